"""3.6.2 to 3.6.6: Force and Loss Levels at their edges: Common Cause, those still to be shown."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import (
    against_attacker,
    against_defender,
    attack,
    clash,
)
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.rules.battle_levels import (
    MODIFIER_IDS,
    attack_force,
    attacker_loss_modifier,
    defence_force,
    defence_strength,
    defender_loss_modifier,
    dice_for,
)

# ---------------------------------------------------------------------- 4.2.1 Common Cause


@pytest.mark.rule("R-3.6.5a", "R-4.2.1b")
@pytest.mark.parametrize(("common", "mostly"), [(0, True), (1, True), (2, False)])
def test_3_6_5_war_parties_in_common_cause_count_as_tories(common: int, mostly: bool) -> None:
    lod = Situation().put("2 regulars, tory, 2 active war parties, continental @ Virginia")
    found = against_defender(lod, clash(lod, "british", "Virginia", ally=True, common=common))
    assert ("regulars_attack" in found) == mostly


@pytest.mark.rule("R-3.6.3b", "R-4.2.1b")
@pytest.mark.parametrize(("common", "force"), [(0, 4 + 1 + 2), (2, 4 + 3 + 1), (4, 4 + 4 + 0)])
def test_3_6_3_war_parties_in_common_cause_have_the_force_of_tories(
    common: int, force: int
) -> None:
    lod = Situation().put("4 regulars, tory, 4 active war parties, continental @ Virginia")
    battle = clash(lod, "british", "Virginia", ally=True, common=common)
    assert attack_force(lod.g, battle) == force


# ---------------------------------------------------------------------- 3.6.3a those to be shown


@pytest.mark.rule("R-3.6.3a", "R-3.6.3b", "R-3.6.3c", "R-3.6.3d")
@pytest.mark.parametrize(("shown", "half"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3)])
@pytest.mark.parametrize("attacker", ["british", "patriots", "french"])
def test_3_6_3_attackers_who_show_themselves_count_by_halves(
    attacker: str, shown: int, half: int
) -> None:
    lod = Situation().treaty().put("2 regulars, 2 active war parties, 4 war parties @ Virginia")
    lod.put("2 continentals, french regular, 2 active militia, 4 militia @ Virginia")
    battle = clash(lod, attacker, "Virginia", ally=True)
    cubes = {"british": 2, "patriots": 2 + 1, "french": 1 + 1}[attacker]
    assert attack_force(lod.g, battle, shown) == cubes + half


@pytest.mark.rule("R-3.6.3a", "R-3.6.3e")
@pytest.mark.parametrize(("shown", "half"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3)])
@pytest.mark.parametrize("attacker", ["british", "patriots"])
def test_3_6_3_defenders_who_show_themselves_count_by_halves(
    attacker: str, shown: int, half: int
) -> None:
    lod = Situation().treaty().put("2 regulars, tory, 2 active war parties @ Virginia")
    lod.put("4 war parties, british fort, patriot fort @ Virginia")
    lod.put("2 continentals, french regular, 2 active militia, 4 militia @ Virginia")
    assert defence_force(lod.g, clash(lod, attacker, "Virginia"), shown) == 3 + 1 + half


@pytest.mark.rule("R-3.6.5b", "R-3.6.6b", "A-23")
def test_3_6_5_who_shows_himself_is_no_longer_underground() -> None:
    lod = Situation().put("tory, 2 war parties @ Virginia", "2 tories @ Virginia")
    lod.put("2 continentals, 2 militia @ Virginia")
    battle = clash(lod, "british", "Virginia", ally=True)
    assert [defender_loss_modifier(lod.g, battle, shown) for shown in (0, 1, 2)] == [1, 1, 0]
    assert [attacker_loss_modifier(lod.g, battle, shown) for shown in (0, 1, 2)] == [1, 1, 0]


@pytest.mark.rule("A-66", "R-3.6.6b")
def test_a66_a_defenders_strength_counts_who_is_shown_and_who_is_not() -> None:
    lod = Situation().put("3 regulars @ Virginia", "2 militia @ Virginia")
    battle = clash(lod, "british", "Virginia")
    assert [defence_strength(lod.g, battle, shown) for shown in (0, 1, 2)] == [1, 1, 1]
    assert [defence_force(lod.g, battle, shown) for shown in (0, 1, 2)] == [0, 0, 1]


# ---------------------------------------------------------------------- 3.6.4 dice


@pytest.mark.rule("R-3.6.4a")
def test_3_6_4_nobody_rolls_less_than_no_dice() -> None:
    assert [dice_for(force) for force in (-4, -1, 0)] == [0, 0, 0]


# ---------------------------------------------------------------------- leaders


@pytest.mark.rule("R-3.6.5c", "R-1.10i")
def test_3_6_5_the_ally_of_the_french_is_the_patriot_and_the_other_way_round() -> None:
    lod = Situation().treaty().put("french regular, continental, Washington, tory @ Virginia")
    assert "leader_attacks" in against_defender(lod, clash(lod, "french", "Virginia", ally=True))
    assert "leader_attacks" not in against_defender(lod, clash(lod, "french", "Virginia"))
    lod = Situation().treaty().put("french regular, continental, Rochambeau, tory @ Virginia")
    assert "leader_attacks" in against_defender(lod, clash(lod, "patriots", "Virginia", ally=True))
    assert "leader_attacks" not in against_defender(lod, clash(lod, "patriots", "Virginia"))


@pytest.mark.rule("R-3.6.6c", "R-3.6.1e")
@pytest.mark.parametrize(
    ("attacker", "leader"),
    [("patriots", "Gage"), ("patriots", "Brant"), ("british", "Washington"), ("british", "Lauzun")],
)
def test_3_6_6_any_leader_of_the_defenders_counts(attacker: str, leader: str) -> None:
    lod = Situation().treaty().put("tory, active war party, french regular @ Virginia")
    lod.put(f"continental, {leader} @ Virginia")
    assert "leader_defends" in against_attacker(lod, clash(lod, attacker, "Virginia"))
    other = "british" if attacker == "patriots" else "patriots"
    assert "leader_defends" not in against_attacker(lod, clash(lod, other, "Virginia"))


# ---------------------------------------------------------------------- what a card adds


@pytest.mark.rule("R-3.6.5a", "R-3.6.6a")
def test_3_6_5_what_a_card_changes_is_told_by_its_name() -> None:
    lod = Situation().put("3 tories @ Virginia", "3 continentals @ Virginia").roll(1, 1)
    attack(lod, "british", "Virginia", attacker_loss=-2, defender_loss=3)
    told = {MODIFIER_IDS[which]: value for which, value in lod.logged("battle_modifier")}
    assert told == {"card_against_defender": 3, "card_against_attacker": -2}
