"""14.1 Supply: sources, ways, what they run through, and the marker."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import FACTION_IDS
from ticonderoga.games.bayonets_tomahawks.rules.end_of_round import check_supply
from ticonderoga.games.bayonets_tomahawks.rules.supply import (
    in_supply,
    supply_cut,
    supply_path,
)


def supplied(bt: Situation, faction: str, place: str) -> bool:
    return in_supply(bt.start, FACTION_IDS.index(faction), bt.space(place))


def path(bt: Situation, faction: str, place: str) -> list[str]:
    spaces = supply_path(bt.start, FACTION_IDS.index(faction), bt.space(place))
    return [bt.board.names[space] for space in spaces]


def cut(bt: Situation, faction: str, place: str) -> str:
    space = supply_cut(bt.start, FACTION_IDS.index(faction), bt.space(place))
    return "" if space < 0 else bt.board.names[space]


# ---------------------------------------------------------------------- sources


@pytest.mark.rule("R-14.1a", "R-2.4a")
def test_friendly_colony_home_spaces_are_sources() -> None:
    bt = Situation().put("Washington @ Albany", "15th & 58th @ Boston", "Berry @ Montréal")
    assert path(bt, "british", "Albany") == ["Albany"]
    assert path(bt, "british", "Boston") == ["Boston"]
    assert path(bt, "french", "Montréal") == ["Montréal"]


@pytest.mark.rule("R-14.1a", "R-2.4a")
def test_an_own_home_space_outside_the_colonies_is_none() -> None:
    bt = Situation().put("Berry @ Ticonderoga")
    assert path(bt, "french", "Ticonderoga") == ["Ticonderoga", "Isle aux Noix", "Montréal"]


@pytest.mark.rule("R-14.1a", "R-2.4a")
def test_a_captured_space_is_no_source_neither_for_the_captor_nor_for_its_home_side() -> None:
    bt = Situation().put("15th & 58th @ Montréal", "British control @ Montréal")
    assert path(bt, "british", "Montréal") == []
    bt = Situation().put("Berry @ Isle aux Noix", "British control @ Montréal")
    bt.put("15th & 58th @ Montréal")
    assert path(bt, "french", "Isle aux Noix") == []


@pytest.mark.rule("R-14.1a")
def test_a_friendly_fleet_is_a_source_and_an_enemy_fleet_is_none() -> None:
    bt = Situation().put("15th & 58th @ Port Dauphin", "British control @ Port Dauphin")
    assert not supplied(bt, "british", "Port Dauphin")
    bt.put("British fleet @ Port Dauphin")
    assert path(bt, "british", "Port Dauphin") == ["Port Dauphin"]
    bt = Situation().put("15th & 58th @ Port Dauphin", "British control @ Port Dauphin")
    bt.put("British control @ Louisbourg", "British fleet @ Louisbourg")
    assert path(bt, "british", "Port Dauphin") == ["Port Dauphin", "Louisbourg"]


@pytest.mark.rule("R-14.1a", "A-20")
def test_a_battle_marker_bars_a_source() -> None:
    bt = Situation().put("Berry @ Montréal", "15th & 58th @ Montréal", "battle @ Montréal")
    assert path(bt, "french", "Montréal") == ["Montréal", "Les Trois Rivières"]
    bt = Situation().put("2 Bastion @ Louisbourg", "15th & 58th, British fleet @ Louisbourg")
    assert supplied(bt, "british", "Louisbourg")
    bt.put("battle @ Louisbourg")
    assert not supplied(bt, "british", "Louisbourg")
    assert not supplied(bt, "french", "Louisbourg") or path(bt, "french", "Louisbourg") != [
        "Louisbourg"
    ]


@pytest.mark.rule("R-14.1a")
def test_a_battle_marker_bars_a_source_farther_on_as_well() -> None:
    bt = Situation().put("Berry @ Isle aux Noix", "15th & 58th, Langis @ Montréal")
    bt.put("battle @ Montréal")
    assert path(bt, "french", "Isle aux Noix") == [
        "Isle aux Noix",
        "Montréal",
        "Les Trois Rivières",
    ]


# ---------------------------------------------------------------------- ways


@pytest.mark.rule("R-14.1b", "R-2.2.1a", "R-2.2.2a")
def test_paths_are_for_light_stacks_only() -> None:
    bt = Situation().put("Lacorne @ Saranac")
    assert path(bt, "french", "Saranac")[-1] in ("Montréal", "Les Trois Rivières")
    for other in ("Berry", "Canadiens 1", "Canonniers Bombardiers 1", "Rigaud"):
        mixed = Situation().put(f"Lacorne, {other} @ Saranac")
        assert not supplied(mixed, "french", "Saranac"), other
    assert supplied(Situation().put("Lacorne, Abénaki @ Saranac"), "french", "Saranac")


@pytest.mark.rule("R-14.1b", "R-2.2.3a")
def test_a_road_is_as_good_as_a_highway() -> None:
    bt = Situation().put("15th & 58th @ Mekekasink")
    assert not supplied(bt, "british", "Mekekasink")
    bt.road_site("Wills Creek", "Mekekasink")
    assert not supplied(bt, "british", "Mekekasink"), "a Road under construction is a Path"
    bt.road("Wills Creek", "Mekekasink")
    assert path(bt, "british", "Mekekasink") == ["Mekekasink", "Wills Creek"]


@pytest.mark.rule("R-14.1b", "R-14.1c")
def test_paths_and_villages_of_a_neutral_nation_are_closed() -> None:
    bt = Situation().put("Washington @ Keninsheka", "Lignery @ Tu-Endie-Wei")
    assert not supplied(bt, "british", "Keninsheka")
    bt.nation("cherokee", "british")
    assert path(bt, "british", "Keninsheka") == ["Keninsheka", "Chote", "Beverley"]
    bt.put("French control @ Chote")
    assert not supplied(bt, "british", "Keninsheka"), "an enemy-held Village lets nothing pass"


@pytest.mark.rule("R-14.1d", "A-54", "G-C-42")
def test_a_fort_traces_as_a_brigade_does() -> None:
    bt = Situation().put("Fort Ontario @ Oswego", "French control @ Oneida Lake")
    assert path(bt, "british", "Oswego") == ["Oswego", "Oneida Lake", "Albany"]
    bt.put("Langis @ Oneida Lake")
    assert not supplied(bt, "british", "Oswego")
    assert cut(bt, "british", "Oswego") == "Oneida Lake"
    light = Situation().put("Washington @ Oswego", "French control @ Oneida Lake")
    light.put("Langis @ Oneida Lake")
    assert path(light, "british", "Oswego") == [
        "Oswego", "Kahuahgo", "Nihanawate", "Sachenda'ga", "Lake George", "Albany",
    ]  # fmt: skip


@pytest.mark.rule("R-14.1d", "A-54")
def test_a_bastion_traces_as_a_brigade_does() -> None:
    bt = Situation().put("2 Bastion @ Québec", "15th & 58th @ Québec", "battle @ Québec")
    assert path(bt, "french", "Québec")[1] in ("Côte de Beaupré", "Côte du Sud", "Jacques Cartier")


@pytest.mark.rule("R-14.1b")
def test_a_fleet_in_the_stack_needs_coastal_connections() -> None:
    """B-24"""
    bt = Situation().put("British fleet, 15th & 58th, Lacorne @ Chignectou", "battle @ Chignectou")
    bt.put("French control @ Annapolis Royal", "Langis @ Annapolis Royal")
    assert not supplied(bt, "british", "Chignectou"), "Halifax is not reached by a Coastal Highway"
    without = Situation().put("15th & 58th, Lacorne @ Chignectou", "battle @ Chignectou")
    assert path(without, "british", "Chignectou") == ["Chignectou", "Halifax"]
    bt = Situation().put("British fleet, 15th & 58th, Lacorne @ Chignectou", "battle @ Chignectou")
    assert path(bt, "british", "Chignectou") == ["Chignectou", "Annapolis Royal"]


# ---------------------------------------------------------------------- what it runs through


@pytest.mark.rule("R-14.1c", "G-C-36")
def test_an_own_outpost_in_enemy_hands_lets_supply_pass_while_it_is_empty() -> None:
    bt = Situation().put("Berry @ Ticonderoga", "British control @ Isle aux Noix")
    assert path(bt, "french", "Ticonderoga") == ["Ticonderoga", "Isle aux Noix", "Montréal"]
    bt.put("Rogers @ Isle aux Noix")
    assert not supplied(bt, "french", "Ticonderoga")
    assert cut(bt, "french", "Ticonderoga") == "Isle aux Noix"
    light = Situation().put("Lacorne @ Ticonderoga", "British control @ Isle aux Noix")
    light.put("Rogers @ Isle aux Noix")
    assert supplied(light, "french", "Ticonderoga")
    light.put("Armstrong @ Goasek")
    assert path(light, "french", "Ticonderoga") == [
        "Ticonderoga", "Saranac", "Nihanawate", "La Présentation", "Montréal",
    ]  # fmt: skip


def _behind_enemy_outposts(**options: str) -> Situation:
    """A British Brigade at La Présentation that could be supplied by French Outposts only."""
    bt = Situation(**options).put("15th & 58th @ La Présentation")
    return bt.put("British control @ La Présentation")


@pytest.mark.rule("A-55", "R-14.1c")
def test_enemy_outposts_let_no_supply_pass_unless_the_option_says_so() -> None:
    bt = _behind_enemy_outposts()
    assert not supplied(bt, "british", "La Présentation")
    assert cut(bt, "british", "La Présentation") == "Baye de Cataracouy"
    any_outpost = _behind_enemy_outposts(supply_outposts="any")
    assert path(any_outpost, "british", "La Présentation") == [
        "La Présentation", "Baye de Cataracouy", "Oswego", "Oneida Lake", "Albany",
    ]  # fmt: skip
    any_outpost.put("Lacorne @ Baye de Cataracouy")
    assert not supplied(any_outpost, "british", "La Présentation")


@pytest.mark.rule("R-14.1c")
def test_a_settled_space_in_enemy_hands_lets_nothing_pass() -> None:
    bt = Situation(supply_outposts="any").put("Berry @ Isle aux Noix", "French fleet @ Boston")
    assert path(bt, "french", "Isle aux Noix") == ["Isle aux Noix", "Montréal"]
    bt.put("British control @ Montréal")
    assert not supplied(bt, "french", "Isle aux Noix"), "neither Montréal nor Albany lets it pass"
    assert cut(bt, "french", "Isle aux Noix") == "Montréal"


@pytest.mark.rule("R-14.1c")
def test_wilderness_lets_supply_pass_without_enemy_units() -> None:
    bt = Situation().put("Berry @ Tu-Endie-Wei")
    assert path(bt, "french", "Tu-Endie-Wei")[-1] in ("Le Baril", "Forks of the Ohio")
    bt = Situation().put("Fort Niagara @ Niagara")
    assert path(bt, "french", "Niagara") == [
        "Niagara", "Waabishkiigoo Gichigami", "Le Détroit",
    ]  # fmt: skip
    bt.put("Washington @ Waabishkiigoo Gichigami")
    assert "Waabishkiigoo Gichigami" not in path(bt, "french", "Niagara")


@pytest.mark.rule("R-14.1c")
def test_a_friendly_space_lets_supply_pass_even_with_enemies_on_it() -> None:
    bt = Situation().put("Berry @ Isle aux Noix", "15th & 58th, Langis @ Montréal")
    bt.put("battle @ Montréal")
    assert supplied(bt, "french", "Isle aux Noix")


@pytest.mark.rule("R-14.1c")
def test_the_length_of_the_way_and_connection_limits_do_not_matter() -> None:
    bt = Situation().put("Léry @ Toronto").crossed("french", "Toronto", "Niagara", 16)
    bt.crossed("french", "Toronto", "Baye de Cataracouy", 16)
    assert supplied(bt, "french", "Toronto")


@pytest.mark.rule("R-14.1c")
def test_nothing_cuts_a_stack_that_no_way_could_supply() -> None:
    bt = Situation().put("Berry @ Mta'n")
    assert not supplied(bt, "french", "Mta'n")
    assert cut(bt, "french", "Mta'n") == ""
    assert cut(Situation().put("Berry @ Montréal"), "french", "Montréal") == ""


@pytest.mark.rule("R-14.1c")
def test_nothing_cuts_a_stack_that_is_supplied_by_another_way() -> None:
    bt = Situation().put("Lacorne @ Ticonderoga", "British control @ Isle aux Noix")
    bt.put("Rogers @ Isle aux Noix")
    assert supplied(bt, "french", "Ticonderoga")
    assert cut(bt, "french", "Ticonderoga") == ""


@pytest.mark.rule("R-14.1c")
def test_the_stack_itself_is_not_what_cuts_it_off() -> None:
    """Berry shares Ticonderoga with the British, who hold Isle aux Noix as well."""
    bt = Situation().put("Berry, Rogers @ Ticonderoga", "British control @ Ticonderoga")
    bt.put("Gage @ Isle aux Noix", "British control @ Isle aux Noix")
    assert cut(bt, "french", "Ticonderoga") == "Isle aux Noix"


@pytest.mark.rule("R-14.1c")
def test_the_space_that_cuts_is_the_first_one_on_the_shortest_way() -> None:
    bt = Situation().put("Berry @ Ticonderoga", "British control @ Montréal")
    bt.put("15th & 58th @ Montréal", "Rogers @ Isle aux Noix", "British control @ Isle aux Noix")
    assert cut(bt, "french", "Ticonderoga") == "Isle aux Noix"
    bt = Situation().put("Berry @ Ticonderoga", "British control @ Montréal")
    bt.put("15th & 58th @ Montréal")
    assert cut(bt, "french", "Ticonderoga") == "Montréal"


# ---------------------------------------------------------------------- the marker


@pytest.mark.rule("R-14.1.1a", "R-14.1.1b")
def test_markers_are_placed_and_removed_at_the_check() -> None:
    bt = Situation().put("Berry @ Ticonderoga", "Rogers @ Isle aux Noix")
    bt.put("British control @ Isle aux Noix", "Léry @ Montréal", "French oos @ Montréal")
    g = bt.start
    assert bt.markers("french", "Ticonderoga") == ""
    check_supply(g)
    assert bt.markers("french", "Ticonderoga") == "oos"
    assert bt.markers("french", "Montréal") == ""
    assert bt.markers("british", "Isle aux Noix") == ""
    check_supply(g)
    assert bt.markers("french", "Ticonderoga") == "oos", "it stays while nothing changes"
    bt.put("British oos @ Isle aux Noix")
    check_supply(g)
    assert bt.markers("british", "Isle aux Noix") == ""
