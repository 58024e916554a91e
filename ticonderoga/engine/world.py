"""A world: the rules of a game running on a position, from checkpoint to ask.

This is the only place that advances the rules. A match holds a world and keeps the journal, the
log and the seating beside it; searchers, the games' own players and tests use worlds alone. A
world without a record costs the same late in a game as early: it holds the position at the last
checkpoint and the few deliveries since, and nothing of what came before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

from ticonderoga.engine.actions import information_state
from ticonderoga.engine.ask import Ask, Checkpoint, Choice, Procedure
from ticonderoga.engine.dice import Dice, derive_seed
from ticonderoga.engine.errors import DeadEnd, Refused
from ticonderoga.engine.game import Result, Rules, View
from ticonderoga.engine.journal import (
    CHOSE,
    CONTROLLER,
    FORCED,
    REDEALT,
    TOGETHER,
    Delivery,
    Record,
)
from ticonderoga.engine.refusal import is_offered, refusal, well_formed

NOBODY: Final = -2
"""Who imagined a world that is true."""


def redeal(rules: Rules, position: Any, seat: int, seed: int) -> None:
    """Deal anew what a seat cannot know, and give the dice another future."""
    rules.redeal(position, seat, Dice(derive_seed("redeal", seat, seed)))
    position.dice.reseed(derive_seed("future", seat, seed))


class World:
    """Rules, position, generator. `asks` are the open questions; none when the game is over.

    `base` is the position at the last checkpoint and `since` what was delivered from there on,
    so a fork enters the rules at `base` and delivers that again. A world made with
    `keeps_base=False` copies no checkpoints: it is for playing on, and cannot be forked.
    """

    __slots__ = (
        "_generator",
        "_held",
        "_offers",
        "asks",
        "base",
        "checkpoints",
        "imagined_by",
        "keeps_base",
        "ply",
        "position",
        "record",
        "rules",
        "since",
        "together",
    )

    def __init__(self, rules: Rules, base: Any, ply: int = 0, keeps_base: bool = True) -> None:
        self.rules: Rules = rules
        self.base: Any = base
        self.position: Any = base
        self.since: list[Delivery] = []
        self.ply: int = ply
        """How many deliveries lead here, those before the world's birth included."""
        self.checkpoints: int = 0
        """How many checkpoints it has passed."""
        self.imagined_by: int = NOBODY
        """The seat that imagined it; -2 for a true one."""
        self.keeps_base: bool = keeps_base
        self.record: Record | None = None
        """Where a match wants to have written what happens; None if nobody does."""
        self.asks: tuple[Ask, ...] = ()
        self.together: bool = False
        """The rules asked with a tuple, even if of a single seat, and expect one back."""
        self._offers: list[list[Choice] | None] = []
        self._held: dict[int, Choice] = {}
        self._generator: Any = None

    # ------------------------------------------------------------------ running the rules

    def start(self) -> None:
        """Run the rules from `base`, which stands at a checkpoint, up to the first ask."""
        self._generator = self.rules.run(self.position)
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
                self._pass_checkpoint()
                answer = None
                continue
            if not isinstance(item, Ask):
                if not item:
                    raise DeadEnd("the rules asked nobody anything")
                self.asks = item
                self.together = True
                self._offers = [None] * len(self.asks)
                return
            ask: Ask = item
            self.asks = (ask,)
            self.together = False
            if ask.question.secret or ask.question.allows is not None:
                self._offers = [None]
                return
            offer = ask.question.offer(position, ask)
            if len(offer) != 1:
                if not offer:
                    raise DeadEnd(f"the rules asked '{ask.question.key}' without any answer")
                self._offers = [offer]
                return
            answer = offer[0]
            self._note((FORCED, ask.seat, answer, position.dice.barrier))

    def _pass_checkpoint(self) -> None:
        self.checkpoints += 1
        self.since = []
        if self.keeps_base:
            self.base = self.position.copy()
            if self.record is not None:
                self.record.checkpoint(self.base)

    def _note(self, delivery: Delivery) -> None:
        self.ply += 1
        self.since.append(delivery)
        if self.record is not None:
            self.record.delivered(delivery)

    def answer(self, choice: Choice) -> None:
        """Answer the one open ask with a choice that is known to be legal."""
        self._note((CHOSE, self.asks[0].seat, choice, self.position.dice.barrier))
        self._advance(choice)

    def answer_together(self, choices: tuple[Choice, ...]) -> None:
        """Answer all open asks, in their order, with choices that are known to be legal."""
        self._held = {}
        self._note((TOGETHER, -1, choices, self.position.dice.barrier))
        self._advance(choices)

    def tell_controller(self, seat: int, controller: str) -> bool:
        """Some rules ask who plays a seat: these are told. Whether they are."""
        self._note((CONTROLLER, seat, controller, self.position.dice.barrier))
        return self._tell(seat, controller)

    def _tell(self, seat: int, controller: str) -> bool:
        tell = self.rules.tell_controller
        if tell is None:
            return False
        tell(self.position, seat, controller)
        return True

    # ------------------------------------------------------------------ asking and choosing

    @property
    def over(self) -> bool:
        return not self.asks

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return None if self.asks else self.rules.result(self.position)

    def view(self, seat: int) -> View:
        """What a seat may see; all of it once the game is over."""
        return self.rules.view(self.position, seat)

    def information_state(self, seat: int) -> tuple[str, str]:
        """A stable key and a text of what a seat knows (engine/actions.py)."""
        return information_state(self.rules, self.position, self.asks, seat)

    def hash(self) -> str:
        """A stable digest of the position and the questions open in it."""
        open_asks = ";".join([f"{ask.seat} {ask.question.key}" for ask in self.asks])
        text = self.rules.write(self.position) + "\n" + open_asks
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def awaited(self) -> tuple[int, ...]:
        """The seats whose answer is still out."""
        return tuple([ask.seat for ask in self.asks if ask.seat not in self._held])

    def ask_of(self, seat: int) -> Ask | None:
        """The question this seat has open, answered or not."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def choices(self, seat: int | None = None) -> list[Choice]:
        """What is offered to a seat (the only one asked, when none is named)."""
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
        if len(asks) == 1 and not self.together:
            ask = asks[0]
            if seat is not None and (type(seat) is not int or seat != ask.seat):
                raise Refused(refusal(self, seat, choice))
            if not self.allows(ask, choice):
                raise Refused(refusal(self, ask.seat, choice))
            self.answer(choice)
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
            or not is_offered(choice, self.choices(seat))
        ):
            raise Refused(refusal(self, seat, choice))
        self._held[seat] = choice
        if len(self._held) == len(asks):
            self.answer_together(tuple([self._held[ask.seat] for ask in asks]))

    def allows(self, ask: Ask, choice: Any) -> bool:
        """Whether an open ask takes this choice; looked up if listed, checked alone if not."""
        allows = ask.question.allows
        if allows is None or self._offers[0] is not None:
            return is_offered(choice, self.choices(ask.seat))
        if not well_formed(self.rules, choice) or choice[0] not in ask.question.verbs:
            return False
        return allows(self.position, ask, choice)

    def withdraw(self, seat: int) -> None:
        """Take back a secret answer while another seat's is still out."""
        if seat not in self._held:
            raise Refused("this seat has no answer in that it could withdraw")
        del self._held[seat]

    def drop_answers(self) -> None:
        """Forget the secret answers that wait for others: the game has ended before."""
        self._held = {}

    def holds_answer(self, seat: int) -> bool:
        return seat in self._held

    def held_answer(self, seat: int) -> Choice | None:
        """A secret answer that waits for the others; for saving, never for showing."""
        return self._held.get(seat)

    # ------------------------------------------------------------------ fork and imagine

    def fork(self, keeps_base: bool = True) -> World:
        """An independent world in the same position, with no record."""
        twin = self._at_base(self.base, keeps_base)
        twin._replay(self.since)
        twin._held = self._held.copy() if self._held else {}
        return twin

    def _at_base(self, base: Any, keeps_base: bool = True) -> World:
        twin = World(self.rules, base, self.ply, keeps_base)
        twin.imagined_by = self.imagined_by
        return twin

    def _replay(self, since: list[Delivery], check: int = NOBODY) -> bool:
        """Enter the rules at a copy of `base` and deliver what came since. With `check` the
        choices of every other seat must be legal; false, and a spoilt world, if one is not."""
        self.position = self.base.copy()
        self.since = since.copy()
        generator = self.rules.run(self.position)
        self._generator = generator
        send = generator.send
        item: Any = ()
        try:
            send(None)
            item = send(None)
            for delivery in since:
                kind = delivery[0]
                if kind <= TOGETHER:
                    if check != NOBODY and delivery[1] != check:
                        if not _legal(self.rules, self.position, item, delivery):
                            return False
                    item = send(delivery[2])
                elif kind == REDEALT:
                    redeal(self.rules, self.position, delivery[1], delivery[2])
                else:
                    self._tell(delivery[1], delivery[2])
        except StopIteration:
            item = ()
        self.together = not isinstance(item, Ask)
        self.asks = (item,) if isinstance(item, Ask) else item
        self._offers = [None] * len(self.asks)
        return True

    def retrace(
        self, look: Callable[[World, Delivery], None], keeps_base: bool = True
    ) -> World:
        """A fork made step by step: before each delivery since the checkpoint, `look` is shown
        the world as it was then, and the delivery."""
        twin = self._at_base(self.base, keeps_base)
        twin.ply -= len([delivery for delivery in self.since if delivery[0] != REDEALT])
        twin._replay([])
        for delivery in self.since:
            look(twin, delivery)
            kind, seat, what, _ = delivery
            if kind <= TOGETHER:
                twin._resume(delivery)
            elif kind == REDEALT:
                redeal(twin.rules, twin.position, seat, what)
                twin.since.append(delivery)
            else:
                twin.tell_controller(seat, what)
        return twin

    def _resume(self, delivery: Delivery) -> None:
        """Deliver one answer again; the rules ask the next question and no forced answer is
        given, since those are deliveries of their own."""
        self._note(delivery)
        try:
            item = self._generator.send(delivery[2])
        except StopIteration:
            item = ()
        self.together = not isinstance(item, Ask)
        self.asks = (item,) if isinstance(item, Ask) else item
        self._offers = [None] * len(self.asks)

    def imagine(self, seat: int, seed: int) -> World:
        """A world that this seat cannot tell from this one: what it may not know is dealt anew,
        and the dice have another future.

        As long as nothing was rolled or revealed since the checkpoint, the checkpoint itself is
        dealt anew, so that nothing of the true position is left and forks need not deal again.
        Otherwise, or if that leads to another question, the deal is a delivery of its own.
        """
        world = self._imagine_base(seat, seed)
        if world is None:
            world = self.fork()
            if world.since and world.since[-1][0] == REDEALT:
                world.since.pop()
            redeal(self.rules, world.position, seat, seed)
            world.since.append((REDEALT, seat, seed, world.position.dice.barrier))
            world._offers = [None] * len(world.asks)
        own = self._held.get(seat) if self._held else None
        world._held = {} if own is None else {seat: own}
        world.imagined_by = seat
        return world

    def _imagine_base(self, seat: int, seed: int) -> World | None:
        if self.base.dice.barrier != self.position.dice.barrier:
            return None
        for delivery in self.since:
            if delivery[0] == REDEALT:
                return None
        base = self.base.copy()
        redeal(self.rules, base, seat, seed)
        world = self._at_base(base)
        if not world._replay(self.since, seat) or len(world.asks) != len(self.asks):
            return None
        for ours, theirs in zip(world.asks, self.asks):
            if ours is not theirs and ours.key() != theirs.key():
                return None
        return world


def carry_out(
    g: Any,
    procedure: Procedure[Any],
    answer: Callable[[Any, Ask], Choice],
    look: Callable[[Any, Ask, Choice], None] | None = None,
) -> None:
    """Run one procedure of the rules on a position by itself, for odds and forecasts: what has
    one answer is not put, `answer` gives the others, and `look` is shown each before it counts."""
    choice: Choice | None = None
    while True:
        try:
            item = procedure.send(choice)
        except StopIteration:
            return
        choice = None
        if isinstance(item, Ask):
            choice = only_answer(g, item) or answer(g, item)
            if look is not None:
                look(g, item, choice)


def only_answer(g: Any, ask: Ask) -> Choice | None:
    """The answer of a question that is not put when it has just one."""
    question = ask.question
    if question.allows is None and not question.secret:
        offer = question.offer(g, ask)
        if len(offer) == 1:
            return offer[0]
    return None


def _legal(rules: Rules, position: Any, item: Any, delivery: Delivery) -> bool:
    """Whether what was delivered could have been chosen in this position as well."""
    asks: tuple[Ask, ...] = (item,) if isinstance(item, Ask) else item
    given: tuple[Choice, ...] = (delivery[2],) if isinstance(item, Ask) else delivery[2]
    if len(asks) != len(given):
        return False
    for ask, choice in zip(asks, given):
        question = ask.question
        if question.allows is not None:
            if not question.allows(position, ask, choice):
                return False
        elif choice not in question.offer(position, ask):
            return False
    return True
