"""Names of people: what one looks like, which look alike, and who is a guest.

A name is brought to its plain form first (Unicode's NFKC: full-width and other dressed-up letters
become the ordinary ones). Its letters belong to one alphabet. Two names look alike if their
skeletons are equal: the idea of Unicode's report 39, with a table of our own for the alphabets
whose letters are drawn like Latin ones. Of the alphabets not in the table those are allowed that
have no such letters; the rest, such as Cherokee or Coptic, are made up of look-alikes.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.rows import PERSON, Seat

NAME = re.compile(r"[^\W_](?:[\w .'-]{0,28}[^\W_])?")
BAD_NAME = (
    "a name has 1 to 30 letters, digits, spaces, dots or hyphens, and begins and ends with a "
    "letter or a digit"
)
MIXED = "a name has letters of one alphabet: '{name}' mixes {first} with {second}"
STRANGE = "names here have no letters of the alphabet {script}"
NOBODY = "Guest"
"""What somebody is called who tells no name."""
GUEST_MARK = " (guest)"
"""Behind the name of one without an account, in talk and in the log. No account's name has it."""

ALPHABETS = frozenset(
    ("LATIN", "GREEK", "CYRILLIC", "HEBREW", "ARABIC", "DEVANAGARI", "BENGALI", "GURMUKHI",
     "GUJARATI", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "THAI", "LAO", "TIBETAN",
     "MYANMAR", "KHMER", "GEORGIAN", "ETHIOPIC", "HANGUL", "HIRAGANA", "KATAKANA", "CJK",
     "BOPOMOFO")
)  # fmt: skip
TOGETHER = frozenset(("HIRAGANA", "KATAKANA", "CJK", "BOPOMOFO", "HANGUL"))
"""Written together in one name."""

LOOKS_LIKE: dict[str, str] = {
    # Latin letters and digits that many typefaces draw alike.
    "I": "l", "1": "l", "0": "o", "5": "s", "ı": "l", "ȷ": "j", "ƅ": "b", "ɑ": "a", "ɡ": "g",
    "ſ": "s", "ɩ": "l", "ʋ": "v", "ƽ": "s", "Ɩ": "l", "đ": "d", "ł": "l", "ø": "o", "ħ": "h",
    "Đ": "d", "Ł": "l", "Ø": "o", "Ħ": "h",
    # Cyrillic, small and capital.
    "а": "a", "А": "a", "В": "b", "в": "b", "ь": "b", "с": "c", "С": "c", "ԁ": "d", "е": "e",
    "Е": "e", "ё": "e", "Ё": "e", "г": "r", "һ": "h", "Н": "h", "н": "h", "і": "l", "І": "l",
    "ї": "l", "Ї": "l", "ј": "j", "Ј": "j", "к": "k", "К": "k", "ӏ": "l", "Ӏ": "l", "м": "m",
    "М": "m", "п": "n", "о": "o", "О": "o", "р": "p", "Р": "p", "ԛ": "q", "Ԛ": "q", "ѕ": "s",
    "Ѕ": "s", "т": "t", "Т": "t", "у": "y", "У": "y", "ү": "y", "Ү": "y", "ѵ": "v", "Ѵ": "v",
    "ԝ": "w", "Ԝ": "w", "ш": "w", "х": "x", "Х": "x", "З": "3", "з": "3",
    # Greek, small and capital.
    "α": "a", "Α": "a", "β": "b", "Β": "b", "ε": "e", "Ε": "e", "ϲ": "c", "Ϲ": "c", "η": "n",
    "Η": "h", "ι": "l", "Ι": "l", "ϳ": "j", "κ": "k", "Κ": "k", "μ": "u", "Μ": "m", "ν": "v",
    "Ν": "n", "ο": "o", "Ο": "o", "σ": "o", "ρ": "p", "Ρ": "p", "τ": "t", "Τ": "t", "υ": "u",
    "Υ": "y", "χ": "x", "Χ": "x", "γ": "y", "Ζ": "z", "ζ": "z", "ω": "w",
}  # fmt: skip
"""One letter for another that is drawn like it. To refuse a name too many does little harm."""


def alphabet_of(letter: str) -> str:
    """The alphabet of a letter, by its name in Unicode: the first word."""
    first = unicodedata.name(letter, "UNKNOWN").partition(" ")[0]
    return "CJK" if first in ("IDEOGRAPHIC", "KANGXI") else first


def tidy(name: str) -> str:
    """The plain form of a name: no dressed-up letters, no runs of spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def check_name(name: str) -> str:
    """A name that an account may have, tidied; or a sentence on what one looks like."""
    name = tidy(name)
    if not NAME.fullmatch(name):
        raise TiconderogaError(BAD_NAME)
    seen = ""
    for letter in name:
        if not letter.isalpha():
            continue
        found = alphabet_of(letter)
        if found not in ALPHABETS:
            raise TiconderogaError(STRANGE.format(script=found.capitalize()))
        if seen and found != seen and not {found, seen} <= TOGETHER:
            raise TiconderogaError(
                MIXED.format(name=name, first=seen.capitalize(), second=found.capitalize())
            )
        seen = seen or found
    return name


def skeleton(name: str) -> str:
    """What is left of a name when look-alikes are one: accents, case, spaces and dots go too."""
    found = []
    for letter in unicodedata.normalize("NFD", tidy(name)):
        if unicodedata.combining(letter) or not letter.isalnum():
            continue
        found.append(LOOKS_LIKE.get(letter) or letter.casefold())
    # A capital letter may fold to one that is drawn like another.
    plain = "".join([LOOKS_LIKE.get(letter, letter) for letter in "".join(found)])
    return plain.replace("rn", "m").replace("vv", "w")


# ---------------------------------------------------------------------- at a table


def is_guest(seat: Seat) -> bool:
    """Whether somebody sits there whose name nobody vouches for."""
    return seat.kind == PERSON and not seat.account


def shown_name(seat: Seat) -> str:
    """A name with a mark if its bearer has no account."""
    marked = is_guest(seat) and seat.name != NOBODY
    return seat.name + GUEST_MARK if marked else seat.name


def guest_name(wanted: str, others: Iterable[str]) -> str:
    """The name of a guest, with a number if it looks like that of somebody who sits or sat here:
    nobody takes the chair of one who left and calls himself as him."""
    name = tidy(wanted) or NOBODY
    taken = {skeleton(other) for other in others}
    if name == NOBODY or skeleton(name) not in taken:
        return name
    number = 2
    while skeleton(f"{name} ({number})") in taken:
        number += 1
    return f"{name} ({number})"
