"""3.6.1 to 3.6.6: who takes part, who decides, Force, dice and modifiers."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import (
    against_attacker,
    against_defender,
    attack,
    clash,
    forces,
)
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.rules.battle_levels import (
    attack_force,
    attack_strength,
    defence_force,
    defence_strength,
    dice_for,
    useful_activation,
)

# ---------------------------------------------------------------------- 3.6.1 cooperation


@pytest.mark.rule("R-3.6.1a")
def test_3_6_1_the_attacker_decides_for_its_side() -> None:
    lod = Situation().put("3 regulars, 2 war parties @ Virginia", "3 continentals @ Virginia")
    attack(lod, "british", "Virginia")
    assert (lod.asked, lod.asked_faction) == ("involve_ally", "british")
    lod.british("yes")
    assert (lod.asked, lod.asked_faction) == ("activate_attack", "british")


@pytest.mark.rule("R-3.6.1b", "R-3.3.3b")
def test_3_6_1_the_french_fight_beside_the_patriots_only_if_they_pay() -> None:
    lod = Situation().treaty().leader("Lauzun").put("3 continentals, 3 french @ Virginia")
    lod.put("3 tories @ Virginia").resources(french=2)
    attack(lod, "patriots", "Virginia", free=False)
    assert lod.asked == "involve_ally"
    lod.roll(1, 1, 1).patriots("yes")
    assert lod.has("french") == 1


@pytest.mark.rule("R-3.6.1b", "R-3.5.5a")
def test_3_6_1_the_patriots_fight_beside_the_french_only_if_they_pay() -> None:
    lod = Situation().treaty().put("3 continentals, 3 french @ Virginia", "3 tories @ Virginia")
    attack(lod.resources(patriots=1), "french", "Virginia", free=False)
    lod.roll(1, 1, 1).french("yes")
    assert lod.has("patriots") == 0


@pytest.mark.rule("R-3.6.1b")
def test_3_6_1_an_ally_who_cannot_pay_is_not_asked_for() -> None:
    lod = Situation().treaty().leader("Lauzun").put("3 continentals, 3 french @ Virginia")
    lod.put("3 tories @ Virginia").resources(french=0).roll(1, 1)
    attack(lod, "patriots", "Virginia", free=False)
    assert lod.asked == ""
    assert lod.count("french", "Virginia") == 3


@pytest.mark.rule("R-1.10h")
def test_1_10_under_rochambeau_the_french_join_for_nothing_wherever_he_is() -> None:
    lod = Situation().treaty().put("3 continentals, 3 french @ Virginia", "3 tories @ Virginia")
    attack(lod.resources(french=0), "patriots", "Virginia", free=False)
    assert lod.asked == "involve_ally"
    lod.roll(1, 1, 1).patriots("yes")
    assert lod.has("french") == 0


@pytest.mark.rule("R-3.6.1b", "R-3.1.2a")
def test_3_6_1_in_a_free_battle_the_ally_pays_nothing() -> None:
    lod = Situation().treaty().leader("Lauzun").put("3 continentals, 3 french @ Virginia")
    lod.put("3 tories @ Virginia").resources(french=0)
    attack(lod, "patriots", "Virginia").roll(1, 1, 1).patriots("yes")
    assert lod.has("french") == 0


@pytest.mark.rule("R-3.6.1c")
def test_3_6_1_the_british_need_a_war_party_to_use_the_indians() -> None:
    lod = Situation().put("3 regulars, village, Brant @ Quebec", "continental @ Quebec").roll(1)
    attack(lod, "british", "Quebec")
    assert lod.asked == ""
    with_party = Situation().put("3 regulars, war party @ Quebec", "continental @ Quebec")
    assert attack(with_party, "british", "Quebec").asked == "involve_ally"


@pytest.mark.rule("A-18", "A-19")
def test_a18_an_ally_who_only_looks_on_adds_nothing_and_loses_nothing() -> None:
    lod = Situation().put("2 regulars, 2 war parties, 4 active war parties, Brant @ Virginia")
    lod.put("4 continentals, 2 militia @ Virginia")
    alone = clash(lod, "british", "Virginia")
    assert forces(lod, alone) == (2, 4)
    assert against_defender(lod, alone) == {"regulars_attack": 1}
    attack(lod, "british", "Virginia").british("no").roll(3).patriots("number 0")
    assert lod.at("Virginia").startswith("2 war parties, 4 active war parties")


@pytest.mark.rule("R-3.6.1d", "A-21")
def test_3_6_1_british_or_patriots_decide_for_the_defenders() -> None:
    lod = Situation().put("3 continentals @ Virginia", "tory, 3 war parties @ Virginia")
    attack(lod, "patriots", "Virginia")
    assert (lod.asked, lod.asked_faction) == ("activate_defence", "british")
    alone = Situation().put("3 continentals @ Virginia", "3 war parties @ Virginia")
    attack(alone, "patriots", "Virginia")
    assert (alone.asked, alone.asked_faction) == ("activate_defence", "indians")
    rebels = Situation().treaty().put("3 regulars @ Virginia", "french, 2 militia @ Virginia")
    attack(rebels, "british", "Virginia")
    assert (rebels.asked, rebels.asked_faction) == ("activate_defence", "patriots")


@pytest.mark.rule("R-3.6.1e", "R-3.6.6c")
def test_3_6_1_every_leader_of_the_defenders_counts_but_once() -> None:
    lod = Situation().treaty().put("3 regulars @ Virginia")
    lod.put("french, Rochambeau @ Virginia", "continental, Washington @ Virginia")
    assert against_attacker(lod, clash(lod, "british", "Virginia")) == {
        "regulars_defend": 1,
        "leader_defends": 1,
    }
    brant = Situation().put("3 continentals @ Virginia", "tory, war party, Brant @ Virginia")
    assert "leader_defends" in against_attacker(brant, clash(brant, "patriots", "Virginia"))


# ---------------------------------------------------------------------- 3.6.3 Force


@pytest.mark.rule("R-3.6.3a")
def test_3_6_3_the_attacker_activates_first_then_the_defender() -> None:
    lod = Situation().put("3 regulars, 3 war parties @ Virginia", "3 continentals @ Virginia")
    lod.put("2 militia @ Virginia")
    attack(lod, "british", "Virginia").british("yes", "number 2")
    assert lod.count("active war parties", "Virginia") == 2
    assert (lod.asked, lod.asked_faction) == ("activate_defence", "patriots")
    assert lod.offered("number") == ["0", "1", "2"]
    lod.roll(1, 1, 1, 1).patriots("number 1")
    assert lod.count("militia", "Virginia") == 1


@pytest.mark.rule("R-3.6.3a")
def test_3_6_3_militia_of_patriots_who_did_not_pay_cannot_take_part() -> None:
    lod = Situation().treaty().put("4 french, 3 militia @ Virginia", "3 tories @ Virginia")
    attack(lod, "french", "Virginia").roll(1, 1).french("no")
    assert lod.asked == "free_rally"
    assert lod.count("militia", "Virginia") == 3


@pytest.mark.rule("R-3.6.3b")
def test_3_6_3_british_attack_force() -> None:
    lod = Situation().put("2 regulars, 5 tories, 5 active war parties @ Virginia")
    assert attack_force(lod.g, clash(lod, "british", "Virginia", ally=True)) == 2 + 2 + 2
    assert attack_force(lod.g, clash(lod, "british", "Virginia")) == 4
    none = Situation().put("4 tories @ Virginia")
    assert attack_force(none.g, clash(none, "british", "Virginia")) == 0


@pytest.mark.rule("R-3.6.3c")
def test_3_6_3_patriot_attack_force() -> None:
    lod = Situation().treaty().put("2 continentals, 5 active militia, 4 french @ Virginia")
    assert attack_force(lod.g, clash(lod, "patriots", "Virginia")) == 2 + 2
    assert attack_force(lod.g, clash(lod, "patriots", "Virginia", ally=True)) == 2 + 2 + 2


@pytest.mark.rule("R-3.6.3d")
def test_3_6_3_french_attack_force() -> None:
    lod = Situation().treaty().put("2 french, 5 continentals, 3 active militia @ Virginia")
    assert attack_force(lod.g, clash(lod, "french", "Virginia")) == 2
    assert attack_force(lod.g, clash(lod, "french", "Virginia", ally=True)) == 2 + 2 + 1


@pytest.mark.rule("R-3.6.3e")
def test_3_6_3_defence_force_counts_all_cubes_forts_and_half_the_active() -> None:
    lod = Situation().treaty().put("regulars, 4 tories, british fort @ Virginia")
    lod.put("3 active war parties, 2 war parties, continental @ Virginia")
    assert defence_force(lod.g, clash(lod, "patriots", "Virginia")) == 1 + 4 + 1 + 1
    rebels = Situation().treaty().put("continental, 3 french, patriot fort @ Virginia")
    rebels.put("5 active militia, regular @ Virginia")
    assert defence_force(rebels.g, clash(rebels, "british", "Virginia")) == 1 + 3 + 1 + 2


@pytest.mark.rule("R-3.6.3e")
def test_3_6_3_a_village_adds_no_force() -> None:
    lod = Situation().put("continental @ Quebec", "2 villages @ Quebec")
    assert defence_force(lod.g, clash(lod, "patriots", "Quebec")) == 0


@pytest.mark.rule("A-22")
def test_a22_forts_of_the_attacker_add_no_force() -> None:
    lod = Situation().put("2 regulars, 2 british forts @ Virginia", "continental @ Virginia")
    assert attack_force(lod.g, clash(lod, "british", "Virginia")) == 2


@pytest.mark.rule("A-54")
def test_a54_a_card_can_add_to_the_attackers_force() -> None:
    lod = Situation().put("4 regulars @ Virginia", "2 continentals @ Virginia").roll(3, 3)
    attack(lod, "british", "Virginia", attacker_force=2)
    assert lod.count("continentals", "Virginia") == 0


# ---------------------------------------------------------------------- 3.6.4 dice


@pytest.mark.rule("R-3.6.4a")
def test_3_6_4_one_die_for_three_of_force_three_at_most() -> None:
    assert [dice_for(force) for force in (0, 2, 3, 5, 6, 8, 9, 11, 12, 30)] == [
        0, 0, 1, 1, 2, 2, 3, 3, 3, 3,
    ]  # fmt: skip


@pytest.mark.rule("R-3.6.4a", "R-3.6.7a")
def test_3_6_4_without_dice_only_the_modifiers_count() -> None:
    lod = Situation().put("regular @ Virginia", "2 continentals @ Virginia")
    attack(lod, "british", "Virginia")
    assert lod.at("Virginia") == "1 regular, 1 continental"


@pytest.mark.rule("R-3.6.4b", "R-3.6.7a")
def test_3_6_4_both_roll_before_anything_is_removed() -> None:
    lod = Situation().put("6 regulars @ Virginia", "6 continentals @ Virginia")
    attack(lod.roll(3, 3, 2, 2), "british", "Virginia")
    assert lod.at("Virginia") == "4 regulars, 2 continentals"


# ---------------------------------------------------------------------- 3.6.5 Defender Loss Level


@pytest.mark.rule("R-3.6.5a")
def test_3_6_5_half_the_attacking_cubes_are_regulars() -> None:
    lod = Situation().put("2 regulars, 2 tories, continental @ Virginia")
    assert "regulars_attack" in against_defender(lod, clash(lod, "british", "Virginia"))
    lod.put("tory @ Virginia")
    assert "regulars_attack" not in against_defender(lod, clash(lod, "british", "Virginia"))
    none = Situation().put("british fort, continental @ Virginia")
    assert against_defender(none, clash(none, "british", "Virginia")) == {}


@pytest.mark.rule("R-3.6.5a")
def test_3_6_5_continentals_are_no_regulars() -> None:
    lod = Situation().treaty().put("2 continentals, 2 french, tory @ Virginia")
    assert against_defender(lod, clash(lod, "patriots", "Virginia")) == {}
    assert against_defender(lod, clash(lod, "patriots", "Virginia", ally=True)) == {
        "regulars_attack": 1
    }
    assert against_defender(lod, clash(lod, "french", "Virginia")) == {"regulars_attack": 1}


@pytest.mark.rule("R-3.6.5b", "A-19")
def test_3_6_5_an_attacking_piece_is_underground() -> None:
    lod = Situation().put("tory, war party @ Virginia", "continental, militia @ Virginia")
    assert against_defender(lod, clash(lod, "british", "Virginia", ally=True)) == {
        "underground_attack": 1
    }
    assert against_defender(lod, clash(lod, "british", "Virginia")) == {}
    assert against_defender(lod, clash(lod, "patriots", "Virginia")) == {"underground_attack": 1}


@pytest.mark.rule("R-3.6.5c", "A-81")
def test_3_6_5_an_attacking_leader_counts_once_and_only_if_he_takes_part() -> None:
    lod = Situation().treaty().put("2 french, tory @ Virginia")
    lod.put("3 continentals, Washington @ Virginia")
    assert "leader_attacks" not in against_defender(lod, clash(lod, "french", "Virginia"))
    assert against_defender(lod, clash(lod, "french", "Virginia", ally=True)) == {
        "leader_attacks": 1
    }
    both = Situation().put("tory, active war party, Gage, Brant, continental @ Virginia")
    assert against_defender(both, clash(both, "british", "Virginia", ally=True)) == {
        "leader_attacks": 1
    }


@pytest.mark.rule("R-3.6.5d", "R-1.10i")
def test_3_6_5_lauzun_adds_another_one_when_the_french_attack() -> None:
    lod = Situation().treaty().put("2 french, Lauzun, 3 continentals, tory @ Virginia")
    assert against_defender(lod, clash(lod, "french", "Virginia")) == {
        "regulars_attack": 1,
        "leader_attacks": 1,
        "lauzun_attacks": 1,
    }
    assert "lauzun_attacks" not in against_defender(lod, clash(lod, "patriots", "Virginia"))
    assert "lauzun_attacks" in against_defender(lod, clash(lod, "patriots", "Virginia", ally=True))


@pytest.mark.rule("R-3.6.5e")
def test_3_6_5_the_british_attack_in_a_blockaded_city() -> None:
    lod = Situation().treaty().blockade("Boston").put("tory, continental @ Boston")
    assert against_defender(lod, clash(lod, "british", "Boston")) == {"blockade_hinders_attack": -1}
    assert "blockade_hinders_attack" not in against_defender(lod, clash(lod, "patriots", "Boston"))


@pytest.mark.rule("R-3.6.5f", "R-1.9g")
def test_3_6_5_squadrons_hinder_a_british_attack_in_the_west_indies_once() -> None:
    lod = Situation().treaty().put("2 regulars, 2 french @ West Indies")
    assert lod.g.squadrons == 3
    assert against_defender(lod, clash(lod, "british", "West Indies")) == {
        "regulars_attack": 1,
        "squadron_hinders_attack": -1,
    }
    assert against_attacker(lod, clash(lod, "british", "West Indies")) == {"regulars_defend": 1}


@pytest.mark.rule("R-3.6.5g", "R-3.6.6f")
def test_3_6_5_each_defending_fort_shields_and_strikes() -> None:
    lod = Situation().put("tory @ Virginia", "2 patriot forts @ Virginia")
    assert against_defender(lod, clash(lod, "british", "Virginia")) == {"forts_shield": -2}
    assert against_attacker(lod, clash(lod, "british", "Virginia")) == {"forts_strike": 2}
    british = Situation().put("british fort @ Virginia", "continental @ Virginia")
    assert against_defender(british, clash(british, "patriots", "Virginia")) == {"forts_shield": -1}
    assert against_attacker(british, clash(british, "patriots", "Virginia")) == {"forts_strike": 1}


@pytest.mark.rule("R-3.6.5h", "A-20")
def test_3_6_5_indians_defend_in_a_reserve_also_beside_the_british() -> None:
    lod = Situation().put("continental @ Quebec", "tory, village @ Quebec")
    assert against_defender(lod, clash(lod, "patriots", "Quebec")) == {"indians_at_home": -1}
    colony = Situation().put("continental @ Virginia", "tory, village @ Virginia")
    assert against_defender(colony, clash(colony, "patriots", "Virginia")) == {}
    no_indian = Situation().put("continental @ Quebec", "tory @ Quebec")
    assert against_defender(no_indian, clash(no_indian, "patriots", "Quebec")) == {}


@pytest.mark.rule("R-3.6.5i", "R-1.10g")
def test_3_6_5_washington_shields_the_defenders() -> None:
    lod = Situation().put("tory @ Virginia", "continental, Washington @ Virginia")
    assert against_defender(lod, clash(lod, "british", "Virginia")) == {"washington_shields": -1}
    assert against_defender(lod, clash(lod, "patriots", "Virginia")) == {"leader_attacks": 1}


# ---------------------------------------------------------------------- 3.6.6 Attacker Loss Level


@pytest.mark.rule("R-3.6.6a")
def test_3_6_6_half_the_defending_cubes_are_regulars() -> None:
    lod = Situation().put("continental @ Virginia", "regular, tory @ Virginia")
    assert against_attacker(lod, clash(lod, "patriots", "Virginia")) == {"regulars_defend": 1}
    lod.put("tory @ Virginia")
    assert against_attacker(lod, clash(lod, "patriots", "Virginia")) == {}


@pytest.mark.rule("R-3.6.6b", "A-23")
def test_3_6_6_an_underground_defender_counts_even_if_nobody_fights() -> None:
    lod = Situation().put("3 regulars @ Virginia", "2 militia, Washington @ Virginia")
    assert against_attacker(lod, clash(lod, "british", "Virginia")) == {
        "underground_defence": 1,
        "leader_defends": 1,
    }
    attack(lod.roll(3), "british", "Virginia").patriots("number 0")
    assert lod.at("Virginia") == "2 regulars, 2 militia, Washington"
    assert (lod.level("Virginia"), lod.asked) == ("N", "")


@pytest.mark.rule("R-3.6.6d")
def test_3_6_6_the_british_defend_a_blockaded_city() -> None:
    lod = Situation().treaty().blockade("Boston").put("tory, continental @ Boston")
    assert against_attacker(lod, clash(lod, "patriots", "Boston")) == {
        "blockade_hinders_defence": -1
    }


@pytest.mark.rule("R-3.6.6e", "R-1.9g")
def test_3_6_6_squadrons_hinder_a_british_defence_in_the_west_indies_once() -> None:
    lod = Situation().treaty().put("2 regulars, 2 french @ West Indies")
    assert against_attacker(lod, clash(lod, "french", "West Indies")) == {
        "regulars_defend": 1,
        "squadron_hinders_defence": -1,
    }
    assert against_defender(lod, clash(lod, "french", "West Indies")) == {"regulars_attack": 1}
    lod.squadrons(0)
    assert against_attacker(lod, clash(lod, "french", "West Indies")) == {"regulars_defend": 1}


@pytest.mark.rule("R-3.6.5a", "R-3.6.6a")
def test_3_6_5_cards_change_loss_levels() -> None:
    lod = Situation().put("3 regulars @ Virginia", "3 continentals @ Virginia").roll(1, 3)
    attack(lod, "british", "Virginia", attacker_loss=-2, defender_loss=2)
    assert lod.at("Virginia") == "2 regulars, 1 continental"


# ---------------------------------------------------------------------- for those who look ahead


@pytest.mark.rule("A-66")
def test_a66_strength_is_force_with_the_modifiers_of_the_losses_inflicted() -> None:
    lod = Situation().put("3 regulars, Gage @ Virginia", "2 continentals, patriot fort @ Virginia")
    battle = clash(lod, "british", "Virginia")
    assert attack_strength(lod.g, battle, 0) == 3 + 1 + 1 - 1
    assert defence_strength(lod.g, battle, 0) == 3 + 1


@pytest.mark.rule("A-67")
def test_a67_one_stays_underground_and_none_is_shown_for_nothing() -> None:
    assert [useful_activation(0, n) for n in range(6)] == [0, 0, 0, 2, 2, 4]
    assert [useful_activation(1, n) for n in range(6)] == [0, 0, 1, 1, 3, 3]
    lod = Situation().put("3 regulars, 3 war parties @ Virginia", "continental @ Virginia")
    battle = clash(lod, "british", "Virginia", ally=True)
    assert attack_force(lod.g, battle, 2) == 4
    assert attack_strength(lod.g, battle, 2) == 4 + 2
