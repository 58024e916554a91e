"""The data pack of Bayonets & Tomahawks: map, counters, cards, scenarios, and corrected packs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from tests.games.pack_files import Json, built_in, supply
from ticonderoga.engine.kit.fields import PackError
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.cards import BUILDUP, CAMPAIGN, Deck
from ticonderoga.games.bayonets_tomahawks.data.cards import INDIAN as INDIAN_DECK
from ticonderoga.games.bayonets_tomahawks.data.events import EVENT_IDS
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    AP_ARMY,
    AP_ARMY_2X,
    AP_LIGHT,
    ARTILLERY,
    ATLANTIC,
    BASE,
    BASTION,
    BRITISH,
    CHEROKEE,
    COMMANDER,
    FLEET,
    FORT,
    FRENCH,
    GULF,
    HIGHWAY,
    INDIAN,
    IROQUOIS,
    LIGHT,
    METROPOLITAN,
    NEUTRAL,
    OUTPOST,
    PATH,
    PROVINCIAL,
    SETTLED,
    VILLAGE,
    WILDERNESS,
    is_flag,
)
from ticonderoga.games.bayonets_tomahawks.data.pack import PACKS, load_pack
from ticonderoga.games.bayonets_tomahawks.data.pieces import (
    BONUS,
    BRITISH_POOL,
    COLONIAL_POOL,
    FLEETS_POOL,
    FRENCH_POOL,
    NAVY_LOSSES,
    NO_EFFECT,
    PICK_ARTILLERY,
    PICK_ARTILLERY_OR_LIGHT,
    PICK_COLONIAL_LIGHT,
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

GAME = "bayonets_tomahawks"
PETITE_GUERRE = "petite-guerre-1755"
LOUDOUN = "loudouns-gamble-1757"
AMHERST = "amhersts-juggernaut-1758"
FULL_WAR = "full-war-1755"
NEAREST = 0.35  # degrees between two spaces on a drawn map


@pytest.fixture
def board() -> Board:
    return load_pack().board


@pytest.fixture
def pieces() -> Pieces:
    return load_pack().pieces


@pytest.fixture
def deck() -> Deck:
    return load_pack().deck


def named(board: Board, *names: str) -> set[int]:
    return {board.index(name) for name in names}


# The built-in pack


def test_the_built_in_pack_is_sound_and_leaves_nothing_to_remark() -> None:
    assert PACKS.check("") == ([], [])


def test_it_is_read_once() -> None:
    assert load_pack() is load_pack()


def test_it_says_what_is_certain() -> None:
    label = load_pack().label
    assert label.name == "reconstruction-1"
    assert "inferred" in label.notice
    assert "reconstructed" in label.notice
    counts = label.confidence_counts
    assert counts["space_name"] == {"certain": 90, "likely": 5, "reconstructed": 0}
    assert counts["connections"] == {"certain": 0, "likely": 164, "reconstructed": 0}
    assert counts["card_events"] == {"certain": 0, "likely": 0, "reconstructed": 38}
    assert counts["counter_rating"] == {"certain": 0, "likely": 8, "reconstructed": 0}
    assert counts["scenarios"] == {"certain": 0, "likely": 4, "reconstructed": 0}


def test_two_of_the_six_faces_are_flags() -> None:
    assert [face for face in range(1, 7) if is_flag(face)] == [1, 2]


# 2 The map


def test_2_1_there_are_95_spaces_of_five_kinds(board: Board) -> None:
    assert board.size == board.sail == 95
    kinds = [OUTPOST, SETTLED, WILDERNESS, VILLAGE, BASE]
    assert [board.kind.count(kind) for kind in kinds] == [39, 19, 27, 5, 5]
    fortresses = [space for space in range(95) if board.fortress[space]]
    assert fortresses == [board.louisbourg, board.quebec]
    assert board.names[board.quebec] == "Québec"


def test_2_1_1_outposts_settled_spaces_and_bases_are_home_spaces(board: Board) -> None:
    for space in range(board.size):
        assert (board.home[space] == NEUTRAL) == (board.kind[space] in (WILDERNESS, VILLAGE))
    bases = {space for space in range(board.size) if board.kind[space] == BASE}
    assert bases == named(
        board, "Alexandria", "Boston", "New London", "New York", "Philadelphia"
    )  # fmt: skip
    assert all(board.home[space] == BRITISH and board.coastal[space] for space in bases)


def test_2_1_3_victory_spaces_are_worth_16_and_19(board: Board) -> None:
    spaces = [space for space in range(board.size) if board.victory[space]]
    assert len(spaces) == 21
    for faction, worth in ((BRITISH, 16), (FRENCH, 19)):
        assert (
            sum(board.victory[space] for space in spaces if board.home[space] == faction) == worth
        )
    assert all(board.victory[space] == board.value[space] for space in spaces)


def test_2_1_5_only_settled_spaces_have_militia(board: Board) -> None:
    for space in range(board.size):
        assert (board.militia[space] > 0) == (board.kind[space] == SETTLED)
        assert board.value[space] in ((1,) if board.kind[space] == OUTPOST else (0, 2, 3))
    assert board.militia[board.index("Charles Town")] == 3


def test_2_1_6_two_spaces_border_both_seas(board: Board) -> None:
    assert sum(board.atlantic) == 15
    assert sum(board.gulf) == 12
    both = {space for space in board.coast if board.atlantic[space] and board.gulf[space]}
    assert both == named(board, "Louisbourg", "Newfoundland")
    assert board.coast == tuple(space for space in range(95) if board.coastal[space])
    assert len(board.coast) == 25
    assert board.sea(board.quebec, GULF)
    assert not board.sea(board.quebec, ATLANTIC)
    assert board.sea_names[GULF] == "Gulf of Saint Lawrence"


def test_2_2_there_are_66_highways_and_98_paths(board: Board) -> None:
    kinds, lines = board.conn_kind, range(len(board.conn_ids))
    assert len(kinds) == 164
    assert [kinds.count(HIGHWAY), kinds.count(PATH)] == [66, 98]
    coastal = [kinds[line] for line in lines if board.conn_coastal[line]]
    assert [coastal.count(HIGHWAY), coastal.count(PATH)] == [13, 8]
    of_nations = [board.conn_nation[line] for line in lines if board.conn_nation[line] >= 0]
    assert [of_nations.count(IROQUOIS), of_nations.count(CHEROKEE)] == [12, 4]
    assert sum(board.conn_lake) == 6


def test_2_2_both_ends_of_a_connection_know_it(board: Board) -> None:
    for line, name in enumerate(board.conn_ids):
        a, b = board.conn_a[line], board.conn_b[line]
        assert name == f"{board.space_ids[a]}__{board.space_ids[b]}"
        assert board.between(a, b) == board.between(b, a) == line
        assert (b, line) in board.links[a]
        assert (a, line) in board.links[b]
        if board.conn_coastal[line]:
            assert board.coastal[a]
            assert board.coastal[b]
    assert sum(len(ends) for ends in board.links) == 2 * 164
    assert all(list(ends) == sorted(ends) for ends in board.links)
    albany, kingston = board.index("Albany"), board.index("Kingston")
    assert board.conn_names[board.between(albany, kingston)] == "Albany to Kingston"
    assert board.between(albany, board.quebec) == -1


def test_2_2_newfoundland_is_reached_by_sea_only(board: Board) -> None:
    alone = [space for space in range(board.size) if not board.links[space]]
    assert alone == [board.index("Newfoundland")]


def test_2_4_colonies_and_their_spaces(board: Board) -> None:
    assert [len(spaces) for spaces in board.colony_spaces] == [5, 4, 3, 6, 4, 8, 7, 6]
    assert board.colony_faction == [BRITISH] * 5 + [FRENCH] * 3
    for colony, spaces in enumerate(board.colony_spaces):
        assert all(board.home[space] == board.colony_faction[colony] for space in spaces)
    assert board.colony[board.index("Oswego")] == -1
    assert board.colony_names[board.colony[board.index("Carlisle")]] == "Pennsylvania & Delaware"


def test_2_5_villages_of_the_two_nations(board: Board) -> None:
    iroquois, cherokee = board.nation_villages
    assert set(iroquois) == named(board, "Oquaga", "Onontake", "Kanistioh")
    assert set(cherokee) == named(board, "Chote", "Keowee")
    assert board.nation_names == ["Iroquois Confederacy", "Cherokee"]
    assert all(board.kind[space] == VILLAGE for space in (*iroquois, *cherokee))


def test_13_0_the_order_of_battles_is_that_of_the_table(board: Board) -> None:
    order = sorted(range(board.size), key=lambda space: board.priority[space])
    assert len(set(board.priority)) == 95
    assert [board.names[space] for space in order[:3]] == [
        "Newfoundland", "Port Dauphin", "Louisbourg",
    ]  # fmt: skip
    assert board.names[order[89]] == "Rivière Ouabache"
    assert all(board.kind[space] == BASE for space in order[90:])


def test_spaces_lie_apart_on_the_globe(board: Board) -> None:
    for a, b in combinations(range(board.size), 2):
        assert hypot(board.lat[a] - board.lat[b], board.lon[a] - board.lon[b]) >= NEAREST
    assert board.lat[board.louisbourg] == 45.92
    assert {detail["place"] for detail in board.confidence_detail} == {"likely", "reconstructed"}


@pytest.mark.parametrize("spelling", ["quebec", "Québec", "QUEBEC"])
def test_a_space_is_found_however_it_is_spelled(board: Board, spelling: str) -> None:
    assert board.index(spelling) == board.quebec


def test_a_space_that_is_not_there_is_a_sentence(board: Board) -> None:
    with pytest.raises(PackError, match=r'no space "Albanny" on the map\. Did you mean Albany\?'):
        board.index("Albanny")


# 3 The counters


def test_3_there_are_143_pieces(pieces: Pieces) -> None:
    assert pieces.count == len(pieces.ids) == 143
    types = [LIGHT, INDIAN, METROPOLITAN, PROVINCIAL, ARTILLERY, FLEET, FORT, BASTION, COMMANDER]
    assert [pieces.type.count(kind) for kind in types] == [20, 16, 29, 17, 12, 12, 25, 4, 8]
    units = [piece for piece in range(143) if pieces.type[piece] != COMMANDER]
    assert len(units) == 135
    indians = [piece for piece in units if pieces.type[piece] == INDIAN]
    british = [piece for piece in units if pieces.faction[piece] == BRITISH]
    assert sum(pieces.colonial) == 21
    assert len(set(british) - set(indians)) == 54 + 21
    french = [piece for piece in units if pieces.faction[piece] == FRENCH]
    assert len(set(french) - set(indians)) == 44
    assert sum(pieces.red) == sum(pieces.highland) == 4
    assert sum(pieces.gorget) == 7


def test_3_copies_of_a_counter_are_told_apart(pieces: Pieces) -> None:
    copies = pieces.of_counter["bde_new_england"]
    assert [pieces.ids[piece] for piece in copies][:2] == ["bde_new_england_1", "bde_new_england_2"]
    assert pieces.names[copies[2]] == "New England 3"
    assert pieces.labels[copies[2]] == "New England (Brigade) 3"
    assert len(set(pieces.ids)) == len(set(pieces.names)) == len(set(pieces.labels)) == 143
    assert [pieces.counter_ids[pieces.counter_of[piece]] for piece in copies] == [
        "bde_new_england"
    ] * 7


def test_3_1_2_units_of_a_nation_are_of_no_faction(pieces: Pieces) -> None:
    for counter, nation, count in (("ind_iroquois", IROQUOIS, 3), ("ind_cherokee", CHEROKEE, 2)):
        units = pieces.of_counter[counter]
        assert len(units) == count
        for piece in units:
            assert pieces.faction[piece] == NEUTRAL
            assert pieces.nation[piece] == nation
            assert pieces.village[piece] == -1


def test_2_1_8_every_other_indian_unit_has_its_village(pieces: Pieces, board: Board) -> None:
    found = [piece for piece in range(pieces.count) if pieces.village[piece] >= 0]
    assert len(found) == 11
    for piece in found:
        assert pieces.type[piece] == INDIAN
        assert board.home[pieces.village[piece]] == pieces.faction[piece]
    assert pieces.village[pieces.index("Mohawk")] == board.index("Albany")


def test_3_7_commanders(pieces: Pieces) -> None:
    wolfe, howe = pieces.index("Wolfe"), pieces.index("cmd_howe")
    assert pieces.rating[wolfe] == 3
    assert not pieces.rerolls_triangle[wolfe]
    assert pieces.rerolls_square[wolfe]
    assert pieces.rerolls_triangle[howe]
    assert pieces.index("Howe (Commander)") == pieces.index("Howe") == howe
    assert pieces.type[pieces.index("Howe's Light Infantry")] == LIGHT
    assert [pieces.rating[piece] > 0 for piece in range(143)] == [
        kind == COMMANDER for kind in pieces.type
    ]


def test_3_0_2_indians_and_commanders_have_one_step(pieces: Pieces) -> None:
    assert pieces.one_step == [kind in (INDIAN, COMMANDER) for kind in pieces.type]


def test_a_piece_that_is_not_there_is_a_sentence(pieces: Pieces) -> None:
    with pytest.raises(PackError, match=r'No piece is called "Wolf"\. Did you mean Wolfe'):
        pieces.index("Wolf")


def test_15_2_1_there_are_17_tokens(pieces: Pieces) -> None:
    assert len(pieces.token_ids) == 17
    pools = [FLEETS_POOL, BRITISH_POOL, FRENCH_POOL, COLONIAL_POOL]
    assert [pieces.token_pool.count(pool) for pool in pools] == [1, 7, 3, 6]
    kinds = [NO_EFFECT, PICK_ARTILLERY, PICK_ARTILLERY_OR_LIGHT, PICK_COLONIAL_LIGHT]
    assert [pieces.token_kind.count(kind) for kind in kinds] == [6, 2, 4, 2]
    assert [pieces.token_kind.count(kind) for kind in (NAVY_LOSSES, BONUS)] == [1, 2]
    assert sum(pieces.token_back) == 5
    (pitt,) = pieces.of_token["vow_pitt_subsidies"]
    assert pieces.token_bonus[pitt] == (
        "bde_new_england", "bde_new_england", "bde_nyork_nj", "bde_virginia_s",
    )  # fmt: skip
    picks = pieces.of_token["vow_british_pick_2_artillery_or_light"]
    assert [pieces.token_amount[token] for token in picks] == [2, 2, 2, 2]


def test_18_3_each_faction_has_twelve_chits(pieces: Pieces) -> None:
    assert pieces.chits == [[3, 6, 3], [3, 6, 3]]


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


# Corrected packs


def test_a_folder_with_one_file_corrects_only_that_file(tmp_path: Path) -> None:
    content = built_in(GAME, "map.json")
    line = next(line for line in content["connections"] if line["a"] == "number_four")
    line.update(kind="highway", confidence="certain", evidence="my copy")
    pack = load_pack(supply(tmp_path, "map.json", content))
    assert pack.label.name == "reconstruction-1, corrected in map.json"
    assert pack.label.digest != load_pack().label.digest
    assert pack.board.conn_kind.count(HIGHWAY) == 67
    assert pack.deck.cards[4].title == load_pack().deck.cards[4].title
    assert PACKS.check(str(tmp_path)) == ([], [])


def test_a_corrected_event_needs_no_code(tmp_path: Path) -> None:
    content = built_in(GAME, "cards.json")
    event = next(event for event in content["events"] if event["id"] == "lucky_cannonball")
    event.update(text="Four of them.", confidence="certain", evidence="my copy")
    event["params"]["rerolls"] = 4
    del event["confidence_detail"]
    cards = load_pack(supply(tmp_path, "cards.json", content)).deck.cards
    for number in (8, 27):
        assert cards[number].params == {"rerolls": 4}
        assert cards[number].text == "Four of them."
        assert cards[number].doubts == ()


def test_a_corrected_set_up_needs_no_code(tmp_path: Path) -> None:
    content = built_in(GAME, "scenarios.json")
    first = content["scenarios"][0]
    first["spaces"].append({"space": "philadelphia", "pieces": {"cmd_forbes": 1, "light_gage": 1}})
    first["marker"] = {"side": "british", "value": 1}
    data = load_pack(supply(tmp_path, "scenarios.json", content)).scenarios[PETITE_GUERRE]
    assert len(data.at) == 46
    assert data.vp == 1


def test_a_deck_of_another_size_is_worth_a_remark(tmp_path: Path) -> None:
    content = built_in(GAME, "cards.json")
    content["cards"][15]["years"] = [1756]
    problems, remarks = PACKS.check(supply(tmp_path, "cards.json", content))
    assert problems == []
    assert [str(remark) for remark in remarks] == [
        f"scenarios.json, scenario {name}: the British Campaign deck of 1755 has 8 cards. "
        "The printed game has 9."
        for name in (PETITE_GUERRE, FULL_WAR)
    ]


def test_a_stale_count_is_worth_a_remark_but_no_refusal(tmp_path: Path) -> None:
    content = built_in(GAME, "pack.json")
    content["confidence"]["cards"]["certain"] = 1
    path = supply(tmp_path, "pack.json", content)
    assert [str(remark) for remark in PACKS.check(path)[1]] == [
        "pack.json, confidence, cards: the counts are [1, 54, 0]. The files hold [0, 54, 0]."
    ]
    assert load_pack(path).label.name == "reconstruction-1"


def test_the_digest_is_of_the_content_not_of_the_layout(tmp_path: Path) -> None:
    for file in PACKS.files:
        supply(tmp_path, file, built_in(GAME, file))
    assert load_pack(str(tmp_path)).label.digest == load_pack().label.digest


def test_one_space_counter_card_or_event_is_one_line() -> None:
    folder = Path(__file__).parents[3] / "ticonderoga" / "games" / GAME / "pack"
    for file, lists in (
        ("map.json", ("spaces", "connections")),
        ("pieces.json", ("counters", "tokens")),
        ("cards.json", ("events", "cards")),
    ):
        lines = (folder / file).read_text("utf-8").splitlines()
        rows = sum(len(built_in(GAME, file)[name]) for name in lists)
        assert sum(line.startswith("    {") for line in lines) >= rows


# Any damage


WRONG: list[Any] = [-7, "x"]


def wanting(content: Any, at: Callable[[Any], Json]) -> list[Json]:
    """Every version of some JSON in which one field of one object is gone or of another type."""
    found: list[Json] = []
    if isinstance(content, dict):
        for name in content:
            found += [at({**content, name: wrong}) for wrong in WRONG]
            found.append(at({key: value for key, value in content.items() if key != name}))
            found += wanting(
                content[name],
                lambda value, name=name: at({**content, name: value}),  # type: ignore[misc]
            )
    elif isinstance(content, list) and content:
        found += wanting(content[-1], lambda value: at([*content[:-1], value]))
    return found


@pytest.mark.parametrize("file", PACKS.files)
def test_any_missing_or_mistyped_field_is_told_and_never_a_crash(tmp_path: Path, file: str) -> None:
    tried = 0
    for damaged in wanting(built_in(GAME, file), lambda value: value):
        for problem in PACKS.check(supply(tmp_path, file, damaged))[0]:
            assert problem.file in PACKS.files
            assert problem.what.endswith(".")
            assert problem.remedy.endswith((".", "?"))
        tried += 1
    assert tried > 10
