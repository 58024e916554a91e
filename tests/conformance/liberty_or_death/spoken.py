"""Pieces, leaders and Factions of Liberty or Death as tests say them."""

from __future__ import annotations

from ticonderoga.games.liberty_or_death.data.pieces import FACTION_IDS
from ticonderoga.games.liberty_or_death.setting import LEADER_NAMES, force, kind_called

SINGULARS = (
    "regular", "tory", "british fort", "war party", "village", "continental", "militia",
    "patriot fort", "french regular", "active war party", "active militia",
)  # fmt: skip
PLURALS = (
    "regulars", "tories", "british forts", "war parties", "villages", "continentals", "militia",
    "patriot forts", "french regulars", "active war parties", "active militia",
)  # fmt: skip


def kind_of(name: str) -> int:
    """The kind of piece of that name."""
    return kind_called(name)


def leader_of(name: str) -> int:
    return LEADER_NAMES.index(name.strip().title())


def faction_of(name: str) -> int:
    return FACTION_IDS.index(name.strip().lower())


def counted(kind: int, number: int) -> str:
    """ "1 tory", "2 tories"."""
    return f"{number} {SINGULARS[kind] if number == 1 else PLURALS[kind]}"


__all__ = ["LEADER_NAMES", "counted", "faction_of", "force", "kind_of", "leader_of"]
