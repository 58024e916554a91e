"""What a faction sees, as numbers for learners: everything but the order of the deck (2.2)."""

from __future__ import annotations

from collections.abc import Sequence

from ticonderoga.engine.kit.features import (
    Feature,
    bits,
    crossed,
    number,
    numbers,
    one_of,
    some_of,
)
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    FACTION_IDS,
    FACTIONS,
    KIND_IDS,
    KINDS,
    LEADER_IDS,
    TYPE_IDS,
)
from ticonderoga.games.liberty_or_death.data.spaces import SPACE_IDS, SPACES
from ticonderoga.games.liberty_or_death.order import COMMAND_IDS, SPECIAL_IDS
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.sequence import STEP_NAMES
from ticonderoga.games.liberty_or_death.rules.victory import margins

ACTIONS = ("nothing", "command", "command and special", "event")


def features(pack: Pack) -> list[Feature]:
    cards = [str(card.number) for card in pack.deck.cards]
    return [*_time(), *_map(), *_boxes(), *_cards(cards), *_order()]


def _time() -> list[Feature]:
    return [
        one_of("seat", FACTION_IDS, lambda g, seat: seat),
        one_of("step", STEP_NAMES, lambda g, seat: g.step),
        number("campaign", 6, lambda g, seat: g.campaign),
        number("campaigns left", 6, lambda g, seat: (
            g.pack.scenarios[g.edition.scenario].campaigns - g.campaign
        )),
        number("winters", 6, lambda g, seat: g.winters),
    ]  # fmt: skip


def _row(kind: int) -> Feature:
    return numbers(KIND_IDS[kind], SPACE_IDS, 5, lambda g, seat: g.by_kind[kind])


def _leaders(g: Position, seat: int) -> list[int]:
    return [leader * SPACES + space for leader, space in enumerate(g.leaders) if space >= 0]


def _map() -> list[Feature]:
    return [
        *[_row(kind) for kind in range(KINDS)],
        numbers("level", SPACE_IDS, 2, lambda g, seat: g.level),
        numbers("control", SPACE_IDS, 2, lambda g, seat: g.control),
        numbers("propaganda", SPACE_IDS, 2, lambda g, seat: g.propaganda),
        numbers("raid", SPACE_IDS, 2, lambda g, seat: g.raids),
        numbers("blockade", SPACE_IDS, 1, lambda g, seat: g.blockades),
        some_of("leader", crossed(LEADER_IDS, SPACE_IDS), _leaders),
        some_of("leader of a faction", LEADER_IDS, lambda g, seat: g.leader_of),
    ]


def _boxes() -> list[Feature]:
    return [
        numbers("available", TYPE_IDS, 15, lambda g, seat: g.available),
        numbers("unavailable", TYPE_IDS, 15, lambda g, seat: g.unavailable),
        numbers("casualties", TYPE_IDS, 15, lambda g, seat: g.casualties),
        number("squadrons", 3, lambda g, seat: g.squadrons),
        number("squadrons unavailable", 3, lambda g, seat: g.squadrons_unavailable),
        numbers("resources", FACTION_IDS, 20, lambda g, seat: g.resources),
        number("cbc", 30, lambda g, seat: g.cbc),
        number("crc", 30, lambda g, seat: g.crc),
        number("support", 30, lambda g, seat: g.support),
        number("opposition", 30, lambda g, seat: g.opposition),
        numbers("margin", crossed(FACTION_IDS, ("1st", "2nd")), 20, _margins),
    ]


def _margins(g: Position, seat: int) -> list[int]:
    return [margin for faction in FACTIONS for margin in margins(g, faction)]


def _cards(cards: Sequence[str]) -> list[Feature]:
    return [
        one_of("card", cards, lambda g, seat: g.played),
        one_of("on deck", cards, lambda g, seat: g.on_deck),
        some_of("card played", cards, lambda g, seat: g.played_cards),
        number("deck size", 60, lambda g, seat: len(g.deck)),
        bits("brilliant stroke", FACTION_IDS, lambda g, seat: g.strokes),
        number("treaty", 1, lambda g, seat: g.treaty),
        number("treaty card", 1, lambda g, seat: g.treaty_card),
        bits("eligible", FACTION_IDS, lambda g, seat: g.eligible),
        bits("acted", FACTION_IDS, lambda g, seat: g.acted),
        bits("passed", FACTION_IDS, lambda g, seat: g.passed),
        bits("made ineligible", FACTION_IDS, lambda g, seat: g.made_ineligible),
        bits("stays eligible", FACTION_IDS, lambda g, seat: g.stays_eligible),
        number("slot", 1, lambda g, seat: g.slot),
        one_of("first action", ACTIONS, lambda g, seat: g.first_action),
        numbers("non-player", FACTION_IDS, 1, lambda g, seat: [
            g.is_non_player(faction) for faction in FACTIONS
        ]),
    ]  # fmt: skip


def _order() -> list[Feature]:
    """The Command in hand."""
    return [
        one_of("order of", FACTION_IDS, lambda g, seat: -1 if g.order is None else g.order.faction),
        one_of("command", COMMAND_IDS, lambda g, seat: -1 if g.order is None else g.order.command),
        one_of("special", SPECIAL_IDS, lambda g, seat: -1 if g.order is None else g.order.special),
        bits("command in", SPACE_IDS, lambda g, seat: 0 if g.order is None else g.order.spaces),
        bits("special in", SPACE_IDS, lambda g, seat: (
            0 if g.order is None else g.order.special_spaces
        )),
        one_of("target", SPACE_IDS, lambda g, seat: -1 if g.order is None else g.order.target),
        number("paid", 10, lambda g, seat: 0 if g.order is None else g.order.paid),
        number("specials left", 2, lambda g, seat: 0 if g.order is None else g.order.specials_left),
        number("free", 1, lambda g, seat: g.order is not None and g.order.free),
        number("limited", 1, lambda g, seat: g.order is not None and g.order.limited),
    ]  # fmt: skip
