"""Cards on the table: a situation in which the AR Start Events of an Action Round are resolved.

    bt = Played(1757).put("reduced Rogers @ Albany").start_with(british=12)
    bt.british("flip Rogers")

Cards that a test does not name have no Event. `start_with` resolves the Events: the play ends
where the first Landing is due. At every question the reasons against all that is not offered are
looked at, so that each test tests these as well.
"""

from __future__ import annotations

from itertools import product
from typing import Self

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.engine.ask import Choice
from ticonderoga.games.bayonets_tomahawks.data.cards import Card
from ticonderoga.games.bayonets_tomahawks.data.kinds import AP_IDS, FACTION_IDS

WHOLE_WAR = "full-war-1755"
QUIET = (2, 22, 43)
"""Cards without Event: British, French, Indian."""


class Played(Situation):
    """A position under construction, and the cards that are played in it."""

    def __init__(self, year: int = 1755, scenario: str = WHOLE_WAR, pack: str = "") -> None:
        super().__init__(scenario, pack)
        self.but(year=year)

    # ------------------------------------------------------------------ playing

    def reveal(
        self, british: int = 0, french: int = 0, indian: int = 0, first: str = "british"
    ) -> Self:
        """These cards are in play, with all their APs, and the AR Start Events are due."""
        g = self.start
        g.played = [british or QUIET[0], french or QUIET[1]]
        g.indian = indian or QUIET[2]
        g.aps = [self.card(number).aps for number in g.played]
        g.indian_aps = self.card(g.indian).aps
        return self.first(first).active(first).but(started=False).phase("ar-start")

    def start_with(
        self, british: int = 0, french: int = 0, indian: int = 0, first: str = "british"
    ) -> Self:
        """Reveal these cards and resolve their AR Start Events."""
        return self.reveal(british, french, indian, first).until("landing").begin()

    def round_with(
        self, british: int = 0, french: int = 0, indian: int = 0, first: str = "british"
    ) -> Self:
        """Reveal these cards and play the Action Round up to its Battles. The First Player holds
        no AP for Reaction."""
        self.reveal(british, french, indian, first).until("battles").begin()
        return self.holding("hold_none")

    def raid(self, faction: str, ap: str, raider: str, *way: str) -> Self:
        """Raid the last of these spaces by way of the others; the play stops at other questions."""
        self.play(faction, f"spend {ap}", f"raid {raider}", f"target {way[-1]}")
        for space in way:
            if self.asked == "raid_way" and self.offers(f"way {space}"):
                self.play(faction, f"way {space}")
        return self

    def holding(self, choice: str) -> Self:
        """Answer the question for a Reaction AP, if it is open."""
        if self.asked == "hold":
            self.choose(self.asked_seat, choice)
        return self

    def begin(self) -> Self:
        super().begin()
        self.check()
        return self

    def check(self) -> None:
        """Whatever the open question does not offer, it refuses with a sentence and a rule."""
        super().check()
        ask = self.ask
        if ask is None:
            return
        words = self.rules.words
        offer = self.match.choices(ask.seat)
        for choice in self._sayable(ask.question.verbs):
            if choice in offer:
                continue
            reason = ask.question.refuse(self.g, ask, choice)
            assert words.tell_reason(reason), choice
            rule = words.rule_of_reason(reason) or words.rule_of_ask(ask)
            assert rule in words.rules, (choice, rule)
        assert words.say_ask(ask)
        assert words.say_ask(ask, waiting=True)

    def _sayable(self, verbs: tuple[str, ...]) -> list[Choice]:
        """All choices of these verbs."""
        found: list[Choice] = []
        for verb in verbs:
            kinds = self.rules.words.verbs[verb].kinds
            things = [range(len(self.rules.ids[kind])) for kind in kinds]
            found += [(verb, *arguments) for arguments in product(*things)]
        return found

    # ------------------------------------------------------------------ looking

    @property
    def over(self) -> bool:
        """The Events have been resolved."""
        return self.ask is None

    @property
    def idle(self) -> list[int]:
        """The cards whose Event had no effect."""
        return [entry[0] for entry in self.logged("event_idle")]

    @property
    def resolved(self) -> list[int]:
        """The cards whose AR Start Event was resolved, in order."""
        return [entry[1] for entry in self.logged("event")]

    def card(self, number: int) -> Card:
        found: Card = self.rules.data.pack.deck.cards[number]
        return found

    def left(self, whose: str) -> list[str]:
        """The APs on a card: "british", "french" or "indian"."""
        found = self.g.indian_aps if whose == "indian" else self.g.aps[FACTION_IDS.index(whose)]
        return [AP_IDS[ap] for ap in found]

    def told(self) -> list[str]:
        """The log in words."""
        return [self.rules.words.tell_log(entry) for entry in self.match.log()]
