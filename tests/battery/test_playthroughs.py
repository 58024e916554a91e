"""Recorded games: any change of behaviour shows as a diff of a readable file.

The same files serve the plain and the compiled build and every hash seed, so that they prove
one game on every machine. `python tools/record.py` writes them anew after a wanted change.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from ticonderoga.engine.registry import find_game
from ticonderoga.engine.save import load, save

ROOT = Path(__file__).resolve().parent.parent.parent
GOLDEN = ROOT / "tests" / "golden"


def _recorder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("record", ROOT / "tools" / "record.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


RECORDER = _recorder()
VARIANTS = [
    (name, *variant)
    for name in (
        "bayonets-tomahawks",
        "end-of-empire",
        "liberty-or-death",
        "skirmish",
        "washingtons-war",
    )
    for variant in RECORDER.variants(find_game(name))
]


@pytest.mark.parametrize(("game", "stem", "scenario", "options", "who"), VARIANTS)
def test_the_recorded_game_comes_out_again(
    game: str, stem: str, scenario: str, options: dict[str, str], who: str
) -> None:
    text, hashes = RECORDER.playthrough(find_game(game), scenario, options, who)
    assert (GOLDEN / f"{stem}.hashes").read_text(encoding="utf-8") == hashes
    assert (GOLDEN / f"{stem}.game").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.game")), ids=lambda path: path.stem)
def test_the_recorded_game_loads_and_saves_unchanged(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = load(text)
    assert match.over
    assert not match.warnings
    assert save(match) == text
