"""The battery has teeth: for each law a game that breaks it, and the check that notices."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.engine.toy import Toy, ToyRules, choose_by, choose_times, pick, roll, toy_game
from ticonderoga.engine.ask import CHECKPOINT, Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.game import Game
from ticonderoga.engine.match import Match
from ticonderoga.testing.cases import Broken, Case, decisions
from ticonderoga.testing.laws import (
    check_asks,
    check_fork,
    check_imagine,
    check_invariants,
    check_position,
    check_refusals,
    check_save,
    check_why_not,
)

STEPS = [choose_times(0, 2, 1, 2), roll, choose_by(1, 1, 2), choose_by(0, 4), choose_by(1, 1, 2)]


def broken_game(rules: type[ToyRules], steps: list[Any] = STEPS, seats: int = 3) -> Game:
    """A toy whose rules break a law."""
    toy = rules(steps, seats)
    return toy_game(steps, seats, toy=toy)


def battery(match: Match, rng: random.Random) -> None:
    check_asks(match)
    check_fork(match, rng)
    check_position(match, rng)
    check_save(match)
    check_invariants(match, None)
    for seat in (0, 1, -1):
        check_imagine(match, seat, rng)
    check_refusals(match, rng, 40)
    check_why_not(match)


def run_battery(game: Game) -> None:
    case = Case(game, "only", {"colour": "red"})
    for seed in range(3):
        for here in decisions(case.match(seed), random.Random(seed)):
            battery(here, random.Random(seed))


def test_a_game_that_keeps_the_laws_passes() -> None:
    case = Case(toy_game(STEPS, 3), "only", {"colour": "red"})
    passed = 0
    for here in decisions(case.match(1), random.Random(1)):
        battery(here, random.Random(1))
        passed += 1
    assert passed == 4


class PaysAgain(ToyRules):
    """Does something before the first checkpoint: on re-entry it is done once more."""

    def run(self, g: Toy) -> Procedure[None]:
        g.trail.append(100)
        yield from super().run(g)


class Shallow(Toy):
    def copy(self) -> Toy:
        twin = Shallow(len(self.secrets), self.dice.copy())
        twin.step = self.step
        twin.trail = self.trail  # shared
        twin.secrets = self.secrets.copy()
        twin.controllers = self.controllers.copy()
        return twin


class SharesAList(ToyRules):
    def start(self, dice: Dice) -> Toy:
        g = Shallow(len(self.seats), dice)
        g.secrets = [dice.below(1000) for _ in self.seats]
        return g


class ForgetsToCopy(Toy):
    def copy(self) -> Toy:
        twin = ForgetsToCopy(len(self.secrets), self.dice.copy())
        twin.step = self.step
        twin.trail = self.trail.copy()
        return twin


class Forgets(ToyRules):
    def start(self, dice: Dice) -> Toy:
        g = ForgetsToCopy(len(self.seats), dice)
        g.secrets = [dice.below(1000) for _ in self.seats]
        return g


class ShowsAll(ToyRules):
    def view(self, g: Toy, seat: int) -> dict[str, Any]:
        return {"trail": list(g.trail), "secrets": list(g.secrets)}


class KeepsTheOrder(ToyRules):
    """Re-deals from what is true instead of from what the seat knows."""

    def redeal(self, g: Toy, seat: int, dice: Dice) -> None:
        g.secrets = [s if at == seat else s + dice.below(9) for at, s in enumerate(g.secrets)]


class ChangesOnesOwn(ToyRules):
    def redeal(self, g: Toy, seat: int, dice: Dice) -> None:
        g.secrets = [dice.below(1000) for _ in g.secrets]


class ForgetsInText(ToyRules):
    def write(self, g: Toy) -> str:
        return super().write(g).replace(f"trail {' '.join(map(str, g.trail))}", "trail ")


class LosesSomething(ToyRules):
    def invariants(self, g: Toy) -> list[str]:
        return ["something is lost"] if g.step > 2 else []


def _offer_by_secret(g: Toy, ask: Ask) -> list[Choice]:
    return [("pick", g.secrets[1]), ("pick", 1000)]


def _refuse_mutely(g: Toy, ask: Ask, choice: Choice) -> Reason:
    return Reason("", ())


def _refuse(g: Toy, ask: Ask, choice: Choice) -> Reason:
    return Reason("not_among", (choice[1],))


LEAKING = Question("pick", _offer_by_secret, _refuse, ("pick",))
SILENT = Question("pick", lambda g, ask: [("pick", 1), ("pick", 2)], _refuse_mutely, ("pick",))
DOUBLED = Question("pick", lambda g, ask: [("pick", 1)] * 2, _refuse, ("pick",))


def asks_with(question: Question) -> list[Any]:
    def one(g: Toy) -> Procedure[None]:
        g.chose(0, (yield Ask(0, question)))

    return [one]


def steals_the_dice(g: Toy) -> Procedure[None]:
    """Chance from outside: no fork can roll the same."""
    g.trail.append(random.randrange(10**9))
    g.chose(0, (yield pick(0, 1, 2)))


def keeps_a_secret_to_itself(g: Toy) -> Procedure[None]:
    """What is hidden stays in a local variable while somebody else decides. (Without a roll
    since the checkpoint the variable is set again from the world's own hidden things.)"""
    g.chose(0, (yield pick(0, 1, 2)))
    g.rolled()
    secret = g.secrets[1]
    g.chose(0, (yield pick(0, 1, 2)))
    if g.secrets[1] != secret:
        raise ValueError("the card is not in the hand")


def never_ends(g: Toy) -> Procedure[None]:
    while True:
        g.chose(0, (yield pick(0, 1, 2)))
        yield CHECKPOINT


@pytest.mark.parametrize(
    ("game", "noticed"),
    [
        (lambda: broken_game(PaysAgain), "the fork stands elsewhere"),
        (lambda: broken_game(SharesAList), "changed the original|elsewhere|part"),
        (lambda: broken_game(Forgets), "elsewhere"),
        (lambda: broken_game(ShowsAll), "the view differs"),
        (lambda: broken_game(KeepsTheOrder), "more than the seat's own knowledge"),
        (lambda: broken_game(ChangesOnesOwn), "the view differs"),
        (lambda: broken_game(ForgetsInText), "the position as text forgets trail"),
        (lambda: broken_game(LosesSomething), "something is lost"),
        (lambda: broken_game(ToyRules, asks_with(LEAKING)), "the choices differs"),
        (lambda: broken_game(ToyRules, asks_with(DOUBLED)), "offered twice"),
        (lambda: broken_game(ToyRules, [steals_the_dice]), "elsewhere"),
        (lambda: broken_game(ToyRules, [never_ends]), "does not end"),
    ],
)
def test_a_broken_law_is_noticed(game: Callable[[], Game], noticed: str) -> None:
    with pytest.raises(Broken, match=noticed):
        run_battery(game())


def test_a_refusal_without_words_is_noticed() -> None:
    with pytest.raises((Broken, KeyError)):
        run_battery(broken_game(ToyRules, asks_with(SILENT)))


def test_a_secret_in_a_local_variable_makes_an_imagined_world_stumble() -> None:
    with pytest.raises(ValueError, match="not in the hand"):
        run_battery(broken_game(ToyRules, [keeps_a_secret_to_itself]))
