"""Parts of boards and scenes with the usual values filled in; `engine.drawing` has their types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from ticonderoga.engine.drawing import (
    At,
    Bounds,
    Box,
    Card,
    Confidence,
    Figure,
    Hand,
    HexGrid,
    Link,
    Pile,
    Side,
    Space,
    Standing,
    Terrain,
    Token,
    Tone,
    Track,
)

MARGIN: Final = 1.2
"""Degrees of land shown around the outermost spaces."""


# ---------------------------------------------------------------------- boards


def side(id: str, tone: Tone) -> Side:
    return {"id": id, "name": id.capitalize(), "tone": tone}


def space(
    id: str, name: str, x: float, y: float, about: str, rules: Sequence[str], region: int = -1
) -> Space:
    """A place on a plain board, by x and y from 0 to 1000."""
    return {
        "id": id, "name": name, "label": name.title(), "x": x, "y": y, "shape": "circle",
        "region": region, "zone": -1, "tags": [], "confidence": "certain", "about": [about],
        "rules": list(rules),
    }  # fmt: skip


def link(a: int, b: int) -> Link:
    """A road that is surely there."""
    return {"a": a, "b": b, "style": "road", "note": "", "confidence": "certain"}


def track(id: str, name: str, steps: Sequence[object], rule: str) -> Track:
    return {"id": id, "name": name, "steps": [str(step) for step in steps], "rule": rule}


def box(id: str, name: str, side: int, rule: str) -> Box:
    return {"id": id, "name": name, "side": side, "rule": rule}


def card(
    number: int,
    title: str,
    text: str,
    rules: Sequence[str] = (),
    kind: str = "card",
    side: int = -1,
    ops: int = 0,
    confidence: Confidence | Literal[""] = "certain",
) -> Card:
    return {
        "number": number, "title": title, "kind": kind, "side": side, "ops": ops, "text": text,
        "rules": list(rules), "confidence": confidence,
    }  # fmt: skip


def hex_grid(
    terrain: Sequence[str], legend: dict[str, Terrain], first: tuple[int, int] = (1, 1)
) -> HexGrid:
    """Hexes in straight columns of which every other one stands lower, from rows of letters;
    lines, names and places are the game's to add."""
    return {
        "columns": len(terrain[0]), "rows": len(terrain), "straight": "columns", "shifted": "odd",
        "first": first, "terrain": list(terrain), "legend": legend, "lines": [], "named": [],
    }  # fmt: skip


def bounds(lats: Sequence[float], lons: Sequence[float]) -> Bounds:
    """The part of the world that shows all these places."""
    return {
        "lat": (min(lats) - MARGIN, max(lats) + MARGIN),
        "lon": (min(lons) - MARGIN, max(lons) + MARGIN),
    }


# ---------------------------------------------------------------------- scenes


def token(
    key: str,
    at: At,
    figure: Figure,
    side: int,
    title: str,
    count: int = 1,
    mark: str = "",
    brief: str = "",
    piece: int = -1,
) -> Token:
    """Something that lies on the board. Its key is its own: what changes is sent by key."""
    found: Token = {
        "key": key, "at": at, "figure": figure, "side": side, "count": count, "title": title,
    }  # fmt: skip
    if mark:
        found["mark"] = mark
    if brief:
        found["brief"] = brief
    if piece >= 0:
        found["piece"] = piece
    return found


def hand(seat: int, count: int, cards: Sequence[int] | None, known: Sequence[int] = ()) -> Hand:
    """The cards of a seat; None for one who may not see them."""
    shown = None if cards is None else list(cards)
    return {"seat": seat, "count": count, "cards": shown, "known": list(known)}


def pile(id: str, name: str, cards: Sequence[int]) -> Pile:
    return {"id": id, "name": name, "cards": list(cards)}


def standing(side: int, value: int, need: int, text: str) -> Standing:
    return {"side": side, "value": value, "need": need, "text": text}
