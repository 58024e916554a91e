"""2.1 Set-up by scenario."""

from __future__ import annotations

from ticonderoga.engine.dice import Dice
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import ELSEWHERE, LEADER_FACTION, TYPES
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, EVERYWHERE
from ticonderoga.games.liberty_or_death.edition import Edition
from ticonderoga.games.liberty_or_death.position import ALL_FACTIONS, Position
from ticonderoga.games.liberty_or_death.rules.deck import build_deck


def set_up(pack: Pack, edition: Edition, dice: Dice) -> Position:
    """2.1a, S.1 Pieces, levels, tracks and leaders; all irregulars Underground."""
    g = Position(pack, edition, dice)
    scenario = pack.scenarios[edition.scenario]
    for space in EVERYWHERE:
        for piece in range(TYPES):
            if scenario.pieces[space][piece]:
                g.put(piece, space, scenario.pieces[space][piece])
        g.set_level(space, scenario.levels[space])
    for city in CITIES:
        g.put_blockades(city, scenario.blockades[city])
    g.available = list(scenario.available)
    g.unavailable = list(scenario.unavailable)
    g.resources = list(scenario.resources)
    g.leaders = list(scenario.leaders)
    for leader, where in enumerate(g.leaders):
        if where != ELSEWHERE:
            g.leader_of[LEADER_FACTION[leader]] = leader
    g.squadrons = scenario.squadrons_in_west_indies
    g.squadrons_unavailable = scenario.squadrons_unavailable
    g.cbc = scenario.cbc
    g.crc = scenario.crc
    g.treaty = scenario.treaty
    g.treaty_card = not scenario.treaty and scenario.brilliant_strokes
    g.strokes = ALL_FACTIONS if scenario.brilliant_strokes else 0
    g.deck, g.set_aside = build_deck(pack, edition, dice)
    return g
