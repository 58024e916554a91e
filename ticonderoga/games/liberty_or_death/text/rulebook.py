"""Our own summary of every numbered section of the Living Rules, for the `rule` command.

These are the facts of the game in our words, never sentences of the rulebook; who wants to
know exactly should read the book that comes in the box. Chapter 8, the non-players, is in
rulebook_non_players.py.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.games.liberty_or_death.text.rulebook_non_players import NON_PLAYER_RULES

PLAYER_RULES: Final[dict[str, str]] = {
    "1.0": (
        "The American rebellion from 1775 to 1783: British, Patriots, Indians and French, in two "
        "sides whose Factions win each for itself."
    ),
    "1.1": (
        "Cards come one at a time, and the next one can be seen. Each names an order of the "
        "Factions, which act by a Command or take the Event. Winter Quarters cards stop play for "
        "victory, supply and income."
    ),
    "1.2": (
        "The game has a map, 109 cards, wooden pieces, markers for leaders, ships, propaganda and "
        "raids, dice of three and of six."
    ),
    "1.3": (
        "The map has Cities and Provinces, the West Indies box and boxes for forces that are not "
        "on the map."
    ),
    "1.3.1": (
        "There are 7 Cities and 15 Provinces: 11 Colonies and 4 Indian Reserves. Any forces may "
        "be in any of them, within 1.4.2."
    ),
    "1.3.2": "A Province has a Population of 0 to 2, which counts for Support, Rally and Plunder.",
    "1.3.3": (
        'A City has Population 1, New York City 2. "New York" and "Quebec" alone are the Provinces.'
    ),
    "1.3.4": (
        "Quebec, Northwest, Southwest and Florida are Indian Reserves: Provinces without "
        "Population, and no Colonies."
    ),
    "1.3.5": (
        "Eleven Colonies stand for thirteen: Maryland goes with Delaware, Connecticut with Rhode "
        "Island."
    ),
    "1.3.6": "Spaces that touch are adjacent. Cities touch Provinces only.",
    "1.3.7": (
        "The West Indies border nothing and are closed to units until the Treaty of Alliance; "
        "Squadrons may wait there. Later one comes and goes by Muster, in the Supply Phase or by "
        "Event."
    ),
    "1.3.8": "Overflow boxes only make room on the table.",
    "1.3.9": (
        "Unavailable boxes hold French Regulars and Squadrons, British Regulars and Tories until "
        "something brings them out."
    ),
    "1.4": (
        "Units are Regulars, Tories, Continentals, Militia and War Parties; pieces are units, "
        "Forts and Villages; cubes are Regulars, Tories and Continentals. Leaders, ships and "
        "markers are no pieces."
    ),
    "1.4.1": (
        "Pieces are placed from Available and return there unless they become Casualties. Who has "
        "none of a type Available may take some off the map to place them, but never Regulars. "
        "What cannot be replaced is removed."
    ),
    "1.4.2": (
        "Two Forts and Villages at most in a space. The West Indies take only Regulars, British "
        "Forts and Squadrons. Indians are never in a City."
    ),
    "1.4.3": (
        "Militia and War Parties are Underground or Active, and come Underground. Moving does not "
        "change that by itself."
    ),
    "1.5": (
        "One to four players share the Factions; the rest are non-players or go to the players, "
        "by sides."
    ),
    "1.5.1": (
        "Royalists are the British and the Indians, the Rebellion the Patriots and the French. "
        "They share no victory."
    ),
    "1.5.2": "Factions of one side are friends and cannot fight each other.",
    "1.5.3": (
        "Agreements are open and bind nobody. Resources change hands only by Command, Special "
        "Activity or Event."
    ),
    "1.6": "Support, Opposition, Casualties, Forts and Villages decide who wins.",
    "1.6.1": (
        "A space with Population is at Active or Passive Support, Neutral, or at Passive or "
        "Active Opposition. Without Population it is always Neutral."
    ),
    "1.6.2": "Active levels count the Population twice.",
    "1.6.3": (
        "Total Support and Total Opposition add up Population, double where Active, and change at "
        "once."
    ),
    "1.6.4": (
        "Cubes and Forts lost in fighting are Casualties, counted for the whole game: British "
        "ones in CBC, French and Patriot ones in CRC. The cubes come back in the Reset Phase, "
        "Forts at once."
    ),
    "1.6.5": (
        "Patriot Forts and Villages on the map are counted against each other, with an offset of 3."
    ),
    "1.7": (
        "The Rebellion Controls a space where it has more pieces than the Royalists; the British "
        "where the Royalists have more and one of them is British. All pieces count, leaders do "
        "not."
    ),
    "1.8": "Resources run from 0 to 50.",
    "1.9": (
        "French Naval Intervention (FNI) is the number of Blockades on Cities, possible only "
        "after the Treaty. Raising it, the French lay a Squadron from the West Indies on a City; "
        "lowering it, the British send one back. In a Blockaded City there is no Muster of "
        "Regulars and no Garrison, and it counts for neither Support nor income. Colonies beside "
        "it take Regulars only if another City is open; a British March goes there only from an "
        "adjacent space. At FNI 3 there is no Garrison."
    ),
    "1.10": (
        "One leader of each Faction is in play. He may go along with his units, comes with a "
        "piece placed, cannot be lost, and rejoins his own when alone. Washington doubles a Day "
        "Won and protects; Rochambeau saves the French their share; Lauzun hits harder; Gage "
        "gives the first level of loyalty; Howe lowers FNI before a Special Activity; Clinton and "
        "Brant take one more Militia; Cornplanter builds for one War Party; Dragging Canoe raids "
        "one space farther."
    ),
    "2.0": "The sequence of play.",
    "2.1": (
        "Choose a scenario and options, lay out forces and markers, and make the deck: piles of "
        "ten Events with a Winter Quarters card among the last four of each."
    ),
    "2.2": (
        "The first card is played, the second lies on deck. A Winter Quarters card that is turned "
        "up is swapped with the card about to be played, and winter is held at once."
    ),
    "2.3": (
        "On an Event card up to two Factions act, in the order of the card, if they are Eligible."
    ),
    "2.3.1": (
        "Who executed neither Command nor Event on the last card is Eligible. All are at the start."
    ),
    "2.3.2": "The leftmost Eligible Faction is 1st Eligible, the next one 2nd Eligible.",
    "2.3.3": (
        "A Pass earns 1 (Patriots, Indians) or 2 (British, French) and keeps Eligibility; the "
        "next Eligible Faction takes the place."
    ),
    "2.3.4": (
        "The 1st Eligible has a Command, a Command with Special Activity, or the Event. The 2nd "
        "Eligible then has a Limited Command; or a Limited Command or the Event; or a Command "
        "with or without Special Activity."
    ),
    "2.3.5": (
        "A Limited Command is a Command in one space, or with one destination, and without "
        "Special Activity."
    ),
    "2.3.6": (
        "Who acted is Ineligible on the next card, all others Eligible. Events may change that; a "
        "Brilliant Stroke makes everybody Eligible."
    ),
    "2.3.7": (
        "The card on deck is played next and another is turned up. With the option Winter is "
        "Coming a Winter Quarters card waits its turn."
    ),
    "2.3.8": (
        "A Faction may play its Brilliant Stroke while it is Eligible, before the 1st Eligible "
        "acts and while no Winter Quarters card shows: two Limited Commands and a Special "
        "Activity, free, one of the Commands involving its leader. It cancels the Event. The "
        "Treaty trumps all, the Indians all but the Treaty, the French Patriots and British, the "
        "British the Patriots."
    ),
    "2.3.9": (
        "The Treaty of Alliance needs more than 15 French Preparations: Regulars Available, "
        "Squadrons and Blockades not Unavailable, CBC. It gives a free French Muster with "
        "Rochambeau, raises FNI by one, and sends three Regulars of each nation to the West "
        "Indies. Before it the French have no pieces in America; after it they have all their "
        "Commands and may win."
    ),
    "2.4": "A Winter Quarters card means a Winter Quarters Round.",
    "2.4.1": "The last one ends with its Support Phase, and the game is scored.",
    "3.0": "Commands.",
    "3.1": (
        "A Command selects spaces, each once, and pays for them. The executor decides everything, "
        "also for pieces of others that it may use."
    ),
    "3.1.1": "Pawns mark selected spaces for convenience.",
    "3.1.2": "Free Commands cost nobody anything and do not change Eligibility; all else holds.",
    "3.2": "The British Muster, Garrison, March and Battle.",
    "3.2.1": (
        "Muster, 1 a space: up to six Regulars in one open City, a Colony beside one, or the West "
        "Indies; then up to two Tories (one at Passive, none at Active Opposition) in spaces "
        "with or beside Regulars or a British Fort; then in one space a Fort for three cubes, or "
        "Reward Loyalty, which is always paid."
    ),
    "3.2.2": (
        "Garrison, 2 in all: Regulars move to Cities from anywhere, no Blockade at either end; "
        "every three cubes in a City Activate a Militia; in one City under British Control "
        "without Patriot Fort the Rebellion units may be driven out."
    ),
    "3.2.3": (
        "March, 1 a destination: Regulars to an adjacent space, or by sea from one open City, or "
        "beside it, to another or beside that; Tories go along one for one. Every three cubes in "
        "a destination Activate a Militia."
    ),
    "3.2.4": "Battle, 1 a space with British and Rebellion pieces.",
    "3.3": "The Patriots Rally, March, Battle and use Rabble-Rousing.",
    "3.3.1": (
        "Rally, 1 a space not at Active Support: a Militia, or a Fort for two units; where a Fort "
        "is, Militia up to Forts and Population, or Militia from around come in and all go "
        "Underground. In one Fort space Militia may become Continentals. No Militia are placed in "
        "Reserves."
    ),
    "3.3.2": (
        "March, 1 a destination: to adjacent spaces. French Regulars go along one for each "
        "Continental, for a French Resource. Two Continentals Activate a War Party. Militia "
        "entering a City under British Control are seen if group and British cubes are more than "
        "3."
    ),
    "3.3.3": (
        "Battle, 1 a space with Patriot and Royalist pieces; the French take part for 1 of theirs."
    ),
    "3.3.4": (
        "Rabble-Rousing, 1 a space with an Underground Militia, or with Rebellion Control and a "
        "Patriot piece: a Propaganda marker and one level toward Active Opposition. Without that "
        "Control a Militia turns Active."
    ),
    "3.4": "The Indians Gather, March, Scout and Raid.",
    "3.4.1": (
        "Gather, 1 a Province not at an Active level, the first Reserve free: a War Party, or a "
        "Village for two; where a Village is, War Parties up to Villages and one, or War Parties "
        "from around come in and all go Underground."
    ),
    "3.4.2": (
        "March, 1 a Province, the first one entered from Reserves only free. In a Colony under "
        "Rebellion Control a group is seen if it and the Militia are more than 3."
    ),
    "3.4.3": (
        "Scout, 1 of the Indians and 1 of the British: War Parties take Regulars, and Tories up "
        "to their number, to an adjacent Province. The War Parties and all Militia there turn "
        "Active, and a Skirmish may follow."
    ),
    "3.4.4": (
        "Raid, 1 a Province, three at most: at Opposition, with an Underground War Party in it or "
        "beside it. One War Party may move in; one turns Active, a Raid marker comes and the "
        "level moves toward Neutral."
    ),
    "3.5": (
        "The French use Agent Mobilization before the Treaty, Hortalez always, Muster, March and "
        "Battle after it."
    ),
    "3.5.1": (
        "Agent Mobilization, 1: two Militia or a Continental in Quebec, New York, New Hampshire "
        "or Massachusetts, not at Active Support."
    ),
    "3.5.2": "Hortalez: pay 1 or more, the Patriots gain that and 1.",
    "3.5.3": (
        "Muster, 2: up to four Regulars in a Colony or City under Rebellion Control or in the "
        "West Indies; two Regulars may become a Patriot Fort if the Patriots pay 1."
    ),
    "3.5.4": (
        "March, 1 a destination that has a Patriot piece or gets a Continental: adjacent, or by "
        "sea through Cities under Rebellion Control. Continentals go along one for one, for a "
        "Patriot Resource."
    ),
    "3.5.5": (
        "Battle, 1 a space with French and Royalist pieces; the Patriots take part for 1 of theirs."
    ),
    "3.6": "Battle: who takes part, Force, dice, losses, and who Wins the Day.",
    "3.6.1": (
        "The attacker decides for its side; an ally of the Rebellion takes part only if paid for, "
        "Indians with a War Party always may. British or Patriots decide for the defenders, and "
        "all defending leaders count."
    ),
    "3.6.2": (
        "Attacker is who executes the Battle. Force is cubes, half the Active irregulars, and "
        "Forts of the defender. A Loss Level is the enemy's roll with modifiers."
    ),
    "3.6.3": (
        "Attacker, then defender, may Activate. Attacking Tories count up to the Regulars, a paid "
        "ally up to one's own cubes; defenders count all cubes and Forts. Active irregulars "
        "count half."
    ),
    "3.6.4": (
        "One D3 for each 3 of Force, three at most. The attacker's roll is the Defender Loss "
        "Level and the other way round."
    ),
    "3.6.5": (
        "Defender Loss Level: +1 Regulars are half the attacking cubes, +1 Underground, +1 "
        "leader, +1 Lauzun; -1 British in a Blockaded City, -1 British in the West Indies with a "
        "Squadron there, -1 each Fort, -1 Indians in a Reserve, -1 Washington."
    ),
    "3.6.6": (
        "Attacker Loss Level: +1 Regulars are half the defending cubes, +1 Underground, +1 "
        "leader, +1 each Fort; -1 British in a Blockaded City, -1 British in the West Indies with "
        "a Squadron there."
    ),
    "3.6.7": (
        "Attacker, then defender, remove pieces up to the Loss Level: Regulars, Continentals and "
        "Forts are worth 2, others 1. Royalists: Regular and Tory in turn, then Active War "
        "Parties, then (defending) Villages and Forts. Rebellion: French Regular, Continental and "
        "Active Militia in turn, then (defending) Forts. Underground units stay."
    ),
    "3.6.8": (
        "If the loser removed two pieces or more, a cube or Fort among them, the winner (fewer "
        "pieces lost; the defender if even) shifts half that number, three at most, doubled by "
        "Washington; what does not fit goes to adjacent spaces. A winning Rebellion Rallies once "
        "for free and may move the Blockades of the City. Never in the West Indies."
    ),
    "4.0": "Special Activities.",
    "4.1": (
        "One Special Activity may go with a Command that is not limited, before, within or after "
        "it, at no cost."
    ),
    "4.1.1": "Some go only with certain Commands or stay away from their spaces.",
    "4.2": "The British have Common Cause, Skirmish and Naval Pressure.",
    "4.2.1": (
        "Common Cause, with March or Battle: War Parties act as Tories and turn Active; never "
        "into Cities."
    ),
    "4.2.2": (
        "Skirmish, with Regulars, not where a Battle, Muster or Garrison takes place: one "
        "Rebellion cube or Active Militia; or two for a Regular; or, with none of these there, a "
        "Patriot Fort for a Regular."
    ),
    "4.2.3": (
        "Naval Pressure: a D3 of Resources before the Treaty or at FNI 0, else FNI falls by one."
    ),
    "4.3": "The Patriots have Persuasion, Partisans and Skirmish.",
    "4.3.1": (
        "Persuasion: in up to three Colonies or Cities under Rebellion Control a Militia turns "
        "Active for 1 Resource and a Propaganda marker."
    ),
    "4.3.2": (
        "Partisans, not where a Battle is: a Militia turns Active for one Royalist unit; or two "
        "turn Active and one goes for two units, or for a Village where no War Party is."
    ),
    "4.3.3": (
        "Skirmish, with Continentals, not where a Battle is: one British cube; or two for a "
        "Continental; or, with no cube there, a British Fort for a Continental."
    ),
    "4.4": "The Indians have Trade, War Path and Plunder.",
    "4.4.1": (
        "Trade, at a Village: a War Party turns Active; the British hand over what they like, and "
        "if that is nothing the Indians earn 1."
    ),
    "4.4.2": (
        "War Path: a War Party turns Active for one Rebellion unit; or two turn Active and one "
        "goes for two units, or for a Patriot Fort where no unit is."
    ),
    "4.4.3": (
        "Plunder, with Raid, where War Parties outnumber the Rebellion: the Population in "
        "Resources goes from Patriots to Indians, and a War Party leaves."
    ),
    "4.5": "The French have Préparer la Guerre; after the Treaty also Skirmish and Naval Pressure.",
    "4.5.1": (
        "Préparer la Guerre: a Squadron to the West Indies, or up to three Regulars to Available, "
        "or 2 Resources."
    ),
    "4.5.2": (
        "Skirmish, with French Regulars, not where a Battle or Muster is: as that of the Patriots."
    ),
    "4.5.3": (
        "Naval Pressure: FNI rises by one; with no Squadron in the West Indies the Blockades may "
        "be rearranged."
    ),
    "5.0": "Events. The flavour text has no effect.",
    "5.1": "The executor carries the text out and decides, unless another Faction is named.",
    "5.1.1": (
        "Event text goes before the rules, but not before stacking, the ban on French pieces "
        "before the Treaty, Available pieces and the bounds of Resources."
    ),
    "5.1.2": "Of two Events the one being played holds.",
    "5.1.3": "What can be done must be done; the rest is left out.",
    "5.1.4": "Brilliant Strokes are Events held in hand.",
    "5.2": "Of two texts any Faction may choose either.",
    "5.3": "Free Commands of Events cost nothing and do not change Eligibility.",
    "6.0": (
        "Winter Quarters: Victory Check, Supply, Resources, Support, Redeployment, Desertion, "
        "Reset."
    ),
    "6.1": "If a Faction fulfils both its conditions the game ends.",
    "6.2": "Supply: British, Patriots, French, Indians.",
    "6.2.1": (
        "British cubes need a British Fort or a City under British Control; else pay 1 a space, "
        "remove them or shift toward Active Opposition. Patriots and French need a Patriot Fort "
        "or a Colony or City under Rebellion Control; else pay 1, or the Patriots remove half and "
        "the French go to the nearest Fort. War Parties need a Village or a Reserve; else pay 1 "
        "or go to the nearest Village. Without a Village the Indians place one."
    ),
    "6.2.2": (
        "With both nations in the West Indies the French fight a free Battle there; then each "
        "pays 1 to stay or withdraws."
    ),
    "6.3": "Income, to 50 at most.",
    "6.3.1": (
        "British: Forts, Population of Cities they Control that are not Blockaded, 5 for the West "
        "Indies."
    ),
    "6.3.2": "Indians: half the Villages.",
    "6.3.3": "Patriots: Forts and half the spaces under Rebellion Control.",
    "6.3.4": (
        "French: before the Treaty twice the Squadrons in the West Indies; after it FNI, "
        "Population of Cities not under British Control, 5 for the West Indies."
    ),
    "6.4": "British, then Patriots, spend Resources on Support and Opposition.",
    "6.4.1": (
        "Reward Loyalty, with British Control, a Regular and a Tory: 1 for each marker, then 1 "
        "for each level, two a space at most."
    ),
    "6.4.2": (
        "Committees of Correspondence, with Rebellion Control and a Patriot piece: 1 for each "
        "Raid marker, then 1 for each level, two a space at most."
    ),
    "6.4.3": "The last round ends here.",
    "6.5": "Redeployment: leaders, releases, ships.",
    "6.5.1": (
        "The first Faction on the card on deck changes its leader: Gage, Howe, Clinton; "
        "Rochambeau, Lauzun after the Treaty; Brant, Cornplanter, Dragging Canoe; the Patriots "
        "never."
    ),
    "6.5.2": (
        "Indians, French, British, Patriots may take their leader to any space with own pieces or "
        "to Available."
    ),
    "6.5.3": "British pieces are released from Unavailable by the schedule of the scenario.",
    "6.5.4": "After the Treaty FNI falls by one; then the French may rearrange their Blockades.",
    "6.6": "Desertion.",
    "6.6.1": (
        "One Militia and one Continental in five leave the map; the Indians pick the first of "
        "each, the Patriots the rest."
    ),
    "6.6.2": "One Tory in five leaves the map; the French pick the first, the British the rest.",
    "6.7": (
        "Markers leave, all are Eligible, Casualty cubes become Available, irregulars go "
        "Underground, the next card is turned up, and the winter card takes effect."
    ),
    "7.0": "Each Faction has two conditions: checked one by one each winter, added up at the end.",
    "7.1": (
        "After a win by check the side of the winner takes the first two places by margin. "
        "Without the Treaty the French are last. If a non-player wins, all players lose. Ties: "
        "non-players, Patriots, British, French, Indians."
    ),
    "7.2": (
        "British: Support more than 10 above Opposition, and CRC above CBC. Patriots: Opposition "
        "more than 10 above Support, and Forts plus 3 above Villages. French: Opposition more "
        "than 10 above Support, CBC above CRC, and the Treaty. Indians: Support more than 10 "
        "above Opposition, and Villages less 3 above Forts. A player of both Factions needs all "
        "four."
    ),
    "7.3": (
        "At the end the sum of both margins counts, the highest wins, and a player of two "
        "Factions has the worse one. Without the Treaty the French cannot win."
    ),
}

RULES: Final[dict[str, str]] = {**PLAYER_RULES, **NON_PLAYER_RULES}
