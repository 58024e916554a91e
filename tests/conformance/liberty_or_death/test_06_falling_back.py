"""6.2: where units fall back to, who has to give up, and the Battle in the West Indies."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import bits
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, FRENCH, INDIANS
from ticonderoga.games.liberty_or_death.rules.asking import SUPPLY_REMOVE
from ticonderoga.games.liberty_or_death.rules.supply import (
    stay_in_west_indies,
    supply,
    supply_options,
    west_indies_battle,
)


def supplying(lod: Situation, faction: int) -> Situation:
    return lod.perform(lambda g: supply(g, faction))


# ---------------------------------------------------------------------- 6.2.1f the French


@pytest.mark.rule("R-6.2.1f", "A-43")
def test_6_2_1_french_in_a_city_fall_back_too() -> None:
    lod = Situation().treaty().put("french, 3 tories @ Norfolk", "patriot fort @ Maryland")
    lod.put("patriot fort @ Boston").resources(french=0)
    supplying(lod, FRENCH)
    assert lod.at("Maryland") == "1 patriot fort, 1 french regular"


@pytest.mark.rule("R-6.2.1f", "A-43")
def test_6_2_1_a_fort_in_a_city_may_be_the_nearest() -> None:
    lod = Situation().treaty().put("french, 3 tories @ Virginia", "patriot fort @ Norfolk")
    lod.put("patriot fort @ Pennsylvania").resources(french=0)
    supplying(lod, FRENCH)
    assert lod.at("Norfolk") == "1 patriot fort, 1 french regular"


@pytest.mark.rule("R-6.2.1f", "A-43")
def test_6_2_1_of_forts_equally_near_the_french_choose() -> None:
    lod = Situation().treaty().put("french, 3 tories @ Virginia", "patriot fort @ Norfolk")
    lod.put("patriot fort @ Maryland", "patriot fort @ Pennsylvania").resources(french=0)
    supplying(lod, FRENCH)
    assert lod.choices() == ["space Maryland-Delaware", "space Norfolk"]


@pytest.mark.rule("R-6.2.1f")
def test_6_2_1_french_without_a_fort_or_a_resource_give_up() -> None:
    lod = Situation().treaty().put("2 french @ Northwest").resources(french=0)
    assert supply_options(lod.g, FRENCH, lod.space("Northwest")) == (SUPPLY_REMOVE,)
    supplying(lod, FRENCH)
    assert (lod.at("Northwest"), lod.g.crc) == ("", 0)
    assert lod.in_box("available", "french") == lod.pack.limits[8]
    rich = Situation().treaty().put("2 french @ Northwest").resources(french=1)
    supplying(rich, FRENCH)
    assert (rich.at("Northwest"), rich.has("french")) == ("2 french regulars", 0)


# ---------------------------------------------------------------------- 6.2.1g, h the Indians


@pytest.mark.rule("R-6.2.1g", "R-1.4.2a")
def test_6_2_1_the_new_village_goes_to_a_reserve_with_room() -> None:
    lod = Situation().put("2 british forts @ Quebec", "2 patriot forts @ Florida", "Brant @ Quebec")
    supplying(lod, INDIANS)
    assert lod.choices() == ["space Northwest", "space Southwest"]


@pytest.mark.rule("R-6.2.1h", "A-43")
def test_6_2_1_war_parties_go_to_the_nearest_village_all_of_them() -> None:
    lod = Situation().put("2 war parties, 1 active war party @ New York", "village @ Northwest")
    lod.put("village @ Florida").resources(indians=0)
    supplying(lod, INDIANS)
    assert lod.at("Northwest") == "2 war parties, 1 active war party, 1 village"


# ---------------------------------------------------------------------- 6.2.2 the West Indies


@pytest.mark.rule("R-6.2.2a")
@pytest.mark.parametrize(
    ("there", "fought"),
    [("2 regulars, 2 french", True), ("2 regulars", False), ("2 french", False)],
)
def test_6_2_2_a_battle_needs_both(there: str, fought: bool) -> None:
    lod = Situation().treaty().put(f"{there} @ West Indies").but(log=[]).roll(1, 1)
    lod.perform(west_indies_battle)
    log = lod.g.log
    assert log is not None
    assert bool(log) is fought


@pytest.mark.rule("R-6.2.2a", "R-3.1.2a")
def test_6_2_2_the_battle_is_free_and_in_the_west_indies_alone() -> None:
    lod = Situation().treaty().put("3 french, Lauzun @ West Indies", "3 regulars @ West Indies")
    next(west_indies_battle(lod.roll(1, 1).g))
    order = lod.g.order
    assert order is not None
    assert order.free
    assert order.limited
    assert order.only == bits(lod, "West Indies")


@pytest.mark.rule("R-6.2.2b", "A-41", "A-40")
def test_6_2_2_who_is_not_there_is_not_asked() -> None:
    lod = Situation().treaty().put("2 french @ West Indies", "british fort @ West Indies")
    assert list(stay_in_west_indies(lod.g, BRITISH)) == []
    lod.perform(lambda g: stay_in_west_indies(g, FRENCH))
    assert lod.choices() == ["number 0", "number 1", "number 2"]


@pytest.mark.rule("R-6.2.2b")
@pytest.mark.parametrize(("number", "left"), [(2, 5), (1, 4), (0, 4)])
def test_6_2_2_only_who_stays_is_paid_for(number: int, left: int) -> None:
    lod = Situation().treaty().put("2 french @ West Indies")
    lod.perform(lambda g: stay_in_west_indies(g, FRENCH)).french(f"number {number}")
    assert lod.has("french") == left
    assert lod.count("french", "West Indies") == 2 - number


@pytest.mark.rule("R-6.2.2b", "R-1.10e")
def test_6_2_2_a_leader_whom_all_have_left_goes_elsewhere() -> None:
    lod = Situation().treaty().put("2 french, Lauzun @ West Indies", "french @ Boston")
    lod.perform(lambda g: stay_in_west_indies(g, FRENCH)).french("number 2")
    assert lod.asked == "leader_rejoins"
    lod.french("space Boston")
    assert lod.where("Lauzun") == "Boston"
