"""6.2 to 6.7: each portion of a winter once, every space of the map, and leaders left alone."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, FRENCH, INDIANS, PATRIOTS
from ticonderoga.games.liberty_or_death.rules.winter import (
    ahead_on_frontier,
    committee_phase,
    is_final,
    naval_intervention_wanes,
    patriot_desertion,
    redeploy,
    reward_phase,
    tory_desertion,
)


def told(lod: Situation, kind: str) -> int:
    """How many log entries of a kind there are."""
    log = lod.g.log
    assert log is not None
    return len([entry for entry in log if entry[0] == kind])


# ---------------------------------------------------------------------- 6.2.2 to 6.4


@pytest.mark.rule("R-6.2.2b")
def test_6_2_2_each_of_the_two_decides_once() -> None:
    lod = Situation().treaty().put("2 regulars @ West Indies").step("west-indies").begin()
    assert (lod.asked, lod.asked_faction) == ("withdraw", "british")
    lod.british("number 0")
    assert lod.asked != "withdraw"
    assert lod.has("british") == 5 - 1 + 5  # and the income of the West Indies


@pytest.mark.rule("R-6.4.1a", "R-6.4.2a")
def test_6_4_quebec_city_too_can_be_won() -> None:
    lod = Situation().put("2 militia @ Quebec City", "2 militia @ Boston")
    lod.perform(committee_phase).patriots("space Quebec City", "number 1")
    assert (lod.level("Quebec City"), lod.offered("space")) == ("PO", ["Boston"])
    royal = Situation().put("regular, tory @ Quebec City", "regular, tory @ Boston")
    royal.perform(reward_phase).british("space Quebec City", "number 1")
    assert (royal.level("Quebec City"), royal.offered("space")) == ("PS", ["Boston"])


@pytest.mark.rule("R-2.4.1a", "R-6.4.3a")
@pytest.mark.parametrize(("scenario", "winters"), [("1775", 6), ("1776", 4), ("1778", 3)])
def test_2_4_1_only_the_round_of_the_last_campaign_is_the_last(scenario: str, winters: int) -> None:
    lod = Situation(scenario)
    assert [is_final(lod.but(winters=held).g) for held in range(winters)] == [
        held == winters - 1 for held in range(winters)
    ]


# ---------------------------------------------------------------------- 6.5 Redeployment


@pytest.mark.rule("R-6.5.2a")
def test_6_5_2_a_leader_may_go_to_quebec_city() -> None:
    lod = Situation().put("regular @ Quebec City", "regular, Gage @ Boston")
    lod.perform(lambda g: redeploy(g, BRITISH)).british("space Quebec City")
    assert lod.where("Gage") == "Quebec City"


@pytest.mark.rule("R-6.5.2a")
@pytest.mark.parametrize(
    ("answer", "moved", "available"),
    [("space Boston", 0, 0), ("space Norfolk", 1, 0), ("none", 0, 1)],
)
def test_6_5_2_only_a_change_of_place_is_told(answer: str, moved: int, available: int) -> None:
    lod = Situation().put("regular, Gage @ Boston", "regular @ Norfolk").but(log=[])
    lod.perform(lambda g: redeploy(g, BRITISH)).british(answer)
    assert (told(lod, "leader_moved"), told(lod, "leader_available")) == (moved, available)


@pytest.mark.rule("R-1.10a", "R-6.5.2a")
def test_6_5_2_before_the_treaty_the_french_leader_waits() -> None:
    lod = Situation().put("militia @ Boston").but(log=[])
    assert list(redeploy(lod.g, FRENCH)) == []
    assert lod.g.log == []


@pytest.mark.rule("A-42", "A-C16", "R-6.5.4a")
def test_c16_french_who_are_no_non_player_never_lift_the_blockade() -> None:
    lod = Situation(**{"blockade-removal": "french"}).treaty().blockade("Boston", "Norfolk")
    lod.perform(naval_intervention_wanes)
    assert (lod.asked, lod.asked_faction) == ("lift_blockade", "british")


# ---------------------------------------------------------------------- 6.6 Desertion


@pytest.mark.rule("R-6.6.1a", "R-6.6.1b")
def test_6_6_1_three_of_fifteen_militia_and_of_fifteen_continentals() -> None:
    lod = Situation().put("15 militia @ Virginia", "15 continentals @ Georgia")
    lod.perform(patriot_desertion)
    assert (lod.on_map("militia"), lod.on_map("continental")) == (12, 12)


@pytest.mark.rule("R-1.10e", "R-6.6.1b")
def test_6_6_1_a_leader_whose_last_militia_deserts_goes_elsewhere() -> None:
    lod = Situation().put("1 militia, Washington @ Boston", "4 militia @ Virginia")
    lod.perform(patriot_desertion).indians("piece Boston, militia")
    assert lod.asked == "leader_rejoins"
    lod.patriots("space Virginia")
    assert lod.where("Washington") == "Virginia"


@pytest.mark.rule("R-1.10e", "R-6.6.2a")
def test_6_6_2_a_leader_whose_last_tory_deserts_goes_elsewhere() -> None:
    lod = Situation().put("1 tory, Gage @ Boston", "4 tories @ Virginia")
    lod.perform(tory_desertion).french("piece Boston, tory")
    assert lod.asked == "leader_rejoins"
    lod.british("space Virginia")
    assert lod.where("Gage") == "Virginia"


# ---------------------------------------------------------------------- 6.7 Reset


@pytest.mark.rule("R-6.7e", "R-6.7h")
def test_6_7_the_winter_card_is_the_one_played_last_and_a_campaign_ends_with_it() -> None:
    """Card 97 of the winter before would give the British five Resources."""
    lod = Situation().card(101).deck(7, 8).step("reset").but(on_deck=5, campaign=1, winters=1)
    lod.but(played_cards=(97, 12)).put("patriot fort @ Virginia").begin()
    assert lod.g.played_cards == (97, 12, 101)
    assert (lod.has("patriots"), lod.has("british")) == (3, 5)
    assert (lod.g.campaign, lod.g.winters, lod.g.cursor) == (2, 2, 0)


@pytest.mark.rule("R-6.7h")
@pytest.mark.parametrize(
    ("villages", "ahead"),
    [
        (("2 villages @ Quebec",), PATRIOTS),
        (("2 villages @ Quebec", "village @ Florida"), -1),
        (("2 villages @ Quebec", "2 villages @ Florida"), INDIANS),
    ],
)
def test_6_7_who_is_ahead_on_forts_and_villages(villages: tuple[str, ...], ahead: int) -> None:
    assert ahead_on_frontier(Situation().put(*villages).g) == ahead


@pytest.mark.rule("R-6.7h")
def test_6_7_on_a_tie_nobody_pays() -> None:
    lod = Situation().card(101).step("reset").put("2 villages @ Quebec", "village @ Northwest")
    lod.begin()
    assert lod.g.resources == [5, 5, 5, 5]


@pytest.mark.rule("R-6.7h", "A-47")
def test_6_7_a_fort_in_quebec_city_can_be_lost() -> None:
    lod = Situation().card(102).step("reset").put("patriot fort @ Quebec City").begin()
    assert (lod.at("Quebec City"), lod.g.crc) == ("", 0)
