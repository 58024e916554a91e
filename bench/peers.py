"""The peers we measure ourselves beside: Catanatron and python-chess, on one core, in-process.

    python bench/peers.py --seconds 10 --json

A *decision* counts only if the player to move had two or more choices. Each game is played
twice from the same seed: once untouched, which gives the time, and once with a player that
counts, which gives the decisions. So counting costs the peer nothing.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from statistics import median
from time import perf_counter
from typing import Any

NOT_INSTALLED = (
    "The peers are not installed. `make bench` installs them; by hand it is\n"
    "    .venv/bin/python -m pip install -c constraints.txt -e '.[bench]'"
)
COPY_SAMPLES = 200  # positions, taken evenly from one game
COPIES_EACH = 5


class PeersMissing(Exception):
    """The bench extra is not installed."""


@dataclass(frozen=True)
class PeerFigures:
    """What one peer did in its share of the time."""

    name: str
    version: str
    games: int
    decisions: int  # with two or more choices
    steps: int  # all of them, forced ones included
    seconds: float  # of the uncounted games alone
    counted_seconds: float  # of the same games with the counter in place
    games_per_second: float
    decisions_per_second: float
    copy_microseconds: float  # median over positions from a whole game


@dataclass
class Tally:
    """Counts the steps of a game and those of them that were real decisions."""

    steps: int = 0
    decisions: int = 0

    def note(self, choices: int) -> None:
        self.steps += 1
        if choices >= 2:
            self.decisions += 1


def measure(seconds: float = 10.0, seed: int = 1) -> dict[str, PeerFigures]:
    """Play each peer for about `seconds` of timed games; raise `PeersMissing` without the extra."""
    return {
        "catanatron": measure_catanatron(seconds, seed),
        "python-chess": measure_chess(seconds, seed),
    }


def measure_catanatron(seconds: float = 10.0, seed: int = 1) -> PeerFigures:
    """Four `RandomPlayer`s on the base map, played by Catanatron's own `Game.play`."""
    try:
        from catanatron.game import Game
        from catanatron.models.player import Color, RandomPlayer
    except ImportError as missing:
        raise PeersMissing(NOT_INSTALLED) from missing

    class CountingPlayer(RandomPlayer):  # type: ignore[misc]  # Catanatron is untyped
        def __init__(self, color: Any, tally: Tally) -> None:
            super().__init__(color)
            self.tally = tally

        def decide(self, game: Any, playable_actions: Any) -> Any:
            self.tally.note(len(playable_actions))
            return super().decide(game, playable_actions)

    def play(game_seed: int) -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=game_seed)
        game.play()
        return len(game.state.actions)

    def play_counted(game_seed: int, tally: Tally) -> None:
        Game([CountingPlayer(color, tally) for color in Color], seed=game_seed).play()

    def copy_times() -> list[float]:
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        times = []
        while game.winning_color() is None and game.state.num_turns < 1000:
            times.append(time_of(game.copy))
            game.play_tick()
        return times

    # Catanatron draws from the module-wide generator; give it back as it was.
    generator = random.getstate()
    try:
        return figures("catanatron", seconds, seed, play, play_counted, copy_times)
    finally:
        random.setstate(generator)


def measure_chess(seconds: float = 10.0, seed: int = 1) -> PeerFigures:
    """Random legal moves on a python-chess `Board` until mate, stalemate or a forced draw."""
    try:
        import chess
    except ImportError as missing:
        raise PeersMissing(NOT_INSTALLED) from missing

    def moves_of(board: Any) -> list[Any]:
        """The legal moves, none when the game is over.

        Cheaper than `Board.is_game_over()`, which would look for a legal move all over again.
        """
        if (
            board.is_insufficient_material()
            or board.is_seventyfive_moves()
            or board.is_fivefold_repetition()
        ):
            return []
        return list(board.legal_moves)

    def play(game_seed: int) -> int:
        draw = random.Random(game_seed).randrange
        board = chess.Board()
        while moves := moves_of(board):
            board.push(moves[draw(len(moves))])
        return len(board.move_stack)

    def play_counted(game_seed: int, tally: Tally) -> None:
        draw = random.Random(game_seed).randrange
        board = chess.Board()
        while moves := moves_of(board):
            tally.note(len(moves))
            board.push(moves[draw(len(moves))])

    def copy_times() -> list[float]:
        draw = random.Random(seed).randrange
        board = chess.Board()
        times = []
        while moves := moves_of(board):
            times.append(time_of(board.copy))
            board.push(moves[draw(len(moves))])
        return times

    return figures("chess", seconds, seed, play, play_counted, copy_times)


def figures(
    distribution: str,
    seconds: float,
    seed: int,
    play: Callable[[int], int],
    play_counted: Callable[[int, Tally], None],
    copy_times: Callable[[], list[float]],
) -> PeerFigures:
    """Alternate plain and counted games until the plain ones have used up `seconds`.

    `play` returns how many steps the game took, which must agree with the counted game.
    """
    play(seed)  # imports, caches and tables are warm before the clock starts
    tally = Tally()
    games = steps = 0
    plain = counted = 0.0
    while plain < seconds:
        game_seed = seed + games
        started = perf_counter()
        steps += play(game_seed)
        finished = perf_counter()
        play_counted(game_seed, tally)
        counted += perf_counter() - finished
        plain += finished - started
        games += 1
        if steps != tally.steps:
            raise AssertionError(
                f"{distribution}: the counted game with seed {game_seed} was not the timed one."
            )
    return PeerFigures(
        name=distribution,
        version=installed_version(distribution),
        games=games,
        decisions=tally.decisions,
        steps=steps,
        seconds=plain,
        counted_seconds=counted,
        games_per_second=games / plain,
        decisions_per_second=tally.decisions / plain,
        copy_microseconds=median(evenly(copy_times(), COPY_SAMPLES)) * 1e6,
    )


def time_of(copy: Callable[[], object]) -> float:
    """Seconds for one call, as the best of a few."""
    best = float("inf")
    for _ in range(COPIES_EACH):
        started = perf_counter()
        copy()
        best = min(best, perf_counter() - started)
    return best


def evenly(samples: Sequence[float], count: int) -> Sequence[float]:
    """At most `count` of the samples, spread over the whole."""
    return samples[:: max(1, len(samples) // count)]


def installed_version(distribution: str) -> str:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return "unknown"


def as_text(measured: dict[str, PeerFigures]) -> str:
    lines = [
        f"{'peer':<20}{'games/s':>10}{'decisions/s':>14}{'copy µs':>10}"
        f"{'games':>8}{'counting':>10}"
    ]
    for peer in measured.values():
        slower = peer.counted_seconds / peer.seconds - 1
        lines.append(
            f"{peer.name + ' ' + peer.version:<20}{peer.games_per_second:>10.2f}"
            f"{peer.decisions_per_second:>14,.0f}{peer.copy_microseconds:>10.1f}"
            f"{peer.games:>8}{slower:>+10.1%}"
        )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description="Measure Catanatron and python-chess at random play on one core.",
        epilog="example: python bench/peers.py --seconds 10 --json",
    )
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="timed play for each peer (default 10)"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args(arguments)
    if options.seconds <= 0:
        parser.error("--seconds must be more than 0.")
    if options.seed < 1:
        parser.error("--seed must be 1 or more (Catanatron takes 0 for 'any').")
    try:
        measured = measure(options.seconds, options.seed)
    except PeersMissing as missing:
        print(missing, file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps({name: asdict(peer) for name, peer in measured.items()}, indent=2))
    else:
        print(as_text(measured))
    return 0


if __name__ == "__main__":
    sys.exit(main())
