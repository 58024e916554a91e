"""Nobody finds out what his seat may not know: every endpoint and message, as each seat, as a
spectator and as a stranger.

Two tables stand in positions that a seat cannot tell apart: in the second, all that it may not
know was dealt anew. Whatever the server tells that seat must be the same at both.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.seats import WAR, House, Person, house, play_on
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.engine.save import save
from ticonderoga.server import live, messages
from ticonderoga.server.app import ENDPOINTS

SECRETIVE = "bayonets-tomahawks"
"""Both sides choose cards in secret at the same time, and draw from pools."""
OWN = ("id", "created", "at", "touched", "session", "since", "nonces", "online", "spectators")
"""What differs between any two tables."""

PATHS = {
    "/api/games", "/api/games/{game}/board", "/api/games/{game}/handbook",
    "/api/tables", "/api/tables/{table}",
    "/api/tables/{table}/save", "/api/tables/{table}/replay", "/api/tables/{table}/review",
    "/api/tables/{table}/lessons",
    "/api/me", "/api/people/{name}", "/api/push-key", "/api/bots/{name}", "/api/challenges",
    "/api/games/{game}/outline", "/api/ratings/{game}",
    "/api/tournaments", "/api/tournaments/{tournament}", "/api/tables/{table}/position",
}  # fmt: skip
"""All that can be read; a new endpoint must be thought of here."""

WRITTEN: dict[str, dict[str, Any]] = {
    "join": {"name": "Eve"},
    "invite": {"seat": 1},
    "leave": {},
    "take-over": {"name": "Eve"},
    "agent": {"seat": 1, "agent": "random"},
    "claim": {"seat": 1},
    "rematch": {},
    "webhooks": {"url": "https://example.com/hook"},
    "what-if": {"act": "begin"},
}
"""All that can be sent to a table, as one sends it who has no business there."""

SAID = {
    "hello", "choose", "withdraw", "undo", "propose_undo", "consent", "refuse_undo", "resign",
    "chat", "note", "log", "why", "gesture", "muster", "odds", "final", "hint", "standing",
    "ping", "trace", "story", "decisions",
}  # fmt: skip
"""All that can be said over a socket; a new message must be thought of below."""

STRANGER = -2
"""One who has an account here and a secret that is none."""


def twins(game: str, seat: int, choices: int) -> tuple[str, str]:
    """Two saved games that a seat cannot tell apart: what it may not know is another."""
    match = Match(find_game(game), seed=choices)
    agent = make_agent("random", choices)
    for _ in range(choices):
        asked = match.awaited()[0]
        match.choose(agent.pick(match.choices(asked), asked, match.ply), asked)
    _, base = match.last_checkpoint()
    dealt = base.copy()
    match.rules.redeal(dealt, seat, Dice(77))
    texts = []
    for position in (base.copy(), dealt):
        twin = Match(find_game(game), seed=1)
        twin.restart_from(position)
        texts.append(save(twin))
    return texts[0], texts[1]


async def two_people(at: House, text: str) -> tuple[str, list[str]]:
    """A table at which two people go on with a saved game."""
    seats = [{"kind": "me", "name": "Bob"}, {"kind": "open"}]
    made = await at.post("/api/tables/import", {"save": text, "seats": seats}, 201)
    path = f"/api/tables/{made['id']}/join"
    joined = await at.post(path, {"token": made["tokens"][1], "name": "Ann"})
    return made["id"], [made["tokens"][0], joined["token"]]


def plain(value: Any) -> Any:
    """Without what differs between any two tables."""
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items() if name not in OWN}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value


async def read_all(at: House, table: str, me: dict[str, str]) -> dict[str, Any]:
    """All that can be read of a table."""
    found: dict[str, Any] = {}
    base = f"/api/tables/{table}"
    for path in (
        base, f"{base}/save", f"{base}/replay", f"{base}/replay?at=0", f"{base}/replay?seat=-1",
        f"{base}/replay?seat=0", f"{base}/replay?seat=1", f"{base}/review", f"{base}/lessons",
        "/api/me",
        "/api/challenges", "/api/tournaments", f"/api/ratings/{WAR}", "/api/bots/random",
    ):  # fmt: skip
        answer = await at.http.get(path, headers=me)
        assert answer.status_code < 500
        found[path.removeprefix(base)] = (answer.status_code, plain(answer.json()))
    return found


async def try_out(at: House, table: str, token: str) -> dict[str, Any]:
    """The private world of a seat, and one choice in it."""
    path = f"/api/tables/{table}/what-if"
    begun = await at.http.post(path, json={"token": token, "act": "begin", "seed": 9})
    found = {"what-if": (begun.status_code, plain(begun.json()))}
    if begun.status_code == 200:
        ask = begun.json()["asks"][0]
        body = {
            "token": token, "act": "choose", "session": begun.json()["session"],
            "seat": ask["seat"], "choice": ask["choices"][0]["choice"],
        }  # fmt: skip
        tried = await at.http.post(path, json=body)
        found["tried"] = (tried.status_code, plain(tried.json()))
    return found


async def say_all(at: House, table: str, person: Person) -> dict[str, Any]:
    """Everything that can be said over a socket and leaves the table as it is."""
    found: dict[str, Any] = {"snapshot": plain(person.state)}
    rules = at.site.hub.tables[table].match.rules
    for kind in rules.ids:
        for index in range(len(rules.ids[kind])):
            found[f"why {kind} {index}"] = plain(await person.do("why", kind=kind, index=index))
    for start in range(0, len(rules.ids["space"]), 9):
        found[f"gesture {start}"] = plain(await person.do("gesture", start=start, goal=0))
        found[f"muster {start}"] = plain(await person.do("muster", space=start))
    found["trace"] = plain(await person.do("trace", piece=0))
    for kind in ("odds", "hint", "final", "refuse_undo", "ping", "story", "decisions"):
        found[kind] = plain(await person.do(kind))
    for kind in ("withdraw", "undo", "consent"):
        found[kind] = plain(await person.do(kind, n=person.n))
    found["propose_undo"] = plain(await person.do("propose_undo", n=person.n, ply=9999))
    found["log"] = plain(await person.do("log", since=0, until=1000))
    found["note"] = plain(await person.do("note", text="mine"))
    found["standing"] = plain(await person.do("standing", answers=[]))
    found["chat"] = plain(await person.do("chat", text="hello"))
    for choice in (["play_event", 3], ["march", 5], ["pass"], ["nonsense"]):
        answered = await person.do("choose", n=person.n + 5, choice=choice)
        found[f"choose {choice}"] = plain(answered)
    found["resign"] = plain(await person.do("resign", n=person.n + 5))
    if person.seat < 0 or not person.asked():
        for card in range(1, 60):
            answered = await person.do("choose", n=person.n, choice=["discard", card])
            found[f"discard {card}"] = plain(answered)
    return found


async def everything(at: House, table: str, token: str) -> dict[str, Any]:
    """All that somebody with this token (or none) is told of a table."""
    found = await read_all(at, table, {"x-seat": token})
    found |= await try_out(at, table, token)
    async with at.sit(table, token) as person:
        found |= await say_all(at, table, person)
    return found


def test_every_readable_endpoint_is_crawled() -> None:
    assert {endpoint.path for endpoint in ENDPOINTS if endpoint.method == "GET"} == PATHS


def test_every_message_and_every_act_is_thought_of() -> None:
    assert {kind.__struct_config__.tag for kind in messages.Message.__args__} == SAID
    acts = {
        endpoint.path.removeprefix("/api/tables/{table}/")
        for endpoint in ENDPOINTS
        if endpoint.method == "POST" and endpoint.path.startswith("/api/tables/{table}/")
    }
    assert acts == set(WRITTEN)


@pytest.mark.parametrize(("game", "choices"), [(WAR, 30), (WAR, 110), (SECRETIVE, 45)])
@pytest.mark.parametrize("seat", [0, 1, -1, STRANGER])
def test_what_is_hidden_changes_nothing_that_is_told(
    game: str, seat: int, choices: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "HINT_SECONDS", 120.0)  # by its effort, not by the clock
    one, two = twins(game, max(seat, -1), choices)
    assert one != two

    async def told(at: House, text: str) -> dict[str, Any]:
        known = dict(at.http.cookies)
        at.http.cookies.clear()  # the table is laid by somebody else
        table, tokens = await two_people(at, text)
        at.http.cookies.update(known)
        token = tokens[seat] if seat >= 0 else "forged" if seat == STRANGER else ""
        found = await everything(at, table, token)
        laid = at.site.hub.tables[table]
        secrets = [laid.row.secret, laid.dice.write()]
        secrets += [who.token for who in laid.seats]
        secrets += [other for other in tokens if other != token]
        said = json.dumps(found)
        assert not [secret for secret in secrets if secret in said]
        return found

    async def go() -> None:
        async with house() as at:
            if seat == STRANGER:
                await at.post("/api/accounts", {"name": "Eve", "password": "long enough"}, 201)
                at.http.headers["x-csrf-token"] = (await at.get("/api/me"))["csrf"]
            first, second = await told(at, one), await told(at, two)
            assert first.keys() == second.keys()
            for name in first:
                assert first[name] == second[name], name
            assert any(name.startswith("why") for name in first)

    asyncio.run(go())


def test_the_lists_and_the_table_never_show_the_seed_or_a_token() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "open", public=True)
            row = await at.site.hub.read_row(table)
            for path in ("/api/tables", f"/api/tables/{table}", "/api/games", "/api/openapi.json"):
                text = (await at.http.get(path)).text
                assert row.secret not in text
                assert not [token for token in tokens if token in text]

    asyncio.run(go())


def test_a_seat_that_changes_hands_tells_its_old_owner_nothing_more() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            await at.post(f"/api/tables/{table}/leave", {"token": tokens[1]})
            async with at.sit(table, tokens[1]) as gone:
                assert gone.seat == -1

    asyncio.run(go())


@pytest.mark.parametrize("token", ["", "forged"])
def test_who_does_not_sit_there_changes_nothing(token: str) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "open")
            joined = await at.post(f"/api/tables/{table}/join", {"token": tokens[1]})
            async with at.sit(table, tokens[0]) as bob, at.sit(table, joined["token"]) as ann:
                await play_on([bob, ann], 5)
            laid = at.site.hub.tables[table]
            before = (laid.match.hash(), list(laid.lines), [who.token for who in laid.seats])
            for act, body in WRITTEN.items():
                answer = await at.http.post(
                    f"/api/tables/{table}/{act}",
                    json={**body, **({"token": token} if token else {})},
                )
                assert answer.status_code in (403, 422), (act, answer.text)
                assert answer.json()["error"], act
            path = f"/api/tables/{table}/webhooks/none"
            gone = await at.http.delete(path, headers={"x-seat": token})
            assert gone.status_code == 403
            assert before == (
                laid.match.hash(), list(laid.lines), [who.token for who in laid.seats]
            )  # fmt: skip

    asyncio.run(go())


def test_each_is_told_the_log_that_his_seat_may_know() -> None:
    async def go() -> bool:
        async with house() as at:
            table, tokens = await at.lay("me", "open")
            joined = await at.post(f"/api/tables/{table}/join", {"token": tokens[1]})
            async with (
                at.sit(table, tokens[0]) as bob,
                at.sit(table, joined["token"]) as ann,
                at.sit(table) as watcher,
            ):
                await play_on([bob, ann, watcher], 90)
                laid = at.site.hub.tables[table]
                if laid.match.over:
                    return False
                for person in (bob, ann, watcher):
                    said = {
                        line["i"]: line for heard in person.heard for line in heard.get("log", ())
                    }
                    whole = json.loads(json.dumps(laid.renderer.log(laid.match, person.seat, 0)))
                    assert [said[line["i"]] for line in whole] == whole
                    for heard in person.heard:
                        for hand in heard.get("scene", {}).get("hands", ()):
                            assert (hand["cards"] is None) == (hand["seat"] != person.seat) or (
                                not heard["started"]
                            )
                        for ask in heard.get("asks", ()):
                            assert (ask["choices"] is None) == (ask["seat"] != person.seat)
                return True

    while not asyncio.run(go()):
        pass  # an early end, one game in sixty: nothing is secret any more
