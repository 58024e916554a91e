"""7.2.A, 7.4.E In one campaign no CU is moved by two generals: spaces remember who came."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import Situation


@pytest.fixture
def ww() -> Situation:
    """The British are about to play the Major Campaign, or the American a Minor one."""
    return Situation().hand(american=[67, 1], british=[70, 45]).british_turn()


@pytest.mark.rule("R-099", "R-112", "A-17")
def test_7_4_e_cus_brought_by_one_general_do_not_leave_with_another(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "Clinton 2 @ Newport")
    ww.british("campaign 70", "general Howe", "march Newport", "stop", "dismiss Howe")
    assert ww.cus("Newport") == (0, 0, 5)
    ww.british("general Clinton")
    assert ww.offered("carry") == ["0 0", "1 0"]
    assert ww.why_not("carry 3 0") == "load_impossible"
    ww.british("march Hartford")
    assert (ww.cus("Newport"), ww.cus("Hartford")) == ((0, 0, 3), (0, 0, 2))


@pytest.mark.rule("R-099", "R-112", "A-17")
def test_7_4_e_they_are_not_picked_up_on_the_way_either(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "Clinton 1 @ Hartford", "British 1 @ Newport")
    ww.british("campaign 70", "general Howe", "march Newport", "stop")
    ww.british("general Clinton", "march Newport")
    assert ww.cus("Newport") == (0, 0, 5)
    assert ww.offered("carry") == ["0 0", "2 0"]
    ww.british("carry 2 0", "march Boston")
    assert (ww.cus("Newport"), ww.cus("Boston")) == ((0, 0, 3), (0, 0, 2))


@pytest.mark.rule("R-099", "R-112", "A-17")
def test_7_4_e_cus_dropped_on_the_way_have_moved_too(ww: Situation) -> None:
    ww.put("Howe 4 @ Boston", "Clinton 1 @ New Haven", "British 1 @ Newport")
    ww.british("campaign 70", "general Howe", "march Newport", "carry 1 0", "march Hartford")
    ww.british("stop", "general Clinton", "march Newport")
    assert ww.cus("Newport") == (0, 0, 5)
    assert ww.offered("carry") == ["0 0", "2 0"]


@pytest.mark.rule("R-099", "A-17")
def test_7_4_e_cus_left_where_the_march_began_have_not_moved(ww: Situation) -> None:
    ww.put("Howe 4 @ Boston", "Clinton @ Falmouth")
    ww.british("campaign 70", "general Howe", "carry 1 0", "march Newport", "stop")
    ww.british("general Clinton", "march Boston")
    assert ww.offered("carry") == ["1 0", "2 0", "3 0"]


@pytest.mark.rule("R-099", "A-17")
def test_7_4_e_a_general_who_does_not_stir_moves_nobody(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "Clinton @ Falmouth")
    ww.british("campaign 70", "general Howe", "stop", "general Clinton", "march Boston")
    assert ww.offered("carry") == ["1 0", "2 0", "3 0"]


@pytest.mark.rule("R-099", "A-17")
def test_7_4_e_what_he_drops_and_fetches_again_counts_where_it_ends(ww: Situation) -> None:
    """Howe leaves 2 at Newport, turns back for them and takes them on to Hartford."""
    ww.put("Howe 3 @ Boston", "Clinton @ New Haven", "British 2 @ Newport")
    ww.british("campaign 70", "general Howe", "march Newport", "carry 1 0", "march Boston")
    ww.british("march Newport", "carry 3 0", "march Hartford", "general Clinton", "march Newport")
    assert (ww.cus("Newport"), ww.cus("Hartford")) == ((0, 0, 2), (0, 0, 3))
    assert ww.offered("carry") == ["1 0", "2 0"]


@pytest.mark.rule("R-099", "A-17")
def test_7_4_e_what_he_fetches_and_brings_back_has_moved(ww: Situation) -> None:
    """Howe picks up 2 at Newport, turns back and leaves them there."""
    ww.put("Howe 1 @ Boston", "Clinton @ New Haven", "British 2 @ Newport")
    ww.british("campaign 70", "general Howe", "march Newport", "carry 3 0", "march Hartford")
    ww.british("march Newport", "carry 1 0", "march Boston", "general Clinton", "march Newport")
    assert ww.cus("Newport") == (0, 0, 2)
    assert not ww.offered("carry")


@pytest.mark.rule("R-099", "A-17")
def test_7_4_e_cus_that_sailed_have_moved(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "Clinton @ New York").british_pc("New York")
    ww.british("campaign 70", "general Howe", "sail Long Island", "general Clinton")
    ww.british("march Long Island")
    assert ww.cus("Long Island") == (0, 0, 3)
    assert not ww.offered("carry")


@pytest.mark.rule("R-099", "A-17")
def test_7_4_e_french_and_american_cus_are_remembered_apart(ww: Situation) -> None:
    ww.put(
        "Washington 2+1 @ York", "Gates @ Carlisle", "American 1 @ Reading", "French 2 @ Reading"
    )
    ww.american_turn().american("campaign 67", "general Washington", "march Reading", "stop")
    ww.american("general Gates", "march Reading")
    assert ww.cus("Reading") == (3, 3, 0)
    assert ww.offered("carry") == ["0 1", "0 2", "1 0", "1 1", "1 2"]


@pytest.mark.rule("R-099", "A-17")
def test_7_4_e_french_cus_elsewhere_are_not_touched_by_it(ww: Situation) -> None:
    """Washington moves French CUs to Reading; those at Carlisle, and Gates's own, are free."""
    ww.put("Washington 1+1 @ York", "Gates 1+1 @ Bedford", "French 1 @ Carlisle").american_turn()
    ww.american("campaign 67", "general Washington", "march Reading", "stop")
    ww.american("general Gates", "march Carlisle")
    assert ww.cus("Carlisle") == (1, 2, 0)
    assert ww.offered("carry") == ["0 0", "0 1", "0 2", "1 0", "1 2"]


@pytest.mark.rule("R-099", "A-17")
@pytest.mark.parametrize(("carry", "left"), [("carry 1 1", ["0 0", "0 1"]),
                                             ("carry 0 3", ["0 0", "0 1"])])  # fmt: skip
def test_7_4_e_each_nation_is_dropped_by_its_own_number(
    ww: Situation, carry: str, left: list[str]
) -> None:
    """Washington comes with 1 American and 3 French to where 1 French is, and drops some."""
    ww.put("Washington 1+3 @ York", "French 1 @ Reading", "Gates @ Carlisle").american_turn()
    ww.american("campaign 67", "general Washington", "march Reading", carry)
    ww.american("march Morristown", "stop", "general Gates", "march Reading")
    assert ["0 0", *ww.offered("carry")] == left


@pytest.mark.rule("R-099", "A-17")
def test_7_4_e_french_cus_that_he_takes_along_free_no_others(ww: Situation) -> None:
    """Three French at Reading: two go with Washington, one stays, and three come with Gates."""
    ww.put("Washington 1 @ York", "French 3 @ Reading", "Gates 0+3 @ Carlisle").american_turn()
    ww.american("campaign 67", "general Washington", "march Reading", "carry 1 2")
    ww.american("march Morristown", "stop", "general Gates", "march Reading")
    assert ww.cus("Reading") == (0, 4, 0)
    assert ww.offered("carry") == ["0 0", "0 1", "0 2", "0 4"]


@pytest.mark.rule("R-099", "A-17")
def test_7_4_e_american_cus_dropped_do_not_spend_french_ones(ww: Situation) -> None:
    ww.put("Washington 3 @ York", "French 1 @ Reading", "Gates @ Carlisle").american_turn()
    ww.american("campaign 67", "general Washington", "march Reading", "carry 1 0")
    ww.american("march Morristown", "stop", "general Gates", "march Reading")
    assert ww.cus("Reading") == (2, 1, 0)
    assert ww.offered("carry") == ["0 1"]


@pytest.mark.rule("R-099", "A-17")
@pytest.mark.parametrize(("loss", "left"), [("mix 1 0", (1, 2)), ("mix 0 1", (2, 1))])
def test_7_4_e_american_and_french_losses_are_not_remembered_either(
    ww: Situation, loss: str, left: tuple[int, int]
) -> None:
    """Washington wins at Newport with 2 of each nation and loses one of his choice."""
    ww.put("Washington 2+2 @ Boston", "British 2 @ Newport", "Gates 1+1 @ Hartford")
    ww.hand(british=[2]).american_turn().roll(6, 6, 1, 6, 1)
    ww.american("campaign 67", "general Washington", "march Newport", "no_card")
    ww.british("no_card").american(loss)
    assert ww.cus("Newport")[:2] == left
    ww.american("general Gates", "march Newport")
    assert ww.cus("Newport")[:2] == (left[0] + 1, left[1] + 1)
    assert ww.offered("carry") == ["0 0", "0 1", "1 0"]


@pytest.mark.rule("R-099", "A-17")
def test_7_4_e_french_cus_dropped_on_the_way_have_moved(ww: Situation) -> None:
    ww.put("Washington 2+2 @ York", "Gates @ Carlisle").american_turn()
    ww.american("campaign 67", "general Washington", "march Reading", "carry 1 1")
    ww.american("march Morristown", "stop", "general Gates", "march Reading")
    assert ww.cus("Reading") == (1, 1, 0)
    assert not ww.offered("carry")


@pytest.mark.rule("R-099", "A-17")
def test_7_4_e_losses_in_battle_are_not_remembered(ww: Situation) -> None:
    """Howe brings 4 and loses one; Clinton's own CU stays free to go."""
    ww.put("Howe 3 @ Boston", "American 2 @ Newport", "Clinton 1 @ New Haven")
    ww.british("campaign 70", "general Howe").roll(4, 6, 1, 6, 1)
    ww.british("march Newport", "no_card").american("no_card")
    assert ww.cus("Newport") == (0, 0, 2)
    ww.british("general Clinton", "march Newport")
    assert ww.cus("Newport") == (0, 0, 3)
    assert ww.offered("carry") == ["0 0"]
    ww.british("march Hartford")
    assert (ww.cus("Newport"), ww.cus("Hartford")) == ((0, 0, 2), (0, 0, 1))


@pytest.mark.rule("R-099", "A-17")
@pytest.mark.parametrize("goes", ["Howe", "Clinton"])
def test_7_4_e_beaten_cus_have_moved_wherever_their_general_goes(ww: Situation, goes: str) -> None:
    """Howe attacks out of Clinton's space, is beaten and falls back on it."""
    ww.put("Howe 3 @ Boston", "Clinton 1 @ Newport", "American 3 @ Hartford").british_pc("Boston")
    ww.put("Burgoyne @ New Haven")
    ww.british("campaign 70", "general Howe", "march Newport").roll(1, 1, 6, 1, 6)
    ww.british("march Hartford", "no_card").american("no_card").british(f"dismiss {goes}")
    assert ww.cus("Newport") == (0, 0, 3)
    ww.british("general Burgoyne", "march Newport")
    assert ww.offered("carry") == ["1 0"]


@pytest.mark.rule("R-099", "A-17")
@pytest.mark.parametrize("wins", [True, False])
def test_7_4_e_cus_whose_general_turned_traitor_have_moved(ww: Situation, wins: bool) -> None:
    """Arnold attacks, the British unmask him; his CUs fight on and are spent."""
    ww.put("Arnold 3 @ Boston", "British 2 @ Newport", "Gates @ Hartford", "Howe 1 @ New York")
    ww.hand(british=[100]).american_turn().american("campaign 67", "general Arnold")
    ww.roll(6, 1, 3, 6) if wins else ww.roll(1, 6, 3, 6)
    ww.american("march Newport", "no_card").british("battle_card 100")
    if wins:
        ww.british("retreat New Haven")
        ww.american("general Gates", "march Newport")
        assert ww.cus("Newport") == (3, 0, 0)
        assert not ww.offered("carry")
    else:
        assert ww.cus("Boston") == (2, 0, 0)
        ww.american("general Gates", "march Springfield", "march Lexington and Concord")
        ww.american("march Boston")
        assert not ww.offered("carry")


@pytest.mark.rule("R-112")
def test_7_4_e_with_the_next_card_all_cus_are_free_again(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "Clinton @ Hartford")
    ww.british("campaign 70", "general Howe", "march Newport", "stop", "done").american(
        "discard_unused 1"
    )
    ww.british("activate 45", "general Clinton", "march Newport")
    assert ww.offered("carry") == ["1 0", "2 0", "3 0"]
