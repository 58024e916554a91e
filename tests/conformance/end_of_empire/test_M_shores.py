"""14.4, rulings 20, B-35 Where a landing comes ashore, and where it is thrown back to."""

import pytest

from tests.conformance.end_of_empire.fleets import operations
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITAIN, BRITISH, SIDES
from ticonderoga.games.end_of_empire.position import ABSENT, ASIDE, WITHDRAWN
from ticonderoga.games.end_of_empire.rules.amphibious import landfall, way_back
from ticonderoga.games.end_of_empire.rules.embarking import bars_land
from ticonderoga.games.end_of_empire.rules.entries import _bars_home
from ticonderoga.games.end_of_empire.rules.forces import put_down
from ticonderoga.games.end_of_empire.rules.naval_infantry import return_aboard
from ticonderoga.games.end_of_empire.terms import AT_SEA
from ticonderoga.games.end_of_empire.underway import Landing


def shore(*stacks: str) -> Situation:
    return operations("arw", "british", "British fleet @ North Atlantic", *stacks, turn=9).begin()


@pytest.mark.rule("A-20")
@pytest.mark.parametrize("side", SIDES)
def test_from_a_town_they_are_thrown_back_into_a_free_hex(side: int) -> None:
    own, enemy = ("17th Foot", "2 Cont") if side == BRITISH else ("2 Cont", "17th Foot")
    for around in ("", own):
        s = shore(f"{enemy} @ 2220-town", f"{around or 'Howe'} @ 2220")
        assert way_back(s.g, side, s.space("2220-town"), AT_SEA) == s.space("2220")
        assert way_back(s.g, side, s.space("2220"), AT_SEA) == AT_SEA
    s = shore(f"{enemy} @ 2220", "Howe @ 2220-town")
    assert way_back(s.g, side, s.space("2220-town"), AT_SEA) == AT_SEA


@pytest.mark.rule("R-M9")
def test_enemies_around_a_place_that_is_held_are_met_first() -> None:
    town, hex = "2220-town", "2220"
    s = shore("2 Cont @ 2220", "3 Cont @ 2220-town")
    assert landfall(s.g, BRITISH, s.space(town)) == s.space(hex)
    assert landfall(s.g, ALLIED, s.space(town)) == s.space(town)
    for stack in ("2 Cont @ 2220", "2 Cont @ 2220-town"):
        s = shore(stack)
        assert landfall(s.g, BRITISH, s.space(town)) == s.space(town)
        assert landfall(s.g, BRITISH, s.space(hex)) == s.space(hex)


@pytest.mark.rule("R-M9")
def test_one_place_to_sail_from_is_enough() -> None:
    s = shore("17th Foot @ 2220-town", "33rd Foot @ 4926-town")
    landing = Landing(BRITISH, s.piece("British fleet"), 63)
    nations = 1 << BRITAIN
    near, far = s.space("2220-town"), s.space("4926-town")
    for sources in ([near, far], [far, near]):
        landing.sources = [(source, nations) for source in sources]
        assert bars_land(s.g, landing, s.space("2220")) == ""
    landing.sources = [(near, nations)]
    assert bars_land(s.g, landing, s.space("2220")) == "sails_from_there"


@pytest.mark.rule("R-F11")
def test_nobody_enlists_off_the_map_or_among_enemies() -> None:
    s = Situation("fiw-1755").put("44th Foot @ 1112")
    off = [hex for hex in range(s.board.hexes) if not s.start.scenario.in_play[hex]]
    assert off
    piece = s.piece("44th Foot")
    assert _bars_home(s.start, BRITISH, piece, off[0]) == "off_the_map"
    assert _bars_home(s.start, BRITISH, piece, s.space("3119")) == ""
    s.put("Bearn @ 3119")
    assert _bars_home(s.start, BRITISH, piece, s.space("3119")) == "entry_enemy_there"


@pytest.mark.rule("R-M11")
def test_all_landing_parties_are_aboard_again() -> None:
    s = Situation().put("British fleet @ Gulf of Maine").begin()
    party = s.pieces.landing[s.piece("British fleet")]
    put_down(s.g, BRITISH, (party,), s.space("4926"))
    return_aboard(s.g)
    assert s.g.where[party] == ASIDE
    assert s.g.at(BRITISH, s.space("4926")) == ()
    for before, after in ((WITHDRAWN, ASIDE), (ASIDE, ASIDE), (ABSENT, ABSENT)):
        s.g.where[party] = before
        return_aboard(s.g)
        assert s.g.where[party] == after
    s.g.where[party] = ASIDE
