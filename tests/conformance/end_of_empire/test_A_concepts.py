"""Glossary, 2, 5 What the counters and spaces are, as far as the rules rest on it."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody, force
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data import kinds as k
from ticonderoga.games.end_of_empire.position import TRACK
from ticonderoga.games.end_of_empire.rules.control import controller, holder
from ticonderoga.games.end_of_empire.rules.forces import drop_fort, lose_step, raze_fort, send_away
from ticonderoga.games.end_of_empire.rules.marks import is_fresh


def of(s: Situation, name: str, what: str) -> object:
    return getattr(s.pieces, what)[s.piece(name)]


# ---------------------------------------------------------------------- spaces


@pytest.mark.rule("R-A1", "A-47", "R-A2")
def test_hexes_and_what_is_inside_are_spaces_and_settlements_are_none() -> None:
    s = arw("17th Foot, Howe @ 2716", "22nd Foot, Clinton @ 2716-town", side="british")
    board = s.board
    assert board.spaces_of[s.space("2716")] == (s.space("2716"), s.space("2716-town"))
    assert board.spaces_of[s.space("1111")] == (s.space("1111"), s.space("1111-outpost"))
    assert board.spaces_of[s.space("4111")] == (s.space("4111"), s.space("4111-fortress"))
    village = s.space("2514")
    assert board.settlement[village]
    assert board.spaces_of[village] == (village,)
    # each space has a stack and a ranking leader of its own
    assert s.at("2716") == "British: 17th Foot 2/2, Howe"
    assert s.at("2716-town") == "British: 22nd Foot 2/2, Clinton"
    assert force(s, "2716-town", "22nd Foot", die=1) == ["Clinton 4: 1"]


@pytest.mark.rule("R-D2", "R-A1")
def test_a_stack_is_outside_unless_it_has_a_marker() -> None:
    s = Situation.at_war("arw").put("17th Foot @ 2716", "13 Cont @ 2716-town")
    assert holder(s.start, s.space("2716")) == k.BRITISH
    assert holder(s.start, s.space("2716-town")) == k.ALLIED
    assert controller(s.start, s.space("2716")) == k.ALLIED
    assert not s.start.is_fort(s.space("2716-town"))
    s.put("fort @ 2716-town")
    assert s.start.is_fort(s.space("2716-town"))
    assert not s.start.is_fort(s.space("2716"))


@pytest.mark.rule("A-1")
def test_misprinted_hexes() -> None:
    s = Situation.at_war("arw")
    assert s.board.quebec == s.space("4111")
    assert s.board.ids[s.space("Savannah")] == "S3825"
    assert s.board.hex_at("4365") == -1
    assert s.board.names[s.space("S4926")] == "Wilmington NC"
    assert s.board.halifax == s.space("4926")
    assert s.board.kind[s.board.place_of[s.space("4111")]] == k.FORTRESS


# ---------------------------------------------------------------------- 2.6 who is who


@pytest.mark.rule("R-A5", "A-64")
@pytest.mark.parametrize(
    ("unit", "continental", "steuben"),
    [
        ("13 Cont", True, True), ("arw-li1", True, True), ("MA State (Penobscot)", False, True),
        ("Lee's Legion", False, False), ("arw-mil-virginia", False, False),
        ("17th Foot", False, False),
    ],
)  # fmt: skip
def test_the_continental_army(unit: str, continental: bool, steuben: bool) -> None:
    s = Situation.at_war("arw")
    assert of(s, unit, "continental") is continental
    assert of(s, unit, "steuben") is steuben


@pytest.mark.rule("R-A16", "R-A5")
@pytest.mark.parametrize(
    ("war", "unit", "nation", "army", "striped"),
    [
        ("arw", "17th Foot", k.BRITAIN, k.REGULARS, False),
        ("arw", "Queen's Rangers", k.BRITAIN, k.PROVINCIAL_REGULARS, False),
        ("arw", "1 DeLancey", k.BRITAIN, k.TORIES, True),
        ("fiw", "fiw-ma1", k.BRITAIN, k.PROVINCIALS, True),
        ("arw", "arw-hc-linsing", k.HESSE_CASSEL, k.GERMANS, False),
        ("arw", "arw-br-ludwig", k.BRUNSWICK, k.GERMANS, False),
        ("arw", "arw-waldeck", k.OTHER_GERMAN, k.GERMANS, False),
        ("fiw", "Bearn", k.FRANCE, k.REGULARS, False),
        ("kgw", "kgw-karrer", k.FRANCE, k.REGULARS, False),
        ("kgw", "kgw-tdmq1", k.FRANCE, k.PROVINCIALS, False),
        ("arw", "13 Cont", k.AMERICA, k.CONTINENTALS, False),
        ("arw", "Lee's Legion", k.AMERICA, k.LEGIONS, False),
        ("arw", "MA State (Penobscot)", k.AMERICA, k.STATE_TROOPS, False),
        ("arw", "arw-mil-virginia", k.AMERICA, k.MILITIAMEN, False),
        ("arw", "Principe", k.SPAIN, k.REGULARS, False),
    ],
)
def test_nations_and_establishments(
    war: str, unit: str, nation: int, army: int, striped: bool
) -> None:
    s = Situation.at_war(war)
    assert of(s, unit, "nation") == nation
    assert of(s, unit, "army") == army
    assert of(s, unit, "striped") is striped


@pytest.mark.rule("R-A17", "R-A16")
def test_iroquois_and_the_others() -> None:
    s = Situation.at_war("fiw")
    p, board = s.pieces, s.board
    iroquois = [p.names[tribe] for tribe in p.indians if p.iroquois[tribe]]
    assert iroquois == ["Mohawk", "Oneida", "Tuscarora", "Onondaga", "Cayuga", "Seneca", "Mingo",
                        "Caughnawaga"]  # fmt: skip
    for tribe in p.indians:
        assert p.side[tribe] == k.NOBODY
        if not p.iroquois[tribe]:
            north = board.north[p.settlement[tribe]]
            assert p.nation[tribe] == (k.ALGONQUIN if north else k.APPALACHIAN)
            assert p.other_indian[tribe]


# ---------------------------------------------------------------------- 2.12, 2.13 factors


@pytest.mark.rule("R-A15")
def test_the_marks_of_movement_factors() -> None:
    s = Situation.at_war("arw")
    p = s.pieces
    marks = {p.face_mf_mark[unit][p.steps[unit]] for unit in p.of_war[3] if p.is_unit(unit)}
    assert marks == {k.PLAIN, k.BOXED, k.PLUS}
    plus = arw("John Stark NH Brigade @ 3219")
    assert everybody(plus, "3219").checks() == []
    assert plus.asked == "move"


@pytest.mark.rule("R-A10", "R-A11")
def test_steps_are_lost_one_by_one_down_to_the_dead_pile() -> None:
    s = Situation.at_war("arw").put("Brigade of Guards @ 2220")
    g, guards = s.start, s.piece("Brigade of Guards")
    faces = s.pieces.face_cf[guards]
    assert g.steps[guards] == 4
    for left in (3, 2, 1):
        assert not lose_step(g, guards)
        assert g.steps[guards] == left
        assert s.where("Brigade of Guards") == "2220"
        assert faces[left] < faces[left + 1]
    assert lose_step(g, guards)
    assert s.where("Brigade of Guards") == "dead"
    assert g.steps[guards] == 0


@pytest.mark.rule("R-A19")
@pytest.mark.parametrize(
    ("piece", "code"),
    [
        ("Howe", k.LEAVES_FRENCH_ENTRY), ("Grant", k.LEAVES_F_PLUS_3),
        ("Gage", k.LEAVES_ON_TURN), ("2 VA", k.LEAVES_NEAR_COLLAPSE),
        ("arw-li1", k.LEAVES_IN_FALL), ("Cornwallis", k.STAYS), ("1st Marines", k.LEAVES_F_PLUS_3),
        ("16th Light Dragoons", k.LEAVES_F_PLUS_3),
    ],
)  # fmt: skip
def test_how_pieces_leave(piece: str, code: int) -> None:
    s = Situation.at_war("arw")
    assert of(s, piece, "leaves") == code


@pytest.mark.rule("R-A19")
def test_codes_of_all_wars_are_used() -> None:
    s = Situation.at_war("arw")
    codes = {s.pieces.leaves[piece] for piece in range(s.pieces.count)}
    for code in (k.LEAVES_YEARLY, k.LEAVES_YEARLY_BOXED, k.LEAVES_SPECIAL):
        assert code in codes


@pytest.mark.rule("R-A21")
def test_who_leaves_the_map_leaves_his_marks() -> None:
    s = Situation().put("44th Foot, 48th Foot, Braddock @ 1112")
    everybody = ("44th Foot", "48th Foot", "Braddock")
    for mark in ("done", "fresh", "must_land"):
        s.marked(mark, *everybody)
    send_away(s.start, s.piece("48th Foot"), TRACK, 9)
    for mark in ("done", "fresh", "must_land"):
        assert sorted(s.has_mark(mark)) == ["44th Foot", "Braddock"]
    assert s.where("48th Foot") == "track"
    assert s.start.due[s.piece("48th Foot")] == 9


@pytest.mark.rule("R-J32")
def test_a_fort_goes_once() -> None:
    s = Situation().put("44th Foot @ 1111-outpost", "fort @ 1111-outpost").begin()
    g = s.g
    drop_fort(g, s.space("1111-outpost"))
    assert g.forts != 0  # somebody is under it
    raze_fort(g, s.space("1111-outpost"))
    assert g.forts == 0
    raze_fort(g, s.space("1111-outpost"))
    raze_fort(g, s.space("1112"))
    assert s.logged("fort_gone") == [(s.space("1111-outpost"),)]


@pytest.mark.rule("R-F3")
def test_leaders_alone_are_no_boxed_arrivals() -> None:
    s = Situation.at_war("arw").put("9th Foot, 20th Foot, Burgoyne @ 4111")
    s.marked("fresh", "9th Foot", "Burgoyne")
    ninth, other, burgoyne = (s.piece(name) for name in ("9th Foot", "20th Foot", "Burgoyne"))
    assert is_fresh(s.g, (ninth, burgoyne))
    assert not is_fresh(s.g, (burgoyne,))
    assert not is_fresh(s.g, (ninth, other))
