"""What a side sees, as numbers for learners: everything (5.2). Forces are told by place: steps of
units, and leaders."""

from __future__ import annotations

from ticonderoga.engine.kit.features import (
    Feature,
    bits,
    counts,
    number,
    numbers,
    one_of,
    some_of,
)
from ticonderoga.games.end_of_empire.data.kinds import (
    ECONOMY_IDS,
    SEASON_IDS,
    SIDE_IDS,
    SIDES,
    WAR_IDS,
)
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.position import AVAILABLE, DEAD, Position
from ticonderoga.games.end_of_empire.rules.points import points_left
from ticonderoga.games.end_of_empire.rules.sequence import STEP_NAMES

TURNS = 41.0
"""The longest war."""


def features(pack: Pack) -> list[Feature]:
    return [*_time(), *_forces(pack), *_markers(pack), *_politics(), *_under_way(pack)]


def _time() -> list[Feature]:
    return [
        one_of("seat", SIDE_IDS, lambda g, seat: seat),
        one_of("war", WAR_IDS, lambda g, seat: g.war),
        number("turn", TURNS, lambda g, seat: g.turn),
        number("turns left", TURNS, lambda g, seat: g.scenario.last_turn - g.turn),
        one_of("season", SEASON_IDS, lambda g, seat: g.season),
        one_of("step", STEP_NAMES, lambda g, seat: g.step),
        one_of("active", SIDE_IDS, lambda g, seat: g.active),
    ]


def _places(pack: Pack) -> list[str]:
    """Every place that stacks stand in: spaces, sea areas, aboard each fleet, the Havana box."""
    seas = [name.lower().replace(" ", "_") for name in pack.board.sea_names]
    fleets = [f"aboard_{fleet}" for fleet in pack.pieces.ids[pack.pieces.first_fleet :]]
    return [*pack.board.ids, *seas, *fleets, "havana_box"]


def _steps(side: int, places: list[str]) -> Feature:
    def read(g: Position, seat: int) -> list[tuple[int, int]]:
        steps = g.steps
        found: list[tuple[int, int]] = []
        for place, pieces in g.stacks[side].items():
            number = 0
            for piece in pieces:
                number += steps[piece]
            found.append((place, number))
        return found

    return counts(f"{SIDE_IDS[side]} steps", places, 10, read)


def _leaders(side: int, leaders: list[int], places: list[str]) -> Feature:
    def read(g: Position, seat: int) -> list[int]:
        where = g.where
        return [where[leader] for leader in leaders]

    return some_of(f"{SIDE_IDS[side]} leader", places, read)


def _forces(pack: Pack) -> list[Feature]:
    """Who stands where, and where those are who stand nowhere."""
    pieces = pack.pieces
    places = _places(pack)
    leaders = range(pieces.units, pieces.first_fleet)
    return [
        *[_steps(side, places) for side in SIDES],
        *[
            _leaders(side, [who for who in leaders if pieces.side[who] == side], places)
            for side in SIDES
        ],
        number("dead pile", 100, lambda g, seat: g.where.count(DEAD)),
        number("units available", 100, lambda g, seat: g.where.count(AVAILABLE)),
        bits("moves no more", pieces.ids, lambda g, seat: g.done),
        bits("has the initiative", pieces.ids, lambda g, seat: g.fresh),
        bits("winters at sea", pieces.ids, lambda g, seat: g.winter_fleets),
    ]


def _markers(pack: Pack) -> list[Feature]:
    board = pack.board
    return [
        bits("fort", board.ids[board.hexes :], lambda g, seat: g.forts),
        bits("raided", [board.ids[port] for port in board.american_ports], lambda g, seat: (
            g.raided
        )),
        bits("militia inverted", board.area_names, lambda g, seat: g.flags),
        number("vermont republic", 1, lambda g, seat: g.republic),
        numbers("agent on the map", pack.tables.agent_ids, 1, lambda g, seat: [
            hex >= 0 for hex in g.agents
        ]),
    ]  # fmt: skip


def _politics() -> list[Feature]:
    return [
        numbers("entered the war", ("france", "spain"), TURNS, lambda g, seat: g.entered_war),
        number("west indies withdrawal due", TURNS, lambda g, seat: g.wi_due),
        one_of("economy", ECONOMY_IDS, lambda g, seat: g.economy),
    ]


def _under_way(pack: Pack) -> list[Feature]:
    spaces = pack.board.ids
    pieces = pack.pieces.ids
    return [
        one_of("force at", _places(pack), lambda g, seat: (
            -1 if g.operation is None else g.operation.at
        )),
        some_of("force of", pieces, lambda g, seat: (
            () if g.operation is None else g.operation.force
        )),
        number("movement points", 20, lambda g, seat: (
            0 if g.operation is None else points_left(g.operation)
        )),
        one_of("combat at", spaces, lambda g, seat: -1 if g.combat is None else g.combat.space),
        one_of("attacker", SIDE_IDS, lambda g, seat: -1 if g.combat is None else g.combat.attacker),
        number("combat round", 5, lambda g, seat: 0 if g.combat is None else g.combat.round),
        number("combat losses", 5, lambda g, seat: 0 if g.combat is None else g.combat.losses),
        one_of("combat victim", SIDE_IDS, lambda g, seat: (
            -1 if g.combat is None else g.combat.victim
        )),
    ]  # fmt: skip
