"""Words of the Events: verbs, prompts, reasons, log lines, each with its rule number."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Verb

VERBS: Final[tuple[Verb, ...]] = (
    Verb("flip", ("piece",), "Flip {0} to Full"),
    Verb("call_back", ("piece",), "Return {0} from the Losses box"),
    Verb("give_up", ("piece",), "Eliminate {0}"),
    Verb("strike", ("piece",), "{0} to the Losses box"),
    Verb("take_fleet", ("piece",), "Take {0}"),
    Verb("lose_ap", ("ap",), "Lose {0}"),
    Verb("hold_back", ("space",), "Hold back the British at {0}"),
    Verb("close", ("connection",), "Close {0}"),
    Verb("relieve", ("space",), "Relieve the stack at {0}"),
    Verb("relieve_at_sea", (), "Relieve the stack in the Sail box"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "round_up": Prompt(
        "7.4",
        "{card}: which Reduced unit is flipped, or which lost one returns?",
        "The opponent resolves {card}.",
    ),
    "flip_again": Prompt(
        "7.4",
        "{card}: which other Reduced unit is flipped?",
        "The opponent resolves {card}.",
    ),
    "return_again": Prompt(
        "7.4",
        "{card}: which other unit returns from the Losses box?",
        "The opponent resolves {card}.",
    ),
    "return_to": Prompt(
        "7.4", "To which space does {piece} return?", "The opponent returns {piece} to the map."
    ),
    "disease": Prompt(
        "Card 34",
        "{card}: which Brigade is eliminated?",
        "The British choose the Brigade that they lose to {card}.",
    ),
    "disease_metropolitan": Prompt(
        "7.4",
        "{card}: which Metropolitan Brigade is eliminated?",
        "The opponent chooses the Metropolitan Brigade lost to {card}.",
    ),
    "disease_provincial": Prompt(
        "7.4",
        "{card}: which non-Metropolitan Brigade is eliminated?",
        "The opponent chooses the non-Metropolitan Brigade lost to {card}.",
    ),
    "blankets": Prompt(
        "Card 11",
        "{card}: which French-controlled Indian unit goes to the Losses box?",
        "The British choose Indian units for the French Losses box.",
    ),
    "promise": Prompt(
        "Card 53",
        "{card}: which of these Indian units goes to the Losses box?",
        "The British choose Indian units for the French Losses box.",
    ),
    "admiral": Prompt(
        "Card 18", "{card}: which Fleet arrives?", "The British choose a Fleet from the pool."
    ),
    "admiral_to": Prompt(
        "Card 18", "Where does {piece} arrive?", "The British choose a port for {piece}."
    ),
    "village_of": Prompt(
        "Card 51",
        "To which Village does {piece} return?",
        "The French choose a Village for {piece}.",
    ),
    "lose_french_ap": Prompt(
        "Card 6",
        "{card}: which AP of the French card is lost?",
        "The French choose the APs that they lose.",
    ),
    "lose_indian_ap": Prompt(
        "Card 6",
        "{card}: which AP of the Indian card is lost?",
        "The French choose the APs that they lose.",
    ),
    "hesitation": Prompt(
        "Card 33",
        "{card}: where are all British units Spent?",
        "The French choose a space where all British units are Spent.",
    ),
    "warships": Prompt(
        "Card 39",
        "{card}: which lake Highway is closed to the British?",
        "The French choose a lake Highway to close.",
    ),
    "relief": Prompt(
        "Card 21",
        "{card}: from which stack is the marker removed?",
        "The British choose a stack that loses its marker.",
    ),
}

REASONS: Final[dict[str, Sentence]] = {
    "round_up_not_yours": Sentence("7.4", "{0} is not under your command.", ("piece",)),
    "flip_no_walls": Sentence("7.4", "The Event flips neither Forts nor Bastions."),
    "flip_not_there": Sentence("7.4", "{0} is neither on the map nor in the Sail box.", ("piece",)),
    "flip_not_reduced": Sentence("7.4", "{0} is not Reduced.", ("piece",)),
    "return_not_lost": Sentence("7.4", "{0} is not in the Losses box.", ("piece",)),
    "return_canadiens": Sentence(
        "Card 31", "A Canadiens is in the Losses box and has to be taken first."
    ),
    "return_no_home": Sentence(
        "7.4", "You control no space to which {0} could return.", ("piece",)
    ),
    "sick_not_yours": Sentence("7.4", "{0} is not under your command.", ("piece",)),
    "sick_no_brigade": Sentence("7.4", "{0} is not a Brigade.", ("piece",)),
    "sick_not_there": Sentence("7.4", "{0} is neither on the map nor in the Sail box.", ("piece",)),
    "sick_metropolitan": Sentence("7.4", "It must be a Metropolitan Brigade."),
    "sick_provincial": Sentence("7.4", "It must be a non-Metropolitan Brigade."),
    "no_french_indian": Sentence(
        "Card 11", "{0} is not an Indian unit under French control.", ("piece",)
    ),
    "indian_not_on_map": Sentence("Card 11", "{0} is not on the map.", ("piece",)),
    "not_promised": Sentence("Card 53", "The Event does not speak of {0}.", ("piece",)),
    "promised_not_there": Sentence(
        "Card 53", "{0} is neither on the map nor in the Sail box.", ("piece",)
    ),
    "no_own_fleet": Sentence("Card 18", "{0} is not a British Fleet.", ("piece",)),
    "fleet_not_in_pool": Sentence("Card 18", "{0} is not in the Fleets pool.", ("piece",)),
    "ap_not_on_french_card": Sentence("Card 6", "The French card has no {0} left.", ("ap",)),
    "ap_not_on_indian_card": Sentence("Card 6", "The Indian card has no {0} left.", ("ap",)),
    "no_british_there": Sentence("Card 33", "No British unit is at {0}.", ("space",)),
    "no_lake_highway": Sentence(
        "Card 39", "{0} is none of the Highways that lake warships can close.", ("connection",)
    ),
    "both_ends_british": Sentence(
        "Card 39", "The British control both ends of {0}.", ("connection",)
    ),
    "no_oos_there": Sentence(
        "Card 21", "It has to be a British stack with an Out of Supply marker."
    ),
    "no_rout_there": Sentence("Card 21", "It has to be a British stack with a Rout marker."),
}

REFUSALS: Final[dict[str, str]] = {
    "return_to": (
        "A unit returns to a Home Space that you control, a Colonial Brigade to one of its Colony, "
        "an Indian unit to its Village."
    ),
    "admiral_to": "It has to be a British-controlled Coastal Space of a friendly Sea Zone.",
    "village_of": "It has to be a Village of its Nation without British units.",
}
"""What is said against a pick that was not offered, by the key of the question."""

LOG: Final[dict[str, Sentence]] = {
    "event": Sentence("7.4", "AR Start Event of the {0}: {1}.", ("side", "card")),
    "event_idle": Sentence("7.4", "{0} has no effect now.", ("card",)),
    "flipped": Sentence("3.0.2", "{0} is Full again.", ("piece",)),
    "called_back": Sentence("7.4", "{0} returns from the Losses box to {1}.", ("piece", "space")),
    "dies_out": Sentence("Card 45", "{0} leaves play for good.", ("piece",)),
    "village_taken": Sentence(
        "Card 51", "{0} was drawn but stays lost: British units are on its Village.", ("piece",)
    ),
    "admiral": Sentence("Card 18", "{0} has wintered at {1}.", ("piece", "space")),
    "ap_lost": Sentence("7.4", "The {0} lose an AP in this AR: {1}.", ("side", "ap")),
    "ap_added": Sentence("Card 54", "The {0} have one more {1} in this AR.", ("side", "ap")),
    "no_indians": Sentence("Card 54", "No Indian unit takes part in an Action in this AR."),
    "held_back": Sentence("Card 33", "All British units at {0} are Spent.", ("space",)),
    "warships": Sentence("Card 39", "{0} is closed to the British in this AR.", ("connection",)),
    "rough_seas": Sentence(
        "Card 40", "No Fleet is moved by an AP in this AR, and Flags of Fleets have no effect."
    ),
    "supplied_again": Sentence("Card 21", "The stack at {0} is no longer OOS.", ("place",)),
    "heartened": Sentence("Card 21", "The stack at {0} is no longer Routed.", ("place",)),
}
