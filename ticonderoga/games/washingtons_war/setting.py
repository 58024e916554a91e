"""Positions of Washington's War in words: "Howe 3 @ New York", "American marker @ York".

The empty board has no marker and no CU, every general in his box, Rochambeau in France, Congress
at Philadelphia, and no card in a hand. It stands at an American impulse of 1777; Regulars are in
effect and France is neutral.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.edition import Edition
from ticonderoga.games.washingtons_war.position import IMPULSE, NOT_ARRIVED, Position
from ticonderoga.games.washingtons_war.rules.french import rochambeau

_FRENCH: Final = 2
_ARMIES: Final = {"american": AMERICAN, "british": BRITISH, "french": _FRENCH}
SEED: Final = 7


def empty_board(pack: Pack, edition: Edition) -> Position:
    g = Position(pack, edition, Dice(SEED))
    g.year = 1777
    g.step = IMPULSE
    g.generals[rochambeau(g)] = NOT_ARRIVED
    g.congress = pack.board.index("Philadelphia")
    return g


def spellings_of(pack: Pack) -> dict[str, dict[str, int]]:
    """Names of spaces without their colony, where that is clear, and whole names of generals."""
    names = [name.lower() for name in pack.board.names]
    spaces = {name: space for space, name in enumerate(names) if names.count(name) == 1}
    generals = {who.name.lower(): index for index, who in enumerate(pack.pieces.generals)}
    return {"space": spaces, "general": generals}


def general_called(g: Position, name: str) -> int:
    """The general of that id, short or whole name; -1 if there is none."""
    wanted = name.lower()
    for index, who in enumerate(g.pack.pieces.generals):
        if wanted in (who.id, who.short.lower(), who.name.lower()):
            return index
    return -1


def put(g: Position, phrase: str) -> None:
    """ "Howe 5 @ New York", "Washington 3+2 @ York" (3 American, 2 French), "Gates @ Camden",
    "British 3 @ Boston", "French 2 @ Newport", "American marker @ York"."""
    what, at, where = phrase.partition(" @ ")
    if not at:
        raise TiconderogaError(f"'{phrase}' should read WHO AND HOW MANY @ SPACE")
    space = g.board.index(where)
    who, _, number = what.partition(" ")
    army = _ARMIES.get(who.lower(), -1)
    if number == "marker" and army in (AMERICAN, BRITISH):
        g.pc[space] = 1 + army
        return
    if army < 0:
        army = _put_general(g, who, space, phrase)
    own, _, french = (number or "0").partition("+")
    if not (own.isdecimal() and (french or "0").isdecimal()):
        raise TiconderogaError(f"'{number}' in '{phrase}' is no number of CUs")
    (g.american_cu, g.british_cu, g.french_cu)[army][space] += int(own)
    g.french_cu[space] += int(french or "0")


def _put_general(g: Position, name: str, space: int, phrase: str) -> int:
    """Put a general; the army that comes with him."""
    general = general_called(g, name)
    if general < 0:
        raise TiconderogaError(f"'{name}' in '{phrase}' is neither an army nor a general")
    g.generals[general] = space
    who = g.pack.pieces.generals[general]
    if who.french:
        g.french_waiting = 0
    return who.side
