"""Cards 81 d'Estaing, 86 Steuben, 93 Glover, 94 Mutinies, 96 Hortelez."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import NAVY_AWAY, NAVY_ON_TRACK

# ---------------------------------------------------------------------- 81 d'Estaing


@pytest.mark.rule("R-227", "R-226")
@pytest.mark.parametrize("edition", EDITIONS)
def test_81_estaing_lifts_the_blockade_until_the_next_naval_phase(edition: str) -> None:
    ww = Situation(edition).france("war", navy="chesapeake").put("Clinton 2 @ Norfolk")
    ww.hand([1, 3], [81, 23]).british_turn().roll(6, 6, 6).british("event 81")
    assert ww.g.navy == NAVY_ON_TRACK
    assert 81 in ww.g.discards
    ww.american("discard_unused 1").british("activate 23", "general Clinton")
    assert ww.offers("sail Boston")
    ww.british("stop").american("discard_unused 3")
    assert ww.asked == "navy"
    ww.american("place_navy carolinas")
    assert ww.g.navy == ww.board.zone_ids.index("carolinas")


@pytest.mark.rule("R-065", "R-227")
@pytest.mark.parametrize("navy", [NAVY_AWAY, NAVY_ON_TRACK])
def test_81_estaing_needs_the_navy_on_the_map(navy: int) -> None:
    ww = Situation().france("war").but(navy=navy).hand([1], [81, 2]).british_turn()
    assert ww.why_not("event 81") == "navy_not_on_map"
    assert ww.offers("discard 81")


@pytest.mark.rule("R-065", "R-227")
def test_81_estaing_reaches_every_zone_the_first_included() -> None:
    ww = Situation().france("war", navy="st_lawrence").hand([1], [81, 2]).british_turn()
    assert ww.offers("event 81")


@pytest.mark.rule("R-059")
def test_81_estaing_is_no_american_event() -> None:
    ww = Situation().france("war", navy="chesapeake").hand([81, 1], [2])
    assert ww.why_not("event 81") == "other_sides_event"
    ww.american("discard 81")
    assert ww.g.navy == ww.board.zone_ids.index("chesapeake")


# ---------------------------------------------------------------------- 86 Steuben


@pytest.mark.rule("R-173", "R-217", "R-060")
@pytest.mark.parametrize("edition", EDITIONS)
def test_86_steuben_ends_the_regulars_advantage_and_moves_the_alliance_two(edition: str) -> None:
    ww = Situation(edition).but(alliance=3).hand([86, 1], [2, 4]).american("event 86")
    assert ww.g.regulars is False
    assert ww.g.alliance == 5
    assert ww.g.removed == (86,)


@pytest.mark.rule("R-217", "R-218")
def test_86_steuben_may_bring_the_alliance() -> None:
    ww = Situation().but(alliance=7).hand([86, 1], [2]).american("event 86")
    assert (ww.g.alliance, ww.asked) == (9, "navy")


@pytest.mark.rule("R-173", "A-08")
def test_86_steuben_does_nothing_twice_nor_moves_a_signed_alliance() -> None:
    ww = Situation().but(regulars=False, alliance=3).hand([86, 1], [2, 4]).american("event 86")
    assert (ww.g.alliance, ww.g.removed) == (3, (86,))
    ww = Situation().france("war").hand([86, 1], [2, 4]).american("event 86")
    assert (ww.g.regulars, ww.logged("alliance_moved")) == (False, [])


@pytest.mark.rule("R-059", "R-060")
def test_86_steuben_is_refused_to_the_british_who_discard_him() -> None:
    ww = Situation().hand([1], [86, 2]).british_turn()
    assert ww.why_not("event 86") == "other_sides_event"
    ww.british("discard 86")
    assert ww.g.regulars is True
    assert (ww.g.discards, ww.g.removed) == ((86,), ())


@pytest.mark.rule("R-053", "R-019")
def test_86_steuben_and_the_declaration_wait_for_1776() -> None:
    cards = Situation().pack.deck.cards
    assert [card.number for card in cards[1:] if card.added_year] == [86, 99]
    assert {cards[86].added_year, cards[99].added_year} == {1776}


# ---------------------------------------------------------------------- 93 Glover


@pytest.mark.rule("R-105")
@pytest.mark.parametrize("edition", EDITIONS)
def test_93_glover_moves_any_general_six_spaces(edition: str) -> None:
    """Also Washington, whose rating no 1 OPS reaches."""
    ww = Situation(edition).put("Washington 3 @ York", "Greene 2 @ Albany").hand([93, 1], [2])
    ww.american("event 93")
    assert ww.offered("general") == ["Greene", "Washington"]
    ww.american("general Washington")
    way = ["Reading", "Morristown", "Westchester", "Hartford", "Springfield", "Norwich"]
    ww.american(*(f"march {space}" for space in way))
    assert ww.where("Washington") == "Norwich"
    assert 93 in ww.g.discards


@pytest.mark.rule("R-105", "R-104")
def test_93_glover_no_seventh_space() -> None:
    ww = Situation().put("Gates 1 @ York", "Lee 1 @ Albany").hand([93, 1], [2, 4])
    ww.american("event 93", "general Gates")
    way = ["Reading", "Morristown", "Westchester", "Hartford", "Springfield", "Norwich"]
    ww.american(*(f"march {space}" for space in way))
    assert ww.asked != "march" or ww.why_not("march Concord") == "march_is_over"
    assert ww.where("Gates") == "Norwich"


@pytest.mark.rule("R-105", "R-183", "R-187")
def test_93_glover_overruns_more_than_once_and_fights_on_the_sixth_space() -> None:
    ww = Situation().put("Washington 5 @ York", "Greene 1 @ Boston")
    ww.put("British 1 @ Reading", "British 1 @ Westchester", "British 2 @ Norwich")
    ww.hand([93, 1], [2, 4]).american("event 93", "general Washington")
    way = ["Reading", "Morristown", "Westchester", "Hartford", "Springfield"]
    ww.american(*(f"march {space}" for space in way))
    assert ww.logged("overrun") == [
        (AMERICAN, ww.space("Reading")), (AMERICAN, ww.space("Westchester")),
    ]  # fmt: skip
    assert ww.offers("march Norwich")
    ww.american("march Norwich")
    assert (ww.asked, ww.logged("battle")) == ("battle_card", [(AMERICAN, ww.space("Norwich"))])


@pytest.mark.rule("R-105")
def test_93_glover_serves_rochambeau_and_no_british_general() -> None:
    ww = Situation().france("war").put("Rochambeau 0+3 @ Newport", "Lee 1 @ York")
    ww.put("Howe 2 @ Boston").hand([93, 1], [2])
    ww.american("event 93")
    assert ww.offered("general") == ["Lee", "Rochambeau"]
    assert ww.why_not("general Howe") == "not_your_general"
    assert ww.why_not("general Gates") == "general_not_on_map"
    assert ww.why_not("done") == "card_is_played"


@pytest.mark.rule("R-105", "A-08")
def test_93_glover_without_a_general_on_the_map_is_played_for_nothing() -> None:
    ww = Situation().hand([93, 1], [2, 4]).american("event 93")
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)
    assert ww.g.discards == (93,)


@pytest.mark.rule("R-105")
def test_93_glover_reaches_a_general_in_quebec() -> None:
    ww = Situation().put("Arnold 1 @ Quebec", "Lee 1 @ York").hand([93, 1], [2])
    ww.american("event 93")
    assert ww.offered("general") == ["Arnold", "Lee"]


@pytest.mark.rule("R-059")
def test_93_glover_is_refused_to_the_british() -> None:
    ww = Situation().put("Howe 2 @ Boston").hand([1], [93, 2]).british_turn()
    assert ww.why_not("event 93") == "other_sides_event"


# ---------------------------------------------------------------------- 94 Mutinies


@pytest.mark.rule("R-193")
@pytest.mark.parametrize("edition", EDITIONS)
def test_94_mutinies_stop_american_placing_with_cards_for_the_year(edition: str) -> None:
    ww = Situation(edition).american_pc("York").british_pc("Reading", "Baltimore")
    ww.put("Lee @ Reading").hand([45, 79, 90, 3], [94, 2, 4, 6]).british_turn().roll(6, 6)
    ww.british("event 94")
    assert ww.g.mutinies
    assert ww.g.congress == ww.space("Philadelphia")
    ww.american("politics 45")
    assert ww.why_not("place Carlisle") == "line_mutinies"
    assert ww.offered("place") == []
    ww.american("flip Reading", "done").british("discard_unused 2").american("discard 79")
    assert ww.why_not("place Carlisle") == "line_mutinies"
    assert ww.offered("remove") == ["Baltimore"]
    ww.american("done").british("no_exchange", "discard_unused 4")
    ww.american("event 90", "place Carlisle", "done")
    assert ww.pc("Carlisle") == "American"


@pytest.mark.rule("R-193", "R-044")
def test_94_mutinies_are_over_with_the_year() -> None:
    ww = Situation().hand([], [94]).british_turn().roll(6, 6).british("event 94")
    assert ww.g.year == 1778
    assert ww.g.mutinies is False


@pytest.mark.rule("R-193")
def test_94_mutinies_do_not_hinder_the_british() -> None:
    ww = Situation().but(mutinies=True).british_pc("York").hand([1], [45, 2]).british_turn()
    ww.british("politics 45", "place Reading")
    assert ww.pc("Reading") == "British"


@pytest.mark.rule("R-059", "R-193")
def test_94_mutinies_are_no_american_event_and_harmless_when_discarded() -> None:
    ww = Situation().hand([94, 1], [2])
    assert ww.why_not("event 94") == "other_sides_event"
    ww.american("discard 94")
    assert ww.g.mutinies is False
    ww = Situation().hand([1], [94, 2]).british_turn().british("discard 94")
    assert ww.g.mutinies is False


# ---------------------------------------------------------------------- 96 Hortelez


@pytest.mark.rule("R-217", "R-050", "R-060")
@pytest.mark.parametrize("edition", EDITIONS)
def test_96_hortelez_moves_the_alliance_two_and_stays_in_the_game(edition: str) -> None:
    ww = Situation(edition).but(alliance=6).hand([96, 1], [2, 4]).american("event 96")
    assert (ww.g.alliance, ww.g.discards, ww.g.removed) == (8, (96,), ())
    assert not ww.g.reshuffle_due


@pytest.mark.rule("R-218", "R-219")
def test_96_hortelez_may_bring_the_alliance() -> None:
    ww = Situation().but(alliance=8).hand([96, 1], [2, 4]).american("event 96")
    assert (ww.g.alliance, ww.asked, ww.asked_seat) == (9, "navy", AMERICAN)


@pytest.mark.rule("R-065", "R-050")
@pytest.mark.parametrize("state", ["signed", "war"])
def test_96_hortelez_must_be_discarded_once_france_is_in(state: str) -> None:
    ww = Situation().france(state, navy="delaware").hand([96, 1], [2])
    assert ww.why_not("event 96") == "alliance_is_signed"
    ww.american("discard 96")
    assert ww.g.reshuffle_due
    assert ww.logged("reshuffle_due") == [(96,)]


@pytest.mark.rule("R-059", "R-050")
def test_96_hortelez_is_no_british_event() -> None:
    ww = Situation().hand([1], [96, 2]).british_turn()
    assert ww.why_not("event 96") == "other_sides_event"
    ww.british("discard 96")
    assert (ww.g.alliance, ww.g.reshuffle_due) == (0, True)
