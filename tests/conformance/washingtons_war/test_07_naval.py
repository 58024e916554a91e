"""7.5 British naval movement: which ports are fit for it, and what a landing brings."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH


@pytest.fixture
def ww() -> Situation:
    return Situation().hand(american=[46, 1], british=[45, 47]).british_turn()


def embark(ww: Situation, general: str = "Howe") -> Situation:
    """The British activate a general and look at the sea."""
    return ww.british("activate 45", f"general {general}")


@pytest.mark.rule("R-113", "R-115")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_5_a_general_sails_from_port_to_port_with_five_cus(edition: str) -> None:
    ww = Situation(edition).hand(american=[1], british=[45, 47]).british_turn()
    embark(ww.put("Howe 7 @ Boston")).british("sail Norfolk")
    assert ww.where("Howe") == "Norfolk"
    assert ww.cus("Norfolk") == (0, 0, 5)
    assert ww.cus("Boston") == (0, 0, 2)
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-113")
def test_7_5_he_may_take_fewer_or_sail_alone(ww: Situation) -> None:
    embark(ww.put("Howe 3 @ Boston")).british("carry 0 0", "sail Norfolk")
    assert ww.where("Howe") == "Norfolk"
    assert ww.cus("Boston") == (0, 0, 3)


@pytest.mark.rule("R-113")
def test_7_5_only_from_a_port_and_only_to_another_one(ww: Situation) -> None:
    embark(ww.put("Howe 3 @ Hartford"))
    assert ww.why_not("sail Norfolk") == "cannot_embark"
    assert not ww.offered("sail")
    ww = Situation().hand(british=[45]).british_turn()
    embark(ww.put("Howe 3 @ Boston"))
    assert ww.why_not("sail Hartford") == "no_port"
    assert ww.why_not("sail Boston") == "already_there"
    assert len(ww.offered("sail")) == len(ww.board.ports) - 2  # St. Mary's has an American CU


@pytest.mark.rule("R-113")
def test_7_5_the_american_does_not_sail(ww: Situation) -> None:
    ww.put("Gates 2 @ Boston").american_turn().american("activate 46", "general Gates")
    assert ww.why_not("sail Norfolk") == "only_british_sail"
    assert not ww.offered("sail")


@pytest.mark.rule("R-114", "A-24")
@pytest.mark.parametrize(
    ("port", "reason"),
    [("Newport", "american_cu_there"), ("Savannah", "american_cu_there"),
     ("New Haven", "american_marker_there"), ("Baltimore", "american_marker_there"),
     ("Wilmington, NC", "blockaded"), ("Charleston", "blockaded")],
)  # fmt: skip
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_5_destinations_that_are_closed(port: str, reason: str, edition: str) -> None:
    """An American CU, a French one, an American marker (British CUs or not), a blockade."""
    ww = Situation(edition).hand(british=[45]).british_turn().france("war", navy="carolinas")
    ww.put(
        "Howe 3 @ Boston", "American 1 @ Newport", "French 1 @ Savannah", "British 2 @ Baltimore"
    )
    ww.american_pc("New Haven", "Baltimore").british_pc("Charleston")
    embark(ww)
    assert ww.why_not(f"sail {port}") == reason


@pytest.mark.rule("R-114")
@pytest.mark.parametrize("port", ["Philadelphia", "Norfolk", "Quebec", "New York", "Charleston"])
def test_7_5_neutral_and_british_ports_are_open_fortified_ones_too(
    ww: Situation, port: str
) -> None:
    ww.put("British 1 @ New York").british_pc("New York", "Charleston").congress("York")
    embark(ww.put("Howe 3 @ Boston"))
    assert ww.offers(f"sail {port}")


@pytest.mark.rule("R-114")
@pytest.mark.parametrize("shut", ["marker", "blockade"])
def test_7_5_the_port_of_departure_must_be_open_too(ww: Situation, shut: str) -> None:
    ww.put("Howe 3 @ Boston")
    if shut == "marker":
        ww.american_pc("Boston")
    else:
        ww.france("war", navy="new_england")
    embark(ww)
    assert ww.why_not("sail Norfolk") == "cannot_embark"
    assert not ww.offered("sail")
    assert ww.offers("march Falmouth")


@pytest.mark.rule("R-115")
def test_7_5_after_a_step_by_land_nobody_sails(ww: Situation) -> None:
    embark(ww.put("Howe 3 @ Boston")).british("march Newport")
    assert ww.why_not("sail Norfolk") == "voyage_is_whole_move"
    assert not ww.offered("sail")


@pytest.mark.rule("R-115", "R-127", "A-24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_5_a_voyage_is_never_intercepted(edition: str) -> None:
    """Greene stands next to Norfolk; a port the British can sail to has no American marker."""
    ww = Situation(edition).hand(american=[1], british=[45, 47]).british_turn()
    embark(ww.put("Howe 3 @ Boston", "Greene 3 @ Petersburg")).british("sail Norfolk")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert not ww.logged("interception")


@pytest.mark.rule("R-110", "R-113")
def test_7_5_two_generals_after_a_voyage_are_settled(ww: Situation) -> None:
    embark(ww.put("Howe 3 @ Boston", "Clinton 1 @ Norfolk")).british("sail Norfolk")
    assert ww.asked == "dismiss"
    ww.british("dismiss Clinton")
    assert ww.where("Clinton") == "box"


@pytest.mark.rule("R-232")
def test_7_6_a_an_army_landing_on_a_lone_general_captures_him(ww: Situation) -> None:
    embark(ww.put("Howe 1 @ Boston", "Lee @ Norfolk")).british("sail Norfolk")
    assert ww.where("Lee") == "captured"
    assert ww.where("Howe") == "Norfolk"


@pytest.mark.rule("R-232")
def test_7_4_a_a_lone_general_does_not_sail_to_a_lone_american(ww: Situation) -> None:
    ww.put("Howe @ Boston", "Lee @ Norfolk", "Washington @ Savannah", "Clinton 1 @ New York")
    embark(ww)
    assert ww.why_not("sail Norfolk") == "alone_with_enemy_general"
    assert ww.why_not("sail Savannah") == "alone_with_enemy_general"
    assert ww.offers("sail New York")
    assert ww.offers("sail Yorktown")


@pytest.mark.rule("R-232", "R-120")
def test_7_7_an_army_landing_on_congress_disperses_it(ww: Situation) -> None:
    embark(ww.put("Howe 1 @ Boston")).british("sail Philadelphia")
    assert ww.g.congress == -1
    assert ww.g.congress_dispersed


@pytest.mark.rule("R-232", "A-19")
def test_7_7_a_lone_general_landing_beside_congress_does_not(ww: Situation) -> None:
    embark(ww.put("Howe @ Boston")).british("sail Philadelphia")
    assert ww.where("Howe") == "Philadelphia"
    assert ww.g.congress == ww.space("Philadelphia")


@pytest.mark.rule("A-40")
@pytest.mark.parametrize("way", ["sail", "march"])
def test_13_1_the_last_british_cus_leaving_the_colonies_lose_the_game_at_once(
    ww: Situation, way: str
) -> None:
    """In the middle of a campaign, before the second general is named."""
    ww.nobody_else().hand(british=[67, 45])
    if way == "sail":
        ww.put("Howe 2 @ Boston", "Clinton @ New York").american_pc("York").put("Lee 1 @ York")
        ww.british("campaign 67", "general Howe", "sail Quebec")
    else:
        ww.put("Howe 2 @ Ticonderoga", "Clinton @ New York").put("Lee 1 @ York")
        ww.british("campaign 67", "general Howe", "march Montreal")
    assert ww.match.over
    assert ww.g.winner == AMERICAN
    assert ww.g.reason == "no_british_cus"


@pytest.mark.rule("A-40")
def test_13_1_a_british_cu_left_in_the_colonies_keeps_the_war_going(ww: Situation) -> None:
    ww.put("Howe 2 @ Ticonderoga").hand(british=[67, 45])
    ww.british("campaign 67", "general Howe", "march Montreal")
    assert ww.asked == "march"


@pytest.mark.rule("A-40")
def test_13_1_the_last_american_cu_overrun_ends_the_game_in_mid_march(ww: Situation) -> None:
    ww.nobody_else().put("Howe 4 @ Boston", "American 1 @ Newport").hand(british=[67, 45])
    ww.british("campaign 67", "general Howe", "march Newport")
    assert ww.match.over
    assert (ww.g.winner, ww.g.reason) == (BRITISH, "no_american_cus")


# ---------------------------------------------------------------------- why not by land


@pytest.mark.rule("R-114")
@pytest.mark.parametrize(
    ("port", "reason"),
    [("Savannah", "sail_american_cu_there"), ("Yorktown", "sail_american_marker_there"),
     ("New Bern", "sail_blockaded"), ("Carlisle", "no_line")],
)  # fmt: skip
def test_7_5_a_march_to_a_distant_port_is_refused_for_what_bars_the_voyage(
    ww: Situation, port: str, reason: str
) -> None:
    ww.put("Howe 3 @ Boston", "American 1 @ Savannah").american_pc("Yorktown")
    embark(ww.france("war", navy="carolinas"))
    assert ww.why_not(f"march {port}") == reason


@pytest.mark.rule("R-113", "R-114")
def test_7_5_a_march_from_a_closed_port_is_refused_for_that_port(ww: Situation) -> None:
    embark(ww.put("Howe 3 @ Boston").american_pc("Boston"))
    assert ww.why_not("march Norfolk") == "sail_cannot_embark"
    ww = Situation().hand(american=[46]).american_turn().put("Gates 1 @ Boston")
    ww.american_pc("Boston").american("activate 46", "general Gates")
    assert ww.why_not("march Norfolk") == "no_line"
