"""Bytes on the wire, counted where they arrive: what the lobby asks for, a burst of bots."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from tests.server.seats import House, Person, house
from ticonderoga.server.wire import WORTH_PACKING

LIBERTY = "liberty-or-death"
LOBBY = 60_000
BURST = 40_000
TURNS = 3


class Counting(ClientConnection):
    """Counts what the socket delivers: heads of frames included, before anything is unpacked."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


async def fetched(at: House, path: str, *headers: str) -> tuple[int, Any]:
    """How many bytes came for a request, its head included, and what they say."""
    reader, writer = await asyncio.open_connection("127.0.0.1", at.port)
    asked = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", *headers, "", ""]
    writer.write("\r\n".join(asked).encode())
    data = await reader.read()
    writer.close()
    head, _, body = data.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200"), head
    return len(data), body


def test_the_lobby_is_light() -> None:
    """Everything the lobby asks for when it opens, with thirty public games in its list."""

    async def go() -> None:
        async with house() as at:
            for _ in range(30):
                await at.lay("me", "open", game="skirmish", scenario="duel", public=True)
            games = (await at.get("/api/games"))["games"]
            outlines = [f"/api/games/{g['name']}/outline?digest={g['outline']}" for g in games]
            paths = ["/api/games", "/api/me", "/api/tables", *outlines]
            total = sum([(await fetched(at, p, "Accept-Encoding: gzip"))[0] for p in paths])
            plain = sum([(await fetched(at, p))[0] for p in paths])
            assert total < LOBBY / 2, "there is room for what else a lobby will show"
            assert plain > 2 * total

    asyncio.run(go())


async def answered(person: Person) -> None:
    """Hear until it is one's turn, or the game is over."""
    while not person.asked() and not person.state["over"]:
        await person.hear()


async def bursts(at: House, turns: int, **more: Any) -> list[tuple[int, int]]:
    """(bytes, choices of the bots) after each of one's own last choices of a turn."""
    table, tokens = await at.lay("me", *["non-player"] * 3, game=LIBERTY)
    found: list[tuple[int, int]] = []
    async with at.sit(table, tokens[0], partial=True, create_connection=Counting, **more) as me:
        live: Any = me.live
        await answered(me)
        while len(found) < turns:
            n, received = me.n, live.received
            passes = [choice for choice in me.asked() if choice[0] == "pass"]
            await me.choose(passes[0] if passes else me.asked()[0])
            await answered(me)
            if me.n - n > 3:
                found.append((live.received - received, me.n - n))
    return found


def test_a_burst_of_bots_is_light() -> None:
    """Liberty or Death with three non-players: what comes between two of one's own choices."""

    async def go() -> None:
        async with house() as at:
            found = await bursts(at, TURNS)
            assert max(size for size, _ in found) < BURST, found
            assert sum(choices for _, choices in found) > 10, "bots have played"

    asyncio.run(go())


@pytest.mark.parametrize("compression", ["deflate", None])
def test_long_messages_are_packed_and_short_ones_not(compression: str | None) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(
                table, tokens[0], compression=compression, create_connection=Counting
            ) as me:
                live: Any = me.live
                said = sum(len(json.dumps(message)) for message in me.heard)
                assert (live.received < said / 3) == (compression is not None)
                before = live.received
                pong = await me.do("ping")
                text = json.dumps(pong, separators=(",", ":"))
                assert len(text) < WORTH_PACKING
                assert live.received - before == len(text) + 2, "as it is, behind a short head"
                await me.choose(me.asked()[0])
                assert me.state["log"]

    asyncio.run(go())


def test_a_client_that_forgets_after_each_message_is_understood() -> None:
    """It may ask for every message to be packed by itself."""

    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            url = f"ws://127.0.0.1:{at.port}/api/tables/{table}/live"
            own = ClientPerMessageDeflateFactory(
                server_no_context_takeover=True, server_max_window_bits=10
            )
            async with connect(
                url, proxy=None, compression=None, extensions=[own], max_size=None
            ) as live:
                await live.send(json.dumps({"type": "hello", "token": tokens[0]}))
                me = Person(live)
                while not me.state:
                    await me.hear()
                for _ in range(3):
                    await me.choose(me.asked()[0])

    asyncio.run(go())
