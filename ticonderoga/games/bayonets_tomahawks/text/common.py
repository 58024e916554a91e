"""Words that several chapters share: tracks, control, losses, War in Europe chits."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Prompt, Sentence, Verb

VERBS: Final[tuple[Verb, ...]] = (
    Verb("keep_chit", (), "Keep the old chit"),
    Verb("swap_chit", (), "Keep the new chit"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "chit": Prompt(
        "18.3.1",
        "You drew a War in Europe chit: keep which of the two?",
        "The opponent draws a War in Europe chit.",
    ),
}

REASONS: Final[dict[str, Sentence]] = {}

REFUSALS: Final[dict[str, str]] = {}

LOG: Final[dict[str, Sentence]] = {
    "scored": Sentence(
        "18.1",
        "The {0} score {1}; the VP marker is at {2} {3}.",
        ("side", "vps", "seat", "number"),
    ),
    "raid_points": Sentence(
        "9.3", "The {0} gain {1}: {2} on the Raid track.", ("side", "raid_points", "number")
    ),
    "raid_points_lost": Sentence(
        "9.3", "The {0} lose {1}: {2} on the Raid track.", ("side", "raid_points", "number")
    ),
    "raid_track": Sentence("9.3", "The {0} reach the end of the Raid track.", ("side",)),
    "chit_drawn": Sentence(
        "18.3.1",
        "The {0} draw a War in Europe chit: {1}.",
        ("side", "chit"),
        private=1,
        owner=0,
    ),
    "chit_kept": Sentence("18.3.1", "The {0} keep one chit and return the other.", ("side",)),
    "control": Sentence("2.1.2", "The {0} control {1}.", ("side", "space")),
    "open_seas": Sentence("10.6.2", "All Sea Zones are friendly to the British from now on."),
    "battle_marker": Sentence("10.7", "Battle marker at {0}.", ("space",)),
    "battle_marker_gone": Sentence("10.2.1", "The Battle marker at {0} is removed.", ("space",)),
    "nation": Sentence("8.1", "The {1} join the {0}.", ("side", "nation")),
    "overwhelmed": Sentence(
        "10.3.2", "The {0} at {1} are Overwhelmed.", ("side", "space")
    ),
    "eliminated": Sentence("13.4.1", "{0} is eliminated ({1}).", ("piece", "box")),
    "reduced": Sentence("3.0.2", "{0} is Reduced.", ("piece",)),
    "commander_alone": Sentence(
        "3.7", "{0}, alone at {1}, is removed from play.", ("piece", "place")
    ),
}
