"""The page of a tournament: the rating list, the meetings, the seats, the tests."""

from __future__ import annotations

from typing import Any

from ticonderoga.engine.registry import find_game
from ticonderoga.lab.page import Page, figure, paragraph, table
from ticonderoga.lab.plots import courses, intervals
from ticonderoga.lab.tournament import Tournament

PRIOR = (
    "Against perfect scores every combination of agents, seat and scenario that was met counts "
    "as one more game that says nothing."
)


def share(row: dict[str, Any], name: str = "share") -> str:
    """A share with its interval."""
    return f"{row[name]:.1%} ({row['low']:.1%} – {row['high']:.1%})"


def settings(plain: dict[str, Any]) -> str:
    """What was played, in a sentence."""
    chosen = [f"{name}={value}" for name, value in plain["options"].items() if value]
    others = f"; the other seats are held by {plain['others']}" if plain["others"] else ""
    return (
        f"Scenarios: {', '.join(plain['scenarios'])}; options: {', '.join(chosen) or 'none'}; "
        f"seed {plain['seed']}; {'paired' if plain['paired'] else 'unpaired'} seeds{others}."
    )


def verdict(row: dict[str, Any]) -> str:
    """What the sequential test of a meeting says."""
    test = row["test"]
    if test is None:
        return ""
    said = {
        "stronger": f"{row['one']} is stronger",
        "not stronger": f"{row['one']} is not stronger",
    }.get(test["verdict"], "undecided")
    return f"{said} (ratio {test['ratio']:+.2f})"


def tournament_page(tournament: Tournament, plain: dict[str, Any]) -> str:
    """The page as HTML."""
    title = find_game(plain["game"]).title
    games = sum(row["games"] for row in plain["encounters"])
    page = Page(
        f"{title}: a tournament",
        f"{len(plain['ratings'])} agents, {games:,} games counted. {settings(plain)}",
    )
    page.section("Rating list", *_ratings(plain))
    page.section("Who met whom", *_meetings(plain))
    page.section("What a seat is worth", *_seats(plain))
    page.section("The sequential tests", *_tests(tournament))
    return page.html()


def _ratings(plain: dict[str, Any]) -> list[str]:
    rows = plain["ratings"]
    spreads = [(row["value"], row["low"], row["high"]) for row in rows]
    best = rows[0]
    drawn = intervals("ratings", [row["agent"] for row in rows], spreads, "Elo points", middle=0)
    return [
        figure(
            drawn,
            "Ratings with 95 % intervals; the mean of all agents is 0, 400 points are ten times "
            "the odds.",
            f"Ratings of {len(rows)} agents with intervals; {best['agent']} leads with "
            f"{best['value']:+.0f}. The table below has all figures.",
        ),
        table(
            "Ratings",
            ["agent"],
            ["rating", "95 % interval", "games", "points", "share", "above the next"],
            [
                [row["agent"], f"{row['value']:+.0f}", f"{row['low']:+.0f} to {row['high']:+.0f}",
                 f"{row['games']:,}", f"{row['points']:.1f}",
                 f"{row['points'] / max(1, row['games']):.1%}",
                 "" if row["above_next"] is None else f"{row['above_next']:.1%}"]
                for row in rows
            ],
        ),
        paragraph(
            "A logistic regression on all games with the agents' strengths and the worth of each "
            "seat. " + ("Its covariance is clustered by deals. " if plain["clustered"] else
                        "There are too few deals to cluster the covariance by them. ") + PRIOR
        ),
    ]  # fmt: skip


def _meetings(plain: dict[str, Any]) -> list[str]:
    rows = plain["encounters"]
    labels = [f"{row['one']} – {row['other']}" for row in rows]
    spreads = [(row["share"], row["low"], row["high"]) for row in rows]
    return [
        figure(
            intervals("meetings", labels, spreads, "share of the first", True, 0.5),
            "The share of the first agent of each meeting; one half is a draw.",
            "Shares of the first agent in each meeting with intervals, as in the table below.",
        ),
        table(
            "Meetings",
            ["meeting"],
            ["rounds", "games", "share of the first"],
            [
                [label, f"{row['rounds']:,}", f"{row['games']:,}", share(row)]
                for label, row in zip(labels, rows, strict=True)
            ],
        ),
    ]


def _seats(plain: dict[str, Any]) -> list[str]:
    rows = plain["seats"]
    labels = [f"{row['scenario']}, {row['seat']}" for row in rows]
    spreads = [(row["value"], row["low"], row["high"]) for row in rows]
    return [
        figure(
            intervals("seats", labels, spreads, "chance between equals", True),
            "The chance of a seat to win when all agents are equally strong.",
            "Chances of the seats between equals with intervals, as in the table below.",
        ),
        table(
            "Seats between equals",
            ["seat"],
            ["chance to win"],
            [[label, share(row, "value")] for label, row in zip(labels, rows, strict=True)],
        ),
    ]


def _tests(tournament: Tournament) -> list[str]:
    tests = [(each, each.test) for each in tournament.encounters if each.test is not None]
    if not tests:
        return []
    first = tests[0][1]
    longest = max(len(test.ratios) for _, test in tests)
    lines = [
        (f"{each.one} – {each.other}", [(ratio, ratio, ratio) for ratio in test.ratios])
        for each, test in tests
    ]
    plot = courses(
        "tests", [str(number + 1) for number in range(longest)], lines,
        "log of the likelihood ratio", False, (first.lower, first.upper),
    )  # fmt: skip
    return [
        paragraph(
            f"Each meeting ends as soon as it is clear whether the first agent is stronger by "
            f"{first.elo1:g} points or more, or by {first.elo0:g} or less; the chance of a wrong "
            f"answer is {first.alpha:.0%} and {first.beta:.0%}."
        ),
        figure(plot, "The ratio after each round, and the bounds at which a test ends.",
               "The log likelihood ratio of each meeting over its rounds; the verdicts are in the "
               "table below."),
        table(
            "Verdicts", ["meeting", "verdict"], ["rounds"],
            [[f"{each.one} – {each.other}", verdict(each.plain()), str(len(test.ratios))]
             for each, test in tests],
        ),
    ]  # fmt: skip
