"""Words of the Operations Phase: activation, checks, redeployment, adjustment."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Verb, Way

VERBS: Final[tuple[Verb, ...]] = (
    Verb("activate", ("space",), "Activate a force at {0}"),
    Verb("end_phase", (), "No more activations"),
    Verb("pass", (), "Do not interrupt"),
    Verb("take", ("piece",), "Take {0}"),
    Verb("take_all", (), "Take everybody", within="Take everybody in {space}"),
    Verb("roll", (), "Check initiative"),
    Verb("go_on", (), "Go: no check is needed"),
    Verb("name", ("piece",), "{0} is the ranking leader"),
    Verb("redeploy", ("piece",), "Redeploy {0}"),
    Verb("stay", (), "He stays"),
    Verb("end_redeployment", (), "No more leaders redeploy"),
    Verb("adjust", ("piece",), "{0} changes to the other space of its hex"),
    Verb("end_adjustment", (), "No more adjustments"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "operation": Prompt(
        "4", "Which force do you activate?", "The {side} player plans the next operation."
    ),
    "force": Prompt(
        "8.3",
        "At {space}: which units and leaders go?",
        "The {side} player chooses a force at {space}.",
    ),
    "interrupt": Prompt(
        "O4",
        "A first check has failed. Do you interrupt with a force of yours?",
        "The {side} player may interrupt with one force.",
    ),
    "name_leader": Prompt(
        "8.1",
        "Leaders of equal rank are at {space}: who is the ranking one in this phase?",
        "The {side} player names the ranking leader at {space}.",
    ),
    "watauga": Prompt(
        "7.5",
        "Does the Watauga Brigade muster at {space}?",
        "The Watauga Brigade may muster at {space}.",
    ),
    "ashore": Prompt(
        "9.9",
        "Nobody stays on the lake: where does the force at {space} come ashore?",
        "The {side} force on the lake at {space} comes ashore.",
    ),
    "redeploy": Prompt("8.6", "Which leader redeploys?", "The {side} player redeploys leaders."),
    "ride": Prompt(
        "8.6", "Where does {piece} redeploy to?", "The {side} player redeploys {piece}."
    ),
    "adjust": Prompt(
        "O6",
        "Which pieces change their space within a hex?",
        "The {side} player adjusts spaces within hexes.",
    ),
}

REASONS: Final[dict[str, Sentence]] = {
    # activation
    "nobody_there": Sentence("8.3", "You have nobody at {0}.", ("space",)),
    "no_units_there": Sentence(
        "9", "Leaders move with units only, and none are at {0}.", ("space",)
    ),
    "not_in_space": Sentence("8.3", "{0} is not one of your pieces in this space.", ("piece",)),
    "is_done": Sentence("8.5", "Done: no more movement in this phase."),
    "has_sailed": Sentence("9.1", "Units that went by sea this turn do not move by land."),
    "naval_infantry": Sentence("14.5", "Naval infantry does not march or react."),
    "already_along": Sentence("8.3", "{0} is already in the force.", ("piece",)),
    "unit_first": Sentence("9", "A leader goes with units: take a unit first."),
    "stays_together": Sentence("15.3", "The French units and Rochambeau stay together."),
    "nobody_else": Sentence("8.3", "No other units can all join."),
    "nobody_taken": Sentence("8.3", "Nobody has been chosen yet."),
    "no_roll_needed": Sentence("8.2", "They need no check."),
    "roll_needed": Sentence("8.3", "They need a check."),
    "boxed_needs_leader": Sentence("8.2", "Units with a boxed MF need a leader counter."),
    "no_initiative": Sentence("8.4", "Their initiative is 0, so a check cannot succeed."),
    "no_common_leader": Sentence("15.1", "No leader there may lead all of them."),
    "arrivals_must_attack": Sentence(
        "7.1", "Reinforcements that entered on top of enemies must attack them first."
    ),
    # redeployment
    "no_leader_of_yours": Sentence("8.6", "{0} is not one of your leaders.", ("piece",)),
    "not_on_map": Sentence("8.6", "{0} is not on the map.", ("piece",)),
    "moved_with_units": Sentence("8.6", "{0} has moved with units in this phase.", ("piece",)),
    "redeployed_already": Sentence("8.6", "{0} has already redeployed.", ("piece",)),
    "no_units_of_yours": Sentence("8.6", "No unit of yours is at {0}.", ("space",)),
    "no_way_for_leader": Sentence(
        "8.6", "Neither friendly or neutral hexes nor the sea lead him to {0}.", ("space",)
    ),
    # adjustment
    "adjusted_already": Sentence("O6", "{0} has changed its space already.", ("piece",)),
    "no_other_space": Sentence("O6", "The hex of {0} has no other space.", ("piece",)),
    "enemy_there": Sentence("O6", "An enemy is in the hex of {0}.", ("piece",)),
}

REFUSALS: Final[dict[str, str]] = {
    "name_leader": "Only leaders of the highest rank there can be named.",
    "watauga": "That is for the Watauga Brigade to decide.",
    "ashore": "The force can come ashore only on adjacent land without enemies.",
}
"""What is said against a pick that was not offered, by the key of the question."""

LOG: Final[dict[str, Sentence]] = {
    "operations_begin": Sentence("4", "The {0} Operations Phase begins.", ("side",)),
    "goes_freely": Sentence("8.2", "A {0} force at {1} goes without a check.", ("side", "space")),
    "check_passed": Sentence(
        "8.3",
        "{0} at {1} has initiative {2} and rolls {3}: success.",
        ("piece", "space", "number", "d6"),
    ),
    "check_failed": Sentence(
        "8.3",
        "{0} at {1} has initiative {2} and rolls {3}: failure.",
        ("piece", "space", "number", "d6"),
    ),
    "check_sure": Sentence(
        "8.3", "{0} at {1} has initiative {2} and cannot fail.", ("piece", "space", "number")
    ),
    "check_hopeless": Sentence(
        "8.4",
        "{0} at {1} has initiative {2} and cannot succeed.",
        ("piece", "space", "number"),
    ),
    "default_passed": Sentence(
        "8.2",
        "The default leader at {0} has initiative {1} and rolls {2}: success.",
        ("space", "number", "d6"),
    ),
    "default_failed": Sentence(
        "8.2",
        "The default leader at {0} has initiative {1} and rolls {2}: failure.",
        ("space", "number", "d6"),
    ),
    "default_sure": Sentence(
        "8.2", "The default leader at {0} has initiative {1} and cannot fail.",
        ("space", "number"),
    ),
    "default_hopeless": Sentence(
        "8.2", "The default leader at {0} has initiative {1} and cannot succeed.",
        ("space", "number"),
    ),
    "check_nobody": Sentence("15.1", "Nobody at {0} may lead the whole force.", ("space",)),
    "near_miss": Sentence(
        "O3", "The {0} force has {1}% of its movement points.", ("side", "number")
    ),
    "named_leader": Sentence("8.1", "{0} is the ranking leader at {1}.", ("piece", "space")),
    "interruption": Sentence("O4", "The {0} player interrupts at {1}.", ("side", "space")),
    "watauga_musters": Sentence("7.5", "{0} musters at {1}.", ("piece", "space")),
    "ashore": Sentence("9.9", "The {0} force leaves the lake at {1} for {2}.",
                       ("side", "space", "space")),
    "lost_on_lake": Sentence("9.9", "The {0} force on the lake at {1} is lost.", ("side", "space")),
    "redeployed": Sentence(
        "8.6", "{0} redeploys from {1} to {2}.", ("piece", "space", "space"), way=Way(1, 2, piece=0)
    ),
    "adjusted": Sentence(
        "O6", "{0} changes from {1} to {2}.", ("piece", "space", "space"), way=Way(1, 2, piece=0)
    ),
}  # fmt: skip
