"""What is told of players: results by game and side, ratings with their history, the best."""

from __future__ import annotations

import json
from typing import Any

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.registry import find_game
from ticonderoga.server.ratings import (
    BOT_MARK,
    PERSON_MARK,
    Rating,
    scores,
)
from ticonderoga.server.store import Store

MOST_RESULTS = 1000
MOST_HISTORY = 400
MOST_RECENT = 30
MOST_BEST = 100
GONE = "(account closed)"


def marks(count: int) -> str:
    return ",".join("?" * count) or "''"


async def names_of(store: Store, players: set[str]) -> dict[str, dict[str, str]]:
    """Who the players of the ledger are: their kind, and the name they are shown by."""
    accounts = [name.removeprefix(PERSON_MARK) for name in players if name.startswith(PERSON_MARK)]
    rows = await store.fetch(
        f"SELECT id, name FROM account WHERE id IN ({marks(len(accounts))})", tuple(accounts)
    )
    known = {PERSON_MARK + account: name for account, name in rows}
    return {
        player: {"kind": "bot", "name": player.removeprefix(BOT_MARK)}
        if player.startswith(BOT_MARK)
        else {"kind": "person", "name": known.get(player, GONE)}
        for player in players
    }


async def best_of(store: Store, game: str) -> list[dict[str, Any]]:
    """Everybody who is rated in a game, the best first."""
    rows = await store.fetch(
        "SELECT DISTINCT player, mu, sigma, games FROM rating AS here WHERE game = ? AND n = "
        "(SELECT MAX(n) FROM rating WHERE game = here.game AND player = here.player) "
        "ORDER BY mu DESC, player LIMIT ?",
        (game, MOST_BEST),
    )
    names = await names_of(store, {row[0] for row in rows})
    return [{**names[player], **Rating(*known).shown()} for player, *known in rows]


async def ratings_by_game(store: Store, player: str) -> list[dict[str, Any]]:
    """A player's rating in each game, and how it came to be, oldest first."""
    rows = await store.fetch(
        "SELECT here.game, here.seat, here.side, here.score, here.mu, here.sigma, here.games, "
        "table_id, at, other.seat, other.player FROM rating AS here "
        "JOIN rated_game ON rated_game.game = here.game AND rated_game.n = here.n "
        "JOIN rating AS other ON other.game = here.game AND other.n = here.n "
        "WHERE here.player = ? AND at >= COALESCE((SELECT MIN(at) FROM (SELECT at FROM rating "
        "JOIN rated_game ON rated_game.game = rating.game AND rated_game.n = rating.n "
        "WHERE player = ? ORDER BY at DESC LIMIT ?) AS newest), 0) "
        "ORDER BY at, table_id, here.seat, other.seat",
        (player, player, MOST_HISTORY),
    )
    names = await names_of(store, {row[10] for row in rows})
    games: dict[str, dict[tuple[str, int], dict[str, Any]]] = {}
    for game, seat, side, score, mu, sigma, played, table_id, at, other, opponent in rows:
        line = games.setdefault(game, {}).setdefault(
            (table_id, seat),
            {
                "table": table_id,
                "at": at,
                "side": side,
                "score": score,
                "opponents": [],
                **Rating(mu, sigma, played).shown(),
            },
        )
        if other != seat:
            line["opponents"].append(names[opponent])
    found = []
    for game, lines in sorted(games.items()):
        history = list(lines.values())
        newest = history[-1]
        found.append(
            {
                "game": game,
                **{key: newest[key] for key in ("rating", "deviation", "games", "provisional")},
                "history": history,
            }
        )
    return found


class Tally:
    """Games played on one side."""

    def __init__(self) -> None:
        self.played = self.won = self.drawn = 0

    def add(self, score: float, count: int) -> None:
        """A win is the whole point, or a share of it that not everybody has."""
        self.played += 1
        everybody = abs(score * count - 1.0) < 1e-9
        self.won += score > 0 and not everybody
        self.drawn += everybody

    def plain(self) -> dict[str, int]:
        lost = self.played - self.won - self.drawn
        return {"played": self.played, "won": self.won, "drawn": self.drawn, "lost": lost}


def side_of(game: str, seat: int) -> str:
    """What a seat of a game is called; its number if the game is no longer here."""
    try:
        return find_game(game).seats[seat]
    except (TiconderogaError, IndexError):
        return str(seat)


def by_side(results: list[tuple[str, str, float, int]]) -> list[dict[str, Any]]:
    """Results (game, side, score, how many played) added up by game and side."""
    found: dict[tuple[str, str], Tally] = {}
    for game, side, score, count in results:
        found.setdefault((game, side), Tally()).add(score, count)
    return [
        {"game": game, "side": side, **tally.plain()}
        for (game, side), tally in sorted(found.items())
    ]


async def public_results(store: Store, account: str) -> list[tuple[str, str, float, int]]:
    """The finished games of an account that are public and not rated: played here, by itself to
    the end, and against somebody else."""
    rows = await store.fetch(
        "SELECT game, seat, result, settings, (SELECT COUNT(*) FROM seat AS other "
        "WHERE other.table_id = id) FROM game_table JOIN seat ON seat.table_id = id "
        "WHERE account = ? AND kind = 'person' AND status = 'over' AND "
        "public = 1 AND id NOT IN (SELECT table_id FROM contest) ORDER BY touched DESC LIMIT ?",
        (account, MOST_RESULTS),
    )
    found = []
    for game, seat, text, terms, count in rows:
        result, settings = json.loads(text), json.loads(terms)
        alone = seat in settings.get("one_person", [])
        if result and not alone and not settings.get("imported"):
            score = scores(count, result["winners"])[seat]
            found.append((game, side_of(game, seat), score, count))
    return found


async def rated_results(store: Store, player: str) -> list[tuple[str, str, float, int]]:
    rows = await store.fetch(
        "SELECT game, side, score, (SELECT COUNT(*) FROM rating AS other WHERE "
        "other.game = here.game AND other.n = here.n) FROM rating AS here WHERE player = ? "
        "ORDER BY n DESC LIMIT ?",
        (player, MOST_RESULTS),
    )
    return [(game, side, score, count) for game, side, score, count in rows]


async def described(store: Store, player: str) -> dict[str, Any]:
    """What a player's page tells besides who he is."""
    results = await rated_results(store, player)
    if player.startswith(PERSON_MARK):
        results += await public_results(store, player.removeprefix(PERSON_MARK))
    sides = by_side(results)
    return {
        "played": sum(side["played"] for side in sides),
        "won": sum(side["won"] for side in sides),
        "results": sides,
        "ratings": await ratings_by_game(store, player),
    }
