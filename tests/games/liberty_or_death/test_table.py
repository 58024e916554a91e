"""The text table of Liberty or Death: panels of everything, and one thing described."""

from __future__ import annotations

import pytest

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.game import Panel
from ticonderoga.games.liberty_or_death.data.pack import load_pack
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, BRITISH_REGULAR, GAGE, LAUZUN
from ticonderoga.games.liberty_or_death.data.spaces import (
    BOSTON,
    MASSACHUSETTS,
    NORTHWEST,
    SPACES,
    WEST_INDIES,
)
from ticonderoga.games.liberty_or_death.edition import Edition
from ticonderoga.games.liberty_or_death.order import MARCH, Order
from ticonderoga.games.liberty_or_death.position import OVER, Position
from ticonderoga.games.liberty_or_death.rules.setup import set_up
from ticonderoga.games.liberty_or_death.table import REGIONS, WHOLE, describe, panels
from ticonderoga.games.liberty_or_death.view import view


@pytest.fixture
def g() -> Position:
    position = set_up(load_pack(), Edition("1775", {}), Dice(5))
    position.played, position.on_deck = 1, 18
    return position


def shown(g: Position) -> dict[str, list[str]]:
    found = panels(g.pack, view(g, 0))
    assert len({panel.title for panel in found}) == len(found)
    return {panel.title: panel.lines for panel in found}


def told(g: Position, kind: str, index: int) -> Panel:
    return describe(g.pack, view(g, 0), kind, index)


def line_of(g: Position, space: int) -> str:
    name = g.board.names[space].replace(" ", WHOLE)
    found = [
        line for lines in shown(g).values() for line in lines
        if line.startswith(("[B] ", "[R] ", "[ ] ")) and line[4:].startswith(name)
        and line[4 + len(name) :][:1] in ("", " ", ":")
    ]  # fmt: skip
    assert len(found) == 1
    return found[0].replace(WHOLE, " ")


def test_every_space_has_one_line(g: Position) -> None:
    assert sorted(space for _, spaces in REGIONS for space in spaces) == list(range(SPACES))
    for space in range(SPACES):
        assert line_of(g, space)


def test_a_line_tells_control_level_population_and_both_sides(g: Position) -> None:
    assert line_of(g, BOSTON) == "[B] Boston PS1: Gage 3R 1F / -"
    assert line_of(g, MASSACHUSETTS) == "[R] Massachusetts AO2: - / Washington 1C 1m 1F"
    assert line_of(g, NORTHWEST) == "[ ] Northwest: Brant 2w / -"
    g.propaganda[BOSTON] = 2
    g.raids[BOSTON] = 1
    g.put_blockades(BOSTON, 1)
    assert line_of(g, BOSTON) == "[B] Boston PS1 (x, 2p, 1r): Gage 3R 1F / -"
    g.squadrons = 1
    assert line_of(g, WEST_INDIES) == "[ ] West Indies (1 Squadron)"


def test_the_factions_and_the_card_come_first(g: Position) -> None:
    first, second = panels(g.pack, view(g, 0))[:2]
    assert first.title == "1775: A card is turned up"
    assert first.kind == second.kind == "tracks"
    assert " ".join(first.lines[0].split()) == (
        "British eligible Resources 6 margins -10 +0 Gage in Boston, holds Brilliant Stroke"
    )
    assert "Rochambeau Available, holds Brilliant Stroke and Treaty" in first.lines[3]
    assert any("Preparations 0" in line for line in first.lines)
    assert second.title == "Waxhaws Massacre (#1 PBFI)"
    assert second.lines[0].startswith("Unshaded: ")
    assert second.lines[1].startswith("Shaded: ")
    assert second.lines[2].startswith('Next: "If it hadn\'t been so stormy..." (#18 PIBF).')


def test_the_command_in_hand_shows_where_and_what_it_has_cost(g: Position) -> None:
    g.order = Order(BRITISH, MARCH, limited=True)
    g.order.select(MASSACHUSETTS)
    g.order.paid = 1
    lines = panels(g.pack, view(g, 0))[0].lines
    assert lines[-1] == "British: Limited March in Massachusetts; 1 Resource so far"
    g.order = Order(BRITISH, MARCH, free=True)
    assert panels(g.pack, view(g, 0))[0].lines[-1] == "British: March in no space yet; free"


def test_boxes_and_piles(g: Position) -> None:
    g.casualties[BRITISH_REGULAR] = 1
    g.played_cards = (2, 105)
    boxes = shown(g)["Boxes"]
    assert "12 Villages" in boxes[0]
    assert boxes[1].endswith("15 French Regulars, 3 Squadrons.")
    assert boxes[2] == "Casualties: 1 British Regular."
    played = "Played before: Common Sense (#2 PBFI); Patriot Brilliant Stroke (#105)."
    assert shown(g)["Piles"] == [played]
    g.step = OVER
    assert len(shown(g)["Piles"]) == 2


def test_before_the_first_card(g: Position) -> None:
    g.played = g.on_deck = 0
    assert shown(g)["No card yet"] == []


def test_one_space(g: Position) -> None:
    panel = told(g, "space", NORTHWEST)
    assert panel.title == "Northwest"
    assert panel.lines == [
        "Indian Reserve, Population 0; Neutral; nobody's.",
        "Here: Joseph Brant, 2 Underground War Parties.",
        "Adjacent: New York, Pennsylvania, ~Maryland-Delaware, Virginia, Quebec, Southwest.",
        "~ is a border that not all sources have.",
    ]
    assert told(g, "space", WEST_INDIES).lines[-1] == "Adjacent: nothing."


def test_one_card(g: Position) -> None:
    panel = told(g, "card", 29)
    assert panel.title == "#29 Edward Bancroft, British Spy"
    assert panel.lines[0] == "Event of 1775-1776. British, Patriots, Indians, French."
    assert panel.lines[-1] == "Non-player French (sword): leave the Event alone."
    assert len(told(g, "card", 97).lines) == 1


def test_one_leader_and_one_faction(g: Position) -> None:
    panel = told(g, "leader", GAGE)
    assert panel.title == "Thomas Gage"
    assert panel.lines[0] == "British. Gage in Boston."
    assert panel.lines[2] == "With him: 3 British Regulars, 1 British Fort."
    assert told(g, "leader", LAUZUN).lines[0] == "French. Not in play."
    assert told(g, "seat", BRITISH).title == "British"
    assert told(g, "command", 0).lines == []
