"""Batches: the same games on one core or several, under any hash seed; failures are told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.engine.save import load
from ticonderoga.lab import batch
from ticonderoga.lab.batch import Outcome, Plan, Series, make_plan, play_blind, play_out, run_batch

WAR = "washingtons-war"


def plan_of(game: str = WAR, **more: object) -> Plan:
    return replace(make_plan(find_game(game)), **more)  # type: ignore[arg-type]


def test_every_game_ends_and_says_how() -> None:
    outcomes, seconds = run_batch(plan_of(seed=4), 6)
    assert seconds > 0
    assert [outcome.index for outcome in outcomes] == list(range(6))
    for outcome in outcomes:
        assert outcome.error == ""
        assert outcome.winners in ((0,), (1,))
        assert outcome.reason in ("colonies", "no_american_cus", "no_british_cus")
        assert 1775 <= outcome.year <= 1783
        assert 0 < outcome.decisions <= outcome.plies
        assert len(outcome.scores) == 2


def test_the_outcome_does_not_depend_on_the_number_of_processes() -> None:
    plan = plan_of(seed=9)
    alone, _ = run_batch(plan, 6, jobs=1)
    shared, _ = run_batch(plan, 6, jobs=2)
    assert alone == shared


def test_the_outcome_does_not_depend_on_the_games_before() -> None:
    plan = plan_of(seed=9)
    alone, _ = run_batch(plan, 4)
    assert Series(plan).play(3) == alone[3]


def test_games_of_a_batch_differ_and_so_do_batches() -> None:
    first, _ = run_batch(plan_of(seed=1), 4)
    second, _ = run_batch(plan_of(seed=2), 4)
    digests = {outcome.digest for outcome in (*first, *second)}
    assert len(digests) == 8


def test_players_and_dice_have_seeds_of_their_own() -> None:
    plan = plan_of(seed=5)
    seeds = {plan.game_seed(i) for i in range(50)}
    seeds |= {plan.player_seed(i, seat) for i in range(50) for seat in (0, 1)}
    assert len(seeds) == 150


def test_simultaneous_asks_and_four_seats() -> None:
    plan = make_plan(find_game("skirmish"), "brawl")
    assert len(plan.seats) == len(plan.agents) == 4
    outcomes, _ = run_batch(plan, 5)
    assert all(outcome.winners and not outcome.error for outcome in outcomes)


def test_an_unnamed_seat_is_played_at_random() -> None:
    assert make_plan(find_game(WAR)).agents == ("random", "random")
    assert make_plan(find_game(WAR), agents={1: "planner:easy"}).agents == (
        "random",
        "planner:easy",
    )


def test_an_agent_with_sight_plays_too() -> None:
    plan = make_plan(find_game("skirmish"), agents={0: "planner:easy"})
    outcomes, _ = run_batch(plan, 2)
    assert all(outcome.winners and not outcome.error for outcome in outcomes)


def test_blind_and_sighted_play_make_the_same_choices() -> None:
    game = find_game(WAR)
    agents = [make_agent("random", seed) for seed in (1, 2)]
    blind = Match(game, seed=3, listen=False)
    sighted = Match(game, seed=3)
    assert play_blind(blind, agents) == play_out(sighted, agents)
    assert blind.hash() == sighted.hash()


def test_a_decision_counts_only_with_two_choices() -> None:
    game = find_game(WAR)
    agents = [make_agent("random", seed) for seed in (1, 2)]
    match = Match(game, seed=3, listen=False)
    counted = play_blind(match, agents)
    again = Match(game, seed=3, listen=False)
    real = 0
    while not again.over:
        seat = again.asks[0].seat
        choices = again.choices(seat)
        real += len(choices) >= 2
        again.choose(agents[seat].pick(choices, seat, again.ply), seat)
    assert counted == real < match.ply


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failure_is_told_and_the_batch_goes_on(jobs: int) -> None:
    plan = plan_of(agents=("random:loud", "random"))
    outcomes, _ = run_batch(plan, 3, jobs)
    assert len(outcomes) == 3
    for index, outcome in enumerate(outcomes):
        assert outcome.seed == plan.game_seed(index)
        assert outcome.error.startswith("before the first choice: TiconderogaError: the random")


def test_a_game_without_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "LONGEST_GAME", 5)
    outcome = Series(plan_of(keep=True)).play(0)
    assert "no end after 6 decisions" in outcome.error
    assert outcome.plies >= 6
    assert load(outcome.saved).ply == outcome.plies


def test_saved_games_come_to_the_listener_alone() -> None:
    heard: list[Outcome] = []
    outcomes, _ = run_batch(plan_of("skirmish", keep=True), 3, tell=heard.append)
    assert [outcome.saved for outcome in outcomes] == ["", "", ""]
    for outcome in heard:
        match = load(outcome.saved)
        assert match.over
        assert match.hash() == outcome.digest
        assert match.controllers == {0: "random", 1: "random"}


@pytest.mark.parametrize(
    ("games", "jobs", "said"), [(0, 1, "at least one game"), (1, 0, "at least one process")]
)
def test_an_empty_batch_is_refused(games: int, jobs: int, said: str) -> None:
    with pytest.raises(TiconderogaError, match=said):
        run_batch(plan_of(), games, jobs)


def test_a_plan_names_what_is_wrong_before_the_first_game() -> None:
    game = find_game(WAR)
    with pytest.raises(TiconderogaError, match="no scenario 'x'"):
        make_plan(game, "x")
    with pytest.raises(TiconderogaError, match="no option 'x'"):
        make_plan(game, options={"x": "y"})
    with pytest.raises(TiconderogaError, match="no agent 'rndom'; did you mean 'random'"):
        make_plan(game, agents={0: "rndom"})
