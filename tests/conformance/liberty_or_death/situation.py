"""Situations of Liberty or Death in a line or two: put pieces, script dice, choose by name.

    lod = Situation().put("3 regulars, tory, Howe @ Boston", "2 militia @ Massachusetts")
    lod.levels("PO", "Massachusetts").card(order="BPIF").resources(british=4)
    lod.british("command march", "space Massachusetts", …)
    assert lod.at("Massachusetts") == "3 regulars, 2 active militia, Howe"

The map of a situation is empty but for what is put on it, and what is put comes out of
Available, where everything lies at first (three Squadrons are Unavailable). All spaces are
Neutral, all Factions are Eligible and have 5 Resources, Gage, Washington, Brant and Rochambeau
are the leaders in play and Available, the Treaty of Alliance has not been played, and nobody
holds a Brilliant Stroke. An Event card with the order British, Patriots, Indians, French lies
in front, and the 1st Eligible is due. The deck holds all other Events and no winter.

`Situation.of("1776")` is a scenario as set up, with the card to be played still to be turned.

After every choice the pieces, Control and totals are counted anew, and before it what is offered
is held against what is allowed and refused, so that each test tests these as well.
"""

from __future__ import annotations

from typing import Any, Self

from tests.conformance.liberty_or_death.agreeing import check_agreement
from tests.conformance.liberty_or_death.building import VERB_KINDS, Building
from tests.conformance.liberty_or_death.counting import count_anew
from tests.conformance.liberty_or_death.spoken import (
    LEADER_NAMES,
    counted,
    faction_of,
    kind_of,
    leader_of,
)
from tests.conformance.liberty_or_death.telling import check_told
from ticonderoga.engine.agent import OwnPlayerAgent
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.words import LogEntry
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_WAR_PARTY,
    BRITISH,
    ELSEWHERE,
    FACTION_IDS,
    FRENCH,
    INDIANS,
    LEVEL_IDS,
    MILITIA,
    PATRIOTS,
    SQUADRON,
    TYPE_OF,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.non_players.player import NonPlayer
from ticonderoga.games.liberty_or_death.non_players.sheets import SHEETS
from ticonderoga.games.liberty_or_death.order import COMMAND_IDS, NO_COMMAND, SPECIAL_IDS, Order
from ticonderoga.games.liberty_or_death.position import NON_PLAYER, Position
from ticonderoga.games.liberty_or_death.rules.asking import OPTION_IDS
from ticonderoga.games.liberty_or_death.rules.commands import bars_command, execute, free_special
from ticonderoga.games.liberty_or_death.rules.specials import bars_special
from ticonderoga.games.liberty_or_death.setting import KIND_NAMES

_SIDES = {-1: "", 0: "british", 1: "rebellion"}


class Situation(Building):
    """A position under construction, and what is played from it."""

    def __init__(self, scenario: str = "1776", pack: str = "", **options: str) -> None:
        self.order = Order(BRITISH)
        """The order of the last `command`."""
        self.answers: list[str] = []
        """What non-players chose, as it would be said."""
        self.reasons: list[LogEntry] = []
        """Why, as log entries."""
        self._insiders: dict[int, OwnPlayerAgent] = {}
        super().__init__(scenario, pack, **options)

    # ------------------------------------------------------------------ playing

    def complete(self) -> None:
        self.start.thinned = False

    @property
    def g(self) -> Position:
        """The position as it is now."""
        position: Position = super().g
        return position

    def command(self, faction: str, command: str, **order: Any) -> Self:
        """Carry out one Command by itself: command("british", "march", limited=True). The
        order's fields may be given, such as free, limited, only or specials_left; the order
        itself is `order`."""
        self.order = Order(faction_of(faction), COMMAND_IDS.index(command), **order)
        return self.perform(lambda g: execute(g, self.order))

    def special(self, faction: str, special: str) -> Self:
        """Carry out one Special Activity by itself."""
        self.order = Order(faction_of(faction))
        kind = SPECIAL_IDS.index(special.replace(" ", "_"))
        return self.perform(lambda g: free_special(g, self.order, kind))

    def can(self, command: str, faction: str, **order: Any) -> bool:
        """Whether a Command could be carried out somewhere."""
        made = Order(faction_of(faction), COMMAND_IDS.index(command), **order)
        return not bars_command(self.g, made)

    def can_special(self, special: str, faction: str, command: str = "") -> bool:
        """Whether a Special Activity could be carried out, by itself or with a Command that has
        not selected anything yet."""
        made = Order(faction_of(faction), COMMAND_IDS.index(command) if command else NO_COMMAND)
        return not bars_special(self.g, made, SPECIAL_IDS.index(special))

    def choose(self, seat: int, *choices: str) -> Self:
        for text in choices:
            if self.match.ask_of(seat) is not None and self.offers(text):
                check_agreement(self.g, self.match.asks[0], self.raw_choices(), VERB_KINDS)
            super().choose(seat, text)
        return self

    def begin(self) -> Self:
        super().begin()
        self.check()
        return self

    def check(self) -> None:
        """What must hold at every moment."""
        count_anew(self.g)
        check_told(self.match.log())

    # ------------------------------------------------------------------ non-players

    def chart_rolls(self, faction: str, *rolls: int) -> Self:
        """Lay down the dice that a non-player rolls to decide; what the rules roll (Battle,
        Naval Pressure) is laid down with `roll`."""
        insider = self._insider(faction_of(faction))
        insider.script = (*insider.script, *rolls)
        return self

    def by_chart(self, *factions: str) -> Self:
        """Let the flowcharts of these Factions answer until somebody else is asked, or a turn
        of theirs is over and the next one begins. What they chose is added to `answers`, why
        to `reasons`."""
        seats = {faction_of(name) for name in factions}
        turns = 0
        while self.match.asks and self.match.asks[0].seat in seats:
            turns += self.asked == "turn"
            if turns > 1:
                break
            seat = self.match.asks[0].seat
            insider = self._insider(seat)
            choice = insider.answer(self.match, seat)
            assert choice in self.raw_choices(), f"{choice} is not offered by {self.asked}"
            self.answers.append(self._said(choice))
            self.reasons += insider.reasons()
            self.match.choose(choice, seat)
            count_anew(self.g)
        return self

    def _insider(self, seat: int) -> OwnPlayerAgent:
        if seat not in self._insiders:
            self._insiders[seat] = OwnPlayerAgent(NON_PLAYER, NonPlayer(SHEETS), 7)
        return self._insiders[seat]

    def gave(self, kind: str) -> list[tuple[Any, ...]]:
        """The arguments of all reasons of a kind that the charts gave."""
        return [entry[1:] for entry in self.reasons if entry[0] == kind]

    # ------------------------------------------------------------------ people

    def british(self, *choices: str) -> Self:
        return self.choose(BRITISH, *choices)

    def patriots(self, *choices: str) -> Self:
        return self.choose(PATRIOTS, *choices)

    def indians(self, *choices: str) -> Self:
        return self.choose(INDIANS, *choices)

    def french(self, *choices: str) -> Self:
        return self.choose(FRENCH, *choices)

    # ------------------------------------------------------------------ the open question

    @property
    def asked_faction(self) -> str:
        ask = self.ask
        return FACTION_IDS[ask.seat] if ask is not None else ""

    def raw_choices(self) -> list[Choice]:
        ask = self.ask
        return [] if ask is None else self.match.choices(ask.seat)

    def said_arguments(self, choice: Choice) -> str:
        kinds = VERB_KINDS[choice[0]]
        return ", ".join([self._say(k, a) for k, a in zip(kinds, choice[1:], strict=True)])

    def _said(self, choice: Choice) -> str:
        return f"{choice[0]} {self.said_arguments(choice)}".strip()

    def _say(self, kind: str, arg: int) -> str:
        if kind == "space":
            return self.board.names[arg]
        if kind == "option":
            return OPTION_IDS[arg].replace("_", " ")
        if kind in ("kind", "type"):
            return next(name for name, index in KIND_NAMES.items() if index == arg)
        if kind == "leader":
            return LEADER_NAMES[arg].lower()
        return self.rules.ids[kind][arg] if kind in self.rules.ids else str(arg)

    # ------------------------------------------------------------------ looking

    def at(self, where: str) -> str:
        """ "3 regulars, 1 tory, 2 active militia, Howe": pieces in their fixed order, then the
        leaders; empty for nobody."""
        space = self.space(where)
        kinds = (0, 1, 2, WAR_PARTY, ACTIVE_WAR_PARTY, 4, 5, MILITIA, ACTIVE_MILITIA, 7, 8)
        found = [
            counted(kind, self.g.by_kind[kind][space])
            for kind in kinds
            if self.g.by_kind[kind][space]
        ]
        found += [name for i, name in enumerate(LEADER_NAMES) if self.g.leaders[i] == space]
        return ", ".join(found)

    def count(self, kind: str, where: str) -> int:
        return self.g.by_kind[kind_of(kind)][self.space(where)]

    def on_map(self, kind: str) -> int:
        return self.g.on_map[kind_of(kind)]

    def in_box(self, box: str, kind: str) -> int:
        """in_box("available", "militia"); also "unavailable" and "casualties"."""
        wanted = kind_of(kind)
        if wanted == SQUADRON:
            assert box == "unavailable", "Squadrons are Unavailable or in the West Indies"
            return self.g.squadrons_unavailable
        found: list[int] = getattr(self.g, box)
        return found[TYPE_OF[wanted]]

    def control(self, where: str) -> str:
        """ "british", "rebellion", or empty."""
        return _SIDES[self.g.control[self.space(where)]]

    def level(self, where: str) -> str:
        return LEVEL_IDS[self.g.level[self.space(where)] + 2]

    def has(self, faction: str) -> int:
        """The Resources of a Faction."""
        return self.g.resources[faction_of(faction)]

    def where(self, leader: str) -> str:
        """The space of a leader; empty when he is Available or not in play."""
        space = self.g.leaders[leader_of(leader)]
        return "" if space == ELSEWHERE else self.board.names[space]

    def is_eligible(self, faction: str) -> bool:
        return bool(self.g.eligible >> faction_of(faction) & 1)
