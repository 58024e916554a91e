"""Maps as graphs: spaces are numbers from 0, and everything about them stands in lists by number.

Plain functions over lists, so that they serve a map of some areas as well as one of thousands of
hexes: nothing here is quadratic in the number of spaces but what a game asks for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from heapq import heappop, heappush
from typing import Final

from ticonderoga.engine.drawing import Confidence
from ticonderoga.engine.kit.fields import (
    Fields,
    PackError,
    did_you_mean,
    listed,
    plain,
    shortened,
)

FAR: Final = 9_999
"""The distance between spaces that no way joins."""

Near = Sequence[Sequence[int]]
"""The neighbours of each space."""
Roads = Sequence[Sequence[tuple[int, int]]]
"""The neighbours of each space, each with the cost of going there."""


class Connection:
    """Two spaces that are joined, by what kind of line, and how sure that is. `only` names what
    alone may use it; empty for a line that serves everybody."""

    __slots__ = ("a", "b", "confidence", "evidence", "kind", "only")

    def __init__(
        self,
        a: int,
        b: int,
        confidence: Confidence,
        evidence: str,
        kind: int = 0,
        only: str = "",
    ) -> None:
        self.a: int = a
        self.b: int = b
        self.confidence: Confidence = confidence
        self.evidence: str = evidence
        self.kind: int = kind
        self.only: str = only


# ---------------------------------------------------------------------- names


class Spellings:
    """Finds a space by what a person types: its id, its label, or another name. A name that
    several spaces share is no space's own, and the complaint says how to tell them apart."""

    __slots__ = ("_found", "labels")

    def __init__(
        self, labels: Sequence[str], own: Iterable[Sequence[str]], shared: Sequence[str] = ()
    ) -> None:
        self.labels: list[str] = list(labels)
        self._found: dict[str, list[int]] = {}
        for names in own:
            for space, name in enumerate(names):
                self._found.setdefault(plain(name), [space])
        taken = set(self._found)
        for space, name in enumerate(shared):
            if plain(name) not in taken:
                self._found.setdefault(plain(name), []).append(space)

    def index(self, text: str) -> int:
        """The number of a space, or a sentence on what it might have been."""
        found = self._found.get(plain(text), [])
        if len(found) == 1:
            return found[0]
        if found:
            labels = listed([self.labels[space] for space in found], "or")
            raise PackError(f'{len(found)} spaces are called "{text}": say {labels}.')
        raise PackError(
            f'There is no space "{text}" on the map. {did_you_mean(text, self.labels)}'
        )


def same_name(row: Fields, name: str, others: Iterable[str], remedy: str) -> None:
    """Complain if another space is called by the same letters."""
    if plain(name) in [plain(other) for other in others if other]:
        row.complain(f'another space is called "{name}" too.', remedy)


# ---------------------------------------------------------------------- connections


def read_connections(
    top: Fields,
    ids: Sequence[str],
    fields: Sequence[str] = (),
    barred: Callable[[int, int], tuple[str, str]] | None = None,
    make: Callable[[Fields, Connection], None] | None = None,
) -> list[Connection]:
    """The rows of `connections`: two different spaces each, and no pair twice. `fields` are what
    a game writes there besides, `make` reads them; `barred` says what is wrong with a pair by the
    rules and what to do about it, or two empty texts."""
    places = {own: space for space, own in enumerate(ids)}
    found: dict[tuple[int, int], Connection] = {}
    for row in top.rows("connections", "connection"):
        row.where = f"connection {row.fields.get('a', '?')} - {row.fields.get('b', '?')}"
        row.known(["a", "b", *fields, "confidence", "evidence"])
        a, b = _end(row, "a", ids, places), _end(row, "b", ids, places)
        if a < 0 or b < 0:
            continue
        pair = (min(a, b), max(a, b))
        what, remedy = barred(a, b) if barred is not None else ("", "")
        if a == b:
            row.complain("it joins a space to itself.", "Name two different spaces.")
        elif pair in found:
            row.complain("the same two spaces are joined twice.", "Keep one of the two lines.")
        elif what:
            row.complain(what, remedy)
        else:
            found[pair] = Connection(a, b, row.confidence(), row.text("evidence"))
            if make is not None:
                make(row, found[pair])
    return list(found.values())


def _end(row: Fields, name: str, ids: Sequence[str], places: dict[str, int]) -> int:
    text = row.text(name)
    if text in places:
        return places[text]
    return row.place_of(text, ids, "a space") if text else -1


def roads_of(
    size: int, connections: Iterable[Connection], costs: Sequence[int] = (1,)
) -> list[tuple[tuple[int, int], ...]]:
    """The lines from each space that everybody may use, with the cost of each by its kind."""
    lines: list[list[tuple[int, int]]] = [[] for _ in range(size)]
    for line in connections:
        if not line.only:
            lines[line.a].append((line.b, costs[line.kind]))
            lines[line.b].append((line.a, costs[line.kind]))
    return [tuple(sorted(ends)) for ends in lines]


def neighbours(roads: Roads) -> list[tuple[int, ...]]:
    return [tuple([end for end, _ in ends]) for ends in roads]


# ---------------------------------------------------------------------- distances


def distances(start: int, roads: Roads) -> list[int]:
    """The cost of the cheapest way to every space, whatever stands on it."""
    best = [FAR] * len(roads)
    best[start] = 0
    queue: list[tuple[int, int]] = [(0, start)]
    while queue:
        so_far, space = heappop(queue)
        if so_far > best[space]:
            continue
        for end, cost in roads[space]:
            if so_far + cost < best[end]:
                best[end] = so_far + cost
                heappush(queue, (so_far + cost, end))
    return best


def steps(start: int, near: Near) -> list[int]:
    """How many moves from one space to every other at the least."""
    best = [FAR] * len(near)
    best[start] = 0
    queue = [start]
    for space in queue:
        for end in near[space]:
            if best[end] == FAR:
                best[end] = best[space] + 1
                queue.append(end)
    return best


def check_reach(
    top: Fields, ids: Sequence[str], labels: Sequence[str], near: Near, lonely: tuple[str, str]
) -> None:
    """Every space has a neighbour, and a way leads from each to each. `lonely` is what to say of
    one without any, and the remedy; spaces that touch nothing by the rules are left out of
    `near`, at its end."""
    joined: list[int] = []
    for space in range(len(near)):
        if near[space]:
            joined.append(space)
        else:
            top.complain(lonely[0], lonely[1], f"space {ids[space]}")
    if not joined:
        return
    reached = steps(joined[0], near)
    cut_off = [labels[space] for space in joined if reached[space] == FAR]
    if cut_off:
        top.complain(
            f"the map falls apart: no way leads from {labels[joined[0]]} to {shortened(cut_off)}.",
            "Add the missing connection.",
            "connections",
        )
