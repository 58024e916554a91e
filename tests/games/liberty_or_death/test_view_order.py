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


@pytest.mark.parametrize(
    ("faction", "command"),
    [("british", "muster"), ("british", "march"), ("indians", "raid"), ("french", "muster")],
)
def test_the_command_is_shown_by_name(faction: str, command: str) -> None:
    lod = Situation().treaty().put("3 regulars, Gage @ Norfolk", "militia @ Boston")
    lod.put("2 war parties @ Quebec", "war party @ New York").levels("PO", "New York")
    lod.command(faction, command)
    assert (shown(lod, "command"), shown(lod, "special")) == (command, "")


def test_a_special_activity_is_shown_by_name_before_its_command_has_one() -> None:
    lod = Situation().put("2 militia @ Virginia", "2 militia @ Georgia").eligible("patriots")
    lod.patriots("special persuasion")
    assert (shown(lod, "command"), shown(lod, "special")) == ("", "persuasion")


def test_common_cause_is_shown_by_name_and_is_no_longer_open() -> None:
    lod = Situation().put("3 regulars, war party @ Virginia", "continental @ Virginia")
    lod.command("british", "march", specials_left=1)
    assert shown(lod, "open_specials") == ["common_cause", "skirmish", "naval_pressure"]
    lod.british("special common cause")
    assert (shown(lod, "special"), shown(lod, "specials_left")) == ("common_cause", 0)
    assert shown(lod, "open_specials") == []


def test_the_spaces_left_are_counted_down_where_there_is_a_limit() -> None:
    lod = Situation().put("3 militia, Washington @ Boston", "2 militia @ Georgia")
    lod.command("patriots", "rally", free=True, max_spaces=2)
    assert shown(lod, "spaces_left") == 2
    lod.patriots("militia Boston")
    assert shown(lod, "spaces_left") == 1
    lod.patriots("militia Georgia")
    assert shown(lod, "spaces_left") == 0
    unlimited = Situation().put("3 militia @ Boston", "2 militia @ Georgia")
    assert shown(unlimited.command("patriots", "rally"), "spaces_left") is None
