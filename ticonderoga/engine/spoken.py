"""Choices as people say them, read back into numbers: "march New Haven", "move 2 tories".

A choice is its verb and then its arguments in the order of the verb's kinds, with commas or
small words (from, to, at, in, of, with, and) between them wherever they read better. A thing may
be called by its id, by its name, or by a spelling that the game brings (`Rules.spellings`).
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from ticonderoga.engine.ask import Choice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Rules

_BETWEEN: Final = re.compile(r"^(?:[\s,:;]+|(?:from|to|at|in|of|with|and|on|for)\b)+")
_NUMBER: Final = re.compile(r"-?\d+")
_NOTE: Final = re.compile(r" \(#.*\)$")


class Spoken:
    """Reads choices and things of one set of rules."""

    __slots__ = ("_names", "_rules")

    def __init__(self, rules: Rules) -> None:
        self._rules: Rules = rules
        self._names: dict[str, dict[str, int]] = {}

    def names(self, kind: str) -> dict[str, int]:
        """Everything that things of a kind may be called, in small letters."""
        found = self._names.get(kind)
        if found is None:
            found = {}
            for index, thing in enumerate(self._rules.ids.get(kind, [])):
                name = self._rules.words.name(kind, index).lower()
                for said in (thing.lower(), thing.replace("_", " ").lower(), name):
                    found.setdefault(said, index)
                found.setdefault(_NOTE.sub("", name), index)
            found.update(self._rules.spellings.get(kind, {}))
            self._names[kind] = found
        return found

    def thing(self, kind: str, name: str) -> int:
        """The number of a thing; an error names what it may have been."""
        names = self.names(kind)
        found = names.get(name.strip().lower())
        if found is None:
            close = get_close_matches(name.strip().lower(), list(names), 3)
            hint = f"; did you mean {' or '.join(close)}?" if close else ""
            raise TiconderogaError(f"'{name}' is no {kind} of this game{hint}")
        return found

    def read(self, text: str) -> Choice:
        """ "space New York" → ("space", 10); offered or not."""
        name, _, said = text.strip().partition(" ")
        verb = self._rules.words.verbs.get(name)
        if verb is None:
            known = ", ".join(sorted(self._rules.words.verbs))
            raise TiconderogaError(f"'{text}' begins with no verb of this game ({known})")
        rest = said.lower()
        args: list[int] = []
        for kind in verb.kinds:
            rest = _BETWEEN.sub("", rest)
            value, length = self._take(kind, rest, text)
            args.append(value)
            rest = rest[length:]
        if _BETWEEN.sub("", rest):
            raise TiconderogaError(f"'{text}' says too much: '{rest.strip()}'")
        return (name, *args)

    def _take(self, kind: str, rest: str, text: str) -> tuple[int, int]:
        """The thing whose name comes next, by its longest spelling, and the length of that."""
        best = length = 0
        for name, index in self.names(kind).items():
            end = len(name)
            if end > length and rest.startswith(name) and not rest[end : end + 1].isalnum():
                best, length = index, end
        if length:
            return best, length
        number = _NUMBER.match(rest)
        if number is None:
            raise TiconderogaError(f"'{text}': '{rest}' is no {kind} of this game")
        return int(number[0]), number.end()
