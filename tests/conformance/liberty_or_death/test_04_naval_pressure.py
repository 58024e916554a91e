"""4.2.3, 4.5.3, 1.10k: Blockades that come, go and change places."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import special
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.rules.winter import naval_intervention_wanes


@pytest.mark.rule("R-1.10k", "A-14")
@pytest.mark.parametrize(("cities", "said"), [((), 0), (("Boston",), 1)])
def test_1_10_howe_has_nothing_to_press_against_without_a_blockade(
    cities: tuple[str, ...], said: int
) -> None:
    lod = Situation().treaty().leader("Howe").blockade(*cities).but(log=[]).roll(2)
    special(lod, "british", "naval_pressure", "march")
    log = lod.g.log
    assert log is not None
    assert len([entry for entry in log if entry[0] == "howe"]) == said
    assert (lod.g.fni, lod.has("british")) == (0, 7)


@pytest.mark.rule("R-4.5.3b", "R-6.5.4a")
def test_4_5_3_a_blockade_that_is_moved_goes_to_another_city() -> None:
    lod = Situation().treaty().blockade("Boston", "Norfolk", "Savannah")
    special(lod, "french", "naval_pressure", "hortalez").french("space Boston")
    assert lod.asked == "blockade_goal"
    assert lod.choices() == [
        "space Charles Town",
        "space New York City",
        "space Norfolk",
        "space Philadelphia",
        "space Quebec City",
        "space Savannah",
    ]


@pytest.mark.rule("R-4.5.3b")
def test_4_5_3_each_blockade_moves_once() -> None:
    lod = Situation().treaty().blockade("Quebec City", "Boston")
    lod.squadrons(0, 1)
    special(lod, "french", "naval_pressure", "hortalez")
    lod.french("space Quebec City", "space Boston")
    assert lod.offered("space") == ["Boston"]  # the one that was there
    lod.french("space Boston", "space Savannah")
    assert lod.asked != "move_blockade"
    blockades = [lod.g.blockades[lod.space(name)] for name in ("Boston", "Savannah")]
    assert blockades == [1, 1]


@pytest.mark.rule("R-6.5.4a")
def test_6_5_4_without_a_blockade_nothing_wanes() -> None:
    lod = Situation().treaty()
    lod.perform(naval_intervention_wanes)
    assert (lod.asked, lod.g.squadrons) == ("", 3)
