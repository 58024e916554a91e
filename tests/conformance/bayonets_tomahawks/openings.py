"""Situations that begin with the set-up of a scenario instead of an empty map."""

from __future__ import annotations

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.engine.dice import Dice
from ticonderoga.games.bayonets_tomahawks.position import (
    ABSENT,
    BRITISH_BUILDUP,
    BRITISH_CAMPAIGN,
    FRENCH_BUILDUP,
    FRENCH_CAMPAIGN,
    INDIAN_DECK,
    POOL,
    TOKEN_ABSENT,
    TOKEN_IN_POOL,
)

ALL_SCENARIOS = (
    "petite-guerre-1755", "loudouns-gamble-1757", "amhersts-juggernaut-1758", "full-war-1755",
)  # fmt: skip
_DECKS = {
    "british_buildup": BRITISH_BUILDUP,
    "french_buildup": FRENCH_BUILDUP,
    "british_campaign": BRITISH_CAMPAIGN,
    "french_campaign": FRENCH_CAMPAIGN,
    "indian": INDIAN_DECK,
}


def opening(scenario: str = "full-war-1755", seed: int = 7, **options: str) -> Situation:
    """The set-up of a scenario."""
    bt = Situation(scenario, **options)
    bt.start = bt.rules.start(Dice(seed))
    return bt


def stack_decks(bt: Situation, **decks: list[int]) -> Situation:
    """Put cards on top of decks, the first one uppermost: stack_decks(bt, indian=[49, 52])."""
    for name, top in decks.items():
        deck = _DECKS[name]
        rest = [card for card in bt.start.decks[deck] if card not in top]
        assert len(rest) + len(top) == len(bt.start.decks[deck]), "a card is not of this deck"
        bt.start.decks[deck] = (*rest, *reversed(top))
    return bt


def only_in_pools(bt: Situation, *names: str, tokens: tuple[str, ...] = ()) -> Situation:
    """The pools hold these pieces and tokens and nothing else."""
    g = bt.start
    wanted = [bt.piece(name) for name in names]
    for piece, where in enumerate(g.where):
        if where == POOL or piece in wanted:
            g.where[piece] = POOL if piece in wanted else ABSENT
    for token, name in enumerate(g.pieces.token_ids):
        g.tokens[token] = TOKEN_IN_POOL if name in tokens else TOKEN_ABSENT
    return bt


def token(bt: Situation, name: str) -> str:
    """Where a Vagaries of War token is."""
    places = ("pool", "removed", "absent", "drawn", "aside")
    return places[bt.g.tokens[bt.pieces.token_ids.index(name)]]
