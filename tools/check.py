"""Run the named checks, all of them even if one fails, and sum up:

    python tools/check.py ruff mypy svelte vitest pytest browser [-- more arguments for pytest]

Checks that keep a single core busy run beside each other, two at a time, and each prints what it
has to say when it is done and its turn has come. pytest and the browser tests take the machine
whole and print as they go. Ctrl-C ends all that was started.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import IO, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BIN = os.environ.get("BIN", ".venv/bin")
COMMANDS: dict[str, list[str]] = {
    "ruff": [f"{BIN}/ruff", "check", "."],
    "mypy": [f"{BIN}/mypy", "--strict"],
    "pytest": [f"{BIN}/pytest", "-n", "auto", "-q", "-m", "not bench and not soak"],
    "svelte": ["tools/web.sh", "svelte"],
    "vitest": ["tools/web.sh", "vitest"],
    "browser": ["tools/web.sh", "browser"],
}
ALONE = ("pytest", "browser")
"""They use all cores by themselves."""
AT_ONCE = 2
LOOK_SECONDS = 0.1
GRACE_SECONDS = 5.0
INTERRUPTED = 130


class Interrupt:
    """Ctrl-C, seen between two looks at what is running: in the middle of starting a check it would
    leave that check behind. Also where we were started in the background and SIGINT was ignored."""

    def __init__(self) -> None:
        self._asked = False

    def __enter__(self) -> Interrupt:
        self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *problem: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _note(self, number: int, frame: FrameType | None) -> None:
        self._asked = True

    def pause(self) -> None:
        time.sleep(LOOK_SECONDS)
        if self._asked:
            raise KeyboardInterrupt


class Verdict(NamedTuple):
    """How a check ended, and after how long."""

    check: str
    passed: bool
    seconds: float

    def __str__(self) -> str:
        said = "passed" if self.passed else "FAILED"
        return f"  {self.check:<7} {said} in {self.seconds:.0f} s"


class Running:
    """A check under way, in a process group of its own so that all of it can be ended."""

    def __init__(self, check: str, command: list[str], output: IO[bytes] | None) -> None:
        self.check = check
        self.output = output
        self._began = time.monotonic()
        self._ended = 0.0
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=output,
            stderr=None if output is None else subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip

    def is_done(self) -> bool:
        if self._process.poll() is None:
            return False
        self._ended = self._ended or time.monotonic()
        return True

    def verdict(self) -> Verdict:
        return Verdict(self.check, self._process.returncode == 0, self._ended - self._began)

    def end(self) -> None:
        """If it is not done, ask its whole group to end, and see to it that it does."""
        if self.is_done():
            return
        for number, patience in ((signal.SIGINT, GRACE_SECONDS), (signal.SIGKILL, None)):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(patience)

    def show(self) -> None:
        """Print what it has said, if that was kept."""
        print(f"== {self.check}", flush=True)
        if self.output is not None:
            self.output.seek(0)
            sys.stdout.buffer.write(self.output.read())
            sys.stdout.flush()


def run_alone(check: str, command: list[str], interrupt: Interrupt) -> Verdict:
    """One check that prints as it goes."""
    print(f"== {check}", flush=True)
    running = Running(check, command, None)
    try:
        while not running.is_done():
            interrupt.pause()
        return running.verdict()
    finally:
        running.end()


def run_beside(commands: dict[str, list[str]], interrupt: Interrupt) -> list[Verdict]:
    """Checks two at a time; what they say is printed in their order."""
    waiting = list(commands.items())
    started: list[Running] = []
    shown = 0
    with contextlib.ExitStack() as kept:
        while shown < len(commands):
            busy = [one for one in started if not one.is_done()]
            while waiting and len(busy) < AT_ONCE:
                check, command = waiting.pop(0)
                output = kept.enter_context(tempfile.TemporaryFile())
                running = Running(check, command, output)
                kept.callback(running.end)
                started.append(running)
                busy.append(running)
            while shown < len(started) and started[shown].is_done():
                started[shown].show()
                shown += 1
            interrupt.pause()
        return [one.verdict() for one in started]


def run_all(commands: dict[str, list[str]], interrupt: Interrupt) -> list[Verdict]:
    """First those that share the machine, then those that want all of it."""
    light = {name: command for name, command in commands.items() if name not in ALONE}
    heavy = {name: command for name, command in commands.items() if name in ALONE}
    verdicts = run_beside(light, interrupt)
    return verdicts + [run_alone(name, command, interrupt) for name, command in heavy.items()]


def main(argv: Sequence[str]) -> int:
    cut = list(argv).index("--") if "--" in argv else len(argv)
    checks, more = list(argv[:cut]), list(argv[cut + 1 :])
    unknown = [check for check in checks if check not in COMMANDS]
    if unknown or not checks:
        known = ", ".join(COMMANDS)
        print(f"check: there is no check called '{' '.join(unknown)}'; choose from {known}.")
        return 2
    wanted = {name: COMMANDS[name] + (more if name == "pytest" else []) for name in checks}
    try:
        with Interrupt() as interrupt:
            verdicts = run_all(wanted, interrupt)
    except KeyboardInterrupt:
        print("\ncheck: interrupted; all that was started has been ended.", flush=True)
        return INTERRUPTED
    print("\n== summary")
    for verdict in verdicts:
        print(verdict)
    passed = all(verdict.passed for verdict in verdicts)
    print("All checks passed." if passed else "Some checks failed; see above.")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
