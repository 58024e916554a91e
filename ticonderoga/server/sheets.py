"""Boards as they are sent: encoded and packed once, named by a digest, and small ones for lists.

A board never changes, so whoever knows its digest may keep it for ever. The lobby needs no board:
an outline has what a picture of a few hundred pixels can show.
"""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, cast

from starlette.requests import Request
from starlette.responses import Response

from ticonderoga.engine.drawing import Board, HexGrid
from ticonderoga.server.messages import encode
from ticonderoga.server.sent import Outline

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
LEVEL = 9
"""Packed once, sent often."""
DIGITS = 2
"""Of latitudes and longitudes: a kilometre."""
MOST_CORNERS = 60
"""Of a ring of an area in an outline."""


class Sheet:
    """JSON that never changes, packed, and its digest."""

    __slots__ = ("digest", "packed")

    def __init__(self, value: Any) -> None:
        body = encode(value)
        self.digest: str = hashlib.blake2b(body, digest_size=9).hexdigest()
        self.packed: bytes = gzip.compress(body, LEVEL, mtime=0)

    def answer(self, request: Request, digest: str = "") -> Response:
        """The sheet for a request. One who has named its digest need not ask again."""
        headers = {
            "etag": f'"{self.digest}"',
            "vary": "accept-encoding",
            "cache-control": FOR_EVER if digest == self.digest else ASK_AGAIN,
        }
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        body = self.packed
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
        else:
            body = gzip.decompress(body)
        return Response(body, headers=headers, media_type="application/json")


class ShownBoard:
    """A board, and the sheet that it is sent as."""

    __slots__ = ("_sheet", "board")

    def __init__(self, board: Board) -> None:
        self.board = board
        self._sheet: Sheet | None = None

    @property
    def sheet(self) -> Sheet:
        if self._sheet is None:
            self._sheet = Sheet(self.board)
        return self._sheet


def outline_of(board: Board) -> Outline:
    """What a thumbnail shows of a board: where the spaces lie, how they are joined, the ground."""
    spaces = board["spaces"]
    found: Outline = {
        "layout": board["layout"],
        "sides": board["sides"],
        "spots": [
            (_short(space.get("lat", space.get("x", 0.0))),
             _short(space.get("lon", space.get("y", 0.0))))
            for space in spaces
        ],
        "areas": [
            thinned(ring) for space in spaces for ring in space.get("outline", [])
            if space["shape"] == "area"
        ],
        "grounds": [
            name for space in spaces for name in space.get("ground", [])
            if space["shape"] == "area" and "outline" not in space
        ],
        "ways": [(link["a"], link["b"]) for link in board["links"] if link["style"] != "border"],
        "tints": [
            (region["tint"], list(region["spaces"]))
            for region in board["regions"] if "tint" in region
        ],
    }  # fmt: skip
    if "hexes" in board:
        found["hexes"] = _plain_hexes(board["hexes"])
    return found


def _short(degrees: float) -> float:
    return round(degrees, DIGITS)


def thinned(ring: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A ring with so many corners at most, none of them twice in a row."""
    every = max(1, -(-len(ring) // MOST_CORNERS))
    kept: list[tuple[float, float]] = []
    for a, b in ring[::every]:
        corner = (_short(a), _short(b))
        if not kept or kept[-1] != corner:
            kept.append(corner)
    return kept


def _plain_hexes(grid: HexGrid) -> HexGrid:
    """The ground and the places of a grid, without its lines and names."""
    plain = cast(HexGrid, {**grid, "lines": [], "named": []})
    for name in ("wash", "washes", "headings"):
        plain.pop(name, None)  # type: ignore[misc]
    return plain
