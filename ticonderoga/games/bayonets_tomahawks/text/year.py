"""Words of the Year: cards, Supply and Rally, reinforcements, Colonials, the Victory Check."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import ANY_LOT, Prompt, Sentence, Verb

VERBS: Final[tuple[Verb, ...]] = (
    Verb("keep_reserve", ("card",), "Keep {0} as your Reserve"),
    Verb("play_card", ("card",), "Play {0}"),
    Verb("first", ("seat",), "The {0} go first"),
    Verb("pick", ("piece",), "Take {0}"),
    Verb("place", ("space",), "Place at {0}", brings=ANY_LOT),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "reserve": Prompt(
        "7.1",
        "Keep one of your two cards as your Reserve; the other is discarded face down.",
        "The other side chooses its Reserve.",
    ),
    "play_card": Prompt(
        "7.1",
        "Play the card you have drawn or your Reserve; you keep the other.",
        "The other side chooses the card it plays.",
    ),
    "first_player": Prompt(
        "7.1",
        "You have Initiative: who is First Player this Action Round?",
        "The side with Initiative names the First Player.",
    ),
    "reinforcement": Prompt(
        "15.2.1",
        "{token}: take a unit.",
        "{token}: the other side takes a unit.",
    ),
    "arrival": Prompt(
        "15.3",
        "Where does {piece} arrive?",
        "The other side places {piece}.",
    ),
    "enlisting": Prompt(
        "16.3",
        "Where does {piece} enlist?",
        "The British place {piece}.",
    ),
}

REASONS: Final[dict[str, Sentence]] = {
    "reserve_not_drawn": Sentence("7.1", "You keep one of the two cards that you have drawn."),
    "card_not_in_hand": Sentence("7.1", "You play the card that you have drawn or your Reserve."),
    "not_on_token": Sentence("15.2.1", "This token does not bring {0}.", ("piece",)),
    "not_in_pool": Sentence("15.2.1", "{0} is not in its pool.", ("piece",)),
    "light_pool_first": Sentence(
        "16.2.1", "{0} returns from the Losses box only when the pool is empty.", ("piece",)
    ),
    "equal_is_offered": Sentence("3.0", "{0} is equal to another one; take that.", ("piece",)),
    "no_coast": Sentence("15.3", "{0} is not on the coast.", ("space",)),
    "no_port_of_arrival": Sentence(
        "15.3",
        "{0} is neither a friendly Coastal Home Space nor a captured one on a friendly Sea Zone.",
        ("space",),
    ),
    "no_fleet_placed": Sentence(
        "15.3", "{0} is not where your reinforcements have begun to arrive.", ("space",)
    ),
    "no_british_colony": Sentence("16.3", "{0} is not in a British Colony.", ("space",)),
    "another_colony": Sentence("16.3", "{0} is in another Colony.", ("space",)),
    "colony_space_lost": Sentence("16.3", "{0} is in enemy hands.", ("space",)),
}

REFUSALS: Final[dict[str, str]] = {}
"""What is said against a pick that was not offered, by the key of the question."""

LOG: Final[dict[str, Sentence]] = {
    "round": Sentence("4.2", "Action Round {0} of {1} begins.", ("number", "number")),
    "card_drawn": Sentence("7.1", "The {0} draw {1}.", ("side", "card"), private=1, owner=0),
    "indian_drawn": Sentence(
        "7.1", "The {0} draw for the Indian card: {1}.", ("side", "card"), private=1, owner=0
    ),
    "reserve_kept": Sentence(
        "7.1", "The {0} keep {1} as their Reserve.", ("side", "card"), private=1, owner=0
    ),
    "card_played": Sentence("7.1", "The {0} play {1}.", ("side", "card")),
    "indian_played": Sentence("7.1", "The Indian card is {0}.", ("card",)),
    "initiative": Sentence("7.1", "The {0} have Initiative.", ("side",)),
    "first_player": Sentence("7.1", "The {0} are First Player.", ("side",)),
    "card_gone": Sentence("7.4", "{0} is removed from the game.", ("card",)),
    "out_of_supply": Sentence("14.1.1", "The {0} at {1} are Out of Supply.", ("side", "place")),
    "in_supply": Sentence("14.1.1", "The {0} at {1} are in Supply again.", ("side", "place")),
    "rally_roll": Sentence("14.2", "The {0} at {1} roll a {2}.", ("side", "place", "d6")),
    "rallied": Sentence("14.2", "The {0} at {1} Rally.", ("side", "place")),
    "still_routed": Sentence("14.2", "The {0} at {1} stay Routed.", ("side", "place")),
    "pool_empty": Sentence("15.2", "The {0} pool is empty.", ("side",)),
    "reinforced": Sentence("15.2", "The {0} draw {1}.", ("side", "piece")),
    "token_drawn": Sentence("15.2.1", "The {0} draw the token {1}.", ("side", "token")),
    "token_back": Sentence("15.2.1", "{0} goes back to its pool.", ("token",)),
    "navy_losses": Sentence("15.2.1", "{0} is removed from the pool permanently.", ("piece",)),
    "nothing_to_pick": Sentence(
        "15.2.1", "Nothing left for {1}: the {0} draw another piece.", ("side", "token")
    ),
    "placed": Sentence("15.3", "{0} arrives at {1}.", ("piece", "place")),
    "waits_disbanded": Sentence(
        "16.3", "{0} has no friendly space in its Colony and stays Disbanded.", ("piece",)
    ),
    "campaign_decks": Sentence(
        "16.4", "The last Buildup cards are discarded; the Campaign Decks come into use."
    ),
    "victory_check": Sentence("18.2.1", "Victory Check of {0}.", ("number",)),
    "scenario_bonus": Sentence("18.2.1", "Scenario Bonus of the {0}: {1}.", ("side", "vps")),
    "chit_shown": Sentence("18.3.2", "The {0} reveal a War in Europe chit: {1}.", ("side", "chit")),
}

ENDINGS: Final[dict[str, Sentence]] = {
    "threshold": Sentence("18.2.1", "the Victory Threshold of the Year was reached"),
    "last_year": Sentence("18.2.1", "the Victory Check of the last Year decided"),
}
"""How the game ended, by the key of the reason."""
