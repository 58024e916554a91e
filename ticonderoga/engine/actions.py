"""Choices as numbers, and what a seat knows as text: what learners and solvers work with.

Every choice that the verbs of a game can form has a number from 0 on, the same in every match
under the same rules. `information_state` is a stable key and text of all that a seat can see.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Rules


class Actions:
    """The numbers of all choices of a game under some rules.

        actions = Actions(match.rules)
        legal = [actions.number(choice) for choice in match.choices()]
        match.choose(actions.choice(legal[0]))
    """

    __slots__ = ("_first", "_sizes", "_verbs", "size")

    def __init__(self, rules: Rules) -> None:
        self._verbs: list[str] = list(rules.words.verbs)
        self._first: dict[str, int] = {}
        """The number of the first choice of each verb."""
        self._sizes: dict[str, list[int]] = {}
        self.size: int = 0
        """How many choices there are; their numbers are 0 to one less."""
        for verb in rules.words.verbs.values():
            sizes = [
                verb.most + 1 if kind == "number" else len(rules.ids[kind]) for kind in verb.kinds
            ]
            self._first[verb.name] = self.size
            self._sizes[verb.name] = sizes
            number = 1
            for size in sizes:
                number *= size
            self.size += number

    def number(self, choice: Choice) -> int:
        """The number of a choice, offered or not."""
        within = 0
        for size, arg in zip(self._sizes[choice[0]], choice[1:], strict=True):
            if not 0 <= arg < size:
                raise TiconderogaError(f"{choice!r} is no choice of this game")
            within = within * size + arg
        return self._first[choice[0]] + within

    def choice(self, number: int) -> Choice:
        """The choice with a number."""
        if not 0 <= number < self.size:
            raise TiconderogaError(f"choices have numbers from 0 to {self.size - 1}, not {number}")
        verb = self._verb_of(number)
        within = number - self._first[verb]
        args: list[Any] = []
        for size in reversed(self._sizes[verb]):
            within, arg = divmod(within, size)
            args.append(arg)
        return (verb, *reversed(args))

    def _verb_of(self, number: int) -> str:
        found = self._verbs[0]
        for verb in self._verbs:
            if self._first[verb] > number:
                break
            found = verb
        return found


def information_state(
    rules: Rules, position: Any, asks: tuple[Ask, ...], seat: int
) -> tuple[str, str]:
    """A key and a text of what a seat knows: its view, who is asked, and its own question. Two
    worlds that the seat cannot tell apart by what lies on the table have the same."""
    ask = next((one for one in asks if one.seat == seat), None)
    known = {
        "view": rules.view(position, seat),
        "asked": [one.seat for one in asks],
        "ask": None if ask is None else _plain(ask),
    }
    text = json.dumps(known, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest(), text


def _plain(ask: Ask) -> dict[str, Any]:
    return {
        "question": ask.question.key,
        "about": ask.about,
        "among": ask.among,
        "optional": ask.optional,
    }
