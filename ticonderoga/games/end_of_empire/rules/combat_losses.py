"""11.3, 11.5, 11.10, 11.11 What a battle costs: steps, militia and Indians who leave, leaders.

The owner picks the first step that is lost, his opponent every further one. Steps that are not
there lapse, but the force has suffered a loss all the same (ruling B-21).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import one_question, pick_one
from ticonderoga.games.end_of_empire.data.kinds import (
    LEADER,
    MILITIA,
    NAVAL_INFANTRY,
    NOBODY,
    NOTHING,
)
from ticonderoga.games.end_of_empire.position import ASIDE, TRACK, WITHDRAWN, Position
from ticonderoga.games.end_of_empire.rules.forces import (
    bring_in,
    capture_leader,
    eliminate,
    kill_leader,
    lose_step,
    send_away,
    wound_leader,
)
from ticonderoga.games.end_of_empire.terms import FAR
from ticonderoga.games.end_of_empire.underway import Combat

# ---------------------------------------------------------------------- who takes part


def force_of(g: Position, c: Combat, side: int) -> tuple[int, ...]:
    """11.1 The pieces of a side in a battle that are still there."""
    if side != c.attacker:
        return g.at(side, c.space)
    where, space = g.where, c.space
    return tuple([piece for piece in c.attackers if where[piece] == space])


def units_in(g: Position, c: Combat, side: int) -> list[int]:
    kind = g.pieces.type
    return [piece for piece in force_of(g, c, side) if kind[piece] != LEADER]


def leaders_in(g: Position, c: Combat, side: int) -> list[int]:
    kind = g.pieces.type
    return [piece for piece in force_of(g, c, side) if kind[piece] == LEADER]


def note_steps(g: Position, c: Combat) -> None:
    """Which sides have steps to lose as the battle begins."""
    takes = g.pieces.takes_losses
    for side in (0, 1):
        for piece in force_of(g, c, side):
            if takes[piece]:
                c.had_steps[side] = True


# ---------------------------------------------------------------------- 11.10 steps


def step_takers(g: Position, c: Combat, owner_picks: bool) -> list[int]:
    """11.10 The units of the side that loses steps of which one may be picked. The opponent leaves
    rangers, American guns and marines to the last."""
    p = g.pieces
    found = [
        piece for piece in force_of(g, c, c.victim) if p.takes_losses[piece] and piece != c.exempt
    ]
    if owner_picks:
        return found
    return [piece for piece in found if not p.spared[piece]] or found


def bars_lose(g: Position, c: Combat, owner_picks: bool, piece: int) -> str:
    """Why a step of this piece may not be picked; empty if it may."""
    if piece not in force_of(g, c, c.victim):
        return "not_in_battle"
    if g.pieces.type[piece] == LEADER:
        return "leader_no_step"
    if piece == c.exempt:
        return "cannot_be_ambushed"
    if not g.pieces.takes_losses[piece]:
        return "has_no_steps"
    return "" if piece in step_takers(g, c, owner_picks) else "spared_till_last"


def _offer_loss(g: Position, ask: Ask) -> list[Choice]:
    c = g.combat
    assert c is not None
    return [("lose", piece) for piece in step_takers(g, c, ask.seat == c.victim)]


def _refuse_loss(g: Position, ask: Ask, choice: Choice) -> Reason:
    c = g.combat
    assert c is not None
    return Reason(bars_lose(g, c, ask.seat == c.victim, choice[1]), choice[1:])


OWN_LOSS: Final = Question("own_loss", _offer_loss, _refuse_loss, ("lose",))
ENEMY_LOSS: Final = Question("enemy_loss", _offer_loss, _refuse_loss, ("lose",))


def lose_steps(g: Position, c: Combat, side: int, steps: int) -> Procedure[None]:
    """11.10 A side loses steps, as many as there are."""
    c.victim = side
    c.losses = steps
    owner_picks = True
    while c.losses:
        if not step_takers(g, c, owner_picks):
            record(g, "losses_lapse", side, c.losses)
            break
        about = {"space": c.space, "steps": c.losses, "side": side}
        seat = side if owner_picks else 1 - side
        question = OWN_LOSS if owner_picks else ENEMY_LOSS
        choice: Choice = yield Ask(seat, question, about, ("space", c.space))
        lose_step(g, choice[1])
        c.losses -= 1
        owner_picks = False
    c.victim = NOBODY
    c.losses = 0


def eliminate_force(g: Position, side: int, force: Sequence[int]) -> None:
    """11.9 All units of a force are eliminated, and its leaders are prisoners (11.11)."""
    kind = g.pieces.type
    for piece in force:
        if kind[piece] == NAVAL_INFANTRY:
            back_aboard(g, piece)
        elif kind[piece] != LEADER:
            eliminate(g, piece)
    for piece in force:
        if kind[piece] == LEADER:
            capture_leader(g, piece)


# ---------------------------------------------------------------------- who leaves


def go_home(g: Position, piece: int) -> None:
    """11.5, 12.2 Militia or Indians leave a battle; they may come back next turn."""
    record(g, "goes_home", piece)
    send_away(g, piece, TRACK, g.turn + 1)


def back_aboard(g: Position, piece: int) -> None:
    """14.5 Naval infantry goes back to its fleet, for the rest of the turn."""
    record(g, "landing_party_back", piece)
    send_away(g, piece, WITHDRAWN)


def disperse(g: Position, c: Combat, side: int) -> None:
    """11.5, 14.5, ruling 7: of a side that has suffered a loss or a retreat militia and Iroquois go
    home, and naval infantry goes back aboard; but not a unit that could not be ambushed (5.2)."""
    p = g.pieces
    for piece in force_of(g, c, side):
        if piece == c.exempt:
            continue
        if p.type[piece] == MILITIA or p.iroquois[piece]:
            go_home(g, piece)
        elif p.type[piece] == NAVAL_INFANTRY:
            back_aboard(g, piece)


def other_indians_leave(g: Position, c: Combat) -> None:
    """11.3, 11.5 Algonquin and Appalachian Indians of both sides go home."""
    others = g.pieces.other_indian
    for side in (c.defender, c.attacker):
        for piece in force_of(g, c, side):
            if others[piece]:
                go_home(g, piece)


# ---------------------------------------------------------------------- leaders


def succeed(g: Position, c: Combat, leader: int) -> None:
    """7.5 Gage, Murray or Stanwix takes over from a leader who was killed, at once: with his force,
    or with the nearest unit of the side if it is no more."""
    heir = g.pieces.successor[leader]
    if heir == NOTHING or g.where[heir] != ASIDE:
        return
    side = g.pieces.side[leader]
    space = c.space if units_in(g, c, side) else nearest_unit(g, side, c.space)
    if space == NOTHING:
        return
    bring_in(g, side, heir, space)
    record(g, "leader_succeeds", heir, leader, space)
    if side == c.attacker:
        c.attackers = (*c.attackers, heir)


def nearest_unit(g: Position, side: int, space: int) -> int:
    """The space of the nearest stack of a side with units; -1 if there is none."""
    board = g.board
    best, nearest = NOTHING, FAR
    for other in sorted(g.stacks[side]):
        if not board.has(other) or not g.has_units(side, other):
            continue
        away = board.distance(board.hex_of[space], board.hex_of[other])
        if away < nearest:
            best, nearest = other, away
    return best


def kill(g: Position, c: Combat, leader: int) -> None:
    """11.3, 11.5 A leader dies, and another may take over."""
    kill_leader(g, leader)
    succeed(g, c, leader)


def ambushed_leaders(g: Position, c: Combat, side: int) -> None:
    """11.3, ruling 9: each leader of the ambushed force is killed on a 1 and captured on a 2."""
    tables = g.pack.tables
    for leader in leaders_in(g, c, side):
        die = g.dice.d6()
        record(g, "ambush_leader", leader, die)
        if die <= tables.ambush_killed:
            kill(g, c, leader)
        elif die <= tables.ambush_captured:
            capture_leader(g, leader)


AT_RISK: Final = one_question("at_risk", "risk")


def leader_at_risk(g: Position, c: Combat, side: int) -> Procedure[None]:
    """11.5 The owner names a leader of a force that has lost steps. On a 1 he is hit: killed,
    wounded, or captured."""
    leaders = leaders_in(g, c, side)
    if not leaders:
        return
    about = {"space": c.space, "side": side}
    leader: int = yield from pick_one(side, AT_RISK, leaders, about)
    tables = g.pack.tables
    die = g.dice.d6()
    record(g, "leader_risk", leader, die)
    if die > tables.leader_hit:
        return
    fate = g.dice.d6()
    record(g, "leader_hit", leader, fate)
    if fate <= tables.leader_killed:
        kill(g, c, leader)
    elif fate <= tables.leader_wounded:
        turns = g.dice.d6()
        record(g, "leader_out", leader, turns)
        wound_leader(g, leader, turns)
    else:
        capture_leader(g, leader)


def capture_alone(g: Position, c: Combat) -> None:
    """11.11 Leaders without units are prisoners if enemy combat units are there, or if all steps
    of their stack have died in this battle."""
    for side in (c.defender, c.attacker):
        if g.has_units(side, c.space):
            continue
        if c.had_steps[side] or g.has_units(1 - side, c.space):
            for leader in leaders_in(g, c, side):
                capture_leader(g, leader)
