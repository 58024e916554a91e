"""12.4, 12.5 Militia that stays at home while the enemy controls its supply hexes."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.engine.ask import Procedure, Reason
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    AREA_IDS,
    BRITISH,
    CANADA,
    GEORGIA,
    LOUISIANA,
    NEW_YORK,
    NOVA_SCOTIA,
    RHODE_ISLAND,
    SOUTH_CAROLINA,
    VERMONT,
)
from ticonderoga.games.end_of_empire.position import AVAILABLE, Position
from ticonderoga.games.end_of_empire.rules import flags
from ticonderoga.games.end_of_empire.rules.forces import shift
from ticonderoga.games.end_of_empire.rules.politics import vermont_republic


def settled(*stacks: str, war: str = "arw", **fields: object) -> Situation:
    s = Situation.at_war(war).phase("militia").until("operations-begin").put(*stacks)
    s.but(**fields)
    flags.settle_flags(s.start)
    return s


def areas(s: Situation) -> list[str]:
    return [name for area, name in enumerate(AREA_IDS) if s.g.flags >> area & 1]


@pytest.mark.rule("R-K9")
def test_all_supply_hexes_of_a_colony_in_british_hands_keep_its_militia_at_home() -> None:
    s = settled("4th Foot @ 2921-town", "5th Foot @ 2922", "Rhode Island militia @ 2822")
    assert areas(s) == ["rhode_island"]
    assert s.where("Rhode Island militia") == "available"
    s.put("Delaware militia @ available").begin()
    assert s.why_not("call_out Rhode Island militia") == "militia_at_home"
    assert s.offered("call_out") == ["Delaware militia"]


@pytest.mark.rule("R-K9")
def test_one_of_them_is_not_enough_nor_are_leaders() -> None:
    assert areas(settled("4th Foot @ 2921", "Rhode Island militia @ 2822")) == []
    assert areas(settled("4th Foot @ 2921", "Howe @ 2922")) == []
    s = settled("4th Foot @ 2921", "5th Foot @ 2922", "4 Cont @ 2922-town")
    assert areas(s) == []
    s = settled("4th Foot @ 2921", "5th Foot @ 2922-town", "4 Cont @ 2922")
    assert areas(s) == ["rhode_island"]


@pytest.mark.rule("R-K9")
def test_losing_one_of_them_frees_it_at_once() -> None:
    s = settled("4th Foot @ 2921", "5th Foot @ 2922", "Rhode Island militia @ available")
    shift(s.start, BRITISH, [s.piece("5th Foot")], s.space("2822"))
    flags.settle_flags(s.start)
    assert areas(s) == []
    s.begin()
    assert s.offered("call_out") == ["Rhode Island militia"]
    assert s.logged("flag_down") == []


@pytest.mark.rule("R-K9")
def test_nothing_changes_while_a_supply_hex_is_fought_for() -> None:
    s = settled("4th Foot @ 2921", "5th Foot @ 2922", "4 Cont @ 2922")
    assert areas(s) == []
    s = settled("4th Foot @ 2921", "5th Foot @ 2922", "4 Cont @ 2922", flags=1 << RHODE_ISLAND)
    assert areas(s) == ["rhode_island"]
    s = settled("4th Foot @ 2921", "5th Foot @ 2922", "4 Cont @ 2822", flags=0)
    assert areas(s) == ["rhode_island"]


@pytest.mark.rule("R-K9")
def test_maine_and_vermont_count_and_other_militia_does_not() -> None:
    s = settled(
        "4th Foot @ 3519", "5th Foot @ 2817", "Maine militia @ 3620", "Vermont militia @ 2917"
    )
    s.put("New York militia @ available")
    assert areas(s) == ["maine", "vermont"]
    assert s.where("Maine militia") == s.where("Vermont militia") == "available"
    assert s.where("New York militia") == "available"


@pytest.mark.rule("R-K9")
def test_tory_militia_of_the_colony_is_free() -> None:
    s = settled("4th Foot @ 2716", "5th Foot @ 2220", "New York militia (Tory) @ available")
    assert areas(s) == ["new_york"]
    s.put("New York militia @ available").begin()
    assert s.asked_seat == BRITISH
    assert s.offered("call_out") == ["New York militia (Tory)"]


@pytest.mark.rule("R-K9")
def test_militia_that_waits_on_the_track_is_inverted_too() -> None:
    s = settled("4th Foot @ 2716", "New York militia @ track", "New Jersey militia @ withdrawn")
    s.start.due[s.piece("New York militia")] = s.start.turn + 1
    s.put("5th Foot @ 2220", "10th Foot @ 2020", "23rd Foot @ 2119")
    flags.settle_flags(s.start)
    assert areas(s) == ["new_york", "new_jersey"]
    assert s.where("New York militia") == "available"
    assert s.piece("New York militia") not in s.g.due
    assert s.where("New Jersey militia") == "withdrawn"


@pytest.mark.rule("R-K10")
def test_marion_replaces_the_militia_of_south_carolina_for_good() -> None:
    s = settled("4th Foot @ S4225", "South Carolina militia @ available")
    assert areas(s) == ["south_carolina"]
    assert s.where("South Carolina militia") == "withdrawn"
    assert s.where("arw-marion") == "available"
    s.begin()
    s.allied("call_out arw-marion", "to S4222")
    assert s.where("arw-marion") == "S4222"


@pytest.mark.rule("R-K10")
def test_he_stays_when_the_flag_falls_and_rises_again() -> None:
    s = settled("4th Foot @ S4225", "South Carolina militia @ S4222")
    g = s.start
    shift(g, BRITISH, [s.piece("4th Foot")], s.space("S4224"))
    flags.settle_flags(g)
    assert areas(s) == []
    assert s.where("South Carolina militia") == "withdrawn"
    s.put("arw-marion @ S4321")
    shift(g, BRITISH, [s.piece("4th Foot")], s.space("S4225"))
    flags.settle_flags(g)
    assert areas(s) == ["south_carolina"]
    assert s.where("arw-marion") == "S4321"
    assert s.where("South Carolina militia") == "withdrawn"


@pytest.mark.rule("R-K10")
def test_other_colonies_have_no_marion() -> None:
    s = settled("4th Foot @ S3825", "Georgia militia @ S3824")
    assert areas(s) == ["georgia"]
    assert s.where("arw-marion") == "aside"
    assert s.where("Georgia militia") == "available"


@pytest.mark.rule("R-K11")
def test_the_republic_of_vermont_has_no_british_flag() -> None:
    s = settled("4th Foot @ 2817", "Vermont militia @ withdrawn", republic=True)
    assert areas(s) == []
    s = settled("4th Foot @ 2817", republic=True, flags=1 << VERMONT)
    assert areas(s) == []


@pytest.mark.rule("R-K12")
def test_canada_is_lost_with_all_three_of_its_supply_hexes() -> None:
    stacks = ("4 Cont @ 3411", "5 Cont @ 3710-town", "Canada militia (Tory) @ 3910")
    s = settled(*stacks)
    assert areas(s) == []
    s = settled(*stacks, "6 Cont @ 4111")
    assert areas(s) == ["canada"]
    assert s.where("Canada militia (Tory)") == "available"
    s.begin()
    assert s.asked == ""


@pytest.mark.rule("R-K12")
def test_nova_scotia_with_beausejour_and_halifax() -> None:
    assert areas(settled("4 Cont @ 4926")) == []
    assert areas(settled("4 Cont @ 4923")) == []
    s = settled("4 Cont @ 4926", "5 Cont @ 4923", "Nova Scotia militia (Tory) @ 4725")
    assert areas(s) == ["nova_scotia"]
    assert s.where("Nova Scotia militia (Tory)") == "available"


@pytest.mark.rule("R-K12")
def test_louisiana_with_new_orleans() -> None:
    s = settled("4th Foot @ S1610-town", "Louisiana militia @ available")
    assert areas(s) == ["louisiana"]
    s.begin()
    assert s.asked == ""
    assert areas(settled("4 Cont @ S1610-town")) == []


@pytest.mark.rule("R-K9", "R-K12")
def test_a_flag_keeps_one_side_at_home() -> None:
    g = settled().g
    for area in (RHODE_ISLAND, NEW_YORK, SOUTH_CAROLINA, VERMONT, LOUISIANA):
        assert flags.kept_home(g.pieces, area) == ALLIED
    for area in (CANADA, NOVA_SCOTIA):
        assert flags.kept_home(g.pieces, area) == BRITISH


@pytest.mark.rule("R-K9")
def test_flags_are_for_the_revolution_only() -> None:
    s = settled("Bearn @ 2921", "La Reine @ 2922", war="fiw")
    s.put("Rhode Island militia (colonial) @ available")
    assert areas(s) == []
    s.but(flags=1 << RHODE_ISLAND)
    assert flags.bars_flag(s.g, s.piece("Rhode Island militia (colonial)")) == ""


@pytest.mark.rule("R-K9")
def test_the_log_tells_of_flags() -> None:
    def settle(g: Position) -> Procedure[None]:
        yield from ()
        flags.settle_flags(g)

    s = Situation.at_war("arw").put("4th Foot @ 2921", "5th Foot @ 2922")
    s.perform(settle)
    assert s.logged("flag_up") == [(RHODE_ISLAND, BRITISH)]
    s = Situation.at_war("arw").put("4th Foot @ 2921").but(flags=1 << RHODE_ISLAND)
    s.perform(settle)
    assert s.logged("flag_down") == [(RHODE_ISLAND,)]
    s = Situation.at_war("arw").put("4 Cont @ 3411", "5 Cont @ 3710", "6 Cont @ 4111")
    s.perform(settle)
    assert s.logged("flag_up") == []
    assert s.logged("other_flag_up") == [(CANADA, ALLIED)]
    assert flags.bars_flag(s.g, s.piece("Canada militia (Tory)")) == "other_militia_at_home"
    s = Situation.at_war("arw").put("4 Cont @ 3411").but(flags=1 << CANADA)
    s.perform(settle)
    assert s.logged("other_flag_down") == [(CANADA,)]


@pytest.mark.rule("R-K9", "R-K12")
def test_the_reason_names_the_rule_of_the_area() -> None:
    s = Situation.at_war("arw").but(flags=1 << CANADA | 1 << RHODE_ISLAND)
    words = s.rules.words
    for name, section in (("Rhode Island militia", "12.4"), ("Canada militia (Tory)", "12.5")):
        key = flags.bars_flag(s.g, s.piece(name))
        assert words.say_reason(Reason(key, (s.piece(name),))).endswith(f"({section})")


@pytest.mark.rule("R-K9")
def test_the_republic_of_vermont_has_no_flag() -> None:
    s = Situation.at_war("arw")
    s.start.flags = (1 << VERMONT) | (1 << (VERMONT + 1)) | 1
    vermont_republic(s.start)
    assert s.start.flags == (1 << (VERMONT + 1)) | 1
    assert s.start.republic


@pytest.mark.rule("R-K9")
def test_militia_on_the_march_goes_home_when_its_leaving_raises_the_flag() -> None:
    s = arw("Wayne, Maine militia @ 3519-town", "10th Foot @ 3519")
    everybody(s, "3519-town").allied("go 3620")
    while s.asked in ("react", "militia_against"):
        s.match.choose(s.match.choices(s.asked_seat)[-1], s.asked_seat)
    assert s.logged("flag_up") == [(AREA_IDS.index("maine"), BRITISH)]
    assert s.g.where[s.piece("Maine militia")] == AVAILABLE
    if s.asked == "move":
        assert s.g.operation is not None
        assert s.g.operation.force == (s.piece("Wayne"),)


@pytest.mark.rule("R-K9", "R-K2")
def test_the_militia_may_answer_the_very_move_that_brings_the_flag_down() -> None:
    s = arw("4th Foot, Howe @ S3825", "Georgia militia @ available", side="british")
    s.but(flags=1 << GEORGIA)
    everybody(s, "S3825").british("go S3824")
    assert s.logged("flag_down") == [(GEORGIA,)]
    assert s.asked == "militia_against"
    assert s.offers("call_out Georgia militia")
    s = arw("4th Foot, Howe, 5th Foot @ S3825", "Georgia militia @ available", side="british")
    s.but(flags=1 << GEORGIA).roll(1)
    s.british("activate S3825", "take 4th Foot", "roll", "go S3824")
    assert s.asked == "move"
    assert s.logged("flag_down") == []


@pytest.mark.rule("R-K12", "R-K2")
def test_so_may_the_british_militia_of_canada() -> None:
    s = arw("2 Cont, Arnold (American) @ 3710", "3 Cont @ 3411", "4 Cont @ 4111-fortress")
    s.put("Canada militia (Tory) @ available").but(flags=1 << CANADA)
    everybody(s, "3710").allied("go 3610")
    assert s.logged("other_flag_down") == [(CANADA,)]
    assert (s.asked, s.asked_seat) == ("militia_against", BRITISH)
