"""Finding people over HTTP: open challenges, players and bots with their ratings."""

from __future__ import annotations

import json
from typing import Any

from starlette.exceptions import HTTPException

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.registry import agent_names, all_games, find_game
from ticonderoga.server.api_tables import described_tables
from ticonderoga.server.endpoint import Call, Endpoint
from ticonderoga.server.players import best_of, described, marks
from ticonderoga.server.ratings import BOT_MARK, PERSON_MARK, ratings_of

MOST_CHALLENGES = 100
CHALLENGE_SECONDS = 30 * 86_400.0
"""Older challenges are no longer listed."""


async def challenges(call: Call) -> Any:
    """Public tables with a seat that is free for whoever comes first, newest first."""
    store = call.hub.store
    rows = await store.fetch(
        "SELECT id, created, touched, game, scenario, settings, status, awaited, result "
        "FROM game_table WHERE public = 1 AND created > ? AND id IN "
        "(SELECT table_id FROM seat WHERE kind = 'open' AND account = '') AND id IN "
        "(SELECT table_id FROM seat WHERE kind = 'person') ORDER BY created DESC LIMIT ?",
        (call.hub.now() - CHALLENGE_SECONDS, MOST_CHALLENGES),
    )
    found = await described_tables(call, rows)
    ids = tuple(row[0] for row in rows)
    asked = await store.fetch(
        f"SELECT id, options FROM game_table WHERE id IN ({marks(len(ids))})", ids
    )
    options: dict[str, str] = dict(asked)
    seats = await store.fetch(
        "SELECT table_id, seat, account FROM seat WHERE kind = 'person' AND account <> '' "
        f"AND table_id IN ({marks(len(ids))})",
        ids,
    )
    games = {table["id"]: table["game"] for table in found}
    ratings: dict[str, dict[str, Any]] = {}
    for table_id, seat, account in seats:
        player = PERSON_MARK + account
        known = await ratings_of(store, games[table_id], [player])
        ratings.setdefault(table_id, {})[str(seat)] = known[player].shown()
    for table in found:
        table["options"] = json.loads(options[table["id"]])
        table["ratings"] = ratings.get(table["id"], {})
    return {"challenges": found}


async def best(call: Call) -> Any:
    try:
        game = find_game(call.request.path_params["game"])
    except TiconderogaError as error:
        raise HTTPException(404, str(error)) from None
    return {
        "game": game.name,
        "title": game.title,
        "players": await best_of(call.hub.store, game.name),
    }


async def person(call: Call) -> Any:
    account = await call.site.accounts.by_name(call.request.path_params["name"])
    if account is None:
        raise HTTPException(404, "nobody here has that name")
    return {
        "kind": "person",
        "name": account.name,
        "since": account.created,
        "profile": account.profile,
        **await described(call.hub.store, PERSON_MARK + account.id),
    }


async def bot(call: Call) -> Any:
    name = call.request.path_params["name"].replace("\x00", "")
    known = {agent for game in all_games() for agent in agent_names(game)}
    if name.partition(":")[0] not in known:
        raise HTTPException(404, "there is no bot of that name")
    return {"kind": "bot", "name": name, **await described(call.hub.store, BOT_MARK + name)}


ENDPOINTS = [
    Endpoint("GET", "/api/challenges", challenges, "Open challenges, with their terms."),
    Endpoint("GET", "/api/ratings/{game}", best, "Who is rated in a game, the best first."),
    Endpoint(
        "GET", "/api/people/{name}", person, "Somebody's profile, results and ratings.",
    ),
    Endpoint("GET", "/api/bots/{name}", bot, "A bot's results and ratings."),
]  # fmt: skip
