"""A card on the table: a situation in which one Event is executed by itself.

    lod = Played().put("2 continentals, regular @ Virginia")
    lod.unshaded(1, "british").british("space Virginia")

Leaders who lie Available stay there unless the test says `ask_leaders()`: the question whether
one comes along with a piece that is placed would be asked again and again (1.10c).
"""

from __future__ import annotations

from typing import Self

from tests.conformance.liberty_or_death.situation import Situation
from tests.conformance.liberty_or_death.spoken import faction_of
from ticonderoga.games.liberty_or_death.data.pieces import SHADED, SIDE_OF, UNSHADED
from ticonderoga.games.liberty_or_death.rules.battle_levels import MODIFIER_IDS
from ticonderoga.games.liberty_or_death.rules.events.table import execute

ALL_CITIES = (
    "Quebec City", "Boston", "New York City", "Philadelphia", "Norfolk", "Charles Town",
    "Savannah",
)  # fmt: skip


class Played(Situation):
    """A position under construction, and the Event that is executed in it."""

    leaders_stay = True

    def ask_leaders(self) -> Self:
        """Leaders who lie Available may come along with pieces that are placed."""
        self.leaders_stay = False
        return self

    def unshaded(self, number: int, faction: str) -> Self:
        """A Faction executes the unshaded text of a card."""
        return self._play(number, UNSHADED, faction)

    def shaded(self, number: int, faction: str) -> Self:
        """A Faction executes the shaded text of a card."""
        return self._play(number, SHADED, faction)

    def _play(self, number: int, side: int, faction: str) -> Self:
        self.start.played = number
        self.perform(lambda g: execute(g, faction_of(faction), number, side))
        return self

    def check(self) -> None:
        while self.leaders_stay and self.asked == "leader_joins":
            self.match.choose(("no",))
        super().check()

    def done(self, faction: str) -> Self:
        """Close a Command that would go on."""
        if self.ask is not None and self.offers("done"):
            self.choose(faction_of(faction), "done")
        return self

    # ------------------------------------------------------------------ looking

    @property
    def over(self) -> bool:
        """The Event has been carried out."""
        return self.ask is None

    @property
    def left(self) -> int:
        """How many are still to be picked, as the open question says."""
        ask = self.ask
        assert ask is not None
        number: int = ask.about["left"]
        return number

    def settled(self) -> list[str]:
        """What the rules have answered by themselves since the last choice."""
        return [self._said(what) for _, what in self.forced()]

    def marked(self, faction: str) -> str:
        """ "ineligible", "eligible" or empty: the mark that lasts into the next card."""
        bit = 1 << faction_of(faction)
        if self.g.made_ineligible & bit:
            return "ineligible"
        return "eligible" if self.g.stays_eligible & bit else ""

    def force_of(self, faction: str) -> int:
        """The Force with which the side of a Faction fought last."""
        side = SIDE_OF[faction_of(faction)]
        found = [force for who, force, *_ in self.logged("battle_force") if who == side]
        number: int = found[-1]
        return number

    def modifiers(self) -> dict[str, int]:
        """What has changed the Loss Levels of the Battles fought, on either side."""
        return {MODIFIER_IDS[which]: value for which, value in self.logged("battle_modifier")}

    def propaganda_at(self, where: str) -> int:
        return self.g.propaganda[self.space(where)]
