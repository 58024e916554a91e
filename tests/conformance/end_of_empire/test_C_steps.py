"""4 The steps of a turn, played at random: what one of them counts is gone when the next begins."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.dice import Dice
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH
from ticonderoga.games.end_of_empire.invariants import invariants
from ticonderoga.games.end_of_empire.position import OVER, Position
from ticonderoga.games.end_of_empire.rules.at_once import settled
from ticonderoga.games.end_of_empire.rules.sequence import PHASES, STEP_NAMES

BY_TURN = ("used", "sailed", "done", "new_agents")
"""What is at 0 when a turn has begun."""
BY_PHASE = ("checked", "tried", "momentum", "ferried", "moved_leaders")
"""What is at 0 when an Operations Phase has begun."""


def left_over(g: Position, step: str) -> list[str]:
    """What a step that has just ended should not have left behind."""
    found = [name for name in ("seen_to", "momentum", "started") if getattr(g, name)]
    if g.queue:
        found.append("queue")
    if step == "turn-begins":
        found += [name for name in BY_TURN if getattr(g, name)]
    if step == "operations-begin":
        found += [name for name in BY_PHASE if getattr(g, name)]
    return [f"{step}: {name}" for name in found]


def visit(g: Position, random: Random) -> None:
    """One visit to the step that is due, answered at random."""
    for procedure in (PHASES[g.step].procedure(g), settled(g)):
        answer: Choice | None = None
        try:
            while True:
                ask: Ask = procedure.send(answer)
                answer = random.choice(ask.question.offer(g, ask))
        except StopIteration:
            assert not g.under_way


@pytest.mark.rule("R-C1")
@pytest.mark.parametrize(
    ("scenario", "seed", "turns"),
    [("jenkins-ear", 1, 13), ("kgw-campaign", 5, 8), ("fiw-campaign", 2, 6),
     ("arw-campaign-1776", 3, 4)],
)  # fmt: skip
def test_nothing_is_left_over_between_the_steps(scenario: str, seed: int, turns: int) -> None:
    g: Position = Situation(scenario).rules.start(Dice(seed))
    random = Random(seed)
    last = g.turn + turns
    found: list[str] = []
    active: dict[str, set[int]] = {}
    while g.step != OVER and g.turn < last:
        step = g.step
        name = STEP_NAMES[step]
        active.setdefault(name, set()).add(g.active)
        visit(g, random)
        assert invariants(g) == []
        if g.step != step:
            found += left_over(g, name)
    assert found == []
    for name in ("operations", "redeployment", "operations-end"):
        assert active[name] == {BRITISH, ALLIED}
    assert active["fleets"] == {BRITISH}
