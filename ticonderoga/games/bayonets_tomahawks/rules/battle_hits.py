"""13.3.4, 13.4 Hits: who can take one, which of them score, and who takes them."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ARTILLERY,
    BASTION,
    CIRCLE,
    COMMANDER,
    FLEET,
    FORT,
    INDIAN,
    LIGHT,
    METROPOLITAN,
    NOTHING,
    PROVINCIAL,
    SQUARE_HIT,
    TRIANGLE,
    TRIANGLE_HIT,
)
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.losses import hit
from ticonderoga.games.bayonets_tomahawks.rules.picking import pick, picking_question
from ticonderoga.games.bayonets_tomahawks.rules.stacks import fighters
from ticonderoga.games.bayonets_tomahawks.underway import Battle

Order = tuple[tuple[int, ...], ...]
"""Types of units in the order in which they take a Hit; those of one place are equal."""

TARGETS: Final[tuple[Order, ...]] = (
    ((LIGHT,), (INDIAN,)),
    ((INDIAN,), (LIGHT,)),
    ((METROPOLITAN,), (PROVINCIAL,)),
    ((PROVINCIAL,), (METROPOLITAN,)),
    ((ARTILLERY,), (BASTION, FORT), (FLEET,)),
    ((FLEET,), (ARTILLERY,), (FORT,)),
    ((ARTILLERY,), (FLEET,)),
    ((ARTILLERY,), (FLEET,)),
    (),
)
"""13.3.4 By the type that rolls, in the order of the types: who takes its Hits."""
BRIGADES: Final[Order] = ((METROPOLITAN,), (PROVINCIAL,))
"""13.3.3 Who takes the Hit of a B&T."""


def shows_shape(g: Position, piece: int, face: int) -> bool:
    """13.3.4 The face is a Hit for the shape of the piece that rolled it."""
    shape = g.pieces.shape[piece]
    if shape == CIRCLE:
        return face in (TRIANGLE_HIT, SQUARE_HIT)
    return face == (TRIANGLE_HIT if shape == TRIANGLE else SQUARE_HIT)


def steps_left(g: Position, piece: int) -> int:
    """How many Hits a unit can take."""
    return 1 if g.is_reduced(piece) or g.pieces.one_step[piece] else 2


def room_for_hits(g: Position, faction: int, space: int, order: Order) -> int:
    """13.3.4 How many Hits the fighting units of a faction can take."""
    kind = g.pieces.type
    room = 0
    for piece in fighters(g, faction, space):
        for types in order:
            if kind[piece] in types:
                room += steps_left(g, piece)
    return room


def scoring(faces: int, marker: int, room: int) -> int:
    """13.3.4, A-53 How many of so many Hit faces score, from where the marker stands: as long as
    it does not rise above 0 a Hit takes no step of the enemy."""
    return min(faces, max(0, -marker) + room) if room else 0


# ---------------------------------------------------------------------- who takes it


def _to_highland(g: Position, battle: Battle, faction: int, by_bt: bool) -> bool:
    """13.4.2, A-7 This Hit on a Metropolitan Brigade belongs to a Highland, if one is there."""
    if battle.highland_hit[faction]:
        return False
    return not by_bt or g.edition.highland_takes_bt_hits


def victims(g: Position, battle: Battle, faction: int, order: Order, by_bt: bool) -> list[int]:
    """13.3.4, 13.4 The units that may take this Hit: of the first type there is, Reduced ones
    before Full ones."""
    kind = g.pieces.type
    stack = fighters(g, faction, battle.space)
    for types in order:
        found = [piece for piece in stack if kind[piece] in types]
        if not found:
            continue
        if _to_highland(g, battle, faction, by_bt):
            highlands = [piece for piece in found if g.pieces.highland[piece]]
            found = highlands or found
        return [piece for piece in found if g.is_reduced(piece)] or found
    return []


TARGETS_ALIKE: Final = (
    LIGHT, INDIAN, METROPOLITAN, PROVINCIAL, ARTILLERY, FLEET, FORT, FORT, COMMANDER
)  # fmt: skip
"""Types that are one in the order of targets: Forts and Bastions."""


def _not_first(g: Position, among: tuple[int, ...], piece: int) -> str:
    if g.pieces.type[piece] == COMMANDER:
        return "pick_commander"
    if g.sheltered >> piece & 1:
        return "pick_sheltered"
    if TARGETS_ALIKE[g.pieces.type[piece]] != TARGETS_ALIKE[g.pieces.type[among[0]]]:
        return "hit_other_type"
    battle = g.battle
    assert battle is not None
    if g.pieces.highland[among[0]]:
        if _to_highland(g, battle, 1 - battle.rolling, battle.hit_by_bt):
            return "hit_highland_first"
    return "hit_reduced_first"


HIT: Final = picking_question("hit", "hit", _not_first)


def apply_hit(g: Position, battle: Battle, roller: int, by_bt: bool) -> Procedure[None]:
    """13.4 The owner of the unit that is Hit picks it among equals. The enemy of the rolling side
    has somebody who can take it."""
    owner = 1 - battle.rolling
    order = BRIGADES if by_bt else TARGETS[g.pieces.type[roller]]
    battle.hit_by = roller
    battle.hit_by_bt = by_bt
    found = victims(g, battle, owner, order, by_bt)
    piece = yield from pick(g, owner, HIT, found, {"roller": roller})
    if g.pieces.type[piece] == METROPOLITAN and (not by_bt or g.edition.highland_takes_bt_hits):
        battle.highland_hit[owner] = True
    gone = yield from hit(g, piece)
    if gone and owner == battle.defender:
        battle.eliminated = (*battle.eliminated, piece)
    battle.hit_by = NOTHING


def score_hit(g: Position, battle: Battle, roller: int, by_bt: bool) -> Procedure[None]:
    """13.3.3, 13.3.4 A Hit is scored: the marker goes up, and if it is above 0 the Hit is
    applied."""
    faction = battle.rolling
    battle.track[faction] += 1
    record(g, "bt_scored" if by_bt else "hit_scored", roller, faction, battle.track[faction])
    if battle.track[faction] > 0:
        yield from apply_hit(g, battle, roller, by_bt)
    else:
        record(g, "hit_not_applied")


def hit_checks(g: Position, battle: Battle) -> Procedure[None]:
    """13.3.4 All Hit faces of the type that has rolled, one after another."""
    enemy = 1 - battle.rolling
    for roller, face in list(battle.dice.items()):
        if not shows_shape(g, roller, face):
            continue
        if room_for_hits(g, enemy, battle.space, TARGETS[g.pieces.type[roller]]):
            yield from score_hit(g, battle, roller, False)
        else:
            record(g, "hit_nothing", roller)
