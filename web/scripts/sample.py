"""Write the board and a few scenes of Washington's War for the demonstration page and the tests.

Run from the root of the repository: .venv/bin/python web/scripts/sample.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ticonderoga.engine.agent import answer
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.games.washingtons_war.pack import load_pack
from ticonderoga.games.washingtons_war.scene import describe_board, draw_scene

OUT = Path(__file__).resolve().parent.parent / "src" / "demo"
GAMES = (("random", 1775), ("random", 1776), ("planner", 1778))
"""Who plays both sides, and the seed."""
EVERY = 60
"""Choices between two scenes of one game."""


def play(agents: str, seed: int) -> list[dict[str, Any]]:
    """Scenes of one game between two agents, from the set-up to its end."""
    pack = load_pack()
    match = Match(find_game("washingtons-war"), seed=seed)
    players = [make_agent(agents, seed + seat) for seat in (0, 1)]
    scenes = [draw_scene(pack, match.view(0))]
    choices = 0
    while not match.over:
        seat = match.asks[0].seat
        match.choose(answer(match, seat, players[seat]), seat)
        choices += 1
        if choices % EVERY == 0:
            scenes.append(draw_scene(pack, match.view(0)))
    return scenes


def main() -> None:
    """Write board.json and scenes.json."""
    board = describe_board(load_pack())
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / "board.json").write_text(json.dumps(board) + "\n")
    scenes = [scene for agents, seed in GAMES for scene in play(agents, seed)]
    (OUT / "scenes.json").write_text(json.dumps(scenes) + "\n")
    print(f"{len(scenes)} scenes")


if __name__ == "__main__":
    main()
