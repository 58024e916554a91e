"""Text of strangers on a terminal: what a file says may not move the cursor or change colours."""

from __future__ import annotations


def printable(text: str) -> str:
    """The same text with every character spelled out that is not simply printed. Lines stay."""
    return "".join([c if c.isprintable() or c == "\n" else _spelled(c) for c in text])


def _spelled(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
