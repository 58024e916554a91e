"""The HTTP of uvicorn with bounds of its own, before a request is so much as read.

A head must come within a time and a size, a body within a time, and one address opens so many
connections at once. Whoever opens a connection and says nothing, or says it a byte at a time,
costs a little for a short while. A WebSocket leaves these bounds when it begins: the guard counts
it, and its first frame has a time of its own.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from collections import Counter
from http import HTTPStatus
from typing import cast

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ticonderoga.server.addresses import Addresses
from ticonderoga.server.guard import network_of
from ticonderoga.server.limits import Limits

SPARE_FILES = 200
"""Files that a server opens besides its connections: the database, pipes, its own code."""
MOST_FILES = 65_536
PIECE = 8192
"""Bytes that are read before it is asked whether they were a flood."""
MOST_WAITING = 32
"""Requests of one connection that may wait for the answers to those before; browsers send none."""
IDLE, HEAD, BODY = range(3)
"""What of a request is coming in."""


class HeadTooLarge(Exception):
    """The head of a request is longer than it may be."""


class Door(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket. Made by `door`."""

    limits: Limits
    trusted: Addresses
    """Proxies: everybody's connections come from there."""
    most: int
    """Connections of all addresses together."""
    open_from: Counter[str]

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._timer: asyncio.TimerHandle | None = None
        self._state = IDLE
        self._head = 0
        self._began = False
        self._upgraded = False
        self._answered: RequestResponseCycle | None = None
        """The request that is being answered."""
        self._counted = ""
        host = self.client[0] if self.client else ""
        network = network_of(host)
        free = not host or host in self.trusted
        self._refused = len(self.connections) > self.most or (
            not free and self.open_from[network] >= self.limits.connections
        )
        if self._refused:
            self.transport.close()
            return
        if not free:
            self._counted = network
            self.open_from[network] += 1
        self._give(self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        # uvicorn tells the newest request alone that nobody is there any more.
        for cycle in (self._answered, *[waiting for waiting, _ in self.pipeline]):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._refused and self._answered is not None and self._answered.response_complete:
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self._release()
        self._upgraded = True
        super().handle_websocket_upgrade()

    def _release(self) -> None:
        """It is no longer ours to watch."""
        self._stop_timer()
        if self._counted:
            self.open_from[self._counted] -= 1
            if not self.open_from[self._counted]:
                del self.open_from[self._counted]
            self._counted = ""

    # ------------------------------------------------------------------ times

    def _give(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        if self.flow.read_paused:  # it is we who do not read
            self._give(self.limits.body_seconds)
        elif self._state != BODY:
            self._say_and_close(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()

    def _say_and_close(self, status: HTTPStatus) -> None:
        if not self.transport.is_closing():
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\n"
            self.transport.write(head.encode() + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()

    # ------------------------------------------------------------------ what comes in

    def data_received(self, data: bytes) -> None:
        """In pieces: a packet full of requests must not hold up everybody else. What follows an
        upgrade in the same packet is dropped, as uvicorn does."""
        for start in range(0, len(data), PIECE):
            if self._refused or self._upgraded or self.transport.is_closing():
                return
            self._read(data[start : start + PIECE])
            if len(self.pipeline) > MOST_WAITING:
                self._refused = True  # those that wait are answered, and no others

    def _read(self, data: bytes) -> None:
        if self._state == IDLE and self._timer is None:
            self._give(self.limits.head_seconds)
        self._began = False
        super().data_received(data)
        if self._state == HEAD and not self._began and not self.transport.is_closing():
            self._head += len(data)
            if self._head > self.limits.head:
                self._say_and_close(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        self._state = HEAD
        self._head = 0
        self._began = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if self._size_of_head() > self.limits.head:
            raise HeadTooLarge
        self._state = BODY
        self._give(self.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._state = IDLE
        self._stop_timer()
        super().on_message_complete()

    def _size_of_head(self) -> int:
        return len(self.url) + sum([len(name) + len(value) for name, value in self.headers])

    def send_400_response(self, msg: str) -> None:
        """For whatever the parser stumbles over: a head that is too large, too."""
        if self._state == HEAD and self._size_of_head() > self.limits.head:
            self._say_and_close(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        else:
            super().send_400_response(msg)


def door(limits: Limits, proxies: str = "", most: int = MOST_FILES) -> type[Door]:
    """The door of one server. `proxies` are the addresses that are trusted, as uvicorn has them."""

    class OwnDoor(Door):
        pass

    OwnDoor.limits = limits
    OwnDoor.trusted = Addresses(proxies, "--proxy")
    OwnDoor.most = most
    OwnDoor.open_from = Counter()
    return OwnDoor


def allow_files() -> int:
    """As many open files as the system lets us have, and how many connections that allows."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    return max(files // 2, files - SPARE_FILES)
