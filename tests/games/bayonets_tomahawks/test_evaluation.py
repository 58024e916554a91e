"""What the evaluation says of armies that cross the sea, of Fortresses under siege and of a Year
that is not over yet, and that the planner acts on it: it takes several Action Rounds to sail, Land
and bring down Bastions."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.agents.planner import make
from ticonderoga.engine.agent import answer
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ARTILLERY,
    BRITISH,
    COMMANDER,
    FLEET,
    METROPOLITAN,
)
from ticonderoga.games.bayonets_tomahawks.evaluate import TERMS, Judge
from ticonderoga.games.bayonets_tomahawks.position import ACTIONS, LAND_FIRST

SCENARIO = "amhersts-juggernaut-1758"
ARMY = "5 British Metropolitan, 3 British Artillery, 2 British Fleet"
LOUISBOURG = "2 bastion, 2 French Metropolitan @ Louisbourg"
ACADIE = ("British control @ Chignectou", "Fort Cumberland @ Chignectou",
          "Langis, Boishébert @ Miramichy", "Langlade @ Ticonderoga")  # fmt: skip
"""What else there is to gain or to lose near Halifax."""


def worth(term: str, *phrases: str) -> float:
    """What a term is worth to the British in a position."""
    bt = Situation(SCENARIO).put(*phrases)
    bt.complete()
    at = [key for key, _ in TERMS].index(term)
    return Judge(bt.rules.data.pack).values(bt.start, BRITISH)[at]


# ---------------------------------------------------------------------- the evaluation


def test_a_path_keeps_brigades_away_and_light_units_not() -> None:
    """Chignectou to Miramichy is a Path, Lake George to Ticonderoga a Highway."""
    assert worth("reach", "4 British Light @ Chignectou") > worth(
        "reach", "4 British Metropolitan @ Chignectou"
    )
    assert worth("reach", "4 British Metropolitan @ Lake George") == pytest.approx(
        worth("reach", "4 British Light @ Lake George"), rel=0.5
    )


def test_an_army_at_sea_threatens_the_coasts_it_may_land_on() -> None:
    ashore = worth("reach", f"{ARMY} @ New York", LOUISBOURG)
    afloat = worth("reach", f"{ARMY} @ Sail box", LOUISBOURG)
    assert afloat > ashore + 5.0


def test_quebec_is_threatened_from_the_sea_when_the_seas_are_open() -> None:
    bt = Situation(SCENARIO).put(f"{ARMY} @ Sail box", "British control @ Louisbourg")
    bt.put("1 British Metropolitan @ Louisbourg")
    judge = Judge(bt.rules.data.pack)
    closed = judge.reach.value(bt.start)
    bt.start.open_seas = True
    assert judge.reach.value(bt.start) > closed + 5.0


def test_fleets_with_an_army_are_worth_more_than_fleets_apart() -> None:
    army = "5 British Metropolitan, 3 British Artillery @ Halifax"
    together = worth("reach", army, "2 British Fleet @ Halifax", LOUISBOURG)
    apart = worth("reach", army, "2 British Fleet @ Boston", LOUISBOURG)
    assert together > apart


def test_the_french_threaten_the_gulf_and_the_ocean_from_the_beginning() -> None:
    troops = "4 French Metropolitan, 1 French Fleet"
    afloat = worth("reach", f"{troops} @ Sail box", "British control @ Miramichy")
    assert afloat < worth("reach", f"{troops} @ Montréal", "British control @ Miramichy")


@pytest.mark.parametrize("fewer", ["1 bastion", "1 reduced bastion"])
def test_a_siege_is_worth_more_the_fewer_hits_the_bastions_can_take(fewer: str) -> None:
    siege = (f"{ARMY} @ Louisbourg", "battle @ Louisbourg", "3 French Light @ Louisbourg")
    whole = worth("battles", *siege, "2 bastion @ Louisbourg")
    assert worth("battles", *siege, f"{fewer} @ Louisbourg") > whole


def test_a_siege_without_guns_is_worth_less() -> None:
    siege = ("battle @ Louisbourg", "2 bastion @ Louisbourg")
    guns = worth("battles", "8 British Metropolitan, 1 British Artillery @ Louisbourg", *siege)
    none = worth("battles", "9 British Metropolitan @ Louisbourg", *siege)
    assert guns > 1.5 * none


def _year_at(marker: str, round_: int) -> float:
    bt = Situation(SCENARIO).vp(marker).but(round=round_)
    at = [key for key, _ in TERMS].index("year")
    return Judge(bt.rules.data.pack).values(bt.start, BRITISH)[at]


def test_the_threshold_is_felt_before_it_is_reached() -> None:
    """The French need 5 at the end of 1758."""
    values = [_year_at(f"French {value}", 6) for value in (7, 6, 5, 4, 3)]
    assert values == sorted(values)
    assert values[2] - values[1] > 1.0  # a step towards it, though 5 is still enough


def test_at_the_end_of_the_year_only_the_threshold_counts() -> None:
    values = [_year_at(f"French {value}", 9) for value in (7, 6, 5, 4, 3)]
    steps = [after - before for before, after in pairwise(values)]
    assert steps.index(max(steps)) == 2  # from 5 to 4
    assert max(steps) > 3 * sorted(steps)[-2]


# ---------------------------------------------------------------------- the planner


def _played(bt: Situation, seed: int, step: int) -> Situation:
    """The planner plays the British as long as this step lasts."""
    planner = make("", seed)
    while bt.g.step == step and bt.match.ask_of(BRITISH) is not None:
        bt.match.choose(answer(bt.match, BRITISH, planner), BRITISH)
    return bt


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_planner_sails_against_louisbourg(seed: int) -> None:
    bt = Situation(SCENARIO).put(f"{ARMY} @ Halifax", LOUISBOURG, *ACADIE)
    bt.vp("French 5").first("french").aps(british=["sail_army"])
    assert "Artillery" in _played(bt, seed, ACTIONS).at("Sail box")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_planner_lands_at_louisbourg(seed: int) -> None:
    bt = Situation(SCENARIO).put(f"{ARMY} @ Sail box", LOUISBOURG, *ACADIE)
    bt.vp("French 5").first("french").phase("landing")
    assert _played(bt, seed, LAND_FIRST).battles() == ["Louisbourg"]


def test_with_too_few_fleets_guns_and_brigades_go_aboard_together() -> None:
    bt = Situation(SCENARIO).put("5 British Metropolitan, 4 British Artillery @ Halifax")
    bt.put("1 British Fleet, Howe @ Halifax", LOUISBOURG).aps(british=["sail_army"])
    promising = bt.rules.guidance.promising
    assert promising is not None
    bt.british("spend sail_army", "sail Halifax")
    while bt.asked == "embark":
        (choice,) = promising(bt.g, bt.match.asks[0], bt.match.choices(BRITISH))
        bt.match.choose(choice, BRITISH)
    types = [bt.pieces.type[piece] for piece in bt.g.at(BRITISH, bt.g.board.sail)]
    assert [types.count(type_) for type_ in (FLEET, METROPOLITAN, ARTILLERY, COMMANDER)] == [
        1, 3, 1, 1
    ]  # fmt: skip
