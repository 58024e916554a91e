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
    counts,
    flags,
    line,
    one_of,
    read_lines,
    rows,
    things,
    write_lines,
)
from ticonderoga.engine.kit.questions import bits_of, spaces_in
from ticonderoga.games.end_of_empire.data.kinds import (
    AREA_IDS,
    ECONOMY_IDS,
    SEA_IDS,
    SEAS,
    SIDE_IDS,
)
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData
from ticonderoga.games.end_of_empire.edition import Edition
from ticonderoga.games.end_of_empire.position import AWAY_IDS, Position
from ticonderoga.games.end_of_empire.rules.sequence import STEP_NAMES


def _piece_ids(g: Position) -> Sequence[str]:
    return g.pieces.ids


def _space_ids(g: Position) -> Sequence[str]:
    return g.board.ids


def _place_ids(g: Position) -> Sequence[str]:
    return g.board.ids[g.board.hexes :]


def _mask(names: Form) -> Form:
    """A set of bits as the ids of the things at their places."""
    return Form(
        lambda g, value: names.write(g, spaces_in(value)),
        lambda g, words: bits_of(names.read(g, words)),
    )


_PIECES: Final = things(_piece_ids)
_PIECE_BITS: Final = _mask(_PIECES)


def _place(g: Position, place: int) -> str:
    """A space by its id, a sea area by its name, aboard a fleet, or Havana."""
    beyond = place - g.board.size
    if beyond < 0:
        return g.board.ids[place]
    if beyond < SEAS:
        return SEA_IDS[beyond]
    if place == g.havana:
        return "havana"
    return "aboard-" + g.pieces.ids[g.pieces.first_fleet + beyond - SEAS]


def _read_place(g: Position, word: str) -> int:
    if word in SEA_IDS:
        return g.board.size + SEA_IDS.index(word)
    if word == "havana":
        return g.havana
    if word.startswith("aboard-"):
        return g.aboard(g.pieces.number[word.removeprefix("aboard-")])
    return g.board.ids.index(word)


def _write_stacks(g: Position) -> Iterator[str]:
    """One line for each stack: whose, where, who with how many steps."""
    for side, stacks in enumerate(g.stacks):
        for place in sorted(stacks):
            said = [f"{g.pieces.ids[piece]}={g.steps[piece]}" for piece in stacks[place]]
            yield f"{SIDE_IDS[side]} {_place(g, place)} {' '.join(said)}"


def _read_stack(g: Position, words: list[str]) -> None:
    place = _read_place(g, words[1])
    found: list[int] = []
    for word in words[2:]:
        name, _, steps = word.rpartition("=")
        piece = g.pieces.number[name]
        g.steps[piece] = int(steps)
        g.where[piece] = place
        found.append(piece)
    g.stacks[SIDE_IDS.index(words[0])][place] = tuple(found)


def _write_boxes(g: Position) -> Iterator[str]:
    """One line for each box: who is in it."""
    for box, name in AWAY_IDS.items():
        found = [piece for piece, where in enumerate(g.where) if where == box]
        if found:
            yield f"{name} {_PIECES.write(g, found)}"


def _read_box(g: Position, words: list[str]) -> None:
    box = next(number for number, name in AWAY_IDS.items() if name == words[0])
    for piece in _PIECES.read(g, words[1:]):
        g.where[piece] = box


def _write_steps(g: Position) -> Iterator[str]:
    """The steps of pieces that are in a box and have any."""
    found = [p for p, steps in enumerate(g.steps) if steps and g.where[p] < 0]
    for piece in found:
        yield f"{g.pieces.ids[piece]} {g.steps[piece]}"


def _read_steps(g: Position, words: list[str]) -> None:
    g.steps[g.pieces.number[words[0]]] = int(words[1])


LINES: Final = (
    line("turn", turn=NUMBER),
    line("step", step=one_of(STEP_NAMES)),
    line("active", active=one_of(SIDE_IDS), started=YES_NO),
    line("queue", queue=NUMBERS),
    line("seen-to", seen_to=NUMBER),
    line("used", used=NUMBER),
    rows("stack", _write_stacks, _read_stack),
    rows("box", _write_boxes, _read_box),
    rows("steps", _write_steps, _read_steps),
    line("due", due=counts(_piece_ids)),
    line("winter-fleets", winter_fleets=_PIECE_BITS),
    line("forts", forts=_mask(things(_place_ids))),
    line("raided", raided=NUMBER),
    line("flags", flags=flags(AREA_IDS)),
    line("republic", republic=YES_NO),
    line("agents", agents=NUMBER_LIST),
    line("new-agents", new_agents=NUMBER),
    line("barred-tribes", barred_tribes=_PIECE_BITS),
    line("done", done=_PIECE_BITS),
    line("checked", checked=_PIECE_BITS),
    line("tried", tried=_mask(things(_place_ids))),
    line("momentum", momentum=_PIECE_BITS),
    line("ferried", ferried=_PIECE_BITS),
    line("sailed", sailed=_PIECE_BITS),
    line("fresh", fresh=_PIECE_BITS),
    line("begun-in-port", begun_in_port=_PIECE_BITS),
    line("must-land", must_land=_PIECE_BITS),
    line("moved-leaders", moved_leaders=_PIECE_BITS),
    line("named", named=_PIECES),
    line("british-before", british_before=things(_space_ids)),
    line("spain-in-florida", spain_in_florida=YES_NO),
    line("entered-war", entered_war=NUMBER_LIST),
    line("west-indies", wi_due=NUMBER, wi_made=YES_NO),
    line("new-france", new_france=YES_NO),
    line("economy", economy=one_of(ECONOMY_IDS)),
    line("nec", nec=_PIECE_BITS),
    line("marine-raid", marine_raid=NUMBER),
    line("marked-entry", marked_entry=NUMBER_LIST),
    line("won", winner=one_of(SIDE_IDS, {-1: "-", -2: "draw"}), reason=WORD),
    line("dice", dice=DICE),
)


def write_position(g: Position) -> str:
    return write_lines(g, LINES)


def read_position(text: str, pack: Pack, edition: Edition, scenario: ScenarioData) -> Position:
    """A position from its text; an error names the line."""
    return read_lines(Position(pack, edition, scenario, Dice()), LINES, text)
