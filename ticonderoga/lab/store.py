"""Results on disk: one file for each run, to which every game is appended when it is over.

    ticonderoga run 1 #…
    code 5d0c… #…
    plan 1f3a… {"game": "washingtons-war", …} #…
    game 1f3a… {"index": 0, "winners": [1], …} #…

Every line closes with a running check of itself and all above it, as in saved games. A line that
was being written when the machine stopped is dropped with a message; damage anywhere else is
refused. A game is found again by its plan and its number, so that a run goes on where it ended.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, fields
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from ticonderoga.engine.errors import DamagedFile, TiconderogaError
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.batch import Outcome, Plan
from ticonderoga.lab.workers import code_digest

FILE = "games.txt"
FIRST = "ticonderoga run 1"
NOT_OF_THE_GAMES = ("keep", "notes")
"""What a plan says about the record, not about the games: the games are the same without it."""


def plan_key(plan: Plan) -> str:
    """Under which name the games of a plan are found: the same plan under the same rules and
    data has the same."""
    told = {name: value for name, value in asdict(plan).items() if name not in NOT_OF_THE_GAMES}
    game = find_game(plan.game)
    rules = game.rules(plan.scenario, dict(plan.options))
    told["rules"] = [game.version, rules.pack_name, rules.pack_digest]
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _check(chain: str, line: str) -> str:
    return hashlib.blake2b(f"{chain}\n{line}".encode(), digest_size=4).hexdigest()


class Lines:
    """The lines of a run's file, checked one after another."""

    def __init__(self, data: bytes) -> None:
        self.good = 0
        """How many bytes are sound."""
        self.chain = ""
        self.torn = False
        self._data = data

    def __iter__(self) -> Iterator[str]:
        number = 0
        while self.good < len(self._data):
            number += 1
            end = self._data.find(b"\n", self.good)
            line = self._sound(self._data[self.good : end if end >= 0 else None])
            last = end < 0 or end == len(self._data) - 1
            if line is None or end < 0:
                if not last:
                    raise DamagedFile(number, "its check does not fit; the file was changed")
                self.torn = True
                return
            if number == 1 and line != FIRST:
                raise TiconderogaError(f"this is no run of games: it begins with '{line[:40]}'")
            self.good = end + 1
            yield line

    def _sound(self, raw: bytes) -> str | None:
        """A line without its check; None if the check does not fit."""
        text, mark, check = raw.decode("utf-8", "replace").rpartition(" #")
        chain = _check(self.chain, text)
        if not mark or check != chain:
            return None
        self.chain = chain
        return text


class Run:
    """What a run's file holds."""

    def __init__(self) -> None:
        self.plans: dict[str, Plan] = {}
        self.games: dict[tuple[str, int], Outcome] = {}
        self.codes: list[str] = []
        """The digests of the sources the games were played with."""

    def take(self, lines: Lines) -> None:
        for line in lines:
            word, _, rest = line.partition(" ")
            key, _, text = rest.partition(" ")
            if word == "code":
                self.codes.append(rest)
            elif word == "plan":
                self.plans[key] = _plan(json.loads(text))
            elif word == "game":
                outcome = _outcome(json.loads(text))
                self.games[key, outcome.index] = outcome


class Store:
    """The games of a run, on disk. `say` hears what a person should know."""

    def __init__(
        self, folder: Path, resume: bool = False, say: Callable[[str], None] = print
    ) -> None:
        self.path = folder / FILE
        self.run = Run()
        self._say = say
        self._keys: dict[Plan, str] = {}
        self._chain = ""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file: BinaryIO = self.path.open("a+b")
        except OSError as error:
            raise TiconderogaError(f"'{self.path}' cannot be written: {error.strerror}") from None
        try:
            self._lock()
            self._read(resume)
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        """One run at a time writes to a file."""
        try:
            import fcntl
        except ImportError:  # not on this system: two runs into one folder are on their own
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise TiconderogaError(f"another run is writing to '{self.path}'") from None

    def _read(self, resume: bool) -> None:
        self._file.seek(0)
        data = self._file.read()
        if data and not resume:
            raise TiconderogaError(
                f"'{self.path}' holds a run already; --resume goes on with it, "
                "another folder begins a new one"
            )
        lines = Lines(data)
        self.run.take(lines)
        if lines.torn:
            self._say(f"the last line of '{self.path}' was torn off and is dropped")
            self._file.truncate(lines.good)
        self._chain = lines.chain
        if not lines.good:
            self._append(FIRST)
        code = code_digest()
        codes = self.run.codes
        if codes and codes[-1] != code:
            self._say(f"the games in '{self.path}' were played with other sources than these")
        if not codes or codes[-1] != code:
            self._append(f"code {code}")

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        if not self._file.closed:
            os.fsync(self._file.fileno())
            self._file.close()

    def _append(self, line: str) -> None:
        self._chain = _check(self._chain, line)
        self._file.write(f"{line} #{self._chain}\n".encode())
        self._file.flush()

    def _key(self, plan: Plan) -> str:
        key = self._keys.get(plan)
        if key is None:
            key = self._keys[plan] = plan_key(plan)
        return key

    def get(self, plan: Plan, index: int) -> Outcome | None:
        """A game that was played before."""
        return self.run.games.get((self._key(plan), index))

    def put(self, plan: Plan, outcome: Outcome) -> None:
        """Append a game. Saved games are not kept here."""
        key = self._key(plan)
        if key not in self.run.plans:
            self.run.plans[key] = plan
            self._append(f"plan {key} {_text(asdict(plan))}")
        told = asdict(outcome)
        del told["saved"]
        self._append(f"game {key} {_text(told)}")
        self.run.games[key, outcome.index] = outcome


def read_runs(folder: Path) -> list[tuple[Plan, list[Outcome]]]:
    """The plans of a run and their games in order; nothing is written. A torn line is left out."""
    path = folder / FILE if folder.is_dir() else folder
    try:
        data = path.read_bytes()
    except OSError as error:
        raise TiconderogaError(f"'{path}' cannot be read: {error.strerror}") from None
    run = Run()
    run.take(Lines(data))
    found: dict[str, list[Outcome]] = {key: [] for key in run.plans}
    for key, index in sorted(run.games):
        found[key].append(run.games[key, index])
    return [(run.plans[key], outcomes) for key, outcomes in found.items()]


def _text(told: dict[str, Any]) -> str:
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False)


def _plan(told: dict[str, Any]) -> Plan:
    known = {field.name for field in fields(Plan)}
    given = {name: value for name, value in told.items() if name in known}
    given["options"] = tuple((name, value) for name, value in given["options"])
    return Plan(**{**given, "seats": tuple(given["seats"]), "agents": tuple(given["agents"])})


def _outcome(told: dict[str, Any]) -> Outcome:
    known = {field.name for field in fields(Outcome)}
    given = {name: value for name, value in told.items() if name in known}
    return Outcome(
        **{**given, "winners": tuple(given["winners"]), "scores": tuple(given["scores"])}
    )
