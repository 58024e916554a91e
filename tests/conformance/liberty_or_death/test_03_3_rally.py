"""3.3.1, 3.3.4: what closes a space to a Rally or to Rabble-Rousing, and when they may end."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import bits, involving
from tests.conformance.liberty_or_death.situation import Situation

# ---------------------------------------------------------------------- what must be there


@pytest.mark.rule("R-3.3.1b", "R-1.4.1a", "R-1.4.1d")
def test_3_3_1_without_a_fort_in_the_boxes_or_on_the_map_none_is_built() -> None:
    lod = Situation().put("3 militia @ Boston", "patriot fort @ Virginia")
    lod.only_available("0 patriot forts").command("patriots", "rally")
    assert lod.offers("fort Boston")  # the one in Virginia may be lifted
    none = Situation().put("3 militia @ Boston").only_available("0 patriot forts")
    none.command("patriots", "rally")
    assert none.why_not("fort Boston") == "none_available"


@pytest.mark.rule("R-3.3.1b", "R-1.4.1a")
def test_3_3_1_without_militia_in_the_boxes_or_on_the_map_none_are_placed() -> None:
    lod = Situation().put("2 continentals @ Boston").only_available("0 militia")
    lod.command("patriots", "rally")
    assert lod.why_not("militia Boston") == "none_available"


@pytest.mark.rule("R-3.3.1e")
def test_3_3_1_where_nobody_can_become_a_continental() -> None:
    lod = Situation().put("2 patriot forts, Washington @ Massachusetts")
    lod.command("patriots", "rally").patriots("draw_in Massachusetts", "arrive")
    assert lod.why_not("continentals Massachusetts") == "no_militia_there"
    spent = Situation().put("patriot fort, Washington @ Virginia").only_available("0 continentals")
    spent.command("patriots", "rally").patriots("militia Virginia", "number 1")
    assert spent.why_not("continentals Virginia") == "none_available"


@pytest.mark.rule("R-3.3.1e")
@pytest.mark.parametrize(("stock", "active", "hidden"), [(5, 2, 2), (3, 2, 1), (1, 1, 0)])
def test_3_3_1_only_as_many_enlist_as_there_are_continentals(
    stock: int, active: int, hidden: int
) -> None:
    lod = Situation().put("patriot fort, 1 militia, 2 active militia, Washington @ Virginia")
    lod.only_available(f"{stock} continentals").command("patriots", "rally")
    lod.patriots("militia Virginia", "number 1", "continentals Virginia")
    assert lod.choices() == [f"number {number}" for number in range(active + 1)]
    lod.patriots(f"number {active}")
    if hidden:
        assert lod.choices() == [f"number {number}" for number in range(hidden + 1)]
        lod.patriots(f"number {hidden}")
    assert lod.count("continental", "Virginia") == active + hidden
    assert lod.count("militia", "Virginia") == 2 - hidden


@pytest.mark.rule("R-3.3.1b", "A-33")
@pytest.mark.parametrize(("militia", "possible"), [(2, True), (1, False)])
def test_3_3_1_a_fort_alone_is_reason_enough_for_a_rally(militia: int, possible: bool) -> None:
    lod = Situation().put(f"{militia} militia @ Northwest")
    assert lod.can("rally", "patriots", only=bits(lod, "Northwest")) is possible


@pytest.mark.rule("R-3.3.4c")
def test_3_3_4_one_militia_shows_itself_however_many_hide() -> None:
    lod = Situation().put("3 militia, 4 tories, Washington @ Virginia")
    lod.command("patriots", "rabble_rousing").patriots("rouse Virginia", "done")
    assert lod.at("Virginia") == "4 tories, 2 militia, 1 active militia, Washington"


# ---------------------------------------------------------------------- 2.3.8g with the leader


@pytest.mark.rule("R-2.3.8g")
@pytest.mark.parametrize("leader", ["Quebec City", "Boston"])
def test_2_3_8_a_rally_involves_the_leader_in_his_own_space(leader: str) -> None:
    lod = Situation().put(f"2 militia, Washington @ {leader}", "2 militia @ Georgia")
    involving(lod, "patriots", "rally", leader)
    assert lod.why_not("militia Georgia") == "leader_not_involved"
    assert lod.offered("militia") == [leader]


@pytest.mark.rule("R-2.3.8g")
@pytest.mark.parametrize("leader", ["Quebec City", "Boston"])
def test_2_3_8_rousing_involves_the_leader_in_his_own_space(leader: str) -> None:
    lod = Situation().put(f"2 militia, Washington @ {leader}", "2 militia @ Georgia")
    involving(lod, "patriots", "rabble_rousing", leader)
    assert lod.why_not("rouse Georgia") == "leader_not_involved"
    assert lod.offered("rouse") == [leader]


# ---------------------------------------------------------------------- beginning and end


@pytest.mark.rule("R-2.3.4e")
@pytest.mark.parametrize("command", ["rally", "rabble_rousing"])
def test_2_3_4_neither_ends_before_a_space_is_selected(command: str) -> None:
    lod = Situation().put("2 militia @ Boston", "2 militia @ Georgia").command("patriots", command)
    assert lod.why_not("done") == "nothing_selected"


@pytest.mark.rule("R-5.1.3a")
def test_5_1_3_a_rally_in_as_many_spaces_as_the_card_names() -> None:
    lod = Situation().put("2 militia, Washington @ Boston", "2 militia @ Georgia")
    lod.command("patriots", "rally", free=True, max_spaces=2).patriots("militia Boston")
    assert lod.why_not("done") == "card_names_more"
    lod.patriots("militia Georgia")
    assert lod.offers("done")


@pytest.mark.rule("R-5.1.3a")
def test_5_1_3_a_rally_ends_when_no_further_space_is_possible() -> None:
    lod = Situation().put("2 militia, Washington @ Boston")
    only = bits(lod, "Boston")
    lod.command("patriots", "rally", free=True, max_spaces=2, only=only)
    lod.patriots("militia Boston")
    assert lod.offers("done")


@pytest.mark.rule("R-3.3.4a", "R-3.1b")
def test_3_3_4_each_space_is_roused_once_and_paid_for() -> None:
    lod = Situation().put("2 militia @ Boston", "2 militia @ Georgia").resources(patriots=1)
    lod.command("patriots", "rabble_rousing").patriots("rouse Boston")
    assert lod.why_not("rouse Boston") == "selected_already"
    assert lod.why_not("rouse Georgia") == "cannot_pay"
    assert lod.why_not("rouse West Indies") == "not_in_west_indies"
