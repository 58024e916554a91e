"""The weights of the evaluation, by faction and term, at the beginning and the end of a war."""

from __future__ import annotations

from typing import Final

TERMS: Final = (
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
    ("fni", "French Naval Intervention"),
    ("preparations", "French Preparations"),
    ("treaty", "the Treaty of Alliance"),
    ("stroke", "own Brilliant Stroke in hand"),
    ("eligible", "own Eligibility for the next card"),
)
"""Key and words of each term."""

# Found by bench/fit_weights.py: turns were tried out in games between non-players, and what they
# changed was set against how the games ended.
EARLY: Final[tuple[tuple[float, ...], ...]] = (
    (  # british
        -0.18, 0.09, 0.40, -0.21, 0.03, 0.01, 0.28, -0.19, 0.10, -0.09,
        -0.06, 0.05, 0.51, 0.09, -0.28, -0.14, -0.27, 0.17, -0.17, 0.01,
        -0.12, -0.10, -0.17, -0.15, -0.19, -1.00, 1.00, 0.56,
    ),
    (  # patriots
        -0.06, -0.30, -0.09, 0.48, 0.02, -0.13, -0.12, 0.18, -0.10, 0.08,
        -0.08, -0.12, -0.29, -0.07, 0.27, -0.03, 0.07, -0.27, 0.25, -0.11,
        -0.06, -0.02, -0.02, 0.19, -0.01, 0.50, 1.00, 0.53,
    ),
    (  # indians
        0.05, 0.24, 0.25, -0.53, -0.00, 0.12, 0.26, -0.25, 0.15, -0.13,
        -0.05, 0.21, 0.32, 0.34, -0.44, -0.16, -0.23, 0.29, -0.29, 0.08,
        0.19, 0.11, 0.02, -0.20, -0.00, -0.50, 1.00, 0.41,
    ),
    (  # french
        -0.04, -0.27, -0.41, 0.26, 0.14, -0.15, -0.16, 0.46, -0.09, 0.08,
        -0.11, 0.02, -0.30, -0.15, 0.11, 0.03, 0.21, -0.26, 0.11, -0.08,
        0.33, -0.06, 0.22, 0.26, 0.38, 3.00, 1.00, 0.47,
    ),
)
LATE: Final[tuple[tuple[float, ...], ...]] = (
    (  # british
        0.64, 0.26, 0.38, -0.21, -0.24, -0.24, 0.29, -0.10, 0.05, -0.04,
        0.11, 0.13, 0.27, 0.08, -0.07, 0.05, -0.10, 0.11, -0.09, 0.04,
        -0.04, -0.18, -0.12, -0.05, -0.05, -0.50, 0.50, 0.31,
    ),
    (  # patriots
        0.51, -0.32, -0.15, 0.48, -0.05, -0.16, -0.08, 0.10, -0.05, 0.04,
        -0.01, -0.04, -0.16, -0.04, 0.13, 0.03, 0.07, -0.12, 0.20, -0.05,
        -0.09, 0.19, -0.09, 0.09, -0.01, 0.25, 0.50, 0.28,
    ),
    (  # indians
        0.60, 0.24, 0.13, -0.51, -0.02, 0.02, 0.19, -0.19, 0.18, -0.04,
        0.03, 0.24, 0.17, 0.15, -0.20, -0.11, -0.16, 0.30, -0.18, 0.04,
        0.24, -0.27, -0.06, -0.11, 0.02, -0.25, 0.50, 0.19,
    ),
    (  # french
        0.70, -0.16, -0.50, 0.20, 0.07, 0.03, -0.08, 0.18, -0.06, 0.17,
        -0.37, 0.00, -0.19, -0.01, 0.00, -0.01, 0.03, -0.25, 0.19, 0.13,
        0.11, 0.30, 0.14, 0.06, 0.19, 1.50, 0.50, 0.24,
    ),
)
