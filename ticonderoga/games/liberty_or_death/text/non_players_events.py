"""The words of non-players: Events."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Sentence

_NODE: Final = ("text",)
_SPACE: Final = ("text", "space")
_PIECE: Final = ("text", "kinds", "space")


def _met(rule: str, text: str) -> Sentence:
    return Sentence(rule, "{0}: the Event is executed: " + text, _NODE)


LOG: Final[dict[str, Sentence]] = {
    # whether
    "np_event_sword": Sentence("8.1", "{0}: a sword on the card: no Event.", _NODE),
    "np_event_instruction": Sentence(
        "8.3.1", "{0}: no Event: what the card's instruction wants is not there.", _NODE
    ),
    "np_event_ineffective": Sentence(
        "8.3.3", "{0}: no Event: it would be Ineffective, {1}.", ("text", "why")
    ),
    "np_event_no": Sentence(
        "8.1", "{0}: no Event (Support {2}, Opposition {3}): {1}.",
        ("text", "why", "number", "number"),
    ),
    "np_event_roll": Sentence(
        "8.1", "{0}: the Event is executed: it is Effective, and the roll is {1}.",
        ("text", "d6"),
    ),
    "np_event_no_roll": Sentence(
        "8.1", "{0}: no Event: no other question is met, and the roll is {1}, not 5 or 6.",
        ("text", "d6"),
    ),
    "np_event_shift": Sentence(
        "8.3.6", "{0}: the Event is executed: Support {1}, Opposition {2}, and it shifts the "
        "balance.", ("text", "number", "number"),
    ),
    "np_event_unavailable": _met("8.4", "it brings British pieces out of Unavailable."),
    "np_event_british_placed": _met(
        "8.4", "it places Tories, a Fort or Regulars where they are wanted."
    ),
    "np_event_casualties": _met("8.3", "it inflicts Casualties on the enemy."),
    "np_event_militia": _met(
        "8.5", "it places Underground Militia at Active Support or at a Village."
    ),
    "np_event_fort_or_village": _met("8.5", "it places a Patriot Fort or removes a Village."),
    "np_event_money": _met("8.3", "it brings in Resources."),
    "np_event_village": _met("8.7", "it places a Village or grants a free Gather."),
    "np_event_fort_removed": _met("8.7", "it removes a Patriot Fort."),
    "np_event_french_released": _met(
        "8.6", "it brings French Regulars or Squadrons out of Unavailable."
    ),
    "np_event_french_placed": _met("8.6", "it brings French Regulars to the map."),
    # how
    "np_event_space": Sentence("8.3.5", "{0}: the Event works in {1}.", _SPACE),
    "np_event_places": Sentence("8.3.5", "{0}: next of the {1}, in {2}.", _PIECE),
    "np_event_removes": Sentence("8.3.5", "{0}: next of the {1}, from {2}.", _PIECE),
    "np_event_activates": Sentence("8.3.5", "{0}: one of the {1} in {2} is Activated.", _PIECE),
    "np_event_moves": Sentence(
        "8.3.1", "{0}: as in a March, {1} go from {2} to {3}.", ("text", "kinds", "space", "space")
    ),
    "np_event_goal": Sentence("8.3.5", "{0}: they go to {1}.", _SPACE),
    "np_event_faction": Sentence("8.3.5", "{0}: the Event is aimed at {1}.", ("text", "faction")),
    "np_event_march": Sentence("8.3.1", "{0}: a March to {1}, for a Battle there.", _SPACE),
    "np_event_battle": Sentence("8.3.5", "{0}: a Battle with superior Force is possible.", _NODE),
    "np_event_no_command": Sentence(
        "8.3.5", "{0}: the chart has no use for the free {1}.", ("text", "command")
    ),
}  # fmt: skip
