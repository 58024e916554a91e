"""11.4, 11.6 to 11.8 Linear combat as numbers: strengths, odds, modifiers of the die.

Nothing here asks or changes anything, so that battles, odds and tables all count with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.games.end_of_empire.data.combat import WORSE, LinearTable
from ticonderoga.games.end_of_empire.data.kinds import AMERICA, ARW, LEADER, NOTHING, OUTPOST
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.command import in_command
from ticonderoga.games.end_of_empire.terms import NO_LEADER

Modifiers = list[tuple[str, int, int]]
"""What modifies a die: the key of a term, by how much, and whose combat rating it is (or -1)."""

FORT: Final = "fort"
ATTACK_NO_GUNS: Final = "attack_no_guns"
DEFENCE_NO_GUNS: Final = "defence_no_guns"
BOSTON: Final = "boston"
STEUBEN_ATTACK: Final = "steuben_attack"
STEUBEN_DEFENCE: Final = "steuben_defence"
LEADER_ATTACK: Final = "leader_attack"
LEADER_DEFENCE: Final = "leader_defence"


# ---------------------------------------------------------------------- where it is


def is_wild(g: Position, space: int) -> bool:
    """Ruling B-20: whether combat there is combat in the wilderness: every hex that is not
    civilized, the outposts in them and the lakes included."""
    return not g.board.civilized[g.board.hex_of[space]]


def outpost_here(g: Position, space: int) -> int:
    """5.2, O1 The outpost whose shelter a stack in this space has; -1 for none."""
    board = g.board
    if board.kind[space] == OUTPOST:
        return space
    if g.edition.one_space_per_hex:
        place = board.place_of[space]
        if place != NOTHING and board.kind[place] == OUTPOST:
            return place
    return NOTHING


# ---------------------------------------------------------------------- strengths and odds


def attack_strength(g: Position, pieces: Sequence[int]) -> int:
    """2.10, 11.4 Plain CFs and half the sum of the boxed ones, rounded up."""
    p, steps = g.pieces, g.steps
    plain = boxed = 0
    for piece in pieces:
        if p.type[piece] != LEADER:
            plain += p.face_attack[piece][steps[piece]]
            boxed += p.face_boxed[piece][steps[piece]]
    return plain + (boxed + 1) // 2


def defence_strength(g: Position, pieces: Sequence[int]) -> int:
    """11.4 All CFs."""
    p, steps = g.pieces, g.steps
    return sum([p.face_cf[piece][steps[piece]] for piece in pieces if p.type[piece] != LEADER])


def table_of(g: Position) -> LinearTable:
    """11.5, O9"""
    tables = g.pack.tables
    return tables.linear_wide if g.edition.eight_column_crt else tables.linear


def column_of(g: Position, attack: int, defence: int) -> int:
    """11.6, 11.7 The column for these strengths; WORSE for odds below all, which no strength at
    all always is (ruling 53). A defence of 0 has no column."""
    return table_of(g).odds.column(attack, defence) if attack else WORSE


def odds_name(g: Position, column: int) -> str:
    """The heading of a column."""
    names = table_of(g).odds.names
    return f"worse than {names[0]}" if column == WORSE else names[column]


# ---------------------------------------------------------------------- 11.8 modifiers


def best_in_command(g: Position, pieces: Sequence[int], space: int) -> int:
    """8.1, 11.8 The ranking leader, of equals the one whom his owner would name; NO_LEADER if
    there is none."""
    found = in_command(g, pieces, space)
    if not found:
        return NO_LEADER
    best = found[0]
    for leader in found:
        if g.pieces.combat[leader] > g.pieces.combat[best]:
            best = leader
    return best


def modifiers(
    g: Position,
    space: int,
    attacker: int,
    attackers: Sequence[int],
    defenders: Sequence[int],
    leaders: Sequence[int],
) -> Modifiers:
    """11.8 Everything that is added to the die, item by item; `leaders` are the ranking ones by
    side."""
    tables, p = g.pack.tables, g.pieces
    found: Modifiers = []
    fort = g.is_fort(space)
    if fort:
        found.append((FORT, tables.fort, NOTHING))
    if not is_wild(g, space):
        if not _some(p.artillery, attackers):
            found.append((ATTACK_NO_GUNS, -tables.no_artillery, NOTHING))
        if not _some(p.artillery, defenders):
            found.append((DEFENCE_NO_GUNS, tables.no_artillery, NOTHING))
    if g.war == ARW:
        if fort and _short_of_powder(g, space, attackers):
            found.append((BOSTON, tables.boston, NOTHING))
        if tables.steuben_attack[g.turn] and _some(p.steuben, attackers):
            found.append((STEUBEN_ATTACK, tables.steuben_attack[g.turn], NOTHING))
        if tables.steuben_defence[g.turn] and _some(p.steuben, defenders):
            found.append((STEUBEN_DEFENCE, tables.steuben_defence[g.turn], NOTHING))
    for leader, key, sign in (
        (leaders[attacker], LEADER_ATTACK, 1),
        (leaders[1 - attacker], LEADER_DEFENCE, NOTHING),
    ):
        if leader != NO_LEADER and p.combat[leader]:
            found.append((key, sign * p.combat[leader], leader))
    return found


def _some(marks: list[bool], pieces: Sequence[int]) -> bool:
    for piece in pieces:
        if marks[piece]:
            return True
    return False


def _short_of_powder(g: Position, space: int, attackers: Sequence[int]) -> bool:
    """11.8 Americans attack Boston before turn 7."""
    if g.board.hex_of[space] != g.board.boston or g.turn >= g.pack.tables.boston_before:
        return False
    p = g.pieces
    for piece in attackers:
        if p.type[piece] != LEADER and p.nation[piece] == AMERICA:
            return True
    return False


def total(found: Modifiers) -> int:
    """What all modifiers add to the die together."""
    return sum([value for _, value, _ in found])


def cell_of(g: Position, column: int, die: int, found: Modifiers) -> int:
    """11.5 The cell of the table for a die as it fell."""
    return table_of(g).cell(column, die + total(found))
