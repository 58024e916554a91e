"""13.3.3, 13.5 The dice of a Battle: type by type, with rerolls, and what comes of them."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ARTILLERY,
    BASTION,
    BRITISH,
    BT,
    COMMANDER,
    FLEET,
    FORT,
    FRENCH,
    METROPOLITAN,
    MISS,
    NOTHING,
    PROVINCIAL,
    is_flag,
)
from ticonderoga.games.bayonets_tomahawks.position import ROUGH_SEAS, Position
from ticonderoga.games.bayonets_tomahawks.rules.battle_hits import (
    BRIGADES,
    TARGETS,
    hit_checks,
    room_for_hits,
    score_hit,
    scoring,
    shows_shape,
)
from ticonderoga.games.bayonets_tomahawks.rules.battle_preparation import (
    COUP_DE_MAIN,
    NO_COMMANDER,
    REPLACE,
    announce,
    can_help,
    commanders_there,
    event_helps,
    rerolls_shape,
    take_command,
    unused_event,
)
from ticonderoga.games.bayonets_tomahawks.rules.fleets_leave import fleet_leaves
from ticonderoga.games.bayonets_tomahawks.rules.stacks import fighters, remove_commander
from ticonderoga.games.bayonets_tomahawks.underway import Battle

ROLL_STEPS: Final = 8
MILITIA_STEP: Final = 8
"""13.3.3 What comes after the eight steps of both sides."""
HIGHLAND_STEP: Final = 2
FLEET_STEP: Final = 5
STRIKES_BRIGADES: Final = (METROPOLITAN, ARTILLERY, FORT, BASTION)
"""13.3.3 The types whose B&T may Hit a Brigade."""
_STEP_OF: Final = (0, 1, 3, 4, 7, 5, 6, 6, -1)
"""13.3.3 By type: the step in which it rolls; Commanders never do, Highlands before others."""


def roll_step(g: Position, piece: int) -> int:
    """13.3.3 The step of the roll sequence in which a piece rolls; -1 for a Commander."""
    return HIGHLAND_STEP if g.pieces.highland[piece] else _STEP_OF[g.pieces.type[piece]]


def participants(g: Position, faction: int, space: int) -> list[list[int]]:
    """13.3.3 The units of a faction that would roll in a Battle there, by the steps of the roll
    sequence."""
    steps: list[list[int]] = [[] for _ in range(ROLL_STEPS)]
    for piece in fighters(g, faction, space):
        if g.pieces.type[piece] != COMMANDER:
            steps[roll_step(g, piece)].append(piece)
    return steps


def roll_all(g: Position, battle: Battle) -> Procedure[None]:
    """13.3.3 The attacker's units, the defender's with those already eliminated, the Militia."""
    for faction in (battle.attacker, battle.defender):
        for step in range(ROLL_STEPS):
            rollers = [p for p in battle.lineup[faction] if roll_step(g, p) == step]
            if rollers:
                yield from roll_type(g, battle, faction, step, rollers)
    for faction in (battle.attacker, battle.defender):
        roll_militia(g, battle, faction)


def roll_type(
    g: Position, battle: Battle, faction: int, step: int, rollers: list[int]
) -> Procedure[None]:
    """13.3.3 The dice of one type: all of them, then rerolls, then Hits, B&Ts, Flags. Misses do
    nothing."""
    battle.rolling = faction
    battle.step = step
    for piece in rollers:
        face = g.dice.d6()
        battle.dice[piece] = face
        record(g, "rolled", piece, face)
    yield from rerolls(g, battle)
    yield from hit_checks(g, battle)
    for piece, face in list(battle.dice.items()):
        if face == BT:
            yield from bayonets_and_tomahawks(g, battle, piece)
    count_flags(g, battle)
    battle.dice = {}
    battle.rerolled = {}
    battle.rolling = NOTHING
    battle.step = NOTHING


def roll_militia(g: Position, battle: Battle, faction: int) -> None:
    """13.2.1 Only the Flags of Militia count; they never reroll."""
    flags = 0
    for _ in range(battle.militia[faction]):
        face = g.dice.d6()
        record(g, "militia_rolled", faction, face)
        if is_flag(face):
            flags += 1
    if flags:
        battle.track[faction] += flags
        record(g, "flags", faction, flags, battle.track[faction])


# ---------------------------------------------------------------------- B&Ts and Flags


def bayonets_and_tomahawks(g: Position, battle: Battle, piece: int) -> Procedure[None]:
    """13.3.3 The B&T of a Brigade removes a Militia; that of a Metropolitan Brigade, Artillery,
    Fort or Bastion may Hit a Brigade; that of a Fleet lets one leave. Light units: nothing."""
    type_ = g.pieces.type[piece]
    enemy = 1 - battle.rolling
    if type_ == FORT and battle.rolling == BRITISH and battle.events[FRENCH] == COUP_DE_MAIN:
        record(g, "bt_is_miss", piece)
        return
    if type_ in (METROPOLITAN, PROVINCIAL) and battle.militia[enemy]:
        battle.militia[enemy] -= 1
        record(g, "militia_removed", piece, battle.militia[enemy])
    if type_ == FLEET:
        yield from fleet_leaves(g, battle, piece)
    elif type_ in STRIKES_BRIGADES and room_for_hits(g, enemy, battle.space, BRIGADES):
        yield from score_hit(g, battle, piece, True)


def count_flags(g: Position, battle: Battle) -> None:
    """13.3.3 Each Flag moves the marker up by one; card 40: not those of Fleets."""
    faction = battle.rolling
    flags = len([face for face in battle.dice.values() if is_flag(face)])
    if not flags:
        return
    if battle.step == FLEET_STEP and g.effects & ROUGH_SEAS:
        record(g, "flags_void", faction)
        return
    battle.track[faction] += flags
    record(g, "flags", faction, flags, battle.track[faction])


# ---------------------------------------------------------------------- 13.5 rerolls

BY_HIGHLAND: Final = 0
BY_EVENT: Final = 1
BY_COMMANDER: Final = 2
SOURCES: Final = (BY_HIGHLAND, BY_EVENT, BY_COMMANDER)
SOURCE_IDS: Final = ("highland", "event", "commander")
ACCEPT: Final[Choice] = ("accept",)


def surplus_hits(g: Position, battle: Battle) -> int:
    """A-53 How many Hit faces on the table would score nothing because there is no more to
    Hit."""
    faces = len([piece for piece, face in battle.dice.items() if shows_shape(g, piece, face)])
    roller = next(iter(battle.dice))  # all who roll now have the same targets
    order = TARGETS[g.pieces.type[roller]]
    room = room_for_hits(g, 1 - battle.rolling, battle.space, order)
    return faces - scoring(faces, battle.track[battle.rolling], room)


def bars_die(g: Position, battle: Battle, piece: int, surplus: int) -> str:
    """13.5 Why the die of a piece stays as it fell; empty if it may be rerolled."""
    face = battle.dice.get(piece, 0)
    if not face:
        return "no_die"
    if is_flag(face):
        return "flag_stays"
    if shows_shape(g, piece, face) and not surplus:
        return "hit_stays"
    return ""


def bars_source(g: Position, battle: Battle, piece: int, source: int) -> str:
    """13.5 Why a piece has no reroll from this source; empty if it has one."""
    faction = battle.rolling
    if source == BY_HIGHLAND:
        if not g.pieces.highland[piece]:
            return "no_highland"
    elif source == BY_EVENT:
        if not battle.event_rerolls[faction]:
            return "no_event_rerolls"
        event = battle.events[faction] or unused_event(g, faction)
        if not event_helps(g, piece, event):
            return "event_other_units"
    else:
        commander = battle.commanders[faction]
        if commander == NOTHING:
            return "nobody_commands"
        if not battle.rerolls[faction]:
            return "no_rerolls_left"
        if not rerolls_shape(g, commander, g.pieces.shape[piece]):
            return "commander_other_shape"
    return "rerolled_so" if battle.rerolled.get(piece, 0) >> source & 1 else ""


def open_rerolls(g: Position, battle: Battle) -> list[Choice]:
    """13.5 All rerolls that may be made now."""
    surplus = surplus_hits(g, battle)
    found: list[Choice] = []
    for piece in battle.dice:
        if not bars_die(g, battle, piece, surplus):
            for source in SOURCES:
                if not bars_source(g, battle, piece, source):
                    found.append(("reroll", piece, source))
    return found


def _offer_rerolls(g: Position, ask: Ask) -> list[Choice]:
    assert g.battle is not None
    return [*open_rerolls(g, g.battle), ACCEPT]


def _refuse_reroll(g: Position, ask: Ask, choice: Choice) -> Reason:
    battle = g.battle
    assert battle is not None
    piece, source = choice[1], choice[2]
    reason = bars_die(g, battle, piece, surplus_hits(g, battle))
    return Reason(reason or bars_source(g, battle, piece, source), (piece,))


REROLL: Final = Question("reroll", _offer_rerolls, _refuse_reroll, ("reroll", "accept"))


def may_reroll(g: Position, battle: Battle) -> bool:
    """The rolling side has a source of rerolls at all, so that the dice are worth a look."""
    faction = battle.rolling
    return (
        battle.rerolls[faction] > 0
        or battle.event_rerolls[faction] > 0
        or battle.step == HIGHLAND_STEP
    )


def rerolls(g: Position, battle: Battle) -> Procedure[None]:
    """13.5 One after another, until the player is content or there are none left."""
    while may_reroll(g, battle) and open_rerolls(g, battle):
        about = {"space": battle.space}
        choice: Choice = yield Ask(battle.rolling, REROLL, about, ("space", battle.space))
        if choice == ACCEPT:
            return
        yield from reroll(g, battle, choice[1], choice[2])


def reroll(g: Position, battle: Battle, piece: int, source: int) -> Procedure[None]:
    """13.5 A unit rolls its die again. A Miss with the help of a Commander endangers him."""
    faction = battle.rolling
    battle.rerolled[piece] = battle.rerolled.get(piece, 0) | 1 << source
    if source == BY_EVENT:
        battle.event_rerolls[faction] -= 1
        if not battle.events[faction]:
            announce(g, battle, faction, unused_event(g, faction))
    elif source == BY_COMMANDER:
        battle.rerolls[faction] -= 1
    face = g.dice.d6()
    battle.dice[piece] = face
    record(g, "rerolled", piece, source, face)
    if source == BY_COMMANDER and face == MISS:
        yield from commander_casualty(g, battle, faction)


def commander_casualty(g: Position, battle: Battle, faction: int) -> Procedure[None]:
    """13.5.1 A second Miss removes the Commander. Another of his stack may take over what rerolls
    were left, up to his own rating."""
    commander = battle.commanders[faction]
    face = g.dice.d6()
    record(g, "casualty_roll", commander, face)
    if face != MISS:
        return
    left = battle.rerolls[faction]
    record(g, "commander_falls", commander)
    remove_commander(g, commander)
    battle.commanders[faction] = NOTHING
    battle.rerolls[faction] = 0
    others = commanders_there(g, battle, faction)
    if left and can_help(g, battle, faction, others):
        about = {"lost": commander, "rerolls": left}
        choice: Choice = yield Ask(faction, REPLACE, about, ("space", battle.space))
        if choice != NO_COMMANDER:
            rating = g.pieces.rating[choice[1]]
            take_command(g, battle, faction, choice[1], min(left, rating))
