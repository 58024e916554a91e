"""11.11 Prisoners are exchanged."""

import pytest

from tests.conformance.end_of_empire.arriving import phase, told
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.rules.captives import supplied_stacks


def prison(*stacks: str) -> Situation:
    return phase("captives", 14, "4th Foot @ 2220", "2 CT @ 1820", *stacks)


@pytest.mark.rule("R-J31", "A-30")
def test_one_for_one_if_the_british_ask() -> None:
    s = prison("Howe @ captured", "Gates @ captured", "5th Foot @ 4926", "3 CT @ 2517").begin()
    assert s.asked == "exchange"
    s.british("yes")
    assert s.offered("space") == ["Halifax (4926)", "New York (2220)"]
    s.british("space 4926").allied("space 1820")
    assert s.where("Howe") == "4926"
    assert s.where("Gates") == "1820"
    assert told(s, "freed") == ["Howe", "Gates"]
    assert s.step() == "new-france"


@pytest.mark.rule("R-J31", "A-30")
def test_or_if_the_others_ask() -> None:
    s = prison("Howe @ captured", "Gates @ captured").british("no").allied("yes")
    assert s.where("Howe") == "2220"
    assert s.where("Gates") == "1820"
    s = prison("Howe @ captured", "Gates @ captured").british("no").allied("no")
    assert s.where("Howe") == s.where("Gates") == "captured"
    assert s.step() == "new-france"


@pytest.mark.rule("R-J31", "A-30")
def test_both_must_hold_one() -> None:
    assert prison("Howe @ captured").begin().step() == "new-france"
    assert prison("Gates @ captured").begin().step() == "new-france"
    assert prison("Gates @ captured", "Howe @ dead").begin().step() == "new-france"


@pytest.mark.rule("R-J31")
def test_the_lowest_rank_goes_first() -> None:
    s = prison("Howe, Clinton, Grant @ captured", "Washington, Gates @ captured")
    rank = s.pieces.rank
    british = max(("Howe", "Clinton", "Grant"), key=lambda name: rank[s.piece(name)])
    american = max(("Washington", "Gates"), key=lambda name: rank[s.piece(name)])
    s.british("yes")
    assert told(s, "freed") == [british, american]
    assert s.asked == "exchange"
    s.british("yes")
    assert len(told(s, "freed")) == 4
    assert s.step() == "new-france"


@pytest.mark.rule("R-J31")
def test_among_equals_the_owner_picks() -> None:
    s = prison("Gates @ captured")
    low: dict[int, list[str]] = {}
    for piece in range(s.pieces.units, s.pieces.first_fleet):
        if s.pieces.in_war(piece, 3) and s.pieces.side[piece] == 0:
            low.setdefault(s.pieces.rank[piece], []).append(s.pieces.ids[piece])
    pair = next(names for names in low.values() if len(names) > 1)[:2]
    s.put(f"{pair[0]}, {pair[1]} @ captured").british("yes")
    assert s.asked == "freed"
    s.british(f"free {pair[1]}")
    assert s.where(pair[1]) == "2220"
    assert s.where(pair[0]) == "captured"


@pytest.mark.rule("R-J31")
def test_they_come_back_to_supplied_stacks() -> None:
    s = prison("Howe @ captured", "Gates @ captured", "5th Foot @ 2713", "3 CT @ 2513")
    s.put("Clinton @ 3120").british("yes")
    assert s.where("Howe") == "2220"
    assert s.where("Gates") == "1820"
    s = phase("captives", 14, "5th Foot @ 2713", "2 CT @ 1820", "Howe, Gates @ captured").begin()
    assert s.step() == "new-france"
    s = phase("captives", 14, "4th Foot @ 2220", "2 CT @ 2713", "Howe, Gates @ captured").begin()
    assert s.step() == "new-france"


@pytest.mark.rule("R-J31", "R-N7")
def test_they_come_back_to_land_that_is_open_to_them() -> None:
    s = Situation.at_war("arw").turn(33).but(entered_war=[10, 20])
    s.put("2 Cont @ 3119", "Luisiana @ S1610", "French fleet @ Gulf of Mexico")
    s.put("Habana @ aboard French fleet")
    assert supplied_stacks(s.g, 1, s.piece("Galvez")) == [s.space("S1610")]
    assert supplied_stacks(s.g, 1, s.piece("Greene")) == [s.space("3119")]
