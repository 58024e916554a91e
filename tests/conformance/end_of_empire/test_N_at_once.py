"""15.1 British Pride, and what else happens at once: Fort Gage, horses for Prinz Ludwig, Blommart,
leaders alone among enemies, forts that nobody captures."""

import pytest

from tests.conformance.end_of_empire.battles import odds
from tests.conformance.end_of_empire.fleets import BRITISH_FLEET, land, operations
from tests.conformance.end_of_empire.marching import arw, everybody, fiw
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.data.kinds import BRITISH, SIDES
from ticonderoga.games.end_of_empire.position import USED_LUDWIG, Position
from ticonderoga.games.end_of_empire.rules.at_once import settled
from ticonderoga.games.end_of_empire.rules.embarking import (
    failed_seas,
    has_landed,
    note_failure,
    note_landing,
)
from ticonderoga.games.end_of_empire.rules.forces import eliminate
from ticonderoga.games.end_of_empire.terms import USED_SHIPMENT


def looked_at(*stacks: str, war: str = "arw") -> Situation:
    """Everything that happens at once has happened."""
    return Situation.at_war(war).put(*stacks).perform(settled)


# ---------------------------------------------------------------------- 15.1 British Pride


@pytest.mark.rule("R-N3", "A-61")
@pytest.mark.parametrize(
    "chief", ["Carleton", "Haldimand", "Knyphausen", "von Heister", "Riedesel", "Prevost", "Tryon",
              "Dunmore", "Arnold (British)"],
)  # fmt: skip
def test_no_foreigner_commands_in_america(chief: str) -> None:
    s = looked_at(f"{chief}, 17th Foot @ 2220", "St. Leger, 22nd Foot @ 4926")
    assert s.where(chief) == "withdrawn"
    assert s.where("St. Leger") == "4926"


@pytest.mark.rule("R-N3", "A-61")
@pytest.mark.parametrize("chief", ["Howe", "Cornwallis", "Erskine", "Grant", "Leslie", "Campbell"])
def test_britons_of_all_sorts_do(chief: str) -> None:
    s = looked_at(f"{chief}, 17th Foot @ 2220", "Carleton, 22nd Foot @ 4111")
    assert s.where(chief) == "2220"
    assert s.where("Carleton") == "4111"


@pytest.mark.rule("R-N3")
def test_the_next_one_is_looked_at() -> None:
    s = looked_at("Carleton, Riedesel, Cornwallis, Prevost, 17th Foot @ 2220")
    assert s.where("Carleton") == "withdrawn"
    assert s.at("2220") == "British: 17th Foot 2/2, Cornwallis, Riedesel, Prevost"
    s = looked_at("Carleton, Riedesel, 17th Foot @ 2220", "Prevost @ S3228", "Tryon @ S4225")
    for name in ("Carleton", "Riedesel", "Tryon"):
        assert s.where(name) == "withdrawn"
    assert s.where("Prevost") == "S3228"


@pytest.mark.rule("R-N3")
@pytest.mark.parametrize(
    ("place", "stays"),
    [
        ("2220-town", False), ("3219", False), ("3519", False), ("2817", False), ("S3825", False),
        ("1112", True), ("4926", True), ("3411", True), ("S3228", True), ("S2315", True),
        ("1316", False),
    ],
)  # fmt: skip
def test_america_is_the_civilized_colonies_with_maine_and_vermont(place: str, stays: bool) -> None:
    s = looked_at(f"Knyphausen, 17th Foot @ {place}", "St. Leger, 22nd Foot @ 4111")
    assert (s.where("Knyphausen") != "withdrawn") == stays


@pytest.mark.rule("R-N3")
def test_the_only_leader_on_the_map_stays_until_there_is_another_on_land() -> None:
    alone = "Riedesel, 17th Foot @ 2220"
    assert looked_at(alone).where("Riedesel") == "2220"
    for other in ("Howe @ track", "Howe @ captured", "Howe @ aboard arw-fleet-british"):
        fleet = "arw-fleet-british @ gulf of maine"
        s = Situation.at_war("arw").put(fleet, alone, other)
        if "track" in other:
            s.start.due[s.piece("Howe")] = 30
        assert s.perform(settled).where("Riedesel") == "2220"
    assert looked_at(alone, "Brant @ 2220").where("Riedesel") == "2220"
    assert looked_at(alone, "Washington @ 3120").where("Riedesel") == "2220"
    assert looked_at(alone, "Howe @ 4111").where("Riedesel") == "withdrawn"
    # of two foreigners the second is then the only one
    s = looked_at("Riedesel, Tryon, 17th Foot @ 2220")
    assert s.where("Riedesel") == "withdrawn"
    assert s.where("Tryon") == "2220"


@pytest.mark.rule("R-N3")
def test_among_equals_the_englishman_commands() -> None:
    s = looked_at("von Heister, Percy, 17th Foot @ 2220")
    assert s.where("von Heister") == "2220"
    assert looked_at("Brant, british Mohawk @ 2716", "Howe @ 4926").where("Brant") == "2716"


@pytest.mark.rule("A-61")
def test_pride_is_of_the_american_war() -> None:
    s = Situation.at_war("fiw").put("fiw-johnson, fiw-ny @ 2716", "Braddock, 44th Foot @ 1114")
    assert s.perform(settled).where("fiw-johnson") == "2716"


@pytest.mark.rule("R-N3")
def test_a_leader_who_rides_to_america_is_withdrawn() -> None:
    s = Situation.at_war("arw").phase("redeployment").until("operations-end")
    s.put("Carleton, 22nd Foot @ 4926", "Howe, 17th Foot @ 2220", "26th Foot @ 3411")
    s.british("redeploy Carleton", "to 2220")
    assert s.where("Carleton") == "withdrawn"


# ---------------------------------------------------------------------- 7.5 Fort Gage

GAGE = "Fort Gage garrison @ S3901-outpost"


def near_fort_gage(*stacks: str, france: int = 1) -> Situation:
    return arw(GAGE, *stacks).but(entered_war=[france, 0])


def beside_fort_gage() -> str:
    s = Situation.at_war("arw")
    hex = s.space("S3901")
    found = [
        n for n in s.board.near[hex] if s.board.cost[3][1][0][n][s.board.near[n].index(hex)] < 9
    ]
    return s.board.ids[found[0]]


@pytest.mark.rule("R-F19")
@pytest.mark.parametrize(
    ("unit", "france", "gone"),
    [
        ("14 Cont", 1, True), ("MA State (Penobscot)", 1, True), ("14 Cont", 0, False),
        ("arw-mil-virginia", 1, False), ("Lee's Legion", 1, False),
    ],
)  # fmt: skip
def test_fort_gage_gives_up(unit: str, france: int, gone: bool) -> None:
    start = beside_fort_gage()
    s = near_fort_gage(f"{unit}, Greene @ {start}", france=france)
    everybody(s, start).allied("go S3901")
    if s.asked_seat == 0:
        s.british("no_reaction")
    assert (s.where("Fort Gage garrison") == "withdrawn") == gone


@pytest.mark.rule("R-F19")
def test_fort_gage_minds_its_own_hex_only() -> None:
    s = near_fort_gage("14 Cont, Greene @ 3219")
    everybody(s, "3219").allied("go 3319")
    assert s.where("Fort Gage garrison") == "S3901-outpost"
    t = arw("Fort Gage garrison @ dead", "14 Cont, Greene @ 3219").but(entered_war=[1, 0])
    everybody(t, "3219").allied("go 3319")
    assert t.where("Fort Gage garrison") == "dead"


# ---------------------------------------------------------------------- 7.5 Prinz Ludwig

LUDWIG, RIDERS = "arw-br-ludwig", "arw-br-ludwig-mtd"


def looking_for_horses(start: str = "2817", **fields: object) -> Situation:
    s = arw(f"{LUDWIG}, Burgoyne @ {start}", f"{RIDERS} @ aside", side="british")
    s.start.steps[s.piece(RIDERS)] = 0
    return s.but(british_before=(), **fields)


@pytest.mark.rule("R-F20")
def test_a_one_mounts_prinz_ludwig() -> None:
    s = looking_for_horses()
    everybody(s, "2817").roll(1).british("go 2818")
    assert s.where(RIDERS) == "2818"
    assert s.where(LUDWIG) == "withdrawn"
    assert s.asked == "move"
    points = s.ask.about["points"] if s.ask else 0
    s.british("stop")
    assert points > 0
    assert s.has_mark("done")
    assert s.g.steps[s.piece(RIDERS)] == s.pieces.steps[s.piece(LUDWIG)]


@pytest.mark.rule("R-F20")
def test_the_riders_are_what_the_men_on_foot_were() -> None:
    stacks = (f"reduced {LUDWIG}, Burgoyne @ 2817", f"{RIDERS} @ aside", "17th Foot @ 2818")
    s = arw(*stacks, side="british").marked("ferried", LUDWIG).marked("sailed", "17th Foot")
    everybody(s, "2817").roll(1)
    before = s.ask.about["points"] if s.ask else 0
    s.british("go 2818")
    assert s.g.steps[s.piece(RIDERS)] == s.pieces.steps[s.piece(LUDWIG)] - 1
    riders = s.pieces.names[s.piece(RIDERS)]
    assert riders in s.has_mark("checked")
    assert riders in s.has_mark("ferried")
    assert riders not in s.has_mark("sailed")
    assert s.ask is not None
    assert 0 < s.ask.about["points"] < before


@pytest.mark.rule("R-F20")
def test_anything_else_leaves_it_on_foot_for_the_turn() -> None:
    s = looking_for_horses()
    everybody(s, "2817").roll(2).british("go 2818", "go 2819")
    assert s.where(LUDWIG) == "2819"
    assert s.logged("ludwig_on_foot") == [(s.piece(LUDWIG), 2)]
    assert s.g.used & USED_LUDWIG


@pytest.mark.rule("R-F20", "A-57")
def test_looking_for_horses_has_nothing_to_do_with_landings() -> None:
    s = looking_for_horses(used=USED_LUDWIG)
    assert [failed_seas(s.g, side) for side in SIDES] == [0, 0]
    assert [has_landed(s.g, side) for side in SIDES] == [False, False]
    assert not s.g.used & USED_SHIPMENT
    for side in SIDES:
        note_failure(s.g, side, 63)
        note_landing(s.g, side)
    s.g.used |= USED_SHIPMENT
    assert bin(s.g.used).count("1") == 16


@pytest.mark.rule("R-F20", "R-I8")
def test_riders_who_mount_in_a_reaction_attack() -> None:
    s = arw(f"{LUDWIG}, Burgoyne @ 2817", f"{RIDERS} @ aside", "Washington, 2 Cont @ 2819")
    everybody(s.but(british_before=()), "2819").allied("go 2818").roll(1, 1, 4)
    s.british("react 2817", "take_all", "to 2818", "declared")
    assert s.logged("ludwig_mounted") == [(s.piece(LUDWIG), 1)]
    assert s.logged("battle") == [(BRITISH, s.space("2818"))]
    assert s.where(RIDERS) == s.where("Burgoyne") == "2818"
    assert odds(s)[0][:2] == (3, 4)
    assert s.g.operation is not None
    assert s.piece(RIDERS) not in s.g.operation.force


@pytest.mark.rule("R-F20", "R-M6")
def test_and_so_do_those_who_mount_in_a_landing() -> None:
    s = operations(
        "arw", "british", "British fleet @ North Atlantic", f"{LUDWIG}, Howe @ 4926-town",
        f"{RIDERS} @ aside", "2 Cont @ 2220", "59th Foot @ 3411", turn=9,
    ).but(british_before=())  # fmt: skip
    s.roll(1, 1, 4)
    land(s, BRITISH_FLEET, "2220", "sail_from 4926-town").allied("no_reaction")
    assert s.logged("ludwig_mounted") == [(s.piece(LUDWIG), 1)]
    assert s.logged("battle") == [(BRITISH, s.space("2220"))]
    assert odds(s)[0][:2] == (3, 4)
    riders = s.pieces.names[s.piece(RIDERS)]
    assert riders in s.has_mark("done")
    assert riders in s.has_mark("sailed")


@pytest.mark.rule("R-F20")
def test_no_horses_where_the_british_have_been_nor_outside_america() -> None:
    s = looking_for_horses()
    s.but(british_before=(s.space("2818"),))
    everybody(s, "2817").british("go 2818")
    assert s.logged("ludwig_on_foot") == []
    t = looking_for_horses("3411")
    everybody(t, "3411").british("go 3511")
    assert t.dice() == [1]
    u = looking_for_horses(used=USED_LUDWIG)
    everybody(u, "2817").british("go 2818")
    assert u.dice() == [1]
    other = arw("17th Foot, Burgoyne @ 2817", f"{RIDERS} @ aside", side="british")
    everybody(other, "2817").british("go 2818")
    assert other.dice() == [1]


@pytest.mark.rule("R-F20")
def test_mounted_once_is_mounted() -> None:
    s = looking_for_horses()
    s.start.where[s.piece(RIDERS)] = -1
    everybody(s, "2817").british("go 2818")
    assert s.dice() == [1]


# ---------------------------------------------------------------------- 7.5 Blommart

BLOMMART = "arw-blommart"


@pytest.mark.rule("R-F22")
@pytest.mark.parametrize(
    ("stacks", "gone"),
    [
        (("Luisiana @ S1610", "Principe @ S2315"), True),
        (("Luisiana @ S1610-town", "13 Cont @ S2315"), True),
        (("Luisiana @ S1610",), False),
        (("Principe @ S2315",), False),
        (("Luisiana @ S1610", "Principe @ S2315", "16th Foot @ S2315-town"), False),
    ],
)
def test_blommart_gives_up(stacks: tuple[str, ...], gone: bool) -> None:
    s = looked_at(f"{BLOMMART} @ S1905", *stacks)
    assert (s.where(BLOMMART) == "withdrawn") == gone
    assert looked_at(f"{BLOMMART} @ aside", *stacks).where(BLOMMART) == "aside"


# ---------------------------------------------------------------------- 11.11, 11.12


@pytest.mark.rule("R-J30")
def test_a_leader_alone_among_enemies_is_a_prisoner_however_they_came() -> None:
    s = looked_at("Braddock @ 1112", "allied Delaware @ 1112", war="fiw")
    assert s.where("Braddock") == "captured"
    s = looked_at("Braddock @ 1112", "Montcalm @ 1112", war="fiw")
    assert s.where("Braddock") == "1112"
    s = looked_at("Braddock, 44th Foot @ 1112", "allied Delaware @ 1112", war="fiw")
    assert s.where("Braddock") == "1112"
    s = looked_at("british Mohawk @ 1112", "Montcalm @ 1112", war="fiw")
    assert s.where("Montcalm") == "captured"


@pytest.mark.rule("R-J34", "R-J30")
def test_nobody_captures_a_fort() -> None:
    s = fiw("Braddock, 44th Foot @ 1112", "Montcalm @ 1111-outpost", "fort @ 1111-outpost")
    everybody(s, "1112").british("go 1111-outpost").allied("no_reaction")
    assert s.where("Montcalm") == "captured"
    assert s.where("44th Foot") == "1111-outpost"
    assert not s.g.is_fort(s.space("1111-outpost"))


@pytest.mark.rule("R-J34", "R-J30")
def test_nobody_captures_the_fort_of_a_leader_who_rode_off() -> None:
    s = fiw("Braddock, 44th Foot @ 1112", "Montcalm @ 1111-outpost", "fort @ 1111-outpost")
    everybody(s, "1112").british("go 1111-outpost").roll(1)
    s.allied("react 1111-outpost", "take Montcalm", "to 1110", "declared")
    assert s.where("Montcalm") == "1110"
    assert s.where("44th Foot") == "1111-outpost"
    assert not s.g.is_fort(s.space("1111-outpost"))


@pytest.mark.rule("R-J34")
def test_one_keeps_ones_own_fort() -> None:
    s = fiw("Braddock, 44th Foot @ 1112", "48th Foot @ 1111-outpost", "fort @ 1111-outpost")
    everybody(s, "1112").british("go 1111-outpost")
    assert s.g.is_fort(s.space("1111-outpost"))


@pytest.mark.rule("R-J13")
def test_indians_who_let_a_stack_be_do_not_meet_it_over_and_over() -> None:
    s = fiw("Royal Artillery (Amherst) @ 1112", "allied Delaware @ 1113", side="allied")
    everybody(s, "1113").allied("go 1112")
    if s.asked_seat == 0:
        s.british("no_reaction")
    s.allied("no_ambush")
    assert s.asked == "move"
    assert s.why_not("attack 1112") == "let_them_be"
    s.allied("stop")


@pytest.mark.rule("R-J30")
def test_a_leader_whose_last_unit_is_gone_is_a_prisoner() -> None:
    s = Situation.at_war("arw").put("Greene, 2 Cont @ 2220", "4th Foot @ 2220")

    def unit_lost(g: Position) -> Procedure[None]:
        yield from settled(g)
        assert g.on_map(s.piece("Greene"))
        eliminate(g, s.piece("2 Cont"))
        yield from settled(g)

    s.perform(unit_lost)
    assert s.where("Greene") == "captured"
