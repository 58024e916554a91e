"""11.9, 14.6, ruling 20 Ways out of a battle, looked at one by one."""

import pytest

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH, SIDES
from ticonderoga.games.end_of_empire.rules.control import controls
from ticonderoga.games.end_of_empire.rules.passage import bars_hex, nations_of
from ticonderoga.games.end_of_empire.rules.retreat import nearest_ports, ways_out
from ticonderoga.games.end_of_empire.underway import Combat


def out(s: Situation, where: str, origin: str, side: int, by: int = BRITISH) -> tuple[bool, bool]:
    """What a side could do if it were beaten in a space by attackers from another one."""
    c = Combat(s.space(where), by, s.space(origin))
    c.attackers = s.g.at(by, c.space)
    return ways_out(s.g, c, side)


@pytest.mark.rule("A-20")
@pytest.mark.parametrize("war", ["fiw", "arw"])
def test_the_nearest_ports_are_all_that_are_equally_near(war: str) -> None:
    s = Situation.at_war(war).turn(20)
    s.put("44th Foot @ 1112" if war == "fiw" else "4th Foot @ 1112")
    s.put("Bearn @ 1211" if war == "fiw" else "2 Cont @ 1211")
    several = 0
    for side in SIDES:
        force = s.g.at(side, s.space("1112" if side == BRITISH else "1211"))
        nations = nations_of(s.g, force)
        for area in s.board.coasts:
            for hex in area:
                away = {
                    port: s.board.distance(hex, port)
                    for port in s.board.ports
                    if port != hex and controls(s.g, side, port)
                    and not bars_hex(s.g, side, nations, port)
                }  # fmt: skip
                near = [port for port in away if away[port] == min(away.values())]
                assert nearest_ports(s.g, side, force, hex) == near
                several += len(near) > 1
    assert several


@pytest.mark.rule("R-J24")
def test_attackers_have_their_way_back() -> None:
    s = Situation().put("44th Foot @ 1111", "Bearn @ 1111")
    assert out(s, "1111", "1112", BRITISH) == (False, True)
    ring = [s.board.ids[hex] for hex in s.board.near[s.space("1111")]]
    french = [p for p in s.pieces.of_war[2] if s.pieces.side[p] == ALLIED]
    units = [p for p in french if s.pieces.is_unit(p) and p != s.piece("Bearn")]
    for hex, piece in zip(ring, units, strict=False):
        s.put(f"{s.pieces.ids[piece]} @ {hex}")
    assert out(s, "1111", "1112", BRITISH) == (False, False)
    assert out(s, "1111", "1111-outpost", BRITISH) == (False, True)
    assert out(s, "1111", "1111", BRITISH) == (False, False)


@pytest.mark.rule("R-M14")
def test_a_blockaded_garrison_has_only_surrender() -> None:
    s = Situation().put("44th Foot @ 5927-fortress", "Bearn @ 5927-fortress")
    assert out(s, "5927-fortress", "5926", ALLIED) == (False, True)
    s.put("British fleet @ Gulf of St Lawrence")
    assert out(s, "5927-fortress", "5926", ALLIED) == (True, False)


@pytest.mark.rule("R-J24")
def test_those_who_came_from_nowhere_need_a_hex_to_go_to() -> None:
    s = Situation().put("44th Foot @ 1111", "Bearn @ 1111")
    assert out(s, "1111", "1111", BRITISH) == (False, True)
