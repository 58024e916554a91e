"""Files of the built-in data packs, to be changed and supplied again."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

from ticonderoga.engine.kit.packs import Packs

Json = dict[str, Any]


def built_in(game: str, file: str) -> Json:
    folder = resources.files(f"ticonderoga.games.{game}").joinpath("pack")
    found: Json = json.loads(folder.joinpath(file).read_text("utf-8"))
    return found


def supply(folder: Path, file: str, content: Json) -> str:
    (folder / file).write_text(json.dumps(content), "utf-8")
    return str(folder)


WRONG: list[Any] = [-7, "x"]


def wanting(content: Any, item: int, at: Callable[[Any], Json]) -> list[Json]:
    """Every version of some JSON in which one field of one object is gone or of another type; of
    each list one item stands for all."""
    found: list[Json] = []
    if isinstance(content, dict):
        for name in content:
            found += [at({**content, name: wrong}) for wrong in WRONG]
            found.append(at({key: value for key, value in content.items() if key != name}))
            found += wanting(
                content[name],
                item,
                lambda value, name=name: at({**content, name: value}),  # type: ignore[misc]
            )
    elif isinstance(content, list) and content:
        others = list(content)

        def within(value: Any) -> Json:
            others[item] = value
            return at(list(others))

        found += wanting(content[item], item, within)
    return found


def check_any_damage(packs: Packs[Any], game: str, file: str, folder: Path, item: int) -> None:
    """Any missing or mistyped field of a file is told in sentences, and never a crash."""
    tried = 0
    for damaged in wanting(built_in(game, file), item, lambda value: value):
        for problem in packs.check(supply(folder, file, damaged))[0]:
            assert problem.file in packs.files
            assert problem.what.endswith(".")
            assert problem.remedy.endswith((".", "?"))
        tried += 1
    assert tried > 10
