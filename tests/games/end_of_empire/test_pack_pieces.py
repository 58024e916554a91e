"""The counters and charts of End of Empire: factors, codes, tables, sums of the examples."""

from __future__ import annotations

import pytest

from ticonderoga.engine.kit.fields import PackError
from ticonderoga.games.end_of_empire.data.board import Board
from ticonderoga.games.end_of_empire.data.combat import WORSE
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    AMERICA,
    ARTILLERY,
    ARW,
    BOXED,
    BRITAIN,
    BRITISH,
    BRUNSWICK,
    CANADA,
    CAVALRY,
    CIRCLED,
    CODE_BOTH,
    CODE_F,
    CODE_IO,
    CODE_SP,
    CONNECTICUT,
    CONTINENTALS,
    ENTRY_AVAILABLE,
    ENTRY_HAVANA,
    ENTRY_JOINS,
    ENTRY_NOVA_SCOTIA,
    ENTRY_ON_MAP,
    ENTRY_OVERSEAS,
    ENTRY_SET_UP,
    ENTRY_SPECIAL,
    ENTRY_WEST_INDIES,
    FALL,
    FIW,
    FLEET,
    FRANCE,
    FULL_COLLAPSE,
    HESSE_CASSEL,
    INDIAN,
    INFANTRY,
    JENKINS,
    KGW,
    LEADER,
    LEAVES_F_PLUS_3,
    LEAVES_FOR_FULL_UNIT,
    LEAVES_FRENCH_ENTRY,
    LEAVES_IN_FALL,
    LEAVES_NEAR_COLLAPSE,
    LEAVES_ON_TURN,
    LEAVES_SPECIAL,
    LEAVES_YEARLY,
    LEAVES_YEARLY_BOXED,
    LEGION,
    MARINE,
    MASSACHUSETTS,
    MILITIA,
    NAVAL_INFANTRY,
    NEAR_COLLAPSE,
    NEW_YORK,
    NOBODY,
    NORMAL,
    PLAIN,
    PLUS,
    RANGER,
    ROLE_16_DRAGOONS,
    ROLE_FORT_GAGE,
    ROLE_IDS,
    ROLE_MARION,
    ROLE_NATCHEZ,
    ROLE_PRINZ_LUDWIG,
    ROLE_ROCHAMBEAU,
    SOUTH_CAROLINA,
    SPAIN,
    SPRING,
    STAYS,
    TDM_ISLE_ROYALE,
    TDM_QUEBEC,
    WINTER_1,
    WINTER_2,
)
from ticonderoga.games.end_of_empire.data.pack import load_pack
from ticonderoga.games.end_of_empire.data.tables import Tables
from ticonderoga.games.end_of_empire.data.units import Pieces


@pytest.fixture
def board() -> Board:
    return load_pack().board


@pytest.fixture
def pieces() -> Pieces:
    return load_pack().pieces


@pytest.fixture
def tables() -> Tables:
    return load_pack().tables


def names(pieces: Pieces, chosen: list[bool]) -> set[str]:
    return {pieces.ids[piece] for piece in range(pieces.count) if chosen[piece]}


# 2 The counters


def test_2_units_leaders_and_fleets_are_numbered_in_this_order(pieces: Pieces) -> None:
    assert (pieces.units, pieces.first_fleet, pieces.count) == (569, 569 + 99, 569 + 99 + 9)
    for piece in range(pieces.count):
        assert pieces.is_unit(piece) == (pieces.type[piece] < LEADER)
        assert pieces.is_leader(piece) == (pieces.type[piece] == LEADER)
        assert pieces.is_fleet(piece) == (pieces.type[piece] == FLEET)
    assert len(set(pieces.ids)) == len(set(pieces.labels)) == pieces.count
    assert [pieces.number[name] for name in pieces.ids] == list(range(pieces.count))


def test_2_counts_by_war_and_type(pieces: Pieces) -> None:
    units = [[p for p in pieces.of_war[war] if pieces.is_unit(p)] for war in (FIW, KGW, ARW)]
    assert [len(found) for found in units] == [115, 66, 413]
    assert len([p for p in pieces.of_war[JENKINS] if pieces.is_unit(p)]) == 19
    leaders = [[p for p in pieces.of_war[war] if pieces.is_leader(p)] for war in (ARW, FIW, KGW)]
    assert [len(found) for found in leaders] == [52, 28, 14]
    kinds = [INFANTRY, ARTILLERY, CAVALRY, LEGION, RANGER, MARINE, MILITIA, INDIAN, NAVAL_INFANTRY]
    counts = [pieces.type[: pieces.units].count(kind) for kind in kinds]
    assert counts == [449, 20, 8, 7, 7, 6, 46, 21, 5]


def test_2_1_a_step_has_a_face(pieces: Pieces) -> None:
    for piece in range(pieces.count):
        for faces in (pieces.face_cf, pieces.face_af, pieces.face_mf, pieces.face_attack):
            assert len(faces[piece]) == pieces.steps[piece] + 1
    steps = pieces.steps[: pieces.units]
    assert [steps.count(number) for number in range(5)] == [72, 97, 394, 1, 5]


def test_2_5_the_sample_unit(pieces: Pieces, board: Board) -> None:
    stark = pieces.index("John Stark NH Brigade")
    assert pieces.face_cf[stark] == (0, 4, 8)
    assert pieces.face_cf_mark[stark] == (PLAIN, CIRCLED, BOXED)
    assert pieces.face_attack[stark] == (0, 0, 0)
    assert pieces.face_boxed[stark] == (0, 0, 8)
    assert pieces.face_af[stark] == (0, 1, 2)
    assert pieces.face_ambush[stark] == (0, 0, 0)
    assert pieces.face_mf[stark] == (0, 20, 20)
    assert pieces.face_mf_mark[stark] == (PLAIN, PLUS, PLUS)
    assert pieces.entry_kind[stark] == ENTRY_ON_MAP
    assert pieces.entry_turn[stark] == 15
    assert board.ids[pieces.entry_hex[stark]] == "3219"
    assert (pieces.leaves[stark], pieces.leaves_turn[stark]) == (LEAVES_ON_TURN, 17)


@pytest.mark.parametrize(
    ("name", "cf", "ambush", "mf"),
    [("fiw-bearn", (0, 3, 5), (0, 0, 0), 20), ("fiw-artois", (0, 3, 5), (0, 0, 0), 20),
     ("fiw-lasarre", (0, 3, 6), (0, 0, 0), 20), ("fiw-rogers", (0, 3), (0, 3), 20),
     ("fiw-pa1", (0, 2, 4), (0, 0, 0), 20), ("ind-delaware", (0,), (2,), 20)],
)  # fmt: skip
def test_2_5_factors_that_the_examples_print(
    pieces: Pieces, name: str, cf: tuple[int, ...], ambush: tuple[int, ...], mf: int
) -> None:
    piece = pieces.number[name]
    assert pieces.face_cf[piece] == cf
    assert pieces.face_ambush[piece] == ambush
    assert pieces.face_mf[piece][-1] == mf
    assert pieces.confidence[piece] == "certain"
    assert pieces.confidence_detail[piece]["factors"] == "certain"


def test_2_6_sides_and_armies(pieces: Pieces) -> None:
    units = range(pieces.units)
    sides = [pieces.side[piece] for piece in units]
    assert [sides.count(side) for side in (BRITISH, ALLIED, NOBODY)] == [262, 286, 21]
    assert {piece for piece in units if pieces.side[piece] == NOBODY} == set(pieces.indians)
    assert sum(pieces.iroquois) == 8
    assert sum(pieces.other_indian) == 13
    assert {pieces.names[p] for p in pieces.indians if pieces.iroquois[p]} >= {
        "Mingo", "Caughnawaga",
    }  # fmt: skip
    assert pieces.army[: pieces.units].count(CONTINENTALS) == 172
    assert sum(pieces.continental) == 174
    assert sum(pieces.steuben) == 174 + 19
    assert sum(pieces.artillery) == 32
    assert sum(pieces.scouts) == 15


def test_2_8_entry_codes(pieces: Pieces) -> None:
    kinds = pieces.entry_kind[: pieces.first_fleet]
    assert [kinds.count(kind) for kind in (ENTRY_NOVA_SCOTIA, ENTRY_WEST_INDIES)] == [3, 7]
    assert [kinds.count(kind) for kind in (ENTRY_HAVANA, ENTRY_JOINS)] == [8, 5]
    available = [p for p in range(pieces.units) if pieces.entry_kind[p] == ENTRY_AVAILABLE]
    assert len(available) == 66
    assert {pieces.type[piece] for piece in available} == {MILITIA, INDIAN}
    boxed = [p for p in range(pieces.count) if pieces.entry_boxed[p]]
    assert all(pieces.entry_kind[piece] == ENTRY_ON_MAP for piece in boxed)
    assert pieces.entry_kind[pieces.index("Brant")] == ENTRY_OVERSEAS
    gage = pieces.number["arw-gage"]
    assert pieces.entry_kind[gage] == ENTRY_SET_UP
    assert pieces.entry_hex[gage] == load_pack().board.boston


def test_2_9_withdrawal_codes(pieces: Pieces) -> None:
    leaves = pieces.leaves[: pieces.units]
    expected = {
        STAYS: 407, LEAVES_NEAR_COLLAPSE: 52, LEAVES_YEARLY: 29, LEAVES_YEARLY_BOXED: 5,
        LEAVES_F_PLUS_3: 10, LEAVES_IN_FALL: 2, LEAVES_FOR_FULL_UNIT: 3, LEAVES_SPECIAL: 1,
    }  # fmt: skip
    for code, count in expected.items():
        assert leaves.count(code) == count
    leaders = pieces.leaves[pieces.units : pieces.first_fleet]
    assert leaders.count(LEAVES_F_PLUS_3) == 4
    assert pieces.leaves[pieces.index("Howe")] == LEAVES_FRENCH_ENTRY
    assert pieces.leaves[pieces.role[ROLE_16_DRAGOONS]] == LEAVES_F_PLUS_3
    for piece in range(pieces.units):
        if leaves[piece] in (LEAVES_YEARLY, LEAVES_YEARLY_BOXED):
            assert pieces.home[piece] >= 0


def test_7_5_pieces_that_come_for_others(pieces: Pieces) -> None:
    sub = [p for p in range(pieces.units) if pieces.substitute_for[p] >= 0]
    assert len(sub) == 7
    for piece in sub:
        assert pieces.substitute[pieces.substitute_for[piece]] == piece
        assert pieces.entry_kind[piece] == ENTRY_SPECIAL
    turns = {pieces.ids[p]: pieces.entry_turn[p] for p in sub}
    assert turns["arw-va11-sub"] == 19
    assert turns["arw-1pa-sub"] == 13
    mounted = pieces.substitute[pieces.role[ROLE_PRINZ_LUDWIG]]
    assert pieces.type[mounted] == CAVALRY
    assert pieces.entry_turn[mounted] == 0
    full = {pieces.ids[p] for p in range(pieces.units) if pieces.precursor[p] >= 0}
    assert full == {"arw-mvr", "arw-art2", "arw-art4"}
    for name, other in (("Abercrombie", "Gage (FIW)"), ("Wolfe", "Murray"), ("Forbes", "Stanwix")):
        assert pieces.successor[pieces.index(name, FIW)] == pieces.index(other, FIW)
    marion = pieces.role[ROLE_MARION]
    assert pieces.replaces[marion] == pieces.militia[ARW][ALLIED][SOUTH_CAROLINA][0]
    following = [p for p in range(pieces.units) if pieces.follows[p] >= 0]
    assert len(following) == 5
    assert {pieces.follows[piece] for piece in following} == {pieces.role[ROLE_ROCHAMBEAU]}


def test_rules_find_all_pieces_that_they_name(pieces: Pieces) -> None:
    assert len(pieces.role) == len(ROLE_IDS)
    assert all(piece >= 0 for piece in pieces.role)


def test_7_9_groups_of_the_marine(pieces: Pieces) -> None:
    groups = pieces.group[: pieces.units]
    assert [groups.count(group) for group in (TDM_ISLE_ROYALE, TDM_QUEBEC)] == [8, 17]
    for piece in range(pieces.units):
        if groups[piece] >= 0:
            assert pieces.nation[piece] == FRANCE
            assert pieces.steps[piece] == 1
            assert pieces.can_be_drafted[piece]


def test_9_11_who_ferries_a_stack(pieces: Pieces) -> None:
    yes = ["arw-4", "arw-mar1", "fiw-bearn", "fiw-tdmq1", "arw-c14", "je-marines", "kgw-ma7"]
    no = ["arw-c2", "arw-hc-rall", "arw-qr", "fiw-ma1", "arw-ra1", "je-garrison", "ind-mohawk"]
    assert all(pieces.ferries[pieces.number[name]] for name in yes)
    assert not any(pieces.ferries[pieces.number[name]] for name in no)
    american = [p for p in range(pieces.units) if pieces.marine[p] and pieces.nation[p] == AMERICA]
    assert {pieces.ids[piece] for piece in american} == {"arw-c14", "arw-leema", "arw-contmar"}


def test_15_2_british_steps(pieces: Pieces) -> None:
    regulars = [p for p in pieces.of_war[ARW] if pieces.british_regular[p]]
    at_home = [p for p in regulars if pieces.entry_kind[p] != ENTRY_WEST_INDIES]
    assert sum(pieces.steps[piece] for piece in at_home) == 137
    out = {pieces.role[ROLE_NATCHEZ], pieces.role[ROLE_FORT_GAGE]}
    assert {p for p in regulars if not pieces.holds_north[p]} == out
    assert all(pieces.always_supplied[piece] for piece in out)


def test_11_10_who_is_spared(pieces: Pieces) -> None:
    spared = names(pieces, pieces.spared)
    assert {"fiw-rogers", "arw-butler", "arw-art1", "arw-c14"} <= spared
    assert not spared & {"arw-ra1", "arw-mar1", "arw-4", "arw-c2"}


def test_12_militia_by_area(pieces: Pieces) -> None:
    assert len(pieces.militia[FIW][ALLIED][CANADA]) == 2
    assert len(pieces.militia[ARW][BRITISH][CANADA]) == 1
    assert pieces.militia[FIW][BRITISH][MASSACHUSETTS] == pieces.militia[KGW][BRITISH][1]
    assert pieces.role[ROLE_MARION] not in pieces.militia[ARW][ALLIED][SOUTH_CAROLINA]
    assert sum(len(units) for units in pieces.militia[ARW][ALLIED]) == 16
    assert not any(pieces.takes_losses[p] for p in range(pieces.count) if pieces.steps[p] == 0)


def test_7_4_entry_hexes_of_a_state(pieces: Pieces, board: Board) -> None:
    found = [board.ids[hex] for hex in pieces.entry_hexes[ARW][CONNECTICUT]]
    assert found == ["2719"]
    assert set(pieces.entry_hexes[ARW][NEW_YORK]) >= {board.albany, board.new_york}


def test_13_every_tribe_has_its_settlement(pieces: Pieces, board: Board) -> None:
    assert len(pieces.tribe_at) == len(pieces.indians) == 21
    assert all(board.settlement[hex] for hex in pieces.tribe_at)
    assert board.ids[pieces.settlement[pieces.index("Mohawk")]] == "2514"


def test_14_5_fleets_and_their_infantry(pieces: Pieces) -> None:
    assert [len(pieces.fleets[war][BRITAIN]) for war in (JENKINS, KGW, FIW, ARW)] == [1, 1, 1, 1]
    assert pieces.fleets[FIW][SPAIN] == ()
    (french,) = pieces.fleets[ARW][FRANCE]
    landing = pieces.landing[french]
    assert pieces.face_cf[landing] == (8,)
    assert pieces.fleet_of[landing] == french
    assert pieces.landing[pieces.fleets[ARW][BRITAIN][0]] == -1


@pytest.mark.parametrize(
    ("name", "ratings"),
    [("Braddock", (0, 2, 3)), ("Wolfe", (2, 6, 5)), ("Howe", (1, 5, 4)), ("Carleton", (1, 4, 5)),
     ("Schuyler", (0, 4, 3)), ("Montgomery", (1, 7, 5)), ("Montcalm", (2, 2, 6))],
)  # fmt: skip
def test_8_1_ratings(pieces: Pieces, name: str, ratings: tuple[int, int, int]) -> None:
    leader = pieces.index(name)
    found = (pieces.combat[leader], pieces.rank[leader], pieces.initiative[leader])
    assert found == ratings


def test_8_1_15_1_codes_of_leaders(pieces: Pieces) -> None:
    codes = {"Rochambeau": CODE_F, "Galvez": CODE_SP, "Montiano": CODE_SP, "Brant": CODE_IO}
    codes["Lafayette"] = CODE_BOTH
    for name, code in codes.items():
        assert pieces.code[pieces.index(name)] == code
    assert len([code for code in pieces.code if code]) == 5
    proud = {"Carleton", "Haldimand", "Prevost", "Tryon", "Dunmore", "Knyphausen", "Brant"}
    for leader in pieces.of_war[ARW]:
        if pieces.is_leader(leader) and pieces.side[leader] == BRITISH:
            if pieces.names[leader] in proud:
                assert not pieces.english[leader]
    assert pieces.english[pieces.index("Howe")]


def test_a_piece_is_found_by_name_and_war(pieces: Pieces) -> None:
    assert pieces.index("44th Foot", FIW) == pieces.index("44th Foot (FIW)")
    with pytest.raises(PackError, match=r'2 pieces are called "44th Foot": say 44th Foot \(FIW\)'):
        pieces.index("44th Foot")
    with pytest.raises(PackError, match=r'No piece is called "Wolf"\. Did you mean Wolfe'):
        pieces.index("Wolf")


# 11 Combat


def test_G22_odds(tables: Tables) -> None:
    odds = tables.linear.odds
    for attack, defence, column in (
        (26, 7, "3:1"), (5, 11, "1:3"), (8, 8, "1:1"), (97, 57, "1:1"), (9, 3, "3:1"),
        (7, 5, "1:1"), (100, 1, "4:1"), (1, 3, "1:3"), (5, 10, "1:2"),
    ):  # fmt: skip
        assert odds.names[odds.column(attack, defence)] == column
    assert odds.column(1, 4) == odds.column(0, 1) == WORSE
    wide = tables.linear_wide.odds
    assert wide.names[wide.column(97, 57)] == "3:2"
    assert wide.names[wide.column(2, 3)] == "2:3"
    assert wide.names[wide.column(5, 8)] == "1:2"


def test_G17_G18_cells_of_the_linear_crt(tables: Tables) -> None:
    table = tables.linear
    cell = table.cell(table.odds.column(9, 3), 4)
    assert table.texts[cell] == "1/2DR"
    assert (table.attacker_loss[cell], table.defender_loss[cell]) == (1, 2)
    assert (table.attacker_back[cell], table.defender_back[cell]) == (False, True)
    cell = table.cell(table.odds.column(7, 5), 2)
    assert table.texts[cell] == "1AR/1"
    assert table.attacker_back[cell]
    worse = table.cell(WORSE, 6)
    assert (table.attacker_loss[worse], table.attacker_back[worse]) == (2, True)
    assert table.defender_loss[worse] == 0
    gone = table.cell(table.odds.column(40, 10), 12)
    assert table.texts[gone] == "0/DE"
    assert table.defender_gone[gone]
    assert table.texts[table.cell(0, -7)] == "4AR/0"


def test_11_7_both_linear_tables_agree(tables: Tables) -> None:
    narrow, wide = tables.linear, tables.linear_wide
    for column, name in enumerate(narrow.odds.names):
        for die in range(-2, 9):
            other = wide.cell(wide.odds.names.index(name), die)
            assert narrow.texts[narrow.cell(column, die)] == wide.texts[other]
    assert wide.odds.names == ["1:3", "1:2", "2:3", "1:1", "3:2", "2:1", "3:1", "4:1"]


def test_G16_the_ambush_crt(tables: Tables) -> None:
    table = tables.ambush
    cell = table.cell(table.odds.column(3, 1), 3)
    assert (table.loss[cell], table.back[cell]) == (1, False)
    free = table.cell(table.odds.column(1, 0), 6)
    assert (table.loss[free], table.back[free]) == (4, True)
    assert table.texts[table.cell(table.odds.column(1, 4), 6)] == "NE"
    assert table.odds.names[table.odds.column(9, 2)] == "4:1"


def test_11_8_von_steuben(tables: Tables) -> None:
    turns = (1, 11, 12, 17, 18, 41)
    assert [tables.steuben_attack[turn] for turn in turns] == [-1, -1, -1, -1, 0, 0]
    assert [tables.steuben_defence[turn] for turn in turns] == [1, 1, 0, 0, 0, 0]


# 4, 14 Turns and fleets


def test_turns_and_seasons(tables: Tables) -> None:
    assert [tables.calendar[war].turns for war in (JENKINS, KGW, FIW, ARW)] == [13, 28, 33, 41]
    arw = tables.calendar[ARW]
    assert arw.title(7) == "Apr-May 1776"
    assert [arw.season[turn] for turn in (7, 17, 18, 41)] == [SPRING, WINTER_1, WINTER_2, WINTER_1]
    assert [arw.next_spring(turn) for turn in (1, 6, 7, 41)] == [7, 7, 13, 43]
    fiw = tables.calendar[FIW]
    assert fiw.season[15] == FALL
    winters = [turn for turn in range(1, 34) if fiw.winter[turn]]
    assert winters == [4, 5, 10, 11, 16, 17, 22, 23, 28, 29]
    assert fiw.year[1] == 1755


def test_G9_G10_the_fleet_chart(tables: Tables) -> None:
    fiw = tables.availability[FIW][0]
    assert (fiw[BRITAIN][15], fiw[FRANCE][15]) == (3, 3)
    assert {fiw[nation][turn] for nation in (BRITAIN, FRANCE) for turn in (16, 17)} == {0}
    assert {fiw[BRITAIN][turn] for turn in range(18, 22)} == {6}
    assert {fiw[FRANCE][turn] for turn in range(18, 22)} == {3}
    assert tables.availability[FIW][1] == fiw
    before, after = tables.availability[ARW]
    assert (before[BRITAIN][6], before[BRITAIN][7], before[FRANCE][20]) == (-1, 6, -1)
    assert (after[BRITAIN][25], after[FRANCE][25]) == (4, 3)
    assert (after[SPAIN][19], after[SPAIN][20]) == (-1, 4)


# 13 Indians


def test_G25_loyalty(tables: Tables, board: Board, pieces: Pieces) -> None:
    loyalty = tables.loyalty
    albany = loyalty.hexes.index(board.albany)
    assert loyalty.empty == [place == albany for place in range(4)]
    for war, total in ((FIW, 2), (KGW, 4)):
        assert loyalty.bonus[war] + loyalty.points[war][albany] == total
    assert sum(loyalty.points[FIW]) == loyalty.most == 6
    assert sum(loyalty.points[KGW]) == 5
    going = {
        pieces.names[tribe]
        for place, tribe in enumerate(loyalty.tribes)
        if loyalty.withdraws[BRITISH][place][1]
    }
    assert going == {"Mohawk", "Mingo", "Delaware"}
    mohawk = loyalty.tribes.index(pieces.index("Mohawk"))
    assert loyalty.recruits[BRITISH][mohawk] == [0, 0, 2, 3, 4, 5, 6]
    assert loyalty.recruits[ALLIED][mohawk] == [0] * 7


def test_13_2_conditions_of_tribes(tables: Tables, board: Board, pieces: Pieces) -> None:
    loyalty = tables.loyalty
    micmac = loyalty.tribes.index(pieces.index("Micmac"))
    assert loyalty.needs_all[micmac] == (board.louisbourg,)
    one = [board.ids[hex] for hex in loyalty.needs_one[micmac]]
    assert one == ["5022", "5122", "4924", "4926"]
    miami = loyalty.tribes.index(pieces.index("Miami"))
    assert board.ids[loyalty.placed[miami]] == "1111"
    assert len(loyalty.needs_all[miami]) == 4
    assert loyalty.placed[micmac] == pieces.settlement[pieces.index("Micmac")]


def test_13_1_agents(tables: Tables, board: Board, pieces: Pieces) -> None:
    assert tables.agent_side == [BRITISH] * 5 + [ALLIED]
    assert [len(tribes) for tribes in tables.agent_tribes] == [3, 1, 2, 6, 1, 2]
    assert tables.agent_hexes[5] == (board.albany,)
    caughnawaga = pieces.index("Caughnawaga")
    assert tables.tribe_agent[caughnawaga] == -1
    assert tables.tribe_hex[caughnawaga] == board.montreal
    american = {pieces.names[p] for p, side in tables.tribe_side.items() if side == ALLIED}
    assert american == {"Oneida", "Tuscarora", "Catawba"}
    unused = {pieces.names[p] for p in pieces.indians if p not in tables.tribe_side}
    assert unused == {"Mingo", "Micmac", "Delaware"}


# 7, 15 Politics and replacements


def test_G24_collapse(tables: Tables) -> None:
    assert tables.disruption(5, 5) == 3
    assert [tables.disruption(0, raided) for raided in (2, 3, 7, 8)] == [0, 1, 1, 2]
    assert tables.economy(17, 6 + 3) == NEAR_COLLAPSE
    assert tables.economy(17, 11) == FULL_COLLAPSE
    assert tables.economy(17, 7) == NORMAL
    assert tables.economy(18, 12) == -1
    assert tables.collapse_near == {17: 8, 23: 6, 29: 4, 35: 2, 41: 1}
    assert tables.collapse_full == {17: 11, 23: 9, 29: 7, 35: 5, 41: 4}


def test_7_8_7_9_replacements(tables: Tables, board: Board) -> None:
    assert tables.french_scheduled == {8: 2, 25: 1}
    assert (board.index("4923"), TDM_ISLE_ROYALE) in tables.french_recruits
    assert len(tables.french_recruits) == 4
    assert (board.new_york, 5, 3) in tables.british_recruits
    assert sum(steps for _, steps, _ in tables.british_recruits) == 9
    assert tables.german_recruits == [(HESSE_CASSEL, 1), (BRUNSWICK, 1)]


def test_numbers_of_politics(tables: Tables, board: Board) -> None:
    assert (tables.french_steps, tables.north_steps) == (20, 35)
    assert (tables.west_indies_regiments, tables.west_indies_steps) == (10, 18)
    assert set(tables.new_france_hexes) == {
        board.montreal, board.quebec, board.louisbourg, board.halifax,
    }  # fmt: skip
    assert tables.militia_off[CANADA] == tuple(board.index(hex) for hex in ("3411", "3710", "4111"))
    assert tables.near_misses == [100, 75, 50, 25, 0]
