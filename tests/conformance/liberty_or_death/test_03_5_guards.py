"""3.5: what bars a French Command or a space of it, case by case."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import bits
from tests.conformance.liberty_or_death.situation import Situation


@pytest.mark.rule("R-3.1.2a", "R-3.5.1a")
def test_3_5_1_agents_go_where_a_card_allows_them() -> None:
    lod = Situation()
    lod.command("french", "agent_mobilization", only=bits(lod, "Massachusetts", "New Hampshire"))
    assert lod.offered("agents") == ["Massachusetts", "New Hampshire"]
    assert lod.why_not("agents Quebec") == "outside_order"


@pytest.mark.rule("R-3.1.2a", "R-3.5.3a")
def test_3_5_3_a_muster_takes_place_where_a_card_allows_it() -> None:
    lod = Situation().treaty().put("2 militia @ Georgia", "2 militia @ Virginia")
    lod.command("french", "muster", only=bits(lod, "Georgia"))
    assert lod.offered("muster_at") == ["Georgia"]
    assert lod.why_not("muster_at Virginia") == "outside_order"


@pytest.mark.rule("R-4.5.2a", "R-3.5.3a")
def test_3_5_3_no_muster_where_the_french_have_skirmished() -> None:
    lod = Situation().treaty().put("2 french, Rochambeau, 2 militia @ Georgia", "tory @ Georgia")
    lod.command("french", "muster", specials_left=1).french("special skirmish")
    assert lod.control("Georgia") == "rebellion"
    assert lod.why_not("muster_at Georgia") == "special_was_there"


@pytest.mark.rule("R-4.1a", "R-3.5.3a")
def test_3_5_3_a_muster_without_a_space_is_given_up() -> None:
    lod = Situation().treaty().put("2 french, Rochambeau, 2 militia @ Georgia", "tory @ Georgia")
    lod.command("french", "muster", specials_left=1, only=bits(lod, "Georgia"))
    lod.french("special skirmish")
    assert lod.asked == ""
    assert not lod.order.executed


@pytest.mark.rule("R-3.5.3b", "R-1.4.2c")
def test_3_5_3_no_patriot_fort_in_the_west_indies() -> None:
    lod = Situation().treaty().put("2 french, Rochambeau @ Georgia", "2 militia @ Georgia")
    lod.command("french", "muster").french("muster_at West Indies", "number 4")
    assert lod.asked == ""
    assert lod.at("West Indies") == "4 french regulars"


# ---------------------------------------------------------------------- 3.5.2 Hortalez


@pytest.mark.rule("R-2.3.8g", "R-3.5.2a")
def test_2_3_8_hortalez_involves_no_leader_wherever_he_is() -> None:
    lod = Situation().treaty().put("2 french, Rochambeau, 2 militia @ Quebec City")
    lod.strokes("french").begin().french("stroke", "command hortalez", "number 1")
    assert lod.why_not("command hortalez") == "leader_not_involved"
    assert lod.offers("command muster")


@pytest.mark.rule("A-78")
@pytest.mark.parametrize(("option", "possible"), [("paid", False), ("unpaid", True)])
def test_a78_a_free_hortalez_with_an_empty_purse(option: str, possible: bool) -> None:
    lod = Situation(free_hortalez=option).resources(french=0)
    assert lod.can("hortalez", "french", free=True) == possible
    assert not lod.can("hortalez", "french")


@pytest.mark.rule("R-3.5.2a", "R-4.1c")
def test_3_5_2_with_an_empty_purse_hortalez_waits_for_what_the_french_prepare() -> None:
    lod = Situation().resources(french=0).only_available("0 militia, 0 continentals")
    lod.eligible("french").begin()
    assert lod.why_not("command hortalez") == "cannot_pay"
    lod.french("special preparer la guerre", "command hortalez", "number 2")
    assert (lod.has("french"), lod.has("patriots")) == (0, 8)


@pytest.mark.rule("A-78", "R-3.5.2a")
@pytest.mark.parametrize("option", ["paid", "unpaid"])
def test_3_5_2_hortalez_of_a_turn_is_paid_for(option: str) -> None:
    lod = Situation(free_hortalez=option).resources(french=4)
    lod.command("french", "hortalez").french("number 3")
    assert (lod.has("french"), lod.has("patriots"), lod.order.paid) == (1, 9, 3)
