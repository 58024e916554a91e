"""Write boards and a few scenes of the games for the demonstration page and the tests.

Run from the root of the repository: .venv/bin/python web/scripts/sample.py
"""

from __future__ import annotations

import json
from pathlib import Path

from ticonderoga.engine.agent import answer
from ticonderoga.engine.drawing import Scene, empty_scene
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent

OUT = Path(__file__).resolve().parent.parent / "src" / "demo"
TWO = "washingtons-war"
GAMES = (("random", 1775), ("random", 1776), ("planner", 1778))
"""Who plays both sides, and the seed."""
EVERY = 60
"""Choices between two scenes of one game."""


def play(agents: str, seed: int) -> list[Scene]:
    """Scenes of one game between two agents, from the set-up to its end."""
    match = Match(find_game(TWO), seed=seed)
    players = [make_agent(agents, seed + seat) for seat in (0, 1)]
    scenes = [match.rules.scene(match.view(0))]
    choices = 0
    while not match.over:
        seat = match.asks[0].seat
        match.choose(answer(match, seat, players[seat]), seat)
        choices += 1
        if choices % EVERY == 0:
            scenes.append(match.rules.scene(match.view(0)))
    return scenes


FOUR = "liberty-or-death"
FOUR_GAMES = (("1775", "non-player", 3), ("1778", "random", 5), ("1778", "non-player", 8))
FOUR_EVERY = 140


def play_four(scenario: str, agent: str, seed: int) -> list[Scene]:
    """What lies on the map in one game of four, now and then."""
    game = find_game(FOUR)
    match = Match(game, scenario, seed=seed)
    players = [make_agent(agent, seed + seat, game) for seat in range(4)]
    for seat in range(4):
        match.set_controller(seat, agent)
    scenes = []
    for choices in range(1400):
        if match.over:
            break
        if choices % FOUR_EVERY == 0:
            scenes.append(on_the_map(match.rules.scene(match.view(0))))
        seat = match.asks[0].seat
        match.choose(answer(match, seat, players[seat]), seat)
    return scenes


def on_the_map(scene: Scene) -> Scene:
    """A scene without what lies beside the map."""
    drawn = empty_scene()
    drawn["tokens"], drawn["tracks"], drawn["regions"] = (
        scene["tokens"], scene["tracks"], scene["regions"],
    )  # fmt: skip
    if "links" in scene:
        drawn["links"] = scene["links"]
    return drawn


def write_four() -> int:
    """A board of areas with four sides, without its cards and rules, and its scenes."""
    board = find_game(FOUR).rules("1775", {}).board()
    board["cards"] = []
    scenes = [scene for game in FOUR_GAMES for scene in play_four(*game)]
    (OUT / "four.json").write_text(json.dumps({"board": board, "scenes": scenes}) + "\n")
    return len(scenes)


UNITS = "bayonets-tomahawks"
UNITS_GAMES = (("full-war-1755", 4), ("loudouns-gamble-1757", 5), ("amhersts-juggernaut-1758", 6))
UNITS_EVERY = 90
UNITS_SCENES = 5


def play_units(scenario: str, seed: int) -> list[Scene]:
    """What lies on the map in one game whose units have shapes and states: the set-up, and now
    and then what becomes of it."""
    match = Match(find_game(UNITS), scenario, seed=seed)
    players = [make_agent("random", seed + seat) for seat in (0, 1)]
    scenes = [on_the_map(match.rules.scene(match.view(0)))]
    choices = 0
    while not match.over and len(scenes) < UNITS_SCENES:
        seat = match.awaited()[0]
        match.choose(answer(match, seat, players[seat]), seat)
        choices += 1
        if choices % UNITS_EVERY == 0:
            scenes.append(on_the_map(match.rules.scene(match.view(0))))
    return scenes


def write_units() -> int:
    """A board of posts and paths with units by shape, without its cards and rules."""
    board = find_game(UNITS).rules("full-war-1755", {"pack": ""}).board()
    board["cards"] = []
    scenes = [scene for game in UNITS_GAMES for scene in play_units(*game)]
    (OUT / "units.json").write_text(json.dumps({"board": board, "scenes": scenes}) + "\n")
    return len(scenes)


def main() -> None:
    """Write board.json, scenes.json, four.json and units.json."""
    OUT.mkdir(parents=True, exist_ok=True)
    board = Match(find_game(TWO), seed=1).rules.board()
    (OUT / "board.json").write_text(json.dumps(board) + "\n")
    scenes = [scene for agents, seed in GAMES for scene in play(agents, seed)]
    (OUT / "scenes.json").write_text(json.dumps(scenes) + "\n")
    print(f"{len(scenes)} scenes, {write_four()} of four sides, {write_units()} of units by shape")


if __name__ == "__main__":
    main()
