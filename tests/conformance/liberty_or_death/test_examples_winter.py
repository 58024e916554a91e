"""The Winter Quarters round of the tutorial, W1 to W13."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, FRENCH, INDIANS, PATRIOTS
from ticonderoga.games.liberty_or_death.rules.supply import out_of_supply
from ticonderoga.games.liberty_or_death.rules.victory import check_victory


def forts_and_villages(lod: Situation) -> Situation:
    """Three Patriot Forts and three Villages."""
    lod.put("patriot fort @ Massachusetts", "patriot fort @ North Carolina")
    lod.put("patriot fort @ South Carolina", "village @ Southwest", "village @ Quebec")
    return lod.put("village @ Florida")


@pytest.mark.rule("G-23", "R-6.1a")
def test_w1_nobody_passes_the_check() -> None:
    lod = forts_and_villages(Situation().treaty()).tracks(cbc=4, crc=7)
    lod.levels("PS", "New York", "Boston").levels("AO", "Massachusetts").levels("PO", "Norfolk")
    assert (lod.g.support, lod.g.opposition) == (3, 5)
    assert not check_victory(lod.g)


@pytest.mark.rule("G-24", "R-6.2.1d", "R-6.2.1e", "R-6.2.1f")
def test_w3_patriot_and_french_supply() -> None:
    lod = Situation().treaty().put("militia @ Quebec", "regular, tory, militia @ Philadelphia")
    lod.put("4 french, patriot fort @ South Carolina", "regular, british fort @ Quebec")
    lod.resources(patriots=0).step("supply").begin()
    assert lod.at("Quebec") == "1 regular, 1 british fort, 1 militia"
    assert lod.at("Philadelphia") == "1 regular, 1 tory, 1 militia"
    assert out_of_supply(lod.g, FRENCH) == []


@pytest.mark.rule("G-25", "R-6.3.1a", "R-6.3.2a", "R-6.3.3a", "R-6.3.4b", "R-1.9m")
def test_w6_income() -> None:
    lod = Situation().treaty().resources(british=2, patriots=0, indians=1, french=1)
    lod.put("british fort, regular @ New York City", "british fort @ Quebec")
    lod.put("british fort @ Florida", "regular @ Quebec City", "regular @ Philadelphia")
    lod.put("patriot fort @ Massachusetts", "patriot fort @ North Carolina", "militia @ Georgia")
    lod.put("patriot fort @ South Carolina", "militia @ Virginia", "militia @ Boston")
    lod.put("militia @ Connecticut", "village @ Southwest", "village @ Quebec", "village @ Florida")
    lod.blockade("New York City", "Philadelphia").put("2 french @ West Indies")
    held = [space for space in range(22) if lod.g.control[space] == 1]
    assert (len(held), lod.g.fni) == (7, 2)
    lod.step("resources").begin()
    assert lod.g.resources[BRITISH] == 2 + 4
    assert lod.g.resources[INDIANS] == 1 + 1
    assert lod.g.resources[PATRIOTS] == 0 + 6
    assert lod.g.resources[FRENCH] == 1 + 11


@pytest.mark.rule("G-26", "R-6.4.1a")
def test_w7_reward_loyalty() -> None:
    lod = Situation().resources(british=6, patriots=0).levels("PS", "Quebec City")
    lod.put("2 regulars, 2 tories, Howe @ New York", "regular, tory @ Quebec City")
    assert lod.g.support == 1
    lod.step("support").begin()
    assert lod.offered("space") == ["New York", "Quebec City"]
    lod.british("space New York", "number 2", "space Quebec City", "number 1")
    assert lod.level("New York") == lod.level("Quebec City") == "AS"
    assert (lod.has("british"), lod.g.support) == (3, 6)


@pytest.mark.rule("G-27", "R-6.5.1a", "R-6.5.1b")
def test_w9_rochambeau_gives_way_to_lauzun() -> None:
    lod = Situation().treaty().put("3 french, Rochambeau @ South Carolina")
    lod.card(97, on_deck=54).step("redeployment").begin()
    assert lod.where("Lauzun") == "South Carolina"
    assert lod.where("Rochambeau") == ""


@pytest.mark.rule("G-28", "R-6.5.3a", "R-S.3")
def test_w10_release_of_what_is_left() -> None:
    lod = Situation("1776").unavailable("3 regulars, 6 tories").step("redeployment").begin()
    assert lod.in_box("unavailable", "regular") == 0
    assert lod.in_box("unavailable", "tory") == 0
    assert lod.in_box("available", "regular") == 25
    assert lod.in_box("available", "tory") == 25


@pytest.mark.rule("G-29", "R-6.5.4a", "A-42", "A-C16")
def test_w11_a_blockade_leaves_and_the_others_may_be_rearranged() -> None:
    lod = Situation().treaty().blockade("New York City", "Philadelphia").step("redeployment")
    lod.but(leader_of=[3, 0, 6, 8]).begin()
    assert (lod.asked, lod.asked_faction) == ("lift_blockade", "british")
    lod.british("space Philadelphia")
    assert lod.g.fni == 1
    assert (lod.asked, lod.asked_faction) == ("move_blockade", "french")
    lod.french("space New York City", "space Norfolk")
    assert lod.g.blockades[lod.space("Norfolk")] == 1
    assert (lod.g.fni, lod.g.squadrons) == (1, 2)


@pytest.mark.rule("G-30", "R-6.7a", "R-6.7b", "R-6.7c", "R-6.7d", "R-6.7e", "R-6.7h")
def test_w13_reset_and_the_floods() -> None:
    lod = forts_and_villages(Situation().treaty()).resources(patriots=2, indians=3)
    lod.put("2 active militia @ Virginia", "active war party @ Florida", "tory @ Georgia")
    lod.propaganda("Virginia", 2).raids("Georgia").casualties("3 continentals, 2 tories")
    lod.card(101, on_deck=54).deck(35, 36).eligible("indians").but(made_ineligible=0b0010)
    lod.step("reset").begin()
    assert sum(lod.g.propaganda) + sum(lod.g.raids) == 0
    assert lod.g.eligible == 0b1111
    assert lod.g.made_ineligible == 0
    assert sum(lod.g.casualties) == 0
    assert lod.at("Virginia") == "2 militia"
    assert lod.count("war party", "Florida") == 1
    assert (lod.has("patriots"), lod.has("indians")) == (0, 3)
    assert (lod.g.played, lod.g.on_deck) == (54, 35)
    assert (lod.asked, lod.asked_faction) == ("turn", "french")
