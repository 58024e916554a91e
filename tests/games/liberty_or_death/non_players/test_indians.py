"""8.7 The Indian chart: which Command it selects, and with which Special Activity."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import INDIANS
from ticonderoga.games.liberty_or_death.non_players.indians_raid import struck
from ticonderoga.games.liberty_or_death.non_players.why import MOST_PIECES


def indians_to_move(**options: str) -> Situation:
    """Nobody but the non-player Indians is Eligible, and a sword forbids them the Event."""
    lod = Situation(**options).non_players("indians").eligible("indians")
    icons = lod.pack.deck.icons
    return lod.card(next(n for n in range(1, 97) if icons[n][INDIANS] == "sword"))


def commanded(lod: Situation, *rolls: int) -> str:
    """The Command that the chart names when these dice are rolled; "pass" for none."""
    lod.begin().chart_rolls("indians", *rolls).by_chart("indians")
    return lod.answers[0].removeprefix("command ")


# ---------------------------------------------------------------------- I3 and I4


@pytest.mark.rule("R-8.7.1a", "R-8.7e")
@pytest.mark.parametrize(("roll", "command"), [(1, "gather"), (4, "raid"), (5, "gather")])
def test_8_7_1_raid_unless_support_and_a_d6_exceed_opposition(roll: int, command: str) -> None:
    lod = indians_to_move().put("2 war parties, village @ Northwest", "militia @ Virginia")
    lod.levels("AO", "Virginia")
    if roll == 1:
        lod.levels("AS", "Massachusetts")  # 4 and 1 above 4
    assert commanded(lod, roll, 1) == command


@pytest.mark.rule("R-8.7.1a", "R-8.1.3a")
def test_8_7_1_targets_for_plunder_come_first_then_the_most_populous() -> None:
    lod = indians_to_move().put(
        "5 war parties @ Northwest", "2 militia @ Virginia", "3 militia @ Pennsylvania",
        "war party @ Georgia", "war party @ New Hampshire",
    )  # fmt: skip
    lod.levels("PO", "Virginia", "Pennsylvania", "Georgia", "New Hampshire").resources(indians=2)
    assert commanded(lod, 1) == "raid"
    raids = [said for said in lod.answers if said.startswith("raid ")]
    assert sorted(raids[:2]) == ["raid Georgia", "raid New Hampshire"]


@pytest.mark.rule("R-8.7.1b")
def test_8_7_1_a_war_party_moves_in_where_they_do_not_outnumber_the_rebellion() -> None:
    lod = indians_to_move().put("2 war parties @ Northwest", "war party, militia @ Virginia")
    lod.levels("PO", "Virginia").resources(patriots=0)
    commanded(lod, 1)
    assert lod.answers[1:3] == ["raid Virginia", "raider Northwest, war party"]
    assert lod.level("Virginia") == "N"


@pytest.mark.rule("R-8.7.1a", "R-8.7.1b", "R-3.4.4d")
@pytest.mark.parametrize("roll", [1, 6])
def test_8_7_1_who_was_in_a_raided_colony_still_goes_to_the_next_one(roll: int) -> None:
    """Whichever of the two comes first: in Virginia the newcomer is the Activated one."""
    lod = indians_to_move().put("war party @ North Carolina", "war party, 3 militia @ Virginia")
    lod.put("militia @ Maryland-Delaware").levels("AO", "Virginia", "Maryland-Delaware")
    commanded(lod.resources(patriots=0), 1, roll)
    assert (lod.level("Virginia"), lod.level("Maryland-Delaware")) == ("PO", "PO")
    assert lod.at("North Carolina") == ""
    assert lod.at("Maryland-Delaware") == "1 active war party, 1 militia"


@pytest.mark.rule("R-8.7.1b")
def test_8_7_1_nobody_moves_in_where_they_outnumber_the_rebellion() -> None:
    lod = indians_to_move().put("2 war parties @ Northwest", "2 war parties, militia @ Virginia")
    lod.levels("PO", "Virginia").resources(patriots=0)
    commanded(lod, 1)
    assert lod.answers[1:3] == ["raid Virginia", "stay"]


@pytest.mark.rule("R-8.7.1b")
def test_8_7_1_the_last_war_party_of_a_village_does_not_raid() -> None:
    lod = indians_to_move().put("war party, village @ Northwest", "militia @ Virginia")
    lod.levels("AO", "Virginia")
    assert commanded(lod, 1) == "gather"
    assert lod.gave("np_i_raid_impossible") == [("I4",)]


@pytest.mark.rule("R-8.7.1a")
def test_8_7_1_dragging_canoe_raids_two_spaces_away() -> None:
    lod = indians_to_move().put("3 war parties, Dragging Canoe @ Southwest")
    lod.levels("PO", "Maryland-Delaware")
    assert commanded(lod, 1) == "raid"
    assert lod.answers[1:3] == [
        "raid Maryland-Delaware", "raider Southwest, war party",
    ]  # fmt: skip
    assert lod.where("Dragging Canoe") == "Southwest"


@pytest.mark.rule("R-8.1j", "R-8.7.1a")
def test_8_1_a_leader_follows_his_last_war_party_on_a_raid() -> None:
    lod = indians_to_move().put("war party, Brant @ Northwest").levels("PO", "Virginia")
    lod.resources(patriots=0)
    commanded(lod, 1)
    assert lod.where("Brant") == "Virginia"


@pytest.mark.rule("R-8.7.1c", "A-73")
def test_8_7_1_with_the_last_resource_gone_plunder_pays_for_the_rest() -> None:
    lod = indians_to_move().put("2 war parties @ Virginia", "2 war parties @ Pennsylvania")
    lod.put("2 war parties @ Georgia").levels("PO", "Virginia", "Pennsylvania", "Georgia")
    lod.resources(indians=1)
    commanded(lod, 1, 1)
    assert lod.answers[3] == "special plunder"
    assert sum(said.startswith("raid ") for said in lod.answers) == 3
    assert lod.has("indians") == 0
    assert lod.has("patriots") == 3


@pytest.mark.rule("R-8.7.1c", "A-73")
def test_8_7_1_without_plunder_trade_pays() -> None:
    lod = indians_to_move().put("3 war parties, village @ Northwest")
    lod.levels("PO", "Virginia", "Pennsylvania").resources(indians=1, patriots=0, british=0)
    commanded(lod, 1, 1)
    assert "special trade" in lod.answers
    assert sum(said.startswith("raid ") for said in lod.answers) == 2
    assert lod.has("indians") == 0


@pytest.mark.rule("R-8.7.1c", "A-73")
def test_8_7_1_what_cannot_be_paid_is_dropped() -> None:
    lod = indians_to_move().put("3 war parties @ Northwest")
    lod.levels("PO", "Virginia", "Pennsylvania").resources(indians=1, patriots=0)
    commanded(lod, 1, 1)
    assert sum(said.startswith("raid ") for said in lod.answers) == 1


@pytest.mark.rule("R-8.1f", "R-8.7.2a")
def test_8_1_a_raid_that_cannot_be_paid_at_all_is_impossible() -> None:
    lod = indians_to_move().put("3 war parties, village @ Northwest").levels("AO", "Virginia")
    lod.resources(indians=0)
    assert commanded(lod, 1) == "gather"


@pytest.mark.rule("A-70", "A-C1")
@pytest.mark.parametrize(("option", "command"), [("rulebook", "gather"), ("chart", "march")])
def test_c1_a_failed_raid(option: str, command: str) -> None:
    lod = indians_to_move(failed_raid=option).put("4 active war parties, village @ Northwest")
    lod.put("militia @ Pennsylvania").levels("AO", "Massachusetts")
    lod.only_available("0 war parties, 0 villages")
    assert commanded(lod, 1, 6) == command
    assert lod.gave("np_i_no_gather") == ([("I6", 6, 0)] if option == "chart" else [])


# ---------------------------------------------------------------------- I5, I8, I11


@pytest.mark.rule("R-8.7.1d", "A-C3")
@pytest.mark.parametrize(("option", "special"), [("chart", "plunder"), ("rulebook", "war_path")])
def test_c3_plunder_after_a_raid(option: str, special: str) -> None:
    lod = indians_to_move(plunder=option).put("3 war parties, militia @ Virginia")
    lod.levels("PO", "Virginia")
    commanded(lod, 1)
    assert f"special {special}" in lod.answers


@pytest.mark.rule("R-8.7.1d")
def test_8_7_1_plunder_in_the_most_populous_raid_space() -> None:
    lod = indians_to_move().put("2 war parties @ Virginia", "2 war parties @ Georgia")
    lod.levels("PO", "Virginia", "Georgia")
    commanded(lod, 1)
    assert lod.gave("np_i_plunder") == [("I5", lod.space("Virginia"))]
    assert (lod.has("patriots"), lod.at("Virginia")) == (3, "1 war party")


@pytest.mark.rule("R-8.7.1d")
def test_8_7_1_nothing_is_plundered_from_an_empty_purse() -> None:
    lod = indians_to_move().put("2 war parties @ Virginia").levels("PO", "Virginia")
    lod.resources(patriots=0)
    commanded(lod, 1)
    assert lod.gave("np_i_no_plunder") == [("I5",)]
    assert lod.answers[-1] == "finish"


@pytest.mark.rule("R-8.7.1e", "A-15")
def test_8_7_1_war_path_strikes_a_fort_first_then_most_pieces() -> None:
    lod = Situation().put("2 war parties, patriot fort @ Georgia", "war party, militia @ Virginia")
    lod.put("2 war parties, 2 militia @ Maryland-Delaware", "war party, 2 militia @ Quebec")
    lod.put("2 war parties, 3 militia, Brant @ New York", "2 war parties, militia @ Northwest")
    names = ("Georgia", "New York", "Maryland-Delaware", "Quebec", "Virginia", "Northwest")
    assert [struck(lod.g, lod.space(name)) for name in names] == [100, 3, 2, 1, 1, 1]


@pytest.mark.rule("R-8.7.1e", "R-8.7.2f")
def test_8_7_1_war_path_at_a_village_if_equal() -> None:
    lod = indians_to_move().put("2 war parties, 2 militia, village @ Northwest")
    lod.put("2 war parties, 2 militia @ Virginia", "3 regulars @ Boston").levels("AS", "Virginia")
    assert commanded(lod, 6, 1) == "gather"
    assert lod.gave("np_i_war_path") == [("I8", lod.space("Northwest"), MOST_PIECES)]
    assert "option strike two" in lod.answers
    assert "militia" not in lod.at("Northwest")


@pytest.mark.rule("R-8.7.1e", "R-8.1.2d")
def test_8_7_1_war_path_takes_a_patriot_fort() -> None:
    lod = indians_to_move().put("2 war parties, patriot fort @ Georgia")
    lod.put("2 war parties, 2 militia, village @ Northwest")
    commanded(lod, 6, 1)
    assert lod.on_map("patriot fort") == 0


@pytest.mark.rule("R-8.7.1e", "R-8.7.1f")
def test_8_7_1_without_resources_trade_comes_before_war_path() -> None:
    lod = indians_to_move().put("2 war parties, militia, village @ Northwest")
    lod.put("6 war parties, 2 villages @ Southwest").resources(indians=0)
    commanded(lod, 6, 1)
    assert "special trade" in lod.answers
    assert lod.gave("np_i_trade") == [("I11", lod.space("Southwest"))]
    lod.british("number 2")
    assert lod.has("indians") == 2


@pytest.mark.rule("R-8.7.1e")
def test_8_7_1_without_resources_and_without_trade_war_path_all_the_same() -> None:
    lod = indians_to_move().put("war party, militia @ Northwest").resources(indians=0)
    commanded(lod, 6, 1)
    assert lod.answers[-1] == "special war_path"
    assert lod.on_map("militia") == 0


@pytest.mark.rule("R-8.4.6a", "R-8.7.1f")
@pytest.mark.parametrize(
    ("british", "roll", "given"), [(6, 5, 3), (6, 4, 2), (5, 5, 0), (6, 6, 0), (1, 1, 0)]
)
def test_8_4_6_what_non_player_british_give_in_trade(british: int, roll: int, given: int) -> None:
    lod = indians_to_move().non_players("british").put("3 war parties, village @ Southwest")
    lod.resources(indians=0, british=british).begin().chart_rolls("indians", 6, 1)
    lod.chart_rolls("british", roll).by_chart("indians", "british")
    assert lod.has("british") == british - given
    assert lod.has("indians") == (given or 1)


@pytest.mark.rule("R-8.7.2f")
def test_8_7_2_neither_war_path_nor_trade() -> None:
    lod = indians_to_move().put("2 war parties @ Northwest")
    assert commanded(lod, 6, 1) == "gather"
    assert lod.answers[-1] == "finish"
    assert lod.gave("np_i_no_trade") == [("I11",)]


@pytest.mark.rule("R-8.1b")
def test_8_1_the_slot_of_a_limited_command_is_used_for_a_full_one() -> None:
    lod = indians_to_move().put("village @ Northwest", "village @ Southwest", "village @ Quebec")
    lod.but(slot=1, first_action=1)
    assert commanded(lod, 6, 1) == "gather"
    assert sum(said.startswith("war_parties") for said in lod.answers) == 4
