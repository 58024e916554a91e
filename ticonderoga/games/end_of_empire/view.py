"""What each seat may see: everything (5.2); there is nothing to deal anew but the dice."""

from __future__ import annotations

from typing import TypedDict

from ticonderoga.engine.dice import Dice
from ticonderoga.games.end_of_empire.data.kinds import BRITISH, NOTHING, SIDES
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.progress import Progress, progress
from ticonderoga.games.end_of_empire.rules.combat_losses import force_of
from ticonderoga.games.end_of_empire.rules.linear import (
    attack_strength,
    best_in_command,
    column_of,
    defence_strength,
    modifiers,
    odds_name,
)
from ticonderoga.games.end_of_empire.rules.moving import bars_go, goals, may_bring_combat
from ticonderoga.games.end_of_empire.rules.passage import step_cost
from ticonderoga.games.end_of_empire.rules.points import points_left
from ticonderoga.games.end_of_empire.rules.sequence import STEP_NAMES
from ticonderoga.games.end_of_empire.underway import Combat, Operation


class CombatView(TypedDict):
    """11 A battle under way."""

    space: int
    attacker: int
    strength: list[int]
    """By side: the factors that count."""
    odds: str
    """The column of the table; empty while nobody defends."""
    leaders: list[int]
    modifiers: list[tuple[str, int, int]]
    """11.8 What is added to the die: what, how much, whose rating."""
    round: int
    result: str
    losses: int
    victim: int
    ambusher: int


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
    origin: int
    """Where it set out."""
    way: list[int]
    """The spaces it has come through."""
    ways: list[tuple[int, int, bool]]
    """9 Where it may go next: what that costs, and whether a fight may come of it."""
    battle: CombatView | None
    combat_at: int
    attackers: list[int]
    defenders: list[int]
    """Who fights there."""
    combat_round: int
    progress: list[Progress]
    """By side: what it has of what its victory needs."""
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
        "wi_due": 0 if g.wi_made else g.wi_due,
        "economy": g.economy,
        "force": [] if operation is None else list(operation.force),
        "force_at": NOTHING if operation is None else operation.at,
        "force_left": 0 if operation is None else points_left(operation),
        "origin": NOTHING if operation is None else operation.origin,
        "way": [] if operation is None else list(operation.way),
        "ways": [] if operation is None or combat is not None else _ways(g, operation),
        "battle": None if combat is None else _battle(g, combat),
        "combat_at": NOTHING if combat is None else combat.space,
        "attackers": [] if combat is None else list(force_of(g, combat, combat.attacker)),
        "defenders": [] if combat is None else list(force_of(g, combat, combat.defender)),
        "combat_round": 0 if combat is None else combat.round,
        "progress": [progress(g, side) for side in SIDES],
        "winner": g.winner,
        "reason": g.reason,
    }


def _ways(g: Position, op: Operation) -> list[tuple[int, int, bool]]:
    """9 The steps that are open to a force that has its movement points."""
    if not op.allowance:
        return []
    board = g.board
    found: list[tuple[int, int, bool]] = []
    for to in goals(g, op):
        if bars_go(g, op, to):
            continue
        here, there = board.hex_of[op.at], board.hex_of[to]
        cost = 0 if here == there else step_cost(g, op.side, here, there)
        found.append((to, cost, may_bring_combat(g, op.side, op.at, to)))
    return found


def _battle(g: Position, c: Combat) -> CombatView:
    attackers, defenders = force_of(g, c, c.attacker), force_of(g, c, c.defender)
    leaders = [best_in_command(g, force, c.space) for force in (attackers, defenders)]
    attack, defence = attack_strength(g, attackers), defence_strength(g, defenders)
    strength = [attack, defence]
    if c.attacker != BRITISH:
        leaders.reverse()
        strength.reverse()
    return {
        "space": c.space,
        "attacker": c.attacker,
        "strength": strength,
        "odds": odds_name(g, column_of(g, attack, defence)) if defence else "",
        "leaders": leaders,
        "modifiers": modifiers(g, c.space, c.attacker, attackers, defenders, leaders),
        "round": c.round,
        "result": c.result,
        "losses": c.losses,
        "victim": c.victim,
        "ambusher": c.ambusher,
    }


def redeal(g: Position, seat: int, dice: Dice) -> None:
    """Nothing is hidden."""
