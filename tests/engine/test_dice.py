"""Chance: exactly uniform, seedable, scripted, committed and provable afterwards."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ticonderoga.engine.dice import Dice, commitment, committed_dice, derive_seed, mix
from ticonderoga.engine.errors import TiconderogaError

SECRET = bytes(range(32))


@given(st.integers(0, 2**64 - 1), st.integers(1, 10_000))
def test_a_number_below_n_is_below_n(seed: int, n: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(n) < n for _ in range(5))


def test_biased_draws_are_thrown_away() -> None:
    """Below three quarters of 2**64 a quarter of all draws is rejected: the counter tells."""
    n = 3 * 2**62
    dice = Dice(5)
    draws = [dice.below(n) for _ in range(400)]
    assert max(draws) < n
    assert 480 < dice.counter < 590  # 400 / (3/4) = 533 expected
    counter = 0
    expected: list[int] = []
    while len(expected) < 400:
        counter += 1
        if mix(5, counter) < n:
            expected.append(mix(5, counter))
    assert draws == expected


def test_six_faces_come_up_as_often_as_they_should() -> None:
    dice = Dice(20_26)
    counts = Counter(dice.d6() for _ in range(60_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
    assert chi_square < 15.1  # 1 % for five degrees of freedom


def test_three_faces_come_up_as_often_as_they_should_and_may_be_scripted() -> None:
    dice = Dice(1778)
    counts = Counter(dice.d3() for _ in range(30_000))
    assert sorted(counts) == [1, 2, 3]
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 9.3  # 1 %
    barrier = dice.barrier
    dice.script_rolls([3, 1, 4])
    assert [dice.d3(), dice.d3()] == [3, 1]
    assert dice.barrier == barrier + 2
    with pytest.raises(TiconderogaError, match="a die of 3 sides shows 1 to 3, not 4"):
        dice.d3()
    assert dice.d6() == 4


def test_two_dice_in_a_row_do_not_know_each_other() -> None:
    dice = Dice(77)
    pairs = Counter((dice.d6(), dice.d6()) for _ in range(36_000))
    assert len(pairs) == 36
    assert sum((count - 1000) ** 2 / 1000 for count in pairs.values()) < 60  # 35 degrees


def test_a_shuffle_gives_every_order_as_often() -> None:
    dice = Dice(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 45  # 23 degrees


@pytest.mark.parametrize("dice", [Dice(9), committed_dice(SECRET)], ids=["seeded", "committed"])
def test_a_shuffle_draws_what_below_draws(dice: Dice) -> None:
    twin = dice.copy()
    items = list(range(20))
    dice.shuffle(items)
    by_hand = list(range(20))
    for i in range(19, 0, -1):
        j = twin.below(i + 1)
        by_hand[i], by_hand[j] = by_hand[j], by_hand[i]
    assert items == by_hand
    assert dice.write() == twin.write()


def test_the_same_seed_rolls_the_same_on_every_machine() -> None:
    dice = Dice(1775)
    assert [dice.d6() for _ in range(12)] == [1 + mix(1775, n) % 6 for n in range(1, 13)]
    assert mix(0, 1) == 0xE220A8397B1DCDAF  # the first number of splitmix64 from seed 0


def test_a_copy_rolls_what_the_original_would() -> None:
    dice = Dice(4)
    dice.script_rolls((6, 6))
    dice.d6()
    twin = dice.copy()
    assert [dice.d6() for _ in range(9)] == [twin.d6() for _ in range(9)]
    assert dice.write() == twin.write()


def test_scripted_rolls_come_first_and_then_the_seed_goes_on() -> None:
    dice, plain = Dice(8), Dice(8)
    dice.script_rolls((3, 1))
    dice.script_rolls([5])
    assert [dice.d6() for _ in range(5)] == [3, 1, 5, plain.d6(), plain.d6()]


@pytest.mark.parametrize("roll", [0, 21, -1])
def test_no_die_shows_what_it_cannot(roll: int) -> None:
    with pytest.raises(TiconderogaError, match="1 to 20"):
        Dice().script_rolls((2, roll))


def test_a_scripted_roll_must_fit_the_die() -> None:
    for sides, roll in ((6, 7), (3, 4), (10, 11)):
        dice = Dice(1)
        dice.script_rolls((sides, roll))
        assert dice.die(sides) == sides
        with pytest.raises(TiconderogaError, match=f"1 to {sides}, not {roll}"):
            dice.die(sides)


def test_scripted_draws_come_first_and_leave_the_rolls_alone() -> None:
    dice, plain = Dice(8), Dice(8)
    dice.script_draws((2, 0))
    assert [dice.below(5), dice.below(1), dice.below(5)] == [2, 0, plain.below(5)]
    dice.script_draws((3,))
    assert Dice.read(dice.write()).below(4) == 3
    with pytest.raises(TiconderogaError, match="0 to 2, not 3"):
        dice.below(3)
    with pytest.raises(TiconderogaError, match="from 0"):
        dice.script_draws((-1,))


def test_a_deck_whose_order_is_open_is_shuffled_when_it_is_drawn_from() -> None:
    deck = tuple(range(40))
    dice = Dice(3)
    assert dice.in_order(deck) == deck
    dice.loosen(77, decks=2)
    twin = Dice.read(dice.write())
    first, second = dice.in_order(deck), dice.in_order(deck, 1)
    assert sorted(first) == sorted(second) == list(deck)
    assert len({deck, first, second}) == 3
    assert dice.in_order(first) == first
    assert dice.loose == 0
    assert (twin.in_order(deck, 1), twin.in_order(deck)) == (second, first)
    other = Dice(3)
    other.loosen(78)
    assert other.in_order(deck) != first


def test_every_roll_shuffle_and_reveal_raises_the_barrier() -> None:
    dice = Dice(2)
    dice.script_rolls((4,))
    marks = [dice.barrier]
    for act in (dice.d6, dice.d6, lambda: dice.below(1), lambda: dice.shuffle([1, 2]), dice.reveal):
        act()
        marks.append(dice.barrier)
    assert marks == sorted(set(marks))


@given(
    st.integers(0, 2**64 - 1),
    st.binary(max_size=32),
    st.integers(0, 10**9),
    st.lists(st.integers(1, 6), max_size=5),
    st.integers(0, 10**6),
)
def test_dice_are_read_back_as_written(
    seed: int, key: bytes, counter: int, script: list[int], barrier: int
) -> None:
    dice = Dice(seed, key, counter, tuple(script), barrier)
    again = Dice.read(dice.write())
    assert again.write() == dice.write()
    assert [again.d6() for _ in range(8)] == [dice.d6() for _ in range(8)]


@pytest.mark.parametrize(
    "text",
    [
        "0 - -1 - 0", f"0 - {2**63} - 0", f"0 {'07' * 32} {2**64} - 0", "0 - 0 - -1",
        f"0 {'07' * 65} 0 - 0", "0 - 0 21 0", "0 - 0 -/-1 0", "0 - 0 - 0 1",
        "0 - 0 0,1 0", "0 - 0 - ", "0 zz 0 - 0",
        f"0 - {'1' * 5000} - 0",
    ],
)  # fmt: skip
def test_what_no_dice_have_written_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError):
        Dice.read(text)


def test_the_highest_counter_that_is_read_can_still_be_rolled_from() -> None:
    dice = Dice.read(f"0 {'07' * 32} {2**63 - 1} - 0")
    assert 1 <= dice.d6() <= 6


def test_reseeding_gives_another_future_and_forgets_key_and_script() -> None:
    dice = committed_dice(SECRET)
    dice.script_rolls((6, 6, 6))
    truth = dice.copy()
    dice.reseed(99)
    assert (dice.key, dice.script) == (b"", ())
    assert [dice.d6() for _ in range(12)] != [truth.d6() for _ in range(12)]


def test_committed_rolls_are_proved_from_the_secret_and_the_nonces() -> None:
    """A stranger with nothing but the standard library verifies the digest and every roll."""
    shown_before = commitment(SECRET)
    dice = committed_dice(SECRET, ("ann's nonce", "bob's nonce"))
    rolls = [dice.d6() for _ in range(40)]
    # … the game is over, the secret is shown …
    assert hashlib.blake2b(SECRET, digest_size=32).hexdigest() == shown_before
    message = "\x1f".join(("ann's nonce", "bob's nonce")).encode()
    key = hashlib.blake2b(message, key=SECRET, digest_size=32).digest()
    verified = []
    for counter in range(1, 41):
        block = hashlib.blake2b(counter.to_bytes(8, "big"), key=key, digest_size=8).digest()
        verified.append(1 + int.from_bytes(block, "big") % 6)
    assert verified == rolls


def test_each_nonce_matters() -> None:
    rolls = []
    for nonces in (("x", "y"), ("x", "z"), ("w", "y"), ()):
        dice = committed_dice(SECRET, nonces)
        rolls.append(tuple(dice.d6() for _ in range(20)))
    assert len(set(rolls)) == 4


def test_a_committed_seed_has_32_bytes() -> None:
    with pytest.raises(TiconderogaError, match="32 bytes, not 5"):
        committed_dice(b"short")


def test_derived_seeds_differ_and_repeat() -> None:
    assert derive_seed("agent", 1, 23) == derive_seed("agent", 1, 23)
    assert len({derive_seed("a", 1, 23), derive_seed("a", 12, 3), derive_seed("b", 1, 23)}) == 3
