"""What people call sides, seasons, nations and the states of the economy."""

from __future__ import annotations

from typing import Final

SIDE_NAMES: Final = ("British", "Allied")
SIDE_NAMES_BY_WAR: Final = (
    ("British", "Spanish"),
    ("British", "French"),
    ("British", "French"),
    ("British", "American"),
)

SEASON_NAMES: Final = (
    "spring", "first summer turn", "second summer turn", "fall", "December turn", "February turn",
)  # fmt: skip
NATION_NAMES: Final = (
    "Britain", "America", "France", "Spain", "Hesse Cassel", "Brunswick", "the other Germans",
    "the Iroquois", "the Algonquin", "the Appalachian tribes",
)  # fmt: skip
ECONOMY_NAMES: Final = ("Normal", "Near Collapse", "Full Collapse")
