"""Nobody plays against a person with the file of the running game in his hands: it holds the deck
and the key of the dice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.seats import WAR, House, house, play_on
from ticonderoga.cli.main import main
from ticonderoga.engine.dice import commitment, committed_dice
from ticonderoga.engine.journal_text import SEATS_CHANGED
from ticonderoga.engine.save import SavedGame
from ticonderoga.server import hub
from ticonderoga.server.table import Table

SPRINT: dict[str, Any] = {"game": "liberty-or-death", "scenario": "1778-sprint"}
TABLES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    WAR: (("me", "me"), {}),
    "liberty-or-death": (("me", "me", "random", "random"), SPRINT),
}
"""Tables of one person who holds seats 0 and 1."""

games = pytest.mark.parametrize("game", list(TABLES))


async def lay_alone(at: House, game: str, **more: Any) -> tuple[str, list[str]]:
    seats, terms = TABLES[game]
    return await at.lay(*seats, **terms, **more)


async def take_file(at: House, table: str, token: str) -> SavedGame:
    answer = await at.http.get(f"/api/tables/{table}/save", headers={"x-seat": token})
    assert answer.status_code == 200, answer.text
    return SavedGame(answer.text)


def laid(at: House, table: str) -> Table:
    return at.site.hub.tables[table]


@games
def test_a_host_who_has_the_file_of_an_untouched_game_does_not_know_the_next_deal(
    game: str,
) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await lay_alone(at, game)
            path = f"/api/tables/{table}"
            shown = (await at.get(path))["commitment"]
            known = (await take_file(at, table, tokens[0])).header.dice
            first_key = laid(at, table).key
            left = await at.post(f"{path}/leave", {"token": tokens[1]})
            bob = {"token": left["token"], "name": "Bob", "nonce": "bob's own"}
            await at.post(f"{path}/join", bob)
            about = await at.get(path)
            now = laid(at, table)
            assert now.match.setup.dice.key not in (b"", known.key)
            assert about["commitment"] not in ("", shown), "another secret, and it is shown"
            assert about["settings"]["dealt_anew"] is True
            assert "given_out" not in about["settings"]
            assert about["nonces"][1] == "bob's own"
            assert now.key != first_key, "the workers must not think about the first deal"
            await at.get(f"{path}/save", 403, headers={"x-seat": tokens[0]})

    asyncio.run(go())


def test_the_new_deal_is_proved_against_the_commitment_that_the_joiner_saw(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def go() -> tuple[str, str]:
        async with house() as at:
            table, tokens = await lay_alone(at, WAR)
            path = f"/api/tables/{table}"
            await take_file(at, table, tokens[0])
            left = await at.post(f"{path}/leave", {"token": tokens[1]})
            joined = await at.post(f"{path}/join", {"token": left["token"], "nonce": "b"})
            async with at.sit(table, tokens[0]) as ann, at.sit(table, joined["token"]) as bob:
                shown = bob.state["table"]["commitment"]
                await play_on([ann, bob], 6)
                assert (await bob.do("resign", n=bob.n))["type"] == "accepted"
            return (await at.http.get(f"{path}/save")).text, shown

    text, shown = asyncio.run(go())
    header = SavedGame(text).header
    secret = bytes.fromhex(header.secret)
    assert commitment(secret) == shown
    assert header.dice.key == committed_dice(secret, header.nonces).key
    path = tmp_path / "game.txt"
    path.write_text(text, "utf-8")
    assert main(["replay", str(path), "--check"]) == 0
    assert shown in capsys.readouterr().out


@games
def test_nobody_takes_over_a_seat_of_a_game_whose_file_was_given_out(game: str) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await lay_alone(at, game)
            path = f"/api/tables/{table}"
            async with at.sit(table, tokens[0]) as ann, at.sit(table, tokens[1]) as hand:
                await play_on([ann, hand], 3)
                await take_file(at, table, tokens[0])
                await ann.until(lambda m: m["type"] == "snapshot")
                assert ann.state["table"]["settings"]["given_out"] is True
                await at.post(f"{path}/leave", {"token": tokens[1]})
                refused = await at.post(f"{path}/take-over", {"name": "Bob", "seat": 1}, 422)
                assert "was given out" in refused["error"]
                body = {"token": tokens[0], "seat": 1, "agent": "random"}
                await at.post(f"{path}/agent", body)
                seats = (await at.get(path))["seats"]
                assert seats[1]["kind"] == "agent", "an agent knows no file"

    asyncio.run(go())


def test_it_is_remembered_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def begin() -> tuple[str, list[str]]:
        async with house(database) as at:
            table, tokens = await lay_alone(at, WAR)
            async with at.sit(table, tokens[0]) as ann, at.sit(table, tokens[1]) as hand:
                await play_on([ann, hand], 3)
            await take_file(at, table, tokens[1])
            await take_file(at, table, tokens[0])
            return table, tokens

    async def go_on(table: str, tokens: list[str]) -> None:
        async with house(database) as at:
            path = f"/api/tables/{table}"
            assert (await at.get(path))["settings"]["given_out"] is True
            assert laid(at, table).lines.count(SEATS_CHANGED) == 1, "it is noted once"
            await at.post(f"{path}/leave", {"token": tokens[0]})
            await at.post(f"{path}/take-over", {"name": "Bob"}, 422)
            await at.post(f"{path}/agent", {"token": tokens[1], "seat": 1, "agent": "random"})
            back = await at.post(f"{path}/take-over", {"token": tokens[1]})
            assert back["seat"] == 1, "one's own seat is one's own"

    asyncio.run(go_on(*asyncio.run(begin())))


@games
def test_hands_that_one_person_has_seen_are_dealt_anew_when_he_parts_with_one(game: str) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await lay_alone(at, game)
            path = f"/api/tables/{table}"
            before = await at.get(path)
            seen = laid(at, table).match.setup.dice.key
            left = await at.post(f"{path}/leave", {"token": tokens[1]})
            joined = await at.post(f"{path}/join", {"token": left["token"], "nonce": "mine"})
            after = await at.get(path)
            assert after["commitment"] == before["commitment"], "nobody has seen the secret"
            assert "dealt_anew" not in after["settings"]
            assert after["nonces"][1] == "mine"
            dealt = laid(at, table).match.setup.dice.key
            assert dealt != seen
            # With two people the deal stands: nobody gets up for a better hand.
            left = await at.post(f"{path}/leave", {"token": joined["token"]})
            await at.post(f"{path}/join", {"token": left["token"], "nonce": "a better one"})
            assert laid(at, table).match.setup.dice.key == dealt

    asyncio.run(go())


def test_one_of_two_seats_is_not_left_for_a_better_hand_against_another_person() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me", "open", "random", **SPRINT)
            path = f"/api/tables/{table}"
            await at.post(f"{path}/join", {"token": tokens[2], "name": "Bob"})
            dealt = laid(at, table).match.setup.dice.key
            left = await at.post(f"{path}/leave", {"token": tokens[1]})
            await at.post(f"{path}/join", {"token": left["token"], "nonce": "again"})
            assert laid(at, table).match.setup.dice.key == dealt

    asyncio.run(go())


def test_a_process_that_has_not_heard_of_the_newest_seats_gives_no_file() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await lay_alone(at, WAR)
            path = f"/api/tables/{table}"
            here = await at.site.hub.table(table)
            entry = (table, here.n, SEATS_CHANGED, 0.0)
            await at.site.store.run([("INSERT INTO entry VALUES (?,?,?,?)", entry)])
            mine = {"x-seat": tokens[0]}
            await at.get(f"{path}/save", 409, headers=mine)
            assert (await at.http.get(f"{path}/save", headers=mine)).status_code == 200

    asyncio.run(go())


def test_the_file_is_had_from_a_table_whose_journal_is_full(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await lay_alone(at, WAR)
            monkeypatch.setattr(hub, "MOST_ENTRIES", (await at.site.hub.table(table)).n)
            await take_file(at, table, tokens[0])
            await at.post(f"/api/tables/{table}/leave", {"token": tokens[1]}, 422)

    asyncio.run(go())


def test_a_rematch_begins_with_an_unknown_deck() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await lay_alone(at, WAR)
            await take_file(at, table, tokens[0])
            async with at.sit(table, tokens[0]) as ann:
                await ann.do("resign", n=ann.n)
            made = await at.post(f"/api/tables/{table}/rematch", {"token": tokens[0]})
            settings = (await at.get(f"/api/tables/{made['id']}"))["settings"]
            assert "given_out" not in settings

    asyncio.run(go())
