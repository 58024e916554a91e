"""The safety review, by its numbers: accounts, their sessions and their names (D14)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.seats import House, house, play_on
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.limits import Limits
from ticonderoga.server.names import check_name, guest_name, skeleton
from ticonderoga.server.passwords import check_password, weakness

PASSWORD = "correct horse"
DUEL = {"game": "skirmish", "scenario": "duel"}


class Browser:
    """Somebody's browser: its cookies, and the token of its page."""

    def __init__(self, at: House, address: str = "") -> None:
        headers = {"x-forwarded-for": address} if address else {}
        self.http = httpx.AsyncClient(base_url=at.address, timeout=60, headers=headers)
        self.page: dict[str, str] = {}

    async def post(self, path: str, body: dict[str, Any], status: int = 200) -> Any:
        found = await self.http.post(path, json=body, headers=self.page)
        assert found.status_code == status, (found.status_code, found.text)
        if "csrf" in found.json():
            self.page = {"x-csrf-token": found.json()["csrf"]}
        return found.json()

    async def me(self) -> Any:
        return (await self.http.get("/api/me")).json()

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": f"ticonderoga={self.http.cookies['ticonderoga']}"}


@contextlib.asynccontextmanager
async def browser(at: House, name: str = "", address: str = "") -> AsyncIterator[Browser]:
    own = Browser(at, address)
    if name:
        await own.post("/api/accounts", {"name": name, "password": PASSWORD}, 201)
    try:
        yield own
    finally:
        await own.http.aclose()


async def is_closed(person: Any) -> int:
    """Wait until a socket is closed; its code."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await person.hear()
    return int(person.live.close_code)


# ---------------------------------------------------------------------- sessions


@pytest.mark.parametrize("how", ["everywhere", "password", "end"])
def test_d14_when_sessions_end_their_sockets_end_too(how: str) -> None:
    async def go() -> None:
        async with house() as at, browser(at, "Bob") as bob, browser(at) as elsewhere:
            made = await bob.post("/api/tables", {**DUEL, "seats": [{"kind": "me"}] * 2}, 201)
            await elsewhere.post("/api/session", {"name": "Bob", "password": PASSWORD})
            async with (
                at.sit(made["id"], additional_headers=elsewhere.cookie) as thief,
                at.sit(made["id"], made["tokens"][0]) as guest,
            ):
                assert thief.seat == 0
                assert thief.asked()
                if how == "everywhere":
                    await bob.http.delete("/api/session?everywhere=1", headers=bob.page)
                elif how == "password":
                    body = {"old": PASSWORD, "new": "another horse"}
                    await bob.post("/api/me/password", body)
                else:
                    await bob.post("/api/me/end", {"password": PASSWORD})
                assert await is_closed(thief) == 4401
                assert (await elsewhere.me())["name"] is None
                assert (await guest.do("ping"))["type"] == "pong", "who has the link may stay"

    asyncio.run(go())


def test_d14_a_socket_is_no_seat_from_the_moment_its_session_ends() -> None:
    """Whatever it has said in the same moment is not done any more."""

    async def go() -> None:
        async with house() as at, browser(at, "Bob") as bob:
            made = await bob.post("/api/tables", {**DUEL, "seats": [{"kind": "me"}] * 2}, 201)
            table = await at.site.hub.table(made["id"])
            async with at.sit(made["id"], additional_headers=bob.cookie) as live:
                account = await at.site.accounts.by_name("Bob")
                assert account is not None
                n = table.n
                await live.say("choose", n=n, choice=live.asked()[0])
                at.site.sign_outs.close(account.id)
                assert all(listener.seat == -1 for listener in table.listeners)
                assert await is_closed(live) == 4401
                assert table.n == n

    asyncio.run(go())


def test_d14_a_process_that_missed_the_news_looks_at_its_sockets() -> None:
    async def go() -> None:
        async with house() as at, browser(at, "Bob") as bob, browser(at, "Cat") as cat:
            made = await bob.post("/api/tables", {**DUEL, "seats": [{"kind": "me"}] * 2}, 201)
            async with (
                at.sit(made["id"], additional_headers=bob.cookie) as ended,
                at.sit(made["id"], additional_headers=cat.cookie) as other,
            ):
                await at.site.store.run([("UPDATE account SET epoch = 9 WHERE name = 'Bob'", ())])
                await at.site.hub.notified("")
                assert await is_closed(ended) == 4401
                assert (await other.do("ping"))["type"] == "pong"

    asyncio.run(go())


# ---------------------------------------------------------------------- passwords


def test_d14_a_password_is_changed_by_who_knows_it() -> None:
    async def go() -> None:
        async with house() as at, browser(at, "Bob") as bob:
            new = "another horse"
            await bob.post("/api/me/password", {"old": "wrong wrong", "new": new}, 403)
            said = await bob.post("/api/me/password", {"old": PASSWORD, "new": "password"}, 422)
            assert "guesser" in said["error"]
            await bob.post("/api/session", {"name": "Bob", "password": PASSWORD})
            await bob.post("/api/me/password", {"old": PASSWORD, "new": new})
            assert (await bob.me())["name"] == "Bob", "this browser stays signed in"
            await at.post("/api/session", {"name": "Bob", "password": PASSWORD}, 403)
            await at.post("/api/session", {"name": "Bob", "password": new})
            at.http.cookies.clear()
            await at.post("/api/me/password", {"old": new, "new": PASSWORD}, 401)
            await at.post("/api/me/end", {"password": new}, 401)

    asyncio.run(go())


@pytest.mark.parametrize(
    "password",
    ["password", "Password1!", "p@ssw0rd", "12345678", "qwertyui", "aaaaaaaa", "iloveyou",
     "passwordpassword", "11223344", "1qaz2wsx", "87654321", "Football99", "Benedict1", "trustno1"],
)  # fmt: skip
def test_d14_weak_passwords_are_refused(password: str) -> None:
    with pytest.raises(TiconderogaError, match="first that a guesser tries"):
        check_password(password, "Benedict")


@pytest.mark.parametrize(
    "password", ["correct horse", "a long password", "tr0ub4dor&3", "Xk3-9fLq2", "swordfish banana"]
)
def test_d14_others_are_not(password: str) -> None:
    assert weakness(password, "Benedict") == ""


def test_d14_a_weak_password_is_told_in_a_sentence() -> None:
    async def go() -> None:
        async with house() as at:
            said = await at.post("/api/accounts", {"name": "Bob", "password": "password"}, 422)
            assert said["error"].startswith("this password is one of the first")
            said = await at.post("/api/accounts", {"name": "Bob", "password": "short"}, 422)
            assert "at least 8" in said["error"]

    asyncio.run(go())


# ---------------------------------------------------------------------- the end of an account


def test_d14_an_account_ends_with_all_that_is_known_of_it() -> None:
    async def go() -> None:
        async with house() as at, browser(at, "Bob") as bob:
            await bob.http.put("/api/me", json={"about": "Plays well."}, headers=bob.page)
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await bob.post("/api/tables", {"game": "washingtons-war", "seats": seats}, 201)
            path = f"/api/tables/{made['id']}"
            ann = await at.post(f"{path}/join", {"token": made["tokens"][1], "name": "Ann"})
            async with (
                at.sit(made["id"], made["tokens"][0]) as one,
                at.sit(made["id"], ann["token"]) as two,
            ):
                await play_on([one, two], 4)
                await one.do("chat", text="Good luck!")
            await bob.post("/api/me/end", {"password": "wrong wrong"}, 403)
            await bob.post("/api/me/end", {"password": PASSWORD})
            assert (await bob.me())["name"] is None
            await at.get("/api/people/Bob", 404)
            await at.post("/api/session", {"name": "Bob", "password": PASSWORD}, 403)
            about = await at.get(path)
            assert about["seats"][0]["kind"] == "left", "Ann may go on with another"
            chat = at.site.hub.tables[made["id"]].chat
            assert [line["name"] for line in chat] == ["(account closed)"]
            said = await at.post("/api/accounts", {"name": "Bob", "password": PASSWORD}, 422)
            assert "taken" in said["error"], "nobody is to be held for him"
            rows = await at.site.store.fetch("SELECT COUNT(*) FROM account", ())
            assert rows[0][0] == 0

    asyncio.run(go())


# ---------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Bob", "bOB"), ("Bob", "Ｂｏｂ"), ("Bob", "𝐁𝐨𝐛"), ("Bob", "ВОВ"), ("Coco", "Сосо"),
        ("Ian", "lan"), ("Carl", "Car1"), ("Oscar", "0scar"), ("Bob", "B.o b"), ("Zoe", "Zoë"),
        ("Modern", "Modem"), ("Kato", "Κατο"), ("Anna", "Аппа"),
    ],
)  # fmt: skip
def test_d14_these_names_look_alike(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Bob", "Rob"), ("Ann", "Anne"), ("Иван", "Ivan"), ("Bob 2", "Bob"), ("山田", "山口")],
)
def test_d14_these_do_not(name: str, other: str) -> None:
    assert skeleton(name) != skeleton(other)


@pytest.mark.parametrize(
    ("name", "said"),
    [("Воb", "one alphabet"), ("Bοb", "one alphabet"), ("ᎪᏴ", "no letters of the alphabet"),
     ("<b>", "letters, digits"), ("Bob\u200b", "letters, digits"), ("", "letters, digits")],
)  # fmt: skip
def test_d14_a_name_is_of_one_alphabet(name: str, said: str) -> None:
    with pytest.raises(TiconderogaError, match=said):
        check_name(name)


@pytest.mark.parametrize("name", ["Zoë", "Иван", "Κώστας", "山田たろう", "O'Neil", "יוסף", "Nr. 5"])
def test_d14_names_of_the_world_are_welcome(name: str) -> None:
    assert check_name(name) == name


def test_d14_a_look_alike_is_refused_also_of_a_name_from_before() -> None:
    async def go() -> None:
        async with house() as at, browser(at, "Coco"):
            for name in ("Сосо", "Ｃｏｃｏ", "c0c0", "CO.CO"):
                said = await at.post("/api/accounts", {"name": name, "password": PASSWORD}, 422)
                assert "looks like one that is" in said["error"]
            await at.post("/api/session", {"name": "Ｃｏｃｏ", "password": PASSWORD})
            at.http.cookies.clear()
            await at.site.store.run([("DELETE FROM likeness", ())])
            await at.site.accounts.open()
            await at.post("/api/accounts", {"name": "Сосо", "password": PASSWORD}, 422)

    asyncio.run(go())


def test_d14_guests_are_marked_and_accounts_bear_their_own_names() -> None:
    async def go() -> None:
        async with house() as at, browser(at, "Bob") as bob:
            seats = [{"kind": "me", "name": "George III"}, {"kind": "open"}]
            made = await bob.post("/api/tables", {**DUEL, "seats": seats, "public": True}, 201)
            path = f"/api/tables/{made['id']}"
            ann = await at.post(f"{path}/join", {"token": made["tokens"][1], "name": "Ann"})
            shown = (await at.get(path))["seats"]
            assert [(seat["name"], seat["guest"]) for seat in shown] == [
                ("Bob", False), ("Ann", True),
            ]  # fmt: skip
            listed = (await at.get("/api/tables"))["tables"][0]["seats"]
            assert [seat["guest"] for seat in listed] == [False, True]
            async with at.sit(made["id"], ann["token"]) as guest:
                await guest.do("chat", text="Hello")
            assert at.site.hub.tables[made["id"]].chat[0]["name"] == "Ann (guest)"

    asyncio.run(go())


def test_d14_a_stranger_does_not_call_himself_as_the_one_who_left() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "open")
            path = f"/api/tables/{table}"
            ann = await at.post(f"{path}/join", {"token": tokens[1], "name": "Ann"})
            async with at.sit(table, tokens[0]) as one, at.sit(table, ann["token"]) as two:
                await play_on([one, two], 3)
            await at.post(f"{path}/leave", {"token": ann["token"]})
            await at.post(f"{path}/take-over", {"name": "Аnn"})
            assert (await at.get(path))["seats"][1]["name"] == "Аnn (2)"
            lines = at.site.hub.tables[table].lines
            assert any(line.endswith("Аnn (2) (guest)") for line in lines), "the log says it"

    asyncio.run(go())


def test_d14_names_of_guests_are_told_apart() -> None:
    assert guest_name("Ann", ["Bob"]) == "Ann"
    assert guest_name("Ann", ["ann"]) == "Ann (2)"
    assert guest_name("Ann", ["ann", "Ann (2)"]) == "Ann (3)"
    assert guest_name("", ["Guest"]) == "Guest"


# ---------------------------------------------------------------------- attempts


def test_d14_others_attempts_do_not_keep_the_owner_out() -> None:
    async def go() -> None:
        limits = Limits().relaxed()
        limits.accounts = (0.000_001, 4.0)
        limits.names = (0.000_001, 6.0)
        async with (
            house(limits=limits) as at,
            browser(at, "Bob", "192.0.2.1") as bob,
            browser(at, "", "192.0.2.2") as elsewhere,
        ):
            right = {"name": "Bob", "password": PASSWORD}
            wrong = {"name": "Bob", "password": "wrong wrong"}
            async with browser(at, "", "198.51.100.1") as thief:
                for status in (403, 403, 403, 403, 429):
                    await thief.post("/api/session", wrong, status)
            await elsewhere.post("/api/session", right)  # one address did not use up the name
            for number in range(2, 4):
                async with browser(at, "", f"198.51.100.{number}") as thief:
                    await thief.http.post("/api/session", json=wrong)
            async with browser(at, "", "203.0.113.9") as stranger:
                await stranger.post("/api/session", right, 429)
            await bob.post("/api/session", right)  # all of them did, and here he is known

    asyncio.run(go())
