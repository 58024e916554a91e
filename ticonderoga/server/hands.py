"""Hands on the map: who may be taken up at a space, and what it means to draw them to another."""

from __future__ import annotations

from ticonderoga.engine.ask import Ask, Choice, Reason
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Rules
from ticonderoga.engine.hand import BESIDE, WHOLE, Grasp, Lot, Muster, Stroke
from ticonderoga.engine.journal import FORCED
from ticonderoga.engine.match import Match
from ticonderoga.engine.words import ANY_LOT
from ticonderoga.server import messages as say
from ticonderoga.server import sent
from ticonderoga.server.table import Table

MOST_TRIED = 200
"""On a board of so many spaces a table finds out by trying where a stack can be drawn."""


def gesture(table: Table, seat: int, message: say.Gesture) -> sent.Gesture:
    """Which choices a gesture stands for: they are made one by one, like any others."""
    match, start, goal = table.match, message.start, message.goal
    require(table, seat, *((start, goal) if start != BESIDE else (goal,)))
    ask = match.ask_of(seat)
    grasp = Grasp(tuple(message.pieces), tuple(message.lots))
    meant = Stroke()
    if start == BESIDE:
        meant = Stroke(ways=bringing(match, seat, goal, grasp))
    elif match.rules.gesture is not None and ask is not None:
        meant = match.rules.gesture(match.position, ask, start, goal, grasp)
    rules = match.rules
    text, rule = _told(rules, None if meant.choices else meant.against)
    return {
        "type": "gesture",
        "id": message.id,
        "ways": [[list(choice) for choice in to_be_made(match, seat, way)] for way in meant.ways],
        "stays": [_fit(rules, *each) for each in meant.stays],
        "lots_stay": [_lot_fit(rules, Lot(lot, 0, why)) for lot, why in meant.lots_stay],
        "text": text,
        "rule": rule,
    }


def muster(table: Table, seat: int, message: say.Muster) -> sent.Muster:
    """Who may be taken up at a space."""
    match = table.match
    require(table, seat, message.space)
    ask = match.ask_of(seat)
    found = Muster()
    if match.rules.muster is not None and ask is not None:
        found = match.rules.muster(match.position, ask, message.space)
    return {
        "type": "muster",
        "id": message.id,
        "gathers": found.gathers,
        "pieces": [_fit(match.rules, *each) for each in found.pieces],
        "lots": [_lot_fit(match.rules, lot) for lot in found.lots],
        "goal": found.goal,
        "goals": [] if ask is None else _goals(match, ask, message.space, found),
    }


def _goals(match: Match, ask: Ask, space: int, found: Muster) -> list[int]:
    """Where a stack can be drawn from a space, as the game says, or by trying every space."""
    rules = match.rules
    if found.goals is not None or rules.gesture is None:
        return found.goals or []
    if found.gathers or not (found.pieces or found.lots):
        return []
    spaces = range(len(rules.ids["space"]))
    if len(spaces) > MOST_TRIED:
        return []
    drawn = rules.gesture
    return [goal for goal in spaces if drawn(match.position, ask, space, goal, WHOLE).choices]


def require(table: Table, seat: int, *spaces: int) -> None:
    """The seat is asked something, and these are spaces of the board."""
    if table.match.ask_of(seat) is None or not table.started():
        raise TiconderogaError("there is nothing for you to decide now")
    known = len(table.match.rules.ids["space"]) if "space" in table.match.rules.ids else 0
    if not all(0 <= space < known for space in spaces):
        raise TiconderogaError("a gesture goes from a space to another")


def bringing(match: Match, seat: int, goal: int, grasp: Grasp) -> list[list[Choice]]:
    """The ways to bring what a hand holds from beside the map to a space: by a choice of the open
    question, or by one of the next if something that names no space is chosen first, such as the
    Command that does it. Nobody looks past a roll, a reveal or another's answer."""
    now = _brings(match, seat, goal, grasp)
    if now:
        return [[choice] for choice in now]
    ways: list[list[Choice]] = []
    verbs = match.rules.words.verbs
    for first in match.choices(seat):
        if "space" in verbs[first[0]].kinds:
            continue
        trial = match.fork(listen=False)
        trial.choose(first, seat)
        hidden = trial.position.dice.barrier != match.position.dice.barrier
        if not hidden and trial.ask_of(seat) is not None:
            ways += [[first, choice] for choice in _brings(trial, seat, goal, grasp)]
    return ways


def _brings(match: Match, seat: int, goal: int, grasp: Grasp) -> list[Choice]:
    """What is offered that brings something held to a space."""
    verbs = match.rules.words.verbs
    held = {lot for lot, _ in grasp.lots}
    found: list[Choice] = []
    for choice in match.choices(seat):
        verb = verbs[choice[0]]
        fits = verb.brings == ANY_LOT or (not grasp.pieces and not held)
        fits = fits or not held.isdisjoint(verb.brings)
        if verb.brings and fits and ("space", goal) in zip(verb.kinds, choice[1:], strict=True):
            found.append(choice)
    return found


def to_be_made(match: Match, seat: int, choices: list[Choice]) -> list[Choice]:
    """These choices without those that the rules make by themselves, because nothing else is left
    by then. Nobody looks past a roll, a reveal or another's answer: what comes later stays as it
    is."""
    trial = match.fork(listen=False)
    made: list[Choice] = []
    for place, choice in enumerate(choices):
        if trial.over or trial.ask_of(seat) is None:
            return made
        if choice in _forced(trial, match.ply):
            continue
        if choice not in trial.choices(seat):
            return [*made, *choices[place:]]
        before, barrier = len(trial.deliveries), trial.position.dice.barrier
        trial.choose(choice, seat)
        made.append(choice)
        by_another = any(by != seat for _, by, _, _ in trial.deliveries[before:])
        if by_another or trial.position.dice.barrier != barrier:
            return [*made, *choices[place + 1 :]]
    return made


def _forced(match: Match, since: int) -> list[Choice]:
    """What the rules have answered by themselves since a delivery."""
    return [what for kind, _, what, _ in match.deliveries[since:] if kind == FORCED]


def _fit(rules: Rules, piece: int, reason: Reason | None) -> sent.Fit:
    """A piece in a hand, with what is against it."""
    text, rule = _told(rules, reason)
    return {"piece": piece, "text": text, "rule": rule}


def _lot_fit(rules: Rules, lot: Lot) -> sent.LotFit:
    """So many of a lot in a hand, with what is against (more of) them."""
    text, rule = _told(rules, lot.reason)
    return {"lot": lot.lot, "most": lot.most, "usual": lot.usual, "text": text, "rule": rule}


def _told(rules: Rules, reason: Reason | None) -> tuple[str, str]:
    """A reason in words, and its rule."""
    if reason is None:
        return "", ""
    return rules.words.tell_reason(reason), rules.words.rule_of_reason(reason)
