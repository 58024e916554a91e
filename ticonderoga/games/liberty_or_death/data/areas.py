"""The drawn map: outlines of the provinces with shared borders, and where each space stands.

Nothing here is read by the rules. The outlines are our reconstruction, made by
web/scripts/bake-areas.mjs.
"""

from __future__ import annotations

from ticonderoga.engine.kit.fields import Fields, Problem, listed
from ticonderoga.games.liberty_or_death.data.board import Board
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, SPACE_IDS, SPACES, WEST_INDIES

Point = tuple[float, float]
"""Latitude and longitude."""


class Areas:
    """Arcs, each drawn once; rings of arcs; places. Indexed by space number."""

    __slots__ = ("arcs", "confidence", "lat", "lon", "rings", "room", "source", "touching")

    def __init__(self) -> None:
        self.arcs: list[list[Point]] = []
        self.rings: list[list[list[int]]] = [[] for _ in range(SPACES)]
        """For each space its rings, the largest first; a City has none. In a ring n is the arc
        n from its beginning, and -n - 1 the same from its end."""
        self.lat: list[float] = [0.0] * SPACES
        self.lon: list[float] = [0.0] * SPACES
        self.room: list[int] = [0] * SPACES
        """Kilometres from the place to the nearest border or City."""
        self.touching: list[tuple[int, ...]] = [()] * SPACES
        """For a City, the provinces on whose ground or at whose edge it is drawn."""
        self.confidence: str = ""
        self.source: str = ""

    def outline(self, space: int) -> list[list[tuple[float, float]]]:
        """The rings of a space as points, not closed."""
        return [self._unrolled(ring) for ring in self.rings[space]]

    def _unrolled(self, ring: list[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for reference in ring:
            line = self.arcs[reference if reference >= 0 else -reference - 1]
            ordered = line if reference >= 0 else line[::-1]
            points += [(lat, lon) for lat, lon in ordered[1:]]
        return points

    def borders(self) -> list[tuple[int, int]]:
        """The pairs of areas that share an arc."""
        sharers: dict[int, list[int]] = {}
        for space in range(SPACES):
            for ring in self.rings[space]:
                for reference in ring:
                    arc = reference if reference >= 0 else -reference - 1
                    sharers.setdefault(arc, []).append(space)
        pairs: list[tuple[int, int]] = []
        for spaces in sharers.values():
            if len(spaces) == 2 and spaces[0] != spaces[1]:
                pair = (min(spaces), max(spaces))
                if pair not in pairs:
                    pairs.append(pair)
        return sorted(pairs)


def read_areas(top: Fields, board: Board, noted: list[Problem]) -> Areas:
    """The drawn map of an areas file; what is wrong goes to the table's problems, and borders
    that do not fit the map's connections are remarked on."""
    top.known(["about", "confidence", "source", "grain", "places", "areas", "arcs"])
    areas = Areas()
    areas.confidence = top.confidence()
    areas.source = top.text("source")
    _read_arcs(areas, top)
    _read_rings(areas, top)
    _read_places(areas, top)
    _note_borders(areas, board, top, noted)
    return areas


def _read_arcs(areas: Areas, top: Fields) -> None:
    grain = top.integer("grain", 1, 1_000_000)
    for count, value in enumerate(top.values("arcs", needed=True)):
        numbers = [n for n in value if isinstance(n, int)] if isinstance(value, list) else []
        if not isinstance(value, list) or len(numbers) != len(value) or len(numbers) % 2:
            top.complain("it is not a list of pairs.", "Give whole numbers, two a point.",
                         f"arc {count}")  # fmt: skip
        if len(numbers) < 4:
            numbers = [0, 0, 0, 0]
        line: list[Point] = []
        x = y = 0
        for place in range(0, len(numbers) - 1, 2):
            x += numbers[place]
            y += numbers[place + 1]
            line.append((y / grain, x / grain))
        areas.arcs.append(line)


def _read_rings(areas: Areas, top: Fields) -> None:
    for row in top.rows("areas", "area"):
        space = _space(row, "area")
        row.known(["space", "rings"])
        if space < 0:
            continue
        if space in CITIES:
            row.complain("a City is drawn as a point.", "Leave its outline out.")
            continue
        for ring in row.values("rings", needed=True):
            references = [n for n in ring if isinstance(n, int)] if isinstance(ring, list) else []
            if any(not -len(areas.arcs) <= n < len(areas.arcs) for n in references):
                row.complain(
                    "a ring names an arc that is not there.",
                    f"Arcs run from 0 to {len(areas.arcs) - 1}, backwards from -1.",
                )
            elif references:
                _check_closed(areas, row, references)
                areas.rings[space].append(references)
    bare = [SPACE_IDS[s] for s in range(SPACES) if s not in CITIES and not areas.rings[s]]
    if bare and top.has("areas"):
        top.complain(
            f"{listed(bare, 'and')} {'has' if len(bare) == 1 else 'have'} no outline.",
            "Every Province needs one, and so do the West Indies.",
            "areas",
        )


def _check_closed(areas: Areas, row: Fields, ring: list[int]) -> None:
    ends: list[tuple[Point, Point]] = []
    for reference in ring:
        line = areas.arcs[reference if reference >= 0 else -reference - 1]
        ends.append((line[0], line[-1]) if reference >= 0 else (line[-1], line[0]))
    for place, (_, last) in enumerate(ends):
        if ends[(place + 1) % len(ends)][0] != last:
            row.complain(
                f"a ring breaks after the arc {ring[place]}.",
                "Each arc should begin where the one before it ends.",
            )
            return


def _read_places(areas: Areas, top: Fields) -> None:
    seen: list[int] = []
    for row in top.rows("places", "place"):
        space = _space(row, "place")
        row.known(["space", "lat", "lon", "room", "touching"])
        if space < 0:
            continue
        seen.append(space)
        areas.lat[space] = row.number("lat", -90, 90)
        areas.lon[space] = row.number("lon", -180, 180)
        areas.room[space] = row.integer("room", 0, 2000, 0)
        touched = row.several("touching", SPACE_IDS, "a space")
        areas.touching[space] = tuple(sorted(touched))
    missing = [SPACE_IDS[space] for space in range(SPACES) if space not in seen]
    top.lacks("places", missing, "Give every space a place.")


def _space(row: Fields, called: str) -> int:
    name = row.named(called, "space")
    return row.place_of(name, SPACE_IDS, "a space") if name else -1


def _note_borders(areas: Areas, board: Board, top: Fields, noted: list[Problem]) -> None:
    """1.3.6 Provinces that touch on the drawing should be adjacent, and the other way round."""
    drawn = areas.borders()
    joined = [
        (min(line.a, line.b), max(line.a, line.b)) for line in board.connections
        if board.is_province[line.a] and board.is_province[line.b]
    ]  # fmt: skip
    for a in range(WEST_INDIES):
        for b in range(a + 1, WEST_INDIES):
            touch = (a, b) in drawn
            if touch != ((a, b) in joined):
                what = "touch here, but are not" if touch else "do not touch here, but are"
                said = f"{_called(board, a)} and {_called(board, b)} {what} adjacent on the map."
                remedy = "Draw the border anew, or leave it: the rules follow the map."
                noted.append(Problem(top.file, "areas", said, remedy))


def _called(board: Board, space: int) -> str:
    return board.names[space] or SPACE_IDS[space]
