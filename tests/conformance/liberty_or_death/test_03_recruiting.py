"""3.3.1d, 3.4.1d: irregulars who are called to a Fort or Village, and who leads them there."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation


@pytest.mark.rule("R-3.3.1d", "R-3.4.1d")
@pytest.mark.parametrize(
    ("faction", "command", "there", "beside"),
    [
        ("patriots", "rally", "patriot fort", "1 militia"),
        ("indians", "gather", "village", "1 war party"),
    ],
)
def test_3_3_1_only_so_many_come_as_there_are(
    faction: str, command: str, there: str, beside: str
) -> None:
    lod = Situation().put(f"{there} @ New York", f"{beside} @ Pennsylvania")
    seat = ("british", "patriots", "indians").index(faction)
    lod.command(faction, command).choose(seat, "draw_in New York")
    kind = beside.partition(" ")[2]
    assert lod.why_not(f"move Pennsylvania, {kind}, 0") == "not_so_many"
    assert lod.why_not(f"move Pennsylvania, {kind}, 2") == "not_so_many"
    assert lod.offers(f"move Pennsylvania, {kind}, 1")


@pytest.mark.rule("R-1.10b")
def test_3_3_1_a_leader_comes_along_only_with_those_who_left_his_space() -> None:
    lod = Situation().put("patriot fort @ New York", "2 militia @ Pennsylvania")
    lod.put("2 militia, Washington @ New Jersey").command("patriots", "rally")
    lod.patriots("draw_in New York", "move Pennsylvania, militia, 2")
    assert lod.why_not("lead Washington") == "leader_not_there"
    lod.patriots("move New Jersey, militia, 1", "lead Washington", "arrive", "done")
    assert lod.at("New York") == "3 militia, 1 patriot fort, Washington"


@pytest.mark.rule("R-1.10e")
def test_3_3_1_a_leader_whom_all_have_left_goes_elsewhere_at_once() -> None:
    lod = Situation().put("patriot fort @ New York", "2 militia, Washington @ Pennsylvania")
    lod.command("patriots", "rally")
    lod.patriots("draw_in New York", "move Pennsylvania, militia, 2", "arrive")
    assert lod.asked == "leader_rejoins"
    lod.patriots("space New York")
    assert lod.where("Washington") == "New York"


@pytest.mark.rule("R-2.3.8g")
def test_2_3_8_where_they_came_from_is_not_involved_in_a_rally() -> None:
    lod = Situation().put("patriot fort @ New York", "2 militia @ Pennsylvania")
    lod.command("patriots", "rally").patriots("draw_in New York")
    lod.patriots("move Pennsylvania, militia, 1", "arrive")
    assert lod.order.involved == 1 << lod.space("New York")
