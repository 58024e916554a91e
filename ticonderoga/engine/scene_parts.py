"""A scene in parts: each has a function of its own that draws it from what a seat may see.

A game that says so lets a table draw anew only the parts that look at something which has changed;
`server/scenery.py` finds out by itself what each part looks at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NotRequired, TypedDict, cast

from ticonderoga.engine.drawing import (
    Hand,
    Pile,
    Scene,
    Standing,
    Status,
    Token,
    TrackMark,
)
from ticonderoga.engine.drawing_play import Contest, Faction, LinkState, OrderSheet, Points

Part = Callable[[Any], object]


class SceneParts(TypedDict):
    """How each part of a `Scene` is drawn from a view. A part reads the view by its fields, and
    nothing else that changes during a game."""

    tokens: Callable[[Any], list[Token]]
    tracks: Callable[[Any], dict[str, TrackMark]]
    regions: Callable[[Any], list[int]]
    status: Callable[[Any], list[Status]]
    standing: Callable[[Any], list[Standing]]
    hands: Callable[[Any], list[Hand]]
    piles: Callable[[Any], list[Pile]]
    factions: NotRequired[Callable[[Any], list[Faction]]]
    order: NotRequired[Callable[[Any], OrderSheet | None]]
    points: NotRequired[Callable[[Any], list[Points]]]
    contest: NotRequired[Callable[[Any], Contest | None]]
    links: NotRequired[Callable[[Any], list[LinkState]]]


def by_name(parts: SceneParts) -> dict[str, Part]:
    """The parts as a table to go through."""
    return cast(dict[str, Part], parts)


def draw_parts(parts: SceneParts, view: Any) -> Scene:
    """The whole scene."""
    return cast(Scene, {name: draw(view) for name, draw in by_name(parts).items()})
