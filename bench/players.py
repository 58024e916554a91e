"""Servers in processes of their own and scripted players at their tables: for the load bench and
for the tests that kill a server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

WAR = "washingtons-war"
TICK = os.sysconf("SC_CLK_TCK")
PATIENCE = 60.0
STORY = 9_999_999
"""The number of a question for playback: no choice has it."""


# ---------------------------------------------------------------------- the server


class Account(NamedTuple):
    """Somebody who has signed up: his cookie, and the token that goes with what he changes."""

    cookie: str
    csrf: str


class Served:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address
        self.live = address.replace("http", "ws", 1)

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        """Resident bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read())

    def post(self, path: str, body: Any, who: Account | None = None) -> Any:
        with self._posted(path, body, who) as answer:
            return msgspec.json.decode(answer.read())

    def _posted(self, path: str, body: Any, who: Account | None = None) -> Any:
        headers = {"content-type": "application/json"}
        if who is not None:
            headers |= {"cookie": who.cookie, "x-csrf-token": who.csrf}
        request = urllib.request.Request(self.address + path, msgspec.json.encode(body), headers)
        return urllib.request.urlopen(request, timeout=PATIENCE)

    def sign_up(self, name: str) -> Account:
        with self._posted("/api/accounts", {"name": name, "password": "load test only"}) as answer:
            csrf = msgspec.json.decode(answer.read())["csrf"]
            cookies = answer.headers.get_all("set-cookie")
        return Account("; ".join([cookie.split(";")[0] for cookie in cookies]), csrf)

    def lay(self, game: str = WAR) -> tuple[str, list[str]]:
        made = self.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]})
        return made["id"], made["tokens"]

    def lay_rated(self, first: Account, second: Account, game: str = WAR) -> tuple[str, list[str]]:
        """A game that counts, between two accounts."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        terms = {"game": game, "seats": seats, "rated": True, "minutes": 600, "public": True}
        made = self.post("/api/tables", terms, first)
        joined = self.post(f"/api/tables/{made['id']}/join", {"seat": 1}, second)
        return made["id"], [made["tokens"][0], joined["token"]]

    def kill(self) -> None:
        """kill -9: nothing is closed, nothing is flushed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextlib.contextmanager
def serving(database: str, *more: str, path: str = "") -> Iterator[Served]:
    """`ticonderoga serve`, until the end of the block; with `path` before all else to import."""
    command = [
        sys.executable, "-m", "ticonderoga", "serve", "--port", "0", "--unlimited",
        "--workers", "1", "--database", database, *more,
    ]  # fmt: skip
    with running(command, path) as served:
        yield served


@contextlib.contextmanager
def running(command: list[str], path: str = "") -> Iterator[Served]:
    """A command that prints the address it serves at."""
    environment = {**os.environ, "PYTHONPATH": path} if path else None
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"the server did not start: {line!r}")
        yield Served(process, "http://" + line.split("http://")[1].split("/")[0])
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(20)
        if process.poll() is None:
            process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


# ---------------------------------------------------------------------- the players


class Offered(msgspec.Struct):
    choice: list[str | int]


class Asked(msgspec.Struct):
    seat: int
    choices: list[Offered] | None = None
    answered: bool = False


class Heard(msgspec.Struct):
    """The part of a message that a scripted player reads."""

    type: str
    id: int = -1
    n: int = -1
    asks: list[Asked] = []
    over: bool = False
    text: str = ""


decode = msgspec.json.Decoder(Heard).decode


class Gone(Exception):
    """The server is not there any more."""


class Player:
    """One socket: knows the newest state, when it came, and what was accepted."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.live: ClientConnection | None = None
        self.state = Heard("none")
        self.at = 0.0
        self.accepted = -1
        self.refused = ""
        self.stories = 0
        self.no_stories = 0
        self.heard: Counter[str] = Counter()
        """How many messages of each kind came, and under `kind size` how long all of them were."""
        self.gone = False
        self.moved = asyncio.Event()

    async def sit(self, served: Served, table: str, token: str) -> None:
        url = f"{served.live}/api/tables/{table}/live"
        self.live = await connect(
            url, proxy=None, max_size=None, compression=None, max_queue=None,
            open_timeout=PATIENCE, ping_interval=None,
        )  # fmt: skip
        await self.live.send(f'{{"type":"hello","token":"{token}","partial":true}}')

    async def listen(self) -> None:
        """Hear everything until the socket closes."""
        assert self.live is not None
        with contextlib.suppress(ConnectionClosed, OSError):
            async for text in self.live:
                heard = decode(text)
                self.heard[heard.type] += 1
                self.heard[f"{heard.type} size"] += len(text)
                if heard.type in ("snapshot", "step"):
                    self.state = heard
                    self.at = time.perf_counter()
                elif heard.type == "accepted":
                    self.accepted = heard.n
                elif heard.type == "story":
                    self.stories += 1
                elif heard.type == "refused" and heard.id == STORY:
                    self.no_stories += 1
                elif heard.type == "refused":
                    self.refused = heard.text
                else:
                    continue
                self.moved.set()
        self.gone = True
        self.moved.set()

    async def until(self, n: int) -> None:
        """Until the state after n entries is on the screen."""
        while self.state.n < n:
            await self._wait()

    async def until_accepted(self, n: int) -> None:
        while self.accepted < n:
            await self._wait()

    async def _wait(self) -> None:
        if self.gone:
            raise Gone
        if self.refused:
            raise RuntimeError(f"refused: {self.refused}")
        self.moved.clear()
        await asyncio.wait_for(self.moved.wait(), PATIENCE)

    def offered(self) -> list[Offered]:
        for ask in self.state.asks:
            if ask.seat == self.seat and ask.choices and not ask.answered:
                return ask.choices
        return []


class ScriptedTable:
    """Two players who choose by chance. They may sit at two servers of one database."""

    def __init__(
        self,
        served: list[Served],
        seed: int,
        game: str = WAR,
        rated: tuple[Account, Account] | None = None,
        playback: int = 0,
    ) -> None:
        self.served = served
        self.game = game
        self.rated = rated
        """The accounts whose ratings the games count for; None for games that count for nobody."""
        self.playback = playback
        """After so many choices somebody has all shown again since his last; 0 for never."""
        self.stories = self.no_stories = 0
        """How often it was shown, and how often there was too much to do for it."""
        self.chance = random.Random(seed)
        self.players = [Player(0), Player(1)]
        self.tokens: list[str] = []
        self.id = ""
        self.times: list[tuple[float, float]] = []
        """(when it was chosen, how long until the other's screen showed it)."""
        self.made: dict[int, list[str | int]] = {}
        """The choices that were acknowledged, by the entry they are."""
        self.said = 0
        """Characters of the last choice as it was sent."""
        self.late = 0
        self._listening: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        first = self.served[0]
        if self.rated is None:
            self.id, self.tokens = await asyncio.to_thread(first.lay, self.game)
        else:
            self.id, self.tokens = await asyncio.to_thread(first.lay_rated, *self.rated, self.game)
        await self.sit()

    async def sit(self) -> None:
        """Take both seats, for the first time or again."""
        self.players = [Player(0), Player(1)]
        for player, token in zip(self.players, self.tokens, strict=True):
            await player.sit(self.served[player.seat % len(self.served)], self.id, token)
            self._listening.append(asyncio.create_task(player.listen()))
        for player in self.players:
            await player.until(0)

    async def close(self) -> None:
        self.stories += sum(player.stories for player in self.players)
        self.no_stories += sum(player.no_stories for player in self.players)
        for player in self.players:
            player.stories = player.no_stories = 0
            if player.live is not None:
                with contextlib.suppress(Exception):
                    await player.live.close()
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        self._listening.clear()

    async def choose(self) -> bool:
        """One choice, from the sender's hand to both screens; false when the game is over."""
        acting = next((player for player in self.players if player.offered()), None)
        if acting is None or acting.live is None:
            return False
        other = self.players[1 - acting.seat]
        choice = self.chance.choice(acting.offered()).choice
        n = acting.state.n
        message = {"type": "choose", "id": n, "n": n, "choice": choice}
        text = msgspec.json.encode(message).decode()
        self.said = len(text)
        began = time.perf_counter()
        try:
            await acting.live.send(text)
        except ConnectionClosed:
            raise Gone from None
        await acting.until_accepted(n + 1)
        self.made[n] = choice
        await other.until(n + 1)
        self.times.append((began, other.at - began))
        await acting.until(n + 1)
        if self.playback and len(self.times) % self.playback == 0 and other.live is not None:
            await other.live.send(f'{{"type":"story","id":{STORY}}}')
        return True

    async def play(self, rate: float, until: float) -> None:
        """At a pace, until the time is up; a finished game is followed by another."""
        step = 1 / rate
        due = time.perf_counter() + self.chance.random() * step
        while time.perf_counter() < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += step
            if time.perf_counter() - due > step:
                self.late += 1
                due = time.perf_counter()
            if not await self.choose():
                await self.close()
                await self.open()

    async def play_until_gone(self) -> None:
        """As fast as it goes, until the game is over or the server is gone."""
        with contextlib.suppress(Gone):
            while await self.choose():
                pass


def deaf_spectator(served: Served, table: str) -> socket.socket:
    """Says hello and never reads."""
    host, _, port = served.address.removeprefix("http://").partition(":")
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.connect((host, int(port)))
    plain.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    plain.recv(1024)
    hello = b'{"type":"hello"}'
    plain.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return plain
