"""The review of a finished game: chances, luck and events."""

from __future__ import annotations

import pytest

from ticonderoga.agents.guide import Guide
from ticonderoga.engine.agent import answer
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Result
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.lab.chances import UNFITTED_SCALE, Chances, shares, softened
from ticonderoga.lab.past import at_ply
from ticonderoga.lab.review import MOST_POINTS, Point, _thinned, review

WAR = "washingtons-war"


def played(game: str, seed: int) -> Match:
    match = Match(find_game(game), seed=seed)
    agent = make_agent("random", seed)
    while not match.over:
        seat = match.awaited()[0]
        match.choose(agent.pick(match.choices(seat), seat, match.ply), seat)
    return match


def test_review_tells_value_luck_and_chances() -> None:
    match = played(WAR, 1)
    before = match.hash()
    found = review(match)
    assert match.hash() == before
    points = found["points"]
    assert len(points) > 10
    assert [p["ply"] for p in points] == sorted(p["ply"] for p in points)
    assert points[-1]["ply"] == found["plies"]
    for point in points:
        assert abs(sum(point["chances"]) - 1) < 0.01
        assert abs(sum(point["value"])) < 0.01
        assert abs(sum(point["luck"])) < 0.01, "one's luck is the other's misfortune"
        assert all(abs(luck) < 100 * len(points) for luck in point["luck"])
    assert match.result is not None
    assert points[-1]["chances"][match.result.winners[0]] == 1
    assert any(abs(point["luck"][0]) > 0.01 for point in points)
    event = found["events"][0]
    assert event["odds"]["outcomes"]
    assert event["outcome"]
    assert match.rules.words.say_choice(event["choice"])


def test_a_battle_that_takes_several_choices_is_one_event_with_its_outcome() -> None:
    game = find_game("liberty-or-death")
    match = Match(game, "1778-sprint", seed=5)
    agents = [make_agent("non-player", 5 + seat, game) for seat in range(4)]
    for seat in range(4):
        match.set_controller(seat, "non-player")
    while not match.over:
        seat = match.awaited()[0]
        match.choose(answer(match, seat, agents[seat]), seat)
    events = review(match)["events"]
    battles = [event for event in events if event["odds"]["title"].startswith("Battle")]
    fought = [entry for entry in match.log() if entry[0] == "battle"]
    assert len(battles) == len(fought) > 2
    for event in battles:
        assert any("win" in line for line in event["outcome"])


def test_a_game_is_reviewed_when_it_is_over() -> None:
    with pytest.raises(TiconderogaError, match="when it is over"):
        review(Match(find_game("skirmish"), seed=1))


def test_a_resigned_game_is_reviewed_to_its_end() -> None:
    match = Match(find_game("skirmish"), seed=1)
    match.set_controller(0, "ann")
    match.resign(0)
    found = review(match)
    assert match.result is not None
    assert 0 not in match.result.winners
    assert found["points"][0]["chances"] != found["points"][-1]["chances"] or not found["events"]


def test_a_chart_has_not_too_many_points_and_always_the_last() -> None:
    opening = review(played("skirmish", 2))["points"][0]
    points: list[Point] = [{**opening, "ply": ply} for ply in range(3 * MOST_POINTS + 1)]
    thin = _thinned(points)
    assert len(thin) <= MOST_POINTS + 1
    assert thin[0] is points[0]
    assert thin[-1] is points[-1]


def test_a_game_brings_its_own_chances_or_they_are_a_guess() -> None:
    war = Match(find_game(WAR), seed=1)
    fitted = war.rules.guidance.chances
    assert fitted is not None
    assert Chances(war.rules).of(war) == fitted(war.position)
    skirmish = Match(find_game("skirmish"), seed=1)
    chances = Chances(skirmish.rules)
    assert skirmish.rules.guidance.chances is None
    assert chances.of(skirmish) == softened(chances.leads(skirmish), UNFITTED_SCALE)


def test_nobodys_win_is_shared() -> None:
    assert shares(Result((), "draw"), 2) == [0.5, 0.5]
    assert shares(Result((1,), "won"), 2) == [0.0, 1.0]
    assert shares(Result((0, 3), "won"), 4) == [0.5, 0.0, 0.0, 0.5]


def test_leads_are_those_of_the_planners_evaluation() -> None:
    match = Match(find_game(WAR), seed=3)
    guide = Guide(match.rules)
    american, british = [guide.score(match.position, seat) for seat in (0, 1)]
    leads = Chances(match.rules).leads(match)
    assert leads == [(american - british) / 2, (british - american) / 2]


def test_a_lead_of_one_scale_is_odds_of_e_squared_to_one() -> None:
    ahead, behind = softened([50.0, -50.0], 100.0)
    assert ahead / behind == pytest.approx(2.718281828**2)
    assert softened([1e9, -1e9], 1.0)[0] == pytest.approx(1.0)


def test_an_earlier_moment_is_a_match_of_its_own() -> None:
    match = played("skirmish", 4)
    before = match.hash()
    back = at_ply(match, 3)
    assert len(back.deliveries) <= 3
    assert back.deliveries == match.deliveries[: len(back.deliveries)]
    assert at_ply(match, 10**6).hash() == match.hash() == before
