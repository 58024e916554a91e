"""8 Reinforcements: what gathers in the boxes, and what an OPS card brings to the map."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import (
    EDITIONS,
    OFFICIAL,
    REWRITTEN,
    Situation,
)
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH


def british(edition: str = OFFICIAL, box: int = 8) -> Situation:
    """The British to play, with 1, 2 and 3 OPS cards and CUs in their box."""
    ww = Situation(edition).hand(american=[1, 4], british=[3, 23, 45]).british_turn()
    return ww.but(british_box=box)


def american(edition: str = OFFICIAL) -> Situation:
    """The American to play, with 1, 2 and 3 OPS cards; his pool is full."""
    ww = Situation(edition).hand(american=[3, 23, 45], british=[2, 4, 5]).american_turn()
    return ww.but(american_box=6 if edition == REWRITTEN else 0)


# ---------------------------------------------------------------------- 8.0, 8.1.A


@pytest.mark.rule("R-145")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("year", "due"), [(1775, 3), (1776, 8), (1777, 1), (1780, 5)])
def test_8_1_a_the_years_cus_join_those_in_the_box(edition: str, year: int, due: int) -> None:
    ww = Situation(edition).but(year=year, british_box=11).hand([], []).step("reinforcements")
    assert ww.pack.pieces.reinforcements[year] == due
    assert ww.g.british_box == 11 + due


@pytest.mark.rule("R-144", "R-145")
def test_8_0_nobody_has_to_bring_them_and_they_wait_from_year_to_year() -> None:
    """Both hands are played without a reinforcement; the box keeps what it had."""
    ww = british(box=40).hand(american=[1], british=[3]).but(year=1777).roll(6, 6)
    assert ww.offers("reinforce 3")
    assert ww.offers("discard_unused 3")
    ww.british("discard_unused 3").american("discard_unused 1")
    assert ww.g.year == 1778
    assert ww.g.british_box == 40 + 8


# ---------------------------------------------------------------------- 8.1 the British


@pytest.mark.rule("R-146")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", [3, 23, 45])
def test_8_1_b_an_ops_card_of_any_value_brings_them(edition: str, card: int) -> None:
    ww = british(edition).british(
        f"reinforce {card}", "arrive Boston", "bring_no_general", "bring_cus 8"
    )
    assert ww.cus("Boston") == (0, 0, 8)
    assert ww.g.british_box == 0
    assert ww.g.reinforced[BRITISH] == (card,)
    assert card not in ww.g.discards


@pytest.mark.rule("R-146")
def test_8_1_b_once_a_year_only() -> None:
    ww = british().british("reinforce 3", "arrive Boston", "bring_no_general", "bring_cus 1")
    ww.american("discard_unused 1")
    assert ww.g.british_box == 7
    assert ww.why_not("reinforce 23") == "british_have_reinforced"


@pytest.mark.rule("R-146")
def test_8_1_b_other_cards_bring_nobody() -> None:
    ww = british().hand(british=[67, 79, 95])
    for card in (67, 79, 95):
        assert ww.why_not(f"reinforce {card}") == "no_ops_card"


@pytest.mark.rule("R-147")
def test_8_1_c_any_number_comes_to_one_port_and_some_may_stay() -> None:
    ww = british(box=7).put("British 4 @ Boston").british("reinforce 3", "arrive Boston")
    ww.british("bring_no_general")
    assert ww.offered("bring_cus") == [str(n) for n in range(1, 8)]
    assert ww.why_not("bring_cus 8") == "wrong_number"
    ww.british("bring_cus 6")
    assert ww.cus("Boston") == (0, 0, 10)
    assert ww.g.british_box == 1


@pytest.mark.rule("R-147")
@pytest.mark.parametrize("edition", EDITIONS)
def test_8_1_c_which_ports_receive_them(edition: str) -> None:
    """Not where an American or French CU or marker is, nor in the zone of the French Navy."""
    ww = british(edition).france("war", navy="chesapeake").congress("York")
    ww.put(
        "American 1 @ Newport", "French 1 @ Savannah", "British 2 @ New Haven", "Howe 1 @ Quebec"
    )
    ww.american_pc("New Haven", "Charleston").british_pc("New York").british("reinforce 3")
    assert ww.why_not("arrive Newport") == "american_cu_there"
    assert ww.why_not("arrive Savannah") == "american_cu_there"
    assert ww.why_not("arrive New Haven") == "american_marker_there"
    assert ww.why_not("arrive Charleston") == "american_marker_there"
    assert ww.why_not("arrive Norfolk") == "blockaded"
    assert ww.why_not("arrive Hartford") == "no_port"
    assert ww.offered("arrive") == [
        "Barnstable", "Boston", "Falmouth", "Long Island", "Montreal", "New Bern", "New York",
        "Philadelphia", "Quebec", "Wilmington, DE", "Wilmington, NC",
    ]  # fmt: skip


@pytest.mark.rule("R-147", "R-153")
@pytest.mark.parametrize("number", [0, 1, 8])
def test_8_1_c_one_general_may_come_along_with_cus_or_alone(number: int) -> None:
    ww = british().generals_in("captured", "Howe").put("Carleton 1 @ Quebec")
    ww.british("reinforce 3", "arrive Boston")
    assert ww.offered("bring_general") == ["Burgoyne", "Clinton", "Cornwallis"]
    assert ww.offers("bring_no_general")
    assert ww.why_not("bring_general Howe") == "general_not_in_box"
    assert ww.why_not("bring_general Carleton") == "general_not_in_box"
    assert ww.why_not("bring_general Lee") == "general_not_in_box"
    ww.british("bring_general Clinton", f"bring_cus {number}")
    assert ww.where("Clinton") == "Boston"
    assert ww.where("Burgoyne") == "box"
    assert ww.cus("Boston") == (0, 0, number)
    assert ww.asked == "play"


@pytest.mark.rule("R-153")
def test_8_1_c_cus_may_come_without_a_general_but_not_nothing_at_all() -> None:
    ww = british().british("reinforce 3", "arrive Boston", "bring_no_general")
    assert ww.why_not("bring_cus 0") == "wrong_number"
    ww.british("bring_cus 1")
    assert ww.cus("Boston") == (0, 0, 1)


@pytest.mark.rule("R-153")
def test_8_1_c_with_an_empty_box_only_a_general_comes() -> None:
    ww = british(box=0).british("reinforce 3", "arrive Boston")
    assert ww.why_not("bring_no_general") == "no_cus_wait"
    ww.british("bring_general Howe")
    assert ww.where("Howe") == "Boston"
    assert ww.cus("Boston") == (0, 0, 0)


@pytest.mark.rule("R-153")
@pytest.mark.parametrize(("box", "reason"), [(0, "nothing_to_bring"), (1, "")])
def test_8_1_c_with_nobody_to_bring_there_is_no_reinforcement(box: int, reason: str) -> None:
    ww = british(box=box).put("Howe @ Boston", "Clinton @ New York", "Carleton @ Quebec")
    ww.put("Burgoyne @ Norfolk").generals_in("captured", "Cornwallis")
    if reason:
        assert ww.why_not("reinforce 3") == reason
    else:
        assert ww.offers("reinforce 3")


@pytest.mark.rule("R-147")
def test_8_1_c_with_no_port_open_there_is_none_either() -> None:
    ww = british()
    ww.american_pc(*(ww.board.labels[port] for port in ww.board.ports))
    assert ww.why_not("reinforce 3") == "nowhere_to_arrive"


@pytest.mark.rule("R-153")
def test_8_1_c_the_waiting_french_are_nothing_the_british_could_bring() -> None:
    ww = british(box=0).put("Howe @ Boston", "Clinton @ New York", "Carleton @ Quebec")
    ww.put("Burgoyne @ Norfolk").generals_in("captured", "Cornwallis").france("war")
    ww.generals_in("box", "Rochambeau")
    assert ww.why_not("reinforce 3") == "nothing_to_bring"


@pytest.mark.rule("R-148")
def test_8_1_c_a_newcomer_sends_nobody_to_the_box_from_elsewhere() -> None:
    ww = british().put("Howe 2 @ Boston", "Cornwallis 1 @ Norfolk")
    ww.british("reinforce 3", "arrive New York", "bring_general Clinton", "bring_cus 2")
    assert ww.where("Cornwallis") == "Norfolk"
    assert ww.where("Howe") == "Boston"


@pytest.mark.rule("R-148", "E-09", "A-39")
def test_8_1_c_the_newcomer_replaces_the_general_in_the_port() -> None:
    ww = british().put("Howe 2 @ Boston")
    ww.british("reinforce 3", "arrive Boston", "bring_general Clinton", "bring_cus 2")
    assert ww.asked == "play"
    assert ww.where("Clinton") == "Boston"
    assert ww.where("Howe") == "box"
    assert ww.cus("Boston") == (0, 0, 4)


@pytest.mark.rule("E-09", "R-148")
@pytest.mark.parametrize(("goes", "stays"), [("Howe", "Clinton"), ("Clinton", "Howe")])
def test_rw_5_3_3_the_owner_chooses_which_of_the_two_stays(goes: str, stays: str) -> None:
    ww = british(REWRITTEN).put("Howe 2 @ Boston")
    ww.british("reinforce 3", "arrive Boston", "bring_general Clinton", "bring_cus 2")
    assert (ww.asked, ww.asked_seat) == ("dismiss", BRITISH)
    ww.british(f"dismiss {goes}")
    assert ww.where(goes) == "box"
    assert ww.where(stays) == "Boston"


# ---------------------------------------------------------------------- 8.2 the American


@pytest.mark.rule("R-149")
@pytest.mark.parametrize("edition", EDITIONS)
def test_8_2_b_the_american_reinforces_twice_a_year(edition: str) -> None:
    ww = american(edition).american("reinforce 3", "arrive York", "bring_no_general", "bring_cus 1")
    ww.british("discard_unused 2").american(
        "reinforce 23", "arrive Salem", "bring_no_general", "bring_cus 2"
    )
    ww.british("discard_unused 4")
    assert ww.g.reinforced[AMERICAN] == (3, 23)
    assert not {3, 23} & set(ww.g.discards)
    assert ww.why_not("reinforce 45") == "americans_have_reinforced"


@pytest.mark.rule("R-150", "E-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("card", "value"), [(3, 1), (23, 2), (45, 3)])
def test_8_2_c_as_many_cus_as_the_card_says(edition: str, card: int, value: int) -> None:
    ww = american(edition).put("Gates 1 @ York")
    ww.american(f"reinforce {card}", "arrive York", "bring_general Lee")
    assert ww.offered("bring_cus") == [str(n) for n in range(value + 1)]
    assert ww.why_not(f"bring_cus {value + 1}") == "wrong_number"
    ww.american(f"bring_cus {value}")
    assert ww.cus("York") == (1 + value, 0, 0)


@pytest.mark.rule("R-150")
@pytest.mark.parametrize("edition", EDITIONS)
def test_8_2_c_to_any_one_space_without_british_cu_or_marker(edition: str) -> None:
    ww = american(edition).put("British 1 @ Hartford", "Howe 2 @ Newport").british_pc("Albany")
    ww.american_pc("Salem").france("war", navy="chesapeake").american("reinforce 45")
    assert ww.why_not("arrive Hartford") == "british_cu_there"
    assert ww.why_not("arrive Newport") == "british_cu_there"
    assert ww.why_not("arrive Albany") == "british_marker_there"
    for space in ("Quebec", "Fort Detroit", "Norfolk", "Salem", "Carlisle", "Philadelphia"):
        assert ww.offers(f"arrive {space}")
    closed = 4  # the three above, and the British CU kept at Barnstable
    assert len(ww.offered("arrive")) == ww.board.size - closed


@pytest.mark.rule("R-150", "R-153")
def test_8_2_c_with_one_general_or_none() -> None:
    ww = american().put("Lincoln 1 @ Salem").generals_in("captured", "Lee")
    ww.american("reinforce 45", "arrive York")
    assert ww.offered("bring_general") == [
        "Arnold", "Gates", "Greene", "Lafayette", "Washington",
    ]  # fmt: skip
    assert ww.why_not("bring_general Rochambeau") == "general_not_in_box"
    assert ww.why_not("bring_general Lincoln") == "general_not_in_box"
    ww.american("bring_general Arnold", "bring_cus 0")
    assert ww.where("Arnold") == "York"
    assert ww.cus("York") == (0, 0, 0)
    ww = american().american("reinforce 45", "arrive York", "bring_no_general")
    assert ww.why_not("bring_cus 0") == "wrong_number"
    ww.american("bring_cus 3")
    assert ww.cus("York") == (3, 0, 0)


@pytest.mark.rule("R-153")
def test_8_2_c_with_all_generals_away_cus_still_come_and_without_stock_nobody() -> None:
    away = ("Washington", "Greene", "Arnold", "Gates", "Lincoln", "Lee", "Lafayette")
    ww = american().generals_in("captured", *away)
    assert ww.offers("reinforce 3")
    ww = american().generals_in("captured", *away).put("American 50 @ Salem")
    assert ww.why_not("reinforce 3") == "nothing_to_bring"


@pytest.mark.rule("R-150", "R-153")
@pytest.mark.parametrize("number", [0, 2])
def test_8_2_c_any_general_of_the_box_may_come(number: int) -> None:
    ww = american().american(
        "reinforce 23", "arrive York", "bring_general Washington", f"bring_cus {number}"
    )
    assert ww.where("Washington") == "York"
    assert ww.cus("York") == (number, 0, 0)


@pytest.mark.rule("R-151", "E-09", "A-39")
def test_8_2_c_the_newcomer_replaces_the_old_one_who_may_return_this_year() -> None:
    ww = american().put("Gates 1 @ York")
    ww.american("reinforce 45", "arrive York", "bring_general Lee", "bring_cus 3")
    assert ww.where("Lee") == "York"
    assert ww.where("Gates") == "box"
    ww.british("discard_unused 2").american(
        "reinforce 23", "arrive Salem", "bring_general Gates", "bring_cus 2"
    )
    assert ww.where("Gates") == "Salem"


@pytest.mark.rule("R-151", "E-09")
def test_8_2_c_no_general_is_brought_to_washington() -> None:
    ww = american().put("Washington 1 @ York").american("reinforce 45", "arrive York")
    assert ww.asked == "number"
    ww.american("bring_cus 3")
    assert ww.cus("York") == (4, 0, 0)
    assert ww.where("Washington") == "York"


@pytest.mark.rule("R-151", "E-09")
def test_8_2_c_the_reason_against_a_newcomer_at_washingtons_side() -> None:
    """With no CU in stock York is no place to arrive at all: a general alone would be left."""
    ww = american().put("Washington 1 @ York", "American 49 @ Salem").american("reinforce 45")
    assert ww.why_not("arrive York") == "none_to_washington"
    assert ww.offers("arrive Salem")


@pytest.mark.rule("E-09", "R-151")
def test_rw_5_3_3_a_newcomer_to_washington_goes_straight_back() -> None:
    ww = american(REWRITTEN).put("Washington 1 @ York")
    ww.american("reinforce 45", "arrive York", "bring_general Lee", "bring_cus 3")
    assert ww.asked_seat == BRITISH
    assert ww.where("Washington") == "York"
    assert ww.where("Lee") == "box"
    assert ww.cus("York") == (4, 0, 0)


# ---------------------------------------------------------------------- lone enemy generals


@pytest.mark.rule("R-117", "A-44", "R-116")
@pytest.mark.parametrize("edition", EDITIONS)
def test_8_2_reinforcements_with_a_cu_capture_a_lone_general(edition: str) -> None:
    ww = british(edition).put("Lee @ Boston")
    ww.british("reinforce 3", "arrive Boston", "bring_no_general", "bring_cus 1")
    assert ww.where("Lee") == "captured"
    ww = american(edition).put("Howe @ Boston")
    ww.american("reinforce 3", "arrive Boston", "bring_no_general", "bring_cus 1")
    assert ww.where("Howe") == "captured"


@pytest.mark.rule("R-117", "A-44")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("enemy", ["Lee", "Washington"])
def test_8_2_a_general_comes_to_a_lone_enemy_only_with_a_cu(edition: str, enemy: str) -> None:
    ww = british(edition).put(f"{enemy} @ Boston").british("reinforce 3", "arrive Boston")
    ww.british("bring_general Clinton")
    assert ww.why_not("bring_cus 0") == "wrong_number"
    ww.british("bring_cus 1")
    assert ww.where(enemy) == ("captured" if enemy == "Lee" else "out")
    assert ww.where("Clinton") == "Boston"


@pytest.mark.rule("A-44")
def test_8_2_without_cus_nobody_arrives_at_a_lone_enemys_space() -> None:
    ww = british(box=0).put("Lee @ Boston", "Washington @ Norfolk").british("reinforce 3")
    assert ww.why_not("arrive Boston") == "alone_with_enemy_general"
    assert ww.why_not("arrive Norfolk") == "alone_with_enemy_general"
    assert ww.offers("arrive Newport")
    ww = american().put("Howe @ Boston", "American 50 @ Salem").american("reinforce 3")
    assert ww.why_not("arrive Boston") == "alone_with_enemy_general"


@pytest.mark.rule("R-117")
def test_8_2_the_marker_must_permit_it() -> None:
    ww = british().put("Lee @ Boston").american_pc("Boston").british("reinforce 3")
    assert ww.why_not("arrive Boston") == "american_marker_there"
    ww = american().put("Howe @ Boston").british_pc("Boston").american("reinforce 3")
    assert ww.why_not("arrive Boston") == "british_marker_there"


@pytest.mark.rule("R-120")
@pytest.mark.parametrize(
    ("general", "number", "gone"),
    [
        ("bring_general Howe", 1, True),
        ("bring_general Howe", 0, False),
        ("bring_no_general", 3, False),
    ],
)
def test_7_7_only_an_army_arriving_at_congress_disperses_it(
    general: str, number: int, gone: bool
) -> None:
    ww = british().british("reinforce 3", "arrive Philadelphia", general, f"bring_cus {number}")
    assert (ww.g.congress == -1) is gone


@pytest.mark.rule("R-124")
def test_7_7_american_reinforcements_leave_congress_alone() -> None:
    ww = american().american(
        "reinforce 3", "arrive Philadelphia", "bring_general Lee", "bring_cus 1"
    )
    assert ww.g.congress == ww.space("Philadelphia")


# ---------------------------------------------------------------------- stock and pool


@pytest.mark.rule("A-41", "R-150", "E-01")
@pytest.mark.parametrize(("placed", "left"), [(47, 3), (48, 2), (49, 1)])
def test_3_0_when_stock_runs_out_fewer_come(placed: int, left: int) -> None:
    """51 American CUs; one of them is kept at St. Mary's."""
    ww = american().put(f"American {placed} @ Salem")
    ww.american("reinforce 45", "arrive York", "bring_no_general")
    assert ww.offered("bring_cus") == ([] if left == 1 else [str(n) for n in range(1, left + 1)])
    ww.american(f"bring_cus {left}")
    assert ww.cus("York") == (left, 0, 0)


@pytest.mark.rule("A-41")
@pytest.mark.parametrize(("placed", "joins"), [(59, 5), (62, 2), (64, 0)])
def test_3_0_the_british_box_is_filled_from_what_is_left(placed: int, joins: int) -> None:
    """68 British CUs, of which 1 is at Barnstable and 3 in the box; 5 are due in 1780."""
    ww = Situation().but(year=1780, british_box=3).put(f"British {placed} @ Boston")
    ww.hand([], []).step("reinforcements")
    assert ww.g.british_box == 3 + joins


@pytest.mark.rule("E-01")
@pytest.mark.parametrize(
    ("kept", "placed", "pool"),
    [(0, 10, 6), (2, 10, 6), (0, 46, 4), (6, 44, 6), (0, 50, 0), (4, 46, 4)],
)
def test_rw_5_1_the_pool_is_filled_up_to_six(kept: int, placed: int, pool: int) -> None:
    ww = Situation(REWRITTEN).but(american_box=kept).put(f"American {placed} @ Salem")
    ww.hand([], []).step("reinforcements")
    assert ww.g.american_box == pool


@pytest.mark.rule("E-01")
def test_8_2_in_the_official_rules_there_is_no_pool() -> None:
    ww = Situation().hand([], []).step("reinforcements")
    assert ww.g.american_box == 0


@pytest.mark.rule("E-01")
def test_rw_8_2_cus_come_out_of_the_pool_and_no_others() -> None:
    ww = american(REWRITTEN).but(american_box=2)
    ww.american("reinforce 45", "arrive York", "bring_no_general")
    assert ww.offered("bring_cus") == ["1", "2"]
    ww.american("bring_cus 2")
    assert ww.g.american_box == 0
    ww.british("discard_unused 2").american("reinforce 23", "arrive York")
    assert ww.why_not("bring_no_general") == "no_cus_wait"
