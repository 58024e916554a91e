"""What can go wrong, said in sentences that a person can act on."""

from __future__ import annotations


class TiconderogaError(Exception):
    """A person's or a caller's mistake; the message says what was wrong and what would be right."""


class Refused(TiconderogaError):
    """A choice that was not offered; the match is unchanged."""


class DeadEnd(Exception):
    """The rules asked a question without any answer: a defect of the game, never of a player."""


class DamagedFile(TiconderogaError):
    """A saved game that cannot be trusted; names the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
