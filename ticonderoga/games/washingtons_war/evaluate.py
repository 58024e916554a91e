"""How good a position is for a seat, in terms that a person can read.

Every term is counted from what the seat may see: its own hand card by card, the other hand
by its size. `Judge.score` is the sum of the terms of `Judge.evaluate`, taken fast for search.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Final

from ticonderoga.engine.game import Term
from ticonderoga.games.washingtons_war.data.board import AMERICAN, AMERICAN_PC, BRITISH, BRITISH_PC
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.evaluate_forces import Forces, ForceScale
from ticonderoga.games.washingtons_war.evaluate_terms import (
    ACTIVATION_LEFT,
    ALLIANCE_WORTH,
    BOX_CU,
    BOX_GENERAL,
    COLONY_WORTH,
    CONGRESS_CARD,
    CONGRESS_OUT,
    CONGRESS_THREAT,
    END_ODDS,
    END_ODDS_LATE,
    FIRM_HOLD,
    FRANCE_WORTH,
    FREE_HOLD,
    HANGING_MARKER,
    LOOSE_HOLD,
    NAVY_WORTH,
    PLAY_LEFT,
    REGULARS_WORTH,
    TERMS,
    UNKNOWN_CARD,
    VERDICT_AT_THE_END,
    VERDICT_FLOOR,
    WINTER_CU,
    YEAR_END_EARLY,
    YEAR_END_LATE,
    card_worth,
)
from ticonderoga.games.washingtons_war.position import (
    CAMPAIGN,
    DEAL,
    DISPERSED,
    FRANCE_NEUTRAL,
    IN_BOX,
    WINTER,
    Position,
)
from ticonderoga.games.washingtons_war.rules.victory import (
    AMERICAN_COLONIES_TO_WIN,
    BRITISH_COLONIES_TO_WIN,
)

_AMERICAN_DIGITS: Final = bytes.maketrans(b"\x00\x01\x02", b"010")
_BRITISH_DIGITS: Final = bytes.maketrans(b"\x00\x01\x02", b"001")
"""Markers to binary digits: the quickest way from a list of them to a set of bits."""


class Judge:
    """Weighs positions played with one pack; holds what the pack alone decides."""

    def __init__(self, pack: Pack) -> None:
        board = pack.board
        pieces = pack.pieces
        self._force_scale: ForceScale = ForceScale(pack)
        order: list[int] = []
        self._spans: list[tuple[int, int]] = []
        """Where each colony lies in the line of spaces sorted by colony."""
        for spaces in board.colony_spaces:
            self._spans.append((len(order), len(order) + len(spaces)))
            order += spaces
        self._by_colony: Any = itemgetter(*order)
        self._canada: int = board.canada
        self._keys: tuple[int, ...] = board.canada_keys
        self._all: int = (1 << board.size) - 1
        self._near: list[int] = [sum(1 << other for other in ends) for ends in board.near]
        """Neighbours as bits."""
        self._around: list[int] = [
            bits | 1 << space for space, bits in enumerate(self._near)
        ]
        self._ports: int = sum(1 << port for port in board.ports)
        self._american: list[bool] = [who.side == AMERICAN for who in pieces.generals]
        self._hands: float = 2.0 * pieces.hand_size
        self._plays: tuple[int, int] = pieces.plays_per_year
        self._first_year: int = pieces.first_year
        self._last_year: int = pieces.last_year
        top = max(card.number for card in pack.deck.cards)
        self._worth: list[list[float]] = [[0.0] * (top + 1), [0.0] * (top + 1)]
        self._ends: dict[int, int] = {}
        for card in pack.deck.cards:
            for side in (AMERICAN, BRITISH):
                self._worth[side][card.number] = card_worth(card, side) if card.number else 0.0
            for effect in card.effects:
                if effect.op == "war_ends":
                    self._ends[card.number] = effect.amount

    # ------------------------------------------------------------------ the two answers

    def score(self, g: Position, seat: int) -> float:
        """The sum of all terms."""
        return sum(self.values(g, seat))

    def evaluate(self, g: Position, seat: int) -> list[Term]:
        """The terms, the heaviest first; those that weigh nothing are left out."""
        values = self.values(g, seat)
        terms = [
            Term(key, values[at], text) for at, (key, text) in enumerate(TERMS) if values[at]
        ]
        terms.sort(key=_weight)
        return terms

    def progress(self, g: Position) -> float:
        """How far the war has come, from 0 to 1."""
        years = self._last_year + 1 - self._first_year
        gone = g.year - self._first_year
        return min(1.0, (gone + self._late(g)) / years if g.step > DEAL else gone / years)

    def _late(self, g: Position) -> float:
        """How far the year has come, from 0 to 1, by the cards in both hands."""
        if g.step >= WINTER:
            return 1.0
        return 1.0 - min(1.0, (len(g.hands[AMERICAN]) + len(g.hands[BRITISH])) / self._hands)

    def values(self, g: Position, seat: int) -> list[float]:
        """What each term of TERMS is worth to the seat."""
        sign = 1.0 if seat == AMERICAN else -1.0
        late = self._late(g)
        forces = self._force_scale.weigh(g)
        stake = self._stake(g)
        colonies, verdict = self._political(g.pc, stake)
        year_end, thread = self._year_end(g, forces, stake, colonies + verdict)
        return [
            sign * colonies,
            sign * verdict,
            sign * year_end * (YEAR_END_EARLY + (YEAR_END_LATE - YEAR_END_EARLY) * late),
            sign * thread,
            sign * forces.armies,
            sign * forces.last_stand,
            forces.threats[seat],
            sign * forces.winter * WINTER_CU * (0.1 + 0.8 * late),
            sign * self._congress(g, forces.congress_threat),
            sign * self._france(g),
            sign * forces.generals,
            self._cards(g, seat),
            sign * self._reserves(g),
        ]

    # ------------------------------------------------------------------ politics

    def _stake(self, g: Position) -> float:
        """What it is worth to be ahead by 13.2: the more, the likelier the war ends now."""
        return VERDICT_FLOOR + (VERDICT_AT_THE_END - VERDICT_FLOOR) * self.end_odds(g)

    def end_odds(self, g: Position) -> float:
        """How likely this year is the last (5.7)."""
        if g.year >= self._last_year:
            return 1.0
        if g.war_ends:
            left = self._ends.get(g.war_ends, self._last_year) - g.year
            return 1.0 if left <= 0 else 0.25 / left
        return END_ODDS.get(g.year, END_ODDS_LATE)

    def _political(self, pc: list[int], stake: float) -> tuple[float, float]:
        """What the colonies are worth to the American, and what today's verdict is (13.2)."""
        row = bytes(self._by_colony(pc))
        worth = COLONY_WORTH
        top = len(worth) - 1
        american = 0
        british = 0
        colonies = 0.0
        canada = self._canada
        for colony, (start, end) in enumerate(self._spans):
            if colony == canada:
                margin = self._margin_in_canada(pc)
            else:
                margin = row.count(AMERICAN_PC, start, end) - row.count(BRITISH_PC, start, end)
            if margin > 0:
                american += 1
                colonies += worth[margin if margin < top else top]
            elif margin < 0:
                british += 1
                colonies -= worth[-margin if -margin < top else top]
        lead = min(american - AMERICAN_COLONIES_TO_WIN, BRITISH_COLONIES_TO_WIN - 1 - british)
        ahead = lead + 0.5
        return colonies, stake * ahead / (1.0 + abs(ahead))

    def _margin_in_canada(self, pc: list[int]) -> int:
        """10.0.B Only who has both keys holds Canada."""
        first = pc[self._keys[0]]
        if first == 0 or any(pc[key] != first for key in self._keys):
            return 0
        return 1 if first == AMERICAN_PC else -1

    def _year_end(
        self, g: Position, forces: Forces, stake: float, before: float
    ) -> tuple[float, float]:
        """10.2 What Armies will mark and isolation will take, and which markers hang by a
        thread: safe now, but only through others."""
        pc = g.pc
        after = pc
        for space, side in forces.marking:
            if after[space] != side + 1:
                if after is pc:
                    after = pc.copy()
                after[space] = side + 1
        row = bytes(after)
        digits = row[::-1]
        american = int(digits.translate(_AMERICAN_DIGITS), 2)
        british = int(digits.translate(_BRITISH_DIGITS), 2)
        free = self._all ^ american ^ british
        ways = american & forces.held | free & ~forces.british_cus
        if g.congress != DISPERSED:
            ways |= 1 << g.congress
        around = self._around
        unsure = [s for s, mark in enumerate(row) if mark == 1 and not around[s] & ways]
        ways = british & (forces.british_cus | self._ports) | free & ~forces.held
        doubtful = [s for s, mark in enumerate(row) if mark == 2 and not around[s] & ways]
        if unsure or doubtful:
            lost = self._cut_off(american, unsure) + self._cut_off(british, doubtful)
            if lost and after is pc:
                after = pc.copy()
            for space in lost:
                after[space] = 0
        thread = self._threads(g, forces, american, british, free)
        if after is pc:
            return 0.0, thread
        colonies, verdict = self._political(after, stake)
        return colonies + verdict - before, thread

    def _threads(
        self, g: Position, forces: Forces, american: int, british: int, free: int
    ) -> float:
        """10.3 What the markers are worth to the American that isolation could take next."""
        firm = forces.firm
        loose = american & forces.held & ~firm
        if g.congress != DISPERSED:
            loose |= 1 << g.congress
        ours = self._hanging(
            american, american & forces.held & firm, loose, free & ~forces.british_cus
        )
        loose = british & (forces.british_cus | self._ports) & ~firm
        theirs = self._hanging(
            british, british & forces.british_cus & firm, loose, free & ~forces.held
        )
        return HANGING_MARKER * (theirs - ours)

    def _hanging(self, markers: int, firm: int, loose: int, free: int) -> float:
        """How many markers would be cut off, by a guess, if the other side set about it: those of
        a connected group hang together by what it touches. Two CUs hold well; a CU, a general,
        Congress or a port may be driven off or lost; a free space can be marked."""
        near = self._near
        left = markers
        total = 0.0
        while left:
            frontier = left & -left
            group = frontier
            touched = frontier
            size = 0
            while frontier:
                bit = frontier & -frontier
                around = near[bit.bit_length() - 1]
                found = around & left & ~group
                group |= found
                touched |= around
                frontier = frontier ^ bit | found
                size += 1
            left ^= group
            total += (
                size
                * FIRM_HOLD ** (touched & firm).bit_count()
                * LOOSE_HOLD ** (touched & loose).bit_count()
                * FREE_HOLD ** (touched & free).bit_count()
            )
        return total

    def _cut_off(self, markers: int, unsure: list[int]) -> list[int]:
        """Of the markers with no way out of their own, those no neighbour can help."""
        near = self._near
        safe = markers
        for space in unsure:
            safe ^= 1 << space
        found = True
        while found and unsure:
            left = []
            for space in unsure:
                if near[space] & safe:
                    safe |= 1 << space
                else:
                    left.append(space)
            found = len(left) < len(unsure)
            unsure = left
        return unsure

    # ------------------------------------------------------------------ tracks and cards

    def _congress(self, g: Position, threat: float) -> float:
        out = CONGRESS_OUT + CONGRESS_CARD * len(g.hands[AMERICAN])
        worth = -out if g.congress == DISPERSED else -threat * CONGRESS_THREAT * out
        if g.mutinies:
            worth -= CONGRESS_CARD * len(g.hands[AMERICAN])
        return worth

    def _france(self, g: Position) -> float:
        worth = ALLIANCE_WORTH * g.alliance
        if g.france > FRANCE_NEUTRAL:
            worth = ALLIANCE_WORTH * 9 + FRANCE_WORTH
        if g.navy >= 0:
            worth += NAVY_WORTH
        return worth - REGULARS_WORTH if g.regulars else worth

    def _cards(self, g: Position, seat: int) -> float:
        worth = self._worth[seat]
        total = -UNKNOWN_CARD * len(g.hands[1 - seat])
        for card in g.hands[seat]:
            total += worth[card]
        return total

    def _reserves(self, g: Position) -> float:
        worth = -BOX_CU * g.british_box
        american = self._american
        for general, at in enumerate(g.generals):
            if at == IN_BOX:
                worth += BOX_GENERAL if american[general] else -BOX_GENERAL
        if g.step < WINTER:
            if g.hands[AMERICAN]:
                worth += PLAY_LEFT * (self._plays[AMERICAN] - len(g.reinforced[AMERICAN]))
            if g.hands[BRITISH]:
                worth -= PLAY_LEFT * (self._plays[BRITISH] - len(g.reinforced[BRITISH]))
            if g.step == CAMPAIGN:
                left = ACTIVATION_LEFT * g.campaign_left
                worth += left if g.active == AMERICAN else -left
        return worth


def _weight(term: Term) -> float:
    return -abs(term.value)
