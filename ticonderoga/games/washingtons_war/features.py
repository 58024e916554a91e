"""What a side sees, as numbers for learners: the map by space, the tracks, the cards it knows."""

from __future__ import annotations

from ticonderoga.engine.kit.features import (
    Feature,
    crossed,
    number,
    numbers,
    one_of,
    some_of,
)
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.position import AWAY_IDS, Position
from ticonderoga.games.washingtons_war.rules.hand import queue_value
from ticonderoga.games.washingtons_war.rules.sequence import STEP_NAMES
from ticonderoga.games.washingtons_war.rules.victory import colony_control

SEATS = ("american", "british")
MARKERS = (0, 1, -1)
"""Nobody's, American, British, by what stands in `Position.pc`."""


def features(pack: Pack) -> list[Feature]:
    spaces = pack.board.space_ids
    size = len(spaces)
    cards = [str(card.number) for card in pack.deck.cards]
    generals = [who.id for who in pack.pieces.generals]
    colonies = range(len(pack.board.colony_ids))
    first, last = pack.pieces.first_year, 1783

    def standing_where(g: Position, seat: int) -> list[int]:
        return [
            general * size + space for general, space in enumerate(g.generals) if space >= 0
        ]

    def away(g: Position, seat: int) -> list[int]:
        return [
            general * len(AWAY_IDS) - space - 1
            for general, space in enumerate(g.generals)
            if space < 0
        ]

    return [
        *_year(first, last),
        numbers("pc", spaces, 1, lambda g, seat: [MARKERS[marker] for marker in g.pc]),
        numbers("american cu", spaces, 5, lambda g, seat: g.american_cu),
        numbers("french cu", spaces, 5, lambda g, seat: g.french_cu),
        numbers("british cu", spaces, 5, lambda g, seat: g.british_cu),
        some_of("general", crossed(generals, spaces), standing_where),
        some_of("general away", crossed(generals, list(AWAY_IDS.values())), away),
        one_of("congress", spaces, lambda g, seat: g.congress),
        one_of("navy", pack.board.zone_ids, lambda g, seat: g.navy),
        numbers("colony", pack.board.colony_ids, 1, lambda g, seat: [
            (1, -1, 0)[colony_control(g, colony)] for colony in colonies
        ]),
        *_tracks(),
        *_cards(cards),
        *_under_way(spaces, generals),
    ]  # fmt: skip


def _year(first: int, last: int) -> list[Feature]:
    return [
        one_of("seat", SEATS, lambda g, seat: seat),
        number("year", last - first, lambda g, seat: g.year - first),
        number("years left", last - first, lambda g, seat: (g.war_ends or last) - g.year),
        one_of("step", STEP_NAMES, lambda g, seat: g.step),
        one_of("active", SEATS, lambda g, seat: g.active),
    ]


def _tracks() -> list[Feature]:
    return [
        number("alliance", 9, lambda g, seat: g.alliance),
        number("france", 3, lambda g, seat: g.france),
        number("regulars", 1, lambda g, seat: g.regulars),
        number("mutinies", 1, lambda g, seat: g.mutinies),
        number("british box", 10, lambda g, seat: g.british_box),
        number("american box", 10, lambda g, seat: g.american_box),
        number("french waiting", 5, lambda g, seat: g.french_waiting),
        number("congress dispersed", 1, lambda g, seat: g.congress_dispersed_before),
        number("war ends", 1, lambda g, seat: g.war_ends > 0),
    ]


def _cards(cards: list[str]) -> list[Feature]:
    """One's own hand, what is known of the other one, and what lies open."""
    return [
        some_of("hand", cards, lambda g, seat: g.hands[seat]),
        some_of("known in the other hand", cards, lambda g, seat: g.known[1 - seat]),
        numbers("hand size", SEATS, 7, lambda g, seat: [
            len(g.hands[AMERICAN]), len(g.hands[BRITISH])
        ]),
        numbers("queue value", SEATS, 3, lambda g, seat: [
            queue_value(g, AMERICAN), queue_value(g, BRITISH)
        ]),
        some_of("discard", cards, lambda g, seat: g.discards),
        some_of("removed", cards, lambda g, seat: g.removed),
        some_of("set aside", cards, lambda g, seat: g.set_aside),
        number("deck size", len(cards), lambda g, seat: len(g.deck)),
        number("reshuffle due", 1, lambda g, seat: g.reshuffle_due),
        one_of("exchangeable", cards, lambda g, seat: g.exchangeable or -1),
        number("campaign left", 3, lambda g, seat: g.campaign_left),
    ]  # fmt: skip


def _under_way(spaces: list[str], generals: list[str]) -> list[Feature]:
    return [
        one_of("march of", generals, lambda g, seat: -1 if g.march is None else g.march.general),
        one_of("march at", spaces, lambda g, seat: -1 if g.march is None else g.march.at),
        number("march cu", 5, lambda g, seat: 0 if g.march is None else g.march.own),
        number("march french", 5, lambda g, seat: 0 if g.march is None else g.march.french),
        number("march left", 5, lambda g, seat: (
            0 if g.march is None else g.march.limit - g.march.used
        )),
        one_of("entry at", spaces, lambda g, seat: -1 if g.entry is None else g.entry.space),
        one_of("battle at", spaces, lambda g, seat: -1 if g.battle is None else g.battle.space),
        one_of("attacker", SEATS, lambda g, seat: -1 if g.battle is None else g.battle.attacker),
        some_of("touched", spaces, lambda g, seat: (
            () if g.targeting is None else g.targeting.done
        )),
    ]  # fmt: skip
