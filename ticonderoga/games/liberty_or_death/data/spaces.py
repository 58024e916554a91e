"""1.3 The spaces by name. The pack lists them in this order; the loader holds it to that."""

from __future__ import annotations

from typing import Final

QUEBEC_CITY: Final = 0
BOSTON: Final = 1
NEW_YORK_CITY: Final = 2
PHILADELPHIA: Final = 3
NORFOLK: Final = 4
CHARLES_TOWN: Final = 5
SAVANNAH: Final = 6
NEW_HAMPSHIRE: Final = 7
MASSACHUSETTS: Final = 8
CONNECTICUT: Final = 9
"""Connecticut with Rhode Island."""
NEW_YORK: Final = 10
NEW_JERSEY: Final = 11
PENNSYLVANIA: Final = 12
MARYLAND: Final = 13
"""Maryland with Delaware."""
VIRGINIA: Final = 14
NORTH_CAROLINA: Final = 15
SOUTH_CAROLINA: Final = 16
GEORGIA: Final = 17
QUEBEC: Final = 18
NORTHWEST: Final = 19
SOUTHWEST: Final = 20
FLORIDA: Final = 21
WEST_INDIES: Final = 22

SPACES: Final = 23
MAP_SPACES: Final = 22
"""The West Indies come last and are a holding box, adjacent to nothing (1.3.7)."""

SPACE_IDS: Final = (
    "quebec_city", "boston", "new_york_city", "philadelphia", "norfolk", "charles_town",
    "savannah", "new_hampshire", "massachusetts", "connecticut_rhode_island", "new_york",
    "new_jersey", "pennsylvania", "maryland_delaware", "virginia", "north_carolina",
    "south_carolina", "georgia", "quebec", "northwest", "southwest", "florida", "west_indies",
)  # fmt: skip

CITIES: Final = range(7)
COLONIES: Final = range(7, 18)
RESERVES: Final = range(18, 22)
PROVINCES: Final = range(7, 22)
MAP: Final = range(22)
EVERYWHERE: Final = range(23)
