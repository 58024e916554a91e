"""What the rules tell each other by a number: kinds of checks, of retreats, of pools, ways to come
and to cross, how a battle ended."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Choice
from ticonderoga.games.end_of_empire.data.kinds import NOTHING

# ---------------------------------------------------- 11 How a battle ended

CLEARED: Final = 0
"""The attackers hold the space."""
REPELLED: Final = 1
"""The attackers went back, or are eliminated."""
SHARED: Final = 2
"""11.4 Both remain, and nothing was fought: Indians who vanish into the trees."""
DESERTED: Final = 3
"""13.3 A tribe has left its settlement, and nothing was fought; the attackers find it as if it had
been shared."""
UNDECIDED: Final = NOTHING

# ---------------------------------------------------- 8.3 Kinds of checks, and who commands

FIRST: Final = 0
"""To begin a move: the leaders of the space."""
LATER: Final = 1
"""To ferry, pick up, go on, fight another round: the leaders of the force, with momentum."""
REACTION: Final = 2
"""10.3 The leaders of the space; scouts and screening terrain count."""
LEAVING: Final = 3
"""Ruling 10: to leave a battle between rounds. The leaders of the space."""
FORT: Final = 4
"""11.12 The leaders of the place, as printed."""
AT_HOME: Final = 5
"""A later check of a force that has not moved yet: the leaders of the space, with momentum."""
NO_LEADER: Final = NOTHING
"""A default leader commands."""
LED: Final = 0
BY_DEFAULT: Final = 1
NOT_LED: Final = 2
"""15.1 Leaders are there, and none of them may lead all of the force."""
ABOVE_ALL: Final = -1
"""Before every printed rank."""
SURE: Final = -9
"""What a check without a die is below its rating."""
HOPELESS: Final = 9

# ---------------------------------------------------- 7 How a piece comes

AT_HEX: Final = 0
"""7.1 At its entry hex."""
BOXED_ENTRY: Final = 1
"""7.1 At its entry hex, whoever is there."""
BY_SEA: Final = 2
"""7.2, 7.3 By a port, or aboard a fleet."""
WITH_UNITS: Final = 3
"""7.1, ruling 37 With any units of its side."""
ENLISTED: Final = 4
"""7.4 At its entry hex or in its home state, every spring."""

# ---------------------------------------------------- 14 Once a turn, as bits of `used`

USED_LANDING: Final = 1
"""In `used`, by side: the amphibious operation of the turn has been made (ruling 19)."""
USED_SHIPMENT: Final = 1 << 2
"""14.9 An American unit has gone by boat, or raiding."""

# ---------------------------------------------------- 13 Agents

IN_BOX: Final = NOTHING
"""An agent who waits in the Available box."""

# ---------------------------------------------------- 9.11 How a force crosses a hexside

NO_WAY: Final = 0
BY_LAND: Final = 1
MAP_FERRY: Final = 2
"""9.11 By the ferry that is printed on the map."""
OWN_FERRY: Final = 3
"""9.11 By the boats of a unit of the force."""

# ---------------------------------------------------- 7.7 to 7.10 Kinds of pools

STRIPED: Final = 0
"""British recruits at a hex for provincials and Tories with a stripe."""
UNSTRIPED: Final = 1
"""The same for provincial regulars."""
GERMAN: Final = 2
DRAFT: Final = 3
"""7.10 French provincials into regulars, before they are recruited anew."""
COMPANIES: Final = 4
"""The French companies of the Marine at a hex."""
SCHEDULED: Final = 5
"""7.8"""
REBUILD: Final = 6
"""Dead Continental units, at full strength."""
ELMORE: Final = 7
RAID: Final = 8
"""14.10 The one step of a raid."""

# ---------------------------------------------------- 11.9 Kinds of retreats

DEFENDER: Final = 0
"""11.9 DR, or R against the defender."""
BACK: Final = 1
"""11.9 AR, or R against the attacker: to where he came from."""
SCATTERED: Final = 2
"""Ruling 21: attackers who came from nowhere, or cannot go back there."""
TO_PORT: Final = 3
"""Ruling 20: attackers who came from the sea and have no fleet to go back to."""
LEAVES: Final = 4
"""Combat sequence 3b: defenders who have passed a check."""
AT_SEA: Final = NOTHING
"""The origin of attackers from the sea who have no fleet to go back to."""

# ---------------------------------------------------- 6 How a unit is supplied

NO_SUPPLY: Final = 0
ALWAYS: Final = 1
"""6.5 It needs none, or is not on the map."""
FROM_LAND: Final = 2
"""6.2 North American supply."""
FROM_SEA: Final = 3
"""6.3 Overseas supply."""
FROM_PLACE: Final = 4
"""6.4 The town or outpost keeps one unit, and it may be this one."""

# ---------------------------------------------------- 6 Where lines of supply lead

OVER_LAND: Final = 0
"""6.2 To a supply hex."""
OVERSEAS: Final = 1
"""6.3 To a port or a navigable river."""
FROM_COAST: Final = 2
"""6.3 The same for a unit that is on the coast itself, so that any coastal hex will do."""

# ---------------------------------------------------- anywhere

FAR: Final = 1 << 20
"""More hexes than the map has, and a lower rank than any."""


def verb_of(choice: Choice) -> str:
    """The word that a choice begins with."""
    verb: str = choice[0]
    return verb
