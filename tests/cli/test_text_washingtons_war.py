"""The table of Washington's War in text: what it shows, what it keeps, and what it says of single
things."""

from __future__ import annotations

import pytest

from tests.cli.text import described, shown, text
from tests.conformance.washingtons_war.situation import Situation
from ticonderoga.engine.agent import answer
from ticonderoga.engine.game import OBSERVER
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


def test_every_colony_and_every_space_stands_on_the_board() -> None:
    match = started()
    found = shown(match, AMERICAN)
    assert len([panel for panel in found if panel.kind == "board"]) == 14
    for index in range(len(match.rules.ids["space"])):
        assert match.rules.words.name("space", index) in text(found, "board")


def test_the_opening_board() -> None:
    said = text(shown(started(0), AMERICAN), "board")
    assert "Massachusetts [ ] 1-1\n[A] Lexington and Concord: Washington(2-6-3) 5A" in said
    assert "[B] Boston(pw): Howe(3-4-1) 5B" in said
    assert "[A] Philadelphia(fw): Congress" in said
    assert "Rhode Island [A] 1-0\n[A] Newport(p): Greene(1-4-3) 2A" in said


def test_the_tracks_of_the_opening() -> None:
    found = shown(started(0), AMERICAN)
    assert found[0].title == "Year 1775: Committees of Correspondence (4.0)"
    said = " ".join(text(found, "tracks").split())
    assert "American: 2 of the 7 colonies needed (13.2)" in said
    assert "War ends 1783 at the latest" in said
    assert "Regulars' Advantage in effect (9.41)" in said
    assert "Reinforced American 0 of 2 plays; British 0 of 1 plays" in said
    assert "French Alliance 0 of 9; France is neutral" in said
    assert "Game Turn 1775 of 1783" in said
    assert "Hands American 0, British 0" in said
    assert "French Navy" in text(found, "pieces")


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    match = started(40)
    while not match.view(BRITISH)["hands"][BRITISH]:
        match = started(match.ply + 1)
    assert "British hand: " in text(shown(match, BRITISH), "hand")
    assert "British hand: " not in text(shown(match, AMERICAN), "hand")
    assert "hand: " not in text(shown(match, OBSERVER), "hand")


@pytest.mark.parametrize("seat", [AMERICAN, BRITISH, OBSERVER])
def test_a_whole_game_can_be_shown_at_every_step(seat: int) -> None:
    match = Match(find_game("washingtons-war"), seed=11)
    agent = make_agent("random", 11)
    steps = 0
    while not match.over:
        steps += 1
        if steps % 7 == 0:
            year = match.view(seat)["year"]
            assert text(shown(match, seat), "tracks").startswith(f"Year {year}: ")
        match.choose(answer(match, match.awaited()[0], agent))
    assert "The game is over" in text(shown(match, seat), "tracks")


@pytest.mark.parametrize("kind", KINDS)
def test_everything_can_be_described(kind: str) -> None:
    match = started()
    for index in range(len(match.rules.ids[kind])):
        if kind == "card" and index == 0:
            continue
        panel = described(match, AMERICAN, kind, index)
        assert panel.title
        assert panel.lines


def test_what_is_reconstructed_carries_its_mark() -> None:
    match = started(0)
    ids = match.rules.ids
    monmouth = described(match, AMERICAN, "space", ids["space"].index("monmouth"))
    assert monmouth.title == "~Monmouth"
    assert monmouth.lines[-1].startswith("~ reconstructed, not read from the printed game: name")
    burgoyne = described(match, AMERICAN, "general", ids["general"].index("burgoyne"))
    assert "~" not in "".join(burgoyne.lines)
    assert "16 event cards are reconstructions" in text(shown(match, AMERICAN), "confidence")
    assert "general ratings  8 certain, 5 likely, 26" in text(shown(match, AMERICAN), "confidence")


def test_a_blockaded_port_and_a_dispersed_congress_are_told() -> None:
    ww = Situation()
    ww.g.navy = ww.g.board.zone_ids.index("chesapeake")
    ww.g.congress = -1
    found = shown(ww.match, AMERICAN)
    assert "Norfolk(pwx)" in text(found, "board")
    said = " ".join(text(found, "tracks").split())
    assert "French Navy in the Chesapeake zone" in said
    assert "Congress dispersed" in said


def test_a_general_a_way_and_a_card_in_full() -> None:
    match = started(0)
    ids = match.rules.ids
    greene = described(match, AMERICAN, "general", ids["general"].index("greene"))
    assert greene.lines[:4] == [
        "American; at Newport.",
        "Strategy, battle, agility: 1-~4-3.",
        "+2 to retreat before battle.",
        "With him: 2 American CUs.",
    ]
    quebec = described(match, AMERICAN, "space", ids["space"].index("quebec"))
    assert "Adjacent: Falmouth (wilderness, Arnold only), Montreal." in quebec.lines
    minister = described(match, AMERICAN, "card", 101)
    assert minister.title == "#101 Benjamin Franklin: Minister to France"
    assert minister.lines[0] == "Mandatory card."
    assert "Removed from the game after play." in minister.lines
    assert "+2 in a battle." in described(match, AMERICAN, "card", 76).lines
    assert "Only if " in " ".join(described(match, AMERICAN, "card", 95).lines)


def test_an_event_that_can_be_exchanged_for_is_told() -> None:
    """6.32.C"""
    ww = Situation()
    ww.g.exchangeable = 97
    assert "Exchange" in text(shown(ww.match, AMERICAN), "tracks")
    assert "(#97) can be exchanged (6.32.C)" in text(shown(ww.match, AMERICAN), "tracks")
