"""A scene that is kept, and of which only those parts are drawn again that show something new.

From one choice to the next most of a table stays as it is. A part looks at some fields of the view;
which ones is noted while it is drawn, so that no game has to say so. As long as these fields are
equal to those it was drawn from, it would come out the same.
"""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, KeysView, ValuesView
from typing import Any

from ticonderoga.engine.drawing import Scene
from ticonderoga.engine.scene_parts import SceneParts, by_name


class Looked(dict[str, Any]):
    """A view that notes which of its fields are read."""

    def __init__(self, view: dict[str, Any]) -> None:
        super().__init__(view)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.read.add(name)
        return dict.__getitem__(self, name)

    def get(self, name: str, default: Any = None) -> Any:
        self.read.add(name)
        return dict.get(self, name, default)

    def __contains__(self, name: object) -> bool:
        return name in self.keys()

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        return self._whole().keys()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        return self._whole().values()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        return self._whole().items()

    def _whole(self) -> dict[str, Any]:
        """All of it was read."""
        plain = {name: dict.__getitem__(self, name) for name in dict.keys(self)}
        self.read.update(plain)
        return plain


class Scenery:
    """The scene through one pair of eyes, from view to view. What lies as it lay before is the very
    same object as before."""

    __slots__ = ("_fields", "_parts", "_read", "_scene", "_view")

    def __init__(self, parts: SceneParts) -> None:
        self._parts = by_name(parts)
        self._view: dict[str, Any] = {}
        """What was drawn last."""
        self._scene: Any = {}
        self._read: dict[str, set[str]] = {}
        """By part: the fields that it was drawn from."""
        self._fields: set[str] = set()
        """All that any part was ever drawn from."""

    def draw(self, view: Any) -> Scene:
        before, scene = self._view, self._scene
        if scene:
            new = [name for name in self._fields if before[name] != view[name]]
            due = [name for name, read in self._read.items() if not read.isdisjoint(new)]
        else:
            due = list(self._parts)
        self._view = view
        if due:
            self._scene = scene = {**scene, **self._draw(due, view)}
        drawn: Scene = scene
        return drawn

    def _draw(self, due: list[str], view: dict[str, Any]) -> dict[str, Any]:
        """These parts, those left out that came out as they were."""
        looked = Looked(view)
        drawn: dict[str, Any] = {}
        for name in due:
            looked.read = set()
            part: Any = self._parts[name](looked)
            self._read[name] = looked.read
            self._fields |= looked.read
            if name not in self._scene or self._scene[name] != part:
                drawn[name] = part
        return drawn
