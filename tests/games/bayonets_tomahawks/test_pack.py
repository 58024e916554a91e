"""The data pack of Bayonets & Tomahawks: its map and its counters."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from ticonderoga.engine.kit.fields import PackError
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
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

NEAREST = 0.35  # degrees between two spaces on a drawn map


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
