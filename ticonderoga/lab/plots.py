"""Plots as SVG for pages that are read on a screen and on paper.

Text stays text, colours can be told apart by everybody and are never the only difference. The
same figures give the same file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from io import StringIO
from typing import Any

from ticonderoga.lab.workers import needed

COLOURS = ("#0b5394", "#a8323e", "#2e6b34", "#8a5a00", "#5b3a8c", "#4d4d4d")
MARKERS = "osD^vP"
DASHES = ("-", "--", "-.", ":", "-", "--")
HATCHES = ("", "////", "....", "xxxx", "\\\\\\\\", "++")
WIDTH = 7.2
"""Inches: the text of a printed page."""
ROW = 0.3

Spread = tuple[float, float, float]
"""A value and its interval."""


def _draw(name: str, height: float, paint: Callable[[Any], None]) -> str:
    """A figure as an SVG element, to stand inside a page; `name` keeps its ids apart."""
    matplotlib = needed("matplotlib")
    figures = needed("matplotlib.figure")
    style = {
        "svg.fonttype": "none", "svg.hashsalt": name, "font.family": "sans-serif",
        "font.sans-serif": ["DejaVu Sans"], "font.size": 9.0, "axes.spines.top": False,
        "axes.spines.right": False, "axes.grid": True, "grid.color": "#d8d8d8",
        "axes.axisbelow": True, "hatch.linewidth": 0.6,
    }  # fmt: skip
    with matplotlib.rc_context(style):
        figure = figures.Figure(figsize=(WIDTH, height), layout="constrained")
        paint(figure.subplots())
        text = StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    return re.sub(r'(<svg[^>]*?) width="[^"]*"', r'\1 aria-hidden="true"', svg, count=1).replace(
        f'height="{height * 72:g}pt" ', "", 1
    )


def _percent(axis: Any) -> None:
    ticker = needed("matplotlib.ticker")
    axis.set_major_formatter(ticker.PercentFormatter(1.0, decimals=0))


def intervals(
    name: str,
    labels: Sequence[str],
    spreads: Sequence[Spread],
    title: str,
    percent: bool = False,
    middle: float | None = None,
) -> str:
    """A dot and its interval for each label, from the top down."""

    def paint(axes: Any) -> None:
        for at, (value, low, high) in enumerate(spreads):
            axes.plot([low, high], [at, at], color=COLOURS[0], linewidth=2)
            axes.plot([value], [at], marker="o", color=COLOURS[0], markersize=6)
        axes.set_yticks(range(len(labels)), labels)
        axes.set_ylim(len(labels) - 0.5, -0.5)
        axes.set_xlabel(title)
        axes.grid(axis="y", visible=False)
        if middle is not None:
            axes.axvline(middle, color="#222222", linewidth=1, linestyle="--")
        if percent:
            _percent(axes.xaxis)

    return _draw(name, 0.9 + ROW * len(labels), paint)


def stacked(
    name: str,
    labels: Sequence[str],
    parts: Sequence[tuple[str, Sequence[float]]],
    title: str,
) -> str:
    """A bar for each label, made of parts side by side."""

    def paint(axes: Any) -> None:
        left = [0.0] * len(labels)
        for number, (part, values) in enumerate(parts):
            axes.barh(
                range(len(labels)), values, left=left, label=part, height=0.7,
                color=COLOURS[number % len(COLOURS)], edgecolor="white",
                hatch=HATCHES[number % len(HATCHES)],
            )  # fmt: skip
            left = [so_far + value for so_far, value in zip(left, values, strict=True)]
        axes.set_yticks(range(len(labels)), labels)
        axes.set_ylim(len(labels) - 0.5, -0.5)
        axes.set_xlabel(title)
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.grid(axis="y", visible=False)
        axes.legend(ncols=min(4, len(parts)), frameon=False, loc="lower left",
                    bbox_to_anchor=(0, 1))  # fmt: skip

    return _draw(name, 1.3 + ROW * len(labels), paint)


def histogram(name: str, values: Sequence[float], title: str, unit: str = "games") -> str:
    """How often values came, in about twenty steps."""

    def paint(axes: Any) -> None:
        axes.hist(values, bins=min(20, len(set(values))), color=COLOURS[0], edgecolor="white")
        axes.set_xlabel(title)
        axes.set_ylabel(unit)

    return _draw(name, 2.4, paint)


def courses(
    name: str,
    steps: Sequence[str],
    lines: Sequence[tuple[str, Sequence[Spread]]],
    title: str,
    percent: bool = True,
    bounds: Sequence[float] = (),
    height: float = 3.6,
) -> str:
    """Lines over steps, each with a band of its interval where that is wider than the line."""

    def paint(axes: Any) -> None:
        for number, (line, spreads) in enumerate(lines):
            colour = COLOURS[number % len(COLOURS)]
            at = range(len(spreads))
            axes.plot(
                at, [each[0] for each in spreads], label=line, color=colour,
                linestyle=DASHES[number % len(DASHES)], markersize=4,
                marker=MARKERS[number % len(MARKERS)] if len(spreads) <= 40 else "",
            )  # fmt: skip
            low, high = [each[1] for each in spreads], [each[2] for each in spreads]
            if low != high:
                axes.fill_between(at, low, high, color=colour, alpha=0.15, linewidth=0)
        for bound in bounds:
            axes.axhline(bound, color="#222222", linewidth=1, linestyle="--")
        shown = range(0, len(steps), max(1, -(-len(steps) // 12)))
        slanted = {"rotation": 30, "ha": "right"} if max(map(len, steps), default=0) > 6 else {}
        axes.set_xticks(list(shown), [steps[at] for at in shown], **slanted)
        axes.set_ylabel(title)
        axes.legend(frameon=False, ncols=min(4, len(lines)), loc="lower left",
                    bbox_to_anchor=(0, 1))  # fmt: skip
        if percent:
            _percent(axes.yaxis)

    return _draw(name, height, paint)
