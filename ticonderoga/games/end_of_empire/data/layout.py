"""What follows from the map: which hexes touch, what lies between them, coasts, costs of steps."""

from __future__ import annotations

from ticonderoga.engine.kit.hexes import OFF_MAP, hexes_beside, near_hexes
from ticonderoga.games.end_of_empire.data.board import Board, Steps
from ticonderoga.games.end_of_empire.data.kinds import (
    ALL_SEA,
    ALLIED,
    AMERICAN,
    AREAS,
    ARW,
    BLOCKED,
    BRITISH,
    CIVILIZED,
    COLONIES,
    FLORIDA,
    FRENCH,
    FRIENDLY,
    GULF_OF_MEXICO,
    LAKE,
    LINE,
    MAINE,
    MOUNTAIN,
    NEUTRAL,
    NOBODY,
    ROUGH,
    SEA,
    SEAS,
    SIDES,
    TORY,
    UNFRIENDLY,
    WARS,
    WATER,
    WILD,
    Numbers,
)


def lay_out(board: Board) -> None:
    """Which hex lies beside which, before anything is said of their sides."""
    board.beside = hexes_beside(board.columns, board.rows, "columns", board.shifted())
    board.near = near_hexes(board.beside)
    for hex in range(board.hexes):
        row, column = divmod(hex, board.columns)
        board.row.append(row)
        board.column.append(column)
        board.north.append(column >= board.north_from)
        board.ids.append(board.hex_id(column, row))


def draw_sides(board: Board, flags: dict[int, int]) -> None:
    """The sides of all hexes, from flags by 6 × hex + direction that hold from either hex."""
    for hex in range(board.hexes):
        around: list[int] = []
        for way, other in enumerate(board.beside[hex]):
            if other != OFF_MAP:
                mirrored = 6 * other + (way + 3) % 6
                around.append(flags.get(6 * hex + way, 0) | flags.get(mirrored, 0))
        sides = tuple(around)
        board.sides.append(sides)
        near = board.near[hex]
        joined = [place for place, side in enumerate(sides) if side & LINE]
        board.lines.append(tuple([near[place] for place in joined]))
        board.line_sides.append(tuple([sides[place] & LINE for place in joined]))
        through = 0
        for side in board.line_sides[hex]:
            through |= side
        board.ways.append(through)


def run_down(board: Board, way: Numbers) -> None:
    """6.3 The reach of each hex of a navigable river, which is written downstream."""
    for place, hex in enumerate(way):
        if board.coast[hex] or board.reach[hex]:
            continue
        below: list[int] = []
        for other in way[place + 1 :]:
            below.append(other)
            if board.coast[other]:
                break
        if below and board.coast[below[-1]]:
            board.reach[hex] = tuple(below)
            board.mouth[hex] = below[-1]
            board.port_seas[hex] = board.coast[below[-1]]


def gather(board: Board) -> None:
    """Coasts, ports and areas."""
    hexes = range(board.hexes)
    board.ports = tuple([hex for hex in hexes if board.port[hex]])
    for area in range(SEAS):
        board.coasts.append(tuple([hex for hex in hexes if board.coast[hex] >> area & 1]))
        of_area = [hex for hex in board.ports if board.port_seas[hex] >> area & 1]
        board.sea_ports.append(tuple(of_area))
    board.american_ports = tuple(
        [hex for hex in board.ports if 0 <= board.area[hex] < COLONIES or board.area[hex] == MAINE]
    )
    board.west_florida_ports = tuple(
        [hex for hex in board.sea_ports[GULF_OF_MEXICO] if board.area[hex] == FLORIDA]
    )
    members: list[list[int]] = [[] for _ in range(AREAS)]
    for hex in hexes:
        if board.area[hex] >= 0:
            members[board.area[hex]].append(hex)
    board.area_hexes = [tuple(found) for found in members]


def take_sides(board: Board) -> None:
    """9.7 What each hex is to each side, and what every step costs, in each war."""
    before = View(board, {AMERICAN: BRITISH, TORY: BRITISH, FRENCH: ALLIED})
    later = View(board, {AMERICAN: ALLIED, TORY: BRITISH})
    for war in WARS:
        view = later if war == ARW else before
        board.owner.append(view.owner)
        board.attitude.append(view.attitude)
        board.cost.append(view.cost)
    _open_steps(board)


def _open_steps(board: Board) -> None:
    """Which steps are open by land, as bits by hex, and which hexes a side may ride through."""
    spread = board.spread
    leaving: list[dict[tuple[bool, int, int], int]] = [{}, {}]
    for hex in range(board.hexes):
        lower = (board.column[hex] % 2 == 1) == (board.shifted() == "odd")
        for way, other in enumerate(board.beside[hex]):
            if other == OFF_MAP:
                continue
            for winter in (0, 1):
                costs = board.cost[ARW][BRITISH][winter][hex]
                if costs[board.near[hex].index(other)] < BLOCKED:
                    step = (lower, way, other - hex)
                    leaving[winter][step] = leaving[winter].get(step, 0) | 1 << hex
    for winter in (0, 1):
        spread.steps[winter] = [(bits, by) for (_, _, by), bits in leaving[winter].items()]
    for war in WARS:
        passable: list[int] = []
        homeward: list[int] = []
        for side in SIDES:
            look = board.attitude[war][side]
            bits = home = 0
            for hex in range(board.hexes):
                if look[hex] != UNFRIENDLY:
                    bits |= 1 << hex
                if look[hex] == FRIENDLY or board.ways[hex] & LINE:
                    home |= 1 << hex
            passable.append(bits)
            homeward.append(home)
        spread.passable.append(passable)
        spread.homeward.append(homeward)


class View:
    """9.7 The map with the eyes of a war, in which each colour is friendly to a side or to none."""

    __slots__ = ("attitude", "cost", "owner")

    def __init__(self, board: Board, friends: dict[int, int]) -> None:
        self.owner: list[int] = [friends.get(colour, NOBODY) for colour in board.colour]
        self.attitude: list[list[int]] = [_attitudes(board, self.owner, side) for side in SIDES]
        self.cost: list[list[Steps]] = [
            [_steps(board, looks, False), _steps(board, looks, True)] for looks in self.attitude
        ]


def _attitudes(board: Board, owner: list[int], side: int) -> list[int]:
    found: list[int] = []
    for hex in range(board.hexes):
        if not board.civilized[hex]:
            found.append(WILD)
        elif owner[hex] == NOBODY:
            found.append(NEUTRAL)
        else:
            found.append(FRIENDLY if owner[hex] == side else UNFRIENDLY)
    return found


def _steps(board: Board, look: list[int], winter: bool) -> Steps:
    """9.8 to 9.10 What every step costs. In winter all costs of the north sheet are doubled and
    no step that begins or ends there goes by water."""
    by_land = [_land(board, hex, look[hex], winter) for hex in range(board.hexes)]
    civil, wild = board.costs.water_civilized, board.costs.water_wilderness
    same: dict[Numbers, Numbers] = {}
    steps: Steps = []
    for hex in range(board.hexes):
        frozen = winter and board.north[hex]
        row: list[int] = []
        for other, side in zip(board.near[hex], board.sides[hex]):
            if side & ALL_SEA or board.terrain[hex] == SEA:
                row.append(BLOCKED)
            elif side & WATER and not frozen and not (winter and board.north[other]):
                row.append(civil if board.civilized[other] else wild)
            else:
                row.append(by_land[other])
        costs = tuple(row)
        steps.append(same.setdefault(costs, costs))
    return steps


def _land(board: Board, hex: int, look: int, winter: bool) -> int:
    """The cost of entering a hex without a waterway."""
    terrain, frozen = board.terrain[hex], winter and board.north[hex]
    if terrain in (SEA, MOUNTAIN) or (terrain == LAKE and not frozen):
        return BLOCKED
    if terrain == ROUGH:
        cost = board.costs.rough[look]
    elif terrain == CIVILIZED:
        cost = board.costs.civilized[look]
    else:
        cost = board.costs.wilderness
    return cost * board.costs.winter_factor if frozen else cost
