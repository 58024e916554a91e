"""2.3.9: the Treaty of Alliance, and what the French may do before and after it."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import (
    FRENCH,
    FRENCH_REGULAR,
)
from ticonderoga.games.liberty_or_death.rules.brilliant import may_sign
from ticonderoga.games.liberty_or_death.rules.forces import place

WEALTH_OF_NATIONS = 45
TURGOT = 56


def ready(preparations: int = 16) -> Situation:
    """So many French Preparations, two of them Squadrons and three Casualties of the British;
    all French Regulars that are not Available are Unavailable."""
    regulars = preparations - 5
    lod = Situation().unavailable(f"{15 - regulars} french, 2 regulars")
    lod.squadrons(west_indies=2).tracks(cbc=3)
    lod.put("3 militia, Washington @ Virginia", "2 regulars, Howe @ Boston")
    lod.put("2 war parties, Brant @ Northwest")
    return lod.card(WEALTH_OF_NATIONS, on_deck=TURGOT).strokes(treaty=True)


@pytest.mark.rule("R-2.3.9a", "R-2.3.9b")
def test_2_3_9_more_than_fifteen_preparations_are_needed() -> None:
    lod = ready(15)
    assert lod.g.preparations() == 15
    assert not may_sign(lod.g)
    lod = ready(16)
    assert lod.g.preparations() == 16
    assert may_sign(lod.g)


@pytest.mark.rule("R-2.3.9b")
def test_2_3_9_what_preparations_are() -> None:
    lod = Situation().unavailable("10 french").squadrons(west_indies=1).tracks(cbc=4, crc=9)
    assert lod.g.preparations() == 5 + 1 + 4
    lod.but(treaty=True).blockade("Boston")
    assert lod.g.preparations() == 5 + 2 + 4


@pytest.mark.rule("R-2.3.9a")
def test_2_3_9_the_french_must_be_eligible_and_the_first_not_have_acted() -> None:
    assert not may_sign(ready().eligible("british", "patriots", "indians").g)
    lod = ready().begin().french("hold").british("event unshaded")
    assert (lod.asked, lod.asked_faction) == ("turn", "indians")


@pytest.mark.rule("R-2.3.9a", "A-07")
def test_2_3_9_no_treaty_while_winter_shows() -> None:
    lod = ready().card(WEALTH_OF_NATIONS, on_deck=97)
    assert not may_sign(lod.g)


@pytest.mark.rule("R-2.3.9d", "R-2.3.9c", "R-2.3.6d", "R-1.3.7b")
def test_2_3_9_muster_with_rochambeau_a_blockade_and_regulars_to_the_west_indies() -> None:
    lod = ready().begin()
    assert (lod.asked, lod.asked_faction) == ("play_treaty", "french")
    lod.french("treaty")
    assert lod.offered("space") == ["Virginia", "West Indies"]
    lod.french("space Virginia", "number 4", "no")
    assert lod.asked == "lay_blockade"
    lod.french("space Boston")
    assert lod.at("Virginia") == "3 militia, 4 french regulars, Washington, Rochambeau"
    # two British Regulars are Unavailable, the third is Available; four French are Unavailable
    assert lod.at("West Indies") == "3 regulars, 3 french regulars"
    assert lod.in_box("unavailable", "regular") == 0
    assert lod.in_box("unavailable", "french regular") == 1
    assert lod.in_box("available", "french regular") == 7
    assert (lod.g.fni, lod.g.squadrons) == (1, 1)
    assert lod.g.treaty
    assert lod.has("french") == 5
    assert lod.g.played == TURGOT
    assert lod.g.played_cards[-2:] == (WEALTH_OF_NATIONS, 109)
    assert lod.g.eligible == 0b1111


@pytest.mark.rule("R-2.3.9d", "R-3.5.3b", "A-10")
@pytest.mark.parametrize(("purse", "fort"), [(1, True), (0, False)])
def test_2_3_9_a_fort_in_its_muster_costs_the_patriots_one(purse: int, fort: bool) -> None:
    lod = ready().resources(patriots=purse).begin()
    lod.french("treaty", "space Virginia", "number 4")
    assert (lod.asked == "french_fort") == fort
    if fort:
        lod.french("yes")
        assert lod.has("patriots") == 0
        assert lod.count("patriot fort", "Virginia") == 1
        assert lod.count("french", "Virginia") == 2


@pytest.mark.rule("R-2.3.9c", "R-2.3.8h", "R-2.3.8j")
def test_2_3_9_the_treaty_trumps_every_stroke_and_nothing_trumps_it() -> None:
    lod = ready().strokes("british", "patriots", "indians", "french", treaty=True).begin()
    lod.patriots("stroke").british("stroke").indians("stroke")
    assert lod.asked == "play_treaty"
    lod.french("treaty", "space West Indies", "number 0", "space Boston")
    assert lod.g.treaty
    assert lod.g.strokes == 0b1111
    assert lod.g.played == TURGOT


@pytest.mark.rule("R-1.10c")
def test_2_3_9_an_available_british_leader_may_sail_with_available_regulars() -> None:
    lod = ready().leader("Howe").begin()
    lod.french("treaty", "space West Indies", "number 0", "space Boston")
    assert (lod.asked, lod.asked_faction) == ("leader_joins", "british")
    lod.british("yes")
    assert lod.where("Howe") == "West Indies"


@pytest.mark.rule("R-2.3.9e", "R-3.5.1a", "R-4.5.1a")
def test_2_3_9_before_the_treaty() -> None:
    lod = Situation().put("3 militia, Washington @ Virginia").card(TURGOT).begin()
    assert lod.offered("command") == ["agent_mobilization", "hortalez"]
    assert lod.offered("special") == ["preparer_la_guerre"]
    assert lod.why_not("command muster") == "after_treaty"
    assert lod.why_not("special naval pressure") == "special_before_treaty"


@pytest.mark.rule("R-2.3.9f")
def test_2_3_9_before_the_treaty_no_french_piece_is_placed() -> None:
    lod = Situation()
    lod.perform(lambda g: place(g, FRENCH, FRENCH_REGULAR, lod.space("Boston"), 2))
    assert lod.outcome == 0
    lod.perform(lambda g: place(g, FRENCH, FRENCH_REGULAR, lod.space("West Indies"), 2))
    assert lod.outcome == 0


@pytest.mark.rule("R-2.3.9g")
def test_2_3_9_after_the_treaty() -> None:
    lod = Situation().treaty().put("3 militia, 2 french, 1 tory, Washington @ Virginia")
    lod.put("french, Rochambeau @ Virginia", "militia @ Norfolk").card(TURGOT).begin()
    assert lod.offered("command") == ["battle", "hortalez", "march", "muster"]
    assert lod.offered("special") == ["naval_pressure", "preparer_la_guerre", "skirmish"]
    assert lod.why_not("command agent mobilization") == "before_treaty"


@pytest.mark.rule("R-2.3.9d", "R-1.9e", "A-83")
def test_2_3_9_what_is_not_there_does_not_come() -> None:
    """No Squadron for a Blockade; the Muster takes the last French, one British is left."""
    lod = Situation().tracks(cbc=16).put("3 militia, Washington @ Virginia", "tory, Howe @ Boston")
    lod.only_available("2 french, 1 regular").strokes(treaty=True).begin()
    lod.french("treaty", "space Virginia", "number 2", "no")
    assert lod.at("Virginia") == "3 militia, 2 french regulars, Washington, Rochambeau"
    assert lod.at("West Indies") == "1 regular"
    assert lod.control("West Indies") == "british"
    assert (lod.g.fni, lod.g.treaty) == (0, True)


@pytest.mark.rule("R-2.3.9d", "R-1.10e")
def test_2_3_9_rochambeau_does_not_stay_where_no_french_have_landed() -> None:
    lod = ready().begin()
    lod.french("treaty", "space Virginia", "number 0", "space Boston")
    assert (lod.asked, lod.choices()) == ("leader_rejoins", ["none", "space West Indies"])
    lod.french("space West Indies")
    assert lod.at("West Indies") == "3 regulars, 3 french regulars, Rochambeau"


@pytest.mark.rule("R-2.3.9a", "A-77")
def test_2_3_9_a_pass_of_another_leaves_the_treaty_open_one_of_the_french_does_not() -> None:
    lod = ready().begin().french("hold").british("pass")
    assert (lod.asked, lod.asked_faction) == ("play_treaty", "french")
    lod = ready().card(TURGOT).begin().french("hold", "pass")
    assert (lod.asked, lod.asked_faction) == ("turn", "patriots")
