"""Why not: the reasons against what is not offered, from a question and the position (law 3)."""

from __future__ import annotations

from typing import Any, Protocol

from ticonderoga.engine.ask import Ask, Choice, Reason
from ticonderoga.engine.game import Rules


class Asking(Protocol):
    """A world or a match, in so far as it can be asked for a reason."""

    @property
    def rules(self) -> Rules: ...

    @property
    def position(self) -> Any: ...

    @property
    def asks(self) -> tuple[Ask, ...]: ...

    @property
    def over(self) -> bool: ...

    def ask_of(self, seat: int) -> Ask | None: ...

    def choices(self, seat: int | None = None) -> list[Choice]: ...


def is_offered(choice: Any, offer: list[Choice]) -> bool:
    """Membership that is not fooled by 1 == True == 1.0 or by unhashable nonsense."""
    if type(choice) is not tuple:
        return False
    for offered in offer:
        if offered is choice:
            return True
    for part in choice:
        if type(part) is not int and type(part) is not str:
            return False
    return choice in offer


def why_not(world: Asking, seat: int, choice: Any) -> Reason | None:
    """Why a choice is not offered to a seat; None if it is."""
    if world.over:
        return Reason("game_over")
    ask = world.ask_of(seat)
    if ask is None:
        return not_asked(world.rules, world.asks)
    return against_choice(world.rules, world.position, ask, world.choices(seat), choice)


def why_not_item(world: Asking, seat: int, kind: str, index: int) -> Reason | None:
    """Why a space, card or other thing cannot be chosen now; None if some choice takes it."""
    ask = world.ask_of(seat)
    if ask is None or world.over:
        return why_not(world, seat, ())
    return against_item(world.rules, world.position, ask, world.choices(seat), kind, index)


def refusal(world: Asking, seat: Any, choice: Any) -> str:
    """The sentence with which a choice is refused."""
    if world.over:
        return "the game is over"
    rules = world.rules
    if type(seat) is not int or not 0 <= seat < len(rules.seats):
        return f"there is no seat {seat!r} at this table"
    reason = why_not(world, seat, choice)
    said = rules.words.say_reason(reason) if reason is not None else "it is not offered"
    return f"{rules.seats[seat]} may not choose {choice!r}: {said}"


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
        if not 0 <= arg < (verb.most + 1 if kind == "number" else len(rules.ids[kind])):
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
    """The game's own reason; a game that says `another_matter` lets the engine say it. One that
    names no rule rests on that of the open question."""
    reason = ask.question.refuse(g, ask, choice)
    if reason.key == "another_matter":
        return another_matter(rules, ask)
    if rules.words.rule_of_reason(reason):
        return reason
    return Reason(reason.key, reason.args, rules.words.rule_of_ask(ask))


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
