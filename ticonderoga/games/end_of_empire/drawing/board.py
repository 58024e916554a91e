"""The board of End of Empire as it never changes."""

from __future__ import annotations

from ticonderoga.engine.drawing import Board, empty_board
from ticonderoga.games.end_of_empire.data.pack import Pack


def describe_board(pack: Pack) -> Board:
    return empty_board("end-of-empire", "End of Empire")
