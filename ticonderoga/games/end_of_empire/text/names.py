"""What people call the sides, by war."""

from __future__ import annotations

from typing import Final

SIDE_NAMES: Final = ("British", "Allied")
SIDE_NAMES_BY_WAR: Final = (
    ("British", "Spanish"),
    ("British", "French"),
    ("British", "French"),
    ("British", "American"),
)
