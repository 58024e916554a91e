"""13 Battles at their edges: whom a Hit goes to, Militia, Emergency Artillery, what was taken."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.fights import lost, meet, reduced
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH
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
