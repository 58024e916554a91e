"""Words of reactions: who reacts, where to, and what comes of it."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Verb

VERBS: Final[tuple[Verb, ...]] = (
    Verb("react", ("space",), "React from {0}"),
    Verb("to", ("space",), "To {0}"),
    Verb("each_to", ("space",), "To {0}, one roll for each unit"),
    Verb("declared", (), "No more reactions"),
    Verb("no_reaction", (), "No reaction"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "react": Prompt(
        "10",
        "The enemy moved to {space}: react?",
        "The {side} player may react to the move to {space}.",
    ),
    "reactors": Prompt(
        "10.3",
        "At {space}: who reacts to the move to {entered}, and where to?",
        "The {side} player declares a reaction at {space}.",
        {"entered": "space"},
    ),
}

REASONS: Final[dict[str, Sentence]] = {
    "not_beside_entered": Sentence("10", "{0} is not next to the enemy's move.", ("space",)),
    "only_leaders": Sentence("11.11", "Leaders alone react only if the enemy comes upon them."),
    "all_declared": Sentence("10.3", "Everybody at {0} has a reaction declared.", ("space",)),
    "declared_already": Sentence("10.3", "The reaction of {0} is declared.", ("piece",)),
    "militia_just_came": Sentence("12.2", "Militia called out just now do not react."),
    "nowhere_to_go": Sentence("10.3", "There is no space to which they could react."),
    "mover_came_from": Sentence("10.3", "The enemy has just come from {0}.", ("space",)),
    "leader_alone": Sentence("11.11", "Leaders alone do not go among enemies."),
    "escape_or_reinforce": Sentence(
        "10.1", "Some cannot escape from the combat while others come to reinforce it."
    ),
    "only_units_each": Sentence("10.3", "Several units without a leader may roll one by one."),
    "reactions_declared": Sentence("10.3", "Reactions have been declared."),
    "nothing_declared": Sentence("10.3", "No reaction has been declared."),
}

REFUSALS: Final[dict[str, str]] = {}
"""What is said against a pick that was not offered, by the key of the question."""

LOG: Final[dict[str, Sentence]] = {
    "reaction_declared": Sentence(
        "10.3",
        "The {0} player declares: {1} from {2} to {3}.",
        ("side", "pieces", "space", "space"),
    ),
    "reaction_shut_out": Sentence(
        "10.1", "The reaction from {0} is off: those at {1} have failed.", ("space", "space")
    ),
    "reaction_void": Sentence(
        "10.3", "The reaction from {0} to {1} has become impossible.", ("space", "space")
    ),
    "met_outside": Sentence("10.2", "The {0} garrison comes out and meets the enemy at {1}.",
                            ("side", "space")),
    "joins_defence": Sentence("10.3", "The {0} reactors join the defence of {1}.",
                              ("side", "space")),
}  # fmt: skip
