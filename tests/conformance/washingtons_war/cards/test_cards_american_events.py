"""Cards 87 to 92, 97, 99, 101, 103, 104, 108, 109: the other American and special events."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, REWRITTEN, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

REMOVALS = [
    # card, open spaces (two may go), a space of another colony
    (87, ["Salem", "Charleston", "Savannah"], "Norfolk"),
    (104, ["Savannah", "Camden", "Augusta"], "Salem"),
    (103, ["Albany", "Norwich", "Brattleboro"], "Hartford"),
]


def play(ww: Situation, card: int) -> Situation:
    return ww.hand([card, 1], [2, 4]).american(f"event {card}")


# ---------------------------------------------------------------------- 87, 103, 104


@pytest.mark.rule("R-061", "R-062", "R-016")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("card", "spaces", "elsewhere"), REMOVALS)
def test_87_103_104_partisans_remove_two_british_markers(
    card: int, spaces: list[str], elsewhere: str, edition: str
) -> None:
    ww = Situation(edition).british_pc(*spaces, elsewhere).american_pc("Cross Creek", "Saratoga")
    play(ww, card)
    assert ww.asked_seat == AMERICAN
    assert ww.offered("remove") == sorted(spaces)
    assert ww.why_not(f"remove {elsewhere}") == "not_in_named_colonies"
    for own in ("Cross Creek", "Saratoga"):
        assert ww.why_not(f"remove {own}") == "no_marker_of_that_side"
    assert ww.why_not(f"flip {spaces[0]}") == "event_does_otherwise"
    ww.american(f"remove {spaces[0]}")
    assert ww.asked == "event_target"
    ww.american(f"remove {spaces[1]}")
    assert [ww.pc(space) for space in spaces] == ["none", "none", "British"]
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)
    assert ww.g.discards == (card,)


@pytest.mark.rule("R-016")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("card", "space", "other"), [
    (87, "Salem", "Camden"), (104, "Augusta", "Camden"), (103, "Albany", "Norwich"),
])  # fmt: skip
def test_87_103_104_cus_guard_a_marker_and_a_lone_general_does_not(
    card: int, space: str, other: str, edition: str
) -> None:
    ww = Situation(edition).british_pc(space, other).put(f"British 1 @ {space}", f"Howe @ {other}")
    play(ww, card)
    assert ww.why_not(f"remove {space}") == "marker_guarded_by_cu"
    assert ww.offered("remove") == [other]


@pytest.mark.rule("R-061")
@pytest.mark.parametrize("card", [87, 103, 104])
def test_87_103_104_fewer_will_do(card: int) -> None:
    ww = play(Situation().british_pc("Camden", "Salem", "Albany"), card).american("done")
    assert [ww.pc(name) for name in ("Camden", "Salem", "Albany")] == ["British"] * 3


@pytest.mark.rule("R-016")
def test_103_allen_spares_ports() -> None:
    ww = play(Situation().british_pc("Albany", "New York", "Long Island"), 103)
    assert ww.why_not("remove New York") == "no_ports"
    assert ww.why_not("remove Long Island") == "no_ports"


@pytest.mark.rule("R-059")
@pytest.mark.parametrize("card", [87, 88, 89, 90, 91, 92, 97, 103, 104, 108, 109])
def test_american_events_are_refused_to_the_british(card: int) -> None:
    ww = Situation().france("war").hand([1], [card, 2]).british_turn()
    assert ww.why_not(f"event {card}") == "other_sides_event"
    assert ww.offers(f"discard {card}")


# ---------------------------------------------------------------------- 88, 89, 97


@pytest.mark.rule("R-052", "R-063")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", [88, 89, 97])
def test_88_89_97_strip_a_card_of_the_british_hand(card: int, edition: str) -> None:
    ww = Situation(edition).france("war", navy="delaware").hand([card, 1], [2, 4, 6])
    ww.american(f"event {card}")
    assert (len(ww.g.hands[BRITISH]), ww.g.hands[AMERICAN]) == (2, (1,))
    (lost,) = {2, 4, 6} - set(ww.g.hands[BRITISH])
    assert ww.g.discards == (lost, card)
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)


@pytest.mark.rule("R-065", "R-222")
@pytest.mark.parametrize("card", [108, 109])
@pytest.mark.parametrize("state", ["neutral", "signed"])
def test_108_109_need_the_european_war(state: str, card: int) -> None:
    ww = Situation().france(state).put("British 2 @ Camden").hand([card, 88], [2])
    assert ww.why_not(f"event {card}") == "no_european_war"
    assert ww.offers("event 88")
    assert ww.offers(f"discard {card}")


@pytest.mark.rule("R-063", "R-065")
@pytest.mark.parametrize("state", ["neutral", "signed", "war"])
def test_97_suffren_needs_no_war_and_takes_the_last_card(state: str) -> None:
    ww = Situation().france(state, navy="delaware" if state != "neutral" else "")
    ww.but(alliance=5 if state == "neutral" else 9).hand([97, 1], [2])
    ww.american("event 97")
    assert (ww.g.hands[BRITISH], ww.g.discards) == ((), (2, 97))


# ---------------------------------------------------------------------- 90 to 92


@pytest.mark.rule("R-198", "R-061", "R-193")
@pytest.mark.parametrize("edition", EDITIONS)
def test_90_paine_places_three_markers_anywhere(edition: str) -> None:
    ww = Situation(edition).british_pc("Boston").american_pc("York").put("British 1 @ Albany")
    ww.put("Howe @ Norwich", "Washington 3 @ Boston").congress("dispersed")
    play(ww, 90)
    assert ww.why_not("place Boston") == "marked"
    assert ww.why_not("place York") == "marked"
    assert ww.why_not("flip Boston") == "marked"
    assert ww.why_not("place Albany") == "british_cu_there"
    ww.american("place Quebec", "place Norwich")
    assert ww.asked == "event_target"
    ww.american("place Savannah")
    assert [ww.pc(name) for name in ("Quebec", "Norwich", "Savannah")] == ["American"] * 3
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)
    assert ww.g.discards == (90,)


@pytest.mark.rule("R-198", "R-061")
@pytest.mark.parametrize("edition", EDITIONS)
def test_91_nathan_hale_one_marker_each_in_two_colonies(edition: str) -> None:
    ww = Situation(edition).british_pc("Boston").put("British 1 @ Saratoga").but(mutinies=True)
    play(ww, 91)
    assert ww.why_not("place Boston") == "marked"
    assert ww.why_not("place Saratoga") == "british_cu_there"
    ww.american("place Albany")
    assert ww.why_not("place New York") == "colony_already_served"
    ww.american("place Quebec")
    assert (ww.pc("Albany"), ww.pc("Quebec")) == ("American", "American")
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)


@pytest.mark.rule("R-198", "R-061")
@pytest.mark.parametrize("edition", EDITIONS)
def test_92_mccrea_places_two_markers_inland_in_the_north(edition: str) -> None:
    ww = Situation(edition).put("British 1 @ Albany").british_pc("Saratoga").but(mutinies=True)
    play(ww, 92)
    assert ww.why_not("place Albany") == "british_cu_there"
    assert ww.why_not("place Saratoga") == "marked"
    assert ww.why_not("place New York") == "no_ports"
    assert ww.why_not("place Boston") == "no_ports"
    assert ww.why_not("place Hartford") == "not_in_named_colonies"
    ww.american("place Brattleboro", "place Springfield")
    assert (ww.pc("Brattleboro"), ww.pc("Springfield")) == ("American", "American")
    assert ww.asked_seat == BRITISH


@pytest.mark.rule("R-061")
@pytest.mark.parametrize("card", [90, 91, 92])
def test_90_91_92_may_stop_early(card: int) -> None:
    ww = play(Situation(), card).american("place Norwich", "done")
    assert (sum(ww.g.pc), ww.asked_seat) == (1, BRITISH)


@pytest.mark.rule("R-200")
@pytest.mark.parametrize("card", [90, 91])
def test_90_91_a_blockade_is_no_bar(card: int) -> None:
    ww = Situation().france("war", navy="new_england")
    assert play(ww, card).american("place Newport", "done").pc("Newport") == "American"


# ---------------------------------------------------------------------- 108 and 109


@pytest.mark.rule("R-062", "R-061")
@pytest.mark.parametrize("edition", EDITIONS)
def test_108_galvez_takes_a_cu_in_the_deep_south(edition: str) -> None:
    ww = Situation(edition).france("war", navy="delaware").put("British 2 @ Savannah")
    ww.put("Cornwallis 3 @ Camden", "British 2 @ Salem")
    play(ww, 108)
    assert ww.offered("remove_cu") == ["Camden", "Savannah"]
    assert ww.why_not("remove_cu Salem") == "not_in_named_colonies"
    assert ww.why_not("remove_cu Augusta") == "no_cu_to_remove"
    assert ww.why_not("remove_cu St. Mary's") == "no_cu_to_remove"
    assert ww.why_not("done") == "event_must_be_done"
    ww.american("remove_cu Camden")
    assert ww.cus("Camden") == (0, 0, 2)
    assert ww.logged("cus_lost") == [(BRITISH, ww.space("Camden"), 1)]
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)


@pytest.mark.rule("R-062", "R-061")
@pytest.mark.parametrize("edition", EDITIONS)
def test_109_hyder_ali_takes_a_cu_anywhere(edition: str) -> None:
    ww = Situation(edition).france("war", navy="delaware").put("British 2 @ Quebec")
    play(ww, 109)
    assert ww.offered("remove_cu") == ["Barnstable", "Quebec"]
    assert ww.why_not("done") == "event_must_be_done"
    ww.american("remove_cu Quebec")
    assert ww.cus("Quebec") == (0, 0, 1)
    assert ww.asked_seat == BRITISH


@pytest.mark.rule("R-229")
def test_109_hyder_ali_may_win_the_war() -> None:
    ww = Situation().nobody_else().france("war").put("American 1 @ York", "British 1 @ Boston")
    play(ww.put("British 2 @ Quebec"), 109).american("remove_cu Boston")
    assert ww.match.over
    assert ww.g.reason == "no_british_cus"


@pytest.mark.rule("R-018")
def test_109_the_cu_returns_to_stock() -> None:
    """1778 brings eight; the stock holds none until Hyder Ali has taken one off the map."""
    ww = Situation().france("war", navy="delaware").but(year=1777, british_box=37)
    ww.put("British 30 @ Boston").hand([109], []).roll(6, 6)
    assert ww.pack.pieces.cu_limit[BRITISH] == 68
    ww.american("event 109", "remove_cu Boston", "place_navy delaware")
    assert ww.g.year == 1778
    assert ww.g.british_box == 37 + 1


# ---------------------------------------------------------------------- 99 and 101


@pytest.mark.rule("R-084", "R-049", "R-060", "E-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_99_declaration_marks_what_is_open_and_leaves_the_game(edition: str) -> None:
    """Two colonies have room: Pennsylvania at two spaces, Maryland under a British CU."""
    ww = Situation(edition).put("British 1 @ Baltimore")
    ww.start.pc = [2] * ww.board.size
    for space in ("York", "Reading", "Baltimore", "Montreal"):
        ww.start.pc[ww.space(space)] = 0
    play(ww, 99).american("place Reading")
    assert (ww.pc("Reading"), ww.pc("York"), ww.pc("Montreal")) == ("American", "none", "none")
    assert ww.pc("Baltimore") == ("American" if edition == REWRITTEN else "none")
    assert ww.g.removed == (99,)
    assert ww.g.reshuffle_due


@pytest.mark.rule("R-058", "R-081", "R-077")
@pytest.mark.parametrize("card", [99, 101])
def test_99_101_are_never_discarded_nor_thrown_away(card: int) -> None:
    for side in (AMERICAN, BRITISH):
        ww = Situation().hand([card, 1], [card, 2])
        ww.start.active = side
        for use in ("discard", "discard_unused", "politics"):
            assert ww.why_not(f"{use} {card}") == "never_discarded"


@pytest.mark.rule("R-087", "R-060", "R-086")
@pytest.mark.parametrize("edition", EDITIONS)
def test_101_franklin_in_british_hands_helps_the_american(edition: str) -> None:
    ww = Situation(edition).hand([1], [101, 2]).but(deck=(20, 21)).british_turn()
    ww.british("event 101")
    assert (ww.g.alliance, ww.g.removed) == (4, (101,))
    assert ww.asked_seat == (BRITISH if edition == REWRITTEN else AMERICAN)
