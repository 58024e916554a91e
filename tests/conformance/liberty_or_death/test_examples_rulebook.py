"""The worked examples of the rulebook, E1 to E6; E8 is in test_01_forces.py."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.rules.victory import check_victory, margins


@pytest.mark.rule("G-01", "R-3.2.2a", "R-3.2.2b", "R-3.2.2c", "R-3.2.2d", "R-1.9j", "A-37")
def test_e1_a_garrison_of_every_city_but_the_blockaded_one() -> None:
    lod = Situation().treaty().blockade("New York City")
    lod.put("3 regulars, Howe @ New York City", "1 regular @ Quebec", "3 regulars @ New York")
    lod.put("7 regulars @ Norfolk", "2 regulars @ South Carolina")
    lod.put("2 militia @ Philadelphia", "1 militia, 1 patriot fort @ Charles Town")
    lod.resources(british=5).command("british", "garrison")
    assert lod.why_not("destination New York City") == "city_blockaded"
    lod.british("destination Boston", "move Quebec, regulars, 1")
    assert lod.why_not("move New York City, regulars, 1") == "city_blockaded"
    lod.british("arrive", "destination Quebec City", "move New York, regulars, 1", "arrive")
    lod.british("destination Philadelphia", "move New York, regulars, 2")
    lod.british("move Norfolk, regulars, 4", "arrive")
    lod.british("destination Charles Town", "move Norfolk, regulars, 2")
    lod.british("move South Carolina, regulars, 1", "arrive")
    lod.british("destination Savannah", "move South Carolina, regulars, 1", "arrive", "done")
    assert lod.asked == "displace_from"
    assert lod.offered("space") == ["Philadelphia"]  # Charles Town has its Fort
    lod.british("space Philadelphia")
    assert lod.offered("space") == ["Maryland-Delaware", "New Jersey", "Pennsylvania"]
    lod.british("space Maryland-Delaware")
    assert lod.at("Philadelphia") == "6 regulars"
    assert lod.at("Maryland-Delaware") == "2 active militia"
    assert lod.at("Charles Town") == "3 regulars, 1 active militia, 1 patriot fort"
    assert lod.has("british") == 3
    for city in range(7):
        assert lod.g.control[city] == 0, lod.board.names[city]


@pytest.mark.rule("G-02", "R-3.2.3a", "R-3.2.3b", "R-3.2.3c", "R-3.2.3d", "R-3.2.3e")
def test_e2_a_british_march_by_land_and_sea() -> None:
    lod = Situation().put("4 regulars, 2 tories @ Maryland", "4 regulars, 1 tory @ New York City")
    lod.put("1 regular, Clinton @ New York City", "1 regular @ Quebec")
    lod.put("2 regulars, 2 tories @ Connecticut", "1 militia, 1 patriot fort @ Boston")
    lod.put("1 militia @ Pennsylvania").resources(british=4)
    assert lod.control("Boston") == "rebellion"
    lod.command("british", "march").british("destination Pennsylvania")
    lod.british("move Maryland, regulars, 4", "move Maryland, tories, 2")
    assert lod.why_not("move New York City, tories, 1") == "one_for_one"
    lod.british("move New York City, regulars, 2", "move New York City, tories, 1")
    lod.british("lead Clinton", "move Quebec, regulars, 1", "arrive")
    lod.british("destination Philadelphia", "move New York City, regulars, 2", "arrive")
    lod.british("destination Boston", "move Connecticut, regulars, 2")
    lod.british("move Connecticut, tories, 2", "arrive", "done")
    assert lod.at("Pennsylvania") == "7 regulars, 3 tories, 1 active militia, Clinton"
    assert lod.at("Boston") == "2 regulars, 2 tories, 1 active militia, 1 patriot fort"
    assert lod.at("Philadelphia") == "2 regulars"
    assert lod.control("Boston") == "british"
    assert lod.has("british") == 1


@pytest.mark.rule("G-03", "R-3.3.2f", "R-3.3.2b")
@pytest.mark.parametrize(
    ("tories", "arriving"), [(2, "2 tories, 2 active militia"), (1, "1 tory, 2 militia")]
)
def test_e3_militia_entering_a_british_city_are_seen(tories: int, arriving: str) -> None:
    lod = Situation().put(f"{tories} tories @ Norfolk", "2 militia, Washington @ Virginia")
    lod.command("patriots", "march").patriots("destination Norfolk")
    lod.patriots("move Virginia, militia, 2", "arrive", "space Norfolk", "done")
    assert lod.at("Norfolk") == f"{arriving}, Washington"


@pytest.mark.rule("G-04", "R-3.4.2b", "R-3.4.2c", "R-3.4.2e")
def test_e4_war_parties_entering_a_rebel_colony_are_seen() -> None:
    lod = Situation().put("2 war parties, Brant @ Northwest", "2 militia @ New York")
    lod.resources(indians=0).command("indians", "march").indians("destination New York")
    lod.indians("move Northwest, war parties, 2", "lead Brant", "arrive", "done")
    assert lod.at("New York") == "2 active war parties, 2 militia, Brant"
    assert lod.has("indians") == 0


@pytest.mark.rule("G-06", "R-7.2a", "R-7.2b", "R-7.2c", "R-7.2d")
def test_e6_a_check_that_nobody_passes() -> None:
    lod = Situation().tracks(cbc=5, crc=4)
    lod.levels("AS", "New York City", "New York", "Massachusetts", "Boston")
    lod.levels("PS", "Virginia", "Georgia").levels("AO", "North Carolina").levels("PO", "Norfolk")
    lod.put("1 patriot fort @ Boston", "1 patriot fort @ Norfolk", "1 patriot fort @ Savannah")
    lod.put("2 villages @ Northwest", "2 villages @ Southwest", "1 village @ Florida")
    assert (lod.g.support, lod.g.opposition) == (17, 5)
    assert [margins(lod.g, faction) for faction in range(4)] == [
        (2, -1),
        (-22, 1),
        (2, -1),
        (-22, 1),
    ]
    assert not check_victory(lod.g)
    assert lod.g.winners == ()
