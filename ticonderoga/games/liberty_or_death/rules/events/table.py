"""5.2 All the events, by card and side."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.liberty_or_death.data.pieces import SHADED, UNSHADED
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.events import (
    cards_001_010,
    cards_011_020,
    cards_021_030,
    cards_031_040,
    cards_041_054,
    cards_055_064,
    cards_065_074,
    cards_075_084,
    cards_085_096,
)
from ticonderoga.games.liberty_or_death.rules.events.verbs import Event, settle

EVENTS: Final[dict[tuple[int, int], Event]] = {
    **cards_001_010.EVENTS,
    **cards_011_020.EVENTS,
    **cards_021_030.EVENTS,
    **cards_031_040.EVENTS,
    **cards_041_054.EVENTS,
    **cards_055_064.EVENTS,
    **cards_065_074.EVENTS,
    **cards_075_084.EVENTS,
    **cards_085_096.EVENTS,
}


def sides_of(number: int) -> tuple[int, ...]:
    """5.2a The sides that a card offers."""
    return tuple([side for side in (UNSHADED, SHADED) if (number, side) in EVENTS])


def execute(g: Position, faction: int, number: int, side: int) -> Procedure[None]:
    """5.1 A faction executes one side of a card; what cannot be done is left out (5.1.3)."""
    record(g, "event", faction, number, side)
    yield from EVENTS[number, side](g, faction)
    yield from settle(g)
