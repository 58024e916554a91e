"""The scene of End of Empire: stacks, fleets, markers, boxes, the operation, the battle, supply."""

from __future__ import annotations

from typing import Any

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.engine.drawing import Scene, Token
from ticonderoga.engine.drawing_check import faults_of_scene
from ticonderoga.games.end_of_empire.drawing.supply import draw_supply


def scene_of(s: Situation) -> Scene:
    """What is drawn of a position that is being built."""
    return checked(s, s.rules.scene(s.rules.view(s.start, 0)))


def now(s: Situation) -> Scene:
    """What is drawn of a game that has begun."""
    return checked(s, s.rules.scene(s.match.view(0)))


def checked(s: Situation, scene: Scene) -> Scene:
    assert faults_of_scene(s.rules.board(), scene) == []
    return scene


def tokens(scene: Scene, kind: str, at: int | str) -> list[Token]:
    return [token for token in scene["tokens"] if token["at"] == (kind, at)]


def braddock() -> Situation:
    return Situation().put("Braddock, 44th Foot, reduced 48th Foot @ 1112", "Bearn @ 1111-outpost")


# ---------------------------------------------------------------------- stacks


def test_a_stack_has_strength_steps_and_leader() -> None:
    s = braddock()
    (stack,) = tokens(scene_of(s), "space", s.space("1112"))
    assert (stack["figure"], stack["side"], stack["count"]) == ("stack", 0, 3)
    assert (stack["strength"], stack["steps"]) == ("8", 3)
    assert stack["piece"] == s.piece("Braddock")
    assert stack["brief"] == "Braddock(0-2-3) B8/3"
    assert stack["title"] == (
        "British: 44th Foot, 48th Foot (1 of 2), Braddock 0-2-3; 8 factors, 3 steps"
    )
    parts = {part["piece"]: part for part in stack["parts"]}
    assert parts[s.piece("48th Foot")]["steps"] == (1, 2)
    assert parts[s.piece("48th Foot")]["figures"] == "3/1/20"
    assert parts[s.piece("Braddock")]["figures"] == "0-2-3"
    assert "steps" not in parts[s.piece("Braddock")]


def test_the_stack_inside_a_place_stands_there() -> None:
    s = braddock()
    (stack,) = tokens(scene_of(s), "space", s.space("1111-outpost"))
    assert (stack["side"], stack["steps"]) == (1, 2)
    assert tokens(scene_of(s), "space", s.space("1111")) == []


def test_who_only_ambushes_shows_that() -> None:
    s = Situation().put("allied Delaware @ 1311", "Braddock @ 1112")
    (indians,) = tokens(scene_of(s), "space", s.space("1311"))
    assert indians["strength"] == "+2"
    (alone,) = tokens(scene_of(s), "space", s.space("1112"))
    assert "strength" not in alone
    assert alone["brief"] == "Braddock(0-2-3)"


def test_who_has_moved_is_done() -> None:
    s = braddock().marked("done", "44th Foot")
    (stack,) = tokens(scene_of(s), "space", s.space("1112"))
    assert "done" not in stack
    done = [part["piece"] for part in stack["parts"] if part.get("done")]
    assert done == [s.piece("44th Foot")]
    (stack,) = tokens(
        scene_of(braddock().marked("done", "44th Foot", "48th Foot")), "space", s.space("1112")
    )
    assert stack["done"] is True


def test_fresh_arrivals_are_told() -> None:
    s = braddock().marked("fresh", "44th Foot")
    (stack,) = tokens(scene_of(s), "space", s.space("1112"))
    notes = {part["piece"]: part.get("note", "") for part in stack["parts"]}
    assert notes[s.piece("44th Foot")] == "has just arrived"
    assert notes[s.piece("48th Foot")] == ""


# ---------------------------------------------------------------------- sea, markers, boxes


def test_fleets_lie_in_their_sea_with_those_aboard() -> None:
    s = Situation.at_war("fiw").put(
        "British Fleet @ North Atlantic", "Amherst @ aboard British Fleet"
    )
    at_sea = tokens(scene_of(s), "zone", 3)
    assert [token["figure"] for token in at_sea] == ["ship", "stack"]
    assert at_sea[1]["title"].startswith("Aboard the British fleet: British: Amherst")


def test_a_fort_is_a_badge_of_its_garrison() -> None:
    s = Situation().put("Bearn @ 1111-outpost", "fort @ 1111-outpost")
    badges = [t for t in tokens(scene_of(s), "space", s.space("1111-outpost")) if "sign" in t]
    assert [(badge["sign"], badge["side"]) for badge in badges] == [("fort", 1)]


def test_agents_and_raids_are_badges() -> None:
    s = Situation.at_war("arw")
    s.start.agents[2] = s.board.index("1102")
    s.start.raided = 1 << s.board.american_ports.index(s.board.boston)
    scene = scene_of(s)
    (agent,) = tokens(scene, "space", s.board.index("1102"))
    assert (agent["sign"], agent["title"]) == ("drum", "Indian agent (Detroit)")
    (raid,) = tokens(scene, "space", s.board.boston)
    assert (raid["sign"], raid["title"]) == ("flame", "Raided")


def test_boxes_hold_who_is_dead_available_captured_and_to_come() -> None:
    s = Situation().put(
        "Bearn @ dead", "La Reine @ available", "Dieskau @ captured", "44th Foot @ track"
    )
    s.start.due[s.piece("44th Foot")] = 3
    for name in ("44th Foot", "Bearn"):
        s.start.steps[s.piece(name)] = 0
    scene = scene_of(s)
    assert [t["title"] for t in tokens(scene, "box", "dead_1")] == ["Bearn"]
    assert tokens(scene, "box", "dead_1")[0]["strength"] == "0"
    assert [t["title"] for t in tokens(scene, "box", "available_1")] == ["La Reine"]
    assert [t["title"] for t in tokens(scene, "box", "captured_1")] == ["Dieskau"]
    (coming,) = tokens(scene, "box", "to_come_0")
    assert coming["title"] == "Turn 3, Oct-Nov 1755: 44th Foot"
    assert (coming["strength"], coming["steps"]) == ("5", 2)
    (pile,) = tokens(scene_of(s.put("Guyenne @ dead")), "box", "dead_1")
    assert (pile["title"], pile["count"]) == ("2 pieces", 2)


# ---------------------------------------------------------------------- status


def test_the_status_says_when_it_is_and_whose_phase() -> None:
    status = dict(scene_of(braddock().active("allied"))["status"])
    assert status["Turn"] == "2 of 5, Aug-Sep 1755"
    assert status["Phase"].startswith("French Operations")
    assert "France" not in status


def test_politics_of_the_revolution_are_told() -> None:
    s = Situation.at_war("arw").put("reduced 64th Foot @ Halifax", "10th Foot @ dead")
    s.start.steps[s.piece("10th Foot")] = 0
    status = dict(scene_of(s)["status"])
    assert status["France"] == "neutral: 2 of 20 steps of regulars eliminated (15.2)"
    assert status["Spain"] == "neutral"
    s.start.entered_war = [9, 0]
    s.start.wi_due = 11
    status = dict(scene_of(s)["status"])
    assert status["France"] == "at war since turn 9"
    assert status["West Indies Withdrawal"] == "due on turn 11"
    s.start.wi_made = True
    assert "West Indies Withdrawal" not in dict(scene_of(s)["status"])


def test_an_area_has_the_colour_of_its_flag() -> None:
    s = Situation.at_war("arw")
    names = s.board.area_names
    lost = [names.index(name) for name in ("Georgia", "Canada", "Nova Scotia", "Louisiana")]
    s.start.flags = sum([1 << area for area in lost])
    regions = scene_of(s)["regions"]
    assert [regions[area] for area in lost] == [0, 1, 1, 0]
    assert regions.count(-1) == len(names) - 4


def test_the_turn_marker_stands_within_the_record() -> None:
    s = Situation("kgw-louisbourg-1745").turn(8)
    assert scene_of(s)["tracks"]["turn"]["step"] == 1
    assert scene_of(s.turn(60))["tracks"]["turn"]["step"] == 3


# ---------------------------------------------------------------------- operation and battle


def test_a_force_on_the_move_shows_its_way_and_what_steps_cost() -> None:
    s = Situation().put("Braddock, 44th Foot @ 1114", "Bearn @ 1111-outpost")
    assert scene_of(s)["order"] is None
    s.roll(1).british("activate 1114", "take_all", "roll")
    s.british("go 1113")
    scene = now(s)
    order: Any = scene["order"]
    assert order["title"] == "Operation from Fort Cumberland (1114)"
    assert order["way"] == [s.space("1114"), s.space("1113")]
    assert dict(order["lines"])["Force"] == "44th Foot, Braddock"
    left = int(dict(order["lines"])["Movement points left"])
    assert 0 < left < 20
    notes = {note["space"]: note for note in order["notes"]}
    back = notes[s.space("1114")]
    assert (back["text"], back["alarm"]) == (str(20 - left), False)
    near = notes[s.space("1112")]
    assert near["alarm"] is True
    assert near["title"].endswith("the enemy may fight or react there")
    (stack,) = tokens(scene, "space", s.space("1113"))
    assert stack["chosen"] is True


def test_a_battle_is_drawn_with_column_and_modifiers() -> None:
    s = Situation().put("Braddock, 44th Foot, 48th Foot @ 1112", "Bearn, Dieskau @ 1111")
    s.roll(1, 1, 1, 1).british("activate 1112", "take_all", "roll", "go 1111")
    while now(s)["contest"] is None:
        seat = s.match.awaited()[0]
        said = [s.rules.words.say_choice(choice) for choice in s.match.choices(seat)]
        attack = next((at for at, words in enumerate(said) if "Attack" in words), len(said) - 1)
        s.match.choose(s.match.choices(seat)[attack], seat)
    contest: Any = now(s)["contest"]
    battle: Any = s.match.view(0)["battle"]
    assert contest["space"] == s.space("1111")
    attacker, defender = contest["sides"]
    assert (attacker["role"], attacker["side"], attacker["marker"]) == ("Attacker", 0, 10)
    assert (defender["role"], defender["side"]) == ("Defender", 1)
    assert defender["marker"] == battle["strength"][1] > 0
    assert attacker["units"] == [("infantry", 2), ("leader", 1)]
    assert (attacker["leader"], defender["leader"]) == (s.piece("Braddock"), s.piece("Dieskau"))
    told = [*attacker["penalties"], *defender["penalties"]]
    assert {"text": "Dieskau, combat rating of the defending leader", "value": -1,
            "rule": "11.8"} in told  # fmt: skip
    assert sum(each["value"] for each in told) == sum(value for _, value, _ in battle["modifiers"])
    assert f"column {battle['odds']}" in contest["now"].lower()
    fighting = [token for token in now(s)["tokens"] if token.get("sign") == "swords"]
    assert [token["at"] for token in fighting] == [("space", s.space("1111"))]


# ---------------------------------------------------------------------- supply on request


def test_supply_is_drawn_to_its_source() -> None:
    s = Situation().put("44th Foot @ 2815", "Bearn @ 1111-outpost")
    trace = draw_supply(s.start, s.piece("44th Foot"))
    assert (trace["good"], trace["rule"], trace["cut"]) == (True, "6.2", -1)
    assert trace["way"][0] == s.space("2815")
    assert trace["way"][-1] == s.board.albany
    assert trace["text"] == "Supplied from Albany (2716)."


def test_who_needs_no_supply_says_so() -> None:
    s = Situation().put("fiw-rogers @ 1112", "44th Foot @ dead")
    for name in ("fiw-rogers", "44th Foot"):
        trace = draw_supply(s.start, s.piece(name))
        assert (trace["text"], trace["rule"], trace["way"]) == ("It needs no supply.", "6.5", [])


def test_what_cuts_a_line_is_marked() -> None:
    s = Situation().put("44th Foot @ 1211", "Bearn @ 1310", "La Reine @ 1111")
    trace = draw_supply(s.start, s.piece("44th Foot"))
    assert (trace["good"], trace["rule"], trace["way"]) == (False, "6.1", [])
    assert trace["cut"] == s.space("1310")
    assert trace["text"] == "Out of supply. The nearest line is cut at 1310."


def test_where_no_line_leads_nothing_is_marked() -> None:
    s = Situation().put("44th Foot @ 3712")
    trace = draw_supply(s.start, s.piece("44th Foot"))
    assert (trace["good"], trace["cut"]) == (False, -1)
    assert trace["text"] == "Out of supply. No line of water or road leads to a source."


def test_an_outpost_keeps_one_unit_and_shows_what_cuts_it_off() -> None:
    s = Situation().put("44th Foot @ 2016-outpost", "Bearn @ 1916")
    trace = draw_supply(s.start, s.piece("44th Foot"))
    assert (trace["good"], trace["rule"], trace["cut"]) == (True, "6.4", s.space("1916"))
    assert trace["way"] == [s.space("2016")]


def test_supply_from_overseas_names_the_port() -> None:
    s = Situation().put("44th Foot @ 4523")
    trace = draw_supply(s.start, s.piece("44th Foot"))
    assert (trace["good"], trace["rule"]) == (True, "6.3")
    assert trace["text"] == "Supplied overseas, by way of Annapolis Royal (4523)."
