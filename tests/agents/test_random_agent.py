"""The random player: uniform, fast, and a function of seed, seat and ply alone."""

from __future__ import annotations

from collections import Counter

import pytest

from ticonderoga.agents.random_agent import make
from ticonderoga.engine.agent import Seen, answer
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent

CHOICES: list[Choice] = [("a",), ("b",), ("c",), ("d",), ("e",)]


def test_every_choice_is_as_likely() -> None:
    agent = make("", 3)
    counts = Counter(agent.pick(CHOICES, 0, ply) for ply in range(10_000))
    assert sorted(counts) == sorted(CHOICES)
    assert all(1_800 < count < 2_200 for count in counts.values())


def test_the_answer_rests_on_seed_seat_and_ply_alone() -> None:
    forwards = [make("", 3).pick(CHOICES, 1, ply) for ply in range(200)]
    agent = make("", 3)
    backwards = [agent.pick(CHOICES, 1, ply) for ply in reversed(range(200))]
    assert forwards == backwards[::-1]


def test_seats_and_seeds_draw_from_different_streams() -> None:
    streams = [
        tuple(make("", seed).pick(CHOICES, seat, ply) for ply in range(60))
        for seed in (1, 2)
        for seat in (0, 1)
    ]
    assert len(set(streams)) == 4


def test_with_and_without_sight_it_answers_alike() -> None:
    match = Match(find_game("washingtons-war"), seed=5, listen=False)
    agent = make_agent("random", 9)
    for _ in range(60):
        seat = match.awaited()[0]
        blind = answer(match, seat, agent)
        assert agent.choose(Seen(match, seat)) == blind
        match.choose(blind, seat)
    assert agent.why() == ""


def test_it_has_no_levels() -> None:
    with pytest.raises(TiconderogaError, match="no level 'hard'"):
        make("hard", 1)
