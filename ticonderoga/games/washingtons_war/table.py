from __future__ import annotations

from typing import Any

from ticonderoga.engine.game import Panel
from ticonderoga.games.washingtons_war.pack import Pack


def panels(pack: Pack, view: dict[str, Any]) -> list[Panel]:
    return []
