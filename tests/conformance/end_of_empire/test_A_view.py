"""What both seats see: the whole table, the force on the move, the battle."""

import pytest

from tests.conformance.end_of_empire.marching import everybody, fiw
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH, NOTHING
from ticonderoga.games.end_of_empire.rules.points import grant
from ticonderoga.games.end_of_empire.underway import Combat, Operation
from ticonderoga.games.end_of_empire.view import view


@pytest.mark.rule("R-A1")
def test_all_pieces_and_markers() -> None:
    s = Situation.at_war("arw").put("Howe, 17th Foot @ 2220-town", "fort @ 2220-town")
    s.put("2 Cont @ 1111", "British fleet @ Gulf of Maine")
    s.marked("done", "17th Foot").marked("fresh", "2 Cont").marked("winter_fleets", "British fleet")
    s.but(raided=5, flags=9, republic=True, economy=1, wi_due=33, entered_war=[30, 40])
    g = s.start
    g.due = {s.piece("Greene"): 4, s.piece("3 Cont"): 9}
    for seat in (BRITISH, ALLIED):
        seen = view(g, seat)
        assert seen["seat"] == seat
        assert (seen["turn"], seen["step"], seen["active"]) == (g.turn, "operations", BRITISH)
        assert seen["stacks"] == [
            [(place, list(g.stacks[side][place])) for place in sorted(g.stacks[side])]
            for side in (BRITISH, ALLIED)
        ]
        assert (seen["where"], seen["steps"]) == (g.where, g.steps)
        assert seen["due"] == sorted(g.due.items())
        assert seen["forts"] == [s.space("2220-town")]
        assert (seen["raided"], seen["flags"], seen["republic"]) == (5, 9, True)
        assert seen["agents"] == g.agents
        assert seen["done"] == [s.piece("17th Foot")]
        assert seen["fresh"] == [s.piece("2 Cont")]
        assert seen["winter_fleets"] == [s.piece("British fleet")]
        assert (seen["entered_war"], seen["wi_due"], seen["economy"]) == ([30, 40], 33, 1)
        assert (seen["winner"], seen["reason"]) == (-1, "")
        assert (seen["force"], seen["way"], seen["ways"]) == ([], [], [])
        assert (seen["force_at"], seen["origin"], seen["force_left"]) == (NOTHING, NOTHING, 0)
        assert (seen["battle"], seen["combat_at"], seen["combat_round"]) == (None, NOTHING, 0)
        assert (seen["attackers"], seen["defenders"]) == ([], [])


@pytest.mark.rule("R-H1")
def test_a_force_on_the_move_and_where_it_may_go() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1110").roll(1)
    s.british("activate 1112", "take 44th Foot")
    seen = view(s.g, ALLIED)
    assert seen["force"] == [s.piece("44th Foot")]
    assert (seen["ways"], seen["force_left"]) == ([], 0)
    s.british("take Wolfe", "go 1111")
    if s.asked == "react":
        s.allied("no_reaction")
    seen = view(s.g, ALLIED)
    assert (seen["force_at"], seen["origin"]) == (s.space("1111"), s.space("1112"))
    assert seen["way"] == [s.space("1112"), s.space("1111")]
    assert s.ask is not None
    assert seen["force_left"] == s.ask.about["points"] > 0
    ways = {s.board.ids[space]: (cost, risk) for space, cost, risk in seen["ways"]}
    assert sorted(ways) == sorted(
        s.board.ids[choice[1]] for choice in s.match.choices(BRITISH) if choice[0] == "go"
    )
    assert ways["1111-outpost"] == (0, True)
    assert ways["1112"][1] is False
    assert ways["1112"][0] == 5


@pytest.mark.rule("R-J1")
@pytest.mark.parametrize("attacker", [BRITISH, ALLIED])
def test_a_battle_with_its_odds(attacker: int) -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1112", "Bearn, Levis @ 1112").begin()
    space = s.space("1112")
    c = Combat(space, attacker, s.space("1113"))
    c.attackers = s.g.at(attacker, space)
    c.round, c.result, c.losses, c.victim, c.ambusher = 2, "1/1", 3, ALLIED, BRITISH
    s.g.combat = c
    op = Operation(attacker, space)
    op.force = c.attackers
    grant(s.g, op, op.force)
    s.g.operation = op
    seen = view(s.g, BRITISH)
    s.g.combat = s.g.operation = None
    battle = seen["battle"]
    assert battle is not None
    assert seen["ways"] == []
    assert seen["combat_at"] == battle["space"] == space
    assert battle["attacker"] == attacker
    assert seen["attackers"] == list(s.g.at(attacker, space))
    assert seen["defenders"] == list(s.g.at(1 - attacker, space))
    assert battle["leaders"] == [s.piece("Wolfe"), s.piece("Levis")]
    assert battle["strength"] == [10, 5]
    assert battle["odds"] == ("2:1" if attacker == BRITISH else "1:2")
    modifiers = {key: leader for key, _, leader in battle["modifiers"]}
    assert modifiers["leader_attack"] == battle["leaders"][attacker]
    assert modifiers["leader_defence"] == battle["leaders"][1 - attacker]
    assert seen["combat_round"] == battle["round"] == 2
    assert (battle["result"], battle["losses"]) == ("1/1", 3)
    assert (battle["victim"], battle["ambusher"]) == (ALLIED, BRITISH)


@pytest.mark.rule("R-J1")
def test_no_odds_against_nobody() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112").begin()
    c = Combat(s.space("1112"), BRITISH, s.space("1113"))
    c.attackers = s.g.at(BRITISH, s.space("1112"))
    s.g.combat = c
    battle = view(s.g, ALLIED)["battle"]
    s.g.combat = None
    assert battle is not None
    assert (battle["odds"], battle["leaders"]) == ("", [s.piece("Wolfe"), NOTHING])
    assert battle["strength"] == [5, 0]


@pytest.mark.rule("R-H1", "R-G8")
def test_a_force_that_needs_a_check_has_nowhere_to_go() -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1113", "allied Delaware @ 1112")
    everybody(s, "1113").british("go 1112").allied("no_reaction", "no_ambush")
    assert s.offers("resume")
    assert view(s.g, BRITISH)["ways"] == []
    s.british("resume")
    assert view(s.g, BRITISH)["ways"] != []


@pytest.mark.rule("R-J26")
def test_losses_that_have_been_taken_are_no_longer_shown() -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1113", "Bearn, Artois, Levis @ 1112")
    everybody(s, "1113").british("go 1112").roll(4, 6).allied("no_reaction")
    battle = view(s.g, BRITISH)["battle"]
    assert battle is not None
    assert (battle["losses"], battle["victim"]) == (1, ALLIED)
    s.allied("lose Bearn")
    assert s.asked == "leave"
    battle = view(s.g, BRITISH)["battle"]
    assert battle is not None
    assert (battle["losses"], battle["victim"]) == (0, NOTHING)


@pytest.mark.rule("R-G1", "R-J18")
def test_of_equal_leaders_the_first_is_shown() -> None:
    s = Situation.at_war("kgw").put("Beauharnois, d'Anville, T de Mar IR 1 (1744) @ 1112")
    s.put("Virginia militia (colonial) @ 1112")
    anville, beauharnois = s.piece("d'Anville"), s.piece("Beauharnois")
    assert s.pieces.rank[anville] == s.pieces.rank[beauharnois]
    assert s.pieces.combat[anville] == s.pieces.combat[beauharnois]
    s.begin()
    s.g.combat = Combat(s.space("1112"), BRITISH, s.space("1113"))
    battle = view(s.g, ALLIED)["battle"]
    s.g.combat = None
    assert battle is not None
    assert battle["leaders"] == [NOTHING, beauharnois]
