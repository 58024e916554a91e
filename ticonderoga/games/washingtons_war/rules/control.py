"""10 Political control: placing, flipping and removing markers; the phase; isolation."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import open_question
from ticonderoga.games.washingtons_war.data.board import (
    AMERICAN,
    AMERICAN_PC,
    BRITISH,
    BRITISH_PC,
    UNCONTROLLED,
)
from ticonderoga.games.washingtons_war.position import DISPERSED, Position
from ticonderoga.games.washingtons_war.rules.sections import section
from ticonderoga.games.washingtons_war.rules.things import spaces

DONE: Final[Choice] = ("done",)


def mark_of(side: int) -> int:
    """The PC value of a side."""
    return side + 1


def set_marker(g: Position, side: int, space: int) -> None:
    """Put or flip a marker. A lone enemy general in the space is not touched by it."""
    flipped = g.pc[space] != UNCONTROLLED
    g.pc[space] = mark_of(side)
    record(g, "flipped" if flipped else "placed", side, space)


def remove_marker(g: Position, space: int) -> None:
    side = g.pc[space] - 1
    g.pc[space] = UNCONTROLLED
    record(g, "marker_removed", side, space)


# ---------------------------------------------------------------------- 10.11 with OPS cards


def marker_reach(g: Position, side: int) -> set[int]:
    """10.11.B.ii Spaces next to a PC that a side had before this card; for the British every
    port is next to every other, blockaded or not."""
    board = g.board
    pc = g.pc
    near = board.near
    fresh = g.fresh
    own = mark_of(side)
    reach: set[int] = set()
    port = False
    for space in range(board.size):
        if pc[space] == own and space not in fresh:
            reach.update(near[space])
            if board.port[space]:
                port = True
    if port and side == BRITISH:
        reach.update(board.ports)
    return reach


def british_reach(g: Position) -> set[int]:
    """10.11.B.ii Where the British may place without an Army, if nothing else bars it."""
    reach = marker_reach(g, BRITISH)
    if g.edition.any_neutral_port_is_open:
        reach.update(g.board.ports)
    return reach


def bars_british_marker(g: Position, space: int, reach: set[int]) -> str:
    """10.11.B Why the British may not place a marker here; empty if they may."""
    if g.pc[space] != UNCONTROLLED:
        return "marked"
    if space not in reach and g.army_at(BRITISH, space) < 0:
        return "out_of_british_reach"
    if g.edition.only_cus_bar_british_markers:
        if g.american_cu[space] or g.french_cu[space]:
            return "american_cu_there"
    elif g.has_american_unit(space):
        return "american_unit_there"
    return ""


def bars_american_marker(g: Position, space: int) -> str:
    """10.11.A.ii, iv Why the American may not place a marker here; empty if he may."""
    if g.congress == DISPERSED:
        return "congress_is_dispersed"
    if g.mutinies:
        return "line_mutinies"
    if g.pc[space] != UNCONTROLLED:
        return "marked"
    if g.british_cu[space]:
        return "british_cu_there"
    return ""


def bars_flip(g: Position, side: int, space: int) -> str:
    """10.11.A.iii an American general, 10.11.B.iii a British Army flips an enemy marker."""
    if g.pc[space] != mark_of(1 - side):
        return "no_enemy_marker"
    if side == AMERICAN:
        return "" if g.general_at(AMERICAN, space) >= 0 else "no_american_general_to_flip"
    return "" if g.army_at(BRITISH, space) >= 0 else "no_british_army_to_flip"


def political_actions(g: Position, side: int, first_only: bool = False) -> list[Choice]:
    """All placings and flips that an OPS card allows a side now, or just the first found."""
    pc = g.pc
    actions: list[Choice] = []
    reach = british_reach(g) if side == BRITISH else set()
    for space in range(g.board.size):
        if pc[space] != UNCONTROLLED:
            continue
        if side == AMERICAN:
            if bars_american_marker(g, space):
                continue
        elif bars_british_marker(g, space, reach):
            continue
        actions.append(("place", space))
        if first_only:
            return actions
    for general in g.pack.pieces.by_side[side]:
        space = g.generals[general]
        if space >= 0 and not bars_flip(g, side, space):
            actions.append(("flip", space))
    return actions


def can_act_politically(g: Position, side: int) -> bool:
    """Whether an OPS card could place or flip anything at all."""
    return bool(political_actions(g, side, first_only=True))


def bars_action(g: Position, side: int, verb: str, space: int) -> str:
    """Why a placing or a flip is not allowed to an OPS card; empty if it is."""
    if verb == "flip":
        return bars_flip(g, side, space)
    if side == AMERICAN:
        return bars_american_marker(g, space)
    return bars_british_marker(g, space, british_reach(g))


def _offer_politics(g: Position, ask: Ask) -> list[Choice]:
    actions = political_actions(g, ask.seat)
    actions.append(DONE)
    return actions


def _refuse_politics(g: Position, ask: Ask, choice: Choice) -> Reason:
    bar = bars_action(g, ask.seat, choice[0], choice[1])
    return Reason(bar, (choice[1],), section(g, ask, choice, bar))


POLITICS: Final = Question(
    "politics", _offer_politics, _refuse_politics, ("place", "flip", "done")
)


def politics(g: Position, side: int, value: int) -> Procedure[None]:
    """10.11 Up to as many placings and flips as the card's value, in any mix."""
    g.fresh = ()
    left = value
    while left > 0:
        choice = yield Ask(side, POLITICS, {"number": left})
        if choice[0] == "done":
            break
        set_marker(g, side, choice[1])
        g.fresh = (*g.fresh, choice[1])
        left -= 1
    g.fresh = ()


# ---------------------------------------------------------------------- 10.12 with discards


def discard_reach(g: Position, side: int) -> set[int]:
    """10.12.B Spaces next to a marker of one's own: this binds the American too."""
    reach = marker_reach(g, side)
    if side == BRITISH and g.edition.discard_reaches_any_port:
        reach.update(g.board.ports)
    return reach


def bars_removal(g: Position, side: int, space: int) -> str:
    """6.32.B.iii Why a discard may not remove the enemy marker here; empty if it may."""
    enemy = 1 - side
    if g.pc[space] != mark_of(enemy):
        return "no_enemy_marker"
    if g.cus(enemy, space):
        return "marker_guarded_by_cu"
    if enemy == AMERICAN:
        if g.general_at(AMERICAN, space) >= 0:
            return "marker_guarded_by_general"
        if g.congress == space:
            return "marker_guarded_by_congress"
    elif g.edition.general_protects_marker_from_removal and g.general_at(BRITISH, space) >= 0:
        return "marker_guarded_by_general"
    return ""


def bars_discard_action(g: Position, side: int, verb: str, space: int, reach: set[int]) -> str:
    """Why a discard may not place, flip or remove here; empty if it may."""
    if space not in reach:
        return "not_next_to_own_marker"
    if verb == "remove":
        return bars_removal(g, side, space)
    if verb == "flip":
        return bars_flip(g, side, space)
    return _bars_placing(g, side, space, reach)


def _bars_placing(g: Position, side: int, space: int, reach: set[int]) -> str:
    """Why a discard may not place a marker here, within reach; empty if it may."""
    if side == AMERICAN:
        return bars_american_marker(g, space)
    return bars_british_marker(g, space, reach)


def _offer_discard_action(g: Position, ask: Ask) -> list[Choice]:
    side = ask.seat
    reach = discard_reach(g, side)
    own = mark_of(side)
    pc = g.pc
    actions: list[Choice] = []
    for space in sorted(reach):
        if pc[space] == own:
            continue
        if pc[space] != UNCONTROLLED:
            if not bars_flip(g, side, space):
                actions.append(("flip", space))
            if not bars_removal(g, side, space):
                actions.append(("remove", space))
        elif not _bars_placing(g, side, space, reach):
            actions.append(("place", space))
    actions.append(DONE)
    return actions


def _refuse_discard_action(g: Position, ask: Ask, choice: Choice) -> Reason:
    side = ask.seat
    space = choice[1]
    reach = discard_reach(g, side)
    bar = bars_discard_action(g, side, choice[0], space, reach) or "marked"
    return Reason(bar, (space,), section(g, ask, choice, bar))


DISCARD_ACTION: Final = Question(
    "discard_action",
    _offer_discard_action,
    _refuse_discard_action,
    ("place", "flip", "remove", "done"),
)


def discard_action(g: Position, side: int, card: int) -> Procedure[None]:
    """6.32.B What a discarded event gives: nothing, one marker placed or flipped, or one
    enemy marker removed, next to a marker of one's own."""
    choice = yield Ask(side, DISCARD_ACTION, {"card": card})
    if choice[0] == "remove":
        remove_marker(g, choice[1])
    elif choice[0] != "done":
        set_marker(g, side, choice[1])


# ---------------------------------------------------------------------- 10.2 the phase


def bars_congress(g: Position, side: int, space: int) -> str:
    """10.2.1 Why Congress may not meet here; empty if it may: an American PC space of the
    thirteen colonies without a British piece."""
    if g.board.colony[space] == g.board.canada:
        return "congress_not_in_canada"
    if g.pc[space] != AMERICAN_PC:
        return "congress_needs_american_marker"
    if g.british_cu[space] or g.general_at(BRITISH, space) >= 0:
        return "congress_needs_no_british_piece"
    return ""


CONVENE: Final = open_question("convene", (("convene", spaces, bars_congress),))


def congress_returns(g: Position) -> Procedure[None]:
    """10.2.1 A dispersed Congress must meet again, if there is a place for it."""
    if g.congress != DISPERSED:
        return
    ask = Ask(AMERICAN, CONVENE)
    if not CONVENE.offer(g, ask):
        record(g, "congress_stays_out")
        return
    choice = yield ask
    g.congress = choice[1]
    record(g, "congress_returns", choice[1])


def armies_mark_spaces(g: Position) -> None:
    """10.2.2 Every Army puts or flips a marker in its space."""
    for side in (AMERICAN, BRITISH):
        for general in g.pack.pieces.by_side[side]:
            space = g.generals[general]
            if space >= 0 and g.cus(side, space) and g.pc[space] != mark_of(side):
                set_marker(g, side, space)


def _connected_to(g: Position, value: int, sources: list[int]) -> set[int]:
    """All spaces with this marker that touch a source over such spaces."""
    near = g.board.near
    pc = g.pc
    safe = {space for space in sources if pc[space] == value}
    frontier = list(sources)
    while frontier:
        space = frontier.pop()
        for other in near[space]:
            if pc[other] == value and other not in safe:
                safe.add(other)
                frontier.append(other)
    return safe


def american_isolated(g: Position) -> list[int]:
    """10.31 American markers that reach no uncontrolled space free of British CUs, nor
    Congress, nor an American PC space with an American or French CU or general."""
    sources: list[int] = []
    pc = g.pc
    held = {g.generals[general] for general in g.pack.pieces.by_side[AMERICAN]}
    for space in range(g.board.size):
        if pc[space] == UNCONTROLLED:
            if not g.british_cu[space]:
                sources.append(space)
        elif pc[space] == AMERICAN_PC and (g.american_cus(space) or space in held):
            sources.append(space)
    if g.congress != DISPERSED:
        sources.append(g.congress)
    safe = _connected_to(g, AMERICAN_PC, sources)
    return [s for s in range(g.board.size) if pc[s] == AMERICAN_PC and s not in safe]


def british_isolated(g: Position) -> list[int]:
    """10.32 British markers that reach no uncontrolled space free of American and French CUs
    and generals, nor a British port, nor a British PC space with a British CU."""
    sources: list[int] = []
    pc = g.pc
    held = {g.generals[general] for general in g.pack.pieces.by_side[AMERICAN]}
    for space in range(g.board.size):
        if pc[space] == UNCONTROLLED:
            barred = g.american_cus(space) > 0 or space in held
            if g.edition.congress_stops_british_tracing and g.congress == space:
                barred = True
            if not barred:
                sources.append(space)
        elif pc[space] == BRITISH_PC and (g.board.port[space] or g.british_cu[space]):
            sources.append(space)
    safe = _connected_to(g, BRITISH_PC, sources)
    return [s for s in range(g.board.size) if pc[s] == BRITISH_PC and s not in safe]


def remove_isolated(g: Position) -> None:
    """10.2.3 First all isolated American markers at once, then the British ones, seen afresh."""
    for space in american_isolated(g):
        g.pc[space] = UNCONTROLLED
        record(g, "isolated", AMERICAN, space)
    for space in british_isolated(g):
        g.pc[space] = UNCONTROLLED
        record(g, "isolated", BRITISH, space)
