"""2.1.2, 8.1, 10.3.1, 13.2.1 Who controls a space, whose Militia stands there, who Outnumbers."""

from __future__ import annotations

from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASE,
    BRITISH,
    FRENCH,
    NEUTRAL,
    NOTHING,
    SETTLED,
    WILDERNESS,
)
from ticonderoga.games.bayonets_tomahawks.position import POOL, Position
from ticonderoga.games.bayonets_tomahawks.rules.scoring import move_marker
from ticonderoga.games.bayonets_tomahawks.rules.stacks import (
    bring_in,
    count_units,
    fighters,
    stand_up,
)

# ---------------------------------------------------------------------- Militia and numbers


def militia_of(g: Position, faction: int, space: int) -> int:
    """13.2.1 The Militia of a faction that can stand on a space: its silhouettes, one less under
    an enemy control marker."""
    if g.board.home[space] != faction:
        return 0
    printed = g.board.militia[space]
    return printed if g.control[space] == faction else max(0, printed - 1)


def militia_here(g: Position, faction: int, space: int) -> int:
    """13.2.1, 10.7 The Militia that would fight for a faction now: alone on an uncaptured space,
    with friendly units on a captured one."""
    number = militia_of(g, faction, space)
    if number and space not in g.stacks[faction]:
        if g.control[space] != faction or g.held >> space & 1:
            return 0
    return number


def strength(g: Position, faction: int, space: int) -> int:
    """10.3.1 Units and Militia of a faction on a space."""
    return g.units(faction, space) + militia_here(g, faction, space)


def outnumbers(own: int, enemy: int) -> bool:
    """10.3.1 More than three to one."""
    return own > 3 * enemy


def outnumbers_here(g: Position, faction: int, space: int) -> bool:
    """10.3.1 The units of a faction, with their Militia (B-34), Outnumber the enemy on their
    space."""
    return outnumbers(strength(g, faction, space), strength(g, 1 - faction, space))


def has_walls(g: Position, faction: int, space: int) -> bool:
    """10.3.2 A Fort or Bastion of the faction, which prevents Overwhelm."""
    return g.fort_at(faction, space) != NOTHING or (faction == FRENCH and g.bastions(space) > 0)


def enemy_there(g: Position, faction: int, space: int) -> bool:
    """Enemy units are on the space; Militia is no unit."""
    return space in g.stacks[1 - faction]


# ---------------------------------------------------------------------- control


def change_control(g: Position, space: int, faction: int) -> None:
    """2.1.2 A space changes hands: Victory Points, and the Open Seas marker (10.6.2)."""
    g.control[space] = faction
    record(g, "control", faction, space)
    if g.board.victory[space]:
        move_marker(g, faction, g.board.victory[space])
    if space == g.board.louisbourg and faction == BRITISH and not g.open_seas:
        g.open_seas = True
        record(g, "open_seas")


def settle_control(g: Position, space: int) -> None:
    """2.1.2 Control of a space as its occupation demands: whoever stands there alone takes it,
    unless a Battle is to come, and an empty captured Settled Space reverts."""
    if space >= g.board.size or g.board.kind[space] in (WILDERNESS, BASE):
        return
    holder = g.control[space]
    british = space in g.stacks[BRITISH]
    french = space in g.stacks[FRENCH]
    if british != french:
        alone = BRITISH if british else FRENCH
        if holder == 1 - alone and space not in g.battles:
            change_control(g, space, alone)
    elif not british and g.board.kind[space] == SETTLED:
        home = g.board.home[space]
        if holder != home:
            change_control(g, space, home)


def after_leaving(g: Position, space: int) -> None:
    """10.2.1 Units have left a space: a Battle marker goes if one side is gone, unless Militia
    of an uncaptured Settled Space stays and is not Outnumbered (A-49)."""
    if space in g.battles and not battle_stands(g, space):
        remove_battle(g, space)
    settle_control(g, space)


def battle_stands(g: Position, space: int) -> bool:
    """A Battle marker on this space still has two sides, or Militia that is not Outnumbered."""
    for faction in (BRITISH, FRENCH):
        if space in g.stacks[faction]:
            if space in g.stacks[1 - faction]:
                return True
            enemy = militia_here(g, 1 - faction, space)
            own = count_units(g, fighters(g, faction, space))
            return enemy > 0 and not outnumbers(own, enemy)
    return False


def note_first(g: Position, faction: int, space: int) -> None:
    """13.1 Units have come to a space: remember who was there first. Who came and has gone again
    was not (B-15)."""
    first = g.arrived.get(space, faction)
    g.arrived[space] = first if space in g.stacks[first] else faction


def place_battle(g: Position, space: int) -> None:
    """10.7"""
    if space not in g.battles:
        g.battles = tuple(sorted((*g.battles, space)))
        record(g, "battle_marker", space)


def remove_battle(g: Position, space: int) -> None:
    if space in g.battles:
        take_marker(g, space)
        record(g, "battle_marker_gone", space)


def take_marker(g: Position, space: int) -> None:
    """The Battle marker of a space goes; nobody keeps out of a Battle there any more."""
    g.battles = tuple([other for other in g.battles if other != space])
    if g.sheltered:
        for faction in (BRITISH, FRENCH):
            stand_up(g, g.at(faction, space))


# ---------------------------------------------------------------------- Indian Nations


def nation_joins(g: Position, nation: int, faction: int) -> None:
    """8.1 A faction gains control of a neutral Nation: a unit on each of its Villages."""
    g.nations[nation] = faction
    record(g, "nation", faction, nation)
    villages = g.board.nation_villages[nation]
    units = [
        piece
        for piece in range(g.pieces.count)
        if g.pieces.nation[piece] == nation and g.where[piece] == POOL
    ]
    for village, piece in zip(villages, units):
        g.control[village] = faction
        bring_in(g, faction, piece, village)
        g.arrived.setdefault(village, faction)


def is_neutral_village(g: Position, space: int) -> bool:
    """8.0 A Village of a Nation that nobody controls yet."""
    nation = g.board.nation[space]
    return nation != NOTHING and g.nations[nation] == NEUTRAL


def neutral_path(g: Position, connection: int) -> bool:
    """2.2.2 A dark grey Path of a Nation that nobody controls yet."""
    nation = g.board.conn_nation[connection]
    return nation != NOTHING and g.nations[nation] == NEUTRAL
