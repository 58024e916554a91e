"""Liberty or Death as the engine sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import (
    Game,
    Guidance,
    OwnPlayers,
    Result,
    Rules,
    Scenario,
    Setting,
)
from ticonderoga.engine.kit.chances import chances_function, load_chances
from ticonderoga.engine.kit.packs import PACK_OPTION
from ticonderoga.engine.words import Words, naming
from ticonderoga.games.liberty_or_death.data.pack import PACKS, Pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    FACTION_IDS,
    KIND_IDS,
    LEADER_IDS,
    MARKER_IDS,
    MILITIA,
    SIDE_IDS,
    TYPE_IDS,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import SPACE_IDS
from ticonderoga.games.liberty_or_death.drawing.board import describe_board
from ticonderoga.games.liberty_or_death.drawing.scene import draw_gauges, scene_parts
from ticonderoga.games.liberty_or_death.edition import OPTIONS as EDITION_OPTIONS
from ticonderoga.games.liberty_or_death.edition import Edition
from ticonderoga.games.liberty_or_death.evaluate import (
    CLEAR_LEAD,
    DECIDED,
    evaluate,
    progress,
    score,
    values,
)
from ticonderoga.games.liberty_or_death.evaluate_weights import TERMS
from ticonderoga.games.liberty_or_death.features import features
from ticonderoga.games.liberty_or_death.gestures import gesture, muster
from ticonderoga.games.liberty_or_death.habits import opens_turn, quick_choice
from ticonderoga.games.liberty_or_death.invariants import invariants
from ticonderoga.games.liberty_or_death.non_players.player import NonPlayer
from ticonderoga.games.liberty_or_death.non_players.sheets import SHEETS
from ticonderoga.games.liberty_or_death.notation import read_position, write_position
from ticonderoga.games.liberty_or_death.odds import odds
from ticonderoga.games.liberty_or_death.order import COMMAND_IDS, SPECIAL_IDS
from ticonderoga.games.liberty_or_death.position import NON_PLAYER, OVER, Position
from ticonderoga.games.liberty_or_death.rules.asking import OPTION_IDS
from ticonderoga.games.liberty_or_death.rules.sequence import run
from ticonderoga.games.liberty_or_death.rules.setup import set_up
from ticonderoga.games.liberty_or_death.rules.victory import final_margin
from ticonderoga.games.liberty_or_death.setting import empty_board, put, spellings_of
from ticonderoga.games.liberty_or_death.text.handbook import make_handbook
from ticonderoga.games.liberty_or_death.text.non_players import WHY
from ticonderoga.games.liberty_or_death.text.rulebook import RULES
from ticonderoga.games.liberty_or_death.text.words import (
    CARD_SIDES,
    COMMANDS,
    ENDINGS,
    FACTION_NAMES,
    LEVELS,
    LOG,
    MARKERS,
    MODIFIERS,
    OPTIONS,
    PROMPTS,
    REASONS,
    REFUSALS,
    SPECIALS,
    VERBS,
)
from ticonderoga.games.liberty_or_death.view import redeal, view

_CHANCES: Final = load_chances(__package__ or "", FACTION_IDS, [key for key, _ in TERMS])


class Data:
    """What the rules of one match are made from."""

    __slots__ = ("edition", "pack")

    def __init__(self, edition: Edition, pack: Pack) -> None:
        self.edition: Edition = edition
        self.pack: Pack = pack


def _names(pack: Pack) -> dict[str, Sequence[str]]:
    """What people call the things of each kind."""
    counters = pack.counters
    kinds = [*counters.singulars, *_active(counters.singulars), "Squadron"]
    cards = [f"{card.title} (#{card.number})" for card in pack.deck.cards[1:]]
    return {
        "space": pack.board.labels,
        "card": ["no card", *cards],
        "leader": counters.leader_short_names,
        "kind": kinds,
        "type": kinds,
        "kinds": [*counters.plurals, *_active(counters.plurals), "Squadrons"],
        "option": [OPTIONS[option] for option in OPTION_IDS],
        "seat": FACTION_NAMES,
        "faction": FACTION_NAMES,
        "side": ("Royalists", "Rebellion"),
        "command": COMMANDS,
        "special": SPECIALS,
        "level": LEVELS,
        "marker": MARKERS,
        "card_side": CARD_SIDES,
        "why": WHY,
    }


def _active(names: Sequence[str]) -> list[str]:
    return [f"Active {names[WAR_PARTY]}", f"Active {names[MILITIA]}"]


def _result(g: Position) -> Result | None:
    if g.step != OVER:
        return None
    scores = tuple([final_margin(g, faction) for faction in range(4)])
    years = g.pack.scenarios[g.edition.scenario].years
    year = years[min(g.winters, len(years) - 1)] if years else 0
    ending = ENDINGS[g.reason]
    return Result(g.winners, g.reason, (ending.template, ending.rule), scores, year)


def _seal(g: Position, dice: Dice) -> Position:
    """The open position, for the non-players."""
    return g.sealed(dice)


def _tell_controller(g: Position, seat: int, controller: str) -> None:
    g.controllers[seat] = controller


def make_rules(edition: Edition, pack: Pack) -> Rules:
    """The game under one scenario, its options and one pack."""
    names = _names(pack)
    return Rules(
        seats=FACTION_IDS,
        words=Words(
            VERBS, PROMPTS, REASONS, LOG, RULES, naming(names),
            {"refusal": REFUSALS, "ending": ENDINGS, "modifier": dict(enumerate(MODIFIERS))},
            dict(zip(names["kind"], names["kinds"], strict=True)),
        ),
        ids={
            "space": list(SPACE_IDS),
            "kind": list(KIND_IDS),
            "type": list(TYPE_IDS),
            "leader": list(LEADER_IDS),
            "command": list(COMMAND_IDS),
            "special": list(SPECIAL_IDS),
            "option": list(OPTION_IDS),
            "card_side": list(SIDE_IDS),
            "side": ["royalists", "rebellion"],
            "faction": list(FACTION_IDS),
            "marker": list(MARKER_IDS),
            "seat": list(FACTION_IDS),
            "card": [str(card.number) for card in pack.deck.cards],
        },
        start=lambda dice: set_up(pack, edition, dice),
        run=run,
        result=_result,
        view=view,
        redeal=redeal,
        write=write_position,
        read=lambda text: read_position(text, pack, edition),
        evaluate=evaluate,
        odds=odds,
        board=lambda: describe_board(pack, edition.scenario),
        handbook=make_handbook,
        scene=scene_parts(pack),
        private_scene=lambda g, seat: {},
        gauges=draw_gauges,
        guidance=Guidance(
            score=score, opens_turn=opens_turn, quick_choice=quick_choice, win_value=DECIDED,
            clear_lead=CLEAR_LEAD, terms=TERMS, values=values, progress=progress,
            chances=chances_function(_CHANCES, values, progress, edition.scenario),
        ),
        pack_name=pack.label.name.replace(" ", "_"),
        pack_digest=pack.label.digest,
        data=Data(edition, pack),
        sealed=_seal,
        tell_controller=_tell_controller,
        invariants=invariants,
        features=lambda: features(pack),
        spellings=spellings_of(pack),
        setting=Setting(lambda: empty_board(pack, edition), put),
        gesture=gesture,
        muster=muster,
    )  # fmt: skip


def _rules(scenario: str, options: dict[str, str]) -> Rules:
    pack = PACKS.load(options["pack"])
    return make_rules(Edition(scenario, options), pack)


def _non_player(name: str, level: str) -> NonPlayer:
    """8 The flowchart of a faction plays its seat."""
    if level:
        raise TiconderogaError(f"a non-player has no level '{level}'; write just '{name}'")
    return NonPlayer(SHEETS)


def _confidence() -> list[str]:
    return PACKS.load().label.confidence()


GAME: Final = Game(
    name="liberty-or-death",
    title="Liberty or Death",
    version=1,
    seats=FACTION_IDS,
    nature={
        "players": "1 to 4",
        "chance": "dice and a shuffled deck",
        "secrets": "the order of the deck",
        "simultaneous": "no",
    },
    scenarios=tuple(
        [Scenario(data.name, data.title, data.help) for data in PACKS.load().scenarios.values()]
    ),
    options=(*EDITION_OPTIONS, PACK_OPTION),
    rules=_rules,
    confidence=_confidence,
    own_players=OwnPlayers((NON_PLAYER,), _non_player),
    check_pack=PACKS.check,
)
