"""A clock for tests, so that none of them hangs on the time of the machine."""

from __future__ import annotations


class Clock:
    """A clock that goes on by a step whenever somebody looks."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now
