"""Why not: the reasons against what is not offered, from a question and the position (law 3)."""

from __future__ import annotations

from typing import Any

from ticonderoga.engine.ask import Ask, Choice, Reason
from ticonderoga.engine.game import Rules


def well_formed(rules: Rules, choice: Any) -> bool:
    """A declared verb with as many arguments as it takes, each a thing that exists."""
    if type(choice) is not tuple or not choice or type(choice[0]) is not str:
        return False
    verb = rules.words.verbs.get(choice[0])
    if verb is None or len(choice) != len(verb.kinds) + 1:
        return False
    for kind, arg in zip(verb.kinds, choice[1:], strict=True):
        if type(arg) is not int:
            return False
        if kind != "number" and not 0 <= arg < len(rules.ids(kind)):
            return False
    return True


def not_asked(rules: Rules, asks: tuple[Ask, ...]) -> Reason:
    """Names everybody asked, answer in or not: what the others hold back stays unsaid."""
    words = rules.words
    names = " and ".join(rules.seats[ask.seat] for ask in asks)
    said = words.say_ask(asks[0], waiting=True)
    return Reason("not_asked", (names, said), words.rule_of_ask(asks[0]))


def another_matter(rules: Rules, ask: Ask) -> Reason:
    words = rules.words
    return Reason("another_matter", (words.say_ask(ask),), words.rule_of_ask(ask))


def against_choice(
    rules: Rules, g: Any, ask: Ask, offer: list[Choice], choice: Any
) -> Reason | None:
    """Why a choice is not among what the ask offers; None if it is."""
    if not well_formed(rules, choice):
        return Reason("not_a_choice")
    if choice in offer:
        return None
    if choice[0] not in ask.question.verbs:
        return another_matter(rules, ask)
    return _of_the_game(rules, g, ask, choice)


def _of_the_game(rules: Rules, g: Any, ask: Ask, choice: Choice) -> Reason:
    """The game's own reason; a game that says `another_matter` lets the engine say it."""
    reason = ask.question.refuse(g, ask, choice)
    return another_matter(rules, ask) if reason.key == "another_matter" else reason


def against_item(
    rules: Rules, g: Any, ask: Ask, offer: list[Choice], kind: str, index: int
) -> Reason | None:
    """Why a space, card or other thing cannot be chosen now; None if some choice takes it."""
    verbs = rules.words.verbs
    for choice in offer:
        for at, argument_kind in enumerate(verbs[choice[0]].kinds):
            if argument_kind == kind and choice[1 + at] == index:
                return None
    for name in ask.question.verbs:
        kinds = verbs[name].kinds
        if kind in kinds:
            args = [index if k == kind else 0 for k in kinds]
            return _of_the_game(rules, g, ask, (name, *args))
    return another_matter(rules, ask)
