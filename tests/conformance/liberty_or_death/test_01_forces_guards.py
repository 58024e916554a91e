"""1.4 to 1.10: placing, removing and leading where little or nothing is there, case by case."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.engine.ask import Procedure
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    AVAILABLE,
    BRITISH,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    GAGE,
    MILITIA,
    PATRIOTS,
    PROPAGANDA,
    RAID,
    TORY,
    UNAVAILABLE,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    BOSTON,
    NEW_YORK,
    QUEBEC_CITY,
    VIRGINIA,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.forces import (
    activate,
    hide,
    leader_comes_along,
    leaders_rejoin,
    lose,
    move,
    place,
    place_from,
    place_markers,
    release,
    remove,
    remove_irregulars,
    remove_markers,
    shift,
    shift_to,
    transfer,
)


def at_once(act: Callable[[Position], object]) -> Callable[[Position], Procedure[object]]:
    """Something of the rules that asks nobody, as a procedure."""

    def procedure(g: Position) -> Procedure[object]:
        yield from ()
        return act(g)

    return procedure


# ---------------------------------------------------------------------- nothing is there


@pytest.mark.rule("R-1.4.1b", "R-1.6.4a", "R-1.4.3d")
@pytest.mark.parametrize(
    "act",
    [
        lambda g: remove(g, TORY, BOSTON, 2),
        lambda g: lose(g, TORY, BOSTON, 2),
        lambda g: lose(g, MILITIA, BOSTON, 2),
        lambda g: move(g, TORY, BOSTON, NEW_YORK, 2),
        lambda g: activate(g, MILITIA, BOSTON, 2),
        lambda g: hide(g, MILITIA, BOSTON, 2),
        lambda g: release(g, BRITISH_REGULAR, 2),
        lambda g: remove_markers(g, PROPAGANDA, BOSTON, 2),
        lambda g: transfer(g, PATRIOTS, FRENCH, 2),
        lambda g: shift(g, BOSTON, 0),
    ],
)
def test_1_4_where_there_is_nothing_nothing_happens(act: Callable[[Position], int]) -> None:
    lod = Situation().resources(patriots=0).perform(at_once(act))
    assert lod.outcome == 0
    assert lod.g.log == []
    assert (lod.g.cbc, lod.g.crc) == (0, 0)


@pytest.mark.rule("A-63")
def test_1_6_when_all_twelve_markers_lie_on_the_map_none_is_placed() -> None:
    lod = Situation().propaganda("Virginia", 12)
    lod.perform(at_once(lambda g: place_markers(g, PROPAGANDA, BOSTON, 2)))
    assert lod.outcome == 0
    assert lod.g.log == []


@pytest.mark.rule("R-1.4.1a", "R-5.1.1b")
def test_1_4_1_of_an_empty_box_nothing_is_placed() -> None:
    lod = Situation().perform(lambda g: place_from(g, UNAVAILABLE, BRITISH_REGULAR, BOSTON, 2))
    assert lod.outcome == 0
    assert lod.g.log == []
    assert lod.at("Boston") == ""


@pytest.mark.rule("R-1.4.1a")
def test_1_4_1_nothing_is_placed_where_none_is_available() -> None:
    lod = Situation().only_available("0 regulars")
    lod.perform(lambda g: place(g, BRITISH, BRITISH_REGULAR, BOSTON, 2))
    assert lod.outcome == 0
    assert lod.g.log == []  # and Gage, who is Available, comes with nobody


# ---------------------------------------------------------------------- one is there


@pytest.mark.rule("R-1.4.1b", "R-1.6.4b", "R-1.4.3d", "R-1.3.9a")
@pytest.mark.parametrize(
    "act",
    [
        lambda g: remove(g, CONTINENTAL, BOSTON, 2),
        lambda g: lose(g, CONTINENTAL, BOSTON, 2),
        lambda g: move(g, CONTINENTAL, BOSTON, NEW_YORK, 2),
        lambda g: activate(g, MILITIA, BOSTON, 2),
        lambda g: hide(g, MILITIA, NEW_YORK, 2),
        lambda g: release(g, BRITISH_REGULAR, 2),
        lambda g: remove_markers(g, PROPAGANDA, BOSTON, 2),
        lambda g: remove_markers(g, RAID, BOSTON, 2),
        lambda g: place_markers(g, PROPAGANDA, BOSTON, 1),
        lambda g: transfer(g, FRENCH, PATRIOTS, 2),
    ],
)
def test_1_4_of_two_the_only_one_is_taken(act: Callable[[Position], int]) -> None:
    lod = Situation().put("1 continental, 1 militia @ Boston", "1 active militia @ New York")
    lod.unavailable("1 regular").propaganda("Boston").raids("Boston").resources(french=1)
    lod.perform(at_once(act))
    assert lod.outcome == 1
    assert lod.g.log


@pytest.mark.rule("R-1.4.1b")
def test_1_4_1_irregulars_are_removed_active_ones_first() -> None:
    lod = Situation().put("4 militia, 2 active militia @ Boston")
    lod.perform(at_once(lambda g: remove_irregulars(g, MILITIA, BOSTON, 3)))
    assert lod.outcome == 3
    assert lod.at("Boston") == "3 militia"


@pytest.mark.rule("R-1.4.3b")
def test_1_4_3_militia_may_be_named_active_one_by_one() -> None:
    lod = Situation().put("1 continental, Washington @ Boston").only_available("1 militia")
    lod.non_players("patriots")
    lod.perform(lambda g: place(g, PATRIOTS, ACTIVE_MILITIA, BOSTON, 2))
    assert lod.at("Boston") == "1 continental, 1 active militia, Washington"


# ---------------------------------------------------------------------- 1.4.1 lifting, boxes


@pytest.mark.rule("R-1.4.1d")
def test_1_4_1_a_piece_is_lifted_from_the_first_space_of_the_map_too() -> None:
    lod = Situation().put("1 militia @ Quebec City", "1 militia, Washington @ Virginia")
    lod.only_available("0 militia").perform(lambda g: place(g, PATRIOTS, MILITIA, BOSTON, 1))
    lod.patriots("piece Quebec City, militia")
    assert lod.outcome == 1
    assert (lod.at("Quebec City"), lod.at("Boston")) == ("", "1 militia")


@pytest.mark.rule("R-5.1.1b", "R-1.10c")
def test_5_1_1_a_card_that_names_available_brings_the_leader_along() -> None:
    lod = Situation().only_available("4 tories").casualties("2 tories")
    lod.perform(lambda g: place_from(g, AVAILABLE, TORY, BOSTON, 3))
    assert (lod.asked, lod.asked_faction) == ("leader_joins", "british")
    lod.british("yes")
    assert (lod.outcome, lod.at("Boston")) == (2, "2 tories, Gage")
    assert lod.in_box("available", "tory") == 0


# ---------------------------------------------------------------------- 1.10 leaders


@pytest.mark.rule("R-1.10a")
def test_1_10_no_french_leader_comes_before_the_treaty() -> None:
    lod = Situation().perform(lambda g: leader_comes_along(g, FRENCH, BOSTON))
    assert (lod.asked, lod.where("Rochambeau")) == ("", "")
    lod = Situation().treaty().perform(lambda g: leader_comes_along(g, FRENCH, BOSTON))
    assert (lod.asked, lod.asked_faction) == ("leader_joins", "french")


@pytest.mark.rule("R-1.10e")
def test_1_10_a_leader_left_alone_may_go_to_the_first_space_of_the_map() -> None:
    lod = Situation().put("Gage @ Boston", "1 tory @ Quebec City", "1 tory @ New York")
    lod.perform(leaders_rejoin)
    lod.british("space Quebec City")
    assert lod.where("Gage") == "Quebec City"
    assert [told[:2] for told in lod.logged("leader_moved")] == [(GAGE, QUEBEC_CITY)]
    assert not lod.g.thinned


@pytest.mark.rule("R-1.10e")
def test_1_10_a_leader_left_alone_may_go_to_available() -> None:
    lod = Situation().put("Gage @ Boston", "1 tory @ Quebec City").perform(leaders_rejoin)
    lod.british("none")
    assert lod.where("Gage") == ""
    assert lod.logged("leader_moved") == []
    assert len(lod.logged("leader_available")) == 1


# ---------------------------------------------------------------------- 1.6.1 levels


@pytest.mark.rule("R-1.6.1a", "A-61")
def test_1_6_1_a_space_at_the_named_level_stays() -> None:
    lod = Situation().levels("PS", "Virginia")
    lod.perform(at_once(lambda g: shift_to(g, VIRGINIA, 1, 2)))
    assert (lod.outcome, lod.level("Virginia")) == (0, "PS")
    assert lod.g.log == []


@pytest.mark.rule("R-1.4.2b")
def test_1_4_2_french_regulars_come_to_the_map_after_the_treaty_only() -> None:
    lod = Situation().put("Rochambeau @ Boston")
    lod.perform(lambda g: place(g, FRENCH, FRENCH_REGULAR, BOSTON, 1))
    assert lod.outcome == 0
    lod = Situation().treaty().put("Rochambeau @ Boston")
    lod.perform(lambda g: place(g, FRENCH, FRENCH_REGULAR, BOSTON, 1))
    assert lod.outcome == 1
