"""12: the French alliance, the Navy, the blockade, the European War."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.fights import (
    MINOR_CAMPAIGN,
    THREE_OPS,
    attack,
    begin_march,
)
from tests.conformance.washingtons_war.situation import Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import NAVY_AWAY, NAVY_ON_TRACK
from ticonderoga.games.washingtons_war.rules.french import move_alliance

HORTELEZ = 96
FRANKLIN = 101
STEUBEN = 86
DESTAING = 81
GALVEZ = 108
"""Needs the European War."""
AMNESTY = 102
"""Barred by the European War."""

ZONES = {
    "st_lawrence": ["Montreal", "Quebec"],
    "new_england": ["Barnstable", "Boston", "Falmouth", "Newport"],
    "long_island_sound": ["Long Island", "New Haven", "New York"],
    "delaware": ["Philadelphia", "Wilmington, DE"],
    "chesapeake": ["Alexandria", "Baltimore", "Norfolk", "Yorktown"],
    "carolinas": ["Charleston", "New Bern", "Wilmington, NC"],
    "south_atlantic": ["Savannah", "St. Mary's"],
}


def play_event(ww: Situation, card: int, side: int = AMERICAN) -> Situation:
    if side == AMERICAN:
        return ww.hand(american=[card, 1]).american_turn().american(f"event {card}")
    return ww.hand(british=[card, 2]).british_turn().british(f"event {card}")


# ---------------------------------------------------------------------- 12.1 the marker


@pytest.mark.rule("R-217")
@pytest.mark.parametrize(("card", "by"), [(HORTELEZ, 2), (FRANKLIN, 4), (STEUBEN, 2)])
def test_12_1_events_that_move_the_alliance(card: int, by: int) -> None:
    ww = play_event(Situation().but(alliance=3), card)
    assert ww.g.alliance == 3 + by
    assert ww.logged("alliance_moved") == [(by, 3 + by)]


@pytest.mark.rule("R-217")
@pytest.mark.parametrize(("before", "by", "now"), [(2, -3, 0), (4, -3, 1), (8, 2, 9), (0, 1, 1)])
def test_12_1_the_marker_runs_from_nought_to_nine(before: int, by: int, now: int) -> None:
    g = Situation().but(alliance=before).g
    move_alliance(g, by)
    assert g.alliance == now


@pytest.mark.rule("R-217", "R-087")
def test_12_1_franklin_moves_it_whoever_plays_him() -> None:
    assert play_event(Situation().but(alliance=3), FRANKLIN, BRITISH).g.alliance == 7


@pytest.mark.rule("R-217", "R-173")
def test_12_1_steuben_finds_no_regulars_left() -> None:
    ww = play_event(Situation().but(alliance=3, regulars=False), STEUBEN)
    assert ww.g.alliance == 3


@pytest.mark.rule("R-217", "R-119")
@pytest.mark.parametrize(("before", "left"), [(8, 5), (3, 0), (2, 0), (0, 0)])
def test_12_1_washingtons_capture_takes_three_but_not_below_nought(before: int, left: int) -> None:
    ww = Situation().but(alliance=before).put("Howe 3 @ Morristown", "Washington @ Reading")
    begin_march(ww, "Howe", "Reading")
    assert ww.where("Washington") == "out"
    assert ww.g.alliance == left


@pytest.mark.rule("R-217", "R-218")
@pytest.mark.parametrize("state", ["signed", "war"])
def test_12_1_once_france_is_in_the_marker_is_out_of_use(state: str) -> None:
    ww = Situation().france(state, "delaware").put("Howe 5 @ Morristown", "American 9 @ Reading")
    attack(ww, "Howe", "Reading", dice=(1, 1, 6, 6, 6))
    assert ww.g.regulars is False
    assert ww.g.alliance == 9
    assert ww.logged("alliance_moved") == []
    assert ww.asked == "play"
    ww = Situation().france(state, "delaware").put("Howe 3 @ Morristown", "Washington @ Reading")
    begin_march(ww, "Howe", "Reading")
    assert ww.where("Washington") == "out"
    assert ww.g.alliance == 9


# ---------------------------------------------------------------------- 12.2 the alliance


@pytest.mark.rule("R-218", "R-087")
@pytest.mark.parametrize(("before", "signed"), [(4, False), (5, True), (7, True)])
def test_12_2_a_nine_signs_the_alliance_and_the_marker_stops_there(
    before: int, signed: bool
) -> None:
    ww = play_event(Situation().but(alliance=before), FRANKLIN)
    assert ww.g.alliance == min(9, before + 4)
    assert (ww.asked == "navy") is signed


@pytest.mark.rule("A-28", "R-218")
def test_12_2_a_drop_after_nine_within_the_card_does_not_undo_it() -> None:
    """A campaign: Howe loses a battle, which makes nine; then Clinton takes Washington."""
    ww = Situation().but(alliance=8).put("Howe 5 @ Morristown", "American 9 @ Reading")
    ww.put("Clinton 3 @ Camden", "Washington @ Cheraw").hand(british=[MINOR_CAMPAIGN])
    ww.british_turn().roll(1, 1, 6, 1, 6)
    ww.british(f"campaign {MINOR_CAMPAIGN}", "general Howe", "march Reading").american("no_card")
    assert ww.g.alliance == 9
    ww.british("general Clinton", "march Cheraw", "stop")
    assert ww.where("Washington") == "out"
    assert ww.asked == "navy"


@pytest.mark.rule("R-219")
def test_12_2_b_the_alliance_waits_for_the_end_of_the_whole_campaign() -> None:
    ww = Situation().but(alliance=8).put("Howe 5 @ Morristown", "American 9 @ Reading")
    ww.put("Clinton 3 @ Camden").hand(british=[MINOR_CAMPAIGN]).british_turn()
    ww.roll(1, 1, 6, 1, 6)
    ww.british(f"campaign {MINOR_CAMPAIGN}", "general Howe", "march Reading").american("no_card")
    assert (ww.asked, ww.asked_seat) == ("campaign", BRITISH)
    assert ww.g.navy == NAVY_AWAY
    ww.british("general Clinton", "stop")
    assert (ww.asked, ww.asked_seat) == ("navy", AMERICAN)


@pytest.mark.rule("R-220", "R-224")
def test_12_2_b_i_the_navy_goes_to_any_zone_at_once() -> None:
    ww = play_event(Situation().but(alliance=8), HORTELEZ)
    assert (ww.asked, ww.asked_seat) == ("navy", AMERICAN)
    assert len(ww.match.choices()) == 7
    assert ww.g.reshuffle_due is True
    ww.american("place_navy chesapeake")
    assert ww.g.navy == ww.board.zone_ids.index("chesapeake")


@pytest.mark.rule("R-220", "R-039")
def test_12_2_b_i_and_may_move_again_in_the_same_years_naval_phase() -> None:
    ww = Situation().france("signed", "chesapeake").step("french-naval").begin()
    assert ww.asked == "navy"
    assert ww.offers("place_navy chesapeake")
    ww.american("place_navy new_england")
    assert ww.g.navy == ww.board.zone_ids.index("new_england")


@pytest.mark.rule("R-039")
def test_5_5_before_the_alliance_there_is_no_navy_to_move() -> None:
    ww = Situation().american_pc("York").step("french-naval").begin()
    assert ww.asked != "navy"
    assert ww.g.navy == NAVY_AWAY


@pytest.mark.rule("R-224")
def test_12_2_b_iv_the_deck_is_reshuffled_before_the_next_deal() -> None:
    ww = Situation().hand([1], [2]).but(discards=(10, 11, 12), reshuffle_due=True).step("end")
    ww.start.hands = [(), ()]
    ww.begin()
    assert len(ww.logged("reshuffled")) == 1
    assert ww.g.discards == ()


# ---------------------------------------------------------------------- 12.2.B.ii the army


def alliance(ww: Situation) -> Situation:
    """Bring the marker to nine and the Navy to the South Atlantic."""
    return play_event(ww.but(alliance=8), HORTELEZ).american("place_navy south_atlantic")


@pytest.mark.rule("R-221", "R-225")
def test_12_2_b_ii_rochambeau_and_five_cus_land_in_a_port_without_british_cu_or_marker() -> None:
    ww = Situation().british_pc("Boston", "New York").put("British 1 @ Norfolk", "Howe @ Newport")
    ww.american_pc("Baltimore").put("American 2 @ Savannah")
    alliance(ww)
    assert (ww.asked, ww.asked_seat) == ("french_landing", AMERICAN)
    closed = {"Boston", "New York", "Norfolk", "Barnstable"}
    expected = sorted(port for ports in ZONES.values() for port in ports if port not in closed)
    assert ww.offered("land_french") == expected
    assert ww.why_not("land_french Boston") == "british_marker_there"
    assert ww.why_not("land_french Norfolk") == "british_cu_there"
    assert ww.why_not("land_french Albany") == "no_port"
    ww.american("land_french Baltimore")
    assert ww.where("Rochambeau") == "Baltimore"
    assert ww.cus("Baltimore") == (0, 5, 0)
    assert ww.g.french_waiting == 0


@pytest.mark.rule("R-221", "A-46")
def test_12_2_b_ii_a_lone_british_general_in_the_port_is_captured() -> None:
    ww = alliance(Situation().put("Howe @ Newport")).american("land_french Newport")
    assert ww.where("Howe") == "captured"


@pytest.mark.rule("A-46")
def test_12_2_b_ii_one_of_two_generals_goes_to_the_box() -> None:
    ww = alliance(Situation().put("Gates 2 @ Newport")).american("land_french Newport")
    assert ww.offered("dismiss") == ["Gates", "Rochambeau"]
    ww.american("dismiss Rochambeau")
    assert ww.where("Rochambeau") == "box"
    assert ww.cus("Newport") == (2, 5, 0)


@pytest.mark.rule("A-46")
def test_12_2_b_ii_but_never_washington() -> None:
    ww = alliance(Situation().put("Washington 2 @ Newport")).american("land_french Newport")
    assert ww.where("Washington") == "Newport"
    assert ww.where("Rochambeau") == "box"


def no_port_open() -> Situation:
    """Every port has a British marker, but Barnstable, which has a CU."""
    ports = [port for names in ZONES.values() for port in names if port != "Barnstable"]
    return Situation().british_pc(*ports)


@pytest.mark.rule("R-221", "R-152")
def test_12_2_b_ii_without_a_port_they_wait_and_come_together_by_one_card() -> None:
    ww = alliance(no_port_open())
    assert ww.asked == "play"
    assert ww.where("Rochambeau") == "box"
    assert ww.g.french_waiting == 5
    assert sum(ww.g.french_cu) == 0


@pytest.mark.rule("R-221", "R-152")
def test_12_2_b_ii_the_waiting_army_comes_with_any_ops_card() -> None:
    ww = Situation().france("signed", "carolinas").generals_in("box", "Rochambeau")
    ww.british_pc("Boston").hand(american=[3, 1]).american_turn().american("reinforce 3")
    assert not ww.offers("land_french Boston")
    ww.american("land_french Newport")
    assert ww.where("Rochambeau") == "Newport"
    assert ww.cus("Newport") == (0, 5, 0)


@pytest.mark.rule("R-152", "R-225")
@pytest.mark.parametrize("state", ["neutral", "signed"])
def test_12_2_b_ii_no_french_come_before_the_alliance_nor_a_second_time(state: str) -> None:
    ww = Situation().hand(american=[3, 1]).american_turn()
    if state == "signed":
        ww.france("signed", "carolinas").put("Rochambeau 0+5 @ Newport")
    ww.american("reinforce 3")
    assert ww.offered("land_french") == []
    assert ww.why_not("land_french Boston") == "no_french_waiting"
    assert ww.offers("arrive York")


# ---------------------------------------------------------------------- 12.2.B.iii the war


@pytest.mark.rule("R-222", "A-37")
@pytest.mark.parametrize("state", ["neutral", "signed", "war"])
def test_12_2_b_iii_events_feel_the_european_war_only_from_the_next_year_on(state: str) -> None:
    navy = "" if state == "neutral" else "delaware"
    ww = Situation().france(state, navy).put("British 1 @ Camden").hand(american=[GALVEZ, 1])
    ww.american_turn()
    if state == "war":
        assert ww.offers(f"event {GALVEZ}")
    else:
        assert ww.why_not(f"event {GALVEZ}") == "no_european_war"
    ww = Situation().france(state, navy).british_pc("Camden").hand(british=[AMNESTY, 2])
    ww.british_turn()
    if state == "war":
        assert ww.why_not(f"event {AMNESTY}") == "european_war_is_on"
    else:
        assert ww.offers(f"event {AMNESTY}")


@pytest.mark.rule("R-223", "R-041", "R-222")
def test_12_2_b_iii_in_the_end_phase_the_british_take_two_cus_off_the_map() -> None:
    ww = Situation().france("signed", "new_england").put("British 2 @ Quebec", "Howe 3 @ York")
    ww.but(british_box=4).step("end").begin()
    assert (ww.asked, ww.asked_seat) == ("european_war", BRITISH)
    assert ww.offered("withdraw_cu") == ["Barnstable", "Quebec", "York"]
    assert ww.why_not("withdraw_cu Camden") == "no_british_cu_to_withdraw"
    ww.british("withdraw_cu Barnstable", "withdraw_cu Quebec")
    assert ww.cus("Barnstable") == (0, 0, 0)
    assert ww.cus("Quebec") == (0, 0, 1)
    assert ww.cus("York") == (0, 0, 3)
    assert ww.g.france == 3
    assert ww.g.year == 1778
    assert ww.g.british_box == 4 + 8


@pytest.mark.rule("R-223")
def test_12_2_b_iii_both_may_come_from_one_space() -> None:
    ww = Situation().france("signed", "new_england").put("Howe 3 @ York").step("end").begin()
    ww.british("withdraw_cu York", "withdraw_cu York")
    assert ww.cus("York") == (0, 0, 1)
    assert ww.asked == "lead"


@pytest.mark.rule("R-223", "R-041")
@pytest.mark.parametrize("state", ["neutral", "war"])
def test_12_2_b_iii_only_in_the_year_of_the_alliance(state: str) -> None:
    ww = Situation().france(state, "" if state == "neutral" else "delaware").step("end")
    ww.put("Howe 3 @ York").begin()
    assert ww.logged("european_war") == []
    assert ww.cus("York") == (0, 0, 3)


@pytest.mark.rule("A-30", "R-223")
def test_12_2_b_iii_with_fewer_than_two_cus_what_is_there_goes() -> None:
    ww = Situation().france("signed", "delaware").step("end").begin()
    assert sum(ww.g.british_cu) == 0
    assert len(ww.logged("cu_withdrawn")) == 1


# ---------------------------------------------------------------------- 12.2.C French pieces


@pytest.mark.rule("R-225")
def test_12_2_c_rochambeau_leads_american_and_french_cus() -> None:
    ww = Situation().france("war", "delaware").put("Rochambeau 1+3 @ Newport")
    begin_march(ww, "Rochambeau", "Hartford", "Westchester", "Morristown").american("stop")
    assert ww.cus("Morristown") == (1, 3, 0)
    assert ww.where("Rochambeau") == "Morristown"


@pytest.mark.rule("R-225", "R-105")
def test_12_2_c_american_generals_lead_french_cus() -> None:
    ww = Situation().france("war", "delaware").put("Gates 1+2 @ Newport")
    begin_march(ww, "Gates", "Hartford")
    ww.american("carry 1 0", "march Westchester", "stop")
    assert ww.cus("Hartford") == (0, 2, 0)
    assert ww.cus("Westchester") == (1, 0, 0)


@pytest.mark.rule("R-225")
def test_12_2_c_rochambeau_intercepts_and_retreats_before_battle() -> None:
    ww = Situation().france("war", "delaware").put("Rochambeau 0+2 @ York", "Howe 4 @ Morristown")
    begin_march(ww.american_pc("Reading"), "Howe", "Reading")
    assert ww.offers("intercept Rochambeau")
    ww = (
        Situation().france("war", "delaware").put("Rochambeau 0+2 @ Reading", "Howe 4 @ Morristown")
    )
    begin_march(ww.roll(2), "Howe", "Reading").american("retreat_before_battle", "retreat York")
    assert ww.cus("York") == (0, 2, 0)


@pytest.mark.rule("R-225")
def test_12_2_c_lost_french_cus_are_gone_for_good() -> None:
    """American reinforcements bring American CUs only, and none wait any more."""
    ww = Situation().france("war", "delaware").put("Rochambeau 0+1 @ Reading")
    ww.put("Howe 5 @ Morristown").hand(british=[THREE_OPS, 2], american=[46, 1])
    attack(ww, "Howe", "Reading", dice=(4, 1, 6, 1, 1, 6)).american("retreat York")
    assert sum(ww.g.french_cu) == 0
    ww.american("reinforce 46", "arrive York", "bring_no_general", "bring_cus 3")
    assert ww.cus("York") == (3, 0, 0)
    assert ww.g.french_waiting == 0


# ---------------------------------------------------------------------- 12.3 the Navy


@pytest.mark.rule("R-237")
def test_12_3_every_port_lies_in_one_of_seven_zones() -> None:
    ww = Situation()
    assert sorted(ww.board.zone_ids) == sorted(ZONES)
    for zone, name in enumerate(ww.board.zone_ids):
        ports = [ww.board.labels[s] for s in range(ww.board.size) if ww.board.zone[s] == zone]
        assert sorted(ports) == ZONES[name]
    for space in range(ww.board.size):
        assert (ww.board.zone[space] >= 0) == ww.board.port[space]


@pytest.mark.rule("R-226", "R-237")
@pytest.mark.parametrize("zone", sorted(ZONES))
def test_12_3_a_blockade_closes_the_ports_of_its_zone_to_reinforcements(zone: str) -> None:
    ww = Situation().france("war", zone).but(british_box=3).hand(british=[THREE_OPS, 2])
    ww.british_turn().british(f"reinforce {THREE_OPS}")
    closed = {*ZONES[zone], "St. Mary's"}
    expected = sorted(port for ports in ZONES.values() for port in ports if port not in closed)
    assert ww.offered("arrive") == expected


@pytest.mark.rule("R-226")
def test_12_3_no_voyage_into_or_out_of_a_blockaded_port() -> None:
    ww = begin_march(Situation().put("Howe 3 @ New York").france("war", "new_england"), "Howe")
    assert ww.offers("sail Norfolk")
    assert ww.why_not("sail Boston") == "blockaded"
    ww = Situation().put("Howe 3 @ New York").france("war", "long_island_sound")
    begin_march(ww, "Howe")
    assert ww.offered("sail") == []
    assert ww.why_not("sail Norfolk") == "cannot_embark"


@pytest.mark.rule("R-226")
def test_12_3_no_landing_party_in_a_blockaded_port() -> None:
    ww = Situation().american_pc("Newport", "Norfolk").put("Howe 1 @ New York")
    ww.france("war", "new_england").hand(british=[MINOR_CAMPAIGN, 2]).british_turn()
    ww.british(f"campaign {MINOR_CAMPAIGN}")
    assert ww.why_not("land Newport") == "blockaded"
    assert ww.offers("land Norfolk")


@pytest.mark.rule("R-226", "R-227")
@pytest.mark.parametrize("navy", [NAVY_AWAY, NAVY_ON_TRACK])
def test_12_3_no_blockade_while_the_navy_is_in_no_zone(navy: int) -> None:
    ww = Situation().france("war").put("Howe 3 @ New York").but(navy=navy)
    begin_march(ww, "Howe")
    assert ww.offers("sail Boston")
    assert not any(ww.g.blockaded(space) for space in range(ww.board.size))


@pytest.mark.rule("R-227")
def test_12_3_d_estaing_lifts_the_navy_off_the_map_until_the_naval_phase() -> None:
    ww = play_event(Situation().france("war", "delaware"), DESTAING, BRITISH)
    assert ww.g.navy == NAVY_ON_TRACK
    assert not ww.g.blockaded(ww.space("Philadelphia"))

    ww = Situation().france("war").but(navy=NAVY_ON_TRACK).step("french-naval").begin()
    assert ww.asked == "navy"
    ww.american("place_navy delaware")
    assert ww.g.navy == ww.board.zone_ids.index("delaware")


@pytest.mark.rule("R-227", "R-065")
@pytest.mark.parametrize("state", ["neutral", "track"])
def test_12_3_d_estaing_needs_a_navy_in_a_zone(state: str) -> None:
    ww = Situation().hand(british=[DESTAING, 2]).british_turn()
    if state == "track":
        ww.france("war").but(navy=NAVY_ON_TRACK)
    assert ww.why_not(f"event {DESTAING}") == "navy_not_on_map"
