"""Our own summary of every numbered section of the rules, for the `rule` command.

These are the facts of the game in our words, never sentences of the rulebook; who wants to
know exactly should read the Minuteman Living Rules of 2023. Chapters 1 to 9 are here, chapters
10 to 15 in rulebook_war.py, optional rules and victory conditions in rulebook_scenarios.py.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.games.end_of_empire.text.rulebook_scenarios import (
    OPTIONAL_RULES,
    VICTORY_CONDITIONS,
)
from ticonderoga.games.end_of_empire.text.rulebook_war import WAR_RULES

SECTIONS: Final[dict[str, str]] = {
    "1": (
        "Two players fight King George's War (KGW), the French and Indian War (FIW) or the "
        "American Revolutionary War (ARW); the War of Jenkins' Ear uses the rules of the older "
        "wars. A turn is two months, a hex some 20 miles, a step some 250 men. A year has one "
        "spring, two summer, one fall and two winter turns. A rule about units means all types, a "
        "rule about one type means only that; rules count more than play aids."
    ),
    "2": "The game has two map sheets, counters, charts and one six-sided die.",
    "2.1": (
        "A hex is named by four digits, column before row; an S in front means the south sheet. "
        "Where the sheets meet they share one column of hexes, which counts as north. Maps show "
        "terrain, rivers, roads, towns, outposts, ports and Indian settlements."
    ),
    "2.2": (
        "A combat unit shows its nationality, name, size, type, steps, linear factor (CF), ambush "
        "factor (AF), movement factor (MF), and where or when it comes and goes."
    ),
    "2.3": (
        "Of the size of a unit only its steps matter. The symbol for brigade, regiment or "
        "battalion is history."
    ),
    "2.4": (
        "The symbol in the middle is the type: infantry, artillery, cavalry, legion, ranger, "
        "marine, militia or Indians. Infantry with a black dot has organic artillery and counts as "
        "artillery."
    ),
    "2.5": (
        "The sample is John Stark's New Hampshire brigade: it comes on turn 15 in 3219 and leaves "
        "on turn 17, has two steps, a boxed CF of 8, an AF of 2 for defence only and an MF of 20+."
    ),
    "2.6": (
        "British side: regulars, provincial regulars (no stripe), Tories and provincials (stripe), "
        "Germans of Hesse Cassel, Brunswick and other states. Other side: French regulars with the "
        "Swiss, French provincials, Continentals and legions, state troops and militia, Spaniards. "
        "Indians serve one side or the other; the Iroquois, Mingo and Caughnawaga included, are "
        "marked by a pine. The rest are Appalachian (south) or Algonquin (north), and there is no "
        "difference between these."
    ),
    "2.7": "The scenario book says which regiments the abbreviations stand for.",
    "2.8": (
        "The upper left corner tells how a unit comes in. A hex: set-up. A turn: overseas (7.2). A "
        "turn and WI: overseas, unless France is in the war. A turn and a hex: on the map, and if "
        "boxed, even on top of the enemy (7.1). Av, with or without a turn: to be recruited. Sp: "
        "by 7.5. NS: set up in 5122, 4923, 4924 or 4926. Other marks tell the war, and a dot a "
        "substitute."
    ),
    "2.9": (
        "The upper right corner tells how it leaves. A turn: in that Withdrawal Phase. F+3: three "
        "turns after French entry. FE (Howe): at French entry. Sub: a substitute. E: each "
        "February, back in spring. NEC: at Near or Full Economic Collapse. A: each fall. Sp: by a "
        "rule of its own."
    ),
    "2.10": (
        "The CF is for linear combat. A circled CF never attacks. Boxed CFs are halved in attack: "
        "add them all, halve the sum, round up."
    ),
    "2.11": (
        "The AF is for ambushes. Only an AF with a + may ambush; every AF above zero counts for "
        "those who are ambushed."
    ),
    "2.12": (
        "The MF is what a unit may spend on movement in a phase, once it has the initiative. A + "
        "lets it act alone; a box ties it to leaders."
    ),
    "2.13": (
        "Losses are paid in steps. Units without a step value, which are all militia and most "
        "Indians, cannot pay any. A unit of three or four steps has two counters, one of them in "
        "use. A unit that loses its last step goes to the dead pile."
    ),
    "3": (
        "Choose a scenario and sides. Units with a set-up hex go there, reinforcements to the turn "
        "track, militia and Indians to the Available boxes, substitutes aside. A stack that starts "
        "where there is an outpost or fortress may have a Fort marker, and one where there is a "
        "town a Town marker, as its owner likes. In 1775 the British in Boston must have a Fort "
        "marker."
    ),
    "4": (
        "A turn: Naval Phase (in spring all fleets are first taken up), Reinforcement Phase, "
        "British Operations, French/American/Spanish Operations, Withdrawal Phase, and in winter "
        "turns Winter Attrition. An Operations Phase is any number of activations, each with "
        "initiative, movement, reactions and combats; then fort construction, leader redeployment, "
        "and Done markers come off. In the ARW Lord North and restoration are judged at the end of "
        "each turn, the economy at the end of December turns; then the Raid markers come off."
    ),
    "5": (
        "Hexes are spaces, and so are the towns, outposts and fortresses inside them. Of two "
        "adjacent hexes everything in one is adjacent to everything in the other."
    ),
    "5.1": (
        "A stack stands in the hex unless a Town or Fort marker puts it into the town or outpost. "
        "In Quebec (4111), Louisbourg (5927) and St. Augustine (S3228) the town gives a Fort "
        "marker at once. The stack in the hex has the river, the road, the Indian village, and the "
        "town or outpost if no enemy is in it; the stack in the town has the town, its supply, "
        "entry point and port, and with no enemy outside also river and road. It blocks nobody who "
        "moves through the hex. A stack under a marker in a port with an enemy fleet offshore "
        "surrenders if it has to retreat: units are eliminated, leaders captured. In the ARW the "
        "British leave a Raid marker in an American port they quit."
    ),
    "5.2": (
        "There is no limit to stacking, also in outposts, but one unit only is safe from ambush "
        "there and only one draws on its supply. Everybody may look at everything."
    ),
    "6": (
        "Supply has no part in movement or combat. It is checked in winter, and when militia, "
        "drafts or replacements ask for it."
    ),
    "6.1": (
        "A line of supply leads from the unit to a source; the hex of the unit is not counted, "
        "that of the source is. It does not pass hexes under enemy control. A unit without supply "
        "loses a step in every Winter Attrition Phase and neither gives nor receives steps."
    ),
    "6.2": (
        "North American supply: from a civilized hex over at most two friendly civilized hexes to "
        "a river or road, from the wilderness only if the unit stands on one; then along rivers "
        "and roads, however far, to a supply hex of one's side. The first part may cross an "
        "all-sea hexside by a ferry on the map, or elsewhere next to a Marine unit. In the FIW and "
        "KGW the British use American and British supply hexes, the French their own; in the ARW "
        "the British use British and French ones, the Americans their own. Portages (1907, S4605, "
        "1608, 2613, 2914) do not break a line."
    ),
    "6.3": (
        "Overseas supply is traced likewise, to a port or a navigable river; an inland end must "
        "not have enemy artillery between it and the sea, and lakes count as navigable. A unit in "
        "a coastal hex without a port has it too. An enemy fleet offshore in fall shuts it for the "
        "winter, but a Spanish one in the South Atlantic does not trouble the British north of "
        "column S34. The British need Halifax (4926). Americans have none before French entry, and "
        "under Full Economic Collapse only beside French units."
    ),
    "6.4": (
        "One unit in each town or outpost is in supply whatever happens. In the FIW and KGW each "
        "of the nine civilized hexes of Nova Scotia does the same for either side: 4523, 4725, "
        "4923, 4924, 4926, 5323, 6025, 5926, 5927."
    ),
    "6.5": (
        "Militia, Rangers, Indians and the garrisons of Natchez and Fort Gage never lack supply."
    ),
    "6.6": (
        "A line through an unfriendly civilized hex needs a combat unit of one's own there. The "
        "British need none on navigable rivers and lakes unless enemy artillery is in the hex or "
        "between it and the sea. Friendly and neutral hexes need none."
    ),
    "7": (
        "Reinforcements are new units; they come in the Reinforcement Phase, a few in the "
        "Withdrawal Phase. Replacements are steps: scheduled, recruited or drafted, used in the "
        "turn they come or lost. Withdrawals are made in the Withdrawal Phase."
    ),
    "7.1": (
        "A unit with turn and hex is placed there, supply or not; if the enemy controls the hex it "
        "waits. A boxed one comes all the same, the first time only: it must attack in its next "
        "Operations Phase, those inside the place too, and has the initiative by itself until one "
        "side has left the hex. "
        "American leaders without a hex join any unit of theirs. British provincials without a box "
        "need a British unit in an American hex."
    ),
    "7.2": (
        "Overseas reinforcements land in any controlled port without an enemy fleet offshore, in "
        "several if liked, but not at Quebec in winter. They are delayed only if there is no such "
        "port. They may also, with or without one, go on board a fleet of theirs, to be landed in "
        "this turn (14.4). "
        "Brant comes in this way."
    ),
    "7.3": (
        "Units marked WI come overseas as long as France is not in the war. Those on the map leave "
        "with the West Indies withdrawal."
    ),
    "7.4": (
        "Units leave on their printed turn; nothing is asked for the dead. E units leave in "
        "February and are back in spring at full strength, also from the dead pile, at their entry "
        "hex or else in their state (boxed E: any entry hex of the state). Militia leave in spring "
        "and fall and are available at once; Marion leaves only if the American likes. NEC units "
        "leave at Near or Full Collapse."
    ),
    "7.5": (
        "Continental Light Infantry comes where Continental units give a step for each of its own, "
        "leaves in fall, returns from February. FIW successors: Gage for Abercrombie, Murray for "
        "Wolfe, Stanwix for Forbes. Elmore comes on turn 5 where two Connecticut steps left. The "
        "Watauga Brigade appears in S4516, once a year, when the British are within three hexes or "
        "move next to it. Whitcomb replaces Bedel. Fort Gage goes when Continentals or state "
        "troops come after French entry. Prinz Ludwig may get horses. Blommart rises in S1905 "
        "after Spanish entry. Six regiments are re-equipped, three replace their precursors, and "
        "Gridley with Knox become 3 Cont Art. Arnold killed as an American never turns British."
    ),
    "7.6": (
        "Three turns after French entry the British withdraw four leaders and all units marked "
        "F+3, the 16th Light Dragoons among them, and at least ten more regular regiments of at "
        "least 18 steps. For steps missing in the marines the American may eliminate other British "
        "regular steps. If the British cannot comply, Lord North falls. Withdrawn units are not "
        "eliminated units."
    ),
    "7.7": (
        "A replacement is one step: it restores a unit on the map or brings back a dead one with "
        "one step. It is not saved, nor used for another nationality."
    ),
    "7.8": (
        "In the FIW the French get two steps on turn 8 and one on turn 25, for units with overseas "
        "supply."
    ),
    "7.9": (
        "In spring, in the FIW and KGW, a dead French provincial of one step returns in each "
        "French-held hex of 3411, 3710, 4111 (T de Mar Que) and 4923 (T de Mar IR). In the ARW "
        "every Continental unit is restored if its entry hex is friendly and, unless dead, it can "
        "trace to it; a raid of last year gives a step to one that cannot; Full Collapse stops "
        "both. The British recruit Tories at 3411, 4926, S4619, S5023 (one step each) and 2220 "
        "(five), three steps of provincial regulars at 2220, one of Hesse Cassel and one of "
        "Brunswick. Dead Spaniards come back every turn in the Havana box."
    ),
    "7.10": (
        "In any turn the British may eliminate whole regiments of regular infantry in a hex, each "
        "for one step to other British regulars there. In the FIW the French may do so with "
        "provincials for their regulars."
    ),
    "8": "To move or fight, units need command: a leader, and a die that obeys him.",
    "8.1": (
        "A leader shows combat rating, rank (the lowest number is the most senior) and initiative. "
        "A check succeeds if the die is not above the initiative of the ranking leader. F: "
        "Rochambeau ranks below all Americans, the default leader too. Sp: Galvez and Montiano "
        "never command Americans; Galvez outranks everybody in Louisiana and Florida and stays out "
        "of American civilized hexes. IO: Brant leads British Indians only and does not leave "
        "after combat."
    ),
    "8.2": (
        "Without a leader counter a stack has a default leader, combat 0 and initiative 2. Units "
        "with a + among themselves have 8 and never fail. Units with a boxed MF have 0 and cannot "
        "move; others may leave them behind. Where there is a leader counter no default leader is "
        "used, except that Rochambeau alone with Americans does not count. A + default leader "
        "moves + units only."
    ),
    "8.3": (
        "Checks are made to start moving, to go on after splitting or combat, to react and to "
        "build a fort. The senior of the space counts, even if he stays; + units may leave by "
        "themselves. A failure ends the movement of the force for the phase. After the first "
        "success the leaders with the force have 1 more for its later checks; default leaders "
        "never do."
    ),
    "8.4": (
        "In winter all initiative on the north sheet is 2 lower, in the shared column too. Only "
        "leaders rated above 2 and + units can move there."
    ),
    "8.5": "A unit that has failed once moves no more in that Operations Phase and is Done.",
    "8.6": (
        "When all activations are over a leader who marched with no units may ride to any hex with "
        "units of his side, however far, along friendly and neutral hexes or by sea. A failed "
        "check does not stop him."
    ),
    "8.7": (
        "Cavalry and legions are scouts. A stack without any reacts with 1 less. Units with a +, "
        "if nobody else is with them, evade without a check; only infantry on the north sheet in "
        "winter fails on a 6."
    ),
    "8.8": "ARW: rough civilized terrain screens Continental leaders, who react there with 1 more.",
    "8.9": (
        "A moving force that meets friendly units which have made no check in this phase may roll "
        "again to take them along. Nobody moves farther than his MF or twice. Units with a + pick "
        "up only their like."
    ),
    "9": (
        "In his Operations Phase a player moves units from hex to hex and pays for each from their "
        "MF."
    ),
    "9.1": (
        "What is not spent is lost, and nothing is lent. Units that went by sea do not march in "
        "the same turn. One force finishes before another begins."
    ),
    "9.2": (
        "A unit that may move at all may always move one hex, though not into forbidden terrain."
    ),
    "9.3": (
        "Entering a hex with enemies means combat unless they react away. Next to enemies who "
        "could react a force needs 5 points in hand beside the cost of the terrain. Enemies under "
        "a Town or Fort marker are fought only if they come out, or if the mover likes."
    ),
    "9.4": "This section was struck; its way of activating forces is now the optional rule O2.",
    "9.5": (
        "A moving stack may wait while a part of it goes its own way, and needs a check to go on. "
        "Units may be dropped on the way without one. Once another stack has begun, an earlier one "
        "does not resume."
    ),
    "9.6": (
        "A stack is as fast as its slowest unit; slow ones may be left behind. A leader is as fast "
        "as the fastest unit with him."
    ),
    "9.7": (
        "Civilized hexes are American, Tory (Halifax, 4926) or French/Spanish. In the ARW the "
        "American ones are friendly to the Americans, Tory to the British, the rest neutral. In "
        "the FIW and KGW the French/Spanish ones are friendly to the French, all others to the "
        "British. Passing through changes nothing; to control an unfriendly hex takes a garrison. "
        "Garrisons do not change the cost of a hex."
    ),
    "9.8": (
        "Wilderness costs 5. Civilized costs 1, or 2 if unfriendly; civilized rough 2, or 4. "
        "Mountains are closed. Roads do not help movement. Over sea there is only the ferry and "
        "the amphibious operation."
    ),
    "9.9": (
        "From river hex to river hex along the river it costs 1 into civilized hexes of either "
        "kind and 2 into wilderness. Lakes are rivers, all-lake hexes too; the coast is neither. "
        "Portages join two waterways. A force left on an all-lake hex by reaction or combat "
        "retreats to land without enemies, or is eliminated."
    ),
    "9.10": (
        "In winter all costs on the north sheet are doubled and rivers and lakes give nothing. "
        "All-lake hexes are wilderness then, and a first winter turn may end there."
    ),
    "9.11": (
        "A stack with British infantry, French infantry or an American marine may ferry across one "
        "all-sea hexside: an extra check and 5 points, 10 in a northern winter. Ferries on the map "
        "cost the same, need no check and serve all, if no enemy force is at either end. One ferry "
        "a phase; fleets do not matter."
    ),
}

RULES: Final[dict[str, str]] = {
    **SECTIONS,
    **WAR_RULES,
    **OPTIONAL_RULES,
    **VICTORY_CONDITIONS,
}
