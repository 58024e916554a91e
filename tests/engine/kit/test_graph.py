"""Graphs of spaces: names, connections, distances; and a map of thousands of spaces."""

from __future__ import annotations

import pytest

from ticonderoga.engine.kit.fields import Fields, PackError
from ticonderoga.engine.kit.graph import (
    FAR,
    Connection,
    Spellings,
    check_reach,
    distances,
    neighbours,
    read_connections,
    roads_of,
    same_name,
    steps,
)

IDS = ("albany", "boston", "camden", "dover")


def map_file(*lines: tuple[str, str], **more: object) -> Fields:
    rows: list[object] = [
        {"a": a, "b": b, "confidence": "certain", "evidence": "seen", **more} for a, b in lines
    ]
    return Fields("map.json", "", {"connections": rows}, [])


def told(top: Fields) -> list[str]:
    return [str(problem) for problem in top.problems]


# ---------------------------------------------------------------------- names


def test_a_space_is_found_by_id_label_and_name_however_it_is_spelled() -> None:
    labels = ("Fort St. John's", "Boston")
    spellings = Spellings(labels, (("fort_st_johns", "boston"), labels), ("", "Hub"))
    assert spellings.index("fort st johns") == 0
    assert spellings.index("HUB") == 1


def test_a_name_that_two_spaces_share_is_neither() -> None:
    labels = ("Wilmington, DE", "Wilmington, NC")
    spellings = Spellings(labels, (labels,), ("Wilmington", "Wilmington"))
    with pytest.raises(PackError, match="say Wilmington, DE or Wilmington, NC"):
        spellings.index("wilmington")


def test_a_name_that_is_the_label_of_another_space_means_that_one() -> None:
    spellings = Spellings(("York", "Fort York"), (("York", "Fort York"),), ("York", "York"))
    assert spellings.index("york") == 0


def test_an_unknown_space_is_told_with_what_it_might_be() -> None:
    with pytest.raises(PackError, match=r'no space "Bostn" on the map\. Did you mean Boston\?'):
        Spellings(("Boston", "Albany"), (("Boston", "Albany"),)).index("Bostn")


def test_two_spaces_of_the_same_letters_are_told() -> None:
    row = map_file()
    same_name(row, "St. Mary", ["", "st mary"], "Change one.")
    same_name(row, "Albany", ["", "st mary"], "Change one.")
    assert told(row) == ['map.json: another space is called "St. Mary" too. Change one.']


# ---------------------------------------------------------------------- connections


def test_connections_are_read_with_what_a_game_adds_to_them() -> None:
    top = map_file(("albany", "boston"), ("boston", "dover"), river=True)

    def make(row: Fields, line: Connection) -> None:
        line.kind = 1 if row.flag("river") else 0

    lines = read_connections(top, IDS, ("river",), make=make)
    assert [(line.a, line.b, line.kind, line.confidence) for line in lines] == [
        (0, 1, 1, "certain"), (1, 3, 1, "certain"),
    ]  # fmt: skip
    assert told(top) == []


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ([("albany", "bostn")], '"bostn" is not a space. Did you mean boston?'),
        ([("albany", "albany")], "it joins a space to itself. Name two different spaces."),
        (
            [("albany", "dover"), ("dover", "albany")],
            "the same two spaces are joined twice. Keep one of the two lines.",
        ),
        ([("camden", "dover")], "the sea lies between. Drop it."),
    ],
)
def test_a_wrong_connection_is_left_out_and_told(
    lines: list[tuple[str, str]], complaint: str
) -> None:
    def barred(a: int, b: int) -> tuple[str, str]:
        return ("the sea lies between.", "Drop it.") if {a, b} == {2, 3} else ("", "")

    top = map_file(*lines)
    found = read_connections(top, IDS, barred=barred)
    assert len(found) == len(lines) - 1
    assert [problem.split(": ", 1)[1] for problem in told(top)] == [complaint]


def test_lines_cost_by_their_kind_and_private_ones_are_nobody_elses() -> None:
    lines = [
        Connection(0, 1, "certain", ""),
        Connection(1, 2, "certain", "", kind=1),
        Connection(0, 3, "certain", "", only="arnold"),
    ]
    roads = roads_of(4, lines, (1, 3))
    assert roads == [((1, 1),), ((0, 1), (2, 3)), ((1, 3),), ()]
    assert neighbours(roads) == [(1,), (0, 2), (1,), ()]
    assert distances(0, roads) == [0, 1, 4, FAR]
    assert steps(0, neighbours(roads)) == [0, 1, 2, FAR]


def test_the_cheapest_way_may_have_more_steps() -> None:
    roads = [((1, 1), (2, 9)), ((0, 1), (2, 1)), ((0, 9), (1, 1))]
    assert distances(0, roads) == [0, 1, 2]
    assert steps(0, neighbours(roads)) == [0, 1, 1]


def test_lonely_spaces_and_a_map_that_falls_apart_are_told() -> None:
    top = map_file()
    labels = ("Albany", "Boston", "Camden", "Dover", "Easton")
    near = [(1,), (0,), (), (4,), (3,)]
    check_reach(top, [name.lower() for name in labels], labels, near, ("alone.", "Join it."))
    assert told(top) == [
        "map.json, space camden: alone. Join it.",
        "map.json, connections: the map falls apart: no way leads from Albany to Dover and Easton. "
        "Add the missing connection.",
    ]


# ---------------------------------------------------------------------- large maps


def test_a_map_of_thousands_of_spaces_is_read_and_searched() -> None:
    across, down = 70, 40
    ids = [f"{row:02}{column:02}" for row in range(down) for column in range(across)]
    lines = [(ids[s], ids[s + 1]) for s in range(len(ids)) if (s + 1) % across]
    lines += [(ids[s], ids[s + across]) for s in range(len(ids) - across)]
    top = map_file(*lines)
    near = neighbours(roads_of(len(ids), read_connections(top, ids)))
    check_reach(top, ids, ids, near, ("alone.", "Join it."))
    assert told(top) == []
    assert steps(0, near)[-1] == across + down - 2
