"""The safety review, by its numbers: one asker does not hold the workers (D5)."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest

from tests.server.seats import house, play_on
from ticonderoga.server.site import MOST_STUDIES
from ticonderoga.server.turns import Busy, Turns


async def line_up(turns: Turns, asks: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Let all ask while somebody is at work; the order in which they get their turns."""
    order: list[tuple[str, int]] = []

    async def ask(asker: str, rank: int) -> None:
        async with turns.turn(asker, rank):
            order.append((asker, rank))

    async with turns.turn("first"):
        waiting = [asyncio.create_task(ask(asker, rank)) for asker, rank in asks]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    return order


def test_d05_askers_take_turns() -> None:
    asks = [("greedy", 0)] * 30 + [("honest", 0)]
    order = asyncio.run(line_up(Turns(99, 40), asks))
    assert len(order) == 31
    assert order.index(("honest", 0)) <= 1


def test_d06_lower_ranks_go_first() -> None:
    asks = [("bots", 2), ("bots", 2), ("away", 1), ("here", 0), ("there", 0)]
    order = asyncio.run(line_up(Turns(99, 40), asks))
    assert [rank for _, rank in order] == [0, 0, 1, 2, 2]


def test_d05_one_asker_has_a_bound() -> None:
    async def go() -> None:
        turns = Turns(99, 2)
        async with turns.turn("greedy"):
            second = asyncio.create_task(line_up_one(turns, "greedy"))
            await asyncio.sleep(0)
            with pytest.raises(Busy, match="your last questions"):
                async with turns.turn("greedy"):
                    pass
            other = asyncio.create_task(line_up_one(turns, "honest"))
            await asyncio.sleep(0)
        await asyncio.gather(second, other)
        async with turns.turn("greedy"):
            pass

    asyncio.run(go())


async def line_up_one(turns: Turns, asker: str) -> str:
    async with turns.turn(asker):
        return asker


def test_d05_when_all_places_are_taken_the_greediest_loses_one() -> None:
    async def go() -> None:
        turns = Turns(5, 5)
        async with turns.turn("first"):
            greedy = [asyncio.create_task(line_up_one(turns, "greedy")) for _ in range(4)]
            await asyncio.sleep(0)
            honest = asyncio.create_task(line_up_one(turns, "honest"))
            await asyncio.sleep(0)
        assert await honest == "honest"
        done = await asyncio.gather(*greedy, return_exceptions=True)
        assert [isinstance(one, Busy) for one in done] == [False, False, False, True]

    asyncio.run(go())


def test_d05_who_goes_away_leaves_no_gap() -> None:
    async def go() -> None:
        turns = Turns(9, 9)
        async with turns.turn("first"):
            gone = asyncio.create_task(line_up_one(turns, "gone"))
            stays = asyncio.create_task(line_up_one(turns, "stays"))
            await asyncio.sleep(0)
            gone.cancel()
        late = asyncio.create_task(line_up_one(turns, "late"))
        assert await stays == "stays"
        assert await late == "late"
        # Cancelled after the turn was given, and before it was used.
        async with turns.turn("first"):
            given = asyncio.create_task(line_up_one(turns, "given"))
            await asyncio.sleep(0)
        given.cancel()
        assert await line_up_one(turns, "next") == "next"

    asyncio.run(go())


def test_d05_one_address_may_not_fill_the_study() -> None:
    """Over HTTP: many what-ifs of one address, and a question of another is next."""

    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as ann, at.sit(table, tokens[1]) as bob:
                await play_on([ann, bob], 2)
            hold = asyncio.Event()
            held = asyncio.Event()

            async def blocked() -> None:
                async with contextlib.AsyncExitStack() as turns:
                    for worker in at.site.study._workers:
                        await turns.enter_async_context(worker._turns.turn("somebody"))
                    held.set()
                    await hold.wait()

            at.site.hub.spawn(blocked())
            await held.wait()
            begin = {"act": "begin", "token": tokens[0]}
            path = f"/api/tables/{table}/what-if"
            asked = [
                asyncio.create_task(at.http.post(path, json=begin)) for _ in range(20 * workers(at))
            ]
            room = MOST_STUDIES * workers(at)
            for refused, answered in enumerate(asyncio.as_completed(asked), 1):
                found = await answered
                assert found.status_code == 422
                assert "your last questions" in found.json()["error"]
                if refused == len(asked) - room:
                    break
            for task in asked:
                task.cancel()
            hold.set()

    asyncio.run(go())


def workers(at: Any) -> int:
    return len(at.site.study._workers)
