"""How good a position is for a seat, in terms that a person can read.

Every term is counted from what the seat may see: its own hand card by card, the other hand
by its size. `Judge.score` is the sum of the terms of `Judge.evaluate`, taken fast for search.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from ticonderoga.engine.game import Term
from ticonderoga.games.washingtons_war.board import AMERICAN, AMERICAN_PC, BRITISH, BRITISH_PC
from ticonderoga.games.washingtons_war.evaluate_terms import (
    ACTIVATION_LEFT,
    ALLIANCE_WORTH,
    AMERICAN_CU,
    BOX_CU,
    BOX_GENERAL,
    BRITISH_CU,
    CAPTURED_WORTH,
    COLONY_WORTH,
    COMMANDER,
    CONGRESS_CARD,
    CONGRESS_OUT,
    CONGRESS_THREAT,
    END_ODDS,
    END_ODDS_LATE,
    FRANCE_WORTH,
    ISOLATION_THREAD,
    LAST_CUS,
    NAVY_WORTH,
    OUR_DANGER,
    PLAY_LEFT,
    REGULARS_WORTH,
    TERMS,
    THEIR_DANGER,
    THREAT_REACH,
    UNKNOWN_CARD,
    VERDICT_AT_THE_END,
    VERDICT_FLOOR,
    WASHINGTON_WORTH,
    WINTER_CU,
    card_worth,
)
from ticonderoga.games.washingtons_war.pack import Pack
from ticonderoga.games.washingtons_war.position import (
    CAMPAIGN,
    CAPTURED,
    DISPERSED,
    FRANCE_NEUTRAL,
    IN_BOX,
    OUT_OF_GAME,
    WINTER,
    Position,
)
from ticonderoga.games.washingtons_war.rules.victory import (
    AMERICAN_COLONIES_TO_WIN,
    BRITISH_COLONIES_TO_WIN,
)


class Stack:
    """CUs in one space, and who commands them."""

    __slots__ = ("american", "cus", "general", "space")

    def __init__(self, space: int, cus: int, american: int) -> None:
        self.space: int = space
        self.cus: int = cus
        self.american: int = american
        """Of them, those that are not French."""
        self.general: int = -1


class Judge:
    """Weighs positions played with one pack; holds what the pack alone decides."""

    def __init__(self, pack: Pack) -> None:
        board = pack.board
        pieces = pack.pieces
        self.pack: Pack = pack
        order: list[int] = []
        self._spans: list[tuple[int, int]] = []
        """Where each colony lies in the line of spaces sorted by colony."""
        self._canada: int = board.canada
        self._keys: tuple[int, ...] = board.canada_keys
        for spaces in board.colony_spaces:
            self._spans.append((len(order), len(order) + len(spaces)))
            order += spaces
        self._by_colony: Any = itemgetter(*order)
        self._spaces: range = range(board.size)
        self._distance: list[list[int]] = board.distance
        self._near: list[int] = [sum(1 << other for other in ends) for ends in board.near]
        """Neighbours as bits."""
        self._bit: list[int] = [1 << space for space in range(board.size)]
        self._around: list[int] = [
            bits | 1 << space for space, bits in enumerate(self._near)
        ]
        self._ports: int = sum(1 << port for port in board.ports)
        self._sheltered: list[bool] = [
            board.south[space] or board.quarters[space] for space in range(board.size)
        ]
        self._in_canada: frozenset[int] = frozenset(board.colony_spaces[board.canada])
        self._side: list[int] = [who.side for who in pieces.generals]
        self._battle: list[float] = [who.battle * 0.75 for who in pieces.generals]
        self._slip: list[float] = [
            (who.agility + who.retreat_bonus) / 6.0 if who.side == AMERICAN else 0.0
            for who in pieces.generals
        ]
        self._exempt: list[int] = [who.winter_exempt for who in pieces.generals]
        self._dear: list[bool] = [who.out_if_captured for who in pieces.generals]
        self._hand_size: int = pieces.hand_size
        self._plays: tuple[int, int] = pieces.plays_per_year
        self._last_year: int = pieces.last_year
        numbers = [card.number for card in pack.deck.cards]
        self._worth: list[list[float]] = [[0.0] * (max(numbers) + 1) for _ in (0, 1)]
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

    def values(self, g: Position, seat: int) -> list[float]:
        """What each term of TERMS is worth to the seat."""
        sign = 1.0 if seat == AMERICAN else -1.0
        late = self._lateness(g)
        stacks, lone = self._forces(g)
        margins = self._margins(g.pc)
        colonies, verdict = self._political(g, margins)
        year_end, thread = self._year_end(g, stacks, colonies + verdict, late)
        armies, last_stand = self._strength(g, stacks, lone)
        threats, congress_threat = self._threats(g, seat, stacks, lone)
        return [
            sign * colonies,
            sign * verdict,
            sign * year_end,
            sign * thread,
            sign * armies,
            sign * last_stand,
            threats,
            sign * self._winter(g, stacks, late),
            sign * self._congress(g, congress_threat),
            sign * self._france(g),
            sign * self._generals(g),
            self._cards(g, seat),
            sign * self._reserves(g),
        ]

    # ------------------------------------------------------------------ politics

    def _lateness(self, g: Position) -> float:
        """0 when the year's cards are dealt, 1 when they are played."""
        if g.step >= WINTER:
            return 1.0
        return max(0.0, 1.0 - (len(g.hands[0]) + len(g.hands[1])) / (2.0 * self._hand_size))

    def _margins(self, pc: list[int]) -> list[int]:
        """American markers less British ones in every colony; in Canada only the keys decide."""
        row = bytes(self._by_colony(pc))
        margins = [
            row.count(AMERICAN_PC, start, end) - row.count(BRITISH_PC, start, end)
            for start, end in self._spans
        ]
        american = 0
        british = 0
        for key in self._keys:
            if pc[key] == AMERICAN_PC:
                american += 1
            elif pc[key] == BRITISH_PC:
                british += 1
        both = len(self._keys)
        margins[self._canada] = 1 if american == both else -1 if british == both else 0
        return margins

    def _political(self, g: Position, margins: list[int]) -> tuple[float, float]:
        """What the colonies are worth to the American, and what today's verdict is."""
        worth = COLONY_WORTH
        top = len(worth) - 1
        american = 0
        british = 0
        colonies = 0.0
        for margin in margins:
            if margin > 0:
                american += 1
                colonies += worth[margin if margin < top else top]
            elif margin < 0:
                british += 1
                colonies -= worth[-margin if -margin < top else top]
        lead = min(american - AMERICAN_COLONIES_TO_WIN, BRITISH_COLONIES_TO_WIN - 1 - british)
        ahead = lead + 0.5
        stake = VERDICT_FLOOR + (VERDICT_AT_THE_END - VERDICT_FLOOR) * self.end_odds(g)
        return colonies, stake * ahead / (1.0 + abs(ahead))

    def end_odds(self, g: Position) -> float:
        """How likely this year is the last (5.7)."""
        if g.year >= self._last_year:
            return 1.0
        if g.war_ends:
            left = self._ends.get(g.war_ends, self._last_year) - g.year
            return 1.0 if left <= 0 else 0.25 / left
        return END_ODDS.get(g.year, END_ODDS_LATE)

    def _year_end(
        self, g: Position, stacks: list[list[Stack]], before: float, late: float
    ) -> tuple[float, float]:
        """10.2 What Armies will mark and isolation will take, and which markers hang by a
        thread: safe now, but only through others."""
        pc = g.pc
        after = pc
        for side in (AMERICAN, BRITISH):
            for stack in stacks[side]:
                if stack.general >= 0 and after[stack.space] != side + 1:
                    if after is pc:
                        after = pc.copy()
                    after[stack.space] = side + 1
        bit = self._bit
        held = 0
        british_cus = 0
        for stack in stacks[AMERICAN]:
            held |= bit[stack.space]
        for general in self.pack.pieces.by_side[AMERICAN]:
            if g.generals[general] >= 0:
                held |= bit[g.generals[general]]
        for stack in stacks[BRITISH]:
            british_cus |= bit[stack.space]
        free = 0
        american: list[int] = []
        british: list[int] = []
        for space in self._spaces:
            mark = after[space]
            if mark == AMERICAN_PC:
                american.append(space)
            elif mark == BRITISH_PC:
                british.append(space)
            else:
                free |= bit[space]
        american_out = self._own_outs(american, held) | free & ~british_cus
        if g.congress != DISPERSED:
            american_out |= bit[g.congress]
        british_out = self._own_outs(british, british_cus | self._ports) | free & ~held
        around = self._around
        unsure = [space for space in american if not around[space] & american_out]
        doubtful = [space for space in british if not around[space] & british_out]
        thread = 0.0
        if unsure or doubtful:
            thread = ISOLATION_THREAD * (len(doubtful) - len(unsure))
            lost = self._cut_off(american, unsure) + self._cut_off(british, doubtful)
            if lost:
                if after is pc:
                    after = pc.copy()
                for space in lost:
                    after[space] = 0
        if after is pc:
            return 0.0, thread
        colonies, verdict = self._political(g, self._margins(after))
        return (colonies + verdict - before) * (0.35 + 0.6 * late), thread

    def _own_outs(self, markers: list[int], guarded: int) -> int:
        """Of a side's markers those that stand in a guarded space, as bits."""
        bit = self._bit
        outs = 0
        for space in markers:
            if guarded & bit[space]:
                outs |= bit[space]
        return outs

    def _cut_off(self, markers: list[int], unsure: list[int]) -> list[int]:
        """Of the markers with no way out of their own, those no neighbour can help."""
        if not unsure:
            return unsure
        near = self._near
        bit = self._bit
        safe = 0
        for space in markers:
            safe |= bit[space]
        for space in unsure:
            safe &= ~bit[space]
        found = True
        while found and unsure:
            left = []
            for space in unsure:
                if near[space] & safe:
                    safe |= bit[space]
                else:
                    left.append(space)
            found = len(left) < len(unsure)
            unsure = left
        return unsure

    # ------------------------------------------------------------------ forces

    def _forces(self, g: Position) -> tuple[list[list[Stack]], list[int]]:
        """All stacks by side, commanders assigned, and the generals who stand alone."""
        american_cu = g.american_cu
        french_cu = g.french_cu
        british_cu = g.british_cu
        american: list[Stack] = []
        british: list[Stack] = []
        where: dict[int, Stack] = {}
        for space in self._spaces:
            if american_cu[space] or french_cu[space]:
                stack = Stack(space, american_cu[space] + french_cu[space], american_cu[space])
                american.append(stack)
                where[space] = stack
            if british_cu[space]:
                stack = Stack(space, british_cu[space], 0)
                british.append(stack)
                where[space + 1000] = stack
        lone: list[int] = []
        for general, at in enumerate(g.generals):
            if at >= 0:
                found = where.get(at if self._side[general] == AMERICAN else at + 1000)
                if found is not None:
                    found.general = general
                else:
                    lone.append(general)
        return [american, british], lone

    def _strength(
        self, g: Position, stacks: list[list[Stack]], lone: list[int]
    ) -> tuple[float, float]:
        american = 0
        british = 0
        commanders = 0.0
        for stack in stacks[AMERICAN]:
            american += stack.cus
            if stack.general >= 0:
                commanders += COMMANDER
        in_thirteen = 0
        for stack in stacks[BRITISH]:
            british += stack.cus
            if stack.space not in self._in_canada:
                in_thirteen += stack.cus
            if stack.general >= 0:
                commanders -= COMMANDER
        for general in lone:
            commanders += COMMANDER / 2 if self._side[general] == AMERICAN else -COMMANDER / 2
        worth = AMERICAN_CU * american - BRITISH_CU * british + commanders
        danger = 0.0
        if american < len(LAST_CUS):
            danger -= LAST_CUS[american]
        if in_thirteen < len(LAST_CUS):
            danger += LAST_CUS[in_thirteen]
        return worth, danger

    def _threats(
        self, g: Position, seat: int, stacks: list[list[Stack]], lone: list[int]
    ) -> tuple[float, float]:
        """Who could be struck within a march, for the seat; and whether Congress could be."""
        total = 0.0
        congress_threat = 0.0
        battle = self._battle
        for side in (AMERICAN, BRITISH):
            exposed = 0.0
            for army in stacks[1 - side]:
                if army.general < 0:
                    continue
                distance = self._distance[army.space]
                strength = min(army.cus, 5) + min(battle[army.general], army.cus)
                if side == AMERICAN:
                    if g.regulars:
                        strength += 1.0
                    if g.congress >= 0 and distance[g.congress] <= THREAT_REACH:
                        congress_threat = 1.0
                for stack in stacks[side]:
                    if distance[stack.space] > THREAT_REACH:
                        continue
                    defence: float = stack.cus
                    stake = 1.5 * stack.cus
                    if stack.general >= 0:
                        defence += min(battle[stack.general], defence)
                        stake += 12.0 if self._dear[stack.general] else 3.0
                        stake *= 1.0 - self._slip[stack.general]
                    if side == BRITISH and g.regulars:
                        defence += 1.0
                    ahead = strength - defence
                    if ahead > 0:
                        exposed += stake * (ahead if ahead < 6.0 else 6.0) / 6.0
                for general in lone:
                    if self._side[general] == side:
                        if distance[g.generals[general]] <= THREAT_REACH:
                            exposed += WASHINGTON_WORTH if self._dear[general] else 3.0
            total -= exposed * (OUR_DANGER if side == seat else -THEIR_DANGER)
        if congress_threat and g.congress >= 0 and g.american_cus(g.congress):
            congress_threat = 0.3
        return total, congress_threat

    def _winter(self, g: Position, stacks: list[list[Stack]], late: float) -> float:
        """11 What winter would take, the nearer the heavier."""
        lost = 0.0
        sheltered = self._sheltered
        for stack in stacks[AMERICAN]:
            cus = stack.cus
            general = stack.general
            if sheltered[stack.space]:
                if stack.american == 0:
                    continue
                if general >= 0 and self._exempt[general]:
                    cus = max(0, cus - self._exempt[general])
                    general = -1
            if cus >= 2:
                lost -= cus // 2
            elif cus and general < 0:
                lost -= 0.5
        for stack in stacks[BRITISH]:
            if not sheltered[stack.space]:
                if stack.cus >= 2:
                    lost += stack.cus // 2
                elif stack.general < 0:
                    lost += 0.5
        return lost * WINTER_CU * (0.1 + 0.8 * late)

    # ------------------------------------------------------------------ tracks and cards

    def _congress(self, g: Position, threat: float) -> float:
        worth = 0.0
        out = CONGRESS_OUT + CONGRESS_CARD * len(g.hands[AMERICAN])
        if g.congress == DISPERSED:
            worth -= out
        else:
            worth -= threat * CONGRESS_THREAT * out
        if g.mutinies:
            worth -= CONGRESS_CARD * len(g.hands[AMERICAN])
        return worth

    def _france(self, g: Position) -> float:
        worth = ALLIANCE_WORTH * g.alliance
        if g.france > FRANCE_NEUTRAL:
            worth = ALLIANCE_WORTH * 9 + FRANCE_WORTH
        if g.navy >= 0:
            worth += NAVY_WORTH
        if g.regulars:
            worth -= REGULARS_WORTH
        return worth

    def _generals(self, g: Position) -> float:
        worth = 0.0
        for general, at in enumerate(g.generals):
            if at == CAPTURED or at == OUT_OF_GAME:
                loss = WASHINGTON_WORTH if self._dear[general] else CAPTURED_WORTH
                worth += -loss if self._side[general] == AMERICAN else loss
        return worth

    def _cards(self, g: Position, seat: int) -> float:
        worth = self._worth[seat]
        total = -UNKNOWN_CARD * len(g.hands[1 - seat])
        for card in g.hands[seat]:
            total += worth[card]
        return total

    def _reserves(self, g: Position) -> float:
        worth = -BOX_CU * g.british_box
        for general, at in enumerate(g.generals):
            if at == IN_BOX:
                worth += BOX_GENERAL if self._side[general] == AMERICAN else -BOX_GENERAL
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
