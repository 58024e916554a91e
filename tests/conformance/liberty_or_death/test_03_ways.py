"""1.9k, 3.2.3, 3.3.2, 3.5.4: which way a March may take, and what it says of the others."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.conformance.liberty_or_death.spoken import faction_of
from ticonderoga.games.liberty_or_death.rules.movers import reaches


def goes(lod: Situation, faction: str, origin: str, target: str) -> bool:
    """Whether the faction could march from there to there, by land or by sea."""
    return reaches(lod.g, faction_of(faction), lod.space(origin), lod.space(target))


@pytest.mark.rule("R-3.2.3b", "R-3.2.3c")
@pytest.mark.parametrize(
    ("origin", "target", "reached"),
    [
        ("Boston", "Norfolk", True),  # City to City
        ("Boston", "Virginia", True),  # City to a Province beside another City
        ("Quebec City", "Norfolk", True),
        ("Norfolk", "Quebec City", True),
        ("Massachusetts", "Georgia", True),  # and from a Province beside a City
        ("Northwest", "Southwest", True),  # by land
        ("Northwest", "New Jersey", False),  # no City to sail from, two to sail to
        ("New Jersey", "Northwest", False),  # two to sail from, none to sail to
        ("New Jersey", "New Jersey", False),  # nobody sails to where he is
    ],
)
def test_3_2_3_the_british_sail_from_city_to_city(origin: str, target: str, reached: bool) -> None:
    assert goes(Situation(), "british", origin, target) is reached


@pytest.mark.rule("R-3.2.3h", "R-3.2.3c")
def test_3_2_3_one_open_city_for_both_ends_is_no_way_by_sea() -> None:
    lod = Situation().treaty()
    assert goes(lod, "british", "New Jersey", "Maryland")  # New York City to Philadelphia
    lod.blockade("New York City")
    assert not goes(lod, "british", "New Jersey", "Maryland")


@pytest.mark.rule("R-3.2.3c", "R-1.9k", "A-06")
def test_3_2_3_from_a_blockaded_city_nobody_sails() -> None:
    lod = Situation().treaty().blockade("Quebec City")
    assert not goes(lod, "british", "Quebec City", "Norfolk")
    assert not goes(lod, "british", "Quebec", "Norfolk")
    assert goes(lod, "british", "Quebec", "Quebec City")  # adjacent


@pytest.mark.rule("A-05", "A-06")
def test_a5_with_the_other_reading_too_some_city_at_either_end_is_open() -> None:
    lod = Situation(**{"sea-march": "other-city"}).treaty()
    lod.blockade("New York City", "Philadelphia")
    assert not goes(lod, "british", "Boston", "New Jersey")
    assert not goes(lod, "british", "Boston", "New York City")
    assert not goes(lod, "british", "New Jersey", "Boston")
    assert goes(lod, "british", "Boston", "Georgia")


@pytest.mark.rule("R-3.3.2a", "R-3.4.2a")
def test_3_3_2_patriots_and_indians_march_by_land_alone() -> None:
    lod = Situation().put("militia @ Boston", "militia @ Savannah", "war party @ Massachusetts")
    assert not goes(lod, "patriots", "Boston", "Savannah")
    assert not goes(lod, "indians", "Massachusetts", "Georgia")
    assert goes(lod, "patriots", "Boston", "Massachusetts")
    lod.put("militia @ Georgia").command("patriots", "march").patriots("destination Savannah")
    assert lod.why_not("move Boston, militia, 1") == "not_adjacent"


@pytest.mark.rule("R-3.5.4c")
def test_3_5_4_the_french_need_rebellion_control_of_both_cities_and_no_open_sea() -> None:
    lod = Situation().treaty().put("french, militia @ Boston", "militia @ Savannah")
    assert goes(lod, "french", "Boston", "Savannah")
    assert not goes(lod, "french", "Boston", "Quebec City")  # nobody's City
    assert not goes(lod, "french", "Boston", "Quebec")
    lod.blockade("Savannah", "Boston")  # their own ships
    assert goes(lod, "french", "Boston", "Savannah")
    assert goes(lod, "french", "Boston", "Georgia")


@pytest.mark.rule("R-1.9k", "R-3.2.3c")
def test_1_9_the_refusal_says_whether_a_blockade_is_in_the_way() -> None:
    lod = Situation().treaty().put("regular @ Boston", "regular @ Florida", "regular @ New Jersey")
    lod.put("regular @ Quebec City").blockade("Norfolk", "Quebec City")
    lod.command("british", "march").british("destination Virginia")
    assert lod.why_not("move Boston, regulars, 1") == "blockade_in_the_way"
    assert lod.why_not("move Quebec City, regulars, 1") == "blockade_in_the_way"
    assert lod.why_not("move Florida, regulars, 1") == "out_of_reach"  # no City there
    lod.british("arrive", "destination Northwest")
    assert lod.why_not("move New Jersey, regulars, 1") == "out_of_reach"  # nor here
    lod.british("arrive", "destination Quebec City")
    assert lod.why_not("move Boston, regulars, 1") == "blockade_in_the_way"


@pytest.mark.rule("R-3.5.4c")
def test_3_5_4_the_refusal_of_a_french_march_speaks_of_no_blockade() -> None:
    lod = Situation().treaty().put("french @ Boston", "french, militia @ Norfolk")
    lod.put("2 tories @ Boston", "militia @ Virginia").blockade("Norfolk")
    lod.command("french", "march").french("destination Virginia")
    assert lod.why_not("move Boston, french, 1") == "out_of_reach"
