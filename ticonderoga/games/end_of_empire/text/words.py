"""All words of End of Empire, joined from the chapters."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit.questions import VERBS as USUAL_VERBS
from ticonderoga.engine.words import Prompt, Sentence, Terms, Verb
from ticonderoga.games.end_of_empire.text import (
    arrivals,
    combat,
    common,
    levies,
    movement,
    naval,
    operations,
    politics,
    reaction,
    supply,
)

_USED: Final = ("space", "yes", "no", "none")
"""The verbs of the kit that this game uses."""

VERBS: Final[tuple[Verb, ...]] = (
    *[verb for verb in USUAL_VERBS if verb.name in _USED],
    *common.VERBS, *operations.VERBS, *movement.VERBS, *reaction.VERBS, *combat.VERBS,
    *naval.VERBS, *arrivals.VERBS, *levies.VERBS, *supply.VERBS, *politics.VERBS,
)  # fmt: skip

PROMPTS: Final[dict[str, Prompt]] = {
    **common.PROMPTS, **operations.PROMPTS, **movement.PROMPTS, **reaction.PROMPTS,
    **combat.PROMPTS, **naval.PROMPTS, **arrivals.PROMPTS, **levies.PROMPTS, **supply.PROMPTS,
    **politics.PROMPTS,
}  # fmt: skip

REASONS: Final[dict[str, Sentence]] = {
    **common.REASONS, **operations.REASONS, **movement.REASONS, **reaction.REASONS,
    **combat.REASONS, **naval.REASONS, **arrivals.REASONS, **levies.REASONS, **supply.REASONS,
    **politics.REASONS,
}  # fmt: skip

LOG: Final[dict[str, Sentence]] = {
    **common.LOG, **operations.LOG, **movement.LOG, **reaction.LOG, **combat.LOG, **naval.LOG,
    **arrivals.LOG, **levies.LOG, **supply.LOG, **politics.LOG,
}  # fmt: skip

TERMS: Final[dict[str, Terms]] = {
    "refusal": {
        **common.REFUSALS, **operations.REFUSALS, **movement.REFUSALS, **reaction.REFUSALS,
        **combat.REFUSALS, **naval.REFUSALS, **arrivals.REFUSALS, **levies.REFUSALS,
        **supply.REFUSALS, **politics.REFUSALS,
    },
    "modifier": combat.MODIFIERS,
    "outcome": combat.OUTCOMES,
}  # fmt: skip
