"""13 Indians: agents and recruitment in the Revolution, loyalty before it, settlements."""

import pytest

from tests.conformance.end_of_empire.battles import CLEARED, REPELLED, attack
from tests.conformance.end_of_empire.marching import everybody
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH, FIW, KGW
from ticonderoga.games.end_of_empire.rules import indians

MONTREAL, ALBANY, MOBILE = 3, 5, 0
FAILS = 6


def recruit(*stacks: str, war: str = "arw", roll: tuple[int, ...] = ()) -> Situation:
    s = Situation.at_war(war).phase("indians").until("replacements").put(*stacks)
    return s.roll(*roll)


def agent_at(s: Situation, agent: int, hex: str) -> Situation:
    s.start.agents[agent] = s.space(hex)
    return s


def rolled_for(s: Situation) -> list[str]:
    """The tribes for which a die was thrown, with the die, in their order."""
    found = []
    for entry in s.match.log():
        if entry[0] in ("tribe_comes", "tribe_stays"):
            found.append(f"{s.pieces.names[entry[1]]} {entry[2]}/{entry[3]}")
    return found


# ---------------------------------------------------------------------- 13.1 agents


@pytest.mark.rule("R-L2")
@pytest.mark.parametrize(("die", "comes"), [(1, True), (2, True), (3, False)])
def test_an_agent_comes_on_a_1_or_2_where_his_side_is_in_control(die: int, comes: bool) -> None:
    with recruit("9th Foot @ 3411", roll=(die, FAILS)) as s:
        s.begin()
        assert (s.g.agents[MONTREAL] == s.space("3411")) is comes
        assert s.step() == "replacements"
        assert s.dice() == [die, FAILS]


@pytest.mark.rule("R-L2", "A-48")
def test_without_control_of_a_hex_no_die_is_thrown() -> None:
    """Albany is American while it is empty; Montreal, being neutral, is nobody's."""
    with recruit(roll=(FAILS,)) as s:
        s.begin()
        assert s.logged("agent_fails") == [(ALBANY, FAILS)]
    s = recruit("9th Foot @ 2716").begin()
    assert s.dice() == []
    assert s.g.agents[ALBANY] == -1


@pytest.mark.rule("R-L2", "R-L3")
def test_he_recruits_from_the_next_turn_on() -> None:
    with recruit("9th Foot @ 3411", "Huron @ available", roll=(1, FAILS)) as s:
        s.begin()
        assert rolled_for(s) == []
        assert s.g.new_agents == 1 << MONTREAL
    s = recruit("9th Foot @ 3411", "Huron @ available", roll=(FAILS, 1))
    agent_at(s, MONTREAL, "3411").begin()
    assert s.dice() == [1, FAILS] or s.dice() == [FAILS, 1]


@pytest.mark.rule("R-L2")
def test_of_two_hexes_the_owner_chooses() -> None:
    s = recruit("16th Foot @ S2214", "14th Foot @ S2315-town", roll=(2, FAILS)).begin()
    assert s.asked == "agent"
    assert s.asked_seat == BRITISH
    assert s.offered("space") == ["Mobile (S2214)", "Pensacola (S2315)"]
    assert s.why_not("space 3411") == "outside"
    s.british("space S2315")
    assert s.g.agents[MOBILE] == s.space("S2315")


@pytest.mark.rule("R-L2")
def test_one_who_is_there_or_not_in_the_game_rolls_no_more() -> None:
    s = recruit("9th Foot @ 3411", "4th Foot @ 2716")
    agent_at(s, MONTREAL, "3411").begin()
    assert s.dice() == []
    s = recruit("9th Foot @ 3411", "4th Foot @ 2716")
    s.start.agents[MONTREAL] = -2
    s.begin()
    assert s.dice() == []


@pytest.mark.rule("R-L2", "A-32")
def test_he_goes_back_to_the_box_when_the_enemy_controls_his_hex() -> None:
    s = recruit("4 Cont @ 3411", "british Mohawk @ 2514", "Huron @ available", "4th Foot @ 2716")
    agent_at(s, MONTREAL, "3411")
    indians.agents_lost(s.start)
    assert s.g.agents[MONTREAL] == -1
    s.begin()
    assert rolled_for(s) == []
    assert s.where("Mohawk") == "2514"


@pytest.mark.rule("R-L2", "A-32")
def test_he_stays_while_nobody_holds_it() -> None:
    s = agent_at(recruit(), MONTREAL, "3411")
    indians.agents_lost(s.start)
    assert s.g.agents[MONTREAL] == s.space("3411")
    s = agent_at(recruit("4th Foot @ 2716"), ALBANY, "2716")
    indians.agents_lost(s.start)
    assert s.g.agents[ALBANY] == -1
    s = agent_at(recruit("9th Foot @ 3411-town", "4 Cont @ 3411"), MONTREAL, "3411")
    indians.agents_lost(s.start)
    assert s.g.agents[MONTREAL] == s.space("3411")


@pytest.mark.rule("A-32")
def test_there_is_one_agent_for_each_list_of_hexes() -> None:
    s = recruit()
    tables = s.rules.data.pack.tables
    lists = [[s.board.ids[hex] for hex in hexes] for hexes in tables.agent_hexes]
    assert lists == [["S2214", "S2315"], ["S2823", "S3228"], ["1102"], ["3411"], ["4111"], ["2716"]]
    assert tables.agent_side == [BRITISH] * 5 + [ALLIED]
    names = [[s.pieces.names[tribe] for tribe in tribes] for tribes in tables.agent_tribes]
    assert [len(tribes) for tribes in names] == [3, 1, 2, 6, 1, 2]
    assert names[5] == ["Oneida", "Tuscarora"]


# ---------------------------------------------------------------------- 13.1 tribes


@pytest.mark.rule("R-L3")
@pytest.mark.parametrize(("die", "where"), [(1, "1003"), (2, "available")])
def test_a_tribe_comes_on_a_1_to_its_settlement(die: int, where: str) -> None:
    with recruit("4th Foot @ 2716", "Huron @ available", roll=(die,)) as s:
        agent_at(s, MONTREAL, "3411").begin()
        assert s.where("Huron") == where
        assert rolled_for(s) == [f"Huron {die}/1"]
        assert s.g.side_of(s.piece("Huron")) == (BRITISH if die == 1 else -1)


@pytest.mark.rule("R-L3", "R-L2")
def test_tribes_without_their_agent_wait() -> None:
    s = recruit("4th Foot @ 2716", "Huron, Abenaki, Creek, Oneida @ available")
    agent_at(s, MONTREAL, "3411").roll(1).begin()
    assert rolled_for(s) == ["Huron 1/1"]


@pytest.mark.rule("R-L4")
def test_cherokee_and_catawba_need_no_agent() -> None:
    s = recruit("4th Foot @ 2716", "Cherokee, Catawba @ available", roll=(1, 1)).begin()
    assert s.where("Cherokee") == "S4216"
    assert s.where("Catawba") == "S4317"
    assert s.g.side_of(s.piece("Cherokee")) == BRITISH
    assert s.g.side_of(s.piece("Catawba")) == ALLIED


@pytest.mark.rule("R-L4", "A-48")
def test_the_caughnawaga_want_the_british_in_montreal() -> None:
    s = recruit("4th Foot @ 2716", "Caughnawaga @ available").begin()
    assert rolled_for(s) == []
    s = recruit("4th Foot @ 2716", "9th Foot @ 3411", "Caughnawaga @ available", roll=(FAILS, 1))
    s.begin()
    assert s.where("Caughnawaga") == "3310"


@pytest.mark.rule("R-L1")
def test_catawba_oneida_and_tuscarora_are_american_and_the_others_british() -> None:
    s = recruit()
    sides = s.rules.data.pack.tables.tribe_side
    american = [s.pieces.names[tribe] for tribe, side in sides.items() if side == ALLIED]
    assert sorted(american) == ["Catawba", "Oneida", "Tuscarora"]
    assert len(sides) == 18
    for name in ("Mingo", "Micmac", "Delaware"):
        assert s.pieces.index(name) not in sides
    assert not indians.listens(s.g, BRITISH, s.piece("Catawba"))
    assert indians.listens(s.g, ALLIED, s.piece("Catawba"))
    assert not indians.listens(s.g, ALLIED, s.piece("Cherokee"))


@pytest.mark.rule("R-L1")
def test_nobody_comes_to_a_hex_with_an_enemy_in_it() -> None:
    s = recruit("4th Foot @ 2716", "Cherokee @ available", "1 GA @ S4216").begin()
    assert rolled_for(s) == []
    s = recruit("4th Foot @ 2716", "Cherokee @ available", "5th Foot @ S4216", roll=(1,)).begin()
    assert s.where("Cherokee") == "S4216"


@pytest.mark.rule("R-L1")
def test_nobody_comes_off_the_sheet() -> None:
    s = Situation("arw-south-1780").put("Mohawk, Cherokee @ available")
    assert not indians.may_come(s.g, BRITISH, s.piece("Mohawk"), s.space("2514"))
    assert indians.may_come(s.g, BRITISH, s.piece("Cherokee"), s.space("S4216"))


@pytest.mark.rule("R-L3", "R-L9")
def test_tribes_on_the_track_or_driven_off_are_not_available() -> None:
    s = recruit("4th Foot @ 2716", "Cherokee @ track", "Catawba @ available")
    s.marked("barred_tribes", "Catawba").begin()
    assert rolled_for(s) == []


@pytest.mark.rule("R-L4")
def test_brant_calls_the_mohawk_at_canajoharie() -> None:
    s = recruit("4th Foot @ 2716", "Brant @ 2514", "Mohawk @ available").begin()
    assert s.where("Mohawk") == "2514"
    assert s.dice() == []
    assert s.logged("brant_calls") == [
        (s.piece("Brant"), s.piece("Mohawk"), s.space("2514")),
    ]  # fmt: skip


@pytest.mark.rule("R-L4", "R-L1")
def test_elsewhere_or_for_others_he_does_not() -> None:
    s = recruit("4th Foot @ 2716", "Brant @ 2415", "Mohawk @ available").begin()
    assert s.where("Mohawk") == "available"
    s = recruit("4th Foot @ 2716", "Brant @ 2514", "Seneca @ available").begin()
    assert s.where("Seneca") == "available"
    s = recruit("4th Foot @ 2716", "Brant @ 2514", "4 Cont @ 2514", "Mohawk @ available")
    assert not indians.may_come(s.g, BRITISH, s.piece("Mohawk"), s.space("2514"))
    s = recruit("Brant @ 2514")
    assert not indians.brant_calls(s.g, ALLIED, s.piece("Mohawk"))


@pytest.mark.rule("R-L3", "R-C3")
def test_the_british_roll_for_agents_and_tribes_before_the_americans() -> None:
    s = recruit("9th Foot @ 3411", "Cherokee, Catawba @ available", roll=(3, 4, 5, 6)).begin()
    order = [entry for entry in s.match.log() if entry[0] in ("agent_fails", "tribe_stays")]
    assert [entry[0] for entry in order] == [
        "agent_fails", "tribe_stays", "agent_fails", "tribe_stays",
    ]  # fmt: skip
    assert s.dice() == [3, 4, 5, 6]


@pytest.mark.rule("R-L3")
def test_in_jenkins_ear_three_tribes_listen_to_the_british() -> None:
    s = recruit("Creek, Chickasaw, Cherokee @ available", war="jenkins", roll=(1, 2, 6)).begin()
    assert s.where("Creek") == "S3217"
    assert s.where("Cherokee") == "available"
    assert s.g.side_of(s.piece("Creek")) == BRITISH
    assert sorted(rolled_for(s)) == ["Cherokee 6/1", "Chickasaw 2/1", "Creek 1/1"]
    s = recruit("Creek @ available", "Fort Mose company @ S3217", war="jenkins").begin()
    assert rolled_for(s) == []


# ---------------------------------------------------------------------- 13.2 loyalty


def total(*stacks: str, war: str = "fiw") -> int:
    return indians.loyalty(Situation.at_war(war).put(*stacks).g)


@pytest.mark.rule("R-L5", "G-G25")
def test_points_are_for_hexes_in_british_hands() -> None:
    assert total() == 2
    assert total("44th Foot @ 2709-outpost") == 4
    assert total("44th Foot @ 1907") == 3
    assert total("44th Foot @ 2411-outpost") == 3
    assert total("44th Foot @ 2709", "48th Foot @ 1907", "40th Foot @ 2411") == 6
    assert total("Bearn @ 2709", "La Reine @ 1907", "Artois @ 2411") == 2


@pytest.mark.rule("R-L5")
def test_albany_is_british_while_the_french_do_not_hold_it() -> None:
    assert total("Bearn @ 2716") == 0
    assert total("Bearn @ 2716", "44th Foot @ 2716-town") == 2
    assert total("Braddock @ 2709") == 2


@pytest.mark.rule("R-L8", "G-G25")
def test_in_king_georges_war_oswego_counts_nothing_and_the_british_have_two_more() -> None:
    assert total(war="kgw") == 4
    assert total("45th Foot @ 2411", war="kgw") == 4
    assert total("45th Foot @ 1907", war="kgw") == 5
    assert total("45th Foot @ 1907", "29th Foot @ 2709", war="kgw") == 6
    chart = Situation.at_war("kgw").rules.data.pack.tables.loyalty
    assert (chart.bonus[KGW], chart.bonus[FIW], chart.most) == (2, 0, 6)


@pytest.mark.rule("R-L6", "G-G25")
def test_at_one_the_british_lose_mohawk_mingo_and_delaware() -> None:
    s = recruit(
        "Bearn @ 2716", "44th Foot @ 1907", "british Mohawk @ 2514", "british Mingo @ 1212",
        "british Delaware @ 1311", "allied Caughnawaga @ 3310", war="fiw",
    ).begin()  # fmt: skip
    assert s.logged("loyalty") == [(1,)]
    for name in ("Mohawk", "Mingo", "Delaware"):
        assert s.where(name) == "available"
    assert s.where("Caughnawaga") == "3310"
    assert len(s.logged("tribe_withdraws")) == 3


@pytest.mark.rule("R-L6")
def test_br_is_for_british_tribes_and_fr_for_french_ones() -> None:
    s = recruit("Bearn @ 2716", "allied Mingo @ 1212", war="fiw").begin()
    assert s.where("Mingo") == "1212"
    s = recruit("44th Foot @ 2709", "allied Mingo @ 1212", "british Delaware @ 1311", war="fiw")
    s.begin()
    assert s.where("Mingo") == "available"
    assert s.where("Delaware") == "1311"


@pytest.mark.rule("R-L6")
@pytest.mark.parametrize(("die", "comes"), [(2, True), (3, False)])
def test_a_tribe_comes_on_its_number_or_less(die: int, comes: bool) -> None:
    """At 2 the Mohawk show a B2."""
    with recruit("Mohawk @ available", war="fiw", roll=(die,)) as s:
        s.begin()
        assert rolled_for(s) == [f"Mohawk {die}/2"]
        assert s.where("Mohawk") == ("2514" if comes else "available")


@pytest.mark.rule("R-L6")
def test_a_tribe_that_has_just_left_one_side_may_be_won_by_the_other() -> None:
    """At 4 the French lose the Mingo, and the British win them on a 1 if they hold Duquesne."""
    s = recruit("44th Foot @ 2709", "48th Foot @ 1111", "allied Mingo @ 1212", war="fiw", roll=(1,))
    s.begin()
    assert s.where("Mingo") == "1110"
    assert s.g.side_of(s.piece("Mingo")) == BRITISH


@pytest.mark.rule("R-L6")
def test_nobody_rolls_for_a_tribe_on_the_map_or_without_a_number() -> None:
    s = recruit("british Mohawk @ 2415", "Oneida @ available", war="fiw").begin()
    assert s.dice() == []


@pytest.mark.rule("R-L6", "R-L7")
def test_shawanoes_and_miamis_appear_at_duquesne() -> None:
    held = ("Bearn @ 1102", "La Reine @ 1111-outpost", "Artois @ 1907", "Guyenne @ 2709")
    tribes = "Miami, Shawnee / Shawanoes @ available"
    s = recruit(*held, tribes, war="fiw", roll=(1, 1)).begin()
    assert s.where("Miami") == s.where("Shawnee / Shawanoes") == "1111"
    for missing in range(4):
        s = recruit(*held[:missing], *held[missing + 1 :], tribes, war="fiw").begin()
        assert s.dice() == []


@pytest.mark.rule("R-L7")
@pytest.mark.parametrize("name", ["Delaware", "Mingo"])
def test_delaware_and_mingo_want_duquesne(name: str) -> None:
    home = {"Delaware": "1311", "Mingo": "1110"}[name]
    s = recruit("Bearn @ 1111-outpost", f"{name} @ available", war="fiw", roll=(1,)).begin()
    assert s.where(name) == home
    assert s.g.side_of(s.piece(name)) == ALLIED
    s = recruit("Bearn @ 1112", f"{name} @ available", war="fiw").begin()
    assert s.dice() == []
    s = recruit("44th Foot @ 2709", "48th Foot @ 1111", f"{name} @ available", war="fiw", roll=(1,))
    s.begin()
    assert s.g.side_of(s.piece(name)) == BRITISH


@pytest.mark.rule("R-L7")
@pytest.mark.parametrize(
    ("name", "wants", "home"),
    [
        ("Caughnawaga", ("3411",), "3310"), ("Abenaki", ("4111",), "3712"),
        ("Huron", ("3411", "2709"), "1003"), ("Ottawa", ("3411", "2709"), "1202"),
    ],
)  # fmt: skip
def test_what_the_friends_of_the_french_want(name: str, wants: tuple[str, ...], home: str) -> None:
    held = ["Bearn @ 3411", "La Reine @ 4111", "Artois @ 2709"]
    s = recruit(*held, f"{name} @ available", war="fiw", roll=(1,)).begin()
    assert s.where(name) == home
    for hex in wants:
        lost = [stack for stack in held if not stack.endswith(hex)]
        s = recruit(*lost, f"48th Foot @ {hex}", f"{name} @ available", war="fiw").begin()
        assert s.dice() == []


@pytest.mark.rule("R-L7", "A-2")
def test_the_micmac_want_louisbourg_and_one_of_four() -> None:
    s = recruit("Micmac @ available", "44th Foot @ 4924", war="fiw").begin()
    assert s.dice() == []
    for hex in ("5022", "5122", "4924", "4926"):
        s = recruit(f"Bearn @ {hex}", "Micmac @ available", war="fiw")
        if hex != "4924":
            s.put("44th Foot @ 4924")
        if hex != "5122":
            s.put("48th Foot @ 5122")
        s.roll(4).begin()
        assert s.where("Micmac") == "5226"
    s = recruit(
        "Bearn @ 4923", "44th Foot @ 4924", "48th Foot @ 5122", "Micmac @ available", war="fiw"
    )
    s.begin()
    assert s.dice() == []
    s = recruit("40th Foot @ 5927", "Bearn @ 4926", "Micmac @ available", war="fiw").begin()
    assert s.dice() == []


# ---------------------------------------------------------------------- 13.3 settlements


@pytest.mark.rule("R-L9")
def test_a_tribe_elsewhere_is_driven_off_when_its_settlement_is_entered() -> None:
    s = Situation.at_war("arw").until("fortifying").active("allied")
    s.put("4 Cont @ 2415", "british Mohawk @ 2613", "13 Cont @ 1219", "59th Foot @ 4926")
    everybody(s, "2415").allied("go 2514")
    assert s.where("Mohawk") == "available"
    assert s.has_mark("barred_tribes") == ["Mohawk"]
    assert s.logged("settlement_lost") == [(s.piece("Mohawk"), s.space("2514"))]


@pytest.mark.rule("R-L9")
def test_its_own_side_and_leaders_drive_nobody_off() -> None:
    s = Situation.at_war("arw").put("4th Foot @ 2514", "british Mohawk @ 2613")
    indians.settlement_entered(s.start, s.space("2514"), BRITISH)
    indians.settlements_lost(s.start)
    assert s.where("Mohawk") == "2613"
    s = Situation.at_war("arw").put("Washington @ 2514", "british Mohawk @ 2613")
    indians.settlement_entered(s.start, s.space("2514"), ALLIED)
    indians.settlements_lost(s.start)
    assert s.where("Mohawk") == "2613"


@pytest.mark.rule("R-L9")
def test_enemies_however_they_came_drive_it_off() -> None:
    s = Situation.at_war("arw").put(
        "4 Cont @ 2514", "british Mohawk @ 2613", "allied Oneida @ 2512"
    )
    indians.settlements_lost(s.start)
    assert s.where("Mohawk") == "available"
    assert s.where("Oneida") == "2512"
    assert s.has_mark("barred_tribes") == ["Mohawk"]


@pytest.mark.rule("R-L9")
def test_a_tribe_at_home_may_ambush_first() -> None:
    s = Situation.at_war("arw").put("4 Cont, 5 Cont @ 2514", "british Mohawk @ 2514")
    attack(s, "2514", "2415", ALLIED, (3,))
    assert s.asked == "ambush"
    assert s.asked_seat == BRITISH
    s.british("ambush")
    assert s.outcome == CLEARED
    assert s.logged("ambush_result") == [(3, "NE")]
    assert s.where("Mohawk") == "available"
    assert s.has_mark("barred_tribes") == ["Mohawk"]
    assert s.logged("linear") == []


@pytest.mark.rule("R-L9")
def test_if_it_does_not_nothing_is_fought() -> None:
    s = Situation.at_war("arw").until("fortifying").active("allied")
    s.put("1 NY @ 2415", "british Mohawk @ 2514", "13 Cont @ 1219", "59th Foot @ 4926")
    everybody(s, "2415").allied("go 2514")
    if s.asked == "react":
        s.british("no_reaction")
    assert s.asked == "ambush"
    s.british("no_ambush")
    assert s.where("Mohawk") == "available"
    assert s.where("1 NY") == "2514"
    assert s.logged("battle_over")[0][2] == 3
    assert s.logged("linear") == []
    assert s.asked == "move"
    assert s.why_not("resume") == "no_check_needed"


@pytest.mark.rule("R-L9")
def test_the_troops_beside_it_fight_on_without_it() -> None:
    s = Situation.at_war("arw").put("4 Cont, 5 Cont @ 2514", "british Mohawk, 20th Foot @ 2514")
    attack(s, "2514", "2415", ALLIED, (3,))
    s.british("no_ambush")
    assert s.where("Mohawk") == "available"
    assert len(s.logged("linear")) == 1


@pytest.mark.rule("R-L9")
def test_an_ambush_that_throws_the_enemy_back_saves_the_settlement() -> None:
    s = Situation.at_war("arw").put("4 Cont @ 2514", "british Mohawk, Butler's Rangers @ 2514")
    attack(s, "2514", "2415", ALLIED, (3,))
    s.british("ambush")
    assert s.logged("ambush_result") == [(3, "1R")]
    assert s.outcome == REPELLED
    assert s.where("4 Cont") == "2415"
    assert s.has_mark("barred_tribes") == []
    assert s.where("Mohawk") == "2514"


@pytest.mark.rule("R-L9")
def test_a_tribe_that_the_ambush_scattered_stays_away_as_well() -> None:
    s = Situation.at_war("arw").put("allied Catawba @ S4317", "4th Foot, 5th Foot @ S4317")
    tribe = s.piece("Catawba")
    indians.drive_off(s.start, tribe, s.space("S4317"))
    assert s.where("Catawba") == "available"
    s = Situation.at_war("arw").put("Catawba @ track", "4th Foot @ S4317")
    s.start.due[tribe] = s.start.turn + 1
    assert indians.abandon(s.start, tribe, ALLIED, s.space("S4317"))
    assert s.where("Catawba") == "track"
    assert s.has_mark("barred_tribes") == ["Catawba"]
    s = Situation.at_war("arw").put("Catawba @ track")
    assert not indians.abandon(s.start, tribe, ALLIED, s.space("S4317"))
    assert s.has_mark("barred_tribes") == []


@pytest.mark.rule("R-L9", "R-L6")
def test_before_the_revolution_miamis_and_shawanoes_live_off_the_map() -> None:
    s = Situation.at_war("fiw").put("44th Foot @ S5401", "48th Foot @ 1111", "allied Miami @ 1102")
    s.put("allied Delaware @ 1212", "40th Foot @ 1311")
    indians.settlements_lost(s.start)
    assert s.where("Miami") == "1102"
    assert s.where("Delaware") == "available"
    s = Situation.at_war("arw").put("4 Cont @ S5401", "british Miami @ 1102")
    indians.settlements_lost(s.start)
    assert s.where("Miami") == "available"


@pytest.mark.rule("R-L9")
def test_a_settlement_whose_tribe_is_not_on_the_map() -> None:
    s = Situation.at_war("arw").put("4 Cont @ 2514", "Mohawk @ available")
    indians.settlement_entered(s.start, s.space("2514"), ALLIED)
    indians.settlements_lost(s.start)
    assert s.has_mark("barred_tribes") == []
    assert indians.at_home(s.g, s.space("2514")) == -1
    assert indians.at_home(s.g, s.space("2415")) == -1


@pytest.mark.rule("R-L9")
def test_a_tribe_is_at_home_in_its_settlement_only() -> None:
    s = Situation().put("allied Delaware @ 1311")
    home = s.pieces.settlement[s.piece("Delaware")]
    assert indians.at_home(s.g, home) == (s.piece("Delaware") if home == s.space("1311") else -1)
    s = Situation().put("allied Delaware @ 1212")
    assert indians.at_home(s.g, home) == -1
