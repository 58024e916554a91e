"""Telling people: by webhook, by push and by mail, of their turn and of the end."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.seats import House, Person, house
from ticonderoga.server import push

PASSWORD = {"name": "Bob", "password": "correct horse"}


class Mailbox:
    """A server that takes what it is sent."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.address = ""
        self.status = "204 No Content"

    async def receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.split("content-length:")[1].split("\r\n")[0])
        body = await reader.readexactly(length)
        writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()
        self.got.put_nowait((head, body))

    async def next(self) -> tuple[str, bytes]:
        return await asyncio.wait_for(self.got.get(), 60)


@contextlib.asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    listening = await asyncio.start_server(box.receive, "127.0.0.1", 0)
    box.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield box
    finally:
        listening.close()
        await listening.wait_closed()


async def until_turn_changes(bob: Person, ann: Person) -> None:
    """Play until the other of two people is asked."""
    first = bool(bob.asked())
    while bool(bob.asked()) == first:
        acting = bob if bob.asked() else ann
        n = await acting.choose(acting.asked()[0])
        await bob.reach(n)
        await ann.reach(n)


def test_the_end_of_a_game_is_told_to_all_who_sit_there() -> None:
    async def go() -> None:
        async with mailbox() as box, house(hooks_anywhere=True) as at:
            table, tokens = await at.lay("me", "me")
            for token in tokens:
                hook = {"token": token, "url": f"{box.address}/hook"}
                await at.post(f"/api/tables/{table}/webhooks", hook, 201)
            async with at.sit(table, tokens[0]) as bob:
                assert (await bob.do("resign", n=bob.n))["type"] == "accepted"
            told = [json.loads((await box.next())[1]) for _ in tokens]
            assert sorted(one["seat"] for one in told) == ["american", "british"]
            assert {one["event"] for one in told} == {"over"}
            assert all("resigned" in one["text"] for one in told)

    asyncio.run(go())


def test_a_hook_that_is_gone_is_forgotten() -> None:
    async def go() -> None:
        async with mailbox() as box, house(hooks_anywhere=True) as at:
            box.status = "410 Gone"
            table, tokens = await at.lay("me", "me")
            hook = {"token": tokens[0], "url": box.address}
            await at.post(f"/api/tables/{table}/webhooks", hook, 201)
            async with at.sit(table, tokens[0]) as bob:
                await bob.do("resign", n=bob.n)
            await box.next()
            while await at.site.store.fetch("SELECT id FROM notification"):
                await asyncio.sleep(0.01)

    asyncio.run(go())


async def seated_with_account(at: House) -> tuple[str, list[str], dict[str, str]]:
    """A table whose first seat is an account's: its id, tokens, and the page's header."""
    csrf = (await at.post("/api/accounts", PASSWORD, 201))["csrf"]
    page = {"x-csrf-token": csrf}
    wanted = {"game": "washingtons-war", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = await at.post("/api/tables", wanted, 201, headers=page)
    kept = dict(at.http.cookies)
    at.http.cookies.clear()
    path = f"/api/tables/{made['id']}/join"
    joined = await at.post(path, {"token": made["tokens"][1], "name": "Ann"})
    at.http.cookies.update(kept)
    return made["id"], [made["tokens"][0], joined["token"]], page


def test_a_push_reaches_an_account_that_does_not_look() -> None:
    async def go() -> None:
        async with mailbox() as box, house(hooks_anywhere=True, home="http://table.test") as at:
            at.http.headers["origin"] = "http://table.test"
            table, tokens, page = await seated_with_account(at)
            own = ec.generate_private_key(ec.SECP256R1()).public_key()
            point = own.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
            wanted: dict[str, Any] = {
                "endpoint": f"{box.address}/push",
                "keys": {"p256dh": push.b64(point), "auth": push.b64(b"0" * 16)},
            }
            await at.post("/api/me/push", wanted, 201, headers=page)
            async with at.sit(table, tokens[1]) as ann:
                async with at.sit(table, tokens[0]) as bob:
                    if bob.asked():
                        await until_turn_changes(bob, ann)
                    assert box.got.empty(), "who looks at the table is not told"
                while ann.asked():
                    await ann.reach(await ann.choose(ann.asked()[0]))
                head, body = await box.next()
            assert "content-encoding: aes128gcm" in head
            claims = head.split("vapid t=")[1].split(".")[1]
            assert claims, "the push service is told who sends"
            assert b"turn" not in body, "it is sealed"

    asyncio.run(go())


def test_whoever_brings_a_mailer_has_mail() -> None:
    sent: list[tuple[str, str, str]] = []

    class Post:
        async def send(self, to: str, subject: str, text: str) -> None:
            sent.append((to, subject, text))

    async def go() -> None:
        async with house(hooks_anywhere=True) as at:
            at.site.notifier.mailer = Post()
            table, tokens, _ = await seated_with_account(at)
            rows = await at.site.store.fetch("SELECT id FROM account")
            values = ("m", rows[0][0], "", -1, "mail", '{"to": "bob@example.org"}')
            await at.site.store.run([("INSERT INTO notification VALUES (?,?,?,?,?,?)", values)])
            async with at.sit(table, tokens[1]) as ann:
                await ann.do("resign", n=ann.n)
                while not sent:
                    await asyncio.sleep(0.01)
            assert sent[0][:2] == ("bob@example.org", "Washington's War")
            assert "over" in sent[0][2]

    asyncio.run(go())
