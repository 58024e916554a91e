"""A tiny game for the tests of agents: take one to three from a pile of counters; who takes
the last one wins. Before the first turn both bid in secret; the higher bid begins.

It brings no guidance for searchers but an evaluation, as a plug-in game may.
"""

from __future__ import annotations

from typing import Any

from ticonderoga.engine.ask import CHECKPOINT, Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.drawing import empty_board, empty_scene
from ticonderoga.engine.game import Game, OwnPlayers, Result, Rules, Scenario, Term
from ticonderoga.engine.words import LogEntry, Verb, Words


class Pile:
    """The position: how many counters lie there, whose turn it is, and whether bids are in."""

    def __init__(self, dice: Dice, counters: int, turn: int) -> None:
        self.dice: Dice = dice
        self.log: list[LogEntry] | None = None
        self.counters = counters
        self.turn = turn

    def copy(self) -> Pile:
        return Pile(self.dice.copy(), self.counters, self.turn)


def _offer_take(g: Pile, ask: Ask) -> list[Choice]:
    return [("take", n) for n in (1, 2, 3) if n <= g.counters]


def _offer_bid(g: Pile, ask: Ask) -> list[Choice]:
    return [("bid", n) for n in range(3)]


def _refuse(g: Pile, ask: Ask, choice: Choice) -> Reason:
    return Reason("not_offered")


TAKE = Question("take", _offer_take, _refuse, ("take",))
BID = Question("bid", _offer_bid, _refuse, ("bid",))


VERBS = [Verb("take", ("number",), "Take {0}", most=3), Verb("bid", ("number",), "Bid {0}", most=2)]


class PileRules:
    def __init__(self, counters: int) -> None:
        self.counters = counters

    def start(self, dice: Dice) -> Pile:
        return Pile(dice, self.counters, -1)

    def run(self, g: Pile) -> Procedure[None]:
        while g.counters:
            yield CHECKPOINT
            if g.turn < 0:
                bids = yield (Ask(0, BID), Ask(1, BID))
                g.turn = 0 if bids[0][1] >= bids[1][1] else 1
                continue
            choice = yield Ask(g.turn, TAKE)
            g.counters -= choice[1]
            g.turn = 1 - g.turn

    def result(self, g: Pile) -> Result | None:
        return None if g.counters else Result((1 - g.turn,), "took_the_last")

    def view(self, g: Pile, seat: int) -> dict[str, Any]:
        return {"counters": g.counters, "turn": g.turn}

    def redeal(self, g: Pile, seat: int, dice: Dice) -> None:
        """Nothing is hidden but bids, which the match holds."""

    def write(self, g: Pile) -> str:
        return f"{g.counters} {g.turn} {g.dice.write()}"

    def read(self, text: str) -> Pile:
        counters, turn, dice = text.split(" ", 2)
        return Pile(Dice.read(dice), int(counters), int(turn))

    def evaluate(self, g: Pile, seat: int) -> list[Term]:
        """Whoever must move from a multiple of four has lost."""
        lost = g.counters % 4 == 0
        good = lost != (g.turn == seat)
        return [Term("fours", 1.0 if good else -1.0, "Multiples of four")]

    def sealed(self, g: Pile, dice: Dice) -> Pile:
        return Pile(dice, g.counters, g.turn)


def pile_rules(counters: int) -> Rules:
    pile = PileRules(counters)
    return Rules(
        seats=("first", "second"),
        words=Words(VERBS, {}, {}, {}, {}, lambda kind, index: str(index)),
        ids={},
        start=pile.start,
        run=pile.run,
        result=pile.result,
        view=pile.view,
        redeal=pile.redeal,
        write=pile.write,
        read=pile.read,
        evaluate=pile.evaluate,
        board=lambda: empty_board("pile", "Pile"),
        scene=lambda view: empty_scene(),
        sealed=pile.sealed,
    )


def pile_game(counters: int, own_players: OwnPlayers | None = None) -> Game:
    return Game(
        name="pile",
        title="The Pile",
        version=1,
        seats=("first", "second"),
        nature={},
        scenarios=(Scenario("standard", "The pile", "one pile"),),
        options=(),
        rules=lambda scenario, options: pile_rules(counters),
        confidence=list,
        own_players=own_players,
    )
