"""15.2 Fleets Arrive: the draws, the tokens among them, the Commanders they bring."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.openings import (
    ALL_SCENARIOS,
    only_in_pools,
    opening,
    token,
)
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks import position as at
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FLEET, FRENCH
from ticonderoga.games.bayonets_tomahawks.data.pieces import (
    BRITISH_POOL,
    COLONIAL_POOL,
    FLEETS_POOL,
    FRENCH_POOL,
)
from ticonderoga.games.bayonets_tomahawks.rules.drawing_lots import (
    draw_from,
    pieces_in_pool,
    token_due,
    tokens_in_pool,
)
from ticonderoga.games.bayonets_tomahawks.rules.reinforcements import draw_reinforcements


def arriving(bt: Situation) -> list[str]:
    return [bt.pieces.names[piece] for piece in bt.g.arriving]


def fleets_arrive(*names: str, tokens: tuple[str, ...] = ()) -> Situation:
    """Fleets Arrive of 1755 (5 Fleets, 3 British and 3 French pieces) from small pools."""
    bt = Situation().phase("fleets-arrive").but(round=2, played=[0, 0])
    return only_in_pools(bt, *names, tokens=tokens).until("british-arrive")


# ---------------------------------------------------------------------- the draws


@pytest.mark.rule("R-15.2a", "R-15.2a2")
def test_which_pieces_belong_to_which_pool() -> None:
    bt = opening("loudouns-gamble-1757")
    g, names = bt.start, bt.pieces.names
    assert [names[p] for p in pieces_in_pool(g, FLEETS_POOL)] == [
        "Colvill", "Durell", "Hardy", "Holburne", "Royal Navy", "Beauffremont", "De la Motte",
        "Marine Royale",
    ]  # fmt: skip
    assert [names[p] for p in pieces_in_pool(g, BRITISH_POOL)] == [
        "22nd & 28th", "27th & 55th", "2nd Royal American", "43rd & 46th", "Campbell", "Fraser",
        "Montgomery",
    ]  # fmt: skip
    assert [names[p] for p in pieces_in_pool(g, FRENCH_POOL)] == [
        "Angoumois & Beauvoisis", "Berry", "De la Marine 2", "Volont. Étrangers & Cambis",
    ]  # fmt: skip
    assert len(pieces_in_pool(g, COLONIAL_POOL)) == 9
    assert [len(tokens_in_pool(g, pool)) for pool in range(4)] == [1, 6, 2, 5]


@pytest.mark.rule("R-5.2a")
def test_canadiens_are_in_no_pool_that_is_drawn_from() -> None:
    bt = only_in_pools(Situation(), "Canadiens 1", "Canadiens 2")
    assert [pieces_in_pool(bt.start, pool) for pool in range(4)] == [[]] * 4


@pytest.mark.parametrize("scenario", ALL_SCENARIOS)
@pytest.mark.rule("R-15.2a", "R-15.2b")
def test_as_many_pieces_are_drawn_as_the_scenario_says(scenario: str) -> None:
    bt = opening(scenario).phase("fleets-arrive").but(round=2)
    before = [len(pieces_in_pool(bt.start, p)) + len(tokens_in_pool(bt.start, p)) for p in range(4)]
    fleets, british, french, _ = bt.start.scenario.draws[bt.start.year]
    bt.perform(draw_reinforcements)
    g = bt.g
    left = [len(pieces_in_pool(g, p)) + len(tokens_in_pool(g, p)) for p in range(4)]
    lost = len(bt.logged("navy_losses"))
    assert [b - a for b, a in zip(before, left, strict=True)] == [fleets + lost, british, french, 0]


@pytest.mark.rule("R-15.2a2")
def test_fleets_are_drawn_first_then_the_british_then_the_french() -> None:
    bt = fleets_arrive("Boscawen", "De l'Isle", "44th & 48th", "Artois & Bourgogne")
    bt.draw(1, 0, 0, 0).begin()
    assert arriving(bt) == ["De l'Isle", "Boscawen", "44th & 48th", "Artois & Bourgogne"]
    assert [entry[0] for entry in bt.logged("pool_empty")] == [BRITISH, BRITISH, FRENCH]


@pytest.mark.rule("R-15.2b")
def test_an_empty_pool_forfeits_the_other_draws() -> None:
    bt = fleets_arrive("44th & 48th").begin()
    assert arriving(bt) == ["44th & 48th"]
    assert len(bt.logged("pool_empty")) == 3


@pytest.mark.rule("R-15.2a")
def test_drawing_is_without_replacement_and_from_one_pool() -> None:
    bt = Situation()
    only_in_pools(bt, "44th & 48th", "22nd & 28th", "Campbell", "Berry")
    g = bt.start
    g.dice.script_draws([2, 0])
    draw_from(g, BRITISH_POOL, 2)
    assert [bt.pieces.names[p] for p in g.arriving] == ["Campbell", "22nd & 28th"]
    assert [bt.pieces.names[p] for p in pieces_in_pool(g, BRITISH_POOL)] == ["44th & 48th"]
    assert bt.where("Campbell") == "arriving"
    assert bt.where("Berry") == "pool"


# ---------------------------------------------------------------------- tokens without effect


@pytest.mark.rule("R-15.2b", "R-15.2.1a")
def test_a_token_counts_as_a_draw_and_leaves_play_or_goes_back() -> None:
    tokens = ("vow_british_fewer_troops", "vow_british_fewer_troops_back")
    bt = fleets_arrive("44th & 48th", "22nd & 28th", tokens=tokens)
    bt.draw(2, 2, 1).begin()  # both tokens, then a Brigade
    assert arriving(bt) == ["44th & 48th"]
    assert token(bt, tokens[0]) == "removed"
    assert token(bt, tokens[1]) == "pool"
    assert bt.logged("token_back") == [(bt.pieces.token_ids.index(tokens[1]),)]


@pytest.mark.rule("R-15.2.1a")
def test_a_token_goes_back_only_when_all_is_drawn() -> None:
    back = "vow_british_fewer_troops_back"
    bt = fleets_arrive("44th & 48th", tokens=(back,))
    bt.draw(1, 0).begin()
    assert arriving(bt) == ["44th & 48th"], "the third draw found the pool empty"
    assert len(bt.logged("token_drawn")) == 1


# ---------------------------------------------------------------------- navy losses


@pytest.mark.rule("R-15.2.1b", "A-61")
def test_navy_losses_take_a_french_fleet_that_was_not_drawn() -> None:
    back = "vow_french_navy_losses_back"
    fleets = ("Boscawen", "Colvill", "Durell", "Beauffremont", "De la Motte", "De l'Isle")
    bt = fleets_arrive(*fleets, tokens=(back,))
    # the token first, then the four that stand first in the bag, Beauffremont among them
    bt.draw(6, 0, 0, 0, 0, 1).begin()
    assert arriving(bt) == ["Boscawen", "Colvill", "Durell", "Beauffremont"]
    assert bt.where("De l'Isle") == "removed"
    assert bt.where("De la Motte") == "pool"
    assert token(bt, back) == "pool"
    assert bt.logged("navy_losses") == [(bt.piece("De l'Isle"),)]


@pytest.mark.rule("R-15.2.1b")
def test_navy_losses_without_a_french_fleet_left_take_nothing() -> None:
    back = "vow_french_navy_losses_back"
    bt = fleets_arrive("Boscawen", "Colvill", "De l'Isle", tokens=(back,))
    bt.draw(3, 2, 0, 0).begin()
    assert arriving(bt) == ["De l'Isle", "Boscawen", "Colvill"]
    assert bt.at("removed") == ""
    assert bt.logged("navy_losses") == []
    assert token(bt, back) == "pool"


@pytest.mark.rule("A-40")
def test_the_rear_admiral_costs_one_fleet_draw_if_he_came_before() -> None:
    for effects, fleets in ((0, 9), (at.ADMIRAL_PLACED, 8), (at.ROUGH_SEAS, 9)):
        bt = opening("amhersts-juggernaut-1758").phase("fleets-arrive").but(round=2)
        bt.but(effects=effects)
        bt.start.tokens[bt.pieces.token_ids.index("vow_french_navy_losses_back")] = at.TOKEN_ABSENT
        bt.perform(draw_reinforcements)
        drawn = [p for p in bt.g.arriving if bt.pieces.type[p] == FLEET]
        assert len(drawn) == fleets
        assert bt.g.effects & at.ADMIRAL_PLACED == 0


# ---------------------------------------------------------------------- picks

PICK_2 = "vow_british_pick_2_artillery"
PICK_2_LIGHT = "vow_british_pick_2_artillery_or_light_1"
PICK_1_FRENCH = "vow_french_pick_1_artillery"


@pytest.mark.rule("R-15.2.1c")
def test_two_artillery_are_equal_so_nobody_is_asked() -> None:
    guns = ("Royal Artillery 2", "Royal Artillery 4", "Royal Artillery 5")
    bt = fleets_arrive(*guns, tokens=(PICK_2,)).begin()
    assert arriving(bt) == ["Royal Artillery 2", "Royal Artillery 4"]
    assert bt.where("Royal Artillery 5") == "pool"
    assert token(bt, PICK_2) == "removed"
    assert bt.step() == "british-arrive"
    assert not bt.g.started


@pytest.mark.rule("R-15.2.1c", "R-3.1a")
def test_artillery_or_red_light_units_may_be_picked() -> None:
    bt = fleets_arrive(
        "Royal Artillery 2", "Royal Artillery 3", "Gage", "Scott", "Putnam", "Lacorne",
        "44th & 48th", tokens=(PICK_2_LIGHT,),
    )  # fmt: skip
    bt.put("Royal Artillery 8 @ losses").draw(0, 0).begin()
    assert (bt.asked, bt.asked_seat) == ("reinforcement", BRITISH)
    assert bt.offered("pick") == ["Gage (Light)", "Royal Artillery (Artillery) 2", "Scott (Light)"]
    assert bt.why_not("pick Putnam") == "not_on_token"
    assert bt.why_not("pick Lacorne") == "not_on_token"
    assert bt.why_not("pick Canonniers Bombardiers 1") == "not_on_token"
    assert bt.why_not("pick Royal Artillery 3") == "equal_is_offered"
    assert bt.why_not("pick Morgan") == "not_in_pool"
    assert bt.why_not("pick Royal Artillery 8") == "not_in_pool"
    bt.british("pick Scott", "pick Royal Artillery 2")
    assert arriving(bt) == ["44th & 48th", "Scott", "Royal Artillery 2"]
    assert bt.where("Royal Artillery 3") == "pool"


@pytest.mark.rule("R-15.2.1c")
def test_a_token_for_artillery_brings_no_light_unit() -> None:
    bt = fleets_arrive("Gage", "Royal Artillery 1", tokens=(PICK_2,)).begin()
    assert arriving(bt) == ["Royal Artillery 1"], "the second unit is forfeited"
    assert bt.logged("nothing_to_pick") == []


@pytest.mark.rule("R-15.2.1c")
def test_with_nothing_to_pick_another_piece_is_drawn() -> None:
    bt = fleets_arrive("44th & 48th", "22nd & 28th", "Campbell", "43rd & 46th", tokens=(PICK_2,))
    bt.draw(4, 0, 0, 1).begin()
    assert arriving(bt) == ["22nd & 28th", "43rd & 46th", "Campbell"]
    assert len(bt.logged("nothing_to_pick")) == 1


@pytest.mark.rule("R-15.2.1c", "R-15.2.1a")
def test_the_additional_piece_may_be_another_token() -> None:
    tokens = (PICK_2, "vow_british_fewer_troops")
    bt = fleets_arrive("44th & 48th", "22nd & 28th", tokens=tokens)
    bt.draw(3, 0, 0, 0).begin()
    assert token(bt, tokens[1]) == "removed"
    assert arriving(bt) == ["22nd & 28th", "44th & 48th"]


@pytest.mark.rule("R-15.2.1c")
def test_the_french_token_picks_french_artillery() -> None:
    bt = fleets_arrive(
        "Canonniers Bombardiers 3", "Royal Artillery 1", "Berry", tokens=(PICK_1_FRENCH,)
    )
    bt.draw(1, 0).begin()
    assert arriving(bt) == ["Berry", "Canonniers Bombardiers 3"]
    assert bt.where("Royal Artillery 1") == "pool"


@pytest.mark.rule("R-15.2.1c")
def test_the_british_pick_before_the_french() -> None:
    """B-26"""
    bt = fleets_arrive(
        "Canonniers Bombardiers 3", "Royal Artillery 1", "Gage", "Scott",
        tokens=(PICK_1_FRENCH, PICK_2_LIGHT),
    )  # fmt: skip
    bt.begin()
    assert bt.asked_seat == BRITISH
    assert token(bt, PICK_1_FRENCH) == "drawn"
    bt.british("pick Gage", "pick Scott")
    assert arriving(bt) == ["Gage", "Scott", "Canonniers Bombardiers 3"]


@pytest.mark.parametrize("name", [PICK_2, PICK_1_FRENCH])
@pytest.mark.rule("R-15.2a2")
def test_a_token_waits_for_the_pool_that_it_came_from(name: str) -> None:
    bt = Situation()
    number = bt.pieces.token_ids.index(name)
    bt.start.tokens[number] = at.TOKEN_DRAWN
    pools = [pool for pool in range(4) if token_due(bt.start, pool) == number]
    assert pools == [BRITISH_POOL if name == PICK_2 else FRENCH_POOL]


# ---------------------------------------------------------------------- Commanders


@pytest.mark.rule("R-15.2.2a")
def test_a_brigade_with_a_gorget_brings_a_random_commander() -> None:
    bt = fleets_arrive("1st Royal American", "44th & 48th", "Wolfe", "Howe", "Lévis")
    bt.draw(0, 1, 0).begin()  # the Brigade, the second of two Commanders, the other Brigade
    assert arriving(bt) == ["1st Royal American", "Wolfe", "44th & 48th"]
    assert bt.where("Howe") == "pool"
    assert bt.where("Lévis") == "pool"


@pytest.mark.rule("R-15.2.2a")
def test_no_commander_without_a_gorget_or_with_an_empty_pool() -> None:
    bt = fleets_arrive("44th & 48th", "Wolfe").begin()
    assert arriving(bt) == ["44th & 48th"]
    bt = fleets_arrive("Berry", "Wolfe").begin()
    assert arriving(bt) == ["Berry"]
    bt = fleets_arrive("Berry", "Lévis").begin()
    assert arriving(bt) == ["Berry", "Lévis"]
