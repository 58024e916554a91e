"""What somebody might do to others without breaking a rule of a game: made-up results, floods of
invitations, borrowed names, and work for the server that keeps everybody waiting."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest

from tests.server.people import PASSWORD, Player, signed_up
from tests.server.seats import House, house
from tests.server.test_tournaments import PACE
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.journal_text import SEATS_CHANGED
from ticonderoga.server import api_tables, hub, referee, sessions
from ticonderoga.server.bodies import WhatIfAct
from ticonderoga.server.limits import Limits
from ticonderoga.server.store import Statement

RATED: dict[str, Any] = {"rated": True, "minutes": 6000, "public": True}


async def resigned(at: House, table: str, token: str) -> None:
    async with at.sit(table, token) as person:
        answer = await person.do("resign", n=person.n)
        await person.reach(answer["n"])


async def played(at: House, *players: Player) -> list[int]:
    """How many games the pages of these players count."""
    await at.site.hub.flush()
    return [(await at.get(f"/api/people/{player.name}"))["played"] for player in players]


# ---------------------------------------------------------------------- results and names


def test_results_are_played_here_against_somebody() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Mallory", "Bob") as (mallory, bob):
            table, tokens = await at.lay("me", "me", game="skirmish")
            await resigned(at, table, tokens[1])
            save = (await at.http.get(f"/api/tables/{table}/save")).text
            kept = {"kind": "open", "player": "Bob"}
            for other in (kept, {"kind": "me"}, {"kind": "agent", "agent": "random"}):
                body = {"save": save, "public": True, "seats": [{"kind": "me"}, other]}
                made = await mallory.post("/api/tables/import", body, 201)
                assert (await at.get(f"/api/tables/{made['id']}"))["over"]
            made = await mallory.lay("skirmish", "me", "me", public=True)
            await resigned(at, made["id"], made["tokens"][1])
            assert await played(at, mallory, bob) == [0, 0]

            made = await mallory.lay("skirmish", "me", "open", public=True)
            await bob.post(f"/api/tables/{made['id']}/join")
            await resigned(at, made["id"], made["tokens"][0])
            assert await played(at, mallory, bob) == [1, 1]

    asyncio.run(go())


def test_an_agent_is_called_what_it_is() -> None:
    async def go() -> None:
        async with house() as at:
            seats = [{"kind": "me"}, {"kind": "agent", "agent": "random", "name": "Bob"}]
            made = await at.post("/api/tables", {"game": "skirmish", "seats": seats}, 201)
            about = await at.get(f"/api/tables/{made['id']}")
            assert about["seats"][1]["name"] == "random"

    asyncio.run(go())


# ---------------------------------------------------------------------- invitations


def test_invitations_do_not_crowd_out_ones_own_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api_tables, "LISTED_INVITATIONS", 3)
    monkeypatch.setattr(api_tables, "LISTED", 3)

    async def go() -> None:
        async with house() as at, signed_up(at, "Bob") as (bob,):
            own = (await bob.lay("skirmish", "me", "random"))["id"]
            kept = [{"kind": "me"}, {"kind": "open", "player": "Bob"}]
            for _ in range(6):
                await at.post("/api/tables", {"game": "skirmish", "seats": kept}, 201)
            mine = (await bob.get("/api/me"))["tables"]
            assert own in [table["id"] for table in mine]
            assert len(mine) == 4

    asyncio.run(go())


def test_a_kept_seat_is_declined_by_whom_it_is_kept_for() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Bob", "Cid") as (bob, cid):
            kept = [{"kind": "me"}, {"kind": "open", "player": "Bob"}]
            made = await at.post("/api/tables", {"game": "skirmish", "seats": kept}, 201)
            path = f"/api/tables/{made['id']}"
            await cid.post(f"{path}/leave", status=403)
            assert [table["id"] for table in (await bob.get("/api/me"))["tables"]] == [made["id"]]
            await bob.post(f"{path}/leave")
            assert (await bob.get("/api/me"))["tables"] == []
            await bob.post(f"{path}/leave", status=403)
            await cid.post(f"{path}/join", {"token": made["tokens"][1]})

    asyncio.run(go())


# ---------------------------------------------------------------------- work for the server


def test_boards_that_must_be_made_are_counted_and_known_ones_are_not() -> None:
    limits = Limits()
    limits.editions = (0.001, 3.0)

    async def go() -> None:
        async with house(limits=limits) as at:
            path = "/api/games/washingtons-war/board"
            assert (await at.http.get(path)).status_code == 200
            game = next(
                game for game in (await at.get("/api/games"))["games"]
                if game["name"] == "liberty-or-death"
            )  # fmt: skip
            switches = {option["name"]: option["values"][:2] for option in game["options"][-3:]}
            statuses = []
            for values in itertools.product(*switches.values()):
                query = dict(zip(switches, values, strict=True))
                found = await at.http.get("/api/games/liberty-or-death/board", params=query)
                statuses.append(found.status_code)
            assert statuses.count(200) == 2, statuses
            assert statuses.count(429) == 6, statuses
            assert (await at.http.get(path)).status_code == 200, "it is at hand"

    asyncio.run(go())


def test_what_one_address_tries_out_ends_nobody_elses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST_OF_ONE", 2)

    async def go() -> None:
        async with house() as at:
            table_id, _ = await at.lay("me", "me", game="skirmish")
            table = await at.site.hub.table(table_id)
            act = at.site.what_ifs.act
            begin = WhatIfAct(act="begin")
            others = (await act(table, 0, begin, "elsewhere"))["session"]
            own = [(await act(table, 0, begin, "here"))["session"] for _ in range(3)]
            for name in (others, own[1], own[2]):
                await act(table, 0, WhatIfAct(act="show", session=name), "here")
            with pytest.raises(TiconderogaError, match="has ended"):
                await act(table, 0, WhatIfAct(act="show", session=own[0]), "here")

    asyncio.run(go())


def test_one_address_has_so_many_lines_of_talk_over_all_its_sockets() -> None:
    limits = Limits()
    limits.voices = (0.001, 4.0)

    async def go() -> None:
        async with house(limits=limits) as at:
            table, tokens = await at.lay("me", "me", game="skirmish")
            said = []
            for token in (tokens[0], tokens[1], ""):
                async with at.sit(table, token) as person:
                    said += [(await person.do("chat", text="Good day"))["type"] for _ in range(2)]
            assert said == ["accepted"] * 4 + ["refused"] * 2

    asyncio.run(go())


def test_one_address_has_so_many_messages_over_all_its_sockets() -> None:
    limits = Limits()
    limits.all_messages = (10.0, 4.0)

    async def go() -> None:
        async with house(limits=limits) as at:
            table, tokens = await at.lay("me", "me", game="skirmish")
            async with at.sit(table, tokens[0]) as ann, at.sit(table, tokens[1]) as bob:
                began = asyncio.get_running_loop().time()
                for person in (ann, bob) * 6:
                    await person.do("ping")
                assert asyncio.get_running_loop().time() - began > 0.7, "eight of them waited"

    asyncio.run(go())


def test_what_the_tables_look_up_waits_for_its_turn() -> None:
    limits = Limits()
    limits.lookups = (10.0, 4.0)

    async def go() -> None:
        async with house(limits=limits) as at:
            table, tokens = await at.lay("me", "me", game="skirmish")
            async with at.sit(table, tokens[0]) as ann, at.sit(table, tokens[1]) as bob:
                clock = asyncio.get_running_loop().time
                for kind, waits in (("ping", False), ("log", True)):
                    began = clock()
                    for person in (ann, bob) * 6:
                        fields = {"since": 0, "until": 1} if waits else {}
                        await person.do(kind, **fields)
                    assert not waits or clock() - began > 0.7, "eight of them waited"

    asyncio.run(go())


def test_an_agent_rests_where_the_journal_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with house() as at:
            table, _ = await at.lay("me", "random", game="skirmish")
            monkeypatch.setattr(hub, "MOST_ENTRIES", 0)
            live = await at.site.hub.table(table)
            assert 1 in live.awaited()
            assert not live.thinking
            monkeypatch.undo()
            at.site.hub.moved(live)
            assert live.thinking

    asyncio.run(go())


# ---------------------------------------------------------------------- the referee


def test_games_that_only_rest_do_not_keep_the_referee_from_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(referee, "MOST_LOOKED_AT", 2)
    now = [1_000_000.0]

    async def go() -> None:
        async with house(clock=lambda: now[0]) as at, signed_up(at, "Mallory", "Bob") as players:
            mallory, bob = players
            resting = [await mallory.lay("skirmish", "me", "random", **RATED) for _ in range(4)]
            now[0] += 10.0
            made = await bob.lay("skirmish", "me", "random", **{**RATED, "minutes": 1})
            for one in (*resting, made):
                await at.site.hub.table(one["id"])
            late = at.site.hub.tables[made["id"]]
            while late.awaited() != (0,):
                await asyncio.sleep(0.01)
            await at.site.hub.flush()
            monkeypatch.setattr(at.site.hub.pauses, "is_settled", lambda: True)
            now[0] += 120.0
            for _ in range(3):
                await at.site.referee.look()
            assert late.match.over
            assert not any(at.site.hub.tables[one["id"]].match.over for one in resting)

    asyncio.run(go())


# ---------------------------------------------------------------------- tournaments, accounts


def test_who_joins_while_a_tournament_begins_is_in_it_or_is_told(
    monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    async def go() -> None:
        async with house(database) as at, signed_up(at, "Ann", "Bob", "Cid") as players:
            ann, bob, cid = players
            made = await ann.post("/api/tournaments", {**PACE, "kind": "round-robin"}, 201)
            path = f"/api/tournaments/{made['id']}"
            await bob.post(f"{path}/join")
            lay_round = at.site.tournaments._lay_round

            async def joined_meanwhile(*args: Any) -> None:
                await cid.post(f"{path}/join")
                await lay_round(*args)

            monkeypatch.setattr(at.site.tournaments, "_lay_round", joined_meanwhile)
            await ann.post(f"{path}/start")
            now = await at.get(path)
            assert (now["players"], now["rounds"]) == (2, 1), "paired by the same list for ever"
            assert {name["name"] for name in now["standings"]} == {"Ann", "Bob"}
            of = await at.site.tournaments.find(made["id"])
            of.status = "open"  # as it was read a moment before
            with pytest.raises(TiconderogaError, match="has begun"):
                await at.site.tournaments.join(of, "somebody")
            account = (await at.site.accounts.by_name("Bob")).id  # type: ignore[union-attr]
            await at.site.tournaments.leave(of, account)
            standings = (await at.get(path))["standings"]
            assert [line["gone"] for line in standings if line["name"] == "Bob"] == [True]

    asyncio.run(go())


def test_a_database_that_does_not_answer_once_does_not_end_the_tournaments(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def go() -> None:
        async with house() as at:
            looked: list[int] = []

            async def look() -> None:
                looked.append(1)
                if len(looked) == 1:
                    raise TiconderogaError("the database does not answer")

            monkeypatch.setattr("ticonderoga.server.tournaments.LOOK_SECONDS", 0.0)
            monkeypatch.setattr(at.site.tournaments, "look", look)
            keeping = asyncio.create_task(at.site.tournaments.keep_going())
            while len(looked) < 3:
                assert not keeping.done()
                await asyncio.sleep(0.01)
            keeping.cancel()

    asyncio.run(go())


def test_what_has_not_begun_ends_with_the_account_of_its_host() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Ann", "Bob") as (ann, bob):
            made = await ann.post("/api/tournaments", {**PACE, "kind": "swiss"}, 201)
            path = f"/api/tournaments/{made['id']}"
            await bob.post(f"{path}/join")
            await ann.post("/api/me/end", {"password": PASSWORD})
            await at.get(path, 404)
            assert (await at.get("/api/tournaments"))["tournaments"] == []

    asyncio.run(go())


def test_a_rematch_is_one_write(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that dies, or another process that is first, leaves no table that nobody knows."""

    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me", game="skirmish")
            await resigned(at, table, tokens[0])
            live = await at.site.hub.table(table)
            entry = (table, live.n, SEATS_CHANGED, 0.0)
            await at.site.store.run([("INSERT INTO entry VALUES (?,?,?,?)", entry)])
            path = f"/api/tables/{table}/rematch"
            await at.post(path, {"token": tokens[0]}, 409)
            count = "SELECT COUNT(*) FROM game_table"
            assert await at.site.store.fetch(count) == [(1,)]
            again = await at.post(path, {"token": tokens[0]})
            assert await at.post(path, {"token": tokens[1]}) == again
            assert await at.site.store.fetch(count) == [(2,)]

    asyncio.run(go())


def test_a_new_password_and_the_end_of_all_sessions_are_one_write(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Ann") as (ann,):
            run, writes = at.site.store.run, []

            async def noted(statements: list[Statement], announce: str = "") -> None:
                writes.append([sql for sql, _ in statements if sql.startswith("UPDATE account")])
                await run(statements, announce)

            monkeypatch.setattr(at.site.store, "run", noted)
            body = {"old": PASSWORD, "new": "another long enough one"}
            await ann.post("/api/me/password", body)
            assert [len(sql) for sql in writes if sql] == [2]

    asyncio.run(go())
