"""Bayonets & Tomahawks as the engine sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.engine.game import Game, Guidance, Result, Rules, Scenario, Setting
from ticonderoga.engine.kit.chances import chances_function, load_chances
from ticonderoga.engine.kit.packs import PACK_OPTION
from ticonderoga.engine.words import Words, naming
from ticonderoga.games.bayonets_tomahawks.data.kinds import AP_IDS, FACTION_IDS
from ticonderoga.games.bayonets_tomahawks.data.pack import PACKS, Pack
from ticonderoga.games.bayonets_tomahawks.data.scenarios import ScenarioData
from ticonderoga.games.bayonets_tomahawks.drawing.board import describe_board
from ticonderoga.games.bayonets_tomahawks.drawing.scene import (
    draw_gauges,
    draw_private,
    scene_parts,
)
from ticonderoga.games.bayonets_tomahawks.drawing.things import NO_EVENT
from ticonderoga.games.bayonets_tomahawks.edition import OPTIONS, Edition
from ticonderoga.games.bayonets_tomahawks.evaluate import TERMS as EVALUATION_TERMS
from ticonderoga.games.bayonets_tomahawks.evaluate import Judge, progress
from ticonderoga.games.bayonets_tomahawks.features import features
from ticonderoga.games.bayonets_tomahawks.gestures import gesture, muster
from ticonderoga.games.bayonets_tomahawks.habits import (
    Scout,
    equivalents,
    opens_turn,
    quick_choice,
)
from ticonderoga.games.bayonets_tomahawks.invariants import invariants
from ticonderoga.games.bayonets_tomahawks.notation import read_position, write_position
from ticonderoga.games.bayonets_tomahawks.odds import odds
from ticonderoga.games.bayonets_tomahawks.position import OVER, Position
from ticonderoga.games.bayonets_tomahawks.rules.battle_rolls import SOURCE_IDS
from ticonderoga.games.bayonets_tomahawks.rules.sequence import run
from ticonderoga.games.bayonets_tomahawks.rules.setup import set_up
from ticonderoga.games.bayonets_tomahawks.setting import empty_board, put, spellings_of
from ticonderoga.games.bayonets_tomahawks.text.battle import SOURCE_NAMES
from ticonderoga.games.bayonets_tomahawks.text.handbook import make_handbook
from ticonderoga.games.bayonets_tomahawks.text.names import AP_NAMES, SIDE_NAMES
from ticonderoga.games.bayonets_tomahawks.text.rulebook import RULES
from ticonderoga.games.bayonets_tomahawks.text.words import LOG, PROMPTS, REASONS, TERMS, VERBS
from ticonderoga.games.bayonets_tomahawks.text.year import ENDINGS
from ticonderoga.games.bayonets_tomahawks.view import redeal, view

SEATS: Final = FACTION_IDS
_CHANCES: Final = load_chances(__package__ or "", SEATS, [key for key, _ in EVALUATION_TERMS])
HORIZON: Final = 3
"""After so many passings of the turn a line of play shows in the evaluation."""
DECISIVE_LEAD: Final = 411.0
"""Fitted on games of planners."""
_COUNTED: Final = {
    "vps": ("Victory Point", "Victory Points"),
    "raid_points": ("Raid Point", "Raid Points"),
    "units": ("unit", "units"),
    "rerolls": ("reroll", "rerolls"),
    "positions": ("position", "positions"),
    "flags": ("Flag", "Flags"),
    "militia": ("Militia", "Militia"),
}


class Data:
    """What the rules of one match are made from."""

    __slots__ = ("edition", "pack", "scenario")

    def __init__(self, edition: Edition, pack: Pack, scenario: ScenarioData) -> None:
        self.edition: Edition = edition
        self.pack: Pack = pack
        self.scenario: ScenarioData = scenario


def _names(pack: Pack) -> dict[str, Sequence[str]]:
    """What people call the things of each kind."""
    return {
        "space": pack.board.labels,
        "place": [*pack.board.labels, "the Sail box"],
        "connection": pack.board.conn_names,
        "piece": pack.pieces.labels,
        "card": [f"{card.title or NO_EVENT} (#{card.number})" for card in pack.deck.cards],
        "ap": AP_NAMES,
        "seat": SIDE_NAMES,
        "side": SIDE_NAMES,
        "nation": pack.board.nation_names,
        "colony": pack.board.colony_names,
        "token": pack.pieces.token_names,
        "source": SOURCE_NAMES,
    }


def _result(g: Position) -> Result | None:
    if g.step != OVER:
        return None
    ending = ENDINGS[g.reason]
    side, value = g.victory_marker()
    scores = [0, 0]
    scores[side] = value
    return Result((g.winner,), g.reason, (ending.template, ending.rule), tuple(scores), g.year)


def make_rules(edition: Edition, pack: Pack, scenario: ScenarioData) -> Rules:
    """The game under one edition, pack and scenario."""
    judge = Judge(pack)
    scout = Scout(judge.reach.near)
    return Rules(
        seats=SEATS,
        words=Words(
            VERBS, PROMPTS, REASONS, LOG, RULES, naming(_names(pack), _COUNTED),
            {**TERMS, "ending": ENDINGS},
        ),
        ids={
            "space": pack.board.space_ids,
            "connection": pack.board.conn_ids,
            "piece": pack.pieces.ids,
            "card": [str(card.number) for card in pack.deck.cards],
            "ap": list(AP_IDS),
            "seat": list(SEATS),
            "nation": pack.board.nation_ids,
            "token": pack.pieces.token_ids,
            "source": list(SOURCE_IDS),
        },
        start=lambda dice: set_up(pack, edition, scenario, dice),
        run=run,
        result=_result,
        view=view,
        redeal=redeal,
        write=write_position,
        read=lambda text: read_position(text, pack, edition, scenario),
        evaluate=judge.evaluate,
        odds=odds,
        guidance=Guidance(
            score=judge.score, opens_turn=opens_turn, equivalents=equivalents,
            quick_choice=quick_choice, promising=scout.promising, terms=EVALUATION_TERMS,
            values=judge.values, progress=progress,
            chances=chances_function(_CHANCES, judge.values, progress, scenario.id),
            horizon=HORIZON, decisive_lead=DECISIVE_LEAD,
        ),
        board=lambda: describe_board(pack),
        handbook=make_handbook,
        scene=scene_parts(pack, scenario),
        private_scene=lambda g, seat: draw_private(pack, view(g, seat)),
        gauges=draw_gauges,
        pack_name=pack.label.name.replace(" ", "_"),
        pack_digest=pack.label.digest,
        data=Data(edition, pack, scenario),
        invariants=invariants,
        features=lambda: features(pack),
        spellings=spellings_of(pack),
        setting=Setting(lambda: empty_board(pack, edition, scenario), put),
        gesture=gesture,
        muster=muster,
    )  # fmt: skip


def _rules(scenario: str, options: dict[str, str]) -> Rules:
    pack = PACKS.load(options["pack"])
    return make_rules(Edition.of(options), pack, pack.scenarios[scenario])


def _confidence() -> list[str]:
    return PACKS.load().label.confidence()


GAME: Final = Game(
    name="bayonets-tomahawks",
    title="Bayonets & Tomahawks",
    version=2,
    seats=SEATS,
    nature={
        "players": "2",
        "chance": "dice, shuffled decks, draws of reinforcements and chits",
        "secrets": "Reserve cards, drawn cards, War in Europe chits and the order of the decks",
        "simultaneous": "the choice of cards",
    },
    scenarios=(
        Scenario("petite-guerre-1755", "La Petite Guerre", "1755, one Year"),
        Scenario("loudouns-gamble-1757", "Loudoun's Gamble", "1757, one Year"),
        Scenario("amhersts-juggernaut-1758", "Amherst's Juggernaut", "1758 and 1759, two Years"),
        Scenario("full-war-1755", "The French & Indian War", "1755 to 1759, up to five Years"),
    ),
    options=(*OPTIONS, PACK_OPTION),
    rules=_rules,
    confidence=_confidence,
    check_pack=PACKS.check,
)
