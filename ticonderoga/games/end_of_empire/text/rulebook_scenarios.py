"""Our own summary of the optional rules, and how the scenarios are won.

The optional rules O1 to O11 stand at the end of the rulebook; edition.py has their switches.
Victory conditions are filed under S- and the id of the scenario.
"""

from __future__ import annotations

from typing import Final

OPTIONAL_RULES: Final[dict[str, str]] = {
    "O1": (
        "One space per hex: whoever holds a hex holds all that is in it. A fort or fortress there "
        "gives -1. A DR in a port with an enemy fleet offshore eliminates. Outposts shield and "
        "feed one unit each, as ever."
    ),
    "O2": (
        "Activation by stacks: a force is rated by its own senior leader, or by the senior of the "
        "space if that one does not move with it; for the very first check the owner may choose. "
        "Without leaders: 8 if all have a +, 0 if any MF is boxed, else 2. So boxed units that go "
        "without a leader get no farther than their first check."
    ),
    "O3": (
        "Near misses: the first check gives all movement points if the die is below the rating, 75 "
        "per cent if equal, 50 if one above, 25 if two above, nothing beyond; rounded down."
    ),
    "O4": (
        "Interruption: when a first check fails the opponent may step in with one attempt to "
        "activate a force, Done afterwards, or pass. The British cannot do so in the other side's "
        "phase of the last turn."
    ),
    "O5": "No momentum: leaders do not get the +1 of 8.3.",
    "O6": (
        "Free adjustment: after fort construction the active player may shift units between "
        "friendly spaces of their hex, moved or not."
    ),
    "O7": (
        "Horse reaction: cavalry, legions and rangers, alone or together, leave a space the enemy "
        "enters on 1 to 5, or 1 to 4 if he has horse; one die for each unit."
    ),
    "O8": (
        "Indian scouts: Indians react without the -1 for want of scouts, and get away without a "
        "roll from forces that cannot ambush. That is for evading, not for intercepting."
    ),
    "O9": "Eight columns: the Linear CRT has 2:3 and 3:2 as well.",
    "O10": (
        "Entry by dice: the turn with 20 eliminated steps is marked, and the seventh after it for "
        "Spain. From the turn after her mark France enters on a 6, with +1 for each failure up to "
        "+4, but never on a natural 1; Spain likewise, once France is in."
    ),
    "O11": (
        "North in fall: Lord North falls by losses at the end of fall turns only, and the 35 rises "
        "by the modifier for ports of 15.7."
    ),
}

VICTORY_CONDITIONS: Final[dict[str, str]] = {
    "S-jenkins-ear": (
        "Turns 1 to 13, south sheet. The British win at the end of any turn in which they control "
        "St. Augustine (S3228). The Spanish win if at the end of turn 13 it is theirs and they "
        "also control Frederica or Savannah. Anything else is a draw."
    ),
    "S-kgw-louisbourg-1745": (
        "Turns 7 to 10, north sheet. Who controls Louisbourg (5927) when turn 10 ends wins. For "
        "the French it is decisive if they have Annapolis Royal (4523) too."
    ),
    "S-kgw-campaign": (
        "Turns 1 to 28, north sheet. At the end each side counts the places it has taken from the "
        "other: Boston and New York 6, Quebec 5, Montreal and Albany 4, Louisbourg 3, Annapolis "
        "Royal 2, Trois-Rivieres, Crown Point, Niagara, Frontenac and Grand Pre 1. The British win "
        "with 3 more than the French, 1 or 2 more is a draw, otherwise the French win."
    ),
    "S-fiw-1755": (
        "Turns 1 to 5, north sheet. The objectives are Duquesne (1111), Niagara (1907), Crown "
        "Point (3113) and Beausejour (4923). The British win with three, decisively with four; two "
        "are a draw, fewer a French victory. If the French control Halifax or Albany they win in "
        "any case. It is judged after the French Operations Phase of turn 5, before units are "
        "withdrawn."
    ),
    "S-fiw-campaign": (
        "Turns 1 to 33, north sheet. The British win at the end of any turn in which they control "
        "Quebec, Montreal, Trois-Rivieres, Louisbourg, Duquesne, Niagara and Frontenac and the "
        "French none of the nine civilized hexes of Nova Scotia. The French win if a fall turn "
        "ends with Albany and Halifax both in their hands, or if turn 33 passes without a British "
        "victory."
    ),
    "S-arw-invasion-of-canada": (
        "Turns 2 to 9, columns 24 and up with Niagara. The Americans win if a turn not later than "
        "7, or turn 9, ends with Quebec (4111) in their hands; with Montreal too it is decisive. "
        "It is a draw if they control Montreal, Trois-Rivieres or St. Johns at the end of turn 9; "
        "otherwise the British win."
    ),
    "S-arw-campaign-1775": (
        "Turns 1 to 41, both sheets. The Americans win when Lord North falls (15.8), or at the end "
        "of turn 41 if France is in and there is no Full Collapse; should France have come by "
        "15.4, in either case only if they control 3411, 4111, 5927 or 4926. The British win by "
        "restoration (15.9), or at the end of turn 41 under Full Collapse with North in office. "
        "Otherwise it is a draw."
    ),
    "S-arw-campaign-1776": (
        "Turns 7 to 41, both sheets, with four steps of British regulars already eliminated. "
        "Victory is as in the campaign of 1775."
    ),
    "S-arw-south-1780": (
        "Turns 31 to 41, south sheet. The British win if at the end of turn 41 British rule is "
        "restored in Georgia, South Carolina and North Carolina. The Americans win if of the seven "
        "ports Suffolk, Yorktown, New Bern, Wilmington, Georgetown, Charleston and Savannah the "
        "British then control no more than two, or at the end of any turn by which 20 steps of "
        "British regulars have been eliminated in the scenario. Otherwise it is a draw."
    ),
}
