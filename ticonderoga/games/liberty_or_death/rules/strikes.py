"""4.2.2, 4.3.2, 4.3.3, 4.4.2, 4.5.2 Skirmish, Partisans and War Path: limited strikes.

All have the same shape: one enemy piece at no cost, or two for one of one's own, or, where the
enemy has nothing else left, his Fort or Village for one of one's own.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import one_question, pick_one, pick_piece, piece_question
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_WAR_PARTY,
    BRANT,
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CLINTON,
    CONTINENTAL,
    FRENCH_REGULAR,
    INDIANS,
    MILITIA,
    PATRIOT_FORT,
    PATRIOTS,
    TORY,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.order import PARTISANS, SKIRMISH, WAR_PATH, rule_of_special
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import (
    STRIKE_BASE,
    STRIKE_ONE,
    STRIKE_TWO,
    pieces_in,
)
from ticonderoga.games.liberty_or_death.rules.forces import (
    activate,
    leaders_rejoin,
    lose,
    remove,
)
from ticonderoga.games.liberty_or_death.rules.movers import spend_mover


def _rule(g: Position, ask: Ask) -> str:
    """The section of the Special Activity that strikes."""
    return rule_of_special(ask.about["special"], ask.seat)


STRIKE: Final = one_question("strike", "option", _rule)
STRIKE_AT: Final = piece_question("strike_at", _rule)
ONE_MORE_MILITIA: Final = piece_question("one_more_militia")

SKIRMISHERS: Final[tuple[int, ...]] = (BRITISH_REGULAR, CONTINENTAL, -1, FRENCH_REGULAR)
"""Who skirmishes for a faction."""
_REBELS_IN_THE_OPEN: Final[tuple[int, ...]] = (CONTINENTAL, FRENCH_REGULAR, ACTIVE_MILITIA)
_BRITISH_CUBES: Final[tuple[int, ...]] = (BRITISH_REGULAR, TORY)
ROYALIST_UNITS: Final[tuple[int, ...]] = (BRITISH_REGULAR, TORY, WAR_PARTY, ACTIVE_WAR_PARTY)
REBEL_UNITS: Final[tuple[int, ...]] = (CONTINENTAL, FRENCH_REGULAR, MILITIA, ACTIVE_MILITIA)


class Targets:
    """What a Special Activity can remove: units of some kinds, or a Fort or Village."""

    __slots__ = ("base", "kinds", "special")

    def __init__(self, special: int, kinds: tuple[int, ...], base: int) -> None:
        self.special: int = special
        self.kinds: tuple[int, ...] = kinds
        self.base: int = base


_SKIRMISH_BRITISH: Final = Targets(SKIRMISH, _BRITISH_CUBES, BRITISH_FORT)
SKIRMISHED: Final[tuple[Targets, ...]] = (
    Targets(SKIRMISH, _REBELS_IN_THE_OPEN, PATRIOT_FORT),
    _SKIRMISH_BRITISH,
    Targets(SKIRMISH, (), PATRIOT_FORT),
    _SKIRMISH_BRITISH,
)
"""By the faction that skirmishes; the Indians do not."""
STRUCK_BY_PARTISANS: Final = Targets(PARTISANS, ROYALIST_UNITS, VILLAGE)
STRUCK_ON_WAR_PATH: Final = Targets(WAR_PATH, REBEL_UNITS, PATRIOT_FORT)


def count(g: Position, kinds: tuple[int, ...], space: int) -> int:
    """How many pieces of some kinds are in a space."""
    number = 0
    for kind in kinds:
        number += g.by_kind[kind][space]
    return number


# ---------------------------------------------------------------------- what can be done


def skirmish_options(g: Position, faction: int, space: int) -> tuple[int, ...]:
    """4.2.2, 4.3.3, 4.5.2 The ways in which a faction can Skirmish in a space."""
    if not g.by_kind[SKIRMISHERS[faction]][space]:
        return ()
    targets = count(g, SKIRMISHED[faction].kinds, space)
    if targets:
        return (STRIKE_ONE, STRIKE_TWO) if targets > 1 else (STRIKE_ONE,)
    return (STRIKE_BASE,) if g.by_kind[SKIRMISHED[faction].base][space] else ()


def partisans_options(g: Position, space: int) -> tuple[int, ...]:
    """4.3.2 The ways in which Partisans can strike in a space."""
    hidden = g.militia[space]
    if not hidden:
        return ()
    found = []
    targets = count(g, ROYALIST_UNITS, space)
    if targets:
        found.append(STRIKE_ONE)
    if hidden > 1:
        if targets > 1:
            found.append(STRIKE_TWO)
        if g.villages[space] and not g.all_war_parties(space):
            found.append(STRIKE_BASE)
    return tuple(found)


def war_path_options(g: Position, space: int) -> tuple[int, ...]:
    """4.4.2 The ways in which War Parties can strike in a space."""
    hidden = g.war_parties[space]
    if not hidden:
        return ()
    targets = count(g, REBEL_UNITS, space)
    if targets:
        return (STRIKE_ONE, STRIKE_TWO) if targets > 1 and hidden > 1 else (STRIKE_ONE,)
    return (STRIKE_BASE,) if g.patriot_forts[space] and hidden > 1 else ()


def can_skirmish(g: Position, faction: int, space: int) -> bool:
    """The same without listing the ways: for those who look at every space."""
    if not g.by_kind[SKIRMISHERS[faction]][space]:
        return False
    if faction == BRITISH:
        return g.rebels[space] > g.militia[space]
    return g.british[space] > 0


def can_partisans(g: Position, space: int) -> bool:
    return partisans_options(g, space) != ()


def can_war_path(g: Position, space: int) -> bool:
    return war_path_options(g, space) != ()


# ---------------------------------------------------------------------- the strikes


def skirmish_at(g: Position, chooser: int, faction: int, space: int) -> Procedure[None]:
    """A faction's Skirmish in a space; `chooser` is the Indians when they Scout (A27)."""
    options = skirmish_options(g, faction, space)
    way = yield from pick_one(chooser, STRIKE, options, {"special": SKIRMISH, "space": space})
    record(g, "skirmish", faction, space)
    yield from strike(g, chooser, way, SKIRMISHED[faction], space)
    if way != STRIKE_ONE:
        lose(g, SKIRMISHERS[faction], space, 1)
        spend_mover(g, SKIRMISHERS[faction], space)
    if faction == BRITISH and g.stands_at(CLINTON, space):
        yield from one_more_militia(g, chooser, CLINTON, space)
    if g.thinned:
        yield from leaders_rejoin(g)


def partisans_at(g: Position, space: int) -> Procedure[None]:
    """4.3.2 Partisans in a space."""
    options = partisans_options(g, space)
    way = yield from pick_one(PATRIOTS, STRIKE, options, {"special": PARTISANS, "space": space})
    record(g, "partisans", space)
    show_themselves(g, MILITIA, ACTIVE_MILITIA, way, space)
    yield from strike(g, PATRIOTS, way, STRUCK_BY_PARTISANS, space)
    if g.thinned:
        yield from leaders_rejoin(g)


def war_path_at(g: Position, space: int) -> Procedure[None]:
    """4.4.2 War Path in a space."""
    options = war_path_options(g, space)
    way = yield from pick_one(INDIANS, STRIKE, options, {"special": WAR_PATH, "space": space})
    record(g, "war_path", space)
    show_themselves(g, WAR_PARTY, ACTIVE_WAR_PARTY, way, space)
    yield from strike(g, INDIANS, way, STRUCK_ON_WAR_PATH, space)
    if g.stands_at(BRANT, space):
        yield from one_more_militia(g, INDIANS, BRANT, space)
    if g.thinned:
        yield from leaders_rejoin(g)


def show_themselves(g: Position, hidden: int, active: int, way: int, space: int) -> None:
    """One irregular is Activated; for more, two, and one of the two is removed."""
    if way == STRIKE_ONE:
        activate(g, hidden, space, 1)
    else:
        activate(g, hidden, space, 2)
        remove(g, active, space, 1)
        spend_mover(g, hidden, space)


def strike(g: Position, chooser: int, way: int, targets: Targets, space: int) -> Procedure[None]:
    """What the enemy loses; cubes and Forts become Casualties."""
    if way == STRIKE_BASE:
        lose(g, targets.base, space, 1)
        return
    for left in range(1 if way == STRIKE_ONE else 2, 0, -1):
        about = {"special": targets.special, "space": space, "left": left}
        pieces = pieces_in(g, 1 << space, targets.kinds)
        _, kind = yield from pick_piece(chooser, STRIKE_AT, pieces, about)
        lose(g, kind, space, 1)


def one_more_militia(g: Position, chooser: int, leader: int, space: int) -> Procedure[None]:
    """1.10l, m, A15 Clinton's and Brant's additional Militia, of either state."""
    _, kind = yield from pick_piece(
        chooser, ONE_MORE_MILITIA, pieces_in(g, 1 << space, (MILITIA, ACTIVE_MILITIA)),
        {"leader": leader, "space": space},
    )  # fmt: skip
    if kind >= 0:
        record(g, "leader_strikes", leader, space)
        remove(g, kind, space, 1)
