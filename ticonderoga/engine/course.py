"""The course of a match: its rules run from checkpoint to ask, until the game is over."""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.engine.ask import Ask, Checkpoint, Choice
from ticonderoga.engine.errors import DeadEnd
from ticonderoga.engine.game import Result, Rules
from ticonderoga.engine.journal import FORCED, Delivery
from ticonderoga.engine.words import LogEntry

KEPT_CHECKPOINTS: Final = 12


class Course:
    """What a match is made of, and the running of its rules."""

    rules: Rules
    position: Any
    controllers: dict[int, str]
    journal: list[Delivery]
    """Everything that happened, taken-back choices and the taking back included."""
    line: list[Delivery]
    """What stands: the deliveries that lead to the present position."""
    asks: tuple[Ask, ...]
    """The questions now open; none when the rules have come to their end."""
    _together: bool
    """The rules asked with a tuple and expect one back, be it of a single seat."""
    _offers: list[list[Choice] | None]
    _held: dict[int, Choice]
    _resigned: int
    _log: list[LogEntry]
    _checkpoints: list[tuple[int, Any, int]]
    _base: Any
    _base_at: int
    _generator: Any

    def _begin(self, position: Any, at: int, listen: bool) -> None:
        """Run the rules from a position that stands at a checkpoint, up to the first ask."""
        self.position = position
        position.log = self._log if listen else None
        self._base = position
        self._base_at = at
        self._generator = self.rules.run(position)
        self._advance(None)

    def _advance(self, answer: Any) -> None:
        """Resume the rules with an answer and run to the next ask that needs one."""
        generator = self._generator
        position = self.position
        while True:
            try:
                item = generator.send(answer)
            except StopIteration:
                self.asks = ()
                self._offers = []
                return
            if isinstance(item, Checkpoint):
                self._base = position.copy()
                self._base_at = len(self.line)
                self._checkpoints.append((len(self.line), self._base, len(self._log)))
                if len(self._checkpoints) > KEPT_CHECKPOINTS:
                    del self._checkpoints[1]
                answer = None
                continue
            if isinstance(item, Ask):
                ask: Ask = item
                self.asks = (ask,)
                self._together = False
                if ask.question.secret or ask.question.allows is not None:
                    self._offers = [None]
                    return
                offer = ask.question.offer(position, ask)
                if len(offer) == 1:
                    answer = offer[0]
                    delivery = (FORCED, ask.seat, answer, position.dice.barrier)
                    self.line.append(delivery)
                    self.journal.append(delivery)
                    continue
                if not offer:
                    raise DeadEnd(f"the rules asked '{ask.question.key}' without any answer")
                self._offers = [offer]
                return
            if not item:
                raise DeadEnd("the rules asked nobody anything")
            self.asks = item
            self._together = True
            self._offers = [None] * len(self.asks)
            return

    @property
    def over(self) -> bool:
        return not self.asks or self._resigned >= 0

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        if self._resigned >= 0:
            others = tuple(s for s in range(len(self.rules.seats)) if s != self._resigned)
            return Result(others, "resigned", (self._resigned,))
        return self.rules.result(self.position) if not self.asks else None
