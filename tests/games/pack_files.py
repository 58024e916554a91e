"""Files of the built-in data packs, to be changed and supplied again."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

Json = dict[str, Any]


def built_in(game: str, file: str) -> Json:
    folder = resources.files(f"ticonderoga.games.{game}").joinpath("pack")
    found: Json = json.loads(folder.joinpath(file).read_text("utf-8"))
    return found


def supply(folder: Path, file: str, content: Json) -> str:
    (folder / file).write_text(json.dumps(content), "utf-8")
    return str(folder)
