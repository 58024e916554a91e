"""4.1, 4.3, 4.5: the Special Activities of the Patriots and the French, and when they may come."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import bars, bits, places, special
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import PATRIOTS
from ticonderoga.games.liberty_or_death.order import PARTISANS, Order
from ticonderoga.games.liberty_or_death.position import COMMAND_ONLY
from ticonderoga.games.liberty_or_death.rules.commands import free_special

# ---------------------------------------------------------------------- 4.1 in general


@pytest.mark.rule("R-4.1a")
def test_4_1_one_with_a_command_and_none_with_a_limited_one() -> None:
    lod = Situation().eligible("patriots").put("3 militia, Washington @ Virginia")
    lod.patriots("command rally", "militia Georgia", "special persuasion", "space Virginia", "none")
    assert lod.has("patriots") == 5
    assert lod.why_not("special persuasion") == "no_special_now"
    limited = Situation().eligible("patriots").put("3 militia, Washington @ Virginia")
    limited.but(slot=1, first_action=COMMAND_ONLY)
    assert limited.why_not("special persuasion") == "no_special_now"
    limited.patriots("command rally", "militia Georgia")
    assert limited.why_not("special persuasion") == "no_special_now"


@pytest.mark.rule("R-4.1b")
def test_4_1_before_between_or_after_the_spaces_of_the_command() -> None:
    persuasion = ("special persuasion", "space Virginia", "none")
    for turn in (
        (persuasion[0], "command rally", "militia Georgia", "militia Maryland", "done"),
        ("command rally", "militia Georgia", *persuasion, "militia Maryland", "done"),
        ("command rally", "militia Georgia", "militia Maryland", "done", *persuasion),
    ):
        lod = Situation().eligible("patriots").put("3 militia, Washington @ Virginia")
        lod.patriots(*turn)
        assert lod.has("patriots") == 4
        assert lod.count("active militia", "Virginia") == 1


@pytest.mark.rule("R-4.1c")
def test_4_1_it_costs_nothing_and_may_earn_what_the_command_costs() -> None:
    lod = Situation().eligible("patriots").put("2 militia @ Virginia").resources(patriots=0)
    assert lod.why_not("command rally") == "cannot_pay"
    lod.patriots("special persuasion", "command rally", "militia Georgia")
    assert (lod.has("patriots"), lod.count("militia", "Georgia")) == (0, 1)


@pytest.mark.rule("R-4.1d")
def test_4_1_a_card_may_bind_it_to_its_spaces() -> None:
    lod = Situation().put("militia, tory @ Virginia", "militia, tory @ Georgia")
    order = Order(PATRIOTS, free=True, only=bits(lod, "Georgia"))
    lod.perform(lambda g: free_special(g, order, PARTISANS))
    assert order.special == PARTISANS
    assert lod.at("Georgia") == "1 active militia"
    assert lod.at("Virginia") == "1 tory, 1 militia"


# ---------------------------------------------------------------------- 4.3.1 Persuasion


@pytest.mark.rule("R-4.3.1a")
def test_4_3_1_where_the_patriots_may_persuade() -> None:
    lod = Situation().put("militia @ Virginia", "militia @ Boston", "militia @ Quebec")
    lod.put("active militia @ Georgia", "militia, 2 tories @ Norfolk")
    assert places(lod, "patriots", "persuasion", "rally") == ["Boston", "Virginia"]


@pytest.mark.rule("R-4.3.1a", "R-4.3.1b", "R-4.1d")
def test_4_3_1_up_to_three_each_once() -> None:
    names = ("Virginia", "Boston", "Georgia", "Norfolk")
    lod = Situation().put(*[f"2 militia @ {name}" for name in names]).resources(patriots=0)
    special(lod, "patriots", "persuasion", "rally").patriots("space Virginia")
    assert "Virginia" not in lod.offered("space")
    lod.patriots("space Boston", "space Georgia")
    assert (lod.asked, lod.has("patriots")) == ("", 3)
    assert lod.at("Boston") == "1 militia, 1 active militia"
    assert [lod.g.propaganda[lod.space(name)] for name in names] == [1, 1, 1, 0]


@pytest.mark.rule("R-4.3.1a")
def test_4_3_1_one_or_two_will_do() -> None:
    lod = Situation().put("militia @ Virginia", "militia @ Boston")
    special(lod, "patriots", "persuasion", "rally").patriots("space Boston", "none")
    assert lod.has("patriots") == 6
    assert lod.count("militia", "Virginia") == 1


@pytest.mark.rule("R-4.3.1b")
def test_4_3_1_without_a_marker_left_the_rest_still_happens() -> None:
    lod = Situation().put("militia @ Boston").propaganda("Georgia", 12)
    special(lod, "patriots", "persuasion", "rally")
    assert (lod.has("patriots"), lod.at("Boston")) == (6, "1 active militia")
    assert lod.g.propaganda[lod.space("Boston")] == 0


# ---------------------------------------------------------------------- 4.3.2 Partisans


@pytest.mark.rule("R-4.3.2a")
def test_4_3_2_where_partisans_may_strike() -> None:
    lod = Situation().put("militia, tory @ Virginia", "active militia, tory @ Georgia")
    lod.put("militia @ Boston", "militia, british fort @ Norfolk", "militia, village @ New York")
    assert places(lod, "patriots", "partisans", "rally") == ["Virginia"]
    virginia = bits(lod, "Virginia")
    assert places(lod, "patriots", "partisans", "battle", spaces=virginia) == []
    assert places(lod, "patriots", "partisans", "march", spaces=virginia) == ["Virginia"]


@pytest.mark.rule("R-4.3.2b", "R-4.3.2e")
def test_4_3_2_one_militia_strikes_one_unit_of_any_kind() -> None:
    lod = Situation().put("militia @ Virginia", "regular, tory, war party @ Virginia")
    lod.put("active war party, british fort @ Virginia")
    special(lod, "patriots", "partisans", "rally")
    assert lod.offered("piece") == [
        "Virginia, active war party",
        "Virginia, british regular",
        "Virginia, tory",
        "Virginia, war party",
    ]
    lod.patriots("piece Virginia, regular")
    assert lod.count("active militia", "Virginia") == 1
    assert (lod.g.cbc, lod.in_box("casualties", "regular")) == (1, 1)


@pytest.mark.rule("R-4.3.2e")
def test_4_3_2_an_underground_war_party_may_be_struck() -> None:
    lod = Situation().put("militia @ Virginia", "war party @ Virginia")
    special(lod, "patriots", "partisans", "rally")
    assert (lod.at("Virginia"), lod.g.cbc) == ("1 active militia", 0)


@pytest.mark.rule("R-4.3.2c")
def test_4_3_2_two_strike_two_and_one_of_them_is_lost() -> None:
    lod = Situation().put("3 militia @ Virginia", "2 tories @ Virginia")
    special(lod, "patriots", "partisans", "rally").patriots("option strike two")
    assert lod.at("Virginia") == "1 militia, 1 active militia"
    assert lod.g.cbc == 2


@pytest.mark.rule("R-4.3.2d")
def test_4_3_2_a_village_only_without_war_parties() -> None:
    lod = Situation().put("2 militia @ New York", "village, regular @ New York")
    special(lod, "patriots", "partisans", "rally").patriots("option strike base")
    assert lod.at("New York") == "1 regular, 1 active militia"
    assert lod.in_box("available", "village") == lod.pack.limits[4]
    guarded = Situation().put("2 militia @ New York", "village, active war party @ New York")
    special(guarded, "patriots", "partisans", "rally")
    assert guarded.at("New York") == "1 village, 1 militia, 1 active militia"


# ---------------------------------------------------------------------- 4.3.3 Patriot Skirmish


@pytest.mark.rule("R-4.3.3a")
def test_4_3_3_where_the_patriots_may_skirmish() -> None:
    lod = Situation().put("continental, tory @ Virginia", "continental, war party @ Georgia")
    lod.put("militia, tory @ Boston", "continental, british fort @ Norfolk")
    assert places(lod, "patriots", "skirmish", "rally") == ["Norfolk", "Virginia"]
    assert places(lod, "patriots", "skirmish", "battle", spaces=bits(lod, "Norfolk")) == [
        "Virginia"
    ]


@pytest.mark.rule("R-4.3.3b")
def test_4_3_3_one_cube_or_two_for_a_continental_or_a_fort_for_one() -> None:
    one = Situation().put("continental @ Virginia", "regular, tory, british fort @ Virginia")
    special(one, "patriots", "skirmish", "rally").patriots("option strike one")
    one.patriots("piece Virginia, tory")
    assert one.at("Virginia") == "1 regular, 1 british fort, 1 continental"
    two = Situation().put("continental @ Virginia", "regular, tory @ Virginia")
    special(two, "patriots", "skirmish", "rally").patriots("option strike two")
    two.patriots("piece Virginia, tory")
    assert (two.at("Virginia"), two.g.cbc, two.g.crc) == ("", 2, 1)
    fort = Situation().put("2 continentals @ Virginia", "british fort @ Virginia")
    special(fort, "patriots", "skirmish", "rally")
    assert (fort.at("Virginia"), fort.g.cbc, fort.g.crc) == ("1 continental", 1, 1)


# ---------------------------------------------------------------------- 4.5 the French


@pytest.mark.rule("R-4.5.1a")
def test_4_5_1_what_the_french_can_prepare() -> None:
    lod = Situation().unavailable("5 french").resources(french=0)
    special(lod, "french", "preparer_la_guerre", "hortalez").french("option prepare squadron")
    assert (lod.g.squadrons, lod.g.squadrons_unavailable) == (1, 2)
    for left in (2, 0):
        available = lod.in_box("available", "french")
        taken = lod.in_box("unavailable", "french") - left
        special(lod, "french", "preparer_la_guerre", "hortalez").french("option prepare regulars")
        assert lod.in_box("unavailable", "french") == left
        assert lod.in_box("available", "french") == available + taken
    special(lod, "french", "preparer_la_guerre", "hortalez")
    assert lod.offered("option")
    lod.french("option prepare resources")
    assert lod.has("french") == 2


@pytest.mark.rule("G-11")
def test_g_11_hortalez_and_preparations() -> None:
    lod = Situation.of("1776")
    assert (lod.in_box("available", "french"), lod.g.preparations()) == (6, 9)
    lod.command("french", "hortalez", specials_left=1).french("number 2")
    assert (lod.has("french"), lod.has("patriots")) == (3, 5)
    special(lod, "french", "preparer_la_guerre", "hortalez").french("option prepare regulars")
    assert (lod.in_box("available", "french"), lod.g.preparations()) == (9, 12)


@pytest.mark.rule("R-4.5.2a")
def test_4_5_2_where_the_french_may_skirmish() -> None:
    early = Situation()
    assert bars(early, "french", "skirmish", "hortalez") == "special_before_treaty"
    lod = Situation().treaty().put("french, tory @ Boston", "french, british fort @ West Indies")
    lod.put("french, war party @ Virginia")
    assert places(lod, "french", "skirmish", "march") == ["Boston", "West Indies"]
    for command in ("battle", "muster"):
        assert places(lod, "french", "skirmish", command, spaces=bits(lod, "Boston")) == [
            "West Indies"
        ]


@pytest.mark.rule("R-4.5.2a")
def test_4_5_2_a_cube_or_two_for_a_regular_or_a_fort_for_one() -> None:
    lod = Situation().treaty().put("2 french, 3 tories @ Boston")
    special(lod, "french", "skirmish", "march").french("option strike two")
    assert (lod.at("Boston"), lod.g.cbc, lod.g.crc) == ("1 tory, 1 french regular", 2, 1)
    fort = Situation().treaty().put("2 french, british fort @ West Indies")
    special(fort, "french", "skirmish", "march")
    assert (fort.at("West Indies"), fort.g.cbc, fort.g.crc) == ("1 french regular", 1, 1)


@pytest.mark.rule("R-4.5.3a")
def test_4_5_3_naval_pressure_lays_a_blockade_on_any_city() -> None:
    lod = Situation().treaty().blockade("Boston")
    assert bars(Situation(), "french", "naval_pressure", "hortalez") == "special_before_treaty"
    special(lod, "french", "naval_pressure", "hortalez")
    assert (lod.asked, len(lod.offered("space"))) == ("lay_blockade", 7)
    lod.french("space Boston")
    assert (lod.g.fni, lod.g.squadrons, lod.g.blockades[lod.space("Boston")]) == (2, 1, 2)


@pytest.mark.rule("R-4.5.3b")
def test_4_5_3_without_a_squadron_the_blockades_are_rearranged() -> None:
    lod = Situation().treaty().blockade("Boston", "Boston", "Norfolk")
    special(lod, "french", "naval_pressure", "hortalez").french("space Boston", "space Savannah")
    lod.french("space Norfolk", "space Savannah", "none")
    assert [lod.g.blockades[lod.space(c)] for c in ("Boston", "Norfolk", "Savannah")] == [1, 0, 2]
    assert (lod.g.fni, lod.asked) == (3, "")


@pytest.mark.rule("R-4.5.3b")
def test_4_5_3_each_blockade_moves_once_and_without_any_there_is_no_pressure() -> None:
    lod = Situation().treaty().blockade("Boston").squadrons(0, unavailable=2)
    special(lod, "french", "naval_pressure", "hortalez").french("space Boston", "space Norfolk")
    assert lod.asked == ""
    none = Situation().treaty().squadrons(0, unavailable=3)
    assert bars(none, "french", "naval_pressure", "hortalez") == "no_ships"
