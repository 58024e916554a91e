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

from collections.abc import Callable
from typing import Any, Self

from tests.conformance.liberty_or_death.agreeing import check_agreement
from tests.conformance.liberty_or_death.building import VERB_KINDS, Building
from tests.conformance.liberty_or_death.counting import count_anew
from tests.conformance.liberty_or_death.spoken import (
    LEADER_NAMES,
    Spoken,
    counted,
    faction_of,
    kind_of,
    leader_of,
)
from tests.conformance.liberty_or_death.telling import check_told
from ticonderoga.engine.agent import OwnPlayerAgent
from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.errors import Refused
from ticonderoga.engine.match import FORCED, Match
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
from ticonderoga.games.liberty_or_death.game import GAME
from ticonderoga.games.liberty_or_death.non_players.player import NonPlayer
from ticonderoga.games.liberty_or_death.non_players.sheets import SHEETS
from ticonderoga.games.liberty_or_death.order import COMMAND_IDS, NO_COMMAND, SPECIAL_IDS, Order
from ticonderoga.games.liberty_or_death.position import NON_PLAYER, Position
from ticonderoga.games.liberty_or_death.rules.asking import OPTION_IDS
from ticonderoga.games.liberty_or_death.rules.commands import bars_command, execute, free_special
from ticonderoga.games.liberty_or_death.rules.specials import bars_special

_SIDES = {-1: "", 0: "british", 1: "rebellion"}


class Situation(Building):
    """A position under construction, and what is played from it."""

    def __init__(self, scenario: str = "1776", pack: str = "", **options: str) -> None:
        self._match: Match | None = None
        self._procedure: Procedure[Any] | None = None
        self._ask: Ask | None = None
        self.order = Order(BRITISH)
        """The order of the last `command`."""
        self.outcome: Any = None
        """What the procedure of `perform` returned."""
        self.answers: list[str] = []
        """What non-players chose, as it would be said."""
        self.reasons: list[LogEntry] = []
        """Why, as log entries."""
        self._insiders: dict[int, OwnPlayerAgent] = {}
        super().__init__(scenario, pack, **options)

    def still_building(self) -> bool:
        return self._match is None

    # ------------------------------------------------------------------ playing

    @property
    def match(self) -> Match:
        if self._match is None:
            start = self.start
            start.thinned = False
            self._match = Match(GAME, self.scenario, self.options)
            self._match.restart_from(start)
        return self._match

    @property
    def spoken(self) -> Spoken:
        """Reads choices."""
        return Spoken(self.board, VERB_KINDS)

    def roll(self, *rolls: int) -> Self:
        """Lay down the next dice, D3 and D6 alike."""
        self.g.dice.script_rolls(rolls)
        return self

    @property
    def g(self) -> Position:
        """The position as it is now."""
        if self._match is None:
            return self.start
        position: Position = self._match.position
        return position

    def begin(self) -> Self:
        """Run the rules from the step that was set up to the first question."""
        self._procedure = None
        assert self.match.deliveries is not None
        return self

    def perform(self, make: Callable[[Position], Procedure[Any]]) -> Self:
        """Run one procedure of the rules by itself: perform(lambda g: raise_fni(g)). What it
        asks is answered as in a game; `outcome` is what it returned."""
        self.start.thinned = False
        self.start.log = []
        self._procedure = make(self.start)
        self._go_on(None)
        return self

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

    def _go_on(self, choice: Choice | None) -> None:
        assert self._procedure is not None
        while True:
            try:
                item = next(self._procedure) if choice is None else self._procedure.send(choice)
            except StopIteration as end:
                self._ask = None
                self.outcome = end.value
                self._check()
                return
            if not isinstance(item, Ask):
                choice = None
                continue
            self._ask = item
            offer = item.question.offer(self.start, item)
            assert offer, f"{item.question.key} offers nothing"
            if len(offer) > 1 or item.question.secret or item.question.allows is not None:
                return
            choice = offer[0]

    def choose(self, seat: int, *texts: str) -> Self:
        """Choose in order. A choice the rules have already made, because it was the only one,
        may be said or left out."""
        for text in texts:
            if self._procedure is not None:
                ask = self._ask
                assert ask is not None, f"nothing is asked any more: {text}"
                assert ask.seat == seat, f"{FACTION_IDS[ask.seat]} is asked {ask.question.key}"
                choice = self.read(text)
                offer = ask.question.offer(self.start, ask)
                assert choice in offer, self._not_offered(text)
                check_agreement(self.start, ask, offer, VERB_KINDS)
                self._go_on(choice)
                continue
            match = self.match
            choice = self.read(text)
            if not (match.asks and match.asks[0].seat == seat and self.offers(text)):
                if self._was_forced(seat, choice):
                    continue
                assert match.asks, f"the game is over: {text}"
                asked = match.asks[0].seat
                assert asked == seat, f"{FACTION_IDS[asked]} is asked {self.asked}, not: {text}"
                raise AssertionError(self._not_offered(text))
            check_agreement(self.g, match.asks[0], match.choices(seat), VERB_KINDS)
            match.choose(choice, seat)
            self._check()
        return self

    def _check(self) -> None:
        """What must hold at every moment."""
        count_anew(self.g)
        check_told(self.match.log() if self._procedure is None else self.g.log or ())

    def _not_offered(self, text: str) -> str:
        return f"{text!r} is not offered by {self.asked}; these are: {self.choices()}"

    def _was_forced(self, seat: int, choice: Choice) -> bool:
        for kind, who, what, _ in reversed(self.match.deliveries):
            if kind != FORCED:
                return False
            if who == seat and what == choice:
                return True
        return False

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

    def read(self, text: str) -> Choice:
        """A choice as the rules write it."""
        return self.spoken.read(text)

    # ------------------------------------------------------------------ the open question

    @property
    def ask(self) -> Ask | None:
        if self._procedure is not None:
            return self._ask
        return self.match.asks[0] if self.match.asks else None

    @property
    def asked(self) -> str:
        """The key of the open question; empty when there is none."""
        ask = self.ask
        return ask.question.key if ask is not None else ""

    @property
    def asked_faction(self) -> str:
        ask = self.ask
        return FACTION_IDS[ask.seat] if ask is not None else ""

    def raw_choices(self) -> list[Choice]:
        ask = self.ask
        if ask is None:
            return []
        if self._procedure is not None:
            return ask.question.offer(self.start, ask)
        return self.match.choices(ask.seat)

    def offers(self, text: str) -> bool:
        return self.read(text) in self.raw_choices()

    def offered(self, verb: str) -> list[str]:
        """The arguments of everything offered with this verb, in words and sorted."""
        kinds = self.spoken.kinds_of[verb]
        return sorted(
            ", ".join(self._say(kind, arg) for kind, arg in zip(kinds, choice[1:], strict=True))
            for choice in self.raw_choices()
            if choice[0] == verb
        )

    def choices(self) -> list[str]:
        """Everything offered, as it would be said."""
        return sorted(self._said(choice) for choice in self.raw_choices())

    def _said(self, choice: Choice) -> str:
        kinds = self.spoken.kinds_of[choice[0]]
        args = [self._say(k, a) for k, a in zip(kinds, choice[1:], strict=True)]
        return f"{choice[0]} {', '.join(args)}".strip()

    def _say(self, kind: str, arg: int) -> str:
        if kind == "space":
            return self.board.names[arg]
        if kind == "option":
            return OPTION_IDS[arg].replace("_", " ")
        names = self.spoken.names.get(kind, {})
        for name, index in names.items():
            if index == arg:
                return name
        return str(arg)

    def why_not(self, text: str) -> str:
        """The key of the reason against a choice of the asked seat; it must not be offered.
        Also checks that the match refuses it, with a sentence, and stays as it was."""
        ask = self.ask
        assert ask is not None
        choice = self.read(text)
        assert choice not in self.raw_choices(), f"{text} is offered"
        if self._procedure is not None:
            assert choice[0] in ask.question.verbs, f"{self.asked} has nothing to do with {text!r}"
            return ask.question.refuse(self.start, ask, choice).key
        match = self.match
        reason = match.why_not(ask.seat, choice)
        assert reason is not None, f"{text} is offered"
        before = match.hash()
        try:
            match.choose(choice, ask.seat)
        except Refused:
            pass
        else:
            raise AssertionError(f"{text} was accepted")
        assert match.hash() == before
        assert match.rules.words.say_reason(reason)
        return reason.key

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

    def logged(self, kind: str) -> list[tuple[Any, ...]]:
        """The arguments of all log entries of a kind."""
        log = self.match.log() if self._procedure is None else self.g.log or ()
        return [entry[1:] for entry in log if entry[0] == kind]
