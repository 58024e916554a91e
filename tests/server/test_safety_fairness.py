"""The safety review, by its numbers: what would be unfair to somebody who is away."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.seats import House, Person, house, play_on


async def two_people(at: House) -> tuple[str, str, str]:
    """A table of Ann and Bob: its id and their secrets."""
    table, tokens = await at.lay("me", "open")
    bob = await at.post(f"/api/tables/{table}/join", {"token": tokens[1], "name": "Bob"})
    return table, tokens[0], bob["token"]


async def asks_back(ann: Person, ply: int) -> dict[str, object]:
    """Ask to go back, again if an agent was faster; what the table says to it."""
    while (answer := await ann.do("propose_undo", n=ann.n, ply=ply)).get("stale"):
        await ann.until(lambda m: m["type"] in ("snapshot", "step"))
    if answer["type"] == "accepted":
        await ann.reach(answer["n"])
    return answer


def test_d08_a_substitute_does_not_consent_for_its_person() -> None:
    async def go() -> None:
        async with house() as at:
            table, ann_token, bob_token = await two_people(at)
            async with at.sit(table, ann_token) as ann, at.sit(table, bob_token) as bob:
                await play_on([ann, bob], 8)
                plies = ann.state["ply"]
                await at.post(
                    f"/api/tables/{table}/agent",
                    {"token": bob_token, "seat": bob.seat, "agent": "random"},
                )
                asked = await asks_back(ann, 3)
                assert asked["type"] == "accepted"
                live = at.site.hub.tables[table].match
                assert live.undo_request is not None, "it waits for Bob, who may come back"
                assert len(live.deliveries) >= plies

    asyncio.run(go())


@pytest.mark.parametrize("agent_follows", [False, True])
def test_d08_nobody_consents_to_undo_what_one_who_left_has_played(agent_follows: bool) -> None:
    """Neither the empty chair nor an agent that is put into it."""

    async def go() -> None:
        async with house() as at:
            table, ann_token, bob_token = await two_people(at)
            path = f"/api/tables/{table}"
            async with at.sit(table, ann_token) as ann, at.sit(table, bob_token) as bob:
                await play_on([ann, bob], 10)
                await at.post(f"{path}/leave", {"token": bob_token})
                live = at.site.hub.tables[table]
                played = len(live.match.deliveries)
                if agent_follows:
                    await at.post(
                        f"{path}/agent", {"token": ann_token, "seat": bob.seat, "agent": "random"}
                    )
                await ann.reach(live.n)
                refused = await asks_back(ann, 2)
                assert refused["type"] == "refused"
                assert "nobody is left who could agree" in str(refused["text"])
                assert len(live.match.deliveries) >= played

    asyncio.run(go())


def test_d08_what_was_played_since_somebody_left_is_taken_back_with_the_agent() -> None:
    async def go() -> None:
        async with house() as at:
            table, ann_token, bob_token = await two_people(at)
            path = f"/api/tables/{table}"
            async with at.sit(table, ann_token) as ann, at.sit(table, bob_token) as bob:
                await play_on([ann, bob], 6)
                await at.post(f"{path}/leave", {"token": bob_token})
                await at.post(
                    f"{path}/agent", {"token": ann_token, "seat": bob.seat, "agent": "random"}
                )
                since = len(at.site.hub.tables[table].match.deliveries)
                await ann.reach(at.site.hub.tables[table].n)
                await play_on([ann], 4)
                answer = await asks_back(ann, since)
                assert answer["type"] == "accepted"

    asyncio.run(go())


def test_d08_an_agent_that_sat_there_from_the_beginning_agrees() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "random")
            async with at.sit(table, tokens[0]) as ann:
                await play_on([ann], 6)
                answer = await asks_back(ann, 1)
                assert answer["type"] == "accepted"
                assert ann.state["undo"]["request"] is None

    asyncio.run(go())
