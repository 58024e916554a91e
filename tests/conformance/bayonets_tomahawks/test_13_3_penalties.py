"""13.3.1, 13.3.2: where the Battle Victory markers start."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.fights import meet, penalties, won
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.rules.battle_preparation import penalties_of

MISSES = [6] * 60


def starts(bt: Situation) -> list[int]:
    """Where the markers of the British and the French started."""
    found = dict(bt.logged("marker_starts"))
    return [found[BRITISH], found[FRENCH]]


@pytest.mark.rule("R-13.3.1a", "R-13.3.2a")
def test_13_3_2_no_penalty_starts_at_zero() -> None:
    bt = meet("Saranac", "Rogers", "Langis").roll(*MISSES).begin()
    assert starts(bt) == [0, 0]
    assert bt.logged("penalty") == []


@pytest.mark.rule("R-13.3.2a")
@pytest.mark.parametrize("marker", ["landing", "marshal", "rout", "oos"])
@pytest.mark.parametrize("side", ["british", "french"])
def test_13_3_2_each_marker_costs_one(marker: str, side: str) -> None:
    bt = meet("Louisbourg", "Rogers", "Langis").put(f"{side} {marker} @ Louisbourg")
    bt.roll(*MISSES).begin()
    assert starts(bt) == ([-1, 0] if side == "british" else [0, -1])
    assert penalties(bt, side) == {marker: 1}


@pytest.mark.rule("R-13.3.2a", "G-C-35")
@pytest.mark.parametrize(
    ("stack", "key", "positions"),
    [
        ("8 British metropolitan", "oos_large", 2),
        ("7 British metropolitan, Forbes, Wolfe", "oos", 1),
        ("7 British metropolitan", "oos", 1),
        ("9 British metropolitan", "oos_large", 2),
    ],
)
def test_13_3_2_eight_units_out_of_supply_cost_two(stack: str, key: str, positions: int) -> None:
    bt = meet("Ticonderoga", stack, "Langis").put("British oos @ Ticonderoga").roll(*MISSES)
    bt.begin()
    if bt.asked == "commander":
        bt.british("no_commander")
    assert penalties(bt, "british") == {key: positions}
    assert starts(bt) == [-positions, 0]


@pytest.mark.rule("R-13.3.2a")
def test_13_3_2_a_fort_costs_its_attacker_one_or_two() -> None:
    bt = meet("Ticonderoga", "3 British light", "Fort Carillon").roll(*MISSES).begin()
    assert penalties(bt, "british") == {"fort_no_guns": 2}
    bt = meet("Ticonderoga", "2 British light, Royal Artillery 1", "Fort Carillon")
    bt.roll(*MISSES).begin()
    assert penalties(bt, "british") == {"fort": 1}
    bt = meet("Ticonderoga", "2 British light", "2 French artillery").roll(*MISSES).begin()
    assert penalties(bt, "british") == {}
    bt = meet("Québec", "3 British metropolitan", "2 bastion").roll(*MISSES).begin()
    assert penalties(bt, "british") == {}, "a Bastion is no Fort"


@pytest.mark.rule("A-43", "R-13.3.2a")
def test_13_3_2_the_defender_pays_for_no_fort() -> None:
    bt = meet("Lake George", "Fort Edward, Rogers", "Langis", attacker="british")
    bt.roll(*MISSES).begin()
    assert penalties(bt, "french") == {}
    assert penalties(bt, "british") == {}


@pytest.mark.rule("R-13.3.2a", "R-13.3.1a", "R-13.2z")
def test_13_3_2_they_add_up_but_not_below_minus_five() -> None:
    bt = meet("Ticonderoga", "8 British light", "Fort Carillon")
    for marker in ("landing", "marshal", "rout", "oos"):
        bt.put(f"British {marker} @ Ticonderoga")
    bt.roll(*MISSES).begin()
    assert sum(penalties(bt, "british").values()) == 7
    assert starts(bt) == [-5, 0]
    bt = meet("Ticonderoga", "8 British light", "Fort Carillon")
    for marker in ("rout", "oos"):
        bt.put(f"British {marker} @ Ticonderoga")
    bt.roll(*MISSES).begin()
    assert starts(bt) == [-5, 0]
    bt = meet("Ticonderoga", "7 British light", "Fort Carillon")
    for marker in ("rout", "oos"):
        bt.put(f"British {marker} @ Ticonderoga")
    bt.roll(*MISSES).begin()
    assert starts(bt) == [-4, 0]


@pytest.mark.rule("R-13.3.2b", "A-33")
def test_13_3_2_units_that_retreated_there_do_not_count() -> None:
    """Seven who fight and one who does not are not eight; his Artillery does not help either."""
    bt = Situation().put("7 British metropolitan, Royal Artillery 1 @ Ticonderoga")
    bt.put("Fort Carillon @ Ticonderoga", "British oos @ Ticonderoga")
    where = bt.space("Ticonderoga")
    assert dict(penalties_of(bt.start, where, BRITISH, BRITISH)) == {"oos_large": 2, "fort": 1}
    bt.start.sheltered = 1 << bt.piece("Royal Artillery 1")
    found = penalties_of(bt.start, where, BRITISH, BRITISH)
    assert dict(found) == {"oos": 1, "fort_no_guns": 2}
    assert dict(penalties_of(bt.start, where, BRITISH, FRENCH)) == {"oos": 1}


@pytest.mark.rule("R-13.3.2b", "G-C-31")
def test_13_3_2_the_fort_counts_though_it_falls_in_the_battle() -> None:
    """Against a Full Fort: at 0 scored and not applied, at 1 Reduced, at 2 removed."""
    bt = meet("Ticonderoga", "3 British artillery", "Fort Carillon").dice("TC SC TC  M").begin()
    assert starts(bt) == [-1, 0]
    assert len(bt.logged("hit_not_applied")) == 1
    assert bt.where("Fort Carillon") == "removed"
    assert won(bt) == "British 2:0"


@pytest.mark.rule("R-13.3.2a")
def test_13_3_2_every_penalty_is_said_with_its_rule() -> None:
    bt = meet("Ticonderoga", "8 British light", "Fort Carillon").put("British oos @ Ticonderoga")
    bt.roll(*MISSES).begin()
    said = [bt.rules.words.say_log(entry) for entry in bt.match.log() if entry[0] == "penalty"]
    assert said == [
        "The British go back 2 positions for being Out of Supply with 8 units or more. (13.3.2)",
        "The British go back 2 positions for attacking a Fort without Artillery. (13.3.2)",
    ]
