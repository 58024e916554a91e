"""5 The sequence of play: one step from checkpoint to checkpoint, told by the cursor."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import CHECKPOINT, Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.phases import Phase, names_of, phases, the_end
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import (
    AFTER_CARD,
    CAMPAIGN,
    COMMITTEES,
    DEAL,
    DISPERSED,
    END,
    FIRST_PLAYER,
    FOR_THE_KING,
    FRENCH_NAVAL,
    IMPULSE,
    OVER,
    POLITICAL,
    REINFORCEMENTS,
    WINTER,
    Position,
)
from ticonderoga.games.washingtons_war.rules.campaign import campaign_activation
from ticonderoga.games.washingtons_war.rules.control import (
    armies_mark_spaces,
    congress_returns,
    remove_isolated,
)
from ticonderoga.games.washingtons_war.rules.french import european_war_breaks_out, naval_phase
from ticonderoga.games.washingtons_war.rules.hand import abandon_queue, deal
from ticonderoga.games.washingtons_war.rules.reinforcements import year_begins
from ticonderoga.games.washingtons_war.rules.setup import committees, for_the_king
from ticonderoga.games.washingtons_war.rules.strategy import after_card, first_player, impulse
from ticonderoga.games.washingtons_war.rules.victory import GameEnds, decide_by_colonies
from ticonderoga.games.washingtons_war.rules.winter import winter_attrition


def run(g: Position) -> Procedure[None]:
    """5.0 Step after step until the game is decided."""
    while g.step != OVER:
        assert not g.under_way
        yield CHECKPOINT
        try:
            yield from PHASES[g.step].procedure(g)
        except GameEnds:
            g.drop_under_way()
            return


def reinforcements_phase(g: Position) -> Procedure[None]:
    """5.1 Reinforcements Phase."""
    record(g, "year", g.year)
    year_begins(g)
    g.step = DEAL
    yield from ()


def cards_phase(g: Position) -> Procedure[None]:
    """5.2 Strategy Cards Phase."""
    deal(g)
    g.step = FIRST_PLAYER
    yield from ()


def winter_phase(g: Position) -> Procedure[None]:
    """5.4 Winter Attrition Phase."""
    record(g, "phase_winter", g.year)
    yield from winter_attrition(g)
    g.step = FRENCH_NAVAL


def french_naval_phase(g: Position) -> Procedure[None]:
    """5.5 French Naval Phase; in the rewritten edition Congress returns here first."""
    if g.edition.congress_returns_before_navy:
        yield from congress_returns(g)
    yield from naval_phase(g)
    g.step = POLITICAL


def political_phase(g: Position) -> Procedure[None]:
    """5.6 Congress returns, Armies mark their spaces, isolated markers go."""
    record(g, "phase_political", g.year)
    if not g.edition.congress_returns_before_navy:
        yield from congress_returns(g)
    armies_mark_spaces(g)
    remove_isolated(g)
    g.step = END


def end_phase(g: Position) -> Procedure[None]:
    """5.7 European War, the end of the game, or the turn of the year."""
    yield from european_war_breaks_out(g)
    if war_is_over(g):
        decide_by_colonies(g)
        return
    for side in (AMERICAN, BRITISH):
        g.discards = g.discards + g.reinforced[side]
        g.reinforced[side] = ()
        abandon_queue(g, side)
    g.congress_dispersed_before = g.congress_dispersed or g.congress == DISPERSED
    g.congress_dispersed = False
    g.mutinies = False
    g.exchangeable = 0
    g.year += 1
    g.step = REINFORCEMENTS


def war_is_over(g: Position) -> bool:
    """5.7 The War Ends card names this year or an earlier one, or the last year is played."""
    if g.year >= g.pack.pieces.last_year:
        return True
    if not g.war_ends:
        return False
    for effect in g.pack.deck.cards[g.war_ends].effects:
        if effect.op == "war_ends" and effect.amount <= g.year:
            return True
    return False


PHASES: Final = phases(
    Phase(COMMITTEES, "committees", "Committees of Correspondence", "4.0", committees),
    Phase(FOR_THE_KING, "for-the-king", "For the King", "4.0", for_the_king),
    Phase(REINFORCEMENTS, "reinforcements", "Reinforcements", "5.1", reinforcements_phase),
    Phase(DEAL, "deal", "Strategy Cards", "5.2", cards_phase),
    Phase(FIRST_PLAYER, "first-player", "Strategy", "5.3", first_player),
    Phase(IMPULSE, "impulse", "Strategy", "5.3", impulse),
    Phase(CAMPAIGN, "campaign", "Strategy: a campaign", "7.2", campaign_activation),
    Phase(AFTER_CARD, "after-card", "Strategy", "5.3", after_card),
    Phase(WINTER, "winter", "Winter Attrition", "5.4", winter_phase),
    Phase(FRENCH_NAVAL, "french-naval", "French Naval", "5.5", french_naval_phase),
    Phase(POLITICAL, "political", "Political Control", "5.6", political_phase),
    Phase(END, "end", "End", "5.7", end_phase),
    Phase(OVER, "over", "The game is over", "13.0", the_end),
)
STEP_NAMES: Final = names_of(PHASES)
