"""4.1a, c: a turn that begins with its Special Activity, and whether a Command can follow."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.conformance.liberty_or_death.spoken import faction_of
from ticonderoga.games.liberty_or_death.order import RALLY
from ticonderoga.games.liberty_or_death.position import COMMAND_ONLY
from ticonderoga.games.liberty_or_death.rules.turn import new_order

NO_COMMAND = "no_command_can_follow"


def at_turn(lod: Situation, faction: str) -> Situation:
    lod.eligible(faction).begin()
    assert (lod.asked, lod.asked_faction) == ("turn", faction)
    return lod


@pytest.mark.rule("R-4.1c", "R-4.2.3a", "A-14")
@pytest.mark.parametrize(
    ("leader", "cities", "earns"),
    [
        ("Gage", (), True),
        ("Gage", ("Norfolk",), False),
        ("Howe", (), True),
        ("Howe", ("Norfolk",), True),  # he lifts it first
        ("Howe", ("Norfolk", "Savannah"), False),
    ],
)
def test_4_1_naval_pressure_pays_for_a_command_where_it_earns(
    leader: str, cities: tuple[str, ...], earns: bool
) -> None:
    lod = Situation().treaty().put(f"2 regulars, {leader} @ Boston").blockade(*cities)
    at_turn(lod.resources(british=0), "british")
    assert lod.offers("special naval pressure") is earns
    if not earns:
        assert lod.why_not("special naval pressure") == NO_COMMAND


@pytest.mark.rule("R-4.1c", "R-4.5.3a")
def test_4_1_french_naval_pressure_pays_for_nothing() -> None:
    lod = at_turn(Situation().treaty().resources(french=0), "french")
    assert lod.why_not("special naval pressure") == NO_COMMAND
    lod.french("special preparer la guerre")  # two Resources, since nothing else can pay
    assert lod.has("french") == 2


@pytest.mark.rule("R-4.1c")
@pytest.mark.parametrize(
    ("faction", "special", "possible"),
    [
        ("british", "skirmish", False),
        ("patriots", "persuasion", True),
        ("patriots", "partisans", False),
        ("french", "skirmish", False),
        ("indians", "war path", True),  # they Gather in a Reserve for nothing
    ],
)
def test_4_1_without_resources_the_special_activity_must_earn_some(
    faction: str, special: str, possible: bool
) -> None:
    lod = Situation().treaty().put("regular, continental, french @ Boston", "2 militia @ Boston")
    lod.put("war party, militia @ Virginia")
    at_turn(lod.resources(british=0, patriots=0, indians=0, french=0), faction)
    assert lod.offers(f"special {special}") is possible
    if not possible:
        assert lod.why_not(f"special {special}") == NO_COMMAND


@pytest.mark.rule("R-4.1a", "R-2.3.5a")
@pytest.mark.parametrize(("limited", "left"), [(False, 1), (True, 0)])
def test_4_1_a_limited_command_has_no_special_activity(limited: bool, left: int) -> None:
    lod = Situation()
    if limited:
        lod.but(slot=1, first_action=COMMAND_ONLY)
    order = new_order(lod.g, faction_of("patriots"), RALLY)
    assert (order.limited, order.specials_left) == (limited, left)


@pytest.mark.rule("R-4.1a")
def test_4_1_when_the_special_activity_leaves_no_command_the_turn_ends() -> None:
    """The last Continental falls in his Skirmish, and nobody would Rally anywhere."""
    lod = Situation().put("continental, 2 tories @ Boston")
    lod.levels("AS", *[name for name in lod.board.names if name != "West Indies"])
    at_turn(lod, "patriots").patriots("special skirmish", "option strike two")
    assert lod.choices() == ["finish"]
    lod.patriots("finish")
    assert lod.logged("no_command_possible") == [(faction_of("patriots"),)]
    assert (lod.g.crc, lod.g.cbc) == (1, 2)


@pytest.mark.rule("R-4.1a")
def test_4_1_a_special_activity_is_no_turn_by_itself() -> None:
    lod = Situation().put("2 militia @ Virginia")
    at_turn(lod, "patriots").patriots("special persuasion")
    assert lod.asked == "command_after"
    assert lod.why_not("finish") == "command_must_follow"
