"""The table of Liberty or Death in text: panels of everything, and one thing described."""

from __future__ import annotations

import pytest

from ticonderoga.cli.panels import panels
from ticonderoga.cli.screen import Panel
from ticonderoga.cli.sheet import WHOLE, Sheet
from ticonderoga.cli.things import describe
from ticonderoga.engine.dice import Dice
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, BRITISH_REGULAR, GAGE, LAUZUN
from ticonderoga.games.liberty_or_death.data.spaces import (
    BOSTON,
    MASSACHUSETTS,
    NORTHWEST,
    SPACES,
    VIRGINIA,
    WEST_INDIES,
)
from ticonderoga.games.liberty_or_death.game import GAME
from ticonderoga.games.liberty_or_death.order import MARCH, Order
from ticonderoga.games.liberty_or_death.position import OVER, Position

RULES = GAME.rules("1775", {option.name: option.default for option in GAME.options})


@pytest.fixture
def g() -> Position:
    position: Position = RULES.start(Dice(5))
    position.played, position.on_deck = 1, 18
    return position


def sheet(g: Position) -> Sheet:
    return Sheet(RULES, RULES.board(), RULES.scene(RULES.view(g, 0)))


def shown(g: Position) -> dict[str, list[str]]:
    found = panels(sheet(g), 0)
    assert len({panel.title for panel in found}) == len(found)
    return {panel.title: panel.lines for panel in found}


def told(g: Position, kind: str, index: int) -> Panel:
    return describe(sheet(g), kind, index)


def line_of(g: Position, space: int) -> str:
    """The line of a space, or its part of a line of several bare ones."""
    name = g.board.names[space]
    found = []
    for panel in panels(sheet(g), 0):
        for line in panel.lines if panel.kind == "board" else []:
            sign, said = line[:3], line[4:].replace(WHOLE, " ")
            found += [f"{sign} {part}" for part in said.split(" · ")]
    found = [line for line in found if line[4:].startswith(name)]
    found = [line for line in found if line[4 + len(name) :][:1] in ("", " ", ":")]
    found = [line for line in found if not line[4 + len(name) :][1:2].isupper()]
    assert len(found) == 1, found
    return found[0]


def test_every_space_has_its_place_under_a_heading(g: Position) -> None:
    groups = RULES.board()["groups"]
    assert [name for name, _ in groups] == [
        "Cities", "Northern Colonies", "Southern Colonies", "Indian Reserves and West Indies",
    ]  # fmt: skip
    assert sorted(space for _, spaces in groups for space in spaces) == list(range(SPACES))
    for space in range(SPACES):
        assert line_of(g, space)


def test_a_line_tells_control_level_population_and_both_sides(g: Position) -> None:
    assert line_of(g, BOSTON) == "[B] Boston 1 (PS): Gage 3R 1F"
    assert line_of(g, MASSACHUSETTS) == "[R] Massachusetts 2 (AO): Washington 1C 1m 1PF"
    assert line_of(g, NORTHWEST) == "[ ] Northwest: Brant 2w"
    g.put(BRITISH_REGULAR, VIRGINIA, 1)
    assert line_of(g, VIRGINIA) == "[ ] Virginia 2: 1R / 1m"
    g.propaganda[BOSTON] = 2
    g.raids[BOSTON] = 1
    g.put_blockades(BOSTON, 1)
    assert line_of(g, BOSTON) == "[B] Boston 1 (PS, 2p, 1r, 1 Blockade): Gage 3R 1F"
    g.squadrons = 1
    assert line_of(g, WEST_INDIES) == "[ ] West Indies (1 Squadron)"


def test_the_factions_and_the_card_come_first(g: Position) -> None:
    first, second = panels(sheet(g), 0)[:2]
    assert first.title == "Campaign 1775: A card is turned up (2.2)"
    assert first.kind == second.kind == "tracks"
    assert " ".join(first.lines[0].split()) == (
        "British eligible Resources 6 Support -10/1, Casualties 0/1; holds Brilliant Stroke"
    )
    assert "holds Brilliant Stroke and Treaty" in first.lines[3]
    assert any("Preparations" in line and "0 of 16" in line for line in first.lines)
    assert second.title == "Current card: Waxhaws Massacre (#1 PBFI)"
    assert second.lines[0].startswith("Unshaded: ")
    assert second.lines[1].startswith("Shaded: ")
    assert second.lines[2] == 'On deck: "If it hadn\'t been so stormy..." (#18 PIBF).'


def test_the_command_in_hand_shows_where_and_what_it_has_cost(g: Position) -> None:
    g.order = Order(BRITISH, MARCH, limited=True)
    g.order.select(MASSACHUSETTS)
    g.order.paid = 1
    said = " ".join(panels(sheet(g), 0)[0].lines[-1].split())
    assert said.startswith("British Limited March. Spaces: Massachusetts")
    assert "Cost so far: 1;" in said
    g.order = Order(BRITISH, MARCH, free=True)
    said = " ".join(panels(sheet(g), 0)[0].lines[-1].split())
    assert said.startswith("British March. Spaces: none yet")
    assert "Cost so far: free;" in said


def test_boxes_leaders_and_piles(g: Position) -> None:
    g.casualties[BRITISH_REGULAR] = 1
    g.played_cards = (2, 105)
    boxes = shown(g)["Boxes"]
    assert any("12 Villages" in line for line in boxes)
    assert "French Unavailable: 15 French Regulars, 3 Squadrons." in boxes
    assert boxes[-1] == "British Casualties: 1 British Regular."
    leaders = shown(g)["Leaders"]
    assert "B Gage            at Boston" in [line.rstrip() for line in leaders]
    assert "F Rochambeau      French Available" in [line.rstrip() for line in leaders]
    assert "F Lauzun          not in play" in [line.rstrip() for line in leaders]
    played = "Played: Common Sense (#2 PBFI); Patriot Brilliant Stroke (#105)."
    assert shown(g)["Piles, the last card on top"] == [played]
    g.step = OVER
    assert len(shown(g)["Piles, the last card on top"]) == 2


def test_the_texts_of_cards_held_openly_are_told_on_request(g: Position) -> None:
    kinds = {panel.title: panel.kind for panel in panels(sheet(g), BRITISH)}
    assert kinds["British hand: 1 card"] == "held"
    assert "French hand: 2 cards" not in kinds
    assert "hand" not in kinds.values()


def test_before_the_first_card(g: Position) -> None:
    g.played = g.on_deck = 0
    assert shown(g)["Current card: none yet"] == []


def test_one_space(g: Position) -> None:
    panel = told(g, "space", NORTHWEST)
    assert panel.title == "Northwest"
    assert panel.lines[0].startswith("[ ] Northwest. Indian Reserve, always Neutral. ")
    assert panel.lines[1] == "Here: 2 Underground War Parties, Joseph Brant."
    assert panel.lines[2] == (
        "Adjacent: Quebec, New York, Pennsylvania, Virginia, Southwest, Maryland-Delaware "
        "(not all sources have this border)."
    )
    assert "Adjacent: nothing." in told(g, "space", WEST_INDIES).lines
    boston = told(g, "space", BOSTON)
    assert boston.lines[0] == "[B] Boston. City, Population 1."
    assert boston.lines[1] == (
        "Here: British Control, Passive Support, 3 British Regulars, 1 British Fort, Thomas Gage."
    )


def test_one_card(g: Position) -> None:
    panel = told(g, "card", 29)
    assert panel.title == "#29 Edward Bancroft, British Spy"
    assert panel.lines[0] == "Event card of 1775-1776. British, Patriots, Indians, French."
    assert panel.lines[-2] == "Non-player French (sword): leave the Event alone."
    assert panel.lines[-1].startswith("Rules: 5.1")
    assert told(g, "card", 97).lines[0] == "Winter quarters card."
    assert len(told(g, "card", 97).lines) == 3


def test_one_leader_and_one_faction(g: Position) -> None:
    panel = told(g, "leader", GAGE)
    assert panel.title == "Thomas Gage"
    assert panel.lines[0] == "British; at Boston."
    assert panel.lines[2] == "With him: 3 British Regulars, 1 British Fort."
    assert told(g, "leader", LAUZUN).lines[0] == "French; not in play."
    assert told(g, "seat", BRITISH).title == "British"
    assert "both must be above 0 (7.2)" in told(g, "seat", BRITISH).lines[1]
    assert told(g, "command", 0).lines == []
