"""What the forces on the map are worth: CUs, commanders, dangers, winter.

Weighing forces takes a walk over the map, and a search meets the same forces again and
again while markers change around them: so the last few thousand answers are kept.
"""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.evaluate_terms import (
    AMERICAN_CU,
    BRITISH_CU,
    CAPTURED_WORTH,
    COMMANDER,
    GENERAL_AT_STAKE,
    LAST_CUS,
    OUR_DANGER,
    THEIR_DANGER,
    THREAT_REACH,
    WASHINGTON_WORTH,
)
from ticonderoga.games.washingtons_war.position import CAPTURED, OUT_OF_GAME, Position

KEPT: Final = 8192


class Stack:
    """CUs in one space, and who commands them."""

    __slots__ = ("american", "cus", "general", "space")

    def __init__(self, space: int, cus: int, american: int) -> None:
        self.space: int = space
        self.cus: int = cus
        self.american: int = american
        """Of them, those that are American and not French."""
        self.general: int = -1


class Forces:
    """The forces of both sides, weighed for the American but for `threats`."""

    __slots__ = (
        "armies",
        "british_cus",
        "congress_threat",
        "firm",
        "generals",
        "held",
        "last_stand",
        "marking",
        "threats",
        "winter",
    )

    def __init__(self) -> None:
        self.armies: float = 0.0
        self.last_stand: float = 0.0
        self.threats: tuple[float, float] = (0.0, 0.0)
        """By seat: its own dangers count more than the other side's."""
        self.congress_threat: float = 0.0
        self.generals: float = 0.0
        self.winter: float = 0.0
        """CUs that winter would take, British less American."""
        self.firm: int = 0
        """Spaces with two CUs or more of either side, as bits."""
        self.held: int = 0
        """Spaces with an American CU or general, as bits."""
        self.british_cus: int = 0
        """Spaces with a British CU, as bits."""
        self.marking: list[tuple[int, int]] = []
        """(space, side) of every Army: it will mark its space (10.2.2)."""


class ForceScale:
    """Weighs the forces on the map of one pack."""

    def __init__(self, pack: Pack) -> None:
        board = pack.board
        generals = pack.pieces.generals
        self._spaces: range = range(board.size)
        self._distance: list[list[int]] = board.distance
        self._in_canada: list[bool] = [colony == board.canada for colony in board.colony]
        self._sheltered: list[bool] = [
            board.south[space] or board.quarters[space] for space in range(board.size)
        ]
        self._side: list[int] = [who.side for who in generals]
        self._battle: list[float] = [who.battle * 0.75 for who in generals]
        self._caught: list[float] = [
            1.0 - (who.agility + who.retreat_bonus) / 6.0 if who.side == AMERICAN else 1.0
            for who in generals
        ]
        """The chance that he does not retreat before battle (7.9)."""
        self._stake: list[float] = [
            WASHINGTON_WORTH if who.out_if_captured else GENERAL_AT_STAKE for who in generals
        ]
        self._loss: list[float] = [
            WASHINGTON_WORTH if who.out_if_captured else CAPTURED_WORTH for who in generals
        ]
        self._exempt: list[int] = [who.winter_exempt for who in generals]
        self._kept: dict[Any, Forces] = {}

    def weigh(self, g: Position) -> Forces:
        key = (
            bytes(g.american_cu),
            bytes(g.british_cu),
            bytes(g.french_cu) if g.france else 0,
            tuple(g.generals),
            g.congress,
            g.regulars,
        )
        forces = self._kept.get(key)
        if forces is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            forces = self._weigh(g)
            self._kept[key] = forces
        return forces

    def _weigh(self, g: Position) -> Forces:
        forces = Forces()
        american: list[Stack] = []
        british: list[Stack] = []
        lone: list[int] = []
        self._muster(g, american, british, lone, forces)
        self._count(american, british, lone, forces)
        ours, congress = self._exposed(g, AMERICAN, american, british, lone)
        theirs, _ = self._exposed(g, BRITISH, british, american, lone)
        forces.threats = (
            THEIR_DANGER * theirs - OUR_DANGER * ours,
            THEIR_DANGER * ours - OUR_DANGER * theirs,
        )
        forces.congress_threat = congress
        forces.winter = self._winter(british) - self._winter(american)
        return forces

    def _muster(
        self,
        g: Position,
        american: list[Stack],
        british: list[Stack],
        lone: list[int],
        forces: Forces,
    ) -> None:
        """All stacks with their commanders, and the generals who stand alone or are lost."""
        american_cu = g.american_cu
        french_cu = g.french_cu
        british_cu = g.british_cu
        for space in self._spaces:
            cus = american_cu[space] + french_cu[space]
            if cus:
                american.append(Stack(space, cus, american_cu[space]))
                forces.held |= 1 << space
            if cus > 1 or british_cu[space] > 1:
                forces.firm |= 1 << space
            if british_cu[space]:
                british.append(Stack(space, british_cu[space], -1))
                forces.british_cus |= 1 << space
        for general, at in enumerate(g.generals):
            side = self._side[general]
            if at >= 0:
                if side == AMERICAN:
                    forces.held |= 1 << at
                for stack in american if side == AMERICAN else british:
                    if stack.space == at:
                        stack.general = general
                        forces.marking.append((at, side))
                        break
                else:
                    lone.append(general)
            elif at in (CAPTURED, OUT_OF_GAME):
                loss = self._loss[general]
                forces.generals += -loss if side == AMERICAN else loss

    def _count(
        self, american: list[Stack], british: list[Stack], lone: list[int], forces: Forces
    ) -> None:
        """CUs and commanders, and how near either side is to automatic defeat (13.1)."""
        american_cus = 0
        in_thirteen = 0
        worth = 0.0
        for stack in american:
            american_cus += stack.cus
            if stack.general >= 0:
                worth += COMMANDER
        worth += AMERICAN_CU * american_cus
        for stack in british:
            worth -= BRITISH_CU * stack.cus
            if not self._in_canada[stack.space]:
                in_thirteen += stack.cus
            if stack.general >= 0:
                worth -= COMMANDER
        for general in lone:
            worth += COMMANDER / 2 if self._side[general] == AMERICAN else -COMMANDER / 2
        forces.armies = worth
        if american_cus < len(LAST_CUS):
            forces.last_stand -= LAST_CUS[american_cus]
        if in_thirteen < len(LAST_CUS):
            forces.last_stand += LAST_CUS[in_thirteen]

    def _exposed(
        self, g: Position, side: int, ours: list[Stack], theirs: list[Stack], lone: list[int]
    ) -> tuple[float, float]:
        """What a side could lose to enemy Armies within a march; whether Congress is near one."""
        battle = self._battle
        exposed = 0.0
        congress = 0.0
        regulars = (1.0 if side == AMERICAN else -1.0) if g.regulars else 0.0
        for army in theirs:
            if army.general < 0:
                continue
            distance = self._distance[army.space]
            cus = army.cus if army.cus < 5 else 5
            strength = cus + min(battle[army.general], cus) + regulars
            if side == AMERICAN and g.congress >= 0 and distance[g.congress] <= THREAT_REACH:
                congress = 0.3 if g.american_cus(g.congress) else 1.0
            for stack in ours:
                if distance[stack.space] > THREAT_REACH:
                    continue
                defence = float(stack.cus)
                stake = 1.5 * stack.cus
                if stack.general >= 0:
                    defence += min(battle[stack.general], defence)
                    stake = (stake + self._stake[stack.general]) * self._caught[stack.general]
                ahead = strength - defence
                if ahead > 0:
                    exposed += stake * (ahead if ahead < 6.0 else 6.0) / 6.0
            for general in lone:
                if self._side[general] == side:
                    if distance[g.generals[general]] <= THREAT_REACH:
                        exposed += self._stake[general]
        return exposed, congress

    def _winter(self, stacks: list[Stack]) -> float:
        """11 CUs that winter would take of these stacks."""
        lost = 0.0
        for stack in stacks:
            cus = stack.cus
            general = stack.general
            if self._sheltered[stack.space]:
                if stack.american <= 0:
                    continue
                if general >= 0 and self._exempt[general]:
                    cus = max(0, cus - self._exempt[general])
                    general = -1
            if cus >= 2:
                lost += cus // 2
            elif cus and general < 0:
                lost += 0.5
        return lost
