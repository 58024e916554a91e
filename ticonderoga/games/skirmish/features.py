"""What a captain sees, as numbers for learners. Copy me: a block for each thing that `view` shows,
read from the position, and never what the seat may not see. Captains are counted from one's own
seat on, so that what was learned in one seat serves in another."""

from __future__ import annotations

from ticonderoga.engine.kit.features import (
    Feature,
    crossed,
    number,
    numbers,
    one_of,
    some_of,
)
from ticonderoga.games.skirmish.position import CARD_IDS, HILLS, STEP_NAMES, Position, value_of


def features(seats: int) -> list[Feature]:
    captains = ("own", "second", "third", "fourth")[:seats]

    def hills(g: Position, seat: int) -> list[int]:
        held = enumerate(g.hills)
        return [(who - seat) % seats * len(HILLS) + hill for hill, who in held if who >= 0]

    def bids(g: Position, seat: int) -> list[int]:
        laid = [g.bids[(seat + other) % seats] for other in range(seats)]
        return [value_of(card) if card >= 0 else 0 for card in laid]

    def hand_sizes(g: Position, seat: int) -> list[int]:
        return [len(g.hands[(seat + other) % seats]) for other in range(seats)]

    return [
        one_of("step", STEP_NAMES, lambda g, seat: g.step),
        number("round", 6, lambda g, seat: g.round),
        number("rounds left", 6, lambda g, seat: g.rounds - g.round),
        number("sits first", 1, lambda g, seat: seat == 0),
        some_of("hill of", crossed(captains, HILLS), hills),
        numbers("bid", captains, 8, bids),
        numbers("hand size", captains, 8, hand_sizes),
        number("deck size", 24, lambda g, seat: len(g.deck)),
        some_of("hand", CARD_IDS, lambda g, seat: g.hands[seat]),
        some_of("discard", CARD_IDS, lambda g, seat: g.discards),
    ]
