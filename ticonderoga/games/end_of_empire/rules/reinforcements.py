"""7.1 to 7.5 Reinforcements: who is due, and where the owner puts them, the British first.

Nobody is held back by choice. Whoever finds his entry closed stays on the turn track and tries
again each turn; whoever finds every port closed need not go aboard a fleet instead (ruling B-89).
The order within a side makes no difference but for those who need others to be there, and these are
tried again after every arrival.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    BRITISH,
    ENTRY_OF_FRANCE,
    ENTRY_WEST_INDIES,
    FLEET,
    INDIAN,
    LEADER,
    MILITIA,
    NAVAL_INFANTRY,
    NOTHING,
    ROLE_ARNOLD_AMERICAN,
    ROLE_ARNOLD_BRITISH,
    ROLE_WATAUGA,
    SPRING,
)
from ticonderoga.games.end_of_empire.position import (
    DEAD,
    SPECIAL_ENTRIES,
    TRACK,
    WITHDRAWN,
    Position,
)
from ticonderoga.games.end_of_empire.rules import at_once
from ticonderoga.games.end_of_empire.rules.entries import (
    bars_entry,
    bars_fleet,
    bars_space,
    entry_hex,
    entry_spaces,
    fleets_open_to,
    is_with_rochambeau,
    is_yearly,
    landing_party,
    manner_of,
)
from ticonderoga.games.end_of_empire.rules.forces import bring_in, send_away
from ticonderoga.games.end_of_empire.terms import BOXED_ENTRY, BY_SEA, ENLISTED, verb_of

WAIT: Final[Choice] = ("wait",)
NOT_PLACED_HERE: Final = (MILITIA, INDIAN, NAVAL_INFANTRY, FLEET)
"""What is on the turn track for other reasons."""


# ---------------------------------------------------------------------- who is due


def is_due(g: Position, piece: int) -> bool:
    """7.1, 7.4, 15.2 A piece enters now, or as soon as it can. Units with annual enlistments come
    back in spring even from the dead pile. Rochambeau and his units wait for France."""
    p = g.pieces
    if p.type[piece] in NOT_PLACED_HERE or piece == p.role[ROLE_WATAUGA]:
        return False
    if g.where[piece] == DEAD:
        return g.season == SPRING and is_yearly(g, piece)
    if not g.is_due(piece):
        return False
    return g.entered_war[ENTRY_OF_FRANCE] != 0 or not is_with_rochambeau(g, piece)


def never_comes(g: Position, piece: int) -> str:
    """7.3, 7.5 What is told of a piece that is due and does not enter play any more; empty if it
    may: West Indies troops after French entry, and Arnold if he has died an American."""
    p = g.pieces
    if g.scenario.entry_kind[piece] == ENTRY_WEST_INDIES and g.entered_war[ENTRY_OF_FRANCE]:
        return "west_indies_instead"
    american = p.role[ROLE_ARNOLD_AMERICAN]
    if piece == p.role[ROLE_ARNOLD_BRITISH] and g.where[american] == DEAD:
        return "arnold_is_dead"
    return ""


def due_pieces(g: Position, side: int) -> tuple[int, ...]:
    """The pieces of a side that are due: units, then leaders."""
    p = g.pieces
    found = [piece for piece in p.of_war[g.war] if p.side[piece] == side and is_due(g, piece)]
    leaders = [piece for piece in found if p.type[piece] == LEADER]
    return tuple([piece for piece in found if p.type[piece] != LEADER] + leaders)


def _next(g: Position, side: int) -> int:
    """The first piece of the queue that can enter now, those last who could only go aboard a fleet,
    since others may still open a port to them; -1 if none can."""
    for piece in g.queue:
        if entry_spaces(g, side, piece):
            return piece
    for piece in g.queue:
        if fleets_open_to(g, side, piece):
            return piece
    return NOTHING


# ---------------------------------------------------------------------- the question


def _alike(g: Position, piece: int) -> list[int]:
    """Those of the queue who come in the same way as a piece, itself included."""
    manner, hex = manner_of(g, piece), entry_hex(g, piece)
    leads = g.pieces.is_leader(piece)
    return [
        other
        for other in g.queue
        if manner_of(g, other) == manner
        and (manner == BY_SEA or entry_hex(g, other) == hex)
        and (manner == BY_SEA or g.pieces.is_leader(other) == leads)
        and len(landing_party(g, other)) == len(landing_party(g, piece))
    ]


def bars_waiting(g: Position, side: int, piece: int) -> str:
    """7.2, ruling B-89 Why a piece that could enter may not wait for a port; empty if it may: it
    could only go aboard a fleet. Who has been recruited has no turn to wait for."""
    held_back = g.where[piece] != TRACK or entry_spaces(g, side, piece)
    return "not_held_back" if held_back else ""


def _may_follow(g: Position, side: int, other: int, choice: Choice) -> bool:
    """Another piece that comes in the same way can go to the same place."""
    if verb_of(choice) == "board_all":
        return not bars_fleet(g, side, (other,), choice[1])
    return not bars_entry(g, side, other, choice[1])


def _others_follow(g: Position, side: int, piece: int, choice: Choice) -> bool:
    party = landing_party(g, piece)
    for other in _alike(g, piece):
        if other not in party and _may_follow(g, side, other, choice):
            return True
    return False


def bars_arrival(g: Position, side: int, piece: int, choice: Choice) -> str:
    """7.1, 7.2 Why a piece, or all who come like it, may not arrive so; empty if they may."""
    if choice == WAIT:
        return bars_waiting(g, side, piece)
    verb, place = verb_of(choice), choice[1]
    if verb in ("board", "board_all"):
        if manner_of(g, piece) != BY_SEA:
            return "not_overseas"
        bar = bars_fleet(g, side, landing_party(g, piece), place)
    else:
        bar = bars_entry(g, side, piece, place)
    if bar or verb in ("enter", "board"):
        return bar
    if not _others_follow(g, side, piece, choice):
        return "nobody_else_comes"
    ways = len(entry_spaces(g, side, piece)) + len(fleets_open_to(g, side, piece))
    alone = ways == 1 and bars_waiting(g, side, piece) != ""
    return "only_one_way_in" if alone else ""


def _offer(g: Position, ask: Ask) -> list[Choice]:
    side, piece = ask.seat, ask.about["piece"]
    spaces = entry_spaces(g, side, piece)
    fleets = fleets_open_to(g, side, piece)
    choices: list[Choice] = [("enter", space) for space in spaces]
    choices += [("board", fleet) for fleet in fleets]
    several: list[Choice] = [("enter_all", space) for space in spaces]
    several += [("board_all", fleet) for fleet in fleets]
    waits = not bars_waiting(g, side, piece)
    if len(several) > 1 or waits:
        choices += [one for one in several if _others_follow(g, side, piece, one)]
    if waits:
        choices.append(WAIT)
    return choices


def _refuse(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_arrival(g, ask.seat, ask.about["piece"], choice), choice[1:])


ARRIVE: Final = Question(
    "arrive", _offer, _refuse, ("enter", "enter_all", "board", "board_all", "wait")
)


# ---------------------------------------------------------------------- arriving


def take_place(g: Position, side: int, piece: int, space: int, steps: int = NOTHING) -> None:
    """A piece comes into play in a space; companies give way to the full unit (7.5)."""
    bring_in(g, side, piece, space, steps)
    record(g, "arrives", piece, space)
    before = g.pieces.precursor[piece]
    if before != NOTHING and g.where[before] != WITHDRAWN:
        record(g, "precursor_goes", before, piece)
        send_away(g, before, WITHDRAWN)


def _steps_of(g: Position, piece: int) -> int:
    """With how many steps a piece comes: those that it had when it went on a raid, else all."""
    raider = g.where[piece] == TRACK and manner_of(g, piece) != ENLISTED
    return g.steps[piece] if raider and g.steps[piece] else NOTHING


def _enter(g: Position, side: int, piece: int, space: int, steps: int) -> None:
    """7.1 A boxed unit among enemies has the initiative until one side is gone."""
    boxed = manner_of(g, piece) == BOXED_ENTRY and g.pieces.type[piece] != LEADER
    if boxed and bars_space(g, side, space):
        g.fresh |= 1 << piece
    take_place(g, side, piece, space, steps)


def _board(g: Position, side: int, piece: int, fleet: int, steps: int) -> None:
    """7.2 Aboard a fleet: it must land in this turn's Operations Phase."""
    bring_in(g, side, piece, g.aboard(fleet), steps)
    g.must_land |= 1 << piece
    record(g, "arrives_aboard", piece, fleet)


def arrive(g: Position, side: int, piece: int, steps: int = NOTHING) -> Procedure[tuple[int, ...]]:
    """The owner says where a piece arrives; who has been dealt with. `steps` is for those who do
    not come with all that they have."""
    about = {"piece": piece, "side": side}
    hex = entry_hex(g, piece)
    focus = ("space", hex) if hex != NOTHING else None
    choice: Choice = yield Ask(side, ARRIVE, about, focus)
    if choice == WAIT:
        for one in _alike(g, piece):
            record(g, "delayed_at_sea", one)
        return tuple(_alike(g, piece))
    verb, place = verb_of(choice), choice[1]
    coming = landing_party(g, piece)
    if verb in ("enter_all", "board_all"):
        coming = tuple([p for p in _alike(g, piece) if _may_follow(g, side, p, choice)])
    for one in coming:
        strength = steps if steps != NOTHING else _steps_of(g, one)
        if verb in ("enter", "enter_all"):
            _enter(g, side, one, place, strength)
        else:
            _board(g, side, one, place, strength)
    return coming


# ---------------------------------------------------------------------- the step


def _begin_side(g: Position) -> None:
    due: list[int] = []
    for piece in due_pieces(g, g.active):
        told = never_comes(g, piece)
        if told:
            record(g, told, piece)
            send_away(g, piece, WITHDRAWN)
        else:
            due.append(piece)
    g.queue = tuple(due)
    g.started = True


def _end_side(g: Position) -> None:
    for piece in g.queue:
        record(g, "delayed_at_sea" if manner_of(g, piece) == BY_SEA else "delayed", piece)
    g.queue = ()
    g.started = False
    if g.active == BRITISH:
        g.active = ALLIED
    else:
        g.active = BRITISH
        g.step = SPECIAL_ENTRIES


def reinforcements(g: Position) -> Procedure[None]:
    """7, ruling 60: the British and then the other side; one arrival, or some alike, to a visit."""
    if not g.started:
        _begin_side(g)
    piece = _next(g, g.active)
    if piece == NOTHING:
        _end_side(g)
        return
    came: tuple[int, ...] = yield from arrive(g, g.active, piece)
    g.queue = tuple([other for other in g.queue if other not in came])
    yield from at_once.settled(g)
    g.queue = tuple([other for other in g.queue if g.where[other] in (TRACK, DEAD)])
