"""The words of the Events (5): prompts, refusals, log lines, options. words.py joins them."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence
from ticonderoga.games.liberty_or_death.text.commands import LEFT, WAY

PROMPTS: Final[dict[str, Prompt]] = {
    "event_space": Prompt(
        "5.1",
        "{card}: in which space is it carried out? ({left} to choose)",
        "A space for {card} is being chosen ({left} to choose).",
        LEFT,
    ),
    "event_loss_space": Prompt(
        "5.1",
        "{card}: in which space do the {faction} give up pieces? ({left} to choose)",
        "It is being chosen where the {faction} give up pieces for {card} ({left} to choose).",
        LEFT,
    ),
    "event_place": Prompt(
        "5.1",
        "{card}: what do you place, and where? ({left} to place)",
        "Pieces are being placed for {card} ({left} to place).",
        LEFT,
    ),
    "event_remove": Prompt(
        "5.1",
        "{card}: which piece goes? ({left} to go)",
        "Pieces are being taken off for {card} ({left} to go).",
        LEFT,
    ),
    "event_activate": Prompt(
        "5.1",
        "{card}: which one is Activated? ({left} to choose)",
        "It is being chosen who is Activated by {card} ({left} to choose).",
        LEFT,
    ),
    "event_number": Prompt(
        "5.1",
        "{card}: how many {kind}?",
        "It is being decided how many {kind} {card} brings.",
        {"kind": "kinds"},
    ),
    "event_unavailable": Prompt(
        "5.1.1",
        "{card}: how many of the {kind} come from Unavailable? The others come from Available.",
        "It is being decided from which box the {kind} of {card} come.",
        {"kind": "kinds"},
    ),
    "event_from_west_indies": Prompt(
        "5.1.1",
        "{card}: how many of the French Regulars come from the West Indies? The others come from "
        "Available.",
        "It is being decided from where the French Regulars of {card} come.",
    ),
    "event_faction": Prompt(
        "5.1",
        "{card}: which Faction is it about?",
        "A Faction for {card} is being chosen.",
    ),
    "event_option": Prompt(
        "5.1",
        "{card}: which of the two?",
        "It is being decided what {card} brings.",
    ),
    "event_may": Prompt(
        "5.1",
        "{card}: do you make use of it?",
        "A Faction decides whether it makes use of {card}.",
    ),
    "event_may_command": Prompt(
        "5.3",
        "{card}: do you carry out the free {command}?",
        "A Faction decides whether it carries out the free {command} of {card}.",
    ),
    "event_may_special": Prompt(
        "5.3",
        "{card}: do you carry out the free {special}?",
        "A Faction decides whether it carries out the free {special} of {card}.",
    ),
    "event_move": Prompt(
        "5.1",
        "{card}: which units move away?",
        "Units are being moved for {card}.",
    ),
    "event_goal": Prompt(
        "5.1",
        "{card}: where do the units from {origin} go?",
        "It is being chosen where the units from {origin} go.",
        WAY,
    ),
    "event_move_number": Prompt(
        "5.1",
        "{card}: how many {kind} go from {origin} to {goal}?",
        "It is being decided how many {kind} go from {origin} to {goal}.",
        {"kind": "kinds", **WAY},
    ),
    "event_relocate": Prompt(
        "5.1",
        "{card}: which piece goes to {space}? ({left} to go)",
        "Pieces are being sent to {space} for {card} ({left} to go).",
        LEFT,
    ),
    "event_leader": Prompt(
        "1.10",
        "Does {leader} go along with his units, and where? ({number} went)",
        "It is being decided whether {leader} goes along.",
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
