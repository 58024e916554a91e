"""The data pack of Washington's War: what the built-in one holds, and which ones are refused."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

from tests.games.pack_files import built_in, supply
from ticonderoga.engine.kit.fields import PackError
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH, WILDERNESS, Board
from ticonderoga.games.washingtons_war.data.cards import (
    PREREQUISITES,
    VOCABULARY,
    Deck,
    category,
    vocabulary_markdown,
)
from ticonderoga.games.washingtons_war.data.pack import PACKS, load_pack
from ticonderoga.games.washingtons_war.data.pieces import Pieces

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def board() -> Board:
    return load_pack().board


@pytest.fixture
def deck() -> Deck:
    return load_pack().deck


@pytest.fixture
def pieces() -> Pieces:
    return load_pack().pieces


# The built-in pack


def test_the_built_in_pack_is_sound_and_leaves_nothing_to_remark() -> None:
    assert PACKS.check("")[0] == []
    assert PACKS.check("")[1] == []


def test_it_says_that_it_is_a_reconstruction() -> None:
    pack = load_pack()
    assert pack.label.name == "reconstruction-2"
    assert "reconstructions" in pack.label.notice
    assert pack.label.confidence_counts["space_names"] == {
        "certain": 49,
        "likely": 2,
        "reconstructed": 15,
    }
    assert pack.label.confidence_counts["connections"] == {
        "certain": 13,
        "likely": 37,
        "reconstructed": 61,
    }
    assert pack.label.confidence_counts["card_effects"]["reconstructed"] == 16
    assert pack.label.confidence_counts["general_ratings"] == {
        "certain": 8,
        "likely": 5,
        "reconstructed": 26,
    }


def test_it_is_read_once() -> None:
    assert load_pack() is load_pack()


def test_the_map_has_66_spaces_111_lines_and_20_ports_in_7_zones(board: Board) -> None:
    assert board.size == 66
    assert len(board.connections) == 111
    assert len(board.ports) == 20
    assert [len(ports) for ports in board.zone_ports] == [2, 4, 3, 2, 4, 3, 2]
    assert sum(line.kind == WILDERNESS for line in board.connections) == 7  # one is Arnold's
    assert sum(board.south) == 17


def test_the_four_fortified_ports_are_the_four_stars(board: Board) -> None:
    fortified = [board.labels[space] for space in range(board.size) if board.fortified[space]]
    assert fortified == ["Quebec", "Montreal", "Philadelphia", "Charleston"]
    assert all((board.kind[s] == "star") == board.fortified[s] for s in range(board.size))
    assert all(board.quarters[s] == (board.kind[s] != "circle") for s in range(board.size))


def test_thirteen_colonies_and_canada(board: Board) -> None:
    assert [board.colony_ids[c] for c in board.thirteen] == [
        *("NH", "MA", "RI", "CT", "NY", "NJ", "PA"),
        *("DE", "MD", "VA", "NC", "SC", "GA"),
    ]
    assert board.colony_names[board.canada] == "Canada"
    assert {board.labels[space] for space in board.canada_keys} == {"Montreal", "Quebec"}
    assert sum(len(spaces) for spaces in board.colony_spaces) == board.size
    for colony, spaces in enumerate(board.colony_spaces):
        assert all(board.colony[space] == colony for space in spaces)


def test_lists_of_the_board_are_all_as_long_as_the_map(board: Board) -> None:
    for per_space in (
        *(board.space_ids, board.names, board.labels, board.colony, board.kind, board.port),
        *(board.fortified, board.zone, board.quarters, board.south, board.near, board.roads),
        *(board.distance, board.x, board.y, board.lat, board.lon, board.confidence),
        *(board.confidence_detail, board.evidence),
    ):
        assert len(per_space) == board.size


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [
        ("Newport", "New York", 3),
        ("Alexandria", "Norfolk", 2),
        ("Norfolk", "Richmond", 1),
        ("Montreal", "Oswego", 1),
        ("Oswego", "Fort Stanwix", 1),
        ("Fort Detroit", "Bassett Town", 3),
        ("Bassett Town", "Point Pleasant", 3),
        ("Ticonderoga", "Saratoga", 1),
        ("Ninety Six", "Charleston", 3),
        ("Charleston", "Savannah", 1),
        ("Savannah", "Augusta", 1),
        ("Savannah", "St. Mary's", 1),
        ("Boston", "Barnstable", 1),
        ("Newport", "Hartford", 1),
        ("Lexington and Concord", "Newport", 1),
        ("Frederick Town", "York", 1),
    ],
)
def test_distances_told_by_rules_and_reports(
    board: Board, start: str, end: str, steps: int
) -> None:
    assert board.distance[board.index(start)][board.index(end)] == steps
    assert board.distance[board.index(end)][board.index(start)] == steps


def test_distances_told_as_limits(board: Board) -> None:
    def distance(start: str, end: str) -> int:
        return board.distance[board.index(start)][board.index(end)]

    assert distance("New York", "Alexandria") <= 5
    assert 4 < distance("Norfolk", "Philadelphia") <= 8  # two British moves
    assert board.near[board.index("Barnstable")] == (board.index("Boston"),)
    assert any(board.port[space] for space in board.near[board.index("Hartford")])
    newport = board.near[board.index("Newport")]
    assert any(b not in board.near[a] for a, b in combinations(newport, 2))


def test_falmouth_to_quebec_is_arnolds_alone(board: Board) -> None:
    falmouth, quebec = board.index("Falmouth"), board.index("Quebec")
    assert board.private_roads == ((falmouth, quebec, "arnold", 3),)
    assert quebec not in board.near[falmouth]
    assert board.distance[falmouth][quebec] > 3


def test_roads_lead_both_ways_and_cost_1_or_3(board: Board) -> None:
    for space in range(board.size):
        assert board.near[space] == tuple(end for end, _ in board.roads[space])
        assert list(board.near[space]) == sorted(set(board.near[space]))
        for end, cost in board.roads[space]:
            assert cost in (1, 3)
            assert (space, cost) in board.roads[end]


def test_no_two_lines_cross_on_the_drawing(board: Board) -> None:
    def turn(a: int, b: int, c: int) -> float:
        across = (board.x[b] - board.x[a]) * (board.y[c] - board.y[a])
        return across - (board.y[b] - board.y[a]) * (board.x[c] - board.x[a])

    for one, other in combinations(board.connections, 2):
        if {one.a, one.b} & {other.a, other.b}:
            continue
        apart = turn(one.a, one.b, other.a) * turn(one.a, one.b, other.b) >= 0
        assert apart or turn(other.a, other.b, one.a) * turn(other.a, other.b, one.b) >= 0


@pytest.mark.parametrize("spelling", ["st_marys", "St. Mary's", "st marys", "ST MARYS"])
def test_a_space_is_found_however_it_is_spelled(board: Board, spelling: str) -> None:
    assert board.labels[board.index(spelling)] == "St. Mary's"


def test_a_space_is_found_by_id_and_by_label(board: Board) -> None:
    assert board.index("wilmington_nc") == board.index("Wilmington, NC")
    assert board.index("Concord") != board.index("Lexington & Concord")
    assert [board.index(label) for label in board.labels] == list(range(board.size))
    assert [board.index(space_id) for space_id in board.space_ids] == list(range(board.size))


def test_a_space_that_is_not_there_is_a_sentence(board: Board) -> None:
    with pytest.raises(PackError, match="say Wilmington, DE or Wilmington, NC"):
        board.index("Wilmington")
    with pytest.raises(PackError, match="Did you mean Bassett Town"):
        board.index("Basset Town")


def test_110_cards_by_kind(deck: Deck) -> None:
    kinds = [deck.cards[number].kind for number in deck.numbers]
    assert deck.numbers == tuple(range(1, 111))
    assert kinds[:66] == ["ops"] * 66
    assert kinds[66:70] == ["campaign"] * 4
    assert [kinds.count(kind) for kind in ("event", "battle", "mandatory")] == [26, 7, 7]
    assert [deck.cards[0].number, deck.cards[0].kind] == [0, ""]
    values = [deck.cards[number].ops for number in deck.numbers]
    assert [values.count(value) for value in (1, 2, 3)] == [22, 22, 22]


@pytest.mark.parametrize(
    ("kind", "numbers"),
    [
        ("remove_pc", [82, 83, 84, 85, 87, 95, 102, 103, 104, 105]),
        ("realign", [90, 91, 92, 98, 99]),
        ("discard_random", [88, 89, 97, 106, 107]),
        ("remove_cu", [108, 109, 110]),
        ("french_alliance", [96, 101]),
    ],
)
def test_10_1_events_of_each_kind(deck: Deck, kind: str, numbers: list[int]) -> None:
    assert [card.number for card in deck.cards if category(card) == kind] == numbers


def test_cards_of_which_the_rulebook_speaks(deck: Deck) -> None:
    mandatory = [card.number for card in deck.cards if card.kind == "mandatory"]
    assert mandatory == [71, 72, 73, 74, 75, 99, 101]
    assert [deck.cards[n].effects[0].amount for n in range(71, 76)] == list(range(1779, 1784))
    assert [deck.cards[n].effects[0].amount for n in range(67, 71)] == [2, 2, 2, 3]
    assert {n: deck.cards[n].reshuffle for n in (95, 96, 99)} == {
        95: "when_played",
        96: "when_discarded",
        99: "when_played",
    }
    assert [card.number for card in deck.cards if card.added_year] == [86, 99]
    assert [card.number for card in deck.cards if card.removed_after_play] == [86, 99, 100, 101]


def test_6_33_battle_cards(deck: Deck) -> None:
    for card in deck.cards:
        if card.kind == "battle":
            assert (card.battle_bonus, card.discard_bonus, card.draws) == (2, 1, 1)
        else:
            assert (card.battle_bonus, card.draws, card.battle_effects) == (0, 0, ())
    tarleton, arnold = deck.cards[82], deck.cards[100]
    assert [effect.op for effect in tarleton.battle_effects] == ["battle"]
    assert [effect.op for effect in tarleton.effects] == ["remove_pc"]
    assert tarleton.effects[0].within_steps == 2
    assert tarleton.effects[0].within_of == BRITISH
    assert arnold.effects == ()
    assert [effect.op for effect in arnold.battle_effects] == [
        "battle",
        "remove_general_forever",
        "recheck_overrun",
    ]


def test_filters_of_an_effect_are_plain_attributes(deck: Deck, board: Board) -> None:
    brant = deck.cards[84].effects[0]
    assert (brant.op, brant.owner, brant.minimum, brant.maximum) == ("remove_pc", AMERICAN, 0, 2)
    assert [board.colony_ids[colony] for colony in brant.colonies] == ["NH", "NY", "PA"]
    assert (brant.port, brant.not_blockaded, brant.per_colony) == (0, False, 0)
    assert brant.exclude_owner_cu
    assert brant.exclude_american_general
    assert brant.exclude_congress
    assert not brant.exclude_any_pc
    raid = deck.cards[83].effects[0]
    remove, flip = raid.options
    assert (remove.op, remove.port, remove.not_blockaded) == ("remove_pc", 1, True)
    assert (flip.op, flip.owner, flip.to, flip.minimum) == ("flip_pc", AMERICAN, BRITISH, 1)
    assert deck.cards[102].effects[0].adjacent_to == BRITISH
    assert not deck.cards[98].effects[0].adjacency
    glover = deck.cards[93].effects[0]
    assert (glover.op, glover.owner, glover.amount) == ("activate", AMERICAN, 6)
    assert deck.cards[94].effects[0].op == "forbid_american_pc_placement"
    assert deck.cards[67].effects[0].landing_parties == 1


def test_a_card_is_found_by_number_or_words(deck: Deck) -> None:
    assert deck.find("93") == deck.find("glover") == deck.find("Marblehead regiment") == 93
    assert deck.find("minor campaign") == 67
    with pytest.raises(PackError, match="6 cards fit"):
        deck.find("lord north")
    with pytest.raises(PackError, match="runs from 1 to 110"):
        deck.find("111")
    with pytest.raises(PackError, match='No card is called "saratoga"'):
        deck.find("saratoga")


def test_thirteen_generals_americans_first(pieces: Pieces) -> None:
    shorts = [general.short for general in pieces.generals]
    assert len(shorts) == 13
    assert [shorts[g] for g in pieces.by_side[BRITISH]] == shorts[8:]
    assert shorts[7] == "Rochambeau"
    assert pieces.by_side[AMERICAN] == tuple(range(8))
    washington = pieces.generals[pieces.general("washington")]
    assert (washington.strategy, washington.battle, washington.agility) == (2, 6, 3)
    assert washington.never_to_box
    assert washington.out_if_captured
    assert washington.winter_offensive
    assert washington.winter_exempt == 5
    assert [g.short for g in pieces.generals if g.retreat_bonus == 2] == ["Washington", "Greene"]
    with pytest.raises(PackError, match="Did you mean Cornwallis"):
        pieces.general("Cornwalis")


def test_4_0_set_up(pieces: Pieces, board: Board) -> None:
    pcs = {board.labels[space]: side for space, side in pieces.setup_pc}
    assert len(pcs) == 11
    assert "Newport" not in pcs
    cus = {board.labels[space]: (side, n) for space, side, n in pieces.setup_cu}
    assert cus == {
        "Quebec": (BRITISH, 2),
        "Fort Detroit": (BRITISH, 1),
        "Boston": (BRITISH, 5),
        "Lexington and Concord": (AMERICAN, 5),
        "Newport": (AMERICAN, 2),
        "Charleston": (AMERICAN, 2),
    }
    placed = {pieces.generals[g].short: board.labels[s] for g, s in pieces.setup_generals}
    assert placed == {
        "Carleton": "Quebec",
        "Howe": "Boston",
        "Washington": "Lexington and Concord",
        "Greene": "Newport",
    }
    assert len(pieces.setup_box) == 9
    assert board.labels[pieces.setup_congress] == "Philadelphia"
    assert pieces.set_aside == (86, 99)


def test_track_and_limits(pieces: Pieces) -> None:
    assert list(pieces.reinforcements) == list(range(1775, 1784))
    assert list(pieces.reinforcements.values()) == [3, 8, 1, 8, 1, 5, 1, 1, 1]
    assert (pieces.first_year, pieces.last_year, pieces.hand_size) == (1775, 1783, 7)
    assert pieces.plays_per_year == (2, 1)
    assert pieces.french_cus == pieces.cu_limit[2] == 5
    assert pieces.rewritten_pool == 6


# The handbook


def test_the_handbook_holds_the_whole_vocabulary() -> None:
    page = (ROOT / "docs" / "packs.md").read_text("utf-8")
    assert vocabulary_markdown() in page


def test_the_handbook_examples_are_sound(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "packs.md").read_text("utf-8")
    examples = [block.split("```")[0] for block in page.split("```json\n")[1:]]
    corrected = [json.loads(text) for text in examples if '"number"' in text]
    assert len(corrected) == 2
    content = built_in("washingtons_war", "deck.json")
    for row in corrected:
        content["cards"][row["number"] - 1] = row
    assert PACKS.check(supply(tmp_path, "deck.json", content))[0] == []


def test_every_word_of_the_vocabulary_is_used_by_the_deck(deck: Deck) -> None:
    used: set[str] = set()
    for known in deck.cards:
        for part in known.effects + known.battle_effects:
            used.add(part.op)
            used.update(option.op for option in part.options)
    assert used == set(VOCABULARY)
    assert {word for known in deck.cards for word in known.prerequisites} == set(PREREQUISITES)
