"""Tournaments: agents against each other over scenarios and seats with paired seeds.

In a game of two seats every two agents meet. A round is one deal played twice, with the seats
exchanged. In a game of more seats every agent is measured against one, the others, who fill all
the seats that it does not hold: a round is one deal played once by the others alone and once for
each seat with the agent in it. A round's result is the share of the first agent, ½ when neither
did better; so luck of the deal and of the seat falls out. Scenarios take turns.

Which rounds count depends on their order alone: the table is the same whoever does the work.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.batch import Kept, Outcome, Plan, Unit, make_plan, play_rounds
from ticonderoga.lab.ratings import Estimate, Ratings, Row, chance_of
from ticonderoga.lab.results import mean_interval
from ticonderoga.lab.sequential import Sequential
from ticonderoga.lab.workers import Workers

TestMaker = Callable[[], Sequential]


@dataclass(frozen=True)
class Entry:
    """What is to be played."""

    game: str
    agents: tuple[str, ...]
    scenarios: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    games: int = 100
    """For each two agents at the most."""
    seed: int = 0
    paired: bool = True
    others: str = ""
    """Who fills the other seats of a game with more than two."""
    notes: bool = False


def make_entry(
    game: Game,
    agents: list[str],
    scenarios: list[str],
    options: dict[str, str],
    games: int = 100,
    seed: int = 0,
    paired: bool = True,
    others: str = "",
    notes: bool = False,
) -> Entry:
    """An entry with everything settled, or a sentence on what is wrong."""
    if games < 1:
        raise TiconderogaError(f"--games must be 1 or more, not {games}")
    twice = sorted({agent for agent in agents if agents.count(agent) > 1})
    if twice:
        raise TiconderogaError(f"{', '.join(twice)} is named twice; it would meet itself")
    plans = [make_plan(game, scenario, options) for scenario in scenarios or [""]]
    seats = {plan.scenario: len(plan.seats) for plan in plans}
    if len(set(seats.values())) > 1:
        told = ", ".join(f"{name} {number}" for name, number in seats.items())
        raise TiconderogaError(f"scenarios of one tournament have as many seats: {told}")
    if seats[plans[0].scenario] > 2:
        others = others or game.usual_agent(agents[0] if agents else "")
    elif others:
        raise TiconderogaError(f"--others is for more than two seats; {game.name} here has two")
    named = [*([others] if others and others not in agents else []), *agents]
    if len(named) < 2:
        raise TiconderogaError("a tournament needs two agents or more")
    for agent in named:
        make_plan(game, agents={0: agent})
    return Entry(
        game.name, tuple(named), tuple(seats), plans[0].options, games, seed, paired, others, notes
    )


@dataclass
class Encounter:
    """Two agents that are compared, and their rounds so far."""

    one: str
    other: str
    seatings: list[list[Plan]]
    """For each scenario the plans of a round."""
    test: Sequential | None = None
    shares: list[float] = field(default_factory=list)
    games: int = 0

    def is_decided(self) -> bool:
        return self.test is not None and bool(self.test.verdict)

    def interval(self) -> tuple[float, float, float]:
        return mean_interval(self.shares, 0.0, 1.0)

    def plain(self) -> dict[str, Any]:
        mean, low, high = self.interval()
        return {
            "one": self.one, "other": self.other, "rounds": len(self.shares),
            "games": self.games, "share": mean, "low": max(0.0, low), "high": min(1.0, high),
            "test": None if self.test is None else self.test.plain(),
        }  # fmt: skip


class Tournament:
    """An entry being played."""

    def __init__(self, entry: Entry, make_test: TestMaker | None = None) -> None:
        self.entry = entry
        self.game = find_game(entry.game)
        self.duel = not entry.others
        self.rows: list[Row] = []
        self.failed: list[Outcome] = []
        self.points: dict[str, dict[str, list[float]]] = {agent: {} for agent in entry.agents}
        """What each agent got in each seat, game by game."""
        self._met: set[Unit] = set()
        """The games of the others alone that were counted."""
        self.encounters = [
            Encounter(one, other, self._seatings(one, other), make_test() if make_test else None)
            for one, other in self._meetings()
        ]

    def _meetings(self) -> list[tuple[str, str]]:
        agents, others = self.entry.agents, self.entry.others
        if self.duel:
            return list(combinations(agents, 2))
        return [(agent, others) for agent in agents if agent != others]

    def _seatings(self, one: str, other: str) -> list[list[Plan]]:
        return [
            [self._plan(scenario, agents) for agents in self._tables(scenario, one, other)]
            for scenario in self.entry.scenarios
        ]

    def _tables(self, scenario: str, one: str, other: str) -> list[dict[int, str]]:
        """Who sits where in the games of a round."""
        if self.duel:
            return [{0: one, 1: other}, {0: other, 1: one}]
        seats = range(len(self.game.rules(scenario, dict(self.entry.options)).seats))
        alone = dict.fromkeys(seats, other)
        return [alone, *({**alone, seat: one} for seat in seats)]

    def _plan(self, scenario: str, agents: dict[int, str]) -> Plan:
        entry = self.entry
        return make_plan(
            self.game, scenario, dict(entry.options), agents, entry.seed, notes=entry.notes
        )

    @property
    def rounds(self) -> int:
        """The most rounds of an encounter."""
        return -(-self.entry.games // len(self.encounters[0].seatings[0]))

    @property
    def most_games(self) -> int:
        return self.rounds * sum(len(each.seatings[0]) for each in self.encounters)

    def _round(self, encounter: Encounter, number: int) -> list[Unit]:
        scenario = number % len(encounter.seatings)
        index = number // len(encounter.seatings)
        plans = encounter.seatings[scenario]
        if self.entry.paired:
            return [(plan, index) for plan in plans]
        return [(plan, index * len(plans) + place) for place, plan in enumerate(plans)]

    def play(
        self,
        crew: Workers,
        kept: Kept | None = None,
        tell: Callable[[Tournament, int], None] | None = None,
    ) -> None:
        """Play until everything is played or decided; `tell` hears of every round that counts,
        and how many games will not be needed."""
        order: deque[tuple[Encounter, int, list[Unit]]] = deque()

        def schedule() -> Iterator[list[Unit]]:
            for number in range(self.rounds):
                for encounter in self.encounters:
                    if not encounter.is_decided():
                        units = self._round(encounter, number)
                        order.append((encounter, number, units))
                        yield units

        for outcomes in play_rounds(schedule(), crew, kept):
            encounter, number, units = order.popleft()
            if encounter.is_decided():
                continue
            self._count(encounter, number, units, outcomes)
            if tell is not None:
                spared = self.rounds - number - 1 if encounter.is_decided() else 0
                tell(self, spared * len(units))
            if all(each.is_decided() for each in self.encounters):
                return

    def _count(
        self, encounter: Encounter, number: int, units: list[Unit], outcomes: tuple[Outcome, ...]
    ) -> None:
        wrong = [outcome for outcome in outcomes if outcome.error]
        if wrong:
            self.failed += wrong
            return
        encounter.games += len(outcomes)
        cluster = f"{units[0][0].scenario} {number // len(encounter.seatings)}"
        if self.duel:
            share = self._count_duel(units, outcomes, cluster)
        else:
            share = self._count_table(encounter, units, outcomes, cluster)
        encounter.shares.append(share)
        if encounter.test is not None:
            encounter.test.add(share)

    def _count_duel(
        self, units: list[Unit], outcomes: tuple[Outcome, ...], cluster: str
    ) -> float:
        won = []
        for (plan, _), outcome in zip(units, outcomes, strict=True):
            share = _share(outcome, 0, 0.5)
            won.append(share)
            first, second = plan.agents
            self._note(plan, 0, first, second, share, cluster)
            self.points[second].setdefault(plan.seats[1], []).append(1.0 - share)
        return (won[0] + 1.0 - won[1]) / 2

    def _count_table(
        self, encounter: Encounter, units: list[Unit], outcomes: tuple[Outcome, ...], cluster: str
    ) -> float:
        """A game of the others alone is met in every encounter, and counts once."""
        alone = outcomes[0]
        plan = units[0][0]
        seats = range(len(plan.seats))
        if units[0] not in self._met:
            self._met.add(units[0])
            for seat in seats:
                self._note(plan, seat, encounter.other, "", _share(alone, seat), cluster)
        better = 0.0
        for seat, outcome in zip(seats, outcomes[1:], strict=True):
            share = _share(outcome, seat)
            self._note(plan, seat, encounter.one, "", share, cluster)
            better += share - _share(alone, seat)
        return (1.0 + better / len(seats)) / 2

    def _note(
        self, plan: Plan, seat: int, agent: str, against: str, share: float, cluster: str
    ) -> None:
        name = plan.seats[seat]
        self.rows.append(Row((plan.scenario, name), agent, against, share, cluster))
        self.points[agent].setdefault(name, []).append(share)

    # ------------------------------------------------------------------ what came of it

    def plain(self) -> dict[str, Any]:
        """Everything as plain data. Nothing in it depends on the machine or the workers."""
        entry = self.entry
        if not self.rows:
            reason = self.failed[0].error if self.failed else "nothing was played"
            raise TiconderogaError(f"no round came to its end: {reason}")
        ratings = Ratings(self.rows, entry.agents)
        ranked = sorted(entry.agents, key=lambda agent: (-ratings.rating(agent).value, agent))
        return {
            "game": entry.game,
            "scenarios": list(entry.scenarios),
            "options": dict(entry.options),
            "seed": entry.seed,
            "paired": entry.paired,
            "others": entry.others,
            "ratings": [self._standing(ratings, ranked, at) for at in range(len(ranked))],
            "seats": [
                {"scenario": key[0], "seat": key[1], **_chances(ratings.advantage(key))}
                for key in ratings.keys
            ],
            "encounters": [each.plain() for each in self.encounters],
            "clustered": ratings.clustered,
            "errors": [
                {"game": outcome.index, "seed": outcome.seed, "reason": outcome.error}
                for outcome in self.failed
            ],
        }

    def _standing(self, ratings: Ratings, ranked: list[str], at: int) -> dict[str, Any]:
        agent = ranked[at]
        points = [share for shares in self.points[agent].values() for share in shares]
        below = ranked[at + 1] if at + 1 < len(ranked) else ""
        return {
            "agent": agent,
            **ratings.rating(agent).plain(),
            "games": len(points),
            "points": sum(points),
            "by_seat": {
                seat: {"games": len(shares), "points": sum(shares)}
                for seat, shares in sorted(self.points[agent].items())
            },
            "above_next": round(ratings.chance_stronger(agent, below), 4) if below else None,
        }


def _chances(points: Estimate) -> dict[str, float]:
    """An advantage as the seat's chance between equals."""
    return {name: round(chance_of(value), 4) for name, value in vars(points).items()}


def _share(outcome: Outcome, seat: int, drawn: float = 0.0) -> float:
    """What a seat got of a game: a shared victory is divided; `drawn` is what nobody's brings."""
    winners = outcome.winners
    if not winners:
        return drawn
    return 1.0 / len(winners) if seat in winners else 0.0
