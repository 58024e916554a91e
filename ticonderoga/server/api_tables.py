"""The tables over HTTP: laying one, sitting down, getting up, and reading it."""

from __future__ import annotations

import json
from typing import Any

from starlette.responses import Response

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server import bodies, seating
from ticonderoga.server.endpoint import Call, Endpoint
from ticonderoga.server.given_out import give_out
from ticonderoga.server.messages import plain_text
from ticonderoga.server.names import NOBODY
from ticonderoga.server.rows import AGENT, OPEN, PERSON, Seat, digest
from ticonderoga.server.seating import NewTable, new_nonce, new_token
from ticonderoga.server.table import Table
from ticonderoga.server.terms import is_rated, require_one_seat_each, settle_terms
from ticonderoga.server.workers import OutOfTime, Work

LISTED = 100
LISTED_INVITATIONS = 20
"""Of those to one account: others lay them, and must not crowd out its own tables."""
IMPORT_SECONDS = 12.0
"""A saved game that takes longer to be proved is refused."""
SEAT_COLUMNS = "table_id, seat, kind, name, account"


# ---------------------------------------------------------------------- laying


async def _kept_seats(call: Call, terms: bodies.Terms) -> dict[int, str]:
    """The accounts that open seats are kept for, by seat."""
    found: dict[int, str] = {}
    for index, seat in enumerate(terms.seats):
        name = plain_text(seat.player)
        if seat.kind != "open" or not name:
            continue
        account = await call.site.accounts.by_name(name)
        if account is None:
            raise TiconderogaError(f"nobody here is called '{name}'")
        if account.id == call.account_id or account.id in found.values():
            raise TiconderogaError(f"{account.name} sits at this table already")
        found[index] = account.id
        seat.name = account.name
    return found


async def _seats(call: Call, new: NewTable, terms: bodies.Terms, count: int) -> list[str]:
    """Seat everybody as wanted; the secrets of the seats in their order."""
    kept = await _kept_seats(call, terms)
    wanted = terms.seats or [
        bodies.SeatWanted(kind="me" if index == 0 else "open") for index in range(count)
    ]
    if len(wanted) != count:
        raise TiconderogaError(f"this game has {count} seats, not {len(wanted)}")
    tokens: list[str] = []
    mine: list[int] = []
    for index, seat in enumerate(wanted):
        name = "" if terms.rated and index not in kept else plain_text(seat.name)
        if seat.kind == "me":
            name = call.name_for(name)
        if seat.kind == "agent":
            agent = seating.check_agent(seat.agent, new.game)
            new.seats.append(Seat(AGENT, agent, "", "", agent))
            tokens.append("")
        else:
            token = new_token()
            tokens.append(token)
            is_mine = seat.kind == "me"
            mine += [index] * is_mine
            account = call.account_id if is_mine else kept.get(index, "")
            new.seats.append(
                Seat(
                    PERSON if is_mine else OPEN,
                    name or NOBODY,
                    account,
                    digest(token),
                    "",
                )
            )
        nonce = plain_text(terms.nonce) if index in mine else ""
        new.nonces.append(nonce or new_nonce())
    if len(mine) > 1:
        new.settings["one_person"] = mine
    if mine:
        new.settings["host"] = mine[0]
    if terms.rated:
        require_one_seat_each(new.seats)
    return tokens


def _settle_terms(new: NewTable, terms: bodies.Terms) -> None:
    settle_terms(
        new.settings, days=terms.days_per_move, minutes=terms.minutes, rated=terms.rated,
        advice=terms.advice, think=terms.think_seconds,
    )  # fmt: skip
    new.public = terms.public


async def create(call: Call) -> Any:
    wanted: bodies.TableWanted = call.body
    new = NewTable(wanted.game, wanted.scenario, wanted.options)
    rules = (await call.hub.editions.made(new.game, new.scenario, new.options)).rules
    _settle_terms(new, wanted)
    tokens = await _seats(call, new, wanted, len(rules.seats))
    return bodies.Created(await seating.lay(call.hub, new), tokens)


async def import_game(call: Call) -> Any:
    """A game saved at the command line goes on here. Whoever has its file knows its dice, and
    the table says so."""
    wanted: bodies.ImportWanted = call.body
    if wanted.rated:
        raise TiconderogaError("a saved game cannot be rated: whoever has its file knows its dice")
    key = f"import {new_nonce()}"
    work = Work(
        "import", key, (), [], (wanted.save,), IMPORT_SECONDS, patience=0.0, asker=call.address
    )
    try:
        found: dict[str, Any] = await call.hub.study.ask(work)
    except OutOfTime:
        raise TiconderogaError("the saved game takes too long to be played again") from None
    new = NewTable(found["game"], found["scenario"], found["options"])
    rules = (await call.hub.editions.made(new.game, new.scenario, new.options)).rules
    _settle_terms(new, wanted)
    new.settings["imported"] = True
    tokens = await _seats(call, new, wanted, len(rules.seats))
    new.dice, new.start, new.lines = found["dice"], found["start"], found["lines"]
    new.over = found["over"]
    return bodies.Created(await seating.lay(call.hub, new), tokens)


# ---------------------------------------------------------------------- lists


async def listed(call: Call) -> Any:
    """Public tables, or with ?mine=1 those where the caller's account sits."""
    if call.number("mine", 0):
        return {"tables": await tables_of(call, call.person.id)}
    rows = await call.hub.store.fetch(
        "SELECT id, created, touched, game, scenario, settings, status, awaited, result "
        "FROM game_table WHERE public = 1 ORDER BY touched DESC LIMIT ?",
        (LISTED,),
    )
    return {"tables": await described_tables(call, rows)}


async def tables_of(call: Call, account: str) -> list[dict[str, Any]]:
    """Where an account sits, and the newest of those where a seat is kept for it."""
    rows: list[tuple[Any, ...]] = []
    for which, most in (("<>", LISTED), ("=", LISTED_INVITATIONS)):
        rows += await call.hub.store.fetch(
            "SELECT id, created, touched, game, scenario, settings, status, awaited, result "
            "FROM game_table WHERE id IN "
            f"(SELECT table_id FROM seat WHERE account = ? AND kind {which} 'open') "
            "ORDER BY touched DESC LIMIT ?",
            (account, most),
        )
    rows.sort(key=lambda row: row[2], reverse=True)
    return await described_tables(call, rows)


async def described_tables(call: Call, rows: list[tuple[Any, ...]]) -> list[dict[str, Any]]:
    marks = ",".join("?" for _ in rows) or "''"
    seats: dict[str, list[dict[str, Any]]] = {}
    mine: dict[str, list[int]] = {}
    for table_id, seat, kind, name, account in await call.hub.store.fetch(
        f"SELECT {SEAT_COLUMNS} FROM seat WHERE table_id IN ({marks}) ORDER BY table_id, seat",
        tuple(row[0] for row in rows),
    ):
        reserved = kind == OPEN and account != ""
        guest = kind == PERSON and account == ""
        seats.setdefault(table_id, []).append(
            {"kind": kind, "name": name, "reserved": reserved, "guest": guest}
        )
        if account and account == call.account_id:
            mine.setdefault(table_id, []).append(seat)
    found = []
    for table_id, created, touched, game, scenario, settings, status, awaited, result in rows:
        live = call.hub.tables.get(table_id)
        terms = json.loads(settings)
        waiting = list(live.awaited()) if live is not None else json.loads(awaited)
        found.append(
            {
                "id": table_id,
                "created": created,
                "touched": touched,
                "game": game,
                "scenario": scenario,
                "status": live.status if live is not None else status,
                "awaited": waiting,
                "seats": seats.get(table_id, []),
                "seat": mine.get(table_id, [-1])[0],
                "your_turn": any(seat in waiting for seat in mine.get(table_id, ())),
                "days": terms.get("days", 0),
                "minutes": terms.get("minutes", 0),
                "rated": terms.get("rated", False),
                "advice": terms.get("advice", True),
                "host": terms.get("host", -1),
                "tournament": terms.get("tournament", ""),
                "result": json.loads(result),
            }
        )
    return found


# ---------------------------------------------------------------------- one table


async def show(call: Call) -> Any:
    table = await call.table()
    return {
        **table.about(),
        "n": table.n,
        "over": table.match.over,
        "awaited": list(table.awaited()),
        **table.in_short(),
        "touched": table.clock.last,
        "result": table.renderer.result(table.match) if table.match.over else None,
        "invited": _invited(call, table),
        "seat": call.seat_at(table),
    }


def _invited(call: Call, table: Table) -> int:
    """The open seat that is kept for the caller, by his invitation or by his account."""
    kept = digest(call.token) if call.token else ""
    for index, seat in enumerate(table.seats):
        asked = (kept and seat.token == kept) or (seat.account and seat.account == call.account_id)
        if seat.kind == OPEN and asked:
            return index
    return -1


async def saved(call: Call) -> Any:
    """The saved game. It would tell the deck: while the game goes on, it is for those alone who
    play with nobody but themselves and agents, and from then on no other person sits down. With
    committed dice it holds their proof."""
    table = await call.table()
    name = f"ticonderoga-{table.id}.txt"
    return Response(
        await give_out(call.hub, table, call.token, call.account_id),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def join(call: Call) -> Any:
    wanted: bodies.Join = call.body
    table = await call.table()
    own = call.account.name if call.account is not None else ""
    name = own if is_rated(table) else plain_text(wanted.name) or own
    seat, token = await seating.join(
        call.hub, table, wanted.token, wanted.seat, name, call.account_id,
        plain_text(wanted.nonce),
    )  # fmt: skip
    return bodies.Seated(seat, token)


async def invite(call: Call) -> Any:
    wanted: bodies.Claim = call.body
    table = await call.table()
    call.own_seat(table)
    return bodies.Invitation(await seating.invite(call.hub, table, wanted.seat))


async def leave(call: Call) -> Any:
    """Get up; or decline the seat that is kept for one's account."""
    table = await call.table()
    kept = seating.seat_kept_for(table, call.account_id)
    if kept >= 0 and call.seat_at(table) < 0:
        await seating.decline(call.hub, table, kept, call.account_id)
        return bodies.Invitation("")
    return bodies.Invitation(await seating.leave(call.hub, table, call.own_seat(table)))


async def take_over(call: Call) -> Any:
    wanted: bodies.TakeOver = call.body
    table = await call.table()
    name = call.name_for(wanted.name)
    seat, token = await seating.take_over(
        call.hub, table, wanted.token, wanted.seat, name, call.account_id
    )
    return bodies.Seated(seat, token)


async def seat_agent(call: Call) -> Any:
    wanted: bodies.SeatAgent = call.body
    table = await call.table()
    await seating.seat_agent(call.hub, table, call.own_seat(table), wanted.seat, wanted.agent)
    return bodies.Done()


async def claim(call: Call) -> Any:
    wanted: bodies.Claim = call.body
    table = await call.table()
    await seating.claim(call.hub, table, call.own_seat(table), wanted.seat)
    return bodies.Done()


async def rematch(call: Call) -> Any:
    table = await call.table()
    return bodies.NewId(await seating.rematch(call.hub, table, call.own_seat(table)))


async def add_hook(call: Call) -> Any:
    wanted: bodies.Hook = call.body
    table = await call.table()
    name, secret = await call.site.notifier.add_hook(table, call.own_seat(table), wanted.url)
    return bodies.NewHook(name, secret)


async def remove_hook(call: Call) -> Any:
    table = await call.table()
    name = call.request.path_params["hook"].replace("\x00", "")
    await call.site.notifier.remove("", table.id, call.own_seat(table), name)
    return bodies.Done()


TABLE = "/api/tables/{table}"
ENDPOINTS = [
    Endpoint(
        "POST", "/api/tables", create, "Create a game.",
        body=bodies.TableWanted, gives=bodies.Created, status=201, rate="tables",
    ),
    Endpoint(
        "POST", "/api/tables/import", import_game, "Load a saved game.",
        body=bodies.ImportWanted, gives=bodies.Created, status=201, rate="tables",
    ),
    Endpoint(
        "GET", "/api/tables", listed, "Public tables, or one's own.",
        query={"mine": {"type": "integer", "minimum": 0, "maximum": 1}},
    ),
    Endpoint("GET", TABLE, show, "What everybody may know of a table."),
    Endpoint(
        "GET", TABLE + "/save", saved, "The saved game, when it is over or one's own.", gives=str
    ),
    Endpoint(
        "POST", TABLE + "/join", join, "Take an open seat, by a link or at a public table.",
        body=bodies.Join, gives=bodies.Seated,
    ),
    Endpoint(
        "POST", TABLE + "/invite", invite, "A new invitation to an open seat.",
        body=bodies.Claim, gives=bodies.Invitation,
    ),
    Endpoint(
        "POST", TABLE + "/leave", leave,
        "Get up from one's seat, or decline the one that is kept for one's account.",
        body=bodies.WithSeat, gives=bodies.Invitation,
    ),
    Endpoint(
        "POST", TABLE + "/take-over", take_over, "Take over an abandoned seat, or one's own.",
        body=bodies.TakeOver, gives=bodies.Seated,
    ),
    Endpoint(
        "POST", TABLE + "/agent", seat_agent, "Put an agent into a seat.",
        body=bodies.SeatAgent, gives=bodies.Done,
    ),
    Endpoint(
        "POST", TABLE + "/claim", claim, "Claim victory over a seat whose time has run out.",
        body=bodies.Claim, gives=bodies.Done,
    ),
    Endpoint(
        "POST", TABLE + "/rematch", rematch, "Offer the same game with the seats changed round.",
        body=bodies.WithSeat, gives=bodies.NewId, rate="tables",
    ),
    Endpoint(
        "POST", TABLE + "/webhooks", add_hook, "Be told by a webhook when it is one's turn.",
        body=bodies.Hook, gives=bodies.NewHook, status=201, rate="accounts",
    ),
    Endpoint(
        "DELETE", TABLE + "/webhooks/{hook}", remove_hook, "Take a webhook away.",
        gives=bodies.Done,
    ),
]  # fmt: skip
