"""11 Combat.

`fight` is a whole battle in one space against all enemies there: ambush, linear rounds, losses,
retreats. The attackers stand in the space already, and whoever moves has paid for it.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.combat import WORSE
from ticonderoga.games.end_of_empire.data.kinds import NAVAL_INFANTRY, NOBODY, NOTHING
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules import indians
from ticonderoga.games.end_of_empire.rules.ambush import ambush, take_shelter, vanish
from ticonderoga.games.end_of_empire.rules.combat_losses import (
    capture_alone,
    disperse,
    eliminate_force,
    force_of,
    leader_at_risk,
    lose_steps,
    note_steps,
    other_indians_leave,
    units_in,
)
from ticonderoga.games.end_of_empire.rules.command import bars_command, check, ranking_leader
from ticonderoga.games.end_of_empire.rules.forces import raze_fort
from ticonderoga.games.end_of_empire.rules.linear import (
    attack_strength,
    column_of,
    defence_strength,
    modifiers,
    odds_name,
    table_of,
    total,
)
from ticonderoga.games.end_of_empire.rules.marks import is_fresh
from ticonderoga.games.end_of_empire.rules.naval_infantry import join_battle
from ticonderoga.games.end_of_empire.rules.retreat import (
    attackers_go_back,
    defenders_leave,
    defenders_retreat,
)
from ticonderoga.games.end_of_empire.terms import (
    CLEARED,
    DESERTED,
    LATER,
    REPELLED,
    SHARED,
    UNDECIDED,
    verb_of,
)
from ticonderoga.games.end_of_empire.underway import Combat


def fight(
    g: Position,
    space: int,
    attacker: int,
    attackers: tuple[int, ...],
    came_from: int,
    reacting: bool = False,
    origins: dict[int, int] | None = None,
) -> Procedure[int]:
    """11 A battle in a space; how it ended. `came_from` is where the attackers go back to: a space;
    the space itself if they came from nowhere (ruling 21); a place aboard a fleet; or AT_SEA, which
    is the nearest own port (ruling 20). `origins` says so of pieces of a joint attack that came
    from elsewhere (ruling 22). `reacting`: it is the move of the other side."""
    c = Combat(space, attacker, came_from)
    c.attackers = tuple([piece for piece in attackers if g.where[piece] == space])
    if reacting:
        c.active = c.defender
    if origins is not None:
        c.origins = origins
    g.combat = c
    note_steps(g, c)
    record(g, "battle", attacker, space)
    yield from take_shelter(g, c)
    tribe = indians.at_home(g, space)
    home_side = g.side_of(tribe) if tribe != NOTHING else NOBODY
    yield from ambush(g, c)
    if tribe != NOTHING and indians.abandon(g, tribe, home_side, space):
        capture_alone(g, c)
        if c.ambusher == NOBODY and ended(g, c) != UNDECIDED:
            record(g, "battle_over", attacker, space, DESERTED)
            g.combat = None
            return SHARED
    outcome: int = yield from linear_combat(g, c)
    if outcome == CLEARED:
        raze_fort_taken(g, c)
    record(g, "battle_over", attacker, space, outcome)
    g.combat = None
    return outcome


def raze_fort_taken(g: Position, c: Combat) -> None:
    """11.12 The Fort marker of defenders who are gone is not captured."""
    if g.has_units(c.attacker, c.space):
        raze_fort(g, c.space)


def ended(g: Position, c: Combat) -> int:
    """Whether one side has left the space: CLEARED, REPELLED or UNDECIDED."""
    if not units_in(g, c, c.attacker):
        return REPELLED
    return UNDECIDED if units_in(g, c, c.defender) else CLEARED


# ---------------------------------------------------------------------- 11.4 linear combat


def linear_combat(g: Position, c: Combat) -> Procedure[int]:
    """Combat sequence 3: round after round until a side is gone or the attacker stops."""
    outcome = ended(g, c)
    if outcome != UNDECIDED:
        return outcome
    if vanish(g, c):
        record(g, "indians_vanish", c.space)
        return SHARED
    yield from join_battle(g, c)
    while True:
        fought: bool = yield from linear_round(g, c)
        outcome = ended(g, c)
        if outcome != UNDECIDED:
            return outcome
        if fought:
            yield from defenders_leave(g, c)
            outcome = ended(g, c)
            if outcome != UNDECIDED:
                return outcome
            again: bool = yield from another_round(g, c)
            if again:
                continue
        yield from attackers_go_back(g, c, False)
        return REPELLED


def linear_round(g: Position, c: Combat) -> Procedure[bool]:
    """11.4 to 11.9 One round; whether it could be fought at all (ruling 53)."""
    attackers, defenders = force_of(g, c, c.attacker), force_of(g, c, c.defender)
    c.attack, c.defence = attack_strength(g, attackers), defence_strength(g, defenders)
    if not c.attack and not c.defence:
        record(g, "no_strength", c.space)
        return False
    c.round += 1
    if c.defence:
        c.column = column_of(g, c.attack, c.defence)
        cell: int = yield from _throw(g, c, attackers, defenders)
        yield from _apply(g, c, cell)
    else:
        record(g, "no_defence", c.defender, c.space)
        eliminate_force(g, c.defender, defenders)
        other_indians_leave(g, c)
        capture_alone(g, c)
    return True


def _throw(
    g: Position, c: Combat, attackers: tuple[int, ...], defenders: tuple[int, ...]
) -> Procedure[int]:
    """11.6 to 11.8 The odds, the modifiers, the die: the cell of the table."""
    table = table_of(g)
    name = odds_name(g, c.column)
    record(g, "linear", c.round, c.space, c.attack, c.defence, name)
    if c.column == WORSE:
        c.drm = []
        cell = table.cell(WORSE, 0)
        c.result = table.texts[cell]
        record(g, "linear_worse", c.result)
        return cell
    c.leaders[c.attacker] = yield from ranking_leader(g, c.attacker, attackers, c.space)
    c.leaders[c.defender] = yield from ranking_leader(g, c.defender, defenders, c.space)
    c.drm = modifiers(g, c.space, c.attacker, attackers, defenders, c.leaders)
    for key, value, leader in c.drm:
        if leader != NOTHING:
            record(g, "leader_modifier", key, f"{value:+}", leader)
        else:
            record(g, "modifier", key, f"{value:+}")
    die = g.dice.d6()
    added = total(c.drm)
    cell = table.cell(c.column, die + added)
    c.result = table.texts[cell]
    record(g, "linear_result", die, f"{added:+}", c.result)
    return cell


def _apply(g: Position, c: Combat, cell: int) -> Procedure[None]:
    """11.5, 11.9 The result: losses of the defender, then of the attacker, then who has to go."""
    table = table_of(g)
    attacker, defender = c.attacker, c.defender
    if table.defender_gone[cell]:
        record(g, "defenders_gone", defender, c.space)
        eliminate_force(g, defender, force_of(g, c, defender))
    else:
        yield from _suffer(g, c, defender, table.defender_loss[cell], table.defender_back[cell])
    yield from _suffer(g, c, attacker, table.attacker_loss[cell], table.attacker_back[cell])
    other_indians_leave(g, c)
    if table.attacker_back[cell] and units_in(g, c, attacker):
        yield from attackers_go_back(g, c, True)
    elif table.defender_back[cell] and units_in(g, c, defender):
        yield from defenders_retreat(g, c)
    capture_alone(g, c)


def _suffer(g: Position, c: Combat, side: int, steps: int, retreats: bool) -> Procedure[None]:
    """11.5 A side loses steps, risks a leader, and loses its militia and Iroquois."""
    if steps:
        yield from lose_steps(g, c, side, steps)
        yield from leader_at_risk(g, c, side)
    if steps or retreats:
        disperse(g, c, side)


# ---------------------------------------------------------------------- another round


def _checked(g: Position, c: Combat) -> tuple[int, ...]:
    """The attackers, as far as they need a check: all but naval infantry (14.5)."""
    kind = g.pieces.type
    return tuple([p for p in force_of(g, c, c.attacker) if kind[p] != NAVAL_INFANTRY])


def bars_press(g: Position, c: Combat) -> str:
    """Combat sequence 3c: why there is no chance of another round; empty if there is one."""
    force = _checked(g, c)
    if not attack_strength(g, force):
        return "circled_only"
    return bars_command(g, c.attacker, force, c.space, LATER)


def _offer_round(g: Position, ask: Ask) -> list[Choice]:
    assert g.combat is not None
    choices: list[Choice] = [] if bars_press(g, g.combat) else [("press",)]
    choices.append(("give_up",))
    return choices


def _refuse_round(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.combat is not None
    return Reason(bars_press(g, g.combat))


ROUND: Final = Question("round", _offer_round, _refuse_round, ("press", "give_up"))


def another_round(g: Position, c: Combat) -> Procedure[bool]:
    """Combat sequence 3c, ruling 43: the attacker checks for another round, or gives up. A failure
    only sends him back."""
    side = c.attacker
    about = {
        "space": c.space, "side": side, "attack": attack_strength(g, force_of(g, c, side)),
        "defence": defence_strength(g, force_of(g, c, c.defender)),
    }  # fmt: skip
    choice: Choice = yield Ask(side, ROUND, about, ("space", c.space))
    if verb_of(choice) == "give_up":
        record(g, "gives_up", side, c.space)
        return False
    force = _checked(g, c)
    if is_fresh(g, force):
        record(g, "fights_on", side, c.space)
        return True
    passed: bool = yield from check(g, side, force, c.space, LATER)
    return passed
