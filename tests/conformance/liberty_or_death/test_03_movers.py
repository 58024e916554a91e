"""3.2.3, 3.3.2, 3.4.2, 3.5.4: who may go along on a March, how many, and who leads them."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import involving
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.rules.movers import rochambeau_pays

# ---------------------------------------------------------------------- kinds and numbers


@pytest.mark.rule("R-3.2.3b", "R-3.3.2a", "R-3.4.2a", "R-3.5.4a")
@pytest.mark.parametrize(
    ("faction", "kind"),
    [
        ("british", "british fort"),
        ("british", "continental"),
        ("patriots", "patriot fort"),
        ("patriots", "tory"),
        ("indians", "village"),
        ("indians", "regular"),
        ("french", "militia"),
    ],
)
def test_3_what_a_faction_does_not_march(faction: str, kind: str) -> None:
    lod = Situation().treaty().put("regular, tory, british fort, war party @ Virginia")
    lod.put("village, militia, continental, french @ Virginia", "patriot fort @ Georgia")
    lod.put("militia @ North Carolina").command(faction, "march")
    seat = ("british", "patriots", "indians", "french").index(faction)
    lod.choose(seat, "destination North Carolina")
    assert lod.why_not(f"move Virginia, {kind}, 1") == "cannot_march"


@pytest.mark.rule("R-3.2.3b")
def test_3_2_3_a_group_is_somebody_and_no_more_than_are_there() -> None:
    lod = Situation().put("2 regulars @ Virginia").command("british", "march")
    lod.british("destination Norfolk")
    assert lod.why_not("move Virginia, regulars, 0") == "not_so_many"
    assert lod.why_not("move Virginia, regulars, 3") == "not_so_many"


@pytest.mark.rule("R-1.3.7b")
def test_3_3_2_the_west_indies_send_nobody_on_a_march() -> None:
    lod = Situation().treaty().put("2 militia @ Virginia", "french @ West Indies")
    lod.command("patriots", "march").patriots("destination Norfolk")
    assert lod.why_not("move West Indies, french, 1") == "west_indies_by_muster"


@pytest.mark.rule("R-3.4.2e", "R-4.1b", "R-4.4.2b")
def test_3_4_2_who_marched_and_struck_since_then_does_not_march_on() -> None:
    lod = Situation().put("1 war party @ Northwest", "2 militia, 3 tories @ Virginia")
    lod.command("indians", "march", specials_left=1).indians("destination Virginia")
    lod.indians("move Northwest, war party, 1", "arrive", "special war path")
    assert lod.at("Virginia") == "3 tories, 1 active war party, 1 militia"
    assert lod.why_not("destination North Carolina") == "nobody_can_come"


# ---------------------------------------------------------------------- one for one


@pytest.mark.rule("R-3.2.3d")
def test_3_2_3_those_who_came_along_before_count_against_the_regulars() -> None:
    lod = Situation().put("2 regulars, 3 tories @ Virginia").command("british", "march")
    lod.british("destination Norfolk", "move Virginia, regulars, 2", "move Virginia, tories, 1")
    assert lod.why_not("move Virginia, tories, 2") == "one_for_one"
    assert lod.offered("move") == ["Virginia, tory, 1"]


@pytest.mark.rule("R-3.3.2c", "R-3.3.2d")
def test_3_3_2_without_a_continental_of_theirs_the_price_is_not_the_matter() -> None:
    lod = Situation().treaty().put("continental, 2 french, Lauzun @ Virginia")
    lod.resources(french=0).command("patriots", "march").patriots("destination Norfolk")
    assert lod.why_not("move Virginia, french, 1") == "one_for_one"
    lod.patriots("move Virginia, continental, 1")
    assert lod.why_not("move Virginia, french, 1") == "ally_cannot_pay"


@pytest.mark.rule("R-4.2.1b", "R-4.1c")
def test_4_2_1_common_cause_costs_the_indians_nothing() -> None:
    lod = Situation().put("regular, war party @ Virginia").resources(indians=0)
    lod.command("british", "march", specials_left=1).british("special common cause")
    lod.british("destination North Carolina", "move Virginia, regulars, 1")
    lod.british("move Virginia, war party, 1", "arrive", "done")
    assert lod.at("North Carolina") == "1 regular, 1 active war party"


@pytest.mark.rule("R-4.2.1b", "R-4.2.1c")
def test_4_2_1_war_parties_do_not_go_by_sea() -> None:
    lod = Situation().put("2 regulars, tory, war party @ Virginia")
    lod.command("british", "march", specials_left=1).british("special common cause")
    lod.british("destination Georgia", "move Virginia, regulars, 2")
    assert lod.why_not("move Virginia, war party, 1") == "not_adjacent"
    lod.british("move Virginia, tory, 1", "arrive")
    assert lod.at("Georgia") == "2 regulars, 1 tory"


@pytest.mark.rule("R-3.5.4b")
def test_3_5_4_where_no_patriot_is_those_with_a_continental_go_first() -> None:
    lod = Situation().treaty().put("french, continental @ Virginia", "french @ North Carolina")
    lod.command("french", "march").french("destination Norfolk")
    assert lod.why_not("move North Carolina, french, 1") == "no_patriots_there"
    lod.french("move Virginia, french, 1", "move Virginia, continental, 1")
    lod.french("move North Carolina, french, 1", "arrive", "done")
    assert lod.at("Norfolk") == "1 continental, 2 french regulars"


@pytest.mark.rule("R-3.4.2b", "R-3.1b")
def test_3_4_2_without_a_resource_nobody_joins_those_from_a_reserve() -> None:
    lod = Situation().put("1 war party @ Northwest", "1 war party @ New York").resources(indians=0)
    lod.command("indians", "march").indians("destination Pennsylvania")
    assert lod.why_not("move New York, war party, 1") == "cannot_pay"
    lod.indians("move Northwest, war party, 1")
    assert lod.why_not("move New York, war party, 1") == "cannot_pay"


# ---------------------------------------------------------------------- 1.10 leaders


@pytest.mark.rule("R-1.10b", "A-80")
def test_1_10_a_leader_of_others_or_out_of_play_leads_nobody() -> None:
    lod = Situation().treaty().put("2 regulars, Gage @ Virginia", "militia, Washington @ Virginia")
    lod.put("french, Rochambeau @ Virginia").command("british", "march")
    lod.british("destination Norfolk", "move Virginia, regulars, 1")
    for leader in ("Howe", "Washington", "Rochambeau"):
        assert lod.why_not(f"lead {leader}") == "not_your_leader"
    assert lod.offered("lead") == ["gage"]


@pytest.mark.rule("R-1.10b", "A-80")
def test_1_10_a_friend_goes_along_with_his_own_units_alone() -> None:
    lod = Situation().treaty().put("continental, french, Lauzun @ Virginia")
    lod.command("patriots", "march").patriots("destination Norfolk")
    lod.patriots("move Virginia, continental, 1")
    assert lod.why_not("lead Lauzun") == "leader_not_there"
    lod.patriots("move Virginia, french, 1", "lead Lauzun", "arrive", "done")
    assert lod.where("Lauzun") == "Norfolk"


@pytest.mark.rule("R-2.3.8g")
@pytest.mark.parametrize("leader", ["Quebec City", "New Hampshire"])
def test_2_3_8_those_in_the_leaders_space_march_first(leader: str) -> None:
    lod = Situation().put(f"regular, Gage @ {leader}", "regular @ New York")
    involving(lod, "british", "march", leader).british("destination Quebec")
    assert lod.why_not("move New York, regulars, 1") == "leader_not_involved"
    assert lod.why_not("arrive") == "leader_not_involved"
    lod.british(f"move {leader}, regulars, 1", "move New York, regulars, 1", "arrive")
    assert lod.count("regulars", "Quebec") == 2


# ---------------------------------------------------------------------- 1.10h Rochambeau


@pytest.mark.rule("R-1.10h", "R-1.10a")
def test_1_10_rochambeau_pays_for_nobody_before_the_treaty() -> None:
    lod = Situation().put("continental @ Virginia")
    virginia = lod.space("Virginia")
    assert not rochambeau_pays(lod.g, virginia, virginia)
    assert rochambeau_pays(lod.treaty().g, virginia, virginia)


@pytest.mark.rule("R-1.10h", "A-12")
def test_a12_in_his_space_alone_others_who_join_pay_the_price() -> None:
    lod = Situation(rochambeau="space").treaty().put("continental, french, Rochambeau @ Virginia")
    lod.put("continental, french @ North Carolina").resources(french=2)
    lod.command("patriots", "march").patriots("destination Norfolk")
    lod.patriots("move Virginia, continental, 1", "move Virginia, french, 1")
    assert lod.has("french") == 2
    lod.patriots("move North Carolina, continental, 1", "move North Carolina, french, 1")
    assert lod.has("french") == 1


@pytest.mark.rule("R-3.3.2d", "A-12")
def test_a12_in_his_space_alone_the_price_of_a_destination_is_paid_once() -> None:
    lod = Situation(rochambeau="space").treaty().put("continental, french @ Virginia")
    lod.put("continental, french @ North Carolina", "french, Rochambeau @ Boston")
    lod.resources(french=2).command("patriots", "march").patriots("destination Norfolk")
    for origin in ("Virginia", "North Carolina"):
        lod.patriots(f"move {origin}, continental, 1", f"move {origin}, french, 1")
    assert lod.has("french") == 1
