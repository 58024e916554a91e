"""7.4 Round up Men & Equipment: cards 4, 12, 17 and 31."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.cards.playing import Played

BRITISH_CARDS = [(4, 1756), (12, 1757), (17, 1755)]

# ---------------------------------------------------------------------- flipping


@pytest.mark.rule("R-E-a")
@pytest.mark.parametrize(("card", "year"), BRITISH_CARDS)
def test_4_two_reduced_units_are_flipped(card: int, year: int) -> None:
    bt = Played(year).put("reduced Rogers @ Albany", "reduced Boscawen, reduced Scott @ Halifax")
    bt.start_with(british=card)
    assert bt.offered("flip") == ["Boscawen (Fleet)", "Rogers (Light)", "Scott (Light)"]
    bt.british("flip Rogers")
    assert bt.asked == "flip_again"
    assert bt.choices() == ["flip Boscawen (Fleet)", "flip Scott (Light)", "none"]
    bt.british("flip Scott")
    assert bt.over
    assert bt.at("Albany") == "British: Rogers"
    assert bt.at("Halifax") == "British: Scott, Boscawen (reduced)"


@pytest.mark.rule("R-E-a")
def test_4_one_flip_is_enough() -> None:
    bt = Played().put("reduced Rogers, reduced Scott @ Albany").start_with(british=4)
    bt.british("flip Rogers", "none")
    assert bt.over
    assert bt.at("Albany") == "British: Rogers, Scott (reduced)"


@pytest.mark.rule("R-E-a")
def test_4_a_single_reduced_unit_is_flipped_without_asking() -> None:
    bt = Played().put("reduced Rogers @ Sail box").start_with(british=4)
    assert bt.over
    assert bt.at("Sail box") == "British: Rogers"
    assert "Rogers (Light) is Full again." in bt.told()


@pytest.mark.rule("R-E-a")
def test_4_who_may_not_be_flipped() -> None:
    bt = Played().put(
        "reduced Rogers, Scott, reduced Fort Edward @ Albany", "reduced Gage @ Boston"
    )
    bt.put("reduced Langis @ Montréal", "reduced New England 1 @ disbanded")
    bt.start_with(british=4)
    assert bt.offered("flip") == ["Gage (Light)", "Rogers (Light)"]
    assert bt.why_not("flip Scott") == "flip_not_reduced"
    assert bt.why_not("flip Fort Edward") == "flip_no_walls"
    assert bt.why_not("flip Langis") == "round_up_not_yours"
    assert bt.why_not("flip New England 1") == "flip_not_there"
    assert bt.why_not("flip Cherokee 1") == "round_up_not_yours"
    assert bt.why_not("none") == "another_matter"


@pytest.mark.rule("R-E-a")
def test_31_bastions_and_forts_are_not_flipped() -> None:
    bt = Played().put("reduced bastion @ Québec", "reduced Fort Carillon @ Ticonderoga")
    bt.put("reduced Langis, reduced Beauffremont @ Québec").start_with(french=31)
    assert bt.offered("flip") == ["Beauffremont (Fleet)", "Langis (Light)"]
    assert bt.why_not("flip Bastion 1") == "flip_no_walls"
    assert bt.why_not("flip Fort Carillon") == "flip_no_walls"
    bt.french("flip Beauffremont", "flip Langis")
    assert bt.at("Québec") == "French: Langis, Beauffremont, Bastion 1 (reduced)"


@pytest.mark.rule("R-E-a", "R-7.1f")
def test_4_nothing_can_be_done() -> None:
    bt = Played().put("Rogers, reduced Fort Edward @ Albany", "Langis @ losses")
    bt.start_with(british=4)
    assert bt.over
    assert bt.idle == [4]
    assert bt.at("Albany") == "British: Rogers, Fort Edward (reduced)"


# ---------------------------------------------------------------------- returning


@pytest.mark.rule("R-E-a", "R-3.0.2b")
@pytest.mark.parametrize(("card", "year"), BRITISH_CARDS)
def test_4_or_a_unit_returns_full_and_no_unit_is_flipped(card: int, year: int) -> None:
    bt = Played(year).put("reduced Rogers, spent Scott @ losses", "reduced Gage @ Boston")
    bt.start_with(british=card)
    assert bt.choices() == [
        "call_back Rogers (Light)", "call_back Scott (Light)", "flip Gage (Light)",
    ]  # fmt: skip
    bt.british("call_back Rogers", "space Lake George")
    assert bt.over
    assert bt.at("Lake George") == "British: Rogers"
    assert bt.where("Scott") == "losses"
    assert bt.at("Boston") == "British: Gage (reduced)"
    assert bt.logged("called_back") == [(bt.piece("Rogers"), bt.space("Lake George"))]


@pytest.mark.rule("R-E-a")
def test_4_to_any_home_space_under_british_control() -> None:
    bt = Played().put("Rogers @ losses", "French control @ Oswego", "British control @ Niagara")
    bt.put("Langis @ Lake George", "British control @ Lake George").start_with(british=4)
    assert bt.asked == "return_to"
    offered = bt.offered("space")
    for name in ("Boston", "Albany", "St. George", "Lake George"):
        assert name in offered, "a Base, a Settled Space, an Outpost; enemy units are no bar"
    for name in ("Oswego", "Niagara", "Onyiudaondagwat", "Oquaga"):
        assert bt.why_not(f"space {name}") == "outside"
    assert bt.why_not("none") == "outside"
    home = [space for space in range(bt.board.size) if bt.board.home[space] == 0]
    assert len(offered) == len(home) - 1


@pytest.mark.rule("R-E-a")
def test_4_a_colonial_brigade_returns_to_its_own_colony() -> None:
    bt = Played().put("Penn. & Del. 1 @ losses", "French control @ Carlisle")
    bt.start_with(british=4)
    assert bt.offered("space") == ["Easton", "Philadelphia"]
    assert bt.why_not("space Carlisle") == "outside"
    assert bt.why_not("space Albany") == "outside"
    bt.british("space Philadelphia")
    assert bt.at("Philadelphia") == "British: Penn. & Del. 1"


@pytest.mark.rule("R-E-a")
@pytest.mark.parametrize(
    ("brigade", "homes"),
    [
        ("New England 1", ["Boston", "New London", "Northfield", "Rumford", "York"]),
        ("N.York & N.J. 1", ["Albany", "Kingston", "Minisink", "New York"]),
        ("Penn. & Del. 2", ["Carlisle", "Easton", "Philadelphia"]),
        (
            "Virginia & S. 3",
            ["Alexandria", "Beverley", "Charles Town", "Ninety Six", "Wills Creek", "Winchester"],
        ),
    ],
)
def test_4_the_spaces_of_each_colony(brigade: str, homes: list[str]) -> None:
    bt = Played().put(f"{brigade} @ losses").start_with(british=4)
    assert bt.offered("space") == homes


@pytest.mark.rule("R-E-a", "A-37")
def test_4_the_mohawk_return_to_albany_only() -> None:
    bt = Played().put("Mohawk @ losses").start_with(british=4)
    assert bt.over
    assert bt.at("Albany") == "British: Mohawk"
    bt = Played().put("Mohawk, Rogers, Scott @ losses", "French control @ Albany")
    bt.start_with(british=4)
    assert bt.why_not("call_back Mohawk") == "return_no_home"
    assert bt.offers("call_back Rogers")


@pytest.mark.rule("R-E-a", "A-37")
def test_4_nobody_returns_if_the_only_one_has_nowhere_to_go() -> None:
    bt = Played().put("Mohawk @ losses", "French control @ Albany").start_with(british=4)
    assert bt.over
    assert bt.idle == [4]
    assert bt.where("Mohawk") == "losses"


@pytest.mark.rule("A-37")
def test_4_a_nation_unit_returns_to_a_friendly_village_without_one() -> None:
    bt = Played().nation("iroquois", "british").put("Iroquois 1 @ losses", "Rogers @ Onontake")
    bt.put("Iroquois 2 @ Oquaga").start_with(british=4)
    assert bt.offered("space") == ["Kanistioh", "Onontake"], "other units there do not matter"
    bt.british("space Onontake")
    assert bt.at("Onontake") == "British: Rogers, Iroquois 1"


@pytest.mark.rule("A-37")
def test_4_a_nation_unit_joins_another_if_every_friendly_village_has_one() -> None:
    bt = Played().nation("cherokee", "british").put("Cherokee 1 @ losses", "Cherokee 2 @ Chote")
    bt.put("French control @ Keowee").start_with(british=4)
    assert bt.over
    assert bt.at("Chote") == "British: Cherokee 1, Cherokee 2"


@pytest.mark.rule("A-37")
def test_4_a_nation_unit_without_a_friendly_village_is_not_called_back() -> None:
    bt = Played().nation("cherokee", "british").put("Cherokee 1 @ losses")
    bt.put("French control @ Keowee", "French control @ Chote", "Rogers, Scott @ losses")
    bt.start_with(british=4)
    assert bt.why_not("call_back Cherokee 1") == "return_no_home"


@pytest.mark.rule("R-E-a")
def test_4_who_may_not_be_called_back() -> None:
    bt = Played().put("Rogers, Scott @ losses", "Gage @ Boston", "Langis @ losses")
    bt.nation("cherokee", "french").put("Cherokee 1 @ losses").start_with(british=4)
    assert bt.offered("call_back") == ["Rogers (Light)", "Scott (Light)"]
    assert bt.why_not("call_back Gage") == "return_not_lost"
    assert bt.why_not("call_back Dunn") == "return_not_lost"
    assert bt.why_not("call_back Langis") == "round_up_not_yours"
    assert bt.why_not("call_back Cherokee 1") == "round_up_not_yours"


@pytest.mark.rule("R-E-e", "A-32", "A-48", "R-13.8f")
def test_4_the_unit_joins_the_stack_and_clears_its_markers() -> None:
    bt = Played().put("Rogers @ losses", "Scott @ Albany", "British rout @ Albany")
    bt.put("British oos @ Albany").start_with(british=4).british("space Albany")
    assert bt.markers("british", "Albany") == ""
    assert bt.spent() == ""


@pytest.mark.rule("A-48")
def test_4_the_unit_was_placed_in_this_action_round() -> None:
    bt = Played().put("Rogers @ losses").start_with(british=4).british("space Albany")
    assert bt.g.arrived == {bt.space("Albany"): 0}
    assert not bt.g.present[0] >> bt.space("Albany") & 1


# ---------------------------------------------------------------------- card 31


@pytest.mark.rule("R-E-a")
def test_31_a_canadiens_comes_before_all_others() -> None:
    bt = Played().put("Langis, Canadiens 2, Berry @ losses", "reduced Lacorne @ Montréal")
    bt.start_with(french=31)
    assert bt.choices() == ["call_back Canadiens (Brigade) 2", "flip Lacorne (Light)"]
    assert bt.why_not("call_back Langis") == "return_canadiens"
    assert bt.why_not("call_back Berry") == "return_canadiens"
    bt.french("call_back Canadiens 2", "space Isle aux Noix")
    assert bt.at("Isle aux Noix") == "French: Canadiens 2"
    assert bt.asked_seat == -1


@pytest.mark.rule("R-E-a")
def test_31_a_canadiens_on_the_map_binds_nobody() -> None:
    bt = Played().put("Langis, Berry @ losses", "Canadiens 1 @ Québec").start_with(french=31)
    assert bt.offered("call_back") == ["Berry (Metropolitan Brigade)", "Langis (Light)"]
    bt.french("call_back Berry")
    assert "Louisbourg" in bt.offered("space")
    assert bt.why_not("space Halifax") == "outside"


@pytest.mark.rule("R-E-a", "A-37")
def test_31_an_indian_returns_to_its_village() -> None:
    bt = Played().put("Micmac @ losses").start_with(french=31)
    assert bt.over
    assert bt.at("Miramichy") == "French: Micmac"
    bt = Played().put("Micmac @ losses", "British control @ Miramichy").start_with(french=31)
    assert bt.idle == [31]
    assert bt.control("Miramichy") == "British"


@pytest.mark.rule("R-E-a")
def test_31_besiegers_are_no_bar() -> None:
    bt = Played().put("Kahnawake, Langis @ losses", "bastion @ Québec", "Rogers @ Québec")
    bt.put("battle @ Québec").start_with(french=31)
    bt.french("call_back Langis", "space Québec")
    assert bt.at("Québec") == "British: Rogers; French: Langis, Bastion 1"
    assert bt.battles() == ["Québec"]
