"""9 How far a force comes, against a plain search by the same steps."""

from collections.abc import Callable

import pytest

from tests.conformance.end_of_empire.marching import arw, fiw
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import BLOCKED, HEX
from ticonderoga.games.end_of_empire.rules.moving import may_bring_combat
from ticonderoga.games.end_of_empire.rules.passage import (
    bars_hex,
    is_closed_lake,
    nations_of,
    step_cost,
    way_across,
)
from ticonderoga.games.end_of_empire.rules.reach import full_points, path_to, reach
from ticonderoga.games.end_of_empire.terms import MAP_FERRY, NO_WAY

Case = tuple[Callable[[], Situation], str]
CASES: list[Case] = [
    (lambda: fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1211", "La Sarre @ 1111-outpost"), "1112"),
    (lambda: fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1112").season("winter"), "1112"),
    (lambda: fiw("Wolfe, 44th Foot @ 2709", one_space_per_hex="yes"), "2709"),
    (lambda: fiw("Wolfe, 44th Foot @ 3312-outpost", "Bearn @ 3411"), "3312-outpost"),
    (lambda: arw("Washington, 2 Cont @ 2220-town", "17th Foot @ 2418"), "2220-town"),
    (lambda: arw("Greene, 2 Cont @ 3020"), "3020"),
    (lambda: arw("Greene, 2 Cont, 14 Cont @ 2420"), "2420"),
    (lambda: arw("Howe, 17th Foot @ 2420", "2 Cont @ 2219", side="british"), "2420"),
    (lambda: arw("Howe, 17th Foot @ 2220", side="british").season("winter"), "2220"),
]


def plainly(s: Situation, start: int, points: int) -> dict[int, tuple[int, bool]]:
    """What each space costs, and whether a ferry is on the way; a way without is preferred."""
    g, board, side = s.g, s.board, s.g.active
    force = g.at(side, start)
    nations = nations_of(g, force)
    best = {(start, False): 0}
    queue = [(start, False)]
    while queue:
        here, ferried = queue.pop(0)
        if here != start and g.has_units(1 - side, here):
            continue
        hex = board.hex_of[here]
        for other in (hex, *board.near[hex]):
            cost, after = 0, ferried
            if other != hex:
                cost = step_cost(g, side, hex, other)
                if cost >= BLOCKED:
                    if ferried or way_across(g, side, force, hex, other) == NO_WAY:
                        continue
                    cost, after = board.ferry_cost(other, g.winter), True
                if bars_hex(g, side, nations, other):
                    continue
            total = best[here, ferried] + cost
            for to in board.spaces_of[other]:
                if to == here or (g.edition.one_space_per_hex and board.kind[to] != HEX):
                    continue
                risk = may_bring_combat(g, side, here, to)
                if total + (board.costs.combat if risk else 0) > points:
                    continue
                if total < best.get((to, after), points + 1):
                    best[to, after] = total
                    queue.append((to, after))
    found: dict[int, tuple[int, bool]] = {}
    for (space, ferried), cost in sorted(best.items()):
        if space not in found or cost < found[space][0]:
            found[space] = cost, ferried
    return found


@pytest.mark.rule("R-H1", "R-H11", "R-H16")
@pytest.mark.parametrize(("begin", "where"), CASES)
def test_every_space_within_reach(begin: Callable[[], Situation], where: str) -> None:
    s = begin()
    g, start = s.g, s.space(where)
    force = g.at(g.active, start)
    most = full_points(g, g.active, force, start)
    assert most > 0
    for points in {most, 12, 5, 4}:
        ways = reach(g, g.active, force, start, points)
        assert {space: (way.cost, way.ferried) for space, way in ways.items()} == plainly(
            s, start, points
        )
    assert reach(g, g.active, force, start).keys() == reach(g, g.active, force, start, most).keys()


@pytest.mark.rule("R-H1", "R-H3", "R-H13", "R-H16")
@pytest.mark.parametrize(("begin", "where"), CASES)
def test_every_way_is_made_of_steps(begin: Callable[[], Situation], where: str) -> None:
    s = begin()
    g, start, side = s.g, s.space(where), s.g.active
    force = g.at(side, start)
    ways = reach(g, side, force, start)
    for space, way in ways.items():
        assert way.space == space
        assert way.halt != is_closed_lake(g, space)
        before = way.before
        if before is None:
            assert (space, way.cost, way.risk) == (start, 0, False)
            assert (way.ferried, way.checked) == (False, False)
            assert path_to(ways, space) == []
            continue
        assert way.risk == may_bring_combat(g, side, before.space, space)
        here, there = s.board.hex_of[before.space], s.board.hex_of[space]
        cost = 0 if here == there else step_cost(g, side, here, there)
        if cost < BLOCKED:
            assert way.cost == before.cost + cost
            assert (way.ferried, way.checked) == (before.ferried, before.checked)
        else:
            assert way.cost == before.cost + s.board.ferry_cost(there, g.winter)
            by_map = way_across(g, side, force, here, there) == MAP_FERRY
            assert (way.ferried, way.checked) == (True, not by_map)
        path = path_to(ways, space)
        assert path[-1] == space
        assert len(path) == 1 or path[-2] == before.space


@pytest.mark.rule("R-H16")
def test_some_of_these_ways_take_ferries_of_both_sorts() -> None:
    sorts = set()
    for begin, where in CASES:
        s = begin()
        start = s.space(where)
        for way in reach(s.g, s.g.active, s.g.at(s.g.active, start), start).values():
            sorts.add((way.ferried, way.checked))
    assert sorts == {(False, False), (True, False), (True, True)}
