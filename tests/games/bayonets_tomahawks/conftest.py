"""The parts of the built-in pack, for the tests of it."""

from __future__ import annotations

import pytest

from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.cards import Deck
from ticonderoga.games.bayonets_tomahawks.data.pack import load_pack
from ticonderoga.games.bayonets_tomahawks.data.pieces import Pieces


@pytest.fixture
def board() -> Board:
    return load_pack().board


@pytest.fixture
def pieces() -> Pieces:
    return load_pack().pieces


@pytest.fixture
def deck() -> Deck:
    return load_pack().deck
