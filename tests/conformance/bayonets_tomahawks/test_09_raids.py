"""9 Raids: raiders and targets, the way, Interception and resolution."""

from collections.abc import Iterator
from fractions import Fraction
from math import prod
from random import Random

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.rules.raid_ways import (
    bars_way,
    distances,
    guarded,
    in_reach,
    interception_faces,
    safest_way,
)

FACES = ("F", "TC", "SC", "BT", "M")
CATCHES = ("F", "TC", "BT")
"""The faces on which Light units intercept."""


def _french(*aps: str) -> Situation:
    """The French are Second Player, and the Battles come next."""
    bt = Situation().until("battles").active("french").first("british")
    if aps and aps[0].startswith("indian"):
        return bt.phase("indian-actions").aps(indian=aps)
    return bt.aps(french=aps)


def _raid(bt: Situation, ap: str, piece: str, target: str, *way: str) -> Situation:
    """The French raid with this AP, by the spaces given."""
    bt.french(f"spend {ap}", f"raid {piece}", f"target {target}")
    for space in way:
        if bt.asked == "raid_way":
            bt.french(f"way {space}")
    return bt


# ---------------------------------------------------------------------- 9.0 raiders and targets


@pytest.mark.rule("R-9.0a")
def test_one_unspent_light_unit_raids() -> None:
    bt = _french("light").put("Aubry, Abénaki, spent Langis, Berry, Montcalm @ Ticonderoga")
    bt.put("Léry @ losses", "Rogers @ Albany").french("spend light")
    assert bt.offered("raid") == ["Abénaki (Indians)", "Aubry (Light)"]
    assert bt.why_not("raid Langis") == "spent"
    assert bt.why_not("raid Berry") == "raid_light_only"
    assert bt.why_not("raid Montcalm") == "raid_light_only"
    assert bt.why_not("raid Léry") == "not_on_map"
    assert bt.why_not("raid Rogers") == "not_on_map"
    assert bt.why_not("raid Iroquois 1") == "not_on_map"


@pytest.mark.rule("R-9.0a")
def test_nobody_raids_from_the_sail_box() -> None:
    bt = _french("light").put("Aubry @ Ticonderoga", "Langis, Marine Royale @ Sail box")
    bt.french("spend light")
    assert bt.why_not("raid Langis") == "not_on_map"


@pytest.mark.rule("R-9.3e")
def test_a_routed_unit_does_not_raid() -> None:
    bt = _french("light").put("French rout @ Ticonderoga", "Aubry @ Ticonderoga")
    bt.put("Langis @ Isle aux Noix").french("spend light")
    assert bt.why_not("raid Aubry") == "routed_only_moves"
    assert bt.offers("light Ticonderoga")


@pytest.mark.rule("R-9.0b", "R-9.1a", "R-2.1.1a")
def test_targets_are_enemy_home_spaces_within_three_connections() -> None:
    bt = _french("light").put("Aubry @ Ticonderoga", "Rogers @ Goasek")
    bt.french("spend light", "raid Aubry")
    assert bt.offered("target") == [
        "Albany", "Kingston", "Lake George", "Northfield", "Number Four", "Oneida Lake", "Oswego",
        "Rumford", "York",
    ]  # fmt: skip
    assert bt.why_not("target Minisink") == "raid_too_far"  # four connections
    assert bt.why_not("target Ticonderoga") == "raid_not_home"
    assert bt.why_not("target Montréal") == "raid_not_home"
    assert bt.why_not("target Goasek") == "raid_no_fort"
    assert bt.why_not("target Oquaga") == "raid_not_home"


@pytest.mark.rule("R-9.1a", "R-7.3.4a")
def test_a_2x_ap_reaches_twice_as_far() -> None:
    bt = _french("light_2x").put("Aubry @ Ticonderoga").french("spend light_2x", "raid Aubry")
    assert bt.offers("target Minisink")  # four
    assert bt.offers("target Carlisle")  # six
    assert bt.why_not("target Winchester") == "raid_too_far"
    bt.dice("F").french("target Carlisle")  # there is only one way
    assert len(bt.logged("raider_moves")) == 6
    assert bt.g.raid[1] == 2


@pytest.mark.rule("R-9.0b", "R-9.3c", "A-16", "R-3.5b")
def test_an_enemy_fort_in_the_wilderness_is_a_target_worth_one() -> None:
    bt = _french("light").put("Aubry @ Forks of the Ohio", "Fort Ligonier @ Loyalhanna")
    bt.dice("M F")
    _raid(bt, "light", "Aubry", "Loyalhanna", "Loyalhanna")
    assert bt.g.raid[1] == 1
    assert bt.g.raided[1] == 1 << bt.space("Loyalhanna")


@pytest.mark.rule("R-9.0b", "A-16")
def test_an_own_fort_or_enemy_units_in_the_wilderness_are_no_target() -> None:
    bt = _french("light").put("Aubry @ Forks of the Ohio", "Fort Duquesne @ Loyalhanna")
    bt.put("15th & 58th @ Mekekasink").french("spend light", "raid Aubry")
    assert bt.why_not("target Loyalhanna") == "raid_no_fort"
    assert bt.why_not("target Mekekasink") == "raid_no_fort"


@pytest.mark.rule("R-9.0c", "R-9.3c")
def test_a_space_is_raided_successfully_once_a_year() -> None:
    bt = _french("light", "light", "light").put("3 French light @ Ticonderoga").dice("SC F")
    _raid(bt, "light", "Aubry", "Lake George", "Lake George")
    assert bt.g.raided[1] == 0  # failed attempts do not count
    _raid(bt, "light", "Beaujeu", "Lake George", "Lake George")
    bt.french("spend light", "raid Belestre")
    assert bt.why_not("target Lake George") == "raided_already"


@pytest.mark.parametrize("side", ["British", "French"])
@pytest.mark.rule("R-9.0c")
def test_the_marker_of_either_side_counts(side: str) -> None:
    bt = _french("light").put("Aubry @ Forks of the Ohio", "Fort Ligonier @ Loyalhanna")
    bt.put(f"{side} raided @ Loyalhanna").french("spend light", "raid Aubry")
    assert bt.why_not("target Loyalhanna") == "raided_already"


@pytest.mark.rule("R-9.0a")
def test_a_raider_without_any_target_in_reach_is_not_offered() -> None:
    bt = _french("light").put("Aubry @ Les Illinois", "Langis @ Ticonderoga").french("spend light")
    assert bt.why_not("raid Aubry") == "no_target"


@pytest.mark.rule("R-2.1.7a", "R-9.1a")
def test_no_french_raider_enters_a_base() -> None:
    bt = _french("light_2x").put("Aubry @ Easton").french("spend light_2x", "raid Aubry")
    assert bt.why_not("target Philadelphia") == "french_base"
    assert bt.why_not("target New York") == "french_base"
    bt.french("target Carlisle")
    assert bt.why_not("way Philadelphia") == "french_base"


@pytest.mark.rule("R-9.0b", "R-1.1.1a")
def test_the_british_raid_too() -> None:
    bt = Situation().until("battles").put("Mohawk, Rogers @ Lake George").aps(british=["light"])
    bt.dice("BT").british("spend light", "raid Rogers", "target Ticonderoga", "way Ticonderoga")
    assert bt.g.raid == [1, 0]
    assert bt.g.raided == [1 << bt.space("Ticonderoga"), 0]
    assert bt.where("Rogers") == "Lake George"
    assert bt.spent() == "Rogers"
    assert bt.control("Ticonderoga") == "French"


@pytest.mark.rule("G-C-26", "R-9.0b", "R-9.1a")
def test_a_raid_on_the_space_where_the_raider_stands() -> None:
    bt = _french("light").put("French control @ Carlisle", "Aubry @ Carlisle").dice("F")
    _raid(bt, "light", "Aubry", "Carlisle")
    assert bt.g.raid[1] == 2
    assert bt.where("Aubry") == "Carlisle"
    assert bt.control("Carlisle") == "French"


@pytest.mark.rule("R-9.0d", "R-10.1b")
def test_a_raid_changes_no_control_and_uses_no_limit() -> None:
    bt = _french("light").put("Aubry @ Ticonderoga").dice("F")
    _raid(bt, "light", "Aubry", "Albany", "Lake George", "Albany")
    assert bt.control("Lake George") == "British"
    assert bt.control("Albany") == "British"
    assert bt.g.crossed == {}
    assert bt.g.entered == {}
    assert bt.g.arrived == {}
    assert bt.battles() == []


@pytest.mark.rule("R-9.0d", "A-15")
def test_a_raider_may_leave_a_space_with_enemy_units() -> None:
    bt = _french("light").put("Aubry @ Lake George", "15th & 58th, Rogers @ Lake George")
    bt.put("battle @ Lake George").dice("M F")
    _raid(bt, "light", "Aubry", "Albany", "Albany")
    assert bt.g.raid[1] == 3
    assert bt.at("Lake George") == "British: Rogers, 15th & 58th; French: Aubry"
    assert bt.g.reduced == 0


# ---------------------------------------------------------------------- 9.1 the way


@pytest.mark.rule("R-9.1a", "A-17")
def test_the_player_picks_the_way_and_may_go_round_about() -> None:
    bt = _french("light").put("Aubry @ Ticonderoga")
    bt.french("spend light", "raid Aubry", "target Albany")
    assert bt.choices() == ["safest", "way Lake George", "way Number Four"]
    assert bt.why_not("way Goasek") == "raid_off_the_way"
    assert bt.why_not("way Albany") == "no_connection"
    bt.dice("F").french("way Number Four")  # from there it can only go by Northfield
    assert [entry[2] for entry in bt.logged("raider_moves")] == [
        bt.space(name) for name in ("Number Four", "Northfield", "Albany")
    ]
    assert bt.g.raid[1] == 3


@pytest.mark.rule("R-9.1a", "R-2.2.2a")
def test_raiders_use_paths_highways_and_roads() -> None:
    bt = _french("light").put("Aubry @ Saranac").road("Saranac", "Nihanawate").dice("F")
    _raid(bt, "light", "Aubry", "Lake George", "Nihanawate", "Sachenda'ga", "Lake George")
    assert bt.g.raid[1] == 1


@pytest.mark.rule("A-14")
def test_raiders_do_not_use_the_paths_of_a_neutral_nation() -> None:
    bt = _french("light").put("Aubry @ Cawichnowane").french("spend light", "raid Aubry")
    assert bt.why_not("target Albany") == "raid_too_far"  # it is two connections by Oquaga
    bt.french("target Gnadenhütten")
    assert bt.why_not("way Oquaga") == "raid_neutral_path"
    bt = _french("light").put("Aubry @ Cawichnowane").nation("iroquois", "french")
    bt.dice("F")
    _raid(bt, "light", "Aubry", "Albany", "Oquaga", "Albany")
    assert bt.g.raid[1] == 3


@pytest.mark.rule("A-29", "R-E-a")
def test_british_raiders_do_not_pass_french_lake_warships() -> None:
    bt = Situation().until("battles").put("Rogers @ Ticonderoga").aps(british=["light", "light"])
    bt.put("British control @ Ticonderoga")
    bt.start.warships = bt.connection("Ticonderoga", "Isle aux Noix")
    bt.british("spend light", "raid Rogers", "target Isle aux Noix")
    assert bt.why_not("way Isle aux Noix") == "lake_warships"
    assert bt.why_not("way Lake George") == "raid_off_the_way"
    assert bt.offers("way Saranac")
    bt = _french("light").put("Aubry @ Isle aux Noix").put("British control @ Ticonderoga")
    bt.start.warships = bt.connection("Ticonderoga", "Isle aux Noix")
    bt.dice("F")
    _raid(bt, "light", "Aubry", "Lake George", "Ticonderoga", "Lake George")
    assert bt.g.raid[1] == 1


@pytest.mark.rule("A-17", "R-9.1a")
def test_the_safest_way_avoids_light_units_even_if_it_is_longer() -> None:
    bt = _french("light").put("Aubry @ Forks of the Ohio", "Rogers @ Loyalhanna").dice("F")
    bt.french("spend light", "raid Aubry", "target Rays Town", "safest")
    assert [entry[2] for entry in bt.logged("raider_moves")] == [
        bt.space("Mekekasink"), bt.space("Rays Town"),
    ]  # fmt: skip
    bt = _french("light").put("Aubry @ Forks of the Ohio", "Fort Bedford @ Loyalhanna")
    bt.put("Rogers @ Mekekasink", "Gage @ Assunepachla").dice("M F")
    bt.french("spend light", "raid Aubry", "target Rays Town", "safest")
    assert bt.logged("raider_moves")[0][2] == bt.space("Loyalhanna")


@pytest.mark.rule("A-17")
def test_of_equal_ways_the_shortest_is_taken_and_then_the_first_spaces() -> None:
    bt = Situation().put("Aubry @ Forks of the Ohio")
    forks, rays = bt.space("Forks of the Ohio"), bt.space("Rays Town")
    assert safest_way(bt.g, 1, forks, rays, 3) == [bt.space("Loyalhanna"), rays]
    assert safest_way(bt.g, 1, forks, rays, 2) == [bt.space("Loyalhanna"), rays]
    assert safest_way(bt.g, 1, rays, rays, 3) == []


@pytest.mark.rule("A-17", "R-9.2b")
def test_the_safest_way_weighs_every_roll_on_it() -> None:
    bt = Situation().put("Aubry @ Forks of the Ohio")
    bt.put("15th & 58th @ Loyalhanna", "Rogers @ Mekekasink", "Fort Augusta @ Assunepachla")
    bt.put("Fort Pitt @ Kithanink")
    forks, rays = bt.space("Forks of the Ohio"), bt.space("Rays Town")
    # one roll of a Brigade is better than one of Rogers and better than two of Forts
    assert safest_way(bt.g, 1, forks, rays, 3) == [bt.space("Loyalhanna"), rays]
    assert guarded(bt.g, 1, [forks, bt.space("Mekekasink"), rays]) == [bt.space("Mekekasink")]
    # six connections leave room for a way round all of them: none, so the same
    assert safest_way(bt.g, 1, forks, rays, 6) == [bt.space("Loyalhanna"), rays]


def _all_ways(bt: Situation, faction: int, at: int, goal: int, left: int) -> Iterator[list[int]]:
    """Every way to a space in so many connections at the most, those by the first spaces first."""
    if at == goal:
        yield []
    elif left:
        for to, connection in bt.board.links[at]:
            if not bars_way(bt.g, faction, to, connection):
                for rest in _all_ways(bt, faction, to, goal, left - 1):
                    yield [to, *rest]


def _chance(bt: Situation, faction: int, way: list[int]) -> Fraction:
    """The chance not to be intercepted on a way."""
    sixths = prod([6 - interception_faces(bt.g, faction, space) for space in way])
    return Fraction(sixths, 6 ** len(way))


@pytest.mark.parametrize(
    ("start", "left"),
    [("Forks of the Ohio", 3), ("Isle aux Noix", 3), ("Baye de Cataracouy", 3), ("Albany", 3),
     ("Montréal", 5), ("Winchester", 5)],
)  # fmt: skip
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.rule("A-17", "R-9.1a", "R-9.2a")
def test_no_way_is_better_than_the_safest(start: str, left: int, seed: int) -> None:
    """Garrisons here and there; all ways to all spaces in reach are compared."""
    bt = Situation()
    home = bt.space(start)
    faction = bt.board.home[home] if bt.board.home[home] >= 0 else 1
    garrison = ("British", "French")[1 - faction]
    places = sorted([space for space, _ in in_reach(bt.start, faction, home)])
    picked = Random(seed).sample(places, min(14, len(places)))
    for number, space in enumerate(picked):
        kind = "light" if number < 5 else "artillery" if number < 8 else "metropolitan"
        bt.put(f"{garrison} {kind} @ {bt.board.names[space]}")
    bt.begin()
    for goal, distance in in_reach(bt.g, faction, home):
        if distance > left or goal % 3 != seed % 3:
            continue
        best: tuple[Fraction, int] = (Fraction(0), 0)
        first: list[int] = []
        for way in _all_ways(bt, faction, home, goal, left):
            worth = (_chance(bt, faction, way), -len(way))
            if worth > best:
                best, first = worth, way
        assert safest_way(bt.g, faction, home, goal, left) == first


@pytest.mark.rule("A-17", "A-29")
def test_the_safest_way_keeps_off_the_lake_of_the_warships() -> None:
    bt = Situation()
    start, goal = bt.space("Ticonderoga"), bt.space("Isle aux Noix")
    assert safest_way(bt.g, 0, start, goal, 3) == [goal]
    bt.but(warships=bt.connection("Ticonderoga", "Isle aux Noix"))
    assert safest_way(bt.g, 0, start, goal, 3) == [bt.space("Saranac"), goal]
    assert safest_way(bt.g, 1, start, goal, 3) == [goal]


@pytest.mark.rule("R-9.1a")
def test_distances_of_raiders() -> None:
    bt = Situation()
    start = bt.space("Ticonderoga")
    far = distances(bt.g, 1, start)
    assert [far[bt.space(n)] for n in ("Ticonderoga", "Lake George", "Albany", "Kingston")] == [
        0, 1, 2, 3,
    ]  # fmt: skip
    assert far[bt.space("Newfoundland")] > 6
    assert max(distance for _, distance in in_reach(bt.g, 1, start)) == 6
    near = in_reach(bt.g, 1, start)
    assert near[0] == (start, 0)
    assert [d for _, d in near] == sorted(d for _, d in near)
    base = distances(bt.g, 1, bt.space("Kingston"))
    assert base[bt.space("New York")] > 6  # a Base
    assert distances(bt.g, 0, bt.space("Kingston"))[bt.space("New York")] == 1


@pytest.mark.rule("A-14")
def test_each_nation_closes_its_own_paths_to_raiders() -> None:
    """From Onontake to Oquaga of the Iroquois, and from Chote to Keowee of the Cherokee."""
    bt = Situation()
    for nations in ([-1, 0], [0, -1], [-1, -1], [0, 0]):
        bt.but(nations=nations)
        for nation, (one, other) in enumerate((("Onontake", "Oquaga"), ("Chote", "Keowee"))):
            far = distances(bt.start, 0, bt.space(one))[bt.space(other)]
            assert (far == 1) == (nations[nation] == 0)


# ---------------------------------------------------------------------- 9.2 Interception


@pytest.mark.parametrize(
    ("guard", "face", "caught"),
    [
        *[("Rogers", face, face in CATCHES) for face in FACES],
        *[("Mohawk", face, face in CATCHES) for face in FACES],
        *[("Fort Edward", face, face == "F") for face in FACES],
        *[("15th & 58th, Howe", face, face == "F") for face in FACES],
    ],
)
@pytest.mark.rule("R-9.2b", "R-9.2d", "R-1.3a")
def test_who_intercepts_on_which_face(guard: str, face: str, caught: bool) -> None:
    bt = _french("light").put("Aubry @ Ticonderoga", f"{guard} @ Lake George").dice(face)
    if not caught:
        bt.dice("F")
    _raid(bt, "light", "Aubry", "Albany", "Lake George", "Albany")
    bt.check_used_up()
    assert bt.g.raid[1] == (0 if caught else 3)
    assert bt.where("Aubry") == "Ticonderoga"
    assert bt.spent() == "Aubry"
    assert bt.g.raided[1] == (0 if caught else 1 << bt.space("Albany"))


@pytest.mark.rule("R-9.2b")
def test_chances_of_interception() -> None:
    bt = Situation().put("Rogers, 15th & 58th @ Albany", "Fort Edward @ Lake George")
    bt.put("Aubry @ Oswego")
    faces = [interception_faces(bt.g, 1, bt.space(n)) for n in ("Albany", "Lake George", "Oswego")]
    assert faces == [4, 2, 0]
    assert interception_faces(bt.g, 0, bt.space("Oswego")) == 4


@pytest.mark.rule("R-9.2b", "R-13.2.1a")
def test_militia_and_empty_spaces_roll_nothing() -> None:
    bt = _french("light").put("Aubry @ Lake George", "French control @ Lake George").dice("F")
    _raid(bt, "light", "Aubry", "Albany", "Albany")  # three Militia, nobody else
    assert bt.logged("not_intercepted") == []
    assert bt.g.raid[1] == 3


@pytest.mark.rule("R-9.2a", "R-9.2c")
def test_start_way_and_target_each_roll_one_die() -> None:
    bt = _french("light").put("Aubry, Rogers @ Ticonderoga", "Gage, Goreham @ Lake George")
    bt.put("15th & 58th, Mohawk @ Albany").dice("M SC M F")
    _raid(bt, "light", "Aubry", "Albany", "Lake George", "Albany")
    places = [entry[3] for entry in bt.logged("not_intercepted")]
    assert places == [bt.space(n) for n in ("Ticonderoga", "Lake George", "Albany")]
    assert bt.g.raid[1] == 3
    bt.check_used_up()


@pytest.mark.rule("R-9.2a")
def test_a_raider_caught_at_its_start_chooses_no_way() -> None:
    bt = _french("light").put("Aubry, Rogers @ Ticonderoga").dice("TC")
    bt.french("spend light", "raid Aubry", "target Albany")
    assert bt.logged("raider_moves") == []
    assert bt.spent() == "Aubry"
    assert bt.step() == "battles"


@pytest.mark.rule("R-9.2a", "G-C-26")
def test_a_raid_on_the_own_space_has_one_interception() -> None:
    bt = _french("light").put("Aubry @ Carlisle", "15th & 58th @ Carlisle").dice("TC F")
    _raid(bt, "light", "Aubry", "Carlisle")
    bt.check_used_up()
    assert bt.g.raid[1] == 2


@pytest.mark.rule("R-9.2c")
def test_spent_units_intercept_and_do_not_become_spent_and_may_again() -> None:
    bt = _french("light", "light").put("2 French light @ Ticonderoga", "spent Rogers @ Lake George")
    bt.put("Gage @ Albany").dice("F TC")
    _raid(bt, "light", "Aubry", "Lake George", "Lake George")
    _raid(bt, "light", "Beaujeu", "Lake George", "Lake George")
    assert bt.spent() == "Rogers, Aubry, Beaujeu"
    bt = _french("light").put("Aubry @ Ticonderoga", "Gage @ Lake George").dice("F")
    _raid(bt, "light", "Aubry", "Lake George", "Lake George")
    assert bt.spent() == "Aubry"


@pytest.mark.rule("G-C-25", "R-9.2c")
def test_washington_at_wills_creek() -> None:
    for face, points in (("F", 0), ("TC", 0), ("BT", 0), ("SC", 2), ("M", 2)):
        bt = _french("indian").put("Chaouanon @ Forks of the Ohio")
        bt.put("spent Washington @ Wills Creek").dice(face)
        if points:
            bt.dice("F")
        _raid(bt, "indian", "Chaouanon", "Winchester", "Mekekasink", "Wills Creek", "Winchester")
        bt.check_used_up()
        assert bt.g.raid[1] == points
        assert bt.where("Chaouanon") == ("losses" if points else "Forks of the Ohio")


# ---------------------------------------------------------------------- 9.3 resolution


@pytest.mark.parametrize(
    ("face", "success"), [("F", True), ("TC", True), ("SC", False), ("BT", True), ("M", False)]
)
@pytest.mark.rule("R-9.3a", "R-9.3b", "R-9.3c")
def test_on_which_faces_a_raid_succeeds(face: str, success: bool) -> None:
    bt = _french("light").put("Aubry @ Ticonderoga").dice(face)
    _raid(bt, "light", "Aubry", "Albany", "Lake George", "Albany")
    assert bt.g.raid[1] == (3 if success else 0)
    assert bt.where("Aubry") == "Ticonderoga"
    assert bt.spent() == "Aubry"


@pytest.mark.rule("G-C-24", "R-9.3b", "R-9.3c")
def test_the_chaouanon_raid_carlisle() -> None:
    bt = _french("indian").put("Chaouanon @ Forks of the Ohio").dice("TC")
    _raid(bt, "indian", "Chaouanon", "Carlisle", "Loyalhanna", "Rays Town", "Carlisle")
    assert bt.g.raid[1] == 2
    assert bt.g.raided[1] == 1 << bt.space("Carlisle")
    assert bt.at("losses") == "French: Chaouanon"
    assert bt.spent() == ""
    bt = _french("indian").put("Chaouanon @ Forks of the Ohio").dice("SC")
    _raid(bt, "indian", "Chaouanon", "Carlisle", "Loyalhanna", "Rays Town", "Carlisle")
    assert bt.g.raid[1] == 0
    assert bt.where("Chaouanon") == "Forks of the Ohio"
    assert bt.spent() == "Chaouanon"


@pytest.mark.rule("R-9.3b", "R-1.1.1a")
def test_british_indians_go_to_the_british_losses_box() -> None:
    bt = Situation().until("battles").nation("iroquois", "british").put("Iroquois @ Oquaga")
    bt.aps(british=["light"]).dice("F").british("spend light", "raid Iroquois 1")
    bt.british("target Gennisheyo", "safest")
    assert bt.at("losses") == "British: Iroquois 1"


@pytest.mark.rule("R-2.1.2e", "R-9.3b")
def test_a_captured_settled_space_reverts_when_its_raider_goes_home() -> None:
    bt = _french("light").put("French control @ Carlisle", "Mingo @ Carlisle").vp("French 4")
    bt.dice("F").french("spend light", "raid Mingo", "target Winchester", "way Winchester")
    assert bt.control("Carlisle") == "British"
    assert bt.victory() == "French 2"
    bt = _french("light").put("French control @ Carlisle", "Mingo @ Carlisle").vp("French 4")
    bt.dice("M").french("spend light", "raid Mingo", "target Winchester", "way Winchester")
    assert bt.control("Carlisle") == "French"


@pytest.mark.rule("R-9.3b", "R-10.2.1d")
def test_a_battle_marker_goes_if_the_raider_that_went_home_was_the_last() -> None:
    bt = _french("light").put("Mingo @ Lake George", "15th & 58th @ Lake George")
    bt.put("battle @ Lake George").dice("M F")
    _raid(bt, "light", "Mingo", "Albany", "Albany")
    assert bt.battles() == []


@pytest.mark.parametrize(
    ("before", "target", "way", "after", "vp"),
    [
        (6, "Carlisle", ["Carlisle"], 0, "French 2"),
        (7, "Carlisle", ["Carlisle"], 1, "French 2"),
        (5, "Carlisle", ["Carlisle"], 7, "French 1"),
        (0, "Carlisle", ["Carlisle"], 2, "French 1"),
    ],
)
@pytest.mark.rule("R-9.3d", "G-C-11")
def test_eight_raid_points_are_a_victory_point(
    before: int, target: str, way: list[str], after: int, vp: str
) -> None:
    bt = _french("light").put("Aubry @ Rays Town").dice("F")
    bt.start.raid = [0, before]
    _raid(bt, "light", "Aubry", target, *way)
    assert bt.g.raid == [0, after]
    assert bt.victory() == vp


@pytest.mark.rule("G-C-11", "R-9.3d", "R-2.1.5a")
def test_points_beyond_the_track_are_carried_on() -> None:
    bt = _french("light").put("Aubry @ Lake George").dice("F")
    bt.start.raid = [3, 7]
    _raid(bt, "light", "Aubry", "Albany", "Albany")
    assert bt.g.raid == [3, 2]
    assert bt.victory() == "French 2"


@pytest.mark.rule("R-2.1.4a")
def test_an_outpost_is_worth_one() -> None:
    bt = _french("light").put("Aubry @ Ticonderoga").dice("F")
    _raid(bt, "light", "Aubry", "Number Four", "Number Four")
    assert bt.g.raid[1] == 1
