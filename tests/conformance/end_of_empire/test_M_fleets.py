"""14 to 14.3, 14.7, 15.6: sea areas, availability, placement, fleet combat, winter and spring."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.fleets import (
    BRITISH_FLEET,
    FRENCH_FLEET,
    SPANISH_FLEET,
    aboard,
    at,
    due,
    naval_phase,
)
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    BRITAIN,
    BRITISH,
    FRANCE,
    SEA_IDS,
    SEAS,
    SPAIN,
)
from ticonderoga.games.end_of_empire.rules.naval import (
    availability,
    bars_area,
    open_areas,
    to_check,
)

# ---------------------------------------------------------------------- sea areas


@pytest.mark.rule("R-M1")
def test_six_areas_and_only_louisbourg_on_two() -> None:
    board = Situation().board
    assert SEAS == len(SEA_IDS) == 6
    coastal = [hex for hex in range(board.hexes) if board.coast[hex]]
    several = [board.ids[hex] for hex in coastal if board.coast[hex].bit_count() > 1]
    assert several == ["5927"]
    louisbourg = board.coast[board.louisbourg]
    assert [SEA_IDS[sea] for sea in range(6) if louisbourg >> sea & 1] == [
        "gulf_of_maine",
        "gulf_of_st_lawrence",
    ]
    assert all(board.sea[hex] < 0 for hex in coastal)


@pytest.mark.rule("R-M18", "A-51")
def test_philadelphia_belongs_to_a_sea_area_and_is_no_coast() -> None:
    board = Situation().board
    hex = board.index("1820")
    assert board.port[hex]
    assert not board.coast[hex]
    assert board.port_seas[hex] == 1 << SEA_IDS.index("north_atlantic")


@pytest.mark.rule("R-M5")
def test_the_southern_seas_are_those_of_the_south_sheet() -> None:
    board = Situation().board
    assert [SEA_IDS[sea] for sea in range(6) if not board.sea_north[sea]] == [
        "gulf_of_mexico",
        "south_atlantic",
    ]


# ---------------------------------------------------------------------- availability


@pytest.mark.rule("R-M2", "R-M4", "R-C2", "A-18", "G-G9", "G-G10")
def test_the_fall_of_1757() -> None:
    s = naval_phase("fiw", 15, "British fleet @ North Atlantic")
    due(s, FRENCH_FLEET, 15).roll(1, 3, 5, 6)
    s.allied("sail_to north_atlantic")
    assert s.dice() == [1, 3, 5, 6]
    assert at(s, FRENCH_FLEET) == at(s, BRITISH_FLEET) == "box 16"
    assert s.step() == "captives"


@pytest.mark.rule("R-M4", "G-G9")
def test_a_tie_is_won_by_the_fleet_that_was_there() -> None:
    s = naval_phase("fiw", 15, "British fleet @ North Atlantic")
    due(s, FRENCH_FLEET, 15).roll(3, 5, 5, 3)
    s.allied("sail_to north_atlantic").british("sail_to north_atlantic")
    assert at(s, FRENCH_FLEET) == "box 16"
    assert at(s, BRITISH_FLEET) == "north_atlantic"


@pytest.mark.rule("R-M4")
def test_the_higher_die_of_the_fleet_that_comes_wins() -> None:
    s = naval_phase("fiw", 15, "British fleet @ North Atlantic")
    due(s, FRENCH_FLEET, 15).roll(3, 5, 4)
    s.allied("sail_to north_atlantic")
    assert at(s, FRENCH_FLEET) == "north_atlantic"
    assert at(s, BRITISH_FLEET) == "box 16"
    assert s.step() == "captives"


@pytest.mark.rule("R-M2", "G-G10")
@pytest.mark.parametrize(("die", "where"), [(3, "chesapeake_bay"), (4, "box 16")])
def test_a_fleet_on_the_map_stays_on_its_number_or_less(die: int, where: str) -> None:
    s = naval_phase("fiw", 15, "British fleet @ Chesapeake Bay").roll(die).begin()
    if die <= 3:
        s.british("sail_to chesapeake_bay")
    assert at(s, BRITISH_FLEET) == where
    assert s.logged("fleet_stays" if die <= 3 else "fleet_fails")


@pytest.mark.rule("G-G10", "R-M2")
def test_at_zero_nobody_rolls_and_at_six_neither() -> None:
    s = naval_phase("fiw", 16)
    due(s, BRITISH_FLEET, 16)
    due(s, FRENCH_FLEET, 16).begin()
    assert s.dice() == []
    assert at(s, BRITISH_FLEET) == at(s, FRENCH_FLEET) == "box 17"
    s = naval_phase("fiw", 18)
    due(s, BRITISH_FLEET, 18)
    due(s, FRENCH_FLEET, 18).roll(3)
    s.allied("sail_to gulf_of_maine").british("sail_to north_atlantic")
    assert s.dice() == [3]
    assert at(s, BRITISH_FLEET) == "north_atlantic"


@pytest.mark.rule("R-M2", "R-M3")
def test_a_fleet_on_the_map_may_go_elsewhere() -> None:
    s = naval_phase("arw", 15, "British fleet @ Chesapeake Bay").begin()
    assert s.offered("sail_to") == sorted(s.board.sea_names)
    assert s.why_not("leave_off") == "fleet_stays_at_sea"
    s.british("sail_to gulf_of_maine")
    assert at(s, BRITISH_FLEET) == "gulf_of_maine"
    assert s.g.fleets_in(BRITISH, 1 << SEA_IDS.index("chesapeake_bay")) == []


@pytest.mark.rule("R-M2")
def test_a_fleet_that_comes_may_be_left_off() -> None:
    s = naval_phase("fiw", 15)
    due(s, BRITISH_FLEET, 15).roll(3).british("leave_off")
    assert at(s, BRITISH_FLEET) == "box 16"


@pytest.mark.rule("R-M2")
@pytest.mark.parametrize(("turn", "checks"), [(14, True), (15, True), (16, False)])
def test_a_box_checks_when_its_turn_has_come(turn: int, checks: bool) -> None:
    s = naval_phase("fiw", 15)
    due(s, BRITISH_FLEET, turn)
    assert (to_check(s.start, BRITAIN) != []) == checks
    if not checks:
        s.begin()
        assert at(s, BRITISH_FLEET) == "box 16"
        assert s.dice() == []


@pytest.mark.rule("R-M2")
def test_fleets_that_are_not_on_the_track_do_not_check() -> None:
    s = naval_phase("arw", 7)
    assert to_check(s.start, FRANCE) == to_check(s.start, SPAIN) == []


@pytest.mark.rule("R-M2")
def test_one_fleet_after_the_other_and_those_on_the_map_first() -> None:
    s = naval_phase("fiw", 15, "British fleet @ Chesapeake Bay")
    other = s.piece(FRENCH_FLEET)
    s.start.pieces.fleets[s.start.war][BRITAIN] = (s.piece(BRITISH_FLEET), other)
    try:
        due(s, FRENCH_FLEET, 15)
        assert to_check(s.start, BRITAIN) == [s.piece(BRITISH_FLEET)]
        s.start.seen_to = 1 << s.piece(BRITISH_FLEET)
        assert to_check(s.start, BRITAIN) == [other]
        s.start.seen_to |= 1 << other
        assert to_check(s.start, BRITAIN) == []
    finally:
        s.start.pieces.fleets[s.start.war][BRITAIN] = (s.piece(BRITISH_FLEET),)


@pytest.mark.rule("R-C2", "A-18")
def test_french_then_british_then_spanish() -> None:
    s = naval_phase("arw", 32).but(entered_war=[10, 20])
    for fleet in (BRITISH_FLEET, FRENCH_FLEET, SPANISH_FLEET):
        due(s, fleet, 32)
    s.roll(1, 1, 1)
    s.allied("sail_to gulf_of_maine").british("sail_to north_atlantic")
    s.allied("sail_to gulf_of_mexico")
    said = [s.pieces.names[entry[0]] for entry in s.logged("fleet_placed")]
    assert said == [FRENCH_FLEET, BRITISH_FLEET, SPANISH_FLEET]
    assert s.step() == "captives"
    assert not s.g.started
    assert s.g.seen_to == 0


@pytest.mark.rule("R-M2")
@pytest.mark.parametrize(
    ("entered", "nation", "number"),
    [
        ([0, 0], BRITAIN, 6), ([9, 0], BRITAIN, 4), ([9, 0], FRANCE, 3), ([0, 0], FRANCE, -1),
        ([9, 0], SPAIN, -1), ([9, 20], SPAIN, 4),
    ],
)  # fmt: skip
def test_the_numbers_change_with_the_entry_of_france_and_spain(
    entered: list[int], nation: int, number: int
) -> None:
    s = naval_phase("arw", 31).but(entered_war=entered)
    assert availability(s.start, nation) == number


# ---------------------------------------------------------------------- combat


@pytest.mark.rule("R-M4")
def test_french_and_spanish_fleets_share_an_area_and_fight_one_by_one() -> None:
    s = naval_phase("arw", 32, "French fleet, Spanish fleet @ Gulf of Mexico")
    due(s.but(entered_war=[10, 20]), BRITISH_FLEET, 32).roll(1, 4, 6, 5, 6, 5)
    s.allied("sail_to gulf_of_mexico")
    s.british("sail_to gulf_of_mexico")
    assert at(s, BRITISH_FLEET) == "gulf_of_mexico"
    assert at(s, FRENCH_FLEET) == at(s, SPANISH_FLEET) == "box 33"
    assert len(s.logged("fleet_combat")) == 2
    assert s.step() == "captives"


@pytest.mark.rule("R-M4")
def test_a_fleet_beaten_by_the_first_does_not_fight_the_second() -> None:
    s = naval_phase("arw", 32, "French fleet, Spanish fleet @ Gulf of Mexico")
    due(s.but(entered_war=[10, 20]), BRITISH_FLEET, 32).roll(1, 4, 5, 5, 1)
    s.allied("sail_to gulf_of_mexico")
    s.british("sail_to gulf_of_mexico")
    assert at(s, BRITISH_FLEET) == "box 33"
    assert at(s, FRENCH_FLEET) == "gulf_of_mexico"
    assert len(s.logged("fleet_combat")) == 1


@pytest.mark.rule("R-M3", "R-M4")
def test_troops_sail_along_and_lose_their_fleet() -> None:
    s = naval_phase("fiw", 15, "British fleet @ Chesapeake Bay", "French fleet @ Gulf of Maine")
    s.put("44th Foot, Braddock @ aboard British fleet").roll(1, 1, 2, 3)
    s.allied("sail_to gulf_of_maine")
    s.british("sail_to gulf_of_maine")
    assert s.asked == "refuge"
    assert aboard(s, BRITISH_FLEET) == ["44th Foot", "Braddock"]
    assert at(s, BRITISH_FLEET) == "box 16"
    s.british("space 4926-town")
    assert s.at("4926-town") == "British: 44th Foot 2/2, Braddock"
    assert s.step() == "captives"


@pytest.mark.rule("R-M3")
def test_troops_of_a_fleet_that_stays_available_stay_aboard() -> None:
    s = naval_phase("fiw", 15, "British fleet @ Chesapeake Bay")
    s.put("44th Foot @ aboard British fleet").roll(1).british("sail_to gulf_of_maine")
    assert aboard(s, BRITISH_FLEET) == ["44th Foot"]
    assert s.step() == "captives"


# ---------------------------------------------------------------------- 14.7 Louisbourg


@pytest.mark.rule("R-M14")
@pytest.mark.parametrize(
    ("stack", "fleet", "shut"),
    [
        ("Bearn @ 5927-fortress", BRITISH_FLEET, True),
        ("Bearn @ 5927", BRITISH_FLEET, True),
        ("Drucour @ 5927-fortress", BRITISH_FLEET, False),
        ("Bearn @ 5927-fortress", FRENCH_FLEET, False),
        ("44th Foot @ 5927-fortress", FRENCH_FLEET, True),
        ("44th Foot @ 4926", FRENCH_FLEET, False),
    ],
)
def test_louisbourg_shuts_the_gulf(stack: str, fleet: str, shut: bool) -> None:
    s = naval_phase("fiw", 15, stack)
    gulf = SEA_IDS.index("gulf_of_st_lawrence")
    piece = s.piece(fleet)
    assert bars_area(s.start, piece, gulf) == ("louisbourg_enemy" if shut else "")
    assert not bars_area(s.start, piece, SEA_IDS.index("gulf_of_maine"))


@pytest.mark.rule("R-M14")
def test_a_besieger_in_the_hex_does_not_shut_it() -> None:
    s = naval_phase("fiw", 15, "44th Foot @ 5927-fortress", "Bearn @ 5927")
    gulf = SEA_IDS.index("gulf_of_st_lawrence")
    assert not bars_area(s.start, s.piece(BRITISH_FLEET), gulf)
    assert bars_area(s.start, s.piece(FRENCH_FLEET), gulf)


@pytest.mark.rule("R-M14")
def test_the_question_says_so() -> None:
    s = naval_phase("fiw", 15, "Bearn @ 5927-fortress")
    due(s, BRITISH_FLEET, 15).roll(3).begin()
    assert s.why_not("sail_to gulf_of_st._lawrence") == "louisbourg_enemy"


# ---------------------------------------------------------------------- 15.6 the Spanish fleet


def spanish_areas(*stacks: str, war: str = "arw", turn: int = 32) -> list[str]:
    s = naval_phase(war, turn, *stacks)
    return [SEA_IDS[area] for area in open_areas(s.start, s.piece(SPANISH_FLEET))]


@pytest.mark.rule("R-N8", "R-M3")
def test_where_the_spanish_fleet_may_go() -> None:
    assert spanish_areas() == ["gulf_of_mexico", "south_atlantic", "gulf_of_maine"]
    assert spanish_areas("33rd Foot @ S2315") == ["gulf_of_mexico"]
    assert spanish_areas("33rd Foot @ S2214-town") == ["gulf_of_mexico"]
    assert spanish_areas("33rd Foot @ S3228-fortress") == ["gulf_of_mexico", "south_atlantic"]
    assert spanish_areas("33rd Foot @ S4225") == [
        "gulf_of_mexico", "south_atlantic", "gulf_of_maine",
    ]  # fmt: skip


@pytest.mark.rule("R-N8")
def test_why_it_may_not() -> None:
    s = naval_phase("arw", 32, "33rd Foot @ S2315").but(entered_war=[10, 20])
    due(s, SPANISH_FLEET, 32).roll(1).begin()
    assert s.why_not("sail_to south_atlantic") == "british_on_gulf"
    assert s.why_not("sail_to gulf_of_maine") == "british_on_gulf"
    assert s.why_not("sail_to north_atlantic") == "spanish_fleet_never"
    s = naval_phase("arw", 32, "33rd Foot @ S3228").but(entered_war=[10, 20])
    due(s, SPANISH_FLEET, 32).roll(1).begin()
    assert s.why_not("sail_to gulf_of_maine") == "british_st_augustine"


@pytest.mark.rule("R-N8")
def test_the_limits_are_for_the_revolution_and_for_the_spanish() -> None:
    assert "south_atlantic" in spanish_areas(
        "Oglethorpe's 42nd Foot @ S2315", war="jenkins", turn=1
    )
    s = naval_phase("arw", 32, "33rd Foot @ S2315")
    assert len(open_areas(s.start, s.piece(FRENCH_FLEET))) == 6


@pytest.mark.rule("R-M3")
def test_a_scenario_has_only_the_seas_of_its_sheets() -> None:
    s = Situation("jenkins-ear").phase("fleets").until("captives")
    due(s, BRITISH_FLEET, s.start.turn).roll(1).begin()
    assert s.why_not("sail_to gulf_of_maine") == "sea_not_played"
    assert s.offers("sail_to south_atlantic")


# ---------------------------------------------------------------------- winter and spring


@pytest.mark.rule("R-M5", "A-39")
def test_on_the_first_winter_turn_northern_fleets_become_markers() -> None:
    s = naval_phase("arw", 29, "British fleet @ Chesapeake Bay").but(entered_war=[10, 20])
    s.put("French fleet @ South Atlantic").roll(3).allied("sail_to south_atlantic")
    assert at(s, BRITISH_FLEET) == "chesapeake_bay*"
    assert at(s, FRENCH_FLEET) == "south_atlantic"
    assert s.g.fleets_in(BRITISH, 63) == []
    assert s.dice() == [3]


@pytest.mark.rule("R-M5")
@pytest.mark.parametrize("turn", [28, 30])
def test_on_other_turns_they_do_not(turn: int) -> None:
    s = naval_phase("arw", turn, "British fleet @ Chesapeake Bay").begin()
    assert s.g.winter_fleets == 0


@pytest.mark.rule("R-M5")
def test_in_winter_fleets_go_to_the_south_only() -> None:
    s = naval_phase("arw", 30).but(entered_war=[10, 20])
    due(s, BRITISH_FLEET, 30).roll(4).begin()
    assert s.offered("sail_to") == ["Gulf of Mexico", "South Atlantic"]
    assert s.why_not("sail_to chesapeake_bay") == "sea_in_winter"
    assert s.offers("leave_off")


@pytest.mark.rule("R-M5")
def test_a_marker_is_not_used_in_the_south_meanwhile() -> None:
    s = naval_phase("arw", 30, "British fleet @ Chesapeake Bay")
    s.marked("winter_fleets", BRITISH_FLEET).begin()
    assert s.step() == "captives"
    assert at(s, BRITISH_FLEET) == "chesapeake_bay*"


@pytest.mark.rule("R-M5")
def test_where_only_the_north_is_played_nobody_sails_in_winter() -> None:
    s = Situation("kgw-louisbourg-1745").phase("fleets").until("captives").turn(11)
    due(s, BRITISH_FLEET, 11).begin()
    assert at(s, BRITISH_FLEET) == "box 12"
    assert s.logged("fleet_nowhere")


@pytest.mark.rule("R-C10", "R-M5")
@pytest.mark.parametrize(("turn", "where"), [(29, "chesapeake_bay*"), (30, "box 31")])
def test_after_the_february_supply_markers_go_to_the_spring_box(turn: int, where: str) -> None:
    s = naval_phase("arw", turn, "British fleet @ Chesapeake Bay", "French fleet @ South Atlantic")
    s.marked("winter_fleets", BRITISH_FLEET).phase("attrition").until("politics").begin()
    assert at(s, BRITISH_FLEET) == where
    assert at(s, FRENCH_FLEET) == "south_atlantic"
    assert (s.g.winter_fleets == 0) == (turn == 30)


@pytest.mark.rule("R-C2", "A-54")
def test_in_spring_all_fleets_are_taken_up_and_may_come_again() -> None:
    s = naval_phase("arw", 31, "British fleet @ South Atlantic", "French fleet @ Gulf of Maine")
    s.marked("winter_fleets", FRENCH_FLEET).but(entered_war=[10, 0]).roll(4, 4)
    s.put("33rd Foot @ aboard British fleet", "57th Foot @ 2220-town").begin()
    assert s.asked == "refuge"
    s.british("space 2220")
    assert s.at("2220") == "British: 33rd Foot 2/2"
    assert len(s.logged("fleet_taken_up")) == 2
    assert s.asked == "sea_area"
    assert at(s, FRENCH_FLEET) == "box 32"
    assert s.offers("leave_off")
    s.british("sail_to north_atlantic")
    assert at(s, BRITISH_FLEET) == "north_atlantic"
    assert s.g.winter_fleets == 0


@pytest.mark.rule("A-54")
def test_only_in_spring() -> None:
    s = naval_phase("arw", 32, "British fleet @ South Atlantic").begin()
    assert s.logged("fleet_taken_up") == []
    assert s.why_not("leave_off") == "fleet_stays_at_sea"


@pytest.mark.rule("R-M2")
def test_whose_fleet_it_is_decides() -> None:
    s = naval_phase("fiw", 15)
    due(s, FRENCH_FLEET, 15).roll(3).begin()
    assert s.asked_seat == ALLIED


@pytest.mark.rule("R-M2")
def test_where_the_table_has_no_number_no_fleet_comes() -> None:
    s = due(naval_phase("arw", 5), BRITISH_FLEET, 5).begin()
    assert at(s, BRITISH_FLEET) == "box 6"
    assert s.logged("fleet_never") == [(s.piece(BRITISH_FLEET),)]
    assert s.dice() == []


@pytest.mark.rule("R-M2")
@pytest.mark.parametrize(("die", "comes"), [(1, True), (2, False)])
def test_a_number_of_1_is_a_number(die: int, comes: bool) -> None:
    s = due(naval_phase("fiw", 24), FRENCH_FLEET, 24).roll(die).begin()
    assert availability(s.g, FRANCE) == 1
    assert (s.asked == "sea_area") == comes
