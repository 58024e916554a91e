"""3.6.2 to 3.6.6 The arithmetic of a Battle: Force and what changes the Loss Levels.

Nothing here asks or changes anything, so that the procedure, the forecast and the non-players
count with the same functions. Each takes the position as it stands and, in `activated`, how many
Underground irregulars of the side in question are thought of as Active.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    FRENCH,
    INDIANS,
    LAUZUN,
    PATRIOTS,
    REBELLION,
    ROYALISTS,
    WASHINGTON,
)
from ticonderoga.games.liberty_or_death.data.spaces import WEST_INDIES
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.underway import Battle

DICE_AT_MOST: Final = 3
FORCE_PER_DIE: Final = 3

# What changes a Loss Level; the number is also the place of its label in text/battle.py.
REGULARS_ATTACK: Final = 0
UNDERGROUND_ATTACK: Final = 1
LEADER_ATTACKS: Final = 2
LAUZUN_ATTACKS: Final = 3
BLOCKADE_HINDERS_ATTACK: Final = 4
SQUADRON_HINDERS_ATTACK: Final = 5
FORTS_SHIELD: Final = 6
INDIANS_AT_HOME: Final = 7
WASHINGTON_SHIELDS: Final = 8
CARD_AGAINST_DEFENDER: Final = 9
REGULARS_DEFEND: Final = 10
UNDERGROUND_DEFENCE: Final = 11
LEADER_DEFENDS: Final = 12
BLOCKADE_HINDERS_DEFENCE: Final = 13
SQUADRON_HINDERS_DEFENCE: Final = 14
FORTS_STRIKE: Final = 15
CARD_AGAINST_ATTACKER: Final = 16
SQUADRON_STRIKES_DEFENCE: Final = 17
SQUADRON_STRIKES_ATTACK: Final = 18
MODIFIER_IDS: Final = (
    "regulars_attack", "underground_attack", "leader_attacks", "lauzun_attacks",
    "blockade_hinders_attack", "squadron_hinders_attack", "forts_shield", "indians_at_home",
    "washington_shields", "card_against_defender", "regulars_defend", "underground_defence",
    "leader_defends", "blockade_hinders_defence", "squadron_hinders_defence", "forts_strike",
    "card_against_attacker", "squadron_strikes_defence", "squadron_strikes_attack",
)  # fmt: skip

Modifiers = list[tuple[int, int]]
"""Which, and by how much."""


def battle_in_hand(g: Position) -> Battle:
    """The Battle that is being fought."""
    if g.battle is None:
        raise AssertionError("no Battle is being fought")
    return g.battle


# ---------------------------------------------------------------------- 3.6.3 Force


def attack_force(g: Position, battle: Battle, activated: int = 0) -> int:
    """3.6.3b to d The attacker's Force Level."""
    space = battle.space
    attacker = battle.attacker
    force = battle.bonus.force
    if attacker == BRITISH:
        regulars = g.regulars[space]
        force += regulars + min(regulars, g.tories[space] + battle.common)
        if battle.involved:
            force += (g.active_war_parties[space] - battle.common + activated) // 2
        return force
    continentals = g.continentals[space]
    french = g.french[space]
    if attacker == PATRIOTS:
        force += continentals + (g.active_militia[space] + activated) // 2
        return force + min(french, continentals) if battle.involved else force
    force += french
    if battle.involved:
        force += min(continentals, french) + (g.active_militia[space] + activated) // 2
    return force


def defence_force(g: Position, battle: Battle, activated: int = 0) -> int:
    """3.6.3e The defender's Force Level: everything of the side but the Underground."""
    space = battle.space
    if battle.side == REBELLION:
        return (
            g.regulars[space]
            + g.tories[space]
            + g.british_forts[space]
            + (g.active_war_parties[space] + activated) // 2
        )
    return (
        g.continentals[space]
        + g.french[space]
        + g.patriot_forts[space]
        + (g.active_militia[space] + activated) // 2
    )


def dice_for(force: int) -> int:
    """3.6.4a"""
    return min(DICE_AT_MOST, max(0, force) // FORCE_PER_DIE)


def underground_attackers(g: Position, battle: Battle) -> int:
    """Underground irregulars that can take part in the attack."""
    if battle.side == ROYALISTS:
        return g.war_parties[battle.space] if battle.involved else 0
    return g.militia[battle.space] if battle.takes_part(PATRIOTS) else 0


def underground_defenders(g: Position, battle: Battle) -> int:
    if battle.side == ROYALISTS:
        return g.militia[battle.space]
    return g.war_parties[battle.space]


def useful_activation(active: int, underground: int) -> int:
    """A67 How many to Activate so that one stays Underground and none is shown for nothing."""
    if underground < 2:
        return 0
    return underground - 1 - (active + underground - 1) % 2


# ---------------------------------------------------------------------- 3.6.5, 3.6.6 modifiers


def attacking_leader(g: Position, battle: Battle) -> bool:
    """3.6.5c, A18 A Leader of a faction that takes part."""
    space = battle.space
    if g.leaders[g.leader_of[battle.attacker]] == space:
        return True
    if not battle.involved:
        return False
    ally = INDIANS if battle.attacker == BRITISH else PATRIOTS + FRENCH - battle.attacker
    return g.leaders[g.leader_of[ally]] == space


def defending_leader(g: Position, battle: Battle) -> bool:
    """3.6.1e All Leaders of the defending side count."""
    space = battle.space
    if battle.side == ROYALISTS:
        return g.leader_at(PATRIOTS, space) or g.leader_at(FRENCH, space)
    return g.leader_at(BRITISH, space) or g.leader_at(INDIANS, space)


def mostly_regulars_attack(g: Position, battle: Battle) -> bool:
    """3.6.5a Surplus cubes count too; War Parties in Common Cause count as Tories."""
    space = battle.space
    if battle.attacker == BRITISH:
        regulars = g.regulars[space]
        others = g.tories[space] + battle.common
    else:
        regulars = g.french[space] if battle.takes_part(FRENCH) else 0
        others = g.continentals[space] if battle.takes_part(PATRIOTS) else 0
    return regulars > 0 and regulars >= others


def mostly_regulars_defend(g: Position, battle: Battle) -> bool:
    """3.6.6a"""
    space = battle.space
    if battle.side == REBELLION:
        regulars = g.regulars[space]
        others = g.tories[space]
    else:
        regulars = g.french[space]
        others = g.continentals[space]
    return regulars > 0 and regulars >= others


def squadrons_at(g: Position, space: int) -> bool:
    """1.9g, A76 Squadrons take a hand in a Battle of the West Indies, once in total."""
    return space == WEST_INDIES and g.squadrons > 0


def defender_loss_modifier(
    g: Position, battle: Battle, activated: int, said: Modifiers | None = None
) -> int:
    """3.6.5 What is added to the attacker's roll; `said` receives each modifier by itself."""
    space = battle.space
    found: Modifiers = [] if said is None else said
    if mostly_regulars_attack(g, battle):
        found.append((REGULARS_ATTACK, 1))
    if underground_attackers(g, battle) > activated:
        found.append((UNDERGROUND_ATTACK, 1))
    if attacking_leader(g, battle):
        found.append((LEADER_ATTACKS, 1))
    if battle.side == REBELLION:
        if squadrons_at(g, space) and g.edition.squadrons_raise_losses and g.british[space]:
            found.append((SQUADRON_STRIKES_DEFENCE, 1))
        if g.leaders[LAUZUN] == space and battle.takes_part(FRENCH):
            found.append((LAUZUN_ATTACKS, 1))
        if g.british_forts[space]:
            found.append((FORTS_SHIELD, -g.british_forts[space]))
        if g.board.is_reserve[space] and g.has_pieces(INDIANS, space):
            found.append((INDIANS_AT_HOME, -1))
    else:
        if g.blockades[space]:
            found.append((BLOCKADE_HINDERS_ATTACK, -1))
        if squadrons_at(g, space) and not g.edition.squadrons_raise_losses:
            found.append((SQUADRON_HINDERS_ATTACK, -1))
        if g.patriot_forts[space]:
            found.append((FORTS_SHIELD, -g.patriot_forts[space]))
        if g.leaders[WASHINGTON] == space:
            found.append((WASHINGTON_SHIELDS, -1))
    if battle.bonus.defender_loss:
        found.append((CARD_AGAINST_DEFENDER, battle.bonus.defender_loss))
    total = 0
    for _, value in found:
        total += value
    return total


def attacker_loss_modifier(
    g: Position, battle: Battle, activated: int, said: Modifiers | None = None
) -> int:
    """3.6.6 What is added to the defender's roll."""
    space = battle.space
    found: Modifiers = [] if said is None else said
    if mostly_regulars_defend(g, battle):
        found.append((REGULARS_DEFEND, 1))
    if underground_defenders(g, battle) > activated:
        found.append((UNDERGROUND_DEFENCE, 1))
    if defending_leader(g, battle):
        found.append((LEADER_DEFENDS, 1))
    forts = g.patriot_forts[space]
    if battle.side == REBELLION:
        forts = g.british_forts[space]
        if g.british[space]:
            if g.blockades[space]:
                found.append((BLOCKADE_HINDERS_DEFENCE, -1))
            if squadrons_at(g, space) and not g.edition.squadrons_raise_losses:
                found.append((SQUADRON_HINDERS_DEFENCE, -1))
    elif squadrons_at(g, space) and g.edition.squadrons_raise_losses:
        found.append((SQUADRON_STRIKES_ATTACK, 1))
    if forts:
        found.append((FORTS_STRIKE, forts))
    if battle.bonus.attacker_loss:
        found.append((CARD_AGAINST_ATTACKER, battle.bonus.attacker_loss))
    total = 0
    for _, value in found:
        total += value
    return total


def attack_strength(g: Position, battle: Battle, activated: int) -> int:
    """A66 The attacker's Force with what changes the losses it inflicts."""
    return attack_force(g, battle, activated) + defender_loss_modifier(g, battle, activated)


def defence_strength(g: Position, battle: Battle, activated: int) -> int:
    """A66 The defender's Force with what changes the losses it inflicts."""
    return defence_force(g, battle, activated) + attacker_loss_modifier(g, battle, activated)
