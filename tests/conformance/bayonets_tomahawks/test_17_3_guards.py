"""17.3: who is asked in winter, and who is not; equal pieces and equal ways."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation


def _returning(*phrases: str, side: str = "british") -> Situation:
    bt = Situation().phase("winter-return").but(round=9, played=[0, 0]).active(side)
    return bt.put(*phrases).until("winter-commanders")


@pytest.mark.rule("R-17.3b")
def test_a_haven_that_two_ways_lead_to_is_offered_once() -> None:
    bt = _returning("Rogers @ Molôjoak").begin()
    assert bt.offered("winter") == ["Rumford", "York"]


@pytest.mark.rule("R-17.3.1a")
def test_of_equal_pieces_one_is_offered_but_a_reduced_one_is_another() -> None:
    bt = _returning(
        "Royal Artillery 1, reduced Royal Artillery 2, Royal Artillery 3, Fort Edward @ Lake George"
    ).begin()
    assert bt.offered("stay") == [
        "Royal Artillery (Artillery) 1", "Royal Artillery (Artillery) 2",
    ]  # fmt: skip
    assert bt.why_not("stay Royal Artillery 3") == "equal_is_offered"


@pytest.mark.rule("R-17.3.1a", "R-17.3c")
def test_a_commander_left_alone_by_land_waits_for_step_3() -> None:
    bt = _returning("Rogers, Forbes, Fort Edward @ Lake George").begin()
    bt.british("stay Rogers", "march_home")
    assert bt.at("Lake George") == "British: Rogers, Fort Edward, Forbes"
    assert bt.logged("winter_march") == []


@pytest.mark.rule("R-17.3.1a", "R-17.3c")
def test_a_commander_left_alone_by_the_sea_waits_for_step_3() -> None:
    bt = _returning("44th & 48th, Forbes @ Louisbourg", "British control @ Louisbourg").begin()
    bt.british("stay 44th & 48th", "march_home")
    assert bt.at("Louisbourg") == "British: 44th & 48th, Forbes"
    assert bt.logged("winter_sail") == []


@pytest.mark.rule("R-17.3b", "R-17.3.1b")
def test_nobody_is_asked_for_a_garrison_in_the_haven_itself() -> None:
    bt = _returning("44th & 48th, Rogers @ Lake George", "Fort Edward @ Albany").begin()
    assert bt.at("Albany") == "British: Rogers, 44th & 48th, Fort Edward"
    assert bt.asked == ""
    assert bt.logged("no_way_home") == []
    bt = _returning(
        "44th & 48th, Rogers @ Pointe Sainte Anne", "Boscawen, Fort Edward @ Chignectou",
        "British control @ Pointe Sainte Anne", "British control @ Chignectou",
    ).until("winter-ports").begin()  # fmt: skip
    assert bt.at("Chignectou") == "British: Rogers, 44th & 48th, Boscawen, Fort Edward"
    assert bt.asked == ""


@pytest.mark.parametrize("stays", ["Aubry", "Canonniers Bombardiers 1", "Lévis"])
@pytest.mark.rule("R-17.3.1a")
def test_who_is_no_brigade_stays_in_a_captured_town_without_limit(stays: str) -> None:
    """Carlisle holds two Brigades."""
    bt = _returning(
        f"Berry, Canadiens 1, Canadiens 2, {stays} @ Carlisle",
        "French control @ Carlisle",
        side="french",
    ).begin()
    bt.french("stay Berry", "stay Canadiens 1")
    assert bt.why_not("stay Canadiens 2") == "enough_brigades"
    bt.french(f"stay {stays}")
    assert bt.where(stays) == "Carlisle"


@pytest.mark.rule("R-17.3a", "R-17.3b")
def test_an_enemy_holds_the_home_space() -> None:
    """A Home Space that the enemy controls is no haven, and who stands there goes on."""
    bt = _returning("Rogers @ Lake George", "Aubry @ Albany", "French control @ Albany")
    bt.begin()
    assert bt.asked == "return_home"
    assert bt.why_not("winter Albany") == "no_winter_quarters"
    bt = _returning("Rogers @ Albany", "French control @ Albany").begin()
    assert bt.offered("winter") == ["Kingston", "Northfield"]


@pytest.mark.rule("R-17.3a", "R-17.3.1a")
def test_a_stack_at_home_with_a_fort_is_not_asked() -> None:
    bt = _returning("44th & 48th, Rogers, Fort Edward @ Albany").begin()
    assert bt.at("Albany") == "British: Rogers, 44th & 48th, Fort Edward"
    assert bt.asked == ""


@pytest.mark.rule("R-17.3a", "R-17.3a2")
def test_whose_stacks_have_still_to_go() -> None:
    """Forts, Commanders alone and Fleets are not among them while the others go by land."""
    bt = _returning(
        "44th & 48th @ Chignectou", "British control @ Chignectou", "Fort Edward @ Oswego",
        "Forbes @ Oneida Lake", "Rogers @ Ticonderoga", "Colvill @ Kwanoskwamcok",
        "Gage @ Albany",
    ).begin()  # fmt: skip
    assert bt.asked == "return_home"
    assert bt.g.returning == (bt.space("Ticonderoga"),)
    bt.british("winter Halifax")
    assert bt.where("44th & 48th") == "Halifax"
    assert bt.asked == "return_home"
    assert not bt.g.returning


@pytest.mark.rule("R-17.3c", "R-17.3a2")
def test_whose_stacks_have_still_to_sail() -> None:
    bt = _returning(
        "44th & 48th, Boscawen @ Port Dauphin", "British control @ Port Dauphin",
        "Fort Edward @ Kwanoskwamcok", "Forbes @ Mta'n", "Rogers, Colvill @ Miramichy",
        "Gage, Hardy @ St. George",
    ).begin()  # fmt: skip
    assert bt.asked == "winter_port"
    assert bt.g.returning == (bt.space("Miramichy"),)
    bt.british("winter Boston")
    assert bt.at("Boston") == "British: 44th & 48th, Boscawen"
    assert bt.asked == "winter_port"
    bt.british("winter Halifax")
    assert bt.at("Halifax") == "British: Rogers, Colvill"


@pytest.mark.rule("R-17.3c", "A-58")
def test_who_finds_no_way_home_inland_does_not_sail() -> None:
    bt = _returning("22nd & 28th @ Grand Sault", "British control @ Grand Sault").begin()
    assert bt.asked == ""
    assert bt.where("22nd & 28th") == "Grand Sault"
    assert bt.step() == "winter-commanders"


@pytest.mark.rule("R-17.3c", "R-13.9.2a")
def test_fleets_alone_without_any_port_go_to_the_sail_box() -> None:
    bt = _returning("De l'Isle, Gage @ Mta'n", "Rogers @ Kwanoskwamcok", side="french")
    bt.put(*[f"British control @ {bt.board.names[s]}" for s in bt.board.coast if bt.board.home[s]])
    bt.begin()
    assert bt.where("De l'Isle") == "Sail box"
