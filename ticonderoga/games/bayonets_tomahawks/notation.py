"""The position as text that a person can read, edit and diff; and back again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.kit.position_text import (
    DICE,
    NUMBER,
    NUMBER_LIST,
    NUMBERS,
    WORD,
    YES_NO,
    Form,
    Line,
    counts,
    each,
    flags,
    line,
    one_of,
    read_lines,
    rows,
    thing,
    things,
    write_lines,
)
from ticonderoga.engine.kit.questions import bits_of, spaces_in
from ticonderoga.games.bayonets_tomahawks.data.kinds import AP_IDS, FACTION_IDS
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.data.scenarios import ScenarioData
from ticonderoga.games.bayonets_tomahawks.edition import Edition
from ticonderoga.games.bayonets_tomahawks.position import AWAY_IDS, EFFECT_IDS, Position
from ticonderoga.games.bayonets_tomahawks.rules.sequence import STEP_NAMES

_MARKS: Final = ("rout", "oos", "landing", "marshal")
_DECKS: Final = (
    "british-buildup", "french-buildup", "british-campaign", "french-campaign", "indian"
)  # fmt: skip
_TOKENS: Final = ("pool", "removed", "absent", "drawn", "aside")


def _spaces(g: Position) -> Sequence[str]:
    return g.board.space_ids


def _pieces(g: Position) -> Sequence[str]:
    return g.pieces.ids


def _connections(g: Position) -> Sequence[str]:
    return g.board.conn_ids


def _places(g: Position) -> Sequence[str]:
    return [*g.board.space_ids, "sail-box"]


def _aps(g: Position) -> Sequence[str]:
    return AP_IDS


def _mask(names: Form) -> Form:
    """A set of bits as the ids of the things at their places."""
    return Form(
        lambda g, value: names.write(g, spaces_in(value)),
        lambda g, words: bits_of(names.read(g, words)),
    )


_PIECES: Final = things(_pieces)
_PLACES: Final = things(_places)
_APS: Final = things(_aps)


def _place(g: Position, place: int) -> str:
    return "sail-box" if place == g.board.sail else g.board.space_ids[place]


def _read_place(g: Position, word: str) -> int:
    return g.board.sail if word == "sail-box" else g.board.space_ids.index(word)


def _write_stacks(g: Position) -> Iterator[str]:
    """One line for each stack: whose, where, who."""
    for faction, stacks in enumerate(g.stacks):
        for place in sorted(stacks):
            yield f"{FACTION_IDS[faction]} {_place(g, place)} {_PIECES.write(g, stacks[place])}"


def _read_stack(g: Position, words: list[str]) -> None:
    place = _read_place(g, words[1])
    stack: tuple[int, ...] = _PIECES.read(g, words[2:])
    g.stacks[FACTION_IDS.index(words[0])][place] = stack
    for piece in stack:
        g.where[piece] = place


def _write_boxes(g: Position) -> Iterator[str]:
    """One line for each box and pool: who is in it."""
    for box, name in AWAY_IDS.items():
        found = [piece for piece, where in enumerate(g.where) if where == box]
        if found:
            yield f"{name} {_PIECES.write(g, found)}"


def _read_box(g: Position, words: list[str]) -> None:
    box = next(number for number, name in AWAY_IDS.items() if name == words[0])
    for piece in _PIECES.read(g, words[1:]):
        g.where[piece] = box


def _write_control(g: Position) -> Iterator[str]:
    """One line for each holder: which spaces."""
    for holder, name in enumerate(FACTION_IDS):
        found = [space for space, now in enumerate(g.control) if now == holder]
        yield f"{name} {things(_spaces).write(g, found)}"


def _read_control(g: Position, words: list[str]) -> None:
    for space in things(_spaces).read(g, words[1:]):
        g.control[space] = FACTION_IDS.index(words[0])


def _write_marks(g: Position) -> Iterator[str]:
    for key in sorted(g.marks):
        said = flags(_MARKS).write(g, g.marks[key])
        yield f"{FACTION_IDS[key & 1]} {_place(g, key >> 1)} {said}"


def _read_marks(g: Position, words: list[str]) -> None:
    key = 2 * _read_place(g, words[1]) + FACTION_IDS.index(words[0])
    g.marks[key] = flags(_MARKS).read(g, words[2:])


def _write_entries(g: Position) -> Iterator[str]:
    for key in sorted(g.entered):
        ways = things(_connections).write(g, g.entered[key])
        yield f"{FACTION_IDS[key & 1]} {g.board.space_ids[key >> 1]} {ways}"


def _read_entry(g: Position, words: list[str]) -> None:
    key = 2 * g.board.space_ids.index(words[1]) + FACTION_IDS.index(words[0])
    g.entered[key] = things(_connections).read(g, words[2:])


def _crossings(name: str) -> Line:
    """Units that went along a connection, by faction."""

    def write(g: Position) -> Iterator[str]:
        table: dict[int, int] = getattr(g, name)
        for key in sorted(table):
            yield f"{FACTION_IDS[key & 1]} {g.board.conn_ids[key >> 1]} {table[key]}"

    def read(g: Position, words: list[str]) -> None:
        table: dict[int, int] = getattr(g, name)
        key = 2 * g.board.conn_ids.index(words[1]) + FACTION_IDS.index(words[0])
        table[key] = int(words[2])

    return rows(name.replace("_", "-"), write, read)


def _write_tokens(g: Position) -> Iterator[str]:
    for token, where in zip(g.pieces.token_ids, g.tokens, strict=True):
        yield f"{token} {_TOKENS[where]}"


def _read_token(g: Position, words: list[str]) -> None:
    g.tokens[g.pieces.token_ids.index(words[0])] = _TOKENS.index(words[1])


def _write_arrived(g: Position) -> Iterator[str]:
    for space in sorted(g.arrived):
        yield f"{g.board.space_ids[space]} {FACTION_IDS[g.arrived[space]]}"


def _read_arrived(g: Position, words: list[str]) -> None:
    g.arrived[g.board.space_ids.index(words[0])] = FACTION_IDS.index(words[1])


LINES: Final = (
    line("year", year=NUMBER),
    line("round", round=NUMBER),
    line("step", step=one_of(STEP_NAMES)),
    line("active", active=one_of(FACTION_IDS), first=one_of(FACTION_IDS)),
    line("vp", vp=NUMBER, other_vp=NUMBER),
    line("raid", raid=NUMBER_LIST),
    line("nations", nations=NUMBER_LIST),
    line("open-seas", open_seas=YES_NO),
    rows("stack", _write_stacks, _read_stack),
    rows("box", _write_boxes, _read_box),
    line("reduced", reduced=_mask(_PIECES)),
    line("spent", spent=_mask(_PIECES)),
    rows("control", _write_control, _read_control),
    rows("marks", _write_marks, _read_marks),
    *each(FACTION_IDS, _mask(things(_spaces)), raided="raided", present="present"),
    line("fort-sites", fort_sites=counts(_spaces)),
    line("road-sites", road_sites=counts(_connections)),
    line("roads", roads=_mask(things(_connections))),
    rows("token", _write_tokens, _read_token),
    line("wie", wie=NUMBER_LIST),
    line("wie-drawn", wie_drawn=NUMBER_LIST),
    *each(FACTION_IDS, NUMBERS, **{"wie-pool": "wie_pool", "buried": "buried"}),
    *each(_DECKS, NUMBERS, deck="decks"),
    line("reserve", reserve=NUMBER_LIST),
    line("drawn", drawn=NUMBER_LIST),
    line("played", played=NUMBER_LIST),
    line("indian", indian=NUMBER),
    line("discards", discards=NUMBERS),
    line("gone", gone=NUMBERS),
    *each(FACTION_IDS, _APS, aps="aps"),
    line("indian-aps", indian_aps=_APS),
    line("held-ap", reaction=thing(_aps, {-1: "-"})),
    line("effects", effects=flags(EFFECT_IDS)),
    line("warships", warships=thing(_connections, {-1: "-"})),
    line("battles", battles=things(_spaces)),
    line("fought", fought=_mask(things(_spaces))),
    _crossings("crossed"),
    _crossings("crossed_guns"),
    rows("entered", _write_entries, _read_entry),
    line("held", held=_mask(things(_spaces))),
    rows("arrived", _write_arrived, _read_arrived),
    line("sheltered", sheltered=_mask(_PIECES)),
    line("arriving", arriving=_PIECES),
    line("ports", ports=_PLACES),
    line("returning", returning=things(_spaces)),
    line("garrison", garrison=_mask(_PIECES)),
    line("started", started=YES_NO),
    line("won", winner=one_of(FACTION_IDS, {-1: "-"}), reason=WORD),
    line("dice", dice=DICE),
)


def write_position(g: Position) -> str:
    return write_lines(g, LINES)


def read_position(
    text: str, pack: Pack, edition: Edition, scenario: ScenarioData
) -> Position:
    """A position from its text; an error names the line."""
    return read_lines(Position(pack, edition, scenario, Dice()), LINES, text)
