"""On which section a refusal rests, where several sections forbid the same thing."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.washingtons_war.position import Position

_ARRIVING: Final = {
    "no_port": "8.1.C",
    "american_cu_there": "8.1.C",
    "american_marker_there": "8.1.C",
    "british_cu_there": "8.2.C",
    "alone_with_enemy_general": "3.0",
}
_FRENCH_LANDING: Final = {
    "no_port": "12.2.B.ii",
    "british_cu_there": "12.2.B.ii",
    "british_marker_there": "12.2.B.ii",
}
_RETREATING: Final = {"blockaded": "9.62"}
_PLACING: Final = {"american_cu_there": "10.11.B.ii"}
_DISCARDING: Final = {"american_cu_there": "10.11.B.ii", "no_enemy_marker": "6.32.B"}
_DECLARING: Final = {
    "not_in_canada": "6.34.C.i",
    "colony_already_served": "6.34.C.i",
    "british_cu_there": "6.34.C.i",
}
_LOSING_FAITH: Final = {
    "marker_guarded_by_cu": "7.6.B",
    "marker_guarded_by_general": "7.6.B",
    "marker_guarded_by_congress": "7.6.B",
    "colony_already_hit": "7.6.B",
}

_BY_THE_CARD: Final = {
    "marker_guarded_by_cu": "6.31",
    "marker_guarded_by_general": "6.31",
    "marker_guarded_by_congress": "6.31",
    "colony_already_hit": "6.31",
    "colony_already_served": "6.31",
    "british_cu_there": "6.31",
    "american_cu_there": "6.31",
    "american_unit_there": "6.31",
    "not_next_to_own_marker": "6.31",
}

SECTIONS: Final[dict[str, dict[str, str]]] = {
    "arrive": _ARRIVING,
    "land_french": _FRENCH_LANDING,
    "land": {"no_port": "7.2.B", "american_unit_there": "7.2.B"},
    "sail": {"no_port": "7.5"},
    "retreat": _RETREATING,
    "king": _PLACING,
    "politics": _PLACING,
    "discard_action": _DISCARDING,
    "declaration": _DECLARING,
    "washington_lost": _LOSING_FAITH,
    "event_target": _BY_THE_CARD,
    "winter_losses": {"wrong_mix": "11.3"},
    "along": {"wrong_mix": "7.8.C"},
    "along_in_retreat": {"wrong_mix": "7.9.B"},
    "which_cu": {"wrong_mix": "6.31"},
}
"""By the verb of the choice, or the key of the question; what is not here rests on the section
of its sentence."""


def section(g: Position, ask: Ask, choice: Choice, reason: str) -> str:
    """The section against a choice, if it is not the one of the sentence."""
    for where in (choice[0], ask.question.key):
        found = SECTIONS.get(where)
        if found is not None and reason in found:
            return found[reason]
    return ""
