"""People with accounts, for the tests: each with a browser of his own."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx

from tests.server.seats import PATIENCE, House, Person
from ticonderoga.server.accounts import COOKIE

PASSWORD = "a long enough one"


class Player:
    """Somebody who has signed up."""

    def __init__(self, at: House, name: str) -> None:
        self.at = at
        self.name = name
        self.http = httpx.AsyncClient(base_url=at.address, timeout=PATIENCE)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        found = await self.http.post(path, json=body if body is not None else {})
        assert found.status_code == status, (found.status_code, found.text)
        return found.json()

    async def get(self, path: str, status: int = 200) -> Any:
        found = await self.http.get(path)
        assert found.status_code == status, (found.status_code, found.text)
        return found.json()

    async def lay(self, game: str, *seats: str, status: int = 201, **terms: Any) -> Any:
        """Lay a table: lay(WAR, "me", "open", rated=True, days_per_move=3)."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "agent", "agent": seat}
            for seat in seats
        ]
        body = {"game": game, "seats": wanted, **terms}
        return await self.post("/api/tables", body, status)

    @contextlib.asynccontextmanager
    async def sit(self, table: str) -> AsyncIterator[Person]:
        """At a table by the account alone: no secret of a seat is needed."""
        cookie = {"Cookie": f"{COOKIE}={self.http.cookies[COOKIE]}"}
        async with self.at.sit(table, additional_headers=cookie) as person:
            yield person

    async def resign(self, table: str) -> None:
        async with self.sit(table) as person:
            answer = await person.do("resign", n=person.n)
            assert answer["type"] == "accepted", answer
            await person.reach(answer["n"])


@contextlib.asynccontextmanager
async def signed_up(at: House, *names: str) -> AsyncIterator[list[Player]]:
    """Accounts of these names, signed in."""
    players = [Player(at, name) for name in names]
    try:
        for player in players:
            body = {"name": player.name, "password": PASSWORD}
            session = await player.post("/api/accounts", body, 201)
            player.http.headers["x-csrf-token"] = session["csrf"]
        yield players
    finally:
        for player in players:
            await player.http.aclose()
