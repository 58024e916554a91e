"""Words of militia and Indians."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Verb

VERBS: Final[tuple[Verb, ...]] = (
    Verb("call_out", ("piece",), "Call out the {0}"),
    Verb("hold_back", (), "Call out no militia"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "militia": Prompt(
        "12.2", "Which militia do you call out?", "The {side} player may call out militia."
    ),
    "muster": Prompt(
        "12.2", "Where does the {piece} muster?", "The {side} player places the {piece}."
    ),
    "militia_against": Prompt(
        "12.2",
        "The enemy enters {space}: call out militia there?",
        "The {side} player may call out militia at {space}.",
    ),
    "agent": Prompt(
        "13.1",
        "Where does the Indian agent go: {agent}?",
        "The {side} player sends out an Indian agent: {agent}.",
    ),
}

REASONS: Final[dict[str, Sentence]] = {
    "no_militia_of_yours": Sentence("12.2", "{0} is not your militia.", ("piece",)),
    "militia_not_available": Sentence("12.2", "{0} is not in the Available box.", ("piece",)),
    "militia_at_home": Sentence(
        "12.4", "{0} stays at home: the enemy controls its supply hexes.", ("piece",)
    ),
    "other_militia_at_home": Sentence(
        "12.5", "{0} stays at home: the enemy controls its supply hexes.", ("piece",)
    ),
    "no_hex_for_militia": Sentence(
        "12.2", "No hex of its area is open to {0} and in supply.", ("piece",)
    ),
    "not_their_area": Sentence("12.2", "Militia is called out in its own area only."),
    "militia_outside": Sentence("12.2", "Militia musters in a hex, not inside a town."),
    "enemy_in_the_hex": Sentence("12.2", "Militia is not called out on top of an enemy."),
    "tories_need_company": Sentence(
        "12.2", "Tory militia musters in an American hex only beside another British unit."
    ),
    "hex_not_supplied": Sentence("12.2", "No line of supply leads to that hex."),
}

REFUSALS: Final[dict[str, str]] = {
    "agent": "An agent goes to one of his own hexes that you control.",
}
"""What is said against a pick that was not offered, by the key of the question."""

LOG: Final[dict[str, Sentence]] = {
    "militia_called": Sentence("12.2", "{0} musters at {1}.", ("piece", "space")),
    "flag_up": Sentence(
        "12.4", "{0}: the {1} flag goes up, and its militia stays at home.", ("area", "side")
    ),
    "flag_down": Sentence("12.4", "{0}: the flag comes down.", ("area",)),
    "other_flag_up": Sentence(
        "12.5", "{0}: the {1} flag goes up, and its militia stays at home.", ("area", "side")
    ),
    "other_flag_down": Sentence("12.5", "{0}: the flag comes down.", ("area",)),
    "marion_rises": Sentence(
        "12.4", "{0}: from now on he replaces the militia of South Carolina.", ("piece",)
    ),
    "agent_fails": Sentence(
        "13.1", "Indian agent, {0}: rolls {1}, does not arrive.", ("agent", "d6")
    ),
    "agent_comes": Sentence(
        "13.1", "Indian agent, {0}: rolls {1}, arrives at {2}.", ("agent", "d6", "space")
    ),
    "agent_lost": Sentence("13.1", "Indian agent, {0}: driven from {1}.", ("agent", "space")),
    "tribe_stays": Sentence(
        "13", "{0}: the {3} player rolls {1}, needs {2} or less.",
        ("piece", "d6", "number", "side"),
    ),
    "tribe_comes": Sentence(
        "13", "{0}: the {3} player rolls {1}, needs {2} or less. They join at {4}.",
        ("piece", "d6", "number", "side", "space"),
    ),
    "brant_calls": Sentence("13.1", "{0} calls the {1} at {2}.", ("piece", "piece", "space")),
    "loyalty": Sentence("13.2", "Iroquois loyalty is {0}.", ("number",)),
    "tribe_withdraws": Sentence("13.2", "{0}: they leave the {1} side.", ("piece", "side")),
    "settlement_lost": Sentence(
        "13.3", "{0}: the enemy is at their settlement, {1}. They leave the map until spring.",
        ("piece", "space"),
    ),
}  # fmt: skip
