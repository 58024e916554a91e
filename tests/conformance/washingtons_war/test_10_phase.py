"""10.2: the Political Control Phase up to the isolated markers."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, OFFICIAL, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import DISPERSED


def settle(ww: Situation) -> Situation:
    """Let the Political Control Phase run from its start."""
    return ww.step("political").begin()


# ---------------------------------------------------------------------- 10.2.1 Congress


@pytest.mark.rule("R-201")
def test_10_2_1_congress_returns_to_an_american_space_without_a_british_piece() -> None:
    ww = Situation().congress("dispersed").american_pc("York", "Camden", "Boston", "Albany")
    ww.american_pc("Quebec").british_pc("Newport").put("British 1 @ Boston", "Howe @ Albany")
    settle(ww)
    assert (ww.asked, ww.asked_seat) == ("convene", AMERICAN)
    assert ww.offered("convene") == ["Camden", "York"]
    assert ww.why_not("convene Boston") == "congress_needs_no_british_piece"
    assert ww.why_not("convene Albany") == "congress_needs_no_british_piece"
    assert ww.why_not("convene Quebec") == "congress_not_in_canada"
    assert ww.why_not("convene Newport") == "congress_needs_american_marker"
    assert ww.why_not("convene Reading") == "congress_needs_american_marker"
    ww.american("convene Camden")
    assert ww.g.congress == ww.space("Camden")


@pytest.mark.rule("R-201", "A-06")
def test_10_2_1_without_such_a_space_congress_stays_out() -> None:
    ww = settle(Situation().congress("dispersed").american_pc("Quebec"))
    assert ww.g.congress == DISPERSED
    assert len(ww.logged("congress_stays_out")) == 1
    assert ww.g.year == 1778
    assert ww.g.congress_dispersed_before is True


@pytest.mark.rule("R-201")
def test_10_2_1_congress_that_was_not_dispersed_does_not_move() -> None:
    ww = settle(Situation().american_pc("York", "Camden", "Philadelphia"))
    assert ww.g.congress == ww.space("Philadelphia")
    assert ww.logged("congress_returns") == []


@pytest.mark.rule("E-08", "R-040")
@pytest.mark.parametrize("edition", EDITIONS)
def test_10_2_1_congress_and_the_navy_by_edition(edition: str) -> None:
    """Official: after the Navy has moved; rewritten: before."""
    ww = Situation(edition).congress("dispersed").american_pc("York", "Camden")
    ww.france("war", "carolinas").step("french-naval")
    first = "navy" if edition == OFFICIAL else "convene"
    assert ww.asked == first
    ww.american("place_navy delaware" if first == "navy" else "convene York")
    assert ww.asked == ("convene" if first == "navy" else "navy")


@pytest.mark.rule("R-201", "R-202", "R-040")
def test_10_2_congress_returns_before_armies_put_their_markers() -> None:
    """A space that only becomes American under an Army in step 2 cannot have Congress."""
    ww = Situation().congress("dispersed").put("Gates 2 @ York").american_pc("Camden", "Salem")
    settle(ww)
    assert ww.offered("convene") == ["Camden", "Salem"]


# ---------------------------------------------------------------------- 10.2.2 Armies


@pytest.mark.rule("R-202", "A-33", "R-225")
def test_10_2_2_every_army_places_or_flips() -> None:
    ww = Situation().put("Gates 1 @ York", "Greene 2 @ Camden", "Howe 1 @ Albany")
    ww.put("Clinton 3 @ Carlisle", "Rochambeau 0+1 @ Salem").british_pc("Camden")
    ww.american_pc("Carlisle")
    settle(ww)
    assert [ww.pc(s) for s in ("York", "Camden", "Salem")] == ["American"] * 3
    assert [ww.pc(s) for s in ("Albany", "Carlisle")] == ["British"] * 2


@pytest.mark.rule("R-202")
def test_10_2_2_a_marker_that_is_there_already_is_left_alone() -> None:
    ww = Situation().put("Gates 1 @ York", "Howe 1 @ Albany").american_pc("York")
    settle(ww.british_pc("Albany"))
    assert ww.logged("placed") == []
    assert ww.logged("flipped") == []


@pytest.mark.rule("R-202")
def test_10_2_2_in_quebec_too() -> None:
    ww = settle(Situation().put("Carleton 1 @ Quebec").american_pc("Quebec"))
    assert ww.pc("Quebec") == "British"
    ww = settle(Situation().put("Arnold 1 @ Quebec").british_pc("Quebec"))
    assert ww.pc("Quebec") == "American"


@pytest.mark.rule("R-202")
def test_10_2_2_lone_generals_and_cus_alone_do_nothing() -> None:
    ww = Situation().put("Gates @ York", "American 3 @ Camden", "Howe @ Albany")
    ww.put("British 3 @ Carlisle").british_pc("York", "Camden", "Norfolk")
    ww.american_pc("Albany", "Carlisle", "Saratoga", "Reading").put("Lee @ Saratoga")
    settle(ww)
    assert ww.logged("placed") == []
    assert ww.logged("flipped") == []
    assert ww.pc("York") == "British"
    assert ww.pc("Carlisle") == "American"


# ---------------------------------------------------------------------- 10.2.3


@pytest.mark.rule("R-202", "R-203", "R-040")
def test_10_2_3_armies_put_their_markers_before_isolation_is_judged() -> None:
    """Gates marks York first, and so saves nothing and loses nothing; Quebec's lone marker is
    saved by the Army that has just flipped Montreal."""
    ww = Situation().put("Arnold 2 @ Montreal").british_pc("Montreal").american_pc("Quebec")
    settle(ww)
    assert ww.pc("Montreal") == "American"
    assert ww.pc("Quebec") == "American"


@pytest.mark.rule("R-203", "R-206")
def test_10_2_3_american_markers_go_first_and_may_so_save_british_ones() -> None:
    """Mutual isolation: Quebec is American between British Montreal and the sea; when it goes,
    Montreal's neighbours decide nothing, for a port is safe. Further inland: Bedford (British)
    has Carlisle, Pittsburgh and Fort Cumberland (American) around it, which themselves lie in
    a ring of British markers. They go first, and Bedford is next to free spaces."""
    ww = Situation().british_pc("Bedford").american_pc("Carlisle", "Pittsburgh")
    ww.american_pc("Fort Cumberland")
    ww.british_pc("Reading", "York", "Fort Niagara", "Bassett Town", "Frederick Town")
    ww.british_pc("Winchester")
    settle(ww)
    for gone in ("Carlisle", "Pittsburgh", "Fort Cumberland"):
        assert ww.pc(gone) == "none"
    assert ww.pc("Bedford") == "British"
    assert [entry[0] for entry in ww.logged("isolated")] == [AMERICAN] * 3


@pytest.mark.rule("R-203")
def test_10_2_3_without_the_american_removal_the_british_marker_goes() -> None:
    """The same, but an American CU saves the ring: now Bedford is isolated."""
    ww = Situation().british_pc("Bedford").american_pc("Carlisle", "Pittsburgh")
    ww.american_pc("Fort Cumberland").put("American 1 @ Carlisle", "American 1 @ Pittsburgh")
    ww.put("American 1 @ Fort Cumberland")
    settle(ww)
    assert ww.pc("Bedford") == "none"
    assert ww.pc("Carlisle") == "American"
    assert ww.logged("isolated") == [(BRITISH, ww.space("Bedford"))]
