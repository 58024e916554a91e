"""Who sits at a match: controllers, what they say, resigning; each entry is in the journal."""

from __future__ import annotations

from typing import Any

from ticonderoga.engine.course import Course
from ticonderoga.engine.errors import Refused
from ticonderoga.engine.journal import CONTROLLER, NOTE, RESIGNED, SAID
from ticonderoga.engine.words import LogEntry


def tell_controller(position: Any, seat: int, controller: str) -> bool:
    """Some rules ask who plays a seat: such a position has a list of controllers. Whether it
    has one."""
    controllers = getattr(position, "controllers", None)
    if controllers is None:
        return False
    controllers[seat] = controller
    return True


class Seating(Course):
    """The part of a match that concerns its seats."""

    def set_controller(self, seat: int, controller: str) -> None:
        """From now on this seat is played by somebody else; the journal says so."""
        controller = " ".join(controller.split())
        self.controllers = {**self.controllers, seat: controller}
        delivery = (CONTROLLER, seat, controller, self.position.dice.barrier)
        self.line.append(delivery)
        self.journal.append(delivery)
        if self.position.log is not None:
            self._log.append(("controller", seat, controller))
        if self._tell_controller(seat, controller):
            self._ask_anew(seat, controller)

    def _tell_controller(self, seat: int, controller: str) -> bool:
        return tell_controller(self.position, seat, controller)

    def _ask_anew(self, seat: int, controller: str) -> None:
        """Rules that ask who plays a seat may ask another question now, as long as nobody has
        answered since the checkpoint: it is entered again, with the new controller."""
        if self.over or not self._checkpoints or self._held:
            return
        for delivery in self.line[self._base_at :]:
            if delivery[0] != CONTROLLER:
                return
        listen = self.position.log is not None
        _, base, log_length = self._checkpoints.pop()
        position = base.copy()
        position.controllers[seat] = controller
        self._log[log_length:] = [e for e in self._log[log_length:] if e[0] == "controller"]
        self._begin(position, len(self.line), listen)

    def note(self, seat: int, text: str) -> None:
        """A note of an agent in the journal: why it chose; no part of the game."""
        self.journal.append((NOTE, seat, text, self.position.dice.barrier))

    def say(self, seat: int, entry: LogEntry) -> None:
        """What a seat tells the table about its reasons: in the journal and in the log, but no
        part of the game."""
        self.journal.append((SAID, seat, entry, self.position.dice.barrier))
        if self.position.log is not None:
            self._log.append(entry)

    def retell(self, seat: int, entry: LogEntry) -> None:
        """What a seat said, out of a journal. What these rules have no words for, since an
        earlier version of them said it, stays in the journal alone."""
        try:
            hash(entry)
            self.rules.words.say_log(entry)
        except (IndexError, KeyError, TypeError, ValueError):
            self.journal.append((SAID, seat, entry, self.position.dice.barrier))
            return
        self.say(seat, entry)

    def resign(self, seat: int) -> None:
        """A seat gives up; the game is over and the others have won."""
        if self.over:
            raise Refused("the game is over")
        delivery = (RESIGNED, seat, "", self.position.dice.barrier)
        self.line.append(delivery)
        self.journal.append(delivery)
        self._resigned = seat
        self._held = {}
        if self.position.log is not None:
            self._log.append(("resigned", seat))
