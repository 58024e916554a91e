"""8.6 Leader Redeployment; the adjustment within hexes of O6."""

import pytest

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import BRITISH
from ticonderoga.games.end_of_empire.rules.forces import put_down
from ticonderoga.games.end_of_empire.rules.redeployment import bars_adjust, open_seas


def leaders(*stacks: str, war: str = "fiw", side: str = "british", **options: str) -> Situation:
    s = Situation.at_war(war, **options).phase("redeployment").until("operations-end")
    return s.active(side).put(*stacks)


# ---------------------------------------------------------------------- who


@pytest.mark.rule("R-G15")
def test_a_leader_rides_any_distance_to_units_of_his_side() -> None:
    s = leaders("Braddock @ 1817", "44th Foot @ 2716", "48th Foot @ 1820")
    s.british("redeploy Braddock")
    assert s.offered("to") == ["Albany (2716)", "Philadelphia (1820)"]
    s.british("to 2716")
    assert s.where("Braddock") == "2716"
    assert s.logged("redeployed") == [
        (s.piece("Braddock"), s.space("1817"), s.space("2716")),
    ]
    s.british("end_redeployment")
    assert s.step() == "operations-end"
    assert s.g.seen_to == 0


@pytest.mark.rule("R-G15")
def test_not_if_he_has_moved_with_units() -> None:
    s = leaders("Braddock, Webb, 44th Foot @ 1817", "48th Foot @ 1820")
    s.marked("moved_leaders", "Braddock").marked("done", "Webb").marked("checked", "Webb")
    s.begin()
    assert s.why_not("redeploy Braddock") == "moved_with_units"
    assert s.why_not("redeploy 44th Foot (FIW)") == "no_leader_of_yours"
    assert s.why_not("redeploy Montcalm") == "no_leader_of_yours"
    assert s.why_not("redeploy Shirley") == "not_on_map"
    s.british("redeploy Webb", "to 1820")
    assert s.where("Webb") == "1820"


@pytest.mark.rule("R-G15")
def test_a_leader_redeploys_once() -> None:
    s = leaders("Braddock @ 1817", "Webb @ 1816", "44th Foot @ 2716", "48th Foot @ 1820")
    s.british("redeploy Braddock", "to 2716")
    assert s.why_not("redeploy Braddock") == "redeployed_already"
    s.british("redeploy Webb", "stay")
    assert s.asked == ""
    assert s.where("Webb") == "1816"


@pytest.mark.rule("R-G15")
def test_he_needs_units_where_he_goes() -> None:
    s = leaders("Braddock @ 1817", "Webb @ 2716", "44th Foot @ 1820-town", "Bearn @ 3411")
    s.british("redeploy Braddock")
    assert s.offered("to") == ["Philadelphia town (1820)"]
    assert s.why_not("to 2716") == "no_units_of_yours"
    assert s.why_not("to 3411") == "no_units_of_yours"
    assert s.why_not("to 1817") == "already_there"


# ---------------------------------------------------------------------- by land


@pytest.mark.rule("R-G15", "A-55")
def test_wilderness_without_an_enemy_counts_as_neutral() -> None:
    s = leaders("Braddock @ 1816", "44th Foot @ 1111-outpost").british("redeploy Braddock")
    assert s.offered("to") == ["Fort Duquesne outpost (1111)"]


RING = ("1110", "1211", "1212", "1112", "1012", "1011")
FRENCH = ("Bearn", "Artois", "La Sarre", "La Reine", "Guyenne", "Languedoc")


def ring(*without: str) -> list[str]:
    """French regiments in the hexes around 1111."""
    return [f"{unit} @ {hex}" for unit, hex in zip(FRENCH, RING) if hex not in without]


@pytest.mark.rule("R-G15", "A-55")
def test_wilderness_with_an_enemy_does_not() -> None:
    s = leaders("Braddock @ 1816", "44th Foot @ 1111", "48th Foot @ 1820", *ring())
    s.british("redeploy Braddock")
    assert s.why_not("to 1111") == "no_way_for_leader"
    for gap in RING:
        s = leaders("Braddock @ 1816", "44th Foot @ 1111", *ring(gap)).british("redeploy Braddock")
        assert s.offered("to") == ["Fort Duquesne (1111)"]


@pytest.mark.rule("R-G15", "A-55")
def test_an_enemy_leader_alone_stops_nobody() -> None:
    s = leaders("Braddock @ 1816", "44th Foot @ 1111", *ring("1112"), "Levis @ 1112")
    s.british("redeploy Braddock")
    assert s.offered("to") == ["Fort Duquesne (1111)"]


@pytest.mark.rule("R-G15")
def test_unfriendly_civilized_hexes_are_closed_on_the_way() -> None:
    s = leaders("Levis @ 2709", "Bearn @ 3411", "Artois @ 1820", side="allied")
    s.allied("redeploy Levis")
    assert s.offered("to") == ["Montreal (3411)"]
    assert s.why_not("to 1820") == "no_way_for_leader"


@pytest.mark.rule("R-G15")
def test_canada_is_open_to_the_french_but_for_the_american_war() -> None:
    s = leaders("Levis @ 4111", "Bearn @ 3910", "44th Foot @ 3909", "48th Foot @ 4010",
                side="allied").allied("redeploy Levis")  # fmt: skip
    assert s.board.near[s.space("4111")].count(s.space("3910")) == 0
    assert s.offers("to 3910")


@pytest.mark.rule("R-G15")
def test_the_last_hex_may_be_unfriendly() -> None:
    s = leaders("Levis @ 2709", "Bearn @ 2816", side="allied").allied("redeploy Levis")
    assert s.offered("to") == ["Saratoga (2816)"]


@pytest.mark.rule("R-G15")
def test_not_past_an_enemy_into_a_besieged_town() -> None:
    s = leaders("Levis @ 2709", "Bearn @ 3411-town", "44th Foot @ 3411", side="allied")
    s.allied("redeploy Levis")
    assert s.asked == ""
    s = leaders("Levis @ 2709", "Bearn @ 3411", "44th Foot @ 3411-town", side="allied")
    s.allied("redeploy Levis")
    assert s.offered("to") == ["Montreal (3411)"]


@pytest.mark.rule("R-G15", "R-D1")
def test_between_the_spaces_of_one_hex() -> None:
    s = leaders("Levis @ 3411-town", "Bearn @ 3411", side="allied").allied("redeploy Levis")
    assert s.offered("to") == ["Montreal (3411)"]


@pytest.mark.rule("R-G15")
def test_not_over_the_edge_of_the_scenario() -> None:
    s = Situation("jenkins-ear").phase("redeployment").until("operations-end").active("british")
    s.put("Oglethorpe @ S3825", "je-rangers @ S4225").british("redeploy Oglethorpe")
    assert s.offered("to") == ["Charleston (S4225)"]


# ---------------------------------------------------------------------- by sea


@pytest.mark.rule("R-G15", "A-31")
def test_by_sea_from_coast_to_coast() -> None:
    s = leaders("Howe @ 4926", "4th Foot @ 3120-town", "5th Foot @ 3020", war="arw")
    s.british("redeploy Howe")
    assert s.offered("to") == ["Boston town (3120)"]
    assert s.why_not("to 3020") == "no_way_for_leader"


@pytest.mark.rule("A-31", "A-51")
def test_inland_ports_are_reached_by_sea() -> None:
    s = leaders("Howe @ 4926", "4th Foot @ 1820-town", "5th Foot @ 1819", war="arw")
    s.british("redeploy Howe")
    assert s.offered("to") == ["Philadelphia town (1820)"]


@pytest.mark.parametrize("sea", ["Gulf of Maine", "North Atlantic"])
@pytest.mark.rule("A-31")
def test_not_if_an_enemy_fleet_is_in_one_of_the_areas(sea: str) -> None:
    stacks = ("Howe @ 4926", "4th Foot @ 2220-town")
    s = leaders(*stacks, f"arw-fleet-french @ {sea}", war="arw").british("redeploy Howe")
    assert s.asked == ""
    s = leaders(*stacks, "arw-fleet-french @ South Atlantic", war="arw").british("redeploy Howe")
    assert s.offered("to") == ["New York town (2220)"]
    s = leaders(*stacks, f"arw-fleet-british @ {sea}", war="arw").british("redeploy Howe")
    assert s.offered("to") == ["New York town (2220)"]


@pytest.mark.rule("A-31")
def test_one_of_the_two_areas_of_louisbourg_is_enough() -> None:
    stacks = ("Drucour @ 5927", "Bearn @ 4111-fortress", "44th Foot @ 5827", "45th Foot @ 5926")
    s = leaders(*stacks, "fiw-fleet-british @ Gulf of Maine", side="allied")
    s.allied("redeploy Drucour")
    assert s.offered("to") == ["Quebec fortress (4111)"]
    s = leaders(*stacks, "fiw-fleet-british @ Gulf of St Lawrence", side="allied")
    s.allied("redeploy Drucour")
    assert s.asked == ""


@pytest.mark.rule("A-31")
def test_no_sailing_in_a_northern_winter() -> None:
    s = leaders("Howe @ 4926", "4th Foot @ 3120-town", war="arw").season("winter")
    s.british("redeploy Howe")
    assert s.asked == ""
    s = leaders("Howe @ S4225", "4th Foot @ S3825-town", war="arw").season("winter")
    s.british("redeploy Howe")
    assert s.offered("to") == ["Savannah town (S3825)"]


# ---------------------------------------------------------------------- some leaders


@pytest.mark.rule("R-G2", "R-N2")
def test_galvez_keeps_out_of_american_hexes() -> None:
    s = leaders("Galvez @ S1610", "Luisiana @ S2213", "2 Cont @ S4225", war="arw", side="allied")
    s.but(entered_war=[1, 2]).allied("redeploy Galvez")
    assert s.offered("to") == ["S2213"]
    assert s.why_not("to S4225") == "spanish_keep_out"


@pytest.mark.rule("R-N5")
def test_rochambeau_stays_with_his_units() -> None:
    s = leaders(
        "Rochambeau, Bourbonnois @ 2921", "Washington @ 3021", "2 Cont @ 3020",
        war="arw", side="allied",
    ).begin()  # fmt: skip
    assert s.why_not("redeploy Rochambeau") == "stays_together"
    s = leaders("Rochambeau @ 2921", "Washington @ 3021", "2 Cont @ 3020", war="arw", side="allied")
    s.allied("redeploy Rochambeau")
    assert s.offered("to") == ["3020"]


@pytest.mark.rule("R-N7")
def test_before_spanish_entry_only_spaniards_go_to_louisiana() -> None:
    stacks = ("Washington, 3 Cont @ S2213", "4 Cont @ S2313", "2 Cont @ S1610")
    s = leaders(*stacks, war="arw", side="allied").allied("redeploy Washington")
    assert s.why_not("to S1610") == "louisiana_closed"
    s = leaders(*stacks, war="arw", side="allied").but(entered_war=[1, 2])
    s.allied("redeploy Washington")
    assert s.offers("to S1610")


FOOT = ("4th Foot", "5th Foot", "10th Foot", "23rd Foot", "38th Foot")
GOALS = {"Rochambeau": "2 Cont", "Galvez": "Luisiana", "Greene": "2 Cont"}


@pytest.mark.parametrize(
    ("leader", "hex", "way", "fields"),
    [
        ("Rochambeau", "3312", "3311", {"new_france": True}),
        ("Galvez", "S4516", "S4417", {"war": True}),
        ("Greene", "S1510", "S1610", {"entered_war": [1, 2]}),
    ],
)
@pytest.mark.rule("R-N5", "R-N7", "R-G2")
def test_the_way_does_not_lead_through_hexes_closed_to_his_nation(
    leader: str, hex: str, way: str, fields: dict[str, object]
) -> None:
    """All ways but one, which is closed to him, are held by enemies."""

    def ridden(who: str, **but: object) -> bool:
        s = leaders(f"{who} @ {hex}", f"{GOALS[who]} @ S2213", war="arw", side="allied").but(**but)
        board = s.board
        open_ways = [n for n in board.near[s.space(hex)] if n != s.space(way)]
        closed = [n for n in open_ways if board.spread.around(1 << n, 0)]
        s.put(*[f"{unit} @ {board.ids[n]}" for unit, n in zip(FOOT, closed)])
        s.allied(f"redeploy {who}")
        return s.offered("to") == ["S2213"]

    assert not ridden(leader)
    if leader == "Galvez":
        assert ridden("Greene")
    else:
        assert ridden(leader, **fields)


# ---------------------------------------------------------------------- O6


def adjusting(*stacks: str, side: str = "british") -> Situation:
    s = Situation(free_adjustment="yes").phase("adjustment").until("redeployment").active(side)
    return s.put(*stacks)


@pytest.mark.rule("R-O6")
def test_units_change_between_the_spaces_of_their_hex() -> None:
    s = adjusting("44th Foot, 48th Foot, Braddock @ 1111", "45th Foot @ 1112")
    s.marked("done", "44th Foot").begin()
    assert s.offered("adjust") == ["44th Foot (FIW)", "48th Foot", "Braddock"]
    assert s.why_not("adjust 45th Foot (FIW)") == "no_other_space"
    assert s.why_not("adjust 58th Foot") == "not_on_map"
    s.british("adjust 44th Foot", "adjust Braddock")
    assert s.at("1111-outpost") == "British: 44th Foot 2/2, Braddock"
    assert s.why_not("adjust 44th Foot (FIW)") == "adjusted_already"
    s.british("end_adjustment")
    assert s.step() == "redeployment"
    assert s.g.seen_to == 0


@pytest.mark.rule("R-O6")
def test_not_where_an_enemy_is() -> None:
    s = adjusting("44th Foot @ 1111", "Bearn @ 1111-outpost", "45th Foot @ 2716").begin()
    assert s.why_not("adjust 44th Foot (FIW)") == "enemy_there"
    assert s.why_not("adjust Bearn") == "not_on_map"
    assert s.offered("adjust") == ["45th Foot (FIW)"]


@pytest.mark.rule("R-O6")
def test_without_the_option_nobody_is_asked() -> None:
    s = Situation().phase("adjustment").until("redeployment").put("44th Foot @ 1111").begin()
    assert s.asked == ""
    assert s.step() == "redeployment"


@pytest.mark.rule("R-O6")
def test_an_enemy_in_the_same_space_holds_everybody_back() -> None:
    s = adjusting("44th Foot @ 1111", "Bearn @ 1111", "45th Foot @ 2716").begin()
    assert s.why_not("adjust 44th Foot (FIW)") == "enemy_there"
    assert s.offered("adjust") == ["45th Foot (FIW)"]
    s = adjusting("44th Foot @ 1111", "Levis @ 1111", "45th Foot @ 2716").begin()
    assert s.offered("adjust") == ["44th Foot (FIW)", "45th Foot (FIW)"]


@pytest.mark.rule("R-O6")
def test_pieces_come_out_as_well_and_the_other_side_has_its_turn() -> None:
    s = adjusting("Bearn @ 1111-outpost", "44th Foot @ 2716", side="allied").begin()
    assert s.offered("adjust") == ["Bearn"]
    s.allied("adjust Bearn")
    assert s.where("Bearn") == "1111"
    assert s.logged("adjusted") == [(s.piece("Bearn"), s.space("1111-outpost"), s.space("1111"))]


@pytest.mark.rule("R-O6", "R-N5")
def test_the_french_of_rochambeau_change_together() -> None:
    s = Situation.at_war("arw", free_adjustment="yes").phase("adjustment").until("redeployment")
    s.active("allied").put("Rochambeau, Bourbonnois, Saintonge, 2 Cont @ 2922").begin()
    s.allied("adjust Saintonge")
    assert s.at("2922") == "Allied: 2 Cont 2/2"
    assert s.at("2922-town") == "Allied: Bourbonnois 4/4, Saintonge 4/4, Rochambeau"
    assert s.why_not("adjust Rochambeau") == "adjusted_already"


@pytest.mark.rule("R-O6", "R-O1", "R-M11")
def test_neither_ships_nor_their_crews_nor_anybody_where_a_hex_is_one_space() -> None:
    s = adjusting("44th Foot @ 1111", "British fleet @ Gulf of Maine")
    party = s.pieces.landing[s.piece("British fleet")]
    put_down(s.start, BRITISH, (party,), s.space("4926"))
    s.start.steps[party] = 1
    s.begin()
    assert bars_adjust(s.g, BRITISH, party) == "not_on_map"
    assert bars_adjust(s.g, BRITISH, s.piece("British fleet")) == "no_other_space"
    assert s.offered("adjust") == ["44th Foot (FIW)"]
    options = {"free_adjustment": "yes", "one_space_per_hex": "yes"}
    t = Situation(**options).phase("adjustment").until("redeployment").put("44th Foot @ 1111")
    assert bars_adjust(t.start, BRITISH, t.piece("44th Foot")) == "no_other_space"
    assert t.begin().asked == ""


@pytest.mark.rule("R-G15", "R-N3")
def test_only_the_french_keep_out_of_canada() -> None:
    s = leaders("Washington @ 2716", "2 Cont @ 3411", "Rochambeau @ 2719", war="arw", side="allied")
    s.but(entered_war=[3, 0]).allied("redeploy Washington")
    assert s.offered("to") == ["Montreal (3411)"]


@pytest.mark.rule("R-G15", "A-31")
def test_a_coast_without_a_port_will_do() -> None:
    s = leaders("Braddock @ 1817")
    hex = s.space("2921")
    assert not s.board.port[hex]
    assert open_seas(s.g, BRITISH, hex) == s.board.coast[hex] != 0
