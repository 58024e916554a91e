"""Rated games: who may play them, and what they forbid."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.people import signed_up
from tests.server.seats import WAR, house, play_on

RATED: dict[str, Any] = {"rated": True, "days_per_move": 3, "public": True}
"""The terms of an open rated challenge."""


def test_rated_games_are_for_accounts_with_a_clock_and_one_seat_each() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Alice", "Bob") as (alice, bob):
            guest = {"game": WAR, "seats": [{"kind": "me"}, {"kind": "open"}], **RATED}
            assert "account" in (await at.post("/api/tables", guest, 401))["error"]
            refused = await alice.lay(WAR, "me", "open", rated=True, status=422)
            assert "clock" in refused["error"]
            refused = await alice.lay(WAR, "me", "me", **RATED, status=422)
            assert "one seat" in refused["error"]
            await alice.lay(WAR, "open", "open", **RATED, status=422)
            saved = {"save": "x", **RATED}
            assert "saved game" in (await alice.post("/api/tables/import", saved, 422))["error"]

            made = await alice.lay(WAR, "me", "open", **RATED)
            path = f"/api/tables/{made['id']}"
            about = await at.get(path)
            assert about["settings"]["rated"] is True
            assert about["settings"]["advice"] is False, "unless the terms allow it"
            assert about["seats"][0]["name"] == "Alice"
            invitation = {"token": made["tokens"][1]}
            assert "sign in" in (await at.post(f"{path}/join", invitation, 401))["error"]
            twice = await alice.post(f"{path}/join", invitation, 422)
            assert "already" in twice["error"], "nobody plays against himself"
            await bob.post(f"{path}/join", {"seat": 1, "name": "Alice"})
            assert [s["name"] for s in (await at.get(path))["seats"]] == ["Alice", "Bob"]

    asyncio.run(go())


def test_a_rated_game_takes_no_help() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Alice", "Bob") as (alice, bob):
            made = await alice.lay(WAR, "me", "open", **RATED)
            path = f"/api/tables/{made['id']}"
            await bob.post(f"{path}/join", {"seat": 1})
            async with alice.sit(made["id"]) as a, bob.sit(made["id"]) as b:
                await play_on([a, b], 6)
                acting = a if a.asked() else b
                for question in ("hint", "odds"):
                    answer = await acting.do(question)
                    assert answer["type"] == "refused"
                    assert "rated" in answer["text"]
                assert (await acting.do("final"))["type"] == "final"
            tried = await alice.post(f"{path}/what-if", {"act": "begin"}, 422)
            assert "rated" in tried["error"]
            bot = {"seat": 0, "agent": "random"}
            assert "no bot" in (await alice.post(f"{path}/agent", bot, 422))["error"]
            assert "resign" in (await alice.post(f"{path}/leave", {}, 422))["error"]

    asyncio.run(go())


def test_the_terms_may_allow_advice_in_a_rated_game() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Alice") as (alice,):
            made = await alice.lay(WAR, "me", "random", **RATED, advice=True)
            async with alice.sit(made["id"]) as a:
                while not a.asked():
                    await a.hear()
                assert (await a.do("odds"))["type"] == "odds"
            await alice.post(f"/api/tables/{made['id']}/what-if", {"act": "begin"})

    asyncio.run(go())


def test_a_rated_game_against_bots_keeps_its_deck_and_its_dice() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Alice") as (alice,):
            made = await alice.lay(WAR, "me", "random", **RATED, think_seconds=0.1)
            path = f"/api/tables/{made['id']}"
            assert (await at.get(path))["settings"]["think"] == 3.0, "as for everybody"
            async with alice.sit(made["id"]) as a:
                await play_on([a], 4)
                back = await a.do("propose_undo", n=a.n, ply=0)
                while back.get("stale"):
                    await a.reach(at.site.hub.tables[made["id"]].n)
                    back = await a.do("propose_undo", n=a.n, ply=0)
                assert back["type"] == "refused"
                assert "rated" in back["text"]
                await alice.get(f"{path}/save", 403)
                while not a.asked():
                    await a.hear()
                await a.do("resign", n=a.n)
            assert (await alice.http.get(f"{path}/save")).status_code == 200

    asyncio.run(go())
