"""Whole lines of play that a game proposes: tried out in imagined worlds, followed, told."""

from __future__ import annotations

from typing import Any

import pytest

from tests.agents.pile import pile_game
from ticonderoga.agents.guide import Guide
from ticonderoga.agents.planner import LEVELS, make
from ticonderoga.agents.proposals import ProposalSearch, Thread, Trial
from ticonderoga.engine.agent import Seen, answer
from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.game import Guidance, Proposal
from ticonderoga.engine.match import Match


def a_match(counters: int, *proposed: Proposal) -> Match:
    """A pile from which the first seat takes, with what its game proposes there."""

    def proposals(g: Any, ask: Ask, choices: list[Choice], number: int) -> list[Proposal]:
        return list(proposed) if ask.question.key == "take" else []

    match = Match(pile_game(counters), seed=1, listen=False)
    match.choose(("bid", 2), 0)
    match.choose(("bid", 0), 1)
    match.rules.guidance = Guidance(opens_turn=lambda ask: True, proposals=proposals)
    return match


def tried(match: Match) -> list[Trial]:
    seen = Seen(match, 0)
    return ProposalSearch(seen, Guide(match.rules, seen.game), LEVELS["normal"], 5, None).run()


def test_the_best_line_comes_first_whatever_was_promised() -> None:
    lines = [Proposal((("take", n),), 0.0) for n in (1, 2, 3)]
    found = tried(a_match(6, *lines))
    assert found[0].path == (("take", 2),)
    assert [trial.worlds > 0 for trial in found] == [True, True, True]


def test_a_promise_counts_like_some_worlds() -> None:
    modest, loud = Proposal((("take", 2),), 0.0), Proposal((("take", 1),), 100.0)
    assert tried(a_match(6, modest, loud))[0].path == (("take", 1),)


def test_an_effort_is_taken_off() -> None:
    cheap, dear = Proposal((("take", 2),), 0.0), Proposal((("take", 2),), 0.0, effort=1.0)
    found = tried(a_match(6, dear, cheap))
    assert found[0].proposal is cheap
    assert found[0].value == pytest.approx(found[1].value + 1.0)


def test_what_comes_off_with_half_a_chance_counts_half() -> None:
    sure = Trial(Proposal((("take", 1),), 0.0), 0.0)
    even = Trial(Proposal((("take", 1),), 0.0, chance=0.5, pivot=1), 0.0)
    for trial in (sure, even):
        trial.total, trial.worlds = 30.0, 3
    assert even.value == pytest.approx(sure.value / 2)


def test_nothing_proposed_is_nothing_tried_and_the_planner_searches() -> None:
    match = a_match(6)
    assert tried(match) == []
    assert answer(match, 0, make("", 1)) == ("take", 2)


def test_a_thread_goes_on_only_where_all_is_as_foreseen() -> None:
    trial = Trial(Proposal((("a",), ("b",), ("c",)), 0.0), 0.0)
    trial.marks = {(1, ("q",)): ("b",), (2, ("r",)): ("c",)}
    thread = Thread(trial)
    assert thread.next(("r",), [("x",)]) is None
    assert thread.next(("q",), [("b",), ("x",)]) == ("b",)
    assert thread.next(("q",), [("b",)]) is None
    assert thread.next(("r",), [("c",)]) == ("c",)


def test_the_planner_tells_what_it_tried() -> None:
    lines = [Proposal((("take", n),), 0.0) for n in (1, 2)]
    planner = make("", 1)
    match = a_match(6, *lines)
    assert answer(match, 0, planner) == ("take", 2)
    assert planner.why().startswith("1. Take 2: ")
    assert "\n2. Take 1: " in planner.why()


def test_the_same_seed_tries_the_same() -> None:
    lines = [Proposal((("take", n),), 0.0) for n in (1, 2, 3)]
    values = [[trial.value for trial in tried(a_match(7, *lines))] for _ in range(2)]
    assert values[0] == values[1]
