"""Theatres of war: headings under which lists of the map have its hexes."""

from __future__ import annotations

from collections import deque
from typing import Final

from ticonderoga.games.end_of_empire.data.board import Board
from ticonderoga.games.end_of_empire.data.kinds import (
    CANADA,
    CONNECTICUT,
    DELAWARE,
    FLORIDA,
    GEORGIA,
    LAKE,
    LOUISIANA,
    MAINE,
    MARYLAND,
    MASSACHUSETTS,
    NEW_HAMPSHIRE,
    NEW_JERSEY,
    NEW_YORK,
    NORTH_CAROLINA,
    NOVA_SCOTIA,
    PENNSYLVANIA,
    RHODE_ISLAND,
    SEA,
    SOUTH_CAROLINA,
    VERMONT,
    VIRGINIA,
)
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData

THEATRES: Final = (
    ("Acadia and Isle Royale", (NOVA_SCOTIA,), ("5927", "5323")),
    ("Canada", (CANADA,), ("3312", "3010")),
    ("New England", (NEW_HAMPSHIRE, MASSACHUSETTS, RHODE_ISLAND, CONNECTICUT, MAINE, VERMONT), ()),
    ("New York and the Lakes", (NEW_YORK,), ("3113", "2411", "2709", "1907", "2006")),
    ("The Middle Colonies", (NEW_JERSEY, PENNSYLVANIA, DELAWARE, MARYLAND), ()),
    ("The Ohio and the West", (), ("1111", "1102", "1608", "S5408", "S4605", "S4401", "S3901")),
    ("Virginia", (VIRGINIA,), ()),
    ("The South", (NORTH_CAROLINA, SOUTH_CAROLINA, GEORGIA), ("S4216", "S3217")),
    ("Florida and the Gulf", (FLORIDA, LOUISIANA), ("S1905", "S2609", "S3106", "S2914")),
)
"""Name, political areas, and hexes of the wilderness from which it spreads."""
AT_SEA: Final = "At sea"


def theatres(board: Board, scenario: ScenarioData) -> list[tuple[str, list[int]]]:
    """Every hex in play and the place in it, under the theatre that is nearest over land."""
    of = _nearest(board)
    found: list[tuple[str, list[int]]] = [(name, []) for name, _, _ in THEATRES]
    found.append((AT_SEA, []))
    for hex in range(board.hexes):
        if scenario.in_play[hex]:
            found[of[hex]][1].extend(board.spaces_of[hex])
    return [(name, spaces) for name, spaces in found if spaces]


def _nearest(board: Board) -> list[int]:
    """The theatre of each hex, spread over land from areas and chosen hexes."""
    nowhere = len(THEATRES)
    of = [nowhere] * board.hexes
    queue: deque[int] = deque()
    for theatre, (_, areas, seeds) in enumerate(THEATRES):
        start = [hex for hex in range(board.hexes) if board.area[hex] in areas]
        start += [board.hex_at(seed) for seed in seeds]
        for hex in start:
            if hex >= 0 and of[hex] == nowhere:
                of[hex] = theatre
                queue.append(hex)
    while queue:
        hex = queue.popleft()
        for other in board.near[hex]:
            if of[other] == nowhere and board.terrain[other] not in (SEA, LAKE):
                of[other] = of[hex]
                queue.append(other)
    return of
