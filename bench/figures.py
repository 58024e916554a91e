"""What a bench notes: processor time of servers, of itself and of others, percentiles, progress."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Coroutine, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.players import TICK, Served


def say(text: str) -> None:
    """Progress, on the error stream: the table alone is the output."""
    print(text, file=sys.stderr, flush=True)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """By the faster event loop, if it is there."""
    try:
        return import_module("uvloop").run(work)
    except ImportError:
        return asyncio.run(work)


# ---------------------------------------------------------------------- the machine


def machine_busy() -> float:
    """Seconds that all cores together have worked since the machine started."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:]]
    return (sum(fields) - fields[3] - fields[4]) / TICK


class Machine:
    """What the machine did while we measured."""

    def __init__(self, served: Sequence[Served]) -> None:
        self.served = served
        self.began = time.perf_counter()
        self.busy = machine_busy()
        self.own = time.process_time()
        self.cpu = [one.cpu_seconds() for one in served]

    def seconds(self) -> float:
        return time.perf_counter() - self.began

    def figures(self, choices: int) -> dict[str, float]:
        seconds = self.seconds()
        used = sum(one.cpu_seconds() - was for one, was in zip(self.served, self.cpu, strict=True))
        own = time.process_time() - self.own
        others = max(0.0, machine_busy() - self.busy - used - own)
        return {
            "server_cores": round(used / seconds, 2),
            "players_cores": round(own / seconds, 2),
            "others_cores": round(others / seconds, 2),
            "us_a_choice": round(used / max(1, choices) * 1e6),
        }


def in_ms(times: Sequence[float], share: float) -> float:
    """A percentile of some seconds, in milliseconds."""
    ordered = sorted(times)
    if not ordered:
        return float("nan")
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1)
