"""The rules of tables: one renderer for each game, scenario and combination of options.

A game may have millions of combinations, and anybody may ask for any of them. So only the ones
asked for last are kept; a table in memory holds its own. Equal boards are one object.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict

from ticonderoga.engine.drawing import Board
from ticonderoga.engine.game import Game
from ticonderoga.server.rendering import Renderer
from ticonderoga.server.sheets import ShownBoard

MOST_EDITIONS = 32
MOST_BOARDS = 16


def key_of(game: Game, scenario: str, options: dict[str, str]) -> str:
    return json.dumps([game.name, scenario, options], sort_keys=True)


class Boards:
    """The boards drawn last: editions that look alike share one."""

    def __init__(self) -> None:
        self._known: list[ShownBoard] = []

    def shared(self, board: Board) -> ShownBoard:
        """A known board that is equal to this one, or else this one, known from now on."""
        for known in self._known:
            if known.board == board:
                return known
        self._known = [*self._known[1 - MOST_BOARDS :], ShownBoard(board)]
        return self._known[-1]


class Editions:
    """The renderers used last. Rules never change, so that tables may share them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Renderer] = OrderedDict()
        self._boards = Boards()
        self._making = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def has(self, game: Game, scenario: str, options: dict[str, str]) -> bool:
        """Whether it is at hand: to make another takes the tables' time."""
        return key_of(game, scenario, options) in self._kept

    async def made(self, game: Game, scenario: str, options: dict[str, str]) -> Renderer:
        """The same as `renderer_of`, board and all, without keeping the tables waiting: a large
        board takes a tenth of a second, so that it is made in a thread, one at a time."""
        async with self._making:
            renderer = self._kept.get(key_of(game, scenario, options))
            if renderer is None:
                renderer = await asyncio.to_thread(self._make, game, scenario, options)
                self._keep(key_of(game, scenario, options), renderer)
            return renderer

    def _make(self, game: Game, scenario: str, options: dict[str, str]) -> Renderer:
        renderer = Renderer(game.rules(scenario, options), self._boards.shared)
        _ = renderer.shown.sheet
        return renderer

    def _keep(self, key: str, renderer: Renderer) -> None:
        self._kept[key] = renderer
        if len(self._kept) > MOST_EDITIONS:
            self._kept.popitem(last=False)

    def renderer_of(self, game: Game, scenario: str, options: dict[str, str]) -> Renderer:
        key = key_of(game, scenario, options)
        renderer = self._kept.get(key)
        if renderer is None:
            renderer = Renderer(game.rules(scenario, options), self._boards.shared)
            self._keep(key, renderer)
        self._kept.move_to_end(key)
        return renderer
