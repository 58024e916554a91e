"""8.1, 8.2 What all charts share: ties, the order of pieces, forecasts of Control and of Battle.

Candidates are masks of spaces (`1 << space`). A priority is a mask narrowed by `most`, `least` or
a loop of the chart's own; `random_space` settles what is still equal. Nothing here changes the
position; what is rolled comes from the non-player's own dice.
"""

from __future__ import annotations

from collections.abc import Callable

from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_WAR_PARTY,
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    MILITIA,
    PATRIOT_FORT,
    REBELLION_CONTROL,
    ROYALISTS,
    TORY,
    UNCONTROLLED,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, WEST_INDIES
from ticonderoga.games.liberty_or_death.order import NO_BONUS, Bonus
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.battle_levels import (
    attack_strength,
    defence_strength,
    underground_attackers,
    underground_defenders,
    useful_activation,
)
from ticonderoga.games.liberty_or_death.underway import Battle

MAP_BITS = (1 << WEST_INDIES) - 1


# ---------------------------------------------------------------------- 8.2 equal candidates


def random_space(g: Position, bits: int) -> int:
    """8.2 One of several equal spaces by the Random Spaces table; -1 if there is none.

    C12 Of exactly two a D6 takes the one that comes later in the table with 1 to 3, else the
    other; so do the examples of the playbook (Boston or Norfolk, Philadelphia or New York City).
    With the option for it the table settles these too.
    The West Indies are not in the table: they are taken only when nothing else is left.
    """
    found = bits & MAP_BITS
    if not found:
        return WEST_INDIES if bits else -1
    rest = found & (found - 1)
    if not rest:
        return found.bit_length() - 1
    if not rest & (rest - 1) and not g.edition.ties_by_table:
        first = (found ^ rest).bit_length() - 1
        second = rest.bit_length() - 1
        place = g.board.scan_place
        if place[second] > place[first]:
            first, second = second, first
        return first if g.dice.d6() <= 3 else second
    column = g.dice.d3()
    row = g.dice.d6()
    order = g.board.scan_order
    at = g.board.random_start[(column - 1) * 6 + row - 1]
    while not found >> order[at] & 1:
        at += 1
        if at == len(order):
            at = 0
    return order[at]


def most(bits: int, values: list[int]) -> int:
    """Those of the spaces where a list is highest."""
    best = 0
    high = -1000
    while bits:
        low = bits & -bits
        value = values[low.bit_length() - 1]
        if value > high:
            high = value
            best = low
        elif value == high:
            best |= low
        bits ^= low
    return best


def least(bits: int, values: list[int]) -> int:
    """Those of the spaces where a list is lowest."""
    best = 0
    bottom = 1000
    while bits:
        low = bits & -bits
        value = values[low.bit_length() - 1]
        if value < bottom:
            bottom = value
            best = low
        elif value == bottom:
            best |= low
        bits ^= low
    return best


def having(bits: int, values: list[int]) -> int:
    """Those of the spaces where a list is not zero."""
    found = 0
    while bits:
        low = bits & -bits
        if values[low.bit_length() - 1]:
            found |= low
        bits ^= low
    return found


def prefer(bits: int, wanted: int) -> int:
    """Those of the candidates that are wanted; all of them if none is."""
    return bits & wanted or bits


# ---------------------------------------------------------------------- 8.1.1 levels


def support_of(g: Position, space: int) -> int:
    """8.1.1 What a space adds to Total Support; nothing in a Blockaded City."""
    level = g.level[space]
    return level * g.population[space] if level > 0 and not g.blockades[space] else 0


def support_beneath(g: Position) -> list[int]:
    """The Support of each City if it were not Blockaded."""
    return [max(0, g.level[city]) * g.population[city] for city in CITIES]


def opposition_of(g: Position, space: int) -> int:
    """8.1.1 What a space adds to Total Opposition."""
    level = g.level[space]
    return -level * g.population[space] if level < 0 and g.opposition_counts(space) else 0


def most_support(g: Position, bits: int) -> int:
    """Those of the spaces with most Support."""
    return _highest(g, bits, support_of, 1)


def least_support(g: Position, bits: int) -> int:
    """Those of the spaces with least Support."""
    return _highest(g, bits, support_of, -1)


def most_opposition(g: Position, bits: int) -> int:
    """Those of the spaces with most Opposition."""
    return _highest(g, bits, opposition_of, 1)


def _highest(g: Position, bits: int, value_of: Callable[[Position, int], int], sign: int) -> int:
    """Those of the spaces with the highest value; with the lowest, if the sign is negative."""
    best, high = 0, -1000
    while bits:
        low = bits & -bits
        value = sign * value_of(g, low.bit_length() - 1)
        if value >= high:
            best = low if value > high else best | low
            high = value
        bits ^= low
    return best


# ---------------------------------------------------------------------- 1.7 Control to be


def control_with(royalists: int, british: int, rebels: int) -> int:
    """1.7 The Control that so many pieces give."""
    if rebels > royalists:
        return REBELLION_CONTROL
    return BRITISH_CONTROL if royalists > rebels and british else UNCONTROLLED


def control_if(g: Position, space: int, british: int, indians: int, rebels: int) -> int:
    """1.7 Control of a space if so many pieces more were there (fewer, if negative)."""
    return control_with(
        g.royalists[space] + british + indians, g.british[space] + british, g.rebels[space] + rebels
    )


# ---------------------------------------------------------------------- 8.1.2 which pieces

_BASES = (BRITISH_FORT, PATRIOT_FORT, VILLAGE)
_HIDDEN = (MILITIA, WAR_PARTY)
_SHOWN = (ACTIVE_MILITIA, ACTIVE_WAR_PARTY)
_REGULARS = (BRITISH_REGULAR, FRENCH_REGULAR)
_OTHERS = (TORY, CONTINENTAL)


def _one_of(kinds: tuple[int, ...], wanted: tuple[int, ...]) -> int:
    for kind in wanted:
        if kind in kinds:
            return kind
    return -1


def _cubes(g: Position, space: int, kinds: tuple[int, ...], last: int, fewest: bool) -> int:
    """Regulars and Continentals or Tories in turn, beginning with the fewer or the more
    numerous of the two (Regulars if even); `last` is what went before, -1 at the beginning."""
    regular = _one_of(kinds, _REGULARS)
    other = _one_of(kinds, _OTHERS)
    if regular < 0 or other < 0:
        return max(regular, other)
    if last in _REGULARS:
        return other
    if last in _OTHERS:
        return regular
    regulars, others = g.by_kind[regular][space], g.by_kind[other][space]
    if fewest:
        return other if others < regulars else regular
    return other if others > regulars else regular


def kind_to_place(g: Position, space: int, kinds: tuple[int, ...], last: int = -1) -> int:
    """8.1.2a Which friendly kind is placed next, of those that can be; -1 for none."""
    found = _one_of(kinds, _BASES)
    if found < 0:
        found = _one_of(kinds, _HIDDEN)
    if found < 0:
        found = _one_of(kinds, _SHOWN)
    return found if found >= 0 else _cubes(g, space, kinds, last, True)


def has_more(g: Position, kind: int, space: int) -> bool:
    """There is more than the last one of a kind."""
    return g.by_kind[kind][space] > 1


def kind_to_give(g: Position, space: int, kinds: tuple[int, ...], last: int = -1) -> int:
    """8.1.2b Which friendly kind is removed next, of those that are there: cubes in turn, if
    possible not the last Tory or Continental, then Active irregulars, Underground ones, bases."""
    kinds = tuple([kind for kind in kinds if g.by_kind[kind][space]])
    cubes = tuple([k for k in kinds if k in _REGULARS or (k in _OTHERS and has_more(g, k, space))])
    found = _cubes(g, space, cubes, last, False) if cubes else -1
    if found < 0:
        found = _one_of(kinds, _SHOWN)
    if found < 0:
        found = _one_of(kinds, _HIDDEN)
    if found < 0:
        found = _one_of(kinds, _OTHERS)
    return found if found >= 0 else _one_of(kinds, _BASES)


def kind_to_strike(g: Position, space: int, kinds: tuple[int, ...], last: int = -1) -> int:
    """8.1.2d Which enemy kind is removed next, of those that are there: bases, irregulars
    (Underground first), then cubes in turn beginning with the fewer."""
    kinds = tuple([kind for kind in kinds if g.by_kind[kind][space]])
    found = _one_of(kinds, _BASES)
    if found < 0:
        found = _one_of(kinds, _HIDDEN)
    if found < 0:
        found = _one_of(kinds, _SHOWN)
    return found if found >= 0 else _cubes(g, space, kinds, last, True)


def cubes_to_give(regulars: int, others: int, number: int) -> tuple[int, int]:
    """8.1.2b How many Regulars and how many Tories (or Continentals) are given up, in turn from
    the more numerous, if possible not the last of the others."""
    spare = max(0, others - 1)
    first_regular = regulars >= others
    gone, away = 0, 0
    while gone + away < number:
        regular_next = gone <= away if first_regular else gone < away
        if regular_next and gone < regulars:
            gone += 1
        elif away < spare:
            away += 1
        elif gone < regulars:
            gone += 1
        elif away < others:
            away += 1
        else:
            break
    return gone, away


def cubes_to_move(regulars: int, others: int, number: int) -> tuple[int, int]:
    """A87 The same for cubes that march or scout together, of whom no more Tories (Continentals)
    than Regulars may go."""
    return cubes_to_give(regulars, min(others, regulars), number)


# ---------------------------------------------------------------------- A66 Force and modifiers


def attackers_shown(g: Position, battle: Battle) -> int:
    """A67 How many Underground irregulars turn Active in a non-player's attack: those that
    Common Cause needs, and of the others as many as raise the Force, keeping one hidden."""
    hidden = underground_attackers(g, battle)
    if battle.side == ROYALISTS:
        active = g.active_war_parties[battle.space] - battle.common
        if active < 0:
            return useful_activation(0, hidden + active) - active
        return useful_activation(active, hidden)
    return useful_activation(g.active_militia[battle.space], hidden)


def defenders_shown(g: Position, battle: Battle) -> int:
    """A68, 8.7.9 How many Underground irregulars a non-player defender Activates: Militia none,
    War Parties at a Village all but one."""
    if battle.side == ROYALISTS or not g.villages[battle.space]:
        return 0
    return max(0, underground_defenders(g, battle) - 1)


def is_superior(
    g: Position,
    faction: int,
    space: int,
    involved: bool,
    common: int = 0,
    bonus: Bonus = NO_BONUS,
) -> bool:
    """A66 The Force of the attacker with what changes the losses it inflicts exceeds that of
    the defender. With `common`, so many War Parties fight as Tories; they count as Active."""
    own, theirs = strengths(g, faction, space, involved, common, bonus)
    return own > theirs


def strengths(
    g: Position, faction: int, space: int, involved: bool, common: int, bonus: Bonus
) -> tuple[int, int]:
    """A66 Force and modifiers of the attacker, and of the defender."""
    battle = Battle(space, faction, involved, common, bonus)
    own = attack_strength(g, battle, attackers_shown(g, battle))
    return own, defence_strength(g, battle, defenders_shown(g, battle))


# ---------------------------------------------------------------------- 8.1j leaders


def leader_follows(g: Position, faction: int, groups: list[int], origin: int) -> int:
    """8.1j Where a leader goes: with the largest group of own units that leaves his space or
    stays in it. `groups` has, by space, how many go there; at `origin`, how many stay. Equal
    groups: random."""
    bits = 0
    high = 0
    for space in range(len(groups)):
        size = groups[space]
        if size > high:
            high = size
            bits = 1 << space
        elif size and size == high:
            bits |= 1 << space
    return random_space(g, bits) if bits else origin
