"""Work on Ray: two workers of this machine, or a cluster by its address.

Every piece of work is a task of its own. Ray itself runs it again when the worker that had it
died; what was handed over is never done twice. A worker that has other sources than we have
refuses, since its games would be others.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from itertools import islice
from typing import Any, TypeVar

import ticonderoga
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.lab.workers import IN_HAND, MOST_DEATHS, Workers, code_digest, needed

Item = TypeVar("Item")
Done = TypeVar("Done")

LOOPBACK = "127.0.0.1"


class OnRay:
    """The workers of a Ray cluster. Without an address a Ray of this machine alone is started,
    with `jobs` workers, and ended with the work."""

    def __init__(self, address: str = "", jobs: int = 1) -> None:
        self.address = address
        self.jobs = jobs
        self._ray: Any = None
        self._ours = False
        self._aside = redirect_stdout(sys.stderr)
        """Ray tells of dead workers on standard output, where figures for scripts belong."""

    def __enter__(self) -> Workers:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self._ray = needed("ray")
        if not self._ray.is_initialized():
            self._connect()
            self._ours = True
        self._aside.__enter__()
        return self

    def _connect(self) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if self.address:
                self._ray.init(address=self.address, **quiet)
            else:
                self._ray.init(
                    "local", num_cpus=self.jobs, include_dashboard=False,
                    _node_ip_address=LOOPBACK, **quiet,
                )  # fmt: skip
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            said = str(error).strip().partition("\n")[0]
            raise TiconderogaError(f"Ray cannot be reached at '{self.address}': {said}") from None

    def __exit__(self, *_: object) -> None:
        try:
            if self._ours:
                self._ours = False
                self._ray.shutdown()  # it says then what it has kept back
        finally:
            self._aside.__exit__(None, None, None)

    def work(
        self, task: Callable[[Item], Done], items: Iterable[Item]
    ) -> Iterator[tuple[int, Done]]:
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(_do)
        coming = enumerate(items)
        code = code_digest()
        given: dict[Any, int] = {}
        while True:
            for number, item in islice(coming, max(0, self._most_given() - len(given))):
                given[remote.remote(task, item, code)] = number
            if not given:
                return
            ready, _ = ray.wait(list(given), num_returns=1)
            for future in ready:
                number = given.pop(future)
                yield number, self._result(future)

    def _most_given(self) -> int:
        """How much is given out ahead; a cluster may grow meanwhile."""
        return int(self._ray.cluster_resources().get("CPU", 1)) * IN_HAND

    def _result(self, future: Any) -> Any:
        try:
            return self._ray.get(future)
        except self._ray.exceptions.RayTaskError as failed:
            cause = failed.cause
            if isinstance(cause, TiconderogaError):
                raise TiconderogaError(str(cause)) from None
            raise
        except self._ray.exceptions.RayError as failed:
            said = str(failed).strip().partition("\n")[0]
            raise TiconderogaError(
                f"a piece of work cost {MOST_DEATHS + 1} workers their lives: {said}"
            ) from None


def _do(task: Callable[[Item], Done], item: Item, code: str) -> Done:
    """What a worker does, if it has the sources that we have."""
    if code_digest() != code:
        raise TiconderogaError(
            f"a Ray worker has another Ticonderoga than this one ({ticonderoga.__version__}); "
            "install the same on all machines"
        )
    return task(item)
