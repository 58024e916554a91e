"""3.6.7: what a Battle costs, in which order it is removed, and where it goes."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import attack, clash
from tests.conformance.liberty_or_death.situation import Situation
from tests.conformance.liberty_or_death.spoken import PLURALS
from ticonderoga.games.liberty_or_death.data.pieces import REBELLION, ROYALISTS
from ticonderoga.games.liberty_or_death.rules.battle_losses import losses
from ticonderoga.games.liberty_or_death.underway import Battle


def lost(lod: Situation, battle: Battle, side: int, level: int) -> dict[str, int]:
    """What a side loses at a Loss Level, by name."""
    return {PLURALS[kind]: n for kind, n in enumerate(losses(lod.g, battle, side, level)) if n}


@pytest.mark.rule("R-3.6.7a")
def test_3_6_7_values_must_reach_the_level_and_may_exceed_it() -> None:
    lod = Situation().put("3 regulars @ Virginia", "4 continentals @ Virginia")
    battle = clash(lod, "british", "Virginia")
    assert lost(lod, battle, REBELLION, 3) == {"continentals": 2}
    assert lost(lod, battle, REBELLION, 4) == {"continentals": 2}
    assert lost(lod, battle, REBELLION, 0) == {}
    assert lost(lod, battle, REBELLION, -2) == {}


@pytest.mark.rule("R-3.6.7a")
def test_3_6_7_what_cannot_be_removed_is_forgotten() -> None:
    lod = Situation().put("3 regulars @ Virginia", "continental, active militia @ Virginia")
    assert lost(lod, clash(lod, "british", "Virginia"), REBELLION, 9) == {
        "continentals": 1,
        "active militia": 1,
    }


@pytest.mark.rule("R-3.6.7b")
def test_3_6_7_values_of_pieces() -> None:
    for piece, worth in (
        ("regulars", 2), ("tories", 1), ("british forts", 2), ("active war parties", 1),
        ("villages", 1),
    ):  # fmt: skip
        lod = Situation().put("continental @ Virginia", f"2 {piece} @ Virginia")
        battle = clash(lod, "patriots", "Virginia")
        assert lost(lod, battle, ROYALISTS, worth) == {piece: 1}
        assert lost(lod, battle, ROYALISTS, worth + 1) == {piece: 2}
    for piece, worth in (
        ("continentals", 2), ("french regulars", 2), ("active militia", 1), ("patriot forts", 2),
    ):  # fmt: skip
        lod = Situation().treaty().put("tory @ Virginia", f"2 {piece} @ Virginia")
        battle = clash(lod, "british", "Virginia")
        assert lost(lod, battle, REBELLION, worth) == {piece: 1}
        assert lost(lod, battle, REBELLION, worth + 1) == {piece: 2}


@pytest.mark.rule("R-3.6.7c")
def test_3_6_7_royalists_alternate_regulars_and_tories() -> None:
    lod = Situation().put("3 regulars, 2 tories @ Virginia", "continental @ Virginia")
    battle = clash(lod, "patriots", "Virginia")
    assert lost(lod, battle, ROYALISTS, 1) == {"regulars": 1}
    assert lost(lod, battle, ROYALISTS, 3) == {"regulars": 1, "tories": 1}
    assert lost(lod, battle, ROYALISTS, 5) == {"regulars": 2, "tories": 1}
    assert lost(lod, battle, ROYALISTS, 7) == {"regulars": 3, "tories": 2}


@pytest.mark.rule("R-3.6.7c")
def test_3_6_7_when_one_kind_is_gone_the_other_goes_on() -> None:
    lod = Situation().put("regular, 4 tories @ Virginia", "continental @ Virginia")
    assert lost(lod, clash(lod, "patriots", "Virginia"), ROYALISTS, 5) == {
        "regulars": 1,
        "tories": 3,
    }


@pytest.mark.rule("R-3.6.7d")
def test_3_6_7_then_war_parties_and_of_defenders_villages_and_forts() -> None:
    lod = Situation().put("tory, 2 active war parties @ Quebec", "village @ Quebec")
    lod.put("british fort, continental @ Quebec")
    defending = clash(lod, "patriots", "Quebec")
    assert lost(lod, defending, ROYALISTS, 3) == {"tories": 1, "active war parties": 2}
    assert lost(lod, defending, ROYALISTS, 4) == {
        "tories": 1,
        "active war parties": 2,
        "villages": 1,
    }
    assert lost(lod, defending, ROYALISTS, 5) == {
        "tories": 1,
        "british forts": 1,
        "active war parties": 2,
        "villages": 1,
    }
    attacking = clash(lod, "british", "Quebec", ally=True)
    assert lost(lod, attacking, ROYALISTS, 9) == {"tories": 1, "active war parties": 2}


@pytest.mark.rule("R-3.6.7e")
def test_3_6_7_the_rebellion_alternates_three_kinds_then_forts_if_defending() -> None:
    lod = Situation().treaty().put("3 french, 2 continentals, 2 active militia @ Virginia")
    lod.put("patriot fort, tory @ Virginia")
    defending = clash(lod, "british", "Virginia")
    assert lost(lod, defending, REBELLION, 2) == {"french regulars": 1}
    assert lost(lod, defending, REBELLION, 4) == {"continentals": 1, "french regulars": 1}
    assert lost(lod, defending, REBELLION, 6) == {
        "continentals": 1,
        "french regulars": 2,
        "active militia": 1,
    }
    assert lost(lod, defending, REBELLION, 13)["patriot forts"] == 1
    attacking = clash(lod, "patriots", "Virginia", ally=True)
    assert "patriot forts" not in lost(lod, attacking, REBELLION, 20)


@pytest.mark.rule("R-3.6.7e", "A-18")
def test_3_6_7_an_ally_who_is_not_involved_loses_nothing() -> None:
    lod = Situation().treaty().put("3 french, 2 continentals, 2 active militia, tory @ Virginia")
    assert lost(lod, clash(lod, "patriots", "Virginia"), REBELLION, 20) == {
        "continentals": 2,
        "active militia": 2,
    }
    assert lost(lod, clash(lod, "french", "Virginia"), REBELLION, 20) == {"french regulars": 3}


@pytest.mark.rule("R-3.6.7f")
def test_3_6_7_the_underground_are_never_removed() -> None:
    lod = Situation().put("continental, 3 militia @ Virginia", "tory, 3 war parties @ Virginia")
    battle = clash(lod, "british", "Virginia", ally=True)
    assert lost(lod, battle, REBELLION, 9) == {"continentals": 1}
    assert lost(lod, battle, ROYALISTS, 9) == {"tories": 1}


@pytest.mark.rule("R-3.6.7g", "R-1.6.4a", "R-1.6.4c")
def test_3_6_7_where_the_lost_pieces_go() -> None:
    lod = Situation().put("8 regulars @ Quebec", "continental, active militia @ Quebec")
    lod.put("patriot fort @ Quebec").roll(3, 3, 1)
    before = (lod.in_box("available", "patriot fort"), lod.in_box("available", "militia"))
    attack(lod, "british", "Quebec", attacker_loss=-9, defender_loss=3)
    assert lod.at("Quebec") == "8 regulars"
    assert lod.in_box("casualties", "continental") == 1
    assert lod.in_box("casualties", "patriot fort") == 0
    assert lod.in_box("available", "patriot fort") == before[0] + 1
    assert lod.in_box("available", "militia") == before[1] + 1
    assert (lod.g.crc, lod.g.cbc) == (2, 0)


@pytest.mark.rule("R-3.6.7g")
def test_3_6_7_villages_and_war_parties_are_no_casualties() -> None:
    lod = Situation().put("9 continentals @ Quebec", "village, active war party @ Quebec")
    lod.roll(3, 3, 3)
    attack(lod, "patriots", "Quebec")
    assert lod.at("Quebec") == "9 continentals"
    assert (lod.g.crc, lod.g.cbc) == (0, 0)
    assert (lod.level("Quebec"), lod.asked) == ("N", "")


@pytest.mark.rule("R-3.6.7g", "R-3.6.6e", "A-40")
def test_3_6_7_a_fort_alone_falls_in_the_west_indies() -> None:
    lod = Situation().treaty().put("3 french, british fort @ West Indies").roll(3)
    attack(lod, "french", "West Indies")  # 3 + 1 - 1 against it; its own 1 goes to the Squadrons
    assert lod.at("West Indies") == "3 french regulars"
    assert (lod.g.cbc, lod.in_box("available", "british fort")) == (1, 6)


@pytest.mark.rule("R-3.6.7h", "R-4.2.1b")
def test_3_6_7_war_parties_in_common_cause_fill_the_tories_place() -> None:
    lod = Situation().put("4 regulars, 2 tories, 3 war parties @ Virginia")
    lod.put("6 continentals @ Virginia").roll(1, 1, 3, 2)
    attack(lod, "british", "Virginia", special=0)
    assert (lod.asked, lod.offered("number")) == ("common_cause_battle", ["1", "2"])
    lod.british("number 2")
    assert lod.count("active war parties", "Virginia") == 2
    lod.british("no")
    assert lod.asked == "tory_or_war_party"
    lod.british("piece Virginia, active war party")
    assert lod.asked == "free_rally"
    assert lod.at("Virginia").startswith("2 regulars, 2 tories, 1 war party, 1 active war party")
    assert lod.g.cbc == 2


@pytest.mark.rule("R-3.6.7h")
def test_a17_the_last_tory_outlives_the_war_parties_by_default() -> None:
    lod = Situation().put("4 regulars, 2 tories, 2 active war parties @ Virginia")
    battle = clash(lod, "british", "Virginia", common=2)
    assert lost(lod, battle, ROYALISTS, 3) == {"regulars": 1, "tories": 1}
    assert lost(lod, battle, ROYALISTS, 6) == {"regulars": 2, "tories": 1, "active war parties": 1}
    assert lost(lod, battle, ROYALISTS, 12) == {
        "regulars": 4,
        "tories": 2,
        "active war parties": 2,
    }


@pytest.mark.rule("R-3.6.7i")
def test_3_6_7_surplus_cubes_are_removed_in_their_turn() -> None:
    lod = Situation().put("regular, 5 tories @ Virginia", "continental @ Virginia")
    battle = clash(lod, "british", "Virginia")
    assert lost(lod, battle, ROYALISTS, 6) == {"regulars": 1, "tories": 4}
    french = Situation().treaty().put("french, 3 continentals, tory @ Virginia")
    assert lost(french, clash(french, "french", "Virginia", ally=True), REBELLION, 6) == {
        "continentals": 2,
        "french regulars": 1,
    }


@pytest.mark.rule("R-1.10e")
def test_3_6_7_a_leader_who_is_left_alone_rejoins_at_once() -> None:
    lod = Situation().put("tory, Gage @ Virginia", "6 continentals @ Virginia")
    lod.put("regular @ Boston").roll(3, 3)
    attack(lod, "patriots", "Virginia")
    assert (lod.asked, lod.asked_faction) == ("leader_rejoins", "british")
    lod.british("space Boston")
    assert lod.where("Gage") == "Boston"
