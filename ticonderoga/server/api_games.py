"""The games over HTTP: what there is to play, their boards, and their boards in small."""

from __future__ import annotations

from functools import cache
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import Response

from ticonderoga.engine.drawing import Board
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game, settle_options, settle_scenario
from ticonderoga.engine.registry import AGENTS, agent_names, all_games, find_game, names
from ticonderoga.server.endpoint import Call, Endpoint
from ticonderoga.server.importing import public_options
from ticonderoga.server.rendering import Renderer
from ticonderoga.server.sent import Outline
from ticonderoga.server.sheets import Sheet, outline_of
from ticonderoga.server.study import usual_opponent

DIGEST = "digest"
"""What a caller says of a board that he was told of: under this name it never changes."""


async def games(call: Call) -> Response:
    return games_sheet().answer(call.request)


@cache
def games_sheet() -> Sheet:
    return Sheet(describe_games())


@cache
def describe_games() -> dict[str, Any]:
    """Read once: the data packs do not change while the server runs."""
    return {
        "agents": names(AGENTS),
        "games": [
            {
                "name": game.name,
                "title": game.title,
                "seats": list(game.seats),
                "nature": game.nature,
                "scenarios": [
                    {
                        "name": s.name,
                        "title": s.title,
                        "help": s.help,
                        "seats": list(game.rules(s.name, settle_options(game, {})).seats),
                    }
                    for s in game.scenarios
                ],
                "options": [option.plain() for option in game.options if option.values],
                "agents": agent_names(game),
                "usual_agent": usual_opponent(game),
                "confidence": game.confidence(),
                "cards": len(_first_board(game)["cards"]),
                "outline": outline_sheet(game.name).digest,
            }
            for game in all_games()
        ],
    }


@cache
def outline_sheet(name: str) -> Sheet:
    """The board of a game's first scenario in small."""
    return Sheet(outline_of(_first_board(find_game(name))))


def _first_board(game: Game) -> Board:
    """The board of a game's first scenario."""
    scenario = settle_scenario(game, "")
    return game.rules(scenario, settle_options(game, {})).board()


def _game(call: Call) -> Game:
    try:
        return find_game(call.request.path_params["game"])
    except TiconderogaError as error:
        raise HTTPException(404, str(error)) from None


async def _edition(call: Call) -> Renderer:
    """The rules that a query names by scenario and options. To make those that nobody has asked
    for of late takes time, so that each address has only so many of them."""
    game = _game(call)
    query = call.request.query_params
    scenario = settle_scenario(game, query.get("scenario", ""))
    given = {name: value for name, value in query.items() if name not in ("scenario", DIGEST)}
    options = settle_options(game, public_options(game, given))
    if not call.hub.editions.has(game, scenario, options):
        call.require_patience("editions")
    return await call.hub.editions.made(game, scenario, options)


async def board(call: Call) -> Response:
    sheet = (await _edition(call)).shown.sheet
    return sheet.answer(call.request, call.request.query_params.get(DIGEST, ""))


async def handbook(call: Call) -> Any:
    """The rules by chapter, charts, player aids and glossary of a game."""
    edition = await _edition(call)
    shown, rules = edition.board, edition.rules
    told = rules.handbook() if rules.handbook is not None else None
    return {
        "title": _game(call).title,
        "notice": shown["notice"],
        "rules": rules.words.rules,
        "chapters": told["chapters"] if told else [],
        "aids": told["aids"] if told else [],
        "terms": told["terms"] if told else [],
    }


async def outline(call: Call) -> Response:
    sheet = outline_sheet(_game(call).name)
    return sheet.answer(call.request, call.request.query_params.get(DIGEST, ""))


ENDPOINTS = [
    Endpoint("GET", "/api/games", games, "The games, their scenarios, options, and the agents."),
    Endpoint(
        "GET", "/api/games/{game}/board", board,
        "A game's board; options by their names. With its digest it can be kept for ever.",
        query={"scenario": {"type": "string"}, DIGEST: {"type": "string"}},
    ),
    Endpoint(
        "GET", "/api/games/{game}/outline", outline, "A game's board in small, for a thumbnail.",
        gives=Outline, query={DIGEST: {"type": "string"}},
    ),
    Endpoint(
        "GET", "/api/games/{game}/handbook", handbook,
        "A game's rules by chapter, charts, player aids and glossary.",
        query={"scenario": {"type": "string"}},
    ),
]  # fmt: skip
