"""Ratings: how strong people and bots are in each game, by the Plackett-Luce model of openskill.

The ratings are a ledger. Each rated game has a number in its game's ledger and holds what every
seat's player was rated after it: the newest line of a player is his rating, all of them are its
history. A line is written together with the result, in one transaction, or not at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce

from ticonderoga.server.rows import AGENT, Seat
from ticonderoga.server.store import Statement, Store

MODEL = PlackettLuce()
MEAN = 1500
SCALE = 24.0
"""A beginner's rating is shown as 1500, and its standard deviation as 200."""
PROVISIONAL_GAMES = 10
PERSON_MARK = "account:"
BOT_MARK = "bot:"


class Rating:
    """What is known of a player's strength in one game."""

    __slots__ = ("games", "mu", "sigma")

    def __init__(self, mu: float = MODEL.mu, sigma: float = MODEL.sigma, games: int = 0) -> None:
        self.mu = mu
        self.sigma = sigma
        self.games = games

    def shown(self) -> dict[str, Any]:
        """As people read it: a number, how far it may be off, and whether it is a first guess."""
        return {
            "rating": round(MEAN + SCALE * (self.mu - MODEL.mu)),
            "deviation": round(SCALE * self.sigma),
            "games": self.games,
            "provisional": self.games < PROVISIONAL_GAMES,
        }


def player_of(seat: Seat) -> str:
    """What the ledger calls who sits there: a bot by its name, a person by his account."""
    return f"{BOT_MARK}{seat.agent}" if seat.kind == AGENT else f"{PERSON_MARK}{seat.account}"


def scores(count: int, winners: Sequence[int]) -> list[float]:
    """One point, shared by those who won; by all if nobody did."""
    share = list(winners) or list(range(count))
    return [1.0 / len(share) if seat in share else 0.0 for seat in range(count)]


def rated_anew(
    players: Sequence[str], known: dict[str, Rating], points: Sequence[float]
) -> dict[str, Rating]:
    """The ratings after a game. Who shares the point shares the first place, the others the
    second. A bot that sat in several seats gets the mean of what they would bring it."""
    teams = [[MODEL.rating(mu=known[player].mu, sigma=known[player].sigma)] for player in players]
    places = [1.0 if point > 0 else 2.0 for point in points]
    after = [team[0] for team in MODEL.rate(teams, ranks=places)]
    found: dict[str, Rating] = {}
    for player in players:
        own = [rating for name, rating in zip(players, after, strict=True) if name == player]
        found[player] = Rating(
            sum(rating.mu for rating in own) / len(own),
            sum(rating.sigma for rating in own) / len(own),
            known[player].games + 1,
        )
    return found


async def ratings_of(store: Store, game: str, players: Sequence[str]) -> dict[str, Rating]:
    """The present ratings of players in a game; a beginner's for who has none."""
    found: dict[str, Rating] = {}
    for player in players:
        rows = await store.fetch(
            "SELECT mu, sigma, games FROM rating WHERE player = ? AND game = ? "
            "ORDER BY n DESC LIMIT 1",
            (player, game),
        )
        found[player] = Rating(*rows[0]) if rows else Rating()
    return found


async def ledger_lines(
    store: Store, game: str, table_id: str, seats: Sequence[Seat], sides: Sequence[str],
    winners: Sequence[int], now: float,
) -> list[Statement]:  # fmt: skip
    """The statements that count a finished game. They are refused as taken if another game was
    counted meanwhile, or this one before."""
    rows = await store.fetch("SELECT COALESCE(MAX(n), -1) FROM rated_game WHERE game = ?", (game,))
    n = int(rows[0][0]) + 1
    players = [player_of(seat) for seat in seats]
    points = scores(len(seats), winners)
    after = rated_anew(players, await ratings_of(store, game, players), points)
    lines: list[Statement] = [("INSERT INTO rated_game VALUES (?,?,?,?)", (game, n, table_id, now))]
    for seat, player in enumerate(players):
        new = after[player]
        values = (game, n, seat, player, sides[seat], points[seat], new.mu, new.sigma, new.games)
        lines.append(("INSERT INTO rating VALUES (?,?,?,?,?,?,?,?,?)", values))
    return lines
