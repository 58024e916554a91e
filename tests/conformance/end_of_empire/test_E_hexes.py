"""6.3, 6.6, ruling 46 Which hexes lines of supply pass by land and by ship, hex by hex."""

import pytest

from tests.conformance.end_of_empire.situation import Situation
from tests.conformance.end_of_empire.supplying import winter
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH
from ticonderoga.games.end_of_empire.rules.tracing import Tracer
from ticonderoga.games.end_of_empire.terms import OVER_LAND, OVERSEAS


def open_to(s: Situation, side: int, hex: str, kind: int = OVERSEAS) -> tuple[bool, bool]:
    """Whether lines of a side pass a hex: by land, by ship."""
    tracer = Tracer(s.g, side, kind)
    return tracer.by_land(s.space(hex)), tracer.by_ship(s.space(hex))


@pytest.mark.rule("A-46", "R-E21")
@pytest.mark.parametrize(
    ("stacks", "british", "allied"),
    [
        ((), (True, True), (True, True)),
        (("20th Foot @ 3312",), (True, True), (False, True)),
        (("20th Foot @ 3312-outpost",), (True, True), (False, True)),
        (("2 Cont @ 3312",), (False, True), (True, True)),
        (("1 Cont Art @ 3312",), (False, False), (True, True)),
        (("1 Cont Art @ 3312-outpost",), (False, False), (True, True)),
        (("20th Foot @ 3312", "1 Cont Art @ 3312-outpost"), (True, True), (False, True)),
        (("20th Foot @ 3312-outpost", "1 Cont Art @ 3312"), (False, False), (True, True)),
        (("Greene @ 3312",), (True, True), (True, True)),
    ],
)
def test_a_wild_hex_on_a_lake(
    stacks: tuple[str, ...], british: tuple[bool, bool], allied: tuple[bool, bool]
) -> None:
    s = winter("arw", *stacks)
    assert open_to(s, BRITISH, "3312") == british
    assert open_to(s, ALLIED, "3312") == allied


@pytest.mark.rule("R-E21")
@pytest.mark.parametrize(
    ("stacks", "british"),
    [
        ((), (True, True)),
        (("2 Cont @ 2716",), (False, True)),
        (("1 Cont Art @ 2716",), (False, False)),
        (("1 Cont Art @ 2418",), (False, False)),
        (("2 Cont @ 2418",), (True, True)),
        (("20th Foot @ 2716", "1 Cont Art @ 2418"), (True, True)),
    ],
)
def test_the_british_need_no_garrisons_on_a_navigable_river(
    stacks: tuple[str, ...], british: tuple[bool, bool]
) -> None:
    s = winter("arw", *stacks)
    assert open_to(s, BRITISH, "2716") == british


@pytest.mark.rule("R-E21")
def test_others_need_them_and_so_do_the_british_on_dry_land() -> None:
    s = winter("fiw")
    assert open_to(s, ALLIED, "2716") == (False, False)
    s = winter("fiw", "Bearn @ 2716")
    assert open_to(s, ALLIED, "2716") == (True, True)
    s = winter("arw")
    assert open_to(s, BRITISH, "2615") == (False, True)
    assert open_to(s, ALLIED, "2615") == (True, True)
    s = winter("arw", "20th Foot @ 2615")
    assert open_to(s, BRITISH, "2615") == (True, True)
    assert open_to(s, ALLIED, "2615") == (False, True)


@pytest.mark.rule("R-E18", "A-48")
def test_a_source_is_one_until_its_time_is_over_and_the_enemy_does_not_hold_it() -> None:
    s = winter("arw")
    war, ends = s.g.war, s.board.supply_end[s.g.war][ALLIED]
    for hex in s.board.supply_hexes[war][ALLIED]:
        for turn in {ends[hex] - 1, min(ends[hex], 60)}:
            s.g.turn = turn
            assert Tracer(s.g, ALLIED, OVER_LAND).is_source(hex) == (turn < ends[hex])
    hex = s.board.supply_hexes[war][ALLIED][0]
    s = winter("arw", f"20th Foot @ {s.board.ids[hex]}")
    assert not Tracer(s.g, ALLIED, OVER_LAND).is_source(hex)
