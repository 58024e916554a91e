"""Battles, Special Activities and Commands of a Brilliant Stroke by themselves, without the turn
around them."""

from __future__ import annotations

from typing import Any

from tests.conformance.liberty_or_death.situation import Situation
from tests.conformance.liberty_or_death.spoken import faction_of
from ticonderoga.engine.ask import Procedure
from ticonderoga.games.liberty_or_death.order import (
    BATTLE,
    COMMAND_IDS,
    NO_COMMAND,
    SPECIAL_IDS,
    Bonus,
    Order,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.battle import battle
from ticonderoga.games.liberty_or_death.rules.battle_levels import (
    MODIFIER_IDS,
    Modifiers,
    attack_force,
    attacker_loss_modifier,
    defence_force,
    defender_loss_modifier,
)
from ticonderoga.games.liberty_or_death.rules.commands import execute
from ticonderoga.games.liberty_or_death.rules.interrupt import accompany, under_order
from ticonderoga.games.liberty_or_death.rules.specials import bars_special, special_spaces
from ticonderoga.games.liberty_or_death.underway import Battle


def attack(lod: Situation, faction: str, where: str, free: bool = True, **fields: Any) -> Situation:
    """A Battle of a faction in a space, up to its first question; `fields` are the order's, or
    what a card adds."""
    space = lod.space(where)
    order = Order(faction_of(faction), BATTLE, free=free)
    order.bonus = Bonus(
        fields.pop("attacker_force", 0),
        fields.pop("attacker_loss", 0),
        fields.pop("defender_loss", 0),
    )
    for name, value in fields.items():
        setattr(order, name, value)
    order.select(space)

    def fight(g: Position, given: Order) -> Procedure[None]:
        yield from battle(g, given, space)

    return lod.perform(lambda g: under_order(g, order, fight))


def clash(lod: Situation, faction: str, where: str, ally: bool = False, common: int = 0) -> Battle:
    """A Battle as it stands, for counting."""
    return Battle(lod.space(where), faction_of(faction), ally, common)


def forces(lod: Situation, battle: Battle) -> tuple[int, int]:
    """The Force of the attacker and of the defender."""
    return attack_force(lod.g, battle), defence_force(lod.g, battle)


def against_defender(lod: Situation, battle: Battle) -> dict[str, int]:
    """The modifiers of the Defender Loss Level by name."""
    said: Modifiers = []
    total = defender_loss_modifier(lod.g, battle, 0, said)
    assert total == sum(value for _, value in said)
    return {MODIFIER_IDS[which]: value for which, value in said}


def against_attacker(lod: Situation, battle: Battle) -> dict[str, int]:
    """The modifiers of the Attacker Loss Level by name."""
    said: Modifiers = []
    total = attacker_loss_modifier(lod.g, battle, 0, said)
    assert total == sum(value for _, value in said)
    return {MODIFIER_IDS[which]: value for which, value in said}


def order_of(faction: str, command: str = "", **fields: Any) -> Order:
    """An order under way, as far as `fields` say."""
    number = COMMAND_IDS.index(command) if command else NO_COMMAND
    order = Order(faction_of(faction), number, specials_left=1)
    for name, value in fields.items():
        setattr(order, name, value)
    return order


def involving(lod: Situation, faction: str, command: str, leader: str) -> Situation:
    """2.3.8g A Limited Command of a Brilliant Stroke that has to involve the leader's space."""
    order = order_of(faction, command, free=True, limited=True, max_spaces=1, brilliant=True)
    order.must_involve = lod.space(leader)
    order.specials_left = 0
    lod.order = order
    return lod.perform(lambda g: execute(g, order))


def special(lod: Situation, faction: str, name: str, command: str = "", **fields: Any) -> Situation:
    """Carry out a Special Activity with a Command under way (or free, with none)."""
    kind = SPECIAL_IDS.index(name)
    order = order_of(faction, command, **fields)
    assert bars_special(lod.g, order, kind) == ""
    lod.order = order
    return lod.perform(lambda g: accompany(g, order, kind))


def bars(lod: Situation, faction: str, name: str, command: str = "", **fields: Any) -> str:
    """Why a Special Activity may not be carried out now; empty if it may."""
    return bars_special(lod.g, order_of(faction, command, **fields), SPECIAL_IDS.index(name))


def places(lod: Situation, faction: str, name: str, command: str = "", **fields: Any) -> list[str]:
    """Where a Special Activity may take place, in the order of the map."""
    bits = special_spaces(lod.g, order_of(faction, command, **fields), SPECIAL_IDS.index(name))
    return [lod.board.names[space] for space in range(lod.board.size) if bits >> space & 1]


def bits(lod: Situation, *names: str) -> int:
    """Spaces as a mask."""
    return sum(1 << lod.space(name) for name in names)
