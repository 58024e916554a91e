"""7.4, 8.0 Events about Nations and the Raid track: cards 13, 19, 20, 29 and 38."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.cards.playing import Played

IROQUOIS, CHEROKEE = 0, 1
BRITISH_ENVOYS = [(13, CHEROKEE), (19, IROQUOIS)]
VILLAGES = {IROQUOIS: ["Oquaga", "Onontake", "Kanistioh"], CHEROKEE: ["Chote", "Keowee"]}

# ---------------------------------------------------------------------- 13, 19


@pytest.mark.rule("R-E-a", "R-E-f", "R-8.0b", "R-8.1a", "R-8.1b")
@pytest.mark.parametrize(("card", "nation"), BRITISH_ENVOYS)
@pytest.mark.parametrize("marker", ["French 2", "British 1", "British 4"])
def test_13_19_a_neutral_nation_joins_the_british(card: int, nation: int, marker: str) -> None:
    bt = Played(1758).vp(marker).but(raid=[3, 4]).start_with(british=card)
    assert bt.over
    assert bt.g.nations[nation] == 0
    assert bt.g.nations[1 - nation] == -1
    for number, village in enumerate(VILLAGES[nation]):
        assert bt.control(village) == "British"
        assert bt.at(village) == f"British: {('Iroquois', 'Cherokee')[nation]} {number + 1}"
        assert bt.g.arrived[bt.space(village)] == 0
    for village in VILLAGES[1 - nation]:
        assert (bt.control(village), bt.at(village)) == ("neutral", "")
    assert (bt.g.raid, bt.victory()) == ([3, 4], marker)


@pytest.mark.rule("R-E-a", "R-E-f")
@pytest.mark.parametrize(("card", "nation"), BRITISH_ENVOYS)
@pytest.mark.parametrize("marker", ["French 3", "French 9"])
@pytest.mark.parametrize("joined", ["", "british", "french"])
def test_13_19_nothing_if_the_french_have_three_points(
    card: int, nation: int, marker: str, joined: str
) -> None:
    bt = Played(1758).vp(marker).but(raid=[0, 4])
    if joined:
        bt.nation(("iroquois", "cherokee")[nation], joined)
    before = list(bt.start.nations)
    bt.start_with(british=card)
    assert bt.idle == [card]
    assert (bt.g.nations, bt.g.raid) == (before, [0, 4])


@pytest.mark.rule("R-E-a", "R-9.3d2")
@pytest.mark.parametrize(("card", "nation"), BRITISH_ENVOYS)
@pytest.mark.parametrize("joined", ["british", "french"])
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_13_19_the_french_lose_raid_points_if_the_nation_has_joined_anyone(
    card: int, nation: int, joined: str, before: int, after: int
) -> None:
    bt = Played(1758).vp("French 2").nation(("iroquois", "cherokee")[nation], joined)
    holders = list(bt.start.nations)
    bt.but(raid=[2, before]).start_with(british=card)
    assert bt.g.raid == [2, after]
    assert bt.g.nations == holders
    assert bt.at(VILLAGES[nation][0]) == ""
    assert (bt.idle, bt.victory()) == ([], "French 2")


# ---------------------------------------------------------------------- 38


@pytest.mark.rule("R-E-a", "R-E-f", "R-8.0b")
@pytest.mark.parametrize("marker", ["French 4", "French 7"])
def test_38_the_iroquois_join_the_french_at_four_points(marker: str) -> None:
    bt = Played().vp(marker).start_with(french=38)
    assert bt.g.nations == [1, -1]
    assert bt.at("Kanistioh") == "French: Iroquois 3"
    assert bt.idle == []


@pytest.mark.rule("R-E-a", "R-E-f")
@pytest.mark.parametrize("marker", ["French 3", "British 4", "British 6"])
def test_38_not_with_fewer(marker: str) -> None:
    bt = Played().vp(marker).but(raid=[0, 1]).start_with(french=38)
    assert bt.g.nations == [-1, -1]
    assert bt.idle == [38]
    assert bt.g.raid == [0, 1]


@pytest.mark.rule("R-8.0b", "R-8.1b")
@pytest.mark.parametrize("joined", ["british", "french"])
def test_38_not_if_they_have_joined_anyone(joined: str) -> None:
    bt = Played().vp("French 5").nation("iroquois", joined)
    holders = list(bt.start.nations)
    bt.start_with(french=38)
    assert bt.g.nations == holders
    assert bt.idle == [38]
    assert bt.at("Oquaga") == ""


# ---------------------------------------------------------------------- 29


@pytest.mark.rule("R-E-a")
@pytest.mark.parametrize("year", [1755, 1756])
@pytest.mark.parametrize("joined", ["", "british", "french"])
def test_29_in_the_early_years_raid_points(year: int, joined: str) -> None:
    bt = Played(year).but(raid=[1, 3]).vp("French 2")
    bt.put("French control @ Beverley", "French control @ Winchester")
    if joined:
        bt.nation("cherokee", joined)
    holders = list(bt.start.nations)
    bt.start_with(french=29)
    assert bt.g.raid == [1, 5]
    assert bt.g.nations == holders
    assert bt.victory() == "French 2"


@pytest.mark.rule("R-E-a", "R-9.3d")
def test_29_the_raid_track_may_be_completed() -> None:
    bt = Played(1755).but(raid=[0, 7]).vp("French 2").start_with(french=29)
    assert (bt.g.raid, bt.victory()) == ([0, 1], "French 3")


@pytest.mark.rule("R-E-a")
@pytest.mark.parametrize("year", [1757, 1759])
def test_29_against_british_cherokee_raid_points_in_any_year(year: int) -> None:
    bt = Played(year).but(raid=[0, 3]).nation("cherokee", "british")
    bt.put("French control @ Beverley", "French control @ Winchester").start_with(french=29)
    assert bt.g.raid == [0, 5]
    assert bt.g.nations == [-1, 0]


@pytest.mark.rule("R-E-a", "R-8.0b")
@pytest.mark.parametrize("year", [1757, 1758])
def test_29_later_neutral_cherokee_join_for_two_southern_spaces(year: int) -> None:
    bt = Played(year).but(raid=[0, 3]).put("French control @ Minisink", "French control @ Beverley")
    bt.start_with(french=29)
    assert bt.g.nations == [-1, 1]
    assert (bt.at("Chote"), bt.at("Keowee")) == ("French: Cherokee 1", "French: Cherokee 2")
    assert bt.g.raid == [0, 3]


@pytest.mark.rule("R-E-a")
def test_29_one_southern_space_is_not_enough() -> None:
    bt = Played(1757).put("French control @ Carlisle", "French control @ Oswego")
    bt.put("French control @ Albany", "British control @ Forks of the Ohio").start_with(french=29)
    assert bt.idle == [29]
    assert bt.g.nations == [-1, -1]


@pytest.mark.rule("R-E-a")
def test_29_nothing_if_they_are_french_already() -> None:
    bt = Played(1757).but(raid=[0, 3]).nation("cherokee", "french")
    bt.put("French control @ Carlisle", "French control @ Easton").start_with(french=29)
    assert bt.idle == [29]
    assert bt.g.raid == [0, 3]
    assert bt.at("Chote") == ""


@pytest.mark.rule("R-E-a")
def test_29_which_spaces_are_southern() -> None:
    bt = Played()
    named = [bt.board.names[space] for space in bt.card(29).spaces]
    assert sorted(named) == [
        "Alexandria", "Beverley", "Carlisle", "Charles Town", "Easton", "Gnadenhütten", "Minisink",
        "New York", "Ninety Six", "Philadelphia", "Rays Town", "Shamokin", "Wills Creek",
        "Winchester",
    ]  # fmt: skip


# ---------------------------------------------------------------------- 20


@pytest.mark.rule("R-E-a", "R-9.3d2")
@pytest.mark.parametrize(
    ("held", "left"),
    [(["Baye de Cataracouy"], 4), (["Niagara"], 4), (["Baye de Cataracouy", "Niagara"], 2)],
)
def test_20_the_french_lose_three_or_five_raid_points(held: list[str], left: int) -> None:
    bt = Played(1758).but(raid=[6, 7]).vp("French 2")
    bt.put(*[f"British control @ {name}" for name in held]).start_with(british=20)
    assert bt.g.raid == [6, left]
    assert (bt.idle, bt.victory()) == ([], "French 2")


@pytest.mark.rule("R-E-a", "R-9.3d2")
def test_20_never_below_zero() -> None:
    bt = Played(1758).but(raid=[0, 2]).put("British control @ Niagara").start_with(british=20)
    assert bt.g.raid == [0, 0]


@pytest.mark.rule("R-E-a")
def test_20_nothing_if_both_are_french() -> None:
    bt = Played(1758).but(raid=[0, 7]).put("British control @ Toronto").start_with(british=20)
    assert (bt.g.raid, bt.idle) == ([0, 7], [20])
