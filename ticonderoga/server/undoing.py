"""How a seat may undo now, and which of its decisions it can go back to."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from ticonderoga.engine.errors import Refused
from ticonderoga.engine.journal import CHOSE
from ticonderoga.server.consent import consents_by_itself
from ticonderoga.server.sent import Decision, UndoHow
from ticonderoga.server.terms import require_undo_by_people

if TYPE_CHECKING:
    from ticonderoga.server.table import Table

MOST_RECENT = 12
"""How many decisions are offered to go back to."""


def undo_terms(table: Table, seat: int, ply: int) -> UndoHow:
    """How a seat may go back to before the choice at `ply`, past dice and others' choices: alone
    if all the others agree by themselves, by asking them, or not at all."""
    if ply < 0:
        return "none"
    others = [other for other in range(len(table.seats)) if other != seat]
    try:
        require_undo_by_people(table, seat)
        willing = [other for other in others if consents_by_itself(table, other, seat, ply)]
    except Refused:
        return "none"
    return "alone" if willing == others else "ask"


def undo_how(table: Table, seat: int, free: bool) -> UndoHow:
    """How a seat may undo now, given whether its last choice is free to be undone."""
    if seat < 0 or table.match.over or not table.started():
        return "none"
    if free:
        return "free"
    return undo_terms(table, seat, last_decision(table, seat))


def own_hands(table: Table, seat: int) -> tuple[int, ...]:
    """The seats that the same person plays."""
    held: list[int] = table.settings.get("one_person", [])
    return tuple(held) if seat in held else (seat,)


def last_decision(table: Table, seat: int) -> int:
    """The delivery that was this person's last own decision; -1 if there is none."""
    own = table.decisions.last(own_hands(table, seat))
    return -1 if own is None or own.ply >= len(table.match.deliveries) else own.ply


def recent_decisions(table: Table, seat: int) -> list[Decision]:
    """A person's own latest decisions, the newest first, in words."""
    match, renderer = table.match, table.renderer
    found: list[Decision] = []
    for ply, who, _ in table.decisions.of(own_hands(table, seat)):
        if len(found) == MOST_RECENT or ply >= len(match.deliveries):
            break
        kind, _, choice, _ = match.deliveries[ply]
        label = renderer.choice(choice)["label"] if kind == CHOSE else "your secret answer"
        found.append({"ply": ply, "label": label, "told": _told(table, ply, who)})
    return found


def _told(table: Table, ply: int, seat: int) -> str:
    """The first line of the log that tells of a delivery."""
    match = table.match
    length = match.log_length()
    first = bisect_left(range(length), ply, key=lambda index: match.told(index)[0])
    for index in range(first, length):
        at, _, aside = match.told(index)
        if at != ply:
            break
        if not aside:
            return table.renderer.entry(index, match.log_since(index, seat)[0])["text"]
    return ""
