"""The file of a game that still goes on: who may have it, and what follows once he has it.

The file holds the deck and the key of the dice. That it was given out is noted with an entry of
the journal, before the file leaves the server. From then on no other person sits down at that
game; if nothing was played yet, the table is dealt anew under a new secret instead.
"""

from __future__ import annotations

import json
import secrets
from typing import Any

from ticonderoga.engine.errors import Refused
from ticonderoga.engine.journal_text import SEATS_CHANGED
from ticonderoga.engine.save import save
from ticonderoga.server.accounts import Forbidden
from ticonderoga.server.hub import Hub
from ticonderoga.server.rows import AGENT
from ticonderoga.server.store import Statement
from ticonderoga.server.table import Table

GIVEN_OUT = "given_out"
"""The setting of a table whose file was given out while the game went on."""
DEALT_ANEW = "dealt_anew"
"""The setting of a table that got a new secret because the file of its first deal was given out."""

NOT_YOURS = "a game is exported when it is over; its file holds the deck"
KNOWN_DECK = (
    "the file of this game was given out while it went on, and whoever has it knows the deck and "
    "every roll to come: nobody else can sit down here, only an agent"
)


def new_secret() -> str:
    """What the dice of a table are made of, together with the nonces of its seats."""
    return secrets.token_bytes(32).hex()


def plays_alone(table: Table, seat: int) -> bool:
    """Whether a seat's person plays with nobody but himself and agents."""
    held: list[int] = table.settings.get("one_person", [])
    own = held if seat in held else [seat]
    return seat >= 0 and all(
        index in own or (who.kind == AGENT and not who.token)
        for index, who in enumerate(table.seats)
    )


def may_export(table: Table, seat: int) -> bool:
    """The file of a game holds its deck and its dice: it is for all when the game is over, and
    before that for one who plays alone."""
    return table.match.over or (plays_alone(table, seat) and not table.settings.get("rated"))


async def give_out(hub: Hub, table: Table, token: str, account: str) -> str:
    """The saved game, for somebody who may have it. The entry that notes it is refused if the
    seats have changed in another process meanwhile."""
    async with table.lock:
        if not may_export(table, table.seat_of(token, account)):
            raise Forbidden(NOT_YOURS)
        noted = _must_be_noted(hub, table)
        if noted:
            settings = {**table.settings, GIVEN_OUT: True}
            await hub.write(table, SEATS_CHANGED, more=[settings_row(table, settings)])
        text = save(table.match, *table.proof())
    if noted:
        hub.moved(table)
    return text


def _must_be_noted(hub: Hub, table: Table) -> bool:
    """Not when the game is over, nor twice; an imported game says by itself that its dice are
    known, and nobody sits down any more where the journal is full."""
    known = table.match.over or table.row.dice or table.settings.get(GIVEN_OUT)
    return not known and hub.has_room(table, 1)


def settings_row(table: Table, settings: dict[str, Any]) -> Statement:
    return ("UPDATE game_table SET settings = ? WHERE id = ?", (json.dumps(settings), table.id))


def require_unknown_deck(table: Table) -> None:
    """A person sits down only where nobody can know the deck and the dice."""
    if table.settings.get(GIVEN_OUT):
        raise Refused(KNOWN_DECK)


def forget_deal(table: Table, seat: int, settings: dict[str, Any]) -> list[Statement]:
    """Somebody who played alone gets up before the first choice. He has seen all hands, so they
    are not dealt for good: the nonce of the next one deals them anew. If he has the file, the
    secret is a new one, too. Changes the settings."""
    if not (table.can_be_dealt_anew() and plays_alone(table, seat)):
        return []
    settings["dealt"] = False
    if not settings.pop(GIVEN_OUT, False):
        return []
    settings[DEALT_ANEW] = True
    return [("UPDATE game_table SET secret = ? WHERE id = ?", (new_secret(), table.id))]
