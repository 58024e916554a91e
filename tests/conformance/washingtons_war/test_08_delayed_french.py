"""12.2.B.ii The French army that found no port comes later, with a reinforcement card."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, OFFICIAL, REWRITTEN, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH


def british(edition: str = OFFICIAL, box: int = 8) -> Situation:
    """The British to play, with 1, 2 and 3 OPS cards and CUs in their box."""
    ww = Situation(edition).hand(american=[1, 4], british=[3, 23, 45]).british_turn()
    return ww.but(british_box=box)


def american(edition: str = OFFICIAL) -> Situation:
    """The American to play, with 1, 2 and 3 OPS cards; his pool is full."""
    ww = Situation(edition).hand(american=[3, 23, 45], british=[2, 4, 5]).american_turn()
    return ww.but(american_box=6 if edition == REWRITTEN else 0)


# ---------------------------------------------------------------------- 12.2.B.ii the French


def french_waiting(edition: str = OFFICIAL) -> Situation:
    return american(edition).france("war").generals_in("box", "Rochambeau")


@pytest.mark.rule("R-152")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", [3, 23, 45])
def test_12_2_b_ii_the_delayed_french_come_all_at_once_with_any_card(
    edition: str, card: int
) -> None:
    ww = french_waiting(edition).american(f"reinforce {card}", "land_french Newport")
    assert ww.cus("Newport") == (0, 5, 0)
    assert ww.where("Rochambeau") == "Newport"
    assert ww.g.french_waiting == 0
    assert ww.g.reinforced[AMERICAN] == (card,)
    assert (ww.asked, ww.asked_seat) == ("play", BRITISH)


@pytest.mark.rule("R-152")
def test_12_2_b_ii_to_a_port_without_british_cu_or_marker() -> None:
    ww = french_waiting().put("British 1 @ Norfolk").british_pc("Boston").american_pc("Savannah")
    ww.but(navy=0).american("reinforce 3")
    assert ww.why_not("land_french Norfolk") == "british_cu_there"
    assert ww.why_not("land_french Boston") == "british_marker_there"
    assert ww.why_not("land_french York") == "no_port"
    assert ww.offers("land_french Savannah")
    assert ww.offers("land_french Quebec")
    assert len(ww.offered("land_french")) == len(ww.board.ports) - 3


@pytest.mark.rule("R-152")
def test_12_2_b_ii_rochambeau_does_not_come_by_himself() -> None:
    ww = french_waiting().american("reinforce 3", "arrive Newport")
    assert ww.why_not("bring_general Rochambeau") == "general_not_in_box"


@pytest.mark.rule("R-152")
@pytest.mark.parametrize("state", ["neutral", "reached"])
def test_12_2_b_ii_before_the_alliance_no_french_come(state: str) -> None:
    ww = american().france(state).american("reinforce 3")
    assert ww.why_not("land_french Newport") == "no_french_waiting"
    assert not ww.offered("land_french")


@pytest.mark.rule("R-152")
def test_12_2_b_ii_they_come_only_once_and_only_for_the_american() -> None:
    ww = french_waiting().american("reinforce 3", "land_french Newport").british("discard_unused 2")
    ww.american("reinforce 23")
    assert ww.why_not("land_french Savannah") == "no_french_waiting"
    ww = british().france("war").generals_in("box", "Rochambeau").british("reinforce 3")
    assert ww.why_not("land_french Savannah") == "no_french_waiting"


@pytest.mark.rule("R-152")
def test_12_2_b_ii_they_alone_are_reason_enough_for_a_reinforcement() -> None:
    """No CU in stock and no other general in the box."""
    ww = french_waiting().put("American 50 @ Salem").generals_in("captured", "Washington", "Greene")
    ww.generals_in("captured", "Arnold", "Gates", "Lincoln", "Lee", "Lafayette")
    ww.american("reinforce 3")
    assert not ww.offered("arrive")
    assert len(ww.offered("land_french")) == len(ww.board.ports) - 1
    assert ww.why_not("arrive York") == "nobody_waits"


@pytest.mark.rule("R-152")
def test_12_2_b_ii_with_no_port_open_they_go_on_waiting() -> None:
    ww = french_waiting().put("American 50 @ Salem").generals_in("captured", "Washington", "Greene")
    ww.generals_in("captured", "Arnold", "Gates", "Lincoln", "Lee", "Lafayette")
    ww.british_pc(*(ww.board.labels[port] for port in ww.board.ports))
    assert ww.why_not("reinforce 3") == "nothing_to_bring"


@pytest.mark.rule("A-46")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("there", "goes"), [("Lee", "Lee"), ("Lee", "Rochambeau"),
                                             ("Washington", "Rochambeau")])  # fmt: skip
def test_12_2_b_ii_landing_where_an_american_general_is(
    edition: str, there: str, goes: str
) -> None:
    ww = french_waiting(edition).put(f"{there} 1 @ Newport")
    ww.american("reinforce 3", "land_french Newport", f"dismiss {goes}")
    assert ww.where(goes) == "box"
    assert ww.where(there if goes == "Rochambeau" else "Rochambeau") == "Newport"
    assert ww.cus("Newport") == (1, 5, 0)


@pytest.mark.rule("A-46")
def test_12_2_b_ii_landing_on_a_lone_british_general_captures_him() -> None:
    ww = french_waiting().put("Howe @ Newport").american("reinforce 3", "land_french Newport")
    assert ww.where("Howe") == "captured"
    assert ww.where("Rochambeau") == "Newport"


@pytest.mark.rule("A-46")
def test_12_2_b_ii_rochambeau_sent_to_the_box_returns_as_any_american_general() -> None:
    ww = (
        french_waiting()
        .put("Washington 1 @ Newport")
        .american("reinforce 3", "land_french Newport")
    )
    ww.british("discard_unused 2").american(
        "reinforce 23", "arrive York", "bring_general Rochambeau", "bring_cus 2"
    )
    assert ww.where("Rochambeau") == "York"
