"""2.1: what the factions hold when the game begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.pack_files import built_in, supply
from ticonderoga.engine.dice import Dice
from ticonderoga.games.liberty_or_death.data.pack import load_pack
from ticonderoga.games.liberty_or_death.edition import Edition
from ticonderoga.games.liberty_or_death.rules.setup import set_up


@pytest.mark.rule("R-2.1a", "R-2.3.8a")
@pytest.mark.parametrize(
    ("scenario", "strokes", "treaty"),
    [("1775", 0b1111, True), ("1778", 0b1111, False), ("1778-sprint", 0, False)],
)
def test_2_1_who_holds_brilliant_strokes_and_the_treaty(
    scenario: str, strokes: int, treaty: bool
) -> None:
    g = set_up(load_pack(), Edition(scenario, {}), Dice(7))
    assert (g.strokes, g.treaty_card) == (strokes, treaty)


@pytest.mark.rule("R-2.1a", "R-2.3.8a")
def test_2_1_a_scenario_without_brilliant_strokes_has_no_treaty_to_play(tmp_path: Path) -> None:
    content = built_in("liberty_or_death", "scenarios.json")
    content["scenarios"][0]["brilliant_strokes"] = False
    pack = load_pack(supply(tmp_path, "scenarios.json", content))
    g = set_up(pack, Edition("1775", {}), Dice(7))
    assert (g.strokes, g.treaty_card, g.treaty) == (0, False, False)
