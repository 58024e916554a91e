"""4.0 Setting up: the opening position, Committees of Correspondence, For the King."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, OFFICIAL, REWRITTEN, Situation
from tests.games.pack_files import built_in, supply
from ticonderoga.engine.dice import Dice
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import FRANCE_NEUTRAL, NAVY_AWAY

COMMITTEES = [
    "Savannah", "Camden", "Charlotte", "Alexandria", "Baltimore", "Wilmington DE",
    "Bassett Town", "New Brunswick", "New York", "New Haven", "Falmouth", "Norwich",
]  # fmt: skip
"""The playbook's opening, without Newport, which is marked unasked."""


def opening(edition: str = OFFICIAL, seed: int = 7) -> Situation:
    """The game as it is set up, before the first question."""
    ww = Situation(edition)
    ww.start = ww.rules.start(Dice(seed))
    return ww


def for_the_king(edition: str = OFFICIAL) -> Situation:
    """The Committees have been placed as in the playbook; the British are asked."""
    ww = opening(edition).american(*(f"place {name}" for name in COMMITTEES))
    assert ww.asked == "king"
    return ww


# ---------------------------------------------------------------------- the pieces


@pytest.mark.rule("R-019")
def test_4_0_the_deck_of_1775_lacks_steuben_and_the_declaration() -> None:
    g = opening().start
    assert sorted(g.deck) == [card for card in range(1, 111) if card not in (86, 99)]
    assert sorted(g.set_aside) == [86, 99]
    assert g.hands == [(), ()]
    assert (g.discards, g.removed, g.war_ends) == ((), (), 0)


@pytest.mark.rule("R-019")
def test_4_0_the_deck_is_shuffled() -> None:
    decks = {opening(seed=seed).start.deck for seed in range(5)}
    assert len(decks) == 5
    assert tuple(range(1, 111)) not in decks
    assert opening(seed=3).start.deck == opening(seed=3).start.deck


@pytest.mark.rule("R-020")
def test_4_0_the_markers_on_the_tracks() -> None:
    g = opening().start
    assert (g.year, g.regulars, g.alliance, g.france) == (1775, True, 0, FRANCE_NEUTRAL)


@pytest.mark.rule("R-021", "R-023")
@pytest.mark.parametrize("edition", EDITIONS)
def test_4_0_the_pieces_on_the_map(edition: str) -> None:
    ww = opening(edition)
    g, labels = ww.start, ww.board.labels
    spaces = range(ww.board.size)
    assert {labels[s] for s in spaces if g.pc[s] == 2} == {
        "Quebec", "Montreal", "Fort Detroit", "Boston", "Norfolk", "Gilbert Town",
        "Wilmington, NC", "Ninety Six",
    }  # fmt: skip
    assert {labels[s]: g.british_cu[s] for s in spaces if g.british_cu[s]} == {
        "Quebec": 2, "Fort Detroit": 1, "Boston": 5,
    }  # fmt: skip
    assert {labels[s] for s in spaces if g.pc[s] == 1} == {
        "Lexington and Concord", "Charleston", "Philadelphia", "Newport",
    }  # fmt: skip
    assert {labels[s]: g.american_cu[s] for s in spaces if g.american_cu[s]} == {
        "Lexington and Concord": 5, "Newport": 2, "Charleston": 2,
    }  # fmt: skip
    assert sum(g.french_cu) == 0
    assert g.congress == ww.space("Philadelphia")
    standing = {"Carleton": "Quebec", "Howe": "Boston", "Washington": "Lexington and Concord"}
    for general, where in (standing | {"Greene": "Newport"}).items():
        assert g.generals[ww.general(general)] == ww.space(where)


@pytest.mark.rule("R-022", "R-024")
def test_4_0_the_boxes() -> None:
    ww = opening()
    for general in ("Burgoyne", "Clinton", "Cornwallis"):
        assert ww.where(general) == "box"
    for general in ("Arnold", "Lincoln", "Gates", "Lee", "Lafayette"):
        assert ww.where(general) == "box"
    assert ww.where("Rochambeau") == "france"
    g = ww.g
    assert (g.british_box, g.french_waiting, g.navy) == (0, 5, NAVY_AWAY)


@pytest.mark.rule("R-022")
def test_4_0_the_first_british_cus_come_with_the_first_reinforcements_phase() -> None:
    ww = for_the_king()
    assert ww.g.british_box == 0
    ww.british("done")
    assert ww.g.year == 1775
    assert ww.g.british_box == 3


# ---------------------------------------------------------------------- Committees


@pytest.mark.rule("R-025", "G-21", "A-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_4_0_committees_one_in_each_of_thirteen_colonies(edition: str) -> None:
    ww = opening(edition)
    assert (ww.asked, ww.asked_seat) == ("committee", AMERICAN)
    assert ww.pc("Newport") == "American"
    for name in COMMITTEES:
        assert ww.asked == "committee"
        ww.american(f"place {name}")
        assert ww.pc(name) == "American"
    assert (ww.asked, ww.asked_seat) == ("king", BRITISH)
    board, g = ww.board, ww.g
    added = [
        s
        for s in range(board.size)
        if g.pc[s] == 1
        and board.labels[s] not in ("Lexington and Concord", "Charleston", "Philadelphia")
    ]
    assert sorted(board.colony[s] for s in added) == sorted(board.thirteen)


@pytest.mark.rule("R-025", "A-01")
def test_4_0_committees_not_where_a_marker_is_nor_twice_nor_in_canada() -> None:
    ww = opening()
    assert ww.why_not("place Boston") == "marked"
    assert ww.why_not("place Charleston") == "marked"
    assert ww.why_not("place Newport") == "colony_already_served"
    assert ww.why_not("place Montreal") == "not_in_canada"
    ww.american("place Albany")
    assert ww.why_not("place New York") == "colony_already_served"
    assert ww.why_not("place Albany") == "colony_already_served"
    assert ww.offers("place Hartford")


@pytest.mark.rule("R-025")
def test_4_0_committees_not_beside_a_british_piece() -> None:
    ww = opening()
    ww.start.british_cu[ww.space("Albany")] = 1
    ww.start.generals[ww.general("Clinton")] = ww.space("York")
    ww.start.generals[ww.general("Howe")] = ww.space("Norwich")
    for space in ("Albany", "York", "Norwich"):
        assert ww.why_not(f"place {space}") == "british_piece_there"
    assert ww.offers("place Saratoga")


@pytest.mark.rule("R-025", "A-02")
def test_4_0_a_colony_without_room_gets_no_committee() -> None:
    ww = opening()
    ww.start.pc[ww.space("Wilmington DE")] = 2
    ww.american(*(f"place {name}" for name in COMMITTEES if name != "Wilmington DE"))
    assert ww.asked == "king"
    assert ww.pc("Wilmington DE") == "British"


@pytest.mark.rule("A-01")
def test_4_0_a_marker_printed_in_newport_makes_no_difference(tmp_path: Path) -> None:
    """As the rewritten rulebook prints its set-up: twelve Committees are left."""
    pieces = built_in("washingtons_war", "pieces.json")
    for piece in pieces["setup"]["pieces"]:
        if piece["space"] == "newport":
            piece["pc"] = True
    ww = Situation(pack=supply(tmp_path, "pieces.json", pieces))
    ww.start = ww.rules.start(Dice(7))
    assert ww.pc("Newport") == "American"
    ww.american(*(f"place {name}" for name in COMMITTEES))
    assert (ww.asked, ww.pc("Newport")) == ("king", "American")


# ---------------------------------------------------------------------- For the King


@pytest.mark.rule("R-026")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_4_0_for_the_king_fewer_than_three_will_do(number: int) -> None:
    ww = for_the_king()
    chosen = ["Oswego", "Fort Niagara"][:number]
    ww.british(*(f"place {name}" for name in chosen), "done")
    assert ww.asked == "lead"
    assert sum(1 for value in ww.g.pc if value == 2) == 8 + number


@pytest.mark.rule("R-026")
def test_4_0_for_the_king_three_at_the_most() -> None:
    ww = for_the_king().british("place Oswego", "place Fort Niagara", "place Long Island")
    assert ww.asked == "lead"
    assert ww.g.served == 0
    assert [ww.pc(name) for name in ("Oswego", "Fort Niagara", "Long Island")] == ["British"] * 3
    assert sum(1 for value in ww.g.pc if value == 2) == 11


@pytest.mark.rule("R-026", "A-03")
def test_4_0_for_the_king_goes_next_to_the_markers_of_the_set_up() -> None:
    """Oswego lies next to Montreal; Fort Stanwix only next to the new marker in Oswego."""
    ww = for_the_king()
    assert ww.why_not("place Fort Stanwix") == "out_of_british_reach"
    ww.british("place Oswego")
    assert ww.why_not("place Fort Stanwix") == "out_of_british_reach"
    assert ww.why_not("place Oswego") == "marked"
    assert ww.why_not("place Falmouth") == "marked"
    assert ww.why_not("place Albany") == "out_of_british_reach"


@pytest.mark.rule("R-026", "A-03", "E-02")
def test_4_0_for_the_king_official_any_empty_port_is_open() -> None:
    ww = for_the_king()
    for port in ("Long Island", "Barnstable", "St. Mary's", "Yorktown", "New Bern"):
        assert ww.offers(f"place {port}")
    assert ww.offers("done")


@pytest.mark.rule("R-026", "A-03", "E-02")
@pytest.mark.parametrize(
    ("piece", "space"),
    [("Greene", "Long Island"), ("Washington", "Barnstable"), ("CU", "Yorktown"),
     ("French", "New Bern"), ("Congress", "Ticonderoga")],
)  # fmt: skip
def test_4_0_for_the_king_official_american_units_bar_a_space(piece: str, space: str) -> None:
    ww = opening()
    at = ww.space(space)
    if piece == "CU":
        ww.start.american_cu[at] = 1
    elif piece == "French":
        ww.start.french_cu[at] = 1
    elif piece == "Congress":
        ww.start.congress = at
    else:
        ww.start.generals[ww.general(piece)] = at
    ww.american(*(f"place {name}" for name in COMMITTEES))
    assert ww.why_not(f"place {space}") == "american_unit_there"


@pytest.mark.rule("E-02")
def test_4_0_for_the_king_rewritten_by_lines_from_the_set_up_only() -> None:
    ww = for_the_king(REWRITTEN)
    for port in ("Long Island", "St. Mary's"):
        assert ww.why_not(f"place {port}") == "king_not_next_to_setup"
    assert ww.offers("place Barnstable")
    assert ww.offers("place Oswego")
    assert ww.why_not("place Savannah") == "marked"
    ww.british("place Oswego")
    assert ww.why_not("place Fort Stanwix") == "king_not_next_to_setup"
    assert ww.why_not("place Oswego") == "marked"


@pytest.mark.rule("E-02")
def test_4_0_for_the_king_rewritten_exactly_three() -> None:
    ww = for_the_king(REWRITTEN)
    for name in ("Oswego", "Ticonderoga", "Fort Niagara"):
        assert ww.why_not("done") == "king_must_place"
        ww.british(f"place {name}")
    assert ww.asked == "lead"
    assert sum(1 for value in ww.g.pc if value == 2) == 11


@pytest.mark.rule("E-02")
def test_4_0_for_the_king_rewritten_american_units_bar_nothing() -> None:
    ww = opening(REWRITTEN)
    ww.start.generals[ww.general("Greene")] = ww.space("Oswego")
    ww.start.american_cu[ww.space("Ticonderoga")] = 2
    ww.start.congress = ww.space("Halifax")
    ww.american(*(f"place {name}" for name in COMMITTEES))
    for space in ("Oswego", "Ticonderoga", "Halifax"):
        assert ww.offers(f"place {space}")


@pytest.mark.rule("R-026")
@pytest.mark.parametrize("edition", EDITIONS)
def test_4_0_for_the_king_ends_where_no_space_is_left(edition: str) -> None:
    """With every space of the map marked but one, one marker is placed and that is all."""
    ww = opening(edition)
    for space in range(ww.board.size):
        if ww.start.pc[space] == 0 and ww.board.labels[space] not in (*COMMITTEES, "Oswego"):
            ww.start.pc[space] = 1
    ww.start.pc[ww.space("Wilmington DE")] = 0
    ww.american(*(f"place {name}" for name in COMMITTEES)).british("place Oswego")
    assert ww.pc("Oswego") == "British"
    assert ww.asked == "lead"


# ---------------------------------------------------------------------- the first card


@pytest.mark.rule("G-22", "R-191")
def test_playbook_first_american_card_marks_three_empty_spaces() -> None:
    taken = ("Pittsburgh", "Genesee", "Saratoga")
    ww = for_the_king().british("place Fort Niagara", "place Ticonderoga", "done")
    start = ww.g.copy()
    used = {45, 46, 47}
    start.deck = tuple(card for card in range(1, 111) if card not in used | {86, 99})
    start.hands = [(45,), (46, 47)]
    ww = opening()
    ww.start = start
    ww.british("no_lead").american("first american", "politics 45")
    ww.american(*(f"place {name}" for name in taken))
    assert [ww.pc(name) for name in taken] == ["American"] * 3
    ww.british("politics 46")
    for name in taken:
        assert ww.why_not(f"place {name}") == "marked"
        assert ww.why_not(f"flip {name}") == "no_british_army_to_flip"


@pytest.mark.rule("G-22", "R-197")
def test_playbook_a_british_army_may_still_flip_there() -> None:
    ww = Situation().american_pc("Saratoga").british_pc("Ticonderoga").put("Howe 2 @ Saratoga")
    ww.hand(british=[46, 2]).british_turn().british("politics 46", "flip Saratoga", "done")
    assert ww.pc("Saratoga") == "British"
