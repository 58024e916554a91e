"""What the Event of each card does, in our own words, for the `rule` command."""

from __future__ import annotations

from typing import Final

CARD_RULES: Final[dict[str, str]] = {
    "Card 4": (
        "Round up Men & Equipment (AR Start): the British flip one or two Reduced units to Full, "
        "on the map or in the Sail box but no Fort; or they return one unit from their Losses box, "
        "Full, to a British-controlled Home Space. A Colonial Brigade returns to its own Colony, "
        "the Mohawk to Albany, a Nation unit to a friendly Village of its Nation."
    ),
    "Card 5": (
        "Disease in French Camp (AR Start): the French eliminate a Metropolitan Brigade of their "
        "choice on the map or in the Sail box; if they have none, a Canadiens. A Metropolitan "
        "gives the British a War in Europe chit."
    ),
    "Card 6": (
        "Delayed Supplies from France (AR Start): the French lose an AP of their choice on the "
        "French card and one on the Indian card."
    ),
    "Card 7": (
        "Construction Frenzy: after a Construction the British may perform another without an AP, "
        "with the same Brigade or an unspent one. That same Brigade may even finish a marker "
        "placed in this AR."
    ),
    "Card 8": (
        "Lucky Cannonball: in one Battle up to three British circle units may reroll once each."
    ),
    "Card 9": (
        "Surprise Landing: British stacks that Land in this AR have no Landing marker, so no "
        "Battle Penalty for it."
    ),
    "Card 10": (
        "Forced March: in one Army Movement the non-Light units of a British stack, Commanders and "
        "Fleets included, have 1 more MP."
    ),
    "Card 11": (
        "Smallpox-Infected Blankets (AR Start): the British choose two French-controlled Indian "
        "units on the map, which go to the French Losses box."
    ),
    "Card 12": (
        "As card 4. Round up Men & Equipment (AR Start): flip one or two Reduced British units, or "
        "return one from the Losses box."
    ),
    "Card 13": (
        "Cherokee Diplomacy (AR Start): nothing if the French have 3 VPs or more. Otherwise "
        "neutral Cherokee join the British; if they have joined anyone already, the French lose 2 "
        "Raid Points."
    ),
    "Card 14": (
        "Perfect Volleys: in one Battle up to three British Metropolitan Brigades, Highlands "
        "included, may reroll once each."
    ),
    "Card 17": (
        "As card 4. Round up Men & Equipment (AR Start): flip one or two Reduced British units, or "
        "return one from the Losses box."
    ),
    "Card 18": (
        "Wintering Rear Admiral (AR Start): the British place a Fleet from the pool on a "
        "British-controlled Coastal Space of a friendly SZ; it may act in this AR. In the scenario "
        "of 1758-1759, if this comes before Fleets Arrive, one piece fewer is drawn there from the "
        "Fleets pool."
    ),
    "Card 19": (
        "Iroquois Diplomacy (AR Start): nothing if the French have 3 VPs or more. Otherwise "
        "neutral Iroquois join the British; if they have joined anyone already, the French lose 2 "
        "Raid Points."
    ),
    "Card 20": (
        "French Trade Goods Destroyed (AR Start): the French lose 3 Raid Points if the British "
        "control Baye de Cataracouy or Niagara, 5 if they control both."
    ),
    "Card 21": (
        "Armed Battoemen (AR Start): the British remove an OOS marker from one of their stacks; if "
        "none has one, a Rout marker."
    ),
    "Card 24": (
        "Forced March: in one Army Movement the non-Light units of a French stack, Commanders and "
        "Fleets included, have 1 more MP."
    ),
    "Card 27": (
        "Lucky Cannonball: in one Battle up to three French circle units may reroll once each."
    ),
    "Card 28": (
        "Construction Frenzy: after a Construction the French may perform another without an AP, "
        "with the same Brigade or an unspent one. That same Brigade may even finish a marker "
        "placed in this AR."
    ),
    "Card 29": (
        "Cherokee Diplomacy (AR Start): in 1755 and 1756, or whenever the Cherokee are with the "
        "British, the French gain 2 Raid Points. From 1757 on neutral Cherokee join the French if "
        "these control two southern British Home Spaces: Beverley, Carlisle, Charles Town, Easton, "
        "Gnadenhütten, Minisink, Ninety Six, Rays Town, Shamokin, Wills Creek, Winchester."
    ),
    "Card 30": (
        "Reluctant Wagoneers (AR Start): the British lose two plain Army APs, or as many as they "
        "have. Sail/Army and 2x APs stay."
    ),
    "Card 31": (
        "Round up Men & Equipment (AR Start): the French flip one or two Reduced units to Full, on "
        "the map or in the Sail box but no Fort or Bastion; or they return one unit from their "
        "Losses box, Full, to a French-controlled Home Space: a Canadiens if one is there. An "
        "Indian returns to its Village, a Nation unit to a friendly Village of its Nation."
    ),
    "Card 32": (
        "Wilderness Ambush: in one Battle on an Outpost or Wilderness Space in which a French "
        "Light unit fights, the French marker advances 1 before the rolls, or 2 with three Light "
        "units or more."
    ),
    "Card 33": (
        "Hesitant British General (AR Start): the French pick a space on the map; all British "
        "units there are Spent."
    ),
    "Card 34": (
        "Disease in British Camp (AR Start): in 1755 and 1756 the British eliminate a Brigade of "
        "their choice; from 1757 on a Colonial and a Metropolitan one. They may be on the map or "
        "in the Sail box. A Metropolitan gives the French a War in Europe chit."
    ),
    "Card 36": (
        "Frontiers Ablaze: the French score 2 more Raid Points for their first Raid that succeeds "
        "in this AR."
    ),
    "Card 37": (
        "Coup de Main: in one Battle with a British Fort the French marker advances 1 before the "
        "rolls, and a B&T of that Fort counts as a Miss."
    ),
    "Card 38": (
        "Iroquois Diplomacy (AR Start): if the French have 4 VPs or more, neutral Iroquois join "
        "them."
    ),
    "Card 39": (
        "French Lake Warships (AR Start): the French close a lake Highway to the British for this "
        "AR, unless these control both its ends: Baye de Cataracouy to Oswego or Toronto, Niagara "
        "to Toronto or Onyiudaondagwat, Onyiudaondagwat to Oswego, Isle aux Noix to Ticonderoga. "
        "Retreats and Supply are not affected."
    ),
    "Card 40": (
        "Rough Seas (AR Start): in this AR no AP activates or moves a Fleet of either side, and "
        "Flags of Fleets have no effect. Landings, retreats and Fleets that leave a Battle by B&T "
        "are not affected."
    ),
    "Card 41": (
        "Indomitable Abbatis: in one Battle that the French defend, the British marker goes back 2 "
        "before the rolls."
    ),
    "Card 45": (
        "Smallpox Epidemic (AR Start): two Indian units, drawn at random from the French Losses "
        "box, leave play for good; if it is the scenario's last Year, this costs the French 3 Raid "
        "Points instead. The card leaves the game."
    ),
    "Card 46": (
        "Staged Lacrosse Game: before the Raid roll of an Indian unit that has reached a space "
        "where a Fort is the only British unit, the French may use this Event: if the Raid "
        "succeeds the Fort is removed from play."
    ),
    "Card 49": (
        "Pursuit of Elevated Status: in one Raid by an Indian unit the French may have one "
        "successful Interception rolled again, and reroll one failed Raid roll."
    ),
    "Card 50": (
        "A Right to Plunder & Captives: the first French Indian unit whose Raid succeeds in this "
        "AR goes back to where it started, Spent, instead of to the Losses box."
    ),
    "Card 51": (
        "British Encroachment (AR Start): two Indian units, drawn at random from the French Losses "
        "box, return to their Villages, each only if no British unit is there. A Village under "
        "British control becomes French again."
    ),
    "Card 53": (
        "Pennsylvania's Peace Promises (AR Start): if the British neither control Diiohage, Forks "
        "of the Ohio or Kithanink nor have Raided one of them this Year, they put two of Mingo, "
        "Delaware and Chaouanon into the French Losses box."
    ),
    "Card 54": (
        "Let's See How the French Fight (AR Start): this card has no AP, and no Indian of either "
        "side takes part in an Action in this AR. The French card gets one more Light AP."
    ),
}
