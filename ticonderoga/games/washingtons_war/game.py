"""Washington's War as the engine sees it."""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.game import Odds, Option, Panel, Result, Scenario, Term
from ticonderoga.engine.kit.fields import Problem
from ticonderoga.engine.words import Notation, Words
from ticonderoga.games.washingtons_war.data.pack import PACKS, Pack
from ticonderoga.games.washingtons_war.edition import OFFICIAL, REWRITTEN, Edition
from ticonderoga.games.washingtons_war.evaluate import Judge
from ticonderoga.games.washingtons_war.habits import begins, habit, twins
from ticonderoga.games.washingtons_war.invariants import card_uses, invariants
from ticonderoga.games.washingtons_war.notation import read_position, write_position
from ticonderoga.games.washingtons_war.odds import odds
from ticonderoga.games.washingtons_war.position import OVER, Position
from ticonderoga.games.washingtons_war.rules.sequence import run
from ticonderoga.games.washingtons_war.rules.setup import set_up
from ticonderoga.games.washingtons_war.rules.victory import colonies_held
from ticonderoga.games.washingtons_war.scene import describe_board, draw_hands, draw_scene
from ticonderoga.games.washingtons_war.table import describe, panels
from ticonderoga.games.washingtons_war.text.rulebook import RULES
from ticonderoga.games.washingtons_war.text.words import (
    ENDINGS,
    LOG,
    MODIFIERS,
    PROMPTS,
    REASONS,
    VERBS,
)
from ticonderoga.games.washingtons_war.view import hands_seen, redeal, view

SEATS: Final = ("american", "british")
SIDE_NAMES: Final = ("American", "British")
SIDES_IN_SENTENCES: Final = ("The Americans", "The British")


class WashingtonsWarRules:
    """The game under one edition and one pack."""

    def __init__(self, edition: Edition, pack: Pack) -> None:
        self.edition: Edition = edition
        self.pack: Pack = pack
        self.judge: Judge = Judge(pack)
        self.seats: tuple[str, ...] = SEATS
        self.pack_name: str = pack.label.name.replace(" ", "_")
        self.pack_digest: str = pack.label.digest
        self.words: Words = Words(
            VERBS, PROMPTS, REASONS, LOG, RULES, self.name_of,
            {"modifier": MODIFIERS, "ending": ENDINGS},
        )
        self._ids: dict[str, list[str]] = {
            "space": pack.board.space_ids,
            "card": [str(card.number) for card in pack.deck.cards],
            "general": [who.id for who in pack.pieces.generals],
            "seat": list(SEATS),
            "zone": pack.board.zone_ids,
            "colony": pack.board.colony_ids,
        }
        self.notation: Notation = Notation(self.words.verbs, self.ids)

    def ids(self, kind: str) -> list[str]:
        return self._ids[kind]

    def name_of(self, kind: str, index: int) -> str:
        if kind == "space":
            return self.pack.board.labels[index]
        if kind == "card":
            card = self.pack.deck.cards[index]
            return f"{card.title} (#{index})"
        if kind == "general":
            return self.pack.pieces.generals[index].short
        if kind == "seat":
            return SIDE_NAMES[index]
        if kind == "side":
            return SIDES_IN_SENTENCES[index]
        if kind == "zone":
            return self.pack.board.zone_names[index]
        if kind == "colony":
            return self.pack.board.colony_names[index]
        if kind == "outcome":
            return "succeeds" if index else "fails"
        if kind == "cus":
            return "1 CU" if index == 1 else f"{index} CUs"
        return str(index)

    def start(self, dice: Dice) -> Position:
        return set_up(self.pack, self.edition, dice)

    def run(self, g: Position) -> Procedure[None]:
        return run(g)

    def result(self, g: Position) -> Result | None:
        if g.step != OVER:
            return None
        ending = ENDINGS[g.reason]
        said = (ending.template, ending.rule)
        return Result((g.winner,), g.reason, said, colonies_held(g), g.year)

    def view(self, g: Position, seat: int) -> dict[str, Any]:
        return view(g, seat)

    def redeal(self, g: Position, seat: int, dice: Dice) -> None:
        redeal(g, seat, dice)

    def write(self, g: Position) -> str:
        return write_position(g)

    def read(self, text: str) -> Position:
        return read_position(text, self.pack, self.edition)

    def evaluate(self, g: Position, seat: int) -> list[Term]:
        return self.judge.evaluate(g, seat)

    def score(self, g: Position, seat: int) -> float:
        return self.judge.score(g, seat)

    def begins(self, ask: Ask) -> bool:
        return begins(ask)

    def twins(self, g: Position, ask: Ask, choices: list[Choice]) -> list[Any]:
        return twins(g, ask, choices)

    def habit(self, g: Position, ask: Ask, choices: list[Choice]) -> Choice | None:
        return habit(g, ask, choices)

    def odds(self, g: Position, ask: Ask, choice: Choice) -> Odds | None:
        return odds(g, ask, choice)

    def invariants(self, g: Position) -> list[str]:
        return invariants(g)

    def card_uses(self) -> list[Choice]:
        return card_uses(self.pack)

    def board(self) -> dict[str, Any]:
        return describe_board(self.pack)

    def scene(self, view: dict[str, Any]) -> dict[str, Any]:
        return draw_scene(self.pack, view)

    def private_scene(self, g: Position, seat: int) -> dict[str, Any]:
        """The parts of the scene that differ between seats."""
        return {"hands": draw_hands(hands_seen(g, seat))}

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        return panels(self.pack, view)

    def describe(self, view: dict[str, Any], kind: str, index: int) -> Panel:
        """A space, card or general in words, for the `why` and `card` of a text table."""
        return describe(self.pack, view, kind, index)


class WashingtonsWar:
    """What the registry holds."""

    def __init__(self) -> None:
        self.name: str = "washingtons-war"
        self.title: str = "Washington's War"
        self.version: int = 2
        self.seats: tuple[str, ...] = SEATS
        self.nature: dict[str, str] = {
            "players": "2",
            "chance": "dice, a shuffled deck, blind discards",
            "secrets": "hands and the order of the deck",
            "simultaneous": "no",
        }
        self.scenarios: tuple[Scenario, ...] = (
            Scenario("standard", "The whole war", "1775 to the fall of Lord North's government"),
        )
        self.options: tuple[Option, ...] = (
            Option(
                "edition",
                OFFICIAL,
                (OFFICIAL, REWRITTEN),
                "the rulebook: the official one of 2014, or a player's rewritten one",
            ),
            Option(
                "draw-again",
                "no",
                ("no", "yes"),
                "tournament rule: after Declaration or Franklin the British may draw and act "
                "again (always so in the rewritten edition)",
            ),
            Option("pack", "", (), "folder of a corrected data pack; empty for the built-in one"),
        )

    def rules(self, scenario: str, options: dict[str, str]) -> WashingtonsWarRules:
        edition = Edition(options["edition"], options["draw-again"] == "yes")
        return WashingtonsWarRules(edition, PACKS.load(options["pack"]))

    def check_pack(self, path: str) -> tuple[list[Problem], list[Problem]]:
        """What makes the pack of a folder unusable, and what is only worth a look."""
        return PACKS.check(path)

    def confidence(self) -> list[str]:
        return PACKS.load().label.confidence()


GAME: Final = WashingtonsWar()
