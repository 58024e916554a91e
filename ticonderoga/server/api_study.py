"""Looking closer over HTTP: replay, what-if and review, all worked out apart."""

from __future__ import annotations

import secrets
from typing import Any

from starlette.responses import Response

from ticonderoga.engine.game import OBSERVER
from ticonderoga.server import bodies
from ticonderoga.server.accounts import Forbidden
from ticonderoga.server.answering import work_of
from ticonderoga.server.endpoint import Call, Endpoint
from ticonderoga.server.rows import PERSON
from ticonderoga.server.terms import require_advice

SECONDS = 20.0
REVIEW_SECONDS = 60.0
LESSON_SECONDS = 25.0
"""How long the agents that look for the costliest decisions may think."""


async def replay(call: Call) -> Any:
    """The table after some choices. While the game goes on, through one's own eyes or an
    observer's; when it is over, through anybody's, or with all hands open."""
    table = await call.table()
    own = call.seat_at(table)
    seat = call.number("seat", own if not table.match.over else OBSERVER)
    if not OBSERVER <= seat < len(table.seats):
        raise Forbidden(f"there is no seat {seat} at this table")
    if not table.match.over and seat not in (own, OBSERVER):
        raise Forbidden("you can see only your own view while the game is in progress")
    if not table.started():
        raise Forbidden("the game has not started")
    ply = call.number("at", len(table.match.deliveries))
    args = (ply, seat, table.match.over)
    work = work_of(table, "replay", args, SECONDS, call.address)
    found: dict[str, Any] = await call.hub.study.ask(work)
    return found


async def position(call: Call) -> Response:
    """The position as the file of a game that begins there. While the game goes on it is for one
    who sits there, where what-if is allowed, and holds nothing that he cannot know."""
    table = await call.table()
    seat = call.seat_at(table)
    if not table.match.over:
        seat = call.own_seat(table)
        require_advice(table)
        if not table.started():
            raise Forbidden("the game has not started")
    ply = call.number("at", len(table.match.deliveries))
    args = (seat, ply, secrets.randbits(48))
    work = work_of(table, "position", args, SECONDS, call.address)
    text: str = await call.hub.study.ask(work)
    return Response(text, media_type="text/plain; charset=utf-8")


async def review(call: Call) -> Any:
    table = await call.table()
    if not table.match.over:
        raise Forbidden("a game can be reviewed when it is over")
    async with table.reviewing:  # many may ask at once; it is worked out for the first
        if table.review is None:
            work = work_of(table, "review", (), REVIEW_SECONDS, call.address)
            table.review = await call.hub.study.ask(work)
    return table.review


async def lessons(call: Call) -> Any:
    """For the seats that people played; for all of them if bots played among themselves."""
    table = await call.table()
    if not table.match.over:
        raise Forbidden("a game can be reviewed when it is over")
    async with table.reviewing:
        if table.lessons is None:
            people = [at for at, seat in enumerate(table.seats) if seat.kind == PERSON]
            seats = tuple(people or range(len(table.seats)))
            args = (seats, LESSON_SECONDS)
            work = work_of(table, "lessons", args, REVIEW_SECONDS, call.address)
            table.lessons = await call.hub.study.ask(work)
    return {"lessons": table.lessons}


async def what_if(call: Call) -> Any:
    table = await call.table()
    return await call.site.what_ifs.act(table, call.seat_at(table), call.body, call.address)


TABLE = "/api/tables/{table}"
ENDPOINTS = [
    Endpoint(
        "GET", TABLE + "/replay", replay, "The table after so many choices, through a seat's eyes.",
        query={
            "at": {"type": "integer", "minimum": 0},
            "seat": {"type": "integer", "minimum": -1, "maximum": 7},
        },
        rate="study",
    ),
    Endpoint(
        "GET", TABLE + "/position", position,
        "The position as a saved game that begins there; what one cannot know is re-dealt.",
        gives=str, query={"at": {"type": "integer", "minimum": 0}}, rate="study",
    ),
    Endpoint("GET", TABLE + "/review", review, "Curves and events of a finished game.",
             rate="advice"),
    Endpoint("GET", TABLE + "/lessons", lessons,
             "The decisions of a finished game that cost most, and what would have been better.",
             rate="advice"),
    Endpoint(
        "POST", TABLE + "/what-if", what_if, "Try things in a private world.",
        body=bodies.WhatIfAct, rate="study",
    ),
]  # fmt: skip
