"""Asks and choices: how the rules put a question to a seat (law 3).

A procedure of the rules is a generator. Where somebody must decide it yields an `Ask`
and receives the chosen `Choice`; where several seats decide in secret at once it yields
a tuple of asks and receives a tuple of choices in the same order; where the whole game
is in the position and nothing else it yields `CHECKPOINT`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, TypeVar

Choice = tuple[Any, ...]
"""A verb and its arguments, such as ("march", 17): hashable, readable, JSON as it stands."""

T = TypeVar("T")
Procedure = Generator[Any, Any, T]
"""A procedure of the rules: yields asks and checkpoints, receives choices, returns T."""


class Reason:
    """Why something may not be done: the key of a sentence and what it speaks of.

    The sentence brings its rule number; `rule` is given only where that depends on the moment.
    """

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, args: tuple[Any, ...] = (), rule: str = "") -> None:
        self.key: str = key
        self.args: tuple[Any, ...] = args
        self.rule: str = rule

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.key == other.key
            and self.args == other.args
            and self.rule == other.rule
        )

    def __hash__(self) -> int:
        return hash((self.key, self.args, self.rule))

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.args!r})"


_NOTHING: Final[dict[str, Any]] = {}


class Question:
    """One kind of ask: which choices it offers, and why it refuses the others.

    `offer` lists the legal choices of an ask in the present position; `refuse` names the
    reason against a choice that is not among them, from the same predicates. `verbs` are
    the verbs the question can offer. A `secret` question is put even when it has a single
    answer, because its very existence would tell what another seat may not know.

    A question with `allows` is one step of something that is built up until it is declared
    done. It is always put, its choices are listed only when somebody wants the list, and a
    single choice is checked by `allows`, which must agree with `offer`.
    """

    __slots__ = ("allows", "key", "offer", "refuse", "secret", "verbs")

    def __init__(
        self,
        key: str,
        offer: Callable[[Any, Ask], list[Choice]],
        refuse: Callable[[Any, Ask, Choice], Reason],
        verbs: tuple[str, ...],
        secret: bool = False,
        allows: Callable[[Any, Ask, Choice], bool] | None = None,
    ) -> None:
        self.key: str = key
        self.offer: Callable[[Any, Ask], list[Choice]] = offer
        self.refuse: Callable[[Any, Ask, Choice], Reason] = refuse
        self.verbs: tuple[str, ...] = verbs
        self.secret: bool = secret
        self.allows: Callable[[Any, Ask, Choice], bool] | None = allows


About = dict[str, Any]
"""What an ask is about, by name: {"space": 17, "general": 3}. Only what its prompt says."""


class Ask:
    """A question put to a seat, with what its prompt speaks of.

    What is under way (a march, a battle) stands in the position, where `offer` and `refuse`
    find it. Questions that pick one thing out of some carry these in `among`; `optional` says
    that the seat may decline.
    """

    __slots__ = ("about", "among", "focus", "optional", "question", "seat")

    def __init__(
        self,
        seat: int,
        question: Question,
        about: About = _NOTHING,
        focus: tuple[str, int] | None = None,
        among: Any = None,
        optional: bool = False,
    ) -> None:
        self.seat: int = seat
        self.question: Question = question
        self.about: About = about
        self.focus: tuple[str, int] | None = focus
        self.among: Any = among
        self.optional: bool = optional

    def key(self) -> tuple[Any, ...]:
        """All that tells this ask from another: for comparing and for keeping by key."""
        about = tuple(self.about.items())
        return (self.seat, self.question.key, about, self.among, self.optional)

    def __repr__(self) -> str:
        return f"Ask(seat {self.seat}, {self.question.key}, {self.about!r})"


class Checkpoint:
    """The kind of the `CHECKPOINT` signal."""

    __slots__ = ()


CHECKPOINT: Final = Checkpoint()
