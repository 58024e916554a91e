"""The worked examples of chapter 8: E7 and E9 of the rulebook, N1 of the playbook. N2 is the
first test of the British Garrison (tests/games/liberty_or_death/non_players)."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation


def royalists(card: int) -> Situation:
    """1776 as set up; British and Indians are non-players, two people have the Rebellion."""
    lod = Situation.of("1776").non_players("british", "indians").player("ann", "patriots")
    return lod.player("ben", "french").card(card)


@pytest.mark.rule("G-07", "R-8.3.3a")
def test_e7_langlade_is_ineffective_for_the_british() -> None:
    lod = royalists(62).eligible("british").levels("PS", "New York").begin()
    lod.by_chart("british")
    assert not any(said.startswith("event") for said in lod.answers)
    assert any(said.startswith("command") for said in lod.answers)


@pytest.mark.rule("G-09", "R-8.1.1a", "R-8.6.1a", "A-C2")
def test_e9_hortalez_up_to_a_d3() -> None:
    lod = Situation.of("1776").non_players("french").card(68).eligible("french")
    lod.resources(french=2, patriots=0).begin().chart_rolls("french", 1, 3).by_chart("french")
    assert lod.has("patriots") == 3
    assert "number 2" in lod.answers


@pytest.mark.rule("G-31", "R-8.4c", "R-8.3.5c")
def test_n1_moores_creek_bridge_in_massachusetts() -> None:
    lod = royalists(28).eligible("british").begin().by_chart("british")
    assert lod.answers[0] == "event unshaded"
    assert lod.at("Massachusetts") == "2 tories, 1 continental, 1 patriot fort"
    assert lod.control("Massachusetts") == ""
