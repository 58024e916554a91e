"""3.4.4, 4.4.3: who may move in for a Raid, and who may Plunder before it."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import bars
from tests.conformance.liberty_or_death.situation import Situation

NOWHERE = "no_space_for_special"


@pytest.mark.rule("R-3.4.4b", "R-1.10o", "A-31")
@pytest.mark.parametrize(
    ("leader", "stands", "target", "reached"),
    [
        ("Dragging Canoe", "Southwest", "Maryland", True),  # by way of Virginia
        ("Dragging Canoe", "Southwest", "New Jersey", False),  # three Provinces far
        ("Dragging Canoe", "Florida", "Maryland", False),  # he is elsewhere
        ("Cornplanter", "Southwest", "Maryland", False),
        ("Cornplanter", "Southwest", "Virginia", True),
    ],
)
def test_1_10_two_provinces_far_from_dragging_canoes_space_alone(
    leader: str, stands: str, target: str, reached: bool
) -> None:
    lod = Situation().put("2 war parties @ Southwest", f"war party, {leader} @ {stands}")
    lod.levels("PO", target)
    assert lod.can("raid", "indians") is reached


@pytest.mark.rule("R-3.4.4b")
def test_3_4_4_only_war_parties_of_provinces_move_in() -> None:
    lod = Situation().put("2 war parties, militia, tory @ New York", "war party @ Pennsylvania")
    lod.levels("PO", "Pennsylvania").command("indians", "raid").indians("raid Pennsylvania")
    assert lod.why_not("raider New York, militia") == "war_parties_only"
    assert lod.why_not("raider New York, tory") == "war_parties_only"
    assert lod.why_not("raider Philadelphia, war party") == "raider_too_far"
    assert lod.why_not("raider Pennsylvania, war party") == "there_already"
    assert lod.why_not("raider New York, active war party") == "not_so_many"


@pytest.mark.rule("R-3.4.4d", "A-30")
def test_3_4_4_an_active_one_does_not_move_in_where_no_other_waits() -> None:
    lod = Situation().put("1 active war party @ New York", "1 war party @ Northwest")
    lod.levels("PO", "Pennsylvania").command("indians", "raid").indians("raid Pennsylvania")
    assert lod.why_not("raider New York, active war party") == "needs_underground"
    assert lod.offered("raider") == ["Northwest, war party"]


@pytest.mark.rule("R-3.4.4a")
def test_3_4_4_no_raid_on_a_city() -> None:
    lod = Situation().put("2 war parties @ New York").levels("PO", "New York City", "New York")
    lod.command("indians", "raid")
    assert lod.why_not("raid New York City") == "provinces_only"


@pytest.mark.rule("R-3.4.4a")
@pytest.mark.parametrize(("level", "possible"), [("PO", True), ("AO", True), ("N", False)])
def test_3_4_4_a_raid_needs_opposition(level: str, possible: bool) -> None:
    lod = Situation().put("war party @ New York").levels(level, "New York")
    assert lod.can("raid", "indians") is possible


@pytest.mark.rule("R-4.4.3a", "A-79", "R-8.7.1c")
@pytest.mark.parametrize(
    ("why", "reason"),
    [("player", ""), ("free", NOWHERE), ("stroke", NOWHERE), ("non-player", NOWHERE)],
)
def test_4_4_3_who_may_plunder_before_the_raid(why: str, reason: str) -> None:
    lod = Situation().put("2 war parties @ New York").levels("PO", "New York")
    if why == "non-player":
        lod.non_players("indians")
    free = why in ("free", "stroke")
    found = bars(lod, "indians", "plunder", "raid", free=free, brilliant=why == "stroke")
    assert found == reason


@pytest.mark.rule("R-4.4.3a", "R-4.1c")
@pytest.mark.parametrize(
    ("patriots", "indians", "reason"), [(0, 0, NOWHERE), (1, 0, ""), (0, 1, ""), (1, 1, "")]
)
def test_4_4_3_either_the_booty_or_their_own_purse_pays_for_the_raid(
    patriots: int, indians: int, reason: str
) -> None:
    lod = Situation().put("2 war parties @ New York").levels("PO", "New York")
    lod.resources(patriots=patriots, indians=indians)
    assert bars(lod, "indians", "plunder", "raid") == reason


@pytest.mark.rule("R-4.4.3a", "R-3.4.4d")
@pytest.mark.parametrize(
    ("there", "beside", "left"),
    [
        ("2 war parties", "", "1 war party"),
        ("1 war party", "1 war party", ""),
        ("2 active war parties", "1 war party", "1 active war party"),
    ],
)
def test_4_4_3_whoever_goes_home_leaves_an_underground_one_for_the_raid(
    there: str, beside: str, left: str
) -> None:
    lod = Situation().put(f"{there} @ New York").levels("PO", "New York")
    if beside:
        lod.put(f"{beside} @ Northwest")
    lod.special("indians", "plunder")
    assert lod.at("New York") == left


@pytest.mark.rule("R-4.4.3a", "R-3.4.4d")
@pytest.mark.parametrize(
    ("there", "beside"),
    [("1 war party", ""), ("1 war party", "1 active war party"), ("2 active war parties", "")],
)
def test_4_4_3_no_plunder_that_leaves_nobody_to_raid(there: str, beside: str) -> None:
    lod = Situation().put(f"{there} @ New York").levels("PO", "New York")
    if beside:
        lod.put(f"{beside} @ Northwest")
    assert not lod.can_special("plunder", "indians")


@pytest.mark.rule("R-4.4.3b", "R-3.4.4d")
def test_4_4_3_the_indians_choose_who_goes_home() -> None:
    lod = Situation().put("2 war parties, 1 active war party @ New York").levels("PO", "New York")
    lod.special("indians", "plunder")
    assert lod.offered("piece") == ["New York, active war party", "New York, war party"]
