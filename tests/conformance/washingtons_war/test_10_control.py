"""10.0 to 10.12: who controls what; placing, flipping and removing markers by card."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.fights import EVENT, ONE_OPS, THREE_OPS, TWO_OPS
from tests.conformance.washingtons_war.situation import EDITIONS, OFFICIAL, REWRITTEN, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.rules.victory import colonies_held, colony_control

BRITISH_EVENT = 83
AMERICAN_EVENT = 87


def american_politics(ww: Situation, card: int = THREE_OPS) -> Situation:
    return ww.hand(american=[card, 1]).american_turn().american(f"politics {card}")


def british_politics(ww: Situation, card: int = THREE_OPS) -> Situation:
    return ww.hand(british=[card, 2]).british_turn().british(f"politics {card}")


def american_discard(ww: Situation) -> Situation:
    return ww.hand(american=[BRITISH_EVENT, 1]).american_turn().american(f"discard {BRITISH_EVENT}")


def british_discard(ww: Situation) -> Situation:
    return ww.hand(british=[AMERICAN_EVENT, 2]).british_turn().british(f"discard {AMERICAN_EVENT}")


# ---------------------------------------------------------------------- 10.0


@pytest.mark.rule("R-188", "R-009")
def test_10_0_a_space_is_american_british_or_uncontrolled() -> None:
    ww = american_politics(Situation().put("Gates 1 @ York").british_pc("York"))
    assert (ww.pc("York"), ww.pc("Reading")) == ("British", "none")
    ww.american("flip York", "place Reading")
    assert (ww.pc("York"), ww.pc("Reading")) == ("American", "American")
    assert ww.logged("flipped") == [(AMERICAN, ww.space("York"))]
    assert ww.logged("placed") == [(AMERICAN, ww.space("Reading"))]
    assert ww.why_not("place Reading") == "marked"
    assert ww.why_not("flip Reading") == "no_enemy_marker"


@pytest.mark.rule("R-189")
@pytest.mark.parametrize(
    ("american", "british", "holder"),
    [
        ([], [], -1),
        (["Camden"], [], AMERICAN),
        ([], ["Camden"], BRITISH),
        (["Camden"], ["Cheraw"], -1),
        (["Camden", "Charleston"], ["Cheraw"], AMERICAN),
        (["Camden"], ["Cheraw", "Charleston"], BRITISH),
        (["Camden", "Charleston"], ["Cheraw", "Ninety Six"], -1),
    ],
)
def test_10_0_b_a_colony_goes_to_the_majority_of_markers(
    american: list[str], british: list[str], holder: int
) -> None:
    ww = Situation().american_pc(*american).british_pc(*british)
    carolina = ww.board.colony[ww.space("Camden")]
    assert colony_control(ww.g, carolina) == holder
    assert colonies_held(ww.g) == (int(holder == AMERICAN), int(holder == BRITISH))


@pytest.mark.rule("R-189")
@pytest.mark.parametrize(
    ("american", "british", "holder"),
    [
        (["Montreal", "Quebec"], ["Fort Detroit"], AMERICAN),
        (["Fort Detroit"], ["Montreal", "Quebec"], BRITISH),
        (["Montreal"], [], -1),
        ([], ["Quebec"], -1),
        (["Montreal"], ["Quebec"], -1),
        (["Montreal", "Fort Detroit"], [], -1),
        ([], ["Quebec", "Fort Detroit"], -1),
    ],
)
def test_10_0_b_canada_goes_with_both_montreal_and_quebec(
    american: list[str], british: list[str], holder: int
) -> None:
    ww = Situation().american_pc(*american).british_pc(*british)
    assert colony_control(ww.g, ww.board.canada) == holder


# ---------------------------------------------------------------------- 10.11.A American


@pytest.mark.rule("R-190", "G-12")
@pytest.mark.parametrize(("card", "value"), [(ONE_OPS, 1), (TWO_OPS, 2), (THREE_OPS, 3)])
def test_10_11_a_i_as_many_actions_as_the_cards_value(card: int, value: int) -> None:
    ww = american_politics(Situation(), card)
    for space in ["York", "Camden", "Quebec"][:value]:
        assert ww.asked == "politics"
        ww.american(f"place {space}")
    assert ww.asked == "play"
    assert ww.asked_seat == BRITISH
    assert ww.g.pc.count(1) == value


@pytest.mark.rule("R-190", "G-12")
def test_10_11_a_i_placing_and_flipping_in_any_mix() -> None:
    ww = Situation().put("Gates 2 @ York", "Lee 1 @ Camden").british_pc("York", "Camden")
    american_politics(ww).american("flip Camden", "place Reading", "flip York")
    assert [ww.pc(space) for space in ("Camden", "Reading", "York")] == ["American"] * 3
    assert ww.asked == "play"


@pytest.mark.rule("R-190")
def test_10_11_a_i_fewer_actions_are_allowed() -> None:
    ww = american_politics(Situation()).american("place York", "done")
    assert ww.g.pc.count(1) == 1
    assert ww.asked == "play"
    ww = american_politics(Situation()).american("done")
    assert ww.g.pc.count(1) == 0


@pytest.mark.rule("R-191")
def test_10_11_a_ii_anywhere_without_a_marker_and_without_a_british_cu() -> None:
    ww = Situation().put("British 1 @ York", "Clinton @ Reading", "American 1 @ Camden")
    ww.british_pc("Boston").american_pc("Newport")
    american_politics(ww)
    assert ww.why_not("place York") == "british_cu_there"
    assert ww.why_not("place Boston") == "marked"
    assert ww.why_not("place Newport") == "marked"
    marked = {ww.space("Boston"), ww.space("Newport")}
    held = {ww.space("York"), ww.space("Barnstable")}
    expected = [("place", s) for s in range(ww.board.size) if s not in marked | held]
    assert [choice for choice in ww.match.choices() if choice[0] == "place"] == expected
    for space in ("Reading", "Camden", "Quebec", "Fort Detroit"):
        assert ww.offers(f"place {space}")


@pytest.mark.rule("R-192", "R-225")
def test_10_11_a_iii_flipping_needs_an_american_general_with_or_without_cus() -> None:
    ww = Situation().put("Gates @ York", "Lee 2 @ Camden", "American 3 @ Reading")
    ww.put("Rochambeau @ Newport", "Washington @ Salem", "Arnold @ Quebec")
    ww.british_pc("York", "Camden", "Reading", "Newport", "Boston", "Salem", "Quebec")
    american_politics(ww.congress("Boston"))
    assert ww.offered("flip") == ["Camden", "Newport", "Quebec", "Salem", "York"]
    assert ww.why_not("flip Reading") == "no_american_general_to_flip"
    assert ww.why_not("flip Boston") == "no_american_general_to_flip"
    assert ww.why_not("flip Monmouth") == "no_enemy_marker"


@pytest.mark.rule("R-192", "R-197")
def test_10_11_generals_who_are_not_on_the_map_flip_nothing() -> None:
    """In the box, captured, out of the game, not yet arrived."""
    south = ["St. Mary's", "Savannah", "Wrightsborough", "Augusta"]
    ww = Situation().british_pc(*south).generals_in("captured", "Lee").generals_in("out", "Gates")
    assert american_politics(ww).offered("flip") == []
    ww = Situation().american_pc(*south).british_pc("Camden").generals_in("captured", "Howe")
    ww.put(*[f"British 2 @ {space}" for space in south])
    assert british_politics(ww).offered("flip") == []


@pytest.mark.rule("R-192")
def test_10_11_a_iii_his_own_marker_is_not_flipped() -> None:
    ww = american_politics(Situation().put("Gates @ York").american_pc("York"))
    assert ww.offered("flip") == []
    assert ww.why_not("flip York") == "no_enemy_marker"


@pytest.mark.rule("R-193", "R-122")
@pytest.mark.parametrize("cause", ["congress", "mutinies"])
def test_10_11_a_iv_no_placing_by_ops_but_flipping_stays(cause: str) -> None:
    ww = Situation().put("Gates @ York").british_pc("York", "Reading")
    reason = "congress_is_dispersed"
    if cause == "congress":
        ww.congress("dispersed")
    else:
        ww.but(mutinies=True)
        reason = "line_mutinies"
    american_politics(ww)
    assert ww.match.choices() == [("flip", ww.space("York")), ("done",)]
    assert ww.why_not("place Camden") == reason
    ww.american("flip York")
    assert ww.pc("York") == "American"


@pytest.mark.rule("R-193")
@pytest.mark.parametrize("cause", ["congress", "mutinies"])
def test_10_11_a_iv_a_card_for_markers_needs_something_to_do(cause: str) -> None:
    ww = Situation().hand(american=[ONE_OPS, 1]).american_turn().british_pc("York")
    if cause == "congress":
        ww.congress("dispersed")
    else:
        ww.but(mutinies=True)
    assert ww.why_not(f"politics {ONE_OPS}") == "no_political_action"
    ww = Situation().hand(american=[ONE_OPS, 1]).american_turn().british_pc("York")
    assert ww.offers(f"politics {ONE_OPS}")


@pytest.mark.rule("R-193")
@pytest.mark.parametrize("cause", ["congress", "mutinies"])
def test_10_11_a_iv_no_placing_by_discard_but_flipping_and_removing_stay(cause: str) -> None:
    ww = Situation().put("Gates @ York").british_pc("York", "Carlisle").american_pc("Reading")
    if cause == "congress":
        ww.congress("dispersed")
    else:
        ww.but(mutinies=True)
    american_discard(ww)
    assert ww.offered("place") == []
    assert ww.offered("flip") == ["York"]
    assert ww.offered("remove") == ["Carlisle", "York"]
    assert ww.why_not("place Morristown") in ("congress_is_dispersed", "line_mutinies")


@pytest.mark.rule("R-193")
@pytest.mark.parametrize("cause", ["congress", "mutinies"])
def test_10_11_a_iv_events_still_place(cause: str) -> None:
    ww = Situation().hand(american=[EVENT, 1]).american_turn()
    if cause == "congress":
        ww.congress("dispersed")
    else:
        ww.but(mutinies=True)
    ww.american(f"event {EVENT}", "place York")
    assert ww.pc("York") == "American"


# ---------------------------------------------------------------------- 10.11.B British


@pytest.mark.rule("R-194")
def test_10_11_b_ii_next_to_a_british_marker_of_before() -> None:
    ww = british_politics(Situation().british_pc("Fort Stanwix"))
    assert ww.offered("place") == ["Albany", "Oswego"]
    assert ww.why_not("place Genesee") == "out_of_british_reach"
    assert ww.why_not("place Fort Stanwix") == "marked"
    ww.british("place Albany")
    assert ww.pc("Albany") == "British"


@pytest.mark.rule("R-194", "E-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("unit", ["Gates @ Albany", "American 1 @ Albany", "French 1 @ Albany", ""])
def test_10_11_b_ii_american_units_bar_placing(edition: str, unit: str) -> None:
    """Official: general, CU and Congress alike; rewritten: CUs only."""
    ww = Situation(edition).british_pc("Fort Stanwix")
    if unit:
        ww.put(unit)
    else:
        ww.congress("Albany")
    british_politics(ww)
    is_cu = unit.startswith(("American", "French"))
    if edition == OFFICIAL:
        assert ww.why_not("place Albany") == "american_unit_there"
    elif is_cu:
        assert ww.why_not("place Albany") == "american_cu_there"
    else:
        assert ww.offers("place Albany")


@pytest.mark.rule("R-194")
def test_10_11_b_ii_a_lone_british_general_does_not_bar_nor_reach() -> None:
    ww = Situation().british_pc("Fort Stanwix").put("Clinton @ Albany", "Howe @ Reading")
    british_politics(ww)
    assert ww.offers("place Albany")
    assert ww.why_not("place Reading") == "out_of_british_reach"


@pytest.mark.rule("R-195", "G-13")
def test_10_11_b_ii_no_daisy_chain_oswego_to_fort_stanwix() -> None:
    ww = british_politics(Situation().british_pc("Montreal", "Quebec"), TWO_OPS)
    assert ww.why_not("place Fort Stanwix") == "out_of_british_reach"
    ww.british("place Oswego")
    assert ww.why_not("place Fort Stanwix") == "out_of_british_reach"
    assert ww.why_not("place Oswego") == "marked"
    ww.british("place Ticonderoga")
    assert ww.asked == "play"
    assert ww.pc("Oswego") == ww.pc("Ticonderoga") == "British"


@pytest.mark.rule("R-195")
def test_10_11_b_ii_with_the_next_card_the_new_marker_counts() -> None:
    ww = Situation().british_pc("Montreal").hand(british=[ONE_OPS, 4, 2]).british_turn()
    ww.british(f"politics {ONE_OPS}", "place Oswego").american("discard_unused 1")
    ww.british("politics 4")
    assert ww.offers("place Fort Stanwix")


@pytest.mark.rule("R-195")
def test_10_11_b_ii_a_marker_just_flipped_supports_nothing_either() -> None:
    ww = Situation().put("Howe 2 @ Albany").american_pc("Albany").british_pc("Camden")
    british_politics(ww).british("flip Albany")
    assert ww.why_not("place Saratoga") == "out_of_british_reach"


@pytest.mark.rule("R-195", "R-196")
def test_10_11_b_ii_a_port_marked_by_this_card_opens_no_other_port() -> None:
    ww = Situation().put("Howe 2 @ New York").british_pc("Camden")
    british_politics(ww).british("place New York")
    assert ww.why_not("place Boston") == "out_of_british_reach"
    assert ww.why_not("place Westchester") == "out_of_british_reach"


@pytest.mark.rule("R-196", "R-068", "E-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_10_11_b_ii_ports_are_open_through_a_british_port(edition: str) -> None:
    """Official: a British marker in some port opens all ports; rewritten: they always are."""
    ww = british_politics(Situation(edition).british_pc("Savannah"))
    for port in ("Boston", "Quebec", "Charleston", "New Haven"):
        assert ww.offers(f"place {port}")
    assert ww.offers("place Augusta")
    assert ww.why_not("place Albany") == "out_of_british_reach"

    ww = british_politics(Situation(edition).british_pc("Albany"))
    if edition == OFFICIAL:
        assert ww.why_not("place Boston") == "out_of_british_reach"
    else:
        assert ww.offers("place Boston")
        assert ww.why_not("place Lexington and Concord") == "out_of_british_reach"


@pytest.mark.rule("R-196", "R-200")
@pytest.mark.parametrize("navy", ["south_atlantic", "new_england"])
def test_10_11_b_ii_a_blockade_does_not_part_the_ports(navy: str) -> None:
    ww = british_politics(Situation().british_pc("Savannah").france("war", navy))
    assert ww.offers("place Boston")


@pytest.mark.rule("R-197")
def test_10_11_b_iii_an_army_places_and_flips_without_adjacency() -> None:
    ww = Situation().put("Howe 1 @ Reading", "Clinton 3 @ York").american_pc("York")
    british_politics(ww)
    assert ww.offers("place Reading")
    assert ww.offers("flip York")
    ww.british("flip York", "place Reading")
    assert ww.pc("York") == ww.pc("Reading") == "British"


@pytest.mark.rule("R-197")
def test_10_11_b_iii_a_general_alone_or_cus_alone_do_not() -> None:
    ww = Situation().put("Howe @ Reading", "British 3 @ York", "Clinton @ Carlisle")
    ww.put("British 2 @ Bedford").american_pc("York", "Carlisle").british_pc("Boston")
    british_politics(ww)
    assert ww.why_not("place Reading") == "out_of_british_reach"
    assert ww.why_not("place Bedford") == "out_of_british_reach"
    assert ww.why_not("flip York") == "no_british_army_to_flip"
    assert ww.why_not("flip Carlisle") == "no_british_army_to_flip"
    assert ww.why_not("flip Boston") == "no_enemy_marker"
    assert ww.offered("flip") == []


@pytest.mark.rule("R-197", "G-22")
def test_10_11_b_iii_the_british_flip_under_an_army_what_they_can_no_longer_place() -> None:
    ww = Situation().british_pc("Fort Niagara", "Ticonderoga")
    american_politics(ww).american("place Pittsburgh", "place Genesee", "place Saratoga")
    assert [ww.pc(s) for s in ("Pittsburgh", "Genesee", "Saratoga")] == ["American"] * 3
    ww.british("politics 2")
    for space in ("Pittsburgh", "Genesee", "Saratoga"):
        assert ww.why_not(f"place {space}") == "marked"
        assert ww.why_not(f"flip {space}") == "no_british_army_to_flip"


@pytest.mark.rule("R-194")
def test_10_11_b_a_british_card_for_markers_needs_something_to_do() -> None:
    ww = Situation().hand(british=[ONE_OPS, 2]).british_turn()
    assert ww.why_not(f"politics {ONE_OPS}") == "no_political_action"
    ww = Situation().put("Howe 1 @ Reading").american_pc("Reading")
    ww.hand(british=[ONE_OPS, 2]).british_turn()
    assert ww.offers(f"politics {ONE_OPS}")


# ---------------------------------------------------------------------- 10.12 events, discards


@pytest.mark.rule("R-198")
def test_10_12_a_an_event_that_places_never_flips() -> None:
    ww = Situation().put("Gates 2 @ York", "British 1 @ Camden").british_pc("York")
    ww.hand(american=[EVENT, 1]).american_turn().american(f"event {EVENT}")
    assert not ww.offers("place York")
    assert not ww.offers("place Camden")
    assert ww.offers("place Reading")
    assert ww.offered("flip") == []


@pytest.mark.rule("R-199", "R-066", "R-067")
def test_10_12_b_a_discard_acts_next_to_an_own_marker_the_american_too() -> None:
    ww = Situation().american_pc("Fort Stanwix").british_pc("Oswego", "Camden")
    american_discard(ww)
    assert ww.offered("place") == ["Albany"]
    assert ww.offered("remove") == ["Oswego"]
    assert ww.offered("flip") == []
    assert ww.why_not("place Camden") == "not_next_to_own_marker"
    assert ww.why_not("place Reading") == "not_next_to_own_marker"
    assert ww.why_not("remove Camden") == "not_next_to_own_marker"
    assert ww.why_not("flip Oswego") == "no_american_general_to_flip"
    ww.american("place Albany")
    assert ww.pc("Albany") == "American"
    assert ww.asked_seat == BRITISH


@pytest.mark.rule("R-199", "R-066")
def test_10_12_b_a_discard_is_one_action_and_may_be_none() -> None:
    ww = american_discard(Situation().american_pc("Fort Stanwix")).american("done")
    assert ww.g.pc.count(1) == 1
    assert ww.asked_seat == BRITISH
    ww = american_discard(Situation().american_pc("York").british_pc("Carlisle"))
    ww.american("remove Carlisle")
    assert ww.pc("Carlisle") == "none"
    assert ww.logged("marker_removed") == [(BRITISH, ww.space("Carlisle"))]
    assert ww.asked_seat == BRITISH


@pytest.mark.rule("R-199", "R-066")
def test_10_12_b_placing_by_discard_keeps_each_sides_limits() -> None:
    ww = Situation().american_pc("York").put("British 1 @ Reading", "Clinton @ Carlisle")
    american_discard(ww)
    assert ww.why_not("place Reading") == "british_cu_there"
    assert ww.offers("place Carlisle")

    ww = Situation().british_pc("York").put("American 1 @ Reading", "Gates @ Carlisle")
    british_discard(ww)
    assert ww.why_not("place Reading") == "american_unit_there"
    assert ww.why_not("place Carlisle") == "american_unit_there"
    assert ww.why_not("place Philadelphia") == "american_unit_there"
    assert ww.offers("place Frederick Town")


@pytest.mark.rule("R-199", "R-066")
def test_10_12_b_an_army_needs_adjacency_for_a_discard() -> None:
    ww = Situation().put("Howe 2 @ Reading", "Clinton 2 @ Camden").american_pc("Camden")
    ww.british_pc("Fort Stanwix")
    british_discard(ww)
    assert ww.why_not("place Reading") == "not_next_to_own_marker"
    assert ww.why_not("flip Camden") == "not_next_to_own_marker"
    ww = Situation().put("Clinton 2 @ Camden").american_pc("Camden").british_pc("Cheraw")
    assert british_discard(ww).offered("flip") == ["Camden"]


@pytest.mark.rule("R-066", "R-199")
@pytest.mark.parametrize(
    ("guard", "reason"),
    [
        ("American 1 @ York", "marker_guarded_by_cu"),
        ("French 1 @ York", "marker_guarded_by_cu"),
        ("Gates @ York", "marker_guarded_by_general"),
        ("Washington @ York", "marker_guarded_by_general"),
        ("congress", "marker_guarded_by_congress"),
    ],
)
def test_6_32_b_what_guards_an_american_marker_from_removal(guard: str, reason: str) -> None:
    ww = Situation().american_pc("York", "Frederick Town").british_pc("Carlisle", "Baltimore")
    if guard == "congress":
        ww.congress("York")
    else:
        ww.put(guard)
    british_discard(ww)
    assert ww.why_not("remove York") == reason
    assert ww.offers("remove Frederick Town")
    assert ww.why_not("remove Carlisle") == "not_next_to_own_marker"
    assert ww.why_not("remove Baltimore") in ("no_enemy_marker", "not_next_to_own_marker")


@pytest.mark.rule("R-066", "E-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_32_b_a_lone_british_general_guards_his_marker_in_the_rewritten_edition(
    edition: str,
) -> None:
    ww = Situation(edition).british_pc("York", "Carlisle", "Frederick Town").american_pc("Reading")
    ww.american_pc("Baltimore").put("Clinton @ York", "British 1 @ Carlisle")
    american_discard(ww)
    assert ww.why_not("remove Carlisle") == "marker_guarded_by_cu"
    assert ww.offers("remove Frederick Town")
    if edition == REWRITTEN:
        assert ww.why_not("remove York") == "marker_guarded_by_general"
    else:
        assert ww.offers("remove York")


@pytest.mark.rule("R-068", "E-04", "R-200")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_32_b_a_british_discard_and_the_ports(edition: str) -> None:
    """Official: a British port makes all ports adjacent; rewritten: any port will do."""
    ww = Situation(edition).british_pc("Savannah").american_pc("Boston")
    ww.france("war", "new_england")
    british_discard(ww)
    assert ww.offers("place Newport")
    assert ww.offers("remove Boston")

    ww = Situation(edition).british_pc("Camden").american_pc("Boston", "Albany")
    british_discard(ww)
    assert ww.offers("place Newport") is (edition == REWRITTEN)
    assert ww.offers("remove Boston") is (edition == REWRITTEN)
    assert not ww.offers("remove Albany")


@pytest.mark.rule("R-067", "E-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_32_b_ports_are_not_adjacent_for_the_american(edition: str) -> None:
    ww = american_discard(Situation(edition).american_pc("Savannah").british_pc("Boston"))
    assert ww.why_not("remove Boston") == "not_next_to_own_marker"
    assert ww.why_not("place Newport") == "not_next_to_own_marker"


@pytest.mark.rule("R-066", "A-42")
def test_6_32_b_without_a_legal_target_it_is_a_plain_discard() -> None:
    ww = american_discard(Situation())
    assert ww.asked_seat == BRITISH
    assert BRITISH_EVENT in ww.g.discards
    assert ww.g.pc.count(0) == ww.board.size


@pytest.mark.rule("R-011", "R-194")
def test_10_11_arnolds_road_is_no_adjacency_for_markers() -> None:
    ww = american_discard(Situation().american_pc("Falmouth").british_pc("Quebec"))
    assert ww.why_not("remove Quebec") == "not_next_to_own_marker"


# ---------------------------------------------------------------------- lone generals


@pytest.mark.rule("R-236")
def test_10_a_marker_under_a_lone_enemy_general_leaves_him_there() -> None:
    ww = Situation().put("Clinton @ York")
    american_politics(ww).american("place York", "done")
    assert ww.pc("York") == "American"
    assert ww.where("Clinton") == "York"


@pytest.mark.rule("R-236", "E-03")
def test_10_rewritten_the_british_place_under_a_lone_american_general() -> None:
    ww = Situation(REWRITTEN).put("Gates @ York").british_pc("Carlisle")
    british_politics(ww).british("place York", "done")
    assert ww.pc("York") == "British"
    assert ww.where("Gates") == "York"


@pytest.mark.rule("A-21", "R-109")
def test_7_4_b_a_lone_general_under_an_enemy_marker_stays_or_moves_out() -> None:
    ww = Situation().put("Gates @ York").british_pc("York").hand(american=[THREE_OPS, 1])
    ww.american_turn().american(f"activate {THREE_OPS}", "general Gates", "march Reading", "stop")
    assert ww.where("Gates") == "Reading"
