"""7.4, 7.5 The Withdrawal Phase."""

import pytest

from tests.conformance.end_of_empire.arriving import due, phase, told
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import FALL
from ticonderoga.games.end_of_empire.rules.forces import put_down


def withdrawals(turn: int, *stacks: str, war: str = "arw") -> Situation:
    return phase("withdrawals", turn, *stacks, war=war)


def due_on(s: Situation, name: str) -> int:
    return s.g.due.get(s.piece(name), 0)


# ---------------------------------------------------------------------- by turn


@pytest.mark.rule("R-F10")
def test_pieces_leave_on_their_turn() -> None:
    s = withdrawals(9, "arw-dunmore, Dunmore @ S5924", "reduced 2 CT @ 1820", "6th Foot @ 2713")
    s.begin()
    assert s.where("arw-dunmore") == s.where("Dunmore") == "withdrawn"
    assert told(s, "withdrawn") == ["Dunmore's Loyal Virginians / Ethiopian Regt", "Dunmore"]
    assert s.where("2 CT") == "1820"
    assert s.step() == "attrition"
    assert (s.g.seen_to, s.g.queue, s.g.started) == (0, (), False)
    for turn in (8, 10):
        s = withdrawals(turn, "arw-dunmore, Dunmore @ S5924").begin()
        assert s.where("arw-dunmore") == s.where("Dunmore") == "S5924"


@pytest.mark.rule("R-F10")
def test_the_dead_stay_dead_and_nobody_goes_for_them() -> None:
    s = withdrawals(9, "arw-dunmore @ dead", "Dunmore @ captured", "1 DeLancey @ 2220").begin()
    assert s.where("arw-dunmore") == "dead"
    assert s.where("Dunmore") == "withdrawn"
    assert s.where("1 DeLancey") == "2220"


@pytest.mark.rule("R-F10")
def test_who_is_still_on_his_way_does_not_come_any_more() -> None:
    s = due(withdrawals(9), "arw-dunmore", turn=3)
    due(s, "Howe", turn=12).begin()
    assert s.where("arw-dunmore") == "withdrawn"
    assert s.where("Howe") == "track"
    assert s.g.due == {s.piece("Howe"): 12}


@pytest.mark.rule("R-F10", "R-F21")
def test_arnold_leaves_the_americans() -> None:
    s = withdrawals(33, "arw-arnold-american, 2 CT @ 2517").begin()
    assert s.where("arw-arnold-american") == "withdrawn"


@pytest.mark.rule("R-F10")
def test_withdrawals_that_the_scenario_lists() -> None:
    s = Situation("arw-south-1780").turn(32).phase("withdrawals").until("attrition")
    s.put("Clinton, 42nd Highlanders, 63rd Foot @ S4225").begin()
    assert s.at("S4225") == "British: 63rd Foot 2/2"
    s = Situation("arw-south-1780").turn(33).phase("withdrawals").until("attrition")
    s.put("Clinton, 42nd Highlanders, 63rd Foot @ S4225").begin()
    assert s.where("Clinton") == "S4225"


# ---------------------------------------------------------------------- who takes over


@pytest.mark.rule("R-F18")
def test_whitcomb_for_bedel() -> None:
    s = Situation.at_war("arw")
    turn = s.pieces.leaves_turn[s.piece("arw-bedel")]
    s = withdrawals(turn, "reduced arw-bedel @ 3411-town").begin()
    assert s.where("arw-bedel") == "withdrawn"
    assert s.at("3411-town") == "Allied: Whitcomb's Rangers 1/1"
    assert not s.g.forts
    s = withdrawals(turn, "arw-bedel @ 3411-town", "fort @ 3411-town").begin()
    assert s.g.is_fort(s.space("3411-town"))
    s = withdrawals(turn, "arw-bedel @ dead").begin()
    assert s.where("arw-whitcomb") == "aside"
    s = due(withdrawals(turn), "arw-bedel", turn=2).begin()
    assert s.where("arw-whitcomb") == "aside"


@pytest.mark.rule("R-F15")
def test_gage_for_abercrombie_and_stanwix_for_forbes() -> None:
    s = withdrawals(21, "Abercrombie, 44th Foot @ 2716", war="fiw").begin()
    assert s.at("2716") == "British: 44th Foot 2/2, Gage (FIW)"
    s = withdrawals(22, "Forbes, 44th Foot @ 1516", war="fiw").begin()
    assert s.at("1516") == "British: 44th Foot 2/2, Stanwix"
    assert told(s, "replaces") == ["Stanwix"]


@pytest.mark.rule("R-F15")
def test_not_if_he_is_dead_already_or_was_replaced() -> None:
    s = withdrawals(21, "Abercrombie @ dead", "44th Foot @ 2716", war="fiw").begin()
    assert s.where("fiw-gage-fiw") == "aside"
    s = withdrawals(21, "Abercrombie, 44th Foot @ 2716", "fiw-gage-fiw @ dead", war="fiw").begin()
    assert s.where("fiw-gage-fiw") == "dead"


@pytest.mark.rule("R-F15")
def test_for_one_who_was_away_the_heir_comes_next_turn() -> None:
    for box in ("captured", "track"):
        s = withdrawals(21, f"Abercrombie @ {box}", "44th Foot @ 2716", war="fiw").begin()
        assert s.where("fiw-gage-fiw") == "track"
        assert due_on(s, "fiw-gage-fiw") == 22
        assert s.where("Abercrombie") == "withdrawn"


# ---------------------------------------------------------------------- Elmore


@pytest.mark.rule("R-F16")
def test_elmore_comes_where_connecticut_steps_have_left() -> None:
    s = withdrawals(5, "arw-ct4-75 @ 3014", "reduced arw-ct5-75 @ 2220", "arw-ct1-75 @ 2220-town")
    s.begin()
    assert s.offered("space") == ["New York (2220)", "New York town (2220)", "Ticonderoga (3014)"]
    s.allied("space 3014")
    assert s.at("3014") == "Allied: Elmore's Connecticut Regiment 2/2"


@pytest.mark.rule("R-F16")
def test_two_steps_at_least_in_one_hex() -> None:
    s = withdrawals(5, "reduced arw-ct4-75 @ 3014", "reduced arw-ct5-75 @ 2220").begin()
    assert s.where("arw-elmore") == "aside"
    s = withdrawals(5, "reduced arw-ct4-75 @ 2220-town", "reduced arw-ct5-75 @ 2220")
    s.allied("space 2220-town")
    assert s.where("arw-elmore") == "2220-town"
    s = withdrawals(5, "arw-ct4-75, reduced arw-ct5-75 @ 3014").begin()
    assert s.where("arw-elmore") == "3014"


@pytest.mark.rule("R-F16")
def test_on_turn_5_only_and_only_once() -> None:
    for box in ("dead", "withdrawn"):
        s = withdrawals(5, "arw-ct4-75 @ 3014", f"arw-elmore @ {box}").begin()
        assert s.where("arw-elmore") == box
    s = withdrawals(4, "arw-ct4-75 @ 3014").begin()
    assert s.where("arw-elmore") == "aside"
    assert s.where("arw-ct4-75") == "3014"


# ---------------------------------------------------------------------- by season


@pytest.mark.rule("R-F11")
def test_annual_enlistments_end_in_february() -> None:
    s = withdrawals(
        11, "reduced CT Lyman, 44th Foot @ 2716", "MA Ruggles @ dead", war="fiw"
    ).begin()
    assert s.where("CT Lyman") == "track"
    assert due_on(s, "CT Lyman") == 12
    assert s.where("MA Ruggles") == "dead"
    assert s.at("2716") == "British: 44th Foot 2/2"
    for turn in (10, 12):
        s = withdrawals(turn, "CT Lyman @ 2716", war="fiw").begin()
        assert s.where("CT Lyman") == "2716"
    s = due(withdrawals(11, war="fiw"), "MA Preble", turn=18).begin()
    assert due_on(s, "MA Preble") == 18
    s = withdrawals(36, "NY Levies (Pawling) @ 2716").begin()
    assert due_on(s, "NY Levies (Pawling)") == 37


@pytest.mark.rule("R-F14")
def test_light_infantry_goes_back_in_fall() -> None:
    s = withdrawals(16, "reduced 1 Continental Light Infantry, 2 CT @ 2517").begin()
    assert s.where("1 Continental Light Infantry") == "aside"
    assert s.at("2517") == "Allied: 2 CT 2/2"
    for turn in (15, 17):
        s = withdrawals(turn, "1 Continental Light Infantry @ 2517").begin()
        assert s.where("1 Continental Light Infantry") == "2517"


@pytest.mark.rule("R-F17")
def test_the_watauga_brigade_goes_home_for_the_year() -> None:
    for turn, back in ((31, 35), (34, 35), (35, 41), (36, 41)):
        s = withdrawals(turn, "Watauga Brigade @ S4516").begin()
        assert s.where("Watauga Brigade") == "track"
        assert due_on(s, "Watauga Brigade") == back
    s = withdrawals(34, "Watauga Brigade @ dead").begin()
    assert s.where("Watauga Brigade") == "dead"


@pytest.mark.rule("R-F17")
def test_it_is_no_reinforcement() -> None:
    s = due(phase("reinforcements", 35, "2 CT @ S4516"), "Watauga Brigade").begin()
    assert s.where("Watauga Brigade") == "track"


# ---------------------------------------------------------------------- militia


@pytest.mark.rule("R-F12", "R-C7")
def test_militia_go_home_in_spring_and_fall() -> None:
    for turn, where in ((13, "available"), (16, "available"), (14, "2517"), (12, "2517"),
                        (17, "2517")):  # fmt: skip
        s = withdrawals(turn, "arw-mil-new-york, 2 CT @ 2517").begin()
        assert s.where("arw-mil-new-york") == where


@pytest.mark.rule("R-F12")
def test_marion_only_if_the_american_so_decides() -> None:
    s = withdrawals(34, "arw-marion @ S4421", "arw-mil-georgia @ S3825").begin()
    assert s.asked == "marion"
    assert s.where("arw-mil-georgia") == "available"
    s.allied("no")
    assert s.where("arw-marion") == "S4421"
    s = withdrawals(34, "arw-marion @ S4421").allied("yes")
    assert s.where("arw-marion") == "available"
    assert withdrawals(33, "arw-marion @ S4421").begin().asked == ""
    assert withdrawals(34, "arw-marion @ dead").begin().asked == ""


# ---------------------------------------------------------------------- leaders left alone


@pytest.mark.rule("R-J30")
def test_leaders_left_alone_go_to_the_nearest_unit() -> None:
    s = withdrawals(16, "arw-mil-new-york, Gates @ 2517", "2 CT @ 2716", "3 CT @ 1820").begin()
    assert s.where("Gates") == "2716"
    s = withdrawals(16, "Gates @ 2517", "2 CT @ 2716").begin()
    assert s.where("Gates") == "2517"
    s = withdrawals(16, "arw-mil-new-york, Gates @ 2517").begin()
    assert s.where("Gates") == "2517"
    s = withdrawals(16, "arw-mil-new-york, Gates, 2 CT @ 2517", "3 CT @ 2716").begin()
    assert s.where("Gates") == "2517"


# ---------------------------------------------------------------------- troops aboard


@pytest.mark.rule("R-M12")
def test_at_the_end_of_fall_everybody_leaves_the_ships() -> None:
    stacks = ("arw-fleet-british @ North Atlantic", "4th Foot, Howe @ aboard arw-fleet-british")
    s = withdrawals(16, *stacks).british("space 4926-town")
    assert s.at("4926-town") == "British: 4th Foot 2/2, Howe"
    s = withdrawals(15, *stacks).begin()
    assert s.asked == ""
    assert s.where("4th Foot") == "at sea"
    s = withdrawals(16, *stacks, "2 CT @ 4926").begin()
    assert s.where("4th Foot") == "dead"
    assert s.where("Howe") == "captured"


@pytest.mark.rule("R-F16")
def test_steps_that_leave_from_the_sea_or_from_the_track_do_not_count() -> None:
    s = withdrawals(5, "arw-ct4-75 @ track", "reduced arw-ct5-75 @ 2220").begin()
    assert s.where("arw-elmore") == "aside"
    s = withdrawals(5, "British fleet @ Gulf of Maine", "reduced arw-ct5-75 @ 2220")
    put_down(s.start, 1, (s.piece("arw-ct4-75"),), s.start.aboard(s.piece("British fleet")))
    s.start.steps[s.piece("arw-ct4-75")] = 2
    s.begin()
    assert s.where("arw-elmore") == "aside"


@pytest.mark.rule("R-F12", "R-M11")
def test_the_ships_are_cleared_when_all_others_have_gone() -> None:
    s = phase("withdrawals", 16, "Massachusetts militia @ 3120", "British fleet @ North Atlantic",
              "4th Foot @ aboard British fleet", "5th Foot @ 2220")  # fmt: skip
    assert s.start.season == FALL
    s.begin()
    if s.asked:
        s.match.choose(s.match.choices(s.asked_seat)[0], s.asked_seat)
    assert s.step() == "attrition"
    assert (s.g.seen_to, s.g.queue) == (0, ())
    kinds = [entry[0] for entry in s.match.log()]
    assert kinds.index("withdrawn") < kinds.index("put_ashore")
