"""The board of Bayonets & Tomahawks as it never changes."""

from __future__ import annotations

from ticonderoga.engine.drawing import Board, empty_board
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack


def describe_board(pack: Pack) -> Board:
    return empty_board("bayonets-tomahawks", "Bayonets & Tomahawks")
