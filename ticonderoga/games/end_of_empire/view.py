"""What each seat may see: everything (5.2); there is nothing to deal anew but the dice."""

from __future__ import annotations

from typing import TypedDict

from ticonderoga.engine.dice import Dice
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.combat_losses import force_of
from ticonderoga.games.end_of_empire.rules.points import points_left
from ticonderoga.games.end_of_empire.rules.sequence import STEP_NAMES


class View(TypedDict):
    """The whole table."""

    seat: int
    turn: int
    step: str
    active: int
    stacks: list[list[tuple[int, list[int]]]]
    """By side: each place with its pieces."""
    where: list[int]
    steps: list[int]
    due: list[tuple[int, int]]
    forts: list[int]
    """Spaces under a Fort marker."""
    raided: int
    flags: int
    republic: bool
    agents: list[int]
    done: list[int]
    fresh: list[int]
    winter_fleets: list[int]
    entered_war: list[int]
    wi_due: int
    economy: int
    force: list[int]
    """The pieces that are moving."""
    force_at: int
    force_left: int
    """Its movement points."""
    combat_at: int
    attackers: list[int]
    defenders: list[int]
    """Who fights there."""
    combat_round: int
    winner: int
    reason: str


def _bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def view(g: Position, seat: int) -> View:
    """What a seat may see."""
    operation = g.operation
    combat = g.combat
    return {
        "seat": seat,
        "turn": g.turn,
        "step": STEP_NAMES[g.step],
        "active": g.active,
        "stacks": [
            [(place, list(stacks[place])) for place in sorted(stacks)] for stacks in g.stacks
        ],
        "where": list(g.where),
        "steps": list(g.steps),
        "due": sorted(g.due.items()),
        "forts": [g.board.hexes + place for place in _bits(g.forts)],
        "raided": g.raided,
        "flags": g.flags,
        "republic": g.republic,
        "agents": list(g.agents),
        "done": _bits(g.done),
        "fresh": _bits(g.fresh),
        "winter_fleets": _bits(g.winter_fleets),
        "entered_war": list(g.entered_war),
        "wi_due": g.wi_due,
        "economy": g.economy,
        "force": [] if operation is None else list(operation.force),
        "force_at": -1 if operation is None else operation.at,
        "force_left": 0 if operation is None else points_left(operation),
        "combat_at": -1 if combat is None else combat.space,
        "attackers": [] if combat is None else list(force_of(g, combat, combat.attacker)),
        "defenders": [] if combat is None else list(force_of(g, combat, combat.defender)),
        "combat_round": 0 if combat is None else combat.round,
        "winner": g.winner,
        "reason": g.reason,
    }


def redeal(g: Position, seat: int, dice: Dice) -> None:
    """Nothing is hidden."""
