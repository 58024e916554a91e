"""4.2.1, 4.4.3, 4.5.3: what must be possible before a Special Activity may be called for."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import bars, bits, places, special
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.rules.specials import common_cause_limit

NOWHERE = "no_space_for_special"

# ---------------------------------------------------------------------- 4.2.1 with a Battle


@pytest.mark.rule("A-16")
@pytest.mark.parametrize(("tories", "limit"), [(0, 2), (1, 1), (2, 0), (4, 0)])
def test_a16_with_the_tories_one_war_party_to_a_regular(tories: int, limit: int) -> None:
    lod = Situation().put("2 regulars, 3 war parties @ Virginia")
    if tories:
        lod.put(f"{tories} tories @ Virginia")
    assert common_cause_limit(lod.g, lod.space("Virginia")) == limit


@pytest.mark.rule("R-4.2.1a", "R-3.1b")
@pytest.mark.parametrize(("purse", "reason"), [(0, NOWHERE), (1, "")])
def test_4_2_1_the_battle_must_be_paid_for(purse: int, reason: str) -> None:
    lod = Situation().put("2 regulars, war party @ Virginia", "continental @ Virginia")
    lod.resources(british=purse)
    assert bars(lod, "british", "common_cause", "battle") == reason


@pytest.mark.rule("R-4.2.1a", "R-2.3.8g")
@pytest.mark.parametrize(
    ("leader", "reason"), [("Virginia", ""), ("Georgia", NOWHERE), ("Quebec City", NOWHERE)]
)
def test_4_2_1_the_battle_is_where_the_leader_must_be_involved(leader: str, reason: str) -> None:
    lod = Situation().put("2 regulars, war party @ Virginia", "continental @ Virginia")
    space = lod.space(leader)
    assert bars(lod, "british", "common_cause", "battle", must_involve=space) == reason


# ---------------------------------------------------------------------- 4.2.1 with a March


@pytest.mark.rule("R-4.2.1a", "R-4.1b")
def test_4_2_1_regulars_who_may_still_go_to_the_open_destination_will_do() -> None:
    lod = Situation().put("2 regulars, war party @ Virginia").resources(british=1)
    lod.command("british", "march", specials_left=1).british("destination North Carolina")
    assert lod.offers("special common cause")  # no other destination can be paid for
    lod.british("special common cause", "move Virginia, regulars, 1")
    lod.british("move Virginia, war party, 1", "arrive", "done")
    assert lod.at("North Carolina") == "1 regular, 1 active war party"


@pytest.mark.rule("R-4.2.1a", "R-4.2.1b")
def test_4_2_1_not_when_the_regulars_of_the_war_parties_have_gone_another_way() -> None:
    lod = Situation().put("1 regular, war party @ Virginia")
    lod.command("british", "march", specials_left=1)
    lod.british("destination Norfolk", "move Virginia, regulars, 1", "arrive")
    lod.british("destination North Carolina")
    assert lod.why_not("special common cause") == NOWHERE


@pytest.mark.rule("R-4.2.1a", "R-5.3a")
def test_4_2_1_only_to_a_province_that_the_order_allows() -> None:
    lod = Situation().put("2 regulars, war party @ Virginia")
    for where, reason in (("Norfolk", NOWHERE), ("North Carolina", "")):
        only = bits(lod, where)
        assert bars(lod, "british", "common_cause", "march", only=only) == reason


@pytest.mark.rule("R-4.2.1a", "R-3.1b")
@pytest.mark.parametrize(("purse", "reason"), [(0, NOWHERE), (1, "")])
def test_4_2_1_a_further_destination_must_be_paid_for(purse: int, reason: str) -> None:
    lod = Situation().put("2 regulars, war party @ Virginia").resources(british=purse)
    assert bars(lod, "british", "common_cause", "march") == reason


@pytest.mark.rule("R-4.2.1b", "R-4.1d")
def test_4_2_1_a_war_party_that_came_along_is_enough_of_common_cause() -> None:
    lod = Situation().put("2 regulars, 2 war parties @ Virginia")
    lod.command("british", "march", specials_left=1).british("special common cause")
    lod.british("destination North Carolina", "move Virginia, regulars, 1")
    lod.british("move Virginia, war party, 1", "arrive")
    assert lod.order.special_spaces == bits(lod, "North Carolina")
    assert lod.offers("done")


# ---------------------------------------------------------------------- 4.4.3, 4.5.3


@pytest.mark.rule("R-4.4.3a")
@pytest.mark.parametrize(
    ("command", "reason"),
    [("raid", ""), ("", ""), ("gather", NOWHERE), ("march", NOWHERE), ("scout", NOWHERE)],
)
def test_4_4_3_plunder_comes_before_a_raid_and_before_no_other_command(
    command: str, reason: str
) -> None:
    lod = Situation().put("2 war parties @ Virginia").levels("PO", "Virginia")
    assert bars(lod, "indians", "plunder", command) == reason


@pytest.mark.rule("R-4.5.3a", "R-4.5.3b")
@pytest.mark.parametrize(
    ("ships", "reason"), [("none", "no_ships"), ("West Indies", ""), ("Boston", "")]
)
def test_4_5_3_naval_pressure_needs_a_ship_somewhere(ships: str, reason: str) -> None:
    lod = Situation().treaty().squadrons(0, 3)
    if ships == "West Indies":
        lod.squadrons(1, 2)
    elif ships != "none":
        lod.blockade(ships)
    assert bars(lod, "french", "naval_pressure", "hortalez") == reason
    assert bars(lod, "british", "naval_pressure", "march") == ""


# ---------------------------------------------------------------------- 4.1d the first City too


@pytest.mark.rule("R-4.1d", "R-4.2.2a", "R-4.3.2a", "R-2.3.8f")
@pytest.mark.parametrize(
    ("faction", "name", "command", "brilliant"),
    [
        ("british", "skirmish", "march", False),
        ("british", "skirmish", "battle", True),
        ("patriots", "partisans", "rally", False),
        ("patriots", "persuasion", "rally", False),
    ],
)
def test_4_1_quebec_city_is_a_space_like_any_other(
    faction: str, name: str, command: str, brilliant: bool
) -> None:
    lod = Situation().put("regular, 2 militia, continental @ Quebec City")
    assert places(lod, faction, name, command, brilliant=brilliant) == ["Quebec City"]


@pytest.mark.rule("R-4.1d")
def test_4_1_quebec_city_too_is_selected_only_once() -> None:
    lod = Situation().put("2 militia @ Quebec City", "2 militia @ Boston", "2 militia @ Georgia")
    special(lod, "patriots", "persuasion", "rally").patriots("space Quebec City")
    assert lod.offered("space") == ["Boston", "Georgia"]


@pytest.mark.rule("R-4.3.1a", "R-4.3.2a", "R-4.3.3a")
def test_4_3_only_partisans_and_a_skirmish_keep_away_from_a_battle() -> None:
    lod = Situation().put("2 militia, continental, tory @ Virginia")
    virginia = bits(lod, "Virginia")
    assert places(lod, "patriots", "persuasion", "battle", spaces=virginia) == ["Virginia"]
    assert places(lod, "patriots", "partisans", "battle", spaces=virginia) == []
    assert places(lod, "patriots", "skirmish", "battle", spaces=virginia) == []
