"""What a seat sees, as numbers with names: what learners look at.

A game lists blocks of features (`Rules.features`, made with engine/kit/features.py); each reads
from the position what the seat may see, and nothing else: the battery checks that in an imagined
world they are the same. `Features` puts them in a row, adds the open question, and writes them
into an array:

    features = Features(match.rules)
    row = features.empty()
    features.write(match.position, match.asks, seat, row)
    print(features.names[3], row[3])

Nothing here needs another library: `row` is an array of the standard library, and numpy looks
into it without a copy.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from string import Formatter
from typing import Any, Final

from ticonderoga.engine.ask import Ask
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Rules
from ticonderoga.engine.kit.features import BITS, NUMBER, NUMBERS, ONE_OF, SOME_OF, Feature

USUAL_MOST: Final = 10.0
"""By what a number in a question is divided, since no question says how large it may be."""


class Features:
    """The features of a game under some rules, in a row: the same for every match under them."""

    __slots__ = ("_about", "_asked", "_blocks", "_questions", "_starts", "most", "names", "size")

    def __init__(self, rules: Rules) -> None:
        if rules.features is None:
            raise TiconderogaError(
                "this game has no features for learners: it may list them in Rules(features=…), "
                "as docs/add-a-game.md tells"
            )
        self.names: list[str] = []
        """What each feature is called."""
        self.most: list[float] = []
        """By what each feature is divided, to be -1 to 1 as a rule."""
        self._blocks: list[Feature] = rules.features()
        self._starts: list[int] = [
            self._put(block.name, block.labels, block.most) for block in self._blocks
        ]
        self._asked: int = self._put("asked", rules.seats, 1.0)
        first = self._put("question", list(rules.words.prompts), 1.0)
        self._questions: dict[str, int] = {
            key: first + at for at, key in enumerate(rules.words.prompts)
        }
        self._about: dict[str, tuple[int, int]] = {}
        """For each name that prompts speak of: where it begins, and how many things there are of
        its kind; 0 for a mere number."""
        for name, kind in spoken_of(rules).items():
            ids = rules.ids.get(kind)
            if ids is None:
                self._about[name] = (self._put(f"about {name}", ("",), USUAL_MOST), 0)
            else:
                self._about[name] = (self._put(f"about {name}", ids, 1.0), len(ids))
        self.size: int = len(self.names)

    def _put(self, name: str, labels: Sequence[str], most: float) -> int:
        start = len(self.names)
        self.names += [f"{name} {label}" if label else name for label in labels]
        self.most += [most] * len(labels)
        return start

    def empty(self) -> array[float]:
        """An array of zeros, for `write`."""
        return array("f", bytes(4 * self.size))

    def write(self, position: Any, asks: tuple[Ask, ...], seat: int, row: array[float]) -> None:
        """Write what a seat sees into an array of zeros, not yet divided by anything."""
        starts = self._starts
        for index, block in enumerate(self._blocks):
            kind = block.kind
            at = starts[index]
            found = block.read(position, seat)
            if kind == NUMBER:
                row[at] = found
            elif kind == NUMBERS:
                row[at : at + len(found)] = array("f", found)
            elif kind == ONE_OF:
                if found >= 0:
                    row[at + found] = 1.0
            elif kind == SOME_OF:
                for one in found:
                    if one >= 0:
                        row[at + one] = 1.0
            elif kind == BITS:
                while found:
                    rest = found & (found - 1)
                    row[at + (found ^ rest).bit_length() - 1] = 1.0
                    found = rest
            else:
                for one, value in found:
                    row[at + one] += value
        for ask in asks:
            row[self._asked + ask.seat] = 1.0
            if ask.seat == seat:
                self._write_question(ask, row)

    def _write_question(self, ask: Ask, row: array[float]) -> None:
        """Which question it is, and the things that it speaks of."""
        row[self._questions[ask.question.key]] = 1.0
        for name, value in ask.about.items():
            place = self._about.get(name)
            if place is None or not isinstance(value, int):
                continue
            start, size = place
            if not size:
                row[start] = value
            elif 0 <= value < size:
                row[start + value] = 1.0


def spoken_of(rules: Rules) -> dict[str, str]:
    """The names that the prompts of a game speak of, each with its kind, in a fixed order."""
    found: dict[str, str] = {}
    for prompt in rules.words.prompts.values():
        for template in (prompt.template, prompt.waiting):
            for _, name, _, _ in Formatter().parse(template):
                if name:
                    found.setdefault(name, prompt.kinds.get(name, name))
    return dict(sorted(found.items()))
