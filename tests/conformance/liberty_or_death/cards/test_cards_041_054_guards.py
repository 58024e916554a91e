"""5 Events: cards 41 to 54, how many and how far, and where nothing is left to do."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played

# ---------------------------------------------------------------------- 41 William Pitt


@pytest.mark.rule("R-5.1a", "A-61")
def test_41_two_colonies_each_once_and_by_two_levels() -> None:
    lod = Played().levels("AO", "Georgia").unshaded(41, "british")
    assert lod.left == 2
    assert lod.british("space Georgia").left == 1
    assert lod.why_not("space Georgia") == "outside"
    assert lod.british("space Virginia").over
    assert (lod.level("Georgia"), lod.level("Virginia")) == ("N", "PS")


@pytest.mark.rule("R-5.1a", "A-61")
def test_41_shaded_two_colonies_each_once_and_by_two_levels() -> None:
    lod = Played().levels("AS", "Georgia").shaded(41, "french")
    assert lod.left == 2
    assert lod.french("space Georgia").left == 1
    assert lod.why_not("space Georgia") == "outside"
    assert lod.french("space Virginia").over
    assert (lod.level("Georgia"), lod.level("Virginia")) == ("N", "PO")


# ---------------------------------------------------------------------- 43 HMS Russian Merchant


@pytest.mark.rule("R-5.1a", "R-5.1.1b")
def test_43_three_spaces_each_once_even_if_all_tories_are_unavailable() -> None:
    lod = Played().put("regular, Gage @ Boston", "regular @ Georgia", "regular @ Quebec City")
    lod.put("regular @ Virginia").unavailable("9 tories").only_available("0 tories")
    lod.unshaded(43, "french")
    assert lod.left == 3
    assert lod.offered("space") == ["Boston", "Georgia", "Quebec City", "Virginia"]
    lod.british("space Quebec City")
    assert lod.offered("number") == ["1", "2"]
    assert lod.british("number 2").left == 2
    assert lod.offered("space") == ["Boston", "Georgia", "Virginia"]
    assert lod.british("space Georgia", "number 1").left == 1
    assert lod.british("space Boston", "number 1").over
    assert lod.in_box("unavailable", "tories") == 5
    assert lod.at("Virginia") == "1 regular"


@pytest.mark.rule("R-5.1a")
@pytest.mark.parametrize(("tories", "stay"), [(2, 2), (3, 2), (7, 5), (8, 6)])
def test_43_shaded_one_tory_in_three_rounded_down(tories: int, stay: int) -> None:
    lod = Played().put(f"{tories} tories @ Boston").shaded(43, "french")
    assert lod.over
    assert lod.count("tories", "Boston") == stay


# ---------------------------------------------------------------------- 46 Burke on Conciliation


@pytest.mark.rule("R-5.1a", "R-5.1.1b")
def test_46_three_spaces_each_once_even_if_all_tories_are_unavailable() -> None:
    lod = Played().unavailable("9 tories").only_available("0 tories").unshaded(46, "french")
    assert lod.left == 3
    assert len(lod.offered("space")) == 22
    assert lod.french("space Quebec City").left == 2
    assert lod.why_not("space Quebec City") == "outside"
    assert lod.french("space Boston").left == 1
    assert lod.french("space Northwest").over
    assert lod.at("Quebec City") == "1 tory"
    assert lod.in_box("unavailable", "tories") == 6


@pytest.mark.rule("R-5.1a", "A-61")
def test_46_shaded_two_cities_by_one_level() -> None:
    lod = Played().levels("AS", "Boston").shaded(46, "french")
    assert lod.left == 2
    assert lod.french("space Boston").left == 1
    assert lod.french("space Norfolk").over
    assert (lod.level("Boston"), lod.level("Norfolk")) == ("PS", "PO")


# ---------------------------------------------------------------------- 47 Tories Tested


@pytest.mark.rule("R-5.1.3a", "A-63")
def test_47_shaded_nothing_is_left_without_tories_and_markers() -> None:
    lod = Played().put("tory @ Boston").propaganda("Georgia", 12).shaded(47, "french")
    assert lod.over
    assert lod.settled() == []
    assert lod.at("Boston") == "1 tory"


@pytest.mark.rule("R-5.1.3a", "A-63")
def test_47_shaded_tories_are_tested_without_markers_too() -> None:
    lod = Played().put("tory @ Georgia", "2 tories @ Virginia").propaganda("Norfolk", 12)
    lod.shaded(47, "french")
    assert lod.offered("space") == ["Georgia", "Virginia"]
    lod.french("space Virginia")
    assert lod.over
    assert lod.at("Virginia") == "2 militia"


# ---------------------------------------------------------------------- 48 God Save the King


@pytest.mark.rule("R-5.3a", "R-5.1.3a")
def test_48_without_a_march_there_is_no_battle() -> None:
    lod = Played().put("militia @ Boston").unshaded(48, "french")
    assert lod.over
    assert lod.settled() == []


# ---------------------------------------------------------------------- 49 Saint-Germain


@pytest.mark.rule("R-5.1a", "R-1.3.9a")
@pytest.mark.parametrize(("available", "moved"), [(15, 5), (5, 5), (4, 4)])
def test_49_five_french_regulars_are_withheld(available: int, moved: int) -> None:
    lod = Played().only_available(f"{available} french").unshaded(49, "british")
    assert lod.in_box("available", "french") == available - moved
    assert lod.in_box("unavailable", "french") == moved


@pytest.mark.rule("R-5.1a", "R-1.3.9a")
@pytest.mark.parametrize(("unavailable", "moved"), [(6, 5), (5, 5), (4, 4)])
def test_49_shaded_five_french_regulars_are_released(unavailable: int, moved: int) -> None:
    lod = Played().unavailable(f"{unavailable} french").shaded(49, "french")
    assert lod.in_box("unavailable", "french") == unavailable - moved
    assert lod.in_box("available", "french") == 15 - unavailable + moved


# ---------------------------------------------------------------------- 50 Admiral d'Estaing


@pytest.mark.rule("R-5.1a")
def test_50_two_french_regulars_are_lost() -> None:
    lod = Played().treaty().put("3 french regulars @ Boston", "3 french regulars @ West Indies")
    lod.unshaded(50, "british")
    assert lod.left == 2
    assert lod.british("piece West Indies, french regulars").left == 1
    assert lod.british("piece Boston, french regulars").over
    assert lod.marked("french") == "ineligible"


@pytest.mark.rule("R-5.1.3a", "R-5.1.1b")
def test_50_shaded_nothing_is_left_without_continentals_and_french() -> None:
    lod = Played().treaty().only_available("0 continentals, 0 french").shaded(50, "british")
    assert lod.over
    assert lod.settled() == []


@pytest.mark.rule("R-5.1.1a", "R-5.1.3a")
def test_50_shaded_before_the_treaty_the_french_do_not_count() -> None:
    lod = Played().only_available("0 continentals").shaded(50, "british")
    assert lod.over
    assert lod.settled() == []


@pytest.mark.rule("R-5.1.3a")
def test_50_shaded_the_french_alone_are_enough() -> None:
    lod = Played().treaty().only_available("0 continentals, 3 french").shaded(50, "british")
    lod.british("space Georgia")
    assert lod.over
    assert lod.at("Georgia") == "2 french regulars"


@pytest.mark.rule("R-5.1a", "R-5.1.1b")
@pytest.mark.parametrize(
    ("available", "sea", "offered"),
    [
        (5, 5, ["0", "1", "2"]),
        (1, 5, ["1", "2"]),
        (5, 1, ["0", "1"]),
        (0, 5, []),
        (5, 0, []),
        (1, 1, []),
        (0, 1, []),
        (1, 0, []),
    ],
)
def test_50_shaded_how_many_french_sail_is_asked_where_there_is_a_choice(
    available: int, sea: int, offered: list[str]
) -> None:
    lod = Played().treaty()
    if sea:
        lod.put(f"{sea} french regulars @ West Indies")
    lod.only_available(f"0 continentals, {available} french").shaded(50, "british")
    lod.british("space Georgia")
    assert lod.offered("number") == offered
    if offered:
        lod.british(f"number {offered[-1]}")
    assert lod.over
    assert not any(answer.startswith("number") for answer in lod.settled())
    landed = min(2, available + sea)
    sailed = int(offered[-1]) if offered else min(landed, sea)
    assert lod.count("french", "Georgia") == landed
    assert lod.count("french", "West Indies") == sea - sailed
    assert lod.in_box("available", "french") == available - (landed - sailed)


@pytest.mark.rule("A-80", "R-1.10b")
@pytest.mark.parametrize(("executor", "decider"), [("patriots", "patriots"), ("british", "french")])
def test_50_shaded_who_says_whether_rochambeau_sails_with_them(executor: str, decider: str) -> None:
    lod = Played().treaty().put("5 french regulars, Rochambeau @ West Indies")
    lod.only_available("0 continentals, 5 french").shaded(50, executor)
    play = getattr(lod, executor)
    play("space Georgia", "number 2")
    assert (lod.asked, lod.asked_faction) == ("event_leader", decider)
    assert lod.ask is not None
    assert lod.ask.about["number"] == 2


@pytest.mark.rule("A-80", "R-1.10b")
def test_50_shaded_nobody_sails_nobody_is_asked() -> None:
    lod = Played().treaty().put("5 french regulars, Rochambeau @ West Indies")
    lod.only_available("0 continentals, 5 french").shaded(50, "french")
    lod.french("space Georgia", "number 0")
    assert lod.over
    assert lod.where("Rochambeau") == "West Indies"
    assert lod.at("Georgia") == "2 french regulars"


# ---------------------------------------------------------------------- 51 Bermuda Gunpowder Plot


@pytest.mark.rule("R-5.3a")
def test_51_two_less_of_attacker_loss_and_no_other_help() -> None:
    lod = Played().put("3 regulars @ Boston", "3 continentals @ Massachusetts")
    lod.unshaded(51, "british").roll(1, 1)
    lod.british("destination Massachusetts", "move Boston, regulars, 3", "arrive")
    lod.british("fight Massachusetts")
    assert lod.modifiers() == {"regulars_attack": 1, "card_against_attacker": -2}
    assert lod.force_of("british") == 3


@pytest.mark.rule("R-5.3a")
def test_51_shaded_two_more_of_defender_loss_and_no_other_help() -> None:
    lod = Played().put("3 continentals @ Virginia", "4 tories @ North Carolina")
    lod.shaded(51, "patriots").roll(1, 1)
    lod.patriots("destination North Carolina", "move Virginia, continentals, 3", "arrive")
    lod.patriots("fight North Carolina")
    assert lod.modifiers() == {"card_against_defender": 2}
    assert lod.force_of("patriots") == 3


# ---------------------------------------------------------------------- 52 The Wrong Spot


@pytest.mark.rule("A-54")
def test_52_two_more_of_force_and_no_other_help() -> None:
    lod = Played().put("regular, active militia @ Virginia").unshaded(52, "british").roll(1)
    lod.british("fight Virginia")
    assert lod.force_of("british") == 3
    assert lod.modifiers() == {"regulars_attack": 1}


@pytest.mark.rule("A-54", "R-5.1.3a")
def test_52_nobody_fights_for_who_cannot() -> None:
    lod = Played().treaty().put("war party, 3 french regulars @ Quebec")
    lod.unshaded(52, "british").british("none")
    assert lod.over
    assert lod.at("Quebec") == "1 war party, 3 french regulars"


@pytest.mark.rule("R-5.1a", "A-54")
def test_52_up_to_four_french_regulars_and_then_the_battle() -> None:
    lod = Played().treaty().put("6 french regulars @ Boston").unshaded(52, "british")
    assert lod.left == 4
    for left in (3, 2, 1):
        assert lod.british("piece Boston, french regulars").left == left
    assert lod.british("piece Boston, french regulars").over
    assert lod.at("Boston") == "2 french regulars"


# ---------------------------------------------------------------------- 54 Antoine de Sartine


@pytest.mark.rule("R-5.1a")
@pytest.mark.parametrize(("west_indies", "unavailable"), [(0, 3), (1, 2), (3, 0)])
def test_54_one_squadron_is_withheld(west_indies: int, unavailable: int) -> None:
    lod = Played().squadrons(west_indies, unavailable).unshaded(54, "british")
    moved = min(1, west_indies)
    assert lod.g.squadrons == west_indies - moved
    assert lod.g.squadrons_unavailable == unavailable + moved


@pytest.mark.rule("R-5.1a")
@pytest.mark.parametrize(("west_indies", "unavailable"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_54_shaded_two_squadrons_sail(west_indies: int, unavailable: int) -> None:
    lod = Played().squadrons(west_indies, unavailable).shaded(54, "french")
    moved = min(2, unavailable)
    assert lod.g.squadrons == west_indies + moved
    assert lod.g.squadrons_unavailable == unavailable - moved
