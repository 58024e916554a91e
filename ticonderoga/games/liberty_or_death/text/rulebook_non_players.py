"""Our own summary of chapter 8 of the Living Rules: how non-players decide."""

from __future__ import annotations

from typing import Final

NON_PLAYER_RULES: Final[dict[str, str]] = {
    "8.0": "Non-players follow a flowchart; where it is unclear the text of chapter 8 holds.",
    "8.1": (
        "A non-player keeps chapters 1 to 7 but executes full Commands where others have Limited "
        "ones, never takes pieces off the map to place them, and takes Events by its own "
        "conditions: never with a sword, by instruction with a musket. What it cannot pay counts "
        "as impossible. The French play the Treaty when Squadrons in the West Indies, Available "
        "Regulars and half of CBC exceed 15. Leaders go with the largest group."
    ),
    "8.1.1": "Everything is done as far as it goes. Most Support is level times Population.",
    "8.1.2": (
        "Pieces are placed, removed and targeted in fixed orders: bases first, irregulars, then "
        "cubes in turn; own losses the other way round."
    ),
    "8.1.3": "Priorities are exhausted one by one; ties are random.",
    "8.2": (
        "Random spaces: a D3 for the column, a D6 for the row, then on through the table to the "
        "first candidate."
    ),
    "8.3": "How non-players use Events.",
    "8.3.1": "Cards with a musket have an instruction for the non-player.",
    "8.3.2": "Patriots and French use the shaded text, British and Indians the other.",
    "8.3.3": (
        "An Event without effect, against its own side only, or shifting toward the enemy is "
        "Ineffective and is not played."
    ),
    "8.3.4": "As many pieces as possible are placed, removed or moved, from Unavailable first.",
    "8.3.5": (
        "Benefits go to itself, then the ally, then a random enemy, non-players first; harm to a "
        "random enemy, players first. Spaces that fulfil the condition come first, then most "
        "bases, then most pieces."
    ),
    "8.3.6": "Shifts go for the largest gain of its own side, then the largest loss of the enemy.",
    "8.3.7": (
        "A Brilliant Stroke begins with a Limited Command by the chart that involves the leader; "
        "then the Special Activity and a second Limited Command."
    ),
    "8.3.8": "All other choices are random.",
    "8.4": (
        "British: the Event if it helps Support when behind, brings pieces from Unavailable, puts "
        "Tories, a Fort or Regulars where wanted, or costs the Rebellion Casualties; with five "
        "Cities on a 5 or 6. Else a Command, or a Pass without Resources."
    ),
    "8.4.1": (
        "Garrison with ten Regulars on the map and a City without Patriot Fort under Rebellion "
        "Control. Naval Pressure or Skirmish first; then gain Cities with just enough, one "
        "Regular to each Controlled City, three cubes where possible, and drive the most Rebels "
        "out."
    ),
    "8.4.2": (
        "Muster if a D6 is below the Available Regulars: Regulars, Tories, then Reward Loyalty or "
        "a Fort, in four spaces at most; then Skirmish or Naval Pressure."
    ),
    "8.4.3": (
        "March if no Battle offers itself: gain two Cities, then Colonies; join Regulars and "
        "Tories; in place to find Militia. Common Cause only to make groups larger."
    ),
    "8.4.4": "Battle wherever Force with modifiers is the greater, with Common Cause if it helps.",
    "8.4.5": "Reward Loyalty with fewest markers and largest change first.",
    "8.4.6": "Asked to Trade, the British roll a D6 if they are richer and may give half.",
    "8.4.7": "Supply is paid for, or shifted, only where cubes are needed for the Support Phase.",
    "8.4.8": "They stay in the West Indies only if they Control them.",
    "8.4.9": "The leader goes to most Regulars.",
    "8.4.10": "Tories desert where Control changes least.",
    "8.4.11": (
        "The Brilliant Stroke comes with four Regulars at the leader and a Rebellion player 1st "
        "Eligible, or against the Patriots' own."
    ),
    "8.5": (
        "Patriots: the Event if it helps Opposition when behind, places Militia where wanted, a "
        "Fort, removes a Village or brings 3 Resources; with 25 pieces on a 5 or 6. Else a "
        "Command, or a Pass without Resources."
    ),
    "8.5.1": (
        "Battle where cubes and leaders outnumber Active Royalists and Force with modifiers is "
        "greater, with the French if they can pay. Then Partisans, Skirmish or Persuasion."
    ),
    "8.5.2": (
        "Rally if a Fort would come or a D6 exceeds the Underground Militia: Forts, Militia at "
        "Forts, Continentals, Militia elsewhere, gather and hide; four spaces at most."
    ),
    "8.5.3": "Rabble-Rousing wherever it shifts, Active Support first.",
    "8.5.4": "March to gain two spaces, with Villages first, then Militia to spaces without.",
    "8.5.5": "Supply is paid where a removal would change Control.",
    "8.5.6": "Washington goes to most Continentals.",
    "8.5.7": "Deserters are taken where Control changes least.",
    "8.5.8": (
        "The Brilliant Stroke comes with four Continentals at Washington and a player 1st Eligible."
    ),
    "8.5.9": "Committees with fewest Raid markers and largest change first.",
    "8.6": (
        "French: the Event if it helps Opposition when behind, brings Regulars or Squadrons, "
        "places pieces, costs the British Casualties or earns Resources; after the Treaty on a 5 "
        "or 6. Else a Command, or a Pass without Resources."
    ),
    "8.6.1": (
        "Before the Treaty Hortalez if a D3 exceeds the Patriot Resources, up to a D3; with "
        "Préparer la Guerre."
    ),
    "8.6.2": "Else Agent Mobilization: two Militia or a Continental where it gains most Control.",
    "8.6.3": (
        "After the Treaty Hortalez only in place of Muster; with Skirmish, Préparer la Guerre or "
        "Naval Pressure."
    ),
    "8.6.4": (
        "Muster if a D6 is below the Available Regulars: the West Indies or beside Continentals."
    ),
    "8.6.5": "March to gain Control with as many as possible, else toward the British.",
    "8.6.6": (
        "Battle where Rebellion cubes and leader outnumber the British and Force with modifiers "
        "is greater; Naval Pressure first."
    ),
    "8.6.7": "Supply is paid where leaving would change Control.",
    "8.6.8": "They pay to stay in the West Indies.",
    "8.6.9": (
        "The leader goes to most Regulars with Continentals; Blockades to the Cities with most "
        "Support."
    ),
    "8.6.10": "They pick the Tory whose loss changes Control of most Population.",
    "8.6.11": (
        "The Brilliant Stroke comes with four Regulars at the leader and a player 1st Eligible, "
        "or against the British."
    ),
    "8.7": (
        "Indians: the Event if it helps Support when behind, places a Village, gives a Gather or "
        "removes a Patriot Fort; with four Villages on a 5 or 6. Else a Command."
    ),
    "8.7.1": (
        "Raid if Support and a D6 do not exceed Opposition: up to three Colonies, those to "
        "Plunder first; then Plunder, War Path or Trade."
    ),
    "8.7.2": (
        "Gather if two Villages would come or a D6 is below the Available War Parties: Villages, "
        "War Parties at Villages, then elsewhere; four spaces at most."
    ),
    "8.7.3": "March to gather three War Parties for a Village, then to end Rebellion Control.",
    "8.7.4": (
        "Scout where War Parties and Regulars are together, against a Fort first, with a Skirmish."
    ),
    "8.7.5": "Supply is paid to deny Rebellion Control or where a Village could be built.",
    "8.7.6": "They pick deserters at Villages first.",
    "8.7.7": "The leader goes to most War Parties; Cornplanter where he can build.",
    "8.7.8": (
        "The Brilliant Stroke comes with three War Parties at the leader and a player 1st "
        "Eligible, or against the Rebellion's."
    ),
    "8.7.9": "Defending a Village they Activate all War Parties but one, elsewhere none.",
    "8.8": (
        "One player runs a Faction or a side. He never wins at a check; at the end his lowest "
        "margin must be 6 or more above the best non-player to win, 1 to 5 is a stalemate."
    ),
}
