"""The evaluation: the sum of its terms, turned round for the other side, and sensible."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.agents.planner import make
from ticonderoga.engine.agent import answer
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import make_agent
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH
from ticonderoga.games.end_of_empire.data.pack import PACKS
from ticonderoga.games.end_of_empire.evaluate import Judge, prospect, taken
from ticonderoga.games.end_of_empire.evaluate_goals import Goals
from ticonderoga.games.end_of_empire.game import GAME
from ticonderoga.games.end_of_empire.plan_forces import find_reach
from ticonderoga.games.end_of_empire.plans import Draft
from ticonderoga.games.end_of_empire.position import Position

SCENARIOS = [scenario.name for scenario in GAME.scenarios]


def positions(scenario: str, every: int = 40, most: int = 400) -> list[Position]:
    """Positions out of a random game."""
    agent = make_agent("random", 4)
    match = Match(GAME, scenario, seed=3, listen=False)
    found: list[Position] = []
    for at in range(most):
        if match.over:
            break
        if at % every == 0:
            found.append(match.position.copy())
        seat = match.awaited()[0]
        match.choose(answer(match, seat, agent), seat)
    return found


def term(s: Situation, key: str, seat: int = BRITISH) -> float:
    return {term.key: term.value for term in s.rules.evaluate(s.g, seat)}[key]


def goal(goals: Goals, hex: int) -> int:
    return goals.hexes.index(hex)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_score_is_the_sum_of_readable_terms_and_turns_round(scenario: str) -> None:
    rules = GAME.rules(scenario, {option.name: option.default for option in GAME.options})
    score = rules.guidance.score
    assert score is not None
    for g in positions(scenario):
        terms = rules.evaluate(g, BRITISH)
        assert score(g, BRITISH) == pytest.approx(sum(term.value for term in terms))
        assert score(g, ALLIED) == pytest.approx(-score(g, BRITISH))
        assert all(term.text for term in terms)
        assert len({term.key for term in terms}) == len(terms)


def test_goals_are_those_of_the_victory_conditions() -> None:
    pack = PACKS.load()
    goals = Goals(pack, pack.scenarios["fiw-1755"])
    ids = [pack.board.ids[hex] for hex in goals.hexes]
    assert sorted(ids) == ["1111", "1907", "2716", "3113", "4923", "4926"]
    albany, duquesne = goal(goals, pack.board.albany), ids.index("1111")
    assert goals.want[BRITISH][duquesne] > 0 == goals.want[ALLIED][duquesne]
    assert goals.want[ALLIED][albany] > 0 == goals.want[BRITISH][albany]


def test_distances_grow_step_by_step_and_ports_are_near_by_sea() -> None:
    pack = PACKS.load()
    scenario = pack.scenarios["kgw-louisbourg-1745"]
    goals = Goals(pack, scenario)
    at = goal(goals, pack.board.louisbourg)
    away = goals.distance[BRITISH][at]
    assert away[pack.board.louisbourg] == 0
    for hex in pack.board.near[pack.board.louisbourg]:
        if scenario.in_play[hex] and not pack.board.sea[hex] >= 0:
            assert away[hex] > 0
    assert goals.afloat[BRITISH][at] < away[pack.board.boston] < away[pack.board.albany]


def test_a_place_is_the_more_taken_the_better_the_odds() -> None:
    assert taken(0.0, 5.0) == 0.0
    assert taken(5.0, 10.0) < taken(10.0, 10.0) < taken(20.0, 10.0) < taken(20.0, 0.0) < 1.0


def test_a_nearer_stack_counts_more_and_another_one_never_less() -> None:
    assert prospect([(0.9, 10.0)], 5.0) > prospect([(0.5, 10.0)], 5.0) > 0.0
    assert prospect([(0.9, 10.0), (0.3, 4.0)], 5.0) >= prospect([(0.9, 10.0)], 5.0)


def test_to_hold_a_goal_is_worth_more_than_to_stand_before_it() -> None:
    before = Situation().put("44th Foot @ 3014-outpost")
    inside = Situation().put("44th Foot @ 3113-outpost")
    score = before.rules.guidance.score
    assert score is not None
    assert term(inside, "goals") > term(before, "goals")
    assert score(inside.g, BRITISH) > score(before.g, BRITISH)


def test_strength_near_a_goal_threatens_it_and_cover_takes_that_away() -> None:
    far = Situation().put("La Reine @ 4111-fortress")
    near = Situation().put("La Reine @ 2816")
    covered = Situation().put("La Reine @ 2816", "44th Foot @ 2716-town")
    assert term(near, "reach", ALLIED) > term(far, "reach", ALLIED) > 0.0
    assert term(covered, "reach", ALLIED) < term(near, "reach", ALLIED)


def test_steps_leaders_and_forts_are_worth_something() -> None:
    full, less = Situation().put("44th Foot @ 2717"), Situation().put("reduced 44th Foot @ 2717")
    assert term(full, "units") > term(less, "units") > 0.0
    led = Situation().put("44th Foot, Johnson @ 2717")
    alone = Situation().put("44th Foot @ 2717", "Johnson @ 2816")
    assert term(led, "leaders") > term(alone, "leaders") > 0.0
    fort = Situation().put("44th Foot @ 2716-town", "fort @ 2716-town")
    assert term(fort, "forts") > 0.0 == term(full, "forts")


def test_hunger_counts_from_fall_on() -> None:
    summer = Situation().put("MA Ruggles @ 2612")
    fall = Situation().season("fall").put("MA Ruggles @ 2612")
    winter = Situation().season("winter").put("MA Ruggles @ 2612")
    assert term(summer, "supply") == 0.0
    assert term(winter, "supply") < term(fall, "supply") < 0.0
    assert term(Situation().season("winter").put("MA Ruggles @ 2716"), "supply") == 0.0


def test_a_fleet_is_worth_more_where_goals_are() -> None:
    there = Situation("kgw-louisbourg-1745").put("British fleet @ Gulf of St Lawrence")
    elsewhere = Situation("kgw-louisbourg-1745").put("British fleet @ South Atlantic")
    assert term(there, "fleets") > term(elsewhere, "fleets") > 0.0


def test_who_would_win_counts_when_the_end_is_near() -> None:
    early = Situation().turn(1).put("44th Foot @ 2717")
    late = Situation().turn(5).put("44th Foot @ 2717")
    assert term(early, "verdict") == 0.0
    assert term(late, "verdict", ALLIED) > 0.0


def test_politics_count_in_the_revolution() -> None:
    arw = Situation("arw-south-1780")
    assert term(arw, "politics") == 0.0
    arw.start.entered_war[0] = 9
    assert term(arw, "politics") < 0.0
    assert Judge(arw.g.pack, arw.g.scenario).regular > 0.0


# ---------------------------------------------------------------------- proposals


def test_what_is_proposed_begins_with_an_offered_choice() -> None:
    for scenario in ("fiw-1755", "jenkins-ear"):
        match = Match(GAME, scenario, seed=5, listen=False)
        agent = make_agent("random", 2)
        proposals = match.rules.guidance.proposals
        assert proposals is not None
        seen = 0
        while not match.over and seen < 40:
            seat = match.awaited()[0]
            choices = match.choices(seat)
            for plan in proposals(match.position, match.asks[0], choices, 12):
                assert plan.path[0] in choices
                assert 0.0 <= plan.chance <= 1.0
                seen += 1
            match.choose(answer(match, seat, agent), seat)


def test_a_force_reaches_what_its_points_allow_and_halts_before_enemies() -> None:
    s = Situation().put("44th Foot @ 2716-town", "Bearn @ 2816")
    draft = Draft(Judge(s.g.pack, s.g.scenario), s.g, BRITISH)
    reach = find_reach(s.g, draft.side, draft.alarm, s.space("2716-town"), 20)
    assert reach.cost[s.space("2716")] == 0
    assert s.space("2816") in reach.ends
    assert s.space("2816") not in reach.before.values()
    assert all(cost <= 20 for cost in reach.cost.values())
    assert reach.path(s.space("2816"))[-1] == s.space("2816")


def test_the_planner_explains_an_operation() -> None:
    s = Situation().put("44th Foot, Johnson @ 3014-outpost", "Bearn @ 4111-fortress")
    planner = make("", 1)
    answer(s.match, BRITISH, planner)
    assert planner.why().startswith("1. ")
    assert "Crown Point" in planner.why()
