"""7.4 Events that place units: cards 18 and 51."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.cards.playing import Played
from ticonderoga.games.bayonets_tomahawks.position import ADMIRAL_PLACED, POOL

AMHERST = "amhersts-juggernaut-1758"


def fleets(bt: Played, *names: str) -> Played:
    """These British Fleets are in the pool, and no others are."""
    for piece in range(bt.pieces.count):
        if bt.pieces.type[piece] == 5 and bt.pieces.faction[piece] == 0:
            bt.start.where[piece] = POOL if bt.pieces.names[piece] in names else -6
    return bt


# ---------------------------------------------------------------------- 18 Rear Admiral


@pytest.mark.rule("R-E-a", "R-3.0.2b")
def test_18_a_fleet_from_the_pool_arrives_and_may_act() -> None:
    bt = fleets(Played(1758), "Durell", "Hardy").put("Saunders @ Halifax").start_with(british=18)
    assert (bt.asked, bt.asked_seat) == ("admiral", 0)
    assert bt.offered("take_fleet") == ["Durell (Fleet)", "Hardy (Fleet)"]
    assert bt.why_not("take_fleet Saunders") == "fleet_not_in_pool"
    assert bt.why_not("take_fleet Beauffremont") == "no_own_fleet"
    assert bt.why_not("take_fleet Rogers") == "no_own_fleet"
    bt.british("take_fleet Hardy", "space Boston")
    assert bt.over
    assert bt.at("Boston") == "British: Hardy"
    assert (bt.spent(), bt.where("Durell")) == ("", "pool")
    assert bt.g.arrived == {bt.space("Boston"): 0}


@pytest.mark.rule("R-E-a")
def test_18_where_it_may_arrive() -> None:
    bt = fleets(Played(1758), "Hardy").put("British control @ Chignectou")
    bt.put("British control @ Miramichy", "French control @ York").start_with(british=18)
    assert bt.asked == "admiral_to"
    assert bt.offered("space") == [
        "Alexandria", "Annapolis Royal", "Boston", "Cape Sable", "Charles Town", "Chignectou",
        "Halifax", "New London", "New York", "Newfoundland", "Philadelphia", "St. George",
    ]  # fmt: skip
    for name in ("Miramichy", "York", "Louisbourg", "Kwanoskwamcok", "Albany"):
        assert bt.why_not(f"space {name}") == "outside"


@pytest.mark.rule("R-E-a")
def test_18_in_open_seas_the_gulf_too() -> None:
    bt = fleets(Played(1758), "Hardy").put("British control @ Miramichy").but(open_seas=True)
    bt.start_with(british=18)
    assert bt.offers("space Miramichy")
    assert bt.why_not("space Québec") == "outside"


@pytest.mark.rule("R-E-e", "R-13.8f", "R-14.1.1a")
def test_18_the_stack_it_joins_loses_its_markers() -> None:
    bt = fleets(Played(1758), "Hardy").put("Rogers @ Chignectou", "British control @ Chignectou")
    bt.put("British rout @ Chignectou", "British oos @ Chignectou").start_with(british=18)
    bt.british("space Chignectou")
    assert bt.markers("british", "Chignectou") == ""


@pytest.mark.rule("R-E-a")
def test_18_no_fleet_no_effect() -> None:
    bt = fleets(Played(1758, AMHERST)).put("Beauffremont @ pool").but(round=1)
    bt.start_with(british=18)
    assert bt.idle == [18]
    assert bt.g.effects == 0


@pytest.mark.rule("R-E-a")
def test_18_no_port_no_effect() -> None:
    """The printed map always has the Bases."""
    bt = fleets(Played(1758), "Hardy")
    bt.start.control = [1] * bt.board.size
    bt.start_with(british=18)
    assert (bt.idle, bt.where("Hardy")) == ([18], "pool")


@pytest.mark.rule("A-40")
@pytest.mark.parametrize(("number", "counts"), [(1, True), (2, True), (3, False), (7, False)])
def test_18_counts_as_a_draw_only_before_fleets_arrive(number: int, counts: bool) -> None:
    bt = fleets(Played(1758, AMHERST), "Hardy").but(round=number).start_with(british=18)
    bt.british("space Boston")
    assert bt.g.effects == (ADMIRAL_PLACED if counts else 0)


@pytest.mark.rule("A-40")
def test_18_counts_as_a_draw_in_that_scenario_only() -> None:
    bt = fleets(Played(1758), "Hardy").but(round=1).start_with(british=18).british("space Boston")
    assert bt.g.effects == 0


# ---------------------------------------------------------------------- 51 Encroachment


@pytest.mark.rule("R-E-a", "R-3.0.2b")
def test_51_two_indians_drawn_at_random_return_to_their_villages() -> None:
    bt = Played().put("Mingo, Micmac, Abénaki, Langis, Mohawk @ losses").draw(2, 0)
    bt.start_with(indian=51)
    assert bt.over
    assert bt.at("Diiohage") == "French: Mingo"
    assert bt.at("Les Trois Rivières") == "French: Abénaki"
    assert bt.at("losses") == "British: Mohawk; French: Langis, Micmac"
    assert bt.g.arrived == {bt.space("Diiohage"): 1, bt.space("Les Trois Rivières"): 1}
    assert bt.spent() == ""
    bt.check_used_up()


@pytest.mark.rule("R-E-a")
def test_51_one_or_none() -> None:
    bt = Played().put("Micmac, Langis @ losses").start_with(indian=51)
    assert bt.at("Miramichy") == "French: Micmac"
    bt = Played().put("Langis, Mohawk @ losses", "Micmac @ Québec").start_with(indian=51)
    assert bt.idle == [51]


@pytest.mark.rule("R-E-a", "R-E-e", "A-63")
@pytest.mark.parametrize(
    ("indian", "village"), [("Micmac", "Miramichy"), ("Chaouanon", "Forks of the Ohio")]
)
def test_51_a_village_in_british_hands_becomes_french_again(indian: str, village: str) -> None:
    bt = Played().put(f"{indian} @ losses", f"British control @ {village}").vp("French 2")
    bt.start_with(indian=51)
    assert bt.at(village) == f"French: {indian}"
    assert (bt.control(village), bt.victory()) == ("French", "French 3")


@pytest.mark.rule("R-E-e")
def test_51_a_village_that_is_no_victory_space_gives_no_points() -> None:
    bt = Played().put("Seneca @ losses", "British control @ Gennisheyo").vp("French 2")
    bt.start_with(indian=51)
    assert (bt.control("Gennisheyo"), bt.victory()) == ("French", "French 2")


@pytest.mark.rule("R-E-a")
def test_51_british_units_on_the_village_keep_the_indian_away() -> None:
    bt = Played().put("Micmac, Mingo @ losses", "Rogers @ Miramichy", "British control @ Miramichy")
    bt.vp("French 2").start_with(indian=51)
    assert bt.over
    assert (bt.where("Micmac"), bt.where("Mingo")) == ("losses", "Diiohage")
    assert (bt.control("Miramichy"), bt.victory()) == ("British", "French 2")
    assert bt.logged("village_taken") == [(bt.piece("Micmac"),)]


@pytest.mark.rule("R-E-a")
def test_51_one_that_cannot_return_still_was_one_of_the_two() -> None:
    bt = Played().put("Micmac, Mingo, Seneca @ losses", "Rogers @ Miramichy").draw(0, 0)
    bt.start_with(indian=51)
    assert bt.at("losses") == "French: Micmac, Seneca"


@pytest.mark.rule("R-E-a")
def test_51_the_french_choose_the_village_of_a_nation_unit() -> None:
    bt = Played().nation("iroquois", "french").put("Iroquois 1, Iroquois 2 @ losses")
    bt.put("Rogers @ Kanistioh", "British control @ Kanistioh", "British control @ Oquaga")
    bt.put("Langis @ Onontake").start_with(indian=51)
    assert (bt.asked, bt.asked_seat) == ("village_of", 1)
    assert bt.offered("space") == ["Onontake", "Oquaga"]
    assert bt.why_not("space Kanistioh") == "outside"
    bt.french("space Oquaga")
    assert bt.control("Oquaga") == "French"
    assert bt.offered("space") == ["Onontake", "Oquaga"], "two may be on one Village"
    bt.french("space Onontake")
    assert bt.at("Onontake") == "French: Langis, Iroquois 2"


@pytest.mark.rule("R-E-a")
def test_51_nation_units_of_the_british_are_not_drawn() -> None:
    bt = Played().nation("cherokee", "british").put("Cherokee 1 @ losses").start_with(indian=51)
    assert bt.idle == [51]


@pytest.mark.rule("R-E-e", "R-13.8f")
def test_51_the_stack_on_the_village_loses_its_markers() -> None:
    bt = Played().put("Micmac @ losses", "Langis @ Miramichy", "French rout @ Miramichy")
    bt.put("French oos @ Miramichy").start_with(indian=51)
    assert bt.markers("french", "Miramichy") == ""


@pytest.mark.rule("A-48")
def test_51_who_was_there_first_in_this_action_round_stays_first() -> None:
    bt = Played().put("Micmac @ losses")
    bt.start.arrived = {bt.space("Miramichy"): 0}
    bt.start_with(indian=51)
    assert bt.g.arrived == {bt.space("Miramichy"): 0}
