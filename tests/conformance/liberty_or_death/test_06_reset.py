"""6.7: the Reset Phase and the texts of the Winter Quarters cards."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.position import ALL_FACTIONS
from ticonderoga.games.liberty_or_death.rules.winter import winter_event


def event(lod: Situation, card: int) -> Situation:
    return lod.perform(lambda g: winter_event(g, card))


@pytest.mark.rule("R-6.7a", "R-6.7b", "R-6.7c", "R-6.7d", "A-09")
def test_6_7_everything_is_made_ready() -> None:
    lod = Situation().card(99).step("reset").raids("Virginia", 2).propaganda("Boston")
    lod.put("active militia, militia @ Virginia", "2 active war parties, village @ Quebec")
    lod.casualties("2 regulars, tory, continental, french").tracks(cbc=3, crc=2)
    lod.eligible("french").but(made_ineligible=0b0010, stays_eligible=0b1000)
    available = lod.in_box("available", "regular")
    lod.begin()
    assert sum(lod.g.raids) + sum(lod.g.propaganda) == 0
    assert lod.g.eligible == ALL_FACTIONS
    assert (lod.g.made_ineligible, lod.g.stays_eligible) == (0, 0)
    assert lod.in_box("available", "regular") == available + 2
    assert sum(lod.g.casualties) == 0
    assert (lod.at("Virginia"), lod.at("Quebec")) == ("2 militia", "2 war parties, 1 village")
    assert (lod.g.cbc, lod.g.crc) == (3, 2)


@pytest.mark.rule("R-6.7e")
def test_6_7_the_next_card_is_turned_up_before_the_winter_card_takes_effect() -> None:
    lod = Situation().card(102).deck(7, 8).step("reset").put("patriot fort @ Virginia")
    lod.put("patriot fort @ Georgia").but(on_deck=5).begin()
    assert (lod.asked, lod.asked_faction) == ("base_lost", "patriots")
    assert (lod.g.played, lod.g.on_deck) == (5, 7)
    lod.patriots("piece Georgia, patriot fort")
    assert lod.at("Georgia") == ""
    assert (lod.g.played, lod.g.on_deck, lod.g.winters) == (5, 7, 1)


@pytest.mark.rule("R-6.7f")
@pytest.mark.parametrize(
    ("card", "cbc", "crc", "british", "french"),
    [(97, 3, 4, 5, 10), (97, 4, 4, 10, 5), (97, 5, 4, 10, 5),
     (98, 3, 4, 2, 5), (98, 4, 4, 5, 2), (98, 5, 4, 5, 2)],
)  # fmt: skip
def test_6_7_cards_97_and_98_compare_the_casualties(
    card: int, cbc: int, crc: int, british: int, french: int
) -> None:
    lod = event(Situation().tracks(cbc=cbc, crc=crc), card)
    assert (lod.has("british"), lod.has("french")) == (british, french)


@pytest.mark.rule("R-6.7f")
def test_6_7_card_98_takes_no_more_than_there_is() -> None:
    lod = event(Situation().tracks(cbc=5, crc=4).resources(french=1), 98)
    assert lod.has("french") == 0


@pytest.mark.rule("R-6.7g", "A-46")
@pytest.mark.parametrize("card", [99, 100])
def test_6_7_cards_99_and_100_even_the_casualties_out(card: int) -> None:
    for before, after in (((9, 2), (6, 2)), ((2, 9), (2, 6)), ((5, 5), (5, 5)), ((5, 4), (5, 4))):
        lod = event(Situation().tracks(cbc=before[0], crc=before[1]), card)
        assert (lod.g.cbc, lod.g.crc) == after


@pytest.mark.rule("R-6.7h")
@pytest.mark.parametrize("card", [101, 104])
def test_6_7_cards_101_and_104_cost_the_leader_two_resources(card: int) -> None:
    ahead = event(Situation().put("patriot fort @ Virginia", "2 villages @ Quebec"), card)
    assert (ahead.has("patriots"), ahead.has("indians")) == (3, 5)
    even = event(Situation().put("2 villages @ Quebec", "village @ Florida"), card)
    assert (even.has("patriots"), even.has("indians")) == (5, 5)
    indians = Situation().put("2 villages @ Quebec", "2 villages @ Florida").resources(indians=1)
    assert event(indians, card).has("indians") == 0


@pytest.mark.rule("R-6.7h", "A-47")
@pytest.mark.parametrize("card", [102, 103])
def test_6_7_cards_102_and_103_cost_the_leader_a_fort_or_village(card: int) -> None:
    patriots = Situation().put("patriot fort @ Virginia", "patriot fort @ Boston")
    event(patriots, card).patriots("piece Boston, patriot fort")
    assert (patriots.at("Boston"), patriots.g.crc) == ("", 0)
    indians = Situation().put("2 villages @ Quebec", "2 villages @ Florida")
    event(indians, card)
    assert (indians.asked, indians.asked_faction) == ("base_lost", "indians")
    indians.indians("piece Florida, village")
    assert indians.at("Florida") == "1 village"
    even = event(Situation().put("2 villages @ Quebec", "village @ Florida"), card)
    assert (even.asked, even.on_map("villages")) == ("", 3)


@pytest.mark.rule("R-6.7h")
def test_6_7_who_is_ahead_without_a_fort_has_none_to_lose() -> None:
    lod = event(Situation().put("village @ Quebec"), 102)
    assert (lod.asked, lod.on_map("villages")) == ("", 1)
