"""Damaged packs of End of Empire: each is refused with its place and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.pack_files import Json, built_in, supply
from ticonderoga.engine.kit.fields import Fields, PackError, Problem
from ticonderoga.engine.kit.packs import PackFiles, read_label
from ticonderoga.games.end_of_empire.data.map_file import read_board
from ticonderoga.games.end_of_empire.data.pack import PACKS, load_pack
from ticonderoga.games.end_of_empire.data.scenario_file import read_scenarios
from ticonderoga.games.end_of_empire.data.table_file import read_tables
from ticonderoga.games.end_of_empire.data.unit_file import read_pieces

GAME = "end_of_empire"
Damage = Callable[[Json], None]


def at(content: Any, path: tuple[str | int, ...]) -> Any:
    """What stands at a path. A text in the place of a number finds a row by its id or name."""
    for step in path:
        if isinstance(content, list) and isinstance(step, str):
            content = next(row for row in content if step in (row.get("id"), row.get("name")))
        else:
            content = content[step]
    return content


def put(*path: str | int, to: Any) -> Damage:
    """A damage: the value at a path becomes another one."""

    def damage(content: Json) -> None:
        at(content, path[:-1])[path[-1]] = to

    return damage


def drop(*path: str | int) -> Damage:
    """A damage: what stands at a path goes."""

    def damage(content: Json) -> None:
        del at(content, path[:-1])[path[-1]]

    return damage


def again(*path: str | int) -> Damage:
    """A damage: the first entry of a list stands there twice."""

    def damage(content: Json) -> None:
        rows = at(content, path)
        rows.append(rows[0])

    return damage


def add(*path: str | int, new: Any) -> Damage:
    """A damage: a list gets one more entry."""

    def damage(content: Json) -> None:
        at(content, path).append(new)

    return damage


def letter(layer: str, row: int, column: int, to: str) -> Damage:
    """A damage: one letter of a row becomes another."""

    def damage(content: Json) -> None:
        text = content[layer][row]
        content[layer][row] = text[:column] + to + text[column + 1 :]

    return damage


def place(hex: str, name: str, kind: str, **more: Any) -> Damage:
    """A damage: one more place."""
    return add(
        "places", new={"hex": hex, "name": name, "kind": kind, "lat": 40, "lon": -75, **more}
    )


MAP = [
    (drop("grid"), 'map.json: the field "grid" is missing. Add it.'),
    (put("grid", "north", to=[10]), "grid: the columns of the sheets do not fit. Write them as"),
    (put("grid", "rows", to=27), "map.json, terrain: it has 28 rows. It should have 27."),
    (letter("terrain", 0, 0, ""), "terrain, row 1: it has 100 letters. It should have 101, "
     "one for each column of both sheets."),
    (letter("terrain", 0, 0, "X"), 'terrain, S1001: the letter is "X". Use S L W C R M.'),
    (letter("terrain", 0, 0, "."), "terrain: S1001 have none. Give every hex its letter."),
    (letter("terrain", 0, 0, "C"), "area_rows, S1001: it lies in no political area. A hex has a "
     "letter here if, and only if, its terrain is C or R (12.1)."),
    (letter("area_rows", 0, 0, "h"), "area_rows, S1001: it is not civilized."),
    (letter("terrain", 0, 0, "S"), "sea_rows, S1001: a sea hex belongs to no area. "
     "Give it the letter of one."),
    (letter("sea_rows", 0, 55, "m"), "sea_rows, 1501: a hex of the Great Lakes has no coast of "
     "the sea. Drop it."),
    (put("two_seas", 0, "hex", to="1111"), "hex of two seas 1: it is no coastal hex."),
    (drop("areas", 0), "map.json, areas: new_hampshire is missing. Name every political area of "
     "the game."),
    (put("areas", 1, "letter", to="h"), 'political area massachusetts: "letter" is "h". '
     "Give each a letter of its own."),
    (put("areas", 1, "colour", to="red"), '"colour" is "red". It should be american, tory or '
     "french."),
    (put("seas", 0, "id", to="caribbean"), "sea area caribbean: the game has no such sea area."),
    (put("sure", to={"certain": ["9999"]}), 'sure, certain: "9999" is no hex. '
     "Hexes run from S1001 to 6028; a place is not named."),
    (add("portages", new="1608"), "portages: 1608 stands there twice. Name it once."),
    (put("costs", "wilderness", to=0), 'costs: "wilderness" is 0. It should be a whole number '
     "from 1 to 30."),
    (drop("costs", "rough", "neutral"), 'costs, rough: the field "neutral" is missing.'),
    (put("waters", 0, "kind", to="creek"), '"kind" is "creek". It should be river, navigable or '
     "lake."),
    (put("waters", 0, "ways", to=["1111 1113"]), "ways: 1111 and 1113 do not touch. "
     "Name neighbours."),
    (add("waters", new={"name": "Styx", "kind": "river", "ways": ["1311 1211"]}),
     "water Styx, ways: 1311 and 1211 are joined twice. Do so once."),
    (add("waters", new={"name": "Styx", "kind": "river", "ways": ["S1004 S1003"]}),
     "water Styx: S1004 is sea or mountain. Lead it elsewhere."),
    (add("waters", new={"name": "Styx", "kind": "navigable", "ways": ["1111 1112"]}),
     "water Styx: it reaches no coastal hex. Write the hexes of a navigable river downstream to "
     "the coast."),
    (add("all_sea", new="1111 1112 1113"), '"1111 1112 1113" are not two hexes.'),
    (add("all_sea", new="1024 1124"), "1024 1124: one of them is all sea. Name two hexes with "
     "land."),
    (add("ferries", new="1111 1112"), '1111 1112 is no all-sea side. Add it to "all_sea" (9.11).'),
    (put("places", "Boston", "kind", to="city"), 'place Boston: "kind" is "city". It should be '
     "town, outpost, fortress, settlement or landmark."),
    (put("places", "Boston", "hex", to="S9901"), '"S9901" is no hex.'),
    (put("places", "Boston", "kind", to="outpost"), "place Boston: its hex, 3120, has the wrong "
     "terrain. Towns and fortresses lie in civilized hexes, outposts in the wilderness (5.1)."),
    (place("3120", "Cambridge", "town"), "place Cambridge: Boston lies in 3120 too. One hex holds "
     "one place: keep one of the two."),
    (place("1210", "Boston", "landmark"), 'place Boston: another place is called "Boston" too. '
     "Give each its own name."),
    (place("1210", "Logstown", "outpost", port=True), "place Logstown: no ship reaches it."),
    (put("places", "Boston", "confidence", to="sure"), '"confidence" is "sure". '
     "It should be certain, likely or reconstructed."),
    (put("supply", "american", 0, to="Boston"), '"Boston" is no hex.'),
    (put("tracing", 0, "supply", to=["dutch"]), '"dutch" is not a colour of supply hexes.'),
    (drop("tracing", 7), "tracing: the allied side has no supply hex in arw. Name its supply."),
    (put("supply_ends", 0, "hex", to="1111"), "it is no supply hex of that side."),
    (put("spanish_columns", "landing", to="35S"), '"landing" is "35S". It should be a column, '
     "such as S34."),
    (drop("sites", "halifax"), 'sites: the field "halifax" is missing. Add it.'),
    (put("rivers", to=[]), 'the field "rivers" is not known here.'),
]  # fmt: skip

UNITS = [
    (again("units"), "unit fiw-bearn: the id stands twice. Every unit needs an id of its own."),
    (put("units", "fiw-44", "faces", to=["5-1-20"]), 'unit fiw-44: the face "5-1-20" cannot be '
     "read. Write it as 5/1/20 or [4]/+2/20+ (2.10)."),
    (put("units", "fiw-44", "faces", to=["5/1/20+", "5+/1/20"]), 'the face "5+/1/20"'),
    (put("units", "fiw-44", "faces", to=[]), "unit fiw-44: it has 0 faces. It should have one to 4 "
     "faces, one for each step (2.13)."),
    (put("units", "ind-mohawk", "faces", to=["0/+3/20", "0/+1/20"]), "It should have one face"),
    (put("units", "fiw-44", "entry", to="tomorrow"), 'unit fiw-44: the entry "tomorrow" cannot be '
     "read. Write it as on the counter"),
    (put("units", "fiw-44", "entry", to="[8]"), 'the entry "[8]" cannot be read'),
    (put("units", "fiw-44", "entry", to="WI"), 'the entry "WI" cannot be read'),
    (put("units", "fiw-44", "entry", to="7 joins"), "only leaders join other units."),
    (put("units", "fiw-44", "leaves", to="F+4"), '"leaves" is "F+4". It should be a turn or one '
     "of F+3, FE, E, [E], NEC, A, Sp (2.9)."),
    (put("units", "fiw-44", "leaves", to="E"), "unit fiw-44: it has no home. Name its political "
     "area (7.4, 12.2)."),
    (put("units", "fiw-44", "type", to="pikes"), '"type" is "pikes".'),
    (put("units", "fiw-44", "army", to="guards"), '"army" is "guards".'),
    (put("units", "fiw-44", "nation", to="iroquois"), "only Indians are of an Indian nation."),
    (put("units", "fiw-44", "wars", to=["1812"]), 'wars: "1812" is not a war.'),
    (put("units", "fiw-44", "home", to="ohio"), '"home" is "ohio".'),
    (put("units", "fiw-44", "speed", to=20), 'the field "speed" is not known here.'),
    (put("units", "ind-mohawk", "entry", to="Av 1111"), "its entry names no settlement."),
    (put("units", "ind-mohawk", "entry", to="Av 2512"), "another tribe lives in 2512."),
    (put("units", "arw-1pa-sub", "substitute_for", to="arw-2pa"), '"arw-2pa" is not a piece.'),
    (put("units", "arw-psm-sub", "substitute_for", to="arw-1pa"), '"substitute_for" names a piece '
     "that is taken. Each has one at the most."),
    (put("units", "arw-fr-lauzun", "follows", to="arw-4"), '"follows" names no leader.'),
    (put("fleets", 0, "nation", to="america"), "it has no fleets. Fleets are British, French or "
     "Spanish (14)."),
    (put("fleets", 1, "landing", to="arw-4"), '"landing" is no naval infantry of its nation.'),
    (drop("fleets", 1, "landing"), "je-fleet-sp-ni belongs to no fleet."),
    (put("fleets", 0, "id", to="arw-4"), "fleet arw-4: another piece has this id."),
    (drop("roles", "watauga"), "roles: watauga is missing. The rules name these pieces"),
    (put("roles", "howe", to="arw-hower"), '"arw-hower" is not a piece. Did you mean arw-howe'),
]  # fmt: skip

LEADERS = [
    (put("leaders", "arw-gage", "ratings", to="0/2/2"), '"ratings" is "0/2/2". Write combat, rank '
     "and initiative as 0-2-3 (8.1)."),
    (put("leaders", "arw-gage", "code", to="X"), '"code" is "X". It should be F, Sp, IO or Am/F.'),
    (put("leaders", "arw-gage", "nation", to="iroquois"), "an Indian nation has no leaders"),
    (put("leaders", "arw-gage", "id", to="arw-4"), "leader arw-4: another piece has this id."),
    (put("leaders", "arw-gage", "war", to="vendee"), '"war" is "vendee".'),
    (put("leaders", "arw-gage", "english", to="yes"), '"english" is "yes". '
     "It should be true or false."),
]  # fmt: skip

TABLES = [
    (put("linear", "columns", 0, to="1-3"), '"1-3" are no odds. Write them as 1:3 or 4:1.'),
    (put("linear", "columns", 0, to="1:1"), "1:2 is no better than the column before."),
    (put("linear", "rows", 0, "cells", to="4AR/0"), "it has 1 cells. The table has 6 columns."),
    (put("linear", "rows", 1, "die", to=3), '"die" is 3. After -2 comes -1.'),
    (put("linear", "worse", to="2AR"), 'linear: the cell "2AR" cannot be read. Write it as 1/0, '
     "2AR/1, 1/2DR or 1/DE (11.9)."),
    (put("ambush", "rows", 0, "cells", to="NE NE NE NE NE 1 DE"), 'the cell "DE" cannot be read'),
    (drop("ambush", "rows", 0), "an Ambush CRT is otherwise"),
    (put("calendars", 0, "first", to="autumn"), '"first" is "autumn".'),
    (drop("calendars", 0), "calendars: jenkins is missing. Every war has one."),
    (again("calendars"), "there is a calendar of jenkins already. Keep one."),
    (put("fleets", 0, "numbers", to="444"), '"numbers" tells of 3 turns. The calendar of jenkins '
     "has 13 turns."),
    (put("fleets", 0, "numbers", to="44422 444422 3x"), '"numbers" holds "x". Use 0 to 6, or - for '
     "no fleet."),
    (put("fleets", 5, "certain", to=[15]), '"certain" is no range of turns.'),
    (put("agents", 0, "tribes", to=["ind-mohican"]), '"ind-mohican" is not a tribe.'),
    (put("agents", 0, "tribes", to=["ind-mingo"]), "Mingo is not used in ARW."),
    (put("agents", 0, "tribes", to=["ind-creek"]), "Creek is recruited otherwise too."),
    (put("loyalty", "tribes", 0, "cells", to=["BR"]), "tribe ind-mohawk: it has 1 cells. Write one "
     "for each total from 0 to 6."),
    (put("loyalty", "tribes", 0, "cells", 0, to="X2"), 'the cell "X2" cannot be read.'),
    (again("loyalty", "tribes"), "tribe ind-mohawk: it stands there twice. Keep one line."),
    (put("collapse", "turns", 0, "near", to=12), "near collapse is above full collapse."),
    (drop("politics", "north_steps"), 'politics: the field "north_steps" is missing.'),
    (put("near_misses", to=[100]), "near_misses: five numbers should stand there."),
    (put("replacements", "british", 0, "hex", to="Montreal"), '"Montreal" is no hex.'),
    (put("linear", "confidence", to="sure"), '"confidence" is "sure".'),
]  # fmt: skip

FIRST = ("scenarios", 0)
SCENARIOS = [
    (put("scenarios", to=[]), "scenarios.json, scenarios: there is none. A pack has at least one "
     "scenario."),
    (put(*FIRST, "turns", to=[1]), 'scenario jenkins-ear: "turns" is no range of turns.'),
    (put(*FIRST, "turns", to=[1, 14]), '"turns" goes to 14. The calendar of jenkins has 13 turns.'),
    (put(*FIRST, "sheets", to=["east"]), 'sheets: "east" is not a sheet.'),
    (put(*FIRST, "sheets", to=["north"]), "stack S3525: S3525 is not in play. Choose a hex of the "
     "sheets in play."),
    (put(*FIRST, "area", to={"columns": ["S20"]}), '"columns" is no range of columns.'),
    (put(*FIRST, "setup", 0, "hex", to="S1004"), "stack S1004: S1004 is sea or mountain."),
    (put(*FIRST, "setup", 0, "space", to="town"), "stack S3525: there is no town. In that hex is "
     "outpost."),
    (put(*FIRST, "setup", 0, "pieces", to=[]), "stack S3525: it is empty."),
    (put(*FIRST, "setup", 0, "pieces", 0, to="je-43"), '"je-43" is not a piece. Did you mean '
     "je-42"),
    (put(*FIRST, "setup", 0, "pieces", 0, to="arw-4"), "arw-4 is not used in jenkins."),
    (put(*FIRST, "setup", 0, "pieces", 0, to="je-mose"), "je-mose is of the other side."),
    (put(*FIRST, "setup", 0, "pieces", 0, to="je-ra"), "je-ra starts somewhere else too. "
     "Name every piece once."),
    (put(*FIRST, "setup", 0, "pieces", 0, to="je-fleet-british"), "a fleet stands on land."),
    (put(*FIRST, "setup", 0, to={"side": "british", "hex": "S3525", "space": "hex", "fort": True,
                                 "pieces": ["je-42"]}),
     "a Fort marker stands in a hex. Name the town or outpost (5.1)."),
    (drop(*FIRST, "setup", 3, "fort"), "stack S3228: it has no Fort marker. A fortress has one"),
    (add(*FIRST, "setup", new={"side": "allied", "hex": "S4225", "space": "town",
                               "pieces": ["je-havana"]}),
     "both sides start in Charleston town. Leave it to one."),
    (put(*FIRST, "fleets", 0, "fleet", to="arw-fleet-british"), '"arw-fleet-british" is not a '
     "fleet of this war."),
    (put(*FIRST, "fleets", 0, "sea", to="south_atlantic"), "it starts in a sea area or on a turn."),
    (put(*FIRST, "reinforcements", 0, "turn", to=14), '"turn" is 14. It should be a whole number '
     "from 1 to 13."),
    (put(*FIRST, "reinforcements", 0, "boxed", to=True), '"boxed" is for reinforcements with a '
     "hex."),
    (put(*FIRST, "reinforcements", 0, to={"turn": 2, "hex": "3120", "pieces": ["je-relief"]}),
     "3120 is not in play."),
    (put(*FIRST, "reinforcements", 0, "pieces", to=["je-mil-sc"]), "the counter of je-mil-sc "
     "has no turn of entry."),
    (add(*FIRST, "available", new="je-relief"), "available: je-relief starts somewhere else too."),
    (put(*FIRST, "available", to=["je-fleet-british"]), "je-fleet-british starts somewhere else"),
    (put(*FIRST, "recruiting", to="gold"), '"recruiting" is "gold". It should be loyalty, '
     "agents or freely."),
    (put(*FIRST, "free_tribes", to={"british": ["je-42"]}), "je-42 is no tribe."),
    (put(*FIRST, "agents", to=["boston"]), 'agents: "boston" is not an agent.'),
    (put(*FIRST, "victory", 0, "when", to="never"), '"when" is "never".'),
    (put(*FIRST, "victory", 1, "until", to=3), '"until" is for conditions of each turn. Drop it.'),
    (drop(*FIRST, "victory", 2), "victory: it may end without a result."),
    (put(*FIRST, "victory", 0, "tests", 0, "kind", to="holds"), '"kind" is "holds".'),
    (put(*FIRST, "victory", 0, "tests", 0, "areas", to=["georgia"]), '"areas" is not for this kind '
     "of test. Drop it."),
    (put(*FIRST, "points", to=[{"hex": "S3228", "points": 1, "for": "british"}]), "points are told "
     "and not reckoned, or the reverse."),
    (again("scenarios"), "scenario jenkins-ear: the id stands twice."),
]  # fmt: skip

GEOGRAPHY = [
    (put("projection", "lat_1", to=45), "projection: the two parallels are one."),
    (put("turn", to={"a": 0, "b": 0, "c": 0, "d": 0}), '"a" and "b" are both 0.'),
    (put("bend", "points", 0, "by", to=[1]), '"by" should be two numbers.'),
]  # fmt: skip

PACK = [
    (put("schema", to=2), '"schema" is 2. This version reads schema 1.'),
    (drop("name"), 'the field "name" is missing.'),
]

CASES = [
    *[("map.json", damage, said) for damage, said in MAP],
    *[("units.json", damage, said) for damage, said in UNITS],
    *[("leaders.json", damage, said) for damage, said in LEADERS],
    *[("tables.json", damage, said) for damage, said in TABLES],
    *[("scenarios.json", damage, said) for damage, said in SCENARIOS],
    *[("geography.json", damage, said) for damage, said in GEOGRAPHY],
    *[("pack.json", damage, said) for damage, said in PACK],
]


def problems_with(file: str, content: Json) -> list[str]:
    """What the reader of a file says of it, beside the other built-in files."""
    problems: list[Problem] = []

    def top(name: str) -> Fields:
        found = content if name == file else built_in(GAME, name)
        return Fields(name, "", found, problems)

    pack = load_pack()
    if file in ("map.json", "geography.json"):
        read_board(top("map.json"), top("geography.json"))
    elif file in ("units.json", "leaders.json"):
        read_pieces(top("units.json"), top("leaders.json"), pack.board)
    elif file == "tables.json":
        read_tables(top(file), pack.board, pack.pieces)
    elif file == "scenarios.json":
        read_scenarios(top(file), pack.board, pack.pieces, pack.tables)
    else:
        files = PackFiles("")
        files.tops, files.problems = [top(file)], problems
        read_label(files, pack.label.confidence_counts)
    assert not problems or file in {problem.file for problem in problems}
    return [str(problem) for problem in problems]


@pytest.mark.parametrize(("file", "damage", "said"), CASES)
def test_a_damaged_pack_is_told_what_is_wrong(file: str, damage: Damage, said: str) -> None:
    content = built_in(GAME, file)
    assert problems_with(file, content) == []
    damage(content)
    told = problems_with(file, content)
    assert any(said in line for line in told), "\n".join(told[:5])


FILES = [
    "pack.json", "map.json", "units.json", "leaders.json", "tables.json", "scenarios.json",
    "geography.json",
]  # fmt: skip
UNNEEDED = {
    "about", "confidence", "notice", "sure", "tory", "two_seas", "portages", "supply_ends",
}  # fmt: skip
OTHERS: list[Any] = [None, 7, {}]


@pytest.mark.parametrize("file", FILES)
def test_no_field_of_a_file_may_be_missing_or_of_another_kind(file: str) -> None:
    """Whatever is done to a field at the top, the reader ends with sentences and no crash."""
    whole = built_in(GAME, file)
    for name in whole:
        for value in OTHERS:
            assert problems_with(file, {**whole, name: value}) or name in UNNEEDED, (name, value)
        without = {key: value for key, value in whole.items() if key != name}
        assert problems_with(file, without) or name in UNNEEDED, name


def test_a_damaged_pack_is_refused(tmp_path: Path) -> None:
    content = built_in(GAME, "units.json")
    content["units"][0]["faces"] = ["?"]
    path = supply(tmp_path, "units.json", content)
    with pytest.raises(PackError, match=r"cannot be used\. units\.json, unit fiw-bearn: the face"):
        PACKS.load(path)


def test_damage_of_one_file_is_not_blamed_on_others(tmp_path: Path) -> None:
    content = built_in(GAME, "map.json")
    content["places"] = [row for row in content["places"] if row["name"] != "Boston"]
    problems, _ = PACKS.check(supply(tmp_path, "map.json", content))
    assert {problem.file for problem in problems} == {"scenarios.json"}
    assert "there is no town. In that hex is nothing but the hex." in str(problems[0])


def test_a_file_that_is_no_json(tmp_path: Path) -> None:
    (tmp_path / "map.json").write_text("{", "utf-8")
    problems, _ = PACKS.check(str(tmp_path))
    assert "it is not JSON" in str(problems[0])


def test_an_empty_folder(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="the folder holds no file of a pack"):
        PACKS.load(str(tmp_path))
