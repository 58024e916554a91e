"""14.9, 14.10: American boats, and raids by marines."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.battles import odds
from tests.conformance.end_of_empire.fleets import operations
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import ALLIED

IDLE = "13 Cont @ 2716"
BOSTON = "14 Cont, 2 Cont, Washington @ 3120-town"


def american(*stacks: str, turn: int = 9, **options: str) -> Situation:
    return operations("arw", "allied", IDLE, *stacks, turn=turn, **options)


# ---------------------------------------------------------------------- 14.9 one unit


@pytest.mark.rule("R-M15", "R-H1")
def test_one_unit_goes_along_the_coast() -> None:
    s = american(BOSTON).roll(5)
    s.allied("ship 3120-town", "take 2 Cont", "land 4523")
    assert s.checks() == ["Washington 5: 5"]
    assert s.at("4523") == "Allied: 2 Cont 2/2"
    assert s.has_mark("sailed") == s.has_mark("done") == ["2 Cont"]
    assert s.why_not("ship 3120-town") == "shipment_used"
    assert s.why_not("raid 14 Cont") == "shipment_used"
    assert s.g.momentum == 0


@pytest.mark.rule("R-M15")
def test_the_attempt_counts_even_if_it_fails() -> None:
    s = american(BOSTON).roll(6).allied("ship 3120-town", "take 2 Cont", "land 4523")
    assert s.where("2 Cont") == "3120-town"
    assert s.has_mark("done") == s.has_mark("checked") == ["2 Cont"]
    assert s.has_mark("sailed") == []
    assert s.why_not("ship 3120-town") == "shipment_used"
    assert "pass" not in s.answered()  # nobody interrupts without O4


@pytest.mark.rule("R-M15")
def test_it_need_not_have_begun_the_turn_in_the_port() -> None:
    s = american(BOSTON).but(begun_in_port=0).begin()
    assert s.offers("ship 3120-town")


@pytest.mark.rule("R-M15")
def test_only_to_the_same_sea_area() -> None:
    s = american(BOSTON).allied("ship 3120-town", "take 2 Cont")
    assert s.why_not("land 2220") == "not_on_its_coast"
    assert s.why_not("land 3120") == "sails_from_there"
    assert s.why_not("land 1820") == "inland_port"
    assert s.offers("land 4926")
    assert s.offers("land 4926-town")
    assert s.offers("land 5827")


@pytest.mark.rule("R-M15")
def test_from_louisbourg_on_both_of_its_seas() -> None:
    s = american("2 Cont @ 5927-fortress").allied("ship 5927-fortress", "take 2 Cont")
    assert s.offers("land 4926")
    assert s.offers("land 5926")
    s = american("2 Cont @ 5927-fortress", "British fleet @ Gulf of Maine")
    s.allied("ship 5927-fortress", "take 2 Cont")
    assert s.why_not("land 4926") == "not_on_its_coast"
    assert s.offers("land 5926")


@pytest.mark.rule("R-M15", "R-M18")
def test_philadelphia_is_a_port_to_leave() -> None:
    s = american("2 Cont @ 1820-town").allied("ship 1820-town", "take 2 Cont")
    assert s.offers("land 2220")


@pytest.mark.rule("R-M15")
@pytest.mark.parametrize(
    ("fleet", "bar"),
    [
        ("British fleet @ Gulf of Maine", "british_offshore"),
        ("British fleet @ North Atlantic", ""),
        ("French fleet @ Gulf of Maine", ""),
    ],
)
def test_no_british_fleet_may_be_there(fleet: str, bar: str) -> None:
    s = american(BOSTON, fleet).begin()
    if bar:
        assert s.why_not("ship 3120-town") == bar
        assert s.why_not("raid 14 Cont") == "raider_blockaded"
    else:
        assert s.offers("ship 3120-town")
        assert s.offers("raid 14 Cont")


@pytest.mark.rule("R-M15")
@pytest.mark.parametrize("turn", [10, 11, 12])
def test_not_in_the_northern_winter(turn: int) -> None:
    s = american(BOSTON, "3 Cont @ S4225", turn=turn).begin()
    if turn == 10:
        assert s.offers("ship 3120-town")
    else:
        assert s.why_not("ship 3120-town") == "boats_in_winter"
        assert s.why_not("raid 14 Cont") == "boats_in_winter"
    assert s.offers("ship S4225")


@pytest.mark.rule("R-M15")
def test_why_a_space_is_no_place_to_ship_from() -> None:
    s = american(BOSTON, "3 Cont @ 2220", "33rd Foot @ 2220-town", "Gates @ 2922").begin()
    assert s.why_not("ship 2220") == "port_not_held"
    assert s.why_not("ship 2716") == "not_a_port"
    assert s.why_not("ship 2922") == "units_only"
    assert s.why_not("ship 3320") == "nobody_in_port"


@pytest.mark.rule("R-M15")
def test_one_american_unit_and_nobody_else() -> None:
    s = american(BOSTON, "Bourbonnois, Rochambeau, 4 Cont, 5 Cont @ 3120-town")
    s.marked("done", "4 Cont").marked("sailed", "5 Cont").allied("ship 3120-town")
    assert s.why_not("take Washington") == "units_only"
    assert s.why_not("take Bourbonnois") == "american_units_only"
    assert s.why_not("take 4 Cont") == "is_done"
    assert s.why_not("take 5 Cont") == "sailed_before"
    assert s.why_not("take 13 Cont") == "not_in_space"
    assert s.offered("take") == ["14 Cont", "2 Cont"]


@pytest.mark.rule("R-M15", "R-G5")
def test_a_boxed_unit_needs_a_leader() -> None:
    s = american("Knox Artillery (Ticonderoga guns) @ 3120-town").begin()
    assert s.why_not("ship 3120-town") == "boxed_needs_leader"


@pytest.mark.rule("R-M15", "R-G4")
def test_a_plus_unit_needs_no_roll() -> None:
    s = american("Whitcomb's Rangers @ 3120-town")
    s.allied("ship 3120-town", "take Whitcomb's Rangers", "land 4523")
    assert s.where("Whitcomb's Rangers") == "4523"
    assert s.dice() == []


@pytest.mark.rule("R-M15")
def test_only_the_american_and_only_in_the_revolution() -> None:
    s = operations("arw", "british", "33rd Foot @ 3120", "40th Foot @ 3411", turn=9).begin()
    assert s.why_not("ship 3120") == "american_only"
    assert s.why_not("raid 14 Cont") == "american_only"
    s = operations("fiw", "allied", "Bearn @ 5927", "Artois @ 3411").begin()
    assert s.why_not("ship 5927") == "american_only"


@pytest.mark.rule("R-M15", "R-M9")
def test_it_may_attack_where_it_lands() -> None:
    s = american(BOSTON, "65th Foot (det.) @ 4926").roll(1)
    s.allied("ship 3120-town", "take 2 Cont", "land 4926")
    if s.asked == "react":
        s.roll(6, 6, 6).british("no_reaction")
    assert s.logged("battle") == [(ALLIED, s.space("4926"))]
    assert odds(s)[0][0] == 4


@pytest.mark.rule("R-M15", "A-20")
def test_thrown_back_it_goes_to_the_nearest_port() -> None:
    s = american(BOSTON, "33rd Foot @ 3920").roll(1)
    s.allied("ship 3120-town", "take 2 Cont", "land 3920").roll(4).british("no_reaction")
    assert s.logged("linear_result")[0][2] == "1AR/1"
    assert s.at("3519") == "Allied: 2 Cont 1/2"


@pytest.mark.rule("R-O4", "R-M15")
def test_a_failed_shipment_can_be_interrupted() -> None:
    s = american(BOSTON, "33rd Foot @ 2220", interruption="yes").roll(6)
    s.allied("ship 3120-town", "take 2 Cont", "land 4523")
    assert s.asked == "interrupt"


# ---------------------------------------------------------------------- 14.10 raids


@pytest.mark.rule("R-M16")
@pytest.mark.parametrize(
    ("turn", "spring", "year"),
    [(2, 7, 1775), (9, 13, 1776), (10, 13, 1776), (31, 37, 1780), (38, 43, 1781)],
)
def test_a_raid(turn: int, spring: int, year: int) -> None:
    s = american(BOSTON, turn=turn).roll(5).allied("raid 14 Cont")
    assert s.checks() == ["Washington 5: 5"]
    piece = s.piece("14 Cont")
    assert s.where("14 Cont") == "track"
    assert s.g.due[piece] == spring
    assert s.g.marine_raid == year
    assert s.why_not("ship 3120-town") == "shipment_used"


@pytest.mark.rule("R-M16", "R-F33")
def test_a_raid_of_february_counts_in_the_spring_that_follows() -> None:
    s = american("14 Cont, Washington @ S4225-town", turn=6).roll(5).allied("raid 14 Cont")
    assert s.g.due[s.piece("14 Cont")] == 7
    assert (s.g.year, s.g.marine_raid) == (1776, 1775)


@pytest.mark.rule("R-M16")
def test_a_raid_takes_a_check() -> None:
    s = american(BOSTON).roll(6).allied("raid 14 Cont")
    assert s.where("14 Cont") == "3120-town"
    assert s.g.marine_raid == 0
    assert s.has_mark("done") == ["14 Cont"]


@pytest.mark.rule("R-M16")
def test_the_three_marine_units() -> None:
    s = american("14 Cont, 2 Cont @ 3120-town", "Lee MA (additional) @ 2922", "Cont Marine @ 1820")
    s.begin()
    assert s.offered("raid") == ["14 Cont", "Cont Marine", "Lee MA (additional)"]
    assert s.why_not("raid 2 Cont") == "not_a_raider"
    assert s.why_not("raid 1st Marines") == "not_a_raider"


@pytest.mark.rule("R-M16")
def test_only_from_a_port_of_theirs() -> None:
    s = american(
        "14 Cont @ 2719", "Cont Marine @ 2220", "33rd Foot @ 2220-town", "2 Cont @ 3120-town"
    )
    s.begin()
    assert s.why_not("raid 14 Cont") == "raider_not_in_port"
    assert s.why_not("raid Cont Marine") == "raider_not_in_port"
    assert s.why_not("raid Lee MA (additional)") == "raider_not_in_port"


@pytest.mark.rule("R-M16")
def test_a_raider_who_is_done_stays() -> None:
    s = american(BOSTON).marked("done", "14 Cont").begin()
    assert s.why_not("raid 14 Cont") == "is_done"
