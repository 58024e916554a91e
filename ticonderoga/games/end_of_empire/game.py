"""End of Empire as the engine sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.engine.game import Game, Guidance, Result, Rules, Scenario, Setting
from ticonderoga.engine.kit.chances import chances_function, load_chances
from ticonderoga.engine.kit.packs import PACK_OPTION
from ticonderoga.engine.words import Words, naming
from ticonderoga.games.end_of_empire.counsel import Counsel
from ticonderoga.games.end_of_empire.data.kinds import SIDE_IDS
from ticonderoga.games.end_of_empire.data.pack import PACKS, Pack
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData
from ticonderoga.games.end_of_empire.drawing.board import describe_board
from ticonderoga.games.end_of_empire.drawing.scene import scene_parts
from ticonderoga.games.end_of_empire.drawing.supply import draw_supply
from ticonderoga.games.end_of_empire.edition import OPTIONS, Edition
from ticonderoga.games.end_of_empire.evaluate import MISJUDGED, WORTH_OF_VICTORY, progress
from ticonderoga.games.end_of_empire.evaluate import TERMS as EVALUATION_TERMS
from ticonderoga.games.end_of_empire.features import features
from ticonderoga.games.end_of_empire.gestures import gesture, muster
from ticonderoga.games.end_of_empire.habits import equivalents, opens_turn, quick_choice
from ticonderoga.games.end_of_empire.invariants import invariants
from ticonderoga.games.end_of_empire.notation import read_position, write_position
from ticonderoga.games.end_of_empire.odds import odds
from ticonderoga.games.end_of_empire.position import OVER, Position
from ticonderoga.games.end_of_empire.rules.sequence import run
from ticonderoga.games.end_of_empire.rules.setup import set_up
from ticonderoga.games.end_of_empire.setting import empty_board, put
from ticonderoga.games.end_of_empire.text.handbook import make_handbook
from ticonderoga.games.end_of_empire.text.names import (
    ECONOMY_NAMES,
    NATION_NAMES,
    SEASON_NAMES,
    SIDE_NAMES_BY_WAR,
)
from ticonderoga.games.end_of_empire.text.politics import ENDINGS
from ticonderoga.games.end_of_empire.text.rulebook import RULES
from ticonderoga.games.end_of_empire.text.words import LOG, PROMPTS, REASONS, TERMS, VERBS
from ticonderoga.games.end_of_empire.view import redeal, view

SEATS: Final = SIDE_IDS
_CHANCES: Final = load_chances(__package__ or "", SEATS, [key for key, _ in EVALUATION_TERMS])
HORIZON: Final = 1
"""After so many passings of the turn a line of play shows in the evaluation."""
_COUNTED: Final = {
    "steps": ("step", "steps"),
    "units": ("unit", "units"),
    "pieces": ("piece", "pieces"),
    "turns": ("turn", "turns"),
    "points": ("movement point", "movement points"),
    "factors": ("factor", "factors"),
}


class Data:
    """What the rules of one match are made from."""

    __slots__ = ("edition", "pack", "scenario")

    def __init__(self, edition: Edition, pack: Pack, scenario: ScenarioData) -> None:
        self.edition: Edition = edition
        self.pack: Pack = pack
        self.scenario: ScenarioData = scenario


def _names(pack: Pack, scenario: ScenarioData) -> dict[str, Sequence[str]]:
    """What people call the things of each kind."""
    sides = SIDE_NAMES_BY_WAR[scenario.war]
    return {
        "space": pack.board.labels,
        "piece": pack.pieces.labels,
        "seat": sides,
        "side": sides,
        "sea": pack.board.sea_names,
        "area": pack.board.area_names,
        "agent": [
            " or ".join([pack.board.names[hex] for hex in hexes])
            for hexes in pack.tables.agent_hexes
        ],
        "season": SEASON_NAMES,
        "nation": NATION_NAMES,
        "economy": ECONOMY_NAMES,
    }


def _result(g: Position) -> Result | None:
    if g.step != OVER:
        return None
    ending = ENDINGS[g.reason]
    rule = f"S-{g.scenario.id}" if ending.rule == "S" else ending.rule
    winners = (g.winner,) if g.winner >= 0 else ()
    return Result(winners, g.reason, (ending.template, rule), (), g.year)


def make_rules(edition: Edition, pack: Pack, scenario: ScenarioData) -> Rules:
    """The game under one edition, pack and scenario."""
    counsel = Counsel(pack, scenario)
    return Rules(
        seats=SEATS,
        words=Words(
            VERBS, PROMPTS, REASONS, LOG, RULES, naming(_names(pack, scenario), _COUNTED),
            {**TERMS, "ending": ENDINGS},
        ),
        ids={
            "space": pack.board.ids,
            "piece": pack.pieces.ids,
            "seat": list(SEATS),
            "sea": [name.lower().replace(" ", "_") for name in pack.board.sea_names],
            "area": [name.lower().replace(" ", "_") for name in pack.board.area_names],
        },
        start=lambda dice: set_up(pack, edition, scenario, dice),
        run=run,
        result=_result,
        view=view,
        redeal=redeal,
        write=write_position,
        read=lambda text: read_position(text, pack, edition, scenario),
        evaluate=counsel.evaluate,
        guidance=Guidance(
            counsel.score, opens_turn, equivalents, quick_choice, counsel.promising,
            win_value=WORTH_OF_VICTORY, proposals=counsel.proposals,
            misjudgement=MISJUDGED, terms=EVALUATION_TERMS, values=counsel.values,
            progress=progress,
            chances=chances_function(_CHANCES, counsel.values, progress, scenario.id),
            horizon=HORIZON,
        ),
        board=lambda: describe_board(pack, scenario),
        handbook=lambda: make_handbook(pack),
        scene=scene_parts(pack, scenario),
        private_scene=lambda g, seat: {},
        odds=odds,
        pack_name=pack.label.name.replace(" ", "_"),
        pack_digest=pack.label.digest,
        data=Data(edition, pack, scenario),
        trace=draw_supply,
        gesture=gesture,
        muster=muster,
        invariants=invariants,
        features=lambda: features(pack),
        spellings={"space": pack.spellings, "piece": {}},
        setting=Setting(lambda: empty_board(pack, edition, scenario), put),
    )  # fmt: skip


def _rules(scenario: str, options: dict[str, str]) -> Rules:
    pack = PACKS.load(options["pack"])
    return make_rules(Edition.of(options), pack, pack.scenarios[scenario])


def _confidence() -> list[str]:
    return PACKS.load().label.confidence()


GAME: Final = Game(
    name="end-of-empire",
    title="End of Empire 1744-1782",
    version=2,
    seats=SEATS,
    nature={
        "players": "2", "chance": "dice", "secrets": "none", "simultaneous": "no",
    },
    scenarios=(
        Scenario("jenkins-ear", "The War of Jenkins' Ear", "1740 to 1742, 13 turns, small"),
        Scenario("kgw-louisbourg-1745", "Louisbourg 1745", "4 turns, small"),
        Scenario("fiw-1755", "The four expeditions of 1755", "5 turns, small"),
        Scenario("arw-invasion-of-canada", "The invasion of Canada", "1775 to 1776, 8 turns"),
        Scenario("arw-south-1780", "The Southern campaign", "1780 to 1781, 11 turns"),
        Scenario("kgw-campaign", "King George's War", "1744 to 1748, 28 turns"),
        Scenario("fiw-campaign", "The French and Indian War", "1755 to 1760, 33 turns"),
        Scenario("arw-campaign-1776", "The Revolution from 1776", "35 turns"),
        Scenario("arw-campaign-1775", "The American Revolutionary War", "1775 to 1781, 41 turns"),
    ),
    options=(*OPTIONS, PACK_OPTION),
    rules=_rules,
    confidence=_confidence,
    check_pack=PACKS.check,
)  # fmt: skip
