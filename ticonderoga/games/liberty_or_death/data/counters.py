"""1.4 The counters of the box: how many there are of each type, and what they are called."""

from __future__ import annotations

from ticonderoga.engine.kit.fields import Fields
from ticonderoga.games.liberty_or_death.data.pieces import (
    FACTION_IDS,
    LEADER_FACTION,
    LEADER_IDS,
    MARKER_LIMIT,
    NEXT_LEADER,
    SQUADRONS,
    TYPE_IDS,
    TYPES,
)


class Counters:
    """Limits and names by type of piece, and the leaders with their abilities in our words."""

    __slots__ = (
        "leader_abilities",
        "leader_names",
        "leader_short_names",
        "limits",
        "plurals",
        "singulars",
    )

    def __init__(self) -> None:
        self.limits: list[int] = [0] * TYPES
        self.singulars: list[str] = [""] * TYPES
        self.plurals: list[str] = [""] * TYPES
        self.leader_names: list[str] = [""] * len(LEADER_IDS)
        self.leader_short_names: list[str] = [""] * len(LEADER_IDS)
        self.leader_abilities: list[str] = [""] * len(LEADER_IDS)


def read_counters(top: Fields) -> Counters:
    """The counters of a pieces file; whatever is wrong is added to the table's problems."""
    top.known(["about", "types", "squadrons", "markers", "leaders", "confidence", "source"])
    counters = Counters()
    top.confidence()
    top.text("source")
    for index, row in top.each("types", "type", TYPE_IDS):
        row.known(["id", "name", "plural", "limit"])
        counters.singulars[index] = row.text("name")
        counters.plurals[index] = row.text("plural", row.text("name") + "s")
        counters.limits[index] = row.integer("limit", 1, 50)
    for index, row in top.each("leaders", "leader", LEADER_IDS):
        row.known(["id", "name", "short", "faction", "next", "ability"])
        counters.leader_names[index] = row.text("name")
        counters.leader_short_names[index] = row.text("short")
        counters.leader_abilities[index] = row.text("ability")
        _same(row, "faction", FACTION_IDS[LEADER_FACTION[index]])
        following = NEXT_LEADER[index]
        if following >= 0 or row.has("next"):
            _same(row, "next", LEADER_IDS[following] if following >= 0 else "")
    for name, right in (("squadrons", SQUADRONS), ("markers", MARKER_LIMIT)):
        top.integer(name, right, right)
    return counters


def _same(row: Fields, field: str, right: str) -> None:
    """A fact that the rules rely on and the file repeats for its readers."""
    told = row.text(field)
    if told and told != right:
        remedy = f'It should be "{right}".' if right else "Nobody follows; leave the field out."
        row.complain(f'"{field}" is "{told}".', remedy)
