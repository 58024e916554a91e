"""15.2, 15.4, 15.5, 12.4 France and Spain enter, New France is offered, Vermont leaves the war."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import FRANCE, VERMONT
from ticonderoga.games.end_of_empire.rules.forces import bring_in
from ticonderoga.games.end_of_empire.rules.politics import (
    _entry_roll,
    dead_british,
    may_offer_new_france,
)

DEAD_18 = (
    "4th Foot, 5th Foot, 10th Foot, 23rd Foot, 38th Foot, 43rd Foot, 47th Foot, 52nd Foot, "
    "59th Foot @ dead"
)
"""Nine regiments of two steps."""
DEAD_20 = DEAD_18.replace(" @", ", 64th Foot @")
FLEETS = ("arw-fleet-french @ aside", "arw-fleet-spanish @ aside")


def begun(turn: int, *stacks: str, **options: str) -> Situation:
    """A turn of the American war that begins like this."""
    s = Situation.at_war("arw", **options).put(*stacks).turn(turn).phase("turn-begins")
    return s.until("fleets")


# ---------------------------------------------------------------------- 15.2 France


@pytest.mark.rule("R-N4", "R-N15", "A-26")
def test_france_enters_with_twenty_dead_steps() -> None:
    s = begun(10, DEAD_20, "Howe, 17th Foot @ 2220", "Clinton @ 4926", *FLEETS).begin()
    assert s.g.entered_war == [10, 0]
    assert s.g.wi_due == 13
    assert not s.g.new_france
    assert s.where("Howe") == "withdrawn"
    assert s.where("arw-fleet-french") == "track"
    assert s.g.due[s.piece("arw-fleet-french")] == 10
    assert s.where("arw-fleet-spanish") == "aside"
    assert s.logged("french_entry") == [(10, 13)]


@pytest.mark.rule("R-N4", "A-26")
@pytest.mark.parametrize(
    ("more", "enters"),
    [
        ("16th Foot @ dead", False),
        ("16th Foot, 14th Foot @ dead", True),
        ("Natchez garrison, Fort Gage garrison @ dead", True),
        ("64th Foot @ withdrawn", False),
        ("reduced 64th Foot, reduced 22nd Foot @ 2220", False),
        ("arw-hc-linsing, arw-br-ludwig @ dead", False),
        ("1 DeLancey, Queen's Rangers @ dead", False),
        ("14 Cont, 13 Cont @ dead", False),
    ],
)
def test_whose_steps_count(more: str, enters: bool) -> None:
    s = begun(10, DEAD_18, more).begin()
    assert (s.g.entered_war[0] == 10) == enters
    assert (s.g.wi_due == 13) == enters


@pytest.mark.rule("R-N4")
def test_france_enters_once() -> None:
    s = begun(12, DEAD_20, "arw-fleet-french @ track").but(entered_war=[10, 0], wi_due=13).begin()
    assert s.g.entered_war == [10, 0]
    assert s.g.wi_due == 13
    assert s.logged("french_entry") == []


@pytest.mark.rule("R-N4")
@pytest.mark.parametrize(
    ("box", "after"),
    [("captured", "withdrawn"), ("track", "withdrawn"), ("dead", "dead"), ("aside", "aside")],
)
def test_howe_leaves_wherever_he_is(box: str, after: str) -> None:
    s = begun(10, DEAD_20, f"Howe @ {box}")
    if box == "track":
        s.start.due[s.piece("Howe")] = 12
    s.begin()
    assert s.where("Howe") == after
    assert s.piece("Howe") not in s.g.due


@pytest.mark.rule("R-N4")
def test_other_wars_know_no_entry() -> None:
    s = Situation("fiw-campaign").turn(10).phase("turn-begins").until("fleets")
    s.put("44th Foot, 48th Foot @ dead").begin()
    assert s.g.entered_war == [0, 0]


def test_dead_steps_are_those_of_the_counters() -> None:
    s = begun(10, DEAD_18, "Brigade of Guards @ dead")
    assert dead_british(s.start) == 22


# ---------------------------------------------------------------------- 15.4 New France


def offered(turn: int, *stacks: str) -> Situation:
    s = Situation.at_war("arw").put(*stacks, *FLEETS).turn(turn).phase("new-france")
    return s.until("exchanges")


@pytest.mark.rule("R-N6", "R-C3", "A-48")
@pytest.mark.parametrize(
    ("turn", "stacks", "asked"),
    [
        (14, (), True),
        (13, (), False),
        (40, (), True),
        (14, ("17th Foot @ 2220",), True),
        (14, ("17th Foot @ 2220", "22nd Foot @ 3120"), False),
        (14, ("17th Foot @ 2220-town", "22nd Foot @ 3120", "13 Cont @ 3120-town"), True),
        (14, ("17th Foot @ 2220", "22nd Foot @ 3519"), True),
        (14, ("17th Foot @ 2220", "22nd Foot @ 4926"), True),
        (14, ("17th Foot @ 2220", "22nd Foot @ S5924"), False),
    ],
)
def test_when_new_france_may_be_offered(turn: int, stacks: tuple[str, ...], asked: bool) -> None:
    s = offered(turn, *stacks).begin()
    assert (s.asked == "new_france") == asked
    if asked:
        assert s.asked_seat == 1


@pytest.mark.rule("R-N6", "R-N15")
def test_a_one_brings_france_in() -> None:
    s = offered(20, "Howe @ 4926", "Clinton, 17th Foot @ 2220")
    s.roll(1).allied("yes")
    assert s.g.entered_war == [20, 0]
    assert s.g.wi_due == 23
    assert s.g.new_france
    assert s.where("Howe") == "withdrawn"
    assert s.g.due[s.piece("arw-fleet-french")] == 21
    assert s.dice() == [1]


@pytest.mark.rule("R-N6")
def test_anything_else_does_not() -> None:
    s = offered(20).roll(2).allied("yes")
    assert s.g.entered_war == [0, 0]
    assert not s.g.new_france
    assert s.logged("new_france_fails") == [(2,)]
    s = offered(20).allied("no")
    assert s.dice() == []
    assert s.g.entered_war == [0, 0]
    assert offered(20).but(entered_war=[15, 0]).begin().asked == ""


# ---------------------------------------------------------------------- 15.5 Spain


@pytest.mark.rule("R-N7", "R-N8")
@pytest.mark.parametrize(
    ("france", "turn", "enters"),
    [
        (8, 19, False), (8, 20, True), (11, 19, False), (11, 20, True), (12, 20, False),
        (12, 21, True), (20, 28, False), (20, 29, True), (20, 30, True), (0, 30, False),
    ],
)  # fmt: skip
def test_spain_enters_nine_turns_after_france(france: int, turn: int, enters: bool) -> None:
    s = begun(turn, "Principe, Habana @ aside", "Luisiana @ S1610", *FLEETS)
    s.but(entered_war=[france, 0]).begin()
    assert s.g.entered_war == [france, turn if enters else 0]
    assert (s.g.where[s.piece("Principe")] == s.g.havana) == enters
    assert (s.piece("Habana") in s.g.at(1, s.g.havana)) == enters
    assert ("Habana" in s.has_mark("begun_in_port")) == enters  # ruling B-98
    assert s.where("Watauga Brigade") == "aside"
    assert (s.where("arw-fleet-spanish") == "track") == enters
    assert s.where("Luisiana") == "S1610"
    if enters:
        assert s.g.due[s.piece("arw-fleet-spanish")] == turn
        assert s.g.steps[s.piece("Habana")] == s.pieces.steps[s.piece("Habana")]


@pytest.mark.rule("R-N7")
def test_spain_enters_once() -> None:
    s = begun(31, "Principe @ dead").but(entered_war=[12, 21]).begin()
    assert s.g.entered_war == [12, 21]
    assert s.where("Principe") == "dead"


@pytest.mark.rule("R-N7")
def test_before_that_the_spanish_stay_in_louisiana_and_others_keep_out() -> None:
    s = arw("Galvez, Luisiana @ S1610", "17th Foot, Campbell @ S1905")
    everybody(s, "S1610")
    assert s.why_not("go S1609") == "spain_at_peace"
    assert s.offers("go S1610-town")
    s = arw("Galvez, Luisiana @ S1610", "17th Foot @ S1905").but(entered_war=[5, 6])
    assert everybody(s, "S1610").offers("go S1609")
    s = arw("Luisiana @ S1610", "17th Foot, Campbell @ S1609", side="british")
    everybody(s, "S1609")
    assert s.why_not("go S1610") == "louisiana_closed"


# ---------------------------------------------------------------------- O10 by dice


def by_dice(turn: int, *stacks: str, marked: tuple[int, int] = (0, 0)) -> Situation:
    return begun(turn, *stacks, *FLEETS, entry_by_dice="yes").but(marked_entry=list(marked))


@pytest.mark.rule("R-O10")
def test_the_turn_is_marked_and_nothing_else() -> None:
    s = by_dice(10, DEAD_20).begin()
    assert s.g.marked_entry == [10, 17]
    assert s.g.entered_war == [0, 0]
    assert s.dice() == []
    assert by_dice(10, DEAD_18).begin().g.marked_entry == [0, 0]


@pytest.mark.rule("R-O10")
@pytest.mark.parametrize(
    ("turn", "die", "enters"),
    [
        (11, 5, False), (11, 6, True), (12, 4, False), (12, 5, True), (13, 3, False), (13, 4, True),
        (14, 2, False), (14, 3, True), (15, 1, False), (15, 2, True), (16, 1, False), (16, 2, True),
        (30, 1, False), (30, 2, True),
    ],
)  # fmt: skip
def test_the_dice_for_france(turn: int, die: int, enters: bool) -> None:
    s = by_dice(turn, marked=(10, 17)).roll(die).begin()
    assert (s.g.entered_war[0] == turn) == enters
    assert s.dice() == [die] or (enters and turn > 17)


@pytest.mark.rule("R-O10")
@pytest.mark.parametrize(
    ("france", "turn", "die", "enters"),
    [
        (12, 18, 5, False), (12, 18, 6, True), (12, 19, 5, True), (12, 19, 4, False),
        (20, 21, 5, True), (20, 21, 4, False), (20, 24, 1, False), (20, 24, 2, True),
        (20, 29, 2, True),
    ],
)  # fmt: skip
def test_the_dice_for_spain(france: int, turn: int, die: int, enters: bool) -> None:
    s = by_dice(turn, marked=(10, 17)).but(entered_war=[france, 0]).roll(die).begin()
    assert (s.g.entered_war[1] == turn) == enters
    assert s.dice() == [die]


@pytest.mark.rule("R-O10")
def test_spain_waits_for_her_mark_and_for_france() -> None:
    s = by_dice(17, marked=(10, 17)).but(entered_war=[12, 0]).begin()
    assert s.dice() == []
    s = by_dice(25, marked=(10, 17)).roll(1).begin()
    assert s.dice() == [1]
    assert s.g.entered_war == [0, 0]
    # both on one turn: France, and at once the first die for Spain
    s = by_dice(25, marked=(10, 17)).roll(6, 6).begin()
    assert s.g.entered_war == [25, 25]


@pytest.mark.rule("R-O10", "R-N6")
def test_spain_is_marked_when_new_france_brings_france_in() -> None:
    s = Situation.at_war("arw", entry_by_dice="yes").turn(20).phase("new-france")
    s.until("exchanges").roll(1).allied("yes")
    assert s.g.marked_entry == [0, 27]
    s = Situation.at_war("arw", entry_by_dice="yes").turn(20).phase("new-france")
    s.but(marked_entry=[15, 22]).until("exchanges").roll(1).allied("yes")
    assert s.g.marked_entry == [15, 22]


# ---------------------------------------------------------------------- Vermont


@pytest.mark.rule("R-K11")
def test_vermont_leaves_the_war_on_turn_35() -> None:
    early = begun(34, "arw-mil-vermont @ available").begin()
    assert not early.g.republic
    assert early.where("arw-mil-vermont") == "available"
    s = begun(35, "arw-mil-vermont @ 2817").begin()
    assert s.g.republic
    assert s.where("arw-mil-vermont") == "withdrawn"
    assert s.logged("vermont_republic") == [(s.space("2817"),)]
    assert not s.board.is_supply(3, 1, s.space("2817"), 35)
    assert s.board.is_supply(3, 1, s.space("2817"), 34)
    later = begun(36, "arw-mil-vermont @ withdrawn").but(republic=True).begin()
    assert later.logged("vermont_republic") == []


@pytest.mark.rule("R-K11")
def test_the_republic_flies_its_own_flag() -> None:
    s = begun(35, "17th Foot @ 2817", "arw-mil-vermont @ available").but(flags=1 << VERMONT)
    assert s.begin().g.flags >> VERMONT & 1 == 0
    assert s.g.republic


@pytest.mark.rule("R-O10")
def test_a_natural_1_never_brings_a_power_in() -> None:
    for die, enters in ((1, False), (2, True)):
        s = Situation.at_war("arw")
        s.start.dice.script_rolls([die])
        assert _entry_roll(s.start, FRANCE, 9) == enters


@pytest.mark.rule("R-N4")
def test_new_france_is_offered_in_the_revolution_only() -> None:
    s = Situation.at_war("arw").turn(20)
    assert may_offer_new_france(s.g)
    assert not may_offer_new_france(Situation.at_war("fiw").turn(20).g)


@pytest.mark.rule("R-N6")
def test_new_france_is_not_offered_in_other_wars_though_the_ports_are_lost() -> None:
    for war, offered in (("fiw", False), ("arw", True)):
        s = Situation.at_war(war).turn(20)
        g = s.start
        army = [p for p in s.pieces.of_war[g.war] if s.pieces.side[p] == 1 and g.pieces.is_unit(p)]
        for hex, piece in zip(s.board.american_ports, army, strict=False):
            bring_in(g, 1, piece, hex)
        assert may_offer_new_france(g) == offered
