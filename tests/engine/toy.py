"""A game made of the steps a test hands in, to look at the engine with nothing in the way.

A step is a procedure `(g) -> Procedure[None]`; before each there is a checkpoint. `pick(0, 1, 2)`
asks seat 0 for one of the numbers. What is chosen and rolled is kept in the trail. Each seat has
a secret number that only it may see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ticonderoga.engine.ask import CHECKPOINT, Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.drawing import empty_board, empty_scene
from ticonderoga.engine.game import (
    Game,
    Option,
    OwnPlayers,
    Result,
    Rules,
    Scenario,
    Term,
    record,
)
from ticonderoga.engine.match import Match
from ticonderoga.engine.words import LogEntry, Prompt, Sentence, Verb, Words

SECRETS = 1000


class Toy:
    """The position."""

    def __init__(self, seats: int, dice: Dice) -> None:
        self.dice = dice
        self.log: list[LogEntry] | None = None
        self.step = 0
        self.trail: list[int] = []
        self.secrets = [0] * seats
        self.controllers = [""] * seats

    def copy(self) -> Toy:
        twin = Toy(len(self.secrets), self.dice.copy())
        twin.step = self.step
        twin.trail = self.trail.copy()
        twin.secrets = self.secrets.copy()
        twin.controllers = self.controllers.copy()
        return twin

    def chose(self, seat: int, choice: Choice) -> None:
        self.trail.append(choice[1])
        record(self, "chose", seat, choice[1])

    def rolled(self) -> int:
        roll = self.dice.d6()
        self.trail.append(roll)
        record(self, "rolled", roll)
        return roll


Step = Callable[[Toy], Procedure[None]]


def _offer(g: Toy, ask: Ask) -> list[Choice]:
    return [("pick", number) for number in ask.among]


def _refuse(g: Toy, ask: Ask, choice: Choice) -> Reason:
    return Reason("not_among", (choice[1],))


PICK = Question("pick", _offer, _refuse, ("pick",))
SECRET_PICK = Question("secret_pick", _offer, _refuse, ("pick",), secret=True)


def pick(seat: int, *numbers: int) -> Ask:
    return Ask(seat, PICK, among=numbers)


def secretly(seat: int, *numbers: int) -> Ask:
    return Ask(seat, SECRET_PICK, among=numbers)


WORDS = Words(
    [Verb("pick", ("number",), "Pick {0}", most=1000), Verb("grab", ("thing",), "Grab {0}")],
    {
        "pick": Prompt("1", "Pick a number.", "Somebody picks."),
        "secret_pick": Prompt("2", "Pick in secret.", "Somebody picks in secret."),
    },
    {"not_among": Sentence("1", "{0} is not among them.")},
    {
        "chose": Sentence("1", "{0} chose {1}.", ("seat", "number")),
        "rolled": Sentence("3", "A {0} is rolled."),
        "whispered": Sentence("2", "{0} hears {1}.", ("seat", "number"), 1, 0),
    },
    {"1": "Numbers are picked.", "2": "Some in secret.", "3": "Dice are rolled."},
    lambda kind, index: f"{kind} {index}",
)


class ToyRules:
    """The functions of the rules, on the steps of a test."""

    def __init__(self, steps: list[Step], seats: int) -> None:
        self.steps = steps
        self.seats: tuple[str, ...] = tuple("abcd"[:seats])

    def start(self, dice: Dice) -> Toy:
        g = Toy(len(self.seats), dice)
        g.secrets = [dice.below(SECRETS) for _ in self.seats]
        return g

    def run(self, g: Toy) -> Procedure[None]:
        while g.step < len(self.steps):
            yield CHECKPOINT
            yield from self.steps[g.step](g)
            g.step += 1

    def result(self, g: Toy) -> Result | None:
        return Result((0,), "all steps done") if g.step == len(self.steps) else None

    def view(self, g: Toy, seat: int) -> dict[str, Any]:
        secrets = [s if at == seat else None for at, s in enumerate(g.secrets)]
        return {"step": g.step, "trail": list(g.trail), "secrets": secrets}

    def redeal(self, g: Toy, seat: int, dice: Dice) -> None:
        g.secrets = [
            s if at == seat else dice.below(SECRETS) for at, s in enumerate(g.secrets)
        ]

    def write(self, g: Toy) -> str:
        lines = [
            f"step {g.step}",
            "trail " + " ".join(str(n) for n in g.trail),
            "secrets " + " ".join(str(n) for n in g.secrets),
            "controllers " + "|".join(g.controllers),
            "dice " + g.dice.write(),
        ]
        return "\n".join(lines) + "\n"

    def read(self, text: str) -> Toy:
        facts = dict(line.split(" ", 1) for line in text.splitlines())
        g = Toy(len(self.seats), Dice.read(facts["dice"]))
        g.step = int(facts["step"])
        g.trail = [int(n) for n in facts["trail"].split()]
        g.secrets = [int(n) for n in facts["secrets"].split()]
        g.controllers = facts["controllers"].split("|")
        return g

    def evaluate(self, g: Toy, seat: int) -> list[Term]:
        return [Term("trail", float(sum(g.trail)), "the trail")]

    def invariants(self, g: Toy) -> list[str]:
        return []

    def sealed(self, g: Toy, dice: Dice) -> Toy:
        twin = g.copy()
        twin.secrets = []
        twin.dice = dice
        return twin


def _tell_controller(g: Toy, seat: int, controller: str) -> None:
    g.controllers[seat] = controller


def rules_of(toy: ToyRules, digest: str) -> Rules:
    return Rules(
        seats=toy.seats,
        words=WORDS,
        ids={"seat": list(toy.seats), "thing": ["axe", "bow"]},
        start=toy.start,
        run=toy.run,
        result=toy.result,
        view=toy.view,
        redeal=toy.redeal,
        write=toy.write,
        read=toy.read,
        evaluate=toy.evaluate,
        board=lambda: empty_board("toy", "Toy"),
        scene=lambda view: empty_scene(),
        pack_name="toy",
        pack_digest=digest,
        sealed=toy.sealed,
        tell_controller=_tell_controller,
        invariants=toy.invariants,
    )


def toy_game(
    steps: list[Step],
    seats: int = 2,
    version: int = 1,
    digest: str = "d1",
    own_players: OwnPlayers | None = None,
    toy: ToyRules | None = None,
) -> Game:
    rules = rules_of(toy or ToyRules(steps, seats), digest)
    return Game(
        name="toy",
        title="Toy",
        version=version,
        seats=rules.seats,
        nature={"players": str(seats), "secrets": "a number each"},
        scenarios=(Scenario("only", "Only", "the one there is"),),
        options=(Option("colour", "red", ("red", "blue"), "means nothing"),),
        rules=lambda scenario, options: rules,
        confidence=lambda: ["Toys are certain."],
        own_players=own_players,
    )


def toy_match(*steps: Step, seats: int = 2, seed: int = 1) -> Match:
    return Match(toy_game(list(steps), seats), seed=seed)


# ---------------------------------------------------------------------- some steps


def choose_by(seat: int, *numbers: int) -> Step:
    """One seat picks one number."""

    def one(g: Toy) -> Procedure[None]:
        g.chose(seat, (yield pick(seat, *numbers)))

    return one


def choose_times(seat: int, times: int, *numbers: int) -> Step:
    """One seat picks several times between two checkpoints."""

    def several(g: Toy) -> Procedure[None]:
        for _ in range(times):
            g.chose(seat, (yield pick(seat, *numbers)))

    return several


def roll(g: Toy) -> Procedure[None]:
    """A die is rolled; nobody is asked."""
    g.rolled()
    yield from ()


def all_at_once(*seats: int) -> Step:
    """Seats pick from 1 to 3 in secret, at the same time."""

    def together(g: Toy) -> Procedure[None]:
        asks = tuple(secretly(seat, 1, 2, 3) for seat in seats)
        answers = yield asks
        g.dice.reveal()
        for ask, choice in zip(asks, answers, strict=True):
            g.chose(ask.seat, choice)

    return together
