"""Whole turns, planned with the help of a game's own players."""

from __future__ import annotations

from typing import Any

import pytest

from tests.agents.pile import Pile, pile_game
from ticonderoga.agents.guide import Guide
from ticonderoga.agents.planner import LEVELS, TURN_LEVELS, make
from ticonderoga.agents.turns import ENDING_EVERY, Turn, TurnEffort, TurnSearch
from ticonderoga.agents.walk import Step, Walk
from ticonderoga.engine.agent import Agent, Seen, answer
from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.game import OwnPlayer, OwnPlayers
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent

GAME = find_game("liberty-or-death")
RULES = GAME.rules("1778", {option.name: option.default for option in GAME.options})
SEATS = range(4)


class Taker:
    """A player that always takes one, and bids nothing."""

    def decide(self, g: Pile, ask: Ask) -> Choice:
        return ("bid", 0) if ask.question.key == "bid" else ("take", 1)

    def forget(self) -> None:
        """It never thinks of anything."""


TAKERS = OwnPlayers(("taker",), lambda name, level: Taker())
"""The pile's own players."""


def new_match(seed: int, seat: int) -> Match:
    """A match in which one seat is the planner's."""
    match = Match(GAME, "1778", seed=seed, rules=RULES, listen=False)
    for other in SEATS:
        match.set_controller(other, "planner" if other == seat else "non-player")
    return match


def table(seed: int, seat: int, level: str = "easy") -> list[Agent]:
    agents: list[Agent] = [make_agent("non-player", seed + at, GAME) for at in SEATS]
    agents[seat] = make(level, seed)
    return agents


def play_on(match: Match, agents: list[Agent], seat: int, asked: int) -> None:
    """Until the seat has been asked so many times and is asked again."""
    while not match.over:
        who = match.awaited()[0]
        if who == seat:
            if not asked:
                return
            asked -= 1
        match.choose(answer(match, who, agents[who]), who)


# ---------------------------------------------------------------------- own players


@pytest.mark.parametrize("counters", [2, 3, 5, 6, 7])
def test_it_takes_so_that_a_multiple_of_four_is_left(counters: int) -> None:
    match = Match(pile_game(counters, TAKERS), seed=1)
    match.choose(("bid", 1), 0)
    match.choose(("bid", 0), 1)
    choice = answer(match, 0, make("", 3))
    assert (counters - choice[1]) % 4 == 0


def test_a_secret_bid_is_no_turn_and_is_still_answered() -> None:
    match = Match(pile_game(9, TAKERS), seed=1)
    assert answer(match, 0, make("", 3)) in match.choices(0)


def test_a_walk_goes_to_the_end_and_leaves_the_match_alone() -> None:
    match = Match(pile_game(9, TAKERS), seed=1)
    match.choose(("bid", 1), 0)
    match.choose(("bid", 0), 1)
    before = match.hash()
    players: list[OwnPlayer] = [Taker(), Taker()]
    walk = Walk(match.world, 0, players, Dice(1))
    walk.finish([("take", ("take", 3))])
    assert [choice for _, _, choice in walk.made] == [("take", 3)]
    assert walk.position.counters == 6
    walk.go_on(lambda ask: False, 0)
    assert walk.over
    result = walk.result
    assert result is not None
    assert result.winners == (0,)
    assert match.hash() == before


# ---------------------------------------------------------------------- a big one


@pytest.mark.parametrize("seat", SEATS)
def test_it_plays_a_whole_game_in_every_seat(seat: int) -> None:
    match = new_match(40 + seat, seat)
    agents = table(9, seat)
    while not match.over:
        who = match.awaited()[0]
        match.choose(answer(match, who, agents[who]), who)
    assert match.result is not None


def test_asked_twice_it_answers_twice_the_same_and_changes_nothing() -> None:
    match = new_match(50, 1)
    agents = table(5, 1)
    for _ in range(12):
        play_on(match, agents, 1, 0)
        before = match.hash()
        choice = agents[1].choose(Seen(match, 1))
        assert agents[1].choose(Seen(match, 1)) == choice
        assert match.hash() == before
        assert choice in match.choices(1)
        match.choose(choice, 1)


def test_it_answers_alike_in_the_true_match_and_in_imagined_ones() -> None:
    match = new_match(51, 3)
    here, there = make("easy", 5), make("easy", 5)
    agents = table(5, 3)
    for number in range(12):
        play_on(match, agents, 3, 0)
        choice = here.choose(Seen(match, 3))
        assert there.choose(Seen(match.imagine_match(3, number), 3)) == choice
        match.choose(choice, 3)


def test_a_turn_is_planned_once_and_followed_step_by_step() -> None:
    match = new_match(52, 1)
    agents = table(6, 1, "normal")
    planner: Any = agents[1]
    followed = 0
    for _ in range(40):
        play_on(match, agents, 1, 0)
        if match.over:
            break
        looked = planner.nodes
        choice = planner.choose(Seen(match, 1))
        if planner.why().startswith("Part of the plan for this turn"):
            followed += 1
            assert planner.nodes == looked
        match.choose(choice, 1)
    assert followed > 5


def test_why_names_the_turn_the_others_and_what_decided() -> None:
    match = new_match(53, 0)
    agents = table(7, 0, "normal")
    play_on(match, agents, 0, 0)
    while match.asks[0].question.key != "turn" or len(match.choices(0)) < 3:
        play_on(match, agents, 0, 1)
    planner = make("", 7)
    planner.choose(Seen(match, 0))
    said = planner.why()
    assert said.startswith("1. ")
    assert "\n2. " in said
    texts = {term.text for term in RULES.evaluate(match.position, 0)}
    assert any(text in said for text in texts)


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_every_level_plans_whole_turns_too(level: str) -> None:
    assert sorted(TURN_LEVELS) == sorted(LEVELS)
    match = new_match(57, 1)
    agents = table(8, 1, level)
    play_on(match, agents, 1, 0)
    assert agents[1].choose(Seen(match, 1)) in match.choices(1)


def test_the_minds_own_turn_is_always_considered() -> None:
    match = new_match(54, 1)
    agents = table(8, 1)
    play_on(match, agents, 1, 3)
    search = TurnSearch(
        Seen(match, 1), Guide(RULES, GAME), TURN_LEVELS["easy"], 3, None, []
    )
    turns = search.run_to_glance()
    assert sum(turn.first for turn in turns) == 1
    assert [turn.glance for turn in turns] == sorted(
        [turn.glance for turn in turns], reverse=True
    )
    assert len({turn.path for turn in turns}) == len(turns)


def test_an_easy_opponent_misjudges_whole_turns_too() -> None:
    match = new_match(55, 1)
    agents = table(8, 1)
    differ = 0
    for number in range(12):
        play_on(match, agents, 1, 1 if number else 0)
        blurred, sharp = make("easy", number), make("easy", number)
        sharp.effort = LEVELS["normal"]
        differ += blurred.choose(Seen(match, 1)) != sharp.choose(Seen(match, 1))
    assert differ


def test_a_question_within_a_turn_is_followed_less_than_its_first() -> None:
    effort = TurnEffort(
        variations=4, small=2, looks=6, rounds=((2, 3),), small_rounds=((2, 1),), depth=1
    )
    match = new_match(56, 1)
    agents = table(8, 1)
    followed: dict[bool, set[int]] = {True: set(), False: set()}
    for _ in range(20):
        play_on(match, agents, 1, 0)
        search = TurnSearch(Seen(match, 1), Guide(RULES, GAME), effort, 3, None, [])
        turns = search.run()
        if len(turns) > 1:
            first = search.opens_turn(match.asks[0])
            followed[first].add(max(turn.followed for turn in turns))
        play_on(match, agents, 1, 1)
    assert followed == {True: {3}, False: {1}}


class Noting(TurnSearch):
    """Notes where a variation departs from its script, counted from the end."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.noted: list[int] = []

    def _look(self, script: list[Step], roll: int, wild: int = -1) -> Turn:
        if wild >= 0:
            self.noted.append(len(script) - wild)
        return super()._look(script, roll, wild)


def test_every_so_often_a_variation_ends_otherwise() -> None:
    match = new_match(54, 1)
    agents = table(8, 1)
    seen: set[int] = set()
    for _ in range(6):
        play_on(match, agents, 1, 0)
        search = Noting(Seen(match, 1), Guide(RULES, GAME), TURN_LEVELS["normal"], 3, None, [])
        search.run_to_glance()
        assert len(search.noted) > ENDING_EVERY
        assert set(search.noted[::ENDING_EVERY]) == {1}
        seen.update(search.noted)
        play_on(match, agents, 1, 1)
    assert seen > {1}
