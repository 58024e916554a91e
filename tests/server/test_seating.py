"""Who sits where: new invitations, one person in two seats, files that tell too much."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.seats import house, play_on
from ticonderoga.engine.dice import commitment
from ticonderoga.engine.save import SavedGame, load
from ticonderoga.server import api_tables, hub


def test_a_host_invites_anew() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "open")
            path = f"/api/tables/{table}"
            body = {"token": tokens[0], "seat": 1}
            await at.post(f"{path}/invite", {"token": "no", "seat": 1}, 403)
            await at.post(f"{path}/invite", {**body, "seat": 0}, 422)
            fresh = (await at.post(f"{path}/invite", body))["token"]
            await at.post(f"{path}/join", {"token": tokens[1]}, 422)
            joined = await at.post(f"{path}/join", {"token": fresh, "name": "Ann"})
            await at.post(f"{path}/invite", body, 422)
            left = await at.post(f"{path}/leave", {"token": joined["token"]})
            again = (await at.post(f"{path}/invite", body))["token"]
            await at.post(f"{path}/join", {"token": left["token"]}, 422)
            assert (await at.post(f"{path}/join", {"token": again}))["seat"] == 1

    asyncio.run(go())


def test_one_persons_other_hand_consents_until_it_is_anothers() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            path = f"/api/tables/{table}"
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as hand:
                await play_on([bob, hand], 8)
                back = await bob.do("propose_undo", n=bob.n, ply=3)
                assert back["type"] == "accepted"
                await bob.reach(back["n"])
                assert bob.state["undo"]["request"] is None, "one's own hand agrees by itself"
                await hand.reach(back["n"])
                await play_on([bob, hand], 6)
                await at.post(f"{path}/leave", {"token": tokens[1]})
                taken = await at.post(f"{path}/take-over", {"name": "Cat"})
            async with at.sit(table, tokens[0]) as bob, at.sit(table, taken["token"]) as cat:
                assert "one_person" not in bob.state["table"]["settings"]
                asked = await bob.do("propose_undo", n=bob.n, ply=3)
                await cat.reach(asked["n"])
                assert cat.state["undo"]["request"]["by"] == 0, "somebody else is asked"
                await at.get(f"{path}/save", 403, headers={"x-seat": tokens[0]})

    asyncio.run(go())


def test_the_file_of_a_running_game_is_for_one_who_plays_alone() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            path = f"/api/tables/{table}/save"
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                await play_on([bob, ann], 12)
                await at.get(path, 403)
                file = await at.http.get(path, headers={"x-seat": tokens[0]})
                assert load(file.text).hash() == at.site.hub.tables[table].match.hash()
                assert SavedGame(file.text).header.secret == "", "the game goes on"
                seats = [{"kind": "me"}, {"kind": "agent", "agent": "random"}]
                body = {"save": file.text, "seats": seats}
                made = await at.post("/api/tables/import", body, 201)
                mine = {"x-seat": made["tokens"][0]}
                again = await at.http.get(f"/api/tables/{made['id']}/save", headers=mine)
                assert again.status_code == 200, "with agents one plays alone"
                await bob.reach(at.site.hub.tables[table].n)
                await bob.do("resign", n=bob.n)
            header = SavedGame((await at.http.get(path)).text).header
            about = await at.get(f"/api/tables/{table}")
            assert commitment(bytes.fromhex(header.secret)) == about["commitment"]
            assert header.nonces == about["nonces"]
            shared, links = await at.lay("me", "open")
            await at.post(f"/api/tables/{shared}/join", {"token": links[1]})
            await at.get(f"/api/tables/{shared}/save", 403, headers={"x-seat": links[0]})

    asyncio.run(go())


def test_a_two_handed_table_is_ones_turn_whoever_is_asked() -> None:
    async def go() -> None:
        async with house() as at:
            name = {"name": "Bob", "password": "long enough"}
            csrf = (await at.post("/api/accounts", name, 201))["csrf"]
            at.http.headers["x-csrf-token"] = csrf
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as hand:
                for _ in range(6):
                    rows = (await at.get("/api/tables?mine=1"))["tables"]
                    assert [row["your_turn"] for row in rows] == [True]
                    await play_on([bob, hand], 4)

    asyncio.run(go())


def test_a_rematch_of_one_person_seats_both_hands() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob:
                await bob.do("resign", n=bob.n)
            made = await at.post(f"/api/tables/{table}/rematch", {"token": tokens[0]})
            async with at.sit(made["id"], tokens[0]) as bob, at.sit(made["id"], tokens[1]) as hand:
                assert (bob.seat, hand.seat) == (1, 0)
                assert bob.state["started"]

    asyncio.run(go())


def test_what_takes_too_long_or_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                await play_on([bob, ann], 4)
                text = (await at.http.get(
                    f"/api/tables/{table}/save", headers={"x-seat": tokens[0]}
                )).text  # fmt: skip
                for person in (bob, ann):
                    await person.reach(at.site.hub.tables[table].n)
                monkeypatch.setattr(hub, "MOST_ENTRIES", bob.n)
                acting = bob if bob.asked() else ann
                full = await acting.do("choose", n=acting.n, choice=acting.asked()[0])
                assert "full" in full["text"]
                assert at.site.hub.tables[table].n == bob.n
            monkeypatch.setattr(api_tables, "IMPORT_SECONDS", 0.0)
            late = await at.post("/api/tables/import", {"save": text}, 422)
            assert "too long" in late["error"]

    asyncio.run(go())


def test_who_takes_a_seat_over_inherits_nothing_private() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            path = f"/api/tables/{table}"
            hook = {"token": tokens[1], "url": "https://example.com/hook"}
            await at.post(f"{path}/webhooks", hook, 201)
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                await play_on([bob, ann], 4)
                await ann.do("note", text="he bluffs")
                await ann.do(
                    "standing", answers=[{"question": "retreat_before_battle", "always": ["stand"]}]
                )
                await at.post(f"{path}/leave", {"token": tokens[1]})
                taken = await at.post(f"{path}/take-over", {"name": "Cat"})
            async with at.sit(table, taken["token"]) as cat:
                assert (cat.seat, cat.state["note"], cat.state["standing"]) == (1, "", [])
            assert await at.site.store.fetch("SELECT said FROM private_note") == []
            assert await at.site.store.fetch("SELECT id FROM notification") == []

    asyncio.run(go())
