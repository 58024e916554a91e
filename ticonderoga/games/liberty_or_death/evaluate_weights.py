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

#            ahead lead loss fort own  rival purses: B    P    I    F   reg  tory fort wp   cont mil  fr   royal rebel city mark fni  prep treaty stroke elig
BRITISH_E = (0.6, 0.4, 0.3, -0.2, 0.1, -0.3, 0.15, -.15, 0.1, -0.1, .15, 0.1, 0.3, 0.1, -.2, -.15, -.2, 0.3, -0.3, 0.1, -.1, -.3, -.1, -1.0, 1.0, 0.5)  # noqa: E501
PATRIOT_E = (0.6, -.4, -.1, 0.5, 0.1, -0.3, -.15, 0.15, -.1, 0.1, -.1, -.1, -.3, -.1, 0.2, 0.15, 0.1, -.3, 0.3, -0.1, 0.1, 0.2, 0.0, 0.5, 1.0, 0.5)  # noqa: E501
INDIAN_E = (0.6, 0.4, 0.1, -0.5, 0.1, -0.3, 0.15, -.15, 0.2, -0.1, .1, 0.1, 0.3, 0.25, -.2, -.15, -.2, 0.3, -0.3, 0.1, -.1, -.2, 0.0, -0.5, 1.0, 0.5)  # noqa: E501
FRENCH_E = (0.6, -.4, -.4, 0.2, 0.1, -0.3, -.15, 0.1, -.1, 0.15, -.1, -.1, -.3, -.1, 0.1, 0.1, 0.2, -.3, 0.3, -0.1, 0.1, 0.3, 0.3, 3.0, 1.0, 0.5)  # noqa: E501
ROWS: Final = (BRITISH_E, PATRIOT_E, INDIAN_E, FRENCH_E)
NEW: Final = ((0.1, -0.1), (-0.1, 0.1), (0.1, -0.1), (-0.1, 0.1))
EARLY: Final[tuple[tuple[float, ...], ...]] = tuple([(row[0] * 0.7, *row[1:20], *new, *row[20:]) for row, new in zip(ROWS, NEW)])
LATE: Final[tuple[tuple[float, ...], ...]] = tuple([(1.3, *row[1:6], *[w * 0.5 for w in row[6:20]], *new, *[w * 0.5 for w in row[20:]]) for row, new in zip(ROWS, NEW)])
