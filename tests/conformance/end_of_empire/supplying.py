"""Supply in few words, for the tests of lines, winter and militia.

    s = winter("arw", "20th Foot @ 3014-outpost", "2 Cont @ 3312")
    assert way(s, "20th Foot") == "sea 3014 3015 2914 2815 2816"
    assert cut(s, "20th Foot") == ""

A way says what kind of supply it is and names its hexes from the unit to the source.
"""

from __future__ import annotations

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.rules import supply
from ticonderoga.games.end_of_empire.rules.supply import SupplyLine
from ticonderoga.games.end_of_empire.rules.tracing import Tracer
from ticonderoga.games.end_of_empire.terms import FROM_COAST, NO_SUPPLY

_KINDS = ("none", "always", "land", "sea", "place")


def winter(war: str, *stacks: str, season: str = "december", **options: str) -> Situation:
    """The Winter Attrition Phase of the first winter of a war."""
    s = Situation.at_war(war, **options).season(season).phase("attrition").until("politics")
    return s.put(*stacks)


def line(s: Situation, piece: str) -> SupplyLine:
    found = supply.line(s.g, s.piece(piece))
    assert supply.supplied(s.g, s.piece(piece)) == (found.kind != NO_SUPPLY)
    return found


def way(s: Situation, piece: str) -> str:
    """How a unit is supplied, and by which hexes."""
    found = line(s, piece)
    return " ".join([_KINDS[found.kind], *[s.board.ids[hex] for hex in found.hexes]])


def kind(s: Situation, piece: str) -> str:
    """How a unit is supplied: "land", "sea", "place", "always" or "none"."""
    return _KINDS[line(s, piece).kind]


def cut(s: Situation, piece: str) -> str:
    """The hex that cuts the line of a unit."""
    hex = line(s, piece).cut
    return s.board.ids[hex] if hex >= 0 else ""


def has_overseas(s: Situation, piece: str) -> bool:
    return supply.overseas(s.g, s.piece(piece))


def ships_come(s: Situation, piece: str) -> bool:
    """Whether overseas supply reaches the very hex of a unit."""
    number = s.piece(piece)
    hex = s.board.hex_of[s.g.where[number]]
    return Tracer(s.g, s.g.side_of(number), FROM_COAST).ends_at_home(hex)
