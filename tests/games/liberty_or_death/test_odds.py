"""The forecast of a Battle against the Battle itself, fought with every roll of the dice."""

from __future__ import annotations

import itertools

import pytest

from tests.conformance.liberty_or_death.fights import attack, clash
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.engine.odds import Odds
from ticonderoga.games.liberty_or_death.battle_odds import Ending, battle_endings
from ticonderoga.games.liberty_or_death.odds import odds
from ticonderoga.games.liberty_or_death.rules.battle_levels import (
    attack_force,
    defence_force,
    dice_for,
)

FIELDS = [
    ("british", False, ("5 regulars, 2 tories, Gage @ Virginia",
                        "3 continentals, patriot fort, active militia, Washington @ Virginia")),
    ("british", True, ("2 regulars, 3 tories, 4 active war parties, war party @ Virginia",
                       "4 continentals, 3 active militia, 2 militia @ Virginia")),
    ("patriots", False, ("3 continentals, Washington @ Virginia", "3 tories, regular @ Virginia")),
    ("patriots", False, ("3 continentals @ Quebec", "village, 3 active war parties @ Quebec")),
    ("british", False, ("regular @ Boston", "2 continentals, 2 militia @ Boston")),
    ("patriots", False, ("active militia, continental, Washington @ Boston",
                         "2 british forts @ Boston")),
]  # fmt: skip


def declined(lod: Situation, ally: bool) -> Situation:
    """Answer a Battle's questions: the ally as said, no activation, no use of the victory."""
    while lod.ask is not None:
        choices = lod.choices()
        if lod.asked == "involve_ally":
            answer = "yes" if ally else "no"
        elif "none" in choices:
            answer = "none"
        else:
            answer = "no" if "no" in choices else choices[0]
        lod.choose(lod.ask.seat, answer)
    return lod


def fought(faction: str, ally: bool, forces: tuple[str, ...], rolls: tuple[int, ...]) -> Ending:
    """How the Battle ends with these rolls."""
    lod = Situation().put(*forces).but(log=[])
    where = forces[0].partition(" @ ")[2]
    before = (lod.g.royalists[lod.space(where)], lod.g.rebels[lod.space(where)])
    declined(attack(lod.roll(*rolls), faction, where), ally)
    log = lod.g.log
    assert log is not None
    won = [entry[1] for entry in log if entry[0] == "battle_won"]
    levels = [entry[3] for entry in log if entry[0] == "win_the_day"]
    assert not lod.g.dice.script
    return Ending(
        won[0] if won else -1,
        levels[0] if levels else 0,
        before[0] - lod.g.royalists[lod.space(where)],
        before[1] - lod.g.rebels[lod.space(where)],
        lod.g.cbc,
        lod.g.crc,
    )


@pytest.mark.parametrize(("faction", "ally", "forces"), FIELDS)
def test_the_forecast_is_what_happens_over_all_rolls(
    faction: str, ally: bool, forces: tuple[str, ...]
) -> None:
    lod = Situation().put(*forces)
    where = forces[0].partition(" @ ")[2]
    battle = clash(lod, faction, where, ally)
    dice = dice_for(attack_force(lod.g, battle)) + dice_for(defence_force(lod.g, battle))
    found: dict[Ending, int] = {}
    for rolls in itertools.product((1, 2, 3), repeat=dice):
        ending = fought(faction, ally, forces, rolls)
        found[ending] = found.get(ending, 0) + 1
    assert battle_endings(lod.g, battle) == found


def chance(answer: Odds, start: str) -> float:
    """The chance of all outcomes whose text begins so."""
    return sum(each.chance for each in answer.outcomes if each.said().startswith(start))


def asked(lod: Situation, text: str) -> Odds:
    ask = lod.ask
    assert ask is not None
    answer = odds(lod.g, ask, lod.read(text))
    assert answer is not None
    return answer


def test_every_answer_in_a_battle_has_its_odds() -> None:
    lod = Situation().put("3 regulars, 3 war parties @ Virginia", "3 continentals @ Virginia")
    lod.put("2 militia @ Virginia")
    attack(lod, "british", "Virginia", special=0)
    for question, seat, texts in (
        ("common_cause_battle", 0, ("number 1", "number 2", "number 3")),
        ("involve_ally", 0, ("no", "yes")),
        ("activate_attack", 0, ("number 0", "number 1")),
        ("activate_defence", 1, ("number 0", "number 2")),
    ):
        assert lod.asked == question
        for text in texts:
            answer = asked(lod, text)
            assert answer.title == "Battle in Virginia"
            assert chance(answer, "Royalists win (") + chance(answer, "Rebellion win (") == (
                pytest.approx(1)
            )
            assert chance(answer, "Royalists lose") == pytest.approx(1)
            assert chance(answer, "Rebellion lose") == pytest.approx(1)
        lod.choose(seat, texts[1])


def test_the_odds_leave_the_position_as_it_is() -> None:
    lod = Situation().put("3 regulars, 3 war parties @ Virginia", "3 continentals @ Virginia")
    attack(lod, "british", "Virginia", special=0)
    before = lod.at("Virginia")
    asked(lod, "number 3")
    assert lod.at("Virginia") == before
    lod.british("number 1", "yes")
    before = lod.at("Virginia")
    asked(lod, "number 2")
    assert lod.at("Virginia") == before


def test_modifiers_and_force_are_told() -> None:
    lod = Situation().put("6 regulars, Gage @ Boston", "2 continentals, patriot fort @ Boston")
    lod.command("british", "battle")
    answer = asked(lod, "fight Boston")
    assert [(each.who, each.value) for each in answer.modifiers] == [
        ("Royalists", 1), ("Royalists", 1), ("Royalists", -1), ("Rebellion", 1),
    ]  # fmt: skip
    assert answer.notes[0].said() == "Royalists: Force 6, 2D3. (3.6.4)"
    assert answer.notes[1].said() == "Rebellion: Force 3, 1D3. (3.6.4)"


def test_a_field_is_forecast_alone_and_with_the_ally() -> None:
    lod = Situation().put("3 regulars, 4 active war parties @ Virginia", "continental @ Virginia")
    lod.command("british", "battle")
    answer = asked(lod, "fight Virginia")
    assert chance(answer, "Royalists win (") == pytest.approx(1)
    assert chance(answer, "with the Indians: Royalists win (") == pytest.approx(1)
    notes = [note.said() for note in answer.notes]
    assert "with the Indians: Royalists: Force 5, 1D3. (3.6.4)" in notes


def test_nobody_may_be_left_to_win() -> None:
    lod = Situation().put("regular, war party @ Virginia", "continental @ Virginia")
    attack(lod, "british", "Virginia", defender_loss=1, attacker_loss=2)
    assert [(each.said(), each.chance) for each in asked(lod, "no").outcomes] == [
        ("nobody wins (3.6.8)", 1.0),
        ("Royalists lose 1 (3.6.7)", 1.0),
        ("CBC +1 (1.6.4)", 1.0),
        ("Rebellion lose 1 (3.6.7)", 1.0),
        ("CRC +1 (1.6.4)", 1.0),
    ]


def test_naval_pressure_has_its_die_and_other_choices_no_odds() -> None:
    lod = Situation().eligible("british").put("regular @ Boston")
    answer = asked(lod, "special naval pressure")
    assert [each.chance for each in answer.outcomes] == [pytest.approx(1 / 3)] * 3
    ask = lod.ask
    assert ask is not None
    assert odds(lod.g, ask, lod.read("command muster")) is None
    blockaded = Situation().eligible("british").treaty().blockade("Boston").put("regular @ Norfolk")
    ask = blockaded.ask
    assert ask is not None
    assert odds(blockaded.g, ask, blockaded.read("special naval pressure")) is None


def test_naval_pressure_under_howe_rolls_once_the_last_blockade_is_gone() -> None:
    lod = Situation().treaty().leader("Howe").blockade("Boston").put("regular @ Norfolk")
    lod.eligible("british").begin()
    assert [each.said() for each in asked(lod, "special naval pressure").outcomes] == [
        "+1 Resources (4.2.3)", "+2 Resources (4.2.3)", "+3 Resources (4.2.3)",
    ]  # fmt: skip
    two = Situation().treaty().leader("Howe").blockade("Boston", "Norfolk").eligible("british")
    ask = two.begin().ask
    assert ask is not None
    assert odds(two.g, ask, two.read("special naval pressure")) is None


def test_a_call_for_common_cause_is_part_of_the_forecast() -> None:
    lod = Situation().put("2 regulars, war party @ Virginia", "3 continentals @ Virginia")
    lod.eligible("british").british("command battle")
    assert asked(lod, "fight Virginia").notes[0].said() == "Royalists: Force 2, 0D3. (3.6.4)"
    lod.british("special common cause")
    before = lod.at("Virginia")
    assert asked(lod, "fight Virginia").notes[0].said() == "Royalists: Force 3, 1D3. (3.6.4)"
    assert lod.at("Virginia") == before
