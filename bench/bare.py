"""What the machine and the web framework alone allow: servers without a game behind them.

The bare echo sends each message back. The bare relay sends what a choice sends, as many frames of
as many bytes to as many sockets, and reads, checks and writes nothing: what a table costs beyond
it is the table's own work.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from bench.figures import Machine, in_ms, run, say
from bench.players import Served, running

SECONDS = 10.0
ECHOED = "x" * 200

BARE = """
import sys
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect
accepted, own, others = ["x" * int(size) for size in sys.argv[1:]]
async def echo(socket):
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass
pairs = {}
async def relay(socket):
    await socket.accept()
    pair = pairs.setdefault(socket.path_params["pair"], [])
    pair.append(socket)
    try:
        while True:
            await socket.receive_text()
            await socket.send_text(accepted)
            await socket.send_text(own)
            for other in pair:
                if other is not socket:
                    await other.send_text(others)
    except WebSocketDisconnect:
        pair.remove(socket)
import socket as s
listening = s.socket(); listening.bind(("127.0.0.1", 0)); listening.listen(1024)
print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
routes = [WebSocketRoute("/", echo), WebSocketRoute("/{pair}", relay)]
config = uvicorn.Config(Starlette(routes=routes), log_level="error",
    ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off")
try:
    uvicorn.Server(config).run(sockets=[listening])
except KeyboardInterrupt:
    pass
"""


class Sizes(NamedTuple):
    """Characters of what a choice makes travel, each in a message of its own."""

    said: int
    """By who chooses."""
    accepted: int
    own: int
    """To who chooses: that it was accepted, and the new state."""
    others: int
    """To each of the others: the new state."""


async def open_socket(served: Served, path: str) -> ClientConnection:
    return await connect(
        served.live + path, proxy=None, compression=None, open_timeout=60, ping_interval=None,
        max_size=None,
    )  # fmt: skip


class Pace:
    """When the next message is due, at a rate that begins by chance."""

    def __init__(self, seed: int, rate: float, seconds: float) -> None:
        self.step = 1 / rate
        self.due = time.perf_counter() + random.Random(seed).random() * self.step
        self.until = time.perf_counter() + seconds

    async def next(self) -> bool:
        await asyncio.sleep(max(0.0, self.due - time.perf_counter()))
        self.due = max(self.due + self.step, time.perf_counter())
        return time.perf_counter() < self.until


async def through_echo(served: Served, seed: int, pace: Pace, times: list[float]) -> None:
    live = await open_socket(served, "/")
    while await pace.next():
        began = time.perf_counter()
        await live.send(ECHOED)
        await live.recv()
        times.append(time.perf_counter() - began)
    await live.close()


async def through_relay(
    served: Served, seed: int, pace: Pace, times: list[float], said: str
) -> None:
    """Two sockets of a pair, by turns."""
    pair = [await open_socket(served, f"/{seed}") for _ in range(2)]
    while await pace.next():
        acting, other = pair
        began = time.perf_counter()
        await acting.send(said)
        await asyncio.gather(acting.recv(), other.recv())
        times.append(time.perf_counter() - began)
        await acting.recv()
        pair.reverse()
    for live in pair:
        await live.close()


async def _measured(served: Served, tables: int, rate: float, said: str) -> dict[str, Any]:
    """At the pace of so many tables; through the relay if something is to be said."""
    times: list[float] = []
    machine = Machine([served])
    paces = [Pace(seed, rate, SECONDS) for seed in range(tables)]
    await asyncio.gather(*(
        through_relay(served, seed, pace, times, said)
        if said
        else through_echo(served, seed, pace, times)
        for seed, pace in enumerate(paces)
    ))  # fmt: skip
    return {
        "messages": len(times),
        "messages_a_second": round(len(times) / machine.seconds()),
        "ms_50": in_ms(times, 0.5),
        "ms_99": in_ms(times, 0.99),
        **machine.figures(len(times)),
    }


def bare(tables: int, rate: float, sizes: Sizes) -> tuple[dict[str, Any], dict[str, Any]]:
    """The echo and the relay, at the pace of so many tables."""
    command = [sys.executable, "-c", BARE, *map(str, sizes[1:])]
    say("the bare echo, at the same pace")
    with running(command) as served:
        echo: dict[str, Any] = run(_measured(served, tables, rate, ""))
    say("the bare relay of as many bytes to as many sockets")
    with running(command) as served:
        relay: dict[str, Any] = run(_measured(served, tables, rate, "x" * sizes.said))
    return echo, relay
