"""8.5, 8.6 Details of the Patriot and the French chart: who pays when, who goes along, what the
log says at each test."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.games.liberty_or_death.non_players.rebel_stands import (
    allied,
    bits,
    by_french,
    by_patriots,
    french,
    patriots,
)
from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.data.pieces import FRENCH
from ticonderoga.games.liberty_or_death.non_players.rebels import (
    FIELDS,
    note_fields,
    noted_fields,
)
from ticonderoga.games.liberty_or_death.non_players.rebels_winter import lays_blockade
from ticonderoga.games.liberty_or_death.rules.forces import LAY_BLOCKADE

# ---------------------------------------------------------------------- Battle


@pytest.mark.rule("R-8.5.1c")
def test_p4_french_regulars_are_paid_for_even_without_continentals() -> None:
    lod = patriots().treaty().leader("Lauzun").resources(french=2)
    lod.put("militia, 2 french regulars @ Georgia", "active war party @ Georgia")
    by_patriots(lod)
    assert lod.answers[:3] == ["command battle", "fight Georgia", "yes"]
    assert lod.has("french") == 1
    assert lod.gave("np_fights") == [("P4", lod.space("Georgia"), 2, 0)]


@pytest.mark.rule("R-8.6.6a")
def test_f16_militia_alone_are_not_paid_for() -> None:
    lod = allied().put("3 french regulars, 2 militia @ Georgia", "tory @ Georgia")
    lod.only_available("0 french regulars")
    by_french(lod, 6)
    assert lod.answers[:3] == ["command battle", "fight Georgia", "no"]
    assert lod.has("patriots") == 5


@pytest.mark.rule("R-8.1g", "R-8.6.3d", "R-8.6.6b")
def test_f15_battles_selected_are_paid_before_the_purse_is_looked_at() -> None:
    lod = allied().put("4 french regulars @ Virginia", "regular @ Virginia").roll(1)
    lod.only_available("0 french regulars").resources(french=1)
    by_french(lod, 6)
    assert lod.answers[:3] == ["special preparer_la_guerre", "command battle", "fight Virginia"]
    assert lod.has("french") == 2
    lod = allied().put("4 french regulars @ Virginia", "regular @ Virginia").roll(1)
    lod.only_available("0 french regulars").resources(french=2)
    by_french(lod, 6)
    assert lod.answers[0] == "command battle"
    assert lod.has("french") == 1


def test_battles_are_fought_in_the_order_of_their_selection() -> None:
    wants: dict[str, int] = {}
    assert note_fields(wants, [7, 0, 21, 3]) == 1 << 7 | 1 | 1 << 21 | 1 << 3
    assert noted_fields(wants) == [7, 0, 21, 3]
    assert noted_fields(wants) == []


@pytest.mark.rule("R-8.6.3e", "A-64")
def test_f17_a_battlefield_that_is_blockaded_needs_no_second_blockade() -> None:
    lod = allied(ships=1).blockade("Norfolk").levels("PS", "Boston").levels("AS", "Norfolk")
    cities = bits(lod, "Norfolk", "Boston", "Savannah")
    ask = Ask(FRENCH, LAY_BLOCKADE, among=cities)
    fields = {FIELDS: bits(lod, "Norfolk")}
    assert lays_blockade(lod.g, ask, fields) == ("space", lod.space("Boston"))
    fields = {FIELDS: bits(lod, "Norfolk", "Savannah")}
    assert lays_blockade(lod.g, ask, fields) == ("space", lod.space("Savannah"))
    ask = Ask(FRENCH, LAY_BLOCKADE, among=bits(lod, "Norfolk"))
    assert lays_blockade(lod.g, ask, {}) == ("space", lod.space("Norfolk"))


# ---------------------------------------------------------------------- March


@pytest.mark.rule("R-8.6.5b")
def test_f14_idle_french_from_two_spaces_go_to_the_same_one() -> None:
    lod = allied().put("2 french regulars, militia @ New Hampshire", "9 tories @ Pennsylvania")
    lod.put("2 french regulars, 2 militia @ Connecticut-Rhode Island", "militia @ New York")
    lod.put("2 militia @ Massachusetts", "militia @ Quebec", "militia @ Boston")
    lod.only_available("0 french regulars").resources(french=3, patriots=0)
    by_french(lod, 6)
    approached = lod.gave("np_f_approaches")
    assert len(approached) == 1
    assert lod.board.names[approached[0][2]] == "New York"
    assert lod.count("french regulars", "New York") == 4
    assert lod.has("french") == 2


@pytest.mark.rule("R-8.6.5a", "A-36")
def test_f14_who_can_spare_no_continental_does_not_bar_the_others() -> None:
    lod = allied().put("french regular, continental, militia @ Virginia", "tory @ Norfolk")
    lod.put("active war party @ Virginia")
    lod.put("4 french regulars, 4 continentals @ North Carolina")
    lod.only_available("0 french regulars").resources(french=1)
    by_french(lod, 6)
    assert lod.answers[:2] == ["command march", "destination Norfolk"]
    assert lod.count("continentals", "Norfolk") > 0


# ---------------------------------------------------------------------- winter


@pytest.mark.rule("R-8.5.6a")
def test_without_continentals_washington_stays() -> None:
    lod = Situation().non_players("patriots").step("redeployment").but(cursor=4)
    lod.put("militia, Washington @ Virginia", "9 militia @ New Jersey", "3 militia @ Georgia")
    lod.begin().by_chart("patriots")
    assert lod.where("Washington") == "Virginia"


# ---------------------------------------------------------------------- what the log says


@pytest.mark.rule("R-8.5f", "R-8.6g")
def test_every_test_on_the_way_is_named() -> None:
    lod = french().resources(french=4, patriots=3).put("continental, Washington @ Georgia")
    by_french(lod, 2)
    nodes = [entry[1] for entry in lod.reasons]
    assert nodes == ["F1", "F3", "F4", "F5", "F7", "F7", "F8"]
    assert lod.gave("np_resources") == [("F3", 4)]
    lod = by_french(allied().only_available("5 french regulars").put("militia @ Georgia"), 4)
    assert [entry[1] for entry in lod.reasons][:6] == ["F1", "F3", "F4", "F9", "F10", "F10"]
    lod = by_patriots(patriots().put("2 militia @ Virginia"), 1)
    assert [entry[1] for entry in lod.reasons][:6] == ["P1", "P3", "P6", "P9", "P10", "P11"]


@pytest.mark.rule("R-8.5.2g")
def test_p7_says_why_militia_are_placed() -> None:
    lod = patriots().resources(patriots=1).only_available("9 militia, 0 patriot forts")
    by_patriots(lod, 6)
    assert lod.gave("np_p_militia_control")[0] == ("P7", lod.space("New York City"))
    lod = patriots().resources(patriots=1)
    for space, name in enumerate(lod.board.names[:22]):
        if not lod.board.is_reserve[space]:
            lod.put(f"continental @ {name}")
    by_patriots(lod.only_available("1 militia, 0 patriot forts, 0 continentals"), 6)
    assert lod.gave("np_p_militia")[0] == ("P7", lod.space("New York City"))


@pytest.mark.rule("R-8.5.2i", "R-8.5f")
def test_p11_a_pass_names_the_commands_that_would_do_nothing() -> None:
    lod = patriots().only_available("0 militia, 0 continentals, 0 patriot forts")
    by_patriots(lod, 1)
    assert [entry[0] for entry in lod.gave("np_impossible")] == ["P7", "P11"]
    assert lod.answers == ["pass"]


# ---------------------------------------------------------------------- leaders


@pytest.mark.rule("R-8.1j", "A-37")
def test_driven_out_by_a_garrison_washington_stays_with_his_units() -> None:
    lod = Situation().non_players("patriots").eligible("british")
    lod.put("4 regulars @ Boston", "2 continentals, Washington @ Philadelphia")
    lod.put("3 regulars @ Philadelphia", "9 continentals @ Virginia").begin()
    lod.british("command garrison", "destination Philadelphia", "move Boston, regular, 1")
    lod.british("arrive", "done", "space Philadelphia", "space New Jersey")
    lod.by_chart("patriots")
    assert lod.at("New Jersey") == "2 continentals, Washington"
    assert lod.gave("np_leader_follows")
