"""Skirmish as the engine sees it. Copy me: `GAME` is what the entry point names."""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.game import Odds, Option, Panel, Result, Scenario, Term
from ticonderoga.engine.words import Notation, Words
from ticonderoga.games.skirmish.notation import CARD_IDS, read_position, write_position
from ticonderoga.games.skirmish.position import CARDS, HILLS, NO_CARD, OVER, Position, value_of
from ticonderoga.games.skirmish.rules import run, set_up
from ticonderoga.games.skirmish.scene import describe_board, draw_scene
from ticonderoga.games.skirmish.text import LOG, PROMPTS, REASONS, RULES, VERBS
from ticonderoga.games.skirmish.view import panels, redeal, view

SEATS: Final = ("red", "blue", "green", "gold")
CAPTAINS: Final = {"duel": 2, "melee": 3, "brawl": 4}


class SkirmishRules:
    """The game for a number of captains and rounds."""

    def __init__(self, captains: int, rounds: int) -> None:
        self.seats: tuple[str, ...] = SEATS[:captains]
        self.rounds: int = rounds
        self.pack_name: str = "none"
        self.pack_digest: str = "none"
        self._ids: dict[str, list[str]] = {
            "card": CARD_IDS,
            "hill": list(HILLS),
            "seat": list(self.seats),
        }
        self.words: Words = Words(VERBS, PROMPTS, REASONS, LOG, RULES, self.name_of)
        self.notation: Notation = Notation(self.words.verbs, self.ids)

    def ids(self, kind: str) -> list[str]:
        return self._ids[kind]

    def name_of(self, kind: str, index: int) -> str:
        if kind == "card":
            return f"a {value_of(index)} ({CARD_IDS[index]})"
        if kind == "hill":
            return f"{HILLS[index]} hill"
        if kind == "seat":
            return self.seats[index].capitalize()
        return str(index)

    def start(self, dice: Dice) -> Position:
        return set_up(len(self.seats), self.rounds, dice)

    def run(self, g: Position) -> Procedure[None]:
        return run(g)

    def result(self, g: Position) -> Result | None:
        """5 The most hills win; equals share the victory."""
        if g.step != OVER:
            return None
        scores = tuple(g.hills.count(seat) for seat in range(len(self.seats)))
        winners = tuple(seat for seat, hills in enumerate(scores) if hills == max(scores))
        return Result(winners, "hills", ("most hills", "5"), scores)

    def view(self, g: Position, seat: int) -> dict[str, Any]:
        return view(g, seat)

    def redeal(self, g: Position, seat: int, dice: Dice) -> None:
        redeal(g, seat, dice)

    def write(self, g: Position) -> str:
        return write_position(g)

    def read(self, text: str) -> Position:
        return read_position(text)

    def evaluate(self, g: Position, seat: int) -> list[Term]:
        """Hills count most; strong cards in hand are hills to come."""
        hills = g.hills.count(seat)
        strength = sum(value_of(card) for card in g.hands[seat])
        return [
            Term("hills", 10.0 * hills, f"{hills} hills"),
            Term("hand", 0.5 * strength, f"a hand worth {strength}"),
        ]

    def odds(self, g: Position, ask: Ask, choice: Choice) -> Odds | None:
        """Exact odds of an assault, as far as the asked captain can know them."""
        if ask.question.key == "parry":
            seat, hill = ask.args
            defence = value_of(choice[1]) if choice[0] == "parry" else 0
        elif choice[0] == "attack" and g.hills[choice[1]] >= 0:
            seat, hill, defence = ask.seat, choice[1], 0
        else:
            return None
        attack = value_of(g.bids[seat])
        ways = sum(1 for a in range(1, 7) for d in range(1, 7) if attack + a > defence + d)
        return Odds(
            f"Assault on the {HILLS[hill]} hill",
            [("taken", ways / 36), ("held", 1 - ways / 36)],
            [(self.seats[seat], "bid (3.2)", attack), ("holder", "parry (3.1)", defence)],
            [] if ask.question.key == "parry" else ["The holder may still parry (3.1)."],
        )

    def board(self) -> dict[str, Any]:
        return describe_board(self.seats)

    def scene(self, view: dict[str, Any]) -> dict[str, Any]:
        return draw_scene(self.seats, view)

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        return panels(self.seats, view)

    def invariants(self, g: Position) -> list[str]:
        """Optional: what must hold at every checkpoint. Here: each card is in one place."""
        places = [*g.deck, *g.discards, *[card for hand in g.hands for card in hand]]
        places += [card for card in g.bids if card != NO_CARD]
        if sorted(places) != list(range(CARDS)):
            return ["a card is lost or doubled"]
        return []


class Skirmish:
    """What the registry holds: the nature of the game declared as data."""

    def __init__(self) -> None:
        self.name: str = "skirmish"
        self.title: str = "Skirmish"
        self.version: int = 1
        self.seats: tuple[str, ...] = SEATS
        self.nature: dict[str, str] = {
            "players": "2 to 4",
            "chance": "dice, a shuffled deck",
            "secrets": "hands and the order of the deck",
            "simultaneous": "yes: all captains bid at once",
        }
        self.scenarios: tuple[Scenario, ...] = (
            Scenario("duel", "Duel", "two captains"),
            Scenario("melee", "Mêlée", "three captains"),
            Scenario("brawl", "Brawl", "four captains"),
        )
        self.options: tuple[Option, ...] = (
            Option("rounds", "4", ("4", "6"), "how many rounds are fought"),
        )

    def rules(self, scenario: str, options: dict[str, str]) -> SkirmishRules:
        return SkirmishRules(CAPTAINS[scenario], int(options["rounds"]))

    def confidence(self) -> list[str]:
        return ["Skirmish is our own game: its rules are complete and nothing is reconstructed."]


GAME: Final = Skirmish()
