"""The rows of the store that say who sits at a table and how it was laid."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ticonderoga.server.sent import StandingAnswer

OPEN = "open"
PERSON = "person"
AGENT = "agent"
LEFT = "left"
"""A seat whose person has gone: anybody may take it over."""


def digest(token: str) -> str:
    """What the store keeps of a secret seat link."""
    return hashlib.blake2b(token.encode(), digest_size=24).hexdigest()


class Seat:
    """Who sits where. The token's digest is kept, never the token."""

    __slots__ = ("account", "agent", "kind", "name", "standing", "token")

    def __init__(
        self, kind: str, name: str, account: str, token: str, agent: str, standing: str = "[]"
    ) -> None:
        self.kind = kind
        self.name = name
        self.account = account
        self.token = token
        self.agent = agent
        self.standing: list[StandingAnswer] = json.loads(standing)


class TableRow:
    """A row of the store's list of tables."""

    COLUMNS = (
        "id, created, game, scenario, options, rules, pack, secret, nonces, dice, start, "
        "settings, public, status, awaited, result"
    )

    def __init__(self, row: tuple[Any, ...]) -> None:
        (
            self.id, self.created, self.game, self.scenario, options, self.rules, self.pack,
            self.secret, nonces, self.dice, self.start, settings, self.public, self.status,
            awaited, result,
        ) = row  # fmt: skip
        self.options: dict[str, str] = json.loads(options)
        self.nonces: list[str] = json.loads(nonces)
        self.settings: dict[str, Any] = json.loads(settings)
        self.awaited: list[int] = json.loads(awaited)
        self.result: dict[str, Any] | None = json.loads(result)
