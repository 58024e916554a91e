"""10.2 Movement along connections: MPs, dropping and picking up, leaving the enemy's space."""

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation


def _british(*aps: str, **options: str) -> Situation:
    return Situation(**options).until("battles").aps(british=aps or ("army",))


def _french(*aps: str) -> Situation:
    return (
        Situation().until("battles").active("french").first("british").aps(french=aps or ("army",))
    )


# ---------------------------------------------------------------------- 10.2 Movement Points


@pytest.mark.parametrize("piece", ["15th & 58th", "New England 1", "Royal Artillery 1"])
@pytest.mark.rule("R-10.2a")
def test_brigades_and_artillery_have_two_mps(piece: str) -> None:
    bt = _british().put(f"{piece} @ New York").british("spend army", "army New York")
    bt.british("go Kingston", "go Albany")
    assert bt.where(piece) == "Albany"
    assert bt.step() == "battles"


@pytest.mark.parametrize("piece", ["Rogers", "Mohawk"])
@pytest.mark.rule("R-10.2a")
def test_light_units_have_three_mps(piece: str) -> None:
    bt = _british("light").put(f"{piece} @ New York").british("spend light", "light New York")
    bt.british("go Kingston", "go Albany", "go Lake George")
    assert bt.where(piece) == "Lake George"
    assert bt.step() == "battles"


@pytest.mark.parametrize("piece", ["Fort Edward", "bastion_1"])
@pytest.mark.rule("R-10.2a", "R-3.5a", "R-3.4a")
def test_forts_and_bastions_do_not_move(piece: str) -> None:
    bt = _french() if piece == "bastion_1" else _british()
    where = "Québec" if piece == "bastion_1" else "Albany"
    mate = "Berry" if piece == "bastion_1" else "15th & 58th"
    bt.put(f"{piece}, {mate} @ {where}")
    seat = 1 if piece == "bastion_1" else 0
    bt.choose(seat, "spend army", f"army {where}")
    assert bt.why_not(f"take {piece}") == "immobile"
    bt = _british().put("Fort Edward @ Albany", "15th & 58th @ Kingston").british("spend army")
    assert bt.why_not("army Albany") == "nobody_ready"


@pytest.mark.rule("G-C-17", "R-10.2a", "R-10.2b", "R-2.1.2d")
def test_brigade_light_unit_and_commander_march_to_ticonderoga() -> None:
    bt = _british().put("15th & 58th, Rogers, Howe @ Albany").vp("French 3")
    bt.british("spend army", "army Albany", "go Lake George", "go Ticonderoga")
    assert bt.at("Ticonderoga") == "British: Rogers, 15th & 58th, Howe"
    assert bt.control("Ticonderoga") == "British"
    assert bt.victory() == "French 2"
    bt.british("go Isle aux Noix")
    assert bt.at("Isle aux Noix") == "British: Rogers"
    assert bt.at("Ticonderoga") == "British: 15th & 58th, Howe"
    assert [entry[0] for entry in bt.logged("stays_no_mp")] == [
        bt.piece("15th & 58th"), bt.piece("Howe"),
    ]  # fmt: skip
    assert bt.spent() == "Rogers, 15th & 58th, Howe"


@pytest.mark.rule("R-10.2b")
def test_who_cannot_use_the_connection_stays_behind() -> None:
    bt = _british("army_2x").put("15th & 58th, Rogers @ Albany")
    bt.british("spend army_2x", "army Albany", "go Northfield", "go Number Four", "go Goasek")
    assert bt.at("Number Four") == "British: 15th & 58th"
    assert bt.logged("stays_no_way") == [(bt.piece("15th & 58th"), bt.space("Number Four"))]
    assert bt.logged("stays_no_mp") == []
    bt.british("stop")
    assert bt.spent() == "Rogers, 15th & 58th"


@pytest.mark.rule("R-10.2b")
def test_mps_left_do_not_help_on_a_path() -> None:
    bt = _british().put("15th & 58th, Rogers @ Albany").british("spend army", "army Albany")
    bt.british("go Northfield", "go Rumford")
    assert bt.logged("stays_no_way") == [(bt.piece("15th & 58th"), bt.space("Northfield"))]


@pytest.mark.rule("R-10.2a")
def test_the_log_tells_who_moved() -> None:
    bt = _british("army", "army").put("15th & 58th, Rogers, Howe @ Albany", "Gage, Wolfe @ Boston")
    bt.british("spend army", "army Albany", "go Lake George", "stop")
    albany, george = bt.space("Albany"), bt.space("Lake George")
    assert bt.logged("units_moved") == [(0, 2, albany, george)]
    assert bt.logged("piece_moved") == [(bt.piece("Howe"), albany, george)]
    bt.british("spend army", "army Boston", "go York", "stop")
    boston, york = bt.space("Boston"), bt.space("York")
    assert bt.logged("piece_moved")[1:] == [
        (bt.piece("Gage"), boston, york), (bt.piece("Wolfe"), boston, york),
    ]  # fmt: skip


@pytest.mark.rule("R-10.2b")
def test_if_nobody_can_go_on_the_connection_is_closed() -> None:
    bt = _british("army_2x").put("15th & 58th @ Albany").british("spend army_2x", "army Albany")
    bt.british("go Northfield", "go Number Four")
    assert bt.why_not("go Goasek") == "path_light_only"
    bt = _british("army_2x").put("Boscawen @ Halifax").british("spend army_2x", "army Halifax")
    bt.british("go Cape Sable", "go Annapolis Royal")
    assert bt.why_not("go Halifax") == "fleet_coast_only"


@pytest.mark.rule("R-10.2a")
def test_spaces_that_no_connection_joins() -> None:
    bt = _british().put("15th & 58th @ Albany").british("spend army", "army Albany")
    assert bt.why_not("go Ticonderoga") == "no_connection"
    assert bt.why_not("go Albany") == "no_connection"
    assert bt.why_not("stop") == "not_set_out"
    assert bt.why_not("drop 15th & 58th") == "not_along"


@pytest.mark.rule("R-10.2a")
def test_from_an_island_nobody_marches() -> None:
    bt = _british().put("15th & 58th @ Newfoundland", "Rogers @ Albany").british("spend army")
    assert bt.why_not("army Newfoundland") == "no_way_out"


# ---------------------------------------------------------------------- 10.2.1 leaving the enemy


@pytest.mark.parametrize(("units", "may"), [(3, False), (4, True)])
@pytest.mark.rule("R-10.2.1a", "R-10.3.1a", "G-R-14")
def test_a_stack_among_enemies_moves_only_if_it_outnumbers_them(units: int, may: bool) -> None:
    bt = _british().put(f"{units} British metropolitan, Howe @ Lake George", "Berry @ Lake George")
    bt.put("battle @ Lake George", "Rogers @ Albany").british("spend army")
    if may:
        bt.british("army Lake George", "take 15th & 58th", "go Albany", "stop")
        assert bt.battles() == ["Lake George"]  # the others are still there
    else:
        assert bt.why_not("army Lake George") == "must_outnumber"
        assert bt.why_not("light Lake George") == "ap_no_light"


@pytest.mark.rule("R-10.2.1a")
def test_spent_units_of_the_stack_count_as_well() -> None:
    bt = _british().put("3 British metropolitan @ Lake George", "spent Rogers, Berry @ Lake George")
    bt.put("battle @ Lake George").british("spend army", "army Lake George")
    bt.british("go Albany", "stop")
    assert bt.at("Lake George") == "British: Rogers; French: Berry"


@pytest.mark.rule("R-10.2.1a")
def test_militia_alone_hold_nobody_back() -> None:
    bt = (
        _british()
        .put("15th & 58th @ Montréal", "battle @ Montréal")
        .came("british", "Isle aux Noix", "Montréal")
    )
    bt.british("spend army", "army Montréal", "go Isle aux Noix", "stop")
    assert bt.battles() == []
    assert bt.control("Montréal") == "French"


@pytest.mark.rule("R-10.2.1b", "R-13.0b")
def test_the_british_leave_a_fortress_freely() -> None:
    bt = _british().put("15th & 58th @ Québec", "2 bastion, Berry @ Québec", "battle @ Québec")
    bt.british("spend army", "army Québec", "go Les Trois Rivières")
    assert bt.battles() == ["Les Trois Rivières"]  # the siege is over, Militia are attacked
    assert bt.at("Québec") == "French: Berry, Bastion 1, Bastion 2"


@pytest.mark.rule("R-10.2.1b", "R-2.1.10b")
def test_without_a_bastion_it_is_no_fortress() -> None:
    bt = _british().put("15th & 58th @ Québec", "Berry @ Québec", "battle @ Québec")
    bt.put("Rogers @ Albany", "Gage @ Boston").british("spend army")
    assert bt.why_not("army Québec") == "must_outnumber"


@pytest.mark.rule("R-10.2.1b")
def test_the_french_have_no_such_freedom() -> None:
    bt = _french().put("Berry @ Québec", "bastion_1 @ Québec", "2 British metropolitan @ Québec")
    bt.put("battle @ Québec", "Aubry @ Montréal", "Langis @ Niagara").french("spend army")
    assert bt.why_not("army Québec") == "must_outnumber"


@pytest.mark.rule("R-10.2.1c", "A-19")
def test_the_first_step_does_not_take_the_connection_the_enemy_came_by() -> None:
    bt = _british().put("4 British light @ Lake George", "Aubry @ Lake George")
    bt.put("battle @ Lake George").came("french", "Ticonderoga", "Lake George")
    bt.british("spend army", "army Lake George")
    assert bt.why_not("go Ticonderoga") == "enemy_came_that_way"
    bt.british("take Armstrong", "go Albany")
    assert bt.offers("go Lake George")


@pytest.mark.rule("R-10.2.1c")
def test_where_the_enemy_is_gone_his_connection_is_open() -> None:
    bt = _british().put("15th & 58th @ Lake George").came("french", "Ticonderoga", "Lake George")
    bt.british("spend army", "army Lake George", "go Ticonderoga", "stop")
    assert bt.where("15th & 58th") == "Ticonderoga"


@pytest.mark.rule("R-10.2.1c", "R-10.2.1b")
def test_a_besieger_does_not_take_the_connection_a_relief_came_by() -> None:
    bt = _british().put("15th & 58th @ Québec", "bastion_1, Berry @ Québec", "battle @ Québec")
    bt.came("french", "Les Trois Rivières", "Québec").british("spend army", "army Québec")
    assert bt.why_not("go Les Trois Rivières") == "enemy_came_that_way"
    assert bt.why_not("take Rogers") == "not_with_stack"
    assert bt.offers("go Jacques Cartier")


@pytest.mark.rule("R-10.2.1c")
def test_a_stack_with_no_other_connection_cannot_set_out() -> None:
    bt = _french().put("4 French light @ Les Illinois", "Rogers @ Les Illinois")
    bt.came("british", "Rivière Ouabache", "Les Illinois").put("battle @ Les Illinois")
    bt.put("Lignery @ Montréal", "Villiers @ Québec").french("spend army")
    assert bt.why_not("army Les Illinois") == "no_way_out"


@pytest.mark.rule("R-10.2.1d")
def test_the_battle_marker_goes_when_one_side_has_left() -> None:
    bt = _british().put("4 British metropolitan @ Lake George", "Berry @ Lake George")
    bt.put("battle @ Lake George").british("spend army", "army Lake George", "go Albany", "stop")
    assert bt.battles() == []
    assert bt.control("Lake George") == "French"  # Berry stands there alone


@pytest.mark.parametrize(("british", "stands"), [(3, True), (4, False)])
@pytest.mark.rule("A-49", "R-10.2.1d", "G-R-14")
def test_militia_left_behind_fight_on_unless_outnumbered(british: int, stands: bool) -> None:
    bt = _french().put(f"{british} British light @ Le Détroit", "10 French light @ Le Détroit")
    bt.put("3 French metropolitan @ Le Détroit", "battle @ Le Détroit")
    bt.french("spend army", "army Le Détroit", "go Fort Ouiatenon", "stop")
    assert bt.battles() == (["Le Détroit"] if stands else [])
    assert bt.control("Le Détroit") == ("French" if stands else "British")


# ---------------------------------------------------------------------- drop off and pick up


@pytest.mark.rule("R-10.2.1e")
def test_a_stack_never_splits_over_two_connections() -> None:
    bt = _british("light").put("Rogers, Gage @ Albany").british("spend light", "light Albany")
    bt.british("take Rogers", "go Lake George")
    assert bt.why_not("take Gage") == "not_with_stack"
    bt.british("stop")
    assert bt.step() == "battles"
    assert bt.where("Gage") == "Albany"


@pytest.mark.rule("R-10.2.1f", "R-7.2.1a")
def test_units_are_dropped_off_and_picked_up_on_the_way() -> None:
    bt = _british().put("Rogers, Gage @ Kingston", "15th & 58th, Goreham @ Albany")
    bt.british("spend army", "army Kingston", "go Albany", "drop Gage", "take 15th & 58th")
    assert bt.why_not("take Gage") == "dropped_here"
    assert bt.why_not("drop 15th & 58th") == "picked_here"
    assert bt.why_not("drop Goreham") == "not_along"
    assert bt.why_not("take Rogers") == "already_along"
    bt.british("go Lake George", "stop")
    assert bt.at("Lake George") == "British: Rogers, 15th & 58th"
    assert bt.at("Albany") == "British: Gage, Goreham"
    assert bt.spent() == "Gage, Rogers, 15th & 58th"


@pytest.mark.rule("R-10.2.1f")
def test_who_was_picked_up_and_went_nowhere_is_not_spent() -> None:
    bt = _british().put("Rogers @ Kingston", "15th & 58th @ Albany")
    bt.british("spend army", "army Kingston", "go Albany", "take 15th & 58th", "stop")
    assert bt.spent() == "Rogers"
    bt = _british("army_2x").put("Rogers @ Albany", "15th & 58th @ Number Four")
    bt.british("spend army_2x", "army Albany", "go Northfield", "go Number Four")
    bt.british("take 15th & 58th", "go Goasek", "stop")
    assert bt.spent() == "Rogers"  # the Brigade could not use the Path
    assert bt.where("15th & 58th") == "Number Four"


@pytest.mark.rule("R-10.2.1f")
def test_the_last_of_a_stack_stops_instead_of_being_dropped() -> None:
    bt = _british("light").put("Rogers @ Albany").british("spend light", "light Albany")
    bt.british("go Lake George")
    assert bt.why_not("drop Rogers") == "last_of_stack"


@pytest.mark.rule("R-10.2.1g")
def test_only_unspent_units_are_picked_up() -> None:
    bt = _british().put("Rogers @ Kingston", "spent 15th & 58th, Fort Edward @ Albany")
    bt.british("spend army", "army Kingston", "go Albany")
    assert bt.why_not("take 15th & 58th") == "spent"
    assert bt.why_not("take Fort Edward") == "immobile"


@pytest.mark.rule("R-10.2.1g")
def test_mps_are_counted_from_where_the_stack_set_out() -> None:
    bt = _british().put("Rogers @ New York", "15th & 58th @ Kingston", "New England 1 @ Albany")
    bt.british("spend army", "army New York", "go Kingston", "take 15th & 58th", "go Albany")
    assert bt.why_not("take New England 1") == "no_mp_left"  # two connections are gone
    bt.british("go Lake George")
    assert bt.at("Albany") == "British: 15th & 58th, New England 1"
    assert bt.at("Lake George") == "British: Rogers"


@pytest.mark.rule("R-10.2.1f", "R-7.3.1b")
def test_a_light_ap_picks_up_light_units_only() -> None:
    bt = _british("light").put("Rogers @ Kingston", "15th & 58th, Howe, Mohawk @ Albany")
    bt.british("spend light", "light Kingston", "go Albany")
    assert bt.why_not("take 15th & 58th") == "light_only"
    assert bt.why_not("take Howe") == "commander_from_start"
    bt.british("take Mohawk", "go Lake George", "stop")
    assert bt.at("Lake George") == "British: Rogers, Mohawk"


@pytest.mark.rule("R-10.2.1e", "R-10.2b")
def test_a_piece_is_not_taken_if_no_connection_is_open_to_all() -> None:
    bt = _british().put("Boscawen, 15th & 58th, Rogers @ Halifax")
    bt.british("spend army", "army Halifax", "take Boscawen")
    assert bt.why_not("take 15th & 58th") == "no_common_way"  # no coastal Highway there
    assert bt.offers("take Rogers")
    assert bt.why_not("go Annapolis Royal") == "fleet_coast_only"
    bt.british("take Rogers", "go Cape Sable", "stop")
    assert bt.at("Cape Sable") == "British: Rogers, Boscawen"


# ---------------------------------------------------------------------- control on the way


@pytest.mark.rule("R-10.2c", "R-2.1.2b", "R-2.1.2d", "R-2.1.2e")
def test_outposts_are_captured_even_in_passing_and_stay_captured() -> None:
    bt = _british("light").put("Rogers @ Lake George").vp("French 3")
    bt.british("spend light", "light Lake George", "go Ticonderoga", "go Isle aux Noix", "stop")
    assert bt.control("Ticonderoga") == "British"
    assert bt.control("Isle aux Noix") == "British"
    assert bt.victory() == "French 2"  # Ticonderoga is a Victory Space, Isle aux Noix is not


@pytest.mark.rule("R-2.1.2c", "R-2.1.2d")
def test_the_home_faction_takes_its_space_back() -> None:
    bt = _french("light").put("British control @ Ticonderoga", "Aubry @ Isle aux Noix")
    bt.vp("British 2").french("spend light", "light Isle aux Noix", "go Ticonderoga", "stop")
    assert bt.control("Ticonderoga") == "French"
    assert bt.victory() == "British 1"


@pytest.mark.rule("R-2.1.2f")
def test_wilderness_is_nobodys() -> None:
    bt = _british("light").put("Rogers @ Lake George")
    bt.british("spend light", "light Lake George", "go Sachenda'ga", "stop")
    assert bt.control("Sachenda'ga") == "neutral"


@pytest.mark.parametrize(
    ("space", "to", "before", "after", "holder"),
    [
        ("Les Trois Rivières", "Québec", "British 5", "British 5", "French"),
        ("Montréal", "Isle aux Noix", "British 5", "British 2", "French"),
        ("Isle aux Noix", "Ticonderoga", "British 5", "British 5", "British"),
    ],
)
@pytest.mark.rule("G-C-20", "R-10.2d", "R-2.1.2e", "G-C-41")
def test_a_captured_settled_space_left_empty_is_lost(
    space: str, to: str, before: str, after: str, holder: str
) -> None:
    bt = _british().put(f"British control @ {space}", f"2 British metropolitan @ {space}")
    bt.put(f"British control @ {to}", f"New England 1 @ {to}").vp(before)
    bt.british("spend army", f"army {space}", f"go {to}", "stop")
    assert bt.control(space) == holder
    assert bt.victory() == after


@pytest.mark.rule("R-10.2d")
def test_one_unit_that_stays_keeps_the_space() -> None:
    bt = _british().put("British control @ Montréal", "2 British metropolitan @ Montréal")
    bt.vp("British 5").british("spend army", "army Montréal", "take 15th & 58th")
    bt.british("go Isle aux Noix", "stop")
    assert bt.control("Montréal") == "British"
    assert bt.victory() == "British 5"


@pytest.mark.rule("R-13.8f", "R-14.1.1a", "A-32")
def test_markers_go_along_and_are_lost_in_a_clean_stack() -> None:
    bt = _british().put("British rout @ Albany", "British oos @ Albany")
    bt.put("2 British metropolitan @ Albany", "Rogers @ Lake George")
    bt.british("spend army", "army Albany", "take 15th & 58th", "go Kingston")
    assert bt.markers("british", "Kingston") == "rout oos"
    assert bt.markers("british", "Albany") == "rout oos"
    bt = _british().put("British rout @ Albany", "British oos @ Albany")
    bt.put("2 British metropolitan @ Albany", "Rogers @ Lake George")
    bt.british("spend army", "army Albany", "go Lake George", "stop")
    assert bt.markers("british", "Lake George") == ""


# ---------------------------------------------------------------------- 13.8 Routed stacks


@pytest.mark.rule("R-13.8e", "R-10.7c", "A-57")
def test_a_routed_stack_enters_no_enemy_home_space_under_enemy_control() -> None:
    bt = _british().put("British rout @ Lake George", "4 British light @ Lake George")
    bt.british("spend army", "army Lake George")
    assert bt.why_not("go Ticonderoga") == "routed_home"
    bt = _british().put("British rout @ Lake George", "4 British light @ Lake George")
    bt.put("British control @ Ticonderoga").british("spend army", "army Lake George")
    bt.british("go Ticonderoga", "stop")
    assert bt.markers("british", "Ticonderoga") == "rout"


@pytest.mark.parametrize(("units", "may"), [(3, False), (4, True)])
@pytest.mark.rule("R-10.7c", "A-57", "R-13.8h")
def test_a_routed_stack_does_not_attack_but_may_overwhelm(units: int, may: bool) -> None:
    bt = _british("light").put("British rout @ Lake George", "Aubry @ Mikazawitegok")
    bt.put(f"{units} British light @ Lake George").british("spend light", "light Lake George")
    if may:
        bt.british("go Mikazawitegok")
        assert bt.where("Aubry") != "Mikazawitegok"
    else:
        assert bt.why_not("go Mikazawitegok") == "routed_attack"


@pytest.mark.rule("R-10.7c")
def test_routed_units_are_gathered_until_they_are_enough() -> None:
    bt = _british("light").put("British rout @ Sachenda'ga", "5 British light @ Sachenda'ga")
    bt.put("Aubry @ Nihanawate", "Langis @ Lake George", "French control @ Lake George")
    bt.british("spend light", "light Sachenda'ga")
    assert bt.why_not("go Nihanawate") == "connection_full"  # five units on a Path
    for piece in ("Armstrong", "Dunn", "Gage"):
        bt.british(f"take {piece}")
        assert bt.why_not("go Nihanawate") == "routed_attack"
    bt.british("take Goreham", "go Nihanawate")
    assert bt.at("Nihanawate").startswith("British: Armstrong, Dunn, Gage, Goreham")


@pytest.mark.rule("R-10.7c")
def test_a_routed_stack_hemmed_in_cannot_set_out() -> None:
    bt = _british("light").put("British rout @ Sachenda'ga", "3 British light @ Sachenda'ga")
    bt.put("Aubry @ Nihanawate", "Langis @ Lake George", "Rogers @ Albany").british("spend light")
    assert bt.why_not("light Sachenda'ga") == "no_way_out"


@pytest.mark.parametrize(("brigades", "may"), [(2, False), (3, True)])
@pytest.mark.rule("R-10.7c", "R-10.1a", "R-3.3a")
def test_a_second_artillery_does_not_help_a_routed_stack_over_a_road(
    brigades: int, may: bool
) -> None:
    bt = _british().put(
        "British rout @ Sachenda'ga", f"{brigades} British provincial @ Sachenda'ga"
    )
    bt.put("2 British artillery @ Sachenda'ga", "Aubry @ Nihanawate", "Rogers @ Albany")
    bt.put("Gage @ Boston").road("Sachenda'ga", "Nihanawate").british("spend army")
    if may:
        assert bt.offers("army Sachenda'ga")
    else:
        assert bt.why_not("army Sachenda'ga") == "no_way_out"


@pytest.mark.parametrize(("fleets", "may"), [(3, False), (4, True)])
@pytest.mark.rule("A-2", "R-10.7c")
def test_fleets_free_of_limits_count_when_a_routed_stack_overwhelms(fleets: int, may: bool) -> None:
    bt = _british(fleet_limits="free").put("British rout @ Halifax", "Aubry @ Cape Sable")
    bt.put(f"{fleets} British fleet @ Halifax", "Rogers @ Albany", "Gage @ Boston")
    bt.crossed("british", "Halifax", "Cape Sable", 4).british("spend army")
    if may:
        assert bt.offers("army Halifax")
    else:
        assert bt.why_not("army Halifax") == "no_way_out"
