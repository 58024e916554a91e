"""7.1 Reinforcements on the map: entry hexes, boxed entries, leaders."""

import pytest

from tests.conformance.end_of_empire.arriving import due, phase, reinforce, told
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH
from ticonderoga.games.end_of_empire.rules.entries import bars_entry, manner_of
from ticonderoga.games.end_of_empire.rules.reinforcements import _alike, bars_arrival
from ticonderoga.games.end_of_empire.terms import BOXED_ENTRY, BY_SEA

JACKSON = "Jackson (additional)"
"""Due on turn 13 at Boston, 3120."""
HINMAN = "CT Hinman (4 CT 1775)"
QUEENS = "Queen's Rangers"
"""Due on turn 10 at New York, 2220."""


def bar(s: Situation, side: int, name: str, space: str) -> str:
    return bars_entry(s.g, side, s.piece(name), s.space(space))


# ---------------------------------------------------------------------- unboxed


@pytest.mark.rule("R-F1", "A-59")
def test_into_the_hex_or_its_empty_town() -> None:
    s = reinforce(13, (JACKSON,)).begin()
    assert s.offered("enter") == ["Boston (3120)", "Boston town (3120)"]
    assert s.offered("enter_all") == []
    assert s.why_not("enter 3119") == "not_entry_hex"
    assert s.why_not("enter_all 3120") == "nobody_else_comes"
    assert s.why_not("board arw-fleet-french") == "not_overseas"
    s.allied("enter 3120-town")
    assert s.at("3120-town") == f"Allied: {JACKSON} 2/2"
    assert s.g.due == {}
    assert s.g.fresh == 0
    assert s.step() == "special-entries"
    assert s.g.active == BRITISH


@pytest.mark.rule("R-F1", "A-59")
def test_who_holds_the_town_takes_arrivals_in() -> None:
    for outside in ((), ("4th Foot @ 3120",)):
        s = reinforce(13, (JACKSON,), f"{HINMAN} @ 3120-town", *outside).begin()
        assert s.where(JACKSON) == "3120-town"
        assert bar(s, ALLIED, JACKSON, "3120") == "arrivals_go_inside"


@pytest.mark.rule("R-F1", "A-59", "G-G26", "G-G3")
def test_an_enemy_in_the_town_closes_the_entry() -> None:
    s = reinforce(13, (JACKSON, "15 MA"), f"{HINMAN} @ 3120", "4th Foot @ 3120-town")
    s.allied("enter 3119")
    assert s.where("15 MA") == "3119"
    assert s.where(JACKSON) == "track"
    assert told(s, "delayed") == [JACKSON]
    assert bar(s, ALLIED, JACKSON, "3120") == "entry_enemy_held"
    assert s.g.due == {s.piece(JACKSON): 13}


@pytest.mark.rule("R-F1", "A-59")
def test_an_enemy_in_the_hex_closes_an_empty_town() -> None:
    s = reinforce(13, (JACKSON,), "4th Foot @ 3120").begin()
    assert s.where(JACKSON) == "track"
    assert bar(s, ALLIED, JACKSON, "3120-town") == "entry_enemy_held"
    s = reinforce(13, (JACKSON,), "Howe @ 3120").begin()
    assert s.offered("enter") == ["Boston (3120)", "Boston town (3120)"]


@pytest.mark.rule("R-F1")
def test_who_was_delayed_tries_again_every_turn() -> None:
    s = due(phase("reinforcements", 15), JACKSON, turn=13).begin()
    assert s.offered("enter") == ["Boston (3120)", "Boston town (3120)"]
    s = due(phase("reinforcements", 12), JACKSON, turn=13).begin()
    assert s.where(JACKSON) == "track"
    assert told(s, "delayed") == []


@pytest.mark.rule("R-F1", "A-60")
def test_the_british_come_first() -> None:
    s = reinforce(13, (JACKSON, "1 NJ Volunteers"), "4th Foot @ 2220")
    s.begin()
    assert s.ask is not None
    assert s.ask.seat == BRITISH
    s.british("enter 2220").allied("enter 3120")
    assert told(s, "arrives") == ["1 NJ Volunteers", JACKSON]


@pytest.mark.rule("R-F1")
def test_several_of_one_hex_come_together() -> None:
    s = reinforce(13, ("11 MA", "13 MA", "15 MA", "10 MA")).begin()
    assert s.offered("enter") == ["Springfield (2819)", "Springfield town (2819)"]
    assert s.offered("enter_all") == []
    s.allied("enter 2819")
    assert s.offered("enter_all") == ["Middlesex (3119)", "Middlesex town (3119)"]
    s.allied("enter 3119", "enter_all 3119-town")
    assert s.at("3119") == "Allied: 11 MA 2/2"
    assert s.at("3119-town") == "Allied: 13 MA 2/2, 15 MA 2/2"
    assert s.asked == ""


@pytest.mark.rule("R-F1")
def test_where_there_is_one_way_in_nobody_is_asked() -> None:
    s = reinforce(13, ("11 MA", "13 MA"), f"{HINMAN} @ 3119-town").begin()
    assert s.where("11 MA") == s.where("13 MA") == "3119-town"


@pytest.mark.rule("R-F1")
def test_one_space_per_hex() -> None:
    s = Situation("arw-campaign-1775", one_space_per_hex="yes").turn(13).phase("reinforcements")
    due(s.until("special-entries"), JACKSON).begin()
    assert s.where(JACKSON) == "3120"
    assert bar(s, ALLIED, JACKSON, "3120-town") == "one_space"


@pytest.mark.rule("R-F4")
def test_supply_of_the_entry_hex_does_not_matter() -> None:
    around = [
        f"{unit} @ {hex}"
        for unit, hex in zip(
            ("4th Foot", "5th Foot", "10th Foot", "23rd Foot", "38th Foot", "43rd Foot"),
            ("3019", "3020", "3118", "3218", "3219", "3120"),
        )
    ]
    s = reinforce(13, ("15 MA",), *around).begin()
    assert s.offered("enter") == ["Middlesex (3119)", "Middlesex town (3119)"]


@pytest.mark.rule("R-F1")
def test_a_lone_enemy_leader_is_taken() -> None:
    s = reinforce(13, (JACKSON,), "Howe @ 3120", "Clinton @ 3120-town").allied("enter 3120")
    assert s.where("Howe") == "captured"
    assert s.where("Clinton") == "3120-town"
    s = reinforce(20, ("Haldimand",), "6th Foot @ 4111", "Montgomery @ 4111-fortress")
    s.british("enter 4111-fortress")
    assert s.where("Montgomery") == "4111-fortress"


# ---------------------------------------------------------------------- British provincials


@pytest.mark.rule("R-F5", "A-36")
def test_provincials_need_a_british_unit_in_an_american_hex() -> None:
    s = reinforce(10, (QUEENS,)).begin()
    assert s.where(QUEENS) == "track"
    s = reinforce(10, (QUEENS,), "british Mohawk @ 2220", "Howe @ 2220").begin()
    assert s.where(QUEENS) == "track"
    assert bar(s, BRITISH, QUEENS, "2220") == "entry_needs_british"
    s = reinforce(13, ("1 NJ Volunteers",), "british Mohawk @ 2220").begin()
    assert bar(s, BRITISH, "1 NJ Volunteers", "2220") == "entry_needs_british"
    s = reinforce(10, (QUEENS,), "4th Foot @ 2220").begin()
    assert s.offered("enter") == ["New York (2220)", "New York town (2220)"]
    s = reinforce(10, (QUEENS,), "4th Foot @ 2220-town").begin()
    assert s.where(QUEENS) == "2220-town"
    s = reinforce(10, (QUEENS,), "HC Lossberg @ 2220").begin()
    assert s.offered("enter") == ["New York (2220)", "New York town (2220)"]


@pytest.mark.rule("R-F5")
def test_others_and_other_hexes_are_not_meant() -> None:
    s = reinforce(9, ("Tryon",), "british Mohawk @ 2220").begin()
    assert s.offered("enter") == ["New York (2220)", "New York town (2220)"]
    s = reinforce(8, ("1/King's Royal Regt of NY",)).begin()
    assert s.offered("enter") == ["Montreal (3411)", "Montreal town (3411)"]
    s = reinforce(8, ("East Florida Rangers (Brown)",), "british Creek @ S3228").begin()
    assert len(s.offered("enter")) == 2
    s = reinforce(6, ("MA Bagley",), war="fiw").begin()
    assert s.offered("enter") == ["Middlesex (3119)", "Middlesex town (3119)"]


@pytest.mark.rule("R-F5", "A-60")
def test_one_arrival_may_let_in_another() -> None:
    s = due(phase("reinforcements", 31), "arw-moore", turn=6)
    due(s, "arw-rnc")
    s.but(started=True, queue=(s.piece("arw-rnc"), s.piece("arw-moore")))
    s.british("enter S5023", "enter S5023-town")
    assert told(s, "arrives") == [
        "NC Highlanders (Moore's Creek)", "Royal North Carolina Regiment",
    ]  # fmt: skip


# ---------------------------------------------------------------------- boxed


def canada(*stacks: str, coming: tuple[str, ...] = ("29th Foot",), turn: int = 7) -> Situation:
    return reinforce(turn, coming, *stacks)


@pytest.mark.rule("R-F3")
def test_boxed_units_come_on_top_of_the_enemy() -> None:
    s = canada("2 CT @ 4111").begin()
    assert s.at("4111").startswith("British: 29th Foot 2/2; Allied:")
    assert s.has_mark("fresh") == ["29th Foot"]


@pytest.mark.rule("R-F3")
def test_with_the_enemy_inside_they_stand_around() -> None:
    s = canada("2 CT @ 4111-fortress").begin()
    assert s.where("29th Foot") == "4111"
    assert s.has_mark("fresh") == ["29th Foot"]
    assert bar(due(canada("2 CT @ 4111-fortress"), "29th Foot"), BRITISH, "29th Foot",
               "4111-fortress") == "entry_enemy_there"  # fmt: skip


@pytest.mark.rule("R-F3", "A-59")
def test_a_place_of_their_own_takes_them_in() -> None:
    s = canada("6th Foot @ 4111-fortress", "2 CT @ 4111").begin()
    assert s.where("29th Foot") == "4111-fortress"
    assert s.has_mark("fresh") == []


@pytest.mark.rule("R-F3")
def test_without_an_enemy_a_boxed_entry_is_like_any_other() -> None:
    s = canada().begin()
    assert s.offered("enter") == ["Quebec (4111)", "Quebec fortress (4111)"]
    s.british("enter 4111")
    assert s.has_mark("fresh") == []


@pytest.mark.rule("R-F3", "R-F5")
def test_boxed_provincials_enter_american_hexes() -> None:
    s = reinforce(6, ("NC Highlanders (Moore's Creek)",)).begin()
    assert s.offered("enter") == ["Cross Creek (S5023)", "Cross Creek town (S5023)"]
    s = reinforce(6, ("NC Highlanders (Moore's Creek)",), "1 NC @ S5023").begin()
    assert s.has_mark("fresh") == ["NC Highlanders (Moore's Creek)"]


@pytest.mark.rule("R-F3")
def test_only_for_the_first_entry() -> None:
    s = due(phase("reinforcements", 13, "2 CT @ 4111"), "29th Foot", turn=13).begin()
    assert s.where("29th Foot") == "track"
    s = due(phase("reinforcements", 13, "2 CT @ 4111"), "29th Foot", turn=7).begin()
    assert s.where("29th Foot") == "4111"


@pytest.mark.rule("R-F3", "R-K7")
def test_dunmore_comes_on_the_virginia_militia() -> None:
    s = reinforce(3, ("14th Foot", "Dunmore"), "arw-mil-virginia @ S5924").begin()
    assert s.where("14th Foot") == "S5924"
    assert s.has_mark("fresh") == ["14th Foot"]


@pytest.mark.rule("R-F3")
def test_a_boxed_leader_goes_to_the_nearest_unit() -> None:
    s = canada("2 CT @ 4111", "6th Foot @ 3710", "26th Foot @ 3411", coming=("Phillips",), turn=8)
    s.begin()
    assert s.where("Phillips") == "3710"
    s = canada("6th Foot @ 3710", coming=("Phillips",), turn=8).begin()
    assert s.offered("enter") == ["Quebec (4111)", "Quebec fortress (4111)"]
    assert s.why_not("enter 3710") == "not_entry_hex"


@pytest.mark.rule("R-F3")
def test_his_owner_picks_among_equally_near_units() -> None:
    s = canada(
        "2 CT @ 4111", "6th Foot @ 3710", "26th Foot @ 3710-town", "47th Foot @ 3411",
        coming=("Phillips",), turn=8,
    )  # fmt: skip
    s.begin()
    assert s.offered("enter") == ["Trois-Rivieres (3710)", "Trois-Rivieres town (3710)"]
    assert s.why_not("enter 3411") == "nearest_unit_only"
    s.british("enter 3710-town")
    assert s.where("Phillips") == "3710-town"
    assert s.has_mark("fresh") == []


@pytest.mark.rule("R-F3")
def test_with_boxed_units_that_have_come_a_boxed_leader_is_among_them() -> None:
    s = canada("2 CT @ 4111", coming=("9th Foot", "Phillips"), turn=8).begin()
    assert s.where("Phillips") == "4111"
    assert s.has_mark("fresh") == ["9th Foot"]


@pytest.mark.rule("R-F1")
def test_an_unboxed_leader_waits() -> None:
    s = reinforce(20, ("Haldimand",), "2 CT @ 4111", "6th Foot @ 3710").begin()
    assert s.where("Haldimand") == "track"


# ---------------------------------------------------------------------- leaders who join


@pytest.mark.rule("R-F2")
def test_american_leaders_join_any_unit() -> None:
    s = reinforce(15, ("Lafayette",), "2 CT @ 1820", "3 CT @ S4225-town", "Gates @ 2716")
    s.put("Luisiana @ S1610", "4th Foot @ 2220").begin()
    assert s.offered("enter") == ["Charleston town (S4225)", "Philadelphia (1820)"]
    assert s.why_not("enter 2716") == "no_unit_to_join"
    assert s.why_not("enter 2220") == "no_unit_to_join"
    assert s.why_not("board French Fleet") == "not_overseas"
    s.allied("enter S4225-town")
    assert s.where("Lafayette") == "S4225-town"


@pytest.mark.rule("R-F2")
def test_not_the_spanish_and_not_nobody() -> None:
    s = reinforce(15, ("Lafayette",), "Luisiana @ S1610").but(entered_war=[10, 14]).begin()
    assert s.where("Lafayette") == "track"
    assert bar(s, ALLIED, "Lafayette", "S1610") == "spanish_apart"


@pytest.mark.rule("R-F2", "R-F21")
def test_arnold_comes_though_his_brigade_is_lost() -> None:
    s = reinforce(6, ("arw-arnold-american",), "Arnold Brigade (Kennebec column) @ dead")
    s.put("2 CT @ 3710").begin()
    assert s.where("arw-arnold-american") == "3710"


@pytest.mark.rule("A-37")
def test_wounded_leaders_come_back_to_any_unit() -> None:
    s = due(phase("reinforcements", 20, "6th Foot @ 3710", "26th Foot @ 4926"), "Howe", "Tryon")
    s.begin()
    assert s.offered("enter") == ["Halifax (4926)", "Trois-Rivieres (3710)"]
    s.british("enter 3710", "enter 4926")
    assert {s.where("Howe"), s.where("Tryon")} == {"3710", "4926"}


@pytest.mark.rule("A-37")
def test_nobody_to_come_back_to() -> None:
    s = due(phase("reinforcements", 20, "Clinton @ 2220"), "Howe").begin()
    assert s.where("Howe") == "track"


@pytest.mark.rule("R-F2")
def test_a_landing_party_is_no_company_for_a_leader() -> None:
    s = reinforce(15, ("Lafayette",), "arw-fleet-fr-ni @ 1820").begin()
    assert s.where("Lafayette") == "track"
    assert bar(s, ALLIED, "Lafayette", "1820") == "no_unit_to_join"


# ---------------------------------------------------------------------- what else is on the track


@pytest.mark.rule("R-F1")
def test_others_on_the_track_are_no_reinforcements() -> None:
    s = due(phase("reinforcements", 13, "2 CT @ 2517"), "arw-mil-new-york", "arw-fleet-british")
    due(s, "Mohawk").begin()
    assert told(s, "delayed") == told(s, "arrives") == []
    assert len(s.g.due) == 3


@pytest.mark.rule("R-F1", "R-M16")
def test_a_raider_comes_back_as_strong_as_it_went() -> None:
    s = due(phase("reinforcements", 19), "Lee MA (additional)")
    s.start.steps[s.piece("Lee MA (additional)")] = 1
    s.allied("enter 3120")
    assert s.at("3120") == "Allied: Lee MA (additional) 1/2"


@pytest.mark.rule("R-F1", "R-F6")
def test_nobody_enters_off_the_map() -> None:
    s = Situation("arw-south-1780").turn(33).phase("reinforcements").until("special-entries")
    due(s, QUEENS, "15th Foot").begin()
    assert told(s, "delayed_at_sea") == ["15th Foot", QUEENS]
    assert bar(s, BRITISH, QUEENS, "2220") == "off_the_map"
    assert bar(s, BRITISH, "15th Foot", "4926") == "off_the_map"


@pytest.mark.rule("R-F3", "R-F33")
def test_germans_enter_at_their_hex_at_first_and_by_sea_when_they_are_raised_again() -> None:
    s = due(phase("reinforcements", 8), "Br Rhetz")
    assert manner_of(s.start, s.piece("Br Rhetz")) == BOXED_ENTRY
    s = phase("reinforcements", 8, "Br Rhetz @ dead")
    assert manner_of(s.start, s.piece("Br Rhetz")) == BY_SEA


@pytest.mark.rule("R-F6")
def test_leaders_from_overseas_are_offered_the_ports_in_their_order() -> None:
    s = reinforce(7, ("Cornwallis",), "4th Foot @ 5927-fortress").begin()
    offered = [s.board.ids[choice[1]] for choice in s.match.choices(BRITISH)]
    assert offered == ["4926", "4926-town", "5927", "5927-fortress"]


@pytest.mark.rule("R-F11")
def test_an_entry_hex_that_is_nobodys_is_friendly_to_those_who_hold_it() -> None:
    s = phase("reinforcements", 12, "MD Dagworthy @ dead", war="fiw").begin()
    assert s.offers("enter 1217")
    s = phase("reinforcements", 12, "MD Dagworthy @ dead", "44th Foot @ 1114", war="fiw").begin()
    assert s.offered("enter") == ["Fort Cumberland (1114)", "Fort Cumberland outpost (1114)"]


@pytest.mark.rule("R-F1")
def test_those_who_come_together_come_in_one_way() -> None:
    germans, others = ("Br Rhetz", "Br Specht", "Riedesel"), ("15th Foot", "28th Foot")
    s = reinforce(8, (*germans, *others), "4th Foot @ 4926").begin()
    g = s.g
    rhetz, foot = s.piece("Br Rhetz"), s.piece("15th Foot")
    assert _alike(g, rhetz) == [rhetz, s.piece("Br Specht")]
    assert _alike(g, foot) == [foot, s.piece("28th Foot")]
    assert _alike(g, s.piece("Riedesel")) == [s.piece("Riedesel")]
    assert bars_arrival(g, BRITISH, rhetz, ("enter", s.space("4111"))) == ""
    g.queue = (foot,)
    assert bars_arrival(g, BRITISH, foot, ("enter", s.space("4926"))) == ""
    assert bars_arrival(g, BRITISH, foot, ("enter_all", s.space("4926"))) == "nobody_else_comes"
