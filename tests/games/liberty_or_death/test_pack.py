"""The data pack of Liberty or Death: the map, the counters, the tables, and corrected packs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.pack_files import built_in, check_any_damage, supply
from ticonderoga.engine.kit.fields import PackError
from ticonderoga.engine.kit.graph import FAR
from ticonderoga.games.liberty_or_death.data.board import (
    BOX,
    CITY,
    COLONY,
    RESERVE,
    Board,
    kind_of,
)
from ticonderoga.games.liberty_or_death.data.pack import (
    PACKS,
    load_pack,
)
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    IS_CUBE,
    IS_UNIT,
    KINDS,
    LEADER_IDS,
    MILITIA,
    PATRIOT_FORT,
    TORY,
    TYPES,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    CITIES,
    COLONIES,
    MAP,
    NEW_JERSEY,
    NEW_YORK_CITY,
    PROVINCES,
    RESERVES,
    SPACES,
    WEST_INDIES,
)


@pytest.fixture
def board() -> Board:
    return load_pack().board


def names(board: Board, spaces: tuple[int, ...]) -> list[str]:
    return [board.names[space] for space in spaces]


# The built-in pack


def test_the_built_in_pack_is_sound_and_leaves_nothing_to_remark() -> None:
    assert PACKS.check("")[0] == []
    assert PACKS.check("")[1] == []


def test_it_is_read_once() -> None:
    assert load_pack() is load_pack()


def test_it_says_what_is_certain() -> None:
    pack = load_pack()
    assert pack.label.name == "rulebook-2016"
    assert "own words" in pack.label.notice
    counts = pack.label.confidence_counts
    assert counts["connections"] == {"certain": 39, "likely": 4, "reconstructed": 0}
    assert counts["event_icons"]["likely"] == 96
    assert counts["outlines"]["reconstructed"] == 1


# 1.3 The map


@pytest.mark.rule("R-1.3.1a", "R-1.3.5a")
def test_1_3_1_seven_cities_eleven_colonies_four_reserves_and_a_box(board: Board) -> None:
    kinds = [board.kind[space] for space in range(SPACES)]
    assert [kinds.count(kind) for kind in (CITY, COLONY, RESERVE, BOX)] == [7, 11, 4, 1]
    assert kinds == [kind_of(space) for space in range(SPACES)]
    assert "Maryland-Delaware" in names(board, tuple(COLONIES))
    assert "Connecticut-Rhode Island" in names(board, tuple(COLONIES))
    assert all(board.is_province[space] for space in PROVINCES)
    assert not any(board.is_province[space] for space in (*CITIES, WEST_INDIES))


@pytest.mark.rule("R-1.3.2a", "R-1.3.4a")
def test_1_3_2_populations_of_provinces(board: Board) -> None:
    assert {board.population[space] for space in COLONIES} == {1, 2}
    assert sum(board.population[space] for space in COLONIES) == 19
    assert names(board, tuple(RESERVES)) == ["Quebec", "Northwest", "Southwest", "Florida"]
    for space in RESERVES:
        assert board.population[space] == 0
        assert board.is_reserve[space]
        assert not board.is_colony[space]


@pytest.mark.rule("R-1.3.3a")
def test_1_3_3_only_new_york_city_has_two(board: Board) -> None:
    assert [space for space in CITIES if board.population[space] == 2] == [NEW_YORK_CITY]
    assert sum(board.population[space] for space in CITIES) == 8


@pytest.mark.rule("R-1.3.3b")
def test_1_3_3_a_bare_name_is_the_province(board: Board) -> None:
    for name in ("Quebec", "New York"):
        assert board.index(name) in PROVINCES
        assert board.index(f"{name} City") in CITIES


@pytest.mark.rule("R-1.3.3c")
def test_1_3_3_the_two_displaced_cities(board: Board) -> None:
    assert names(board, board.adjacent[NEW_YORK_CITY]) == ["New York", "New Jersey"]
    assert names(board, board.adjacent[board.index("Philadelphia")]) == [
        "New Jersey",
        "Pennsylvania",
        "Maryland-Delaware",
    ]


@pytest.mark.rule("R-1.3.6a")
def test_1_3_6_adjacency_is_mutual_and_cities_touch_provinces_only(board: Board) -> None:
    assert sum(len(board.adjacent[space]) for space in MAP) == 2 * 43
    for space in MAP:
        for end in board.adjacent[space]:
            assert space in board.adjacent[end]
            assert board.steps[space][end] == 1
        if space in CITIES:
            assert all(end in PROVINCES for end in board.adjacent[space])
            assert board.adjacent_cities[space] == ()
            assert board.near_cities[space] == (space,)


@pytest.mark.rule("R-1.3.7a")
def test_1_3_7_the_west_indies_touch_nothing(board: Board) -> None:
    assert board.adjacent[WEST_INDIES] == ()
    assert board.neighbour_bits[WEST_INDIES] == 0
    assert all(WEST_INDIES not in board.adjacent[space] for space in MAP)
    assert board.steps[NEW_JERSEY][WEST_INDIES] == FAR


@pytest.mark.rule("A-01", "A-02")
def test_a1_a2_the_disputed_borders_are_adopted_and_marked(board: Board) -> None:
    unsure = [
        {board.names[line.a], board.names[line.b]}
        for line in board.connections
        if line.confidence != "certain"
    ]
    assert unsure == [
        {"Northwest", "Maryland-Delaware"},
        {"Southwest", "South Carolina"},
        {"Quebec", "Southwest"},
        {"Quebec", "New Hampshire"},
    ]
    for pair in unsure:
        one, other = [board.index(name) for name in pair]
        assert other in board.adjacent[one]


def test_the_tables_of_the_board_agree_with_each_other(board: Board) -> None:
    for space in range(SPACES):
        near = board.adjacent[space]
        assert board.neighbour_bits[space] == sum(1 << end for end in near)
        assert set(board.adjacent_cities[space]) == {end for end in near if end in CITIES}
        assert set(board.adjacent_provinces[space]) == {end for end in near if end in PROVINCES}
        assert board.next_to_reserve[space] == any(end in RESERVES for end in near)
        assert board.near_city_bits[space] == sum(1 << city for city in board.near_cities[space])
    assert board.city_bits == sum(1 << space for space in CITIES)
    assert board.colony_bits == sum(1 << space for space in COLONIES)
    assert board.reserve_bits == sum(1 << space for space in RESERVES)
    assert board.province_bits == board.colony_bits | board.reserve_bits


def test_distances_are_the_shortest_and_may_avoid_cities(board: Board) -> None:
    boston, carolina = board.index("Boston"), board.index("North Carolina")
    assert board.steps[boston][carolina] == 5
    norfolk = board.index("Norfolk")
    assert board.steps[norfolk][carolina] == 1
    assert board.province_steps[norfolk][carolina] == FAR
    assert board.province_steps[carolina][norfolk] == FAR
    florida, quebec = board.index("Florida"), board.index("Quebec")
    assert board.province_steps[florida][quebec] == 2
    for a in MAP:
        for b in MAP:
            assert board.steps[a][b] == board.steps[b][a] < FAR
            assert board.province_steps[a][b] >= board.steps[a][b]


def test_3_5_1_where_french_agents_work(board: Board) -> None:
    assert sorted(names(board, board.agent_spaces)) == [
        "Massachusetts",
        "New Hampshire",
        "New York",
        "Quebec",
    ]


@pytest.mark.parametrize("spelling", ["new_york_city", "New York City", "nyc", "NEW YORK CITY"])
def test_a_space_is_found_however_it_is_spelled(board: Board, spelling: str) -> None:
    assert board.index(spelling) == NEW_YORK_CITY


def test_a_space_that_is_not_there_is_a_sentence(board: Board) -> None:
    with pytest.raises(PackError, match=r'no space "Virgina" on the map\. Did you mean Virginia'):
        board.index("Virgina")


# 8.2 The Random Spaces table


@pytest.mark.rule("R-8.2a")
def test_8_2_the_random_spaces_table_begins_where_the_dice_say(board: Board) -> None:
    assert sorted(board.scan_order) == list(MAP)
    assert len(board.random_start) == 18
    for place, space in enumerate(board.scan_order):
        assert board.scan_place[space] == place
    assert board.scan_place[WEST_INDIES] == -1

    def first(d3: int, d6: int) -> str:
        return board.names[board.scan_order[board.random_start[(d3 - 1) * 6 + d6 - 1]]]

    assert first(1, 1) == "Quebec City"
    assert first(1, 2) == "Quebec"
    assert first(1, 3) == "New Hampshire"
    assert first(2, 1) == "Northwest"
    assert first(2, 5) == "Southwest"
    assert first(3, 3) == "Florida"
    assert first(3, 6) == "Massachusetts"
    below = board.scan_order[board.random_start[1] + 1]
    assert board.names[below] == "New York"


# 1.4 The counters


@pytest.mark.rule("R-1.4a")
def test_1_4_how_many_pieces_there_are() -> None:
    limits = load_pack().limits
    assert len(limits) == TYPES
    assert [limits[kind] for kind in (BRITISH_REGULAR, TORY, BRITISH_FORT)] == [25, 25, 6]
    assert [limits[kind] for kind in (WAR_PARTY, VILLAGE)] == [15, 12]
    assert [limits[kind] for kind in (CONTINENTAL, MILITIA, PATRIOT_FORT)] == [20, 15, 6]
    assert limits[FRENCH_REGULAR] == 15


@pytest.mark.rule("R-1.4b")
def test_1_4_units_and_cubes() -> None:
    units = [kind for kind in range(KINDS) if IS_UNIT[kind]]
    cubes = [kind for kind in range(KINDS) if IS_CUBE[kind]]
    assert set(cubes) == {BRITISH_REGULAR, TORY, CONTINENTAL, FRENCH_REGULAR}
    assert set(cubes) < set(units)
    assert not {BRITISH_FORT, PATRIOT_FORT, VILLAGE} & set(units)


def test_names_of_pieces_and_leaders() -> None:
    counters = load_pack().counters
    assert counters.singulars[WAR_PARTY] == "War Party"
    assert counters.plurals[WAR_PARTY] == "War Parties"
    assert counters.plurals[BRITISH_FORT] == "British Forts"
    assert len(counters.leader_names) == len(LEADER_IDS) == 9
    assert all(counters.leader_abilities)


# Corrected packs


def test_a_folder_with_one_file_corrects_only_that_file(tmp_path: Path) -> None:
    content = built_in("liberty_or_death", "map.json")
    content["connections"] = [
        line for line in content["connections"] if {line["a"], line["b"]} != {"quebec", "southwest"}
    ]
    path = supply(tmp_path, "map.json", content)
    pack = load_pack(path)
    assert pack.label.name == "rulebook-2016, corrected in map.json"
    assert pack.label.digest != load_pack().label.digest
    quebec, southwest = pack.board.index("Quebec"), pack.board.index("Southwest")
    assert southwest not in pack.board.adjacent[quebec]
    assert pack.deck.cards[1].title == load_pack().deck.cards[1].title
    assert [str(remark) for remark in PACKS.check(path)[1]] == [
        "areas.json, areas: Quebec and Southwest touch here, but are not adjacent on the map. "
        "Draw the border anew, or leave it: the rules follow the map."
    ]


def test_the_digest_is_of_the_content_not_of_the_layout(tmp_path: Path) -> None:
    path = supply(tmp_path, "cards.json", built_in("liberty_or_death", "cards.json"))
    assert load_pack(path).label.digest == load_pack().label.digest


def test_the_drawing_leaves_the_digest_alone(tmp_path: Path) -> None:
    content = built_in("liberty_or_death", "areas.json")
    content["places"][0]["lat"] = 46.5
    pack = load_pack(supply(tmp_path, "areas.json", content))
    assert pack.label.digest == load_pack().label.digest
    assert pack.areas.lat[0] == 46.5


def test_the_order_of_the_spaces_in_the_file_does_not_matter(tmp_path: Path) -> None:
    content = built_in("liberty_or_death", "map.json")
    content["spaces"].reverse()
    board = load_pack(supply(tmp_path, "map.json", content)).board
    assert board.names == load_pack().board.names
    assert board.population == load_pack().board.population


def test_a_stale_count_is_worth_a_remark_but_no_refusal(tmp_path: Path) -> None:
    content = built_in("liberty_or_death", "pack.json")
    content["confidence"]["connections"]["certain"] = 1
    path = supply(tmp_path, "pack.json", content)
    assert PACKS.check(path)[0] == []
    assert [str(remark) for remark in PACKS.check(path)[1]] == [
        "pack.json, confidence, connections: the counts are [1, 4, 0]. The files hold [39, 4, 0]."
    ]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="there is no such folder"):
        load_pack(str(tmp_path / "nowhere"))
    with pytest.raises(PackError, match="the folder holds no file of a pack"):
        load_pack(str(tmp_path))


def test_a_file_that_is_not_json(tmp_path: Path) -> None:
    (tmp_path / "map.json").write_text('{"spaces": [', "utf-8")
    with pytest.raises(PackError, match=r"map.json, line 1: it is not JSON"):
        load_pack(str(tmp_path))


@pytest.mark.parametrize("file", PACKS.files)
def test_any_missing_or_mistyped_field_is_told_and_never_a_crash(
    tmp_path: Path, file: str
) -> None:
    check_any_damage(PACKS, "liberty_or_death", file, tmp_path, 0)


def test_the_page_on_provenance_counts_as_the_pack_does() -> None:
    page = (Path(__file__).resolve().parents[3] / "docs" / "provenance.md").read_text("utf-8")
    counts = load_pack().label.confidence_counts
    for name, row in {
        "connections": "43 connections",
        "event_title": "titles of the 96 Events",
        "event_text": "texts of the 96 Events",
        "event_order": "their periods and orders of Factions",
        "event_icons": "their swords and muskets",
        "other_cards": "Winter Quarters cards, Brilliant Strokes, Treaty",
    }.items():
        cells = [str(number) if number else "" for number in counts[name].values()]
        assert " ".join(f"| {row} | {' | '.join(cells)} |".split()) in page
