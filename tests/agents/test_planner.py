"""The planner: repeatable, fair, within its budget, and able to say why."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.agents.clock import Clock
from tests.agents.pile import pile_game
from ticonderoga.agents.planner import LEVELS, Planner, make
from ticonderoga.agents.search import Effort
from ticonderoga.engine.agent import Agent, Seen, answer
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.engine.world import redeal
from ticonderoga.lab.batch import play_out as play

GAME = find_game("washingtons-war")
RULES = GAME.rules("standard", {"edition": "official-2014", "draw-again": "no", "pack": ""})


def new_match(seed: int) -> Match:
    return Match(GAME, seed=seed, rules=RULES, listen=False)


def play_on(match: Match, decisions: int, seed: int = 0) -> None:
    """Random choices for a while."""
    agent = make_agent("random", seed)
    for _ in range(decisions):
        if match.over:
            return
        seat = match.awaited()[0]
        match.choose(answer(match, seat, agent), seat)


def win_share(specs: tuple[str, str], seat: int, games: int) -> int:
    wins = 0
    for number in range(games):
        match = new_match(300 + number)
        agents: list[Agent] = [make_agent(spec, number) for spec in specs]
        play(match, agents)
        result = match.result
        assert result is not None
        wins += seat in result.winners
    return wins


# ---------------------------------------------------------------------- strength


def test_it_beats_random_play_as_the_american() -> None:
    assert win_share(("planner", "random"), 0, 6) >= 5


def test_it_beats_random_play_as_the_british() -> None:
    assert win_share(("random", "planner"), 1, 6) >= 5


# ---------------------------------------------------------------------- repeatable and fair


@pytest.mark.parametrize("decisions", [0, 9, 15, 24, 40, 77, 130, 190])
def test_it_answers_alike_in_the_true_match_and_in_imagined_ones(decisions: int) -> None:
    match = new_match(11)
    play_on(match, decisions)
    assert not match.over
    seat = match.awaited()[0]
    true = make("", 5).choose(Seen(match, seat))
    for world in (1, 2):
        assert make("", 5).choose(Seen(match.imagine_match(seat, world), seat)) == true


def test_following_a_plan_it_still_answers_alike_in_imagined_worlds() -> None:
    """Two planners of one seed, one at the true match and one at imagined ones."""
    match = new_match(12)
    here, there = make("", 5), make("", 5)
    random = make_agent("random", 1)
    compared = 0
    while not match.over and compared < 45:
        seat = match.awaited()[0]
        if seat == 0:
            choice = here.choose(Seen(match, 0))
            assert there.choose(Seen(match.imagine_match(0, compared), 0)) == choice
            compared += 1
        else:
            choice = answer(match, seat, random)
        match.choose(choice, seat)
    assert compared > 20


def test_asked_twice_it_answers_twice_the_same() -> None:
    match = new_match(13)
    agent = make("", 5)
    for _ in range(30):
        seat = match.awaited()[0]
        choice = agent.choose(Seen(match, seat))
        assert agent.choose(Seen(match, seat)) == choice
        match.choose(choice, seat)


def test_a_game_between_planners_repeats() -> None:
    lines = []
    for _ in range(2):
        match = new_match(14)
        agents: list[Agent] = [make_agent("planner:easy", 3), make_agent("planner:easy", 4)]
        play(match, agents)
        lines.append((match.deliveries, match.hash()))
    assert lines[0] == lines[1]


def test_it_never_changes_the_match_it_is_asked_in() -> None:
    match = new_match(15)
    play_on(match, 30)
    before = match.hash()
    make("hard", 1).choose(Seen(match, match.awaited()[0]))
    assert match.hash() == before


def test_an_imagined_world_is_dealt_anew_from_its_checkpoint_as_at_the_end() -> None:
    """The checkpoint is dealt anew where nothing was revealed since; the world is the one that
    a re-deal of the position itself would give, with the same future."""
    match = new_match(16)
    for _ in range(60):
        play_on(match, 1)
        seat = match.awaited()[0]
        world = match.imagine(seat, 7)
        late = match.world.fork()
        redeal(late.rules, late.position, seat, 7)
        assert world.hash() == late.hash()
        assert world.choices(seat) == late.choices(seat)


# ---------------------------------------------------------------------- budget


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_the_budget_counts_nodes(level: str) -> None:
    """The budget may be overrun by one glance around, by the check of the leaders and by
    the replies, never by more."""
    match = new_match(17)
    play_on(match, 30)
    agent = make(level, 1)
    effort = agent.effort
    agent.choose(Seen(match, match.awaited()[0]))
    replies = effort.replies * effort.reply_worlds * 400
    assert 0 < agent.nodes <= 2 * effort.nodes + 200 + replies


def test_harder_levels_look_at_more() -> None:
    looked = {}
    for level in LEVELS:
        match = new_match(18)
        play_on(match, 30)
        agent = make(level, 1)
        agent.choose(Seen(match, match.awaited()[0]))
        looked[level] = agent.nodes
    assert looked["easy"] < looked["normal"] < looked["hard"]


def test_a_clock_caps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(19)
    play_on(match, 30)
    seen = Seen(match, match.awaited()[0])
    free = make("hard", 1)
    free.choose(seen)
    clock = Clock(0.01)
    for module in ("planner", "search"):
        monkeypatch.setattr(f"ticonderoga.agents.{module}.monotonic", clock)
    agent = make("hard", 1)
    agent.seconds = 0.0
    assert agent.choose(seen) in match.choices()
    assert agent.nodes < free.nodes
    assert clock.now < 0.5, "when time is up nothing more is begun"


def test_an_unknown_level_is_refused_in_a_sentence() -> None:
    known = "beginner, easy, normal, hard"
    with pytest.raises(TiconderogaError, match=f"no level 'expert'; it has: {known}"):
        make("expert", 1)


# ---------------------------------------------------------------------- saying why


def test_it_says_why_in_terms_of_the_game() -> None:
    match = new_match(20)
    play_on(match, 30)
    seat = match.awaited()[0]
    agent = make("", 1)
    choice = agent.choose(Seen(match, seat))
    said = agent.why()
    assert match.rules.words.say_choice(choice) in said
    assert "\n2. " in said
    texts = [term.text for term in match.rules.evaluate(match.position, seat)]
    assert any(text in said for text in texts)
    ranked = [line[3:].rsplit(": ", 1)[0] for line in said.splitlines() if line[1:3] == ". "]
    assert len(set(ranked)) == len(ranked) > 1
    assert not re.search(r"-\d", said), "a true minus"
    assert said.endswith("Points are the bot's own: more is better for you.")


def test_it_has_nothing_to_say_before_its_first_choice() -> None:
    assert make("", 1).why() == ""


# ---------------------------------------------------------------------- any game


def pile_match(counters: int, bids: tuple[int, int]) -> Match:
    match = Match(pile_game(counters), seed=1)
    match.choose(("bid", bids[0]), 0)
    match.choose(("bid", bids[1]), 1)
    return match


def test_that_a_line_ends_the_game_is_said_in_words_not_in_points() -> None:
    match = pile_match(3, (1, 0))
    agent = make("", 1)
    agent.choose(Seen(match, match.awaited()[0]))
    said = agent.why().splitlines()[-2]
    assert said.startswith("What decided: wins the game; ")
    assert "decided +" not in said


@pytest.mark.parametrize(("counters", "take"), [(5, 1), (6, 2), (7, 3), (3, 3), (11, 3)])
def test_it_plays_a_game_it_has_never_heard_of(counters: int, take: int) -> None:
    match = pile_match(counters, (1, 0))
    agent = make("", 1)
    assert agent.choose(Seen(match, 0)) == ("take", take)
    assert "Take" in agent.why()


def test_it_bids_in_secret_and_plays_a_whole_game() -> None:
    match = Match(pile_game(21), seed=1)
    agents: list[Agent] = [make("", 1), make("easy", 2)]
    play(match, agents)
    assert match.result is not None


def test_a_single_choice_needs_no_thought() -> None:
    match = Match(GAME, seed=1, rules=RULES)
    agent = make("", 1)
    only = single_choice(match, agent)
    assert only in match.choices()
    assert agent.nodes == 0


def single_choice(match: Match, agent: Planner) -> Choice:
    """Play on at random to a secret ask with one choice, such as the lead without a campaign."""
    random = make_agent("random", 2)
    while True:
        seat = match.awaited()[0]
        if len(match.choices(seat)) == 1:
            return agent.choose(Seen(match, seat))
        match.choose(answer(match, seat, random), seat)


def test_without_sight_it_guesses_among_the_choices() -> None:
    choices: list[Choice] = [("a",), ("b",)]
    picked = {make("", 1).pick(choices, 0, ply) for ply in range(20)}
    assert picked == set(choices)


class _Scored:
    """A line of which only the value matters."""

    def __init__(self, value: float) -> None:
        self.value = value


class _Measure:
    def __init__(self, misjudgement: float) -> None:
        self.misjudgement = misjudgement


def test_a_beginner_is_off_in_the_measure_of_the_game() -> None:
    planner: Any = make("easy", 1)
    lines = [_Scored(13.0), _Scored(0.0)]

    def mistaken(misjudgement: float) -> int:
        """In how many of a hundred cases the worse line comes first."""
        return sum(
            planner._blurred(lines, seed, _Measure(misjudgement))[0] is lines[1]
            for seed in range(100)
        )

    assert mistaken(1.0) == 0
    assert 0 < mistaken(3.0) < 50


def test_a_beginner_overlooks_some_lines_but_never_all() -> None:
    planner: Any = make("easy", 1)
    lines = [_Scored(float(value)) for value in range(4)]

    def noticed(misjudgement: float) -> list[list[_Scored]]:
        return [planner._noticed(lines, seed, _Measure(misjudgement)) for seed in range(200)]

    assert 620 < sum(map(len, noticed(1.0))) < 710, "a sixth is overlooked"
    assert 330 < sum(map(len, noticed(3.0))) < 470, "half, where three times as much is at stake"
    assert all(noticed(3.0))
    assert any(lines[3] not in found for found in noticed(3.0)), "the best one, too"
    assert {make(level, 1).effort.overlooks for level in ("normal", "hard")} == {0.0}


def test_the_beginner_overlooks_more_than_the_easy_opponent_but_not_everything() -> None:
    lines = [_Scored(float(value)) for value in range(10)]

    def noticed(level: str, misjudgement: float) -> int:
        planner: Any = make(level, 1)
        measure = _Measure(misjudgement)
        return sum(len(planner._noticed(lines, seed, measure)) for seed in range(200))

    assert noticed("beginner", 1.0) < noticed("easy", 1.0)
    most = noticed("beginner", 9.0)
    assert 550 < most < 670, "a fifth is noticed, and all ten where none would be left"


def test_a_beginner_overlooks_plans_and_not_the_steps_of_one() -> None:
    match = new_match(19)
    planner: Any = make("easy", 1)
    planner.effort = Effort(nodes=40, worlds=1, checks=1, narrow=3, overlooks=0.9)
    lines = [_Scored(float(value)) for value in range(9)]
    opens_turn = match.rules.guidance.opens_turn
    assert opens_turn is not None
    left: dict[bool, int] = {}
    while len(left) < 2:
        seen = Seen(match, match.awaited()[0])
        assert seen.ask is not None
        guide = planner._guide_of(seen)
        left[opens_turn(seen.ask)] = len(planner._as_a_beginner(lines, seen, 1, guide))
        match.choose(seen.choices[0], seen.seat)
    assert left[False] == 9
    assert left[True] < 5
