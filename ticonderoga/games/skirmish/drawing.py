"""How Skirmish is drawn, at every table. Copy me: a board that never changes, and a scene drawn
from what a captain may see, never from the position."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import Board, Hand, Scene, Tone, empty_board, empty_scene
from ticonderoga.engine.kit import drawing as draw
from ticonderoga.games.skirmish.position import CARDS, HILLS, value_of
from ticonderoga.games.skirmish.view import View

TONES: Final[tuple[Tone, ...]] = ("red", "blue", "green", "gold")


def describe_board(seats: tuple[str, ...]) -> Board:
    """Five hills on a plain ridge. `kinds` says that a hill is what a table calls a space."""
    board = empty_board("skirmish", "Skirmish")
    board["kinds"] = {"hill": "space"}
    board["story"] = {"chapters": ["round"], "impulses": ["bid"], "outcomes": ["assault", "taken"]}
    board["sides"] = [draw.side(name, TONES[seat]) for seat, name in enumerate(seats)]
    for hill, name in enumerate(HILLS):
        about = f"The {name} hill. Whoever holds the most hills wins."
        x, y = 100 + 200 * hill, 420 + 160 * (hill % 2)
        board["spaces"].append(draw.space(name, f"{name} hill", x, y, about, ("3", "5"), region=0))
    board["links"] = [draw.link(hill, hill + 1) for hill in range(len(HILLS) - 1)]
    board["regions"] = [{"id": "ridge", "name": "The ridge", "spaces": list(range(len(HILLS)))}]
    board["tracks"] = [draw.track("round", "Round", range(1, 7), "2")]
    for card in range(CARDS):
        title, use = f"Card of {value_of(card)}", "Bid it in secret, or parry with it."
        board["cards"].append(draw.card(card, title, use, ("1", "2.1", "3.1"), ops=value_of(card)))
    return board


def draw_scene(seats: tuple[str, ...], view: View) -> Scene:
    """The hills, the round, the hands and the piles."""
    scene = empty_scene()
    for hill, holder in enumerate(view["hills"]):
        if holder >= 0:
            key, held = f"hill {hill}", f"Held by {seats[holder].capitalize()}"
            scene["tokens"].append(draw.token(key, ("space", hill), "marker", holder, held))
    scene["tracks"]["round"] = {"step": view["round"] - 1, "note": f"of {view['rounds']}"}
    scene["status"] = [("Round", f"{view['round']} of {view['rounds']}"), ("Step", view["step"])]
    scene["regions"] = [-1]
    scene["hands"] = draw_hands(view)
    scene["piles"].append(draw.pile("discards", "Discard pile", view["discards"]))
    for seat, name in enumerate(seats):
        hills, bid = view["hills"].count(seat), view["bids"][seat]
        said = f"{name.capitalize()}: {hills} hills (5)"
        scene["standing"].append(draw.standing(seat, hills, len(HILLS), said))
        if bid >= 0:
            scene["piles"].append(draw.pile(f"bid_{seat}", f"{name.capitalize()}'s bid", [bid]))
    return scene


def draw_hands(view: View) -> list[Hand]:
    """All that differs between captains."""
    return [draw.hand(s, view["hand_sizes"][s], cards) for s, cards in enumerate(view["hands"])]
