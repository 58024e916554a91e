"""Hexes: neighbours by direction, distances by arithmetic, sides by one number."""

from __future__ import annotations

import pytest

from ticonderoga.engine.kit.graph import steps
from ticonderoga.engine.kit.hexes import (
    OFF_MAP,
    Shifted,
    Straight,
    hex_distance,
    hexes_beside,
    near_hexes,
    one_side,
)

GRIDS: list[tuple[Straight, Shifted]] = [
    ("columns", "odd"), ("columns", "even"), ("rows", "odd"), ("rows", "even"),
]  # fmt: skip


def test_directions_go_clockwise_from_north_where_columns_are_straight() -> None:
    beside = hexes_beside(5, 5)  # odd columns lie half a hex lower
    assert beside[2 * 5 + 1] == (6, 12, 17, 16, 15, 10)
    assert beside[2 * 5 + 2] == (7, 8, 13, 17, 11, 6)


def test_directions_go_clockwise_from_north_east_where_rows_are_straight() -> None:
    beside = hexes_beside(5, 5, "rows")  # odd rows lie half a hex farther right
    assert beside[1 * 5 + 2] == (3, 8, 13, 12, 6, 2)
    assert beside[2 * 5 + 2] == (7, 13, 17, 16, 11, 6)


@pytest.mark.parametrize(("straight", "shifted"), GRIDS)
def test_whoever_is_beside_has_you_on_the_other_side(straight: Straight, shifted: Shifted) -> None:
    beside = hexes_beside(7, 6, straight, shifted)
    for hex, six in enumerate(beside):
        for way, other in enumerate(six):
            if other != OFF_MAP:
                assert beside[other][(way + 3) % 6] == hex
    assert max(len(near) for near in near_hexes(beside)) == 6


@pytest.mark.parametrize(("straight", "shifted"), GRIDS)
def test_the_distance_is_that_of_a_search(straight: Straight, shifted: Shifted) -> None:
    near = near_hexes(hexes_beside(8, 7, straight, shifted))
    for start in (0, 13, 27, 55):
        found = steps(start, near)
        assert found == [hex_distance(start, end, 8, straight, shifted) for end in range(56)]


def test_a_side_is_the_same_from_both_of_its_hexes() -> None:
    beside = hexes_beside(5, 5)
    assert beside[11][1] == 12
    assert one_side(6 * 11 + 1, beside) == one_side(6 * 12 + 4, beside) == 6 * 11 + 1
    assert one_side(0, beside) == 0


def test_a_map_of_2800_hexes_is_no_matter() -> None:
    near = near_hexes(hexes_beside(70, 40))
    assert len(near) == 2800
    assert steps(0, near)[-1] == hex_distance(0, 2799, 70)
