"""What lies on the board of Skirmish. Copy me: drawn from a view, never from the position."""

from __future__ import annotations

from ticonderoga.engine.drawing import Hand, Pile, Scene, Standing, Token
from ticonderoga.games.skirmish.position import HILLS
from ticonderoga.games.skirmish.view import View


def draw_scene(seats: tuple[str, ...], view: View) -> Scene:
    """The hills, the round, the hands and the piles, from what a captain may see."""
    now = f"{view['round']} of {view['rounds']}"
    return {
        "tokens": [
            _marker(hill, holder, seats) for hill, holder in enumerate(view["hills"]) if holder >= 0
        ],
        "tracks": {"round": {"step": view["round"] - 1, "note": f"of {view['rounds']}"}},
        "status": [("Round", now), ("Step", view["step"])],
        "standing": [
            _standing(seat, name, view["hills"].count(seat)) for seat, name in enumerate(seats)
        ],
        "regions": [-1],
        "hands": draw_hands(view),
        "piles": _piles(seats, view),
    }


def draw_hands(view: View) -> list[Hand]:
    """All that differs between captains."""
    return [
        {"seat": seat, "count": view["hand_sizes"][seat], "cards": cards, "known": []}
        for seat, cards in enumerate(view["hands"])
    ]


def _marker(hill: int, holder: int, seats: tuple[str, ...]) -> Token:
    """A token has a key of its own: what changes is sent to the tables by key."""
    return {
        "key": f"hill {hill}",
        "at": ("space", hill),
        "figure": "marker",
        "side": holder,
        "count": 1,
        "title": f"Held by {seats[holder].capitalize()}",
    }


def _standing(seat: int, name: str, hills: int) -> Standing:
    text = f"{name.capitalize()}: {hills} hills (5)"
    return {"side": seat, "value": hills, "need": len(HILLS), "text": text}


def _piles(seats: tuple[str, ...], view: View) -> list[Pile]:
    bids: list[Pile] = [
        {"id": f"bid_{seat}", "name": f"{name.capitalize()}'s bid", "cards": [card]}
        for seat, (name, card) in enumerate(zip(seats, view["bids"], strict=True))
        if card >= 0
    ]
    return [{"id": "discards", "name": "Discard pile", "cards": view["discards"]}, *bids]
