"""Who plays whom in a tournament, and who is ahead: nothing but lists and numbers.

Players are numbers in the order they joined. A pairing lists the players by seat; an empty chair
is BOT, and a pairing of one player is a round off.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Literal

from ticonderoga.engine.errors import TiconderogaError

Kind = Literal["round-robin", "swiss"]
BOT = -1
MOST_STEPS = 20_000
"""How long a pairing without a second meeting is looked for."""


class Game:
    """One pairing of a round, and what came of it."""

    __slots__ = ("forfeit", "players", "round", "winners")

    def __init__(
        self,
        round: int,
        players: Sequence[int],
        winners: Sequence[int] | None = None,
        forfeit: bool = False,
    ) -> None:
        self.round = round
        self.players = list(players)
        self.winners = None if winners is None else list(winners)
        """The seats that won; None as long as it is not over."""
        self.forfeit = forfeit
        """It was never played: somebody had gone."""

    @property
    def bye(self) -> bool:
        return len(self.players) == 1

    @property
    def over(self) -> bool:
        return self.bye or self.winners is not None

    def points(self, player: int) -> float:
        """What it brought a player."""
        if self.winners is None:
            return 0.0
        share = self.winners or list(range(len(self.players)))
        return 1.0 / len(share) if self.players.index(player) in share else 0.0

    def others(self, player: int) -> list[int]:
        return [other for other in self.players if other not in (player, BOT)]


# ---------------------------------------------------------------------- round robin


def rounds_of_robin(count: int, seats: int) -> int:
    """How many rounds a round robin has. With two seats everybody meets everybody; with more,
    all sit at one table and everybody plays every side."""
    if seats == 2:
        return max(1, count - 1 + count % 2)
    return seats


def require_robin(count: int, seats: int) -> None:
    if seats > 2 and count != seats:
        raise TiconderogaError(
            f"a round robin of this game takes {seats} players, who play every side in turn; "
            "for another number choose Swiss"
        )


def robin(count: int, seats: int, round: int) -> list[list[int]]:
    """The pairings of one round (from 0 on). By the circle method for two seats: one stays, the
    others go round; an odd one out has a round off."""
    if seats > 2:
        return [[(seat + round) % seats for seat in range(seats)]]
    players = list(range(count)) + [BOT] * (count % 2)
    rest = players[1:]
    turned = [players[0], *rest[round % len(rest) :], *rest[: round % len(rest)]]
    half = len(turned) // 2
    found = []
    for pair in zip(turned[:half], reversed(turned[half:]), strict=True):
        low, high = min(pair), max(pair)
        if low == BOT:
            found.append([high])
        else:
            # So everybody has each side as often, or once more.
            found.append([low, high] if (low + high) % 2 else [high, low])
    return found


# ---------------------------------------------------------------------- Swiss


def swiss(players: Sequence[int], past: Sequence[Game], seats: int, salt: str) -> list[list[int]]:
    """The pairings of the next round: the best with the best, nobody twice against the same if it
    can be helped, each on the sides he had least. With two seats an odd one out, the last who had
    none yet, gets a bye; with more the chairs that stay empty are for bots."""
    round = 1 + max((game.round for game in past), default=-1)
    # Those who have gone still count as opponents of those who stay.
    known = {player for game in past for player in game.players if player != BOT}
    lines = [line for line in standings("swiss", sorted(known | set(players)), past)
             if line.player in players]  # fmt: skip
    lines.sort(key=lambda line: (line.place, lot(f"{salt} {round} {line.player}")))
    ranked = [line.player for line in lines]
    found: list[list[int]] = []
    if seats == 2 and len(ranked) % 2:
        resting = _bye(ranked, past)
        ranked.remove(resting)
        found.append([resting])
    met = _meetings(past)
    groups = _pairs(ranked, met) if seats == 2 else _tables(ranked, seats, met)
    return [_seated(group, seats, past, f"{salt} {round}") for group in groups] + found


def _bye(ranked: list[int], past: Sequence[Game]) -> int:
    byes = {game.players[0] for game in past if game.bye}
    for player in reversed(ranked):
        if player not in byes:
            return player
    return ranked[-1]


def _meetings(past: Sequence[Game]) -> dict[frozenset[int], int]:
    met: dict[frozenset[int], int] = {}
    for game in past:
        if game.forfeit:
            continue
        for pair in combinations([player for player in game.players if player != BOT], 2):
            key = frozenset(pair)
            met[key] = met.get(key, 0) + 1
    return met


def _pairs(ranked: list[int], met: dict[frozenset[int], int]) -> list[list[int]]:
    """Pairs from the top down; who finds nobody new makes those above look further. If there is
    no way, or none is found in time, one pair meets again, then two."""
    for again in range(sum(met.values()) + 1):
        found = _with_again(ranked, met, again, [MOST_STEPS])
        if found is not None:
            return found
    return [ranked[at : at + 2] for at in range(0, len(ranked), 2)]


def _with_again(
    left: list[int], met: dict[frozenset[int], int], again: int, steps: list[int]
) -> list[list[int]] | None:
    """Pairs that have met before at most so often in all."""
    if not left:
        return []
    first, rest = left[0], left[1:]
    for other in rest:
        steps[0] -= 1
        if steps[0] < 0:
            return None
        before = met.get(frozenset((first, other)), 0)
        if before > again:
            continue
        more = _with_again([p for p in rest if p != other], met, again - before, steps)
        if more is not None:
            return [[first, other], *more]
    return None


def _tables(ranked: list[int], seats: int, met: dict[frozenset[int], int]) -> list[list[int]]:
    """Tables of several: the highest who is left, and of those near him who met the fewest at
    that table. The empty chairs are at the last tables, at most one more than elsewhere."""
    count = -(-len(ranked) // seats)
    sizes = [len(ranked) // count + (at < len(ranked) % count) for at in range(count)]
    left = list(ranked)
    found = []
    for size in sizes:
        group = [left.pop(0)]
        while len(group) < size:
            near = left[: 2 * seats]
            best = min(
                near,
                key=lambda player: sum(met.get(frozenset((player, at)), 0) for at in group),
            )
            group.append(best)
            left.remove(best)
        found.append(group)
    return found


def _seated(group: list[int], seats: int, past: Sequence[Game], salt: str) -> list[int]:
    """The order of seats in which everybody has a side he had least often, and not the last one
    again; between equals the lot of the tournament decides."""
    had: dict[tuple[int, int], int] = {}
    last: dict[int, int] = {}
    for game in past:
        for seat, player in enumerate(game.players):
            if not game.bye and player != BOT:
                had[player, seat] = had.get((player, seat), 0) + 1
                last[player] = seat
    chairs = group + [BOT] * (seats - len(group))

    def burden(order: tuple[int, ...]) -> tuple[int, int, bytes]:
        often = sum(had.get((player, seat), 0) ** 2 for seat, player in enumerate(order))
        again = sum(last.get(player) == seat for seat, player in enumerate(order))
        return often, again, lot(f"{salt} {order}")

    orders: set[tuple[int, ...]] = set(permutations(chairs))
    best = min(orders, key=burden)
    return list(best)


def lot(text: str) -> bytes:
    """The same lot for everybody who draws it, and nobody's choice."""
    return hashlib.blake2b(text.encode(), digest_size=8).digest()


# ---------------------------------------------------------------------- standings


class Line:
    """Where a player stands: points, then what breaks ties."""

    __slots__ = ("buchholz", "byes", "met", "place", "played", "player", "points", "sonneborn",
                 "wins")  # fmt: skip

    def __init__(self, player: int) -> None:
        self.player = player
        self.points = 0.0
        self.played = 0
        self.wins = 0
        self.byes = 0
        self.buchholz = 0.0
        """The points of all opponents; for a bye one's own."""
        self.sonneborn = 0.0
        """The points of those one has beaten, and half of those one has drawn with."""
        self.met = 0.0
        """What one took from those with as many points."""
        self.place = 0

    def key(self, kind: Kind) -> tuple[float, ...]:
        """What the order goes by."""
        if kind == "swiss":
            return (self.points, self.buchholz, self.sonneborn, self.wins)
        return (self.points, self.met, self.sonneborn, self.wins)


def standings(kind: Kind, players: Sequence[int], past: Sequence[Game]) -> list[Line]:
    """Everybody, the best first; who cannot be told apart shares a place. A bye of a Swiss
    tournament is a point, a round off of a round robin is nothing: everybody has one."""
    lines = {player: Line(player) for player in players}
    over = [game for game in past if game.over]
    for game, player, line in _played(over, lines):
        if game.bye:
            line.byes += 1
            line.points += kind == "swiss"
            continue
        line.points += game.points(player)
        line.played += not game.forfeit
        line.wins += game.points(player) > 0 and len(game.winners or ()) < len(game.players)
    for game, player, line in _played(over, lines):
        if game.bye:
            line.buchholz += line.points
            continue
        against = [lines[other].points for other in game.others(player)]
        won = game.points(player)
        line.buchholz += sum(against)
        line.sonneborn += won * sum(against)
        if line.points in against:
            line.met += won
    ranked = sorted(lines.values(), key=lambda line: (line.key(kind), -line.player), reverse=True)
    for index, line in enumerate(ranked):
        before = ranked[index - 1] if index else None
        tied = before is not None and before.key(kind) == line.key(kind)
        line.place = before.place if tied and before is not None else index + 1
    return ranked


def _played(past: Sequence[Game], lines: dict[int, Line]) -> Iterator[tuple[Game, int, Line]]:
    for game in past:
        for player in game.players:
            if player in lines:
                yield game, player, lines[player]
