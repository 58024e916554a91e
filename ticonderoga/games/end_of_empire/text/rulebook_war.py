"""Our own summary of chapters 10 to 15: reaction, combat, militia, Indians, fleets, politics."""

from __future__ import annotations

from typing import Final

WAR_RULES: Final[dict[str, str]] = {
    "10": (
        "Whenever a force moves into a space with or next to enemy units, the move halts and they "
        "may react. All reactions come before the move goes on. A check that leads to no movement "
        "gives no occasion."
    ),
    "10.1": (
        "First comes the stack that the mover meets; once it has failed, no other may react to "
        "that hex. A player either escapes or reinforces. Nobody reacts over a hexside he could "
        "not cross by movement or ferry."
    ),
    "10.2": (
        "Units in forts and outposts may react wherever in the hex the enemy goes. They give up "
        "the cover, fight outside and may fall back into it later."
    ),
    "10.3": (
        "Each reaction is a check, with 8.7 and 8.8. All attempts and their goals are named before "
        "the first die; a stack may be split beforehand. Success moves one hex, or between hex and "
        "town, by ferry too, if liked into the hex of the mover: then the reactor attacks, at "
        "once. When all reactions are over, enemies still together fight before the move goes on."
    ),
    "11": (
        "Enemies in the same space must fight. The active player attacks, unless a reacting force "
        "came to the mover. A battle is one ambush at most, in the wilderness, and then rounds of "
        "linear combat. It costs the moving force 5 points once; to go on afterwards takes a "
        "check."
    ),
    "11.1": "A side fights as one body. The same units may be in several battles of a phase.",
    "11.2": (
        "Ambushes happen in wilderness hexes, not in civilized ones, and not against a single unit "
        "in an outpost. If both could, the side whose phase it is not decides first. The ambusher "
        "adds up his + AFs, the other all AFs; no modifiers. An AF total of 0 is ambushed on the "
        "column 1+/0."
    ),
    "11.3": (
        "Only the ambushed lose steps; R makes them retreat. Any effect sends all non-Iroquois "
        "Indians of both sides to the Available box. If steps were lost every leader with the "
        "force rolls: 1 killed, 2 captured."
    ),
    "11.4": (
        "A stack with AF 0 has no linear combat with Indians in the wilderness unless these "
        "ambushed; both may stay in the hex. The attacker adds plain CFs and half of the boxed "
        "ones, the defender all CFs."
    ),
    "11.5": (
        "The defender loses first. Militia and Iroquois of a side that loses a step or retreats go "
        "to the Available box; all other Indians leave after any result. A force with losses and "
        "leaders names one of them: on a 1 he is hit, and 1-2 kill, 3-4 wound for a die of turns, "
        "5-6 capture him."
    ),
    "11.6": (
        "Odds are attacker to defender: in his favour rounded down, against him rounded up. 26 to "
        "7 is 3:1, 5 to 11 is 1:3."
    ),
    "11.7": (
        "Columns go from 1:3 to 4:1. An ambush below has no effect; linear combat below costs the "
        "attacker two steps and a retreat. Better odds use 4:1. Defenders with CF 0 are eliminated "
        "by any CF."
    ),
    "11.8": (
        "Linear combat only: -1 against a Fort marker; outside the wilderness -1 for an attacker "
        "and +1 for a defender without artillery; -1 more for Americans against a fortified Boston "
        "before turn 7; Continentals and state troops -1 attacking in 1775 to 1777 and +1 against "
        "them in 1775 and 1776; the combat rating of the ranking leaders, + attacking and - "
        "defending. The die stays within -2 and 8."
    ),
    "11.9": (
        "Losses are written attacker/defender. AR: the attacker goes back where he came from and "
        "may go on with a check. DR: the defender goes to one adjacent hex, not that of the "
        "attack, without enemies, not forbidden, by ferry without a check, or into the town or "
        "fort of the hex; if he cannot he is eliminated. DE: all defenders are eliminated."
    ),
    "11.10": (
        "Of several steps the owner picks the first, the opponent the rest; rangers, American "
        "artillery and American marines come last. Militia and Indians never pay. Losses beyond "
        "what is there are ignored."
    ),
    "11.11": (
        "A leader alone among enemy combat units, or whose stack has died in combat, is a "
        "prisoner. In the Reinforcement Phase prisoners are exchanged one for one, the lowest "
        "ranks first, and join a stack in supply. If his units perish by attrition or withdrawal a "
        "leader goes to the nearest unit of his side."
    ),
    "11.12": (
        "After all movement a leader counter with units in a town or outpost may check once to "
        "fortify it, at his plain rating, even if he failed to move. Under a Fort marker units "
        "defend at -1, hold the town and not the hex, and surrender rather than retreat if "
        "blockaded. Moving out from under a marker lets enemies in and around the hex react. A "
        "marker without units is removed."
    ),
    "12": "Militia come when called, and go after a blow.",
    "12.1": (
        "There are 19 areas: the 13 colonies, Maine, Vermont, Canada, Nova Scotia, Florida and "
        "Louisiana."
    ),
    "12.2": (
        "Militia are placed in a civilized hex of their area in the Reinforcement Phase, or when "
        "an enemy moves into such a hex, before other reactions and without a roll; not against "
        "reaction moves. At that moment supply must reach the hex. Tory militia need another "
        "British unit in an American hex. After a loss they wait a turn. They may march out of "
        "their area. They may be called out where enemies are about to arrive."
    ),
    "12.3": (
        "Militia leave in spring and fall, and when their side loses in battle; otherwise not by "
        "choice. Marion leaves in spring and fall only if wanted."
    ),
    "12.4": (
        "When the British have every American supply hex of a colony, of Maine or of Vermont, the "
        "militia there turns into a British flag, until one of these hexes is lost again. In South "
        "Carolina Marion then replaces the militia for good and may come even so. On turn 35 "
        "Vermont's militia leaves for the Republic flag in 2817, no longer an American supply hex."
    ),
    "12.5": (
        "British militia are out in Canada while Americans control its three supply hexes, and in "
        "Nova Scotia while they control 4923 and 4926. The Spanish militia is out while the "
        "British control New Orleans."
    ),
    "13": (
        "Indians move and fight as others do, except where a rule says otherwise. The Iroquois "
        "stand losses better than the rest."
    ),
    "13.1": (
        "ARW: the British recruit all tribes but Catawba, Oneida and Tuscarora, which are "
        "American; Mingo, Micmac and Delaware are out. An agent whose hex you control comes on 1 "
        "or 2 and makes his tribes available; from the next turn each of these comes to its "
        "settlement on a 1, never where the enemy is. Caughnawaga, Cherokee and Catawba need no "
        "agent, the Caughnawaga British Montreal. Brant in 2514 always gets the Mohawk."
    ),
    "13.2": (
        "FIW and KGW: loyalty is 2 each for British Frontenac and Albany and 1 each for Niagara "
        "and Oswego; Albany may be empty. In the KGW the British have 2 more and Oswego counts "
        "nothing. First the withdrawals of the chart, then a roll for each tribe with a number "
        "there. Delaware and Mingo need 1111, some French tribes other hexes. Shawanoes and Miamis "
        "come in 1111."
    ),
    "13.3": (
        "Enemy combat units that come to the settlement of a tribe drive it off until spring; it "
        "may ambush them first."
    ),
    "14": (
        "There are six sea areas. A coastal hex belongs to one, Louisbourg (5927) to the Gulf of "
        "Maine and the Gulf of St. Lawrence. Fleets act in the order French, British, Spanish; in "
        "winter on the south sheet only. In the end no area has fleets of both sides."
    ),
    "14.1": (
        "Fleets on the map check availability first, then those off it, one by one, each placed "
        "and fought before the next. A die not above the number of the chart lets a fleet go to "
        "any area it may enter, with the troops aboard; otherwise it waits for the next turn."
    ),
    "14.2": (
        "The higher die wins, a tie goes to the fleet that was there. The loser waits for the next "
        "turn, and troops aboard go to a friendly port or are eliminated."
    ),
    "14.3": (
        "For the winter northern fleets are withdrawn. Their counters stay to show which areas are "
        "shut to overseas supply, until it has been checked in February, and are no use in the "
        "south."
    ),
    "14.4": (
        "A player who has a fleet at sea may make one landing a turn: a force that has been in one "
        "port since the turn began, with no enemy fleet offshore, makes a check and spends all its "
        "MF to land in a coastal hex beside his fleet. Troops aboard come along without a check, "
        "or land alone with one. If the check fails, other forces in ports of that sea area may be "
        "tried; if all fail the troops aboard go to a friendly port or are eliminated. The hex is "
        "named first; militia and reactions follow. A land force may join: it moves first, then "
        "the landing is checked."
    ),
    "14.5": (
        "Some fleets have naval infantry for one coastal hex of their area, without a check. A "
        "step loss of its force, or the end of the turn, sends it back on board; it is never lost. "
        "In the ARW the Spanish one needs Spanish infantry in Mobile, Pensacola or St. Marks at "
        "the start of the turn."
    ),
    "14.6": (
        "A force that must retreat on a coast with a friendly fleet offshore may go aboard and be "
        "landed later. It goes to a friendly port, or is eliminated, at the end of fall or when "
        "the fleet is not available. Before turn 7, except in winter, the British at Boston may do "
        "so without a fleet."
    ),
    "14.7": "An enemy unit in Louisbourg shuts the Gulf of St. Lawrence to a fleet.",
    "14.8": (
        "A fortified force in a port with an enemy fleet offshore that gets a DR surrenders: units "
        "eliminated, leaders captured. For Louisbourg either of its areas will do."
    ),
    "14.9": (
        "In the ARW the Americans may ship one unit a turn within a sea area without the British "
        "fleet, from a port, with a check, for all its MF; it may attack. Not in the north in "
        "winter."
    ),
    "14.10": (
        "Instead, 14 Cont, Lee MA or Cont Marine may raid the Bahamas or Nova Scotia: it returns "
        "next spring, with one extra step of replacements."
    ),
    "15": "Politics say who leads whom, who comes into the war, and when it is lost.",
    "15.1": (
        "British-side leaders, Germans and provincials too, lead any unit of their side. Americans "
        "lead Continentals, state troops and Indians; Lafayette the French too; the senior "
        "American a mixed stack with Rochambeau or Lafayette in it. French leaders lead the "
        "French, in the FIW also provincials and Indians; Spanish ones lead Spanish, French and "
        "Indians. French stack with Spaniards or Americans, not both; in the ARW Spaniards do not "
        "stack with Americans or enter American civilized hexes. British Pride (ARW): if the "
        "senior British leader in civilized America is no Englishman he leaves for good, and so "
        "on; the last on the map waits."
    ),
    "15.2": (
        "France enters on the turn that begins with 20 eliminated steps of British units, not "
        "counting Germans, provincials and depleted units. Her fleet may come, Americans get "
        "overseas supply, Howe leaves, and three turns later is the West Indies withdrawal. "
        "Rochambeau waits for entry."
    ),
    "15.3": (
        "French units do not enter Canada or Nova Scotia, nor does their fleet take Americans "
        "there. Rochambeau, or Lafayette when he is lost, keeps the five French units together."
    ),
    "15.4": (
        "From turn 14, if France is out and the British control fewer than two ports of the 13 "
        "colonies, the American may roll in each Reinforcement Phase: a 1 brings France in. Then "
        "15.3 is off, and he cannot win without 3411, 4111, 5927 or 4926."
    ),
    "15.5": (
        "Spain enters nine turns after France, not before turn 20. Until then Louisiana and the "
        "Havana box are for Spanish units only."
    ),
    "15.6": (
        "The Spanish fleet has the Gulf of Mexico; with no Gulf port left to the British, the "
        "South Atlantic too; with St. Augustine lost to them besides, also the Gulf of Maine. Its "
        "infantry does not serve in column S35 or north of it. Spaniards and Americans never share "
        "a hex. Havana is for Spanish and French."
    ),
    "15.7": (
        "At the end of December turns from 1777: a die, plus a fifth (rounded) of 2 for each "
        "American port the British occupy and 1 for each raided, -2 if France is in, -1 if Spain "
        "is in and holds Natchez. Near/Full: 8/11 on turn 17, 6/9 on 23, 4/7 on 29, 2/5 on 35, 1/4 "
        "on 41. Near: NEC units leave. Full: besides, Americans have no North American supply, "
        "Continentals no replacements, and overseas supply is left only to those beside French "
        "units. All 19 ports British at the start of a turn: Full. Back at Normal the units may "
        "return next spring."
    ),
    "15.8": (
        "Lord North falls, and the Americans win, if a turn ends with 35 eliminated steps of "
        "British regulars, Fort Gage and Natchez not counted, or if the West Indies withdrawal is "
        "not met."
    ),
    "15.9": (
        "If a turn ends with 14 British flags and the flag of Vermont on the map, the British win."
    ),
}
