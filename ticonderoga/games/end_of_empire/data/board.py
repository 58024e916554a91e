"""5, 9 The map: hexes and the spaces in them as flat lists by number, and what follows from them.

Hex row × columns + column is the space of that number, over both sheets from S10 to 60; the
column that the sheets share stands there once, as column 10. After the hexes come the towns,
outposts and fortresses inside them, each a space of its own. A settlement is none (ruling 47).
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import Confidence
from ticonderoga.engine.kit.fields import PackError, did_you_mean, plain
from ticonderoga.engine.kit.hexes import Shifted, hex_distance
from ticonderoga.games.end_of_empire.data.geography import COLUMN, Geography
from ticonderoga.games.end_of_empire.data.kinds import AREAS, SEAS, Numbers
from ticonderoga.games.end_of_empire.data.spread import Spread

Steps = list[Numbers]
"""For each hex what a step to each of its neighbours costs, in the order of `near`."""
FOREVER: Final = 999
"""A turn that never comes."""


class Costs:
    """9.8, 9.9, 9.11 The movement points of the Terrain Effects Chart."""

    __slots__ = (
        "civilized", "combat", "ferry", "rough", "water_civilized", "water_wilderness",
        "wilderness", "winter_factor",
    )  # fmt: skip

    def __init__(self) -> None:
        self.wilderness: int = 5
        self.civilized: list[int] = [2, 1, 1]
        self.rough: list[int] = [4, 2, 2]
        """By UNFRIENDLY, NEUTRAL, FRIENDLY."""
        self.water_civilized: int = 1
        self.water_wilderness: int = 2
        self.ferry: int = 5
        self.combat: int = 5
        self.winter_factor: int = 2


class Board:
    """The map. Hexes are the spaces below `hexes`; lists that say "by hex" end there, lists that
    say "by space" go on to `size`."""

    __slots__ = (
        "albany", "also", "american_ports", "area", "area_hexes", "area_names", "area_supply",
        "attitude", "bennington", "beside", "boston", "canajoharie", "civilized", "coast", "coasts",
        "colour", "column", "columns", "confidence", "cost", "costs", "found", "geography",
        "halifax", "hex_of", "hexes", "ids", "kind", "labels", "lat", "line_sides", "lines", "lon",
        "louisbourg", "montreal", "mouth", "names", "natchez", "near", "new_orleans", "new_york",
        "north", "north_from", "owner", "pensacola", "place_confidence", "place_detail", "place_of",
        "port", "port_seas", "portage", "ports", "quebec", "reach", "road_names", "road_ways",
        "row", "rows", "sea", "sea_names", "sea_north", "sea_ports", "settlement", "sides", "size",
        "south_first", "spaces_of", "spanish_blockade", "spanish_landing", "spread",
        "st_augustine", "supply_end", "supply_hexes", "terrain", "watauga", "water_kinds",
        "water_names", "water_ways", "ways", "west_florida_ports",
    )  # fmt: skip

    def __init__(self) -> None:
        self.columns: int = 0
        self.rows: int = 0
        self.hexes: int = 0
        self.size: int = 0
        self.south_first: int = 10
        """The printed number of the first column of the south sheet."""
        self.north_from: int = 0
        """The place among all columns of column 10, the first of the north sheet."""
        # by space
        self.ids: list[str] = []
        """3120, S3825; 3120-town, 1111-outpost, 4111-fortress."""
        self.names: list[str] = []
        self.labels: list[str] = []
        self.kind: list[int] = []
        """HEX, TOWN, OUTPOST or FORTRESS."""
        self.hex_of: list[int] = []
        # by hex
        self.also: list[tuple[str, ...]] = []
        """Other names of a place."""
        self.place_of: list[int] = []
        """The town, outpost or fortress in a hex; -1 if there is none."""
        self.spaces_of: list[Numbers] = []
        """The hex, and the place in it if there is one."""
        self.column: list[int] = []
        self.row: list[int] = []
        self.terrain: list[int] = []
        self.colour: list[int] = []
        self.area: list[int] = []
        """12.1 The political area of a civilized hex, otherwise -1."""
        self.civilized: list[bool] = []
        self.north: list[bool] = []
        """8.4 On the north sheet; the shared column is."""
        self.sea: list[int] = []
        """14 The sea area of a hex that is all sea, otherwise -1."""
        self.coast: list[int] = []
        """14 The sea areas that a coastal hex borders, as a mask of 1 << area; 0 inland."""
        self.port: list[bool] = []
        self.port_seas: list[int] = []
        """14, ruling 51 The sea areas, as a mask, by which ships reach a hex: its coast, or for
        an inland navigable hex that at the mouth of the river."""
        self.portage: list[bool] = []
        self.settlement: list[bool] = []
        self.ways: list[int] = []
        """RIVER, NAVIGABLE, LAKESIDE and ROAD, as far as they run through a hex."""
        self.lat: list[float] = []
        self.lon: list[float] = []
        """Where a place truly lies; 0 for hexes without one. See `geography` for those."""
        self.confidence: list[Confidence] = []
        """How sure the terrain of a hex is."""
        self.place_confidence: dict[int, Confidence] = {}
        self.place_detail: dict[int, dict[str, str]] = {}
        """How sure places are, by hex: their hex and their name."""
        # neighbours
        self.beside: list[Numbers] = []
        """The six hexes beside one by direction, clockwise from the top; -1 off the map."""
        self.near: list[Numbers] = []
        """The same without what is off the map."""
        self.sides: list[Numbers] = []
        """For each of `near`, what the side between is: RIVER … FERRY, or 0."""
        self.lines: list[Numbers] = []
        """6.2 The neighbours that water or a road joins to a hex."""
        self.line_sides: list[Numbers] = []
        self.reach: list[Numbers] = []
        """6.3 From an inland navigable hex the hexes down to the first coastal one, it included;
        empty for all other hexes."""
        self.mouth: list[int] = []
        """That coastal hex; a coastal hex itself; -1 for hexes that no ship reaches."""
        # seas and ports
        self.sea_names: list[str] = [""] * SEAS
        self.sea_north: list[bool] = [False] * SEAS
        """14.3 Whether fleets there are withdrawn in winter."""
        self.coasts: list[Numbers] = []
        """By sea area: its coastal hexes."""
        self.ports: Numbers = ()
        self.sea_ports: list[Numbers] = []
        """By sea area, inland ports included."""
        self.american_ports: Numbers = ()
        """15.7 The ports of the thirteen colonies and Maine."""
        self.west_florida_ports: Numbers = ()
        """14.5 The ports of Florida on the Gulf of Mexico."""
        # politics and supply
        self.area_names: list[str] = [""] * AREAS
        self.area_hexes: list[Numbers] = []
        self.area_supply: list[Numbers] = []
        """12.4 The American supply hexes of each area."""
        self.owner: list[list[int]] = []
        """9.7 By war and hex: the side that a civilized hex is friendly to, otherwise NOBODY."""
        self.attitude: list[list[list[int]]] = []
        """By war, side and hex: UNFRIENDLY, NEUTRAL, FRIENDLY or WILD."""
        self.supply_end: list[list[list[int]]] = []
        """6.2 By war, side and hex: the first turn on which it is no supply hex (any more)."""
        self.supply_hexes: list[list[Numbers]] = []
        """By war and side, all that ever are."""
        # movement
        self.costs: Costs = Costs()
        self.cost: list[list[list[Steps]]] = []
        """By war, side, winter (0 or 1) and hex: the cost of a step to each of `near`, BLOCKED
        where only a ferry or nothing goes. Combat and reserves are not in it."""
        self.spread: Spread = Spread()
        # hexes that the rules name
        self.halifax: int = 0
        self.quebec: int = 0
        self.louisbourg: int = 0
        self.st_augustine: int = 0
        self.boston: int = 0
        self.albany: int = 0
        self.montreal: int = 0
        self.new_york: int = 0
        self.new_orleans: int = 0
        self.pensacola: int = 0
        self.natchez: int = 0
        self.watauga: int = 0
        self.bennington: int = 0
        self.canajoharie: int = 0
        self.spanish_blockade: int = 0
        """6.3 North of this column (a higher number) a Spanish fleet in the South Atlantic does
        not cut off the British."""
        self.spanish_landing: int = 0
        """15.6 In this column and north of it no Spanish naval infantry fights."""
        # for drawing
        self.water_names: list[str] = []
        self.water_kinds: list[int] = []
        self.water_ways: list[list[Numbers]] = []
        self.road_names: list[str] = []
        self.road_ways: list[list[Numbers]] = []
        self.geography: Geography = Geography()
        self.found: dict[str, int] = {}

    # ------------------------------------------------------------------ names

    def hex_id(self, column: int, row: int) -> str:
        """The printed number of a hex."""
        if column >= self.north_from:
            return f"{column - self.north_from + 10:02}{row + 1:02}"
        return f"S{column + self.south_first:02}{row + 1:02}"

    def hex_at(self, text: str) -> int:
        """A hex by its printed number, -1 if there is none: 3120, S3825, and S6011 for 1011."""
        south = text[:1] in ("S", "s")
        digits = text[1:] if south else text
        if len(digits) != 4 or not (digits.isascii() and digits.isdigit()):
            return -1
        column, row = int(digits[:2]), int(digits[2:]) - 1
        column += -self.south_first if south else self.north_from - 10
        first, last = (0, self.north_from) if south else (self.north_from, self.columns - 1)
        if not (first <= column <= last and 0 <= row < self.rows):
            return -1
        return row * self.columns + column

    def index(self, text: str) -> int:
        """The number of a space from what a person types: 3120, Boston, Boston town."""
        space = self.hex_at(text.strip())
        if space < 0:
            space = self.found.get(plain(text), -1)
        if space < 0:
            known = self.names[self.hexes :] + [
                self.names[hex] for hex in range(self.hexes) if self.names[hex] != self.ids[hex]
            ]
            raise PackError(f'There is no space "{text}" on the map. {did_you_mean(text, known)}')
        return space

    def has(self, place: int) -> bool:
        """A place where pieces can be is a space of the map: not at sea, aboard, or in a box."""
        return 0 <= place < self.size

    # ------------------------------------------------------------------ neighbours

    def side_between(self, a: int, b: int) -> int:
        """What the side between two hexes is; 0 also if they do not touch."""
        near = self.near[a]
        return self.sides[a][near.index(b)] if b in near else 0

    def touch(self, a: int, b: int) -> bool:
        """5 Whether two spaces are adjacent: in neighbouring hexes, or both in one."""
        hex_a, hex_b = self.hex_of[a], self.hex_of[b]
        return a != b if hex_a == hex_b else hex_b in self.near[hex_a]

    def distance(self, a: int, b: int) -> int:
        """How many hexes two are apart."""
        return hex_distance(a, b, self.columns, "columns", self.shifted())

    def shifted(self) -> Shifted:
        """Odd printed columns stand half a hex lower."""
        return "odd" if self.south_first % 2 == 0 else "even"

    def ferry_cost(self, entered: int, winter: bool) -> int:
        """9.11 Of crossing an all-sea hexside into a hex."""
        frozen = winter and self.north[entered]
        return self.costs.ferry * self.costs.winter_factor if frozen else self.costs.ferry

    def lat_lon(self, hex: int) -> tuple[float, float]:
        """The middle of a hex on the globe, in degrees."""
        column, row = self.column[hex] - self.north_from + 10, self.row[hex] + 1
        return self.geography.lat_lon(column, row)

    def centre(self, hex: int) -> tuple[float, float]:
        """The middle of a hex on the two sheets laid side by side: x to the right, y down, a hex
        being one unit high. On the north sheet alone x begins at `north_from` columns."""
        shift = 0.5 if (self.column[hex] + self.south_first) % 2 else 0.0
        return self.column[hex] * COLUMN, self.row[hex] + shift

    def is_supply(self, war: int, side: int, hex: int, turn: int) -> bool:
        """6.2 Whether a side may trace North American supply to a hex."""
        return turn < self.supply_end[war][side][hex]
