"""7.1.B The operations queue, as a use of OPS cards (6.2)."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, REWRITTEN, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH


@pytest.mark.rule("G-04", "R-092", "R-093", "R-095")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_1_b_two_cards_of_one_activate_burgoyne(edition: str) -> None:
    ww = Situation(edition).put("Burgoyne 3 @ Montreal", "Howe 3 @ Boston")
    ww.hand([1, 3, 5], [2, 4, 45]).british_turn().british("queue 2")
    if edition == REWRITTEN:
        ww.british("wait")
    assert ww.g.queues[BRITISH] == (2,)
    ww.american("discard_unused 1").british("queue 4")
    assert ww.offered("general") == ["Burgoyne"]
    assert ww.why_not("general Howe") == "rating_too_high"
    ww.british("general Burgoyne", "march Ticonderoga", "stop")
    assert ww.where("Burgoyne") == "Ticonderoga"
    assert ww.g.queues == [(), ()]
    assert sorted(ww.g.discards) == [1, 2, 4]


@pytest.mark.rule("G-05", "R-094", "R-095")
def test_7_1_b_an_event_abandons_the_queue() -> None:
    ww = Situation().put("Burgoyne 3 @ Montreal", "American 2 @ York")
    ww.hand([1, 3, 5], [2, 110, 4]).british_turn().british("queue 2").american("discard_unused 1")
    ww.british("event 110", "remove_cu York")
    assert ww.cus("York")[0] == 1
    assert ww.g.queues == [(), ()]
    assert sorted(ww.g.discards) == [1, 2, 110]
    ww.american("discard_unused 3").british("queue 4")
    assert ww.g.queues[BRITISH] == (4,)


@pytest.mark.rule("R-094")
@pytest.mark.parametrize("play", ["discard_unused 45", "politics 45", "reinforce 45", "discard 89",
                                  "campaign 67", "activate 45"])  # fmt: skip
def test_7_1_b_iii_any_other_play_abandons_the_queue(play: str) -> None:
    ww = Situation().put("Burgoyne 3 @ Montreal").british_pc("Montreal").but(british_box=2)
    ww.hand([1, 3], [45, 89, 67]).but(queues=[(5,), (2,)]).british_turn().british(play)
    assert ww.g.queues == [(5,), ()]
    assert 2 in ww.g.discards


@pytest.mark.rule("R-092", "E-14")
def test_7_1_b_i_a_queue_opens_with_a_1_or_a_2() -> None:
    ww = Situation().put("Burgoyne 3 @ Montreal").hand([1, 3], [2, 23, 45]).british_turn()
    assert ww.offers("queue 2")
    assert ww.offers("queue 23")
    assert ww.why_not("queue 45") == "queue_opens_low"
    ww.british("queue 23")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    ww.american("discard_unused 1")
    assert ww.offers("queue 45")


@pytest.mark.rule("E-14")
def test_7_1_b_rewritten_any_card_opens_a_queue_and_may_spend_it_at_once() -> None:
    ww = Situation(REWRITTEN).put("Burgoyne 3 @ Montreal", "Howe 3 @ Boston")
    ww.hand([1, 3], [2, 45]).british_turn().british("queue 45")
    assert ww.offered("general") == ["Burgoyne", "Howe"]
    ww.british("general Howe", "stop")
    assert ww.g.discards == (45,)
    assert ww.g.queues == [(), ()]


@pytest.mark.rule("R-093", "R-096")
def test_7_1_b_ii_a_queue_may_wait_and_needs_a_new_card_to_be_used() -> None:
    ww = Situation().put("Howe 3 @ Boston", "Clinton 1 @ New York").hand([1, 3, 5], [2, 4, 6])
    ww.but(queues=[(), (8,)]).british_turn().british("queue 2", "wait")
    assert ww.g.queues[BRITISH] == (8, 2)
    ww.american("discard_unused 1")
    for unasked in ("general Clinton", "general Howe"):
        assert ww.why_not(unasked) == "another_matter"
    ww.british("queue 4")
    assert ww.offered("general") == ["Clinton", "Howe"]
    ww.british("general Howe", "stop")
    assert sorted(ww.g.discards) == [1, 2, 4, 8]


@pytest.mark.rule("R-093")
def test_7_1_b_ii_a_queue_too_small_for_anybody_only_waits() -> None:
    ww = Situation().put("Howe 3 @ Boston").hand([1, 3], [2, 4]).but(queues=[(), (8,)])
    ww.british_turn().british("queue 2")
    assert ww.g.queues[BRITISH] == (8, 2)
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-097")
def test_7_1_b_a_queue_pays_for_a_general_and_nothing_else() -> None:
    ww = Situation().put("Burgoyne 3 @ Montreal").british_pc("Montreal").hand([1], [2, 4])
    ww.but(queues=[(), (8, 10)], british_box=3).british_turn().british("queue 2")
    assert {choice[0] for choice in ww.match.choices()} == {"general", "wait"}


@pytest.mark.rule("R-094")
def test_7_1_b_iii_cards_used_inside_a_battle_keep_the_queue() -> None:
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester").hand([77, 4], [45, 89])
    ww.but(queues=[(5,), ()]).british_turn().roll(1, 1, 6, 1, 6)
    ww.british("activate 45", "general Howe", "march Westchester", "discard_for_bonus 89")
    ww.american("battle_card 77")
    assert ww.g.queues == [(5,), ()]


@pytest.mark.rule("R-071", "R-094")
def test_7_1_b_iii_an_exchange_keeps_the_queue() -> None:
    ww = Situation().put("Burgoyne 3 @ Montreal").hand([89, 3], [2, 4]).but(queues=[(), (8,)])
    ww.american("discard 89", "done").british("exchange 2")
    assert ww.g.queues[BRITISH] == (8,)
    ww.british("queue 4")
    assert ww.offered("general") == ["Burgoyne"]
