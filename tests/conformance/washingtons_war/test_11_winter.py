"""11: winter attrition."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN


def winter() -> Situation:
    """Nobody on the map but one CU of each side that winter cannot touch: a British one in the
    quarters of Boston, and Washington's in those of Springfield."""
    ww = Situation().nobody_else().put("British 1 @ Boston").step("winter")
    return ww.put("Washington 1 @ Springfield")


def survivors(force: str, where: str, *rolls: int) -> tuple[int, int, int]:
    """What is left of a force after one winter; exactly these dice are rolled."""
    ww = winter().put(f"{force} @ {where}").roll(*rolls).begin()
    assert len(ww.logged("winter_roll")) == len(rolls)
    return ww.cus(where)


# ---------------------------------------------------------------------- 11.1 British


@pytest.mark.rule("R-210", "G-17", "A-36")
@pytest.mark.parametrize(("cus", "left"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (9, 5)])
@pytest.mark.parametrize("who", ["British", "Howe"])
def test_11_1_british_in_the_north_outside_quarters_lose_half(
    who: str, cus: int, left: int
) -> None:
    assert survivors(f"{who} {cus}", "Reading") == (0, 0, left)


@pytest.mark.rule("R-210", "R-003", "R-004")
@pytest.mark.parametrize(
    "where", ["New York", "Albany", "Quebec", "Philadelphia", "Norfolk", "Camden", "Savannah"]
)
@pytest.mark.parametrize("force", ["British 5", "Howe 4", "British 1"])
def test_11_1_in_quarters_or_in_the_south_they_lose_nothing(where: str, force: str) -> None:
    """Squares, stars, and every space of the Carolinas and Georgia."""
    assert survivors(force, where) == (0, 0, int(force.split()[1]))


@pytest.mark.rule("R-210", "R-004")
def test_11_1_the_line_runs_between_virginia_and_north_carolina() -> None:
    assert survivors("British 4", "Petersburg") == (0, 0, 2)
    assert survivors("British 4", "Halifax") == (0, 0, 4)


@pytest.mark.rule("R-211", "G-17")
@pytest.mark.parametrize(("die", "left"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_11_1_a_single_british_cu_alone_rolls(die: int, left: int) -> None:
    assert survivors("British 1", "Reading", die) == (0, 0, left)


@pytest.mark.rule("R-211")
@pytest.mark.parametrize(("die", "lost"), [(3, 1), (4, 0)])
def test_11_1_the_log_tells_of_the_die(die: int, lost: int) -> None:
    ww = winter().put("British 1 @ Reading").roll(die).begin()
    assert ww.logged("winter_roll") == [(ww.space("Reading"), die, lost)]
    assert len(ww.logged("cus_lost")) == lost


@pytest.mark.rule("R-211", "G-17")
def test_11_1_a_single_british_cu_with_a_general_is_safe() -> None:
    assert survivors("Howe 1", "Reading") == (0, 0, 1)


# ---------------------------------------------------------------------- 11.2 American


@pytest.mark.rule("R-212", "G-20")
@pytest.mark.parametrize("where", ["Reading", "Philadelphia", "Camden", "Charleston"])
@pytest.mark.parametrize(("cus", "left"), [(2, 1), (3, 2), (4, 2), (5, 3)])
@pytest.mark.parametrize("who", ["American", "Greene"])
def test_11_2_american_cus_lose_half_wherever_they_are(
    who: str, cus: int, left: int, where: str
) -> None:
    assert survivors(f"{who} {cus}", where) == (left, 0, 0)


@pytest.mark.rule("R-212")
@pytest.mark.parametrize("where", ["Reading", "Philadelphia", "Camden"])
@pytest.mark.parametrize(("die", "left"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_11_2_a_single_american_cu_alone_rolls_wherever_it_is(
    die: int, left: int, where: str
) -> None:
    assert survivors("American 1", where, die) == (left, 0, 0)


@pytest.mark.rule("R-212", "A-35", "R-225")
@pytest.mark.parametrize("who", ["Greene", "Rochambeau"])
@pytest.mark.parametrize("where", ["Reading", "Camden"])
def test_11_2_a_single_american_cu_with_a_general_is_safe(who: str, where: str) -> None:
    assert survivors(f"{who} 1", where) == (1, 0, 0)


def with_washington(force: str, where: str, *rolls: int) -> tuple[int, int, int]:
    """What is left of the CUs with Washington after one winter."""
    ww = Situation().nobody_else().put("British 1 @ Boston", f"Washington {force} @ {where}")
    ww.step("winter").roll(*rolls).begin()
    if ww.asked == "winter_losses":
        ww.american(" ".join(("mix", *[str(x) for x in ww.match.choices()[0][1:]])))
    assert len(ww.logged("winter_roll")) == len(rolls)
    return ww.cus(where)


@pytest.mark.rule("R-213", "G-20", "G-19", "A-34")
@pytest.mark.parametrize("where", ["Philadelphia", "Morristown", "Camden", "Savannah"])
@pytest.mark.parametrize(("cus", "left"), [(1, 1), (4, 4), (5, 5), (7, 6), (8, 7), (9, 7)])
def test_11_2_five_cus_with_washington_are_spared_in_quarters_or_in_the_south(
    where: str, cus: int, left: int
) -> None:
    assert with_washington(str(cus), where) == (left, 0, 0)


@pytest.mark.rule("R-213", "G-19", "A-34")
@pytest.mark.parametrize(("die", "left"), [(3, 5), (4, 6)])
def test_11_2_the_sixth_cu_with_washington_rolls_as_if_alone(die: int, left: int) -> None:
    assert with_washington("6", "Philadelphia", die) == (left, 0, 0)


@pytest.mark.rule("R-214")
@pytest.mark.parametrize(("cus", "left"), [(1, 1), (2, 1), (5, 3), (7, 4)])
def test_11_2_in_the_north_outside_quarters_washington_spares_nobody(cus: int, left: int) -> None:
    assert with_washington(str(cus), "Reading") == (left, 0, 0)


@pytest.mark.rule("R-213", "R-215")
def test_11_2_french_cus_with_washington_count_among_the_five() -> None:
    """Four American and three French CUs: two too many, one is lost, the owner says which."""
    ww = Situation().nobody_else().put("British 1 @ Boston", "Washington 4+3 @ Philadelphia")
    ww.step("winter").begin()
    assert (ww.asked, ww.asked_seat) == ("winter_losses", AMERICAN)
    assert ww.offered("mix") == ["0 1", "1 0"]
    ww.american("mix 0 1")
    assert ww.cus("Philadelphia") == (4, 2, 0)


# ---------------------------------------------------------------------- 11.3 French


@pytest.mark.rule("R-215")
@pytest.mark.parametrize(
    ("force", "where", "left"),
    [
        ("French 5", "Newport", 3),
        ("Rochambeau 0+4", "Reading", 2),
        ("French 5", "Boston", 5),
        ("French 5", "Camden", 5),
        ("French 1", "Albany", 1),
        ("Rochambeau 0+1", "Reading", 1),
        ("Greene 0+1", "Reading", 1),
    ],
)
def test_11_3_french_cus_by_themselves_winter_like_the_british(
    force: str, where: str, left: int
) -> None:
    ww = Situation().nobody_else().put("British 1 @ New York", "Washington 1 @ Springfield")
    ww.put(f"{force} @ {where}").step("winter").begin()
    assert ww.logged("winter_roll") == []
    assert ww.cus(where) == (0, left, 0)


@pytest.mark.rule("R-215")
@pytest.mark.parametrize(("die", "left"), [(3, 0), (4, 1)])
def test_11_3_a_single_french_cu_alone_in_the_north_rolls(die: int, left: int) -> None:
    assert survivors("French 1", "Reading", die) == (0, left, 0)


@pytest.mark.rule("R-215", "R-225")
@pytest.mark.parametrize("where", ["Reading", "Albany", "Camden"])
def test_11_3_with_an_american_cu_the_whole_stack_winters_like_americans(where: str) -> None:
    ww = winter().put(f"American 1 @ {where}", f"French 3 @ {where}").begin()
    assert (ww.asked, ww.asked_seat) == ("winter_losses", AMERICAN)
    assert ww.offered("mix") == ["0 2", "1 1"]
    assert ww.why_not("mix 2 0") == "wrong_mix"
    ww.american("mix 1 1")
    assert ww.cus(where) == (0, 2, 0)


# ---------------------------------------------------------------------- years, immunity


@pytest.mark.rule("G-18", "R-210", "R-211")
def test_11_winter_after_winter_of_a_british_stack() -> None:
    left = 5
    for expected in (3, 2, 1):
        left = survivors(f"British {left}", "Reading")[2]
        assert left == expected
    assert survivors("British 1", "Reading", 3) == (0, 0, 0)
    assert survivors("Howe 1", "Reading") == (0, 0, 1)


@pytest.mark.rule("G-18", "R-212")
def test_11_winter_after_winter_of_an_american_stack() -> None:
    left = 5
    for expected in (3, 2, 1):
        left = survivors(f"American {left}", "Reading")[0]
        assert left == expected
    assert survivors("American 1", "Reading", 4) == (1, 0, 0)


@pytest.mark.rule("R-216")
def test_11_0_generals_congress_and_the_navy_are_immune() -> None:
    ww = winter().put("Howe @ Reading", "Gates @ York", "Clinton 2 @ Carlisle")
    ww.congress("Salem").american_pc("Salem").france("war", "delaware").begin()
    assert ww.where("Howe") == "Reading"
    assert ww.where("Gates") == "York"
    assert ww.where("Clinton") == "Carlisle"
    assert ww.g.congress == ww.space("Salem")
    assert ww.g.navy == ww.board.zone_ids.index("delaware")
    assert ww.asked == "navy"


@pytest.mark.rule("R-027", "R-212")
def test_11_0_the_americans_roll_before_the_british() -> None:
    """5.0 leaves the order to the American; here his own spaces come first."""
    ww = winter().put("American 1 @ York", "British 1 @ Carlisle").roll(3, 4).begin()
    assert ww.cus("York") == (0, 0, 0)
    assert ww.cus("Carlisle") == (0, 0, 1)
