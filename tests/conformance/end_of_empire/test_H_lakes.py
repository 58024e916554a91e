"""9.9, 9.10 All-lake hexes: nobody stays there, but on the ice of the first winter turn."""

import pytest

from tests.conformance.end_of_empire.marching import everybody, fiw, left
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.rules.moving import bars_stop


@pytest.mark.rule("R-H12", "R-H13")
def test_a_lake_is_crossed_at_2_a_hex_and_no_halt_is_made_on_it() -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 2709")
    everybody(s, "2709").british("go 2610")
    assert left(s) == 18
    assert s.why_not("stop") == "not_on_lake"
    assert s.why_not("drop 44th Foot (FIW)") == "not_on_lake"
    op = s.g.operation
    assert op is not None
    op.needs_check = True
    assert bars_stop(s.g, op) == ""  # who does not dare the check stays where he is
    op.needs_check = False
    for piece in op.allowance:
        op.used[piece] = op.allowance[piece]
    assert bars_stop(s.g, op) == ""  # and so does who has no points left
    for piece in op.allowance:
        op.used[piece] = 2
    s.british("go 2510", "go 2611")
    assert left(s) == 14
    assert s.offers("stop")


@pytest.mark.rule("R-H12", "R-H13")
def test_a_lake_is_entered_along_the_water_only() -> None:
    s = fiw("Wolfe, 44th Foot @ 2511")
    everybody(s, "2511")
    assert s.why_not("go 2510") == "lake_by_water"


@pytest.mark.rule("R-H13")
def test_not_onto_a_lake_without_the_points_to_come_off_it() -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 2709")
    everybody(s, "2709").british("go 2708", "go 2709", "go 2708")
    assert left(s) == 5
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 2708")
    everybody(s, "2708").british("go 2709", "go 2708", "go 2709")
    assert left(s) == 5
    s.british("go 2609")
    assert left(s) == 3
    assert s.why_not("go 2610") == "no_way_ashore"
    s.british("go 2709")
    assert left(s) == 1
    assert s.why_not("go 2610") == "no_points"


@pytest.mark.rule("R-H13", "R-H4")
def test_coming_ashore_next_to_enemies_takes_the_reserve() -> None:
    """All land within reach of 2610 is next to French who can react; 7 points are enough to enter
    the lake, and 5 not to leave it."""
    french = ("Levis, Bearn @ 2708", "Montcalm, Artois @ 2508", "Beaujeu, La Reine @ 2711",
              "Rigaud, Guyenne @ 2412")  # fmt: skip
    guns = "Braddock, Royal Artillery (Braddock) @ 2609"
    for enemies, offered in ((french, False), (french[:3], True)):
        s = fiw(guns, *enemies, near_misses="yes")
        everybody(s, "2609", die=4)
        assert left(s) == 7
        assert s.offers("go 2610") == offered
        assert offered or s.why_not("go 2610") == "no_way_ashore"


@pytest.mark.parametrize(
    ("season", "halt"), [("summer", False), ("december", True), ("february", False)]
)
@pytest.mark.rule("R-H13", "R-H15")
def test_only_the_first_winter_turn_may_end_on_the_ice(season: str, halt: bool) -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 2709").season(season)
    everybody(s, "2709").british("go 2610")
    if season != "summer":
        assert left(s) == 10
    assert s.offers("stop") == halt
    assert s.offers("drop 44th Foot (FIW)") == halt


@pytest.mark.rule("R-H15", "R-H13")
def test_in_february_the_ice_is_crossed_only_with_points_to_leave_it() -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 2708").season("february")
    everybody(s, "2708").british("go 2709")
    assert s.why_not("go 2610") == "no_way_ashore"
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 2708").season("december")
    everybody(s, "2708").british("go 2709")
    assert s.offers("go 2610")


@pytest.mark.rule("R-H15")
def test_in_winter_a_lake_is_wilderness_from_any_side() -> None:
    s = fiw("Wolfe, 44th Foot @ 2511").season("december")
    everybody(s, "2511").british("go 2510")
    assert left(s) == 10


# ---------------------------------------------------------------------- off the lakes


def stranded(*stacks: str, season: str = "summer", active: str = "british") -> Situation:
    s = Situation.at_war("fiw").phase("lakes").until("fortifying").season(season)
    return s.active(active).put(*stacks)


@pytest.mark.rule("R-H13")
def test_a_force_left_on_a_lake_comes_ashore_where_no_enemy_is() -> None:
    s = stranded("44th Foot, Wolfe @ 2610", "Bearn @ 2709-outpost", "Artois @ 2509").begin()
    assert s.asked == "ashore"
    assert s.offered("space") == ["2609", "2611", "2710"]
    assert s.why_not("space 2709") == "outside"
    s.british("space 2611")
    assert s.at("2611") == "British: 44th Foot 2/2, Wolfe"
    assert s.step() == "fortifying"


LAND = ("2609", "2709", "2710", "2611", "2509")
FRENCH = ("Bearn", "Artois", "La Sarre", "La Reine", "Guyenne")


@pytest.mark.rule("R-H13")
def test_if_all_land_is_enemy_held_it_is_eliminated() -> None:
    around = [f"{unit} @ {hex}" for unit, hex in zip(FRENCH, LAND)]
    s = stranded("44th Foot, Wolfe @ 2610", *around).begin()
    assert s.where("44th Foot") == "dead"
    assert s.where("Wolfe") == "captured"
    s = stranded("44th Foot, Wolfe @ 2610", *around[1:]).begin()
    assert s.where("44th Foot") == "2609"


@pytest.mark.rule("R-H13")
def test_an_enemy_leader_on_land_keeps_nobody_off() -> None:
    around = [f"{unit} @ {hex}" for unit, hex in zip(FRENCH, LAND)]
    s = stranded("44th Foot @ 2610", *around[1:], "Levis @ 2609").begin()
    assert s.where("44th Foot") == "2609"


@pytest.mark.rule("R-H13")
def test_both_sides_leave_the_lakes_the_active_one_first() -> None:
    s = stranded("44th Foot @ 2610", "Bearn @ 2410", active="allied").begin()
    assert s.asked_seat == 1
    s.allied("space 2411")
    assert s.asked_seat == 0
    s.british("space 2611")
    assert s.step() == "fortifying"


@pytest.mark.parametrize(
    ("season", "active", "where"),
    [
        ("december", "british", ["2610", "2410"]),
        ("december", "allied", ["2610", "2410"]),
        ("february", "british", ["2611", "2410"]),
        ("february", "allied", ["2611", "2411"]),
    ],
)
@pytest.mark.rule("R-H13", "R-H15")
def test_on_the_ice(season: str, active: str, where: list[str]) -> None:
    s = stranded("44th Foot @ 2610", "Bearn @ 2410", season=season, active=active).begin()
    while s.asked == "ashore":
        s.choose(s.asked_seat, "space 2611" if s.asked_seat == 0 else "space 2411")
    assert [s.where("44th Foot"), s.where("Bearn")] == where


@pytest.mark.rule("R-H13")
def test_forces_on_land_are_left_alone() -> None:
    s = stranded("44th Foot @ 2611", "Bearn @ 2411").begin()
    assert s.step() == "fortifying"
    assert s.where("44th Foot") == "2611"
