"""Forged, replayed, oversized and malformed messages are refused, and the table unchanged."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.engine.test_save import forged, plain_lines
from tests.server.seats import WAR, house, play_on
from tests.server.test_live import seated
from ticonderoga.cli.main import main
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
from ticonderoga.engine.save import save
from ticonderoga.server.limits import Limits


def test_a_stale_or_repeated_choice_is_refused_and_changes_nothing() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await seated(at)
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                acting = bob if bob.asked() else ann
                n, choice = acting.n, acting.asked()[0]
                await acting.choose(choice)
                kept = list(at.site.hub.tables[table].lines)
                again = await acting.do("choose", n=n, choice=choice)
                assert again["type"] == "refused"
                assert again["stale"]
                other = ann if acting is bob else bob
                await other.reach(acting.n)
                wrong = await other.do("choose", n=other.n, choice=["march", 9999])
                assert wrong["type"] == "refused"
                assert not wrong["stale"]
                assert at.site.hub.tables[table].lines == kept

    asyncio.run(go())


def test_two_tabs_race_and_one_wins() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await seated(at)
            async with at.sit(table, tokens[0]) as one, at.sit(table, tokens[1]) as other:
                acting, token = (one, tokens[0]) if one.asked() else (other, tokens[1])
                async with at.sit(table, token) as tab:
                    n = acting.n
                    first, second = acting.asked()[0], acting.asked()[-1]
                    answers = await asyncio.gather(
                        acting.do("choose", n=n, choice=first),
                        tab.do("choose", n=n, choice=second),
                    )
                    assert sorted(a["type"] for a in answers) == ["accepted", "refused"]
                    refused = next(a for a in answers if a["type"] == "refused")
                    assert refused["stale"]
                    assert len(at.site.hub.tables[table].lines) == n + 1

    asyncio.run(go())


def test_answers_given_at_the_same_time_do_not_make_each_other_late() -> None:
    """Several are asked at once: whose bid crosses another's on the way need not bid again, but
    nobody answers twice for the same moment."""

    async def go() -> None:
        async with house() as at:
            table, tokens = await seated(at, game="skirmish")
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                n, bids, his = ann.n, ann.asked(), bob.asked()
                await bob.choose(his[0])
                kept = list(at.site.hub.tables[table].lines)
                async with at.sit(table, tokens[0]) as tab:
                    twice = await tab.do("choose", n=n, choice=his[1])
                assert (twice["type"], twice["stale"]) == ("refused", True)
                assert at.site.hub.tables[table].lines == kept
                late = await ann.do("choose", n=n, choice=bids[0])
                assert late["type"] == "accepted"
                assert at.site.hub.tables[table].match.deliveries
                for player, choice in ((ann, bids[0]), (bob, his[1])):
                    again = await player.do("choose", n=n, choice=choice)
                    assert (again["type"], again["stale"]) == ("refused", True)

    asyncio.run(go())


MALFORMED = [
    "",
    "null",
    "[]",
    "{",
    '{"type":"choose"}',
    '{"type":"choose","id":1,"n":0,"choice":[]}',
    '{"type":"choose","id":1,"n":0,"choice":[{"a":1}]}',
    '{"type":"choose","id":1,"n":0,"choice":["march",1.5]}',
    '{"type":"choose","id":1,"n":0,"choice":["march",true]}',
    '{"type":"choose","id":1,"n":1e999,"choice":["march",1]}',
    '{"type":"choose","id":1,"n":0,"choice":["march",1],"seat":1}',
    '{"type":"nonsense","id":1}',
    '{"type":"chat","id":1,"text":"' + "x" * 1001 + '"}',
    '{"type":"standing","id":1,"answers":[{"question":5}]}',
    "\ud7ff" * 10,
    "[" * 2000,
]


def test_a_malformed_message_is_refused_and_the_table_unchanged() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob:
                kept = at.site.hub.tables[table].match.hash()
                for text in MALFORMED:
                    await bob.live.send(text)
                    answer = await bob.until(lambda m: m["type"] == "refused")
                    assert "malformed" in answer["text"], text
                assert (await bob.do("ping"))["type"] == "pong"
                assert at.site.hub.tables[table].match.hash() == kept
                assert at.site.hub.tables[table].n == 0

    asyncio.run(go())


def test_oversized_frames_and_silent_strangers_are_shown_out() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob:
                await bob.live.send('{"type":"chat","id":1,"text":"' + "x" * 70_000 + '"}')
                await bob.live.wait_closed()
                assert bob.live.close_code == 1009
            async with at.sit(table, tokens[0]) as bob:
                assert bob.seat == 0

    asyncio.run(go())


def test_too_many_messages_wait_and_a_flood_is_closed() -> None:
    async def go() -> None:
        limits = Limits().relaxed()
        limits.messages = (50.0, 5.0)
        async with house(limits=limits) as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob:
                began = asyncio.get_running_loop().time()
                for _ in range(25):
                    await bob.say("ping")
                for _ in range(25):
                    await bob.until(lambda m: m["type"] == "pong")
                assert asyncio.get_running_loop().time() - began > 0.3, "they should have waited"

    asyncio.run(go())


def frame(kind: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A small frame as a client sends it, masked with zeros."""
    return bytes([0x80 * last | kind, 0x80 | len(payload), 0, 0, 0, 0]) + payload


FLOODS = {
    "pings": frame(9, b"x") * 20_000,
    "pongs": frame(10, b"x") * 20_000,
    "empty parts": frame(1, b"{", last=False) + frame(0, last=False) * 20_000,
    "empty messages": frame(1) * 20_000,
}


@pytest.mark.parametrize("flood", list(FLOODS))
def test_frames_that_say_nothing_do_not_hold_up_the_others(flood: str) -> None:
    async def go() -> None:
        async with house() as at:
            table, _ = await at.lay("me", "me", game="skirmish")
            live = await at.site.hub.table(table)
            deaf = await at.sit_deaf(table)
            loop = asyncio.get_running_loop()
            with contextlib.suppress(OSError):  # it is shown out while it still sends
                await loop.sock_sendall(deaf, FLOODS[flood])
            heard = b"?"
            with contextlib.suppress(OSError):
                while heard:
                    heard = await asyncio.wait_for(loop.sock_recv(deaf, 65_536), 60.0)
            while live.listeners:
                await asyncio.sleep(0.01)
            deaf.close()

    asyncio.run(go())


def test_what_is_not_text_is_closed_without_a_word_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def go() -> None:
        async with house() as at:
            table, _ = await at.lay("me", "me", game="skirmish")
            deaf = await at.sit_deaf(table)
            loop = asyncio.get_running_loop()
            await loop.sock_sendall(deaf, frame(1, b"\xff\xfe"))
            heard = b""
            while part := await asyncio.wait_for(loop.sock_recv(deaf, 65_536), 60.0):
                heard += part
            assert heard.endswith(bytes([0x88, 2]) + (1007).to_bytes(2, "big"))
            deaf.close()

    asyncio.run(go())
    assert "UnicodeDecodeError" not in caplog.text


def test_a_foreign_page_gets_no_socket_and_no_request() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            with pytest.raises(Exception, match="403"):
                async with at.sit(table, tokens[0], origin="https://evil.example"):
                    raise AssertionError("it was let in")
            await at.post(
                "/api/tables", {"game": "skirmish"}, 403, headers={"origin": "http://evil.example"}
            )
            own = f"http://127.0.0.1:{at.port}"
            async with at.sit(table, tokens[0], origin=own) as bob:
                assert bob.seat == 0

    asyncio.run(go())


def test_what_was_said_at_one_table_is_worth_nothing_at_another() -> None:
    """A choice that was overheard is sent again: by another seat, at another table, later."""

    async def go() -> None:
        async with house() as at:
            table, tokens = await seated(at)
            other, others = await seated(at)
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                acting, waiting = (bob, ann) if bob.asked() else (ann, bob)
                overheard = {"n": acting.n, "choice": acting.asked()[0]}
                early = await waiting.do("choose", **overheard)
                assert early["type"] == "refused"
                await acting.choose(acting.asked()[0])
                await play_on([bob, ann], 3)
                kept = at.site.hub.tables[table].match.hash()
                for person in (acting, waiting):
                    late = await person.do("choose", **overheard)
                    assert (late["type"], late["stale"]) == ("refused", True)
                assert at.site.hub.tables[table].match.hash() == kept
            async with at.sit(other, tokens[0]) as thief:
                assert thief.seat == -1, "a secret is good at its own table alone"
                assert (await thief.do("choose", **overheard))["type"] == "refused"
                assert at.site.hub.tables[other].untouched()
            assert others != tokens

    asyncio.run(go())


@pytest.mark.parametrize("first", ["", "null", '{"type":"ping","id":1}', "[" * 2000, "\x00"])
def test_a_socket_that_does_not_say_hello_is_closed(first: str) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob:
                url = f"ws://127.0.0.1:{at.port}/api/tables/{table}/live"
                async with connect(url, proxy=None) as live:
                    await live.send(first)
                    await live.wait_closed()
                    assert live.close_code == 4400
                await bob.live.send(json.dumps({"type": "hello", "token": tokens[1]}))
                again = await bob.until(lambda m: m["type"] == "refused")
                assert "already" in again["text"]
                assert bob.seat == 0

    asyncio.run(go())


def test_bytes_are_read_as_text_and_refused_as_such() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob:
                kept = at.site.hub.tables[table].match.hash()
                for raw in (b"\xff\xfe\x00", b"", b"{", bytes(range(256))):
                    await bob.live.send(raw)
                    answer = await bob.until(lambda m: m["type"] == "refused")
                    assert "malformed" in answer["text"]
                assert at.site.hub.tables[table].match.hash() == kept

    asyncio.run(go())


def hostile_files() -> list[str]:
    """Saved games with right checks that tell what no match of ours has written."""
    match = Match(find_game(WAR), seed=5)
    lines = plain_lines(save(match))
    at = lines.index("= journal") + 1
    said = [
        "@", "@ say american 5", "@ say american []", "@ say american " + "[" * 100_000,
        "@ say american [" + "7" * 5000 + "]", "@ undo american " + "7" * 5000, "~", "1",
        "1 american! pass", "@ withdraw british",
    ]  # fmt: skip
    files = [[*lines[:at], line, *lines[at:]] for line in said]
    key = "07" * 32
    for dice in (f"0 {key} -1 - 0", f"0 {key} {2**64} - 0", f"0 {key}{key}{key} 0 - 0", "0"):
        files.append([f"dice {dice}" if line.startswith("dice ") else line for line in lines])
    files.append(["= position " + "9" * 5000 if "= pos" in line else line for line in lines])
    files.append([*lines[: at - 1], "= start", "step nowhere", *lines[at - 1 :]])
    return [forged(file) for file in files]


def test_a_hostile_file_is_refused_in_a_sentence() -> None:
    async def go() -> None:
        async with house() as at:
            for text in hostile_files():
                refused = await at.post("/api/tables/import", {"save": text}, 422)
                assert "saved game" in refused["error"]
                assert len(refused["error"]) < 1000

    asyncio.run(go())


def test_a_nonce_with_a_line_break_leaves_the_game_provable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def go() -> tuple[str, str]:
        async with house() as at:
            table, tokens = await at.lay("me", "me", nonce="a\nb\r\u2028c")
            async with at.sit(table, tokens[0]) as bob:
                await bob.do("resign", n=bob.n)
            about = await at.get(f"/api/tables/{table}")
            assert about["nonces"] == ["a b c", "a b c"]
            return (await at.http.get(f"/api/tables/{table}/save")).text, about["commitment"]

    text, shown = asyncio.run(go())
    path = tmp_path / "game.txt"
    path.write_text(text, "utf-8")
    assert main(["replay", str(path), "--check"]) == 0
    assert shown in capsys.readouterr().out
