"""A server and people at its tables, for the tests: real sockets, one event loop."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any, get_args

import httpx
import uvicorn
from argon2 import PasswordHasher
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect

from ticonderoga.engine.drawing_check import fields_of, mismatches
from ticonderoga.server.app import make_app
from ticonderoga.server.door import door
from ticonderoga.server.limits import Limits
from ticonderoga.server.sent import FromServer
from ticonderoga.server.site import Site
from ticonderoga.server.wire import GatheringProtocol

SENT = {get_args(fields_of(kind)["type"][0])[0]: kind for kind in get_args(FromServer)}
"""The type of each message that a server may send."""
WAR = "washingtons-war"
PATIENCE = 90.0
"""Long enough for a machine that is busy with other things; nothing is ever waited for in vain."""


class House:
    """A running server, and a way to ask it."""

    def __init__(self, app: Starlette, port: int) -> None:
        self.site: Site = app.state.site
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE)

    async def post(self, path: str, body: Any = None, status: int = 200, **more: Any) -> Any:
        found = await self.http.post(path, json=body if body is not None else {}, **more)
        assert found.status_code == status, (found.status_code, found.text)
        return found.json()

    async def get(self, path: str, status: int = 200, **more: Any) -> Any:
        found = await self.http.get(path, **more)
        assert found.status_code == status, (found.status_code, found.text)
        return found.json()

    async def lay(self, *seats: str, game: str = WAR, **terms: Any) -> tuple[str, list[str]]:
        """A table: lay("me", "open") or lay("me", "random")."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "agent", "agent": seat}
            for seat in seats
        ]
        made = await self.post("/api/tables", {"game": game, "seats": wanted, **terms}, 201)
        return made["id"], made["tokens"]

    @contextlib.asynccontextmanager
    async def sit(
        self, table: str, token: str = "", since: int = -1, partial: bool = False, **more: Any
    ) -> AsyncIterator[Person]:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        async with connect(url, proxy=None, max_size=None, max_queue=None, **more) as live:
            hello = {"type": "hello", "token": token, "since": since, "partial": partial}
            await live.send(json.dumps(hello))
            person = Person(live, partial)
            await person.until(lambda m: m["type"] in ("snapshot", "step"))
            yield person

    async def sit_deaf(self, table: str) -> socket.socket:
        """A spectator who says hello and never reads: the system's buffers fill up."""
        loop = asyncio.get_running_loop()
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.setblocking(False)
        await loop.sock_connect(plain, ("127.0.0.1", self.port))
        shake = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await loop.sock_sendall(plain, shake.encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += await loop.sock_recv(plain, 1024)
        hello = b'{"type":"hello"}'
        await loop.sock_sendall(plain, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        return plain


def changed_scene(scene: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """What a client makes of a scene and a step's changes of it."""
    changes = dict(changes)
    tokens = changes.pop("token_changes", None)
    if tokens is not None:
        out = {*tokens["gone"], *[token["key"] for _, token in tokens["put"]]}
        changes["tokens"] = [token for token in scene["tokens"] if token["key"] not in out]
        for at, token in tokens["put"]:
            changes["tokens"].insert(at, token)
    return {**scene, **changes}


class Person:
    """Somebody at a socket: remembers the newest state and all that was said."""

    def __init__(self, live: ClientConnection, partial: bool = False) -> None:
        self.live = live
        self.partial = partial
        self.state: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self._number = 0

    @property
    def n(self) -> int:
        return int(self.state["n"])

    @property
    def seat(self) -> int:
        return int(self.state["seat"])

    def asked(self) -> list[Any]:
        """What this seat may choose now."""
        for ask in self.state["asks"]:
            if ask["seat"] == self.seat and not ask["answered"]:
                return [choice["choice"] for choice in ask["choices"]]
        return []

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.live.recv(), PATIENCE))
        assert mismatches(message, SENT[message["type"]]) == []
        if message["type"] in ("snapshot", "step"):
            scene = message["scene"]
            if message["type"] == "step" and self.partial:
                scene = changed_scene(self.state["scene"], scene)
            self.state = {**self.state, **message, "scene": scene}
        self.heard.append(message)
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def reach(self, n: int) -> None:
        while self.n < n:
            await self.hear()

    async def say(self, kind: str, /, **fields: Any) -> int:
        self._number += 1
        await self.live.send(json.dumps({"type": kind, "id": self._number, **fields}))
        return self._number

    async def do(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Say something and wait for the answer to it."""
        number = await self.say(kind, **fields)
        return await self.until(lambda m: m.get("id") == number)

    async def choose(self, choice: list[Any]) -> int:
        """Choose, be accepted, and see it on the table."""
        answer = await self.do("choose", n=self.n, choice=choice)
        assert answer["type"] == "accepted", answer
        await self.reach(answer["n"])
        return int(answer["n"])


def free_port() -> socket.socket:
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)  # soon full, for the deaf
    listening.bind(("127.0.0.1", 0))
    return listening


@contextlib.asynccontextmanager
async def house(
    database: str = "sqlite:///:memory:", limits: Limits | None = None, **more: Any
) -> AsyncIterator[House]:
    """A server of our own for one test."""
    app = make_app(database, 1, limits=limits or Limits().relaxed(), **more)
    app.state.site.accounts.hasher = PasswordHasher(1, 64, 1)  # made to be slow; not in tests
    listening = free_port()
    config = uvicorn.Config(
        app, log_level="error", http=door(app.state.site.limits), ws=GatheringProtocol,
        ws_per_message_deflate=True, timeout_graceful_shutdown=1, ws_max_size=65_536,
        timeout_keep_alive=60,
    )  # fmt: skip
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve([listening]))
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.005)
    found = House(app, listening.getsockname()[1])
    try:
        yield found
    finally:
        await found.http.aclose()
        server.should_exit = True
        await serving


async def play_on(people: list[Person], choices: int) -> int:
    """Let people at one table choose the first thing offered, in turn; how many they chose."""
    made = 0
    while made < choices and not people[0].state["over"]:
        acting = next((person for person in people if person.asked()), None)
        if acting is None:  # an agent is at work
            await people[0].hear()
            for person in people:
                await person.reach(people[0].n)
            continue
        offered = acting.asked()
        n = await acting.choose(offered[made % len(offered)])
        for person in people:
            await person.reach(n)
        made += 1
    return made
