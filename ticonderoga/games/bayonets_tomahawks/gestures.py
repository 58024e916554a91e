"""What a hand means that takes up a stack, or part of it, and draws it to another space.

A stroke is a list of choices that are made one after another like any others. Who cannot go along
stays where he is, and the reason is told.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Reason
from ticonderoga.engine.hand import Grasp, Muster, Stroke
from ticonderoga.games.bayonets_tomahawks.data.kinds import COMMANDER
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.activation import IS_ARMY, IS_LIGHT, bars_piece
from ticonderoga.games.bayonets_tomahawks.rules.connections import (
    bars_leaving,
    bars_number,
    bars_type,
    is_broad,
)
from ticonderoga.games.bayonets_tomahawks.rules.marshal import CALL, DONE, bars_call
from ticonderoga.games.bayonets_tomahawks.rules.movers import (
    bars_take,
    bars_taking,
    mp_left,
    new_move,
    who_goes,
)
from ticonderoga.games.bayonets_tomahawks.rules.stacks import is_light, is_mobile
from ticonderoga.games.bayonets_tomahawks.underway import Marshal, Move

SPENDING: Final = ("spend", "spend_indian", "spend_reaction")
ACTING: Final = ("army_action", "light_action")
GATHERING: Final = CALL.key


# ---------------------------------------------------------------------- whom a hand may take up


def muster(g: Position, ask: Ask, space: int) -> Muster:
    """10.2, 11.0 Who could go from a space by the AP, or by some AP that is still to be chosen; who
    could be called to it while Troops are Marshaled there."""
    key = ask.question.key
    if key == GATHERING:
        marshal = g.marshal
        if marshal is None or marshal.space != space:
            return Muster()
        return Muster(_callable(g, marshal), gathers=True)
    here = g.at(ask.seat, space)
    found: list[tuple[int, Reason | None]] = []
    if key == "move":
        move = g.move
        if move is None or move.at != space or move.used:
            return Muster()
        found = [(piece, _reason(bars_take(g, move, piece), piece)) for piece in here]
    elif key in ACTING or key in SPENDING:
        aps = _aps(g, ask)
        found = [(piece, _reason(_bars_by(g, ask.seat, aps, piece), piece)) for piece in here]
    return Muster(found)


def _callable(g: Position, marshal: Marshal) -> list[tuple[int, Reason | None]]:
    """11.0 The pieces around, Forts and Bastions left out."""
    found: list[tuple[int, Reason | None]] = []
    for origin, _ in g.board.links[marshal.space]:
        for piece in g.at(marshal.faction, origin):
            if is_mobile(g, piece):
                found.append((piece, _reason(bars_call(g, marshal, piece), piece)))
    return found


def _bars_by(g: Position, faction: int, aps: list[int], piece: int) -> str:
    """Why none of these APs moves a piece; empty if one does."""
    space = g.where[piece]
    bar = bars_leaving(g, faction, space)
    if bar:
        return bar
    for ap in aps:
        for light in (False, True):
            if IS_LIGHT[ap] if light else IS_ARMY[ap]:
                bar = bars_taking(g, new_move(g, faction, ap, space, light), piece)
                if not bar:
                    return ""
    return bar or "no_common_way"


def _aps(g: Position, ask: Ask) -> list[int]:
    """The AP that is being used, or those that may be."""
    if ask.question.key in ACTING:
        return [ask.about["ap"]]
    return sorted([choice[1] for choice in ask.question.offer(g, ask) if len(choice) > 1])


def _reason(bar: str, piece: int) -> Reason | None:
    return Reason(bar, (piece,)) if bar else None


# ---------------------------------------------------------------------- what a stroke means


def gesture(g: Position, ask: Ask, start: int, goal: int, grasp: Grasp) -> Stroke:
    """10.2, 11.0 The choices that bring these pieces (all that can go, if none are named) from
    a space to another: an AP if one is still to be chosen (any that takes as many along), the
    Action, who goes, the way."""
    key = ask.question.key
    known = [piece for piece in dict.fromkeys(grasp.pieces) if 0 <= piece < g.pieces.count]
    if key == GATHERING:
        return _called(g, start, goal, known)
    named = [piece for piece in known if g.where[piece] == start]
    if start == goal:
        return Stroke()
    if key == "move":
        return _onward(g, start, goal, named)
    if key not in ACTING and key not in SPENDING:
        return Stroke()
    wanted = named or [piece for piece in g.at(ask.seat, start) if is_mobile(g, piece)]
    for only_light in (False, True):
        ways: list[list[Choice]] = []
        stays: list[tuple[int, Reason]] = []
        for ap in _aps(g, ask):
            found = _activated(g, Move(ask.seat, ap, start, only_light), goal, wanted)
            if not found.choices or (ways and len(found.stays) > len(stays)):
                continue
            if len(found.stays) < len(stays):
                ways.clear()
            stays = found.stays
            ways.append([("spend", ap), *found.choices] if key in SPENDING else found.choices)
        if ways:
            return Stroke(stays=stays, ways=ways)
    return Stroke([], _unfit(g, ask.seat, wanted))


def _activated(g: Position, wish: Move, goal: int, wanted: list[int]) -> Stroke:
    """7.3.7 The Action of this AP that takes them there; nothing if it takes them not so far. Of a
    stack in which not all are Light, only those who are, if that is the wish."""
    faction, ap, start = wish.faction, wish.ap, wish.start
    able = [piece for piece in wanted if not bars_piece(g, faction, piece) and is_mobile(g, piece)]
    lights = [piece for piece in able if is_light(g, piece)]
    heavy = [p for p in able if not is_light(g, p) and g.pieces.type[p] != COMMANDER]
    light = bool(lights) and (wish.light or not heavy)
    if wish.light and not (lights and heavy):
        return Stroke()
    by_light = light and IS_LIGHT[ap]
    if not by_light and not IS_ARMY[ap]:
        return Stroke()
    move = new_move(g, faction, ap, start, by_light)
    way = _way(g, start, goal, light, _farthest(g, move, lights if light else able))
    if not way:
        return Stroke()
    going, stays = _company(g, move, way, wanted)
    if not going:
        return Stroke([], stays)
    unasked = who_goes(g, move, g.board.between(start, way[0]))
    taken: list[Choice] = [("take", piece) for piece in going] if set(going) != set(unasked) else []
    return Stroke([("light" if by_light else "army", start), *taken, *_steps(way)], stays)


def _farthest(g: Position, move: Move, pieces: list[int]) -> int:
    """10.2 The connections that some of these pieces may still travel."""
    return max([mp_left(g, move, piece) for piece in pieces], default=0)


def _company(
    g: Position, move: Move, way: list[int], wanted: list[int]
) -> tuple[list[int], list[tuple[int, Reason]]]:
    """10.1, 10.2 Who of them goes the whole way together, and why the others do not."""
    trial = new_move(g, move.faction, move.ap, move.at, move.light)
    trial.group = move.group
    links = _links(g, move.at, way)
    going: list[int] = []
    stays: list[tuple[int, Reason]] = []
    for piece in wanted:
        if piece in trial.group:
            continue
        bar = bars_taking(g, trial, piece) or _bars_way(g, trial, piece, links)
        for link in links:
            bar = bar or bars_number(g, move.faction, (*trial.group, piece), link)
        if bar:
            stays.append((piece, Reason(bar, (piece,))))
        else:
            going.append(piece)
            trial.group = (*trial.group, piece)
    return going, stays


def _bars_way(g: Position, move: Move, piece: int, links: list[int]) -> str:
    """10.2 Why a piece cannot take these connections one after another."""
    for link in links:
        bar = bars_type(g, g.pieces.type[piece], link)
        if bar:
            return bar
    return "no_mp_left" if mp_left(g, move, piece) < len(links) else ""


def _unfit(g: Position, faction: int, wanted: list[int]) -> list[tuple[int, Reason]]:
    """7.2.1 Who of them could take part in no Action at all."""
    found: list[tuple[int, Reason]] = []
    for piece in wanted:
        bar = bars_piece(g, faction, piece)
        if bar:
            key = "not_with_stack" if bar == "not_on_map" else bar
            found.append((piece, Reason(key, (piece,))))
    return found


def _onward(g: Position, start: int, goal: int, named: list[int]) -> Stroke:
    """10.2 A stack on the move goes on to the space; before it sets out, with those named."""
    move = g.move
    if move is None or move.at != start:
        return Stroke()
    group = move.group or tuple(named) or g.at(move.faction, start)
    mobile = [piece for piece in group if is_mobile(g, piece)]
    lights = [piece for piece in mobile if is_light(g, piece)]
    way = _way(g, start, goal, mobile == lights, _farthest(g, move, mobile))
    if not way:
        way = _way(g, start, goal, True, _farthest(g, move, lights))
    if not way:
        return Stroke()
    if move.used:
        links = _links(g, start, way)
        barred = [(piece, _bars_way(g, move, piece, links)) for piece in group]
        return Stroke(_steps(way), [(p, Reason(bar, (p,))) for p, bar in barred if bar])
    going, stays = _company(g, move, way, named)
    taken: list[Choice] = [("take", piece) for piece in going]
    return Stroke([*taken, *_steps(way)], stays)


def _called(g: Position, start: int, goal: int, named: list[int]) -> Stroke:
    """11.0 Units drawn to the space that Marshals are called; a stroke on the space itself gathers
    those named from all around, and ends the Action."""
    marshal = g.marshal
    if marshal is None or marshal.space != goal:
        return Stroke()
    gathers = start == goal
    wanted = named if gathers else [piece for piece in named if g.where[piece] == start]
    if not gathers and not wanted:
        wanted = [piece for piece in g.at(marshal.faction, start) if is_mobile(g, piece)]
    trial = Marshal(marshal.faction, marshal.space)
    trial.called = marshal.called
    choices: list[Choice] = []
    stays: list[tuple[int, Reason]] = []
    for piece in wanted:
        bar = bars_call(g, trial, piece)
        if bar:
            stays.append((piece, Reason(bar, (piece,))))
        else:
            choices.append(("call", piece))
            trial.called = (*trial.called, piece)
    return Stroke([*choices, DONE] if gathers and trial.called else choices, stays)


# ---------------------------------------------------------------------- ways


def _way(g: Position, start: int, goal: int, light: bool, reach: int) -> list[int]:
    """The spaces of the shortest way, by Paths only for Light units; none if it is too far."""
    came_from = {start: start}
    frontier = [start]
    for _ in range(reach):
        farther: list[int] = []
        for space in frontier:
            for to, connection in g.board.links[space]:
                if to not in came_from and (light or is_broad(g, connection)):
                    came_from[to] = space
                    farther.append(to)
        frontier = farther
        if goal in came_from:
            break
    if goal not in came_from:
        return []
    spaces: list[int] = []
    at = goal
    while at != start:
        spaces.append(at)
        at = came_from[at]
    spaces.reverse()
    return spaces


def _links(g: Position, start: int, way: list[int]) -> list[int]:
    """The connections along a way."""
    return [g.board.between(*ends) for ends in zip([start, *way], way)]


def _steps(way: list[int]) -> list[Choice]:
    return [("go", space) for space in way]
