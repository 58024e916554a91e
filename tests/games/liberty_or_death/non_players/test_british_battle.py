"""8.4.4, 8.4.1 The non-player British Battle (B12), Naval Pressure (B7), Skirmish (B11)."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.games.liberty_or_death.non_players.test_british_garrison import british
from tests.games.liberty_or_death.non_players.test_british_march import held, marching
from ticonderoga.engine.kit.questions import spaces_in
from ticonderoga.games.liberty_or_death.non_players.british_specials import (
    common_cause_number,
    skirmish_bits,
)


def battle(lod: Situation, *rolls: int) -> Situation:
    lod.begin().roll(*[1] * 12).chart_rolls("british", 6, *rolls).by_chart("british")
    return lod


def best(lod: Situation, *spaces: str) -> set[str]:
    """Where they Skirmish, if it is possible in these spaces."""
    bits = sum(1 << lod.space(name) for name in spaces)
    return {lod.board.names[space] for space in spaces_in(skirmish_bits(lod.g, bits))}


# ---------------------------------------------------------------------- B12


@pytest.mark.rule("R-8.4.4a", "A-66")
def test_b12_every_space_where_the_force_is_superior_most_british_first() -> None:
    """Virginia and Georgia are superior; in Boston a Fort makes the Rebellion as strong."""
    lod = marching(
        "6 regulars, 3 continentals @ Virginia",
        "4 regulars, 2 active militia, 1 continental @ Georgia",
        "2 regulars, 2 continentals, 1 patriot fort @ Boston",
    )
    battle(lod)
    fought = [answer for answer in lod.answers if answer.startswith("fight")]
    assert fought == ["fight Virginia", "fight Georgia"]
    assert lod.gave("np_b_battle_at") == [
        ("B12", lod.space("Virginia"), 7, 3), ("B12", lod.space("Georgia"), 5, 2),
    ]  # fmt: skip
    assert lod.gave("np_b_battle_not") == [("B12", lod.space("Boston"), 2, 4)]


@pytest.mark.rule("R-8.4.4a", "R-8.4.4b", "R-8.1g")
def test_b12_only_battles_that_can_be_paid_are_selected() -> None:
    """One Resource pays for Virginia. Georgia is no Battle space then, so the Skirmish that comes
    before the Battle is fought there."""
    lod = marching(
        "6 regulars, 3 continentals @ Virginia", "4 regulars, 2 continentals @ Georgia"
    ).resources(british=1)
    battle(lod)
    assert lod.answers[0] == "special skirmish"
    assert "fight Virginia" in lod.answers
    assert "fight Georgia" not in lod.answers
    assert lod.count("continentals", "Georgia") == 0


@pytest.mark.rule("R-8.4.4a")
def test_b12_militia_alone_are_no_reason_for_a_battle() -> None:
    """They call for one (B9), but Battle wants Forts or cubes: March instead."""
    lod = battle(marching("6 regulars, 3 active militia @ Virginia"))
    assert lod.gave("np_b_battle")[0][1] == lod.space("Virginia")
    assert lod.gave("np_b_battle_none") == [("B12",)]
    assert lod.answers[0] == "command march"


@pytest.mark.rule("R-8.4.4c")
def test_b12_without_superior_force_they_march() -> None:
    """Four Regulars outnumber two Continentals and a Fort, but not with its modifiers and the
    Leader's: 4 + 1 - 1 - 1 against 3 + 1 + 1."""
    lod = marching("5 regulars @ Virginia", "2 continentals, patriot fort, Washington @ Virginia")
    battle(lod)
    assert lod.gave("np_b_battle_none") == [("B12",)]
    assert lod.answers[0] == "command march"


@pytest.mark.rule("R-8.4.4b")
def test_b12_a_skirmish_elsewhere_comes_before_the_battles() -> None:
    lod = marching("6 regulars, 3 continentals @ Virginia", "2 regulars, 4 continentals @ Georgia")
    battle(lod)
    assert lod.answers[0] == "special skirmish"
    assert lod.answers.index("command battle") > 0
    assert lod.count("continentals", "Georgia") == 2
    assert "fight Georgia" not in lod.answers


@pytest.mark.rule("R-8.4.4b")
def test_b12_without_a_skirmish_naval_pressure_comes_before_the_battles() -> None:
    lod = battle(marching("6 regulars, 3 continentals @ Virginia"))
    assert lod.answers[:2] == ["special naval_pressure", "command battle"]


@pytest.mark.rule("R-8.4.4b", "R-8.4.3h")
def test_b12_common_cause_raises_the_force() -> None:
    """Five Regulars and a Tory: four War Parties would be missing, three can be used, for the
    last Underground one stays out."""
    lod = marching("5 regulars, 1 tory, 1 active war party, 3 war parties @ Virginia")
    lod.put("3 continentals @ Virginia")
    battle(lod)
    assert lod.answers[:3] == ["command battle", "special common_cause", "fight Virginia"]
    assert "number 3" in lod.answers
    assert lod.count("war parties", "Virginia") == 1


@pytest.mark.rule("R-8.4.3h")
@pytest.mark.parametrize(
    ("force", "number"),
    [
        ("3 regulars, 3 tories, 4 war parties", 0),
        ("3 regulars, 1 tory, 4 war parties", 2),
        ("3 regulars, 1 war party", 0),
        ("3 regulars, 1 active war party", 1),
        ("5 regulars, 2 active war parties, 2 war parties", 3),
        ("1 regular, 2 active war parties", 0),
        ("1 regular, 2 active war parties, 2 war parties", 1),
    ],
)
def test_b13_war_parties_make_up_for_missing_tories(force: str, number: int) -> None:
    """Not if the Force stays the same: of two Active ones one would be left, and half of it is
    none; with a hidden one turned Active beside it they are one more (A67)."""
    lod = british().put(f"{force} @ Virginia")
    assert common_cause_number(lod.g, lod.space("Virginia")) == number


# ---------------------------------------------------------------------- B7


@pytest.mark.rule("R-8.4.1i")
def test_b7_gage_and_clinton_lift_a_blockade_where_the_rebels_are() -> None:
    """Two Blockades; Norfolk has Rebellion pieces and no Fort, Boston more of them with one."""
    lod = british().treaty().blockade("Boston", "Norfolk").leader("Clinton")
    lod.put("2 regulars @ Virginia", "militia @ Norfolk", "patriot fort, 3 militia @ Boston")
    lod.put("6 tories @ Georgia").begin().chart_rolls("british", 1).by_chart("british")
    assert lod.answers[-2:] == ["special naval_pressure", "space Norfolk"]
    assert lod.g.fni == 1


@pytest.mark.rule("R-8.4.1i")
def test_b7_else_from_the_city_with_most_support() -> None:
    lod = british().treaty().blockade("Boston", "New York City").leader("Gage")
    lod.levels("PS", "New York City").levels("PS", "Boston").put("2 regulars @ Virginia")
    lod.begin().chart_rolls("british", 1).by_chart("british")
    assert lod.answers[-2:] == ["special naval_pressure", "space New York City"]


@pytest.mark.rule("R-8.4.1i", "R-8.4.1k")
def test_b7_howe_has_no_naval_pressure_with_a_blockade_and_may_have_no_activity_at_all() -> None:
    lod = british().treaty().blockade("Boston").leader("Howe").put("2 regulars @ Virginia")
    lod.begin().chart_rolls("british", 1).by_chart("british")
    assert lod.answers[-1] == "finish"
    assert lod.gave("np_b_no_special") == [("B11",)]


# ---------------------------------------------------------------------- B11


@pytest.mark.rule("R-8.4.1j")
def test_b11_the_west_indies_come_first() -> None:
    lod = british().treaty().put("2 regulars, 3 french regulars @ West Indies")
    lod.put("1 regular, 3 continentals @ Virginia")
    assert best(lod, "West Indies", "Virginia") == {"West Indies"}


@pytest.mark.rule("R-8.4.1j")
def test_b11_then_a_single_regular_then_most_cubes() -> None:
    lod = british().put(
        "1 regular, 1 active militia @ Georgia", "2 regulars, 3 continentals @ Virginia"
    )
    lod.put("2 regulars, 1 continental @ Maryland")
    assert best(lod, "Georgia", "Virginia", "Maryland") == {"Georgia"}
    assert best(lod, "Virginia", "Maryland") == {"Virginia"}


@pytest.mark.rule("R-8.4.1j")
def test_b11_without_cubes_the_last_rebellion_piece_in_a_city_first() -> None:
    lod = british().put(
        "2 regulars, 1 active militia @ Boston", "2 regulars, 1 active militia @ Georgia"
    )
    lod.put("2 regulars, 2 active militia @ Virginia")
    assert best(lod, "Boston", "Georgia", "Virginia") == {"Boston"}
    assert best(lod, "Georgia", "Virginia") == {"Georgia"}


@pytest.mark.rule("R-8.4.1j")
def test_b11_two_cubes_for_a_regular_the_fewer_kind_first() -> None:
    """A French Regular and three Continentals: the French one and then a Continental."""
    lod = held("3 regulars, 2 tories, 3 continentals @ Virginia", "3 regulars, 2 militia @ Georgia")
    lod.treaty().leader("Gage").put("1 french regular @ Virginia").resources(british=1)
    lod.begin().chart_rolls("british", 6, *[1] * 8).by_chart("british")
    assert lod.answers[-3:] == [
        "space Virginia", "option strike two", "piece Virginia, french regular",
    ]  # fmt: skip
    assert lod.at("Virginia") == "2 regulars, 2 tories, 2 continentals"


@pytest.mark.rule("R-8.4.6a")
@pytest.mark.parametrize(
    ("british_have", "indians_have", "roll", "offer"),
    [(6, 2, 5, 3), (6, 2, 6, 0), (5, 5, 1, 0), (2, 0, 1, 1)],
)
def test_8_4_6_what_the_british_give_for_a_trade(
    british_have: int, indians_have: int, roll: int, offer: int
) -> None:
    lod = Situation().non_players("british").player("ann", "indians").card(order="IPFB")
    lod.put("village, 2 war parties @ Northwest").eligible("indians")
    lod.resources(british=british_have, indians=indians_have).begin()
    lod.indians("special trade").chart_rolls("british", roll).by_chart("british")
    assert lod.has("british") == british_have - offer
    assert lod.has("indians") == indians_have + (offer or 1)
