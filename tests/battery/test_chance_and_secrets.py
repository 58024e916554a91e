"""Hidden things vary as chance predicts, and no seed of Python's hashes reaches a game."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from ticonderoga.engine.agent import answer
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import AGENTS, make_agent, names
from ticonderoga.engine.world import World
from ticonderoga.testing.cases import Case, cases, decisions
from ticonderoga.testing.laws import everybody

ROOT = Path(__file__).resolve().parent.parent.parent
WORLDS = 600

every_case = pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)


def first_case(game: str) -> Case:
    return next(case for case in cases() if case.game.name == game)


# ---------------------------------------------------------------------- hidden things


def _hidden_lines(match: Match, seat: int, worlds: int) -> list[list[str]]:
    """The position's lines, less the dice, in each of some imagined worlds; where the order of
    a deck is still open, what it will be shuffled by."""
    texts = []
    for seed in range(worlds):
        position = match.imagine(seat, seed).position
        lines = match.rules.write(position).splitlines()
        decks = str(position.dice.loose_seed) if position.dice.loose else ""
        texts.append([line for line in lines if not line.startswith("dice ")] + [decks])
    return texts


@pytest.mark.parametrize(
    "case",
    [case for case in cases() if case.game.nature["secrets"] != "none"],
    ids=lambda case: case.id,
)
def test_something_is_hidden_from_everybody_who_looks(case: Case) -> None:
    """Where a game says that it has secrets, imagined worlds must differ in them."""
    match = case.match(1)
    for here in decisions(match, random.Random(1)):
        if here.ply >= 3:
            break
    for seat in everybody(match):
        assert len({tuple(lines) for lines in _hidden_lines(match, seat, 8)}) > 4


def _hidden_hands(match: Match | World, seat: int) -> Iterator[tuple[int, ...]]:
    for other, hand in enumerate(match.position.hands):
        if other != seat:
            yield hand


def _frequencies(match: Match, seat: int, known: Callable[[Any], set[int]]) -> None:
    """In many worlds every unseen card comes into the hidden hands as often as chance says."""
    pool: set[int] = set(match.position.deck)
    certain = known(match.position)
    for hand in _hidden_hands(match, seat):
        pool |= set(hand)
    pool -= certain
    slots = sum(len(hand) for hand in _hidden_hands(match, seat)) - len(certain)
    counts: Counter[int] = Counter()
    for seed in range(WORLDS):
        world = match.imagine(seat, seed)
        held = [card for hand in _hidden_hands(world, seat) for card in hand]
        assert certain <= set(held)
        assert len(held) == len(set(held)) == slots + len(certain)
        counts.update(set(held) - certain)
    assert set(counts) <= pool
    expected = WORLDS * slots / len(pool)
    spread = expected * (1 - slots / len(pool))
    deviation = sum((counts[card] - expected) ** 2 for card in pool) / spread
    freedom = len(pool) - 1
    # Chi-square with many degrees of freedom: mean `freedom`, variance twice that.
    assert abs(deviation - freedom) < 4.5 * (2 * freedom) ** 0.5, (deviation, freedom)


@pytest.mark.parametrize("seat", [0, 1, -1])
@pytest.mark.parametrize("plies", [40, 120])
def test_hidden_hands_of_washingtons_war_vary_as_chance_predicts(seat: int, plies: int) -> None:
    match = first_case("washingtons-war").match(11)
    for here in decisions(match, random.Random(11)):
        sizes = [len(hand) for hand in here.position.hands]
        if here.ply >= plies and min(sizes) >= 3:
            break

    def seen_to_enter(g: Any) -> set[int]:
        return {card for side in (0, 1) if side != seat for card in g.known[side]}

    _frequencies(match, seat, seen_to_enter)


@pytest.mark.parametrize("seat", [0, 2, -1])
def test_hidden_hands_of_skirmish_vary_as_chance_predicts(seat: int) -> None:
    match = next(case for case in cases() if case.id == "skirmish-brawl-6").match(1)
    _frequencies(match, seat, lambda g: set())


@every_case
def test_future_rolls_vary_over_worlds(case: Case) -> None:
    match = case.match(9)
    rolls = Counter(match.imagine(0, seed).position.dice.copy().d6() for seed in range(1200))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert all(140 < number < 260 for number in rolls.values()), rolls


# ---------------------------------------------------------------------- agents


@pytest.mark.parametrize("name", names(AGENTS))
@pytest.mark.parametrize("game", sorted({case.game.name for case in cases()}))
def test_an_agent_answers_alike_in_the_true_match_and_in_an_imagined_one(
    game: str, name: str
) -> None:
    match = first_case(game).match(12)
    spec, enough = {"planner": ("planner:easy", 8), "strategist": ("strategist:quick", 1)}.get(
        name, (name, 8)
    )
    asked = 0
    for number, here in enumerate(decisions(match, random.Random(12))):
        if number % 15 != 4:
            continue
        for seat in here.awaited():
            world = here.imagine_match(seat, number)
            true = answer(here, seat, make_agent(spec, 5))
            assert answer(world, seat, make_agent(spec, 5)) == true
            assert true in here.choices(seat)
            asked += 1
        if asked >= enough:
            break
    assert asked >= 1


# ---------------------------------------------------------------------- hash seeds

PLAY = """
import random, sys
from tests.battery.test_chance_and_secrets import digest_of_all
print(digest_of_all())
"""


CLOSELY = 100
"""So many decisions of a game are hashed one by one."""
MOST_PLAYED = 600
"""So many are played: what hangs on the order of a set shows early, and `make soak` plays on."""


def digest_of_all() -> str:
    """One digest of the beginning of a game of every case: choices, hashes (later of every tenth
    decision), views and the saved text."""
    from ticonderoga.engine.save import save

    total = hashlib.blake2b(digest_size=16)
    for case in cases():
        match = case.match(13)
        begun = islice(decisions(match, random.Random(13)), MOST_PLAYED)
        for number, here in enumerate(begun):
            for seat in here.awaited():
                total.update(repr(here.choices(seat)).encode())
            if number < CLOSELY or number % 10 == 0:
                total.update(here.hash().encode())
                total.update(here.imagine(0, here.ply).hash().encode())
        total.update(repr([match.view(seat) for seat in everybody(match)]).encode())
        total.update(repr(match.log()).encode())
        total.update(save(match).encode())
    return total.hexdigest()


def test_the_same_games_under_every_hash_seed() -> None:
    digests = {digest_of_all()}
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", PLAY],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(run.stdout.strip())
    assert len(digests) == 1
