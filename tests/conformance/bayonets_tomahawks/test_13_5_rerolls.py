"""13.5: rerolls by Highlands, events and Commanders, and what they may cost a Commander."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.fights import (
    lost,
    meet,
    reduced,
    told,
    track,
    won,
)
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH

MISSES = [6] * 60


HOWE = "Howe (Commander)"
"""He shows both shapes, and has two rerolls."""


def led(
    faces: str, british: str, commander: str = "Wolfe", french: str = "Langis, Berry"
) -> Situation:
    """The British attack under a Commander; the first dice are on the table."""
    bt = meet("Saranac", f"{commander}, {british}", french).begin()
    return bt.dice(faces).british(f"commander {commander}")


def rerolls_left(bt: Situation) -> int:
    assert bt.g.battle is not None
    return bt.g.battle.rerolls[BRITISH]


# ---------------------------------------------------------------------- which dice


@pytest.mark.rule("R-13.5a", "A-6")
@pytest.mark.parametrize(
    ("face", "reason"),
    [("F", "flag_stays"), ("SC", "hit_stays"), ("TC", ""), ("BT", ""), ("M", "")],
)
def test_13_5_flags_and_scored_hits_stay(face: str, reason: str) -> None:
    bt = led(f"{face} M", "15th & 58th, 22nd & 28th")
    assert bt.asked == "reroll"
    if reason:
        assert bt.why_not("reroll 15th & 58th, commander") == reason
        assert bt.offered("reroll") == ["22nd & 28th (Metropolitan Brigade) Commander"]
    else:
        assert bt.offers("reroll 15th & 58th, commander")


@pytest.mark.rule("R-13.5a")
def test_13_5_both_flag_faces_stay() -> None:
    for face in (1, 2):
        bt = meet("Saranac", "Wolfe, 15th & 58th", "Berry").begin()
        bt.roll(face, *MISSES).british("commander Wolfe")
        assert bt.logged("rerolled") == []
        assert bt.asked != "reroll"


@pytest.mark.rule("R-13.5a", "A-6")
def test_13_5_a_hit_face_that_scores_nothing_may_be_rerolled() -> None:
    """No square enemy is there, so the square Hit is worth nothing."""
    bt = led("SC", "15th & 58th", french="Langis")
    assert bt.offers("reroll 15th & 58th, commander")
    bt.dice("F  M").british("reroll 15th & 58th, commander")
    assert won(bt) == "British 1:0"


@pytest.mark.rule("A-53", "G-C-45")
def test_13_5_surplus_hits_may_be_rerolled_and_the_scoring_one_is_fixed() -> None:
    """B-22 One Indian is the only triangle enemy; any of the two dice is the surplus."""
    bt = led("TC TC", "Rogers, Scott", HOWE, "Mingo, Berry")
    assert bt.offered("reroll") == ["Rogers (Light) Commander", "Scott (Light) Commander"]
    bt.dice("BT").roll(*MISSES).british("reroll Scott, commander")
    assert bt.asked != "reroll", "Rogers has scored, Scott has rerolled"
    assert lost(bt)[:1] == ["Mingo"]
    assert len(bt.logged("rerolled")) == 1


@pytest.mark.rule("A-53")
@pytest.mark.parametrize(
    ("enemy", "surplus"), [("Mingo", 2), ("reduced Langis", 2), ("Langis", 1), ("Langis, Mingo", 0)]
)
def test_13_5_how_many_hits_the_enemy_can_take(enemy: str, surplus: int) -> None:
    """Three Light units show the Hit: an Indian and a Reduced unit take one, a Full unit two."""
    bt = meet("Saranac", f"{HOWE}, Rogers, Scott, Gage", f"{enemy}, Berry").begin()
    bt.dice("TC TC TC").british(f"commander {HOWE}")
    if surplus:
        bt.dice("BT").roll(*MISSES).british("reroll Gage, commander")
    assert (bt.asked == "reroll") == (surplus == 2), "as many may be rerolled as are surplus"
    assert len(bt.logged("rerolled")) == min(surplus, 1)


@pytest.mark.rule("A-53", "R-13.5a")
def test_13_5_the_scoring_hit_stays_while_others_are_rerolled() -> None:
    bt = led("TC M M", "Rogers, Scott, Gage", HOWE, "Langis, Berry")
    assert bt.why_not("reroll Gage, commander") == "hit_stays"
    assert bt.offered("reroll") == ["Rogers (Light) Commander", "Scott (Light) Commander"]


@pytest.mark.rule("A-53")
def test_13_5_surplus_is_counted_from_the_marker() -> None:
    """From -1 two Hits score: the first is not applied and takes no step."""
    bt = meet("Saranac", f"{HOWE}, Rogers, Scott", "Mingo, Berry").put("British oos @ Saranac")
    bt.begin()
    bt.dice("TC TC").roll(*MISSES).british(f"commander {HOWE}")
    assert bt.asked != "reroll"
    assert lost(bt)[:1] == ["Mingo"]
    assert len(bt.logged("hit_scored")) == 2


@pytest.mark.rule("R-13.5a", "R-13.5d")
def test_13_5_nobody_is_asked_when_nothing_may_be_rerolled() -> None:
    bt = led("F F", "15th & 58th, 22nd & 28th").roll(*MISSES)
    assert bt.asked != "reroll"
    bt = meet("Saranac", "15th & 58th", "Berry").dice("M M").begin()
    assert bt.asked != "reroll"


@pytest.mark.rule("R-13.5a")
def test_13_5_the_dice_may_be_accepted() -> None:
    bt = led("M", "15th & 58th")
    bt.roll(*MISSES).british("accept")
    assert bt.logged("rerolled") == []


@pytest.mark.rule("R-13.5a")
def test_13_5_only_dice_on_the_table() -> None:
    bt = led("M", "15th & 58th, New England 1")
    assert bt.why_not("reroll New England 1, commander") == "no_die"
    assert bt.why_not("reroll Wolfe, commander") == "no_die"
    assert bt.why_not("reroll Berry, commander") == "no_die"


# ---------------------------------------------------------------------- sources


@pytest.mark.rule("R-13.5b", "R-3.2.1a")
def test_13_5_a_highland_rerolls_by_itself_once() -> None:
    bt = meet("Saranac", "Campbell, Fraser", "Berry, Langis").dice("M SC").begin()
    assert (bt.asked, bt.asked_seat) == ("reroll", BRITISH)
    assert bt.offered("reroll") == ["Campbell (Highland Brigade) Highland"]
    assert bt.why_not("reroll Fraser, highland") == "hit_stays"
    bt.dice("M").roll(*MISSES).british("reroll Campbell, highland")
    assert len(bt.logged("rerolled")) == 1
    assert bt.asked != "reroll"


@pytest.mark.rule("R-13.5b")
def test_13_5_a_highland_has_a_commanders_reroll_besides() -> None:
    bt = led("M", "Campbell")
    assert bt.offered("reroll") == [
        "Campbell (Highland Brigade) Commander", "Campbell (Highland Brigade) Highland",
    ]  # fmt: skip
    bt.dice("BT").british("reroll Campbell, commander")
    assert bt.offered("reroll") == ["Campbell (Highland Brigade) Highland"]
    assert bt.why_not("reroll Campbell, commander") == "rerolled_so"
    bt.dice("F").roll(*MISSES).british("reroll Campbell, highland")
    assert won(bt) == "British 1:0"


@pytest.mark.rule("R-13.5b")
def test_13_5_only_a_highland_rerolls_by_itself() -> None:
    bt = led("M", "15th & 58th")
    assert bt.why_not("reroll 15th & 58th, highland") == "no_highland"
    assert bt.why_not("reroll 15th & 58th, event") == "no_event_rerolls"


@pytest.mark.rule("R-13.5b", "R-13.5d")
def test_13_5_an_event_helps_its_own_units_only() -> None:
    bt = meet("Saranac", "Wolfe, New England 1, 15th & 58th", "Berry").cards(british=14).begin()
    bt.dice("F  M").british("commander Wolfe")
    assert bt.why_not("reroll New England 1, event") == "event_other_units"
    assert bt.offered("reroll") == ["New England (Brigade) 1 Commander"]


@pytest.mark.rule("R-13.5b")
@pytest.mark.parametrize(
    ("commander", "who"),
    [
        (HOWE, ["Rogers", "15th & 58th", "New England 1"]),
        ("Wolfe", ["15th & 58th", "New England 1"]),
        ("Bradstreet", ["15th & 58th", "New England 1"]),
    ],
)
def test_13_5_a_commander_helps_the_shapes_he_shows(commander: str, who: list[str]) -> None:
    """Every die is a Miss and nothing is rerolled: who could have been?"""
    bt = meet("Saranac", f"{commander}, Rogers, 15th & 58th, New England 1", "Berry").begin()
    bt.roll(*MISSES).british(f"commander {commander}")
    seen = []
    while bt.asked == "reroll":
        seen += [bt.pieces.names[piece] for _, piece, _ in bt.match.choices(BRITISH)[:-1]]
        bt.british("accept")
    assert seen == who


@pytest.mark.rule("R-13.5b")
def test_13_5_a_triangle_commander_helps_no_square() -> None:
    bt = meet("Saranac", "Scott", "Rigaud, Langis, Mingo, Berry").begin()
    bt.dice("M  M  M  M").french("commander Rigaud")
    assert bt.offered("reroll") == ["Langis (Light) Commander"]
    bt.french("accept")
    assert bt.offered("reroll") == ["Mingo (Indians) Commander"]
    bt.french("accept")
    assert bt.asked != "reroll"


@pytest.mark.rule("R-13.5d")
def test_13_5_no_commander_helps_circles() -> None:
    """Lucky Cannonball brings the question; Wolfe has both shapes, and no circle."""
    bt = meet("Saranac", "Wolfe, Royal Artillery 1, 15th & 58th", "Berry").cards(british=8).begin()
    bt.dice("F  M").british("commander Wolfe")
    assert bt.offered("reroll") == ["Royal Artillery (Artillery) 1 Event"]
    assert bt.why_not("reroll Royal Artillery 1, commander") == "commander_other_shape"


@pytest.mark.rule("R-13.5b")
def test_13_5_no_commander_no_rerolls() -> None:
    bt = meet("Saranac", "Wolfe, Campbell", "Berry").begin()
    bt.dice("M").british("no_commander")
    assert bt.why_not("reroll Campbell, commander") == "nobody_commands"


@pytest.mark.rule("R-13.5c")
def test_13_5_one_at_a_time_until_none_is_left() -> None:
    bt = led("M M M", "Rogers, Scott, Gage", HOWE)
    assert rerolls_left(bt) == 2
    bt.dice("BT").british("reroll Rogers, commander")
    assert rerolls_left(bt) == 1
    bt.dice("BT").roll(*MISSES).british("reroll Scott, commander")
    assert len(bt.logged("rerolled")) == 2
    assert bt.asked != "reroll"


@pytest.mark.rule("R-13.5c")
def test_13_5_with_none_left_the_commander_is_refused() -> None:
    bt = led("M  M", "Rogers, Campbell, 15th & 58th", "Forbes")
    assert rerolls_left(bt) == 1
    bt.dice("BT").british("reroll Campbell, commander")
    assert rerolls_left(bt) == 0
    assert bt.offered("reroll") == ["Campbell (Highland Brigade) Highland"]
    assert bt.why_not("reroll Campbell, commander") == "no_rerolls_left"


@pytest.mark.rule("R-13.5d")
def test_13_5_rerolls_come_before_the_effects_of_the_type() -> None:
    bt = led("SC M", "15th & 58th, 22nd & 28th")
    assert bt.asked == "reroll"
    assert track(bt) == [0, 0]
    bt.dice("SC").roll(*MISSES).british("reroll 22nd & 28th, commander")
    assert told(bt, "rerolled", "hit_scored")[:3] == ["rerolled", "hit_scored", "hit_scored"]
    assert reduced(bt) == ["Berry"]
    assert lost(bt) == ["Berry"]


@pytest.mark.rule("R-13.5b", "R-13.3.3b")
def test_13_5_an_eliminated_defender_may_be_rerolled() -> None:
    """B-20"""
    bt = meet("Saranac", "Rogers, Scott", "Rigaud, Mingo").begin()
    bt.dice("TC M  M").french("commander Rigaud")
    assert bt.offered("reroll") == ["Mingo (Indians) Commander"]


# ---------------------------------------------------------------------- 13.5.1 casualties


@pytest.mark.rule("R-13.5.1a", "G-C-34")
def test_13_5_1_a_miss_and_another_miss_remove_the_commander() -> None:
    bt = meet("Saranac", "Rogers", "Montcalm, Berry, Foix & Quercy").begin()
    bt.dice("M  M M").french("commander Montcalm")
    bt.dice("M M").french("reroll Berry, commander")
    assert bt.where("Montcalm") == "removed"
    assert bt.asked != "reroll"
    assert len(bt.logged("casualty_roll")) == 1
    assert bt.logged("commander_falls") == [(bt.piece("Montcalm"),)]


@pytest.mark.rule("R-13.5.1a")
@pytest.mark.parametrize("face", ["F", "TC", "SC", "BT"])
def test_13_5_1_any_other_face_spares_him(face: str) -> None:
    bt = meet("Saranac", "Rogers", "Montcalm, Berry, Foix & Quercy").begin()
    bt.dice("M  M M").french("commander Montcalm")
    bt.dice(f"M {face}").french("reroll Berry, commander")
    assert bt.where("Montcalm") == "Saranac"
    assert bt.offered("reroll") == ["Foix & Quercy (Metropolitan Brigade) Commander"]


@pytest.mark.rule("R-13.5.1a")
@pytest.mark.parametrize("face", ["F", "TC", "SC", "BT"])
def test_13_5_1_no_check_unless_the_reroll_is_a_miss(face: str) -> None:
    bt = led("M", "15th & 58th, New England 1")
    bt.dice(face).roll(*MISSES).british("reroll 15th & 58th, commander")
    assert bt.logged("casualty_roll") == []


@pytest.mark.rule("R-13.5.1a")
def test_13_5_1_a_highlands_own_reroll_endangers_nobody() -> None:
    bt = led("M M", "Campbell, Fraser")
    bt.dice("M").british("reroll Campbell, highland")
    assert bt.logged("casualty_roll") == []


@pytest.mark.rule("R-13.5.1b", "G-C-34")
def test_13_5_1_another_commander_takes_over_what_was_left() -> None:
    bt = meet("Saranac", "Rogers", "Montcalm, Lévis, Pouchot, Berry, Foix & Quercy, Langis")
    bt.begin()
    bt.dice("M  M  M M").french("commander Montcalm")
    bt.dice("M M").french("reroll Berry, commander")
    assert (bt.asked, bt.asked_seat) == ("replacement", FRENCH)
    assert bt.offered("commander") == ["Lévis (Commander)", "Pouchot (Commander)"]
    assert bt.why_not("commander Montcalm") == "pick_elsewhere"
    assert bt.why_not("commander Berry") == "no_commander"
    bt.french("commander Lévis (Commander)")
    assert bt.logged("commands")[-1] == (bt.piece("Lévis (Commander)"), 2), "two were left of three"
    assert bt.offered("reroll") == ["Foix & Quercy (Metropolitan Brigade) Commander"]
    assert bt.why_not("reroll Berry, commander") == "rerolled_so"


@pytest.mark.rule("R-13.5.1b")
def test_13_5_1_not_more_than_his_own_rating() -> None:
    bt = meet("Saranac", "Rogers", "Montcalm, Pouchot, Berry, Foix & Quercy").begin()
    bt.dice("M  M M").french("commander Montcalm")
    bt.dice("M M").french("reroll Berry, commander", "commander Pouchot")
    assert bt.logged("commands")[-1] == (bt.piece("Pouchot"), 1)


@pytest.mark.rule("R-13.5.1b")
def test_13_5_1_he_may_be_left_out() -> None:
    bt = meet("Saranac", "Rogers", "Montcalm, Pouchot, Berry, Foix & Quercy").begin()
    bt.dice("M  M M").french("commander Montcalm")
    bt.dice("M M").french("reroll Berry, commander", "no_commander")
    assert len(bt.logged("commands")) == 1
    assert bt.asked != "reroll"


@pytest.mark.rule("R-13.5.1b")
def test_13_5_1_nobody_takes_over_nothing() -> None:
    """Pouchot has a single reroll; when he falls nothing is left for Montcalm."""
    bt = meet("Saranac", "Rogers", "Montcalm, Pouchot, Berry, Foix & Quercy").begin()
    bt.dice("M  M M").french("commander Pouchot")
    bt.dice("M M").roll(*MISSES).french("reroll Berry, commander")
    assert bt.where("Pouchot") == "removed"
    assert bt.asked != "replacement"


@pytest.mark.rule("R-13.3.1a", "R-13.5c")
def test_13_5_each_battle_has_its_own_rerolls() -> None:
    bt = led("M", "15th & 58th", french="Langis")
    bt.dice("F").roll(*MISSES).british("reroll 15th & 58th, commander")
    bt.french("retreat Ticonderoga")
    assert bt.g.battle is None
    assert bt.where("Wolfe") == "Saranac", "he is back with his stack"
