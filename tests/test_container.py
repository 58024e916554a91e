"""The container file: built and started where a builder is at hand, and read everywhere."""

from __future__ import annotations

import re
import secrets
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from ticonderoga.cli.main import main

ROOT = Path(__file__).parent.parent
FILE = ROOT / "Containerfile"
PATIENCE = 120.0


def builder() -> str:
    """docker or podman, if it can be talked to."""
    for name in ("docker", "podman"):
        if shutil.which(name):
            found = subprocess.run([name, "info"], capture_output=True, check=False)
            if found.returncode == 0:
                return name
    return ""


def test_it_copies_only_what_is_there_and_installs_by_hash() -> None:
    text = FILE.read_text(encoding="utf-8").replace("\\\n", " ")
    for line in re.findall(r"^COPY (?!--from)(.+)$", text, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
    installs = re.findall(r"pip install ([^&\n]*)", text)
    assert len(installs) == 2
    assert all("--require-hashes" in one or "--no-deps" in one for one in installs)
    assert re.search(r"^USER (?!root)", text, re.MULTILINE)


def test_the_options_it_starts_with_are_known(capsys: pytest.CaptureFixture[str]) -> None:
    main(["serve", "--help"])
    known = capsys.readouterr().out
    text = FILE.read_text(encoding="utf-8")
    started = re.findall(r'"(--[a-z]+)"', text[text.index("ENTRYPOINT") :])
    assert started
    assert all(option in known for option in started)


def test_it_is_built_and_starts() -> None:
    tool = builder()
    if not tool:
        pytest.skip("no docker or podman that answers is at hand")
    name = f"ticonderoga-test-{secrets.token_hex(4)}"
    subprocess.run([tool, "build", "-f", str(FILE), "-t", name, str(ROOT)], check=True)
    try:
        subprocess.run(
            [tool, "run", "-d", "--name", name, "-p", "127.0.0.1::1776", name], check=True
        )
        shown = subprocess.run(
            [tool, "port", name, "1776"], check=True, capture_output=True, text=True
        )
        address = f"http://{shown.stdout.split()[-1]}"
        assert answer_of(f"{address}/healthz") == b"ok\n"
        assert b"<title>Ticonderoga</title>" in answer_of(f"{address}/")
        assert b"washingtons-war" in answer_of(f"{address}/api/games")
    finally:
        subprocess.run([tool, "rm", "-f", "-v", name], check=False)
        subprocess.run([tool, "rmi", "-f", name], check=False)


def answer_of(address: str) -> bytes:
    """What it answers as soon as it does."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                body: bytes = answer.read()
                return body
        except (urllib.error.URLError, OSError):
            if time.monotonic() > until:
                raise
            time.sleep(0.2)  # it has not begun to listen yet
