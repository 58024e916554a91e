"""The forecast of a Battle follows each answer of it, and says what it rests on."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import attack
from tests.conformance.liberty_or_death.situation import Situation
from tests.games.liberty_or_death.test_odds import asked
from ticonderoga.engine.odds import Odds
from ticonderoga.games.liberty_or_death.battle_odds import Ending
from ticonderoga.games.liberty_or_death.odds import NO_MORE, SLOT, odds, outcomes


def forces(answer: Odds) -> tuple[str, str]:
    """What is said of the two Forces, the attacker's first."""
    return answer.notes[0].text, answer.notes[1].text


def field(lod: Situation, faction: str, where: str) -> Odds:
    """The forecast of a Battle that has not been chosen yet."""
    lod.command(faction, "battle")
    return asked(lod, f"fight {where}")


# ---------------------------------------------------------------------- the answers


def test_war_parties_in_common_cause_add_to_the_force() -> None:
    lod = Situation().put("3 regulars, 3 war parties @ Virginia", "3 continentals @ Virginia")
    attack(lod, "british", "Virginia", special=0)
    for number in (1, 2, 3):
        said = f"Royalists: Force {3 + number}, {(3 + number) // 3}D3."
        answer = asked(lod, f"number {number}")
        assert forces(answer) == (said, "Rebellion: Force 3, 1D3.")
        assert SLOT in answer.notes


@pytest.mark.parametrize("number", [1, 2])
def test_war_parties_in_common_cause_are_taken_as_active(number: int) -> None:
    found = []
    for kind in ("war parties", "active war parties"):
        lod = Situation().put(f"3 regulars, 2 {kind} @ Virginia", "9 continentals @ Virginia")
        attack(lod, "british", "Virginia", special=0)
        found.append(asked(lod, f"number {number}").outcomes)
    assert found[0] == found[1]


def test_the_ally_adds_to_the_force_only_when_it_joins() -> None:
    lod = Situation().put("3 regulars, 4 active war parties @ Virginia")
    lod.put("3 continentals @ Virginia")
    attack(lod, "british", "Virginia")
    assert lod.asked == "involve_ally"
    assert forces(asked(lod, "no"))[0] == "Royalists: Force 3, 1D3."
    assert forces(asked(lod, "yes"))[0] == "Royalists: Force 5, 1D3."


def test_each_activation_counts_for_its_own_side() -> None:
    lod = Situation().put("3 regulars, 3 war parties, 1 active war party @ Virginia")
    lod.put("3 continentals, 3 militia, 1 active militia @ Virginia")
    attack(lod, "british", "Virginia").british("yes")
    assert lod.asked == "activate_attack"
    for number, force in ((0, 3), (1, 4), (3, 5)):
        said = (f"Royalists: Force {force}, 1D3.", "Rebellion: Force 3, 1D3.")
        assert forces(asked(lod, f"number {number}")) == said
    lod.british("number 2")
    assert lod.asked == "activate_defence"
    for number, force in ((0, 3), (1, 4), (3, 5)):
        said = ("Royalists: Force 4, 1D3.", f"Rebellion: Force {force}, 1D3.")
        assert forces(asked(lod, f"number {number}")) == said


# ---------------------------------------------------------------------- a field


def test_a_field_of_the_rebellion_names_both_sides() -> None:
    lod = Situation().put("4 continentals, Washington @ Boston")
    lod.put("3 regulars, british fort @ Boston")
    answer = field(lod, "patriots", "Boston")
    assert forces(answer) == ("Rebellion: Force 4, 1D3.", "Royalists: Force 4, 1D3.")
    assert [(each.who, each.value) for each in answer.modifiers] == [
        ("Rebellion", 1), ("Rebellion", -1), ("Royalists", 1), ("Royalists", 1),
    ]  # fmt: skip


def test_a_field_with_an_ally_says_what_changes_with_it() -> None:
    lod = Situation().put("3 regulars, war party, Brant @ Virginia", "4 active militia @ Virginia")
    answer = field(lod, "british", "Virginia")
    *said, modifiers = [note.text for note in answer.notes]
    assert said == [
        "Royalists: Force 3, 1D3.",
        "Rebellion: Force 2, 0D3.",
        "with the Indians: Royalists: Force 3, 1D3.",
        "with the Indians: Rebellion: Force 2, 0D3.",
    ]
    assert len(answer.modifiers) == 1  # Regulars
    assert modifiers.count("Royalists +1, ") == 3  # and somebody Underground, and a leader


def test_in_common_cause_the_war_party_is_active_when_the_ally_joins() -> None:
    lod = Situation().put("3 regulars, war party @ Virginia", "4 active militia @ Virginia")
    lod.eligible("british").british("command battle")
    assert "Underground" in asked(lod, "fight Virginia").notes[-1].text
    lod.british("special common cause")
    answer = asked(lod, "fight Virginia")
    assert forces(answer)[0] == "Royalists: Force 4, 1D3."
    assert "Underground" not in answer.notes[-1].text


def test_where_nothing_modifies_the_battle_that_is_said() -> None:
    lod = Situation().put("2 regulars, 3 tories, active war party @ Virginia")
    lod.put("2 active militia @ Virginia")
    answer = field(lod, "british", "Virginia")
    assert answer.modifiers == []
    assert answer.notes[-1].text.endswith("with it: none.")


@pytest.mark.parametrize(
    ("royalists", "rebels", "hidden"),
    [
        ("3 regulars", "3 continentals", False),
        ("3 regulars", "3 continentals, militia", True),
        ("3 regulars, war party", "3 continentals", True),
        ("3 regulars, war party", "3 continentals, militia", True),
    ],
)
def test_who_may_still_be_activated_is_mentioned(royalists: str, rebels: str, hidden: bool) -> None:
    lod = Situation().put(f"{royalists} @ Virginia", f"{rebels} @ Virginia")
    attack(lod, "british", "Virginia")
    if lod.asked == "involve_ally":
        answer = asked(lod, "yes")
        assert (NO_MORE in answer.notes, SLOT in answer.notes) == (hidden, False)
    elif lod.asked:
        assert NO_MORE in asked(lod, "number 0").notes
    else:
        fresh = Situation().put(f"{royalists} @ Virginia", f"{rebels} @ Virginia")
        assert NO_MORE not in field(fresh, "british", "Virginia").notes


@pytest.mark.parametrize(
    ("royalists", "rebels", "who"),
    [
        ("1 regular, 2 tories, 1 war party", "1 continental, 2 active militia", "Royalists"),
        ("1 regular, 2 tories, 2 active war parties", "1 continental, 1 militia", "Rebellion"),
    ],
)
def test_one_who_stays_underground_is_a_modifier(royalists: str, rebels: str, who: str) -> None:
    lod = Situation().put(f"{royalists} @ Virginia", f"{rebels} @ Virginia")
    attack(lod, "british", "Virginia")
    said = [each.who for each in asked(lod, "yes").modifiers if "Underground" in each.text]
    assert said == [who]


# ---------------------------------------------------------------------- outcomes


def test_the_outcomes_add_up_what_is_alike() -> None:
    """Of twelve ways Royalists win five, two of them by a level; the Rebellion four, all by two
    levels; nobody the others."""
    found = outcomes(
        {
            Ending(0, 0, 1, 1, 0, 1): 3,
            Ending(0, 1, 1, 3, 1, 2): 2,
            Ending(1, 2, 4, 0, 3, 0): 4,
            Ending(-1, 0, 0, 0, 0, 0): 3,
        }
    )
    assert [(each.said(), round(each.chance * 12), each.success) for each in found] == [
        ("Royalists win (3.6.8)", 5, True),
        ("Rebellion win (3.6.8)", 4, True),
        ("nobody wins (3.6.8)", 3, False),
        ("Royalists win the day by 1 (3.6.8)", 2, True),
        ("Rebellion win the day by 2 (3.6.8)", 4, True),
        ("Royalists lose 0 (3.6.7)", 3, False),
        ("Royalists lose 1 (3.6.7)", 5, False),
        ("Royalists lose 4 (3.6.7)", 4, False),
        ("CBC +1 (1.6.4)", 2, False),
        ("CBC +3 (1.6.4)", 4, False),
        ("Rebellion lose 0 (3.6.7)", 7, False),
        ("Rebellion lose 1 (3.6.7)", 3, False),
        ("Rebellion lose 3 (3.6.7)", 2, False),
        ("CRC +1 (1.6.4)", 3, False),
        ("CRC +2 (1.6.4)", 2, False),
    ]


def test_french_naval_pressure_rolls_no_die() -> None:
    lod = Situation().treaty().put("militia @ Boston").eligible("french").begin()
    ask = lod.ask
    assert ask is not None
    assert odds(lod.g, ask, lod.read("special naval pressure")) is None
