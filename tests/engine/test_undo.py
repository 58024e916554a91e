"""Undo: freely up to the last roll, reveal or choice of another; farther by consent."""

from __future__ import annotations

import pytest

from tests.engine.toy import Toy, all_at_once, choose_by, choose_times, pick, roll, toy_match
from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.errors import Refused
from ticonderoga.engine.match import FORCED, UNDONE, Match
from ticonderoga.engine.save import load, save


def reloaded(match: Match) -> Match:
    again = load(save(match), lambda name: match.setup.game)
    assert again.hash() == match.hash()
    assert again.journal == match.journal
    assert again.log() == match.log()
    assert save(again) == save(match)
    return again


def test_choices_are_taken_back_one_after_another() -> None:
    match = toy_match(choose_times(0, 4, 1, 2, 3))
    hashes = [match.hash()]
    for number in (1, 2, 3):
        match.choose(("pick", number))
        hashes.append(match.hash())
    for number in (2, 1, 0):
        assert match.undoable_by(0) == number
        match.undo(0)
        assert match.hash() == hashes[number]
    with pytest.raises(Refused, match="nothing to undo"):
        match.undo(0)
    assert [d[2] for d in match.journal if d[0] == UNDONE] == [2, 1, 0]
    reloaded(match)


def test_across_checkpoints_too() -> None:
    match = toy_match(*[choose_by(0, 1, 2)] * 20)
    for _ in range(15):
        match.choose(("pick", 2))
    for _ in range(15):
        match.undo(0)
    assert match.position.trail == []
    match.choose(("pick", 1))
    assert match.position.trail == [1]
    reloaded(match)


def test_never_past_a_roll() -> None:
    match = toy_match(choose_by(0, 1, 2), roll, choose_times(0, 2, 1, 2))
    match.choose(("pick", 1))
    assert match.undoable_by(0) == -1
    match.choose(("pick", 1))
    match.undo(0)
    with pytest.raises(Refused):
        match.undo(0)
    assert len(match.position.trail) == 2


def test_never_past_a_reveal() -> None:
    def shown(g: Toy) -> Procedure[None]:
        g.chose(0, (yield pick(0, 1, 2)))
        g.dice.reveal()
        g.chose(0, (yield pick(0, 1, 2)))

    match = toy_match(shown)
    match.choose(("pick", 1))
    assert match.undoable_by(0) == -1


def test_never_past_anothers_choice_nor_by_another() -> None:
    match = toy_match(choose_by(0, 1, 2), choose_by(1, 1, 2), choose_by(0, 1, 2))
    match.choose(("pick", 1))
    assert match.undoable_by(1) == -1
    match.choose(("pick", 1))
    assert match.undoable_by(0) == -1
    assert match.undoable_by(1) == 1


def test_never_past_answers_given_together() -> None:
    match = toy_match(choose_by(0, 1, 2), all_at_once(0, 1), choose_by(0, 1, 2))
    match.choose(("pick", 1))
    assert match.undoable_by(0) == 0
    match.choose(("pick", 1), 0)
    assert match.undoable_by(0) == -1
    match.choose(("pick", 1), 1)
    assert match.undoable_by(0) == -1


def test_what_was_forced_goes_with_the_choice_before_it() -> None:
    match = toy_match(choose_by(0, 1, 2), choose_by(0, 9), choose_by(0, 1, 2), choose_by(0, 1, 2))
    match.choose(("pick", 1))
    match.choose(("pick", 2))
    assert match.deliveries[1][0] == FORCED
    match.undo(0)
    match.undo(0)
    assert match.deliveries == []
    match.choose(("pick", 2))
    assert match.position.trail == [2, 9]
    reloaded(match)


def test_never_past_an_answer_the_rules_made_for_another() -> None:
    """A forced answer may show what only its owner knew, such as his last card."""
    match = toy_match(choose_by(0, 1, 2), choose_by(1, 9), choose_by(0, 1, 2), choose_by(0, 1, 2))
    match.choose(("pick", 1))
    assert match.deliveries[1][:2] == (FORCED, 1)
    assert match.undoable_by(0) == -1
    match.choose(("pick", 2))
    assert match.undoable_by(0) == 2
    match.undo(0)
    with pytest.raises(Refused, match="nothing to undo"):
        match.undo(0)
    match.propose_undo(0, 0)
    assert match.consent(1)
    assert match.deliveries == []
    reloaded(match)


def test_farther_only_with_everybodys_consent() -> None:
    match = toy_match(choose_by(0, 1, 2), roll, choose_by(1, 1, 2), choose_by(0, 1, 2), seats=3)
    match.choose(("pick", 1))
    after_roll = match.position.trail.copy()
    match.choose(("pick", 2))
    match.propose_undo(0, 0)
    assert not match.consent(1)
    assert not match.consent(1)
    assert len(match.deliveries) == 2
    assert match.consent(2)
    assert match.deliveries == []
    # The dice are unchanged: the same choice brings the same roll.
    match.choose(("pick", 1))
    assert match.position.trail == after_roll
    assert match.journal[2][:3] == (UNDONE, 0, 0)
    assert "@ undo a 0" in save(match)
    undone = "the last move, and with it 1 answer of another player and the dice and cards since"
    assert ("undone", 0, undone) in match.log()
    reloaded(match)


def test_a_request_is_refused_and_lapses() -> None:
    match = toy_match(choose_times(0, 5, 1, 2))
    match.choose(("pick", 1))
    with pytest.raises(Refused, match="not behind us"):
        match.propose_undo(0, 1)
    with pytest.raises(Refused, match="not behind us"):
        match.propose_undo(0, -1)
    match.propose_undo(0, 0)
    match.refuse_undo()
    with pytest.raises(Refused, match="nobody has asked"):
        match.consent(1)
    match.propose_undo(1, 0)
    match.choose(("pick", 2))
    with pytest.raises(Refused, match="nobody has asked"):
        match.consent(0)


@pytest.mark.parametrize("stranger", [-1, 2, 7])
def test_strangers_consent_counts_for_nothing(stranger: int) -> None:
    match = toy_match(choose_times(0, 2, 1, 2))
    match.choose(("pick", 1))
    match.propose_undo(0, 0)
    with pytest.raises(Refused, match="no seat"):
        match.consent(stranger)
    assert len(match.deliveries) == 1


def test_a_forced_answer_cannot_be_the_goal() -> None:
    """To go back to before a forced answer is to go back to the choice that led to it."""
    match = toy_match(choose_by(0, 9), choose_by(0, 1, 2), choose_by(1, 8), choose_by(0, 1, 2))
    match.choose(("pick", 1))
    assert [d[0] for d in match.deliveries] == [FORCED, 0, FORCED]
    match.return_to(2, 0)
    assert match.position.trail == [9]
    match.choose(("pick", 2))
    reloaded(match)
    with pytest.raises(Refused, match="by themselves"):
        match.return_to(0, 0)
    assert match.position.trail == [9, 2, 8]


def test_far_back_beyond_the_kept_checkpoints() -> None:
    steps = [choose_by(n % 2, 1, 2) if n % 3 else roll for n in range(90)]
    match = toy_match(*steps)
    hashes = []
    while not match.over:
        hashes.append(match.hash())
        match.choose(("pick", 1 + len(hashes) % 2))
    for goal in (41, 30, 7, 2, 0):
        match.propose_undo(0, goal)
        assert match.consent(1)
        assert match.hash() == hashes[goal]
    reloaded(match)


def test_resigning_is_taken_back_by_consent_only() -> None:
    match = toy_match(choose_times(0, 2, 1, 2))
    match.choose(("pick", 1))
    match.resign(0)
    assert match.undoable_by(0) == -1
    match.propose_undo(0, 1)
    assert match.consent(1)
    assert not match.over
    assert match.choices(0)
    reloaded(match)


def test_what_was_said_beside_the_rules_stands_after_an_undo() -> None:
    match = toy_match(choose_times(0, 4, 1, 2, 3))
    match.say(0, ("controller", 0, "a reason"))
    match.choose(("pick", 1))
    match.say(0, ("controller", 0, "another"))
    match.choose(("pick", 2))
    log = match.log()
    match.undo(0)
    assert match.log() == [
        *log[: log.index(("controller", 0, "another"))],
        ("undone", 0, "the last move"),
    ]
    assert match.log_kept() == log.index(("controller", 0, "another"))
    told = [match.told(at) for at, entry in enumerate(match.log()) if entry[0] == "controller"]
    assert told == [(0, 0, True)]
    reloaded(match)
