"""Situations of Bayonets & Tomahawks in a line or two: put pieces, script dice, choose by name.

    bt = Situation().put("Washington, 2 British metropolitan @ Albany", "Lignery @ Lake George")
    bt.active("british").aps(british=["army"])
    bt.british("spend army", "army Albany", "go Lake George")
    assert bt.at("Lake George") == "British: Washington, 15th & 58th, 1st Royal American; French: …"

The map of a situation is empty but for what is put on it (see setting.py for the phrases): Home
Spaces are controlled by their faction, both Nations are neutral, it is the British Action Phase
of the fourth Action Round of 1755, nobody has an AP, and both sides have a card without Event in
play. What stands on the map when the play begins was there when the Action Round began, unless
`newcomers` says otherwise.

    bt.phase("battles").first("french").dice("F TC SC BT M")
    bt.cards(french=40)                      # in play, its Event in force
    bt.nation("iroquois", "french").vp("French 3").road("Albany", "Oquaga")
    Situation(fleet_limits="free")           # an option of the game
    bt.until("battles")                      # the play ends where that step begins

After every choice every piece must be in exactly one place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ticonderoga.engine.ask import CHECKPOINT, Procedure
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    AP_IDS,
    BRITISH,
    FACTION_IDS,
    FRENCH,
)
from ticonderoga.games.bayonets_tomahawks.data.pieces import Pieces
from ticonderoga.games.bayonets_tomahawks.game import GAME
from ticonderoga.games.bayonets_tomahawks.invariants import pieces_add_up
from ticonderoga.games.bayonets_tomahawks.position import (
    AWAY_IDS,
    LANDING,
    MARSHAL,
    NO_INDIANS,
    OOS,
    OVER,
    ROUGH_SEAS,
    ROUT,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.sequence import PHASES, STEP_NAMES
from ticonderoga.testing import situation as testing

_FACES = {"F": 1, "TC": 3, "SC": 4, "BT": 5, "M": 6}
_MARKS = {ROUT: "rout", OOS: "oos", LANDING: "landing", MARSHAL: "marshal"}
_SIDES = ("British", "French")
_STANDING = {40: ROUGH_SEAS, 54: NO_INDIANS}
"""Cards whose Event holds for the whole Action Round, with what it sets in force."""


class Situation(testing.Situation):
    """A position under construction, and the match played from it."""

    start: Position

    def __init__(self, scenario: str = "full-war-1755", pack: str = "", **options: str) -> None:
        super().__init__(GAME, scenario, pack=pack, **options)
        self.board: Board = self.rules.data.pack.board
        self.pieces: Pieces = self.rules.data.pack.pieces
        self._newcomers: list[tuple[int, int]] = []

    # ------------------------------------------------------------------ names

    def space(self, name: str) -> int:
        """A space, or the Sail box."""
        return self.board.sail if name.lower() == "sail box" else self.board.index(name)

    def piece(self, name: str) -> int:
        return self.pieces.index(name)

    def connection(self, one: str, other: str) -> int:
        found = self.board.between(self.space(one), self.space(other))
        assert found >= 0, f"nothing joins {one} and {other}"
        return found

    # ------------------------------------------------------------------ building

    def aps(
        self,
        british: Sequence[str] | None = None,
        french: Sequence[str] | None = None,
        indian: Sequence[str] | None = None,
    ) -> Self:
        """The APs that are left, by their ids: aps(british=["army", "light_2x"])."""
        for faction, names in enumerate((british, french)):
            if names is not None:
                self.start.aps[faction] = tuple([AP_IDS.index(name) for name in names])
        if indian is not None:
            self.start.indian_aps = tuple([AP_IDS.index(name) for name in indian])
        return self

    def cards(self, british: int = 0, french: int = 0, indian: int = 0) -> Self:
        """The cards in play by number; what their Events set in force at the start of the Action
        Round is in force."""
        g = self.start
        for faction, card in enumerate((british, french)):
            if card:
                g.played[faction] = card
        if indian:
            g.indian = indian
        for card in (*g.played, g.indian):
            g.effects |= _STANDING.get(card, 0)
        in_play = (*g.played, g.indian)
        for deck, left in enumerate(g.decks):
            g.decks[deck] = tuple([card for card in left if card not in in_play])
        return self

    def active(self, faction: str) -> Self:
        self.start.active = FACTION_IDS.index(faction)
        return self

    def first(self, faction: str) -> Self:
        """The First Player."""
        self.start.first = FACTION_IDS.index(faction)
        return self

    def phase(self, name: str) -> Self:
        """Begin at a step of the sequence: "landing", "actions", "battles", "winter-return" …"""
        self.start.step = STEP_NAMES.index(name)
        return self

    def until(self, name: str) -> Self:
        """The play ends when this step would begin, or with the game."""
        last = STEP_NAMES.index(name)

        def run(g: Position) -> Procedure[None]:
            yield CHECKPOINT
            while g.step not in (last, OVER):
                yield from PHASES[g.step].procedure(g)
                assert not g.under_way
                yield CHECKPOINT

        self.rules.run = run
        return self

    def resume(self, name: str) -> Self:
        """Go on from here until this step would begin: after `perform`, or where the play ended.
        Fields of `g` may be changed before."""
        self._start = self.g.copy()
        self._match = None
        return self.until(name).begin()

    def vp(self, marker: str) -> Self:
        """Where the Victory marker stands: "French 3"."""
        side, _, value = marker.partition(" ")
        self.start.vp = int(value) if side == "British" else 1 - int(value)
        return self

    def nation(self, name: str, faction: str) -> Self:
        """A Nation has joined a faction; no unit of it is on the map yet."""
        nation = self.board.nation_ids.index(name)
        self.start.nations[nation] = FACTION_IDS.index(faction)
        for village in self.board.nation_villages[nation]:
            self.start.control[village] = FACTION_IDS.index(faction)
        return self

    def road(self, one: str, other: str) -> Self:
        self.start.roads |= 1 << self.connection(one, other)
        return self

    def road_site(self, one: str, other: str, fresh: bool = False) -> Self:
        """A Road Construction marker, placed in an earlier Action Round or in this one."""
        self.start.road_sites[self.connection(one, other)] = int(fresh)
        return self

    def fort_site(self, where: str, fresh: bool = False) -> Self:
        self.start.fort_sites[self.space(where)] = int(fresh)
        return self

    def crossed(self, faction: str, one: str, other: str, units: int) -> Self:
        """So many units of a faction have gone along a connection in this Action Round."""
        key = 2 * self.connection(one, other) + FACTION_IDS.index(faction)
        self.start.crossed[key] = units
        return self

    def came(self, faction: str, one: str, other: str) -> Self:
        """Units of a faction have entered a space, from another, in this Action Round."""
        who = FACTION_IDS.index(faction)
        key = 2 * self.space(other) + who
        ways = self.start.entered.get(key, ())
        self.start.entered[key] = (*ways, self.connection(one, other))
        self.start.arrived.setdefault(self.space(other), who)
        return self.newcomers(faction, other)

    def newcomers(self, faction: str, *places: str) -> Self:
        """The faction had no units on these spaces when the Action Round began."""
        who = FACTION_IDS.index(faction)
        self._newcomers += [(who, self.space(place)) for place in places]
        return self

    def dice(self, faces: str) -> Self:
        """Script the next dice: F Flag, TC triangle/circle, SC square/circle, BT, M Miss."""
        return self.roll(*[_FACES[face] for face in faces.split()])

    def complete(self) -> None:
        """Who was where, and what was captured, when the Action Round began."""
        g = self.start
        for faction in (BRITISH, FRENCH):
            for space in g.stacks[faction]:
                if space < self.board.size and (faction, space) not in self._newcomers:
                    g.present[faction] |= 1 << space
        for space in range(self.board.size):
            if g.captured(space):
                g.held |= 1 << space

    # ------------------------------------------------------------------ playing

    @property
    def g(self) -> Position:
        """The position as it is now."""
        position: Position = super().g
        return position

    def british(self, *choices: str) -> Self:
        return self.choose(BRITISH, *choices)

    def french(self, *choices: str) -> Self:
        return self.choose(FRENCH, *choices)

    def check(self) -> None:
        wrong = pieces_add_up(self.g)
        assert not wrong, wrong

    # ------------------------------------------------------------------ looking

    def at(self, place: str) -> str:
        """Who is there: "British: Washington, Rogers (reduced); French: Lignery". A box or pool is
        named as in the notation: "losses", "pool"."""
        boxes = {name: box for box, name in AWAY_IDS.items()}
        said: list[str] = []
        for faction, side in enumerate(_SIDES):
            if place in boxes:
                found = tuple(self.g.in_box(boxes[place], faction))
            else:
                found = self.g.at(faction, self.space(place))
            if found:
                said.append(f"{side}: {', '.join(self.called(piece) for piece in found)}")
        return "; ".join(said)

    def called(self, piece: int) -> str:
        name = self.pieces.names[piece]
        return f"{name} (reduced)" if self.g.is_reduced(piece) else name

    def where(self, name: str) -> str:
        """The space, or box, of a piece."""
        place = self.g.where[self.piece(name)]
        if place == self.board.sail:
            return "Sail box"
        return AWAY_IDS[place] if place < 0 else self.board.names[place]

    def spent(self) -> str:
        """The names of the pieces that are Spent."""
        names = self.pieces.names
        return ", ".join([names[p] for p in range(self.pieces.count) if self.g.is_spent(p)])

    def markers(self, faction: str, place: str) -> str:
        """The markers of a stack: "rout oos landing marshal"."""
        bits = self.g.mark(FACTION_IDS.index(faction), self.space(place))
        return " ".join([name for bit, name in _MARKS.items() if bits & bit])

    def control(self, place: str) -> str:
        """Who controls a space: "British", "French" or "neutral"."""
        holder = self.g.control[self.space(place)]
        return "neutral" if holder < 0 else _SIDES[holder]

    def victory(self) -> str:
        """Where the Victory marker stands: "French 3"."""
        side, value = self.g.victory_marker()
        return f"{_SIDES[side]} {value}"

    def battles(self) -> list[str]:
        """The spaces with a Battle marker."""
        return [self.board.names[space] for space in self.g.battles]

    def step(self) -> str:
        """The step of the sequence that is being played."""
        return STEP_NAMES[self.g.step]
