"""The guard at the door: origins, sizes, rates and headers, before anything else is done."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from typing import Any

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ticonderoga.server.limits import Buckets, Limits
from ticonderoga.server.messages import encode

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
PARTS = "/assets/"
"""Scripts, styles and fonts of the client: parts of a page, never one themselves, so that what a
page may do need not be said with each of them."""
OF_PARTS = [
    (name, value) for name, value in HEADERS
    if name in (b"x-content-type-options", b"cross-origin-resource-policy", b"referrer-policy")
]  # fmt: skip
UNCHANGING = ("GET", "HEAD", "OPTIONS")


class TooLarge(Exception):
    """The body grew past its bound while it was read."""


def network_of(address: str) -> str:
    """One who has an IPv6 address has 2^64 of them: they count as one."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if known.version == 4 or known.is_loopback:
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return ":".join([f"{int(part, 16):x}" for part in known.exploded.split(":")[:4]])


def address_of(scope: Scope) -> str:
    """Who calls."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "unknown"


def same_origin(headers: dict[bytes, bytes], home: bytes = b"") -> bool:
    """Browsers say where a page came from; it must be from here. Programs say nothing."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    if home:
        return origin == home
    return origin.partition(b"://")[2] == headers.get(b"host")


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, limits: Limits, home: str = "") -> None:
        self.app = app
        self.limits = limits
        self.home = home.rstrip("/").encode()
        self.requests = Buckets(*limits.requests)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        headers = dict(scope["headers"])
        if (
            not same_origin(headers, self.home)
            or self.sockets[address] >= self.limits.sockets
            or not self.requests.take(address, time.monotonic())
        ):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
            return
        self.sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message.get("headers", [])
                part = scope["path"].startswith(PARTS) and message["status"] != 404
                message["headers"] = [*given, *(OF_PARTS if part else HEADERS)]
                kept = any(name == b"cache-control" for name, _ in given)
                if scope["path"].startswith("/api/") and not kept:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        problem = self._problem(scope, headers)
        if problem is not None:
            await _refuse(send_guarded, *problem)
            return
        read = 0
        started = False

        async def receive_bounded() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.limits.body:
                raise TooLarge
            return message

        async def send_noted(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send_guarded(message)

        try:
            await self.app(scope, receive_bounded, send_noted)
        except ClientDisconnect:
            pass  # it went away before its body was read
        except TooLarge:
            if not started:
                await _refuse(send_guarded, 413, self._too_large())
            else:
                raise

    def _too_large(self) -> str:
        return f"a body has at most {self.limits.body} bytes"

    def _problem(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
        if not self.requests.take(address_of(scope), time.monotonic()):
            return 429, "too many requests from your address; wait a moment"
        if scope["method"] in UNCHANGING:
            return None
        if not same_origin(headers, self.home):
            return 403, "this request comes from a page of another site"
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.limits.body:
            return 413, self._too_large()
        return None


async def _refuse(send: Any, status: int, text: str) -> None:
    body = encode({"error": text})
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                (b"connection", b"close"),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body})
