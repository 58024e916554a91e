"""The words of cards 55 to 96 that the others do not need. text.py joins them."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt

PROMPTS: Final[dict[str, Prompt]] = {
    "event_relocate": Prompt(
        "5.1",
        "{2}: which piece goes to {4}? ({3} to go)",
        "Pieces are being sent to {4} for {2} ({3} to go).",
        ("number", "number", "card", "number", "space"),
    ),
}

REFUSALS: Final[dict[str, str]] = {
    "event_relocate": "The card does not send that piece",
}

OPTIONS: Final[dict[str, str]] = {
    "two_militia_one_war_party": "Two Militia and one War Party",
    "one_militia_two_war_parties": "One Militia and two War Parties",
}
