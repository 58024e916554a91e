"""The odds behind a choice, for a table: battles counted out (combat_odds.py), and checks."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.odds import Modifier, Note, Odds, Outcome
from ticonderoga.engine.words import Sentence
from ticonderoga.games.end_of_empire.combat_forces import pass_chance
from ticonderoga.games.end_of_empire.combat_odds import (
    DESTROYED,
    RETREATED,
    SURRENDERED,
    Forecast,
    Round,
    forecast,
    next_round,
)
from ticonderoga.games.end_of_empire.data.kinds import NOTHING
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.combat_losses import force_of
from ticonderoga.games.end_of_empire.rules.command import rating_of
from ticonderoga.games.end_of_empire.rules.forces import shift
from ticonderoga.games.end_of_empire.rules.fortifying import fort_rating
from ticonderoga.games.end_of_empire.rules.linear import (
    ATTACK_NO_GUNS,
    BOSTON,
    LEADER_ATTACK,
    STEUBEN_ATTACK,
    odds_name,
    table_of,
)
from ticonderoga.games.end_of_empire.rules.moving import later_check
from ticonderoga.games.end_of_empire.terms import CLEARED, FIRST, LATER, LEAVING, REPELLED, SHARED
from ticonderoga.games.end_of_empire.text.combat import MODIFIERS
from ticonderoga.games.end_of_empire.text.names import SIDE_NAMES_BY_WAR
from ticonderoga.games.end_of_empire.underway import Combat, Operation

OF_ATTACKER: Final = (ATTACK_NO_GUNS, BOSTON, STEUBEN_ATTACK, LEADER_ATTACK)
"""The modifiers that speak of the attackers."""
USUAL: Final = (
    "Both sides ambush if they can; the attacker goes on while he has at least 1:1; the defender "
    "stays; the owner gives up the cheapest step, the opponent takes the dearest."
)
FATES: Final = (
    (RETREATED, "retreat", "11.9"),
    (SURRENDERED, "surrender", "14.8"),
    (DESTROYED, "are destroyed", "11.9"),
)


def odds(g: Position, ask: Ask, choice: Choice) -> Odds | None:
    """The odds of a choice of the asked seat; None where no dice follow from it."""
    verb = choice[0]
    if g.combat is not None:
        return _in_combat(g, g.combat, ask.seat, choice)
    op = g.operation
    if op is not None and verb in ("go", "attack", "ferry"):
        return attack_odds(g, op, choice[1])
    if op is not None and verb == "roll":
        rating = rating_of(g, op.side, op.force, op.at, FIRST)
        return check_odds(g, op.side, "The force gets going", rating)
    if op is not None and verb == "resume":
        rating = rating_of(g, op.side, op.force, op.at, later_check(op))
        return check_odds(g, op.side, "The force goes on", rating)
    if verb == "fortify":
        return check_odds(g, ask.seat, "A fort is built", fort_rating(g, ask.seat, choice[1]))
    return None


def side_name(g: Position, side: int) -> str:
    return SIDE_NAMES_BY_WAR[g.war][side]


# ---------------------------------------------------------------------- checks


def check_odds(g: Position, side: int, success: str, rating: int) -> Odds:
    """8.3 A check against a rating."""
    chance = pass_chance(rating)
    outcomes = [
        Outcome(success.lower(), chance, "8.3", sides=(side,), success=True),
        Outcome("the check fails", 1 - chance, "8.3", sides=(side,)),
    ]
    rated = [Modifier(side_name(g, side), "rating of the check", rating, "8.3")]
    return Odds(success, outcomes, rated, [])


# ---------------------------------------------------------------------- battles to come


def attack_odds(g: Position, op: Operation, space: int) -> Odds | None:
    """9.3, 11 The battle that a force on the move would have in a space, as if nobody reacted and
    no militia were called out; None if there would be none."""
    if not op.force or not g.has_units(1 - op.side, space):
        return None
    h = g.copy()
    came_from = op.back_to if space == op.at else op.at
    if space != op.at:
        shift(h, op.side, op.force, space)
    c = Combat(space, op.side, came_from)
    c.attackers = op.force
    notes = [Note("As if nobody reacted and no militia were called out.", "10")]
    return _told(h, c, forecast(h, c), next_round(h, c), notes)


# ---------------------------------------------------------------------- battles under way


def _in_combat(g: Position, c: Combat, seat: int, choice: Choice) -> Odds | None:
    verb = choice[0]
    if verb == "ambush":
        return _told(g, c, forecast(g, c, False, (seat,)), next_round(g, c), [])
    if verb == "no_ambush":
        others = () if seat == c.active else (c.active,)
        return _told(g, c, forecast(g, c, False, others), next_round(g, c), [])
    if verb == "press":
        return _press_odds(g, c)
    if verb == "leave":
        rating = rating_of(g, c.defender, force_of(g, c, c.defender), c.space, LEAVING)
        return check_odds(g, c.defender, "The force gets away", rating)
    if verb == "stand":
        return _told(g, c, forecast(g, c, True), next_round(g, c), [_IF_PRESSED])
    return None


_IF_PRESSED: Final = Note("If the attacker passes his check for another round.", "11")


def _press_odds(g: Position, c: Combat) -> Odds:
    """Combat sequence 3c: the check for another round, and what comes of it."""
    force = force_of(g, c, c.attacker)
    rating = rating_of(g, c.attacker, force, c.space, LATER)
    chance = pass_chance(rating)
    told = _told(g, c, forecast(g, c, True), next_round(g, c), [])
    passed = Outcome("the check succeeds", chance, "8.3", sides=(c.attacker,), success=True)
    then = [outcome._replace(when="if it does") for outcome in told.outcomes]
    rated = Modifier(side_name(g, c.attacker), "rating of the check", rating, "8.3")
    return Odds(told.title, [passed, *then], [rated, *told.modifiers], told.notes)


# ---------------------------------------------------------------------- telling


def _told(g: Position, c: Combat, found: Forecast, one: Round, notes: list[Note]) -> Odds:
    """Who holds the space, what each side loses, what becomes of it and of its leaders."""
    outcomes: list[Outcome] = [
        _outcome("the attackers hold the space", found.outcome[CLEARED], "11", c.attacker, True),
        _outcome("the attack is beaten off", found.outcome[REPELLED], "11", c.defender, True),
    ]
    if found.outcome[SHARED]:
        outcomes.append(_outcome("both stay", found.outcome[SHARED], "11.4", c.defender))
    for role, side in enumerate((c.attacker, c.defender)):
        name = side_name(g, side)
        for fate, what, rule in FATES:
            if found.fate[role][fate] and (role or fate != RETREATED):
                text = f"the {name} {what}"
                outcomes.append(_outcome(text, found.fate[role][fate], rule, side))
        for steps, chance in found.lost[role].items():
            text = f"{name} steps lost: {steps}"
            outcomes.append(_outcome(text, chance, "11.10", side))
        for chance, what in (
            (found.killed[role], "killed"),
            (found.wounded[role], "wounded"),
            (found.captured[role], "captured"),
        ):
            if chance:
                outcomes.append(_outcome(f"a {name} leader is {what}", chance, "11.5", side))
    told = [*notes, _round_note(g, one), Note(USUAL, "11")]
    title = f"Battle at {g.board.labels[c.space]}"
    return Odds(title, outcomes, _modifiers(g, c, one), told)


def _outcome(text: str, chance: float, rule: str, side: int, success: bool = False) -> Outcome:
    return Outcome(text, chance, rule, sides=(side,), success=success)


def _modifiers(g: Position, c: Combat, one: Round) -> list[Modifier]:
    """11.8 Every modifier of the round, as it is added to the die."""
    found: list[Modifier] = []
    for key, value, leader in one.drm:
        term = MODIFIERS[key]
        text = term.template if isinstance(term, Sentence) else term
        if leader != NOTHING:
            text = f"{text}, {g.pieces.labels[leader]}"
        side = c.attacker if key in OF_ATTACKER else c.defender
        found.append(Modifier(side_name(g, side), text, value, "11.8"))
    return found


def _round_note(g: Position, one: Round) -> Note:
    """11.5 The odds of the next linear round, and the chance of each result."""
    if not one.cells:
        return Note(f"{one.attack} against {one.defence}: no die is rolled.", "11.7")
    texts = table_of(g).texts
    shares: dict[str, float] = {}
    for cell, chance in one.cells.items():
        shares[texts[cell]] = shares.get(texts[cell], 0.0) + chance
    said = ", ".join([f"{text} {round(6 * chance)}/6" for text, chance in shares.items()])
    name = odds_name(g, one.column)
    return Note(f"The round now: {one.attack} against {one.defence}, {name}: {said}.", "11.6")
