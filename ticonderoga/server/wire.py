"""The WebSocket of uvicorn with its writes put together, and compressed where it pays.

A choice sends its maker two frames at once, that it was accepted and the new state, and every
write is a call of the system. Here the frames of one turn of the event loop leave in one.
Browsers offer to have messages compressed. Long ones are, in a window that remembers what was
sent before; an acknowledgement of fifty bytes goes as it is, which the extension allows.

What comes in is read in small pieces, and frames that say nothing (pings, parts of messages) are
counted: a packet of empty frames must not hold up everybody else.
"""

from __future__ import annotations

import asyncio
import struct
import zlib
from collections import deque
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from ticonderoga.server.sockets import PUSH

WINDOW_BITS = 14
"""16 kB: steps repeat much of those before. A socket takes 80 kB for it."""
LEVEL, MEMORY = 3, 5
"""Of zlib: higher levels cost twice the time for a fifth of the bytes."""
WORTH_PACKING = 256
"""Bytes of a message from which on it is compressed."""
MOST_UNREAD = 3
"""Messages that may lie unread while the next is read."""
PIECE = 4096
"""Bytes that are read before it is asked whether they were a flood."""
MOST_QUEUED = 500
"""Messages that may wait to be read; more would be shown out as a flood in any case."""
MOST_EMPTY, EMPTY_SECONDS = 500, 10.0
"""So many pings, pongs and parts of messages in such a time are no flood."""
FLOOD, NOT_TEXT = 1008, 1007
TEXT, PACKED = 0x81, 0xC1
END_OF_BLOCK = 4
"""Bytes that close every compressed message and are left out."""


def deflate() -> ServerPerMessageDeflateFactory:
    """What is agreed upon with a client that offers compression."""
    return ServerPerMessageDeflateFactory(
        server_max_window_bits=WINDOW_BITS,
        client_max_window_bits=12,
        compress_settings={"level": LEVEL, "memLevel": MEMORY},
    )


def text_frame(payload: bytes, first: int = TEXT) -> bytes:
    """A whole message of a server: a head, and the payload as it is."""
    length = len(payload)
    if length < 126:
        return bytes((first, length)) + payload
    if length < 65_536:
        return struct.pack("!BBH", first, 126, length) + payload
    return struct.pack("!BBQ", first, 127, length) + payload


class Inbox:
    """What has come and was not read yet, for one reader: a queue without a bound or locks, for
    the socket itself stops reading while something lies here."""

    __slots__ = ("_came", "_loop", "_waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._came: deque[ASGIReceiveEvent] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._came)

    def empty(self) -> bool:
        return not self._came

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self._came.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._came:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._came.popleft()


class GatheringProtocol(WebSocketsSansIOProtocol):
    """Text frames wait for the end of the turn; everything else goes as it always did."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [deflate()]
        self._gathered: list[bytes] = []
        self._empty = 0
        self._empty_since = 0.0
        self._inbox = Inbox(self.loop)
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", self._inbox)

    async def send(self, message: ASGISendEvent) -> None:
        text = message.get("text")
        if not isinstance(text, str) or not self.handshake_complete or self.close_sent:
            self._leave()
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.conn.state is not OPEN:
            raise ClientDisconnected()
        if not self._gathered:
            self.loop.call_soon(self._leave)
        self._gathered.append(self._frame(text.encode()))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][PUSH] = {"push": self.push}

    # ------------------------------------------------------------------ what comes in

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
            if self._empty > MOST_EMPTY or len(self._inbox) > MOST_QUEUED:
                self._refuse(FLOOD)

    def _refuse(self, code: int) -> None:
        """Close the socket for what came in."""
        if self.conn.state is OPEN:
            self.conn.send_close(code)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """What came in is nonsense; before the socket was opened there is nobody to be told so."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _count_empty(self) -> None:
        now = self.loop.time()
        if now - self._empty_since > EMPTY_SECONDS:
            self._empty_since, self._empty = now, 0
        self._empty += 1

    def handle_ping(self) -> None:
        self._count_empty()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_empty()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_empty()
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message has come. Reading from the socket stops when too many lie unread, not at each:
        to stop and go on are calls of the system."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        pause = len(self._inbox) >= MOST_UNREAD
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self._refuse(NOT_TEXT)
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if pause and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # ------------------------------------------------------------------ what goes out

    def push(self, texts: list[str]) -> bool:
        """Send messages at once, without a task that waits for it; false, and nothing done, if
        the client does not read fast enough."""
        if not self.writable.is_set():
            return False
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return True  # there is nobody any more; whoever reads is told
        self._gathered += [self._frame(text.encode()) for text in texts]
        self._leave()
        return True

    def _frame(self, payload: bytes) -> bytes:
        """The message as it travels; compressed if the client has agreed and it is long."""
        if len(payload) < WORTH_PACKING or not self.conn.extensions:
            return text_frame(payload)
        agreed = self.conn.extensions[0]
        assert isinstance(agreed, PerMessageDeflate)
        if agreed.local_no_context_takeover:
            encoder = zlib.compressobj(LEVEL, zlib.DEFLATED, -agreed.local_max_window_bits, MEMORY)
        else:
            encoder = agreed.encoder
        packed = encoder.compress(payload) + encoder.flush(zlib.Z_SYNC_FLUSH)
        return text_frame(packed[:-END_OF_BLOCK], PACKED)

    def _leave(self) -> None:
        if self._gathered:
            if not self.close_sent and not self.transport.is_closing():
                self.transport.write(b"".join(self._gathered))
            self._gathered.clear()
