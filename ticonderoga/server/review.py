"""After the game: what happened to whom, how likely it was, and how much of it was luck.

The value of a position to a seat is its chance to win, in hundredths: the game's own evaluation,
put on a scale that was fitted on games of agents against themselves (`fitting.py`). Where chance
intervened, the luck of a seat is the value after it less what was to be expected before: the same
choice is made again with other dice, many times, and the values are averaged. Summed up, that is
the luck line; what moves the value besides it are decisions.
"""

from __future__ import annotations

import math
from typing import Any

from ticonderoga.agents.guide import Judged
from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.drawing import Gauge
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import OBSERVER, Rules, View
from ticonderoga.engine.match import CHOSE, TOGETHER, Match
from ticonderoga.engine.world import World
from ticonderoga.server.past import at_ply
from ticonderoga.server.rendering import Renderer

SAMPLES = 48
"""How often a choice is made again with other dice."""
MOST_POINTS = 600
MOST_OUTCOMES = 2
"""How many lines of the log tell the end of an attempt."""
CHANCE_SCALE = 250.0
"""The lead in evaluation, between two seats, that makes the odds of winning e squared to 1. Fitted
on 70 games of the planner against itself in Washington's War (9,400 positions; log loss 0.60, and
0.69 for a guess). A game whose evaluation has another scale brings `chance_scale` of its own."""
HUNDREDTHS = 100.0


class Judgement:
    """What positions are worth to each seat: by the rules' own evaluation, and as a chance."""

    def __init__(self, match: Match) -> None:
        self.rules: Any = match.rules
        self.seats = len(match.rules.seats)
        self.scale = match.rules.guidance.chance_scale or CHANCE_SCALE

    def value(self, position: Any, seat: int) -> float:
        score = self.rules.guidance.score
        if score is not None:
            return float(score(position, seat))
        return float(sum(term.value for term in self.rules.evaluate(position, seat)))

    def values(self, match: Judged) -> list[float]:
        """How far each seat is ahead of the average of the others."""
        raw = [self.value(match.position, seat) for seat in range(self.seats)]
        total = sum(raw)
        if self.seats == 1:
            return raw
        return [(own - (total - own) / (self.seats - 1)) / 2 for own in raw]

    def chances(self, match: Judged, values: list[float]) -> list[float]:
        """The estimated winning chances: a softmax of the values; certain once it is over."""
        result = match.result
        if result is not None:
            share = 1.0 / max(1, len(result.winners))
            return [share if seat in result.winners else 0.0 for seat in range(self.seats)]
        return softened(values, self.scale)

    def worth(self, match: Judged) -> list[float]:
        """The chances of a position, in hundredths: what luck is counted in."""
        return [HUNDREDTHS * chance for chance in self.chances(match, self.values(match))]


def softened(values: list[float], scale: float) -> list[float]:
    """Leads in evaluation as chances."""
    weights = [math.exp(max(-60.0, min(60.0, 2 * value / scale))) for value in values]
    return [weight / sum(weights) for weight in weights]


def review(match: Match, renderer: Renderer) -> dict[str, Any]:
    """The whole game as curves and events."""
    if not match.over:
        raise TiconderogaError("a game is reviewed when it is over")
    judge = Judgement(match)
    opens_turn = match.rules.guidance.opens_turn
    played = at_ply(match, 0)
    luck = [0.0] * judge.seats
    points = [_point(played, renderer, judge, luck)]
    events: list[dict[str, Any]] = []
    weighed_at = -1
    for delivery in match.deliveries[len(played.deliveries) :]:
        if len(match.deliveries) <= len(played.deliveries):
            break
        kind, seat, what, _ = delivery
        if kind not in (CHOSE, TOGETHER):
            if kind > TOGETHER:
                _deliver(played, delivery)
            continue
        before = played.world.fork()
        length = played.log_length()
        barrier = played.position.dice.barrier
        event = _event(played, renderer, seat, what) if kind == CHOSE else None
        _deliver(played, delivery)
        lucky = [0.0] * judge.seats
        if played.position.dice.barrier != barrier:
            expected = _expected(before, delivery, judge)
            now = judge.worth(played)
            lucky = [value - mean for value, mean in zip(now, expected, strict=True)]
            luck = [sum_ + new for sum_, new in zip(luck, lucky, strict=True)]
        if event is not None:
            event["luck"] = [round(value, 3) for value in lucky]
            event["outcome"] = _outcome(renderer, renderer.log(played, OBSERVER, length))
            if events and barrier == weighed_at and _same_attempt(events[-1], event):
                events[-1] |= {name: event[name] for name in ("odds", "luck", "outcome")}
            else:
                events.append(event)
            weighed_at = barrier
        ask = played.asks[0] if played.asks else None
        if ask is None or opens_turn is None or opens_turn(ask):
            points.append(_point(played, renderer, judge, luck))
    return {
        "seats": list(match.rules.seats),
        "points": _thinned(points),
        "events": events,
        "plies": len(match.deliveries),
        "result": renderer.result(match),
        "final": judge.values(match),
        "luck": [round(value, 3) for value in luck],
    }


def _outcome(renderer: Renderer, lines: list[dict[str, Any]]) -> list[str]:
    """How an attempt ended: the lines that the game says tell it, else the last one."""
    kinds = renderer.board["story"].get("outcomes", [])
    told = [line["text"] for line in lines if line["kind"] in kinds]
    return told[:MOST_OUTCOMES] or [line["text"] for line in lines[-1:]]


def _same_attempt(before: dict[str, Any], now: dict[str, Any]) -> bool:
    """An attempt that takes several choices before its dice are rolled is one event."""
    return bool(before["odds"]["title"] == now["odds"]["title"])


def _deliver(match: Match, delivery: tuple[int, int, Any, int]) -> None:
    kind, seat, what, _ = delivery
    if kind == CHOSE:
        match.choose(what, seat)
    elif kind == TOGETHER:
        for ask, choice in zip(match.asks, what, strict=True):
            match.choose(choice, ask.seat)
    elif not match.over:
        if what == "":
            match.resign(seat)
        else:
            match.set_controller(seat, str(what))


def _expected(before: World, delivery: tuple[int, int, Any, int], judge: Judgement) -> list[float]:
    """The value to be expected of a choice: the mean over other falls of the dice."""
    sums = [0.0] * judge.seats
    for sample in range(SAMPLES):
        world = before.fork()
        world.position.dice.reseed(derive_seed("luck", before.ply, sample))
        if delivery[0] == TOGETHER:
            world.answer_together(delivery[2])
        else:
            world.answer(delivery[2])
        for seat, value in enumerate(judge.worth(world)):
            sums[seat] += value
    return [total / SAMPLES for total in sums]


def _event(match: Match, renderer: Renderer, seat: int, choice: Any) -> dict[str, Any] | None:
    """A choice that had odds: a battle, an interception, an attempt."""
    ask = match.ask_of(seat)
    odds = None if ask is None else match.rules.odds(match.position, ask, choice)
    if odds is None:
        return None
    return {
        "ply": match.ply,
        "seat": seat,
        **renderer.choice(choice),
        "odds": odds.plain(),
    }


def _point(match: Match, renderer: Renderer, judge: Judgement, luck: list[float]) -> dict[str, Any]:
    view = match.view(OBSERVER)
    scene = renderer.rules.scene(view)
    values = judge.values(match)
    return {
        "ply": match.ply,
        "log": match.log_length(),
        "standing": [[one["side"], one["value"], one["need"]] for one in scene["standing"]],
        "tracks": {name: track["step"] for name, track in scene["tracks"].items()},
        "regions": scene["regions"],
        "gauges": _gauges(renderer.rules, view),
        "status": scene["status"][:2],
        "value": [round(value, 3) for value in values],
        "luck": [round(value, 3) for value in luck],
        "chances": [round(chance, 4) for chance in judge.chances(match, values)],
    }


def _gauges(rules: Rules, view: View) -> list[Gauge]:
    """What else a game wants to be drawn as curves, if it does."""
    return [] if rules.gauges is None else rules.gauges(view)


def _thinned(points: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Not more points than a chart can show; the last one always."""
    step = max(1, math.ceil(len(points) / MOST_POINTS))
    thin = points[::step]
    if thin[-1] is not points[-1]:
        thin.append(points[-1])
    return thin
