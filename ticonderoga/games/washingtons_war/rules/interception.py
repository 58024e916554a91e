"""7.8 Interception and 7.9 retreat before battle: the American Army's answers to a march."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import About, Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.washingtons_war.data.board import AMERICAN, AMERICAN_PC, BRITISH
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.capture import capture
from ticonderoga.games.washingtons_war.rules.losses import INTERCEPTING, RETREATING, pick_mix
from ticonderoga.games.washingtons_war.rules.retreat import (
    arrive_in_retreat,
    before_battle,
    choose_retreat,
    retreat_spaces,
)
from ticonderoga.games.washingtons_war.rules.roads import next_to
from ticonderoga.games.washingtons_war.rules.stacking import generals_in, settle_generals
from ticonderoga.games.washingtons_war.underway import Entry

MOST_CUS: Final = 5
"""7.8.C, 7.9.B"""


# ---------------------------------------------------------------------- 7.8 interception


def bars_interception(g: Position, general: int, space: int) -> str:
    """7.8 Why this general may not try to intercept in this space; empty if he may."""
    if g.pack.pieces.generals[general].side != AMERICAN:
        return "only_americans_intercept"
    at = g.generals[general]
    if at < 0:
        return "general_not_on_map"
    if not next_to(g, at, space, general):
        return "interceptor_not_adjacent"
    if g.american_cus(at) == 0:
        return "interceptor_without_cus"
    if g.tried >> general & 1:
        return "interceptor_has_tried"
    return ""


def interceptors(g: Position, space: int) -> list[int]:
    """Generals whose Armies may still try to intercept in this space."""
    return [
        general
        for general in g.pack.pieces.by_side[AMERICAN]
        if not bars_interception(g, general, space)
    ]


def _offer_interception(g: Position, ask: Ask) -> list[Choice]:
    assert g.entry is not None
    choices: list[Choice] = [("intercept", x) for x in interceptors(g, g.entry.space)]
    choices.append(("let_pass",))
    return choices


def _refuse_interception(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.entry is not None
    return Reason(bars_interception(g, choice[1], g.entry.space), (choice[1],))


INTERCEPT: Final = Question(
    "intercept", _offer_interception, _refuse_interception, ("intercept", "let_pass")
)


def interceptable(g: Position, space: int, british_before: int) -> bool:
    """7.8.A, B An American PC space without British CUs before this entry."""
    return g.pc[space] == AMERICAN_PC and british_before == 0


def interceptions(g: Position, entry: Entry) -> Procedure[None]:
    """7.8 American Armies try one after another until one succeeds or no more is wanted."""
    space = entry.space
    while interceptors(g, space):
        choice = yield Ask(AMERICAN, INTERCEPT, {"space": space}, ("space", space))
        if choice[0] == "let_pass":
            return
        general: int = choice[1]
        g.tried |= 1 << general
        roll = g.dice.d6()
        caught = roll <= g.pack.pieces.generals[general].agility
        left = g.generals[general] if caught else -1
        record(g, "interception", general, space, roll, int(caught), left)
        if caught:
            yield from move_in(g, general, entry)
            return


def move_in(g: Position, general: int, entry: Entry) -> Procedure[None]:
    """7.8.C The general and up to five CUs come to the space that the British Army has
    entered; D one general stays."""
    entry.intercepted = True
    yield from lead(g, general, entry.space, INTERCEPTING)
    if g.edition.interceptor_arrives_first:
        yield from capture_who_stood_alone(g, entry)
    yield from settle_generals(g, AMERICAN, entry.space)


def capture_who_stood_alone(g: Position, entry: Entry) -> Procedure[None]:
    """7.6.A, 7.8.F The interceptor was there before the marching Army: a British general who
    stood there is captured. No British CU was with him, or nobody could intercept (7.8.B)."""
    for general in generals_in(g, BRITISH, entry.space):
        if general != entry.general:
            yield from capture(g, general)


def lead(g: Position, general: int, to: int, question: Question) -> Procedure[None]:
    """An American general takes his CUs, five at most, to another space."""
    at = g.generals[general]
    american = g.american_cu[at]
    french = g.french_cu[at]
    if american + french > MOST_CUS:
        american, french = yield from pick_mix(g, at, MOST_CUS, question)
    g.american_cu[at] -= american
    g.french_cu[at] -= french
    g.american_cu[to] += american
    g.french_cu[to] += french
    g.generals[general] = to


# ---------------------------------------------------------------------- 7.9 before battle


def _offer_retreat_before_battle(g: Position, ask: Ask) -> list[Choice]:
    return [("retreat_before_battle",), ("stand",)]


def _refuse_retreat_before_battle(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("another_matter", ())


RETREAT_BEFORE_BATTLE: Final = Question(
    "retreat_before_battle",
    _offer_retreat_before_battle,
    _refuse_retreat_before_battle,
    ("retreat_before_battle", "stand"),
)


def may_retreat_before_battle(g: Position, entry: Entry) -> bool:
    """7.9 An American Army that has not tried to intercept, with somewhere to go."""
    general = g.army_at(AMERICAN, entry.space)
    if entry.side == AMERICAN or general < 0:
        return False
    if entry.intercepted and g.edition.interception_bars_every_retreat:
        return False
    if g.tried >> general & 1:
        return False
    return bool(retreat_spaces(g, before_battle(entry, general)))


def retreat_threshold(g: Position, general: int) -> int:
    """7.9.A Agility, and two more for Washington and Greene."""
    who = g.pack.pieces.generals[general]
    return who.agility + who.retreat_bonus


def retreat_before_battle(g: Position, entry: Entry) -> Procedure[bool]:
    """7.9 The Army tries to retreat; five CUs at most go with the general."""
    space = entry.space
    general = g.army_at(AMERICAN, space)
    threshold = retreat_threshold(g, general)
    about: About = {"general": general, "space": space, "number": threshold}
    choice = yield Ask(AMERICAN, RETREAT_BEFORE_BATTLE, about, ("space", space))
    if choice[0] == "stand":
        return False
    roll = g.dice.d6()
    escaped = roll <= threshold
    record(g, "retreat_before_battle", general, space, roll, int(escaped))
    if not escaped:
        return False
    to = yield from choose_retreat(g, before_battle(entry, general))
    yield from lead(g, general, to, RETREATING)
    record(g, "retreated", AMERICAN, space, to, general)
    yield from arrive_in_retreat(g, AMERICAN, to, True)
    return True
