"""Taking CUs off the map; of a mixed stack the American owner picks which go."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import About, Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.sections import section


def _mixes(american: int, french: int, number: int) -> list[Choice]:
    """All ways to take `number` CUs out of a stack: ("mix", American, French)."""
    return [
        ("mix", number - f, f) for f in range(max(0, number - american), min(french, number) + 1)
    ]


def _offer_mix(g: Position, ask: Ask) -> list[Choice]:
    space: int = ask.about["space"]
    return _mixes(g.american_cu[space], g.french_cu[space], ask.about["number"])


def _refuse_mix(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("wrong_mix", (ask.about["number"],), section(g, ask, choice, "wrong_mix"))


LOSSES: Final = Question("losses", _offer_mix, _refuse_mix, ("mix",))
WINTER_LOSSES: Final = Question("winter_losses", _offer_mix, _refuse_mix, ("mix",))
INTERCEPTING: Final = Question("along", _offer_mix, _refuse_mix, ("mix",))
RETREATING: Final = Question("along_in_retreat", _offer_mix, _refuse_mix, ("mix",))


def lose_cus(
    g: Position, side: int, space: int, number: int, question: Question = LOSSES
) -> Procedure[None]:
    """Remove CUs of a side from a space; the French dead never come back (12.2.C)."""
    if number <= 0:
        return
    if side == BRITISH:
        g.british_cu[space] -= number
    else:
        about: About = {"space": space, "number": number}
        choice = yield Ask(AMERICAN, question, about, ("space", space))
        g.american_cu[space] -= choice[1]
        g.french_cu[space] -= choice[2]
    record(g, "cus_lost", side, space, number)


def pick_mix(
    g: Position, space: int, number: int, question: Question
) -> Procedure[tuple[int, int]]:
    """Which American and French CUs go along when not all can."""
    about: About = {"space": space, "number": number}
    choice = yield Ask(AMERICAN, question, about, ("space", space))
    return choice[1], choice[2]
