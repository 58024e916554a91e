"""The table in text: what it shows, what it keeps, and what it says of single things."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import Situation
from ticonderoga.engine.agent import answer
from ticonderoga.engine.game import OBSERVER, Panel
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

KINDS = ("space", "general", "card", "colony", "zone", "seat")


def started(plies: int = 60, seed: int = 1) -> Match:
    match = Match(find_game("washingtons-war"), seed=seed)
    agent = make_agent("random", seed)
    for _ in range(plies):
        if not match.over:
            match.choose(answer(match, match.awaited()[0], agent))
    return match


def described(match: Match, kind: str, index: int) -> Panel:
    assert match.rules.describe is not None
    return match.rules.describe(match.view(AMERICAN), kind, index)


def panels(match: Match, seat: int) -> list[Panel]:
    return match.rules.panels(match.view(seat))


def text(found: list[Panel], kind: str) -> str:
    shown = "\n".join(
        f"{panel.title}\n" + "\n".join(panel.lines) for panel in found if panel.kind == kind
    )
    return shown.replace("\u00a0", " ")


def test_every_space_stands_on_the_board_once() -> None:
    match = started()
    shown = text(panels(match, AMERICAN), "board")
    titles = [panel.title for panel in panels(match, AMERICAN) if panel.kind == "board"]
    assert len(titles) == 14
    for index in range(len(match.rules.ids["space"])):
        assert match.rules.words.name("space", index) in shown


def test_the_opening_board() -> None:
    shown = text(panels(started(0), AMERICAN), "board")
    assert "Massachusetts [ ] 1-1\n[A] Lexington and Concord: Washington(2-6-3) 5A" in shown
    assert "[B] Boston(pw): Howe(3-4-1) 5B" in shown
    assert "[A] Philadelphia(fw): Congress" in shown
    assert "Rhode Island [A] 1-0\n[A] Newport(p): Greene(1-4-3) 2A" in shown


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    match = started(40)
    while not match.view(BRITISH)["hands"][BRITISH]:
        match = started(len(match.deliveries) + 1)
    assert "British hand: " in text(panels(match, BRITISH), "hand")
    assert "British hand: " not in text(panels(match, AMERICAN), "hand")
    assert "hand: " not in text(panels(match, OBSERVER), "hand")


@pytest.mark.parametrize("seat", [AMERICAN, BRITISH, OBSERVER])
def test_a_whole_game_can_be_shown_at_every_step(seat: int) -> None:
    match = Match(find_game("washingtons-war"), seed=11)
    agent = make_agent("random", 11)
    steps = 0
    while not match.over:
        steps += 1
        if steps % 7 == 0:
            assert text(panels(match, seat), "tracks").startswith(str(match.view(seat)["year"]))
        match.choose(answer(match, match.awaited()[0], agent))
    assert "the game is over" in text(panels(match, seat), "tracks")


@pytest.mark.parametrize("kind", KINDS)
def test_everything_can_be_described(kind: str) -> None:
    match = started()
    for index in range(len(match.rules.ids[kind])):
        if kind == "card" and index == 0:
            continue
        panel = described(match, kind, index)
        assert panel.title
        assert kind == "seat" or panel.lines


def test_what_is_reconstructed_carries_its_mark() -> None:
    match = started(0)
    rules = match.rules
    monmouth = described(match, "space", rules.ids["space"].index("monmouth"))
    assert monmouth.title == "~Monmouth"
    burgoyne = described(match, "general", rules.ids["general"].index("burgoyne"))
    assert "~" not in "".join(burgoyne.lines)
    assert "16 event cards are reconstructions" in text(panels(match, AMERICAN), "confidence")


def test_a_blockaded_port_and_a_dispersed_congress_are_told() -> None:
    ww = Situation()
    ww.g.navy = ww.g.board.zone_ids.index("chesapeake")
    ww.g.congress = -1
    found = panels(ww.match, AMERICAN)
    assert "Norfolk(pwx)" in text(found, "board")
    assert "French Navy blockades the Chesapeake zone" in text(found, "tracks")
    assert "Congress   dispersed" in text(found, "tracks")
