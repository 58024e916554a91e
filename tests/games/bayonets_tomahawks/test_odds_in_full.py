"""Odds word by word: every outcome with its chance, rule and side, every modifier, every note."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.conformance.bayonets_tomahawks.fights import meet
from tests.conformance.bayonets_tomahawks.situation import Situation
from tests.games.bayonets_tomahawks.test_odds import attack, chances, odds_of, raiding
from ticonderoga.engine.odds import Odds

BRITISH, FRENCH = 0, 1
THIRD, SIXTH = Fraction(1, 3), Fraction(1, 6)


def outcomes(odds: Odds) -> list[tuple[Any, ...]]:
    return [
        (one.text, pytest.approx(one.chance), one.rule, tuple(one.sides), one.success)
        for one in odds.outcomes
    ]


def modifiers(odds: Odds) -> list[tuple[str, str, int, str]]:
    return [(one.who, one.text, one.value, one.rule) for one in odds.modifiers]


def notes(odds: Odds) -> list[tuple[str, str]]:
    return [(note.text, note.rule) for note in odds.notes]


SAFEST = [("On the safest way.", "9.1")]
COUNTED = [("Every roll has been counted.", "13.3.3")]


# ---------------------------------------------------------------------- Raids


def test_a_raid_past_two_guards_in_full() -> None:
    bt = raiding("Lignery @ Wills Creek", "Washington @ Wills Creek", "British Fort @ Winchester")
    bt.french("spend light", "raid Lignery")
    odds = odds_of(bt, "target Winchester")
    past = THIRD * (1 - THIRD)
    assert odds.title == "Lignery (Light) raids Winchester"
    assert outcomes(odds) == [
        ("the Raid succeeds: 2 Raid Points", past * 2 / 3, "9.3", (FRENCH,), True),
        ("the Raid fails", past / 3, "9.3", (FRENCH,), False),
        ("intercepted at Wills Creek", 2 * THIRD, "9.2", (BRITISH,), True),
        ("intercepted at Winchester", THIRD * THIRD, "9.2", (BRITISH,), True),
    ]
    assert modifiers(odds) == [
        ("British", "faces that intercept at Wills Creek", 4, "9.2"),
        ("British", "faces that intercept at Winchester", 2, "9.2"),
    ]
    assert notes(odds) == SAFEST


def test_a_british_raid_is_intercepted_by_the_french() -> None:
    bt = raiding("Rogers @ Lake George", "Langis @ Ticonderoga", side="british")
    bt.british("spend light", "raid Rogers")
    odds = odds_of(bt, "target Ticonderoga")
    assert [one[3] for one in outcomes(odds)] == [(BRITISH,), (BRITISH,), (FRENCH,)]
    assert modifiers(odds) == [("French", "faces that intercept at Ticonderoga", 4, "9.2")]


def test_each_way_has_its_own_odds() -> None:
    """Back into the guarded space, or past it; nobody counts the space the raider stands on."""
    bt = raiding("Lignery @ Mekekasink", "Washington @ Wills Creek", "British Fort @ Winchester")
    bt.french("spend light", "raid Lignery", "target Winchester")
    by_wills_creek = odds_of(bt, "way Wills Creek")
    assert [one[0] for one in outcomes(by_wills_creek)[2:]] == [
        "intercepted at Wills Creek",
        "intercepted at Winchester",
    ]
    assert notes(by_wills_creek) == []
    safest = odds_of(bt, "safest")
    assert notes(safest) == SAFEST
    best = max(
        chances(odds_of(bt, way))["the Raid succeeds: 2 Raid Points"]
        for way in bt.choices()
        if way.startswith("way")
    )
    assert chances(safest)["the Raid succeeds: 2 Raid Points"] == pytest.approx(best)


def test_a_way_counts_the_connections_that_are_left() -> None:
    """With one connection less the way around a guard is too long."""
    bt = raiding("Lignery @ Forks of the Ohio", "Washington @ Rays Town")
    bt.french("spend light", "raid Lignery", "target Carlisle")
    for way in ("way Loyalhanna", "way Mekekasink"):
        odds = odds_of(bt, way)
        assert outcomes(odds) == [
            ("the Raid succeeds: 2 Raid Points", THIRD * 2 / 3, "9.3", (FRENCH,), True),
            ("the Raid fails", THIRD / 3, "9.3", (FRENCH,), False),
            ("intercepted at Rays Town", 2 * THIRD, "9.2", (BRITISH,), True),
        ]


# ---------------------------------------------------------------------- Battles


def test_a_battle_against_militia_in_full() -> None:
    """The one die must show a Flag and neither of the Militia's dice; nobody can be hit."""
    bt = attack("Lignery @ Rays Town", "French control @ Rays Town", start="Rays Town")
    odds = odds_of(bt, "go Carlisle")
    won = THIRD * Fraction(2, 3) ** 2
    assert odds.title == "Battle at Carlisle"
    assert outcomes(odds) == [
        ("the French win", won, "13.6", (FRENCH,), True),
        ("the British win", 1 - won, "13.6", (BRITISH,), True),
        ("French units lost: 0", 1, "13.4", (FRENCH,), False),
        ("British units lost: 0", 1, "13.4", (BRITISH,), False),
    ]
    assert modifiers(odds) == []
    assert notes(odds) == COUNTED


def test_a_neutral_village_defends_itself() -> None:
    """One die each. A Hit on the Indian unit (one face) wins at once; otherwise the British need a
    Flag (two faces) while the French roll neither Flag nor Hit (three faces)."""
    bt = Situation().until("battles").aps(british=["light"]).put("Rogers @ Albany")
    bt.british("spend light", "light Albany")
    before = bt.g.copy()
    odds = odds_of(bt, "go Oquaga")
    won = SIXTH + THIRD * Fraction(1, 2)
    assert outcomes(odds) == [
        ("the British win", won, "13.6", (BRITISH,), True),
        ("the French win", 1 - won, "13.6", (FRENCH,), True),
        ("British units lost: 0", 1, "13.4", (BRITISH,), False),
        ("French units lost: 0", 1 - SIXTH, "13.4", (FRENCH,), False),
        ("French units lost: 1", SIXTH, "13.4", (FRENCH,), False),
    ]
    assert bt.g.nations == before.nations == [-1, -1]
    assert bt.g.arrived == before.arrived


def test_whom_the_new_unit_cannot_stop_is_not_fought() -> None:
    bt = Situation().until("battles").aps(british=["light"]).put("4 British light @ Albany")
    bt.british("spend light", "light Albany")
    ask = bt.ask
    assert ask is not None
    assert bt.rules.odds(bt.g, ask, bt.read("go Oquaga")) is None


def test_routs_and_losses_are_told_of_both_sides() -> None:
    bt = attack("Lignery, Villiers, Chaouanon @ Mekekasink", "Washington @ Wills Creek",
                start="Mekekasink")  # fmt: skip
    odds = odds_of(bt, "go Wills Creek")
    assert [(text, rule, sides, good) for text, _, rule, sides, good in outcomes(odds)] == [
        ("the French win", "13.6", (FRENCH,), True),
        ("the British win", "13.6", (BRITISH,), True),
        ("the British are Routed", "13.8", (BRITISH,), False),
        ("French units lost: 0", "13.4", (FRENCH,), False),
        ("British units lost: 0", "13.4", (BRITISH,), False),
        ("British units lost: 1", "13.4", (BRITISH,), False),
    ]
    told = chances(odds)
    # Washington is lost if at least two of the three dice show their Hit.
    assert told["British units lost: 1"] == pytest.approx(3 * (1 / 36) * (5 / 6) + 1 / 216)


def test_the_penalties_of_the_attacker_and_of_the_defender() -> None:
    bt = attack("Lignery, Villiers, Chaouanon @ Mekekasink",
                "Washington, British Fort @ Wills Creek", "British oos @ Wills Creek",
                start="Mekekasink")  # fmt: skip
    odds = odds_of(bt, "go Wills Creek")
    assert modifiers(odds) == [
        ("French", "attacking a Fort without Artillery", -2, "13.3.2"),
        ("British", "being Out of Supply", -1, "13.3.2"),
    ]
    assert "the French are Routed" in chances(odds)
    assert notes(odds)[0][0].startswith("Played 2,000 times: within ")


@pytest.mark.parametrize(("card", "penalty"), [(0, [-1]), (9, [])])
def test_a_surprise_landing_has_no_penalty(card: int, penalty: list[int]) -> None:
    bt = Situation().put("British Fleet, 2 British Metropolitan @ Sail box", "Léry @ Louisbourg")
    bt.put("2 Bastion @ Louisbourg").phase("landing").active("british").first("british")
    if card:
        bt.cards(british=card)
    odds = odds_of(bt, "land Louisbourg")
    assert [one.value for one in odds.modifiers] == penalty


def test_marshaled_troops_fight_with_their_penalty() -> None:
    bt = Situation().until("battles").aps(british=["army"])
    bt.put("Fort Edward @ Lake George", "3 French metropolitan @ Lake George")
    bt.put("15th & 58th, Rogers @ Albany", "French control @ Ticonderoga")
    bt.british("spend army", "marshal Lake George", "lead Fort Edward", "call Rogers")
    odds = odds_of(bt, "done")
    assert ("British", "Marshal Troops", -1, "13.3.2") in modifiers(odds)
    ask = bt.ask
    assert ask is not None
    assert bt.where("Rogers") == "Albany"


def test_an_event_of_battle_is_weighed_by_its_holder() -> None:
    """Two Light against one: the bonus leaves the British without a chance."""
    bt = meet("Lake George", "Rogers", "Langis, Aubry").cards(french=41).begin()
    assert bt.asked == "battle_event"
    with_it, without = odds_of(bt, "event"), odds_of(bt, "no_event")
    assert chances(with_it)["the French win"] == 1.0
    assert chances(without)["the British win"] == pytest.approx(1 / 8)
    assert notes(with_it) == notes(without) == COUNTED
    assert bt.g.battle is not None
    assert bt.g.battle.track == [0, 0]


def test_the_marker_never_falls_below_its_track() -> None:
    bt = meet("Louisbourg", "Wolfe, 2 British fleet, reduced Rogers, reduced Scott, Campbell",
              "2 bastion")  # fmt: skip
    bt.put("British landing @ Louisbourg").cards(french=41).begin()
    bt.british("swap_fleet Boscawen", "combine Rogers", "commander Wolfe")
    with_it, without = odds_of(bt, "event"), odds_of(bt, "no_event")
    assert modifiers(with_it) == [("British", "Landing", -1, "13.3.2")]
    assert chances(with_it)["the British win"] < chances(without)["the British win"]


def test_a_reroll_in_full() -> None:
    bt = Situation().put("3 French Light, Rigaud @ Lake George", "3 British Light @ Lake George")
    bt.put("battle @ Lake George").phase("battles").newcomers("french", "Lake George")
    bt.dice("M M M").french("commander Rigaud")
    odds = odds_of(bt, bt.choices()[-1])
    assert outcomes(odds) == [
        ("a Flag", THIRD, "13.3.3", (FRENCH,), True),
        ("a Hit face of its shape", SIXTH, "13.3.4", (FRENCH,), True),
        ("a B&T", SIXTH, "13.3.3", (FRENCH,), False),
        ("nothing", THIRD, "13.3.3", (FRENCH,), False),
        ("the Commander falls", Fraction(1, 36), "13.5.1", (FRENCH,), False),
    ]
