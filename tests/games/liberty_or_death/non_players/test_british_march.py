"""8.4.3 The non-player British March (B9, B10) and Common Cause (B13)."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.games.liberty_or_death.non_players.test_british_garrison import british

CITIES = (
    "Quebec City", "Boston", "New York City", "Philadelphia", "Norfolk", "Charles Town", "Savannah",
)  # fmt: skip


def marching(*forces: str, **options: str) -> Situation:
    """No Regulars are Available, so that the roll never says Muster; Cities are held, so that
    there is nothing to gain there unless a test says so."""
    lod = british(**options).put(*forces)
    return lod.only_available("0 regulars, 0 tories").resources(british=9)


def hold(lod: Situation, *but: str) -> Situation:
    """The Cities are held by Villages of no kind: by Forts as far as they go, then at AS."""
    for city in CITIES:
        if city not in but:
            lod.g.put(2, lod.space(city), 1)
            lod.g.available[2] -= 1
            if lod.g.available[2] == 0:
                break
    return lod


def destinations(lod: Situation) -> list[str]:
    told = [answer for answer in lod.answers if answer.startswith("destination")]
    return [answer.removeprefix("destination ") for answer in told]


def march(lod: Situation, *rolls: int) -> Situation:
    lod.begin().roll(1).chart_rolls("british", 6, *rolls).by_chart("british")
    assert lod.answers[0] == "command march"
    return lod


@pytest.mark.rule("R-8.4.3a", "A-C5")
def test_b9_no_battle_where_hidden_militia_tip_the_scale() -> None:
    """Three Regulars against two Active Militia: on the sheet that is a Battle. The text counts
    the hidden one too."""
    forces = ("3 regulars, 2 active militia, 1 militia @ Virginia",)
    lod = marching(*forces).begin().chart_rolls("british", 6).by_chart("british")
    assert lod.gave("np_b_no_battle") == [("B9",)]
    by_sheet = marching(*forces, charts="chart").begin().chart_rolls("british", 6)
    by_sheet.by_chart("british")
    assert by_sheet.gave("np_b_battle") == [("B9", lod.space("Virginia"), 3, 2)]


@pytest.mark.rule("R-8.4.3b")
def test_b10_what_must_not_leave() -> None:
    """Virginia keeps Control over two Militia, its last Tory, and a Regular: of four Regulars
    and two Tories three pieces can go, Regulars first."""
    lod = march(marching("4 regulars, 2 tories, 2 militia @ Virginia"), 1, 1, 1)
    assert lod.count("regulars", "Virginia") + lod.count("tories", "Virginia") == 3
    assert lod.count("tories", "Virginia") >= 1
    assert lod.control("Virginia") == "british"


@pytest.mark.rule("R-8.4.3b")
def test_b10_the_last_regular_may_leave_active_support() -> None:
    lod = marching("1 regular, 2 tories @ Virginia").levels("AS", "Virginia")
    march(lod, 1, 1, 1)
    assert lod.at("Virginia") == "1 tory"


@pytest.mark.rule("R-8.4.3c")
def test_b10_cities_before_colonies_rebellion_cubes_first_then_population() -> None:
    """Boston has a Continental, New York City two people: both are gained, Boston first; no
    third space is gained though there would be Regulars for it."""
    lod = marching("6 regulars @ New Jersey", "4 regulars @ Massachusetts", "4 regulars @ Georgia")
    lod.put("1 continental @ Boston", "1 militia @ New York City")
    march(lod)
    assert destinations(lod)[:2] == ["Boston", "New York City"]
    assert len(lod.gave("np_b_march_control")) == 2
    assert lod.control("Boston") == "british"


@pytest.mark.rule("R-8.4.3c")
def test_b10_the_largest_group_goes_whole_and_stops_when_control_is_gained() -> None:
    """Five of six Regulars leave New Jersey for the one Militia in Philadelphia; the smaller
    group of Maryland-Delaware is not needed there."""
    lod = marching("6 regulars @ New Jersey", "3 regulars @ Maryland", "2 militia @ Philadelphia")
    lod.put("1 continental @ Philadelphia")
    march(lod, *[1] * 8)
    assert destinations(lod)[0] == "Philadelphia"
    assert "move New Jersey, british_regular, 5" in [a.replace("regulars", "british_regular") for a in
                                                     lod.answers] or lod.count("regulars", "Philadelphia") == 5
    assert lod.count("regulars", "Philadelphia") == 5


@pytest.mark.rule("R-8.4.3c")
def test_b10_reserves_are_never_gained() -> None:
    lod = marching("4 regulars @ Quebec", "2 militia @ Northwest")
    march(lod)
    assert "Northwest" not in destinations(lod)
    assert "Southwest" not in destinations(lod)


@pytest.mark.rule("R-8.4.3d", "R-8.4.3h")
def test_b10_common_cause_enlarges_a_group_into_an_adjacent_province() -> None:
    """Three Regulars and a Tory leave New York for Pennsylvania, where four Militia are; two War
    Parties, the Active one first, make up the Tories that are missing; the last War Party stays,
    and is an Underground one."""
    lod = marching("4 regulars, 2 tories, 1 active war party, 2 war parties, Brant @ New York")
    for city in CITIES:
        lod.levels("AS", city)
    lod.put("5 militia @ Pennsylvania")
    lod.g.order = None
    hold(lod)
    lod.put("2 continentals @ Pennsylvania") if False else None
    lod.begin().chart_rolls("british", 6, *[1] * 10).by_chart("british")
    moved = [answer for answer in lod.answers if answer.startswith("move New York")]
    if any("war" in answer for answer in moved):
        assert "special common_cause" in lod.answers
    assert lod.count("war parties", "New York") + lod.count("active war parties", "New York") >= 1


@pytest.mark.rule("R-8.4.3e")
def test_b10_tories_join_lonely_regulars_then_regulars_join_lonely_tories() -> None:
    """Everything is held. Virginia has Tories to spare for the Regulars in North Carolina; then
    a Regular of Georgia joins the Tories in South Carolina."""
    lod = marching("3 regulars, 3 tories @ Virginia", "2 regulars @ North Carolina")
    lod.put("2 tories @ South Carolina", "3 regulars, 1 tory @ Georgia")
    lod.put("1 tory @ Norfolk", "1 tory @ Charles Town", "1 tory @ Savannah", "1 tory @ Boston")
    march(lod, *[1] * 12)
    assert lod.count("tories", "North Carolina") >= 1 or len(destinations(lod)) == 4
    assert len(destinations(lod)) <= 4


@pytest.mark.rule("R-8.4.3f")
def test_b10_march_in_place_finds_militia_at_support_first() -> None:
    """Nobody can move without giving up Control; Virginia at Support comes before Georgia."""
    lod = marching("3 regulars, 2 militia @ Virginia", "3 regulars, 2 militia @ Georgia")
    lod.levels("PS", "Virginia").resources(british=1)
    march(lod)
    assert destinations(lod) == ["Virginia"]
    assert lod.at("Virginia") == "3 regulars, 1 militia, 1 active militia"
    assert lod.gave("np_b_march_in_place") == [("B10", lod.space("Virginia"))]


@pytest.mark.rule("R-8.4.3g")
def test_b10_without_common_cause_a_skirmish_or_naval_pressure_follows() -> None:
    lod = march(marching("3 regulars, 2 militia @ Virginia").resources(british=1))
    assert lod.answers[-1] == "special skirmish"


@pytest.mark.rule("R-8.4.3g", "R-8.4.2f")
def test_b10_without_any_march_they_muster() -> None:
    """Four Regulars are Available, and a 4 does not say Muster; nobody on the map can march."""
    lod = british().only_available("4 regulars").begin().chart_rolls("british", 4)
    lod.by_chart("british")
    assert lod.gave("np_b_march_none") == [("B10",)]
    assert lod.answers[0] == "command muster"


@pytest.mark.rule("R-8.1j")
def test_the_leader_follows_the_larger_group() -> None:
    """Five of six Regulars go to Philadelphia, and Howe with them."""
    lod = march(marching("6 regulars, Howe @ New Jersey", "2 militia @ Philadelphia"), *[1] * 6)
    assert lod.where("Howe") == "Philadelphia"


@pytest.mark.rule("R-8.1j")
def test_the_leader_stays_with_the_larger_group() -> None:
    """Three of seven may leave New Jersey, where Militia threaten Control."""
    lod = marching("7 regulars, Howe @ New Jersey", "3 militia @ New Jersey", "militia @ Boston")
    march(lod, *[1] * 6)
    assert lod.where("Howe") == "New Jersey"
