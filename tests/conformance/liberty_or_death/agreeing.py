"""What a question of Liberty or Death offers, allows and refuses, held against each other."""

from __future__ import annotations

from collections.abc import Iterator

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.data.pieces import KINDS, LEADER_FACTION
from ticonderoga.games.liberty_or_death.data.spaces import SPACES
from ticonderoga.games.liberty_or_death.order import COMMAND_IDS, SPECIAL_IDS
from ticonderoga.games.liberty_or_death.position import Position

VALUES = {
    "space": SPACES,
    "command": len(COMMAND_IDS),
    "special": len(SPECIAL_IDS),
    "leader": len(LEADER_FACTION),
    "kind": KINDS,
    "number": 50,
}
"""How many there are of a kind of argument; of numbers, how many are tried."""

Kinds = dict[str, tuple[str, ...]]
"""The arguments that each verb takes."""


def check_agreement(g: Position, ask: Ask, offer: list[Choice], kinds: Kinds) -> None:
    """Where a question checks a choice by itself, that must agree with its list, and there is a
    reason against what it does not allow."""
    question = ask.question
    if question.allows is None:
        return
    for choice in offer:
        assert question.allows(g, ask, choice), f"{choice} is offered, not allowed"
    offered = set(offer)
    for choice in (*_of_one_argument(question.verbs, kinds), *_next_to(offer, kinds)):
        if choice not in offered:
            assert not question.allows(g, ask, choice), f"{choice} is allowed, not offered"
            assert question.refuse(g, ask, choice).key, f"nothing is said against {choice}"


def _of_one_argument(verbs: tuple[str, ...], kinds: Kinds) -> Iterator[Choice]:
    """All choices of verbs that take one argument, or none."""
    for verb in verbs:
        if not kinds[verb]:
            yield (verb,)
        elif len(kinds[verb]) == 1:
            yield from ((verb, value) for value in range(VALUES.get(kinds[verb][0], 0)))


def _next_to(offer: list[Choice], kinds: Kinds) -> Iterator[Choice]:
    """What differs from a choice of several arguments by one of them, and that by one."""
    for choice in offer:
        if len(choice) > 2:
            for at, kind in enumerate(kinds[choice[0]], 1):
                for value in (choice[at] - 1, choice[at] + 1):
                    if 0 <= value < VALUES[kind]:
                        yield (*choice[:at], value, *choice[at + 1 :])
