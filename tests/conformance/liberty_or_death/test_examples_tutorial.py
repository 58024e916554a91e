"""The tutorial of the playbook, cards T3 to T9c; T1 to T2a and T9a are in test_02_slots.py."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation


@pytest.mark.rule("G-14", "R-5.2a", "A-61")
def test_t3_pitt_shaded_and_a_pass() -> None:
    lod = Situation.of("1776").card(41).eligible("patriots", "french").levels("AS", "New York")
    assert (lod.g.support, lod.g.opposition) == (7, 5)
    lod.begin().patriots("event shaded", "space New York", "space North Carolina")
    assert lod.level("New York") == "N"
    assert lod.level("North Carolina") == "PO"
    assert (lod.g.support, lod.g.opposition) == (3, 7)
    lod.french("pass")
    assert lod.has("french") == 7


@pytest.mark.rule("G-15", "R-2.3.9b")
def test_t4a_saint_germain_shaded() -> None:
    lod = Situation.of("1776").card(49)
    lod.start.available[8], lod.start.unavailable[8] = 9, 6
    lod.begin().french("event shaded")
    assert lod.in_box("available", "french regular") == 14
    assert lod.in_box("unavailable", "french regular") == 1
    assert lod.g.preparations() == 17


@pytest.mark.rule("G-16", "R-4.2.2a", "R-4.2.2b", "R-4.2.2e")
def test_t4b_a_skirmish_takes_the_only_continental_of_new_york_city() -> None:
    lod = Situation.of("1776").card(49).eligible("british", "indians").begin()
    lod.british("command march", "destination New York", "arrive", "done", "special skirmish")
    lod.british("space New York City")
    assert lod.at("New York City") == "6 regulars, 1 british fort, Howe"
    assert (lod.g.cbc, lod.g.crc) == (1, 4)


@pytest.mark.rule("G-17", "R-4.1b", "R-4.1c", "R-4.4.1b", "R-3.4.4a", "R-3.4.4c", "R-3.4.4d")
def test_t5a_trade_pays_for_the_raid() -> None:
    lod = Situation.of("1776").card(33).eligible("indians", "patriots")
    lod.levels("PO", "North Carolina")
    assert lod.g.opposition == 7
    lod.begin()
    assert not lod.offers("command raid")  # there is nothing to pay it with
    lod.indians("special trade", "space Southwest").british("number 0")
    assert lod.has("indians") == 1
    assert lod.at("Southwest") == "1 active war party, 1 village"
    lod.indians("command raid")
    assert lod.offered("raid") == ["Massachusetts", "North Carolina"]
    lod.indians("raid North Carolina", "stay", "done")
    assert lod.at("North Carolina") == "1 active war party, 1 continental, 1 militia"
    assert lod.g.raids[lod.space("North Carolina")] == 1
    assert lod.level("North Carolina") == "N"
    assert (lod.g.opposition, lod.has("indians")) == (5, 0)


@pytest.mark.rule("G-18", "R-3.1.2a")
def test_t5b_falmouth_shaded_gives_two_free_rallies() -> None:
    lod = Situation.of("1776").card(33).eligible("patriots").resources(patriots=4).begin()
    lod.patriots("event shaded", "militia Connecticut", "militia Boston", "done")
    assert lod.at("Connecticut") == "1 militia"
    assert lod.at("Boston") == "1 militia"
    assert lod.control("Connecticut") == lod.control("Boston") == "rebellion"
    assert lod.has("patriots") == 7


@pytest.mark.rule("G-19", "R-3.5.1a", "R-4.5.1a")
def test_t6a_agents_in_massachusetts_and_the_last_squadron() -> None:
    lod = Situation.of("1776").card(92).eligible("french", "british").tracks(cbc=4)
    lod.start.available[8], lod.start.unavailable[8] = 14, 1
    assert lod.g.preparations() == 20
    lod.begin().french("command agent mobilization", "agents Massachusetts")
    lod.french("option two militia", "special preparer la guerre", "option prepare squadron")
    assert lod.at("Massachusetts") == "1 continental, 3 militia, 1 patriot fort"
    assert lod.has("french") == 4
    assert lod.g.squadrons == 3
    assert lod.g.preparations() == 21


@pytest.mark.rule("G-20", "A-50", "A-63", "R-2.3.3c")
def test_t7_the_declaration_shaded() -> None:
    lod = Situation.of("1776").card(24).eligible("patriots", "indians").begin()
    lod.patriots("event shaded", *(["piece Massachusetts, militia"] * 3))
    lod.patriots("piece North Carolina, patriot fort")
    assert lod.at("Massachusetts") == "1 continental, 4 militia, 1 patriot fort"
    assert lod.g.propaganda[lod.space("Massachusetts")] == 3
    assert lod.count("patriot fort", "North Carolina") == 1
    card = lod.g.on_deck
    lod.indians("pass")
    assert lod.has("indians") == 1
    assert lod.g.played == card


@pytest.mark.rule("G-22", "R-3.4.1b")
def test_t9c_a_limited_gather_builds_a_village_in_florida() -> None:
    lod = Situation.of("1776").card(35).eligible("french", "indians", "patriots")
    lod.resources(indians=1).begin()
    lod.french("command hortalez", "number 1", "special preparer la guerre")
    lod.french("option prepare resources")
    lod.indians("command gather", "village Florida")
    lod.indians("done")
    assert lod.at("Florida") == "1 regular, 1 british fort, 1 village"
    assert lod.has("indians") == 1
