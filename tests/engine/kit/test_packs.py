"""The reader of data packs: what it understands, and how it says what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.kit.fields import Fields, Problem, did_you_mean, parse, plain
from ticonderoga.engine.kit.packs import (
    Label,
    Packs,
    digest_of,
    open_files,
    read_label,
    refusal,
    tally,
)

PACKAGE = "ticonderoga.games.liberty_or_death"


def table(**fields: object) -> Fields:
    return Fields("a.json", "thing 1", dict(fields), [])


@pytest.mark.parametrize(
    ("fields", "found", "complaint"),
    [
        ({"side": "red"}, 1, ""),
        ({"side": "green"}, -1, '"side" is "green". It should be blue or red.'),
        ({"side": 3}, -1, '"side" is 3. It should be a text in quotes.'),
        ({}, -1, 'the field "side" is missing. Add it.'),
    ],
)
def test_a_word_is_its_place_among_the_words(
    fields: dict[str, object], found: int, complaint: str
) -> None:
    row = table(**fields)
    assert row.word("side", ("blue", "red")) == found
    told = [str(problem) for problem in row.problems]
    assert told == ([f"a.json, thing 1: {complaint}"] if complaint else [])


def test_a_word_that_may_be_left_out_has_a_fallback() -> None:
    row = table()
    assert row.word("side", ("blue", "red"), -1) == -1
    assert row.problems == []


def test_names_are_compared_by_their_letters_alone() -> None:
    assert plain("St. Mary's") == plain("st_marys") == "stmarys"
    assert did_you_mean("Bostn", ["Boston", "Savannah"]) == "Did you mean Boston?"
    assert did_you_mean("x", ["one", "two"]) == "Known are: one and two."


def test_a_field_that_stands_twice_is_told() -> None:
    problems: list[Problem] = []
    assert parse("a.json", '{"a": 1, "a": 2}', problems) is not None
    assert "stands twice" in str(problems[0])
    assert parse("a.json", "[]", problems) is None
    assert "It should hold an object" in str(problems[1])


@pytest.mark.parametrize("depth", [51, 900, 100_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_a_file_that_is_nested_too_deep_is_told(depth: int, opening: str, closing: str) -> None:
    problems: list[Problem] = []
    text = '{"top":' + opening * depth + "1" + closing * depth + "}"
    assert parse("a.json", text, problems) is None
    assert [str(problem) for problem in problems] == [
        "a.json: its lists and objects lie in each other more than 50 deep. "
        "Look for brackets that are opened again and again."
    ]


def test_a_number_of_thousands_of_digits_is_told() -> None:
    problems: list[Problem] = []
    assert parse("a.json", '{"a": ' + "9" * 5000 + "}", problems) is None
    assert [str(problem) for problem in problems] == [
        "a.json: a number in it has 5000 digits. Write the number that is meant."
    ]


@pytest.mark.parametrize("value", [10**299, -(10**299), float("inf"), float("nan"), 1.5])
def test_a_number_out_of_its_bounds_is_told(value: float) -> None:
    row = table(lat=value)
    assert row.number("lat", -1.0, 1.0) == -1.0
    assert "It should be a number from -1 to 1." in str(row.problems[0])


def test_files_of_a_folder_stand_before_the_built_in_ones(tmp_path: Path) -> None:
    (tmp_path / "pack.json").write_text('{"name": "mine"}', "utf-8")
    files = open_files(PACKAGE, ("pack.json", "map.json"), str(tmp_path))
    assert files.own == ["pack.json"]
    assert files.tops[0].fields == {"name": "mine"}
    assert "spaces" in files.tops[1].fields
    assert files.problems == []


def test_a_file_that_cannot_be_read_is_told_and_the_built_in_one_stands_in(tmp_path: Path) -> None:
    (tmp_path / "map.json").write_bytes(b"\xff\xfe{")
    files = open_files(PACKAGE, ("map.json",), str(tmp_path))
    assert [problem.what for problem in files.problems] == ["it is not written in UTF-8."]
    assert "spaces" in files.tops[0].fields


def test_the_digest_does_not_mind_the_order_of_fields() -> None:
    assert digest_of([table(a=1, b=2)]) == digest_of([table(b=2, a=1)])
    assert digest_of([table(a=1)]) != digest_of([table(a=2)])


def test_a_refusal_tells_three_problems_and_counts_the_rest() -> None:
    problems = [Problem("a.json", "", f"problem {n}.", "Mend it.") for n in range(5)]
    said = refusal("mine", problems)
    assert said.startswith('The data pack "mine" cannot be used. a.json: problem 0. Mend it.')
    assert said.endswith("There are 2 more problems.")
    assert refusal("", problems[:4]).endswith("There is 1 more problem.")


# ---------------------------------------------------------------------- lists of a file


def rows_of(*rows: dict[str, object]) -> Fields:
    return Fields("a.json", "", {"things": list(rows)}, [])


def said(top: Fields) -> list[str]:
    return [str(problem) for problem in top.problems]


def test_rows_with_ids_of_their_own() -> None:
    top = rows_of({"id": "a"}, {"id": "b"}, {"id": "a"})
    assert [own for own, _ in top.own_rows("things", "thing")] == ["a", "b"]
    assert said(top) == [
        "a.json, thing a: the id stands twice. Every thing needs an id of its own."
    ]


def test_rows_that_name_each_id_of_the_game_once() -> None:
    top = rows_of({"id": "b"}, {"id": "x"}, {"id": "b"})
    assert [place for place, _ in top.each("things", "thing", ("a", "b", "c"))] == [1]
    assert said(top) == [
        "a.json, thing x: the game has no such thing. Known are: a, b and c.",
        "a.json, thing b: the id stands twice. Name every thing once.",
        "a.json, things: a and c are missing. Name every thing of the game.",
    ]


def test_ids_are_their_places_in_a_list() -> None:
    row = table(one="b", many=["c", "x", "a"], other="y", none="")
    assert row.one_of("one", "abc", "a letter") == 1
    assert row.several("many", "abc", "a letter") == [2, 0]
    assert row.one_of("other", "abc", "a letter", "other") == -1
    assert said(row) == [
        'a.json, thing 1, many: "x" is not a letter. Known are: a, b and c.',
        'a.json, thing 1, other: "y" is not a letter. Known are: a, b and c.',
    ]


# ---------------------------------------------------------------------- the packs of a game


def label_of(text: str, path: Path) -> tuple[Label, list[str]]:
    """The label of a pack of one file, with the counts that its facts have; and the remarks."""
    (path / "pack.json").write_text(text, "utf-8")
    files = open_files(PACKAGE, ("pack.json",), str(path))
    label = read_label(files, {"facts": tally(["certain", "likely", "certain"])})
    return label, [str(found) for found in [*files.problems, *files.remarks]]


def test_the_label_tells_how_sure_the_facts_are(tmp_path: Path) -> None:
    label, told = label_of('{"schema": 1, "name": "mine", "title": "Mine"}', tmp_path)
    assert label.confidence() == ["facts: 2 certain, 1 likely, 0 reconstructed"]
    assert told == []


def test_stale_counts_are_worth_a_remark(tmp_path: Path) -> None:
    counts = '"confidence": {"facts": {"certain": 3}}'
    _, told = label_of(f'{{"schema": 2, "name": "mine", "title": "Mine", {counts}}}', tmp_path)
    assert told == [
        'pack.json: "schema" is 2. This version reads schema 1.',
        "pack.json, confidence, facts: the counts are [3, 0, 0]. The files hold [2, 1, 0].",
    ]


def test_the_built_in_pack_is_read_once_and_a_folder_every_time(tmp_path: Path) -> None:
    (tmp_path / "pack.json").write_text('{"name": "mine"}', "utf-8")
    packs: Packs[list[object]] = Packs(
        PACKAGE, ("pack.json",), lambda files: [files.tops[0].fields["name"]]
    )
    assert packs.load() is packs.load()
    assert packs.load(str(tmp_path)) == ["mine"]
    (tmp_path / "pack.json").write_text('{"name": "other"}', "utf-8")
    assert packs.load(str(tmp_path)) == ["other"]


def test_a_pack_with_problems_is_refused_in_a_sentence(tmp_path: Path) -> None:
    packs: Packs[int] = Packs(PACKAGE, ("pack.json",), lambda files: len(files.tops))
    with pytest.raises(TiconderogaError, match="the folder holds no file of a pack"):
        packs.load(str(tmp_path))
    assert [problem.file for problem in packs.check(str(tmp_path))[0]] == [str(tmp_path)]
