"""Words of naval: verbs, prompts, reasons, log lines, each with its rule number."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Verb

VERBS: Final[tuple[Verb, ...]] = ()

PROMPTS: Final[dict[str, Prompt]] = {}

REASONS: Final[dict[str, Sentence]] = {}

REFUSALS: Final[dict[str, str]] = {}
"""What is said against a pick that was not offered, by the key of the question."""

LOG: Final[dict[str, Sentence]] = {}
