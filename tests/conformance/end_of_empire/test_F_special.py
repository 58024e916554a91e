"""7.5 Special reinforcements: exchanges, precursors, Blommart, the Continental Light Infantry."""

import pytest

from tests.conformance.end_of_empire.arriving import due, phase, reinforce, told
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import (
    FULL_COLLAPSE,
    ROLE_3_CONT_ART,
    ROLE_GRIDLEY,
    ROLE_KNOX,
)
from ticonderoga.games.end_of_empire.position import ASIDE
from ticonderoga.games.end_of_empire.rules.forces import bring_in
from ticonderoga.games.end_of_empire.rules.special import may_rise

# ---------------------------------------------------------------------- re-equipment


@pytest.mark.rule("R-F23")
def test_re_equipped_units_are_exchanged_on_their_turn() -> None:
    for old, new, turn in (
        ("arw-1pa", "arw-1pa-sub", 13), ("arw-psm", "arw-psm-sub", 13),
        ("arw-sc3", "arw-sc3-sub", 13), ("arw-sc5", "arw-sc5-sub", 13),
        ("arw-sc6", "arw-sc6-sub", 13), ("arw-va11", "arw-va11-sub", 19),
    ):  # fmt: skip
        for other in (turn - 1, turn + 1):
            s = phase("exchanges", other, f"reduced {old} @ 1820").begin()
            assert s.where(old) == "1820"
        s = phase("exchanges", turn, f"reduced {old} @ 1820").begin()
        assert s.where(old) == "withdrawn"
        assert s.where(new) == "1820"
        assert s.g.steps[s.piece(new)] == 1
        assert s.step() == "reinforcements"


@pytest.mark.rule("R-F23")
def test_the_old_counter_has_no_steps_left() -> None:
    s = phase("exchanges", 13, "reduced arw-1pa @ 1820").begin()
    assert [s.g.steps[s.piece(one)] for one in ("arw-1pa", "arw-1pa-sub")] == [0, 1]


@pytest.mark.rule("R-F23")
def test_in_the_dead_pile_and_on_the_way_too() -> None:
    s = phase("exchanges", 13, "arw-1pa @ dead", "arw-psm @ withdrawn", "2 CT @ 1820")
    s.start.steps[s.piece("arw-1pa")] = 0
    due(s, "arw-sc3", turn=10).begin()
    assert s.where("arw-1pa-sub") == "dead"
    assert s.where("arw-sc3-sub") == "track"
    assert s.g.due == {s.piece("arw-sc3-sub"): 10}
    assert s.where("arw-psm-sub") == "aside"
    assert len(told(s, "exchanged")) == 2


@pytest.mark.rule("R-F23", "R-N10")
def test_what_left_for_the_near_collapse_is_exchanged_as_well() -> None:
    s = phase("exchanges", 19, "arw-va11 @ withdrawn").marked("nec", "arw-va11").begin()
    assert s.where("arw-va11-sub") == "withdrawn"
    assert [s.g.nec >> s.piece(one) & 1 for one in ("arw-va11", "arw-va11-sub")] == [0, 1]


@pytest.mark.rule("R-F23")
@pytest.mark.parametrize("mark", ["sailed", "begun_in_port", "done", "checked", "ferried"])
def test_what_is_noted_of_a_unit_is_true_of_the_new_counter(mark: str) -> None:
    """It has sailed, it has been in its port since the turn began (14.4), and so on."""
    s = phase("exchanges", 13, "arw-1pa @ 1820").marked(mark, "arw-1pa").begin()
    assert getattr(s.g, mark) >> s.piece("arw-1pa-sub") & 1
    s = phase("exchanges", 13, "arw-1pa @ 1820").begin()
    assert not getattr(s.g, mark) >> s.piece("arw-1pa-sub") & 1


@pytest.mark.rule("R-F23", "R-J34", "R-M6")
def test_in_place_means_under_the_fort_marker_and_in_the_port_it_was_in() -> None:
    s = phase("exchanges", 13, "arw-sc3 @ S4225-town", "fort @ S4225-town")
    s.marked("begun_in_port", "arw-sc3").begin()
    assert s.at("S4225-town").startswith("Allied: 3 SC")
    assert s.g.is_fort(s.space("S4225-town"))
    assert s.g.begun_in_port >> s.piece("arw-sc3-sub") & 1
    s = phase("exchanges", 13, "arw-sc3 @ S4225-town").begin()
    assert not s.g.begun_in_port >> s.piece("arw-sc3-sub") & 1


@pytest.mark.rule("R-F25", "R-J34")
def test_gridley_and_knox_join_under_a_fort_marker() -> None:
    s = phase("exchanges", 5, "arw-gridley @ 3119-town", "arw-knox @ 3119", "fort @ 3119-town")
    assert s.begin().g.is_fort(s.space("3119-town"))


@pytest.mark.rule("R-F20")
def test_prinz_ludwig_has_no_turn_for_it() -> None:
    s = phase("exchanges", 8, "arw-br-ludwig @ 2220").begin()
    assert s.where("arw-br-ludwig") == "2220"


# ---------------------------------------------------------------------- precursors


@pytest.mark.rule("R-F24")
def test_a_precursor_goes_when_the_full_unit_comes() -> None:
    for full, before, turn in (("arw-mvr", "arw-mvr-pre", 9), ("arw-art2", "arw-art2-pre", 13),
                               ("arw-art4", "arw-art4-pre", 13)):  # fmt: skip
        s = reinforce(turn, (full,), f"{before} @ 1317")
        hex = s.board.ids[s.pieces.entry_hex[s.piece(full)]]
        s.allied(f"enter {hex}")
        assert s.where(before) == "withdrawn"
        assert s.where(full) == hex
        assert s.logged("precursor_goes") == [(s.piece(before), s.piece(full))]
        s = reinforce(turn, (full,), f"{before} @ dead").allied(f"enter {hex}")
        assert s.where(before) == "withdrawn"
        s = reinforce(turn, (full,), f"{before} @ withdrawn").allied(f"enter {hex}")
        assert s.logged("precursor_goes") == []


@pytest.mark.rule("R-F24")
def test_and_stays_while_that_is_delayed() -> None:
    s = reinforce(9, ("arw-mvr",), "arw-mvr-pre @ 1317")
    hex = s.board.ids[s.pieces.entry_hex[s.piece("arw-mvr")]]
    s.put(f"4th Foot @ {hex}").begin()
    assert s.where("arw-mvr-pre") == "1317"
    assert s.where("arw-mvr") == "track"


# ---------------------------------------------------------------------- Gridley and Knox


@pytest.mark.rule("R-F25")
def test_gridley_and_knox_become_one() -> None:
    s = phase("exchanges", 5, "arw-gridley, arw-knox @ 3119").begin()
    assert s.at("3119") == "Allied: 3 Cont Art (Crane) 2/2"
    assert s.where("arw-gridley") == s.where("arw-knox") == "withdrawn"
    s = phase("exchanges", 5, "arw-gridley @ 3119-town", "arw-knox @ 3119").begin()
    assert s.where("3 Cont Art (Crane)") == "3119-town"


@pytest.mark.rule("R-F25")
def test_knox_who_comes_to_gridley_joins_him_in_the_same_phase() -> None:
    s = Situation.at_war("arw").turn(4).phase("reinforcements").until("indians")
    due(s.put("arw-gridley @ 3014-outpost"), "arw-knox").begin()
    assert s.at("3014-outpost") == "Allied: 3 Cont Art (Crane) 2/2"
    assert s.where("arw-gridley") == s.where("arw-knox") == "withdrawn"


@pytest.mark.rule("R-F25")
def test_not_apart_and_not_twice() -> None:
    s = phase("exchanges", 5, "arw-gridley @ 3119", "arw-knox @ 3120").begin()
    assert s.where("3 Cont Art (Crane)") == "aside"
    s = phase("exchanges", 5, "arw-gridley @ 3119", "arw-knox @ dead").begin()
    assert s.where("arw-gridley") == "3119"
    s = phase("exchanges", 5, "arw-gridley @ dead", "arw-knox @ 3119").begin()
    assert s.where("arw-knox") == "3119"
    s = phase("exchanges", 5, "arw-gridley, arw-knox @ 3119", "3 Cont Art (Crane) @ dead").begin()
    assert s.where("arw-knox") == "3119"
    s = phase("exchanges", 5, war="fiw").begin()
    assert s.step() == "reinforcements"


# ---------------------------------------------------------------------- Blommart


def florida(*stacks: str, spain: int = 20) -> Situation:
    s = phase("special-entries", 34, "16th Foot @ S2315", *stacks)
    return s.but(entered_war=[11, spain])


@pytest.mark.rule("R-F22")
def test_blommart_may_rise() -> None:
    s = florida("Galvez, Luisiana @ S1811").begin()
    assert s.asked == "blommart"
    s.british("yes", "enter S1905-town")
    assert s.at("S1905-town") == "British: Blommart (Natchez rebellion) 1/1"
    assert s.step() == "indians"
    s = florida().british("no")
    assert s.where("arw-blommart") == "aside"


@pytest.mark.rule("R-F22")
def test_what_keeps_him() -> None:
    assert may_rise(florida("Galvez @ S1811").g)
    assert may_rise(florida("Galvez @ captured").g)
    assert may_rise(florida("Galvez @ aboard arw-fleet-spanish").g)
    assert not may_rise(florida("Galvez @ S1610").g)
    assert not may_rise(florida("Galvez @ S1610-town").g)
    assert not may_rise(florida(spain=0).g)
    assert not may_rise(florida("Luisiana @ S1905").g)
    assert not may_rise(florida("arw-blommart @ dead").g)
    assert not may_rise(florida("Luisiana @ S2315-town").g)
    assert not may_rise(phase("special-entries", 34).but(entered_war=[11, 20]).g)
    s = florida("Galvez @ S1610").begin()
    assert s.asked == ""


# ---------------------------------------------------------------------- Light Infantry

LIGHT = ("1 Continental Light Infantry", "2 Continental Light Infantry")
CUT_OFF = ("4th Foot @ 2719",)
"""The British have the entry hex of the Connecticut regiments."""


def army(*stacks: str, turn: int = 14, **fields: int) -> Situation:
    return phase("special-entries", turn, *stacks).but(**fields)


@pytest.mark.rule("R-F14")
def test_a_step_of_light_infantry_for_one_of_a_continental_unit() -> None:
    s = army("2 CT, reduced 3 CT @ 2517", "6 CT @ 2716", *CUT_OFF)
    s.allied(f"light {LIGHT[0]}")
    assert s.offered("reduce") == ["2 CT", "6 CT"]
    assert s.why_not("reduce 3 CT") == "no_step_to_spare"
    assert s.why_not("reduce 4th Foot") == "not_continental"
    assert s.why_not("reduce 7 CT") == "not_in_play"
    s.allied("reduce 2 CT")
    assert s.at("2517") == "Allied: 2 CT 1/2, 3 CT 1/2, 1 Continental Light Infantry 1/2"
    assert s.why_not(f"light {LIGHT[0]}") == "no_giver"
    assert s.why_not("light 2 CT") == "no_light_infantry"
    s.allied(f"light {LIGHT[1]}", "reduce 6 CT")
    assert s.where(LIGHT[1]) == "2716"
    assert s.step() == "indians"


@pytest.mark.rule("R-F14")
def test_further_steps_come_from_the_same_hex() -> None:
    s = army("2 CT @ 2517", "3 CT, 7 CT @ 2517-town", "6 CT @ 2716", *CUT_OFF)
    s.allied(f"light {LIGHT[0]}", "reduce 2 CT", f"light {LIGHT[0]}")
    assert s.why_not("reduce 6 CT") == "other_hex"
    s.allied("reduce 3 CT")
    assert s.at("2517") == "Allied: 2 CT 1/2, 1 Continental Light Infantry 2/2"
    assert s.why_not(f"light {LIGHT[0]}") == "full_strength"
    s.allied("no_light")
    assert s.step() == "indians"


@pytest.mark.rule("R-F14")
def test_a_dead_light_infantry_is_raised_again() -> None:
    s = army(f"{LIGHT[0]} @ dead", "2 CT @ 2517", *CUT_OFF)
    s.allied(f"light {LIGHT[0]}", "reduce 2 CT")
    assert s.at("2517") == "Allied: 2 CT 1/2, 1 Continental Light Infantry 1/2"
    s = army(f"{LIGHT[0]} @ withdrawn", f"{LIGHT[1]} @ withdrawn", "2 CT @ 2517", *CUT_OFF).begin()
    assert s.asked == ""


@pytest.mark.rule("R-F14", "A-64")
def test_neither_legions_nor_state_troops_nor_light_infantry_give_steps() -> None:
    legion = "Lee's Legion"
    s = army(f"{legion} @ 2517", "VA State Garrison @ 2517", f"{LIGHT[1]} @ 2517").begin()
    assert s.asked == ""


@pytest.mark.rule("R-F14")
def test_from_february_to_fall() -> None:
    for turn, asked in ((12, "light"), (13, "light"), (16, "light"), (17, ""), (18, "light")):
        s = army("2 CT @ 2517", turn=turn).begin()
        assert s.asked == asked


@pytest.mark.rule("R-F14")
def test_the_giver_is_restored_at_once_if_it_could_be_recruited() -> None:
    s = army("2 CT @ 2517").allied(f"light {LIGHT[0]}", "reduce 2 CT")
    assert s.at("2517") == "Allied: 2 CT 2/2, 1 Continental Light Infantry 1/2"
    assert told(s, "full_again") == ["2 CT"]
    s = army("2 CT @ 2517", economy=FULL_COLLAPSE).allied(f"light {LIGHT[0]}", "reduce 2 CT")
    assert s.at("2517") == "Allied: 2 CT 1/2, 1 Continental Light Infantry 1/2"


@pytest.mark.rule("R-F14")
def test_at_sea_nobody_gives_it_steps() -> None:
    s = army(f"reduced {LIGHT[0]} @ aboard arw-fleet-french", "2 CT, 3 CT @ 2517", *CUT_OFF).begin()
    assert s.offered("light") == [LIGHT[1]]
    assert s.why_not(f"light {LIGHT[0]}") == "no_giver"


@pytest.mark.rule("R-F14", "R-F22")
def test_in_other_wars_nothing_of_this() -> None:
    s = phase("special-entries", 8, "44th Foot @ 2716", war="fiw").begin()
    assert s.step() == "indians"


@pytest.mark.rule("R-F18")
def test_gridley_and_knox_aboard_a_fleet_stay_apart() -> None:
    s = phase("exchanges", 8, "French fleet @ North Atlantic")
    p = s.pieces
    for role in (ROLE_GRIDLEY, ROLE_KNOX):
        bring_in(s.start, 1, p.role[role], s.start.aboard(s.piece("French fleet")))
    s.start.where[p.role[ROLE_3_CONT_ART]] = ASIDE
    s.begin()
    assert s.logged("artillery_joined") == []
