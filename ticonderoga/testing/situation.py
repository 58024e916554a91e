"""A situation of any game in a line or two: put pieces, script chance, choose in words, look.

    s = Situation("washingtons-war").put("Howe 5 @ New York", "Arnold 3 @ Hartford")
    s.but(active=1).roll(2).play("british", "play 45 as operations", "march New Haven")
    assert s.asked == "intercept"

A game whose rules bring a `Setting` begins with an empty board; any other with its set-up, or
with the text of a position. As a context manager a situation complains about scripted rolls and
draws that nobody used:

    with Situation("skirmish", scenario="duel") as s:
        ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from ticonderoga.engine.ask import CHECKPOINT, Ask, Choice, Procedure
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import Refused, TiconderogaError
from ticonderoga.engine.game import Game, Rules, settle_options, settle_scenario
from ticonderoga.engine.match import FORCED, Match
from ticonderoga.engine.registry import find_game
from ticonderoga.engine.spoken import Spoken

SEED = 7


class Situation:
    """A position under construction, and the match that is played from it."""

    def __init__(
        self, game: Game | str, scenario: str = "", position: str = "", **options: str
    ) -> None:
        self.game: Game = find_game(game) if isinstance(game, str) else game
        given = {name.replace("_", "-"): value for name, value in options.items()}
        self.scenario: str = settle_scenario(self.game, scenario)
        self.options: dict[str, str] = settle_options(self.game, given)
        self.rules: Rules = self.game.rules(self.scenario, self.options)
        self.spoken: Spoken = Spoken(self.rules)
        self.outcome: Any = None
        """What the procedure of `perform` returned."""
        self._alone: bool = False
        self._match: Match | None = None
        self._start: Any = self._first_position(position)

    def _first_position(self, text: str) -> Any:
        if text:
            return self.rules.read(text)
        if self.rules.setting is not None:
            return self.rules.setting.empty()
        return self.rules.start(Dice(SEED))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if kind is None:
            self.check_used_up()

    # ------------------------------------------------------------------ building

    @property
    def start(self) -> Any:
        """The position that is being built; not to be touched once the game has begun, unless
        only single procedures are performed on it."""
        if self._alone and self._match is not None:
            return self._match.position
        if self._match is not None:
            raise TiconderogaError("the game has begun; build the position before you play")
        return self._start

    @start.setter
    def start(self, position: Any) -> None:
        self._start = position

    def put(self, *phrases: str) -> Self:
        """Put on the board what the phrases say, in the words of the game."""
        setting = self.rules.setting
        if setting is None:
            raise TiconderogaError(f"{self.game.title} does not say how to build positions")
        for phrase in phrases:
            setting.put(self.start, phrase)
        return self

    def but(self, **fields: Any) -> Self:
        """Set fields of the position outright: but(year=1776, alliance=7)."""
        for name, value in fields.items():
            if not hasattr(self.start, name):
                raise TiconderogaError(f"a position of {self.game.title} has no {name}")
            setattr(self.start, name, value)
        return self

    def roll(self, *rolls: int) -> Self:
        """Script the next rolls of dice."""
        self._dice.script_rolls(rolls)
        return self

    def draw(self, *draws: int) -> Self:
        """Script the next draws among equals, counted from 0."""
        self._dice.script_draws(draws)
        return self

    @property
    def _dice(self) -> Dice:
        position = self._start if self._match is None else self._match.position
        dice: Dice = position.dice
        return dice

    def check_used_up(self) -> None:
        """Complain about scripted rolls and draws that nobody used."""
        left = [*self._dice.script, *self._dice.draws]
        assert not left, f"scripted, and never used: {left}"

    # ------------------------------------------------------------------ playing

    @property
    def match(self) -> Match:
        """The match from this position; the first look at it begins the game."""
        if self._match is None:
            self.complete()
            self._match = Match(
                self.game, self.scenario, self.options, rules=self.rules, begin_from=self._start
            )
        return self._match

    def complete(self) -> None:
        """What a game's own situation does with the position before it is played."""

    @property
    def g(self) -> Any:
        """The position as it is now."""
        return self._start if self._match is None else self._match.position

    def begin(self) -> Self:
        """Run the rules from the step that was set up to the first question."""
        assert self.match.deliveries is not None
        return self

    def perform(self, make: Callable[[Any], Procedure[Any]]) -> Self:
        """Run one procedure of the rules by itself: perform(lambda g: raise_fni(g)). What it
        asks is answered as in a game; `outcome` is what it returned."""

        def alone(g: Any) -> Procedure[None]:
            yield CHECKPOINT
            self.outcome = yield from make(g)

        if self._match is not None:
            self._start = self._match.position.copy()
            self._match = None
        self._alone = True
        self.rules.run = alone
        return self.begin()

    def play(self, seat: str, *choices: str) -> Self:
        """Choose in words, in order. A choice the rules have already made, because it was the
        only one, may be said or left out."""
        return self.choose(self.rules.seats.index(seat), *choices)

    def choose(self, seat: int, *choices: str) -> Self:
        for text in choices:
            choice = self.read(text)
            if self._is_asked(seat, choice):
                self.match.choose(choice, seat)
                self.check()
            elif choice not in [what for who, what in self.forced() if who == seat]:
                raise AssertionError(self._not_offered(seat, text))
        return self

    def check(self) -> None:
        """What a game's own situation checks after every choice."""

    def _is_asked(self, seat: int, choice: Choice) -> bool:
        ask = self.match.ask_of(seat)
        return ask is not None and choice in self.match.choices(seat)

    def _not_offered(self, seat: int, text: str) -> str:
        if self.match.over:
            return f"the game is over: {text!r}"
        if self.match.ask_of(seat) is None:
            asked = " and ".join(self.rules.seats[who] for who in self.match.awaited())
            return f"{asked} is asked {self.asked}, not {self.rules.seats[seat]}: {text!r}"
        return f"{text!r} is not offered by {self.asked}; these are: {self.choices()}"

    def forced(self) -> list[tuple[int, Choice]]:
        """What the rules have answered by themselves since the last choice: seat and choice."""
        found = []
        for kind, who, what, _ in reversed(self.match.deliveries):
            if kind != FORCED:
                break
            found.append((who, what))
        return found[::-1]

    # ------------------------------------------------------------------ the open question

    def read(self, text: str) -> Choice:
        return self.spoken.read(text)

    @property
    def ask(self) -> Ask | None:
        return self.match.asks[0] if self.match.asks else None

    @property
    def asked(self) -> str:
        """The key of the open question; empty when there is none."""
        ask = self.ask
        return ask.question.key if ask is not None else ""

    @property
    def asked_seat(self) -> int:
        ask = self.ask
        return ask.seat if ask is not None else -1

    def offers(self, text: str) -> bool:
        """Whether the asked seat is offered this."""
        ask = self.ask
        return ask is not None and self.read(text) in self.match.choices(ask.seat)

    def offered(self, verb: str) -> list[str]:
        """The arguments of everything offered with this verb, in words and sorted."""
        ask = self.ask
        offer = self.match.choices(ask.seat) if ask is not None else []
        return sorted(self.said_arguments(choice) for choice in offer if choice[0] == verb)

    def said_arguments(self, choice: Choice) -> str:
        kinds = self.rules.words.verbs[choice[0]].kinds
        return " ".join(
            str(arg) if kind == "number" else self.rules.words.name(kind, arg)
            for kind, arg in zip(kinds, choice[1:], strict=True)
        )

    def choices(self) -> list[str]:
        """Everything offered, as it would be said."""
        ask = self.ask
        offer = self.match.choices(ask.seat) if ask is not None else []
        return sorted(f"{choice[0]} {self.said_arguments(choice)}".strip() for choice in offer)

    def why_not(self, text: str) -> str:
        """The key of the reason against a choice of the asked seat; it must not be offered.
        Also checks that the match refuses it, with a sentence, and stays as it was."""
        match = self.match
        seat = match.asks[0].seat
        choice = self.read(text)
        reason = match.why_not(seat, choice)
        assert reason is not None, f"{text} is offered"
        before = match.hash()
        try:
            match.choose(choice, seat)
        except Refused:
            pass
        else:
            raise AssertionError(f"{text} was accepted")
        assert match.hash() == before, f"refusing {text} changed the match"
        assert match.rules.words.say_reason(reason)
        return reason.key

    def logged(self, kind: str) -> list[tuple[Any, ...]]:
        """The arguments of all log entries of a kind."""
        return [entry[1:] for entry in self.match.log() if entry[0] == kind]
