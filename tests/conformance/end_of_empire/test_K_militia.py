"""12.1 to 12.3 Militia: where it is called out, when, and by whom first."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody, force
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    AREA_IDS,
    BRITISH,
    FULL_COLLAPSE,
    SOUTH_CAROLINA,
)
from ticonderoga.games.end_of_empire.rules import militia
from ticonderoga.games.end_of_empire.rules.forces import eliminate
from ticonderoga.games.end_of_empire.rules.supply import Survey


def muster(*stacks: str, war: str = "arw", **options: str) -> Situation:
    """The militia step of a summer turn."""
    s = Situation.at_war(war, **options).phase("militia").until("operations-begin")
    return s.put(*stacks)


# ---------------------------------------------------------------------- 12.1


@pytest.mark.rule("R-K1")
def test_there_are_nineteen_areas_and_each_militia_is_at_home_in_one() -> None:
    s = muster()
    assert len(AREA_IDS) == 19
    assert len(s.board.area_hexes) == 19
    assert all(s.board.area_hexes)
    homes = [s.pieces.home[piece] for area in s.pieces.militia[3][ALLIED] for piece in area]
    assert len(homes) == 16
    assert len(set(homes)) == 16


# ---------------------------------------------------------------------- before the operations


@pytest.mark.rule("R-K2", "R-K1")
def test_militia_musters_in_any_civilized_hex_of_its_area() -> None:
    s = muster("Rhode Island militia, Connecticut militia @ available").begin()
    assert s.asked == "militia"
    assert s.asked_seat == ALLIED
    assert s.offered("call_out") == ["Connecticut militia", "Rhode Island militia"]
    s.allied("call_out Rhode Island militia")
    assert s.asked == "muster"
    assert s.offered("to") == ["2822", "Newport (2922)", "Providence (2921)"]
    assert s.why_not("to 2721") == "not_their_area"
    assert s.why_not("to 3114") == "not_their_area"
    assert s.why_not("to 2922-town") == "militia_outside"
    s.allied("to 2922")
    assert s.at("2922") == "Allied: Rhode Island militia"
    assert s.logged("militia_called") == [(s.piece("Rhode Island militia"), s.space("2922"))]
    s.allied("hold_back")
    assert s.where("Connecticut militia") == "available"
    assert s.step() == "operations-begin"
    assert s.g.active == BRITISH
    assert not s.g.started


@pytest.mark.rule("R-K2")
def test_what_is_no_militia_or_is_not_available_cannot_be_called_out() -> None:
    s = muster("Rhode Island militia @ available", "Maine militia @ 3519", "4 Cont @ available")
    s.put("Connecticut militia @ track", "New York militia (Tory) @ available").begin()
    assert s.why_not("call_out 4 Cont") == "no_militia_of_yours"
    assert s.why_not("call_out New York militia (Tory)") == "no_militia_of_yours"
    assert s.why_not("call_out Maine militia") == "militia_not_available"
    assert s.why_not("call_out Connecticut militia") == "militia_not_available"
    assert s.why_not("call_out Washington") == "no_militia_of_yours"


@pytest.mark.rule("R-K2")
def test_militia_of_another_war_or_off_the_sheet_is_none() -> None:
    s = Situation("arw-south-1780").put("Virginia militia @ available")
    piece = s.pieces.index("Canada militia (Montreal)")
    assert militia.bars_piece(s.g, ALLIED, piece) == "no_militia_of_yours"
    assert militia.bars_piece(s.g, ALLIED, s.piece("Virginia militia")) == ""
    bar = militia.bars_ground(s.g, ALLIED, s.piece("Virginia militia"), s.space("1116"))
    assert bar == "off_the_map"


@pytest.mark.rule("A-56", "R-K2")
def test_the_british_call_theirs_out_first() -> None:
    s = muster("Rhode Island militia @ available", "Canada militia (Tory) @ available")
    s.active("allied").begin()
    assert s.asked_seat == BRITISH
    assert s.offered("call_out") == ["Canada militia (Tory)"]
    s.british("call_out Canada militia (Tory)", "to 3710")
    assert s.asked_seat == ALLIED
    s.allied("hold_back")
    assert s.step() == "operations-begin"


@pytest.mark.rule("R-K2")
def test_with_no_militia_nobody_is_asked() -> None:
    s = muster("4 Cont @ 3120").active("allied").begin()
    assert s.asked == ""
    assert (s.step(), s.g.active) == ("operations-begin", BRITISH)


@pytest.mark.rule("A-56")
def test_not_on_top_of_an_enemy_but_around_one_in_his_town() -> None:
    s = muster(
        "Rhode Island militia @ available", "4th Foot @ 2922-town", "5th Foot @ 2822"
    ).begin()
    s.allied("call_out Rhode Island militia")
    assert s.why_not("to 2822") == "enemy_in_the_hex"
    assert s.offered("to") == ["Newport (2922)", "Providence (2921)"]


@pytest.mark.rule("A-56")
def test_a_leader_alone_is_no_obstacle() -> None:
    s = muster("Rhode Island militia @ available", "Howe @ 2921").begin()
    s.allied("call_out Rhode Island militia")
    assert s.offers("to 2921")


@pytest.mark.rule("R-K3", "R-E20")
def test_the_hex_must_be_in_supply_at_that_moment() -> None:
    """The ferry of New York supplies the near end of Long Island; the far end has no supply before
    the French come."""
    island = ("2320", "2421", "2521", "2622")
    s = muster("New York militia @ available").begin()
    s.allied("call_out New York militia")
    for hex in island[2:]:
        assert s.why_not(f"to {hex}") == "hex_not_supplied"
    assert all(s.offers(f"to {hex}") for hex in ("2220", *island[:2]))
    s = muster("New York militia @ available").but(entered_war=[3, 0]).begin()
    s.allied("call_out New York militia")
    assert all(s.offers(f"to {hex}") for hex in island)


@pytest.mark.rule("R-K3", "R-E20", "R-E15")
def test_what_a_town_could_keep_is_no_supply_of_its_hex() -> None:
    """All around Newport is British, so no line leads there, though it has a town."""
    enemies = ("4th Foot @ 2822", "5th Foot @ 3022", "10th Foot @ 3023", "23rd Foot @ 2922-town")
    s = muster("Rhode Island militia @ available", *enemies)
    piece = s.piece("Rhode Island militia")
    bar = militia.bars_hex_for(s.g, Survey(s.g), ALLIED, piece, s.space("2922"))
    assert bar == "hex_not_supplied"
    s.begin().allied("call_out Rhode Island militia")
    assert s.where("Rhode Island militia") == "2921"


@pytest.mark.rule("R-K3")
def test_militia_without_any_hex_is_not_offered() -> None:
    s = muster("Georgia militia (Tory), Canada militia (Tory) @ available").begin()
    assert s.offered("call_out") == ["Canada militia (Tory)"]
    assert s.why_not("call_out Georgia militia (Tory)") == "no_hex_for_militia"


@pytest.mark.rule("R-K4")
def test_tory_militia_needs_company_in_an_american_hex() -> None:
    s = muster("Georgia militia (Tory) @ available").begin()
    assert s.asked == ""
    s = muster("Georgia militia (Tory) @ available", "4th Foot @ S3825-town", "Howe @ S3824")
    s.put("5th Foot @ S3724").begin().british("call_out Georgia militia (Tory)")
    assert s.why_not("to S3824") == "tories_need_company"
    assert s.offered("to") == ["S3724", "Savannah (S3825)"]


@pytest.mark.rule("R-K4")
def test_an_indian_unit_is_company_enough() -> None:
    s = muster("Georgia militia (Tory) @ available", "british Creek @ S3824", "4th Foot @ S3825")
    s.begin().british("call_out Georgia militia (Tory)")
    assert s.offered("to") == ["S3824", "Savannah (S3825)"]


@pytest.mark.rule("R-K4", "A-58")
def test_elsewhere_tories_need_none() -> None:
    s = muster("Canada militia (Tory), Nova Scotia militia (Tory) @ available").begin()
    assert s.offered("call_out") == ["Canada militia (Tory)", "Nova Scotia militia (Tory)"]
    s.british("call_out Nova Scotia militia (Tory)", "to 4926")
    assert s.at("4926") == "British: Nova Scotia militia (Tory)"


@pytest.mark.rule("R-K4")
def test_colonial_militia_of_the_older_wars_needs_none() -> None:
    s = muster("Massachusetts militia (colonial) @ available", war="fiw").begin()
    s.british("call_out Massachusetts militia (colonial)", "to 3120")
    assert s.at("3120") == "British: Massachusetts militia (colonial)"


@pytest.mark.rule("R-K7", "R-K2")
def test_virginia_waits_for_lord_dunmore() -> None:
    s = muster("Virginia militia @ available").turn(2).begin()
    s.allied("call_out Virginia militia", "to S5924")
    assert s.at("S5924") == "Allied: Virginia militia"


@pytest.mark.rule("R-K8")
def test_militia_on_the_map_is_not_taken_back() -> None:
    s = muster("Maine militia @ 3519", "Rhode Island militia @ available").begin()
    assert s.choices() == ["call_out Rhode Island militia", "hold_back"]
    s.allied("hold_back")
    assert s.where("Maine militia") == "3519"


@pytest.mark.rule("R-K5")
def test_militia_may_march_out_of_its_area() -> None:
    s = arw("Connecticut militia, Washington @ 2821")
    everybody(s, "2821")
    s.allied("go 2921")
    assert s.where("Connecticut militia") == "2921"


@pytest.mark.rule("R-K5", "R-J21")
def test_eliminated_militia_waits_for_the_next_turn() -> None:
    s = muster("Maine militia @ 3519", "Rhode Island militia @ available")
    eliminate(s.start, s.piece("Maine militia"))
    s.begin()
    assert s.where("Maine militia") == "track"
    assert s.g.due[s.piece("Maine militia")] == s.g.turn + 1
    assert s.why_not("call_out Maine militia") == "militia_not_available"


# ---------------------------------------------------------------------- 12.2 against a move


@pytest.mark.rule("R-K2", "R-D11", "R-C6", "A-33")
def test_lexington_and_concord() -> None:
    """The British come out of Boston, and the militia is in the hex without a die."""
    s = arw("4th Foot, 5th Foot @ 3120-town", "Massachusetts militia @ available", side="british")
    s.put("4 Cont @ 3119", "Maine militia @ available")
    everybody(s, "3120-town").british("go 3120")
    assert s.asked == "militia_against"
    assert s.asked_seat == ALLIED
    assert s.choices() == ["call_out Massachusetts militia", "hold_back"]
    assert s.why_not("call_out Maine militia") == "not_their_area"
    s.allied("call_out Massachusetts militia")
    assert s.at("3120") == "British: 4th Foot 2/2, 5th Foot 2/2; Allied: Massachusetts militia"
    assert s.asked == "react"
    assert s.offered("react") == ["Middlesex (3119)"]
    assert s.g.levy is None
    s.allied("no_reaction")
    assert s.logged("battle") == [(BRITISH, s.space("3120"))]


@pytest.mark.rule("R-K2")
def test_it_may_be_held_back() -> None:
    s = arw("4th Foot @ 3020", "Massachusetts militia @ available", side="british")
    everybody(s, "3020").british("go 2919").allied("hold_back")
    assert s.where("Massachusetts militia") == "available"
    assert s.asked == "move"


@pytest.mark.rule("R-K2", "R-K3")
def test_those_who_come_do_not_cut_its_supply() -> None:
    """The British enter Newport itself, a supply hex with no other line."""
    around = ("5th Foot @ 2822", "10th Foot @ 3022", "23rd Foot @ 3023")
    s = arw("4th Foot @ 2822", *around, "Rhode Island militia @ available", side="british")
    force(s, "2822", "4th Foot")
    s.british("go 2922")
    assert s.asked == "militia_against"
    s.allied("call_out Rhode Island militia")
    assert s.logged("militia_called") == [(s.piece("Rhode Island militia"), s.space("2922"))]
    s = arw("4th Foot @ 2822", *around, "Rhode Island militia @ available", side="british")
    s.put("38th Foot @ 2922-town")
    force(s, "2822", "4th Foot")
    s.british("go 2922")
    assert s.asked == "move"


@pytest.mark.rule("R-K2", "A-56")
def test_not_where_other_enemies_stand_already() -> None:
    s = arw("4th Foot @ 3020", "5th Foot @ 2919", "Massachusetts militia @ available")
    s.active("british")
    everybody(s, "3020").british("go 2919")
    assert s.asked == "move"


@pytest.mark.rule("A-58", "R-K2", "R-K4")
def test_british_militia_defends_neutral_canada() -> None:
    s = arw("4 Cont @ 3511", "Canada militia (Tory) @ available")
    everybody(s, "3511").allied("go 3611")
    assert s.asked == "militia_against"
    assert s.asked_seat == BRITISH
    s.british("call_out Canada militia (Tory)")
    assert "Canada militia (Tory)" in s.at("3611")


@pytest.mark.rule("R-K4")
def test_tories_react_only_where_another_british_unit_is() -> None:
    for stacks, asked in (((), "move"), (("10th Foot @ S3825-town",), "militia_against")):
        s = arw("1 GA @ S3824", "Georgia militia (Tory) @ available", *stacks)
        everybody(s, "S3824").allied("go S3825")
        assert s.asked == asked


@pytest.mark.rule("R-K6", "R-I12")
def test_not_against_a_reaction() -> None:
    """The British react into Providence, in Rhode Island."""
    s = arw("4 Cont @ 2720", "4th Foot, Howe @ 2821", "Rhode Island militia @ available")
    everybody(s, "2720").allied("go 2721")
    assert s.asked == "react"
    s.roll(1).british("react 2821", "take_all", "to 2921", "declared")
    assert s.where("4th Foot") == "2921"
    assert s.where("Rhode Island militia") == "available"
    assert s.logged("militia_called") == []


@pytest.mark.rule("R-K2")
def test_two_of_one_area_may_both_come() -> None:
    s = Situation.at_war("fiw").until("fortifying").put("44th Foot @ 3511", "58th Foot @ 4926")
    s.put("Canada militia (Montreal), Canada militia (Quebec) @ available", "Cambis @ 5927")
    everybody(s, "3511").british("go 3611")
    s.allied("call_out Canada militia (Quebec)")
    assert s.asked == "militia_against"
    s.allied("call_out Canada militia (Montreal)")
    assert s.at("3611").count("militia") == 2


@pytest.mark.rule("R-H3", "A-13")
def test_who_could_be_called_out_is_what_the_reserve_is_for() -> None:
    s = Situation.at_war("arw").put("Massachusetts militia @ available", "4th Foot @ 2919")
    assert militia.could_react(s.g, ALLIED, s.space("3020"))
    assert not militia.could_react(s.g, BRITISH, s.space("3020"))
    assert not militia.could_react(s.g, ALLIED, s.space("2919"))
    assert not militia.could_react(s.g, ALLIED, s.space("2720"))
    assert not militia.could_react(s.g, ALLIED, s.space("3114"))
    s = Situation.at_war("arw").put("Massachusetts militia @ track")
    assert not militia.could_react(s.g, ALLIED, s.space("3020"))


@pytest.mark.rule("R-K10")
def test_marion_is_not_there_before_he_rises() -> None:
    s = muster("South Carolina militia @ available")
    assert [s.pieces.names[p] for p in militia.militia_of(s.g, ALLIED, SOUTH_CAROLINA)] == [
        "South Carolina militia", "Marion (replaces SC militia)",
    ]  # fmt: skip
    assert militia.militia_of(s.g, BRITISH, SOUTH_CAROLINA) == (
        s.piece("South Carolina militia (Tory)"),
    )
    s.begin()
    assert s.offered("call_out") == ["South Carolina militia (ARW)"]
    assert s.why_not("call_out arw-marion") == "militia_not_available"


@pytest.mark.rule("R-K3", "R-N10", "R-E14")
def test_after_a_full_collapse_militia_is_called_out_beside_the_french_only() -> None:
    there = "Rhode Island militia @ available"
    fields = {"economy": FULL_COLLAPSE, "entered_war": [20, 0]}
    s = muster(there, "Bourbonnois @ 2922", "13 Cont @ 2921").but(**fields).begin()
    s.allied("call_out Rhode Island militia")
    assert s.at("2922") == "Allied: Rhode Island militia, Bourbonnois 4/4"
    s = muster(there, "13 Cont @ 2922", "Rochambeau @ 2922").but(**fields).begin()
    assert s.step() == "operations-begin"
