"""What a side has of what its victory needs, told in the top bar."""

from __future__ import annotations

import pytest

from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH
from ticonderoga.games.end_of_empire.position import DEAD, Position
from ticonderoga.games.end_of_empire.progress import progress
from ticonderoga.games.end_of_empire.rules.forces import bring_in, send_away

GAME = find_game("end-of-empire")


def begun(scenario: str) -> Position:
    position: Position = Match(GAME, scenario, seed=1).position
    return position


@pytest.mark.parametrize(
    ("scenario", "british", "allied"),
    [
        ("jenkins-ear", (0, 1), (1, 2)),
        ("fiw-1755", (0, 3), (0, 1)),
        ("fiw-campaign", (1, 16), (0, 2)),
        ("kgw-campaign", (0, 3), (1, 1)),
        ("arw-campaign-1775", (0, 15), (0, 35)),
        ("arw-south-1780", (0, 3), (0, 20)),
    ],
)
def test_the_beginning(
    scenario: str, british: tuple[int, int], allied: tuple[int, int]
) -> None:
    g = begun(scenario)
    assert progress(g, BRITISH) == british
    assert progress(g, ALLIED) == allied


def test_a_place_that_is_taken_counts() -> None:
    g = begun("jenkins-ear")
    place = g.board.index("St. Augustine")
    for space in g.board.spaces_of[g.board.hex_of[place]]:
        for piece in g.at(ALLIED, space):
            send_away(g, piece, DEAD)
    unit = next(p for p in g.pieces.of_war[g.war] if g.pieces.side[p] == BRITISH and g.on_map(p))
    send_away(g, unit, DEAD)
    bring_in(g, BRITISH, unit, g.board.hex_of[place])
    assert progress(g, BRITISH) == (1, 1)
    assert progress(g, ALLIED) == (0, 2)


def test_the_top_bar_tells_it() -> None:
    match = Match(GAME, "fiw-campaign", seed=1)
    scene = match.rules.scene(match.view(BRITISH))
    british, allied = scene["standing"]
    assert (british["value"], british["need"]) == (1, 16)
    assert british["text"].startswith("British: 1 of 16 for victory; ")
    assert (allied["value"], allied["need"]) == (0, 2)


def test_who_has_nothing_to_take_is_told_by_his_strength() -> None:
    match = Match(GAME, "arw-invasion-of-canada", seed=1)
    standing = match.rules.scene(match.view(BRITISH))["standing"][BRITISH]
    assert standing["need"] == 0
    assert standing["value"] > 0
    assert "combat factors" in standing["text"]
