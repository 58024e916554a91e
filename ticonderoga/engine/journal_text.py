"""One line of a journal as text: how it is written, read, and played in a match.

    3 blue attack mill              a choice: the number of its delivery, the seat, the choice
    4 red! no_parry                 an answer that the rules gave by themselves
    5 together bid c07 | bid c12    secret answers, in the order of the asks
    ~ blue bid c03                  a secret answer that waits for the others
    @ controller red planner:hard   who plays a seat from now on
    @ resign red
    @ withdraw blue                 a secret answer is taken back
    @ undo blue 1                   all from delivery 1 on is taken back
    @ note red why it did so
    @ say red ["np_march",3]        a reason that an agent tells the table: a log entry

The journal of a table holds, besides, lines that no saved game has:

    % seats                         the seats or the settings have changed
    % ask-undo 0 3                  seat 0 asks to go back to before choice 3
    % agree 1
    % refuse 1
    % standing 1                    the next choice was given in advance: seat 1 was not asked
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Final

from ticonderoga.engine.ask import Choice
from ticonderoga.engine.errors import Refused, TiconderogaError
from ticonderoga.engine.game import Rules
from ticonderoga.engine.journal import (
    CHOSE,
    CONTROLLER,
    FORCED,
    NOTE,
    RESIGNED,
    SAID,
    TOGETHER,
    UNDONE,
    Delivery,
)
from ticonderoga.engine.match import Match
from ticonderoga.engine.words import LogEntry

SEATS_CHANGED: Final = "% seats"
MOST_NESTED: Final = 50
"""How many lists and objects a reason may hold."""

CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f]")
"""What moves a terminal's cursor or colours its screen: no line of ours has any."""

# ---------------------------------------------------------------------- writing


def choice_line(rules: Rules, number: int, seat: int, choice: Choice) -> str:
    return f"{number} {rules.seats[seat]} {rules.notation.write(choice)}"


def forced_line(rules: Rules, number: int, seat: int, choice: Choice) -> str:
    return f"{number} {rules.seats[seat]}! {rules.notation.write(choice)}"


def together_line(rules: Rules, number: int, choices: Sequence[Choice]) -> str:
    return f"{number} together " + " | ".join([rules.notation.write(choice) for choice in choices])


def held_line(rules: Rules, seat: int, choice: Choice) -> str:
    return f"~ {rules.seats[seat]} {rules.notation.write(choice)}"


def answer_line(match: Match, seat: int, choice: Choice) -> str:
    """The line that a seat's answer becomes now: held where several are asked at once."""
    if len(match.asks) > 1:
        return held_line(match.rules, seat, choice)
    return choice_line(match.rules, len(match.deliveries) + 1, seat, choice)


def controller_line(rules: Rules, seat: int, controller: str) -> str:
    return f"@ controller {rules.seats[seat]} {controller}"


def resign_line(rules: Rules, seat: int) -> str:
    return f"@ resign {rules.seats[seat]}"


def withdraw_line(rules: Rules, seat: int) -> str:
    return f"@ withdraw {rules.seats[seat]}"


def undo_line(rules: Rules, seat: int, ply: int) -> str:
    return f"@ undo {rules.seats[seat]} {ply}"


def note_line(rules: Rules, seat: int, text: str) -> str:
    return f"@ note {rules.seats[seat]} {' '.join(CONTROL.sub(' ', text).split())}"


def reason_line(rules: Rules, seat: int, reason: LogEntry) -> str:
    return f"@ say {rules.seats[seat]} {json.dumps(reason, separators=(',', ':'))}"


def ask_undo_line(seat: int, ply: int) -> str:
    return f"% ask-undo {seat} {ply}"


def agree_line(seat: int) -> str:
    return f"% agree {seat}"


def refuse_line(seat: int) -> str:
    return f"% refuse {seat}"


def delivery_line(rules: Rules, number: int, delivery: Delivery) -> str:
    """The line of what a match has in its journal."""
    kind, seat, what, _ = delivery
    if kind == CHOSE:
        return choice_line(rules, number, seat, what)
    if kind == FORCED:
        return forced_line(rules, number, seat, what)
    if kind == TOGETHER:
        return together_line(rules, number, what)
    if kind == CONTROLLER:
        return controller_line(rules, seat, what)
    if kind == RESIGNED:
        return resign_line(rules, seat)
    if kind == UNDONE:
        return undo_line(rules, seat, what)
    if kind == NOTE:
        return note_line(rules, seat, str(what))
    if kind == SAID:
        return reason_line(rules, seat, what)
    raise TiconderogaError(f"a delivery of kind {kind} cannot be saved")


def standing_line(seat: int) -> str:
    return f"% standing {seat}"


# ---------------------------------------------------------------------- reading


class Line:
    """A line of a journal, taken apart."""

    __slots__ = ("mark", "number", "seat", "text", "word")

    def __init__(self, mark: str, word: str, seat: str, text: str, number: str = "") -> None:
        self.mark: str = mark
        """Either @ or % before a word, ~ before a held answer, or empty before a number."""
        self.word: str = word
        """What happens: "undo", "agree" …; of a delivery "chose", "forced" or "together"."""
        self.seat: str = seat
        """The name of the seat; empty for answers together and for lines of a table."""
        self.text: str = text
        self.number: str = number

    @property
    def of_table(self) -> bool:
        """Whether it concerns the table alone and stands in no saved game."""
        return self.mark == "%"

    @property
    def seats_only(self) -> bool:
        """Whether it only says who sits where or how the table is used: nothing was played."""
        return self.of_table or (self.mark == "@" and self.word == "controller")

    @property
    def delivers(self) -> bool:
        """Whether the match counts it among its deliveries."""
        return self.word not in ("held", "undo", "withdraw", "note", "say") and not self.of_table

    @property
    def chosen_by(self) -> str:
        """The seat whose own choice it is; empty for what is none."""
        return self.seat if self.word in ("chose", "held") else ""


def read_line(line: str) -> Line:
    """Take a line apart; whether it can be played shows when it is."""
    first, second, rest = (*line.split(" ", 2), "", "")[:3]
    if first == "%":
        return Line("%", second, "", rest)
    if first == "~":
        return Line("~", "held", second, rest)
    if first == "@":
        seat, _, text = rest.partition(" ")
        return Line("@", second, seat, text)
    if second == "together":
        return Line("", "together", "", rest, first)
    if second.endswith("!"):
        return Line("", "forced", second[:-1], rest, first)
    return Line("", "chose", second, rest, first)


def renumbered(line: str, number: int) -> str:
    """The same line as delivery `number`; a line without a number as it is."""
    first, _, rest = line.partition(" ")
    return f"{number} {rest}" if first.isdigit() else line


def read_reason(text: str) -> LogEntry:
    """A log entry: the key of a sentence, and its arguments."""
    if text.count("[") + text.count("{") > MOST_NESTED:
        raise TiconderogaError("a line of a log is no heap of lists")
    said = json.loads(text)
    if not isinstance(said, list) or not said or not isinstance(said[0], str):
        raise TiconderogaError(f"'{text}' is no line of a log")
    if _holds_control(said):
        raise TiconderogaError("a line of a log holds no control characters")
    return tuple(said)


def _holds_control(value: object) -> bool:
    if isinstance(value, str):
        return CONTROL.search(value) is not None
    if isinstance(value, dict):
        return any(_holds_control(part) for both in value.items() for part in both)
    return isinstance(value, list) and any(_holds_control(part) for part in value)


# ---------------------------------------------------------------------- playing


def play_line(match: Match, line: str, origin: int = 0) -> None:
    """Play one line of a saved game whose first `origin` deliveries are left out."""
    said = read_line(line)
    if said.mark == "@":
        play = PLAYED.get(said.word)
        if play is None:
            raise TiconderogaError(f"'@ {said.word}' is no line of a journal")
        play(match, match.rules.seats.index(said.seat), said.text)
    elif said.word == "held":
        match.choose(match.rules.notation.read(said.text), match.rules.seats.index(said.seat))
    elif said.word == "together":
        _play_together(match, said.text)
    elif said.word == "forced":
        _compare_forced(match, said, origin)
    else:
        _play_choice(match, said, origin)


def play_entry(match: Match, line: str) -> None:
    """Play one line of a table's journal."""
    said = read_line(line)
    if not said.of_table:
        play_line(match, line)
        return
    numbers = [int(number) for number in said.text.split()]
    if said.word == "ask-undo":
        match.propose_undo(numbers[0], numbers[1])
    elif said.word == "agree":
        match.consent(numbers[0])
    elif said.word == "refuse":
        match.refuse_undo()


def _play_choice(match: Match, said: Line, origin: int) -> None:
    due = origin + len(match.deliveries) + 1
    if int(said.number) != due:
        raise Refused(f"choice {due} is due here")
    match.choose(match.rules.notation.read(said.text), match.rules.seats.index(said.seat))


def _play_together(match: Match, text: str) -> None:
    for ask, part in zip(match.asks, text.split(" | "), strict=True):
        match.choose(match.rules.notation.read(part), ask.seat)


def _compare_forced(match: Match, said: Line, origin: int) -> None:
    """The rules have made this choice already: it is compared, not played."""
    at = int(said.number) - origin
    if not 0 < at <= len(match.deliveries):
        raise Refused("the rules do not make this choice by themselves")
    forced = match.deliveries[at - 1]
    if forced[0] != FORCED or forced[2] != match.rules.notation.read(said.text):
        raise Refused("the rules make another choice by themselves here")


def _set_controller(match: Match, seat: int, text: str) -> None:
    match.set_controller(seat, text)


def _resign(match: Match, seat: int, text: str) -> None:
    _require_end(text)
    match.resign(seat)


def _withdraw(match: Match, seat: int, text: str) -> None:
    _require_end(text)
    match.withdraw(seat)


def _require_end(text: str) -> None:
    if text:
        raise TiconderogaError(f"'{text}' stands behind the end of the line")


def _undo(match: Match, seat: int, text: str) -> None:
    match.return_to(int(text), seat)


def _note(match: Match, seat: int, text: str) -> None:
    match.note(seat, text)


def _say(match: Match, seat: int, text: str) -> None:
    match.retell(seat, read_reason(text))


PLAYED: Final[dict[str, Callable[[Match, int, str], None]]] = {
    "controller": _set_controller,
    "resign": _resign,
    "withdraw": _withdraw,
    "undo": _undo,
    "note": _note,
    "say": _say,
}
"""How a line that begins with @ and this word is played."""
