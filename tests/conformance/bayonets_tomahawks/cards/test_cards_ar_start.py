"""7.1, 7.4 AR Start Events: their order, and what stands when they have been resolved."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.cards.playing import Played
from ticonderoga.games.bayonets_tomahawks.position import LAND_FIRST
from ticonderoga.games.bayonets_tomahawks.rules.events.in_play import (
    card_of,
    in_play,
    leaves_play,
)


@pytest.mark.rule("R-7.1f", "A-1")
@pytest.mark.parametrize(("first", "order"), [("british", [13, 53, 29]), ("french", [53, 29, 13])])
def test_7_4_first_player_then_second_and_the_indian_card_before_the_french(
    first: str, order: list[int]
) -> None:
    bt = Played().start_with(british=13, french=29, indian=53, first=first)
    assert bt.over
    assert bt.resolved == order


@pytest.mark.rule("R-7.1f")
@pytest.mark.parametrize("first", ["british", "french"])
def test_7_4_afterwards_the_first_player_is_to_land(first: str) -> None:
    bt = Played().start_with(british=13, french=29, indian=53, first=first)
    assert bt.g.step == LAND_FIRST
    assert (bt.g.active, bt.g.started) == (bt.g.first, False)


@pytest.mark.rule("R-7.1f", "R-7.4a")
@pytest.mark.parametrize("first", ["british", "french"])
def test_7_4_cards_without_the_tag_do_nothing_at_the_start(first: str) -> None:
    bt = Played().put("Rogers @ Albany", "Mingo @ Diiohage")
    bt.start_with(british=7, french=32, indian=46, first=first)
    assert bt.over
    assert (bt.resolved, bt.told(), bt.g.step) == ([], [], LAND_FIRST)
    assert bt.left("british") == ["light", "army", "army", "army_2x"]
    assert bt.left("french") == ["light", "sail_army"]
    assert bt.left("indian") == ["indian_2x", "indian"]


@pytest.mark.rule("R-7.1f")
def test_7_4_the_events_of_one_player_alone_are_resolved() -> None:
    assert Played().start_with(british=13).resolved == [13]
    assert Played().start_with(french=29).resolved == [29]
    assert Played().start_with(indian=53, first="french").resolved == [53]


@pytest.mark.rule("R-7.1f")
def test_7_4_each_event_begins_at_a_checkpoint() -> None:
    """When the French are asked, what the British Event did is part of the position kept."""
    bt = Played().put("reduced Rogers, reduced Scott @ Albany", "2 British Metropolitan @ Halifax")
    bt.start_with(british=4, french=34).british("flip Rogers", "flip Scott")
    assert bt.asked == "disease"
    assert (bt.match.world.base.active, bt.match.world.base.started) == (1, False)
    assert bt.match.world.base.reduced == 0
    assert bt.step() == "ar-start"


@pytest.mark.rule("R-7.4a")
def test_7_4_which_events_are_in_play() -> None:
    g = Played().reveal(british=7, french=32, indian=46).start
    assert in_play(g, 0, "construction_frenzy")
    assert not in_play(g, 1, "construction_frenzy")
    assert in_play(g, 1, "wilderness_ambush")
    assert in_play(g, 1, "lacrosse")
    assert not in_play(g, 0, "lacrosse")
    assert [card_of(g, 0, "construction_frenzy"), card_of(g, 1, "construction_frenzy")] == [7, 0]
    assert [card_of(g, 0, "lacrosse"), card_of(g, 1, "lacrosse")] == [0, 46]
    assert card_of(g, 1, "wilderness_ambush") == 32


@pytest.mark.rule("R-7.4a", "R-7.1d")
def test_7_4_an_indian_card_is_in_play_only_when_it_has_been_revealed() -> None:
    g = Played().reveal(indian=46).start
    g.played = [0, 0]
    assert not in_play(g, 1, "lacrosse")
    assert card_of(g, 1, "lacrosse") == 0


@pytest.mark.rule("R-E-d")
def test_45_alone_leaves_the_game_once_it_was_played() -> None:
    g = Played().start
    assert [number for number in range(1, 55) if leaves_play(g, number)] == [45]


@pytest.mark.rule("R-E-b")
def test_7_4_aps_are_settled_before_anybody_acts() -> None:
    """Cards 30, 54 and 6 in one Action Round would leave this; then the Landing is due, and the
    Reaction AP is chosen after it."""
    bt = Played(1757).start_with(british=8, french=30, indian=54)
    assert bt.left("british") == ["light", "sail_army"]
    assert bt.left("french") == ["light", "sail_army", "light"]
    assert bt.left("indian") == []
    assert (bt.g.step, bt.g.reaction) == (LAND_FIRST, -1)
