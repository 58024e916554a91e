"""Who does the work: this process, several processes, or a Ray cluster.

A piece of work is a plain item, and a task is a function at the top of a module; the same items
give the same results wherever they are worked on. Results come one by one as they are ready,
each with the number of its item. When a worker dies, only what it had in its hands is done
again by another; what was handed over stays.
"""

from __future__ import annotations

import hashlib
import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from types import TracebackType
from typing import Any, Protocol, TypeVar

import ticonderoga
from ticonderoga.engine.errors import TiconderogaError

Item = TypeVar("Item")
Done = TypeVar("Done")

IN_HAND = 4
"""Pieces of work that are given out ahead for each worker."""
MOST_DEATHS = 3
"""Deaths of workers in a row, without one result between them, after which we give up."""

ROOMS = ("engine", "games", "agents", "lab")
"""The folders whose sources decide what comes of a piece of work."""

EXTRAS = {
    "numpy": "lab", "scipy": "lab", "statsmodels": "lab", "pyarrow": "lab", "matplotlib": "lab",
    "ray": "ray",
}  # fmt: skip


def needed(module: str) -> Any:
    """A module of an extra, or a sentence on how to get it."""
    package = module.partition(".")[0]
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != package:
            raise
        extra = EXTRAS[package]
        raise TiconderogaError(
            f"this needs {package}, which is not installed: pip install 'ticonderoga[{extra}]'"
        ) from None


class Workers(Protocol):
    """Whoever works; opened and closed by `with`."""

    def __enter__(self) -> Workers: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

    def work(
        self, task: Callable[[Item], Done], items: Iterable[Item]
    ) -> Iterator[tuple[int, Done]]:
        """Do all the items: the number of each and its result, in no certain order."""
        ...


class Here:
    """This process alone."""

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def work(
        self, task: Callable[[Item], Done], items: Iterable[Item]
    ) -> Iterator[tuple[int, Done]]:
        for number, item in enumerate(items):
            yield number, task(item)


class Processes:
    """Worker processes that are started afresh, the same on every system. `prepare` is called
    with `about` in each of them before its first piece of work."""

    def __init__(
        self, jobs: int, prepare: Callable[..., object] | None = None, about: tuple[Any, ...] = ()
    ) -> None:
        if jobs < 1:
            raise TiconderogaError(f"at least one process must do the work, not {jobs}")
        self.jobs = jobs
        self._prepare = prepare
        self._about = about
        self._pool: ProcessPoolExecutor | None = None
        self._deaths = 0

    def __enter__(self) -> Workers:
        self._open()
        return self

    def __exit__(self, *_: object) -> None:
        self._close()

    def _open(self) -> ProcessPoolExecutor:
        """Start the processes, and wait until all of them are ready."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.jobs, spawn, self._prepare, self._about)
            try:
                for ready in [self._pool.submit(_nothing) for _ in range(self.jobs)]:
                    ready.result()
            except BrokenProcessPool:
                self._mourn()
                return self._open()
        return self._pool

    def _close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _mourn(self) -> None:
        """A process died, and with it the pool; the next time it is asked for it is a new one."""
        self._close()
        self._deaths += 1
        if self._deaths > MOST_DEATHS:
            raise TiconderogaError(
                "worker processes die again and again (out of memory, or ended from outside); "
                "fewer --jobs may help"
            )

    def work(
        self, task: Callable[[Item], Done], items: Iterable[Item]
    ) -> Iterator[tuple[int, Done]]:
        coming = enumerate(items)
        given: dict[Future[Done], tuple[int, Item]] = {}
        again: list[tuple[int, Item]] = []
        ended: SimpleQueue[Future[Done]] = SimpleQueue()
        while True:
            room = self.jobs * IN_HAND - len(given) - len(again)
            for number, item in [*again, *islice(coming, max(0, room))]:
                future = self._give(task, item)
                given[future] = (number, item)
                future.add_done_callback(ended.put)
            again = []
            if not given:
                return
            future = ended.get()
            if not isinstance(future.exception(), BrokenProcessPool):
                self._deaths = 0
                yield given.pop(future)[0], future.result()
                continue
            self._mourn()
            for future, (number, item) in given.items():
                if isinstance(future.exception(), BrokenProcessPool):
                    again.append((number, item))
                else:
                    yield number, future.result()
            given, ended = {}, SimpleQueue()

    def _give(self, task: Callable[[Item], Done], item: Item) -> Future[Done]:
        try:
            return self._open().submit(task, item)
        except BrokenProcessPool:
            broken: Future[Done] = Future()
            broken.set_exception(BrokenProcessPool())
            return broken


def _nothing() -> None:
    """What a worker does to show that it is ready."""


def workers(
    jobs: int,
    ray: str | None = None,
    prepare: Callable[..., object] | None = None,
    about: tuple[Any, ...] = (),
) -> Workers:
    """Who is meant by --jobs and --ray: `ray` is None for no Ray, empty for one that is started
    here with so many workers, else the address of a cluster."""
    if jobs < 1:
        raise TiconderogaError(f"at least one process must do the work, not {jobs}")
    if ray is not None:
        from ticonderoga.lab.on_ray import OnRay

        return OnRay(ray, jobs)
    return Here() if jobs == 1 else Processes(jobs, prepare, about)


def in_order(results: Iterable[tuple[int, Done]]) -> Iterator[Done]:
    """Results in the order of their items, each as soon as those before it are there."""
    early: dict[int, Done] = {}
    due = 0
    for number, done in results:
        early[number] = done
        while due in early:
            yield early.pop(due)
            due += 1


@cache
def code_digest() -> str:
    """A digest of the sources that decide how games go."""
    home = Path(ticonderoga.__file__).parent
    digest = hashlib.blake2b(digest_size=8)
    for room in ROOMS:
        for path in sorted((home / room).rglob("*.py")):
            digest.update(path.relative_to(home).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
