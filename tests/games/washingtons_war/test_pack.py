"""The data pack of Washington's War: what the built-in one holds, and which ones are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from ticonderoga.games.washingtons_war.board import AMERICAN, BRITISH, Board
from ticonderoga.games.washingtons_war.cards import (
    PREREQUISITES,
    VOCABULARY,
    Deck,
    category,
    vocabulary_markdown,
)
from ticonderoga.games.washingtons_war.pack import PackError, check_pack, load_pack, remarks
from ticonderoga.games.washingtons_war.pieces import Pieces

Json = dict[str, Any]
ROOT = Path(__file__).resolve().parents[3]


def built_in(file: str) -> Json:
    folder = resources.files("ticonderoga.games.washingtons_war").joinpath("pack")
    found: Json = json.loads(folder.joinpath(file).read_text("utf-8"))
    return found


def supply(folder: Path, file: str, content: Json) -> str:
    (folder / file).write_text(json.dumps(content), "utf-8")
    return str(folder)


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
    assert check_pack("") == []
    assert remarks("") == []


def test_it_says_that_it_is_a_reconstruction() -> None:
    pack = load_pack()
    assert pack.name == "reconstruction-1"
    assert "reconstructions" in pack.notice
    assert pack.confidence_counts["space_names"] == {
        "certain": 48,
        "likely": 2,
        "reconstructed": 16,
    }
    assert pack.confidence_counts["connections"] == {
        "certain": 13,
        "likely": 36,
        "reconstructed": 62,
    }
    assert pack.confidence_counts["card_effects"]["reconstructed"] == 19
    assert pack.confidence_counts["general_ratings"] == {
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
    assert sum(line.wilderness for line in board.connections) == 7  # one of them is Arnold's
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
        ("remove_pc", [82, 83, 84, 85, 87, 91, 92, 95, 104, 105]),
        ("realign", [90, 98, 99, 102, 103]),
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
    assert (brant.op, brant.owner, brant.minimum, brant.maximum) == ("remove_pc", AMERICAN, 0, 3)
    assert [board.colony_ids[colony] for colony in brant.colonies] == ["NY", "PA", "VA"]
    assert (brant.port, brant.not_blockaded, brant.per_colony) == (0, False, 0)
    assert brant.exclude_owner_cu
    assert brant.exclude_american_general
    assert brant.exclude_congress
    assert not brant.exclude_any_pc
    raid = deck.cards[83].effects[0]
    remove, flip = raid.options
    assert (remove.op, remove.port, remove.not_blockaded) == ("remove_pc", 1, True)
    assert (flip.op, flip.owner, flip.to, flip.minimum) == ("flip_pc", AMERICAN, BRITISH, 1)
    amnesty = deck.cards[102].effects[0].options
    assert (amnesty[0].adjacent_to, amnesty[1].adjacency) == (BRITISH, True)
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


# A pack of one's own


def test_a_folder_with_one_file_corrects_only_that_file(tmp_path: Path) -> None:
    pieces = built_in("pieces.json")
    pieces["generals"][12]["strategy"] = 1
    pack = load_pack(supply(tmp_path, "pieces.json", pieces))
    assert pack.pieces.generals[12].strategy == 1
    assert load_pack().pieces.generals[12].strategy == 2
    assert pack.board.size == 66
    assert pack.name == "reconstruction-1, corrected in pieces.json"
    assert pack.digest != load_pack().digest


def test_the_digest_is_of_the_content_not_of_the_layout(tmp_path: Path) -> None:
    path = supply(tmp_path, "map.json", built_in("map.json"))
    assert load_pack(path).digest == load_pack().digest
    assert len(load_pack().digest) == 32


def test_a_stale_count_is_worth_a_remark_but_no_refusal(tmp_path: Path) -> None:
    label = built_in("pack.json")
    label["confidence"]["space_names"]["certain"] = 49
    path = supply(tmp_path, "pack.json", label)
    assert check_pack(path) == []
    assert str(remarks(path)[0]) == (
        "pack.json, confidence, space_names: the counts are [49, 2, 16]. "
        "The files hold [48, 2, 16]."
    )


def test_a_changed_kind_of_event_is_worth_a_remark(tmp_path: Path) -> None:
    deck = built_in("deck.json")
    deck["cards"][109]["effects"] = [{"op": "discard_random", "from": "american"}]
    found = [str(remark) for remark in remarks(supply(tmp_path, "deck.json", deck))]
    assert any("remove_cu: 2 cards are of this kind" in remark for remark in found)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"there is no such folder\. Name a folder that holds"):
        load_pack(str(tmp_path / "nowhere"))
    with pytest.raises(PackError, match="the folder holds no file of a pack"):
        load_pack(str(tmp_path))


def test_a_file_that_is_not_json(tmp_path: Path) -> None:
    (tmp_path / "map.json").write_text('{\n "spaces": [\n}', "utf-8")
    assert [problem.where for problem in check_pack(str(tmp_path))] == ["line 3"]


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    (tmp_path / "map.json").write_bytes(b'{"about": "Qu\xe9bec"}')
    assert [problem.remedy for problem in check_pack(str(tmp_path))] == ["Save it as UTF-8."]


def test_a_field_that_stands_twice(tmp_path: Path) -> None:
    text = json.dumps(built_in("pack.json")).replace('"schema": 1', '"schema": 1, "schema": 1')
    (tmp_path / "pack.json").write_text(text, "utf-8")
    assert '"schema" stands twice' in str(check_pack(str(tmp_path))[0])


# Damaged packs: the file, what is done to it, and what the person is told


def space(content: Json, space_id: str) -> Json:
    found: Json = next(row for row in content["spaces"] if row["id"] == space_id)
    return found


def card(content: Json, number: int) -> Json:
    found: Json = content["cards"][number - 1]
    return found


def effect(content: Json, number: int) -> Json:
    found: Json = card(content, number)["effects"][0]
    return found


def general(content: Json, general_id: str) -> Json:
    found: Json = next(row for row in content["generals"] if row["id"] == general_id)
    return found


def cut(content: Json, space_id: str) -> None:
    content["connections"] = [
        line for line in content["connections"] if space_id not in (line["a"], line["b"])
    ]


def island(content: Json) -> None:
    georgia = {row["id"] for row in content["spaces"] if row["colony"] == "GA"}
    content["connections"] = [
        line for line in content["connections"] if (line["a"] in georgia) == (line["b"] in georgia)
    ]


def crowd_new_jersey(content: Json) -> None:
    for space_id in ("morristown", "new_brunswick", "monmouth"):
        content["setup"]["pieces"].append({"space": space_id, "side": "british", "pc": True})


Damage = Callable[[Json], object]
DAMAGED: list[tuple[str, Damage, str]] = [
    (
        "pack.json",
        lambda c: c.update(schema=2),
        'pack.json: "schema" is 2. This version reads schema 1.',
    ),
    ("pack.json", lambda c: c.pop("name"), 'the field "name" is missing. Add it.'),
    (
        "map.json",
        lambda c: space(c, "boston").update(colony="MS"),
        'map.json, space boston, colony: "MS" is not a colony. Known are: CA, NH, MA',
    ),
    (
        "map.json",
        lambda c: space(c, "boston").update(kind="triangle"),
        'map.json, space boston: "kind" is "triangle". It should be circle, square or star.',
    ),
    (
        "map.json",
        lambda c: space(c, "boston").update(zone="new_englund"),
        '"new_englund" is not a blockade zone. Did you mean new_england?',
    ),
    (
        "map.json",
        lambda c: space(c, "albany").update(fortified=True),
        "space albany: it is fortified but no port.",
    ),
    (
        "map.json",
        lambda c: space(c, "york").update(name="Reading"),
        'space york: another space is called "Reading" too. Add a "label"',
    ),
    (
        "map.json",
        lambda c: c["spaces"].append(dict(c["spaces"][0])),
        "space quebec: the id stands twice. Every space needs an id of its own.",
    ),
    (
        "map.json",
        lambda c: cut(c, "barnstable"),
        "map.json, space barnstable: no line leads there. Add a connection",
    ),
    (
        "map.json",
        island,
        "the map falls apart: no way leads from Quebec to Augusta, Wrightsborough, Savannah "
        "and St. Mary's.",
    ),
    (
        "map.json",
        lambda c: c["connections"][0].update(b="oswegoo"),
        'connection montreal - oswegoo: "oswegoo" is not a space. Did you mean oswego?',
    ),
    (
        "map.json",
        lambda c: c["connections"].append(dict(c["connections"][0])),
        "connection montreal - oswego: the same two spaces are joined twice.",
    ),
    (
        "map.json",
        lambda c: c["connections"][4].update(only_general="benedict"),
        'connection falmouth - quebec: "benedict" is not a general.',
    ),
    (
        "map.json",
        lambda c: c["colonies"][1].update(thirteen=False),
        "12 colonies count as one of the thirteen. There should be exactly 13",
    ),
    (
        "map.json",
        lambda c: c.update(canada_keys=["montreal", "albany"]),
        'canada_keys: "albany" does not lie in Canada.',
    ),
    (
        "map.json",
        lambda c: space(c, "boston").update(confidence="sure"),
        '"confidence" is "sure". It should be certain, likely or reconstructed.',
    ),
    (
        "map.json",
        lambda c: space(c, "boston").update(fortifyed=True),
        'space boston: the field "fortifyed" is not known here. Did you mean fortified?',
    ),
    (
        "deck.json",
        lambda c: c["cards"].pop(92),
        "deck.json, cards: card 93 is missing. The deck has 110 cards",
    ),
    (
        "deck.json",
        lambda c: card(c, 94).update(number=93),
        "card 93: the number stands twice.",
    ),
    (
        "deck.json",
        lambda c: card(c, 7).update(ops=4),
        'card 7: "ops" is 4. It should be a whole number from 1 to 3.',
    ),
    (
        "deck.json",
        lambda c: card(c, 68).update(kind="event", side="british"),
        'card 68: its kind is "event". Cards 1 to 66 are OPS cards and 67 to 70 campaigns, '
        'so it should be "campaign".',
    ),
    (
        "deck.json",
        lambda c: card(c, 101).update(kind="event", side="american"),
        "6 cards are mandatory. There should be seven",
    ),
    (
        "deck.json",
        lambda c: card(c, 84).pop("side"),
        'card 84: the field "side" is missing.',
    ),
    (
        "deck.json",
        lambda c: effect(c, 84).update(op="remove_pcs"),
        'card 84, effect 1: "remove_pcs" is not a word of the effect vocabulary. '
        "Did you mean remove_pc",
    ),
    (
        "deck.json",
        lambda c: effect(c, 84).update(colonies=["NY", "KY"]),
        'card 84, effect 1, colonies: "KY" is not a colony.',
    ),
    (
        "deck.json",
        lambda c: effect(c, 84).pop("max"),
        'card 84, effect 1: "remove_pc" needs the field "max".',
    ),
    (
        "deck.json",
        lambda c: effect(c, 84).update(min=4),
        '"min" is 4 and "max" is 3. At least may not be more than at most.',
    ),
    (
        "deck.json",
        lambda c: effect(c, 84).update(exclude=["owner_cus"]),
        'card 84, effect 1, exclude: "owner_cus" is not known. Did you mean owner_cu',
    ),
    (
        "deck.json",
        lambda c: effect(c, 83)["options"][1].update(to="french"),
        'card 83, effect 1, option 2: "to" is "french". It should be american or british.',
    ),
    (
        "deck.json",
        lambda c: effect(c, 83)["options"].pop(),
        "card 83, effect 1, options: it offers fewer than two options.",
    ),
    (
        "deck.json",
        lambda c: effect(c, 90).update(adjacency=True),
        '"adjacency" is the British placement rule. Leave it out for American markers.',
    ),
    (
        "deck.json",
        lambda c: card(c, 82)["effects"][1].pop("mode"),
        'card 82, effect 2: "remove_pc" does not work inside a battle.',
    ),
    (
        "deck.json",
        lambda c: card(c, 100)["effects"][1].update(general="arnould"),
        'card 100, effect 2: "arnould" is not a general. Did you mean arnold?',
    ),
    (
        "deck.json",
        lambda c: card(c, 95).pop("reshuffle"),
        'card 95: the effect "reshuffle_next_deal" and "reshuffle": "when_played" go together.',
    ),
    (
        "deck.json",
        lambda c: card(c, 97).update(prerequisites=["european_war"]),
        'card 97, prerequisites: "european_war" is not a known condition.',
    ),
    (
        "deck.json",
        lambda c: card(c, 88)["effects"].append({"op": "war_ends", "year": 1779}),
        'card 88, effect 2: "war_ends" does not fit a card of the kind event.',
    ),
    (
        "deck.json",
        lambda c: card(c, 99).pop("added_year"),
        "pieces.json, setup, set_aside_cards: the cards set aside are [86, 99], but the deck "
        'gives "added_year" to [86].',
    ),
    (
        "pieces.json",
        lambda c: general(c, "howe").update(strategy=4),
        'general howe: "strategy" is 4. It should be a whole number from 1 to 3.',
    ),
    (
        "pieces.json",
        lambda c: general(c, "howe").update(battle=7),
        'general howe: "battle" is 7. It should be a whole number from 1 to 6.',
    ),
    (
        "pieces.json",
        lambda c: general(c, "howe").update(agility=0),
        'general howe: "agility" is 0. It should be a whole number from 1 to 3.',
    ),
    (
        "pieces.json",
        lambda c: general(c, "howe").update(agility=True),
        'general howe: "agility" is true.',
    ),
    (
        "pieces.json",
        lambda c: c["generals"].append(dict(c["generals"][0])),
        "general washington: the id stands twice.",
    ),
    (
        "pieces.json",
        lambda c: c["setup"]["boxes"].remove("lee"),
        'setup, general lee: Lee starts nowhere. Put him in one space, or in "boxes".',
    ),
    (
        "pieces.json",
        lambda c: c["setup"].pop("congress"),
        'pieces.json, setup: the field "congress" is missing.',
    ),
    (
        "pieces.json",
        lambda c: c["setup"]["pieces"][3].update(space="bostn"),
        'setup, bostn: "bostn" is not a space. Did you mean boston',
    ),
    (
        "pieces.json",
        lambda c: c["setup"]["pieces"][3].update(side="american"),
        "setup, boston: Howe is on the other side.",
    ),
    (
        "pieces.json",
        lambda c: c["reinforcement_track"].pop(3),
        "reinforcement_track: nothing is said of 1778.",
    ),
    (
        "pieces.json",
        crowd_new_jersey,
        "the British hold every space of New Jersey.",
    ),
]


@pytest.mark.parametrize(("file", "damage", "sentence"), DAMAGED)
def test_a_damaged_pack_is_refused_with_the_reason(
    tmp_path: Path, file: str, damage: Damage, sentence: str
) -> None:
    content = built_in(file)
    damage(content)
    path = supply(tmp_path, file, content)
    told = [str(problem) for problem in check_pack(path)]
    assert any(sentence in line for line in told), told
    with pytest.raises(PackError, match="cannot be used"):
        load_pack(path)


def test_every_problem_is_told_at_once(tmp_path: Path) -> None:
    content = built_in("pieces.json")
    for general_id in ("howe", "gates", "lee", "clinton"):
        general(content, general_id)["strategy"] = 9
    path = supply(tmp_path, "pieces.json", content)
    assert len(check_pack(path)) == 4
    with pytest.raises(PackError, match="There is 1 more problem"):
        load_pack(path)


@pytest.mark.parametrize("file", ["pack.json", "map.json", "deck.json", "pieces.json"])
def test_any_missing_or_mistyped_field_is_a_problem_and_never_a_crash(
    tmp_path: Path, file: str
) -> None:
    for name in built_in(file):
        wrongs: list[object] = [None, 17, "x", [17], [{}], {}, {"x": [None]}]
        for wrong in wrongs:
            content = built_in(file)
            content[name] = wrong
            check_pack(supply(tmp_path, file, content))
        content = built_in(file)
        del content[name]
        check_pack(supply(tmp_path, file, content))


# The handbook


def test_the_handbook_holds_the_whole_vocabulary() -> None:
    page = (ROOT / "docs" / "packs.md").read_text("utf-8")
    assert vocabulary_markdown() in page


def test_the_handbook_examples_are_sound(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "packs.md").read_text("utf-8")
    examples = [block.split("```")[0] for block in page.split("```json\n")[1:]]
    corrected = [json.loads(text) for text in examples if '"number"' in text]
    assert len(corrected) == 2
    content = built_in("deck.json")
    for row in corrected:
        content["cards"][row["number"] - 1] = row
    assert check_pack(supply(tmp_path, "deck.json", content)) == []


def test_every_word_of_the_vocabulary_is_used_by_the_deck(deck: Deck) -> None:
    used: set[str] = set()
    for known in deck.cards:
        for part in known.effects + known.battle_effects:
            used.add(part.op)
            used.update(option.op for option in part.options)
    assert used == set(VOCABULARY)
    assert {word for known in deck.cards for word in known.prerequisites} == set(PREREQUISITES)
