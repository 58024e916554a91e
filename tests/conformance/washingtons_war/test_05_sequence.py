"""5 The sequence of play: phases, the deal, who begins, impulses, the turn of the year."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import (
    EDITIONS,
    OFFICIAL,
    REWRITTEN,
    Situation,
)
from ticonderoga.engine.errors import Refused
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import DISPERSED, EUROPEAN_WAR, NAVY_ON_TRACK
from ticonderoga.games.washingtons_war.rules.strategy import USES, bars_use


def year_end(edition: str = OFFICIAL) -> Situation:
    """The End Phase of 1777, with empty hands."""
    return Situation(edition).hand([], []).step("end")


# ---------------------------------------------------------------------- 5.0


@pytest.mark.rule("R-027", "E-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_5_0_the_phases_follow_one_another(edition: str) -> None:
    """The last card ends the Strategy Phase; winter, the Navy, politics and the end follow."""
    ww = Situation(edition).put("Howe 4 @ Saratoga", "Greene 1 @ Carlisle").american_pc("Reading")
    ww.france("war", navy="delaware").congress("dispersed").roll(6, 6)
    ww.hand([1], []).american_turn()
    ww.american("discard_unused 1")
    assert ww.cus("Saratoga")[2] == 2
    assert ww.pc("Saratoga") == "none"
    ww.american("place_navy chesapeake")
    assert ww.pc("Saratoga") == "British"
    assert ww.g.year == 1778
    kinds = [entry[0] for entry in ww.match.log()]
    congress, navy = kinds.index("congress_returns"), kinds.index("navy_placed")
    assert (congress < navy) is (edition == REWRITTEN)
    order = ["play_discard_unused", "phase_winter", "navy_placed", "phase_political", "placed",
             "year", "british_reinforcements", "dealt"]  # fmt: skip
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    assert ww.asked == "lead"


@pytest.mark.rule("R-028")
def test_5_0_where_order_matters_the_american_goes_first() -> None:
    """Both sides have a lone CU at the mercy of winter; the American stack rolls first."""
    ww = Situation().nobody_else().put("American 1 @ Saratoga", "British 1 @ Hartford")
    ww.put("British 3 @ Boston").put("American 3 @ York").hand([], []).step("winter").roll(1, 6)
    assert ww.cus("Saratoga") == (0, 0, 0)
    assert ww.cus("Hartford") == (0, 0, 1)


# ---------------------------------------------------------------------- 5.1 reinforcements


@pytest.mark.rule("R-029")
def test_5_1_captured_generals_of_both_sides_return_to_their_boxes() -> None:
    ww = Situation().generals_in("captured", "Gates", "Howe").generals_in("out", "Arnold")
    ww.put("Lee @ York").hand([], []).step("reinforcements")
    assert [ww.where(name) for name in ("Gates", "Howe", "Arnold", "Lee", "Rochambeau")] == [
        "box", "box", "out", "York", "france",
    ]  # fmt: skip
    assert ww.logged("general_returns") == [(ww.general("Gates"),), (ww.general("Howe"),)]


@pytest.mark.rule("R-030")
@pytest.mark.parametrize(("year", "cus"), [(1775, 3), (1776, 8), (1777, 1), (1780, 5)])
def test_5_1_the_british_box_receives_the_cus_of_the_year(year: int, cus: int) -> None:
    ww = Situation().but(year=year, british_box=2).hand([], []).step("reinforcements")
    assert ww.g.british_box == 2 + cus
    assert ww.g.american_box == 0


# ---------------------------------------------------------------------- 5.2 the deal


@pytest.mark.rule("R-031")
def test_5_2_seven_cards_each_in_turn_the_american_first() -> None:
    deck = tuple(range(1, 31))
    ww = Situation().hand([], []).but(deck=deck).step("deal")
    assert ww.g.hands[AMERICAN] == (18, 20, 22, 24, 26, 28, 30)
    assert ww.g.hands[BRITISH] == (17, 19, 21, 23, 25, 27, 29)
    assert ww.g.deck == tuple(range(1, 17))
    drawn = ww.logged("drew")
    assert drawn[:3] == [(AMERICAN, 30), (BRITISH, 29), (AMERICAN, 28)]
    assert len(drawn) == 14
    assert ww.logged("dealt") == [(7, 7)]


@pytest.mark.rule("R-032", "R-047")
def test_5_2_a_reshuffle_that_is_due_comes_before_the_deal() -> None:
    ww = Situation().hand([], []).but(deck=tuple(range(1, 21)), discards=tuple(range(21, 41)))
    ww.but(reshuffle_due=True, removed=(86,), war_ends=71).step("deal")
    g = ww.g
    assert g.discards == ()
    assert not g.reshuffle_due
    assert sorted((*g.deck, *g.hands[AMERICAN], *g.hands[BRITISH])) == list(range(1, 41))
    assert len(g.deck) == 26
    assert list(g.deck) != sorted(g.deck)
    assert ww.logged("reshuffled") == [(40,)]


@pytest.mark.rule("R-032")
def test_5_2_without_cause_the_discards_stay_where_they_are() -> None:
    ww = Situation().hand([], []).but(deck=tuple(range(1, 21)), discards=(30, 31)).step("deal")
    assert ww.g.discards == (30, 31)
    assert ww.g.deck == tuple(range(1, 7))
    assert ww.logged("reshuffled") == []


@pytest.mark.rule("R-032", "R-046")
def test_5_2_a_deck_that_runs_out_in_the_deal_is_made_anew() -> None:
    """Five cards are left; the American takes three of them, and the deal goes on."""
    ww = Situation().hand([], []).but(deck=(1, 2, 3, 4, 5), discards=tuple(range(21, 41)))
    ww.step("deal")
    g = ww.g
    assert {1, 3, 5} <= set(g.hands[AMERICAN])
    assert {2, 4} <= set(g.hands[BRITISH])
    assert [len(hand) for hand in g.hands] == [7, 7]
    assert g.discards == ()
    assert len(g.deck) == 11
    assert sorted((*g.deck, *g.hands[0], *g.hands[1])) == [1, 2, 3, 4, 5, *range(21, 41)]


# ---------------------------------------------------------------------- 5.3 who begins


@pytest.mark.rule("R-033", "A-05")
@pytest.mark.parametrize("card", [67, 70])
def test_5_3_a_the_british_lead_with_a_campaign(card: int) -> None:
    """They are asked before anybody chooses, even where the American would choose."""
    ww = Situation().put("Howe 3 @ Boston").hand([1, 3], [card, 2]).step("first-player")
    assert (ww.asked, ww.asked_seat) == ("lead", BRITISH)
    ww.british(f"lead {card}")
    assert (ww.asked, ww.asked_seat) == ("campaign", BRITISH)
    assert ww.g.campaign_left == (3 if card == 70 else 2)
    assert ww.g.discards == (card,)
    ww.british("done")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-033", "A-05")
def test_5_3_a_nothing_but_a_campaign_leads() -> None:
    ww = Situation().hand([68], [67, 45, 81]).step("first-player")
    assert ww.offered("lead") == ["Minor Campaign (#67)"]
    for card in (45, 81):
        assert ww.why_not(f"lead {card}") == "lead_needs_campaign"
    assert ww.why_not("lead 68") == "card_not_in_hand"


@pytest.mark.rule("R-033", "R-035")
def test_5_3_a_the_british_are_asked_with_or_without_a_campaign_card() -> None:
    """The question itself betrays nothing of the hand."""
    ww = Situation().hand([1], [2]).step("first-player")
    assert (ww.asked, ww.asked_seat) == ("lead", BRITISH)
    assert ww.offered("lead") == []
    ww.british("no_lead")
    assert (ww.asked, ww.asked_seat) == ("first", AMERICAN)


@pytest.mark.rule("R-034", "R-035", "R-123")
@pytest.mark.parametrize("dispersed", [True, False])
@pytest.mark.parametrize("first", ["american", "british"])
def test_5_3_b_c_who_chooses_the_first_player(dispersed: bool, first: str) -> None:
    ww = Situation().but(congress_dispersed_before=dispersed).hand([1, 3], [2, 4])
    ww.step("first-player").british("no_lead")
    assert ww.asked == "first"
    assert ww.asked_seat == (BRITISH if dispersed else AMERICAN)
    (ww.british if dispersed else ww.american)(f"first {first}")
    assert (ww.asked, ww.asked_seat) == ("play", ["american", "british"].index(first))


@pytest.mark.rule("R-034", "A-06", "R-123")
def test_5_3_b_a_dispersal_counts_though_congress_is_back() -> None:
    ww = year_end().but(congress_dispersed=True)
    assert ww.g.year == 1778
    assert ww.g.congress == ww.space("Philadelphia")
    ww.british("no_lead")
    assert ww.asked_seat == BRITISH
    assert ww.g.congress_dispersed is False


@pytest.mark.rule("A-06")
def test_5_3_b_a_congress_without_a_place_counts_every_year_it_is_out() -> None:
    ww = year_end().congress("dispersed").step("political")
    assert ww.logged("congress_stays_out") == [()]
    assert ww.g.congress == DISPERSED
    ww.british("no_lead")
    assert (ww.asked, ww.asked_seat) == ("first", BRITISH)


@pytest.mark.rule("R-035", "A-06")
def test_5_3_b_an_old_dispersal_is_forgotten_after_a_year() -> None:
    ww = year_end().but(congress_dispersed_before=True).british("no_lead")
    assert (ww.asked, ww.asked_seat) == ("first", AMERICAN)


# ---------------------------------------------------------------------- 5.3 impulses


@pytest.mark.rule("R-036")
def test_5_3_impulses_alternate_card_by_card() -> None:
    ww = Situation().hand([1, 3, 5], [2, 4, 6]).american_turn()
    for american, british in ((1, 2), (3, 4), (5, 6)):
        assert ww.asked_seat == AMERICAN
        ww.american(f"discard_unused {american}")
        assert ww.asked_seat == BRITISH
        if british != 6:
            ww.british(f"discard_unused {british}")
    assert ww.g.hands == [(), (6,)]


@pytest.mark.rule("R-036")
def test_5_3_a_side_without_cards_is_passed_over() -> None:
    ww = Situation().hand([1, 3, 5], [2]).british_turn().roll(6, 6).british("discard_unused 2")
    for card in (1, 3):
        assert ww.asked_seat == AMERICAN
        ww.american(f"discard_unused {card}")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert ww.g.year == 1777
    ww.american("discard_unused 5")
    assert ww.g.year == 1778


@pytest.mark.rule("R-037")
@pytest.mark.parametrize("side", ["american", "british"])
def test_5_3_nobody_passes_and_nobody_saves_a_card(side: str) -> None:
    ww = Situation().hand([1], [2])
    if side == "british":
        ww.british_turn()
    for choice in ("done", "no_card", "wait"):
        assert ww.why_not(choice) == "another_matter"
    card = 1 if side == "american" else 2
    assert {offer[1:] for offer in ww.match.choices()} == {(card,)}
    play = ww.american if side == "american" else ww.british
    play(f"discard_unused {card}")
    assert ww.asked_seat == (BRITISH if side == "american" else AMERICAN)
    assert ww.g.hands[0 if side == "american" else 1] == ()


@pytest.mark.rule("R-038", "R-055")
def test_5_3_what_a_play_can_be() -> None:
    ww = Situation().put("Greene 2 @ York").hand([1, 76, 89, 67, 71], [2])
    uses = {(choice[0], choice[1]) for choice in ww.match.choices()}
    assert uses == {
        ("activate", 1), ("politics", 1), ("reinforce", 1), ("queue", 1), ("discard_unused", 1),
        ("discard", 76), ("event", 89), ("discard", 89), ("campaign", 67), ("discard", 67),
        ("event", 71),
    }  # fmt: skip


@pytest.mark.rule("R-038")
@pytest.mark.parametrize(
    ("use", "card", "reason"),
    [("activate", 3, "card_not_in_hand"), ("event", 3, "card_not_in_hand"),
     ("event", 1, "no_event"), ("campaign", 1, "no_campaign"), ("campaign", 89, "no_campaign"),
     ("activate", 89, "no_ops_card"), ("politics", 67, "no_ops_card"),
     ("reinforce", 76, "no_ops_card"), ("queue", 89, "no_ops_card"),
     ("discard_unused", 89, "no_ops_card"),
     ("event", 67, "campaign_not_event"), ("discard_unused", 71, "never_discarded"),
     ("queue", 71, "never_discarded"), ("discard", 71, "never_discarded"),
     ("discard", 1, "ops_gives_no_discard_action")],
)  # fmt: skip
def test_5_3_what_a_play_cannot_be(use: str, card: int, reason: str) -> None:
    ww = Situation().put("Greene 2 @ York").hand([1, 76, 89, 67, 71], [2])
    assert ww.why_not(f"{use} {card}") == reason


@pytest.mark.rule("R-038")
def test_5_3_uses_that_would_do_nothing_are_not_offered() -> None:
    """No general on the map, no space to mark, nothing and nowhere to bring."""
    ww = Situation().hand([1, 3], [2, 4]).but(year=1777)
    for space in range(ww.board.size):
        ww.start.pc[space] = 2
    assert ww.why_not("activate 1") == "nobody_to_activate"
    assert ww.why_not("politics 1") == "no_political_action"
    assert ww.why_not("reinforce 1") == "nowhere_to_arrive"
    ww.american("discard_unused 1")
    ww = Situation().hand([1, 3], [2, 4]).british_turn()
    assert ww.why_not("activate 2") == "nobody_to_activate"
    assert ww.why_not("politics 2") == "no_political_action"


@pytest.mark.rule("R-231", "R-057")
@pytest.mark.parametrize("card", [1, 23, 45])
def test_5_3_an_ops_card_thrown_away_does_nothing_and_is_gone(card: int) -> None:
    ww = Situation().hand([card, 3], [2, 4])
    before = list(ww.start.pc)
    ww.american(f"discard_unused {card}")
    assert ww.g.discards == (card,)
    assert ww.g.pc == before
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)


@pytest.mark.rule("R-231", "R-066")
def test_5_3_an_event_may_be_discarded_for_nothing() -> None:
    ww = Situation().american_pc("York").hand([89, 3], [2, 4]).american("discard 89", "done")
    assert ww.g.discards == (89,)
    assert sum(ww.g.pc) == 1


# ---------------------------------------------------------------------- 5.5 and 5.6


@pytest.mark.rule("R-039")
def test_5_5_the_navy_moves_to_any_zone_in_its_phase() -> None:
    ww = Situation().france("war", navy="delaware").hand([], []).step("french-naval")
    assert (ww.asked, ww.asked_seat) == ("navy", AMERICAN)
    assert len(ww.offered("place_navy")) == 7
    ww.american("place_navy delaware")
    assert ww.g.navy == ww.board.zone_ids.index("delaware")


@pytest.mark.rule("R-039")
def test_5_5_a_navy_on_the_turn_track_comes_back_in_its_phase() -> None:
    ww = Situation().france("war").but(navy=NAVY_ON_TRACK).hand([], []).step("french-naval")
    ww.american("place_navy st_lawrence")
    assert ww.g.navy == ww.board.zone_ids.index("st_lawrence")


@pytest.mark.rule("R-039")
def test_5_5_before_the_alliance_there_is_no_navy_to_move() -> None:
    ww = Situation().hand([], []).step("french-naval")
    assert ww.asked == "lead"
    assert ww.logged("navy_placed") == []


@pytest.mark.rule("R-040")
def test_5_6_congress_then_armies_then_isolation() -> None:
    """Congress goes to Reading; Greene's Army then turns York, and what Congress and the
    Army support is not isolated any more."""
    ww = Situation().congress("dispersed").put("Greene 2 @ York", "Howe 2 @ Westchester")
    ww.american_pc("Reading", "Hartford").british_pc("York").hand([], []).step("political")
    assert ww.g.congress == DISPERSED
    assert (ww.pc("York"), ww.pc("Westchester")) == ("British", "none")
    assert ww.offered("convene") == ["Hartford", "Reading"]
    ww.american("convene Reading")
    assert (ww.pc("York"), ww.pc("Westchester")) == ("American", "British")


@pytest.mark.rule("R-040")
def test_5_6_american_isolation_is_settled_first() -> None:
    """Concord is shut in and goes; that opens Norwich a way out, which has no other."""
    ww = Situation().american_pc("Concord").british_pc("Norwich")
    ww.british_pc("Falmouth", "Lexington and Concord")
    ww.american_pc("Brattleboro", "Springfield", "Ticonderoga")
    ww.hand([], []).step("political")
    assert ww.pc("Concord") == "none"
    assert ww.pc("Norwich") == "British"


# ---------------------------------------------------------------------- 5.7 the end


@pytest.mark.rule("R-041", "R-223")
def test_5_7_the_war_in_europe_takes_two_cus() -> None:
    ww = year_end().france("signed").put("British 3 @ York", "British 1 @ Quebec")
    assert (ww.asked, ww.asked_seat) == ("european_war", BRITISH)
    assert ww.offered("withdraw_cu") == ["Barnstable", "Quebec", "York"]
    ww.british("withdraw_cu York", "withdraw_cu Quebec")
    assert (ww.cus("York")[2], ww.cus("Quebec")[2]) == (2, 0)
    assert ww.g.france == EUROPEAN_WAR
    assert ww.g.year == 1778


@pytest.mark.rule("R-041")
@pytest.mark.parametrize("state", ["neutral", "war"])
def test_5_7_no_withdrawal_in_any_other_year(state: str) -> None:
    ww = year_end().france(state).put("British 3 @ York")
    assert ww.asked == "lead"
    assert ww.cus("York")[2] == 3


@pytest.mark.rule("R-041", "R-042")
def test_5_7_the_withdrawal_comes_before_the_end_of_the_game() -> None:
    ww = year_end().france("signed").put("British 3 @ York").but(year=1779, war_ends=71)
    ww.british("withdraw_cu York", "withdraw_cu York")
    assert ww.match.over
    assert ww.cus("York")[2] == 1


@pytest.mark.rule("R-042", "R-088")
@pytest.mark.parametrize(("year", "ends"), [(1779, False), (1780, True), (1781, True)])
def test_5_7_the_war_ends_in_the_year_of_the_card_or_later(year: int, ends: bool) -> None:
    ww = year_end().but(year=year, war_ends=72)
    assert ww.match.over is ends
    if ends:
        result = ww.match.result
        assert result is not None
        assert (result.reason, result.year, result.winners) == ("colonies", year, (BRITISH,))
    else:
        assert ww.g.year == year + 1


@pytest.mark.rule("R-043", "R-056")
def test_5_7_reinforcement_cards_are_discarded_and_the_year_goes_on() -> None:
    ww = year_end().but(reinforced=[(1, 23), (45,)], discards=(50,))
    g = ww.g
    assert g.reinforced == [(), ()]
    assert g.discards == (50, 1, 23, 45)
    assert g.year == 1778


@pytest.mark.rule("R-044")
def test_5_7_queues_lapse() -> None:
    ww = year_end().but(queues=[(1, 23), (2,)])
    assert ww.g.queues == [(), ()]
    assert sorted(ww.g.discards) == [1, 2, 23]
    assert sorted(ww.logged("queue_dropped")) == [(AMERICAN, 2), (BRITISH, 1)]


@pytest.mark.rule("R-044", "R-193")
def test_5_7_nothing_else_carries_over_either() -> None:
    ww = year_end().but(mutinies=True, exchangeable=76, discards=(76,))
    assert ww.g.mutinies is False
    assert ww.g.exchangeable == 0
    ww.british("no_lead").american("first american")
    assert ww.asked == "play"


@pytest.mark.rule("R-045")
@pytest.mark.parametrize(("year", "ends"), [(1782, False), (1783, True)])
def test_5_7_without_a_war_ends_card_1783_is_the_last_year(year: int, ends: bool) -> None:
    ww = year_end().but(year=year)
    assert ww.match.over is ends


# ---------------------------------------------------------------------- offers and reasons


@pytest.mark.rule("R-038", "R-055", "R-058", "R-059")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("side", [AMERICAN, BRITISH])
@pytest.mark.parametrize("general", ["Greene", "Gates", "Clinton", "Howe"])
def test_5_3_a_use_is_offered_where_nothing_bars_it(general: str, side: int, edition: str) -> None:
    """All 110 cards in one hand: what is offered and what is explained are one and the same."""
    ww = Situation(edition).put(f"{general} 2 @ York").but(british_box=1).british_pc("Carlisle")
    cards = list(ww.pack.deck.numbers)
    ww.hand(cards, []).american_turn() if side == AMERICAN else ww.hand([], cards).british_turn()
    offered = set(ww.match.choices())
    for use in USES:
        for card in cards:
            assert ((use, card) in offered) is not bool(bars_use(ww.g, side, use, card))


@pytest.mark.rule("R-131", "R-099", "R-163")
def test_5_3_nothing_of_a_card_is_left_when_it_is_over() -> None:
    ww = Situation().put("Howe 2 @ New York", "Washington 2 @ Hartford").american_pc("Westchester")
    ww.hand([], [67, 2]).british_turn().roll(6)
    ww.british("campaign 67", "general Howe", "march Westchester")
    ww.american("intercept Washington").british("stop")
    assert (ww.g.tried, ww.g.landing_left, ww.g.campaign_left) == (1, 1, 1)
    ww.british("done")
    g = ww.g
    assert (g.tried, g.landing_left, g.moved_generals, g.campaign_left) == (0, 0, 0, 0)
    assert (g.spent, g.spent_french, g.winter_card, g.fresh) == ({}, {}, False, ())


@pytest.mark.rule("R-131", "R-098")
def test_5_3_a_card_begins_with_a_clean_slate() -> None:
    """Whatever a position says from before, the next card is not bound by it."""
    ww = Situation().put("Howe 2 @ New York", "Washington 2 @ Hartford").american_pc("Westchester")
    ww.but(tried=1, campaign_left=3, spent={ww.space("New York"): 2}).hand([1], [45, 2])
    ww.british_turn().british("activate 45", "march Westchester")
    assert ww.match.view(BRITISH)["campaign_left"] == 0
    assert ww.offers("intercept Washington")
    assert ww.cus("Westchester")[2] == 2


@pytest.mark.rule("R-069", "R-044")
def test_5_3_a_discard_that_ends_the_year_leaves_nothing_to_fetch() -> None:
    ww = Situation().france("war", navy="delaware").hand([79], []).roll(6, 6)
    ww.american("discard 79")
    assert ww.asked == "navy"
    assert ww.match.view(BRITISH)["exchangeable"] == 0


@pytest.mark.rule("R-036", "R-037")
@pytest.mark.parametrize(
    ("card", "last"), [(95, "discard 95"), (73, "event 73")], ids=["other_sides_event", "war_ends"]
)
def test_5_3_a_last_card_with_one_use_is_asked_for_and_never_seen_by_undo(
    card: int, last: str
) -> None:
    """The rules do not play it for its owner: the other side would see it and, since nothing
    was rolled, take its own choice back."""
    ww = Situation().hand([card], [2, 4]).british_turn().roll(6, 6)
    ww.british("discard_unused 2")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert ww.match.choices(AMERICAN) == [ww.read(last)]
    assert ww.match.undoable_by(BRITISH) == 0
    ww.american(last)
    assert ww.match.undoable_by(BRITISH) == -1
    with pytest.raises(Refused, match="nothing to undo"):
        ww.match.undo(BRITISH)
