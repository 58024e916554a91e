"""Our own summary of every numbered section of the official rules, for the `rule` command.

These are the facts of the game in our words, never sentences of the rulebook; who wants to
know exactly should read the book that comes in the box.
"""

from __future__ import annotations

from typing import Final

RULES: Final[dict[str, str]] = {
    "2.0": (
        "The box holds a map, dice, counters for troops, generals and markers, and 110 strategy "
        "cards."
    ),
    "2.1": "The map shows spaces joined by lines, grouped into thirteen colonies and Canada.",
    "2.1.A": (
        "Moving and tracing go from space to space along the drawn lines. Every space belongs to "
        "one colony or to Canada."
    ),
    "2.1.B": (
        "Squares and eight-point stars are winter quarters. The winter line runs along the border"
        " of Virginia and North Carolina."
    ),
    "2.1.C": (
        "A port symbol makes a space a port. Quebec, Montreal, Charleston and Philadelphia are "
        "fortified: no landing party goes there, and Royal Navy support and retreat by sea need a"
        " British marker in them."
    ),
    "2.2": "Pieces are combat units, generals and markers.",
    "2.2.A": (
        "Combat units (CUs) are only numbers for each nation and space; counters may be changed "
        "for smaller or larger ones at will."
    ),
    "2.2.B": "Generals command. CUs move only together with a general.",
    "2.2.C": (
        "A general has a strategy rating from 1 to 3 (the card it takes to activate him), a "
        "battle rating from 1 to 6 and an agility from 1 to 3. Washington and Greene have +2 when"
        " they retreat before battle."
    ),
    "2.2.D": (
        "Political control (PC) markers have an American and a British side. One marker at most "
        "lies in a space."
    ),
    "3.0": (
        "The terms of the game: adjacent means joined by a line; an Army is a general with a CU "
        "of his side; an American unit is a general, a CU or Congress, French ones included. A "
        "side holds one general in a space, and both sides share a space only in battle."
    ),
    "4.0": (
        "Set-up: the printed pieces; then the American marks one space without a British piece in"
        " each colony (Committees of Correspondence); then the British may place three markers "
        "under their placing rules (For the King). The Declaration and Baron von Steuben stay out"
        " of the deck until 1776."
    ),
    "5.0": (
        "A turn is a year of seven phases, each finished before the next: reinforcements, "
        "strategy cards, strategy, winter attrition, French navy, political control, end."
    ),
    "5.1": (
        "Captured generals of both sides go to their reinforcement boxes, and the British add the"
        " year's CUs to theirs."
    ),
    "5.2": (
        "Seven cards are dealt to each side, the first one to the American. A reshuffle that is "
        "due comes first; a deck that runs out is made anew."
    ),
    "5.3": (
        "Both sides play one card in turn until both hands are empty; a side without cards is "
        "skipped. Nobody passes and nobody keeps a card for next year. A card that is not special"
        " may also be discarded unused."
    ),
    "5.3.a": "The British may take the first play by leading with a Major or Minor Campaign.",
    "5.3.b": "Otherwise, if Congress was dispersed last year, the British choose who plays first.",
    "5.3.c": "In every other case the American chooses who plays first.",
    "5.4": "CUs may be lost to the winter, by nation, place and company.",
    "5.5": (
        "The American may move the French Navy to any blockade zone; at no other time does it move."
    ),
    "5.6": (
        "A dispersed Congress returns, Armies mark the spaces they stand in, and isolated markers"
        " go."
    ),
    "5.7": (
        "If France signed this year the British now remove two CUs and the European War begins. "
        "Then the game ends if the War Ends card names this year or an earlier one, and in any "
        "case after 1783. Otherwise queues and reinforcement cards are discarded and the next "
        "year begins."
    ),
    "6.0": (
        "Strategy cards drive everything in the strategy phase: OPS cards move, mark and "
        "reinforce, event cards do what they say."
    ),
    "6.1": "Each side is dealt seven cards a year, the American first.",
    "6.1.A": (
        "When the deck is empty and a card is needed, the deck is made anew and dealing goes on."
    ),
    "6.1.B": (
        "A new deck is made of the discards and what is left of the old one. The current War Ends"
        " card and removed cards stay out. Declaration and Pitt ask for it when played, Hortelez "
        "when discarded."
    ),
    "6.1.C": "The discards are open to both; the deck is closed.",
    "6.1.D": "Some events change a hand, for instance by taking a card from it at random.",
    "6.1.E": (
        "The Declaration and Baron von Steuben are shuffled into the deck at the start of 1776; "
        "the discards stay out of it."
    ),
    "6.2": (
        "An OPS card does one thing: activate a general whose rating it reaches, place or flip up"
        " to its number of markers, bring reinforcements, or go into an operations queue."
    ),
    "6.3": "Event cards happen as written, or are discarded.",
    "6.3.A": (
        "Most events may be discarded for a small action instead. Special events never are: their"
        " holder only picks the moment."
    ),
    "6.3.B": (
        "The flag tells which side may play the event; campaign cards have none and serve both. "
        "Titles have no effect."
    ),
    "6.3.C": (
        "An event that says so is removed from the game when it is played as the event; the "
        "others go to the discards."
    ),
    "6.3.D": (
        "A reshuffle asked for by an event waits until the next deal; cards drawn before come "
        "from the old deck."
    ),
    "6.31": (
        "All parts of an event are carried out as far as possible, except where it says may. Its "
        "player picks which pieces go. A card taken at random from a hand is discarded openly and"
        " is no play of that hand. The card beats the rules."
    ),
    "6.32": "An event card may be discarded as a play, for one small marker action.",
    "6.32.A": (
        "Events with the other side's flag, or whose conditions are not met, can only be "
        "discarded. A discarded card is never removed from the game."
    ),
    "6.32.B": (
        "A discard as a play gives one marker action next to a marker of one's own, or nothing."
    ),
    "6.32.B.i": "The card may be discarded with no further action.",
    "6.32.B.ii": (
        "One marker may be placed or flipped next to a friendly marker, under the limits of 10.11."
    ),
    "6.32.B.iii": (
        "One enemy marker next to a friendly marker may be removed, unless an enemy CU, an "
        "American general or Congress is with it. An OPS card cannot do this."
    ),
    "6.32.C": (
        "After such a discard the opponent may, before his own play, give an OPS card for the "
        "discarded event: the American a 2 or a 3, the British any."
    ),
    "6.33": "Event cards can be used in battle, once a side and battle.",
    "6.33.A": (
        "Battle cards work only inside a battle and give +2 there; afterwards they are discarded."
        " Tarleton may also be played as an event, and Arnold's treason is removed from the game."
    ),
    "6.33.B": (
        "For each battle card played as such its player draws a card once the whole play is over;"
        " the side whose play it is draws first."
    ),
    "6.33.C": (
        "Any event that is not special may be discarded in battle for +1. It is not replaced and "
        "cannot be fetched by exchange."
    ),
    "6.33.D": "Each side uses one card a battle at most; the attacker decides first.",
    "6.34": "Seven special events must be played by whoever holds them.",
    "6.34.A": (
        "A special event is never discarded; its holder plays it in the strategy phase of the "
        "year it came, when he likes."
    ),
    "6.34.B": "A special event taken from a hand at random takes effect at once.",
    "6.34.C": (
        "The special events are the Declaration, Franklin, and the five falls of Lord North's "
        "government."
    ),
    "6.34.C.i": (
        "Declaration of Independence: the American places a marker in every colony that has a "
        "space without marker and British CU, even with Congress dispersed. By a tournament "
        "option the British, having played it or Franklin, may draw a card and act again."
    ),
    "6.34.C.ii": "Franklin moves the alliance marker four spaces forward; at 9 France signs.",
    "6.34.C.iii": (
        "Each fall of the government sets the year in which the war ends. The card lies in the "
        "War Ends box, and the one it replaces is discarded."
    ),
    "7.0": (
        "Armies move only in the strategy phase and only with a general activated by an OPS card,"
        " a campaign or Glover. Interception and retreat before battle need no activation."
    ),
    "7.1": "An OPS card activates one general whose strategy rating is not above it.",
    "7.1.A": "A 3 activates any general, a 2 those rated 1 or 2, a 1 only those rated 1.",
    "7.1.B": "OPS cards may be gathered in an operations queue to reach a higher rating.",
    "7.1.B.i": "A queue opens with a 1 or a 2 laid face up.",
    "7.1.B.ii": (
        "A later play may add an OPS card; right then the total may activate a general of that "
        "rating or less, or the queue may grow on."
    ),
    "7.1.B.iii": (
        "Any other play abandons the queue and its cards are discarded. Cards used in battle or "
        "given in exchange do not count."
    ),
    "7.2": "Campaign cards activate several generals, whatever their ratings.",
    "7.2.A": (
        "A Major Campaign activates up to three generals, a Minor up to two, one after the other,"
        " each with all his battles. No general and no CU is used twice."
    ),
    "7.2.B": (
        "Once a campaign the British may send a landing party in place of one activation: it "
        "flips an American marker, or places one, in a port that is not blockaded, not fortified "
        "and free of American units."
    ),
    "7.3": "An activated general moves space by space and may set down and take up CUs on the way.",
    "7.3.A": "Up to four spaces, with five CUs at most at any moment.",
    "7.3.B": (
        "Entering a space with an enemy CU ends the move, even if the enemy retreats; an "
        "overrun is the exception."
    ),
    "7.3.C": (
        "American and French generals may go five spaces if they overrun nothing and do not end "
        "on enemy CUs. Glover's event gives one of them six spaces, with battles and overruns."
    ),
    "7.3.D": (
        "A dashed wilderness line counts three spaces in a move. Interceptions and retreats use "
        "it like any line."
    ),
    "7.4": "Limits on movement.",
    "7.4.A": (
        "Entering a space with enemy CUs takes at least one CU. A general alone may pass a lone "
        "enemy general but not stop with him."
    ),
    "7.4.B": "A general alone may not enter a space with an enemy marker.",
    "7.4.C": (
        "Where two generals of a side end together one goes to the reinforcement box, by the "
        "owner's choice, but never Washington."
    ),
    "7.4.D": (
        "Only Arnold, alone or with CUs, uses the wilderness line between Falmouth and Quebec."
    ),
    "7.4.E": "In a campaign no general is activated twice and no CU is moved by two generals.",
    "7.5": (
        "A British general may spend his whole move on a voyage from port to port with up to five"
        " CUs. Neither port may be blockaded, or hold an American CU or marker."
    ),
    "7.6": "Generals without CUs can be captured.",
    "7.6.A": (
        "An Army that enters the space of a lone enemy general captures him and may move on. He "
        "comes back to his box in the next reinforcements phase."
    ),
    "7.6.B": (
        "Washington, once captured, is out of the game. The British at once remove five American "
        "markers, one a colony at most, not under a CU, a general or Congress; the alliance "
        "marker drops by three if France is not in the war."
    ),
    "7.7": (
        "A British Army that enters the space of an unguarded Congress, or drives its guard away,"
        " disperses it. It is out until the political control phase, the American may not place "
        "markers meanwhile, and next year the British choose who begins."
    ),
    "7.8": "American Armies may intercept a British Army on the march.",
    "7.8.A": (
        "When a British Army enters a space with an American marker next to an American Army, "
        "that Army may try: it succeeds on its general's agility or less."
    ),
    "7.8.B": (
        "No interception where British CUs already stood, none of a voyage, none of a general "
        "alone."
    ),
    "7.8.C": (
        "On success the general with up to five CUs comes into the space, the British move ends "
        "and a battle follows."
    ),
    "7.8.D": (
        "An interception may go to a space with American CUs; a general too many goes to the box."
        " After it nobody there may retreat before battle."
    ),
    "7.8.E": (
        "Several Armies may try one after another until one succeeds, each once a British card. "
        "One that tried may not retreat before battle during that card."
    ),
    "7.8.F": (
        "The interceptor counts as having been there first: he defends and retreats where he "
        "likes, while the British can only go back to where they came from. A British general "
        "who stood there alone is captured."
    ),
    "7.9": "An American Army may retreat before a battle.",
    "7.9.A": (
        "When a British Army enters its space it succeeds on its general's agility or less; "
        "Washington and Greene add 2."
    ),
    "7.9.B": (
        "It retreats by 9.61 with five CUs at most; what stays behind fights or is overrun. The "
        "British stop there in any case. Interceptions come first, and a failure leads to battle."
    ),
    "7.9.C": "There is no limit on how often an Army tries in a phase.",
    "8.0": "Bringing reinforcements is always optional.",
    "8.1": "British reinforcements come by sea from the box.",
    "8.1.A": "Each year's CUs are added to the British box, which has no limit.",
    "8.1.B": "Once a year the British may bring reinforcements, with any OPS card.",
    "8.1.C": (
        "Any number of CUs from the box, and one general if wished, arrive at one port that is "
        "not blockaded and holds no American CU or marker. A general already there goes to the "
        "box."
    ),
    "8.2": "American reinforcements arrive by the value of the card.",
    "8.2.A": "Captured American generals return to the box at the start of the year.",
    "8.2.B": "Twice a year the American may bring reinforcements, each time with an OPS card.",
    "8.2.C": (
        "Up to the card's number of CUs, and one general if wished, arrive at one space without "
        "British CU or marker. The newcomer replaces a general there, but none comes to "
        "Washington. A lone enemy general in the space is captured."
    ),
    "9.0": (
        "A battle finds its winner by modified die rolls, then the losses of both sides, then the"
        " loser retreats."
    ),
    "9.1": (
        "A battle is fought where an activated Army and enemy CUs share a space after "
        "interceptions and retreats. The activated side is always the attacker."
    ),
    "9.2": (
        "In order: cards, attacker first; the generals' ratings; modifiers; one die each, the "
        "attacker winning ties; losses; the loser's retreat; alliance and Regulars. Arnold's "
        "treason works at once and may turn the battle into an overrun."
    ),
    "9.3": (
        "Each general rolls: 1 to 3 gives half his battle rating, rounded down, 4 to 6 all of it;"
        " never more than the CUs with him. Without a general it is zero."
    ),
    "9.4": "A side adds to its die its CUs, its general's rating and the bonuses of 9.41 to 9.46.",
    "9.41": (
        "The British add 1 in all battles until one costs them three or more CUs, surrender "
        "included, or Baron von Steuben is played. Losing the Regulars' Advantage moves the "
        "alliance marker by two."
    ),
    "9.42": (
        "The British add 1 in a port. A fortified port must have a British marker, and a "
        "blockaded zone gives nothing."
    ),
    "9.43": (
        "The side with more markers in the colony adds 1 for its militia; in Canada, the side "
        "that controls both Montreal and Quebec."
    ),
    "9.44": (
        "Washington's Army adds 2 when it attacks, activated by the last card of the strategy "
        "phase."
    ),
    "9.45": (
        "A battle card gives +2, another event discarded gives +1; one card a side, for this "
        "battle only."
    ),
    "9.46": "The American adds 1 when a successful interception led to the battle.",
    "9.5": (
        "The loser rolls: 1 to 3 costs one CU, 4 or 5 two, 6 three. The winner loses one CU on "
        "the losing general's agility plus 1 or less (on a 1 if there was none). A winning "
        "general left alone on an enemy marker is captured."
    ),
    "9.6": "The loser of a battle retreats or surrenders.",
    "9.61": "How a beaten force retreats by land.",
    "9.61.A": (
        "It goes to an adjacent space without enemy CU and enemy marker. If there is none it "
        "surrenders."
    ),
    "9.61.B": (
        "An attacker goes back to where he came from; a defender goes anywhere but where the "
        "attack came from. All go together."
    ),
    "9.62": (
        "A British defender beaten in a port may retreat by sea to another port without American "
        "CU or marker. Neither may be blockaded, and a fortified battle port must have a British "
        "marker."
    ),
    "9.63": (
        "A force that cannot retreat surrenders: its CUs are eliminated and its general is "
        "captured."
    ),
    "9.63.A": "An attacker who came from a space with an enemy marker and loses must surrender.",
    "9.63.B": (
        "A defender surrenders when no adjacent space but the attacker's is open and no way leads"
        " out by sea."
    ),
    "9.7": (
        "A general with four or five CUs who enters a space with a single enemy CU and no general"
        " overruns it: the CU goes, nothing is lost, and the move may go on. Interceptions come "
        "first."
    ),
    "10.0": "Political control of the colonies decides the game.",
    "10.0.A": "A space is American, British or uncontrolled, by its marker.",
    "10.0.B": (
        "A colony belongs to the side with more markers in it, to nobody on a tie. Canada takes "
        "both Montreal and Quebec; Fort Detroit does not count."
    ),
    "10.0.C": (
        "Markers come and go by cards in the strategy phase, and in the political control phase."
    ),
    "10.1": "Placing, flipping and removing markers in the strategy phase.",
    "10.11": (
        "An OPS card gives as many marker actions as its number, each placing or flipping one "
        "marker."
    ),
    "10.11.A": "How the American places and flips.",
    "10.11.A.i": "Up to the card's number of placings and flips, in any mix.",
    "10.11.A.ii": "The American places in any space without a marker and without a British CU.",
    "10.11.A.iii": (
        "The American flips a British marker where an American general stands, with or without CUs."
    ),
    "10.11.A.iv": (
        "While Congress is dispersed, or in the year of the Line Mutinies, no American marker is "
        "placed by OPS card or discard. Flipping, removing and events go on."
    ),
    "10.11.B": "How the British place and flip.",
    "10.11.B.i": "Up to the card's number of placings and flips, in any mix.",
    "10.11.B.ii": (
        "The British place in a space without marker and American unit, next to a British marker "
        "that was there before the card. For them all ports are next to each other, blockade or "
        "not."
    ),
    "10.11.B.iii": (
        "Where a British Army stands the British may place or flip without any neighbour."
    ),
    "10.12": "Event cards, too, place and remove markers.",
    "10.12.A": "An event does to markers exactly what it says: one that places does not flip.",
    "10.12.B": (
        "A discarded event gives one action next to a friendly marker, for both sides: place or "
        "flip as in 10.11, or remove an enemy marker without CU, American general or Congress."
    ),
    "10.2": "The political control phase has three segments.",
    "10.2.1": (
        "A dispersed Congress returns to a space of the thirteen colonies with an American marker"
        " and no British piece. If there is none it waits a year."
    ),
    "10.2.2": (
        "Each side places or flips a marker in every space with an Army of its own. Generals "
        "alone and CUs alone do nothing."
    ),
    "10.2.3": (
        "The isolated American markers go, all at once; then the British ones that are isolated "
        "now."
    ),
    "10.3": "A marker that cannot trace to safety over markers of its own side is isolated.",
    "10.31": "When an American marker is isolated.",
    "10.31.A": (
        "It is safe if it traces over American markers to an uncontrolled space without British "
        "CU, to Congress, or to an American-controlled space with an American or French CU or "
        "general."
    ),
    "10.31.B": "All isolated American markers are removed at the same time.",
    "10.32": "When a British marker is isolated.",
    "10.32.A": (
        "It is safe if it traces over British markers to an uncontrolled space without American "
        "or French CU or general, to a British port (itself too, blockaded or not), or to a "
        "British-controlled space with a British CU."
    ),
    "10.32.B": "All isolated British markers are removed at the same time.",
    "11.0": "In winter CUs may be lost. Generals, Congress and the Navy are immune.",
    "11.1": (
        "British CUs in winter quarters or south of the line are safe; elsewhere a space loses "
        "half, rounded down. A single CU is safe with a general, alone it is lost on 1 to 3."
    ),
    "11.2": (
        "American CUs lose half, rounded down, wherever they are. A single CU is safe with a "
        "general, alone it is lost on 1 to 3. Up to five CUs with Washington in winter quarters "
        "or in the south are exempt; the others count as if alone."
    ),
    "11.3": (
        "French CUs with American ones suffer as American, the owner picking the losses; on their"
        " own they suffer as British."
    ),
    "12.0": "The alliance marker runs from 0 to 9; at 9 France enters the war.",
    "12.1": (
        "The marker gains 1 for each battle the British lose (overruns too), 2 for the Regulars' "
        "Advantage, 2 for Hortelez, 4 for Franklin, and drops 3 when Washington is captured, "
        "never below 0."
    ),
    "12.2": "What follows when France signs.",
    "12.2.A": "At 9 the alliance is signed and the track is no longer used.",
    "12.2.B": "It is carried out when the current card, a whole campaign included, is finished.",
    "12.2.B.i": (
        "The American puts the French Navy in any zone, and may move it in this year's naval "
        "phase already."
    ),
    "12.2.B.ii": (
        "Rochambeau and five French CUs must land at one port without British CU or marker. If "
        "there is none they wait in the box, and one American reinforcement play brings all of "
        "them."
    ),
    "12.2.B.iii": (
        "The European War begins in the end phase: the British remove two CUs from the map, and "
        "only from then on do events see the war."
    ),
    "12.2.B.iv": "The deck is made anew before the next deal.",
    "12.2.C": (
        "French pieces act as American ones in everything but winter. Lost French CUs never return."
    ),
    "12.3": (
        "The Navy blockades one of seven zones of ports. There the British have no "
        "reinforcements, voyages, landing parties, retreat by sea or Navy support. Markers and "
        "isolation are not touched."
    ),
    "13.0": "The game is won at once or when the war ends.",
    "13.1": (
        "In the strategy and winter phases: the British win the moment no American or French CU "
        "is on the map, the American the moment no British CU is in the thirteen colonies."
    ),
    "13.2": (
        "At the end of the war the British win with six or more of the thirteen colonies and "
        "Canada; the American need seven, and the British five or fewer."
    ),
}
