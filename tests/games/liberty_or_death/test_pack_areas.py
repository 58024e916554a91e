"""The drawn map of Liberty or Death: outlines that share their borders and hold their pieces."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from ticonderoga.games.liberty_or_death.data.areas import Areas, Point
from ticonderoga.games.liberty_or_death.data.pack import load_pack
from ticonderoga.games.liberty_or_death.data.spaces import (
    CITIES,
    MAP,
    PROVINCES,
    SPACES,
    WEST_INDIES,
)


@pytest.fixture
def areas() -> Areas:
    return load_pack().areas


def inside(ring: list[tuple[float, float]], point: Point) -> bool:
    y, x = point
    odd = False
    for (v, u), (t, s) in zip(ring, ring[1:] + ring[:1]):
        if (v > y) != (t > y) and x < (s - u) * (y - v) / (t - v) + u:
            odd = not odd
    return odd


def size(ring: list[tuple[float, float]]) -> float:
    pairs = zip(ring, ring[1:] + ring[:1])
    return abs(sum(v * s - t * u for (v, u), (t, s) in pairs)) / 2


@pytest.mark.rule("R-1.3.6a")
def test_1_3_6_provinces_share_a_border_exactly_where_they_are_adjacent(areas: Areas) -> None:
    board = load_pack().board
    adjacent = [
        (a, b) for a in PROVINCES for b in PROVINCES if a < b and b in board.adjacent[a]
    ]  # fmt: skip
    assert areas.borders() == adjacent


def test_every_province_has_an_outline_and_no_city_has(areas: Areas) -> None:
    for space in range(SPACES):
        outline = areas.outline(space)
        assert bool(outline) == (space not in CITIES)
        sizes = [size(ring) for ring in outline]
        assert sizes == sorted(sizes, reverse=True)
        assert all(len(ring) >= 4 for ring in outline)


def test_the_pieces_of_a_province_stand_on_its_ground(areas: Areas) -> None:
    for space in (*PROVINCES, WEST_INDIES):
        here = (areas.lat[space], areas.lon[space])
        for other in (*PROVINCES, WEST_INDIES):
            covered = any(inside(ring, here) for ring in areas.outline(other))
            assert covered == (other == space)
        assert areas.room[space] >= 30


def test_a_city_stands_in_or_beside_one_of_its_neighbours(areas: Areas) -> None:
    board = load_pack().board
    for city in CITIES:
        touched = areas.touching[city]
        assert touched
        assert set(touched) <= set(board.adjacent[city])


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two stretches cross; touching at an end is no crossing."""

    def turn(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])

    return (
        turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0
    )  # fmt: skip


def test_no_border_crosses_another(areas: Areas) -> None:
    stretches = [
        (min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1]), a, b)
        for line in areas.arcs
        for a, b in pairwise(line)
    ]
    stretches.sort(key=lambda each: each[0])
    for place, (_, high, west, east, a, b) in enumerate(stretches):
        for other in stretches[place + 1 :]:
            if other[0] > high:
                break
            if other[2] <= east and other[3] >= west:
                assert not crosses(a, b, other[4], other[5]), (a, b)


def test_places_are_apart_and_the_west_indies_lie_at_sea(areas: Areas) -> None:
    for a, b in combinations(MAP, 2):
        apart = abs(areas.lat[a] - areas.lat[b]) + abs(areas.lon[a] - areas.lon[b])
        assert apart > 0.3
    for space in PROVINCES:
        for ring in areas.outline(space):
            assert not inside(ring, (areas.lat[WEST_INDIES], areas.lon[WEST_INDIES]))


def test_they_are_marked_as_our_reconstruction(areas: Areas) -> None:
    assert areas.confidence == "reconstructed"
