"""1.6 to 1.8: levels and totals, Casualties, Control, Resources."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    MILITIA,
    PATRIOT_FORT,
    PATRIOTS,
    TORY,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import BOSTON, NEW_YORK, QUEBEC, VIRGINIA
from ticonderoga.games.liberty_or_death.rules.forces import (
    gain,
    lose,
    remove,
    shift,
    shift_to,
    transfer,
)


@pytest.mark.rule("R-1.6.1a")
def test_1_6_1_five_levels_and_no_farther() -> None:
    lod = Situation().levels("AO", "New York")
    seen = [lod.level("New York")]
    while shift(lod.g, NEW_YORK, 1):
        seen.append(lod.level("New York"))
    assert seen == ["AO", "PO", "N", "PS", "AS"]
    assert shift(lod.g, NEW_YORK, -9) == 4
    assert lod.level("New York") == "AO"


@pytest.mark.rule("R-1.6.1a")
def test_1_6_1_a_space_without_population_cannot_be_shifted() -> None:
    lod = Situation()
    assert shift(lod.g, QUEBEC, 1) == 0
    assert shift(lod.g, QUEBEC, -2) == 0
    assert lod.level("Quebec") == "N"
    assert (lod.g.support, lod.g.opposition) == (0, 0)


@pytest.mark.rule("R-1.6.2a", "R-1.6.3a")
def test_1_6_3_totals_count_population_twice_where_active_and_change_at_once() -> None:
    lod = Situation().levels("AS", "New York").levels("PS", "Boston", "New York City")
    lod.levels("AO", "Massachusetts").levels("PO", "Georgia")
    assert lod.g.support == 2 * 2 + 1 + 2
    assert lod.g.opposition == 2 * 2 + 1
    shift(lod.g, NEW_YORK, -3)
    assert (lod.g.support, lod.g.opposition) == (3, 7)
    shift(lod.g, NEW_YORK, 1)
    assert (lod.g.support, lod.g.opposition) == (3, 5)


@pytest.mark.rule("A-61")
@pytest.mark.parametrize(("start", "end"), [("AS", "PO"), ("N", "PO"), ("PO", "PO"), ("AO", "PO")])
def test_a_shift_toward_a_level_stops_there_from_either_side(start: str, end: str) -> None:
    lod = Situation().levels(start, "Virginia")
    shift_to(lod.g, VIRGINIA, -1, 9)
    assert lod.level("Virginia") == end


@pytest.mark.rule("A-61")
def test_a_shift_toward_a_level_goes_no_more_levels_than_told() -> None:
    lod = Situation().levels("AS", "New York")
    shift_to(lod.g, NEW_YORK, -1, 2)
    assert lod.level("New York") == "N"
    shift_to(lod.g, NEW_YORK, -1, 2)
    assert lod.level("New York") == "PO"


@pytest.mark.rule("R-1.6.4a", "R-1.6.4b", "R-1.6.4d")
@pytest.mark.parametrize(
    ("kind", "force", "track"),
    [
        (BRITISH_REGULAR, "2 regulars", "cbc"),
        (TORY, "2 tories", "cbc"),
        (CONTINENTAL, "2 continentals", "crc"),
        (FRENCH_REGULAR, "2 french", "crc"),
    ],
)
def test_1_6_4_lost_cubes_wait_among_the_casualties(kind: int, force: str, track: str) -> None:
    lod = Situation().treaty().put(f"{force} @ Boston").tracks(cbc=3, crc=3)
    before = lod.g.available[kind]
    assert lose(lod.g, kind, BOSTON, 2) == 2
    assert lod.at("Boston") == ""
    assert lod.g.casualties[kind] == 2
    assert lod.g.available[kind] == before
    assert getattr(lod.g, track) == 5
    assert lod.g.cbc + lod.g.crc == 8


@pytest.mark.rule("R-1.6.4c", "R-1.6.4d", "R-1.4.1f")
@pytest.mark.parametrize(
    ("kind", "fort", "track"),
    [(BRITISH_FORT, "british fort", "cbc"), (PATRIOT_FORT, "patriot fort", "crc")],
)
def test_1_6_4_a_lost_fort_counts_but_is_available_at_once(
    kind: int, fort: str, track: str
) -> None:
    lod = Situation().put(f"{fort} @ Boston")
    assert lod.on_map(fort) == lod.pack.limits[kind] - lod.g.available[kind] == 1
    lose(lod.g, kind, BOSTON, 1)
    assert lod.g.available[kind] == 6
    assert lod.g.casualties[kind] == 0
    assert lod.on_map(fort) == 0
    assert getattr(lod.g, track) == 1


@pytest.mark.rule("R-1.6.4e")
def test_1_6_4_the_tracks_have_no_end() -> None:
    lod = Situation().put("4 regulars, 4 continentals @ Boston").tracks(cbc=49, crc=60)
    lose(lod.g, BRITISH_REGULAR, BOSTON, 4)
    lose(lod.g, CONTINENTAL, BOSTON, 4)
    assert (lod.g.cbc, lod.g.crc) == (53, 64)


@pytest.mark.rule("R-1.6.4f")
@pytest.mark.parametrize(
    ("kind", "what"),
    [(MILITIA, "militia"), (10, "active militia"), (WAR_PARTY, "war party"), (VILLAGE, "village")],
)
def test_1_6_4_militia_war_parties_and_villages_are_no_casualties(kind: int, what: str) -> None:
    lod = Situation().put(f"{what} @ Virginia")
    lose(lod.g, kind, VIRGINIA, 1)
    assert (lod.g.cbc, lod.g.crc) == (0, 0)
    assert sum(lod.g.casualties) == 0
    assert lod.g.available == lod.pack.limits


@pytest.mark.rule("A-47", "R-1.4.1b")
def test_1_6_4_a_fort_that_is_only_removed_counts_for_nothing() -> None:
    lod = Situation().put("british fort, regular @ Boston")
    remove(lod.g, BRITISH_FORT, BOSTON, 1)
    remove(lod.g, BRITISH_REGULAR, BOSTON, 1)
    assert lod.g.cbc == 0
    assert lod.in_box("available", "british fort") == 6
    assert lod.in_box("available", "regular") == 25


CONTROL = [
    ("", ""),
    ("1 militia", "rebellion"),
    ("1 regular", "british"),
    ("1 regular, 1 militia", ""),
    ("2 militia, 1 tory", "rebellion"),
    ("1 french, 1 continental, 1 regular", "rebellion"),
    ("2 war parties", ""),
    ("3 war parties, 1 militia", ""),
    ("1 war party, 1 tory, 1 militia", "british"),
    ("1 village, 1 british fort, 1 patriot fort", "british"),
    ("1 patriot fort, 1 war party, 1 militia", "rebellion"),
    ("1 active war party, 1 militia", ""),
]


@pytest.mark.rule("R-1.7a", "R-1.7b", "R-1.7c", "R-1.7d")
@pytest.mark.parametrize(("force", "control"), CONTROL)
def test_1_7_control_goes_by_pieces(force: str, control: str) -> None:
    lod = Situation().treaty()
    if force:
        lod.put(f"{force} @ Virginia")
    assert lod.control("Virginia") == control


@pytest.mark.rule("R-1.7d", "R-1.4c", "R-1.10d")
def test_1_7_leaders_and_markers_do_not_count() -> None:
    lod = Situation().put("1 regular @ Virginia", "1 militia, Washington @ Virginia")
    lod.propaganda("Virginia", 2).raids("Virginia")
    assert lod.control("Virginia") == ""
    remove(lod.g, MILITIA, VIRGINIA, 1)
    assert lod.control("Virginia") == "british"


@pytest.mark.rule("R-1.7e")
def test_1_7_control_changes_with_every_piece() -> None:
    lod = Situation().put("1 regular @ Boston")
    seen = []
    for kind, number in ((MILITIA, 1), (MILITIA, 1), (TORY, 2), (BRITISH_REGULAR, -1)):
        lod.g.put(kind, BOSTON, number)
        seen.append(lod.control("Boston"))
    assert seen == ["", "rebellion", "british", ""]


@pytest.mark.rule("R-1.7f")
def test_1_7_the_west_indies_are_counted_alike() -> None:
    lod = Situation().treaty().put("2 french, 1 regular @ West Indies")
    assert lod.control("West Indies") == "rebellion"
    lod.put("1 british fort, 1 regular @ West Indies")
    assert lod.control("West Indies") == "british"


@pytest.mark.rule("R-1.8a")
def test_1_8_resources_stay_between_0_and_50() -> None:
    lod = Situation().resources(british=48, patriots=1, indians=0, french=50)
    assert gain(lod.g, BRITISH, 5) == 2
    assert gain(lod.g, PATRIOTS, -4) == -1
    assert gain(lod.g, INDIANS, -1) == 0
    assert gain(lod.g, FRENCH, 1) == 0
    assert lod.g.resources == [50, 0, 0, 50]


@pytest.mark.rule("R-1.8a")
def test_1_8_nobody_hands_over_more_than_he_has() -> None:
    lod = Situation().resources(british=2, indians=1)
    assert transfer(lod.g, BRITISH, INDIANS, 5) == 2
    assert (lod.has("british"), lod.has("indians")) == (0, 3)
