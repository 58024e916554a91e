"""A match: rules, the position at the last checkpoint, the journal since, the live generator.

From these follow, once and for every game: fork, imagine, undo, save, load and replay.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

from ticonderoga.engine.ask import CHECKPOINT, Ask, Choice, Reason
from ticonderoga.engine.dice import Dice, derive_seed
from ticonderoga.engine.errors import DeadEnd, Refused, TiconderogaError
from ticonderoga.engine.game import Game, Rules
from ticonderoga.engine.journal import (
    CHOSE,
    CONTROLLER,
    FORCED,
    NOTE,
    REDEALT,
    RESIGNED,
    SAID,
    TOGETHER,
    UNDONE,
    Delivery,
    Setup,
)
from ticonderoga.engine.refusal import against_choice, against_item, not_asked, well_formed
from ticonderoga.engine.seating import Seating, tell_controller
from ticonderoga.engine.words import LogEntry


class Match(Seating):
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
    ) -> None:
        if like is not None:
            self._become(like, listen)
            return
        self.setup: Setup = Setup(game, scenario, options or {}, dice or Dice(seed))
        self.rules = rules or game.rules(self.setup.scenario, self.setup.options)
        self.controllers = {}
        self.journal = []
        self.line = []
        self.undo_request: tuple[int, int, frozenset[int]] | None = None
        """(seat, ply to return to, seats that have consented)."""
        self.warnings: list[str] = []
        self.imagined_by: int = -2
        """The seat that imagined this world; -2 for a true match."""
        self.began_from: Any = None
        """The position it was restarted from; None for a match that began with the set-up."""
        self.asks = ()
        self._together = False
        self.position = None
        self._origin: int = 0
        self._held = {}
        self._offers = []
        self._resigned = -1
        self._log = []
        self._checkpoints = []
        self._base = None
        self._base_at = 0
        self._generator = None
        self._begin(self.rules.start(self.setup.dice.copy()), 0, listen)

    def _become(self, like: Match, listen: bool) -> None:
        """Be the twin of another match: its checkpoint, and the deliveries since."""
        self.setup = like.setup
        self.rules = like.rules
        self.controllers = like.controllers
        self.journal = like.journal.copy()
        self.line = like.line.copy()
        self.undo_request = None
        self.warnings = []
        self.imagined_by = like.imagined_by
        self.began_from = like.began_from
        self._origin = like._origin
        self._held = like._held.copy()
        self._resigned = like._resigned
        self._log = like._log.copy()
        self._checkpoints = like._checkpoints.copy()
        self._base = like._base
        self._base_at = like._base_at
        self._replay_from_base(listen)

    # ------------------------------------------------------------------ asking and choosing

    @property
    def ply(self) -> int:
        """How many deliveries lead here, those before an imagined world's birth included."""
        return self._origin + len(self.line)

    def awaited(self) -> tuple[int, ...]:
        """The seats whose answer is still out."""
        if self._resigned >= 0:
            return ()
        return tuple(ask.seat for ask in self.asks if ask.seat not in self._held)

    def ask_of(self, seat: int) -> Ask | None:
        """The question this seat has open, answered or not."""
        if self._resigned < 0:
            for ask in self.asks:
                if ask.seat == seat:
                    return ask
        return None

    def choices(self, seat: int | None = None) -> list[Choice]:
        """What is offered to a seat (the only one asked, when none is named)."""
        if self._resigned >= 0:
            return []
        for index, ask in enumerate(self.asks):
            if seat is None or ask.seat == seat:
                offer = self._offers[index]
                if offer is None:
                    offer = ask.question.offer(self.position, ask)
                    if not offer:
                        raise DeadEnd(f"the rules asked '{ask.question.key}' without any answer")
                    self._offers[index] = offer
                return offer
        return []

    def choose(self, choice: Any, seat: Any = None) -> None:
        """Answer an ask. What was not offered is refused and changes nothing; whatever its
        type, so that a stranger's message may be handed in as it came."""
        asks = self.asks
        if len(asks) == 1 and not self._together and self._resigned < 0:
            ask = asks[0]
            if seat is not None and (type(seat) is not int or seat != ask.seat):
                raise Refused(self._refusal(seat, choice))
            if not self._allowed(ask, choice):
                raise Refused(self._refusal(ask.seat, choice))
            delivery = (CHOSE, ask.seat, choice, self.position.dice.barrier)
            self.line.append(delivery)
            self.journal.append(delivery)
            self.undo_request = None
            self._advance(choice)
            return
        if seat is None and len(asks) == 1:
            seat = asks[0].seat
        if seat is None:
            raise Refused(
                "the game is over" if self.over else "several seats are asked: name the seat"
            )
        if (
            type(seat) is not int
            or self.ask_of(seat) is None
            or not self._is_offered(choice, self.choices(seat))
        ):
            raise Refused(self._refusal(seat, choice))
        self._held[seat] = choice
        if len(self._held) == len(asks):
            self._deliver_together()

    def _allowed(self, ask: Ask, choice: Any) -> bool:
        """Whether the only ask takes this choice; looked up if listed, checked alone if not."""
        allows = ask.question.allows
        if allows is None or self._offers[0] is not None:
            return self._is_offered(choice, self.choices(ask.seat))
        if not well_formed(self.rules, choice) or choice[0] not in ask.question.verbs:
            return False
        return allows(self.position, ask, choice)

    @staticmethod
    def _is_offered(choice: Any, offer: list[Choice]) -> bool:
        """Membership that is not fooled by 1 == True == 1.0 or by unhashable nonsense."""
        if type(choice) is not tuple:
            return False
        for offered in offer:
            if offered is choice:
                return True
        for part in choice:
            if type(part) is not int and type(part) is not str:
                return False
        return choice in offer

    def _deliver_together(self) -> None:
        answers = tuple(self._held[ask.seat] for ask in self.asks)
        delivery = (TOGETHER, -1, answers, self.position.dice.barrier)
        self._held = {}
        self.line.append(delivery)
        self.journal.append(delivery)
        self.undo_request = None
        self._advance(answers)

    def withdraw(self, seat: int) -> None:
        """Take back a secret answer while another seat's is still out."""
        if seat not in self._held:
            raise Refused("this seat has no answer in that it could withdraw")
        del self._held[seat]

    def holds_answer(self, seat: int) -> bool:
        return seat in self._held

    def held_answer(self, seat: int) -> Choice | None:
        """A secret answer that waits for the others; for saving, never for showing."""
        return self._held.get(seat)

    def last_checkpoint(self) -> tuple[int, Any]:
        """How many deliveries lead to the last checkpoint, and the position there."""
        return self._base_at, self._base

    def kept_checkpoints(self) -> list[Any]:
        """The positions at the first and the latest checkpoints, oldest first."""
        return [base for _, base, _ in self._checkpoints]

    def restart_from(self, position: Any) -> None:
        """Begin anew from a position that stands at a checkpoint; the journal so far is left."""
        listen = self.position.log is not None
        self.began_from = position.copy()
        self.line = []
        self.journal = []
        self.undo_request = None
        self._log = []
        self._held = {}
        self._resigned = -1
        self._origin = 0
        self._checkpoints = []
        self._begin(position, 0, listen)

    def choose_many(self, choices: Sequence[Choice], seat: int) -> int:
        """Apply choices up to the first refusal, reveal or foreign ask; how many were made."""
        made = 0
        for choice in choices:
            if self.over or self.ask_of(seat) is None or seat in self._held:
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

    def why_not(self, seat: int, choice: Any) -> Reason | None:
        """Why a choice is not offered to a seat; None if it is."""
        if self.over:
            return Reason("game_over")
        ask = self.ask_of(seat)
        if ask is None:
            return not_asked(self.rules, self.asks)
        return against_choice(self.rules, self.position, ask, self.choices(seat), choice)

    def why_not_item(self, seat: int, kind: str, index: int) -> Reason | None:
        """Why a space, card or other thing cannot be chosen now; None if some choice takes it."""
        ask = self.ask_of(seat)
        if ask is None or self.over:
            return self.why_not(seat, ())
        offer = self.choices(seat)
        return against_item(self.rules, self.position, ask, offer, kind, index)

    def _refusal(self, seat: Any, choice: Any) -> str:
        if self.over:
            return "the game is over"
        if type(seat) is not int or not 0 <= seat < len(self.rules.seats):
            return f"there is no seat {seat!r} at this table"
        reason = self.why_not(seat, choice)
        said = self.rules.words.say_reason(reason) if reason is not None else "it is not offered"
        return f"{self.rules.seats[seat]} may not choose {choice!r}: {said}"

    # ------------------------------------------------------------------ what a seat may know

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may see; all of it once the game is over."""
        return self.rules.view(self.position, seat)

    def log(self, seat: int | None = None) -> list[LogEntry]:
        """The log as a seat may know it (whole when no seat is named or the game is over)."""
        if seat is None or (self.over and self.imagined_by < -1):
            return list(self._log)
        words = self.rules.words
        return [words.masked(entry, seat) for entry in self._log]

    def log_since(self, index: int, seat: int) -> list[LogEntry]:
        """The log from an index on, as a seat may know it."""
        if self.over and self.imagined_by < -1:
            return self._log[index:]
        words = self.rules.words
        return [words.masked(entry, seat) for entry in self._log[index:]]

    def log_length(self) -> int:
        return len(self._log)

    def hash(self) -> str:
        """A stable digest of the position and the questions open in it."""
        open_asks = ";".join(f"{a.seat} {a.question.key}" for a in self.asks)
        text = self.rules.write(self.position) + "\n" + open_asks
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    # ------------------------------------------------------------------ fork and imagine

    def fork(self, listen: bool = True) -> Match:
        """An independent match in the same position: the checkpoint and the choices since."""
        return Match(self.setup.game, like=self, listen=listen)

    def _replay_from_base(self, listen: bool) -> None:
        """Rebuild the live generator: re-enter at the checkpoint, deliver what came since."""
        position = self._base.copy()
        position.log = None
        self.position = position
        generator = self.rules.run(position)
        self._generator = generator
        send = generator.send
        over = False
        try:
            send(None)
            item = send(None)
            for at in range(self._base_at, len(self.line)):
                delivery = self.line[at]
                kind = delivery[0]
                if kind <= TOGETHER:
                    item = send(delivery[2])
                elif kind == REDEALT:
                    self._redeal_now(delivery[1], delivery[2])
                elif kind == CONTROLLER:
                    self._tell_controller(delivery[1], delivery[2])
        except StopIteration:
            over = True
        self._together = False
        if over:
            self.asks = ()
        elif isinstance(item, Ask):
            self.asks = (item,)
        else:
            self.asks = item
            self._together = True
        self._offers = [None] * len(self.asks)
        position.log = self._log if listen else None

    def retrace(self) -> Iterator[tuple[Any, Any, Delivery, int]]:
        """Walk on a copy from the last checkpoint to here: before each delivery since, the
        position, what was asked (an ask or several), the delivery and its ply."""
        position = self._base.copy()
        position.log = None
        generator = self.rules.run(position)
        generator.send(None)
        item = generator.send(None)
        since = self.line[self._base_at :]
        ply = self.ply - sum([1 for delivery in since if delivery[0] != REDEALT])
        for delivery in since:
            yield position, item, delivery, ply
            kind = delivery[0]
            if kind == REDEALT:
                self._redeal(position, delivery[1], delivery[2])
                continue
            ply += 1
            if kind <= TOGETHER:
                try:
                    item = generator.send(delivery[2])
                except StopIteration:
                    return
            elif kind == CONTROLLER:
                tell_controller(position, delivery[1], delivery[2])

    def imagine(self, seat: int, seed: int, listen: bool = False) -> Match:
        """A world that this seat cannot tell from the true one: what it may not know is
        dealt anew, and the dice have another future."""
        world = self.fork(listen=False)
        if self.imagined_by != seat:
            words = self.rules.words
            world._log = [words.masked(entry, seat) for entry in self._log]
        world.imagined_by = seat
        world._origin = self._origin + self._base_at
        world.line = self.line[self._base_at :]
        world._base_at = 0
        if world.line or not world._begin_dealt_anew(seat, seed):
            world.line.append((REDEALT, seat, seed, world.position.dice.barrier))
            world._origin -= 1
            world._redeal_now(seat, seed)
        world._checkpoints = [(0, world._base, len(world._log))]
        world.journal = list(world.line)
        for other in list(world._held):
            if other != seat:
                del world._held[other]
        world._offers = [None] * len(world.asks)
        world.position.log = world._log if listen else None
        return world

    def _begin_dealt_anew(self, seat: int, seed: int) -> bool:
        """Right behind a checkpoint the checkpoint itself is dealt anew, so that nothing of the
        true position stays in the world; false, and nothing done, if it would ask otherwise."""
        true_base, true_position, asked = self._base, self.position, self.asks
        if true_base.dice.barrier != true_position.dice.barrier:
            return False
        base = true_base.copy()
        self.position = base
        self._redeal_now(seat, seed)
        self._base = base
        self._replay_from_base(listen=False)
        if [a.key() for a in self.asks] == [a.key() for a in asked]:
            return True
        self._base = true_base
        self._replay_from_base(listen=False)
        return False

    def _redeal_now(self, seat: int, seed: int) -> None:
        self._redeal(self.position, seat, seed)

    def _redeal(self, position: Any, seat: int, seed: int) -> None:
        self.rules.redeal(position, seat, Dice(derive_seed("redeal", seat, seed)))
        position.dice.reseed(derive_seed("future", seat, seed))

    # ------------------------------------------------------------------ undo

    def undoable_by(self, seat: int) -> int:
        """The ply a seat may return to without anybody's consent; -1 if there is none."""
        if self.imagined_by >= -1:
            return -1
        for at in range(len(self.line) - 1, -1, -1):
            kind, who, _, barrier = self.line[at]
            if kind == FORCED and who == seat:
                continue
            fair = kind == CHOSE and who == seat and barrier == self.position.dice.barrier
            return at if fair and not self._held else -1
        return -1

    def undo(self, seat: int) -> None:
        """Take back one's last choice: never past a roll, a reveal or another's choice, nor past
        what the rules answered for another seat, which may have shown what it holds."""
        at = self.undoable_by(seat)
        if at < 0:
            raise Refused(
                "there is nothing to take back freely: a roll, a reveal or another seat's "
                "answer has come since; ask the others for consent"
            )
        self.return_to(at, seat)

    def propose_undo(self, seat: int, ply: int) -> None:
        """Ask the other seats to go back to the choice at `ply`; they must all consent."""
        if not 0 <= ply < len(self.line):
            raise Refused(f"ply {ply} is not behind us; it can be 0 to {len(self.line) - 1}")
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
        if self.imagined_by >= -1:
            raise Refused("nothing is taken back in an imagined world; fork it before you try")
        if not 0 <= at < len(self.line):
            raise Refused(f"ply {at} is not behind us")
        while at > 0 and self.line[at][0] == FORCED:
            at -= 1
        if self.line[at][0] == FORCED:
            raise Refused("the rules made the first answers by themselves; there is nothing there")
        while self._checkpoints and self._checkpoints[-1][0] > at:
            self._checkpoints.pop()
        base_at, base, log_length = self._checkpoints[-1]
        kept = self.line[base_at:at]
        self.line = self.line[:base_at]
        del self._log[log_length:]
        self._held = {}
        self._resigned = -1
        self._checkpoints.pop()
        self._redo(base, kept)
        self.journal.append((UNDONE, seat, at, self.position.dice.barrier))
        self.undo_request = None
        if self.position.log is not None:
            self._log.append(("undone", seat, at))

    def _redo(self, base: Any, kept: list[Delivery]) -> None:
        """Play kept deliveries again from a checkpoint, with the log on."""
        listen = self.position.log is not None
        journal = self.journal
        self.journal = []
        self._begin(base.copy(), len(self.line), listen)
        for delivery in kept:
            self._deliver(delivery)
        self.journal = journal

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
        elif kind == UNDONE:
            self.return_to(what, seat)
        elif kind == REDEALT:
            raise TiconderogaError("an imagined world cannot be played again from its journal")
        elif kind == NOTE:
            self.note(seat, what)
        elif kind == SAID:
            self.retell(seat, what)


__all__ = [
    "CHECKPOINT", "CHOSE", "CONTROLLER", "FORCED", "NOTE", "REDEALT", "RESIGNED", "SAID",
    "TOGETHER", "UNDONE", "Delivery", "Match", "Setup",
]  # fmt: skip
