"""Live play: choices, refusals, undo, talk, presence, reconnecting, restarting."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from tests.server.seats import House, Person, house, play_on
from ticonderoga.engine.errors import TiconderogaError


async def seated(at: House, **terms: Any) -> tuple[str, list[str]]:
    """A table of two people; the invitation has been taken up."""
    table, tokens = await at.lay("me", "open", **terms)
    joined = await at.post(f"/api/tables/{table}/join", {"token": tokens[1], "name": "Ann"})
    assert joined["seat"] == 1
    assert joined["token"] != tokens[1]
    return table, [tokens[0], joined["token"]]


def test_two_people_play_and_a_spectator_watches() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await seated(at)
            async with (
                at.sit(table, tokens[0]) as bob,
                at.sit(table, tokens[1]) as ann,
                at.sit(table) as watcher,
            ):
                assert (bob.seat, ann.seat, watcher.seat) == (0, 1, -1)
                assert await play_on([bob, ann, watcher], 25) == 25
                assert watcher.n == bob.n == ann.n
                assert watcher.state["scene"]["tokens"] == bob.state["scene"]["tokens"]
                assert all(hand["cards"] is None for hand in watcher.state["scene"]["hands"])
                refused = await watcher.do("choose", n=watcher.n, choice=["pass"])
                assert "watching" in refused["text"]
                said = await ann.do("chat", text="  good   game ")
                assert said["type"] == "accepted"
                heard = await watcher.until(lambda m: m["type"] == "chat")
                told = (heard["text"], heard["name"], heard["seat"])
                assert told == ("good game", "Ann (guest)", 1)

    asyncio.run(go())


def test_nobody_is_dealt_a_hand_before_all_sit_down() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "open")
            async with at.sit(table, tokens[0]) as bob:
                assert not bob.state["started"]
                assert bob.state["asks"] == []
                assert bob.state["scene"]["hands"][0]["cards"] is None
                refused = await bob.do("choose", n=bob.n, choice=["pass"])
                assert "seat is still open" in refused["text"]
                before = bob.state["table"]["nonces"]
                await at.post(
                    f"/api/tables/{table}/join", {"token": tokens[1], "nonce": "by my own hand"}
                )
                await bob.until(lambda m: bool(m.get("started")))
                assert bob.state["table"]["nonces"] == [before[0], "by my own hand"]
                assert bob.state["scene"]["hands"][0]["cards"] is not None

    asyncio.run(go())


def test_undo_freely_and_by_consent() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await seated(at)
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                await play_on([bob, ann], 12)
                ply = 3
                match = at.site.hub.tables[table].match
                length = len(match.deliveries)
                asked = await bob.do("propose_undo", n=bob.n, ply=ply)
                assert asked["type"] == "accepted"
                await ann.reach(asked["n"])
                assert ann.state["undo"]["request"] == {"by": 0, "ply": ply, "agreed": [0]}
                refused = await ann.do("refuse_undo")
                assert refused["type"] == "accepted"
                await bob.reach(refused["n"])
                assert bob.state["undo"]["request"] is None
                assert len(match.deliveries) == length
                asked = await bob.do("propose_undo", n=bob.n, ply=ply)
                await ann.reach(asked["n"])
                agreed = await ann.do("consent", n=ann.n)
                assert agreed["type"] == "accepted"
                await bob.reach(agreed["n"])
                assert len(match.deliveries) <= ply
                assert bob.state["ply"] == len(match.deliveries)
                nothing = await ann.do("consent", n=ann.n)
                assert nothing["type"] == "refused"

    asyncio.run(go())


def test_an_agents_consent_comes_by_itself() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "random")
            async with at.sit(table, tokens[0]) as bob:
                await play_on([bob], 6)
                answer = await bob.do("propose_undo", n=bob.n, ply=2)
                while answer.get("stale"):
                    await bob.hear()
                    answer = await bob.do("propose_undo", n=bob.n, ply=2)
                assert answer["type"] == "accepted", answer
                lines = at.site.hub.tables[table].lines
                assert any(line.startswith("@ undo american") for line in lines)

    asyncio.run(go())


def test_notes_are_private_and_kept() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await seated(at)
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                await bob.do("note", text="he holds Arnold\nbeware")
                assert (await ann.do("ping"))["type"] == "pong"
                assert not [m for m in ann.heard if m["type"] == "note"]
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                assert bob.state["note"] == "he holds Arnold\nbeware"
                assert ann.state["note"] == ""

    asyncio.run(go())


def test_presence_is_told() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await seated(at)
            async with at.sit(table, tokens[0]) as bob:
                async with at.sit(table, tokens[1]):
                    told = await bob.until(
                        lambda m: m["type"] == "presence" and m["seats"][1]["online"]
                    )
                    assert told["seats"][0]["online"]
                await bob.until(lambda m: m["type"] == "presence" and not m["seats"][1]["online"])

    asyncio.run(go())


def test_reconnecting_reads_what_came_since() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[1]) as ann:
                async with at.sit(table, tokens[0]) as bob:
                    await play_on([bob, ann], 8)
                    n, seen = bob.n, bob.state["log_length"]
                acting = ann if ann.asked() else None
                if acting is None:
                    async with at.sit(table, tokens[0]) as back:
                        await back.choose(back.asked()[0])
                        await ann.reach(back.n)
                else:
                    await acting.choose(acting.asked()[0])
                async with at.sit(table, tokens[0], since=n) as bob:
                    first = bob.heard[-1]
                    assert first["type"] == "step"
                    assert first["n"] == n + 1
                    assert all(line["i"] >= seen for line in first["log"])
                async with at.sit(table, tokens[0], since=10**6) as bob:
                    assert bob.heard[-1]["type"] == "snapshot"

    asyncio.run(go())


def test_a_client_may_ask_for_the_parts_of_the_scene_that_change() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with (
                at.sit(table, tokens[0]) as bob,
                at.sit(table, tokens[1]) as ann,
                at.sit(table, tokens[0], partial=True) as thrifty,
            ):
                left_out = by_key = 0
                for _ in range(25):
                    await play_on([bob, ann], 1)
                    while thrifty.n < bob.n:
                        message = await thrifty.hear()
                        if message["type"] == "step":
                            left_out += len(bob.state["scene"]) - len(message["scene"])
                            by_key += "token_changes" in message["scene"]
                    assert thrifty.state["scene"] == bob.state["scene"]
                assert left_out > 50
                assert by_key > 5
                at.site.hub.forget_idle(time.monotonic() + 1000)  # what was drawn is let go
                await play_on([bob, ann], 1)
                while thrifty.n < bob.n:
                    await thrifty.hear()
                assert thrifty.state["scene"] == bob.state["scene"]

    asyncio.run(go())


def test_a_spectator_who_does_not_read_slows_nobody() -> None:
    async def long_enough(at: House) -> bool:
        """Play on; whether the game went on for long enough, which hangs on its dice."""
        table, tokens = await at.lay("me", "me")
        async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
            deaf = await at.sit_deaf(table)
            while len(at.site.hub.tables[table].listeners) < 3:
                await asyncio.sleep(0.01)
            if await play_on([bob, ann], 60) < 60:
                deaf.close()
                return False
            for index in range(100):
                await bob.say("chat", text=f"line {index}")
            await bob.until(lambda m: m["type"] == "chat" and m["text"] == "line 99")
            listener = next(x for x in at.site.hub.tables[table].listeners if x.seat < 0)
            assert listener.stale, "it should have more to be told than it reads"
            assert len(listener.outbox) <= 64
            deaf.close()
            return True

    async def go() -> None:
        async with house() as at:
            for _ in range(8):
                if await long_enough(at):
                    return
            raise AssertionError("all games were over at once")

    asyncio.run(go())


def test_standing_answers_answer_by_themselves() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me", game="skirmish", scenario="duel")
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                for person in (bob, ann):  # whoever bids higher is asked
                    answers = [{"question": "attack", "always": ["stay"]}]
                    told = await person.do("standing", answers=answers)
                    assert told["type"] == "accepted", told
                laid = at.site.hub.tables[table]
                while len(laid.lines) < 40:
                    while laid.thinking:  # until nothing is due to be answered by itself
                        await asyncio.sleep(0.01)
                    for person in (bob, ann):
                        await person.reach(laid.n)
                    if laid.match.over:
                        break
                    acting = next(person for person in (bob, ann) if person.asked())
                    await acting.choose(acting.asked()[0])
                lines = at.site.hub.tables[table].lines
                said = [line.split(" ", 1)[1] for line in lines]
                assert {"red stay", "blue stay"} & set(said), lines
                assert not any(" attack" in line for line in lines)

    asyncio.run(go())


def test_secret_answers_can_be_withdrawn() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me", game="skirmish", scenario="duel")
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                await bob.choose(bob.asked()[0])
                await ann.reach(bob.n)
                assert [ask["answered"] for ask in ann.state["asks"]] == [True, False]
                assert ann.state["asks"][0]["choices"] is None
                back = await bob.do("withdraw", n=bob.n)
                assert back["type"] == "accepted"
                await bob.reach(back["n"])
                assert bob.asked()
                refused = await ann.do("withdraw", n=back["n"])
                assert refused["type"] == "refused"

    asyncio.run(go())


def test_a_restart_brings_the_table_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def before() -> tuple[str, list[str], dict[str, Any], str]:
        async with house(database) as at:
            table, tokens = await seated(at)
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                await play_on([bob, ann], 15)
                await bob.do("chat", text="until tomorrow")
                return table, tokens, bob.state, at.site.hub.tables[table].match.hash()

    async def after(table: str, tokens: list[str]) -> tuple[Person, str]:
        async with house(database) as at, at.sit(table, tokens[0]) as bob:
            return bob, at.site.hub.tables[table].match.hash()

    table, tokens, state, position = asyncio.run(before())
    bob, again = asyncio.run(after(table, tokens))
    assert again == position
    assert bob.n == state["n"]
    assert bob.state["scene"] == state["scene"]
    assert bob.state["asks"] == state["asks"]
    assert bob.state["chat"][-1]["text"] == "until tomorrow"


def test_why_not_names_the_rule() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob:
                answer = await bob.do("why", kind="space", index=0)
                assert answer["type"] == "why"
                assert answer["choosable"] or answer["text"]
                for kind, index in (("space", 999), ("nonsense", 0), ("number", 0)):
                    assert (await bob.do("why", kind=kind, index=index))["type"] == "refused"

    asyncio.run(go())


def test_odds_and_hints_come_from_workers_and_can_be_forbidden() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                acting = bob if bob.asked() else ann
                hint = await acting.do("hint")
                assert hint["type"] == "hint", hint
                assert hint["choice"] in acting.asked()
                assert (await acting.do("odds"))["type"] == "odds"
                waiting = ann if acting is bob else bob
                assert "nothing for you" in (await waiting.do("hint"))["text"]
            table, tokens = await at.lay("me", "me", advice=False)
            async with at.sit(table, tokens[0]) as bob:
                assert "forbids" in (await bob.do("odds"))["text"]

    asyncio.run(go())


def test_what_cannot_be_taken_back_is_told_even_where_odds_are_forbidden() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me", advice=False)
            async with at.sit(table, tokens[0]) as bob:
                assert (await bob.do("final"))["final"] == []
                for _ in range(20):
                    told = await bob.do("final")
                    if told["final"]:
                        break
                    await bob.choose(bob.asked()[0])
                    assert bob.state["undo"]["free"]
                assert [each["choice"] for each in told["final"]] == bob.asked()
                assert {each["by"] for each in told["final"]} == {"turn"}
                await bob.choose(bob.asked()[0])
                assert "nothing for you" in (await bob.do("final"))["text"]

    asyncio.run(go())


def test_a_database_that_is_none_is_named() -> None:
    async def go() -> None:
        async with house("mysql://x"):
            raise AssertionError("it was opened")

    with pytest.raises(TiconderogaError, match="postgresql"):
        asyncio.run(go())


def test_who_cannot_be_shown_the_table_is_shown_out_and_may_come_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                laid = at.site.hub.tables[table]
                shown, before = laid.frame_for, bob.n

                def broken(listener: Any) -> str:
                    if listener.seat == 0:
                        raise ValueError("a fault in a picture")
                    return shown(listener)

                monkeypatch.setattr(laid, "frame_for", broken)
                await bob.say("choose", n=before, choice=bob.asked()[0])
                with pytest.raises(ConnectionClosedError) as closed:
                    await bob.until(lambda m: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1011
                assert "cannot be shown" in closed.value.rcvd.reason
                assert "a fault in a picture" in caplog.text
                await ann.reach(before + 1)
                monkeypatch.setattr(laid, "frame_for", shown)
                async with at.sit(table, tokens[0]) as again:
                    assert again.n == before + 1

    asyncio.run(go())
