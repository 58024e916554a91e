"""The scenarios of End of Empire: set-ups, what comes when, and victory as data."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.pack_files import built_in, supply
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    ARW,
    BRITISH,
    ENTRY_ON_MAP,
    ENTRY_OVERSEAS,
    FLEET,
    FORTRESS,
    GEORGIA,
    HEX,
    MOUNTAIN,
    NOBODY,
    NORTH_CAROLINA,
    SEA,
    SOUTH_ATLANTIC,
    SOUTH_CAROLINA,
)
from ticonderoga.games.end_of_empire.data.pack import PACKS, Pack, load_pack
from ticonderoga.games.end_of_empire.data.scenarios import (
    AT_SEA,
    AVAILABLE,
    BY_AGENTS,
    BY_LOYALTY,
    DEAD,
    DUE,
    FREELY,
    GONE,
    IN_HAVANA,
    NOT_USED,
    ON_MAP,
    SPECIAL,
    ScenarioData,
    Stack,
)
from ticonderoga.games.end_of_empire.data.victory import (
    CONTROLS,
    EACH_TURN,
    END,
    FALL_TURNS,
    OPERATIONS,
    POINTS,
    RESTORED,
    STEPS_LOST,
)

GAME = "end_of_empire"
JENKINS_EAR = "jenkins-ear"
LOUISBOURG = "kgw-louisbourg-1745"
KGW_CAMPAIGN = "kgw-campaign"
FIW_1755 = "fiw-1755"
FIW_CAMPAIGN = "fiw-campaign"
CANADA = "arw-invasion-of-canada"
ARW_1775 = "arw-campaign-1775"
ARW_1776 = "arw-campaign-1776"
SOUTH = "arw-south-1780"
ALL = [
    JENKINS_EAR, LOUISBOURG, KGW_CAMPAIGN, FIW_1755, FIW_CAMPAIGN, CANADA, ARW_1775, ARW_1776,
    SOUTH,
]  # fmt: skip
COUNTS = {
    JENKINS_EAR: (13, 7, 5, 1), LOUISBOURG: (20, 18, 28, 1), KGW_CAMPAIGN: (20, 30, 28, 1),
    FIW_1755: (48, 11, 29, 1), FIW_CAMPAIGN: (48, 61, 29, 4), CANADA: (6, 48, 6, 2),
    ARW_1775: (60, 339, 42, 27), ARW_1776: (106, 276, 42, 26), SOUTH: (51, 35, 14, 5),
}  # fmt: skip


@pytest.fixture
def pack() -> Pack:
    return load_pack()


def stack_at(data: ScenarioData, pack: Pack, space: str, side: int) -> Stack:
    (found,) = [
        stack
        for stack in data.stacks
        if pack.board.ids[stack.space] == space and stack.side == side
    ]
    return found


def strength(pack: Pack, stack: Stack) -> tuple[int, int, int]:
    """The plain CF, the boxed CF and all CF of a stack at full strength."""
    pieces = pack.pieces
    full = [(piece, pieces.steps[piece]) for piece in stack.pieces]
    return (
        sum(pieces.face_attack[piece][steps] for piece, steps in full),
        sum(pieces.face_boxed[piece][steps] for piece, steps in full),
        sum(pieces.face_cf[piece][steps] for piece, steps in full),
    )


def test_there_are_nine(pack: Pack) -> None:
    assert list(pack.scenarios) == ALL


@pytest.mark.parametrize("name", ALL)
def test_it_sets_up_without_a_clash(pack: Pack, name: str) -> None:
    data, board, pieces = pack.scenarios[name], pack.board, pack.pieces
    holders: dict[int, int] = {}
    for stack in data.stacks:
        hex = board.hex_of[stack.space]
        assert data.in_play[hex]
        assert board.terrain[hex] not in (SEA, MOUNTAIN)
        assert holders.setdefault(stack.space, stack.side) == stack.side
        assert stack.fort or board.kind[stack.space] != FORTRESS
        assert not (stack.fort and board.kind[stack.space] == HEX)
        for piece in stack.pieces:
            assert pieces.side[piece] == stack.side
            assert data.place[piece] == stack.space
    counts = [len(data.pieces(start)) for start in (ON_MAP, DUE, AVAILABLE, SPECIAL)]
    assert tuple(counts) == COUNTS[name]
    for piece in range(pieces.count):
        if data.start[piece] != NOT_USED:
            assert pieces.in_war(piece, data.war)


@pytest.mark.parametrize("name", ALL)
def test_what_comes_can_come(pack: Pack, name: str) -> None:
    data = pack.scenarios[name]
    for turn, due in data.due.items():
        assert data.first_turn <= turn <= data.last_turn
        for piece in due:
            assert data.start[piece] == DUE
            assert data.place[piece] == turn
            if data.entry_kind[piece] == ENTRY_ON_MAP:
                assert data.in_play[data.entry_hex[piece]]
    fleets = [p for p in data.pieces(DUE) if pack.pieces.type[p] == FLEET]
    assert len(data.pieces(DUE)) == sum(len(due) for due in data.due.values()) + len(fleets)


def test_campaigns_use_every_piece_of_their_war(pack: Pack) -> None:
    for name in (JENKINS_EAR, ARW_1775, ARW_1776):
        data = pack.scenarios[name]
        assert all(data.start[piece] != NOT_USED for piece in pack.pieces.of_war[data.war])
    for name in (KGW_CAMPAIGN, FIW_CAMPAIGN):
        data = pack.scenarios[name]
        unused = [p for p in pack.pieces.of_war[data.war] if data.start[p] == NOT_USED]
        homes = {pack.pieces.home[piece] for piece in unused}
        assert homes == {NORTH_CAROLINA, SOUTH_CAROLINA, GEORGIA}


def test_sheets_and_area_of_play(pack: Pack) -> None:
    board = pack.board
    assert [sum(pack.scenarios[name].in_play) for name in ALL] == [
        1428, 1428, 1428, 1428, 1428, 1037, 2828, 2828, 1428,
    ]  # fmt: skip
    south = pack.scenarios[SOUTH]
    assert south.in_play[board.index("1024")]
    assert not south.in_play[board.index("1123")]
    canada = pack.scenarios[CANADA]
    assert canada.in_play[board.index("Niagara")]
    assert not canada.in_play[board.index("2010")]
    held = [name for name in ALL if pack.scenarios[name].halifax_held]
    assert held == [JENKINS_EAR, SOUTH]


def test_3_the_british_in_boston_have_no_choice(pack: Pack) -> None:
    data = pack.scenarios[ARW_1775]
    british = stack_at(data, pack, "3120-town", BRITISH)
    assert british.fort
    assert british.fixed
    assert len(british.pieces) == 18
    assert stack_at(data, pack, "3120", ALLIED).space == pack.board.boston
    assert [stack.fixed for stack in data.stacks].count(True) == 1


def test_G26_what_is_due_at_boston_in_1775(pack: Pack) -> None:
    data, board = pack.scenarios[ARW_1775], pack.board
    hexes = {board.ids[data.entry_hex[p]] for p in data.due[2] if data.entry_hex[p] >= 0}
    assert "3119" in hexes
    assert pack.pieces.index("Washington") in data.due[2]


def test_G27_the_odds_at_charleston(pack: Pack) -> None:
    data = pack.scenarios[SOUTH]
    clinton = strength(pack, stack_at(data, pack, "S3825-town", BRITISH))
    prevost = strength(pack, stack_at(data, pack, "S4025-town", BRITISH))
    lincoln = strength(pack, stack_at(data, pack, "S4225-town", ALLIED))
    assert clinton[0] + (clinton[1] + 1) // 2 == 86
    assert prevost[0] + prevost[1] / 2 == 11.5
    assert (clinton[0] + prevost[0], clinton[1] + prevost[1]) == (93, 8)
    assert lincoln[2] == 57
    assert stack_at(data, pack, "S4225-town", ALLIED).fort


def test_dieskau_brings_26_factors(pack: Pack) -> None:
    data, pieces = pack.scenarios[FIW_1755], pack.pieces
    units = [piece for piece in data.due[1] if pieces.is_unit(piece)]
    assert len(units) == 6
    assert sum(pieces.face_cf[piece][-1] for piece in units) == 26
    assert {data.entry_kind[piece] for piece in units} == {ENTRY_OVERSEAS}


def test_a_scenario_says_where_its_reinforcements_enter(pack: Pack) -> None:
    data, pieces, board = pack.scenarios[CANADA], pack.pieces, pack.board
    burgoyne = pieces.index("Burgoyne")
    assert pieces.entry_kind[burgoyne] == ENTRY_OVERSEAS
    assert data.entry_kind[burgoyne] == ENTRY_ON_MAP
    assert data.entry_boxed[burgoyne]
    assert data.entry_hex[burgoyne] == board.quebec
    south = pack.scenarios[SOUTH]
    legion = pieces.index("Queen's Rangers")
    assert south.entry_kind[legion] == ENTRY_OVERSEAS
    assert pieces.entry_kind[legion] == ENTRY_ON_MAP
    assert south.withdrawals.keys() == {32}
    assert pieces.index("Clinton", ARW) in south.withdrawals[32]


def test_states_at_the_start(pack: Pack) -> None:
    south, later, early = (pack.scenarios[name] for name in (SOUTH, ARW_1776, ARW_1775))
    assert (south.french_entered, south.spanish_entered, south.west_indies_done) == (True,) * 3
    assert (south.near_collapse_turn, south.collapse_rolls) == (35, False)
    assert len(south.pieces(IN_HAVANA)) == 7
    (fleet,) = south.pieces(AT_SEA)
    assert south.place[fleet] == SOUTH_ATLANTIC
    assert not early.french_entered
    assert early.collapse_rolls
    dead = later.pieces(DEAD)
    assert sum(pack.pieces.steps[piece] for piece in dead) == 4
    assert len(later.pieces(GONE)) == 15
    assert [len(pack.scenarios[name].agents) for name in (SOUTH, CANADA, ARW_1775)] == [2, 1, 6]


def test_13_how_indians_are_won(pack: Pack) -> None:
    ways = [pack.scenarios[name].recruiting for name in ALL]
    assert ways == [FREELY] + [BY_LOYALTY] * 4 + [BY_AGENTS] * 4
    free = pack.scenarios[JENKINS_EAR].free_tribes
    assert {pack.pieces.names[piece] for piece in free[BRITISH]} == {
        "Creek", "Chickasaw", "Cherokee",
    }  # fmt: skip
    assert free[ALLIED] == ()


# Victory


@pytest.mark.parametrize("name", ALL)
def test_the_last_condition_always_holds(pack: Pack, name: str) -> None:
    closing = [one for one in pack.scenarios[name].victory if one.when in (OPERATIONS, END)]
    assert closing[-1].tests == []


def test_victory_in_florida(pack: Pack) -> None:
    first, second, last = pack.scenarios[JENKINS_EAR].victory
    assert (first.winner, first.when) == (BRITISH, EACH_TURN)
    assert first.tests[0].hexes == (pack.board.st_augustine,)
    assert [clause.least for clause in second.tests] == [1, 1]
    assert len(second.tests[1].hexes) == 2
    assert last.winner == NOBODY


def test_victory_by_points(pack: Pack) -> None:
    data = pack.scenarios[KGW_CAMPAIGN]
    assert sum(place.points for place in data.points if place.side == BRITISH) == 17
    assert sum(place.points for place in data.points if place.side == ALLIED) == 18
    british, allied, draw = data.victory
    assert (british.tests[0].kind, british.tests[0].least) == (POINTS, 3)
    assert allied.tests[0].most == 0
    assert draw.winner == NOBODY


def test_victory_in_1755_is_judged_before_the_withdrawals(pack: Pack) -> None:
    victory = pack.scenarios[FIW_1755].victory
    assert {one.when for one in victory} == {OPERATIONS}
    assert [one.winner for one in victory] == [ALLIED, BRITISH, BRITISH, NOBODY, ALLIED]
    assert [one.decisive for one in victory] == [False, True, False, False, False]
    assert [one.tests[0].least for one in victory[:4]] == [1, 4, 3, 2]


def test_victory_in_the_french_and_indian_war(pack: Pack) -> None:
    british, fall, last = pack.scenarios[FIW_CAMPAIGN].victory
    free = british.tests[1]
    assert (free.kind, free.side, free.least, free.most) == (CONTROLS, ALLIED, 0, 0)
    assert len(free.hexes) == 9
    assert (fall.when, last.winner) == (FALL_TURNS, ALLIED)


def test_victory_in_canada(pack: Pack) -> None:
    victory = pack.scenarios[CANADA].victory
    assert [one.until for one in victory[:2]] == [7, 7]
    assert [one.decisive for one in victory[:4]] == [True, False, True, False]


def test_victory_in_the_american_campaigns(pack: Pack) -> None:
    for name in (ARW_1775, ARW_1776):
        victory = pack.scenarios[name].victory
        assert [one.winner for one in victory] == [ALLIED, BRITISH, BRITISH, ALLIED, NOBODY]
        restored = victory[1].tests[0]
        assert restored.kind == RESTORED
        assert len(restored.areas) == 15
    south = pack.scenarios[SOUTH].victory
    assert (south[0].tests[0].kind, south[0].tests[0].least) == (STEPS_LOST, 20)
    assert set(south[1].tests[0].areas) == {NORTH_CAROLINA, SOUTH_CAROLINA, GEORGIA}
    assert south[2].tests[0].most == 2


# Corrected packs


def test_a_corrected_set_up(tmp_path: Path, pack: Pack) -> None:
    content = built_in(GAME, "scenarios.json")
    scenario = content["scenarios"][0]
    scenario["setup"][0]["hex"] = "S3825"
    scenario["setup"][0]["space"] = "town"
    scenario["turns"] = [1, 12]
    scenario["reinforcements"] = scenario["reinforcements"][:1]
    scenario["aside"] = ["je-cubamil", "je-havana", "je-italica", "jenkins-barba"]
    data = PACKS.load(supply(tmp_path, "scenarios.json", content)).scenarios[JENKINS_EAR]
    oglethorpe = pack.pieces.index("Oglethorpe")
    assert data.place[oglethorpe] == pack.board.index("Savannah town")
    assert data.last_turn == 12


def test_a_corrected_table(tmp_path: Path) -> None:
    content = built_in(GAME, "tables.json")
    content["ambush"]["rows"][2]["cells"] = "NE NE 1 1 2R 2R 3R"
    table = PACKS.load(supply(tmp_path, "tables.json", content)).tables.ambush
    cell = table.cell(table.odds.column(3, 1), 3)
    assert (table.loss[cell], table.back[cell]) == (2, True)
