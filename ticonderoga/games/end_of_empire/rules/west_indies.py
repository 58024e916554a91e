"""7.6 The West Indies Withdrawal, three turns after French entry."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    ARW,
    BRITISH,
    CAVALRY,
    INFANTRY,
    LEAVES_F_PLUS_3,
    MARINE,
)
from ticonderoga.games.end_of_empire.position import CAPTURED, DEAD, TRACK, WITHDRAWN, Position
from ticonderoga.games.end_of_empire.rules import victory
from ticonderoga.games.end_of_empire.rules.forces import lose_step, send_away
from ticonderoga.games.end_of_empire.underway import Levy

NO_CUT: Final[Choice] = ("no_cut",)
SENT_OFF: Final[Choice] = ("sent_off",)


def is_due(g: Position) -> bool:
    """7.6 It is the turn of the marker."""
    return g.war == ARW and g.wi_due == g.turn and not g.wi_made


def _note_left(g: Position, place: int) -> None:
    """11.11 Leaders may be alone there now."""
    if place not in g.queue:
        g.queue = (*g.queue, place)


# ---------------------------------------------------------------------- the marines


def missing_steps(g: Position) -> int:
    """7.6 The steps that the marines of the withdrawal have lost and not got back."""
    p = g.pieces
    missing = 0
    for piece in p.of_war[ARW]:
        if p.leaves[piece] == LEAVES_F_PLUS_3 and p.type[piece] == MARINE:
            if g.in_play(piece):
                missing += p.steps[piece] - g.steps[piece]
            elif g.where[piece] == DEAD:
                missing += p.steps[piece]
    return missing


def bars_cut(g: Position, piece: int) -> str:
    """7.6 Why no step of a piece can be eliminated for the marines; empty if one can."""
    if not g.pieces.british_regular[piece]:
        return "no_british_regular"
    return "" if g.in_play(piece) else "not_in_play"


def _british(g: Position) -> list[int]:
    """The British pieces in play, place by place."""
    found: list[int] = []
    for place in sorted(g.stacks[BRITISH]):
        found += g.at(BRITISH, place)
    return found


def _offer_cut(g: Position, ask: Ask) -> list[Choice]:
    choices: list[Choice] = [("cut", p) for p in _british(g) if not bars_cut(g, p)]
    choices.append(NO_CUT)
    return choices


def _refuse_cut(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_cut(g, choice[1]), choice[1:])


CUT: Final = Question("cut", _offer_cut, _refuse_cut, ("cut", "no_cut"))


def _make_up(g: Position) -> Procedure[None]:
    """7.6 The American player may eliminate as many steps as the marines lack."""
    missing = missing_steps(g)
    while missing and [piece for piece in _british(g) if not bars_cut(g, piece)]:
        choice: Choice = yield Ask(ALLIED, CUT, {"steps": missing})
        if choice == NO_CUT:
            return
        _note_left(g, g.where[choice[1]])
        lose_step(g, choice[1])
        missing -= 1


# ---------------------------------------------------------------------- who is marked


def marked(g: Position) -> list[int]:
    """7.3, 7.6 The leaders and units marked F+3 that are in play, on their way, or prisoners."""
    p = g.pieces
    return [
        piece
        for piece in p.of_war[ARW]
        if p.leaves[piece] == LEAVES_F_PLUS_3
        and (g.in_play(piece) or g.where[piece] in (TRACK, CAPTURED))
    ]


def send_off(g: Position, piece: int) -> None:
    """7.6 A piece goes to the West Indies. It is not eliminated."""
    if g.in_play(piece):
        _note_left(g, g.where[piece])
    record(g, "to_west_indies", piece)
    send_away(g, piece, WITHDRAWN)


# ---------------------------------------------------------------------- ten regiments


def bars_regiment(g: Position, piece: int) -> str:
    """7.6 Why a piece is no further regiment that can go; empty if it is: foot or horse of the
    British regulars, no garrison companies."""
    p = g.pieces
    if not p.holds_north[piece]:
        return "no_british_regular"
    if p.type[piece] not in (INFANTRY, CAVALRY):
        return "no_regiment"
    return "" if g.in_play(piece) else "not_in_play"


def regiments(g: Position) -> list[int]:
    return [piece for piece in _british(g) if not bars_regiment(g, piece)]


def owed(g: Position, levy: Levy) -> tuple[int, int]:
    """The regiments and steps that are still to go."""
    tables = g.pack.tables
    return (
        max(tables.west_indies_regiments - len(levy.left), 0),
        max(tables.west_indies_steps - levy.steps, 0),
    )


def _offer_regiment(g: Position, ask: Ask) -> list[Choice]:
    levy = g.levy
    assert levy is not None
    choices: list[Choice] = [("send_off", piece) for piece in regiments(g)]
    if owed(g, levy) == (0, 0):
        choices.append(SENT_OFF)
    return choices


def _refuse_regiment(g: Position, ask: Ask, choice: Choice) -> Reason:
    if choice == SENT_OFF:
        return Reason("west_indies_want_more")
    return Reason(bars_regiment(g, choice[1]), choice[1:])


SEND_OFF: Final = Question("send_off", _offer_regiment, _refuse_regiment, ("send_off", "sent_off"))


def can_fulfil(g: Position) -> bool:
    """7.6 There are regiments enough, with steps enough."""
    tables = g.pack.tables
    found = regiments(g)
    steps = sum([g.steps[piece] for piece in found])
    return len(found) >= tables.west_indies_regiments and steps >= tables.west_indies_steps


def _choose_regiments(g: Position) -> Procedure[None]:
    levy = Levy()
    g.levy = levy
    while True:
        number, steps = owed(g, levy)
        choice: Choice = yield Ask(BRITISH, SEND_OFF, {"number": number, "steps": steps})
        if choice == SENT_OFF:
            break
        levy.left = (*levy.left, choice[1])
        levy.steps += g.steps[choice[1]]
        send_off(g, choice[1])
        if not regiments(g):
            break
    g.levy = None


def withdraw(g: Position) -> Procedure[None]:
    """7.6 The marines' losses are made up, the marked pieces go, then ten further regiments or
    more. If they cannot, Lord North falls, which wins the game unless New France is wanted first
    (15.4)."""
    if not is_due(g):
        return
    record(g, "west_indies_call")
    yield from _make_up(g)
    for piece in marked(g):
        send_off(g, piece)
    if not can_fulfil(g):
        record(g, "west_indies_failed")
        if victory.american_may_win(g):
            victory.decide(g, ALLIED, "west_indies")
        else:
            record(g, "new_france_first")
        return
    yield from _choose_regiments(g)
    g.wi_made = True
