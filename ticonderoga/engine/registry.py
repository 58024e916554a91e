"""The registry: games and agents are found by entry point, so that the engine imports none."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import cast

from ticonderoga.engine.agent import Agent, OwnPlayerAgent
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game, OwnPlayers

GAMES = "ticonderoga.games"
AGENTS = "ticonderoga.agents"

MakeAgent = Callable[[str, int], Agent]
"""Makes an agent from a level ("" for its usual one) and a seed."""


def names(group: str) -> list[str]:
    return sorted({point.name for point in entry_points(group=group)})


_loaded: dict[tuple[str, str], object] = {}
"""What was found before: reading the metadata of a whole environment takes a millisecond."""


def _load(group: str, name: str, what: str) -> object:
    found = _loaded.get((group, name))
    if found is not None:
        return found
    for point in entry_points(group=group):
        if point.name == name:
            found = point.load()
            _loaded[group, name] = found
            return found
    known = names(group)
    close = get_close_matches(name, known, 1)
    hint = f"; did you mean '{close[0]}'?" if close else f"; there are: {', '.join(known)}"
    raise TiconderogaError(f"there is no {what} '{name}'{hint}")


def find_game(name: str) -> Game:
    """A game by its name, such as washingtons-war."""
    return cast(Game, _load(GAMES, name, "game"))


def all_games() -> list[Game]:
    return [find_game(name) for name in names(GAMES)]


def agent_names(game: Game | None = None) -> list[str]:
    """Who can play a seat: everybody's agents and the game's own."""
    own = game.own_player_names if game is not None else ()
    return sorted({*names(AGENTS), *own})


def make_agent(spec: str, seed: int = 0, game: Game | None = None) -> Agent:
    """An agent by its name and level, such as `random`, `planner` or `planner:hard`, or one of
    a game's own players, such as `non-player`. Name the game where two have a player so called."""
    name, _, level = spec.partition(":")
    own = _own_players(name, game)
    if own is not None:
        return OwnPlayerAgent(spec, own.make(name, level), seed)
    make = cast(MakeAgent, _load(AGENTS, name, "agent"))
    return make(level, seed)


def _own_players(name: str, game: Game | None) -> OwnPlayers | None:
    """The players among whom one is so called: the game's own, or without a game anybody's."""
    if game is not None:
        return game.own_players if name in game.own_player_names else None
    if (AGENTS, name) in _loaded or name in names(AGENTS):
        return None
    for candidate in all_games():
        if name in candidate.own_player_names:
            return candidate.own_players
    return None
