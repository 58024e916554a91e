"""Words of the battle rules: verbs, prompts, reasons, log lines, each with its rule number."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import SEA, Prompt, Sentence, Terms, Verb, Way

VERBS: Final[tuple[Verb, ...]] = (
    Verb("battle", ("space",), "Fight the Battle at {0}"),
    Verb("swap_fleet", ("piece",), "Exchange {0} for an Artillery"),
    Verb("keep_fleets", (), "Keep all Fleets"),
    Verb("combine", ("piece",), "Eliminate {0}"),
    Verb("make_full", ("piece",), "Flip {0} to Full"),
    Verb("commander", ("piece",), "Use {0}"),
    Verb("no_commander", (), "No Commander"),
    Verb("event", (), "Use the Event in this Battle"),
    Verb("no_event", (), "Do not use the Event here"),
    Verb("reroll", ("piece", "source"), "Reroll {0} ({1})"),
    Verb("accept", (), "Accept the dice"),
    Verb("hit", ("piece",), "{0} takes the Hit"),
    Verb("fleet_away", ("piece",), "{0} leaves the Battle"),
    Verb("fleets_stay", (), "No Fleet leaves"),
    Verb("port", ("space",), "Go to {0}"),
    Verb("lose", ("piece",), "Eliminate {0}"),
    Verb("burn_fort", (), "Burn the Fort"),
    Verb("leave_fort", (), "Leave the Fort to the enemy"),
    Verb("retreat", ("space",), "Retreat to {0}"),
)

_LOST: Final = {"lost": "piece"}
_ROLLER: Final = {"roller": "piece"}

PROMPTS: Final[dict[str, Prompt]] = {
    "next_battle": Prompt(
        "13.0", "Which Battle is fought next?", "The First Player chooses the next Battle."
    ),
    "swap_fleet": Prompt(
        "13.2.2",
        "Emergency Artillery at {space}: exchange which Fleet for an Artillery, if any?",
        "The opponent considers Emergency Artillery at {space}.",
    ),
    "combine": Prompt(
        "13.2.3",
        "Two Reduced units are combined: which one is eliminated?",
        "The opponent combines Reduced units.",
    ),
    "make_full": Prompt(
        "13.2.3",
        "{lost} is eliminated: which Reduced unit becomes Full?",
        "The opponent combines Reduced units.",
        _LOST,
    ),
    "commander": Prompt(
        "13.3.1",
        "Which Commander do you use in the Battle at {space}?",
        "The opponent chooses a Commander for the Battle at {space}.",
    ),
    "replacement": Prompt(
        "13.5.1",
        "{lost} is a casualty with {rerolls} left: who replaces him?",
        "The opponent chooses who replaces {lost}.",
        _LOST,
    ),
    "battle_event": Prompt(
        "7.4",
        "Use {card} in the Battle at {space}?",
        "The opponent considers {card} for the Battle at {space}.",
    ),
    "reroll": Prompt(
        "13.5",
        "Battle at {space}: reroll for which unit?",
        "The opponent considers rerolls at {space}.",
    ),
    "hit": Prompt(
        "13.4",
        "{roller} scores a Hit: which of your units takes it?",
        "The opponent chooses who takes the Hit of {roller}.",
        _ROLLER,
    ),
    "fleet_away": Prompt(
        "13.3.3",
        "B&T of {roller}: does a Fleet leave the Battle?",
        "The opponent decides whether a Fleet leaves the Battle.",
        _ROLLER,
    ),
    "port": Prompt("13.3.3", "Where does {piece} go?", "The opponent chooses a port for {piece}."),
    "rout_loss": Prompt(
        "13.8",
        "You are Routed at {space}: which unit is eliminated?",
        "The opponent chooses the unit lost in the Rout at {space}.",
    ),
    "fort_fate": Prompt(
        "13.9.5",
        "You must leave {piece}: burn it?",
        "The opponent decides whether to burn {piece}.",
    ),
    "retreat": Prompt(
        "13.9",
        "Where do the {side} at {space} retreat to?",
        "The {side} at {space} choose where to retreat to.",
    ),
    "retreat_loss": Prompt(
        "13.9.4",
        "The enemy Overwhelms your units as he retreats from {space}: which retreating unit is "
        "eliminated? {units} left to choose.",
        "The opponent chooses the retreating units that are eliminated.",
    ),
}

REASONS: Final[dict[str, Sentence]] = {
    "no_battle_there": Sentence("13.0", "There is no Battle marker at {0}.", ("space",)),
    "battle_fought": Sentence("13.0", "The Battle at {0} has been fought.", ("space",)),
    "battle_later": Sentence(
        "13.0", "More units attack at {0} than elsewhere: that Battle comes later.", ("space",)
    ),
    # picking a piece
    "pick_other_side": Sentence("13.4", "{0} is not of that side.", ("piece",)),
    "pick_elsewhere": Sentence("13.4", "{0} is not among the units there.", ("piece",)),
    "pick_commander": Sentence("3.7", "{0} is a Commander, not a unit to lose.", ("piece",)),
    "pick_sheltered": Sentence(
        "13.9.3", "{0} has retreated here and takes no part in the Battle.", ("piece",)
    ),
    "swap_no_fleet": Sentence("13.2.2", "{0} is not a Fleet.", ("piece",)),
    "combine_full": Sentence("13.2.3", "{0} is not Reduced.", ("piece",)),
    "combine_other_type": Sentence(
        "13.2.3", "{0} is of another type than the units being combined.", ("piece",)
    ),
    "combine_not_now": Sentence(
        "13.2.3", "{0} is not one of the units being combined.", ("piece",)
    ),
    "no_commander": Sentence("13.3.1", "{0} is not a Commander.", ("piece",)),
    # Hits
    "hit_other_type": Sentence(
        "13.3.4", "Another type of unit than that of {0} comes first.", ("piece",)
    ),
    "hit_highland_first": Sentence(
        "13.4.2",
        "The first Hit on a Metropolitan Brigade goes to a Highland Brigade, not to {0}.",
        ("piece",),
    ),
    "hit_reduced_first": Sentence(
        "13.4", "A Reduced unit of the type takes the Hit before {0}.", ("piece",)
    ),
    # rerolls
    "no_die": Sentence("13.5", "{0} has not rolled a die.", ("piece",)),
    "flag_stays": Sentence("13.5", "{0} has rolled a Flag.", ("piece",)),
    "hit_stays": Sentence("13.5", "{0} has scored a Hit.", ("piece",)),
    "no_highland": Sentence(
        "13.5", "{0} is not a Highland Brigade and has no reroll of its own.", ("piece",)
    ),
    "no_event_rerolls": Sentence("13.5", "No Event gives {0} a reroll.", ("piece",)),
    "event_other_units": Sentence(
        "13.5", "The Event gives rerolls to other units than {0}.", ("piece",)
    ),
    "nobody_commands": Sentence("13.5", "No Commander can give {0} a reroll.", ("piece",)),
    "no_rerolls_left": Sentence("13.5", "The Commander has no reroll left for {0}.", ("piece",)),
    "commander_other_shape": Sentence(
        "13.5", "The Commander does not show the shape of {0}.", ("piece",)
    ),
    "rerolled_so": Sentence("13.5", "{0} has already rerolled for this reason.", ("piece",)),
    # Fleets that leave
    "leave_no_fleet": Sentence("13.3.3", "{0} is not a Fleet.", ("piece",)),
    "port_not_coastal": Sentence("13.3.3", "{0} is not a Coastal Space.", ("space",)),
    "port_not_home": Sentence("13.3.3", "{0} is not one of your Home Spaces.", ("space",)),
    "port_enemy_held": Sentence("13.3.3", "The enemy controls {0}.", ("space",)),
    "port_battle": Sentence("13.3.3", "{0} has a Battle marker.", ("space",)),
    "port_enemies": Sentence("13.9.2", "Enemy units are at {0}.", ("space",)),
    # Rout
    "rout_fort": Sentence("13.8", "A Fort is not lost this way.", ("piece",)),
    "rout_artillery_first": Sentence("13.8", "Artillery is lost before {0}.", ("piece",)),
    "rout_indians_last": Sentence(
        "13.8", "Indians such as {0} are lost only if nobody else is there.", ("piece",)
    ),
    # retreat
    "retreat_not_coastal": Sentence(
        "13.9.2", "The stack has Fleets, and {0} is not a Coastal Space.", ("space",)
    ),
    "retreat_must_leave": Sentence("13.9", "{0} is the space that must be left.", ("space",)),
    "retreat_not_friendly": Sentence(
        "13.9.2", "{0} is neither friendly nor Wilderness.", ("space",)
    ),
    "retreat_closed_sea": Sentence(
        "13.9.2", "The Sea Zone of {0} is not friendly to you.", ("space",)
    ),
    "retreat_not_adjacent": Sentence("13.9.3", "{0} is not adjacent.", ("space",)),
    "retreat_path": Sentence(
        "13.9", "Only a Path leads to {0}, and not all of the stack are Light units.", ("space",)
    ),
    "retreat_enemy_came": Sentence(
        "13.9.1", "Enemy units have come from {0} in this Action Round.", ("space",)
    ),
    "retreat_base": Sentence("2.1.7", "{0} is a British Base.", ("space",)),
    "retreat_enemy_units": Sentence("13.9.3", "Enemy units are at {0}.", ("space",)),
    "retreat_militia": Sentence("13.9.3", "Enemy Militia are at {0}.", ("space",)),
    "retreat_neutral_village": Sentence(
        "13.9.3",
        "{0} is a Village of a neutral Nation, open only to a large stack that is not Routed.",
        ("space",),
    ),
    "retreat_priority": Sentence(
        "13.9.1", "Another space comes before {0} in the order of retreats.", ("space",)
    ),
}

REFUSALS: Final[dict[str, str]] = {}
"""What is said against a pick that was not offered, by the key of the question."""

PENALTIES: Final[Terms] = {
    "landing": Sentence("10.6.1", "Landing"),
    "marshal": Sentence("11.0", "Marshal Troops"),
    "rout": Sentence("13.8", "being Routed"),
    "oos": Sentence("14.1.1", "being Out of Supply"),
    "oos_large": Sentence("13.3.2", "being Out of Supply with 8 units or more"),
    "fort": Sentence("13.3.2", "attacking a Fort"),
    "fort_no_guns": Sentence("13.3.2", "attacking a Fort without Artillery"),
}
"""13.3.2 The Battle Penalties by their keys."""

SOURCE_NAMES: Final = ("Highland", "Event", "Commander")
"""13.5 What gives a unit a reroll."""

LOG: Final[dict[str, Sentence]] = {
    "battle": Sentence(
        "13.1", "Battle at {0}: the {1} attack, the {2} defend.", ("space", "side", "side")
    ),
    "militia": Sentence("13.2.1", "{1} fight for the {0}.", ("side", "militia")),
    "emergency_artillery": Sentence(
        "13.2.2", "{0} returns to the pool, and {1} takes its place.", ("piece", "piece")
    ),
    "combined": Sentence("13.2.3", "{0} is combined with {1} and Full again.", ("piece", "piece")),
    "commands": Sentence("13.3.1", "{0} commands, with {1}.", ("piece", "rerolls")),
    "penalty": Sentence("13.3.2", "The {0} go back {2} for {1}.", ("side", "penalty", "positions")),
    "marker_starts": Sentence(
        "13.3.1", "The Battle Victory marker of the {0} starts at {1}.", ("side", "number")
    ),
    "battle_event": Sentence("7.4", "The {0} use {1} in this Battle.", ("side", "card")),
    "marker_moves": Sentence(
        "7.4", "The Battle Victory marker of the {0} moves to {1}.", ("side", "number")
    ),
    "rolled": Sentence("13.3.3", "{0} rolls a {1}.", ("piece", "d6")),
    "militia_rolled": Sentence("13.3.3", "A Militia of the {0} rolls a {1}.", ("side", "d6")),
    "rerolled": Sentence("13.5", "{0} rerolls ({1}): a {2}.", ("piece", "source", "d6")),
    "casualty_roll": Sentence("13.5.1", "Casualty check for {0}: a {1}.", ("piece", "d6")),
    "commander_falls": Sentence("13.5.1", "{0} is a casualty and removed from play.", ("piece",)),
    "hit_scored": Sentence(
        "13.3.4", "{0} scores a Hit: the {1} are at {2}.", ("piece", "side", "number")
    ),
    "bt_scored": Sentence(
        "13.3.3",
        "The B&T of {0} is a Hit on a Brigade: the {1} are at {2}.",
        ("piece", "side", "number"),
    ),
    "hit_not_applied": Sentence(
        "13.3.4", "The Hit is not applied, because the marker is not above 0."
    ),
    "hit_nothing": Sentence("13.3.4", "{0} has nothing left to Hit.", ("piece",)),
    "militia_removed": Sentence(
        "13.3.3", "The B&T of {0} removes a Militia; {1} left.", ("piece", "militia")
    ),
    "bt_is_miss": Sentence("Card 37", "The B&T of {0} counts as a Miss.", ("piece",)),
    "fleet_left": Sentence(
        "13.3.3",
        "{0} leaves {1} for {2}.",
        ("piece", "space", "space"),
        way=Way(1, 2, SEA, 0),
    ),
    "flags": Sentence("13.3.3", "{1} for the {0}, who are at {2}.", ("side", "flags", "number")),
    "flags_void": Sentence(
        "Card 40", "In rough seas the Flags of {0} Fleets count for nothing.", ("side",)
    ),
    "nobody_left": Sentence("13.6", "The {0} have nobody left.", ("side",)),
    "battle_won": Sentence(
        "13.6",
        "The {0} win the Battle at {1}, {2} to {3}.",
        ("side", "space", "number", "number"),
    ),
    "routed": Sentence("13.8", "The {0} at {1} are Routed.", ("side", "space")),
    "walls_fell": Sentence(
        "13.8", "The last Bastion is gone: the {0} lose all non-Light units.", ("side",)
    ),
    "victory_cancelled": Sentence(
        "13.9",
        "A Bastion stands: the {0} stay at {1}, and so does the Battle marker.",
        ("side", "space"),
    ),
    "fort_gone": Sentence("13.9.5", "{0} is removed from play.", ("piece",)),
    "fort_taken": Sentence("13.9.5", "{0} falls, and {1} takes its place.", ("piece", "piece")),
    "retreated": Sentence(
        "13.9.3", "The {0} retreat from {1} to {2}.", ("side", "space", "space"), way=Way(1, 2)
    ),
    "retreated_by_sea": Sentence(
        "13.9.2",
        "The {0} retreat by sea from {1} to {2}.",
        ("side", "space", "space"),
        way=Way(1, 2, SEA),
    ),
    "retreated_to_sea": Sentence(
        "13.9.2", "The {0} retreat from {1} to the Sail box.", ("side", "space")
    ),
    "no_retreat": Sentence(
        "13.9.1", "The {0} at {1} have no space to retreat to.", ("side", "space")
    ),
    "overwhelmed_in_retreat": Sentence(
        "13.9.4", "The {0} Overwhelm the enemy at {1} in their retreat.", ("side", "space")
    ),
    "sheltered": Sentence(
        "13.9.3", "The {0} units here take no part in the Battle at {1}.", ("side", "space")
    ),
    "deserted": Sentence("13.7.1", "{0} goes home.", ("piece",)),
}
