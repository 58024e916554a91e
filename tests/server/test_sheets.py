"""Boards are packed once and kept by their digest; thumbnails need no board; answers are packed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.seats import WAR, house
from ticonderoga.engine.drawing_check import mismatches
from ticonderoga.engine.game import settle_options
from ticonderoga.engine.registry import all_games
from ticonderoga.server.sent import Outline
from ticonderoga.server.sheets import MOST_CORNERS, outline_of, thinned

PACKED = {"accept-encoding": "gzip"}


def test_a_board_is_kept_for_ever_by_the_digest_that_the_table_tells() -> None:
    async def go() -> None:
        async with house() as at:
            table, _ = await at.lay("me", "me")
            about = await at.get(f"/api/tables/{table}")
            path = f"/api/games/{WAR}/board"
            terms = {"scenario": about["scenario"], **about["options"]}
            named = await at.http.get(path, params={**terms, "digest": about["board"]})
            assert named.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert named.headers["content-encoding"] == "gzip"
            assert named.json()["title"] == "Washington's War"
            other = await at.http.get(path, params={**terms, "digest": "0" * 18})
            assert other.headers["cache-control"] == "no-cache", "another board may come there"
            plain = await at.http.get(path, params=terms, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.json() == named.json() == other.json()
            tag = {"if-none-match": named.headers["etag"]}
            again = await at.http.get(path, params=terms, headers=tag)
            assert (again.status_code, again.content) == (304, b"")

    asyncio.run(go())


def test_another_scenario_has_another_digest() -> None:
    async def go() -> None:
        async with house() as at:
            digests = set()
            for scenario in ("1775", "1778"):
                agents = ["non-player"] * 4
                table, _ = await at.lay(*agents, game="liberty-or-death", scenario=scenario)
                digests.add((await at.get(f"/api/tables/{table}"))["board"])
            assert len(digests) == 2

    asyncio.run(go())


def test_long_answers_are_packed_and_others_not_kept() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            long = await at.http.get(f"/api/tables/{table}/replay", headers={"x-seat": tokens[0]})
            assert long.headers["content-encoding"] == "gzip"
            assert long.headers["cache-control"] == "no-store"
            short = await at.http.get("/api/me", headers=PACKED)
            assert "content-encoding" not in short.headers
            games = await at.http.get("/api/games", headers=PACKED)
            tag = {"if-none-match": games.headers["etag"]}
            assert (await at.http.get("/api/games", headers=tag)).status_code == 304

    asyncio.run(go())


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_an_outline_is_the_board_in_small(game: Any) -> None:
    board = game.rules(game.scenarios[0].name, settle_options(game, {})).board()
    outline = outline_of(board)
    assert mismatches(outline, Outline) == []
    assert len(outline["spots"]) == len(board["spaces"])
    assert outline["sides"] == board["sides"]
    assert all(link["style"] == "border" for link in board["links"]) or outline["ways"]
    assert ("hexes" in outline) == ("hexes" in board)
    assert all(len(ring) <= MOST_CORNERS for ring in outline["areas"])


def test_a_thumbnail_is_told_of_by_its_digest() -> None:
    async def go() -> None:
        async with house() as at:
            for game in (await at.get("/api/games"))["games"]:
                path = f"/api/games/{game['name']}/outline"
                found = await at.http.get(path, params={"digest": game["outline"]})
                assert "immutable" in found.headers["cache-control"]
                assert found.json()["sides"]
            assert (await at.http.get("/api/games/none/outline")).status_code == 404

    asyncio.run(go())


def test_a_ring_keeps_its_shape_with_fewer_corners() -> None:
    ring = [(step / 10, step / 1000) for step in range(500)]
    kept = thinned(ring)
    assert len(kept) <= MOST_CORNERS
    assert kept[0] == (0.0, 0.0)
    assert kept[-1][0] > 48
    assert thinned([(1.001, 2.0), (1.002, 2.0), (3.0, 4.0)]) == [(1.0, 2.0), (3.0, 4.0)]
