"""11.2, 11.3, 5.2 Ambush: before the first linear round, in the wilderness, once in a battle.

The side whose move it is not decides first (ruling 24). An outpost keeps one unit from being
ambushed: from the hex around it one may go inside and is out of the battle; of several inside one
is exempt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import one_question, pick_one
from ticonderoga.games.end_of_empire.data.combat import WORSE
from ticonderoga.games.end_of_empire.data.kinds import (
    HEX,
    INDIAN,
    LEADER,
    NAVAL_INFANTRY,
    NOTHING,
    OUTPOST,
)
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.combat_losses import (
    ambushed_leaders,
    capture_alone,
    disperse,
    force_of,
    lose_steps,
    other_indians_leave,
    units_in,
)
from ticonderoga.games.end_of_empire.rules.forces import shift
from ticonderoga.games.end_of_empire.rules.linear import is_wild, outpost_here
from ticonderoga.games.end_of_empire.rules.passage import companions
from ticonderoga.games.end_of_empire.rules.retreat import attackers_go_back, defenders_retreat
from ticonderoga.games.end_of_empire.terms import verb_of
from ticonderoga.games.end_of_empire.underway import Combat

# ---------------------------------------------------------------------- factors


def ambush_strength(g: Position, pieces: Sequence[int]) -> int:
    """2.11, 11.2 What a force ambushes with: AFs that have a +."""
    p, steps = g.pieces, g.steps
    return sum([p.face_ambush[piece][steps[piece]] for piece in pieces if p.type[piece] != LEADER])


def ambush_defence(g: Position, pieces: Sequence[int]) -> int:
    """11.2 What an ambushed force has against it: all AFs."""
    p, steps = g.pieces, g.steps
    return sum([p.face_af[piece][steps[piece]] for piece in pieces if p.type[piece] != LEADER])


def only_indians(g: Position, units: Sequence[int]) -> bool:
    kind = g.pieces.type
    for piece in units:
        if kind[piece] != INDIAN:
            return False
    return bool(units)


def vanish(g: Position, c: Combat) -> bool:
    """11.4 Indians who have not ambushed cannot be got at, in the wilderness, by a stack without
    AFs; nor do they get at it."""
    if not is_wild(g, c.space):
        return False
    for side in (c.attacker, c.defender):
        if c.ambusher != side and only_indians(g, units_in(g, c, side)):
            if not ambush_defence(g, force_of(g, c, 1 - side)):
                return True
    return False


# ---------------------------------------------------------------------- 5.2 outposts


def shelter_for(g: Position, c: Combat) -> int:
    """5.2 The outpost beside a battle in its hex that one of the defenders may go into; -1 for
    none. It is empty, the attackers have not come out of it, and another unit is left to fight
    (ruling B-22)."""
    board = g.board
    if board.kind[c.space] != HEX or g.edition.one_space_per_hex:
        return NOTHING
    place = board.place_of[c.space]
    if place in (NOTHING, c.came_from) or board.kind[place] != OUTPOST:
        return NOTHING
    if g.has_units(c.attacker, place) or g.has_units(c.defender, place):
        return NOTHING
    return place if len(units_in(g, c, c.defender)) > 1 else -1


SHELTER: Final = one_question("shelter", "shelter")
EXEMPT: Final = one_question("exempt", "exempt")


def take_shelter(g: Position, c: Combat) -> Procedure[None]:
    """5.2, example 8B, ruling 40: one unit of the defenders may go into the outpost of the hex."""
    place = shelter_for(g, c)
    if place == NOTHING:
        return
    side = c.defender
    units = [piece for piece in units_in(g, c, side) if _may_part(g, piece)]
    about = {"space": place, "side": side}
    piece: int = yield from pick_one(side, SHELTER, units, about, True)
    if piece != NOTHING:
        shift(g, side, (piece,), place)
        record(g, "sheltered", piece, c.space, place)


def _may_part(g: Position, piece: int) -> bool:
    """14.5, 15.3 Neither naval infantry nor a unit that stays with Rochambeau."""
    return g.pieces.type[piece] != NAVAL_INFANTRY and len(companions(g, piece)) == 1


def name_exempt(g: Position, c: Combat) -> Procedure[None]:
    """5.2, 11.2 Of several units inside an outpost one cannot be ambushed."""
    if outpost_here(g, c.space) == NOTHING or not ambush_strength(g, force_of(g, c, c.attacker)):
        return
    about = {"space": c.space, "side": c.defender}
    c.exempt = yield from pick_one(c.defender, EXEMPT, units_in(g, c, c.defender), about)
    record(g, "exempt", c.exempt)


# ---------------------------------------------------------------------- the decision


def can_be(g: Position, c: Combat) -> bool:
    """11.2 An ambush is possible at all: in the wilderness, and not if a single unit defends an
    outpost."""
    if not is_wild(g, c.space):
        return False
    return outpost_here(g, c.space) == NOTHING or len(units_in(g, c, c.defender)) > 1


def _offer_ambush(g: Position, ask: Ask) -> list[Choice]:
    return [("ambush",), ("no_ambush",)]


def _refuse_ambush(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("outside", (ask.question.key,))


AMBUSH: Final = Question("ambush", _offer_ambush, _refuse_ambush, ("ambush", "no_ambush"))


def victims_of(g: Position, c: Combat, ambusher: int) -> tuple[int, ...]:
    """The force that a side would ambush."""
    return tuple([piece for piece in force_of(g, c, 1 - ambusher) if piece != c.exempt])


def ambush(g: Position, c: Combat) -> Procedure[None]:
    """11.2 First the side that is not active, then the active one may ambush, if it has AFs with
    a +."""
    if not can_be(g, c):
        return
    yield from name_exempt(g, c)
    for side in (1 - c.active, c.active):
        strength = ambush_strength(g, force_of(g, c, side))
        if not strength:
            continue
        about = {
            "space": c.space, "side": side, "attack": strength,
            "defence": ambush_defence(g, victims_of(g, c, side)),
        }  # fmt: skip
        choice: Choice = yield Ask(side, AMBUSH, about, ("space", c.space))
        if verb_of(choice) == "ambush":
            yield from resolve(g, c, side)
            break
    c.exempt = NOTHING


# ---------------------------------------------------------------------- the result


def resolve(g: Position, c: Combat, side: int) -> Procedure[None]:
    """11.2, 11.3 The odds, the die without modifiers, and what befalls the ambushed."""
    table = g.pack.tables.ambush
    victim = 1 - side
    c.ambusher = side
    c.attack = ambush_strength(g, force_of(g, c, side))
    c.defence = ambush_defence(g, victims_of(g, c, side))
    c.column = table.odds.column(c.attack, c.defence)
    name = table.odds.names[max(c.column, 0)]
    if c.column == WORSE:
        record(g, "ambush_too_weak", side, c.space, c.attack, c.defence, name)
        return
    record(g, "ambush", side, c.space, c.attack, c.defence, name)
    die = g.dice.d6()
    cell = table.cell(c.column, die)
    c.result = table.texts[cell]
    record(g, "ambush_result", die, c.result)
    if not table.loss[cell] and not table.back[cell]:
        return
    if table.loss[cell]:
        yield from lose_steps(g, c, victim, table.loss[cell])
        ambushed_leaders(g, c, victim)
    disperse(g, c, victim)
    other_indians_leave(g, c)
    if table.back[cell] and units_in(g, c, victim):
        if victim == c.attacker:
            yield from attackers_go_back(g, c, True)
        else:
            yield from defenders_retreat(g, c)
    capture_alone(g, c)
