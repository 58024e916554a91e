"""Open challenges: their terms, seats for whoever comes first, seats kept for somebody by name."""

from __future__ import annotations

import asyncio

from tests.server.people import signed_up
from tests.server.seats import WAR, house
from tests.server.test_rated import RATED
from tests.server.test_ratings import FOUR


def test_a_challenge_tells_its_terms_and_goes_to_whoever_comes_first() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Alice", "Bob", "Cid") as (alice, bob, cid):
            made = await alice.lay(WAR, "open", "me", **RATED)
            await alice.lay(WAR, "me", "open", days_per_move=1)  # by link: no challenge
            (found,) = (await at.get("/api/challenges"))["challenges"]
            assert found["id"] == made["id"]
            assert (found["rated"], found["advice"], found["days"]) == (True, False, 3)
            assert found["host"] == 1
            assert [seat["kind"] for seat in found["seats"]] == ["open", "person"]
            assert found["ratings"]["1"]["rating"] == 1500
            assert found["scenario"]
            path = f"/api/tables/{made['id']}"
            taken = await asyncio.gather(
                *(who.http.post(f"{path}/join", json={"seat": 0}) for who in (bob, cid))
            )
            assert sorted(answer.status_code for answer in taken) == [200, 422]
            assert (await at.get("/api/challenges"))["challenges"] == []
            told = await at.get(path)
            assert told["turn"] == "Year 1775"
            assert told["waiting"]
            assert told["touched"] > 0

    asyncio.run(go())


def test_the_options_of_a_challenge_are_told_and_played() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Alice", "Bob") as (alice, bob):
            seats = [{"kind": "me"}, {"kind": "open"}]
            body = {"game": WAR, "seats": seats, **RATED, "options": {"draw-again": "maybe"}}
            assert "draw-again" in (await alice.post("/api/tables", body, 422))["error"]
            made = await alice.post("/api/tables", {**body, "options": {"draw-again": "yes"}}, 201)
            (found,) = (await at.get("/api/challenges"))["challenges"]
            assert found["options"]["draw-again"] == "yes"
            path = f"/api/tables/{made['id']}"
            token = (await bob.post(f"{path}/join", {"seat": 1}))["token"]
            assert (await at.get(path))["options"] == found["options"]
            async with at.sit(made["id"], token) as person:
                assert person.state["table"]["options"] == found["options"]

    asyncio.run(go())


def test_several_seats_are_filled_one_after_another() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Ann", "Bob", "Cid", "Dan") as players:
            made = await players[0].lay(FOUR, "me", "open", "open", "open", **RATED)
            path = f"/api/tables/{made['id']}"
            for count, player in enumerate(players[1:]):
                (found,) = (await at.get("/api/challenges"))["challenges"]
                open_seats = [seat for seat in found["seats"] if seat["kind"] == "open"]
                assert len(open_seats) == 3 - count
                await player.post(f"{path}/join", {"seat": 3 - count})
            about = await at.get(path)
            assert about["status"] == "playing"
            assert [seat["name"] for seat in about["seats"]] == ["Ann", "Dan", "Cid", "Bob"]

    asyncio.run(go())


def test_a_seat_is_kept_for_somebody_by_name() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Alice", "Bob", "Eve") as (alice, bob, eve):
            seats = [{"kind": "me"}, {"kind": "open", "player": "bob"}]
            body = {"game": WAR, "seats": seats, **RATED}
            for name, word in (("Nobody", "nobody here"), ("Alice", "already")):
                wrong = {**body, "seats": [{"kind": "me"}, {"kind": "open", "player": name}]}
                assert word in (await alice.post("/api/tables", wrong, 422))["error"]
            made = await alice.post("/api/tables", body, 201)
            path = f"/api/tables/{made['id']}"
            assert (await at.get("/api/challenges"))["challenges"] == [], "it is for Bob"
            assert (await bob.get("/api/me"))["tables"][0]["id"] == made["id"]
            assert [(await who.get(path))["invited"] for who in (bob, eve)] == [1, -1]
            await eve.post(f"{path}/join", {"seat": 1}, 422)
            await bob.post(f"{path}/join")
            assert (await at.get(path))["status"] == "playing"

    asyncio.run(go())


def test_an_invitation_tells_which_seat_it_is_for() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "open")
            path = f"/api/tables/{table}"
            told = await at.get(path, headers={"x-seat": tokens[1]})
            assert (told["invited"], told["settings"]["host"]) == (1, 0)
            assert (await at.get(path))["invited"] == -1

    asyncio.run(go())


def test_a_challenge_is_gone_with_its_host() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Alice") as (alice,):
            made = await alice.lay(WAR, "me", "open", **RATED)
            assert len((await at.get("/api/challenges"))["challenges"]) == 1
            await alice.post(f"/api/tables/{made['id']}/leave")
            assert (await at.get("/api/challenges"))["challenges"] == []

    asyncio.run(go())
