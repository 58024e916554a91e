"""8.4.2, 8.4.5 The non-player British Muster (B6, B8)."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.games.liberty_or_death.non_players.test_british_garrison import british
from ticonderoga.engine.kit.questions import spaces_in
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH
from ticonderoga.games.liberty_or_death.non_players.british_muster import reward_bits, tories_bits
from ticonderoga.games.liberty_or_death.order import MUSTER, Order


def names(lod: Situation, bits: int) -> set[str]:
    return {lod.board.names[space] for space in spaces_in(bits)}


def tories(lod: Situation) -> list[str]:
    """Where Tories were placed, in their order."""
    return [answer.removeprefix("tories ") for answer in lod.answers if answer.startswith("tories")]


@pytest.mark.rule("R-8.4.2a")
@pytest.mark.parametrize(("available", "musters"), [(4, True), (3, False)])
def test_b6_the_roll_must_be_below_the_available_regulars(available: int, musters: bool) -> None:
    lod = british().put("5 regulars @ New York City", "militia @ New Jersey")
    lod.only_available(f"{available} regulars").begin().chart_rolls("british", 3)
    lod.by_chart("british")
    assert (lod.answers[0] == "command muster") == musters
    said = "np_b_muster" if musters else "np_b_no_muster"
    assert lod.gave(said) == [("B6", 3, available)]


@pytest.mark.rule("R-8.4.2b")
def test_b8_regulars_gain_control_in_a_neutral_or_passive_space_first() -> None:
    """Massachusetts (AO, two people) and New Jersey (PO, one) could both be gained."""
    lod = british().put("3 militia @ Massachusetts", "2 militia @ New Jersey", "tory @ Boston")
    for city in ("New York City", "Philadelphia", "Quebec City", "Norfolk", "Savannah"):
        lod.put(f"british fort @ {city}")
    lod.put("2 tories @ Charles Town").levels("AO", "Massachusetts").levels("PO", "New Jersey")
    lod.levels("AS", "New Hampshire", "Connecticut", "New York", "Pennsylvania", "Virginia")
    lod.levels("AS", "Maryland", "North Carolina", "South Carolina", "Georgia")
    lod.only_available("5 regulars, 0 british forts").begin().chart_rolls("british", 1).by_chart(
        "british"
    )
    assert lod.answers[1] == "regulars New Jersey"
    assert lod.count("regulars", "New Jersey") == 5


@pytest.mark.rule("R-8.4.2b")
def test_b8_regulars_without_control_to_gain_join_lonely_tories() -> None:
    """Charles Town and Boston are held by Tories alone; both have one person: random."""
    lod = british().levels("AS", *_COLONIES)
    for city in ("New York City", "Philadelphia", "Quebec City", "Norfolk", "Savannah"):
        lod.put(f"british fort @ {city}")
    lod.put("2 tories @ Charles Town", "tory @ Boston").begin()
    lod.chart_rolls("british", 1, 6).by_chart("british")
    assert lod.answers[1] == "regulars Charles Town"


@pytest.mark.rule("R-8.4.2b")
def test_b8_regulars_go_to_the_larger_population() -> None:
    lod = british().levels("AS", *[name for name in _COLONIES if name != "Massachusetts"])
    lod.put("regular @ New Jersey").begin().chart_rolls("british", 1).by_chart("british")
    assert lod.answers[1] in ("regulars Massachusetts", "regulars New York City")


_COLONIES = (
    "New Hampshire", "Massachusetts", "Connecticut", "New York", "New Jersey", "Pennsylvania",
    "Maryland", "Virginia", "North Carolina", "South Carolina", "Georgia",
)  # fmt: skip


@pytest.mark.rule("R-8.4.2c")
def test_b8_tories_join_the_regulars_just_placed_then_other_lonely_regulars() -> None:
    """New York City is alone with two people to be gained. Then Regulars without Tories: those
    just placed, then Georgia; then Control of the most people; four spaces are the limit."""
    lod = british().put(
        "2 regulars @ Georgia", "2 militia @ South Carolina", "1 militia @ Savannah"
    )
    lod.levels("AO", *_COLONIES).levels("AS", "Georgia", "South Carolina").resources(british=9)
    lod.begin().chart_rolls("british", 1).by_chart("british")
    assert lod.answers[1] == "regulars New York City"
    assert tories(lod) == ["New York City", "Georgia", "South Carolina", "Savannah"]
    assert lod.at("New York City") == "6 regulars, 2 tories, Gage"


@pytest.mark.rule("R-8.4.2c", "A-C14", "A-69")
@pytest.mark.parametrize(
    ("charts", "where"),
    [("rulebook", {"South Carolina"}), ("chart", {"South Carolina", "Savannah"})],
)
def test_b8_control_of_the_most_population_or_by_the_sheet_any(
    charts: str, where: set[str]
) -> None:
    lod = british(charts=charts).put("2 regulars, 2 tories @ Georgia", "1 militia @ Savannah")
    lod.put("2 militia @ South Carolina")
    assert names(lod, tories_bits(lod.g, Order(BRITISH, MUSTER), 0)) == where


@pytest.mark.rule("R-8.4.2c")
def test_b8_then_colonies_with_few_cubes_and_no_fort() -> None:
    """Georgia has four cubes and no Fort, South Carolina a Fort, North Carolina five cubes; the
    Cities beside them are held, and everybody else is hostile."""
    lod = british().put("2 regulars, 2 tories @ Georgia", "british fort @ South Carolina")
    lod.put("3 regulars, 2 tories @ North Carolina").levels("AO", *_COLONIES)
    lod.levels("AS", "Georgia", "South Carolina", "North Carolina")
    for city in ("Norfolk", "Savannah", "Charles Town"):
        lod.put(f"2 tories @ {city}")
    assert names(lod, tories_bits(lod.g, Order(BRITISH, MUSTER), 0)) == {"Georgia"}


@pytest.mark.rule("R-8.4.2d", "R-8.4.5a")
@pytest.mark.parametrize(("roll", "rewarded"), [(2, True), (3, False)])
def test_b8_loyalty_is_rewarded_if_the_opposition_exceeds_support_and_a_d3(
    roll: int, rewarded: bool
) -> None:
    """Opposition 3 against Support 0: more than Support and a D3 of 2, not of 3."""
    lod = british().put("2 regulars, 2 tories @ New Jersey").levels("AO", "Boston")
    lod.only_available("2 regulars, 0 tories").levels("PO", "New Jersey")
    lod.put("british fort @ Boston").resources(british=3).begin()
    lod.chart_rolls("british", 1, roll, roll, roll, roll).by_chart("british")
    assert any(answer.startswith("reward") for answer in lod.answers) == rewarded


@pytest.mark.rule("R-8.4.2d", "R-8.4.2f", "R-8.4.3g")
@pytest.mark.parametrize(("roll", "answer"), [(1, "command muster"), (2, "pass")])
def test_b8_a_muster_for_a_reward_alone_hangs_on_its_d3(roll: int, answer: str) -> None:
    """Nobody can march, and nothing but a reward can be Mustered for: Opposition 2 exceeds
    Support 0 and a D3 of 1. With a 2 no Muster is possible, so they Pass."""
    lod = british().put("1 regular, 1 tory @ Virginia").levels("AO", "Boston")
    lod.only_available("0 regulars, 0 tories").begin()
    lod.chart_rolls("british", 6, roll).by_chart("british")
    assert lod.answers[0] == answer
    assert ("reward Virginia" in lod.answers) == (roll == 1)
    said = "np_b_reward" if roll == 1 else "np_b_no_reward"
    assert lod.gave(said) == [("B8", 2, 0, roll)]


@pytest.mark.rule("R-8.4.5a")
def test_b8_a_reward_goes_where_markers_are_fewest_and_the_change_is_largest() -> None:
    """Georgia has a marker; Virginia has two people and New Jersey one."""
    lod = british().put("2 regulars, tory @ Georgia", "2 regulars, tory @ Virginia")
    lod.put("2 regulars, tory @ New Jersey").raids("Georgia")
    assert names(lod, reward_bits(lod.g, Order(BRITISH, MUSTER))) == {"Virginia"}


@pytest.mark.rule("R-8.4.5a")
def test_b8_no_reward_that_only_removes_markers() -> None:
    """Five Resources, one of them for the space: four markers would use up the rest."""
    lod = british().put("2 regulars, tory @ Virginia").propaganda("Virginia", 4)
    order = Order(BRITISH, MUSTER)
    assert reward_bits(lod.g, order) == 0
    assert names(lod.resources(british=6), reward_bits(lod.g, order)) == {"Virginia"}


@pytest.mark.rule("R-8.4.2d", "A-38")
def test_b8_a_selected_space_comes_before_a_better_one() -> None:
    lod = british().put("2 regulars, tory @ New Jersey", "2 regulars, tory @ Virginia")
    order = Order(BRITISH, MUSTER)
    order.select(lod.space("New Jersey"))
    assert names(lod, reward_bits(lod.g, order)) == {"New Jersey"}


@pytest.mark.rule("R-8.4.2d")
def test_b8_a_fort_needs_five_cubes_and_takes_them_in_turn() -> None:
    """The three cubes are taken in turn from the more numerous kind: 3 Regulars, 2 Tories."""
    lod = british().put("3 regulars, 2 tories @ Georgia").levels("AS", *_COLONIES)
    lod.only_available("2 regulars, 0 tories").resources(british=2).begin()
    lod.chart_rolls("british", 1, *[1] * 6).by_chart("british")
    assert "fort Georgia" in lod.answers
    assert lod.at("Georgia") == "1 regular, 1 tory, 1 british fort"


@pytest.mark.rule("R-8.4.2d", "R-8.1.2b")
def test_b8_the_last_tory_stays_when_a_fort_is_built() -> None:
    lod = british().put("5 regulars, 1 tory @ Georgia").levels("AS", *_COLONIES)
    lod.only_available("2 regulars, 0 tories").resources(british=2).begin()
    lod.chart_rolls("british", 1, *[1] * 6).by_chart("british")
    assert lod.at("Georgia") == "2 regulars, 1 tory, 1 british fort"


@pytest.mark.rule("R-8.4.2e", "R-8.4.1j")
def test_b8_afterwards_a_skirmish_elsewhere() -> None:
    lod = british().put("3 regulars, 2 tories, 9 continentals @ Virginia")
    lod.only_available("6 regulars, 0 british forts").begin()
    lod.chart_rolls("british", 1).by_chart("british")
    assert lod.answers[0] == "command muster"
    at = lod.answers.index("special skirmish")
    assert lod.answers[at - 1] == "done"


@pytest.mark.rule("R-8.4.2e")
def test_b8_else_naval_pressure() -> None:
    lod = british().put("2 regulars @ Virginia").begin().roll(3).chart_rolls("british", 1)
    lod.by_chart("british")
    assert lod.answers[-1] == "special naval_pressure"
    assert lod.gave("np_b_no_skirmish") == [("B11",)]


@pytest.mark.rule("R-8.4.2f")
def test_b8_without_any_muster_or_march_they_pass() -> None:
    """Nothing is Available and nobody of theirs is on the map."""
    lod = british().only_available("0 regulars, 0 tories, 0 british forts").begin()
    lod.chart_rolls("british", 6).by_chart("british")
    assert lod.answers == ["pass"]
    assert [entry[0] for entry in lod.reasons][-3:] == [
        "np_b_march_none", "np_b_muster_none", "np_pass",
    ]  # fmt: skip
