"""6.3, 6.31 and 6.32.A: playing events, and which ones must be discarded."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

AMERICAN_EVENTS = (86, 87, 88, 89, 90, 91, 92, 93, 96, 97, 103, 104, 108, 109)
BRITISH_EVENTS = (81, 82, 83, 84, 85, 94, 95, 98, 102, 105, 106, 107, 110)
AMERICAN_BATTLE = (76, 77, 78, 79)
BRITISH_BATTLE = (80, 82, 100)


# ---------------------------------------------------------------------- 6.3 events


@pytest.mark.rule("R-058", "R-017", "R-081")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_3_a_every_event_but_the_special_ones_may_be_discarded(edition: str) -> None:
    cards = list(range(67, 111))
    special = {71, 72, 73, 74, 75, 99, 101}
    for side in (AMERICAN, BRITISH):
        ww = Situation(edition).hand(*((cards, [2]) if side == AMERICAN else ([1], cards)))
        ww.start.active = side
        discards = {choice[1] for choice in ww.match.choices() if choice[0] == "discard"}
        assert discards == set(cards) - special
        for card in special:
            assert ww.why_not(f"discard {card}") == "never_discarded"
            assert ww.offers(f"event {card}")


@pytest.mark.rule("R-059", "R-065", "R-072")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_3_b_the_flag_says_whose_event_it_is(edition: str) -> None:
    cards = list(range(67, 111))
    for side, own, other in (
        (AMERICAN, AMERICAN_EVENTS, BRITISH_EVENTS + BRITISH_BATTLE),
        (BRITISH, BRITISH_EVENTS, AMERICAN_EVENTS + AMERICAN_BATTLE),
    ):
        ww = Situation(edition).hand(*((cards, [2]) if side == AMERICAN else ([1], cards)))
        ww.start.active = side
        offered = {choice[1] for choice in ww.match.choices() if choice[0] == "event"}
        conditional = {81, 107, 108, 109} & set(own)
        assert offered == set(own) - conditional | {71, 72, 73, 74, 75, 99, 101}
        for card in other:
            assert ww.why_not(f"event {card}") == "other_sides_event"
        for card in (67, 68, 69, 70):
            assert ww.offers(f"campaign {card}")


@pytest.mark.rule("R-060")
def test_6_3_c_a_card_is_removed_when_played_as_the_event() -> None:
    ww = Situation().hand([86, 89, 3], [2, 4, 6]).american("event 86")
    assert (ww.g.removed, ww.g.discards) == ((86,), ())
    ww.british("discard_unused 2").american("event 89")
    assert ww.g.removed == (86,)
    assert 89 in ww.g.discards


@pytest.mark.rule("R-060")
@pytest.mark.parametrize("card", [86, 100])
def test_6_3_c_a_discarded_card_is_never_removed(card: int) -> None:
    ww = Situation().hand([card, 3], [2, 4]).american(f"discard {card}", "done")
    assert (ww.g.removed, ww.g.discards) == ((), (card,))
    ww = Situation().hand([1, 3], [card, 4]).british_turn().british(f"discard {card}", "done")
    assert (ww.g.removed, ww.g.discards) == ((), (card,))


@pytest.mark.rule("R-061")
def test_6_31_up_to_leaves_the_number_free() -> None:
    """Thomas Paine places up to three: one, two or none are fine."""
    for number in range(4):
        ww = Situation().hand([90, 3], [2, 4]).american("event 90")
        ww.american(*[f"place {name}" for name in ("York", "Reading", "Carlisle")[:number]])
        if number < 3:
            ww.american("done")
        assert sum(ww.g.pc) == number
        assert ww.asked_seat == BRITISH


@pytest.mark.rule("R-061")
def test_6_31_what_is_not_said_to_be_optional_must_be_done() -> None:
    """Hyder Ali takes a British CU; there is no declining it."""
    ww = Situation().france("war").put("British 2 @ York").hand([109, 3], [2])
    ww.american("event 109")
    assert ww.why_not("done") == "event_must_be_done"
    ww.american("remove_cu York")
    assert ww.cus("York")[2] == 1


@pytest.mark.rule("R-061", "A-08")
def test_6_31_an_event_without_effect_may_be_played_and_is_removed_as_it_says() -> None:
    ww = Situation().but(regulars=False).hand([86, 3], [2, 4]).american("event 86")
    assert ww.g.removed == (86,)
    assert ww.g.alliance == 0
    ww = Situation().france("war").hand([108, 3], [2, 4])
    ww.american("event 108")
    assert (ww.g.discards, ww.asked_seat) == ((108,), BRITISH)
    ww = Situation().hand([87, 3], [2, 4]).american("event 87")
    assert (ww.g.discards, ww.asked_seat) == ((87,), BRITISH)


@pytest.mark.rule("A-08", "R-065")
def test_6_31_but_not_where_its_condition_fails() -> None:
    ww = Situation().hand([108, 3], [2, 4])
    assert ww.why_not("event 108") == "no_european_war"
    assert ww.offers("discard 108")


@pytest.mark.rule("R-062")
def test_6_31_whoever_plays_the_event_picks_what_goes() -> None:
    """Smallpox: the British pick the space, and of a mixed stack the nation as well."""
    ww = Situation().put("Washington 2+2 @ York").hand([1], [110, 2]).british_turn()
    ww.british("event 110")
    assert ww.asked_seat == BRITISH
    assert ww.offered("remove_cu") == ["St. Mary's", "York"]
    ww.british("remove_cu York")
    assert (ww.asked, ww.asked_seat) == ("which_cu", BRITISH)
    assert ww.why_not("mix 2 0") == "wrong_mix"
    ww.british("mix 0 1")
    assert ww.cus("York") == (2, 1, 0)


@pytest.mark.rule("R-063")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_31_losing_a_card_is_no_play_and_the_loser_plays_next(edition: str) -> None:
    ww = Situation(edition).hand([89, 1], [2, 4]).american("event 89")
    (lost,) = {2, 4} - set(ww.g.hands[BRITISH])
    assert ww.g.discards == (lost, 89)
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)
    assert ww.logged("stripped") == [(BRITISH, lost)]


@pytest.mark.rule("R-063")
def test_6_31_who_loses_his_last_card_is_passed_over() -> None:
    ww = Situation().hand([89, 1], [2]).american("event 89")
    assert ww.g.hands == [(1,), ()]
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-063")
def test_6_31_an_empty_hand_loses_nothing() -> None:
    ww = Situation().hand([89, 1], []).american("event 89")
    assert ww.logged("nothing_to_strip") == [(BRITISH,)]
    assert ww.g.discards == (89,)


@pytest.mark.rule("R-064", "R-193")
def test_6_31_the_text_of_a_card_prevails_over_the_rules() -> None:
    """Paine places though Congress is dispersed; Josiah Martin needs no adjacency."""
    ww = Situation().congress("dispersed").hand([90, 3], [98, 4])
    ww.american("event 90", "place York", "done")
    assert ww.pc("York") == "American"
    ww.british("event 98", "place Salem", "done")
    assert ww.pc("Salem") == "British"


# ---------------------------------------------------------------------- 6.32.A must discard


@pytest.mark.rule("R-065")
@pytest.mark.parametrize("state", ["neutral", "reached", "signed", "war"])
def test_6_32_a_conditions_of_the_alliance_and_the_war(state: str) -> None:
    ww = Situation().france(state).hand([96, 108, 109], [2, 4])
    reasons = {card: ww.match.why_not(AMERICAN, ("event", card)) for card in (96, 108, 109)}
    allied, war = state != "neutral", state == "war"
    keys = {card: reason.key if reason else "" for card, reason in reasons.items()}
    assert keys[96] == ("alliance_is_signed" if allied else "")
    assert {keys[108], keys[109]} == {"" if war else "no_european_war"}
    ww = Situation().france(state).hand([1, 3], [95, 107, 102, 94]).british_turn()
    reasons = {card: ww.match.why_not(BRITISH, ("event", card)) for card in (95, 107, 102, 94)}
    keys = {card: reason.key if reason else "" for card, reason in reasons.items()}
    assert keys[95] == ("alliance_is_signed" if allied else "")
    assert keys[107] == ("" if war else "no_european_war")
    assert keys[102] == ("european_war_is_on" if war else "")
    assert keys[94] == ""
    for card in (95, 107, 102):
        assert ww.offers(f"discard {card}")


@pytest.mark.rule("R-065", "R-080", "R-077")
def test_6_32_a_in_battle_such_a_card_still_gives_one() -> None:
    """The British discard an American event, the American one whose condition fails."""
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester")
    ww.hand([108, 3], [45, 89, 6]).british_turn().roll(1, 1, 6, 1, 6)
    ww.british("activate 45", "general Howe", "march Westchester", "discard_for_bonus 89")
    ww.american("discard_for_bonus 108")
    cards = [entry for entry in ww.logged("modifier") if entry[1] == "card"]
    assert cards == [(BRITISH, "card", 1), (AMERICAN, "card", 1)]
