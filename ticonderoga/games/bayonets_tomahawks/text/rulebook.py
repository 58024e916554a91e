"""Our own summary of every numbered section of the rules, for the `rule` command.

These are the facts of the game in our words, never sentences of the rulebook; who wants to
know exactly should read the book that comes in the box. The Events of the cards are in
rulebook_cards.py.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.games.bayonets_tomahawks.text.rulebook_cards import CARD_RULES

SECTIONS: Final[dict[str, str]] = {
    "1.0": (
        "The French & Indian War of 1755 to 1759 for two players: one leads the British, the other "
        "the French and most Indians."
    ),
    "1.1": (
        "A scenario lasts one or more Years. A Year has nine Action Rounds (ARs), in which cards "
        "give Actions and Events, and three Logistics Rounds (LRs). Victory Points come above all "
        "from spaces captured and Raided."
    ),
    "1.1.1": (
        "The factions are the British (crown) and the French (fleur-de-lis). Units, markers and "
        "controlled spaces of your own faction are friendly, those of the other one are enemy."
    ),
    "1.2": (
        "The game has a map, 54 cards, 135 unit counters, 8 Commanders, 17 Vagaries of War tokens, "
        "War in Europe chits, markers and six dice."
    ),
    "1.3": (
        "A die has two Flags, a triangle/circle Hit, a square/circle Hit, a B&T and a Miss. It is "
        "rolled for Raids, Interception, Battle, Commander Casualty and Rally."
    ),
    "2.0": (
        "The map goes from the Mississippi to the Gulf of Saint Lawrence and south to Charles "
        "Town. It joins 95 named spaces by Connections and has the tracks and boxes besides."
    ),
    "2.1": (
        "A space is an Outpost, a Settled Space, a Wilderness Space, a Village of an Indian Nation "
        "or a British Base. It may also be a Coastal Space, a Victory Space, a Fortress or the "
        "place of an Indian Village."
    ),
    "2.1.1": "A crown marks a British Home Space, a fleur-de-lis a French one.",
    "2.1.2": (
        "Home Spaces belong to their own faction until captured; other spaces are neutral. Units "
        "alone on an enemy space capture it, and the Home faction gets it back in the same way. A "
        "Victory Space gives its value to whoever takes it over, every time. A captured Settled "
        "Space reverts as soon as the last captor is gone; a captured Outpost or Village does not. "
        "Bases and Wilderness Spaces never carry a control marker."
    ),
    "2.1.3": "Small white circles are Wilderness Spaces. Nobody controls them.",
    "2.1.4": "Small circular Home Spaces are Outposts, worth 1 to Raiders. They have no Militia.",
    "2.1.5": (
        "Large circular Home Spaces are Settled Spaces. Their number is their value for Raids and "
        "the limit of Brigades that winter there; silhouettes are their Militia."
    ),
    "2.1.6": "A space on the shore of a Sea Zone is a Coastal Space and adjacent to that zone.",
    "2.1.7": (
        "Red squares with a crown are British Bases: Coastal Home Spaces that the French may never "
        "enter."
    ),
    "2.1.8": (
        "An Indian Village is a green space of its own or a leaf beside a Home Space. Each is the "
        "home of one Indian unit or of a Nation."
    ),
    "2.1.9": (
        "Spaces outlined in yellow are Victory Spaces. Whoever gains control of one gains its "
        "value in VPs."
    ),
    "2.1.10": (
        "Louisbourg and Québec are Fortresses: French Settled Spaces with two Bastions each. The "
        "British control one only after both Bastions are gone; from then on it is a plain Settled "
        "Space, where Forts may be built."
    ),
    "2.2": (
        "Units go from space to space along Highways, Paths and Roads, each with limits of its own."
    ),
    "2.2.1": "All units that can move may use a Highway; Fleets only if it is coastal.",
    "2.2.2": (
        "Only Light units use a Path, and Fleets if it is coastal. Dark grey Paths lead to "
        "Villages of Indian Nations."
    ),
    "2.2.3": "Construction can turn a Path into a Road, which it then stays for good.",
    "2.2.4": (
        "Connections outlined in blue are coastal: Fleets may use them too, in an Army Movement."
    ),
    "2.3": (
        "The Sea Zones (SZs) are the Atlantic Ocean and the Gulf of Saint Lawrence; Louisbourg and "
        "Newfoundland border both. All units of a faction in the Sail box are one stack."
    ),
    "2.4": (
        "Five Colonies are British (New England, New York & New Jersey, Pennsylvania & Delaware, "
        "Virginia & South, Nova Scotia), three are French (Acadie, Canada, Pays d'en Haut). Some "
        "Outposts lie in no Colony. A friendly Colony Home Space is an own Home Space in a Colony "
        "under own control."
    ),
    "2.5": (
        "The territories of the Iroquois and the Cherokee hold their Villages and are neutral at "
        "the start."
    ),
    "3.0": (
        "A unit is a counter that moves or fights. It is a triangle, a square or a circle; "
        "Commanders have no shape. Most of the rules of Battle go by shape."
    ),
    "3.0.1": (
        "The types: non-Indian Light and Indian (triangles); Metropolitan and non-Metropolitan "
        "Brigade (squares); Artillery, Bastion, Fort and Fleet (circles); Commander."
    ),
    "3.0.2": (
        "A unit is Full or Reduced, except that Indians and Commanders have one face only. Both "
        "states move and fight alike. A Hit turns a Full unit Reduced and eliminates a Reduced "
        "one. Units enter play Full."
    ),
    "3.0.3": (
        "A stack is all units of a faction in a space, or those that perform an Action together, "
        "be it one."
    ),
    "3.1": (
        "Light units are triangles, Indian or not. They alone Raid. Red and brown British ones "
        "differ only in pools, Vagaries of War and placement."
    ),
    "3.1.1": (
        "An Indian unit has no Reduced face: its first Hit eliminates it. On the map it always "
        "belongs to a faction, and it has a Village."
    ),
    "3.1.2": "Three Iroquois and two Cherokee units serve whichever faction controls their Nation.",
    "3.2": (
        "Brigades are squares. When a Metropolitan one is eliminated the opponent draws a War in "
        "Europe chit; a gorget on it brings a Commander. Colonial Brigades and Canadiens are "
        "non-Metropolitan. Construction needs a Brigade."
    ),
    "3.2.1": (
        "Highland Brigades are Metropolitan. They also reroll by themselves, roll before the other "
        "Metropolitans and take the first Hit scored on one of them."
    ),
    "3.3": (
        "Artillery are circles and alone can Hit Bastions. One may use a Road in an AR, and a Rout "
        "takes Artillery first."
    ),
    "3.4": (
        "Bastions are French circles that roll but do not move, and are neither repaired nor "
        "replaced. They prevent Overwhelm, and while one stands the defender does not retreat."
    ),
    "3.5": (
        "Forts are circles that roll but do not move, one to a space, never beside a Bastion. They "
        "prevent Overwhelm and cost their attacker one or two Battle Penalties. One in the "
        "Wilderness is a Raid target worth 1."
    ),
    "3.6": (
        "Fleets are circles, found only on Coastal Spaces and in the Sail box. They Sail with "
        "passengers, or move along Coastal Connections without."
    ),
    "3.7": (
        "Commanders have no shape, roll no die and take no Hits. Their rating of 1 to 3 gives "
        "rerolls and helps to Rally. One who has no friendly unit of another type beside him at "
        "the end of his Action Phase or Reaction, of a Battle, of Fleets Arrive or of Return to "
        "Colonies is removed from play."
    ),
    "4.0": "Years consist of Action Rounds and Logistics Rounds.",
    "4.1": "A Year: AR1, AR2, Fleets Arrive, AR3, Colonials Enlist, AR4 to AR9, Winter Quarters.",
    "4.2": (
        "In an AR cards are played, stacks act, and Battles follow. AR1 to AR3 use the Buildup "
        "decks, AR4 to AR9 the Campaign decks, which have more Action Points."
    ),
    "4.3": (
        "Fleets Arrive brings Fleets and troops from Europe, Colonials Enlist the Colonial units. "
        "Winter Quarters checks for victory and sends everybody home."
    ),
    "5.0": "Before play the map, the pools, the tracks and the decks are prepared.",
    "5.1": (
        "Units and markers are placed as the scenario says; Indians always stand on the same "
        "Villages."
    ),
    "5.2": (
        "The scenario fills the pools: neutral Nations, Fleets, Metropolitan and Colonial Brigades "
        "with their Vagaries of War tokens, Light units, Artillery, Forts, Commanders and War in "
        "Europe chits (these two face down)."
    ),
    "5.3": (
        "The Round marker starts on AR1, the Raid markers on 0, the Victory marker where the "
        "scenario says, Open Seas on its French face. The five decks hold the cards whose Years "
        "fit and are shuffled separately."
    ),
    "6.0": (
        "British and French cards have an Initiative value and Action Points; many have an Event. "
        "Indian cards have no Initiative value, and card 54 no Action Point. A Buildup tag or "
        "Years say when a card is in use."
    ),
    "6.0.1": (
        "Each player has one Reserve card, which the card drawn may replace in any AR. It is "
        "discarded in Winter Quarters."
    ),
    "7.0": (
        "Each AR brings one British, one French and one Indian card into play. The French use the "
        "Indian card too. Cards give Action Points and Events."
    ),
    "7.1": (
        "Before AR1 each player keeps one of two Buildup cards as his Reserve. Then in each AR: "
        "draw, the French also an Indian card; choose drawn card or Reserve; reveal; the higher "
        "Initiative (French if tied) names the First Player; AR Start Events; First Player's "
        "Action Phase; Second Player's; the First Player's Reaction; Battles; end of the AR."
    ),
    "7.2": (
        "In his Action Phase a player first Lands what is in the Sail box. The French then use the "
        "Indian card's APs. The First Player says which AP he holds for Reaction, if any. Last "
        "come the other APs of the faction card."
    ),
    "7.2.1": "Units that have acted or Landed are Spent and act no more in this AR.",
    "7.3": (
        "Each Action Point (AP) activates one stack for one Action by units that are eligible and "
        "not Spent. APs come in any order, may be left unused, and are lost at the end of the AR. "
        "Faction APs also activate Indians of that faction."
    ),
    "7.3.1": (
        "An Army AP activates units of any type. A Light AP activates Light units of a stack, with "
        "one Commander at most, and allows a Raid."
    ),
    "7.3.2": (
        "An Indian AP is for a single Indian unit, or several of the same Nation in one space: "
        "Light Movement or a Raid."
    ),
    "7.3.3": "A Sail/Army AP allows Sail Movement or whatever an Army AP does.",
    "7.3.4": (
        "A 2x AP doubles Movement Points or the reach of a Raid, or lets a stack Sail and Land in "
        "the same AR. It may be used as a plain AP."
    ),
    "7.3.5": "A French Light/Army AP is used as either type.",
    "7.3.6": (
        "The First Player may hold one AP of his faction card, even the only one, for an Action "
        "after the Second Player's phase. Indian APs cannot be held."
    ),
    "7.3.7": (
        "Light and Indian APs allow Raid and Light Movement; Army APs allow Army Movement, Marshal "
        "Troops and Construction; Sail/Army APs allow Sail Movement as well."
    ),
    "7.4": (
        "An Event comes in addition to the APs of its card. AR Start Events are mandatory and come "
        "before the Action Phases, the First Player's first. Others are used during Actions, Raids "
        "or Battles of the same AR. What each Event does stands under the number of its card, such "
        "as Card 32."
    ),
    "8.0": (
        "The Iroquois and the Cherokee begin neutral and off the map. Diplomacy (cards 13, 19, 29, "
        "38) can win a neutral Nation. A stack that enters a Village of a neutral Nation must stop "
        "and drives the Nation to the opponent; the unit that appears there is Overwhelmed, or "
        "there will be a Battle."
    ),
    "8.1": (
        "The new controller's marker goes to the Nation's territory for good, and a unit to each "
        "Village. All are friendly to that faction until the end of the game; a Village may be "
        "captured without changing this."
    ),
    "9.0": (
        "A Raid takes a Light or Indian AP and one Light unit. Its target is an enemy Home Space, "
        "even one under your control, or a Wilderness Space with an enemy Fort. A space can be "
        "Raided with success once a Year. Raids change no control, cause no Hits and do not count "
        "toward Connection Limits."
    ),
    "9.1": (
        "The Raider goes up to 3 Connections to the target, 6 with 2x, may meet Interception in "
        "every space on the way, and then rolls."
    ),
    "9.2": (
        "The enemy rolls one die in each space with enemy units on the way out, start and target "
        "included; Spent units roll too. With a Light unit there a Flag, triangle/circle or B&T "
        "intercepts, otherwise only a Flag. Militia do not intercept. An intercepted Raider goes "
        "back, Spent."
    ),
    "9.3": (
        "The Raid succeeds on a Flag, triangle/circle or B&T and scores the value of the space (a "
        "Fort in the Wilderness 1), which gets a Raided marker. Each 8 Raid Points are 1 VP at "
        "once, and the rest carries on. The unit goes back, Spent; an Indian that succeeded goes "
        "to the Losses box."
    ),
    "10.0": "A stack moves by Army Movement, Light Movement or Sail Movement, as the AP allows.",
    "10.1": (
        "In each AR a faction may take 4 units over a Path, 8 over a Road (one Artillery at most) "
        "and 16 over a Highway. Commanders and Raiders do not count."
    ),
    "10.2": (
        "Each Connection costs 1 MP. Artillery, Brigades and Commanders have 2, on Roads and "
        "Highways; Fleets 2, on Coastal Connections; Light units 3, anywhere; Forts and Bastions "
        "none. Empty enemy Outposts and Villages are captured in passing. A stack that meets enemy "
        "units or Militia stops to attack unless it Overwhelms them."
    ),
    "10.2.1": (
        "With enemies in its space a stack moves or Sails only if it Outnumbers them (not needed "
        "for the British at a Fortress), and not first over a Connection by which they came this "
        "AR. An activated stack never splits over two Connections from one space. It may drop "
        "units and pick up unspent ones in each space it enters, with a Light AP only Light units; "
        "their MPs count from where the stack began."
    ),
    "10.3": "Outnumbering lets a stack leave an enemy, build in his presence and Overwhelm him.",
    "10.3.1": (
        "Units Outnumber the enemy if they are more than three for each of his. Militia count "
        "on their side, Commanders do not, and a Reduced unit counts as one."
    ),
    "10.3.2": (
        "If by entering a space a stack makes friendly units Outnumber the enemy there, he is "
        "Overwhelmed and retreats at once, and the stack may go on. A Fort or Bastion prevents it."
    ),
    "10.4": (
        "An Army AP moves units of all types; Fleets go by Coastal Connections and carry nobody. A "
        "stack of Commanders alone keeps to friendly spaces without enemies and must end with a "
        "friendly stack. Whoever moved is Spent."
    ),
    "10.5": (
        "A Light or Indian AP moves Light units only. With a Light AP one Commander may come along "
        "on Highways and Roads for his 2 MPs, and is not left without friendly units. Whoever "
        "moved is Spent."
    ),
    "10.6": (
        "A Sail/Army AP takes Fleets of one stack to the Sail box, each with up to four units and "
        "any Commanders, but no Fort or Bastion. They Land in the faction's next Action Phase."
    ),
    "10.6.1": (
        "Landing is free and mandatory, before anything else in the Action Phase. All units from "
        "the Sail box go to one Coastal Space of a friendly SZ. They are Spent and have a Battle "
        "Penalty."
    ),
    "10.6.2": (
        "At first both SZs are friendly to the French and only the Atlantic to the British. The "
        "first British control of Louisbourg opens all SZs to both for good. Louisbourg and "
        "Newfoundland are always open to both."
    ),
    "10.7": (
        "A stack that comes upon enemy units or Militia and does not Overwhelm them attacks: it "
        "stops, and the Battle is fought later in the AR. Militia alone on a space that the enemy "
        "held at the start of the AR cause no Battle. A Routed stack may not attack."
    ),
    "11.0": (
        "Marshal Troops, by an Army AP, where a non-Routed friendly stack has a non-Light unit: "
        "that unit is activated and units from adjacent spaces join it, within Connection types "
        "and limits, even against enemies there. All become Spent, and the whole stack has a "
        "Battle Penalty this AR."
    ),
    "12.0": (
        "Construction, by an Army AP and a Brigade that is not Routed and is in Supply, on a "
        "friendly space without enemy units (or with these Outnumbered). It places a Fort "
        "Construction marker, finishes a Fort, repairs or removes one, places a Road Construction "
        "marker or finishes a Road. Only a marker of an earlier AR is finished. The Brigade must "
        "cross a Road it has finished, and unspent units of its stack may join."
    ),
    "13.0": (
        "A Battle is fought in each space with a Battle marker, from the top of the map to the "
        "bottom as the Battle Priority Table lists the spaces."
    ),
    "13.1": (
        "The defender had units there when the AR began; or else has Militia there; or else was "
        "there first. The other side attacks."
    ),
    "13.2": "Before a Battle come Militia, Emergency Artillery and the combining of Reduced units.",
    "13.2.1": (
        "Each silhouette is a Militia of the Home faction, one fewer on a captured space. They "
        "fight alone for an uncaptured space, and only beside friendly units for a captured one. "
        "They are no units: only their Flags count, they take no Hits and never reroll, but each "
        "B&T of an enemy Brigade removes one for this Battle."
    ),
    "13.2.2": (
        "A side with two Fleets or more in the Battle may return one to the pool for an Artillery "
        "from the pool or, if none is there, from the Losses box."
    ),
    "13.2.3": (
        "Reduced units of one type must combine in pairs: one is eliminated, the other becomes "
        "Full. The owner chooses which; the colour of Light units does not matter."
    ),
    "13.3": "Set the markers, roll for attackers, defenders and Militia, and compare.",
    "13.3.1": (
        "Each Battle Victory marker starts at 0, less the Battle Penalties. Each side may choose "
        "one Commander, whose rating is the number of his rerolls. Beyond 10 the count goes on."
    ),
    "13.3.2": (
        "One Battle Penalty each for a Landing, Marshal Troops or Rout marker; for an Out of "
        "Supply marker (two with 8 units or more); for attacking a Fort (two without Artillery)."
    ),
    "13.3.3": (
        "Each unit but Commanders rolls once, by type: non-Indian Light, Indian, Highland, "
        "Metropolitan, non-Metropolitan, Fleet, Bastion or Fort, Artillery. Attackers first, then "
        "defenders, eliminated ones included, then Militia. Of each type Hits come first, then "
        "B&Ts, then Flags. A Flag advances the marker. A B&T of a Brigade removes a Militia; that "
        "of a Metropolitan, Artillery, Fort or Bastion may also Hit a Brigade; that of a Fleet "
        "lets a Fleet leave."
    ),
    "13.3.4": (
        "A Hit face that shows the roller's shape scores if an enemy of that shape can take a Hit. "
        "A scored Hit advances the marker and is applied if the marker is then above 0: to the "
        "roller's own type first, then to others of its shape. Only Artillery Hits Bastions."
    ),
    "13.4": (
        "The owner says which unit of the type takes the Hit, a Reduced one before a Full one. A "
        "Full unit becomes Reduced; a Reduced or Indian one is eliminated."
    ),
    "13.4.1": (
        "Light units, Brigades and Artillery go to their Losses box, Fleets to the pool; Forts and "
        "Bastions leave play."
    ),
    "13.4.2": (
        "If a Highland is there, it takes the first Hit that a Metropolitan has to take, B&T Hits "
        "apart. Bastions take Hits from Artillery only. A Commander whose companions are all "
        "eliminated is removed."
    ),
    "13.4.3": (
        "For each Metropolitan Brigade eliminated the other faction draws a War in Europe chit."
    ),
    "13.5": (
        "A unit with neither a Flag nor a scored Hit may reroll: as a Highland, by an Event, or by "
        "a Commander with its shape; once for each of these. A Commander gives his rerolls one by "
        "one until none is left."
    ),
    "13.5.1": (
        "If a Commander's reroll is a Miss, roll again: a second Miss removes him and his rerolls. "
        "Another Commander of the stack may take over with what was left, up to his own rating."
    ),
    "13.6": (
        "The attacker wins if his marker stands higher; otherwise the defender does. A side with "
        "nobody left loses; if both are gone the defender wins."
    ),
    "13.7": (
        "After a Battle: Rout, retreat, control, VPs, Open Seas; then the Battle, Militia, Landing "
        "and Marshal markers go. The Battle marker stays where a beaten defender remains in a "
        "Fortress."
    ),
    "13.7.1": (
        "If Indians are in an attacking stack that beats an enemy Fort or Settled Space, one of "
        "them at random goes to the Losses box."
    ),
    "13.8": (
        "A loser three or more behind is Routed, and so is a defender who lost and whose last "
        "Bastion fell; if both are true all his non-Light units are eliminated. A Routed stack "
        "loses one unit (Artillery first, Indians last, never a Fort), may not Overwhelm in its "
        "retreat and leaves its Fort to the enemy. Until it Rallies or joins others it may only "
        "move, not attack, enters enemy Home Spaces only if it controls them, and has a Battle "
        "Penalty."
    ),
    "13.9": (
        "Losers retreat before the next Battle, by Connections they can use, but without limits. "
        "While a Bastion stands the defenders of a Fortress stay: the attacker's victory is "
        "cancelled, the Battle marker remains, and Rout counts all the same."
    ),
    "13.9.1": (
        "All retreat to one space. Attackers: with Fleets by 13.9.2; else to a friendly space "
        "without enemies from which friendly units came by a Connection this AR; else by 13.9.3. "
        "Defenders: with Fleets by 13.9.2; else by 13.9.3, never where an enemy came from this AR. "
        "Without a legal space non-Light units are eliminated, and Light units try the list again "
        "by themselves."
    ),
    "13.9.2": (
        "With Fleets all go to a Coastal Space without enemy units: a friendly Home Space; else a "
        "friendly space, else a Wilderness Space, of a friendly SZ; else to the Sail box."
    ),
    "13.9.3": (
        "Adjacent spaces without enemies in this order: friendly Home Space; friendly space; "
        "Wilderness or friendly Nation Village; enemy-controlled space without Militia, which is "
        "captured. Then, unless Routed: (A) the enemy space with the fewest defenders that can be "
        "Outnumbered; (B) an unresolved Battle, without fighting in it."
    ),
    "13.9.4": (
        "Overwhelm During Retreat: as many retreating units as there were enemy units and Militia "
        "are eliminated, chosen by the opponent, and all enemy units there too. A Battle marker "
        "there is removed."
    ),
    "13.9.5": (
        "A non-Routed stack that retreats from its Fort may eliminate it. Otherwise an enemy Fort "
        "takes its place, Reduced if it was."
    ),
    "14.0": (
        "At the end of an AR played cards are discarded and Spent, Landing and Marshal markers "
        "removed; then come Supply Check and Rally."
    ),
    "14.1": (
        "Sources of Supply are friendly Colony Home Spaces and spaces with a friendly Fleet, "
        "unless there is a Battle marker. A stack traces over any distance by Highways and Roads, "
        "by Paths if all are Light, through friendly spaces, Wilderness without enemy units and "
        "own Outposts that the enemy holds without units."
    ),
    "14.1.1": (
        "A stack that cannot trace is Out of Supply (OOS): no Construction, and a Battle Penalty. "
        "The marker goes when the stack joins one without it, or at a later check in Supply."
    ),
    "14.2": (
        "Each Routed stack rolls a die, plus the rating of one Commander with it. A Flag removes "
        "the Rout marker; so does a B&T if all units are Light, apart from Forts and Commanders."
    ),
    "15.0": "Fleets Arrive follows AR2.",
    "15.1": "Draw reinforcements, then place them.",
    "15.2": (
        "The scenario says how many pieces are drawn from the Fleets, then from the British and "
        "the French Metropolitan pools. Draws from an empty pool are lost."
    ),
    "15.2.1": (
        "Vagaries of War (VoW) tokens count as draws. Some bring Artillery or Light units from the "
        "pools, some nothing; one removes a French Fleet from the pool. A token leaves play, or "
        "returns to its pool after the draws if it says so."
    ),
    "15.2.2": (
        "A Metropolitan Brigade with a gorget brings a random Commander, who is placed with it."
    ),
    "15.3": (
        "British first. Fleets go to friendly Coastal Home Spaces or captured ones of a friendly "
        "SZ, other units to spaces where Fleets were just placed. Without a Fleet all go to one "
        "such space."
    ),
    "16.0": "Colonials Enlist follows AR3.",
    "16.1": (
        "Draw Colonial reinforcements, place them and the Disbanded Brigades, and switch to the "
        "Campaign decks."
    ),
    "16.2": (
        "The scenario says how many pieces are drawn from the Colonial pool. Draws from an empty "
        "pool are lost."
    ),
    "16.2.1": (
        "Colonial VoW tokens bring nothing, or a Colonial Light unit (from the pool, else the "
        "Losses box, else another draw), or Brigades of the Bonus pool."
    ),
    "16.3": (
        "Drawn and Disbanded Colonial Brigades go Full to friendly spaces of their own Colony, "
        "Colonial Light units to any friendly Colony Home Space."
    ),
    "16.4": (
        "Reserves are kept, the last Buildup card is discarded unseen, and the Campaign decks come "
        "into use."
    ),
    "17.0": "Winter Quarters follows AR9.",
    "17.1": "A Victory Check comes first; if nobody has won, the winter follows.",
    "17.2": (
        "British first in each step: remove Raided, then Rout and OOS markers; Sail box to a port; "
        "Indians go home to their Villages; Colonial Brigades are Disbanded; Return to Colonies; "
        "all Fleets to the pool; a third of each non-Indian type in the Losses boxes returns (one "
        "Highland at most); cards and pools; next Year."
    ),
    "17.3": (
        "Stacks that are not on a friendly Colony Home Space go to the nearest one or to a "
        "friendly Fleet, by Connections they can use, whatever stands in the way. Those on the "
        "coast then go to a friendly Coastal Home Space of a Colony. Commanders may redeploy, and "
        "must if alone. Reduced units combine everywhere."
    ),
    "17.3.1": (
        "On the way a stack may leave one unit with each friendly Fort, and on a captured Settled "
        "Space Brigades up to its value and any other units."
    ),
    "17.4": (
        "Reserves are discarded. In the full war, cards of past Years go and those of the next "
        "come. Each deck is shuffled."
    ),
    "17.5": (
        "In the full war the pieces listed for the Year are added to the pools, Bonus Brigades to "
        "their own."
    ),
    "18.0": "The position of the Victory marker decides.",
    "18.1": (
        "One marker moves right for British VPs and left for French ones, without a zero between, "
        "and goes on beyond 10. VPs come from Victory Spaces, every 8 Raid Points, bonuses of the "
        "scenario and War in Europe chits."
    ),
    "18.2": (
        "The scenario lists the bonuses and Victory Thresholds of each faction, so some games end "
        "before the last Year."
    ),
    "18.2.1": (
        "At the end of a Year the bonuses of that Year are scored, then the War in Europe chits; "
        "then a faction that has reached its threshold wins."
    ),
    "18.3": "Each faction has 12 War in Europe (WIE) chits, worth 0 to 2.",
    "18.3.1": (
        "For each enemy Metropolitan Brigade eliminated a player draws a chit, looks at it and "
        "keeps one chit at most, the new or the old. The other goes back to the pool."
    ),
    "18.3.2": (
        "At the end of a Year the chits are compared, none counting as 0. The higher one scores "
        "the difference, and both go back."
    ),
}

RULES: Final[dict[str, str]] = {**SECTIONS, **CARD_RULES}
