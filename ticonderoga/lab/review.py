"""After the game: what happened to whom, how likely it was, and how much of it was luck.

The worth of a position to a seat is its chance to win, in hundredths (`chances.py`). Where chance
intervened, the luck of a seat is the worth after it less what was to be expected before: the same
choice is made again with other dice, many times, and the worths are averaged. Summed up, that is
the luck line; what moves the worth besides it are decisions.
"""

from __future__ import annotations

import math
from typing import TypedDict

from ticonderoga.agents.guide import Judged
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.drawing import Gauge, Status
from ticonderoga.engine.drawing_told import OddsShown
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import OBSERVER
from ticonderoga.engine.journal import CHOSE, TOGETHER, Delivery
from ticonderoga.engine.match import Match
from ticonderoga.engine.world import World
from ticonderoga.lab.chances import Chances
from ticonderoga.lab.past import at_ply, deliver, to_deliver

SAMPLES = 48
"""How often a choice is made again with other dice."""
MOST_POINTS = 600
MOST_OUTCOMES = 2
"""How many lines of the log tell the end of an attempt."""
HUNDREDTHS = 100.0


class Point(TypedDict):
    """A moment of the game, at the opening of a turn: a point of every curve."""

    ply: int
    log: int
    """How long the log was."""
    standing: list[tuple[int, int, int]]
    """Side, what it has, what it needs."""
    tracks: dict[str, int]
    regions: list[int]
    gauges: list[Gauge]
    status: list[Status]
    value: list[float]
    """How far each seat leads in evaluation."""
    luck: list[float]
    """How lucky each seat was so far, in hundredths of a win."""
    chances: list[float]


class Event(TypedDict):
    """A choice that had odds: a battle, an interception, an attempt."""

    ply: int
    seat: int
    choice: Choice
    odds: OddsShown
    outcome: list[str]
    """How it ended, in the words of the log."""
    luck: list[float]


class Review(TypedDict):
    """A whole game as curves and events."""

    seats: list[str]
    plies: int
    points: list[Point]
    events: list[Event]
    luck: list[float]
    final: list[float]
    """How far each seat leads in evaluation at the end."""


def review(match: Match) -> Review:
    """Play a finished game again and weigh it."""
    if not match.over:
        raise TiconderogaError("a game is reviewed when it is over")
    reviewer = Reviewer(match)
    reviewer.play()
    return {
        "seats": list(match.rules.seats),
        "plies": len(match.deliveries),
        "points": _thinned(reviewer.points),
        "events": reviewer.events,
        "luck": _rounded(reviewer.luck),
        "final": reviewer.chances.leads(match),
    }


class Reviewer:
    """Plays a match again from its beginning and notes what is worth noting."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.played = at_ply(match, 0)
        self.rules = match.rules
        self.chances = Chances(match.rules)
        self.luck: list[float] = [0.0] * self.chances.seats
        self.points: list[Point] = [self._point()]
        self.events: list[Event] = []
        self._outcomes: list[str] = match.rules.board()["story"].get("outcomes", [])
        """The log lines that tell how an attempt ended."""
        self._weighed_at = -1
        """The barrier of the dice before the last event."""

    def play(self) -> None:
        for delivery in to_deliver(self.match, self.played):
            if delivery[0] in (CHOSE, TOGETHER):
                self._weigh(delivery)
            else:
                deliver(self.played, delivery)

    def _weigh(self, delivery: Delivery) -> None:
        """Deliver an answer, and note what it came to."""
        played = self.played
        before = played.world.fork()
        length = played.log_length()
        barrier = played.position.dice.barrier
        event = self._event(delivery)
        deliver(played, delivery)
        lucky = [0.0] * self.chances.seats
        if played.position.dice.barrier != barrier:
            lucky = self._lucky(before, delivery)
            self.luck = [total + new for total, new in zip(self.luck, lucky, strict=True)]
        if event is not None:
            event["luck"] = _rounded(lucky)
            event["outcome"] = self._outcome(length)
            self._keep(event, barrier)
        if self._opens_turn():
            self.points.append(self._point())

    def _lucky(self, before: World, delivery: Delivery) -> list[float]:
        """How much better than expected each seat fared."""
        expected = self._expected(before, delivery)
        return [now - mean for now, mean in zip(self._worth(self.played), expected, strict=True)]

    def _expected(self, before: World, delivery: Delivery) -> list[float]:
        """The worth to be expected of a choice: the mean over other falls of the dice."""
        sums = [0.0] * self.chances.seats
        for sample in range(SAMPLES):
            world = before.fork()
            world.position.dice.reseed(derive_seed("luck", before.ply, sample))
            if delivery[0] == TOGETHER:
                world.answer_together(delivery[2])
            else:
                world.answer(delivery[2])
            sums = [total + worth for total, worth in zip(sums, self._worth(world), strict=True)]
        return [total / SAMPLES for total in sums]

    def _worth(self, match: Judged) -> list[float]:
        """The chances of a position, in hundredths: what luck is counted in."""
        return [HUNDREDTHS * chance for chance in self.chances.of(match)]

    def _event(self, delivery: Delivery) -> Event | None:
        """The event that a choice is, if it has odds."""
        kind, seat, choice, _ = delivery
        ask = self.played.ask_of(seat) if kind == CHOSE else None
        odds = None if ask is None else self.rules.odds(self.played.position, ask, choice)
        if odds is None:
            return None
        return {
            "ply": self.played.ply, "seat": seat, "choice": choice, "odds": odds.plain(),
            "outcome": [], "luck": [],
        }  # fmt: skip

    def _keep(self, event: Event, barrier: int) -> None:
        """An attempt that takes several choices before its dice are rolled is one event."""
        last = self.events[-1] if self.events else None
        same = last is not None and last["odds"]["title"] == event["odds"]["title"]
        if last is not None and same and barrier == self._weighed_at:
            last["odds"], last["luck"] = event["odds"], event["luck"]
            last["outcome"] = event["outcome"]
        else:
            self.events.append(event)
        self._weighed_at = barrier

    def _outcome(self, since: int) -> list[str]:
        """How an attempt ended: of the log from an index on, the lines that the game says tell
        it, else the last one."""
        words = self.rules.words
        lines = [e for e in self.played.log_since(since, OBSERVER) if e[0] in words.log]
        told = [entry for entry in lines if entry[0] in self._outcomes]
        return [words.tell_log(entry) for entry in told[:MOST_OUTCOMES] or lines[-1:]]

    def _opens_turn(self) -> bool:
        opens_turn = self.rules.guidance.opens_turn
        asks = self.played.asks
        return not asks or opens_turn is None or opens_turn(asks[0])

    def _point(self) -> Point:
        played = self.played
        view = played.view(OBSERVER)
        scene = self.rules.scene(view)
        draw = self.rules.gauges
        return {
            "ply": played.ply,
            "log": played.log_length(),
            "standing": [(one["side"], one["value"], one["need"]) for one in scene["standing"]],
            "tracks": {name: track["step"] for name, track in scene["tracks"].items()},
            "regions": scene["regions"],
            "gauges": [] if draw is None else draw(view),
            "status": scene["status"][:2],
            "value": _rounded(self.chances.leads(played)),
            "luck": _rounded(self.luck),
            "chances": [round(chance, 4) for chance in self.chances.of(played)],
        }


def _rounded(values: list[float]) -> list[float]:
    return [round(value, 3) for value in values]


def _thinned(points: list[Point]) -> list[Point]:
    """Not more points than a chart can show; the last one always."""
    step = max(1, math.ceil(len(points) / MOST_POINTS))
    thin = points[::step]
    if thin[-1] is not points[-1]:
        thin.append(points[-1])
    return thin
