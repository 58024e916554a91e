"""Words of supply and of the winter."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Verb, Way

VERBS: Final[tuple[Verb, ...]] = (
    Verb("keep", ("piece",), "Keep {0} in supply"),
)  # fmt: skip

PROMPTS: Final[dict[str, Prompt]] = {
    "keep": Prompt(
        "6.4",
        "No supply reaches {space}, which can keep one unit by itself: which one?",
        "The {side} player names the unit that {space} keeps through the winter.",
    ),
    "rejoin": Prompt(
        "11.11",
        "{piece} has no units left: to which of the nearest units does he go?",
        "The {side} leader {piece} goes to the nearest units.",
    ),
}

REASONS: Final[dict[str, Sentence]] = {}

REFUSALS: Final[dict[str, str]] = {
    "keep": "Only a unit there that has no supply can be kept.",
    "rejoin": "He goes to the nearest unit of his side.",
}
"""What is said against a pick that was not offered, by the key of the question."""

LOG: Final[dict[str, Sentence]] = {
    "kept_through_winter": Sentence("6.4", "{1} keeps {0} supplied.", ("piece", "space")),
    "starves": Sentence("6.1", "{0} at {1} is out of supply.", ("piece", "space")),
    "rejoins": Sentence(
        "11.11", "{0} goes from {1} to the nearest units, at {2}.", ("piece", "space", "space"),
        way=Way(1, 2, piece=0),
    ),
}  # fmt: skip
