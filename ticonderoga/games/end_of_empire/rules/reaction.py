"""10 Reaction: the other side answers a move.

All reactions are declared, with their goals, before the first die. Parts of a stack that go to
different goals share one roll, unless units without a leader choose to roll one by one. Then the
stack in the entered space goes first; if an attempt of it fails, nobody else comes into that hex
(10.1, ruling 23). A reactor who finds the mover without own units beside him attacks him at once.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import LEADER, NOTHING, RANGER, Numbers
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules import arrival
from ticonderoga.games.end_of_empire.rules.command import (
    FACES,
    bars_command,
    measure,
    muster,
    rating_of,
    roll,
)
from ticonderoga.games.end_of_empire.rules.passage import companions
from ticonderoga.games.end_of_empire.rules.reacting import (
    bars_goal,
    bars_occasion,
    bars_reactor,
    bars_take,
    bars_way,
    goals_of,
    horse_rating,
    is_escape,
    likeness,
    reaction_rating,
    reactors,
    rolls_as_horse,
    whole_stack,
)
from ticonderoga.games.end_of_empire.terms import NO_LEADER, REACTION, verb_of
from ticonderoga.games.end_of_empire.underway import Declared, Reaction

TAKE_ALL: Final[Choice] = ("take_all",)
NO_REACTION: Final[Choice] = ("no_reaction",)
DECLARED: Final[Choice] = ("declared",)


# ---------------------------------------------------------------------- which stack


def bars_react(g: Position, r: Reaction, space: int) -> str:
    """10 Why (no more of) a stack may react; empty if it may."""
    bar = bars_occasion(g, r.side, space, r.entered, r.from_space)
    if bar:
        return bar
    asked, r.space = r.space, space
    bar = "all_declared"
    for piece in g.at(r.side, space):
        against = bars_take(g, r, piece)
        if not against:
            bar = ""
            break
        if against != "declared_already":
            bar = against
    if bar and whole_stack(g, r):
        bar = ""
    r.space = asked
    return bar


def _offer_reactions(g: Position, ask: Ask) -> list[Choice]:
    r = g.reaction
    assert r is not None
    choices: list[Choice] = []
    for space in r.stacks:
        if not bars_react(g, r, space):
            choices.append(("react", space))
    choices.append(DECLARED if r.declared else NO_REACTION)
    return choices


def _refuse_reactions(g: Position, ask: Ask, choice: Choice) -> Reason:
    r = g.reaction
    assert r is not None
    if verb_of(choice) == "react":
        return Reason(bars_react(g, r, choice[1]), choice[1:])
    return Reason("reactions_declared" if r.declared else "nothing_declared")


REACT: Final = Question(
    "react", _offer_reactions, _refuse_reactions, ("react", "declared", "no_reaction")
)


# ---------------------------------------------------------------------- who, and where to


def _has_declared(r: Reaction, space: int) -> bool:
    """Others of the stack have a reaction declared."""
    for declared in r.declared:
        if declared.space == space:
            return True
    return False


def bars_each(g: Position, r: Reaction, goal: int) -> str:
    """10.3 Why the units may not roll one by one; empty if they may."""
    m = muster(g, r.force)
    if m.leaders or m.units < (1 if _has_declared(r, r.space) else 2):
        return "only_units_each"
    for piece in r.force:
        if len(companions(g, piece)) > 1:
            return "stays_together"
        bar = bars_goal(g, r, (piece,), goal)
        if bar:
            return bar
    return bars_goal(g, r, r.force, goal)


def bars_reactors(g: Position, r: Reaction, choice: Choice) -> str:
    """Why a choice is not open while a reaction is declared."""
    verb = verb_of(choice)
    if verb == "take":
        return bars_take(g, r, choice[1])
    if verb == "take_all":
        return "" if whole_stack(g, r) else "nobody_else"
    if verb == "each_to":
        return bars_each(g, r, choice[1])
    return bars_goal(g, r, r.force, choice[1])


def _offer_reactors(g: Position, ask: Ask) -> list[Choice]:
    r = g.reaction
    assert r is not None
    choices: list[Choice] = []
    answers: dict[Numbers, bool] = {}
    for piece in g.at(r.side, r.space):
        if bars_reactor(g, r, piece):
            continue
        like = (piece,) if g.pieces.type[piece] == LEADER else likeness(g, piece)
        if like not in answers:
            answers[like] = not bars_take(g, r, piece)
        if answers[like]:
            choices.append(("take", piece))
    if whole_stack(g, r):
        choices.append(TAKE_ALL)
    if r.force:
        for goal in goals_of(g, r):
            if not bars_goal(g, r, r.force, goal):
                choices.append(("to", goal))
                if not bars_each(g, r, goal):
                    choices.append(("each_to", goal))
    return choices


def _refuse_reactors(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.reaction is not None
    return Reason(bars_reactors(g, g.reaction, choice), choice[1:])


REACTORS: Final = Question(
    "reactors", _offer_reactors, _refuse_reactors, ("take", "take_all", "to", "each_to")
)


# ---------------------------------------------------------------------- declaring


def answer(
    g: Position,
    side: int,
    entered: int,
    from_space: int,
    mover: tuple[int, ...],
    called_out: tuple[int, ...],
) -> Procedure[None]:
    """10 A side reacts to the entry of a space. `mover` are the pieces that came, `called_out`
    the militia placed against them; from the sea `from_space` is -1, and they are not there yet."""
    stacks = reactors(g, side, entered, from_space)
    if not stacks:
        return
    r = Reaction(side, entered, from_space)
    r.barred = called_out
    _look_at_mover(g, r, mover)
    r.stacks = [space for space in stacks if not bars_react(g, r, space)]
    if not r.stacks:
        return
    g.reaction = r
    yield from _declare(g, r)
    if r.declared:
        yield from _resolve(g, r)
    g.reaction = None


def _look_at_mover(g: Position, r: Reaction, mover: tuple[int, ...]) -> None:
    """O7, O8 What the mover has that makes it harder to get away."""
    p = g.pieces
    r.cant_ambush = True
    for piece in mover:
        if p.scouts[piece] or p.type[piece] == RANGER:
            r.horse = True
        if p.face_ambush[piece][g.steps[piece]]:
            r.cant_ambush = False


def _declare(g: Position, r: Reaction) -> Procedure[None]:
    """10.3 All reactions, and where they lead, before the first die."""
    while True:
        about = {"space": r.entered, "side": r.side}
        choice: Choice = yield Ask(r.side, REACT, about, ("space", r.entered))
        if verb_of(choice) != "react":
            return
        r.space = choice[1]
        yield from _declare_stack(g, r)
        r.space = NOTHING
        r.force = ()


def _declare_stack(g: Position, r: Reaction) -> Procedure[None]:
    while True:
        about = {"space": r.space, "entered": r.entered, "side": r.side}
        choice: Choice = yield Ask(r.side, REACTORS, about, ("space", r.space))
        verb = verb_of(choice)
        if verb == "take":
            r.force = (*r.force, *companions(g, choice[1]))
        elif verb == "take_all":
            r.force = (*r.force, *whole_stack(g, r))
        else:
            each = verb == "each_to" or _goes_as_horse(g, r)
            _note(g, r, choice[1], each)
            return


def _goes_as_horse(g: Position, r: Reaction) -> bool:
    """O7 Each of these rolls for itself, unless they need no such roll (8.7)."""
    if not rolls_as_horse(g, r, r.space):
        return False
    return horse_rating(r) > rating_of(g, r.side, r.force, r.space, REACTION)


def _note(g: Position, r: Reaction, goal: int, each: bool) -> None:
    """A reaction is declared, for the force or for each unit of it."""
    if each:
        for piece in r.force:
            r.declared.append(Declared(r.space, (piece,), goal, True))
    else:
        r.declared.append(Declared(r.space, r.force, goal))
    record(g, "reaction_declared", r.side, len(r.force), r.space, goal)


# ---------------------------------------------------------------------- resolving


def _resolve(g: Position, r: Reaction) -> Procedure[None]:
    """10.1, 10.3 First the stack in the entered space, then the others as declared."""
    failed = False
    for declared in r.declared:
        if declared.space == r.entered:
            passed: bool = yield from _attempt(g, r, declared)
            if not passed:
                failed = True
    for declared in r.declared:
        if declared.space == r.entered:
            continue
        if failed and not is_escape(g, r, declared.space, declared.goal):
            record(g, "reaction_shut_out", declared.space, g.board.hex_of[r.entered])
        else:
            yield from _attempt(g, r, declared)


def _attempt(g: Position, r: Reaction, declared: Declared) -> Procedure[bool]:
    """One reaction: the check, and the move with what comes of it."""
    start, goal = declared.space, declared.goal
    force = tuple([piece for piece in declared.force if g.where[piece] == start])
    r.space = start
    if not force or bars_way(g, r, force, goal):
        r.space = NOTHING
        record(g, "reaction_void", start, goal)
        return True
    r.space = NOTHING
    usual = rating_of(g, r.side, force, start, REACTION)
    best = reaction_rating(g, r, force, start, goal)
    if best > usual:
        above = roll(g, NO_LEADER, best, start, REACTION)
    elif declared.own or usual >= FACES:
        above = yield from measure(g, r.side, force, start, REACTION)
    else:
        if start not in r.rolled:
            together = _together(g, r, force, start)
            r.rolled[start] = yield from measure(g, r.side, together, start, REACTION)
        above = r.rolled[start]
    if above > 0:
        return False
    yield from arrival.react_to(g, r, force, start, goal)
    return True


def _together(g: Position, r: Reaction, force: tuple[int, ...], start: int) -> tuple[int, ...]:
    """10.3, ruling B-86: all of a stack who react on one roll, wherever they go; `force` alone if
    nobody may lead them together."""
    found = force
    for declared in r.declared:
        if declared.space == start and not declared.own:
            found += tuple([p for p in declared.force if p not in found and g.where[p] == start])
    return force if bars_command(g, r.side, found, start, REACTION) else found
