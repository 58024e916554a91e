"""6, 7.1 Reserves, draws, the choice of cards, Initiative; what begins anew in a round."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.openings import opening, stack_decks
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks import position as at
from ticonderoga.games.bayonets_tomahawks.data.kinds import AP_IDS, BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.rules.cards import holder_of_initiative
from ticonderoga.games.bayonets_tomahawks.rules.end_of_round import end_round
from ticonderoga.games.bayonets_tomahawks.view import view


def loudoun() -> Situation:
    """The decks of the example of play, the first card uppermost."""
    bt = opening("loudouns-gamble-1757")
    return stack_decks(
        bt,
        british_buildup=[2, 5, 1, 10, 4, 3],
        french_buildup=[23, 35, 25, 26, 22, 24],
        indian=[49, 52, 54],
    )


def aps(bt: Situation, faction: int) -> list[str]:
    return [AP_IDS[ap] for ap in bt.g.aps[faction]]


def to_next_round(bt: Situation) -> Situation:
    """Nothing happens but the end of the Action Round."""
    return bt.perform(end_round)


# ---------------------------------------------------------------------- Reserves


@pytest.mark.rule("R-7.1a", "G-P-01", "R-6.0.1a")
def test_one_of_two_buildup_cards_is_kept_as_the_reserve() -> None:
    bt = loudoun().until("draw")
    assert bt.match.awaited() == (BRITISH, FRENCH)
    assert sorted(bt.match.choices(BRITISH)) == [("keep_reserve", 2), ("keep_reserve", 5)]
    assert sorted(bt.match.choices(FRENCH)) == [("keep_reserve", 23), ("keep_reserve", 35)]
    bt.british("keep_reserve 5")
    assert bt.g.reserve != [5, 0], "the choice is made at once"
    bt.french("keep_reserve 23")
    assert bt.g.reserve == [5, 23]
    assert bt.g.drawn == [0, 0]
    assert bt.g.buried == [(2,), (35,)]
    assert bt.g.indian == 0
    assert len(bt.g.decks[at.INDIAN_DECK]) == 12
    assert [len(bt.g.decks[deck]) for deck in (0, 1)] == [4, 4]
    assert bt.step() == "draw"
    assert not bt.g.started


@pytest.mark.rule("R-7.1a")
def test_the_other_card_of_the_two_may_be_kept() -> None:
    bt = loudoun().until("draw").british("keep_reserve 2").french("keep_reserve 35")
    assert bt.g.reserve == [2, 35]
    assert bt.g.buried == [(5,), (23,)]


@pytest.mark.rule("R-7.1a", "R-6.0.1a")
def test_what_was_drawn_kept_and_discarded_is_the_players_own_secret() -> None:
    bt = loudoun().until("initiative").begin()
    assert bt.why_not("keep_reserve 10") == "reserve_not_drawn"
    assert view(bt.g, BRITISH)["drawn"][FRENCH] is None
    bt.british("keep_reserve 5").french("keep_reserve 23")
    for seat in (BRITISH, FRENCH):
        seen = view(bt.g, seat)
        assert seen["reserve"][1 - seat] is None
        assert seen["reserve"][seat] == bt.g.reserve[seat]
        assert seen["buried"][1 - seat] is None
        assert seen["buried"][seat] == list(bt.g.buried[seat])
    told = [entry for entry in bt.match.log(FRENCH) if entry[0] in ("card_drawn", "reserve_kept")]
    assert {entry[2] for entry in told if entry[1] == BRITISH} == {-1}
    assert [entry[2] for entry in told if entry[1] == FRENCH] == [23, 35, 23, 25]


# ---------------------------------------------------------------------- an Action Round


def first_round(until: str = "initiative") -> Situation:
    bt = loudoun().until(until)
    return bt.british("keep_reserve 5").french("keep_reserve 23")


@pytest.mark.rule("R-7.1b", "R-7.1c", "R-7.1d", "G-P-02")
def test_draw_choose_and_reveal() -> None:
    bt = first_round()
    assert bt.match.awaited() == (BRITISH, FRENCH)
    assert bt.g.drawn == [1, 25]
    assert bt.g.indian == 49
    assert sorted(bt.match.choices(BRITISH)) == [("play_card", 1), ("play_card", 5)]
    assert sorted(bt.match.choices(FRENCH)) == [("play_card", 23), ("play_card", 25)]
    assert view(bt.g, BRITISH)["indian"] is None
    assert view(bt.g, FRENCH)["indian"] == 49
    bt.french("play_card 23")
    assert bt.g.played == [0, 0], "nothing is shown before both have chosen"
    bt.british("play_card 1")
    assert bt.g.played == [1, 23]
    assert bt.g.reserve == [5, 25]
    assert bt.g.drawn == [0, 0]
    assert view(bt.g, BRITISH)["indian"] == 49
    assert aps(bt, BRITISH) == ["light", "army", "sail_army"]
    assert aps(bt, FRENCH) == ["light_or_army", "sail_army"]
    assert [AP_IDS[ap] for ap in bt.g.indian_aps] == ["indian", "indian"]
    assert bt.step() == "initiative"


@pytest.mark.rule("R-7.1c")
def test_only_the_two_cards_of_the_hand_are_played() -> None:
    bt = first_round()
    assert bt.why_not("play_card 10") == "card_not_in_hand"
    assert bt.why_not("play_card 49") == "card_not_in_hand"


@pytest.mark.rule("R-7.1e", "G-P-02")
def test_whoever_has_initiative_names_the_first_player() -> None:
    bt = first_round("ar-start").french("play_card 23").british("play_card 1")
    assert (bt.asked, bt.asked_seat) == ("first_player", FRENCH)
    assert sorted(bt.offered("first")) == ["British", "French"]
    bt.french("first british")
    assert (bt.g.first, bt.g.active, bt.step()) == (BRITISH, BRITISH, "ar-start")


@pytest.mark.rule("R-7.1e", "G-P-03")
def test_equal_initiative_belongs_to_the_french() -> None:
    bt = first_round("ar-start").french("play_card 23").british("play_card 1")
    bt.french("first french")
    assert bt.g.first == FRENCH
    to_next_round(bt)
    assert bt.g.discards == (1, 23, 49)
    assert bt.g.reserve == [5, 25]
    bt.resume("ar-start")
    assert bt.g.round == 2
    assert bt.g.drawn == [10, 26]
    assert bt.g.indian == 52
    bt.british("play_card 5").french("play_card 26")
    assert bt.g.reserve == [10, 25]
    assert (bt.asked, bt.asked_seat) == ("first_player", FRENCH)


@pytest.mark.rule("G-P-03", "R-7.1f")
def test_disease_in_the_french_camp_is_resolved_in_step_5() -> None:
    bt = first_round("landing").french("play_card 23").british("play_card 1")
    bt.french("first french")
    to_next_round(bt).resume("landing")
    bt.british("play_card 5").french("play_card 26", "first french")
    assert (bt.asked, bt.asked_seat) == ("disease_metropolitan", FRENCH)
    bt.french("give_up Languedoc & La Reine")
    assert bt.at("losses") == "French: Languedoc & La Reine"
    assert bt.g.wie[BRITISH] >= 0
    assert bt.step() == "landing"


@pytest.mark.parametrize(
    ("british", "french", "holder"),
    [(4, 24, BRITISH), (2, 23, FRENCH), (1, 23, FRENCH), (20, 42, BRITISH), (16, 36, FRENCH)],
)
@pytest.mark.rule("R-7.1e", "R-6.0a")
def test_the_higher_value_has_initiative(british: int, french: int, holder: int) -> None:
    bt = Situation().cards(british=british, french=french)
    assert holder_of_initiative(bt.start) == holder


@pytest.mark.rule("R-6.0a")
def test_indian_cards_have_no_initiative_and_card_54_no_action_point() -> None:
    cards = Situation().start.pack.deck.cards
    assert {card.initiative for card in cards[43:]} == {0}
    assert all(1 <= card.initiative <= 6 for card in cards[1:43])
    assert [card.number for card in cards[1:] if not card.aps] == [54]


@pytest.mark.rule("R-4.2a", "R-16.4a", "G-C-04")
def test_buildup_decks_up_to_ar3_and_campaign_decks_afterwards() -> None:
    bt = first_round().french("play_card 23").british("play_card 1")
    for cards in ("5 26", "4 22"):
        to_next_round(bt)
        if bt.step() == "fleets-arrive":
            bt.g.step, bt.g.round = at.DRAW, 3
        bt.resume("initiative")
        own, other = cards.split()
        bt.british(f"play_card {own}").french(f"play_card {other}")
    assert bt.g.round == 3
    assert bt.g.indian == 54
    assert bt.g.reserve == [10, 25]
    assert bt.g.decks[:2] == [(3,), (24,)]
    to_next_round(bt)
    assert bt.step() == "colonials-draw"
    bt.g.step = at.COLONIALS_ENLIST
    bt.resume("choose-cards")
    assert bt.g.decks[:2] == [(), ()]
    assert bt.g.buried == [(2, 3), (35, 24)]
    assert bt.g.reserve == [10, 25]
    assert bt.g.round == 4
    assert [len(bt.g.decks[deck]) for deck in (2, 3)] == [8, 8]
    assert [bt.g.pack.deck.cards[card].deck for card in bt.g.drawn] == [1, 1]
    assert len(bt.g.decks[at.INDIAN_DECK]) == 8, "the Indian deck goes on"


# ---------------------------------------------------------------------- the round begins


@pytest.mark.rule("R-7.1b", "R-10.1a")
def test_what_belongs_to_one_action_round_begins_anew() -> None:
    bt = Situation().put("Washington @ Albany", "Rogers @ York", "British fleet @ Sail box")
    bt.put("British control @ Ticonderoga")
    g = bt.start
    g.played, g.step, g.round = [0, 0], at.DRAW, 4
    g.reserve = [3, 23]
    g.crossed[4] = 2
    g.crossed_guns[4] = 1
    g.entered[7] = (3,)
    g.arrived[5] = BRITISH
    bt.newcomers("british", "Albany", "York")
    g.present, g.held = [0, 1], 1
    g.fort_sites[bt.space("Albany")] = 1
    g.road_sites[bt.connection("Albany", "Oquaga")] = 1
    g.effects = at.ROUGH_SEAS | at.ADMIRAL_PLACED
    g.warships = 3
    bt.until("choose-cards").begin()
    g = bt.g
    assert (g.crossed, g.crossed_guns, g.entered, g.arrived) == ({}, {}, {}, {})
    assert g.present == [1 << bt.space("Albany") | 1 << bt.space("York"), 0]
    assert g.held == 1 << bt.space("Ticonderoga")
    assert list(g.fort_sites.values()) == [0]
    assert list(g.road_sites.values()) == [0]
    assert g.effects == at.ADMIRAL_PLACED
    assert g.warships == -1


@pytest.mark.rule("R-10.7b")
def test_nothing_is_held_while_nothing_is_captured() -> None:
    bt = Situation().put("Washington @ Albany").but(held=5, reserve=[3, 23], played=[0, 0])
    bt.phase("draw").until("choose-cards").begin()
    assert bt.g.held == 0
    bt = Situation().put("British control @ Ticonderoga", "French control @ Newfoundland")
    bt.but(reserve=[3, 23], played=[0, 0]).phase("draw").until("choose-cards").begin()
    assert bt.g.held == 1 << bt.space("Ticonderoga") | 1 << bt.space("Newfoundland")
