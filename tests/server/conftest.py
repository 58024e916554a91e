"""Databases for the tests: SQLite in a file of its own, and a real PostgreSQL."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import psycopg
import pytest

from tests.server.seats import PATIENCE
from ticonderoga.server import api_tables


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """An import is proved however busy the machine is."""
    monkeypatch.setattr(api_tables, "IMPORT_SECONDS", PATIENCE)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it remarks on the folders of this machine
        pgserver = import_module("pgserver")
    server = pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
    yield server.get_uri()
    server.cleanup()


def new_database(server: str) -> str:
    """An empty database of one's own."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    assert "/postgres?" in server, server
    return server.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same test on both databases."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return new_database(request.getfixturevalue("postgres"))
