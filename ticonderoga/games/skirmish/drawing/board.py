"""The board of Skirmish, for all tables. Copy me: what never changes is described once."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import Board, Tone
from ticonderoga.games.skirmish.position import CARDS, HILLS, value_of
from ticonderoga.games.skirmish.text import RULES

TONES: Final[tuple[Tone, ...]] = ("red", "blue", "green", "gold")


def describe_board(seats: tuple[str, ...]) -> Board:
    """Five hills on a plain ridge. `kinds` says that a hill is what a table calls a space."""
    return {
        "game": "skirmish",
        "title": "Skirmish",
        "layout": "plain",
        "notice": "",
        "kinds": {"hill": "space"},
        "story": {"chapters": ["round"], "impulses": ["bid"], "outcomes": ["assault", "taken"]},
        "sides": [
            {"id": name, "name": name.capitalize(), "tone": TONES[seat]}
            for seat, name in enumerate(seats)
        ],
        "spaces": [
            {
                "id": name,
                "name": f"{name} hill",
                "label": f"{name.capitalize()} Hill",
                "x": 100 + 200 * hill,
                "y": 420 + 160 * (hill % 2),
                "shape": "circle",
                "region": 0,
                "zone": -1,
                "tags": [],
                "confidence": "certain",
                "about": [f"The {name} hill. Whoever holds the most hills wins."],
                "rules": ["3", "5"],
            }
            for hill, name in enumerate(HILLS)
        ],
        "links": [
            {"a": hill, "b": hill + 1, "style": "road", "note": "", "confidence": "certain"}
            for hill in range(len(HILLS) - 1)
        ],
        "regions": [
            {"id": "ridge", "name": "The ridge", "spaces": list(range(5))}
        ],
        "zones": [],
        "tracks": [
            {"id": "round", "name": "Round", "steps": [str(n) for n in range(1, 7)], "rule": "2"}
        ],
        "boxes": [],
        "cards": [
            {
                "number": card,
                "title": f"Card of {value_of(card)}",
                "kind": "card",
                "side": -1,
                "ops": value_of(card),
                "text": "Bid it in secret, or parry with it.",
                "rules": ["1", "2.1", "3.1"],
                "confidence": "certain",
            }
            for card in range(CARDS)
        ],
        "pieces": [],
        "rules": dict(RULES),
    }
