"""1.4 The names of things: factions, pieces, leaders, levels of support, control, dice tables.

All of them are small ints, so that a position is flat lists of ints. Limits and abilities of
the pieces are in the pack; what stands here is the numbering that the rules and the pack share.
"""

from __future__ import annotations

from typing import Final

Numbers = tuple[int, ...]
Flags = tuple[bool, ...]
# Of any length, because a compiled program would pack a tuple of known length anew each time
# that it is indexed by a variable.

# ---------------------------------------------------------------------- 1.5 factions and sides

BRITISH: Final = 0
PATRIOTS: Final = 1
INDIANS: Final = 2
FRENCH: Final = 3
FACTIONS: Final[Numbers] = (BRITISH, PATRIOTS, INDIANS, FRENCH)
FACTION_IDS: Final = ("british", "patriots", "indians", "french")

ROYALISTS: Final = 0
REBELLION: Final = 1
SIDE_OF: Final[Numbers] = (ROYALISTS, REBELLION, ROYALISTS, REBELLION)
"""1.5.1 The side of each faction."""
SIDES: Final[tuple[Numbers, ...]] = ((BRITISH, INDIANS), (PATRIOTS, FRENCH))
ALLY: Final[Numbers] = (INDIANS, FRENCH, BRITISH, PATRIOTS)
"""The other faction of the same side."""
ENEMIES: Final[tuple[Numbers, ...]] = (
    (PATRIOTS, FRENCH), (BRITISH, INDIANS), (PATRIOTS, FRENCH), (BRITISH, INDIANS),
)  # fmt: skip

PASS_INCOME: Final[Numbers] = (2, 1, 1, 2)
"""2.3.3 Resources for a pass."""

# ---------------------------------------------------------------------- 1.4 pieces
#
# A kind is what can lie on the map; a type is what the boxes count. They share their numbers:
# WAR_PARTY and MILITIA as kinds are the Underground ones, and the two Active kinds come last.

BRITISH_REGULAR: Final = 0
TORY: Final = 1
BRITISH_FORT: Final = 2
WAR_PARTY: Final = 3
"""As a kind: an Underground War Party."""
VILLAGE: Final = 4
CONTINENTAL: Final = 5
MILITIA: Final = 6
"""As a kind: an Underground Militia."""
PATRIOT_FORT: Final = 7
FRENCH_REGULAR: Final = 8
TYPES: Final = 9
ACTIVE_WAR_PARTY: Final = 9
ACTIVE_MILITIA: Final = 10
KINDS: Final = 11
SQUADRON: Final = 11
"""A marker, never a piece (1.4c): a Squadron in a box, a Blockade on a City."""

UNDERGROUND_WAR_PARTY: Final = WAR_PARTY
UNDERGROUND_MILITIA: Final = MILITIA

TYPE_IDS: Final = (
    "british_regular", "tory", "british_fort", "war_party", "village", "continental", "militia",
    "patriot_fort", "french_regular",
)  # fmt: skip
KIND_IDS: Final = (
    "british_regular", "tory", "british_fort", "war_party", "village", "continental", "militia",
    "patriot_fort", "french_regular", "active_war_party", "active_militia", "squadron",
)  # fmt: skip

TYPE_OF: Final[Numbers] = (0, 1, 2, 3, 4, 5, 6, 7, 8, WAR_PARTY, MILITIA)
"""The type of each kind."""
KINDS_OF_TYPE: Final[tuple[Numbers, ...]] = (
    (BRITISH_REGULAR,), (TORY,), (BRITISH_FORT,), (WAR_PARTY, ACTIVE_WAR_PARTY), (VILLAGE,),
    (CONTINENTAL,), (MILITIA, ACTIVE_MILITIA), (PATRIOT_FORT,), (FRENCH_REGULAR,),
)  # fmt: skip
ALL_WAR_PARTIES: Final = KINDS_OF_TYPE[WAR_PARTY]
ALL_MILITIA: Final = KINDS_OF_TYPE[MILITIA]
"""Underground and Active ones."""
OWNER: Final[Numbers] = (
    BRITISH, BRITISH, BRITISH, INDIANS, INDIANS, PATRIOTS, PATRIOTS, PATRIOTS, FRENCH, INDIANS,
    PATRIOTS,
)  # fmt: skip
"""The faction of each kind."""
KINDS_OF_FACTION: Final[tuple[Numbers, ...]] = (
    (BRITISH_REGULAR, TORY, BRITISH_FORT),
    (CONTINENTAL, MILITIA, ACTIVE_MILITIA, PATRIOT_FORT),
    (WAR_PARTY, ACTIVE_WAR_PARTY, VILLAGE),
    (FRENCH_REGULAR,),
)
UNITS_OF_FACTION: Final[tuple[Numbers, ...]] = (
    (BRITISH_REGULAR, TORY),
    (CONTINENTAL, MILITIA, ACTIVE_MILITIA),
    (WAR_PARTY, ACTIVE_WAR_PARTY),
    (FRENCH_REGULAR,),
)
CUBES_OF_FACTION: Final[tuple[Numbers, ...]] = (
    (BRITISH_REGULAR, TORY), (CONTINENTAL,), (), (FRENCH_REGULAR,),
)  # fmt: skip
BASE_OF_FACTION: Final[Numbers] = (BRITISH_FORT, PATRIOT_FORT, VILLAGE, PATRIOT_FORT)
"""What a faction builds; the French build Patriot Forts (3.5.3)."""

IS_UNIT: Final[Flags] = (True, True, False, True, False, True, True, False, True, True, True)
IS_CUBE: Final[Flags] = (True, True, False, False, False, True, False, False, True, False, False)
IS_BASE: Final[Flags] = (False, False, True, False, True, False, False, True, False, False, False)
"""Forts and Villages: at most two to a space (1.4.2)."""
IS_ROYALIST: Final[Flags] = (True, True, True, True, True, False, False, False, False, True, False)
LOSS_VALUE: Final[Numbers] = (2, 1, 2, 1, 1, 2, 1, 2, 2, 1, 1)
"""3.6.7b What removing a piece of a kind is worth."""
BECOMES_CASUALTY: Final[Flags] = (
    True, True, True, False, False, True, False, True, True, False, False,
)  # fmt: skip
"""1.6.4a Kinds that count as Casualties; Forts count but go to Available (1.6.4c)."""
ACTIVE_SIDE: Final[Numbers] = (
    0, 1, 2, ACTIVE_WAR_PARTY, 4, 5, ACTIVE_MILITIA, 7, 8, ACTIVE_WAR_PARTY, ACTIVE_MILITIA,
)  # fmt: skip
UNDERGROUND_SIDE: Final[Numbers] = TYPE_OF
OTHER_SIDE: Final[Numbers] = (
    0, 1, 2, ACTIVE_WAR_PARTY, 4, 5, ACTIVE_MILITIA, 7, 8, WAR_PARTY, MILITIA,
)  # fmt: skip
"""The kind that a piece becomes when it is turned over; itself if it has one side."""

MARKER_LIMIT: Final = 12
"""Propaganda and Raid markers, of each."""
PROPAGANDA: Final = 0
RAID: Final = 1
MARKER_IDS: Final = ("propaganda", "raid")

# ---------------------------------------------------------------------- 1.10 leaders

WASHINGTON: Final = 0
GAGE: Final = 1
HOWE: Final = 2
CLINTON: Final = 3
BRANT: Final = 4
CORNPLANTER: Final = 5
DRAGGING_CANOE: Final = 6
ROCHAMBEAU: Final = 7
LAUZUN: Final = 8
LEADER_IDS: Final = (
    "washington", "gage", "howe", "clinton", "brant", "cornplanter", "dragging_canoe",
    "rochambeau", "lauzun",
)  # fmt: skip
LEADER_FACTION: Final[Numbers] = (
    PATRIOTS, BRITISH, BRITISH, BRITISH, INDIANS, INDIANS, INDIANS, FRENCH, FRENCH,
)  # fmt: skip
FIRST_LEADER: Final[Numbers] = (GAGE, WASHINGTON, BRANT, ROCHAMBEAU)
NEXT_LEADER: Final[Numbers] = (-1, HOWE, CLINTON, -1, CORNPLANTER, DRAGGING_CANOE, -1, LAUZUN, -1)
"""6.5.1b Who follows whom; -1 for the last."""

# ---------------------------------------------------------------------- 1.6 support, 1.7 control

ACTIVE_OPPOSITION: Final = -2
PASSIVE_OPPOSITION: Final = -1
NEUTRAL: Final = 0
PASSIVE_SUPPORT: Final = 1
ACTIVE_SUPPORT: Final = 2
LEVEL_CODES: Final = {"AO": -2, "PO": -1, "N": 0, "PS": 1, "AS": 2}
LEVEL_IDS: Final = ("AO", "PO", "N", "PS", "AS")
"""Indexed by level + 2."""
TOWARD: Final[Numbers] = (1, -1)
"""Which way the levels run for a side: up for the Royalists, down for the Rebellion."""

UNCONTROLLED: Final = -1
BRITISH_CONTROL: Final = ROYALISTS
REBELLION_CONTROL: Final = REBELLION

# ---------------------------------------------------------------------- boxes and bounds

ELSEWHERE: Final = -1
"""Where a leader is when he is Available or not yet in play."""
AVAILABLE: Final = 0
UNAVAILABLE: Final = 1
CASUALTIES: Final = 2
BOX_IDS: Final = ("available", "unavailable", "casualties")

MAX_RESOURCES: Final = 50
BASES_PER_SPACE: Final = 2
SQUADRONS: Final = 3

# ---------------------------------------------------------------------- cards

UNSHADED: Final = 0
SHADED: Final = 1
SIDE_IDS: Final = ("unshaded", "shaded")
EVENT_CARDS: Final = 96
FIRST_WINTER_CARD: Final = 97
LAST_WINTER_CARD: Final = 104
BRILLIANT_STROKE: Final[Numbers] = (106, 105, 108, 107)
"""The Brilliant Stroke card of each faction."""
TREATY_OF_ALLIANCE: Final = 109
TRUMP_RANK: Final[Numbers] = (1, 0, 3, 2)
"""2.3.8h Patriots, British, French, Indians; the Treaty beats them all."""
SWORD: Final = "sword"
MUSKET: Final = "musket"
