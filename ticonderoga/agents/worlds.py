"""Imagined worlds that are cheap to fork."""

from __future__ import annotations

from ticonderoga.engine.dice import Dice, derive_seed
from ticonderoga.engine.errors import Refused
from ticonderoga.engine.match import CHOSE, FORCED, REDEALT, Match


def settled(world: Match, seat: int, seed: int) -> Match:
    """The same world begun anew from a checkpoint that is itself dealt anew, so that its forks
    need not deal again each time. Where that does not lead to the same sight, the world as is."""
    _, base = world.last_checkpoint()
    if base.dice.barrier != world.position.dice.barrier:
        return world
    start = base.copy()
    world.rules.redeal(start, seat, Dice(derive_seed("redeal", seat, seed)))
    start.dice.reseed(derive_seed("future", seat, seed))
    twin = world.fork(listen=False)
    twin.restart_from(start)
    try:
        for kind, who, choice, _ in world.line:
            if kind == CHOSE:
                twin.choose(choice, who)
            elif kind not in (FORCED, REDEALT):
                return world
    except Refused:
        return world
    return twin if _same_sight(twin, world, seat) else world


def _same_sight(one: Match, other: Match, seat: int) -> bool:
    if len(one.asks) != len(other.asks) or one.view(seat) != other.view(seat):
        return False
    for ours, theirs in zip(one.asks, other.asks, strict=True):
        if ours.key() != theirs.key():
            return False
    return True
