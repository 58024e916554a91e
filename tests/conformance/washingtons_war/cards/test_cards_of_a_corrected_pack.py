"""6.31 Effects that the built-in deck does not use, in the vocabulary of a corrected pack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.washingtons_war.cards.test_cards_british_events import GUARDS, guard
from tests.conformance.washingtons_war.situation import EDITIONS, REWRITTEN, Situation
from tests.games.pack_files import built_in, supply
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

CORRECTED: dict[int, list[dict[str, Any]]] = {
    70: [{"op": "campaign", "activations": 4, "landing_party_british_max": 2}],
    75: [{"op": "french_alliance", "by": 4}, {"op": "war_ends", "year": 1783}],
    91: [{"op": "remove_pc", "owner": "british", "max": 4, "per_colony": 2}],
    94: [{"op": "french_alliance", "by": 1}],
    98: [{"op": "place_pc", "owner": "british", "max": 2, "exclude": ["enemy_cu"],
          "within": {"of": "american_general", "steps": 0}}],
    102: [{"op": "choose_one", "options": [
        {"op": "flip_pc", "to": "british", "min": 1, "max": 1, "adjacent_to": "british",
         "exclude": ["owner_cu", "american_general", "congress"]},
        {"op": "place_pc", "owner": "british", "max": 2, "adjacency": True,
         "exclude": ["any_pc", "american_unit"]},
    ]}],
    103: [{"op": "flip_pc", "to": "american", "max": 3, "adjacent_to": "american"}],
    110: [{"op": "remove_general_forever", "general": "arnold"}],
}  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A pack whose deck differs from the built-in one in these cards."""
    deck = built_in("washingtons_war", "deck.json")
    deck.pop("event_counts", None)
    for card in deck["cards"]:
        card["effects"] = CORRECTED.get(card["number"], card.get("effects"))
        if card["effects"] is None:
            del card["effects"]
    return supply(tmp_path_factory.mktemp("corrected"), "deck.json", deck)


@pytest.mark.rule("R-016")
def test_6_31_two_markers_in_each_colony(folder: str) -> None:
    ww = Situation(pack=folder).british_pc("Albany", "Saratoga", "Oswego", "York", "Reading")
    ww.hand([91, 1], [2, 4]).american("event 91", "remove Albany")
    assert ww.offers("remove Saratoga")
    ww.american("remove Saratoga")
    assert ww.why_not("remove Oswego") == "colony_already_hit"
    ww.american("remove York", "remove Reading")
    assert (ww.pc("Oswego"), ww.asked_seat) == ("British", BRITISH)


@pytest.mark.rule("R-016")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_31_next_to_an_american_marker_that_was_there_before(folder: str, edition: str) -> None:
    """No daisy chain, and American ports are no neighbours."""
    ww = Situation(edition, pack=folder).american_pc("Boston")
    ww.british_pc("Newport", "New Haven", "Savannah").hand([103, 1], [2, 4])
    ww.american("event 103")
    assert ww.offered("flip") == ["Newport"]
    assert ww.why_not("flip Savannah") == "not_next_to_own_marker"
    ww.american("flip Newport")
    assert (ww.pc("Newport"), ww.pc("New Haven")) == ("American", "British")
    assert ww.asked_seat == BRITISH


@pytest.mark.rule("R-016")
def test_6_31_in_the_very_space_of_an_american_general(folder: str) -> None:
    ww = Situation(pack=folder).put("Lee @ York", "Washington @ Quebec", "Greene 1 @ Albany")
    ww.put("Howe @ Reading").hand([1], [98, 2]).british_turn().british("event 98")
    assert ww.offered("place") == ["Quebec", "York"]
    assert ww.why_not("place Carlisle") == "too_far_from_general"
    assert ww.why_not("place Reading") == "too_far_from_general"
    assert ww.why_not("place Albany") == "american_cu_there"


@pytest.mark.rule("R-016", "R-079")
@pytest.mark.parametrize("place", ["York", "box", "captured"])
def test_6_31_an_event_may_take_a_general_out_of_the_game(folder: str, place: str) -> None:
    ww = Situation(pack=folder).hand([1], [110, 2]).british_turn()
    if place == "York":
        ww.put("Arnold 2 @ York")
    else:
        ww.generals_in(place, "Arnold")
    ww.british("event 110")
    assert ww.where("Arnold") == "out"
    assert ww.logged("general_gone") == [(ww.general("Arnold"),)]


@pytest.mark.rule("R-042", "R-088")
def test_5_7_only_the_year_on_the_card_ends_the_war(folder: str) -> None:
    ww = Situation(pack=folder).hand([75, 1], [2, 4]).american("event 75")
    assert (ww.g.alliance, ww.g.war_ends) == (4, 75)
    for year, over in ((1782, False), (1783, True)):
        end = Situation(pack=folder).hand([], []).but(year=year, war_ends=75).step("end")
        assert end.match.over is over


@pytest.mark.rule("R-086")
def test_6_34_c_i_an_ordinary_event_never_lets_the_british_act_again(folder: str) -> None:
    ww = Situation(draw_again=True, pack=folder).hand([1], [94, 2]).british_turn()
    ww.british("event 94")
    assert ww.g.alliance == 1
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-098", "R-100")
def test_7_2_b_as_many_landing_parties_as_the_card_allows(folder: str) -> None:
    ww = Situation(pack=folder).put("Howe 2 @ Boston", "Clinton 2 @ Norfolk").hand([1], [70, 2])
    ww.british_turn().british("campaign 70", "land Savannah")
    assert ww.offers("land New York")
    ww.british("land New York")
    assert ww.why_not("land New Haven") == "landing_party_used"
    ww.british("general Howe", "stop")
    assert ww.asked == "campaign"
    ww.british("general Clinton", "stop")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


# ---------------------------------------------------------------------- 102 a choice of two


def amnesty(ww: Situation) -> Situation:
    return ww.hand([1, 3], [102, 2]).british_turn().british("event 102")


@pytest.mark.rule("R-062", "R-198", "R-196")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_31_flip_or_place_flips_a_marker_next_to_a_british_one(folder: str, edition: str) -> None:
    """British at Albany and Boston: lines, and ports from port to port."""
    ww = Situation(edition, pack=folder).british_pc("Albany", "Boston")
    ww.american_pc("Saratoga", "Savannah", "York", "Ticonderoga")
    amnesty(ww).british("option 0")
    assert ww.offered("flip") == ["Saratoga", "Savannah"]
    assert ww.why_not("flip York") == "not_next_to_own_marker"
    assert ww.why_not("flip Boston") == "no_marker_of_that_side"
    assert ww.why_not("done") == "event_must_be_done"
    ww.british("flip Saratoga")
    assert (ww.pc("Saratoga"), ww.asked_seat) == ("British", AMERICAN)


@pytest.mark.rule("R-016")
@pytest.mark.parametrize(("piece", "reason"), GUARDS)
def test_6_31_flip_or_place_a_guarded_marker_is_not_flipped(
    folder: str, piece: str, reason: str
) -> None:
    ww = Situation(pack=folder).british_pc("Albany").congress("York")
    ww.american_pc("Saratoga", "Springfield", "Brattleboro")
    guard(ww, piece.format("Saratoga"))
    amnesty(ww).british("option 0")
    assert ww.why_not("flip Saratoga") == reason
    assert ww.offered("flip") == ["Brattleboro", "Springfield"]


@pytest.mark.rule("R-194", "R-195", "R-198", "R-061")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_31_flip_or_place_or_places_two_without_a_daisy_chain(folder: str, edition: str) -> None:
    ww = Situation(edition, pack=folder).british_pc("Albany").american_pc("Saratoga")
    ww.put("American 1 @ Brattleboro", "Lee @ Springfield")
    amnesty(ww).british("option 1")
    inland = [name for name in ww.offered("place") if not ww.board.port[ww.space(name)]]
    assert inland == ["Fort Stanwix", "Westchester"]
    for space in ("Brattleboro", "Springfield"):
        assert ww.why_not(f"place {space}") == "american_unit_there"
    assert ww.why_not("place Oswego") == "out_of_british_reach"
    assert ww.why_not("place Saratoga") == "marked"
    ww.british("place Fort Stanwix")
    assert ww.why_not("place Oswego") == "out_of_british_reach"
    ww.british("place Westchester")
    assert (ww.pc("Fort Stanwix"), ww.pc("Westchester")) == ("British", "British")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-196", "R-016")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_31_flip_or_place_flips_no_port_without_a_british_one(folder: str, edition: str) -> None:
    """The card wants an adjacent British marker, whatever the edition says of placing."""
    ww = Situation(edition, pack=folder).british_pc("Albany")
    ww.american_pc("Saratoga", "Savannah", "Brattleboro")
    amnesty(ww).british("option 0")
    assert ww.offered("flip") == ["Brattleboro", "Saratoga"]


@pytest.mark.rule("E-03", "R-196")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_31_flip_or_place_places_in_a_port_by_the_placing_rule_of_the_edition(
    folder: str, edition: str
) -> None:
    ww = amnesty(Situation(edition, pack=folder).british_pc("Albany"))
    if ww.asked == "event_option":
        ww.british("option 1")
    assert ww.offers("place Savannah") is (edition == REWRITTEN)


@pytest.mark.rule("R-061")
def test_6_31_flip_or_place_only_an_option_with_a_target_can_be_chosen(folder: str) -> None:
    """With nothing to flip the placing is taken unasked; with nothing to place the flip."""
    ww = amnesty(Situation(pack=folder).british_pc("Albany"))
    assert (ww.asked, bool(ww.offered("place"))) == ("event_target", True)
    ww = Situation(pack=folder).british_pc("Barnstable")
    for space in range(ww.board.size):
        ww.start.pc[space] = ww.start.pc[space] or 1
    amnesty(ww)
    assert ww.asked == "event_target"
    assert ww.offers("flip Boston")
