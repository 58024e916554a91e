"""8.7.2 to 8.7.4 How the Indian chart carries out Gather, March and Scout."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.games.liberty_or_death.non_players.test_indians import commanded, indians_to_move
from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.data.pieces import INDIANS
from ticonderoga.games.liberty_or_death.non_players.indians_gather import villages_to_come
from ticonderoga.games.liberty_or_death.non_players.indians_march import Plan, can_march, spare
from ticonderoga.games.liberty_or_death.non_players.indians_scout import goals, party
from ticonderoga.games.liberty_or_death.non_players.player import NonPlayer
from ticonderoga.games.liberty_or_death.non_players.sheets import SHEETS
from ticonderoga.games.liberty_or_death.order import GATHER, MARCH, RAID, SCOUT, Order
from ticonderoga.games.liberty_or_death.rules.commands import execute

NONE_LEFT = "0 war parties, 0 villages"


def said(lod: Situation, verb: str) -> list[str]:
    return [answer.removeprefix(verb + " ") for answer in lod.answers if answer.startswith(verb)]


# ---------------------------------------------------------------------- I6, I7 Gather


@pytest.mark.rule("R-8.7.2a")
def test_8_7_2_two_villages_call_for_a_gather() -> None:
    lod = indians_to_move().put("3 war parties @ Northwest", "3 war parties @ Southwest")
    assert commanded(lod, 6) == "gather"
    assert lod.gave("np_i_villages") == [("I6", 2)]
    assert lod.on_map("village") == 2


@pytest.mark.rule("R-8.7.2a")
def test_8_7_2_villages_that_cannot_be_paid_do_not_count() -> None:
    lod = Situation().put("3 war parties @ Northwest", "3 war parties @ Southwest")
    order = Order(INDIANS, GATHER)
    assert villages_to_come(lod.g, order) == 2
    lod.resources(indians=0)
    assert villages_to_come(lod.g, order) == 1
    assert villages_to_come(lod.g, Order(INDIANS, GATHER, free=True)) == 2
    assert villages_to_come(lod.g, Order(INDIANS, GATHER, free=True, limited=True)) == 1


@pytest.mark.rule("R-8.7.2a")
@pytest.mark.parametrize(("roll", "command"), [(2, "gather"), (3, "march")])
def test_8_7_2_a_d6_below_the_available_war_parties(roll: int, command: str) -> None:
    lod = indians_to_move().put("6 war parties @ Northwest", "6 war parties, 2 villages @ Quebec")
    assert lod.in_box("available", "war parties") == 3
    assert commanded(lod, 6, roll) == command


@pytest.mark.rule("R-8.7.2b")
def test_8_7_2_villages_where_three_war_parties_are_the_leader_first() -> None:
    lod = indians_to_move().put("3 war parties @ Northwest", "3 war parties, Brant @ Florida")
    lod.put("2 war parties @ Quebec", "3 war parties @ New York").levels("AO", "New York")
    commanded(lod, 5)
    assert said(lod, "village") == ["Florida", "Northwest"]
    assert lod.at("Florida") == "1 war party, 1 village, Brant"


@pytest.mark.rule("R-8.7.2b")
def test_8_7_2_with_cornplanter_two_war_parties_are_enough() -> None:
    lod = indians_to_move().put("2 war parties, Cornplanter @ Quebec", "3 war parties @ Northwest")
    commanded(lod, 5)
    assert said(lod, "village") == ["Quebec", "Northwest"]
    assert lod.at("Quebec") == "1 war party, 1 village, Cornplanter"


@pytest.mark.rule("R-8.1.2b", "R-8.7.2b")
def test_8_1_2_active_war_parties_are_given_for_a_village() -> None:
    lod = indians_to_move().put("2 war parties, 2 active war parties @ Northwest")
    commanded(lod, 5, 1)
    assert lod.at("Northwest").startswith("2 war parties, 1 village")


@pytest.mark.rule("R-8.7.2c")
def test_8_7_2_war_parties_at_villages() -> None:
    lod = indians_to_move().put("war party, village, Brant @ Quebec", "village @ Southwest")
    lod.put("war party, village @ Florida", "war party, village, militia @ Northwest")
    commanded(lod, 5, 1)
    assert said(lod, "war_parties") == ["Northwest", "Southwest", "Quebec", "Florida"]
    assert lod.on_map("war party") + lod.on_map("active war party") == 3 + 8
    assert said(lod, "village") == []


@pytest.mark.rule("R-8.7.2d")
def test_8_7_2_war_parties_for_villages_to_come() -> None:
    lod = indians_to_move().put("village @ Southwest", "2 war parties @ Northwest")
    lod.put("war party @ Quebec")
    commanded(lod, 5, 1)
    assert said(lod, "war_parties") == ["Southwest", "Northwest", "Quebec"]


@pytest.mark.rule("R-8.7.2d")
def test_8_7_2_not_without_a_village_to_come() -> None:
    lod = indians_to_move().put("2 villages @ Southwest", "2 war parties @ Northwest")
    lod.only_available("6 war parties, 0 villages")
    commanded(lod, 5, 1)
    assert said(lod, "war_parties") == ["Southwest"]


@pytest.mark.rule("R-8.7.2e")
def test_8_7_2_active_war_parties_are_called_to_a_village() -> None:
    lod = indians_to_move().put("village, 2 active war parties @ Northwest")
    lod.put("4 active war parties, Brant @ Quebec", "3 active war parties, 2 militia @ Virginia")
    lod.put("active war party, 2 militia @ Pennsylvania")
    lod.put("village, active war party @ Florida").only_available(NONE_LEFT)
    lod.levels("AO", "Massachusetts")  # nobody can Raid it, so Gather at once
    assert commanded(lod, 1) == "gather"
    assert said(lod, "draw_in") == ["Northwest"]
    # one leaves Virginia without Rebellion Control; Pennsylvania is under it anyway
    assert lod.at("Northwest") == "8 war parties, 1 village, Brant"
    assert lod.at("Virginia") == "2 active war parties, 2 militia"
    assert lod.where("Brant") == "Northwest"


@pytest.mark.rule("R-8.7.2f")
def test_8_7_2_no_gather_becomes_a_march_or_a_pass() -> None:
    lod = indians_to_move().put("war party @ Virginia").levels("AS", "Virginia")
    lod.only_available(NONE_LEFT).resources(indians=0)
    assert commanded(lod, 6, 6) == "pass"
    assert lod.gave("np_i_march_impossible") == [("I10",)]
    assert lod.gave("np_i_gather_impossible") == [("I7",)]


# ---------------------------------------------------------------------- I10 March


@pytest.mark.rule("R-8.7.3a")
def test_8_7_3_who_may_leave() -> None:
    lod = Situation().put("3 war parties, village @ Quebec", "4 war parties @ Northwest")
    lod.put("2 war parties, militia @ Virginia", "2 war parties, 3 militia @ New York")
    lod.put("war party @ Southwest", "2 villages, 3 war parties @ Florida")
    names = ("Quebec", "Northwest", "Virginia", "New York", "Southwest", "Florida")
    assert [spare(lod.g, lod.space(name)) for name in names] == [0, 1, 1, 2, 1, 2]


@pytest.mark.rule("R-8.7.3b", "R-8.7.3d")
def test_8_7_3_three_war_parties_for_a_village() -> None:
    lod = indians_to_move().put("2 war parties, 3 active war parties, 2 villages @ Northwest")
    lod.put("war party @ Quebec", "2 villages @ Southwest", "2 villages @ Florida")
    lod.levels("AS", "Virginia", "Pennsylvania", "Maryland-Delaware", "New York")
    lod.only_available("0 war parties, 1 village")
    assert commanded(lod, 6, 6) == "march"
    assert lod.gave("np_i_march_site") == [("I10", lod.space("Quebec"))]
    assert lod.at("Quebec") == "3 war parties"
    assert lod.at("Northwest") == "3 active war parties, 2 villages"


@pytest.mark.rule("R-8.7.3b")
def test_8_7_3_rebellion_control_is_removed_first_without_active_support() -> None:
    lod = indians_to_move().put("5 war parties, village @ Northwest", "2 militia @ Virginia")
    lod.put("militia @ Pennsylvania", "militia, continental @ New York")
    lod.levels("AS", "Pennsylvania").only_available(NONE_LEFT)
    assert commanded(lod, 6, 6) == "march"
    assert sorted(said(lod, "destination")[:2]) == ["New York", "Virginia"]
    assert lod.control("New York") == lod.control("Virginia") == ""
    assert lod.control("Pennsylvania") == "rebellion"
    assert lod.at("Northwest") == "1 war party, 1 village"


@pytest.mark.rule("R-8.7.3b", "R-8.1.1a")
def test_8_7_3_most_control_means_the_cheapest_spaces_first() -> None:
    lod = indians_to_move().put("4 war parties, village @ Northwest", "3 militia @ Virginia")
    lod.put("militia @ Pennsylvania", "2 militia @ New York").only_available(NONE_LEFT)
    commanded(lod, 6, 6)
    assert said(lod, "destination") == ["Pennsylvania", "New York"]


@pytest.mark.rule("R-8.7.3b")
def test_8_7_3_those_who_left_a_space_are_missing_there() -> None:
    """Two War Parties leave Virginia for the Southwest: to end Rebellion Control of Virginia as
    many more would have to come."""
    lod = Situation().put("1 war party @ Southwest", "2 war parties, 3 militia @ Virginia")
    lod.levels("AO", "Virginia")
    plan = Plan(lod.g, Order(INDIANS, MARCH, free=True))
    virginia = lod.space("Virginia")
    assert plan.missing(lod.g, virginia) == 1
    plan.bring(lod.g, lod.space("Southwest"), 2)
    assert plan.gone[virginia] == 2
    assert plan.missing(lod.g, virginia) == 3


@pytest.mark.rule("R-8.7.3a")
def test_8_7_3_no_more_than_three_destinations() -> None:
    lod = indians_to_move().put("8 war parties, village @ Northwest", "militia @ Virginia")
    lod.put("militia @ Pennsylvania", "militia @ New York", "militia @ Maryland-Delaware")
    lod.only_available(NONE_LEFT)
    commanded(lod, 6, 6)
    assert len(said(lod, "destination")) == 3


@pytest.mark.rule("R-8.7.3a", "R-8.1f")
def test_8_7_3_without_resources_one_march_out_of_reserves() -> None:
    lod = indians_to_move().put("8 war parties, village @ Northwest", "militia @ Virginia")
    lod.put("militia @ Pennsylvania", "2 war parties @ Maryland-Delaware").only_available(NONE_LEFT)
    lod.resources(indians=0)
    assert commanded(lod, 6, 6) == "march"
    assert len(said(lod, "destination")) == 1
    assert all(move.startswith("Northwest") for move in said(lod, "move"))


@pytest.mark.rule("R-8.7.3c")
def test_8_7_3_no_march_becomes_a_gather() -> None:
    lod = indians_to_move().put("war party, village @ Northwest").only_available("3 war parties")
    assert commanded(lod, 6, 6) == "gather"
    assert lod.gave("np_i_march_impossible") == [("I10",)]


@pytest.mark.rule("R-8.1j", "R-8.7.3b")
def test_8_1_the_leader_marches_with_the_larger_part() -> None:
    lod = indians_to_move().put("5 war parties, village, Brant @ Northwest", "4 militia @ Virginia")
    lod.only_available(NONE_LEFT)
    commanded(lod, 6, 6)
    assert lod.where("Brant") == "Virginia"


@pytest.mark.rule("R-8.3.7a")
def test_8_3_7_a_march_that_has_to_involve_the_leader() -> None:
    lod = Situation().put("5 war parties, village @ Northwest", "militia @ Virginia")
    lod.put("2 war parties, Brant @ New York").only_available(NONE_LEFT)
    order = Order(INDIANS, MARCH, free=True, limited=True)
    order.must_involve = lod.space("New York")
    assert not can_march(lod.g, order)
    order.must_involve = lod.space("Northwest")
    assert can_march(lod.g, order)


# ---------------------------------------------------------------------- I9, I12 Scout


@pytest.mark.rule("R-8.7.4a", "A-87")
def test_8_7_4_who_goes_along() -> None:
    lod = Situation().put("3 regulars, 2 tories, war party, militia @ New York")
    lod.put("2 regulars, 2 tories, war party @ Quebec", "regular, war party, 3 militia @ Virginia")
    lod.put("regular, war party, 2 militia @ Georgia")
    names = ("New York", "Quebec", "Virginia", "Georgia")
    assert [party(lod.g, lod.space(name)) for name in names] == [(2, 1), (2, 1), (1, 0), (0, 0)]


@pytest.mark.rule("R-8.7.4a", "A-87")
@pytest.mark.parametrize(
    ("force", "taken"),
    [
        ("3 regulars, 3 tories, war party, 2 militia", (2, 1)),
        ("3 regulars, 1 tory, war party", (3, 0)),
        ("4 regulars, 2 tories, 2 war parties", (4, 1)),
        ("2 regulars, 4 tories, war party, 2 militia", (2, 1)),
        ("2 regulars, 4 tories, war party", (2, 2)),
        ("2 regulars, 1 tory, war party, 9 militia", (2, 1)),
    ],
)
def test_8_7_4_regulars_and_tories_go_in_turn(force: str, taken: tuple[int, int]) -> None:
    """As many as British Control can spare, no more Tories than Regulars; the last Tory goes only
    if nobody else can."""
    lod = Situation().put(f"{force} @ New York")
    assert party(lod.g, lod.space("New York")) == taken


@pytest.mark.rule("R-8.7.4a", "R-8.7.4c", "A-C8")
def test_8_7_4_a_scout_goes_to_a_patriot_fort() -> None:
    lod = indians_to_move().put("4 regulars, 2 tories, 2 war parties @ New York")
    lod.put("patriot fort @ Massachusetts", "village, militia @ Pennsylvania")
    lod.put("militia @ New Jersey")
    lod.only_available(NONE_LEFT)
    assert commanded(lod, 6, 6) == "scout"
    assert said(lod, "scout") == ["New York, Massachusetts"]
    assert lod.control("New York") == "british"
    assert lod.at("Massachusetts") == "3 regulars, 1 tory, 1 active war party"
    assert lod.on_map("patriot fort") == 0


@pytest.mark.rule("R-8.7.4a")
def test_8_7_4_then_to_a_village_with_enemies() -> None:
    lod = indians_to_move().put("4 regulars, 2 active war parties, war party @ New York")
    lod.put("village, militia @ Pennsylvania", "militia @ New Jersey").only_available(NONE_LEFT)
    assert commanded(lod, 6, 6) == "scout"
    assert said(lod, "scout") == ["New York, Pennsylvania"]
    assert "1 active war party" in lod.at("Pennsylvania")


@pytest.mark.rule("R-8.7.4a", "R-8.7.4b")
def test_8_7_4_then_to_remove_rebellion_control_and_most_pieces() -> None:
    lod = indians_to_move().put("4 regulars, 2 war parties @ New York")
    lod.put("2 militia, continental @ New Jersey").only_available(NONE_LEFT)
    assert commanded(lod, 6, 6) == "scout"
    assert lod.at("New Jersey") == "2 regulars, 1 active war party, 1 continental"
    assert lod.g.cbc == 1


@pytest.mark.rule("R-8.7.4a")
def test_8_7_4_the_largest_party_scouts() -> None:
    lod = indians_to_move().put("3 regulars, 2 war parties @ New York", "militia @ New Jersey")
    lod.put("5 regulars, 2 war parties @ Georgia", "militia @ South Carolina")
    lod.only_available(NONE_LEFT)
    commanded(lod, 6, 6)
    assert said(lod, "scout") == ["Georgia, South Carolina"]


@pytest.mark.rule("R-8.7.4a", "A-88")
def test_8_7_4_population_does_not_decide_whose_control_ends() -> None:
    """New York has twice the people of New Jersey; either may be chosen."""
    lod = Situation().put("4 regulars, 2 war parties @ Pennsylvania", "militia @ New Jersey")
    lod.put("militia @ New York", "2 militia @ Maryland-Delaware")
    people = [lod.g.population[lod.space(name)] for name in ("New York", "New Jersey")]
    assert people == [2, 1]
    found = goals(lod.g, Order(INDIANS, SCOUT), lod.space("Pennsylvania"), 4)
    assert found == sum(
        1 << lod.space(name) for name in ("New York", "New Jersey", "Maryland-Delaware")
    )


@pytest.mark.rule("R-8.7.4b", "R-8.7.4c", "R-8.7.3d")
@pytest.mark.parametrize("poor", ["british", "indians"])
def test_8_7_4_an_empty_purse_makes_it_a_march(poor: str) -> None:
    lod = indians_to_move().put("4 regulars, 4 war parties @ New York", "militia @ New Jersey")
    lod.put("4 war parties, village @ Northwest", "militia @ Virginia")
    lod.only_available(NONE_LEFT).resources(**{poor: 0})
    assert commanded(lod, 6, 6) == "march"
    said_of_it = "np_i_scout_poor" if poor == "indians" else "np_i_scout_ally_poor"
    assert lod.gave(said_of_it) == [("I12",)]


@pytest.mark.rule("R-8.1j", "R-8.7.4a")
def test_8_1_leaders_scout_with_the_larger_part() -> None:
    lod = indians_to_move().put("6 regulars, Howe, 3 war parties, Brant @ New York")
    lod.put("2 militia @ New Jersey").only_available(NONE_LEFT)
    commanded(lod, 6, 6)
    assert (lod.where("Howe"), lod.where("Brant")) == ("New Jersey", "New York")


# ---------------------------------------------------------------------- what a March costs


@pytest.mark.rule("R-8.7.3a", "R-8.1g")
def test_8_7_3_a_march_is_paid_destination_by_destination() -> None:
    lod = indians_to_move().put("6 war parties, village @ Northwest", "militia @ Virginia")
    lod.put("militia @ Pennsylvania", "militia @ New York").only_available(NONE_LEFT)
    assert commanded(lod.resources(indians=1), 6, 6) == "march"
    assert len(said(lod, "destination")) == 2  # one of them free, out of a Reserve
    assert lod.has("indians") == 0


# ---------------------------------------------------------------------- Commands of cards


def free_command(lod: Situation, command: int, *only: str) -> Order:
    """The non-player Indians carry out a free Limited Command of a card by their chart."""
    bits = sum(1 << lod.space(name) for name in only)
    order = Order(INDIANS, command, free=True, limited=True, only=bits)
    g = lod.g
    procedure = execute(g, order)
    mind = NonPlayer(SHEETS)
    answer = None
    while True:
        try:
            ask = procedure.send(answer)
        except StopIteration:
            return order
        assert isinstance(ask, Ask)
        offered = ask.question.offer(g, ask)
        forced = len(offered) == 1 and ask.question.allows is None
        answer = offered[0] if forced else mind.decide(g, ask)
        assert answer in offered


@pytest.mark.rule("R-8.1c", "R-8.3.5b")
def test_8_3_5_a_march_of_a_card_without_any_reason() -> None:
    lod = Situation().non_players("indians").put("3 war parties, village @ Southwest")
    lod.only_available(NONE_LEFT)
    free_command(lod, MARCH, "South Carolina", "West Indies")
    assert lod.at("South Carolina") == "2 war parties"


@pytest.mark.rule("R-8.1c", "R-8.3.5b")
def test_8_3_5_if_nobody_can_be_spared_one_war_party_marches() -> None:
    lod = Situation().non_players("indians").put("3 war parties @ Southwest")
    lod.put("2 active war parties, militia, continental @ Georgia")
    lod.only_available("0 war parties, 1 village")
    free_command(lod, MARCH, "South Carolina")
    assert (
        lod.count("war parties", "South Carolina")
        + lod.count("active war parties", "South Carolina")
        == 1
    )


@pytest.mark.rule("R-8.1c", "R-8.3.5b")
def test_8_3_5_a_gather_of_a_card_without_any_reason() -> None:
    lod = Situation().non_players("indians").put("2 war parties @ Southwest")
    lod.only_available("0 war parties, 2 villages")
    free_command(lod, GATHER, "Southwest")
    assert lod.at("Southwest") == "1 village, Brant"


@pytest.mark.rule("R-8.1c")
def test_8_1_a_free_limited_command_keeps_its_limit() -> None:
    lod = Situation().non_players("indians").put("3 war parties @ Southwest")
    lod.put("3 war parties @ Northwest").levels("PO", "Virginia")
    order = free_command(lod, GATHER, "Southwest", "Northwest", "Quebec")
    assert (order.spaces.bit_count(), lod.on_map("village")) == (1, 1)
    order = free_command(lod, RAID, "Virginia", "Georgia")
    assert (order.spaces, lod.level("Virginia")) == (1 << lod.space("Virginia"), "N")
    assert lod.has("indians") == 5
