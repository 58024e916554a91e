"""14.2, 14.6, 15.5, 15.6: troops who leave a fleet go to a friendly port."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.fleets import (
    BRITISH_FLEET,
    FRENCH_FLEET,
    SPANISH_FLEET,
    aboard,
    at,
    at_havana,
    due,
    naval_phase,
)
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITAIN, FRANCE, SPAIN
from ticonderoga.games.end_of_empire.rules.ashore import (
    bars_havana,
    end_of_fall,
    fleets_with_troops,
    put_ashore,
)


def ashore(s: Situation, fleet: str) -> Situation:
    piece = s.piece(fleet)
    return s.perform(lambda g: put_ashore(g, piece))


def british(*stacks: str, war: str = "arw", turn: int = 15) -> Situation:
    s = Situation.at_war(war).turn(turn).put("33rd Foot, Howe @ aboard British fleet", *stacks)
    return ashore(s, BRITISH_FLEET)


# ---------------------------------------------------------------------- which port


@pytest.mark.rule("R-M12", "R-M4")
def test_any_port_that_the_side_controls() -> None:
    s = british("57th Foot @ 2220-town", "15th Foot @ S4225", "40th Foot @ 4111-fortress")
    # Halifax is a Tory hex; Quebec is neutral and takes a unit
    assert sorted([s.board.ids[c[1]] for c in s.match.choices(0) if c[0] == "space"]) == [
        "2220", "2220-town", "4111", "4111-fortress", "4926", "4926-town", "S4225", "S4225-town",
    ]  # fmt: skip
    assert s.why_not("space 3120") == "refuge_not_yours"
    assert s.why_not("space 3710") == "refuge_no_port"
    assert s.why_not("havana") == "havana_closed"
    s.british("space 2220-town")
    assert s.at("2220-town") == "British: 33rd Foot 2/2, 57th Foot 2/2, Howe"
    assert aboard(s, BRITISH_FLEET) == []
    assert s.logged("put_ashore") == [(0, 1, s.piece(BRITISH_FLEET), s.space("2220-town"))]


@pytest.mark.rule("R-M12", "R-N5")
@pytest.mark.parametrize("new_france", [False, True])
def test_the_french_fleet_puts_no_americans_ashore_in_canada(new_france: bool) -> None:
    s = Situation.at_war("arw").turn(20)
    s.put("2 Cont @ aboard French fleet", "3 Cont @ 4111-fortress").but(new_france=new_france)
    ashore(s, FRENCH_FLEET)
    assert s.offers("space 3120")
    assert s.offers("space 4111-fortress") == new_france
    if not new_france:
        assert s.why_not("space 4111-fortress") == "fleet_keeps_out"


@pytest.mark.rule("R-M12", "R-D4")
def test_a_besieged_town_takes_them_inside_only() -> None:
    s = british("57th Foot @ 2220-town", "2 Cont @ 2220")
    assert s.why_not("space 2220") == "refuge_enemy"
    assert s.offers("space 2220-town")


@pytest.mark.rule("R-M12", "R-D4")
def test_a_port_whose_town_is_the_enemys_does_not() -> None:
    s = british("57th Foot @ 2220", "2 Cont @ 2220-town")
    assert s.why_not("space 2220") == "refuge_not_yours"


@pytest.mark.rule("R-M12")
def test_an_enemy_fleet_offshore_does_not_matter() -> None:
    s = british("French fleet @ Gulf of Maine")
    assert s.offers("space 4926")


@pytest.mark.rule("R-O1")
def test_under_o1_nobody_goes_inside() -> None:
    s = Situation.at_war("arw", one_space_per_hex="yes").put("33rd Foot @ aboard British fleet")
    s.put("57th Foot @ 2220")
    ashore(s, BRITISH_FLEET)
    assert s.why_not("space 4926-town") == "one_space"
    assert s.offers("space 4926")


@pytest.mark.rule("R-M4", "R-M12")
def test_without_a_port_they_are_eliminated() -> None:
    s = british("2 Cont @ 4926")
    assert s.where("33rd Foot") == "dead"
    assert s.where("Howe") == "captured"
    assert s.logged("lost_at_sea")


@pytest.mark.rule("R-M12")
def test_french_troops_need_a_port_outside_canada() -> None:
    s = Situation.at_war("arw").turn(33).but(entered_war=[10, 0])
    s.put("Bourbonnois, Rochambeau @ aboard French fleet", "2 Cont @ 4111-fortress")
    ashore(s, FRENCH_FLEET)
    assert s.why_not("space 4111-fortress") == "french_keep_out"
    s.allied("space 2922-town")
    assert s.at("2922-town") == "Allied: Bourbonnois 4/4, Rochambeau"


@pytest.mark.rule("R-M12", "R-N2")
def test_each_nation_has_a_port_of_its_own_if_none_is_open_to_all() -> None:
    s = Situation.at_war("arw").turn(33).but(entered_war=[10, 20])
    s.put("Habana, 2 Cont @ aboard Spanish fleet", "3 Cont @ S4225")
    ashore(s, SPANISH_FLEET)
    s.allied("space S4225")
    s.allied("havana")
    assert s.at("S4225") == "Allied: 2 Cont 2/2, 3 Cont 2/2"
    assert at_havana(s) == ["Habana"]


# ---------------------------------------------------------------------- Havana


@pytest.mark.rule("R-N8", "R-N7", "R-M12")
@pytest.mark.parametrize(
    ("who", "fleet", "entered", "bar"),
    [
        ("Habana", SPANISH_FLEET, [10, 20], ""),
        ("Habana", SPANISH_FLEET, [10, 0], ""),
        ("Bourbonnois", FRENCH_FLEET, [10, 20], ""),
        ("Bourbonnois", FRENCH_FLEET, [10, 0], "havana_closed"),
        ("2 Cont", FRENCH_FLEET, [10, 20], "havana_closed"),
    ],
)
def test_who_may_go_to_havana(who: str, fleet: str, entered: list[int], bar: str) -> None:
    s = Situation.at_war("arw").turn(33).but(entered_war=entered)
    s.put(f"{who} @ aboard {fleet}", "3 Cont @ S4225", "Luisiana @ S1610")
    ashore(s, fleet)
    if bar:
        assert s.why_not("havana") == bar
    else:
        s.allied("havana")
        assert at_havana(s) == [who]


@pytest.mark.rule("R-N8", "R-M12")
def test_french_and_spanish_go_to_havana_together() -> None:
    s = Situation.at_war("arw").turn(33).but(entered_war=[10, 20])
    s.put("Habana, Bourbonnois @ aboard Spanish fleet")
    ashore(s, SPANISH_FLEET)
    if s.asked:
        s.allied("havana")
    assert s.logged("put_ashore_havana") == [(1, 2, s.piece(SPANISH_FLEET))]
    assert sorted(at_havana(s)) == ["Bourbonnois", "Habana"]


@pytest.mark.rule("R-N8")
def test_most_scenarios_have_no_havana() -> None:
    s = Situation.at_war("fiw").put("Bearn, Artois @ aboard French fleet")
    ashore(s, FRENCH_FLEET)
    assert s.why_not("havana") == "no_havana"


# ---------------------------------------------------------------------- when


@pytest.mark.rule("R-M12")
def test_when_the_fleet_fails_its_availability() -> None:
    s = naval_phase("fiw", 15, "British fleet @ Chesapeake Bay")
    s.put("44th Foot @ aboard British fleet").roll(4).begin()
    assert s.asked == "refuge"
    s.british("space 2220")
    assert s.where("44th Foot") == "2220"
    assert at(s, BRITISH_FLEET) == "box 16"


@pytest.mark.rule("R-M12")
@pytest.mark.parametrize("season", ["fall", "summer", "spring", "winter"])
def test_at_the_end_of_a_fall_turn(season: str) -> None:
    s = Situation.at_war("arw").season(season)
    s.put("33rd Foot @ aboard British fleet", "British fleet @ Gulf of Maine")
    s.perform(end_of_fall)
    assert (s.asked == "refuge") == (season == "fall")
    if season == "fall":
        s.british("space 4926")
        assert s.where("33rd Foot") == "4926"
        assert at(s, BRITISH_FLEET) == "gulf_of_maine"


@pytest.mark.rule("R-M12")
def test_all_fleets_give_their_troops_up_in_fall() -> None:
    s = Situation.at_war("arw").season("fall").but(entered_war=[10, 20])
    s.put("33rd Foot @ aboard British fleet", "2 Cont @ aboard French fleet", "3 Cont @ 2220")
    assert fleets_with_troops(s.start) == [s.piece(BRITISH_FLEET), s.piece(FRENCH_FLEET)]
    s.perform(end_of_fall)
    s.british("space 4926").allied("space 2220")
    assert s.where("33rd Foot") == "4926"
    assert s.where("2 Cont") == "2220"


@pytest.mark.rule("R-M13", "R-M12")
@pytest.mark.parametrize("turn", [2, 4])
def test_those_who_left_boston_go_ashore_in_the_next_naval_phase(turn: int) -> None:
    s = naval_phase("arw", turn, "4th Foot, Gage @ aboard British fleet")
    due(s, BRITISH_FLEET, 7).begin()
    assert s.asked == "refuge"
    s.british("space 4926-town")
    assert s.at("4926-town") == "British: 4th Foot 2/2, Gage"
    assert at(s, BRITISH_FLEET) == "box 7"
    assert s.step() == "captives"


@pytest.mark.rule("R-M5", "R-M12")
def test_nobody_winters_aboard_a_marker() -> None:
    s = naval_phase("arw", 29, "British fleet @ Chesapeake Bay")
    s.put("33rd Foot @ aboard British fleet").begin()
    assert s.asked == "refuge"
    s.british("space 4926")
    assert at(s, BRITISH_FLEET) == "chesapeake_bay*"


@pytest.mark.rule("R-M12")
def test_reinforcements_put_ashore_need_not_land_any_more() -> None:
    s = Situation.at_war("arw").put("33rd Foot @ aboard British fleet")
    s.marked("must_land", "33rd Foot")
    ashore(s, BRITISH_FLEET).british("space 4926")
    assert s.has_mark("must_land") == []


@pytest.mark.rule("R-M12")
def test_nobody_aboard_nothing_asked() -> None:
    s = ashore(Situation.at_war("arw").put("British fleet @ Gulf of Maine"), BRITISH_FLEET)
    assert s.asked == ""
    assert s.asked_seat != ALLIED


@pytest.mark.rule("R-N7", "R-N8")
def test_before_the_revolution_havana_is_open_to_the_french() -> None:
    s = Situation.at_war("jenkins")
    assert bars_havana(s.g, 1 << FRANCE) == ""
    assert bars_havana(s.g, 1 << FRANCE | 1 << SPAIN) == ""
    assert bars_havana(s.g, 1 << BRITAIN) == "havana_closed"
