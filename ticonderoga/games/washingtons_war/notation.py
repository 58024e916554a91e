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
    counts,
    each,
    line,
    numbers_by_name,
    one_of,
    pairs,
    read_lines,
    rows,
    thing,
    things,
    with_new_names,
    write_lines,
)
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.edition import Edition
from ticonderoga.games.washingtons_war.old_names import OLD_NAMES
from ticonderoga.games.washingtons_war.position import AWAY_IDS, Position
from ticonderoga.games.washingtons_war.rules.sequence import STEP_NAMES

_OWNER: Final = ("-", "american", "british")
_SIDES: Final = ("american", "british")


def _spaces(g: Position) -> Sequence[str]:
    return g.board.space_ids


def _zones(g: Position) -> Sequence[str]:
    return g.board.zone_ids


_PLACE: Final = thing(_spaces, AWAY_IDS)


def _write_spaces(g: Position) -> Iterator[str]:
    """One line for each space that holds anything."""
    for space, name in enumerate(g.board.space_ids):
        american, french, british = g.american_cu[space], g.french_cu[space], g.british_cu[space]
        if g.pc[space] or american or french or british:
            units = f"american={american} french={french} british={british}"
            yield f"{name} {_OWNER[g.pc[space]]} {units}"


def _read_space(g: Position, words: list[str]) -> None:
    space = g.board.space_ids.index(words[0])
    g.pc[space] = _OWNER.index(words[1])
    units = numbers_by_name(words[2:])
    g.american_cu[space] = units["american"]
    g.french_cu[space] = units["french"]
    g.british_cu[space] = units["british"]


def _write_generals(g: Position) -> Iterator[str]:
    for general, where in zip(g.pack.pieces.ids(), g.generals, strict=True):
        yield f"{general} {_PLACE.write(g, where)}"


def _read_general(g: Position, words: list[str]) -> None:
    g.generals[g.pack.pieces.ids().index(words[0])] = _PLACE.read(g, words[1:])


LINES: Final = (
    line("year", year=NUMBER),
    line("step", step=one_of(STEP_NAMES)),
    line("active", active=one_of(_SIDES)),
    line("alliance", alliance=NUMBER, france=one_of(("neutral", "reached", "signed", "war"))),
    line("regulars", regulars=YES_NO),
    line("navy", navy=thing(_zones, {-1: "away", -2: "track"})),
    line("congress", congress=thing(_spaces, {-1: "dispersed"})),
    line("dispersed", congress_dispersed=YES_NO, congress_dispersed_before=YES_NO),
    line("mutinies", mutinies=YES_NO),
    pairs("boxes", american="american_box", british="british_box", french="french_waiting"),
    rows("space", _write_spaces, _read_space),
    rows("general", _write_generals, _read_general),
    *each(_SIDES, NUMBERS, hand="hands", known="known", queue="queues", reinforced="reinforced"),
    line("deck", deck=NUMBERS),
    line("discards", discards=NUMBERS),
    line("removed", removed=NUMBERS),
    line("aside", set_aside=NUMBERS),
    line("war-ends", war_ends=NUMBER),
    line("reshuffle", reshuffle_due=YES_NO),
    line("exchange", exchangeable=NUMBER, discarded=NUMBER),
    line("served", served=NUMBER),
    line("campaign", campaign_left=NUMBER, landing_left=NUMBER, moved_generals=NUMBER),
    line("tried", tried=NUMBER),
    line("winter-card", winter_card=YES_NO),
    line("draws", draws=NUMBER_LIST),
    line("again", again=YES_NO),
    line("fresh", fresh=things(_spaces)),
    line("spent", spent=counts(_spaces)),
    line("spent-french", spent_french=counts(_spaces)),
    line("won", winner=one_of(_SIDES, {-1: "-"}), reason=WORD),
    line("dice", dice=DICE),
)


def write_position(g: Position) -> str:
    return write_lines(g, LINES)


def read_position(text: str, pack: Pack, edition: Edition) -> Position:
    """A position from its text, which may be of an older pack; an error names the line."""
    known = with_new_names(text, OLD_NAMES["space"], pack.board.space_ids)
    return read_lines(Position(pack, edition, Dice()), LINES, known)
