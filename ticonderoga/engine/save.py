"""Saved games: a text that a person can read and diff, and that proves itself.

A header of plain lines; the position it began from, if that was not the set-up; the journal,
one choice a line; the position at the last checkpoint, so that a running game survives a change
of the rules; the digest of the whole. Every line closes with a running check of itself and all
above it, so that damage is found in its own line.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import DamagedFile, TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.journal import NOTE, SAID, UNDONE
from ticonderoga.engine.journal_text import (
    CONTROL,
    delivery_line,
    held_line,
    play_line,
    read_line,
)
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game

UNPLAYABLE = (
    TiconderogaError, ValueError, LookupError, TypeError, OverflowError, RecursionError,
)  # fmt: skip
"""How a line or a position fails that no match of ours has written."""
MOST_DIGITS = 9
MOST_SHOWN = 200
FORMAT = 1
_FIRST = f"ticonderoga game {FORMAT}"


def _check(chain: str, line: str) -> str:
    return hashlib.blake2b(f"{chain}\n{line}".encode(), digest_size=4).hexdigest()


def save(match: Match, secret: str = "", nonces: Sequence[str] = ()) -> str:
    """The whole match as text. The secret and the nonces that its committed dice were made of
    go along once they may be known: with them the file proves its dice by itself."""
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
    if secret:
        lines.append(f"secret {secret}")
        lines += [f"nonce {nonce}" for nonce in nonces]
    if match.began_from is not None:
        lines.append("= start")
        lines += rules.write(match.began_from).splitlines()
    lines.append("= journal")
    number = 0
    for delivery in match.journal:
        if delivery[0] == UNDONE:
            number = delivery[2]
        elif delivery[0] != NOTE and delivery[0] != SAID:
            number += 1
        lines.append(delivery_line(rules, number, delivery))
    for seat in range(len(rules.seats)):
        held = match.held_answer(seat)
        if held is not None:
            lines.append(held_line(rules, seat, held))
    base_at, base = match.last_checkpoint()
    lines.append(f"= position {base_at}")
    lines += rules.write(base).splitlines()
    chain = _check("", _FIRST)
    for at in range(1, len(lines)):
        _require_one_line(lines[at])
        chain = _check(chain, lines[at])
        lines[at] = f"{lines[at]} #{chain}"
    lines.append(f"= end {_digest(lines)}")
    return "\n".join(lines) + "\n"


def _require_one_line(line: str) -> None:
    """A line break inside a line (of a nonce, say) would make the file look damaged."""
    if line.splitlines() not in ([], [line]):
        raise TiconderogaError(f"{line!r} holds a line break and cannot be saved as one line")


def _digest(lines: list[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


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
        self.secret = ""
        """What committed dice were made of, if the file tells: hexadecimal digits, …"""
        self.nonces: list[str] = []
        """… and what each seat added."""


class SavedGame:
    """A saved game read and checked line by line, not yet played."""

    def __init__(self, text: str) -> None:
        self.header = Header()
        self.start = ""
        """The position it began from; empty for the set-up."""
        self.start_line = 0
        self.journal: list[tuple[int, str]] = []
        """(line number in the file, the line without its check)."""
        self.checkpoint_at = 0
        self.checkpoint = ""
        self.checkpoint_line = 0
        lines = text.split("\n")
        if lines[0] != _FIRST:
            raise DamagedFile(1, f"a saved game begins with '{_FIRST}'")
        self._read_sections(self._checked(lines))

    @staticmethod
    def _checked(lines: list[str]) -> list[str]:
        """The lines between the first and the last, each proved and without its check."""
        chain = _check("", lines[0])
        plain: list[str] = []
        for at in range(1, len(lines)):
            if lines[at].startswith("= end "):
                if lines[at] != f"= end {_digest(lines[:at])}":
                    raise DamagedFile(at + 1, "the closing digest does not match what is above it")
                if lines[at + 1 :] not in ([], [""]):
                    raise DamagedFile(at + 2, "something stands behind the closing line")
                return plain
            line, mark, check = lines[at].rpartition(" #")
            chain = _check(chain, line)
            if not mark or check != chain:
                if at >= len(lines) - 1:
                    raise DamagedFile(at + 1, "the closing line is missing: the file is cut")
                raise DamagedFile(
                    at + 1,
                    "the line does not match its check: it was changed, or a line here was lost, "
                    "added or moved",
                )
            if CONTROL.search(line):
                raise DamagedFile(at + 1, "the line holds a control character")
            plain.append(line)
        raise DamagedFile(len(lines), "the closing line is missing: the file is cut")

    def _read_sections(self, lines: list[str]) -> None:
        section = "header"
        start: list[str] = []
        checkpoint: list[str] = []
        for number, line in enumerate(lines, 2):
            if line.startswith("= "):
                section = line.split(" ")[1]
                if section == "position":
                    self.checkpoint_at = self._number(number, line.removeprefix("= position "))
                    self.checkpoint_line = number + 1
                elif section == "start":
                    self.start_line = number + 1
                elif section != "journal":
                    raise DamagedFile(number, f"'{_cut(line)}' opens no part of a saved game")
            elif section == "header":
                self._read_header_line(number, line)
            elif section == "start":
                start.append(line)
            elif section == "journal":
                self.journal.append((number, line))
            else:
                checkpoint.append(line)
        if section != "position":
            raise DamagedFile(len(lines) + 2, "the position is missing")
        self.start = "".join(line + "\n" for line in start)
        self.checkpoint = "".join(line + "\n" for line in checkpoint)

    @staticmethod
    def _number(line: int, text: str) -> int:
        if not (text.isascii() and text.isdecimal()) or len(text) > MOST_DIGITS:
            raise DamagedFile(line, f"'{_cut(text)}' should be a number")
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
                raise DamagedFile(number, f"'{_cut(line)}' should read {word} NAME=VALUE")
            (header.options if word == "option" else header.seats)[name] = value
        elif word == "secret":
            header.secret = rest
        elif word == "nonce":
            header.nonces.append(rest)
        elif word == "dice":
            try:
                header.dice = Dice.read(rest)
            except ValueError:
                raise DamagedFile(number, "the dice line is not readable") from None
        else:
            raise DamagedFile(number, f"'{_cut(word)}' is no line of a header")


def load(
    text: str,
    find_game: Callable[[str], Game] = find_game,
    until: int | None = None,
    listen: bool = True,
) -> Match:
    """Play a saved game up to its last choice, or up to ply `until`.

    Under the rules and the pack it was saved with, every choice is played again and must be
    offered. Under changed ones the game resumes from its checkpoint, and what the new rules
    refuse is left out with a warning.
    """
    saved = SavedGame(text)
    match = _first_position(saved, find_game, listen)
    if not _same_rules(saved, match) and until is None:
        return _resume(saved, match, match.setup.game)
    for number, line in saved.journal:
        if until is not None and len(match.deliveries) >= until:
            break
        _play_or_complain(match, number, line)
    if until is None:
        _compare_checkpoint(saved, match)
    _seat_controllers(saved, match)
    return match


def replay(
    text: str, find_game: Callable[[str], Game] = find_game, listen: bool = True
) -> Iterator[tuple[str, Match]]:
    """Play a saved game line by line: each line of its journal, and the match after it.

    The first pair, with an empty line, is the match before any choice. A game saved under other
    rules or another pack cannot be played again from its beginning and is refused.
    """
    saved = SavedGame(text)
    match = _first_position(saved, find_game, listen)
    if not _same_rules(saved, match):
        header = saved.header
        raise TiconderogaError(
            f"this game was saved under rules {header.rules} and pack {header.pack_name}; here "
            f"are rules {match.setup.game.version} and pack {match.rules.pack_name}: it can be "
            "resumed from its checkpoint, but not played again from its beginning"
        )
    yield "", match
    for number, line in saved.journal:
        _play_or_complain(match, number, line)
        yield line, match
    _compare_checkpoint(saved, match)
    _seat_controllers(saved, match)


def _compare_checkpoint(saved: SavedGame, match: Match) -> None:
    """The stored checkpoint must be the one that the journal leads to."""
    at, base = match.last_checkpoint()
    if at != saved.checkpoint_at:
        raise DamagedFile(
            saved.checkpoint_line - 1, f"the journal's last checkpoint is {at}, not this one"
        )
    played = match.rules.write(base).splitlines()
    stored = saved.checkpoint.splitlines()
    for index in range(max(len(played), len(stored))):
        if played[index : index + 1] != stored[index : index + 1]:
            raise DamagedFile(
                saved.checkpoint_line + index, "the position is not the one the journal leads to"
            )


def _first_position(
    saved: SavedGame, find_game: Callable[[str], Game], listen: bool
) -> Match:
    """The match of a saved game before any choice."""
    header = saved.header
    game = find_game(header.game)
    match = Match(game, header.scenario, header.options, dice=header.dice, listen=listen)
    if saved.start and _same_rules(saved, match):
        _restart(match, saved.start, saved.start_line)
    return match


def _restart(match: Match, position: str, line: int) -> None:
    """Begin anew from a position that stands in the file from a line on."""
    try:
        match.restart_from(match.rules.read(position))
    except UNPLAYABLE as error:
        raise DamagedFile(line, f"the position cannot be played: {error}") from None


def _same_rules(saved: SavedGame, match: Match) -> bool:
    """Whether the rules and the pack are those the game was saved under."""
    header = saved.header
    return (
        header.rules == match.setup.game.version
        and header.pack_digest == match.rules.pack_digest
    )


def _play_or_complain(match: Match, number: int, line: str) -> None:
    try:
        play_line(match, line)
    except UNPLAYABLE as error:
        raise DamagedFile(number, f"'{_cut(line)}' cannot be played: {_cut(str(error))}") from None


def _cut(text: str) -> str:
    """A line as an error shows it: a hostile one may be of any length."""
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def _seat_controllers(saved: SavedGame, match: Match) -> None:
    for name, who in saved.header.seats.items():
        if name in match.rules.seats:
            match.controllers[match.rules.seats.index(name)] = who


def _resume(saved: SavedGame, match: Match, game: Game) -> Match:
    """Go on from the checkpoint under rules or a pack that have changed since."""
    _restart(match, saved.checkpoint, saved.checkpoint_line)
    match.warnings.append(
        f"saved under rules {saved.header.rules} and pack {saved.header.pack_name}; now rules "
        f"{game.version} and pack {match.rules.pack_name}: it goes on from its last checkpoint"
    )
    lines = _standing_lines(saved.journal)[saved.checkpoint_at :]
    lines += [(number, line) for number, line in saved.journal if read_line(line).word == "held"]
    for number, line in lines:
        try:
            play_line(match, line, saved.checkpoint_at)
        except UNPLAYABLE as error:
            _restart(match, saved.checkpoint, saved.checkpoint_line)
            match.warnings.append(
                f"line {number}: '{_cut(line)}' is refused by the rules of today ({error}); "
                "returned to the checkpoint"
            )
            break
    _seat_controllers(saved, match)
    return match


def _standing_lines(journal: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines of the journal that were not taken back."""
    standing: list[tuple[int, str]] = []
    for number, line in journal:
        said = read_line(line)
        if said.mark == "@" and said.word == "undo":
            del standing[SavedGame._number(number, said.text) :]
        elif said.delivers:
            standing.append((number, line))
    return standing
