"""Thinking apart: agents, hints, what-if and review run in processes of their own.

A worker keeps the matches it has seen and is sent only the lines it lacks; a table always goes
to the same worker. A worker that dies is started again and its work asked once more; one that
takes too long is stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import multiprocessing.connection
import signal
import zlib
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.study import KEPT_MATCHES, Desk
from ticonderoga.server.turns import Turns

PATIENCE_SECONDS = 20.0
"""How much longer than it was allowed a piece of work may take before it is stopped."""


class Work:
    """What a worker is asked: the match, the lines that lead to the moment, and the question."""

    __slots__ = ("args", "asker", "key", "kind", "lines", "patience", "rank", "seconds", "setup")

    def __init__(
        self,
        kind: str,
        key: str,
        setup: tuple[Any, ...],
        lines: list[str],
        args: tuple[Any, ...],
        seconds: float,
        patience: float = PATIENCE_SECONDS,
        asker: str = "",
        rank: int = 0,
    ) -> None:
        self.kind = kind
        self.key = key
        self.setup = setup
        """(game, scenario, options, dice, start): how to set the match up."""
        self.lines = lines
        self.args = args
        self.seconds = seconds
        self.patience = patience
        self.asker = asker or key
        """For whom it is done: askers take turns."""
        self.rank = rank
        """Lower ones are done first."""


def _serve(pipe: multiprocessing.connection.Connection) -> None:
    """The life of a worker: one piece of work after another until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    desk = Desk()
    while True:
        try:
            request = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = desk.answer(*request)
        except TiconderogaError as error:
            answer = ("refused", str(error))
        except Exception as error:  # the worker lives on; the table is told
            answer = ("failed", f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except OSError:  # the server is gone
            return


class OutOfTime(TiconderogaError):
    """A worker did not answer in its time and was stopped."""


class Worker:
    """One process, the thread that talks with it, and the turns in which it works."""

    def __init__(self, most: int, each: int) -> None:
        self._turns = Turns(most, each)
        self._thread = ThreadPoolExecutor(1, "worker")
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: multiprocessing.connection.Connection | None = None
        self._has: OrderedDict[str, int] = OrderedDict()
        """How many lines of each match it has: the same matches that it keeps itself."""
        self._closed: bool = False

    @property
    def waiting(self) -> int:
        return self._turns.here

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        self._has.clear()

    def _exchange(self, work: Work) -> tuple[Any, ...]:
        if self._process is None or not self._process.is_alive():
            self.stop()
            self._start()
        if self._closed:  # set before the process is looked for, so that one of us stops it
            raise TiconderogaError("the server is closing")
        assert self._pipe is not None
        has = self._has.pop(work.key, None)
        if has is not None and has > len(work.lines):
            has = None
        setup = work.setup if has is None else None
        since = has or 0
        self._pipe.send((work.kind, work.key, setup, since, work.lines[since:], work.args))
        if not self._pipe.poll(work.seconds + work.patience):
            self.stop()
            raise OutOfTime("the answer took too long; the work was stopped")
        answer: tuple[Any, ...] = self._pipe.recv()
        self._has[work.key] = len(work.lines)
        while len(self._has) > KEPT_MATCHES:
            self._has.popitem(last=False)
        return answer

    async def ask(self, work: Work) -> Any:
        async with self._turns.turn(work.asker, work.rank):
            loop = asyncio.get_running_loop()
            for _ in range(3):
                try:
                    answer = await loop.run_in_executor(self._thread, self._exchange, work)
                except (EOFError, OSError):
                    self.stop()
                    continue
                if answer[0] == "done":
                    return answer[1]
                self._has.pop(work.key, None)
                if answer[0] == "lost":
                    continue
                if answer[0] == "refused":
                    raise TiconderogaError(answer[1])
                raise RuntimeError(answer[1])
            raise TiconderogaError("the thinking process stopped again and again")

    def stop(self) -> None:
        self._has.clear()
        if self._process is not None:
            self._process.kill()
            with contextlib.suppress(OSError, ValueError):
                self._process.join(1.0)
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def close(self) -> None:
        """Stop for good: the thread that waits for the process finds it gone."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._process is not None:
            self._process.kill()

    def join(self) -> None:
        """After `close`: wait for the thread, and tidy up what it has left."""
        self._thread.shutdown(wait=True)
        self.stop()


class Workers:
    """A few workers; a match keeps to one of them. They start when there is work."""

    def __init__(self, count: int, most: int = 200, each: int = 200) -> None:
        self._workers = [Worker(most, each) for _ in range(max(1, count))]

    @property
    def waiting(self) -> int:
        """How much is asked for and not answered yet."""
        return sum(worker.waiting for worker in self._workers)

    async def ask(self, work: Work) -> Any:
        worker = self._workers[zlib.crc32(work.key.encode()) % len(self._workers)]
        return await worker.ask(work)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
        for worker in self._workers:
            worker.join()
