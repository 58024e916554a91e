"""13 Battles at their edges: whom a Hit goes to, Militia, Emergency Artillery, what was taken."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.fights import lost, meet, reduced
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.rules.retreat import retreat
from ticonderoga.games.bayonets_tomahawks.view import view

MISSES = [6] * 60


def told_of(bt: Situation) -> tuple[list[int], int]:
    """What a table is told of the Battle under way: defenders who are gone, and whose Hit it is."""
    battle = view(bt.g, BRITISH)["battle"]
    assert battle is not None
    return battle["eliminated"], battle["hit_by"]


# ---------------------------------------------------------------------- 13.4.2 Highlands


@pytest.mark.rule("R-13.4.2a", "A-7")
def test_13_4_2_a_light_that_is_hit_leaves_the_first_hit_to_a_highland() -> None:
    """The French Light hit Rogers, then the Canadiens hit a Metropolitan."""
    bt = meet("Lake George", "Rogers, Campbell, 15th & 58th", "Langis, canadiens",
              attacker="french").dice("TC  SC").roll(*MISSES).begin()  # fmt: skip
    assert reduced(bt)[:2] == ["Rogers", "Campbell"]


@pytest.mark.rule("R-13.4.2a")
def test_13_4_2_each_side_has_its_own_first_hit() -> None:
    """A French Metropolitan was hit before; the British Highlands still come first."""
    bt = meet("Lake George", "Campbell, Fraser, 15th & 58th", "Berry, Foix & Quercy")
    bt.dice("SC M  M  SC M").roll(*MISSES).begin()
    assert bt.asked == "reroll"
    bt.british("accept").french("hit Berry")
    assert bt.offered("hit") == ["Campbell (Highland Brigade)", "Fraser (Highland Brigade)"]
    assert bt.why_not("hit 15th & 58th") == "hit_highland_first"


@pytest.mark.rule("R-13.3.3a")
def test_13_3_3_a_defender_who_is_gone_is_still_shown_since_he_rolls() -> None:
    bt = meet("Ticonderoga", "Rogers, Goreham, Mohawk", "Mingo, Chaouanon, Outaouais")
    bt.dice("TC TC  M  TC TC M").begin()
    assert told_of(bt) == ([], bt.piece("Goreham"))
    bt.french("hit Mingo")
    gone = [bt.piece("Mingo")]
    assert told_of(bt) == (gone, bt.piece("Rogers"))
    bt.french("hit Chaouanon")
    gone.append(bt.piece("Chaouanon"))
    assert lost(bt) == ["Mingo", "Chaouanon", "Mohawk"]
    assert bt.offered("hit") == ["Goreham (Light)", "Rogers (Light)"]
    assert told_of(bt)[0] == gone, "an attacker who is gone rolls no more"
    bt.british("hit Rogers")
    assert lost(bt) == ["Mingo", "Chaouanon", "Mohawk"]


@pytest.mark.rule("R-13.5.1a")
def test_a_fallen_commander_leaves_no_rerolls() -> None:
    """The Highland who has not rolled again may still do so by himself."""
    bt = meet("Saranac", "Wolfe, Campbell, Fraser", "Berry, Langis").begin()
    bt.dice("M M").british("commander Wolfe").dice("M M").british("reroll Campbell, commander")
    assert bt.where("Wolfe") == "removed"
    assert bt.asked == "reroll"
    assert bt.why_not("reroll Fraser, commander") == "nobody_commands"
    assert bt.g.battle is not None
    assert (bt.g.battle.commanders, bt.g.battle.rerolls) == ([-1, -1], [0, 0])


@pytest.mark.parametrize(("who", "asked"), [("Rigaud", False), ("Pouchot", True)])
@pytest.mark.rule("R-13.5.1b")
def test_nobody_takes_over_who_could_not_help(who: str, asked: bool) -> None:
    """Only Brigades fight; Rigaud's rerolls are for triangles, Pouchot's for squares."""
    bt = meet("Saranac", "Rogers", f"Montcalm, {who}, Berry, Foix & Quercy").begin()
    bt.dice("M  M M").french("commander Montcalm")
    bt.dice("M M").roll(*MISSES).french("reroll Berry, commander")
    assert bt.where("Montcalm") == "removed"
    assert (bt.asked == "replacement") == asked


@pytest.mark.rule("R-13.9.3b", "A-33")
def test_a_commander_alone_shelters_where_commanders_await_a_battle() -> None:
    """Nobody is counted on either side, so nobody is Outnumbered and nobody Overwhelmed."""
    bt = Situation().put("Montcalm @ Charles Town", "Aubry, Howe @ Ninety Six")
    bt.put("battle @ Ninety Six")
    bt.perform(lambda g: retreat(g, FRENCH, bt.space("Charles Town"), False, False))
    assert bt.at("Ninety Six") == "British: Howe; French: Aubry, Montcalm"
    assert bt.g.sheltered == 1 << bt.piece("Montcalm")
    assert bt.battles() == ["Ninety Six"]


@pytest.mark.parametrize("where", ["Saranac", "Albany"])
@pytest.mark.rule("R-13.3.3a", "R-13.2.1a")
def test_a_bt_removes_militia_only_where_there_is_some(where: str) -> None:
    """At Albany three silhouettes stand, in the Wilderness none."""
    bt = meet(where, "Rogers", "Berry, Langis", attacker="french")
    bt.dice("M BT").roll(*MISSES).begin()
    assert [entry[1] for entry in bt.logged("militia_removed")] == [2] * (where == "Albany")
