"""The generic battery on every registered game, scenario and combination of options.

Small amounts of each check, for `make test`; `make soak` runs the large ones.
"""

from __future__ import annotations

import random

import pytest

from tests.battery.checks import (
    Case,
    cases,
    check_asks,
    check_fork,
    check_imagine,
    check_invariants,
    check_position,
    check_refusals,
    check_save,
    check_views,
    check_why_not,
    decisions,
    everybody,
    usual_cases,
)
from ticonderoga.engine.drawing_check import faults_of_board
from ticonderoga.engine.match import CHOSE, TOGETHER, Match

every_case = pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
usual_case = pytest.mark.parametrize("case", usual_cases(), ids=lambda case: case.id)


@every_case
def test_random_games_reach_their_end(case: Case) -> None:
    for seed in range(12):
        match = case.match(seed)
        seen: object = None
        for here in decisions(match, random.Random(seed)):
            check_asks(here)
            seen = check_invariants(here, seen)
        assert match.result is not None


@every_case
def test_the_board_is_as_the_engine_describes_boards(case: Case) -> None:
    assert faults_of_board(case.rules.board()) == []


@every_case
def test_the_board_names_its_things_by_words_of_the_rules(case: Case) -> None:
    """Else a click on what is not lit could not be told why not."""
    kinds = {kind for verb in case.rules.words.verbs.values() for kind in verb.kinds}
    assert set(case.rules.board()["kinds"]) <= kinds


@usual_case
def test_views_and_words_at_every_decision(case: Case) -> None:
    for here in decisions(case.match(1), random.Random(1)):
        check_views(here)


@every_case
def test_a_fork_at_every_decision_equals_the_original(case: Case) -> None:
    rng = random.Random(2)
    for here in decisions(case.match(2), random.Random(2)):
        check_fork(here, rng)


@every_case
def test_positions_round_trip_and_copies_are_deep(case: Case) -> None:
    rng = random.Random(3)
    seen = -1
    for here in decisions(case.match(3), random.Random(3)):
        at, _ = here.last_checkpoint()
        if at != seen:
            seen = at
            check_position(here, rng)


@every_case
def test_saved_loaded_and_saved_again(case: Case) -> None:
    match = case.match(4)
    rng = random.Random(4)
    for number, here in enumerate(decisions(match, random.Random(4))):
        if number % 40 == 3:
            seats = range(len(case.rules.seats))
            undoable = [seat for seat in seats if here.undoable_by(seat) >= 0]
            if undoable:
                here.undo(rng.choice(undoable))
            check_save(here)
    check_save(match)


@every_case
def test_a_journal_played_again_gives_the_same_hashes(case: Case) -> None:
    match = case.match(5)
    hashes = [here.hash() for here in decisions(match, random.Random(5)) if not _holds(here)]
    again = case.match(5, listen=False)
    seen = []
    for kind, seat, what, _ in match.deliveries:
        if kind == CHOSE:
            seen.append(again.hash())
            again.choose(what, seat)
        elif kind == TOGETHER:
            seen.append(again.hash())
            for ask, choice in zip(again.asks, what, strict=True):
                again.choose(choice, ask.seat)
    assert seen == hashes
    assert again.hash() == match.hash()


def _holds(match: Match) -> bool:
    return any(match.holds_answer(seat) for seat in range(len(match.rules.seats)))


@usual_case
def test_imagined_worlds_at_every_decision(case: Case) -> None:
    rng = random.Random(6)
    for number, here in enumerate(decisions(case.match(6), random.Random(6))):
        for seat in everybody(here):
            check_imagine(here, seat, rng, to_the_end=number % 10 == 0)


@every_case
def test_what_was_not_offered_is_refused(case: Case) -> None:
    rng = random.Random(7)
    tried = sum(check_refusals(here, rng, 10) for here in decisions(case.match(7), rng))
    assert tried >= 100


@every_case
def test_why_not_always_has_a_reason_with_a_rule(case: Case) -> None:
    rng = random.Random(8)
    explained = 0
    for seed in range(2):
        match = case.match(seed)
        for number, here in enumerate(decisions(match, random.Random(seed))):
            if len(here.deliveries) < 100 or number % 4 == rng.randrange(4):
                explained += check_why_not(here)
    assert explained > 1000


@every_case
def test_every_word_rests_on_a_rule_that_exists(case: Case) -> None:
    words = case.rules.words
    engine_speaks = {"not_asked", "not_a_choice", "another_matter", "game_over"}
    unknown = {key for key, prompt in words.prompts.items() if prompt.rule not in words.rules}
    unknown |= {
        key
        for key, reason in words.reasons.items()
        if reason.rule not in words.rules and key not in engine_speaks
    }
    unknown |= {
        key
        for key, entry in words.log.items()
        if entry.rule not in words.rules and key not in ("controller", "resigned", "undone")
    }
    assert not unknown
