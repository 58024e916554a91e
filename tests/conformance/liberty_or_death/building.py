"""How a situation of Liberty or Death is built: pieces, levels, boxes, tracks, cards, players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tests.conformance.liberty_or_death.spoken import faction_of, force, leader_of
from ticonderoga.engine.dice import Dice
from ticonderoga.games.liberty_or_death.data.board import Board
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    ELSEWHERE,
    LEADER_FACTION,
    LEVEL_CODES,
    SQUADRONS,
)
from ticonderoga.games.liberty_or_death.game import GAME
from ticonderoga.games.liberty_or_death.position import SLOT, STROKES, Position
from ticonderoga.games.liberty_or_death.rules.sequence import STEP_NAMES
from ticonderoga.games.liberty_or_death.rules.setup import set_up
from ticonderoga.games.liberty_or_death.setting import first_card_in_order, turn_to
from ticonderoga.games.liberty_or_death.text.words import VERBS
from ticonderoga.testing import situation as testing

VERB_KINDS: dict[str, tuple[str, ...]] = {verb.name: verb.kinds for verb in VERBS}


class Building(testing.Situation):
    """A position under construction."""

    start: Position

    def __init__(self, scenario: str = "1776", pack: str = "", **options: str) -> None:
        super().__init__(GAME, scenario, pack=pack, **options)
        self.pack: Pack = self.rules.data.pack
        self.board: Board = self.pack.board

    @classmethod
    def of(cls, scenario: str, **options: str) -> Self:
        """A scenario as set up; but nobody holds a Brilliant Stroke, and a card lies in front."""
        made = cls(scenario, **options)
        made._start = set_up(made.pack, made.rules.data.edition, Dice(7))
        made.start.strokes = 0
        made.start.treaty_card = False
        made.start.step = SLOT
        return made.card(order="BPIF")

    @classmethod
    def deal(cls, scenario: str, seed: int = 7, **options: str) -> Self:
        """A scenario from its very beginning: shuffled, and no card turned up yet."""
        made = cls(scenario, **options)
        made._start = set_up(made.pack, made.rules.data.edition, Dice(seed))
        return made

    # ------------------------------------------------------------------ building

    def space(self, name: str) -> int:
        return self.spoken.thing("space", name)

    def leader(self, *names: str) -> Self:
        """These lead their Factions, and are Available."""
        for name in names:
            leader = leader_of(name)
            self.start.leader_of[LEADER_FACTION[leader]] = leader
            self.start.leaders[leader] = ELSEWHERE
        return self

    def _box(self, box: list[int], what: str, source: list[int]) -> None:
        for kind, number in force(what)[0]:
            assert source[kind] >= number, f"not enough for {what}"
            source[kind] -= number
            box[kind] += number

    def unavailable(self, what: str) -> Self:
        """ "6 regulars, 6 tories": from Available to Unavailable."""
        self._box(self.start.unavailable, what, self.start.available)
        return self

    def casualties(self, what: str) -> Self:
        """From Available to the Casualties; the tracks stay as they are (see `tracks`)."""
        self._box(self.start.casualties, what, self.start.available)
        return self

    def only_available(self, what: str) -> Self:
        """All else of these kinds is taken out of reach, as if it were at the far end of the
        map: "2 militia, 0 continentals" leaves two Militia and no Continental Available."""
        for kind, number in force(what)[0]:
            gone = self.start.available[kind] - number
            assert gone >= 0, f"fewer are Available than {what}"
            self.start.available[kind] = number
            self.start.casualties[kind] += gone
        return self

    def squadrons(self, west_indies: int = 0, unavailable: int | None = None) -> Self:
        """Squadrons in the West Indies; the others stay Unavailable."""
        g = self.start
        g.squadrons = west_indies
        g.squadrons_unavailable = (
            SQUADRONS - west_indies - g.fni if unavailable is None else unavailable
        )
        return self

    def blockade(self, *cities: str) -> Self:
        """A Blockade on each City named, out of Unavailable or else the West Indies."""
        for city in cities:
            if self.start.squadrons_unavailable:
                self.start.squadrons_unavailable -= 1
            else:
                self.start.squadrons -= 1
            assert self.start.squadrons >= 0, "there are three Squadrons only"
            self.start.put_blockades(self.space(city), 1)
        return self

    def levels(self, level: str, *spaces: str) -> Self:
        """AS, PS, N, PO or AO."""
        for space in spaces:
            self.start.set_level(self.space(space), LEVEL_CODES[level])
        return self

    def propaganda(self, space: str, number: int = 1) -> Self:
        self.start.propaganda[self.space(space)] += number
        return self

    def raids(self, space: str, number: int = 1) -> Self:
        self.start.raids[self.space(space)] += number
        return self

    def resources(self, **amounts: int) -> Self:
        """resources(british=3, indians=0)."""
        for name, amount in amounts.items():
            self.start.resources[faction_of(name)] = amount
        return self

    def tracks(self, cbc: int | None = None, crc: int | None = None) -> Self:
        self.start.cbc = self.start.cbc if cbc is None else cbc
        self.start.crc = self.start.crc if crc is None else crc
        return self

    def treaty(self, played: bool = True) -> Self:
        """The Treaty of Alliance has been played; three Squadrons come to the West Indies."""
        self.start.treaty = played
        self.start.treaty_card = False
        if played:
            self.start.squadrons += self.start.squadrons_unavailable
            self.start.squadrons_unavailable = 0
        return self

    def card(self, number: int = 0, order: str = "", on_deck: int = 0) -> Self:
        """The card in play, by number, or the first Event with an order such as "FPIB"."""
        turn_to(self.start, first_card_in_order(self.pack, order) if order else number, on_deck)
        return self

    def deck(self, *cards: int) -> Self:
        """What lies face down under the card on deck, the next one first."""
        self.start.deck = tuple(reversed(cards))
        return self

    def eligible(self, *factions: str) -> Self:
        """Only these are Eligible."""
        self.start.eligible = self._bits(factions)
        return self

    def strokes(self, *factions: str, treaty: bool = False) -> Self:
        """Who holds a Brilliant Stroke (and the French the Treaty); the window is open."""
        self.start.strokes = self._bits(factions)
        self.start.treaty_card = treaty
        self.start.step = STROKES
        return self

    def non_players(self, *factions: str) -> Self:
        """The flowchart plays these (8.1)."""
        for name in factions:
            self.start.controllers[faction_of(name)] = "non-player"
        return self

    def player(self, name: str, *factions: str) -> Self:
        """One person plays these."""
        for faction in factions:
            self.start.controllers[faction_of(faction)] = name
        return self

    def step(self, name: str) -> Self:
        """Begin at a step of the sequence: "slot", "supply", "resources", "reset", …"""
        self.start.step = STEP_NAMES.index(name)
        return self

    @staticmethod
    def _bits(factions: Sequence[str]) -> int:
        return sum(1 << faction_of(name) for name in factions)
