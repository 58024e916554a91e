"""2.8, 7.4 to 7.6, 15.4 Small rules of arrivals and withdrawals, each by itself."""

import pytest

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    BRITISH,
    ROLE_ARNOLD_AMERICAN,
    ROLE_ARNOLD_BRITISH,
    SIDES,
    WINTER_1,
)
from ticonderoga.games.end_of_empire.position import DEAD
from ticonderoga.games.end_of_empire.rules.arranging import bars_station, stations
from ticonderoga.games.end_of_empire.rules.combat_losses import nearest_unit
from ticonderoga.games.end_of_empire.rules.entries import nearest_units
from ticonderoga.games.end_of_empire.rules.reinforcements import never_comes
from ticonderoga.games.end_of_empire.rules.stranded import nearest_to_join
from ticonderoga.games.end_of_empire.rules.victory import american_may_win
from ticonderoga.games.end_of_empire.rules.west_indies import bars_cut
from ticonderoga.games.end_of_empire.rules.withdrawals import _next_december


@pytest.mark.rule("R-F17")
@pytest.mark.parametrize("war", ["fiw", "arw"])
def test_the_december_that_comes_next(war: str) -> None:
    s = Situation.at_war(war)
    calendar = s.start.pack.tables.calendar[s.start.war].season
    decembers = [turn for turn, season in enumerate(calendar) if season == WINTER_1]
    for turn in range(s.start.scenario.first_turn, decembers[-1]):
        s.start.turn = turn
        assert _next_december(s.start) == min(d for d in decembers if d > turn)


@pytest.mark.rule("R-F26")
@pytest.mark.parametrize(
    ("name", "where", "bar"),
    [
        ("17th Foot", "2220", ""),
        ("17th Foot", "dead", "not_in_play"),
        ("17th Foot", "track", "not_in_play"),
        ("Howe", "2220", "no_british_regular"),
        ("2 Cont", "2220", "no_british_regular"),
        ("arw-br-ludwig", "2220", "no_british_regular"),
        ("British fleet", "Gulf of Maine", "no_british_regular"),
    ],
)
def test_whose_steps_go_to_the_west_indies(name: str, where: str, bar: str) -> None:
    s = Situation.at_war("arw").put(f"{name} @ {where}")
    assert bars_cut(s.start, s.piece(name)) == bar


@pytest.mark.rule("R-A18")
def test_where_the_units_of_nova_scotia_may_begin() -> None:
    s = Situation.at_war("fiw")
    hexes = s.start.pack.tables.nova_scotia_entry
    assert stations(s.start) == [space for hex in hexes for space in s.board.spaces_of[hex]]
    for hex in hexes:
        for space in s.board.spaces_of[hex]:
            t = Situation.at_war("fiw").put(f"Bearn @ {s.board.ids[space]}")
            rest = [other for other in hexes if other != hex]
            assert stations(t.start) == [at for one in rest for at in s.board.spaces_of[one]]
            t = Situation.at_war("fiw").put(f"44th Foot @ {s.board.ids[space]}")
            assert stations(t.start) == stations(s.start)
    assert stations(Situation.at_war("fiw", one_space_per_hex="yes").start) == list(hexes)


@pytest.mark.rule("R-A18")
def test_only_the_british_and_only_units_in_play_change_their_station() -> None:
    s = Situation.at_war("fiw").put("40th Foot @ 4926", "44th Foot @ 1112")
    piece = s.piece("40th Foot")
    assert bars_station(s.start, BRITISH, piece) == ""
    assert bars_station(s.start, ALLIED, piece) == "no_such_code"
    assert bars_station(s.start, BRITISH, s.piece("44th Foot")) == "no_such_code"
    s.marked("seen_to", "40th Foot")
    assert bars_station(s.start, BRITISH, piece) == "stationed_already"
    s = Situation.at_war("fiw")
    assert bars_station(s.start, BRITISH, piece) == "no_such_code"


@pytest.mark.rule("R-N6")
def test_one_place_of_new_france_is_enough() -> None:
    s = Situation.at_war("arw")
    assert american_may_win(s.start)
    s.but(new_france=True)
    assert not american_may_win(s.start)
    for hex in s.start.pack.tables.new_france_hexes:
        s = Situation.at_war("arw").put(f"2 Cont @ {s.board.ids[hex]}").but(new_france=True)
        assert american_may_win(s.start)


@pytest.mark.rule("R-J30", "R-F15")
@pytest.mark.parametrize("side", SIDES)
def test_the_nearest_unit(side: int) -> None:
    units = ("44th Foot", "48th Foot") if side == BRITISH else ("Bearn", "Artois")
    leader = "Wolfe" if side == BRITISH else "Levis"
    enemy = "Bearn" if side == BRITISH else "44th Foot"
    s = Situation().put(f"{enemy} @ 1111", f"{leader} @ 1211")
    fleet = f"{'British' if side == BRITISH else 'French'} fleet"
    s.put(f"{fleet} @ Gulf of Maine")
    g, here = s.start, s.space("1112")
    assert nearest_unit(g, side, here) == -1
    assert nearest_units(g, side, here) == []
    s.put(f"{units[0]} @ 2716")
    assert nearest_unit(g, side, here) == s.space("2716")
    s.put(f"{units[1]} @ 1310")
    assert nearest_unit(g, side, here) == s.space("1310")
    assert nearest_units(g, side, here) == [s.space("1310")]
    assert nearest_to_join(g, side, s.piece(leader)) == [s.space("1310")]


@pytest.mark.rule("R-J30")
def test_several_that_are_equally_near() -> None:
    s = Situation().put("44th Foot @ 1110", "48th Foot @ 1114", "45th Foot @ 2716")
    s.put("40th Foot @ 1112-town" if s.board.place_of[s.space("1112")] >= 0 else "Wolfe @ 1112")
    near = [s.space("1110"), s.space("1114")]
    assert nearest_units(s.start, BRITISH, s.space("1112")) == near
    assert nearest_to_join(s.start, BRITISH, s.piece("Wolfe")) == near
    assert nearest_unit(s.start, BRITISH, s.space("1112")) == near[0]


@pytest.mark.rule("R-F21")
def test_nobody_but_arnold_stays_away_because_he_is_dead() -> None:
    s = Situation.at_war("arw").put("arw-arnold-american @ dead", "Howe @ 2220", "Greene @ 1112")
    british = s.pieces.role[ROLE_ARNOLD_BRITISH]
    assert s.start.where[s.pieces.role[ROLE_ARNOLD_AMERICAN]] == DEAD
    assert never_comes(s.start, british) == "arnold_is_dead"
    for name in ("Howe", "Greene", "17th Foot"):
        assert never_comes(s.start, s.piece(name)) == ""
    s = Situation.at_war("arw").put("arw-arnold-american @ 1112")
    assert never_comes(s.start, british) == ""
