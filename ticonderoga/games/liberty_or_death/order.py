"""2.3 An order: one Command being carried out, with its limits, its costs and what it has done.

Commands of a turn, Limited Commands, the free Commands of cards, the actions of a Brilliant
Stroke and those of the non-players are all the same procedures; they differ by the order that
they receive. The order in hand is `g.order`: there the questions find it. It is None at every
checkpoint.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.games.liberty_or_death.data.pieces import FRENCH, KINDS
from ticonderoga.games.liberty_or_death.data.spaces import SPACES

# The Commands of chapter 3.
MUSTER: Final = 0
GARRISON: Final = 1
MARCH: Final = 2
BATTLE: Final = 3
RALLY: Final = 4
RABBLE_ROUSING: Final = 5
GATHER: Final = 6
SCOUT: Final = 7
RAID: Final = 8
AGENT_MOBILIZATION: Final = 9
HORTALEZ: Final = 10
COMMAND_IDS: Final = (
    "muster", "garrison", "march", "battle", "rally", "rabble_rousing", "gather", "scout",
    "raid", "agent_mobilization", "hortalez",
)  # fmt: skip

# The Special Activities of chapter 4.
COMMON_CAUSE: Final = 0
SKIRMISH: Final = 1
NAVAL_PRESSURE: Final = 2
PERSUASION: Final = 3
PARTISANS: Final = 4
TRADE: Final = 5
WAR_PATH: Final = 6
PLUNDER: Final = 7
PREPARER_LA_GUERRE: Final = 8
SPECIAL_IDS: Final = (
    "common_cause", "skirmish", "naval_pressure", "persuasion", "partisans", "trade", "war_path",
    "plunder", "preparer_la_guerre",
)  # fmt: skip

SPECIAL_RULES: Final = (
    "4.2.1", "4.2.2", "4.2.3", "4.3.1", "4.3.2", "4.4.1", "4.4.2", "4.4.3", "4.5.1",
)  # fmt: skip
"""Where each stands; Skirmish and Naval Pressure where they first do."""
SKIRMISH_RULES: Final = ("4.2.2", "4.3.3", "4.2.2", "4.5.2")
"""Those of each faction; Indians who Scout Skirmish with the British."""

NO_COMMAND: Final = -1
NO_SPECIAL: Final = -1
ANYWHERE: Final = (1 << SPACES) - 1
NO_LIMIT: Final = 99
NOBODY_ARRIVED: Final = [0] * (KINDS * SPACES)
"""Shared by all orders in which nobody has moved yet; never written to."""


def rule_of_special(kind: int, faction: int) -> str:
    """The section that describes a Special Activity of a faction."""
    if kind == SKIRMISH:
        return SKIRMISH_RULES[faction]
    if kind == NAVAL_PRESSURE and faction == FRENCH:
        return "4.5.3"
    return SPECIAL_RULES[kind]


def rule_against(reason: str, kind: int, faction: int) -> str:
    """The section on which the refusal of a Special Activity rests, where it is its own."""
    return rule_of_special(kind, faction) if reason == "no_space_for_special" else ""


COMMAND_RULES: Final = (
    {MUSTER: "3.2.1", GARRISON: "3.2.2", MARCH: "3.2.3", BATTLE: "3.2.4"},
    {RALLY: "3.3.1", MARCH: "3.3.2", BATTLE: "3.3.3", RABBLE_ROUSING: "3.3.4"},
    {GATHER: "3.4.1", MARCH: "3.4.2", SCOUT: "3.4.3", RAID: "3.4.4"},
    {
        AGENT_MOBILIZATION: "3.5.1", HORTALEZ: "3.5.2", MUSTER: "3.5.3", MARCH: "3.5.4",
        BATTLE: "3.5.5",
    },
)  # fmt: skip
"""The section of each Command, by faction."""
OWN_SECTION: Final = frozenset((
    "active_support", "active_opposition", "one_for_one", "out_of_reach", "cannot_march",
    "nobody_can_come", "nobody_came", "irregulars_only", "provinces_only", "needs_war_parties",
    "ally_cannot_pay", "not_so_many", "no_own_pieces", "no_enemies", "no_space_for_it",
    "no_british_control", "needs_regular_and_tory", "there_already",
))  # fmt: skip
"""Refusals that rest on the section of the Command, whichever it is."""


def rule_of_command(faction: int, command: int, reason: str) -> str:
    """The section on which the refusal of a Command or of a step of it rests; empty where the
    sentence names its own."""
    return COMMAND_RULES[faction].get(command, "") if reason in OWN_SECTION else ""


class Bonus:
    """What a card adds to a Battle."""

    __slots__ = ("attacker_loss", "defender_loss", "force")

    def __init__(self, force: int = 0, attacker_loss: int = 0, defender_loss: int = 0) -> None:
        self.force: int = force
        """To the attacker's Force."""
        self.attacker_loss: int = attacker_loss
        """To the Attacker Loss Level."""
        self.defender_loss: int = defender_loss
        """To the Defender Loss Level."""


NO_BONUS: Final = Bonus()


class Order:
    """One Command and perhaps one Special Activity of a faction."""

    __slots__ = (
        "arrived",
        "bonus",
        "brilliant",
        "command",
        "common_cause",
        "control_before",
        "credit",
        "due",
        "executed",
        "faction",
        "first_free",
        "free",
        "helped",
        "involved",
        "limited",
        "max_spaces",
        "moves",
        "must_earn",
        "must_involve",
        "only",
        "over",
        "paid",
        "promised",
        "raided",
        "spaces",
        "special",
        "special_spaces",
        "specials_left",
        "stage",
        "target",
        "worked",
    )

    def __init__(
        self,
        faction: int,
        command: int = NO_COMMAND,
        free: bool = False,
        limited: bool = False,
        only: int = ANYWHERE,
        max_spaces: int = NO_LIMIT,
        specials_left: int = 0,
        brilliant: bool = False,
    ) -> None:
        self.faction: int = faction
        """Who carries it out and decides everything that is not another's to decide (3.1c)."""
        self.command: int = command
        self.free: bool = free
        """3.1.2 Costs nobody anything."""
        self.limited: bool = limited
        """2.3.5 One space, or one destination."""
        self.only: int = only
        """The spaces (destinations) that may be selected, as bits."""
        self.max_spaces: int = 1 if limited else max_spaces
        self.specials_left: int = specials_left
        """4.1 How many Special Activities may still accompany it: 1 or 0."""
        self.brilliant: bool = brilliant
        """2.3.8f Its actions do not limit each other's spaces."""
        self.spaces: int = 0
        """3.1a Spaces selected so far, as bits; each only once."""
        self.involved: int = 0
        """Spaces that took part, origins included (2.3.8g)."""
        self.special: int = NO_SPECIAL
        """The Special Activity that was carried out with it."""
        self.special_spaces: int = 0
        """4.1d Spaces selected for the Special Activity, as bits."""
        self.common_cause: dict[int, int] = {}
        """4.2.1 War Parties that act as Tories, by space."""
        self.executed: bool = False
        """2.3.4e It counts as executed: a space was selected, or Hortalez paid."""
        self.over: bool = False
        """The Command is done; only a Special Activity may still follow (4.1b)."""
        self.stage: int = 0
        """How far a Command with parts in a fixed order has come (3.2.1, 3.2.2)."""
        self.worked: int = 0
        """Spaces in which the present part of the Command has been done, as bits."""
        self.raided: int = 0
        """Provinces Raided under this card, for Plunder (4.4.3, A79)."""
        self.promised: int = 0
        """4.1b The Province, as a bit, that was Plundered before the Raid it needs."""
        self.helped: int = 0
        """Destinations for which the ally has paid (3.3.2d, 3.5.4d)."""
        self.target: int = -1
        """The destination or space that is being worked on."""
        self.control_before: int = -1
        """Control of the target before anybody moved there (3.3.2f, 3.4.2c)."""
        self.first_free: bool = True
        """The first Reserve of a Gather, or March out of Reserves, is still to come (3.4)."""
        self.due: int = 0
        """What the target will cost once a mover comes from outside the Reserves (3.4.2b)."""
        self.paid: int = 0
        """Resources spent on it so far."""
        self.moves: list[tuple[int, int, int]] = []
        """Into the target so far: (origin, kind, number)."""
        self.credit: int = 0
        """4.1c What a Special Activity will have brought in: to tell what would be possible."""
        self.must_earn: bool = False
        """4.1c Only what its Special Activity earns can pay for the Command that follows."""
        self.must_involve: int = -1
        """2.3.8g The space that this order has to involve: the leader's; -1 if none."""
        self.arrived: list[int] = NOBODY_ARRIVED
        """How many of each kind moved into each space: no unit moves twice."""
        self.bonus: Bonus = NO_BONUS
        """What a card adds to its Battle."""

    def begun(self, command: int) -> Order:
        """Another order with the same limits that has come as far, between two destinations: to
        try what could come next."""
        other = Order(
            self.faction, command, self.free, self.limited, self.only, self.max_spaces,
            self.specials_left, self.brilliant,
        )  # fmt: skip
        other.spaces = self.spaces
        other.involved = self.involved
        other.special = self.special
        other.special_spaces = self.special_spaces
        other.executed = self.executed
        other.first_free = self.first_free
        other.helped = self.helped
        other.paid = self.paid
        other.credit = self.credit
        other.must_involve = self.must_involve
        other.arrived = self.arrived
        return other

    def bars(self, space: int) -> str:
        """3.1a, 2.3.5 Why this space may not be selected, whatever the Command; empty if it may."""
        bit = 1 << space
        if self.spaces & bit:
            return "selected_already"
        if not self.only & bit:
            return "outside_order"
        if self.spaces.bit_count() >= self.max_spaces:
            return "limited_to_one" if self.limited else "no_more_spaces"
        return ""

    def select(self, space: int) -> None:
        self.spaces |= 1 << space
        self.involved |= 1 << space
        self.executed = True

    def bars_struck(self, space: int) -> str:
        """4.2.2a, 4.3.2a A space of a Skirmish or of Partisans is no Battle space, and what
        else its rule names; a Brilliant Stroke's actions do not limit each other."""
        if self.special_spaces >> space & 1 and not self.brilliant:
            if self.special == SKIRMISH or self.special == PARTISANS:
                return "special_was_there"
        return ""

    def stands_as(self, other: Order) -> bool:
        """Whether another order has come exactly as far."""
        return (
            self.faction == other.faction
            and self.command == other.command
            and self.free == other.free
            and self.spaces == other.spaces
            and self.involved == other.involved
            and self.executed == other.executed
            and self.special == other.special
            and self.stage == other.stage
            and self.worked == other.worked
            and self.target == other.target
            and self.paid == other.paid
            and self.moves == other.moves
        )

    def wants_more(self) -> bool:
        """5.1.3 A card names more spaces for its free Command than are selected."""
        if not self.free or self.brilliant or self.max_spaces == NO_LIMIT:
            return False
        return not self.full()

    def full(self) -> bool:
        """No further space may be selected."""
        return self.spaces.bit_count() >= self.max_spaces
