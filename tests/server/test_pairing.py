"""Round robin and Swiss on paper: who meets whom, on which side, and who is ahead."""

from __future__ import annotations

from itertools import combinations

import pytest

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.pairing import (
    BOT,
    Game,
    lot,
    require_robin,
    robin,
    rounds_of_robin,
    standings,
    swiss,
)


def rounds(count: int) -> list[list[list[int]]]:
    return [robin(count, 2, at) for at in range(rounds_of_robin(count, 2))]


@pytest.mark.parametrize("count", range(2, 13))
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    met = [tuple(sorted(pair)) for at in rounds(count) for pair in at if len(pair) == 2]
    assert sorted(met) == list(combinations(range(count), 2))
    for at in rounds(count):
        assert sorted(player for pair in at for player in pair) == list(range(count))
    off = [pair[0] for at in rounds(count) for pair in at if len(pair) == 1]
    assert sorted(off) == (list(range(count)) if count % 2 else [])


@pytest.mark.parametrize("count", range(3, 13))
def test_in_a_round_robin_sides_are_balanced(count: int) -> None:
    first = [pair[0] for at in rounds(count) for pair in at if len(pair) == 2]
    second = [pair[1] for at in rounds(count) for pair in at if len(pair) == 2]
    for player in range(count):
        assert abs(first.count(player) - second.count(player)) <= 1, player


def test_a_round_robin_of_four_seats_gives_everybody_every_side() -> None:
    tables = [robin(4, 4, at) for at in range(rounds_of_robin(4, 4))]
    for seat in range(4):
        assert sorted(table[0][seat] for table in tables) == [0, 1, 2, 3]
    require_robin(4, 4)
    with pytest.raises(TiconderogaError, match="takes 4 players"):
        require_robin(5, 4)


def played(count: int, seats: int, how_many: int) -> list[Game]:
    """A Swiss tournament in which the lower number always wins."""
    past: list[Game] = []
    for at in range(how_many):
        pairs = swiss(range(count), past, seats, "salt")
        assert sorted(p for pair in pairs for p in pair if p != BOT) == list(range(count))
        for pair in pairs:
            best = min(player for player in pair if player != BOT)
            winners = None if len(pair) == 1 else [pair.index(best)]
            past.append(Game(at, pair, winners))
    return past


@pytest.mark.parametrize("count", [5, 6, 8, 9, 16, 23])
def test_swiss_pairs_nobody_twice_and_gives_one_bye_at_most(count: int) -> None:
    rounds = (count - 1).bit_length()
    past = played(count, 2, rounds)
    met = [frozenset(game.players) for game in past if not game.bye]
    assert len(set(met)) == len(met)
    byes = [game.players[0] for game in past if game.bye]
    assert len(set(byes)) == len(byes) == (rounds if count % 2 else 0)
    best = standings("swiss", range(count), past)[0]
    assert (best.player, best.points) == (0, float(rounds))
    for player in range(count):
        sides = [game.players.index(player) for game in past if player in game.players[:2]
                 and not game.bye]  # fmt: skip
        assert abs(sides.count(0) - sides.count(1)) <= 2


def test_swiss_allows_second_meetings_when_there_are_no_others_left() -> None:
    past = played(4, 2, 5)
    met = [frozenset(game.players) for game in past]
    assert len(set(met)) == len(set(met[:6])) == 6
    assert len(met) == 10
    odd = [frozenset(game.players) for game in played(6, 2, 4)]
    assert len(odd) - len(set(odd)) <= 1, "no more second meetings than there must be"


def test_the_best_play_the_best() -> None:
    past = [Game(0, [0, 1], [0]), Game(0, [2, 3], [0])]
    assert {frozenset(pair) for pair in swiss(range(4), past, 2, "x")} == {
        frozenset((0, 2)), frozenset((1, 3)),
    }  # fmt: skip


def test_swiss_goes_on_without_those_who_have_gone() -> None:
    past = [Game(0, [0, 1], [0]), Game(0, [2, 3], [1]), Game(0, [4, 5], [0])]
    pairs = swiss([0, 1, 2, 4, 5], past, 2, "x")
    assert sorted(player for pair in pairs for player in pair) == [0, 1, 2, 4, 5]
    assert any(sorted(pair) == [0, 4] for pair in pairs), "3 has gone, the other winners meet"


def test_swiss_of_four_seats_fills_empty_chairs_with_bots() -> None:
    past = played(6, 4, 3)
    for game in past:
        assert len(game.players) == 4
        assert game.players.count(BOT) == 1
    assert standings("swiss", range(6), past)[0].player == 0


def test_ties_are_broken_by_whom_one_has_met() -> None:
    past = [
        Game(0, [0, 1], [0]), Game(0, [2, 3], [0]),
        Game(1, [0, 2], []), Game(1, [1, 3], [0]),
        Game(2, [0, 3], [1]), Game(2, [2, 1], [1]),
    ]  # fmt: skip
    lines = {line.player: line for line in standings("round-robin", range(4), past)}
    assert [lines[p].points for p in range(4)] == [1.5, 2.0, 1.5, 1.0]
    assert lines[1].place == 1
    assert (lines[0].met, lines[2].met) == (0.5, 0.5), "they drew with each other"
    assert lines[0].sonneborn == 2.0 + 0.5 * 1.5
    assert lines[2].sonneborn == 1.0 + 0.5 * 1.5
    assert (lines[0].place, lines[2].place) == (2, 3)
    assert lines[0].buchholz == 2.0 + 1.5 + 1.0


def test_a_bye_is_a_point_in_swiss_and_none_in_a_round_robin() -> None:
    past = [Game(0, [0, 1], [0]), Game(0, [2])]
    swiss_lines = {line.player: line for line in standings("swiss", range(3), past)}
    assert swiss_lines[2].points == 1.0
    assert swiss_lines[2].buchholz == 1.0, "as if against oneself"
    assert (swiss_lines[2].played, swiss_lines[2].byes) == (0, 1)
    robin_lines = {line.player: line for line in standings("round-robin", range(3), past)}
    assert robin_lines[2].points == 0.0


def test_who_cannot_be_told_apart_shares_a_place() -> None:
    lines = standings("swiss", range(3), [])
    assert [line.place for line in lines] == [1, 1, 1]
    assert lot("a") == lot("a") != lot("b")
