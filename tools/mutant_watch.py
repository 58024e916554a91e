"""What pytest is told in a copy of the project in which a rule was changed.

It is loaded there as a plug-in and told by environment variables what to do: note what each test
calls, or run some tests in a given order.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pytest

PACKAGE = "ticonderoga"


class Recorder:
    """Notes for each test how long it takes and which functions of the files it calls."""

    def __init__(self, home: Path, files: Iterable[str], report: Path) -> None:
        self.names = {str(home / file): file for file in files}
        self.report = report
        self.tests: dict[str, dict[str, Any]] = {}
        self.always: set[str] = set()
        self.now = self.always
        self.known: dict[int, tuple[CodeType, str]] = {}

    def profile(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call":
            return
        code = frame.f_code
        known = self.known.get(id(code))
        if known is None:
            file = self.names.get(code.co_filename, "")
            function = code.co_qualname.split(".<locals>")[0]
            name = f"{file}::{'' if function == '<module>' else function}" if file else ""
            known = self.known[id(code)] = (code, name)
        if known[1]:
            self.now.add(known[1])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.now = set()
        self.started = time.perf_counter()
        sys.setprofile(self.profile)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        sys.setprofile(self.profile)
        spent = time.perf_counter() - self.started
        self.tests[nodeid] = {"seconds": round(spent, 4), "calls": sorted(self.now)}
        self.now = self.always

    def pytest_sessionfinish(self) -> None:
        sys.setprofile(None)
        report = {"tests": self.tests, "always": sorted(self.always)}
        self.report.write_text(json.dumps(report), encoding="utf-8")


class Order:
    """Runs the wanted tests in the wanted order, each within its time."""

    def __init__(self, wanted: dict[str, float], verdict: Path) -> None:
        self.wanted = wanted
        self.place = {nodeid: place for place, nodeid in enumerate(wanted)}
        self.verdict = verdict

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        chosen = [item for item in items if item.nodeid in self.place]
        chosen.sort(key=lambda item: self.place[item.nodeid])
        items[:] = chosen

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        # By the processor's time, so that a busy machine catches no mutant.
        signal.signal(signal.SIGVTALRM, self.out_of_time)
        signal.setitimer(signal.ITIMER_VIRTUAL, self.wanted.get(nodeid, 5.0), 1.0)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)

    def out_of_time(self, *_: object) -> None:
        import pytest

        pytest.fail("This test takes far longer than it should.", pytrace=False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.verdict.write_text(report.nodeid, encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Called by pytest in the copies, where the variable says what is to be done."""
    orders = os.environ.get("TICONDEROGA_MUTANTS")
    if orders is None:
        return
    home = Path(os.environ["TICONDEROGA_MUTANTS_HOME"])
    package = Path(__import__(PACKAGE).__file__ or "")
    if home not in package.parents:
        raise SystemExit(f"The tests import {package} and not the copy in {home}.")
    make_hypothesis_repeat()
    told = json.loads(Path(orders).read_text(encoding="utf-8"))
    if "record" in told:
        recorder = Recorder(home, told["files"], Path(told["record"]))
        config.pluginmanager.register(recorder)
        sys.setprofile(recorder.profile)
    else:
        config.pluginmanager.register(Order(told["tests"], Path(told["verdict"])))


def make_hypothesis_repeat() -> None:
    """The same examples for every mutant, and no deadline, since the recorder slows them down."""
    if find_spec("hypothesis") is not None:
        from hypothesis import settings

        settings.register_profile("mutants", settings(), deadline=None, derandomize=True)
        settings.load_profile("mutants")
