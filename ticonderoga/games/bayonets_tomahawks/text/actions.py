"""Words of the Action Phase: APs, Raids, Marshal Troops and Construction."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Verb, Way

VERBS: Final[tuple[Verb, ...]] = (
    Verb("spend", ("ap",), "Use the {0}"),
    Verb("pass", (), "Use no more APs"),
    Verb("hold", ("ap",), "Hold the {0} for Reaction"),
    Verb("hold_none", (), "Hold no AP"),
    Verb("army", ("space",), "Army Movement from {0}"),
    Verb("light", ("space",), "Light Movement from {0}"),
    Verb("raid", ("piece",), "Raid with {0}"),
    Verb("sail", ("space",), "Sail from {0}"),
    Verb("marshal", ("space",), "Marshal Troops at {0}"),
    Verb("build", ("space",), "Construction at {0}"),
    # Raids
    Verb("target", ("space",), "Raid {0}"),
    Verb("way", ("space",), "Through {0}"),
    Verb("safest", (), "Safest route"),
    # Marshal Troops and Construction
    Verb("lead", ("piece",), "Activate {0}"),
    Verb("call", ("piece",), "Bring {0}"),
    Verb("done", (), "Done"),
    Verb("brigade", ("piece",), "Construct with {0}"),
    Verb("fort_start", (), "Begin a Fort", within="Begin a Fort in {space}"),
    Verb("fort_finish", (), "Finish the Fort", within="Finish the Fort in {space}"),
    Verb("fort_repair", (), "Repair the Fort", within="Repair the Fort in {space}"),
    Verb(
        "fort_remove", (), "Remove the Fort from play",
        within="Remove the Fort in {space} from play",
    ),
    Verb(
        "site_remove", (), "Remove the Fort Construction marker",
        within="Remove the Fort Construction marker from {space}",
    ),
    Verb("road_start", ("space",), "Begin a Road to {0}"),
    Verb("road_finish", ("space",), "Finish the Road to {0}"),
    Verb("join", ("piece",), "Bring {0}"),
    Verb("enough", (), "No more Construction"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "spend": Prompt("7.3", "Use which AP next?", "The opponent chooses the next Action."),
    "spend_indian": Prompt(
        "7.2", "Use which AP of the Indian card?", "The French use the Indian card."
    ),
    "spend_reaction": Prompt(
        "7.3.6", "Use the {ap} held for Reaction?", "The First Player may use his {ap}."
    ),
    "hold": Prompt(
        "7.3.6",
        "Hold an AP for Reaction?",
        "The First Player decides whether to hold an AP for Reaction.",
    ),
    "army_action": Prompt("7.3.7", "{ap}: which Action, and where?", "The opponent uses a {ap}."),
    "light_action": Prompt(
        "7.3.7", "{ap}: Light Movement or Raid, and by whom?", "The opponent uses a {ap}."
    ),
    "raid_target": Prompt("9.1", "Which space does {piece} raid?", "{piece} sets out on a Raid."),
    "raid_way": Prompt(
        "9.1",
        "{piece} is at {space}: which way to {goal}?",
        "{piece} is on its way to {goal}.",
        {"goal": "space"},
    ),
    "lacrosse": Prompt(
        "Card 46",
        "Stage a lacrosse game at {space}? If the Raid succeeds, the Fort is lost.",
        "The French may stage a lacrosse game at {space}.",
    ),
    "pursue_interception": Prompt(
        "Card 49",
        "{piece} is intercepted at {space}. Reroll?",
        "The French may reroll the Interception of {piece}.",
    ),
    "pursue_raid": Prompt(
        "Card 49",
        "The Raid of {piece} on {space} failed. Reroll?",
        "The French may reroll the Raid of {piece}.",
    ),
    "marshal_lead": Prompt(
        "11.0",
        "Which unit at {space} is activated to Marshal Troops?",
        "The opponent Marshals Troops at {space}.",
    ),
    "marshal_call": Prompt(
        "11.0", "Who comes to {space}?", "The opponent Marshals Troops at {space}."
    ),
    "brigade": Prompt(
        "12.0", "Which Brigade at {space} constructs?", "The opponent constructs at {space}."
    ),
    "construction": Prompt(
        "12.0", "What is constructed at {space}?", "The opponent constructs at {space}."
    ),
    "road_join": Prompt(
        "12.0",
        "The Road to {space} is finished. Who moves there with the Brigade?",
        "The opponent has finished the Road to {space}.",
    ),
    "frenzy": Prompt(
        "7.4",
        "Construction Frenzy: another Construction, by {piece} or an unspent Brigade?",
        "The opponent may carry out another Construction.",
    ),
}

REASONS: Final[dict[str, Sentence]] = {
    # APs
    "ap_not_left": Sentence("7.3", "There is no {0} left to use.", ("ap",)),
    "ap_without_action": Sentence("7.3", "Nobody can act with a {0} now.", ("ap",)),
    "ap_no_light": Sentence("7.3.7", "This AP allows neither Raid nor Light Movement."),
    "ap_no_army": Sentence(
        "7.3.7", "This AP allows neither Army Movement nor Marshal Troops nor Construction."
    ),
    "ap_no_sail": Sentence("7.3.7", "Only a Sail/Army AP allows Sail Movement."),
    "spent": Sentence("7.2.1", "{0} is Spent.", ("piece",)),
    "not_on_map": Sentence("7.3", "{0} is not one of your units on the map.", ("piece",)),
    "not_on_space": Sentence("7.3", "{0} is not one of your units on that space.", ("piece",)),
    "nobody_there": Sentence("7.3", "You have nobody at {0}.", ("space",)),
    "nobody_ready": Sentence("7.2.1", "Nobody at {0} can act now.", ("space",)),
    "indian_only": Sentence("7.3.2", "An Indian AP activates Indian units only."),
    "no_indians": Sentence(
        "Card 54", "No Indian unit takes part in an Action in this Action Round."
    ),
    "rough_seas": Sentence("Card 40", "No Fleet takes part in an Action: the seas are rough."),
    "lake_warships": Sentence("Card 39", "French warships close that Highway to the British."),
    "routed_only_moves": Sentence("13.8", "A Routed stack may only move."),
    "immobile": Sentence("10.2", "{0} cannot move.", ("piece",)),
    # Raids
    "raid_light_only": Sentence("9.0", "{0} is not a Light unit, so it cannot raid.", ("piece",)),
    "no_target": Sentence("9.1", "{0} has no target within reach.", ("piece",)),
    "raid_not_home": Sentence("9.0", "{0} is not a Home Space of the enemy.", ("space",)),
    "raid_no_fort": Sentence(
        "9.0", "{0} is Wilderness without an enemy Fort: nothing to raid.", ("space",)
    ),
    "raided_already": Sentence("9.0", "{0} has been raided this Year.", ("space",)),
    "raid_too_far": Sentence("9.1", "{0} is too far away for this Raid.", ("space",)),
    "raid_neutral_path": Sentence("8.0", "Raiders do not use the Paths of a neutral Nation.", ()),
    "raid_off_the_way": Sentence(
        "9.1", "The target cannot be reached from {0}.", ("space",)
    ),
    "raid_one_way": Sentence("9.1", "Only one way is left."),
    # Marshal Troops
    "marshal_not_light": Sentence("11.0", "A unit that is not Light must be activated."),
    "nobody_leads": Sentence("11.0", "Nobody at {0} can be activated.", ("space",)),
    "nobody_to_call": Sentence(
        "11.0", "Nobody can come to {0} from an adjacent space.", ("space",)
    ),
    "already_called": Sentence("11.0", "{0} is already coming.", ("piece",)),
    "not_adjacent": Sentence(
        "11.0", "{0} is not one of your units on an adjacent space.", ("piece",)
    ),
    "call_somebody": Sentence("11.0", "At least one unit must come."),
    # Construction
    "no_brigade": Sentence("12.0", "There is no Brigade of yours at {0}.", ("space",)),
    "brigades_spent": Sentence("7.2.1", "The Brigades at {0} are Spent.", ("space",)),
    "brigade_only": Sentence("12.0", "{0} is not a Brigade.", ("piece",)),
    "out_of_supply": Sentence("14.1.1", "The stack at {0} is Out of Supply.", ("space",)),
    "not_friendly": Sentence("12.0", "{0} is not a friendly space.", ("space",)),
    "build_outnumber": Sentence("12.0", "Enemy units at {0} are not Outnumbered.", ("space",)),
    "nothing_to_build": Sentence("12.0", "There is nothing to construct at {0}.", ("space",)),
    "fort_begun": Sentence("12.0", "{0} has a Fort Construction marker already.", ("space",)),
    "fort_there": Sentence("12.0", "{0} has a Fort already.", ("space",)),
    "fort_on_fortress": Sentence(
        "2.1.10", "{0} is a Fortress with a Bastion: no Fort is built there.", ("space",)
    ),
    "no_fort_site": Sentence("12.0", "{0} has no Fort Construction marker.", ("space",)),
    "no_fort_in_pool": Sentence("12.0", "Your pool has no Fort left.", ()),
    "no_own_fort": Sentence("12.0", "You have no Fort at {0}.", ("space",)),
    "fort_whole": Sentence("12.0", "The Fort at {0} is not Reduced.", ("space",)),
    "site_too_new": Sentence("12.0", "The marker was placed this Action Round."),
    "road_on_path_only": Sentence("12.0", "The connection to {0} is a Highway.", ("space",)),
    "road_there": Sentence("12.0", "There is a Road to {0} already.", ("space",)),
    "road_begun": Sentence(
        "12.0", "The Path to {0} has a Road Construction marker already.", ("space",)
    ),
    "no_road_site": Sentence(
        "12.0", "The Path to {0} has no Road Construction marker.", ("space",)
    ),
}

REFUSALS: Final[dict[str, str]] = {
    "lacrosse": "Say yes or no to the lacrosse game.",
    "pursue_interception": "Say yes or no to another roll.",
    "pursue_raid": "Say yes or no to another roll.",
}
"""What is said against a pick that was not offered, by the key of the question."""

LOG: Final[dict[str, Sentence]] = {
    "ap_used": Sentence("7.3", "The {0} use their {1}.", ("side", "ap")),
    "ap_held": Sentence("7.3.6", "The {0} hold a {1} for Reaction.", ("side", "ap")),
    # Raids
    "raid": Sentence("9.1", "{0} sets out to raid {1}.", ("piece", "space")),
    "raider_moves": Sentence(
        "9.1", "{0} moves on to {2}.", ("piece", "space", "space"), way=Way(1, 2, piece=0)
    ),
    "intercepted": Sentence(
        "9.2",
        "Interception: the {0} roll a {1} and catch {2} at {3}.",
        ("side", "d6", "piece", "space"),
    ),
    "not_intercepted": Sentence(
        "9.2",
        "Interception: the {0} roll a {1}, and {2} slips by at {3}.",
        ("side", "d6", "piece", "space"),
    ),
    "raid_succeeds": Sentence("9.3", "{0} rolls a {1}: {2} is raided.", ("piece", "d6", "space")),
    "raid_fails": Sentence(
        "9.3", "{0} rolls a {1}: the Raid on {2} fails.", ("piece", "d6", "space")
    ),
    "raider_back": Sentence("9.3", "{0} is back at {1}.", ("piece", "space")),
    "raider_home": Sentence(
        "9.3", "{0} goes home with the plunder, to the Losses box.", ("piece", "space")
    ),
    "frontiers_ablaze": Sentence("7.4", "{0}: {1} more.", ("card", "raid_points")),
    "plunder_captives": Sentence(
        "7.4", "{1}: {0} does not go to the Losses box.", ("piece", "card")
    ),
    "lacrosse": Sentence(
        "7.4", "{2}: {0} plays before the Fort at {1}.", ("piece", "space", "card")
    ),
    "pursuit_status": Sentence("7.4", "{1}: the die for {0} is rerolled.", ("piece", "card")),
    # Marshal Troops and Construction
    "marshals": Sentence("11.0", "{0} Marshals Troops at {1}.", ("piece", "space")),
    "fort_begun": Sentence("12.0", "{0} begins a Fort at {1}.", ("piece", "space")),
    "fort_built": Sentence("12.0", "{0} finishes {1} at {2}.", ("piece", "piece", "space")),
    "fort_repaired": Sentence("12.0", "{0} repairs {1}.", ("piece", "piece")),
    "fort_removed": Sentence("12.0", "{0} removes {1} at {2}.", ("piece", "piece", "space")),
    "site_removed": Sentence(
        "12.0", "{0} removes the Fort Construction marker at {1}.", ("piece", "space")
    ),
    "road_begun": Sentence("12.0", "{0} begins the Road from {1}.", ("piece", "connection")),
    "road_built": Sentence("12.0", "{0} finishes the Road from {1}.", ("piece", "connection")),
    "construction_frenzy": Sentence("7.4", "{0}: another Construction.", ("card",)),
}
