"""The container file: built and started where a builder is at hand, and read everywhere."""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import shlex
import shutil
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from ticonderoga.cli.main import main

ROOT = Path(__file__).parent.parent
FILE = ROOT / "Containerfile"
PATIENCE = 120.0


BASE = os.environ.get("CONTAINER_BASE", "")
"""An image with Python, pip, Node and npm to build on where no registry can be reached."""
OPTIONS = shlex.split(os.environ.get("CONTAINER_OPTIONS", ""))
"""More options for the build, such as --volume for the settings of a package mirror."""
CHROOT = {"STORAGE_DRIVER": "vfs", "BUILDAH_ISOLATION": "chroot"}
"""With these buildah needs neither a daemon nor a kernel that mounts layers."""


def builder() -> str:
    """docker or podman, if it can be talked to; buildah, if a base image is named."""
    for name in ("docker", "podman"):
        if shutil.which(name):
            found = subprocess.run([name, "info"], capture_output=True, check=False)
            if found.returncode == 0:
                return name
    return "buildah" if BASE and shutil.which("buildah") else ""


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
        pytest.skip("no docker or podman that answers is at hand, and no base for buildah")
    name = f"ticonderoga-test-{secrets.token_hex(4)}"
    bases = [f"--build-arg={stage}={BASE}" for stage in ("PYTHON", "NODE") if BASE]
    command = [tool, "build", *bases, *OPTIONS, "-f", str(FILE), "-t", name, str(ROOT)]
    env = {**os.environ, **CHROOT} if tool == "buildah" else None
    subprocess.run(command, check=True, env=env)
    with started_by_buildah(name) if tool == "buildah" else started(tool, name) as address:
        assert answer_of(f"{address}/healthz") == b"ok\n"
        assert b"<title>Ticonderoga</title>" in answer_of(f"{address}/")
        assert b"washingtons-war" in answer_of(f"{address}/api/games")


@contextlib.contextmanager
def started(tool: str, name: str) -> Iterator[str]:
    """A container of an image, until the end of the block; then both are removed."""
    try:
        subprocess.run(
            [tool, "run", "-d", "--name", name, "-p", "127.0.0.1::1776", name], check=True
        )
        shown = subprocess.run(
            [tool, "port", name, "1776"], check=True, capture_output=True, text=True
        )
        yield f"http://{shown.stdout.split()[-1]}"
    finally:
        subprocess.run([tool, "rm", "-f", "-v", name], check=False)
        subprocess.run([tool, "rmi", "-f", name], check=False)


@contextlib.contextmanager
def started_by_buildah(name: str) -> Iterator[str]:
    """The same with buildah, which starts what it is told: the image's own command, as its own
    user. It shares the machine's network, so that the port is any free one."""
    env = {**os.environ, **CHROOT}

    def said(*command: str) -> str:
        found = subprocess.run(
            ["buildah", *command], check=True, capture_output=True, text=True, env=env
        )
        return found.stdout.strip()

    container = said("from", name)
    try:
        config = json.loads(said("inspect", container))["OCIv1"]["config"]
        command = [*config["Entrypoint"], *config["Cmd"], "--host", "127.0.0.1", "--port", "0"]
        with subprocess.Popen(
            ["buildah", "run", "--user", config["User"], container, "--", *command],
            stdout=subprocess.PIPE, text=True, env=env, start_new_session=True,
        ) as process:  # fmt: skip
            try:
                assert process.stdout is not None
                yield process.stdout.readline().split()[2].rstrip("/")
            finally:
                os.killpg(process.pid, signal.SIGINT)
                process.wait(PATIENCE)
    finally:
        said("rm", container)
        said("rmi", "-f", name)


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
