"""`ticonderoga serve`: it starts, says where, serves the client, and ends well."""

from __future__ import annotations

import asyncio
import signal
import socket
import urllib.request
import webbrowser
from pathlib import Path

import pytest
import uvicorn

from bench.players import ScriptedTable, Served, serving
from tests.server.seats import house
from ticonderoga.cli.main import main
from ticonderoga.cli.serve import address_of, announce


def test_the_command_serves_a_client_from_a_folder(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>A client</title>")
    database = f"sqlite:///{tmp_path / 't.sqlite'}"
    with serving(database, "--client", str(tmp_path)) as served:
        for path in ("/", "/table/abc", "/lobby"):
            with urllib.request.urlopen(served.address + path) as answer:
                assert b"A client" in answer.read()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--database", "mysql://x"], "is no database"),
        (["--client", "nowhere"], "no index.html"),
        (["--port", "99999"], "it can be 0 to 65535"),
        (["--port", "-1"], "it can be 0 to 65535"),
        (["--host", "no.such.host.invalid", "--port", "0"], "cannot be used"),
        (["--host", "a" * 70, "--port", "0"], "cannot be used"),
        (["--proxy", "caddy"], "'caddy' is not an address for --proxy"),
        (["--metrics", "grafana"], "'grafana' is not an address for --metrics"),
        (["--workers", "-1"], "is not a number of processes"),
        (["--workers", "100000"], "is not a number of processes"),
        (["--site", "table.example.org"], "is not an address for --site"),
        (["--database", "postgresql://127.0.0.1:1/x", "--port", "0"], "cannot be reached"),
        (["--database", "sqlite:////no/such/folder/t.sqlite", "--port", "0"], "cannot be opened"),
    ],
)
def test_mistakes_are_sentences(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    if "--port" not in words:
        words = [*words, "--port", "0"]
    if "--database" not in words:
        words = [*words, "--database", f"sqlite:///{tmp_path / 't.sqlite'}"]
    assert main(["serve", *words]) == 2
    assert said in capsys.readouterr().err


def test_files_are_packed_tagged_and_kept(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>A client</title>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main.js").write_text("// a long file\n" * 500)

    async def go() -> None:
        async with house(client=tmp_path) as at:
            script = await at.http.get("/assets/main.js")
            assert script.headers["content-encoding"] == "gzip"
            assert script.headers["content-type"].startswith("text/javascript")
            assert "immutable" in script.headers["cache-control"]
            assert "content-security-policy" not in script.headers
            assert script.headers["x-content-type-options"] == "nosniff"
            assert script.text.startswith("// a long file")
            tag = script.headers["etag"]
            again = await at.http.get("/assets/main.js", headers={"if-none-match": tag})
            assert again.status_code == 304
            assert (await at.http.get("/assets/none.js")).status_code == 404
            assert (await at.http.get("/..%2f..%2fetc%2fpasswd")).text.count("root:") == 0
            page = await at.http.get("/table/x")
            assert page.headers["cache-control"] == "no-cache"
            assert "content-security-policy" in page.headers

    asyncio.run(go())


def test_a_port_that_is_taken_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", f"sqlite:///{tmp_path / 't'}"]) == 2
    assert "a server is running there already" in capsys.readouterr().err


def test_it_says_where_it_is_and_opens_the_browser(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Started:
        started, should_exit = True, False

    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    announce(Started(), "http://127.0.0.1:1776/", open_browser=True)
    assert "http://127.0.0.1:1776/" in capsys.readouterr().out
    assert opened == ["http://127.0.0.1:1776/"]
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address_of("::1", 80) == "http://[::1]:80/"


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 0), (signal.SIGTERM, -15)])
def test_it_clears_away_when_told_to(number: signal.Signals, code: int, tmp_path: Path) -> None:
    """People are told, nothing is lost, and no process is left behind."""
    database = f"sqlite:///{tmp_path / 't.sqlite'}"

    async def go(served: Served) -> None:
        table = ScriptedTable([served], 1)
        await table.open()
        agents = [{"kind": "agent", "agent": "random"}] * 2
        served.post("/api/tables", {"game": "skirmish", "scenario": "duel", "seats": agents})
        for _ in range(5):
            assert await table.choose()
        served.process.send_signal(number)
        for player in table.players:
            while not player.gone:
                player.moved.clear()
                await asyncio.wait_for(player.moved.wait(), 60)
            assert player.live is not None
            assert player.live.close_code == 1012, "the server goes away and may come back"
        await table.close()

    with serving(database) as served:
        asyncio.run(go(served))
        assert served.process.wait(60) == code
        left = Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children")
        assert not left.exists()


def test_without_a_client_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("ticonderoga.server.client.built_client", lambda: None)
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: sockets[0].close())
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 't'}"]) == 1
    assert "client is not built" in capsys.readouterr().err
