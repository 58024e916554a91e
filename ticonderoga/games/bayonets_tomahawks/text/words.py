"""All words of Bayonets & Tomahawks, joined from the chapters."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit.questions import VERBS as USUAL_VERBS
from ticonderoga.engine.words import Prompt, Sentence, Terms, Verb
from ticonderoga.games.bayonets_tomahawks.text import (
    actions,
    battle,
    common,
    events,
    movement,
    winter,
    year,
)
from ticonderoga.games.bayonets_tomahawks.text.names import BOXES, FACES

_USED: Final = ("space", "yes", "no", "none")
"""The verbs of the kit that this game uses."""

VERBS: Final[tuple[Verb, ...]] = (
    *[verb for verb in USUAL_VERBS if verb.name in _USED],
    *common.VERBS, *actions.VERBS, *movement.VERBS, *battle.VERBS, *year.VERBS, *winter.VERBS,
    *events.VERBS,
)  # fmt: skip

PROMPTS: Final[dict[str, Prompt]] = {
    **common.PROMPTS, **actions.PROMPTS, **movement.PROMPTS, **battle.PROMPTS, **year.PROMPTS,
    **winter.PROMPTS, **events.PROMPTS,
}  # fmt: skip

REASONS: Final[dict[str, Sentence]] = {
    **common.REASONS, **actions.REASONS, **movement.REASONS, **battle.REASONS, **year.REASONS,
    **winter.REASONS, **events.REASONS,
}  # fmt: skip

LOG: Final[dict[str, Sentence]] = {
    **common.LOG, **actions.LOG, **movement.LOG, **battle.LOG, **year.LOG, **winter.LOG,
    **events.LOG,
}  # fmt: skip

TERMS: Final[dict[str, Terms]] = {
    "refusal": {
        **common.REFUSALS, **actions.REFUSALS, **movement.REFUSALS, **battle.REFUSALS,
        **year.REFUSALS, **winter.REFUSALS, **events.REFUSALS,
    },
    "d6": FACES,
    "box": BOXES,
    "penalty": battle.PENALTIES,
    "chit": {0: "0", 1: "1", 2: "2", -1: "its value is hidden"},
}  # fmt: skip
