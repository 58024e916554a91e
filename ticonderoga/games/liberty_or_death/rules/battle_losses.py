"""3.6.7, 3.6.8 What a Battle costs each side, and who wins the day; nothing is asked or changed."""

from __future__ import annotations

from typing import Final

from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_WAR_PARTY,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    IS_CUBE,
    KINDS,
    LOSS_VALUE,
    PATRIOT_FORT,
    PATRIOTS,
    REBELLION,
    ROYALISTS,
    TORY,
    VILLAGE,
    WASHINGTON,
)
from ticonderoga.games.liberty_or_death.data.spaces import WEST_INDIES
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.underway import Battle

LEVELS_AT_MOST: Final = 3

# ---------------------------------------------------------------------- 3.6.7 losses

CYCLES: Final[tuple[tuple[int, ...], ...]] = (
    (BRITISH_REGULAR, TORY),
    (FRENCH_REGULAR, CONTINENTAL, ACTIVE_MILITIA),
)
"""3.6.7c, e What each side removes in turn."""
AFTERWARDS: Final[tuple[tuple[int, ...], ...]] = (
    (ACTIVE_WAR_PARTY, VILLAGE, BRITISH_FORT),
    (PATRIOT_FORT,),
)
"""3.6.7d, e What goes when those are gone; an attacker's Forts and Villages are not exposed."""


def exposed(g: Position, battle: Battle, side: int) -> list[int]:
    """3.6.7 What a side can lose, by kind; War Parties in Common Cause are not among them."""
    space = battle.space
    pieces = [0] * KINDS
    if side != battle.side:
        for kind in (*CYCLES[side], *AFTERWARDS[side]):
            pieces[kind] = g.by_kind[kind][space]
    elif side == ROYALISTS:
        pieces[BRITISH_REGULAR] = g.regulars[space]
        pieces[TORY] = g.tories[space]
        if battle.involved:
            pieces[ACTIVE_WAR_PARTY] = g.active_war_parties[space] - battle.common
    else:
        if battle.takes_part(FRENCH):
            pieces[FRENCH_REGULAR] = g.french[space]
        if battle.takes_part(PATRIOTS):
            pieces[CONTINENTAL] = g.continentals[space]
            pieces[ACTIVE_MILITIA] = g.active_militia[space]
    return pieces


class Removal:
    """3.6.7 The removing of one side's pieces, one at a time, in the order of the rules.

    `common` War Parties stand in the Tories' place; `slot_is_free` tells that the attacker may
    choose which of the two goes (A17), and `take` says what goes.
    """

    __slots__ = ("common", "level", "lost", "pieces", "side", "turn", "worth")

    def __init__(self, pieces: list[int], side: int, level: int, common: int) -> None:
        self.pieces: list[int] = pieces
        self.side: int = side
        self.level: int = level
        self.common: int = common
        self.turn: int = 0
        self.worth: int = 0
        self.lost: list[int] = [0] * KINDS

    def next_kind(self) -> int:
        """The kind that goes next; -1 when enough is gone or nothing is left."""
        if self.worth >= self.level:
            return -1
        cycle = CYCLES[self.side]
        for ahead in range(len(cycle)):
            place = (self.turn + ahead) % len(cycle)
            kind = cycle[place]
            if self.pieces[kind] or (kind == TORY and self.common):
                self.turn = (place + 1) % len(cycle)
                return kind
        for kind in AFTERWARDS[self.side]:
            if self.pieces[kind]:
                return kind
        return -1

    def slot_is_free(self, kind: int) -> bool:
        return kind == TORY and self.common > 0 and self.pieces[TORY] > 0

    def usual(self, kind: int) -> int:
        """A17 The last Tory outlives the War Parties that fight as Tories."""
        if kind == TORY and self.common and self.pieces[TORY] <= 1:
            return ACTIVE_WAR_PARTY
        return kind

    def take(self, kind: int, in_common: bool) -> None:
        if in_common:
            self.common -= 1
        else:
            self.pieces[kind] -= 1
        self.lost[kind] += 1
        self.worth += LOSS_VALUE[kind]


def losses(g: Position, battle: Battle, side: int, level: int) -> list[int]:
    """3.6.7 What a side loses at a Loss Level, by kind."""
    common = battle.common if side == battle.side else 0
    removal = Removal(exposed(g, battle, side), side, level, common)
    while True:
        kind = removal.next_kind()
        if kind < 0:
            return removal.lost
        usual = removal.usual(kind)
        removal.take(usual, usual != kind)


# ---------------------------------------------------------------------- 3.6.8 the day


def in_the_open(g: Position, side: int, space: int) -> int:
    """Pieces of a side in a space, the Underground ones left out."""
    if side == ROYALISTS:
        return g.royalists[space] - g.war_parties[space]
    return g.rebels[space] - g.militia[space]


def winner_of(
    battle: Battle, attackers_lost: int, defenders_lost: int, attackers: int, defenders: int
) -> int:
    """3.6.8b, c The side that has won, given how many pieces each lost and still has in the
    open; -1 for neither."""
    other = 1 - battle.side
    if attackers == 0 or defenders == 0:
        if attackers:
            return battle.side
        return other if defenders else -1
    return battle.side if attackers_lost < defenders_lost else other


def levels_won(battle: Battle, lost: list[int]) -> int:
    """3.6.8a, d How far the space shifts by what the loser has lost; 0 if nobody wins the day."""
    if battle.space == WEST_INDIES:
        return 0
    number = 0
    weighty = lost[BRITISH_FORT] + lost[PATRIOT_FORT]
    for kind in range(KINDS):
        number += lost[kind]
        if IS_CUBE[kind]:
            weighty += lost[kind]
    if not weighty or number < 2:
        return 0
    return min(LEVELS_AT_MOST, number // 2)


def washington_doubles(g: Position, battle: Battle, winner: int) -> bool:
    """3.6.8e, A81 He is there, and not as one who only looks on."""
    return (
        winner == REBELLION
        and g.leaders[WASHINGTON] == battle.space
        and (battle.side == ROYALISTS or battle.takes_part(PATRIOTS))
    )
