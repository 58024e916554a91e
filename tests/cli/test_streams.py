"""Where the output goes: a pipe that closes, a full disk, nowhere, a terminal without Unicode."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMANDS = (["games"], ["simulate", "skirmish", "--games", "2"], ["play", "skirmish"])
LINUX = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")


def run(words: list[str], where: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command with its output sent somewhere by the shell."""
    command = f'exec "{sys.executable}" -m ticonderoga "$@" {where}'
    return subprocess.run(
        ["sh", "-c", command, "sh", *words],
        capture_output=True, text=True, stdin=subprocess.DEVNULL, env={**os.environ, **env},
    )  # fmt: skip


@LINUX
@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0])
def test_a_full_disk_is_a_sentence(words: list[str]) -> None:
    ran = run(words, "> /dev/full")
    assert (ran.returncode, ran.stderr) == (2, "ticonderoga: No space left on device\n")


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0])
def test_without_an_output_a_command_does_its_work(words: list[str]) -> None:
    ran = run(words, ">&-")
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_reader_who_goes_is_no_fault() -> None:
    ran = run(["games", "--json"], "| head -c 20")
    assert (ran.stdout[:1], ran.stderr) == ("{", "")


def test_a_terminal_without_unicode_shows_what_it_can() -> None:
    ran = run(["play", "skirmish"], PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "You left the game." in ran.stdout
