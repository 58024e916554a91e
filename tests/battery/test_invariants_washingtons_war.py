"""The invariants of Washington's War notice each kind of loss, doubling and impossible place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ticonderoga.engine.dice import Dice
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.game import GAME
from ticonderoga.games.washingtons_war.invariants import card_uses, invariants
from ticonderoga.games.washingtons_war.position import (
    ALLIANCE_REACHED,
    ALLIANCE_SIGNED,
    IMPULSE,
    IN_BOX,
    NOT_ARRIVED,
    OUT_OF_GAME,
    OVER,
    Position,
)
from ticonderoga.games.washingtons_war.rules.french import rochambeau
from ticonderoga.games.washingtons_war.rules.hand import deal

RULES = GAME.rules("standard", {"edition": "official-2014", "draw-again": "no", "pack": ""})
PIECES = RULES.data.pack.pieces
HOWE, CARLETON = PIECES.by_side[BRITISH][:2]
WASHINGTON, GREENE = PIECES.general("washington"), PIECES.general("greene")


def opening() -> Position:
    g: Position = RULES.start(Dice(1))
    deal(g)
    return g


def test_the_opening_is_in_order() -> None:
    assert invariants(opening()) == []


def double_a_card(g: Position) -> None:
    g.discards = (*g.discards, g.deck[0])


def lose_a_card(g: Position) -> None:
    g.deck = g.deck[1:]


def know_too_much(g: Position) -> None:
    g.known[AMERICAN] = (g.hands[BRITISH][0],)


def fetch_from_nowhere(g: Position) -> None:
    g.exchangeable = g.deck[0]


def play_without_cards(g: Position) -> None:
    g.step, g.active = IMPULSE, BRITISH
    g.deck = g.deck + g.hands[BRITISH]
    g.hands[BRITISH] = ()


def owe_cus(g: Position) -> None:
    g.american_cu[0] = -1


def owe_the_box(g: Position) -> None:
    g.british_box = -1


def too_many_americans(g: Position) -> None:
    g.american_cu[50] += 1 + PIECES.cu_limit[AMERICAN]


def too_many_british(g: Position) -> None:
    g.british_box += 1 + PIECES.cu_limit[BRITISH]


def too_many_french(g: Position) -> None:
    g.french_waiting += 1


def early_french(g: Position) -> None:
    g.french_waiting -= 1
    g.french_cu[g.generals[WASHINGTON]] += 1


def off_the_map(g: Position) -> None:
    g.generals[HOWE] = g.board.size


def not_arrived(g: Position) -> None:
    g.generals[HOWE] = NOT_ARRIVED


def early_rochambeau(g: Position) -> None:
    g.generals[rochambeau(g)] = IN_BOX


def washington_in_the_box(g: Position) -> None:
    g.generals[WASHINGTON] = IN_BOX


def howe_out_of_the_game(g: Position) -> None:
    g.generals[HOWE] = OUT_OF_GAME


def two_in_a_space(g: Position) -> None:
    g.generals[HOWE] = g.generals[CARLETON]


def among_enemies(g: Position) -> None:
    g.generals[GREENE] = g.generals[CARLETON]


def strange_marker(g: Position) -> None:
    g.pc[3] = 3


def congress_among_redcoats(g: Position) -> None:
    g.british_cu[g.congress] += 1


def off_the_track(g: Position) -> None:
    g.alliance = 10


def neutral_at_nine(g: Position) -> None:
    g.alliance = 9


def back_from_nine(g: Position) -> None:
    g.france, g.alliance = ALLIANCE_REACHED, 8


def no_navy(g: Position) -> None:
    g.france, g.alliance = ALLIANCE_SIGNED, 9
    g.generals[rochambeau(g)] = IN_BOX


def navy_nowhere(g: Position) -> None:
    g.navy = 40


def long_war(g: Position) -> None:
    g.year = 1790


def too_many_plays(g: Position) -> None:
    number = PIECES.plays_per_year[BRITISH] + 1
    g.reinforced[BRITISH], g.deck = g.deck[:number], g.deck[number:]


def owe_cards(g: Position) -> None:
    g.draws[AMERICAN] = -1


def over_for_nobody(g: Position) -> None:
    g.step = OVER


@pytest.mark.parametrize(
    ("tamper", "said"),
    [
        (double_a_card, "doubled: ["),
        (lose_a_card, "cards lost: ["),
        (know_too_much, "known to be in a hand"),
        (fetch_from_nowhere, "can be fetched"),
        (play_without_cards, "a side without cards"),
        (owe_cus, "fewer than no American CUs"),
        (owe_the_box, "a box has fewer"),
        (too_many_americans, "more American CUs than pieces"),
        (too_many_british, "more British CUs than pieces"),
        (too_many_french, "more French CUs"),
        (early_french, "before the alliance"),
        (off_the_map, "is nowhere"),
        (not_arrived, "should have"),
        (early_rochambeau, "is here before the alliance"),
        (washington_in_the_box, "where he never goes"),
        (howe_out_of_the_game, "nothing takes him out"),
        (two_in_a_space, "two generals of one side"),
        (among_enemies, "both sides have pieces in"),
        (strange_marker, "unknown marker"),
        (congress_among_redcoats, "Congress sits among"),
        (off_the_track, "off its track"),
        (neutral_at_nine, "France is neutral"),
        (back_from_nine, "marker went back"),
        (no_navy, "out of step"),
        (navy_nowhere, "Navy is nowhere"),
        (long_war, "the year is 1790"),
        (too_many_plays, "more often than it may"),
        (owe_cards, "owed fewer"),
        (over_for_nobody, "without a winner"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_is_wrong_is_said(tamper: Callable[[Position], None], said: str) -> None:
    g = opening()
    tamper(g)
    assert any(said in problem for problem in invariants(g)), invariants(g)


def test_every_card_has_a_use_and_every_use_a_card_and_a_verb() -> None:
    uses = card_uses(RULES.data.pack)
    assert {use[1] for use in uses} == set(RULES.data.pack.deck.numbers)
    assert {use[0] for use in uses} <= set(RULES.words.verbs)
    assert len(uses) == len(set(uses))
    deck = RULES.data.pack.deck
    kinds = {number: deck.cards[number].kind for number in deck.numbers}
    assert all(("event", n) in uses for n, kind in kinds.items() if kind in ("event", "mandatory"))
