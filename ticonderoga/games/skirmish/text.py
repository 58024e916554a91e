"""Every word of Skirmish. Copy me: verbs, prompts, reasons, log lines, each with its rule."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Verb

VERBS: Final = (
    Verb("bid", ("card",), "Bid {0}"),
    Verb("attack", ("hill",), "Attack the {0}"),
    Verb("stay", (), "Stay where you are"),
    Verb("parry", ("card",), "Parry with {0}"),
    Verb("no_parry", (), "Do not parry"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "bid": Prompt("2.1", "Which card do you bid?", "The captains bid in secret."),
    "attack": Prompt("3", "Which hill do you attack?", "The leader chooses a hill."),
    "parry": Prompt("3.1", "{by} attack the {hill}: do you parry?",
                    "The holder of the {hill} may parry {by}.", {"by": "seat"}),
}  # fmt: skip

REASONS: Final[dict[str, Sentence]] = {
    "not_in_hand": Sentence("2.1", "You do not hold {0}.", ("card",)),
    "already_yours": Sentence("3", "The {0} is yours already.", ("hill",)),
}

LOG: Final[dict[str, Sentence]] = {
    "round": Sentence("2", "Round {0}."),
    "bid": Sentence("2.1", "{0} bid {1}.", ("seat", "card")),
    "taken": Sentence("3", "{0} take the {1}.", ("seat", "hill")),
    "parry": Sentence("3.1", "{0} parry with {1}.", ("seat", "card")),
    "assault": Sentence("3.2", "{0} attack the {1}: {2} against {3}.",  # the dice are shown only
                        ("seat", "hill", "number", "number", "d6", "d6")),
    # The second argument (1) is known only to the seat that the first one (0) names.
    "drew": Sentence("4", "{0} draw {1}.", ("seat", "card"), private=1, owner=0),
}  # fmt: skip

RULES: Final[dict[str, str]] = {
    "1": "There are 24 cards, three of each value from 1 to 8, and five hills. Each captain is "
    "dealt five cards.",
    "2": "A round is a bid, a fight and a rest.",
    "2.1": "All captains who hold cards lay one in secret, at once. Then the cards are shown.",
    "2.2": "The highest bid leads; of equal bids the captain who sits first.",
    "3": "The leader attacks one hill that is not his, or stays. An empty hill is taken at once.",
    "3.1": "The holder of an attacked hill may parry with one card.",
    "3.2": "Both roll a die and add the values of their cards; the attacker needs more.",
    "4": "The lowest bidder, of equals the one who sits last, draws a card unseen by the others.",
    "5": "After the last round, or when nobody holds a card, the most hills win; equals share.",
}
