"""Words of Winter Quarters: verbs, prompts, reasons, log lines, each with its rule number."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import SEA, Prompt, Sentence, Verb, Way

VERBS: Final[tuple[Verb, ...]] = (
    Verb(
        "stay", ("piece",), "Keep {0} here for the winter",
        within="Keep {0} in {space} for the winter",
    ),
    Verb("march_home", (), "All others return home"),
    Verb("winter", ("space",), "Go to {0}"),
    Verb("redeploy", ("piece",), "Redeploy {0}"),
    Verb("commanders_stay", (), "No more redeployment"),
    Verb("return", ("piece",), "Return {0} from the Losses box"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "winter_sail_box": Prompt(
        "17.2",
        "To which port does your stack in the Sail box go?",
        "The other side brings its stack in the Sail box to a port.",
    ),
    "winter_village": Prompt(
        "17.2",
        "In which Village does {piece} winter?",
        "The other side chooses a Village for {piece}.",
    ),
    "garrison": Prompt(
        "17.3.1",
        "Who stays at {space} for the winter?",
        "The other side leaves a garrison at {space}.",
    ),
    "return_home": Prompt(
        "17.3",
        "Where does the stack at {space} go? All routes offered are equally short.",
        "The other side brings its stack at {space} home.",
    ),
    "winter_port": Prompt(
        "17.3",
        "To which port does the stack at {space} go?",
        "The other side brings its stack at {space} to a port.",
    ),
    "redeploy": Prompt(
        "17.3",
        "Which Commander joins another stack on a friendly Colony Home Space?",
        "The other side redeploys its Commanders.",
    ),
    "redeploy_to": Prompt(
        "17.3",
        "Which stack does {piece} join?",
        "The other side redeploys {piece}.",
    ),
    "losses_return": Prompt(
        "17.2",
        "Which unit returns from your Losses box?",
        "The other side chooses who returns from its Losses box.",
    ),
    "returnee_to": Prompt(
        "17.2",
        "Where does {piece} return?",
        "The other side places {piece}.",
    ),
}

REASONS: Final[dict[str, Sentence]] = {
    "no_home_port": Sentence("17.2", "{0} is not a port for your stack.", ("space",)),
    "not_their_village": Sentence("17.2", "{0} is not a Village of their Nation.", ("space",)),
    "village_in_enemy_hands": Sentence("17.2", "{0} is in enemy hands.", ("space",)),
    "village_has_unit": Sentence("17.2", "A unit of the Nation is at {0} already.", ("space",)),
    "not_in_this_stack": Sentence(
        "17.3.1", "{0} is not in the stack that returns home.", ("piece",)
    ),
    "no_garrison_here": Sentence(
        "17.3.1", "{0} can stay only with a Fort or on a captured Settled Space.", ("piece",)
    ),
    "enough_brigades": Sentence(
        "17.3.1", "{0} cannot stay: the value of the space limits its Brigades.", ("piece",)
    ),
    "fort_has_garrison": Sentence(
        "17.3.1", "{0} cannot stay: one unit may remain with a Fort.", ("piece",)
    ),
    "fleets_do_not_stay": Sentence("17.2", "{0} goes to its pool this winter.", ("piece",)),
    "not_the_nearest": Sentence("17.3", "{0} is not the nearest for this stack.", ("space",)),
    "not_on_the_way_home": Sentence(
        "17.3.1", "{0} is not on a shortest way home, or nobody more can stay there.", ("space",)
    ),
    "no_winter_quarters": Sentence(
        "17.3", "{0} has no friendly Fleet and is no friendly Colony Home Space.", ("space",)
    ),
    "no_winter_port": Sentence(
        "17.3", "{0} is not a friendly Coastal Home Space of a Colony.", ("space",)
    ),
    "no_own_commander": Sentence("17.3", "{0} is not one of your Commanders in play.", ("piece",)),
    "already_redeployed": Sentence("17.3", "{0} has been redeployed already.", ("piece",)),
    "no_other_post": Sentence("17.3", "There is no other stack that {0} could join.", ("piece",)),
    "commander_left_alone": Sentence("17.3", "{0} is alone and must be redeployed.", ("piece",)),
    "commander_is_there": Sentence("17.3", "He is already at {0}.", ("space",)),
    "no_colony_home": Sentence("17.3", "{0} is not a friendly Colony Home Space.", ("space",)),
    "no_unit_there": Sentence("17.3", "No unit is at {0} that he could join.", ("space",)),
    "not_in_losses": Sentence("17.2", "{0} is not in your Losses box.", ("piece",)),
    "indians_do_not_return": Sentence("17.2", "{0} does not return this way.", ("piece",)),
    "no_more_of_type": Sentence(
        "17.2", "{0} stays: one of three units of a type returns.", ("piece",)
    ),
    "one_highland": Sentence(
        "17.2", "{0} stays: at most one Highland Brigade returns each Year.", ("piece",)
    ),
    "no_own_town": Sentence("17.2", "{0} is not a friendly Settled Home Space.", ("space",)),
}

REFUSALS: Final[dict[str, str]] = {}
"""What is said against a pick that was not offered, by the key of the question."""

LOG: Final[dict[str, Sentence]] = {
    "winter": Sentence(
        "17.2",
        "Winter Quarters of {0}: Raided, Rout and Out of Supply markers are removed.",
        ("number",),
    ),
    "from_sail_box": Sentence(
        "17.2", "The {0} in the Sail box go to {1}.", ("side", "space")
    ),
    "village_lost": Sentence(
        "17.2", "{0} has lost its Village and goes to the Losses box.", ("piece",)
    ),
    "indians_home": Sentence("17.2", "{0} goes home to {1}.", ("piece", "space")),
    "disbanded": Sentence("17.2", "{0} is Disbanded at {1}.", ("piece", "place")),
    "stays_for_winter": Sentence("17.3.1", "{0} stays at {1}.", ("piece", "space")),
    "no_way_home": Sentence("17.3", "The {0} at {1} have no route home.", ("side", "space")),
    "winter_march": Sentence(
        "17.3", "The {0} march with {1} from {2} to {3}.", ("side", "units", "space", "space"),
        way=Way(2, 3),
    ),
    "winter_sail": Sentence(
        "17.3", "The {0} sail with {1} from {2} to {3}.", ("side", "units", "space", "space"),
        way=Way(2, 3, SEA),
    ),
    "winter_at_sea": Sentence(
        "13.9.2", "The {0} put to sea with {1} at {2}.", ("side", "units", "space")
    ),
    "redeployed": Sentence(
        "17.3",
        "{0} redeploys from {1} to {2}.",
        ("piece", "space", "space"),
        way=Way(1, 2, piece=0),
    ),
    "fleet_leaves": Sentence("17.2", "{0} leaves {1} for the pool.", ("piece", "place")),
    "returns": Sentence("17.2", "{0} returns at {1}.", ("piece", "space")),
    "returns_disbanded": Sentence(
        "17.2", "{0} returns to the Disbanded Colonials box.", ("piece",)
    ),
    "new_year": Sentence("17.2", "The Year {0} begins.", ("number",)),
}  # fmt: skip
