"""The invariants of Liberty or Death notice each kind of loss, doubling and impossible place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ticonderoga.engine.match import Match
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    FRENCH_REGULAR,
    HOWE,
    MILITIA,
    UNCONTROLLED,
    WASHINGTON,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    BOSTON,
    FLORIDA,
    MASSACHUSETTS,
    NORTHWEST,
    QUEBEC_CITY,
    WEST_INDIES,
)
from ticonderoga.games.liberty_or_death.game import GAME
from ticonderoga.games.liberty_or_death.invariants import invariants
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.position import Position


def opening() -> Position:
    position: Position = Match(GAME, "1775", {}, seed=1).position.copy()
    return position


def test_the_opening_is_in_order() -> None:
    assert invariants(opening()) == []


def lose_a_piece(g: Position) -> None:
    g.available[MILITIA] -= 1


def owe_a_box(g: Position) -> None:
    g.available[BRITISH_REGULAR] += g.unavailable[BRITISH_REGULAR] + 1
    g.unavailable[BRITISH_REGULAR] = -1


def miscount_the_map(g: Position) -> None:
    g.on_map[BRITISH_REGULAR] += 1


def owe_a_space(g: Position) -> None:
    g.tories[FLORIDA] = -1


def militia_at_sea(g: Position) -> None:
    g.militia[WEST_INDIES] += 1


def early_french(g: Position) -> None:
    g.french[BOSTON] += 1
    g.on_map[FRENCH_REGULAR] += 1


def another_control(g: Position) -> None:
    g.control[BOSTON] = UNCONTROLLED if g.control[BOSTON] == BRITISH_CONTROL else BRITISH_CONTROL


def another_count(g: Position) -> None:
    g.rebels[MASSACHUSETTS] += 1


def three_villages(g: Position) -> None:
    g.villages[NORTHWEST] = 3


def beyond_active(g: Position) -> None:
    g.level[BOSTON] = 3


def loyal_reserve(g: Position) -> None:
    g.level[FLORIDA] = 1


def another_total(g: Position) -> None:
    g.support += 1


def too_rich(g: Position) -> None:
    g.resources[BRITISH] = 51


def lose_a_ship(g: Position) -> None:
    g.squadrons_unavailable -= 1


def early_blockade(g: Position) -> None:
    g.squadrons_unavailable -= 1
    g.blockades[BOSTON] += 1


def owe_a_marker(g: Position) -> None:
    g.raids[BOSTON] = -1


def thirteen_markers(g: Position) -> None:
    g.propaganda[BOSTON] = 13


def second_leader(g: Position) -> None:
    g.leaders[HOWE] = BOSTON


def lonely_leader(g: Position) -> None:
    g.leaders[WASHINGTON] = QUEBEC_CITY


def double_a_card(g: Position) -> None:
    g.played_cards = (*g.played_cards, g.deck[0])


def lose_a_card(g: Position) -> None:
    g.deck = g.deck[1:]


def order_in_hand(g: Position) -> None:
    g.order = Order(BRITISH, 0)


@pytest.mark.parametrize(
    ("tamper", "said"),
    [
        (lose_a_piece, "militia instead of"),
        (owe_a_box, "a box holds -1 british_regular"),
        (miscount_the_map, "british_regular on the map are miscounted"),
        (owe_a_space, "-1 tory in florida"),
        (militia_at_sea, "militia must not be in west_indies"),
        (early_french, "French Regulars before the Treaty"),
        (another_control, "counts or Control of boston are wrong"),
        (another_count, "counts or Control of massachusetts are wrong"),
        (three_villages, "3 Forts and Villages in northwest"),
        (beyond_active, "boston is at level 3"),
        (loyal_reserve, "florida is at level 1"),
        (another_total, "Total Support or Opposition is wrong"),
        (too_rich, "british have 51 Resources"),
        (lose_a_ship, "2 Squadrons and Blockades"),
        (early_blockade, "a Blockade at boston"),
        (owe_a_marker, "a negative number of markers in boston"),
        (thirteen_markers, "more than twelve markers"),
        (second_leader, "howe is on the map and not in play"),
        (lonely_leader, "washington stands alone in quebec_city"),
        (double_a_card, "lies in 2 places"),
        (lose_a_card, "lies in 0 places"),
        (order_in_hand, "a Command is in hand"),
    ],
)
def test_what_cannot_be_is_told(tamper: Callable[[Position], None], said: str) -> None:
    g = opening()
    tamper(g)
    assert any(said in problem for problem in invariants(g)), invariants(g)
