"""Judge, scout and staff of one scenario, called in when somebody first asks them: it takes a while
to reckon how far everything is from everywhere, and most who play never need it."""

from __future__ import annotations

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.game import Proposal, Term
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData
from ticonderoga.games.end_of_empire.evaluate import Judge
from ticonderoga.games.end_of_empire.habits import Scout
from ticonderoga.games.end_of_empire.plans import Staff
from ticonderoga.games.end_of_empire.position import Position


class Counsel:
    """Those whom agents and evaluations ask."""

    __slots__ = ("_judge", "_pack", "_scenario", "_scout", "_staff")

    def __init__(self, pack: Pack, scenario: ScenarioData) -> None:
        self._pack: Pack = pack
        self._scenario: ScenarioData = scenario
        self._judge: Judge | None = None
        self._scout: Scout | None = None
        self._staff: Staff | None = None

    def judge(self) -> Judge:
        if self._judge is None:
            self._judge = Judge(self._pack, self._scenario)
        return self._judge

    def evaluate(self, g: Position, seat: int) -> list[Term]:
        return self.judge().evaluate(g, seat)

    def values(self, g: Position, seat: int) -> list[float]:
        return self.judge().values(g, seat)

    def score(self, g: Position, seat: int) -> float:
        return self.judge().score(g, seat)

    def promising(self, g: Position, ask: Ask, choices: list[Choice]) -> list[Choice]:
        if self._scout is None:
            self._scout = Scout(self.judge().goals)
        return self._scout.promising(g, ask, choices)

    def proposals(
        self, g: Position, ask: Ask, choices: list[Choice], number: int
    ) -> list[Proposal]:
        if self._staff is None:
            self._staff = Staff(self.judge())
        return self._staff.proposals(g, ask, choices, number)
