"""Maps of hexes: which hex lies beside which, how far two are apart, and the sides between them.

Hex row × columns + column is the space of that number, as in `engine.drawing.HexGrid`; so what
`kit.graph` does for spaces it does for hexes. `straight` says which way hexes stand in straight
lines, and `shifted` which of the other lines, counted from 0, lie half a hex lower (or farther
right). Directions are 0 to 5, clockwise from north where columns are straight and from north-east
where rows are. A side of a hex is the number 6 × hex + direction.
"""

from __future__ import annotations

from typing import Final, Literal

Straight = Literal["columns", "rows"]
Shifted = Literal["odd", "even"]

OFF_MAP: Final = -1

# By direction: the step across the straight lines, and along them for a line that is shifted.
# For one that is not shifted a step across goes one less along.
_ACROSS: Final = {"columns": (0, 1, 1, 0, -1, -1), "rows": (-1, 0, 1, 1, 0, -1)}
_ALONG: Final = {"columns": (-1, 0, 1, 1, 1, 0), "rows": (1, 1, 1, 0, -1, 0)}


def hexes_beside(
    columns: int, rows: int, straight: Straight = "columns", shifted: Shifted = "odd"
) -> list[tuple[int, ...]]:
    """For each hex the six beside it by direction; OFF_MAP where the map ends."""
    return [
        tuple([_beside(hex, way, columns, rows, straight, shifted) for way in range(6)])
        for hex in range(columns * rows)
    ]


def _beside(
    hex: int, way: int, columns: int, rows: int, straight: Straight, shifted: Shifted
) -> int:
    row, column = divmod(hex, columns)
    across, along = _ACROSS[straight][way], _ALONG[straight][way]
    if across and not _is_shifted(column if straight == "columns" else row, shifted):
        along -= 1
    if straight == "columns":
        row, column = row + along, column + across
    else:
        row, column = row + across, column + along
    return row * columns + column if 0 <= row < rows and 0 <= column < columns else OFF_MAP


def _is_shifted(line: int, shifted: Shifted) -> bool:
    return (line % 2 == 1) == (shifted == "odd")


def near_hexes(beside: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The neighbours of each hex, without what is off the map."""
    return [tuple([other for other in six if other != OFF_MAP]) for six in beside]


def hex_distance(
    a: int, b: int, columns: int, straight: Straight = "columns", shifted: Shifted = "odd"
) -> int:
    """How many steps two hexes are apart on a map without holes: by arithmetic, no search."""
    across_a, slant_a = _slanted(a, columns, straight, shifted)
    across_b, slant_b = _slanted(b, columns, straight, shifted)
    across, slant = across_b - across_a, slant_b - slant_a
    return (abs(across) + abs(slant) + abs(across + slant)) // 2


def _slanted(hex: int, columns: int, straight: Straight, shifted: Shifted) -> tuple[int, int]:
    """A hex by two axes that are both lines of hexes."""
    row, column = divmod(hex, columns)
    across, along = (column, row) if straight == "columns" else (row, column)
    round_up = 0 if shifted == "odd" else 1
    return across, along - (across + round_up) // 2


def one_side(side: int, beside: list[tuple[int, ...]]) -> int:
    """The side of two hexes has two numbers; this is the smaller one, by which it is kept."""
    hex, way = divmod(side, 6)
    other = beside[hex][way]
    return side if other == OFF_MAP else min(side, 6 * other + (way + 3) % 6)
