"""The position as text that a person can read, edit and diff, from one table of its lines.

    LINES: Final = (
        line("year", year=NUMBER),
        line("alliance", alliance=NUMBER, france=one_of(FRANCE)),
        *each(SIDES, NUMBERS, hand="hands"),
        rows("space", write_spaces, read_space),
    )

A line begins with its key; then come attributes of the position, each in its form. The keyword
is the attribute, so `line("alliance", …)` writes `alliance 3 neutral` from `g.alliance` and
`g.france`, and reads both back.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError

NOTHING: Final = "-"
"""Stands for an empty text, list or set."""

G = TypeVar("G")
Names = Callable[[Any], Sequence[str]]
"""The ids of some things, from the position: those of its pack."""


class Form:
    """How one value is written, and read back from the words that are left of its line."""

    __slots__ = ("read", "write")

    def __init__(
        self, write: Callable[[Any, Any], str], read: Callable[[Any, list[str]], Any]
    ) -> None:
        self.write: Callable[[Any, Any], str] = write
        self.read: Callable[[Any, list[str]], Any] = read


class Line:
    """One kind of line: what follows its key, for as many lines as there are; and the reader."""

    __slots__ = ("key", "read", "write")

    def __init__(
        self,
        key: str,
        write: Callable[[Any], Iterable[str]],
        read: Callable[[Any, list[str]], None],
    ) -> None:
        self.key: str = key
        self.write: Callable[[Any], Iterable[str]] = write
        self.read: Callable[[Any, list[str]], None] = read


# ---------------------------------------------------------------------- the whole text


def write_lines(g: Any, lines: Sequence[Line]) -> str:
    """The text of a position."""
    written = [f"{line.key} {said}" for line in lines for said in line.write(g)]
    return "\n".join(written) + "\n"


def read_lines(g: G, lines: Sequence[Line], text: str) -> G:
    """Fill in a fresh position from its text, and give it back; an error names the line."""
    known = {line.key: line for line in lines}
    for number, said in enumerate(text.splitlines(), 1):
        words = said.split()
        if not words:
            continue
        try:
            key = " ".join(words[:2])
            if key in known:
                known[key].read(g, words[2:])
            else:
                known[words[0]].read(g, words[1:])
        except (KeyError, ValueError, IndexError):
            raise TiconderogaError(
                f"line {number} of the position cannot be read: {said}"
            ) from None
    return g


def with_new_names(text: str, old_names: dict[str, str], ids: Sequence[str]) -> str:
    """The text of an older position with the ids of today, where no id of today is meant."""
    for old, new in old_names.items():
        if new in ids and old not in ids:
            text = re.sub(rf"\b{re.escape(old)}\b", new, text)
    return text


# ---------------------------------------------------------------------- lines


def line(key: str, **forms: Form) -> Line:
    """One line with some attributes, in this order; a form of many words comes last."""

    def write(g: Any) -> list[str]:
        return [" ".join([form.write(g, getattr(g, name)) for name, form in forms.items()])]

    def read(g: Any, words: list[str]) -> None:
        for place, (name, form) in enumerate(forms.items()):
            setattr(g, name, form.read(g, words[place:]))

    return Line(key, write, read)


def each(names: Sequence[str], form: Form, **keys: str) -> list[Line]:
    """For each name a line to every key, from lists by the place of the name: `hand="hands"`
    writes `hand british …` from `g.hands[1]` if british is the second name. A list may be shorter
    than the names."""
    return [
        _item(f"{key} {name}", attribute, place, form)
        for place, name in enumerate(names)
        for key, attribute in keys.items()
    ]


def _item(key: str, attribute: str, place: int, form: Form) -> Line:
    def write(g: Any) -> list[str]:
        found = getattr(g, attribute)
        return [form.write(g, found[place])] if place < len(found) else []

    def read(g: Any, words: list[str]) -> None:
        getattr(g, attribute)[place] = form.read(g, words)

    return Line(key, write, read)


def pairs(key: str, **attributes: str) -> Line:
    """One line of numbers with their names: `boxes american=2 british=0`."""

    def write(g: Any) -> list[str]:
        return [" ".join([f"{name}={getattr(g, at)}" for name, at in attributes.items()])]

    def read(g: Any, words: list[str]) -> None:
        found = numbers_by_name(words)
        for name, at in attributes.items():
            setattr(g, at, found[name])

    return Line(key, write, read)


def rows(
    key: str, write: Callable[[Any], Iterable[str]], read: Callable[[Any, list[str]], None]
) -> Line:
    """As many lines as `write` yields, each read by `read`: one to each space that holds
    anything, for example."""
    return Line(key, write, read)


# ---------------------------------------------------------------------- forms


def _read_numbers(words: list[str]) -> list[int]:
    return [] if words == [NOTHING] else [int(word) for word in words]


def numbers_by_name(words: list[str]) -> dict[str, int]:
    """The words `boston=2 albany=1` as a table."""
    if words == [NOTHING]:
        return {}
    return {name: int(number) for name, number in (word.split("=") for word in words)}


NUMBER: Final[Form] = Form(lambda g, value: str(value), lambda g, words: int(words[0]))
YES_NO: Final[Form] = Form(
    lambda g, value: "yes" if value else "no", lambda g, words: words[0] == "yes"
)
BIT: Final[Form] = Form(lambda g, value: str(int(value)), lambda g, words: words[0] == "1")
"""Yes or no, as 1 or 0."""
WORD: Final[Form] = Form(
    lambda g, value: value or NOTHING, lambda g, words: "" if words[0] == NOTHING else words[0]
)
NUMBERS: Final[Form] = Form(
    lambda g, value: " ".join([str(number) for number in value]) or NOTHING,
    lambda g, words: tuple(_read_numbers(words)),
)
"""A tuple of numbers, such as the cards of a pile."""
NUMBER_LIST: Final[Form] = Form(NUMBERS.write, lambda g, words: _read_numbers(words))
DICE: Final[Form] = Form(
    lambda g, value: value.write(), lambda g, words: Dice.read(" ".join(words))
)


def one_of(names: Sequence[str], apart: dict[int, str] | None = None) -> Form:
    """A number as the name at its place; `apart` names numbers that are no places."""
    return thing(lambda g: names, apart)


def thing(names: Names, apart: dict[int, str] | None = None) -> Form:
    """A number as the id of a thing of the pack: `thing(lambda g: g.board.space_ids)`."""
    words_apart: dict[int, str] = apart or {}
    numbers_apart = {word: number for number, word in words_apart.items()}

    def write(g: Any, value: int) -> str:
        word = words_apart.get(value)
        return names(g)[value] if word is None else word

    def read(g: Any, words: list[str]) -> int:
        number = numbers_apart.get(words[0])
        return names(g).index(words[0]) if number is None else number

    return Form(write, read)


def things(names: Names) -> Form:
    """A tuple of numbers as ids of things of the pack."""
    return Form(
        lambda g, value: " ".join([names(g)[place] for place in value]) or NOTHING,
        lambda g, words: tuple([names(g).index(w) for w in words]) if words != [NOTHING] else (),
    )


def flags(names: Sequence[str]) -> Form:
    """A set of bits as the names at their places."""

    def write(g: Any, value: int) -> str:
        return " ".join([name for place, name in enumerate(names) if value >> place & 1]) or NOTHING

    def read(g: Any, words: list[str]) -> int:
        return sum([1 << names.index(word) for word in words]) if words != [NOTHING] else 0

    return Form(write, read)


def amounts(names: Sequence[str], zeros: bool = True) -> Form:
    """A list of numbers with the names at their places; without those that are 0, if so wished."""

    def write(g: Any, value: list[int]) -> str:
        said = [f"{names[place]}={n}" for place, n in enumerate(value) if n or zeros]
        return " ".join(said) or NOTHING

    def read(g: Any, words: list[str]) -> list[int]:
        found = [0] * len(names)
        for name, number in numbers_by_name(words).items():
            found[names.index(name)] = number
        return found

    return Form(write, read)


def counts(names: Names) -> Form:
    """A table from things of the pack to numbers, by the number of the thing."""

    def write(g: Any, value: dict[int, int]) -> str:
        known = names(g)
        return " ".join([f"{known[place]}={value[place]}" for place in sorted(value)]) or NOTHING

    def read(g: Any, words: list[str]) -> dict[int, int]:
        known = names(g)
        return {known.index(name): number for name, number in numbers_by_name(words).items()}

    return Form(write, read)
