"""`ticonderoga replay FILE`: the log of a saved game, the table at a choice, or the proof."""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from ticonderoga.cli.arguments import seat_named
from ticonderoga.cli.panels import HANDS, panels
from ticonderoga.cli.sheet import Sheet
from ticonderoga.engine.dice import commitment, committed_dice
from ticonderoga.engine.errors import DamagedFile, TiconderogaError
from ticonderoga.engine.game import OBSERVER
from ticonderoga.engine.match import TOGETHER, Match
from ticonderoga.engine.save import SavedGame, replay, save
from ticonderoga.engine.words import LogEntry
from ticonderoga.lab.lessons import lessons

EXAMPLES = """\
examples:
  ticonderoga replay game.txt
  ticonderoga replay game.txt --check
  ticonderoga replay game.txt --at 120 --seat british
  ticonderoga replay game.txt --lessons --seat british --seconds 60

Without --seat you look on from beside the table. Hands are open only once the saved game is
over. A game exported from a public table holds what its dice were made of, and proves them;
or name the secret that was shown at the end yourself:
  ticonderoga replay game.txt --check --secret HEX --nonce ann --nonce bob"""


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "replay",
        help="read, show or prove a saved game",
        description="Print the log of a saved game, show its table at a choice, or prove it.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument(
        "--check", action="store_true", help="prove the file: every line, choice, roll and digest"
    )
    parser.add_argument("--at", type=int, metavar="N", help="show the table after N choices")
    parser.add_argument("--seat", default="", metavar="S", help="look with the eyes of this seat")
    parser.add_argument(
        "--lessons", action="store_true",
        help="of a finished game: the decisions that cost most, and what would have been better",
    )  # fmt: skip
    parser.add_argument(
        "--seconds", type=float, default=60.0, metavar="N",
        help="with --lessons: how long bots may look for them (60)",
    )  # fmt: skip
    parser.add_argument(
        "--secret", default="", metavar="HEX", help="with --check: the seed of committed dice"
    )
    parser.add_argument(
        "--nonce", action="append", default=[], metavar="TEXT",
        help="with --secret: what each seat added to it, in the order of the seats",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print JSON for scripts")


def run(args: argparse.Namespace) -> int:
    if args.secret and not args.check:
        raise TiconderogaError("--secret proves the dice: add --check")
    if args.nonce and not args.secret:
        raise TiconderogaError("--nonce goes with --secret, which is missing")
    text = _read(args.file)
    try:
        played = list_log(text)
        if args.check:
            return _check(args, text, played)
        seats = played.match.rules.seats
        seat = seat_named(args.seat, seats) if args.seat else OBSERVER
        if args.lessons:
            return _lessons(args, played.match, seat)
        if args.at is not None:
            return _table(args, played.match, seat)
        return _log(args, played, seat)
    except DamagedFile as damage:
        raise TiconderogaError(
            f"{args.file}, {damage} (the file is damaged or was changed)"
        ) from None


def _lessons(args: argparse.Namespace, match: Match, seat: int) -> int:
    """The costliest decisions of a seat, or of all if none is named."""
    if not 0 < args.seconds < math.inf:
        raise TiconderogaError(f"--seconds takes a number above 0, not {args.seconds:g}")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Looking at decisions", total=None)

        def tell(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)

        seats = None if seat == OBSERVER else (seat,)
        found = lessons(match, seats, args.seconds, tell=tell)
    names, say = match.rules.seats, match.rules.words.say_choice
    if args.json:
        rows = [
            {"ply": one.ply, "seat": names[one.seat], "chosen": say(one.chosen),
             "better": say(one.better), "chance": one.chance, "best": one.best, "why": one.why}
            for one in found
        ]  # fmt: skip
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return 0
    if not found:
        print("The bots found nothing better than what was played.")
    for one in found:
        print(f"{one.ply:5d}  {names[one.seat].capitalize()}: {say(one.chosen)} ({one.chance:.0%})")
        print(f"       Better: {say(one.better)} ({one.best:.0%})")
        print("\n".join(f"         {line}" for line in one.why.splitlines()))
    return 0


def _read(name: str) -> str:
    try:
        return Path(name).read_text("utf-8")
    except OSError as error:
        raise TiconderogaError(f"'{name}' cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise TiconderogaError(f"'{name}' is no saved game: it is not text in UTF-8") from None


class Played:
    """A saved game played again: the match at its end, and each log entry with its choice."""

    def __init__(self, match: Match) -> None:
        self.match: Match = match
        self.entries: list[tuple[int, LogEntry]] = []
        """(how many choices had been made, the entry). What was taken back is not here."""

    def hear(self) -> None:
        """Note what the log has said since the last choice."""
        log = self.match.log()
        while len(self.entries) > len(log) or (
            self.entries and self.entries[-1][1] != log[len(self.entries) - 1]
        ):
            self.entries.pop()
        ply = self.match.ply
        self.entries += [(ply, entry) for entry in log[len(self.entries) :]]


def list_log(text: str) -> Played:
    """Play a saved game from its beginning; a damaged one raises `DamagedFile`."""
    played: Played | None = None
    for _, match in replay(text):
        if played is None:
            played = Played(match)
        played.hear()
    if played is None:
        raise TiconderogaError("the saved game is empty")
    return played


# ---------------------------------------------------------------------- the log


def _log(args: argparse.Namespace, played: Played, seat: int) -> int:
    match = played.match
    words = match.rules.words
    rows: list[tuple[int, LogEntry]] = [
        (ply, entry if match.over else words.masked(entry, seat)) for ply, entry in played.entries
    ]
    if args.json:
        found = {
            **_about(match),
            "log": [
                {
                    "ply": ply,
                    "entry": list(entry),
                    "text": words.tell_log(entry),
                    "rule": words.rule_of_log(entry),
                }
                for ply, entry in rows
            ],
        }
        print(json.dumps(found, indent=2))
        return 0
    shown = -1
    for ply, entry in rows:
        print(f"{ply if ply != shown else '':>5}  {words.say_log(entry)}")
        shown = ply
    print(f"{'':>5}  {_ending(match)}")
    return 0


def _about(match: Match) -> dict[str, Any]:
    seats = match.rules.seats
    result = match.result
    return {
        "game": match.setup.game.name,
        "scenario": match.setup.scenario,
        "options": match.setup.options,
        "agents": {seats[seat]: who for seat, who in sorted(match.controllers.items())},
        "choices": _choices(match),
        "over": match.over,
        "winners": [seats[seat] for seat in result.winners] if result else [],
        "reason": result.reason if result else "",
    }


def _choices(match: Match) -> int:
    return sum(1 for delivery in match.deliveries if delivery[0] <= TOGETHER)


def _ending(match: Match) -> str:
    result = match.result
    if result is None:
        waiting = " and ".join(match.rules.seats[seat] for seat in match.awaited())
        return f"The game goes on after {match.ply} choices; {waiting} to choose."
    winners = " and ".join(match.rules.seats[seat] for seat in result.winners) or "nobody"
    return f"The game is over: {winners} won ({result.reason.replace('_', ' ')})."


# ---------------------------------------------------------------------- the table


def _table(args: argparse.Namespace, match: Match, seat: int) -> int:
    """The table after some choices, as a seat or an observer may see it."""
    last = match.ply
    if not 0 <= args.at <= last:
        raise TiconderogaError(f"--at can be 0 to {last} in this game, not {args.at}")
    open_hands = match.over
    if args.at < last:
        match.return_to(args.at, 0)
    rules = match.rules
    view = match.view(seat)
    if args.json:
        told = {"ply": match.ply, "seat": args.seat or "observer", "view": view}
        if open_hands and seat == OBSERVER:
            told["views"] = {name: match.view(who) for who, name in enumerate(rules.seats)}
        print(json.dumps(told, indent=2))
        return 0
    board = rules.board()
    shown = panels(Sheet(rules, board, rules.scene(view)), seat)
    if open_hands and seat == OBSERVER and not match.over:
        shown = [panel for panel in shown if panel.kind not in HANDS]
        for who in range(len(rules.seats)):
            own = panels(Sheet(rules, board, rules.scene(match.view(who))), who)
            shown += [panel for panel in own if panel.kind in HANDS]
    print(f"After {match.ply} of {last} choices, seen by {args.seat or 'an observer'}")
    for panel in shown:
        print(f"\n{panel.title}")
        for line in panel.lines:
            print(f"  {line}")
    for ask in match.asks:
        said = rules.words.say_ask(ask, waiting=ask.seat != seat)
        print(f"\n{rules.seats[ask.seat]} to choose: {said} ({rules.words.rule_of_ask(ask)})")
    return 0


# ---------------------------------------------------------------------- the proof


def _check(args: argparse.Namespace, text: str, played: Played) -> int:
    """Every line was offered when it was played; now saving it again must give the same file."""
    match = played.match
    header = SavedGame(text).header
    _compare(text, save(match, header.secret, header.nonces))
    dice = _check_dice(args.secret or header.secret, args.nonce or header.nonces, match)
    digest = match.hash()
    if args.json:
        print(json.dumps({**_about(match), "proved": True, "hash": digest, "dice": dice}, indent=2))
        return 0
    print(f"proved: {_choices(match)} choices, hash {digest}")
    print(_ending(match))
    if dice:
        print(dice)
    return 0


def _compare(text: str, again: str) -> None:
    """A file may be consistent in itself and yet not be the game it tells."""
    for number, (ours, theirs) in enumerate(
        zip(again.split("\n"), text.split("\n"), strict=False), 1
    ):
        if ours != theirs:
            raise DamagedFile(number, f"'{theirs}' stands here, but the game played gives '{ours}'")


def _check_dice(given: str, nonces: list[str], match: Match) -> str:
    """Whether committed dice come from the secret whose digest was shown before the game."""
    key = match.setup.dice.key
    if not given:
        return "dice: committed; prove them with --secret and --nonce" if key else ""
    if not key:
        raise TiconderogaError("the dice of this game are seeded, not committed: drop --secret")
    try:
        secret = bytes.fromhex(given)
    except ValueError:
        raise TiconderogaError("the secret should be hexadecimal digits") from None
    if committed_dice(secret, nonces).key != key:
        raise TiconderogaError(
            "the dice of this game do not come from this secret and these nonces"
        )
    return f"dice: proved; the commitment shown before the game must be {commitment(secret)}"
