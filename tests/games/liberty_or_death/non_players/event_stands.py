"""A card in front of a non-player: whether it executes the Event, and how."""

from __future__ import annotations

from tests.conformance.liberty_or_death.situation import Situation
from tests.conformance.liberty_or_death.spoken import faction_of
from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.games.liberty_or_death.data.pieces import SHADED, UNSHADED
from ticonderoga.games.liberty_or_death.non_players.event_forecast import run
from ticonderoga.games.liberty_or_death.non_players.events import choose_event
from ticonderoga.games.liberty_or_death.non_players.sheets import SHEETS
from ticonderoga.games.liberty_or_death.rules.events.table import execute

ALL = ("british", "patriots", "indians", "french")
SIDES = ("unshaded", "shaded")


class Table(Situation):
    """Four non-players and a card; the faction whose decision is tested is named each time."""

    def __init__(self, card: int, scenario: str = "1776", **options: str) -> None:
        super().__init__(scenario, **options)
        self.non_players(*ALL)
        self.card(card)
        self.said: list[str] = []

    def people(self, *factions: str) -> Table:
        """Persons play these."""
        for name in factions:
            self.start.controllers[faction_of(name)] = ""
        return self

    def wanted(self, faction: str, *rolls: int) -> str:
        """ "unshaded" or "shaded", the text that a faction executes; empty for a Command. What
        it says is in `said`, without the node."""
        g = self.start
        g.thinned = False
        g.log = []
        g.dice.script = rolls
        choice = choose_event(g, faction_of(faction), SHEETS)
        self.said = [entry[0] for entry in g.log]
        g.log = None
        assert g.dice.script == (), "not all rolls were used"
        return "" if choice is None else SIDES[choice[1]]

    def execute(self, faction: str, shaded: bool = False) -> Table:
        """The Event is executed by a faction, and everybody answers by the charts."""
        g = self.start
        g.thinned = False
        side = SHADED if shaded else UNSHADED
        run(g, execute(g, faction_of(faction), g.played, side), None, SHEETS)
        return self

    def execute_against(self, faction: str, victim: str) -> Table:
        """The same, where the first thing that is asked is whom the card is aimed at."""
        g = self.start
        g.thinned = False
        procedure = execute(g, faction_of(faction), g.played, UNSHADED)
        ask = next(procedure)
        assert isinstance(ask, Ask)
        assert (ask.seat, ask.question.key) == (faction_of(faction), "event_faction")
        chosen = ("faction", faction_of(victim))
        run(g, _going_on(procedure, chosen), None, SHEETS)
        return self


def _going_on(procedure: Procedure[None], choice: Choice) -> Procedure[None]:
    """The rest of a procedure after a first answer."""
    try:
        item = procedure.send(choice)
        while True:
            answer = yield item
            item = procedure.send(answer)
    except StopIteration:
        return
