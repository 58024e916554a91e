"""7.2 The Action Phase: its order, what is Spent, and Commanders left alone at its end."""

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation


def _round() -> Situation:
    """The British are First Player; the play ends where the Battles begin."""
    return Situation().until("battles").first("british").active("british")


# ---------------------------------------------------------------------- the order of things


@pytest.mark.rule("R-7.2a", "R-10.6.1a", "R-7.1g")
def test_units_in_the_sail_box_land_before_any_ap() -> None:
    bt = _round().phase("landing").put("Boscawen, 15th & 58th @ Sail box", "Rogers @ Albany")
    bt.aps(british=["light"])
    assert bt.asked == "land"
    assert bt.why_not("stay_at_sea") == "must_land"
    bt.british("land Halifax")
    assert bt.at("Halifax") == "British: 15th & 58th, Boscawen"
    assert bt.asked == "hold"
    bt.british("hold_none")
    assert bt.asked == "spend"


@pytest.mark.rule("R-7.2a")
def test_nobody_lands_who_is_not_in_the_sail_box_and_the_other_side_stays_there() -> None:
    bt = _round().phase("landing").put("Marine Royale @ Sail box", "Rogers @ Albany")
    bt.aps(british=["light"])
    assert bt.asked == "hold"
    bt.british("hold_none", "pass")
    assert bt.asked == "land"
    assert bt.asked_seat == 1


@pytest.mark.rule("R-7.2b")
def test_the_indian_card_comes_before_the_french_card() -> None:
    bt = _round().active("french").phase("landing").put("Delaware, Aubry @ Kithanink")
    bt.aps(french=["light"], indian=["indian", "indian_2x"])
    assert bt.asked == "spend_indian"
    assert bt.offered("spend") == ["2x Indian AP", "Indian AP"]
    assert bt.why_not("spend light") == "ap_not_left"
    bt.french("spend indian")
    assert bt.asked == "light_action"
    assert bt.offered("raid") == ["Delaware (Indians)"]
    assert bt.why_not("raid Aubry") == "indian_only"
    bt.french("light Kithanink", "go Assunepachla", "stop")
    assert bt.at("Assunepachla") == "French: Delaware"
    assert bt.asked == "spend"
    assert bt.g.indian_aps == ()  # nobody is left for the other one: it is gone


@pytest.mark.rule("R-7.2b")
def test_indian_aps_that_are_left_are_lost_when_the_french_go_on() -> None:
    bt = _round().active("french").phase("indian-actions").put("Delaware, Aubry @ Kithanink")
    bt.aps(french=["light"], indian=["indian"]).french("pass")
    assert bt.asked == "spend"
    assert bt.g.indian_aps == ()
    assert bt.why_not("spend indian") == "ap_not_left"


@pytest.mark.rule("R-7.2b")
def test_indian_aps_move_no_indians_of_the_british() -> None:
    bt = _round().active("french").phase("indian-actions").put("Mohawk @ Albany", "Aubry @ Niagara")
    bt.aps(french=["light"], indian=["indian"])
    assert bt.asked == "spend"  # nobody can use the Indian AP


@pytest.mark.rule("R-7.2c", "R-7.3.6a")
def test_the_reaction_ap_is_chosen_after_the_indian_aps_and_before_the_faction_card() -> None:
    bt = _round().first("french").active("french").phase("landing").put("Delaware @ Kithanink")
    bt.put("Aubry @ Niagara").aps(french=["light", "light_or_army"], indian=["indian"])
    assert bt.asked == "spend_indian"
    bt.french("pass")
    assert bt.asked == "hold"
    assert bt.offered("hold") == ["Light AP", "Light/Army AP"]
    assert bt.why_not("hold indian") == "ap_not_left"
    bt.french("hold light")
    assert bt.asked == "spend"
    assert bt.offered("spend") == ["Light/Army AP"]


@pytest.mark.rule("R-7.2d", "R-7.3a")
def test_aps_of_the_card_are_used_in_any_order_and_the_rest_is_lost() -> None:
    bt = _round().put("Rogers, 15th & 58th @ Albany", "Gage @ Northfield")
    bt.aps(british=["light", "army", "army"])
    bt.british("spend army", "army Albany", "take 15th & 58th", "go Kingston", "stop")
    assert list(bt.g.aps[0]) == [0, 2]
    bt.british("spend light", "light Albany", "go Lake George", "stop")
    assert list(bt.g.aps[0]) == [2]
    bt.british("pass")
    assert bt.step() == "battles"
    assert bt.g.aps[0] == ()


@pytest.mark.rule("R-7.2d")
def test_both_sides_have_their_phase() -> None:
    bt = _round().put("Rogers @ Albany", "Aubry @ Niagara").aps(british=["light"], french=["light"])
    bt.phase("hold-reaction").british("hold_none", "pass")
    assert bt.asked == "spend"
    assert bt.asked_seat == 1
    assert bt.g.active == 1
    bt.french("pass")
    assert bt.step() == "battles"


@pytest.mark.rule("R-7.2d")
def test_the_second_player_holds_no_ap() -> None:
    bt = _round().first("british").active("french").phase("hold-reaction")
    bt.put("Aubry @ Niagara").aps(french=["light"])
    assert bt.asked == "spend"


# ---------------------------------------------------------------------- 7.2.1 Spent


@pytest.mark.rule("R-7.2.1a", "R-7.3a")
def test_who_has_acted_is_spent() -> None:
    bt = _round().put("Rogers, Gage @ Albany").aps(british=["light", "light"])
    bt.british("spend light", "light Albany", "take Rogers", "go Lake George", "stop")
    assert bt.spent() == "Rogers"
    bt.british("spend light")
    assert bt.why_not("light Lake George") == "nobody_ready"
    assert bt.why_not("raid Rogers") == "spent"
    bt.british("light Albany", "go Lake George")
    assert bt.why_not("take Rogers") == "spent"


@pytest.mark.rule("R-7.2.1a")
def test_who_lands_is_spent() -> None:
    bt = _round().phase("landing").put("Boscawen, 15th & 58th @ Sail box").aps(british=["army"])
    bt.british("land Halifax", "hold_none")
    assert bt.spent() == "15th & 58th, Boscawen"
    assert bt.step() == "battles"  # nobody can use the Army AP


# ---------------------------------------------------------------------- 3.7 Commanders left alone


@pytest.mark.rule("R-3.7b", "R-7.2d")
def test_a_commander_left_alone_is_removed_at_the_end_of_his_phase() -> None:
    bt = (
        _round()
        .put("Howe, Rogers @ Albany", "Aubry @ Niagara")
        .aps(british=["light"], french=["light"])
    )
    bt.british("spend light", "light Albany", "go Lake George", "stop")
    assert bt.where("Howe") == "removed"
    assert bt.logged("commander_alone") == [(bt.piece("Howe"), bt.space("Albany"))]


@pytest.mark.rule("R-3.7b")
def test_the_commander_of_the_other_side_is_looked_at_in_his_own_phase_only() -> None:
    bt = _round().put("Montcalm @ Montréal", "Rogers, Gage @ Albany", "Aubry @ Québec")
    bt.aps(british=["light"], french=["army"]).british("pass")
    assert bt.where("Montcalm") == "Montréal"
    bt.french("pass")
    assert bt.where("Montcalm") == "removed"


@pytest.mark.parametrize("company", ["Fort Edward", "Boscawen", "Rogers", "Royal Artillery 1"])
@pytest.mark.rule("R-3.7b")
def test_any_other_type_of_unit_is_company(company: str) -> None:
    bt = _round().put(f"Howe, {company} @ Boston").phase("end-phase").begin()
    assert bt.where("Howe") == "Boston"


@pytest.mark.rule("R-3.7b")
def test_two_commanders_are_no_company_for_each_other() -> None:
    bt = _round().put("Howe, Wolfe @ Boston").phase("end-phase").begin()
    assert bt.where("Howe") == bt.where("Wolfe") == "removed"


@pytest.mark.rule("R-3.7b", "R-3.7c")
def test_a_commander_can_be_joined_before_his_phase_ends() -> None:
    bt = _round().put("Howe @ Lake George", "Rogers @ Albany").aps(british=["light"])
    bt.british("spend light", "light Albany", "go Lake George", "stop")
    assert bt.where("Howe") == "Lake George"


@pytest.mark.rule("R-3.7b", "R-7.1h", "R-7.1i")
def test_a_commander_left_alone_by_a_reaction_is_removed() -> None:
    bt = _round().phase("hold-reaction").put("Howe, Rogers @ Albany").aps(british=["light"])
    bt.british("hold light")
    assert bt.asked == "spend_reaction"
    bt.british("spend light", "light Albany", "go Lake George", "stop")
    assert bt.where("Howe") == "removed"
    assert bt.step() == "battles"


@pytest.mark.rule("R-3.7b", "R-2.1.2e")
def test_a_captured_settled_space_reverts_when_its_last_commander_is_removed() -> None:
    bt = _round().put("British control @ Montréal", "Howe @ Montréal").vp("British 5")
    bt.phase("end-phase").begin()
    assert bt.control("Montréal") == "French"
    assert bt.victory() == "British 2"
