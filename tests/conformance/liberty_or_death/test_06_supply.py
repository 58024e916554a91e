"""6.1, 6.2: the order of a winter, supply lines, and the West Indies."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, FRENCH, INDIANS, PATRIOTS
from ticonderoga.games.liberty_or_death.rules.sequence import PHASES
from ticonderoga.games.liberty_or_death.rules.supply import out_of_supply, supply


def in_need(lod: Situation, faction: int) -> list[str]:
    """The spaces in which a faction must see to its supply."""
    return [lod.board.names[space] for space in out_of_supply(lod.g, faction)]


def supplying(lod: Situation, faction: int) -> Situation:
    return lod.perform(lambda g: supply(g, faction))


def phases_of_a_winter(lod: Situation) -> list[str]:
    """Run the round, decline whatever is asked, and name each step that it enters."""
    seen: list[str] = []
    g = lod.g
    while PHASES[g.step].name not in ("over", "strokes"):
        if not seen or seen[-1] != PHASES[g.step].name:
            seen.append(PHASES[g.step].name)
        procedure = PHASES[g.step].procedure(g)
        answer = None
        while True:
            try:
                ask = procedure.send(answer)
            except StopIteration:
                break
            answer = ask.question.offer(g, ask)[-1]
    return seen


@pytest.mark.rule("R-6.0a", "R-2.4a")
def test_6_0_the_phases_in_their_order() -> None:
    lod = Situation().card(101).step("victory").put("village @ Quebec")
    assert phases_of_a_winter(lod) == [
        "victory", "supply", "west-indies", "resources", "support", "redeployment", "desertion",
        "reset",
    ]  # fmt: skip
    assert lod.g.winters == 1


@pytest.mark.rule("R-6.4.3a", "R-2.4.1a", "A-45")
def test_6_4_3_the_last_round_ends_after_its_support_phase() -> None:
    lod = Situation().card(101).step("victory").put("village @ Quebec", "village @ Florida")
    lod.put("patriot fort, 5 militia @ Virginia", "4 active war parties @ Quebec")
    last = lod.pack.scenarios["1776"].campaigns - 1
    lod.but(winters=last).raids("Virginia").resources(patriots=0, indians=3)
    assert phases_of_a_winter(lod) == ["victory", "supply", "west-indies", "resources", "support"]
    assert lod.g.reason == "final_margin"
    assert (lod.g.raids[lod.space("Virginia")], lod.on_map("militia")) == (1, 5)
    assert lod.g.resources[PATRIOTS] == 1


# ---------------------------------------------------------------------- 6.2.1 the British


@pytest.mark.rule("R-6.2.1a", "R-6.2.1i")
def test_6_2_1_where_british_cubes_are_in_supply() -> None:
    lod = Situation().treaty().put("regular, british fort @ Virginia", "tory @ Boston")
    lod.put("regular @ Georgia", "tory, 2 militia @ Norfolk", "regular @ West Indies")
    lod.put("british fort @ New York")
    assert in_need(lod, BRITISH) == ["Norfolk", "Georgia"]


@pytest.mark.rule("R-6.2.1b")
def test_6_2_1_the_british_pay_remove_or_let_the_space_shift() -> None:
    lod = Situation().put("2 regulars, tory @ Georgia", "tory @ Virginia", "regular @ New York")
    lod.levels("PS", "Virginia").resources(british=2)
    supplying(lod, BRITISH)
    assert lod.asked == "supply"
    assert len(lod.choices()) == 3
    lod.british("option supply pay")
    assert lod.has("british") == 1
    lod.british("option supply shift")
    assert (lod.level("Virginia"), lod.at("Virginia")) == ("N", "1 tory")
    lod.british("option supply remove")
    assert lod.at("Georgia") == ""
    assert (lod.g.cbc, lod.in_box("casualties", "regular")) == (0, 0)


@pytest.mark.rule("R-6.2.1c")
def test_6_2_1_no_shift_at_active_opposition_or_without_population() -> None:
    lod = Situation().put("regular @ Georgia", "regular @ Quebec").levels("AO", "Georgia")
    supplying(lod.resources(british=1), BRITISH)
    assert len(lod.choices()) == 2
    lod.british("option supply pay")
    assert (lod.at("Quebec"), lod.asked) == ("", "")


# ---------------------------------------------------------------------- 6.2.1 the Rebellion


@pytest.mark.rule("R-6.2.1d")
def test_6_2_1_where_patriot_units_are_in_supply() -> None:
    lod = Situation().put("2 militia, patriot fort @ Quebec", "2 militia @ Virginia")
    lod.put("2 continentals @ Northwest", "2 continentals, 3 tories @ Georgia")
    assert in_need(lod, PATRIOTS) == ["Georgia", "Northwest"]


@pytest.mark.rule("R-6.2.1e")
def test_6_2_1_the_patriots_pay_or_lose_half_rounded_down() -> None:
    lod = Situation().put("2 continentals, 2 militia, active militia @ Northwest")
    lod.put("3 militia @ Quebec").resources(patriots=1)
    supplying(lod, PATRIOTS).patriots("option supply pay", "piece Northwest, militia")
    assert (lod.has("patriots"), lod.count("militia", "Quebec")) == (0, 3)
    lod.patriots("piece Northwest, active militia")
    assert (lod.at("Northwest"), lod.asked, lod.g.crc) == ("2 continentals, 1 militia", "", 0)


@pytest.mark.rule("R-6.2.1f", "A-43")
def test_6_2_1_the_french_fall_back_to_the_nearest_fort_or_pay() -> None:
    lod = Situation().treaty().put("3 french @ Northwest", "patriot fort @ Virginia")
    lod.put("patriot fort @ Pennsylvania", "patriot fort @ Georgia").resources(french=1)
    supplying(lod, FRENCH).french("option supply move")
    assert (lod.asked, lod.offered("space")) == ("supply_goal", ["Pennsylvania", "Virginia"])
    lod.french("space Virginia")
    assert (lod.at("Virginia"), lod.has("french")) == ("1 patriot fort, 3 french regulars", 1)
    paid = Situation().treaty().put("3 french @ Northwest", "patriot fort @ Virginia")
    supplying(paid, FRENCH).french("option supply pay")
    assert (paid.at("Northwest"), paid.has("french")) == ("3 french regulars", 4)


@pytest.mark.rule("R-6.2.1f")
def test_6_2_1_french_who_can_neither_move_nor_pay_become_available() -> None:
    lod = Situation().treaty().put("3 french @ Northwest", "2 french @ Georgia")
    lod.resources(french=0)
    supplying(lod, FRENCH)
    assert (lod.at("Northwest"), lod.at("Georgia")) == ("", "2 french regulars")
    rich = Situation().treaty().put("3 french @ Northwest")
    supplying(rich, FRENCH)
    assert (rich.at("Northwest"), rich.has("french")) == ("3 french regulars", 4)


@pytest.mark.rule("R-8.6.7a")
def test_8_6_7_non_player_french_without_a_fort_may_go_to_available() -> None:
    lod = Situation().treaty().put("3 french @ Northwest").non_players("french")
    supplying(lod, FRENCH).french("option supply remove")
    assert (lod.at("Northwest"), lod.has("french")) == ("", 5)


# ---------------------------------------------------------------------- 6.2.1 the Indians


@pytest.mark.rule("R-6.2.1g")
def test_6_2_1_without_a_village_the_indians_place_one_in_a_reserve() -> None:
    lod = Situation().put("british fort, patriot fort @ Quebec")
    supplying(lod, INDIANS)
    assert lod.offered("space") == ["Florida", "Northwest", "Southwest"]
    lod.indians("space Florida", "no")
    assert lod.at("Florida") == "1 village"
    has_one = Situation().put("village @ Virginia")
    assert supplying(has_one, INDIANS).asked == ""


@pytest.mark.rule("R-6.2.1h")
def test_6_2_1_where_war_parties_are_in_supply() -> None:
    lod = Situation().put("war party, village @ Virginia", "war party @ Quebec")
    lod.put("active war party @ Georgia")
    assert in_need(lod, INDIANS) == ["Georgia"]


@pytest.mark.rule("R-6.2.1h", "A-43", "R-1.4.3d")
def test_6_2_1_the_indians_pay_or_move_to_the_nearest_village() -> None:
    lod = Situation().put("war party, active war party @ New Jersey", "village @ Northwest")
    lod.put("village @ Florida").resources(indians=1)
    supplying(lod, INDIANS).indians("option supply move")
    assert lod.at("Northwest") == "1 war party, 1 active war party, 1 village"
    paid = Situation().put("war party @ New Jersey", "village @ Northwest").resources(indians=1)
    supplying(paid, INDIANS).indians("option supply pay")
    assert (paid.at("New Jersey"), paid.has("indians")) == ("1 war party", 0)
    poor = Situation().put("war party @ New Jersey", "village @ Northwest").resources(indians=0)
    supplying(poor, INDIANS)
    assert poor.at("Northwest") == "1 war party, 1 village"


@pytest.mark.rule("R-6.2.1g", "R-6.2.1h")
def test_6_2_1_war_parties_without_a_village_or_room_for_one_pay_or_go_to_available() -> None:
    lod = Situation().put("british fort, patriot fort @ Quebec", "2 british forts @ Northwest")
    lod.put("2 patriot forts @ Southwest", "british fort, patriot fort @ Florida")
    lod.put("war party, 2 active war parties, Brant @ Georgia", "2 militia @ Georgia")
    supplying(lod.resources(indians=0), INDIANS)
    assert (lod.at("Georgia"), lod.where("Brant")) == ("2 militia", "")
    assert lod.in_box("available", "war party") == lod.pack.limits[3]
    assert lod.g.villages[lod.space("Georgia")] == 0


@pytest.mark.rule("A-44")
def test_a44_later_factions_see_the_control_that_earlier_ones_leave() -> None:
    lod = Situation().put("3 tories, 2 militia @ Georgia", "village @ Quebec").step("supply")
    lod.resources(british=0).british("option supply remove")
    assert (lod.at("Georgia"), lod.control("Georgia")) == ("2 militia", "rebellion")
    assert lod.asked != "supply"


# ---------------------------------------------------------------------- 6.2.2 the West Indies


@pytest.mark.rule("R-6.2.2a", "R-3.6a")
def test_6_2_2_the_french_must_fight_there_for_nothing() -> None:
    lod = Situation().treaty().put("6 french, Rochambeau @ West Indies", "6 regulars @ West Indies")
    lod.put("patriot fort @ Georgia", "village @ Quebec").step("west-indies").roll(3, 2, 1, 1)
    lod.begin()
    assert lod.has("french") == 5
    assert (lod.g.cbc, lod.g.crc) == (4, 1)
    assert (lod.asked, lod.asked_faction) == ("withdraw", "french")


@pytest.mark.rule("R-6.2.2b", "A-41")
def test_6_2_2_french_then_british_withdraw_or_pay_one() -> None:
    lod = Situation().treaty().put("4 french @ West Indies", "village @ Quebec")
    lod.step("west-indies").french("number 1")
    assert (lod.at("West Indies"), lod.g.french[22]) == ("3 french regulars", 3)
    british = Situation().treaty().put("2 regulars @ West Indies", "village @ Quebec")
    british.put("regular @ Boston").step("west-indies").british("number 2")
    assert british.at("West Indies") == ""


@pytest.mark.rule("R-6.2.2b")
def test_6_2_2_who_cannot_pay_leaves() -> None:
    lod = Situation().treaty().put("4 french @ West Indies", "village @ Quebec")
    lod.resources(french=0).step("west-indies").begin()
    assert lod.at("West Indies") == ""
    assert lod.in_box("casualties", "french") == 0


@pytest.mark.rule("A-40")
def test_a40_a_fort_there_stays_without_upkeep_and_fights() -> None:
    lod = Situation().treaty().put("british fort @ West Indies", "village @ Quebec")
    lod.resources(british=0).step("west-indies").begin()
    assert (lod.at("West Indies"), lod.control("West Indies")) == ("1 british fort", "british")
    assert lod.has("british") == 1 + 5
    fought = Situation().treaty().put("british fort, 6 french @ West Indies", "village @ Quebec")
    fought.step("west-indies").roll(3, 3).begin()
    assert fought.at("West Indies") == "6 french regulars"
    assert fought.g.cbc == 1


@pytest.mark.rule("A-44", "R-6.2.1b", "R-6.2.1e", "R-6.2.1f", "R-6.2.1h", "R-1.10e")
def test_6_2_1_all_four_out_of_supply_in_one_space() -> None:
    lod = Situation().treaty().put("3 tories, 2 war parties @ Georgia", "village @ Quebec")
    lod.put("2 militia, 2 french, Rochambeau @ Georgia", "patriot fort @ Virginia")
    lod.resources(british=0).step("supply").british("option supply shift")
    assert (lod.level("Georgia"), lod.control("Georgia")) == ("PO", "british")
    lod.patriots("option supply remove").french("option supply move")
    assert (lod.asked, lod.offered("space")) == ("leader_rejoins", ["Virginia"])
    lod.french("space Virginia").indians("option supply pay")
    assert lod.at("Georgia") == "3 tories, 2 war parties, 1 militia"
    assert lod.at("Virginia") == "1 patriot fort, 2 french regulars, Rochambeau"


@pytest.mark.rule("R-6.2.2a", "R-6.2.2b", "A-40", "R-1.10i")
def test_6_2_2_lauzun_attacks_regulars_at_their_fort() -> None:
    """2 + 2 for the dice, +1 Regulars, +1 leader, +1 Lauzun, -1 Fort: 6 is three Regulars. Their
    1, +1 Regulars, +1 Fort, -1 Squadrons: 2 is one. Nobody is left to be paid for at the Fort."""
    lod = Situation().treaty().put("7 french, Lauzun @ West Indies", "village @ Quebec")
    lod.put("3 regulars, british fort @ West Indies").step("west-indies").roll(2, 2, 1)
    lod.french("number 0")
    assert lod.at("West Indies") == "1 british fort, 6 french regulars, Lauzun"
    assert (lod.g.cbc, lod.g.crc) == (3, 1)
    assert (lod.has("british"), lod.has("french")) == (5 + 1, 5 - 1 + 8 + 5)
