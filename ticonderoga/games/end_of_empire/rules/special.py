"""7.5 Special reinforcements of the Reinforcement Phase: units that are exchanged for others,
Blommart, and the Continental Light Infantry."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import ask_yes_no, yes_no_question
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    BRITISH,
    CONTINENTALS,
    ENTRY_OF_SPAIN,
    LEAVES_IN_FALL,
    NOTHING,
    ROLE_3_CONT_ART,
    ROLE_BLOMMART,
    ROLE_GALVEZ,
    ROLE_GRIDLEY,
    ROLE_KNOX,
    WINTER_1,
)
from ticonderoga.games.end_of_empire.position import (
    ASIDE,
    DEAD,
    INDIANS,
    REINFORCEMENTS,
    TRACK,
    WITHDRAWN,
    Position,
    is_place,
)
from ticonderoga.games.end_of_empire.rules import at_once
from ticonderoga.games.end_of_empire.rules.control import controls
from ticonderoga.games.end_of_empire.rules.entries import entry_spaces
from ticonderoga.games.end_of_empire.rules.forces import bring_in, put_down, send_away
from ticonderoga.games.end_of_empire.rules.marks import hand_over
from ticonderoga.games.end_of_empire.rules.recruits import bars_full_strength
from ticonderoga.games.end_of_empire.rules.reinforcements import arrive
from ticonderoga.games.end_of_empire.terms import verb_of

# ---------------------------------------------------------------------- exchanges


def exchange_unit(g: Position, old: int, new: int) -> None:
    """7.5 A unit is exchanged for its substitute wherever it is, step for step, under a Fort marker
    too. What is due, owed or noted of the old counter is true of the new one."""
    place, due = g.where[old], g.due.get(old, 0)
    record(g, "exchanged", old, new)
    hand_over(g, old, new)
    g.nec |= (g.nec >> old & 1) << new
    g.nec &= ~(1 << old)
    g.steps[new] = g.steps[old]
    if is_place(place):
        put_down(g, g.pieces.side[new], (new,), place)
    else:
        send_away(g, new, place, due)
    send_away(g, old, WITHDRAWN)
    g.steps[old] = 0


def _is_exchanged(g: Position, old: int) -> bool:
    """A unit that is on the map, dead, on its way, or gone for the near collapse."""
    return g.in_play(old) or g.where[old] in (DEAD, TRACK) or g.nec >> old & 1 == 1


def exchanges(g: Position) -> Procedure[None]:
    """7.5 Re-equipped units are exchanged on their turn; Gridley and Knox in one hex become the
    3rd Continental Artillery."""
    p = g.pieces
    for old in p.of_war[g.war]:
        new = p.substitute[old]
        if new != NOTHING and p.entry_turn[new] == g.turn and _is_exchanged(g, old):
            exchange_unit(g, old, new)
    _join_artillery(g)
    yield from ()
    g.step = REINFORCEMENTS


def _join_artillery(g: Position) -> None:
    """7.5 Looked at when the phase begins and when reinforcements have come."""
    p, board = g.pieces, g.board
    gridley, knox, joined = p.role[ROLE_GRIDLEY], p.role[ROLE_KNOX], p.role[ROLE_3_CONT_ART]
    if g.where[joined] != ASIDE:
        return
    here, there = g.where[gridley], g.where[knox]
    if not g.on_map(gridley) or there not in board.spaces_of[board.hex_of[here]]:
        return
    bring_in(g, ALLIED, joined, here)
    for piece in (gridley, knox):
        send_away(g, piece, WITHDRAWN)
    record(g, "artillery_joined", gridley, knox, joined, here)


# ---------------------------------------------------------------------- Blommart


BLOMMART: Final = yes_no_question("blommart")


def may_rise(g: Position) -> bool:
    """7.5 Blommart may enter: Spain is in the war, Pensacola is British, Galvez is not at New
    Orleans, and the enemy does not hold Natchez."""
    p, board = g.pieces, g.board
    piece, galvez = p.role[ROLE_BLOMMART], p.role[ROLE_GALVEZ]
    if g.where[piece] != ASIDE or not g.entered_war[ENTRY_OF_SPAIN]:
        return False
    if not controls(g, BRITISH, board.pensacola):
        return False
    if g.where[galvez] in board.spaces_of[board.new_orleans]:
        return False
    return bool(entry_spaces(g, BRITISH, piece))


def _blommart(g: Position) -> Procedure[None]:
    if not may_rise(g):
        return
    comes: bool = yield from ask_yes_no(BRITISH, BLOMMART, {"space": g.board.natchez})
    if comes:
        yield from arrive(g, BRITISH, g.pieces.role[ROLE_BLOMMART])


# ---------------------------------------------------------------------- Light Infantry


def light_units(g: Position) -> list[int]:
    """7.5 The Continental Light Infantry units that could get a step now."""
    p = g.pieces
    return [
        piece
        for piece in p.of_war[g.war]
        if p.leaves[piece] == LEAVES_IN_FALL and not bars_light(g, piece)
    ]


def bars_light(g: Position, piece: int) -> str:
    """7.5 Why a Light Infantry unit cannot be raised, or get a step; empty if it can."""
    p = g.pieces
    if p.leaves[piece] != LEAVES_IN_FALL:
        return "no_light_infantry"
    where = g.where[piece]
    if not is_place(where):
        return "" if where in (ASIDE, DEAD) and givers(g, piece) else "no_giver"
    if g.steps[piece] >= p.steps[piece]:
        return "full_strength"
    return "" if givers(g, piece) else "no_giver"


def bars_giver(g: Position, light: int, piece: int) -> str:
    """7.5, ruling 64 Why a unit cannot be reduced for a step of a Light Infantry unit; empty if it
    can: a Continental unit with steps to spare, in the hex where the Light Infantry is."""
    p, board = g.pieces, g.board
    if p.army[piece] != CONTINENTALS:
        return "not_continental"
    where = g.where[piece]
    if not board.has(where):
        return "not_in_play"
    if g.steps[piece] < 2:
        return "no_step_to_spare"
    there = g.where[light]
    apart = is_place(there) and (not board.has(there) or board.hex_of[there] != board.hex_of[where])
    return "other_hex" if apart else ""


def givers(g: Position, light: int) -> list[int]:
    """The units that can be reduced for a step of a Light Infantry unit."""
    found: list[int] = []
    for space in sorted(g.stacks[ALLIED]):
        if g.board.has(space):
            found += [p for p in g.at(ALLIED, space) if not bars_giver(g, light, p)]
    return found


def _offer_light(g: Position, ask: Ask) -> list[Choice]:
    choices: list[Choice] = [("light", piece) for piece in light_units(g)]
    choices.append(("no_light",))
    return choices


def _refuse_light(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_light(g, choice[1]), choice[1:])


LIGHT: Final = Question("light", _offer_light, _refuse_light, ("light", "no_light"))


def _offer_giver(g: Position, ask: Ask) -> list[Choice]:
    return [("reduce", piece) for piece in givers(g, ask.about["piece"])]


def _refuse_giver(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_giver(g, ask.about["piece"], choice[1]), choice[1:])


GIVER: Final = Question("giver", _offer_giver, _refuse_giver, ("reduce",))


def _raise_light(g: Position, light: int) -> Procedure[None]:
    """7.5 One step of Light Infantry for one of a Continental unit, which is brought back to full
    strength at once if it could be recruited."""
    choice: Choice = yield Ask(ALLIED, GIVER, {"piece": light})
    giver: int = choice[1]
    space = g.where[giver]
    g.steps[giver] -= 1
    record(g, "light_raised", light, giver, space)
    if not g.in_play(light):
        bring_in(g, ALLIED, light, space, 1)
    else:
        g.steps[light] += 1
    if not bars_full_strength(g, giver):
        g.steps[giver] = g.pieces.steps[giver]
        record(g, "full_again", giver)


def _light_infantry(g: Position) -> Procedure[bool]:
    """7.5 From the February turn to fall; whether a step was raised."""
    if g.season == WINTER_1 or not light_units(g):
        return False
    choice: Choice = yield Ask(ALLIED, LIGHT)
    if verb_of(choice) == "no_light":
        return False
    yield from _raise_light(g, choice[1])
    return True


# ---------------------------------------------------------------------- the step


def special_entries(g: Position) -> Procedure[None]:
    """7.5 Gridley and Knox if one of them has just come to the other, Blommart, then steps of Light
    Infantry, one to a visit."""
    if not g.started:
        g.started = True
        _join_artillery(g)
        yield from _blommart(g)
        yield from at_once.settled(g)
        return
    more: bool = yield from _light_infantry(g)
    if not more:
        g.started = False
        g.step = INDIANS
