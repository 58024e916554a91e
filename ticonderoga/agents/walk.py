"""A walk through an imagined world: the rules run on, and the game's own players answer.

A walk checks no choice of a player that follows its own plan and keeps no checkpoint, so it is
faster than playing the world itself. It begins where a world stands and never comes back to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.game import OwnPlayer, Result
from ticonderoga.engine.journal import CHOSE, Delivery
from ticonderoga.engine.world import World

Step = tuple[str, Choice]
"""The key of a question, and the answer to it."""

LONGEST: Final = 5_000
"""Answers after which a walk is judged wherever it stands."""


class Walk:
    """One imagined course of the game. `seat` is whose choices are recorded in `made`."""

    __slots__ = (
        "_dice",
        "_passed",
        "_players",
        "_sealed",
        "_world",
        "answers",
        "made",
        "marks",
        "seat",
    )

    def __init__(self, world: World, seat: int, players: list[OwnPlayer], dice: Dice) -> None:
        assert world.rules.sealed is not None
        self._sealed: Callable[[Any, Dice], Any] = world.rules.sealed
        self._players: list[OwnPlayer] = players
        self._dice: Dice = dice
        """What the players roll: never the dice of the game."""
        self.seat: int = seat
        self.made: list[tuple[str, tuple[Any, ...], Choice]] = []
        """What the seat was asked until the first checkpoint, and what it chose."""
        self.marks: list[float] = []
        """How the position was judged each time, if that was wanted."""
        self.answers: int = 0
        for player in players:
            player.forget()
        self._world: World = self._enter(world)
        self._passed: int = self._world.checkpoints

    def _enter(self, world: World) -> World:
        """A fork of the world; what was chosen there since the checkpoint is put to the players
        who chose it, as far as they agree."""
        for delivery in world.since:
            if delivery[0] == CHOSE:
                return world.retrace(self._remember, keeps_base=False)
        return world.fork(keeps_base=False)

    def _remember(self, world: World, delivery: Delivery) -> None:
        kind, seat, choice, _ = delivery
        if kind == CHOSE and self._decide(world.position, world.asks[0]) != choice:
            self._players[seat].forget()

    @property
    def position(self) -> Any:
        return self._world.position

    @property
    def over(self) -> bool:
        return not self._world.asks

    @property
    def result(self) -> Result | None:
        return self._world.result

    @property
    def ask(self) -> Ask | None:
        """The question that is open, if it is put to one seat alone."""
        world = self._world
        return world.asks[0] if world.asks and not world.together else None

    def _decide(self, position: Any, ask: Ask) -> Choice:
        sealed = self._sealed(position, self._dice)
        sealed.log = None
        return self._players[ask.seat].decide(sealed, ask)

    def _own_choice(self, ask: Ask) -> Choice:
        """What the game's own player of the asked seat chooses."""
        return self._decide(self._world.position, ask)

    def _send(self, choice: Choice) -> bool:
        """Go on to the next ask; whether a checkpoint was passed on the way."""
        self.answers += 1
        self._world.answer(choice)
        return self._checkpoint_passed()

    def _send_all(self) -> bool:
        """The same where several seats are asked at once."""
        self.answers += 1
        self._world.answer_together(tuple([self._own_choice(ask) for ask in self._world.asks]))
        return self._checkpoint_passed()

    def _checkpoint_passed(self) -> bool:
        world = self._world
        if world.checkpoints == self._passed:
            return not world.asks
        self._passed = world.checkpoints
        for player in self._players:
            player.forget()
        return True

    # ------------------------------------------------------------------ the seat's own turn

    def finish(
        self,
        script: list[Step],
        wild: int = -1,
        chance: Dice | None = None,
        score: Callable[[Any, int], float] | None = None,
    ) -> None:
        """Play to the next checkpoint. The seat follows a script where it fits and its own
        player's choice where it does not; at its answer number `wild` it does something else by
        chance. With `score` the position is judged whenever the seat is asked."""
        at = 0
        world = self._world
        while world.asks:
            if world.together:
                if self._send_all():
                    return
                continue
            ask = world.asks[0]
            if ask.seat != self.seat:
                choice = self._own_choice(ask)
            else:
                if score is not None:
                    self.marks.append(score(world.position, self.seat))
                if len(self.made) == wild and chance is not None:
                    choice = self._otherwise(ask, script, at, chance)
                    self._players[self.seat].forget()
                    at += 1
                else:
                    choice, at = self._by_script(ask, script, at)
                self.made.append((ask.question.key, ask.key(), choice))
            if self._send(choice):
                return

    def _by_script(self, ask: Ask, script: list[Step], at: int) -> tuple[Choice, int]:
        """The next step of the script that answers this ask, else the mind's answer. A mind
        that was passed over has lost its thread."""
        key = ask.question.key
        for later in range(at, len(script)):
            wanted, choice = script[later]
            if wanted == key and self._legal(ask, choice):
                self._players[ask.seat].forget()
                return choice, later + 1
        return self._checked(ask), at

    def _checked(self, ask: Ask) -> Choice:
        """The mind's answer for the seat. It may have lost its thread, or overlook a limit that
        holds for players: then it is asked afresh, and at last the thing is brought to an end."""
        choice = self._own_choice(ask)
        if self._legal(ask, choice):
            return choice
        self._players[ask.seat].forget()
        choice = self._own_choice(ask)
        if self._legal(ask, choice):
            return choice
        return self._world.choices(ask.seat)[-1]

    def _otherwise(self, ask: Ask, script: list[Step], at: int, chance: Dice) -> Choice:
        offer = self._world.choices(ask.seat)
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
        return choice in self._world.choices(ask.seat)

    # ------------------------------------------------------------------ what comes after

    def go_on(self, opens_turn: Callable[[Ask], bool], turns: int) -> None:
        """Let the game's own players of all seats play until `turns` new turns have opened."""
        opened = 0
        last = self.answers + LONGEST
        world = self._world
        while world.asks and self.answers < last:
            if world.together:
                self._send_all()
                continue
            ask = world.asks[0]
            if opens_turn(ask):
                opened += 1
                if opened > turns:
                    return
            self._send(self._checked(ask) if ask.seat == self.seat else self._own_choice(ask))
