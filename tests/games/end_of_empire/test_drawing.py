"""The board of End of Empire: what every scenario draws, and that it is what the rules play on."""

from __future__ import annotations

import json

import pytest

from ticonderoga.engine.drawing import NO_HEX
from ticonderoga.engine.drawing import Board as Drawing
from ticonderoga.engine.drawing_check import faults_of_board, faults_of_scene, space_count
from ticonderoga.engine.match import Match
from ticonderoga.games.end_of_empire.data.kinds import ARW, FIW
from ticonderoga.games.end_of_empire.data.pack import PACKS, Pack
from ticonderoga.games.end_of_empire.drawing.board import describe_board, when
from ticonderoga.games.end_of_empire.drawing.things import describe_piece, figures, ratings
from ticonderoga.games.end_of_empire.game import GAME
from ticonderoga.games.end_of_empire.text.rulebook import RULES

SCENARIOS = [scenario.name for scenario in GAME.scenarios]


@pytest.fixture(scope="module")
def pack() -> Pack:
    return PACKS.load()


def board_of(pack: Pack, scenario: str) -> Drawing:
    return describe_board(pack, pack.scenarios[scenario])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_and_the_first_scene_are_of_the_types(pack: Pack, scenario: str) -> None:
    match = Match(GAME, scenario, seed=2)
    board = match.rules.board()
    assert faults_of_board(board) == []
    assert faults_of_scene(board, match.rules.scene(match.view(0))) == []
    assert space_count(board) == len(match.rules.ids["space"])
    assert len(json.dumps(board)) < 400_000


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_hexes_out_of_play_are_left_out(pack: Pack, scenario: str) -> None:
    data = pack.scenarios[scenario]
    grid = board_of(pack, scenario)["hexes"]
    for hex in range(pack.board.hexes):
        row, column = divmod(hex, pack.board.columns)
        assert (grid["terrain"][row][column] == NO_HEX) != data.in_play[hex]
    for line in grid["lines"]:
        assert all(data.in_play[hex] for hex in line["hexes"])
        pairs = zip(line["hexes"], line["hexes"][1:])
        assert all(b in pack.board.near[a] for a, b in pairs)
    assert all(data.in_play[named["hex"]] for named in grid["named"])


def test_hexes_have_the_numbers_of_the_sheets(pack: Pack) -> None:
    grid = board_of(pack, "arw-campaign-1775")["hexes"]
    headings = grid["headings"]
    assert (headings[0], headings[49], headings[50], headings[-1]) == ("S10", "S59", "10", "60")
    for hex in (0, 77, 1990, 2827):
        row, column = divmod(hex, pack.board.columns)
        assert f"{headings[column]}{row + grid['first'][1]:02}" == pack.board.ids[hex]


def test_places_are_the_spaces_after_the_hexes(pack: Pack) -> None:
    board = pack.board
    places = board_of(pack, "fiw-campaign")["hexes"]["places"]
    assert len(places) == board.size - board.hexes
    for space, place in enumerate(places, board.hexes):
        assert place["hex"] == board.hex_of[space]
        assert place["name"] == board.labels[space]
    shapes = {pack.board.ids[board.hexes + at]: place["shape"] for at, place in enumerate(places)}
    assert shapes["3120-town"] == "circle"
    assert shapes["1111-outpost"] == "square"
    assert shapes["4111-fortress"] == "star"


def test_terrain_and_colours_are_those_of_the_map(pack: Pack) -> None:
    grid = board_of(pack, "arw-campaign-1775")["hexes"]
    boston, wild = divmod(pack.board.boston, pack.board.columns), divmod(0, pack.board.columns)
    assert grid["legend"][grid["terrain"][boston[0]][boston[1]]]["name"] == "Civilized"
    assert grid["wash"][boston[0]][boston[1]] == "a"
    assert grid["wash"][wild[0]][wild[1]] == NO_HEX
    washes = grid["washes"]
    assert washes["a"]["about"] == ["American colour: friendly to the American."]
    before = board_of(pack, "fiw-campaign")["hexes"]["washes"]
    assert before["a"]["about"] == ["American colour: friendly to the British."]
    assert before["f"]["about"] == ["French or Spanish colour: friendly to the French."]


def test_the_net_lies_where_the_hexes_are(pack: Pack) -> None:
    """A crossing in a column that is not shifted is the middle of its hex."""
    globe = board_of(pack, "arw-campaign-1775")["hexes"]["globe"]
    first, every = globe["first"], globe["every"]
    for column, row in ((0, 0), (40, 12), (80, 24)):
        lat, lon = globe["at"][(row - first[1]) // every][(column - first[0]) // every]
        true = pack.board.lat_lon(row * pack.board.columns + column)
        assert (lat, lon) == pytest.approx(true, abs=0.001)


def test_waters_and_roads_have_their_styles(pack: Pack) -> None:
    lines = board_of(pack, "arw-campaign-1775")["hexes"]["lines"]
    styles = {line.get("name"): line["style"] for line in lines}
    assert styles["St. Lawrence"] == "river"
    assert styles["Mohawk"] == "stream"
    assert styles["Lake Champlain"] == "lake"
    assert styles["Great Lakes"] == "shore"
    assert styles["Braddock Road"] == "road"
    assert sum(line["style"] == "ferry" for line in lines) == 4


def test_every_hex_in_play_is_in_one_theatre(pack: Pack) -> None:
    for scenario in ("arw-campaign-1775", "jenkins-ear", "arw-invasion-of-canada"):
        groups = board_of(pack, scenario)["groups"]
        spaces = [space for _, spaces in groups for space in spaces]
        assert len(spaces) == len(set(spaces))
        in_play = pack.scenarios[scenario].in_play
        assert {space for space in spaces if space < pack.board.hexes} == {
            hex for hex in range(pack.board.hexes) if in_play[hex]
        }
    theatres = dict(board_of(pack, "arw-campaign-1775")["groups"])
    assert pack.board.boston in theatres["New England"]
    assert pack.board.index("1111") in theatres["The Ohio and the West"]
    assert pack.board.index("Boston town") in theatres["New England"]


def test_a_sea_is_named_in_its_middle_and_has_its_ports(pack: Pack) -> None:
    zones = board_of(pack, "arw-campaign-1775")["zones"]
    for sea, zone in enumerate(zones):
        assert pack.board.sea[zone["hex"]] == sea
    names = [pack.board.names[port] for port in zones[3]["spaces"]]
    assert "New York" in names
    assert board_of(pack, "jenkins-ear")["zones"][4]["spaces"] == []


def test_sides_are_called_as_in_their_war(pack: Pack) -> None:
    for scenario, name, tone in (
        ("jenkins-ear", "Spanish", "gold"), ("fiw-1755", "French", "blue"),
        ("arw-south-1780", "American", "blue"),
    ):  # fmt: skip
        british, allied = board_of(pack, scenario)["sides"]
        assert (british["name"], british["tone"]) == ("British", "red")
        assert (allied["name"], allied["tone"]) == (name, tone)


def test_the_turn_record_has_every_turn(pack: Pack) -> None:
    (turn, *_) = board_of(pack, "arw-campaign-1775")["tracks"]
    assert len(turn["steps"]) == 41
    assert turn["steps"][:2] == ["1 '75", "2"]
    (short,) = board_of(pack, "arw-south-1780")["tracks"][:1]
    assert [short["steps"][0], short["steps"][-1]] == ["31 '80", "41"]
    data = pack.scenarios["fiw-1755"]
    assert when(pack, data, 1) == "Jun-Jul 1755"
    assert when(pack, data, 99) == "turn 99"


def test_only_the_revolution_has_an_economy(pack: Pack) -> None:
    for scenario in SCENARIOS:
        data = pack.scenarios[scenario]
        tracks = [track["id"] for track in board_of(pack, scenario)["tracks"]]
        assert ("economy" in tracks) == data.collapse_rolls
        boxes = [box["id"] for box in board_of(pack, scenario)["boxes"]]
        assert ("havana" in boxes) == data.havana_box
        assert all(box["aside"] for box in board_of(pack, scenario)["boxes"])


# ---------------------------------------------------------------------- pieces


def test_a_unit_says_what_is_printed_on_it(pack: Pack) -> None:
    pieces = pack.pieces
    bearn = pieces.index("Bearn", FIW)
    assert (figures(pieces, bearn, 2), figures(pieces, bearn, 1)) == ("5/1/20", "3/1/20")
    assert describe_piece(pack, bearn)["about"] == [
        "5/1/20 (combat, ambush, movement) with 2 steps, 3/1/20 with 1."
    ]
    boxed = next(p for p in range(pieces.units) if pieces.face_cf_mark[p][-1] == 1)
    assert figures(pieces, boxed, pieces.steps[boxed]).startswith("[")
    ranger = pieces.index("fiw-rogers", FIW)
    assert "/+" in figures(pieces, ranger, pieces.steps[ranger])
    assert figures(pieces, ranger, pieces.steps[ranger]).endswith("+")


def test_a_leader_has_three_ratings(pack: Pack) -> None:
    howe = pack.pieces.index("Howe", ARW)
    piece = describe_piece(pack, howe)
    assert piece["ratings"] == [("combat", 1), ("rank", 5), ("initiative", 4)]
    assert ratings(pack.pieces, howe) == "1-5-4"
    assert piece["kind"] == "leader"
    assert piece["rules"] == ["8.1", "8.2", "8.3"]


def test_everything_reconstructed_says_so(pack: Pack) -> None:
    board = board_of(pack, "arw-campaign-1775")
    assert board["notice"]
    doubtful = [piece for piece in board["pieces"] if piece.get("doubts")]
    assert len(doubtful) > 500
    known = set(RULES)
    for piece in board["pieces"]:
        assert set(piece["rules"]) <= known
    for named in board["hexes"]["named"]:
        assert set(named.get("rules", [])) <= known
    for terrain in board["hexes"]["legend"].values():
        assert set(terrain["rules"]) <= known
