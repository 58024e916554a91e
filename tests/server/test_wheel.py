"""The wheel: installed into an empty environment, it serves the whole table without Node."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from ticonderoga.server.client import built_client

ROOT = Path(__file__).resolve().parents[2]
MINUTES = 60


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert built_client(), "the client is not built: run tools/web.sh build"
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)],
        cwd=ROOT, check=True, capture_output=True, timeout=5 * MINUTES,
    )  # fmt: skip
    (found,) = out.glob("*.whl")
    return found


def test_the_wheel_holds_the_client_and_the_packs(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
    assert "ticonderoga/server/client/index.html" in names
    assert any(re.search(r"server/client/assets/.*\.js$", name) for name in names)
    assert any(re.search(r"server/client/assets/.*\.woff2$", name) for name in names)
    assert any("washingtons_war/pack/" in name for name in names)
    assert not any("node_modules" in name for name in names)


def test_an_empty_environment_without_node_serves_the_table(wheel: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    subprocess.run([sys.executable, "-m", "venv", str(empty)], check=True, timeout=5 * MINUTES)
    bin_folder = empty / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run(
        [
            str(bin_folder / "python"), "-m", "pip", "install", "--quiet",
            "--disable-pip-version-check", "-c", str(ROOT / "constraints.txt"), str(wheel),
        ],
        check=True, capture_output=True, timeout=10 * MINUTES,
    )  # fmt: skip
    bare = {"PATH": str(bin_folder), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    with subprocess.Popen(
        [
            str(bin_folder / "ticonderoga"), "serve", "--port", "0",
            "--database", f"sqlite:///{tmp_path / 'tables.sqlite'}",
        ],
        cwd=tmp_path, env=bare, stdout=subprocess.PIPE, text=True,
    ) as server:  # fmt: skip
        try:
            check_the_table(server)
        finally:
            server.terminate()


def check_the_table(server: subprocess.Popen[str]) -> None:
    """The page, its files, the games, and a table laid."""
    assert server.stdout is not None
    said = server.stdout.readline()
    found = re.search(r"http://\S+", said)
    assert found, said
    address = found[0]
    page = get(address)
    scripts = re.findall(r'(?:src|href)="/?([^"]+\.(?:js|css))"', page)
    assert scripts, page
    for name in scripts:
        assert len(get(address + name)) > 1000
    games = json.loads(get(address + "api/games"))
    assert "washingtons-war" in json.dumps(games)
    laid = urllib.request.Request(
        address + "api/tables",
        data=json.dumps(
            {
                "game": "washingtons-war",
                "seats": [{"kind": "me"}, {"kind": "agent", "agent": "random"}],
            }
        ).encode(),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(laid, timeout=MINUTES) as answer:
        table = json.loads(answer.read())
    assert table["id"]


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=MINUTES) as answer:
        body: str = answer.read().decode()
    return body
