"""How Bayonets & Tomahawks is drawn: the board once, and its look through a view."""

from __future__ import annotations

import json

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from tests.games.bayonets_tomahawks.looking import (
    BOARD,
    LIGHT,
    PACK,
    SAIL,
    SCENARIOS,
    drawn,
    link,
    rules_of,
    space,
    titles,
    tokens_at,
)
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.drawing_check import faults_of_board
from ticonderoga.games.bayonets_tomahawks.data.kinds import AP_IDS, BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.drawing.tokens import mark_of
from ticonderoga.games.bayonets_tomahawks.position import ABSENT, Position
from ticonderoga.games.bayonets_tomahawks.text.rulebook import RULES
from ticonderoga.games.bayonets_tomahawks.text.words import LOG

# ---------------------------------------------------------------------- the board


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_has_every_space_connection_card_and_piece(scenario: str) -> None:
    board = rules_of(scenario).board()
    assert faults_of_board(board) == []
    sizes = [len(board["spaces"]), len(board["links"]), len(board["pieces"]), len(board["cards"])]
    assert sizes == [95, 164, 143, 55]
    assert len(board["regions"]) == 8 + 2
    names = [zone["name"] for zone in board["zones"]]
    assert names == ["Atlantic Ocean", "Gulf of Saint Lawrence"]
    for zone in (0, 1):
        spaces = [space for space in PACK.board.coast if PACK.board.sea(space, zone)]
        assert board["zones"][zone]["spaces"] == spaces
    assert board["tracks"][0]["steps"] == ["1755", "1756", "1757", "1758", "1759"]
    assert len(board["tracks"][1]["steps"]) == 9 + 3


def test_a_board_is_a_small_thing() -> None:
    assert len(json.dumps(BOARD)) < 170_000


def test_spaces_look_as_their_kind_says() -> None:
    spaces = BOARD["spaces"]
    quebec, albany = spaces[space("Québec")], spaces[space("Albany")]
    assert (quebec["shape"], quebec["tint"], quebec["rim"]) == ("star", "blue", "gold")
    assert (quebec["value"], quebec["pips"], quebec["signs"]) == (3, 3, "vcm")
    assert (albany["shape"], albany["tint"], albany["signs"]) == ("circle", "red", "vim")
    assert spaces[space("Boston")]["shape"] == "square"
    assert "value" not in spaces[space("Boston")]
    oquaga = spaces[space("Oquaga")]
    assert (oquaga["shape"], oquaga["tint"], oquaga["region"]) == ("dot", "green", 8)
    saranac = spaces[space("Saranac")]
    assert "tint" not in saranac
    assert (saranac["region"], saranac["zone"]) == (-1, -1)


def test_what_is_said_of_a_space() -> None:
    spaces = BOARD["spaces"]
    assert spaces[space("Louisbourg")]["about"] == [
        "Louisbourg. French Settled Space of value 3 in Acadie.",
        "A Fortress: it falls only when both its Bastions are gone.",
        "A Victory Space: 3 VPs to whoever takes it over.",
        "2 French Militia.",
        "Coastal, on the Atlantic Ocean and the Gulf of Saint Lawrence.",
    ]
    assert "The Village of the Mohawk." in spaces[space("Albany")]["about"]
    assert "A Victory Space: 1 VP to whoever takes it over." in spaces[space("York")]["about"]
    assert "No French unit enters it." in spaces[space("New York")]["about"]
    assert "A Village of the Cherokee." in spaces[space("Chote")]["about"]
    assert spaces[space("Saranac")]["about"] == [
        "Saranac. Wilderness Space.",
        "Uncontrolled.",
    ]


def test_every_rule_that_a_thing_names_is_in_the_rules() -> None:
    things = [*BOARD["spaces"], *BOARD["pieces"], *BOARD["cards"], *BOARD["regions"]]
    rules = {rule for thing in things for rule in thing.get("rules", [])}
    rules |= {rule for zone in BOARD["zones"] for rule in zone.get("rules", [])}
    rules |= {track["rule"] for track in BOARD["tracks"]} | {box["rule"] for box in BOARD["boxes"]}
    rules |= {rule for kind in BOARD["points"] for rule in kind["rules"]}
    assert rules <= set(RULES)


def test_the_story_names_lines_that_the_log_has() -> None:
    story = BOARD["story"]
    assert {*story["chapters"], *story["impulses"], *story["outcomes"]} <= set(LOG)


def test_connections_have_their_style() -> None:
    links = BOARD["links"]
    assert links[link("Albany", "Kingston")]["style"] == "highway"
    path = links[link("Albany", "Oquaga")]
    assert (path["style"], path["tint"]) == ("track", "green")
    assert path["note"] == "Path, of the Iroquois Confederacy"
    coastal = links[link("New York", "Philadelphia")]
    assert (coastal["coast"], coastal["note"]) == (True, "Highway, coastal")
    lake = [each for each in links if "over a lake" in each["note"]]
    assert len(lake) == 6


def test_every_space_stands_under_one_heading() -> None:
    listed = [space for _, spaces in BOARD["groups"] for space in spaces]
    assert sorted(listed) == list(range(95))


def test_cards_have_their_points_initiative_and_event() -> None:
    cards = BOARD["cards"]
    wagoneers = cards[30]
    assert wagoneers["points"] == [LIGHT, SAIL]
    assert wagoneers["rating"] == ("Initiative", 3)
    assert wagoneers["faces"][0][1].startswith("At AR Start: ")
    assert (wagoneers["confidence"], wagoneers["doubts"]) == ("reconstructed", ["effect"])
    assert cards[2]["title"] == "No Event"
    assert (cards[2]["faces"], cards[2]["confidence"]) == ([], "likely")
    assert "rating" not in cards[43]
    assert cards[15]["note"] == "1755-1756"
    assert cards[54]["text"].startswith("no AP. ")
    assert cards[0]["side"] == -1


def test_the_points_have_signs_and_the_double_ones_a_tag() -> None:
    points = BOARD["points"]
    assert len(points) == len(AP_IDS)
    assert [point["sign"] for point in points] == [
        "triangle", "triangle", "square", "square", "anchor", "anchor", "hollow-triangle",
        "hollow-triangle", "triangle-square",
    ]  # fmt: skip
    tagged = [AP_IDS[at] for at, point in enumerate(points) if point.get("tag") == "2x"]
    assert tagged == ["light_2x", "army_2x", "sail_army_2x", "indian_2x"]


def test_the_die_has_six_faces_two_of_them_flags() -> None:
    signs = [face["sign"] for face in BOARD["faces"]]
    assert signs == ["flag", "flag", "triangle-circle", "square-circle", "cross", "miss"]


def test_pieces_tell_their_kind_and_particulars() -> None:
    pieces = BOARD["pieces"]
    wolfe = pieces[PACK.pieces.index("Wolfe")]
    assert wolfe["ratings"] == [("rating", 3)]
    assert "Rerolls squares." in wolfe["about"]
    levis = pieces[PACK.pieces.index("Lévis")]
    assert "Rerolls triangles and squares." in levis["about"]
    fraser = pieces[PACK.pieces.index("Fraser")]
    assert fraser["kind"] == "Highland Brigade"
    assert "A Commander comes with it when it is drawn." in fraser["about"]
    assert "Their Village is Albany." in pieces[PACK.pieces.index("Mohawk")]["about"]
    assert pieces[PACK.pieces.index("Iroquois 1")]["side"] == -1
    assert "Of New England." in pieces[PACK.pieces.index("New England 1")]["about"]


def test_no_two_indian_units_have_the_same_letters() -> None:
    marks = {}
    for piece in range(PACK.pieces.count):
        if PACK.pieces.ids[piece].startswith("ind_"):
            marks[PACK.pieces.counter_of[piece]] = mark_of(PACK, piece)
    assert len(marks) == len(set(marks.values())) == 13
    assert {len(mark) for mark in marks.values()} == {2}


# ---------------------------------------------------------------------- tokens


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_piece_of_a_scenario_is_drawn_once(scenario: str) -> None:
    rules = rules_of(scenario)
    g: Position = rules.start(Dice(5))
    scene = rules.scene(rules.view(g, 0))
    shown = [piece for token in scene["tokens"] for piece in token.get("pieces", [])]
    shown += [token["piece"] for token in scene["tokens"] if "piece" in token]
    used = [piece for piece, where in enumerate(g.where) if where != ABSENT]
    assert sorted(shown) == used


def test_units_of_a_kind_and_state_are_one_token() -> None:
    bt = Situation().put(
        "Rogers, Putnam, reduced Gage, spent Dunn, Wolfe, 2 British metropolitan @ Albany"
    )
    scene = drawn(bt.start)
    here = {token["key"]: token for token in tokens_at(scene, ("space", space("Albany")))}
    found = [
        (token["count"], token.get("worn", False), token.get("done", False), token["brief"])
        for token in here.values()
        if token.get("cut") == "triangle"
    ]
    assert found == [(1, False, True, "1BL"), (1, True, False, "1Bl"), (2, False, False, "2BL")]
    squares = [token for token in here.values() if token.get("cut") == "square"]
    assert [(token["title"], token["mark"]) for token in squares] == [
        ("2 Metropolitan Brigades", "M")
    ]
    leader = [token for token in here.values() if token["figure"] == "leader"]
    assert [token["title"] for token in leader] == ["Wolfe"]
    assert "Gage (Light) (Reduced)" in titles(scene, ("space", space("Albany")))


def test_signs_and_letters_of_counters() -> None:
    bt = Situation().put(
        "Fraser, British artillery, British fleet, Fort Anne, New England 1, New England 2,"
        " Virginia & S. 1 @ Boston",
        "Bastion, Canadiens, Abénaki @ Québec",
    )
    scene = drawn(bt.start)
    boston = tokens_at(scene, ("space", space("Boston")))
    quebec = tokens_at(scene, ("space", space("Québec")))
    looks = [(token.get("mark", ""), token.get("sign", "")) for token in boston + quebec]
    assert looks[1:] == [
        ("H", ""), ("NE", ""), ("VS", ""), ("", "cannon"), ("", "ship"), ("", "fort"), ("", ""),
        ("Ab", ""), ("C", ""), ("", "bastion"),
    ]  # fmt: skip
    assert [token["count"] for token in boston[1:]] == [1, 2, 1, 1, 1, 1]


def test_markers_of_spaces_and_stacks() -> None:
    bt = Situation().put(
        "Rogers @ Oswego", "Lignery @ Oswego", "battle @ Oswego", "French rout @ Oswego",
        "fort site @ Albany", "French raided @ Carlisle", "British control @ Ticonderoga",
    )  # fmt: skip
    scene = drawn(bt.start)
    here = tokens_at(scene, ("space", space("Oswego")))
    assert [(token["figure"], token.get("sign", "")) for token in here] == [
        ("marker", ""), ("badge", "swords"), ("plate", ""), ("plate", ""), ("plate", "flight"),
    ]  # fmt: skip
    assert here[-1]["title"] == "French stack: Routed"
    assert "Fort under construction" in titles(scene, ("space", space("Albany")))
    assert "Raided by the French this Year" in titles(scene, ("space", space("Carlisle")))
    assert titles(scene, ("space", space("Ticonderoga"))) == ["British control"]


@pytest.mark.parametrize(
    ("marker", "sign"),
    [("rout", "flight"), ("oos", "hunger"), ("landing", "landing"), ("marshal", "drum")],
)
def test_each_marker_of_a_stack_has_its_sign(marker: str, sign: str) -> None:
    bt = Situation().put("Rogers @ Albany", f"British {marker} @ Albany")
    last = tokens_at(drawn(bt.start), ("space", space("Albany")))[-1]
    assert (last.get("sign"), last.get("look")) == (sign, "note")


def test_boxes_and_pools() -> None:
    bt = Situation().put(
        "Boscawen @ Sail box", "Rogers @ losses", "Abénaki @ losses", "New England 1 @ disbanded",
        "Penn. & Del. 1 @ bonus", "Fort Anne @ removed",
    )  # fmt: skip
    bt.start.arriving = (PACK.pieces.index("Holmes"),)
    scene = drawn(bt.start)
    assert titles(scene, ("box", "sail")) == ["Boscawen (Fleet)"]
    assert titles(scene, ("box", "losses_british")) == ["Rogers (Light)"]
    assert titles(scene, ("box", "losses_french")) == ["Abénaki (Indians)"]
    assert titles(scene, ("box", "disbanded")) == ["New England (Brigade) 1"]
    assert titles(scene, ("box", "bonus")) == ["Penn. & Del. (Brigade) 1"]
    assert titles(scene, ("box", "removed")) == ["Fort Anne"]
    assert titles(scene, ("box", "arriving")) == ["Holmes (Fleet)"]
    assert titles(scene, ("box", "nations")) == [
        "Cherokee (Indians) 1", "Cherokee (Indians) 2", "Iroquois (Indians) 1",
        "Iroquois (Indians) 2", "Iroquois (Indians) 3",
    ]  # fmt: skip
    assert {token["side"] for token in tokens_at(scene, ("box", "nations"))} == {-1}
    assert {token["side"] for token in tokens_at(scene, ("box", "fleets"))} == {BRITISH, FRENCH}
    assert "6 New England Brigades" in titles(scene, ("box", "colonial"))
    vagaries = [token for token in scene["tokens"] if token["key"].startswith("vow ")]
    assert "Vagaries of War: Fewer Troops, put back" in [token["title"] for token in vagaries]
    assert {token["look"] for token in vagaries} == {"note"}


def test_the_units_of_a_nation_are_of_who_controls_it() -> None:
    bt = Situation().nation("iroquois", "british").put("Iroquois @ Oquaga")
    scene = drawn(bt.start)
    here = [token for token in tokens_at(scene, ("space", space("Oquaga"))) if "cut" in token]
    assert [(token["side"], token["brief"]) for token in here] == [(BRITISH, "1BI")]
    assert scene["regions"][8:] == [BRITISH, -1]
