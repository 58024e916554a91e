"""11.9: where beaten forces go by land, by ferry, into the town; and where attackers go back to."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.battles import (
    CLEARED,
    REPELLED,
    attack,
    driven_out,
    goals,
    results,
    thrown_back,
)
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH, MOUNTAIN, WILDERNESS
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.forces import put_down
from ticonderoga.games.end_of_empire.rules.retreat import defenders_leave
from ticonderoga.games.end_of_empire.underway import Combat

# ---------------------------------------------------------------------- hexes


def french_beaten(*extra: str) -> Situation:
    s = Situation().put("44th Foot @ 1310", "Bearn, Artois, Rigaud @ 1310", *extra)
    return driven_out(s, "1310", "1311")


@pytest.mark.rule("R-J24")
def test_any_adjacent_hex_but_the_one_the_attack_came_from() -> None:
    s = french_beaten()
    assert (s.asked, s.asked_seat) == ("retreat", ALLIED)
    assert goals(s) == ["1309", "1410", "1411", "1211", "1210"]
    assert s.why_not("retreat 1311") == "attack_came_from"
    assert s.why_not("retreat 1112") == "not_adjacent"
    assert s.why_not("retreat 1310") == "already_there"
    assert s.why_not("retreat 1312") == "not_adjacent"
    assert s.why_not("retreat 1111-outpost") == "retreat_to_hex"
    assert s.why_not("embark fiw-fleet-french") == "not_offshore"
    assert s.why_not("embark fiw-fleet-british") == "no_own_fleet"
    assert s.why_not("embark Bearn") == "no_own_fleet"


@pytest.mark.rule("R-J24")
def test_the_whole_force_goes_together_with_its_leaders() -> None:
    s = french_beaten().allied("retreat 1411")
    assert s.at("1411") == "Allied: Bearn 2/2, Artois 2/2, Rigaud"
    assert s.at("1310") == "British: 44th Foot 2/2"


@pytest.mark.rule("R-J24")
def test_not_into_a_hex_with_an_enemy_anywhere_in_it() -> None:
    s = french_beaten("22nd Foot @ 1411", "Bouquet @ 1309")
    assert s.why_not("retreat 1411") == "enemy_in_hex"
    assert s.offers("retreat 1309")  # a leader alone does not count
    s = Situation().put("22nd Foot @ 1111-outpost", "44th Foot @ 1211", "Bearn @ 1211")
    driven_out(s, "1211", "1311")
    assert s.why_not("retreat 1111") == "enemy_in_hex"


@pytest.mark.rule("R-J24", "R-J30")
def test_a_leader_found_alone_is_taken() -> None:
    s = french_beaten("Bouquet @ 1309").allied("retreat 1309")
    assert s.where("Bouquet") == "captured"


@pytest.mark.rule("R-J24")
def test_friends_are_joined() -> None:
    s = french_beaten("Guyenne @ 1411").allied("retreat 1411")
    assert s.at("1411") == "Allied: Bearn 2/2, Artois 2/2, Guyenne 2/2, Rigaud"


@pytest.mark.rule("R-J24", "R-H19")
def test_not_into_the_sea() -> None:
    s = Situation().put("44th Foot @ 5927", "Bearn @ 5927")
    driven_out(s, "5927", "5926")
    assert goals(s) == ["5927-fortress", "5827"]
    assert s.why_not("retreat 6027") == "all_sea"


@pytest.mark.rule("R-J24", "R-H11")
def test_not_into_mountains() -> None:
    s = Situation()
    board = s.board
    mountain = next(h for h in range(board.hexes) if board.terrain[h] == MOUNTAIN)
    here = next(h for h in board.near[mountain] if board.terrain[h] == WILDERNESS)
    origin = next(h for h in board.near[here] if board.terrain[h] == WILDERNESS)
    s.put(f"44th Foot @ {board.ids[here]}", f"Bearn @ {board.ids[here]}")
    driven_out(s, board.ids[here], board.ids[origin])
    assert s.why_not(f"retreat {board.ids[mountain]}") == "mountain"


@pytest.mark.rule("R-J24")
def test_not_off_the_sheets_of_the_scenario() -> None:
    """Jenkins' Ear is played on the south sheet."""
    s = Situation("jenkins-ear")
    s.put("Oglethorpe's 42nd Foot @ 1012", "St. Augustine companies @ 1012")
    driven_out(s, "1012", "1011")
    assert s.why_not("retreat 1112") == "off_the_map"
    assert s.offers("retreat 1013")


@pytest.mark.rule("R-J24")
def test_with_nowhere_to_go_they_are_eliminated() -> None:
    around = ("1309", "1410", "1411", "1211", "1210")
    units = ("22nd Foot", "27th Foot", "28th Foot", "43rd Foot", "46th Foot")
    s = french_beaten(*[f"{unit} @ {hex}" for unit, hex in zip(units, around, strict=True)])
    assert s.where("Bearn") == s.where("Artois") == "dead"
    assert s.where("Rigaud") == "captured"


@pytest.mark.rule("R-J24", "R-J23")
def test_one_way_out_is_taken_without_asking() -> None:
    around = ("1309", "1410", "1411", "1211")
    units = ("22nd Foot", "27th Foot", "28th Foot", "43rd Foot")
    s = french_beaten(*[f"{unit} @ {hex}" for unit, hex in zip(units, around, strict=True)])
    assert s.at("1210") == "Allied: Bearn 2/2, Artois 2/2, Rigaud"


# ---------------------------------------------------------------------- the town of the same hex


@pytest.mark.rule("R-D7", "R-J24")
def test_into_the_town_of_the_same_hex() -> None:
    s = Situation().put("44th Foot @ 3710", "Bearn @ 3710", "Artois @ 3710-town")
    driven_out(s, "3710", "3711").allied("retreat 3710-town")
    assert s.at("3710-town") == "Allied: Bearn 2/2, Artois 2/2"


@pytest.mark.rule("R-D7", "R-J24")
def test_not_if_an_enemy_is_in_the_town() -> None:
    s = Situation().put("44th Foot @ 3710", "Bearn @ 3710", "22nd Foot @ 3710-town")
    driven_out(s, "3710", "3711")
    assert s.why_not("retreat 3710-town") == "enemy_inside"


@pytest.mark.rule("R-D7", "R-J24")
def test_not_into_the_town_the_attackers_came_out_of() -> None:
    """A sortie: all of the garrison has come out, so that the town is empty."""
    s = Situation().put("44th Foot @ 3710", "Bearn @ 3710")
    driven_out(s, "3710", "3710-town")
    assert s.why_not("retreat 3710-town") == "attack_came_from"
    assert goals(s) == ["3709", "3810", "3811", "3711", "3611", "3610"]


@pytest.mark.rule("R-J24")
def test_from_inside_nobody_retreats_into_the_hex_around() -> None:
    s = Situation().put("44th Foot @ 3710-town", "Bearn @ 3710-town")
    driven_out(s, "3710-town", "3710")
    assert s.why_not("retreat 3710") == "retreat_out_of_hex"
    assert goals(s) == ["3709", "3810", "3811", "3711", "3611", "3610"]


@pytest.mark.rule("R-O1")
def test_under_o1_nobody_goes_inside() -> None:
    s = Situation(one_space_per_hex="yes").put("44th Foot @ 3710", "Bearn @ 3710")
    driven_out(s, "3710", "3711")
    assert s.why_not("retreat 3710-town") == "one_space"


# ---------------------------------------------------------------------- example 10: ferries


def yorktown(british: str) -> Situation:
    s = Situation.at_war("arw").turn(39).put("French fleet (ARW) @ Chesapeake Bay")
    return s.put("2 Cont, Washington @ 1024", f"{british} @ 1024")


@pytest.mark.rule("G-G21", "R-J24", "R-H16")
def test_cornwallis_may_ferry_out_of_yorktown() -> None:
    s = driven_out(yorktown("33rd Foot, HC Rall, Cornwallis"), "1024", "1023", ALLIED)
    assert sorted(goals(s)) == ["1024-town", "1025", "1123", "S5923", "S5924"]
    assert s.why_not("retreat 1124") == "all_sea"
    assert s.why_not("retreat 1023") == "attack_came_from"
    s.british("retreat S5924")
    assert s.at("S5924") == "British: 33rd Foot 2/2, HC Rall 2/2, Cornwallis"
    assert s.has_mark("ferried") == ["33rd Foot", "HC Rall", "Cornwallis"]
    assert s.dice() == []


@pytest.mark.rule("R-J24", "R-H16")
def test_by_land_nobody_has_ferried() -> None:
    s = driven_out(yorktown("33rd Foot, Cornwallis"), "1024", "1023", ALLIED)
    assert s.british("retreat S5923").has_mark("ferried") == []


@pytest.mark.rule("R-J24", "R-H16", "R-H17")
def test_without_boats_there_is_no_ferry() -> None:
    """The enemy in the hex stops the ferry on the map."""
    s = driven_out(yorktown("HC Rall, Cornwallis"), "1024", "1023", ALLIED)
    assert sorted(goals(s)) == ["1024-town", "S5923"]
    assert s.why_not("retreat S5924") == "no_boats"
    assert s.why_not("retreat 1123") == "ferry_watched"


@pytest.mark.rule("R-J24", "R-H16")
def test_who_has_ferried_in_this_phase_does_not_ferry_again() -> None:
    s = yorktown("33rd Foot, Cornwallis").marked("ferried", "Cornwallis")
    driven_out(s, "1024", "1023", ALLIED)
    assert s.why_not("retreat S5924") == "ferried_already"


@pytest.mark.rule("R-J24", "R-N5")
def test_hexes_closed_to_a_nation_are_closed_to_its_retreats() -> None:
    """French units of the ARW do not go to Canada."""
    s = Situation.at_war("arw").turn(39).put("4th Foot @ 4112", "Soissonnois @ 4112")
    driven_out(s, "4112", "4113")
    assert s.why_not("retreat 4012") == "french_keep_out"


# ---------------------------------------------------------------------- attackers


@pytest.mark.rule("R-J23")
def test_attackers_go_back_to_where_they_came_from() -> None:
    s = Situation().put("44th Foot, Bouquet @ 1310", "Bearn, Artois @ 1310", "22nd Foot @ 1311")
    attack(s, "1310", "1311", roll=(2, 6))
    assert results(s) == ["1AR/1"]
    s.allied("lose Bearn")
    assert s.at("1311") == "British: 44th Foot 1/2, 22nd Foot 2/2, Bouquet"
    assert s.outcome == REPELLED


@pytest.mark.rule("R-J23")
def test_the_leaders_go_along_and_others_stay() -> None:
    s = Situation().put("44th Foot, Wolfe @ 3710-town", "Bearn @ 3710-town", "48th Foot @ 3710")
    thrown_back(s, "3710-town", "3710")
    assert s.at("3710") == "British: 44th Foot 2/2, 48th Foot 2/2, Wolfe"


@pytest.mark.rule("A-25")
def test_reactors_go_back_to_where_they_reacted_from() -> None:
    s = Situation().put("44th Foot, 48th Foot @ 1310", "Bearn, Artois @ 1310")
    attack(s, "1310", "1210", ALLIED, roll=(2,), reacting=True)
    assert results(s) == ["1AR/1"]
    s.british("lose 44th Foot").allied("lose Bearn")
    assert s.at("1210") == "Allied: Bearn 1/2, Artois 2/2"
    assert s.outcome == REPELLED


@pytest.mark.rule("R-J24", "R-I8")
def test_a_mover_who_is_beaten_by_a_reactor_retreats_but_not_to_where_that_one_was() -> None:
    s = Situation().put("44th Foot, 48th Foot @ 1310", "Bearn, Artois @ 1310")
    attack(s, "1310", "1210", ALLIED, roll=(6,), reacting=True)
    s.british("lose 44th Foot").allied("lose 48th Foot", "lose Bearn")
    assert (s.asked, s.asked_seat) == ("retreat", BRITISH)
    assert s.why_not("retreat 1210") == "attack_came_from"
    s.british("retreat 1311")
    assert s.outcome == CLEARED


@pytest.mark.rule("A-21")
def test_boxed_arrivals_go_to_an_adjacent_hex_without_enemies() -> None:
    s = Situation().put("44th Foot, 48th Foot @ 1310", "Bearn, Artois @ 1310", "Guyenne @ 1311")
    s.marked("fresh", "44th Foot", "48th Foot")
    attack(s, "1310", "1310", roll=(2,))
    s.allied("lose Bearn").british("lose 44th Foot")
    assert (s.asked, s.asked_seat) == ("retreat", BRITISH)
    assert s.why_not("retreat 1311") == "enemy_in_hex"
    assert s.why_not("embark fiw-fleet-british") == "not_by_sea"
    s.british("retreat 1411")
    assert s.at("1411") == "British: 44th Foot 1/2, 48th Foot 2/2"
    assert s.has_mark("fresh") == ["44th Foot", "48th Foot"]


@pytest.mark.rule("A-21")
def test_they_do_not_go_into_the_place_of_their_entry_hex() -> None:
    s = Situation().put("44th Foot @ 3710", "Bearn @ 3710")
    thrown_back(s, "3710", "3710")
    assert s.why_not("retreat 3710-town") == "retreat_out_of_hex"


@pytest.mark.rule("A-21")
def test_boxed_arrivals_with_nowhere_to_go_are_eliminated() -> None:
    around = ("1309", "1410", "1411", "1211", "1210", "1311")
    french = ("Guyenne", "La Sarre", "La Reine", "Languedoc", "Bourgogne", "Cambis")
    s = Situation().put(*[f"{unit} @ {hex}" for unit, hex in zip(french, around, strict=True)])
    s.put("44th Foot, 48th Foot, Bouquet @ 1310", "Bearn, Artois @ 1310")
    thrown_back(s, "1310", "1310")
    assert s.where("44th Foot") == s.where("48th Foot") == "dead"
    assert s.where("Bouquet") == "captured"


@pytest.mark.rule("A-22")
def test_joint_attackers_go_back_each_to_its_own_origin() -> None:
    s = Situation().put("British fleet @ Gulf of Maine", "T de Mar IR 1 @ 5927-fortress")
    s.put("44th Foot, Wolfe, 48th Foot, Amherst @ 5927-fortress")
    fleet = "aboard British fleet"
    thrown_back(s, "5927-fortress", "5827", origins={"48th Foot": fleet, "Amherst": fleet})
    s.british("retreat 5827")
    assert s.at("5827") == "British: 44th Foot 2/2, Wolfe"
    assert s.where("48th Foot") == s.where("Amherst") == "at sea"
    aboard = s.g.aboard(s.piece("British fleet"))
    assert s.g.at(BRITISH, aboard) == (s.piece("48th Foot"), s.piece("Amherst"))


@pytest.mark.rule("A-22", "R-J18")
def test_the_senior_of_all_contingents_commands() -> None:
    s = Situation().put("44th Foot, Wolfe, 48th Foot, Amherst @ 1310", "Bearn @ 1310")
    attack(s, "1310", "1311", roll=(4, 6, 6, 6), origins={"48th Foot": "1210", "Amherst": "1210"})
    assert s.logged("leader_modifier")[0][2] == s.piece("Amherst")


@pytest.mark.rule("R-J24", "A-22")
def test_no_retreat_to_where_any_contingent_came_from() -> None:
    s = Situation().put("44th Foot, 48th Foot @ 1310", "Bearn, Artois @ 1310")
    driven_out(s, "1310", "1311", origins={"48th Foot": "1210"})
    assert s.why_not("retreat 1210") == "attack_came_from"
    assert s.why_not("retreat 1311") == "attack_came_from"
    assert goals(s) == ["1309", "1410", "1411", "1211"]


@pytest.mark.rule("R-J23")
def test_if_an_enemy_is_where_they_came_from_they_go_elsewhere() -> None:
    s = Situation().put("44th Foot @ 1310", "Bearn, Artois @ 1310", "Guyenne @ 1311")
    thrown_back(s, "1310", "1311")
    assert s.asked == "retreat"
    assert s.why_not("retreat 1311") == "enemy_in_hex"


@pytest.mark.rule("R-J23")
def test_a_hex_too_far_away_is_told_so_whoever_is_in_it() -> None:
    s = Situation().put("44th Foot @ 1111", "Bearn @ 1111", "Artois @ 1109", "La Reine @ 1110")
    driven_out(s, "1111", "1112")
    assert s.why_not("retreat 1109") == "not_adjacent"


@pytest.mark.rule("R-M14", "R-J23")
def test_a_landing_party_alone_is_not_asked_whether_it_leaves() -> None:
    s = Situation().put("Bearn @ 4221", "British fleet @ Gulf of Maine")
    party = s.pieces.landing[s.piece("British fleet")]
    put_down(s.start, BRITISH, (party,), s.space("4221"))
    c = Combat(s.space("4221"), ALLIED, s.space("4220"))
    c.attackers = s.start.at(ALLIED, c.space)

    def leave(g: Position) -> Procedure[None]:
        g.combat = c
        yield from defenders_leave(g, c)
        g.combat = None

    s.perform(leave)
    assert s.answered() == []


@pytest.mark.rule("A-21", "R-J24")
def test_attackers_who_came_from_nowhere_leave_the_hex_though_the_enemy_is_gone() -> None:
    s = thrown_back(Situation().put("44th Foot @ 1110"), "1110", "1110")
    assert s.asked == "retreat"
    assert "1110" not in goals(s)


# ---------------------------------------------------------------------- Raid markers


@pytest.mark.rule("R-D8", "A-29")
def test_who_retreats_from_an_american_port_leaves_a_raid_marker() -> None:
    s = Situation.at_war("arw").put("2 Cont @ 3120", "4th Foot @ 3120", "5th Foot @ 3120-town")
    driven_out(s, "3120", "3119", ALLIED).british("retreat 3121")
    assert s.logged("raid_marker") == []  # the 5th holds Boston
    s = Situation.at_war("arw").put("2 Cont @ 3120", "4th Foot @ 3120")
    driven_out(s, "3120", "3119", ALLIED).british("retreat 3120-town")
    assert s.logged("raid_marker") == []
    s = Situation.at_war("arw").put("2 Cont @ 3120-town", "4th Foot @ 3120-town")
    driven_out(s, "3120-town", "3120", ALLIED).british("retreat 3121")
    assert s.logged("raid_marker") == [(s.board.boston,)]


@pytest.mark.rule("R-D8", "A-29")
def test_so_do_those_who_go_aboard_or_are_thrown_back() -> None:
    s = Situation.at_war("arw").turn(4)
    s.put("2 Cont @ 3120-town", "4th Foot @ 3120-town", "British fleet @ Gulf of Maine")
    driven_out(s, "3120-town", "3120", ALLIED).british("embark British fleet")
    assert s.logged("raid_marker") == [(s.board.boston,)]
    s = Situation.at_war("arw").put("2 Cont @ 3120", "4th Foot @ 3120")
    thrown_back(s, "3120", "3119")
    assert s.logged("raid_marker") == [(s.board.boston,)]
    s = Situation.at_war("arw")
    s.put("2 Cont @ 3120", "4th Foot @ 3120", "British fleet @ Gulf of Maine")
    thrown_back(s, "3120", "aboard British fleet")
    assert s.logged("raid_marker") == [(s.board.boston,)]
