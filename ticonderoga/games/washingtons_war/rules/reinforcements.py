"""8 Reinforcements: CUs and generals brought on with OPS cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ticonderoga.engine.ask import About, Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import open_question
from ticonderoga.games.washingtons_war.data.board import AMERICAN, AMERICAN_PC, BRITISH, BRITISH_PC
from ticonderoga.games.washingtons_war.position import CAPTURED, IN_BOX, Position
from ticonderoga.games.washingtons_war.rules.capture import (
    captures_lone_general,
    disperse_congress,
)
from ticonderoga.games.washingtons_war.rules.french import (
    bars_french_landing,
    french_ports,
    french_still_waiting,
    land_french,
    rochambeau,
)
from ticonderoga.games.washingtons_war.rules.sections import section
from ticonderoga.games.washingtons_war.rules.stacking import (
    may_go_to_box,
    settle_generals,
    to_box,
)
from ticonderoga.games.washingtons_war.rules.things import ports


def year_begins(g: Position) -> None:
    """5.1 Captured generals return to their boxes; the year's British CUs join theirs."""
    for general, where in enumerate(g.generals):
        if where == CAPTURED:
            g.generals[general] = IN_BOX
            record(g, "general_returns", general)
    due = g.pack.pieces.reinforcements[g.year]
    coming = min(due, stock(g, BRITISH))
    g.british_box += coming
    record(g, "british_reinforcements", coming, g.british_box)
    if g.edition.american_pool:
        wanted = g.pack.pieces.rewritten_pool - g.american_box
        g.american_box += min(wanted, stock(g, AMERICAN))


def stock(g: Position, side: int) -> int:
    """3.0 CUs neither on the map nor in a box; the caps practically never bind (ruling 41)."""
    if side == BRITISH:
        return g.pack.pieces.cu_limit[BRITISH] - sum(g.british_cu) - g.british_box
    return g.pack.pieces.cu_limit[AMERICAN] - sum(g.american_cu) - g.american_box


def cus_available(g: Position, side: int, value: int) -> int:
    """8.1.C the whole British box; 8.2.C for the American as many as the card's value."""
    if side == BRITISH:
        return g.british_box
    if g.edition.american_pool:
        return min(value, g.american_box)
    return min(value, stock(g, AMERICAN))


def generals_available(g: Position, side: int) -> list[int]:
    """Generals in the side's box; Rochambeau not before his army has landed."""
    waiting = rochambeau(g) if french_still_waiting(g) else -1
    return [x for x in g.pack.pieces.by_side[side] if g.generals[x] == IN_BOX and x != waiting]


def bars_reinforcing(g: Position, side: int) -> str:
    """8.1.B, 8.2.B Why a side may not bring on reinforcements with a card; empty if it may."""
    if len(g.reinforced[side]) >= g.pack.pieces.plays_per_year[side]:
        return "british_have_reinforced" if side == BRITISH else "americans_have_reinforced"
    if side == AMERICAN and french_still_waiting(g) and french_ports(g):
        return ""
    if cus_available(g, side, 1) <= 0 and not generals_available(g, side):
        return "nothing_to_bring"
    if not any(not bars_arrival(g, side, space) for space in range(g.board.size)):
        return "nowhere_to_arrive"
    return ""


def bars_arrival(g: Position, side: int, space: int) -> str:
    """8.1.C, 8.2.C Why reinforcements may not arrive here; empty if they may."""
    if side == BRITISH:
        if not g.board.port[space]:
            return "no_port"
        if g.blockaded(space):
            return "blockaded"
        if g.american_cus(space):
            return "american_cu_there"
        if g.pc[space] == AMERICAN_PC:
            return "american_marker_there"
    else:
        if g.british_cu[space]:
            return "british_cu_there"
        if g.pc[space] == BRITISH_PC:
            return "british_marker_there"
    if cus_available(g, side, 1) <= 0:
        if g.general_at(1 - side, space) >= 0:
            return "alone_with_enemy_general"
        newcomers = generals_available(g, side)
        if not newcomers:
            return "nobody_waits"
        if bars_newcomer(g, side, newcomers[0], space):
            return "none_to_washington"
    return ""


def arrival_spaces(g: Position, side: int) -> Iterable[int]:
    """8.1.C, 8.2.C British ports only, American spaces anywhere."""
    return g.board.ports if side == BRITISH else range(g.board.size)


ARRIVAL: Final = open_question(
    "arrival",
    (("arrive", arrival_spaces, bars_arrival), ("land_french", ports, bars_french_landing)),
    rule=section,
)


def bars_newcomer(g: Position, side: int, general: int, space: int) -> str:
    """8.2.C Why this general may not come along to this space; empty if he may."""
    if general not in generals_available(g, side):
        return "general_not_in_box"
    old = g.general_at(side, space)
    if old >= 0 and not may_go_to_box(g, old) and g.edition.newcomer_always_stays:
        return "none_to_washington"
    return ""


def _offer_newcomer(g: Position, ask: Ask) -> list[Choice]:
    space: int = ask.about["space"]
    side = ask.seat
    choices: list[Choice] = [
        ("bring_general", x)
        for x in g.pack.pieces.by_side[side]
        if not bars_newcomer(g, side, x, space)
    ]
    if ask.optional:
        choices.append(("bring_no_general",))
    return choices


def _refuse_newcomer(g: Position, ask: Ask, choice: Choice) -> Reason:
    if choice[0] == "bring_general":
        return Reason(bars_newcomer(g, ask.seat, choice[1], ask.about["space"]), (choice[1],))
    return Reason("no_cus_wait", ())


NEWCOMER: Final = Question(
    "newcomer", _offer_newcomer, _refuse_newcomer, ("bring_general", "bring_no_general")
)


def _least(g: Position, side: int, space: int, general: int) -> int:
    """Ruling 44: at least one CU where no general comes or a lone enemy general stands."""
    return 1 if general < 0 or g.general_at(1 - side, space) >= 0 else 0


def _offer_number(g: Position, ask: Ask) -> list[Choice]:
    least, most = ask.among
    return [("bring_cus", n) for n in range(least, most + 1)]


def _refuse_number(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("wrong_number", ask.among)


NUMBER: Final = Question("number", _offer_number, _refuse_number, ("bring_cus",))


def reinforce(g: Position, side: int, value: int) -> Procedure[None]:
    """8.1, 8.2 CUs and at most one general come to a single space."""
    choice = yield Ask(side, ARRIVAL)
    space: int = choice[1]
    if choice[0] == "land_french":
        yield from land_french(g, space)
        return
    about: About = {"space": space}
    most = cus_available(g, side, value)
    choice = yield Ask(side, NEWCOMER, about, ("space", space), optional=most > 0)
    general = choice[1] if choice[0] == "bring_general" else -1
    among = (_least(g, side, space, general), most)
    choice = yield Ask(side, NUMBER, about, ("space", space), among)
    number: int = choice[1]
    bring_cus(g, side, space, number)
    record(g, "reinforced", side, space, number)
    if general >= 0:
        old = g.general_at(side, space)
        g.generals[general] = space
        record(g, "general_arrives", general, space)
        if old >= 0 and g.edition.newcomer_always_stays:
            to_box(g, old)
        else:
            yield from settle_generals(g, side, space)
    if number:
        yield from captures_lone_general(g, side, space)
        if g.army_at(BRITISH, space) >= 0:
            disperse_congress(g, space)


def bring_cus(g: Position, side: int, space: int, number: int) -> None:
    if side == BRITISH:
        g.british_box -= number
        g.british_cu[space] += number
    else:
        if g.edition.american_pool:
            g.american_box -= number
        g.american_cu[space] += number
