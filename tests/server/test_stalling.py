"""Nobody gains time, or keeps the referee busy, by acts that bring the game nowhere."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.people import signed_up
from tests.server.seats import Person, house
from ticonderoga.server import hub
from ticonderoga.server.pauses import Pauses

DAY = 86_400.0
RATED: dict[str, Any] = {"rated": True, "days_per_move": 1, "public": True}


class Hand:
    """A clock that is put forward by hand, in steps that leave no pause."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    found = Hand()
    monkeypatch.setattr(hub, "Pauses", lambda: Pauses(lambda: 0.0))
    return found


async def choose_and_undo(person: Person) -> str:
    """Choose something that can be taken back, and take it back; the refusal if there is one."""
    await person.choose(person.asked()[0])
    answer = await person.do("undo", n=person.n)
    if answer["type"] == "accepted":
        await person.reach(answer["n"])
    return str(answer.get("text", ""))


def test_who_chooses_and_takes_back_gains_no_days(hand: Hand) -> None:
    async def go() -> None:
        async with house(clock=hand) as at:
            table, tokens = await at.lay("me", "me", days_per_move=1)
            path = f"/api/tables/{table}/claim"
            async with at.sit(table, tokens[0]) as first, at.sit(table, tokens[1]) as second:
                acting, other = (first, second) if first.asked() else (second, first)
                body = {"token": tokens[other.seat], "seat": acting.seat}
                hand.now += 0.6 * DAY
                began = hand.now
                for _ in range(2):
                    assert await choose_and_undo(acting) == ""
                    assert acting.state["clock"]["since"] == began, "the first choice was one"
                    await at.post(path, body, 422)
                    hand.now += 0.6 * DAY
                await at.post(path, body)

    asyncio.run(go())


def test_what_is_brought_on_has_its_own_days(hand: Hand) -> None:
    async def go() -> None:
        async with house(clock=hand) as at:
            table, tokens = await at.lay("me", "me", days_per_move=1)
            async with at.sit(table, tokens[0]) as first, at.sit(table, tokens[1]) as second:
                for _ in range(6):
                    acting, other = (first, second) if first.asked() else (second, first)
                    hand.now += 0.6 * DAY
                    n = await acting.choose(acting.asked()[-1])
                    await other.reach(n)
                    assert acting.state["clock"]["since"] == hand.now

    asyncio.run(go())


def test_a_rated_game_is_lost_by_who_stalls_it(hand: Hand) -> None:
    async def go() -> None:
        async with house(clock=hand) as at, signed_up(at, "Alice", "Bob") as (alice, bob):
            made = await alice.lay("washingtons-war", "me", "open", **RATED)
            await bob.post(f"/api/tables/{made['id']}/join")
            async with alice.sit(made["id"]) as first, bob.sit(made["id"]) as second:
                acting = first if first.asked() else second
                for _ in range(2):
                    assert await choose_and_undo(acting) == ""
                    hand.now += 0.6 * DAY
                await acting.say("choose", n=acting.n, choice=acting.asked()[0])
                await acting.until(lambda heard: bool(heard.get("over")))
                assert acting.state["result"]["winners"] == [1 - acting.seat]

    asyncio.run(go())
