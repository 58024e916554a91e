"""How Liberty or Death is drawn: the board once, and its look through a view."""

from __future__ import annotations

import random

import pytest

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.drawing import At, Scene
from ticonderoga.engine.drawing_check import faults_of_board, faults_of_scene
from ticonderoga.engine.match import Match
from ticonderoga.engine.scene_parts import draw_parts
from ticonderoga.games.liberty_or_death.data.pack import load_pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    BRITISH,
    FACTIONS,
    FRENCH,
    INDIANS,
    MILITIA,
    PATRIOTS,
    TYPE_IDS,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    BOSTON,
    CHARLES_TOWN,
    CITIES,
    NEW_YORK_CITY,
    PROVINCES,
    SPACES,
    VIRGINIA,
    WEST_INDIES,
)
from ticonderoga.games.liberty_or_death.drawing.board import describe_board
from ticonderoga.games.liberty_or_death.drawing.scene import PHASES, eligibility, scene_parts
from ticonderoga.games.liberty_or_death.edition import Edition
from ticonderoga.games.liberty_or_death.game import GAME
from ticonderoga.games.liberty_or_death.position import SLOT, STROKES, Position
from ticonderoga.games.liberty_or_death.rules.sequence import STEP_NAMES
from ticonderoga.games.liberty_or_death.rules.setup import set_up
from ticonderoga.games.liberty_or_death.view import view

SCENARIOS = ["1775", "1776", "1778", "1778-sprint"]


def begun(scenario: str) -> Position:
    g = set_up(load_pack(), Edition(scenario, {}), Dice(5))
    g.played, g.on_deck = 1, 2
    return g


def drawn(g: Position) -> Scene:
    return draw_parts(scene_parts(g.pack), view(g, 0))


def titles(scene: Scene, at: At) -> list[str]:
    return [token["title"] for token in scene["tokens"] if token["at"] == at]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_is_plain_json_with_every_space_card_and_leader(scenario: str) -> None:
    board = describe_board(load_pack(), scenario)
    assert faults_of_board(board) == []
    assert len(board["spaces"]) == SPACES
    assert len(board["cards"]) == 110
    assert len(board["pieces"]) == 9
    assert [side["camp"] for side in board["sides"]] == [0, 1, 0, 1]
    assert board["tracks"][1]["steps"][0] == scenario[:4]


def test_provinces_are_areas_and_cities_are_points() -> None:
    spaces = describe_board(load_pack(), "1775")["spaces"]
    for space in (*PROVINCES, WEST_INDIES):
        assert spaces[space]["shape"] == "area"
        assert len(spaces[space]["outline"][0]) >= 4
    for space in CITIES:
        assert spaces[space]["shape"] == "circle"
        assert "outline" not in spaces[space]


def test_every_adjacency_is_a_link_and_a_way_is_drawn_where_the_eye_sees_no_border() -> None:
    pack = load_pack()
    links = describe_board(pack, "1775")["links"]
    assert len(links) == 43
    ways = [(link["a"], link["b"]) for link in links if link["style"] == "road"]
    assert ways
    for a, b in ways:
        assert a in CITIES
        assert b not in pack.areas.touching[a]
    unsure = [link for link in links if link["confidence"] != "certain"]
    assert all(link["note"] for link in unsure)
    assert len(unsure) == 4


def test_a_card_shows_both_its_sides() -> None:
    cards = describe_board(load_pack(), "1775")["cards"]
    assert [name for name, _ in cards[2]["faces"]] == ["Unshaded", "Shaded"]
    assert all(words in cards[2]["text"] for _, words in cards[2]["faces"])
    assert cards[18]["faces"] == [("", cards[18]["text"])]
    assert cards[0]["faces"] == []
    assert cards[2]["order"] == [PATRIOTS, BRITISH, FRENCH, INDIANS]
    assert cards[109]["side"] == FRENCH


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_piece_is_drawn_once(scenario: str) -> None:
    g = begun(scenario)
    scene = drawn(g)
    assert faults_of_scene(describe_board(g.pack, scenario), scene) == []
    counted = [0] * len(g.pack.limits)
    ships = leaders = 0
    for token in scene["tokens"]:
        name = token["key"].split(" ")[0].removeprefix("active_")
        if name in TYPE_IDS:
            counted[TYPE_IDS.index(name)] += token["count"]
        ships += token["count"] if token["figure"] == "ship" else 0
        leaders += token["figure"] == "leader"
    assert counted == g.pack.limits
    assert ships == 3
    assert leaders == 4


def test_boston_in_1775() -> None:
    scene = drawn(begun("1775"))
    assert titles(scene, ("space", BOSTON)) == [
        "British Control",
        "Passive Support",
        "3 British Regulars",
        "1 British Fort",
        "Thomas Gage",
    ]
    assert "Comte de Rochambeau" in titles(scene, ("box", "available_french"))
    assert titles(scene, ("box", "unavailable_french")) == ["15 French Regulars", "3 Squadrons"]


def test_irregulars_show_their_side_and_markers_their_number() -> None:
    g = begun("1775")
    g.put(MILITIA, VIRGINIA, 1)
    g.flip(MILITIA, ACTIVE_MILITIA, VIRGINIA, 1)
    g.propaganda[VIRGINIA] = 2
    g.raids[VIRGINIA] = 1
    g.put_blockades(CHARLES_TOWN, 1)
    scene = drawn(g)
    here = titles(scene, ("space", VIRGINIA))
    assert "1 Underground Militia" in here
    assert "1 Active Militia" in here
    assert "2 Propaganda markers" in here
    assert "1 Raid marker" in here
    assert titles(scene, ("space", CHARLES_TOWN)) == ["1 Blockade"]
    assert scene["tracks"]["fni"]["step"] == 1


def test_the_level_of_a_space_is_a_token_of_its_side() -> None:
    g = begun("1775")
    for level, side, count in ((2, BRITISH, 2), (-1, PATRIOTS, 1)):
        g.set_level(NEW_YORK_CITY, level)
        tokens = [
            token for token in drawn(g)["tokens"]
            if token["key"] == f"level {NEW_YORK_CITY}"
        ]  # fmt: skip
        assert [(token["side"], token["count"]) for token in tokens] == [(side, count)]


def test_2_3_2_eligibility_follows_the_symbols_of_the_card() -> None:
    g = begun("1775")  # card 1: Patriots, British, French, Indians
    g.step = SLOT
    words = eligibility(g.pack, view(g, 0))
    assert words == ["2nd Eligible", "1st Eligible", "eligible", "eligible"]
    g.passed = 1 << PATRIOTS
    assert eligibility(g.pack, view(g, 0))[PATRIOTS] == "has passed"
    assert eligibility(g.pack, view(g, 0))[BRITISH] == "1st Eligible"
    g.acted = 1 << BRITISH
    g.slot = 1
    g.eligible &= ~(1 << FRENCH)
    words = eligibility(g.pack, view(g, 0))
    assert words[BRITISH] == "has acted"
    assert words[FRENCH] == "ineligible"
    assert words[INDIANS] == "2nd Eligible"


def test_factions_show_resources_margins_and_held_cards() -> None:
    g = begun("1775")
    g.step = STROKES
    rows = drawn(g)["factions"]
    assert [row["purse"] for row in rows] == [("Resources", amount) for amount in (6, 3, 0, 5)]
    margins = [[margin for _, margin, _ in row["goals"]] for row in rows]
    assert margins == [[-10, 0], [-10, 4], [-10, -4], [-10, 0]]
    assert rows[PATRIOTS]["goals"] == [("Opposition", -10, 1), ("Forts", 4, 1)]
    assert all("Brilliant Stroke" in row["holds"] for row in rows)
    assert ["Treaty of Alliance" in row["holds"] for row in rows] == [False, False, False, True]
    hands = drawn(g)["hands"]
    assert hands[FRENCH]["cards"] == [107, 109]
    g.strokes = 0
    g.treaty_card = False
    assert [hand["count"] for hand in drawn(g)["hands"]] == [0, 0, 0, 0]


def test_a_faction_stands_at_its_lower_margin() -> None:
    standing = drawn(begun("1776"))["standing"]
    assert [each["value"] for each in standing] == [-12, -8, -12, -8]
    for faction in FACTIONS:
        assert standing[faction]["need"] == 1
        assert "(7.2)" in standing[faction]["text"]
    assert "Treaty" in standing[FRENCH]["text"]
    assert "Treaty" not in drawn(begun("1778"))["standing"][FRENCH]["text"]


def test_the_status_tells_phase_and_totals() -> None:
    g = begun("1775")
    told = dict(drawn(g)["status"])
    assert told["Phase"] == PHASES[STEP_NAMES[g.step]]
    assert told["Support : Opposition"] == "4 : 4"
    assert told["French Preparations"] == "0 of 16"
    assert "Preparations" not in dict(drawn(begun("1778"))["status"])
    assert set(PHASES) == set(STEP_NAMES)


def test_piles_hold_what_was_played() -> None:
    g = begun("1775")
    g.played_cards = (9, 12)
    piles = {pile["id"]: pile["cards"] for pile in drawn(g)["piles"]}
    assert piles == {"played": [1], "on_deck": [2], "past": [9, 12]}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_any_moment_of_a_game_can_be_drawn(scenario: str) -> None:
    match = Match(GAME, scenario, {}, seed=4)
    chance = random.Random(4)
    orders = 0
    for number in range(400):
        if match.over:
            break
        match.choose(chance.choice(match.choices()))
        seen = match.view(number % 5 - 1)
        scene = match.rules.scene(seen)
        orders += scene["order"] is not None
        pieces = [token for token in scene["tokens"] if token["figure"] != "leader"]
        assert all(token["count"] > 0 for token in pieces)
    assert orders
    assert faults_of_scene(match.rules.board(), scene) == []
