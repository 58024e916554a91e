"""10.4, 10.5 Army Movement, Commanders on their own, Light Movement; Forced March."""

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.position import (
    USED_FORCED_MARCH_BRITISH,
    USED_FORCED_MARCH_FRENCH,
)


def _british(*aps: str) -> Situation:
    return Situation().until("battles").aps(british=aps or ("army",))


def _french(*aps: str) -> Situation:
    return Situation().until("battles").active("french").first("british").aps(french=aps)


# ---------------------------------------------------------------------- 10.4


@pytest.mark.rule("R-10.4a", "R-7.3.1a")
def test_army_movement_takes_all_types() -> None:
    bt = _british().put("Rogers, Mohawk, 15th & 58th, New England 1 @ Albany")
    bt.put("Royal Artillery 1, Howe @ Albany").british("spend army", "army Albany")
    bt.british("go Lake George", "stop")
    assert bt.at("Lake George") == (
        "British: Rogers, Mohawk, 15th & 58th, New England 1, Royal Artillery 1, Howe"
    )


@pytest.mark.rule("R-10.4a", "R-2.2.4a")
def test_on_a_coastal_highway_fleets_and_troops_go_together() -> None:
    bt = _british().put("Boscawen, 15th & 58th, Rogers @ Boston").british("spend army")
    bt.british("army Boston", "go New London", "stop")
    assert bt.at("New London") == "British: Rogers, 15th & 58th, Boscawen"


@pytest.mark.rule("R-10.4b")
def test_commanders_alone_go_to_a_friendly_stack() -> None:
    bt = _british().put("Howe, Wolfe, 15th & 58th @ New York", "Rogers @ Albany")
    bt.british("spend army", "army New York", "take Howe", "go Kingston")
    assert bt.why_not("stop") == "commanders_end"  # nobody is there
    assert bt.why_not("go Minisink") == "commanders_way"
    bt.british("go Albany", "stop")
    assert bt.at("Albany") == "British: Rogers, Howe"
    assert bt.step() == "battles"
    assert bt.spent() == "Howe"


@pytest.mark.rule("R-10.4b")
def test_commanders_alone_do_not_set_out_where_no_stack_is_in_reach() -> None:
    bt = _british().put("Howe @ New York", "Rogers @ Lake George", "Gage @ Halifax")
    bt.british("spend army")
    assert bt.why_not("army New York") == "no_way_out"  # three connections
    bt = _british("army_2x").put("Howe @ New York", "Rogers @ Lake George").british("spend army_2x")
    bt.british("army New York", "go Kingston", "go Albany", "go Lake George", "stop")
    assert bt.where("Howe") == "Lake George"


@pytest.mark.rule("R-10.4b")
def test_commanders_alone_go_through_friendly_spaces_only() -> None:
    bt = _british().put("Howe @ Lake George", "Rogers @ Isle aux Noix", "Gage @ Albany")
    bt.put("British control @ Isle aux Noix").british("spend army", "army Lake George")
    assert bt.why_not("go Ticonderoga") == "commanders_way"  # French-controlled
    bt.british("go Albany", "stop")
    bt = _british().put("Howe @ Lake George", "Rogers @ Isle aux Noix", "Gage @ Albany")
    bt.put("British control @ Isle aux Noix", "British control @ Ticonderoga")
    bt.british("spend army", "army Lake George", "go Ticonderoga", "go Isle aux Noix")
    assert bt.where("Howe") == "Isle aux Noix"


@pytest.mark.rule("R-10.4b")
def test_commanders_alone_end_in_the_wilderness_but_do_not_pass_it() -> None:
    """B-35: a stack stands at Onyiudaondagwat, but nobody can control that space."""

    def at_onyiudaondagwat() -> Situation:
        bt = _british().put("Howe @ Oswego", "Rogers @ Onyiudaondagwat", "Gage @ Niagara")
        bt.put("British control @ Niagara").british("spend army", "army Oswego")
        return bt.british("go Onyiudaondagwat")

    bt = at_onyiudaondagwat()
    assert bt.why_not("go Niagara") == "commanders_way"
    bt.british("stop")
    assert bt.at("Onyiudaondagwat") == "British: Rogers, Howe"
    bt = at_onyiudaondagwat().british("take Rogers", "go Niagara", "stop")
    assert bt.at("Niagara") == "British: Gage, Rogers, Howe"


@pytest.mark.rule("R-10.4b")
def test_a_commander_goes_on_from_the_wilderness_where_his_units_were_dropped() -> None:
    bt = _british().put("Howe, Rogers @ Oswego", "Gage @ Niagara", "British control @ Niagara")
    bt.british("spend army", "army Oswego", "go Onyiudaondagwat", "drop Rogers")
    bt.british("go Niagara")
    assert bt.at("Niagara") == "British: Gage, Howe"


@pytest.mark.rule("R-10.4b")
def test_commanders_alone_do_not_enter_or_end_among_enemies() -> None:
    bt = _british().put("Howe, Wolfe @ Albany", "Rogers, Aubry @ Lake George", "Gage @ Kingston")
    bt.put("battle @ Lake George").british("spend army", "army Albany")
    assert bt.why_not("go Lake George") == "commanders_way"
    bt.british("go Kingston", "stop")
    assert bt.at("Kingston") == "British: Gage, Howe, Wolfe"


@pytest.mark.rule("R-10.4b")
def test_a_stack_in_the_wilderness_is_a_destination_but_wilderness_is_no_way() -> None:
    bt = _british().put("Howe @ Forks of the Ohio", "British control @ Forks of the Ohio")
    bt.put("Rogers @ Tu-Endie-Wei").british("spend army", "army Forks of the Ohio")
    bt.british("go Tu-Endie-Wei", "stop")
    assert bt.where("Howe") == "Tu-Endie-Wei"
    bt = _british().put("Howe @ Forks of the Ohio", "British control @ Forks of the Ohio")
    bt.put("British control @ Le Baril", "Rogers @ Le Baril", "Gage @ Albany").british("spend army")
    assert bt.why_not("army Forks of the Ohio") == "no_way_out"


@pytest.mark.rule("R-10.4b", "R-2.2.2a", "A-29")
def test_commanders_alone_count_on_open_highways_only() -> None:
    bt = _british().put("Howe @ Albany", "Rogers @ Rumford", "Gage @ Kingston")
    bt.british("spend army", "army Albany")
    assert bt.why_not("go Northfield") == "commanders_way"  # from there only a Path leads to Rogers
    bt = _british().put("Howe @ Lake George", "Rogers @ Isle aux Noix", "Gage @ Albany")
    bt.put("British control @ Isle aux Noix", "British control @ Ticonderoga")
    bt.start.warships = bt.connection("Ticonderoga", "Isle aux Noix")
    bt.british("spend army", "army Lake George")
    assert bt.why_not("go Ticonderoga") == "commanders_way"


@pytest.mark.rule("R-10.4b")
def test_a_fort_is_a_friendly_stack_and_other_commanders_are_none() -> None:
    bt = _british().put("Howe @ Albany", "Fort Edward @ Lake George").british("spend army")
    bt.british("army Albany", "go Lake George", "stop")
    assert bt.where("Howe") == "Lake George"
    bt = _british().put("Howe @ Albany", "Wolfe @ Lake George", "Rogers @ Halifax")
    bt.put("Gage @ Annapolis Royal").british("spend army")
    assert bt.why_not("army Albany") == "no_way_out"


@pytest.mark.rule("R-10.4b")
def test_with_another_type_of_unit_the_restrictions_are_lifted() -> None:
    bt = _british().put("Howe @ Albany", "15th & 58th @ Lake George").british("spend army")
    bt.british("army Albany", "go Lake George")
    assert bt.why_not("go Ticonderoga") == "commanders_way"
    bt.british("take 15th & 58th", "go Ticonderoga", "stop")
    assert bt.at("Ticonderoga") == "British: 15th & 58th, Howe"
    assert bt.control("Ticonderoga") == "British"


@pytest.mark.rule("R-10.4b")
def test_on_the_way_no_commander_of_such_a_stack_is_dropped() -> None:
    bt = _british().put("Howe, Wolfe @ New York", "Rogers @ Albany", "Bradstreet @ Kingston")
    bt.british("spend army", "army New York", "take Howe", "take Wolfe", "go Kingston")
    assert bt.why_not("drop Howe") == "commanders_end"
    bt.british("take Bradstreet", "go Albany")
    assert bt.at("Albany") == "British: Rogers, Bradstreet, Howe, Wolfe"


@pytest.mark.rule("R-10.4b")
def test_a_stack_that_has_left_its_units_behind_is_bound_in_the_same_way() -> None:
    """B-8"""
    bt = _british("army_2x").put("Howe, 15th & 58th @ Albany").british("spend army_2x")
    bt.british("army Albany", "go Lake George", "drop 15th & 58th")
    assert bt.why_not("go Ticonderoga") == "commanders_way"
    assert bt.offers("stop")
    bt = _british("army").put("Howe, Boscawen @ Boston").british("spend army", "army Boston")
    bt.british("go Northfield")  # the Fleet cannot go there, and nobody else is in reach
    assert bt.where("Howe") == "Boston"


@pytest.mark.rule("R-10.4b")
def test_in_army_movement_a_commander_may_be_left_alone_by_others() -> None:
    bt = _british().put("Howe, 15th & 58th @ New York").british("spend army", "army New York")
    bt.british("go Kingston", "drop Howe", "go Albany")
    assert bt.where("15th & 58th") == "Albany"
    assert bt.where("Howe") == "removed"  # 3.7, at the end of the phase


# ---------------------------------------------------------------------- 10.5


@pytest.mark.rule("G-C-19", "R-10.5a")
def test_rigaud_goes_with_light_units_to_montreal() -> None:
    bt = _french("light").put("Aubry, Langis, Rigaud @ Québec", "Berry @ Montréal")
    bt.french("spend light", "light Québec", "take Rigaud", "go Les Trois Rivières", "go Montréal")
    assert bt.at("Montréal") == "French: Aubry, Langis, Berry, Rigaud"
    bt.french("go La Présentation")
    assert bt.at("La Présentation") == "French: Aubry, Langis"
    assert bt.at("Montréal") == "French: Berry, Rigaud"
    bt = _french("light").put("Aubry, Langis, Rigaud @ Québec")
    bt.french("spend light", "light Québec", "take Rigaud", "go Les Trois Rivières", "go Montréal")
    assert bt.why_not("go La Présentation") == "commander_alone"
    bt.french("drop Langis", "go La Présentation")
    assert bt.at("Montréal") == "French: Langis, Rigaud"


@pytest.mark.rule("R-10.5a")
def test_a_commander_goes_along_on_highways_and_roads_only() -> None:
    bt = _french("light").put("Aubry, Rigaud @ Québec").french("spend light", "light Québec")
    bt.french("take Rigaud")
    assert bt.why_not("go Namaskonkik") == "path_light_only"
    bt = _french("light").put("Aubry, Rigaud @ Québec").road("Québec", "Namaskonkik")
    bt.french("spend light", "light Québec", "take Rigaud", "go Namaskonkik", "stop")
    assert bt.at("Namaskonkik") == "French: Aubry, Rigaud"


@pytest.mark.rule("R-10.5a")
def test_if_he_is_not_taken_he_stays() -> None:
    bt = (
        _french("light").put("Aubry, Langis, Rigaud @ Québec").french("spend light", "light Québec")
    )
    bt.french("go Les Trois Rivières", "stop")
    assert bt.at("Les Trois Rivières") == "French: Aubry, Langis"


@pytest.mark.rule("R-10.5a")
def test_the_commander_may_go_with_some_of_the_light_units() -> None:
    bt = (
        _french("light").put("Aubry, Langis, Rigaud @ Québec").french("spend light", "light Québec")
    )
    bt.french("take Rigaud", "take Langis", "go Les Trois Rivières", "stop")
    assert bt.at("Les Trois Rivières") == "French: Langis, Rigaud"


@pytest.mark.rule("R-10.5a", "R-7.3.1b")
def test_a_single_commander_goes_along() -> None:
    bt = _french("light").put("Aubry, Montcalm, Rigaud @ Québec").french("spend light")
    bt.french("light Québec", "take Rigaud")
    assert bt.why_not("take Montcalm") == "one_commander"


@pytest.mark.rule("R-10.5a", "R-7.3.4a")
def test_with_2x_the_commander_has_four_mps() -> None:
    bt = _french("light_2x").put("Aubry, Rigaud @ Côte de Beaupré", "Berry @ La Présentation")
    bt.french("spend light_2x", "light Côte de Beaupré", "take Rigaud", "go Québec")
    bt.french("go Les Trois Rivières", "go Montréal", "go La Présentation")
    assert bt.at("La Présentation") == "French: Aubry, Berry, Rigaud"
    bt.french("go Baye de Cataracouy", "stop")
    assert bt.where("Rigaud") == "La Présentation"


@pytest.mark.rule("R-10.5a")
def test_a_commander_is_not_dropped_alone_nor_goes_on_alone() -> None:
    bt = (
        _french("light").put("Aubry, Langis, Rigaud @ Québec").french("spend light", "light Québec")
    )
    bt.french("take Rigaud", "go Les Trois Rivières")
    assert bt.why_not("drop Rigaud") == "commander_alone"
    bt.french("drop Aubry")
    assert bt.offers("drop Rigaud")
    bt = _french("light").put("Aubry, Rigaud @ Québec", "Langis @ Les Trois Rivières")
    bt.french("spend light", "light Québec", "take Rigaud", "go Les Trois Rivières", "drop Aubry")
    assert bt.why_not("go Montréal") == "light_leads"
    assert bt.why_not("drop Rigaud") == "last_of_stack"
    bt.french("stop")
    assert bt.at("Les Trois Rivières") == "French: Aubry, Langis, Rigaud"


@pytest.mark.rule("R-10.5a")
def test_his_company_is_not_picked_up_from_beside_him() -> None:
    bt = _french("light").put("Aubry, Rigaud @ Québec", "Langis @ Les Trois Rivières")
    bt.french("spend light", "light Québec", "take Rigaud", "go Les Trois Rivières")
    bt.french("drop Rigaud", "take Langis")
    assert bt.why_not("go Montréal") == "commander_alone"


@pytest.mark.rule("R-10.5a")
def test_light_units_leave_a_commander_they_did_not_bring() -> None:
    bt = _french("light").put("Aubry, Rigaud @ Québec", "Montcalm @ Les Trois Rivières")
    bt.french("spend light", "light Québec", "go Les Trois Rivières", "go Montréal", "stop")
    assert bt.where("Aubry") == "Montréal"


# ---------------------------------------------------------------------- cards 10 and 24


@pytest.mark.rule("G-C-18", "R-E-a", "R-7.4a")
def test_forced_march_to_isle_aux_noix() -> None:
    bt = _british("army").cards(british=10).put("15th & 58th, Rogers, Howe @ Albany")
    bt.british("spend army", "army Albany", "go Lake George", "go Ticonderoga")
    assert bt.g.effects == 0
    bt.british("go Isle aux Noix")
    assert bt.at("Isle aux Noix") == "British: Rogers, 15th & 58th, Howe"
    assert bt.g.effects == USED_FORCED_MARCH_BRITISH
    assert bt.control("Isle aux Noix") == "British"
    assert bt.step() == "battles"  # three is the most, for all of them


@pytest.mark.rule("R-E-a")
def test_forced_march_is_used_once() -> None:
    bt = _british("army", "army").cards(british=10).put("15th & 58th @ New York")
    bt.put("New England 1 @ Boston").british("spend army", "army New York", "go Kingston")
    bt.british("go Albany", "go Lake George")
    assert bt.where("15th & 58th") == "Lake George"
    bt.british("spend army", "army Boston", "go Northfield", "go Albany")
    assert bt.step() == "battles"


@pytest.mark.rule("R-E-a")
def test_forced_march_is_not_used_by_two_connections() -> None:
    bt = _british("army", "army").cards(british=10).put("15th & 58th @ New York")
    bt.put("New England 1 @ Boston").british("spend army", "army New York", "go Kingston")
    bt.british("go Albany", "stop", "spend army", "army Boston", "go Northfield", "go Albany")
    bt.british("go Lake George")
    assert bt.where("New England 1") == "Lake George"


@pytest.mark.rule("R-E-a")
def test_a_light_unit_in_its_third_connection_does_not_use_forced_march() -> None:
    bt = _british("army", "army").cards(british=10).put("Rogers @ New York", "15th & 58th @ Boston")
    bt.british("spend army", "army New York", "go Kingston", "go Albany", "go Lake George")
    assert bt.g.effects == 0
    assert bt.where("Rogers") == "Lake George"
    assert bt.asked == "spend"  # Light units have three as ever


@pytest.mark.rule("R-E-a")
def test_forced_march_carries_fleets_too() -> None:
    bt = _british("army").cards(british=10).put("Boscawen @ Boston").british("spend army")
    bt.british("army Boston", "go New London", "go New York", "go Philadelphia")
    assert bt.where("Boscawen") == "Philadelphia"


@pytest.mark.rule("R-E-a")
def test_forced_march_is_not_for_light_movement_nor_for_the_other_side() -> None:
    bt = _french("light").cards(french=24).put("Aubry, Rigaud @ Québec", "Berry @ Montréal")
    bt.french("spend light", "light Québec", "take Rigaud", "go Les Trois Rivières", "go Montréal")
    bt.french("go La Présentation")
    assert bt.where("Rigaud") == "Montréal"
    bt = _british("army").cards(french=24).put("15th & 58th @ New York").british("spend army")
    bt.british("army New York", "go Kingston", "go Albany")
    assert bt.step() == "battles"


@pytest.mark.rule("R-E-a")
def test_both_sides_may_have_their_forced_march() -> None:
    bt = Situation().until("battles").cards(british=10, french=24).active("british")
    bt.put("15th & 58th @ New York", "Berry @ Québec").aps(
        british=["army"], french=["light_or_army"]
    )
    bt.british("spend army", "army New York", "go Kingston", "go Albany", "go Lake George")
    bt.french("spend light_or_army", "army Québec", "go Les Trois Rivières", "go Montréal")
    bt.french("go Isle aux Noix")
    assert bt.where("Berry") == "Isle aux Noix"
    assert bt.g.effects == USED_FORCED_MARCH_BRITISH | USED_FORCED_MARCH_FRENCH


@pytest.mark.rule("R-E-a", "R-10.4b")
def test_commanders_alone_may_use_forced_march() -> None:
    bt = _british("army").cards(british=10).put("Howe @ New York", "Rogers @ Lake George")
    bt.british("spend army", "army New York", "go Kingston", "go Albany", "go Lake George")
    assert bt.where("Howe") == "Lake George"


@pytest.mark.rule("R-E-a", "R-10.2.1g")
def test_who_is_picked_up_has_the_extra_mp_as_well() -> None:
    bt = _british("army").cards(british=10).put("Rogers @ New York", "15th & 58th @ Albany")
    bt.british("spend army", "army New York", "go Kingston", "go Albany", "take 15th & 58th")
    bt.british("go Lake George")
    assert bt.at("Lake George") == "British: Rogers, 15th & 58th"
    assert bt.g.effects == USED_FORCED_MARCH_BRITISH
