"""8.3 Events: whether a non-player executes one, and how it answers what cards ask."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Choice
from ticonderoga.games.liberty_or_death.non_players.mind import Answer, Wants
from ticonderoga.games.liberty_or_death.position import Position


def choose_event(g: Position, faction: int, wants: Wants) -> Choice | None:
    """8.1e, 8.3 The ("event", side) that a faction executes with the card in play, or None to go
    on with its Commands. The slot allows an Event; why or why not is said under the nodes 1
    and 2 of the faction's chart ("B1", "B2")."""
    return None


ANSWERS: Final[dict[str, Answer]] = {}
"""The questions `event_…`, of all factions."""
