"""7.4 Events about Action Points, orders and markers: cards 6, 21, 30, 33, 39, 40 and 54."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.cards.playing import Played
from ticonderoga.games.bayonets_tomahawks.position import NO_INDIANS, ROUGH_SEAS

# ---------------------------------------------------------------------- 6 Delayed Supplies


@pytest.mark.rule("R-E-a", "R-E-b")
def test_6_the_french_choose_an_ap_of_each_card() -> None:
    bt = Played(1757).start_with(british=6, french=27, indian=46)
    assert (bt.asked, bt.asked_seat) == ("lose_french_ap", 1)
    assert bt.offered("lose_ap") == ["2x Light AP", "Light/Army AP", "Sail/Army AP"]
    assert bt.why_not("lose_ap light") == "ap_not_on_french_card"
    assert bt.why_not("lose_ap indian") == "ap_not_on_french_card"
    bt.french("lose_ap light_or_army")
    assert bt.asked == "lose_indian_ap"
    assert bt.offered("lose_ap") == ["2x Indian AP", "Indian AP"]
    assert bt.why_not("lose_ap light_2x") == "ap_not_on_indian_card"
    bt.french("lose_ap indian_2x")
    assert bt.over
    assert bt.left("french") == ["light_2x", "sail_army"]
    assert bt.left("indian") == ["indian"]
    assert bt.left("british") == ["light", "army", "army", "sail_army"]


@pytest.mark.rule("R-E-a")
def test_6_of_equal_aps_one_goes_without_a_question() -> None:
    bt = Played(1757).start_with(british=6, french=26, indian=52)
    assert bt.over
    assert bt.left("french") == ["light"]
    assert bt.left("indian") == ["indian", "indian"]


@pytest.mark.rule("R-E-a")
def test_6_of_two_alike_and_a_third_one_the_third_may_go() -> None:
    bt = Played(1757).start_with(british=6, french=33, indian=44)
    assert bt.offered("lose_ap") == ["Light/Army AP", "Sail/Army AP"]
    bt.french("lose_ap light_or_army")
    assert bt.left("french") == ["light_or_army", "sail_army"]
    assert bt.left("indian") == []


@pytest.mark.rule("A-31")
def test_6_and_54_with_the_french_first_the_added_ap_may_be_lost() -> None:
    bt = Played(1757).start_with(british=6, french=23, indian=54, first="french")
    assert bt.offered("lose_ap") == ["Light AP", "Light/Army AP", "Sail/Army AP"]
    bt.french("lose_ap light")
    assert bt.over
    assert bt.left("french") == ["light_or_army", "sail_army"]
    assert bt.left("indian") == []


@pytest.mark.rule("A-31")
def test_6_and_54_with_the_british_first_a_printed_ap_is_lost() -> None:
    bt = Played(1757).start_with(british=6, french=23, indian=54, first="british")
    assert bt.offered("lose_ap") == ["Light/Army AP", "Sail/Army AP"]
    bt.french("lose_ap sail_army")
    assert bt.over
    assert bt.left("french") == ["light_or_army", "light"]


@pytest.mark.rule("A-31")
def test_6_and_54_the_only_printed_ap_is_lost_and_the_added_one_stays() -> None:
    bt = Played(1757).start_with(british=6, french=25, indian=54)
    assert bt.over
    assert bt.left("french") == ["light"]
    assert bt.idle == []


@pytest.mark.rule("R-E-a")
def test_6_nothing_to_lose() -> None:
    bt = Played(1757).reveal(british=6, french=25, indian=54).aps(french=[])
    bt.until("landing").begin()
    assert bt.idle == [6]
    bt = Played(1757).reveal(british=6, french=25).aps(french=[]).until("landing").begin()
    assert (bt.idle, bt.left("indian")) == ([], ["indian"])


# ---------------------------------------------------------------------- 30 Reluctant Wagoneers


@pytest.mark.rule("R-E-a", "R-E-b", "A-28", "G-C-06")
@pytest.mark.parametrize(
    ("british", "left", "idle"),
    [
        (8, ["light", "sail_army"], []),
        (11, ["sail_army_2x"], []),
        (5, ["light", "sail_army"], [30]),
        (9, ["light", "army"], []),
        (7, ["light", "army_2x"], []),
        (4, ["light"], []),
    ],
)
def test_30_two_plain_army_aps_are_lost(british: int, left: list[str], idle: list[int]) -> None:
    bt = Played(1757).start_with(british=british, french=30)
    assert bt.left("british") == left
    assert [card for card in bt.idle if card == 30] == idle
    assert bt.left("french") == ["light", "sail_army"]


# ---------------------------------------------------------------------- 54 How the French Fight


@pytest.mark.rule("R-E-a", "R-E-b", "G-C-05")
def test_54_one_more_light_ap_and_no_indians() -> None:
    bt = Played().start_with(french=26, indian=54)
    assert bt.left("french") == ["light", "light", "light"]
    assert bt.left("indian") == []
    assert bt.left("british") == ["light", "army", "army"]
    assert bt.g.effects == NO_INDIANS


# ---------------------------------------------------------------------- 40 Rough Seas


@pytest.mark.rule("R-E-a")
def test_40_the_seas_are_rough() -> None:
    bt = Played(1758).start_with(french=40)
    assert bt.g.effects == ROUGH_SEAS
    assert bt.idle == []
    assert Played(1758).start_with(french=41).g.effects == 0


# ---------------------------------------------------------------------- 33 Hesitant General


@pytest.mark.rule("R-E-a")
def test_33_all_british_units_of_a_space_are_spent() -> None:
    bt = Played(1757).put("15th & 58th, Rogers, Wolfe, Fort Edward @ Albany", "Scott @ Halifax")
    bt.put("Gage, Boscawen @ Sail box", "Langis @ Montréal").start_with(french=33)
    assert (bt.asked, bt.asked_seat) == ("hesitation", 1)
    assert bt.offered("hold_back") == ["Albany", "Halifax"]
    assert bt.why_not("hold_back Montréal") == "no_british_there"
    assert bt.why_not("hold_back Boston") == "no_british_there"
    bt.french("hold_back Albany")
    assert bt.over
    assert bt.spent() == "Rogers, 15th & 58th, Fort Edward, Wolfe"


@pytest.mark.rule("R-E-a")
def test_33_a_single_space_is_picked_without_a_question() -> None:
    bt = Played(1757).put("Scott @ Halifax", "Boscawen @ Sail box").start_with(french=33)
    assert bt.over
    assert bt.spent() == "Scott"


@pytest.mark.rule("R-E-a")
def test_33_the_french_there_are_not_concerned() -> None:
    bt = Played(1757).put("Scott @ Québec", "bastion, Langis @ Québec").start_with(french=33)
    assert bt.spent() == "Scott"


@pytest.mark.rule("R-E-a")
def test_33_nobody_on_the_map() -> None:
    bt = Played(1757).put("Boscawen @ Sail box").start_with(french=33)
    assert bt.idle == [33]
    assert bt.spent() == ""


# ---------------------------------------------------------------------- 39 Lake Warships

LAKES = [
    "Baye de Cataracouy to Oswego", "Baye de Cataracouy to Toronto",
    "Isle aux Noix to Ticonderoga", "Niagara to Onyiudaondagwat", "Niagara to Toronto",
    "Onyiudaondagwat to Oswego",
]  # fmt: skip


@pytest.mark.rule("R-E-a")
def test_39_the_french_close_one_of_six_lake_highways() -> None:
    bt = Played(1758).start_with(french=39)
    assert (bt.asked, bt.asked_seat) == ("warships", 1)
    assert bt.offered("close") == LAKES
    assert bt.why_not("close albany__lake_george") == "no_lake_highway"
    bt.french("close niagara__toronto")
    assert bt.over
    assert bt.g.warships == bt.connection("Niagara", "Toronto")


@pytest.mark.rule("R-E-a")
def test_39_not_one_whose_two_ends_are_british() -> None:
    bt = Played(1758).put("British control @ Ticonderoga", "British control @ Baye de Cataracouy")
    bt.start_with(french=39)
    assert bt.offered("close") == LAKES[1:]
    name = bt.board.conn_ids[bt.connection("Oswego", "Baye de Cataracouy")]
    assert bt.why_not(f"close {name}") == "both_ends_british"
    bt.french(f"close {bt.board.conn_ids[bt.connection('Isle aux Noix', 'Ticonderoga')]}")
    assert bt.g.warships == bt.connection("Isle aux Noix", "Ticonderoga")


@pytest.mark.rule("R-E-a")
def test_39_a_wilderness_end_is_never_british() -> None:
    bt = Played(1758)
    for name in ("Ticonderoga", "Isle aux Noix", "Baye de Cataracouy", "Toronto", "Niagara"):
        bt.put(f"British control @ {name}")
    bt.put("Rogers @ Onyiudaondagwat").start_with(french=39)
    assert bt.offered("close") == ["Niagara to Onyiudaondagwat", "Onyiudaondagwat to Oswego"]


@pytest.mark.rule("R-E-a")
def test_39_nothing_can_be_closed() -> None:
    """Only a pack that names other lakes could bring this about; here no lake is left."""
    bt = Played(1758)
    lakes, bt.board.conn_lake = bt.board.conn_lake, [False] * len(bt.board.conn_lake)
    try:
        bt.start_with(french=39)
    finally:
        bt.board.conn_lake = lakes
    assert (bt.idle, bt.g.warships) == ([39], -1)


# ---------------------------------------------------------------------- 21 Armed Battoemen


@pytest.mark.rule("R-E-a")
def test_21_an_oos_marker_comes_off() -> None:
    bt = Played().put("Rogers @ Niagara", "Scott @ Toronto", "Gage @ Oswego", "Langis @ Saranac")
    bt.put("British oos @ Niagara", "British oos @ Toronto", "British rout @ Toronto")
    bt.put("British rout @ Oswego", "French oos @ Saranac").start_with(british=21)
    assert (bt.asked, bt.asked_seat) == ("relief", 0)
    assert bt.offered("relieve") == ["Niagara", "Toronto"]
    for place in ("Oswego", "Saranac", "Albany"):
        assert bt.why_not(f"relieve {place}") == "no_oos_there"
    bt.british("relieve Toronto")
    assert bt.over
    assert bt.markers("british", "Toronto") == "rout"
    assert bt.markers("british", "Niagara") == "oos"
    assert bt.markers("british", "Oswego") == "rout"
    assert bt.markers("french", "Saranac") == "oos"
    assert bt.logged("supplied_again") == [(bt.space("Toronto"),)]


@pytest.mark.rule("R-E-a")
def test_21_only_without_any_a_rout_marker() -> None:
    bt = Played().put("Rogers @ Niagara", "Boscawen @ Sail box", "Langis @ Saranac")
    bt.put("British rout @ Niagara", "British rout @ Sail box", "French oos @ Saranac")
    bt.start_with(british=21)
    assert bt.choices() == ["relieve Niagara", "relieve_at_sea"]
    assert bt.why_not("relieve Saranac") == "no_rout_there"
    bt.british("relieve_at_sea")
    assert bt.markers("british", "Sail box") == ""
    assert bt.markers("british", "Niagara") == "rout"
    assert bt.logged("heartened") == [(bt.board.sail,)]


@pytest.mark.rule("R-E-a")
def test_21_a_single_stack_is_relieved_without_a_question() -> None:
    bt = Played().put("Rogers @ Niagara", "British rout @ Niagara").start_with(british=21)
    assert bt.over
    assert bt.markers("british", "Niagara") == ""


@pytest.mark.rule("R-E-a")
def test_21_no_marker_no_effect() -> None:
    bt = Played().put("Rogers @ Niagara", "Langis @ Saranac", "French rout @ Saranac")
    bt.start_with(british=21)
    assert bt.idle == [21]
    assert bt.markers("french", "Saranac") == "rout"
