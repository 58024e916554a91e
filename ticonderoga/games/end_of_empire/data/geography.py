"""Where hexes lie on the globe, for drawing: a conic projection, turned and bent a little.

The grid of the printed map is known from hexes that the rulebook names and whose real places are
known. A hex is told here by its printed column, counted on over both sheets (S59 is column 9, S10
is column -40), and its printed row. In the plane of the grid a hex is one unit high, so columns are
√3/2 apart, and odd ones stand half a unit lower.
"""

from __future__ import annotations

from math import atan, cos, degrees, exp, hypot, log, pi, radians, sin, sqrt, tan
from typing import Final

from ticonderoga.engine.kit.fields import Fields

COLUMN: Final = sqrt(3) / 2
"""How far columns are apart, if a hex is one unit high."""
CLOSE: Final = 1e-9


class Geography:
    """The projection and the bend. `at` and `by` are the points of the plane that are moved, and
    by how much."""

    __slots__ = (
        "a", "at", "b", "by", "c", "cone", "d", "eccentricity", "lon_0", "radius", "rho_0", "scale",
        "width",
    )  # fmt: skip

    def __init__(self) -> None:
        self.radius: float = 1.0
        self.eccentricity: float = 0.0
        self.lon_0: float = 0.0
        self.cone: float = 1.0
        self.scale: float = 1.0
        self.rho_0: float = 0.0
        self.a: float = 1.0
        self.b: float = 0.0
        self.c: float = 0.0
        self.d: float = 0.0
        self.width: float = 1.0
        self.at: list[tuple[float, float]] = []
        self.by: list[tuple[float, float]] = []

    # ------------------------------------------------------------------ hexes

    def lat_lon(self, column: int, row: int) -> tuple[float, float]:
        """The middle of a hex on the globe, in degrees."""
        u, v = centre(column, row)
        return self.on_globe(u, v)

    def hex_at(self, lat: float, lon: float) -> tuple[int, int]:
        """The column and row of the hex in which a place on the globe lies."""
        u, v = self.on_plane(lat, lon)
        middle = round(u / COLUMN)
        best, nearest = (middle, 0), 9.0
        for column in (middle - 1, middle, middle + 1):
            row = round(v - (0.5 if column % 2 else 0.0))
            cu, cv = centre(column, row)
            if hypot(u - cu, v - cv) < nearest:
                best, nearest = (column, row), hypot(u - cu, v - cv)
        return best

    # ------------------------------------------------------------------ the plane and the globe

    def on_plane(self, lat: float, lon: float) -> tuple[float, float]:
        rho = self.radius * self.scale * _t(radians(lat), self.eccentricity) ** self.cone
        angle = self.cone * radians(lon - self.lon_0)
        x, y = rho * sin(angle), self.rho_0 - rho * cos(angle)
        u, v = self.a * x - self.b * y + self.c, -self.a * y - self.b * x + self.d
        du, dv = self._bend(u, v)
        return u + du, v + dv

    def on_globe(self, u: float, v: float) -> tuple[float, float]:
        flat_u, flat_v = u, v
        for _ in range(50):
            du, dv = self._bend(flat_u, flat_v)
            step = hypot(u - du - flat_u, v - dv - flat_v)
            flat_u, flat_v = u - du, v - dv
            if step < CLOSE:
                break
        along, down = flat_u - self.c, flat_v - self.d
        square = self.a * self.a + self.b * self.b
        x = (self.a * along - self.b * down) / square
        y = -(self.b * along + self.a * down) / square
        rho = hypot(x, self.rho_0 - y)
        t = (rho / (self.radius * self.scale)) ** (1 / self.cone)
        lon = self.lon_0 + degrees(_angle(x, self.rho_0 - y)) / self.cone
        lat = pi / 2 - 2 * atan(t)
        for _ in range(10):
            e_sin = self.eccentricity * sin(lat)
            bulge = ((1 - e_sin) / (1 + e_sin)) ** (self.eccentricity / 2)
            lat = pi / 2 - 2 * atan(t * bulge)
        return degrees(lat), lon

    def _bend(self, u: float, v: float) -> tuple[float, float]:
        du, dv = 0.0, 0.0
        for (at_u, at_v), (by_u, by_v) in zip(self.at, self.by):
            near = (u - at_u) ** 2 + (v - at_v) ** 2
            weight = exp(-near / (2 * self.width * self.width))
            du += by_u * weight
            dv += by_v * weight
        return du, dv


def centre(column: int, row: int) -> tuple[float, float]:
    """The middle of a hex in the plane of the grid."""
    return column * COLUMN, row + (0.5 if column % 2 else 0.0)


def _angle(x: float, y: float) -> float:
    """The angle of a point near the middle line, which is far below the pole of the cone."""
    return atan(x / y)


def _t(lat: float, eccentricity: float) -> float:
    e_sin = eccentricity * sin(lat)
    bulge: float = ((1 - e_sin) / (1 + e_sin)) ** (eccentricity / 2)
    return tan(pi / 4 - lat / 2) / bulge


def _m(lat: float, eccentricity: float) -> float:
    return cos(lat) / sqrt(1 - (eccentricity * sin(lat)) ** 2)


# ---------------------------------------------------------------------- reading geography.json


def read_geography(top: Fields) -> Geography:
    top.known(["about", "projection", "turn", "bend"])
    found = Geography()
    row = top.inner("projection")
    row.known(["lat_1", "lat_2", "lat_0", "lon_0", "radius", "flattening"])
    lat_1, lat_2 = radians(row.number("lat_1", 1, 89)), radians(row.number("lat_2", 1, 89))
    lat_0 = radians(row.number("lat_0", 1, 89))
    found.lon_0 = row.number("lon_0", -180, 180)
    found.radius = row.number("radius", 1, 1e7)
    flattening = row.number("flattening", 0, 0.1)
    found.eccentricity = e = sqrt(2 * flattening - flattening * flattening)
    if lat_1 == lat_2:
        row.complain("the two parallels are one.", 'Correct "lat_1" or "lat_2".')
        return found
    found.cone = (log(_m(lat_1, e)) - log(_m(lat_2, e))) / (log(_t(lat_1, e)) - log(_t(lat_2, e)))
    found.scale = _m(lat_1, e) / (found.cone * _t(lat_1, e) ** found.cone)
    found.rho_0 = found.radius * found.scale * _t(lat_0, e) ** found.cone
    turn = top.inner("turn")
    turn.known(["a", "b", "c", "d"])
    found.a, found.b = turn.number("a", -1, 1), turn.number("b", -1, 1)
    found.c, found.d = turn.number("c", -999, 999), turn.number("d", -999, 999)
    if found.a == 0 and found.b == 0:
        turn.complain('"a" and "b" are both 0.', "Give the turn of the grid.")
        found.a = 1.0
    bend = top.inner("bend")
    bend.known(["width", "points"])
    found.width = bend.number("width", 0.01, 100)
    for point in bend.rows("points", "point"):
        point.known(["hex", "lat", "lon", "at", "by"])
        found.at.append(_pair(point, "at"))
        found.by.append(_pair(point, "by"))
    return found


def _pair(point: Fields, name: str) -> tuple[float, float]:
    values = [
        float(value)
        for value in point.values(name, needed=True)
        if isinstance(value, (int, float)) and not isinstance(value, bool)
    ]
    if len(values) != 2:
        point.complain(f'"{name}" should be two numbers.', "Write them as [26.7, 21.1].")
        return 0.0, 0.0
    return values[0], values[1]
