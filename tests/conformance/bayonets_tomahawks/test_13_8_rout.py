"""13.8: when a beaten stack is Routed, and what it pays."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.fights import (
    besiege,
    lost,
    meet,
    retreats,
    told,
    won,
)
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH

MISSES = [6] * 60
FLAGS = [1] * 60


def beaten(french: str, flags: int = 3, where: str = "Ticonderoga") -> Situation:
    """Nine British Light units beat the French with so many Flags; the French only miss."""
    bt = meet(where, "9 British light", french, came="Lake George")
    return bt.roll(*FLAGS[:flags], *[6] * (9 - flags), *MISSES)


# ---------------------------------------------------------------------- when


@pytest.mark.rule("R-13.8a")
@pytest.mark.parametrize(("flags", "routed"), [(1, False), (2, False), (3, True), (5, True)])
def test_13_8_three_or_more_behind_is_a_rout(flags: int, routed: bool) -> None:
    bt = beaten("Langis, Lacorne, Lignery", flags).begin()
    if routed:
        assert (bt.asked, bt.asked_seat) == ("rout_loss", FRENCH)
        bt.french("lose Langis")
    assert bt.logged("routed") == ([(FRENCH, bt.space("Ticonderoga"))] if routed else [])
    assert bt.markers("french", "Isle aux Noix") == ("rout" if routed else "")
    assert lost(bt) == (["Langis"] if routed else [])


@pytest.mark.rule("R-13.8a")
def test_13_8_attackers_are_routed_too() -> None:
    bt = meet("Ticonderoga", "Rogers, Scott", "Langis, Lacorne, Lignery", came="Lake George")
    bt.dice("M M  F F F").begin()
    bt.british("lose Scott")
    assert bt.at("Lake George") == "British: Rogers"
    assert bt.markers("british", "Lake George") == "rout"


@pytest.mark.rule("R-13.8a")
def test_13_8_who_loses_by_having_nobody_left_is_not_routed() -> None:
    bt = meet("Ticonderoga", "5 British light", "Mingo").dice("TC F F F F  M").begin()
    assert won(bt) == "British 5:0"
    assert bt.logged("routed") == []


@pytest.mark.rule("R-13.8a", "R-13.9b")
def test_13_8_a_defender_whose_last_bastion_fell_is_routed() -> None:
    """Ahead by one only; the last Bastion falls in the Battle."""
    bt = besiege("Royal Artillery 1, Rogers", "Langis, Berry, Lacorne", bastions=0)
    bt.put("reduced Bastion 1 @ Québec").dice("M  TC  M M  M  M  M M M").begin()
    assert won(bt) == "British 1:0"
    assert (bt.asked, bt.asked_seat) == ("rout_loss", FRENCH)
    bt.french("lose Berry", "retreat Jacques Cartier")
    assert bt.control("Québec") == "British"
    assert bt.battles() == []
    assert bt.at("Jacques Cartier") == "French: Lacorne, Langis"
    assert bt.markers("french", "Jacques Cartier") == "rout"


@pytest.mark.rule("R-13.8g", "R-2.1.10b")
def test_13_8_no_rout_if_the_defender_does_not_lose() -> None:
    bt = besiege("Royal Artillery 1, Rogers", "Langis", bastions=0)
    bt.came("british", "Côte du Sud", "Québec")
    bt.put("reduced Bastion 1 @ Québec").dice("M  TC  F  M  M M M").begin()
    assert won(bt) == "French 1:1"
    assert bt.logged("routed") == []
    assert not bt.g.is_fortress(bt.space("Québec"))
    assert bt.battles() == []
    assert bt.at("Québec") == "French: Langis"


@pytest.mark.rule("R-13.8a")
def test_13_8_a_fortress_that_had_lost_its_bastions_before_is_a_settled_space() -> None:
    bt = besiege("4 British light", "Langis, Berry", bastions=0).dice("F M M M  M M  M M M").begin()
    assert won(bt) == "British 1:0"
    assert bt.logged("routed") == []
    assert bt.asked == "retreat"


# ---------------------------------------------------------------------- both at once


@pytest.mark.rule("R-13.8b", "A-60", "R-13.4.3a")
def test_13_8_both_causes_eliminate_all_non_light_units_and_commanders() -> None:
    bt = besiege(
        "Royal Artillery 1, 4 British light",
        "Langis, Lacorne, Micmac, Berry, Canadiens 1, Beauffremont, Montcalm",
        bastions=0,
    )
    bt.put("reduced Bastion 1 @ Québec").begin()
    bt.roll(*FLAGS[:4]).dice("TC").roll(*MISSES).french("no_commander")
    assert bt.logged("hit_scored") == [(bt.piece("Royal Artillery 1"), BRITISH, 5)]
    assert bt.asked == "rout_loss", "and then the Light units suffer the penalties of a Rout"
    assert bt.offered("lose") == ["Lacorne (Light)", "Langis (Light)"]
    assert bt.where("Berry") == "losses"
    assert bt.where("Beauffremont") == "pool"
    assert bt.where("Montcalm") == "removed"
    assert [entry[0] for entry in bt.logged("chit_drawn")] == [BRITISH]
    bt.french("lose Langis", "retreat Jacques Cartier")
    assert bt.at("Jacques Cartier") == "French: Lacorne, Micmac"
    assert bt.control("Québec") == "British"


@pytest.mark.rule("R-13.8b")
def test_13_8_with_no_light_units_nobody_is_left() -> None:
    bt = besiege("Royal Artillery 1, 4 British light", "Berry", bastions=0)
    bt.put("reduced Bastion 1 @ Québec").roll(*FLAGS[:4]).dice("TC").roll(*MISSES).begin()
    assert bt.ask is None
    assert lost(bt) == ["Bastion 1", "Berry"]
    assert told(bt, "routed", "walls_fell") == ["routed", "walls_fell"]
    assert bt.at("Québec").startswith("British")
    assert "French" not in bt.at("Québec")


@pytest.mark.rule("R-13.8b")
def test_13_8_behind_alone_takes_one_unit_only() -> None:
    bt = besiege("Royal Artillery 1, 4 British light", "Berry, Langis", bastions=1)
    bt.put("reduced Bastion 2 @ Québec").roll(*FLAGS[:4]).dice("TC").roll(*MISSES).begin()
    assert lost(bt) == ["Bastion 2"]
    assert bt.asked == "rout_loss"
    assert bt.offered("lose") == [
        "Bastion 1", "Berry (Metropolitan Brigade)", "Langis (Light)",
    ]  # fmt: skip


# ---------------------------------------------------------------------- the penalties


@pytest.mark.rule("R-13.8c", "A-12")
def test_13_8_artillery_first() -> None:
    bt = beaten("Langis, Berry, Canonniers Bombardiers 1, Fort Carillon, Mingo, Montcalm",
                flags=5)  # fmt: skip
    bt.begin()
    bt.french("no_commander")
    assert lost(bt) == ["Canonniers Bombardiers 1"]
    bt = beaten("Langis, Canonniers Bombardiers 1")
    bt.put("reduced Canonniers Bombardiers 2 @ Ticonderoga").begin()
    assert bt.offered("lose") == [
        "Canonniers Bombardiers (Artillery) 1", "Canonniers Bombardiers (Artillery) 2",
    ]  # fmt: skip
    assert bt.why_not("lose Langis") == "rout_artillery_first"


@pytest.mark.rule("R-13.8c", "A-12")
def test_13_8_indians_last_and_never_a_fort_or_a_commander() -> None:
    bt = beaten("Langis, Berry, Mingo, Fort Carillon, Montcalm", flags=5).begin()
    bt.french("no_commander")
    assert bt.offered("lose") == ["Berry (Metropolitan Brigade)", "Langis (Light)"]
    assert bt.why_not("lose Mingo") == "rout_indians_last"
    assert bt.why_not("lose Fort Carillon") == "rout_fort"
    assert bt.why_not("lose Montcalm") == "pick_commander"
    assert bt.why_not("lose Rogers") == "pick_other_side"
    assert bt.why_not("lose Lignery") == "pick_elsewhere"


@pytest.mark.rule("R-13.8c", "A-12")
def test_13_8_an_indian_only_if_nobody_else_is_there() -> None:
    bt = beaten("Mingo, Seneca, Fort Carillon", flags=5).begin()
    assert bt.offered("lose") == ["Mingo (Indians)", "Seneca (Indians)"]
    bt.french("lose Seneca")
    assert bt.where("Seneca") == "losses"


@pytest.mark.rule("A-12")
def test_13_8_a_fleet_may_be_chosen() -> None:
    bt = besiege("5 British light", "Beauffremont, Langis").roll(*FLAGS[:5], *MISSES).begin()
    assert bt.offered("lose") == [
        "Bastion 1", "Bastion 2", "Beauffremont (Fleet)", "Langis (Light)",
    ]  # fmt: skip
    bt.french("lose Beauffremont")
    assert bt.where("Beauffremont") == "pool"
    assert bt.markers("french", "Québec") == "rout", "they stay, and the penalties were paid"


@pytest.mark.rule("A-12", "R-13.9b")
def test_13_8_giving_up_the_last_bastion_opens_the_fortress() -> None:
    bt = besiege("5 British light", "Langis, Lacorne", bastions=1).roll(*FLAGS[:5], *MISSES).begin()
    bt.french("lose Bastion 1")
    assert bt.asked == "retreat"
    bt.french("retreat Jacques Cartier")
    assert bt.control("Québec") == "British"
    assert bt.battles() == []
    assert bt.at("Jacques Cartier") == "French: Lacorne, Langis", "no other unit was lost"


@pytest.mark.rule("R-13.8c", "A-46")
def test_13_8_the_fort_of_a_routed_stack_is_replaced() -> None:
    bt = beaten("Langis, Lacorne, Fort Carillon", flags=5).begin()
    bt.french("lose Langis")
    assert bt.logged("fort_taken") == [(bt.piece("Fort Carillon"), bt.piece("Fort Anne"))]
    assert bt.where("Fort Carillon") == "removed"
    assert bt.where("Fort Anne") == "Ticonderoga"
    assert not bt.g.is_reduced(bt.piece("Fort Anne"))


@pytest.mark.rule("A-46", "R-13.8c")
def test_13_8_a_fort_alone_loses_nobody_else() -> None:
    bt = beaten("reduced Fort Carillon", flags=5).begin()
    assert bt.ask is None
    assert bt.where("Fort Anne") == "Ticonderoga"
    assert bt.g.is_reduced(bt.piece("Fort Anne")), "Reduced stays Reduced"
    assert lost(bt) == []


@pytest.mark.rule("R-13.8d")
def test_13_8_a_routed_stack_pays_again_and_has_one_marker() -> None:
    bt = beaten("Langis, Lacorne, Lignery").put("French rout @ Ticonderoga").begin()
    bt.french("lose Langis")
    assert bt.markers("french", "Isle aux Noix") == "rout"
    assert len(bt.logged("routed")) == 1
    assert lost(bt) == ["Langis"]


@pytest.mark.rule("R-13.8d", "R-13.8h")
def test_13_8_a_routed_stack_that_loses_narrowly_pays_nothing() -> None:
    """But it counts as Routed in its retreat, so the Fort is not burned."""
    bt = beaten("Langis, Lacorne, Fort Carillon", flags=3).put("French rout @ Ticonderoga").begin()
    assert won(bt) == "British 1:-1"
    assert lost(bt) == []
    assert len(bt.logged("fort_taken")) == 1
    assert bt.markers("french", "Isle aux Noix") == "rout"


@pytest.mark.rule("R-13.8c", "R-13.8h", "R-13.9.3a")
@pytest.mark.parametrize("routed", [False, True])
def test_13_8_a_routed_stack_does_not_overwhelm_in_its_retreat(routed: bool) -> None:
    """Nine French at Ticonderoga could Overwhelm Rogers at Isle aux Noix."""
    bt = meet("Ticonderoga", "9 British metropolitan", "9 French light", came="Lake George")
    bt.put("Rogers @ Isle aux Noix", "British control @ Isle aux Noix")
    for village in ("Goasek", "Number Four", "Saranac"):
        bt.put(f"British light @ {village}")
    flags = 3 if routed else 2
    bt.roll(*FLAGS[:flags], *[6] * (9 - flags), *MISSES).begin()
    if routed:
        bt.french("lose Langis")
        assert retreats(bt) == []
        assert len(bt.logged("no_retreat")) == 1
    else:
        assert bt.asked == "retreat"
        assert "Isle aux Noix" in bt.offered("retreat")


# ---------------------------------------------------------------------- Fortresses


@pytest.mark.rule("R-13.9b", "A-42", "R-2.1.10a", "R-3.4a")
def test_13_9_defenders_of_a_fortress_stay_while_a_bastion_remains() -> None:
    bt = besiege("5 British metropolitan", "Langis, Berry").roll(*FLAGS[:2], *MISSES).begin()
    assert won(bt) == "British 2:0"
    assert bt.logged("victory_cancelled") == [(FRENCH, bt.space("Québec"))]
    assert bt.control("Québec") == "French"
    assert bt.battles() == ["Québec"]
    assert retreats(bt) == []
    assert bt.markers("french", "Québec") == ""


@pytest.mark.rule("R-13.9b")
def test_13_9_rout_penalties_apply_to_those_who_stay() -> None:
    bt = besiege("5 British metropolitan", "Langis, Berry").roll(*FLAGS[:3], *MISSES).begin()
    bt.french("lose Langis")
    assert bt.markers("french", "Québec") == "rout"
    assert bt.at("Québec").endswith("French: Berry, Bastion 1, Bastion 2")
    assert bt.battles() == ["Québec"]


@pytest.mark.rule("R-13.9b")
def test_13_9_besiegers_who_lose_retreat() -> None:
    bt = besiege("2 British metropolitan", "Langis, Berry").put("British control @ Côte du Sud")
    bt.roll(6, 6, *MISSES).begin()
    assert won(bt) == "French 0:0"
    assert bt.at("Québec") == "French: Langis, Berry, Bastion 1, Bastion 2"
    assert bt.battles() == []
    assert retreats(bt) == ["British from Québec to Côte du Sud"]


@pytest.mark.rule("R-13.8f")
def test_13_8_a_marker_goes_when_the_stack_joins_others() -> None:
    bt = beaten("Langis, Lacorne").put("Lignery @ Isle aux Noix").begin()
    bt.french("lose Langis")
    assert bt.at("Isle aux Noix") == "French: Lacorne, Lignery"
    assert bt.markers("french", "Isle aux Noix") == ""


@pytest.mark.rule("R-13.8f")
def test_13_8_two_routed_stacks_share_one_marker() -> None:
    bt = beaten("Langis, Lacorne").put("Lignery @ Isle aux Noix", "French rout @ Isle aux Noix")
    bt.begin()
    bt.french("lose Langis")
    assert bt.markers("french", "Isle aux Noix") == "rout"
