"""5 Set-up: pieces, markers, pools and decks of a scenario."""

from __future__ import annotations

from ticonderoga.engine.dice import Dice
from ticonderoga.games.bayonets_tomahawks.data.kinds import FACTIONS
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.data.scenarios import ScenarioData
from ticonderoga.games.bayonets_tomahawks.edition import Edition
from ticonderoga.games.bayonets_tomahawks.position import (
    BONUS,
    DECKS,
    POOL,
    RESERVES,
    TOKEN_IN_POOL,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.stacks import bring_in


def set_up(pack: Pack, edition: Edition, scenario: ScenarioData, dice: Dice) -> Position:
    """5 The game as it begins: pieces on the map (5.1), pools (5.2), tracks and decks (5.3)."""
    g = Position(pack, edition, scenario, dice)
    g.control = list(pack.board.home)
    for space, faction in scenario.control:
        g.control[space] = faction
    for piece, space in scenario.at:
        bring_in(g, pack.pieces.faction[piece], piece, space)
    fill_pools(g, scenario.pool, scenario.bonus, scenario.tokens)
    for space in scenario.fort_sites:
        g.fort_sites[space] = 0
    for connection in scenario.roads:
        g.roads |= 1 << connection
    g.wie_pool = [tuple(pack.pieces.chits[faction]) for faction in FACTIONS]
    g.vp = scenario.vp
    g.year = scenario.years[0]
    g.round = 1
    prepare_decks(g)
    g.step = RESERVES
    return g


def fill_pools(
    g: Position, pool: tuple[int, ...], bonus: tuple[int, ...], tokens: tuple[int, ...]
) -> None:
    """5.2, 17.5 Pieces and tokens join the pools; Bonus Brigades have one of their own."""
    for piece in pool:
        g.where[piece] = POOL
    for piece in bonus:
        g.where[piece] = BONUS
    for token in tokens:
        g.tokens[token] = TOKEN_IN_POOL


def cards_of_year(scenario: ScenarioData, year: int) -> list[tuple[int, ...]]:
    """5.3 The cards of a Year in the order of the position's decks."""
    british_buildup, british_campaign, french_buildup, french_campaign, indian = scenario.cards[
        year
    ]
    return [british_buildup, french_buildup, british_campaign, french_campaign, indian]


def prepare_decks(g: Position) -> None:
    """5.3, 17.4 The five decks of the Year, each shuffled by itself; a card that has left the game
    stays out."""
    decks = cards_of_year(g.scenario, g.year)
    for deck in range(DECKS):
        cards = [card for card in decks[deck] if card not in g.gone]
        g.dice.shuffle(cards)
        g.decks[deck] = tuple(cards)
