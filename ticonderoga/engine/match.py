"""A match: a world with all that people need around it.

The world runs the rules. The match keeps the journal, the log and the checkpoints, and says who
plays which seat. From these follow, once and for every game: undo, save, load and replay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ticonderoga.engine.ask import Ask, Choice, Reason
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import Refused, TiconderogaError
from ticonderoga.engine.game import Game, Result, Rules, View
from ticonderoga.engine.journal import (
    CHOSE,
    CONTROLLER,
    FORCED,
    NOBODY_TOLD,
    NOTE,
    REDEALT,
    RESIGNED,
    SAID,
    TOGETHER,
    UNDONE,
    Delivery,
    Record,
    Setup,
    Told,
    undoing,
)
from ticonderoga.engine.refusal import refusal, why_not, why_not_item
from ticonderoga.engine.spoken import Spoken
from ticonderoga.engine.words import LogEntry
from ticonderoga.engine.world import NOBODY, World


class Match:
    """One game being played. `asks` are the questions now open; `choose` answers one."""

    def __init__(
        self,
        game: Game,
        scenario: str = "",
        options: dict[str, str] | None = None,
        seed: int = 0,
        dice: Dice | None = None,
        rules: Rules | None = None,
        listen: bool = True,
        like: Match | None = None,
        begin_from: Any = None,
    ) -> None:
        self.undo_request: tuple[int, int, frozenset[int]] | None = None
        """(seat, ply to return to, seats that have consented)."""
        self.warnings: list[str] = []
        if like is not None:
            self._become(like)
            return
        self.setup: Setup = Setup(game, scenario, options or {}, dice or Dice(seed))
        self.rules: Rules = rules or game.rules(self.setup.scenario, self.setup.options)
        self.controllers: dict[int, str] = {}
        self.began_from: Any = None if begin_from is None else begin_from.copy()
        """The position it began from; None for a match that began with the set-up."""
        self._resigned: int = -1
        self._record: Record = Record()
        start = self.rules.start(self.setup.dice.copy()) if begin_from is None else begin_from
        self.world: World = self._run(start, listen)
        """The rules running on the position: what a searcher forks."""

    def _become(self, like: Match) -> None:
        """Take over all but the world of another match."""
        self.setup = like.setup
        self.rules = like.rules
        self.controllers = like.controllers
        self.began_from = like.began_from
        self._resigned = like._resigned
        self._record = like._record.copy()
        self.world = like.world

    def _run(self, position: Any, listen: bool) -> World:
        """A world that runs from a position at a checkpoint and is written down."""
        world = World(self.rules, position, len(self._record.deliveries))
        world.record = self._record
        position.log = self._record.log if listen else None
        world.start()
        self._sign(len(self._record.deliveries) - 1)
        return world

    def _sign(self, ply: int) -> None:
        """What was logged since tells of the delivery of this number."""
        record = self._record
        known = 0 <= ply < len(record.deliveries)
        record.sign(ply, record.deliveries[ply][1] if known else -1)

    # ------------------------------------------------------------------ asking and choosing

    @property
    def position(self) -> Any:
        return self.world.position

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The questions now open; none when the rules have come to their end."""
        return self.world.asks

    @property
    def deliveries(self) -> list[Delivery]:
        """What stands: the deliveries that lead to the present position."""
        return self._record.deliveries

    @property
    def journal(self) -> list[Delivery]:
        """Everything that happened, taken-back choices and the taking back included."""
        return self._record.journal

    @property
    def ply(self) -> int:
        """How many deliveries lead here, those before an imagined world's birth included."""
        return self.world.ply

    @property
    def over(self) -> bool:
        return self._resigned >= 0 or not self.world.asks

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        if self._resigned >= 0:
            others = tuple(s for s in range(len(self.rules.seats)) if s != self._resigned)
            return Result(others, "resigned", (self._resigned,))
        return self.world.result

    @property
    def listens(self) -> bool:
        """Whether what happens is written into the log."""
        return self.world.position.log is not None

    def awaited(self) -> tuple[int, ...]:
        """The seats whose answer is still out."""
        return () if self._resigned >= 0 else self.world.awaited()

    def ask_of(self, seat: int) -> Ask | None:
        """The question this seat has open, answered or not."""
        return None if self._resigned >= 0 else self.world.ask_of(seat)

    def choices(self, seat: int | None = None) -> list[Choice]:
        """What is offered to a seat (the only one asked, when none is named)."""
        return [] if self._resigned >= 0 else self.world.choices(seat)

    def choose(self, choice: Any, seat: Any = None) -> None:
        """Answer an ask. What was not offered is refused and changes nothing; whatever its
        type, so that a stranger's message may be handed in as it came."""
        if self._resigned >= 0:
            raise Refused(refusal(self, seat, choice))
        ply = len(self._record.deliveries)
        self.world.choose(choice, seat)
        self._sign(ply)
        self.undo_request = None

    def play(self, said: str, seat: int | None = None) -> None:
        """Choose in words: `match.play("march Boston")`; see engine/spoken.py."""
        self.choose(Spoken(self.rules).read(said), seat)

    def choose_many(self, choices: Sequence[Choice], seat: int) -> int:
        """Apply choices up to the first refusal, reveal or foreign ask; how many were made."""
        made = 0
        for choice in choices:
            if self.over or self.ask_of(seat) is None or self.holds_answer(seat):
                break
            barrier = self.position.dice.barrier
            try:
                self.choose(choice, seat)
            except Refused:
                if made == 0:
                    raise
                break
            made += 1
            if self.position.dice.barrier != barrier:
                break
        return made

    def withdraw(self, seat: int) -> None:
        """Take back a secret answer while another seat's is still out."""
        self.world.withdraw(seat)

    def holds_answer(self, seat: int) -> bool:
        return self.world.holds_answer(seat)

    def held_answer(self, seat: int) -> Choice | None:
        """A secret answer that waits for the others; for saving, never for showing."""
        return self.world.held_answer(seat)

    def why_not(self, seat: int, choice: Any) -> Reason | None:
        """Why a choice is not offered to a seat; None if it is."""
        return why_not(self, seat, choice)

    def why_not_item(self, seat: int, kind: str, index: int) -> Reason | None:
        """Why a space, card or other thing cannot be chosen now; None if some choice takes it."""
        return why_not_item(self, seat, kind, index)

    # ------------------------------------------------------------------ checkpoints

    def last_checkpoint(self) -> tuple[int, Any]:
        """How many deliveries lead to the last checkpoint, and the position there."""
        return self._record.checkpoints[-1][0], self.world.base

    def kept_checkpoints(self) -> list[Any]:
        """The positions at the first and the latest checkpoints, oldest first."""
        return [base for _, base, _ in self._record.checkpoints]

    def restart_from(self, position: Any) -> None:
        """Begin anew from a position that stands at a checkpoint; the journal so far is left."""
        listen = self.listens
        self.began_from = position.copy()
        self.undo_request = None
        self._resigned = -1
        self._record = Record()
        self.world = self._run(position, listen)

    # ------------------------------------------------------------------ what a seat may know

    def view(self, seat: int) -> View:
        """What a seat may see; all of it once the game is over."""
        return self.world.view(seat)

    def log(self, seat: int | None = None) -> list[LogEntry]:
        """The log as a seat may know it (whole when no seat is named or the game is over)."""
        return list(self._record.log) if seat is None else self.log_since(0, seat)

    def log_since(self, index: int, seat: int, until: int | None = None) -> list[LogEntry]:
        """The log from an index on, or up to another, as a seat may know it."""
        entries = self._record.log[index:until]
        if self.over and self.imagined_by == NOBODY:
            return entries
        words = self.rules.words
        return [words.masked(entry, seat) for entry in entries]

    def open_log(self) -> list[LogEntry]:
        """The log itself, with what only some may know: to be masked before it is shown."""
        return self._record.log

    def log_length(self) -> int:
        return len(self._record.log)

    def told(self, index: int) -> Told:
        """Whose doing a line of the log tells."""
        told = self._record.told
        return told[index] if 0 <= index < len(told) else NOBODY_TOLD

    def log_kept(self) -> int:
        """How much of the log has stood since this was asked last: undoing cuts it."""
        record = self._record
        kept, record.kept = record.kept, -1
        return len(record.log) if kept < 0 else min(kept, len(record.log))

    def information_state(self, seat: int) -> tuple[str, str]:
        """A stable key and a text of what a seat knows (engine/actions.py)."""
        return self.world.information_state(seat)

    def hash(self) -> str:
        """A stable digest of the position and the questions open in it."""
        return self.world.hash()

    # ------------------------------------------------------------------ fork and imagine

    @property
    def imagined_by(self) -> int:
        """The seat that imagined this world; -2 for a true match."""
        return self.world.imagined_by

    def fork(self, listen: bool = True) -> Match:
        """An independent match in the same position, with its own journal and log. To search,
        fork `world` instead, which copies neither."""
        twin = Match(self.setup.game, like=self)
        twin._hold(self.world.fork(), listen)
        return twin

    def _hold(self, world: World, listen: bool) -> None:
        self.world = world
        world.record = self._record
        world.position.log = self._record.log if listen else None

    def imagine(self, seat: int, seed: int) -> World:
        """A world that this seat cannot tell from the true one: what it may not know is
        dealt anew, and the dice have another future."""
        return self.world.imagine(seat, seed)

    def imagine_match(self, seat: int, seed: int) -> Match:
        """An imagined world as a match, with the log as the seat may know it, to be played and
        shown at a table. It cannot be saved, and nothing in it can be undone."""
        twin = Match(self.setup.game, like=self)
        world = self.world.imagine(seat, seed)
        record = Record()
        record.log = self.log(seat)
        record.told = self._record.told.copy()
        record.deliveries = list(world.since)
        record.journal = list(world.since)
        record.checkpoints = [(0, world.base, len(record.log))]
        twin._record = record
        twin._hold(world, True)
        return twin

    # ------------------------------------------------------------------ undo

    def undoable_by(self, seat: int) -> int:
        """The ply a seat may return to without anybody's consent; -1 if there is none."""
        if self.imagined_by != NOBODY:
            return -1
        deliveries = self._record.deliveries
        for at in range(len(deliveries) - 1, -1, -1):
            kind, who, _, barrier = deliveries[at]
            if kind == FORCED and who == seat:
                continue
            fair = kind == CHOSE and who == seat and barrier == self.position.dice.barrier
            return at if fair and not self.awaits_answers() else -1
        return -1

    def awaits_answers(self) -> bool:
        """Whether some seats have answered a question that is put to several."""
        return len(self.world.awaited()) != len(self.world.asks)

    def undo(self, seat: int) -> None:
        """Take back one's last choice: never past a roll, a reveal or another's choice."""
        at = self.undoable_by(seat)
        if at < 0:
            raise Refused(
                "nothing to undo: dice were rolled, something was revealed or another player moved "
                "since; request an undo instead"
            )
        self.return_to(at, seat)

    def propose_undo(self, seat: int, ply: int) -> None:
        """Ask the other seats to go back to the choice at `ply`; they must all consent."""
        last = len(self._record.deliveries)
        if not 0 <= ply < last:
            raise Refused(f"ply {ply} is not behind us; it can be 0 to {last - 1}")
        self.undo_request = (seat, ply, frozenset((seat,)))

    def consent(self, seat: int) -> bool:
        """Consent to the proposed undo; true once everybody has, and it is done."""
        if self.undo_request is None:
            raise Refused("nobody has asked to take anything back")
        if not 0 <= seat < len(self.rules.seats):
            raise Refused(f"there is no seat {seat} at this table")
        who, ply, agreed = self.undo_request
        agreed = agreed | {seat}
        if len(agreed) < len(self.rules.seats):
            self.undo_request = (who, ply, agreed)
            return False
        self.return_to(ply, who)
        return True

    def refuse_undo(self) -> None:
        self.undo_request = None

    def return_to(self, at: int, seat: int) -> None:
        """Return to before delivery `at`; the dice are as they were, the journal keeps a trace.

        What the rules answer by themselves belongs to the choice before it and goes with it.
        """
        record = self._record
        if self.imagined_by != NOBODY:
            raise Refused("nothing is taken back in an imagined world; fork it before you try")
        if not 0 <= at < len(record.deliveries):
            raise Refused(f"ply {at} is not behind us")
        while at > 0 and record.deliveries[at][0] == FORCED:
            at -= 1
        if record.deliveries[at][0] == FORCED:
            raise Refused("the rules made the first answers by themselves; there is nothing there")
        while record.checkpoints[-1][0] > at:
            record.checkpoints.pop()
        base_at, base, log_length = record.checkpoints.pop()
        kept = record.deliveries[base_at:at]
        undone = undoing(record.deliveries[at:], seat, self.position.dice.barrier)
        log, told = record.log.copy(), record.told[log_length:]
        beside = [(who, entry) for who, entry in zip(told, log[log_length:], strict=True) if who[2]]
        journal = record.journal
        listen = self.listens
        del record.deliveries[base_at:]
        record.cut_log(log_length)
        record.journal = []
        self._resigned = -1
        self.world = self._run(base.copy(), listen)
        for ply, delivery in enumerate(kept, base_at):
            self._say_again(beside, ply)
            self._deliver(delivery)
        record.journal = journal
        record.journal.append((UNDONE, seat, at, self.position.dice.barrier))
        self.undo_request = None
        if listen:
            self._say_again([each for each in beside if each[1][0] == "undone"], at)
            record.tell(at, seat, ("undone", seat, undone))
        record.keep_since(log)

    def _say_again(self, beside: list[tuple[Told, LogEntry]], ply: int) -> None:
        """Lines that stood in the log beside the rules, before the delivery of this number."""
        for (at, seat, _), entry in beside:
            if at == ply and self.listens:
                self._record.tell(ply, seat, entry)

    def follow(self, delivery: Delivery) -> None:
        """Deliver once more what was delivered in another match that came by here."""
        self._deliver(delivery)

    def _deliver(self, delivery: Delivery) -> None:
        """Deliver an entry of a journal again; forced ones come by themselves."""
        kind, seat, what, _ = delivery
        if kind == CHOSE:
            self.choose(what, seat)
        elif kind == TOGETHER:
            for ask, choice in zip(self.asks, what, strict=True):
                self.choose(choice, ask.seat)
        elif kind == CONTROLLER:
            self.set_controller(seat, what)
        elif kind == RESIGNED:
            self.resign(seat)
        elif kind == REDEALT:
            raise TiconderogaError("an imagined world cannot be played again from its journal")

    # ------------------------------------------------------------------ the seats

    def set_controller(self, seat: int, controller: str) -> None:
        """From now on this seat is played by somebody else; the journal says so."""
        controller = " ".join("".join([c if c >= " " else " " for c in controller]).split())
        self.controllers = {**self.controllers, seat: controller}
        told = self.world.tell_controller(seat, controller)
        if self.listens:
            self._record.log.append(("controller", seat, controller))
            self._record.sign(len(self._record.deliveries) - 1, seat)
        if told:
            self._ask_anew(seat, controller)

    def _ask_anew(self, seat: int, controller: str) -> None:
        """Rules that ask who plays a seat may ask another question now, as long as nobody has
        answered since the checkpoint: it is entered again, with the new controller."""
        record = self._record
        if self.over or not record.checkpoints or self.awaits_answers():
            return
        for delivery in self.world.since:
            if delivery[0] != CONTROLLER:
                return
        listen = self.listens
        _, base, log_length = record.checkpoints.pop()
        position = base.copy()
        assert self.rules.tell_controller is not None
        self.rules.tell_controller(position, seat, controller)
        log = record.log.copy()
        record.cut_log(log_length)
        for entry in log[log_length:]:
            if entry[0] == "controller":
                record.log.append(entry)
                record.sign(len(record.deliveries) - 1, entry[1])
        self.world = self._run(position, listen)
        record.keep_since(log)

    def note(self, seat: int, text: str) -> None:
        """A note of an agent in the journal: why it chose; no part of the game."""
        self._record.journal.append((NOTE, seat, text, self.position.dice.barrier))

    def say(self, seat: int, entry: LogEntry) -> None:
        """What a seat tells the table about its reasons: in the journal and in the log, but no
        part of the game."""
        self._record.journal.append((SAID, seat, entry, self.position.dice.barrier))
        if self.listens:
            self._record.tell(len(self._record.deliveries), seat, entry)

    def retell(self, seat: int, entry: LogEntry) -> None:
        """What a seat said, out of a journal. What these rules have no words for, since an
        earlier version of them said it, stays in the journal alone."""
        try:
            hash(entry)
            self.rules.words.say_log(entry)
        except (IndexError, KeyError, TypeError, ValueError):
            self._record.journal.append((SAID, seat, entry, self.position.dice.barrier))
            return
        self.say(seat, entry)

    def resign(self, seat: int) -> None:
        """A seat gives up; the game is over and the others have won."""
        if self.over:
            raise Refused("the game is over")
        self._record.delivered((RESIGNED, seat, "", self.position.dice.barrier))
        self._resigned = seat
        self.world.ply += 1
        self.world.drop_answers()
        if self.listens:
            self._record.log.append(("resigned", seat))
            self._sign(len(self._record.deliveries) - 1)


__all__ = [
    "CHOSE", "CONTROLLER", "FORCED", "NOTE", "REDEALT", "RESIGNED", "SAID",
    "TOGETHER", "UNDONE", "Delivery", "Match", "Setup",
]  # fmt: skip
