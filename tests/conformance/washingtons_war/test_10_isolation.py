"""10.3: which markers are isolated."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, OFFICIAL, Situation

# New Haven and Hartford are "A" and "B" of the examples; with Newport their neighbours are
# Westchester, Springfield, Lexington and Concord, and Boston.
CONNECTICUT = ("New Haven", "Hartford")
RING = ("Westchester", "Springfield", "Lexington and Concord", "Boston")


def settle(ww: Situation) -> Situation:
    """Run the Political Control Phase."""
    return ww.step("political").begin()


def connecticut() -> Situation:
    """American New Haven and Hartford with British markers all round but for Newport."""
    return Situation().american_pc(*CONNECTICUT).british_pc(*RING)


def kept(ww: Situation, *spaces: str) -> list[bool]:
    settle(ww)
    return [ww.pc(space) != "none" for space in spaces]


# ---------------------------------------------------------------------- 10.31 American


@pytest.mark.rule("R-204", "G-14")
def test_10_31_an_uncontrolled_space_saves_them() -> None:
    assert kept(connecticut(), *CONNECTICUT) == [True, True]


@pytest.mark.rule("R-204", "G-14")
def test_10_31_but_not_with_a_british_cu_in_it() -> None:
    assert kept(connecticut().put("British 1 @ Newport"), *CONNECTICUT) == [False, False]


@pytest.mark.rule("R-204")
def test_10_31_nor_a_british_marker() -> None:
    assert kept(connecticut().british_pc("Newport"), *CONNECTICUT) == [False, False]


@pytest.mark.rule("R-204", "R-207")
def test_10_31_a_lone_british_general_denies_nothing() -> None:
    assert kept(connecticut().put("Howe @ Newport"), *CONNECTICUT) == [True, True]


@pytest.mark.rule("R-204", "G-15")
def test_10_31_congress_saves_them() -> None:
    ww = connecticut().congress("Newport").american_pc("Newport")
    assert kept(ww, *CONNECTICUT, "Newport") == [True, True, True]
    ww = connecticut().american_pc("Newport")
    assert kept(ww, *CONNECTICUT, "Newport") == [False, False, False]


@pytest.mark.rule("R-204", "G-15")
def test_10_31_congress_in_an_uncontrolled_space_with_a_british_cu_still_saves() -> None:
    ww = connecticut().congress("Newport").put("British 1 @ Newport")
    assert kept(ww, *CONNECTICUT) == [True, True]


@pytest.mark.rule("R-204")
def test_10_31_a_dispersed_congress_saves_nobody() -> None:
    """Congress in its box cannot return either: its only spaces hold British pieces."""
    ww = connecticut().congress("dispersed").british_pc("Newport")
    ww.put("Howe @ New Haven", "Clinton @ Hartford")
    assert kept(ww, *CONNECTICUT) == [False, False]


@pytest.mark.rule("R-204", "R-207", "R-225")
@pytest.mark.parametrize(
    ("piece", "saved"),
    [
        ("American 1 @ Hartford", True),
        ("French 1 @ Hartford", True),
        ("Gates @ Hartford", True),
        ("Rochambeau @ Hartford", True),
        ("American 1 @ Springfield", False),
        ("Howe @ Hartford", False),
    ],
)
def test_10_31_an_american_or_french_piece_on_an_american_marker_saves(
    piece: str, saved: bool
) -> None:
    ww = connecticut().british_pc("Newport").put(piece)
    assert kept(ww, *CONNECTICUT) == [saved, saved]


@pytest.mark.rule("R-205")
@pytest.mark.parametrize("piece", ["British 2 @ Hartford", "Howe @ Hartford"])
def test_10_31_the_path_runs_under_british_pieces(piece: str) -> None:
    """New Haven to Newport over Hartford only: make the direct way British."""
    ww = Situation().american_pc("New Haven", "Hartford", "Westchester")
    ww.british_pc("Newport", "Springfield", "Albany", "New York", "Morristown")
    ww.put("American 1 @ Westchester", piece)
    assert kept(ww, "New Haven", "Hartford", "Westchester") == [True, True, True]


@pytest.mark.rule("R-204")
def test_10_31_the_path_runs_over_american_markers_only() -> None:
    """A free space behind a British marker does not help."""
    ww = connecticut().british_pc("Newport")
    assert kept(ww, *CONNECTICUT) == [False, False]
    assert ww.pc("Albany") == "none"


@pytest.mark.rule("R-204")
def test_10_31_a_long_path_saves_its_far_end() -> None:
    ww = Situation().american_pc("New Haven", "Hartford", "Springfield", "Albany")
    ww.british_pc("Newport", "Westchester", "Norwich", "Lexington and Concord", "Brattleboro")
    ww.british_pc("Saratoga")
    assert kept(ww, "New Haven", "Albany") == [True, True]
    assert ww.logged("isolated") == []


# ---------------------------------------------------------------------- 10.32 British


def bedford() -> Situation:
    """A British marker inland whose neighbours Carlisle, Pittsburgh and Fort Cumberland are
    American and full of life."""
    ww = Situation().british_pc("Bedford").american_pc("Pittsburgh", "Fort Cumberland")
    return ww.put("American 1 @ Pittsburgh", "American 1 @ Fort Cumberland")


@pytest.mark.rule("R-206", "G-16")
def test_10_32_an_uncontrolled_space_saves() -> None:
    assert kept(bedford(), "Bedford") == [True]


@pytest.mark.rule("R-206", "G-16", "R-225")
@pytest.mark.parametrize(
    "piece", ["American 1 @ Carlisle", "French 1 @ Carlisle", "Gates @ Carlisle"]
)
def test_10_32_but_not_with_an_american_or_french_cu_or_general(piece: str) -> None:
    assert kept(bedford().put(piece), "Bedford") == [False]


@pytest.mark.rule("R-206", "E-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_10_32_congress_in_an_uncontrolled_space_by_edition(edition: str) -> None:
    """Official: it does not matter; rewritten: it closes the space to the British."""
    ww = Situation(edition).british_pc("Bedford").american_pc("Pittsburgh", "Fort Cumberland")
    ww.put("American 1 @ Pittsburgh", "American 1 @ Fort Cumberland").congress("Carlisle")
    assert kept(ww, "Bedford") == [edition == OFFICIAL]


@pytest.mark.rule("R-206")
@pytest.mark.parametrize("edition", EDITIONS)
def test_10_32_a_british_cu_in_an_uncontrolled_space_changes_nothing(edition: str) -> None:
    ww = Situation(edition).british_pc("Bedford").american_pc("Pittsburgh", "Fort Cumberland")
    ww.put("American 1 @ Pittsburgh", "American 1 @ Fort Cumberland", "British 1 @ Carlisle")
    assert kept(ww, "Bedford") == [True]


@pytest.mark.rule("R-206")
def test_10_32_a_british_cu_on_the_path_saves() -> None:
    ww = bedford().american_pc("Carlisle").put("American 1 @ Carlisle")
    assert kept(ww, "Bedford") == [False]
    ww = bedford().american_pc("Carlisle").put("American 1 @ Carlisle", "British 1 @ Bedford")
    assert kept(ww, "Bedford") == [True]
    ww = bedford().british_pc("Carlisle").put("British 1 @ Carlisle")
    ww.american_pc("Reading", "York").put("American 1 @ Reading", "American 1 @ York")
    assert kept(ww, "Bedford", "Carlisle") == [True, True]


@pytest.mark.rule("R-207")
def test_10_32_a_british_general_alone_saves_nothing() -> None:
    ww = bedford().american_pc("Carlisle").put("American 1 @ Carlisle", "Howe @ Bedford")
    assert kept(ww, "Bedford") == [False]


@pytest.mark.rule("R-206", "G-16", "R-200")
@pytest.mark.parametrize("navy", ["", "new_england"])
def test_10_32_a_british_port_saves_itself_blockaded_or_not(navy: str) -> None:
    ww = Situation().british_pc("Newport").american_pc("Boston", "Lexington and Concord")
    ww.american_pc("Hartford", "New Haven").put("American 1 @ Hartford", "American 1 @ Boston")
    if navy:
        ww.france("war", navy).step("political")
    assert kept(ww, "Newport") == [True]


@pytest.mark.rule("R-206", "R-012", "R-200")
@pytest.mark.parametrize("navy", ["", "new_england"])
def test_10_32_a_path_to_a_british_port_saves(navy: str) -> None:
    ww = Situation().british_pc("Newport", "Hartford").american_pc(*RING, "New Haven")
    ww.put("American 1 @ Springfield", "American 1 @ Boston", "American 1 @ Westchester")
    ww.put("American 1 @ Lexington and Concord", "American 1 @ New Haven")
    if navy:
        ww.france("war", navy)
    assert kept(ww, "Hartford", "Newport") == [True, True]


@pytest.mark.rule("R-206")
def test_10_32_a_port_with_an_american_marker_saves_nobody() -> None:
    """Nor does a British CU on an American marker."""
    ring = ("Newport", "New Haven", "Springfield", "Westchester")
    ww = Situation().british_pc("Hartford").american_pc(*ring).put("British 1 @ Westchester")
    ww.put(*[f"American 1 @ {space}" for space in ring[:3]])
    assert kept(ww, "Hartford") == [False]


@pytest.mark.rule("R-208")
@pytest.mark.parametrize("piece", ["American 2 @ Carlisle", "Gates @ Carlisle"])
def test_10_32_the_path_runs_under_american_pieces(piece: str) -> None:
    ww = bedford().british_pc("Carlisle", "York").put(piece, "British 1 @ York")
    ww.american_pc("Reading", "Frederick Town", "Baltimore", "Philadelphia")
    ww.put("American 1 @ Reading", "American 1 @ Frederick Town")
    assert kept(ww, "Bedford", "Carlisle", "York") == [True, True, True]


@pytest.mark.rule("R-206")
def test_10_32_two_isolated_markers_go_together() -> None:
    ww = bedford().british_pc("Carlisle").american_pc("Reading", "York")
    ww.put("American 1 @ Reading", "American 1 @ York")
    assert kept(ww, "Bedford", "Carlisle") == [False, False]


# ---------------------------------------------------------------------- 10.3 lines


@pytest.mark.rule("R-209", "R-011")
def test_10_3_arnolds_road_carries_no_path() -> None:
    """Falmouth's only other neighbours, Concord and Boston, are British, and Quebec is free."""
    ww = Situation().american_pc("Falmouth").british_pc("Concord", "Boston")
    assert kept(ww, "Falmouth") == [False]


@pytest.mark.rule("R-209")
def test_10_3_other_dashed_lines_do() -> None:
    ww = Situation().american_pc("Fort Niagara").british_pc("Oswego", "Genesee", "Pittsburgh")
    assert kept(ww, "Fort Niagara") == [True]
    ww = Situation().american_pc("Fort Niagara").british_pc("Oswego", "Genesee", "Pittsburgh")
    assert kept(ww.british_pc("Fort Detroit"), "Fort Niagara") == [False]


@pytest.mark.rule("R-206", "R-012")
def test_10_3_ports_do_not_save_american_markers() -> None:
    """For the American a port is a space like any other."""
    ww = Situation().american_pc("Long Island", "Savannah").british_pc("New York")
    ww.put("American 1 @ Savannah")
    assert kept(ww, "Long Island") == [False]
