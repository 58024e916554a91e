"""What a game draws of a piece on request, over real sockets: for everybody, and only of pieces."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.seats import house
from ticonderoga.engine.drawing_check import mismatches
from ticonderoga.engine.drawing_told import Trace
from ticonderoga.server import sent


def drawn(position: Any, piece: int) -> Trace | None:
    """A line of two spaces for the first piece, nothing for the others."""
    if piece:
        return None
    return {
        "title": "Supply of the first", "text": "Supplied.", "rule": "1", "way": [3, 4],
        "cut": -1, "good": True,
    }  # fmt: skip


def test_a_line_is_drawn_for_everybody_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            rules = (await at.site.hub.table(table)).match.rules
            monkeypatch.setattr(rules, "trace", drawn)
            async with at.sit(table, tokens[0]) as bob, at.sit(table) as eve:
                for person in (bob, eve):
                    answer = await person.do("trace", piece=0)
                    assert answer["trace"]["way"] == [3, 4]
                    assert mismatches(answer, sent.Traced) == []
                    assert (await person.do("trace", piece=1))["trace"] is None
                for piece in (-1, 9999):
                    refused = await bob.do("trace", piece=piece)
                    assert refused["type"] == "refused"
                    assert refused["text"].startswith("there is no piece")

    asyncio.run(go())


def test_a_game_that_draws_nothing_says_so() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob:
                answer = await bob.do("trace", piece=0)
                assert answer["type"] == "refused"
                assert answer["text"] == "this game draws nothing on request"

    asyncio.run(go())
