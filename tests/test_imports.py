"""Dependencies point one way only: a test reads the imports and fails when an arrow turns round.

games, agents, testing → engine; lab → agents, engine; learn, server → engine, agents, lab; cli →
all.
A game imports no other game, and nothing but the command line imports the server.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "ticonderoga"

ROOMS = ("engine", "games", "agents", "lab", "learn", "server", "testing", "cli")
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"games", "engine"},
    "agents": {"agents", "engine"},
    "lab": {"lab", "agents", "engine"},
    "learn": {"learn", "engine", "agents", "lab"},
    "server": {"server", "engine", "agents", "lab"},
    "testing": {"testing", "engine"},
    "cli": set(ROOMS),
    "__main__": {"cli"},
}


def imported_modules(source: str, module: str, *, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything imported by `source`, the text of `module`.

    `from a import b` yields `a.b`, because b may be a module; a test on prefixes does not mind
    when it is only a name. Imports inside functions and under TYPE_CHECKING count too, and so
    does a call of `import_module` or `__import__` with the name written out.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node.module or "", node.level, module, is_package=is_package)
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else None
            called = node.func.id if isinstance(node.func, ast.Name) else called
            if called in ("import_module", "__import__") and node.args:
                name = node.args[0]
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    yield node.lineno, name.value


def absolute(name: str, level: int, module: str, *, is_package: bool) -> str:
    """The full name of a relative import (`level` dots) made in `module`."""
    if level == 0:
        return name
    up = level - 1 if is_package else level
    parts = module.split(".")
    base = parts[: len(parts) - up]
    return ".".join([*base, name] if name else base)


def turned_arrows(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """A sentence for each import in `source` that `module` may not make."""
    here = module.split(".")
    room = here[1] if len(here) > 1 else ""
    found = []
    for line, name in imported_modules(source, module, is_package=is_package):
        there = name.split(".")
        if there[0] != PACKAGE or len(there) < 2 or there[1] not in ROOMS:
            continue
        if there[1] not in MAY_IMPORT.get(room, {"engine"}):
            found.append(f"{module}:{line} imports {name}: {room or PACKAGE} → {there[1]}")
        elif room == there[1] == "games" and there[2:3] != here[2:3]:
            found.append(f"{module}:{line} imports {name}: a game imports no other game")
    return found


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def sources() -> list[Path]:
    return sorted((ROOT / PACKAGE).rglob("*.py"))


def test_every_arrow_points_the_right_way() -> None:
    found = [
        sentence
        for path in sources()
        for sentence in turned_arrows(
            path.read_text(encoding="utf-8"),
            module_name(path),
            is_package=path.name == "__init__.py",
        )
    ]
    assert not found, "\n".join(found)


def test_there_is_something_to_read() -> None:
    rooms = {path.relative_to(ROOT / PACKAGE).parts[0] for path in sources()}
    assert {"engine", "games"} <= rooms


def test_every_folder_of_the_package_has_a_place_in_the_order() -> None:
    folders = {path.relative_to(ROOT / PACKAGE).parts[0] for path in sources()}
    assert {folder for folder in folders if not folder.endswith(".py")} <= set(ROOMS)


@pytest.mark.parametrize(
    ("module", "planted"),
    [
        ("ticonderoga.engine.match", "import ticonderoga.games.washingtons_war.game"),
        ("ticonderoga.engine.match", "from ticonderoga.agents import planner"),
        ("ticonderoga.engine.match", "from ticonderoga import lab"),
        ("ticonderoga.engine.match", "from .. import server"),
        ("ticonderoga.engine.match", "from ..cli.main import main"),
        ("ticonderoga.engine.match", "def late():\n    from ticonderoga.games import skirmish"),
        ("ticonderoga.engine.match", "importlib.import_module('ticonderoga.games.skirmish')"),
        ("ticonderoga.games.skirmish.game", "from ticonderoga.games.washingtons_war import board"),
        ("ticonderoga.games.skirmish.game", "from ..washingtons_war.board import SPACES"),
        ("ticonderoga.games.skirmish.game", "from ticonderoga.agents.planner import make"),
        ("ticonderoga.agents.planner", "from ticonderoga.games.skirmish.game import GAME"),
        ("ticonderoga.agents.planner", "import ticonderoga.lab.batches as b"),
        ("ticonderoga.lab.batches", "from ticonderoga.games import skirmish"),
        ("ticonderoga.lab.batches", "from ticonderoga.server import table"),
        ("ticonderoga.lab.batches", "from ticonderoga.learn import arrays"),
        ("ticonderoga.learn.arrays", "from ticonderoga.games import skirmish"),
        ("ticonderoga.lab.batches", "if TYPE_CHECKING:\n    from ticonderoga.cli import main"),
        ("ticonderoga.server.table", "from ticonderoga.games import skirmish"),
        ("ticonderoga.server.table", "from ticonderoga.cli import main"),
        ("ticonderoga", "from ticonderoga.server import table"),
    ],
)
def test_a_planted_violation_is_found(module: str, planted: str) -> None:
    assert len(turned_arrows(f"import sys\n{planted}\n", module)) == 1


@pytest.mark.parametrize(
    ("module", "innocent"),
    [
        ("ticonderoga.engine.match", "from .dice import Dice"),
        ("ticonderoga.engine.match", "import gamesmanship, ticonderoga_games"),
        ("ticonderoga.games.skirmish.game", "from ticonderoga.engine.match import Match"),
        ("ticonderoga.games.skirmish.game", "from . import text"),
        ("ticonderoga.games.skirmish.rules.battle", "from ..position import Position"),
        ("ticonderoga.agents.planner", "from ticonderoga.engine import agent"),
        ("ticonderoga.lab.batches", "from ticonderoga.agents import random_agent"),
        ("ticonderoga.learn.train", "from ticonderoga.lab.results import wilson"),
        ("ticonderoga.server.table", "from ticonderoga.agents import random_agent"),
        ("ticonderoga.server.study", "from ticonderoga.lab.review import review"),
        ("ticonderoga.cli.main", "from ticonderoga.server import table"),
        ("ticonderoga.cli.main", "from ticonderoga.games.skirmish.game import GAME"),
    ],
)
def test_a_permitted_import_is_left_alone(module: str, innocent: str) -> None:
    assert turned_arrows(innocent, module) == []


def test_a_relative_import_in_a_package_counts_from_the_package() -> None:
    package = "ticonderoga.games.skirmish"
    assert turned_arrows("from ..washingtons_war import board", package, is_package=True)
    assert not turned_arrows("from .board import SPACES", package, is_package=True)
