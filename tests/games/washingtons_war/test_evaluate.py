"""The evaluation: fair to what a seat may know, readable, and the same as the fast score."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import Situation
from ticonderoga.engine.agent import answer
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import make_agent
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.evaluate import Judge
from ticonderoga.games.washingtons_war.evaluate_terms import TERMS
from ticonderoga.games.washingtons_war.game import GAME
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.control import (
    american_isolated,
    armies_mark_spaces,
    british_isolated,
    remove_isolated,
)


def positions(games: int, every: int) -> list[tuple[Match, Position]]:
    """Positions out of random games under both editions."""
    found = []
    agent = make_agent("random", 4)
    for number in range(games):
        edition = "rewritten" if number % 2 else "official-2014"
        match = Match(GAME, options={"edition": edition}, seed=number, listen=False)
        at = 0
        while not match.over:
            seat = match.awaited()[0]
            if at % every == 0:
                found.append((match, match.position.copy()))
            at += 1
            match.choose(answer(match, seat, agent), seat)
    return found


def worth(ww: Situation, seat: int, key: str) -> float:
    for term in ww.rules.evaluate(ww.start, seat):
        if term.key == key:
            return term.value
    return 0.0


def test_the_score_is_the_sum_of_the_terms() -> None:
    for match, g in positions(4, 7):
        rules = GAME.rules("standard", match.setup.options)
        for seat in (AMERICAN, BRITISH):
            terms = rules.evaluate(g, seat)
            assert rules.guidance.score is not None
            assert rules.guidance.score(g, seat) == pytest.approx(sum(term.value for term in terms))
            assert all(term.value and term.text for term in terms)


def test_what_was_kept_from_earlier_positions_changes_nothing() -> None:
    seen = positions(2, 11)
    judge = Judge(seen[0][1].pack)
    warm = [judge.score(g, AMERICAN) for _, g in seen]
    again = [judge.score(g, AMERICAN) for _, g in reversed(seen)][::-1]
    fresh = [Judge(g.pack).score(g, AMERICAN) for _, g in seen]
    assert warm == again == fresh


def test_only_what_the_seat_sees_is_weighed() -> None:
    """The other hand and the deck may change: the evaluation does not."""
    match = Match(GAME, seed=4, listen=False)
    agent = make_agent("random", 4)
    for number in range(150):
        seat = match.awaited()[0]
        if number % 10 == 0:
            for each in (AMERICAN, BRITISH):
                world = match.imagine(each, number)
                assert match.rules.evaluate(world.position, each)[0].value == (
                    match.rules.evaluate(match.position, each)[0].value
                )
                judge = Judge(match.position.pack)
                assert judge.score(world.position, each) == judge.score(match.position, each)
        match.choose(answer(match, seat, agent), seat)


def test_the_year_end_is_seen_as_the_rules_will_have_it() -> None:
    """10.2.2, 10.2.3 Armies mark, isolated markers go: the same markers as in the rules."""
    checked = 0
    for _, g in positions(6, 9):
        after = g.copy()
        armies_mark_spaces(after)
        if not american_isolated(after) and not british_isolated(after) and after.pc == g.pc:
            continue
        remove_isolated(after)
        judge = Judge(g.pack)
        values = judge.values(g, AMERICAN)
        keys = [key for key, _ in TERMS]
        now = values[keys.index("colonies")] + values[keys.index("verdict")]
        then = judge.values(after, AMERICAN)
        change = then[keys.index("colonies")] + then[keys.index("verdict")] - now
        assert (values[keys.index("year_end")] > 0) == (change > 1e-9) or abs(change) < 1e-9
        checked += 1
    assert checked > 20


def test_a_colony_more_is_better() -> None:
    ww = Situation().american_pc("Hartford")
    more = Situation().american_pc("Hartford", "Newport")
    assert worth(more, AMERICAN, "colonies") > worth(ww, AMERICAN, "colonies")
    assert worth(more, BRITISH, "colonies") < worth(ww, BRITISH, "colonies")


def test_the_verdict_weighs_more_when_the_war_ends() -> None:
    """5.7, 13.2"""
    early = Situation().but(year=1776)
    last = Situation().but(year=1780, war_ends=72)
    assert worth(last, BRITISH, "verdict") > worth(early, BRITISH, "verdict") > 0


def test_isolated_markers_count_against_their_owner() -> None:
    """10.31 Newport between British markers has no way out."""
    ww = Situation().american_pc("Newport")
    ww.british_pc("Boston", "Lexington and Concord", "Hartford", "New Haven")
    assert worth(ww, AMERICAN, "year_end") < 0
    ww.put("American 1 @ Newport")
    assert worth(ww, AMERICAN, "year_end") == 0


def test_markers_hang_by_what_their_group_touches() -> None:
    """10.3 Isolation takes a whole group at once: another CU, two instead of one, or a free space
    to go to make it safer, and Congress alone holds it as badly as a single CU."""
    ww = Situation().congress("dispersed")
    everywhere = [label for label in ww.board.labels if label != "Newport"]
    ww.american_pc("Newport").british_pc(*everywhere)
    alone = worth(ww, AMERICAN, "thread")
    one = worth(ww.put("American 1 @ Newport"), AMERICAN, "thread")
    two = worth(ww.put("American 2 @ Newport"), AMERICAN, "thread")
    assert alone < one < two
    assert worth(ww, BRITISH, "thread") == -two


def test_the_last_cus_are_dear() -> None:
    """13.1"""
    ww = Situation()
    assert worth(ww, AMERICAN, "last_stand") == 0, "one CU each: even"
    ww.put("British 6 @ Boston")
    assert worth(ww, AMERICAN, "last_stand") < -20


def test_winter_counts_cus_in_the_open_and_spares_those_in_quarters() -> None:
    """11.1"""
    open_field = Situation().put("Greene 4 @ Reading")
    quarters = Situation().put("Washington 4 @ Philadelphia")
    assert worth(open_field, AMERICAN, "winter") < worth(quarters, AMERICAN, "winter")


def test_congress_in_its_box_and_france_at_war() -> None:
    """7.7, 12.1"""
    assert worth(Situation().congress("dispersed"), AMERICAN, "congress") < 0
    neutral, war = Situation(), Situation().france("war")
    assert worth(war, AMERICAN, "france") > worth(neutral, AMERICAN, "france")


def test_an_army_within_reach_of_a_stronger_one_is_in_danger() -> None:
    near = Situation().put("Howe 5 @ New York", "Gates 2 @ Morristown")
    far = Situation().put("Howe 5 @ New York", "Gates 2 @ Camden")
    assert worth(near, AMERICAN, "threats") < worth(far, AMERICAN, "threats")
    assert worth(near, BRITISH, "threats") > worth(far, BRITISH, "threats")


def test_captured_generals_and_cards_count() -> None:
    """7.6, 6.0"""
    lost = Situation().generals_in("captured", "Howe")
    assert worth(lost, AMERICAN, "generals") > 0
    few, many = Situation().hand(american=[1]), Situation().hand(american=[1, 45])
    assert worth(many, AMERICAN, "cards") > worth(few, AMERICAN, "cards")
    assert worth(many, BRITISH, "cards") < worth(few, BRITISH, "cards")


def test_a_campaign_under_way_counts_the_activations_left() -> None:
    """7.2"""
    ww = Situation().british_turn().hand(american=[1, 2], british=[70, 46])
    ww.put("Howe 5 @ New York").british("campaign 70")
    idle = ww.g.copy()
    idle.campaign_left = 1
    judge = Judge(ww.pack)
    assert judge.score(ww.g, BRITISH) > judge.score(idle, BRITISH)
