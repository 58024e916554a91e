"""What many games of one game say together: the figures behind the page of a report.

Games are grouped by scenario, options and agents. Whatever is compared within a group (games in
which a seat played a card with those in which it did not) is a correlation: who stands well may
come to play a card because of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from statistics import quantiles
from typing import Any

from ticonderoga.engine.game import Game
from ticonderoga.lab.batch import Outcome, Plan
from ticonderoga.lab.results import Summary, mean_interval, wilson
from ticonderoga.lab.workers import needed

FEWEST = 5
"""Games with something and games without it that a comparison needs at least, …"""
LEAST_PART = 0.03
"""… and which part of all games."""
MOST_ROWS = 12
OPENINGS_TOLD = 0.5
"""Openings are told as many choices deep as this part of the games can still be grouped."""


@dataclass(frozen=True)
class Comparison:
    """How often a seat won with something and without it."""

    what: str
    seat: str
    won: int
    games: int
    won_without: int
    games_without: int

    @property
    def rate(self) -> float:
        return self.won / self.games

    @property
    def rate_without(self) -> float:
        return self.won_without / self.games_without

    @property
    def difference(self) -> float:
        return self.rate - self.rate_without

    def interval(self) -> tuple[float, float]:
        """Newcombe's interval for the difference of two rates."""
        low, high = wilson(self.won, self.games)
        low_without, high_without = wilson(self.won_without, self.games_without)
        down = sqrt((self.rate - low) ** 2 + (high_without - self.rate_without) ** 2)
        up = sqrt((high - self.rate) ** 2 + (self.rate_without - low_without) ** 2)
        return self.difference - down, self.difference + up

    def chance_alone(self) -> float:
        """How likely so great a difference is where there is none (the test of two rates)."""
        together = (self.won + self.won_without) / (self.games + self.games_without)
        spread = together * (1 - together) * (1 / self.games + 1 / self.games_without)
        return erfc(abs(self.difference) / sqrt(2 * spread)) if spread else 1.0

    def strength(self) -> float:
        """How many half-widths of its interval a difference is away from nothing."""
        low, high = self.interval()
        return abs(self.difference) / max(1e-9, (high - low) / 2)

    def plain(self) -> dict[str, Any]:
        low, high = self.interval()
        return {
            "what": self.what, "seat": self.seat, "games": self.games, "won": self.won,
            "games_without": self.games_without, "won_without": self.won_without,
            "difference": self.difference, "low": low, "high": high,
        }  # fmt: skip


@dataclass(frozen=True)
class Step:
    """A moment of the game's clock over many games."""

    clock: str
    games: int
    """How many games came so far."""
    chances: list[tuple[float, float, float]]
    """For each seat the mean chance and the quartiles."""
    leader_won: int
    """In how many of them the seat won that had the best chance then."""


class Group:
    """Games of one scenario under the same options between the same agents."""

    def __init__(self, game: Game, plan: Plan, outcomes: Sequence[Outcome]) -> None:
        self.plan = plan
        self.summary = Summary(plan, outcomes, sum(outcome.seconds for outcome in outcomes))
        self.games = self.summary.ended
        self.noted = [outcome for outcome in self.games if outcome.notes]
        self.name = plan.scenario
        """What it is called among the groups of a report: `grouped` says what tells them apart."""
        usual = {option.name: option.default for option in game.options}
        self.changed = {
            name: value for name, value in plan.options if value != usual.get(name, "")
        }

    @property
    def scenario(self) -> str:
        return self.plan.scenario

    @property
    def agents(self) -> str:
        """Who played: one name when all seats had the same."""
        names = self.plan.agents
        return names[0] if len(set(names)) == 1 else ", ".join(names)

    @property
    def options(self) -> str:
        return ", ".join(f"{name}={value}" for name, value in self.changed.items())

    def lengths(self) -> list[int]:
        return [outcome.decisions for outcome in self.games]

    # ------------------------------------------------------------------ what things are worth

    def compared(self, kind: str) -> list[Comparison]:
        """Everything of a kind of notes that enough games have and enough have not: the clearest
        differences first."""
        found = []
        for seat, name in enumerate(self.plan.seats):
            won_by: dict[str, list[bool]] = {}
            for outcome in self.noted:
                for what in outcome.notes[kind][seat]:
                    won_by.setdefault(what, []).append(seat in outcome.winners)
            for what, won in won_by.items():
                found.append(self._compare(what, seat, name, won))
        kept = [each for each in found if each is not None]
        return sorted(kept, key=lambda each: (-each.strength(), each.seat, each.what))

    def openings(self) -> list[Comparison]:
        """The first choices of each seat, as deep as most games can be grouped by them."""
        found = []
        for seat, name in enumerate(self.plan.seats):
            for depth in (3, 2, 1):
                won_by: dict[str, list[bool]] = {}
                for outcome in self.noted:
                    line = "; ".join(outcome.notes["openings"][seat][:depth])
                    if line:
                        won_by.setdefault(line, []).append(seat in outcome.winners)
                kept = [
                    each
                    for line, won in won_by.items()
                    if (each := self._compare(line, seat, name, won)) is not None
                ]
                told = sum(each.games for each in kept)
                if told >= OPENINGS_TOLD * len(self.noted) or depth == 1:
                    found += sorted(kept, key=lambda each: (-each.games, each.what))[:MOST_ROWS]
                    break
        return found

    def _compare(self, what: str, seat: int, name: str, won: list[bool]) -> Comparison | None:
        all_won = sum(seat in outcome.winners for outcome in self.noted)
        enough = max(FEWEST, LEAST_PART * len(self.noted))
        without = len(self.noted) - len(won)
        if len(won) < enough or without < enough:
            return None
        return Comparison(what, name, sum(won), len(won), all_won - sum(won), without)

    # ------------------------------------------------------------------ the course of the war

    def course(self) -> list[Step]:
        """How the chances stood when the clock moved on, in the order of the clock."""
        order: dict[str, int] = {}
        seen: dict[str, list[tuple[list[float], Outcome]]] = {}
        for outcome in self.noted:
            for place, (clock, chances) in enumerate(outcome.notes["course"]):
                order[clock] = max(place, order.get(clock, 0))
                seen.setdefault(clock, []).append((chances, outcome))
        enough = max(FEWEST, LEAST_PART * len(self.noted))
        return [
            self._step(clock, seen[clock])
            for clock in sorted(order, key=lambda clock: order[clock])
            if len(seen[clock]) >= enough
        ]

    def _step(self, clock: str, seen: list[tuple[list[float], Outcome]]) -> Step:
        spreads = []
        for seat in range(len(self.plan.seats)):
            values = [chances[seat] for chances, _ in seen]
            quarters = quantiles(values, n=4, method="inclusive")
            spreads.append((sum(values) / len(values), quarters[0], quarters[2]))
        leader_won = sum(
            chances.index(max(chances)) in outcome.winners for chances, outcome in seen
        )
        return Step(clock, len(seen), spreads, leader_won)


def grouped(game: Game, runs: Iterable[tuple[Plan, Sequence[Outcome]]]) -> list[Group]:
    """The groups that runs fall into; a game that stands in two runs counts once."""
    plans: dict[tuple[Any, ...], Plan] = {}
    games: dict[tuple[Any, ...], dict[int, Outcome]] = {}
    for plan, outcomes in runs:
        if plan.game != game.name:
            continue
        key = (plan.scenario, plan.options, plan.agents)
        plans.setdefault(key, plan)
        known = games.setdefault(key, {})
        for outcome in outcomes:
            if outcome.seed not in known or outcome.notes:
                known[outcome.seed] = outcome
    places = {scenario.name: at for at, scenario in enumerate(game.scenarios)}
    found = [Group(game, plan, list(games[key].values())) for key, plan in plans.items()]
    found.sort(key=lambda g: (places.get(g.scenario, 99), len(g.changed), g.options, g.agents))
    _name(found)
    return found


def _name(groups: Sequence[Group]) -> None:
    """Call every group by what tells it from the others."""
    several_scenarios = len({group.scenario for group in groups}) > 1
    several_agents = len({group.agents for group in groups}) > 1
    for group in groups:
        parts = [group.options, group.agents if several_agents else ""]
        if several_scenarios or not any(parts):
            parts.insert(0, group.scenario)
        group.name = ", ".join(part for part in parts if part)


def certain(found: Sequence[Comparison]) -> set[Comparison]:
    """Those differences that stand although so many were looked at: among them about one in
    twenty is chance (Benjamini and Hochberg)."""
    if not found:
        return set()
    multitest = needed("statsmodels.stats.multitest")
    stands = multitest.multipletests(
        [each.chance_alone() for each in found], alpha=0.05, method="fdr_bh"
    )[0]
    return {each for each, sure in zip(found, stands, strict=True) if sure}


@dataclass(frozen=True)
class OptionEffect:
    """What an option does to a seat's wins, on the same deals as the usual rules."""

    group: Group
    seat: str
    deals: int
    difference: float
    low: float
    high: float


def option_effects(groups: Sequence[Group]) -> list[OptionEffect]:
    """Every group with changed options beside the one without, deal by deal."""
    usual = {(g.scenario, g.plan.agents): g for g in groups if not g.changed}
    found = []
    for group in groups:
        base = usual.get((group.scenario, group.plan.agents))
        if not group.changed or base is None:
            continue
        before = {outcome.seed: outcome for outcome in base.games}
        pairs = [(each, before[each.seed]) for each in group.games if each.seed in before]
        for seat, name in enumerate(group.plan.seats):
            differences = [
                float(seat in now.winners) - float(seat in then.winners) for now, then in pairs
            ]
            if differences:
                mean, low, high = mean_interval(differences, -1.0, 1.0)
                found.append(OptionEffect(group, name, len(pairs), mean, low, high))
    return found


def _told(found: Sequence[Comparison]) -> list[dict[str, Any]]:
    sure = certain(found)
    return [{**each.plain(), "stands": each in sure} for each in found]


def plain(game: Game, groups: Sequence[Group]) -> dict[str, Any]:
    """The figures of a report as plain data."""
    return {
        "game": game.name,
        "groups": [
            {
                **group.summary.plain(),
                "changed": group.changed,
                "cards": _told(group.compared("cards")),
                "acts": _told(group.compared("acts")),
                "openings": _told(group.openings()),
                "course": [vars(step) for step in group.course()],
            }
            for group in groups
        ],
        "option_effects": [
            {**vars(each), "group": each.group.name} for each in option_effects(groups)
        ],
    }
