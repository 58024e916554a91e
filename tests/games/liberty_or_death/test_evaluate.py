"""The evaluation: readable, the same as the fast score, and on the right side of every measure."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.engine.agent import answer
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import make_agent
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    FACTIONS,
    FRENCH,
    INDIANS,
    PATRIOTS,
)
from ticonderoga.games.liberty_or_death.evaluate import (
    DECIDED,
    MOST_AHEAD,
    evaluate,
    measures,
    progress,
    purse,
    score,
    values,
)
from ticonderoga.games.liberty_or_death.evaluate_weights import EARLY, LATE, TERMS, sign
from ticonderoga.games.liberty_or_death.game import GAME
from ticonderoga.games.liberty_or_death.position import Position

KEYS = [key for key, _ in TERMS]


def positions(scenario: str, seed: int, every: int) -> list[Position]:
    """Positions out of a game between non-players."""
    match = Match(GAME, scenario, seed=seed, listen=False)
    agents = [make_agent("non-player", seed + seat, GAME) for seat in FACTIONS]
    for seat in FACTIONS:
        match.set_controller(seat, "non-player")
    found = []
    at = 0
    while not match.over:
        if at % every == 0:
            found.append(match.position.copy())
        at += 1
        seat = match.awaited()[0]
        match.choose(answer(match, seat, agents[seat]), seat)
    return found


def measure(lod: Situation, seat: int, key: str) -> float:
    return measures(lod.start, seat)[KEYS.index(key)]


@pytest.mark.parametrize("scenario", ["1775", "1776", "1778"])
def test_the_score_is_the_sum_of_the_terms(scenario: str) -> None:
    found = positions(scenario, 3, 40)
    assert len(found) > 3
    for g in found:
        for seat in FACTIONS:
            terms = evaluate(g, seat)
            assert score(g, seat) == pytest.approx(sum(term.value for term in terms))
            assert [abs(term.value) for term in terms] == sorted(
                [abs(term.value) for term in terms], reverse=True
            )


def test_every_term_has_a_weight_for_every_faction_and_words_of_its_own() -> None:
    for table in (EARLY, LATE):
        assert [len(row) for row in table] == [len(TERMS)] * len(FACTIONS)
    assert len(set(KEYS)) == len(TERMS)
    assert len({text for _, text in TERMS}) == len(TERMS)
    g = Situation.of("1776").start
    assert len(values(g, BRITISH)) == len(TERMS)


@pytest.mark.parametrize("faction", FACTIONS)
def test_no_measure_counts_for_the_wrong_side(faction: int) -> None:
    for table in (EARLY, LATE):
        for at, weight in enumerate(table[faction]):
            assert weight * sign(at, faction) >= 0, KEYS[at]


def test_what_helps_one_side_hurts_the_other() -> None:
    opposed = [key for at, key in enumerate(KEYS) if sign(at, BRITISH) != sign(at, PATRIOTS)]
    assert {"support", "losses", "tories", "militia", "fni"} <= set(opposed)
    assert {"ahead", "own_check", "rival_check", "stroke", "eligible"}.isdisjoint(opposed)
    assert all(sign(at, BRITISH) == sign(at, INDIANS) for at in range(len(TERMS)))


def test_the_deck_tells_nothing_but_its_size() -> None:
    for g in positions("1778", 5, 60):
        other = g.copy()
        other.deck = tuple(reversed(g.deck))
        for seat in FACTIONS:
            assert score(other, seat) == score(g, seat)


def test_the_war_goes_on_from_nothing_to_the_whole() -> None:
    course = [progress(g) for g in positions("1775", 4, 10)]
    assert course == sorted(course)
    assert course[0] < 0.1
    assert course[-1] > course[0]
    assert max(course) <= 1.0


@pytest.mark.parametrize(
    ("faction", "better"),
    [(BRITISH, 1), (INDIANS, 1), (PATRIOTS, -1), (FRENCH, -1)],
    ids=["british", "indians", "patriots", "french"],
)
def test_in_the_end_support_is_good_for_the_royalists_and_bad_for_the_rebels(
    faction: int, better: int
) -> None:
    worth = []
    for level in ("AS", "AO"):
        g = Situation.of("1776").levels(level, "Virginia", "Massachusetts").start.copy()
        g.deck = g.deck[:1]
        worth.append(score(g, faction))
    assert (worth[0] - worth[1]) * better > 0


@pytest.mark.parametrize(
    ("faction", "better"), [(BRITISH, -1), (FRENCH, 1)], ids=["british", "french"]
)
def test_british_casualties_please_the_french(faction: int, better: int) -> None:
    few = Situation.of("1778").tracks(cbc=2, crc=4)
    many = Situation.of("1778").tracks(cbc=7, crc=4)
    assert (score(many.start, faction) - score(few.start, faction)) * better > 0


def test_a_french_lead_counts_against_others_only_with_the_treaty() -> None:
    """7.1d Without it they cannot win."""
    before = Situation.of("1776").tracks(cbc=30, crc=0).treaty(False)
    after = Situation.of("1776").tracks(cbc=30, crc=0).treaty(True)
    assert measure(before, PATRIOTS, "ahead") > measure(after, PATRIOTS, "ahead")
    assert measure(before, PATRIOTS, "rival_check") < measure(after, PATRIOTS, "rival_check")


def test_ahead_is_counted_to_the_nearest_rival_and_only_so_far() -> None:
    lod = Situation.of("1776").tracks(cbc=0, crc=40)
    assert measure(lod, BRITISH, "ahead") == MOST_AHEAD
    lod = Situation.of("1776").tracks(cbc=40, crc=0)
    assert measure(lod, BRITISH, "ahead") == -MOST_AHEAD


def test_the_first_resources_are_worth_most() -> None:
    assert purse(1) - purse(0) == 1.0
    assert 0 < purse(30) - purse(29) < purse(1) - purse(0)


def test_a_decided_game_is_worth_more_than_any_position() -> None:
    rules = GAME.rules("1778", {option.name: option.default for option in GAME.options})
    assert rules.guidance.win_value == DECIDED
    for g in positions("1778", 6, 50):
        assert all(abs(score(g, seat)) < 4 * DECIDED for seat in FACTIONS)
