"""The safety review, by its numbers: what holds before a request is read (D7)."""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections.abc import AsyncIterator

import pytest
import uvloop

from tests.server.seats import PATIENCE, House, house, play_on
from ticonderoga.server import door as door_module
from ticonderoga.server.door import allow_files, door
from ticonderoga.server.guard import network_of
from ticonderoga.server.limits import Limits


def quick(**changes: float) -> Limits:
    limits = Limits().relaxed()
    for name, value in changes.items():
        setattr(limits, name, value)
    return limits


@contextlib.asynccontextmanager
async def raw(at: House) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", at.port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def ending(reader: asyncio.StreamReader) -> bytes:
    """All that the server says until it closes the connection."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"\r\n"],
    ids=["nothing", "half a head", "an empty line"],
)
def test_d07_who_does_not_finish_a_head_is_shown_out(said: bytes) -> None:
    async def go() -> None:
        async with house(limits=quick(head_seconds=0.2)) as at, raw(at) as (reader, writer):
            writer.write(said)
            assert (await ending(reader)).startswith(b"HTTP/1.1 408")

    asyncio.run(go())


def test_d07_a_second_request_has_the_same_bounds() -> None:
    async def go() -> None:
        async with house(limits=quick(head_seconds=0.3)) as at, raw(at) as (reader, writer):
            writer.write(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            assert head.startswith(b"HTTP/1.1 200")
            writer.write(b"\r\nGET / HT")
            assert b"HTTP/1.1 408" in await ending(reader)

    asyncio.run(go())


def test_d07_who_does_not_finish_a_body_is_shown_out(capfd: pytest.CaptureFixture[str]) -> None:
    async def go() -> None:
        async with house(limits=quick(body_seconds=0.2)) as at, raw(at) as (reader, writer):
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
            assert await ending(reader) == b""

    asyncio.run(go())
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("pieces", [1, 40])
def test_d07_a_head_has_a_size(pieces: int) -> None:
    """Whether it comes at once or in many headers and many pieces."""

    async def go() -> None:
        async with house(limits=quick(head=20_000)) as at, raw(at) as (reader, writer):
            writer.write(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n")
            with contextlib.suppress(OSError):
                for number in range(pieces):
                    writer.write(b"X-%d: " % number + b"y" * (80_000 // pieces) + b"\r\n")
                    await writer.drain()
                    await asyncio.sleep(0)
                writer.write(b"\r\n")
                await writer.drain()
            answer = await ending(reader)
            assert b" 200 " not in answer
            assert answer == b"" or answer.startswith(b"HTTP/1.1 431")
            assert (await at.http.get("/api/openapi.json")).status_code == 200

    asyncio.run(go())


def test_d07_a_large_body_is_no_large_head() -> None:
    async def go() -> None:
        async with house(limits=quick(head=1000)) as at:
            for _ in range(3):  # on one connection
                answer = await at.http.post("/api/tables", content=b" " * 300_000)
                assert answer.status_code == 422

    asyncio.run(go())


def test_d07_a_packet_full_of_requests_is_not_answered_to_its_end() -> None:
    async def go() -> None:
        async with house() as at, raw(at) as (reader, writer):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 5_000)
            answered = (await ending(reader)).count(b"HTTP/1.1 200")
            assert answered < 1_000
            assert (await at.http.get("/healthz")).status_code == 200

    asyncio.run(go())


def test_d07_who_goes_while_requests_wait_leaves_no_trace_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def go() -> None:
        async with house() as at:
            for _ in range(20):
                async with raw(at) as (reader, writer):
                    writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 20)
                    await writer.drain()
                    await reader.read(1)
            assert (await at.http.get("/healthz")).status_code == 200

    uvloop.run(go())  # it minds what is written to a connection that was closed
    assert "Traceback" not in caplog.text


def test_d07_a_few_requests_at_once_are_answered() -> None:
    async def go() -> None:
        async with house() as at, raw(at) as (reader, writer):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 20)
            heard = b""
            while heard.count(b"HTTP/1.1 200") < 20:
                part = await asyncio.wait_for(reader.read(65_536), PATIENCE)
                assert part
                heard += part

    asyncio.run(go())


def test_d07_nonsense_after_a_handshake_is_no_fatal_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def go() -> None:
        async with house() as at:
            shake = (
                b"GET /api/tables/aaaaaa/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                b"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                b"Sec-WebSocket-Version: 13\r\n\r\n"
            )
            for _ in range(5):
                async with raw(at) as (reader, writer):
                    writer.write(shake)
                    await writer.drain()
                    await asyncio.sleep(0)
                    writer.write(shake * 300)
                    await ending(reader)

    asyncio.run(go())
    assert "Fatal error" not in caplog.text


def test_d07_one_address_has_so_many_connections() -> None:
    async def go() -> None:
        limits = quick(connections=5, head_seconds=3600.0)
        async with house(limits=limits) as at, contextlib.AsyncExitStack() as held:
            silent = [await held.enter_async_context(raw(at)) for _ in range(5)]
            async with raw(at) as (reader, _):
                assert await ending(reader) == b"", "the sixth is closed at once"
            silent[0][1].close()
            await silent[0][1].wait_closed()
            while True:  # the server may hear of it a moment later
                async with raw(at) as (reader, writer):
                    writer.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    if b" 200 " in await ending(reader):
                        break

    asyncio.run(go())


def test_d07_sockets_at_tables_are_not_counted_with_them() -> None:
    async def go() -> None:
        limits = quick(connections=3, head_seconds=0.5)
        async with house(limits=limits) as at, contextlib.AsyncExitStack() as held:
            table, tokens = await at.lay("me", "me")
            people = [await held.enter_async_context(at.sit(table, token)) for token in tokens * 3]
            assert await play_on(people, 4) == 4
            await at.get("/api/me")

    asyncio.run(go())


def test_d07_all_of_a_proxy_is_let_in_and_the_whole_is_bounded() -> None:
    own = door(Limits(), "10.0.0.0/8, 127.0.0.1", 7)
    for host in ("10.1.2.3", "127.0.0.1", "::ffff:10.1.2.3"):
        assert host in own.trusted
    for host in ("127.0.0.2", "11.0.0.1", "somewhere", ""):
        assert host not in own.trusted
    assert "11.0.0.1" in door(Limits(), "*").trusted
    assert own.most == 7
    assert door(Limits()).open_from is not own.open_from


def test_d07_an_ipv6_network_is_one_address() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8:0:0:ffff::9") == "2001:db8:0:0"
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("unix") == "unix"


def test_d07_as_many_files_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (1024, 50_000))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, both: asked.append(both))
    assert allow_files() == 50_000 - door_module.SPARE_FILES
    assert asked == [(50_000, 50_000)]
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (100, 100))
    assert allow_files() == 50
