"""13.2 and 13.3.1: Militia, Emergency Artillery, combining, Commanders, in this order."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.fights import (
    attackers,
    besiege,
    lost,
    meet,
    penalties,
    rollers,
    told,
    track,
    won,
)
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.position import ABSENT, LOSSES, POOL
from ticonderoga.games.bayonets_tomahawks.rules.battle_preparation import fighting_militia
from ticonderoga.games.bayonets_tomahawks.rules.combining import combine_among, combine_stack

MISSES = [6] * 60


# ---------------------------------------------------------------------- 13.2.1 Militia


def militia(bt: Situation) -> dict[str, int]:
    """How many Militia took part, by side."""
    return {("British", "French")[side]: number for side, number in bt.logged("militia")}


@pytest.mark.rule("R-13.2.1a")
@pytest.mark.parametrize(
    ("where", "number"), [("Albany", 3), ("Carlisle", 2), ("Port la Joye", 1), ("Québec", 3)]
)
def test_13_2_1_as_many_militia_as_silhouettes(where: str, number: int) -> None:
    side = "french" if where in ("Port la Joye", "Québec") else "british"
    bt = meet(where, "Rogers", "Langis", attacker="british" if side == "french" else "french")
    bt.roll(*MISSES).begin()
    assert militia(bt) == {side.capitalize(): number}
    assert rollers(bt)[-number:] == [f"Militia of the {side.capitalize()}"] * number


@pytest.mark.rule("R-13.2.1a", "G-C-41", "R-13.2.1b")
def test_13_2_1_one_less_under_an_enemy_control_marker() -> None:
    """The French attack a British-held Les Trois Rivières: their Militia help the attackers."""
    bt = meet("Les Trois Rivières", "British metropolitan", "2 French light", attacker="french")
    bt.put("British control @ Les Trois Rivières").dice("M M  M  F").begin()
    assert attackers(bt) == "French"
    assert militia(bt) == {"French": 1}
    assert won(bt) == "French 1:0"
    assert rollers(bt)[-1] == "Militia of the French"
    assert bt.control("Les Trois Rivières") == "French"


@pytest.mark.rule("R-13.2.1b")
def test_13_2_1_uncaptured_militia_fight_alone() -> None:
    bt = meet("Carlisle", "", "Langis, Lignery", attacker="french").dice("M M  F M").begin()
    assert won(bt) == "British 1:0"
    assert bt.french("retreat Rays Town").control("Carlisle") == "British"
    assert bt.at("Carlisle") == ""


@pytest.mark.rule("R-13.2.1b")
def test_13_2_1_militia_of_a_captured_space_do_not_fight_alone() -> None:
    """A marker that should not be there: no units stand with the Militia."""
    bt = meet("Carlisle", "", "Langis, Lignery", attacker="french").put("French control @ Carlisle")
    bt.begin()
    assert bt.logged("battle") == []
    assert bt.control("Carlisle") == "French"


@pytest.mark.parametrize("company", [False, True])
@pytest.mark.parametrize("now", ["British", "French"])
@pytest.mark.parametrize("before", ["British", "French"])
@pytest.mark.rule("R-13.2.1b", "R-10.7b")
def test_13_2_1_where_militia_stand_alone(before: str, now: str, company: bool) -> None:
    """B-5 Carlisle was in these hands when the Action Round began, and is in these now."""
    bt = Situation().put(f"{now} control @ Carlisle")
    if company:
        bt.put("Rogers @ Carlisle")
    carlisle = bt.space("Carlisle")
    bt.but(held=1 << carlisle if before == "French" else 0)
    number = 2 if now == "British" else 1
    alone = number if before == now == "British" else 0
    assert fighting_militia(bt.start, BRITISH, carlisle) == (number if company else alone)


@pytest.mark.rule("R-13.2.1c", "R-13.3.3e")
@pytest.mark.parametrize(("face", "marker"), [("F", 1), ("TC", 0), ("SC", 0), ("BT", 0), ("M", 0)])
def test_13_2_1_only_flags_of_militia_count(face: str, marker: int) -> None:
    bt = meet("Port la Joye", "Rogers, British metropolitan", "", attacker="british")
    bt.dice(f"F M  {face}").begin()
    assert bt.logged("battle_won")[0][2:] == ((1, marker) if marker < 1 else (1, 1))
    assert won(bt).startswith("British" if marker < 1 else "French")
    assert bt.logged("reduced") == []


@pytest.mark.rule("R-13.2.1c", "R-13.3.3f", "G-C-32")
def test_13_2_1_each_bt_of_a_brigade_removes_one_militia() -> None:
    """Côte du Sud, two Militia and no French units; four Metropolitan Brigades attack."""
    bt = meet("Côte du Sud", "4 British metropolitan", came="Rivière du Loup")
    bt.put("British control @ Rivière du Loup").dice("BT F SC M  F").begin()
    assert militia(bt) == {"French": 2}
    assert rollers(bt).count("Militia of the French") == 1
    assert bt.logged("bt_scored") == []
    assert won(bt) == "French 1:1"
    assert bt.control("Côte du Sud") == "French"
    assert bt.at("Rivière du Loup").startswith("British: 15th")


@pytest.mark.rule("R-13.2.1c")
def test_13_2_1_the_militia_are_back_in_the_next_battle() -> None:
    bt = meet("Côte du Sud", "4 British metropolitan", came="Rivière du Loup")
    bt.put("British control @ Rivière du Loup").dice("BT M M M  M").begin()
    assert rollers(bt).count("Militia of the French") == 1
    assert fighting_militia(bt.g, FRENCH, bt.space("Côte du Sud")) == 2


# ---------------------------------------------------------------------- 13.2.2 Emergency Artillery


def landing(fleets: int = 2, guns: int = POOL) -> Situation:
    """The British attack Louisbourg with Fleets and a Light unit; all their Artillery is in this
    box or pool."""
    bt = meet("Louisbourg", f"Rogers, {fleets} British fleet", "2 bastion")
    for number in range(1, 9):
        bt.start.where[bt.piece(f"Royal Artillery {number}")] = guns
    return bt


@pytest.mark.rule("R-13.2.2a", "A-25", "R-13.2z")
def test_13_2_2_a_fleet_may_be_given_up_for_an_artillery() -> None:
    bt = landing().begin()
    assert (bt.asked, bt.asked_seat) == ("swap_fleet", BRITISH)
    assert bt.offered("swap_fleet") == ["Boscawen (Fleet)", "Colvill (Fleet)"]
    assert bt.offers("keep_fleets")
    assert bt.why_not("swap_fleet Rogers") == "swap_no_fleet"
    assert bt.why_not("swap_fleet Durell") == "pick_elsewhere"
    assert bt.why_not("swap_fleet Bastion 1") == "pick_other_side"
    bt.roll(*MISSES).british("swap_fleet Colvill")
    assert bt.where("Colvill") == "pool"
    assert "Royal Artillery 1" in rollers(bt)
    assert bt.logged("emergency_artillery") == [
        (bt.piece("Colvill"), bt.piece("Royal Artillery 1"))
    ]


@pytest.mark.rule("R-13.2.2a")
def test_13_2_2_it_may_be_declined() -> None:
    bt = landing().begin()
    bt.roll(*MISSES).british("keep_fleets")
    assert rollers(bt)[:3] == ["Rogers", "Boscawen", "Colvill"]
    assert bt.logged("emergency_artillery") == []


@pytest.mark.rule("R-13.2.2a", "A-25")
def test_13_2_2_from_the_losses_box_if_the_pool_is_empty() -> None:
    bt = landing(guns=LOSSES)
    bt.start.reduced = 1 << bt.piece("Royal Artillery 1")
    bt.begin().dice("M M F").roll(*MISSES).british("swap_fleet Boscawen")
    assert "Royal Artillery 1" in rollers(bt)
    assert not bt.g.is_reduced(bt.piece("Royal Artillery 1"))


@pytest.mark.rule("R-13.2.2a")
def test_13_2_2_from_the_pool_as_long_as_it_has_any() -> None:
    bt = landing(guns=LOSSES)
    bt.start.where[bt.piece("Royal Artillery 5")] = POOL
    bt.begin()
    bt.roll(*MISSES).british("swap_fleet Boscawen")
    assert "Royal Artillery 5" in rollers(bt)
    assert bt.where("Royal Artillery 1") == "losses"


@pytest.mark.rule("R-13.2.2a")
def test_13_2_2_not_with_one_fleet_nor_without_any_artillery() -> None:
    bt = landing(fleets=1).roll(*MISSES).begin()
    assert bt.logged("emergency_artillery") == []
    assert bt.asked != "swap_fleet"
    bt = landing(guns=ABSENT).roll(*MISSES).begin()
    assert bt.asked != "swap_fleet"


@pytest.mark.rule("A-25")
def test_13_2_2_both_sides_the_attacker_first() -> None:
    bt = landing().put("2 French fleet @ Louisbourg").begin()
    assert bt.asked_seat == BRITISH
    bt.british("keep_fleets")
    assert (bt.asked, bt.asked_seat) == ("swap_fleet", FRENCH)
    bt.roll(*MISSES).french("swap_fleet Beauffremont")
    assert "Canonniers Bombardiers 1" in rollers(bt)


def test_13_2_2_the_stack_keeps_its_markers() -> None:
    """B-16 The Artillery takes the place of the Fleet; it does not join the stack."""
    bt = landing().put("British oos @ Louisbourg").begin()
    bt.roll(*MISSES).british("swap_fleet Boscawen")
    assert penalties(bt, "british") == {"oos": 1}


# ---------------------------------------------------------------------- 13.2.3 combining


def combining(stack: str, **options: str) -> Situation:
    """The Reduced units of a British stack at Albany combine."""
    bt = Situation(**options).put(f"{stack} @ Albany")
    return bt.perform(lambda g: combine_stack(g, BRITISH, bt.space("Albany")))


@pytest.mark.rule("R-13.2.3a")
def test_13_2_3_the_owner_picks_who_is_eliminated_and_who_becomes_full() -> None:
    bt = combining("reduced Rogers, reduced Scott, reduced Gage, Putnam, Mohawk")
    assert (bt.asked, bt.asked_seat) == ("combine", BRITISH)
    assert bt.offered("combine") == ["Gage (Light)", "Rogers (Light)", "Scott (Light)"]
    assert bt.why_not("combine Putnam") == "combine_full"
    assert bt.why_not("combine Langis") == "pick_other_side"
    assert bt.why_not("combine Dunn") == "pick_elsewhere"
    bt.british("combine Scott")
    assert bt.asked == "make_full"
    assert bt.offered("make_full") == ["Gage (Light)", "Rogers (Light)"]
    assert bt.why_not("make_full Scott") == "combine_not_now"
    bt.british("make_full Rogers")
    assert bt.at("Albany") == "British: Gage (reduced), Putnam, Rogers, Mohawk"
    assert bt.where("Scott") == "losses"
    assert bt.ask is None


@pytest.mark.rule("R-13.2.3a")
def test_13_2_3_as_much_as_possible() -> None:
    bt = combining("reduced Rogers, reduced Scott, reduced Gage, reduced Dunn")
    bt.british("combine Dunn", "make_full Gage", "combine Rogers")
    assert bt.at("Albany") == "British: Gage, Scott"
    assert lost(bt) == ["Dunn", "Rogers"]


@pytest.mark.rule("R-13.2.3b", "R-3.1a")
def test_13_2_3_light_colours_do_not_matter() -> None:
    bt = combining("reduced Rogers, reduced Scott")
    assert bt.offered("combine") == ["Rogers (Light)", "Scott (Light)"]
    bt.british("combine Rogers")
    assert bt.at("Albany") == "British: Scott"


@pytest.mark.rule("R-13.2.3b", "A-5", "R-13.4.3a")
def test_13_2_3_a_highland_is_a_metropolitan_and_gives_a_chit() -> None:
    bt = combining("reduced Campbell, reduced 15th & 58th, reduced New England 1")
    assert len(bt.offered("combine")) == 2
    assert bt.why_not("combine New England 1") == "combine_other_type"
    bt.british("combine Campbell")
    assert bt.where("Campbell") == "losses"
    assert [entry[0] for entry in bt.logged("chit_drawn")] == [FRENCH]


@pytest.mark.rule("A-5")
def test_13_2_3_by_the_option_no_chit() -> None:
    bt = combining("reduced Campbell, reduced 15th & 58th", combining_draws_wie="no")
    bt.british("combine Campbell")
    assert bt.logged("chit_drawn") == []


@pytest.mark.rule("R-13.2.3c", "R-13.4.1a")
@pytest.mark.parametrize(
    ("pair", "box"),
    [
        ("Royal Artillery 1, Royal Artillery 2", "losses"),
        ("Boscawen, Colvill", "pool"),
        ("New England 1, New England 2", "losses"),
        ("15th & 58th, 22nd & 28th", "losses"),
        ("Gage, Rogers", "losses"),
    ],
)
def test_13_2_3_what_combines_and_where_the_eliminated_half_goes(pair: str, box: str) -> None:
    one, other = pair.split(", ")
    bt = combining(f"reduced {one}, reduced {other}")
    if bt.ask is not None:
        bt.british(f"combine {one}")
    assert bt.where(one) == box
    assert bt.at("Albany") == f"British: {other}"


@pytest.mark.rule("R-13.2.3c", "A-52", "G-C-44")
def test_13_2_3_bastions_and_forts_never_combine() -> None:
    bt = Situation().put("reduced Bastion 1, reduced Bastion 2, 2 reduced canadiens @ Québec")
    bt.perform(lambda g: combine_stack(g, FRENCH, bt.space("Québec")))
    assert bt.ask is None, "copies of one counter: nobody is asked"
    assert bt.at("Québec") == "French: Canadiens 2, Bastion 1 (reduced), Bastion 2 (reduced)"
    assert bt.where("Canadiens 1") == "losses"
    assert bt.logged("chit_drawn") == []


@pytest.mark.parametrize("spent", ["", "Canadiens 1", "Canadiens 2"])
@pytest.mark.rule("R-13.2.3a")
def test_13_2_3_copies_of_one_counter_are_unlike_if_one_is_spent(spent: str) -> None:
    bt = Situation().put("2 reduced canadiens @ Québec")
    bt.but(spent=1 << bt.piece(spent) if spent else 0)
    bt.perform(lambda g: combine_stack(g, FRENCH, bt.space("Québec")))
    assert (bt.ask is not None) == bool(spent)


@pytest.mark.rule("R-13.2.3a")
def test_13_2_3_units_of_different_types_do_not_combine() -> None:
    bt = combining("reduced Rogers, reduced 15th & 58th, reduced New England 1, reduced Boscawen")
    assert bt.ask is None
    assert lost(bt) == []


@pytest.mark.rule("R-13.2.3a")
def test_13_2_3_pieces_that_are_in_no_stack_combine_too() -> None:
    bt = Situation().put("New England 1, N.York & N.J. 1 @ disbanded")
    pair = (bt.piece("New England 1"), bt.piece("N.York & N.J. 1"))
    bt.start.reduced = 1 << pair[0] | 1 << pair[1]
    bt.perform(lambda g: combine_among(g, BRITISH, pair)).british("combine N.York & N.J. 1")
    assert bt.where("N.York & N.J. 1") == "losses"
    assert not bt.g.reduced


@pytest.mark.rule("R-13.2.3a", "R-13.2z")
def test_13_2_3_both_sides_combine_before_a_battle() -> None:
    bt = meet("Ticonderoga", "reduced Rogers, reduced Scott", "reduced Langis, reduced Lacorne")
    bt.begin()
    assert (bt.asked, bt.asked_seat) == ("combine", BRITISH)
    bt.british("combine Scott")
    assert (bt.asked, bt.asked_seat) == ("combine", FRENCH)
    bt.roll(*MISSES).french("combine Langis")
    assert rollers(bt) == ["Rogers", "Lacorne"], "who went in combining does not roll"


# ---------------------------------------------------------------------- 13.3.1 Commanders


@pytest.mark.rule("R-13.3.1a")
def test_13_3_1_each_side_may_use_one_commander() -> None:
    bt = meet("Ticonderoga", "Forbes, Wolfe, 15th & 58th", "Montcalm, Berry, Langis").begin()
    assert (bt.asked, bt.asked_seat) == ("commander", BRITISH)
    assert bt.offered("commander") == ["Forbes (Commander)", "Wolfe (Commander)"]
    assert bt.why_not("commander 15th & 58th") == "no_commander"
    assert bt.why_not("commander Montcalm") == "pick_other_side"
    assert bt.why_not("commander Bradstreet") == "pick_elsewhere"
    bt.british("commander Wolfe")
    assert (bt.asked, bt.asked_seat) == ("commander", FRENCH)
    bt.dice("F").roll(*MISSES).french("no_commander")
    battle = bt.logged("commands")
    assert battle == [(bt.piece("Wolfe"), 3)]


@pytest.mark.rule("R-13.3.1a")
def test_13_3_1_nobody_is_asked_about_a_commander_who_can_help_nobody() -> None:
    """Rigaud has the triangle only, Montcalm the square only."""
    bt = meet("Ticonderoga", "Rogers", "Rigaud, Berry").roll(*MISSES).begin()
    assert bt.logged("commands") == []
    assert told(bt, "battle_won") == ["battle_won"]
    bt = meet("Ticonderoga", "Rogers", "Montcalm, Langis, Fort Carillon").roll(*MISSES).begin()
    assert bt.logged("commands") == []
    bt = meet("Ticonderoga", "Rogers", "Rigaud, Langis").roll(*MISSES).begin()
    assert bt.asked == "commander"


# ---------------------------------------------------------------------- 13.2 the order


@pytest.mark.rule("R-13.2z")
def test_13_2_the_order_of_preparation() -> None:
    bt = meet(
        "Louisbourg", "Wolfe, 2 British fleet, reduced Rogers, reduced Scott, Campbell", "2 bastion"
    )
    bt.put("British landing @ Louisbourg").cards(french=41).begin()
    bt.british("swap_fleet Boscawen", "combine Rogers", "commander Wolfe")
    assert bt.asked == "battle_event"
    assert track(bt) == [-1, 0]
    bt.roll(*MISSES).french("event")
    steps = ("militia", "emergency_artillery", "combined", "commands", "penalty", "marker_moves")
    assert told(bt, *steps) == list(steps)


@pytest.mark.rule("R-13.3.2b", "R-13.2z")
def test_13_3_2_emergency_artillery_helps_against_the_fort_already() -> None:
    for choice, positions in (
        ("swap_fleet Boscawen", {"fort": 1}),
        ("keep_fleets", {"fort_no_guns": 2}),
    ):
        bt = meet("Chignectou", "2 British fleet, Rogers", "Fort Beauséjour").begin()
        bt.roll(*MISSES).british(choice)
        assert penalties(bt, "british") == positions


@pytest.mark.rule("R-13.3.1b")
def test_13_3_1_a_marker_goes_on_beyond_ten() -> None:
    bt = besiege("12 British metropolitan").roll(*[1] * 12, *MISSES).begin()
    assert won(bt) == "British 12:0"
