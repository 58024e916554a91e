"""6 Winter Attrition: who loses a step, whom a town keeps, and where leaders go."""

from time import process_time

import pytest

from tests.conformance.end_of_empire.situation import Situation
from tests.conformance.end_of_empire.supplying import kind, way, winter
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules import attrition, militia, supply
from ticonderoga.games.end_of_empire.rules.forces import bring_in
from ticonderoga.games.end_of_empire.rules.supply import Survey

# ---------------------------------------------------------------------- losses


@pytest.mark.rule("R-E2", "R-C1")
@pytest.mark.parametrize("season", ["december", "february"])
def test_units_without_supply_lose_a_step_on_both_winter_turns(season: str) -> None:
    s = winter("arw", "20th Foot @ 3114", "21st Foot @ 3411", "4 Cont @ 2521", season=season)
    s.begin()
    assert s.at("3114") == "British: 20th Foot 1/2"
    assert s.at("3411") == "British: 21st Foot 2/2"
    assert s.at("2521") == "Allied: 4 Cont 1/2"
    assert s.logged("starves") == [
        (s.piece("20th Foot"), s.space("3114")), (s.piece("4 Cont"), s.space("2521")),
    ]  # fmt: skip
    assert s.step() == "politics"
    assert (s.g.queue, s.g.seen_to, s.g.started) == ((), 0, False)


@pytest.mark.rule("R-E2", "R-C9")
@pytest.mark.parametrize("season", ["spring", "summer", "fall"])
def test_and_on_no_other_turn(season: str) -> None:
    s = winter("arw", "20th Foot @ 3114", season=season).begin()
    assert s.at("3114") == "British: 20th Foot 2/2"
    assert s.step() == "politics"


@pytest.mark.rule("R-E2")
def test_the_last_step_dies() -> None:
    s = winter("arw", "reduced 20th Foot @ 3114").begin()
    assert s.where("20th Foot") == "dead"


@pytest.mark.rule("R-E2", "R-E3")
def test_supply_is_found_before_anything_is_lost() -> None:
    """The 5th Foot dies of hunger; yet it was there to cut off the Americans at 2521."""
    s = winter(
        "arw", "reduced 5th Foot @ 2320", "4 Cont, 14 Cont @ 2421", "10th Foot @ 2420",
        "French fleet @ North Atlantic", "23rd Foot @ 2520", "38th Foot @ 2319", "6 Cont @ 2220",
    )  # fmt: skip
    assert kind(s, "4 Cont") == "none"
    s.begin()
    assert s.where("5th Foot") == "dead"
    assert s.at("2421") == "Allied: 4 Cont 1/2, 14 Cont 1/2"


@pytest.mark.rule("R-E17")
def test_who_is_always_in_supply() -> None:
    s = winter(
        "arw", "Natchez garrison @ 3114", "Fort Gage garrison, Butler's Rangers @ 3011",
        "british Mohawk, Canada militia (Tory) @ 3012", "Whitcomb's Rangers @ 2113",
        "Maine militia @ 2114",
    )  # fmt: skip
    for unit in ("Natchez garrison", "Fort Gage garrison", "Butler's Rangers", "Mohawk"):
        assert way(s, unit) == "always"
    s.begin()
    assert s.logged("starves") == []
    assert s.at("3114") == "British: Natchez garrison 1/1"


@pytest.mark.rule("R-E2")
def test_those_aboard_and_in_havana_lose_nothing() -> None:
    s = winter("arw", "20th Foot @ aboard British fleet", "British fleet @ South Atlantic")
    s.put("Navarra @ havana").begin()
    assert s.logged("starves") == []


# ---------------------------------------------------------------------- 6.4 towns and outposts


@pytest.mark.rule("R-E15")
@pytest.mark.parametrize("where", ["3014-outpost", "3014"])
def test_an_outpost_keeps_one_unit_and_its_owner_says_which(where: str) -> None:
    s = winter("arw", f"20th Foot, 21st Foot, 24th Foot @ {where}", "1 Cont Art @ 3113")
    s.put("4 Cont @ 3015").begin()
    assert s.asked == "keep"
    assert s.asked_seat == BRITISH
    assert s.offered("keep") == ["20th Foot", "21st Foot", "24th Foot"]
    assert s.why_not("keep 1 Cont Art") == "outside"
    s.british("keep 21st Foot")
    assert s.at(where) == "British: 20th Foot 1/2, 21st Foot 2/2, 24th Foot 1/2"
    assert s.logged("kept_through_winter") == [(s.piece("21st Foot"), s.space("3014"))]


@pytest.mark.rule("R-E15")
def test_a_single_unit_is_kept_without_a_question() -> None:
    s = winter("arw", "20th Foot @ 3014-outpost", "1 Cont Art @ 3113", "4 Cont @ 3015").begin()
    assert s.asked == ""
    assert s.at("3014-outpost") == "British: 20th Foot 2/2"


@pytest.mark.rule("R-E15", "R-A20")
def test_one_in_all_inside_and_around_it() -> None:
    s = winter("arw", "20th Foot @ 3014-outpost", "21st Foot @ 3014", "1 Cont Art @ 3113")
    s.put("4 Cont @ 3015", "reduced Brigade of Guards @ 3114").begin()
    s.british("keep 20th Foot")
    assert s.at("3014-outpost") == "British: 20th Foot 2/2"
    assert s.at("3014") == "British: 21st Foot 1/2"
    assert s.at("3114") == "British: Brigade of Guards 2/4"


@pytest.mark.rule("R-E15", "R-D3", "R-D4")
def test_it_keeps_those_inside_and_not_the_enemy_around_it() -> None:
    s = winter("arw", "20th Foot @ 3014-outpost", "4 Cont @ 3014", "1 Cont Art @ 3113")
    s.put("2 Cont Art @ 3015", "21st Foot @ 2815", "24th Foot @ 3016", "29th Foot @ 3312").begin()
    assert s.at("3014-outpost") == "British: 20th Foot 2/2"
    assert s.at("3014") == "Allied: 4 Cont 1/2"


@pytest.mark.rule("R-E15")
def test_only_those_who_need_it_count() -> None:
    """Rangers and militia beside a regiment do not take its place."""
    s = winter("arw", "20th Foot, Butler's Rangers @ 3014-outpost", "1 Cont Art @ 3113")
    s.put("4 Cont @ 3015").begin()
    assert s.asked == ""
    assert s.at("3014-outpost") == "British: 20th Foot 2/2, Butler's Rangers 2/2"


@pytest.mark.rule("R-E15")
def test_the_british_name_theirs_first() -> None:
    s = winter("arw", "20th Foot, 21st Foot @ 3014-outpost", "1 Cont Art, 5 Cont @ 3113")
    s.put("4 Cont @ 3015", "4 Cont Art @ 2922-town", "6 Cont @ 2922", "24th Foot @ 2921")
    s.put("29th Foot @ 2822", "31st Foot @ 3022-town", "34th Foot @ 3023").begin()
    assert s.asked_seat == BRITISH
    s.british("keep 20th Foot")
    assert s.asked == ""


@pytest.mark.rule("R-E16")
def test_in_nova_scotia_either_side_has_one_in_each_hex() -> None:
    fleet = "British fleet @ Gulf of St Lawrence"
    s = winter("fiw", "44th Foot, 48th Foot @ 5323-town", "Bearn, La Reine @ 5323", fleet)
    s.put("French fleet @ Gulf of St Lawrence").begin()
    s.british("keep 48th Foot")
    assert s.asked_seat == ALLIED
    s.allied("keep Bearn")
    assert s.at("5323-town") == "British: 44th Foot 1/2, 48th Foot 2/2"
    assert s.at("5323") == "Allied: Bearn 2/2, La Reine 1/2"


@pytest.mark.rule("R-E16")
def test_these_are_the_nine_hexes_and_not_in_the_revolution() -> None:
    hexes = ("4523", "4725", "4923", "4924", "4926", "5323", "6025", "5926", "5927")
    for war in ("fiw", "kgw", "arw"):
        s = Situation.at_war(war)
        kept = [supply.keeps_one(s.g, side, s.space(hex)) for hex in hexes for side in (0, 1)]
        assert all(kept)
        name = "4 Cont" if war == "arw" else ("Bearn" if war == "fiw" else "Karrer (Suisse)")
        s.put(f"{name} @ 4923-town")
        assert supply.keeps_one(s.g, BRITISH, s.space("4923")) is (war != "arw")
    assert not supply.keeps_one(s.g, BRITISH, s.space("5024"))
    assert not supply.keeps_one(s.g, BRITISH, s.space("3114"))


# ---------------------------------------------------------------------- leaders


@pytest.mark.rule("R-J30", "R-E2")
def test_a_leader_whose_units_starve_goes_to_the_nearest() -> None:
    s = winter("arw", "reduced 20th Foot, Burgoyne @ 3114", "21st Foot @ 3411", "24th Foot @ 3312")
    s.put("Carleton @ 3113").begin()
    assert s.where("Burgoyne") == "3312"
    assert s.where("Carleton") == "3113"
    assert s.logged("rejoins") == [(s.piece("Burgoyne"), s.space("3114"), s.space("3312"))]


@pytest.mark.rule("R-J30")
def test_of_two_that_are_equally_near_the_owner_chooses() -> None:
    s = winter("arw", "reduced 20th Foot, Burgoyne @ 3114", "21st Foot @ 3113", "24th Foot @ 3014")
    s.begin()
    assert s.asked == "rejoin"
    assert s.offered("space") == ["Crown Point (3113)", "Ticonderoga (3014)"]
    assert s.why_not("space 3411") == "outside"
    s.british("space 3113")
    assert s.where("Burgoyne") == "3113"


@pytest.mark.rule("R-J30")
def test_he_stays_where_others_live_and_where_there_is_nobody_else() -> None:
    s = winter("arw", "reduced 20th Foot, 21st Foot, Burgoyne @ 3114", "24th Foot @ 3113").begin()
    assert s.where("Burgoyne") == "3114"
    s = winter("arw", "reduced 20th Foot, Burgoyne @ 3114", "4 Cont @ 3120").begin()
    assert s.where("Burgoyne") == "3114"


# ---------------------------------------------------------------------- winter fleets


@pytest.mark.rule("R-C10", "R-E11")
def test_winter_fleets_are_taken_up_when_supply_has_been_checked_in_february() -> None:
    stacks = ("20th Foot @ 3121", "French fleet @ Gulf of Maine", "British fleet @ South Atlantic")
    s = winter("arw", *stacks).marked("winter_fleets", "French fleet").begin()
    assert s.at("3121") == "British: 20th Foot 1/2"
    assert s.has_mark("winter_fleets") == ["French fleet"]
    s = winter("arw", *stacks, season="february").marked("winter_fleets", "French fleet").begin()
    assert s.at("3121") == "British: 20th Foot 1/2"
    assert s.has_mark("winter_fleets") == []
    assert s.where("French fleet") == "track"
    assert s.g.due[s.piece("French fleet")] == s.g.turn + 1
    assert s.where("British fleet") == "at sea"


@pytest.mark.rule("R-E15", "R-O1")
def test_with_one_space_in_a_hex_its_outpost_still_keeps_one() -> None:
    s = winter("arw", "20th Foot, 21st Foot @ 3014", one_space_per_hex="yes")
    s.put("1 Cont Art @ 3113", "4 Cont @ 3015").begin()
    s.british("keep 20th Foot")
    assert s.at("3014") == "British: 20th Foot 2/2, 21st Foot 1/2"


@pytest.mark.rule("R-E15")
def test_next_turn_it_may_be_another_unit() -> None:
    stacks = ("20th Foot, 21st Foot @ 3014", "1 Cont Art @ 3113", "4 Cont @ 3015")
    s = winter("arw", *stacks).begin().british("keep 20th Foot")
    g = s.g.copy()
    g.turn += 1
    g.step = s.g.step - 1
    again = winter("arw")
    again.start = g
    again.british("keep 21st Foot")
    assert again.at("3014") == "British: 20th Foot 1/2, 21st Foot 1/2"


# ---------------------------------------------------------------------- many at once


def february(scenario: str, turn: int) -> Position:
    """A February of a campaign: everybody who was due has come, some of them far into the country
    of the enemy."""
    s = Situation(scenario)
    g: Position = s.rules.start(s.g.dice)
    g.turn = turn
    board, p = g.board, g.pieces
    lines = [hex for hex in range(board.hexes) if board.ways[hex] and g.scenario.in_play[hex]]
    for place, (piece, due) in enumerate(sorted(g.due.items())):
        side = p.side[piece]
        if due > turn or side < 0 or p.is_fleet(piece):
            continue
        hex = p.entry_hex[piece]
        if hex < 0 or place % 3 == 0:
            hex = lines[place * 37 % len(lines)]
        if not g.units_in_hex(1 - side, hex):
            bring_in(g, side, piece, hex)
    return g


CAMPAIGNS = [("arw-campaign-1776", 12), ("arw-campaign-1775", 6), ("fiw-campaign", 11)]


@pytest.mark.rule("R-E2", "R-E3")
@pytest.mark.parametrize(("scenario", "turn"), CAMPAIGNS)
def test_what_has_been_found_for_one_unit_misleads_no_other(scenario: str, turn: int) -> None:
    g = february(scenario, turn)
    found = attrition.without_line(g)
    on_map = [
        piece
        for stacks in g.stacks
        for space, stack in sorted(stacks.items())
        if space < g.board.size
        for piece in stack
    ]
    alone = [p for p in on_map if not supply.needs_none(g, p) and not Survey(g).traced(p)]
    assert len(on_map) > 50
    assert 0 < len(found) < len(on_map)
    assert sorted(found) == sorted(alone)
    for side in (BRITISH, ALLIED):
        for piece in militia.candidates(g, side):
            hexes = g.board.area_hexes[g.pieces.home[piece]]
            one_by_one = [
                hex for hex in hexes if not militia.bars_hex_for(g, Survey(g), side, piece, hex)
            ]
            assert militia.muster_hexes(g, Survey(g), side, piece) == one_by_one


@pytest.mark.rule("R-E2")
@pytest.mark.parametrize(("scenario", "turn"), CAMPAIGNS)
def test_the_supply_of_all_takes_milliseconds(scenario: str, turn: int) -> None:
    g = february(scenario, turn)
    best = 1.0
    for _ in range(5):
        begun = process_time()
        attrition.without_line(g)
        best = min(best, process_time() - begun)
    assert best < 0.015
