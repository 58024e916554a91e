"""A progress bar on standard error, for long work at a terminal; silent elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Bar:
    """What is done of how much."""

    def __init__(self, progress: Progress, total: int, what: str) -> None:
        self._progress = progress
        self._total = total
        self._task = progress.add_task(what, total=total)

    def advance(self, by: int = 1, spared: int = 0) -> None:
        """So much more is done, and so much need not be done at all."""
        self._total -= spared
        self._progress.update(self._task, advance=by, total=self._total)


@contextmanager
def bar(total: int, what: str = "games") -> Iterator[Bar]:
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    )  # fmt: skip
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        yield Bar(progress, total, what)
