"""Saved games in which something is about to happen, for the browser tests.

Run: python web/tests/e2e/games.py battle|reaction|turn|opening|stack|gathering|contest|
    activation|march|fight|answer|ambush|origins|cards
Prints the saved game of the first seed in which the British may march into a battle, in which the
American is asked whether to intercept, in which, with four seats, the British begin a turn and
may fight, in which nothing was chosen yet, in which the stack at Boston can be drawn to York,
in which the British gather units from adjacent spaces, or in which they are asked in the middle of
a battle; on hexes, in which they may activate the force at 1114, lead a force that has passed its
check, choose in a battle, or may react to a move, or in which their enemies may ambush; played so
far at random. Of four seats, too, a turn of the Patriots with units in three places to march; of
two, the British before they play one of the two cards that activate Howe.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from tests.conformance.liberty_or_death.situation import Situation
from tests.conformance.washingtons_war.situation import Situation as WarSituation
from ticonderoga.engine.hand import WHOLE
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
from ticonderoga.engine.save import load, save

MOST_CHOICES = 400


def before_a_battle(match: Match) -> bool:
    """The British are asked where to march, and some choice has odds."""
    ask = match.asks[0]
    if ask.seat != 1 or ask.question.key != "march":
        return False
    position = match.position
    found = [match.rules.odds(position, ask, choice) for choice in match.choices(1)]
    return any(odds is not None and len(odds.modifiers) > 2 for odds in found)


def before_a_reaction(match: Match) -> bool:
    """The American is asked whether to intercept."""
    ask = match.asks[0]
    return ask.seat == 0 and ask.question.key == "intercept"


def before_a_turn(match: Match) -> bool:
    """The British of four choose what to do, have some Resources, and Battle and March are
    among it."""
    ask = match.asks[0]
    if ask.seat != 0 or ask.question.key != "turn":
        return False
    said = [match.rules.words.say_choice(choice) for choice in match.choices(0)]
    rich = match.position.resources[0] > 3
    return rich and "Command: Battle" in said and "Command: March" in said


def at_the_opening(match: Match) -> bool:
    """Nothing was chosen yet."""
    return match.ply == 0


def before_a_gesture(match: Match) -> bool:
    """The British spend an AP, and drawing their army from Boston to York moves it."""
    ask, rules = match.asks[0], match.rules
    if ask.seat != 0 or ask.question.key != "spend" or rules.gesture is None:
        return False
    boston, york = (rules.ids["space"].index(name) for name in ("boston", "york"))
    meant = rules.gesture(match.position, ask, boston, york, WHOLE).choices
    trial = load(save(match))
    for choice in meant:
        if choice not in trial.choices(0):
            return False
        trial.choose(choice, 0)
    return bool(meant) and meant[1][0] == "army"


def before_a_gathering(match: Match) -> bool:
    """The British are asked whom to call, and of several pieces around some may come, some not."""
    ask, muster = match.asks[0], match.rules.muster
    if ask.seat != 0 or ask.question.key != "marshal_call" or muster is None:
        return False
    if match.position.marshal.called:
        return False
    found = [reason is None for _, reason in muster(match.position, ask, ask.about["space"]).pieces]
    return found.count(True) > 1 and False in found


def in_a_battle(match: Match) -> bool:
    """The British are asked while a battle is being fought."""
    if match.asks[0].seat != 0 or match.position.battle is None:
        return False
    return bool(match.rules.scene(match.view(0)).get("contest"))


def before_an_activation(match: Match) -> bool:
    """On hexes, the British may activate the force at 1114, which stands in the open."""
    ask = match.asks[0]
    if ask.seat != 0 or ask.question.key != "operation":
        return False
    return ("activate", match.rules.ids["space"].index("1114")) in match.choices(0)


def before_a_march(match: Match) -> bool:
    """On hexes, a British force has passed its check and may go to an empty hex."""
    ask = match.asks[0]
    if ask.seat != 0 or ask.question.key != "move" or match.position.operation.moved:
        return False
    ways = match.view(0)["ways"]
    return any(cost and not risk for _, cost, risk in ways)


def in_a_fight(match: Match) -> bool:
    """On hexes, the British have a choice while a battle is being fought."""
    if match.asks[0].seat != 0 or match.position.combat is None:
        return False
    return len(match.choices(0)) > 1


def before_an_answer(match: Match) -> bool:
    """On hexes, the British may react to a move."""
    return match.asks[0].seat == 0 and match.asks[0].question.key == "react"


def before_an_ambush(match: Match) -> bool:
    """On hexes, the other side may ambush the British."""
    return match.asks[0].seat == 1 and match.asks[0].question.key == "ambush"


WAR, LIBERTY = ("washingtons-war", ""), ("liberty-or-death", "1778-sprint")
BAYONETS = ("bayonets-tomahawks", "petite-guerre-1755")
EXPEDITIONS = ("end-of-empire", "fiw-1755")
WANTED: dict[str, tuple[tuple[str, str], Callable[[Match], bool]]] = {
    "battle": (WAR, before_a_battle),
    "reaction": (WAR, before_a_reaction),
    "turn": (LIBERTY, before_a_turn),
    "opening": (BAYONETS, at_the_opening),
    "stack": (BAYONETS, before_a_gesture),
    "gathering": (BAYONETS, before_a_gathering),
    "contest": (BAYONETS, in_a_battle),
    "activation": (EXPEDITIONS, before_an_activation),
    "march": (EXPEDITIONS, before_a_march),
    "fight": (EXPEDITIONS, in_a_fight),
    "answer": (EXPEDITIONS, before_an_answer),
    "ambush": (EXPEDITIONS, before_an_ambush),
}


def three_origins() -> str:
    """Of four, the Patriots begin a turn with Washington and four units in three Colonies."""
    lod = Situation().put(
        "2 continentals, Washington @ Virginia", "militia @ Pennsylvania",
        "continental @ Massachusetts", "4 regulars @ Quebec", "2 war parties @ Northwest",
    )  # fmt: skip
    return save(lod.card(order="PBIF").begin().match)


def two_cards() -> str:
    """Howe at New York, and a card of 3, a campaign and a card of 1 to play."""
    war = WarSituation().put("Howe 5 @ New York", "Carleton 2 @ Quebec", "Washington 3 @ Boston")
    return save(war.hand(american=[3, 4], british=[1, 45, 67]).british_turn().begin().match)


def find(kind: str) -> str:
    """Play at random until it is so."""
    if kind == "cards":
        return two_cards()
    if kind == "origins":
        return three_origins()
    (game, scenario), wanted = WANTED[kind]
    for seed in range(1, 500):
        match = Match(find_game(game), scenario, seed=seed)
        chance = random.Random(seed)
        for _ in range(MOST_CHOICES):
            if match.over:
                break
            if wanted(match):
                return save(match)
            seat = match.awaited()[0]
            match.choose(chance.choice(match.choices(seat)), seat)
    raise SystemExit(f"no game of 500 came to a {kind}")


if __name__ == "__main__":
    print(find(sys.argv[1]), end="")
