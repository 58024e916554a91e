"""Positions out of games that equals played: what the terms were worth, and who won in the end."""

from __future__ import annotations

from dataclasses import dataclass

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Guidance
from ticonderoga.engine.journal import CHOSE, TOGETHER, Delivery
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
from ticonderoga.engine.save import load
from ticonderoga.lab.chances import shares
from ticonderoga.lab.past import at_ply
from ticonderoga.lab.self_play import Played

MOST_OF_A_GAME = 40
"""So many positions of a game are taken, at even distances; neighbours tell nearly the same."""


@dataclass(frozen=True)
class Noted:
    """One position."""

    game: int
    """The number of its game."""
    scenario: str
    late: float
    """How far the game had come, from 0 to 1."""
    values: list[list[float]]
    """By seat: what each term was worth to it."""
    won: list[float]
    """By seat: 1 if it won, its share if several did or nobody."""


def needed(guidance: Guidance, game: str) -> None:
    """Refuse a game that does not say what is fitted."""
    if guidance.values is None or guidance.progress is None or not guidance.terms:
        raise TiconderogaError(
            f"{game} cannot be fitted: its Guidance lacks terms, values or progress"
        )


def positions_of(played: Played) -> list[Noted]:
    """Play a kept game again and note it at the opening of turns, from where equals played."""
    finished = load(played.saved, listen=False)
    result = finished.result
    assert result is not None
    won = shares(result, len(finished.rules.seats))
    guidance = finished.rules.guidance
    needed(guidance, finished.setup.game.name)
    again = at_ply(finished, 0)
    found: list[Noted] = []
    _note(again, guidance, played, won, found)
    for delivery in finished.deliveries[len(again.deliveries) :]:
        if len(again.deliveries) >= len(finished.deliveries) or again.over:
            break
        if delivery[0] in (CHOSE, TOGETHER):
            _deliver(again, delivery)
            _note(again, guidance, played, won, found)
        elif delivery[0] > TOGETHER and delivery[2]:
            again.set_controller(delivery[1], str(delivery[2]))
    step = max(1.0, len(found) / MOST_OF_A_GAME)
    return [found[int(at * step)] for at in range(min(len(found), MOST_OF_A_GAME))]


def _deliver(match: Match, delivery: Delivery) -> None:
    if delivery[0] == CHOSE:
        match.choose(delivery[2], delivery[1])
        return
    for ask, choice in zip(match.asks, delivery[2], strict=True):
        match.choose(choice, ask.seat)


def _note(
    match: Match, guidance: Guidance, played: Played, won: list[float], found: list[Noted]
) -> None:
    opens_turn, values, progress = guidance.opens_turn, guidance.values, guidance.progress
    if match.over or match.ply < played.since or values is None or progress is None:
        return
    if opens_turn is not None and not opens_turn(match.asks[0]):
        return
    g = match.position
    rows = [values(g, seat) for seat in range(len(match.rules.seats))]
    found.append(Noted(played.number, played.scenario, progress(g), rows, won))


def term_keys(game: str) -> tuple[str, ...]:
    """The keys of the terms of a game, in order."""
    found = find_game(game)
    scenario = found.scenarios[0].name
    options = {option.name: option.default for option in found.options}
    guidance = found.rules(scenario, options).guidance
    needed(guidance, game)
    return tuple(key for key, _ in guidance.terms)
