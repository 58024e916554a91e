"""How well chances foretell: log loss, Brier score and the reliability curve.

A chance of 70 % is right if about 70 of a hundred such positions are won. Positions are put into
ten bins by the chance of a seat; in each the mean chance is set against the share that was won.
The expected calibration error (ECE) is the mean distance of the two, every bin counting by its
positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Any

BINS = 10
LEAST = 1e-12
Judged = tuple[Sequence[float], Sequence[float]]
"""The chances of the seats in a position, and what each had of the game in the end."""


@dataclass(frozen=True)
class Bin:
    """The positions with chances of one tenth."""

    number: int
    chance: float
    """Their mean chance."""
    won: float
    """The share that was won."""


@dataclass(frozen=True)
class Calibration:
    """The scores of chances on positions of games."""

    positions: int
    log_loss: float
    brier: float
    """The squared error of a seat's chance, a mean over positions and seats."""
    ece: float
    bins: tuple[Bin, ...]

    def plain(self) -> dict[str, Any]:
        """As plain data, for a record."""
        return {
            "positions": self.positions,
            "log_loss": round(self.log_loss, 4),
            "brier": round(self.brier, 4),
            "ece": round(self.ece, 4),
        }


def calibration(judged: Sequence[Judged]) -> Calibration:
    """The scores of chances, over all seats."""
    loss = square = 0.0
    pairs = 0
    count = [0] * BINS
    hoped = [0.0] * BINS
    came = [0.0] * BINS
    for chances, won in judged:
        for chance, share in zip(chances, won, strict=True):
            loss -= share * log(max(LEAST, chance))
            square += (chance - share) ** 2
            pairs += 1
            at = min(BINS - 1, int(chance * BINS))
            count[at] += 1
            hoped[at] += chance
            came[at] += share
    bins = tuple(
        Bin(count[at], hoped[at] / count[at], came[at] / count[at])
        for at in range(BINS)
        if count[at]
    )
    ece = sum(one.number * abs(one.chance - one.won) for one in bins) / max(1, pairs)
    return Calibration(
        len(judged), loss / max(1, len(judged)), square / max(1, pairs), ece, bins
    )


def table(one: Calibration) -> list[str]:
    """The reliability curve as lines of text."""
    lines = ["  chance     won   positions and seats"]
    lines += [f"  {100 * b.chance:5.1f} %  {100 * b.won:5.1f} %  {b.number}" for b in one.bins]
    return lines


def plot(one: Calibration, title: str, path: Path) -> None:
    """The reliability curve as a picture, with the number of positions of each bin below."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "ticonderoga"
    from matplotlib import pyplot

    figure, (curve, crowd) = pyplot.subplots(
        2, 1, figsize=(4.6, 5.2), height_ratios=(4, 1), sharex=True, layout="constrained"
    )
    chance = [100 * b.chance for b in one.bins]
    curve.plot([0, 100], [0, 100], color="#999999", linewidth=1)
    curve.plot(chance, [100 * b.won for b in one.bins], "o-", color="#1f4e79", markersize=5)
    curve.set_ylabel("won, %")
    curve.set_ylim(0, 100)
    curve.set_title(f"{title}\n{one.positions:,} positions never seen, ECE {100 * one.ece:.1f} %")
    curve.grid(visible=True, alpha=0.3)
    crowd.bar(chance, [b.number for b in one.bins], width=6, color="#1f4e79")
    crowd.set_ylabel("number")
    crowd.set_xlabel("chance of a seat, %")
    crowd.set_xlim(0, 100)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)
