"""Anybody may ask for any combination of options: what the server keeps of them is bounded."""

from __future__ import annotations

import asyncio
from itertools import islice, product
from typing import Any, cast

from tests.server.seats import WAR, house
from ticonderoga.engine.game import settle_options
from ticonderoga.engine.registry import find_game
from ticonderoga.server.editions import MOST_BOARDS, MOST_EDITIONS, Boards, Editions

LIBERTY = "liberty-or-death"


def combinations(count: int) -> list[dict[str, str]]:
    """Some of the combinations of options of Liberty or Death."""
    options = [option for option in find_game(LIBERTY).options if option.values]
    found = islice(product(*[option.values for option in options]), count)
    names = [option.name for option in options]
    return [dict(zip(names, values, strict=True)) for values in found]


def test_boards_asked_for_with_many_combinations_of_options_are_not_all_kept() -> None:
    async def go() -> None:
        async with house() as at:
            path = f"/api/games/{LIBERTY}/board"
            kept = at.site.hub.editions
            first = await at.get(path)
            for options in combinations(3 * MOST_EDITIONS):
                assert await at.get(path, params=options) == first
                assert len(kept) <= MOST_EDITIONS

    asyncio.run(go())


def test_a_table_in_memory_keeps_its_rules() -> None:
    async def go() -> None:
        async with house() as at:
            table, _ = await at.lay("me", "me")
            laid = await at.site.hub.table(table)
            rules = laid.renderer.rules
            for options in combinations(MOST_EDITIONS + 1):
                await at.get(f"/api/games/{LIBERTY}/board", params=options)
            assert laid.renderer.rules is rules is laid.match.rules
            again, _ = await at.lay("me", "me")
            assert (await at.site.hub.table(again)).renderer is not laid.renderer

    asyncio.run(go())


def test_those_used_last_are_kept() -> None:
    editions = Editions()
    game = find_game(LIBERTY)
    scenario = game.scenarios[0].name
    usual = settle_options(game, {})
    first = editions.renderer_of(game, scenario, usual)
    for options in combinations(3 * MOST_EDITIONS):
        editions.renderer_of(game, scenario, settle_options(game, {**options, "ties": "table"}))
        assert editions.renderer_of(game, scenario, usual) is first


def test_editions_that_look_alike_share_their_board() -> None:
    editions = Editions()
    game = find_game(LIBERTY)
    short, long = game.scenarios[0].name, game.scenarios[1].name
    one, two = [
        editions.renderer_of(game, short, settle_options(game, {"ties": how}))
        for how in ("d6", "table")
    ]
    other = editions.renderer_of(game, long, settle_options(game, {}))
    war = editions.renderer_of(find_game(WAR), "", settle_options(find_game(WAR), {}))
    assert one is not two
    assert one.board is two.board
    assert one.board == game.rules(short, settle_options(game, {})).board()
    assert one.board is not other.board
    assert war.board["title"] == "Washington's War"


def test_only_the_boards_drawn_last_are_known() -> None:
    boards = Boards()
    drawn: list[Any] = [{"board": number} for number in range(2 * MOST_BOARDS)]
    for board in drawn:
        assert boards.shared(board).board is board
    assert boards.shared(cast(Any, dict(drawn[-1]))).board is drawn[-1]
    again: Any = dict(drawn[0])
    assert boards.shared(again).board is again, "it is long forgotten"
