"""4, 5 The sequence of a Year, and the set-up of each scenario."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.openings import ALL_SCENARIOS, opening
from ticonderoga.games.bayonets_tomahawks import position as at
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASTION,
    BRITISH,
    COMMANDER,
    FRENCH,
    INDIAN,
    NEUTRAL,
)
from ticonderoga.games.bayonets_tomahawks.invariants import invariants
from ticonderoga.games.bayonets_tomahawks.rules.sequence import PHASES, STEP_NAMES
from ticonderoga.games.bayonets_tomahawks.rules.setup import cards_of_year


@pytest.mark.parametrize("scenario", ALL_SCENARIOS)
@pytest.mark.rule("R-5.3a")
def test_tracks_and_markers_at_the_start(scenario: str) -> None:
    bt = opening(scenario)
    g = bt.start
    assert invariants(g) == []
    assert (g.year, g.round, STEP_NAMES[g.step]) == (g.scenario.years[0], 1, "reserves")
    assert (g.raid, g.open_seas, g.nations) == ([0, 0], False, [NEUTRAL, NEUTRAL])
    assert (g.vp, g.other_vp) == (g.scenario.vp, 0)
    assert g.marks == {}
    assert g.battles == ()
    assert g.reduced == 0
    assert g.spent == 0
    assert g.wie == [-1, -1]
    assert [sum(pool) for pool in g.wie_pool] == [12, 12]


@pytest.mark.rule("R-5.3a")
def test_the_victory_marker_begins_where_the_scenario_says() -> None:
    starts = [opening(scenario).victory() for scenario in ALL_SCENARIOS]
    assert starts == ["French 1", "French 1", "French 5", "French 1"]


@pytest.mark.rule("R-2.1.2a")
def test_home_spaces_are_controlled_but_for_control_markers() -> None:
    g = opening("petite-guerre-1755").start
    assert g.control == list(g.board.home)
    bt = opening("loudouns-gamble-1757")
    marked = [s for s in range(bt.board.size) if bt.start.control[s] != bt.board.home[s]]
    assert [bt.board.names[space] for space in marked] == ["Chignectou"]
    assert bt.control("Chignectou") == "British"


@pytest.mark.rule("R-2.1.2a")
def test_pieces_stand_where_the_sheet_says() -> None:
    bt = opening("petite-guerre-1755")
    assert bt.at("Halifax") == "British: Goreham, 40th & 45th & 47th, Royal Artillery 1"
    assert bt.at("Québec") == (
        "French: Canadiens 1, Canadiens 2, Canonniers Bombardiers 1, Canonniers Bombardiers 2, "
        "Bastion 3, Bastion 4, Rigaud"
    )
    assert bt.at("Albany") == "British: Mohawk"


@pytest.mark.rule("R-5.3a")
def test_construction_markers_and_roads_of_a_scenario() -> None:
    bt = opening("loudouns-gamble-1757")
    assert bt.start.fort_sites == {bt.space("Winchester"): 0}
    assert bt.start.is_road(bt.connection("Mekekasink", "Wills Creek"))
    assert not bt.start.is_road(bt.connection("Albany", "Oquaga"))
    plain = opening("petite-guerre-1755").start
    assert plain.fort_sites == {}
    assert plain.roads == 0


@pytest.mark.parametrize("scenario", ALL_SCENARIOS)
@pytest.mark.rule("R-5.2a")
def test_pools_hold_what_the_scenario_lists(scenario: str) -> None:
    g = opening(scenario).start
    pool = sorted(p for p, where in enumerate(g.where) if where == at.POOL)
    assert pool == sorted(g.scenario.pool)
    bonus = sorted(p for p, where in enumerate(g.where) if where == at.BONUS)
    assert bonus == sorted(g.scenario.bonus)
    tokens = sorted(t for t, where in enumerate(g.tokens) if where == at.TOKEN_IN_POOL)
    assert tokens == sorted(g.scenario.tokens)
    others = set(range(g.pieces.count)) - {*pool, *bonus, *[piece for piece, _ in g.scenario.at]}
    assert {g.where[piece] for piece in others} <= {at.ABSENT}
    assert [t for t, where in enumerate(g.tokens) if where == at.TOKEN_ABSENT] == [
        t for t in range(len(g.tokens)) if t not in g.scenario.tokens
    ]


@pytest.mark.rule("R-5.2a")
def test_bonus_brigades_wait_apart_and_bastions_in_no_pool() -> None:
    bt = opening("loudouns-gamble-1757")
    assert bt.at("bonus") == "British: Penn. & Del. 1, Penn. & Del. 2"
    g = bt.start
    assert [g.where[p] for p in range(g.pieces.count) if g.pieces.type[p] == BASTION].count(
        at.POOL
    ) == 0
    assert bt.where("Wolfe") == "pool"


@pytest.mark.rule("R-5.2a", "R-2.5a")
def test_units_of_the_nations_wait_until_somebody_wins_them() -> None:
    g = opening().start
    nations = [p for p in range(g.pieces.count) if g.pieces.nation[p] >= 0]
    assert len(nations) == 5
    assert {g.where[piece] for piece in nations} == {at.POOL}
    villages = [v for group in g.board.nation_villages for v in group]
    assert {g.control[village] for village in villages} == {NEUTRAL}
    assert all(g.owner(piece) == NEUTRAL for piece in nations)


@pytest.mark.parametrize("scenario", ALL_SCENARIOS)
@pytest.mark.rule("R-5.3b")
def test_five_decks_of_the_cards_of_the_year(scenario: str) -> None:
    g = opening(scenario).start
    expected = cards_of_year(g.scenario, g.year)
    assert [sorted(deck) for deck in g.decks] == [list(cards) for cards in expected]
    assert [len(deck) for deck in g.decks] == [6, 6, 9, 9, 12]
    cards = g.pack.deck.cards
    for number, (deck, side) in enumerate(((0, 0), (0, 1), (1, 0), (1, 1), (2, 1))):
        for card in g.decks[number]:
            assert (cards[card].deck, cards[card].side) == (deck, side)
            assert not cards[card].years or g.year in cards[card].years


@pytest.mark.rule("R-5.3b")
def test_each_deck_is_shuffled() -> None:
    orders = {tuple(opening(seed=seed).start.decks) for seed in range(8)}
    assert len(orders) == 8
    for deck in range(5):
        assert len({order[deck] for order in orders}) > 4


@pytest.mark.rule("R-5.2a")
def test_scenario_commanders_wait_face_down_in_their_pools() -> None:
    bt = opening("full-war-1755")
    g = bt.start
    names = [g.pieces.names[p] for p in g.scenario.pool if g.pieces.type[p] == COMMANDER]
    assert sorted(names) == [
        "Bradstreet", "Forbes", "Howe", "Lévis", "Montcalm", "Pouchot", "Wolfe",
    ]  # fmt: skip


@pytest.mark.rule("R-4.1a")
def test_the_steps_follow_the_year() -> None:
    assert [phase.name for phase in PHASES] == list(STEP_NAMES)
    order = ["fleets-arrive", "british-arrive", "french-arrive", "colonials-draw"]
    order += ["colonials-enlist", "victory-check", "winter-sail-box", "winter-reset", "over"]
    places = [STEP_NAMES.index(name) for name in order]
    assert places == sorted(places)


@pytest.mark.rule("R-1.1.1a")
def test_whose_pieces_they_are() -> None:
    bt = opening()
    g = bt.start
    assert g.owner(bt.piece("Mohawk")) == BRITISH
    indians = [p for p in range(g.pieces.count) if g.pieces.type[p] == INDIAN]
    french = [p for p in indians if g.owner(p) == FRENCH]
    assert len(indians) == 16
    assert len(french) == 10
    g.nations = [FRENCH, BRITISH]
    assert g.owner(bt.piece("Iroquois 2")) == FRENCH
    assert g.owner(bt.piece("Cherokee 1")) == BRITISH
