"""Pieces, Control and totals of Liberty or Death counted anew from the map itself."""

from __future__ import annotations

from ticonderoga.engine.dice import Dice
from ticonderoga.games.liberty_or_death.data.pieces import (
    BASES_PER_SPACE,
    BRITISH_FORT,
    BRITISH_REGULAR,
    FRENCH_REGULAR,
    INDIANS,
    KINDS,
    MAX_RESOURCES,
    OWNER,
    SQUADRONS,
    TYPE_OF,
    TYPES,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, SPACES, WEST_INDIES
from ticonderoga.games.liberty_or_death.position import Position


def count_anew(g: Position) -> None:
    """1.4a, 1.4.2, 1.6.3a, 1.7e, 1.8a: everything that must hold at every moment."""
    fresh = Position(g.pack, g.edition, Dice(0))
    for space in range(SPACES):
        name = g.board.names[space]
        for kind in range(KINDS):
            number = g.by_kind[kind][space]
            assert number >= 0, f"{number} of kind {kind} at {name}"
            if number:
                fresh.put(kind, space, number)
                assert OWNER[kind] != INDIANS or space not in CITIES, f"Indians at {name}"
                assert kind != FRENCH_REGULAR or g.treaty, f"French at {name} before the Treaty"
        fresh.set_level(space, g.level[space])
        if g.blockades[space]:
            fresh.put_blockades(space, g.blockades[space])
        assert g.bases[space] <= BASES_PER_SPACE, f"three bases at {name}"
    kept = ("control", "on_map", "british", "royalists", "rebels", "bases")
    for name in (*kept, "support", "opposition"):
        assert getattr(g, name) == getattr(fresh, name), f"{name} is not kept"
    for piece in range(TYPES):
        boxes = (g.available[piece], g.unavailable[piece], g.casualties[piece])
        assert min(boxes) >= 0, f"a box has less than no pieces of type {piece}"
        total = sum(boxes)
        total += sum(sum(g.by_kind[k]) for k in range(KINDS) if TYPE_OF[k] == piece)
        assert total == g.pack.limits[piece], f"{total} pieces of type {piece}"
    for kind in range(KINDS):
        if kind not in (BRITISH_REGULAR, BRITISH_FORT, FRENCH_REGULAR):
            assert not g.by_kind[kind][WEST_INDIES], f"kind {kind} in the West Indies"
    assert g.squadrons + g.squadrons_unavailable + g.fni == SQUADRONS, "Squadrons are lost"
    assert all(0 <= amount <= MAX_RESOURCES for amount in g.resources), g.resources
