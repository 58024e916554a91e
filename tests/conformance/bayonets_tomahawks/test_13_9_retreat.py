"""13.9.1 and 13.9.3: where beaten stacks go by land."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.fights import SIDES, lost, meet, retreats
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FACTION_IDS, FRENCH
from ticonderoga.games.bayonets_tomahawks.rules.retreat import retreat

MISSES = [6] * 60


def leaving(
    stack: str,
    where: str,
    *others: str,
    attacking: bool = False,
    routed: bool = False,
    came: tuple[str, str, str] | None = None,
    bt: Situation | None = None,
) -> Situation:
    """A stack must leave a space; the side is that of its first piece. `came` says who entered a
    space, from where, in this Action Round."""
    bt = bt or Situation()
    bt.put(f"{stack} @ {where}", *others)
    if came is not None:
        bt.came(*came)
    if routed:
        side = SIDES[side_of(bt, where)]
        bt.put(f"{side} rout @ {where}")
    faction, space = side_of(bt, where), bt.space(where)
    return bt.perform(lambda g: retreat(g, faction, space, attacking, routed))


def side_of(bt: Situation, where: str) -> int:
    return BRITISH if bt.space(where) in bt.start.stacks[BRITISH] else FRENCH


def open_to(bt: Situation) -> list[str]:
    """The spaces that are offered, or the one the stack has gone to by itself."""
    if bt.asked == "retreat":
        return bt.offered("retreat")
    return [said.partition(" to ")[2] for said in retreats(bt)]


# ---------------------------------------------------------------------- the adjacent list

ALL_AROUND = ("British light @ Isle aux Noix", "British light @ Goasek",
              "British light @ Number Four", "British light @ Saranac",
              "British light @ Lake George")  # fmt: skip


@pytest.mark.rule("R-13.9.3a", "R-13.9.1a")
def test_13_9_3_first_a_friendly_home_space() -> None:
    bt = leaving("Langis", "Ticonderoga", "French control @ Lake George")
    assert open_to(bt) == ["Isle aux Noix"]
    assert bt.at("Isle aux Noix") == "French: Langis"


@pytest.mark.rule("R-13.9.1a")
def test_13_9_1_among_equal_spaces_the_owner_chooses() -> None:
    bt = leaving("Langis", "Les Trois Rivières")
    assert (bt.asked, bt.asked_seat) == ("retreat", FRENCH)
    assert open_to(bt) == ["Isle aux Noix", "Jacques Cartier", "Montréal", "Québec"]
    assert bt.why_not("retreat Mamhlawbagok") == "retreat_priority"
    assert bt.why_not("retreat Ticonderoga") == "retreat_not_adjacent"
    assert bt.why_not("retreat Les Trois Rivières") == "retreat_not_adjacent"
    bt.french("retreat Montréal")
    assert bt.at("Montréal") == "French: Langis"


@pytest.mark.rule("R-13.9.3a")
def test_13_9_3_any_connection_will_do() -> None:
    """Albany to Kingston is the first on the list of connections."""
    bt = leaving("Rogers", "Kingston", "Langis @ Minisink")
    assert bt.connection("Albany", "Kingston") == 0
    assert "Albany" in open_to(bt)


@pytest.mark.rule("R-13.9.3a", "A-11")
def test_13_9_3_then_another_friendly_space() -> None:
    """Isle aux Noix is a French Home Space, but the British hold it now."""
    bt = leaving("Langis", "Ticonderoga", "British control @ Isle aux Noix",
                 "French control @ Lake George")  # fmt: skip
    assert open_to(bt) == ["Lake George"]


@pytest.mark.rule("R-13.9.3a")
def test_13_9_3_not_where_enemy_units_are() -> None:
    bt = leaving("Langis", "Ticonderoga", "French control @ Lake George", "Rogers @ Lake George",
                 "Scott @ Isle aux Noix", "Gage @ Goasek")  # fmt: skip
    assert open_to(bt) == ["Saranac"]


@pytest.mark.rule("R-13.9.3a", "A-11")
def test_13_9_3_then_the_wilderness() -> None:
    bt = leaving("Langis", "Ticonderoga", "British control @ Isle aux Noix")
    assert open_to(bt) == ["Goasek", "Saranac"]
    assert bt.why_not("retreat Isle aux Noix") == "retreat_priority", "it is of the fourth kind"
    assert bt.why_not("retreat Lake George") == "retreat_priority"


@pytest.mark.rule("R-13.9.3a")
def test_13_9_3_a_friendly_village_is_as_good_as_the_wilderness() -> None:
    """The French hold the two British Outposts beside Cawichnowane."""
    bt = Situation().nation("iroquois", "british")
    bt = leaving("Rogers", "Cawichnowane", "French control @ Shamokin",
                 "French control @ Gnadenhütten",
                 bt=bt)  # fmt: skip
    assert open_to(bt) == ["Assunepachla", "Kanistioh", "Oquaga"]


@pytest.mark.rule("R-13.9.3a", "A-11", "R-2.1.2b")
def test_13_9_3_then_an_empty_enemy_space_which_is_captured() -> None:
    bt = leaving("Langis", "Ticonderoga", "British control @ Isle aux Noix", "Gage @ Goasek",
                 "Scott @ Saranac", bt=Situation().vp("French 1"))  # fmt: skip
    assert open_to(bt) == ["Isle aux Noix", "Lake George", "Number Four"]
    bt.french("retreat Lake George")
    assert bt.control("Lake George") == "French"
    assert bt.victory() == "French 2"


@pytest.mark.rule("R-13.9.3a")
def test_13_9_3_an_empty_enemy_village_too() -> None:
    bt = Situation().nation("iroquois", "french")
    bt = leaving("Rogers", "Cawichnowane", "Langis @ Assunepachla", "Lignery @ Shamokin",
                 "Lacorne @ Kithanink", "Aubry @ Gnadenhütten", bt=bt)  # fmt: skip
    assert open_to(bt) == ["Kanistioh", "Oquaga"]
    bt.british("retreat Oquaga")
    assert bt.control("Oquaga") == "British"


@pytest.mark.rule("R-13.9.3a")
def test_13_9_3_not_where_enemy_militia_are() -> None:
    """Easton and Winchester have Militia, Philadelphia is a Base; Rays Town is an Outpost."""
    bt = leaving("2 French light", "Carlisle", "Rogers @ Shamokin")
    assert open_to(bt) == ["Rays Town"]
    bt = leaving("2 French light", "Carlisle", "Rogers @ Shamokin", "Scott @ Rays Town")
    assert bt.ask is None
    assert len(bt.logged("no_retreat")) == 1


@pytest.mark.rule("R-13.9.3a")
def test_13_9_3_enemy_militia_on_a_space_held_by_friends_do_not_matter() -> None:
    bt = leaving("Langis", "Carlisle", "French control @ Easton", "French control @ Shamokin")
    assert open_to(bt) == ["Easton", "Shamokin"]


@pytest.mark.rule("R-2.1.7a", "R-13.9.3a")
def test_13_9_3_the_french_never_enter_a_base() -> None:
    bt = leaving("Langis, Lignery", "Carlisle")
    assert "Philadelphia" not in open_to(bt)
    assert bt.why_not("retreat Philadelphia") == "retreat_base"
    assert bt.why_not("retreat Winchester") == "retreat_militia"
    bt = leaving("Rogers", "Carlisle")
    assert "Philadelphia" in open_to(bt)


# ---------------------------------------------------------------------- ways


@pytest.mark.rule("R-13.9a", "A-47")
def test_13_9_only_light_units_take_paths() -> None:
    for stack in ("Berry", "Langis, Berry", "Langis, Montcalm", "Langis, Canonniers Bombardiers 1"):
        bt = leaving(stack, "Ticonderoga", "British control @ Isle aux Noix")
        assert open_to(bt) == ["Isle aux Noix", "Lake George"], stack
        assert bt.why_not("retreat Saranac") == "retreat_path"
    bt = leaving("Langis, Mingo", "Ticonderoga", "British control @ Isle aux Noix")
    assert open_to(bt) == ["Goasek", "Saranac"]


@pytest.mark.rule("R-13.9a", "R-2.2.3a")
def test_13_9_a_road_is_open_to_all() -> None:
    bt = Situation().road("Ticonderoga", "Saranac")
    bt = leaving("Berry", "Ticonderoga", "British control @ Isle aux Noix", bt=bt)
    assert open_to(bt) == ["Saranac"]


@pytest.mark.rule("R-13.9a", "R-10.1c")
def test_13_9_limits_do_not_count() -> None:
    bt = Situation().crossed("french", "Ticonderoga", "Isle aux Noix", 16)
    bt = leaving("6 French light", "Ticonderoga", bt=bt)
    assert open_to(bt) == ["Isle aux Noix"]
    assert bt.g.crossed[2 * bt.connection("Ticonderoga", "Isle aux Noix") + FRENCH] == 16


@pytest.mark.rule("A-29")
def test_13_9_warships_do_not_bar_a_retreat() -> None:
    bt = Situation()
    bt.start.warships = bt.connection("Ticonderoga", "Lake George")
    bt = leaving("Rogers", "Ticonderoga", bt=bt)
    assert open_to(bt) == ["Lake George", "Number Four"]


@pytest.mark.rule("R-13.9.1d")
def test_13_9_1_a_defender_does_not_go_where_an_enemy_came_from() -> None:
    bt = leaving("Langis", "Les Trois Rivières",
                 came=("british", "Montréal", "Les Trois Rivières"))  # fmt: skip
    assert open_to(bt) == ["Isle aux Noix", "Jacques Cartier", "Québec"]
    assert bt.why_not("retreat Montréal") == "retreat_enemy_came"


@pytest.mark.rule("R-13.9.1d")
def test_13_9_1_that_bars_the_whole_list() -> None:
    """Lake George holds one British unit, whom the stack Outnumbers, but others came from there."""
    others = [put for put in ALL_AROUND if "Lake George" not in put]
    bt = leaving("4 French light", "Ticonderoga", "British light @ Lake George",
                 *[put.replace("British light", "2 British metropolitan") for put in others],
                 came=("british", "Lake George", "Ticonderoga"))  # fmt: skip
    assert len(bt.logged("no_retreat")) == 1


# ---------------------------------------------------------------------- attackers


def attackers(stack: str, *others: str, **options: str) -> Situation:
    """British attackers who came to Ticonderoga from Number Four."""
    return leaving(stack, "Ticonderoga", *others, attacking=True,
                   came=("british", "Number Four", "Ticonderoga"),
                   bt=Situation(**options))  # fmt: skip


@pytest.mark.rule("R-13.9.1c")
def test_13_9_1_attackers_go_back_where_they_came_from() -> None:
    bt = attackers("Rogers")
    assert open_to(bt) == ["Number Four"], "not to Lake George, which is a Home Space too"


@pytest.mark.rule("R-13.9.1c")
def test_13_9_1_several_ways_in_are_several_ways_back() -> None:
    bt = Situation().came("british", "Lake George", "Ticonderoga")
    bt = leaving("Rogers", "Ticonderoga", attacking=True, bt=bt,
                 came=("british", "Number Four", "Ticonderoga"))  # fmt: skip
    assert open_to(bt) == ["Lake George", "Number Four"]


@pytest.mark.rule("R-13.9.1c")
def test_13_9_1_that_space_must_be_friendly_and_free_of_enemies() -> None:
    assert open_to(attackers("Rogers", "French control @ Number Four")) == ["Lake George"]
    assert open_to(attackers("Rogers", "Langis @ Number Four")) == ["Lake George"]
    bt = attackers("Rogers, 15th & 58th")
    assert open_to(bt) == ["Lake George"], "the Brigade came by no Path"


@pytest.mark.rule("R-13.9.1c", "A-10")
def test_13_9_1_who_came_from_the_wilderness_uses_the_list() -> None:
    came = ("british", "Saranac", "Ticonderoga")
    bt = leaving("Rogers", "Ticonderoga", attacking=True, came=came)
    assert open_to(bt) == ["Lake George", "Number Four"]
    bt = leaving("Rogers", "Ticonderoga", attacking=True, came=came,
                 bt=Situation(attacker_retreat="any"))  # fmt: skip
    assert open_to(bt) == ["Saranac"]


@pytest.mark.rule("A-10")
def test_13_9_1_by_the_option_any_space_free_of_enemies() -> None:
    came = ("french", "Winchester", "Carlisle")
    bt = leaving("Langis", "Carlisle", attacking=True, came=came,
                 bt=Situation(attacker_retreat="any"))  # fmt: skip
    assert open_to(bt) == ["Rays Town", "Shamokin"], "Winchester has its Militia"
    came = ("french", "Rays Town", "Carlisle")
    bt = leaving("Langis", "Carlisle", attacking=True, came=came,
                 bt=Situation(attacker_retreat="any"))  # fmt: skip
    assert open_to(bt) == ["Rays Town"]
    bt = leaving("Langis", "Carlisle", "Rogers @ Rays Town", attacking=True, came=came,
                 bt=Situation(attacker_retreat="any"))  # fmt: skip
    assert open_to(bt) == ["Shamokin"]


@pytest.mark.rule("R-13.9.1c")
def test_13_9_1_a_defender_has_no_such_step() -> None:
    bt = leaving("Rogers", "Ticonderoga", came=("british", "Number Four", "Ticonderoga"))
    assert open_to(bt) == ["Lake George", "Number Four"]


@pytest.mark.rule("R-13.9.1c")
def test_13_9_1_attackers_may_go_where_the_enemy_came_from() -> None:
    bt = Situation().came("french", "Lake George", "Ticonderoga")
    bt = leaving("Rogers", "Ticonderoga", attacking=True, bt=bt)
    assert open_to(bt) == ["Lake George", "Number Four"]


@pytest.mark.rule("R-13.9.1c")
def test_13_9_1_landed_attackers_whose_fleets_are_gone_use_the_list() -> None:
    bt = leaving("Rogers, 15th & 58th", "Louisbourg", "British landing @ Louisbourg",
                 attacking=True)  # fmt: skip
    assert open_to(bt) == ["Port Dauphin"], "an empty enemy Outpost; Port la Joye has Militia"
    assert bt.control("Port Dauphin") == "British"


# ---------------------------------------------------------------------- nowhere to go


@pytest.mark.rule("R-13.9.1b", "A-47", "A-60")
def test_13_9_1_light_units_try_again_when_the_others_are_lost() -> None:
    bt = leaving("Langis, Mingo, Berry, Montcalm", "Ticonderoga",
                 "2 British metropolitan @ Isle aux Noix", "2 British light @ Lake George",
                 "2 British light @ Goasek")  # fmt: skip
    assert lost(bt) == ["Berry", "Montcalm"]
    assert bt.where("Berry") == "losses"
    assert bt.where("Montcalm") == "removed"
    assert open_to(bt) == ["Saranac"]
    assert bt.at("Saranac") == "French: Langis, Mingo"
    assert [entry[0] for entry in bt.logged("chit_drawn")] == [BRITISH]


@pytest.mark.rule("R-13.9.1b")
def test_13_9_1_and_are_lost_too_if_that_does_not_help() -> None:
    bt = leaving("Langis, Berry", "Ticonderoga", *ALL_AROUND)
    assert lost(bt) == ["Berry", "Langis"]
    assert bt.at("Ticonderoga") == ""


@pytest.mark.rule("R-13.9.1b")
def test_13_9_1_light_units_alone_have_no_second_look() -> None:
    bt = leaving("Langis, Lacorne", "Ticonderoga", *ALL_AROUND)
    assert lost(bt) == ["Lacorne", "Langis"]


@pytest.mark.rule("A-47", "R-13.9.1a")
def test_13_9_1_all_go_together_even_to_a_worse_space() -> None:
    """The Light unit could go to the Wilderness; with the Brigade it captures Lake George."""
    bt = leaving("Langis, Berry", "Ticonderoga", "2 British metropolitan @ Isle aux Noix")
    assert open_to(bt) == ["Lake George"]
    assert bt.at("Lake George") == "French: Langis, Berry"


# ---------------------------------------------------------------------- markers and Battle spaces


@pytest.mark.rule("R-13.8f", "R-14.1.1a")
def test_13_9_markers_go_along() -> None:
    bt = leaving("Langis", "Ticonderoga", "French oos @ Ticonderoga",
                 "French marshal @ Ticonderoga", routed=True)  # fmt: skip
    assert bt.markers("french", "Isle aux Noix") == "rout oos"
    assert bt.markers("french", "Ticonderoga") == ""


@pytest.mark.rule("R-13.1a")
def test_13_9_who_retreated_to_a_space_was_there_first() -> None:
    """Overwhelmed at Saranac, they are attacked again where they went to, and defend there."""
    bt = leaving("Langis", "Saranac", *[put for put in ALL_AROUND if "Saranac" not in put],
                 "Scott @ Ticonderoga")  # fmt: skip
    assert open_to(bt) == ["Nihanawate"]
    assert bt.g.arrived == {bt.space("Nihanawate"): FRENCH}


def test_13_9_who_only_passed_there_was_not_first() -> None:
    """B-15 British units went through Nihanawate before the French retreated to it."""
    bt = Situation()
    bt.start.arrived[bt.space("Nihanawate")] = BRITISH
    bt = leaving("Langis", "Saranac", *[put for put in ALL_AROUND if "Saranac" not in put],
                 "Scott @ Ticonderoga", bt=bt)  # fmt: skip
    assert bt.g.arrived[bt.space("Nihanawate")] == FRENCH


@pytest.mark.rule("A-50", "R-10.3.2a")
def test_10_3_2_an_overwhelmed_stack_uses_the_defenders_list() -> None:
    """Four British Light units enter from Lake George; Langis had come from there himself."""
    bt = Situation().put("4 British light @ Lake George", "Langis @ Ticonderoga")
    bt.put("British control @ Isle aux Noix", "French control @ Lake George")
    bt.came("french", "Lake George", "Ticonderoga").active("british").aps(british=["light"])
    bt.british("spend light", "light Lake George")
    for name in ("Armstrong", "Dunn", "Gage", "Goreham"):
        bt.british(f"take {name}")
    bt.british("go Ticonderoga")
    assert (bt.asked, bt.asked_seat) == ("retreat", FRENCH)
    assert open_to(bt) == ["Goasek", "Saranac"]
    assert bt.why_not("retreat Lake George") == "retreat_enemy_came"
    bt.french("retreat Saranac")
    assert bt.at("Ticonderoga").startswith("British")
    assert bt.control("Ticonderoga") == "British"


@pytest.mark.rule("R-13.9.1a")
def test_13_9_the_question_is_put_to_the_beaten_side() -> None:
    for faction in FACTION_IDS:
        stack = "Rogers" if faction == "british" else "Langis"
        bt = leaving(stack, "Ticonderoga", "British control @ Isle aux Noix")
        assert (bt.asked, bt.asked_seat) == ("retreat", FACTION_IDS.index(faction))


@pytest.mark.rule("R-13.7a", "R-13.9a")
def test_13_9_after_a_battle_with_the_way_in_closed() -> None:
    bt = meet("Ticonderoga", "4 British light", "Langis, Lacorne", came="Isle aux Noix")
    bt.dice("F M M M  M M").begin()
    assert bt.offered("retreat") == ["Goasek", "Saranac"]
    bt.french("retreat Goasek")
    assert bt.control("Ticonderoga") == "British"
