"""10: guards of movement that other tests pass by: limits of either side, ways out, gathering."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation


def _british(*aps: str, **options: str) -> Situation:
    return Situation(**options).until("battles").aps(british=aps or ("army",))


def _french(*aps: str) -> Situation:
    bt = Situation().until("battles").active("french").first("british")
    return bt.aps(french=aps or ("army",))


# ---------------------------------------------------------------------- 10.1 Connection Limits


@pytest.mark.parametrize("side", ["british", "french"])
@pytest.mark.rule("R-10.1a", "R-10.1b")
def test_each_side_has_its_own_limit(side: str) -> None:
    who = {"british": "Rogers", "french": "Aubry"}[side]
    other = {"british": "french", "french": "british"}[side]
    bt = Situation().until("battles").active(side).first("british").put(f"{who} @ Saranac")
    bt.aps(british=["light"], french=["light"])
    bt.crossed(side, "Saranac", "Nihanawate", 4).crossed(other, "Saranac", "Ticonderoga", 4)
    bt.play(side, "spend light", "light Saranac")
    assert bt.why_not("go Nihanawate") == "connection_full"
    bt.play(side, "go Ticonderoga")
    assert bt.where(who) == "Ticonderoga"
    assert bt.g.crossed_guns == {}


@pytest.mark.rule("R-10.1c")
def test_one_french_gun_on_a_road_in_a_round() -> None:
    bt = _french("army", "army").put("2 French artillery, Berry @ Ticonderoga")
    bt.road("Ticonderoga", "Saranac").french("spend army", "army Ticonderoga")
    bt.french("take Canonniers Bombardiers 1", "go Saranac", "stop")
    assert bt.g.crossed_guns == {2 * bt.connection("Ticonderoga", "Saranac") + 1: 1}
    bt.french("spend army", "army Ticonderoga", "take Canonniers Bombardiers 2")
    assert bt.why_not("go Saranac") == "road_artillery"
    assert bt.offers("go Isle aux Noix")


@pytest.mark.rule("R-10.1a", "R-10.1c")
def test_what_is_not_counted() -> None:
    """Commanders count toward no limit, and Artillery is not counted apart on Highways."""
    bt = _british("army", "army").put("Howe @ Albany", "Rogers, Royal Artillery 1 @ Kingston")
    bt.british("spend army", "army Albany", "go Kingston")
    assert bt.g.crossed == {}
    bt.british("stop", "spend army", "army Kingston", "take Royal Artillery 1", "go Albany", "stop")
    assert bt.g.crossed == {2 * bt.connection("Albany", "Kingston"): 1}
    assert bt.g.crossed_guns == {}


@pytest.mark.rule("A-2", "R-10.1a")
def test_units_other_than_fleets_count_under_the_option_too() -> None:
    bt = _british("light", fleet_limits="free").put("2 British light @ Saranac")
    bt.crossed("british", "Saranac", "Nihanawate", 4).british("spend light", "light Saranac")
    assert bt.why_not("go Nihanawate") == "connection_full"


# ---------------------------------------------------------------------- 10.2.1 ways out


@pytest.mark.rule("R-10.2.1c")
def test_the_enemys_way_in_is_open_once_he_is_gone() -> None:
    bt = _british("light").put("Rogers @ Saranac").came("french", "Ticonderoga", "Saranac")
    bt.british("spend light", "light Saranac", "go Ticonderoga")
    assert bt.where("Rogers") == "Ticonderoga"


@pytest.mark.rule("R-10.2.1a", "A-49")
def test_militia_alone_keeps_nobody() -> None:
    bt = _british("light").put("Rogers @ Montréal", "battle @ Montréal")
    bt.british("spend light", "light Montréal", "go Isle aux Noix", "stop")
    assert bt.where("Rogers") == "Isle aux Noix"


@pytest.mark.parametrize("who", ["15th & 58th", "Royal Artillery 1", "Boscawen", "Rogers"])
@pytest.mark.parametrize(("crossed", "may"), [(15, True), (16, False)])
@pytest.mark.rule("R-10.1a", "R-10.2.1a")
def test_the_only_way_out_may_be_full(who: str, crossed: int, may: bool) -> None:
    """One Highway leads away from Port Dauphin."""
    bt = _british().put(f"{who} @ Port Dauphin", "Gage @ Albany", "Dunn @ Boston")
    bt.crossed("british", "Port Dauphin", "Louisbourg", crossed).british("spend army")
    if may:
        bt.british("army Port Dauphin", "go Louisbourg")
        assert bt.where(who) == "Louisbourg"
    else:
        assert bt.why_not("army Port Dauphin") == "no_way_out"


@pytest.mark.rule("A-2", "R-10.1a")
def test_a_full_connection_is_open_to_fleets_under_the_option() -> None:
    bt = _british(fleet_limits="free").put("Boscawen @ Port Dauphin")
    bt.crossed("british", "Port Dauphin", "Louisbourg", 16)
    bt.british("spend army", "army Port Dauphin", "go Louisbourg")
    assert bt.where("Boscawen") == "Louisbourg"


@pytest.mark.parametrize("who", ["15th & 58th", "Royal Artillery 1", "Boscawen", "Rogers"])
@pytest.mark.rule("R-E-a", "R-10.2.1a")
def test_the_only_way_out_may_be_closed_by_warships(who: str) -> None:
    bt = _british().put(f"{who} @ Port Dauphin", "Gage @ Albany", "Dunn @ Boston")
    bt.but(warships=bt.connection("Port Dauphin", "Louisbourg")).british("spend army")
    assert bt.why_not("army Port Dauphin") == "no_way_out"


@pytest.mark.parametrize("who", ["15th & 58th", "Royal Artillery 1", "Boscawen", "Rogers"])
@pytest.mark.rule("R-10.2.1c")
def test_the_only_way_out_may_be_the_enemys_way_in(who: str) -> None:
    bt = _british().put(
        f"{who}, 3 British provincial, Aubry @ Port Dauphin", "Gage @ Albany", "Dunn @ Boston"
    )
    bt.put("battle @ Port Dauphin").came("french", "Louisbourg", "Port Dauphin")
    bt.british("spend army")
    assert bt.why_not("army Port Dauphin") == "no_way_out"


@pytest.mark.parametrize("who", ["15th & 58th", "Royal Artillery 1", "Howe"])
@pytest.mark.rule("R-10.2b", "R-2.2.2a")
def test_who_uses_no_path_does_not_get_away_by_paths(who: str) -> None:
    """Three Paths meet at Mekekasink; a Light unit stands at the end of each."""
    bt = _british().put(f"{who} @ Mekekasink", "Rogers @ Rays Town", "Gage @ Wills Creek")
    bt.british("spend army")
    assert bt.why_not("army Mekekasink") == "no_way_out"
    bt = _british().put(f"{who} @ Mekekasink", "Rogers @ Rays Town", "Gage @ Wills Creek")
    bt.road("Mekekasink", "Wills Creek").british("spend army", "army Mekekasink")
    bt.british("go Wills Creek", "stop")
    assert bt.where(who) == "Wills Creek"


@pytest.mark.rule("R-10.1c")
def test_a_gun_waits_where_the_only_road_has_seen_one() -> None:
    bt = _british("army", "army").put(
        "2 British artillery @ Mekekasink", "Gage @ Albany", "Dunn @ Boston"
    )
    bt.road("Mekekasink", "Wills Creek").british("spend army", "army Mekekasink")
    assert bt.why_not("go Wills Creek") == "road_artillery"
    bt.british("take Royal Artillery 1", "go Wills Creek", "stop", "spend army")
    assert bt.why_not("army Mekekasink") == "no_way_out"


# ---------------------------------------------------------------------- gathering the stack


@pytest.mark.rule("R-10.2.1a", "R-E-a")
def test_no_common_way_because_of_warships() -> None:
    """A Fleet follows the coast by a Path, Artillery needs the Highway."""
    bt = _british().put("Boscawen, Royal Artillery 1 @ Port la Joye", "Gage @ Miramichy")
    bt.british("spend army", "army Port la Joye", "take Boscawen")
    assert bt.offers("take Royal Artillery 1")
    bt = _british().put("Boscawen, Royal Artillery 1, Rogers @ Port la Joye", "Gage @ Miramichy")
    bt.but(warships=bt.connection("Port la Joye", "Miramichy"))
    bt.british("spend army", "army Port la Joye", "take Boscawen")
    assert bt.why_not("take Royal Artillery 1") == "no_common_way"
    assert bt.offers("take Rogers")


@pytest.mark.rule("R-10.2.1a", "R-10.2.1c")
def test_no_common_way_because_the_enemy_came_by_it() -> None:
    bt = _british().put("Boscawen, Rogers, 5 British metropolitan, Aubry @ Port la Joye")
    bt.put("battle @ Port la Joye").came("french", "Miramichy", "Port la Joye")
    bt.british("spend army", "army Port la Joye", "take Boscawen")
    assert bt.why_not("take 15th & 58th") == "no_common_way"
    assert bt.why_not("take Aubry") == "not_with_stack"


@pytest.mark.rule("R-10.4a")
def test_a_commander_may_be_taken_alone() -> None:
    bt = _british().put("Howe, Rogers @ Albany", "Gage @ Kingston")
    bt.british("spend army", "army Albany", "take Howe", "go Kingston", "stop")
    assert bt.where("Howe") == "Kingston"
    assert bt.where("Rogers") == "Albany"


# ---------------------------------------------------------------------- Commanders alone


@pytest.mark.parametrize(
    ("ap", "stack", "may"),
    [
        ("army", "Albany", True),
        ("army", "Lake George", False),
        ("army_2x", "Lake George", True),
        ("army_2x", "Ticonderoga", True),
        ("army_2x", "Isle aux Noix", False),
    ],
)
@pytest.mark.rule("R-10.4a", "R-7.3.4a")
def test_how_far_commanders_go_to_a_stack(ap: str, stack: str, may: bool) -> None:
    bt = _british(ap).put("Howe @ New York", f"15th & 58th @ {stack}", "Gage @ Halifax")
    bt.put("British control @ Ticonderoga").british(f"spend {ap}")
    assert bt.offers("army New York") == may
    if may:
        bt.british("army New York")
        assert bt.offers("go Kingston")


@pytest.mark.rule("R-10.4a", "R-E-a")
def test_warships_keep_commanders_from_their_stack() -> None:
    bt = _british().put("Howe @ Lake George", "15th & 58th @ Isle aux Noix")
    bt.put("British control @ Ticonderoga", "British control @ Isle aux Noix")
    bt.but(warships=bt.connection("Ticonderoga", "Isle aux Noix")).british("spend army")
    assert bt.why_not("army Lake George") == "no_way_out"


@pytest.mark.rule("R-10.4a", "R-2.2.2a")
def test_no_path_leads_commanders_to_a_stack() -> None:
    bt = _british().put("Howe @ Northfield", "Rogers @ Ticonderoga", "Gage @ Oswego")
    bt.british("spend army")
    assert bt.why_not("army Northfield") == "no_way_out"


@pytest.mark.parametrize("blocked", ["French control @ Kingston", "Aubry @ Kingston"])
@pytest.mark.rule("R-10.4a")
def test_commanders_pass_friendly_spaces_only(blocked: str) -> None:
    bt = _british().put("Howe @ New York", "15th & 58th @ Albany", blocked).british("spend army")
    assert bt.why_not("army New York") == "no_way_out"


# ---------------------------------------------------------------------- Light Movement


@pytest.mark.rule("R-10.5a", "R-E-a")
def test_forced_march_gives_nothing_to_the_commander_of_a_light_movement() -> None:
    """B-14 He has two MPs and would be left alone."""
    bt = _british("light").cards(british=10).put("Rogers, Howe @ New York")
    bt.british("spend light", "light New York", "take Howe", "take Rogers")
    bt.british("go Kingston", "go Albany")
    assert bt.at("Albany") == "British: Rogers, Howe"
    assert bt.step() == "battles", "they have to stop"


@pytest.mark.rule("R-10.4a", "R-10.2a")
def test_an_army_movement_may_leave_a_commander_behind() -> None:
    bt = _british().put("Rogers, Howe @ New York").british("spend army", "army New York")
    bt.british("go Kingston", "go Albany", "go Lake George")
    assert bt.where("Rogers") == "Lake George"
    assert bt.where("Howe") == "Albany" or bt.where("Howe") == "removed"


@pytest.mark.rule("R-10.5a")
def test_a_commander_alone_sets_out_with_no_light_unit_left() -> None:
    """All who can go with him; without any of them he cannot."""
    bt = _british("light").put("spent Rogers, Gage, Howe @ Albany")
    bt.british("spend light", "light Albany", "take Howe", "go Kingston", "stop")
    assert bt.at("Kingston") == "British: Gage, Howe"
    bt = _british("light").put("spent Rogers, Howe @ Albany", "Gage @ Boston")
    bt.british("spend light")
    assert bt.why_not("light Albany") == "light_only"


# ---------------------------------------------------------------------- routed stacks


@pytest.mark.parametrize("who", ["Rogers", "15th & 58th", "Royal Artillery 1"])
@pytest.mark.rule("R-13.8e", "R-10.7c")
def test_a_routed_stack_without_an_open_way_stays(who: str) -> None:
    """The one way leads to a Home Space that the enemy controls."""
    bt = _british().put(
        f"{who} @ Port Dauphin", "British rout @ Port Dauphin", "Gage @ Albany", "Dunn @ Boston"
    )
    bt.british("spend army")
    assert bt.why_not("army Port Dauphin") == "no_way_out"
    bt = _british().put(
        f"{who} @ Port Dauphin", "British rout @ Port Dauphin", "Gage @ Albany", "Dunn @ Boston"
    )
    bt.put("British control @ Louisbourg").british("spend army", "army Port Dauphin")
    bt.british("go Louisbourg", "stop")
    assert bt.where(who) == "Louisbourg"
    assert bt.markers("british", "Louisbourg") == "rout"


# ---------------------------------------------------------------------- Indian APs


def _indians(*phrases: str) -> Situation:
    bt = Situation().until("battles").active("french").first("british").phase("indian-actions")
    bt.nation("iroquois", "french").put(*phrases)
    return bt.aps(indian=["indian"]).french("spend indian")


@pytest.mark.rule("R-7.3.2a")
def test_a_single_indian_among_others_may_go_at_once_or_be_taken() -> None:
    bt = _indians("Delaware, Aubry, Rigaud @ Kithanink", "Mingo @ Diiohage")
    bt.french("light Kithanink")
    assert bt.offers("take Delaware")
    bt.french("go Assunepachla")
    assert bt.at("Assunepachla") == "French: Delaware"
    assert bt.at("Kithanink") == "French: Aubry, Rigaud"


@pytest.mark.rule("R-7.3.2a")
def test_an_indian_and_units_of_a_nation_are_no_band() -> None:
    bt = _indians("Mingo, Iroquois @ Cawichnowane", "Delaware @ Kithanink")
    bt.french("light Cawichnowane")
    assert bt.why_not("go Shamokin") == "choose_indian"
    bt.french("take Iroquois 1", "go Shamokin")
    assert bt.at("Cawichnowane") == "French: Mingo"


# ---------------------------------------------------------------------- who could come along


@pytest.mark.parametrize(("lights", "may"), [(1, False), (2, True)])
@pytest.mark.rule("R-10.1c", "R-13.8e", "A-57")
def test_a_second_gun_does_not_help_a_routed_stack_over_a_road(lights: int, may: bool) -> None:
    """One gun may use the Road; with it, a Brigade and the Light units somebody is Outnumbered
    or not."""
    who = "Rogers" if lights == 1 else "Rogers, Gage"
    bt = _british().put(f"{who}, 2 British artillery, 15th & 58th @ Mekekasink")
    bt.put("British rout @ Mekekasink", "Aubry @ Wills Creek").road("Mekekasink", "Wills Creek")
    bt.put("Dunn @ Albany").british("spend army", "army Mekekasink")
    if may:
        assert bt.offers("take Royal Artillery 1")
    else:
        assert bt.why_not("take Royal Artillery 1") == "no_common_way"
    assert bt.offers("take Rogers")


@pytest.mark.rule("R-10.5a", "R-10.1a")
def test_a_commander_does_not_lead_a_light_movement_alone() -> None:
    """The only Highway is full; he would be free to use it, but not without Light units."""
    bt = _british("light").put("Rogers, Howe @ Port Dauphin", "Gage @ Louisbourg", "Dunn @ York")
    bt.put("British control @ Louisbourg", "British control @ Port Dauphin")
    bt.crossed("british", "Port Dauphin", "Louisbourg", 16).british("spend light")
    assert bt.why_not("light Port Dauphin") == "no_way_out"


@pytest.mark.rule("R-10.2.1f")
def test_who_is_picked_up_on_the_way_needs_no_way_in_common() -> None:
    """B-9 The Brigade finds only Paths at Mekekasink. It may join the stack there all the same;
    when the Light unit goes on, it stays and is not Spent."""
    bt = _british().put("Rogers @ Wills Creek", "15th & 58th @ Mekekasink")
    bt.british("spend army", "army Wills Creek", "go Mekekasink", "take 15th & 58th")
    bt.british("go Rays Town", "stop")
    assert bt.where("15th & 58th") == "Mekekasink"
    assert bt.spent() == "Rogers"


@pytest.mark.rule("R-10.2b", "R-2.2.2a")
def test_why_a_brigade_does_not_go_on() -> None:
    """With its last MP it still finds Paths closed."""
    bt = _british().put("15th & 58th @ Albany").british("spend army", "army Albany")
    bt.british("go Lake George")
    assert bt.why_not("go Mikazawitegok") == "path_light_only"
