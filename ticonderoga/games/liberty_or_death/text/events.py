"""The words of the Events (5): prompts, refusals, log lines, options. words.py joins them."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence
from ticonderoga.games.liberty_or_death.text.commands import LEFT, WAY

PROMPTS: Final[dict[str, Prompt]] = {
    "event_space": Prompt(
        "5.1",
        "{card}: choose a space ({left} left).",
        "A space for {card} is being chosen ({left} to choose).",
        LEFT,
    ),
    "event_loss_space": Prompt(
        "5.1",
        "{card}: in which space do the {faction} remove pieces? ({left} left)",
        "Spaces where the {faction} remove pieces for {card} are being chosen ({left} left).",
        LEFT,
    ),
    "event_place": Prompt(
        "5.1",
        "{card}: place what, and where? ({left} left)",
        "Pieces are being placed for {card} ({left} to place).",
        LEFT,
    ),
    "event_remove": Prompt(
        "5.1",
        "{card}: remove which piece? ({left} left)",
        "Pieces are being removed for {card} ({left} left).",
        LEFT,
    ),
    "event_activate": Prompt(
        "5.1",
        "{card}: Activate which one? ({left} left)",
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
        "{card}: which Faction?",
        "A Faction for {card} is being chosen.",
    ),
    "event_option": Prompt(
        "5.1",
        "{card}: which of the two?",
        "It is being decided what {card} brings.",
    ),
    "event_may": Prompt(
        "5.1",
        "{card}: use it?",
        "A Faction decides whether to use {card}.",
    ),
    "event_may_command": Prompt(
        "5.3",
        "{card}: execute the free {command}?",
        "A Faction decides whether to execute the free {command} of {card}.",
    ),
    "event_may_special": Prompt(
        "5.3",
        "{card}: execute the free {special}?",
        "A Faction decides whether to execute the free {special} of {card}.",
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
        "{card}: which piece moves to {space}? ({left} left)",
        "Pieces are being moved to {space} for {card} ({left} left).",
        LEFT,
    ),
    "event_leader": Prompt(
        "1.10",
        "Does {leader} move with his units, and where? ({number} moved)",
        "Whether {leader} moves along is being decided.",
    ),
}

REFUSALS: Final[dict[str, str]] = {
    "event_space": "The card cannot be carried out there",
    "event_must": "The card must be carried out as far as possible",
    "event_loss_space": "Two pieces are removed where there are two, if there is such a space",
    "event_place": "The card places the pieces it names, as available, where there is room",
    "event_remove": "The card removes the pieces it names, in the order it says",
    "event_activate": "The card does not Activate that piece",
    "event_number": "The number must fit the card and the available pieces",
    "event_unavailable": "The two boxes do not hold it that way",
    "event_from_west_indies": "Available and the West Indies do not hold it that way",
    "event_faction": "The card has no effect on that Faction now",
    "event_option": "The card leaves no such choice",
    "event_may": "The card asks for a yes or a no",
    "event_may_command": "The card asks for a yes or a no",
    "event_may_special": "The card asks for a yes or a no",
    "event_move": "The card does not move that unit",
    "event_goal": "The units cannot go there",
    "event_move_number": "That many units cannot move",
    "event_relocate": "The card moves the pieces it names, from other spaces",
    "event_leader": "He moves with his own units or stays",
}
"""Why something is outside what a question offers, by the question's name."""

LOG: Final[dict[str, Sentence]] = {
    "made_ineligible": Sentence(
        "2.3.6", "{0} are Ineligible through the next card.", ("seat",)
    ),
    "kept_eligible": Sentence("2.3.6", "{0} are Eligible on the next card.", ("seat",)),
    "withheld": Sentence(
        "5.1.1", "{0:{1}} moved from Available to Unavailable.", ("number", "kind")
    ),
    "squadrons_withheld": Sentence(
        "1.9", "{0:Squadron} from the West Indies to Unavailable; {1} left there.",
        ("number", "number"),
    ),
    "squadrons_sent": Sentence(
        "1.9", "{0:Squadron} from Unavailable to the West Indies; now {1} there.",
        ("number", "number"),
    ),
}  # fmt: skip

OPTIONS: Final[dict[str, str]] = {
    "scout": "Scout",
    "march": "March",
    "two_militia_one_war_party": "Two Militia and one War Party",
    "one_militia_two_war_parties": "One Militia and two War Parties",
}
