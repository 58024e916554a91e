"""Saved games: a text that a person can read and diff, and that proves itself.

A header of plain lines, then the journal, one choice a line, each closing with a running
check of everything above it; then the position at the last checkpoint, so that a running
game survives a change of the rules; then the digest of the whole.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import DamagedFile, Refused, TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.match import (
    CHOSE,
    CONTROLLER,
    FORCED,
    NOTE,
    RESIGNED,
    TOGETHER,
    UNDONE,
    Delivery,
    Match,
)

FORMAT = 1
_FIRST = f"ticonderoga game {FORMAT}"


def _check(chain: str, line: str) -> str:
    return hashlib.blake2b(f"{chain}\n{line}".encode(), digest_size=4).hexdigest()


def save(match: Match) -> str:
    """The whole match as text."""
    if match.imagined_by >= -1:
        raise TiconderogaError("an imagined world is not saved; save the match it came from")
    setup = match.setup
    rules = match.rules
    lines = [
        _FIRST,
        f"game {setup.game.name}",
        f"rules {setup.game.version}",
        f"pack {rules.pack_name} {rules.pack_digest}",
        f"scenario {setup.scenario}",
    ]
    lines += [f"option {name}={value}" for name, value in sorted(setup.options.items())]
    lines += [f"seat {rules.seats[seat]}={who}" for seat, who in sorted(match.controllers.items())]
    lines.append(f"dice {setup.dice.write()}")
    chain = ""
    for line in lines:
        chain = _check(chain, line)
    lines.append(f"= journal #{chain}")
    number = 0
    for delivery in match.journal:
        if delivery[0] == UNDONE:
            number = delivery[2]
        elif delivery[0] != NOTE:
            number += 1
        line = _write_delivery(match, number, delivery)
        chain = _check(chain, line)
        lines.append(f"{line} #{chain}")
    for seat in range(len(rules.seats)):
        held = match.held_answer(seat)
        if held is not None:
            line = f"~ {rules.seats[seat]} {rules.notation.write(held)}"
            chain = _check(chain, line)
            lines.append(f"{line} #{chain}")
    base_at, base = match.last_checkpoint()
    lines.append(f"= position {base_at}")
    lines += rules.write(base).splitlines()
    digest = hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()
    lines.append(f"= end {digest}")
    return "\n".join(lines) + "\n"


def _write_delivery(match: Match, number: int, delivery: Delivery) -> str:
    kind, seat, what, _ = delivery
    seats = match.rules.seats
    write = match.rules.notation.write
    if kind == CHOSE:
        return f"{number} {seats[seat]} {write(what)}"
    if kind == FORCED:
        return f"{number} {seats[seat]}! {write(what)}"
    if kind == TOGETHER:
        return f"{number} together " + " | ".join(write(choice) for choice in what)
    if kind == CONTROLLER:
        return f"@ controller {seats[seat]} {what}"
    if kind == RESIGNED:
        return f"@ resign {seats[seat]}"
    if kind == UNDONE:
        return f"@ undo {seats[seat]} {what}"
    if kind == NOTE:
        return f"@ note {seats[seat]} {' '.join(str(what).split())}"
    raise TiconderogaError(f"a delivery of kind {kind} cannot be saved")


class Header:
    """The opening lines of a saved game."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = 0
        self.pack_name = ""
        self.pack_digest = ""
        self.scenario = ""
        self.options: dict[str, str] = {}
        self.seats: dict[str, str] = {}
        self.dice = Dice()


class SavedGame:
    """A saved game read and checked line by line, not yet played."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.header = Header()
        self.journal: list[tuple[int, str]] = []
        """(line number in the file, the line without its check)."""
        self.checkpoint_at = 0
        self.checkpoint = ""
        self._parse()

    def _parse(self) -> None:
        lines = self.lines
        if not lines or lines[0] != _FIRST:
            raise DamagedFile(1, f"a saved game begins with '{_FIRST}'")
        chain = _check("", lines[0])
        at = 1
        while at < len(lines) and not lines[at].startswith("="):
            chain = _check(chain, lines[at])
            self._read_header_line(at + 1, lines[at])
            at += 1
        if at >= len(lines) or lines[at] != f"= journal #{chain}":
            raise DamagedFile(min(at + 1, len(lines)), "the header does not match its check")
        at += 1
        while at < len(lines) and not lines[at].startswith("="):
            line, mark, check = lines[at].rpartition(" #")
            chain = _check(chain, line)
            if not mark or check != chain:
                raise DamagedFile(at + 1, "the line does not match its check: it, or what "
                                  "stands above it, was changed, lost or moved")
            self.journal.append((at + 1, line))
            at += 1
        if at >= len(lines) or not lines[at].startswith("= position "):
            raise DamagedFile(min(at + 1, len(lines)), "the position is missing: the file is cut")
        self.checkpoint_at = self._number(at + 1, lines[at].removeprefix("= position "))
        start = at + 1
        while at < len(lines) and not lines[at].startswith("= end "):
            at += 1
        if at >= len(lines):
            raise DamagedFile(len(lines), "the closing line is missing: the file is cut")
        self.checkpoint = "\n".join(lines[start:at]) + "\n"
        digest = hashlib.blake2b("\n".join(lines[:at]).encode(), digest_size=16).hexdigest()
        if lines[at] != f"= end {digest}":
            raise DamagedFile(at + 1, "the closing digest does not match: the position was changed")
        if any(lines[at + 1 :]):
            raise DamagedFile(at + 2, "something stands behind the closing line")

    @staticmethod
    def _number(line: int, text: str) -> int:
        if not text.isdigit():
            raise DamagedFile(line, f"'{text}' should be a number")
        return int(text)

    def _read_header_line(self, number: int, line: str) -> None:
        header = self.header
        word, _, rest = line.partition(" ")
        if word == "game":
            header.game = rest
        elif word == "rules":
            header.rules = self._number(number, rest)
        elif word == "pack":
            header.pack_name, _, header.pack_digest = rest.partition(" ")
        elif word == "scenario":
            header.scenario = rest
        elif word in ("option", "seat"):
            name, equals, value = rest.partition("=")
            if not equals:
                raise DamagedFile(number, f"'{line}' should read {word} NAME=VALUE")
            (header.options if word == "option" else header.seats)[name] = value
        elif word == "dice":
            try:
                header.dice = Dice.read(rest)
            except ValueError:
                raise DamagedFile(number, "the dice line is not readable") from None
        else:
            raise DamagedFile(number, f"'{word}' is no line of a header")


def load(
    text: str,
    find_game: Callable[[str], Game],
    until: int | None = None,
    listen: bool = True,
) -> Match:
    """Play a saved game up to its last choice, or up to ply `until`.

    Under the rules and the pack it was saved with, every choice is played again and must be
    offered. Under changed ones the game resumes from its checkpoint, and what the new rules
    refuse is left out with a warning.
    """
    saved = SavedGame(text)
    header = saved.header
    game = find_game(header.game)
    match = Match(game, header.scenario, header.options, dice=header.dice, listen=listen)
    same = header.rules == game.version and header.pack_digest == match.rules.pack_digest
    if not same and until is None:
        return _resume(saved, match, game)
    for number, line in saved.journal:
        if until is not None and len(match.line) >= until:
            break
        try:
            _play_line(match, line)
        except (TiconderogaError, ValueError, KeyError, IndexError) as error:
            raise DamagedFile(number, f"'{line}' cannot be played: {error}") from None
    for name, who in header.seats.items():
        if name in match.rules.seats:
            match.controllers[match.rules.seats.index(name)] = who
    return match


def _resume(saved: SavedGame, match: Match, game: Game) -> Match:
    """Go on from the checkpoint under rules or a pack that have changed since."""
    position = match.rules.read(saved.checkpoint)
    match.restart_from(position)
    match.warnings.append(
        f"saved under rules {saved.header.rules} and pack {saved.header.pack_name}; now rules "
        f"{game.version} and pack {match.rules.pack_name}: it goes on from its last checkpoint"
    )
    standing = _standing_lines(saved.journal)
    for number, line in standing[saved.checkpoint_at :]:
        try:
            _play_line(match, line)
        except (TiconderogaError, ValueError, KeyError, IndexError) as error:
            match.restart_from(match.rules.read(saved.checkpoint))
            match.warnings.append(
                f"line {number}: '{line}' is refused by the rules of today ({error}); "
                "returned to the checkpoint"
            )
            break
    return match


def _standing_lines(journal: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines of the journal that were not taken back."""
    standing: list[tuple[int, str]] = []
    for number, line in journal:
        words = line.split(" ")
        if words[0] == "@" and words[1] == "undo":
            del standing[int(words[3]) :]
        elif words[0] != "~" and not (words[0] == "@" and words[1] == "note"):
            standing.append((number, line))
    return standing


def _play_line(match: Match, line: str) -> None:
    """Play one line of a journal."""
    seats = match.rules.seats
    read = match.rules.notation.read
    number, who, rest = (*line.split(" ", 2), "", "")[:3]
    if number == "@":
        if who == "controller":
            name, _, controller = rest.partition(" ")
            match.set_controller(seats.index(name), controller)
        elif who == "resign":
            match.resign(seats.index(rest))
        elif who == "undo":
            name, _, ply = rest.partition(" ")
            match.return_to(int(ply), seats.index(name))
        elif who == "note":
            name, _, said = rest.partition(" ")
            match.note(seats.index(name), said)
        else:
            raise TiconderogaError(f"'@ {who}' is no line of a journal")
        return
    if number == "~":
        match.choose(read(rest), seats.index(who))
    elif who == "together":
        for ask, part in zip(match.asks, rest.split(" | "), strict=True):
            match.choose(read(part), ask.seat)
    elif who.endswith("!"):
        if int(number) > len(match.line):
            raise Refused("the rules do not make this choice by themselves")
        forced = match.line[int(number) - 1]
        if forced[0] != FORCED or forced[2] != read(rest):
            raise Refused("the rules make another choice by themselves here")
    else:
        if int(number) != len(match.line) + 1:
            raise Refused(f"choice {len(match.line) + 1} is due here")
        match.choose(read(rest), seats.index(who))
