"""Fit the winning chances of a game: self-play, fit, check on games never seen, and the file.

    python -m ticonderoga.lab.fit washingtons-war --games 600 --agent planner --agent planner:easy
    python -m ticonderoga.lab.fit liberty-or-death --games 1200 --agent non-player --dry-run

Equals play (`self_play.py`); games are kept in a folder, so that it can be interrupted and gone on
with. Every game is foretold by a fit of others (`fitting.py`), which tells how well the chances are
calibrated (`calibration.py`). The fit of all games goes with its record into `data/chances.json` of
the game. The terms themselves are weighed elsewhere: `fit_weights.py` tries turns out.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.kit.chances import ALL, FILE, FOLDER, FittedChances
from ticonderoga.engine.kit.packs import SCHEMA
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.arguments import option_values, require_writable, run
from ticonderoga.lab.calibration import Calibration, calibration, plot, table
from ticonderoga.lab.fit_weights import package_of
from ticonderoga.lab.positions import Noted, positions_of, term_keys
from ticonderoga.lab.self_play import SelfPlay, kept, play_missing, settle
from ticonderoga.lab.workers import needed

BEGINNERS = ("random", "planner:easy", "planner")
PLOTS = (".svg", ".png", ".webp")
DIGITS = 5
"""Significant figures of what is written."""


def file_of(game: str) -> Path:
    """Where the fitted chances of a game are kept."""
    return Path(str(resources.files(package_of(game)).joinpath(FOLDER).joinpath(FILE)))


def commit() -> str:
    """The commit of the checkout that this runs from, with a + if it was changed since."""
    where = Path(__file__).resolve().parent
    try:
        head = _git(where, "rev-parse", "--short", "HEAD")
        return head + ("+" if _git(where, "status", "--porcelain", "-uno") else "")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def _git(where: Path, *arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=where, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


# ---------------------------------------------------------------------- positions and checks


def read_positions(plan: SelfPlay, path: Path, games: int) -> list[Noted]:
    """All positions of the kept games, in the order of their numbers."""
    found: list[Noted] = []
    chosen = sorted((one for one in kept(path) if one.number < games), key=lambda one: one.number)
    for done, played in enumerate(chosen, 1):
        found += positions_of(played)
        _progress("read", done, len(chosen))
    return found


def guess(noted: Sequence[Noted]) -> Calibration:
    """The scores of one who gives every seat the same chance."""
    return calibration([([1.0 / len(one.won)] * len(one.won), one.won) for one in noted])


def fit_positions(
    plan: SelfPlay, noted: Sequence[Noted], by_seat: bool, command: str = ""
) -> tuple[FittedChances, dict[str, Any], Calibration]:
    """Fit all games, and check with each game foretold by a fit of others; with the record."""
    from ticonderoga.lab.fitting import FOLDS, Fit, Sample, as_fitted, best_ridge

    games = len({one.game for one in noted})
    if games < 2 * FOLDS:
        raise TiconderogaError(f"{games} games are too few to fit: {2 * FOLDS} are the least")
    scenarios = tuple(dict.fromkeys(plan.scenarios))
    sample = Sample(noted, scenarios)
    ridge, chances = best_ridge(sample, by_seat)
    model = Fit(sample, by_seat).run(ridge)
    keys = term_keys(plan.game)
    fitted = as_fitted(model, sample, find_game(plan.game).seats, keys, scenarios)
    judged = [(chances[at].tolist(), one.won) for at, one in enumerate(noted)]
    seen = calibration(judged)
    record: dict[str, Any] = {
        "command": command,
        "commit": commit(),
        "agents": list(plan.agents),
        "beginners": list(plan.beginners),
        "beginners_turns": plan.turns,
        "seed": plan.seed,
        "ridge": ridge,
        "games": games,
        "checked": {**seen.plain(), "log_loss_of_a_guess": round(guess(noted).log_loss, 4)},
        "checked_by_scenario": {
            name: {
                "games": len({one.game for one in noted if one.scenario == name}),
                **calibration(
                    [judged[at] for at, one in enumerate(noted) if one.scenario == name]
                ).plain(),
            }
            for name in scenarios
        },
    }
    return fitted, record, seen


def command_of(plan: SelfPlay, games: int) -> str:
    """The command that does it again."""
    parts = [f"ticonderoga fit {plan.game} --games {games} --seed {plan.seed}"]
    game = find_game(plan.game)
    if plan.scenarios != tuple(one.name for one in game.scenarios):
        parts += [f"--scenario {name}" for name in plan.scenarios]
    for option in game.options:
        value = dict(plan.options)[option.name]
        if value != option.default:
            parts.append(f"--option {option.name}={value}")
    parts += [f"--agent {agent}" for agent in plan.agents]
    parts += [f"--beginner {agent}" for agent in plan.beginners]
    parts.append(f"--turns {plan.turns}")
    return " ".join(parts)


# ---------------------------------------------------------------------- the file


def _figures(values: Sequence[float]) -> list[float]:
    return [float(f"{value:.{DIGITS}g}") for value in values]


def file_text(fitted: FittedChances, record: dict[str, Any], by_seat: bool) -> str:
    """The text of a game's `chances.json`."""
    groups = fitted.seats if by_seat else (ALL,)
    factors = {
        group: {
            term: _figures([rows[seat][at] for rows in fitted.factors])
            for at, term in enumerate(fitted.terms)
        }
        for seat, group in enumerate(groups)
    }
    constants = {
        scenario: {
            seat: _figures([row[at] for row in course]) for at, seat in enumerate(fitted.seats)
        }
        for scenario, course in fitted.constants.items()
    }
    top = {
        "schema": SCHEMA,
        "about": "Winning chances out of the terms of the evaluation, fitted on games of equals.",
        "moments": fitted.moments,
        "factors": factors,
        "constants": constants,
        "record": record,
    }
    return _laid_out(json.dumps(top, indent=1)) + "\n"


def _laid_out(text: str) -> str:
    """JSON with every list of numbers in one line."""
    lines: list[str] = []
    held: list[str] = []
    for line in text.splitlines():
        stripped = line.strip()
        if held:
            held.append(stripped)
            if stripped.rstrip(",") == "]":
                lines.append(held[0] + " ".join(held[1:-1]) + held[-1])
                held = []
        elif line.endswith("["):
            held = [line]
        else:
            lines.append(line)
    return "\n".join(lines)


# ---------------------------------------------------------------------- the command


def _progress(what: str, done: int, of: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{what} {done}/{of} ", end="\n" if done == of else "", file=sys.stderr)
    elif done == of or done % 50 == 0:
        print(f"{what} {done}/{of}", file=sys.stderr, flush=True)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", help="a game, such as washingtons-war")
    parser.add_argument("--games", type=int, default=300, help="how many games (300)")
    parser.add_argument("--scenario", action="append", default=[], help="all if not given")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--agent", action="append", default=[], help="who plays all seats; several by turns"
    )
    parser.add_argument(
        "--beginner", action="append", default=[],
        help=f"who begins every other game, drawn for each seat ({', '.join(BEGINNERS)})",
    )  # fmt: skip
    parser.add_argument(
        "--turns", type=int, default=30, help="how many turns beginners play at most (30)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="how many games at a time (1)")
    parser.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS",
        help="play on Ray: --jobs workers of this machine, or a cluster by its address",
    )  # fmt: skip
    parser.add_argument(
        "--folder", type=Path, default=Path("build/fit"), help="where games are kept (build/fit)"
    )
    parser.add_argument("--out", type=Path, help="write here, not into the game")
    parser.add_argument("--plot", type=Path, help="the reliability curve, as .svg, .png or .webp")
    parser.add_argument("--json", action="store_true", help="print the record as JSON")
    parser.add_argument("--dry-run", action="store_true", help="write no chances")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_arguments(parser)
    return fit(parser.parse_args(arguments))


def fit(given: argparse.Namespace) -> int:
    """Play, fit, check, write and tell."""
    if given.games < 1 or given.jobs < 1:
        raise TiconderogaError("--games and --jobs are at least 1")
    if given.turns < 0:
        raise TiconderogaError(f"--turns can be 0 or more, not {given.turns}")
    for module in ("numpy", "scipy"):
        needed(module)  # said before the games are played, not after
    if given.plot is not None:
        needed("matplotlib")
        if given.plot.suffix not in PLOTS:
            raise TiconderogaError(f"--plot writes {', '.join(PLOTS)}, not '{given.plot}'")
    for path in (given.out, given.plot):
        if path is not None:
            require_writable(path)
    beginners = tuple(given.beginner) or BEGINNERS
    options = tuple(option_values(given.option).items())
    plan = settle(
        SelfPlay(
            given.game, tuple(given.scenario), options, tuple(given.agent), beginners,
            given.turns, given.seed,
        )
    )  # fmt: skip
    term_keys(given.game)  # a game that cannot be fitted says so before it is played
    path = given.folder / given.game / "games.jsonl"
    play_missing(
        plan, given.games, path, given.jobs, lambda n, of: _progress("played", n, of), given.ray
    )
    noted = read_positions(plan, path, given.games)
    by_seat = len(find_game(given.game).seats) > 2
    command = command_of(plan, given.games)
    fitted, record, seen = fit_positions(plan, noted, by_seat, command)
    if not given.dry_run:
        out = given.out or file_of(given.game)
        out.write_text(file_text(fitted, record, by_seat), encoding="utf-8")
    if given.plot is not None:
        plot(seen, find_game(given.game).title, given.plot)
    if given.json:
        print(json.dumps(record, indent=1))
    else:
        _tell(record, seen)
    return 0


def _tell(record: dict[str, Any], seen: Calibration) -> None:
    checked = record["checked"]
    print(
        f"{record['games']} games, {checked['positions']} positions, each judged by a fit that "
        f"never saw its game: log loss {checked['log_loss']:.3f} (a guess "
        f"{checked['log_loss_of_a_guess']:.3f}), Brier {checked['brier']:.3f}, "
        f"ECE {100 * checked['ece']:.1f} %"
    )
    print("\n".join(table(seen)))


if __name__ == "__main__":
    run(main)
