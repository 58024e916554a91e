"""What each seat may see: everything but the order of the deck and what was set aside (2.2)."""

from __future__ import annotations

from typing import TypedDict

from ticonderoga.engine.dice import Dice
from ticonderoga.games.liberty_or_death.data.pieces import FACTIONS
from ticonderoga.games.liberty_or_death.order import COMMAND_IDS, NO_LIMIT, SPECIAL_IDS
from ticonderoga.games.liberty_or_death.position import OVER, Position
from ticonderoga.games.liberty_or_death.rules.interrupt import bars_interruption
from ticonderoga.games.liberty_or_death.rules.sequence import STEP_NAMES
from ticonderoga.games.liberty_or_death.rules.specials import SPECIALS_OF
from ticonderoga.games.liberty_or_death.rules.victory import final_margin, margins


class OrderView(TypedDict):
    """The Command in hand: what it is, where, and what it has cost so far."""

    faction: int
    command: str
    special: str
    spaces: list[int]
    special_spaces: list[int]
    target: int
    moves: list[tuple[int, int, int]]
    """From where, which kind, how many."""
    promised: list[int]
    must_earn: bool
    paid: int
    free: bool
    limited: bool
    spaces_left: int | None
    open_specials: list[str]
    specials_left: int


class View(TypedDict):
    """The whole table. The deck is turned over when the game has ended."""

    seat: int
    scenario: str
    step: str
    campaign: int
    campaigns: int
    winters: int
    kinds: list[list[int]]
    on_map: list[int]
    level: list[int]
    control: list[int]
    propaganda: list[int]
    raids: list[int]
    blockades: list[int]
    available: list[int]
    unavailable: list[int]
    casualties: list[int]
    squadrons: int
    squadrons_unavailable: int
    resources: list[int]
    cbc: int
    crc: int
    fni: int
    preparations: int
    support: int
    opposition: int
    margins: list[tuple[int, int]]
    final_margins: list[int]
    leaders: list[int]
    leader_of: list[int]
    played: int
    on_deck: int
    played_cards: list[int]
    deck_size: int
    deck: list[int] | None
    strokes: int
    treaty: bool
    treaty_card: bool
    eligible: int
    acted: int
    passed: int
    made_ineligible: int
    ineligible_now: int
    stays_eligible: int
    slot: int
    first_action: int
    controllers: list[str]
    order: OrderView | None
    winners: list[int]
    ranking: list[int]
    reason: str


def view(g: Position, seat: int) -> View:
    """What a seat may see: all seats see the same."""
    scenario = g.pack.scenarios[g.edition.scenario]
    return {
        "seat": seat,
        "scenario": scenario.name,
        "step": STEP_NAMES[g.step],
        "campaign": g.campaign,
        "campaigns": scenario.campaigns,
        "winters": g.winters,
        "kinds": [list(row) for row in g.by_kind],
        "on_map": list(g.on_map),
        "level": list(g.level),
        "control": list(g.control),
        "propaganda": list(g.propaganda),
        "raids": list(g.raids),
        "blockades": list(g.blockades),
        "available": list(g.available),
        "unavailable": list(g.unavailable),
        "casualties": list(g.casualties),
        "squadrons": g.squadrons,
        "squadrons_unavailable": g.squadrons_unavailable,
        "resources": list(g.resources),
        "cbc": g.cbc,
        "crc": g.crc,
        "fni": g.fni,
        "preparations": g.preparations(),
        "support": g.support,
        "opposition": g.opposition,
        "margins": [margins(g, faction) for faction in FACTIONS],
        "final_margins": [final_margin(g, faction) for faction in FACTIONS],
        "leaders": list(g.leaders),
        "leader_of": list(g.leader_of),
        "played": g.played,
        "on_deck": g.on_deck,
        "played_cards": list(g.played_cards),
        "deck_size": len(g.deck),
        "deck": list(reversed(g.deck)) if g.step == OVER else None,
        "strokes": g.strokes,
        "treaty": g.treaty,
        "treaty_card": g.treaty_card,
        "eligible": g.eligible,
        "acted": g.acted,
        "passed": g.passed,
        "made_ineligible": g.made_ineligible,
        "ineligible_now": g.ineligible_now(),
        "stays_eligible": g.stays_eligible,
        "slot": g.slot,
        "first_action": g.first_action,
        "controllers": list(g.controllers),
        "order": _order(g),
        "winners": list(g.winners),
        "ranking": list(g.ranking),
        "reason": g.reason,
    }


def _order(g: Position) -> OrderView | None:
    order = g.order
    if order is None:
        return None
    return {
        "faction": order.faction,
        "command": COMMAND_IDS[order.command] if order.command >= 0 else "",
        "special": SPECIAL_IDS[order.special] if order.special >= 0 else "",
        "spaces": _listed(order.spaces),
        "special_spaces": _listed(order.special_spaces),
        "target": order.target,
        "moves": list(order.moves),
        "promised": _listed(order.promised),
        "must_earn": order.must_earn,
        "paid": order.paid,
        "free": order.free,
        "limited": order.limited,
        "spaces_left": None
        if order.max_spaces >= NO_LIMIT
        else order.max_spaces - order.spaces.bit_count(),
        "open_specials": [
            SPECIAL_IDS[special]
            for special in SPECIALS_OF[order.faction]
            if not bars_interruption(g, order, special)
        ],
        "specials_left": order.specials_left,
    }


def _listed(bits: int) -> list[int]:
    return [space for space in range(bits.bit_length()) if bits >> space & 1]


def redeal(g: Position, seat: int, dice: Dice) -> None:
    """What nobody knows, the cards still to come and those set aside, is open again: `draw`
    deals it when a card is turned up (2.1b, c). All seats know the same. Until then the deck is
    only a number of cards."""
    unseen = sorted(g.deck + g.set_aside)
    number = len(g.deck)
    g.deck = tuple(unseen[:number])
    g.set_aside = tuple(unseen[number:])
    g.dice.loosen(dice.bits())
