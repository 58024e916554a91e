"""14.4, rulings 20 and 22: landings together with a force that comes by land."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.battles import odds
from tests.conformance.end_of_empire.fleets import (
    BRITISH_FLEET,
    FRENCH_FLEET,
    aboard,
    land,
    operations,
)
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import BRITISH
from ticonderoga.games.end_of_empire.rules.amphibious import waiting_at

HOWE = "Howe, 33rd Foot, 57th Foot @ 4926-town"
CLINTON = "Clinton, 4th Foot, 5th Foot @ 2219"
GARRISON = "2 Cont, 4 Cont, 5 Cont @ 2220"


def joint(*stacks: str, turn: int = 9) -> Situation:
    """Howe comes by sea, Clinton may come by land; New York is the goal."""
    s = operations(
        "arw", "british", "British fleet @ North Atlantic", HOWE, CLINTON, "59th Foot @ 3411",
        *stacks, turn=turn,
    )  # fmt: skip
    return land(s, BRITISH_FLEET, "2220", "sail_from 4926-town", alone="no")


def by_land(s: Situation, die: int = 1) -> Situation:
    s.roll(die).british("join_by_land 2219", "take_all", "roll")
    return s


def answer(s: Situation, *plain: str) -> Situation:
    """The plainest answers until a question that none of them fits."""
    while s.asked and s.asked not in ("operation", "move"):
        offer = s.match.choices(s.asked_seat)
        quiet = [c for c in offer if c[0] in ("no_reaction", "stand", "none", *plain)]
        s.match.choose((quiet or offer)[0], s.asked_seat)
        s.check()
    return s


@pytest.mark.rule("R-M10")
def test_who_may_join_by_land() -> None:
    s = joint(GARRISON, "10th Foot @ 1102")
    assert s.asked == "joint_attack"
    assert s.offered("join_by_land") == ["2219", "Montreal (3411)"]
    assert s.why_not("join_by_land 1102") == "too_far_to_join"
    assert s.why_not("join_by_land 4926-town") == "sails_from_here"
    assert s.why_not("join_by_land 2716") == "nobody_there"


@pytest.mark.rule("R-M10")
@pytest.mark.parametrize(("space", "reaches"), [("2501", True), ("2601", False)])
def test_no_farther_than_the_fastest_unit_could_march(space: str, reaches: bool) -> None:
    s = joint(GARRISON, f"10th Foot @ {space}")
    assert s.board.distance(s.space(space), s.space("2220")) == (20 if reaches else 21)
    assert s.offers(f"join_by_land {space}") == reaches


@pytest.mark.rule("R-M10", "A-22")
def test_the_land_force_waits_and_both_attack_together() -> None:
    s = by_land(joint(GARRISON)).british("go 2220")
    s.roll(1)
    s.allied("no_reaction")
    # those by land have not fought; the check for the landing has been made
    assert s.checks() == ["Clinton 4: 1", "Howe 4: 1"]
    assert s.logged("battle") == []
    s.roll(4, *[6] * 12).allied("no_reaction")
    assert s.logged("battle") == [(BRITISH, s.space("2220"))]
    assert odds(s)[0][:2] == (20, 12)
    leading = [entry[2] for entry in s.logged("leader_modifier")]
    assert leading[0] == s.piece("Howe")


@pytest.mark.rule("A-22", "A-20")
def test_thrown_back_each_goes_to_its_own_origin() -> None:
    s = by_land(joint("2 Cont, 4 Cont, 5 Cont, 8 Cont, 12 Cont, 15 Cont, Washington @ 2220"))
    s.british("go 2220").roll(1).allied("no_reaction").roll(*[3] * 12).allied("no_reaction")
    answer(s, "give_up", "retreat")
    assert "33rd Foot" in aboard(s, BRITISH_FLEET)
    assert "4th Foot" in s.at("2219")
    assert s.at("2220").startswith("Allied")


@pytest.mark.rule("R-M10")
def test_if_the_landing_fails_those_by_land_fight_alone() -> None:
    s = by_land(joint(GARRISON)).british("go 2220")
    s.roll(5, 3, *[6] * 12).allied("no_reaction")
    assert s.checks()[:2] == ["Clinton 4: 1", "Howe 4: 5"]
    assert s.logged("battle") == [(BRITISH, s.space("2220"))]
    assert odds(s)[0][:2] == (10, 12)
    assert s.at("4926-town") == "British: 33rd Foot 2/2, 57th Foot 2/2, Howe"


@pytest.mark.rule("R-M10")
def test_if_those_by_land_fail_the_others_land_alone() -> None:
    s = joint(GARRISON)
    s.roll(5, 1).british("join_by_land 2219", "take_all", "roll")
    assert s.checks() == ["Clinton 4: 5", "Howe 4: 1"]
    s.roll(3, *[6] * 12).allied("no_reaction")
    assert odds(s)[0][:2] == (10, 12)
    assert s.where("4th Foot") == "2219"


@pytest.mark.rule("R-M10")
def test_if_they_stop_on_the_way_too() -> None:
    s = by_land(joint(GARRISON))
    s.roll(1).british("go 2119")
    while s.asked == "react":
        s.allied("no_reaction")
    s.british("stop").roll(3, *[6] * 12)
    assert s.checks() == ["Clinton 4: 1", "Howe 4: 1"]
    s.allied("no_reaction")
    assert odds(s)[0][:2] == (10, 12)
    assert s.at("2119") == "British: 4th Foot 2/2, 5th Foot 2/2, Clinton"


@pytest.mark.rule("R-M10")
def test_after_an_empty_landing_those_by_land_may_go_on() -> None:
    s = by_land(joint()).roll(1).british("go 2220")
    assert "33rd Foot" in s.at("2220")
    assert "4th Foot" in s.at("2220")
    assert s.asked == "move"
    assert s.g.operation is not None
    assert s.g.operation.joint == -1
    s.british("go 2219", "stop")
    assert s.at("2219") == "British: 4th Foot 2/2, 5th Foot 2/2, Clinton"
    assert s.step() == "operations"


@pytest.mark.rule("R-M10", "R-J4")
def test_the_battle_costs_them_five_points_and_a_check_to_go_on() -> None:
    s = by_land(joint("Massachusetts militia @ 2220"))
    s.roll(1, *[6] * 8).british("go 2220")
    answer(s)
    assert s.asked == "move"
    assert s.offers("resume")
    ask = s.ask
    assert ask is not None
    points = ask.about["points"]
    assert (
        points
        == 20
        - 5
        - s.board.cost[s.g.war][0][0][s.space("2219")][
            s.board.near[s.space("2219")].index(s.space("2220"))
        ]
    )


@pytest.mark.rule("R-M10", "A-22")
def test_yorktown_is_attacked_by_land_and_sea() -> None:
    s = operations(
        "arw", "allied", "French fleet @ Chesapeake Bay", "Washington, 2 Cont, 4 Cont @ 1024",
        "Bourbonnois, Soissonnois, Rochambeau @ 2922", "33rd Foot, Cornwallis @ 1024-town",
        "5 Cont @ 2716", turn=39,
    ).but(entered_war=[10, 20])  # fmt: skip
    s.allied("amphibious French fleet", "land 1024-town", "sail_from 2922", "take_all", "roll")
    s.roll(1).allied("join_by_land 1024", "take_all", "roll", "attack 1024-town")
    s.roll(1).british("no_reaction")
    s.british("no_reaction").roll(*[6] * 8).allied("none")
    assert s.logged("battle") == [(1, s.space("1024-town"))]
    assert odds(s)[0][:2] == (8 + 22, 5)
    assert s.g.fleets_in(1, 63) == [s.piece(FRENCH_FLEET)]


@pytest.mark.rule("R-M10", "R-H4")
def test_without_the_points_they_are_not_in_the_battle() -> None:
    s = by_land(joint(GARRISON)).british("go 2220")
    s.roll(1)
    op = s.g.operation
    assert op is not None
    for piece in op.force:
        op.used[piece] = 18
    s.allied("no_reaction").roll(3, *[6] * 12).allied("no_reaction")
    assert odds(s)[0][:2] == (10, 12)
    assert "4th Foot" in s.at("2219")
    answer(s)
    # the battle of the others costs them nothing, neither points nor a check
    assert not op.needs_check
    assert op.used[s.piece("4th Foot")] == 18


@pytest.mark.rule("R-M10")
def test_nobody_waits_who_is_no_more() -> None:
    s = by_land(joint(GARRISON)).british("go 2220")
    op = s.g.operation
    assert op is not None
    assert waiting_at(s.g, s.space("2220")) is op
    op.force = ()
    assert waiting_at(s.g, s.space("2220")) is None
    assert op.needs_check


@pytest.mark.rule("R-M10", "R-M8")
def test_another_port_may_try_while_they_wait() -> None:
    s = by_land(joint(GARRISON, "10th Foot, Cornwallis @ 3120-town")).british("go 2220")
    s.roll(5, 1)
    s.allied("no_reaction")
    s.british("sail_from 3120-town", "take_all", "roll")
    s.roll(3, *[6] * 12).allied("no_reaction")
    assert odds(s)[0][:2] == (15, 12)


@pytest.mark.rule("R-M10", "R-O4")
def test_a_failure_by_land_can_be_interrupted_when_all_is_over() -> None:
    s = operations(
        "arw", "british", "British fleet @ North Atlantic", HOWE, CLINTON, "59th Foot @ 3411",
        "2 Cont @ 2716", turn=9, interruption="yes",
    )  # fmt: skip
    land(s, BRITISH_FLEET, "2220", alone="no")
    s.roll(5, 1).british("join_by_land 2219", "take_all", "roll")
    assert s.where("33rd Foot") == "2220"
    assert s.asked == "interrupt"


@pytest.mark.rule("R-M10", "R-O4")
def test_without_a_failure_nobody_interrupts() -> None:
    s = operations(
        "arw", "british", "British fleet @ North Atlantic", HOWE, "59th Foot @ 3411",
        "2 Cont @ 2716", turn=9, interruption="yes",
    ).roll(1)  # fmt: skip
    land(s, BRITISH_FLEET, "2220")
    assert s.where("33rd Foot") == "2220"
    assert s.asked == "operation"


@pytest.mark.rule("R-M10", "R-I6")
def test_reactors_may_attack_those_who_wait() -> None:
    s = by_land(joint("2 Cont, 4 Cont, 5 Cont, 8 Cont, Washington @ 2119")).british("go 2220")
    s.roll(1)
    s.allied("no_reaction")
    assert s.checks()[1] == "Howe 4: 1"
    assert s.asked == "react"
    s.roll(1, *[4] * 12).allied("react 2119", "take_all", "to 2220", "declared")
    assert s.logged("battle")[0] == (1, s.space("2220"))
    answer(s, "give_up", "stand")
    assert "33rd Foot" in s.at("2220") or "33rd Foot" in aboard(s, BRITISH_FLEET)


@pytest.mark.rule("R-M10", "R-I8")
def test_such_an_attack_costs_those_who_wait_nothing() -> None:
    s = by_land(joint("2 Cont, 4 Cont, 5 Cont, 8 Cont, Washington @ 2119")).british("go 2220")
    s.roll(1).allied("no_reaction")
    op = s.g.operation
    assert op is not None
    spent = dict(op.used)
    s.roll(1, 4).allied("react 2119", "take_all", "to 2220", "declared")
    assert s.logged("battle") == [(1, s.space("2220"))]
    assert (op.used, op.needs_check) == (spent, False)


@pytest.mark.rule("R-M10")
def test_those_who_march_are_not_those_who_sail() -> None:
    s = by_land(joint(GARRISON, "10th Foot @ 4926-town"))
    assert s.g.landing is not None
    assert s.g.operation is not None
    assert s.g.operation.joint == s.space("2220")
    assert not set(s.g.operation.force) & set(s.g.landing.force)


@pytest.mark.rule("R-M10", "R-O4")
def test_a_failure_is_interrupted_under_o4_only() -> None:
    s = operations(
        "arw", "british", "British fleet @ North Atlantic", HOWE, "59th Foot @ 3411",
        "2 Cont @ 2716", turn=9,
    ).roll(5)  # fmt: skip
    land(s, BRITISH_FLEET, "2220")
    assert s.where("33rd Foot") == "4926-town"
    assert (s.asked, s.asked_seat) == ("operation", BRITISH)
    assert "pass" not in s.answered()


@pytest.mark.rule("R-M10")
def test_if_nobody_is_left_to_sail_those_by_land_fight_alone() -> None:
    s = by_land(joint(GARRISON))
    for name in ("33rd Foot", "57th Foot", "Howe"):
        s.g.done |= 1 << s.piece(name)
    s.roll(4).british("go 2220").allied("no_reaction")
    assert s.checks() == ["Clinton 4: 1"]
    assert s.logged("landed") == []
    assert odds(s) == [(10, 12, "1:2")]


@pytest.mark.rule("R-M10", "R-J29")
def test_those_who_are_driven_out_are_not_in_the_battle_and_need_a_check() -> None:
    s = by_land(joint("2 Cont, 4 Cont, 5 Cont, 8 Cont, 9 Cont, Washington @ 2119"))
    s.british("go 2220").roll(1).allied("no_reaction")
    op = s.g.operation
    assert op is not None
    s.roll(1, 5, 1, 1).allied("react 2119", "take_all", "to 2220", "declared")
    while not s.logged("landed"):
        s.match.choose(s.match.choices(s.asked_seat)[0], s.asked_seat)
    assert op.at != s.space("2220")
    assert op.needs_check
    assert odds(s)[-1][0] == 10


@pytest.mark.rule("R-M10", "R-J13")
def test_indians_whom_nobody_found_are_not_attacked_again() -> None:
    """Guns by sea and by land: neither finds the Micmac."""
    s = operations(
        "fiw", "british", "British fleet @ Gulf of Maine", "Amherst, Royal Artillery (Amherst) @ "
        "4926-town", "Braddock, Royal Artillery (Braddock) @ 4925", "allied Micmac @ 4826",
        "58th Foot @ 1820",
    )  # fmt: skip
    land(s, BRITISH_FLEET, "4826", "sail_from 4926-town", alone="no")
    s.roll(1, 1).british("join_by_land 4925", "take_all", "roll", "go 4826")
    answer(s, "no_ambush")
    assert s.logged("battle") == [(BRITISH, s.space("4826"))]


@pytest.mark.rule("R-M10", "R-G11")
def test_momentum_of_those_who_stopped_on_the_way_is_gone() -> None:
    s = by_land(joint(GARRISON))
    assert s.has_mark("momentum") == ["Clinton"]
    s.roll(1).british("go 2119")
    while s.asked == "react":
        s.allied("no_reaction")
    s.british("stop")
    assert s.asked == "react"
    assert s.has_mark("momentum") == ["Howe"]


@pytest.mark.rule("R-M10", "R-M8")
def test_with_no_other_port_to_sail_from_nothing_is_given_up() -> None:
    s = operations(
        "arw", "british", "British fleet @ North Atlantic", HOWE, "59th Foot @ 3411", turn=9
    ).roll(5)
    land(s, BRITISH_FLEET, "2220")
    assert s.checks() == ["Howe 4: 5"]
    assert s.logged("landing_given_up") == []
