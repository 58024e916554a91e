"""Odds of Raids and Battles, against chances worked out by hand and against games played."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.engine.odds import Odds


def odds_of(bt: Situation, text: str) -> Odds:
    ask = bt.ask
    assert ask is not None
    found = bt.rules.odds(bt.g, ask, bt.read(text))
    assert found is not None
    return found


def chances(odds: Odds) -> dict[str, float]:
    return {outcome.text: outcome.chance for outcome in odds.outcomes}


def raiding(*pieces: str, side: str = "french") -> Situation:
    bt = Situation().put(*pieces).active(side).first(side)
    return bt.aps(british=["light"]) if side == "british" else bt.aps(french=["light"])


def attack(*pieces: str, start: str) -> Situation:
    bt = Situation().put(*pieces).active("french").first("french").aps(french=["army"])
    return bt.french("spend army", f"army {start}")


# ---------------------------------------------------------------------- Raids


def test_a_raid_without_interception_succeeds_on_four_faces_of_six() -> None:
    bt = raiding("Lignery @ Forks of the Ohio").french("spend light", "raid Lignery")
    found = chances(odds_of(bt, "target Carlisle"))
    assert found["the Raid succeeds: 2 Raid Points"] == pytest.approx(4 / 6)
    assert found["the Raid fails"] == pytest.approx(2 / 6)
    assert sum(found.values()) == pytest.approx(1.0)


@pytest.mark.parametrize(("guard", "caught"), [("Washington", 4 / 6), ("British Fort", 2 / 6)])
def test_a_guard_on_the_only_way(guard: str, caught: float) -> None:
    bt = raiding("Lignery @ Mekekasink", f"{guard} @ Wills Creek")
    bt.french("spend light", "raid Lignery")
    found = chances(odds_of(bt, "target Wills Creek"))
    assert found["intercepted at Wills Creek"] == pytest.approx(caught)
    assert found["the Raid succeeds: 1 Raid Point"] == pytest.approx((1 - caught) * 4 / 6)
    assert sum(found.values()) == pytest.approx(1.0)


def test_guards_one_after_another() -> None:
    bt = raiding("Lignery @ Wills Creek", "Washington @ Wills Creek", "British Fort @ Winchester")
    bt.french("spend light", "raid Lignery")
    odds = odds_of(bt, "target Winchester")
    found = chances(odds)
    assert found["intercepted at Wills Creek"] == pytest.approx(4 / 6)
    assert found["intercepted at Winchester"] == pytest.approx(2 / 6 * 2 / 6)
    assert found["the Raid succeeds: 2 Raid Points"] == pytest.approx(2 / 6 * 4 / 6 * 4 / 6)
    assert [(modifier.value, modifier.rule) for modifier in odds.modifiers] == [
        (4, "9.2"),
        (2, "9.2"),
    ]


# ---------------------------------------------------------------------- Battles


def test_one_light_unit_against_two_militia_is_counted_exactly() -> None:
    """It wins only if it rolls a Flag and neither Militia does."""
    bt = attack("Lignery @ Rays Town", "French control @ Rays Town", start="Rays Town")
    odds = odds_of(bt, "go Carlisle")
    found = chances(odds)
    assert found["the French win"] == pytest.approx(1 / 3 * (4 / 6) ** 2)
    assert "counted" in odds.notes[0].text


def test_three_against_one_as_worked_out_by_hand() -> None:
    """The attackers' markers against one die of the defender: two Light and an Indian unit."""
    bt = attack("Lignery, Villiers, Chaouanon @ Mekekasink", "Washington @ Wills Creek",
                start="Mekekasink")  # fmt: skip
    found = chances(odds_of(bt, "go Wills Creek"))
    total = 0.0
    for faces, weight in rolls(4):
        attacker, left = 0, 2
        for face in sorted(faces[:3], key=lambda face: face != "hit"):
            if face == "flag":
                attacker += 1
            elif face == "hit" and left:
                attacker += 1
                left -= 1
        defender = 1 if faces[3] in ("flag", "hit") else 0
        if left == 0 or attacker > defender:
            total += weight
    assert found["the French win"] == pytest.approx(total)


def rolls(dice: int) -> list[tuple[tuple[str, ...], float]]:
    """All rolls of Light units: a Flag on two faces, a Hit on one, nothing on three."""
    if not dice:
        return [((), 1.0)]
    faces = (("flag", 2 / 6), ("hit", 1 / 6), ("nothing", 3 / 6))
    return [
        ((*rest, face), weight * part) for rest, weight in rolls(dice - 1) for face, part in faces
    ]


def test_a_large_battle_is_played_many_times_and_says_how_sure_it_is() -> None:
    bt = attack("5 French Metropolitan, Montcalm @ Ticonderoga",
                "4 British Metropolitan, British Fort @ Lake George",
                start="Ticonderoga")  # fmt: skip
    odds = odds_of(bt, "go Lake George")
    assert "2,000 times" in odds.notes[0].text
    assert [(m.value, m.rule) for m in odds.modifiers] == [(-2, "13.3.2")]
    found = chances(odds)
    assert found["the French win"] + found["the British win"] == pytest.approx(1.0)
    assert 0.0 < found["the French win"] < 0.5


def test_a_landing_counts_its_penalty() -> None:
    bt = Situation().put("British Fleet, 2 British Metropolitan @ Sail box", "Léry @ Louisbourg")
    bt.put("2 Bastion @ Louisbourg").phase("landing").active("british").first("british")
    odds = odds_of(bt, "land Louisbourg")
    assert ("British", -1) in [(m.who, m.value) for m in odds.modifiers]


def test_nothing_is_said_where_no_dice_follow() -> None:
    bt = attack("Lignery @ Ticonderoga", start="Ticonderoga")
    ask = bt.ask
    assert ask is not None
    silent: Sequence[str] = ("go Isle aux Noix", "go Lake George")
    for text in silent:
        assert bt.rules.odds(bt.g, ask, bt.read(text)) is None


def test_a_reroll_by_a_commander_may_cost_him() -> None:
    bt = Situation().put("3 French Light, Rigaud @ Lake George", "3 British Light @ Lake George")
    bt.put("battle @ Lake George").phase("battles").newcomers("french", "Lake George")
    bt.dice("M M M")
    bt.french("commander Rigaud")
    odds = odds_of(bt, bt.choices()[-1])
    found = chances(odds)
    assert found["the Commander falls"] == pytest.approx(1 / 36)
    assert found["a Flag"] == pytest.approx(1 / 3)
    assert found["a Hit face of its shape"] == pytest.approx(1 / 6)
