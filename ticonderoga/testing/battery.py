"""The battery: every law of the engine, checked on a game within a budget.

    from ticonderoga.testing.battery import BATTERY, Budget
    for check in BATTERY:
        check(case, Budget())

A budget counts decisions, not seconds: a long game costs no more than a short one, and the
battery does the same on every machine. What fits no budget belongs to `make soak`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from ticonderoga.engine.drawing_check import faults_of_board
from ticonderoga.engine.match import CHOSE, TOGETHER, Match
from ticonderoga.engine.words import ENGINE_LOG, ENGINE_REASONS
from ticonderoga.testing.cases import Case, decisions, need, sampled
from ticonderoga.testing.laws import (
    check_asks,
    check_fork,
    check_imagine,
    check_invariants,
    check_position,
    check_refusals,
    check_save,
    check_views,
    check_why_not,
    everybody,
)


class Budget:
    """How many decisions each check may look at in one case."""

    __slots__ = ("forks", "games", "imagined", "play_on", "positions", "refusals", "saves",
                 "views", "why_not")  # fmt: skip

    def __init__(
        self,
        games: int = 3000,
        views: int = 60,
        forks: int = 120,
        positions: int = 60,
        saves: int = 4,
        imagined: int = 50,
        play_on: int = 4000,
        refusals: int = 60,
        why_not: int = 24,
    ) -> None:
        self.games: int = games
        """Decisions of random games: whole games, until so many have been played, …"""
        self.views: int = views
        self.forks: int = forks
        self.positions: int = positions
        self.saves: int = saves
        self.imagined: int = imagined
        self.play_on: int = play_on
        """… and decisions played on in imagined worlds, all taken together."""
        self.refusals: int = refusals
        self.why_not: int = why_not


USUAL: Final = Budget()
SMALL: Final = Budget(games=1, forks=8, positions=6, saves=1, refusals=10, why_not=2)
"""For the single options of a game that has many: one random game, and little of the rest."""


def random_games_reach_their_end(case: Case, budget: Budget) -> None:
    played = 0
    seed = 0
    while played < budget.games:
        match = case.match(seed)
        seen: object = None
        for here in decisions(match, random.Random(seed)):
            played += 1
            if played <= budget.games:
                check_asks(here)
            seen = check_invariants(here, seen)
        seed += 1


def boards_are_as_the_engine_describes_them(case: Case, budget: Budget) -> None:
    board = case.rules.board()
    need(faults_of_board(board) == [], "the board has faults:", faults_of_board(board)[:3])
    unknown = set(board["kinds"]) - set(case.rules.ids)
    need(not unknown, "the board names things by kinds the rules do not have:", unknown)
    for seat in range(len(case.rules.seats)):
        for kind in board["kinds"]:
            reason = case.match(1).why_not_item(seat, kind, 0)
            said = "" if reason is None else case.rules.words.say_reason(reason)
            need(reason is None or bool(said), "no reason against the first", kind)


def every_word_rests_on_a_rule(case: Case, budget: Budget) -> None:
    words = case.rules.words
    unknown = {key for key, prompt in words.prompts.items() if prompt.rule not in words.rules}
    unknown |= {
        key
        for key, reason in words.reasons.items()
        if reason.rule not in words.rules and key not in ENGINE_REASONS
    }
    unknown |= {
        key
        for key, entry in words.log.items()
        if entry.rule not in words.rules and key not in ENGINE_LOG
    }
    need(not unknown, "these rest on no rule that the game has a summary of:", unknown)


def views_are_plain_data_with_words(case: Case, budget: Budget) -> None:
    for here in sampled(case, 1, budget.views):
        check_views(here)


def forks_equal_the_original(case: Case, budget: Budget) -> None:
    rng = random.Random(2)
    for here in sampled(case, 2, budget.forks):
        check_fork(here, rng)


def positions_round_trip(case: Case, budget: Budget) -> None:
    rng = random.Random(3)
    for here in sampled(case, 3, budget.positions):
        check_position(here, rng)


def saved_games_load_and_save_alike(case: Case, budget: Budget) -> None:
    """At some decisions, after an undo where one is free, and at the end."""
    rng = random.Random(4)
    for here in sampled(case, 4, budget.saves):
        match = here.fork()
        seats = range(len(match.rules.seats))
        undoable = [seat for seat in seats if match.undoable_by(seat) >= 0]
        if undoable:
            match.undo(rng.choice(undoable))
        check_save(match)
    match = case.match(4)
    for _ in decisions(match, random.Random(4)):
        pass
    check_save(match)


def journals_replay_to_the_same_hashes(case: Case, budget: Budget) -> None:
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
            again.world.answer_together(what)
    need(seen == hashes, "a journal played again gives other hashes")
    need(again.hash() == match.hash(), "a journal played again ends elsewhere")


def _holds(match: Match) -> bool:
    return any(match.holds_answer(seat) for seat in range(len(match.rules.seats)))


def nobody_can_tell_an_imagined_world(case: Case, budget: Budget) -> None:
    rng = random.Random(6)
    left = budget.play_on
    for here in sampled(case, 6, budget.imagined):
        for seat in everybody(here):
            part = min(left, max(1, budget.play_on // budget.imagined))
            check_imagine(here, seat, rng, play_on=part)
            left -= part


def what_was_not_offered_is_refused(case: Case, budget: Budget) -> None:
    rng = random.Random(7)
    tried = sum(check_refusals(here, rng, 10) for here in sampled(case, 7, budget.refusals))
    need(tried > 0, "no refusal was tried")


def everything_not_offered_has_a_reason_with_its_rule(case: Case, budget: Budget) -> None:
    explained = sum(check_why_not(here) for here in sampled(case, 8, budget.why_not))
    need(explained > 0, "nothing was explained")


Check = Callable[[Case, Budget], None]

BATTERY: Final[tuple[Check, ...]] = (
    random_games_reach_their_end,
    boards_are_as_the_engine_describes_them,
    every_word_rests_on_a_rule,
    views_are_plain_data_with_words,
    forks_equal_the_original,
    positions_round_trip,
    saved_games_load_and_save_alike,
    journals_replay_to_the_same_hashes,
    nobody_can_tell_an_imagined_world,
    what_was_not_offered_is_refused,
    everything_not_offered_has_a_reason_with_its_rule,
)
"""All checks, for a test to go through."""

IN_SHORT: Final[tuple[Check, ...]] = (
    random_games_reach_their_end,
    every_word_rests_on_a_rule,
    forks_equal_the_original,
    what_was_not_offered_is_refused,
    everything_not_offered_has_a_reason_with_its_rule,
)
"""What a single option of a game with many is put through."""
