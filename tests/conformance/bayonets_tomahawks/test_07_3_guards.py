"""7.3: an AP is offered only if it is good for something, be it for a single kind of Action."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation


@pytest.mark.parametrize(
    ("who", "ap", "useful"),
    [
        ("Boscawen", "sail_army", True),
        ("Boscawen", "sail_army_2x", True),
        ("Boscawen", "army", False),
        ("spent Boscawen", "sail_army", False),
        ("Rogers", "sail_army", False),
        ("Fort Edward", "sail_army", False),
        ("New England 1", "sail_army", True),
        ("spent New England 1", "sail_army", False),
        ("New England 1", "light", False),
    ],
)
@pytest.mark.rule("R-7.3a", "R-7.3.3a")
def test_on_an_island_without_connections(who: str, ap: str, useful: bool) -> None:
    """From Newfoundland nobody walks away: Sail Movement and Construction are left."""
    bt = Situation().until("battles").put(f"{who} @ Newfoundland").aps(british=[ap]).begin()
    assert bool(bt.offered("spend")) == useful
    assert (bt.step() == "battles") == (not useful)


@pytest.mark.rule("R-7.3a", "R-11.0c", "R-11.0d")
def test_an_army_ap_may_be_good_for_marshal_troops_only() -> None:
    """A Commander alone does not move to a stack among enemies, but he may be called there."""
    bt = Situation().until("battles").put("Fort Edward, Langis @ Lake George", "Howe @ Albany")
    bt.put("battle @ Lake George").aps(british=["army"]).british("spend army")
    bt.british("marshal Lake George", "lead Fort Edward", "call Howe", "done")
    assert bt.where("Howe") == "Lake George"


@pytest.mark.rule("R-7.3a", "R-11.0c")
def test_an_army_ap_for_nothing() -> None:
    """There is nobody whom the Fort could call."""
    bt = Situation().until("battles").put("Fort Edward @ Lake George", "Howe @ Halifax")
    bt.aps(british=["army"]).begin()
    assert bt.step() == "battles"


@pytest.mark.rule("R-7.3.3a", "R-10.2.1a")
def test_a_fleet_among_enemies_does_not_sail() -> None:
    bt = Situation().until("battles").put("Boscawen, Aubry @ Chignectou", "Colvill @ Halifax")
    bt.put("battle @ Chignectou").aps(british=["sail_army"]).british("spend sail_army")
    assert bt.offered("sail") == ["Halifax"]
    assert bt.why_not("sail Chignectou") == "must_outnumber"


@pytest.mark.parametrize(("ap", "asked"), [("army", "army_action"), ("light", "light_action")])
@pytest.mark.rule("R-7.3.1a", "R-7.3.1b")
def test_what_is_asked_when_an_ap_is_spent(ap: str, asked: str) -> None:
    bt = Situation().until("battles").put("15th & 58th, Rogers @ Albany", "Gage @ Kingston")
    bt.aps(british=[ap]).british(f"spend {ap}")
    assert bt.asked == asked


@pytest.mark.rule("R-7.3.1b", "R-13.8e", "A-57")
def test_a_light_ap_does_not_count_on_the_brigades_of_a_routed_stack() -> None:
    """Together the four Outnumber the Frenchman on their only way; the Light unit does not."""
    bt = Situation().until("battles").put("Rogers, 3 British metropolitan @ Onyiudaondagwat")
    bt.put("British rout @ Onyiudaondagwat", "Aubry @ Oswego", "Gage @ Albany")
    bt.aps(british=["light", "army"]).british("spend light")
    assert bt.offered("light") == ["Albany"]
    assert bt.why_not("light Onyiudaondagwat") == "no_way_out"
    bt.british("light Albany", "go Kingston", "stop", "spend army")
    bt.british("army Onyiudaondagwat", "go Oswego", "stop")
    assert bt.at("Oswego").startswith("British: Rogers")
