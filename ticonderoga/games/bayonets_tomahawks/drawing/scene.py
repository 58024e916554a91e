"""What lies on the board of Bayonets & Tomahawks, from what a seat may see."""

from __future__ import annotations

from ticonderoga.engine.drawing import Scene, empty_scene
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.view import View


def draw_scene(pack: Pack, view: View) -> Scene:
    return empty_scene()
