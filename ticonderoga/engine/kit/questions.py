"""The usual questions: pick a space, a piece, a number, one of some things; yes or no; a step.

A question is declared once, by its key. Its prompt stands in the game's words under that key,
and so does, among the terms of the kind "refusal", what is said against a pick that was not
offered. A refusal rests on the rule of the prompt. Where that depends on the moment, `rule` is
a function of the position and the ask; empty means the prompt's.

Whoever asks says what may be picked (`Ask.among`) and whether the seat may decline
(`Ask.optional`). The `pick_…` procedures do not ask when there is nothing to pick, and return -1
for that and when the seat declines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from ticonderoga.engine.ask import About, Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.words import Verb

NONE: Final[Choice] = ("none",)
YES: Final[Choice] = ("yes",)
NO: Final[Choice] = ("no",)
NOTHING: Final[About] = {}
"""What an ask is about whose prompt names nothing."""

VERBS: Final[tuple[Verb, ...]] = (
    Verb("space", ("space",), "{0}"),
    Verb("piece", ("space", "kind"), "{1} in {0}"),
    Verb("number", ("number",), "{0}", most=50),
    Verb("yes", (), "Yes"),
    Verb("no", (), "No"),
    Verb("none", (), "None"),
)
"""The verbs of these questions; the things of `one_question` have verbs of their own."""

RuleNow = Callable[[Any, Ask], str]
"""The rule that a refusal rests on at this moment: of the position and the ask."""
Offer = Callable[[Any, Ask], list[Choice]]
Refuse = Callable[[Any, Ask, Choice], Reason]


# ---------------------------------------------------------------------- spaces as a mask


def bits_of(spaces: Iterable[int]) -> int:
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


# ---------------------------------------------------------------------- declaring


def space_question(
    key: str, rule: RuleNow | None = None, obliged: Reason | None = None
) -> Question:
    """Answered with a space. `obliged` is the reason against declining, if it has one of its
    own."""
    return Question(key, _offer_spaces, _refusing(key, rule, obliged), ("space", "none"))


def piece_question(
    key: str, rule: RuleNow | None = None, obliged: Reason | None = None
) -> Question:
    """Answered with a piece: the space where it is and its kind."""
    return Question(key, _offer_pieces, _refusing(key, rule, obliged), ("piece", "none"))


def number_question(
    key: str, rule: RuleNow | None = None, obliged: Reason | None = None
) -> Question:
    return Question(key, _offer_numbers, _refusing(key, rule, obliged), ("number", "none"))


def one_question(
    key: str, verb: str, rule: RuleNow | None = None, obliged: Reason | None = None
) -> Question:
    """Answered with one of some things of a kind that the verb names: a faction, a card."""

    def offer(g: Any, ask: Ask) -> list[Choice]:
        choices: list[Choice] = [(verb, thing) for thing in ask.among]
        if ask.optional:
            choices.append(NONE)
        return choices

    return Question(key, offer, _refusing(key, rule, obliged), (verb, "none"))


def yes_no_question(key: str, rule: RuleNow | None = None) -> Question:
    return Question(key, _offer_yes_no, _refusing(key, rule, None), ("yes", "no"))


def _offer_spaces(g: Any, ask: Ask) -> list[Choice]:
    bits: int = ask.among
    choices: list[Choice] = [("space", space) for space in spaces_in(bits)]
    if ask.optional:
        choices.append(NONE)
    return choices


def _offer_pieces(g: Any, ask: Ask) -> list[Choice]:
    choices: list[Choice] = [("piece", space, kind) for space, kind in ask.among]
    if ask.optional:
        choices.append(NONE)
    return choices


def _offer_numbers(g: Any, ask: Ask) -> list[Choice]:
    low, high = ask.among
    choices: list[Choice] = [("number", n) for n in range(low, high + 1)]
    if ask.optional:
        choices.append(NONE)
    return choices


def _offer_yes_no(g: Any, ask: Ask) -> list[Choice]:
    return [YES, NO]


def _refusing(key: str, rule: RuleNow | None, obliged: Reason | None) -> Refuse:
    def refuse(g: Any, ask: Ask, choice: Choice) -> Reason:
        if obliged is not None and choice == NONE:
            return obliged
        return Reason("outside", (key,), "" if rule is None else rule(g, ask))

    return refuse


# ---------------------------------------------------------------------- asking


def pick_space(
    seat: int, question: Question, bits: int, about: About = NOTHING, optional: bool = False
) -> Procedure[int]:
    """One of the spaces of a mask."""
    if not bits:
        return -1
    choice: Choice = yield Ask(seat, question, about, None, bits, optional)
    return -1 if choice[0] == "none" else int(choice[1])


def pick_piece(
    seat: int,
    question: Question,
    pieces: Sequence[tuple[int, int]],
    about: About = NOTHING,
    optional: bool = False,
) -> Procedure[tuple[int, int]]:
    """One of some pieces, as (space, kind); (-1, -1) for none."""
    if not pieces:
        return -1, -1
    choice: Choice = yield Ask(seat, question, about, None, tuple(pieces), optional)
    return (-1, -1) if choice[0] == "none" else (choice[1], choice[2])


def pick_number(
    seat: int,
    question: Question,
    low: int,
    high: int,
    about: About = NOTHING,
    optional: bool = False,
) -> Procedure[int]:
    """A number from low to high."""
    if high < low:
        return -1
    choice: Choice = yield Ask(seat, question, about, None, (low, high), optional)
    return -1 if choice[0] == "none" else int(choice[1])


def pick_one(
    seat: int,
    question: Question,
    things: Sequence[int],
    about: About = NOTHING,
    optional: bool = False,
) -> Procedure[int]:
    """One of some things."""
    if not things:
        return -1
    choice: Choice = yield Ask(seat, question, about, None, tuple(things), optional)
    return -1 if choice[0] == "none" else int(choice[1])


def ask_yes_no(seat: int, question: Question, about: About = NOTHING) -> Procedure[bool]:
    choice: Choice = yield Ask(seat, question, about)
    return choice == YES


# ---------------------------------------------------------------------- what nothing bars

Things = Callable[[Any, int], Iterable[int]]
"""The things that come into question for a seat: of the position and the seat."""
Bars = Callable[[Any, int, int], str]
"""What is against it that a seat picks a thing, as the key of a reason; empty if nothing is."""
StepRule = Callable[[Any, Ask, Choice, str], str]
"""The rule that this reason against a choice rests on; empty for that of its sentence."""


def open_question(
    key: str,
    ways: tuple[tuple[str, Things, Bars], ...],
    otherwise: str = "",
    secret: bool = False,
    rule: StepRule | None = None,
) -> Question:
    """Offers, verb by verb, every thing that nothing bars: ("attack", hills, bars_attack).
    `otherwise` is the verb of one who does none of it."""
    bars_of = {verb: bars for verb, _, bars in ways}

    def offer(g: Any, ask: Ask) -> list[Choice]:
        choices: list[Choice] = []
        for verb, things, bars in ways:
            for thing in things(g, ask.seat):
                if not bars(g, ask.seat, thing):
                    choices.append((verb, thing))
        if otherwise:
            choices.append((otherwise,))
        return choices

    def refuse(g: Any, ask: Ask, choice: Choice) -> Reason:
        reason = bars_of[choice[0]](g, ask.seat, choice[1])
        return Reason(reason, choice[1:], "" if rule is None else rule(g, ask, choice, reason))

    verbs = (*bars_of, otherwise) if otherwise else tuple(bars_of)
    return Question(key, offer, refuse, verbs, secret)


# ---------------------------------------------------------------------- one step after another

StepBars = Callable[[Any, Ask, Choice], str]
"""What is against a choice, as the key of a reason; empty if nothing is."""


def step_question(
    key: str,
    offer: Offer,
    bars: StepBars,
    verbs: tuple[str, ...],
    rule: StepRule | None = None,
) -> Question:
    """One step of something that is built up until it is declared done: it is always put, and
    `bars` allows or refuses a choice without a list of all."""

    def allows(g: Any, ask: Ask, choice: Choice) -> bool:
        return not bars(g, ask, choice)

    def refuse(g: Any, ask: Ask, choice: Choice) -> Reason:
        reason = bars(g, ask, choice)
        return Reason(reason, choice[1:], "" if rule is None else rule(g, ask, choice, reason))

    return Question(key, offer, refuse, verbs, allows=allows)
