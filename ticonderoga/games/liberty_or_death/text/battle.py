"""The words of Battle (3.6) and of the Special Activities (4). words.py joins them."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import SEA, Prompt, Sentence, Way
from ticonderoga.games.liberty_or_death.text.commands import LEFT, WAY

PROMPTS: Final[dict[str, Prompt]] = {
    "common_cause_battle": Prompt(
        "4.2.1",
        "How many War Parties fight as Tories in {space}? They become Active.",
        "The British may use War Parties as Tories in {space}.",
    ),
    "involve_ally": Prompt(
        "3.6.1",
        "Does your ally take part in the Battle in {space}?",
        "The {faction} decide whether their ally takes part in {space}.",
    ),
    "activate_attack": Prompt(
        "3.6.3",
        "You attack in {space}: how many Underground irregulars do you Activate?",
        "The attacker in {space} may Activate irregulars.",
    ),
    "activate_defence": Prompt(
        "3.6.3",
        "The {faction} attack in {space}: how many Underground irregulars do you Activate?",
        "The defender in {space} may Activate irregulars.",
    ),
    "tory_or_war_party": Prompt(
        "3.6.7",
        "A Tory is lost in {space}: remove a Tory, or a War Party that fights as one?",
        "The British choose between a Tory and a War Party in {space}.",
    ),
    "overflow": Prompt(
        "3.6.8",
        "{space} can shift no further: shift which adjacent space? ({left} left)",
        "Levels won in {space} are used in adjacent spaces ({left} left).",
        LEFT,
    ),
    "free_rally": Prompt(
        "3.6.8",
        "The Rebellion Wins the Day: free Rally in one space?",
        "The Patriots may make a free Rally.",
    ),
    "blockades_leave": Prompt(
        "3.6.8",
        "The Rebellion Wins the Day in {space}: to which City do its Blockades move?",
        "The French may move the Blockades of {space}.",
    ),
    "blockades_number": Prompt(
        "3.6.8",
        "How many Blockades go from {origin} to {goal}?",
        "Blockades go from {origin} to {goal}.",
        WAY,
    ),
    "skirmish_space": Prompt("4.2.2", "Where do you Skirmish?", "A Skirmish is being chosen."),
    "partisans_space": Prompt(
        "4.3.2", "Where do Partisans strike?", "The Patriots choose a space for Partisans."
    ),
    "persuasion_space": Prompt(
        "4.3.1",
        "Where do you Persuade? Up to three Colonies and Cities.",
        "The Patriots choose spaces for Persuasion.",
    ),
    "trade_space": Prompt(
        "4.4.1", "Trade: in which Province?", "The Indians choose a Province for Trade."
    ),
    "trade_offer": Prompt(
        "4.4.1",
        "The Indians Trade in {space}: how many Resources do you give them? For none they earn "
        "one.",
        "The British decide what they give for the Trade in {space}.",
    ),
    "war_path_space": Prompt(
        "4.4.2", "War Path: where?", "The Indians choose a space for War Path."
    ),
    "plunder_space": Prompt(
        "4.4.3",
        "Which Province of the Raid do you Plunder?",
        "The Indians choose a Province for Plunder.",
    ),
    "plunderer": Prompt(
        "4.4.3",
        "Remove which War Party for the Plunder?",
        "A War Party is removed for the Plunder.",
    ),
    "strike": Prompt(
        "4.1",
        "{special} in {space}: what do you strike?",
        "{special} in {space} is being carried out.",
    ),
    "strike_at": Prompt(
        "4.1",
        "{special} in {space}: which piece is removed? ({left} left)",
        "{special} in {space}: pieces are being removed ({left} left).",
        LEFT,
    ),
    "one_more_militia": Prompt(
        "1.10",
        "{leader} is in {space}: which additional Militia is removed?",
        "{leader} in {space} removes an additional Militia.",
    ),
    "prepare": Prompt("4.5.1", "Préparer la Guerre: which option?", "The French prepare for war."),
    "move_blockade": Prompt(
        "4.5.3", "From which City does a Blockade move?", "The French may rearrange the Blockades."
    ),
    "blockade_goal": Prompt(
        "4.5.3",
        "Where does the Blockade of {space} go?",
        "A Blockade leaves {space}.",
    ),
}

REFUSALS: Final[dict[str, str]] = {
    "common_cause_battle": "Tories and War Parties together may not exceed the Regulars",
    "involve_ally": "It is asked whether the ally takes part: yes or no",
    "activate_attack": "That many Underground irregulars cannot take part",
    "activate_defence": "There are not that many Underground irregulars",
    "tory_or_war_party": "A Tory goes, or a War Party in Common Cause",
    "overflow": "Only an adjacent space that can still shift takes the levels that are left",
    "free_rally": "It is asked whether the Patriots Rally: yes or no",
    "blockades_leave": "Blockades move to another City",
    "blockades_number": "There are not that many Blockades",
    "skirmish_space": "A Skirmish needs one's own cubes, an enemy to strike, and no Command there "
    "that excludes it",
    "partisans_space": "Partisans need Underground Militia, an enemy to strike and no Battle there",
    "persuasion_space": "Persuasion needs Rebellion Control and Underground Militia in a Colony or "
    "City",
    "trade_space": "Trade needs a Village and an Underground War Party in the Province",
    "trade_offer": "The British cannot give that much",
    "war_path_space": "War Path needs an Underground War Party and Rebellion pieces to strike",
    "plunder_space": "Plunder needs a Province of this Raid in which War Parties exceed Rebellion "
    "pieces",
    "plunderer": "A War Party of that Province goes, and leaves enough for the Raid",
    "strike": "That strike is not possible there",
    "strike_at": "That piece cannot be struck there",
    "one_more_militia": "A Militia of that space goes",
    "prepare": "That cannot be prepared",
    "move_blockade": "There is no Blockade left to move",
    "blockade_goal": "A Blockade goes to another City",
}
"""Why something is outside what a question offers, by the question's name."""

REASONS: Final[dict[str, Sentence]] = {
    "special_of_others": Sentence(
        "4.1", "{0} is a Special Activity of another Faction.", ("special",)
    ),
    "special_before_treaty": Sentence(
        "4.5", "{0} must wait for the Treaty of Alliance.", ("special",)
    ),
    "no_ships": Sentence(
        "4.5.3", "{0} needs a Squadron in the West Indies or a Blockade.", ("special",)
    ),
    "common_cause_command": Sentence("4.2.1", "{0} goes with March or Battle only.", ("special",)),
    "no_space_for_special": Sentence("4.1", "There is no space for {0} now.", ("special",)),
}

LOG: Final[dict[str, Sentence]] = {
    "battle": Sentence("3.6", "The {0} attack in {1}.", ("faction", "space")),
    "ally_involved": Sentence("3.6.1", "The {0} take part in {1}.", ("faction", "space")),
    "common_cause": Sentence(
        "4.2.1", "War Parties that fight as Tories in {1}: {0}.", ("number", "space")
    ),
    "battle_force": Sentence(
        "3.6.4",
        "{0}: Force {1}, {2}D3, rolled {3}.",
        ("side", "number", "number", "number", "d3", "d3", "d3"),
    ),
    "battle_modifier": Sentence("3.6.5", "{1:+d}: {0}.", ("modifier", "number")),
    "loss_level": Sentence("3.6.4", "{0}: Loss Level {1}.", ("side", "number")),
    "battle_nobody": Sentence("3.6.8", "Nobody is left to win in {0}.", ("space",)),
    "battle_won": Sentence("3.6.8", "{0} win in {1}.", ("side", "space")),
    "win_the_day": Sentence(
        "3.6.8", "{0} Win the Day in {1}; levels to shift: {2}.", ("side", "space", "number")
    ),
    "blockades_moved": Sentence(
        "1.9",
        "Blockades that move from {1} to {2}: {0}.",
        ("number", "space", "space"),
        way=Way(1, 2, SEA),
    ),
    "howe": Sentence("1.10", "Howe: FNI drops by one first."),
    "naval_pressure_roll": Sentence("4.2.3", "Naval Pressure: 1D3 roll of {0}.", ("d3",)),
    "trade": Sentence("4.4.1", "The British give {0} for the Trade in {1}.", ("number", "space")),
    "plunder": Sentence("4.4.3", "The Indians Plunder {0}.", ("space",)),
    "squadron_prepared": Sentence(
        "4.5.1", "A Squadron sails to the West Indies; Squadrons there: {0}.", ("number",)
    ),
    "skirmish": Sentence("4.2.2", "The {0} Skirmish in {1}.", ("faction", "space")),
    "partisans": Sentence("4.3.2", "Partisans strike in {0}.", ("space",)),
    "war_path": Sentence("4.4.2", "War Path in {0}.", ("space",)),
    "leader_strikes": Sentence("1.10", "{0} in {1} takes one more Militia.", ("leader", "space")),
}

OPTIONS: Final[dict[str, str]] = {
    "strike_one": "Remove one enemy piece",
    "strike_two": "Remove two enemy pieces for one of your own",
    "strike_base": "Remove a Fort or Village for one of your own",
    "prepare_squadron": "A Squadron to the West Indies",
    "prepare_regulars": "Three Regulars to Available",
    "prepare_resources": "Two Resources",
}

MODIFIERS: Final[tuple[Sentence, ...]] = (
    Sentence("3.6.5", "At least half the attacking cubes are Regulars"),
    Sentence("3.6.5", "An attacking piece is Underground"),
    Sentence("3.6.5", "An attacking Leader"),
    Sentence("3.6.5", "Lauzun attacks with the French"),
    Sentence("3.6.5", "The British attack in a Blockaded City"),
    Sentence("3.6.5", "A Squadron hinders the British attack"),
    Sentence("3.6.5", "Defending Forts shield"),
    Sentence("3.6.5", "Indians defend their Reserve"),
    Sentence("3.6.5", "Washington defends"),
    Sentence("5.1", "The card, against the defender"),
    Sentence("3.6.6", "At least half the defending cubes are Regulars"),
    Sentence("3.6.6", "A defending piece is Underground"),
    Sentence("3.6.6", "A defending Leader"),
    Sentence("3.6.6", "The British defend a Blockaded City"),
    Sentence("3.6.6", "A Squadron hinders the British defence"),
    Sentence("3.6.6", "Defending Forts strike"),
    Sentence("5.1", "The card, against the attacker"),
    Sentence("1.9", "A Squadron strikes the British defenders"),
    Sentence("1.9", "A Squadron strikes the British attackers"),
)
"""What changes a Loss Level, numbered as in rules/battle_levels.py; kind "modifier"."""
