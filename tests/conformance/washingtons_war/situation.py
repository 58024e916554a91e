"""Situations of Washington's War in a line or two: put pieces, script dice, choose by name.

    ww = Situation().put("Howe 5 @ New York", "Arnold 3 @ Hartford").american_pc("New Haven")
    ww.hand(british=[45]).british_turn().roll(2)
    ww.british("activate 45", "general Howe", "march New Haven").american("intercept Arnold")

The map of a situation is empty but for what is put on it: no marker, no CU, every general in
his box, Congress at Philadelphia, year 1777, Regulars in effect, France neutral. Each side
holds one filler card (the American a 1 OPS, #1; the British #2) unless `hand` says otherwise;
all other cards are in the deck. So that no automatic victory comes in the way, a CU of each
side is kept in a far corner (American at St. Mary's, British at Barnstable) unless
`nobody_else()` is called.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ticonderoga.engine.ask import Choice
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import Refused
from ticonderoga.engine.match import FORCED, Match
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH, Board
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.game import GAME
from ticonderoga.games.washingtons_war.position import (
    CAPTURED,
    DEAL,
    DISPERSED,
    IMPULSE,
    IN_BOX,
    NOT_ARRIVED,
    OUT_OF_GAME,
    Position,
)
from ticonderoga.games.washingtons_war.rules.french import rochambeau
from ticonderoga.games.washingtons_war.rules.sequence import STEP_NAMES

OFFICIAL = "official-2014"
REWRITTEN = "rewritten"
EDITIONS = (OFFICIAL, REWRITTEN)

_FRANCE = {"neutral": 0, "reached": 1, "signed": 2, "war": 3}
_PLACES = {IN_BOX: "box", CAPTURED: "captured", OUT_OF_GAME: "out", NOT_ARRIVED: "france"}


class Situation:
    """A position under construction, and the match played from it."""

    def __init__(self, edition: str = OFFICIAL, draw_again: bool = False, pack: str = "") -> None:
        self.options = {
            "edition": edition,
            "draw-again": "yes" if draw_again else "no",
            "pack": pack,
        }
        self.rules = GAME.rules("standard", self.options)
        self.pack: Pack = self.rules.data.pack
        self.board: Board = self.pack.board
        self._match: Match | None = None
        g = Position(self.pack, self.rules.data.edition, Dice(7))
        g.year = 1777
        g.step = IMPULSE
        g.generals[rochambeau(g)] = NOT_ARRIVED
        g.congress = self.space("Philadelphia")
        g.hands = [(1,), (2,)]
        g.american_cu[self.space("St. Mary's")] = 1
        g.british_cu[self.space("Barnstable")] = 1
        self.start = g

    # ------------------------------------------------------------------ names

    def space(self, name: str) -> int:
        return self.board.index(name)

    def general(self, name: str) -> int:
        for index, who in enumerate(self.pack.pieces.generals):
            if name.lower() in (who.id, who.short.lower(), who.name.lower()):
                return index
        raise KeyError(name)

    # ------------------------------------------------------------------ building

    def put(self, *forces: str) -> Situation:
        """"Howe 5 @ New York", "Washington 3+2 @ York" (3 American, 2 French), "Gates @ Camden",
        "British 3 @ Boston", "American 2 @ York", "French 2 @ Newport"."""
        for force in forces:
            what, _, where = force.partition(" @ ")
            space = self.space(where)
            who, _, number = what.partition(" ")
            own, _, french = (number or "0").partition("+")
            side = {"American": AMERICAN, "British": BRITISH, "French": 2}.get(who, -1)
            if side < 0:
                general = self.general(who)
                self.start.generals[general] = space
                side = self.pack.pieces.generals[general].side
                if self.pack.pieces.generals[general].french:
                    self.start.french_waiting = 0
            cus = (self.start.american_cu, self.start.british_cu, self.start.french_cu)[side]
            cus[space] += int(own)
            self.start.french_cu[space] += int(french or "0")
        return self

    def american_pc(self, *spaces: str) -> Situation:
        for space in spaces:
            self.start.pc[self.space(space)] = 1
        return self

    def british_pc(self, *spaces: str) -> Situation:
        for space in spaces:
            self.start.pc[self.space(space)] = 2
        return self

    def nobody_else(self) -> Situation:
        """Without the two CUs in the far corners."""
        self.start.american_cu[self.space("St. Mary's")] -= 1
        self.start.british_cu[self.space("Barnstable")] -= 1
        return self

    def hand(
        self, american: Sequence[int] | None = None, british: Sequence[int] | None = None
    ) -> Situation:
        if american is not None:
            self.start.hands[AMERICAN] = tuple(american)
        if british is not None:
            self.start.hands[BRITISH] = tuple(british)
        return self

    def congress(self, where: str) -> Situation:
        """A space, or "dispersed"."""
        self.start.congress = DISPERSED if where == "dispersed" else self.space(where)
        return self

    def france(self, state: str, navy: str = "") -> Situation:
        """"neutral", "reached", "signed" or "war"; the Navy's zone id, such as "chesapeake"."""
        self.start.france = _FRANCE[state]
        if state in ("signed", "war"):
            self.start.alliance = 9
        if navy:
            self.start.navy = self.board.zone_ids.index(navy)
        return self

    def generals_in(self, place: str, *names: str) -> Situation:
        """Put generals into "box", "captured", "out" or "france"."""
        places = {said: value for value, said in _PLACES.items()}
        for name in names:
            self.start.generals[self.general(name)] = places[place]
        return self

    def but(self, **fields: Any) -> Situation:
        """Set fields of the position outright: but(year=1776, regulars=False, alliance=7)."""
        for name, value in fields.items():
            assert hasattr(self.start, name), f"a position has no {name}"
            setattr(self.start, name, value)
        return self

    def american_turn(self) -> Situation:
        self.start.active = AMERICAN
        return self

    def british_turn(self) -> Situation:
        self.start.active = BRITISH
        return self

    def step(self, name: str) -> Situation:
        """Begin at a step of the sequence: "winter", "political", "end", "deal", …"""
        self.start.step = STEP_NAMES.index(name)
        return self

    def roll(self, *rolls: int) -> Situation:
        """Lay down the next dice."""
        dice = self._match.position.dice if self._match is not None else self.start.dice
        dice.script_rolls(rolls)
        return self

    # ------------------------------------------------------------------ playing

    def begin(self) -> Situation:
        """Run the rules from the step that was set up to the first question."""
        assert self.match.deliveries is not None
        return self

    @property
    def match(self) -> Match:
        if self._match is None:
            g = self.start
            if not g.deck and g.step != DEAL:
                used = {*g.hands[0], *g.hands[1], *g.discards, *g.removed, *g.set_aside}
                used |= {*g.queues[0], *g.queues[1], *g.reinforced[0], *g.reinforced[1]}
                used.add(g.war_ends)
                g.deck = tuple(card for card in self.pack.deck.numbers if card not in used)
            self._match = Match(GAME, "standard", self.options, rules=self.rules)
            self._match.restart_from(g)
        return self._match

    @property
    def g(self) -> Position:
        position: Position = self.match.position
        return position

    def read(self, text: str) -> Choice:
        """"march New Haven" → ("march", 13); names as people say them."""
        verb, _, rest = text.partition(" ")
        kinds = self.rules.words.verbs[verb].kinds
        if not kinds:
            return (verb,)
        if kinds == ("space",):
            return (verb, self.space(rest))
        if kinds == ("general",):
            return (verb, self.general(rest))
        if kinds == ("card",):
            return (verb, self.pack.deck.find(rest))
        if kinds == ("seat",):
            return (verb, self.rules.seats.index(rest))
        if kinds == ("zone",):
            return (verb, self.board.zone_ids.index(rest))
        return (verb, *(int(part) for part in rest.split()))

    def _choose(self, seat: int, texts: tuple[str, ...]) -> Situation:
        """Choose in order. A choice the rules have already made, because it was the only one,
        may be said or left out."""
        match = self.match
        for text in texts:
            choice = self.read(text)
            if choice not in match.choices(seat) and self._was_forced(seat, choice):
                continue
            match.choose(choice, seat)
        return self

    def _was_forced(self, seat: int, choice: Choice) -> bool:
        for kind, who, what, _ in reversed(self.match.deliveries):
            if kind != FORCED:
                return False
            if who == seat and what == choice:
                return True
        return False

    def american(self, *choices: str) -> Situation:
        return self._choose(AMERICAN, choices)

    def british(self, *choices: str) -> Situation:
        return self._choose(BRITISH, choices)

    # ------------------------------------------------------------------ looking

    @property
    def asked(self) -> str:
        """The key of the open question; empty when the game is over."""
        return self.match.asks[0].question.key if self.match.asks else ""

    @property
    def asked_seat(self) -> int:
        return self.match.asks[0].seat if self.match.asks else -1

    def offers(self, text: str) -> bool:
        return self.read(text) in self.match.choices()

    def offered(self, verb: str) -> list[str]:
        """The labels of everything offered with this verb, as a sorted list of names."""
        kinds = self.rules.words.verbs[verb].kinds
        found = []
        for choice in self.match.choices():
            if choice[0] == verb:
                named = [
                    str(arg) if kind == "number" else self.rules.words.name(kind, arg)
                    for kind, arg in zip(kinds, choice[1:], strict=True)
                ]
                found.append(" ".join(named))
        return sorted(found)

    def why_not(self, text: str) -> str:
        """The key of the reason against a choice of the asked seat; it must not be offered.
        Also checks that the match refuses it and stays as it was."""
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
        assert match.hash() == before
        assert match.rules.words.say_reason(reason)
        return reason.key

    def cus(self, where: str) -> tuple[int, int, int]:
        """(American, French, British) CUs in a space."""
        space = self.space(where)
        return self.g.american_cu[space], self.g.french_cu[space], self.g.british_cu[space]

    def pc(self, where: str) -> str:
        return ("none", "American", "British")[self.g.pc[self.space(where)]]

    def where(self, general: str) -> str:
        """The label of the general's space, or box, captured, out, france."""
        at = self.g.generals[self.general(general)]
        return _PLACES[at] if at < 0 else self.board.labels[at]

    def logged(self, kind: str) -> list[tuple[Any, ...]]:
        """The arguments of all log entries of a kind."""
        return [entry[1:] for entry in self.match.log() if entry[0] == kind]
