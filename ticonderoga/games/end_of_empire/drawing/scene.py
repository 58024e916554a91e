"""What lies on the board of End of Empire, from what a seat may see."""

from __future__ import annotations

from ticonderoga.engine.drawing import Scene, empty_scene
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.view import View


def draw_scene(pack: Pack, view: View) -> Scene:
    return empty_scene()
