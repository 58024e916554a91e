"""What is under way: an operation, a reaction, a combat, a retreat, a landing, a levy.

It is public knowledge and stands in the position, where questions, odds and agents find it. It
is None at every checkpoint, so it is neither copied nor saved with the position.
"""

from __future__ import annotations


class Operation:
    """8, 9 A force on the move: who, from where, how far, and what it has still in hand."""

    __slots__ = (
        "acted", "allowance", "at", "back_to", "came_from", "chosen", "entered_from", "force",
        "free_steps", "joint", "moved", "needs_check", "origin", "side", "spared", "used", "waits",
        "way",
    )  # fmt: skip

    def __init__(self, side: int, origin: int) -> None:
        self.side: int = side
        self.origin: int = origin
        """The space where the activation began."""
        self.at: int = origin
        self.came_from: int = origin
        """The space it was in just before this one."""
        self.entered_from: int = -1
        """The space from which it came into this hex; -1 if it began here."""
        self.back_to: int = origin
        """11.9 Where it goes back to from a fight in this space."""
        self.force: tuple[int, ...] = ()
        """The pieces that move, units and leaders; those chosen so far before the first check."""
        self.allowance: dict[int, int] = {}
        """9 The movement points that each unit has for the phase."""
        self.used: dict[int, int] = {}
        """What each piece has spent of them."""
        self.moved: bool = False
        """It has left the space where it began."""
        self.acted: bool = False
        """It has moved or fought since it was formed."""
        self.needs_check: bool = False
        """8.3 A new check is needed before it goes on: after a split or a combat."""
        self.free_steps: int = 0
        """Steps within its hex since it last paid for something (ruling B-13)."""
        self.spared: int = -1
        """11.4 The space where it has met enemies and nothing was fought; -1 for none."""
        self.way: tuple[int, ...] = (origin,)
        """The spaces that it has come through, for tables."""
        self.chosen: tuple[int, ...] = ()
        """8.9, 9.5 Pieces chosen to split off or to be picked up."""
        self.joint: int = -1
        """14.4 The space that it attacks together with a landing; -1 for none."""
        self.waits: bool = False
        """It has arrived there, and waits for those who come by sea."""


class Declared:
    """10.3 One declared reaction: who, from where, where to."""

    __slots__ = ("force", "goal", "own", "space")

    def __init__(self, space: int, force: tuple[int, ...], goal: int, own: bool = False) -> None:
        self.space: int = space
        self.force: tuple[int, ...] = force
        self.goal: int = goal
        self.own: bool = own
        """It rolls for itself, and not with the others of its stack."""


class Reaction:
    """10 The other side's answers to a move."""

    __slots__ = (
        "barred", "cant_ambush", "declared", "entered", "force", "from_space", "horse", "rolled",
        "side", "space", "stacks",
    )  # fmt: skip

    def __init__(self, side: int, entered: int, from_space: int) -> None:
        self.side: int = side
        """Who reacts."""
        self.entered: int = entered
        self.from_space: int = from_space
        """Where the mover came from; -1 from the sea, where he still is (14.4)."""
        self.stacks: list[int] = []
        """The spaces of stacks that may react, in their order."""
        self.barred: tuple[int, ...] = ()
        """Ruling 33: militia called out a moment ago."""
        self.space: int = -1
        """The stack that is being asked; -1 for none."""
        self.force: tuple[int, ...] = ()
        """The part of it that is being chosen."""
        self.declared: list[Declared] = []
        self.rolled: dict[int, int] = {}
        """By how much the roll of a stack was above its rating, by its space."""
        self.horse: bool = False
        """O7 The mover has cavalry, legions or rangers."""
        self.cant_ambush: bool = False
        """O8 The mover has no unit that can ambush."""


class Combat:
    """11 A battle in one space: who attacks, who takes part, and how it stands."""

    __slots__ = (
        "active", "ambusher", "attack", "attacker", "attackers", "came_from", "column", "defence",
        "drm", "exempt", "had_steps", "leaders", "losses", "origins", "result", "round", "space",
        "victim",
    )  # fmt: skip

    def __init__(self, space: int, attacker: int, came_from: int) -> None:
        self.space: int = space
        self.attacker: int = attacker
        """The side that attacks in linear combat."""
        self.active: int = attacker
        """The side whose move it is: the other one decides first whether to ambush (11.2)."""
        self.came_from: int = came_from
        """Where the attackers go back to."""
        self.origins: dict[int, int] = {}
        """Ruling 22: where pieces of a joint attack go back to instead."""
        self.attackers: tuple[int, ...] = ()
        """The pieces that attack. The defenders are all of the other side in the space."""
        self.had_steps: list[bool] = [False, False]
        """By side: it had steps to lose when the battle began."""
        self.exempt: int = -1
        """5.2 The unit inside an outpost that cannot be ambushed."""
        self.ambusher: int = -1
        """The side that has ambushed; -1 for none."""
        self.round: int = 0
        self.attack: int = 0
        self.defence: int = 0
        """The factors of the ambush or round under way."""
        self.column: int = -1
        self.leaders: list[int] = [-1, -1]
        """By side: the ranking leader of this round, -1 for none."""
        self.drm: list[tuple[str, int, int]] = []
        """11.8 What modifies the die of this round: what, by how much, whose combat rating."""
        self.result: str = ""
        """What the table said last."""
        self.losses: int = 0
        """Steps that are still to be lost, the one being picked included."""
        self.victim: int = -1
        """The side that loses them; -1 if none does."""

    @property
    def defender(self) -> int:
        return 1 - self.attacker


class Retreat:
    """11.9 A force that leaves a space: whose, from where, and where it may go."""

    __slots__ = ("barred", "fleets", "force", "goals", "kind", "side", "space")

    def __init__(self, kind: int, side: int, space: int, force: tuple[int, ...]) -> None:
        self.kind: int = kind
        """Which rule says where it may go: those of rules/retreat.py."""
        self.side: int = side
        self.space: int = space
        self.force: tuple[int, ...] = force
        self.barred: tuple[int, ...] = ()
        """The hexes, or the place inside this one, from which the attackers came."""
        self.goals: list[int] = []
        self.fleets: list[int] = []
        """14.6 The fleets that can take it aboard."""


class Landing:
    """14.4, 14.9 An operation by sea: with which fleet, from where, who comes, where to."""

    __slots__ = ("areas", "fleet", "force", "goal", "side", "source", "sources", "tried")

    def __init__(self, side: int, fleet: int, areas: int) -> None:
        self.side: int = side
        self.fleet: int = fleet
        """-1 for American boats, which need none (14.9)."""
        self.areas: int = areas
        """The sea areas on whose coast it may land, as a mask."""
        self.source: int = -1
        """The place that it sails from: a space, Havana, or aboard the fleet."""
        self.force: tuple[int, ...] = ()
        """The pieces chosen so far, those aboard who join included."""
        self.goal: int = -1
        self.sources: list[tuple[int, int]] = []
        """The places where somebody could sail from, each with the nations of units there that
        could, as a mask."""
        self.tried: bool = False
        """A check has failed."""


class Levy:
    """7, 12, 13 Pieces or steps that a side is placing: what is left to do."""

    __slots__ = ("hex", "left", "piece", "steps")

    def __init__(self) -> None:
        self.left: tuple[int, ...] = ()
        self.piece: int = -1
        self.steps: int = 0
        self.hex: int = -1
