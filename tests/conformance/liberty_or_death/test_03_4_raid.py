"""3.4.4: what closes a Raid to a Province or to a War Party, and who is left behind."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import involving
from tests.conformance.liberty_or_death.situation import Situation


@pytest.mark.rule("R-2.3.4e")
def test_3_4_4_a_raid_does_not_end_before_it_has_begun() -> None:
    lod = Situation().put("war party @ New York").levels("PO", "New York", "Pennsylvania")
    lod.command("indians", "raid")
    assert lod.why_not("done") == "nothing_selected"


@pytest.mark.rule("R-3.4.4b")
def test_3_4_4_who_goes_is_asked_only_when_a_province_is_selected() -> None:
    lod = Situation().put("2 war parties @ New York").levels("PO", "New York", "Pennsylvania")
    lod.command("indians", "raid")
    assert lod.why_not("raider New York, war party") == "no_destination"
    assert lod.why_not("stay") == "no_destination"
    lod.indians("raid Pennsylvania")
    assert lod.why_not("raid New York") == "close_destination_first"
    assert lod.why_not("done") == "close_destination_first"


@pytest.mark.rule("R-3.4.4b", "R-3.4.4d")
def test_3_4_4_whoever_raided_alone_leaves_nobody_to_move_on() -> None:
    lod = Situation().put("1 war party @ Northwest", "1 war party @ Maryland")
    lod.levels("PO", "Virginia", "Maryland").command("indians", "raid")
    lod.indians("raid Virginia", "raider Northwest, war party", "raid Maryland")
    assert lod.why_not("raider Virginia, war party") == "not_so_many"
    assert lod.why_not("raider Virginia, active war party") == "not_so_many"


@pytest.mark.rule("R-1.10e", "R-1.10b")
def test_3_4_4_a_leader_whom_the_last_war_party_leaves_goes_elsewhere_at_once() -> None:
    lod = Situation().put("1 war party, Brant @ Northwest", "village @ Quebec")
    lod.levels("PO", "Virginia").command("indians", "raid")
    lod.indians("raid Virginia", "raider Northwest, war party", "no")
    assert lod.asked == "leader_rejoins"
    assert lod.offered("space") == ["Quebec", "Virginia"]
    lod.indians("space Quebec")
    assert lod.where("Brant") == "Quebec"


@pytest.mark.rule("R-2.3.8g")
def test_2_3_8_a_raid_in_the_leaders_own_province_involves_him() -> None:
    lod = Situation().put("1 war party, Brant @ New York", "1 war party @ Northwest")
    lod.levels("PO", "New York", "Virginia", "Pennsylvania")
    involving(lod, "indians", "raid", "New York")
    assert lod.offered("raid") == ["New York", "Pennsylvania"]
    lod.indians("raid New York")
    assert lod.offers("stay")
    assert lod.offers("raider Northwest, war party")


@pytest.mark.rule("R-2.3.8g")
def test_2_3_8_elsewhere_the_leaders_province_sends_the_raider() -> None:
    lod = Situation().put("1 war party, Brant @ New York", "1 war party @ Northwest")
    lod.put("1 war party @ Pennsylvania").levels("PO", "Pennsylvania", "Virginia")
    involving(lod, "indians", "raid", "New York")
    assert lod.why_not("raid Virginia") == "leader_not_involved"
    lod.indians("raid Pennsylvania")
    assert lod.why_not("stay") == "leader_not_involved"
    assert lod.why_not("raider Northwest, war party") == "leader_not_involved"
    assert lod.offers("raider New York, war party")


@pytest.mark.rule("R-2.3.8g", "A-30")
def test_2_3_8_an_active_war_party_of_the_leaders_province_will_do() -> None:
    lod = Situation().put("1 active war party, Brant @ New York", "1 war party @ Pennsylvania")
    lod.levels("PO", "Pennsylvania")
    involving(lod, "indians", "raid", "New York").indians("raid Pennsylvania")
    assert lod.offered("raider") == ["New York, active war party"]
    lod.indians("raider New York, active war party", "no")
    assert lod.at("Pennsylvania") == "2 active war parties"
