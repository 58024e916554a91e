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

from ticonderoga.engine.ask import Choice
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH, Board
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.game import GAME
from ticonderoga.games.washingtons_war.position import (
    CAPTURED,
    DEAL,
    DISPERSED,
    IN_BOX,
    NOT_ARRIVED,
    OUT_OF_GAME,
    Position,
)
from ticonderoga.games.washingtons_war.rules.sequence import STEP_NAMES
from ticonderoga.games.washingtons_war.setting import general_called
from ticonderoga.testing import situation as testing

OFFICIAL = "official-2014"
REWRITTEN = "rewritten"
EDITIONS = (OFFICIAL, REWRITTEN)

_FRANCE = {"neutral": 0, "reached": 1, "signed": 2, "war": 3}
_PLACES = {IN_BOX: "box", CAPTURED: "captured", OUT_OF_GAME: "out", NOT_ARRIVED: "france"}


class Situation(testing.Situation):
    """A position under construction, and the match played from it."""

    start: Position

    def __init__(self, edition: str = OFFICIAL, draw_again: bool = False, pack: str = "") -> None:
        again = "yes" if draw_again else "no"
        super().__init__(GAME, edition=edition, draw_again=again, pack=pack)
        self.pack: Pack = self.rules.data.pack
        self.board: Board = self.pack.board
        self.start.hands = [(1,), (2,)]
        self.put("American 1 @ St. Mary's", "British 1 @ Barnstable")

    # ------------------------------------------------------------------ names

    def space(self, name: str) -> int:
        return self.board.index(name)

    def general(self, name: str) -> int:
        general = general_called(self._start, name)
        if general < 0:
            raise KeyError(name)
        return general

    # ------------------------------------------------------------------ building

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

    # ------------------------------------------------------------------ playing

    @property
    def g(self) -> Position:
        """The position as it is now; to look at it begins the game."""
        position: Position = self.match.position
        return position

    def complete(self) -> None:
        """All cards that lie nowhere else are in the deck."""
        g = self.start
        if not g.deck and g.step != DEAL:
            used = {*g.hands[0], *g.hands[1], *g.discards, *g.removed, *g.set_aside}
            used |= {*g.queues[0], *g.queues[1], *g.reinforced[0], *g.reinforced[1]}
            used.add(g.war_ends)
            g.deck = tuple(card for card in self.pack.deck.numbers if card not in used)

    def read(self, text: str) -> Choice:
        """A card may also be named by its title."""
        verb, _, rest = text.partition(" ")
        if self.rules.words.verbs[verb].kinds == ("card",):
            return (verb, self.pack.deck.find(rest))
        return super().read(text)

    def american(self, *choices: str) -> Situation:
        return self.choose(AMERICAN, *choices)

    def british(self, *choices: str) -> Situation:
        return self.choose(BRITISH, *choices)

    # ------------------------------------------------------------------ looking

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
