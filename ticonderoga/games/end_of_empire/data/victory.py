"""How a scenario is won, as data: conditions in the order in which they are judged."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit.fields import Fields
from ticonderoga.games.end_of_empire.data.board import Board
from ticonderoga.games.end_of_empire.data.kinds import (
    AMERICAN_AREAS,
    AREA_IDS,
    BRITISH,
    NOBODY,
    SIDE_IDS,
    Numbers,
)
from ticonderoga.games.end_of_empire.data.reading import LAST_TURN, hex_under, hexes_under

EACH_TURN: Final = 0
"""At the end of every turn, up to `until`."""
FALL_TURNS: Final = 1
"""At the end of every fall turn."""
OPERATIONS: Final = 2
"""On the last turn after the Operations Phases, before the Withdrawal Phase."""
END: Final = 3
"""At the end of the last turn."""
WHEN_IDS: Final = ("each_turn", "fall_turns", "operations", "end")

CONTROLS: Final = 0
"""`side` controls at least `least` and at most `most` of `hexes`."""
POINTS: Final = 1
"""British points less allied ones, for places taken, are at least `least`, at most `most`."""
RESTORED: Final = 2
"""12.4 All of `areas` are under British rule again, or Vermont a republic."""
NORTH_FALLEN: Final = 3
STEPS_LOST: Final = 4
"""At least `least` steps of British regulars have died in the scenario."""
COLLAPSED: Final = 5
"""15.7 Full Economic Collapse is in force."""
FRENCH_ENTERED: Final = 6
NEW_FRANCE: Final = 7
"""15.4 If France came in for the sake of New France, the allies hold one of its hexes."""
TEST_IDS: Final = (
    "controls", "points", "restored", "north_fallen", "steps_lost", "full_collapse",
    "french_entered", "new_france",
)  # fmt: skip

ANY: Final = 999
WINNER_IDS: Final = (*SIDE_IDS, "draw")


class Clause:
    """One thing that must be so."""

    __slots__ = ("areas", "hexes", "kind", "least", "most", "side")

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.side: int = NOBODY
        self.hexes: Numbers = ()
        self.areas: Numbers = ()
        self.least: int = -ANY
        self.most: int = ANY


class Condition:
    """Who wins when all tests hold; NOBODY for a draw."""

    __slots__ = ("decisive", "tests", "until", "when", "winner")

    def __init__(self) -> None:
        self.winner: int = NOBODY
        self.when: int = END
        self.until: int = LAST_TURN
        self.decisive: bool = False
        self.tests: list[Clause] = []


class Place:
    """A place that is worth points to the side that takes it from the other."""

    __slots__ = ("hex", "points", "side")

    def __init__(self, hex: int, points: int, side: int) -> None:
        self.hex: int = hex
        self.points: int = points
        self.side: int = side


# ---------------------------------------------------------------------- reading


def read_victory(row: Fields, board: Board, last: int) -> list[Condition]:
    found: list[Condition] = []
    for part in row.rows("victory", "victory condition"):
        part.known(["winner", "when", "until", "decisive", "tests"])
        condition = Condition()
        winner = part.word("winner", WINNER_IDS)
        condition.winner = winner if winner < len(SIDE_IDS) else NOBODY
        condition.when = part.word("when", WHEN_IDS)
        condition.until = part.integer("until", 1, last, LAST_TURN)
        condition.decisive = part.flag("decisive")
        if part.has("until") and condition.when != EACH_TURN:
            part.complain('"until" is for conditions of each turn.', "Drop it.")
        condition.tests = [_read_clause(line, board) for line in part.rows("tests", "test", False)]
        found.append(condition)
    closing = [condition for condition in found if condition.when in (OPERATIONS, END)]
    if row.has("victory") and (not closing or closing[-1].tests):
        remedy = "The last condition of the last turn has no tests: it holds otherwise."
        row.complain("it may end without a result.", remedy, "victory")
    return found


def _read_clause(row: Fields, board: Board) -> Clause:
    row.known(["kind", "side", "hexes", "areas", "least", "most"])
    clause = Clause(row.word("kind", TEST_IDS))
    wants: dict[str, bool] = {
        "side": clause.kind == CONTROLS,
        "hexes": clause.kind == CONTROLS,
        "areas": clause.kind == RESTORED,
        "least": clause.kind in (CONTROLS, POINTS, STEPS_LOST),
        "most": clause.kind in (CONTROLS, POINTS),
    }
    for name, wanted in wants.items():
        if row.has(name) and not wanted and clause.kind >= 0:
            row.complain(f'"{name}" is not for this kind of test.', "Drop it.")
    if clause.kind == CONTROLS:
        clause.side = row.word("side", SIDE_IDS)
        clause.hexes = tuple(hexes_under(row, board, "hexes", needed=True))
        clause.least = row.integer("least", 0, len(clause.hexes), len(clause.hexes))
        clause.most = row.integer("most", clause.least, len(clause.hexes), len(clause.hexes))
    elif clause.kind == POINTS:
        clause.least = row.integer("least", -ANY, ANY, -ANY)
        clause.most = row.integer("most", -ANY, ANY, ANY)
    elif clause.kind == STEPS_LOST:
        clause.least = row.integer("least", 1, ANY)
    elif clause.kind == RESTORED:
        american = list(range(AMERICAN_AREAS))
        names = AREA_IDS[:AMERICAN_AREAS]
        areas = row.several("areas", names, "a colony") if row.has("areas") else american
        clause.areas = tuple(areas)
    return clause


def read_points(row: Fields, board: Board) -> list[Place]:
    """Places that count when points are reckoned."""
    found: list[Place] = []
    for part in row.rows("points", "points", needed=False):
        part.known(["hex", "points", "for"])
        hex, side = hex_under(part, board, "hex"), part.word("for", SIDE_IDS)
        found.append(Place(max(hex, 0), part.integer("points", 1, 99), max(side, BRITISH)))
    return found
