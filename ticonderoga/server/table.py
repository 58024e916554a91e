"""One table in memory: its match, who sits at it, who listens, and what they are sent.

Its journal has the lines of a saved game, and besides them lines that begin with % and concern
the table alone: that the seats have changed, that somebody asks to take back, agrees or refuses.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any, cast

from ticonderoga.engine.dice import Dice, commitment, committed_dice
from ticonderoga.engine.game import OBSERVER, Game
from ticonderoga.engine.journal_text import SEATS_CHANGED, Line, play_entry, read_line
from ticonderoga.engine.match import Match
from ticonderoga.server.clocks import Clock
from ticonderoga.server.decisions import Decisions
from ticonderoga.server.messages import frame
from ticonderoga.server.names import is_guest
from ticonderoga.server.pauses import Pauses
from ticonderoga.server.progress import Progress
from ticonderoga.server.rendering import Renderer
from ticonderoga.server.rows import OPEN, Seat, TableRow, digest
from ticonderoga.server.sent import (
    Chat,
    FromServer,
    SeatInfo,
    SeatKind,
    TableInfo,
    TableStatus,
)
from ticonderoga.server.sockets import Listener
from ticonderoga.server.telling import Telling

KEPT_CHAT = 60


class Table:
    """One table in memory."""

    def __init__(
        self, row: TableRow, game: Game, renderer: Renderer, pauses: Pauses | None = None
    ) -> None:
        self.row = row
        self.id: str = row.id
        self._pauses = pauses
        self.game = game
        self.renderer = renderer
        self.settings = row.settings
        self.seats: list[Seat] = []
        self._started: bool = False
        self.listeners: list[Listener] = []
        self.chat: deque[Chat] = deque(maxlen=KEPT_CHAT)
        self.chat_n: int = 0
        """How many lines of talk have been heard here."""
        self.notes: dict[int, str] = {}
        self.lock = asyncio.Lock()
        self.touched: float = time.monotonic()
        self.thinking: bool = False
        self.failures: int = 0
        """How often in a row an agent's answer failed; after a few chance answers for it."""
        self.told: tuple[int, ...] | None = None
        """Those who were awaited when people were last told of their turn."""
        self.told_over: bool = False
        self.base_n: int = 0
        """How many entries there were at the match's last checkpoint."""
        self.kept_n: int = 0
        """The same of the checkpoint that the store keeps."""
        self.review: dict[str, Any] | None = None
        """Worked out once, when the game is over."""
        self.lessons: list[dict[str, Any]] | None = None
        """Likewise."""
        self.reviewing = asyncio.Lock()
        self.version: int = 0
        """Goes up with every change that is told."""
        self.telling = Telling(self)
        self.deal()

    def deal(self) -> None:
        """Set the match up, from the server's secret and the nonces of those who sit here."""
        row = self.row
        if row.dice:
            self.dice = Dice.read(row.dice)
        else:
            self.dice = committed_dice(bytes.fromhex(row.secret), row.nonces)
        rules = self.renderer.rules
        self.match: Match = Match(self.game, row.scenario, row.options, dice=self.dice, rules=rules)
        if row.start:
            self.match.restart_from(rules.read(row.start))
        self.lines: list[str] = []
        self._awaited: tuple[int, ...] | None = None
        self.telling.moved()
        self._base_at: int = 0
        self.log_at: list[int] = []
        """How long the log was after each entry."""
        self.log_kept: list[int] = []
        """How much of the log stood through each entry: undoing cuts it."""
        self.decisions = Decisions(len(rules.seats))
        self.progress = Progress()
        self.asked_since: list[int] = [0] * len(rules.seats)
        """By seat, how many entries there were when its open question was put or last answered.
        What others answer to a question of their own at the same time does not change it."""
        self.clock = Clock(
            len(rules.seats), self.settings.get("days", 0), self.settings.get("minutes", 0),
            row.created, self._pauses,
        )  # fmt: skip
        self.clock.running = self._started

    # ------------------------------------------------------------------ the journal

    @property
    def n(self) -> int:
        """How many entries of the journal have been played here."""
        return len(self.lines)

    @property
    def key(self) -> str:
        """What the workers call this match: another deal is another match."""
        return f"{self.id} {self.commitment} {'.'.join(self.row.nonces)}"

    @property
    def commitment(self) -> str:
        """Empty for a game that came with dice of its own."""
        return commitment(bytes.fromhex(self.row.secret)) if not self.row.dice else ""

    def proof(self) -> tuple[str, list[str]]:
        """The secret and the nonces that prove the dice, once the game is over."""
        if self.row.dice or not self.match.over:
            return "", []
        return self.row.secret, self.row.nonces

    def play(self, line: str, at: float) -> None:
        match = self.match
        said = read_line(line)
        if line == SEATS_CHANGED and self.untouched():
            self.clock.last = at
        elif not said.of_table:
            self.clock.entry(at, self.awaited())
        self._awaited = None
        self.telling.moved()
        ply = len(match.deliveries)
        undoes = match.deliveries[:] if said.word == "undo" else []
        play_entry(match, line)
        self.decisions.played(match, said, ply)
        if self.progress.played(match, said, ply, undoes) or line == SEATS_CHANGED:
            self.clock.begin_move(at)
        self.lines.append(line)
        self._note_asked(said, delivered=len(match.deliveries) != ply)
        self.log_at.append(match.log_length())
        kept = match.log_kept()
        self.log_kept.append(kept)
        for listener in self.listeners:
            listener.log_seen = min(listener.log_seen, kept)
        base_at = match.last_checkpoint()[0]
        if base_at != self._base_at:
            self._base_at = base_at
            self.base_n = len(self.lines)

    def _note_asked(self, said: Line, delivered: bool) -> None:
        if said.word == "say":
            return
        if said.word in ("held", "withdraw") and not delivered:
            self.asked_since[self.renderer.rules.seats.index(said.seat)] = self.n
        else:
            self.asked_since = [self.n] * len(self.asked_since)

    def untouched(self) -> bool:
        """Whether nothing of the game itself has happened yet but that somebody sat down."""
        return all(read_line(line).seats_only for line in self.lines)

    def can_be_dealt_anew(self) -> bool:
        """Whether the secret and the nonces still settle the deal: nothing was played, and the
        game came with no dice and no position of its own."""
        return self.untouched() and not self.row.dice and not self.row.start

    def renew(self, row: TableRow, seats: list[Seat]) -> None:
        """The store's seats and settings hold from now on; another nonce or another secret deals
        the cards anew."""
        was_dealt = (self.row.secret, self.row.nonces)
        redealt = (row.secret, row.nonces) != was_dealt and self.untouched()
        for index, (was, now) in enumerate(zip(self.seats, seats, strict=True)):
            if was.token != now.token:
                self.notes.pop(index, None)  # they were another's
        for listener in self.listeners:
            at = listener.seat
            if at >= 0 and seats[at].token != self.seats[at].token:
                listener.seat = OBSERVER
        self.row = row
        self.settings = row.settings
        if redealt:
            lines, last = self.lines, self.clock.last
            self.deal()
            for line in lines:
                play_entry(self.match, line)
            self.lines = lines
            self.log_at = [self.match.log_length()] * len(lines)
            self.log_kept = [self.match.log_kept()] * len(lines)
            self.asked_since = [self.n] * len(seats)
            self.clock.last = self.clock.moved = last
        self.sit_down(seats)
        for listener in self.listeners:
            listener.restart()

    def sit_down(self, seats: list[Seat]) -> None:
        """These sit here from now on."""
        self.seats = seats
        self._started = all(seat.kind != OPEN for seat in seats)
        self._awaited = None
        self.clock.running = self._started

    def started(self) -> bool:
        """Whether nobody is missing."""
        return self._started

    @property
    def status(self) -> TableStatus:
        return "over" if self.match.over else "playing" if self.started() else "open"

    def awaited(self) -> tuple[int, ...]:
        """The seats that are to answer now; nobody before all sit down."""
        found = self._awaited
        if found is None:
            found = self.match.awaited() if self._started else ()
            self._awaited = found
        return found

    # ------------------------------------------------------------------ who is here

    def seat_of(self, token: str, account: str) -> int:
        """The seat a secret link or an account holds; an observer's otherwise."""
        if token:
            kept = digest(token)
            for index, seat in enumerate(self.seats):
                if seat.token == kept and seat.kind != OPEN:
                    return index
        if account:
            for index, seat in enumerate(self.seats):
                if seat.account == account and seat.kind != OPEN:
                    return index
        return OBSERVER

    def online(self) -> set[int]:
        return {listener.seat for listener in self.listeners}

    def about(self) -> TableInfo:
        """What everybody may know of the table; the secret seed only when the game is over."""
        row = self.row
        over = self.match.over
        return {
            "id": self.id,
            "game": row.game,
            "title": self.game.title,
            "scenario": row.scenario,
            "options": row.options,
            "settings": self.settings,
            "public": bool(row.public),
            "created": row.created,
            "board": self.renderer.shown.sheet.digest,
            "commitment": self.commitment,
            "seed": row.secret if over and not row.dice else None,
            "nonces": row.nonces,
            "status": self.status,
            "seats": self.who(),
            "spectators": sum(1 for listener in self.listeners if listener.seat < 0),
        }

    def in_short(self) -> dict[str, str]:
        """For a list of games: the turn, and what is awaited, as everybody may know them."""
        if not self._started or self.match.over:
            return {"turn": "", "waiting": ""}
        status = self.telling.scene(OBSERVER)["status"]
        words = self.match.rules.words
        waiting = {words.say_ask(ask, waiting=True) for ask in self.match.asks}
        return {
            "turn": " ".join(status[0]) if status else "",
            "waiting": " ".join(sorted(waiting)),
        }

    def who(self) -> list[SeatInfo]:
        online = self.online()
        names = self.match.rules.seats
        return [
            {
                "id": names[index],
                "kind": cast(SeatKind, seat.kind),
                "name": seat.name,
                "guest": is_guest(seat),
                "agent": seat.agent,
                "online": index in online,
            }
            for index, seat in enumerate(self.seats)
        ]

    # ------------------------------------------------------------------ what is sent

    def changed(self) -> None:
        """There is something new: wake every listener; never waits for any."""
        self.telling.moved()
        self.version += 1
        self.touched = time.monotonic()
        for listener in self.listeners:
            listener.wake()

    def tell(self, message: FromServer, seat: int | None = None) -> None:
        """A message to all listeners, or to those of one seat."""
        said = frame(message)
        for listener in self.listeners:
            if seat is None or listener.seat == seat:
                listener.tell(said)

    def tell_presence(self) -> None:
        about = self.about()
        self.tell({"type": "presence", "seats": about["seats"], "spectators": about["spectators"]})

    def frame_for(self, listener: Listener) -> str:
        """What a listener is to be sent now."""
        return self.telling.frame_for(listener)

    def can_go_on_from(self, n: int) -> bool:
        """Whether a client that has seen n entries needs only the log lines since."""
        if not 0 < n <= self.n:
            return False
        return min(self.log_kept[n:], default=self.log_at[n - 1]) >= self.log_at[n - 1]
