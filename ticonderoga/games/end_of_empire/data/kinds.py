"""The names of things: sides, wars, seasons, terrain, links, areas, types of pieces, codes.

All of them are small ints, so that a position is flat lists of ints. What each hex, piece and
table is stands in the pack; what stands here is the numbering that the rules and the pack share.
"""

from __future__ import annotations

from typing import Final

Numbers = tuple[int, ...]
Flags = tuple[bool, ...]
# Of any length, because a compiled program would pack a tuple of known length anew each time
# that it is indexed by a variable.

# ---------------------------------------------------------------------- 2.6 sides

BRITISH: Final = 0
ALLIED: Final = 1
"""The French, American and Spanish side, whatever the war."""
NOBODY: Final = -1
NOTHING: Final = -1
"""No piece, space, area or number of steps, where there could be one."""
SIDES: Final[Numbers] = (BRITISH, ALLIED)
SIDE_IDS: Final = ("british", "allied")

# ---------------------------------------------------------------------- the wars

JENKINS: Final = 0
"""The War of Jenkins' Ear, by the rules of KGW with the Spanish as the enemy."""
KGW: Final = 1
FIW: Final = 2
ARW: Final = 3
WARS: Final[Numbers] = (JENKINS, KGW, FIW, ARW)
WAR_IDS: Final = ("jenkins", "kgw", "fiw", "arw")
WAR_LABELS: Final = ("Jenkins' Ear", "KGW", "FIW", "ARW")
"""How the wars are written."""

# ---------------------------------------------------------------------- 1 seasons

SPRING: Final = 0
SUMMER_1: Final = 1
SUMMER_2: Final = 2
FALL: Final = 3
WINTER_1: Final = 4
"""The December turn."""
WINTER_2: Final = 5
"""The February turn."""
SEASONS: Final = 6
SEASON_IDS: Final = ("spring", "summer1", "summer2", "fall", "winter1", "winter2")
SEASON_MONTHS: Final = ("Apr-May", "Jun-Jul", "Aug-Sep", "Oct-Nov", "Dec-Jan", "Feb-Mar")


def is_winter(season: int) -> bool:
    return season >= WINTER_1


# ---------------------------------------------------------------------- 9.8 terrain

SEA: Final = 0
LAKE: Final = 1
"""9.9 An all-lake hex of the Great Lakes."""
WILDERNESS: Final = 2
CIVILIZED: Final = 3
ROUGH: Final = 4
"""Civilized, and rough."""
MOUNTAIN: Final = 5
TERRAIN_IDS: Final = ("sea", "lake", "wilderness", "civilized", "rough", "mountain")
TERRAIN_LETTERS: Final = "SLWCRM"

AMERICAN: Final = 0
TORY: Final = 1
FRENCH: Final = 2
"""French or Spanish: the two have one colour."""
NO_COLOUR: Final = -1
COLOUR_IDS: Final = ("american", "tory", "french")

UNFRIENDLY: Final = 0
NEUTRAL: Final = 1
FRIENDLY: Final = 2
WILD: Final = 3
"""9.7 What a hex is to a side; a hex that is not civilized is nothing to anybody."""

BLOCKED: Final = 99
"""The cost of a step that nobody can take."""

# ---------------------------------------------------------------------- sides of hexes

RIVER: Final = 1
NAVIGABLE: Final = 2
LAKESIDE: Final = 4
"""A lake that both hexes share."""
ROAD: Final = 8
ALL_SEA: Final = 16
FERRY: Final = 32
"""9.11 A ferry is printed there; the side is all sea as well."""
WATER: Final = RIVER | NAVIGABLE | LAKESIDE
LINE: Final = WATER | ROAD
"""6.2 What a line of supply runs along."""
WATER_IDS: Final = ("river", "navigable", "lake")
WATER_FLAGS: Final[Numbers] = (RIVER, NAVIGABLE, LAKESIDE)

# ---------------------------------------------------------------------- 5 spaces

HEX: Final = 0
TOWN: Final = 1
OUTPOST: Final = 2
FORTRESS: Final = 3
"""5.1 A town that is fortified for good: Quebec, Louisbourg, St. Augustine."""
SPACE_IDS: Final = ("hex", "town", "outpost", "fortress")

# ---------------------------------------------------------------------- 14 sea areas

GULF_OF_MEXICO: Final = 0
SOUTH_ATLANTIC: Final = 1
CHESAPEAKE_BAY: Final = 2
NORTH_ATLANTIC: Final = 3
GULF_OF_MAINE: Final = 4
GULF_OF_ST_LAWRENCE: Final = 5
SEAS: Final = 6
SEA_IDS: Final = (
    "gulf_of_mexico", "south_atlantic", "chesapeake_bay", "north_atlantic", "gulf_of_maine",
    "gulf_of_st_lawrence",
)  # fmt: skip

# ---------------------------------------------------------------------- 12.1 political areas

NEW_HAMPSHIRE: Final = 0
MASSACHUSETTS: Final = 1
RHODE_ISLAND: Final = 2
CONNECTICUT: Final = 3
NEW_YORK: Final = 4
NEW_JERSEY: Final = 5
PENNSYLVANIA: Final = 6
DELAWARE: Final = 7
MARYLAND: Final = 8
VIRGINIA: Final = 9
NORTH_CAROLINA: Final = 10
SOUTH_CAROLINA: Final = 11
GEORGIA: Final = 12
MAINE: Final = 13
VERMONT: Final = 14
CANADA: Final = 15
NOVA_SCOTIA: Final = 16
FLORIDA: Final = 17
LOUISIANA: Final = 18
AREAS: Final = 19
COLONIES: Final = 13
"""The areas below this are the thirteen colonies."""
AMERICAN_AREAS: Final = 15
"""The areas below this are the colonies, Maine and Vermont (12.4, 15.1)."""
AREA_IDS: Final = (
    "new_hampshire", "massachusetts", "rhode_island", "connecticut", "new_york", "new_jersey",
    "pennsylvania", "delaware", "maryland", "virginia", "north_carolina", "south_carolina",
    "georgia", "maine", "vermont", "canada", "nova_scotia", "florida", "louisiana",
)  # fmt: skip

# ---------------------------------------------------------------------- 2.4 types of pieces

INFANTRY: Final = 0
ARTILLERY: Final = 1
CAVALRY: Final = 2
LEGION: Final = 3
RANGER: Final = 4
MARINE: Final = 5
MILITIA: Final = 6
INDIAN: Final = 7
NAVAL_INFANTRY: Final = 8
"""14.5 The other face of a fleet counter."""
LEADER: Final = 9
FLEET: Final = 10
TYPE_IDS: Final = (
    "infantry", "artillery", "cavalry", "legion", "ranger", "marine", "militia", "indian",
    "naval_infantry", "leader", "fleet",
)  # fmt: skip

# ---------------------------------------------------------------------- 2.6 nations and armies

BRITAIN: Final = 0
AMERICA: Final = 1
FRANCE: Final = 2
SPAIN: Final = 3
HESSE_CASSEL: Final = 4
BRUNSWICK: Final = 5
OTHER_GERMAN: Final = 6
IROQUOIS: Final = 7
ALGONQUIN: Final = 8
APPALACHIAN: Final = 9
NATIONS: Final = 10
NATION_IDS: Final = (
    "britain", "america", "france", "spain", "hesse_cassel", "brunswick", "other_german",
    "iroquois", "algonquin", "appalachian",
)  # fmt: skip
SIDE_OF_NATION: Final[Numbers] = (
    BRITISH, ALLIED, ALLIED, ALLIED, BRITISH, BRITISH, BRITISH, NOBODY, NOBODY, NOBODY,
)  # fmt: skip

REGULARS: Final = 0
PROVINCIAL_REGULARS: Final = 1
"""British, raised in America, without a stripe."""
PROVINCIALS: Final = 2
"""Raised in America, striped: the colonies of FIW and KGW, the French of Canada."""
TORIES: Final = 3
"""British, raised in America in ARW, striped."""
GERMANS: Final = 4
CONTINENTALS: Final = 5
LIGHT_INFANTRY: Final = 6
"""7.5 The Continental Light Infantry."""
STATE_TROOPS: Final = 7
LEGIONS: Final = 8
"""American legions, which are not of the Continental Army (ruling 64)."""
MILITIAMEN: Final = 9
TRIBES: Final = 10
SEAMEN: Final = 11
"""Naval infantry."""
ARMY_IDS: Final = (
    "regular", "provincial_regular", "provincial", "tory", "german", "continental",
    "light_infantry", "state", "legion", "militia", "indian", "naval",
)  # fmt: skip

NO_GROUP: Final = -1
TDM_ISLE_ROYALE: Final = 0
TDM_QUEBEC: Final = 1
"""7.9 The companies of the Marine, which are recruited at Beausejour and in Canada."""
GROUP_IDS: Final = ("tdm_isle_royale", "tdm_quebec")

# ---------------------------------------------------------------------- 2.10 to 2.12 factors

PLAIN: Final = 0
BOXED: Final = 1
"""A CF that is halved in attack; an MF that needs a leader counter."""
CIRCLED: Final = 2
"""A CF that only defends."""
PLUS: Final = 3
"""An MF that moves on its own."""

# ---------------------------------------------------------------------- 2.8, 2.9 entry, withdrawal

ENTRY_SET_UP: Final = 0
ENTRY_OVERSEAS: Final = 1
ENTRY_ON_MAP: Final = 2
ENTRY_AVAILABLE: Final = 3
ENTRY_SPECIAL: Final = 4
"""7.5, 12.4, 14.5 By a rule of its own."""
ENTRY_WEST_INDIES: Final = 5
ENTRY_NOVA_SCOTIA: Final = 6
"""NS: set up in one of four hexes."""
ENTRY_HAVANA: Final = 7
"""In the Havana box at Spanish entry."""
ENTRY_JOINS: Final = 8
"""7.1 An American leader without a hex, who joins any friendly unit."""

STAYS: Final = 0
LEAVES_ON_TURN: Final = 1
LEAVES_F_PLUS_3: Final = 2
LEAVES_FRENCH_ENTRY: Final = 3
LEAVES_YEARLY: Final = 4
"""E: every February; back in spring at its entry hex."""
LEAVES_YEARLY_BOXED: Final = 5
"""Boxed E: back in spring at any entry hex of its home."""
LEAVES_NEAR_COLLAPSE: Final = 6
LEAVES_IN_FALL: Final = 7
LEAVES_FOR_FULL_UNIT: Final = 8
"""7.5 A precursor, which goes when the full unit enters."""
LEAVES_SPECIAL: Final = 9

# ---------------------------------------------------------------------- 8.1, 15.1 leaders

NO_CODE: Final = 0
CODE_F: Final = 1
"""Outranked by all Americans, even the default leader."""
CODE_SP: Final = 2
CODE_IO: Final = 3
"""Commands British Indians only."""
CODE_BOTH: Final = 4
"""15.1 An American who may lead the French, too."""
CODE_IDS: Final = ("", "F", "Sp", "IO", "Am/F")

# ---------------------------------------------------------------------- pieces that rules name

ROLE_HOWE: Final = 0
ROLE_ROCHAMBEAU: Final = 1
ROLE_LAFAYETTE: Final = 2
ROLE_GALVEZ: Final = 3
ROLE_BRANT: Final = 4
ROLE_ARNOLD_AMERICAN: Final = 5
ROLE_ARNOLD_BRITISH: Final = 6
ROLE_ARNOLD_BRIGADE: Final = 7
ROLE_WATAUGA: Final = 8
ROLE_ELMORE: Final = 9
ROLE_FORT_GAGE: Final = 10
ROLE_NATCHEZ: Final = 11
ROLE_PRINZ_LUDWIG: Final = 12
ROLE_BLOMMART: Final = 13
ROLE_GRIDLEY: Final = 14
ROLE_KNOX: Final = 15
ROLE_3_CONT_ART: Final = 16
ROLE_MARION: Final = 17
ROLE_16_DRAGOONS: Final = 18
ROLE_CONT_MARINE: Final = 19
ROLE_MOHAWK: Final = 20
ROLE_CAUGHNAWAGA: Final = 21
ROLE_IDS: Final = (
    "howe", "rochambeau", "lafayette", "galvez", "brant", "arnold_american", "arnold_british",
    "arnold_brigade", "watauga", "elmore", "fort_gage", "natchez", "prinz_ludwig", "blommart",
    "gridley", "knox", "3_cont_art", "marion", "16_dragoons", "cont_marine", "mohawk",
    "caughnawaga",
)  # fmt: skip

# ---------------------------------------------------------------------- 15.2, 15.5 entries

ENTRY_OF_FRANCE: Final = 0
ENTRY_OF_SPAIN: Final = 1

# ---------------------------------------------------------------------- 15.7 the economy

NORMAL: Final = 0
NEAR_COLLAPSE: Final = 1
FULL_COLLAPSE: Final = 2
ECONOMY_IDS: Final = ("normal", "near_collapse", "full_collapse")
