"""The WebSocket of uvicorn with its writes put together.

A choice sends its maker two frames at once, that it was accepted and the new state, and every
write is a call of the system. Here the frames of one turn of the event loop leave in one.
"""

from __future__ import annotations

from asyncio.transports import BaseTransport

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class GatheringProtocol(WebSocketsSansIOProtocol):
    """Text frames wait for the end of the turn; everything else goes as it always did."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._gathered: list[bytes] = []

    async def send(self, message: ASGISendEvent) -> None:
        text = message.get("text")
        if not isinstance(text, str) or not self.handshake_complete or self.close_sent:
            self._leave()
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected()
        self.conn.send_text(text.encode())
        if not self._gathered:
            self.loop.call_soon(self._leave)
        self._gathered += self.conn.data_to_send()

    def _leave(self) -> None:
        if self._gathered:
            if not self.close_sent and not self.transport.is_closing():
                self.transport.write(b"".join(self._gathered))
            self._gathered.clear()
