"""Words of movement: along connections, by Sail, and Landing."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Verb, Way

VERBS: Final[tuple[Verb, ...]] = (
    Verb("go", ("space",), "Move to {0}"),
    Verb("take", ("piece",), "Bring {0}"),
    Verb("drop", ("piece",), "Drop off {0}"),
    Verb("stop", (), "End the move", within="End the move in {space}"),
    Verb("embark", ("piece",), "Embark {0}"),
    Verb("embark_all", (), "Embark all and Sail"),
    Verb("set_sail", (), "Set sail"),
    Verb("land", ("space",), "Land at {0}"),
    Verb("stay_at_sea", (), "Stay in the Sail box"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "move": Prompt(
        "10.2",
        "Stack at {space}: move where, and with which units?",
        "The {side} move a stack; it is at {space}.",
    ),
    "embark": Prompt("10.6", "Embark which units at {space}?", "A Fleet embarks units at {space}."),
    "land": Prompt(
        "10.6.1",
        "Where do your units in the Sail box Land?",
        "The units in the Sail box are about to Land.",
    ),
    "land_now": Prompt(
        "7.3.4",
        "Land the units that Sailed at once, and where?",
        "The units that have Sailed may Land at once.",
    ),
}

REASONS: Final[dict[str, Sentence]] = {
    # connections
    "no_connection": Sentence("10.2", "No connection leads to {0}.", ("space",)),
    "path_light_only": Sentence("10.2", "Only Light units may use a Path."),
    "fleet_coast_only": Sentence("10.2", "Fleets use Coastal Connections only."),
    "connection_full": Sentence(
        "10.1", "Too many units for that connection this Action Round."
    ),
    "road_artillery": Sentence(
        "10.1", "Only one Artillery may use a Road per Action Round."
    ),
    "french_base": Sentence("2.1.7", "French units may not enter a British Base."),
    "must_outnumber": Sentence(
        "10.2.1", "Enemy units are on the same space, and they are not Outnumbered."
    ),
    "enemy_came_that_way": Sentence(
        "10.2.1", "The enemy has come by that connection in this Action Round."
    ),
    "routed_home": Sentence(
        "13.8", "{0} is an enemy Home Space, so a Routed stack may not enter.", ("space",)
    ),
    "routed_attack": Sentence("10.7", "A Routed stack may not attack {0}.", ("space",)),
    # setting out, taking, dropping, stopping
    "no_way_out": Sentence("10.2", "From {0} no connection is open to them.", ("space",)),
    "no_common_way": Sentence(
        "10.2", "No connection is open to all if {0} moves with the stack.", ("piece",)
    ),
    "no_mp_left": Sentence("10.2", "No Movement Points are left."),
    "light_only": Sentence(
        "10.5", "A Light AP moves Light units, and at most one Commander with them."
    ),
    "light_leads": Sentence("10.5", "With a Light AP no Commander moves without Light units."),
    "one_commander": Sentence("10.5", "With a Light AP only one Commander may move."),
    "commander_from_start": Sentence(
        "10.2.1", "With a Light AP {0} cannot be picked up on the way.", ("piece",)
    ),
    "commander_alone": Sentence(
        "10.5", "In Light Movement no Commander is left where no other unit is."
    ),
    "one_nation": Sentence(
        "7.3.2",
        "An Indian AP moves one Indian unit, or units of one Nation: {0} cannot join.",
        ("piece",),
    ),
    "choose_indian": Sentence(
        "7.3.2", "An Indian AP moves one Indian unit, or units of one Nation: take them first."
    ),
    "commanders_way": Sentence(
        "10.4",
        "Commanders alone go through friendly spaces without enemy units to a friendly stack; "
        "{0} does not lead to one.",
        ("space",),
    ),
    "commanders_end": Sentence(
        "10.4", "Commanders alone must end their move with a friendly stack."
    ),
    "not_with_stack": Sentence("10.2.1", "{0} is not one of your units on this space.", ("piece",)),
    "already_along": Sentence("10.2.1", "{0} is already in the moving stack.", ("piece",)),
    "not_along": Sentence("10.2.1", "{0} is not in the moving stack.", ("piece",)),
    "dropped_here": Sentence("10.2.1", "{0} has just been dropped off here.", ("piece",)),
    "picked_here": Sentence("10.2.1", "{0} has just been picked up here.", ("piece",)),
    "last_of_stack": Sentence(
        "10.2.1", "{0} is all that is left of the stack: it may stop instead.", ("piece",)
    ),
    "not_set_out": Sentence("10.2", "The stack has not moved yet."),
    # by sea
    "no_fleet": Sentence("10.6", "There is no Fleet of yours at {0}.", ("space",)),
    "fleet_spent": Sentence("7.2.1", "The Fleets at {0} are Spent.", ("space",)),
    "already_aboard": Sentence("10.6", "{0} is already aboard.", ("piece",)),
    "not_with_fleet": Sentence("10.6", "{0} is not one of your units with the Fleet.", ("piece",)),
    "fleet_first": Sentence("10.6", "A Fleet must Sail: choose it first."),
    "fleets_full": Sentence("10.6", "A Fleet transports at most four units."),
    "all_aboard": Sentence("10.6", "All units that can Sail are aboard."),
    "not_coastal": Sentence("10.6.1", "{0} is not a Coastal Space.", ("space",)),
    "sea_closed": Sentence(
        "10.6.2",
        "{0} is not on the Atlantic Ocean, the only Sea Zone friendly to the British so far.",
        ("space",),
    ),
    "must_land": Sentence("10.6.1", "They must Land now."),
}

REFUSALS: Final[dict[str, str]] = {}
"""What is said against a pick that was not offered, by the key of the question."""

LOG: Final[dict[str, Sentence]] = {
    "piece_moved": Sentence(
        "10.2", "{0} moves from {1} to {2}.", ("piece", "space", "space"), way=Way(1, 2, piece=0)
    ),
    "units_moved": Sentence(
        "10.2",
        "The {0} move {1} from {2} to {3}.",
        ("side", "units", "space", "space"),
        way=Way(2, 3),
    ),
    "picked_up": Sentence("10.2.1", "{0} is picked up at {1}.", ("piece", "space")),
    "dropped_off": Sentence("10.2.1", "{0} is dropped off at {1}.", ("piece", "space")),
    "stays_no_mp": Sentence(
        "10.2", "{0} has no Movement Points left and stays at {1}.", ("piece", "space")
    ),
    "stays_no_way": Sentence(
        "10.2", "{0} cannot use that connection and stays at {1}.", ("piece", "space")
    ),
    "forced_march": Sentence("7.4", "{1}: the {0} move one more connection.", ("side", "card")),
    "sailed": Sentence("10.6", "The {0} Sail from {2} with {1}.", ("side", "units", "space")),
    "landed": Sentence("10.6.1", "The {0} Land {1} at {2}.", ("side", "units", "space")),
    "cannot_land": Sentence(
        "10.6.1", "The {0} have no space to Land and stay in the Sail box.", ("side",)
    ),
    "surprise_landing": Sentence("7.4", "{0}: no Landing marker.", ("card",)),
}
