"""The weights of the evaluation, by faction and term, at the beginning and the end of a war."""

from __future__ import annotations

from typing import Final

from ticonderoga.games.liberty_or_death.data.pieces import ROYALISTS, SIDE_OF

TERMS: Final[tuple[tuple[str, str], ...]] = (
    ("ahead", "lead over the nearest rival's final margin"),
    ("support", "Support above Opposition"),
    ("losses", "Rebellion Casualties above British ones"),
    ("forts", "Patriot Forts and three, above Villages"),
    ("own_check", "own nearness to a Victory Check"),
    ("rival_check", "the nearest rival's nearness to a Victory Check"),
    ("british_purse", "British Resources"),
    ("patriot_purse", "Patriot Resources"),
    ("indian_purse", "Indian Resources"),
    ("french_purse", "French Resources"),
    ("british_regulars", "British Regulars on the map"),
    ("tories", "Tories on the map"),
    ("british_forts", "British Forts"),
    ("war_parties", "War Parties on the map"),
    ("continentals", "Continentals on the map"),
    ("militia", "Militia on the map"),
    ("french_regulars", "French Regulars on the map"),
    ("british_control", "Population under British Control"),
    ("rebellion_control", "Population under Rebellion Control"),
    ("cities", "Population of British Cities that are open to the sea"),
    ("rewards", "levels that Rewards for Loyalty could gain next winter"),
    ("committees", "levels that Committees of Correspondence could gain next winter"),
    ("markers", "Propaganda and Raid markers"),
    ("fni", "FNI"),
    ("preparations", "French Preparations"),
    ("treaty", "the Treaty of Alliance"),
    ("stroke", "own Brilliant Stroke in hand"),
    ("eligible", "own Eligibility for the next card"),
)
"""Key and words of each term."""

SELF: Final = 0
OTHERS: Final = 1
ROYAL: Final = 2
REBEL: Final = 3
GOOD_FOR: Final[tuple[int, ...]] = (
    SELF, ROYAL, ROYAL, REBEL, SELF, OTHERS, ROYAL, REBEL, ROYAL, REBEL, ROYAL, ROYAL, ROYAL,
    ROYAL, REBEL, REBEL, REBEL, ROYAL, REBEL, ROYAL, ROYAL, REBEL, REBEL, REBEL, REBEL, REBEL,
    SELF, SELF,
)  # fmt: skip
"""Whom it helps when the measure grows: the faction that is judged, the others, or a side."""


def sign(term: int, seat: int) -> int:
    """Whether a growing measure is good for a faction (1) or bad (-1)."""
    good = GOOD_FOR[term]
    if good <= OTHERS:
        return 1 if good == SELF else -1
    return 1 if (good == ROYAL) == (SIDE_OF[seat] == ROYALISTS) else -1


# Found by lab/fit_weights.py: turns were tried out in games between non-players, and what they
# changed was set against how the games ended. The Brilliant Stroke alone is weighed by hand: a
# turn does not spend it.
EARLY: Final[tuple[tuple[float, ...], ...]] = (
    (  # british
        0.00, 0.00, 0.64, -0.45, 0.00, -0.05, 0.15, -0.22, 0.01, 0.00,
        0.00, 0.00, 0.31, 0.16, -0.27, -0.27, -0.23, 0.02, 0.00, 0.15,
        0.00, 0.00, -0.07, 0.00, 0.00, -0.50, 1.50, 0.26,
    ),
    (  # patriots
        0.00, -0.12, 0.00, 0.60, 0.20, 0.00, -0.22, 0.14, -0.07, 0.17,
        0.00, 0.00, -0.15, -0.10, 0.24, 0.30, 0.00, -0.16, 0.22, -0.13,
        -0.10, 0.10, 0.21, 0.04, 0.07, 0.25, 1.50, 0.47,
    ),
    (  # indians
        0.00, 0.52, 0.00, -0.56, 0.00, -0.01, 0.02, -0.62, 0.89, 0.00,
        0.17, 0.04, 0.10, 0.50, -0.46, -0.18, -0.10, 0.00, -0.50, 0.15,
        0.00, -0.06, 0.00, -0.07, 0.00, -0.25, 1.50, 0.33,
    ),
    (  # french
        0.00, -0.03, -0.95, 0.49, 0.00, -0.03, -0.39, 0.43, -0.09, 0.12,
        -0.17, 0.00, -0.36, -0.06, 0.00, 0.33, 0.48, 0.00, 0.02, 0.00,
        0.00, 0.00, 0.00, 0.29, 0.20, 3.00, 1.50, 0.48,
    ),
)
LATE: Final[tuple[tuple[float, ...], ...]] = (
    (  # british
        0.23, 0.09, 0.71, -0.12, 0.00, 0.00, 0.04, -0.12, 0.04, -0.01,
        0.00, 0.15, 0.33, 0.00, -0.15, -0.02, -0.13, 0.00, -0.01, 0.23,
        0.05, -0.13, 0.00, 0.00, 0.00, -0.25, 0.75, 0.34,
    ),
    (  # patriots
        0.19, -0.13, 0.00, 0.65, 0.11, 0.00, -0.11, 0.05, -0.03, 0.07,
        0.00, 0.00, -0.03, -0.06, 0.05, 0.00, 0.06, 0.00, 0.08, 0.00,
        0.00, 0.22, 0.00, 0.00, 0.02, 0.13, 0.75, 0.27,
    ),
    (  # indians
        0.27, 0.46, 0.00, -0.58, 0.00, -0.04, 0.33, -0.65, 0.00, -0.12,
        0.00, 0.05, 0.11, 0.00, 0.00, -0.17, -0.12, 0.14, -0.32, 0.04,
        0.05, -0.12, -0.01, -0.07, 0.00, -0.12, 0.75, 0.17,
    ),
    (  # french
        0.52, -0.17, -1.19, 0.22, 0.00, 0.00, -0.31, 0.34, 0.00, 0.28,
        -0.28, -0.15, -0.20, 0.00, 0.44, 0.00, 0.35, -0.86, 0.17, -0.25,
        -0.04, 0.25, 0.00, 0.06, 0.00, 1.50, 0.75, 0.43,
    ),
)
