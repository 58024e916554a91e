"""Tournaments over HTTP: hosting one, joining, starting, and how it stands."""

from __future__ import annotations

from typing import Any

from ticonderoga.engine.registry import find_game
from ticonderoga.server import bodies, pairing
from ticonderoga.server.endpoint import Call, Endpoint
from ticonderoga.server.messages import plain_text
from ticonderoga.server.pairing import BOT, Game, Line
from ticonderoga.server.seating import NewTable
from ticonderoga.server.tournaments import COLUMNS, Entrant, Tournament

LISTED = 60
LISTED_SECONDS = 120 * 86_400.0


async def listed(call: Call) -> Any:
    """Tournaments that can be joined, those under way, and the last that are over."""
    store = call.hub.store
    rows = await store.fetch(
        f"SELECT {COLUMNS} FROM tournament WHERE created > ? ORDER BY created DESC LIMIT ?",
        (call.hub.now() - LISTED_SECONDS, LISTED),
    )
    found = []
    for row in rows:
        of = Tournament(row)
        entrants = await call.site.tournaments.entrants(of)
        found.append({**_in_short(call, of, entrants), "players": len(entrants)})
    return {"tournaments": found}


def _in_short(call: Call, of: Tournament, entrants: list[Entrant]) -> dict[str, Any]:
    mine = [who for who in entrants if who.account == call.account_id]
    hosts = [who.name for who in entrants if who.account == of.host]
    return {
        "id": of.id,
        "name": of.name,
        "created": of.created,
        "host": hosts[0] if hosts else "",
        "hosting": bool(call.account_id) and of.host == call.account_id,
        "joined": bool(mine) and not mine[0].gone,
        "game": of.game,
        "title": find_game(of.game).title,
        "scenario": of.scenario,
        "options": of.options,
        "kind": of.kind,
        "status": of.status,
        "rounds": of.rounds,
        "round": of.round + 1,
        "days": of.terms["days"],
        "minutes": of.terms["minutes"],
        "advice": bool(of.terms["advice"]),
    }


def _standing(line: Line, who: Entrant) -> dict[str, Any]:
    return {
        "place": line.place,
        "name": who.name,
        "gone": who.gone,
        "points": line.points,
        "played": line.played,
        "wins": line.wins,
        "byes": line.byes,
        "buchholz": line.buchholz,
        "sonneborn": line.sonneborn,
        "met": line.met,
    }


def _paired(
    game: Game, table_id: str, entrants: list[Entrant], sides: tuple[str, ...]
) -> dict[str, Any]:
    return {
        "round": game.round + 1,
        "table": table_id,
        "bye": game.bye,
        "forfeit": game.forfeit,
        "over": game.over,
        "winners": game.winners or [],
        "players": [
            {
                "name": entrants[player].name if player != BOT else "",
                "side": "" if game.bye else sides[seat],
            }
            for seat, player in enumerate(game.players)
        ],
    }


async def show(call: Call) -> Any:
    tournaments = call.site.tournaments
    of = await tournaments.find(call.request.path_params["tournament"])
    entrants = await tournaments.entrants(of)
    games = await tournaments.games(of, entrants)
    lines = pairing.standings(of.kind, range(len(entrants)), [game for game, _ in games])
    sides = tournaments.seats(of)
    return {
        **_in_short(call, of, entrants),
        "players": len(entrants),
        "seats": list(sides),
        "standings": [_standing(line, entrants[line.player]) for line in lines],
        "pairings": [_paired(game, table_id, entrants, sides) for game, table_id in games],
    }


async def create(call: Call) -> Any:
    wanted: bodies.TournamentWanted = call.body
    new = NewTable(wanted.game, wanted.scenario, wanted.options)
    call.hub.renderer_of(new.game, new.scenario, new.options)
    terms = {
        "days": wanted.days_per_move,
        "minutes": wanted.minutes,
        "advice": bool(wanted.advice),
    }
    made = await call.site.tournaments.create(
        call.person.id, new, plain_text(wanted.name), wanted.kind, wanted.rounds, terms
    )
    return bodies.NewId(made)


async def _asked(call: Call) -> tuple[Tournament, str]:
    """The tournament, and the account that asks."""
    account = call.person.id
    return await call.site.tournaments.find(call.request.path_params["tournament"]), account


async def join(call: Call) -> Any:
    await call.site.tournaments.join(*await _asked(call))
    return bodies.Done()


async def leave(call: Call) -> Any:
    await call.site.tournaments.leave(*await _asked(call))
    return bodies.Done()


async def start(call: Call) -> Any:
    await call.site.tournaments.start(*await _asked(call))
    return bodies.Done()


async def cancel(call: Call) -> Any:
    await call.site.tournaments.cancel(*await _asked(call))
    return bodies.Done()


ONE = "/api/tournaments/{tournament}"
ENDPOINTS = [
    Endpoint("GET", "/api/tournaments", listed, "Tournaments, newest first."),
    Endpoint(
        "POST", "/api/tournaments", create, "Host a tournament, and play in it.",
        body=bodies.TournamentWanted, gives=bodies.NewId, status=201, rate="tables",
    ),
    Endpoint("GET", ONE, show, "A tournament: its standings and all its pairings."),
    Endpoint(
        "POST", ONE + "/join", join, "Play in it, as long as it has not begun.", gives=bodies.Done
    ),
    Endpoint(
        "POST", ONE + "/leave", leave, "Play in it no more: a running game is resigned.",
        gives=bodies.Done,
    ),
    Endpoint("POST", ONE + "/start", start, "Begin it: for its host.", gives=bodies.Done,
             rate="tables"),
    Endpoint("DELETE", ONE, cancel, "Call it off before it begins: for its host.",
             gives=bodies.Done),
]  # fmt: skip
