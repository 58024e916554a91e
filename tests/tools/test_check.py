"""`make test`: every check is run and told, in order, and nothing is left running."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools import check

SAYS = "import sys; print('from', sys.argv[1]); sys.exit(int(sys.argv[2]))"
MEETS = """
import pathlib, sys, time
mine, other = (pathlib.Path(name) for name in sys.argv[1:])
mine.touch()
for _ in range(3000):
    if other.exists():
        print("met", other.name)
        sys.exit(0)
    time.sleep(0.01)
sys.exit(1)
"""


def saying(text: str, status: int = 0) -> list[str]:
    return [sys.executable, "-c", SAYS, text, str(status)]


def test_all_are_run_and_summed_up_though_one_fails(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    fakes = {"pytest": saying("pytest"), "ruff": saying("ruff", 3), "mypy": saying("mypy")}
    monkeypatch.setattr(check, "COMMANDS", fakes)
    assert check.main(["pytest", "ruff", "mypy"]) == 1
    said = capfd.readouterr().out
    parts = ["== ruff\nfrom ruff", "== mypy\nfrom mypy", "== pytest\nfrom pytest", "== summary"]
    places = [said.index(part) for part in parts]
    assert places == sorted(places)
    summary = [line.split(" in ")[0].split() for line in said.splitlines() if " in " in line]
    assert summary == [["ruff", "FAILED"], ["mypy", "passed"], ["pytest", "passed"]]
    assert said.rstrip().endswith("Some checks failed; see above.")
    assert check.main(["mypy", "pytest"]) == 0
    assert capfd.readouterr().out.rstrip().endswith("All checks passed.")


def test_light_checks_run_beside_each_other(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one, two = str(tmp_path / "one"), str(tmp_path / "two")
    fakes = {
        "ruff": [sys.executable, "-c", MEETS, one, two],
        "mypy": [sys.executable, "-c", MEETS, two, one],
    }
    monkeypatch.setattr(check, "COMMANDS", fakes)
    assert check.main(["ruff", "mypy"]) == 0, "each waits until it has seen the other"
    assert "== ruff\nmet two\n== mypy\nmet one\n" in capfd.readouterr().out


def test_more_arguments_are_for_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, list[str]]] = []

    def noted(commands: dict[str, list[str]], _: check.Interrupt) -> list[check.Verdict]:
        asked.append(commands)
        return []

    monkeypatch.setattr(check, "run_all", noted)
    assert check.main(["ruff", "pytest", "--", "-k", "undo"]) == 0
    assert asked[0]["pytest"] == [*check.COMMANDS["pytest"], "-k", "undo"]
    assert asked[0]["ruff"] == check.COMMANDS["ruff"]


def test_an_unknown_check_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["rough"]) == 2
    assert "no check called 'rough'; choose from ruff, mypy" in capsys.readouterr().out


def test_ctrl_c_ends_all_that_was_started(tmp_path: Path) -> None:
    """A check's own children too: they are in its process group."""
    grandchild = (
        "import subprocess, sys, pathlib;"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']);"
        f"pathlib.Path({str(tmp_path)!r}, 'pid').write_text(str(child.pid));"
        "child.wait()"
    )
    runs = (
        "import sys; from tools import check;"
        f"check.COMMANDS['ruff'] = [sys.executable, '-c', {grandchild!r}];"
        "sys.exit(check.main(['ruff']))"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", runs], cwd=check.ROOT, stdout=subprocess.PIPE, text=True
    )
    note = tmp_path / "pid"
    while not (note.exists() and note.read_text()):
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=60)
    assert process.returncode == check.INTERRUPTED
    assert "has been ended" in said
    assert not is_running(int(note.read_text()))


def is_running(pid: int) -> bool:
    """Whether a process is there and no zombie that nobody has fetched."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False
    return state not in "ZX"
