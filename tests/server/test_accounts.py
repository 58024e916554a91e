"""Accounts, cookies, forgery, notifications, headers."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import http.client
import ipaddress
import json
import socket
import threading
import time
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.seats import House, house, play_on
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server import outbound, push
from ticonderoga.server.limits import Limits
from ticonderoga.server.outbound import check_url, is_public, post, public_address

BOB = {"name": "Bob", "password": "correct horse"}


async def signed_up(at: House, **who: str) -> tuple[httpx.AsyncClient, dict[str, str]]:
    """A browser of one's own that has signed up, and the header its page sends."""
    browser = httpx.AsyncClient(base_url=at.address, timeout=20)
    made = await browser.post("/api/accounts", json={**BOB, **who})
    assert made.status_code == 201, made.text
    return browser, {"x-csrf-token": made.json()["csrf"]}


def test_signing_up_in_and_out() -> None:
    async def go() -> None:
        async with house() as at:
            browser, page = await signed_up(at)
            cookie = next(iter(browser.cookies.jar))
            assert cookie.has_nonstandard_attr("HttpOnly")
            assert cookie.get_nonstandard_attr("SameSite") == "lax"
            me = (await browser.get("/api/me")).json()
            assert (me["name"], me["csrf"]) == ("Bob", page["x-csrf-token"])
            await at.post("/api/accounts", {**BOB, "name": "  bOB "}, 422)
            await at.post("/api/accounts", {"name": "<b>", "password": "long enough"}, 422)
            await at.post("/api/accounts", {"name": "Cat", "password": "short"}, 422)
            await at.post("/api/session", {"name": "Bob", "password": "wrong wrong"}, 403)
            await at.post("/api/session", {"name": "Nobody", "password": "wrong wrong"}, 403)
            await at.post("/api/session", BOB)
            out = await browser.delete("/api/session?everywhere=1", headers=page)
            assert out.status_code == 200
            at.http.cookies.clear()
            browser.cookies.set("ticonderoga", cookie.value or "")
            assert (await browser.get("/api/me")).json()["name"] is None, "the session was ended"
            await browser.aclose()

    asyncio.run(go())


def test_a_forged_cookie_is_nobodys() -> None:
    async def go() -> None:
        async with house() as at:
            browser, _ = await signed_up(at)
            value = next(iter(browser.cookies.jar)).value or ""
            account = value.split(".")[0]
            bent = value[:-1] + ("B" if value[-1] == "A" else "A")
            later = value.replace(f"{account}.1.", f"{account}.2.", 1)
            for forged in ("", "x", "a.b.c.d", bent, later):
                at.http.cookies.clear()
                at.http.cookies.set("ticonderoga", forged)
                assert (await at.get("/api/me"))["name"] is None, forged
            await browser.aclose()

    asyncio.run(go())


def test_a_request_with_a_cookie_needs_the_pages_token() -> None:
    async def go() -> None:
        async with house() as at:
            browser, page = await signed_up(at)
            wanted = {"game": "skirmish", "seats": [{"kind": "me"}, {"kind": "open"}],
                      "scenario": "duel"}  # fmt: skip
            assert (await browser.post("/api/tables", json=wanted)).status_code == 403
            bad = {"x-csrf-token": "guess"}
            assert (await browser.post("/api/tables", json=wanted, headers=bad)).status_code == 403
            made = await browser.post("/api/tables", json=wanted, headers=page)
            assert made.status_code == 201
            me = (await browser.get("/api/me")).json()
            assert [row["id"] for row in me["tables"]] == [made.json()["id"]]
            assert me["tables"][0]["seat"] == 0
            mine = (await browser.get("/api/tables?mine=1")).json()["tables"]
            assert mine == me["tables"]
            changed = await browser.put("/api/me", json={"about": "Plays well."}, headers=page)
            assert changed.status_code == 200
            assert (await at.get("/api/people/bob"))["profile"] == {"about": "Plays well."}
            await at.get("/api/people/nobody", 404)
            await browser.aclose()

    asyncio.run(go())


def test_my_tables_say_whose_turn_it_is_and_the_account_is_the_seat() -> None:
    async def go() -> None:
        async with house() as at:
            browser, page = await signed_up(at)
            made = (
                await browser.post(
                    "/api/tables",
                    json={"game": "washingtons-war", "seats": [{"kind": "me"}, {"kind": "me"}]},
                    headers=page,
                )
            ).json()
            cookie = {"Cookie": f"ticonderoga={next(iter(browser.cookies.jar)).value}"}
            async with (
                at.sit(made["id"], additional_headers=cookie) as bob,
                at.sit(made["id"], made["tokens"][1]) as other,
            ):
                assert bob.seat == 0
                await play_on([bob, other], 4)
                row = (await browser.get("/api/me")).json()["tables"][0]
                assert row["your_turn"] == bool(bob.asked())
            await browser.aclose()

    asyncio.run(go())


def test_the_web_hook_is_told_and_signed() -> None:
    told: list[tuple[str, bytes]] = []

    async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.split("content-length:")[1].split("\r\n")[0])
        told.append((head, await reader.readexactly(length)))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    async def go() -> None:
        async with house(hooks_anywhere=True) as at:
            listening = await asyncio.start_server(receive, "127.0.0.1", 0)
            port = listening.sockets[0].getsockname()[1]
            table, tokens = await at.lay("me", "me")
            made = {}
            for token in tokens:
                made[token] = await at.post(
                    f"/api/tables/{table}/webhooks",
                    {"token": token, "url": f"http://127.0.0.1:{port}/hook?x=1"},
                    201,
                )
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                while not told:
                    acting = next((p for p in (bob, ann) if p.asked()), None)
                    if acting is None:
                        await bob.hear()
                        continue
                    n = await acting.choose(acting.asked()[0])
                    await bob.reach(n)
                    await ann.reach(n)
                    await asyncio.sleep(0.01)
            head, body = told[0]
            seat = ("american", "british").index(json.loads(body)["seat"])
            secret = made[tokens[seat]]["secret"].encode()
            mac = hmac.new(secret, body, hashlib.sha256).hexdigest()
            assert f"x-ticonderoga-signature: sha256={mac}" in head
            assert tokens[0] not in body.decode()
            gone = made[tokens[0]]["id"]
            answer = await at.http.delete(
                f"/api/tables/{table}/webhooks/{gone}", headers={"x-seat": tokens[0]}
            )
            assert answer.status_code == 200
            left = await at.site.store.fetch("SELECT id FROM notification")
            assert left == [(made[tokens[1]]["id"],)]
            listening.close()

    asyncio.run(go())


@pytest.mark.parametrize("url", ["http://example.com", "ftp://x", "https://", "https://x:99999",
                                 "https://x:22/", "javascript:1", "https://me:pw@example.com/",
                                 "https://example.com/a b", "https://exämple.com/"])  # fmt: skip
def test_a_hook_goes_to_the_open_internet_only(url: str) -> None:
    with pytest.raises(TiconderogaError):
        check_url(url, anywhere=False)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.0.0.1", "169.254.1.1", "::1"])
def test_our_neighbours_doors_are_not_knocked_on(host: str) -> None:
    with pytest.raises(TiconderogaError, match="open internet"):
        public_address(host, 443)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True), ("2606:4700::1111", True), ("::ffff:8.8.8.8", True),
        ("169.254.169.254", False), ("100.64.0.1", False), ("224.0.0.1", False),
        ("0.0.0.0", False), ("fe80::1", False), ("fc00::1", False), ("ff02::1", False),
        ("::ffff:127.0.0.1", False), ("2002:7f00:1::", False), ("64:ff9b::7f00:1", False),
    ],
)  # fmt: skip
def test_an_address_in_disguise_is_seen_through(address: str, public: bool) -> None:
    assert is_public(ipaddress.ip_address(address)) == public


def test_who_answers_by_drops_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "SECONDS", 0.4)
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def drip() -> None:
            caller, _ = listening.accept()
            with caller, contextlib.suppress(OSError):
                while True:
                    caller.sendall(b"H")
                    time.sleep(0.05)

        dripping = threading.Thread(target=drip)
        dripping.start()
        port = listening.getsockname()[1]
        with pytest.raises((OSError, http.client.HTTPException)):
            post(f"http://127.0.0.1:{port}/", b"{}", {}, anywhere=True)
        dripping.join()


def test_a_push_message_is_read_by_its_browser_alone() -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = b"0123456789abcdef"
    body = push.encrypt(b"your turn", push.b64(point), push.b64(auth))
    salt, theirs, sealed = body[:16], body[21:86], body[86:]
    server = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)

    def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    secret = browser.exchange(ec.ECDH(), server)
    shared = derive(auth, secret, b"WebPush: info\x00" + point + theirs, 32)
    key = derive(salt, shared, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derive(salt, shared, b"Content-Encoding: nonce\x00", 12)
    assert AESGCM(key).decrypt(nonce, sealed, None) == b"your turn\x02"


def test_the_push_header_is_signed_by_the_servers_key() -> None:
    key = push.new_key()
    header = push.authorization(key, "https://push.example/abc", "mailto:x@example.com", 1000.0)
    token = header.removeprefix("vapid t=").partition(",")[0]
    signed, _, mac = token.rpartition(".")
    claims = json.loads(push.unb64(signed.split(".")[1]))
    assert claims["aud"] == "https://push.example"
    raw = push.unb64(mac)
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    signature = encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    public = ec.EllipticCurvePublicKey.from_encoded_point(
        ec.SECP256R1(), push.unb64(push.public_key(key))
    )
    public.verify(signature, signed.encode(), ec.ECDSA(hashes.SHA256()))


def test_a_browser_subscribes_and_is_forgotten() -> None:
    async def go() -> None:
        async with house() as at:
            browser, page = await signed_up(at)
            assert len(push.unb64((await at.get("/api/push-key"))["key"])) == 65
            own = ec.generate_private_key(ec.SECP256R1()).public_key()
            point = own.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
            wanted: dict[str, Any] = {
                "endpoint": "https://push.example/abc",
                "expirationTime": None,
                "keys": {"p256dh": push.b64(point), "auth": push.b64(b"0" * 16)},
            }
            made = await browser.post("/api/me/push", json=wanted, headers=page)
            assert made.status_code == 201, made.text
            wanted["keys"]["p256dh"] = "AAAA"
            bad = await browser.post("/api/me/push", json=wanted, headers=page)
            assert bad.status_code == 422
            assert len((await browser.get("/api/me")).json()["notifications"]) == 1
            await browser.delete(f"/api/me/push/{made.json()['id']}", headers=page)
            assert (await browser.get("/api/me")).json()["notifications"] == []
            await at.post("/api/me/push", {**wanted}, 401)
            await browser.aclose()

    asyncio.run(go())


def test_headers_bodies_and_rates() -> None:
    async def go() -> None:
        limits = Limits()
        limits.requests = (0.001, 12.0)
        limits.body = 5000
        async with house(limits=limits) as at:
            answer = await at.http.get("/")
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert (await at.http.get("/api/me")).headers["cache-control"] == "no-store"
            assert (await at.http.post("/api/tables", content=b"x" * 6000)).status_code == 413

            async def endless() -> Any:
                for _ in range(10):
                    yield b"x" * 1000

            with contextlib.suppress(httpx.ReadError, httpx.WriteError):  # the door may shut first
                assert (await at.http.post("/api/tables", content=endless())).status_code == 413
            statuses = [(await at.http.get("/api/games")).status_code for _ in range(20)]
            assert statuses[0] == 200
            assert statuses[-1] == 429

    asyncio.run(go())
