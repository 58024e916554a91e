"""16 Colonials Enlist: the draw, the tokens, the placement, the Campaign Decks."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.openings import (
    ALL_SCENARIOS,
    only_in_pools,
    opening,
    token,
)
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH
from ticonderoga.games.bayonets_tomahawks.data.pieces import COLONIAL_POOL
from ticonderoga.games.bayonets_tomahawks.position import ARRIVING, TOKEN_IN_POOL
from ticonderoga.games.bayonets_tomahawks.rules.colonials import draw_colonials
from ticonderoga.games.bayonets_tomahawks.rules.drawing_lots import pieces_in_pool, tokens_in_pool

PICK = "vow_colonial_pick_1_light"
PICK_BACK = "vow_colonial_pick_1_light_back"
FEWER_BACK = "vow_colonial_fewer_troops_back"
MUSTERS = "vow_pennsylvania_musters"
PITT = "vow_pitt_subsidies"


def arriving(bt: Situation) -> list[str]:
    return [bt.pieces.names[piece] for piece in bt.g.arriving]


def enlist(*names: str, tokens: tuple[str, ...] = ()) -> Situation:
    """Colonials Enlist of 1755, eight draws from a small pool."""
    bt = Situation().phase("colonials-draw").but(round=3, played=[0, 0])
    return only_in_pools(bt, *names, tokens=tokens).until("colonials-enlist")


# ---------------------------------------------------------------------- the draw


@pytest.mark.parametrize("scenario", ALL_SCENARIOS)
@pytest.mark.rule("R-16.2a")
def test_the_scenario_says_how_many_are_drawn(scenario: str) -> None:
    bt = opening(scenario).phase("colonials-draw").but(round=3)
    g = bt.start
    before = len(pieces_in_pool(g, COLONIAL_POOL)) + len(tokens_in_pool(g, COLONIAL_POOL))
    bt.perform(draw_colonials)
    g = bt.g
    left = len(pieces_in_pool(g, COLONIAL_POOL)) + len(tokens_in_pool(g, COLONIAL_POOL))
    assert before - left == g.scenario.draws[g.year][3]


@pytest.mark.rule("R-16.2a")
def test_an_empty_pool_forfeits_the_other_draws() -> None:
    bt = enlist("New England 1", "New England 2").draw(0, 0).begin()
    assert arriving(bt) == ["New England 1", "New England 2"]
    assert len(bt.logged("pool_empty")) == 1
    assert bt.step() == "colonials-enlist"
    assert not bt.g.started


@pytest.mark.rule("R-16.2a", "R-16.2.1a")
def test_tokens_count_and_go_back_when_all_is_drawn() -> None:
    bt = enlist("New England 1", tokens=(FEWER_BACK, "vow_colonial_fewer_troops")).begin()
    assert arriving(bt) == ["New England 1"]
    assert token(bt, FEWER_BACK) == "pool"
    assert token(bt, "vow_colonial_fewer_troops") == "removed"


@pytest.mark.rule("R-16.2.1a", "R-3.1a")
def test_a_colonial_light_unit_is_picked_from_the_pool() -> None:
    bt = enlist("Armstrong", "Putnam", "Gage", tokens=(PICK,)).put("Dunn @ losses").begin()
    assert (bt.asked, bt.asked_seat) == ("reinforcement", BRITISH)
    assert bt.offered("pick") == ["Armstrong (Light)", "Putnam (Light)"]
    assert bt.why_not("pick Gage") == "not_on_token"
    assert bt.why_not("pick New England 1") == "not_on_token"
    assert bt.why_not("pick Dunn") == "light_pool_first"
    assert bt.why_not("pick Rogers") == "not_in_pool"
    bt.british("pick Putnam")
    assert arriving(bt) == ["Putnam"]
    assert token(bt, PICK) == "removed"


@pytest.mark.rule("R-16.2.1a")
def test_with_an_empty_light_pool_the_losses_box_serves() -> None:
    bt = enlist("Gage", tokens=(PICK,)).put("Dunn, Putnam @ losses", "Scott @ losses").begin()
    assert bt.offered("pick") == ["Dunn (Light)", "Putnam (Light)"]
    bt.british("pick Dunn")
    assert arriving(bt) == ["Dunn"]
    assert bt.where("Putnam") == "losses"


@pytest.mark.rule("R-16.2.1a")
def test_with_no_colonial_light_unit_at_all_another_piece_is_drawn() -> None:
    names = [f"New England {number}" for number in range(1, 8)] + ["N.York & N.J. 1"]
    bt = enlist(*names, "N.York & N.J. 2", tokens=(PICK,))
    bt.draw(9, 0, 0, 0, 0, 0, 0, 0, 1).begin()
    assert len(arriving(bt)) == 8
    assert bt.where("N.York & N.J. 1") == "pool"
    assert arriving(bt)[-1] == "N.York & N.J. 2"


@pytest.mark.rule("R-16.2.1a")
def test_the_put_back_token_goes_back_unless_both_pools_are_empty() -> None:
    bt = enlist("Armstrong", "Putnam", tokens=(PICK_BACK,)).begin().british("pick Putnam")
    assert token(bt, PICK_BACK) == "pool", "Armstrong is left in the Light pool"
    bt = enlist("Putnam", tokens=(PICK_BACK,)).begin()
    assert arriving(bt) == ["Putnam"]
    assert token(bt, PICK_BACK) == "removed"
    names = [f"New England {number}" for number in range(1, 8)]
    bt = enlist(*names, "N.York & N.J. 1", "Putnam", tokens=(PICK_BACK,))
    bt.draw(8, 0, 0, 0, 0, 0, 0, 0).begin()
    assert bt.where("N.York & N.J. 1") == "pool"
    assert token(bt, PICK_BACK) == "pool", "a Brigade is left in the Colonial pool"
    bt = enlist(tokens=(FEWER_BACK,)).begin()
    assert token(bt, FEWER_BACK) == "pool", "other tokens go back in any case"


@pytest.mark.rule("R-16.2.1b")
def test_pennsylvania_musters_and_pitt_subsidies_bring_bonus_brigades() -> None:
    bt = enlist(tokens=(MUSTERS,)).put("Penn. & Del. 1, Penn. & Del. 2 @ bonus")
    bt.put("New England 6 @ bonus").begin()
    assert arriving(bt) == ["Penn. & Del. 1", "Penn. & Del. 2"]
    assert token(bt, MUSTERS) == "removed"
    assert bt.where("New England 6") == "bonus"
    bt = enlist(tokens=(PITT,)).put("New England 6, New England 7 @ bonus")
    bt.put("N.York & N.J. 3, Virginia & S. 3, Penn. & Del. 1 @ bonus").begin()
    assert arriving(bt) == ["New England 6", "New England 7", "N.York & N.J. 3", "Virginia & S. 3"]
    assert bt.where("Penn. & Del. 1") == "bonus"


@pytest.mark.rule("R-16.2a", "R-16.2.1b")
def test_all_tokens_are_resolved_before_the_placement() -> None:
    bt = enlist("Armstrong", "Putnam", tokens=(PICK, MUSTERS))
    bt.put("Penn. & Del. 1, Penn. & Del. 2 @ bonus").begin()
    bt.british("pick Armstrong")
    assert arriving(bt) == ["Armstrong", "Penn. & Del. 1", "Penn. & Del. 2"]
    assert bt.g.tokens.count(TOKEN_IN_POOL) == 0


# ---------------------------------------------------------------------- the placement


def placing(*names: str) -> Situation:
    bt = Situation().phase("colonials-enlist").but(round=3, played=[0, 0])
    pieces = tuple(bt.piece(name) for name in names)
    for piece in pieces:
        bt.start.where[piece] = ARRIVING
    return bt.but(arriving=pieces).until("draw")


@pytest.mark.rule("R-16.3a", "R-2.4a")
def test_a_colonial_brigade_is_placed_in_its_own_colony() -> None:
    bt = placing("New England 1", "N.York & N.J. 1").put("French control @ York").begin()
    assert bt.offered("place") == ["Boston", "New London", "Northfield", "Rumford"]
    assert bt.why_not("place York") == "colony_space_lost"
    assert bt.why_not("place Albany") == "another_colony"
    assert bt.why_not("place Lake George") == "no_british_colony"
    assert bt.why_not("place Montréal") == "no_british_colony"
    bt.british("place Rumford")
    assert bt.offered("place") == ["Albany", "Kingston", "Minisink", "New York"]
    bt.british("place Albany")
    assert bt.at("Rumford") == "British: New England 1"
    assert (bt.step(), bt.g.round) == ("draw", 4)


@pytest.mark.rule("R-16.3a")
def test_a_colonial_light_unit_is_placed_in_any_friendly_colony_home_space() -> None:
    bt = placing("Armstrong").put("French control @ York").begin()
    offered = bt.offered("place")
    for name in ("Albany", "Boston", "Halifax", "Newfoundland", "Charles Town", "Wills Creek"):
        assert name in offered
    for name in ("York", "St. George", "Oswego", "Montréal"):
        assert name not in offered
    assert bt.why_not("place York") == "colony_space_lost"
    bt.british("place Halifax")
    assert bt.at("Halifax") == "British: Armstrong"


@pytest.mark.rule("R-16.3a", "R-3.0.2b")
def test_disbanded_brigades_re_enter_full() -> None:
    bt = enlist("New England 1").put("reduced Virginia & S. 1 @ disbanded").begin()
    assert arriving(bt) == ["New England 1", "Virginia & S. 1"]
    bt.resume("draw").british("place Boston", "place Winchester")
    assert bt.at("Winchester") == "British: Virginia & S. 1"
    assert bt.at("disbanded") == ""


@pytest.mark.rule("R-15.3c", "R-16.3a")
def test_a_new_unit_clears_the_markers_of_the_stack_it_joins() -> None:
    bt = placing("New England 1").put("Rogers @ York", "British rout @ York").begin()
    bt.british("place York")
    assert bt.markers("british", "York") == ""


def test_a_brigade_whose_colony_is_lost_waits_in_the_disbanded_box() -> None:
    """B-27"""
    bt = placing("New England 1", "Virginia & S. 1")
    for space in bt.board.colony_spaces[0]:
        bt.start.control[space] = 1
    bt.begin().british("place Alexandria")
    assert bt.at("disbanded") == "British: New England 1"
    assert bt.logged("waits_disbanded") == [(bt.piece("New England 1"),)]
    assert bt.step() == "draw"


@pytest.mark.rule("R-16.4a")
def test_the_last_buildup_cards_are_discarded_unseen_and_reserves_kept() -> None:
    bt = placing()
    bt.but(decks=[(3,), (24,), (7, 8), (29, 30), (43,)], reserve=[4, 25], buried=[(5,), (35,)])
    bt.begin()
    assert bt.g.buried == [(5, 3), (35, 24)]
    assert bt.g.reserve == [4, 25]
    assert bt.g.decks == [(), (), (7, 8), (29, 30), (43,)]
    assert len(bt.logged("campaign_decks")) == 1
