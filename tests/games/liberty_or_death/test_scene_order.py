"""The turn that is being built, as the table shows it."""

from __future__ import annotations

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.drawing.order import draw_order
from ticonderoga.games.liberty_or_death.view import view

INDIANS_FIRST = 45


def sheet(lod: Situation) -> dict[str, str]:
    """The lines of the order sheet by name, and its title."""
    drawn = draw_order(lod.g.pack, view(lod.g, 0))
    assert drawn is not None
    return {"title": drawn["title"], **dict(drawn["lines"])}


def test_a_march_tells_who_came_from_where_and_what_it_cost() -> None:
    lod = Situation().put("3 regulars, 1 tory @ Boston").resources(british=4)
    lod.card(INDIANS_FIRST).eligible("british").begin()
    lod.british("command march")
    assert sheet(lod)["Spaces"] == "none yet"
    lod.british("destination Massachusetts")
    lod.british("move Boston, regular, 1", "move Boston, regular, 1")
    told = sheet(lod)
    assert told["Into Massachusetts"] == "2 British Regulars from Boston"
    assert (told["Cost so far"], told["Resources left"]) == ("1", "3")


def test_a_special_activity_that_comes_first_has_its_command_still_to_come() -> None:
    lod = Situation().put("2 regulars @ New York", "2 continentals @ New York")
    lod.card(INDIANS_FIRST).eligible("british").begin()
    lod.british("special skirmish", "space New York", "option strike one")
    told = sheet(lod)
    assert told["title"] == "Turn"
    assert told["Command"] == "to follow"
    assert told["Special Activity"] == "Skirmish in New York"


def test_plunder_before_its_raid_says_which_raid_must_follow() -> None:
    lod = Situation().levels("PO", "New York").put("3 war parties @ New York")
    lod.resources(indians=0, patriots=4)
    lod.card(INDIANS_FIRST).eligible("indians").begin()
    lod.indians("special plunder", "space New York")
    while lod.asked != "command_after":
        lod.indians(lod.choices()[0])
    assert sheet(lod)["Must follow"] == "the Raid in New York"
    lod.indians("command raid", "raid New York")
    assert "Must follow" not in sheet(lod)
