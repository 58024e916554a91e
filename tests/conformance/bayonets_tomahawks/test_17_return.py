"""17.3 Return to Colonies: who goes, the nearest haven, garrisons, the way by sea."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH


def returning(*phrases: str, until: str = "winter-commanders", side: str = "british") -> Situation:
    bt = Situation().phase("winter-return").but(round=9, played=[0, 0]).active(side)
    return bt.put(*phrases).until(until)


# ---------------------------------------------------------------------- who goes


@pytest.mark.rule("R-17.3a", "R-2.4a")
def test_stacks_on_a_friendly_colony_home_space_stay() -> None:
    bt = returning("44th & 48th @ Albany", "Rogers @ Wills Creek", "Gage @ Halifax").begin()
    assert bt.at("Albany") == "British: 44th & 48th"
    assert bt.where("Rogers") == "Wills Creek"
    assert bt.where("Gage") == "Halifax"


@pytest.mark.rule("R-17.3a", "R-17.3b")
def test_a_stack_elsewhere_goes_to_the_nearest_one() -> None:
    bt = returning("44th & 48th, Rogers, Forbes @ Lake George", "Gage @ Oswego").begin()
    assert bt.at("Albany") == "British: Gage, Rogers, 44th & 48th, Forbes"
    assert [entry[1:] for entry in bt.logged("winter_march")] == [
        (2, bt.space("Lake George"), bt.space("Albany")),
        (1, bt.space("Oswego"), bt.space("Albany")),
    ]


@pytest.mark.rule("R-17.3a", "R-17.3a2", "A-58")
def test_forts_and_indians_stay() -> None:
    bt = returning(
        "Fort Duquesne, Chaouanon @ Forks of the Ohio",
        "Seneca @ Gennisheyo",
        "Delaware @ Kithanink",
        side="french",
    ).begin()
    assert bt.at("Forks of the Ohio") == "French: Chaouanon, Fort Duquesne"
    assert bt.where("Seneca") == "Gennisheyo"
    assert bt.where("Delaware") == "Kithanink"


@pytest.mark.rule("R-17.3a")
def test_enemy_units_and_control_are_no_hindrance_and_change_nothing() -> None:
    bt = returning(
        "44th & 48th @ Isle aux Noix",
        "British control @ Isle aux Noix",
        "Berry, Fort Carillon @ Ticonderoga",
        "Langis @ Lake George",
        "French control @ Lake George",
    ).begin()
    assert bt.at("Albany") == "British: 44th & 48th"
    assert bt.control("Ticonderoga") == "French"
    assert bt.control("Lake George") == "French"
    assert bt.control("Isle aux Noix") == "British", "an Outpost stays captured"
    assert bt.battles() == []


@pytest.mark.rule("R-17.3a", "R-2.2.2a", "R-2.2.3a")
def test_connection_types_count() -> None:
    bt = returning("44th & 48th @ Mekekasink").begin()
    assert bt.where("44th & 48th") == "Mekekasink", "only Paths lead away from there"
    assert bt.logged("no_way_home") == [(BRITISH, bt.space("Mekekasink"))]
    bt = returning("Rogers @ Mekekasink").begin()
    assert bt.where("Rogers") == "Wills Creek"
    bt = returning("44th & 48th @ Mekekasink").road("Wills Creek", "Mekekasink").begin()
    assert bt.where("44th & 48th") == "Wills Creek"


@pytest.mark.rule("A-58")
def test_a_stack_takes_a_way_that_all_its_units_can_use() -> None:
    bt = returning("Rogers, 44th & 48th @ Ticonderoga").begin()
    assert bt.at("Albany") == "British: Rogers, 44th & 48th"
    bt = returning("Rogers, Forbes @ Saranac").begin()
    assert bt.at("Saranac") == "British: Rogers, Forbes", "a Commander uses no Path"


@pytest.mark.rule("A-58")
def test_paths_of_a_neutral_nation_are_not_used() -> None:
    bt = returning("Washington @ Keninsheka").begin()
    assert bt.logged("winter_march")[0][3] != bt.space("Beverley")
    bt = returning("Washington @ Keninsheka").nation("cherokee", "french").begin()
    assert bt.where("Washington") == "Beverley"


@pytest.mark.rule("R-2.1.7a", "R-17.3a")
def test_the_french_do_not_pass_a_base() -> None:
    """From York to Northfield the only Highway leads over Boston."""
    bt = returning("Berry @ York", "De l'Isle @ Northfield", side="french").begin()
    assert bt.where("Berry") != "Northfield"
    assert bt.logged("winter_march") == []
    bt = returning("44th & 48th @ York", "French control @ York", "French control @ Rumford")
    bt.begin()
    assert bt.where("44th & 48th") == "Boston", "the British enter their Bases"


# ---------------------------------------------------------------------- the nearest haven


@pytest.mark.rule("R-17.3b")
def test_a_friendly_fleet_is_a_haven_too() -> None:
    bt = returning(
        "44th & 48th @ Pointe Sainte Anne",
        "Boscawen @ Chignectou",
        "British control @ Pointe Sainte Anne",
        "British control @ Chignectou",
        until="winter-ports",
    ).begin()
    assert bt.at("Chignectou") == "British: 44th & 48th, Boscawen"
    bt = returning(
        "44th & 48th @ Pointe Sainte Anne",
        "De l'Isle @ Chignectou",
        "British control @ Pointe Sainte Anne",
        until="winter-ports",
    ).begin()
    assert bt.offered("winter") == ["Annapolis Royal", "Halifax"], "an enemy Fleet is none"


@pytest.mark.rule("R-17.3b")
def test_of_several_nearest_havens_the_owner_chooses() -> None:
    bt = returning("44th & 48th @ Chignectou", "British control @ Chignectou").begin()
    assert (bt.asked, bt.asked_seat) == ("return_home", BRITISH)
    assert bt.offered("winter") == ["Annapolis Royal", "Halifax"]
    assert bt.why_not("winter Boston") == "not_the_nearest"
    assert bt.why_not("winter Pointe Sainte Anne") == "no_winter_quarters"
    assert bt.why_not("winter Québec") == "no_winter_quarters"
    bt.british("winter Halifax")
    assert bt.where("44th & 48th") == "Halifax"


@pytest.mark.rule("R-17.3b")
def test_a_stack_with_a_fleet_stays_until_step_2() -> None:
    bt = returning(
        "44th & 48th, Boscawen @ Chignectou", "British control @ Chignectou", until="winter-ports"
    ).begin()
    assert bt.at("Chignectou") == "British: 44th & 48th, Boscawen"


@pytest.mark.rule("R-17.3b", "A-58")
def test_without_a_way_a_coastal_stack_waits_for_step_2_and_an_inland_one_stays() -> None:
    bt = returning(
        "44th & 48th @ Port Dauphin",
        "British control @ Port Dauphin",
        "22nd & 28th @ Grand Sault",
        "British control @ Grand Sault",
    ).begin()
    assert bt.where("44th & 48th") == "Port Dauphin"
    assert bt.asked == "winter_port"
    bt.british("winter Boston")
    assert bt.where("44th & 48th") == "Boston"
    assert bt.where("22nd & 28th") == "Grand Sault"


@pytest.mark.rule("R-17.3a", "A-36")
def test_a_besieger_leaves_and_the_battle_marker_goes() -> None:
    bt = returning("44th & 48th @ Québec", "2 Bastion, Berry @ Québec", "battle @ Québec")
    bt.begin()
    assert bt.where("44th & 48th") == "Albany"
    assert bt.battles() == []
    assert bt.control("Québec") == "French"
    bt = returning("44th & 48th, Boscawen @ Québec", "2 Bastion, Berry @ Québec", "battle @ Québec")
    bt.begin().british("winter Halifax")
    assert bt.at("Halifax") == "British: 44th & 48th, Boscawen"
    assert bt.battles() == []


@pytest.mark.rule("R-17.2a")
def test_the_british_return_altogether_before_the_french() -> None:
    """B-28"""
    bt = returning(
        "44th & 48th @ Chignectou",
        "British control @ Chignectou",
        "Berry @ Ticonderoga",
        until="winter-losses",
    ).begin()
    assert bt.asked_seat == BRITISH
    assert bt.where("Berry") == "Ticonderoga"
    bt.british("winter Halifax")
    assert bt.where("Berry") == "Montréal"
    assert bt.step() == "winter-losses"
    assert bt.g.active == BRITISH


# ---------------------------------------------------------------------- garrisons


@pytest.mark.rule("R-17.3.1a")
def test_one_unit_may_stay_with_a_fort() -> None:
    bt = returning("44th & 48th, Rogers, Gage, Fort Edward @ Lake George").begin()
    assert (bt.asked, bt.asked_seat) == ("garrison", BRITISH)
    assert bt.offered("stay") == ["44th & 48th (Metropolitan Brigade)", "Gage (Light)",
                                  "Rogers (Light)"]  # fmt: skip
    assert bt.why_not("stay Fort Edward") == "not_in_this_stack"
    bt.british("stay Rogers")
    assert bt.at("Lake George") == "British: Rogers, Fort Edward"
    assert bt.at("Albany") == "British: Gage, 44th & 48th"


@pytest.mark.rule("R-17.3.1a")
def test_nobody_has_to_stay() -> None:
    bt = returning("44th & 48th, Fort Edward @ Lake George").begin().british("march_home")
    assert bt.at("Lake George") == "British: Fort Edward"
    assert bt.where("44th & 48th") == "Albany"


@pytest.mark.rule("R-17.3.1a", "R-3.7a")
def test_a_commander_is_not_the_one_unit() -> None:
    """B-31"""
    bt = returning("44th & 48th, 22nd & 28th, Forbes, Fort Edward @ Lake George").begin()
    bt.british("stay Forbes")
    assert bt.offered("stay") == ["22nd & 28th (Metropolitan Brigade)",
                                  "44th & 48th (Metropolitan Brigade)"]  # fmt: skip
    bt.british("stay 22nd & 28th")
    assert bt.at("Lake George") == "British: 22nd & 28th, Fort Edward, Forbes"
    bt = returning("44th & 48th, 22nd & 28th, Forbes, Fort Edward @ Lake George").begin()
    bt.british("stay 22nd & 28th")
    assert bt.offered("stay") == ["Forbes (Commander)"], "he may stay with the one who stays"
    assert bt.why_not("stay 44th & 48th") == "fort_has_garrison"


@pytest.mark.rule("R-17.3.1a", "R-17.2e")
def test_a_colonial_brigade_that_stayed_is_the_one_unit() -> None:
    bt = returning("44th & 48th, New England 1, Fort Edward @ Lake George")
    bt.but(garrison=1 << bt.piece("New England 1")).begin()
    assert bt.at("Lake George") == "British: New England 1, Fort Edward"
    assert bt.where("44th & 48th") == "Albany", "nobody is asked"


@pytest.mark.rule("R-17.3.1a", "R-17.3a2")
def test_indians_in_their_village_do_not_take_the_place_of_a_garrison() -> None:
    bt = returning("Lignery, Villiers, Fort Niagara, Delaware @ Kithanink", side="french").begin()
    assert bt.offered("stay") == ["Lignery (Light)", "Villiers (Light)"]
    assert bt.why_not("stay Delaware") == "not_in_this_stack"
    bt.french("stay Lignery")
    assert bt.at("Kithanink") == "French: Lignery, Delaware, Fort Niagara"


@pytest.mark.rule("R-17.3.1a")
def test_on_a_captured_settled_space_brigades_up_to_its_value_and_all_others() -> None:
    bt = returning(
        "15th & 58th, 22nd & 28th, 44th & 48th, Royal Artillery 1, Rogers, Forbes "
        "@ Les Trois Rivières",
        "British control @ Les Trois Rivières",
    ).begin()
    bt.british("stay 15th & 58th", "stay 44th & 48th")
    assert bt.why_not("stay 22nd & 28th") == "enough_brigades"
    bt.british("stay Rogers", "stay Royal Artillery 1", "stay Forbes")
    assert bt.at("Les Trois Rivières") == (
        "British: Rogers, 15th & 58th, 44th & 48th, Royal Artillery 1, Forbes"
    )
    assert bt.where("22nd & 28th") == "Albany"


@pytest.mark.rule("R-17.3.1a", "A-22")
def test_a_fort_adds_nothing_on_a_captured_settled_space() -> None:
    bt = returning(
        "15th & 58th, 22nd & 28th, 44th & 48th, Fort Edward @ Les Trois Rivières",
        "British control @ Les Trois Rivières",
    ).begin()
    bt.british("stay 15th & 58th", "stay 44th & 48th")
    assert bt.where("22nd & 28th") == "Albany"


@pytest.mark.rule("R-17.3.1a")
def test_no_garrison_on_other_spaces() -> None:
    for space in ("Isle aux Noix", "Oneida Lake"):
        bt = returning(f"44th & 48th @ {space}").begin()
        assert bt.where("44th & 48th") == "Albany"
        assert bt.logged("stays_for_winter") == []
    bt = returning("Rogers @ Oswego", "Langis, Fort Carillon @ Albany").begin()
    assert bt.logged("stays_for_winter") == [], "an enemy Fort keeps nobody"


@pytest.mark.rule("R-17.3.1c", "R-2.1.2e", "G-C-41")
def test_a_captured_settled_space_that_is_left_empty_reverts() -> None:
    bt = returning("44th & 48th @ Montréal", "British control @ Montréal").vp("British 5")
    bt.begin().british("march_home")
    assert bt.control("Montréal") == "French"
    assert bt.victory() == "British 2"
    bt = returning("44th & 48th, Rogers @ Montréal", "British control @ Montréal").vp("British 5")
    bt.begin().british("stay Rogers", "march_home")
    assert bt.control("Montréal") == "British"
    assert bt.victory() == "British 5"


@pytest.mark.rule("R-17.3.1b")
def test_a_garrison_may_be_left_on_the_way() -> None:
    bt = returning("44th & 48th, Rogers @ Isle aux Noix", "Fort Edward @ Lake George").begin()
    assert bt.offered("winter") == ["Albany", "Lake George"]
    bt.british("winter Lake George")
    assert bt.asked == "garrison"
    assert bt.at("Lake George") == ("British: Rogers, 44th & 48th, Fort Edward")
    bt.british("stay Rogers")
    assert bt.at("Lake George") == "British: Rogers, Fort Edward"
    assert bt.where("44th & 48th") == "Albany"


@pytest.mark.rule("R-17.3.1b")
def test_or_the_stack_passes_by() -> None:
    bt = returning("44th & 48th, Rogers @ Isle aux Noix", "Fort Edward @ Lake George").begin()
    bt.british("winter Albany")
    assert bt.at("Albany") == "British: Rogers, 44th & 48th"
    bt = returning("44th & 48th, Rogers @ Isle aux Noix", "Fort Edward @ Lake George").begin()
    bt.british("winter Lake George", "march_home")
    assert bt.at("Albany") == "British: Rogers, 44th & 48th"


@pytest.mark.rule("R-17.3.1b", "R-17.3.1a")
def test_a_fort_with_its_garrison_is_no_stop_and_a_fort_off_the_way_neither() -> None:
    bt = returning("44th & 48th @ Isle aux Noix", "Fort Edward, Gage @ Lake George")
    bt.but(garrison=1 << bt.piece("Gage")).begin()
    assert bt.where("44th & 48th") == "Albany"
    bt = returning(
        "44th & 48th, Rogers @ Chignectou",
        "Fort Edward @ Cape Sable",
        "British control @ Chignectou",
    ).begin()
    assert bt.offered("winter") == ["Annapolis Royal", "Halifax"]
    bt = returning("Rogers @ Oneida Lake", "Fort Edward @ Oswego", "Gage @ Boston").begin()
    assert bt.where("Rogers") == "Albany"


@pytest.mark.rule("R-17.3.1b")
def test_why_a_fort_is_no_stop() -> None:
    bt = returning(
        "44th & 48th @ Chignectou",
        "Fort Edward @ Pointe Sainte Anne",
        "British control @ Pointe Sainte Anne",
        "British control @ Chignectou",
    )
    bt.begin()
    assert bt.why_not("winter Pointe Sainte Anne") == "not_on_the_way_home"


@pytest.mark.rule("R-17.3.1b", "A-58")
def test_those_who_go_on_take_the_shortest_way_for_them() -> None:
    """B-30 Without the Brigade the Light unit may use Paths from the Fort on."""
    bt = returning("44th & 48th, Rogers, Fort Edward @ Ticonderoga").begin()
    bt.british("stay 44th & 48th")
    assert bt.offered("winter") == ["Albany", "Northfield"]
    bt = returning("44th & 48th, Rogers, Fort Edward @ Ticonderoga").begin()
    bt.british("stay Rogers")
    assert bt.where("44th & 48th") == "Albany"


# ---------------------------------------------------------------------- by sea


@pytest.mark.rule("R-17.3c", "R-2.4a")
def test_stacks_on_a_foreign_coast_go_to_a_port_of_a_colony() -> None:
    bt = returning("44th & 48th, Boscawen @ Port Dauphin", "British control @ Port Dauphin").begin()
    assert (bt.asked, bt.asked_seat) == ("winter_port", BRITISH)
    assert "St. George" not in bt.offered("winter")
    assert "Newfoundland" in bt.offered("winter")
    assert bt.why_not("winter St. George") == "no_winter_port"
    assert bt.why_not("winter Louisbourg") == "no_winter_port"
    bt.british("winter Newfoundland")
    assert bt.at("Newfoundland") == "British: 44th & 48th, Boscawen"
    assert [entry[1:] for entry in bt.logged("winter_sail")] == [
        (2, bt.space("Port Dauphin"), bt.space("Newfoundland"))
    ]


@pytest.mark.rule("R-17.3c", "A-59")
def test_a_stack_with_a_fleet_on_an_own_home_space_stays() -> None:
    bt = returning("44th & 48th, Boscawen @ St. George", "Gage, Colvill @ Halifax").begin()
    assert bt.at("St. George") == "British: 44th & 48th, Boscawen"
    assert bt.at("Halifax") == "British: Gage, Colvill"
    bt = returning("Berry, De l'Isle @ Rivière du Loup", side="french").begin()
    assert bt.at("Rivière du Loup") == "French: Berry, De l'Isle"


@pytest.mark.rule("R-17.3c")
def test_wilderness_coasts_and_captured_ports_are_left() -> None:
    bt = returning("Rogers, Boscawen @ Kwanoskwamcok").begin().british("winter York")
    assert bt.at("York") == "British: Rogers, Boscawen"
    bt = returning("44th & 48th, Boscawen @ Louisbourg", "British control @ Louisbourg")
    bt.vp("British 4").but(open_seas=True).begin().british("march_home", "winter Boston")
    assert bt.at("Boston") == "British: 44th & 48th, Boscawen"
    assert bt.control("Louisbourg") == "French"
    assert bt.victory() == "British 1"
    assert bt.g.open_seas


@pytest.mark.rule("R-17.3.1a", "R-17.3c")
def test_a_garrison_may_stay_in_step_2_but_no_fleet() -> None:
    bt = returning("44th & 48th, Rogers, Boscawen @ Louisbourg", "British control @ Louisbourg")
    bt.begin()
    assert bt.asked == "garrison"
    assert bt.why_not("stay Boscawen") == "fleets_do_not_stay"
    bt.british("stay 44th & 48th", "march_home", "winter Halifax")
    assert bt.at("Louisbourg") == "British: 44th & 48th"
    assert bt.at("Halifax") == "British: Rogers, Boscawen"


@pytest.mark.rule("R-17.3.1a", "R-17.3c")
def test_if_all_others_stay_the_fleets_leave_unasked() -> None:
    """B-31"""
    bt = returning("44th & 48th, Boscawen @ Louisbourg", "British control @ Louisbourg").begin()
    bt.british("stay 44th & 48th")
    assert bt.at("Louisbourg") == "British: 44th & 48th"
    assert bt.where("Boscawen") == "Newfoundland"


@pytest.mark.rule("R-17.3.1a", "R-17.3b")
def test_a_garrison_of_step_1_does_not_sail_in_step_2() -> None:
    bt = returning("44th & 48th, Rogers @ Louisbourg", "British control @ Louisbourg").begin()
    bt.british("stay 44th & 48th", "stay Rogers")
    assert bt.at("Louisbourg") == "British: Rogers, 44th & 48th"
    bt = returning("Rogers, Gage, Fort Edward @ Kwanoskwamcok").begin()
    bt.british("stay Gage", "winter York")
    assert bt.at("Kwanoskwamcok") == "British: Gage, Fort Edward"


@pytest.mark.rule("R-17.3b", "R-17.3c")
def test_a_stack_that_reached_a_fleet_sails_with_it() -> None:
    bt = (
        returning(
            "44th & 48th @ Pointe Sainte Anne",
            "Boscawen @ Chignectou",
            "British control @ Pointe Sainte Anne",
            "British control @ Chignectou",
        )
        .begin()
        .british("winter York")
    )
    assert bt.at("York") == "British: 44th & 48th, Boscawen"
    assert bt.control("Chignectou") == "British"


@pytest.mark.rule("R-17.3c", "R-13.9.2a")
def test_without_a_colony_port_the_list_of_fleet_retreats_is_followed() -> None:
    bt = returning("Berry, De l'Isle @ Mta'n", side="french")
    for space in bt.board.coast:
        if bt.board.colony[space] >= 0 and bt.board.home[space] == FRENCH:
            bt.start.control[space] = BRITISH
    bt.begin()
    assert bt.at("Rivière du Loup") == "French: Berry, De l'Isle"
    bt = returning("Berry, De l'Isle @ Mta'n", side="french")
    for space in bt.board.coast:
        if bt.board.home[space] == FRENCH:
            bt.start.control[space] = BRITISH
    bt.put("Rogers @ Kwanoskwamcok").begin()
    assert bt.at("Mta'n") == "French: Berry, De l'Isle", "it is a haven itself"
    bt = returning("Berry, De l'Isle @ Mta'n", "Gage @ Mta'n", side="french")
    for space in bt.board.coast:
        if bt.board.home[space] == FRENCH:
            bt.start.control[space] = BRITISH
    bt.put("Rogers @ Kwanoskwamcok").begin()
    assert bt.at("Sail box") == "French: Berry, De l'Isle"
    assert bt.logged("winter_at_sea") == [(FRENCH, 2, bt.space("Mta'n"))]


@pytest.mark.rule("R-17.3c", "R-17.2d2")
def test_commanders_alone_wait_for_step_3() -> None:
    """B-32"""
    bt = returning("Forbes @ Port Dauphin", "Howe @ Lake George").begin()
    assert bt.where("Forbes") == "Port Dauphin"
    assert bt.where("Howe") == "Lake George"


@pytest.mark.rule("R-17.3c")
def test_a_commander_with_fleets_alone_chooses_his_port() -> None:
    bt = returning("Forbes, Boscawen @ Port Dauphin", "British control @ Port Dauphin").begin()
    assert bt.asked == "winter_port"
    bt.british("winter Boston")
    assert bt.at("Boston") == "British: Boscawen, Forbes"


@pytest.mark.rule("R-17.3.1b")
def test_two_forts_on_the_way_may_both_get_a_garrison() -> None:
    bt = returning("44th & 48th, Rogers, Gage @ Isle aux Noix", "Fort Edward @ Lake George")
    bt.put("Fort Ticonderoga @ Ticonderoga", "British control @ Ticonderoga").begin()
    assert bt.offered("winter") == ["Albany", "Lake George", "Ticonderoga"]
    bt.british("winter Ticonderoga", "stay 44th & 48th")
    assert bt.offered("winter") == ["Albany", "Lake George", "Northfield"], "now by Paths too"
    bt.british("winter Lake George", "stay Gage")
    assert bt.at("Ticonderoga") == "British: 44th & 48th, Fort Ticonderoga"
    assert bt.at("Lake George") == "British: Gage, Fort Edward"
    assert bt.where("Rogers") == "Albany"
    assert bt.g.winter is None


@pytest.mark.rule("R-17.3a")
def test_who_is_at_sea_stays_there() -> None:
    bt = returning("Berry, De l'Isle @ Sail box", "Léry @ Newfoundland", side="french")
    bt.put("French control @ Newfoundland").begin().french("winter Louisbourg")
    assert bt.at("Sail box") == "French: Berry, De l'Isle"
    assert bt.at("Louisbourg") == "French: Léry"
