"""Positions with a right answer, which the planner at its usual level must find.

Each test puts pieces on the map, lets the planner play its side until the other side is to decide
or its Action Phase is over, and looks at the board.
"""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.agents.planner import Planner, make
from ticonderoga.engine.agent import answer
from ticonderoga.engine.ask import Choice
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.position import ACTIONS

SEEDS = (1, 2, 3)
SEAT = {"british": BRITISH, "french": FRENCH}


@pytest.fixture(params=SEEDS)
def planner(request: pytest.FixtureRequest) -> Planner:
    """The planner at its usual level, with several seeds: a solution is no accident."""
    return make("", request.param)


def turn_of(side: str, *pieces: str, aps: list[str], round_: int = 6) -> Situation:
    """The Action Phase of a side that plays second, so that Battles come next."""
    bt = Situation("loudouns-gamble-1757").put(*pieces).active(side).but(round=round_)
    bt.first("french" if side == "british" else "british")
    return bt.aps(british=aps) if side == "british" else bt.aps(french=aps)


def let_play(bt: Situation, side: str, planner: Planner) -> list[Choice]:
    """The planner plays its seat while its Actions last."""
    seat = SEAT[side]
    match = bt.match
    made: list[Choice] = []
    while not match.over and bt.g.step == ACTIONS and match.ask_of(seat) is not None:
        made.append(answer(match, seat, planner))
        match.choose(made[-1], seat)
    return made


def verbs(made: list[Choice]) -> list[str]:
    return [choice[0] for choice in made]


# ---------------------------------------------------------------------- to be taken


def test_an_empty_victory_space_is_taken(planner: Planner) -> None:
    bt = turn_of("british", "3 British Metropolitan @ Lake George", "Rigaud, Léry @ Montréal",
                 aps=["army"])  # fmt: skip
    let_play(bt, "british", planner)
    assert bt.g.control[bt.space("Ticonderoga")] == BRITISH


def test_a_fort_without_friends_is_attacked_with_guns(planner: Planner) -> None:
    bt = turn_of(
        "british", "4 British Metropolitan, 2 British Artillery @ Lake George",
        "Fort Saint Frédéric @ Ticonderoga", "Léry @ Montréal", aps=["army"],
    )  # fmt: skip
    let_play(bt, "british", planner)
    assert bt.space("Ticonderoga") in bt.g.battles


def test_the_same_fort_is_not_attacked_by_one_brigade_without_guns(planner: Planner) -> None:
    bt = turn_of(
        "british", "1 British Metropolitan @ Lake George", "Fort Saint Frédéric, Léry, Langis, "
        "3 French Metropolitan @ Ticonderoga", aps=["army"],
    )  # fmt: skip
    let_play(bt, "british", planner)
    assert bt.space("Ticonderoga") not in bt.g.battles


def test_a_fortress_with_one_wall_left_is_stormed(planner: Planner) -> None:
    bt = turn_of(
        "british", "6 British Metropolitan, 3 British Artillery, Wolfe @ Jacques Cartier",
        "British control @ Jacques Cartier", "reduced Bastion @ Québec", "Canadiens @ Québec",
        "4 French Light, 1 French Artillery @ Les Trois Rivières", aps=["army"], round_=9,
    )  # fmt: skip
    let_play(bt, "british", planner)
    assert bt.space("Québec") in bt.g.battles


def test_a_stack_that_can_be_overwhelmed_is(planner: Planner) -> None:
    bt = turn_of(
        "french", "5 French Light @ Ticonderoga", "Rogers @ Lake George", aps=["army"],
    )  # fmt: skip
    let_play(bt, "french", planner)
    assert bt.logged("overwhelmed")


# ---------------------------------------------------------------------- Raids


GUARDS = ("3 British Metropolitan @ Carlisle", "3 British Metropolitan @ Winchester")
"""So that nothing is to be won there by a lucky attack."""


def test_a_raid_that_nobody_can_stop_is_worth_an_action(planner: Planner) -> None:
    bt = turn_of("french", "Lignery @ Forks of the Ohio", *GUARDS, aps=["light"], round_=9)
    bt.but(raid=[0, 7])
    made = let_play(bt, "french", planner)
    assert "raid" in verbs(made)


def test_a_raid_past_guards_is_not_worth_it_if_another_way_is_free(planner: Planner) -> None:
    """9.2 Light units intercept on four faces of six."""
    bt = turn_of("french", "Lignery @ Forks of the Ohio", "Armstrong @ Rays Town", *GUARDS,
                 aps=["light"], round_=9)  # fmt: skip
    bt.but(raid=[0, 7])
    made = let_play(bt, "french", planner)
    assert "raid" in verbs(made)
    rolled_at = [entry[3] for entry in bt.logged("intercepted") + bt.logged("not_intercepted")]
    assert bt.space("Rays Town") not in rolled_at


# ---------------------------------------------------------------------- to be kept


def test_a_captured_town_is_not_left_empty_for_nothing(planner: Planner) -> None:
    bt = turn_of(
        "british", "2 British Metropolitan @ Montréal", "British control @ Montréal",
        aps=["army"], round_=9,
    ).vp("British 3")  # fmt: skip
    let_play(bt, "british", planner)
    assert bt.g.control[bt.space("Montréal")] == BRITISH


def test_a_town_about_to_fall_is_reinforced(planner: Planner) -> None:
    bt = turn_of(
        "french", "4 French Metropolitan @ Les Trois Rivières", "1 French Metropolitan @ Montréal",
        "7 British Metropolitan, 2 British Artillery @ Isle aux Noix",
        "British control @ Isle aux Noix", aps=["army"],
    )  # fmt: skip
    let_play(bt, "french", planner)
    assert bt.g.units(FRENCH, bt.space("Montréal")) >= 4


def test_a_stack_out_of_supply_does_not_attack_a_stronger_one(planner: Planner) -> None:
    bt = turn_of(
        "british", "3 British Metropolitan @ Ticonderoga", "British oos @ Ticonderoga",
        "6 French Metropolitan, Montcalm @ Isle aux Noix", "French control @ Lake George",
        "3 French Light @ Lake George", aps=["army"],
    )  # fmt: skip
    let_play(bt, "british", planner)
    assert bt.space("Isle aux Noix") not in bt.g.battles


# ---------------------------------------------------------------------- the Year's end


def test_the_space_that_decides_the_year_is_taken_in_the_last_round(planner: Planner) -> None:
    """18.2 French 1 is a French win; one Victory Space makes it British 1."""
    bt = turn_of(
        "british", "4 British Metropolitan, British Artillery @ Oneida Lake",
        "French control @ Oswego", "Villiers @ Oswego", aps=["army"], round_=9,
    ).vp("French 1")  # fmt: skip
    let_play(bt, "british", planner)
    assert bt.g.control[bt.space("Oswego")] == BRITISH or bt.space("Oswego") in bt.g.battles


def test_the_planner_says_why(planner: Planner) -> None:
    bt = turn_of("british", "3 British Metropolitan @ Lake George", aps=["army"])
    answer(bt.match, BRITISH, planner)
    assert planner.why().startswith("1. ")
