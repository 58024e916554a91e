"""Print what lies on the map in the recorded games, for the tests of the map.

Run with the repository on the path: python web/scripts/recorded.py > recorded.json
Every recorded game (tests/golden) is played again; the set-up, now and then a scene, and the end
are kept, as those who sit at seat 0 see them. Boards that are drawn alike are written once.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ticonderoga.engine.drawing import Board, Scene
from ticonderoga.engine.match import Match
from ticonderoga.engine.save import replay

ROOT = Path(__file__).resolve().parents[2]
MOST = 4
"""Scenes of one game."""


def scenes_of(path: Path) -> tuple[Board, list[Scene]]:
    """The board of a recorded game, and scenes from its set-up to its end."""
    text = path.read_text(encoding="utf-8")
    lines = text.partition("= journal")[2].partition("= position")[0].count("\n") - 1
    every = max(1, lines // (MOST - 1))
    found: list[Scene] = []
    last: Match | None = None
    for at, (_, match) in enumerate(replay(text, listen=False)):
        last = match
        if at % every == 0:
            found.append(drawn(match))
    assert last is not None
    found.append(drawn(last))
    board = last.rules.board()
    board["cards"] = []
    return board, found


def drawn(match: Match) -> Scene:
    """A scene with what lies on the map, and nothing else."""
    scene = match.rules.scene(match.view(0))
    scene["hands"], scene["piles"], scene["status"], scene["standing"] = [], [], [], []
    return scene


def main() -> None:
    """Print boards, and games with the number of their board and their scenes."""
    boards: list[str] = []
    games: list[dict[str, Any]] = []
    for path in sorted((ROOT / "tests" / "golden").glob("*.game")):
        board, scenes = scenes_of(path)
        text = json.dumps(board)
        if text not in boards:
            boards.append(text)
        games.append({"game": path.stem, "board": boards.index(text), "scenes": scenes})
    print(f'{{"boards": [{", ".join(boards)}], "games": {json.dumps(games)}}}')


if __name__ == "__main__":
    main()
