"""9.3, 11.4 What a step or an attack needs when points run out, and attacks on Indians."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody, fiw
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.rules.moving import bars_attack, bars_step
from ticonderoga.games.end_of_empire.rules.points import points_left
from ticonderoga.games.end_of_empire.underway import Operation


def on_the_way(s: Situation, where: str, points: int, moved: bool = True) -> Operation:
    """All of the side whose phase it is, in a space, have so many points left."""
    op = Operation(s.g.active, s.space(where))
    op.force = s.g.at(op.side, op.at)
    op.moved = moved
    op.entered_from = op.at if moved else -1
    for piece in op.force:
        op.used[piece] = 3
        if s.pieces.is_unit(piece):
            op.allowance[piece] = points + 3
    return op


@pytest.mark.rule("R-H7")
def test_a_step_into_the_town_costs_nothing() -> None:
    s = fiw("Wolfe, 44th Foot @ 1111").begin()
    op = on_the_way(s, "1111", 0)
    assert points_left(op) == 0
    assert bars_step(s.g, op, s.space("1111-outpost")) == ""
    assert bars_step(s.g, op, s.space("1112")) == "no_points"


@pytest.mark.rule("R-H4", "A-13")
def test_beside_the_enemy_it_takes_five_points() -> None:
    s = fiw("Wolfe, 44th Foot @ 1111", "Bearn @ 1211").begin()
    assert bars_step(s.g, on_the_way(s, "1111", 4), s.space("1111-outpost")) == "needs_reserve"
    assert bars_step(s.g, on_the_way(s, "1111", 5), s.space("1111-outpost")) == ""


@pytest.mark.rule("R-H7")
def test_leaders_go_as_far_as_the_fastest_unit() -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1111").begin()
    op = on_the_way(s, "1111", 4)
    op.allowance[s.piece("44th Foot")] = 9
    assert points_left(op) == 4
    op.used[s.piece("Wolfe")] = 6
    assert points_left(op) == 3
    op.used[s.piece("Wolfe")] = 12
    assert points_left(op) == 0
    op.force = (s.piece("Wolfe"),)
    assert points_left(op) == 0


@pytest.mark.rule("R-J13")
@pytest.mark.parametrize(
    ("force", "where", "enemy", "bar"),
    [
        ("Royal Artillery (Amherst)", "1112", "allied Delaware", "indians_vanish"),
        ("Royal Artillery (Amherst), Wolfe", "1112", "allied Delaware, Levis", "indians_vanish"),
        ("Royal Artillery (Amherst)", "1112", "allied Delaware, Bearn", ""),
        ("fiw-rogers", "1112", "allied Delaware", ""),
        ("Royal Artillery (Amherst), fiw-rogers", "1112", "allied Delaware", ""),
        ("Royal Artillery (Amherst)", "2220", "allied Delaware", ""),
    ],
)
def test_indians_vanish_before_those_who_cannot_ambush(
    force: str, where: str, enemy: str, bar: str
) -> None:
    s = fiw(f"{force} @ {where}", f"{enemy} @ {where}").begin()
    assert bars_attack(s.g, on_the_way(s, where, 10), s.space(where)) == bar


@pytest.mark.rule("R-J13")
def test_nobody_vanishes_inside() -> None:
    s = fiw("Royal Artillery (Amherst) @ 1111", "allied Delaware @ 1111-outpost").begin()
    op = on_the_way(s, "1111", 10)
    assert bars_attack(s.g, op, s.space("1111-outpost")) == ""
    assert bars_attack(s.g, op, s.space("1111")) == "no_enemy_there"
    assert bars_attack(s.g, op, s.space("1211")) == "not_in_hex"


@pytest.mark.rule("R-H4", "A-13")
def test_an_attack_takes_five_points_and_a_check_if_one_is_due() -> None:
    s = arw("2 Cont, Greene @ 2220", "17th Foot @ 2220").begin()
    space = s.space("2220")
    assert bars_attack(s.g, on_the_way(s, "2220", 5), space) == ""
    assert bars_attack(s.g, on_the_way(s, "2220", 4), space) == "needs_five"
    op = on_the_way(s, "2220", 5)
    op.spared = space
    assert bars_attack(s.g, op, space) == "let_them_be"
    op.needs_check = True
    assert bars_attack(s.g, op, space) == "check_first"


@pytest.mark.rule("R-J13")
def test_they_can_be_attacked_where_the_move_begins() -> None:
    s = fiw("Wolfe, fiw-rogers @ 1112", "allied Delaware @ 1112")
    everybody(s, "1112")
    assert s.offers("attack 1112")
