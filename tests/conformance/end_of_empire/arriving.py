"""Reinforcement and Withdrawal Phases in a line: a position, who is due, one step of the phase."""

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.position import TRACK

_NEXT = {
    "captives": "new-france",
    "exchanges": "reinforcements",
    "reinforcements": "special-entries",
    "special-entries": "indians",
    "replacements": "drafts",
    "drafts": "militia",
    "withdrawals": "attrition",
}


def phase(name: str, turn: int, *stacks: str, war: str = "arw", **options: str) -> Situation:
    """A step on a turn, with some stacks on the map; the play ends with it."""
    return Situation.at_war(war, **options).turn(turn).phase(name).until(_NEXT[name]).put(*stacks)


def due(s: Situation, *names: str, turn: int = 0) -> Situation:
    """Pieces lie on the turn track for this turn, or for the one told."""
    for name in names:
        piece = s.piece(name)
        s.start.where[piece] = TRACK
        s.start.due[piece] = turn or s.start.turn
        s.start.steps[piece] = 0
    return s


def reinforce(turn: int, coming: tuple[str, ...], *stacks: str, war: str = "arw") -> Situation:
    """The reinforcements of a turn."""
    return due(phase("reinforcements", turn, *stacks, war=war), *coming)


def told(s: Situation, kind: str) -> list[str]:
    """The names of the pieces that log entries of a kind begin with."""
    return [s.pieces.names[entry[0]] for entry in s.logged(kind)]
