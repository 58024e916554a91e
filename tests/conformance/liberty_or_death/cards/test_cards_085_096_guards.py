"""5 Events: cards 85 to 96, how many and how far, and where nothing is left to do."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played

# ---------------------------------------------------------------------- 85 Raids on Mississippi


@pytest.mark.rule("R-5.1a")
@pytest.mark.parametrize(
    ("number", "placed"), [(0, "3 tories"), (1, "1 regular, 2 tories"), (3, "3 regulars")]
)
def test_85_three_cubes_in_any_mix(number: int, placed: str) -> None:
    lod = Played().unshaded(85, "french")
    assert lod.offered("number") == ["0", "1", "2", "3"]
    lod.british(f"number {number}")
    assert lod.over
    assert lod.at("Southwest") == placed


@pytest.mark.rule("R-5.1a")
def test_85_shaded_two_of_the_patriots_in_any_mix() -> None:
    lod = Played().treaty().shaded(85, "french")
    assert lod.offered("number") == ["0", "1", "2"]
    lod.french("number 2")
    assert lod.over
    assert lod.at("Southwest") == "2 militia, 2 french regulars"


@pytest.mark.rule("R-1.4.1d", "R-5.1.3a")
def test_85_shaded_continentals_that_are_not_lifted_are_made_up_for_by_militia() -> None:
    lod = Played().put("2 continentals @ Boston").only_available("0 continentals")
    lod.shaded(85, "patriots").patriots("number 0", "piece Boston, continental", "none")
    assert lod.over
    assert lod.at("Southwest") == "1 continental, 1 militia"


# ---------------------------------------------------------------------- 86 Stockbridge Indians


@pytest.mark.rule("R-5.1.3a", "R-5.1.1b")
def test_86_shaded_nobody_is_asked_without_militia() -> None:
    lod = Played().put("war party @ Quebec").only_available("0 militia").shaded(86, "french")
    assert lod.over
    assert lod.settled() == []


# ---------------------------------------------------------------------- 87 Lenape


@pytest.mark.rule("R-5.1a")
def test_87_one_piece_of_whatever_kind() -> None:
    lod = (
        Played()
        .treaty()
        .put(
            "regular, tory, british fort, war party, active war party, continental @ Pennsylvania",
            "militia, active militia, patriot fort, french regular @ Pennsylvania",
        )
    )
    lod.unshaded(87, "french")
    assert lod.left == 1
    assert len(lod.offered("piece")) == 10
    assert lod.french("piece Pennsylvania, french regular").over


# ---------------------------------------------------------------------- 88 Foggy


@pytest.mark.rule("A-58")
def test_88_own_units_leave_every_space_of_the_named_faction() -> None:
    """Five spaces with British, all of which may be left; Forts do not move."""
    lod = Played()
    for space in ("Boston", "Georgia", "Virginia", "New York", "Quebec City"):
        lod.put(f"militia, tory @ {space}")
    lod.put("patriot fort, tory @ Norfolk").unshaded(88, "patriots")
    for space, goal in (
        ("Boston", "Massachusetts"), ("Georgia", "Florida"), ("Virginia", "Southwest"),
        ("New York", "New Jersey"), ("Quebec City", "Quebec"),
    ):  # fmt: skip
        lod.patriots(f"piece {space}, militia", f"space {goal}")
        assert lod.at(goal) == "1 militia"
    assert lod.over
    assert lod.at("Norfolk") == "1 tory, 1 patriot fort"


# ---------------------------------------------------------------------- 89 War Damages


@pytest.mark.rule("R-5.1a")
def test_89_four_units_are_counted_down() -> None:
    lod = Played().put("5 continentals @ Boston", "5 militia @ Georgia").unshaded(89, "french")
    for left in (4, 3, 2, 1):
        assert lod.left == left
        lod.french("piece Georgia, militia")
    assert lod.over
    assert lod.at("Georgia") == "4 tories, 1 militia"


# ---------------------------------------------------------------------- 90 Upside Down


@pytest.mark.rule("R-5.1a")
def test_90_one_base_and_two_regulars_are_said_to_be_so_many() -> None:
    assert Played().unshaded(90, "french").left == 1
    lod = Played().put("3 regulars @ Boston", "3 regulars @ Georgia").shaded(90, "french")
    assert lod.left == 2
    assert lod.french("piece Boston, regulars").left == 1
    assert lod.french("piece Boston, regulars").over


@pytest.mark.rule("R-5.1.3a")
def test_90_no_base_is_left() -> None:
    lod = Played().only_available("0 patriot forts").unshaded(90, "french")
    assert lod.over
    assert lod.settled() == []


# ---------------------------------------------------------------------- 91 Outside the Colonies


@pytest.mark.rule("R-5.1.3a", "R-5.1.1b")
def test_91_nothing_is_left_to_place() -> None:
    lod = Played().only_available("0 villages, 0 war parties").unshaded(91, "french")
    assert lod.over
    assert lod.settled() == []


@pytest.mark.rule("R-5.1a")
def test_91_shaded_one_village_goes() -> None:
    lod = Played().put("2 villages @ Quebec").shaded(91, "french")
    assert lod.over
    assert lod.at("Quebec") == "1 village"


# ---------------------------------------------------------------------- 92 Cherokees Supplied


@pytest.mark.rule("R-5.1a", "R-1.4.1d")
def test_92_one_base_is_added() -> None:
    lod = Played().put("british fort @ Georgia").unshaded(92, "british")
    assert lod.over
    assert lod.at("Georgia") == "2 british forts"


# ---------------------------------------------------------------------- 93 Wyoming Massacre


@pytest.mark.rule("R-5.1a", "A-61")
def test_93_three_colonies_each_once_and_by_one_level() -> None:
    lod = Played().levels("AS", "Georgia").unshaded(93, "french")
    assert lod.left == 3
    frontier = [
        "Georgia", "Maryland-Delaware", "New Hampshire", "New York", "North Carolina",
        "Pennsylvania", "South Carolina", "Virginia",
    ]  # fmt: skip
    assert lod.offered("space") == frontier
    assert lod.french("space Georgia").left == 2
    assert lod.offered("space") == frontier[1:]
    assert lod.french("space Virginia").left == 1
    assert lod.french("space New York").over
    assert lod.level("Georgia") == "PS"
    assert [lod.g.raids[lod.space(name)] for name in ("Georgia", "Virginia", "New York")] == [1] * 3


@pytest.mark.rule("R-5.1.3a", "A-63")
def test_93_nothing_is_left_without_markers_in_a_neutral_land() -> None:
    lod = Played().raids("Boston", 12).unshaded(93, "french")
    assert lod.over
    assert lod.settled() == []


@pytest.mark.rule("A-60")
def test_93_shaded_four_war_parties_are_counted_down() -> None:
    lod = Played().put("3 war parties @ Pennsylvania", "3 war parties @ Northwest")
    lod.put("war party @ Massachusetts").shaded(93, "french")
    assert lod.left == 4
    assert lod.offered("piece") == ["Northwest, war party", "Pennsylvania, war party"]
    assert lod.french("piece Northwest, war party").left == 3


# ---------------------------------------------------------------------- 94 Herkimer


@pytest.mark.rule("A-59")
@pytest.mark.parametrize(
    ("level", "available", "offered"),
    [("N", 9, ["0", "1", "2"]), ("PO", 9, ["0", "1"]), ("N", 1, ["0", "1"])],
)
def test_94_the_british_may_muster_fewer_tories(
    level: str, available: int, offered: list[str]
) -> None:
    lod = Played().put("regular @ New York").levels(level, "New York")
    lod.only_available(f"{available} tories").unshaded(94, "french")
    lod.indians("war_parties New York", "done")
    assert lod.offered("number") == offered
    lod.british("number 0")
    assert lod.over
    assert lod.count("tories", "New York") == 0


@pytest.mark.rule("R-5.3a", "A-59")
def test_94_the_indians_gather_in_new_york_alone() -> None:
    lod = Played().unshaded(94, "french")
    assert lod.why_not("war_parties Quebec") == "outside_order"
    assert lod.offered("war_parties") == ["New York"]


# ---------------------------------------------------------------------- 95 Ohio Country


@pytest.mark.rule("R-5.1a")
def test_95_one_base_goes_and_three_units_are_counted_down() -> None:
    lod = Played().put("2 patriot forts @ Northwest").unshaded(95, "british")
    assert lod.at("Northwest") == "1 patriot fort"
    assert lod.left == 3
    assert lod.british("piece Northwest, tory").left == 2


# ---------------------------------------------------------------------- 96 Iroquois Confederacy


@pytest.mark.rule("R-5.1.3a", "R-5.1a")
def test_96_who_gathers_in_one_reserve_may_tread_another_besides() -> None:
    """Only to Southwest could the Indians be called; the War Path is taken there or elsewhere,
    in two Reserves in all."""
    lod = Played().put("militia, war party, village @ Southwest", "militia, war party @ Florida")
    lod.put("militia, war party @ Quebec").only_available("0 war parties, 0 villages")
    lod.non_players("indians").unshaded(96, "british")
    assert lod.offered("draw_in") == ["Southwest"]
    lod.indians("draw_in Southwest", "arrive", "done")
    assert lod.offered("space") == ["Florida", "Quebec", "Southwest"]
    lod.indians("space Florida")
    assert lod.over
    assert lod.at("Florida") == "1 active war party"
    assert lod.at("Southwest") == "1 active war party, 1 village"
    assert lod.at("Quebec") == "1 war party, 1 militia"


@pytest.mark.rule("R-5.1a")
def test_96_one_war_path_in_each_reserve() -> None:
    lod = Played().put("3 war parties, 3 militia @ Quebec", "village @ Northwest")
    lod.unshaded(96, "british")
    lod.indians("war_parties Northwest", "number 1", "war_parties Quebec", "done")
    lod.indians("option strike_one")
    assert lod.over
    assert lod.at("Quebec") == "3 war parties, 1 active war party, 2 militia"


@pytest.mark.rule("R-5.1a")
def test_96_shaded_one_village_goes() -> None:
    lod = Played().put("2 villages @ Quebec").shaded(96, "french")
    assert lod.over
    assert lod.at("Quebec") == "1 village"
