"""A walk through an imagined world: the rules run on, and the game's own minds answer.

A walk keeps no journal and checks no choice of a mind that follows its own plan, so it is much
faster than a match. It begins where a match stands and never comes back to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ticonderoga.engine.agent import Mind
from ticonderoga.engine.ask import Ask, Checkpoint, Choice
from ticonderoga.engine.dice import Dice, derive_seed
from ticonderoga.engine.game import Result, Rules
from ticonderoga.engine.journal import CHOSE, CONTROLLER, REDEALT, TOGETHER
from ticonderoga.engine.match import Match
from ticonderoga.engine.seating import tell_controller

Step = tuple[str, Choice]
"""The key of a question, and the answer to it."""

LONGEST: Final = 5_000
"""Answers after which a walk is judged wherever it stands."""


class Walk:
    """One imagined course of the game. `seat` is whose choices are recorded in `made`."""

    __slots__ = (
        "_dice",
        "_generator",
        "_item",
        "_minds",
        "_rules",
        "answers",
        "made",
        "marks",
        "over",
        "position",
        "seat",
    )

    def __init__(self, world: Match, seat: int, minds: list[Mind], dice: Dice) -> None:
        rules: Any = world.rules
        self._rules: Any = rules
        self._minds: list[Mind] = minds
        self._dice: Dice = dice
        """What the minds roll: never the dice of the game."""
        self.seat: int = seat
        self.made: list[tuple[str, tuple[Any, ...], Choice]] = []
        """What the seat was asked until the first checkpoint, and what it chose."""
        self.marks: list[float] = []
        """How the position was judged each time, if that was wanted."""
        self.answers: int = 0
        self.over: bool = False
        at, base = world.last_checkpoint()
        self.position: Any = base.copy()
        self.position.log = None
        for mind in minds:
            mind.forget()
        self._generator: Any = rules.run(self.position)
        self._generator.send(None)
        self._item: Any = self._generator.send(None)
        for kind, who, what, _ in world.line[at:]:
            if kind == CHOSE:
                self._remember(who, what)
            if kind <= TOGETHER:
                self._item = self._generator.send(what)
            elif kind == REDEALT:
                rules.redeal(self.position, who, Dice(derive_seed("redeal", who, what)))
                self.position.dice.reseed(derive_seed("future", who, what))
            elif kind == CONTROLLER:
                tell_controller(self.position, who, what)

    @property
    def result(self) -> Result | None:
        rules: Rules = self._rules
        return rules.result(self.position) if self.over else None

    @property
    def ask(self) -> Ask | None:
        """The question that is open, if it is put to one seat alone."""
        item = self._item
        return item if not self.over and isinstance(item, Ask) else None

    def _remember(self, seat: int, choice: Choice) -> None:
        """What was chosen before the walk began is put to the seat's mind, as far as it agrees."""
        if isinstance(self._item, Ask) and self._mind(self._item) != choice:
            self._minds[seat].forget()

    def _mind(self, ask: Ask) -> Choice:
        sealed = self._rules.sealed(self.position, self._dice)
        sealed.log = None
        return self._minds[ask.seat].decide(sealed, ask)

    def _send(self, answer: Any) -> bool:
        """Go on to the next ask; whether a checkpoint was passed on the way."""
        self.answers += 1
        passed = False
        try:
            item = self._generator.send(answer)
            while isinstance(item, Checkpoint):
                if not passed:
                    passed = True
                    for mind in self._minds:
                        mind.forget()
                item = self._generator.send(None)
        except StopIteration:
            self.over = True
            return True
        self._item = item
        return passed

    def _forced(self, ask: Ask) -> Choice | None:
        """The only answer of a question that is not put when it has just one."""
        question = ask.question
        if question.allows is None and not question.secret:
            offer = question.offer(self.position, ask)
            if len(offer) == 1:
                return offer[0]
        return None

    def _answer_all(self, asks: tuple[Ask, ...]) -> tuple[Choice, ...]:
        return tuple([self._mind(ask) for ask in asks])

    # ------------------------------------------------------------------ the seat's own turn

    def finish(
        self,
        script: list[Step],
        wild: int = -1,
        chance: Dice | None = None,
        score: Callable[[Any, int], float] | None = None,
    ) -> None:
        """Play to the next checkpoint. The seat follows a script where it fits and its mind
        where it does not; at its answer number `wild` it does something else by chance. With
        `score` the position is judged whenever the seat is asked."""
        at = 0
        while not self.over:
            item = self._item
            if not isinstance(item, Ask):
                if self._send(self._answer_all(item)):
                    return
                continue
            choice = self._forced(item)
            if choice is None:
                if item.seat != self.seat:
                    choice = self._mind(item)
                else:
                    if score is not None:
                        self.marks.append(score(self.position, self.seat))
                    if len(self.made) == wild and chance is not None:
                        choice = self._otherwise(item, script, at, chance)
                        self._minds[self.seat].forget()
                        at += 1
                    else:
                        choice, at = self._by_script(item, script, at)
                    self.made.append((item.question.key, item.key(), choice))
            if self._send(choice):
                return

    def _by_script(self, ask: Ask, script: list[Step], at: int) -> tuple[Choice, int]:
        """The next step of the script that answers this ask, else the mind's answer. A mind
        that was passed over has lost its thread."""
        key = ask.question.key
        for later in range(at, len(script)):
            wanted, choice = script[later]
            if wanted == key and self._legal(ask, choice):
                self._minds[ask.seat].forget()
                return choice, later + 1
        return self._checked(ask), at

    def _checked(self, ask: Ask) -> Choice:
        """The mind's answer for the seat. It may have lost its thread, or overlook a limit that
        holds for players: then it is asked afresh, and at last the thing is brought to an end."""
        choice = self._mind(ask)
        if self._legal(ask, choice):
            return choice
        self._minds[ask.seat].forget()
        choice = self._mind(ask)
        if self._legal(ask, choice):
            return choice
        return ask.question.offer(self.position, ask)[-1]

    def _otherwise(self, ask: Ask, script: list[Step], at: int, chance: Dice) -> Choice:
        offer = ask.question.offer(self.position, ask)
        if at < len(script) and len(offer) > 1:
            usual = script[at][1]
            offer = [choice for choice in offer if choice != usual]
        return offer[chance.below(len(offer))]

    def _legal(self, ask: Ask, choice: Choice) -> bool:
        question = ask.question
        if choice[0] not in question.verbs:
            return False
        if question.allows is not None:
            return question.allows(self.position, ask, choice)
        return choice in question.offer(self.position, ask)

    # ------------------------------------------------------------------ what comes after

    def go_on(self, begins: Callable[[Ask], bool], turns: int) -> None:
        """Let the minds of all seats play until `turns` new things have begun."""
        begun = 0
        last = self.answers + LONGEST
        while not self.over and self.answers < last:
            item = self._item
            if not isinstance(item, Ask):
                self._send(self._answer_all(item))
                continue
            if begins(item):
                begun += 1
                if begun > turns:
                    return
            choice = self._forced(item)
            if choice is None:
                choice = self._checked(item) if item.seat == self.seat else self._mind(item)
            self._send(choice)
