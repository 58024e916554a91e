"""Tasks for workers to do in tests."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def square(number: int) -> int:
    return number * number


def dies_once(item: tuple[str, int]) -> tuple[int, int]:
    """Notes that it was called; the third item kills its process the first time."""
    folder, number = item
    calls = len(list(Path(folder).glob(f"{number}-*")))
    (Path(folder) / f"{number}-{calls}").touch()
    if number == 3 and calls == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return number, calls
