"""7.5 What happens to special units at once: Fort Gage, the Prinz Ludwig regiment, Blommart."""

import pytest

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules import at_once

GAGE = "Fort Gage garrison"
LUDWIG, RIDERS = "arw-br-ludwig", "arw-br-ludwig-mtd"


def enters(s: Situation, side: int, names: tuple[str, ...], where: str) -> Situation:
    """Pieces that are in a space have just come there."""
    force = tuple(s.piece(name) for name in names)
    space = s.space(where)

    def entered(g: Position) -> Procedure[None]:
        yield from at_once.entered(g, side, force, space)

    return s.perform(entered)


# ---------------------------------------------------------------------- Fort Gage


@pytest.mark.rule("R-F19")
def test_fort_gage_gives_up_to_continental_and_state_troops() -> None:
    for unit, where, goes in (
        ("2 CT", "S3901", True), ("VA State Garrison", "S3901", True),
        ("Lee's Legion", "S3901", False), ("arw-mil-virginia", "S3901", False),
        ("2 CT", "S4002", False),
    ):  # fmt: skip
        s = Situation.at_war("arw").put(f"{GAGE} @ S3901", f"{unit} @ {where}")
        enters(s.but(entered_war=[17, 0]), 1, (unit,), where)
        assert s.where(GAGE) == ("withdrawn" if goes else "S3901")


@pytest.mark.rule("R-F19")
def test_only_after_french_entry() -> None:
    s = Situation.at_war("arw").put(f"{GAGE} @ S3901", "2 CT @ S3901")
    enters(s, 1, ("2 CT",), "S3901")
    assert s.where(GAGE) == "S3901"


# ---------------------------------------------------------------------- Prinz Ludwig


def ride(where: str, die: int, *before: str, **fields: int) -> Situation:
    s = Situation.at_war("arw").put(f"reduced {LUDWIG} @ {where}").but(**fields)
    s.start.british_before = tuple(s.space(hex) for hex in before)
    if die:
        s.roll(die)
    return enters(s, 0, (LUDWIG,), where)


@pytest.mark.rule("R-F20")
def test_a_1_gives_the_dragoons_horses() -> None:
    s = ride("2716", 1)
    assert s.where(LUDWIG) == "withdrawn"
    assert s.at("2716") == "British: Br Prinz Ludwig (mounted) 1/2"
    assert s.dice() == [1]
    s = ride("2716", 2)
    assert s.where(LUDWIG) == "2716"
    assert s.dice() == [2]


@pytest.mark.rule("R-F20")
def test_only_in_american_hexes_that_were_not_british_before() -> None:
    assert ride("3411", 0).dice() == []
    assert ride("2716", 0, "2716").dice() == []
    assert ride("2716", 6, "2220").dice() == [6]


# ---------------------------------------------------------------------- Blommart


@pytest.mark.rule("R-F22")
def test_blommart_is_removed_when_both_ports_are_lost() -> None:
    for orleans, pensacola, goes in (
        ("Luisiana", "Navarra", True), ("Luisiana", "2 CT", True), ("Luisiana", "16th Foot", False),
        ("16th Foot", "Navarra", False), ("", "Navarra", False), ("Luisiana", "", False),
    ):  # fmt: skip
        s = Situation.at_war("arw").put("arw-blommart @ S1905").but(entered_war=[11, 20])
        if orleans:
            s.put(f"{orleans} @ S1610")
        if pensacola:
            s.put(f"{pensacola} @ S2315-town")
        s.perform(at_once.settled)
        assert s.where("arw-blommart") == ("withdrawn" if goes else "S1905")
