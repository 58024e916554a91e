"""The strategist: repeatable, fair in every game, within its time, and able to say why."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.agents.clock import Clock
from tests.agents.pile import pile_game
from tests.games.bayonets_tomahawks import test_tactics as tomahawks
from tests.games.end_of_empire import test_tactics as empire
from tests.games.washingtons_war import test_tactics as war
from ticonderoga.agents import worlds
from ticonderoga.agents.guide import Guide
from ticonderoga.agents.planner import Planner
from ticonderoga.agents.rollouts import Prospect, RolloutEffort, Rollouts
from ticonderoga.agents.search import Effort
from ticonderoga.agents.strategist import (
    LEVELS,
    QUICK_PLAYER,
    TURN_LEVELS,
    Strategist,
    make,
)
from ticonderoga.agents.turns import TurnEffort
from ticonderoga.engine.agent import Seen, answer
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import make_agent
from ticonderoga.testing.cases import Case, cases
from ticonderoga.testing.laws import everybody

SMALL = RolloutEffort(((3, 2), (2, 2)), ((2, 2),), QUICK_PLAYER, each=2, final=0.5)
Position = Callable[[Planner], None]
"""A position with a right answer, which an agent must find."""
FAR = 2
"""How often the turn passes in these tests."""


class Shortsighted(Strategist):
    def _guide_of(self, seen: Seen) -> Guide:
        guide = super()._guide_of(seen)
        guide.horizon = FAR
        return guide


def a_strategist(seed: int = 5) -> Strategist:
    """One that looks at little, so that it is quick."""
    agent = Shortsighted("quick", seed)
    agent.effort = Effort(nodes=60, worlds=1, checks=2, narrow=4)
    agent.turn_effort = TurnEffort(
        variations=6, small=2, looks=6, rounds=((3, 1),), small_rounds=((2, 1),), depth=2
    )
    agent.rollouts = SMALL
    agent.each = SMALL.each
    return agent


def first_cases() -> list[Case]:
    """The first scenario of every game."""
    found: dict[str, Case] = {}
    for case in cases():
        found.setdefault(case.game.name, case)
    return list(found.values())


every_game = pytest.mark.parametrize("case", first_cases(), ids=lambda case: case.game.name)


def started(case: Case, decisions: int, seed: int) -> Match:
    """A game after some random decisions, at a question with more than one answer."""
    match = case.match(seed)
    agent = make_agent("random", seed)
    made = 0
    while not match.over:
        seat = match.awaited()[0]
        if made >= decisions and len(match.choices(seat)) > 1:
            return match
        match.choose(answer(match, seat, agent), seat)
        made += 1
    return started(case, decisions // 2, seed)


# ---------------------------------------------------------------------- repeatable and fair


@every_game
@pytest.mark.parametrize("decisions", [0, 21])
def test_it_answers_alike_in_the_true_match_and_in_imagined_ones(
    case: Case, decisions: int
) -> None:
    match = started(case, decisions, 11)
    seat = match.awaited()[0]
    true = a_strategist().choose(Seen(match, seat))
    assert true in match.choices(seat)
    for world in (1, 2):
        assert a_strategist().choose(Seen(match.imagine_match(seat, world), seat)) == true


@every_game
def test_the_same_view_has_the_same_answer_and_the_same_reasons(case: Case) -> None:
    """What a seat cannot know has no influence: worlds that differ in nothing but that."""
    match = started(case, 12, 12)
    seat = match.awaited()[0]
    views = {seed: match.imagine_match(seat, seed) for seed in (3, 4)}
    said = set()
    for other in views.values():
        assert other.view(seat) == match.view(seat)
        agent = a_strategist()
        said.add((agent.choose(Seen(other, seat)), agent.why()))
    assert len(said) == 1


@every_game
def test_it_repeats_by_seed_and_changes_nothing(case: Case) -> None:
    match = started(case, 8, 13)
    before = match.hash()
    seat = match.awaited()[0]
    answers = []
    for _ in range(2):
        agent = a_strategist(7)
        answers.append((agent.choose(Seen(match, seat)), agent.nodes, agent.why()))
    assert answers[0] == answers[1]
    assert match.hash() == before
    for other in everybody(match):
        assert match.imagine(other, 1).hash() == match.imagine(other, 1).hash()


# ---------------------------------------------------------------------- time and levels


@pytest.mark.parametrize("seconds", [0.0, 0.3])
def test_it_keeps_the_time_it_is_given(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """With every look at the clock a hundredth of a second passes; when time is up nothing
    more is begun."""
    match = started(first_cases()[0], 30, 14)
    seat = match.awaited()[0]
    clock = Clock(0.01)
    for module in ("planner", "search", "worlds"):
        monkeypatch.setattr(f"ticonderoga.agents.{module}.monotonic", clock)
    agent = make("deep", 1)
    agent.seconds = seconds
    assert agent.choose(Seen(match, seat)) in match.choices(seat)
    assert clock.now < seconds + 0.5


def test_a_world_cut_short_by_the_clock_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(pile_game(9), seed=1, listen=False)
    match.choose(("bid", 2), 0)
    match.choose(("bid", 0), 1)
    seen = Seen(match, 0)
    search = Rollouts(seen, Guide(match.rules, seen.game), SMALL, 1, 0.055)
    monkeypatch.setattr(worlds, "monotonic", Clock(0.01))
    found = search.run([_Line(("take", n)) for n in (1, 2, 3)])
    assert [len(one.chances) for one in found] == [1, 1, 1]


class _Line:
    """A line of a single choice."""

    def __init__(self, choice: Choice) -> None:
        self.path: tuple[Choice, ...] = (choice,)
        self.value: float = 0.0


def test_deeper_levels_play_more_lines_on_and_follow_more_turns() -> None:
    for rounds in (
        [effort.rounds for effort in LEVELS.values()],
        [effort.small_rounds for effort in LEVELS.values()],
        [effort.rounds for effort in TURN_LEVELS.values()],
    ):
        played = [sum(keep * worlds for keep, worlds in each) for each in rounds]
        assert played == sorted(set(played))


def test_an_unknown_level_is_refused_in_a_sentence() -> None:
    with pytest.raises(TiconderogaError, match=f"no level 'expert'; it has: {', '.join(LEVELS)}"):
        make("expert", 1)


def test_its_name_is_what_makes_it() -> None:
    assert make("", 1).name == "strategist"
    assert make("deep", 1).name == "strategist:deep"


# ---------------------------------------------------------------------- playing on


def pile_match(counters: int) -> Match:
    match = Match(pile_game(counters), seed=1)
    match.choose(("bid", 1), 0)
    match.choose(("bid", 0), 1)
    return match


@pytest.mark.parametrize(("counters", "take"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2), (11, 3)])
def test_it_plays_a_game_it_has_never_heard_of(counters: int, take: int) -> None:
    match = pile_match(counters)
    agent = make("quick", 1)
    assert agent.choose(Seen(match, 0)) == ("take", take)
    assert "wins" in agent.why()


def test_the_line_that_wins_further_on_comes_first() -> None:
    """Of nine counters one must be taken; every line looks alike where it ends."""
    match = pile_match(9)
    seen = Seen(match, 0)
    search = Rollouts(seen, Guide(match.rules, seen.game), LEVELS["normal"], 1, None)
    found = search.run([_Line(("take", n)) for n in (3, 2, 1)])
    assert found[0].path == (("take", 1),)
    assert found[0].value > found[1].value


def test_a_choice_that_somebody_asks_about_is_played_on() -> None:
    match = started(next(c for c in first_cases() if c.game.name == "washingtons-war"), 30, 20)
    seat = match.awaited()[0]
    told = []
    for wanted in (None, match.choices(seat)[-1]):
        agent = a_strategist()
        agent.wanted = wanted
        agent.choose(Seen(match, seat))
        told.append([line.path[0] for line in agent.considered])
    assert match.choices(seat)[-1] not in told[0]
    assert match.choices(seat)[-1] in told[1]


def test_lines_are_judged_at_a_moment_that_all_have_reached() -> None:
    """A line after which the other side has nothing to do runs on; that must not count."""
    match = pile_match(6)
    seen = Seen(match, 0)
    search = Rollouts(seen, Guide(match.rules, seen.game), SMALL, 1, None)
    runs_on = [(0.2, 0.5), (0.4, 0.6), (0.8, 0.0)]
    assert search._judged(runs_on, 0.4) == pytest.approx(0.55)
    assert search._judged(runs_on, 0.8) == pytest.approx(0.275)
    assert search._judged(runs_on, 0.1) == 0.5


def test_lines_that_are_clearly_behind_are_given_up() -> None:
    match = pile_match(6)
    seen = Seen(match, 0)
    search = Rollouts(seen, Guide(match.rules, seen.game), SMALL, 1, None)
    good, level, bad = (Prospect(_Line(("take", n)), n) for n in (1, 2, 3))
    good.chances = [0.7, 0.8, 0.9, 0.6]
    level.chances = [0.9, 0.7, 0.5, 0.8]
    bad.chances = [0.1, 0.3, 0.2, 0.1]
    assert search._unsettled([good, level, bad]) == [good, level]


def test_a_decided_game_is_a_chance_of_one_or_nought_and_a_little_of_how_clear() -> None:
    match = pile_match(3)
    guide = Guide(match.rules, match.setup.game)
    assert 0.0 < guide.chance(match, 0) < 1.0
    match.choose(("take", 3), 0)
    assert match.over
    assert guide.chance(match, 0) > 0.8
    assert guide.chance(match, 0) + guide.chance(match, 1) == pytest.approx(1.0)


# ---------------------------------------------------------------------- positions with an answer


@pytest.mark.parametrize(
    "position",
    [
        war.test_a_free_overrun_is_taken,
        war.test_congress_in_reach_is_dispersed,
        war.test_the_last_card_of_the_war_takes_the_deciding_colony,
        tomahawks.test_an_empty_victory_space_is_taken,
        tomahawks.test_the_space_that_decides_the_year_is_taken_in_the_last_round,
        empire.test_an_undefended_goal_is_taken,
        empire.test_an_attack_at_good_odds_is_made,
        empire.test_an_attack_at_bad_odds_is_not,
    ],
    ids=lambda position: position.__name__,
)
@pytest.mark.parametrize("seed", [1, 2])
def test_it_finds_what_the_planner_finds(position: Position, seed: int) -> None:
    position(make("quick", seed))


# ---------------------------------------------------------------------- saying why


def test_it_says_why_in_chances_and_in_terms_of_the_game() -> None:
    match = started(next(c for c in first_cases() if c.game.name == "washingtons-war"), 30, 20)
    seat = match.awaited()[0]
    agent = make("quick", 1)
    choice = agent.choose(Seen(match, seat))
    said = agent.why()
    assert match.rules.words.say_choice(choice) in said.splitlines()[0]
    assert re.search(r"wins \d+%$", said.splitlines()[0])
    assert "\n2. " in said
    texts = [term.text for term in match.rules.evaluate(match.position, seat)]
    assert any(text in said for text in texts)
