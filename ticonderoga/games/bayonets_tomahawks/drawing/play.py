"""The Action Round as it is played: Action Points, connections in use, the Action in hand."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing_play import LinkState, OrderSheet, Points, PointState
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH, HIGHWAY
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.drawing.things import NO_EVENT
from ticonderoga.games.bayonets_tomahawks.drawing.tokens import owner_of
from ticonderoga.games.bayonets_tomahawks.rules.connections import (
    HIGHWAY_LIMIT,
    PATH_LIMIT,
    ROAD_LIMIT,
)
from ticonderoga.games.bayonets_tomahawks.text.names import AP_NAMES, SIDE_NAMES
from ticonderoga.games.bayonets_tomahawks.view import MoveView, RaidView, RetreatView, View

BEFORE: Final = ("initiative", "ar-start")
"""Steps in which nobody has spent an AP yet."""
PHASE: Final = ("landing", "indian-actions", "hold-reaction", "actions", "end-phase")
"""7.2 The steps of an Action Phase."""

# ---------------------------------------------------------------------- 7.3 Action Points


def draw_points(pack: Pack, view: View) -> list[Points]:
    """7.3 The APs of the cards in play: to spend, spent, held for Reaction, lost."""
    groups: list[Points] = []
    order = (view["first"], 1 - view["first"])
    for faction in order:
        card = view["played"][faction]
        if faction == FRENCH and view["indian"] and view["played"][FRENCH]:
            gone = _gone(view, faction)
            groups.append(_points(pack, FRENCH, view["indian"], view["indian_aps"], gone, -1))
        if card:
            held = view["reaction"] if faction == view["first"] else -1
            left, gone = view["aps"][faction], _gone(view, faction)
            groups.append(_points(pack, faction, card, left, gone, held))
    return [group for group in groups if group["points"]]


def _gone(view: View, faction: int) -> PointState:
    """What has become of APs that are no longer there: before a faction's Action Phase an event
    has taken them."""
    step = view["step"]
    waits = step in PHASE and view["active"] != faction and faction != view["first"]
    return "lost" if step in BEFORE or waits else "used"


def _points(
    pack: Pack, side: int, number: int, left: list[int], gone: PointState, held: int
) -> Points:
    """The APs printed on a card in their order, and after them those that an event has added."""
    card = pack.deck.cards[number]
    rest = list(left)
    points: list[tuple[int, PointState]] = []
    for ap in card.aps:
        if ap in rest:
            rest.remove(ap)
            points.append((ap, "ready"))
        else:
            points.append((ap, gone))
    points += [(ap, "ready") for ap in rest]
    if held >= 0:
        points = _with_held(points, held)
    title = f"{card.title or NO_EVENT} (#{number})"
    return {"side": side, "title": title, "card": number, "points": points}


def _with_held(points: list[tuple[int, PointState]], held: int) -> list[tuple[int, PointState]]:
    """7.3.6 One AP is held for Reaction: the last of its kind, whether it still counts among
    those to spend or not."""
    places = [place for place, (ap, _) in enumerate(points) if ap == held]
    spent = [place for place in places if points[place][1] != "ready"]
    place = (spent or places or [-1])[-1]
    if place < 0:
        return [*points, (held, "held")]
    return [*points[:place], (held, "held"), *points[place + 1 :]]


# ---------------------------------------------------------------------- 2.2, 10.1 connections


def draw_links(pack: Pack, view: View) -> list[LinkState]:
    """Roads, Roads under construction, closed connections, and how many units have crossed."""
    board = pack.board
    crossed: dict[int, list[tuple[int, int]]] = {}
    for faction, line, units in view["crossed"]:
        crossed.setdefault(line, []).append((faction, units))
    sites = {line for line, _ in view["road_sites"]}
    built = {line for line in range(len(board.connections)) if view["roads"] >> line & 1}
    closed = {view["warships"]} if view["warships"] >= 0 else set()
    lines = sorted({*crossed, *sites, *built, *closed})
    return [
        _link(board, line, line in built, line in sites, line in closed, crossed.get(line, []))
        for line in lines
    ]


def limit_of(board: Board, line: int, road: bool) -> int:
    """10.1 How many units of a faction may go along a connection in an Action Round."""
    if board.conn_kind[line] == HIGHWAY:
        return HIGHWAY_LIMIT
    return ROAD_LIMIT if road else PATH_LIMIT


def _link(
    board: Board, line: int, road: bool, site: bool, closed: bool, crossed: list[tuple[int, int]]
) -> LinkState:
    limit = limit_of(board, line, road)
    said = ["Road"] if road else ["Road under construction"] if site else []
    said += ["closed to the British this Action Round"] if closed else []
    said += [f"{SIDE_NAMES[faction]} {units} of {limit} units" for faction, units in crossed]
    state: LinkState = {"link": line, "title": f"{board.conn_names[line]}: {', '.join(said)}"}
    if road:
        state["style"] = "road"
    if site:
        state["works"] = True
    if closed:
        state["closed"] = [BRITISH]
    if crossed:
        state["crossed"] = [(faction, units, limit) for faction, units in crossed]
    return state


# ---------------------------------------------------------------------- the Action in hand


def draw_order(pack: Pack, view: View) -> OrderSheet | None:
    """A move, a Raid or a retreat under way, as lines for the eye."""
    if view["move"] is not None:
        return _move(pack, view["move"])
    if view["raid_way"] is not None:
        return _raid(pack, view["raid_way"], owner_of(pack, view, view["raid_way"]["piece"]))
    if view["retreat"] is not None:
        return _retreat(pack, view["retreat"])
    return None


def _move(pack: Pack, move: MoveView) -> OrderSheet:
    """10.2 A stack on the move."""
    names = pack.board.names
    kind = "Light Movement" if move["light"] else "Army Movement"
    lines = [
        ("From", names[move["start"]]),
        ("Connections", str(move["used"])),
        ("Units", _named(pack, move["group"]) or "all that can go"),
    ]
    if move["used"]:
        lines.insert(1, ("Now at", names[move["space"]]))
    return {
        "side": move["faction"], "title": f"{kind} ({AP_NAMES[move['ap']]})", "lines": lines,
        "spaces": [move["start"]], "target": move["space"],
    }  # fmt: skip


def _raid(pack: Pack, raid: RaidView, side: int) -> OrderSheet:
    """9.1 A Raid on its way."""
    names, pieces = pack.board.names, pack.pieces
    lines = [
        ("From", names[raid["start"]]),
        ("Target", names[raid["target"]] if raid["target"] >= 0 else "to be chosen"),
        ("Connections left", str(raid["left"])),
    ]
    return {
        "side": side,
        "title": f"Raid by {pieces.names[raid['piece']]}",
        "lines": lines, "spaces": [raid["start"]], "target": raid["target"],
    }  # fmt: skip


def _retreat(pack: Pack, retreat: RetreatView) -> OrderSheet:
    """13.9 Units that must leave a space."""
    title = "Rout and retreat" if retreat["routed"] else "Retreat"
    place = retreat["space"]
    names = pack.board.names
    where = names[place] if place < pack.board.size else "the Sail box"
    lines = [("From", where), ("Units", _named(pack, retreat["group"]) or "to be told")]
    return {
        "side": retreat["faction"], "title": title, "lines": lines,
        "spaces": [place] if place < pack.board.size else [], "target": -1,
    }  # fmt: skip


def _named(pack: Pack, pieces: list[int]) -> str:
    return ", ".join([pack.pieces.names[piece] for piece in pieces])
