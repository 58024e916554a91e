"""The description of the HTTP part is true, and whatever is sent by it is never answered by 500."""

from __future__ import annotations

import asyncio
import json
import queue
import threading
import warnings
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.conftest import new_database
from tests.server.seats import house
from ticonderoga.server.app import ENDPOINTS
from ticonderoga.server.openapi import describe, page

EXAMPLES = 6
SKIPPED_SOMETIMES = (401, 403, 404, 409, 413, 422, 429)


class Running:
    """A server in a thread, with a table laid."""

    def __init__(self, address: str, table: str, tokens: list[str]) -> None:
        self.address = address
        self.table = table
        self.tokens = tokens


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest) -> Iterator[Running]:
    ready: queue.Queue[Any] = queue.Queue()
    database = "sqlite:///:memory:"
    if request.param == "postgresql":  # it dislikes other things than SQLite does
        database = new_database(request.getfixturevalue("postgres"))

    async def serve() -> None:
        async with house(database) as at:
            table, tokens = await at.lay("me", "open", game="skirmish", scenario="duel")
            end = asyncio.Event()
            ready.put((at.address, table, tokens, asyncio.get_running_loop(), end))
            await end.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    address, table, tokens, loop, end = ready.get(timeout=60)
    yield Running(address, table, tokens)
    loop.call_soon_threadsafe(end.set)
    thread.join()


def test_the_document_names_every_endpoint_and_body() -> None:
    document = describe(ENDPOINTS)
    for endpoint in ENDPOINTS:
        operation = document["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["summary"]
        assert ("requestBody" in operation) == (endpoint.body is not None)
    names = [
        operation["operationId"]
        for methods in document["paths"].values()
        for operation in methods.values()
    ]
    assert len(names) == len(set(names)) == len(ENDPOINTS)
    shown = page(document)
    assert "<script" not in shown
    assert "/api/tables/{table}/join" in shown


@pytest.mark.filterwarnings("ignore")
def test_nothing_sent_by_the_document_is_a_500(running: Running) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        schemathesis = import_module("schemathesis")
    document = httpx.get(f"{running.address}/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    called = 0
    with httpx.Client(base_url=running.address, timeout=120) as client:
        for found in schema.get_all_operations():
            operation = found.ok()

            @settings(
                max_examples=EXAMPLES, deadline=None, database=None, phases=[Phase.generate],
                suppress_health_check=list(HealthCheck), derandomize=True,
            )  # fmt: skip
            @given(case=operation.as_strategy())
            def send(case: Any) -> None:
                nonlocal called
                called += 1
                status, text = call(client, running, case, called)
                assert status < 500, (case.method, case.path, text)
                assert status in SKIPPED_SOMETIMES or status < 300, (case.method, case.path, text)

            send()
    assert called >= len(ENDPOINTS)


def call(client: httpx.Client, running: Running, case: Any, number: int) -> tuple[int, str]:
    """Send a case; every other one to a table that is there, by one who may sit at it."""
    path = case.path
    for name, value in (case.path_parameters or {}).items():
        known = name == "table" and number % 2
        path = path.replace("{" + name + "}", running.table if known else str(value))
    headers = {"x-seat": running.tokens[0]} if number % 4 < 3 else {}
    body = case.body if isinstance(case.body, dict | list) else None
    if isinstance(body, dict) and "token" in body and number % 2:
        body = {**body, "token": running.tokens[number % 3 % 2]}
    try:
        content = None if body is None else json.dumps(body).encode()
        answer = client.request(
            case.method, path, params=case.query, headers=headers, content=content
        )
    except (httpx.InvalidURL, UnicodeError, TypeError, ValueError):
        return 422, "not to be sent"
    client.cookies.clear()
    return answer.status_code, answer.text


@pytest.mark.parametrize(
    "content",
    [b"", b"null", b"[]", b"{", b"\xff\xfe", b'{"game":1}', b'{"game":"\\ud800"}', b"[" * 50_000],
)
def test_a_malformed_body_is_refused_with_a_sentence(running: Running, content: bytes) -> None:
    for path in ("/api/tables", "/api/accounts", f"/api/tables/{running.table}/join"):
        answer = httpx.post(running.address + path, content=content, timeout=30)
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"]


def test_a_wrong_method_or_path_is_named(running: Running) -> None:
    assert httpx.post(f"{running.address}/api/nothing").status_code == 404
    assert httpx.get(f"{running.address}/api/docs").headers["content-type"].startswith("text/html")
    assert httpx.delete(f"{running.address}/api/games").status_code in (404, 405)
