"""13.0 and 13.1: which Battle is fought first, and who defends."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.fights import (
    attackers,
    besiege,
    meet,
    retreats,
    told,
    won,
)
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.position import BATTLES

MISSES = [6] * 60


def fought(bt: Situation) -> list[str]:
    """The spaces of the Battles, in their order."""
    return [bt.board.names[space] for space, _, _ in bt.logged("battle")]


# ---------------------------------------------------------------------- 13.0 order


def several(*places: str, **options: str) -> Situation:
    """One British Light attacks one French Light in each of these Wilderness Spaces."""
    bt = Situation(**options).phase("battles").until("end-round")
    for place in places:
        bt.put(f"British light @ {place}", f"French light @ {place}", f"battle @ {place}")
    return bt.newcomers("british", *places).roll(*MISSES)


@pytest.mark.rule("R-13.0a", "A-4")
def test_13_0_battles_follow_the_printed_table() -> None:
    """Mta'n is in the second row, Matawaskiyak the last of the fourth, Wolastokuk of the sixth;
    Saranac stands before Mikazawitegok in its row."""
    bt = several("Mikazawitegok", "Wolastokuk", "Saranac", "Matawaskiyak", "Mta'n").begin()
    while bt.ask is not None:
        bt.choose(bt.asked_seat, f"retreat {bt.offered('retreat')[0]}")
    order = ["Mta'n", "Matawaskiyak", "Wolastokuk", "Saranac", "Mikazawitegok"]
    assert fought(bt) == order
    assert bt.battles() == []
    assert bt.step() == "end-round"


@pytest.mark.rule("R-13.0a")
def test_13_0_no_battle_the_action_round_ends() -> None:
    bt = Situation().phase("battles").until("end-round").begin()
    assert bt.step() == "end-round"
    assert bt.logged("battle") == []


@pytest.mark.rule("A-4")
def test_13_0_by_the_option_the_fewest_attackers_come_first() -> None:
    bt = several("Mta'n", "Saranac", "Mikazawitegok", "Goasek", battle_order="fewest")
    bt.put("British light @ Mta'n").first("french").begin()
    assert (bt.asked, bt.asked_seat) == ("next_battle", 1)
    assert bt.offered("battle") == ["Goasek", "Mikazawitegok", "Saranac"]
    assert bt.why_not("battle Mta'n") == "battle_later"
    assert bt.why_not("battle Albany") == "no_battle_there"
    bt.french("battle Saranac")
    while bt.asked == "retreat":
        bt.choose(bt.asked_seat, f"retreat {bt.offered('retreat')[0]}")
    assert (bt.asked, bt.asked_seat) == ("next_battle", 1)
    assert bt.offered("battle") == ["Goasek", "Mikazawitegok"]
    assert fought(bt) == ["Saranac"]


@pytest.mark.rule("A-4")
def test_13_0_by_the_option_a_siege_is_fought_once() -> None:
    bt = Situation(battle_order="fewest").phase("battles").until("end-round")
    bt.put("3 British metropolitan @ Québec", "2 bastion @ Québec", "battle @ Québec")
    for place in ("Saranac", "Goasek"):
        bt.put(f"4 British light @ {place}", f"French light @ {place}", f"battle @ {place}")
    bt.newcomers("british", "Saranac", "Goasek").dice("F F F  M M  M M M").roll(*MISSES).begin()
    assert fought(bt) == ["Québec"], "three attack there, four elsewhere"
    assert sorted(bt.battles()) == ["Goasek", "Québec", "Saranac"]
    assert bt.why_not("battle Québec") == "battle_fought"
    bt.british("battle Goasek")
    while bt.asked == "retreat":
        bt.choose(bt.asked_seat, f"retreat {bt.offered('retreat')[0]}")
    assert fought(bt) == ["Québec", "Goasek", "Saranac"]


@pytest.mark.rule("R-13.0b", "R-13.9b")
def test_13_0_a_siege_is_fought_over_in_every_action_round() -> None:
    bt = besiege("3 British metropolitan").dice("F F F  M M  M M M").begin()
    assert fought(bt) == ["Québec"]
    assert bt.battles() == ["Québec"], "once in this Action Round, and the marker stays"
    assert bt.step() == "end-round"
    assert bt.g.fought == 0
    bt.g.step = BATTLES
    bt.dice("F F F  M M  M M M").resume("end-round")
    assert fought(bt) == ["Québec"], "the log of the next Action Round has one of its own"


@pytest.mark.rule("R-13.0a")
def test_13_0_a_marker_without_two_sides_is_taken_off() -> None:
    bt = meet("Ticonderoga", "Rogers").begin()
    assert bt.battles() == []
    assert bt.logged("battle") == []
    assert bt.control("Ticonderoga") == "British"


# ---------------------------------------------------------------------- 13.1 the defender


@pytest.mark.rule("R-13.1a")
def test_13_1_first_whoever_had_units_there_when_the_round_began() -> None:
    for side in ("british", "french"):
        bt = meet("Saranac", "Rogers", "Langis", attacker=side)
        bt.start.arrived[bt.space("Saranac")] = bt.rules.seats.index(side)
        assert attackers(bt.roll(*MISSES).begin()) == side.capitalize()


@pytest.mark.rule("R-13.1a")
def test_13_1_that_counts_before_militia() -> None:
    """The French hold Carlisle and have been there; British units come to its Militia."""
    bt = meet("Carlisle", "Rogers", "Langis", attacker="british").put("French control @ Carlisle")
    assert attackers(bt.roll(*MISSES).begin()) == "British"


@pytest.mark.rule("R-13.1a")
def test_13_1_then_whoever_has_militia_there() -> None:
    """Both moved to Carlisle in this Action Round, the French first."""
    bt = meet("Carlisle", "Rogers", "Langis", attacker="french").newcomers("british", "Carlisle")
    bt.start.arrived[bt.space("Carlisle")] = 1
    assert attackers(bt.roll(*MISSES).begin()) == "French"


@pytest.mark.rule("R-13.1a", "A-48")
def test_13_1_then_whoever_was_there_first() -> None:
    for first, attack in ((0, "French"), (1, "British")):
        bt = meet("Saranac", "Rogers", "Langis").newcomers("french", "Saranac")
        bt.start.arrived[bt.space("Saranac")] = first
        assert attackers(bt.roll(*MISSES).begin()) == attack


@pytest.mark.rule("R-13.1b")
def test_13_1_in_a_siege_the_french_defend() -> None:
    bt = besiege("4 British light").came("british", "Côte du Sud", "Québec")
    bt.start.present[0] |= 1 << bt.space("Québec")
    bt.start.arrived[bt.space("Québec")] = 0
    assert attackers(bt.roll(*MISSES).begin()) == "British"


@pytest.mark.rule("R-13.1c", "A-48", "R-8.0d", "G-C-23")
def test_13_1_in_a_neutral_village_the_nation_defends() -> None:
    bt = Situation().put("Rogers @ Albany").active("british").first("french")
    bt.aps(british=["light"]).until("end-round").roll(*MISSES)
    bt.british("spend light", "light Albany", "take Rogers", "go Oquaga")
    assert bt.g.nations[0] == 1
    assert fought(bt) == ["Oquaga"]
    assert attackers(bt) == "British"


@pytest.mark.rule("A-44")
def test_13_1_both_were_there_and_no_militia() -> None:
    """Whoever came first in this Action Round, else whoever controls the space."""
    for first, attack in ((0, "French"), (1, "British")):
        bt = Situation().phase("battles").until("end-round")
        bt.put("Rogers, Langis @ Ticonderoga", "battle @ Ticonderoga")
        bt.start.arrived[bt.space("Ticonderoga")] = first
        assert attackers(bt.roll(*MISSES).begin()) == attack
    for place, attack in (("Ticonderoga", "British"), ("Lake George", "French")):
        bt = Situation().phase("battles").until("end-round")
        bt.put(f"Rogers, Langis @ {place}", f"battle @ {place}")
        assert attackers(bt.roll(*MISSES).begin()) == attack


@pytest.mark.rule("R-13.9a")
def test_13_9_losers_retreat_before_the_next_battle() -> None:
    bt = several("Saranac", "Mikazawitegok").begin()
    while bt.ask is not None:
        bt.choose(bt.asked_seat, f"retreat {bt.offered('retreat')[0]}")
    assert told(bt, "battle", "retreated") == ["battle", "retreated", "battle", "retreated"]
    assert len(retreats(bt)) == 2
    assert won(bt) == "French 0:0"
