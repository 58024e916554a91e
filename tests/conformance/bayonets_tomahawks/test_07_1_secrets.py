"""7.1, 18.3: what each side may see, and what a side that guesses at the hidden things deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.engine.dice import Dice
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.position import (
    BRITISH_BUILDUP,
    BRITISH_CAMPAIGN,
    FRENCH_BUILDUP,
    FRENCH_CAMPAIGN,
    INDIAN_DECK,
    OVER,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.view import redeal, view

SEEDS = range(60)
DECK_OF = {
    BRITISH_BUILDUP: (2, 3, 4, 5, 10, 15),
    FRENCH_BUILDUP: (22, 23, 24, 25, 26, 35),
    BRITISH_CAMPAIGN: (7, 8, 9, 11, 13, 14, 16, 17, 21),
    FRENCH_CAMPAIGN: (29, 30, 31, 32, 34, 36, 37, 38, 42),
    INDIAN_DECK: tuple(range(43, 55)),
}
"""The cards of 1755."""


def _table(
    reserve: tuple[int, int] = (3, 24),
    drawn: tuple[int, int] = (8, 30),
    buried: tuple[tuple[int, ...], tuple[int, ...]] = ((4, 5), (35, 29)),
    indian: int = 49,
    wie: tuple[int, int] = (1, 2),
    wie_drawn: tuple[int, int] = (0, -1),
) -> Situation:
    """Both sides have a Reserve, a card just drawn, and cards that they discarded unseen."""
    bt = Situation().phase("choose-cards").but(played=[0, 0], reserve=list(reserve))
    bt.but(drawn=list(drawn), buried=list(buried), indian=indian)
    bt.but(wie=list(wie), wie_drawn=list(wie_drawn))
    out = {*reserve, *drawn, *buried[0], *buried[1], indian}
    for deck, cards in DECK_OF.items():
        bt.start.decks[deck] = tuple([card for card in reversed(cards) if card not in out])
    for faction in (BRITISH, FRENCH):
        left = [3, 6, 3]
        for chit in (wie[faction], wie_drawn[faction]):
            if chit >= 0:
                left[chit] -= 1
        bt.start.wie_pool[faction] = tuple(left)
    return bt


# ---------------------------------------------------------------------- what is seen


@pytest.mark.parametrize("seat", [BRITISH, FRENCH])
@pytest.mark.rule("R-7.1b", "R-7.1c", "R-18.3a")
def test_each_side_knows_its_own_cards_and_chits_only(seat: int) -> None:
    bt = _table()
    seen = view(bt.g, seat)
    other = 1 - seat
    assert seen["reserve"][seat] == (3, 24)[seat]
    assert seen["drawn"][seat] == (8, 30)[seat]
    assert seen["buried"][seat] == ([4, 5], [35, 29])[seat]
    assert seen["wie"][seat] == (1, 2)[seat]
    for hidden in ("reserve", "drawn", "buried", "wie"):
        assert seen[hidden][other] is None
    assert seen["wie_drawn"] == ([0, -1] if seat == BRITISH else [None, -1])
    assert seen["indian"] == (None if seat == BRITISH else 49)
    assert seen["has_reserve"] == seen["has_drawn"] == [True, True]
    assert seen["wie_held"] == [True, True]
    assert seen["buried_sizes"] == [2, 2]
    assert seen["deck_sizes"] == [3, 4, 8, 7, 11]


@pytest.mark.parametrize("seat", [BRITISH, FRENCH])
@pytest.mark.rule("R-7.1b", "R-18.3a")
def test_everybody_sees_that_there_is_nothing(seat: int) -> None:
    bt = _table((0, 0), (0, 0), ((), ()), 0, (-1, -1), (-1, -1))
    seen = view(bt.g, seat)
    assert seen["reserve"] == seen["drawn"] == [0, 0]
    assert seen["wie"] == seen["wie_drawn"] == [-1, -1]
    assert seen["indian"] == 0
    assert seen["has_reserve"] == seen["has_drawn"] == seen["wie_held"] == [False, False]


@pytest.mark.rule("R-7.1d")
def test_the_indian_card_is_open_with_the_cards_of_the_round() -> None:
    bt = _table().but(played=[2, 22])
    assert view(bt.g, BRITISH)["indian"] == 49


@pytest.mark.parametrize("seat", [BRITISH, FRENCH])
@pytest.mark.rule("R-18.3a")
def test_when_the_game_is_over_all_is_open(seat: int) -> None:
    bt = _table().but(step=OVER)
    seen = view(bt.g, seat)
    assert seen["reserve"] == [3, 24]
    assert seen["drawn"] == [8, 30]
    assert seen["buried"] == [[4, 5], [35, 29]]
    assert (seen["wie"], seen["wie_drawn"]) == ([1, 2], [0, -1])
    assert seen["indian"] == 49


@pytest.mark.parametrize("seat", [BRITISH, FRENCH])
@pytest.mark.rule("R-7.2.1a")
def test_the_map_lies_open(seat: int) -> None:
    bt = Situation().put("reduced Rogers, Gage @ Albany", "spent Aubry @ Montréal")
    bt.put("British oos @ Albany", "French rout @ Montréal").aps(british=["light"])
    bt.crossed("french", "Albany", "Oquaga", 3)
    bt.but(fought=1 << bt.space("Oswego"), garrison=1 << bt.piece("Gage")).begin()
    seen = view(bt.g, seat)
    assert seen["seat"] == seat
    assert seen["stacks"] == [
        [(bt.space("Albany"), [bt.piece("Gage"), bt.piece("Rogers")])],
        [(bt.space("Montréal"), [bt.piece("Aubry")])],
    ]
    assert seen["reduced"] == [bt.piece("Rogers")]
    assert seen["spent"] == [bt.piece("Aubry")]
    assert seen["marks"] == [(FRENCH, bt.space("Montréal"), 1), (BRITISH, bt.space("Albany"), 2)]
    assert seen["crossed"] == [(FRENCH, bt.connection("Albany", "Oquaga"), 3)]
    assert seen["fought"] == [bt.space("Oswego")]
    assert seen["garrison"] == [bt.piece("Gage")]


UNDER_WAY = (
    "move", "raid_way", "marshal", "construction", "embarkation", "battle", "retreat",
)  # fmt: skip


def _army(*choices: str, ap: str = "army") -> Situation:
    bt = Situation().until("battles").put("Boscawen, 15th & 58th, Rogers, Howe @ Boston")
    bt.put("New England 1 @ York", "New England 2 @ Boston", "Goreham @ Number Four")
    return bt.aps(british=[ap]).british(f"spend {ap}", *choices)


def _battle() -> Situation:
    bt = Situation().phase("battles").until("end-round").newcomers("british", "Saranac")
    bt.put("Wolfe, 15th & 58th, Rogers, Langis, Berry @ Saranac", "battle @ Saranac")
    return bt.begin()


def _retreat() -> Situation:
    bt = Situation().phase("battles").until("end-round").newcomers("french", "Lake George")
    bt.put("Rogers, Langis, Villiers @ Lake George", "battle @ Lake George")
    return bt.dice("F F M").begin()


@pytest.mark.parametrize(
    ("situation", "what", "known"),
    [
        (Situation, "", {}),
        (lambda: _army("army Boston", "take Rogers"), "move", {"used": 0, "light": False}),
        (lambda: _army("raid Goreham", ap="light"), "raid_way", {"left": 3, "target": -1}),
        (lambda: _army("marshal Boston"), "marshal", {"leader": -1, "called": []}),
        (lambda: _army("build Boston"), "construction", {"last": -1, "to": -1}),
        (lambda: _army("sail Boston", "embark Boscawen", ap="sail_army"), "embarkation", {}),
        (_battle, "battle", {"attacker": BRITISH, "track": [0, 0], "hit_by": -1}),
    ],
)
@pytest.mark.rule("R-7.3a")
def test_what_is_under_way_is_seen_by_both(
    situation: Callable[[], Situation], what: str, known: dict[str, object]
) -> None:
    bt = situation().begin()
    for seat in (BRITISH, FRENCH):
        seen = view(bt.g, seat)
        for name in UNDER_WAY:
            part = seen[name]  # type: ignore[literal-required]
            assert (part is None) == (name != what)
            if part is not None:
                assert {key: part[key] for key in known} == known


@pytest.mark.rule("R-13.9a")
def test_the_battle_and_the_retreat_are_seen() -> None:
    bt = Situation().phase("battles").until("end-round").newcomers("british", "Saranac")
    bt.put("Wolfe, 15th & 58th, Rogers, Berry @ Saranac", "battle @ Saranac")
    bt.put("British oos @ Saranac").dice("M M").british("commander Wolfe")
    seen = view(bt.g, FRENCH)["battle"]
    assert seen is not None
    assert seen["space"] == bt.space("Saranac")
    fight = [bt.piece(name) for name in ("Rogers", "15th & 58th")]
    assert [fight == seen["lineup"][0][:2], seen["lineup"][1]] == [True, [bt.piece("Berry")]]
    assert seen["penalties"] == [[("oos", 1)], []]
    assert seen["dice"] == [(bt.piece("15th & 58th"), 6)]
    bt = _retreat()
    assert bt.asked == "retreat"
    left = view(bt.g, FRENCH)["retreat"]
    assert left is not None
    assert left["group"] == [bt.piece("Rogers")]
    assert (left["faction"], left["attacking"]) == (BRITISH, False)
    seen = view(bt.g, FRENCH)["battle"]
    assert seen is not None
    assert (seen["rolling"], seen["step"], seen["dice"]) == (-1, -1, []), "no dice are left"


# ---------------------------------------------------------------------- dealing anew


def _dealt(bt: Situation, seat: int, seed: int) -> Position:
    """What the seat thinks that might lie on the table."""
    g = bt.start.copy()
    redeal(g, seat, Dice(seed))
    return g


def _hidden(g: Position) -> list[object]:
    return [g.reserve, g.drawn, g.buried, g.indian, g.wie, g.wie_drawn, g.wie_pool, g.decks]


def _cards(g: Position, faction: int) -> list[int]:
    mine = [*g.decks[faction], *g.decks[2 + faction], g.reserve[faction], g.drawn[faction]]
    return sorted([*mine, *g.buried[faction]])


@pytest.mark.parametrize("seat", [BRITISH, FRENCH])
@pytest.mark.rule("R-7.1b", "R-18.3a")
def test_a_new_deal_looks_the_same_to_the_seat_and_loses_nothing(seat: int) -> None:
    bt = _table()
    for seed in SEEDS:
        g = _dealt(bt, seat, seed)
        assert view(g, seat) == view(bt.g, seat)
        for faction in (BRITISH, FRENCH):
            assert _cards(g, faction) == _cards(bt.g, faction)
            chits = Counter(dict(enumerate(g.wie_pool[faction])))
            chits.update([chit for chit in (g.wie[faction], g.wie_drawn[faction]) if chit >= 0])
            assert chits == Counter({0: 3, 1: 6, 2: 3})
        assert sorted([*g.decks[INDIAN_DECK], g.indian]) == list(DECK_OF[INDIAN_DECK])
        for cards in g.decks:
            assert list(cards) == sorted(cards), "the order of a deck tells nothing"


@pytest.mark.parametrize("seat", [BRITISH, FRENCH])
@pytest.mark.rule("R-7.1b", "R-7.1c", "R-18.3a")
def test_a_new_deal_may_be_any(seat: int) -> None:
    """A hidden card came from a deck that everybody knows; it may be any of that deck that the
    seat has not seen."""
    bt = _table()
    other = 1 - seat
    deals = [_dealt(bt, seat, seed) for seed in range(400)]
    early = set(DECK_OF[other])
    late = set(DECK_OF[2 + other])
    assert {g.reserve[other] for g in deals} == early
    assert {g.drawn[other] for g in deals} == late
    assert {card for g in deals for card in g.buried[other]} == (early if seat else early | late)
    assert {g.wie[other] for g in deals} == {0, 1, 2}
    if seat == BRITISH:
        assert {g.indian for g in deals} == set(DECK_OF[INDIAN_DECK])
        assert all((g.buried[other][0] in late) + (g.buried[other][1] in late) == 1 for g in deals)
    else:
        assert {g.indian for g in deals} == {49}
        assert {g.wie_drawn[other] for g in deals} == {0, 1, 2}


@pytest.mark.parametrize("seat", [BRITISH, FRENCH])
@pytest.mark.rule("R-7.1b", "R-18.3a")
def test_a_new_deal_betrays_nothing(seat: int) -> None:
    """Two tables that look the same to a seat are dealt in the same way."""
    one = _table()
    if seat == BRITISH:
        two = _table((3, 23), (8, 42), ((4, 5), (22, 38)), 50, (1, 0))
    else:
        two = _table((15, 24), (17, 30), ((2, 10), (35, 29)), wie=(2, 2), wie_drawn=(1, -1))
    for seed in SEEDS:
        assert _hidden(_dealt(one, seat, seed)) == _hidden(_dealt(two, seat, seed))


@pytest.mark.parametrize("seat", [BRITISH, FRENCH])
@pytest.mark.rule("R-7.1d", "R-18.3a")
def test_what_is_open_or_not_there_is_not_dealt(seat: int) -> None:
    bt = _table((0, 0), (0, 0), ((), ()), 49, (-1, -1), (-1, -1)).but(played=[2, 22])
    for deck in (BRITISH_BUILDUP, FRENCH_BUILDUP):
        bt.start.decks[deck] = tuple([c for c in bt.start.decks[deck] if c not in (2, 22)])
    for seed in SEEDS:
        g = _dealt(bt, seat, seed)
        assert g.reserve == g.drawn == [0, 0]
        assert g.buried == [(), ()]
        assert (g.wie, g.wie_drawn) == ([-1, -1], [-1, -1])
        assert g.wie_pool == [(3, 6, 3), (3, 6, 3)]
        assert g.indian == 49
        assert [len(deck) for deck in g.decks] == [5, 5, 9, 9, 11]


@pytest.mark.rule("R-7.1b")
def test_no_indian_card_is_dealt_before_one_is_drawn() -> None:
    bt = _table(indian=0)
    for seed in SEEDS:
        g = _dealt(bt, BRITISH, seed)
        assert g.indian == 0
        assert g.decks[INDIAN_DECK] == DECK_OF[INDIAN_DECK]


@pytest.mark.parametrize(
    ("reserve", "drawn"), [((3, 24), (4, 25)), ((8, 30), (9, 31)), ((8, 30), (3, 24))]
)
@pytest.mark.rule("R-7.1b", "R-7.1c")
def test_reserve_and_drawn_card_of_any_decks(
    reserve: tuple[int, int], drawn: tuple[int, int]
) -> None:
    bt = _table(reserve, drawn, ((), ()))
    for seat in (BRITISH, FRENCH):
        other = 1 - seat
        for seed in SEEDS:
            g = _dealt(bt, seat, seed)
            assert _cards(g, other) == _cards(bt.g, other)
            for now, before in ((g.reserve, reserve), (g.drawn, drawn)):
                early = DECK_OF[other]
                assert (now[other] in early) == (before[other] in early)
