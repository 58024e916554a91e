"""Reading a data pack by hand: every complaint names the file, the place and the remedy."""

import json
import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, cast

from ticonderoga.engine.drawing import Confidence
from ticonderoga.engine.errors import TiconderogaError

MOST_DIGITS: Final = 300
"""The longest whole number that is read."""
MOST_DEPTH: Final = 50
"""How deep objects and lists may lie in each other."""
CONFIDENCE: Final = ("certain", "likely", "reconstructed")


class PackError(TiconderogaError):
    """A data pack cannot be used, or lacks what was asked for; the message is a sentence."""


class Problem:
    """One thing wrong with a pack: in which file, where in it, what, and what would be right."""

    __slots__ = ("file", "remedy", "what", "where")

    def __init__(self, file: str, where: str, what: str, remedy: str) -> None:
        self.file: str = file
        self.where: str = where
        self.what: str = what
        self.remedy: str = remedy

    def __str__(self) -> str:
        place = f"{self.file}, {self.where}" if self.where else self.file
        return f"{place}: {self.what} {self.remedy}"

    def __repr__(self) -> str:
        return f"Problem({str(self)!r})"


def plain(text: str) -> str:
    """The letters and digits of a name, small and without accents: "St. Mary's" is "stmarys"."""
    spelled = unicodedata.normalize("NFKD", text.replace("&", "and")).casefold()
    return "".join(letter for letter in spelled if letter.isalnum())


def did_you_mean(wrong: str, known: list[str]) -> str:
    """A closing sentence naming what the person probably meant."""
    spelled: dict[str, str] = {}
    for name in known:
        spelled.setdefault(plain(name), name)
    close = get_close_matches(plain(wrong), list(spelled), 3, 0.6)
    if close:
        return f"Did you mean {listed([spelled[key] for key in close], 'or')}?"
    if len(known) <= 20:
        return f"Known are: {listed(known, 'and')}."
    return "Nothing there is called anything like it."


def listed(words: list[str], link: str) -> str:
    """One, two or more words as an English list."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {link} {words[-1]}"


def shortened(words: list[str], most: int = 6) -> str:
    """An English list; of a long one the first few, and how many more there are."""
    if len(words) <= most:
        return listed(words, "and")
    return f"{', '.join(words[:most])} and {len(words) - most} more"


def described(value: object) -> str:
    """A JSON value as a person would call it."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    return str(value)


class Fields:
    """An object of a JSON file that knows where it stands and collects what is wrong with it."""

    __slots__ = ("fields", "file", "problems", "where")

    def __init__(
        self, file: str, where: str, fields: dict[str, object], problems: list[Problem]
    ) -> None:
        self.file: str = file
        self.where: str = where
        self.fields: dict[str, object] = fields
        self.problems: list[Problem] = problems

    def complain(self, what: str, remedy: str, at: str = "") -> None:
        place = ", ".join(part for part in (self.where, at) if part)
        self.problems.append(Problem(self.file, place, what, remedy))

    def has(self, name: str) -> bool:
        return name in self.fields

    def known(self, names: list[str]) -> None:
        """Report every field that this kind of object does not have."""
        for name in self.fields:
            if name not in names:
                self.complain(f'the field "{name}" is not known here.', did_you_mean(name, names))

    def _missing(self, name: str) -> None:
        self.complain(f'the field "{name}" is missing.', "Add it.")

    def text(self, name: str, fallback: str | None = None) -> str:
        if name not in self.fields:
            if fallback is None:
                self._missing(name)
                return ""
            return fallback
        value = self.fields[name]
        if isinstance(value, str) and (value or fallback == ""):
            return value
        self.complain(f'"{name}" is {described(value)}.', "It should be a text in quotes.")
        return ""

    def named(self, called: str, name: str) -> str:
        """A text by which this object is called in complaints from now on."""
        text = self.text(name)
        if text:
            self.where = f"{called} {text}"
        return text

    def choice(self, name: str, allowed: list[str], fallback: str | None = None) -> str:
        word = self.text(name, fallback)
        if word in allowed or (fallback is not None and word == fallback):
            return word
        if word:
            self.complain(f'"{name}" is "{word}".', f"It should be {listed(allowed, 'or')}.")
        return allowed[0] if fallback is None else fallback

    def integer(self, name: str, low: int, high: int, fallback: int | None = None) -> int:
        if name not in self.fields:
            if fallback is None:
                self._missing(name)
                return low
            return fallback
        value = self.fields[name]
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.complain(
            f'"{name}" is {described(value)}.', f"It should be a whole number from {low} to {high}."
        )
        return low

    def number(self, name: str, low: float, high: float) -> float:
        if name not in self.fields:
            self._missing(name)
            return low
        value = self.fields[name]
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            if low <= value <= high:
                return float(value)
        self.complain(
            f'"{name}" is {described(value)}.', f"It should be a number from {low:g} to {high:g}."
        )
        return low

    def flag(self, name: str, fallback: bool = False) -> bool:
        value = self.fields.get(name, fallback)
        if isinstance(value, bool):
            return value
        self.complain(f'"{name}" is {described(value)}.', "It should be true or false.")
        return fallback

    def values(self, name: str, needed: bool = False) -> list[object]:
        if name not in self.fields:
            if needed:
                self._missing(name)
            return []
        value = self.fields[name]
        if isinstance(value, list):
            return list(value)
        self.complain(f'"{name}" is {described(value)}.', "It should be a list in [ ].")
        return []

    def texts(self, name: str, needed: bool = False) -> list[str]:
        words: list[str] = []
        for value in self.values(name, needed):
            if isinstance(value, str):
                words.append(value)
            else:
                self.complain(
                    f'"{name}" holds {described(value)}.', "It should hold only texts in quotes."
                )
        return words

    def integers(self, name: str, low: int, high: int) -> list[int]:
        numbers: list[int] = []
        for value in self.values(name):
            if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
                numbers.append(value)
            else:
                self.complain(
                    f'"{name}" holds {described(value)}.',
                    f"It should hold only whole numbers from {low} to {high}.",
                )
        return numbers

    def inner(self, name: str, where: str = "", needed: bool = True) -> "Fields":
        """The object under a name; an empty one after a complaint if it is not there."""
        value = self.fields.get(name)
        place = ", ".join(part for part in (self.where, where or name) if part)
        if isinstance(value, dict):
            return Fields(self.file, place, dict(value), self.problems)
        if name in self.fields:
            self.complain(f'"{name}" is {described(value)}.', "It should be an object in { }.")
        elif needed:
            self._missing(name)
        return Fields(self.file, place, {}, self.problems)

    def rows(self, name: str, called: str, needed: bool = True) -> list["Fields"]:
        """The objects of a list, each known as "called 1", "called 2" until better named."""
        found: list[Fields] = []
        place = f"{self.where}, {called}" if self.where else called
        for count, value in enumerate(self.values(name, needed), 1):
            where = f"{place} {count}"
            if isinstance(value, dict):
                found.append(Fields(self.file, where, dict(value), self.problems))
            else:
                said = f"it is {described(value)}."
                remedy = "It should be an object in { }."
                self.problems.append(Problem(self.file, where, said, remedy))
        return found

    def word(self, name: str, words: Sequence[str], fallback: int | None = None) -> int:
        """Which of some words stands there: its place among them, -1 after a complaint."""
        if name not in self.fields and fallback is not None:
            return fallback
        text = self.text(name)
        if text in words:
            return words.index(text)
        if text:
            self.complain(f'"{name}" is "{text}".', f"It should be {listed(list(words), 'or')}.")
        return -1

    def one_of(self, name: str, ids: Sequence[str], called: str, at: str = "") -> int:
        """The place of an id in a list of them, -1 after a complaint: "X" is not `called`."""
        text = self.text(name)
        return self.place_of(text, ids, called, at) if text else -1

    def several(
        self, name: str, ids: Sequence[str], called: str, needed: bool = False
    ) -> list[int]:
        """The places of all ids that a list names; those that are not `called` get a complaint."""
        found = [self.place_of(text, ids, called, name) for text in self.texts(name, needed)]
        return [place for place in found if place >= 0]

    def place_of(self, text: str, ids: Sequence[str], called: str, at: str = "") -> int:
        """The place of one id in a list of them, -1 after a complaint."""
        if text in ids:
            return ids.index(text)
        self.complain(f'"{text}" is not {called}.', did_you_mean(text, list(ids)), at)
        return -1

    def own_rows(self, name: str, called: str) -> list[tuple[str, "Fields"]]:
        """The rows of a list in which each has an id of its own, with the id of each."""
        found: dict[str, Fields] = {}
        for row in self.rows(name, called):
            own = row.named(called, "id")
            if own in found:
                row.complain("the id stands twice.", f"Every {called} needs an id of its own.")
            else:
                found[own] = row
        return list(found.items())

    def each(self, name: str, called: str, ids: Sequence[str]) -> list[tuple[int, "Fields"]]:
        """The rows of a list that must name each of some ids once, with the place of each."""
        found: list[tuple[int, Fields]] = []
        seen: list[str] = []
        for row in self.rows(name, called):
            own = row.named(called, "id")
            if own not in ids:
                if own:
                    row.complain(f"the game has no such {called}.", did_you_mean(own, list(ids)))
            elif own in seen:
                row.complain("the id stands twice.", f"Name every {called} once.")
            else:
                seen.append(own)
                found.append((ids.index(own), row))
        missing = [own for own in ids if own not in seen]
        self.lacks(name, missing, f"Name every {called} of the game.")
        return found

    def lacks(self, name: str, missing: list[str], remedy: str) -> None:
        """Complain of what a list should name and does not; nothing if the list is not there."""
        if missing and name in self.fields:
            are = "is" if len(missing) == 1 else "are"
            self.complain(f"{shortened(missing)} {are} missing.", remedy, name)

    def confidence(self) -> Confidence:
        return cast(Confidence, self.choice("confidence", list(CONFIDENCE)))

    def confidence_detail(self, aspects: list[str]) -> dict[str, str]:
        """How sure each aspect is; an aspect that is not mentioned is as sure as the whole."""
        detail = self.inner("confidence_detail", needed=False)
        detail.known(aspects)
        overall = self.fields.get("confidence")
        fallback = overall if isinstance(overall, str) and overall in CONFIDENCE else CONFIDENCE[-1]
        return {name: detail.choice(name, list(CONFIDENCE), fallback) for name in aspects}


def parse(file: str, text: str, problems: list[Problem]) -> Fields | None:
    """The top object of a JSON file, or None after a complaint."""
    twice: list[str] = []

    def pairs(items: list[tuple[str, object]]) -> dict[str, object]:
        found: dict[str, object] = {}
        for name, value in items:
            if name in found:
                twice.append(name)
            found[name] = value
        return found

    top: object = None
    try:
        top = json.loads(text, object_pairs_hook=pairs, parse_int=_whole_number)
    except json.JSONDecodeError as error:
        problems.append(
            Problem(
                file,
                f"line {error.lineno}",
                f"it is not JSON ({error.msg}).",
                "Look for a missing comma, quote or bracket at or just before that line.",
            )
        )
        return None
    except RecursionError:
        problems.append(_too_deep(file))
        return None
    except ValueError as error:
        problems.append(Problem(file, "", f"{error}.", "Write the number that is meant."))
        return None
    for name in twice:
        problems.append(
            Problem(file, "", f'the field "{name}" stands twice in an object.', "Keep one of them.")
        )
    if _depth(top) > MOST_DEPTH:
        problems.append(_too_deep(file))
        return None
    if isinstance(top, dict):
        return Fields(file, "", dict(top), problems)
    problems.append(
        Problem(file, "", f"the file holds {described(top)}.", "It should hold an object in { }.")
    )
    return None


def _whole_number(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError(f"a number in it has {len(digits)} digits")
    return int(digits)


def _too_deep(file: str) -> Problem:
    return Problem(
        file,
        "",
        f"its lists and objects lie in each other more than {MOST_DEPTH} deep.",
        "Look for brackets that are opened again and again.",
    )


def _depth(top: object) -> int:
    """How deep lists and objects lie in each other, as far as it matters."""
    depth = 0
    level: list[object] = [top]
    while level and depth <= MOST_DEPTH:
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                inner += value.values()
            elif isinstance(value, list):
                inner += value
        level = inner
        depth += 1
    return depth
