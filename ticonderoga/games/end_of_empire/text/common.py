"""Words that several chapters share: losses, leaders, markers."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Verb

VERBS: Final[tuple[Verb, ...]] = ()

PROMPTS: Final[dict[str, Prompt]] = {}

REASONS: Final[dict[str, Sentence]] = {}

REFUSALS: Final[dict[str, str]] = {}

LOG: Final[dict[str, Sentence]] = {
    "fort_built": Sentence("11.12", "A fort is built at {0}.", ("space",)),
    "fort_gone": Sentence("11.12", "The Fort marker at {0} is removed.", ("space",)),
    "eliminated": Sentence("2.13", "{0} is eliminated.", ("piece",)),
    "step_lost": Sentence("2.13", "{0} loses a step: {1} left.", ("piece", "steps")),
    "leader_killed": Sentence("11.5", "{0} is killed.", ("piece",)),
    "leader_captured": Sentence("11.11", "{0} is taken prisoner.", ("piece",)),
    "leader_wounded": Sentence("11.5", "{0} is wounded and away for {1}.", ("piece", "turns")),
}
