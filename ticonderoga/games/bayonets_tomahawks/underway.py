"""What is under way: a move, a Raid, a Battle, a retreat, a placement.

It is public knowledge and stands in the position, where questions, odds and agents find it. It
is None at every checkpoint, so it is neither copied nor saved with the position.
"""

from __future__ import annotations

from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH


class Move:
    """10.2 A stack on the move: by which AP, from where, who, and how far it has come."""

    __slots__ = (
        "ap", "at", "doubled", "dropped", "faction", "group", "indian", "light", "limit_bonus",
        "picked", "start", "used",
    )  # fmt: skip

    def __init__(
        self,
        faction: int,
        ap: int,
        start: int,
        light: bool,
        doubled: bool = False,
        indian: bool = False,
    ) -> None:
        self.faction: int = faction
        self.ap: int = ap
        self.start: int = start
        self.at: int = start
        self.light: bool = light
        """10.5 Light Movement, not Army Movement."""
        self.doubled: bool = doubled
        """7.3.4 A 2x AP: twice the Movement Points."""
        self.indian: bool = indian
        """7.3.2 An Indian AP: a single Indian unit, or units of one Nation."""
        self.used: int = 0
        """Connections travelled so far."""
        self.group: tuple[int, ...] = ()
        """The moving pieces; at the start those that were taken, or nobody for all who can."""
        self.picked: tuple[int, ...] = ()
        """Pieces taken up in this space."""
        self.dropped: tuple[int, ...] = ()
        """Pieces dropped off in this space."""
        self.limit_bonus: int = 0
        """Forced March: so many connections farther non-Light units may go."""


class RaidWay:
    """9.1 A Raid: who, from where to which target, and how far already."""

    __slots__ = (
        "at", "faction", "lacrosse", "left", "piece", "pursued", "rerolled", "route", "start",
        "target",
    )  # fmt: skip

    def __init__(self, faction: int, piece: int, start: int, left: int) -> None:
        self.faction: int = faction
        self.piece: int = piece
        self.start: int = start
        self.at: int = start
        self.target: int = -1
        self.left: int = left
        """Connections that the raider may still travel."""
        self.route: tuple[int, ...] = ()
        """The spaces still to be entered, if the rest of the way has been chosen."""
        self.pursued: int = 0
        self.rerolled: int = 0
        """Card 49: how many Interception rolls and Raid rolls of this Raid have been rerolled."""
        self.lacrosse: bool = False
        """Card 46 was declared for this Raid."""


class Marshal:
    """11.0 Marshal Troops on a space: who was activated, and who has been called so far."""

    __slots__ = ("called", "faction", "leader", "space")

    def __init__(self, faction: int, space: int) -> None:
        self.faction: int = faction
        self.space: int = space
        self.leader: int = -1
        self.called: tuple[int, ...] = ()


class Construction:
    """12.0 A Brigade at work; for a finished Road, who goes along."""

    __slots__ = ("brigade", "faction", "joined", "last", "road", "space", "to")

    def __init__(self, faction: int, space: int, last: int = -1) -> None:
        self.faction: int = faction
        self.space: int = space
        self.brigade: int = -1
        self.last: int = last
        """Construction Frenzy: the Brigade that has just constructed; -1 for a Construction that
        costs an AP."""
        self.road: int = -1
        """The connection whose Road has been finished."""
        self.to: int = -1
        self.joined: tuple[int, ...] = ()


class Embarkation:
    """10.6 Sail Movement: who has gone aboard."""

    __slots__ = ("aboard", "doubled", "faction", "space")

    def __init__(self, faction: int, space: int, doubled: bool) -> None:
        self.faction: int = faction
        self.space: int = space
        self.doubled: bool = doubled
        self.aboard: tuple[int, ...] = ()


class Battle:
    """13.3 One Battle: where, who attacks, both tracks, and the dice on the table."""

    __slots__ = (
        "attacker", "commanders", "dice", "eliminated", "event_rerolls", "events", "fort_at_start",
        "had_bastion", "highland_hit", "hit_by", "hit_by_bt", "lineup", "militia", "penalties",
        "rerolled", "rerolls", "rolling", "settled_enemy", "space", "step", "track",
    )  # fmt: skip

    def __init__(self, space: int, attacker: int) -> None:
        self.space: int = space
        self.attacker: int = attacker
        self.lineup: list[tuple[int, ...]] = [(), ()]
        """13.3.3 By faction: the pieces that fight, as they stood when the first die fell."""
        self.track: list[int] = [0, 0]
        """13.3.1 The Battle Victory markers, by faction."""
        self.penalties: list[list[tuple[str, int]]] = [[], []]
        """13.3.2 By faction: what moved the marker back, and by how much."""
        self.militia: list[int] = [0, 0]
        self.commanders: list[int] = [-1, -1]
        self.rerolls: list[int] = [0, 0]
        """13.3.1 The Commander in use, and the rerolls he has left, by faction."""
        self.event_rerolls: list[int] = [0, 0]
        """Rerolls left from an event in this Battle, by faction."""
        self.events: list[str] = ["", ""]
        """The event a faction has used in this Battle."""
        self.rolling: int = -1
        """The faction whose dice are on the table; -1 between the steps."""
        self.step: int = -1
        """13.3.3 The step of the roll sequence under way."""
        self.dice: dict[int, int] = {}
        """The faces on the table by piece."""
        self.rerolled: dict[int, int] = {}
        """13.5 Which kinds of reroll a piece has used, as bits."""
        self.hit_by: int = -1
        """13.4 The piece whose Hit is being applied."""
        self.hit_by_bt: bool = False
        """That Hit is one of a B&T."""
        self.eliminated: tuple[int, ...] = ()
        """13.3.3 Defending units that were eliminated and still roll."""
        self.highland_hit: list[bool] = [False, False]
        """13.4.2 The first Hit on a Metropolitan Brigade of this faction has been applied."""
        self.fort_at_start: bool = False
        """The defender had a Fort when the Battle began."""
        self.had_bastion: bool = False
        """The defender had a Bastion when the Battle began."""
        self.settled_enemy: bool = False
        """13.7.1 The space was a Settled Space controlled by the attacker's enemy."""

    @property
    def defender(self) -> int:
        return FRENCH if self.attacker == BRITISH else BRITISH

    def copy(self) -> Battle:
        """For those who think of another course of it, before the dice."""
        twin = Battle(self.space, self.attacker)
        twin.lineup = self.lineup.copy()
        twin.track = self.track.copy()
        twin.penalties = [self.penalties[0].copy(), self.penalties[1].copy()]
        twin.militia = self.militia.copy()
        twin.commanders = self.commanders.copy()
        twin.rerolls = self.rerolls.copy()
        twin.event_rerolls = self.event_rerolls.copy()
        twin.events = self.events.copy()
        twin.fort_at_start = self.fort_at_start
        twin.had_bastion = self.had_bastion
        twin.settled_enemy = self.settled_enemy
        return twin


class Retreat:
    """13.9 Units that must leave a space: whose, as attacker or defender, routed or not."""

    __slots__ = ("attacking", "faction", "group", "lost", "routed", "space", "to")

    def __init__(self, faction: int, space: int, attacking: bool, routed: bool) -> None:
        self.faction: int = faction
        self.space: int = space
        self.attacking: bool = attacking
        self.routed: bool = routed
        self.group: tuple[int, ...] = ()
        """The pieces that retreat together."""
        self.to: int = -1
        """Where they go, once that is decided."""
        self.lost: int = 0
        """13.9.4 Retreating units that the opponent has still to eliminate."""


class Placement:
    """Pieces that a seat is placing or choosing: reinforcements, returns, events."""

    __slots__ = ("faction", "left", "piece", "ports")

    def __init__(self, faction: int, left: tuple[int, ...]) -> None:
        self.faction: int = faction
        self.left: tuple[int, ...] = left
        """Pieces still to be placed."""
        self.piece: int = -1
        """The piece that is being placed."""
        self.ports: tuple[int, ...] = ()
        """15.3 Spaces where Fleets of the faction have been placed in this Logistics Round."""


class Winter:
    """17.2, 17.3 A stack in winter: whose, where it is now, and who of it is still to go."""

    __slots__ = ("at", "faction", "group")

    def __init__(self, faction: int, space: int) -> None:
        self.faction: int = faction
        self.at: int = space
        self.group: tuple[int, ...] = ()
        """The pieces that have not stayed as a garrison; Commanders who may still redeploy."""
