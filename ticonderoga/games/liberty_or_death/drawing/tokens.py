"""What lies on the map of Liberty or Death and in its boxes."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import At, Token
from ticonderoga.engine.kit import drawing as draw
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
    key, title = f"{KIND_IDS[kind]} {space}", named(pack, kind, count)
    at: At = ("space", space)
    token = draw.token(key, at, "plate", OWNER[kind], title, count, MARKS[kind])
    token["lot"] = kind
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
        tokens.append(_markers_of("Propaganda", PATRIOTS, space, view["propaganda"][space]))
    if view["raids"][space]:
        tokens.append(_markers_of("Raid", INDIANS, space, view["raids"][space]))
    at: At = ("space", space)
    if space == WEST_INDIES and view["squadrons"]:
        tokens.append(_ships(f"ships {space}", at, view["squadrons"], "Squadron"))
    elif view["blockades"][space]:
        tokens.append(_ships(f"ships {space}", at, view["blockades"][space], "Blockade"))
    return tokens


def _control(space: int, control: int) -> Token:
    side, letter = (PATRIOTS, "R") if control else (BRITISH, "B")
    at: At = ("space", space)
    return draw.token(f"control {space}", at, "marker", side, CONTROLS[control], brief=letter)


def _level(space: int, level: int) -> Token:
    side, letter = (BRITISH, "S") if level > 0 else (PATRIOTS, "O")
    token = _note(f"level {space}", space, side, LEVELS[level + 2], abs(level), letter)
    token["brief"] = LEVEL_IDS[level + 2]
    token["sign"] = "crown" if level > 0 else "star"
    token["shade"] = abs(level)
    return token


def _markers_of(word: str, side: int, space: int, count: int) -> Token:
    title = f"{count} {word} marker{'s' if count > 1 else ''}"
    token = _note(f"{word.lower()} {space}", space, side, title, count, word[:1])
    token["brief"] = f"{count}{word[:1].lower()}"
    token["sign"] = "broadsheet" if word == "Propaganda" else "flame"
    return token


def _note(key: str, space: int, side: int, title: str, count: int, letter: str) -> Token:
    """A marker that is no piece."""
    token = draw.token(key, ("space", space), "plate", side, title, count, letter)
    token["look"] = "note"
    return token


def _ships(key: str, at: At, count: int, word: str) -> Token:
    return draw.token(key, at, "ship", FRENCH, f"{count} {word}{'s' if count > 1 else ''}", count)


# ---------------------------------------------------------------------- leaders and boxes


def _leader(pack: Pack, view: View, faction: int) -> Token:
    """1.10 The leader in play: on the map, or waiting in Available."""
    leader = view["leader_of"][faction]
    where = view["leaders"][leader]
    waiting = f"available_{FACTION_IDS[faction]}"
    at: At = ("box", waiting) if where == ELSEWHERE else ("space", where)
    name = pack.counters.leader_names[leader]
    return draw.token(f"leader {faction}", at, "leader", faction, name, piece=leader)


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
    key, title = f"{TYPE_IDS[type_]} {box}", f"{count} {word}"
    token = draw.token(key, ("box", box), "plate", OWNER[type_], title, count, MARKS[type_])
    if box.startswith("available"):
        token["lot"] = type_
    return token
