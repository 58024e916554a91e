"""5 Events: cards 65 to 74, how many and how far, and where nothing is left to do."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played

# ---------------------------------------------------------------------- 66 Don Bernardo


@pytest.mark.rule("R-5.1a")
def test_66_six_cubes_in_any_mix() -> None:
    lod = Played().unshaded(66, "french").french("space Southwest")
    assert lod.offered("number") == ["0", "1", "2", "3", "4", "5", "6"]
    lod.french("number 6")
    assert lod.over
    assert lod.at("Southwest") == "6 regulars"


@pytest.mark.rule("R-5.1a", "R-5.1.1b")
def test_66_the_mix_is_bounded_by_what_is_there_of_both_kinds() -> None:
    lod = Played().only_available("5 regulars, 3 tories").unshaded(66, "french")
    lod.french("space Southwest")
    assert lod.offered("number") == ["3", "4", "5"]
    lod.french("number 4")
    assert lod.over
    assert lod.at("Southwest") == "4 regulars, 2 tories"


@pytest.mark.rule("R-5.1.3a")
def test_66_nobody_is_asked_without_any_cube() -> None:
    lod = Played().only_available("0 regulars, 0 tories").unshaded(66, "french")
    assert lod.over
    assert lod.settled() == []


@pytest.mark.rule("A-52", "R-5.3a")
def test_66_shaded_two_more_of_force_and_no_other_help() -> None:
    lod = Played().put("continental @ Georgia", "tory @ Florida").shaded(66, "french").roll(1)
    lod.patriots("destination Florida", "move Georgia, continental, 1", "arrive", "fight Florida")
    assert lod.force_of("patriots") == 3
    assert lod.modifiers() == {}


@pytest.mark.rule("A-52", "R-5.1.3a")
def test_66_shaded_who_can_only_march_is_named_too() -> None:
    lod = Played().treaty().put("militia @ Southwest", "french regular @ Southwest")
    lod.shaded(66, "british")
    assert lod.settled() == ["faction patriots"]
    assert lod.offered("destination") == ["Florida"]


# ---------------------------------------------------------------------- 67 De Grasse


@pytest.mark.rule("R-5.3a")
def test_67_shaded_the_patriots_rally_in_one_space() -> None:
    lod = Played().put("militia @ Boston", "militia @ Virginia").shaded(67, "french")
    lod.french("faction patriots").patriots("militia Virginia")
    assert lod.choices() == ["done"]


# ---------------------------------------------------------------------- 68 Canada


@pytest.mark.rule("R-5.1a")
def test_68_six_cubes_are_counted_down() -> None:
    lod = Played().put("4 regulars @ Boston", "4 tories @ Georgia").unshaded(68, "british")
    assert lod.left == 6
    assert lod.british("piece Boston, regulars").left == 5
    lod.british(*["piece Boston, regulars"] * 3, *["piece Georgia, tories"] * 2)
    assert lod.over
    assert lod.at("Quebec") == "4 regulars, 2 tories, 1 british fort"


@pytest.mark.rule("A-56", "R-1.4.2a")
def test_68_the_indians_are_not_asked_about_a_fort_without_room() -> None:
    lod = Played().put("2 villages @ Quebec").unshaded(68, "indians")
    assert lod.over
    assert lod.at("Quebec") == "2 villages"


# ---------------------------------------------------------------------- 70 India


@pytest.mark.rule("R-5.1a")
def test_70_three_regulars_are_counted_down() -> None:
    lod = Played().treaty().put("3 regulars @ Boston", "3 french regulars @ West Indies")
    lod.unshaded(70, "indians")
    assert lod.left == 3
    assert lod.indians("piece Boston, regulars").left == 2
    assert lod.indians("piece West Indies, french").left == 1
    assert lod.indians("piece West Indies, french").over


@pytest.mark.rule("R-8.3.1a")
@pytest.mark.parametrize(
    ("executor", "victims"), [("british", "french regular"), ("french", "british regular")]
)
def test_70_a_non_player_takes_those_of_the_enemy(executor: str, victims: str) -> None:
    lod = Played().treaty().put("4 regulars, 4 french regulars @ Boston", "regular @ Georgia")
    lod.put("french regular @ Norfolk").non_players(executor).unshaded(70, executor)
    assert {piece.split(", ")[1] for piece in lod.offered("piece")} == {victims}


# ---------------------------------------------------------------------- 72 French Settlers Help


@pytest.mark.rule("R-5.1a")
def test_72_one_base_and_three_units_are_counted_down() -> None:
    lod = Played().unshaded(72, "british").british("space Florida")
    assert lod.left == 1
    assert lod.british("piece Florida, village").left == 3
    assert lod.british("piece Florida, tory").left == 2
    assert lod.british("piece Florida, tory").left == 1
    assert lod.british("piece Florida, tory").over


@pytest.mark.rule("R-5.1.3a")
def test_72_nothing_of_the_side_is_left() -> None:
    lod = Played().only_available("0 patriot forts, 0 continentals, 0 militia")
    lod.unshaded(72, "french")
    assert lod.over
    assert lod.settled() == []


# ---------------------------------------------------------------------- 73 Sullivan Expedition


@pytest.mark.rule("R-5.1a")
def test_73_one_base_goes() -> None:
    lod = Played().put("2 villages @ Northwest").unshaded(73, "french")
    assert lod.over
    assert lod.at("Northwest") == "1 village"


# ---------------------------------------------------------------------- 74 Chickasaw


@pytest.mark.rule("A-52")
def test_74_two_villages_are_enough() -> None:
    lod = Played().put("2 villages @ Northwest").unshaded(74, "french")
    assert lod.offered("faction") == ["british", "indians"]
    assert lod.french("faction indians").has("indians") == 6


@pytest.mark.rule("A-52", "R-5.1.3a")
def test_74_nobody_is_named_where_there_is_nothing_to_gain() -> None:
    lod = Played().put("village @ Northwest").unshaded(74, "british")
    assert lod.over
    assert lod.settled() == []


@pytest.mark.rule("R-5.1a")
def test_74_shaded_two_spaces_and_each_once() -> None:
    lod = Played().put("militia @ Quebec City", "3 war parties @ Quebec", "4 militia @ Virginia")
    lod.shaded(74, "french")
    assert lod.left == 2
    assert lod.offered("space") == ["Quebec", "Quebec City", "Virginia"]
    lod.french("space Quebec City")
    assert lod.left == 1
    assert lod.offered("space") == ["Quebec", "Virginia"]
    lod.french("space Quebec", "option one_militia_two_war_parties")
    assert lod.over
    assert (lod.at("Quebec City"), lod.at("Quebec")) == ("", "1 war party")


@pytest.mark.rule("R-5.1a", "R-5.1.3a")
@pytest.mark.parametrize(
    ("there", "asked"),
    [
        ("militia, war party", False),
        ("active militia", False),
        ("2 militia", True),
        ("militia, active militia, war party", True),
        ("militia, 2 war parties", True),
        ("war party, active war party", True),
    ],
)
def test_74_shaded_which_way_is_asked_only_where_it_matters(there: str, asked: bool) -> None:
    lod = Played().put(f"{there} @ Virginia").shaded(74, "french")
    assert (lod.asked == "event_option") == asked
    if not asked:
        assert lod.over
        assert lod.at("Virginia") == ""


@pytest.mark.rule("R-5.1a")
@pytest.mark.parametrize(
    ("option", "left"),
    [
        ("two_militia_one_war_party", "2 war parties, 1 militia"),
        ("one_militia_two_war_parties", "1 war party, 2 militia"),
    ],
)
def test_74_shaded_two_of_the_one_and_one_of_the_other(option: str, left: str) -> None:
    lod = Played().put("3 militia, 3 war parties @ Virginia").shaded(74, "french")
    lod.french(f"option {option}")
    assert lod.over
    assert lod.at("Virginia") == left
