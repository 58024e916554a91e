"""The safety review, by its numbers: answers cost what they tell (D13), clocks leave out the times
when nobody could play (D15)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.seats import House, house, play_on
from ticonderoga.server import hub
from ticonderoga.server.clocks import Clock
from ticonderoga.server.live import MOST_LINES
from ticonderoga.server.pauses import GRACE_SECONDS, SILENT_SECONDS, Pauses, merged, read_spans


class Hand:
    """The hand of a clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


# ---------------------------------------------------------------------- D13


def test_d13_only_the_lines_asked_for_are_put_into_words() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as ann, at.sit(table, tokens[1]) as bob:
                await play_on([ann, bob], 6)
                live = at.site.hub.tables[table]
                log = live.match._record.log
                assert len(log) > 4
                log += [log[-1]] * 30_000
                whole = live.renderer.log(live.match, ann.seat, 2, 5)
                asked: list[int] = []
                entry = live.renderer.entry

                def counted(index: int, *more: Any) -> Any:
                    asked.append(index)
                    return entry(index, *more)

                live.renderer.entry = counted  # type: ignore[method-assign,assignment]
                told = await ann.do("log", since=2, until=5)
                assert [line["i"] for line in told["log"]] == [line["i"] for line in whole]
                assert len(asked) <= 3
                asked.clear()
                told = await ann.do("log", since=0, until=1_000_000)
                assert len(told["log"]) <= MOST_LINES
                assert len(asked) <= MOST_LINES
                assert (await ann.do("log", since=9, until=3))["log"] == []

    asyncio.run(go())


def test_d13_the_match_masks_no_more_than_is_asked_for() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as ann, at.sit(table, tokens[1]) as bob:
                await play_on([ann, bob], 6)
            match = at.site.hub.tables[table].match
            assert match.log_since(1, 0, 3) == match.log_since(0, 0)[1:3]
            assert match.log_since(1, 0) == match.log_since(0, 0)[1:]

    asyncio.run(go())


# ---------------------------------------------------------------------- D15


def test_d15_a_clock_leaves_pauses_out() -> None:
    hand = Hand()
    pauses = Pauses(hand)
    clock = Clock(2, 0, 10, 0.0, pauses)
    clock.running = True
    pauses.spans = [(100.0, 1000.0)]
    assert clock.left(0, (0,), 1100.0) == 600.0 - 200.0
    clock.entry(1100.0, (0,))
    assert clock.spent == [200.0, 0.0]
    days = Clock(2, 1, 0, 0.0, pauses)
    days.running = True
    assert days.left(0, (0,), 1000.0) == 86_400.0 - 100.0
    shown = days.plain((0,))
    assert shown is not None
    assert shown["left"][0] - (1000.0 - shown["since"]) == 86_400.0 - 100.0, "as a client counts"


def test_d15_pauses_are_added_up_once() -> None:
    assert merged([(5.0, 9.0), (1.0, 3.0), (2.0, 6.0)]) == [(1.0, 9.0)]
    assert read_spans("[[1, 2], [4, 5]]") == [(1.0, 2.0), (4.0, 5.0)]
    for damaged in ("", "{", "[1]", "null", '[["a", 2]]'):
        assert read_spans(damaged) == []


async def awaited_table(at: House) -> tuple[str, str, str, int]:
    """A table with a minute for each, its secrets, and the seat that is awaited."""
    table, tokens = await at.lay("me", "open", minutes=10)
    bob = await at.post(f"/api/tables/{table}/join", {"token": tokens[1], "name": "Bob"})
    async with at.sit(table, tokens[0]) as ann, at.sit(table, bob["token"]) as other:
        await play_on([ann, other], 3)
    awaited = at.site.hub.tables[table].awaited()[0]
    return table, tokens[0], bob["token"], awaited


@pytest.mark.parametrize("down", [3600.0, 400 * 86_400.0])
def test_d15_while_the_server_is_down_nobody_loses_time(
    down: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    hand = Hand()
    monkeypatch.setattr(hub, "Pauses", lambda: Pauses(hand))

    async def before() -> tuple[str, str, str, int]:
        async with house(database, clock=hand) as at:
            return await awaited_table(at)

    async def after(table: str, ann: str, bob: str, awaited: int) -> None:
        async with house(database, clock=hand) as at:
            winner = ann if awaited == 1 else bob
            path = f"/api/tables/{table}/claim"
            refused = await at.post(path, {"token": winner, "seat": awaited}, 422)
            assert "time has not run out" in refused["error"]
            live = await at.site.hub.table(table)
            left = live.clock.left(awaited, live.awaited(), hand.now)
            assert left is not None
            assert left > 500.0
            # He has had his time, and somebody was there all along: now it is over.
            for _ in range(40):
                hand.now += SILENT_SECONDS / 2
                await at.site.hub.pauses.beat(at.site.store)
            await at.post(path, {"token": winner, "seat": awaited})

    told = asyncio.run(before())
    hand.now += down
    asyncio.run(after(*told))


def test_d15_a_clock_that_jumps_ends_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        hand = Hand()
        monkeypatch.setattr(hub, "Pauses", lambda: Pauses(hand))
        async with house(clock=hand) as at:
            table, ann, bob, awaited = await awaited_table(at)
            body = {"token": ann if awaited == 1 else bob, "seat": awaited}
            hand.now += 30 * 86_400.0  # before anybody could notice it
            await at.post(f"/api/tables/{table}/claim", body, 422)
            await at.site.hub.pauses.beat(at.site.store)  # now it is noticed
            await at.post(f"/api/tables/{table}/claim", body, 422)
            assert not at.site.hub.tables[table].match.over

    asyncio.run(go())


def test_d15_after_a_pause_there_is_a_grace() -> None:
    hand = Hand()
    pauses = Pauses(hand)
    clock = Clock(1, 0, 1, hand.now - 100.0, pauses)
    clock.running = True
    pauses.alive = hand.now
    assert clock.is_out(0, (0,), hand.now)
    pauses.spans = [(hand.now - 3.0, hand.now - 2.0)]
    assert not clock.is_out(0, (0,), hand.now)
    hand.now += GRACE_SECONDS
    pauses.alive = hand.now
    assert clock.is_out(0, (0,), hand.now)
