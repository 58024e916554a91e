"""15.1 Spanish and Americans keep apart, landing parties and the men of Watauga included; 9.3 the
way back of a force that cannot fight."""

from __future__ import annotations

import pytest

from ticonderoga.games.end_of_empire.data.kinds import ALLIED, AMERICAN, BRITISH
from ticonderoga.games.end_of_empire.rules.arrival import send_back
from ticonderoga.games.end_of_empire.rules.naval_infantry import _spain_holds_back, ready
from ticonderoga.games.end_of_empire.rules.sailing import bars_join
from ticonderoga.games.end_of_empire.rules.watauga import is_ready
from ticonderoga.games.end_of_empire.underway import Landing, Operation

from .situation import Situation


def gulf(*put: str) -> Situation:
    s = Situation.at_war("arw").put(*put)
    s.g.entered_war[1] = 1
    s.g.spain_in_florida = True
    return s


@pytest.mark.rule("R-N2", "R-M11")
def test_a_spanish_landing_party_does_not_fight_beside_americans() -> None:
    fleet = "arw-fleet-spanish @ gulf of mexico"
    alone = gulf(fleet, "arw-sp-luisiana @ S2315")
    party = alone.g.pieces.index("arw-fleet-sp-ni", alone.g.war)
    assert ready(alone.g, ALLIED, alone.space("S2315")) == [party]
    mixed = gulf(fleet, "arw-c2 @ S2315")
    assert ready(mixed.g, ALLIED, mixed.space("S2315")) == []


@pytest.mark.rule("R-N2", "R-M10")
@pytest.mark.parametrize(("sailors", "bar"), [("arw-c2", "spanish_apart"), ("arw-sp-principe", "")])
def test_spanish_do_not_join_americans_who_land(sailors: str, bar: str) -> None:
    s = gulf(
        "arw-fleet-french @ gulf of mexico", f"{sailors} @ S4225-town",
        "arw-sp-luisiana, arw-galvez @ S2214",
    )  # fmt: skip
    g = s.g
    landing = Landing(ALLIED, g.pieces.index("arw-fleet-french", g.war), 1)
    landing.goal, landing.source = s.space("S2013"), s.space("S4225-town")
    landing.force = g.at(ALLIED, landing.source)
    assert bars_join(g, landing, s.space("S2214")) == bar


@pytest.mark.rule("R-N2", "R-F17")
def test_the_watauga_brigade_does_not_muster_among_spanish() -> None:
    s = Situation.at_war("arw")
    assert is_ready(s.g)
    assert not is_ready(gulf("arw-sp-luisiana @ S4516").g)


@pytest.mark.rule("R-H4")
def test_a_force_goes_back_to_the_last_space_without_enemies() -> None:
    s = Situation().put("1 PA Regiment @ 1112", "Bearn @ 1212")
    g = s.g
    piece = g.pieces.index("1 PA Regiment", g.war)
    op = Operation(BRITISH, s.space("1313"))
    op.force = (piece,)
    op.way = (s.space("1313"), s.space("1212"), s.space("1112"))
    op.at, op.came_from = s.space("1112"), s.space("1212")
    assert send_back(g, op)
    assert g.where[piece] == s.space("1313")
    op.way = (s.space("1313"),)
    op.came_from = s.space("1212")
    assert not send_back(g, op), "there is nowhere to go, so the combat is fought"
    assert g.where[piece] == s.space("1313")


@pytest.mark.rule("R-N7", "R-M16")
def test_in_the_war_of_jenkins_ear_the_spanish_land_in_georgia() -> None:
    s = Situation.at_war("jenkins").put("je-fleet-spanish @ south atlantic")
    party = s.g.pieces.index("je-fleet-sp-ni", s.g.war)
    assert ready(s.g, ALLIED, s.space("S3825")) == [party]
    s = gulf("arw-fleet-spanish @ south atlantic")
    assert s.board.colour[s.board.hex_of[s.space("S3825")]] == AMERICAN
    assert ready(s.g, ALLIED, s.space("S3825")) == []


@pytest.mark.rule("R-N2", "R-M11")
@pytest.mark.parametrize(("space", "lands"), [("4924-town", False), ("3920-town", True)])
def test_french_landing_parties_keep_out_of_nova_scotia(space: str, lands: bool) -> None:
    s = Situation.at_war("arw").put("arw-fleet-french @ gulf of maine")
    party = s.g.pieces.index("arw-fleet-fr-ni", s.g.war)
    assert ready(s.g, ALLIED, s.space(space)) == ([party] if lands else [])
    s.g.new_france = True
    assert ready(s.g, ALLIED, s.space(space)) == [party]


@pytest.mark.rule("R-N8", "R-M16")
def test_spanish_landing_parties_do_not_fight_far_to_the_north() -> None:
    s = Situation.at_war("arw").but(entered_war=[10, 20], spain_in_florida=True)
    party = s.pieces.landing[s.piece("Spanish fleet")]
    edge = s.board.spanish_landing
    for hex in range(s.board.hexes):
        if s.board.column[hex] in (edge - 1, edge, edge + 1):
            assert _spain_holds_back(s.g, party, hex) == (s.board.column[hex] >= edge)
    s = Situation.at_war("arw").but(entered_war=[10, 20], spain_in_florida=False)
    assert _spain_holds_back(s.g, party, s.space("S2315"))
