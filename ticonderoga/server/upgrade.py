"""A running game survives a change of the rules: it goes on from its last kept checkpoint.

Under the new rules the old journal may lead elsewhere, so it is left behind: the table begins
anew from the kept position, with whatever of the later choices the new rules still offer.
"""

from __future__ import annotations

import contextlib
import json

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game, Rules
from ticonderoga.engine.journal_text import play_entry, renumbered
from ticonderoga.engine.match import Match
from ticonderoga.server.rendering import Renderer
from ticonderoga.server.rows import TableRow
from ticonderoga.server.store import Row, Statement, Store, Taken
from ticonderoga.server.table import Table


async def upgraded(store: Store, row: TableRow, game: Game, rules: Rules) -> TableRow:
    """Bring a table to the rules of today; the row as it is now. A finished one is left alone."""
    if row.status == "over":
        return row
    entries = await store.fetch(
        "SELECT line, at FROM entry WHERE table_id = ? ORDER BY n", (row.id,)
    )
    kept = await store.fetch("SELECT n, position FROM checkpoint WHERE table_id = ?", (row.id,))
    said = f"The rules have changed since (version {row.rules}, now {game.version})"
    if kept:
        row.start = kept[0][1]
        entries = entries[kept[0][0] :]
        said += "; the game went on from its last kept position"
    row.rules, row.pack = game.version, rules.pack_digest
    lines, complaint = what_still_plays(Table(row, game, Renderer(rules)).match, entries)
    row.settings["warning"] = said + (f"; {complaint}." if complaint else ".")
    statements: list[Statement] = [
        ("DELETE FROM entry WHERE table_id = ?", (row.id,)),
        ("DELETE FROM checkpoint WHERE table_id = ?", (row.id,)),
        (
            "UPDATE game_table SET rules = ?, pack = ?, start = ?, settings = ? WHERE id = ?",
            (row.rules, row.pack, row.start, json.dumps(row.settings), row.id),
        ),
    ]
    statements += [
        ("INSERT INTO entry VALUES (?,?,?,?)", (row.id, n, line, at))
        for n, (line, at) in enumerate(lines)
    ]
    with contextlib.suppress(Taken):
        await store.run(statements, announce=row.id)
    return row


def what_still_plays(match: Match, entries: list[Row]) -> tuple[list[Row], str]:
    """The entries that the rules of today still offer, up to the first they refuse."""
    played: list[Row] = []
    for line, at in entries:
        again = renumbered(line, len(match.deliveries) + 1)
        try:
            play_entry(match, again)
        except (TiconderogaError, ValueError, KeyError, IndexError):
            return played, f"'{line}' is refused by the rules of today, and what came after it"
        played.append((again, at))
    return played, ""
