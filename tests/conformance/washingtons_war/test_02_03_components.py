"""2 and 3: the map, the pieces and the terms, each seen at work."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.rules.victory import colonies_held, colony_control

FORTIFIED = ["Charleston", "Montreal", "Philadelphia", "Quebec"]


# ---------------------------------------------------------------------- 2.1 the map


@pytest.mark.rule("R-001")
def test_2_1_a_armies_march_along_the_lines_only() -> None:
    ww = Situation().put("Greene 2 @ Newport").hand(american=[1, 3])
    ww.american("activate 1", "general Greene")
    lines = ["Boston", "Hartford", "Lexington and Concord", "New Haven"]
    assert ww.offered("march") == lines
    assert ww.why_not("march New York") == "no_line"
    assert ww.why_not("sail New York") == "only_british_sail"


@pytest.mark.rule("R-001")
def test_2_1_a_the_british_alone_also_go_from_port_to_port() -> None:
    ww = Situation().put("Clinton 2 @ Newport").hand(british=[23, 3]).british_turn()
    ww.british("activate 23", "general Clinton")
    assert ww.why_not("march New York") == "no_line"
    assert ww.offers("sail New York")
    assert not ww.offers("sail Hartford")


@pytest.mark.rule("R-001")
def test_2_1_a_markers_are_traced_along_the_lines_too() -> None:
    """An inland British marker reaches its neighbours only; the American discard likewise."""
    ww = Situation().british_pc("Albany").hand(british=[23, 3]).british_turn()
    ww.british("politics 23")
    near = ["Brattleboro", "Fort Stanwix", "Saratoga", "Springfield", "Westchester"]
    assert ww.offered("place") == near
    ww = Situation().american_pc("Albany").hand(american=[76, 3])
    ww.american("discard 76")
    assert ww.offered("place") == near


@pytest.mark.rule("R-002")
def test_2_1_a_every_space_lies_in_one_of_thirteen_colonies_or_canada() -> None:
    board = Situation().board
    names = ["NH", "MA", "RI", "CT", "NY", "NJ", "PA", "DE", "MD", "VA", "NC", "SC", "GA", "CA"]
    assert sorted(board.colony_ids) == sorted(names)
    assert [board.colony_ids[c] for c in board.thirteen] == [
        name for name in board.colony_ids if name != "CA"
    ]
    listed = [space for spaces in board.colony_spaces for space in spaces]
    assert sorted(listed) == list(range(board.size))
    for colony, spaces in enumerate(board.colony_spaces):
        assert all(board.colony[space] == colony for space in spaces)


@pytest.mark.rule("R-003")
def test_2_1_b_squares_and_stars_are_winter_quarters() -> None:
    board = Situation().board
    for space in range(board.size):
        assert board.quarters[space] == (board.kind[space] in ("square", "star"))
    ww = Situation().put("British 4 @ Albany", "British 4 @ Quebec", "British 4 @ Saratoga")
    ww.put("British 4 @ Reading").hand([], []).step("winter").roll(6, 6)
    assert (ww.cus("Albany")[2], ww.cus("Quebec")[2]) == (4, 4)
    assert (ww.cus("Saratoga")[2], ww.cus("Reading")[2]) == (2, 2)


@pytest.mark.rule("R-004")
def test_2_1_b_the_winter_line_is_the_border_of_north_carolina() -> None:
    board = Situation().board
    for space in range(board.size):
        southern = board.colony_ids[board.colony[space]] in ("NC", "SC", "GA")
        assert board.south[space] == southern
    ww = Situation().put("British 4 @ Petersburg", "British 4 @ Hillsboro", "British 4 @ Abingdon")
    ww.hand([], []).step("winter").roll(6, 6)
    assert [ww.cus(name)[2] for name in ("Petersburg", "Abingdon", "Hillsboro")] == [2, 2, 4]


@pytest.mark.rule("R-005")
@pytest.mark.parametrize("port", FORTIFIED)
def test_2_1_c_no_landing_party_at_a_fortified_port(port: str) -> None:
    ww = Situation()
    board = ww.board
    forts = [board.labels[space] for space in range(board.size) if board.fortified[space]]
    assert sorted(forts) == FORTIFIED
    ww.congress("York").put("Howe 2 @ Boston").hand(british=[67, 2]).british_turn()
    ww.british("campaign 67")
    assert ww.why_not(f"land {port}") == "fortified"
    assert ww.offers("land Savannah")


@pytest.mark.rule("R-006")
@pytest.mark.parametrize("british", [True, False])
def test_2_1_c_navy_at_a_fortified_port_needs_a_british_marker(british: bool) -> None:
    """Support in battle and retreat by sea both hang on the marker."""
    ww = Situation().put("Greene 5 @ Eutaw Springs", "British 3 @ Charleston")
    ww.hand(american=[1], british=[2])
    if british:
        ww.british_pc("Charleston")
    ww.american("activate 1", "general Greene", "march Charleston")
    ww.roll(6, 6, 1, 1, 6).british("no_card")
    support = (BRITISH, "royal_navy", 1) in ww.logged("modifier")
    assert support is british
    assert ww.asked == "retreat"
    assert ww.offers("retreat Wilmington, NC")
    assert ww.offers("retreat New York") is british


# ---------------------------------------------------------------------- 2.2 the pieces


@pytest.mark.rule("R-007")
def test_2_2_a_splitting_and_joining_stacks_keeps_the_totals() -> None:
    ww = Situation().put("Greene 5+3 @ Hartford", "American 4 @ Springfield").hand(american=[1, 3])
    ww.american("activate 1", "general Greene", "carry 1 2", "march Springfield")
    assert ww.cus("Hartford") == (4, 1, 0)
    assert ww.cus("Springfield") == (5, 2, 0)
    ww.american("carry 4 1", "march Norwich", "stop")
    assert ww.cus("Springfield") == (1, 1, 0)
    assert ww.cus("Norwich") == (4, 1, 0)


@pytest.mark.rule("R-008")
def test_2_2_c_ratings_of_the_generals() -> None:
    ww = Situation()
    for who in ww.pack.pieces.generals:
        assert 1 <= who.strategy <= 3
        assert 1 <= who.battle <= 6
        assert 1 <= who.agility <= 3
        assert who.retreat_bonus == (2 if who.id in ("washington", "greene") else 0)


@pytest.mark.rule("R-008")
@pytest.mark.parametrize(
    ("general", "roll", "escapes"),
    [("Greene", 5, True), ("Greene", 6, False), ("Arnold", 2, True), ("Arnold", 3, False)],
)
def test_2_2_c_greene_adds_two_to_retreat_before_battle_and_arnold_does_not(
    general: str, roll: int, escapes: bool
) -> None:
    ww = Situation().put("Howe 3 @ New York", f"{general} 2 @ Westchester")
    ww.hand(british=[45, 3]).british_turn().roll(roll)
    ww.british("activate 45", "general Howe", "march Westchester").american("retreat_before_battle")
    assert (ww.asked == "retreat") is escapes


@pytest.mark.rule("R-009", "R-188")
def test_2_2_d_a_space_takes_one_marker_and_it_has_two_sides() -> None:
    ww = Situation().american_pc("Hartford").british_pc("Albany").hand([45, 1], [46, 2])
    ww.american("politics 45", "place York")
    assert (ww.pc("York"), ww.pc("Hartford"), ww.pc("Albany"), ww.pc("Reading")) == (
        "American", "American", "British", "none",
    )  # fmt: skip
    for marked in ("York", "Hartford", "Albany"):
        assert ww.why_not(f"place {marked}") == "marked"
    ww.american("done").british("politics 46")
    assert ww.why_not("place Hartford") == "marked"
    assert ww.why_not("place Albany") == "marked"


# ---------------------------------------------------------------------- 3.0 terms


@pytest.mark.rule("R-010")
def test_3_0_solid_and_dashed_lines_both_join() -> None:
    """Fort Detroit has dashed lines only; over them the British place and march."""
    ww = Situation().british_pc("Fort Detroit").hand(british=[45, 3]).british_turn()
    ww.put("Carleton 1 @ Fort Detroit")
    ww.british("politics 45")
    assert ww.offered("place") == ["Bassett Town", "Fort Niagara"]
    ww = Situation().put("Carleton 1 @ Fort Detroit").hand(british=[45, 3]).british_turn()
    ww.british("activate 45", "general Carleton")
    assert ww.offered("march") == ["Bassett Town", "Fort Niagara"]


@pytest.mark.rule("R-011")
def test_3_0_falmouth_and_quebec_are_adjacent_for_arnold_alone() -> None:
    for start, end in (("Falmouth", "Quebec"), ("Quebec", "Falmouth")):
        ww = Situation().put(f"Arnold 2 @ {start}").hand(american=[45, 1])
        ww.american("activate 45", "general Arnold")
        assert ww.offers(f"march {end}")
        ww.american(f"march {end}")
        assert ww.cus(end)[0] == 2
    for who in ("Gates", "Washington"):
        ww = Situation().put(f"{who} 2 @ Falmouth").hand(american=[45, 1])
        ww.american("activate 45", f"general {who}")
        assert ww.why_not("march Quebec") == "arnold_only"
    ww = Situation().put("Carleton 2 @ Quebec").american_pc("Falmouth").hand(british=[45, 3])
    ww.british_turn().british("activate 45", "general Carleton")
    assert ww.why_not("march Falmouth") == "arnold_only"


@pytest.mark.rule("R-011")
def test_3_0_the_road_to_quebec_joins_no_markers() -> None:
    ww = Situation().put("Arnold 2 @ Quebec").american_pc("Falmouth").hand(american=[76, 1])
    ww.american("discard 76")
    assert ww.offered("place") == ["Boston", "Concord"]
    assert ww.why_not("place Quebec") == "not_next_to_own_marker"


@pytest.mark.rule("R-012")
@pytest.mark.parametrize("port", ["British", "American"])
def test_3_0_a_british_port_keeps_its_hinterland_from_isolation(port: str) -> None:
    """Hartford is shut in by American markers but for the port of New Haven."""
    ww = Situation().american_pc("Springfield", "Newport", "Westchester").british_pc("Hartford")
    if port == "British":
        ww.british_pc("New Haven")
    else:
        ww.american_pc("New Haven")
    ww.hand([], []).step("political")
    assert ww.pc("Hartford") == ("British" if port == "British" else "none")


@pytest.mark.rule("R-013")
def test_3_0_control_comes_from_the_marker_whoever_stands_there() -> None:
    ww = Situation().put("Howe 5 @ Newport", "Washington 5 @ Wilmington DE")
    ww.american_pc("Newport").british_pc("Wilmington DE")
    board = ww.board
    assert colony_control(ww.start, board.colony_ids.index("RI")) == AMERICAN
    assert colony_control(ww.start, board.colony_ids.index("DE")) == BRITISH
    assert colonies_held(ww.start) == (1, 1)


@pytest.mark.rule("R-014")
def test_3_0_any_number_of_cus_but_one_general_a_side() -> None:
    ww = Situation().put("Greene 5 @ Hartford", "Gates 9 @ Springfield").hand(american=[1, 3])
    ww.american("activate 1", "general Greene", "march Springfield", "stop")
    assert ww.cus("Springfield") == (14, 0, 0)
    assert ww.asked == "dismiss"
    assert ww.offered("dismiss") == ["Gates", "Greene"]
    ww.american("dismiss Gates")
    assert (ww.where("Greene"), ww.where("Gates")) == ("Springfield", "box")


@pytest.mark.rule("R-014")
def test_3_0_a_general_may_march_through_a_friend() -> None:
    ww = Situation().put("Greene 2 @ Hartford", "Gates 2 @ Springfield").hand(american=[1, 3])
    ww.american("activate 1", "general Greene", "march Springfield", "march Norwich", "stop")
    assert (ww.where("Greene"), ww.where("Gates")) == ("Norwich", "Springfield")


@pytest.mark.rule("R-014")
def test_3_0_reinforcements_leave_one_general_too() -> None:
    ww = Situation().put("Gates 2 @ Springfield").hand(american=[1, 3])
    ww.american("reinforce 1", "arrive Springfield", "bring_general Lee", "bring_cus 1")
    assert (ww.where("Lee"), ww.where("Gates")) == ("Springfield", "box")


@pytest.mark.rule("R-015")
def test_3_0_an_army_captures_the_lone_general_it_meets() -> None:
    ww = Situation().put("Greene 2 @ Hartford", "Howe @ Springfield").hand(american=[1, 3])
    ww.congress("Springfield")
    ww.american("activate 1", "general Greene", "march Springfield")
    assert ww.where("Howe") == "captured"


@pytest.mark.rule("R-015")
def test_3_0_a_lone_general_does_not_stop_with_another() -> None:
    ww = Situation().put("Greene @ Hartford", "Howe @ Springfield").hand(american=[1, 3])
    ww.american("activate 1", "general Greene", "march Springfield")
    assert ww.why_not("stop") == "alone_with_enemy_general"
    ww.american("march Albany", "stop")
    assert (ww.where("Greene"), ww.where("Howe")) == ("Albany", "Springfield")


@pytest.mark.rule("R-015")
def test_3_0_markers_and_congress_are_no_bar_to_enemies() -> None:
    """A British general without CUs neither harms Congress nor is harmed by it."""
    ww = Situation().put("Howe @ New Brunswick").hand(british=[45, 3]).british_turn()
    ww.british("activate 45", "general Howe", "march Philadelphia", "stop")
    assert ww.where("Howe") == "Philadelphia"
    assert ww.g.congress == ww.space("Philadelphia")


@pytest.mark.rule("R-016")
@pytest.mark.parametrize("edition", EDITIONS)
def test_3_0_an_event_does_what_its_text_says_and_no_more(edition: str) -> None:
    """John Paul Jones strips a card; the shipping raids of the title touch no port."""
    ww = Situation(edition).british_pc("Boston", "Norfolk").hand([89, 1], [3, 4, 5])
    ww.put("British 2 @ Norfolk")
    ww.american("event 89")
    assert len(ww.g.hands[BRITISH]) == 2
    assert (ww.pc("Boston"), ww.pc("Norfolk"), ww.cus("Norfolk")[2]) == ("British", "British", 2)


@pytest.mark.rule("R-016")
def test_3_0_a_title_names_nobody_who_must_be_there() -> None:
    """Treason is played though Arnold has left the game already."""
    ww = Situation().put("Howe 3 @ New York", "American 3 @ Westchester")
    ww.generals_in("out", "Arnold").hand(british=[45, 100]).british_turn()
    ww.british("activate 45", "general Howe", "march Westchester", "battle_card 100")
    assert ww.where("Arnold") == "out"
    ww.american("no_card")
    assert (BRITISH, "card", 2) in ww.logged("modifier")


@pytest.mark.rule("R-017")
def test_3_0_seven_special_events() -> None:
    cards = Situation().pack.deck.cards
    special = [card.number for card in cards[1:] if card.kind == "mandatory"]
    assert special == [71, 72, 73, 74, 75, 99, 101]


@pytest.mark.rule("R-018")
def test_3_0_stock_is_what_is_neither_on_the_map_nor_in_a_box() -> None:
    """All American CUs but one are on the map: a 3 OPS brings one."""
    ww = Situation().hand(american=[45, 1])
    most = ww.pack.pieces.cu_limit[AMERICAN]
    ww.put(f"American {most - 2} @ York")
    ww.american("reinforce 45", "arrive Reading", "bring_no_general")
    assert ww.cus("Reading")[0] == 1
    assert ww.logged("reinforced") == [(AMERICAN, ww.space("Reading"), 1)]


@pytest.mark.rule("R-018")
def test_3_0_the_british_box_is_no_part_of_the_stock() -> None:
    """With 66 CUs on the map and in the box, two are left for 1778's eight."""
    ww = Situation().hand([], []).but(year=1778, british_box=30).step("reinforcements")
    most = ww.pack.pieces.cu_limit[BRITISH]
    ww.put(f"British {most - 33} @ York")
    assert ww.g.british_box == 32


@pytest.mark.rule("R-018")
def test_3_0_lost_cus_return_to_stock() -> None:
    ww = Situation().hand([], []).but(year=1778, british_box=30).step("winter").roll(6, 6)
    most = ww.pack.pieces.cu_limit[BRITISH]
    ww.put(f"British {most - 31} @ York")
    lost = (most - 31) // 2
    assert ww.cus("York")[2] == most - 31 - lost
    assert ww.g.year == 1779
    assert ww.g.british_box == 31
