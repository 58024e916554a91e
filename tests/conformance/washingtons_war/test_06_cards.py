"""6.1 and 6.2: the deck, its reshuffles, and the OPS cards."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH


def battle(american: list[int], british: list[int]) -> Situation:
    """Howe attacks a leaderless American force at Westchester, with a 3 OPS."""
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester")
    ww.hand(american, [45, *british]).british_turn().roll(1, 1, 6, 1, 6)
    return ww.british("activate 45", "general Howe", "march Westchester")


# ---------------------------------------------------------------------- 6.1 the deck


@pytest.mark.rule("R-046", "R-048")
def test_6_1_a_an_empty_deck_is_made_of_the_discards_when_a_card_is_drawn() -> None:
    """A replacement draw finds no card; what lies elsewhere stays where it is."""
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester").hand([77, 4], [45, 6])
    ww.but(deck=(), discards=(10, 11, 12), queues=[(7,), (8,)], reinforced=[(9,), (13,)])
    ww.but(war_ends=71, removed=(101,), set_aside=(86, 99)).british_turn().roll(1, 1, 6, 1, 6)
    ww.match.position.deck = ()
    ww.british("activate 45", "general Howe", "march Westchester", "no_card")
    ww.american("battle_card 77")
    g = ww.g
    pile = {10, 11, 12, 45, 77, 8}
    assert set(g.deck) | (set(g.hands[AMERICAN]) - {4}) == pile
    assert len(g.deck) == len(pile) - 1
    assert len(g.hands[AMERICAN]) == 2
    assert g.discards == ()
    assert (g.queues, g.reinforced) == ([(7,), ()], [(9,), (13,)])
    assert (g.war_ends, g.removed, g.set_aside) == (71, (101,), (86, 99))
    assert g.hands[BRITISH] == (6,)


@pytest.mark.rule("R-046")
def test_6_1_a_with_neither_deck_nor_discards_nothing_is_drawn() -> None:
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester").hand([76, 4], [45, 6])
    ww.british_turn().roll(1, 1, 6, 1, 6)
    ww.british("activate 45", "general Howe", "march Westchester", "no_card")
    ww.match.position.deck = ()
    ww.match.position.discards = ()
    ww.american("battle_card 76")
    g = ww.g
    assert len(g.hands[AMERICAN]) == 2
    assert g.discards == ()
    assert ww.asked_seat == AMERICAN


@pytest.mark.rule("R-047")
def test_6_1_b_a_reshuffle_joins_discards_and_deck_without_war_ends_and_removed() -> None:
    ww = Situation().hand([], []).step("end").but(
        reshuffle_due=True, deck=tuple(range(1, 50)), discards=(50, 51), war_ends=75,
        removed=(99, 86), reinforced=[(52,), (53,)], queues=[(54,), ()],
    )  # fmt: skip
    g = ww.g
    everything = sorted((*g.deck, *g.hands[AMERICAN], *g.hands[BRITISH]))
    assert everything == list(range(1, 55))
    assert g.discards == ()
    assert (g.war_ends, sorted(g.removed)) == (75, [86, 99])


@pytest.mark.rule("R-049")
@pytest.mark.parametrize("card", [95, 99])
def test_6_1_b_pitt_and_the_declaration_ask_for_a_reshuffle_when_carried_out(card: int) -> None:
    ww = Situation().hand([1, 3], [card, 2]).british_turn()
    ww.start.pc = [1] * ww.board.size
    ww.british(f"event {card}")
    if card == 95:
        assert ww.asked == "event_target"
        ww.british("done")
    assert ww.g.reshuffle_due
    assert ww.logged("reshuffle_due") == [(card,)]


@pytest.mark.rule("R-049", "A-09")
def test_6_1_b_a_stripped_declaration_asks_for_a_reshuffle_and_a_stripped_pitt_does_not() -> None:
    for card, due in ((99, True), (95, False)):
        ww = Situation().hand([89, 1], [card])
        ww.start.pc = [1] * ww.board.size
        ww.american("event 89")
        assert ww.logged("stripped") == [(BRITISH, card)]
        assert ww.g.reshuffle_due is due


@pytest.mark.rule("R-049")
def test_6_1_b_a_discarded_pitt_asks_for_nothing() -> None:
    for discard in ("british", "american"):
        if discard == "british":
            ww = Situation().hand([1, 3], [95, 2]).british_turn().british("discard 95", "done")
        else:
            ww = Situation().hand([95, 3], [1, 2]).american("discard 95", "done")
        assert not ww.g.reshuffle_due
    ww = battle([95, 4], [6])
    ww.british("no_card").american("discard_for_bonus 95")
    assert not ww.g.reshuffle_due


@pytest.mark.rule("R-050", "A-09")
@pytest.mark.parametrize("way", ["play", "own discard", "other discard", "battle", "strip"])
def test_6_1_b_hortelez_asks_for_a_reshuffle_however_it_is_discarded(way: str) -> None:
    if way == "play":
        ww = Situation().hand([96, 3], [1, 2]).american("event 96")
    elif way == "own discard":
        ww = Situation().hand([96, 3], [1, 2]).american("discard 96", "done")
    elif way == "other discard":
        ww = Situation().hand([1, 3], [96, 2]).british_turn().british("discard 96", "done")
    elif way == "battle":
        ww = battle([4], [96, 6]).british("discard_for_bonus 96").american("no_card")
    else:
        ww = Situation().hand([96], [106, 2]).british_turn().british("event 106")
        assert ww.logged("stripped") == [(AMERICAN, 96)]
    assert ww.g.reshuffle_due is (way != "play")
    assert 96 in ww.g.discards


@pytest.mark.rule("A-09")
def test_6_1_b_a_stripped_battle_card_does_nothing() -> None:
    ww = Situation().hand([89, 1], [82]).british_pc("Boston").american_pc("Concord")
    ww.put("Howe 2 @ Boston").american("event 89")
    assert ww.pc("Concord") == "American"
    assert ww.g.draws == [0, 0]
    assert 82 in ww.g.discards
    assert not ww.g.reshuffle_due


@pytest.mark.rule("A-43")
def test_6_1_b_a_fetched_hortelez_leaves_the_reshuffle_due() -> None:
    ww = Situation().hand([23, 3], [96, 2]).british_turn().british("discard 96", "done")
    ww.american("exchange 23")
    assert 96 in ww.g.hands[AMERICAN]
    assert ww.g.reshuffle_due


@pytest.mark.rule("R-051")
def test_6_1_c_discards_and_counts_are_open_and_hands_and_deck_are_not() -> None:
    ww = Situation().hand([1, 3, 89], [2, 76]).but(discards=(30, 31), deck=(40, 41, 42))
    views = [ww.match.view(AMERICAN), ww.match.view(BRITISH)]
    for view in views:
        assert view["discards"] == [30, 31]
        assert view["hand_sizes"] == [3, 2]
        assert view["deck_size"] == 3
        assert "deck" not in view
    assert views[AMERICAN]["hands"] == [[1, 3, 89], None]
    assert views[BRITISH]["hands"] == [None, [2, 76]]


@pytest.mark.rule("R-051", "R-056")
def test_6_1_c_what_lies_face_up_is_seen_by_both_and_hands_open_with_the_end() -> None:
    ww = Situation().hand([1, 3], [2, 4]).but(queues=[(5, 23), (24,)], reinforced=[(7,), (8,)])
    for seat in (AMERICAN, BRITISH):
        view = ww.match.view(seat)
        assert view["queues"] == [[5, 23], [24]]
        assert view["queue_values"] == [3, 2]
        assert view["reinforced"] == [[7], [8]]
    ww = Situation().hand([1], [4, 2]).but(year=1783).step("end")
    assert ww.match.over
    for seat in (AMERICAN, BRITISH):
        assert ww.match.view(seat)["hands"] == [[1], [2, 4]]


@pytest.mark.rule("R-051")
@pytest.mark.parametrize("seat", [AMERICAN, BRITISH])
def test_6_1_c_what_a_seat_cannot_know_is_dealt_anew_in_its_imagination(seat: int) -> None:
    """Its own hand, the size of the other and the cards seen to enter it stay as they are."""
    ww = Situation().hand([1, 3, 5], [2, 4, 76]).but(known=[(3,), (76,)])
    others = set()
    for seed in range(6):
        g = ww.match.imagine(seat, seed).position
        assert g.hands[seat] == ww.g.hands[seat]
        assert len(g.hands[1 - seat]) == 3
        assert (3 if seat == BRITISH else 76) in g.hands[1 - seat]
        assert sorted((*g.deck, *g.hands[0], *g.hands[1])) == list(range(1, 111))
        others.add(tuple(sorted(g.hands[1 - seat])))
    assert len(others) > 1


@pytest.mark.rule("R-051", "R-069")
def test_6_1_c_a_card_seen_to_be_fetched_stays_known_until_it_is_played() -> None:
    """Redealing what a seat cannot know leaves the fetched card where all saw it go."""
    ww = Situation().hand([23, 3], [89, 2]).british_turn().british("discard 89", "done")
    ww.american("exchange 23")
    assert ww.match.view(BRITISH)["known"] == [[89], []]
    for seed in range(8):
        assert 89 in ww.match.imagine(BRITISH, seed).position.hands[AMERICAN]
    ww.american("event 89")
    assert ww.match.view(BRITISH)["known"] == [[], []]


@pytest.mark.rule("R-052", "R-063", "G-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_1_d_john_paul_jones_takes_a_card_at_random(edition: str) -> None:
    lost = set()
    for seed in range(12):
        ww = Situation(edition).hand([89, 1], [2, 23, 45, 46])
        ww.start.dice.seed = seed
        ww.american("event 89")
        assert len(ww.g.hands[BRITISH]) == 3
        assert (ww.asked, ww.asked_seat) == ("play", BRITISH)
        (card,) = {2, 23, 45, 46} - set(ww.g.hands[BRITISH])
        assert card in ww.g.discards
        lost.add(card)
    assert lost == {2, 23, 45, 46}


@pytest.mark.rule("R-053")
@pytest.mark.parametrize("due", [False, True])
def test_6_1_e_the_two_cards_join_the_deck_in_1776(due: bool) -> None:
    ww = Situation().hand([], []).step("end").but(
        year=1775, set_aside=(86, 99), deck=tuple(range(1, 51)), discards=(60, 61),
        reshuffle_due=due,
    )  # fmt: skip
    g = ww.g
    assert g.year == 1776
    assert g.set_aside == ()
    cards = sorted((*g.deck, *g.hands[AMERICAN], *g.hands[BRITISH]))
    assert cards == sorted([*range(1, 51), 86, 99, *([60, 61] if due else [])])
    assert g.discards == (() if due else (60, 61))
    assert ww.logged("cards_added") == [(2,)]


@pytest.mark.rule("R-053", "R-048")
def test_6_1_e_not_before_1776_not_even_in_a_reshuffle() -> None:
    ww = Situation().hand([], []).but(year=1775, set_aside=(86, 99), reshuffle_due=True)
    ww.but(deck=tuple(range(1, 51))).step("deal")
    g = ww.g
    assert g.set_aside == (86, 99)
    assert not {86, 99} & {*g.deck, *g.hands[AMERICAN], *g.hands[BRITISH]}
    assert ww.logged("cards_added") == []


@pytest.mark.rule("R-053")
def test_6_1_e_the_deck_is_shuffled_with_them() -> None:
    """Without the two cards the order of the deck is left alone, with them it is not."""
    ww = Situation().hand([], []).but(year=1776, set_aside=(86, 99), deck=tuple(range(1, 51)))
    ww.step("deal")
    assert list(ww.g.deck) != sorted(ww.g.deck)
    ww = Situation().hand([], []).but(year=1777, deck=tuple(range(1, 51))).step("deal")
    assert ww.g.deck == tuple(range(1, 37))


@pytest.mark.rule("R-054")
def test_6_3_d_draws_before_the_reshuffle_come_from_the_old_deck() -> None:
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester").hand([77, 4], [45, 6])
    ww.but(deck=(20, 21, 22), discards=(10, 11), reshuffle_due=True).british_turn()
    ww.roll(1, 1, 6, 1, 6)
    ww.british("activate 45", "general Howe", "march Westchester", "no_card")
    ww.american("battle_card 77")
    assert ww.g.hands[AMERICAN] == (4, 22)
    assert ww.g.deck == (20, 21)
    assert ww.g.reshuffle_due


@pytest.mark.rule("R-054", "R-046")
def test_6_3_d_a_deck_made_anew_in_between_does_not_settle_the_reshuffle() -> None:
    """Depletion rebuilds the deck; the reshuffle the event asked for still comes."""
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester").hand([77, 4], [45, 6])
    ww.british_turn().roll(1, 1, 6, 1, 6).but(reshuffle_due=True)
    ww.british("activate 45", "general Howe", "march Westchester", "no_card")
    ww.match.position.deck = ()
    ww.american("battle_card 77")
    assert ww.logged("reshuffled") == [(2,)]
    assert ww.g.reshuffle_due


# ---------------------------------------------------------------------- 6.2 OPS cards


@pytest.mark.rule("R-055", "R-091", "G-03")
@pytest.mark.parametrize(
    ("card", "american", "british"),
    [(1, ["Greene"], []), (23, ["Gates", "Greene"], ["Clinton"]),
     (45, ["Gates", "Greene"], ["Carleton", "Clinton"])],
)  # fmt: skip
def test_6_2_a_card_activates_generals_rated_up_to_its_value(
    card: int, american: list[str], british: list[str]
) -> None:
    ww = Situation().put("Greene 2 @ York", "Gates 2 @ Hartford", "Carleton 2 @ Quebec")
    ww.put("Clinton 2 @ New York").hand([card, 3], [card + 1, 4])
    if len(american) > 1:
        ww.american(f"activate {card}")
        assert ww.offered("general") == american
        assert ww.why_not("general Clinton") == "not_your_general"
        assert ww.why_not("general Lee") == "general_not_on_map"
    else:
        ww.american(f"activate {card}")
        assert ww.logged("activated")[0][0] == ww.general("Greene")
    ww = Situation().put("Carleton 2 @ Quebec", "Clinton 2 @ New York").hand([1], [card, 4])
    ww.british_turn()
    if not british:
        assert ww.why_not(f"activate {card}") == "nobody_to_activate"
    elif len(british) == 1:
        ww.british(f"activate {card}")
        assert ww.logged("activated")[0][0] == ww.general("Clinton")
    else:
        ww.british(f"activate {card}")
        assert ww.offered("general") == british


@pytest.mark.rule("R-091", "G-03")
def test_7_1_a_a_rating_above_the_card_is_refused_with_both_numbers() -> None:
    ww = Situation().put("Greene 2 @ York", "Arnold 2 @ Albany", "Gates 2 @ Hartford")
    ww.hand([1, 3], [2]).american("activate 1")
    assert ww.why_not("general Gates") == "rating_too_high"
    assert ww.why_not("wait") == "card_is_played"
    ww.american("general Greene")
    assert (ww.asked, ww.g.discards) == ("march", (1,))
    assert ww.why_not("wait") == "another_matter"


@pytest.mark.rule("R-055", "R-190")
@pytest.mark.parametrize(("card", "value"), [(1, 1), (23, 2), (45, 3)])
def test_6_2_as_many_marker_actions_as_the_value(card: int, value: int) -> None:
    ww = Situation().hand([card, 3], [2, 4]).american(f"politics {card}")
    for space in ["York", "Reading", "Carlisle"][:value]:
        assert ww.asked == "politics"
        ww.american(f"place {space}")
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)
    assert sum(ww.g.pc) == value


@pytest.mark.rule("R-055")
def test_6_2_one_card_does_one_thing_only() -> None:
    ww = Situation().put("Greene 2 @ York", "Arnold 2 @ Albany").hand([45, 3], [2, 4])
    ww.american("activate 45", "general Greene", "march Reading")
    for other in ("place Carlisle", "arrive Carlisle", "general Arnold"):
        assert ww.why_not(other) == "another_matter"
    ww.american("stop")
    assert ww.asked_seat == BRITISH


@pytest.mark.rule("R-056")
def test_6_2_where_ops_cards_go() -> None:
    ww = Situation().put("Greene 2 @ York").hand([1, 3, 5, 7, 9], [2, 4, 6, 8, 10])
    ww.american("activate 1", "stop")
    assert list(ww.g.discards) == [1]
    ww.british("discard_unused 2").american("politics 3", "done")
    assert list(ww.g.discards) == [1, 2, 3]
    ww.british("discard_unused 4").american(
        "reinforce 5", "arrive Reading", "bring_no_general", "bring_cus 1"
    )
    assert list(ww.g.discards) == [1, 2, 3, 4]
    assert ww.g.reinforced == [(5,), ()]
    ww.british("discard_unused 6").american("queue 7")
    assert ww.g.queues == [(7,), ()]
    assert list(ww.g.discards) == [1, 2, 3, 4, 6]
    assert ww.match.view(BRITISH)["queues"] == [[7], []]


@pytest.mark.rule("R-057", "R-066")
@pytest.mark.parametrize("card", [1, 23, 45])
def test_6_32_an_ops_card_is_never_discarded_for_an_action_or_a_bonus(card: int) -> None:
    ww = Situation().american_pc("York").british_pc("Reading").hand([card, 3], [2])
    assert ww.why_not(f"discard {card}") == "ops_gives_no_discard_action"
    ww = battle([card, 3], [46]).british("no_card")
    assert ww.why_not(f"discard_for_bonus {card}") == "ops_not_in_battle"
    assert ww.why_not(f"battle_card {card}") == "no_battle_card"


@pytest.mark.rule("R-055")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_2_generals_off_the_map_cannot_be_activated(edition: str) -> None:
    ww = Situation(edition).hand([45, 3], [2]).generals_in("captured", "Gates")
    assert ww.why_not("activate 45") == "nobody_to_activate"
    ww = Situation(edition).put("Carleton 1 @ Quebec").hand([1], [46, 2]).british_turn()
    assert ww.offers("activate 46")


@pytest.mark.rule("R-091")
def test_7_1_a_a_general_in_quebec_is_on_the_map() -> None:
    ww = Situation().put("Carleton 2 @ Quebec", "Clinton 1 @ New York", "Burgoyne 1 @ Montreal")
    ww.hand([1], [23, 2]).british_turn().british("activate 23")
    assert ww.why_not("general Carleton") == "rating_too_high"
    assert ww.why_not("general Howe") == "general_not_on_map"


@pytest.mark.rule("R-050")
def test_6_1_b_one_reshuffle_is_enough() -> None:
    ww = Situation().but(reshuffle_due=True).hand([96, 3], [1, 2]).american("discard 96")
    assert ww.g.reshuffle_due
    assert ww.logged("reshuffle_due") == []
