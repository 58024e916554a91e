"""Saved games come to a table: proved line by line in a worker, for it may take a while."""

from __future__ import annotations

from typing import Any

from ticonderoga.engine.errors import DamagedFile, TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
from ticonderoga.engine.save import SavedGame, load, save

MOST_ENTRIES = 20_000
"""The longest journal a table has, imported or played."""


def public_options(game: Game, options: dict[str, str]) -> dict[str, str]:
    """A stranger may not name a path on this machine: free text is not for tables."""
    for option in game.options:
        if not option.values and options.get(option.name, option.default) != option.default:
            raise TiconderogaError(
                f"the option '{option.name}' is set by whoever runs the server, not by a table"
            )
    return options


def journal_lines(match: Match) -> list[str]:
    """The journal of a match as lines that play it again."""
    return [line for _, line in SavedGame(save(match)).journal]


def read_save(text: str) -> dict[str, Any]:
    """A saved game as a table is laid with it, played as far as it goes."""
    try:
        header = SavedGame(text).header
        public_options(find_game(header.game), header.options)
        match = load(text)
    except DamagedFile as error:
        raise TiconderogaError(f"the saved game is damaged or was changed: {error}") from None
    except (ValueError, LookupError, TypeError, ArithmeticError, AssertionError) as error:
        raise TiconderogaError(f"this is no saved game of ours: {error}") from None
    lines = journal_lines(match)
    if len(lines) > MOST_ENTRIES:
        raise TiconderogaError(
            f"the saved game has {len(lines)} entries; a table takes at most {MOST_ENTRIES}"
        )
    began = match.began_from
    return {
        "game": match.setup.game.name,
        "scenario": match.setup.scenario,
        "options": match.setup.options,
        "dice": match.setup.dice.write(),
        "start": match.rules.write(began) if began is not None else "",
        "lines": lines,
        "over": match.over,
    }
