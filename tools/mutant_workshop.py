"""Where mutants are tried: copies of the project, in which the tests meet one change each.

First the unchanged tests are run once, and it is noted which of them call which function. A
mutant then meets the conformance tests that call its function, the most particular ones first,
then the other tests of the game that do. A test that does not call it cannot notice it. Tests
marked bench or soak are left out. An endless loop, like any other failure, counts as caught.
"""

from __future__ import annotations

import compileall
import json
import os
import py_compile
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.mutant_changes import Mutant, Refusal

PACKAGE = "ticonderoga"
WATCH = Path(__file__).with_name("mutant_watch.py")
"""The plug-in of pytest that goes into every copy."""
FIRST_TESTS = 40
MEMORY = 3 * 1024**3


@dataclass
class Test:
    """What the run on the unchanged sources told about a test."""

    nodeid: str
    seconds: float
    calls: frozenset[str]
    conformance: bool

    @property
    def file(self) -> str:
        return self.nodeid.partition("::")[0]


@dataclass
class Result:
    """What became of a mutant."""

    mutant: Mutant
    caught: bool
    by: str
    seconds: float


LONGEST_STAGE = 300.0
"""Seconds by the clock, on top of what the tests take: only for what hangs without working."""


@dataclass
class Workshop:
    """A copy of the project, and the means to try changes in copies of that copy."""

    root: Path
    game: str
    files: Sequence[str]
    rest: Sequence[str]
    place: Path
    tests: list[Test] = field(default_factory=list)
    always: frozenset[str] = frozenset()
    running: set[subprocess.Popen[str]] = field(default_factory=set)

    @property
    def conformance(self) -> str:
        return f"tests/conformance/{self.game}"

    def prepare(self) -> float:
        """Copy the project, run its tests unchanged, and note what calls what."""
        if not any((self.root / self.conformance).rglob("test_*.py")):
            raise Refusal(f"There are no tests in {self.conformance} that could catch a mutant.")
        base = self.place / "base"
        base.mkdir()
        for name in (PACKAGE, "tests", "docs"):
            ignored = shutil.ignore_patterns("*.so", "*.pyd", ".hypothesis")
            if (self.root / name).is_dir():
                shutil.copytree(self.root / name, base / name, ignore=ignored)
        shutil.copy2(self.root / "pyproject.toml", base)
        (base / "tools").mkdir()
        shutil.copy2(WATCH, base / "tools")
        compileall.compile_dir(
            base / PACKAGE, quiet=2, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH
        )
        report = self.place / "recorded.json"
        started = time.perf_counter()
        orders = {"record": str(report), "files": list(self.files)}
        paths = [path for path in (self.conformance, *self.rest) if (base / path).exists()]
        status, said = self.pytest(base, paths, orders, 3600)
        if status != 0:
            raise Refusal(
                "The tests must pass before the rules are changed, and they do not. "
                "The last lines they said:\n" + "\n".join(said.splitlines()[-25:])
            )
        recorded = json.loads(report.read_text(encoding="utf-8"))
        self.always = frozenset(recorded["always"])
        self.tests = [
            Test(
                nodeid,
                test["seconds"],
                frozenset(test["calls"]),
                nodeid.startswith(self.conformance + "/"),
            )
            for nodeid, test in recorded["tests"].items()
        ]
        return time.perf_counter() - started

    def pytest(
        self, home: Path, paths: Sequence[str], orders: dict[str, Any], seconds: float
    ) -> tuple[int, str]:
        """Run pytest in a copy; the status is -1 if it had to be stopped."""
        told = home / "orders.json"
        told.write_text(json.dumps(orders), encoding="utf-8")
        environment = os.environ | {
            "PYTHONPATH": str(home),
            "PYTHONHASHSEED": "0",
            "TICONDEROGA_MUTANTS": str(told),
            "TICONDEROGA_MUTANTS_HOME": str(home),
        }
        command = [
            sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=line",
            "-p", "no:xdist", "-p", "no:cacheprovider", "-p", f"tools.{WATCH.stem}",
            "-m", "not bench and not soak", *paths,
        ]  # fmt: skip
        process = subprocess.Popen(
            command,
            cwd=home,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            preexec_fn=limit_memory,
        )
        self.running.add(process)
        try:
            said, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            stop(process)
            process.communicate()
            return -1, ""
        finally:
            self.running.discard(process)
        return process.returncode, said

    def stages(self, mutant: Mutant) -> list[list[Test]]:
        """The tests in the order in which a mutant meets them."""
        name = f"{mutant.file}::{mutant.function}"
        everywhere = not mutant.function or name in self.always
        stem = Path(mutant.file).stem

        def rank(test: Test) -> tuple[bool, int, float]:
            return (stem not in Path(test.file).stem, len(test.calls), test.seconds)

        calling = [test for test in self.tests if everywhere or name in test.calls]
        calling.sort(key=rank)
        conformance = [test for test in calling if test.conformance]
        rest = [test for test in calling if not test.conformance]
        first, others = conformance[:FIRST_TESTS], conformance[FIRST_TESTS:]
        return [stage for stage in (first, others, rest) if stage]

    def attempt(self, number: int, mutant: Mutant, source: str) -> Result:
        """Make the change in a fresh copy and see whether a test fails."""
        started = time.perf_counter()
        home = self.place / f"mutant-{number}"
        shutil.copytree(self.place / "base", home)
        verdict = home / "verdict.txt"
        try:
            (home / mutant.file).write_text(mutant.apply(source), encoding="utf-8")
            for stage in self.stages(mutant):
                allowed = {test.nodeid: 3.0 + 20 * test.seconds for test in stage}
                orders = {"tests": allowed, "verdict": str(verdict)}
                limit = LONGEST_STAGE + 20 * sum(test.seconds for test in stage)
                paths = list(dict.fromkeys(test.file for test in stage))
                status, _ = self.pytest(home, paths, orders, limit)
                if status != 0:
                    by = verdict.read_text(encoding="utf-8") if verdict.exists() else ""
                    by = by or ("out of time" if status == -1 else "the sources do not load")
                    return Result(mutant, True, by, time.perf_counter() - started)
            return Result(mutant, False, "", time.perf_counter() - started)
        finally:
            shutil.rmtree(home, ignore_errors=True)

    def stop(self) -> None:
        """Stop what is still running."""
        for process in list(self.running):
            stop(process)


def limit_memory() -> None:
    """A mutant that fills a list for ever is to fail by itself and not with the machine."""
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def stop(process: subprocess.Popen[str]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)


def run_all(
    workshop: Workshop,
    mutants: Sequence[Mutant],
    sources: dict[str, str],
    jobs: int,
    tell: Callable[[Result], None],
) -> list[Result]:
    """Try all mutants, several at a time; the results are in the order of the mutants."""
    with ThreadPoolExecutor(jobs) as pool:
        futures = [
            pool.submit(workshop.attempt, number, mutant, sources[mutant.file])
            for number, mutant in enumerate(mutants)
        ]
        try:
            for future in as_completed(futures):
                tell(future.result())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            workshop.stop()
            raise
    return [future.result() for future in futures]
