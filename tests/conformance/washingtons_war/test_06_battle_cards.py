"""6.33 Events as battle cards: +2, +1, the replacement draw, treason."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

AMERICAN_WINS = (1, 1, 6, 1, 6)
"""Howe's rating, both battle dice, the loser's losses, none for the winner."""


def battle(american: list[int], british: list[int], edition: str = EDITIONS[0]) -> Situation:
    """Howe attacks a leaderless American force at Westchester and loses."""
    ww = Situation(edition).put("Howe 3 @ New York", "American 3 @ Westchester")
    ww.hand(american, [45, *british]).british_turn().roll(*AMERICAN_WINS)
    return ww.british("activate 45", "general Howe", "march Westchester")


def strengths(ww: Situation) -> list[tuple[int, int]]:
    """(side, strength before the die) of every battle fought."""
    return [(side, strength) for side, _, strength, _ in ww.logged("battle_roll")]


@pytest.mark.rule("R-072")
@pytest.mark.parametrize("card", [76, 77, 78, 79])
def test_6_33_a_american_battle_cards_are_no_events_outside_battle(card: int) -> None:
    ww = Situation().put("Greene 2 @ York").hand([card, 1], [2])
    assert ww.why_not(f"event {card}") == "only_in_battle"
    assert ww.offers(f"discard {card}")


@pytest.mark.rule("R-072", "R-079")
@pytest.mark.parametrize(("card", "playable"), [(80, False), (100, False), (82, True)])
def test_6_33_a_of_the_british_ones_only_tarleton_is(card: int, playable: bool) -> None:
    ww = Situation().put("Howe 2 @ Boston", "Arnold 2 @ York").hand([1], [card, 2]).british_turn()
    assert ww.offers(f"event {card}") is playable
    if not playable:
        assert ww.why_not(f"event {card}") == "only_in_battle"


@pytest.mark.rule("R-072", "R-164")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_33_a_a_battle_card_adds_two(edition: str) -> None:
    """Howe: 3 CUs, Regulars, half his rating. American: 3 CUs."""
    plain = battle([1, 3], [6], edition).british("no_card").american("no_card")
    assert strengths(plain) == [(BRITISH, 6), (AMERICAN, 3)]
    both = battle([77, 3], [80, 6], edition).british("battle_card 80").american("battle_card 77")
    assert strengths(both) == [(BRITISH, 8), (AMERICAN, 5)]


@pytest.mark.rule("R-073", "R-075", "R-078")
def test_6_33_a_the_two_count_in_one_battle_and_the_draw_follows_the_whole_campaign() -> None:
    """Minor Campaign: Howe attacks at Westchester, then Clinton at Hartford."""
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester")
    ww.put("Clinton 3 @ New Haven", "American 3 @ Hartford").but(deck=(20, 21, 22))
    ww.hand([77, 76, 3], [67, 6]).british_turn().roll(*AMERICAN_WINS, *AMERICAN_WINS)
    ww.british("campaign 67", "general Howe", "march Westchester", "no_card")
    ww.american("battle_card 77")
    assert list(ww.g.hands[AMERICAN]) == [76, 3]
    assert ww.g.draws == [1, 0]
    ww.british("general Clinton", "march Hartford", "no_card")
    assert (ww.asked, ww.asked_seat) == ("battle_card", AMERICAN)
    ww.american("no_card")
    assert [strength for side, strength in strengths(ww) if side == AMERICAN] == [5, 3]
    assert list(ww.g.hands[AMERICAN]) == [76, 3, 22]
    assert ww.g.draws == [0, 0]


@pytest.mark.rule("R-075", "R-073", "R-078")
def test_6_33_b_one_card_is_drawn_for_each_battle_card() -> None:
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester")
    ww.put("Clinton 3 @ New Haven", "American 3 @ Hartford").but(deck=(20, 21, 22))
    ww.hand([77, 76, 3], [67, 6]).british_turn().roll(*AMERICAN_WINS, *AMERICAN_WINS)
    ww.british("campaign 67", "general Howe", "march Westchester", "no_card")
    ww.american("battle_card 77")
    ww.british("general Clinton", "march Hartford", "no_card").american("battle_card 76")
    assert [strength for side, strength in strengths(ww) if side == AMERICAN] == [5, 5]
    assert ww.g.hands[AMERICAN] == (3, 22, 21)


@pytest.mark.rule("R-074", "R-060")
@pytest.mark.parametrize("card", [80, 82, 100])
def test_6_33_a_the_card_is_discarded_and_treason_removed(card: int) -> None:
    ww = battle([1, 3], [card, 6]).british(f"battle_card {card}").american("no_card")
    if card == 100:
        assert (ww.g.removed, ww.g.discards) == ((100,), (45,))
    else:
        assert (ww.g.removed, ww.g.discards) == ((), (45, card))


@pytest.mark.rule("R-076", "R-075")
def test_6_33_b_the_player_of_the_impulse_draws_first() -> None:
    """The British turn: the top card is theirs, though the American won the battle."""
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester").but(deck=(20, 21, 22))
    ww.hand([77, 3], [45, 80, 6]).british_turn().roll(*AMERICAN_WINS)
    ww.british("activate 45", "general Howe", "march Westchester", "battle_card 80")
    ww.american("battle_card 77")
    assert ww.g.hands == [(3, 21), (6, 22)]
    ww = Situation().put("Greene 3 @ Hartford", "British 3 @ Westchester").but(deck=(20, 21, 22))
    ww.hand([1, 77, 3], [80, 6]).roll(1, 6, 1, 1, 6)
    ww.american("activate 1", "general Greene", "march Westchester", "battle_card 77")
    ww.british("battle_card 80", "retreat New York")
    assert ww.g.hands == [(3, 22), (6, 21)]


@pytest.mark.rule("R-075")
def test_6_33_b_the_draw_brings_back_an_impulse() -> None:
    """The American plays his last card in the battle; with the replacement he is not out."""
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester").but(deck=(20, 21, 22))
    ww.hand([77], [45, 6]).british_turn().roll(*AMERICAN_WINS)
    ww.british("activate 45", "general Howe", "march Westchester", "no_card")
    ww.american("battle_card 77")
    assert ww.g.hands[AMERICAN] == (22,)
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-077", "R-164", "R-065")
@pytest.mark.parametrize("card", [67, 70, 76, 81, 82, 89, 100, 106])
def test_6_33_c_any_event_or_campaign_may_be_discarded_for_one(card: int) -> None:
    ww = battle([1, 3], [card, 6]).british(f"discard_for_bonus {card}").american("no_card")
    assert strengths(ww) == [(BRITISH, 7), (AMERICAN, 3)]
    assert ww.g.discards == (45, card)
    assert ww.g.draws == [0, 0]
    assert ww.g.hands[BRITISH] == (6,)
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-077", "R-058", "R-081")
@pytest.mark.parametrize("card", [71, 75, 99, 101])
def test_6_33_c_a_special_event_is_not_discarded(card: int) -> None:
    ww = battle([card, 3], [6]).british("no_card")
    assert ww.why_not(f"discard_for_bonus {card}") == "never_discarded"
    assert ww.why_not(f"battle_card {card}") == "no_battle_card"


@pytest.mark.rule("R-078", "R-155")
def test_6_33_d_the_attacker_decides_first_and_each_plays_one_card() -> None:
    ww = battle([77, 76, 89], [80, 82, 106])
    assert (ww.asked, ww.asked_seat) == ("battle_card", BRITISH)
    assert ww.offered("battle_card") == [
        "Banastre Tarleton Waxhaws Massacre (#82)", "John Simcoe Loyalist Rangers (#80)",
    ]  # fmt: skip
    ww.british("battle_card 80")
    assert (ww.asked, ww.asked_seat) == ("battle_card", AMERICAN)
    ww.american("discard_for_bonus 89")
    assert strengths(ww) == [(BRITISH, 8), (AMERICAN, 4)]
    assert 82 in ww.g.hands[BRITISH]
    assert {76, 77} <= set(ww.g.hands[AMERICAN])


@pytest.mark.rule("R-078")
def test_6_33_d_an_american_attacker_decides_first_too() -> None:
    ww = Situation().put("Greene 3 @ Hartford", "British 3 @ Westchester")
    ww.hand([1, 77, 3], [80, 6]).roll(1, 6, 1, 1, 6)
    ww.american("activate 1", "general Greene", "march Westchester")
    assert (ww.asked, ww.asked_seat) == ("battle_card", AMERICAN)
    ww.american("no_card")
    assert (ww.asked, ww.asked_seat) == ("battle_card", BRITISH)


@pytest.mark.rule("R-078", "R-051")
def test_6_33_d_only_an_empty_hand_is_not_asked() -> None:
    """A hand without any such card is asked all the same, so as to betray nothing."""
    ww = battle([1], [])
    assert (ww.asked, ww.asked_seat) == ("battle_card", AMERICAN)
    assert {choice[0] for choice in ww.match.choices()} == {"no_card"}


@pytest.mark.rule("R-080", "R-059")
@pytest.mark.parametrize(("side", "card"), [("british", 76), ("american", 80), ("american", 82)])
def test_6_33_the_other_sides_battle_card_is_a_plain_discard(side: str, card: int) -> None:
    if side == "british":
        ww = battle([1, 3], [card, 6])
    else:
        ww = battle([card, 3], [6]).british("no_card")
    assert ww.why_not(f"battle_card {card}") == "other_sides_battle_card"
    assert ww.why_not("battle_card 110") == "card_not_in_hand"
    assert ww.why_not("discard_for_bonus 110") == "card_not_in_hand"
    if side == "british":
        ww.british(f"discard_for_bonus {card}").american("no_card")
        assert strengths(ww) == [(BRITISH, 7), (AMERICAN, 3)]
    else:
        ww.american(f"discard_for_bonus {card}")
        assert strengths(ww) == [(BRITISH, 6), (AMERICAN, 4)]


@pytest.mark.rule("R-079")
@pytest.mark.parametrize("place", ["York", "box", "captured"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_33_treason_removes_arnold_wherever_he_is(place: str, edition: str) -> None:
    ww = Situation(edition).put("Howe 3 @ New York", "American 3 @ Westchester")
    if place == "York":
        ww.put("Arnold 2 @ York")
    else:
        ww.generals_in(place, "Arnold")
    ww.hand([1, 3], [45, 100]).british_turn().roll(*AMERICAN_WINS)
    ww.british("activate 45", "general Howe", "march Westchester", "battle_card 100")
    assert ww.where("Arnold") == "out"
    ww.american("no_card")
    assert strengths(ww) == [(BRITISH, 8), (AMERICAN, 3)]
    assert ww.where("Arnold") == "out"


@pytest.mark.rule("R-079", "R-157", "R-158")
def test_6_33_treason_leaves_arnolds_own_force_without_a_general() -> None:
    ww = Situation().put("Howe 3 @ New York", "Arnold 3 @ Westchester")
    ww.hand([1, 3], [45, 100]).british_turn().roll(*AMERICAN_WINS)
    ww.british("activate 45", "general Howe", "march Westchester").american("stand")
    ww.british("battle_card 100").american("no_card")
    assert [entry[0] for entry in ww.logged("rating")] == [ww.general("Howe")]
    assert strengths(ww) == [(BRITISH, 8), (AMERICAN, 3)]


@pytest.mark.rule("R-079")
def test_6_33_the_american_may_discard_treason() -> None:
    ww = Situation().put("Arnold 2 @ York").hand([100, 3], [2, 4])
    assert ww.why_not("event 100") == "other_sides_event"
    ww.american("discard 100", "done")
    assert ww.where("Arnold") == "York"
    ww = battle([100, 3], [6]).british("no_card")
    assert ww.why_not("battle_card 100") == "other_sides_battle_card"
    ww.american("discard_for_bonus 100")
    assert ww.where("Arnold") == "box"
    assert strengths(ww) == [(BRITISH, 6), (AMERICAN, 4)]


@pytest.mark.rule("R-156")
@pytest.mark.parametrize(("cus", "overrun"), [(3, False), (4, True), (5, True)])
def test_6_33_treason_may_turn_the_battle_into_an_overrun(cus: int, overrun: bool) -> None:
    """No dice, no card of the defender, and the march may go on; the card draw stays."""
    ww = Situation().put(f"Howe {cus} @ New York", "Arnold 1 @ Westchester").but(deck=(20, 21))
    ww.hand([77, 3], [45, 100, 6]).british_turn()
    ww.british("activate 45", "general Howe", "march Westchester").american("stand")
    ww.british("battle_card 100")
    if overrun:
        assert (ww.asked, ww.asked_seat) == ("march", BRITISH)
        assert ww.cus("Westchester") == (0, 0, cus)
        ww.british("march Hartford", "stop")
        assert ww.g.hands[BRITISH] == (6, 21)
        assert ww.logged("battle_roll") == []
    else:
        assert (ww.asked, ww.asked_seat) == ("battle_card", AMERICAN)


@pytest.mark.rule("R-156")
@pytest.mark.parametrize("defender", ["Arnold 2", "Gates 1"])
def test_6_33_treason_no_overrun_of_two_cus_or_of_another_general(defender: str) -> None:
    ww = Situation().put("Howe 4 @ New York", f"{defender} @ Westchester")
    ww.hand([77, 3], [45, 100, 6]).british_turn()
    ww.british("activate 45", "general Howe", "march Westchester").american("stand")
    ww.british("battle_card 100")
    assert (ww.asked, ww.asked_seat) == ("battle_card", AMERICAN)


@pytest.mark.rule("R-156")
def test_6_33_no_other_card_makes_an_overrun_of_it() -> None:
    """Rangers against one CU under a general: a battle, whatever the strength."""
    ww = Situation().put("Howe 5 @ New York", "Gates 1 @ Westchester")
    ww.hand([77, 3], [45, 80, 6]).british_turn()
    ww.british("activate 45", "general Howe", "march Westchester").american("stand")
    ww.british("battle_card 80")
    assert (ww.asked, ww.asked_seat) == ("battle_card", AMERICAN)


@pytest.mark.rule("A-10", "R-075", "R-081")
def test_6_33_b_a_special_event_drawn_late_must_still_be_played() -> None:
    """Both hands are empty but for the battle card; its replacement is Franklin."""
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester").but(deck=(20, 101))
    ww.hand([77], [45]).british_turn().roll(*AMERICAN_WINS, 6, 6, 6, 6)
    ww.british("activate 45", "general Howe", "march Westchester")
    ww.american("battle_card 77")
    assert ww.match.choices(AMERICAN) == [("event", 101)]
    ww.american("event 101")
    assert ww.g.alliance == 1 + 4
    assert ww.g.removed == (101,)
