"""Skirmish as the engine sees it. Copy me: `GAME` is what the entry point names."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.game import Game, Option, Result, Rules, Scenario, Term
from ticonderoga.engine.odds import Modifier, Note, Odds, Outcome
from ticonderoga.engine.words import Words
from ticonderoga.games.skirmish.drawing.board import describe_board
from ticonderoga.games.skirmish.drawing.scene import draw_hands, draw_scene
from ticonderoga.games.skirmish.notation import CARD_IDS, read_position, write_position
from ticonderoga.games.skirmish.position import CARDS, HILLS, NO_CARD, OVER, Position, value_of
from ticonderoga.games.skirmish.rules import leader, run, set_up
from ticonderoga.games.skirmish.text import LOG, PROMPTS, REASONS, RULES, VERBS
from ticonderoga.games.skirmish.view import redeal, view

SEATS: Final = ("red", "blue", "green", "gold")
CAPTAINS: Final = {"duel": 2, "melee": 3, "brawl": 4}


def _name_of(kind: str, index: int) -> str:
    if kind == "card":
        return f"a {value_of(index)} ({CARD_IDS[index]})"
    if kind == "hill":
        return f"{HILLS[index]} hill"
    if kind == "seat":
        return SEATS[index].capitalize()
    return str(index)


def _result(g: Position) -> Result | None:
    """5 The most hills win; equals share the victory."""
    if g.step != OVER:
        return None
    scores = tuple(g.hills.count(seat) for seat in range(len(g.hands)))
    winners = tuple(seat for seat, hills in enumerate(scores) if hills == max(scores))
    return Result(winners, "hills", ("most hills", "5"), scores)


def _evaluate(g: Position, seat: int) -> list[Term]:
    """Hills count most; strong cards in hand are hills to come."""
    hills = g.hills.count(seat)
    strength = sum(value_of(card) for card in g.hands[seat])
    return [
        Term("hills", 10.0 * hills, f"{hills} hills"),
        Term("hand", 0.5 * strength, f"a hand worth {strength}"),
    ]


def _odds(g: Position, ask: Ask, choice: Choice) -> Odds | None:
    """Exact odds of an assault, as far as the asked captain can know them."""
    if ask.question.key == "parry":
        seat, hill = leader(g), ask.about["hill"]
        defence = value_of(choice[1]) if choice[0] == "parry" else 0
    elif choice[0] == "attack" and g.hills[choice[1]] >= 0:
        seat, hill, defence = ask.seat, choice[1], 0
    else:
        return None
    attack = value_of(g.bids[seat])
    ways = sum(1 for a in range(1, 7) for d in range(1, 7) if attack + a > defence + d)
    return Odds(
        f"Assault on the {HILLS[hill]} hill",
        [
            Outcome("taken", ways / 36, sides=(seat,), success=True),
            Outcome("held", 1 - ways / 36, sides=(g.hills[hill],), success=True),
        ],
        [
            Modifier(SEATS[seat], "bid", attack, "3.2"),
            Modifier("holder", "parry", defence, "3.1"),
        ],
        [] if ask.question.key == "parry" else [Note("The holder may still parry.", "3.1")],
    )


def _invariants(g: Position) -> list[str]:
    """Optional: what must hold at every checkpoint. Here: each card is in one place."""
    places = [*g.deck, *g.discards, *[card for hand in g.hands for card in hand]]
    places += [card for card in g.bids if card != NO_CARD]
    return [] if sorted(places) == list(range(CARDS)) else ["a card is lost or doubled"]


def _rules(scenario: str, options: dict[str, str]) -> Rules:
    """The game for a number of captains and rounds."""
    seats = SEATS[: CAPTAINS[scenario]]
    rounds = int(options["rounds"])
    return Rules(
        seats=seats,
        words=Words(VERBS, PROMPTS, REASONS, LOG, RULES, _name_of),
        ids={"card": CARD_IDS, "hill": list(HILLS), "seat": list(seats)},
        start=lambda dice: set_up(len(seats), rounds, dice),
        run=run,
        result=_result,
        view=view,
        redeal=redeal,
        write=write_position,
        read=read_position,
        evaluate=_evaluate,
        odds=_odds,
        board=lambda: describe_board(seats),
        scene=lambda seen: draw_scene(seats, seen),
        private_scene=lambda seen: {"hands": draw_hands(seen)},
        invariants=_invariants,
    )


def _confidence() -> list[str]:
    return ["Skirmish is our own game: its rules are complete and nothing is reconstructed."]


GAME: Final = Game(
    name="skirmish",
    title="Skirmish",
    version=1,
    seats=SEATS,
    nature={
        "players": "2 to 4",
        "chance": "dice, a shuffled deck",
        "secrets": "hands and the order of the deck",
        "simultaneous": "yes: all captains bid at once",
    },
    scenarios=(
        Scenario("duel", "Duel", "two captains"),
        Scenario("melee", "Mêlée", "three captains"),
        Scenario("brawl", "Brawl", "four captains"),
    ),
    options=(Option("rounds", "4", ("4", "6"), "how many rounds are fought"),),
    rules=_rules,
    confidence=_confidence,
)
