"""13 Battles: their order, who defends, the outcome, and what comes after it."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BRITISH,
    COMMANDER,
    FRENCH,
    INDIAN,
    NOTHING,
    SETTLED,
)
from ticonderoga.games.bayonets_tomahawks.position import (
    END_ROUND,
    LANDING,
    MARSHAL,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.battle_preparation import fighting_militia, prepare
from ticonderoga.games.bayonets_tomahawks.rules.battle_rolls import roll_all
from ticonderoga.games.bayonets_tomahawks.rules.control import (
    after_leaving,
    militia_here,
    remove_battle,
    settle_control,
    take_marker,
)
from ticonderoga.games.bayonets_tomahawks.rules.losses import eliminate, remove_lone_commanders
from ticonderoga.games.bayonets_tomahawks.rules.retreat import retreat
from ticonderoga.games.bayonets_tomahawks.rules.rout import rout
from ticonderoga.games.bayonets_tomahawks.rules.stacks import (
    clear_mark,
    count_units,
    fighters,
    remove_commander,
    stand_up,
)
from ticonderoga.games.bayonets_tomahawks.underway import Battle

# ---------------------------------------------------------------------- 13.0 which one is next


def battles(g: Position) -> Procedure[None]:
    """13.0 One Battle; when all have been fought the Action Round ends."""
    waiting = unfought(g)
    if not waiting:
        g.fought = 0
        g.sheltered = 0
        g.step = END_ROUND
        return
    space = yield from next_battle(g, waiting)
    g.fought |= 1 << space
    yield from fight(g, space)


def unfought(g: Position) -> list[int]:
    """13.0 The Battles that are still to be fought, in the order of the printed table."""
    places = [(g.board.priority[s], s) for s in g.battles if not g.fought >> s & 1]
    return [space for _, space in sorted(places)]


def attacking_units(g: Position, space: int) -> int:
    """A-4 How many units attack in a Battle."""
    return count_units(g, fighters(g, 1 - defender_of(g, space), space))


def fewest_attackers(g: Position, waiting: list[int]) -> list[int]:
    """A-4 The Battles with the fewest attacking units."""
    least = min([attacking_units(g, space) for space in waiting])
    return [space for space in waiting if attacking_units(g, space) == least]


def _offer_battle(g: Position, ask: Ask) -> list[Choice]:
    return [("battle", space) for space in fewest_attackers(g, unfought(g))]


def _refuse_battle(g: Position, ask: Ask, choice: Choice) -> Reason:
    space = choice[1]
    if space not in g.battles:
        return Reason("no_battle_there", (space,))
    return Reason("battle_fought" if g.fought >> space & 1 else "battle_later", (space,))


NEXT_BATTLE: Final = Question("next_battle", _offer_battle, _refuse_battle, ("battle",))


def next_battle(g: Position, waiting: list[int]) -> Procedure[int]:
    """13.0, A-4 The next Battle: by the printed table, or by the option the one with the fewest
    attackers, among equal ones at the First Player's choice."""
    if not g.edition.battle_order_fewest:
        return waiting[0]
    choice: Choice = yield Ask(g.first, NEXT_BATTLE)
    space: int = choice[1]
    return space


# ---------------------------------------------------------------------- 13.1 the defender


def defender_of(g: Position, space: int) -> int:
    """13.1 Who had units there when the Action Round began; else who has Militia there; else who
    was there first; else who controls the space (A-44, A-48). In a siege both had units there, and
    the French defend their Fortress."""
    present = [g.present[faction] >> space & 1 for faction in (BRITISH, FRENCH)]
    if present[BRITISH] != present[FRENCH]:
        return BRITISH if present[BRITISH] else FRENCH
    for faction in (BRITISH, FRENCH):
        if militia_here(g, faction, space):
            return faction
    if space in g.arrived:
        return g.arrived[space]
    return BRITISH if g.control[space] == BRITISH else FRENCH


# ---------------------------------------------------------------------- 13.3 the Battle


def fight(g: Position, space: int) -> Procedure[None]:
    """13 One Battle from its preparation to its end."""
    for faction in (BRITISH, FRENCH):
        if not fighters(g, faction, space) and not fighting_militia(g, faction, space):
            remove_battle(g, space)  # nobody is left to fight
            settle_control(g, space)
            return
    battle = Battle(space, 1 - defender_of(g, space))
    g.battle = battle
    record(g, "battle", space, battle.attacker, battle.defender)
    battle.fort_at_start = g.fort_at(battle.defender, space) != NOTHING
    battle.had_bastion = g.bastions(space) > 0
    enemy_held = g.control[space] == battle.defender
    battle.settled_enemy = enemy_held and g.board.kind[space] == SETTLED
    yield from prepare(g, battle)
    yield from roll_all(g, battle)
    winner = outcome(g, battle)
    yield from aftermath(g, battle, winner)
    g.battle = None


def holds_out(g: Position, battle: Battle, faction: int) -> bool:
    """13.6, A-45 The side still has units that fight, or Militia."""
    return battle.militia[faction] > 0 or count_units(g, fighters(g, faction, battle.space)) > 0


def outcome(g: Position, battle: Battle) -> int:
    """13.6 Who has won: the attacker only with the higher marker; a side with nobody left has
    lost, and if both are gone the defender has won."""
    attacker, defender = battle.attacker, battle.defender
    if not holds_out(g, battle, attacker):
        winner = defender
        record(g, "nobody_left", attacker)
    elif not holds_out(g, battle, defender):
        winner = attacker
        record(g, "nobody_left", defender)
    else:
        winner = attacker if battle.track[attacker] > battle.track[defender] else defender
    loser = 1 - winner
    record(g, "battle_won", winner, battle.space, battle.track[winner], battle.track[loser])
    return winner


# ---------------------------------------------------------------------- 13.7 after the Battle


def aftermath(g: Position, battle: Battle, winner: int) -> Procedure[None]:
    """13.7 Rout, retreat, control, markers, and Indians who go home."""
    space = battle.space
    loser = 1 - winner
    deserting = winner == battle.attacker and desertion_due(g, battle)
    yield from rout(g, battle, loser)
    for faction in (winner, loser):
        dismiss_commanders(g, faction, space)
        stand_up(g, g.at(faction, space))
    if loser == FRENCH and g.bastions(space):
        record(g, "victory_cancelled", loser, space)
        deserting = False
    else:
        attacking = loser == battle.attacker
        yield from retreat(g, loser, space, attacking, g.routed(loser, space))
        take_marker(g, space)
        settle_control(g, space)
    for faction in (winner, loser):
        clear_mark(g, faction, space, LANDING | MARSHAL)
    if deserting:
        yield from indian_desertion(g, battle)
    for faction in (winner, loser):
        remove_lone_commanders(g, faction)


def dismiss_commanders(g: Position, faction: int, space: int) -> None:
    """13.4.2 Commanders are removed if all other units of their stack have been eliminated."""
    stack = g.at(faction, space)
    for piece in stack:
        if g.pieces.type[piece] != COMMANDER:
            return
    for piece in stack:
        record(g, "commander_alone", piece, space)
        remove_commander(g, piece)


def desertion_due(g: Position, battle: Battle) -> bool:
    """13.7.1, A-21 The attackers have beaten a Fort or an enemy Settled Space, as they were when
    the Battle began; by the option, a Fort that still stands or an enemy Home Space."""
    if not g.edition.desertion_by_home:
        return battle.fort_at_start or battle.settled_enemy
    space = battle.space
    if g.fort_at(battle.defender, space) != NOTHING:
        return True
    return g.board.kind[space] == SETTLED and g.board.home[space] == battle.defender


def indian_desertion(g: Position, battle: Battle) -> Procedure[None]:
    """13.7.1 One of the Indian units that attacked, at random, goes to the Losses box."""
    kind, space = g.pieces.type, battle.space
    attackers = battle.lineup[battle.attacker]
    indians = [p for p in attackers if kind[p] == INDIAN and g.where[p] == space]
    if not indians:
        return
    piece = indians[g.dice.below(len(indians))]
    record(g, "deserted", piece)
    yield from eliminate(g, piece)
    after_leaving(g, space)
