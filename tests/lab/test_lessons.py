"""The decisions of a finished game that cost most."""

from __future__ import annotations

import pytest

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.lab.lessons import LEAST, MOST_LESSONS, Judge, lessons, moments
from ticonderoga.lab.past import at_ply

WAR = "washingtons-war"


def played(seed: int) -> Match:
    match = Match(find_game(WAR), seed=seed)
    agent = make_agent("random", seed)
    while not match.over:
        seat = match.awaited()[0]
        match.choose(agent.pick(match.choices(seat), seat, match.ply), seat)
    return match


MATCH = played(1)


def test_lessons_are_costly_decisions_with_something_better_that_was_offered() -> None:
    told: list[tuple[int, int]] = []
    found = lessons(
        MATCH, [0], quick="planner:easy", strong="planner", tell=lambda *at: told.append(at)
    )
    assert 0 < len(found) <= MOST_LESSONS, "random play costs something"
    assert [one.ply for one in found] == sorted(one.ply for one in found)
    for one in found:
        then = at_ply(MATCH, one.ply)
        assert one.seat == 0
        assert one.chosen == MATCH.deliveries[one.ply][2]
        assert one.chosen != one.better
        assert one.better in then.choices(0)
        assert LEAST <= one.cost <= 1.0
        assert 0.0 <= one.chance < one.best <= 1.0
        assert MATCH.rules.words.say_choice(one.better) in one.why
    assert told[-1] == (len(told), len(moments(MATCH, [0])))


def test_a_lesson_knows_nothing_that_the_seat_did_not() -> None:
    """The same moment in a world that the seat cannot tell from the true one: the same lesson."""
    judge = Judge(MATCH, "planner:easy", None)
    checked = 0
    for moment in moments(MATCH, [0])[:12]:
        lesson = judge.look(moment)
        again = judge.look(moment)
        assert lesson == again
        checked += lesson is not None
        true = at_ply(MATCH, moment.ply)
        assert moment.seen.imagine(5).hash() == true.imagine(0, 5).hash()
    assert checked


def test_without_time_there_are_no_lessons() -> None:
    assert lessons(MATCH, [0], seconds=1e-9) == []


def test_what_cannot_be_reviewed_is_told_in_a_sentence() -> None:
    with pytest.raises(TiconderogaError, match="when it is over"):
        lessons(Match(find_game(WAR), seed=1))
    with pytest.raises(TiconderogaError, match="random does not tell"):
        lessons(MATCH, [0], quick="random")
