"""3 Set-up: every piece in its place, and what the players may choose before the first turn."""

import pytest

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.engine.dice import Dice
from ticonderoga.games.end_of_empire.data import scenarios as data
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH
from ticonderoga.games.end_of_empire.data.pack import PACKS
from ticonderoga.games.end_of_empire.data.scenarios import Stack
from ticonderoga.games.end_of_empire.edition import Edition
from ticonderoga.games.end_of_empire.invariants import invariants
from ticonderoga.games.end_of_empire.position import (
    ABSENT,
    ASIDE,
    AVAILABLE,
    DEAD,
    SET_UP_CHOICES,
    TRACK,
    WITHDRAWN,
    Position,
)
from ticonderoga.games.end_of_empire.rules.arranging import stations
from ticonderoga.games.end_of_empire.rules.setup import set_up

SCENARIOS = sorted(PACKS.load().scenarios)


def laid_out(scenario: str, **options: str) -> Situation:
    """The set-up of a scenario, before anybody has chosen anything."""
    s = Situation(scenario, **options)
    s.start = s.rules.start(Dice(7))
    return s.until("fleets")


def position(scenario: str) -> Position:
    pack = PACKS.load()
    return set_up(pack, Edition.of({}), pack.scenarios[scenario], Dice(7))


# ---------------------------------------------------------------------- B1


@pytest.mark.rule("R-B1", "R-A18", "R-A2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_piece_is_where_the_scenario_puts_it(scenario: str) -> None:
    g = position(scenario)
    boxes = {
        data.NOT_USED: ABSENT, data.DUE: TRACK, data.AVAILABLE: AVAILABLE, data.SPECIAL: ASIDE,
        data.DEAD: DEAD, data.GONE: WITHDRAWN, data.IN_HAVANA: g.havana,
    }  # fmt: skip
    assert g.step == SET_UP_CHOICES
    assert g.turn == g.scenario.first_turn
    for piece, way in enumerate(g.scenario.start):
        place = g.scenario.place[piece]
        if way == data.AT_SEA:
            assert g.where[piece] == g.sea_place(place)
        elif way == data.ON_MAP:
            assert g.where[piece] == place
        else:
            assert g.where[piece] == boxes[way]
        if way == data.DUE:
            assert g.due[piece] == place
        standing = g.where[piece] >= 0
        assert g.steps[piece] == (g.pieces.steps[piece] if standing else 0)
    assert set(g.due) == set(g.scenario.pieces(data.DUE))
    assert not invariants(g)


@pytest.mark.rule("R-B1")
def test_forts_and_sides_of_the_set_up() -> None:
    s = laid_out("fiw-1755")
    g = s.start
    forts = [s.board.ids[s.board.hexes + bit] for bit in range(90) if g.forts >> bit & 1]
    assert sorted(forts) == ["1111-outpost", "3113-outpost", "4923-town"]
    assert g.is_fort(s.space("5927-fortress"))
    assert s.at("1114-outpost").startswith("British: 44th Foot 2/2")
    assert s.at("1111-outpost").startswith("Allied: ")


@pytest.mark.rule("R-B1")
def test_the_war_that_a_scenario_of_1780_begins_in() -> None:
    g = position("arw-south-1780")
    assert g.entered_war == [g.turn - 1, g.turn - 1]
    assert g.wi_made
    assert g.wi_due == 0
    assert [agent for agent in range(len(g.agents)) if g.agents[agent] == -1] == [
        g.pack.tables.agent_ids.index("mobile"), g.pack.tables.agent_ids.index("st_marks"),
    ]  # fmt: skip
    g = position("arw-campaign-1776")
    assert g.entered_war == [0, 0]
    assert not g.wi_made
    assert -2 not in g.agents


@pytest.mark.rule("R-B1")
def test_with_one_space_per_hex_everybody_is_in_the_hex() -> None:
    s = laid_out("fiw-1755", one_space_per_hex="yes")
    assert s.at("1111-outpost") == ""
    assert s.at("1111").startswith("Allied: ")
    assert s.start.is_fort(s.space("1111"))
    assert not invariants(s.start)


@pytest.mark.rule("R-O1", "R-B3")
def test_with_one_space_per_hex_the_besiegers_of_boston_are_beside_it() -> None:
    s = laid_out("arw-campaign-1775", one_space_per_hex="yes")
    assert s.at("3120").startswith("British: 4th Foot 2/2")
    assert "Allied" not in s.at("3120")
    assert s.at("3119").startswith("Allied: ")
    assert s.start.is_fort(s.space("3120"))
    assert not invariants(s.start)
    s.begin()
    assert s.why_not("inside 3120") == "fort_is_fixed"
    s.british("arranged")
    assert s.why_not("inside 3119") == "no_stack_of_yours"


# ---------------------------------------------------------------------- B2 markers


@pytest.mark.rule("R-B2")
def test_outside_inside_or_under_a_fort_marker() -> None:
    s = laid_out("fiw-1755").begin()
    assert s.asked == "arrange"
    assert s.asked_seat == BRITISH
    assert s.offers("outside 1114-outpost")
    assert s.offers("fort_marker 1114-outpost")
    assert s.why_not("inside 1114-outpost") == "inside_already"
    s.british("fort_marker 1114-outpost")
    assert s.g.is_fort(s.space("1114-outpost"))
    assert s.at("1114") == ""
    for verb in ("outside", "inside", "fort_marker"):
        assert s.why_not(f"{verb} 1114-outpost") == "arranged_already"
    s.british("outside 2716-town")
    assert s.at("2716-town") == ""
    assert s.at("2716").startswith("British: ")
    assert s.asked_seat == BRITISH
    s.british("arranged")
    assert s.asked_seat == ALLIED
    s.allied("inside 1111-outpost")
    assert not s.g.is_fort(s.space("1111-outpost"))
    assert s.at("1111-outpost").startswith("Allied: ")
    s.allied("outside 3113-outpost")
    assert s.at("3113").startswith("Allied: ")
    assert s.g.forts >> (s.space("3113-outpost") - s.board.hexes) & 1 == 0
    s.allied("arranged")
    assert s.match.over
    assert s.step() == "fleets"
    assert s.g.active == BRITISH
    assert s.g.queue == ()
    assert s.g.seen_to == 0


@pytest.mark.rule("R-B2")
def test_towns_have_a_fort_marker_only_if_the_scenario_gives_one() -> None:
    s = laid_out("fiw-1755").begin()
    assert s.why_not("fort_marker 2716-town") == "no_fort_marker_here"
    assert s.why_not("inside 2716-town") == "inside_already"
    s.british("arranged")
    assert s.why_not("fort_marker 4923-town") == "fort_already"
    assert s.offers("inside 4923-town")
    assert s.offers("outside 4923-town")
    assert s.why_not("fort_marker 5927-fortress") == "no_fort_marker_here"
    assert s.why_not("inside 5927-fortress") == "inside_already"
    s.allied("outside 5927-fortress")
    assert not s.g.is_fort(s.space("5927"))


@pytest.mark.rule("R-B2")
def test_only_stacks_of_the_set_up_with_something_inside_their_hex() -> None:
    s = laid_out("arw-south-1780").begin()
    assert s.why_not("outside 1111-outpost") == "no_stack_of_yours"
    assert s.why_not("outside S4225-town") == "no_stack_of_yours"
    assert s.why_not("fort_marker S3825") == "no_stack_of_yours"


@pytest.mark.rule("R-B2")
def test_nothing_is_inside_most_hexes(monkeypatch: pytest.MonkeyPatch) -> None:
    s = laid_out("fiw-1755")
    bare = Stack(BRITISH, s.space("1112"))
    monkeypatch.setattr(s.start.scenario, "stacks", [*s.start.scenario.stacks, bare])
    s.put("58th Foot @ 1112").begin()
    for verb in ("outside", "inside", "fort_marker"):
        assert s.why_not(f"{verb} 1112") == "nothing_inside"


@pytest.mark.rule("R-B3", "R-B2")
def test_boston_is_fixed_and_shared() -> None:
    s = laid_out("arw-campaign-1775").begin()
    assert s.g.is_fort(s.space("3120-town"))
    for verb in ("outside", "inside", "fort_marker"):
        assert s.why_not(f"{verb} 3120-town") == "fort_is_fixed"
    s.british("arranged")
    assert s.why_not("inside 3120") == "enemy_begins_there"
    assert s.why_not("outside 3120") == "outside_already"
    assert s.why_not("fort_marker 3120") == "no_fort_marker_here"


@pytest.mark.rule("R-B2")
def test_the_other_part_of_a_hex_may_be_the_enemys() -> None:
    s = laid_out("fiw-1755")
    s.put("Cambis @ 1114", "58th Foot @ 3113").begin()
    assert s.why_not("outside 1114-outpost") == "enemy_begins_there"
    assert s.offers("fort_marker 1114-outpost")
    s.british("arranged")
    assert s.why_not("outside 3113-outpost") == "enemy_begins_there"
    assert s.offers("inside 3113-outpost")


@pytest.mark.rule("R-B2")
def test_an_outpost_may_be_the_enemys(monkeypatch: pytest.MonkeyPatch) -> None:
    s = laid_out("fiw-1755")
    around = Stack(BRITISH, s.space("1111"))
    monkeypatch.setattr(s.start.scenario, "stacks", [*s.start.scenario.stacks, around])
    s.put("58th Foot @ 1111").begin()
    assert s.why_not("inside 1111") == "enemy_begins_there"
    assert s.why_not("fort_marker 1111") == "enemy_begins_there"
    assert s.why_not("outside 1111") == "outside_already"


@pytest.mark.rule("R-B2", "R-O1")
def test_with_one_space_per_hex_only_the_marker_is_chosen() -> None:
    s = laid_out("fiw-1755", one_space_per_hex="yes").begin()
    assert s.why_not("outside 1114") == "outside_already"
    assert s.why_not("inside 1114") == "inside_already"
    s.british("fort_marker 1114")
    assert s.g.is_fort(s.space("1114"))
    assert s.at("1114").startswith("British: ")
    s.british("arranged").allied("inside 1111")
    assert not s.g.is_fort(s.space("1111"))
    assert s.why_not("fort_marker 3113") == "fort_already"


# ---------------------------------------------------------------------- A18 NS


@pytest.mark.rule("R-A18", "R-B1")
def test_three_units_begin_anywhere_in_nova_scotia_without_the_french() -> None:
    s = laid_out("fiw-1755").begin()
    assert len(s.offered("station")) == 3
    s.british("station 40th Foot")
    assert s.asked == "station"
    open_to = [s.board.ids[choice[1]] for choice in s.match.choices() if choice[0] == "space"]
    assert open_to == ["4924", "4926", "4924-town"]
    assert s.why_not("space 4923") == "outside"
    assert s.why_not("space 5122") == "outside"
    assert s.why_not("space 4926-town") == "outside"
    s.british("space 4924")
    assert s.where("40th Foot") == "4924"
    assert s.why_not("station 40th Foot") == "stationed_already"
    assert s.why_not("station 44th Foot") == "no_such_code"
    assert s.why_not("station Braddock") == "no_such_code"
    s.british("station 45th Foot", "none")
    assert s.where("45th Foot") == "4926-town"
    assert s.why_not("station 45th Foot") == "stationed_already"
    s.british("station 47th Foot", "space 4926")
    assert s.at("4926") == "British: 47th Foot 2/2"
    s.british("arranged")
    assert s.why_not("station 47th Foot") == "no_such_code"


@pytest.mark.rule("R-A18")
def test_a_unit_with_the_code_that_is_not_on_the_map_has_no_choice() -> None:
    s = laid_out("fiw-1755")
    s.start.where[s.piece("47th Foot")] = DEAD
    stack = s.start.stacks[0][s.space("4926-town")]
    s.start.stacks[0][s.space("4926-town")] = tuple(p for p in stack if p != s.piece("47th Foot"))
    s.start.steps[s.piece("47th Foot")] = 0
    s.begin()
    assert s.why_not("station 47th Foot") == "no_such_code"


@pytest.mark.rule("R-B3")
def test_nobody_begins_in_nova_scotia_where_it_is_not_played() -> None:
    assert stations(Situation("jenkins-ear").start) == []
    assert stations(Situation("fiw-1755").start) != []
