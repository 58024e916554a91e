"""What a non-player names as its reason for a space: the priority of the chart that chose it.

The numbers are arguments of log entries; the words are in text/non_players.py, in this order.
"""

from __future__ import annotations

from typing import Final

# B8 Regulars
GAINS_CONTROL: Final = 0
LONELY_TORIES: Final = 1
ELSEWHERE_REGULARS: Final = 2
# B8 Tories
LONELY_REGULARS: Final = 3
CHANGES_CONTROL: Final = 4
FEW_CUBES: Final = 5
# B11 Skirmish
FAR_AWAY: Final = 6
ONE_REGULAR: Final = 7
MOST_CUBES: Final = 8
LAST_PIECE: Final = 9
ANY_PIECE: Final = 10
# I7 War Parties at Villages, and for Villages to come
ENEMIES_THERE: Final = 11
NONE_HIDDEN: Final = 12
LEADER_THERE: Final = 13
NOTHING_BETTER: Final = 14
TWO_THERE: Final = 15
ONE_THERE: Final = 16
# I8 War Path, I12 Scout
FORT_FALLS: Final = 17
MOST_PIECES: Final = 18
FORT_THERE: Final = 19
VILLAGE_IN_DANGER: Final = 20
ENDS_CONTROL: Final = 21
# 8.3.3 an Event that is Ineffective
NO_EFFECT: Final = 22
OWN_LOSSES: Final = 23
HELPS_ENEMY: Final = 24
# 8.4 to 8.7 none of the questions is met, by faction
UNMET: Final = 25

REASONS: Final = 29
