"""The position as text that a person can read, edit and diff; and back again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.kit.position_text import (
    BIT,
    DICE,
    NUMBER,
    NUMBERS,
    WORD,
    amounts,
    flags,
    line,
    numbers_by_name,
    one_of,
    pairs,
    read_lines,
    rows,
    write_lines,
)
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    ELSEWHERE,
    FACTION_IDS,
    KIND_IDS,
    KINDS,
    LEADER_FACTION,
    LEADER_IDS,
    LEVEL_IDS,
    TYPE_IDS,
)
from ticonderoga.games.liberty_or_death.data.spaces import EVERYWHERE, SPACE_IDS
from ticonderoga.games.liberty_or_death.edition import Edition
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.sequence import STEP_NAMES

_FACTIONS: Final = flags(FACTION_IDS)
_BOX: Final = amounts(TYPE_IDS, zeros=False)
_PLACE: Final = one_of(SPACE_IDS, {ELSEWHERE: "available"})


def _write_spaces(g: Position) -> Iterator[str]:
    """One line for each space that is not empty and Neutral."""
    marked = (("propaganda", g.propaganda), ("raids", g.raids), ("blockades", g.blockades))
    kept = [*zip(KIND_IDS[:KINDS], g.by_kind, strict=True), *marked]
    for space in EVERYWHERE:
        parts = [f"{name}={row[space]}" for name, row in kept if row[space]]
        level = LEVEL_IDS[g.level[space] + 2]
        if parts or level != "N":
            yield " ".join((SPACE_IDS[space], level, *parts))


def _read_space(g: Position, words: list[str]) -> None:
    space = SPACE_IDS.index(words[0])
    for name, number in numbers_by_name(words[2:]).items():
        if name == "propaganda":
            g.propaganda[space] = number
        elif name == "raids":
            g.raids[space] = number
        elif name == "blockades":
            g.put_blockades(space, number)
        else:
            g.put(KIND_IDS.index(name), space, number)
    g.set_level(space, LEVEL_IDS.index(words[1]) - 2)


def _write_leaders(g: Position) -> Iterator[str]:
    """Those on the map, and those in play; each with whether he is in play."""
    for leader, where in enumerate(g.leaders):
        if where != ELSEWHERE or leader in g.leader_of:
            in_play = int(leader in g.leader_of)
            yield f"{LEADER_IDS[leader]} {_PLACE.write(g, where)} {in_play}"


def _read_leader(g: Position, words: list[str]) -> None:
    leader = LEADER_IDS.index(words[0])
    g.leaders[leader] = _PLACE.read(g, words[1:])
    if words[2] == "1":
        g.leader_of[LEADER_FACTION[leader]] = leader


def _write_controllers(g: Position) -> Iterator[str]:
    for faction, controller in enumerate(g.controllers):
        if controller:
            yield f"{FACTION_IDS[faction]} {controller}"


def _read_controller(g: Position, words: list[str]) -> None:
    g.controllers[FACTION_IDS.index(words[0])] = " ".join(words[1:])


def _write_order(g: Position) -> Iterator[str]:
    """The Command in hand, for the digest of a moment between two checkpoints."""
    order = g.order
    if order is None:
        yield "-"
        return
    done = (
        order.faction, order.command, order.spaces, order.special, order.special_spaces,
        order.specials_left, order.target, order.paid, order.stage, order.worked,
    )  # fmt: skip
    yield " ".join(str(part) for part in done)


def _leave_order(g: Position, words: list[str]) -> None:
    """There is none at a checkpoint, so there is nothing to read."""


LINES: Final = (
    line("step", step=one_of(STEP_NAMES), cursor=NUMBER),
    line("cards", played=NUMBER, on_deck=NUMBER),
    line("slot", slot=NUMBER, first_action=NUMBER),
    line("campaign", campaign=NUMBER, winters=NUMBER),
    line("treaty", treaty=BIT, treaty_card=BIT),
    pairs("tracks", cbc="cbc", crc="crc"),
    pairs("squadrons", west_indies="squadrons", unavailable="squadrons_unavailable"),
    line("resources", resources=amounts(FACTION_IDS)),
    line("strokes", strokes=_FACTIONS),
    line("eligible", eligible=_FACTIONS),
    line("acted", acted=_FACTIONS),
    line("passed", passed=_FACTIONS),
    line("stays_eligible", stays_eligible=_FACTIONS),
    line("made_ineligible", made_ineligible=_FACTIONS),
    line("box available", available=_BOX),
    line("box unavailable", unavailable=_BOX),
    line("box casualties", casualties=_BOX),
    rows("space", _write_spaces, _read_space),
    rows("leader", _write_leaders, _read_leader),
    rows("controller", _write_controllers, _read_controller),
    line("deck", deck=NUMBERS),
    line("aside", set_aside=NUMBERS),
    line("pile", played_cards=NUMBERS),
    line("won", winners=NUMBERS),
    line("ranking", ranking=NUMBERS),
    line("reason", reason=WORD),
    rows("order", _write_order, _leave_order),
    line("dice", dice=DICE),
)


def write_position(g: Position) -> str:
    return write_lines(g, LINES)


def read_position(text: str, pack: Pack, edition: Edition) -> Position:
    """A position from its text; an error names the line."""
    g = read_lines(Position(pack, edition, Dice(0)), LINES, text)
    g.thinned = False
    return g
