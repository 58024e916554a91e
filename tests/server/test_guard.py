"""The door: origins, addresses, rates, and what is said to one who is turned away."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.seats import house
from ticonderoga.server.guard import address_of, same_origin
from ticonderoga.server.limits import Limits


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 5), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 5), "2001:db8:1:2"),
        (("::1", 5), "::1"),
        (None, "unknown"),
    ],
)
def test_one_household_is_one_address(client: tuple[str, int] | None, address: str) -> None:
    assert address_of({"client": client}) == address


def test_a_page_comes_from_here_or_from_the_named_site() -> None:
    here = {b"host": b"table.test", b"origin": b"https://table.test"}
    assert same_origin(here)
    assert same_origin({b"host": b"table.test"})
    assert not same_origin({**here, b"origin": b"https://evil.test"})
    assert not same_origin({**here, b"origin": b"null"})
    behind = {b"host": b"127.0.0.1:1776", b"origin": b"https://table.test"}
    assert not same_origin(behind)
    assert same_origin(behind, b"https://table.test")
    assert not same_origin({**behind, b"origin": b"http://table.test"}, b"https://table.test")


def test_a_named_site_is_the_only_one() -> None:
    async def go() -> None:
        async with house(home="https://table.test") as at:
            body = {"game": "skirmish"}
            own = {"origin": f"http://127.0.0.1:{at.port}"}
            await at.post("/api/tables", body, 403, headers=own)
            await at.post("/api/tables", body, 201, headers={"origin": "https://table.test"})
            name = {"name": "Bob", "password": "long enough"}
            made = await at.http.post("/api/accounts", json=name)
            assert "secure" in made.headers["set-cookie"].lower()

    asyncio.run(go())


def test_too_many_sockets_in_a_row_are_turned_away() -> None:
    async def go() -> None:
        limits = Limits().relaxed()
        limits.requests = (0.001, 4.0)
        async with house(limits=limits) as at:
            table, tokens = await at.lay("me", "me")
            for _ in range(3):
                async with at.sit(table, tokens[0]) as bob:
                    assert bob.seat == 0
            with pytest.raises(Exception, match="403"):
                async with at.sit(table, tokens[0]):
                    raise AssertionError("it was let in")

    asyncio.run(go())


def test_who_talks_or_asks_too_fast_is_told_to_wait() -> None:
    async def go() -> None:
        limits = Limits().relaxed()
        limits.talk = limits.questions = (0.001, 2.0)
        async with house(limits=limits) as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                said = [await bob.do("chat", text="again") for _ in range(3)]
                assert [one["type"] for one in said] == ["accepted", "accepted", "refused"]
                assert "too fast" in said[2]["text"]
                assert (await ann.do("chat", text="hello"))["type"] == "accepted"
                acting = bob if bob.asked() else ann
                asked = [await acting.do("odds") for _ in range(3)]
                assert [one["type"] for one in asked] == ["odds", "odds", "refused"]
                assert "your address" in asked[2]["text"]

    asyncio.run(go())


def test_spectators_have_a_bound() -> None:
    async def go() -> None:
        limits = Limits().relaxed()
        limits.spectators = 1
        async with house(limits=limits) as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table) as first, at.sit(table, tokens[0]) as bob:
                assert (first.seat, bob.seat) == (-1, 0)
                with pytest.raises(Exception, match="4429"):
                    async with at.sit(table):
                        raise AssertionError("it was let in")

    asyncio.run(go())


def test_the_page_of_the_api_has_a_style_of_its_own() -> None:
    async def go() -> None:
        async with house() as at:
            page = await at.http.get("/api/docs")
            assert "/api/docs.css" in page.text
            style = await at.http.get("/api/docs.css")
            assert style.headers["content-type"].startswith("text/css")

    asyncio.run(go())
