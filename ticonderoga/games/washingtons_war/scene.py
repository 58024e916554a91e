"""How the board of Washington's War is drawn: its description, and its look through a view."""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.engine.kit.phases import titles_of
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH, WILDERNESS, Board
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.data.pieces import General
from ticonderoga.games.washingtons_war.position import (
    CAPTURED,
    EUROPEAN_WAR,
    IN_BOX,
    NAVY_ON_TRACK,
    NOT_ARRIVED,
    OUT_OF_GAME,
)
from ticonderoga.games.washingtons_war.rules import sequence
from ticonderoga.games.washingtons_war.rules.victory import (
    AMERICAN_COLONIES_TO_WIN,
    BRITISH_COLONIES_TO_WIN,
)
from ticonderoga.games.washingtons_war.text.rulebook import RULES

FRENCH: Final = 2
MARGIN: Final = 1.2
"""Degrees of land shown around the outermost spaces."""

SIDES: Final = (
    {"id": "american", "name": "American", "tone": "blue"},
    {"id": "british", "name": "British", "tone": "red"},
    {"id": "french", "name": "French", "tone": "green"},
)

PHASES: Final = titles_of(sequence.PHASES)
FRANCE: Final = (
    "France is neutral",
    "the alliance is about to be signed",
    "France is in; the European War begins at the year's end",
    "European War",
)


STORY: Final[dict[str, list[str]]] = {
    "chapters": ["set_up_done", "year", "phase_winter", "phase_political"],
    "impulses": [
        "british_lead", "acts_again", "play_activate", "play_campaign", "play_discard",
        "play_event", "play_politics", "play_queue", "play_reinforce", "play_throw",
    ],
}  # fmt: skip
"""The log lines that begin a chapter of the story, and those that begin an impulse."""

CARD_RULES: Final[dict[str, list[str]]] = {
    "ops": ["6.2", "7.1", "8.0", "10.11"],
    "event": ["6.3", "6.32", "6.33.C"],
    "mandatory": ["6.34", "6.34.A"],
    "battle": ["6.33", "6.33.A", "9.45"],
    "campaign": ["7.2", "5.3.a"],
}
GENERAL_RULES: Final = ("2.2.C", "7.1", "7.3", "7.6")


def describe_board(pack: Pack) -> dict[str, Any]:
    """The board as it never changes: spaces, lines, regions, tracks, cards and pieces."""
    board = pack.board
    return {
        "game": "washingtons-war",
        "title": "Washington's War",
        "layout": "geographic",
        "notice": pack.label.notice,
        "kinds": {},
        "story": STORY,
        "bounds": {
            "lat": [min(board.lat) - MARGIN, max(board.lat) + MARGIN],
            "lon": [min(board.lon) - MARGIN, max(board.lon) + MARGIN],
        },
        "sides": [{**side, "camp": int(i == BRITISH)} for i, side in enumerate(SIDES)],
        "spaces": [_space(board, space) for space in range(board.size)],
        "links": [
            {
                "a": line.a,
                "b": line.b,
                "style": "private" if line.only else "track" if line.kind == WILDERNESS else "road",
                "note": f"{line.only.title()} only" if line.only else "",
                "confidence": line.confidence,
            }
            for line in board.connections
        ],
        "regions": [
            {
                "id": board.colony_ids[colony],
                "name": board.colony_names[colony],
                "kind": "outside" if colony == board.canada else "colony",
                "spaces": list(board.colony_spaces[colony]),
                "rules": ["10.0.B"] if colony == board.canada else ["10.0.B", "9.43", "13.2"],
            }
            for colony in range(len(board.colony_ids))
        ],
        "zones": [_zone(board, zone) for zone in range(len(board.zone_ids))],
        "tracks": [
            {
                "id": "alliance",
                "name": "French Alliance",
                "steps": [str(step) for step in range(10)],
                "rule": "12.1",
            },
            {
                "id": "year",
                "name": "Game Turn",
                "steps": [
                    str(year)
                    for year in range(pack.pieces.first_year, pack.pieces.last_year + 1)
                ],
                "rule": "5.0",
            },
        ],
        "boxes": [
            {"id": "american_box", "name": "American reinforcements", "side": 0, "rule": "8.2"},
            {"id": "british_box", "name": "British reinforcements", "side": 1, "rule": "8.1"},
            {"id": "french_box", "name": "French reinforcements", "side": 2, "rule": "12.2.B.ii"},
            {"id": "captured", "name": "Captured generals", "side": -1, "rule": "7.6"},
            {"id": "dispersed", "name": "Congress dispersed", "side": 0, "rule": "7.7"},
            {"id": "at_sea", "name": "French Navy away", "side": 2, "rule": "12.3"},
        ],
        "cards": [
            {
                "number": card.number,
                "title": card.title,
                "kind": card.kind,
                "side": card.side,
                "ops": card.ops,
                "text": card.text,
                "confidence": card.confidence,
                "rules": CARD_RULES.get(card.kind, []),
            }
            for card in pack.deck.cards
        ],
        "pieces": [
            {
                "kind": "general",
                "id": who.id,
                "name": who.name,
                "short": who.short,
                "side": FRENCH if who.french else who.side,
                "ratings": [
                    ["strategy", who.strategy],
                    ["battle", who.battle],
                    ["agility", who.agility],
                ],
                "about": [f"Ratings: {who.confidence}."],
                "rules": list(GENERAL_RULES),
            }
            for who in pack.pieces.generals
        ],
        "rules": dict(RULES),
    }


def _space(board: Board, space: int) -> dict[str, Any]:
    tags = []
    about = [f"{board.labels[space]}, {board.colony_names[board.colony[space]]}."]
    rules = ["10.0"]
    if board.port[space]:
        tags.append("port")
        about.append(f"A port in the {board.zone_names[board.zone[space]]} zone.")
        rules += ["7.5", "12.3"]
    if board.fortified[space]:
        tags.append("fortified")
        about.append("Fortified: no landing party, and the Royal Navy helps only if British.")
        rules.append("2.1.C")
    if board.quarters[space]:
        tags.append("quarters")
        about.append("Winter quarters.")
        rules.append("11.1")
    if board.south[space]:
        tags.append("south")
        about.append("South of the winter attrition line.")
        rules.append("11.1")
    return {
        "id": board.space_ids[space],
        "name": board.names[space],
        "label": board.labels[space],
        "lat": board.lat[space],
        "lon": board.lon[space],
        "x": board.x[space],
        "y": board.y[space],
        "shape": board.kind[space],
        "region": board.colony[space],
        "zone": board.zone[space],
        "tags": tags,
        "confidence": board.confidence[space],
        "about": about,
        "rules": rules,
    }


def _zone(board: Board, zone: int) -> dict[str, Any]:
    ports = board.zone_ports[zone]
    return {
        "id": board.zone_ids[zone],
        "name": board.zone_names[zone],
        "spaces": list(ports),
        "rules": ["12.3", "7.5", "9.42"],
        "lat": sum(board.lat[port] for port in ports) / len(ports),
        "lon": sum(board.lon[port] for port in ports) / len(ports),
    }


# ---------------------------------------------------------------------- the present look


def draw_hands(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The hands, from what a seat may see of them: nothing else in a scene is private."""
    return [
        {
            "seat": seat,
            "count": view["hand_sizes"][seat],
            "cards": view["hands"][seat],
            "known": view["known"][seat],
        }
        for seat in (AMERICAN, BRITISH)
    ]


def draw_scene(pack: Pack, view: dict[str, Any]) -> dict[str, Any]:
    """What lies on the board, from what a seat may see."""
    american, british = view["standing"]
    return {
        "tokens": _tokens(pack, view),
        "tracks": {
            "alliance": {"step": view["alliance"], "note": FRANCE[view["france"]]},
            "year": {
                "step": view["year"] - pack.pieces.first_year,
                "note": "Regulars" if view["regulars"] else "No Regulars",
            },
        },
        "status": _status(pack, view),
        "standing": [
            _standing(AMERICAN, american, AMERICAN_COLONIES_TO_WIN),
            _standing(BRITISH, british, BRITISH_COLONIES_TO_WIN),
        ],
        "regions": list(view["colonies"]),
        "hands": draw_hands(view),
        "piles": _piles(view),
    }


def _standing(side: int, value: int, need: int) -> dict[str, Any]:
    return {
        "side": side,
        "value": value,
        "need": need,
        "text": f"{SIDES[side]['name']}: {value} of the {need} colonies needed (13.2)",
    }


Token = dict[str, Any]


def _token(at: list[Any], kind: str, side: int, count: int, title: str) -> Token:
    return {"at": at, "kind": kind, "side": side, "count": count, "title": title}


def _marker(space: int, owner: int) -> Token:
    title = f"{SIDES[owner - 1]['name']} control"
    return _token(["space", space], "marker", owner - 1, 1, title)


def _units(space: int, side: int, count: int) -> Token:
    title = f"{count} {SIDES[side]['name']} CU{'s' if count > 1 else ''}"
    return _token(["space", space], "units", side, count, title)


def _general(index: int, who: General, at: list[Any]) -> Token:
    token = _token(at, "general", FRENCH if who.french else who.side, 1, who.name)
    token["piece"] = index
    return token


def _tokens(pack: Pack, view: dict[str, Any]) -> list[Token]:
    tokens: list[Token] = []
    owners: list[int] = view["pc"]
    american: list[int] = view["american_cu"]
    british: list[int] = view["british_cu"]
    french: list[int] = view["french_cu"]
    for space in range(pack.board.size):
        owner = owners[space]
        if owner:
            tokens.append(_marker(space, owner))
        if american[space]:
            tokens.append(_units(space, AMERICAN, american[space]))
        if british[space]:
            tokens.append(_units(space, BRITISH, british[space]))
        if french[space]:
            tokens.append(_units(space, FRENCH, french[space]))
    places: list[int] = view["generals"]
    for index, who in enumerate(pack.pieces.generals):
        at = _general_place(places[index], who.side)
        if at:
            tokens.append(_general(index, who, at))
    congress = view["congress"]
    seat: list[Any] = ["space", congress] if congress >= 0 else ["box", "dispersed"]
    tokens.append(_token(seat, "congress", AMERICAN, 1, "Continental Congress"))
    tokens += _reserve_tokens(view)
    return tokens


def _general_place(where: int, side: int) -> list[Any]:
    if where >= 0:
        return ["space", where]
    if where == IN_BOX:
        return ["box", "british_box" if side == BRITISH else "american_box"]
    if where == CAPTURED:
        return ["box", "captured"]
    if where == NOT_ARRIVED:
        return ["box", "french_box"]
    assert where == OUT_OF_GAME
    return []


def _reserve_tokens(view: dict[str, Any]) -> list[dict[str, Any]]:
    tokens = []
    boxes = (("american_box", 0), ("british_box", 1), ("french_waiting", 2))
    for name, side in boxes:
        count = view[name]
        if count:
            box = "french_box" if side == FRENCH else name
            title = f"{count} {SIDES[side]['name']} CUs in reserve"
            tokens.append(_token(["box", box], "units", side, count, title))
    navy = view["navy"]
    if navy >= 0:
        at: list[Any] = ["zone", navy]
    else:
        at = ["box", "at_sea" if navy == NAVY_ON_TRACK else "french_box"]
    tokens.append(_token(at, "fleet", FRENCH, 1, "French Navy"))
    return tokens


def _status(pack: Pack, view: dict[str, Any]) -> list[list[str]]:
    card = pack.deck.cards[view["war_ends"]]
    years = [effect.amount for effect in card.effects if effect.op == "war_ends"]
    status = [
        ["Year", str(view["year"])],
        ["Phase", PHASES[view["step"]]],
        ["War ends", str(years[0]) if years else f"{pack.pieces.last_year} at the latest"],
        ["Regulars' Advantage", "in effect (9.41)" if view["regulars"] else "lost (9.41)"],
        ["France", FRANCE[view["france"]]],
    ]
    if view["congress"] < 0:
        status.append(["Congress", "dispersed: no American placing (10.11.A.iv)"])
    if view["mutinies"]:
        status.append(["Line Mutinies", "no American placing this year (10.11.A.iv)"])
    if view["reshuffle_due"]:
        status.append(["Deck", "reshuffled at the next deal (6.1.B)"])
    if view["france"] == EUROPEAN_WAR and view["french_waiting"]:
        status.append(["French army", "waits for an open port (12.2.B.ii)"])
    return status


def _piles(view: dict[str, Any]) -> list[dict[str, Any]]:
    piles = [
        {"id": "discards", "name": "Discard pile", "cards": list(view["discards"])},
        {"id": "removed", "name": "Out of the game", "cards": list(view["removed"])},
        {"id": "set_aside", "name": "Set aside until 1776", "cards": list(view["set_aside"])},
    ]
    for seat, name in ((AMERICAN, "American"), (BRITISH, "British")):
        piles.append(
            {"id": f"queue_{seat}", "name": f"{name} queue", "cards": list(view["queues"][seat])}
        )
        piles.append(
            {
                "id": f"reinforced_{seat}",
                "name": f"{name} reinforcement cards",
                "cards": list(view["reinforced"][seat]),
            }
        )
    if view["war_ends"]:
        piles.append({"id": "war_ends", "name": "War Ends", "cards": [view["war_ends"]]})
    return piles
