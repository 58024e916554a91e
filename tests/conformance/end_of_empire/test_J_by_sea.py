"""5.1, 14.5, 14.6, 14.8: surrender in a blockaded port, evacuation, and landing parties."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.battles import (
    CLEARED,
    REPELLED,
    attack,
    driven_out,
    give_in,
    goals,
    odds,
    results,
    thrown_back,
)
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH
from ticonderoga.games.end_of_empire.rules.combat import fight
from ticonderoga.games.end_of_empire.rules.forces import lift, put_down
from ticonderoga.games.end_of_empire.rules.naval_infantry import ready, return_aboard
from ticonderoga.games.end_of_empire.rules.retreat import bars_retreat, is_blockaded

BRITISH_FLEET = "British fleet @ Gulf of Maine"


def louisbourg(*extra: str, where: str = "5927-fortress") -> Situation:
    s = Situation().put(f"44th Foot @ {where}", f"Bearn, Drucour @ {where}", *extra)
    return driven_out(s, where, "5926")


# ---------------------------------------------------------------------- surrender


@pytest.mark.rule("R-D9", "R-M17", "R-J24")
@pytest.mark.parametrize("area", ["Gulf of Maine", "Gulf of St Lawrence"])
def test_louisbourg_surrenders_to_a_fleet_in_either_of_its_waters(area: str) -> None:
    s = louisbourg(f"British fleet @ {area}")
    assert s.where("Bearn") == "dead"
    assert s.where("Drucour") == "captured"
    assert s.logged("surrendered") == [(ALLIED, s.space("5927-fortress"))]


@pytest.mark.rule("R-D9", "R-D10")
@pytest.mark.parametrize("extra", [(), ("British fleet @ Chesapeake Bay",)])
def test_without_an_enemy_fleet_offshore_they_retreat(extra: tuple[str, ...]) -> None:
    s = louisbourg(*extra)
    assert s.where("Bearn") == "5827"


@pytest.mark.rule("R-D9", "G-G21")
def test_outside_in_the_hex_nobody_is_blockaded() -> None:
    s = louisbourg(BRITISH_FLEET, where="5927")
    assert goals(s) == ["5927-fortress", "5827"]


@pytest.mark.rule("R-D9")
@pytest.mark.parametrize("fort", [True, False])
def test_a_town_without_a_fort_surrenders_too(fort: bool) -> None:
    s = Situation.at_war("arw").turn(39).put("French fleet @ Chesapeake Bay")
    s.put("2 Cont @ 1024-town", "33rd Foot, Cornwallis @ 1024-town")
    if fort:
        s.put("fort @ 1024-town")
    driven_out(s, "1024-town", "1024", ALLIED)
    assert s.where("33rd Foot") == "dead"
    assert s.where("Cornwallis") == "captured"


@pytest.mark.rule("R-D9")
def test_an_outpost_with_a_port_as_well() -> None:
    s = Situation().put("British fleet @ Gulf of St Lawrence")
    s.put("44th Foot @ 5122-outpost", "Bearn @ 5122-outpost")
    driven_out(s, "5122-outpost", "5122")
    assert s.where("Bearn") == "dead"


@pytest.mark.rule("R-D9", "A-51")
def test_philadelphia_is_blockaded_from_the_mouth_of_its_river() -> None:
    s = Situation.at_war("arw").turn(39).put("French fleet @ North Atlantic")
    s.put("2 Cont @ 1820-town", "33rd Foot @ 1820-town")
    driven_out(s, "1820-town", "1820", ALLIED)
    assert s.where("33rd Foot") == "dead"


@pytest.mark.rule("R-D9")
def test_a_town_that_is_no_port_is_not_blockaded() -> None:
    s = Situation().put("British fleet @ Gulf of St Lawrence")
    s.put("44th Foot @ 3710-town", "Bearn @ 3710-town")
    driven_out(s, "3710-town", "3710")
    assert s.asked == "retreat"


@pytest.mark.rule("A-39", "R-D9")
def test_a_fleet_that_is_a_winter_marker_does_not_blockade() -> None:
    s = Situation().season("winter").put(BRITISH_FLEET).marked("winter_fleets", "British fleet")
    s.put("44th Foot @ 5927-fortress", "Bearn @ 5927-fortress")
    driven_out(s, "5927-fortress", "5926")
    assert s.where("Bearn") == "5827"


@pytest.mark.rule("R-D9", "R-J12")
def test_an_ambush_that_sends_them_off_means_surrender_too() -> None:
    s = Situation().put("British fleet @ Gulf of St Lawrence")
    s.put("Rogers' Rangers, Gorham's Rangers @ 5122-outpost", "Bearn, Artois @ 5122-outpost")
    attack(s, "5122-outpost", "5122", roll=(3,))
    s.allied("exempt Bearn").british("ambush")
    assert s.logged("ambush_result") == [(3, "1R")]
    assert s.where("Artois") == "dead"
    assert s.where("Bearn") == "5122-outpost"


@pytest.mark.rule("R-D9", "R-M17")
def test_the_whole_battle() -> None:
    s = Situation().put(BRITISH_FLEET, "T de Mar IR 1, Bearn, Artois, Drucour @ 5927-fortress")
    s.put("44th Foot, 48th Foot, 22nd Foot, Royal Artillery (Amherst), Wolfe @ 5927-fortress")
    attack(s, "5927-fortress", "5926", roll=(5, 6, 6))
    s.british("none")
    assert results(s) == ["1/2DR"]
    s.allied("lose Bearn").british("lose Artois", "lose 44th Foot")
    assert s.outcome == CLEARED
    assert s.where("Bearn") == s.where("T de Mar IR 1") == "dead"
    assert s.where("Drucour") == "captured"


@pytest.mark.rule("R-O1")
def test_under_o1_the_hex_of_a_port_is_enough() -> None:
    s = Situation(one_space_per_hex="yes").put(BRITISH_FLEET)
    s.put("44th Foot @ 5927", "Bearn @ 5927")
    driven_out(s, "5927", "5926")
    assert s.where("Bearn") == "dead"


# ---------------------------------------------------------------------- evacuation


@pytest.mark.rule("R-M12", "R-D10")
def test_defenders_may_go_aboard_a_fleet_offshore() -> None:
    s = louisbourg("French fleet @ Gulf of St Lawrence")
    assert goals(s) == ["5827"]
    s.allied("embark French fleet")
    assert s.g.at(ALLIED, s.g.aboard(s.piece("French fleet"))) == (
        s.piece("Bearn"),
        s.piece("Drucour"),
    )
    assert s.at("5927-fortress") == "British: 44th Foot 2/2"


@pytest.mark.rule("R-M12")
def test_from_the_hex_as_well_if_it_is_on_the_coast() -> None:
    s = Situation().put("French fleet @ Gulf of Maine", "44th Foot @ 5827", "Bearn @ 5827")
    driven_out(s, "5827", "5927")
    assert s.offers("embark French fleet")
    s = Situation().put("French fleet @ Gulf of Maine", "44th Foot @ 1310", "Bearn @ 1310")
    driven_out(s, "1310", "1311")
    assert s.why_not("embark French fleet") == "not_offshore"


@pytest.mark.rule("R-M12")
def test_not_aboard_a_fleet_elsewhere_or_a_winter_marker() -> None:
    s = Situation().put("French fleet @ Chesapeake Bay", "44th Foot @ 5827", "Bearn @ 5827")
    driven_out(s, "5827", "5927")
    assert s.why_not("embark French fleet") == "not_offshore"
    s = Situation().put("French fleet @ Gulf of Maine", "44th Foot @ 5827", "Bearn @ 5827")
    driven_out(s.marked("winter_fleets", "French fleet"), "5827", "5927")
    assert s.why_not("embark French fleet") == "not_offshore"


@pytest.mark.rule("R-M12")
def test_beaten_attackers_may_go_aboard_too() -> None:
    s = Situation().put(BRITISH_FLEET, "44th Foot @ 5927", "Bearn @ 5927")
    thrown_back(s, "5927", "5926")
    assert goals(s) == ["5926"]
    assert s.why_not("retreat 5827") == "back_where_from"
    s.british("embark British fleet")
    assert s.where("44th Foot") == "at sea"


@pytest.mark.rule("R-M12", "R-J29")
def test_who_only_gives_up_goes_back() -> None:
    s = Situation().put(BRITISH_FLEET, "44th Foot @ 5927", "Bearn @ 5927")
    thrown_back(s, "5927", "5926", beaten=False)
    assert s.where("44th Foot") == "5926"


@pytest.mark.rule("R-M12", "R-N2")
def test_spaniards_and_americans_do_not_share_a_fleet() -> None:
    s = Situation.at_war("arw").turn(39).put("French fleet @ Gulf of Mexico")
    s.put("Spanish fleet @ Gulf of Mexico")
    s.put("4th Foot @ S2315", "Luisiana @ S2315", "2 Cont @ aboard French fleet")
    driven_out(s, "S2315", "S2314")
    assert s.why_not("embark French fleet") == "spanish_apart"
    assert s.offers("embark Spanish fleet")


# ---------------------------------------------------------------------- Boston


def boston(turn: int, where: str = "3120-town", british: bool = True) -> Situation:
    s = Situation.at_war("arw").turn(turn).put("arw-fleet-british @ track")
    s.start.due[s.piece("arw-fleet-british")] = 7
    us, them = ("2 Cont", "4th Foot") if british else ("4th Foot", "2 Cont")
    s.put(f"{us} @ {where}", f"{them} @ {where}")
    return driven_out(s, where, "3020", ALLIED if british else BRITISH)


@pytest.mark.rule("R-M13")
def test_the_british_leave_boston_by_sea_before_they_have_a_fleet() -> None:
    s = boston(2)
    s.british("embark British fleet")
    assert s.g.at(BRITISH, s.g.aboard(s.piece("British fleet"))) == (s.piece("4th Foot"),)
    assert boston(2, "3120").offers("embark British fleet")


@pytest.mark.rule("R-M13")
@pytest.mark.parametrize(("turn", "by_sea"), [(4, True), (5, False), (6, False), (7, False)])
def test_not_in_winter_and_not_from_turn_7_on(turn: int, by_sea: bool) -> None:
    """Turns 5 and 6 are winter."""
    assert boston(turn).offers("embark British fleet") == by_sea


@pytest.mark.rule("R-M13")
def test_only_the_british_and_only_at_boston() -> None:
    s = boston(2, british=False)
    assert s.why_not("embark British fleet") == "no_own_fleet"
    assert s.why_not("embark French fleet") == "not_offshore"
    s = Situation.at_war("arw").turn(2).put("arw-fleet-british @ Chesapeake Bay")
    driven_out(s.put("2 Cont @ 3120", "4th Foot @ 3120"), "3120", "3020", ALLIED)
    assert s.why_not("embark British fleet") == "not_offshore"
    s = Situation.at_war("arw").turn(2).put("arw-fleet-british @ track")
    s.put("2 Cont @ 2220", "4th Foot @ 2220")
    driven_out(s, "2220", "2219", ALLIED)
    assert s.why_not("embark British fleet") == "not_offshore"


@pytest.mark.rule("R-M13")
def test_no_other_fleet_that_is_still_to_come_takes_anybody_off() -> None:
    s = Situation.at_war("arw").turn(2).put("arw-fleet-french @ track")
    s.start.due[s.piece("arw-fleet-french")] = 7
    driven_out(s.put("4th Foot @ 3120", "2 Cont @ 3120"), "3120", "3020")
    assert s.why_not("embark French fleet") == "not_offshore"
    s = Situation.at_war("fiw").turn(2).put("fiw-fleet-british @ track")
    s.start.due[s.piece("fiw-fleet-british")] = 7
    driven_out(s.put("Bearn @ 3120", "44th Foot @ 3120"), "3120", "3020", ALLIED)
    assert s.why_not("embark British fleet") == "not_offshore"


# ---------------------------------------------------------------------- landings thrown back


@pytest.mark.rule("A-20")
def test_landed_attackers_go_back_aboard_their_fleet() -> None:
    s = Situation().put(BRITISH_FLEET, "44th Foot, Wolfe @ 5827", "Bearn @ 5827")
    thrown_back(s, "5827", "aboard British fleet")
    assert s.where("44th Foot") == s.where("Wolfe") == "at sea"
    assert s.logged("evacuated") == [(BRITISH, s.space("5827"), s.piece("British fleet"))]


@pytest.mark.rule("A-20")
def test_without_a_fleet_they_go_to_the_nearest_port() -> None:
    s = Situation.at_war("arw").turn(20).put("2 Cont @ S5924", "4th Foot @ S5924")
    thrown_back(s, "S5924", "sea", ALLIED)
    assert s.where("2 Cont") == "1024"
    s = Situation.at_war("arw").turn(20).put("2 Cont @ S5924", "4th Foot @ S5924")
    s.put("5th Foot @ 1024")
    thrown_back(s, "S5924", "sea", ALLIED)
    assert s.where("2 Cont") != "1024"


@pytest.mark.rule("A-20")
def test_nothing_is_against_the_way_back() -> None:
    """To where they came from by land, with a fleet offshore too; to any of the nearest ports."""
    s = Situation().put(BRITISH_FLEET, "44th Foot @ 5827", "Bearn @ 5827")
    thrown_back(s, "5827", "5727")
    r = s.g.retreat
    assert r is not None
    assert (r.goals, s.asked) == ([s.space("5727")], "retreat")
    assert bars_retreat(s.g, r, s.space("5727")) == ""
    assert bars_retreat(s.g, r, s.space("5728")) == "back_where_from"


@pytest.mark.rule("A-20")
def test_of_equally_near_ports_the_owner_chooses() -> None:
    s = Situation.at_war("arw").turn(20).put("2 Cont @ S5924", "4th Foot @ S5924")
    s.put("5th Foot @ 1024")
    thrown_back(s, "S5924", "sea", ALLIED)
    near = {}
    for hex in s.board.ports:
        if s.board.owner[3][hex] == ALLIED and s.board.ids[hex] not in ("S5924", "1024"):
            near[s.board.ids[hex]] = s.board.distance(s.space("S5924"), hex)
    nearest = [hex for hex, away in near.items() if away == min(near.values())]
    found = goals(s) if s.asked else [s.where("2 Cont")]
    assert sorted(found) == sorted(nearest)
    if s.asked:
        assert s.why_not("retreat 3120") == "nearest_port"


@pytest.mark.rule("A-20")
def test_they_go_inside_where_friends_hold_the_town() -> None:
    s = Situation.at_war("arw").turn(20).put("2 Cont @ S5924", "4th Foot @ S5924")
    s.put("3 Cont @ 1024-town", "5th Foot @ 1024")
    thrown_back(s, "S5924", "sea", ALLIED)
    assert s.where("2 Cont") == "1024-town"


@pytest.mark.rule("A-20")
def test_without_a_port_they_are_lost() -> None:
    s = Situation.at_war("fiw").put("British fleet @ Gulf of Maine", "44th Foot @ 4926")
    s.put("Bearn @ 4926")
    ports = [hex for hex in s.board.ports if s.board.owner[2][hex] == ALLIED]
    pieces = [p for p in s.pieces.of_war[2] if s.pieces.british_regular[p]][1:]
    for hex, piece in zip(ports, pieces, strict=False):
        s.put(f"{s.pieces.ids[piece]} @ {s.board.ids[hex]}")
    thrown_back(s, "4926", "sea", ALLIED)
    assert s.where("Bearn") == "dead"


# ---------------------------------------------------------------------- naval infantry


def landing(*extra: str, where: str = "5927-fortress", origin: str = "5926") -> Situation:
    s = Situation().put(f"44th Foot, 48th Foot @ {where}", f"Bearn, Artois @ {where}", *extra)
    return attack(s, where, origin, roll=(4,))


@pytest.mark.rule("R-M11")
def test_a_landing_party_takes_part_without_a_check() -> None:
    s = landing(BRITISH_FLEET)
    assert (s.asked, s.asked_seat) == ("landing_party", BRITISH)
    assert s.choices() == ["land_party British fleet landing party", "none"]
    assert s.why_not("land_party 44th Foot") == "outside"
    s.british("land_party British fleet landing party")
    assert odds(s) == [(13, 10, "1:1")]
    assert s.where("British fleet landing party") == "5927-fortress"


@pytest.mark.rule("R-M11")
def test_it_may_stay_aboard() -> None:
    s = landing(BRITISH_FLEET).british("none")
    assert odds(s) == [(10, 10, "1:1")]
    assert s.where("British fleet landing party") == "aside"


@pytest.mark.rule("R-M11")
def test_only_on_the_coast_of_the_sea_area_of_its_fleet() -> None:
    assert landing("British fleet @ Chesapeake Bay").asked != "landing_party"
    assert landing(BRITISH_FLEET, where="1310", origin="1311").asked != "landing_party"
    s = Situation().put(BRITISH_FLEET).marked("winter_fleets", "British fleet")
    s.put("44th Foot @ 5927", "Bearn @ 5927")
    assert attack(s, "5927", "5926", roll=(4,)).asked != "landing_party"


@pytest.mark.rule("R-M11")
def test_losses_send_it_back() -> None:
    s = Situation().put(BRITISH_FLEET, "44th Foot, 48th Foot @ 5827", "Bearn, Artois @ 5827")
    attack(s, "5827", "5927", roll=(3,))
    s.british("land_party British fleet landing party")
    assert results(s) == ["1/0"]
    s.british("lose 44th Foot")
    assert s.where("British fleet landing party") == "withdrawn"
    give_in(s)
    return_aboard(s.g)
    assert s.where("British fleet landing party") == "aside"


@pytest.mark.rule("R-M11")
def test_it_stays_while_its_force_loses_nothing() -> None:
    s = Situation().put(BRITISH_FLEET, "44th Foot, 48th Foot @ 5827", "Bearn, Artois @ 5827")
    attack(s, "5827", "5927", roll=(4,))
    s.british("land_party British fleet landing party")
    assert results(s) == ["0/1"]
    s.allied("lose Bearn")
    assert s.where("British fleet landing party") == "5827"
    s.allied("stand").british("give_up")
    assert s.where("British fleet landing party") == "withdrawn"  # it does not go inland
    assert s.at("5927") == "British: 44th Foot 2/2, 48th Foot 2/2"
    assert s.outcome == REPELLED


@pytest.mark.rule("R-M11")
def test_it_never_pays_a_loss() -> None:
    s = Situation().put(BRITISH_FLEET, "44th Foot @ 5827", "Bearn @ 5827")
    attack(s, "5827", "5927", roll=(1,))
    s.british("land_party British fleet landing party")
    assert results(s) == ["2/0"]
    assert s.where("44th Foot") == "dead"
    assert s.where("British fleet landing party") == "withdrawn"


@pytest.mark.rule("R-M11")
def test_defenders_may_have_one_too() -> None:
    s = Situation().put(BRITISH_FLEET, "44th Foot @ 5827", "Bearn, Artois @ 5827")
    attack(s, "5827", "5927", ALLIED, roll=(3,))
    assert (s.asked, s.asked_seat) == ("landing_party", BRITISH)
    s.british("land_party British fleet landing party")
    assert odds(s) == [(10, 8, "1:1")]


@pytest.mark.rule("R-M11")
def test_in_the_same_hex_it_may_be_used_again() -> None:
    s = Situation().put(BRITISH_FLEET, "44th Foot @ 5927-fortress", "Bearn @ 5927-fortress")
    s.put("British fleet landing party, 48th Foot @ 5927")
    attack(s, "5927-fortress", "5927", roll=(4,))
    s.british("land_party British fleet landing party")
    assert odds(s) == [(8, 5, "1:1")]
    s = Situation().put(BRITISH_FLEET, "44th Foot, British fleet landing party @ 5827")
    s.put("Bearn @ 5827")
    assert odds(attack(s, "5827", "5927", roll=(4,))) == [(8, 5, "1:1")]


@pytest.mark.rule("R-M11", "R-N8")
def test_spanish_landing_parties_of_the_american_war() -> None:
    def pensacola(where: str, origin: str, held: bool, area: str) -> Situation:
        s = Situation.at_war("arw").turn(35).put(f"Spanish fleet @ {area}")
        s.but(spain_in_florida=held, entered_war=[10, 20])
        s.put(f"Luisiana, Principe @ {where}", f"4th Foot, 5th Foot @ {where}")
        return attack(s, where, origin, ALLIED, roll=(4,))

    assert pensacola("S2315", "S2314", True, "Gulf of Mexico").asked == "landing_party"
    assert pensacola("S2315", "S2314", False, "Gulf of Mexico").asked != "landing_party"
    assert pensacola("S3426", "S3425", True, "South Atlantic").asked == "landing_party"
    assert pensacola("S3525", "S3524", True, "South Atlantic").asked != "landing_party"


@pytest.mark.rule("R-M11")
def test_the_landing_parties_of_two_fleets_take_part_together() -> None:
    s = Situation.at_war("arw").turn(35).but(spain_in_florida=True, entered_war=[10, 20])
    s.put("Spanish fleet, French fleet @ Gulf of Mexico")
    s.put("Luisiana, Principe @ S2315", "4th Foot, 5th Foot @ S2315")
    attack(s, "S2315", "S2314", ALLIED, roll=(4,))
    alone = s.match.choices(ALLIED)
    s.match.choose(alone[0], ALLIED)
    assert s.asked == "landing_party"
    assert s.match.choices(ALLIED) == alone[1:]
    s.match.choose(alone[1], ALLIED)
    assert len(s.logged("landing_party")) == 2


# ---------------------------------------------------------------------- beaten by the sea


@pytest.mark.rule("R-M13")
def test_attackers_who_are_beaten_may_be_evacuated() -> None:
    s = Situation().put(
        BRITISH_FLEET, "44th Foot, 48th Foot @ 5827", "Bearn, Artois, Guyenne @ 5827"
    )
    attack(s, "5827", "5826", roll=(1,)).british("none")
    while s.asked in ("own_loss", "enemy_loss"):
        s.match.choose(s.match.choices(s.asked_seat)[0], s.asked_seat)
    assert s.asked == "retreat"
    assert s.offers("embark British fleet")
    assert s.offers("retreat 5826")


@pytest.mark.rule("R-M13", "R-J12")
def test_and_so_may_those_who_are_ambushed() -> None:
    s = Situation().put(BRITISH_FLEET, "44th Foot, 48th Foot @ 5827", "allied Micmac @ 5827")
    attack(s, "5827", "5826", roll=(6, 6))
    s.allied("ambush")
    while s.asked in ("own_loss", "enemy_loss"):
        s.match.choose(s.match.choices(s.asked_seat)[0], s.asked_seat)
    assert s.asked == "retreat"
    assert s.offers("embark British fleet")


@pytest.mark.rule("R-M13", "R-J24")
def test_a_fleet_is_a_way_out_where_there_is_no_other() -> None:
    s = Situation().put("44th Foot @ 5827", "Bearn @ 5827", "French fleet @ Gulf of Maine")
    ring = [space for hex in s.board.near[s.space("5827")] for space in s.board.spaces_of[hex]]
    british = [p for p in s.pieces.of_war[s.g.war] if s.pieces.side[p] == BRITISH]
    others = [p for p in british if s.pieces.is_unit(p) and s.g.where[p] < 0]
    for space, piece in zip(ring, others, strict=False):
        s.put(f"{s.pieces.ids[piece]} @ {s.board.ids[space]}")
    driven_out(s, "5827", "5826")
    assert goals(s) == [] if s.asked else True
    assert s.g.at(ALLIED, s.g.aboard(s.piece("French fleet"))) == (s.piece("Bearn"),)


@pytest.mark.rule("R-M11", "R-J2")
def test_own_units_that_do_not_attack_are_not_in_the_battle() -> None:
    s = Situation().put("44th Foot, 48th Foot @ 1310", "Bearn @ 1310").roll(6, *[6] * 6)
    space, force = s.space("1310"), (s.piece("44th Foot"),)
    s.perform(lambda g: fight(g, space, BRITISH, force, s.space("1311")))
    assert odds(s)[0][:2] == (5, 5)


@pytest.mark.rule("R-M11")
def test_a_landing_party_fights_in_its_hex_only() -> None:
    s = Situation().put(BRITISH_FLEET, "44th Foot @ 5827", "Bearn @ 5927")
    party = s.pieces.landing[s.piece("British fleet")]
    for where, there in (("5827", []), ("5927", [party]), ("5927-fortress", [party])):
        put_down(s.start, BRITISH, (party,), s.space(where))
        assert ready(s.start, BRITISH, s.space("5927")) == (there if where != "5927" else [])
        lift(s.start, BRITISH, (party,))


@pytest.mark.rule("R-D9", "R-M17")
def test_a_town_on_the_coast_that_is_no_port_is_not_blockaded() -> None:
    s = Situation.at_war("arw").turn(39).put("French fleet @ North Atlantic")
    fleet = s.g.area_of(s.piece("French fleet"))
    for town, shut in (("2922-town", True), ("2921-town", False)):
        assert s.board.coast[s.board.hex_of[s.space(town)]] >> fleet & 1
        assert is_blockaded(s.g, BRITISH, s.space(town)) == shut


@pytest.mark.rule("R-M14")
def test_spanish_landing_parties_are_held_back_in_the_revolution_only() -> None:
    s = Situation.at_war("jenkins").put("Spanish fleet @ South Atlantic")
    space = s.space("S4225")
    assert s.board.coast[space]
    assert ready(s.g, ALLIED, space) == [s.pieces.landing[s.piece("Spanish fleet")]]
