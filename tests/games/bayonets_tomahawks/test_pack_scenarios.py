"""The data pack of Bayonets & Tomahawks: its cards and its scenarios."""

from __future__ import annotations

import pytest

from tests.games.bayonets_tomahawks.test_pack import named
from ticonderoga.engine.kit.fields import PackError
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.cards import BUILDUP, CAMPAIGN, Deck
from ticonderoga.games.bayonets_tomahawks.data.cards import INDIAN as INDIAN_DECK
from ticonderoga.games.bayonets_tomahawks.data.events import EVENT_IDS
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    AP_ARMY,
    AP_ARMY_2X,
    AP_LIGHT,
    BRITISH,
    FRENCH,
)
from ticonderoga.games.bayonets_tomahawks.data.pack import load_pack
from ticonderoga.games.bayonets_tomahawks.data.pieces import (
    Pieces,
)
from ticonderoga.games.bayonets_tomahawks.data.scenarios import (
    CONTROL_AT_LEAST,
    HOME_SPACES,
    PER_COLONY,
    PER_SPACE_NOT_CONTROLLED,
    SETTLED_SPACES,
    VICTORY_SPACES,
)

PETITE_GUERRE = "petite-guerre-1755"
LOUDOUN = "loudouns-gamble-1757"
AMHERST = "amhersts-juggernaut-1758"
FULL_WAR = "full-war-1755"


# 6 The cards


def test_6_there_are_54_cards(deck: Deck) -> None:
    assert [card.number for card in deck.cards] == list(range(55))
    cards = deck.cards[1:]
    assert [card.side for card in cards] == [BRITISH] * 21 + [FRENCH] * 33
    assert [card.deck for card in cards[42:]] == [INDIAN_DECK] * 12
    assert all((1 <= card.initiative <= 6) == (card.deck != INDIAN_DECK) for card in cards)
    assert [card.number for card in cards if not card.aps] == [54]
    assert deck.cards[7].aps == (AP_LIGHT, AP_ARMY, AP_ARMY, AP_ARMY_2X)


def test_7_4_every_event_is_on_a_card_and_says_what_it_does(deck: Deck) -> None:
    with_event = [card for card in deck.cards if card.event]
    assert {card.event for card in with_event} == set(EVENT_IDS)
    assert len(EVENT_IDS) == 33
    assert len(with_event) == 38
    for card in with_event:
        assert card.title
        assert card.text.endswith(".")
        assert card.doubts == ("effect",)
    for card in deck.cards:
        if not card.event:
            assert (card.title, card.text, card.ar_start, card.doubts) == ("", "", False, ())
    late = [card.number for card in with_event if not card.ar_start]
    assert late == [7, 8, 9, 10, 14, 24, 27, 28, 32, 36, 37, 41, 46, 49, 50]


def test_7_4_events_carry_numbers_spaces_and_pieces(
    deck: Deck, board: Board, pieces: Pieces
) -> None:
    assert deck.cards[4].params == deck.cards[17].params == {"flip_up_to": 2, "return_units": 1}
    assert set(deck.cards[20].spaces) == named(board, "Baye de Cataracouy", "Niagara")
    assert len(deck.cards[29].spaces) == 14
    assert {pieces.names[piece] for piece in deck.cards[53].pieces} == {
        "Mingo", "Delaware", "Chaouanon",
    }  # fmt: skip
    assert deck.cards[31].pieces == pieces.of_counter["bde_canadiens"]


def test_5_3_each_year_has_six_buildup_and_nine_campaign_cards(deck: Deck) -> None:
    for year in range(1755, 1760):
        for side in (BRITISH, FRENCH):
            assert len(deck.of_year(year, BUILDUP, side)) == 6
            assert len(deck.of_year(year, CAMPAIGN, side)) == 9
    assert deck.fits(1, 1757)
    assert not deck.fits(1, 1758)
    assert deck.fits(2, 1758)


def test_a_card_is_found_by_its_number_or_its_title(deck: Deck) -> None:
    assert deck.find("39") == deck.find("lake warships") == 39
    assert deck.cards[2].name == "Card 2"
    with pytest.raises(PackError, match="There is no card 55"):
        deck.find("55")


# 5 The scenarios


@pytest.mark.parametrize(
    ("name", "years", "vp", "counts"),
    [
        (PETITE_GUERRE, [1755], 0, (44, 55, 0, 7)),
        (LOUDOUN, [1757], 0, (58, 65, 2, 14)),
        (AMHERST, [1758, 1759], -4, (69, 63, 4, 14)),
        (FULL_WAR, [1755, 1756, 1757, 1758, 1759], 0, (44, 69, 0, 7)),
    ],
)
def test_5_what_a_scenario_holds(
    name: str, years: list[int], vp: int, counts: tuple[int, ...]
) -> None:
    data = load_pack().scenarios[name]
    assert data.id == name
    assert list(data.years) == list(data.draws) == list(data.cards) == years
    assert data.vp == vp
    assert (len(data.at), len(data.pool), len(data.bonus), len(data.tokens)) == counts


def test_5_no_piece_or_token_is_used_twice() -> None:
    for data in load_pack().scenarios.values():
        used = [piece for piece, _ in data.at] + [*data.pool, *data.bonus]
        tokens = [*data.tokens]
        for pool, bonus, more in data.additions.values():
            used += [*pool, *bonus]
            tokens += more
        assert len(used) == len(set(used))
        assert len(tokens) == len(set(tokens))


def test_5_1_set_up_of_1757(board: Board, pieces: Pieces) -> None:
    data = load_pack().scenarios[LOUDOUN]
    assert data.control == [(board.index("Chignectou"), BRITISH)]
    assert data.fort_sites == (board.index("Winchester"),)
    road = board.between(board.index("Mekekasink"), board.index("Wills Creek"))
    assert data.roads == (road,)
    at_quebec = [pieces.names[piece] for piece, space in data.at if space == board.quebec]
    assert sorted(at_quebec) == [
        "Bastion 3", "Bastion 4", "Canadiens 1", "Canadiens 2", "Canonniers Bombardiers 1",
        "Canonniers Bombardiers 2", "Languedoc & La Reine", "Léry", "Montcalm",
    ]  # fmt: skip
    assert {pieces.names[piece] for piece in data.bonus} == {"Penn. & Del. 1", "Penn. & Del. 2"}


def test_5_2_both_nations_wait_in_the_pool(pieces: Pieces) -> None:
    nations = {*pieces.of_counter["ind_iroquois"], *pieces.of_counter["ind_cherokee"]}
    for data in load_pack().scenarios.values():
        assert nations <= set(data.pool)


def test_15_2_draws_are_told_by_year_and_pool() -> None:
    scenarios = load_pack().scenarios
    assert scenarios[PETITE_GUERRE].draws == {1755: (5, 3, 3, 8)}
    assert scenarios[LOUDOUN].draws == {1757: (7, 6, 3, 8)}
    assert scenarios[AMHERST].draws == {1758: (9, 5, 3, 12), 1759: (9, 2, 3, 3)}
    assert scenarios[FULL_WAR].draws[1759] == (9, 2, 2, 2)


def test_17_5_what_the_full_war_adds(pieces: Pieces) -> None:
    data = load_pack().scenarios[FULL_WAR]
    assert list(data.additions) == [1756, 1757]
    pool, bonus, tokens = data.additions[1757]
    assert {pieces.ids[piece] for piece in pool} == {
        "fleet_holmes", "fleet_saunders", "bde_angoumois_beauvoisis",
        "bde_boulonnois_royal_barrois", "bde_foix_quercy",
    }  # fmt: skip
    assert [pieces.ids[piece] for piece in bonus] == [
        "bde_new_england_6", "bde_new_england_7", "bde_nyork_nj_3", "bde_virginia_s_3",
    ]  # fmt: skip
    assert [pieces.token_ids[token] for token in tokens] == [
        "vow_british_pick_2_artillery_or_light_4", "vow_british_fewer_troops",
        "vow_pitt_subsidies",
    ]  # fmt: skip


def test_card_18_costs_a_draw_only_in_the_third_scenario() -> None:
    found = [name for name, data in load_pack().scenarios.items() if data.admiral_costs_draw]
    assert found == [AMHERST]


def test_18_2_thresholds_are_places_on_a_track_without_zero() -> None:
    data = load_pack().scenarios[FULL_WAR]
    assert {(year, mark.vp) for (side, year), mark in data.thresholds.items() if not side} == {
        (1756, 1), (1757, 1), (1758, 3), (1759, 3),
    }  # fmt: skip
    french = {year: mark for (side, year), mark in data.thresholds.items() if side == FRENCH}
    assert french[1757].met(-7)
    assert not french[1757].met(-6)
    assert french[1759].met(2)
    assert not french[1759].met(3)
    assert data.thresholds[BRITISH, 1759].met(3)
    assert not data.thresholds[BRITISH, 1759].met(2)


def test_18_2_bonuses_of_the_full_war(board: Board) -> None:
    bonuses = load_pack().scenarios[FULL_WAR].bonuses
    assert len(bonuses) == 10
    first = bonuses[BRITISH, 1755]
    assert (first.kind, first.what, first.count, first.vp) == (
        CONTROL_AT_LEAST, VICTORY_SPACES, 2, 2,
    )  # fmt: skip
    assert sum(board.victory[space] for space in first.spaces) == 19
    settled = bonuses[FRENCH, 1756]
    assert (settled.what, settled.count, settled.vp) == (SETTLED_SPACES, 1, 1)
    assert all(board.settled(space) and not board.home[space] for space in settled.spaces)
    assert bonuses[FRENCH, 1758].what == HOME_SPACES
    last = bonuses[BRITISH, 1759]
    assert (last.kind, last.count, last.vp, last.most) == (PER_COLONY, 2, 2, 6)
    assert [board.colony_ids[colony] for colony in last.colonies] == [
        "acadie", "canada", "pays_den_haut",
    ]  # fmt: skip
    kept = bonuses[FRENCH, 1759]
    assert (kept.kind, kept.vp, kept.most) == (PER_SPACE_NOT_CONTROLLED, 2, 6)
    assert set(kept.spaces) == named(board, "Louisbourg", "Montréal", "Québec")


def test_5_3_cards_of_a_year_follow_from_the_cards() -> None:
    cards = load_pack().scenarios[FULL_WAR].cards
    assert [len(deck) for deck in cards[1758]] == [6, 9, 6, 9, 12]
    assert cards[1757][0] == (1, 2, 3, 4, 5, 10)
    assert cards[1758][3] == (29, 30, 31, 32, 34, 39, 40, 41, 42)
