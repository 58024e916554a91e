"""The set-ups of Liberty or Death, held against the rulebook's pages."""

from __future__ import annotations

import pytest

from ticonderoga.games.liberty_or_death.data.pack import Pack, load_pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    ELSEWHERE,
    FACTIONS,
    FRENCH_REGULAR,
    IS_BASE,
    LEADER_FACTION,
    LEADER_IDS,
    MILITIA,
    OWNER,
    PATRIOT_FORT,
    REBELLION_CONTROL,
    SQUADRONS,
    TORY,
    TYPES,
    UNCONTROLLED,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.scenarios import ScenarioData, control_of
from ticonderoga.games.liberty_or_death.data.spaces import (
    CITIES,
    CONNECTICUT,
    MASSACHUSETTS,
    NEW_YORK,
    PENNSYLVANIA,
    RESERVES,
    SPACES,
    WEST_INDIES,
)

SCENARIOS = ["1775", "1776", "1778", "1778-sprint"]


@pytest.fixture
def pack() -> Pack:
    return load_pack()


def total(data: ScenarioData, kind: int) -> int:
    return sum(data.pieces[space][kind] for space in range(SPACES))


def test_the_three_scenarios_and_the_sprint(pack: Pack) -> None:
    assert list(pack.scenarios) == SCENARIOS
    assert [pack.scenarios[name].campaigns for name in SCENARIOS] == [6, 4, 3, 2]
    assert pack.scenarios["1775"].years == (1775, 1776, 1777, 1778, 1779, 1780)


@pytest.mark.rule("R-S.1", "R-1.4a")
@pytest.mark.parametrize("name", SCENARIOS)
def test_s_1_every_piece_is_somewhere(pack: Pack, name: str) -> None:
    data = pack.scenarios[name]
    for kind in range(TYPES):
        everywhere = total(data, kind) + data.available[kind] + data.unavailable[kind]
        assert everywhere == pack.limits[kind]
    assert data.squadrons_unavailable + data.squadrons_in_west_indies == SQUADRONS
    assert sum(data.blockades) == 0


@pytest.mark.rule("R-S.1")
@pytest.mark.parametrize(
    ("name", "resources", "support", "opposition", "cbc", "crc"),
    [
        ("1775", {"british": 6, "patriots": 3, "indians": 0, "french": 5}, 4, 4, 0, 0),
        ("1776", {"british": 5, "patriots": 2, "indians": 0, "french": 5}, 3, 5, 1, 3),
        ("1778", {"british": 6, "patriots": 3, "indians": 2, "french": 8}, 17, 16, 10, 12),
    ],
)
def test_s_1_tracks(
    pack: Pack,
    name: str,
    resources: dict[str, int],
    support: int,
    opposition: int,
    cbc: int,
    crc: int,
) -> None:
    data = pack.scenarios[name]
    assert data.resources == list(resources.values())
    worth = [level * pack.board.population[space] for space, level in enumerate(data.levels)]
    assert sum(value for value in worth if value > 0) == support
    assert -sum(value for value in worth if value < 0) == opposition
    assert (data.cbc, data.crc) == (cbc, crc)


@pytest.mark.rule("R-S.1")
def test_s_1_the_long_war_at_boston(pack: Pack) -> None:
    data = pack.scenarios["1775"]
    boston = data.pieces[pack.board.index("Boston")]
    assert (boston[BRITISH_REGULAR], boston[BRITISH_FORT], sum(boston)) == (3, 1, 4)
    massachusetts = data.pieces[MASSACHUSETTS]
    assert massachusetts[CONTINENTAL] == massachusetts[MILITIA] == massachusetts[PATRIOT_FORT] == 1
    assert data.levels[MASSACHUSETTS] == -2
    assert data.unavailable[BRITISH_REGULAR] == data.unavailable[TORY] == 12
    assert data.unavailable[FRENCH_REGULAR] == 15
    assert total(data, VILLAGE) == 0


@pytest.mark.rule("R-S.1")
def test_s_1_new_york_in_1776_and_the_middle_colonies_in_1778(pack: Pack) -> None:
    before = pack.scenarios["1776"].pieces[NEW_YORK]
    assert (before[BRITISH_REGULAR], before[TORY], before[CONTINENTAL]) == (3, 3, 3)
    assert pack.scenarios["1776"].squadrons_in_west_indies == 2
    later = pack.scenarios["1778"]
    assert later.pieces[PENNSYLVANIA][CONTINENTAL] == 5
    assert later.pieces[CONNECTICUT][FRENCH_REGULAR] == 4
    assert later.pieces[WEST_INDIES][FRENCH_REGULAR] == 3
    assert total(later, VILLAGE) == 6


@pytest.mark.rule("R-1.4.2a", "R-1.4.2b", "R-1.4.2c")
@pytest.mark.parametrize("name", SCENARIOS)
def test_1_4_2_no_set_up_breaks_the_stacking_rules(pack: Pack, name: str) -> None:
    data = pack.scenarios[name]
    for space in range(SPACES):
        row = data.pieces[space]
        assert sum(row[kind] for kind in range(TYPES) if IS_BASE[kind]) <= 2
        if space in CITIES:
            assert row[WAR_PARTY] == row[VILLAGE] == 0
    allowed = {BRITISH_REGULAR, FRENCH_REGULAR, BRITISH_FORT}
    there = {kind for kind in range(TYPES) if data.pieces[WEST_INDIES][kind]}
    assert there <= allowed


@pytest.mark.rule("R-1.6.1a")
@pytest.mark.parametrize("name", SCENARIOS)
def test_1_6_1_reserves_are_neutral(pack: Pack, name: str) -> None:
    levels = pack.scenarios[name].levels
    assert [levels[space] for space in (*RESERVES, WEST_INDIES)] == [0] * 5
    assert all(-2 <= level <= 2 for level in levels)


@pytest.mark.rule("R-1.3.9a")
@pytest.mark.parametrize("name", SCENARIOS)
def test_1_3_9_what_may_be_unavailable(pack: Pack, name: str) -> None:
    unavailable = pack.scenarios[name].unavailable
    held = {kind for kind in range(TYPES) if unavailable[kind]}
    assert held <= {BRITISH_REGULAR, TORY, FRENCH_REGULAR}


@pytest.mark.rule("R-1.10a")
@pytest.mark.parametrize("name", SCENARIOS)
def test_1_10_one_leader_each_among_his_own(pack: Pack, name: str) -> None:
    data = pack.scenarios[name]
    placed = [leader for leader, at in enumerate(data.leaders) if at != ELSEWHERE]
    factions = [LEADER_FACTION[leader] for leader in placed]
    assert len(set(factions)) == len(factions)
    for leader in placed:
        row = data.pieces[data.leaders[leader]]
        owned = [kind for kind in range(TYPES) if OWNER[kind] == LEADER_FACTION[leader]]
        assert any(row[kind] for kind in owned)
    waiting = len(FACTIONS) - len(placed)
    assert waiting == (0 if data.treaty else 1)


def test_leaders_of_1778(pack: Pack) -> None:
    leaders = pack.scenarios["1778"].leaders
    on_map = {LEADER_IDS[leader] for leader, at in enumerate(leaders) if at != ELSEWHERE}
    assert on_map == {"washington", "clinton", "cornplanter", "rochambeau"}


@pytest.mark.rule("R-S.2")
def test_s_2_only_1778_begins_after_the_treaty(pack: Pack) -> None:
    assert [pack.scenarios[name].treaty for name in SCENARIOS] == [False, False, True, True]


@pytest.mark.parametrize("name", ["1775", "1776"])
def test_2_3_9_no_french_on_the_map_before_the_treaty(pack: Pack, name: str) -> None:
    assert total(pack.scenarios[name], FRENCH_REGULAR) == 0


@pytest.mark.rule("R-S.3")
def test_s_3_british_release(pack: Pack) -> None:
    assert [pack.scenarios[name].release for name in SCENARIOS] == [
        ((6, 6), (6, 6)),
        ((6, 6),),
        (),
        (),
    ]


@pytest.mark.rule("R-2.1c")
def test_2_1_periods_of_the_piles(pack: Pack) -> None:
    assert [pack.scenarios[name].periods for name in SCENARIOS] == [
        (0, 0, 1, 1, 2, 2),
        (0, 1, 1, 2),
        (1, 2, 2),
        (1, 2),
    ]


@pytest.mark.rule("R-S.4")
def test_s_4_the_sprint_is_1778_in_short(pack: Pack) -> None:
    sprint, whole = pack.scenarios["1778-sprint"], pack.scenarios["1778"]
    assert sprint.pieces == whole.pieces
    assert sprint.leaders == whole.leaders
    assert sprint.resources == whole.resources
    assert sprint.available == whole.available
    assert (sprint.brilliant_strokes, sprint.victory_checks) == (False, False)
    assert (whole.brilliant_strokes, whole.victory_checks) == (True, True)


@pytest.mark.rule("R-1.7a", "R-1.7b", "R-1.7c")
def test_1_7_control_of_a_row_of_pieces() -> None:
    def control(**pieces: int) -> int:
        names = {
            "regulars": BRITISH_REGULAR,
            "villages": VILLAGE,
            "war_parties": WAR_PARTY,
            "militia": MILITIA,
            "french": FRENCH_REGULAR,
        }
        row = [0] * TYPES
        for name, count in pieces.items():
            row[names[name]] = count
        return control_of(row)

    assert control() == UNCONTROLLED
    assert control(militia=1) == REBELLION_CONTROL
    assert control(militia=1, french=1, regulars=1) == REBELLION_CONTROL
    assert control(war_parties=2, villages=1) == UNCONTROLLED
    assert control(war_parties=2, regulars=1, militia=2) == BRITISH_CONTROL
    assert control(regulars=2, militia=1, french=1) == UNCONTROLLED
