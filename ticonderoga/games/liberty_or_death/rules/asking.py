"""Questions of one shape: pick a space, a piece, a number, a faction, an option, or yes or no.

A question is declared once, by name and rule, and asked with what is allowed as plain ints in
the ask's arguments: `args[0]` says what may be picked, `args[1]` whether one may decline; what
follows is only for the prompt. Its prompt and its refusal stand in text/ under its name.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.games.liberty_or_death.data.pieces import FACTIONS
from ticonderoga.games.liberty_or_death.data.spaces import SPACES
from ticonderoga.games.liberty_or_death.order import SKIRMISH, rule_of_special
from ticonderoga.games.liberty_or_death.position import REDEPLOYMENT_PHASE, Position

NONE: Final[Choice] = ("none",)
YES: Final[Choice] = ("yes",)
NO: Final[Choice] = ("no",)
_SPACE_CHOICES: Final[tuple[Choice, ...]] = tuple([("space", s) for s in range(SPACES)])

RULE_OF: Final[dict[str, str]] = {}
"""The rule that each question of this file rests on."""

_BLOCKADE_QUESTIONS: Final = ("lift_blockade", "move_blockade", "blockade_goal")

OPTION_IDS: Final[list[str]] = []
"""The options of cards and Commands, numbered as they are declared."""


def bits_of(spaces: list[int] | tuple[int, ...] | range) -> int:
    """Spaces as a mask."""
    bits = 0
    for space in spaces:
        bits |= 1 << space
    return bits


def spaces_in(bits: int) -> list[int]:
    """The spaces of a mask, in their order."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


# ---------------------------------------------------------------------- offers and refusals


def _offer_spaces(g: Position, ask: Ask) -> list[Choice]:
    bits: int = ask.args[0]
    choices: list[Choice] = []
    while bits:
        low = bits & -bits
        choices.append(_SPACE_CHOICES[low.bit_length() - 1])
        bits ^= low
    if ask.args[1]:
        choices.append(NONE)
    return choices


def _offer_listed(g: Position, ask: Ask) -> list[Choice]:
    choices: list[Choice] = list(ask.args[0])
    if ask.args[1]:
        choices.append(NONE)
    return choices


def _offer_number(g: Position, ask: Ask) -> list[Choice]:
    low, high = ask.args[0]
    choices: list[Choice] = [("number", n) for n in range(low, high + 1)]
    if ask.args[1]:
        choices.append(NONE)
    return choices


def _offer_yes_no(g: Position, ask: Ask) -> list[Choice]:
    return [YES, NO]


def _refuse(g: Position, ask: Ask, choice: Choice) -> Reason:
    key = ask.question.key
    rule = RULE_OF[key]
    if choice[0] == "none" and key.startswith("event_"):
        return Reason("outside", ("event_must",), "5.1.3")
    if key == "skirmish_space":
        rule = rule_of_special(SKIRMISH, ask.seat)
    elif key == "strike" or key == "strike_at":
        rule = rule_of_special(ask.args[2], ask.seat)
    elif g.step == REDEPLOYMENT_PHASE and key in _BLOCKADE_QUESTIONS:
        rule = "6.5.4"
    return Reason("outside", (key,), rule)


def space_question(key: str, rule: str) -> Question:
    """Declare a question that is answered with a space."""
    RULE_OF[key] = rule
    return Question(key, _offer_spaces, _refuse, ("space", "none"))


def piece_question(key: str, rule: str) -> Question:
    """Declare a question that is answered with a piece: a space and a kind."""
    RULE_OF[key] = rule
    return Question(key, _offer_listed, _refuse, ("piece", "none"))


def number_question(key: str, rule: str) -> Question:
    RULE_OF[key] = rule
    return Question(key, _offer_number, _refuse, ("number", "none"))


def faction_question(key: str, rule: str) -> Question:
    RULE_OF[key] = rule
    return Question(key, _offer_listed, _refuse, ("faction", "none"))


def option_question(key: str, rule: str) -> Question:
    RULE_OF[key] = rule
    return Question(key, _offer_listed, _refuse, ("option", "none"))


def yes_no_question(key: str, rule: str) -> Question:
    RULE_OF[key] = rule
    return Question(key, _offer_yes_no, _refuse, ("yes", "no"))


def option(name: str) -> int:
    """Declare an option, or find it again; its label stands in text/."""
    if name not in OPTION_IDS:
        OPTION_IDS.append(name)
    return OPTION_IDS.index(name)


# ---------------------------------------------------------------------- asking
#
# Each returns -1 when the seat declines, and does not ask when there is nothing to pick.


def pick_space(
    g: Position,
    seat: int,
    question: Question,
    bits: int,
    may_decline: bool = False,
    about: tuple[int, ...] = (),
) -> Procedure[int]:
    if not bits:
        return -1
    choice: Choice = yield Ask(seat, question, (bits, int(may_decline), *about))
    return -1 if choice[0] == "none" else int(choice[1])


def pick_piece(
    g: Position,
    seat: int,
    question: Question,
    bits: int,
    kinds: tuple[int, ...],
    may_decline: bool = False,
    about: tuple[int, ...] = (),
) -> Procedure[tuple[int, int]]:
    """A piece of one of the kinds in one of the spaces, as (space, kind); (-1, -1) for none."""
    pieces: list[Choice] = []
    by_kind = g.by_kind
    for space in spaces_in(bits):
        for kind in kinds:
            if by_kind[kind][space]:
                pieces.append(("piece", space, kind))
    if not pieces:
        return -1, -1
    choice: Choice = yield Ask(seat, question, (tuple(pieces), int(may_decline), *about))
    return (-1, -1) if choice[0] == "none" else (choice[1], choice[2])


def pick_number(
    g: Position,
    seat: int,
    question: Question,
    low: int,
    high: int,
    may_decline: bool = False,
    about: tuple[int, ...] = (),
) -> Procedure[int]:
    if high < low:
        return -1
    choice: Choice = yield Ask(seat, question, ((low, high), int(may_decline), *about))
    return -1 if choice[0] == "none" else int(choice[1])


def pick_faction(
    g: Position,
    seat: int,
    question: Question,
    factions: tuple[int, ...] = FACTIONS,
    may_decline: bool = False,
    about: tuple[int, ...] = (),
) -> Procedure[int]:
    if not factions:
        return -1
    offered = tuple([("faction", faction) for faction in factions])
    choice: Choice = yield Ask(seat, question, (offered, int(may_decline), *about))
    return -1 if choice[0] == "none" else int(choice[1])


def pick_option(
    g: Position,
    seat: int,
    question: Question,
    options: tuple[int, ...],
    may_decline: bool = False,
    about: tuple[int, ...] = (),
) -> Procedure[int]:
    if not options:
        return -1
    offered = tuple([("option", which) for which in options])
    choice: Choice = yield Ask(seat, question, (offered, int(may_decline), *about))
    return -1 if choice[0] == "none" else int(choice[1])


def ask_yes_no(
    g: Position, seat: int, question: Question, about: tuple[int, ...] = ()
) -> Procedure[bool]:
    choice: Choice = yield Ask(seat, question, (0, 0, *about))
    return choice == YES
