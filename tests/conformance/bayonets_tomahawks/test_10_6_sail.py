"""10.6 Sail Movement, Landing and Open Seas; cards 9 and 40."""

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.rules.control import militia_of


def _british(*aps: str) -> Situation:
    return Situation().until("battles").aps(british=aps or ("sail_army",))


def _landing(faction: str = "british") -> Situation:
    return Situation().until("battles").active(faction).phase("landing")


# ---------------------------------------------------------------------- 10.6 Sail


@pytest.mark.rule("G-C-22", "R-10.6a", "R-3.7a")
def test_each_fleet_carries_four_units_and_any_commanders() -> None:
    bt = _british().put("2 British fleet, 8 British metropolitan @ Halifax")
    bt.put("Royal Artillery 1, Howe, Wolfe, Fort Anne @ Halifax")
    bt.british("spend sail_army", "sail Halifax")
    assert bt.why_not("embark_all") == "fleets_full"  # nine units
    assert bt.why_not("embark 15th & 58th") == "fleet_first"
    assert bt.why_not("embark Howe") == "fleet_first"
    assert bt.why_not("set_sail") == "fleet_first"
    bt.british("embark Boscawen")
    brigades = [bt.pieces.names[p] for p in bt.g.of_type(0, bt.space("Halifax"), 2)]
    for name in brigades[:4]:
        bt.british(f"embark {name}")
    assert bt.why_not(f"embark {brigades[4]}") == "fleets_full"
    assert bt.why_not(f"embark {brigades[0]}") == "already_aboard"
    assert bt.why_not("embark Fort Anne") == "immobile"
    bt.british("embark Howe", "embark Wolfe", "embark Colvill")
    for name in brigades[4:7]:
        bt.british(f"embark {name}")
    assert bt.offers("embark Royal Artillery 1")
    bt.british(f"embark {brigades[7]}")  # the eighth; all they can do now is to set sail
    assert bt.at("Halifax") == "British: Royal Artillery 1, Fort Anne"
    assert bt.g.units(0, bt.board.sail) == 10
    assert bt.where("Howe") == bt.where("Wolfe") == "Sail box"
    assert "Boscawen" in bt.spent()
    assert "Howe" in bt.spent()


@pytest.mark.rule("R-10.6a", "R-2.3a")
def test_everybody_goes_aboard_if_all_fit() -> None:
    bt = _british().put("Boscawen, 4 British metropolitan, Howe, spent Rogers @ Halifax")
    bt.british("spend sail_army", "sail Halifax", "embark_all")
    assert bt.at("Halifax") == "British: Rogers"
    assert bt.g.units(0, bt.board.sail) == 5
    bt = _british().put("Boscawen, 5 British metropolitan @ Halifax")
    bt.british("spend sail_army", "sail Halifax")
    assert bt.why_not("embark_all") == "fleets_full"
    bt.british("embark Boscawen", "set_sail")
    assert bt.where("Boscawen") == "Sail box"


@pytest.mark.rule("R-10.6a", "R-2.3a")
def test_what_sails_later_joins_the_stack_in_the_sail_box() -> None:
    bt = _british("sail_army", "sail_army").put("Boscawen, Rogers @ Halifax", "Colvill @ Boston")
    bt.british("spend sail_army", "sail Halifax", "embark Boscawen", "embark Rogers", "set_sail")
    assert bt.asked == "spend"
    bt.british("spend sail_army", "sail Boston", "embark_all")
    assert bt.at("Sail box") == "British: Rogers, Boscawen, Colvill"


@pytest.mark.rule("R-10.6a")
def test_once_all_are_aboard_it_sails() -> None:
    bt = _british().put("Boscawen, Howe, 15th & 58th @ Halifax")
    bt.british("spend sail_army", "sail Halifax", "embark Boscawen", "embark Howe")
    assert bt.offers("embark_all")
    bt.british("embark 15th & 58th")
    assert bt.at("Sail box") == "British: 15th & 58th, Boscawen, Howe"


@pytest.mark.rule("R-10.6a2", "R-7.2.1a")
def test_sail_needs_an_unspent_fleet() -> None:
    bt = _british().put("15th & 58th @ Halifax", "spent Boscawen, Rogers @ Boston")
    bt.put("Colvill @ New York").british("spend sail_army")
    assert bt.why_not("sail Halifax") == "no_fleet"
    assert bt.why_not("sail Boston") == "fleet_spent"
    assert bt.why_not("sail Albany") == "nobody_there"


@pytest.mark.rule("R-10.6a")
def test_who_may_go_aboard() -> None:
    bt = _british().put("Boscawen, Rogers, spent Gage @ Halifax", "Goreham @ Boston")
    bt.put("Aubry @ Niagara").british("spend sail_army", "sail Halifax", "embark Boscawen")
    assert bt.why_not("embark Gage") == "spent"
    assert bt.why_not("embark Goreham") == "not_with_fleet"
    assert bt.why_not("embark Aubry") == "not_with_fleet"


@pytest.mark.rule("R-10.6a2", "R-10.2.1a", "R-10.2.1b")
def test_a_stack_among_enemies_sails_as_it_would_move() -> None:
    bt = _british().put("Boscawen, 2 British metropolitan @ Port la Joye", "Berry @ Port la Joye")
    bt.put("battle @ Port la Joye", "British control @ Port la Joye", "Colvill @ Boston")
    bt.british("spend sail_army")
    assert bt.why_not("sail Port la Joye") == "must_outnumber"
    bt = _british().put("Boscawen, 15th & 58th @ Louisbourg", "bastion_1, Berry @ Louisbourg")
    bt.put("battle @ Louisbourg").british("spend sail_army", "sail Louisbourg", "embark_all")
    assert bt.battles() == []
    assert bt.at("Sail box") == "British: 15th & 58th, Boscawen"


@pytest.mark.rule("R-2.1.2e", "R-10.6a")
def test_a_captured_settled_space_left_by_sail_is_lost() -> None:
    bt = _british().put("British control @ Louisbourg", "Boscawen, Rogers @ Louisbourg")
    bt.vp("British 4").british("spend sail_army", "sail Louisbourg", "embark_all")
    assert bt.control("Louisbourg") == "French"
    assert bt.victory() == "British 1"


@pytest.mark.rule("R-10.6a", "R-13.8e")
def test_a_routed_stack_may_sail_and_keeps_its_marker() -> None:
    bt = _british().put("British rout @ Halifax", "Boscawen, 15th & 58th @ Halifax")
    bt.british("spend sail_army", "sail Halifax", "embark_all")
    assert bt.markers("british", "Sail box") == "rout"


# ---------------------------------------------------------------------- 10.6.1 Landing


@pytest.mark.rule("G-C-21", "R-10.6.2a", "R-2.1.6a")
def test_the_british_land_on_the_atlantic_only() -> None:
    bt = _landing().put("Boscawen @ Sail box")
    spaces = bt.offered("land")
    assert len(spaces) == 15
    assert {"Louisbourg", "Newfoundland", "Boston", "Halifax"} <= set(spaces)
    assert bt.why_not("land Québec") == "sea_closed"
    assert bt.why_not("land Albany") == "not_coastal"
    bt = _landing().put("Boscawen @ Sail box").but(open_seas=True)
    assert len(bt.offered("land")) == 25


@pytest.mark.rule("G-C-21", "R-10.6.2a", "R-2.1.7a")
def test_the_french_land_everywhere_but_on_bases() -> None:
    bt = _landing("french").put("Marine Royale @ Sail box")
    assert len(bt.offered("land")) == 20
    for base in ("Boston", "New York", "New London", "Philadelphia", "Alexandria"):
        assert bt.why_not(f"land {base}") == "french_base"
    assert bt.why_not("land Montréal") == "not_coastal"
    bt.french("land Halifax")
    assert bt.battles() == ["Halifax"]


@pytest.mark.rule("R-10.6.1a", "R-10.6.1b", "R-2.3a")
def test_all_land_on_one_space_spent_and_with_a_marker() -> None:
    bt = _landing().put("Boscawen, 15th & 58th, Howe @ Sail box", "Rogers @ Halifax")
    bt.british("land Halifax")
    assert bt.at("Halifax") == "British: Rogers, 15th & 58th, Boscawen, Howe"
    assert bt.at("Sail box") == ""
    assert bt.markers("british", "Halifax") == "landing"
    assert bt.spent() == "15th & 58th, Boscawen, Howe"
    assert bt.g.aps == [(), ()]


@pytest.mark.rule("R-10.6.1c", "R-10.7a")
def test_a_landing_attacks() -> None:
    bt = _landing().put("Boscawen, 15th & 58th @ Sail box", "2 bastion @ Louisbourg")
    bt.british("land Louisbourg")
    assert bt.battles() == ["Louisbourg"]
    assert bt.g.arrived[bt.space("Louisbourg")] == 0
    assert bt.g.entered == {}


@pytest.mark.rule("R-10.6.1c", "R-10.3.2a", "R-2.1.2b")
def test_a_landing_overwhelms_and_captures() -> None:
    bt = _landing().put("Boscawen, 3 British metropolitan @ Sail box", "Berry @ Chignectou")
    bt.vp("French 1").british("land Chignectou")
    assert bt.where("Berry") != "Chignectou"
    assert bt.control("Chignectou") == "British"
    assert bt.victory() == "British 1"


@pytest.mark.rule("R-10.6.1d", "R-10.7c", "R-13.8e")
def test_a_routed_stack_lands_where_it_need_not_attack() -> None:
    bt = _landing().put("British rout @ Sail box", "Boscawen, 15th & 58th @ Sail box")
    bt.put("Berry @ Annapolis Royal", "French control @ Annapolis Royal", "Aubry @ Kwanoskwamcok")
    assert bt.why_not("land Chignectou") == "routed_home"
    assert bt.why_not("land Annapolis Royal") == "routed_attack"
    assert bt.why_not("land Kwanoskwamcok") == "routed_attack"
    bt.british("land Halifax")
    assert bt.markers("british", "Halifax") == "rout landing"


@pytest.mark.rule("R-10.6.1d", "A-57")
def test_a_routed_stack_may_overwhelm_by_landing() -> None:
    bt = _landing().put("British rout @ Sail box", "Boscawen, 3 British light @ Sail box")
    bt.put("Aubry @ Kwanoskwamcok").british("land Kwanoskwamcok")
    assert bt.where("Aubry") != "Kwanoskwamcok"


@pytest.mark.rule("R-10.6.1a")
def test_a_stack_that_can_land_nowhere_stays_at_sea() -> None:
    """B-10"""
    bt = _landing("french").put("French rout @ Sail box", "Marine Royale @ Sail box")
    bt.put("Rogers @ Mta'n", "Gage @ Kwanoskwamcok")
    forts = iter(range(bt.piece("Fort Anne"), bt.pieces.count))
    for space in bt.board.coast:
        if bt.board.home[space] == 1:
            bt.start.control[space] = 0
            bt.put(f"{bt.pieces.ids[next(forts)]} @ {bt.board.names[space]}")
    bt.begin()
    assert bt.where("Marine Royale") == "Sail box"
    assert bt.step() == "battles"


# ---------------------------------------------------------------------- 7.3.4 2x


@pytest.mark.rule("R-7.3.4a", "R-10.6b")
def test_with_a_2x_ap_a_stack_may_land_at_once_or_wait() -> None:
    bt = _british("sail_army_2x").put("Boscawen, 15th & 58th @ Halifax")
    bt.british("spend sail_army_2x", "sail Halifax", "embark_all")
    assert bt.asked == "land_now"
    assert bt.why_not("land Québec") == "sea_closed"
    bt.british("land Louisbourg")
    assert bt.at("Louisbourg") == "British: 15th & 58th, Boscawen"
    assert bt.markers("british", "Louisbourg") == "landing"
    bt = _british("sail_army_2x").put("Boscawen, 15th & 58th @ Halifax")
    bt.british("spend sail_army_2x", "sail Halifax", "embark_all", "stay_at_sea")
    assert bt.at("Sail box") == "British: 15th & 58th, Boscawen"


@pytest.mark.rule("R-7.3.4a", "R-10.6b")
def test_without_2x_it_lands_in_the_next_action_phase() -> None:
    bt = _british().put("Boscawen, 15th & 58th @ Halifax")
    bt.british("spend sail_army", "sail Halifax", "embark_all")
    assert bt.step() == "battles"
    assert bt.at("Sail box") == "British: 15th & 58th, Boscawen"


@pytest.mark.rule("R-7.3.4a")
def test_who_sailed_before_stays_at_sea_when_a_2x_stack_lands() -> None:
    bt = _british("sail_army", "sail_army_2x").put("Boscawen @ Halifax", "Colvill, Rogers @ Boston")
    bt.british("spend sail_army", "sail Halifax", "embark Boscawen", "set_sail")
    bt.british("spend sail_army_2x", "sail Boston", "embark_all", "land Halifax")
    assert bt.at("Halifax") == "British: Rogers, Colvill"
    assert bt.at("Sail box") == "British: Boscawen"


@pytest.mark.rule("R-7.3.4a", "R-10.6.1d")
def test_only_those_who_land_count_against_the_enemy() -> None:
    """B-11"""
    bt = _british("sail_army_2x").put("British rout @ Sail box", "British rout @ Halifax")
    bt.put("Colvill, 3 British light @ Sail box", "Boscawen @ Halifax", "Aubry @ Kwanoskwamcok")
    bt.british("spend sail_army_2x", "sail Halifax", "embark Boscawen", "set_sail")
    assert bt.asked == "land_now"
    assert bt.why_not("land Kwanoskwamcok") == "routed_attack"


# ---------------------------------------------------------------------- cards 9 and 40


@pytest.mark.rule("R-E-a")
def test_a_surprise_landing_has_no_marker() -> None:
    bt = _landing().cards(british=9).put("Boscawen, 15th & 58th @ Sail box")
    bt.british("land Halifax")
    assert bt.markers("british", "Halifax") == ""
    assert bt.spent() == "15th & 58th, Boscawen"
    bt = _landing("french").cards(british=9).put("Marine Royale @ Sail box").french("land Québec")
    assert bt.markers("french", "Québec") == "landing"


@pytest.mark.rule("R-E-a")
def test_in_rough_seas_no_fleet_takes_part_in_an_action() -> None:
    bt = _british("sail_army").cards(french=40).put("Boscawen, 15th & 58th, Rogers @ Boston")
    bt.put("Colvill @ New London").british("spend sail_army")
    assert bt.why_not("sail Boston") == "rough_seas"
    assert bt.why_not("army New London") == "nobody_ready"
    assert bt.why_not("marshal New London") == "nobody_leads"
    bt.british("army Boston")
    assert bt.why_not("take Boscawen") == "rough_seas"
    bt.british("go New London", "stop")
    assert bt.at("New London") == "British: Rogers, 15th & 58th, Colvill"


@pytest.mark.rule("R-E-a")
def test_in_rough_seas_fleets_are_not_marshaled_and_cross_no_road() -> None:
    bt = _british("army", "army").cards(french=40).put("15th & 58th @ Boston")
    bt.put("Boscawen, Rogers, Gage @ York").british("spend army", "marshal Boston")
    assert bt.why_not("call Boscawen") == "rough_seas"
    bt = _british("army").cards(french=40).put("15th & 58th, Boscawen, Rogers @ Halifax")
    bt.road_site("Halifax", "Cape Sable").british("spend army", "build Halifax")
    bt.british("road_finish Cape Sable")
    assert bt.why_not("join Boscawen") == "rough_seas"


@pytest.mark.rule("A-30", "R-E-a")
def test_in_rough_seas_the_sail_box_still_lands() -> None:
    bt = _landing().cards(french=40).put("Boscawen @ Sail box").british("land Halifax")
    assert bt.where("Boscawen") == "Halifax"


@pytest.mark.rule("R-10.6.1a", "R-13.8e")
def test_a_routed_stack_to_which_every_coast_is_closed_stays_at_sea() -> None:
    coasts = (
        "Chignectou", "Côte de Beaupré", "Côte du Sud", "Kwanoskwamcok", "Louisbourg", "Miramichy",
        "Mta'n", "Port Dauphin", "Port la Joye", "Québec", "Rivière Ristigouche", "Rivière du Loup",
        "Tadoussac",
    )  # fmt: skip
    for guarded in (coasts, coasts[1:]):
        bt = _landing("french").put("Marine Royale, Berry @ Sail box", "French rout @ Sail box")
        for space in guarded:
            kind = "light" if coasts.index(space) < 4 else "metropolitan"
            guards = 2 if militia_of(bt.start, 1, bt.space(space)) else 1  # B-34
            bt.put(f"{guards} British {kind} @ {space}")
        if guarded == coasts:
            assert bt.begin().logged("cannot_land") == [(1,)]
            assert bt.where("Berry") == "Sail box"
        else:
            assert bt.begin().logged("cannot_land") == []
            assert bt.where("Berry") == "Chignectou"  # the only one left
