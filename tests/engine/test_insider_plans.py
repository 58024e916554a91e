"""An insider that keeps a plan is in step with the match, wherever it takes it up."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tests.engine.toy import Step, Toy, all_at_once, choose_by, choose_times, pick, toy_game
from ticonderoga.engine.agent import OwnPlayerAgent, Seen
from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.match import Match
from ticonderoga.engine.save import load, save

NUMBERS = (1, 2, 3, 4, 5, 6)


class Planner:
    """Rolls a first number and a stride, and picks along it. In the middle of something that it
    has not planned it picks the last number."""

    def __init__(self) -> None:
        self.plan: list[int] = []
        self.asked = 0
        self.forgot = 0

    def forget(self) -> None:
        self.plan = []
        self.forgot += 1

    def decide(self, g: Any, ask: Ask) -> Choice:
        self.asked += 1
        if not self.plan:
            if len(g.trail) > g.step * 10:
                return ("pick", ask.among[-1])  # something is begun, but not by this plan
            first, stride = g.dice.d6(), g.dice.d6()
            self.plan = [(first + stride * n) % len(NUMBERS) for n in range(8)]
        return ("pick", ask.among[self.plan.pop(0) % len(ask.among)])


def planner(seed: int = 5) -> tuple[OwnPlayerAgent, Planner]:
    mind = Planner()
    return OwnPlayerAgent("planner", mind, seed), mind


def match_of(*steps: Step) -> Match:
    return Match(toy_game(list(steps)), seed=3)


def play(match: Match, insider: OwnPlayerAgent, times: int) -> list[int]:
    """Let it answer so often; what it picked."""
    picked = []
    for _ in range(times):
        seat = match.awaited()[0]
        choice = insider.answer(match, seat)
        match.choose(choice, seat)
        picked.append(choice[1])
    return picked


def whole() -> list[int]:
    return play(match_of(choose_times(0, 5, *NUMBERS)), planner()[0], 5)


def test_a_plan_is_made_once_and_followed() -> None:
    insider, mind = planner()
    match = match_of(choose_times(0, 5, *NUMBERS))
    picked = play(match, insider, 5)
    steps = {(b - a) % 6 for a, b in itertools.pairwise(picked)}
    assert len(steps) == 1
    assert mind.asked == 5
    assert mind.forgot == 1


@pytest.mark.parametrize("after", [1, 2, 4])
def test_another_process_takes_the_plan_up(after: int) -> None:
    match = match_of(choose_times(0, 5, *NUMBERS))
    before = play(match, planner()[0], after)
    again = load(save(match), lambda name: match.setup.game)
    assert before + play(again, planner()[0], 5 - after) == whole()


def test_a_fork_is_followed_and_left_again() -> None:
    insider, _ = planner()
    match = match_of(choose_times(0, 5, *NUMBERS))
    play(match, insider, 2)
    twin = match.fork()
    assert play(twin, insider, 3) == whole()[2:]
    assert play(match, insider, 3) == whole()[2:]


def test_what_is_taken_back_is_planned_again() -> None:
    insider, mind = planner()
    match = match_of(choose_times(0, 5, *NUMBERS))
    play(match, insider, 3)
    match.undo(0)
    assert play(match, insider, 3) == whole()[2:]
    assert mind.forgot == 2


def test_a_stranger_s_choice_is_noticed() -> None:
    """A person has made the second choice, and not as planned: the plan is given up."""
    insider, _ = planner()
    match = match_of(choose_times(0, 5, *NUMBERS))
    play(match, insider, 1)
    other = next(n for n in NUMBERS if n != whole()[1])
    match.choose(("pick", other), 0)
    assert play(match, insider, 3) == [6, 6, 6]


def test_a_stranger_who_chooses_alike_leaves_the_plan() -> None:
    insider, _ = planner()
    match = match_of(choose_times(0, 5, *NUMBERS))
    play(match, insider, 1)
    match.choose(("pick", whole()[1]), 0)
    assert play(match, insider, 3) == whole()[2:]


def test_a_take_over_in_the_middle() -> None:
    match = match_of(choose_times(0, 4, *NUMBERS))
    match.choose(("pick", next(n for n in NUMBERS if n != whole()[0])), 0)
    match.set_controller(0, "planner")
    assert play(match, planner()[0], 3) == [6, 6, 6]


def test_a_checkpoint_ends_a_plan() -> None:
    """The second step begins with a plan of its own; ten picks a step keep the toy in order."""

    def ten(g: Toy) -> Procedure[None]:
        for _ in range(8):
            g.chose(0, (yield pick(0, *NUMBERS)))
        for _ in range(2):
            g.rolled()

    insider, mind = planner()
    match = match_of(ten, ten)
    first = play(match, insider, 8)
    second = play(match, insider, 8)
    assert mind.forgot == 2
    assert len({(b - a) % 6 for a, b in itertools.pairwise(second)}) == 1
    assert len(first) == 8


def test_dice_and_other_seats_between_do_not_disturb_it() -> None:
    def mixed(g: Toy) -> Procedure[None]:
        for _ in range(3):
            g.chose(0, (yield pick(0, *NUMBERS)))
            g.rolled()
            g.chose(1, (yield pick(1, 1, 2)))

    def run(renew: bool) -> list[Any]:
        match = match_of(mixed)
        insider, _ = planner()
        while not match.over:
            seat = match.awaited()[0]
            if seat == 1:
                match.choose(("pick", 2), 1)
                continue
            if renew:
                insider, _ = planner()
            match.choose(insider.answer(match, 0), 0)
        return match.deliveries

    assert run(renew=True) == run(renew=False)


def test_a_hint_in_a_sealed_world_follows_the_plan() -> None:
    """The world that a seat sees was dealt anew, but its plies and the insider's rolls are those
    of the true one."""
    match = match_of(choose_times(0, 5, *NUMBERS))
    play(match, planner()[0], 2)
    assert planner()[0].choose(Seen(match, 0)) == ("pick", whole()[2])


def test_secret_answers_are_gone_through_as_well() -> None:
    def two(g: Toy) -> Procedure[None]:
        yield from all_at_once(0, 1)(g)
        yield from choose_times(0, 2, *NUMBERS)(g)

    def run(renew: bool) -> list[Any]:
        match = match_of(two)
        insider, _ = planner()
        match.choose(insider.answer(match, 0), 0)
        match.choose(("pick", 1), 1)
        for _ in range(2):
            if renew:
                insider, _ = planner()
            match.choose(insider.answer(match, 0), 0)
        return match.deliveries

    assert run(renew=True) == run(renew=False)


def test_one_insider_for_two_seats_keeps_them_apart() -> None:
    def turns(g: Toy) -> Procedure[None]:
        for _ in range(2):
            for seat in (0, 1):
                g.chose(seat, (yield pick(seat, *NUMBERS)))

    shared = match_of(turns, choose_by(0, 1, 2))
    play(shared, planner()[0], 4)
    assert len(shared.position.trail) == 4
