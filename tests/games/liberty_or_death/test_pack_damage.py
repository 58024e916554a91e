"""Damaged packs of Liberty or Death: each is refused with its place and what would be right."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from ticonderoga.engine.kit.fields import PackError
from ticonderoga.games.liberty_or_death.data.pack import PACKS, load_pack

Json = dict[str, Any]


def built_in(file: str) -> Json:
    folder = resources.files("ticonderoga.games.liberty_or_death").joinpath("pack")
    found: Json = json.loads(folder.joinpath(file).read_text("utf-8"))
    return found


def put(*path: str | int, to: Any) -> Callable[[Json], None]:
    """A damage: the value at a path becomes another one."""

    def damage(content: Any) -> None:
        for step in path[:-1]:
            content = content[step]
        content[path[-1]] = to

    return damage


def drop(*path: str | int) -> Callable[[Json], None]:
    """A damage: what stands at a path goes."""

    def damage(content: Any) -> None:
        for step in path[:-1]:
            content = content[step]
        del content[path[-1]]

    return damage


def again(*path: str | int) -> Callable[[Json], None]:
    """A damage: the first entry of a list stands there twice."""

    def damage(content: Any) -> None:
        for step in path:
            content = content[step]
        content.append(content[0])

    return damage


def join(a: str, b: str) -> Callable[[Json], None]:
    def damage(content: Any) -> None:
        content["connections"].append(
            {"a": a, "b": b, "confidence": "certain", "evidence": "my copy"}
        )

    return damage


def cut_off(name: str) -> Callable[[Json], None]:
    def damage(content: Any) -> None:
        content["connections"] = [
            line for line in content["connections"] if name not in (line["a"], line["b"])
        ]

    return damage


MAP = [
    (put("spaces", 0, "id", to="quebec_town"), "space quebec_town: the game has no such space. "
     "Did you mean quebec"),
    (again("spaces"), "space quebec_city: the id stands twice. Name every space once."),
    (drop("spaces", 3), "map.json, spaces: philadelphia is missing. Name every space of the game."),
    (put("spaces", 1, "name", to="Quebec City"), 'space boston: another space is called '
     '"Quebec City" too. Give each a name of its own.'),
    (put("spaces", 1, "kind", to="colony"), 'space boston: "kind" is "colony". '
     'It should be "city": rules depend on it.'),
    (put("spaces", 1, "kind", to="town"), 'space boston: "kind" is "town". '
     "It should be city, colony, reserve or box."),
    (put("spaces", 1, "population", to=0), 'space boston: "population" is 0. '
     "It should be a whole number from 1 to 2."),
    (put("spaces", 18, "population", to=1), 'space quebec: "population" is 1. '
     "It should be a whole number from 0 to 0."),
    (put("spaces", 0, "port", to=True), 'space quebec_city: the field "port" is not known here.'),
    (put("connections", 0, "a", to="quebec_town"), '"quebec_town" is not a space. Did you mean '
     "quebec"),
    (join("boston", "boston"), "connection boston - boston: it joins a space to itself."),
    (join("quebec", "quebec_city"), "connection quebec - quebec_city: the same two spaces are "
     "joined twice. Keep one of the two lines."),
    (join("boston", "philadelphia"), "connection boston - philadelphia: it joins two Cities. "
     "A City is adjacent to Provinces only; drop it (1.3.6)."),
    (join("florida", "west_indies"), "connection florida - west_indies: the West Indies touch no "
     "space. Leave the line out (1.3.7)."),
    (cut_off("florida"), "space florida: nothing is adjacent to it. Add its connections."),
    (put("connections", 0, "confidence", to="sure"), '"confidence" is "sure". '
     "It should be certain, likely or reconstructed."),
]  # fmt: skip

CARDS = [
    (put("cards", 0, "number", to=110), 'card 1: "number" is 110. It should be a whole number '
     "from 1 to 109."),
    (again("cards"), "card 1: the number stands twice. Every card needs a number of its own."),
    (drop("cards", 4), "cards.json, cards: card 5 is missing. The deck has 109 cards"),
    (put("cards", 0, "kind", to="treaty"), 'card 1: "kind" is "treaty". Card 1 should be "event".'),
    (put("cards", 0, "order", to="PBFF"), 'card 1: "order" is "PBFF". It should have each of '
     "B, P, I and F once, as BPFI does."),
    (put("cards", 0, "period", to="81-82"), 'card 1: "period" is "81-82". '
     "It should be 75-76, 77-78 or 79-80."),
    (put("cards", 0, "period", to="75-76"), "cards.json, cards: 33 Events are of the period "
     "75-76. Each of the three periods should have 32."),
    (drop("cards", 0, "unshaded"), 'card 1: the field "unshaded" is missing. Add it.'),
    (put("cards", 0, "shaded", to=""), 'card 1: "shaded" is "". It should be a text in quotes.'),
    (put("cards", 0, "icons", to={"british": "cannon"}), 'card 1, icons: "british" is "cannon". '
     "It should be sword or musket."),
    (put("cards", 0, "icons", to={"spanish": "sword"}), 'card 1, icons: the field "spanish" is '
     "not known here."),
    (put("cards", 0, "icons", to={"british": "musket"}), "card 1: the british have a musket but "
     "no instruction."),
    (put("cards", 8, "instructions", to={"indians": "Do this."}), "card 9: the indians have a "
     "sword and an instruction too."),
    (put("cards", 96, "event", to="thaw"), 'card 97: "event" is "thaw". It should be '
     "royals_commit, overconfident, casualties_even_out, leader_pays or leader_loses_base."),
    (put("cards", 104, "owner", to="british"), 'card 105: "owner" is "british". '
     'It should be "patriots".'),
    (put("cards", 108, "owner", to="patriots"), 'card 109: "owner" is "patriots". '
     'It should be "french".'),
    (put("cards", 104, "unshaded", to="No."), 'card 105: the field "unshaded" is not known here.'),
]  # fmt: skip

PIECES = [
    (put("types", 0, "id", to="redcoat"), "type redcoat: the game has no such type."),
    (again("types"), "type british_regular: the id stands twice. Name every type once."),
    (drop("leaders", 0), "pieces.json, leaders: washington is missing. "
     "Name every leader of the game."),
    (put("types", 0, "limit", to=0), 'type british_regular: "limit" is 0. '
     "It should be a whole number from 1 to 50."),
    (put("types", 0, "limit", to=26), "scenario 1775, british_regular: 25 British Regulars are in "
     "play: 6 placed, 7 Available, 12 Unavailable. There should be 26 (1.4)."),
    (put("leaders", 1, "faction", to="french"), 'leader gage: "faction" is "french". '
     'It should be "british".'),
    (put("leaders", 1, "next", to="clinton"), 'leader gage: "next" is "clinton". '
     'It should be "howe".'),
    (put("leaders", 0, "next", to="gage"), 'leader washington: "next" is "gage". '
     "Nobody follows; leave the field out."),
    (put("squadrons", to=4), '"squadrons" is 4. It should be a whole number from 3 to 3.'),
]  # fmt: skip

FIRST = ("scenarios", 0)
SCENARIOS = [
    (put(*FIRST, "years", to=[1775]), "scenario 1775: 1 years have 6 periods. "
     "Name one for each year."),
    (put(*FIRST, "periods", 0, to="74-75"), 'scenario 1775, periods: "74-75" is not a '
     "period of the game. Known are: 75-76, 77-78 and 79-80."),
    (put(*FIRST, "resources", "british", to=51), 'scenario 1775, resources: "british" is 51. '
     "It should be a whole number from 0 to 50."),
    (put(*FIRST, "spaces", 0, "space", to="montreal"), "scenario 1775, space montreal: it is not "
     "on the map."),
    (again(*FIRST, "spaces"), "scenario 1775, space quebec_city: the space stands twice. "
     "Put all that it holds into one line."),
    (put(*FIRST, "spaces", 0, "level", to="lukewarm"), 'space quebec_city: "level" is "lukewarm".'),
    (put(*FIRST, "spaces", 4, "level", to="passive support"), "space quebec: nobody lives there, "
     'so it is Neutral. Drop "level" (1.6.1).'),
    (put(*FIRST, "spaces", 0, "pieces", to={"war_party": 1}), "space quebec_city, pieces: Indians "
     "are never in a City. Put them elsewhere (1.4.2)."),
    (put(*FIRST, "spaces", 4, "pieces", "british_fort", to=3), "space quebec, pieces: there are "
     "too many Forts and Villages. Two is the most (1.4.2)."),
    (put(*FIRST, "spaces", 0, "pieces", "french_regular", to=1), "space quebec_city, pieces: the "
     "French are not in the war yet. Put them into a box (2.3.9)."),
    (put(*FIRST, "spaces", 0, "pieces", "squadron", to=1), "a Squadron waits in the West Indies "
     'only. Use "blockades" for a City.'),
    (put(*FIRST, "spaces", 4, "blockades", to=1), "space quebec: only a City can be Blockaded."),
    (put(*FIRST, "fni", to=1), '"fni" is 1, but 0 Blockades are on Cities. '
     "The two are the same number (1.9)."),
    (put(*FIRST, "spaces", 0, "leaders", to=["arnold"]), '"arnold" is not a leader.'),
    (put(*FIRST, "spaces", 0, "leaders", to=["washington"]), '"washington" is alone there. '
     "A leader is with pieces of his Faction (1.10)."),
    (put(*FIRST, "spaces", 2, "leaders", to=["gage"]), '"gage" stands elsewhere too.'),
    (put(*FIRST, "available_leaders", to=[]), "scenario 1775: the french have 0 leaders in play. "
     "Each Faction has one"),
    (put(*FIRST, "available", "militia", to=12), "scenario 1775, militia: 16 Militia are in play: "
     "4 placed, 12 Available, 0 Unavailable. There should be 15 (1.4)."),
    (put(*FIRST, "unavailable", "militia", to=1), 'unavailable: the field "militia" is not known'),
    (put(*FIRST, "unavailable", "squadron", to=2), "scenario 1775, squadron: 2 Squadrons are in "
     "play. There should be 3."),
    (put(*FIRST, "spaces", 0, "control", to="rebellion"), "scenario 1775, space quebec_city: the "
     "file calls it under Rebellion Control, but by its pieces it is under British Control."),
    (put(*FIRST, "totals", "support", to=5), 'scenario 1775, totals: "support" is 5. '
     "By the set-up it is 4."),
    (put(*FIRST, "totals", "preparations", to=5), 'totals: "preparations" is 5. By the set-up '
     "it is 0."),
    (put("scenarios", 3, "base", to="1780"), 'scenario 1778-sprint: "base" is "1780". It should be '
     "the id of a scenario that stands before this one."),
    (put("scenarios", to=[]), "scenarios.json, scenarios: there is no scenario."),
]  # fmt: skip

WEST_INDIES_ROW = ("scenarios", 2, "spaces", 20, "pieces")
LATER = [
    (put(*WEST_INDIES_ROW, "militia", to=1), 'west_indies, pieces: "militia" may not be there. '
     "Only Regulars, British Forts and Squadrons may (1.4.2)."),
]  # fmt: skip

TABLES = [
    (drop("random_spaces", 2), "tables.json, random_spaces: the table has 2 columns. "
     "It should have three."),
    (drop("random_spaces", 0, "boxes", 5), "column 1: it has 5 boxes. "
     "It should have six, one for each roll."),
    (put("random_spaces", 0, "boxes", 0, to=["montreal"]), 'column 1: "montreal" is not a space.'),
    (put("random_spaces", 0, "boxes", 0, to=["boston"]), "random_spaces: quebec_city and boston "
     "should not stand there as often as now."),
]  # fmt: skip

AREAS = [
    (put("arcs", 0, to=[1, 2, 3]), "areas.json, arc 0: it is not a list of pairs."),
    (put("areas", 0, "rings", 0, 0, to=999), "a ring names an arc that is not there. Arcs run from "
     "0 to 55, backwards from -1."),
    (drop("areas", 0, "rings", 0, 1), "a ring breaks after the arc"),
    (drop("areas", 15), "areas: west_indies has no outline."),
    (put("areas", 0, "space", to="boston"), "area boston: a City is drawn as a point."),
    (put("areas", 0, "space", to="vermont"), 'area vermont: "vermont" is not a space.'),
    (drop("places", 0), "places: quebec_city is missing. Give every space a place."),
    (put("places", 0, "lat", to=99), 'place quebec_city: "lat" is 99. '
     "It should be a number from -90 to 90."),
    (put("places", 0, "touching", to=["maine"]), 'place quebec_city, touching: "maine" is '
     "not a space."),
]  # fmt: skip

LABEL = [
    (put("schema", to=2), '"schema" is 2. This version reads schema 1.'),
    (put("name", to=""), '"name" is "". It should be a text in quotes.'),
    (put("author", to="me"), 'the field "author" is not known here.'),
]  # fmt: skip

DAMAGED = [
    (file, damage, sentence)
    for file, damages in (
        ("map.json", MAP),
        ("cards.json", CARDS),
        ("pieces.json", PIECES),
        ("scenarios.json", SCENARIOS + LATER),
        ("tables.json", TABLES),
        ("areas.json", AREAS),
        ("pack.json", LABEL),
    )
    for damage, sentence in damages
]


@pytest.mark.parametrize(("file", "damage", "sentence"), DAMAGED)
def test_a_damaged_pack_is_refused_with_the_reason(
    tmp_path: Path, file: str, damage: Callable[[Json], None], sentence: str
) -> None:
    content = built_in(file)
    damage(content)
    (tmp_path / file).write_text(json.dumps(content), "utf-8")
    told = [str(problem) for problem in PACKS.check(str(tmp_path))[0]]
    assert any(sentence in line for line in told), told
    with pytest.raises(PackError, match="cannot be used"):
        load_pack(str(tmp_path))


def test_a_map_that_falls_apart(tmp_path: Path) -> None:
    content = built_in("map.json")
    north = ["new_hampshire", "massachusetts", "boston", "connecticut_rhode_island", "quebec_city"]
    content["connections"] = [
        line for line in content["connections"] if (line["a"] in north) == (line["b"] in north)
    ]
    (tmp_path / "map.json").write_text(json.dumps(content), "utf-8")
    told = [str(problem) for problem in PACKS.check(str(tmp_path))[0]]
    assert len(told) == 1
    assert "the map falls apart: no way leads from Quebec City to" in told[0]


def test_a_province_that_only_a_city_joins(tmp_path: Path) -> None:
    content = built_in("map.json")
    content["connections"] = [
        line
        for line in content["connections"]
        if "georgia" not in (line["a"], line["b"]) or line["a"] == "savannah"
    ]
    (tmp_path / "map.json").write_text(json.dumps(content), "utf-8")
    told = [str(problem) for problem in PACKS.check(str(tmp_path))[0]]
    assert told == [
        "map.json, space georgia: only Cities are adjacent to it. Join it to a Province."
    ]


def test_every_problem_is_told_at_once(tmp_path: Path) -> None:
    content = built_in("map.json")
    for space in content["spaces"][:5]:
        space["population"] = 9
    (tmp_path / "map.json").write_text(json.dumps(content), "utf-8")
    problems = [problem for problem in PACKS.check(str(tmp_path))[0] if problem.file == "map.json"]
    assert len(problems) == 5
    with pytest.raises(PackError, match=r"There are \d+ more problems"):
        load_pack(str(tmp_path))
