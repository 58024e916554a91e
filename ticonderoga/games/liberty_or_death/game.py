"""Liberty or Death as the engine sees it."""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Odds, Option, Panel, Result, Scenario, Term
from ticonderoga.engine.kit.fields import Problem
from ticonderoga.engine.words import Notation, Words
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
from ticonderoga.games.liberty_or_death.edition import Edition
from ticonderoga.games.liberty_or_death.evaluate import CLEAR_LEAD, DECIDED, evaluate, score
from ticonderoga.games.liberty_or_death.habits import begins, habit
from ticonderoga.games.liberty_or_death.invariants import invariants
from ticonderoga.games.liberty_or_death.non_players.sheets import NonPlayer
from ticonderoga.games.liberty_or_death.notation import read_position, write_position
from ticonderoga.games.liberty_or_death.odds import odds
from ticonderoga.games.liberty_or_death.order import COMMAND_IDS, SPECIAL_IDS
from ticonderoga.games.liberty_or_death.position import NON_PLAYER, OVER, Position
from ticonderoga.games.liberty_or_death.rules.asking import OPTION_IDS
from ticonderoga.games.liberty_or_death.rules.sequence import run
from ticonderoga.games.liberty_or_death.rules.setup import set_up
from ticonderoga.games.liberty_or_death.rules.victory import final_margin
from ticonderoga.games.liberty_or_death.scene import describe_board
from ticonderoga.games.liberty_or_death.scene_now import draw_gauges, draw_scene
from ticonderoga.games.liberty_or_death.table import describe, panels
from ticonderoga.games.liberty_or_death.text.non_players import WHY
from ticonderoga.games.liberty_or_death.text.rulebook import RULES
from ticonderoga.games.liberty_or_death.text.words import (
    CARD_SIDES,
    COMMANDS,
    ENDINGS,
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

FACTION_NAMES: Final = ("British", "Patriots", "Indians", "French")
NAMES: Final[dict[str, tuple[str, ...]]] = {
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
"""What things are called, by the kind of an argument."""
READINGS: Final = "Other readings of the rules"
"""The heading of the options under which the rulings of the house are the defaults."""


class LibertyOrDeathRules:
    """The game under one scenario, its options and one pack."""

    def __init__(self, edition: Edition, pack: Pack) -> None:
        self.edition: Edition = edition
        self.pack: Pack = pack
        self.seats: tuple[str, ...] = FACTION_IDS
        self.decided: float = DECIDED
        self.clear_lead: float = CLEAR_LEAD
        self.pack_name: str = pack.label.name.replace(" ", "_")
        self.pack_digest: str = pack.label.digest
        self.chance_scale: float = 10.0
        """The lead in evaluation that makes the odds of winning e squared to 1: fitted on 100
        games of non-players (10,556 positions; log loss 1.19, and 1.39 for a guess)."""
        counters = pack.counters
        self.kind_names: list[str] = [
            *counters.singulars, f"Active {counters.singulars[WAR_PARTY]}",
            f"Active {counters.singulars[MILITIA]}", "Squadron",
        ]  # fmt: skip
        self.kind_plurals: list[str] = [
            *counters.plurals, f"Active {counters.plurals[WAR_PARTY]}",
            f"Active {counters.plurals[MILITIA]}", "Squadrons",
        ]  # fmt: skip
        self.words: Words = Words(
            VERBS, PROMPTS, REASONS, LOG, RULES, self.name_of,
            {"refusal": REFUSALS, "ending": ENDINGS, "modifier": dict(enumerate(MODIFIERS))},
        )
        self._ids: dict[str, list[str]] = {
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
        }
        self.notation: Notation = Notation(self.words.verbs, self.ids)

    def ids(self, kind: str) -> list[str]:
        return self._ids[kind]

    def name_of(self, kind: str, index: int) -> str:
        if kind == "space":
            return self.pack.board.labels[index]
        if kind == "card":
            return f"{self.pack.deck.cards[index].title} (#{index})" if index else "no card"
        if kind == "leader":
            return self.pack.counters.leader_short_names[index]
        if kind in ("kind", "type"):
            return self.kind_names[index]
        if kind == "kinds":
            return self.kind_plurals[index]
        if kind == "option":
            return OPTIONS[OPTION_IDS[index]]
        table = NAMES.get(kind)
        return table[index] if table is not None else str(index)

    def start(self, dice: Dice) -> Position:
        return set_up(self.pack, self.edition, dice)

    def run(self, g: Position) -> Procedure[None]:
        return run(g)

    def result(self, g: Position) -> Result | None:
        if g.step != OVER:
            return None
        scores = tuple([final_margin(g, faction) for faction in range(4)])
        years = self.pack.scenarios[self.edition.scenario].years
        year = years[min(g.winters, len(years) - 1)] if years else 0
        ending = ENDINGS[g.reason]
        return Result(g.winners, g.reason, (ending.template, ending.rule), scores, year)

    def sealed(self, g: Position, dice: Dice) -> Position:
        """The open position, for the non-players."""
        return g.sealed(dice)

    def view(self, g: Position, seat: int) -> dict[str, Any]:
        return view(g, seat)

    def redeal(self, g: Position, seat: int, dice: Dice) -> None:
        redeal(g, seat, dice)

    def write(self, g: Position) -> str:
        return write_position(g)

    def read(self, text: str) -> Position:
        return read_position(text, self.pack, self.edition)

    def evaluate(self, g: Position, seat: int) -> list[Term]:
        return evaluate(g, seat)

    def score(self, g: Position, seat: int) -> float:
        return score(g, seat)

    def begins(self, ask: Ask) -> bool:
        return begins(ask)

    def habit(self, g: Position, ask: Ask, choices: list[Choice]) -> Choice | None:
        return habit(g, ask, choices)

    def odds(self, g: Position, ask: Ask, choice: Choice) -> Odds | None:
        return odds(g, ask, choice)

    def invariants(self, g: Position) -> list[str]:
        return invariants(g)

    def board(self) -> dict[str, Any]:
        return describe_board(self.pack, self.edition.scenario)

    def scene(self, view: dict[str, Any]) -> dict[str, Any]:
        return draw_scene(self.pack, view)

    def private_scene(self, g: Position, seat: int) -> dict[str, Any]:
        """The parts of the scene that differ between seats: none, everything lies open."""
        return {}

    def gauges(self, view: dict[str, Any]) -> list[dict[str, Any]]:
        """What a review draws as curves."""
        return draw_gauges(view)

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        return panels(self.pack, view)

    def describe(self, view: dict[str, Any], kind: str, index: int) -> Panel:
        """A space, card, leader or faction in words, for the `why` and `card` of a text table."""
        return describe(self.pack, view, kind, index)


class LibertyOrDeath:
    """What the registry holds."""

    def __init__(self) -> None:
        self.name: str = "liberty-or-death"
        self.title: str = "Liberty or Death"
        self.version: int = 1
        self.seats: tuple[str, ...] = FACTION_IDS
        self.nature: dict[str, str] = {
            "players": "1 to 4",
            "chance": "dice and a shuffled deck",
            "secrets": "the order of the deck",
            "simultaneous": "no",
        }
        self.minds: tuple[str, ...] = (NON_PLAYER,)
        self.default_agent: str = NON_PLAYER
        pack = PACKS.load()
        self.scenarios: tuple[Scenario, ...] = tuple(
            [Scenario(data.name, data.title, data.help) for data in pack.scenarios.values()]
        )
        self.options: tuple[Option, ...] = (
            Option("period-events", "no", ("no", "yes"), "each pile has the cards of its years"),
            Option(
                "winter-is-coming", "no", ("no", "yes"),
                "a Winter Quarters card waits on deck instead of changing places",
            ),
            Option(
                "hard-solitaire", "no", ("no", "yes"),
                "from the second winter a lone player may not be behind any non-player",
            ),
            Option(
                "free-hortalez", "paid", ("paid", "unpaid"),
                "whether a free Hortalez hands over French Resources (ruling A78)",
                READINGS,
            ),
            Option(
                "rebel-player", "last", ("last", "margin"),
                "how one player of both rebel factions ranks without the Treaty (ruling A82)",
                READINGS,
            ),
            Option(
                "charts", "rulebook", ("rulebook", "chart"),
                "what holds where a non-player's sheet and chapter 8 differ in small things",
                READINGS,
            ),
            Option(
                "failed-raid", "rulebook", ("rulebook", "chart"),
                "where a non-player's failed Raid leads (ruling A70)",
                READINGS,
            ),
            Option(
                "french-march", "full", ("full", "enough"),
                "with how many the non-player French march (ruling A71)",
                READINGS,
            ),
            Option(
                "plunder", "chart", ("chart", "rulebook"),
                "whether non-player Indians plunder first after a Raid (C3)",
                READINGS,
            ),
            Option(
                "preparer", "after-treaty", ("after-treaty", "rulebook"),
                "how non-player French prepare for war after a Muster: 8.6.3, or 8.6.1 (C10)",
                READINGS,
            ),
            Option(
                "ties", "d6", ("d6", "table"),
                "how non-players choose between two equal spaces (C12)",
                READINGS,
            ),
            Option(
                "blockade-removal", "british", ("british", "french"),
                "who takes a Blockade off in Redeployment if the French are a non-player (C16)",
                READINGS,
            ),
            Option(
                "examples", "rules", ("rules", "playbook"),
                "what holds where a printed example contradicts its rule (C6, ruling A28)",
                READINGS,
            ),
            Option(
                "blockaded-opposition", "counts", ("counts", "cancelled"),
                "whether the Opposition of a Blockaded City counts (ruling A3)",
                READINGS,
            ),
            Option(
                "sea-march", "strict", ("strict", "other-city"),
                "whether a second, open City helps a British March by sea (ruling A5)",
                READINGS,
            ),
            Option(
                "treaty-fort", "paid", ("paid", "free"),
                "whether a Fort in the Muster of the Treaty costs the Patriots 1 (ruling A10)",
                READINGS,
            ),
            Option(
                "half-casualties", "exact", ("exact", "down"),
                "how non-player French halve CBC for their Treaty (ruling A11)",
                READINGS,
            ),
            Option(
                "rochambeau", "everywhere", ("everywhere", "space"),
                "where Rochambeau saves the French their price (ruling A12)",
                READINGS,
            ),
            Option(
                "indian-defence", "british", ("british", "indians"),
                "who Activates War Parties that defend beside British pieces (ruling A21)",
                READINGS,
            ),
            Option(
                "ineligible", "at-once", ("at-once", "next-card"),
                "whether a Faction made Ineligible loses its place on this card too (ruling A8)",
                READINGS,
            ),
            Option(
                "rabble-rousing", "anywhere", ("anywhere", "colonies"),
                "whether Rabble-Rousing is possible in Reserves (ruling A32)",
                READINGS,
            ),
            Option(
                "squadrons", "tables", ("tables", "losses"),
                "whether Squadrons in the West Indies weaken the British, or raise their losses "
                "(ruling A76)",
                READINGS,
            ),
            Option(
                "stockbridge", "instruction", ("instruction", "icon"),
                "whether non-player Indians have an instruction for card 86 (C11)",
                READINGS,
            ),
            Option(
                "patriot-battle", "rulebook", ("rulebook", "chart"),
                "whether Royalists who are all Underground call for a Patriot Battle (C17)",
                READINGS,
            ),
            Option(
                "displacement", "city", ("city", "province"),
                "whether equal Cities are cleared at random, or by the Provinces beside them "
                "(ruling A91)",
                READINGS,
            ),
            Option(
                "west-indies-muster", "neutral", ("neutral", "elsewhere"),
                "whether the West Indies are a Neutral space for the non-player British Muster "
                "(ruling A93)",
                READINGS,
            ),
            Option("pack", "", (), "folder of a corrected data pack; empty for the built-in one"),
        )  # fmt: skip

    def rules(self, scenario: str, options: dict[str, str]) -> LibertyOrDeathRules:
        pack = PACKS.load(options.get("pack", ""))
        return LibertyOrDeathRules(Edition(scenario, options), pack)

    def mind(self, name: str, level: str) -> NonPlayer:
        """8 The flowchart of a faction plays its seat."""
        if level:
            raise TiconderogaError(f"a non-player has no level '{level}'; write just '{name}'")
        return NonPlayer()

    def check_pack(self, path: str) -> tuple[list[Problem], list[Problem]]:
        """What makes the pack of a folder unusable, and what is only worth a look."""
        return PACKS.check(path)

    def confidence(self) -> list[str]:
        return PACKS.load().label.confidence()


GAME: Final = LibertyOrDeath()
