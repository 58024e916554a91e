"""The data pack of End of Empire: the map, what the examples say of it, and corrected packs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.pack_files import built_in, supply
from ticonderoga.engine.kit.fields import PackError
from ticonderoga.games.end_of_empire.data.board import FOREVER, Board
from ticonderoga.games.end_of_empire.data.kinds import (
    ALL_SEA,
    ALLIED,
    AMERICAN,
    AREA_IDS,
    ARW,
    BLOCKED,
    BRITISH,
    CANADA,
    CHESAPEAKE_BAY,
    CIVILIZED,
    FERRY,
    FIW,
    FORTRESS,
    FRENCH,
    FRIENDLY,
    GULF_OF_MAINE,
    GULF_OF_MEXICO,
    GULF_OF_ST_LAWRENCE,
    HEX,
    JENKINS,
    KGW,
    LAKE,
    LAKESIDE,
    LINE,
    MOUNTAIN,
    NAVIGABLE,
    NEUTRAL,
    NOBODY,
    NORTH_ATLANTIC,
    NOVA_SCOTIA,
    OUTPOST,
    RIVER,
    ROAD,
    ROUGH,
    SEA,
    SOUTH_ATLANTIC,
    TORY,
    TOWN,
    UNFRIENDLY,
    VERMONT,
    WARS,
    WATER,
    WILD,
    WILDERNESS,
)
from ticonderoga.games.end_of_empire.data.pack import PACKS, load_pack

GAME = "end_of_empire"


@pytest.fixture
def board() -> Board:
    return load_pack().board


def cost(board: Board, a: str, b: str, war: int, side: int, winter: int = 0) -> int:
    """What a step between two hexes costs."""
    start, end = board.index(a), board.index(b)
    return board.cost[war][side][winter][start][board.near[start].index(end)]


def ids(board: Board, hexes: tuple[int, ...]) -> list[str]:
    return [board.ids[hex] for hex in hexes]


# The built-in pack


def test_the_built_in_pack_is_sound_and_leaves_nothing_to_remark() -> None:
    assert PACKS.check("") == ([], [])


def test_it_is_read_once() -> None:
    assert load_pack() is load_pack()


def test_it_says_what_is_certain() -> None:
    label = load_pack().label
    assert label.name == "reconstruction-1"
    assert "reconstructed" in label.notice
    counts = label.confidence_counts
    assert counts["terrain"] == {"certain": 21, "likely": 2, "reconstructed": 2805}
    assert counts["place_hex"] == {"certain": 57, "likely": 0, "reconstructed": 87}
    assert counts["place_name"] == {"certain": 42, "likely": 15, "reconstructed": 87}
    assert counts["unit_factors"] == {"certain": 9, "likely": 0, "reconstructed": 560}
    assert counts["leader_combat"] == {"certain": 2, "likely": 3, "reconstructed": 94}
    assert counts["leader_initiative"] == {"certain": 5, "likely": 2, "reconstructed": 92}
    assert counts["scenario_setup"] == {"certain": 0, "likely": 0, "reconstructed": 9}


# 2.1 The hexes


def test_2_1_there_are_2828_hexes_on_both_sheets(board: Board) -> None:
    assert (board.columns, board.rows) == (101, 28)
    assert board.hexes == 2828
    letters = [WILDERNESS, SEA, CIVILIZED, MOUNTAIN, ROUGH, LAKE]
    assert [board.terrain.count(letter) for letter in letters] == [1653, 667, 364, 55, 59, 30]
    assert board.ids[0] == "S1001"
    assert board.ids[board.hexes - 1] == "6028"
    assert len(set(board.ids)) == board.size == 2828 + 72 + 39 + 3


def test_2_1_lines_and_sides_are_as_many_as_told(board: Board) -> None:
    def count(flag: int) -> int:
        return sum(side & flag > 0 for around in board.sides for side in around) // 2

    assert count(WATER) == 561
    assert [count(flag) for flag in (RIVER, NAVIGABLE, LAKESIDE)] == [384, 33, 144]
    assert count(ROAD) == 161
    assert count(ALL_SEA) == 43
    assert count(FERRY) == 4
    assert sum(len(ways) for ways in board.lines) == 2 * count(LINE)


def test_2_1_the_shared_column_counts_as_north(board: Board) -> None:
    assert board.index("S6011") == board.index("1011")
    assert board.north[board.index("1011")]
    assert not board.north[board.index("S5911")]
    assert sum(board.north) == 51 * 28


def test_2_1_both_hexes_know_what_lies_between_them(board: Board) -> None:
    for hex in range(board.hexes):
        assert len(board.near[hex]) == len(board.sides[hex])
        for other, side in zip(board.near[hex], board.sides[hex]):
            assert board.side_between(other, hex) == side
        assert all(side & LINE for side in board.line_sides[hex])
        assert set(board.lines[hex]) <= set(board.near[hex])


def test_9_11_a_printed_ferry_crosses_the_sea(board: Board) -> None:
    for around in board.sides:
        assert all(side & ALL_SEA for side in around if side & FERRY)


def test_a_hex_is_found_by_what_people_type(board: Board) -> None:
    hex = board.index("3120")
    assert board.index("Boston") == board.index("boston") == board.index(" 3120 ") == hex
    town = board.index("Boston town")
    assert town == board.index("3120 town") == board.place_of[hex] >= board.hexes
    assert board.ids[town] == "3120-town"
    assert board.labels[town] == "Boston town (3120)"
    assert board.index("Fort Pitt outpost") == board.place_of[board.index("1111")]
    assert board.index("Quebec town") == board.index("Quebec City fortress")
    assert board.index("s3825") == board.index("Savannah")


@pytest.mark.parametrize("text", ["Bostom", "9901", "S6201", "3129", "312", "Boston outpost"])
def test_a_space_that_is_not_there_is_a_sentence(board: Board, text: str) -> None:
    with pytest.raises(PackError, match=f'no space "{text}" on the map'):
        board.index(text)


def test_a_slip_is_told_what_was_meant(board: Board) -> None:
    with pytest.raises(PackError, match=r"Did you mean Boston"):
        board.index("Bostom")


# 5 Spaces


def test_5_towns_outposts_and_fortresses_are_spaces(board: Board) -> None:
    assert [board.kind.count(kind) for kind in (HEX, TOWN, OUTPOST, FORTRESS)] == [2828, 72, 39, 3]
    for space in range(board.hexes, board.size):
        hex = board.hex_of[space]
        assert board.place_of[hex] == space
        assert board.spaces_of[hex] == (hex, space)
        assert board.civilized[hex] == (board.kind[space] != OUTPOST)
    fortresses = {hex for hex in range(board.hexes) if board.kind[board.place_of[hex]] == FORTRESS}
    assert fortresses == {board.quebec, board.louisbourg, board.st_augustine}


def test_G1_everything_in_two_neighbouring_hexes_is_adjacent(board: Board) -> None:
    boston, gloucester = board.index("3120"), board.index("Gloucester")
    for a in board.spaces_of[boston]:
        for b in board.spaces_of[gloucester]:
            assert board.touch(a, b)
            assert board.touch(b, a)
    assert board.touch(boston, board.place_of[boston])
    assert not board.touch(boston, boston)
    assert not board.touch(boston, board.index("New York"))


def test_G2_a_settlement_is_no_space(board: Board) -> None:
    oneida, stanwix = board.index("2512"), board.index("2613")
    assert board.settlement[oneida]
    assert board.spaces_of[oneida] == (oneida,)
    assert len(board.spaces_of[stanwix]) == 2
    assert board.touch(oneida, board.place_of[stanwix])
    assert sum(board.settlement) == 21


def test_G15_the_hexes_around_fort_duquesne(board: Board) -> None:
    near = set(ids(board, board.near[board.index("1111")]))
    assert near == {"1011", "1012", "1110", "1112", "1211", "1212"}
    assert board.kind[board.index("Fort Duquesne outpost")] == OUTPOST


def test_8_distances(board: Board) -> None:
    assert board.distance(board.index("1111"), board.index("1112")) == 1
    assert board.distance(board.index("S5911"), board.index("1011")) == 1
    assert board.distance(board.watauga, board.index("Ramsour's Mill")) == 3
    assert board.distance(board.boston, board.boston) == 0


# 9 Movement


def test_G6_a_ferry_chain(board: Board) -> None:
    assert cost(board, "5827", "5726", FIW, ALLIED) == 5
    assert cost(board, "5726", "5626", FIW, ALLIED) == 5
    assert board.side_between(board.index("5626"), board.index("5525")) == ALL_SEA
    assert cost(board, "5626", "5525", FIW, ALLIED) == BLOCKED
    assert board.ferry_cost(board.index("5525"), winter=False) == 5
    assert board.ferry_cost(board.index("5525"), winter=True) == 10


def test_G7_the_second_turn_of_it(board: Board) -> None:
    first = cost(board, "5525", "5425", FIW, ALLIED)
    assert board.side_between(board.index("5425"), board.index("5424")) & ALL_SEA
    last = cost(board, "5424", "5323", FIW, ALLIED)
    assert first + board.ferry_cost(board.index("5424"), winter=False) + last == 11
    assert board.port[board.index("5323")]


def test_G8_3114_is_not_on_the_water(board: Board) -> None:
    hex = board.index("3114")
    assert board.ways[hex] == 0
    assert board.lines[hex] == ()
    assert cost(board, "3113", "3213", ARW, BRITISH) == 2
    assert cost(board, "3113", "3114", ARW, BRITISH) == 5


def test_G16_G19_on_the_way_to_fort_duquesne(board: Board) -> None:
    assert cost(board, "1112", "1111", FIW, BRITISH) + board.costs.combat == 10
    assert cost(board, "1311", "1211", FIW, BRITISH) == 2
    assert cost(board, "1211", "1111", FIW, BRITISH) == 2


def test_G5_trois_rivieres_is_neutral_in_arw(board: Board) -> None:
    hex = board.index("3710")
    for side in (BRITISH, ALLIED):
        assert board.attitude[ARW][side][hex] == NEUTRAL
    other = next(h for h in board.near[hex] if board.civilized[h] and h not in board.lines[hex])
    assert cost(board, board.ids[other], "3710", ARW, ALLIED) == 1
    assert cost(board, board.ids[other], "3710", FIW, BRITISH) == 2


def test_G21_out_of_yorktown(board: Board) -> None:
    yorktown = board.index("Yorktown")
    assert board.ids[yorktown] == "1024"
    sides = dict(zip(ids(board, board.near[yorktown]), board.sides[yorktown]))
    by_ferry = {name for name, side in sides.items() if side & ALL_SEA}
    assert by_ferry == {"1025", "1123", "S5924"}
    assert board.terrain[board.index("1124")] == SEA
    costs = dict(zip(sides, board.cost[ARW][BRITISH][0][yorktown]))
    assert {name for name, points in costs.items() if points < BLOCKED} == {"1023", "S5923"}


def test_9_8_what_terrain_costs(board: Board) -> None:
    """A step by land, by terrain and by what the hex is to the side."""
    seen: dict[tuple[int, int], set[int]] = {}
    for war in (FIW, ARW):
        for side in (BRITISH, ALLIED):
            for hex in range(board.hexes):
                for place, other in enumerate(board.near[hex]):
                    if not board.sides[hex][place] & (WATER | ALL_SEA) and board.sea[hex] < 0:
                        look = board.attitude[war][side][other]
                        points = board.cost[war][side][0][hex][place]
                        seen.setdefault((board.terrain[other], look), set()).add(points)
    assert seen == {
        (WILDERNESS, WILD): {5}, (SEA, WILD): {BLOCKED}, (MOUNTAIN, WILD): {BLOCKED},
        (LAKE, WILD): {BLOCKED}, (CIVILIZED, FRIENDLY): {1}, (CIVILIZED, NEUTRAL): {1},
        (CIVILIZED, UNFRIENDLY): {2}, (ROUGH, FRIENDLY): {2}, (ROUGH, UNFRIENDLY): {4},
    }  # fmt: skip


def test_9_9_what_water_costs(board: Board) -> None:
    for side in (BRITISH, ALLIED):
        for hex in range(board.hexes):
            for other, flags, points in zip(
                board.near[hex], board.sides[hex], board.cost[ARW][side][0][hex]
            ):
                if flags & WATER:
                    assert points == (1 if board.civilized[other] else 2)


def test_9_10_winter_on_the_north_sheet(board: Board) -> None:
    assert cost(board, "1311", "1211", FIW, BRITISH, winter=1) == 10
    assert cost(board, "2817", "2818", ARW, BRITISH, winter=1) == 2 * cost(
        board, "2817", "2818", ARW, BRITISH
    )
    on_the_lake, beside_it = board.index("1707"), board.index("1807")
    assert board.terrain[on_the_lake] == LAKE
    assert board.cost[FIW][BRITISH][1][beside_it][board.near[beside_it].index(on_the_lake)] == 10
    south = "S4605"
    for other in board.near[board.index(south)]:
        name = board.ids[other]
        assert cost(board, south, name, ARW, ALLIED) == cost(board, south, name, ARW, ALLIED, 1)


def test_9_7_friends_in_each_war(board: Board) -> None:
    for war in (JENKINS, KGW, FIW):
        assert board.owner[war] is board.owner[FIW]
        assert board.cost[war] is board.cost[FIW]
    expected = {FIW: (BRITISH, BRITISH, ALLIED), ARW: (ALLIED, BRITISH, NOBODY)}
    for war, owners in expected.items():
        for colour, owner in zip((AMERICAN, TORY, FRENCH), owners):
            hexes = [hex for hex in range(board.hexes) if board.colour[hex] == colour]
            assert hexes
            assert {board.owner[war][hex] for hex in hexes} == {owner}
    tory = [hex for hex in range(board.hexes) if board.colour[hex] == TORY]
    assert tory == [board.halifax]


def test_9_9_portages(board: Board) -> None:
    portages = {board.ids[hex] for hex in range(board.hexes) if board.portage[hex]}
    assert portages == {"1608", "1907", "2613", "2914", "S4605"}
    assert all(len(board.lines[board.index(hex)]) > 1 for hex in portages)


# 6 Supply, 14 seas


def test_6_2_supply_hexes(board: Board) -> None:
    assert [len(board.supply_hexes[ARW][side]) for side in (BRITISH, ALLIED)] == [11, 30]
    assert [len(board.supply_hexes[FIW][side]) for side in (BRITISH, ALLIED)] == [32, 5]
    american = set(ids(board, board.supply_hexes[ARW][ALLIED]))
    assert {"S3825", "S4225", "S4926", "S5023", "S4718"} <= american
    assert board.is_supply(ARW, BRITISH, board.index("S4619"), 1)
    assert not board.is_supply(ARW, ALLIED, board.index("S4619"), 1)
    assert set(ids(board, board.supply_hexes[FIW][ALLIED])) == {
        "3411", "3710", "4111", "4923", "5927",
    }  # fmt: skip
    assert set(ids(board, board.supply_hexes[JENKINS][ALLIED])) == {
        "S3228", "S2823", "S2315", "S2214", "S1610",
    }  # fmt: skip


def test_12_4_bennington_is_a_supply_hex_until_turn_35(board: Board) -> None:
    assert board.supply_end[ARW][ALLIED][board.bennington] == 35
    assert board.is_supply(ARW, ALLIED, board.bennington, 34)
    assert not board.is_supply(ARW, ALLIED, board.bennington, 35)
    assert board.supply_end[ARW][ALLIED][board.boston] == FOREVER
    assert board.area_supply[VERMONT] == (board.bennington,)
    without = [name for area, name in enumerate(AREA_IDS) if not board.area_supply[area]]
    assert without == ["canada", "nova_scotia", "florida", "louisiana"]


def test_6_3_down_a_navigable_river(board: Board) -> None:
    philadelphia = board.index("Philadelphia")
    assert ids(board, board.reach[philadelphia]) == ["1719", "1620"]
    assert board.port[philadelphia]
    assert board.coast[philadelphia] == 0
    assert board.port_seas[philadelphia] == 1 << NORTH_ATLANTIC
    assert ids(board, board.reach[board.montreal])[-1] == "4111"
    assert len(board.reach[board.montreal]) == 7
    assert board.ids[board.mouth[board.index("Saratoga")]] == "2220"
    assert board.reach[board.new_york] == ()
    assert board.mouth[board.index("1111")] == -1
    for hex in range(board.hexes):
        inland = board.ways[hex] & NAVIGABLE and not board.coast[hex]
        assert bool(board.reach[hex]) == bool(inland)


def reached(board: Board, start: str, cut: set[str]) -> set[str]:
    """The hexes that a line of water and roads reaches, without those that are cut."""
    found, queue = {start}, [board.index(start)]
    for hex in queue:
        for other in board.lines[hex]:
            name = board.ids[other]
            if name not in found and name not in cut:
                found.add(name)
                queue.append(other)
    return found


def test_example_11_savannah_is_cut_off_at_two_hexes(board: Board) -> None:
    north = {"S4718", "S5023", "S4926"}
    assert north <= reached(board, "S3825", {"S4225"})
    assert not north & reached(board, "S3825", {"S4225", "S4220", "S4025"})


@pytest.mark.parametrize("south", ["2815", "2816", "2914", "3015"])
@pytest.mark.parametrize("north", ["3312", "3412", "3511"])
def test_example_12_ticonderoga_is_cut_off_at_one_hex_on_each_side(
    board: Board, north: str, south: str
) -> None:
    """6.6 The British hold no garrisons in American hexes away from navigable water."""
    hexes = range(board.hexes)
    navigable = {board.ids[hex] for hex in hexes if board.ways[hex] & NAVIGABLE}
    closed = {
        board.ids[hex]
        for hex in hexes
        if board.attitude[ARW][BRITISH][hex] == UNFRIENDLY
        and not board.ways[hex] & (NAVIGABLE | LAKESIDE)
    }
    assert reached(board, "3014", closed) & navigable
    for cut in (north, south):
        assert reached(board, "3014", closed | {cut}) & navigable
    assert not reached(board, "3014", closed | {north, south}) & navigable


def test_14_coasts_and_ports(board: Board) -> None:
    assert [len(hexes) for hexes in board.coasts] == [49, 31, 24, 28, 51, 87]
    assert len(board.ports) == 32
    assert len(board.american_ports) == 19
    assert ids(board, board.west_florida_ports) == ["S2214", "S2315", "S2823"]
    both = [hex for hex in range(board.hexes) if board.coast[hex].bit_count() > 1]
    assert both == [board.louisbourg]
    assert board.coast[board.louisbourg] == 1 << GULF_OF_MAINE | 1 << GULF_OF_ST_LAWRENCE
    assert board.index("Philadelphia") in board.sea_ports[NORTH_ATLANTIC]
    assert board.sea_north == [False, False, True, True, True, True]
    assert board.sea_names[CHESAPEAKE_BAY] == "Chesapeake Bay"
    for hex in range(board.hexes):
        beside = {board.sea[other] for other in board.near[hex]} - {-1}
        if board.terrain[hex] not in (SEA, LAKE) and beside:
            assert board.coast[hex]
    assert board.sea[board.index("S1004")] == GULF_OF_MEXICO
    assert board.coast[board.index("Charleston")] == 1 << SOUTH_ATLANTIC


def test_12_1_nineteen_political_areas(board: Board) -> None:
    assert len(board.area_hexes) == 19
    assert all(board.area_hexes)
    assert sum(len(hexes) for hexes in board.area_hexes) == sum(board.civilized) == 423
    nine = ["4523", "4725", "4923", "4924", "4926", "5323", "6025", "5926", "5927"]
    assert set(ids(board, board.area_hexes[NOVA_SCOTIA])) == set(nine)
    assert board.area[board.montreal] == CANADA


def test_15_6_spanish_columns(board: Board) -> None:
    savannah, augustine = board.index("Savannah"), board.st_augustine
    assert board.column[augustine] < board.spanish_blockade < board.spanish_landing
    assert board.column[savannah] > board.spanish_landing


# Where hexes lie


@pytest.mark.parametrize(
    ("place", "lat", "lon"),
    [("3120", 42.44, -71.14), ("1111", 40.41, -79.99), ("4926", 44.58, -63.56),
     ("S1610", 29.94, -90.17), ("S4516", 35.59, -81.88)],
)  # fmt: skip
def test_the_middle_of_a_hex_on_the_globe(board: Board, place: str, lat: float, lon: float) -> None:
    assert board.lat_lon(board.index(place)) == pytest.approx((lat, lon), abs=0.006)


def test_known_places_fall_into_their_hexes(board: Board) -> None:
    points = built_in(GAME, "geography.json")["bend"]["points"]
    assert len(points) == 37
    for point in points:
        column, row = board.geography.hex_at(point["lat"], point["lon"])
        hex = board.index(point["hex"])
        assert (column + 40, row - 1) == (board.column[hex], board.row[hex]), point["hex"]


def test_hexes_on_the_sheets(board: Board) -> None:
    x, y = board.centre(board.index("S1001"))
    assert (x, y) == (0.0, 0.0)
    assert board.centre(board.index("S1101"))[1] == 0.5
    for hex in (board.boston, board.montreal):
        for other in board.near[hex]:
            (ax, ay), (bx, by) = board.centre(hex), board.centre(other)
            assert (ax - bx) ** 2 + (ay - by) ** 2 == pytest.approx(1)


# Corrected packs


def test_corrected_factors_alone(tmp_path: Path) -> None:
    units = built_in(GAME, "units.json")
    row = next(row for row in units["units"] if row["id"] == "fiw-44")
    row["faces"] = ["[7]/+2/20+", "(3)/0/[20]"]
    pack = PACKS.load(supply(tmp_path, "units.json", units))
    piece = pack.pieces.number["fiw-44"]
    assert pack.pieces.face_cf[piece] == (0, 3, 7)
    assert pack.pieces.face_ambush[piece] == (0, 0, 2)
    assert pack.label.name == "reconstruction-1, corrected in units.json"
    assert pack.label.digest != load_pack().label.digest


def test_corrected_terrain_and_rivers(tmp_path: Path) -> None:
    board = load_pack().board
    sheet = built_in(GAME, "map.json")
    hex = board.index("1212")
    row = sheet["terrain"][board.row[hex]]
    sheet["terrain"][board.row[hex]] = (
        row[: board.column[hex]] + "M" + row[board.column[hex] + 1 :]
    )  # fmt: skip
    sheet["waters"].append({"name": "Turtle Creek", "kind": "river", "ways": ["1112 1111"]})
    corrected = PACKS.load(supply(tmp_path, "map.json", sheet)).board
    assert cost(corrected, "1112", "1111", FIW, BRITISH) == 2
    assert cost(corrected, "1111", "1212", FIW, BRITISH) == BLOCKED


def test_a_larger_map(tmp_path: Path) -> None:
    sheet = built_in(GAME, "map.json")
    sheet["grid"]["rows"] = 29
    for name, letter in (("terrain", "W"), ("area_rows", "."), ("sea_rows", ".")):
        sheet[name].append(letter * 101)
    corrected = PACKS.load(supply(tmp_path, "map.json", sheet)).board
    assert corrected.hexes == 2929
    assert corrected.ids[corrected.hexes - 1] == "6029"


def test_other_drawing_is_the_same_game(tmp_path: Path) -> None:
    geography = built_in(GAME, "geography.json")
    geography["bend"]["points"] = []
    pack = PACKS.load(supply(tmp_path, "geography.json", geography))
    assert pack.label.digest == load_pack().label.digest
    assert pack.board.lat_lon(pack.board.boston) != load_pack().board.lat_lon(pack.board.boston)


def test_a_pack_of_its_own_name(tmp_path: Path) -> None:
    label = built_in(GAME, "pack.json")
    label["name"] = "printed"
    del label["confidence"]
    assert PACKS.load(supply(tmp_path, "pack.json", label)).label.name == "printed"


def test_stale_counts_are_remarked_on(tmp_path: Path) -> None:
    label = built_in(GAME, "pack.json")
    label["confidence"]["terrain"]["certain"] = 2828
    problems, remarks = PACKS.check(supply(tmp_path, "pack.json", label))
    assert problems == []
    assert "The files hold [21, 2, 2805]" in str(remarks[0])


def test_all_wars_have_their_tables(board: Board) -> None:
    assert len(board.owner) == len(board.cost) == len(board.supply_end) == len(WARS)
