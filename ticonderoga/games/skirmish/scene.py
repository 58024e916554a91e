"""How Skirmish is drawn at a browser table. Copy me: a description, and a look through a view."""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.games.skirmish.position import CARDS, HILLS, value_of
from ticonderoga.games.skirmish.text import RULES

TONES: Final = ("red", "blue", "green", "gold")


def describe_board(seats: tuple[str, ...]) -> dict[str, Any]:
    """Five hills on a plain ridge. `kinds` says that a hill is what a table calls a space."""
    return {
        "game": "skirmish",
        "title": "Skirmish",
        "layout": "plain",
        "notice": "",
        "kinds": {"hill": "space"},
        "story": {"chapters": ["round"], "impulses": ["bid"]},
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
            {"id": "ridge", "name": "The ridge", "kind": "colony", "spaces": list(range(5))}
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


def draw_scene(seats: tuple[str, ...], seen: dict[str, Any]) -> dict[str, Any]:
    """What lies on the hills, and the hands, from what a captain may see."""
    hills = seen["hills"]
    return {
        "tokens": [
            {
                "at": ["space", hill],
                "kind": "marker",
                "side": holder,
                "count": 1,
                "title": f"Held by {seats[holder].capitalize()}",
            }
            for hill, holder in enumerate(hills)
            if holder >= 0
        ],
        "tracks": {"round": {"step": seen["round"] - 1, "note": f"of {seen['rounds']}"}},
        "status": [["Round", f"{seen['round']} of {seen['rounds']}"], ["Step", seen["step"]]],
        "standing": [
            {
                "side": seat,
                "value": hills.count(seat),
                "need": len(HILLS),
                "text": f"{name.capitalize()}: {hills.count(seat)} hills (5)",
            }
            for seat, name in enumerate(seats)
        ],
        "regions": [-1],
        "hands": [
            {
                "seat": seat,
                "count": seen["hand_sizes"][seat],
                "cards": seen["hands"][seat],
                "known": [],
            }
            for seat in range(len(seats))
        ],
        "piles": [
            {"id": "discards", "name": "Discard pile", "cards": list(seen["discards"])},
            {
                "id": "bids",
                "name": "Bids",
                "cards": [card for card in seen["bids"] if card >= 0],
            },
        ],
    }
