"""What the table shows of a Command in hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.view import view

SEATS = ("british", "patriots", "indians", "french")


def shown(lod: Situation, field: str) -> object:
    """A field of the order in hand as everybody sees it."""
    order: Any = view(lod.g, 0)["order"]
    return order[field]


@pytest.mark.parametrize(
    ("faction", "command", "answers"),
    [
        ("british", "march", ("destination Virginia", "move Norfolk, regulars, 1", "arrive")),
        ("british", "garrison", ("destination Boston", "move Norfolk, regulars, 1", "arrive")),
        ("patriots", "rally", ("draw_in Georgia", "move South Carolina, militia, 1", "arrive")),
        ("indians", "gather", ("draw_in Quebec", "move Northwest, war parties, 1", "arrive")),
        ("indians", "raid", ("raid Virginia", "raider Northwest, war party")),
    ],
)
def test_a_space_is_being_worked_on_from_its_choice_to_its_end(
    faction: str, command: str, answers: tuple[str, ...]
) -> None:
    lod = Situation().put("3 regulars @ Norfolk", "patriot fort @ Georgia", "village @ Quebec")
    lod.put("2 militia @ South Carolina", "3 war parties @ Northwest").levels("PO", "Virginia")
    seat = SEATS.index(faction)
    lod.command(faction, command).choose(seat, answers[0])
    assert shown(lod, "target") == lod.space(answers[0].partition(" ")[2])
    lod.choose(seat, *answers[1:])
    assert shown(lod, "target") == -1
    ask = lod.ask
    assert ask is not None
    assert ask.focus is None


def test_when_the_command_is_done_no_space_is_being_worked_on() -> None:
    lod = Situation().put("3 regulars @ Norfolk", "continental @ Norfolk").eligible("british")
    lod.british("command march", "destination Virginia", "move Norfolk, regulars, 1", "arrive")
    lod.british("done")
    assert lod.asked == "finish_turn"
    assert shown(lod, "target") == -1
    assert shown(lod, "spaces") == [lod.space("Virginia")]
