"""7.9 The Continental Army in spring, the step of a raid, Elmore; the Spanish at Havana."""

import pytest

from tests.conformance.end_of_empire.arriving import phase, told
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    FULL_COLLAPSE,
    NEAR_COLLAPSE,
    NORMAL,
)
from ticonderoga.games.end_of_empire.rules.control import controls
from ticonderoga.games.end_of_empire.rules.recruits import bars_full_strength, may_be_rebuilt
from ticonderoga.games.end_of_empire.rules.replacements import Pool, bars_recruit
from ticonderoga.games.end_of_empire.rules.supply import Survey
from ticonderoga.games.end_of_empire.terms import RAID


def spring(*stacks: str, turn: int = 19, **fields: object) -> Situation:
    return phase("replacements", turn, *stacks).but(**fields)


def bar(s: Situation, name: str) -> str:
    return bars_full_strength(s.g, s.piece(name))


# ---------------------------------------------------------------------- on the map


@pytest.mark.rule("R-F32", "R-F29")
def test_depleted_units_are_back_to_full_strength() -> None:
    s = spring("reduced 2 CT @ 2517", "reduced Lee's Legion, reduced VA State Garrison @ 2517")
    s.put("reduced 1 Continental Light Infantry @ 2517").begin()
    assert s.at("2517").startswith("Allied: 2 CT 2/2")
    for unit in ("Lee's Legion", "VA State Garrison", "1 Continental Light Infantry"):
        assert s.g.steps[s.piece(unit)] == 1
    assert told(s, "full_again") == ["2 CT"]
    assert s.step() == "drafts"


@pytest.mark.rule("R-F32")
def test_only_in_spring() -> None:
    for turn in (18, 20):
        s = spring("reduced 2 CT @ 2517", turn=turn).begin()
        assert s.g.steps[s.piece("2 CT")] == 1


@pytest.mark.rule("R-F32")
def test_the_entry_hex_must_be_friendly() -> None:
    s = spring("reduced 2 CT @ 2517", "4th Foot @ 2719")
    assert bar(s, "2 CT") == "entry_hex_lost"
    assert s.begin().g.steps[s.piece("2 CT")] == 1
    s = spring("reduced 2 CT @ 2517", "4th Foot @ 2719-town", "3 CT @ 2719")
    assert bar(s, "2 CT") == "entry_hex_lost"
    s = spring("reduced 2 CT @ 2719-town", "4th Foot @ 2719")
    assert bar(s, "2 CT") == ""
    s = spring("reduced 2 CT @ 2517", "4th Foot @ 2719", "3 CT @ 2719-town")
    assert bar(s, "2 CT") == "no_line_home"


FOOT = ("4th Foot", "5th Foot", "10th Foot", "23rd Foot", "38th Foot", "43rd Foot")


@pytest.mark.rule("R-F32")
def test_a_line_must_lead_there() -> None:
    s = Situation.at_war("arw")
    near = [s.board.ids[hex] for hex in s.board.near[s.space("2719")]]
    assert len(near) == 6
    ring = [f"{unit} @ {hex}" for unit, hex in zip(FOOT, near)]
    s = spring("reduced 2 CT @ 2517", *ring)
    assert bar(s, "2 CT") == "no_line_home"
    assert bar(spring("reduced 2 CT @ 2719", *ring), "2 CT") == ""
    for gap in range(6):
        opened = [one for at, one in enumerate(ring) if at != gap]
        s = spring("reduced 2 CT @ 2517", *opened)
        assert bar(s, "2 CT") == ""
    inside = [one.replace("@ 2819", "@ 2819-town") for one in ring]
    assert bar(spring("reduced 2 CT @ 2517", *inside), "2 CT") == "no_line_home"
    assert bar(spring("reduced 2 CT @ 2517", "3 CT @ 2819", *inside), "2 CT") == ""


@pytest.mark.rule("R-F32")
def test_the_hex_of_the_unit_itself_does_not_matter() -> None:
    s = spring("reduced Whitcomb's Rangers @ 2713")
    assert bar(s, "Whitcomb's Rangers") == ""
    hex = s.space("2713")
    assert not s.board.civilized[hex]
    assert s.board.ways[hex] == 0


@pytest.mark.rule("R-F32", "A-62")
def test_not_out_of_supply() -> None:
    s = spring("reduced 2 CT @ 2517")
    assert bar(s, "2 CT") == ""
    s = spring("reduced 2 CT @ 2517", economy=FULL_COLLAPSE)
    assert bar(s, "2 CT") == "no_recruits_in_collapse"
    assert bar(spring("reduced 2 CT @ 2713"), "2 CT") == "out_of_supply"
    s = spring("reduced 2 CT @ 2713", "reduced 3 CT @ 2517").begin()
    assert told(s, "full_again") == ["3 CT"]
    s = raided("reduced 2 CT @ 2713", "4th Foot @ 2719").begin()
    assert s.asked == ""


@pytest.mark.rule("R-F32")
def test_reasons_of_others() -> None:
    s = spring("2 CT @ 2517", "Lee's Legion @ 2517", "3 CT @ dead")
    assert bar(s, "2 CT") == "full_strength"
    assert bar(s, "Lee's Legion") == "not_continental"
    assert bar(s, "3 CT") == "not_in_play"


# ---------------------------------------------------------------------- from the dead pile


@pytest.mark.rule("R-F32")
def test_the_dead_are_rebuilt_at_their_entry_hex() -> None:
    s = spring("2 CT, 3 CT, 15 MA @ dead", "Lee's Legion @ dead")
    s.start.steps[s.piece("2 CT")] = 0
    s.allied("enter 3119", "enter_all 2719-town")
    assert s.at("2719-town") == "Allied: 2 CT 2/2, 3 CT 2/2"
    assert s.at("3119") == "Allied: 15 MA 2/2"
    assert s.where("Lee's Legion") == "dead"
    assert s.step() == "drafts"


@pytest.mark.rule("R-F32", "R-F34")
def test_what_stops_them() -> None:
    s = spring("2 CT @ dead", "4th Foot @ 2719").begin()
    assert s.where("2 CT") == "dead"
    s = spring("2 CT @ dead", economy=FULL_COLLAPSE).begin()
    assert s.where("2 CT") == "dead"
    s = spring("2 CT @ dead", turn=20).begin()
    assert s.where("2 CT") == "dead"
    s = spring("2 CT @ dead", economy=NEAR_COLLAPSE).begin()
    assert s.asked == "arrive"


@pytest.mark.rule("R-F32", "R-F10")
def test_whose_time_is_over_stays_dead() -> None:
    s = spring("CT Wooster (1 CT 1775) @ dead", turn=7).begin()
    assert s.where("CT Wooster (1 CT 1775)") == "dead"
    assert spring("Lee MA (additional) @ dead", turn=25).begin().asked == "arrive"
    assert spring("Lee MA (additional) @ dead", turn=31).begin().asked == ""
    s = spring("arw-ct1-75 @ dead", turn=1).begin()
    assert s.offered("enter") == ["New York (2220)", "New York town (2220)"]


@pytest.mark.rule("R-F25", "R-F32")
def test_the_third_artillery_comes_back_at_3119() -> None:
    s = spring("3 Cont Art (Crane) @ dead").begin()
    assert s.offered("enter") == ["Middlesex (3119)", "Middlesex town (3119)"]


@pytest.mark.rule("R-F23", "R-F32")
def test_substitutes_have_the_entry_hex_of_the_old_counter() -> None:
    s = spring("arw-1pa-sub @ dead").begin()
    old = s.pieces.entry_hex[s.piece("arw-1pa")]
    assert s.board.labels[old] in s.offered("enter")


@pytest.mark.rule("R-F18", "R-F32")
def test_whitcomb_has_that_of_bedel() -> None:
    s = spring("Whitcomb's Rangers @ dead").begin()
    old = s.pieces.entry_hex[s.piece("arw-bedel")]
    assert s.where("Whitcomb's Rangers") == s.board.ids[old] == "3117"


@pytest.mark.rule("R-N10", "R-F13", "R-F32")
def test_units_of_the_near_collapse_come_back_when_it_is_over() -> None:
    gone = ("7 CT", "VA State Garrison")
    s = spring("7 CT, VA State Garrison, 8 CT @ withdrawn", "6 CT @ dead", economy=NEAR_COLLAPSE)
    s.marked("nec", *gone).begin()
    assert s.asked == ""
    assert s.where("6 CT") == "dead"
    s = spring("7 CT, VA State Garrison, 8 CT @ withdrawn", "6 CT @ dead", economy=NORMAL)
    s.start.steps[s.piece("7 CT")] = 1
    s.marked("nec", *gone)
    s.allied("enter_all 2719", "enter S5921")
    assert s.at("2719") == "Allied: 6 CT 2/2, 7 CT 2/2"
    assert s.where("VA State Garrison") == "S5921"
    assert s.where("8 CT") == "withdrawn"
    assert s.g.nec == 0


# ---------------------------------------------------------------------- the raid


def raided(*stacks: str, year: int = 1777, **fields: int) -> Situation:
    return spring(*stacks, marine_raid=year, **fields)


@pytest.mark.rule("R-F33")
def test_a_raid_gives_one_step_to_a_unit_cut_off() -> None:
    s = raided("reduced 2 CT, reduced 3 CT @ 2517", "reduced 15 MA @ 1820", "4th Foot @ 2719")
    s.begin()
    assert s.offered("recruit") == ["2 CT", "3 CT"]
    assert s.g.steps[s.piece("15 MA")] == 2
    assert s.why_not("recruit 15 MA") == "full_strength"
    assert s.why_not("recruit 4th Foot") == "not_continental"
    assert s.why_not("recruit 7 CT") == "not_in_play"
    s.allied("recruit 3 CT")
    assert [s.g.steps[s.piece(unit)] for unit in ("2 CT", "3 CT")] == [1, 2]
    assert s.step() == "drafts"


@pytest.mark.rule("R-F33", "R-F40")
def test_or_nobody_uses_it() -> None:
    s = raided("reduced 2 CT @ 2517", "4th Foot @ 2719").allied("no_recruit")
    assert s.g.steps[s.piece("2 CT")] == 1
    assert s.step() == "drafts"


@pytest.mark.rule("R-F33", "R-F34")
def test_only_in_the_year_after_and_not_in_the_collapse() -> None:
    for year in (1776, 1778):
        s = raided("reduced 2 CT @ 2517", "4th Foot @ 2719", year=year).begin()
        assert s.asked == ""
    s = raided("reduced 2 CT @ 2517", "4th Foot @ 2719", economy=FULL_COLLAPSE).begin()
    assert s.asked == ""


# ---------------------------------------------------------------------- Elmore


@pytest.mark.rule("R-F16")
def test_elmore_is_replaced_on_turn_7_in_connecticut() -> None:
    s = spring("arw-elmore @ dead", turn=7).begin()
    assert s.offered("space") == ["Hartford (2719)", "Hartford town (2719)"]
    s.allied("space 2719-town")
    assert s.at("2719-town") == "Allied: Elmore's Connecticut Regiment 2/2"
    s = spring("arw-elmore @ dead", turn=13).begin()
    assert s.where("arw-elmore") == "dead"
    s = spring("arw-elmore @ dead", "4th Foot @ 2719", turn=7).begin()
    assert s.where("arw-elmore") == "dead"
    s = spring("arw-elmore @ dead", turn=7, economy=FULL_COLLAPSE).begin()
    assert s.where("arw-elmore") == "dead"
    assert s.asked == ""
    s = spring("arw-elmore @ aside", turn=7).begin()
    assert s.where("arw-elmore") == "aside"


@pytest.mark.rule("R-F16", "R-F32")
def test_depleted_he_looks_to_connecticut() -> None:
    s = spring("reduced arw-elmore @ 2716")
    assert bar(s, "arw-elmore") == ""
    assert bar(spring("reduced arw-elmore @ 2716", "4th Foot @ 2719"), "arw-elmore") == (
        "entry_hex_lost"
    )


# ---------------------------------------------------------------------- the Spanish


@pytest.mark.rule("R-F35")
def test_dead_spanish_units_are_back_at_havana_every_turn() -> None:
    for turn in (24, 25):
        s = spring("Navarra, Luisiana guns @ dead", "2 CT @ dead", "4th Foot @ 2719", turn=turn)
        s.but(entered_war=[11, 20]).begin()
        navarra, guns = s.piece("Navarra"), s.piece("Luisiana guns")
        assert s.g.at(ALLIED, s.g.havana) == tuple(sorted((navarra, guns)))
        assert s.g.steps[navarra] == 2
        assert s.where("2 CT") == "dead"
    s = spring("Navarra @ dead", turn=24).but(entered_war=[11, 0]).begin()
    assert s.where("Navarra") == "dead"


@pytest.mark.rule("R-F35")
def test_in_jenkins_ear_too() -> None:
    s = phase("replacements", 5, "Fort Mose company @ dead", war="jenkins").begin()
    assert s.g.scenario.havana_box
    assert s.g.at(ALLIED, s.g.havana) == (s.piece("Fort Mose company"),)


@pytest.mark.rule("R-F33", "R-F34")
def test_who_has_recruits_of_his_own_gets_none_of_a_raid() -> None:
    s = raided("reduced 2 CT @ 2517", "reduced 15 MA @ 1820", "4th Foot @ 2719")
    pool = Pool(RAID, ALLIED, -1, 1)
    assert bars_recruit(s.g, pool, s.piece("2 CT"), Survey(s.g)) == ""
    assert bars_recruit(s.g, pool, s.piece("15 MA"), Survey(s.g)) == "recruits_of_its_own"


@pytest.mark.rule("R-F33", "R-N10")
def test_the_dead_come_back_unless_the_economy_has_collapsed() -> None:
    for economy, rebuilt in ((NORMAL, True), (NEAR_COLLAPSE, True), (FULL_COLLAPSE, False)):
        s = spring("2 CT @ dead", "arw-va2 @ dead", "arw-elmore @ dead", economy=economy)
        assert may_be_rebuilt(s.g, s.piece("2 CT")) == rebuilt
        assert may_be_rebuilt(s.g, s.piece("arw-va2")) == (economy == NORMAL)
        assert not may_be_rebuilt(s.g, s.piece("arw-elmore"))
    s = spring("2 CT @ dead", "4th Foot @ 2719")
    assert not may_be_rebuilt(s.g, s.piece("2 CT"))


@pytest.mark.rule("R-F32")
def test_the_green_mountain_boys_come_back_only_to_a_ticonderoga_in_american_hands() -> None:
    s = spring("arw-gmb @ dead")
    assert not may_be_rebuilt(s.g, s.piece("arw-gmb"))
    s = spring("arw-gmb @ dead", "2 CT @ 3014-outpost")
    assert may_be_rebuilt(s.g, s.piece("arw-gmb"))


@pytest.mark.rule("R-F32")
def test_nobody_comes_back_where_a_scenario_is_not_played() -> None:
    """Philadelphia is American, but not in play when Canada is invaded."""
    for scenario, rebuilt in (("arw-campaign-1775", True), ("arw-invasion-of-canada", False)):
        s = Situation(scenario).turn(3).put("arw-pabn4 @ dead")
        assert controls(s.start, ALLIED, s.space("1820"))
        assert may_be_rebuilt(s.start, s.piece("arw-pabn4")) == rebuilt
