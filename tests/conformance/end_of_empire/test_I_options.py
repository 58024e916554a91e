"""O7, O8 Horse and Indians that get away more easily; 7.5 the Watauga Brigade."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody, fiw
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import ALLIED
from ticonderoga.games.end_of_empire.rules.reacting import _may_slip, bars_stack, only_horse

# ---------------------------------------------------------------------- O7

HORSE = ("1 Cont Light Dragoons", "2 Cont Light Dragoons")


def ride(*enemies: str, mover: str = "Howe, 4th Foot", **options: str) -> Situation:
    """A British force comes upon a stack in 3013."""
    s = arw(f"{mover} @ 3014", *enemies, side="british", **options)
    return everybody(s, "3014").british("go 3013")


@pytest.mark.parametrize(("die", "where"), [(5, "3012"), (6, "3013")])
@pytest.mark.rule("R-O7")
def test_cavalry_by_itself_leaves_an_entered_space_on_5(die: int, where: str) -> None:
    s = ride(f"{HORSE[0]} @ 3013", horse_reaction="yes").roll(die, 1)
    s.allied("react 3013", "to 3012", "declared")
    assert s.checks()[1] == f"default 5: {die}"
    assert (s.where(HORSE[0]) == "3012") == (where == "3012")


@pytest.mark.parametrize("horse", ["17th Light Dragoons", "arw-butler", "arw-qr"])
@pytest.mark.rule("R-O7")
def test_on_4_if_the_mover_has_such_units(horse: str) -> None:
    name = "Queen's Rangers" if horse == "arw-qr" else horse
    s = ride(f"{HORSE[0]} @ 3013", mover=f"Howe, {name}", horse_reaction="yes").roll(4)
    s.allied("react 3013", "to 3012", "declared")
    assert s.checks()[-1] == "default 4: 4"


@pytest.mark.rule("R-O7")
def test_each_rolls_for_itself() -> None:
    s = ride(f"{', '.join(HORSE)}, Lee's Legion @ 3013", horse_reaction="yes").roll(5, 6, 1)
    s.allied("react 3013", "take_all", "to 3012", "declared")
    assert s.checks()[1:] == ["default 5: 5", "default 5: 6", "default 5: 1"]
    assert s.at("3012") == "Allied: 1 Cont Light Dragoons 1/1, Lee's Legion 2/2"


@pytest.mark.rule("R-O7")
def test_rangers_too_though_they_have_no_plus_or_have_one() -> None:
    """Rangers with a + evade without a roll, as ever."""
    s = ride("arw-whitcomb @ 3013", horse_reaction="yes")
    s.allied("react 3013", "to 3012", "declared")
    assert s.checks()[-1] == "default 7: sure"
    s = ride("arw-whitcomb @ 3013", horse_reaction="yes", mover="Cornwallis, 4th Foot")
    assert s.asked == "react"


@pytest.mark.rule("R-O7")
def test_in_a_northern_winter_the_horse_has_its_5_though_no_leader_moves() -> None:
    s = arw("Cornwallis, 4th Foot @ 3014", f"{HORSE[0]} @ 3013", side="british",
            horse_reaction="yes").season("winter")  # fmt: skip
    everybody(s, "3014").british("go 3013").roll(5).allied("react 3013", "to 3012", "declared")
    assert s.checks()[-1] == "default 5: 5"
    s = arw("Cornwallis, 4th Foot @ 3014", f"{HORSE[0]} @ 3013", side="british").season("winter")
    everybody(s, "3014").british("go 3013")
    assert s.checks()[1:] == []
    assert s.logged("reaction_declared") == []
    assert "react" not in s.answered()


@pytest.mark.rule("R-O7")
def test_not_with_others_nor_with_a_leader_nor_from_elsewhere() -> None:
    s = ride(f"{HORSE[0]}, 2 Cont @ 3013", horse_reaction="yes").roll(1)
    s.allied("react 3013", f"take {HORSE[0]}", "to 3012", "declared")
    assert s.checks()[1] == "default 2: 1"
    s = ride(f"{HORSE[0]}, Greene @ 3013", horse_reaction="yes").roll(1)
    s.allied("react 3013", f"take {HORSE[0]}", "to 3012", "declared")
    assert s.checks()[1] == "Greene 5: 1"
    s = ride(f"{HORSE[0]} @ 3012", horse_reaction="yes").roll(1)
    s.allied("react 3012", "to 2912", "declared")
    assert s.checks()[1] == "default 2: 1"
    s = ride(f"{HORSE[0]} @ 3013").roll(1)
    s.allied("react 3013", "to 3012", "declared")
    assert s.checks()[1] == "default 2: 1"


# ---------------------------------------------------------------------- O8


def meet(mover: str, indians: str, where: str = "1212", **options: str) -> Situation:
    """A British force goes from 1312 to 1212."""
    s = fiw(f"{mover} @ 1312", f"{indians} @ {where}", **options)
    return everybody(s, "1312").british("go 1212")


@pytest.mark.rule("R-O8")
def test_others_do() -> None:
    s = meet("Wolfe, fiw-rogers", "Bearn", "1211", indian_scouts="yes").roll(1)
    s.allied("react 1211", "to 1210", "declared")
    assert s.checks()[-1] == "default 1: 1"


@pytest.mark.rule("R-O8")
def test_indians_lose_nothing_for_want_of_scouts() -> None:
    s = meet("Wolfe, fiw-rogers", "allied Delaware", "1211", indian_scouts="yes").roll(1)
    s.allied("react 1211", "to 1210", "declared")
    assert s.checks()[-1] == "default 2: 1"
    s = meet("Wolfe, fiw-rogers", "allied Delaware", "1211").roll(1)
    s.allied("react 1211", "to 1210", "declared")
    assert s.checks()[-1] == "default 1: 1"


@pytest.mark.parametrize("where", ["1212", "1211"])
@pytest.mark.rule("R-O8")
def test_they_evade_those_who_cannot_ambush_without_a_roll(where: str) -> None:
    s = meet("Wolfe, 44th Foot", "allied Delaware", where, indian_scouts="yes")
    s.allied(f"react {where}", "to 1111", "declared")
    assert s.dice() == [1]
    assert s.where("Delaware") == "1111"


@pytest.mark.rule("R-O8")
def test_but_they_do_not_intercept_without_one() -> None:
    s = meet("Wolfe, 44th Foot", "allied Delaware", "1211", indian_scouts="yes").roll(3)
    s.allied("react 1211", "to 1212", "declared")
    assert s.checks()[-1] == "default 2: 3"


@pytest.mark.rule("R-O8")
def test_nor_evade_those_who_can_ambush_nor_with_others() -> None:
    s = meet("Wolfe, fiw-rogers", "allied Delaware", indian_scouts="yes").roll(1)
    s.allied("react 1212", "to 1111", "declared")
    assert s.checks()[-1] == "default 2: 1"
    s = meet("Wolfe, 44th Foot", "allied Delaware, Bearn", indian_scouts="yes").roll(1)
    s.allied("react 1212", "take Delaware", "take Bearn", "to 1111", "declared")
    assert s.checks()[-1] == "default 2: 1"
    s = meet("Wolfe, 44th Foot", "allied Delaware, Levis", indian_scouts="yes").roll(1)
    s.allied("react 1212", "take Delaware", "take Levis", "to 1111", "declared")
    assert s.checks()[-1] == "Levis 5: 1"


@pytest.mark.rule("R-O8")
def test_in_a_northern_winter_they_still_evade() -> None:
    s = fiw("Wolfe, 44th Foot @ 1312", "allied Delaware @ 1212", indian_scouts="yes")
    everybody(s.season("winter"), "1312").british("go 1212")
    s.allied("react 1212", "to 1111", "declared")
    assert s.where("Delaware") == "1111"
    s = fiw("Wolfe, 44th Foot @ 1312", "allied Delaware @ 1211", indian_scouts="yes")
    everybody(s.season("winter"), "1312").british("go 1212").allied("react 1211")
    assert s.why_not("to 1212") == "no_initiative"


# ---------------------------------------------------------------------- 7.5 Watauga


def watauga(where: str, box: str = "aside", **options: str) -> Situation:
    s = Situation.at_war("arw", **options).until("fortifying").phase("operations-begin")
    return s.active("allied").put(
        f"4th Foot @ {where}", f"Watauga Brigade @ {box}", "2 Cont @ 3119"
    )


@pytest.mark.parametrize(("where", "asked"), [("S4519", "watauga"), ("S4520", "operation")])
@pytest.mark.rule("R-F17")
def test_the_watauga_brigade_musters_if_a_british_unit_is_within_3_hexes(
    where: str, asked: str
) -> None:
    s = watauga(where).begin()
    assert s.asked == asked
    if asked == "watauga":
        assert s.why_not("space S4516") == "another_matter"
        s.allied("yes")
        assert s.at("S4516") == "Allied: Watauga Brigade 2/2"


@pytest.mark.rule("R-F17")
def test_it_need_not_come() -> None:
    s = watauga("S4519").allied("no")
    assert s.where("Watauga Brigade") == "aside"
    assert s.asked == "operation"


@pytest.mark.rule("R-F17")
def test_once_a_year() -> None:
    s = watauga("S4519", "track").but(turn=10)
    s.start.due[s.piece("Watauga Brigade")] = 11
    assert s.begin().asked == "operation"
    s = watauga("S4519", "track").but(turn=11)
    s.start.due[s.piece("Watauga Brigade")] = 11
    assert s.begin().asked == "watauga"
    assert watauga("S4519", "withdrawn").begin().asked == "operation"


@pytest.mark.rule("R-F17")
def test_leaders_do_not_bring_it_out_and_an_occupied_ground_keeps_it_away() -> None:
    s = Situation.at_war("arw").until("fortifying").phase("operations-begin").active("allied")
    s.put("Cornwallis @ S4519", "Watauga Brigade @ aside", "2 Cont @ 3119").begin()
    assert s.asked == "operation"
    assert watauga("S4516").begin().asked == "operation"


@pytest.mark.rule("R-F17")
def test_not_in_the_british_phase() -> None:
    s = watauga("S4519").active("british").begin()
    assert s.asked_seat == 0


@pytest.mark.rule("R-F17")
def test_it_musters_against_a_british_unit_that_moves_next_to_it() -> None:
    s = arw("Cornwallis, 4th Foot @ S4418", "Watauga Brigade @ aside", side="british")
    everybody(s, "S4418").british("go S4417")
    assert s.asked == "watauga"
    s.allied("yes")
    assert s.asked == "react"
    assert s.offered("react") == ["Watauga muster ground (S4516)"]
    s.allied("react S4516", "to S4417", "declared")
    assert s.logged("battle") == [(1, s.space("S4417"))]


@pytest.mark.rule("R-F17")
@pytest.mark.parametrize("box", ["dead", "S4919"])
def test_not_if_it_is_dead_or_out_already(box: str) -> None:
    s = arw("Cornwallis, 4th Foot @ S4418", f"Watauga Brigade @ {box}", side="british")
    everybody(s, "S4418").british("go S4417")
    assert s.asked == "move"


@pytest.mark.rule("R-F17")
def test_not_if_it_moves_into_the_ground_or_stays_farther_away() -> None:
    s = arw("Cornwallis, 4th Foot @ S4418", "Watauga Brigade @ aside", side="british")
    everybody(s, "S4418").british("go S4419")
    assert s.asked == "move"
    s = arw("Cornwallis, 4th Foot @ S4417", "Watauga Brigade @ aside", side="british")
    everybody(s, "S4417").british("go S4516")
    assert s.asked == "move"
    s = arw("Greene, 2 Cont @ S4418", "Watauga Brigade @ aside")
    everybody(s, "S4418").allied("go S4417")
    assert s.asked == "move"


@pytest.mark.rule("R-O8", "R-O7")
def test_in_a_northern_winter_nobody_else_slips_away() -> None:
    for option in ("indian_scouts", "horse_reaction"):
        s = fiw("Wolfe, 44th Foot @ 1312", "Bearn @ 1212", **{option: "yes"}).season("winter")
        space = s.space("1212")
        assert bars_stack(s.g, ALLIED, space, space) == "no_initiative"
    for option, bar in (("indian_scouts", ""), ("horse_reaction", "no_initiative")):
        s = fiw("Wolfe, 44th Foot @ 1312", "allied Delaware @ 1212", **{option: "yes"})
        s.season("winter")
        assert _may_slip(s.g, ALLIED, space, s.g.at(ALLIED, space), space) == (bar == "")
        with_others = (*s.g.at(ALLIED, space), s.piece("Bearn"))
        assert not _may_slip(s.g, ALLIED, space, with_others, space)


@pytest.mark.rule("R-O7")
def test_without_the_option_horse_without_initiative_does_not_get_away() -> None:
    for option, away in (("no", False), ("yes", True)):
        s = arw(f"{HORSE[0]} @ 3013", horse_reaction=option).season("winter")
        bar = bars_stack(s.g, ALLIED, s.space("3013"), s.space("3013"))
        assert (bar == "") == away


@pytest.mark.rule("R-O7")
def test_rangers_are_horse() -> None:
    s = arw(f"arw-whitcomb, {HORSE[0]}, 2 Cont @ 3013")
    assert only_horse(s.g, [s.piece("arw-whitcomb"), s.piece(HORSE[0])])
    assert not only_horse(s.g, [s.piece("arw-whitcomb"), s.piece("2 Cont")])


@pytest.mark.rule("R-O8")
def test_indians_go_into_the_outpost_of_their_hex_without_a_die() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "allied Delaware @ 1111", indian_scouts="yes")
    everybody(s, "1112").british("go 1111").allied("react 1111", "to 1111-outpost", "declared")
    assert s.where("Delaware") == "1111-outpost"
    assert s.dice() == [1]
