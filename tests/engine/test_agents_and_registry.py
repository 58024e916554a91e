"""What an agent receives, and how games and agents are found."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.engine.toy import all_at_once, choose_by, choose_times, toy_match
from ticonderoga.engine import registry
from ticonderoga.engine.agent import Seen, agent_seed, answer
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.testing.cases import Case, cases


class Watcher:
    """Remembers what it was shown and takes the last choice."""

    def __init__(self, needs_sight: bool) -> None:
        self.name = "watcher"
        self.needs_sight = needs_sight
        self.seconds: float | None = None
        self.seen: Seen | None = None

    def pick(self, choices: list[Choice], seat: int, ply: int) -> Choice:
        return choices[-1]

    def choose(self, seen: Seen) -> Choice:
        self.seen = seen
        return seen.choices[-1]

    def why(self) -> str:
        return ""


def test_an_agent_sees_what_its_seat_sees_and_no_more() -> None:
    match = toy_match(choose_times(0, 2, 1, 2), seats=3)
    match.choose(("pick", 1))
    agent = Watcher(needs_sight=True)
    assert answer(match, 0, agent) == ("pick", 2)
    seen = agent.seen
    assert seen is not None
    assert seen.view == match.view(0)
    assert seen.log == match.log(0)
    assert seen.choices == match.choices(0)
    assert seen.ply == match.ply
    assert seen.ask is not None
    assert seen.ask.question.key == "pick"
    assert seen.odds(("pick", 1)) is None
    assert seen.imagine(4).hash() == match.imagine(0, 4).hash()
    secrets = {seen.imagine(seed).position.secrets[1] for seed in range(30)}
    assert len(secrets) > 20
    assert seen._world.position.secrets[1] != match.position.secrets[1]


def test_a_blind_agent_gets_the_choices_alone() -> None:
    match = toy_match(choose_by(0, 1, 2))
    agent = Watcher(needs_sight=False)
    assert answer(match, 0, agent) == ("pick", 2)
    assert agent.seen is None


def test_a_held_answer_of_another_is_not_seen() -> None:
    match = toy_match(all_at_once(0, 1))
    match.choose(("pick", 3), 1)
    seen = Seen(match, 0)
    assert seen.imagine(1).held_answer(1) is None
    assert seen.choices == [("pick", 1), ("pick", 2), ("pick", 3)]


def test_agents_draw_from_a_stream_of_their_own() -> None:
    seeds = {agent_seed(s, seat, ply) for s in range(5) for seat in range(4) for ply in range(50)}
    assert len(seeds) == 1000
    match = toy_match(choose_times(0, 2, 1, 2))
    before = match.position.dice.write()
    answer(match, 0, registry.make_agent("random", 3))
    assert match.position.dice.write() == before


def test_the_random_agent_repeats_itself_and_takes_everything_at_times() -> None:
    taken = set()
    for seed in range(60):
        match = toy_match(choose_by(0, 1, 2, 3))
        first = answer(match, 0, registry.make_agent("random", seed))
        assert first == answer(match, 0, registry.make_agent("random", seed))
        taken.add(first)
    assert taken == {("pick", 1), ("pick", 2), ("pick", 3)}


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_random_agents_play_any_game_to_its_end(case: Case) -> None:
    match = case.match(5)
    agents = [registry.make_agent("random", seat) for seat in range(len(match.rules.seats))]
    rng = random.Random(5)
    while not match.over:
        seat = rng.choice(match.awaited())
        match.choose(answer(match, seat, agents[seat]), seat)
    assert match.result is not None


def test_games_are_found_by_name() -> None:
    assert {"skirmish", "washingtons-war"} <= {game.name for game in registry.all_games()}
    assert registry.find_game("skirmish").title == "Skirmish"


@pytest.mark.parametrize(
    ("find", "name", "said"),
    [
        (registry.find_game, "skirmich", "did you mean 'skirmish'"),
        (registry.find_game, "chess", "there are: "),
        (registry.make_agent, "plannr", "did you mean 'planner'"),
    ],
)
def test_an_unknown_name_is_answered_with_a_hint(
    find: Callable[[str], object], name: str, said: str
) -> None:
    with pytest.raises(TiconderogaError, match=said):
        find(name)
