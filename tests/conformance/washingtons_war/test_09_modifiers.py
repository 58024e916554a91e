"""9.3, 9.4: the general's rating and the other modifiers of a battle."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.fights import (
    EVENT,
    ONE_OPS,
    RANGERS,
    TARLETON,
    THREE_OPS,
    attack,
    begin_march,
    decline,
    facing,
    modifiers,
    strength,
)
from tests.conformance.washingtons_war.situation import EDITIONS, OFFICIAL, REWRITTEN, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

# ---------------------------------------------------------------------- 9.3 ratings


@pytest.mark.rule("R-158", "G-09")
@pytest.mark.parametrize(("cus", "low", "high"), [(2, 2, 2), (4, 2, 4), (5, 2, 5), (1, 1, 1)])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_9_3_half_on_1_to_3_all_on_4_to_6_never_above_his_cus(
    die: int, cus: int, low: int, high: int
) -> None:
    """Arnold has battle rating 5."""
    ww = Situation().put(f"Arnold {cus} @ Morristown", "British 2 @ Reading")
    attack(ww, "Arnold", "Reading", dice=(die, 6, 1, 1, 6))
    expected = low if die <= 3 else high
    assert ww.logged("rating") == [(ww.general("Arnold"), die, expected)]
    assert strength(ww, AMERICAN) == cus + expected


@pytest.mark.rule("R-158")
@pytest.mark.parametrize(("die", "rating"), [(3, 3), (4, 5)])
def test_9_3_washingtons_rating_is_six_but_he_has_five_cus(die: int, rating: int) -> None:
    ww = Situation().put("Washington 5 @ Morristown", "British 2 @ Reading")
    attack(ww, "Washington", "Reading", dice=(die, 6, 1, 1, 6))
    assert strength(ww, AMERICAN) == 5 + rating


@pytest.mark.rule("R-158")
def test_9_3_each_general_rolls_the_attacker_first() -> None:
    ww = Situation().put("Cornwallis 5 @ Morristown", "Gates 5 @ Reading")
    attack(ww, "Cornwallis", "Reading", dice=(4, 3, 6, 1, 1, 6))
    cornwallis, gates = ww.general("Cornwallis"), ww.general("Gates")
    assert ww.logged("rating") == [(cornwallis, 4, 4), (gates, 3, 1)]


@pytest.mark.rule("R-158")
def test_9_3_without_a_general_the_rating_is_nought_and_no_die_is_rolled() -> None:
    ww = attack(facing(5, 4), "Howe", "Reading", dice=(4, 6, 1, 1, 6))
    assert [entry[0] for entry in ww.logged("rating")] == [ww.general("Howe")]
    assert strength(ww, AMERICAN) == 4


# ---------------------------------------------------------------------- 9.4 modifiers


@pytest.mark.rule("R-159")
def test_9_4_cus_and_rating_and_modifiers_are_added_up() -> None:
    ww = Situation().put("Cornwallis 5 @ Alexandria", "Greene 4+2 @ Baltimore")
    ww.british_pc("Alexandria").american_pc("Frederick Town")
    attack(ww, "Cornwallis", "Baltimore", dice=(4, 4, 6, 1, 1, 6))
    assert modifiers(ww, BRITISH) == {"cus": 5, "regulars": 1, "royal_navy": 1}
    assert strength(ww, BRITISH) == 5 + 4 + 1 + 1
    assert modifiers(ww, AMERICAN) == {"cus": 6, "militia": 1}
    assert strength(ww, AMERICAN) == 6 + 4 + 1


@pytest.mark.rule("R-160")
@pytest.mark.parametrize("regulars", [True, False])
def test_9_41_regulars_give_the_british_one_attacking_and_defending(regulars: bool) -> None:
    ww = attack(facing().but(regulars=regulars), "Howe", "Reading", dice=(1, 6, 1, 1, 6))
    assert ("regulars" in modifiers(ww, BRITISH)) is regulars
    assert strength(ww, BRITISH) == 5 + 2 + regulars
    assert "regulars" not in modifiers(ww, AMERICAN)

    ww = Situation().but(regulars=regulars).put("Greene 5 @ Morristown", "British 3 @ Reading")
    attack(ww, "Greene", "Reading", dice=(1, 6, 1, 1, 6))
    assert strength(ww, BRITISH) == 3 + regulars
    assert "regulars" not in modifiers(ww, AMERICAN)


NAVY_CASES = [
    # space, marker, navy, official, rewritten
    ("Savannah", "none", "", True, True),
    ("Savannah", "American", "", True, True),
    ("Savannah", "British", "", True, True),
    ("Savannah", "British", "south_atlantic", False, False),
    ("Savannah", "American", "carolinas", True, True),
    ("Charleston", "British", "", True, True),
    ("Charleston", "none", "", False, True),
    ("Charleston", "American", "", False, False),
    ("Charleston", "British", "carolinas", False, False),
    ("Charleston", "British", "south_atlantic", True, True),
    ("Eutaw Springs", "British", "", False, False),
]
NEIGHBOUR = {"Savannah": "Augusta", "Charleston": "Eutaw Springs", "Eutaw Springs": "Camden"}


@pytest.mark.rule("R-161", "R-006", "G-11", "E-11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("attacking", [True, False])
@pytest.mark.parametrize(("space", "marker", "navy", "official", "rewritten"), NAVY_CASES)
def test_9_42_royal_navy_support(
    edition: str,
    attacking: bool,
    space: str,
    marker: str,
    navy: str,
    official: bool,
    rewritten: bool,
) -> None:
    ww = Situation(edition)
    if marker == "American":
        ww.american_pc(space)
    elif marker == "British":
        ww.british_pc(space)
    if navy:
        ww.france("war", navy)
    near = NEIGHBOUR[space]
    if attacking:
        ww.put(f"Howe 5 @ {near}", f"American 3 @ {space}")
        attack(ww, "Howe", space, dice=(1, 6, 1, 1, 6))
    else:
        ww.put(f"Greene 5 @ {near}", f"British 3 @ {space}")
        attack(ww, "Greene", space, dice=(1, 1, 6, 1, 6))
    supported = official if edition == OFFICIAL else rewritten
    assert ("royal_navy" in modifiers(ww, BRITISH)) is supported
    assert modifiers(ww, BRITISH).get("royal_navy", 1) == 1
    assert "royal_navy" not in modifiers(ww, AMERICAN)


@pytest.mark.rule("R-161", "E-11", "R-178")
def test_9_42_rewritten_a_neutral_fortified_port_supports_but_gives_no_way_to_sea() -> None:
    ww = Situation(REWRITTEN).put("Greene 5 @ Eutaw Springs", "British 2 @ Charleston")
    ww.american_pc("Wilmington NC", "Savannah")
    attack(ww, "Greene", "Charleston", dice=(6, 6, 1, 1, 6))
    assert modifiers(ww, BRITISH)["royal_navy"] == 1
    assert ww.logged("surrender") == [(BRITISH, ww.space("Charleston"), 1)]


@pytest.mark.rule("R-162")
@pytest.mark.parametrize(
    ("american", "british", "side"),
    [(2, 1, AMERICAN), (1, 2, BRITISH), (1, 1, -1), (0, 0, -1), (1, 0, AMERICAN), (0, 1, BRITISH)],
)
def test_9_43_militia_joins_the_side_with_more_markers_in_the_colony(
    american: int, british: int, side: int
) -> None:
    ww = facing()
    ww.american_pc(*["York", "Carlisle"][:american]).british_pc(
        *["Bedford", "Pittsburgh"][:british]
    )
    attack(ww, "Howe", "Reading", dice=(1, 6, 1, 1, 6))
    for each in (AMERICAN, BRITISH):
        assert modifiers(ww, each).get("militia", 0) == (1 if each == side else 0)


@pytest.mark.rule("R-162")
def test_9_43_markers_of_another_colony_call_no_militia() -> None:
    ww = facing().american_pc("New Brunswick", "Monmouth").british_pc("Westchester")
    attack(ww, "Howe", "Reading", dice=(1, 6, 1, 1, 6))
    assert "militia" not in modifiers(ww, AMERICAN)
    assert "militia" not in modifiers(ww, BRITISH)


@pytest.mark.rule("R-162")
@pytest.mark.parametrize(
    ("american", "british", "side"),
    [
        (["Montreal", "Quebec"], [], AMERICAN),
        ([], ["Montreal", "Quebec"], BRITISH),
        (["Montreal"], ["Quebec"], -1),
        ([], ["Montreal", "Fort Detroit"], -1),
        (["Quebec", "Fort Detroit"], [], -1),
    ],
)
def test_9_43_canadian_militia_goes_with_both_montreal_and_quebec(
    american: list[str], british: list[str], side: int
) -> None:
    ww = Situation().put("Arnold 5 @ Ticonderoga", "British 3 @ Montreal")
    ww.american_pc(*american).british_pc(*british)
    attack(ww, "Arnold", "Montreal", dice=(1, 6, 1, 1, 6))
    for each in (AMERICAN, BRITISH):
        assert modifiers(ww, each).get("militia", 0) == (1 if each == side else 0)


# ---------------------------------------------------------------------- 9.44 Winter Offensive


def last_card(general: str = "Washington") -> Situation:
    """An American general beside British CUs, the last card of the year in his owner's hand."""
    ww = Situation().put(f"{general} 5 @ Morristown", "British 3 @ Reading")
    return ww.hand(american=[THREE_OPS], british=[]).american_turn().roll(1, 6, 1, 1, 6)


@pytest.mark.rule("R-163")
def test_9_44_washington_attacks_with_the_last_card_of_the_year() -> None:
    ww = last_card().american(f"activate {THREE_OPS}", "general Washington", "march Reading")
    assert modifiers(ww, AMERICAN) == {"cus": 5, "winter_offensive": 2}
    assert "winter_offensive" not in modifiers(ww, BRITISH)


@pytest.mark.rule("R-163")
def test_9_44_another_general_has_no_winter_offensive() -> None:
    ww = last_card("Greene").american(f"activate {THREE_OPS}", "general Greene", "march Reading")
    assert "winter_offensive" not in modifiers(ww, AMERICAN)


@pytest.mark.rule("R-163")
@pytest.mark.parametrize("hands", [((THREE_OPS, ONE_OPS), ()), ((THREE_OPS,), (2,))])
def test_9_44_not_while_either_side_holds_another_card(
    hands: tuple[tuple[int, ...], tuple[int, ...]],
) -> None:
    ww = last_card().hand(*hands)
    ww.american(f"activate {THREE_OPS}", "general Washington", "march Reading")
    decline(ww)
    assert "winter_offensive" not in modifiers(ww, AMERICAN)


@pytest.mark.rule("R-163")
def test_9_44_not_when_washington_defends() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Washington 5 @ Reading")
    ww.hand(american=[], british=[THREE_OPS]).british_turn().roll(1, 1, 6, 1, 1, 6)
    ww.british(f"activate {THREE_OPS}", "general Howe", "march Reading").american("stand")
    assert "winter_offensive" not in modifiers(ww, AMERICAN)


@pytest.mark.rule("R-163", "A-11")
@pytest.mark.parametrize("first", ["Washington", "Greene"])
def test_9_44_in_a_campaign_at_any_place_and_for_his_army_only(first: str) -> None:
    second = "Greene" if first == "Washington" else "Washington"
    ww = Situation().put("Washington 5 @ Morristown", "British 3 @ Reading")
    ww.put("Greene 5 @ Camden", "British 3 @ Cheraw").hand(american=[67], british=[])
    ww.american_turn().roll(1, 6, 1, 1, 6, 1, 6, 1, 1, 6)
    where = {"Washington": "Reading", "Greene": "Cheraw"}
    ww.american("campaign 67", f"general {first}", f"march {where[first]}")
    assert modifiers(ww, AMERICAN).get("winter_offensive", 0) == (2 if first == "Washington" else 0)
    ww.british("retreat York" if first == "Washington" else "retreat Cross Creek")
    ww.american(f"general {second}", f"march {where[second]}")
    assert modifiers(ww, AMERICAN).get("winter_offensive", 0) == (
        2 if second == "Washington" else 0
    )


@pytest.mark.rule("R-163", "A-11")
def test_9_44_discarding_the_last_card_in_battle_makes_no_winter_offensive() -> None:
    ww = last_card().hand(american=[THREE_OPS, EVENT])
    ww.american(
        f"activate {THREE_OPS}", "general Washington", "march Reading", f"discard_for_bonus {EVENT}"
    )
    assert modifiers(ww, AMERICAN) == {"cus": 5, "card": 1}


@pytest.mark.rule("A-11")
def test_9_44_nor_does_a_card_discarded_in_an_earlier_battle_of_the_campaign() -> None:
    ww = Situation().put("Washington 5 @ Morristown", "British 3 @ Reading")
    ww.put("Greene 5 @ Camden", "British 3 @ Cheraw").hand(american=[67], british=[EVENT])
    ww.american_turn().roll(1, 6, 1, 1, 6, 1, 6, 1, 1, 6)
    ww.american("campaign 67", "general Greene", "march Cheraw").british(
        f"discard_for_bonus {EVENT}"
    )
    assert ww.g.hands == [(), ()]
    ww.british("retreat Cross Creek").american("general Washington", "march Reading")
    assert "winter_offensive" not in modifiers(ww, AMERICAN)


@pytest.mark.rule("A-11")
def test_9_44_the_card_just_added_to_a_queue_may_be_the_last() -> None:
    ww = last_card().hand(american=[ONE_OPS], british=[]).but(queues=[(4,), ()])
    ww.american(f"queue {ONE_OPS}", "general Washington", "march Reading")
    assert modifiers(ww, AMERICAN)["winter_offensive"] == 2


# ---------------------------------------------------------------------- 9.45, 9.46


@pytest.mark.rule("R-164", "R-073")
def test_9_45_a_battle_card_gives_two_and_a_discarded_card_one() -> None:
    ww = facing().hand(british=[THREE_OPS, RANGERS], american=[TARLETON])
    begin_march(ww.roll(1, 6, 1, 1, 6), "Howe", "Reading")
    ww.british(f"battle_card {RANGERS}").american(f"discard_for_bonus {TARLETON}")
    assert modifiers(ww, BRITISH) == {"cus": 5, "regulars": 1, "card": 2}
    assert modifiers(ww, AMERICAN) == {"cus": 5, "card": 1}
    assert strength(ww, BRITISH) == 5 + 2 + 1 + 2
    assert strength(ww, AMERICAN) == 5 + 1


@pytest.mark.rule("R-164")
def test_9_45_no_card_no_bonus() -> None:
    ww = attack(facing(), "Howe", "Reading", dice=(1, 6, 1, 1, 6))
    assert "card" not in modifiers(ww, BRITISH)
    assert "card" not in modifiers(ww, AMERICAN)


@pytest.mark.rule("R-165")
def test_9_46_a_successful_interception_gives_the_americans_one() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Arnold 3 @ York").american_pc("Reading")
    ww.roll(2, 1, 1, 6, 1, 1, 6)
    decline(begin_march(ww, "Howe", "Reading").american("intercept Arnold"))
    assert modifiers(ww, AMERICAN) == {"cus": 3, "militia": 1, "interception": 1}
    assert "interception" not in modifiers(ww, BRITISH)


@pytest.mark.rule("R-165")
def test_9_46_a_failed_interception_gives_nothing() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Arnold 3 @ York", "American 3 @ Reading")
    ww.american_pc("Reading").roll(3, 1, 6, 1, 1, 6)
    decline(begin_march(ww, "Howe", "Reading").american("intercept Arnold"))
    assert modifiers(ww, AMERICAN) == {"cus": 3, "militia": 1}
