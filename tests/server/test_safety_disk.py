"""The safety review, by its numbers: the database is private (D9), and a bad disk is told in a
sentence (D11)."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest

from tests.server.seats import house
from ticonderoga.cli.main import main
from ticonderoga.cli.serve import own_database, try_database
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.accounts import DAMAGED_KEY
from ticonderoga.server.app import make_app
from ticonderoga.server.store import Statement


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_d09_the_database_and_what_lies_beside_it_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def go() -> None:
        async with house(f"sqlite:///{path}"):
            found = {file.name: rights(file) for file in tmp_path.iterdir()}
            assert set(found) >= {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite.lock"}
            assert set(found.values()) == {0o600}, found

    old = os.umask(0o022)
    try:
        asyncio.run(go())
    finally:
        os.umask(old)


def test_d09_an_older_database_is_closed_to_the_world_and_not_to_its_group(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    sqlite3.connect(path).close()
    path.touch()
    path.chmod(0o644)

    async def go() -> None:
        async with house(f"sqlite:///{path}"):
            assert rights(path) == 0o640

    asyncio.run(go())


def test_d09_the_folder_of_ones_own_tables_is_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    (tmp_path / "ticonderoga").mkdir(mode=0o755)
    own_database()
    assert rights(tmp_path / "ticonderoga") == 0o700


def test_d11_a_file_that_may_only_be_read_is_told_before_anything_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.sqlite"
    asyncio.run(try_database(f"sqlite:///{path}"))
    connect = sqlite3.connect

    def read_only(file: str, **more: Any) -> Any:
        """As on a disk that is mounted so; the rights of a file do not bind every user."""
        return connect(f"file:{file}?mode=ro", uri=True, **more)

    monkeypatch.setattr(sqlite3, "connect", read_only)
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{path}"]) == 2
    said = capsys.readouterr().err
    assert "readonly" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("value", ["'no key at all'", "CAST(x'c3286162' AS TEXT)"])
def test_d11_a_damaged_key_is_told_without_its_bytes(
    value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.sqlite"
    asyncio.run(try_database(f"sqlite:///{path}"))
    with sqlite3.connect(path) as database:
        database.execute(f"UPDATE setting SET value = {value} WHERE name = 'secret'")
    database.close()
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{path}"]) == 2
    said = capsys.readouterr().err
    assert DAMAGED_KEY in said
    assert "no key at all" not in said
    assert "ab" not in said.replace(DAMAGED_KEY, "").replace("tab", "")


def test_d11_a_full_disk_at_the_end_leaves_nothing_open(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def go() -> None:
        app = make_app(f"sqlite:///{path}", 1)
        site = app.state.site
        async with site.life(app):
            run = site.store.run

            async def full(statements: list[Statement], announce: str = "") -> None:
                if "UPDATE game_table" in statements[0][0]:
                    raise TiconderogaError("the database refused to write: disk is full")
                await run(statements, announce)

            from ticonderoga.server.rows import PERSON, Seat
            from ticonderoga.server.seating import NewTable, lay

            new = NewTable("skirmish", "duel", {})
            new.seats = [Seat(PERSON, "Ann", "", "a", ""), Seat(PERSON, "Bob", "", "b", "")]
            await site.hub.table(await lay(site.hub, new))
            site.store.run = full
        assert site.workers._workers[0]._closed
        assert site.study._workers[0]._closed
        assert site.store._thread is None, "the store is closed"

    asyncio.run(go())


def test_d11_one_that_cannot_be_closed_does_not_keep_the_others_open() -> None:
    async def go() -> None:
        app = make_app(workers=1)
        site = app.state.site

        def stuck() -> None:
            raise RuntimeError("stuck")

        site.study.close, close = stuck, site.study.close
        with pytest.raises(RuntimeError, match="stuck"):
            async with site.life(app):
                pass
        assert site.workers._workers[0]._closed
        assert site.store._thread is None
        close()

    asyncio.run(go())
