"""8.4, 8.4.1 The non-player British: the tests before a Command, and the Garrison (B1 to B5)."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation

SWORD = 72
"""An Event that the British ignore (8.1e)."""


def british(**options: str) -> Situation:
    """The British are a non-player and the only Faction that is Eligible."""
    lod = Situation(**options).non_players("british").card(SWORD).eligible("british")
    return lod


@pytest.mark.rule(
    "G-32", "R-8.4.1a", "R-8.4.1b", "R-8.4.1c", "R-8.4.1d", "R-8.4.1h", "A-75", "R-8.1j"
)
def test_n2_a_garrison_of_the_non_player_british() -> None:
    lod = Situation.of("1776").non_players("british", "indians").player("ann", "patriots")
    lod.player("ben", "french").card(SWORD).eligible("british").begin().roll(1)
    # two origins; Savannah and its origin; Charles Town and its origin; Norfolk; Philadelphia
    lod.chart_rolls("british", 3, 5, 2, 2, 3, 1, 4, 2, 5, 1, 5, 2).by_chart("british")
    assert lod.answers[:2] == ["special naval_pressure", "command garrison"]
    assert lod.has("british") == 4
    assert lod.at("Philadelphia") == "2 regulars"
    assert lod.at("Savannah") == "1 regular"
    assert lod.at("Charles Town") == "4 regulars, 2 continentals, 1 patriot fort, Howe"
    assert lod.at("Norfolk") == "1 regular"
    assert lod.at("New Jersey") == "1 militia"
    assert lod.at("New York City") == "2 regulars, 1 british fort, 1 continental"
    assert lod.at("Quebec City") == "1 regular, 1 tory"
    for city in ("Philadelphia", "Charles Town", "Savannah", "Norfolk", "New York City"):
        assert lod.control(city) == "british"
    assert lod.control("New Jersey") == "rebellion"


@pytest.mark.rule("R-8.4f")
def test_b3_without_resources_they_pass() -> None:
    lod = british().put("12 regulars @ New York City").resources(british=0).begin()
    lod.by_chart("british")
    assert lod.answers == ["pass"]
    assert lod.has("british") == 2
    assert lod.gave("np_no_resources") == [("B3",)]


@pytest.mark.rule("R-8.1b")
def test_a_limited_slot_is_used_for_a_full_command_with_a_special_activity() -> None:
    lod = british().put("12 regulars @ New York City", "militia @ Boston")
    lod.but(slot=1, first_action=1).begin().roll(2).by_chart("british")
    assert lod.answers[:2] == ["special naval_pressure", "command garrison"]
    assert lod.gave("np_event_closed") == [("B1",)]


@pytest.mark.rule("R-8.4.1a")
def test_b4_nine_regulars_are_too_few() -> None:
    lod = british().put("9 regulars @ New York City", "militia @ Boston").begin()
    lod.chart_rolls("british", 1).by_chart("british")
    assert lod.gave("np_b_few_regulars") == [("B4", 9)]
    assert lod.answers[0] == "command muster"


@pytest.mark.rule("R-8.4.1a")
def test_b4_a_patriot_fort_keeps_the_garrison_away() -> None:
    lod = british().put("10 regulars @ New York City", "patriot fort, militia @ Boston").begin()
    lod.chart_rolls("british", 1).by_chart("british")
    assert lod.gave("np_b_no_city") == [("B4",)]
    assert "command garrison" not in lod.answers


@pytest.mark.rule("R-8.1f")
def test_b5_a_garrison_that_cannot_be_paid_gives_way_to_a_muster() -> None:
    lod = british().put("12 regulars @ New York City", "militia @ Boston").resources(british=1)
    lod.begin().by_chart("british")
    assert lod.gave("np_b_garrison_price") == [("B5", 1)]
    assert lod.answers[0] == "command muster"


@pytest.mark.rule("R-8.4.1b", "R-8.4.1i")
def test_b5_with_a_blockade_and_howe_a_skirmish_comes_first() -> None:
    """Naval Pressure is not for Howe as long as there is a Blockade, but he lifts one anyway."""
    lod = british().treaty().blockade("Norfolk")
    lod.put("12 regulars, Howe @ New York City", "3 regulars, continental @ Virginia")
    lod.put("militia @ Boston").begin().by_chart("british")
    assert lod.answers[0] == "special skirmish"
    assert lod.count("continental", "Virginia") == 0
    assert lod.g.fni == 0


@pytest.mark.rule("R-8.4.1c")
def test_b5_origins_keep_two_more_and_the_last_regular() -> None:
    """Virginia and Georgia keep two more Royalist than Rebellion pieces, New Jersey its last
    Regular; Florida, without Population, lets it go. All six go to Cities without anybody."""
    lod = british().put("3 regulars, 2 tories, 2 militia @ Virginia", "1 regular @ New Jersey")
    lod.put("1 regular, 2 tories @ Florida", "8 militia @ Boston", "6 regulars @ Georgia")
    lod.begin().roll(1).by_chart("british")
    assert lod.at("Virginia") == "2 regulars, 2 tories, 2 militia"
    assert lod.at("New Jersey") == "1 regular"
    assert lod.at("Florida") == "2 tories"
    assert lod.count("regulars", "Georgia") == 2
    assert lod.count("regulars", "Boston") == 0
    assert len(lod.gave("np_b_garrison_control")) == 6


@pytest.mark.rule("R-8.4.1e", "R-8.4.1d")
def test_b5_a_city_that_cannot_be_gained_is_skipped() -> None:
    """Boston needs nine; Norfolk is gained with two, and nobody goes to Boston."""
    lod = british().put("8 regulars @ Georgia", "2 regulars @ Virginia", "8 militia @ Boston")
    lod.put("militia @ Norfolk").levels("AS", "Georgia", "Virginia").begin().roll(1)
    lod.by_chart("british")
    assert lod.count("regulars", "Boston") == 0
    assert lod.control("Norfolk") == "british"


@pytest.mark.rule("R-8.4.1f")
def test_b5_then_three_cubes_where_militia_hide() -> None:
    """Five can go. Boston takes two and is gained; Norfolk, held without any Regular, takes one;
    the last two make three cubes where Militia hide, so that nobody is left for Savannah."""
    lod = british().put(
        "7 regulars, 1 militia @ Georgia", "3 tories @ Norfolk", "1 militia @ Boston"
    )
    lod.put("1 regular, 1 tory, 1 militia @ Philadelphia", "3 regulars @ New York City")
    lod.put("1 regular, 1 tory @ Savannah")
    for city in ("Quebec City", "Charles Town"):
        lod.put(f"british fort @ {city}").levels("AS", city)
    lod.begin().roll(1).chart_rolls("british", *[3] * 8).by_chart("british")
    assert lod.gave("np_b_garrison_control") == [("B5", lod.space("Boston"))]
    assert lod.gave("np_b_garrison_regular") == [("B5", lod.space("Norfolk"))]
    assert lod.at("Norfolk") == "1 regular, 3 tories"
    assert lod.count("regulars", "Boston") == 3
    assert lod.count("regulars", "Philadelphia") == 2
    assert lod.at("Savannah") == "1 regular, 1 tory"


@pytest.mark.rule("R-8.4.1g", "R-8.4.2a")
def test_b5_when_nobody_can_move_they_muster_with_the_special_activity_spent() -> None:
    lod = british().put("5 regulars, 4 militia @ Virginia", "5 regulars, 4 militia @ Georgia")
    lod.put("12 continentals @ Boston").begin().roll(1).by_chart("british")
    assert lod.answers[:2] == ["special naval_pressure", "command muster"]
    assert lod.gave("np_b_garrison_none") == [("B5",)]
    assert lod.asked != "finish_turn"


@pytest.mark.rule("R-8.4.1h")
def test_b5_the_rebels_are_displaced_to_the_strongest_opposition() -> None:
    """New Jersey and Maryland-Delaware have the same Opposition, New Jersey fewer people; three
    cubes have found one of the Militia before."""
    lod = british().put("12 regulars @ New York City", "2 militia @ Philadelphia")
    lod.levels("AO", "New Jersey").levels("PO", "Maryland-Delaware").levels("AS", "New York City")
    lod.begin().roll(1).by_chart("british")
    assert lod.at("New Jersey") == "1 militia, 1 active militia"
    assert lod.gave("np_b_displace") == [("B5", lod.space("Philadelphia"), lod.space("New Jersey"))]
