"""Whether what a game draws is what `drawing.py` says: fields, kinds of values, and references.

For tests: everything here returns sentences on what is wrong, and an empty list if nothing is.
"""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from ticonderoga.engine.drawing import NO_HEX, Board, HexGrid, Scene, Token


def mismatches(value: Any, kind: Any, where: str = "") -> list[str]:
    """How a value differs from a type of the drawing; lists and tuples are both JSON arrays."""
    if kind is Any:
        return []
    if is_typeddict(kind):
        return _of_fields(value, kind, where or kind.__name__)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return [] if value in args else [f"{where}: {value!r} is none of {args}"]
    if origin is Union or origin is UnionType:
        return [] if any(not mismatches(value, each) for each in args) else [
            f"{where}: {value!r} is not of {kind}"
        ]  # fmt: skip
    if origin is list:
        return _of_list(value, args[0], where)
    if origin is dict:
        return _of_dict(value, args[1], where)
    if origin is tuple:
        return _of_tuple(value, args, where)
    return [] if _is_plain(value, kind) else [f"{where}: {value!r} is not of {kind}"]


@cache
def fields_of(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a typed dict: each with its type, and whether it must be there."""
    found: dict[str, tuple[Any, bool]] = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        found[name] = (get_args(hint)[0] if optional else hint, kind.__total__ and not optional)
    return found


def _of_fields(value: Any, kind: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is no {kind.__name__}"]
    fields = fields_of(kind)
    wrong = [f"{where}: nobody declares {name!r}" for name in value if name not in fields]
    for name, (inner, required) in fields.items():
        if name in value:
            wrong += mismatches(value[name], inner, f"{where}.{name}")
        elif required:
            wrong.append(f"{where}: {name!r} is missing")
    return wrong


def _of_list(value: Any, inner: Any, where: str) -> list[str]:
    if not isinstance(value, list | tuple):
        return [f"{where}: {value!r} is no list"]
    wrong: list[str] = []
    for at, each in enumerate(value):
        wrong += mismatches(each, inner, f"{where}[{at}]")
    return wrong


def _of_dict(value: Any, inner: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is no dict"]
    wrong = [f"{where}: the key {key!r} is no text" for key in value if not isinstance(key, str)]
    for key, each in value.items():
        wrong += mismatches(each, inner, f"{where}[{key!r}]")
    return wrong


def _of_tuple(value: Any, args: tuple[Any, ...], where: str) -> list[str]:
    if not isinstance(value, list | tuple) or len(value) != len(args):
        return [f"{where}: {value!r} does not have {len(args)} parts"]
    wrong: list[str] = []
    for at, (each, inner) in enumerate(zip(value, args)):
        wrong += mismatches(each, inner, f"{where}[{at}]")
    return wrong


def _is_plain(value: Any, kind: Any) -> bool:
    if kind is float:
        return type(value) in (int, float)
    if kind is None:
        return value is None
    return type(value) is (NoneType if kind is None else kind)


# ---------------------------------------------------------------------- the whole


def faults_of_board(board: Board) -> list[str]:
    """What is wrong with a board: its fields, and the numbers that point into its lists."""
    wrong = mismatches(board, Board)
    if wrong:
        return wrong
    sides, spaces = len(board["sides"]), space_count(board)
    for side in [*[box["side"] for box in board["boxes"]], *[p["side"] for p in board["pieces"]]]:
        if not -1 <= side < sides:
            wrong.append(f"there is no side {side}")
    for space in [end for link in board["links"] for end in (link["a"], link["b"])]:
        if not 0 <= space < spaces:
            wrong.append(f"a link leads to space {space}, which is not there")
    kinds = len(board.get("points", []))
    for card in board["cards"]:
        wrong += [
            f"card {card['number']}: there is no point {kind}"
            for kind in card.get("points", [])
            if not 0 <= kind < kinds
        ]
    if "hexes" in board:
        wrong += _faults_of_hexes(board["hexes"])
        wrong += _no_such("space", [zone.get("hex", 0) for zone in board["zones"]], spaces)
        if board["spaces"]:
            wrong.append("a board of hexes has no other spaces")
    return wrong


def space_count(board: Board) -> int:
    """How many spaces a board has; hexes are spaces, and so are the places inside them."""
    hexes = board.get("hexes")
    if hexes is None:
        return len(board["spaces"])
    return hexes["columns"] * hexes["rows"] + len(hexes.get("places", []))


def _faults_of_hexes(grid: HexGrid) -> list[str]:
    cells = grid["columns"] * grid["rows"]
    wrong = _faults_of_letters(grid, "terrain", grid["terrain"], set(grid["legend"]))
    if "wash" in grid:
        wrong += _faults_of_letters(grid, "wash", grid["wash"], set(grid.get("washes", {})))
    if len(grid.get("headings", [])) not in (0, grid["columns"]):
        wrong.append("each column has a heading, or none has")
    if "globe" in grid and len({len(line) for line in grid["globe"]["at"]}) > 1:
        wrong.append("the net over the globe has lines of different lengths")
    hexes = [named["hex"] for named in grid["named"]]
    hexes += [place["hex"] for place in grid.get("places", [])]
    for line in grid["lines"]:
        hexes += line.get("hexes", [])
        hexes += [side // 6 for side in line.get("sides", [])]
    return wrong + [f"there is no hex {number}" for number in hexes if not 0 <= number < cells]


def _faults_of_letters(grid: HexGrid, name: str, rows: list[str], known: set[str]) -> list[str]:
    wrong = []
    if len(rows) != grid["rows"]:
        wrong.append(f"{len(rows)} rows of {name}, not {grid['rows']}")
    for row, letters in enumerate(rows):
        if len(letters) != grid["columns"]:
            wrong.append(f"row {row} has {len(letters)} letters, not {grid['columns']}")
        unknown = set(letters) - known - {NO_HEX}
        if unknown:
            wrong.append(f"row {row}: no {name} is called {sorted(unknown)}")
    return wrong


def faults_of_scene(board: Board, scene: Scene) -> list[str]:
    """What is wrong with a scene on this board."""
    wrong = mismatches(scene, Scene)
    if wrong:
        return wrong
    keys = [token["key"] for token in scene["tokens"]]
    wrong += [f"two tokens have the key {key!r}" for key in set(keys) if keys.count(key) > 1]
    boxes = {box["id"] for box in board["boxes"]}
    for token in scene["tokens"]:
        wrong += _faults_of_token(board, token, boxes)
    tracks = {track["id"] for track in board["tracks"]}
    wrong += [f"there is no track {name!r}" for name in scene["tracks"] if name not in tracks]
    if len(scene["regions"]) != len(board["regions"]):
        wrong.append("a holder is told for each region, no more and no fewer")
    for hand in scene["hands"]:
        if "names" in hand and len(hand["names"]) != len(hand["cards"] or []):
            wrong.append("each card of a hand has a name there, or none has")
    return wrong + _faults_of_play(board, scene)


def _faults_of_play(board: Board, scene: Scene) -> list[str]:
    """Points, the contest and ways: the numbers that point into the board's lists."""
    wrong: list[str] = []
    kinds, faces = len(board.get("points", [])), len(board.get("faces", []))
    for group in scene.get("points", []):
        wrong += _no_such("side", [group["side"]], len(board["sides"]))
        wrong += _no_such("point", [kind for kind, _ in group["points"]], kinds)
        wrong += _no_such("card", [group.get("card", 0)], max(1, len(board["cards"])))
    for state in scene.get("links", []):
        wrong += _no_such("link", [state["link"]], len(board["links"]))
        sides = [*state.get("closed", []), *[side for side, _, _ in state.get("crossed", [])]]
        wrong += _no_such("side", sides, len(board["sides"]))
    contest = scene.get("contest")
    if contest is not None:
        wrong += _no_such("space", [contest["space"]], space_count(board))
        wrong += _no_such("side", [each["side"] for each in contest["sides"]], len(board["sides"]))
        pieces = [roll["piece"] for roll in contest["rolls"]]
        pieces += [each["leader"] for each in contest["sides"] if "leader" in each]
        wrong += _no_such("piece", [piece for piece in pieces if piece >= 0], len(board["pieces"]))
        wrong += _no_such("face", [roll["face"] - 1 for roll in contest["rolls"]], faces)
    return wrong


def _no_such(kind: str, numbers: list[int], count: int) -> list[str]:
    return [f"there is no {kind} {number}" for number in numbers if not 0 <= number < count]


def _faults_of_token(board: Board, token: Token, boxes: set[str]) -> list[str]:
    kind, at = token["at"]
    there = (
        at in boxes if isinstance(at, str)
        else 0 <= at < (space_count(board) if kind == "space" else len(board["zones"]))
    )  # fmt: skip
    wrong = [] if there else [f"{token['key']}: there is no {kind} {at}"]
    least = -1 if token["figure"] == "badge" or kind == "box" else 0
    if not least <= token["side"] < len(board["sides"]):
        wrong.append(f"{token['key']}: there is no side {token['side']}")
    pieces = [*token.get("pieces", []), *([token["piece"]] if "piece" in token else [])]
    for piece in pieces:
        if not 0 <= piece < len(board["pieces"]):
            wrong.append(f"{token['key']}: there is no piece {piece}")
    if "pieces" in token and len(token["pieces"]) != token["count"]:
        wrong.append(f"{token['key']}: it stands for {len(token['pieces'])}, not {token['count']}")
    if [part["piece"] for part in token.get("parts", [])] not in ([], pieces[: token["count"]]):
        wrong.append(f"{token['key']}: its parts are other pieces than its own")
    if token["figure"] == "badge" and "sign" not in token:
        wrong.append(f"{token['key']}: a badge has a sign")
    return wrong
