"""Running it: is it well, how busy is it, and what is written in the log."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.server.seats import house
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.addresses import Addresses
from ticonderoga.server.health import ABOUT, kind_of_path
from ticonderoga.server.logs import JsonLines, without_secrets

SAMPLE = re.compile(r"ticonderoga_[a-z_]+(\{[a-z]+=\"[^\"]*\"\})? -?[\d.e+]+")


def test_it_is_well_as_long_as_its_database_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with house() as at:
            well = await at.http.get("/healthz")
            assert (well.status_code, well.text) == (200, "ok\n")

            async def fails(*_: object) -> None:
                raise TiconderogaError("the disk is gone")

            monkeypatch.setattr(at.site.store, "fetch", fails)
            ill = await at.http.get("/healthz")
            assert ill.status_code == 503
            monkeypatch.undo()

    asyncio.run(go())


def test_the_metrics_count_what_happens() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as me, at.sit(table):
                await me.choose(me.asked()[0])
                await at.http.get("/api/nothing")
                answer = await at.http.get("/metrics")
            assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
            lines = answer.text.splitlines()
            samples = [line for line in lines if not line.startswith("#")]
            assert all(SAMPLE.fullmatch(line) for line in samples), samples
            found = dict(line.rsplit(" ", 1) for line in samples)
            assert found["ticonderoga_tables"] == "1"
            assert found['ticonderoga_listeners{kind="player"}'] == "1"
            assert found['ticonderoga_listeners{kind="spectator"}'] == "1"
            assert found["ticonderoga_sockets_total"] == "2"
            assert int(found["ticonderoga_entries_total"]) >= 1
            assert found['ticonderoga_requests_total{status="2xx"}'] == "1"
            assert found['ticonderoga_requests_total{status="4xx"}'] == "1"
            assert float(found["ticonderoga_write_seconds_sum"]) > 0
            assert int(found["ticonderoga_resident_memory_bytes"]) > 10_000_000
            for name, (kind, _) in ABOUT.items():
                assert f"# TYPE ticonderoga_{name} {kind}" in lines
            assert table not in answer.text

    asyncio.run(go())


@pytest.mark.parametrize(
    ("readers", "status"), [("", 403), ("192.0.2.9", 200), ("192.0.2.0/24", 200), ("*", 200)]
)
def test_the_metrics_are_for_this_machine_and_for_whom_one_names(readers: str, status: int) -> None:
    """A proxy on this machine tells who calls; whoever comes through it is somebody else."""

    async def go() -> None:
        async with house(readers=Addresses(readers)) as at:
            through = {"x-forwarded-for": "192.0.2.9"}
            assert (await at.http.get("/metrics", headers=through)).status_code == status
            assert (await at.http.get("/metrics")).status_code == 200

    asyncio.run(go())


def test_a_log_line_is_json_without_secrets() -> None:
    token = "aB3_" + "xY9-" * 5
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("tests.of.logs")
    logger.propagate = False
    logger.addHandler(handler)
    try:
        logger.error("seat %s of postgresql://ann:word@db/x", token, extra={"fields": {"ms": 3}})
        try:
            raise ValueError(f"no {'0f' * 32}")
        except ValueError:
            logger.exception("it failed")
    finally:
        logger.removeHandler(handler)
    first, second = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert first["message"] == "seat [hidden] of postgresql://[hidden]@db/x"
    assert (first["level"], first["ms"]) == ("error", 3)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", first["time"])
    assert "ValueError: no [hidden]" in second["error"]
    assert "test_a_log_line_is_json_without_secrets" in second["error"], "names are no secrets"
    assert without_secrets("table abCD12efgh cannot be shown") == "table abCD12efgh cannot be shown"


@pytest.mark.parametrize(
    ("path", "parameters", "kind"),
    [
        ("/api/tables/abCD12/save", {"table": "abCD12"}, "/api/tables/{table}/save"),
        ("/api/whatever/abCD12", {"path": "whatever/abCD12"}, "/api/…"),
        ("/table/abCD12", {"path": "table/abCD12"}, "page"),
        ("/healthz", {}, "/healthz"),
    ],
)
def test_a_log_line_names_no_table(path: str, parameters: dict[str, str], kind: str) -> None:
    assert kind_of_path({"path": path, "path_params": parameters}) == kind


def test_the_command_logs_requests_as_json(tmp_path: Path) -> None:
    command = [
        sys.executable, "-m", "ticonderoga", "serve", "--port", "0", "--log", "json",
        "--workers", "1", "--database", f"sqlite:///{tmp_path / 't.sqlite'}",
    ]  # fmt: skip
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        address = process.stdout.readline().split()[2]
        with urllib.request.urlopen(f"{address}api/games") as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        said = process.stderr.read()
        process.wait(60)
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    requests = [line for line in lines if line["message"] == "request"]
    assert [(line["method"], line["path"], line["status"]) for line in requests] == [
        ("GET", "/api/games", 200)
    ]
