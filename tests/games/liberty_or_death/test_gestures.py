"""A stack drawn by hand: the choices that it stands for, who goes along, and who does not."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.conformance.liberty_or_death.spoken import kind_of
from ticonderoga.engine.hand import Grasp, Muster, Stroke
from ticonderoga.games.liberty_or_death.order import GARRISON, MARCH, RALLY


def stroke(lod: Situation, start: str, goal: str, grasp: Grasp | None = None) -> Stroke:
    ask = lod.ask
    assert ask is not None
    assert lod.rules.gesture is not None
    return lod.rules.gesture(lod.g, ask, lod.space(start), lod.space(goal), grasp or Grasp())


def drawn(lod: Situation, start: str, goal: str, grasp: Grasp | None = None) -> list[str]:
    """What the gesture means, as it is written."""
    meant = stroke(lod, start, goal, grasp).choices
    return [lod.rules.notation.write(choice) for choice in meant]


def draw(lod: Situation, start: str, goal: str, grasp: Grasp | None = None) -> Situation:
    """Make every choice of a gesture: each has to be offered in its turn."""
    for choice in stroke(lod, start, goal, grasp).choices:
        assert choice in lod.raw_choices(), choice
        lod.match.choose(choice)
    lod.check()
    return lod


def mustered(lod: Situation, space: str) -> Muster:
    ask = lod.ask
    assert ask is not None
    assert lod.rules.muster is not None
    return lod.rules.muster(lod.g, ask, lod.space(space))


def lots(*parts: tuple[str, int]) -> Grasp:
    return Grasp(lots=tuple([(kind_of(name), number) for name, number in parts]))


def patriots() -> Situation:
    lod = Situation().put(
        "2 continentals, militia, Washington @ Pennsylvania", "continental @ Maryland-Delaware",
        "2 militia @ New York",
    )  # fmt: skip
    return lod.card(order="PBIF").begin()


def test_the_march_of_the_review_is_three_strokes_and_two_words() -> None:
    lod = patriots()
    draw(lod, "Pennsylvania", "New Jersey")
    draw(lod, "New York", "New Jersey")
    draw(lod, "Maryland-Delaware", "Virginia")
    lod.patriots("arrive", "done")
    assert lod.at("New Jersey") == "2 continentals, 3 militia, Washington"
    assert lod.at("Virginia") == "1 continental"
    assert lod.at("Pennsylvania") == ""


def test_a_stroke_begins_the_march_and_takes_the_leader_with_his_stack() -> None:
    assert drawn(patriots(), "Pennsylvania", "New Jersey") == [
        "command march", "destination new_jersey", "move pennsylvania continental 2",
        "move pennsylvania militia 1", "lead washington",
    ]  # fmt: skip


def test_a_part_of_the_stack_goes_without_him() -> None:
    lod = patriots()
    found = drawn(lod, "Pennsylvania", "New Jersey", lots(("continental", 1)))
    assert found[2:] == ["move pennsylvania continental 1"]
    with_him = Grasp((lod.g.leader_of[1],), lots(("continental", 1)).lots)
    assert drawn(lod, "Pennsylvania", "New Jersey", with_him)[-1] == "lead washington"


def test_another_goal_closes_the_destination_that_is_open() -> None:
    lod = draw(patriots(), "Pennsylvania", "New Jersey")
    assert drawn(lod, "Maryland-Delaware", "Virginia") == [
        "arrive", "destination virginia", "move maryland_delaware continental 1",
    ]  # fmt: skip
    assert drawn(lod, "New York", "New Jersey") == ["move new_york militia 2"]


def test_what_stands_against_a_goal_is_told() -> None:
    lod = patriots()
    far = stroke(lod, "Pennsylvania", "Georgia")
    assert not far.choices
    assert far.against is not None
    assert far.against.key == "nobody_can_come"
    near = stroke(lod, "Pennsylvania", "New York")
    assert near.choices
    beyond = stroke(lod, "New York", "Virginia")
    assert [(lot, reason.key) for lot, reason in beyond.lots_stay] == [
        (kind_of("militia"), "not_adjacent")
    ]


def test_tories_come_along_one_for_one() -> None:
    lod = Situation().put("2 regulars, 3 tories, Gage @ Massachusetts").begin()
    found = stroke(lod, "Massachusetts", "New Hampshire")
    assert [lod.rules.notation.write(choice) for choice in found.choices[2:]] == [
        "move massachusetts british_regular 2", "move massachusetts tory 2", "lead gage",
    ]  # fmt: skip
    assert [(lot, reason.key) for lot, reason in found.lots_stay] == [
        (kind_of("tory"), "one_for_one")
    ]
    assert [(lot.lot, lot.most) for lot in mustered(lod, "Massachusetts").lots] == [
        (kind_of("regular"), 2), (kind_of("tory"), 2),
    ]  # fmt: skip


def test_allies_come_only_if_they_are_named() -> None:
    lod = Situation().treaty().put("2 continentals, 2 french @ Pennsylvania")
    lod.card(order="PBIF").begin()
    assert "french" not in " ".join(drawn(lod, "Pennsylvania", "New Jersey"))
    named = lots(("continental", 2), ("french", 1))
    assert "move pennsylvania french_regular 1" in drawn(lod, "Pennsylvania", "New Jersey", named)


def test_nobody_is_taken_up_where_nothing_marches() -> None:
    lod = patriots().patriots("command rally")
    assert mustered(lod, "Pennsylvania").lots == []
    assert drawn(lod, "Pennsylvania", "New Jersey") == []


def test_a_stack_is_shown_with_its_leader_its_lots_and_where_it_can_go() -> None:
    lod = patriots()
    found = mustered(lod, "Pennsylvania")
    assert found.pieces == [(lod.g.leader_of[1], None)]
    assert [(lot.lot, lot.most) for lot in found.lots] == [
        (kind_of("continental"), 2),
        (kind_of("militia"), 1),
    ]
    assert found.goal == -1
    assert found.goals is not None
    assert lod.space("New Jersey") in found.goals
    assert lod.space("Georgia") not in found.goals
    draw(lod, "Pennsylvania", "New Jersey")
    assert mustered(lod, "New York").goal == lod.space("New Jersey")


def test_a_garrison_is_drawn_to_its_city() -> None:
    lod = Situation().put("3 regulars, Gage @ Quebec", "2 regulars @ Boston").begin()
    lod.british("command garrison")
    assert drawn(lod, "Quebec", "Norfolk") == [
        "destination norfolk", "move quebec british_regular 3", "lead gage",
    ]  # fmt: skip
    draw(lod, "Quebec", "Norfolk")
    assert drawn(lod, "Boston", "Savannah")[:2] == ["arrive", "destination savannah"]


@pytest.mark.parametrize("target", [True, False])
def test_a_raider_is_drawn_in(target: bool) -> None:
    lod = Situation().put("war party, active war party @ Northwest").levels("PO", "Virginia")
    lod.card(order="IBPF").begin().indians("command raid")
    if target:
        lod.indians("raid Virginia")
    found = drawn(lod, "Northwest", "Virginia")
    assert found == ([] if target else ["raid virginia"]) + ["raider northwest war_party"]


def test_a_scout_is_drawn_along_its_way() -> None:
    lod = Situation().put("2 war parties, regular @ Northwest").card(order="IBPF").begin()
    lod.indians("command scout")
    assert drawn(lod, "Northwest", "Virginia") == ["scout northwest virginia"]
    assert stroke(lod, "Virginia", "Northwest").against is not None


def rallying() -> Situation:
    lod = Situation().put(
        "patriot fort, militia @ Pennsylvania", "2 militia, active militia, Washington @ New York",
        "continental @ Maryland-Delaware", "militia @ New Jersey",
    )  # fmt: skip
    return lod.card(order="PBIF").begin()


def test_a_fort_calls_militia_in_by_hand() -> None:
    """3.3.1d"""
    lod = rallying().patriots("command rally")
    assert drawn(lod, "New York", "Pennsylvania") == [
        "draw_in pennsylvania", "move new_york militia 2", "move new_york active_militia 1",
        "lead washington",
    ]  # fmt: skip
    found = mustered(lod, "New York")
    assert found.goals == [lod.space("Pennsylvania")]
    assert [(lot.lot, lot.most) for lot in found.lots] == [
        (kind_of("militia"), 2), (kind_of("active militia"), 1),
    ]  # fmt: skip
    draw(lod, "New York", "Pennsylvania", lots(("militia", 1)))
    assert mustered(lod, "New Jersey").goal == lod.space("Pennsylvania")
    draw(lod, "New Jersey", "Pennsylvania")
    lod.patriots("arrive")
    assert lod.at("Pennsylvania") == "3 militia, 1 patriot fort"


def test_what_no_fort_calls_is_told() -> None:
    lod = rallying().patriots("command rally")
    assert mustered(lod, "Maryland-Delaware").lots == []
    no_fort = stroke(lod, "New York", "Connecticut-Rhode Island")
    assert no_fort.against is not None
    assert no_fort.against.key == "needs_patriot_fort"
    more = stroke(lod, "New Jersey", "Pennsylvania", lots(("militia", 2)))
    assert [(lot, reason.key) for lot, reason in more.lots_stay] == [
        (kind_of("militia"), "not_so_many")
    ]


def test_a_village_calls_war_parties_in_by_hand() -> None:
    """3.4.1d"""
    lod = Situation().put("village @ Northwest", "2 war parties @ Southwest")
    lod.card(order="IBPF").begin().indians("command gather")
    assert drawn(lod, "Southwest", "Northwest") == [
        "draw_in northwest", "move southwest war_party 2",
    ]  # fmt: skip


def test_before_the_command_each_that_moves_them_is_a_way() -> None:
    ways = stroke(rallying(), "New York", "Pennsylvania").ways
    assert [way[0] for way in ways] == [("command", MARCH), ("command", RALLY)]
    assert [way[1][0] for way in ways] == ["destination", "draw_in"]
    lod = Situation().put("3 regulars @ Massachusetts", "2 regulars @ Boston").begin()
    ways = stroke(lod, "Massachusetts", "Boston").ways
    assert [way[0] for way in ways] == [("command", MARCH), ("command", GARRISON)]
    assert lod.space("Savannah") in (mustered(lod, "Massachusetts").goals or [])
