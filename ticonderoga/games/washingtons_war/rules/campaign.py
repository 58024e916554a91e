"""7.2 Campaigns: several generals one after the other, and the British landing party."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import open_question
from ticonderoga.games.washingtons_war.data.board import BRITISH, BRITISH_PC
from ticonderoga.games.washingtons_war.position import AFTER_CARD, CAMPAIGN, Position
from ticonderoga.games.washingtons_war.rules.control import set_marker
from ticonderoga.games.washingtons_war.rules.movement import activate
from ticonderoga.games.washingtons_war.rules.sections import section
from ticonderoga.games.washingtons_war.rules.things import generals_of, ports


def bars_campaign_general(g: Position, side: int, general: int) -> str:
    """7.2.A Why this general may not be activated by the campaign; empty if he may."""
    if g.pack.pieces.generals[general].side != side:
        return "not_your_general"
    if g.generals[general] < 0:
        return "general_not_on_map"
    if g.moved_generals >> general & 1:
        return "general_already_moved"
    return ""


def bars_landing(g: Position, side: int, space: int) -> str:
    """7.2.B Why a landing party may not act here; empty if it may."""
    if side != BRITISH:
        return "only_british_land"
    if g.landing_left <= 0:
        return "landing_party_used"
    if not g.board.port[space]:
        return "no_port"
    if g.board.fortified[space]:
        return "fortified"
    if g.blockaded(space):
        return "blockaded"
    if g.pc[space] == BRITISH_PC:
        return "already_british"
    if g.has_american_unit(space):
        return "american_unit_there"
    return ""


CAMPAIGN_ASK: Final = open_question(
    "campaign",
    (("general", generals_of, bars_campaign_general), ("land", ports, bars_landing)),
    "done",
    rule=section,
)


def open_campaign(g: Position, activations: int, landing_parties: int) -> None:
    """7.2.A The campaign is played; its activations follow one by one."""
    g.campaign_left = activations
    g.landing_left = landing_parties
    g.moved_generals = 0
    g.step = CAMPAIGN


def campaign_activation(g: Position) -> Procedure[None]:
    """7.2 One activation, or a landing party in its place; then the next one is named."""
    side = g.active
    choice = yield Ask(side, CAMPAIGN_ASK, {"number": g.campaign_left})
    if choice[0] == "done":
        g.campaign_left = 0
    elif choice[0] == "land":
        g.landing_left -= 1
        record(g, "landing_party", choice[1])
        set_marker(g, BRITISH, choice[1])
        g.campaign_left -= 1
    else:
        g.moved_generals |= 1 << choice[1]
        yield from activate(g, choice[1])
        g.campaign_left -= 1
    if g.campaign_left <= 0:
        g.step = AFTER_CARD
