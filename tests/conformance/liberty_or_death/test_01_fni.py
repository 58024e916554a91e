"""1.9: French Naval Intervention, Squadrons and Blockades."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, FRENCH
from ticonderoga.games.liberty_or_death.data.spaces import BOSTON
from ticonderoga.games.liberty_or_death.rules.forces import lower_fni, raise_fni, shift
from ticonderoga.games.liberty_or_death.rules.marching import reaches
from ticonderoga.games.liberty_or_death.rules.winter import income


def by_march(lod: Situation, origin: str, goal: str) -> bool:
    return reaches(lod.g, BRITISH, lod.space(origin), lod.space(goal))


@pytest.mark.rule("R-1.9a")
def test_1_9_before_the_treaty_fni_stays_at_0() -> None:
    lod = Situation().squadrons(west_indies=3)
    lod.perform(raise_fni)
    assert lod.outcome is False
    assert (lod.g.fni, lod.g.squadrons) == (0, 3)
    lod.perform(lower_fni)
    assert lod.outcome is False


@pytest.mark.rule("R-1.9b", "R-1.9c")
def test_1_9_raising_fni_the_french_lay_a_squadron_on_a_city() -> None:
    lod = Situation().treaty()
    lod.perform(raise_fni)
    assert lod.asked_faction == "french"
    assert lod.offered("space") == [
        "Boston", "Charles Town", "New York City", "Norfolk", "Philadelphia", "Quebec City",
        "Savannah",
    ]  # fmt: skip
    lod.french("space Norfolk")
    assert (lod.g.fni, lod.g.squadrons) == (1, 2)
    assert lod.g.blockades[lod.space("Norfolk")] == 1


@pytest.mark.rule("R-1.9b", "R-1.9d")
def test_1_9_lowering_fni_the_british_choose_the_blockade() -> None:
    lod = Situation().treaty().blockade("Boston", "Savannah")
    assert (lod.g.fni, lod.g.squadrons) == (2, 1)
    lod.perform(lower_fni)
    assert lod.asked_faction == "british"
    assert lod.offered("space") == ["Boston", "Savannah"]
    lod.british("space Savannah")
    assert (lod.g.fni, lod.g.squadrons) == (1, 2)
    assert lod.g.blockades[BOSTON] == 1


@pytest.mark.rule("R-1.9e", "A-65", "A-83")
def test_1_9_fni_cannot_rise_above_the_ships_that_are_there() -> None:
    lod = Situation().squadrons(unavailable=2, west_indies=1).but(treaty=True).blockade("Boston")
    lod.squadrons(west_indies=0, unavailable=2)
    assert lod.g.fni == 1
    lod.perform(raise_fni)
    assert lod.outcome is False
    assert lod.g.fni == 1


@pytest.mark.rule("R-1.9f", "A-64", "R-1.9l")
def test_1_9_a_second_blockade_on_a_city_changes_nothing() -> None:
    lod = Situation().treaty().levels("AS", "New York City").levels("PS", "Boston")
    assert lod.g.support == 5
    lod.perform(raise_fni).french("space New York City")
    assert lod.g.support == 1
    lod.perform(raise_fni).french("space New York City")
    assert lod.g.support == 1
    assert lod.g.blockades[lod.space("New York City")] == 2
    lod.perform(lower_fni)
    assert (lod.g.fni, lod.g.support) == (1, 1)
    lod.perform(lower_fni)
    assert (lod.g.fni, lod.g.support) == (0, 5)


@pytest.mark.rule("R-1.9l", "A-03")
def test_1_9_a_blockade_cancels_support_and_not_opposition() -> None:
    lod = Situation().treaty().levels("AS", "Boston").levels("AO", "Norfolk")
    lod.blockade("Boston", "Norfolk")
    assert (lod.g.support, lod.g.opposition) == (0, 2)
    shift(lod.g, BOSTON, -3)
    assert (lod.g.support, lod.g.opposition) == (0, 3)
    shift(lod.g, BOSTON, 2)
    assert (lod.g.support, lod.g.opposition) == (0, 2)
    lod.perform(lower_fni).british("space Boston")
    assert (lod.g.support, lod.g.opposition) == (1, 2)


@pytest.mark.rule("R-1.9h", "R-1.9i", "R-3.2.1b", "A-39")
def test_1_9_where_regulars_are_mustered_under_a_blockade() -> None:
    lod = Situation().treaty().blockade("New York City", "Savannah")
    lod.command("british", "muster")
    assert not lod.offers("regulars New York City")
    assert lod.why_not("regulars New York City") == "city_blockaded"
    assert lod.offers("regulars New Jersey")  # Philadelphia is open
    assert lod.why_not("regulars New York") == "no_open_city"
    assert lod.why_not("regulars Georgia") == "no_open_city"
    assert lod.offers("regulars New Hampshire")  # Quebec City
    assert lod.why_not("regulars Quebec") == "no_open_city"
    assert lod.offers("regulars West Indies")


@pytest.mark.rule("R-1.9o")
def test_1_9_tories_are_mustered_in_a_blockaded_city() -> None:
    lod = Situation().treaty().put("1 regular, Gage @ New York City").blockade("New York City")
    lod.command("british", "muster").british("tories New York City", "number 2", "done")
    assert lod.at("New York City") == "1 regular, 2 tories, Gage"
    assert lod.has("british") == 4


@pytest.mark.rule("R-1.9j", "R-3.2.2b")
def test_1_9_no_garrison_to_or_from_a_blockaded_city() -> None:
    lod = Situation().treaty().put("3 regulars @ Boston", "2 regulars @ Virginia")
    lod.blockade("Boston").command("british", "garrison")
    assert lod.why_not("destination Boston") == "city_blockaded"
    lod.british("destination Norfolk")
    assert lod.why_not("move Boston, regulars, 1") == "city_blockaded"
    assert lod.offered("move") == ["Virginia, british regular, 1", "Virginia, british regular, 2"]


@pytest.mark.rule("R-1.9n")
def test_1_9_no_garrison_at_fni_3() -> None:
    lod = Situation().treaty().put("3 regulars @ Virginia").blockade("Boston", "Savannah")
    assert lod.can("garrison", "british")
    lod.blockade("Boston")
    assert lod.g.fni == 3
    assert not lod.can("garrison", "british")


@pytest.mark.rule("R-1.9k", "R-3.2.3c", "A-05", "A-06")
def test_1_9_marching_past_a_blockade() -> None:
    lod = Situation().treaty().blockade("Philadelphia")
    assert by_march(lod, "New York", "New York City")
    assert by_march(lod, "Boston", "New York City")
    assert not by_march(lod, "Boston", "Philadelphia")
    assert by_march(lod, "Pennsylvania", "Philadelphia")  # adjacent all the same
    assert not by_march(lod, "Boston", "Pennsylvania")
    assert by_march(lod, "New York", "Pennsylvania")
    assert not by_march(lod, "Boston", "New Jersey")  # though New York City is open
    assert by_march(lod, "New York City", "New Jersey")
    assert not by_march(lod, "Philadelphia", "Boston")
    assert by_march(lod, "Philadelphia", "New Jersey")
    assert not by_march(lod, "Pennsylvania", "Boston")  # its only City is closed
    assert by_march(lod, "New Jersey", "Boston")  # by New York City


@pytest.mark.rule("R-3.2.3h")
def test_3_2_3_the_two_cities_of_a_voyage_differ() -> None:
    lod = Situation()
    assert by_march(lod, "New Jersey", "Maryland-Delaware")
    assert not by_march(lod, "Virginia", "North Carolina") or "North Carolina" in {
        lod.board.names[s] for s in lod.board.adjacent[lod.space("Virginia")]
    }
    lod = Situation().treaty().blockade("New York City")
    assert not by_march(lod, "New Jersey", "Maryland-Delaware")


@pytest.mark.rule("R-1.9m", "R-6.3.1a", "R-6.3.4b", "A-04")
def test_1_9_a_blockaded_city_earns_nobody_anything() -> None:
    lod = Situation().treaty().put("regular @ New York City", "regular @ Boston")
    assert income(lod.g, BRITISH) == 3
    assert income(lod.g, FRENCH) == 5  # five Cities of Population 1 are not British
    lod.blockade("New York City", "Norfolk")
    assert income(lod.g, BRITISH) == 1
    assert income(lod.g, FRENCH) == 4 + 2  # one City less, but FNI is 2
