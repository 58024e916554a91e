"""8.1.1, 8.1.3, 8.2: most and least, ties, and the Random Spaces table."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.engine.dice import Dice
from ticonderoga.games.liberty_or_death.data.spaces import MAP, WEST_INDIES
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    having,
    least,
    least_support,
    most,
    most_opposition,
    most_support,
    opposition_of,
    prefer,
    random_space,
    support_of,
)

TABLE = {
    1: ("Quebec City", "Quebec", "New Hampshire", "Connecticut", "New York City", "New Jersey"),
    2: ("Northwest", "Philadelphia", "Pennsylvania", "Norfolk", "Southwest", "Charles Town"),
    3: ("North Carolina", "Savannah", "Florida", "Georgia", "Boston", "Massachusetts"),
}
SCAN = (
    "Quebec City", "Quebec", "New York", "New Hampshire", "Connecticut", "New York City",
    "New Jersey", "Northwest", "Maryland", "Philadelphia", "Pennsylvania", "Norfolk", "Southwest",
    "Virginia", "Charles Town", "North Carolina", "Savannah", "Florida", "South Carolina",
    "Georgia", "Boston", "Massachusetts",
)  # fmt: skip
"""The way through the table: down a column, on to the next, from the end to the beginning."""


def mask(lod: Situation, *names: str) -> int:
    return sum(1 << lod.space(name) for name in names)


def found(lod: Situation, bits: int, *rolls: int) -> str:
    lod.start.dice = Dice(1)
    lod.roll(*rolls)
    return lod.board.names[random_space(lod.g, bits)]


def full(lod: Situation, name: str) -> str:
    return lod.board.names[lod.space(name)]


@pytest.mark.rule("R-8.2a", "G-10")
@pytest.mark.parametrize("column", TABLE)
@pytest.mark.parametrize("row", range(1, 7))
def test_8_2_a_d3_for_the_column_and_a_d6_for_the_row(column: int, row: int) -> None:
    lod = Situation()
    everywhere = sum(1 << space for space in MAP)
    assert found(lod, everywhere, column, row) == full(lod, TABLE[column][row - 1])


@pytest.mark.rule("R-8.2a", "G-10")
def test_8_2_the_upper_name_of_a_box_goes_first() -> None:
    lod = Situation()
    bits = mask(lod, "South Carolina", "Florida", "Boston")
    assert found(lod, bits, 3, 3) == "Florida"
    bits = mask(lod, "South Carolina", "Georgia", "Boston")
    assert found(lod, bits, 3, 3) == "South Carolina"


@pytest.mark.rule("R-8.2a", "G-10")
def test_8_2_from_a_space_that_is_no_candidate_one_looks_on_and_round() -> None:
    lod = Situation()
    start = SCAN.index("Boston")
    order = [*SCAN[start:], *SCAN[:start]]
    assert order[1:6] == ["Massachusetts", "Quebec City", "Quebec", "New York", "New Hampshire"]
    for number in range(len(order) - 2):
        bits = mask(lod, *order[number:])
        assert found(lod, bits, 3, 5) == full(lod, order[number])


@pytest.mark.rule("R-8.2a")
def test_8_2_the_rolls_of_the_playbook() -> None:
    lod = Situation()
    origins = mask(lod, "Quebec", "New York City", "New York", "Florida")
    assert found(lod, origins, 3, 5) == "Quebec"  # from Boston on
    assert found(lod, origins, 2, 2) == "Florida"  # from Philadelphia on
    cities = mask(lod, "Boston", "Norfolk", "Charles Town", "Savannah")
    assert found(lod, cities, 3, 1) == "Savannah"
    cities = mask(lod, "Boston", "Norfolk", "Charles Town")
    assert found(lod, cities, 2, 5) == "Charles Town"


@pytest.mark.rule("A-C12", "A-74")
@pytest.mark.parametrize(
    ("low", "high"), [("Boston", "Norfolk"), ("Philadelphia", "New York City")]
)
def test_8_2_two_candidates_are_told_apart_by_a_d6(low: str, high: str) -> None:
    lod = Situation()
    bits = mask(lod, low, high)
    for roll in (1, 2, 3):
        assert found(lod, bits, roll) == low
    for roll in (4, 5, 6):
        assert found(lod, bits, roll) == high


@pytest.mark.rule("R-8.2b")
def test_8_2_a_single_candidate_takes_no_roll() -> None:
    lod = Situation()
    before = lod.g.dice.barrier
    assert random_space(lod.g, mask(lod, "Georgia")) == lod.space("Georgia")
    assert random_space(lod.g, 0) == -1
    assert lod.g.dice.barrier == before


@pytest.mark.rule("R-8.2a")
def test_8_2_the_west_indies_are_not_in_the_table() -> None:
    lod = Situation()
    assert random_space(lod.g, 1 << WEST_INDIES) == WEST_INDIES
    assert random_space(lod.g, mask(lod, "Georgia", "West Indies")) == lod.space("Georgia")


@pytest.mark.rule("A-74", "R-8.1.3a")
def test_8_2_without_scripted_dice_every_candidate_is_found() -> None:
    lod = Situation()
    bits = mask(lod, "Boston", "Georgia", "Norfolk")
    seen = Counter(random_space(lod.g, bits) for _ in range(300))
    assert {lod.board.names[space] for space in seen} == {"Boston", "Georgia", "Norfolk"}


@pytest.mark.rule("R-8.1.1a")
def test_8_1_1_most_support_is_level_times_population_as_counted() -> None:
    lod = Situation().treaty().levels("AS", "Boston", "New York City").levels("PS", "Virginia")
    lod.levels("AO", "Georgia").levels("PO", "Massachusetts")
    bits = mask(lod, "Boston", "New York City", "Virginia", "Georgia", "Massachusetts")
    assert most_support(lod.g, bits) == mask(lod, "New York City")
    assert least_support(lod.g, bits) == mask(lod, "Georgia", "Massachusetts")
    assert most_opposition(lod.g, bits) == mask(lod, "Georgia", "Massachusetts")
    assert opposition_of(lod.g, lod.space("Georgia")) == 2
    lod.blockade("New York City")
    assert support_of(lod.g, lod.space("New York City")) == 0
    assert most_support(lod.g, bits) == mask(lod, "Boston", "Virginia")


@pytest.mark.rule("R-8.1.3a")
def test_8_1_3_a_priority_narrows_the_candidates() -> None:
    lod = Situation().put("3 regulars @ Boston", "3 regulars @ Norfolk", "1 regular @ Georgia")
    bits = mask(lod, "Boston", "Norfolk", "Georgia", "Virginia")
    assert most(bits, lod.g.regulars) == mask(lod, "Boston", "Norfolk")
    assert least(bits, lod.g.regulars) == mask(lod, "Virginia")
    assert having(bits, lod.g.regulars) == mask(lod, "Boston", "Norfolk", "Georgia")
    assert prefer(bits, mask(lod, "Georgia", "Quebec")) == mask(lod, "Georgia")
    assert prefer(bits, mask(lod, "Quebec")) == bits
