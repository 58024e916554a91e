"""The words of the Events (chapter 5): prompts, refusals, log lines, options. words.py joins them.

A prompt's arguments begin with what may be picked and whether one may decline (rules/asking.py);
what it speaks of comes third.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence

PROMPTS: Final[dict[str, Prompt]] = {
    "event_space": Prompt(
        "5.1",
        "{2}: in which space is it carried out? ({3} to choose)",
        "A space for {2} is being chosen ({3} to choose).",
        ("number", "number", "card", "number"),
    ),
    "event_loss_space": Prompt(
        "5.1",
        "{2}: in which space do the {4} give up pieces? ({3} to choose)",
        "It is being chosen where the {4} give up pieces for {2} ({3} to choose).",
        ("number", "number", "card", "number", "faction"),
    ),
    "event_place": Prompt(
        "5.1",
        "{2}: what do you place, and where? ({3} to place)",
        "Pieces are being placed for {2} ({3} to place).",
        ("number", "number", "card", "number"),
    ),
    "event_remove": Prompt(
        "5.1",
        "{2}: which piece goes? ({3} to go)",
        "Pieces are being taken off for {2} ({3} to go).",
        ("number", "number", "card", "number"),
    ),
    "event_activate": Prompt(
        "5.1",
        "{2}: which one is Activated? ({3} to choose)",
        "It is being chosen who is Activated by {2} ({3} to choose).",
        ("number", "number", "card", "number"),
    ),
    "event_number": Prompt(
        "5.1",
        "{2}: how many {3}?",
        "It is being decided how many {3} {2} brings.",
        ("number", "number", "card", "kinds"),
    ),
    "event_unavailable": Prompt(
        "5.1.1",
        "{2}: how many of the {3} come from Unavailable? The others come from Available.",
        "It is being decided from which box the {3} of {2} come.",
        ("number", "number", "card", "kinds"),
    ),
    "event_from_west_indies": Prompt(
        "5.1.1",
        "{2}: how many of the French Regulars come from the West Indies? The others come from "
        "Available.",
        "It is being decided from where the French Regulars of {2} come.",
        ("number", "number", "card"),
    ),
    "event_faction": Prompt(
        "5.1",
        "{2}: which Faction is it about?",
        "A Faction for {2} is being chosen.",
        ("number", "number", "card"),
    ),
    "event_option": Prompt(
        "5.1",
        "{2}: which of the two?",
        "It is being decided what {2} brings.",
        ("number", "number", "card"),
    ),
    "event_may": Prompt(
        "5.1",
        "{2}: do you make use of it?",
        "A Faction decides whether it makes use of {2}.",
        ("number", "number", "card"),
    ),
    "event_may_command": Prompt(
        "5.3",
        "{2}: do you carry out the free {3}?",
        "A Faction decides whether it carries out the free {3} of {2}.",
        ("number", "number", "card", "command"),
    ),
    "event_may_special": Prompt(
        "5.3",
        "{2}: do you carry out the free {3}?",
        "A Faction decides whether it carries out the free {3} of {2}.",
        ("number", "number", "card", "special"),
    ),
    "event_move": Prompt(
        "5.1",
        "{2}: which units move away?",
        "Units are being moved for {2}.",
        ("number", "number", "card"),
    ),
    "event_goal": Prompt(
        "5.1",
        "{2}: where do the units from {4} go?",
        "It is being chosen where the units from {4} go.",
        ("number", "number", "card", "kinds", "space"),
    ),
    "event_move_number": Prompt(
        "5.1",
        "{2}: how many {3} go from {4} to {5}?",
        "It is being decided how many {3} go from {4} to {5}.",
        ("number", "number", "card", "kinds", "space", "space"),
    ),
    "event_relocate": Prompt(
        "5.1",
        "{2}: which piece goes to {4}? ({3} to go)",
        "Pieces are being sent to {4} for {2} ({3} to go).",
        ("number", "number", "card", "number", "space"),
    ),
    "event_leader": Prompt(
        "1.10",
        "Does {2} go along with his units, and where?",
        "It is being decided whether {2} goes along.",
        ("number", "number", "leader", "number"),
    ),
}

REFUSALS: Final[dict[str, str]] = {
    "event_space": "The card cannot be carried out there",
    "event_must": "What the card says has to be done as far as it can be",
    "event_loss_space": "Two pieces are given up where there are two, while there is such a space",
    "event_place": "The card places what it names and what can be had, where there is room",
    "event_remove": "The card takes pieces that it names, where they are, in the order it says",
    "event_activate": "The card does not Activate that piece",
    "event_number": "The number has to fit the card and the pieces that can be had",
    "event_unavailable": "The two boxes do not hold it that way",
    "event_from_west_indies": "Available and the West Indies do not hold it that way",
    "event_faction": "The card can do nothing with that Faction as things are",
    "event_option": "The card leaves no such choice",
    "event_may": "The card asks for a yes or a no",
    "event_may_command": "The card asks for a yes or a no",
    "event_may_special": "The card asks for a yes or a no",
    "event_move": "The card does not move that unit",
    "event_goal": "The units cannot go there",
    "event_move_number": "So many units cannot move",
    "event_relocate": "The card sends pieces that it names, from other spaces where they are",
    "event_leader": "He goes along with units of his own or stays",
}
"""Why something is outside what a question offers, by the question's name."""

LOG: Final[dict[str, Sentence]] = {
    "made_ineligible": Sentence(
        "2.3.6", "{0} are Ineligible through the next card.", ("seat",)
    ),
    "kept_eligible": Sentence("2.3.6", "{0} are Eligible on the next card.", ("seat",)),
    "withheld": Sentence(
        "5.1.1", "{0} {1} go from Available to Unavailable.", ("number", "kinds")
    ),
    "squadrons_withheld": Sentence(
        "1.9", "{0} of the Squadrons in the West Indies is now Unavailable; {1} remain.",
        ("number", "number"),
    ),
    "squadrons_sent": Sentence(
        "1.9", "{0} of the Unavailable Squadrons sail to the West Indies, where {1} are now.",
        ("number", "number"),
    ),
}  # fmt: skip

OPTIONS: Final[dict[str, str]] = {
    "scout": "Scout",
    "march": "March",
    "two_militia_one_war_party": "Two Militia and one War Party",
    "one_militia_two_war_parties": "One Militia and two War Parties",
}
