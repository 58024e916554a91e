"""The page of a report: balance, lengths, endings, what things are worth, the course of the war."""

from __future__ import annotations

from collections.abc import Sequence

from ticonderoga.engine.game import Game
from ticonderoga.lab.page import Page, figure, paragraph, table
from ticonderoga.lab.plots import Spread, courses, histogram, intervals, stacked
from ticonderoga.lab.report import MOST_ROWS, Comparison, Group, certain, option_effects
from ticonderoga.lab.results import DRAWN, spread_of

CAUTION = (
    "These are correlations, not causes: who stands well may come to play a card because of it. "
    "The clearest of many differences look clearer than they are; the last column tells which "
    "stand although so many were looked at (about one in twenty of these is chance)."
)
MOST_PLOTTED = 24
"""Rows of one plot."""
MOST_STEPS = 30
"""Rows of a table over time; the plot has them all."""


def report_page(game: Game, groups: Sequence[Group]) -> str:
    """The page as HTML."""
    games = sum(len(group.games) for group in groups)
    failed = sum(len(group.summary.failed) for group in groups)
    agents = sorted({group.agents for group in groups})
    lead = f"{games:,} games, played by {'; '.join(agents)}."
    if failed:
        lead += f" {failed:,} more did not end by the rules and are left out."
    page = Page(f"{game.title}: a report", lead)
    page.section("Balance", *_balance(groups))
    page.section("What options change", *_options(groups))
    page.section("How long games are", *_lengths(groups))
    page.section("How games end", *_endings(groups))
    page.section("How the chances move", *_courses(groups))
    page.section("What cards are worth", *_compared(groups, "cards"))
    page.section("What actions are worth", *_compared(groups, "acts"))
    page.section("What openings are worth", *_openings(groups))
    page.section("How sure the data are", *[paragraph(said) for said in game.confidence()])
    return page.html()


def _balance(groups: Sequence[Group]) -> list[str]:
    seats = _seats(groups)
    several = len({group.agents for group in groups}) > 1
    rows = []
    for group in groups:
        cells = [
            share(group.summary.rate(seat)) if seat in group.plan.seats else "" for seat in seats
        ]
        rows.append(
            [group.scenario, group.options or "usual", *([group.agents] if several else []),
             f"{len(group.games):,}", *cells]
        )  # fmt: skip
    return [
        *_balance_plots([group for group in groups if not group.changed] or groups),
        table(
            "Games won by scenario, options, agents and side",
            ["scenario", "options", *(["agents"] if several else [])], ["games", *seats], rows,
        ),
    ]  # fmt: skip


def _balance_plots(groups: Sequence[Group]) -> list[str]:
    """One plot, or one for each group where that would be too long."""
    found = [
        (group, seat, group.summary.rate(seat)) for group in groups for seat in group.plan.seats
    ]
    if len(found) > MOST_PLOTTED and len(groups) > 1:
        return [plot for group in groups for plot in _balance_plots([group])]
    plot = intervals(
        f"balance {groups[0].name}",
        [f"{group.name}: {seat}" if len(groups) > 1 else seat for group, seat, _ in found],
        [spread for _, _, spread in found],
        "games won",
        True,
        1 / max(len(group.plan.seats) for group in groups),
    )
    names = ", ".join(group.name for group in groups)
    return [
        figure(
            plot,
            f"{names}: how often each side won, with 95 % intervals; the dashed line is an even "
            "share.",
            "Win rates by scenario and side, as in the table below.",
        )
    ]


def share(spread: Spread) -> str:
    """A rate with its interval."""
    rate, low, high = spread
    return f"{rate:.0%} ({100 * low:.0f} – {100 * high:.0f})"


def _seats(groups: Sequence[Group]) -> list[str]:
    found: dict[str, None] = {}
    for group in groups:
        found.update(dict.fromkeys(group.plan.seats))
    return list(found)


def _options(groups: Sequence[Group]) -> list[str]:
    effects = option_effects(groups)
    if not effects:
        return []
    return [
        paragraph("The same deals under the usual rules and with one option changed."),
        table(
            "Change of the share of games won",
            ["option", "scenario", "side"], ["deals", "change", "95 % interval"],
            [
                [each.group.options, each.group.scenario, each.seat, f"{each.deals:,}",
                 f"{each.difference:+.1%}", f"{each.low:+.1%} to {each.high:+.1%}"]
                for each in effects
            ],
        ),
    ]  # fmt: skip


def _lengths(groups: Sequence[Group]) -> list[str]:
    usual = [group for group in groups if not group.changed]
    parts = [
        figure(
            histogram(f"length {group.name}", group.lengths(), "decisions in a game"),
            f"{group.name}: decisions in a game, of two choices or more.",
            f"Lengths of {len(group.games)} games of {group.name}: {_spread(group.lengths())}.",
        )
        for group in usual
        if len(set(group.lengths())) > 1
    ]
    rows = []
    for group in groups:
        years = [outcome.year for outcome in group.games if outcome.year]
        rows.append(
            [group.name, f"{len(group.games):,}", _spread(group.lengths()),
             _spread([outcome.plies for outcome in group.games]), _spread(years, "d")]
        )  # fmt: skip
    heads = ["games", "decisions", "all choices", "last year"]
    return [*parts, table("Median, and least to most", ["games of"], heads, rows)]


def _spread(values: Sequence[int], form: str = ",") -> str:
    if not values:
        return ""
    found = spread_of(values)
    return " ".join(
        [format(int(found["median"]), form),
         f"({format(int(found['min']), form)} – {format(int(found['max']), form)})"]
    )  # fmt: skip


def _endings(groups: Sequence[Group]) -> list[str]:
    parts = []
    rows = []
    seats = _seats(groups)
    winners = [*seats, *([DRAWN] if _any_drawn(groups) else [])]
    for group in groups:
        reasons = group.summary.reasons
        labels = [reason.replace("_", " ") for reason in reasons]
        for label, row in zip(labels, reasons.values(), strict=True):
            counts = [f"{row.get(who, 0):,}" for who in winners]
            rows.append([group.name, label, f"{row['games']:,}", *counts])
        if not group.changed and labels:
            counts_of = [
                (who, [float(row.get(who, 0)) for row in reasons.values()])
                for who in winners
            ]
            parts.append(
                figure(
                    stacked(f"ends {group.name}", labels, counts_of, "games"),
                    f"{group.name}: how games ended, and who won by it.",
                    f"Endings of {group.name} by winner, as in the table below.",
                )
            )
    head = ["games", *winners]
    return [*parts, table("Endings", ["games of", "ended by"], head, rows)]


def _any_drawn(groups: Sequence[Group]) -> bool:
    return any(DRAWN in row for group in groups for row in group.summary.reasons.values())


def _courses(groups: Sequence[Group]) -> list[str]:
    parts = []
    for group in groups:
        steps = group.course()
        if group.changed or len(steps) < 2:
            continue
        clocks = [step.clock for step in steps]
        lines = [
            (seat, [step.chances[number] for step in steps])
            for number, seat in enumerate(group.plan.seats)
        ]
        parts.append(
            figure(
                courses(f"course {group.name}", clocks, lines, "chance to win"),
                f"{group.name}: mean chances by the game's evaluation, and the middle half of all "
                "games.",
                f"Chances of each side over {len(steps)} steps of {group.name}, as in the table "
                "below.",
            )
        )
        rows = [
            [step.clock, f"{step.games:,}", *(f"{chance[0]:.0%}" for chance in step.chances),
             f"{step.leader_won / step.games:.0%}"]
            for step in steps[:: -(-len(steps) // MOST_STEPS)]
        ]  # fmt: skip
        heads = ["games", *group.plan.seats, "the leader won"]
        parts.append(table(f"Mean chances, {group.name}", ["when"], heads, rows))
    if not parts:
        return []
    said = (
        "The chances come from the game's own evaluation. Whether they can be trusted shows in the "
        "last column: how often the side won that had the best chance at that moment."
    )
    return [paragraph(said), *parts]


def _compared(groups: Sequence[Group], kind: str) -> list[str]:
    parts = []
    for group in groups:
        found = [] if group.changed else group.compared(kind)
        if not found:
            continue
        shown = found[:MOST_ROWS]
        parts += [
            _effects(f"{kind} {group.name}", group, shown),
            _comparisons(
                f"{group.name}: the {len(shown)} clearest of {len(found)}", shown, certain(found)
            ),
        ]
    return [paragraph(CAUTION, "caution"), *parts] if parts else []


def _effects(name: str, group: Group, found: Sequence[Comparison]) -> str:
    labels = [_short(f"{each.seat}: {each.what}") for each in found]
    spreads = [(each.difference, *each.interval()) for each in found]
    return figure(
        intervals(name, labels, spreads, "change of the share of games won", True, 0.0),
        f"{group.name}: games won with it less games won without it, with 95 % intervals.",
        "Differences with intervals, as in the table below.",
    )


def _short(text: str, most: int = 58) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def _openings(groups: Sequence[Group]) -> list[str]:
    parts = []
    for group in groups:
        found = [] if group.changed else group.openings()
        if found:
            caption = f"{group.name}: first choices"
            parts.append(_comparisons(caption, found, certain(found)))
    return [paragraph(CAUTION, "caution"), *parts] if parts else []


def _comparisons(caption: str, found: Sequence[Comparison], sure: set[Comparison]) -> str:
    rows = []
    for each in found:
        low, high = each.interval()
        rows.append(
            [each.what, each.seat, f"{each.games:,}", f"{each.rate:.0%}",
             f"{each.games_without:,}", f"{each.rate_without:.0%}",
             f"{each.difference:+.0%} ({low:+.0%} to {high:+.0%})",
             "stands" if each in sure else ""]
        )  # fmt: skip
    return table(
        caption, ["what", "side"],
        ["games with", "won", "games without", "won", "difference", "sure"], rows,
    )  # fmt: skip
