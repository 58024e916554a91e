"""4.2.2, 4.3.2, 4.3.3, 4.4.2: what a strike does not take, and leaders whom it leaves alone."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import bits, special
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.rules.strikes import war_path_options


@pytest.mark.rule("R-4.4.2a", "R-4.4.2d")
def test_4_4_2_without_rebels_there_is_nothing_to_strike() -> None:
    lod = Situation().put("3 war parties @ Virginia")
    assert war_path_options(lod.g, lod.space("Virginia")) == ()


@pytest.mark.rule("R-1.10l", "R-4.3.3b", "R-4.5.2a")
@pytest.mark.parametrize(("faction", "cube"), [("patriots", "continental"), ("french", "french")])
def test_1_10_clinton_helps_nobody_but_the_british(faction: str, cube: str) -> None:
    lod = Situation().treaty().put(f"{cube}, 2 militia @ Boston", "2 regulars, Clinton @ Boston")
    special(lod, faction, "skirmish", "march")
    seat = ("british", "patriots", "indians", "french").index(faction)
    lod.choose(seat, "option strike one")
    assert lod.asked == ""
    assert lod.count("militia", "Boston") == 2


@pytest.mark.rule("R-1.10l", "R-1.10m", "A-15")
@pytest.mark.parametrize(("militia", "said"), [(1, 0), (2, 1)])
def test_a15_without_militia_left_no_leader_strikes(militia: int, said: int) -> None:
    lod = Situation().put("regular, Clinton @ Boston", f"{militia} active militia @ Boston")
    lod.but(log=[])
    special(lod, "british", "skirmish", "march")
    if militia > 1:
        lod.british("option strike one")
    assert lod.at("Boston") == "1 regular, Clinton"
    log = lod.g.log
    assert log is not None
    assert len([entry for entry in log if entry[0] == "leader_strikes"]) == said


@pytest.mark.rule("R-4.2.2d", "R-4.3.2d", "R-4.3.3b", "R-4.4.2d")
@pytest.mark.parametrize(
    ("faction", "name", "strikers", "base"),
    [
        ("british", "skirmish", "2 regulars", "patriot fort"),
        ("patriots", "skirmish", "2 continentals", "british fort"),
        ("patriots", "partisans", "2 militia", "village"),
        ("indians", "war_path", "2 war parties", "patriot fort"),
    ],
)
def test_4_of_two_bases_one_is_struck(faction: str, name: str, strikers: str, base: str) -> None:
    lod = Situation().put(f"{strikers}, 2 {base}s @ New York")
    special(lod, faction, name, "march")
    assert lod.count(base, "New York") == 1


@pytest.mark.rule("R-1.10e", "R-4.3.2b")
def test_1_10_a_leader_whose_last_unit_partisans_strike_goes_elsewhere() -> None:
    lod = Situation().put("militia @ Virginia", "tory, Gage @ Virginia", "2 regulars @ Boston")
    special(lod, "patriots", "partisans", "rally")
    assert (lod.asked, lod.asked_faction) == ("leader_rejoins", "british")
    lod.british("space Boston")
    assert lod.where("Gage") == "Boston"


@pytest.mark.rule("R-1.10e", "R-4.4.2b")
def test_1_10_a_leader_whose_last_unit_the_war_path_strikes_goes_elsewhere() -> None:
    lod = Situation().put("war party @ Virginia", "militia, Washington @ Virginia")
    lod.put("2 militia @ Boston")
    special(lod, "indians", "war_path", "gather")
    assert (lod.asked, lod.asked_faction) == ("leader_rejoins", "patriots")
    lod.patriots("space Boston")
    assert lod.where("Washington") == "Boston"


@pytest.mark.rule("R-1.10e", "R-4.4.3b")
def test_1_10_a_leader_whose_last_war_party_goes_home_with_the_plunder_goes_elsewhere() -> None:
    lod = Situation().put("active war party, Brant @ Virginia", "village @ Quebec")
    special(lod, "indians", "plunder", "raid", raided=bits(lod, "Virginia"))
    assert (lod.asked, lod.asked_faction) == ("leader_rejoins", "indians")
    lod.indians("space Quebec")
    assert lod.where("Brant") == "Quebec"
