"""The drawing of Bayonets & Tomahawks as tests look at it."""

from __future__ import annotations

from ticonderoga.engine.drawing import At, Board, Scene, Token
from ticonderoga.engine.drawing_check import faults_of_scene
from ticonderoga.engine.game import Rules
from ticonderoga.games.bayonets_tomahawks.data.kinds import AP_IDS, BRITISH
from ticonderoga.games.bayonets_tomahawks.data.pack import PACKS
from ticonderoga.games.bayonets_tomahawks.game import GAME
from ticonderoga.games.bayonets_tomahawks.position import Position

SCENARIOS = [scenario.name for scenario in GAME.scenarios]
PACK = PACKS.load()
LIGHT, ARMY, SAIL = [AP_IDS.index(name) for name in ("light", "army", "sail_army")]


def rules_of(scenario: str) -> Rules:
    return GAME.rules(scenario, {option.name: option.default for option in GAME.options})


FULL = rules_of("full-war-1755")
BOARD: Board = FULL.board()


def drawn(g: Position, seat: int = BRITISH) -> Scene:
    scene = FULL.scene(FULL.view(g, seat))
    assert faults_of_scene(BOARD, scene) == []
    return scene


def tokens_at(scene: Scene, at: At) -> list[Token]:
    return [token for token in scene["tokens"] if token["at"] == at]


def titles(scene: Scene, at: At) -> list[str]:
    return [token["title"] for token in tokens_at(scene, at)]


def space(name: str) -> int:
    return PACK.board.index(name)


def link(one: str, other: str) -> int:
    return PACK.board.between(space(one), space(other))
