"""Datasets: the decisions of many games as Parquet, and how to read them again.

    from ticonderoga.lab.dataset import load, manifest, matrix, numbers
    table = load("data/ww", columns=["seat", "state", "choices", "chosen", "won"])
    numbers(table["state"][0].as_py())                   # {"view.year": 1775.0, …}
    matrix(load("data/ww", ["feature_at", "feature_values"]), manifest("data/ww"))

A row is one decision with two choices or more. The folder holds `manifest.json` and parts of
whole games; a part appears when all its games are over, so that a run that was stopped goes on
with the parts that are missing. docs/lab.md describes the columns.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ticonderoga.engine.actions import Actions
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.features import Features
from ticonderoga.engine.game import Rules
from ticonderoga.engine.match import Match
from ticonderoga.lab.batch import Outcome, Plan, Unit, series_of
from ticonderoga.lab.store import plan_key
from ticonderoga.lab.workers import Workers, code_digest, needed

FORMAT = 1
MANIFEST = "manifest.json"
GAMES_A_PART = 50

COLUMNS = {
    "game": ("int32", "the number of the game in the dataset"),
    "scenario": ("dictionary", "its scenario"),
    "seed": ("uint64", "the seed of its dice"),
    "ply": ("int32", "how many choices of the game came before"),
    "seat": ("int8", "who decides, by number"),
    "side": ("dictionary", "who decides, by name"),
    "agent": ("dictionary", "who plays that seat"),
    "question": ("dictionary", "what is asked"),
    "key": ("string", "the key of the information state: the same for all that looks the same"),
    "state": ("string", "what the seat sees, who is asked, and its question, as JSON"),
    "feature_at": ("list<int32>", "which of the game's features are not 0, where it brings any"),
    "feature_values": ("list<float32>", "what these are"),
    "choices": ("list<string>", "what is offered, as saved games write it"),
    "actions": ("list<int64>", "the same by number (ticonderoga.engine.actions)"),
    "chosen": ("int32", "which of them was chosen"),
    "plies": ("int32", "how many choices the whole game had"),
    "won": ("float32", "what the deciding seat had of the victory: 1, 0, or its part"),
    "shares": ("list<float32>", "the same for every seat"),
    "reason": ("dictionary", "how the game ended"),
    "year": ("int32", "in which year; 0 if the game counts none"),
}

Rows = dict[str, list[Any]]


class Decisions:
    """Notes the decisions of one game."""

    def __init__(self, plan: Plan, rules: Rules) -> None:
        self.plan = plan
        self.rows: Rows = {name: [] for name in COLUMNS}
        self._actions = Actions(rules)
        self._features = None if rules.features is None else Features(rules)

    def watch(self, match: Match, seat: int, choice: Choice) -> None:
        choices = match.choices(seat)
        ask = match.ask_of(seat)
        if len(choices) < 2 or ask is None:
            return
        key, state = match.information_state(seat)
        write = match.rules.notation.write
        at, values = self._features_of(match, seat)
        self._put(
            ply=match.ply, seat=seat, side=self.plan.seats[seat], agent=self.plan.agents[seat],
            question=ask.question.key, key=key, state=state, feature_at=at, feature_values=values,
            choices=[write(each) for each in choices],
            actions=[self._actions.number(each) for each in choices],
            chosen=choices.index(choice),
        )  # fmt: skip

    def _features_of(self, match: Match, seat: int) -> tuple[list[int], list[float]]:
        """The features that are not 0; most are."""
        if self._features is None:
            return [], []
        row = self._features.empty()
        self._features.write(match.position, match.asks, seat, row)
        numpy = needed("numpy")
        values = numpy.frombuffer(row, numpy.float32)
        at = values.nonzero()[0]
        return at.tolist(), values[at].tolist()

    def _put(self, **values: Any) -> None:
        for name, value in values.items():
            self.rows[name].append(value)

    def close(self, game: int, outcome: Outcome) -> None:
        """How the game ended, beside every decision."""
        number = len(self.rows["ply"])
        winners = outcome.winners
        share = 1.0 / max(1, len(winners))
        shares = [share if seat in winners else 0.0 for seat in range(len(self.plan.seats))]
        self.rows["won"] = [shares[seat] for seat in self.rows["seat"]]
        for name, value in (
            ("game", game), ("scenario", self.plan.scenario), ("seed", outcome.seed),
            ("plies", outcome.plies), ("shares", shares), ("reason", outcome.reason),
            ("year", outcome.year),
        ):  # fmt: skip
            self.rows[name] = [value] * number


def _feature_names(plan: Plan) -> list[str]:
    rules = series_of(plan).rules
    return [] if rules.features is None else Features(rules).names


def play_noted(item: tuple[int, Unit]) -> Rows:
    """One game of a dataset: its number there, its plan and its number in the plan."""
    game, (plan, index) = item
    series = series_of(plan)
    decisions = Decisions(plan, series.rules)
    outcome = series.play(index, decisions.watch)
    if outcome.error:
        raise TiconderogaError(f"game {game}, seed {outcome.seed}: {outcome.error}")
    decisions.close(game, outcome)
    return decisions.rows


class Writer:
    """The folder of a dataset, being filled. Scenarios and agents, a plan each, take turns."""

    def __init__(
        self, folder: Path, plans: Sequence[Plan], games: int, resume: bool = False
    ) -> None:
        needed("pyarrow.parquet")
        self.folder = folder
        self.plans = plans
        self.games = games
        told = self._manifest()
        path = folder / MANIFEST
        if path.exists():
            before = manifest(folder)
            if not resume:
                raise TiconderogaError(
                    f"'{folder}' holds a dataset already; --resume goes on with it"
                )
            if before["keys"] != told["keys"]:
                raise TiconderogaError(
                    f"'{folder}' holds a dataset of other games; name another folder, or the same "
                    "game, scenarios, options, agents and seed"
                )
            if before["games"] > games:
                raise TiconderogaError(
                    f"'{folder}' holds a dataset of {before['games']} games; it is enlarged, not "
                    "made smaller"
                )
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _write(path, json.dumps(told, indent=1).encode())
        except OSError as error:
            raise TiconderogaError(f"'{folder}' cannot be written: {error.strerror}") from None

    def _manifest(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.plans[0].game,
            "games": self.games,
            "games_a_part": GAMES_A_PART,
            "plans": [asdict(plan) for plan in self.plans],
            "keys": [plan_key(plan) for plan in self.plans],
            "code": code_digest(),
            "features": [_feature_names(plan) for plan in self.plans],
            "columns": {name: about for name, (_, about) in COLUMNS.items()},
        }

    def _part(self, number: int) -> Path:
        return self.folder / f"part-{number:05}.parquet"

    def _in_part(self, number: int) -> range:
        return range(number * GAMES_A_PART, min(self.games, (number + 1) * GAMES_A_PART))

    def _is_whole(self, number: int) -> bool:
        """A part may be there from a shorter run, with fewer games than it has now."""
        path = self._part(number)
        if not path.exists():
            return False
        parquet = needed("pyarrow.parquet")
        held = parquet.read_schema(path).metadata[b"games"]
        return int(held) == len(self._in_part(number))

    def play(self, crew: Workers, tell: Callable[[], None] | None = None) -> int:
        """Play what is missing; how many games that was."""
        series_of.cache_clear()
        parts = [
            number
            for number in range(-(-self.games // GAMES_A_PART))
            if not self._is_whole(number)
        ]
        missing = [game for part in parts for game in self._in_part(part)]
        waiting: dict[int, dict[int, Rows]] = {part: {} for part in parts}

        def items() -> Iterator[tuple[int, Unit]]:
            for game in missing:
                plan = self.plans[game % len(self.plans)]
                yield game, (plan, game // len(self.plans))

        for number, rows in crew.work(play_noted, items()):
            game = missing[number]
            part = game // GAMES_A_PART
            waiting[part][game] = rows
            if len(waiting[part]) == len(self._in_part(part)):
                self._write_part(part, waiting.pop(part))
            if tell is not None:
                tell()
        return len(missing)

    def _write_part(self, part: int, games: dict[int, Rows]) -> None:
        arrow, parquet = needed("pyarrow"), needed("pyarrow.parquet")
        columns = {
            name: [value for game in sorted(games) for value in games[game][name]]
            for name in COLUMNS
        }
        schema = arrow.schema(
            [(name, _type(arrow, kind)) for name, (kind, _) in COLUMNS.items()],
            metadata={"games": str(len(games))},
        )
        table = arrow.table(columns, schema=schema)
        path = self._part(part)
        parquet.write_table(table, path.with_suffix(".new"), compression="zstd")
        os.replace(path.with_suffix(".new"), path)


def _type(arrow: Any, kind: str) -> Any:
    if kind == "dictionary":
        return arrow.dictionary(arrow.int32(), arrow.string())
    if kind.startswith("list<"):
        return arrow.list_(_type(arrow, kind[5:-1]))
    return getattr(arrow, kind)()


def _write(path: Path, data: bytes) -> None:
    """All of it or nothing."""
    path.with_suffix(".new").write_bytes(data)
    os.replace(path.with_suffix(".new"), path)


# ---------------------------------------------------------------------- reading


def manifest(folder: Path | str) -> dict[str, Any]:
    """What a dataset says of itself."""
    path = Path(folder) / MANIFEST
    try:
        told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise TiconderogaError(f"'{folder}' holds no dataset: {error.strerror}") from None
    except ValueError:
        raise TiconderogaError(f"'{path}' is damaged: it is no JSON") from None
    if told.get("format") != FORMAT:
        raise TiconderogaError(f"'{path}' has the format {told.get('format')}, not {FORMAT}")
    return told


def load(folder: Path | str, columns: Sequence[str] | None = None) -> Any:
    """The decisions of a dataset as a pyarrow Table, game by game in order; `columns` names those
    that are wanted. `.to_pandas()` and `.to_pydict()` lead on from there."""
    manifest(folder)
    arrow, parquet = needed("pyarrow"), needed("pyarrow.parquet")
    for name in columns or ():
        if name not in COLUMNS:
            raise TiconderogaError(
                f"a dataset has no column '{name}'; it has: {', '.join(COLUMNS)}"
            )
    parts = sorted(Path(folder).glob("part-*.parquet"))
    if not parts:
        raise TiconderogaError(f"'{folder}' holds no part of a dataset yet")
    wanted = None if columns is None else list(columns)
    tables = [parquet.read_table(path, columns=wanted) for path in parts]
    return arrow.concat_tables(tables).unify_dictionaries()


def matrix(table: Any, told: dict[str, Any], plan: int = 0) -> Any:
    """The features of a table as a numpy array with a row for each decision; what the columns
    are called is in the manifest, `told["features"][plan]`."""
    numpy = needed("numpy")
    width = len(told["features"][plan])
    if not width:
        raise TiconderogaError(f"{told['game']} brings no features for learners")
    dense = numpy.zeros((table.num_rows, width), numpy.float32)
    for row, (at, values) in enumerate(
        zip(table["feature_at"].to_pylist(), table["feature_values"].to_pylist(), strict=True)
    ):
        dense[row, at] = values
    return dense


def numbers(state: str) -> dict[str, float]:
    """The numbers in a state by their paths: `view.year`, `view.hands.0.3`. A yes is 1, a no 0;
    words and what is not there are left out. Two states have the same paths only as far as they
    hold the same things."""
    found: dict[str, float] = {}
    _collect(json.loads(state), "", found)
    return found


def _collect(value: Any, path: str, found: dict[str, float]) -> None:
    if isinstance(value, dict):
        for name, each in value.items():
            _collect(each, f"{path}.{name}" if path else name, found)
    elif isinstance(value, list):
        for at, each in enumerate(value):
            _collect(each, f"{path}.{at}", found)
    elif isinstance(value, bool | int | float):
        found[path] = float(value)
