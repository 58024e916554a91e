"""Cards 71 to 75: Lord North's government falls (6.34.C.iii)."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

YEARS = [(71, 1779), (72, 1780), (73, 1781), (74, 1782), (75, 1783)]


@pytest.mark.rule("R-088", "R-042")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("card", "year"), YEARS)
def test_71_to_75_name_the_year_in_which_the_war_ends(card: int, year: int, edition: str) -> None:
    ww = Situation(edition).hand([card, 1], [2, 4]).american(f"event {card}")
    assert ww.g.war_ends == card
    assert ww.logged("war_ends") == [(year,)]
    for now in range(1776, 1784):
        end = Situation(edition).hand([], []).but(year=now, war_ends=card).step("end")
        assert end.match.over is (now >= year)


@pytest.mark.rule("R-088", "R-048")
@pytest.mark.parametrize(("card", "_year"), YEARS)
def test_71_to_75_replace_one_another_the_earlier_year_too(card: int, _year: int) -> None:
    old = 75 if card != 75 else 71
    ww = Situation().but(war_ends=old).hand([1], [card, 2]).british_turn()
    ww.british(f"event {card}")
    assert (ww.g.war_ends, ww.g.discards, ww.g.removed) == (card, (old,), ())


@pytest.mark.rule("R-081", "R-082", "R-058")
@pytest.mark.parametrize("side", [AMERICAN, BRITISH])
@pytest.mark.parametrize(("card", "_year"), YEARS)
def test_71_to_75_must_be_played_by_whoever_holds_them(card: int, _year: int, side: int) -> None:
    ww = Situation().hand([card, 1], [card, 2]).put("Greene 2 @ York", "Clinton 2 @ Boston")
    ww.start.active = side
    assert ww.offers(f"event {card}")
    for use in ("discard", "discard_unused", "activate", "queue"):
        assert ww.why_not(f"{use} {card}") == "never_discarded"
    (ww.american if side == AMERICAN else ww.british)(f"event {card}")
    assert (ww.asked, ww.asked_seat) == ("play", 1 - side)


@pytest.mark.rule("R-083", "R-088")
@pytest.mark.parametrize(("card", "_year"), YEARS)
def test_71_to_75_stripped_from_a_hand_take_effect(card: int, _year: int) -> None:
    ww = Situation().hand([card], [106, 2]).british_turn().british("event 106")
    assert (ww.g.war_ends, ww.g.discards) == (card, (106,))


@pytest.mark.rule("R-077")
@pytest.mark.parametrize(("card", "_year"), YEARS)
def test_71_to_75_give_no_bonus_in_battle(card: int, _year: int) -> None:
    ww = Situation().put("Clinton 3 @ New York", "American 3 @ Westchester")
    ww.hand([1], [23, card]).british_turn()
    ww.british("activate 23", "general Clinton", "march Westchester")
    assert ww.why_not(f"discard_for_bonus {card}") == "never_discarded"
