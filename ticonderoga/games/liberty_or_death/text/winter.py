"""The words of winter (6) and of victory (7). words.py joins them."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence
from ticonderoga.games.liberty_or_death.text.commands import LEFT

PROMPTS: Final[dict[str, Prompt]] = {
    "supply": Prompt(
        "6.2.1",
        "Your units in {space} are out of supply: what do you do?",
        "The {faction} supply their units in {space}.",
    ),
    "supply_loss": Prompt(
        "6.2.1",
        "Remove which unit in {space}? ({left} left)",
        "Patriot units are removed in {space}.",
        LEFT,
    ),
    "supply_goal": Prompt(
        "6.2.1",
        "Move the units in {space} to where?",
        "Units move from {space}.",
    ),
    "new_village": Prompt(
        "6.2.1",
        "No Village is left: in which Reserve do you place one?",
        "The Indians place a Village in a Reserve.",
    ),
    "withdraw": Prompt(
        "6.2.2",
        "How many Regulars do you withdraw from the West Indies? If any stay you pay one Resource.",
        "The {faction} decide who stays in the West Indies.",
    ),
    "winter_reward": Prompt("6.4.1", "Reward Loyalty: where?", "The British may Reward Loyalty."),
    "winter_committee": Prompt(
        "6.4.2",
        "Committees of Correspondence: where?",
        "The Patriots may pay for Committees of Correspondence.",
    ),
    "redeploy": Prompt(
        "6.5.2",
        "Redeploy {leader} to where? Choose none for Available.",
        "{leader} may be redeployed.",
    ),
    "deserter": Prompt(
        "6.6",
        "Which of the {kind} deserts? ({left} left)",
        "Deserters are being chosen among the {kind}.",
        {"kind": "kinds", **LEFT},
    ),
    "base_lost": Prompt(
        "6.7",
        "You are ahead on the frontier: remove which Fort or Village?",
        "The side ahead on the frontier removes a Fort or Village.",
    ),
}

REFUSALS: Final[dict[str, str]] = {
    "supply": "That cannot be done for supply there",
    "supply_loss": "A Patriot unit of the space that is out of supply goes",
    "supply_goal": "Only the nearest space is allowed",
    "new_village": "The Village goes to an Indian Reserve with room for it",
    "withdraw": "Regulars stay only if a Resource is paid, and no more leave than are there",
    "winter_reward": "Loyalty is rewarded once in a space with British Control, a Regular and a "
    "Tory, if it can be paid and something changes",
    "winter_committee": "Committees work once in a space with Rebellion Control and a Patriot "
    "piece, if it can be paid and something changes",
    "redeploy": "A Leader goes where his Faction has pieces",
    "deserter": "Somebody of the kind that deserts now has to go, where there is one",
    "base_lost": "A Fort or Village of your own goes",
}
"""Why something is outside what a question offers, by the question's name."""

LOG: Final[dict[str, Sentence]] = {
    "winter": Sentence("6.0", "Winter Quarters round {0}.", ("number",)),
    "checked": Sentence(
        "7.2", "Victory check of the {0}: {1:+d} and {2:+d}.", ("faction", "number", "number")
    ),
    "final_margin": Sentence("7.3", "Final margin of the {0}: {1:+d}.", ("faction", "number")),
    "solitaire_lead": Sentence(
        "8.8", "The player's margin less that of the best non-player: {0:+d}.", ("number",)
    ),
    "game_over": Sentence("7.1", "The game is over: {0}.", ("ending",)),
    "supply_paid": Sentence("6.2.1", "The {0} pay for supply in {1}.", ("faction", "space")),
    "supply_shifted": Sentence(
        "6.2.1", "The British shift {0} instead of paying supply.", ("space",)
    ),
    "supply_failed": Sentence("6.2.1", "The {0} are not supplied in {1}.", ("faction", "space")),
    "stays_in_west_indies": Sentence(
        "6.2.2", "The {0} pay for those who stay in the West Indies: {1}.", ("faction", "number")
    ),
    "income": Sentence("6.3", "The {0} earn {1:Resource}.", ("faction", "number")),
    "leader_changed": Sentence("6.5.1", "{1} replaces {0}.", ("leader", "leader")),
    "markers_cleared": Sentence("6.7", "All Raid and Propaganda markers are removed."),
    "casualties_returned": Sentence("6.7", "The cubes among the Casualties are Available again."),
    "irregulars_hidden": Sentence("6.7", "All Militia and War Parties are Underground."),
    "winter_event": Sentence("6.7", "{0} takes effect.", ("card",)),
    "casualties_evened": Sentence("6.7", "CBC is now {0}, CRC {1}.", ("number", "number")),
}

OPTIONS: Final[dict[str, str]] = {
    "supply_pay": "Pay one Resource",
    "supply_remove": "Remove the units",
    "supply_shift": "Shift the space toward Active Opposition",
    "supply_move": "Move to the nearest space in supply",
}

ENDINGS: Final[dict[str, Sentence]] = {
    "victory_check": Sentence("7.2", "a Faction has met its conditions at a Victory Check"),
    "non_player_check": Sentence(
        "7.1", "a non-player has passed a Victory Check, and all players lose"
    ),
    "final_margin": Sentence("7.3", "the highest margin wins after the last winter"),
    "fell_behind": Sentence("8.8", "the player has fallen behind a non-player"),
    "solitaire_won": Sentence("8.8", "the player is far enough ahead of every non-player"),
    "solitaire_stalemate": Sentence("8.8", "stalemate: the struggle continues"),
    "solitaire_lost": Sentence(
        "8.8",
        "the player is not ahead of every non-player, or cannot win without the Treaty",
    ),
}
"""Why a game is over; the terms of the kind "ending"."""
