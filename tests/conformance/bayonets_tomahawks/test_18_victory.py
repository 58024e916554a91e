"""18 Victory Points, War in Europe, the Victory Check."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.openings import opening
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.invariants import invariants
from ticonderoga.games.bayonets_tomahawks.rules.control import change_control, settle_control
from ticonderoga.games.bayonets_tomahawks.rules.scoring import (
    draw_chit,
    gain_raid_points,
    lose_raid_points,
    score,
)
from ticonderoga.games.bayonets_tomahawks.rules.victory import bonus_points, winner_of_year
from ticonderoga.games.bayonets_tomahawks.view import view


def check(scenario: str, year: int = 0) -> Situation:
    """The Victory Check at the end of a Year; nothing has been captured."""
    bt = opening(scenario).phase("victory-check").but(round=9)
    return bt.but(year=year or bt.start.year).until("winter-sail-box")


def capture(bt: Situation, faction: str, *spaces: str) -> Situation:
    return bt.put(*[f"{faction} control @ {space}" for space in spaces])


# ---------------------------------------------------------------------- the track


@pytest.mark.rule("R-18.1a", "R-18.1b", "G-R-08")
def test_the_marker_goes_on_beyond_10_and_back() -> None:
    bt = Situation().vp("British 10")
    score(bt.start, BRITISH, 1)
    assert bt.victory() == "British 11"
    score(bt.start, FRENCH, 1)
    assert bt.victory() == "British 10"
    bt.vp("French 10")
    score(bt.start, FRENCH, 2)
    assert bt.victory() == "French 12"


@pytest.mark.rule("R-18.1a", "G-C-09", "G-C-10", "R-2.1.2d")
def test_there_is_no_zero() -> None:
    bt = Situation().vp("French 1")
    change_control(bt.start, bt.space("Chignectou"), BRITISH)
    assert bt.victory() == "British 1"
    change_control(bt.start, bt.space("Chignectou"), FRENCH)
    assert bt.victory() == "French 1"
    bt.vp("French 3")
    change_control(bt.start, bt.space("Québec"), BRITISH)
    assert bt.victory() == "British 1"


@pytest.mark.rule("R-18.1a")
def test_points_from_control_and_from_elsewhere_are_told_apart() -> None:
    bt = Situation().vp("French 1")
    g = bt.start
    score(g, FRENCH, 2)
    assert (g.vp, g.other_vp) == (-2, -2)
    change_control(g, bt.space("Québec"), BRITISH)
    assert (g.vp, g.other_vp) == (1, -2)
    score(g, BRITISH, 0)
    assert (g.vp, g.other_vp) == (1, -2)


@pytest.mark.rule("R-9.3d", "G-C-11")
def test_the_end_of_the_raid_track_is_worth_a_point() -> None:
    bt = Situation().but(raid=[0, 6]).vp("French 1")
    gain_raid_points(bt.start, FRENCH, 2)
    assert bt.start.raid == [0, 0]
    assert bt.victory() == "French 2"
    bt.but(raid=[0, 7])
    gain_raid_points(bt.start, FRENCH, 3)
    assert bt.start.raid == [0, 2]
    assert bt.victory() == "French 3"
    gain_raid_points(bt.start, FRENCH, 5)
    assert bt.start.raid == [0, 7]
    assert bt.victory() == "French 3"
    gain_raid_points(bt.start, BRITISH, 8)
    assert bt.start.raid == [0, 7]
    assert bt.victory() == "French 2"
    gain_raid_points(bt.start, FRENCH, 17)
    assert bt.start.raid == [0, 0]
    assert bt.victory() == "French 5"


@pytest.mark.rule("R-9.3d2", "G-C-13")
def test_raid_points_are_lost_down_to_0_and_no_victory_point_with_them() -> None:
    bt = Situation().but(raid=[5, 2]).vp("French 4")
    lose_raid_points(bt.start, FRENCH, 3)
    lose_raid_points(bt.start, BRITISH, 3)
    assert bt.start.raid == [2, 0]
    assert bt.victory() == "French 4"


# ---------------------------------------------------------------------- War in Europe


@pytest.mark.rule("R-18.3a")
def test_each_side_has_twelve_chits_worth_0_1_or_2() -> None:
    g = opening().start
    assert [sum(pool) for pool in g.wie_pool] == [12, 12]
    assert g.wie_pool[0] == g.wie_pool[1]
    assert len(g.wie_pool[0]) == 3


@pytest.mark.parametrize(("draw", "value"), [(0, 0), (2, 0), (3, 1), (8, 1), (9, 2), (11, 2)])
@pytest.mark.rule("R-18.3a")
def test_a_chit_is_drawn_at_random_and_the_first_one_kept(draw: int, value: int) -> None:
    bt = Situation().draw(draw).perform(lambda g: draw_chit(g, BRITISH))
    assert bt.g.wie == [value, -1]
    assert sum(bt.g.wie_pool[BRITISH]) == 11
    assert bt.g.wie_pool[BRITISH][value] == (3, 6, 3)[value] - 1
    assert bt.g.wie_pool[FRENCH] == (3, 6, 3)


@pytest.mark.rule("R-18.3a", "A-24")
def test_a_second_chit_may_replace_the_first() -> None:
    bt = Situation().but(wie=[1, -1], wie_pool=[(3, 5, 3), (3, 6, 3)]).draw(8)
    bt.perform(lambda g: draw_chit(g, BRITISH))
    assert (bt.asked, bt.asked_seat) == ("chit", BRITISH)
    assert bt.match.choices(BRITISH)[0] == ("swap_chit",), "the better chit comes first"
    bt.british("swap_chit")
    assert bt.g.wie[BRITISH] == 2
    assert bt.g.wie_pool[BRITISH] == (3, 6, 2)
    assert bt.g.wie_drawn == [-1, -1]


@pytest.mark.rule("R-18.3a", "A-24")
def test_or_the_old_one_is_kept() -> None:
    bt = Situation().but(wie=[1, -1], wie_pool=[(3, 5, 3), (3, 6, 3)]).draw(0)
    bt.perform(lambda g: draw_chit(g, BRITISH))
    assert bt.match.choices(BRITISH)[0] == ("keep_chit",)
    bt.british("keep_chit")
    assert bt.g.wie[BRITISH] == 1
    assert bt.g.wie_pool[BRITISH] == (3, 5, 3)


@pytest.mark.rule("R-18.3a", "A-24")
def test_of_two_equal_chits_the_old_one_comes_first() -> None:
    bt = Situation().but(wie=[1, -1], wie_pool=[(3, 5, 3), (3, 6, 3)]).draw(3)
    bt.perform(lambda g: draw_chit(g, BRITISH))
    assert bt.match.choices(BRITISH) == [("keep_chit",), ("swap_chit",)]


@pytest.mark.rule("R-18.3a")
def test_the_last_chit_of_a_pool_is_drawn_too() -> None:
    bt = Situation().but(wie_pool=[(0, 0, 1), (3, 6, 3)])
    bt.perform(lambda g: draw_chit(g, BRITISH))
    assert bt.g.wie == [2, -1]
    assert bt.g.wie_pool[BRITISH] == (0, 0, 0)


@pytest.mark.rule("R-18.3a")
def test_the_chit_is_the_owners_secret() -> None:
    bt = Situation().but(wie=[1, 2], wie_pool=[(3, 5, 3), (3, 6, 2)]).draw(8)
    bt.perform(lambda g: draw_chit(g, BRITISH))
    mine, other = view(bt.g, BRITISH), view(bt.g, FRENCH)
    assert mine["wie"] == [1, None]
    assert mine["wie_drawn"] == [2, -1]
    assert other["wie"] == [None, 2]
    assert other["wie_drawn"] == [None, -1]
    assert other["wie_held"] == [True, True]


@pytest.mark.rule("R-18.3a")
def test_without_a_chit_in_the_pool_nothing_is_drawn() -> None:
    bt = Situation().but(wie_pool=[(0, 0, 0), (3, 6, 3)])
    bt.perform(lambda g: draw_chit(g, BRITISH))
    assert bt.g.wie == [-1, -1]


@pytest.mark.parametrize(
    ("british", "french", "marker"),
    [(2, 1, "British 2"), (-1, 2, "French 2"), (1, 1, "British 1"), (0, -1, "British 1"),
     (2, -1, "British 3"), (0, 1, "French 1")],
)  # fmt: skip
@pytest.mark.rule("R-18.3b", "G-C-38")
def test_the_higher_chit_scores_the_difference(british: int, french: int, marker: str) -> None:
    bt = check("full-war-1755", 1755).vp("British 1").but(wie=[british, french])
    pools = [[3, 6, 3], [3, 6, 3]]
    for faction, chit in enumerate((british, french)):
        if chit >= 0:
            pools[faction][chit] -= 1
    bt.but(wie_pool=[tuple(pool) for pool in pools]).begin()
    assert bt.victory() == marker
    lead = max(british, 0) - max(french, 0)
    scored = [(FRENCH if lead < 0 else BRITISH, abs(lead))] if lead else []
    assert [entry[:2] for entry in bt.logged("scored")] == scored
    assert bt.g.wie == [-1, -1]
    assert bt.g.wie_pool == [(3, 6, 3), (3, 6, 3)]


# ---------------------------------------------------------------------- bonuses


@pytest.mark.rule("R-18.2a", "G-C-39")
def test_scenario_1_two_french_victory_spaces() -> None:
    bt = capture(check("petite-guerre-1755"), "British", "Chignectou", "Miramichy")
    bt.vp("British 2").begin()
    assert bt.victory() == "British 4"
    assert bt.match.result is not None
    assert bt.match.result.winners == (BRITISH,)
    one = capture(check("petite-guerre-1755"), "British", "Chignectou", "Isle aux Noix")
    one.vp("British 1").begin()
    assert one.victory() == "British 1", "Isle aux Noix is no Victory Space"


@pytest.mark.rule("R-18.2a")
def test_scenario_1_a_british_settled_space_for_the_french() -> None:
    bt = capture(check("petite-guerre-1755"), "French", "Rumford").begin()
    assert bt.victory() == "French 3"
    bt = capture(check("petite-guerre-1755"), "French", "Oswego", "York", "Lake George").begin()
    assert bt.victory() == "French 1", "Outposts are not Settled"


@pytest.mark.rule("R-18.2a")
def test_scenario_2_settled_spaces_and_three_victory_spaces() -> None:
    bt = check("loudouns-gamble-1757").begin()
    assert bt.victory() == "French 1", "Chignectou is an Outpost"
    bt = capture(check("loudouns-gamble-1757"), "British", "Louisbourg").begin()
    assert bt.victory() == "British 2"
    bt = capture(check("loudouns-gamble-1757"), "French", "Oswego", "York", "Albany").begin()
    assert bt.victory() == "French 3"
    bt = capture(check("loudouns-gamble-1757"), "French", "Oswego", "York", "Rumford").begin()
    assert bt.victory() == "French 1"


@pytest.mark.rule("R-18.2a")
def test_scenario_3_home_spaces_for_the_french_in_1758() -> None:
    bt = capture(check("amhersts-juggernaut-1758"), "French", "Taconnet", "Number Four", "Oswego")
    assert bt.begin().victory() == "French 7"
    bt = capture(check("amhersts-juggernaut-1758"), "French", "Taconnet", "Number Four").begin()
    assert bt.victory() == "French 5"


@pytest.mark.rule("R-18.2a")
def test_scenario_3_colonies_and_strongholds_in_1759() -> None:
    bt = check("amhersts-juggernaut-1758", 1759).vp("British 9").begin()
    assert bt.victory() == "British 3", "none of the three strongholds is British: 6 for the French"
    bt = check("amhersts-juggernaut-1758", 1759).vp("British 1")
    capture(bt, "British", "Louisbourg", "Québec", "Montréal").begin()
    assert bt.victory() == "British 5", "Acadie (with Chignectou) and Canada count 2 each"
    bt = check("amhersts-juggernaut-1758", 1759).vp("British 1")
    capture(bt, "British", "Louisbourg", "Québec", "Le Détroit", "Les Illinois").begin()
    assert bt.victory() == "British 3", "Acadie and Pays d'en Haut 4, Montréal 2 for the French"


@pytest.mark.rule("R-18.2a")
def test_a_bonus_has_a_limit() -> None:
    bt = check("amhersts-juggernaut-1758", 1759)
    bonus = bt.start.scenario.bonuses[BRITISH, 1759]
    for space in range(bt.board.size):
        bt.start.control[space] = BRITISH
    assert bonus_points(bt.start, BRITISH, bonus) == 6
    assert bonus_points(bt.start, FRENCH, bt.start.scenario.bonuses[FRENCH, 1759]) == 0


@pytest.mark.rule("R-18.2a")
def test_a_bonus_counts_in_its_year_only() -> None:
    for year, marker in ((1755, "British 3"), (1756, "British 2")):
        bt = capture(check("full-war-1755", year), "British", "Chignectou", "Miramichy")
        assert bt.vp("British 1").begin().victory() == marker


# ---------------------------------------------------------------------- thresholds


@pytest.mark.rule("R-18.2a", "R-17.1a")
def test_thresholds_of_the_one_year_scenarios() -> None:
    for scenario in ("petite-guerre-1755", "loudouns-gamble-1757"):
        bt = check(scenario).vp("British 1").begin()
        assert bt.match.result is not None
        assert bt.match.result.winners == (BRITISH,)
        bt = check(scenario).vp("French 1").begin()
        assert bt.match.result is not None
        assert bt.match.result.winners == (FRENCH,)
        assert bt.match.result.reason == "last_year"


@pytest.mark.parametrize(
    ("year", "vp", "winner"),
    [
        (1755, 9, -1), (1755, -12, -1), (1756, 1, BRITISH), (1756, 0, -1), (1756, -6, -1),
        (1756, -7, FRENCH), (1757, -7, FRENCH), (1757, 1, BRITISH), (1758, 3, BRITISH),
        (1758, 2, -1), (1758, -3, -1), (1758, -4, FRENCH), (1759, 3, BRITISH), (1759, 2, FRENCH),
    ],
)  # fmt: skip
@pytest.mark.rule("R-18.2a", "A-38")
def test_thresholds_of_the_full_war(year: int, vp: int, winner: int) -> None:
    bt = Situation().but(year=year, vp=vp)
    assert winner_of_year(bt.start) == winner


@pytest.mark.rule("R-18.2a", "R-17.1a")
def test_bonuses_come_before_the_chits_and_these_before_the_thresholds() -> None:
    bt = check("full-war-1755", 1757).vp("French 2").but(wie=[2, -1])
    bt.but(wie_pool=[(3, 6, 2), (3, 6, 3)]).begin()
    assert bt.match.result is not None
    assert bt.match.result.reason == "threshold"
    assert bt.match.result.winners == (BRITISH,)
    assert bt.match.result.scores == (1, 0)
    kinds = [entry[0] for entry in bt.match.log()]
    assert kinds.index("scenario_bonus") < kinds.index("chit_shown")


@pytest.mark.rule("R-17.1a")
def test_without_a_winner_the_winter_begins() -> None:
    bt = check("full-war-1755", 1755).vp("British 9").begin()
    assert bt.match.result is None
    assert bt.step() == "winter-sail-box"
    assert bt.g.winner == -1
    assert bt.g.active == BRITISH


@pytest.mark.rule("R-18.2a")
def test_every_last_year_has_a_winner_wherever_the_marker_stands() -> None:
    for scenario in ("petite-guerre-1755", "loudouns-gamble-1757", "amhersts-juggernaut-1758",
                     "full-war-1755"):  # fmt: skip
        g = opening(scenario).start
        g.year = g.scenario.years[-1]
        for vp in range(-25, 26):
            g.vp = vp
            assert winner_of_year(g) >= 0


# ---------------------------------------------------------------------- the count


@pytest.mark.rule("R-18.1a")
def test_the_invariants_notice_a_marker_that_the_map_does_not_account_for() -> None:
    bt = opening("loudouns-gamble-1757")
    g = bt.start
    assert invariants(g) == []
    g.vp += 1
    assert len(invariants(g)) == 1
    g.other_vp += 1
    assert invariants(g) == []
    bt.put("French control @ Chignectou")
    assert "which the map does not account for" in " ".join(invariants(g))
    settle_control(g, bt.space("Chignectou"))
    assert bt.control("Chignectou") == "British", "the Fort is there"
    assert g.vp == 2
    assert g.other_vp == 1


@pytest.mark.parametrize(("year", "reason"), [(1758, "threshold"), (1759, "last_year")])
@pytest.mark.rule("R-18.2a")
def test_the_end_of_the_last_year_is_no_threshold_of_an_earlier_one(year: int, reason: str) -> None:
    for scenario in ("amhersts-juggernaut-1758", "full-war-1755"):
        bt = check(scenario, year).vp("British 20").begin()
        assert (bt.g.winner, bt.g.reason) == (BRITISH, reason)
