"""What is under way stands in the position, in views too, and is gone at checkpoints."""

from __future__ import annotations

from tests.conformance.washingtons_war.fights import ONE_OPS, RANGERS, THREE_OPS, begin_march
from tests.conformance.washingtons_war.situation import Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH


def howe_meets_greene() -> Situation:
    ww = Situation().put("Howe 5 @ Morristown", "Greene 4 @ Reading", "Arnold 3 @ York")
    ww.hand(british=[THREE_OPS, RANGERS], american=[ONE_OPS]).american_pc("Reading")
    return begin_march(ww, "Howe")


def test_asks_are_about_what_their_prompts_name() -> None:
    ww = howe_meets_greene()
    howe, greene, reading = ww.general("Howe"), ww.general("Greene"), ww.space("Reading")
    here = ww.space("Morristown")
    march = {"general": howe, "space": here, "cus": 5, "french": 0, "left": 4}
    assert ww.match.asks[0].about == march
    ww.british("march Reading")
    assert ww.match.asks[0].about == {"space": reading}
    ww.american("let_pass")
    assert ww.match.asks[0].about == {"general": greene, "space": reading, "number": 5}
    ww.american("stand")
    assert ww.match.asks[0].about == {"space": reading}


def test_the_view_shows_what_is_under_way() -> None:
    ww = howe_meets_greene().british("march Reading").american("let_pass", "stand")
    ww.british(f"battle_card {RANGERS}")
    howe, greene, reading = ww.general("Howe"), ww.general("Greene"), ww.space("Reading")
    shown = ww.match.view(AMERICAN)
    assert shown["march"]["general"] == howe
    assert (shown["march"]["used"], shown["march"]["overran"]) == (1, False)
    entry = {"general": howe, "space": reading, "came_from": ww.space("Morristown")}
    assert shown["entry"] == {**entry, "intercepted": False}
    assert shown["battle"]["generals"] == [greene, howe]
    assert shown["battle"]["bonus"] == [0, 2]
    assert shown["battle"]["attacker"] == BRITISH


def test_a_load_that_was_set_is_another_state_of_knowledge() -> None:
    ww = howe_meets_greene()
    before = ww.match.information_state(BRITISH)
    ww.british("carry 4 0")
    assert ww.match.information_state(BRITISH) != before
    assert ww.match.view(BRITISH)["march"]["adjusted"]


def test_copies_begin_with_nothing_under_way() -> None:
    ww = howe_meets_greene().british("march Reading")
    assert ww.g.under_way
    assert not ww.g.copy().under_way


def test_nothing_is_under_way_when_a_march_has_ended() -> None:
    ww = begin_march(Situation().put("Howe 5 @ Morristown"), "Howe").british("stop")
    assert not ww.g.under_way


def test_nothing_is_under_way_when_a_march_has_ended_the_game() -> None:
    ww = Situation().nobody_else().put("Howe 4 @ Morristown", "American 1 @ Reading")
    begin_march(ww, "Howe", "Reading")
    assert ww.match.over
    assert not ww.g.under_way
    assert ww.match.view(AMERICAN)["march"] is None


def test_an_event_under_way_shows_what_it_has_touched() -> None:
    """Card 95 removes one marker each of two colonies."""
    ww = Situation().american_pc("Reading", "York", "Boston", "Albany").hand([1, 3], [95, 2])
    ww.british_turn().british("event 95", "remove York")
    assert ww.match.view(AMERICAN)["touched"] == [ww.space("York")]
    ww.british("remove Boston")
    assert ww.match.view(AMERICAN)["touched"] == []
