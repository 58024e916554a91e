"""7.0-7.2 Who may move: activation by a card, by an operations queue and by a campaign."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import (
    EDITIONS,
    OFFICIAL,
    REWRITTEN,
    Situation,
)
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

# Cards: 3 to 8 are 1 OPS, 23 to 26 are 2 OPS, 45 to 48 are 3 OPS, 67 a Minor and 70 the Major
# Campaign, 76 Henry Knox (American battle card), 80 Simcoe (British battle card).


@pytest.fixture
def ww() -> Situation:
    return Situation()


# ---------------------------------------------------------------------- 7.0, 7.1.A


@pytest.mark.rule("R-091")
@pytest.mark.parametrize(
    ("card", "able"),
    [(3, {"Greene", "Lafayette"}),
     (23, {"Greene", "Lafayette", "Gates", "Washington"}),
     (45, {"Greene", "Lafayette", "Gates", "Washington"})],
)  # fmt: skip
def test_7_1_a_the_card_must_reach_the_strategy_rating(
    ww: Situation, card: int, able: set[str]
) -> None:
    """Greene and Lafayette are rated 1, Gates and Washington 2."""
    ww.put("Greene 1 @ Albany", "Lafayette 1 @ York", "Gates 1 @ Camden", "Washington 1 @ Salem")
    ww.hand(american=[card]).american_turn().american(f"activate {card}")
    assert set(ww.offered("general")) == able
    for name in {"Greene", "Lafayette", "Gates", "Washington"} - able:
        assert ww.why_not(f"general {name}") == "rating_too_high"


@pytest.mark.rule("R-091")
def test_7_1_a_a_three_moves_the_slowest_general_and_a_two_does_not(ww: Situation) -> None:
    """Carleton and Howe are rated 3, Burgoyne and Clinton 2."""
    ww.put("Carleton 1 @ Quebec", "Howe 1 @ Boston").hand(british=[3, 23, 45]).british_turn()
    assert ww.why_not("activate 3") == "nobody_to_activate"
    assert ww.why_not("activate 23") == "nobody_to_activate"
    ww.british("activate 45")
    assert ww.offered("general") == ["Carleton", "Howe"]


@pytest.mark.rule("R-091")
def test_7_1_a_a_two_leaves_carleton_at_quebec_and_may_move_the_others(ww: Situation) -> None:
    ww.put("Carleton 1 @ Quebec", "Clinton 1 @ Boston", "Burgoyne 1 @ New York")
    ww.hand(british=[23]).british_turn().british("activate 23")
    assert ww.offered("general") == ["Burgoyne", "Clinton"]
    assert ww.why_not("general Carleton") == "rating_too_high"


@pytest.mark.rule("R-091")
def test_7_1_a_only_own_generals_on_the_map_are_activated(ww: Situation) -> None:
    ww.put("Howe 1 @ Boston", "Clinton 1 @ New York", "Greene 1 @ Albany")
    ww.generals_in("captured", "Burgoyne").hand(british=[45]).british_turn()
    ww.british("activate 45")
    assert ww.offered("general") == ["Clinton", "Howe"]
    assert ww.why_not("general Greene") == "not_your_general"
    assert ww.why_not("general Cornwallis") == "general_not_on_map"
    assert ww.why_not("general Burgoyne") == "general_not_on_map"
    assert ww.why_not("wait") == "card_is_played"


@pytest.mark.rule("R-089")
def test_7_0_cus_without_a_general_cannot_be_moved(ww: Situation) -> None:
    ww.put("British 4 @ Boston").hand(british=[45, 70]).british_turn()
    assert ww.why_not("activate 45") == "nobody_to_activate"
    ww.british("campaign 70")
    assert not ww.offered("general")


@pytest.mark.rule("R-089")
def test_7_0_one_card_moves_one_general_and_only_his_own_cus(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "Clinton 2 @ New York", "British 2 @ Newport")
    ww.hand(british=[45, 46]).british_turn()
    ww.british("activate 45", "general Howe", "march Lexington and Concord", "stop")
    assert ww.asked == "play"
    assert ww.asked_seat == AMERICAN
    assert ww.cus("Lexington and Concord") == (0, 0, 3)
    assert ww.cus("New York") == (0, 0, 2)
    assert ww.cus("Newport") == (0, 0, 2)
    assert ww.where("Clinton") == "New York"


@pytest.mark.rule("R-090")
def test_7_0_interception_and_retreat_before_battle_take_no_activation(ww: Situation) -> None:
    """The American holds no card at all."""
    ww.put("Howe 2 @ New York", "Greene 2 @ Hartford", "Gates 1 @ Westchester")
    ww.american_pc("Westchester").hand(american=[], british=[45, 46]).british_turn().roll(6, 1)
    ww.british("activate 45", "general Howe", "march Westchester").american("intercept Greene")
    assert ww.asked == "retreat_before_battle"
    ww.american("retreat_before_battle", "retreat Morristown")
    assert ww.where("Gates") == "Morristown"


# ---------------------------------------------------------------------- 7.1.B the queue


@pytest.mark.rule("R-092", "E-14")
def test_7_1_b_i_a_queue_opens_with_a_one_or_a_two(ww: Situation) -> None:
    ww.put("Howe 1 @ Boston").hand(british=[3, 23, 45]).british_turn()
    assert ww.offers("queue 3")
    assert ww.offers("queue 23")
    assert ww.why_not("queue 45") == "queue_opens_low"


@pytest.mark.rule("R-092", "R-093", "E-14")
def test_7_1_b_ii_the_opening_card_lies_open_and_activates_nobody_yet(ww: Situation) -> None:
    ww.put("Clinton 1 @ Boston").hand(british=[23, 45]).british_turn().british("queue 23")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert ww.g.queues == [(), (23,)]
    assert 23 not in ww.g.discards
    assert 23 not in ww.g.hands[BRITISH]
    assert ww.match.view(AMERICAN)["queues"] == [[], [23]]


@pytest.mark.rule("R-093", "R-095")
def test_7_1_b_ii_two_ones_move_a_general_rated_two_but_not_three(ww: Situation) -> None:
    ww.put("Howe 1 @ Boston", "Clinton 1 @ New York").hand(american=[1], british=[3, 4, 5])
    ww.british_turn().british("queue 3").american("discard_unused 1").british("queue 4")
    assert ww.asked == "activate"
    assert ww.why_not("general Howe") == "rating_too_high"
    ww.british("general Clinton", "march Westchester", "stop")
    assert ww.where("Clinton") == "Westchester"
    assert ww.g.queues == [(), ()]
    assert ww.g.discards == (1, 3, 4)


@pytest.mark.rule("R-093")
def test_7_1_b_ii_waiting_lets_the_queue_grow_to_three(ww: Situation) -> None:
    ww.put("Howe 1 @ Boston", "Clinton 1 @ New York").hand(american=[1, 2], british=[3, 4, 5, 6])
    ww.british_turn().british("queue 3").american("discard_unused 1").british("queue 4", "wait")
    assert ww.g.queues == [(), (3, 4)]
    assert not {3, 4} & set(ww.g.discards)
    ww.american("discard_unused 2").british("queue 5", "general Howe", "stop")
    assert ww.g.queues == [(), ()]
    assert ww.g.discards == (1, 2, 3, 4, 5)


@pytest.mark.rule("R-093")
def test_7_1_b_ii_an_open_queue_takes_a_three_too(ww: Situation) -> None:
    ww.put("Howe 1 @ Boston").hand(american=[1], british=[3, 45, 46]).british_turn()
    ww.british("queue 3").american("discard_unused 1")
    assert ww.offers("queue 45")
    ww.british("queue 45")
    assert ww.offers("general Howe")


@pytest.mark.rule("R-093")
def test_7_1_b_the_american_queues_in_the_same_way(ww: Situation) -> None:
    ww.put("Gates 1 @ Albany", "Washington 1 @ York").hand(american=[3, 4, 5], british=[2])
    ww.american_turn().american("queue 3")
    assert ww.g.queues == [(3,), ()]
    ww.british("discard_unused 2").american("queue 4")
    assert ww.offered("general") == ["Gates", "Washington"]


@pytest.mark.rule("R-096")
def test_7_1_b_ii_nobody_is_activated_from_the_queue_without_adding_a_card(
    ww: Situation,
) -> None:
    """Two 1 OPS lie in the queue; another 1 OPS played to move is a 1 OPS and no more."""
    ww.put("Howe 1 @ Boston", "Clinton 1 @ New York")
    ww.hand(american=[1, 2, 6], british=[3, 4, 5, 95]).british_turn()
    ww.british("queue 3").american("discard_unused 1").british("queue 4", "wait").american(
        "discard_unused 2"
    )
    assert ww.asked == "play"
    assert ww.why_not("activate 5") == "nobody_to_activate"
    ww.british("event 95")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert ww.where("Clinton") == "New York"


@pytest.mark.rule("R-094", "R-095")
@pytest.mark.parametrize(
    "play",
    [("activate 45", "general Howe", "stop"), ("politics 45", "done"), ("discard_unused 45",),
     ("reinforce 45", "arrive Norfolk", "bring_no_general", "bring_cus 1"),
     ("campaign 67", "done"), ("discard 67", "done"), ("event 95",)],
)  # fmt: skip
def test_7_1_b_iii_any_other_play_abandons_the_queue(ww: Situation, play: tuple[str, ...]) -> None:
    ww.put("Howe 1 @ Boston").british_pc("Boston").but(british_box=3)
    ww.hand(american=[1, 2], british=[3, 4, 45, 67, 95]).british_turn()
    ww.british("queue 3").american("discard_unused 1").british(*play)
    assert ww.g.queues == [(), ()]
    assert ww.g.discards[:2] == (1, 3)
    if ww.asked == "exchange":
        ww.american("no_exchange")
    ww.american("discard_unused 2").british("queue 4")
    assert ww.g.queues == [(), (4,)]


@pytest.mark.rule("R-094")
def test_7_1_b_iii_the_opponents_plays_leave_the_queue_alone(ww: Situation) -> None:
    ww.put("Howe 1 @ Boston", "Greene 1 @ Albany")
    ww.hand(american=[4, 5, 87], british=[3, 6]).british_turn()
    ww.british("queue 3").american("queue 4").british("queue 6", "wait")
    assert ww.g.queues == [(4,), (3, 6)]
    ww.american("discard_unused 5")
    assert ww.g.queues == [(), (3, 6)]


@pytest.mark.rule("R-094")
def test_7_1_b_iii_cards_used_in_battle_do_not_abandon_the_queue(ww: Situation) -> None:
    ww.put("Howe 2 @ Boston", "Greene 3 @ Newport").hand(american=[3, 76, 4], british=[80, 45])
    ww.american_turn().american("queue 3")
    ww.british("activate 45", "general Howe", "march Newport").american("stand")
    ww.british("discard_for_bonus 80").american("battle_card 76")
    assert ww.g.queues[AMERICAN] == (3,)


@pytest.mark.rule("R-094")
def test_7_1_b_iii_an_exchange_does_not_abandon_the_queue(ww: Situation) -> None:
    ww.put("Howe 2 @ Boston", "Gates 3 @ Albany").hand(american=[3, 4, 23], british=[76, 2])
    ww.american_turn().american("queue 3").british("discard 76", "done")
    assert ww.asked == "exchange"
    ww.american("exchange 23")
    assert ww.g.queues[AMERICAN] == (3,)
    ww.american("queue 4")
    assert ww.offers("general Gates")


@pytest.mark.rule("R-097")
def test_7_1_b_a_queue_buys_nothing_but_an_activation(ww: Situation) -> None:
    ww.put("Howe 1 @ Boston", "Clinton 1 @ New York").british_pc("Boston").but(british_box=3)
    ww.hand(american=[1], british=[23, 24, 25]).british_turn()
    ww.british("queue 23").american("discard_unused 1").british("queue 24")
    assert {choice[0] for choice in ww.match.choices()} == {"general", "wait"}
    assert ww.g.reinforced[BRITISH] == ()


@pytest.mark.rule("E-14", "R-092", "R-093")
def test_rw_9_4_1_any_card_opens_a_queue_and_may_be_spent_at_once() -> None:
    ww = Situation(REWRITTEN).put("Howe 1 @ Boston", "Clinton 1 @ New York")
    ww.hand(british=[23, 45, 46]).british_turn()
    assert ww.offers("queue 45")
    ww.british("queue 45")
    assert ww.offered("general") == ["Clinton", "Howe"]
    ww.british("general Howe", "stop")
    assert ww.g.queues[BRITISH] == ()
    assert 45 in ww.g.discards


# ---------------------------------------------------------------------- 7.2.A campaigns


@pytest.mark.rule("R-098")
@pytest.mark.parametrize(("card", "number"), [(67, 2), (68, 2), (69, 2), (70, 3)])
def test_7_2_a_a_minor_campaign_moves_two_generals_and_the_major_three(
    ww: Situation, card: int, number: int
) -> None:
    ww.put("Howe 1 @ Boston", "Clinton 1 @ New York", "Carleton 1 @ Quebec", "Burgoyne 1 @ Norfolk")
    ww.hand(british=[card, 45]).british_turn().british(f"campaign {card}")
    for name in ("Howe", "Carleton", "Clinton")[:number]:
        assert ww.asked == "campaign"
        ww.british(f"general {name}", "stop")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-098")
def test_7_2_a_the_strategy_rating_does_not_matter(ww: Situation) -> None:
    ww.put("Howe 1 @ Boston", "Carleton 1 @ Quebec", "Greene 1 @ Albany")
    ww.hand(british=[67, 45]).british_turn().british("campaign 67")
    assert ww.offered("general") == ["Carleton", "Howe"]
    assert ww.why_not("general Greene") == "not_your_general"
    assert ww.why_not("general Clinton") == "general_not_on_map"


@pytest.mark.rule("R-098")
def test_7_2_a_fewer_activations_are_allowed(ww: Situation) -> None:
    ww.put("Howe 1 @ Boston", "Clinton 1 @ New York").hand(british=[70, 45]).british_turn()
    ww.british("campaign 70", "general Howe", "stop", "done")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert 70 in ww.g.discards


@pytest.mark.rule("R-098")
def test_7_2_a_one_general_fights_his_battle_before_the_next_is_named(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "Clinton 3 @ New York", "American 2 @ Newport")
    ww.hand(american=[], british=[67]).british_turn().roll(4, 6, 1, 1, 6)
    ww.british("campaign 67", "general Howe", "march Newport")
    assert ww.logged("battle_won") == [(BRITISH, ww.space("Newport"))]
    assert ww.asked == "retreat"
    ww.american("retreat Hartford")
    assert ww.asked == "campaign"
    assert ww.offered("general") == ["Clinton"]


@pytest.mark.rule("R-099", "R-112")
def test_7_4_e_no_general_is_activated_twice_in_a_campaign(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "Clinton 3 @ New York").hand(british=[70, 45]).british_turn()
    ww.british("campaign 70", "general Howe", "march Newport", "stop")
    assert ww.why_not("general Howe") == "general_already_moved"
    ww.british("general Clinton", "stop")
    assert ww.why_not("general Clinton") == "general_already_moved"
    ww.british("done").american("discard_unused 1").british("activate 45")
    assert ww.offered("general") == ["Clinton", "Howe"]


@pytest.mark.rule("R-112")
def test_7_4_e_the_next_campaign_starts_afresh(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston").hand(american=[1, 3], british=[67, 68, 45]).british_turn()
    ww.british("campaign 67", "general Howe", "march Newport", "stop", "done").american(
        "discard_unused 1"
    )
    ww.british("campaign 68", "general Howe", "march Hartford", "stop", "done")
    assert ww.cus("Hartford") == (0, 0, 3)


# ---------------------------------------------------------------------- 7.2.B landing party


def landing(edition: str = OFFICIAL) -> Situation:
    return Situation(edition).put("Howe 3 @ Boston").hand(british=[67, 45]).british_turn()


@pytest.mark.rule("R-100", "A-38")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_2_b_a_landing_party_flips_or_places_without_adjacency(edition: str) -> None:
    ww = landing(edition).american_pc("Savannah").british("campaign 67", "land Savannah")
    assert ww.pc("Savannah") == "British"
    assert ww.logged("flipped") == [(BRITISH, ww.space("Savannah"))]
    ww = landing(edition).british("campaign 67", "land Norfolk")
    assert ww.pc("Norfolk") == "British"
    assert ww.logged("placed") == [(BRITISH, ww.space("Norfolk"))]


@pytest.mark.rule("R-100", "A-38")
@pytest.mark.parametrize("marked", [True, False])
def test_7_2_b_it_takes_the_place_of_one_activation(marked: bool) -> None:
    ww = landing().put("Clinton 1 @ New York")
    if marked:
        ww.american_pc("Norfolk")
    ww.british("campaign 67", "land Norfolk", "general Howe", "stop")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-100")
def test_7_2_b_there_is_one_landing_party_to_a_campaign() -> None:
    ww = landing().hand(british=[70, 68, 45]).british("campaign 70", "land Norfolk")
    assert ww.why_not("land Savannah") == "landing_party_used"
    assert not ww.offered("land")
    ww.british("done").american("discard_unused 1").british("campaign 68")
    assert ww.offers("land Savannah")


@pytest.mark.rule("R-100")
@pytest.mark.parametrize(
    ("port", "reason"),
    [("Philadelphia", "fortified"), ("Charleston", "fortified"), ("Quebec", "fortified"),
     ("Montreal", "fortified"), ("Yorktown", "blockaded"), ("Hartford", "no_port"),
     ("Newport", "american_unit_there"), ("Savannah", "american_unit_there"),
     ("New Haven", "american_unit_there"), ("Falmouth", "american_unit_there"),
     ("New York", "already_british")],
)  # fmt: skip
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_2_b_where_no_party_may_land(port: str, reason: str, edition: str) -> None:
    """An American CU, a French one, a lone general and Congress each keep it out."""
    ww = landing(edition).put("American 1 @ Newport", "French 1 @ Savannah", "Lee @ New Haven")
    ww.congress("Falmouth").british_pc("New York").france("war", navy="chesapeake")
    ww.american_pc("Charleston", "Newport", "Savannah", "New Haven", "Falmouth", "Yorktown")
    ww.british("campaign 67")
    assert ww.why_not(f"land {port}") == reason
    assert ww.offers("land Long Island")
    assert ww.offers("land Boston")


@pytest.mark.rule("R-100")
def test_7_2_b_the_american_lands_nobody(ww: Situation) -> None:
    ww.put("Greene 1 @ Albany", "Gates 1 @ York").british_pc("Norfolk").hand(american=[70, 1])
    ww.american_turn().american("campaign 70")
    assert ww.why_not("land Norfolk") == "only_british_land"
    assert not ww.offered("land")


@pytest.mark.rule("R-101")
def test_7_2_b_a_later_activation_may_sail_into_the_port_just_gained() -> None:
    ww = landing().american_pc("Savannah").british("campaign 67", "land Savannah", "general Howe")
    assert ww.offers("sail Savannah")
    ww.british("sail Savannah")
    assert ww.cus("Savannah") == (0, 0, 3)
    without = landing().american_pc("Savannah").british("campaign 67", "general Howe")
    assert without.why_not("sail Savannah") == "american_marker_there"
