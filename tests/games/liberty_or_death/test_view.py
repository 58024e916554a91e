"""What is seen of Liberty or Death, and the dealing anew of the cards that nobody knows."""

from __future__ import annotations

from collections import Counter

import pytest

from ticonderoga.engine.dice import Dice
from ticonderoga.games.liberty_or_death.data.pack import load_pack
from ticonderoga.games.liberty_or_death.edition import Edition
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.deck import PILE, deal_unseen, is_winter, turn_up
from ticonderoga.games.liberty_or_death.rules.setup import set_up
from ticonderoga.games.liberty_or_death.view import redeal, view

SCENARIOS = ["1775", "1776", "1778", "1778-sprint"]


def begun(scenario: str, seed: int = 5, period_events: str = "no") -> Position:
    return set_up(load_pack(), Edition(scenario, {"period-events": period_events}), Dice(seed))


def dealt_anew(g: Position, seed: int) -> Position:
    world = g.copy()
    redeal(world, 0, Dice(seed))
    deal_unseen(world)
    return world


@pytest.mark.rule("R-2.2a")
def test_2_2_played_cards_and_the_size_of_the_deck_are_open_and_its_order_is_not() -> None:
    g = begun("1776")
    turn_up(g)
    turn_up(g)
    seen = view(g, 2)
    assert seen["played"] == g.played
    assert seen["on_deck"] == g.on_deck
    assert seen["played_cards"] == list(g.played_cards)
    assert seen["deck_size"] == len(g.deck)
    assert seen["deck"] is None
    for seat in (-1, 0, 1, 3):
        assert {**view(g, seat), "seat": 2} == seen


def test_the_deck_is_dealt_when_a_card_is_turned_up_and_tells_nothing_before() -> None:
    g = begun("1776")
    turn_up(g)
    world = g.copy()
    redeal(world, 0, Dice(3))
    assert world.deck == tuple(sorted(g.deck + g.set_aside))[: len(g.deck)]
    assert len(world.deck) == len(g.deck)
    later = dealt_anew(g, 3)
    turn_up(world)
    assert world.on_deck == later.deck[-1]
    assert world.deck == later.deck[:-1]
    assert not world.dice.loose


@pytest.mark.rule("R-2.1b")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("option", ["no", "yes"])
def test_2_1_the_deck_and_one_dealt_anew_are_built_of_piles(scenario: str, option: str) -> None:
    """At every point of the deck: the same cards, each pile with its Winter Quarters card in its
    place and, with the period option, with Events of its own years."""
    g = begun(scenario, period_events=option)
    data = g.pack.scenarios[scenario]
    whole = len(g.deck)
    assert whole == data.campaigns * PILE
    while g.deck:
        world = dealt_anew(g, len(g.deck))
        assert sorted(world.deck + world.set_aside) == sorted(g.deck + g.set_aside)
        assert world.set_aside == tuple(sorted(world.set_aside))
        assert (world.played, world.on_deck) == (g.played, g.on_deck)
        drawn = whole - len(g.deck)
        for deck in (g.deck, world.deck):
            winters = [0] * data.campaigns
            for place, card in enumerate(reversed(deck), drawn):
                pile = place // PILE
                if is_winter(card):
                    winters[pile] += 1
                    assert place % PILE >= 6
                elif option == "yes":
                    assert g.pack.deck.cards[card].period == data.periods[pile]
            assert winters[drawn // PILE + 1 :] == [1] * (data.campaigns - drawn // PILE - 1)
            assert sum(winters) == sum(map(is_winter, g.deck))
        turn_up(g)


def test_the_result_rests_on_what_is_known_alone() -> None:
    g = begun("1775")
    for _ in range(9):
        turn_up(g)
    other = g.copy()
    other.deck, other.set_aside = dealt_anew(g, 77).deck, dealt_anew(g, 77).set_aside
    assert other.deck != g.deck
    assert dealt_anew(g, 3).deck == dealt_anew(other, 3).deck


def test_every_unseen_card_comes_as_often_as_chance_says() -> None:
    g = begun("1778")
    for _ in range(8):
        turn_up(g)
    unseen = [card for card in g.deck + g.set_aside if not is_winter(card)]
    slots = len(g.deck) - sum(map(is_winter, g.deck))
    counts: Counter[int] = Counter()
    worlds = 1500
    for seed in range(worlds):
        world = dealt_anew(g, seed)
        counts.update(card for card in world.deck if not is_winter(card))
    expected = worlds * slots / len(unseen)
    spread = expected * (1 - slots / len(unseen))
    deviation = sum((counts[card] - expected) ** 2 for card in unseen) / spread
    freedom = len(unseen) - 1
    assert abs(deviation - freedom) < 4.5 * (2 * freedom) ** 0.5


def test_the_winter_comes_at_each_place_that_is_left_alike() -> None:
    g = begun("1776", seed=2)
    while len(g.deck) > 44 - 8:
        turn_up(g)
    assert not is_winter(g.played)
    assert not is_winter(g.on_deck)
    places = Counter[int]()
    for seed in range(1200):
        pile = dealt_anew(g, seed).deck[-3:]
        places.update(place for place, card in enumerate(pile) if is_winter(card))
    assert sum(places.values()) == 1200
    assert all(320 < places[place] < 480 for place in range(3)), places
