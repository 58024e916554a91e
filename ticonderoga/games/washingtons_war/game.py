"""Washington's War as the engine sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.engine.game import Game, Guidance, Result, Rules, Scenario, Setting
from ticonderoga.engine.kit.chances import chances_function, load_chances
from ticonderoga.engine.kit.packs import PACK_OPTION
from ticonderoga.engine.words import Words, naming
from ticonderoga.games.washingtons_war.data.pack import PACKS, Pack
from ticonderoga.games.washingtons_war.drawing.board import describe_board
from ticonderoga.games.washingtons_war.drawing.scene import draw_hands, scene_parts
from ticonderoga.games.washingtons_war.edition import OPTIONS, Edition
from ticonderoga.games.washingtons_war.evaluate import Judge
from ticonderoga.games.washingtons_war.evaluate_terms import TERMS
from ticonderoga.games.washingtons_war.features import features
from ticonderoga.games.washingtons_war.gestures import gesture, muster
from ticonderoga.games.washingtons_war.habits import equivalents, opens_turn, quick_choice
from ticonderoga.games.washingtons_war.invariants import card_uses, invariants
from ticonderoga.games.washingtons_war.notation import read_position, write_position
from ticonderoga.games.washingtons_war.odds import odds
from ticonderoga.games.washingtons_war.old_names import OLD_NAMES
from ticonderoga.games.washingtons_war.position import OVER, Position
from ticonderoga.games.washingtons_war.rules.sequence import run
from ticonderoga.games.washingtons_war.rules.setup import set_up
from ticonderoga.games.washingtons_war.rules.victory import colonies_held
from ticonderoga.games.washingtons_war.setting import empty_board, put, spellings_of
from ticonderoga.games.washingtons_war.text.handbook import make_handbook
from ticonderoga.games.washingtons_war.text.names import SIDE_NAMES, SIDES_IN_SENTENCES
from ticonderoga.games.washingtons_war.text.rulebook import RULES
from ticonderoga.games.washingtons_war.text.words import (
    ENDINGS,
    LOG,
    MODIFIERS,
    PROMPTS,
    REASONS,
    VERBS,
)
from ticonderoga.games.washingtons_war.view import redeal, view, view_hands

SEATS: Final = ("american", "british")
_CHANCES: Final = load_chances(__package__ or "", SEATS, [key for key, _ in TERMS])
HORIZON: Final = 5
"""After so many passings of the turn a line of play shows in the evaluation."""
DECISIVE_LEAD: Final = 250.0
"""Fitted on games of planners."""


class Data:
    """What the rules of one match are made from."""

    __slots__ = ("edition", "pack")

    def __init__(self, edition: Edition, pack: Pack) -> None:
        self.edition: Edition = edition
        self.pack: Pack = pack


def _names(pack: Pack) -> dict[str, Sequence[str]]:
    """What people call the things of each kind."""
    return {
        "space": pack.board.labels,
        "card": [f"{card.title} (#{card.number})" for card in pack.deck.cards],
        "general": [who.short for who in pack.pieces.generals],
        "seat": SIDE_NAMES,
        "side": SIDES_IN_SENTENCES,
        "zone": pack.board.zone_names,
        "colony": pack.board.colony_names,
        "outcome": ("fails", "succeeds"),
    }


def _result(g: Position) -> Result | None:
    if g.step != OVER:
        return None
    ending = ENDINGS[g.reason]
    said = (ending.template, ending.rule)
    return Result((g.winner,), g.reason, said, colonies_held(g), g.year)


def make_rules(edition: Edition, pack: Pack) -> Rules:
    """The game under one edition and one pack."""
    judge = Judge(pack)
    return Rules(
        seats=SEATS,
        words=Words(
            VERBS, PROMPTS, REASONS, LOG, RULES, naming(_names(pack), {"cus": ("CU", "CUs")}),
            {"modifier": MODIFIERS, "ending": ENDINGS},
        ),
        ids={
            "space": pack.board.space_ids,
            "card": [str(card.number) for card in pack.deck.cards],
            "general": [who.id for who in pack.pieces.generals],
            "seat": list(SEATS),
            "zone": pack.board.zone_ids,
            "colony": pack.board.colony_ids,
        },
        start=lambda dice: set_up(pack, edition, dice),
        run=run,
        result=_result,
        view=view,
        redeal=redeal,
        write=write_position,
        read=lambda text: read_position(text, pack, edition),
        evaluate=judge.evaluate,
        odds=odds,
        board=lambda: describe_board(pack),
        handbook=lambda: make_handbook(pack),
        scene=scene_parts(pack),
        private_scene=lambda g, seat: {"hands": draw_hands(view_hands(g, seat))},
        guidance=Guidance(
            score=judge.score, opens_turn=opens_turn, equivalents=equivalents,
            quick_choice=quick_choice, terms=TERMS, values=judge.values, progress=judge.progress,
            chances=chances_function(_CHANCES, judge.values, judge.progress, "standard"),
            horizon=HORIZON, decisive_lead=DECISIVE_LEAD,
        ),
        pack_name=pack.label.name.replace(" ", "_"),
        pack_digest=pack.label.digest,
        data=Data(edition, pack),
        invariants=invariants,
        features=lambda: features(pack),
        card_uses=lambda: card_uses(pack),
        old_names=OLD_NAMES,
        spellings=spellings_of(pack),
        setting=Setting(lambda: empty_board(pack, edition), put),
        gesture=gesture,
        muster=muster,
    )  # fmt: skip


def _rules(scenario: str, options: dict[str, str]) -> Rules:
    edition = Edition(options["edition"], options["draw-again"] == "yes")
    pack = PACKS.load(options["pack"])
    return make_rules(edition, pack)


def _confidence() -> list[str]:
    return PACKS.load().label.confidence()


GAME: Final = Game(
    name="washingtons-war",
    title="Washington's War",
    version=2,
    seats=SEATS,
    nature={
        "players": "2",
        "chance": "dice, a shuffled deck, blind discards",
        "secrets": "hands and the order of the deck",
        "simultaneous": "no",
    },
    scenarios=(
        Scenario("standard", "The whole war", "1775 to the fall of Lord North's government"),
    ),
    options=(*OPTIONS, PACK_OPTION),
    rules=_rules,
    confidence=_confidence,
    check_pack=PACKS.check,
)
