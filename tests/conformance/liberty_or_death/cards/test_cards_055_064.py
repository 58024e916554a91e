"""5 Events: cards 55 to 64."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played

# ---------------------------------------------------------------------- 55 French navy


@pytest.mark.rule("R-5.1a", "R-1.3.7b")
def test_55_three_french_regulars_sail_and_the_french_may_fight() -> None:
    lod = Played().treaty().blockade("Boston").put("2 french regulars @ Georgia")
    lod.put("2 french regulars @ Virginia", "2 regulars @ West Indies").unshaded(55, "british")
    lod.british("piece Georgia, french", "piece Virginia, french", "piece Georgia, french")
    assert lod.at("West Indies") == "2 regulars, 3 french regulars"
    assert (lod.asked, lod.asked_faction) == ("event_may_command", "french")
    lod.french("no")
    assert lod.over
    assert lod.at("Virginia") == "1 french regular"
    assert lod.g.fni == 0


@pytest.mark.rule("R-5.3a")
def test_55_the_battle_in_the_west_indies_is_free() -> None:
    lod = Played().treaty().put("4 french regulars @ West Indies", "regular @ West Indies")
    lod.resources(french=0).unshaded(55, "french").roll(3, 3)
    lod.french("yes", "fight West Indies").done("french")
    assert lod.over
    assert lod.count("regulars", "West Indies") == 0
    assert lod.has("french") == 0


@pytest.mark.rule("A-55", "R-1.3.7a")
def test_55_before_the_treaty_nothing_happens() -> None:
    lod = Played().put("4 regulars @ Boston").unshaded(55, "patriots")
    assert lod.over
    lod = Played().put("4 regulars @ Boston").shaded(55, "patriots")
    assert lod.over
    assert lod.at("Boston") == "4 regulars"
    assert lod.at("West Indies") == ""


@pytest.mark.rule("R-5.1a", "R-5.3a")
def test_55_shaded_four_regulars_sail_and_must_fight() -> None:
    lod = Played().treaty().put("3 regulars @ Boston", "2 regulars @ Georgia")
    lod.put("french regular @ West Indies").resources(british=0).shaded(55, "french").roll(3, 1)
    lod.french("piece Boston, regulars", "piece Boston, regulars", "piece Georgia, regulars")
    lod.french("piece Georgia, regulars")
    assert lod.asked_faction == "british"
    assert lod.offered("fight") == ["West Indies"]
    assert lod.why_not("done") == "nothing_selected"
    lod.british("fight West Indies").done("british")
    assert lod.over
    assert lod.count("french", "West Indies") == 0
    assert (lod.at("Boston"), lod.at("Georgia")) == ("1 regular", "")


@pytest.mark.rule("R-5.1.3a")
def test_55_shaded_without_an_enemy_there_is_no_battle() -> None:
    lod = Played().treaty().put("2 regulars @ Boston").shaded(55, "patriots")
    assert lod.over
    assert lod.at("West Indies") == "2 regulars"


@pytest.mark.rule("A-80", "A-85", "R-1.10b")
def test_55_shaded_the_owner_says_whether_his_leader_sails_for_the_enemy() -> None:
    lod = Played().treaty().put("5 regulars, Howe @ Boston").shaded(55, "french")
    assert (lod.asked, lod.asked_faction) == ("event_leader", "british")
    lod.british("space West Indies")
    assert lod.over
    assert lod.at("West Indies") == "4 regulars, Howe"


@pytest.mark.rule("A-80", "R-1.10e")
def test_55_a_friend_takes_the_leader_along_or_leaves_him() -> None:
    lod = Played().treaty().put("french regular, Rochambeau @ Boston", "french regular @ Georgia")
    lod.put("2 french regulars @ Virginia").unshaded(55, "patriots")
    lod.patriots("piece Boston, french", "piece Georgia, french")
    assert (lod.asked, lod.asked_faction) == ("event_leader", "patriots")
    lod.patriots("none")
    assert (lod.asked, lod.asked_faction) == ("leader_rejoins", "french")
    lod.french("space Virginia")
    assert lod.over
    assert lod.where("Rochambeau") == "Virginia"


# ---------------------------------------------------------------------- 56 Turgot


@pytest.mark.rule("R-1.8a")
def test_56_money_from_the_patriots() -> None:
    assert Played().unshaded(56, "british").has("patriots") == 2
    assert Played().resources(patriots=1).unshaded(56, "indians").has("patriots") == 0


@pytest.mark.rule("R-1.8a")
def test_56_shaded_money_for_the_patriots() -> None:
    assert Played().shaded(56, "french").has("patriots") == 8
    assert Played().resources(patriots=49).shaded(56, "patriots").has("patriots") == 50


# ---------------------------------------------------------------------- 57 The fleet sails


@pytest.mark.rule("R-2.3.6b", "R-1.9d")
def test_57_two_available_french_sail_and_the_french_sit_out() -> None:
    lod = Played().treaty().blockade("Boston", "Norfolk").put("2 french regulars @ Georgia")
    lod.unshaded(57, "indians")
    assert lod.at("West Indies") == "2 french regulars"
    assert lod.at("Georgia") == "2 french regulars"
    assert lod.marked("french") == "ineligible"
    lod.british("space Norfolk")
    assert lod.over
    assert lod.g.fni == 1


@pytest.mark.rule("A-55", "R-5.1.1a")
def test_57_before_the_treaty_only_the_mark() -> None:
    lod = Played().unshaded(57, "british")
    assert lod.over
    assert lod.at("West Indies") == ""
    assert lod.in_box("available", "french") == 15
    assert lod.marked("french") == "ineligible"


@pytest.mark.rule("R-2.3.6b")
def test_57_shaded_two_british_sail_and_the_british_sit_out() -> None:
    lod = Played().treaty().put("regular @ Boston", "2 regulars @ Georgia").shaded(57, "french")
    assert lod.why_not("piece Virginia, regulars") == "outside"
    lod.french("piece Boston, regulars")
    assert lod.over
    assert (lod.at("West Indies"), lod.at("Georgia")) == ("2 regulars", "1 regular")
    assert lod.marked("british") == "ineligible"


@pytest.mark.rule("A-55", "R-5.1.3a")
def test_57_shaded_before_the_treaty_only_the_mark() -> None:
    lod = Played().put("2 regulars @ Boston").shaded(57, "patriots")
    assert lod.over
    assert lod.at("Boston") == "2 regulars"
    assert lod.marked("british") == "ineligible"


# ---------------------------------------------------------------------- 58 Lafayette


def test_58_money_from_the_patriots() -> None:
    assert Played().unshaded(58, "british").has("patriots") == 1


@pytest.mark.rule("R-1.4.1c", "A-34")
def test_58_shaded_all_tories_of_the_north_become_militia() -> None:
    lod = Played().put("2 tories, regular @ New York", "tory @ Quebec", "tory @ Northwest")
    lod.put("tory @ Quebec City", "tory @ Boston").shaded(58, "french")
    assert lod.over
    assert lod.at("New York") == "1 regular, 2 militia"
    assert (lod.at("Quebec"), lod.at("Northwest")) == ("1 militia", "1 militia")
    assert (lod.at("Quebec City"), lod.at("Boston")) == ("1 tory", "1 tory")
    assert lod.g.cbc == 0


@pytest.mark.rule("R-5.1.1b", "R-5.1a")
def test_58_shaded_too_few_militia_go_where_the_executor_wants() -> None:
    lod = Played().put("2 tories @ New York", "tory @ Quebec", "tory @ Northwest")
    lod.only_available("2 militia").shaded(58, "french")
    lod.french("piece Northwest, tory", "piece New York, tory")
    lod.french("piece New York, tory")
    assert lod.over
    assert (lod.at("Northwest"), lod.at("New York"), lod.at("Quebec")) == (
        "1 militia", "1 militia", "",
    )  # fmt: skip


# ---------------------------------------------------------------------- 59 Tronson de Coudray


@pytest.mark.rule("A-47", "R-1.4.1b")
def test_59_two_continentals_and_two_french_leave_a_space() -> None:
    lod = Played().treaty().put("3 continentals, 3 french regulars, militia @ Virginia")
    lod.put("continental @ Georgia", "french regular @ West Indies").unshaded(59, "british")
    assert lod.offered("space") == ["Georgia", "Virginia"]
    lod.british("space Virginia")
    assert lod.over
    assert lod.at("Virginia") == "1 continental, 1 militia, 1 french regular"
    assert lod.g.crc == 0


@pytest.mark.rule("R-5.1.3a")
def test_59_what_is_there_of_them_goes() -> None:
    lod = Played().put("continental, 2 militia @ Georgia").unshaded(59, "indians")
    assert lod.over
    assert lod.at("Georgia") == "2 militia"


def test_59_shaded_money_for_the_patriots() -> None:
    assert Played().shaded(59, "patriots").has("patriots") == 8


# ---------------------------------------------------------------------- 60 Comte d'Orvilliers


@pytest.mark.rule("R-1.9d", "A-42")
def test_60_two_blockades_less_and_money_from_the_french() -> None:
    lod = Played().treaty().blockade("Boston", "Norfolk", "Savannah").unshaded(60, "patriots")
    lod.british("space Boston", "space Norfolk")
    assert lod.over
    assert lod.g.fni == 1
    assert lod.has("french") == 1


@pytest.mark.rule("R-5.1.3a", "R-1.8a")
def test_60_without_blockades_the_money_alone() -> None:
    lod = Played().resources(french=2).unshaded(60, "british")
    assert lod.over
    assert lod.has("french") == 0


@pytest.mark.rule("R-1.9c")
def test_60_shaded_a_blockade_more_and_money_from_the_british() -> None:
    lod = Played().treaty().shaded(60, "patriots").french("space Boston")
    assert lod.over
    assert lod.g.fni == 1
    assert lod.has("british") == 2


@pytest.mark.rule("R-1.9a")
def test_60_shaded_no_blockade_before_the_treaty() -> None:
    lod = Played().shaded(60, "french")
    assert lod.over
    assert lod.g.fni == 0
    assert lod.has("british") == 2


# ---------------------------------------------------------------------- 61 Comte de Vergennes


@pytest.mark.rule("R-2.3.6b", "A-08")
def test_61_the_patriots_sit_out() -> None:
    assert Played().unshaded(61, "british").marked("patriots") == "ineligible"


def test_61_shaded_money_for_both() -> None:
    lod = Played().shaded(61, "french")
    assert (lod.has("patriots"), lod.has("french")) == (8, 7)


# ---------------------------------------------------------------------- 62 Langlade


@pytest.mark.rule("R-5.1a")
def test_62_three_war_parties_or_three_tories_in_one_space() -> None:
    lod = Played().unshaded(62, "british")
    assert lod.why_not("piece Virginia, tory") == "outside"
    lod.british("piece Quebec, war party")
    assert lod.over
    assert lod.at("Quebec") == "3 war parties"
    lod = Played().unshaded(62, "indians").indians("piece New York, tory")
    assert lod.at("New York") == "3 tories"


@pytest.mark.rule("R-5.1.1b")
def test_62_as_many_as_are_available() -> None:
    lod = Played().only_available("2 war parties, 0 tories").unshaded(62, "french")
    assert lod.offered("piece") == [
        "New York, war party", "Northwest, war party", "Quebec, war party",
    ]  # fmt: skip
    lod.french("piece Northwest, war party")
    assert lod.at("Northwest") == "2 war parties"


@pytest.mark.rule("R-5.1a", "A-34")
def test_62_shaded_french_in_quebec_or_militia_in_northwest() -> None:
    lod = Played().treaty().shaded(62, "patriots")
    assert lod.offered("piece") == ["Northwest, militia", "Quebec, french regular"]
    lod.patriots("piece Quebec, french")
    assert lod.at("Quebec") == "3 french regulars"
    lod = Played().treaty().shaded(62, "french").french("piece Northwest, militia")
    assert lod.at("Northwest") == "3 militia"


@pytest.mark.rule("R-5.1.1a", "R-2.3.9f")
def test_62_shaded_before_the_treaty_it_is_the_militia() -> None:
    lod = Played().shaded(62, "patriots")
    assert lod.over
    assert lod.at("Northwest") == "3 militia"


@pytest.mark.rule("R-5.1.3a", "R-1.4.1d")
def test_62_who_lifts_none_after_all_places_the_other_kind() -> None:
    lod = Played().put("15 war parties @ Georgia").unshaded(62, "indians")
    lod.indians("piece Quebec, war party", "none")
    assert lod.why_not("piece Quebec, war party") == "outside"
    lod.indians("piece New York, tory")
    assert lod.over
    assert (lod.at("New York"), lod.at("Quebec")) == ("3 tories", "")
    lod = Played().treaty().put("15 militia @ Georgia").shaded(62, "patriots")
    lod.patriots("piece Northwest, militia", "none")
    assert lod.over
    assert (lod.at("Northwest"), lod.at("Quebec")) == ("", "3 french regulars")


# ---------------------------------------------------------------------- 63 Gibraltar


@pytest.mark.rule("R-1.9d", "A-47")
def test_63_money_a_blockade_less_and_two_regulars_home() -> None:
    lod = Played().treaty().blockade("Boston").put("3 regulars @ West Indies")
    lod.unshaded(63, "british")
    assert lod.over
    assert lod.has("british") == 6
    assert lod.g.fni == 0
    assert lod.at("West Indies") == "1 regular"
    assert lod.in_box("available", "regulars") == 24


@pytest.mark.rule("R-5.1.3a")
def test_63_no_regular_of_the_map_serves_for_it() -> None:
    lod = Played().treaty().put("regular @ West Indies", "3 regulars @ Boston")
    lod.unshaded(63, "patriots")
    assert lod.over
    assert lod.at("West Indies") == ""
    assert lod.at("Boston") == "3 regulars"


@pytest.mark.rule("R-1.8a")
def test_63_shaded_money_from_the_british() -> None:
    assert Played().resources(british=9).shaded(63, "french").has("british") == 4
    assert Played().resources(british=4).shaded(63, "french").has("british") == 0


# ---------------------------------------------------------------------- 64 Fielding and Bylandt


@pytest.mark.rule("R-1.9d")
def test_64_money_and_a_blockade_less() -> None:
    lod = Played().treaty().blockade("Boston", "Norfolk").unshaded(64, "french")
    lod.british("space Boston")
    assert lod.over
    assert lod.g.fni == 1
    assert lod.has("british") == 8


@pytest.mark.rule("R-5.1.3a")
def test_64_money_alone_without_a_blockade() -> None:
    lod = Played().unshaded(64, "british")
    assert lod.over
    assert lod.has("british") == 8


def test_64_shaded_money_for_the_patriots() -> None:
    assert Played().shaded(64, "patriots").has("patriots") == 10
