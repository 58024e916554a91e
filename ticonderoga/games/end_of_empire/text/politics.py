"""Words of set-up, turns, politics and victory: verbs, prompts, reasons, log lines, each with its
rule number."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Verb, Way

VERBS: Final[tuple[Verb, ...]] = (
    Verb("outside", ("space",), "{0}: begin outside, in the hex"),
    Verb("inside", ("space",), "{0}: begin inside, without a Fort marker"),
    Verb("fort_marker", ("space",), "{0}: begin inside, under a Fort marker"),
    Verb("station", ("piece",), "{0} begins elsewhere in Nova Scotia"),
    Verb("arranged", (), "Keep this set-up"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "arrange": Prompt(
        "3",
        "Change anything in your set-up?",
        "The {side} player reviews the set-up.",
    ),
    "station": Prompt("2.8", "Where does {piece} begin?", "The British player stations {piece}."),
    "new_france": Prompt(
        "15.4",
        "Offer France the return of New France? France enters on a roll of 1.",
        "The American player may offer France the return of New France.",
    ),
}

REASONS: Final[dict[str, Sentence]] = {
    "no_stack_of_yours": Sentence("3", "No stack of your set-up is at {0}.", ("space",)),
    "nothing_inside": Sentence("3", "No town, outpost or fortress is at {0}.", ("space",)),
    "fort_is_fixed": Sentence("3", "The troops at {0} must begin under a Fort marker.", ("space",)),
    "arranged_already": Sentence("3", "You have changed the stack at {0} already.", ("space",)),
    "outside_already": Sentence("3", "The stack at {0} is outside already.", ("space",)),
    "inside_already": Sentence(
        "3", "The stack at {0} is inside already, and has no Fort marker.", ("space",)
    ),
    "fort_already": Sentence("3", "The stack at {0} is under a Fort marker already.", ("space",)),
    "no_fort_marker_here": Sentence(
        "3", "Only outposts may begin with a Fort marker, and {0} is none.", ("space",)
    ),
    "enemy_begins_there": Sentence("3", "The enemy has the other part of {0}.", ("space",)),
    "no_such_code": Sentence("2.8", "{0} has no choice of where to begin.", ("piece",)),
    "stationed_already": Sentence("2.8", "{0} has been stationed already.", ("piece",)),
}

REFUSALS: Final[dict[str, str]] = {
    "station": "Only the four entry hexes of Nova Scotia without French units are allowed.",
    "new_france": "Answer yes or no.",
}
"""What is said against a pick that was not offered, by the key of the question."""

LOG: Final[dict[str, Sentence]] = {
    "set_outside": Sentence("3", "The {0} stack at {1} begins outside.", ("side", "space")),
    "set_inside": Sentence("3", "The {0} stack at {1} begins inside.", ("side", "space")),
    "set_fort_marker": Sentence(
        "3", "The {0} stack at {1} begins under a Fort marker.", ("side", "space")
    ),
    "stationed": Sentence(
        "2.8", "{0} begins not at {1} but at {2}.", ("piece", "space", "space"),
        way=Way(1, 2, piece=0),
    ),
    "turn_begins": Sentence("4", "Turn {0}: {1} {2}.", ("number", "season", "number")),
    "entry_marked": Sentence(
        "O10", "French entry is marked on turn {0}, Spanish entry on turn {1}.",
        ("number", "number"),
    ),
    "entry_roll_succeeds": Sentence(
        "O10", "Roll for {0}: {1} + {2}. It enters the war.",
        ("nation", "d6", "number"),
    ),
    "entry_roll_fails": Sentence(
        "O10", "Roll for {0}: {1} + {2}. Not yet.", ("nation", "d6", "number")
    ),
    "french_entry": Sentence(
        "15.2", "France enters the war on turn {0}. The West Indies Withdrawal is due on turn {1}.",
        ("number", "number"),
    ),
    "spanish_entry": Sentence("15.5", "Spain enters the war on turn {0}.", ("number",)),
    "leader_recalled": Sentence("7.6", "{0} is recalled.", ("piece",)),
    "new_france_succeeds": Sentence(
        "15.4", "New France is offered, and the die is {0}: France accepts.", ("d6",)
    ),
    "new_france_fails": Sentence(
        "15.4", "New France is offered, and the die is {0}: France declines.", ("d6",)
    ),
    "vermont_republic": Sentence(
        "12.4", "Vermont makes its own peace: its militia leaves, and {0} feeds no Americans.",
        ("space",),
    ),
    "all_ports_british": Sentence("15.7", "The British occupy every American port."),
    "collapse_roll": Sentence(
        "15.7", "Economy: roll {0}, ports {1}, {2} in all, total {3}.",
        ("d6", "number", "text", "number"),
    ),
    "economy": Sentence("15.7", "The American economy is now: {0}.", ("economy",)),
    "left_for_collapse": Sentence("15.7", "{0} is withdrawn.", ("piece",)),
    "raids_over": Sentence("15.7", "All Raid markers are removed."),
    "pride": Sentence("15.1", "{0} cannot command the British and is withdrawn.",
                      ("piece",)),
    "fort_gage_gone": Sentence("7.5", "{0} is removed.", ("piece",)),
    "blommart_gone": Sentence("7.5", "{0} is removed: New Orleans and Pensacola are lost.",
                              ("piece",)),
    "ludwig_mounted": Sentence("7.5", "{0} rolls {1} for horses: it is mounted.",
                               ("piece", "d6")),
    "ludwig_on_foot": Sentence("7.5", "{0} rolls {1} for horses: none.",
                               ("piece", "d6")),
    "won": Sentence("4", "The {0} player wins.", ("side",)),
    "drawn": Sentence("4", "The game is a draw."),
}  # fmt: skip

_ENDINGS: Final[dict[str, Sentence]] = {
    "places": Sentence("S", "the places that the scenario asks for were held"),
    "points": Sentence("S", "the points for places taken decided"),
    "restoration": Sentence("15.9", "British rule was restored"),
    "north": Sentence("15.8", "Lord North fell"),
    "west_indies": Sentence("7.6", "the West Indies went unprotected, and Lord North fell"),
    "losses": Sentence("S", "too many British regulars were lost"),
    "collapse": Sentence("15.7", "the American economy had collapsed"),
    "france": Sentence("S", "with France in the war the Americans held out"),
    "last_turn": Sentence("S", "time ran out for the other side"),
    "draw": Sentence("S", "neither side reached its goal"),
}

ENDINGS: Final[dict[str, Sentence]] = {
    **_ENDINGS,
    **{
        f"{key}_decisive": Sentence(one.rule, f"{one.template}: a decisive victory")
        for key, one in _ENDINGS.items()
    },
}
"""How the game ended, by the key of the reason. The rule S is that of the scenario."""
