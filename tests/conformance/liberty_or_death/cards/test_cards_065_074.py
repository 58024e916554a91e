"""5 Events: cards 65 to 74."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played

# ---------------------------------------------------------------------- 65 Necker


@pytest.mark.rule("R-1.8a")
def test_65_money_from_the_french() -> None:
    assert Played().unshaded(65, "british").has("french") == 1
    assert Played().resources(french=3).unshaded(65, "indians").has("french") == 0


def test_65_shaded_money_for_the_french() -> None:
    assert Played().shaded(65, "french").has("french") == 8


# ---------------------------------------------------------------------- 66 Don Bernardo


@pytest.mark.rule("R-5.1a")
def test_66_six_british_cubes_in_one_of_two_reserves() -> None:
    lod = Played().unshaded(66, "indians")
    assert lod.offered("space") == ["Florida", "Southwest"]
    lod.indians("space Florida", "number 2")
    assert lod.over
    assert lod.at("Florida") == "2 regulars, 4 tories"


@pytest.mark.rule("R-5.1.1b")
def test_66_only_what_is_available_comes() -> None:
    lod = Played().only_available("3 regulars, 1 tory").unshaded(66, "patriots")
    lod.patriots("space Southwest")
    assert lod.over
    assert lod.at("Southwest") == "3 regulars, 1 tory"


@pytest.mark.rule("A-52", "R-5.3a")
def test_66_shaded_march_to_florida_and_battle_with_more_force() -> None:
    lod = Played().put("2 militia @ Georgia", "tory @ Florida").resources(patriots=0)
    lod.shaded(66, "french").roll(1)
    assert lod.asked_faction == "patriots"
    lod.patriots("destination Florida", "move Georgia, militia, 2", "arrive")
    lod.patriots("fight Florida")
    lod.patriots("number 1").done("patriots")
    assert lod.over
    assert lod.count("tory", "Florida") == 0
    assert lod.has("patriots") == 0


@pytest.mark.rule("A-52", "R-5.1a")
def test_66_shaded_the_executor_names_who_acts() -> None:
    lod = Played().treaty().put("french regular, militia @ Florida", "tory @ Florida")
    lod.shaded(66, "british")
    assert lod.offered("faction") == ["french", "patriots"]
    lod.british("faction french")
    assert lod.asked_faction == "french"
    assert lod.offered("fight") == ["Florida"]


@pytest.mark.rule("R-5.3a", "R-3.6.3c", "A-24")
def test_66_shaded_french_march_and_fight_along_and_nobody_pays() -> None:
    lod = Played().treaty().put("2 continentals, 2 french regulars @ Georgia")
    lod.put("2 tories, regular @ Florida").resources(french=0, patriots=0).shaded(66, "british")
    lod.british("faction patriots").patriots("destination Florida")
    lod.patriots("move Georgia, continental, 2", "move Georgia, french, 2", "arrive")
    lod.roll(3, 2, 1)  # Force 2 + 2 + 2 = 6 against 3
    lod.patriots("fight Florida", "yes")
    # 5 + 1 for the Regulars take all three; 1 takes a French Regular
    assert lod.at("Florida") == "2 continentals, 1 french regular"
    assert (lod.g.cbc, lod.g.crc) == (3, 1)
    lod.patriots("space Georgia", "no").done("patriots")
    assert lod.over
    assert lod.level("Georgia") == "PO"
    assert (lod.has("french"), lod.has("patriots")) == (0, 0)


@pytest.mark.rule("A-52", "A-36", "R-2.3.9e")
def test_66_shaded_the_french_need_the_treaty_and_patriots_in_florida() -> None:
    lod = Played().put("tory @ Florida").shaded(66, "french")
    assert lod.over
    lod = Played().treaty().put("french regular @ Georgia", "tory @ Florida").shaded(66, "french")
    assert lod.over
    assert lod.at("Georgia") == "1 french regular"


# ---------------------------------------------------------------------- 67 De Grasse


@pytest.mark.rule("R-1.9d", "A-47")
def test_67_a_blockade_less_and_three_french_home() -> None:
    lod = Played().treaty().blockade("Boston", "Norfolk").put("4 french regulars @ West Indies")
    lod.unshaded(67, "british").british("space Boston")
    assert lod.over
    assert lod.g.fni == 1
    assert lod.at("West Indies") == "1 french regular"
    assert lod.g.crc == 0


@pytest.mark.rule("R-5.1.3a")
def test_67_two_french_if_there_are_no_more() -> None:
    lod = Played().treaty().put("2 french regulars @ West Indies", "french regular @ Boston")
    lod.unshaded(67, "indians")
    assert lod.over
    assert (lod.at("West Indies"), lod.at("Boston")) == ("", "1 french regular")


@pytest.mark.rule("A-52", "R-2.3.6b", "R-5.3a")
def test_67_shaded_the_patriots_rally_and_stay_eligible() -> None:
    lod = Played().resources(patriots=0).shaded(67, "french").french("faction patriots")
    lod.patriots("militia Virginia").done("patriots")
    assert lod.over
    assert lod.at("Virginia") == "1 militia"
    assert (lod.marked("patriots"), lod.marked("french")) == ("eligible", "")


@pytest.mark.rule("A-52", "R-3.5.3a")
def test_67_shaded_the_french_muster_even_in_the_west_indies() -> None:
    lod = Played().treaty().resources(french=0).shaded(67, "french").french("faction french")
    assert lod.offered("muster_at") == ["West Indies"]
    lod.french("muster_at West Indies", "number 4")
    assert lod.over
    assert lod.at("West Indies") == "4 french regulars"
    assert lod.marked("french") == "eligible"


@pytest.mark.rule("R-5.3a", "R-3.5.3b", "R-3.1.2a")
def test_67_shaded_the_fort_of_the_free_muster_costs_the_patriots_nothing() -> None:
    lod = Played().treaty().put("militia @ Virginia").resources(french=0, patriots=0)
    lod.shaded(67, "french").french("faction french", "muster_at Virginia", "number 4", "yes")
    assert lod.at("Virginia") == "1 militia, 1 patriot fort, 2 french regulars"
    assert (lod.has("french"), lod.has("patriots")) == (0, 0)


@pytest.mark.rule("R-5.1.3a", "R-2.3.9e")
def test_67_shaded_before_the_treaty_the_french_are_only_eligible() -> None:
    lod = Played().but(made_ineligible=0b1000).shaded(67, "patriots")
    lod.patriots("faction french")
    assert lod.over
    assert lod.marked("french") == "eligible"


# ---------------------------------------------------------------------- 68 Canada


@pytest.mark.rule("R-5.1a")
def test_68_up_to_six_own_cubes_and_a_fort_in_quebec() -> None:
    lod = Played().put("2 continentals @ Georgia", "2 militia @ Boston", "tory @ Norfolk")
    lod.put("continental, Washington @ New York").unshaded(68, "patriots")
    assert lod.why_not("piece Boston, militia") == "outside"
    lod.patriots("piece Georgia, continental", "piece New York, continental", "none")
    assert lod.asked == "event_leader"
    lod.patriots("space Quebec")
    assert lod.over
    assert lod.at("Quebec") == "2 continentals, 1 patriot fort, Washington"
    assert lod.at("Georgia") == "1 continental"


@pytest.mark.rule("R-5.1.1a")
def test_68_french_cubes_and_a_patriot_fort() -> None:
    lod = Played().treaty().put("7 french regulars @ Boston").unshaded(68, "french")
    lod.french(*["piece Boston, french"] * 6)
    assert lod.over
    assert lod.at("Quebec") == "1 patriot fort, 6 french regulars"


@pytest.mark.rule("R-1.4.2a", "R-5.1.1a")
def test_68_no_fort_where_two_bases_stand() -> None:
    lod = Played().put("2 villages @ Quebec", "regular @ Boston").unshaded(68, "british")
    lod.british("piece Boston, regulars")
    assert lod.over
    assert lod.at("Quebec") == "1 regular, 2 villages"


@pytest.mark.rule("R-1.4.1d", "R-1.4.1e")
def test_68_the_british_lift_a_fort_but_the_french_none_of_the_patriots() -> None:
    lod = Played().put("2 british forts @ Georgia", "2 british forts @ Virginia")
    lod.put("british fort @ New York", "british fort @ Norfolk").unshaded(68, "british")
    assert lod.asked == "lift"
    lod.british("piece Norfolk, british fort")
    assert lod.over
    assert (lod.at("Quebec"), lod.at("Norfolk")) == ("1 british fort", "")
    lod = Played().put("2 patriot forts @ Georgia", "2 patriot forts @ Virginia")
    lod.put("2 patriot forts @ New York").unshaded(68, "french")
    assert lod.over
    assert lod.at("Quebec") == ""


@pytest.mark.rule("A-56")
@pytest.mark.parametrize(("answer", "quebec"), [("yes", "1 british fort"), ("no", "")])
def test_68_the_indians_may_place_a_british_fort(answer: str, quebec: str) -> None:
    lod = Played().put("2 war parties @ Northwest", "tory @ Boston").unshaded(68, "indians")
    lod.indians(answer)
    assert lod.over
    assert lod.at("Quebec") == quebec
    assert lod.at("Northwest") == "2 war parties"


# ---------------------------------------------------------------------- 69 Suffren


@pytest.mark.rule("R-1.9d")
def test_69_two_blockades_less_and_money() -> None:
    lod = Played().treaty().blockade("Boston", "Norfolk").unshaded(69, "british")
    lod.british("space Boston")
    assert lod.over
    assert lod.g.fni == 0
    assert lod.has("british") == 7


@pytest.mark.rule("R-1.9c")
def test_69_shaded_a_blockade_more_and_money() -> None:
    lod = Played().treaty().shaded(69, "french").french("space Savannah")
    assert lod.g.fni == 1
    assert lod.has("french") == 8


@pytest.mark.rule("A-83", "R-1.9e")
def test_69_shaded_without_a_squadron_only_the_money() -> None:
    lod = Played().treaty().squadrons(0, unavailable=3).shaded(69, "french")
    assert lod.over
    assert lod.g.fni == 0
    assert lod.has("french") == 8


# ---------------------------------------------------------------------- 70 India


@pytest.mark.rule("R-5.1a", "A-47")
def test_70_three_regulars_of_either_crown_go() -> None:
    lod = Played().treaty().put("2 regulars, continental @ Boston", "regular @ West Indies")
    lod.put("french regular @ Georgia", "french regular @ West Indies").unshaded(70, "british")
    assert lod.why_not("piece Boston, continental") == "outside"
    lod.british("piece Georgia, french", "piece West Indies, french", "piece Boston, regulars")
    assert lod.over
    assert lod.at("Boston") == "1 regular, 1 continental"
    assert lod.at("West Indies") == "1 regular"
    assert (lod.g.cbc, lod.g.crc) == (0, 0)


@pytest.mark.rule("R-5.1.3a")
def test_70_one_if_there_are_no_more() -> None:
    lod = Played().put("regular, tory @ Boston").unshaded(70, "patriots")
    assert lod.over
    assert lod.at("Boston") == "1 tory"


# ---------------------------------------------------------------------- 71 Amity and Commerce


@pytest.mark.rule("R-5.1a")
def test_71_the_patriots_gain_the_population_of_their_cities() -> None:
    lod = Played().put("militia @ New York City", "continental @ Boston", "tory @ Norfolk")
    lod.put("militia @ Virginia").unshaded(71, "patriots")
    cities = [lod.space("New York City"), lod.space("Boston")]
    assert lod.has("patriots") == 5 + sum(lod.g.population[city] for city in cities)


@pytest.mark.rule("R-1.9m", "R-1.8a")
@pytest.mark.parametrize(("purse", "after"), [(5, 7), (49, 50)])
def test_71_a_blockade_takes_no_population_away(purse: int, after: int) -> None:
    lod = Played().treaty().blockade("New York City").put("militia @ New York City")
    assert lod.resources(patriots=purse).unshaded(71, "french").has("patriots") == after


@pytest.mark.rule("R-5.1.3a")
def test_71_no_city_no_money() -> None:
    lod = Played().put("militia, tory @ Boston").unshaded(71, "french")
    assert lod.over
    assert lod.has("patriots") == 5


def test_71_shaded_money_for_the_french() -> None:
    assert Played().shaded(71, "french").has("french") == 10


# ---------------------------------------------------------------------- 72 French Settlers Help


@pytest.mark.rule("R-1.5.2a", "R-5.1a")
def test_72_a_base_and_three_units_of_the_executors_side() -> None:
    lod = Played().unshaded(72, "british")
    assert lod.offered("space") == ["Florida", "Northwest", "Quebec", "Southwest"]
    lod.british("space Florida")
    assert lod.offered("piece") == ["Florida, british fort", "Florida, village"]
    lod.british("piece Florida, village", "piece Florida, war party", "piece Florida, regular")
    lod.british("piece Florida, tory")
    assert lod.over
    assert lod.at("Florida") == "1 regular, 1 tory, 1 war party, 1 village"


@pytest.mark.rule("A-34", "R-2.3.9f")
def test_72_rebels_before_the_treaty() -> None:
    lod = Played().unshaded(72, "french").french("space Quebec")
    assert lod.offered("piece") == ["Quebec, continental", "Quebec, militia"]
    lod.french(*["piece Quebec, militia"] * 3)
    assert lod.over
    assert lod.at("Quebec") == "3 militia, 1 patriot fort"


@pytest.mark.rule("R-1.4.2a", "R-5.1.3a")
def test_72_without_room_the_units_alone() -> None:
    lod = Played().put("2 villages @ Quebec").unshaded(72, "indians")
    lod.indians("space Quebec", *["piece Quebec, war party"] * 3)
    assert lod.over
    assert lod.at("Quebec") == "3 war parties, 2 villages"


# ---------------------------------------------------------------------- 73 Sullivan Expedition


@pytest.mark.rule("A-47", "R-5.1a")
def test_73_any_fort_or_village_of_the_three() -> None:
    lod = Played().put("village @ Northwest", "patriot fort @ New York", "british fort @ Quebec")
    lod.put("village @ Virginia").unshaded(73, "patriots")
    assert lod.why_not("piece Virginia, village") == "outside"
    lod.patriots("piece Quebec, british fort")
    assert lod.over
    assert lod.at("Quebec") == ""
    assert lod.g.cbc == 0


@pytest.mark.rule("R-5.1.3a")
def test_73_nothing_to_take() -> None:
    lod = Played().put("war party @ Northwest", "village @ Virginia").unshaded(73, "indians")
    assert lod.over
    assert lod.at("Virginia") == "1 village"


# ---------------------------------------------------------------------- 74 Chickasaw


@pytest.mark.rule("A-52")
@pytest.mark.parametrize(("gainer", "others"), [("indians", "british"), ("british", "indians")])
def test_74_money_for_every_two_villages(gainer: str, others: str) -> None:
    lod = Played().put("2 villages @ Northwest", "2 villages @ Quebec", "village @ Georgia")
    lod.unshaded(74, "indians").indians(f"faction {gainer}")
    assert lod.over
    assert (lod.has(gainer), lod.has(others)) == (7, 5)


@pytest.mark.rule("A-52", "R-5.1.3a")
def test_74_one_village_is_not_enough() -> None:
    lod = Played().put("village @ Northwest").unshaded(74, "british")
    assert lod.over
    assert (lod.has("indians"), lod.has("british")) == (5, 5)


@pytest.mark.rule("R-5.1a")
def test_74_shaded_two_of_one_and_one_of_the_other_in_two_spaces() -> None:
    lod = Played().put("3 militia, 3 war parties @ Virginia", "2 militia, 2 war parties @ Quebec")
    lod.put("militia @ Boston").shaded(74, "patriots")
    lod.patriots("space Virginia", "option one_militia_two_war_parties")
    assert lod.at("Virginia") == "1 war party, 2 militia"
    assert lod.why_not("space Virginia") == "outside"
    lod.patriots("space Quebec", "option two_militia_one_war_party")
    assert lod.over
    assert lod.at("Quebec") == "1 war party"
    assert lod.at("Boston") == "1 militia"


@pytest.mark.rule("R-5.1.3a")
def test_74_shaded_as_far_as_they_go() -> None:
    lod = Played().put("active militia, war party @ Virginia", "village @ Quebec")
    lod.shaded(74, "british")
    assert lod.over
    assert lod.at("Virginia") == ""
    assert lod.at("Quebec") == "1 village"


# ---------------------------------------------------------------------- lifting (1.4.1)


@pytest.mark.rule("R-5.1.3a", "R-1.4.1d")
def test_66_who_lifts_no_tories_after_all_places_the_regulars_there_are() -> None:
    lod = Played().put("25 tories @ Virginia", "20 regulars @ Boston")
    lod.unshaded(66, "british").british("space Florida", "number 0", "none")
    assert lod.over
    assert lod.at("Florida") == "5 regulars"


@pytest.mark.rule("R-5.1.3a", "R-1.4.1d")
def test_72_who_lifts_no_militia_after_all_places_others() -> None:
    lod = Played().put("15 militia @ Virginia").unshaded(72, "patriots")
    lod.patriots("space Florida", "piece Florida, militia", "none")
    assert lod.over
    assert lod.at("Florida") == "3 continentals, 1 patriot fort"
