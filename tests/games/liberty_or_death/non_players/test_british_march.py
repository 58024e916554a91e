"""8.4.3 The non-player British March (B9, B10) and Common Cause (B13)."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.conformance.liberty_or_death.spoken import counted
from tests.games.liberty_or_death.non_players.test_british_garrison import british
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH
from ticonderoga.games.liberty_or_death.non_players.british_march import march_legs
from ticonderoga.games.liberty_or_death.order import MARCH, Order

CITIES = (
    "Quebec City", "Boston", "New York City", "Philadelphia", "Norfolk", "Charles Town", "Savannah",
)  # fmt: skip


def marching(*forces: str, **options: str) -> Situation:
    """No Regulars are Available, so that the roll never says Muster."""
    lod = british(**options).put(*forces)
    return lod.only_available("0 regulars, 0 tories").resources(british=9)


def held(*forces: str, but: tuple[str, ...] = ()) -> Situation:
    """The Cities are held by a Tory each and at Active Support: nothing to be done there."""
    lod = british().put(*forces)
    for city in CITIES:
        if city not in but:
            lod.put(f"tory @ {city}").levels("AS", city)
    return lod.only_available("0 regulars, 0 tories").resources(british=9)


def plan(lod: Situation) -> list[str]:
    """The March as planned: "Boston: 2 regulars from New York", "Georgia: in place"."""
    return _told(lod, Order(BRITISH, MARCH, specials_left=1))


def _gains(lod: Situation, specials_left: int, *targets: str) -> list[str]:
    """The same for an order with a single destination, which is one of these."""
    order = Order(BRITISH, MARCH, limited=True, specials_left=specials_left)
    order.only = sum(1 << lod.space(target) for target in targets)
    return _told(lod, order)


def _told(lod: Situation, order: Order) -> list[str]:
    said = []
    for leg in march_legs(lod.g, order):
        moves = [
            f"{counted(kind, number)} from {lod.board.names[origin]}"
            for origin, kind, number in leg.moves
        ]
        said.append(f"{lod.board.names[leg.target]}: {', '.join(moves) or 'in place'}")
    return said


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


@pytest.mark.rule("R-8.4.3b", "A-87")
@pytest.mark.parametrize(
    ("force", "level", "group"),
    [
        ("4 regulars, 2 tories, 2 militia", "N", "2 regulars, 1 tory"),
        ("4 regulars, 4 tories, 4 militia", "N", "2 regulars, 1 tory"),
        ("3 regulars, 5 tories, 4 militia", "AS", "2 regulars, 1 tory"),
        ("5 regulars, 3 tories, 2 militia", "AS", "3 regulars, 2 tories"),
        ("4 regulars, 2 tories", "N", "3 regulars, 1 tory"),
        ("4 regulars, 4 tories", "AS", "4 regulars, 3 tories"),
        ("1 regular, 2 tories", "AS", "1 regular, 1 tory"),
        ("1 regular, 2 tories", "N", ""),
        ("2 regulars, 2 militia", "N", "2 regulars"),
        ("4 regulars, 3 militia", "N", ""),
    ],
)
def test_b10_what_may_leave(force: str, level: str, group: str) -> None:
    """Not what Control of the origin needs, not the last Tory, not the last Regular under British
    Control without Active Support; Regulars and Tories in turn. Savannah is the only City to
    gain."""
    lod = held(f"{force} @ Virginia", but=("Savannah",)).levels(level, "Virginia")
    expected = ", ".join(f"{part} from Virginia" for part in group.split(", ") if part)
    found = [said for said in plan(lod) if said.startswith("Savannah")]
    assert found == ([f"Savannah: {expected}"] if group else [])


@pytest.mark.rule("R-8.4.3c")
def test_b10_cities_before_colonies_rebellion_cubes_first_then_population() -> None:
    """Boston has a Continental, New York City two people, and Massachusetts would be next; two
    spaces are gained, and Boston by the largest group that can come."""
    lod = held(
        "6 regulars @ New Jersey", "4 regulars @ Connecticut", but=("Boston", "New York City")
    )
    lod.put("1 continental @ Boston", "1 militia @ New York City", "1 militia @ Massachusetts")
    assert plan(lod)[:2] == [
        "Boston: 5 regulars from New Jersey",
        "New York City: 3 regulars from Connecticut-Rhode Island",
    ]


@pytest.mark.rule("R-8.4.3c")
def test_b10_groups_go_whole_until_control_is_gained() -> None:
    """Philadelphia has six Militia: five Regulars are not enough, so the next group follows; the
    third one is not needed."""
    lod = held(
        "6 regulars @ New Jersey", "4 regulars @ Maryland", "2 regulars @ New York",
        "6 militia @ Philadelphia", but=("Philadelphia",),
    )  # fmt: skip
    assert plan(lod)[0] == (
        "Philadelphia: 5 regulars from New Jersey, 3 regulars from Maryland-Delaware"
    )


@pytest.mark.rule("R-8.4.3c")
def test_b10_colonies_by_population_and_never_reserves() -> None:
    """From Quebec: New York has two people, New Hampshire one; the Northwest is a Reserve."""
    lod = held("3 regulars @ Quebec", "1 militia @ Northwest", "1 militia @ New York")
    lod.put("1 militia @ New Hampshire")
    assert _gains(lod, 1, "New York", "New Hampshire") == ["New York: 2 regulars from Quebec"]
    assert _gains(lod, 1, "Northwest") == []


@pytest.mark.rule("R-8.4.3c")
def test_b10_what_cannot_be_gained_is_left_alone() -> None:
    lod = held("3 regulars @ New Jersey", but=("Philadelphia",)).put("4 militia @ Philadelphia")
    assert not any(said.startswith("Philadelphia") for said in plan(lod))


@pytest.mark.rule("R-8.4.3d", "R-8.4.3h")
def test_b10_common_cause_enlarges_a_group_into_an_adjacent_province() -> None:
    """Three Regulars and a Tory can leave New York; two War Parties make up for missing Tories,
    the Active one first, and an Underground one stays. Without it the four do not suffice."""
    lod = held("4 regulars, 2 tories, 1 active war party, 2 war parties @ New York")
    lod.put("5 militia @ Pennsylvania")
    wanted = (
        "Pennsylvania: 3 regulars from New York, 1 tory from New York, "
        "1 active war party from New York, 1 war party from New York"
    )
    assert _gains(lod, 1, "Pennsylvania") == [wanted]
    assert _gains(lod, 0, "Pennsylvania") == []


@pytest.mark.rule("R-8.4.3d")
def test_b10_common_cause_is_not_for_cities_nor_by_sea() -> None:
    lod = held("4 regulars, 2 war parties @ New York", but=("New York City", "Savannah"))
    for city in ("New York City", "Savannah"):
        assert _gains(lod, 1, city) == [f"{city}: 3 regulars from New York"]


@pytest.mark.rule("R-8.4.3d", "R-8.4.3g", "R-8.1j")
def test_b10_common_cause_is_the_special_activity_of_the_march() -> None:
    """Pennsylvania comes first, because a Continental is there. Howe goes with the larger part
    of his units."""
    lod = held("5 regulars, 2 tories, 1 active war party, 2 war parties, Howe @ New York")
    lod.put("5 militia, 1 continental @ Pennsylvania").resources(british=1)
    march(lod)
    assert lod.answers[1:3] == ["special common_cause", "destination Pennsylvania"]
    assert lod.at("Pennsylvania") == (
        "4 regulars, 1 tory, 2 active war parties, 1 continental, 4 militia, 1 active militia, Howe"
    )
    assert lod.at("New York") == "1 regular, 1 tory, 1 war party"
    assert lod.answers[-1] == "done"


@pytest.mark.rule("R-8.4.3e")
def test_b10_tories_join_lonely_regulars() -> None:
    """Virginia has a Tory to spare for the Regulars of North Carolina, who stay where they are."""
    lod = held("3 regulars, 2 tories @ Virginia", "2 regulars @ North Carolina")
    assert _gains(lod, 0, "North Carolina") == [
        "North Carolina: 2 regulars from Virginia, 1 tory from Virginia"
    ]
    assert _gains(lod.levels("AS", "North Carolina"), 0, "North Carolina") == []


@pytest.mark.rule("R-8.4.3d", "R-8.4.3h", "R-8.4.3e")
def test_b10_common_cause_only_where_control_is_to_be_gained() -> None:
    """Maryland-Delaware is held already and only needs Regulars: no War Party comes along, so a
    Special Activity is still to come."""
    lod = held("3 regulars, 3 war parties @ Virginia", "1 tory @ Maryland-Delaware")
    assert _gains(lod, 1, "Maryland-Delaware") == ["Maryland-Delaware: 2 regulars from Virginia"]


@pytest.mark.rule("R-8.4.3e")
def test_b10_regulars_join_lonely_tories() -> None:
    lod = held("3 regulars @ Virginia", "1 tory @ Maryland-Delaware")
    assert _gains(lod, 0, "Maryland-Delaware") == ["Maryland-Delaware: 2 regulars from Virginia"]


@pytest.mark.rule("R-8.4.3f")
def test_b10_march_in_place_finds_militia_at_support_first() -> None:
    """Nobody can move without giving up Control; Virginia at Support comes before Georgia."""
    lod = held("3 regulars, 2 militia @ Virginia", "3 regulars, 2 militia @ Georgia")
    lod.levels("PS", "Virginia")
    assert plan(lod) == ["Virginia: in place", "Georgia: in place"]
    march(lod.resources(british=1))
    assert lod.count("militia", "Virginia") == 1
    assert lod.gave("np_b_march_in_place") == [("B10", lod.space("Virginia"))]


@pytest.mark.rule("R-8.4.3a")
def test_b10_four_destinations_at_the_most() -> None:
    spaces = ("Virginia", "Georgia", "Maryland", "New Jersey", "Massachusetts", "New Hampshire")
    lod = held(*[f"3 regulars, 2 militia @ {name}" for name in spaces])
    assert len(plan(lod)) == 4
    assert len(plan(lod.resources(british=2))) == 2


@pytest.mark.rule("R-8.4.3g")
def test_b10_without_common_cause_a_skirmish_follows() -> None:
    lod = march(held("3 regulars, 2 militia @ Virginia").resources(british=1))
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
    lod = held("6 regulars, Howe @ New Jersey", "2 militia @ Philadelphia", but=("Philadelphia",))
    march(lod)
    assert lod.where("Howe") == "Philadelphia"


@pytest.mark.rule("R-8.1j")
def test_the_leader_stays_with_the_larger_group() -> None:
    """Three of seven may leave New Jersey, where Militia threaten Control."""
    lod = held("7 regulars, 3 militia, Howe @ New Jersey", "1 militia @ Boston", but=("Boston",))
    march(lod)
    assert lod.count("regulars", "Boston") == 3
    assert lod.where("Howe") == "New Jersey"
