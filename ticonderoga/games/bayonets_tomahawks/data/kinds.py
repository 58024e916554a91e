"""The names of things: factions, kinds of spaces and lines, units, faces of the die, APs.

All of them are small ints, so that a position is flat lists of ints. What each space, piece and
card is stands in the pack; what stands here is the numbering that the rules and the pack share.
"""

from __future__ import annotations

from typing import Final

Numbers = tuple[int, ...]
Flags = tuple[bool, ...]
# Of any length, because a compiled program would pack a tuple of known length anew each time
# that it is indexed by a variable.

# ---------------------------------------------------------------------- 1.1 factions

BRITISH: Final = 0
FRENCH: Final = 1
NEUTRAL: Final = -1
NOTHING: Final = -1
"""No piece, space, connection, Colony or Nation, where the number of one is asked for."""
FACTIONS: Final[Numbers] = (BRITISH, FRENCH)
FACTION_IDS: Final = ("british", "french")

IROQUOIS: Final = 0
CHEROKEE: Final = 1
NATIONS: Final[Numbers] = (IROQUOIS, CHEROKEE)
NATION_IDS: Final = ("iroquois", "cherokee")
"""8.0 The two Nations that diplomacy may win."""

# ---------------------------------------------------------------------- 2 the map

OUTPOST: Final = 0
SETTLED: Final = 1
WILDERNESS: Final = 2
VILLAGE: Final = 3
"""2.1.8 A Village of a Nation that is a space of its own."""
BASE: Final = 4
SPACE_KIND_IDS: Final = ("outpost", "settled", "wilderness", "village", "base")

HIGHWAY: Final = 0
PATH: Final = 1
ROAD: Final = 2
"""2.2.3 Never printed: a Path becomes one in play."""
CONNECTION_KIND_IDS: Final = ("highway", "path", "road")

ATLANTIC: Final = 0
GULF: Final = 1
SEA_IDS: Final = ("atlantic", "gulf")
"""2.1.6 The Atlantic Ocean and the Gulf of Saint Lawrence."""

# ---------------------------------------------------------------------- 3 units

LIGHT: Final = 0
INDIAN: Final = 1
METROPOLITAN: Final = 2
PROVINCIAL: Final = 3
"""3.2 A Brigade that is not Metropolitan: of the Colonies, or Canadiens."""
ARTILLERY: Final = 4
FLEET: Final = 5
FORT: Final = 6
BASTION: Final = 7
COMMANDER: Final = 8
TYPES: Final = 9
TYPE_IDS: Final = (
    "light", "indian", "metropolitan", "provincial", "artillery", "fleet", "fort", "bastion",
    "commander",
)  # fmt: skip

TRIANGLE: Final = 0
SQUARE: Final = 1
CIRCLE: Final = 2
NO_SHAPE: Final = 3
SHAPE_IDS: Final = ("triangle", "square", "circle", "none")
SHAPE_OF: Final[Numbers] = (
    TRIANGLE, TRIANGLE, SQUARE, SQUARE, CIRCLE, CIRCLE, CIRCLE, CIRCLE, NO_SHAPE,
)  # fmt: skip
"""3.0.1 The shape of each type of unit."""
ONE_STEP: Final[Flags] = (False, True, False, False, False, False, False, False, True)
"""3.0.2 Indians and Commanders have no Reduced side."""

# ---------------------------------------------------------------------- 1.3 the die

FLAG_1: Final = 1
FLAG_2: Final = 2
TRIANGLE_HIT: Final = 3
SQUARE_HIT: Final = 4
BT: Final = 5
MISS: Final = 6


def is_flag(face: int) -> bool:
    """Two of the six faces show a Flag."""
    return face <= FLAG_2


# ---------------------------------------------------------------------- 7.3 action points

AP_LIGHT: Final = 0
AP_LIGHT_2X: Final = 1
AP_ARMY: Final = 2
AP_ARMY_2X: Final = 3
AP_SAIL_ARMY: Final = 4
AP_SAIL_ARMY_2X: Final = 5
AP_INDIAN: Final = 6
AP_INDIAN_2X: Final = 7
AP_LIGHT_OR_ARMY: Final = 8
AP_IDS: Final = (
    "light", "light_2x", "army", "army_2x", "sail_army", "sail_army_2x", "indian", "indian_2x",
    "light_or_army",
)  # fmt: skip

# ---------------------------------------------------------------------- 4 Years

FIRST_YEAR: Final = 1755
LAST_YEAR: Final = 1759
