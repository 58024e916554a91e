"""Positions with a right answer, which the planner at its usual level must find.

Each test puts pieces on the map, lets the planner play its side while the step lasts, and looks at
the board. Checks of initiative are scripted to succeed, where the answer needs one.
"""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.agents.planner import Planner, make
from ticonderoga.engine.agent import answer
from ticonderoga.engine.ask import Choice
from ticonderoga.games.end_of_empire.data.kinds import BRITISH, SIDE_IDS
from ticonderoga.games.end_of_empire.rules.control import controller
from ticonderoga.games.end_of_empire.rules.supply import supplied

SEEDS = (1, 2, 3)


@pytest.fixture(params=SEEDS)
def planner(request: pytest.FixtureRequest) -> Planner:
    """The planner at its usual level, with several seeds: a solution is no accident."""
    return make("", request.param)


def let_play(s: Situation, side: str, planner: Planner) -> list[Choice]:
    """The planner plays its seat as long as the step lasts; the other side lets things happen."""
    seat = SIDE_IDS.index(side)
    match = s.match
    step = (s.g.turn, s.g.active, s.g.step)
    made: list[Choice] = []
    while not match.over and (s.g.turn, s.g.active, s.g.step) == step:
        if match.ask_of(seat) is None:
            match.choose(match.choices(1 - seat)[-1], 1 - seat)
            continue
        made.append(answer(match, seat, planner))
        match.choose(made[-1], seat)
    return made


def let_react(s: Situation, side: str, planner: Planner) -> list[Choice]:
    """The planner declares the reactions of its side."""
    seat = SIDE_IDS.index(side)
    made: list[Choice] = []
    while s.asked in ("react", "reactors") and s.match.ask_of(seat) is not None:
        made.append(answer(s.match, seat, planner))
        s.match.choose(made[-1], seat)
    return made


def holds(s: Situation, place: str) -> int:
    return controller(s.g, s.board.hex_of[s.space(place)])


# ---------------------------------------------------------------------- places


def test_an_undefended_goal_is_taken(planner: Planner) -> None:
    s = Situation().put(
        "MA Ruggles, MA Titcomb, Johnson @ 2914-outpost", "Bearn, Guyenne @ 4111-fortress"
    )
    s.roll(1)
    let_play(s, "british", planner)
    assert holds(s, "3113") == BRITISH


def test_a_town_that_the_enemy_wants_is_not_left(planner: Planner) -> None:
    s = Situation().put(
        "MA Ruggles, MA Titcomb, Johnson @ 2716-town",
        "La Reine, Languedoc, Dieskau @ 2914-outpost",
        "T de Mar Que 10 @ 3113-outpost", "T de Mar Que 7 @ 1907-outpost",
    )  # fmt: skip
    s.roll(1, 1)
    made = let_play(s, "british", planner)
    assert holds(s, "2716") == BRITISH, made
    assert s.g.has_units(BRITISH, s.space("2716-town"))


# ---------------------------------------------------------------------- battles


def test_an_attack_at_good_odds_is_made(planner: Planner) -> None:
    s = Situation().put(
        "44th Foot, 48th Foot, MA Ruggles, MA Titcomb, NY Regiment, Johnson @ 3014-outpost",
        "T de Mar Que 10 @ 3113-outpost",
    )
    s.roll(1)
    made = let_play(s, "british", planner)
    assert ("attack", s.space("3113-outpost")) in made


def test_an_attack_at_bad_odds_is_not(planner: Planner) -> None:
    s = Situation().put(
        "MA Ruggles, Johnson @ 3014-outpost",
        "La Reine, Languedoc, Guyenne, Bearn, Dieskau @ 3113-outpost",
        "fort @ 3113-outpost",
    )
    s.roll(1)
    let_play(s, "british", planner)
    assert not s.match.over
    assert "battle" not in [entry[0] for entry in s.match.log()]


def assault(die: int) -> Situation:
    """A small force has attacked a fort, and this is the die of the first round."""
    s = Situation().put(
        "44th Foot, 48th Foot, Braddock @ 2717", "La Reine, Languedoc, Guyenne @ 2716-town",
        "fort @ 2716-town",
    )  # fmt: skip
    s.roll(1, die)
    s.british("activate 2717", "take_all", "roll", "go 2716").allied("no_reaction")
    s.british("attack 2716-town")
    while s.asked in ("react", "own_loss", "enemy_loss", "leave"):
        seat = s.match.asks[0].seat
        s.match.choose(s.match.choices(seat)[-1], seat)
    return s


def test_another_round_at_bad_odds_is_not_tried(planner: Planner) -> None:
    s = next(s for s in (assault(die) for die in range(1, 7)) if s.asked == "round")
    assert answer(s.match, BRITISH, planner) == ("give_up",)


# ---------------------------------------------------------------------- winter


def test_units_are_brought_into_supply_before_winter(planner: Planner) -> None:
    s = (
        Situation()
        .season("fall")
        .put("MA Ruggles, MA Titcomb, Johnson @ 2612", "Bearn @ 4111-fortress")
    )
    piece = s.piece("MA Ruggles")
    assert not supplied(s.g, piece)
    s.roll(1)
    let_play(s, "british", planner)
    assert supplied(s.g, piece)


# ---------------------------------------------------------------------- the sea


def test_a_goal_without_a_garrison_is_landed_at(planner: Planner) -> None:
    s = Situation("kgw-louisbourg-1745").put(
        "1 MA (Pepperrell), 2 MA (Waldo), 3 MA (Moulton), Pepperrell @ 3120-town",
        "British fleet @ Gulf of St Lawrence",
        "Karrer (Suisse) @ 3411-town",
    )  # fmt: skip
    s.marked("begun_in_port", "1 MA (Pepperrell)", "2 MA (Waldo)", "3 MA (Moulton)", "Pepperrell")
    s.roll(1)
    let_play(s, "british", planner)
    assert holds(s, "5927") == BRITISH


def test_a_fleet_sails_to_where_it_is_needed(planner: Planner) -> None:
    s = Situation("kgw-louisbourg-1745").phase("fleets").but(turn=8).put(
        "1 MA (Pepperrell), 2 MA (Waldo), 3 MA (Moulton), Pepperrell @ 3120-town",
        "British fleet @ North Atlantic",
        "Karrer (Suisse) @ 5927-fortress",
    )  # fmt: skip
    s.roll(1)
    s.begin()
    assert s.asked == "sea_area"
    verb, area = answer(s.match, BRITISH, planner)
    assert verb == "sail_to"
    assert s.board.coast[s.space("5927")] >> area & 1


# ---------------------------------------------------------------------- forts


def test_a_fort_is_built_where_a_goal_is_threatened(planner: Planner) -> None:
    s = (
        Situation()
        .phase("fortifying")
        .put("MA Ruggles, Johnson @ 3113-outpost", "La Reine, Languedoc, Dieskau @ 3312")
    )
    s.begin()
    assert s.asked == "fortify"
    assert answer(s.match, BRITISH, planner) == ("fortify", s.space("3113-outpost"))


# ---------------------------------------------------------------------- the enemy moves


def test_help_comes_to_those_who_are_attacked(planner: Planner) -> None:
    s = Situation().put(
        "La Reine, Languedoc, Dieskau @ 2816", "MA Williams @ 2716",
        "44th Foot, 48th Foot, MA Ruggles, Johnson @ 2617",
    )  # fmt: skip
    s.active("allied").roll(1)
    s.allied("activate 2816", "take_all", "roll", "go 2716")
    made = let_react(s, "british", planner)
    assert ("react", s.space("2617")) in made
    assert ("to", s.space("2716")) in made


def test_a_small_force_gets_out_of_the_way(planner: Planner) -> None:
    s = Situation().put(
        "La Reine, Languedoc, Guyenne, Bearn, Dieskau @ 2816", "MA Ruggles, Johnson @ 2817",
    )  # fmt: skip
    s.active("allied").roll(1)
    s.allied("activate 2816", "take_all", "roll", "go 2817")
    made = let_react(s, "british", planner)
    assert made[0] == ("react", s.space("2817"))


def beaten(die: int) -> Situation:
    """A small force on the way to Albany is attacked."""
    s = Situation().put(
        "La Reine, Languedoc, Guyenne, Bearn, Dieskau @ 2815", "MA Ruggles, MA Titcomb @ 2816",
        "MA Williams @ 2716-town", "T de Mar Que 10 @ 3113-outpost",
    )  # fmt: skip
    s.active("allied").roll(1, die)
    s.allied("activate 2815", "take_all", "roll", "go 2816")
    while s.asked in ("react", "militia_against", "own_loss", "enemy_loss"):
        seat = s.match.asks[0].seat
        s.match.choose(s.match.choices(seat)[-1], seat)
    return s


def test_a_beaten_force_goes_back_to_a_town_that_it_covers(planner: Planner) -> None:
    s = next(s for s in (beaten(die) for die in (6, 5, 4, 3, 2)) if s.asked == "retreat")
    choice = answer(s.match, BRITISH, planner)
    assert choice[0] == "retreat"
    assert s.board.hex_of[choice[1]] == s.space("2716")


def test_a_weak_garrison_does_not_come_out_to_fight(planner: Planner) -> None:
    """10.2 Into the hex around its outpost it would go to attack four regiments."""
    s = Situation().put("Wolfe, 44th Foot, 48th Foot, 22nd Foot, 28th Foot @ 1112",
                        "Montcalm, T de Mar Que 3 @ 1111-outpost")  # fmt: skip
    s.roll(1).british("activate 1112", "take_all", "roll", "go 1111").allied("no_reaction")
    s.british("attack 1111-outpost")
    assert ("to", s.space("1111")) not in let_react(s, "allied", planner)


def test_who_cannot_reach_the_mover_stays_where_he_is(planner: Planner) -> None:
    """11.12 3021 is next to Boston, which Howe leaves, and not to Middlesex, where he goes."""
    s = Situation.at_war("arw").put("Howe, 4th Foot @ 3120-town", "3 Cont @ 3021")
    s.roll(1).british("activate 3120-town", "take_all", "roll", "go 3119")
    assert let_react(s, "allied", planner) == [("no_reaction",)]
