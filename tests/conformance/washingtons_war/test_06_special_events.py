"""6.34 Special events: they must be played, and what the seven do."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import (
    EDITIONS,
    OFFICIAL,
    REWRITTEN,
    Situation,
)
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import ALLIANCE_SIGNED, FRANCE_NEUTRAL

SPECIAL = (71, 72, 73, 74, 75, 99, 101)

ONE_EACH = [
    "Norwich", "Boston", "Newport", "Hartford", "Albany", "Morristown", "York", "Wilmington DE",
    "Baltimore", "Norfolk", "Salem", "Camden", "Savannah",
]  # fmt: skip
"""A space of each of the thirteen colonies."""


def only_open(ww: Situation, *spaces: str) -> Situation:
    """Every space has an American marker but the named ones."""
    ww.start.pc = [1] * ww.board.size
    for space in spaces:
        ww.start.pc[ww.space(space)] = 0
    return ww


# ---------------------------------------------------------------------- 6.34.A and B


@pytest.mark.rule("R-081")
@pytest.mark.parametrize("card", SPECIAL)
def test_6_34_a_a_special_event_is_played_when_its_holder_likes_but_is_played(card: int) -> None:
    """It may wait for the other cards of the hand; as the last one nothing else is left."""
    ww = only_open(Situation(), "York").hand([1, card], [2, 4]).roll(6, 6)
    ww.american("discard_unused 1").british("discard_unused 2")
    assert ww.match.choices(AMERICAN) == [("event", card)]
    ww.american(f"event {card}")
    assert card not in ww.g.hands[AMERICAN]


@pytest.mark.rule("R-081", "R-057", "R-058")
@pytest.mark.parametrize("card", SPECIAL)
@pytest.mark.parametrize("side", [AMERICAN, BRITISH])
def test_6_34_a_nothing_else_can_be_done_with_it(card: int, side: int) -> None:
    ww = Situation().hand([card, 1], [card, 2])
    ww.start.active = side
    uses = {choice[0] for choice in ww.match.choices() if choice[1] == card}
    assert uses == {"event"}
    for use in ("discard", "discard_unused", "activate", "politics", "reinforce", "queue"):
        assert ww.why_not(f"{use} {card}") == "never_discarded"


@pytest.mark.rule("R-082")
@pytest.mark.parametrize("side", [AMERICAN, BRITISH])
def test_6_34_a_it_is_the_card_play_of_the_impulse(side: int) -> None:
    ww = Situation().hand([71, 1], [72, 2])
    ww.start.active = side
    if side == AMERICAN:
        ww.american("event 71")
    else:
        ww.british("event 72")
    assert (ww.asked, ww.asked_seat) == ("play", 1 - side)


@pytest.mark.rule("R-083", "R-087", "R-063")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_34_b_franklin_stripped_from_a_hand_happens_at_once(edition: str) -> None:
    ww = Situation(edition).hand([89, 1], [101]).american("event 89")
    assert ww.g.alliance == 4
    assert ww.g.removed == (101,)
    assert ww.logged("play_event") == [(AMERICAN, 89)]
    ww = Situation(edition).hand([101], [106, 2]).british_turn().british("event 106")
    assert (ww.g.alliance, ww.g.removed) == (4, (101,))


@pytest.mark.rule("R-083", "R-063")
def test_6_34_b_the_victim_still_makes_the_next_play() -> None:
    for seed in range(20):
        ww = Situation().hand([89, 1], [101, 2])
        ww.start.dice.seed = seed
        ww.american("event 89")
        assert (ww.asked, ww.asked_seat) == ("play", BRITISH) or ww.g.hands[BRITISH] == ()
        if ww.logged("stripped") == [(BRITISH, 101)]:
            assert ww.g.hands[BRITISH] == (2,)
            return
    raise AssertionError("Franklin was never drawn")


@pytest.mark.rule("R-083", "R-088")
def test_6_34_b_a_stripped_war_ends_card_goes_to_its_box() -> None:
    ww = Situation().hand([89, 1], [73]).but(war_ends=71).american("event 89")
    assert ww.g.war_ends == 73
    assert ww.g.discards == (71, 89)


@pytest.mark.rule("R-083", "R-084", "R-049")
def test_6_34_b_a_stripped_declaration_is_carried_out_by_the_american() -> None:
    ww = only_open(Situation(), "York", "Reading", "Salem").hand([99], [106, 2]).british_turn()
    ww.british("event 106")
    assert (ww.asked, ww.asked_seat) == ("declaration", AMERICAN)
    assert ww.offered("place") == ["Reading", "Salem", "York"]
    ww.american("place York")
    assert [ww.pc(name) for name in ("York", "Reading", "Salem")] == [
        "American", "none", "American",
    ]  # fmt: skip
    assert (ww.g.removed, ww.g.discards) == ((99,), (106,))
    assert ww.g.reshuffle_due
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)


@pytest.mark.rule("R-083", "R-063")
def test_6_34_b_any_other_card_drawn_does_not_happen() -> None:
    ww = Situation().hand([89, 1], [107]).france("war").american("event 89")
    assert ww.g.hands == [(1,), ()]
    assert ww.g.discards == (107, 89)


# ---------------------------------------------------------------------- 6.34.C.i Declaration


@pytest.mark.rule("R-084", "R-061")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("side", [AMERICAN, BRITISH])
def test_6_34_c_i_one_marker_in_each_colony_whoever_plays_it(side: int, edition: str) -> None:
    ww = Situation(edition).hand([99, 1], [99, 2])
    ww.start.active = side
    ww.start.deck = (20, 21, 22)
    (ww.american if side == AMERICAN else ww.british)("event 99")
    for name in ONE_EACH:
        assert (ww.asked, ww.asked_seat) == ("declaration", AMERICAN)
        assert {choice[0] for choice in ww.match.choices()} == {"place"}
        assert ww.why_not("place Quebec") == "not_in_canada"
        ww.american(f"place {name}")
        if name != "Savannah":
            assert ww.why_not(f"place {name}") == "marked"
    board, g = ww.board, ww.g
    marked = [s for s in range(board.size) if g.pc[s]]
    assert sorted(board.labels[s] for s in marked) == sorted(
        board.labels[ww.space(name)] for name in ONE_EACH
    )
    assert all(g.pc[s] == 1 for s in marked)
    assert g.removed == (99,)
    assert g.reshuffle_due


@pytest.mark.rule("R-084")
def test_6_34_c_i_no_second_marker_in_a_colony() -> None:
    ww = Situation().hand([99, 1], [2]).american("event 99", "place York")
    assert ww.why_not("place Reading") == "colony_already_served"
    assert ww.offers("place Albany")


@pytest.mark.rule("R-084", "R-061")
def test_6_34_c_i_a_colony_with_one_space_is_not_skipped_and_none_without() -> None:
    """Only Salem is open: the marker goes there unasked, and nothing is flipped."""
    ww = only_open(Situation(), "Salem").put("Washington 3 @ Camden").hand([99, 1], [2, 4])
    ww.start.pc[ww.space("Camden")] = 2
    ww.american("event 99")
    assert ww.pc("Salem") == "American"
    assert ww.pc("Camden") == "British"
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)


@pytest.mark.rule("R-084", "E-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_34_c_i_british_cus_bar_a_space_except_in_the_rewritten_rules(edition: str) -> None:
    ww = only_open(Situation(edition), "York", "Reading", "Carlisle").hand([99, 1], [2])
    ww.put("British 1 @ York", "Howe @ Carlisle").congress("Reading")
    ww.american("event 99")
    assert ww.offers("place Carlisle")
    assert ww.offers("place Reading")
    if edition == REWRITTEN:
        assert ww.offers("place York")
    else:
        assert ww.why_not("place York") == "british_cu_there"


@pytest.mark.rule("R-085")
@pytest.mark.parametrize("cause", ["dispersed", "mutinies"])
def test_6_34_c_i_works_without_congress_and_under_the_mutinies(cause: str) -> None:
    ww = only_open(Situation(), "York", "Reading").hand([1], [99, 2]).british_turn()
    if cause == "dispersed":
        ww.congress("dispersed")
    else:
        ww.but(mutinies=True)
    ww.british("event 99").american("place York")
    assert ww.pc("York") == "American"


@pytest.mark.rule("R-084")
def test_6_34_c_i_with_no_space_at_all_nothing_happens_but_the_reshuffle() -> None:
    ww = only_open(Situation()).hand([99, 1], [2, 4]).american("event 99")
    assert ww.g.removed == (99,)
    assert ww.g.reshuffle_due
    assert ww.asked_seat == BRITISH


# ---------------------------------------------------------------------- draw and act again


@pytest.mark.rule("R-086", "E-07", "A-04")
@pytest.mark.parametrize("card", [99, 101])
def test_6_34_c_i_official_no_second_action_unless_the_option_is_chosen(card: int) -> None:
    ww = only_open(Situation()).hand([1, 3], [card, 2]).british_turn().british(f"event {card}")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-086", "E-07", "A-04")
@pytest.mark.parametrize("card", [99, 101])
def test_6_34_c_i_with_the_option_the_british_may_draw_and_act_with_any_card(card: int) -> None:
    ww = only_open(Situation(draw_again=True)).hand([1, 3], [card, 2]).british_turn()
    ww.but(deck=(20, 21)).british(f"event {card}")
    assert (ww.asked, ww.asked_seat) == ("again", BRITISH)
    assert ww.g.removed == (card,)
    ww.british("draw_again")
    assert ww.g.hands[BRITISH] == (2, 21)
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)
    ww.british("discard_unused 2")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert ww.g.hands == [(1, 3), (21,)]


@pytest.mark.rule("R-086", "A-04")
def test_6_34_c_i_with_the_option_they_may_decline() -> None:
    ww = Situation(draw_again=True).hand([1, 3], [101, 2]).british_turn().but(deck=(20, 21))
    ww.british("event 101", "no_draw")
    assert ww.g.hands[BRITISH] == (2,)
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("E-07", "A-04", "R-086")
@pytest.mark.parametrize("draw_again", [False, True])
def test_6_34_c_i_rewritten_they_must(draw_again: bool) -> None:
    ww = Situation(REWRITTEN, draw_again=draw_again).hand([1, 3], [101, 2]).british_turn()
    ww.but(deck=(20, 21)).british("event 101")
    assert ww.g.hands[BRITISH] == (2, 21)
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)
    assert ww.logged("acts_again") == [()]
    assert ww.why_not("no_draw") == "another_matter"


@pytest.mark.rule("R-086", "A-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", [71, 75])
def test_6_34_c_i_no_other_special_event_does_it(card: int, edition: str) -> None:
    ww = Situation(edition, draw_again=True).hand([1, 3], [card, 2]).british_turn()
    ww.british(f"event {card}")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-086", "A-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_34_c_i_never_for_the_american_nor_for_a_stripped_card(edition: str) -> None:
    ww = Situation(edition, draw_again=True).hand([101, 1], [2, 4]).american("event 101")
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)
    ww = Situation(edition, draw_again=True).hand([89, 1], [101]).american("event 89")
    assert ww.g.alliance == 4
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    ww = Situation(edition, draw_again=True).hand([101], [106, 2]).british_turn()
    ww.british("event 106")
    assert ww.g.alliance == 4
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)
    assert ww.g.hands == [(), (2,)]


@pytest.mark.rule("R-086")
def test_6_34_c_i_a_last_card_so_played_brings_one_more_impulse() -> None:
    ww = Situation(draw_again=True).hand([1], [101]).british_turn().but(deck=(20, 21))
    ww.british("event 101", "draw_again")
    assert ww.g.hands == [(1,), (21,)]
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)


@pytest.mark.rule("R-086", "R-087")
def test_6_34_c_i_the_alliance_comes_before_the_second_action() -> None:
    ww = Situation(draw_again=True).hand([1], [101, 2]).british_turn().but(alliance=5)
    ww.but(deck=(20, 21)).british("event 101")
    assert (ww.asked, ww.asked_seat) == ("navy", AMERICAN)
    ww.american("place_navy delaware", "land_french Newport")
    assert (ww.asked, ww.asked_seat) == ("again", BRITISH)


@pytest.mark.rule("R-086")
def test_6_34_c_i_with_no_card_anywhere_to_draw_the_turn_passes() -> None:
    ww = Situation(draw_again=True).hand([1], [101, 2]).british_turn().british("event 101")
    ww.match.position.deck = ()
    ww.british("draw_again")
    assert ww.logged("acts_again") == []
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


# ---------------------------------------------------------------------- 6.34.C.ii Franklin


@pytest.mark.rule("R-087")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("side", [AMERICAN, BRITISH])
@pytest.mark.parametrize(("before", "after"), [(0, 4), (4, 8), (5, 9), (8, 9)])
def test_6_34_c_ii_franklin_moves_the_alliance_by_four(
    before: int, after: int, side: int, edition: str
) -> None:
    ww = Situation(edition).hand([101, 1], [101, 2]).but(alliance=before, deck=(20, 21, 22))
    ww.start.active = side
    (ww.american if side == AMERICAN else ww.british)("event 101")
    assert ww.g.alliance == after
    assert (ww.asked == "navy") is (after == 9)
    assert ww.g.france == (ALLIANCE_SIGNED if after == 9 else FRANCE_NEUTRAL)


@pytest.mark.rule("R-087", "R-218")
@pytest.mark.parametrize("state", ["signed", "war"])
def test_6_34_c_ii_franklin_does_nothing_once_france_is_in(state: str) -> None:
    ww = Situation().france(state, navy="delaware").hand([101, 1], [2, 4])
    before = ww.start.france
    ww.american("event 101")
    assert (ww.g.france, ww.g.removed) == (before, (101,))
    assert ww.logged("alliance_moved") == []
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)


# ---------------------------------------------------------------------- 6.34.C.iii War Ends


@pytest.mark.rule("R-088", "R-047")
@pytest.mark.parametrize("edition", [OFFICIAL, REWRITTEN])
def test_6_34_c_iii_the_card_goes_to_its_box_and_the_old_one_to_the_discards(
    edition: str,
) -> None:
    ww = Situation(edition).hand([75, 1], [71, 2]).american("event 75")
    assert (ww.g.war_ends, ww.g.discards) == (75, ())
    ww.british("event 71")
    assert (ww.g.war_ends, ww.g.discards) == (71, (75,))
    assert ww.g.removed == ()
