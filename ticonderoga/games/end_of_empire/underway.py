"""What is under way: an operation, a reaction, a combat, a retreat, a landing, a levy.

It is public knowledge and stands in the position, where questions, odds and agents find it. It
is None at every checkpoint, so it is neither copied nor saved with the position.
"""

from __future__ import annotations


class Operation:
    """8, 9 A force on the move: who, from where, how far, and what it has still in hand."""

    __slots__ = (
        "amphibious", "at", "came_from", "dropped", "entering", "ferry_used", "force", "forced",
        "moved", "names_leader", "origin", "paused", "plus_only", "ranking", "resuming", "side",
        "spent", "started", "taken",
    )  # fmt: skip

    def __init__(self, side: int, origin: int) -> None:
        self.side: int = side
        self.origin: int = origin
        """The space where the activation began."""
        self.at: int = origin
        self.came_from: int = origin
        """The space it was in just before this one."""
        self.force: tuple[int, ...] = ()
        """The pieces that move: units and leaders."""
        self.taken: tuple[int, ...] = ()
        """Pieces chosen so far, before the first check."""
        self.spent: int = 0
        """Movement points used by the force; each piece keeps to its own allowance."""
        self.started: bool = False
        """The first check has been passed."""
        self.moved: bool = False
        self.resuming: bool = False
        """8.3 A new check is needed before it goes on: after a split, a combat, a pick-up."""
        self.ferry_used: bool = False
        self.plus_only: bool = False
        """8.2 Moves on the initiative of its own + units."""
        self.ranking: int = -1
        """8.3 The leader whose rating counted for the last check; -1 for the default leader."""
        self.names_leader: int = -1
        self.entering: int = -1
        """The space it is about to enter or has just entered, while others react."""
        self.dropped: tuple[int, ...] = ()
        """9.5 Pieces left behind on the way in this operation."""
        self.paused: list[Operation] = []
        """9.5 Parent stacks that wait while this sub-stack moves."""
        self.amphibious: bool = False
        """14.4 The force came from the sea."""
        self.forced: bool = False
        """7.1 Boxed arrivals who must attack where they are."""


class Declared:
    """10.3 One declared reaction: who, from where, where to."""

    __slots__ = ("automatic", "done", "force", "space", "to")

    def __init__(self, space: int, force: tuple[int, ...], to: int) -> None:
        self.space: int = space
        self.force: tuple[int, ...] = force
        self.to: int = to
        self.done: bool = False
        self.automatic: bool = False


class Reaction:
    """10 The other side's answers to a move."""

    __slots__ = (
        "declared", "entered", "failed_inside", "force", "from_space", "side", "space", "stage",
    )  # fmt: skip

    def __init__(self, side: int, entered: int, from_space: int) -> None:
        self.side: int = side
        """Who reacts."""
        self.entered: int = entered
        self.from_space: int = from_space
        """Where the mover came from."""
        self.space: int = -1
        """The stack that is being asked."""
        self.force: tuple[int, ...] = ()
        """The part of it that is being chosen."""
        self.declared: list[Declared] = []
        self.failed_inside: bool = False
        """10.1 The stack in the entered space tried and failed."""
        self.stage: int = 0


class Combat:
    """11 A battle in one space: who attacks, who takes part, and how it stands."""

    __slots__ = (
        "ambushed", "attacker", "attackers", "came_from", "column", "defenders", "drm", "exempt",
        "from_sea", "hex_side", "joint", "losses", "naval", "operation_side", "over", "result",
        "round", "space", "undecided", "who_lost",
    )  # fmt: skip

    def __init__(self, space: int, attacker: int, came_from: int) -> None:
        self.space: int = space
        self.attacker: int = attacker
        """The side that attacks in linear combat."""
        self.operation_side: int = attacker
        """The side whose Operations Phase it is: for the right to ambush (J8)."""
        self.came_from: int = came_from
        """Where the attackers go back to."""
        self.attackers: tuple[int, ...] = ()
        self.defenders: tuple[int, ...] = ()
        self.exempt: int = -1
        """5.2 The unit that went into the outpost and keeps out of it."""
        self.ambushed: bool = False
        """There has been an ambush, or nobody wanted one."""
        self.round: int = 0
        self.column: int = -1
        self.drm: list[tuple[str, int]] = []
        """11.8 What modifies the die of this round, and by how much."""
        self.result: str = ""
        self.losses: list[int] = [0, 0]
        """Steps still to be lost, by side."""
        self.who_lost: list[bool] = [False, False]
        """By side: it has suffered a step loss or a retreat in this battle."""
        self.naval: list[int] = [-1, -1]
        """14.5 The naval infantry that takes part, by side."""
        self.from_sea: bool = False
        self.joint: dict[int, int] = {}
        """M10 Where each attacking piece came from, in a joint attack."""
        self.hex_side: int = -1
        self.undecided: bool = False
        self.over: bool = False

    @property
    def defender(self) -> int:
        return 1 - self.attacker


class Retreat:
    """11.9 A force that must leave a space: whose, from where, who came from where."""

    __slots__ = ("barred", "by_check", "force", "side", "space")

    def __init__(self, side: int, space: int, force: tuple[int, ...], barred: int) -> None:
        self.side: int = side
        self.space: int = space
        self.force: tuple[int, ...] = force
        self.barred: int = barred
        """The hex from which the attacker came; -1 for none."""
        self.by_check: bool = False
        """J28 By its own wish, after an initiative check."""


class Landing:
    """14.4 An amphibious operation: the fleet, the port, who comes, where to."""

    __slots__ = ("aboard", "fleet", "force", "goal", "port", "side")

    def __init__(self, side: int, fleet: int) -> None:
        self.side: int = side
        self.fleet: int = fleet
        self.port: int = -1
        self.force: tuple[int, ...] = ()
        self.aboard: tuple[int, ...] = ()
        self.goal: int = -1


class Levy:
    """7, 12, 13 Pieces or steps that a side is placing: what is left to do."""

    __slots__ = ("hex", "left", "piece", "side", "steps")

    def __init__(self, side: int) -> None:
        self.side: int = side
        self.left: tuple[int, ...] = ()
        self.piece: int = -1
        self.steps: int = 0
        self.hex: int = -1
