"""What the tests of several commands share."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from ticonderoga.cli.main import main


@pytest.fixture
def command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Callable[..., str]:
    """Run a command with these answers piped in; what was printed comes back, or the error."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    def run(*args: str, answers: str = "", status: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        assert main(list(args)) == status
        printed = capsys.readouterr()
        assert "Traceback" not in printed.err
        return printed.out if status == 0 else printed.err

    return run
