"""7.4 Restrictions on movement: lone generals, two generals, Arnold's road."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.marches import armed, is_over, march
from tests.conformance.washingtons_war.situation import Situation


@pytest.fixture
def ww() -> Situation:
    return armed()


# ---------------------------------------------------------------------- 7.4.A, B alone


@pytest.mark.rule("R-107")
def test_7_4_a_a_general_without_cus_keeps_away_from_enemy_cus(ww: Situation) -> None:
    ww.put("Howe 1 @ Boston", "American 1 @ Newport", "French 1 @ Falmouth")
    march(ww, "Howe", "carry 0 0")
    assert ww.why_not("march Newport") == "alone_among_cus"
    assert ww.why_not("march Falmouth") == "alone_among_cus"
    with_a_cu = Situation().hand(british=[47]).put("Howe 1 @ Boston", "American 1 @ Newport")
    march(with_a_cu, "Howe")
    assert with_a_cu.offers("march Newport")


@pytest.mark.rule("R-107")
def test_7_4_a_the_american_alone_keeps_away_from_british_cus(ww: Situation) -> None:
    ww.put("Gates @ Boston", "British 1 @ Newport", "American 1 @ Falmouth")
    march(ww, "Gates")
    assert ww.why_not("march Newport") == "alone_among_cus"
    assert ww.offers("march Falmouth")


@pytest.mark.rule("R-108")
@pytest.mark.parametrize(
    ("mover", "other"), [("Howe", "Gates"), ("Howe", "Washington"), ("Gates", "Howe")]
)
def test_7_4_a_a_lone_general_passes_a_lone_enemy_but_does_not_stop(
    ww: Situation, mover: str, other: str
) -> None:
    ww.put(f"{mover} @ Boston", f"{other} @ Newport")
    march(ww, mover, "Newport")
    assert ww.why_not("stop") == "alone_with_enemy_general"
    play = ww.british if mover == "Howe" else ww.american
    play("march Hartford", "stop")
    assert is_over(ww)
    assert ww.where(other) == "Newport"
    assert ww.where(mover) == "Hartford"


@pytest.mark.rule("R-108")
@pytest.mark.parametrize("name", ["Lee", "Washington"])
def test_7_4_a_he_enters_only_if_he_can_leave_again(ww: Situation, name: str) -> None:
    """He sits where Howe's fourth step would end; from the third Howe could go on."""
    ww.put("Howe @ Boston", f"{name} @ Albany")
    march(ww, "Howe", "Newport", "Hartford", "Springfield")
    assert ww.why_not("march Albany") == "alone_with_enemy_general"
    ww = Situation().hand(british=[47]).put("Howe @ Newport", f"{name} @ Albany")
    march(ww, "Howe", "Hartford", "Springfield")
    assert ww.offers("march Albany")


@pytest.mark.rule("R-108")
def test_7_4_a_the_american_may_use_his_fifth_space_to_leave(ww: Situation) -> None:
    ww.put("Lee @ Boston", "Howe @ Albany")
    march(ww, "Lee", "Newport", "Hartford", "Springfield")
    assert ww.offers("march Albany")
    ww.american("march Albany", "march Saratoga")
    assert ww.where("Lee") == "Saratoga"
    ww = Situation().hand(american=[45]).put("Lee @ Boston", "Howe @ Saratoga")
    march(ww, "Lee", "Newport", "Hartford", "Springfield", "Albany")
    assert ww.why_not("march Saratoga") == "alone_with_enemy_general"


@pytest.mark.rule("R-108")
def test_7_4_a_after_an_overrun_there_is_no_fifth_space_to_leave_by(ww: Situation) -> None:
    """Gates overruns, leaves his CUs, and goes on alone."""
    ww.put("Gates 4 @ Boston", "British 1 @ Newport", "Howe @ Albany")
    march(ww, "Gates", "Newport", "carry 0 0", "Hartford", "Springfield")
    assert ww.why_not("march Albany") == "alone_with_enemy_general"
    ww = Situation().hand(american=[45]).put("Gates 4 @ Boston", "British 1 @ Newport")
    ww.put("Howe @ Springfield")
    march(ww, "Gates", "Newport", "carry 0 0", "Hartford")
    assert ww.offers("march Springfield")


@pytest.mark.rule("R-108")
def test_7_4_a_glover_after_an_overrun_still_has_all_six(ww: Situation) -> None:
    ww.put("Gates 4 @ Boston", "British 1 @ Newport", "Howe @ Albany").american_turn()
    ww.american("event 93", "general Gates", "march Newport", "carry 0 0", "march Hartford")
    ww.american("march Springfield")
    assert ww.offers("march Albany")


@pytest.mark.rule("R-108")
def test_7_4_a_several_lone_enemies_in_a_row_may_be_passed(ww: Situation) -> None:
    ww.put("Howe @ Boston", "Lee @ Newport", "Gates @ Hartford", "Lincoln @ Springfield")
    march(ww, "Howe")
    assert ww.offers("march Newport")
    ww.british("march Newport", "march Hartford", "march Springfield")
    assert ww.why_not("stop") == "alone_with_enemy_general"
    ww.british("march Albany")
    assert ww.where("Howe") == "Albany"


@pytest.mark.rule("R-108")
@pytest.mark.parametrize("second", ["Gates", "Washington"])
@pytest.mark.parametrize("open_end", [True, False])
def test_7_4_a_a_row_is_entered_only_if_it_has_an_end(
    ww: Situation, second: str, open_end: bool
) -> None:
    """Back to Boston, and on to all but Hartford and Springfield, there are American markers."""
    ww.put("Howe @ Boston", "Lee @ Newport", f"{second} @ Hartford")
    ww.american_pc("Boston", "Lexington and Concord", "New Haven", "Westchester")
    if not open_end:
        ww.american_pc("Springfield")
    march(ww, "Howe")
    assert ww.offers("march Newport") is open_end


@pytest.mark.rule("R-108")
def test_7_4_a_a_row_too_long_to_pass_is_not_entered(ww: Situation) -> None:
    """Every way out of the row leads into enemy CUs, enemy markers or too far."""
    ww.put("Howe @ Wilmington, DE", "Lee @ Philadelphia", "American 1 @ York")
    ww.put("Gates @ New Brunswick", "Lincoln @ Monmouth", "Greene @ Reading")
    ww.american_pc("Morristown", "Carlisle", "Wyoming Valley", "New York", "Wilmington, DE")
    march(ww, "Howe")
    assert ww.why_not("march Philadelphia") == "alone_with_enemy_general"
    assert ww.offers("march Baltimore")


@pytest.mark.rule("R-108")
def test_7_4_a_he_may_leave_by_the_way_he_came(ww: Situation) -> None:
    ww.put("Howe @ Boston", "Lee @ Barnstable").nobody_else().put("British 1 @ Norfolk")
    ww.put("American 1 @ York")
    march(ww, "Howe")
    assert ww.offers("march Barnstable")
    ww.british("march Barnstable", "march Boston")
    assert ww.where("Howe") == "Boston"


@pytest.mark.rule("R-109")
@pytest.mark.parametrize(("mover", "enemy"), [("Howe", "american_pc"), ("Gates", "british_pc")])
def test_7_4_b_a_lone_general_never_enters_an_enemy_marker(
    ww: Situation, mover: str, enemy: str
) -> None:
    own = "british_pc" if enemy == "american_pc" else "american_pc"
    ww.put(f"{mover} 1 @ Boston")
    getattr(ww, enemy)("Newport")
    getattr(ww, own)("Falmouth")
    march(ww, mover)
    assert ww.offers("march Newport")
    (ww.british if mover == "Howe" else ww.american)("carry 0 0")
    assert ww.why_not("march Newport") == "alone_on_enemy_marker"
    assert ww.offers("march Falmouth")
    assert ww.offers("march Lexington and Concord")


@pytest.mark.rule("A-21", "R-109")
def test_7_4_b_a_lone_general_under_an_enemy_marker_may_march_out(ww: Situation) -> None:
    ww.put("Howe @ Newport").american_pc("Newport")
    march(ww, "Howe")
    assert ww.offers("stop")
    ww.british("march Boston", "stop")
    assert ww.where("Howe") == "Boston"


@pytest.mark.rule("A-19", "R-109")
def test_7_7_a_lone_british_general_may_stand_beside_congress(ww: Situation) -> None:
    """He does not disperse it; an American marker would keep him out."""
    ww.put("Howe @ Monmouth")
    march(ww, "Howe", "Philadelphia").british("stop")
    assert ww.where("Howe") == "Philadelphia"
    assert ww.g.congress == ww.space("Philadelphia")
    assert not ww.g.congress_dispersed
    ww = Situation().hand(british=[47]).put("Howe @ Monmouth").american_pc("Philadelphia")
    march(ww, "Howe")
    assert ww.why_not("march Philadelphia") == "alone_on_enemy_marker"


# ---------------------------------------------------------------------- 7.4.C two generals


@pytest.mark.rule("R-110")
@pytest.mark.parametrize(("goes", "stays"), [("Howe", "Clinton"), ("Clinton", "Howe")])
def test_7_4_c_of_two_generals_the_owner_sends_one_to_the_box(
    ww: Situation, goes: str, stays: str
) -> None:
    ww.put("Howe 2 @ Boston", "Clinton 1 @ Newport")
    march(ww, "Howe", "Newport").british("stop")
    assert ww.asked == "dismiss"
    assert ww.why_not("dismiss Burgoyne") == "general_not_there"
    ww.british(f"dismiss {goes}")
    assert ww.where(goes) == "box"
    assert ww.where(stays) == "Newport"
    assert ww.cus("Newport") == (0, 0, 3)


@pytest.mark.rule("R-110")
@pytest.mark.parametrize(("mover", "other"), [("Washington", "Gates"), ("Gates", "Washington")])
def test_7_4_c_washington_never_goes_to_the_box(ww: Situation, mover: str, other: str) -> None:
    ww.put(f"{mover} 2 @ Boston", f"{other} 1 @ Newport")
    march(ww, mover, "Newport").american("stop")
    assert is_over(ww)
    assert ww.where("Washington") == "Newport"
    assert ww.where("Gates") == "box"


@pytest.mark.rule("R-110")
def test_7_4_c_at_quebec_as_anywhere(ww: Situation) -> None:
    ww.put("Howe 2 @ Montreal", "Carleton 1 @ Quebec")
    march(ww, "Howe", "Quebec").british("stop", "dismiss Carleton")
    assert ww.where("Carleton") == "box"


@pytest.mark.rule("R-110")
def test_7_4_c_passing_another_general_costs_nothing(ww: Situation) -> None:
    ww.put("Howe 2 @ Boston", "Clinton 1 @ Newport")
    march(ww, "Howe", "Newport", "Hartford").british("stop")
    assert is_over(ww)
    assert ww.where("Clinton") == "Newport"
    assert ww.where("Howe") == "Hartford"


@pytest.mark.rule("R-110")
def test_7_4_c_lone_generals_do_not_stay_together_either(ww: Situation) -> None:
    ww.put("Lee @ Boston", "Gates @ Newport")
    march(ww, "Lee", "Newport").american("stop", "dismiss Lee")
    assert ww.where("Lee") == "box"


# ---------------------------------------------------------------------- 7.4.D Arnold's road


@pytest.mark.rule("R-111")
@pytest.mark.parametrize(("start", "end"), [("Falmouth", "Quebec"), ("Quebec", "Falmouth")])
@pytest.mark.parametrize("cus", [0, 2])
def test_7_4_d_arnold_goes_between_falmouth_and_quebec(
    ww: Situation, start: str, end: str, cus: int
) -> None:
    ww.put(f"Arnold {cus} @ {start}")
    march(ww, "Arnold", end)
    assert ww.where("Arnold") == end
    assert ww.cus(end) == (cus, 0, 0)


@pytest.mark.rule("R-111")
@pytest.mark.parametrize("name", ["Gates", "Washington", "Howe"])
@pytest.mark.parametrize(("start", "end"), [("Falmouth", "Quebec"), ("Quebec", "Falmouth")])
def test_7_4_d_nobody_else_does(ww: Situation, name: str, start: str, end: str) -> None:
    ww.put(f"{name} 2 @ {start}")
    march(ww, name)
    assert ww.why_not(f"march {end}") == "arnold_only"
    assert ww.why_not("march Carlisle") == "no_line"


@pytest.mark.rule("R-111")
@pytest.mark.parametrize("name", ["Arnold", "Gates"])
@pytest.mark.parametrize("start", ["Falmouth", "Quebec", "Albany"])
def test_7_4_d_the_road_leads_nowhere_else(ww: Situation, name: str, start: str) -> None:
    """Not from its ends to other spaces, nor from other spaces to its ends."""
    ww.put(f"{name} 2 @ {start}")
    march(ww, name)
    near = {"Falmouth": {"Concord", "Boston"}, "Quebec": {"Montreal"}}
    other = {"Falmouth": "Quebec", "Quebec": "Falmouth"}
    allowed = near.get(start, {"Brattleboro", "Springfield", "Saratoga", "Fort Stanwix",
                               "Westchester"})  # fmt: skip
    if name == "Arnold" and start in other:
        allowed = allowed | {other[start]}
    assert set(ww.offered("march")) == allowed
    for space in {"Carlisle", "Falmouth", "Quebec"} - allowed - {start, other.get(start, "")}:
        assert ww.why_not(f"march {space}") == "no_line"


@pytest.mark.rule("R-111", "R-108")
def test_7_4_d_only_arnold_counts_on_the_road_to_pass_a_lone_enemy() -> None:
    """Behind him is a British marker; Howe sits in Quebec, Clinton on Long Island."""
    for name, may in (("Arnold", True), ("Gates", False)):
        ww = Situation().hand(american=[45]).put(f"{name} @ Montreal", "Howe @ Quebec")
        march(ww.british_pc("Montreal"), name)
        assert ww.offers("march Quebec") is may
    ww = Situation().hand(american=[45]).put("Arnold @ New York", "Clinton @ Long Island")
    march(ww.british_pc("New York"), "Arnold")
    assert ww.why_not("march Long Island") == "alone_with_enemy_general"


@pytest.mark.rule("R-111", "R-106")
def test_7_4_d_it_costs_arnold_three_spaces(ww: Situation) -> None:
    ww.put("Arnold 1 @ Falmouth")
    march(ww, "Arnold", "Quebec", "Montreal")
    assert ww.offers("march Oswego")
    ww.american("march Oswego")
    assert is_over(ww)
    ww = Situation().hand(american=[45]).put("Arnold 1 @ Lexington and Concord")
    march(ww, "Arnold", "Boston")
    assert ww.why_not("march Quebec") == "no_line"
    ww.american("march Falmouth")
    assert ww.offers("march Quebec")
    ww = Situation().hand(american=[45]).put("Arnold 1 @ Newport")
    march(ww, "Arnold", "Lexington and Concord", "Boston", "Falmouth")
    assert ww.why_not("march Quebec") == "too_far"
