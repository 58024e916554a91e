"""15.7 The American economy: ports and raids, the December roll, who leaves in a collapse."""

import pytest

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import FULL_COLLAPSE, NEAR_COLLAPSE, NORMAL
from ticonderoga.games.end_of_empire.rules.ports import british_ports, disruption, occupies

PORTS = (
    "2220", "3120", "2922", "S3825", "S4225", "1820", "3320", "3519", "S5924", "1024", "1419",
    "2520", "3920", "2721", "3221", "3022", "S4525", "S4926", "S5326",
)  # fmt: skip
REGIMENTS = (
    "4th Foot", "5th Foot", "10th Foot", "23rd Foot", "38th Foot", "43rd Foot", "47th Foot",
    "52nd Foot", "59th Foot", "64th Foot", "22nd Foot", "35th Foot", "40th Foot", "44th Foot",
    "45th Foot", "49th Foot", "63rd Foot", "17th Foot", "27th Foot",
)  # fmt: skip


def garrisons(number: int) -> list[str]:
    return [f"{REGIMENTS[n]} @ {PORTS[n]}" for n in range(number)]


def december(turn: int, die: int, *stacks: str, scenario: str = "arw-campaign-1775") -> Situation:
    """The end of a turn with this die for the economy."""
    s = Situation(scenario).put(*stacks).turn(turn).phase("politics").roll(die)
    return s.until("turn-ends")


def raids(s: Situation, *hexes: str) -> Situation:
    ports = s.board.american_ports
    return s.but(raided=sum([1 << ports.index(s.space(hex)) for hex in hexes]))


# ---------------------------------------------------------------------- ports


@pytest.mark.rule("R-N9", "A-28")
@pytest.mark.parametrize(
    ("occupied", "raided", "modifier"),
    [
        (0, 0, 0), (1, 0, 0), (0, 2, 0), (1, 1, 1), (0, 3, 1), (3, 1, 1), (3, 2, 2), (5, 5, 3),
        (6, 0, 2), (6, 1, 3), (19, 0, 8),
    ],
)  # fmt: skip
def test_the_modifier_for_ports(occupied: int, raided: int, modifier: int) -> None:
    s = Situation.at_war("arw").put(*garrisons(occupied))
    raids(s, *PORTS[occupied : occupied + raided])
    assert british_ports(s.start) == occupied
    assert disruption(s.start) == modifier


@pytest.mark.rule("A-28", "R-N9")
def test_a_port_that_is_occupied_is_not_raided_too() -> None:
    s = Situation.at_war("arw").put(*garrisons(1))
    raids(s, PORTS[0])
    assert disruption(s.start) == 0
    raids(s, PORTS[0], PORTS[1])
    assert disruption(s.start) == 1


@pytest.mark.rule("A-36", "R-N9")
@pytest.mark.parametrize(
    ("stacks", "held"),
    [
        (("17th Foot @ 2220",), True),
        (("17th Foot @ 2220-town",), True),
        (("17th Foot @ 2220-town", "13 Cont @ 2220"), True),
        (("17th Foot @ 2220", "13 Cont @ 2220-town"), False),
        (("arw-hc-linsing @ 2220",), True),
        (("1 DeLancey @ 2220",), True),
        (("Clinton @ 2220",), False),
        (("british Mohawk @ 2220",), False),
        (("british Mohawk, 17th Foot @ 2220",), True),
        (("british Mohawk @ 2220", "17th Foot @ 2220-town"), True),
        (("13 Cont @ 2220",), False),
        ((), False),
    ],
)
def test_who_occupies_a_port(stacks: tuple[str, ...], held: bool) -> None:
    s = Situation.at_war("arw").put(*stacks)
    assert occupies(s.start, s.space("2220")) == held
    assert british_ports(s.start) == int(held)


# ---------------------------------------------------------------------- the roll


@pytest.mark.rule("G-G24", "R-N9", "R-C8")
def test_five_ports_and_five_raids_on_turn_17() -> None:
    s = december(17, 6, *garrisons(5))
    raids(s, *PORTS[5:10]).begin()
    assert s.logged("collapse_roll") == [(6, 3, "+3", 9)]
    assert s.g.economy == NEAR_COLLAPSE
    assert s.g.raided == 0


@pytest.mark.rule("R-N9", "A-28")
@pytest.mark.parametrize(
    ("turn", "near", "full"), [(17, 8, 11), (23, 6, 9), (29, 4, 7), (35, 2, 5), (41, 1, 4)]
)
def test_the_numbers_of_the_table(turn: int, near: int, full: int) -> None:
    for die in range(1, 7):
        for ports in (0, 13):
            total = die + (5 if ports else 0)
            s = december(turn, die, *garrisons(ports)).begin()
            wanted = NEAR_COLLAPSE if total >= near else NORMAL
            assert s.g.economy == (FULL_COLLAPSE if total >= full else wanted)
            assert s.dice() == [die]


@pytest.mark.rule("R-N9")
@pytest.mark.parametrize(
    ("entered", "stacks", "total"),
    [
        ([0, 0], (), 6),
        ([10, 0], (), 4),
        ([10, 20], (), 4),
        ([10, 20], ("Principe @ S1905",), 3),
        ([10, 20], ("Principe @ S1905-town",), 3),
        ([10, 20], ("Principe @ S1905", "17th Foot @ S1905-town"), 4),
        ([10, 20], ("13 Cont @ S1905",), 4),
        ([10, 0], ("Principe @ S1905",), 4),
    ],
)
def test_france_and_spain_steady_the_economy(
    entered: list[int], stacks: tuple[str, ...], total: int
) -> None:
    s = december(23, 6, *stacks).but(entered_war=entered).begin()
    assert s.logged("collapse_roll")[0][3] == total


@pytest.mark.rule("R-N9", "R-C8", "R-C9", "A-28")
def test_only_on_december_turns_from_1777() -> None:
    for turn in (5, 11):
        s = december(turn, 1, *garrisons(13))
        raids(s, "2520").begin()
        assert s.dice() == []
        assert s.g.economy == NORMAL
        assert s.g.raided == 0
    for turn in (16, 18, 22, 24):
        s = december(turn, 1)
        raids(s, "2520").but(economy=NEAR_COLLAPSE).begin()
        assert s.dice() == []
        assert s.g.economy == NEAR_COLLAPSE
        assert s.g.raided != 0


@pytest.mark.rule("A-28")
def test_every_roll_sets_the_economy_anew() -> None:
    assert december(17, 1).but(economy=FULL_COLLAPSE).begin().g.economy == NORMAL
    assert december(29, 6).but(economy=FULL_COLLAPSE).begin().g.economy == NEAR_COLLAPSE


@pytest.mark.rule("R-N9")
def test_other_scenarios_do_not_roll() -> None:
    s = december(41, 1, scenario="arw-south-1780").but(entered_war=[30, 30]).begin()
    assert s.dice() == []
    s = december(5, 1, scenario="arw-invasion-of-canada").begin()
    assert s.dice() == []


@pytest.mark.rule("R-N9", "R-N10")
def test_all_ports_british_when_a_turn_begins() -> None:
    s = Situation.at_war("arw").put(*garrisons(19), "2 VA @ 1317").turn(8)
    s.phase("turn-begins").until("fleets").begin()
    assert s.g.economy == FULL_COLLAPSE
    assert s.where("2 VA") == "withdrawn"
    assert s.dice() == []
    s = Situation.at_war("arw").put(*garrisons(18)).turn(8)
    assert s.phase("turn-begins").until("fleets").begin().g.economy == NORMAL
    s = Situation.at_war("arw").put(*garrisons(19)).turn(8).but(economy=FULL_COLLAPSE)
    assert s.phase("turn-begins").until("fleets").begin().logged("economy") == []


# ---------------------------------------------------------------------- who leaves


@pytest.mark.rule("R-N10", "R-F13")
@pytest.mark.parametrize(("turn", "die"), [(35, 2), (35, 6)])
def test_nec_units_leave(turn: int, die: int) -> None:
    stacks = ("2 VA, 13 Cont, Greene @ 1317", "reduced 4 VA @ 1116", "6 VA @ dead", "8 VA @ track")
    s = december(turn, die, *stacks)
    s.start.due[s.piece("8 VA")] = 38
    s.start.steps[s.piece("6 VA")] = 0
    s.begin()
    assert s.at("1317") == "Allied: 13 Cont 2/2, Greene"
    for name in ("2 VA", "4 VA", "6 VA"):
        assert s.where(name) == "withdrawn"
    assert s.where("8 VA") == "track"
    assert s.has_mark("nec") == ["2 VA", "4 VA", "6 VA"]
    assert s.g.steps[s.piece("4 VA")] == 0


@pytest.mark.rule("R-N10")
def test_nobody_leaves_a_normal_economy() -> None:
    s = december(35, 1, "2 VA @ 1317").begin()
    assert s.g.economy == NORMAL
    assert s.where("2 VA") == "1317"
    assert s.has_mark("nec") == []


@pytest.mark.rule("R-N10", "R-J30")
def test_their_leaders_go_to_the_nearest_unit() -> None:
    s = december(35, 2, "2 VA, Greene @ 1317", "13 Cont @ 1419", "1 NH @ 3219").begin()
    assert s.where("Greene") == "1419"


@pytest.mark.rule("R-N10", "R-F13")
def test_in_the_south_they_leave_on_turn_35_without_a_roll() -> None:
    for turn, economy in ((34, NORMAL), (35, NEAR_COLLAPSE), (36, NORMAL)):
        s = december(turn, 1, "2 VA @ S4718", scenario="arw-south-1780")
        s.but(entered_war=[30, 30]).begin()
        assert s.g.economy == economy
        assert (s.where("2 VA") == "withdrawn") == (turn == 35)
        assert s.dice() == []


@pytest.mark.rule("R-C8", "R-N9")
def test_victory_is_judged_before_the_economy_is_rolled_for() -> None:
    dead = ", ".join(REGIMENTS[:18]) + " @ dead"
    s = december(17, 1, dead).begin()
    assert s.g.reason == "north"
    assert s.dice() == []
