"""A learning curve as a picture: the score against each agent, with its interval, over time.

    python -m ticonderoga.learn.curve skirmish.json skirmish.webp --title "Skirmish, two captains"
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.lab.arguments import run
from ticonderoga.learn.extra import missing

try:
    import matplotlib

    matplotlib.use("agg")
    import matplotlib.pyplot as plt
except ImportError:
    raise missing("matplotlib") from None

STYLES = (("o", "-"), ("s", "--"), ("^", ":"), ("D", "-."))
"""Told apart without colours too."""


def draw(rows: list[dict[str, Any]], path: Path, title: str) -> None:
    """Draw the points that `train --curve` has saved."""
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    rivals = list(dict.fromkeys(row["against"] for row in rows))
    for number, rival in enumerate(rivals):
        points = [row for row in rows if row["against"] == rival]
        games = [row["games"] for row in points]
        marker, line = STYLES[number % len(STYLES)]
        axes.plot(
            games, [100 * row["score"] for row in points], line, marker=marker, ms=4, label=rival
        )
        axes.fill_between(
            games,
            [100 * row["low"] for row in points],
            [100 * row["high"] for row in points],
            alpha=0.15,
        )
    axes.axhline(50, color="0.5", linewidth=0.8)
    axes.set(xlabel="games of self-play", ylabel="score, %", ylim=(0, 100), title=title)
    figure.legend(title="against", loc="outside right upper")
    axes.grid(alpha=0.3)
    figure.savefig(path, dpi=150)
    plt.close(figure)


def main() -> int:
    parser = argparse.ArgumentParser(description="Draw a learning curve.")
    parser.add_argument("curve", type=Path, help="what `train --curve` has saved")
    parser.add_argument("picture", type=Path, help="such as curve.webp, curve.png or curve.svg")
    parser.add_argument("--title", default="")
    args = parser.parse_args()
    try:
        rows = json.loads(args.curve.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise TiconderogaError(f"'{args.curve}' is no learning curve: {error}") from None
    draw(rows, args.picture, args.title)
    return 0


if __name__ == "__main__":
    run(main)
