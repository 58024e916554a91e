"""What a faction sees, as numbers for learners: the table, and its own cards and chits."""

from __future__ import annotations

from collections.abc import Sequence

from ticonderoga.engine.kit.features import (
    Feature,
    bits,
    counts,
    crossed,
    number,
    numbers,
    one_of,
    some_of,
)
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    AP_IDS,
    FACTION_IDS,
    FACTIONS,
    FIRST_YEAR,
    FRENCH,
    LAST_YEAR,
    TYPE_IDS,
    TYPES,
)
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.position import (
    AWAY_IDS,
    DECKS,
    EFFECT_IDS,
    NO_CHIT,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.sequence import STEP_NAMES

AWAY = tuple(AWAY_IDS.values())
TOKEN_STATES = ("in pool", "removed", "absent", "drawn", "aside")
MARKS = ("rout", "out of supply", "landing", "marshal")
FACES = ("1 flag", "2 flags", "triangle", "square", "bt", "miss")
DECK_NAMES = ("british buildup", "french buildup", "british campaign", "french campaign", "indian")
assert len(DECK_NAMES) == DECKS


def features(pack: Pack) -> list[Feature]:
    cards = [str(card.number) for card in pack.deck.cards]
    return [
        *_time(),
        *_pieces(pack),
        *_markers(pack),
        *_tracks(pack.pieces.token_ids, pack.board.nation_ids),
        *_cards(cards),
        *_round(pack.board.space_ids),
        *_under_way(pack),
    ]


def _time() -> list[Feature]:
    return [
        one_of("seat", FACTION_IDS, lambda g, seat: seat),
        number("year", LAST_YEAR - FIRST_YEAR, lambda g, seat: g.year - FIRST_YEAR),
        number("years left", LAST_YEAR - FIRST_YEAR, lambda g, seat: g.scenario.years[-1] - g.year),
        number("round", 9, lambda g, seat: g.round),
        one_of("step", STEP_NAMES, lambda g, seat: g.step),
        one_of("active", FACTION_IDS, lambda g, seat: g.active),
        one_of("first player", FACTION_IDS, lambda g, seat: g.first),
    ]


def _pieces(pack: Pack) -> list[Feature]:
    """Who stands where: by faction, type and place."""
    places = [*pack.board.space_ids, "sail_box"]
    width = len(places)
    of_type = pack.pieces.type
    of_faction = pack.pieces.faction

    def stacks(g: Position, seat: int) -> list[tuple[int, int]]:
        return [
            ((faction * TYPES + of_type[piece]) * width + place, 1)
            for faction in FACTIONS
            for place, pieces in g.stacks[faction].items()
            for piece in pieces
        ]

    def away(g: Position, seat: int) -> list[tuple[int, int]]:
        return [
            (of_faction[piece] * len(AWAY) - place - 1, 1)
            for piece, place in enumerate(g.where)
            if place < 0
        ]

    types = crossed(FACTION_IDS, TYPE_IDS)
    return [
        counts("at", crossed(types, places), 3, stacks),
        counts("away", crossed(FACTION_IDS, AWAY), 20, away),
        bits("reduced", pack.pieces.ids, lambda g, seat: g.reduced),
        bits("spent", pack.pieces.ids, lambda g, seat: g.spent),
        some_of("arriving", pack.pieces.ids, lambda g, seat: g.arriving),
    ]


def _markers(pack: Pack) -> list[Feature]:
    spaces = pack.board.space_ids
    connections = pack.board.conn_ids
    places = [*spaces, "sail_box"]
    width = len(MARKS) * len(places)

    def marks(g: Position, seat: int) -> list[int]:
        return [
            (key & 1) * width + mark * len(places) + (key >> 1)
            for key, found in g.marks.items()
            for mark in range(len(MARKS))
            if found >> mark & 1
        ]

    return [
        numbers("control", spaces, 1, lambda g, seat: g.control),
        some_of("mark", crossed(crossed(FACTION_IDS, MARKS), places), marks),
        bits("raided by the british", spaces, lambda g, seat: g.raided[0]),
        bits("raided by the french", spaces, lambda g, seat: g.raided[1]),
        some_of("fort under construction", spaces, lambda g, seat: g.fort_sites),
        some_of("road under construction", connections, lambda g, seat: g.road_sites),
        bits("road", connections, lambda g, seat: g.roads),
        one_of("warships", connections, lambda g, seat: g.warships),
        some_of("battle due", spaces, lambda g, seat: g.battles),
        bits("fought", spaces, lambda g, seat: g.fought),
    ]


def _tracks(tokens: list[str], nations: list[str]) -> list[Feature]:
    return [
        number("vp", 10, lambda g, seat: g.vp),
        numbers("raid points", FACTION_IDS, 8, lambda g, seat: g.raid),
        numbers("nation", nations, 1, lambda g, seat: g.nations),
        number("open seas", 1, lambda g, seat: g.open_seas),
        some_of("token", crossed(tokens, TOKEN_STATES), lambda g, seat: [
            token * len(TOKEN_STATES) + state for token, state in enumerate(g.tokens)
        ]),
        numbers("chit held", FACTION_IDS, 1, lambda g, seat: [chit != NO_CHIT for chit in g.wie]),
        one_of("own chit", ("0", "1", "2"), lambda g, seat: g.wie[seat]),
        one_of("own chit drawn", ("0", "1", "2"), lambda g, seat: g.wie_drawn[seat]),
    ]  # fmt: skip


def _indian(g: Position, seat: int) -> int:
    """The Indian card, which is secret until the French play theirs."""
    known = seat == FRENCH or g.played[FRENCH]
    return g.indian if known and g.indian else -1


def _cards(cards: Sequence[str]) -> list[Feature]:
    return [
        one_of("own reserve", cards, lambda g, seat: g.reserve[seat] or -1),
        one_of("own card drawn", cards, lambda g, seat: g.drawn[seat] or -1),
        numbers("reserve held", FACTION_IDS, 1, lambda g, seat: [card != 0 for card in g.reserve]),
        numbers("card drawn", FACTION_IDS, 1, lambda g, seat: [card != 0 for card in g.drawn]),
        some_of("card played", cards, lambda g, seat: [card or -1 for card in g.played]),
        one_of("indian card", cards, _indian),
        some_of("own buried", cards, lambda g, seat: g.buried[seat]),
        some_of("discard", cards, lambda g, seat: g.discards),
        some_of("gone", cards, lambda g, seat: g.gone),
        numbers("deck size", DECK_NAMES, 15, lambda g, seat: [len(deck) for deck in g.decks]),
    ]


def _round(spaces: Sequence[str]) -> list[Feature]:
    """Action Points left, effects, and what Logistics Rounds remember."""
    return [
        counts("ap", crossed(FACTION_IDS, AP_IDS), 2, lambda g, seat: [
            (faction * len(AP_IDS) + ap, 1) for faction in FACTIONS for ap in g.aps[faction]
        ]),
        counts("indian ap", AP_IDS, 2, lambda g, seat: [(ap, 1) for ap in g.indian_aps]),
        one_of("reaction", AP_IDS, lambda g, seat: g.reaction),
        bits("effect", EFFECT_IDS, lambda g, seat: g.effects),
        some_of("port used", spaces, lambda g, seat: g.ports),
        some_of("returning", spaces, lambda g, seat: g.returning),
    ]  # fmt: skip


def _under_way(pack: Pack) -> list[Feature]:
    spaces = [*pack.board.space_ids, "sail_box"]
    pieces = pack.pieces.ids
    return [
        one_of("move at", spaces, lambda g, seat: -1 if g.move is None else g.move.at),
        some_of("move of", pieces, lambda g, seat: () if g.move is None else g.move.group),
        number("move used", 6, lambda g, seat: 0 if g.move is None else g.move.used),
        one_of("raid at", spaces, lambda g, seat: -1 if g.raid_way is None else g.raid_way.at),
        one_of("raid of", pieces, lambda g, seat: -1 if g.raid_way is None else g.raid_way.piece),
        one_of("battle at", spaces, lambda g, seat: -1 if g.battle is None else g.battle.space),
        one_of("attacker", FACTION_IDS, lambda g, seat: (
            -1 if g.battle is None else g.battle.attacker
        )),
        numbers("battle track", FACTION_IDS, 5, lambda g, seat: (
            (0, 0) if g.battle is None else g.battle.track
        )),
        counts("battle die", FACES, 5, lambda g, seat: (
            () if g.battle is None else [(face - 1, 1) for face in g.battle.dice.values()]
        )),
        one_of("hit by", pieces, lambda g, seat: -1 if g.battle is None else g.battle.hit_by),
        one_of("retreat from", spaces, lambda g, seat: (
            -1 if g.retreat is None else g.retreat.space
        )),
        some_of("retreat of", pieces, lambda g, seat: (
            () if g.retreat is None else g.retreat.group
        )),
    ]  # fmt: skip
