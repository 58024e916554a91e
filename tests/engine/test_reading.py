"""The reader of data packs: what it understands, and how it says what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from ticonderoga.engine.pack_files import digest_of, open_files, refusal
from ticonderoga.engine.reading import Problem, Table, did_you_mean, parse, plain

PACKAGE = "ticonderoga.games.liberty_or_death"


def table(**fields: object) -> Table:
    return Table("a.json", "thing 1", dict(fields), [])


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


def test_files_of_a_folder_stand_before_the_built_in_ones(tmp_path: Path) -> None:
    (tmp_path / "pack.json").write_text('{"name": "mine"}', "utf-8")
    problems: list[Problem] = []
    files = open_files(PACKAGE, ("pack.json", "map.json"), str(tmp_path), problems)
    assert files.own == ["pack.json"]
    assert files.tops[0].fields == {"name": "mine"}
    assert "spaces" in files.tops[1].fields
    assert problems == []


def test_a_file_that_cannot_be_read_is_told_and_the_built_in_one_stands_in(tmp_path: Path) -> None:
    (tmp_path / "map.json").write_bytes(b"\xff\xfe{")
    problems: list[Problem] = []
    files = open_files(PACKAGE, ("map.json",), str(tmp_path), problems)
    assert [problem.what for problem in problems] == ["it is not written in UTF-8."]
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
