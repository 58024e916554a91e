"""14 The end of an Action Round: discards, markers, Rally, and the Round that follows."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks import position as at
from ticonderoga.games.bayonets_tomahawks.data.kinds import AP_ARMY, AP_INDIAN, FRENCH
from ticonderoga.games.bayonets_tomahawks.rules.end_of_round import (
    end_round,
    rallies_on_bt,
    rally_dice,
)


def ended(bt: Situation) -> Situation:
    return bt.perform(end_round)


@pytest.mark.rule("R-14.0a")
def test_cards_are_discarded_and_unused_points_lost() -> None:
    bt = Situation().cards(indian=43).aps(british=["army"], french=["light"], indian=["indian"])
    bt.but(reaction=AP_ARMY)
    ended(bt)
    g = bt.g
    assert g.discards == (2, 22, 43)
    assert (g.played, g.indian, g.aps, g.indian_aps) == ([0, 0], 0, [(), ()], ())
    assert g.reaction == -1
    assert AP_INDIAN not in g.indian_aps


@pytest.mark.rule("R-14.0a", "R-E-d")
def test_card_45_leaves_the_game_when_it_has_been_played() -> None:
    bt = ended(Situation().cards(indian=45))
    assert bt.g.gone == (45,)
    assert bt.g.discards == (2, 22)
    assert bt.logged("card_gone") == [(45,)]
    bt = ended(Situation().cards(indian=46))
    assert bt.g.gone == ()
    assert bt.g.discards == (2, 22, 46)


@pytest.mark.rule("R-14.0a")
def test_spent_landing_and_marshal_markers_go_and_others_stay() -> None:
    bt = Situation().put("spent Washington @ Albany", "British landing @ Albany")
    bt.put("Lacorne @ Montréal", "French marshal @ Montréal", "French rout @ Montréal")
    bt.but(sheltered=1 << bt.piece("Lacorne"))
    ended(bt.dice("M"))
    assert bt.spent() == ""
    assert bt.markers("british", "Albany") == ""
    assert bt.markers("french", "Montréal") == "rout"
    assert bt.g.sheltered == 0


@pytest.mark.parametrize(
    ("number", "step", "round_"),
    [
        (1, "draw", 2), (2, "fleets-arrive", 2), (3, "colonials-draw", 3), (4, "draw", 5),
        (8, "draw", 9), (9, "victory-check", 9),
    ],
)  # fmt: skip
@pytest.mark.rule("R-14.0a", "R-4.1a")
def test_what_follows_each_action_round(number: int, step: str, round_: int) -> None:
    bt = ended(Situation().cards(indian=43).but(round=number))
    assert (bt.step(), bt.g.round) == (step, round_)


@pytest.mark.rule("R-14.0a")
def test_supply_is_checked_before_the_rally() -> None:
    bt = Situation().cards(indian=43)
    bt.put("Béarn & Guyenne @ Ticonderoga", "French rout @ Ticonderoga")
    bt.put("Rogers @ Isle aux Noix", "British control @ Isle aux Noix")
    ended(bt.dice("F"))
    kinds = [entry[0] for entry in bt.match.log()]
    assert kinds.index("out_of_supply") < kinds.index("rally_roll")


# ---------------------------------------------------------------------- Rally


def routed(*pieces: str, place: str = "Montréal") -> Situation:
    bt = Situation().cards(indian=43).put(f"{', '.join(pieces)} @ {place}")
    return bt.put(f"French rout @ {place}")


@pytest.mark.parametrize(("face", "left"), [("F", ""), ("BT", ""), ("TC", "rout"), ("SC", "rout"),
                                           ("M", "rout")])  # fmt: skip
@pytest.mark.rule("R-14.2a")
def test_light_units_rally_on_flag_and_bt(face: str, left: str) -> None:
    bt = ended(routed("Lacorne", "Abénaki").dice(face))
    assert bt.markers("french", "Montréal") == left
    assert len(bt.logged("rally_roll")) == 1
    assert (bt.logged("rallied") == []) == bool(left)


@pytest.mark.parametrize(("face", "left"), [("F", ""), ("BT", "rout"), ("TC", "rout")])
@pytest.mark.parametrize("other", ["Berry", "Canadiens 1", "Canonniers Bombardiers 1"])
@pytest.mark.rule("R-14.2a")
def test_other_stacks_rally_on_a_flag_only(other: str, face: str, left: str) -> None:
    bt = ended(routed("Lacorne", other).dice(face))
    assert bt.markers("french", "Montréal") == left


@pytest.mark.rule("R-14.2a")
def test_forts_and_commanders_do_not_spoil_a_light_stack_and_fleets_and_bastions_do() -> None:
    place = "Québec"
    for others, on_bt in (
        (("Fort Lévis",), True),
        (("Rigaud",), True),
        (("Fort Lévis", "Rigaud"), True),
        (("De l'Isle",), False),
        (("Bastion 1",), False),
    ):
        bt = routed("Lacorne", *others, place=place)
        assert rallies_on_bt(bt.start, FRENCH, bt.space(place)) is on_bt
    alone = routed("Fort Lévis", place=place)  # B-25
    assert not rallies_on_bt(alone.start, FRENCH, alone.space(place))


@pytest.mark.rule("R-14.2a", "G-C-33")
def test_a_commander_adds_dice_and_one_success_is_enough() -> None:
    bt = ended(routed("Lacorne", "Langis", "Rigaud").dice("M SC BT"))
    assert len(bt.logged("rally_roll")) == 3
    assert bt.markers("french", "Montréal") == ""
    bt = ended(routed("Lacorne", "Langis", "Rigaud", "Canonniers Bombardiers 1").dice("M SC BT"))
    assert bt.markers("french", "Montréal") == "rout"
    bt = ended(routed("Lacorne", "Langis", "Rigaud").dice("F M M"))
    assert bt.markers("french", "Montréal") == ""


@pytest.mark.rule("A-39")
def test_the_best_of_several_commanders_counts_alone() -> None:
    for names, dice in ((["Lacorne"], 1), (["Pouchot", "Lacorne"], 2),
                        (["Pouchot", "Montcalm", "Lacorne"], 4)):  # fmt: skip
        bt = routed(*names)
        assert rally_dice(bt.start, FRENCH, bt.space("Montréal")) == dice


@pytest.mark.rule("A-56", "R-14.1d")
def test_the_stack_in_the_sail_box_rallies_too_and_is_in_supply() -> None:
    bt = Situation().cards(indian=43).put("De l'Isle, Berry @ Sail box")
    bt.put("French rout @ Sail box", "French oos @ Sail box")
    ended(bt.dice("F"))
    assert bt.markers("french", "Sail box") == ""
    assert bt.logged("in_supply") == [(FRENCH, bt.board.sail)]


@pytest.mark.rule("R-14.2a")
def test_both_sides_rally_and_stacks_without_the_marker_do_not_roll() -> None:
    bt = Situation().cards(indian=43).put("Washington @ Albany", "Rogers @ York", "Léry @ Montréal")
    bt.put("British rout @ Albany", "French rout @ Montréal")
    ended(bt.dice("M F"))
    assert bt.markers("british", "Albany") == "rout"
    assert bt.markers("french", "Montréal") == ""
    assert [entry[1] for entry in bt.logged("rally_roll")] == [
        bt.space("Albany"), bt.space("Montréal"),
    ]  # fmt: skip
    assert bt.g.step == at.DRAW
