"""A stack drawn from a space to another: the choices that the gesture stands for."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation


def drawn(bt: Situation, start: str, goal: str, *pieces: str) -> list[str]:
    """What the gesture means, as it would be said."""
    ask = bt.ask
    assert ask is not None
    assert bt.rules.gesture is not None
    named = tuple([bt.piece(piece) for piece in pieces])
    found = bt.rules.gesture(bt.g, ask, bt.space(start), bt.space(goal), named)
    return [f"{choice[0]} {bt.said_arguments(choice)}".strip() for choice in found]


def phase(*pieces: str, aps: list[str]) -> Situation:
    return Situation().put(*pieces).active("british").first("british").aps(british=aps).begin()


def test_a_whole_army_two_highways_away_is_one_gesture() -> None:
    bt = phase("2 British Metropolitan, Washington @ Albany", aps=["light", "army"])
    found = drawn(bt, "Albany", "Ticonderoga")
    assert found == ["spend Army AP", "army Albany", "go Lake George", "go Ticonderoga"]
    bt.british(*["spend army", "army Albany", "go Lake George", "go Ticonderoga", "stop"])
    assert "Washington" in bt.at("Ticonderoga")


def test_light_units_alone_take_the_light_ap_and_paths() -> None:
    bt = phase("Rogers @ Number Four", aps=["army", "light"])
    assert drawn(bt, "Number Four", "Ticonderoga")[:2] == ["spend Light AP", "light Number Four"]


def test_a_part_of_a_stack_is_named() -> None:
    bt = phase("2 British Metropolitan, Rogers, Putnam @ Albany", aps=["army"])
    found = drawn(bt, "Albany", "Lake George", "Rogers")
    assert found == ["spend Army AP", "army Albany", "take Rogers (Light)", "go Lake George"]


@pytest.mark.parametrize(("aps", "far"), [(["army"], False), (["army_2x"], True)])
def test_too_far_for_one_action_means_nothing(aps: list[str], far: bool) -> None:
    bt = phase("2 British Metropolitan @ Albany", aps=aps)
    assert bool(drawn(bt, "Albany", "Isle aux Noix")) == far


def test_a_stack_on_the_move_goes_on() -> None:
    bt = phase("2 British Metropolitan, Rogers @ Albany", aps=["army"])
    bt.british("spend army", "army Albany", "go Lake George")
    assert drawn(bt, "Lake George", "Ticonderoga") == ["go Ticonderoga"]
    assert drawn(bt, "Albany", "Ticonderoga") == []


def test_marshaled_units_are_drawn_to_the_space() -> None:
    bt = phase("British Metropolitan @ Albany", "Rogers, Putnam @ Lake George", aps=["army"])
    bt.british("spend army", "marshal Albany")
    both = ["call Putnam (Light)", "call Rogers (Light)"]
    assert sorted(drawn(bt, "Lake George", "Albany")) == both
    assert drawn(bt, "Lake George", "Albany", "Rogers") == ["call Rogers (Light)"]
    assert drawn(bt, "Albany", "Lake George") == []


def test_enemy_and_empty_spaces_mean_nothing() -> None:
    bt = phase("British Metropolitan @ Albany", "Lignery @ Ticonderoga", aps=["army"])
    assert drawn(bt, "Ticonderoga", "Lake George") == []
    assert drawn(bt, "Kingston", "Albany") == []
    assert drawn(bt, "Albany", "Albany") == []
