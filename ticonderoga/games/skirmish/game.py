"""Skirmish as the engine sees it. Copy me: `GAME` is what the entry point names."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.game import Game, Option, Rules, Scenario, Term
from ticonderoga.engine.kit.position_text import read_lines, write_lines
from ticonderoga.engine.odds import Modifier, Note, Odds, Outcome
from ticonderoga.engine.words import Words, naming
from ticonderoga.games.skirmish import drawing, features, position, rules, text, view
from ticonderoga.games.skirmish.position import CARD_IDS, HILLS, LINES, Position, value_of

SEATS: Final = ("red", "blue", "green", "gold")
CAPTAINS: Final = {"duel": 2, "melee": 3, "brawl": 4}
NAMES: Final = {
    "card": [f"a {value_of(card)} ({name})" for card, name in enumerate(CARD_IDS)],
    "hill": [f"{name} hill" for name in HILLS],
    "seat": [name.capitalize() for name in SEATS],
}
"""What people call the things of each kind; CARD_IDS, HILLS and SEATS are what files call them."""


def _evaluate(g: Position, seat: int) -> list[Term]:
    """Hills count most; strong cards in hand are hills to come."""
    hills = g.hills.count(seat)
    strength = sum(value_of(card) for card in g.hands[seat])
    return [
        Term("hills", 10.0 * hills, f"{hills} hills"),
        Term("hand", 0.5 * strength, f"a hand worth {strength}"),
    ]


def _odds(g: Position, ask: Ask, choice: Choice) -> Odds | None:
    """Optional: exact odds of an assault, as far as the asked captain can know them."""
    if ask.question.key == "parry":
        seat, hill = rules.leader(g), ask.about["hill"]
        defence = value_of(choice[1]) if choice[0] == "parry" else 0
    elif choice[0] == "attack" and g.hills[choice[1]] >= 0:
        seat, hill, defence = ask.seat, choice[1], 0
    else:
        return None
    attack = value_of(g.bids[seat])
    ways = sum(1 for a in range(1, 7) for d in range(1, 7) if attack + a > defence + d)
    taken = Outcome("taken", ways / 36, sides=(seat,), success=True)
    held = Outcome("held", 1 - ways / 36, sides=(g.hills[hill],), success=True)
    bid = Modifier(SEATS[seat], "bid", attack, "3.2")
    parry = Modifier("holder", "parry", defence, "3.1")
    notes = [Note("The holder may still parry.", "3.1")] if choice[0] == "attack" else []
    return Odds(f"Assault on the {HILLS[hill]} hill", [taken, held], [bid, parry], notes)


def _rules(scenario: str, options: dict[str, str]) -> Rules:
    """The game for a number of captains and rounds."""
    seats = SEATS[: CAPTAINS[scenario]]
    rounds = int(options["rounds"])
    return Rules(
        seats=seats,
        words=Words(text.VERBS, text.PROMPTS, text.REASONS, text.LOG, text.RULES, naming(NAMES)),
        ids={"card": CARD_IDS, "hill": list(HILLS), "seat": list(seats)},
        start=lambda dice: rules.set_up(len(seats), rounds, dice),
        run=rules.run,
        result=rules.result,
        view=view.view,
        redeal=view.redeal,
        write=lambda g: write_lines(g, LINES),
        read=lambda written: read_lines(Position(0, 0, Dice()), LINES, written),
        evaluate=_evaluate,
        odds=_odds,
        board=lambda: drawing.describe_board(seats),
        scene=lambda seen: drawing.draw_scene(seats, seen),
        private_scene=lambda g, seat: {"hands": drawing.draw_hands(view.view(g, seat))},
        invariants=position.invariants,
        features=lambda: features.features(len(seats)),
    )  # fmt: skip


GAME: Final = Game(
    name="skirmish",
    title="Skirmish",
    version=1,
    seats=SEATS,
    nature={
        "players": "2 to 4", "chance": "dice, a shuffled deck",
        "secrets": "hands and the order of the deck",
        "simultaneous": "yes: all captains bid at once",
        "example": "a small game that shows how one is made",
    },
    scenarios=(
        Scenario("duel", "Duel", "two captains"),
        Scenario("melee", "Mêlée", "three captains"),
        Scenario("brawl", "Brawl", "four captains"),
    ),
    options=(Option("rounds", "4", ("4", "6"), "how many rounds are fought"),),
    rules=_rules,
    confidence=lambda: ["Skirmish is our own game: nothing of it is reconstructed."],
)  # fmt: skip
