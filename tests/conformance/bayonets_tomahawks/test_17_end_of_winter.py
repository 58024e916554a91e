"""17.2 to 17.5 The end of the winter: Commanders, Reduced units, Fleets, Losses, cards, pools."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.openings import opening, token
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.rules.setup import cards_of_year


def winter(step: str, *phrases: str, until: str = "reserves", side: str = "british") -> Situation:
    bt = Situation().phase(step).but(round=9, played=[0, 0]).active(side)
    return bt.put(*phrases).until(until)


# ---------------------------------------------------------------------- Commanders


def redeploying(*phrases: str, side: str = "british") -> Situation:
    return winter("winter-commanders", *phrases, until="winter-combine", side=side)


@pytest.mark.rule("R-17.3d")
def test_a_commander_may_join_a_stack_on_a_friendly_colony_home_space() -> None:
    bt = redeploying(
        "Forbes, 44th & 48th @ Albany",
        "Rogers @ Boston",
        "Gage @ Lake George",
        "Fort Edward @ Halifax",
        "Scott @ Montréal",
        "British control @ Montréal",
    )
    bt.begin()
    assert (bt.asked, bt.asked_seat) == ("redeploy", BRITISH)
    assert bt.choices() == ["commanders_stay", "redeploy Forbes (Commander)"]
    bt.british("redeploy Forbes")
    assert bt.offered("place") == ["Boston", "Halifax"]
    assert bt.why_not("place Albany") == "commander_is_there"
    assert bt.why_not("place Lake George") == "no_colony_home"
    assert bt.why_not("place Montréal") == "no_colony_home"
    assert bt.why_not("place York") == "no_unit_there"
    bt.british("place Halifax")
    assert bt.at("Halifax") == "British: Fort Edward, Forbes"
    assert bt.step() == "winter-combine", "nobody else can go"


@pytest.mark.rule("R-17.3d")
def test_or_he_stays_where_he_is() -> None:
    bt = redeploying("Forbes, 44th & 48th @ Albany", "Rogers @ Boston").begin()
    bt.british("commanders_stay")
    assert bt.where("Forbes") == "Albany"


@pytest.mark.rule("R-17.3d")
def test_each_commander_redeploys_once() -> None:
    bt = redeploying("Forbes, Howe, 44th & 48th @ Albany", "Rogers @ Boston", "Lévis @ Québec")
    bt.begin().british("redeploy Forbes", "place Boston")
    assert bt.why_not("redeploy Forbes") == "already_redeployed"
    assert bt.why_not("redeploy Lévis") == "no_own_commander"
    assert bt.why_not("redeploy Wolfe") == "no_own_commander"
    assert bt.why_not("redeploy Rogers") == "no_own_commander"
    bt.british("redeploy Howe", "place Boston")
    assert bt.at("Boston") == "British: Rogers, Forbes, Howe"


@pytest.mark.rule("R-17.3d", "R-17.3e")
def test_the_sail_box_is_no_post_and_nobody_combines_there() -> None:
    bt = redeploying("Forbes, Boscawen @ Sail box", "Rogers, Wolfe @ Boston").begin()
    assert bt.why_not("redeploy Wolfe") == "no_other_post"
    bt.british("redeploy Forbes")
    assert bt.at("Boston") == "British: Rogers, Forbes, Wolfe"
    bt = winter("winter-combine", "reduced Boscawen, reduced Colvill @ Sail box",
                until="winter-return").begin()  # fmt: skip
    assert bt.logged("combined") == []


@pytest.mark.rule("R-17.3d")
def test_a_commander_does_not_join_one_who_is_alone() -> None:
    bt = redeploying("Forbes, 44th & 48th @ Boston", "Howe @ Albany", "Rogers @ York").begin()
    assert bt.why_not("commanders_stay") == "commander_left_alone"
    bt.british("redeploy Howe")
    assert bt.offered("place") == ["Boston", "York"]
    bt = redeploying("Forbes, 44th & 48th @ Boston", "Howe @ Albany", "Wolfe @ York").begin()
    assert bt.why_not("redeploy Forbes") == "no_other_post"


@pytest.mark.rule("R-17.3d")
def test_a_commander_leaves_the_farthest_base() -> None:
    """Newfoundland, the first space of the map's list."""
    bt = redeploying("Forbes, 44th & 48th @ Newfoundland", "Rogers @ Boston").begin()
    bt.british("redeploy Forbes")
    assert bt.at("Newfoundland") == "British: 44th & 48th"
    assert bt.at("Boston") == "British: Rogers, Forbes"


@pytest.mark.rule("R-17.3d", "G-C-43", "R-17.2d2")
def test_a_lone_commander_must_redeploy() -> None:
    bt = redeploying("Rigaud @ La Presqu'Isle", "Lévis, Berry @ Montréal", "Léry @ Québec",
                     side="french").begin()  # fmt: skip
    assert bt.asked_seat == FRENCH
    assert bt.why_not("commanders_stay") == "commander_left_alone"
    bt.french("redeploy Lévis")
    assert bt.where("Lévis") == "Québec"
    assert bt.asked == "redeploy_to", "Rigaud must follow"
    bt.french("place Montréal")
    assert bt.at("Montréal") == "French: Berry, Rigaud"
    assert bt.at("La Presqu'Isle") == ""


@pytest.mark.rule("R-17.3d", "R-3.7b")
def test_a_lone_commander_without_a_stack_to_join_is_removed() -> None:
    bt = redeploying("Rigaud @ La Presqu'Isle", "Berry @ Ticonderoga", side="french").begin()
    assert bt.where("Rigaud") == "removed"
    bt = redeploying("Rigaud, Berry @ Ticonderoga", side="french").begin()
    assert bt.where("Rigaud") == "Ticonderoga"


@pytest.mark.rule("R-17.3d")
def test_with_a_single_stack_at_hand_there_is_no_choice() -> None:
    bt = redeploying("Rigaud @ La Presqu'Isle", "Berry @ Montréal", side="french").begin()
    assert bt.at("Montréal") == "French: Berry, Rigaud"
    bt = redeploying("Rigaud, Berry @ Montréal", "Lévis, Léry @ Ticonderoga", side="french").begin()
    assert bt.why_not("redeploy Rigaud") == "no_other_post"
    bt.french("redeploy Lévis")
    assert bt.at("Montréal") == "French: Berry, Lévis, Rigaud"


@pytest.mark.rule("R-17.3d", "R-2.1.2e")
def test_a_captured_settled_space_reverts_when_the_commander_leaves_it() -> None:
    bt = redeploying("Rigaud @ Carlisle", "French control @ Carlisle", "Berry @ Montréal",
                     side="french").vp("French 4").begin()  # fmt: skip
    assert bt.control("Carlisle") == "British"
    assert bt.victory() == "French 2"


# ---------------------------------------------------------------------- Reduced units


def combining(*phrases: str) -> Situation:
    return winter("winter-combine", *phrases, until="winter-losses")


@pytest.mark.rule("R-17.3e")
def test_reduced_units_combine_on_all_spaces() -> None:
    bt = combining(
        "reduced Rogers, reduced Gage @ Albany", "reduced Lacorne, reduced Léry @ Québec"
    )
    bt.begin().british("combine Gage")
    assert bt.at("Albany") == "British: Rogers"
    assert bt.at("losses") == "British: Gage"
    bt.french("combine Lacorne")
    assert bt.at("Québec") == "French: Léry"


@pytest.mark.rule("R-17.3e")
def test_in_the_disbanded_box_they_combine_across_colonies_and_the_odd_one_becomes_full() -> None:
    bt = combining("reduced New England 1, reduced Virginia & S. 1, reduced Penn. & Del. 1 "
                   "@ disbanded", "New England 2 @ disbanded").begin()  # fmt: skip
    assert bt.why_not("combine New England 2") == "combine_full"
    bt.british("combine Virginia & S. 1", "make_full Penn. & Del. 1")
    assert bt.at("disbanded") == "British: New England 1, New England 2, Penn. & Del. 1"
    assert bt.at("losses") == "British: Virginia & S. 1"
    assert bt.g.reduced == 0


@pytest.mark.rule("R-17.3e", "A-5")
def test_a_metropolitan_brigade_that_is_combined_away_gives_a_chit() -> None:
    bt = combining("reduced Berry, reduced Artois & Bourgogne @ Québec").begin()
    bt.french("combine Berry")
    assert bt.g.wie[BRITISH] >= 0
    assert bt.step() == "winter-losses"
    assert bt.g.active == BRITISH


@pytest.mark.rule("R-2.1.10c", "A-52")
def test_bastions_are_never_repaired() -> None:
    bt = combining("reduced Bastion 1 @ Québec", "reduced Bastion 2 @ Québec").begin()
    assert bt.at("Québec") == "French: Bastion 1 (reduced), Bastion 2 (reduced)"


# ---------------------------------------------------------------------- Fleets and Losses boxes


@pytest.mark.rule("R-17.2f")
def test_all_fleets_on_the_map_go_to_their_pool() -> None:
    bt = winter(
        "winter-combine",
        "reduced Boscawen, Rogers @ Halifax",
        "De l'Isle @ Sail box",
        "Marine Royale @ Port Dauphin",
        until="winter-losses",
        side="french",
    ).begin()
    assert [bt.where(name) for name in ("Boscawen", "De l'Isle", "Marine Royale")] == ["pool"] * 3
    assert bt.g.reduced == 0
    assert bt.at("Halifax") == "British: Rogers"


@pytest.mark.rule("R-17.2f", "R-2.1.2e")
def test_a_captured_space_that_only_fleets_held_reverts() -> None:
    bt = winter("winter-combine", "Boscawen @ Louisbourg", "British control @ Louisbourg",
                until="winter-losses", side="french").vp("British 4").begin()  # fmt: skip
    assert bt.control("Louisbourg") == "French"
    assert bt.victory() == "British 1"


def losses(*phrases: str) -> Situation:
    return winter("winter-losses", *phrases, until="winter-reset")


@pytest.mark.rule("R-17.2g", "G-C-37")
def test_one_of_three_of_a_type_returns() -> None:
    bt = losses(
        "15th & 58th, 22nd & 28th, 44th & 48th, 43rd & 46th, 61st & 63rd @ losses",
        "Campbell, Fraser @ losses",
        "Armstrong, Dunn, Gage, Rogers, Scott @ losses", "Mohawk @ losses",
        "Royal Artillery 1, Royal Artillery 2 @ losses",
        "New England 1, New England 2, Virginia & S. 1, Penn. & Del. 1 @ losses",
    ).begin()  # fmt: skip
    assert (bt.asked, bt.asked_seat) == ("losses_return", BRITISH)
    assert bt.why_not("return Mohawk") == "indians_do_not_return"
    assert bt.why_not("return Royal Artillery 1") == "no_more_of_type"
    assert bt.why_not("return New England 2") == "equal_is_offered"
    assert bt.why_not("return Montgomery") == "not_in_losses"
    assert bt.why_not("return Lacorne") == "not_in_losses"
    bt.british("return Campbell")
    assert bt.why_not("return Fraser") == "one_highland"
    bt.british("return 44th & 48th")
    assert bt.why_not("return 61st & 63rd") == "no_more_of_type"
    bt.british("return Rogers", "return Virginia & S. 1")
    assert bt.where("Virginia & S. 1") == "arriving"
    assert bt.asked == "returnee_to"
    bt.british("place Albany", "place Halifax", "place Albany")
    assert bt.at("Albany") == "British: Rogers, Campbell"
    assert bt.at("Halifax") == "British: 44th & 48th"
    assert bt.at("disbanded") == "British: Virginia & S. 1"
    assert len(bt.g.in_box(-1, BRITISH)) == 19 - 4


@pytest.mark.rule("R-17.2g")
def test_two_of_six_but_not_of_five() -> None:
    bt = losses("Aubry, Beaujeu, Belestre, Lacorne, Langis @ losses").begin()
    assert bt.asked_seat == FRENCH
    bt.french("return Langis")
    assert bt.asked == "returnee_to"
    bt = losses("Aubry, Beaujeu, Belestre, Lacorne, Langis, Léry @ losses").begin()
    bt.french("return Langis", "return Léry")
    assert bt.asked == "returnee_to"
    bt = losses("Aubry, Beaujeu @ losses").begin()
    assert bt.step() == "winter-reset"


@pytest.mark.rule("R-17.2g")
def test_one_highland_brigade_at_the_most() -> None:
    bt = losses("Campbell, Fraser, Montgomery, Royal Highland, 44th & 48th, 22nd & 28th @ losses")
    bt.begin().british("return Fraser")
    assert bt.offered("return") == ["22nd & 28th (Metropolitan Brigade)",
                                    "44th & 48th (Metropolitan Brigade)"]  # fmt: skip
    bt = losses("Campbell, Fraser, Montgomery @ losses").begin().british("return Fraser")
    assert bt.asked == "returnee_to"


@pytest.mark.rule("R-17.2g", "R-2.1.7b")
def test_returning_units_are_placed_on_friendly_settled_home_spaces() -> None:
    bt = losses(
        "Aubry, Beaujeu, Belestre @ losses",
        "British control @ Montréal",
        "44th & 48th @ Montréal",
        "French control @ Albany",
        "Berry @ Albany",
    )
    bt.begin().french("return Aubry")
    assert bt.offered("place") == [
        "Côte de Beaupré", "Côte du Sud", "Le Détroit", "Les Illinois", "Les Trois Rivières",
        "Louisbourg", "Port la Joye", "Québec",
    ]  # fmt: skip
    for space in ("Montréal", "Ticonderoga", "Albany"):
        assert bt.why_not(f"place {space}") == "no_own_town"
    bt.french("place Québec")
    assert bt.at("Québec") == "French: Aubry"
    british = losses("Rogers, Dunn, Gage @ losses").begin().british("return Gage")
    for space in ("Boston", "York"):
        assert british.why_not(f"place {space}") == "no_own_town"


@pytest.mark.rule("R-17.2g")
def test_canadiens_return_to_a_town_and_the_british_come_first() -> None:
    bt = losses("Canadiens 1, Canadiens 2 @ losses", "Rogers, Dunn, Gage @ losses")
    bt.but(reduced=0).begin()
    assert bt.asked_seat == BRITISH
    bt.british("return Gage", "place Albany")
    assert bt.step() == "winter-reset", "two of a type are not enough"


@pytest.mark.rule("R-17.2g", "R-17.3e")
def test_units_combined_away_in_this_winter_count() -> None:
    bt = winter("winter-combine", "reduced Rogers, reduced Gage @ Albany",
                "Dunn, Scott @ losses", until="winter-reset").begin()  # fmt: skip
    bt.british("combine Gage", "return Gage", "place Albany")
    assert bt.at("Albany") == "British: Gage, Rogers"


@pytest.mark.rule("R-17.2g", "R-3.0.2b")
def test_who_returns_is_full() -> None:
    bt = losses("Rogers, Dunn, Gage @ losses").begin().british("return Gage", "place Albany")
    assert bt.g.reduced == 0
    assert bt.at("Albany") == "British: Gage"


def test_without_a_friendly_settled_home_space_nobody_returns() -> None:
    """B-33"""
    bt = losses("Aubry, Beaujeu, Belestre @ losses")
    for space in range(bt.board.size):
        if bt.board.settled(space):
            bt.start.control[space] = BRITISH
    bt.begin()
    assert bt.step() == "winter-reset"
    assert bt.at("losses") == "French: Aubry, Beaujeu, Belestre"


# ---------------------------------------------------------------------- cards and pools


def reset(year: int, scenario: str = "full-war-1755") -> Situation:
    bt = opening(scenario).phase("winter-reset").but(round=9, year=year)
    decks = cards_of_year(bt.start.scenario, year)
    bt.but(decks=[(), (), decks[2][:2], decks[3][:2], decks[4][:3]], reserve=[4, 25])
    bt.but(buried=[(5, 3), (35, 24)], discards=(2, 22, 43), garrison=1 << bt.piece("Goreham"))
    return bt.until("reserves").begin()


@pytest.mark.rule("R-17.4a", "G-R-40")
def test_all_cards_are_shuffled_into_the_decks_of_the_next_year() -> None:
    bt = reset(1757)
    g = bt.g
    assert (g.reserve, g.buried, g.discards) == ([0, 0], [(), ()], ())
    assert [sorted(deck) for deck in g.decks] == [
        list(cards) for cards in cards_of_year(g.scenario, 1758)
    ]
    numbers = {card for deck in g.decks for card in deck}
    assert not numbers & {1, 6, 12, 27, 28, 33}
    assert {18, 19, 20, 39, 40, 41} <= numbers
    assert (g.year, g.round, bt.step(), g.garrison) == (1758, 1, "reserves", 0)


@pytest.mark.rule("R-17.4a")
def test_decks_are_shuffled_anew() -> None:
    bt = opening().phase("winter-reset").but(round=9)
    orders = set()
    for seed in range(6):
        bt = opening(seed=seed).phase("winter-reset").but(round=9).until("reserves").begin()
        orders.add(tuple(bt.g.decks[4]))
    assert len(orders) == 6


@pytest.mark.rule("R-17.4a", "R-E-d")
def test_a_card_that_has_left_the_game_stays_out() -> None:
    bt = opening().phase("winter-reset").but(round=9, gone=(45,)).until("reserves").begin()
    assert 45 not in bt.g.decks[4]
    assert len(bt.g.decks[4]) == 11
    assert bt.g.gone == (45,)


@pytest.mark.rule("R-17.5a")
def test_the_full_war_adds_pieces_to_the_pools() -> None:
    bt = reset(1755)
    assert bt.where("Hardy") == "absent"
    bt = reset(1756)
    assert bt.where("Hardy") == "pool"
    assert bt.where("Campbell") == "pool"
    assert bt.at("bonus") == "British: Penn. & Del. 1, Penn. & Del. 2"
    assert token(bt, "vow_pennsylvania_musters") == "pool"
    assert token(bt, "vow_pitt_subsidies") == "absent"
    assert bt.where("Holmes") == "absent"
    bt = reset(1757)
    assert bt.where("Holmes") == "pool"
    assert bt.where("New England 6") == "bonus"


@pytest.mark.rule("R-17.5a")
def test_other_scenarios_add_nothing() -> None:
    bt = opening("amhersts-juggernaut-1758")
    before = list(bt.start.where)
    bt.phase("winter-reset").but(round=9).until("reserves").begin()
    assert bt.g.where == before
    assert bt.g.year == 1759


@pytest.mark.rule("R-17.2a2")
def test_the_next_year_begins_with_new_reserves() -> None:
    bt = reset(1755).resume("draw")
    assert bt.asked == "reserve"
    assert bt.g.year == 1756


@pytest.mark.rule("R-17.3d")
def test_a_commander_in_the_sail_box_may_redeploy() -> None:
    bt = redeploying("Rigaud, De l'Isle @ Sail box", "Berry @ Montréal", side="french").begin()
    bt.french("redeploy Rigaud")
    assert bt.at("Montréal") == "French: Berry, Rigaud"
    assert bt.at("Sail box") == "French: De l'Isle"


@pytest.mark.rule("R-17.3e")
def test_reduced_units_in_the_sail_box_do_not_combine() -> None:
    bt = combining("reduced Lacorne, reduced Léry, De l'Isle @ Sail box").begin()
    assert bt.at("Sail box") == "French: Lacorne (reduced), Léry (reduced)"


@pytest.mark.rule("R-17.2g")
def test_each_side_returns_its_own_third() -> None:
    bt = losses("Rogers, Dunn, Gage @ losses", "Aubry, Beaujeu, Belestre @ losses").begin()
    bt.british("return Gage", "place Albany")
    assert (bt.asked, bt.asked_seat) == ("losses_return", FRENCH)
    assert bt.why_not("return Rogers") == "not_in_losses"
    bt.french("return Beaujeu", "place Québec")
    assert bt.at("losses") == "British: Dunn, Rogers; French: Aubry, Belestre"
    assert bt.step() == "winter-reset"
    assert bt.g.active == BRITISH
