"""Positions of End of Empire in words: "44th Foot, Braddock @ 1112".

The empty board has nobody on it: every piece of the war is set aside. It is the British Operations
Phase of the scenario's second summer turn, or of its first turn if it has none; nobody has
moved, and no marker is on the map but the Fort markers that fortresses always have.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    BRITISH,
    NOBODY,
    SEA_IDS,
    SIDE_IDS,
    SUMMER_2,
)
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData
from ticonderoga.games.end_of_empire.edition import Edition
from ticonderoga.games.end_of_empire.position import ASIDE, AWAY_IDS, OPERATIONS, Position
from ticonderoga.games.end_of_empire.rules.forces import put_down

SEED: Final = 7
_BOXES: Final = {name: box for box, name in AWAY_IDS.items()}


def empty_board(pack: Pack, edition: Edition, scenario: ScenarioData) -> Position:
    g = Position(pack, edition, scenario, Dice(SEED))
    for piece in pack.pieces.of_war[scenario.war]:
        g.where[piece] = ASIDE
    for agent in scenario.agents:
        g.agents[agent] = -1
    season = pack.tables.calendar[scenario.war].season
    for turn in range(scenario.first_turn, scenario.last_turn + 1):
        if season[turn] == SUMMER_2:
            g.turn = turn
            break
    g.step = OPERATIONS
    return g


def put(g: Position, phrase: str) -> None:
    """ "Braddock, Rogers, reduced 1 PA @ 1112", "allied Delaware @ 1111", "fort @ Boston town",
    "Bearn @ dead", "British Fleet @ North Atlantic", "Amherst @ aboard British Fleet"."""
    what, at, where = phrase.partition(" @ ")
    if not at:
        raise TiconderogaError(f"'{phrase}' should read WHO @ SPACE OR BOX")
    if what.strip().lower() == "fort":
        g.forts |= 1 << (g.board.index(where) - g.board.hexes)
        return
    for item in what.split(","):
        _put_item(g, item.strip(), where.strip(), phrase)


def _put_item(g: Position, item: str, where: str, phrase: str) -> None:
    """One piece: whose it is if it is an Indian, how many steps it has lost, its name."""
    words = item.split()
    side = NOBODY
    if words[0].lower() in SIDE_IDS and len(words) > 1 and _is_indian(g, " ".join(words[1:])):
        side = SIDE_IDS.index(words.pop(0).lower())
    lost = 0
    while words[0].lower() == "reduced":
        lost += 1
        words.pop(0)
    piece = g.pieces.index(" ".join(words), g.war)
    box = _BOXES.get(where.lower())
    g.steps[piece] = g.pieces.steps[piece] - lost
    if box is not None:
        g.where[piece] = box
        return
    owner = g.pieces.side[piece] if g.pieces.side[piece] != NOBODY else side
    if owner not in (BRITISH, ALLIED):
        raise TiconderogaError(f"'{phrase}': say for whom {item} fights: british or allied")
    put_down(g, owner, (piece,), _place(g, where))


def _is_indian(g: Position, name: str) -> bool:
    try:
        return g.pieces.side[g.pieces.index(name, g.war)] == NOBODY
    except TiconderogaError:
        return False


def _place(g: Position, name: str) -> int:
    word = name.lower().replace(" ", "_")
    if word in SEA_IDS:
        return g.sea_place(SEA_IDS.index(word))
    if word == "havana":
        return g.havana
    if word.startswith("aboard_"):
        return g.aboard(g.pieces.index(name[len("aboard ") :], g.war))
    return g.board.index(name)
