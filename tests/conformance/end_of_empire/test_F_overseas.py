"""7.2, 7.3, 7.4 Reinforcements from overseas, annual enlistments, the French of Rochambeau."""

import pytest

from tests.conformance.end_of_empire.arriving import due, phase, reinforce, told
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH
from ticonderoga.games.end_of_empire.rules.entries import (
    bars_entry,
    bars_fleet,
    bars_open_hex,
    entry_spaces,
    landing_party,
)
from ticonderoga.games.end_of_empire.rules.reinforcements import bars_arrival, is_due

FRENCH = (
    "Bourbonnois", "Soissonnois", "Saintonge", "Royal Deux-Ponts", "Lauzun's Legion", "Rochambeau",
)  # fmt: skip
HALIFAX = ["Halifax (4926)", "Halifax town (4926)"]


def bar(s: Situation, side: int, name: str, space: str) -> str:
    return bars_entry(s.g, side, s.piece(name), s.space(space))


# ---------------------------------------------------------------------- ports


@pytest.mark.rule("R-F6")
def test_any_controlled_port_will_do() -> None:
    s = reinforce(8, ("15th Foot",), "4th Foot @ 2220").begin()
    assert s.offered("enter") == [*HALIFAX, "New York (2220)", "New York town (2220)"]
    assert s.why_not("enter 3120") == "port_not_yours"
    assert s.why_not("enter 4111") == "port_not_yours"
    assert s.why_not("enter 2716") == "no_port"
    s.british("enter 2220-town")
    assert s.at("2220-town") == "British: 15th Foot 2/2"


@pytest.mark.rule("R-F6", "A-59", "G-G3", "G-G26")
def test_a_besieged_port_is_open_to_those_inside() -> None:
    s = reinforce(8, ("15th Foot",), "4th Foot @ 3120-town", "2 CT @ 3120", "3 CT @ 4926").begin()
    assert s.where("15th Foot") == "3120-town"
    assert bar(s, BRITISH, "15th Foot", "3120") == "entry_enemy_there"
    s = reinforce(8, ("15th Foot",), "4th Foot @ 3120", "2 CT @ 3120-town", "3 CT @ 4926").begin()
    assert s.where("15th Foot") == "track"
    assert told(s, "delayed_at_sea") == ["15th Foot"]


@pytest.mark.rule("R-F6")
def test_outside_or_inside_where_no_enemy_is() -> None:
    """7.2, ruling B-93: whoever of their side is in the port, and where."""
    for where in ("2220", "2220-town"):
        s = reinforce(8, ("15th Foot",), f"4th Foot @ {where}", "3 CT @ 4926").begin()
        assert s.offered("enter") == ["New York (2220)", "New York town (2220)"]
        s.british("enter 2220")
        assert s.where("15th Foot") == "2220"


@pytest.mark.rule("R-F6")
def test_not_past_an_enemy_fleet() -> None:
    s = reinforce(8, ("15th Foot",), "4th Foot @ 2220", "arw-fleet-french @ Gulf of Maine").begin()
    assert s.offered("enter") == ["New York (2220)", "New York town (2220)"]
    assert s.why_not("enter 4926") == "port_blockaded"
    assert s.why_not("board arw-fleet-french") == "no_own_fleet"
    s = reinforce(8, ("15th Foot",), "arw-fleet-french @ Gulf of Maine").begin()
    assert s.where("15th Foot") == "track"
    s = reinforce(8, ("15th Foot",), "arw-fleet-french @ Gulf of Maine")
    s.marked("winter_fleets", "arw-fleet-french").begin()
    assert s.offered("enter") == HALIFAX


@pytest.mark.rule("R-F6")
def test_they_may_split_and_may_not_be_held_back() -> None:
    s = reinforce(8, ("15th Foot", "28th Foot", "33rd Foot"), "4th Foot @ 2220").begin()
    assert s.ask is not None
    assert {choice[0] for choice in s.match.choices(BRITISH)} == {"enter", "enter_all"}
    s.british("enter 2220", "enter_all 4926-town")
    assert s.at("4926-town") == "British: 28th Foot 2/2, 33rd Foot 2/2"
    assert s.where("15th Foot") == "2220"


@pytest.mark.rule("R-F6")
def test_leaders_and_units_come_together() -> None:
    s = reinforce(8, ("15th Foot", "Erskine"), "4th Foot @ 2220").british("enter_all 2220")
    assert s.at("2220") == "British: 4th Foot 2/2, 15th Foot 2/2, Erskine"


@pytest.mark.rule("R-F7")
def test_not_at_quebec_in_winter() -> None:
    s = reinforce(17, ("15th Foot",), "4th Foot @ 4111", "2 CT @ 4926").begin()
    assert s.where("15th Foot") == "track"
    assert bar(s, BRITISH, "15th Foot", "4111") == "quebec_frozen"
    s = due(phase("reinforcements", 18, "4th Foot @ 4111", "2 CT @ 4926"), "15th Foot").begin()
    assert s.where("15th Foot") == "track"
    for turn in (16, 19):
        s = due(phase("reinforcements", turn, "4th Foot @ 4111"), "15th Foot").begin()
        assert "Quebec (4111)" in s.offered("enter")
    s = reinforce(17, ("15th Foot",), "4th Foot @ 2220").begin()
    assert s.offered("enter") == [*HALIFAX, "New York (2220)", "New York town (2220)"]


@pytest.mark.rule("R-F7")
def test_brant_comes_by_sea() -> None:
    s = reinforce(8, ("Brant",), "4th Foot @ 3411").begin()
    assert s.offered("enter") == HALIFAX
    assert s.why_not("enter 3411") == "no_port"


@pytest.mark.rule("R-F6")
def test_a_fleet_in_either_sea_closes_louisbourg() -> None:
    for area in ("Gulf of Maine", "Gulf of St Lawrence"):
        s = reinforce(7, ("La Sarre",), f"fiw-fleet-british @ {area}", war="fiw")
        assert bar(s, ALLIED, "La Sarre", "5927") == "port_blockaded"


# ---------------------------------------------------------------------- fleets


@pytest.mark.rule("R-F8")
def test_aboard_a_fleet_of_their_side() -> None:
    s = reinforce(8, ("15th Foot", "28th Foot", "33rd Foot"), "arw-fleet-british @ North Atlantic")
    s.begin()
    assert s.offered("board") == s.offered("board_all") == ["British fleet (ARW)"]
    s.british("board arw-fleet-british", "board_all arw-fleet-british")
    assert sorted(s.has_mark("must_land")) == ["15th Foot", "28th Foot", "33rd Foot"]
    fleet = s.piece("arw-fleet-british")
    assert len(s.g.at(BRITISH, s.g.aboard(fleet))) == 3
    assert [s.g.steps[s.piece(unit)] for unit in ("15th Foot", "33rd Foot")] == [2, 2]


@pytest.mark.rule("R-F8")
def test_the_fleet_must_be_at_sea() -> None:
    s = reinforce(8, ("15th Foot",), "arw-fleet-british @ track").begin()
    assert s.offered("board") == []
    assert s.why_not("board arw-fleet-british") == "fleet_not_at_sea"
    s = reinforce(8, ("15th Foot",), "arw-fleet-british @ Gulf of Maine")
    s.marked("winter_fleets", "arw-fleet-british").begin()
    assert s.why_not("board arw-fleet-british") == "fleet_not_at_sea"
    assert s.why_not("board 4th Foot") == "no_own_fleet"


@pytest.mark.rule("R-F6", "R-F8")
def test_without_a_port_they_go_aboard_a_fleet_or_wait() -> None:
    """7.2, ruling B-89"""
    there = ("arw-fleet-british @ North Atlantic", "2 CT @ 4926")
    s = reinforce(8, ("15th Foot", "28th Foot", "Erskine"), *there).begin()
    assert {choice[0] for choice in s.match.choices(BRITISH)} == {"board", "board_all", "wait"}
    s.british("board arw-fleet-british", "wait")
    assert s.has_mark("must_land") == ["15th Foot"]
    assert s.where("28th Foot") == s.where("Erskine") == "track"
    assert sorted(told(s, "delayed_at_sea")) == ["28th Foot", "Erskine"]
    s = reinforce(8, ("15th Foot", "28th Foot"), *there).british("board_all arw-fleet-british")
    assert sorted(s.has_mark("must_land")) == ["15th Foot", "28th Foot"]


@pytest.mark.rule("R-F6")
def test_nobody_waits_while_a_port_is_open() -> None:
    s = reinforce(8, ("15th Foot",), "arw-fleet-british @ North Atlantic").begin()
    assert not s.offers("wait")
    assert s.why_not("wait") == "not_held_back"
    s = reinforce(13, ("Jackson (additional)",)).begin()
    assert s.why_not("wait") == "not_held_back"


@pytest.mark.rule("R-F6", "R-F8")
def test_who_could_only_go_aboard_is_asked_last() -> None:
    """The 29th Foot comes to Quebec, and so opens that port to the 15th."""
    there = ("arw-fleet-british @ North Atlantic", "2 CT @ 4926")
    s = reinforce(7, ("15th Foot", "29th Foot"), *there).begin()
    assert s.ask is not None
    assert s.ask.about["piece"] == s.piece("29th Foot")
    s.british("enter 4111")
    assert s.ask.about["piece"] == s.piece("15th Foot")
    assert s.offered("enter") == ["Quebec (4111)", "Quebec fortress (4111)"]
    assert s.why_not("wait") == "not_held_back"


@pytest.mark.rule("R-F8")
def test_spanish_and_americans_do_not_share_a_fleet() -> None:
    s = reinforce(8, (), "arw-fleet-spanish @ Gulf of Mexico", "Navarra @ aboard arw-fleet-spanish")
    fleet = s.piece("arw-fleet-spanish")
    assert bars_fleet(s.g, ALLIED, (s.piece("2 CT"),), fleet) == "spanish_apart"
    assert bars_fleet(s.g, ALLIED, (s.piece("Bourbonnois"),), fleet) == ""
    assert bars_fleet(s.g, BRITISH, (s.piece("15th Foot"),), fleet) == "no_own_fleet"


# ---------------------------------------------------------------------- the West Indies


@pytest.mark.rule("R-F9")
def test_west_indies_troops_come_only_while_france_is_out() -> None:
    s = reinforce(28, ("88th Foot (West Indies)",)).begin()
    assert s.offered("enter") == HALIFAX
    s = reinforce(28, ("88th Foot (West Indies)", "82nd Foot")).but(entered_war=[20, 0]).begin()
    assert s.where("88th Foot (West Indies)") == "withdrawn"
    assert told(s, "west_indies_instead") == ["88th Foot (West Indies)"]
    assert s.offered("enter") == HALIFAX


# ---------------------------------------------------------------------- Arnold


@pytest.mark.rule("R-F21")
def test_arnold_does_not_come_twice() -> None:
    s = reinforce(34, ("arw-arnold-british",), "arw-arnold-american @ dead").begin()
    assert s.where("arw-arnold-british") == "withdrawn"
    assert told(s, "arnold_is_dead") == ["Arnold (British)"]
    for box in ("withdrawn", "captured"):
        s = reinforce(34, ("arw-arnold-british",), f"arw-arnold-american @ {box}").begin()
        assert s.offered("enter") == HALIFAX


# ---------------------------------------------------------------------- Rochambeau


@pytest.mark.rule("R-N4", "R-N15")
def test_rochambeau_waits_for_france() -> None:
    s = reinforce(33, FRENCH, "2 CT @ 2922").begin()
    assert s.where("Rochambeau") == s.where("Saintonge") == "track"
    assert told(s, "delayed") == []
    for name in ("Rochambeau", "Saintonge"):
        s = reinforce(33, FRENCH, "2 CT @ 2922")
        assert not is_due(s.g, s.piece(name))
        assert is_due(s.but(entered_war=[20, 0]).g, s.piece(name))


@pytest.mark.rule("R-N5", "R-N15")
def test_they_land_together() -> None:
    s = reinforce(33, FRENCH, "4th Foot @ 3120").but(entered_war=[20, 0]).begin()
    assert "Newport (2922)" in s.offered("enter")
    assert s.offered("enter_all") == []
    s.allied("enter 2922")
    assert [s.where(one) for one in FRENCH] == ["2922"] * 6
    assert s.at("2922").startswith("Allied: Bourbonnois 4/4")


@pytest.mark.rule("R-N15")
def test_after_turn_33_they_come_at_once() -> None:
    s = due(phase("reinforcements", 36), *FRENCH, turn=33).but(entered_war=[36, 0])
    s.allied("enter 3120")
    assert [s.where(one) for one in FRENCH] == ["3120"] * 6
    s = due(phase("reinforcements", 36), *FRENCH, turn=36).but(entered_war=[36, 0])
    s.allied("enter 3120")
    assert [s.where(one) for one in FRENCH] == ["3120"] * 6


@pytest.mark.rule("R-N5", "R-F8")
def test_they_go_aboard_together() -> None:
    s = reinforce(33, FRENCH, "arw-fleet-french @ Chesapeake Bay").but(entered_war=[20, 0])
    s.allied("board arw-fleet-french")
    assert len(s.has_mark("must_land")) == 6


@pytest.mark.rule("R-N6", "R-N5")
def test_for_new_france_they_may_part() -> None:
    s = reinforce(33, FRENCH).but(entered_war=[20, 0], new_france=True)
    s.allied("enter 3120", "enter_all 1820")
    assert sorted(s.where(one) for one in FRENCH) == ["1820"] * 5 + ["3120"]


@pytest.mark.rule("R-N5")
def test_not_in_canada_or_nova_scotia() -> None:
    s = reinforce(33, FRENCH, "2 CT @ 4111", "3 CT @ 4926").but(entered_war=[20, 0]).begin()
    assert s.why_not("enter 4111") == "french_keep_out"
    assert s.why_not("enter 4926") == "french_keep_out"
    s = reinforce(33, FRENCH, "2 CT @ 4111").but(entered_war=[20, 0], new_france=True).begin()
    assert "Quebec (4111)" in s.offered("enter")


@pytest.mark.rule("A-37", "R-N5")
def test_rochambeau_comes_back_to_his_men() -> None:
    stacks = ("Bourbonnois, Saintonge @ 2922", "2 CT @ 1820")
    s = due(phase("reinforcements", 36, *stacks), "Rochambeau").but(entered_war=[20, 0]).begin()
    assert s.where("Rochambeau") == "2922"
    assert bar(due(phase("reinforcements", 36, *stacks), "Rochambeau"), ALLIED, "Rochambeau",
               "1820") == "stays_together"  # fmt: skip
    s = due(phase("reinforcements", 36, *stacks), "Rochambeau").but(new_france=True)
    assert bar(s, ALLIED, "Rochambeau", "1820") == ""
    s = due(phase("reinforcements", 36, "2 CT @ 1820"), "Rochambeau").but(entered_war=[20, 0])
    assert s.begin().where("Rochambeau") == "1820"


# ---------------------------------------------------------------------- annual enlistments


def enlist(turn: int, *stacks: str, war: str = "fiw") -> Situation:
    return phase("reinforcements", turn, *stacks, war=war)


@pytest.mark.rule("R-F11")
def test_in_spring_they_are_back_even_from_the_dead() -> None:
    s = enlist(12, "CT Lyman @ dead", "reduced CT Goodrich @ track", "La Sarre @ dead")
    s.start.due[s.piece("CT Goodrich")] = 12
    s.british("enter 2719", "enter 2719")
    assert s.at("2719") == "British: CT Lyman 2/2, CT Goodrich 2/2"
    assert s.where("La Sarre") == "dead"


@pytest.mark.rule("R-F11")
def test_the_dead_wait_for_spring() -> None:
    for turn in (11, 13):
        assert enlist(turn, "CT Lyman @ dead").begin().where("CT Lyman") == "dead"


@pytest.mark.rule("R-F11")
def test_at_the_entry_hex_if_it_is_friendly() -> None:
    s = enlist(12, "MA Ruggles @ dead").begin()
    assert s.offered("enter") == ["Albany (2716)", "Albany town (2716)"]
    assert s.why_not("enter 3119") == "entry_hex_first"
    assert s.why_not("enter 2220") == "not_home_state"
    s = enlist(12, "MA Ruggles @ dead", "44th Foot @ 2716-town", "Bearn @ 2716").begin()
    assert s.where("MA Ruggles") == "2716-town"


@pytest.mark.rule("R-F11")
def test_otherwise_anywhere_in_the_home_state() -> None:
    s = enlist(12, "MA Ruggles @ dead", "Bearn @ 2716", "Artois @ 3119-town", "La Sarre @ 3120")
    s.begin()
    assert "Springfield town (2819)" in s.offered("enter")
    assert s.why_not("enter 2716") == "entry_enemy_there"
    assert s.why_not("enter 3119") == "entry_enemy_there"
    assert s.why_not("enter 3120-town") == "entry_enemy_there"
    assert s.why_not("enter 2719") == "not_home_state"
    areas = {s.board.area[choice[1]] for choice in s.match.choices(BRITISH)
             if choice[1] < s.board.hexes}  # fmt: skip
    assert areas == {s.board.area[s.space("3119")]}
    s = enlist(12, "MA Ruggles @ dead", "Bearn @ 2716-town").begin()
    assert "Springfield (2819)" in s.offered("enter")


@pytest.mark.rule("R-F11")
def test_a_boxed_e_opens_all_entry_hexes_of_the_state() -> None:
    s = enlist(37, "NY Levies (Willett) @ dead", war="arw").begin()
    towns = ("Albany (2716)", "New York (2220)")
    assert set(towns) < set(s.offered("enter"))
    assert len(s.offered("enter")) == 8
    s = enlist(37, "NY Levies (Willett) @ dead", "4th Foot @ 2220", war="arw").begin()
    assert len(s.offered("enter")) == 6
    assert s.why_not("enter 2220") == "entry_enemy_there"
    assert s.why_not("enter 1820") == "not_home_state"


@pytest.mark.rule("R-F11")
def test_an_entry_hex_in_the_wilderness_is_open_while_no_enemy_is_there() -> None:
    """2.9, ruling B-91: Fort Cumberland (1114) is nobody's when it is empty."""
    name = "MD Dagworthy"
    s = enlist(12, f"{name} @ dead").begin()
    assert {"Fort Cumberland (1114)", "Fort Cumberland outpost (1114)"} < set(s.offered("enter"))
    assert "Baltimore (1419)" in s.offered("enter")
    s = enlist(12, f"{name} @ dead", "44th Foot @ 1114").begin()
    assert set(s.offered("enter")) == {"Fort Cumberland (1114)", "Fort Cumberland outpost (1114)"}
    s = enlist(12, f"{name} @ dead", "Bearn @ 1114-outpost").begin()
    assert s.why_not("enter 1114") == "entry_enemy_there"
    assert "Baltimore (1419)" in s.offered("enter")


@pytest.mark.rule("R-F11", "R-F1")
def test_the_first_entry_is_at_the_entry_hex_only() -> None:
    s = reinforce(6, ("MA Bagley",), "Bearn @ 3119", war="fiw").begin()
    assert s.where("MA Bagley") == "track"
    s = reinforce(37, ("NY Levies (Willett)",)).begin()
    assert len(s.offered("enter")) == 2


@pytest.mark.rule("R-F8", "R-N7")
def test_only_spanish_and_americans_do_not_share_a_fleet() -> None:
    s = Situation.at_war("arw").turn(33).but(entered_war=[10, 20])
    s.put("French fleet @ North Atlantic", "2 Cont @ aboard French fleet")
    fleet = s.piece("French fleet")
    assert bars_fleet(s.g, ALLIED, (s.piece("Bourbonnois"),), fleet) == ""
    assert bars_fleet(s.g, ALLIED, (s.piece("Habana"),), fleet) == "spanish_apart"
    s = Situation.at_war("arw").turn(33).put("French fleet @ North Atlantic")
    assert bars_fleet(s.g, ALLIED, (s.piece("Habana"),), fleet) == ""


@pytest.mark.rule("R-N5")
def test_nobody_else_lands_with_rochambeau() -> None:
    s = due(Situation.at_war("arw").turn(33), "Rochambeau", "Bourbonnois", "15th Foot", turn=33)
    s.but(entered_war=[10, 20])
    party = landing_party(s.g, s.piece("Rochambeau"))
    assert sorted(s.pieces.names[p] for p in party) == ["Bourbonnois", "Rochambeau"]
    assert landing_party(s.g, s.piece("15th Foot")) == (s.piece("15th Foot"),)


@pytest.mark.rule("R-N7", "R-F1")
def test_a_hex_that_is_closed_to_a_nation_is_no_entry() -> None:
    s = Situation.at_war("arw").turn(9)
    assert bars_open_hex(s.g, ALLIED, s.piece("2 Cont"), s.space("S1610")) != ""
    assert bars_open_hex(s.g, ALLIED, s.piece("2 Cont"), s.space("3119")) == ""


@pytest.mark.rule("R-F6", "R-F8")
def test_all_come_together_where_there_is_a_choice() -> None:
    def together(s: Situation, verb: str, place: int) -> str:
        s.start.queue = tuple(s.piece(name) for name in ("15th Foot", "28th Foot"))
        return bars_arrival(s.start, BRITISH, s.piece("15th Foot"), (verb, place))

    s = reinforce(8, ("15th Foot", "28th Foot"))
    assert len(entry_spaces(s.start, BRITISH, s.piece("15th Foot"))) == 2
    assert together(s, "enter_all", s.space("4926")) == ""
    s = reinforce(8, ("15th Foot", "28th Foot"), "British fleet @ North Atlantic")
    assert together(s, "enter_all", s.space("4926")) == ""
    assert together(s, "board_all", s.piece("British fleet")) == ""
    s.put("2 CT @ 4926", "3 CT @ 4926-town")
    assert together(s, "board_all", s.piece("British fleet")) == ""
    s = reinforce(8, ("15th Foot", "28th Foot"), "4th Foot @ 4926-town", "2 CT @ 4926")
    assert together(s, "enter_all", s.space("4926-town")) == "only_one_way_in"
