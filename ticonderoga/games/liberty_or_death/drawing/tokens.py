"""What lies on the map of Liberty or Death and in its boxes."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import At, Token
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    ELSEWHERE,
    FACTION_IDS,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    KIND_IDS,
    KINDS,
    LEVEL_IDS,
    OWNER,
    PATRIOT_FORT,
    PATRIOTS,
    TYPE_IDS,
    TYPES,
)
from ticonderoga.games.liberty_or_death.data.spaces import SPACES, WEST_INDIES
from ticonderoga.games.liberty_or_death.drawing.order import UNDERGROUND, named
from ticonderoga.games.liberty_or_death.text.words import LEVELS
from ticonderoga.games.liberty_or_death.view import View

MARKS: Final = ("R", "T", "F", "W", "V", "C", "M", "F", "R", "W", "M")
"""The letter on the plate of each kind."""
BRIEFS: Final = {PATRIOT_FORT: "PF", FRENCH_REGULAR: "FR"}
"""How kinds are written in text whose letter another one has too."""
CONTROLS: Final = ("British Control", "Rebellion Control")
LOST: Final = ("casualties_royalists", "casualties_rebellion")


def draw_tokens(pack: Pack, view: View) -> list[Token]:
    """The pieces and markers of every space, the leaders, and what is in the boxes."""
    tokens: list[Token] = []
    kinds = view["kinds"]
    for space in range(SPACES):
        tokens += _markers(view, space)
        for kind in range(KINDS):
            count = kinds[kind][space]
            if count:
                tokens.append(_pieces(pack, kind, space, count))
    tokens += [_leader(pack, view, faction) for faction in FACTIONS]
    for type_ in range(TYPES):
        tokens += _off_the_map(pack, view, type_)
    if view["squadrons_unavailable"]:
        box: At = ("box", "unavailable_french")
        tokens.append(_ships("squadrons", box, view["squadrons_unavailable"], "Squadron"))
    return tokens


def _pieces(pack: Pack, kind: int, space: int, count: int) -> Token:
    token: Token = {
        "key": f"{KIND_IDS[kind]} {space}",
        "at": ("space", space),
        "figure": "plate",
        "side": OWNER[kind],
        "count": count,
        "mark": MARKS[kind],
        "title": named(pack, kind, count),
    }
    if kind in BRIEFS:
        token["brief"] = f"{count}{BRIEFS[kind]}"
    if kind in UNDERGROUND:
        token["look"] = "hollow"
    return token


# ---------------------------------------------------------------------- markers


def _markers(view: View, space: int) -> list[Token]:
    """1.6, 1.7, 1.9 Control, level, Propaganda, Raids and ships of a space."""
    tokens: list[Token] = []
    if view["control"][space] >= 0:
        tokens.append(_control(space, view["control"][space]))
    if view["level"][space]:
        tokens.append(_level(space, view["level"][space]))
    if view["propaganda"][space]:
        tokens.append(_note("Propaganda", PATRIOTS, space, view["propaganda"][space]))
    if view["raids"][space]:
        tokens.append(_note("Raid", INDIANS, space, view["raids"][space]))
    at: At = ("space", space)
    if space == WEST_INDIES and view["squadrons"]:
        tokens.append(_ships(f"ships {space}", at, view["squadrons"], "Squadron"))
    elif view["blockades"][space]:
        tokens.append(_ships(f"ships {space}", at, view["blockades"][space], "Blockade"))
    return tokens


def _control(space: int, control: int) -> Token:
    return {
        "key": f"control {space}",
        "at": ("space", space),
        "figure": "marker",
        "side": PATRIOTS if control else BRITISH,
        "count": 1,
        "brief": "R" if control else "B",
        "title": CONTROLS[control],
    }


def _level(space: int, level: int) -> Token:
    return {
        "key": f"level {space}",
        "at": ("space", space),
        "figure": "plate",
        "side": BRITISH if level > 0 else PATRIOTS,
        "count": abs(level),
        "mark": "S" if level > 0 else "O",
        "brief": LEVEL_IDS[level + 2],
        "look": "note",
        "shade": abs(level),
        "title": LEVELS[level + 2],
    }


def _note(word: str, side: int, space: int, count: int) -> Token:
    return {
        "key": f"{word.lower()} {space}",
        "at": ("space", space),
        "figure": "plate",
        "side": side,
        "count": count,
        "mark": word[:1],
        "brief": f"{count}{word[:1].lower()}",
        "look": "note",
        "title": f"{count} {word} marker{'s' if count > 1 else ''}",
    }


def _ships(key: str, at: At, count: int, word: str) -> Token:
    return {
        "key": key,
        "at": at,
        "figure": "ship",
        "side": FRENCH,
        "count": count,
        "title": f"{count} {word}{'s' if count > 1 else ''}",
    }


# ---------------------------------------------------------------------- leaders and boxes


def _leader(pack: Pack, view: View, faction: int) -> Token:
    """1.10 The leader in play: on the map, or waiting in Available."""
    leader = view["leader_of"][faction]
    where = view["leaders"][leader]
    waiting = f"available_{FACTION_IDS[faction]}"
    return {
        "key": f"leader {faction}",
        "at": ("box", waiting) if where == ELSEWHERE else ("space", where),
        "figure": "leader",
        "side": faction,
        "count": 1,
        "piece": leader,
        "title": pack.counters.leader_names[leader],
    }


def _off_the_map(pack: Pack, view: View, type_: int) -> list[Token]:
    """1.3.9, 1.4.1, 1.6.4 What is Available, Unavailable, or lost until the winter ends."""
    home = FACTION_IDS[OWNER[type_]]
    places = (
        (f"available_{home}", view["available"][type_]),
        (f"unavailable_{home}", view["unavailable"][type_]),
        (LOST[OWNER[type_] != BRITISH], view["casualties"][type_]),
    )
    return [_in_box(pack, type_, box, count) for box, count in places if count]


def _in_box(pack: Pack, type_: int, box: str, count: int) -> Token:
    counters = pack.counters
    word = counters.singulars[type_] if count == 1 else counters.plurals[type_]
    return {
        "key": f"{TYPE_IDS[type_]} {box}",
        "at": ("box", box),
        "figure": "plate",
        "side": OWNER[type_],
        "count": count,
        "mark": MARKS[type_],
        "title": f"{count} {word}",
    }
