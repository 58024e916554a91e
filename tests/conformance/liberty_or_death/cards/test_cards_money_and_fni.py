"""5 Events: the Resources that cards give and take, and the Blockades they lay and lift."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played
from ticonderoga.games.liberty_or_death.data.pieces import FACTION_IDS

MONEY = [
    (2, "unshaded", "british +4"),
    (4, "unshaded", "patriots -2"),
    (7, "unshaded", "british +3"),
    (7, "shaded", "patriots +5"),
    (10, "shaded", "patriots +2, french +3"),
    (12, "shaded", "patriots +5"),
    (19, "unshaded", "patriots -4"),
    (19, "shaded", "patriots +3"),
    (30, "unshaded", "british +2"),
    (33, "unshaded", "patriots -3"),
    (33, "shaded", "patriots +3"),
    (34, "unshaded", "british +6"),
    (37, "unshaded", "patriots -2, french -3"),
    (40, "unshaded", "british +2"),
    (42, "unshaded", "patriots -3"),
    (45, "unshaded", "british +6"),
    (45, "shaded", "british -4"),
    (53, "unshaded", "british +3"),
    (53, "shaded", "british -2, patriots +2"),
    (56, "unshaded", "patriots -3"),
    (56, "shaded", "patriots +3"),
    (58, "unshaded", "patriots -4"),
    (59, "shaded", "patriots +3"),
    (60, "unshaded", "french -4"),
    (60, "shaded", "british -3"),
    (61, "shaded", "patriots +3, french +2"),
    (63, "unshaded", "british +1"),
    (63, "shaded", "british -5"),
    (64, "unshaded", "british +3"),
    (64, "shaded", "patriots +5"),
    (65, "unshaded", "french -4"),
    (65, "shaded", "french +3"),
    (69, "unshaded", "british +2"),
    (69, "shaded", "french +3"),
    (71, "shaded", "french +5"),
]
"""What a side of a card adds to the Resources of the Factions, whatever else it does."""

LOWERED = {7: 1, 34: 1, 36: 1, 37: 1, 40: 3, 53: 2, 55: 1, 57: 1, 60: 2, 63: 1, 64: 1, 67: 1, 69: 2}
"""By how much the unshaded side of a card lowers FNI from 3."""
RAISED = {7: 1, 34: 1, 37: 1, 40: 3, 53: 1, 60: 1, 69: 1}
"""By how much the shaded side raises FNI from 0."""


def play_out(lod: Played, number: int, side: str) -> Played:
    """The French execute one side of a card; everybody answers with the first thing offered."""
    if side == "unshaded":
        lod.unshaded(number, "french")
    else:
        lod.shaded(number, "french")
    while lod.ask is not None:
        lod.match.choose(lod.raw_choices()[0], lod.ask.seat)
        lod.check()
    return lod


@pytest.mark.rule("R-5.1a", "R-1.8a")
@pytest.mark.parametrize(("number", "side", "money"), MONEY)
def test_5_1_the_money_of_a_card(number: int, side: str, money: str) -> None:
    lod = Played().resources(british=20, patriots=20, indians=20, french=20)
    play_out(lod, number, side)
    found = [
        f"{faction} {lod.has(faction) - 20:+}" for faction in FACTION_IDS if lod.has(faction) != 20
    ]
    assert ", ".join(found) == money


@pytest.mark.rule("R-1.9d", "A-42")
@pytest.mark.parametrize(("number", "levels"), LOWERED.items())
def test_1_9_the_blockades_that_a_card_lifts(number: int, levels: int) -> None:
    lod = Played().treaty().blockade("Boston", "Norfolk", "Savannah")
    play_out(lod, number, "unshaded")
    assert (lod.g.fni, lod.g.squadrons) == (3 - levels, levels)


@pytest.mark.rule("R-1.9c")
@pytest.mark.parametrize(("number", "levels"), RAISED.items())
def test_1_9_the_blockades_that_a_card_lays(number: int, levels: int) -> None:
    lod = play_out(Played().treaty(), number, "shaded")
    assert (lod.g.fni, lod.g.squadrons) == (levels, 3 - levels)
