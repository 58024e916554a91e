"""14 The end of an Action Round: discards, markers, Supply, Rally, and what comes next."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BT,
    COMMANDER,
    FACTIONS,
    FORT,
    NOTHING,
    is_flag,
)
from ticonderoga.games.bayonets_tomahawks.position import (
    COLONIALS_DRAW,
    DRAW,
    FLEETS_ARRIVE,
    LANDING,
    MARSHAL,
    OOS,
    ROUT,
    VICTORY_CHECK,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.events.in_play import leaves_play
from ticonderoga.games.bayonets_tomahawks.rules.stacks import (
    add_mark,
    clear_mark,
    is_light,
    set_marks,
)
from ticonderoga.games.bayonets_tomahawks.rules.supply import in_supply

AFTER: Final = {2: FLEETS_ARRIVE, 3: COLONIALS_DRAW, 9: VICTORY_CHECK}
"""4.1 The Logistics Rounds, by the Action Round that they follow."""


def end_round(g: Position) -> Procedure[None]:
    """14.0 The steps in their order."""
    yield from ()
    discard_played(g)
    remove_markers(g)
    check_supply(g)
    rally(g)
    g.step = AFTER.get(g.round, DRAW)
    if g.step == DRAW:
        g.round += 1


def next_round(g: Position) -> None:
    """4.1 After a Logistics Round: the next Action Round."""
    g.round += 1
    g.step = DRAW


def discard_played(g: Position) -> None:
    """14.0 step 1; APs that were not used are lost (7.3). Card 45 leaves the game."""
    for card in (*g.played, g.indian):
        if leaves_play(g, card):
            g.gone = (*g.gone, card)
            record(g, "card_gone", card)
        else:
            g.discards = (*g.discards, card)
    g.played = [0, 0]
    g.indian = 0
    g.aps = [(), ()]
    g.indian_aps = ()
    g.reaction = NOTHING


def remove_markers(g: Position) -> None:
    """14.0 step 2: Spent, Landing and Marshal Troops markers; nobody shelters any more."""
    g.spent = 0
    g.sheltered = 0
    for key in sorted(g.marks):
        set_marks(g, key & 1, key >> 1, g.marks[key] & ~(LANDING | MARSHAL))


# ---------------------------------------------------------------------- 14.1 Supply


def check_supply(g: Position) -> None:
    """14.1.1 Every stack that is Out of Supply gets a marker; those in Supply lose theirs."""
    for faction in FACTIONS:
        for place in sorted(g.stacks[faction]):
            marked = g.out_of_supply(faction, place)
            if in_supply(g, faction, place):
                if marked:
                    clear_mark(g, faction, place, OOS)
                    record(g, "in_supply", faction, place)
            elif not marked:
                add_mark(g, faction, place, OOS)
                record(g, "out_of_supply", faction, place)


# ---------------------------------------------------------------------- 14.2 Rally


def rally(g: Position) -> None:
    """14.2 Every Routed stack tries to Rally, the one in the Sail box too (A-56)."""
    for faction in FACTIONS:
        for place in sorted(g.stacks[faction]):
            if g.routed(faction, place):
                _rally_stack(g, faction, place)


def rally_dice(g: Position, faction: int, place: int) -> int:
    """14.2 One die, and as many more as the best Commander's rating (A-39)."""
    return 1 + max([g.pieces.rating[piece] for piece in g.at(faction, place)])


def rallies_on_bt(g: Position, faction: int, place: int) -> bool:
    """14.2 Light units only, perhaps with a Fort and Commanders: a B&T will do as well."""
    any_light = False
    for piece in g.at(faction, place):
        if is_light(g, piece):
            any_light = True
        elif g.pieces.type[piece] not in (FORT, COMMANDER):
            return False
    return any_light


def _rally_stack(g: Position, faction: int, place: int) -> None:
    with_bt = rallies_on_bt(g, faction, place)
    rallied = False
    for _ in range(rally_dice(g, faction, place)):
        face = g.dice.d6()
        record(g, "rally_roll", faction, place, face)
        if is_flag(face) or (face == BT and with_bt):
            rallied = True
    if rallied:
        clear_mark(g, faction, place, ROUT)
        record(g, "rallied", faction, place)
    else:
        record(g, "still_routed", faction, place)
