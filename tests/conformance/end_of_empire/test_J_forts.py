"""11.12: forts are built after all movement, one attempt in each place."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.marching import arw
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import BRITISH


def building(
    *phrases: str, side: str = "british", season: str = "summer", **options: str
) -> Situation:
    s = Situation(**options).season(season).put(*phrases).active(side).phase("fortifying")
    return s.until("adjustment").begin()


@pytest.mark.rule("R-J32", "R-D14")
def test_one_attempt_at_the_rating_of_the_ranking_leader() -> None:
    s = building("44th Foot, Braddock, Wolfe @ 1111-outpost", "48th Foot, Bouquet @ 2613-outpost")
    assert (s.asked, s.asked_seat) == ("fortify", BRITISH)
    assert sorted(s.board.ids[c[1]] for c in s.match.choices(BRITISH) if len(c) > 1) == [
        "1111-outpost", "2613-outpost",
    ]  # fmt: skip
    s.roll(3).british("fortify 1111-outpost")
    assert s.g.is_fort(s.space("1111-outpost"))
    assert s.logged("check_passed") == [(s.piece("Braddock"), s.space("1111-outpost"), 3, 3)]
    assert s.why_not("fortify 1111-outpost") == "fort_stands"
    s.roll(6).british("fortify 2613-outpost")
    assert not s.g.is_fort(s.space("2613-outpost"))
    assert s.step() == "adjustment"


@pytest.mark.rule("R-J32")
def test_a_failure_is_the_last_word_in_this_phase() -> None:
    s = building("44th Foot, Braddock @ 1111-outpost", "48th Foot, Bouquet @ 2613-outpost")
    s.roll(4).british("fortify 1111-outpost")
    assert not s.g.is_fort(s.space("1111-outpost"))
    assert s.why_not("fortify 1111-outpost") == "fort_tried"
    assert s.logged("fort_failed") == [(s.space("1111-outpost"),)]


@pytest.mark.rule("R-J32")
def test_nobody_has_to_try() -> None:
    s = building("44th Foot, Braddock @ 1111-outpost").british("no_more_forts")
    assert s.step() == "adjustment"
    assert s.g.tried == 0


@pytest.mark.rule("R-J32", "A-12", "R-D14")
def test_why_not() -> None:
    s = building(
        "44th Foot, Braddock @ 1111-outpost", "48th Foot @ 2613-outpost", "Wolfe @ 2716-town",
        "22nd Foot, Bouquet @ 3120", "27th Foot, Amherst @ 4111-fortress",
        "28th Foot, Monckton @ 3120-town", "fort @ 3120-town", "Bearn, Rigaud @ 3411-town",
    )  # fmt: skip
    assert s.why_not("fortify 2613-outpost") == "fort_needs_leader"
    assert s.why_not("fortify 2716-town") == "fort_needs_units"
    assert s.why_not("fortify 3120") == "fort_needs_place"
    assert s.why_not("fortify 4111-fortress") == "fort_stands"
    assert s.why_not("fortify 3120-town") == "fort_stands"
    assert s.why_not("fortify 3411-town") == "fort_needs_units"


@pytest.mark.rule("R-J32", "A-12")
def test_without_a_place_to_fortify_the_step_passes() -> None:
    s = building("44th Foot, Braddock @ 1112", "48th Foot @ 1111-outpost")
    assert s.step() == "adjustment"
    assert not s.asked


@pytest.mark.rule("R-J32", "A-12", "A-11")
def test_neither_momentum_nor_a_failure_before_matters() -> None:
    s = Situation().put("44th Foot, Braddock @ 1111-outpost").marked("momentum", "Braddock")
    s.marked("done", "44th Foot", "Braddock").phase("fortifying").until("adjustment")
    s.roll(4).british("fortify 1111-outpost")
    assert not s.g.is_fort(s.space("1111-outpost"))
    assert s.logged("check_failed")[0][2:] == (3, 4)


@pytest.mark.rule("A-12", "R-G13")
def test_winter_in_the_north_counts() -> None:
    s = building("44th Foot, Braddock @ 1111-outpost", season="winter").roll(2)
    s.british("fortify 1111-outpost")
    assert s.logged("check_failed")[0][2:] == (1, 2)
    s = building("44th Foot, Abercrombie @ 1111-outpost", season="winter")
    assert not s.asked
    s = building("44th Foot, Abercrombie @ 1111-outpost", "48th Foot, Braddock @ 2613-outpost",
                 season="winter")  # fmt: skip
    assert s.why_not("fortify 1111-outpost") == "no_initiative"


@pytest.mark.rule("R-J32")
def test_the_active_side_builds() -> None:
    s = building("44th Foot, Braddock @ 1111-outpost", "Bearn, Rigaud @ 3411-town", side="allied")
    s.roll(4).allied("fortify 3411-town")
    assert s.g.is_fort(s.space("3411-town"))
    assert s.step() == "adjustment"


@pytest.mark.rule("A-52", "R-J32")
def test_of_equal_ranks_one_is_named() -> None:
    s = Situation.at_war("arw").turn(9).put("4th Foot, Percy, von Heister @ 2220-town")
    s.phase("fortifying").until("adjustment").roll(4)
    s.british("fortify 2220-town", "name Percy")
    assert s.g.is_fort(s.space("2220-town"))


@pytest.mark.rule("R-J32", "R-N1")
def test_a_leader_who_may_lead_nobody_there_builds_nothing() -> None:
    s = Situation.at_war("arw").turn(33).put("Saintonge, Greene @ 2220-town")
    s.put("2 Cont, Gates @ 3120-town")
    s.active("allied").phase("fortifying").until("adjustment").begin()
    assert s.why_not("fortify 2220-town") == "fort_needs_leader"


@pytest.mark.rule("R-J34", "R-D12")
def test_a_marker_over_nobody_goes() -> None:
    from ticonderoga.games.end_of_empire.rules.forces import shift

    s = Situation().put("44th Foot, 48th Foot @ 1111-outpost", "fort @ 1111-outpost")
    g, place, outside = s.start, s.space("1111-outpost"), s.space("1111")
    shift(g, BRITISH, (s.piece("44th Foot"),), outside)
    assert g.is_fort(place)
    shift(g, BRITISH, (s.piece("48th Foot"),), outside)
    assert not g.is_fort(place)


@pytest.mark.rule("R-J34")
def test_leaders_by_themselves_keep_no_marker() -> None:
    s = arw("Gates, 2 Cont @ 2716-town", "fort @ 2716-town")
    s.roll(1).allied("activate 2716-town", "take 2 Cont", "roll", "go 2716")
    assert s.at("2716-town") == "Allied: Gates"
    assert not s.g.is_fort(s.space("2716-town"))
    assert s.logged("fort_gone") == [(s.space("2716-town"),)]


@pytest.mark.rule("R-O1", "R-J32")
def test_under_o1_the_hex_of_the_place_is_fortified() -> None:
    s = building("44th Foot, Braddock @ 1111", "48th Foot, Wolfe @ 1112", one_space_per_hex="yes")
    assert s.why_not("fortify 1112") == "fort_needs_place"
    assert s.why_not("fortify 1111-outpost") == "fort_needs_place"
    s.roll(2).british("fortify 1111")
    assert s.g.is_fort(s.space("1111"))
    assert s.step() == "adjustment"
