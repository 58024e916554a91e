"""11.4, 11.6, 11.7 and O9: factors, odds, and the columns of both tables."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.battles import (
    CLEARED,
    REPELLED,
    attack,
    drm,
    give_in,
    odds,
    results,
)
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.combat import WORSE
from ticonderoga.games.end_of_empire.data.kinds import BRITISH
from ticonderoga.games.end_of_empire.rules.ambush import ambush_defence, ambush_strength
from ticonderoga.games.end_of_empire.rules.linear import (
    attack_strength,
    cell_of,
    column_of,
    defence_strength,
    odds_name,
    table_of,
)


def strengths(s: Situation, *names: str) -> tuple[int, int]:
    pieces = [s.piece(name) for name in names]
    for piece in pieces:
        s.start.steps[piece] = s.pieces.steps[piece]
    return attack_strength(s.start, pieces), defence_strength(s.start, pieces)


# ---------------------------------------------------------------------- factors


@pytest.mark.rule("R-J14", "R-A13", "A-4")
def test_boxed_factors_are_added_then_halved_and_rounded_up() -> None:
    s = Situation()
    assert strengths(s, "MD Dagworthy") == (1, 2)
    assert strengths(s, "RI Harris") == (2, 3)
    # 3 + 4 boxed are 7, half of which is 4; each by itself would make 2 + 2
    assert strengths(s, "RI Harris", "1 PA Regiment") == (4, 7)
    # 3 + 3 boxed are 6, half of which is 3; each by itself would make 2 + 2
    militia = "New Hampshire militia (colonial)"
    assert strengths(s, "RI Harris", militia) == (3, 6)


@pytest.mark.rule("R-J14", "R-A13", "A-4")
def test_plain_factors_count_in_full_beside_boxed_ones() -> None:
    assert strengths(Situation(), "Rogers' Rangers", "1 PA Regiment", "2 PA Regiment") == (7, 11)
    assert strengths(Situation(), "44th Foot", "RI Harris") == (7, 8)


@pytest.mark.rule("R-J14", "R-A13")
def test_circled_factors_defend_and_do_not_attack() -> None:
    s = Situation()
    assert strengths(s, "Acadian militia") == (0, 2)
    pa = s.piece("1 PA Regiment")
    s.start.steps[pa] = 1
    assert attack_strength(s.start, [pa]) == 0
    assert defence_strength(s.start, [pa]) == 2


@pytest.mark.rule("R-J14")
def test_leaders_have_no_factors() -> None:
    assert strengths(Situation(), "Braddock", "44th Foot") == (5, 5)


@pytest.mark.rule("R-A14", "R-J9")
def test_only_an_af_with_a_plus_ambushes_and_every_af_resists() -> None:
    s = Situation().put("Rogers' Rangers, 44th Foot, Braddock, british Mohawk @ 1112")
    force = s.start.at(BRITISH, s.space("1112"))
    assert ambush_strength(s.start, force) == 6
    assert ambush_defence(s.start, force) == 7


# ---------------------------------------------------------------------- odds

ODDS = [
    (26, 7, "3:1"), (5, 11, "1:3"), (7, 7, "1:1"), (13, 7, "1:1"), (14, 7, "2:1"), (20, 7, "2:1"),
    (21, 7, "3:1"), (27, 7, "3:1"), (28, 7, "4:1"), (99, 7, "4:1"), (6, 7, "1:2"), (4, 8, "1:2"),
    (4, 9, "1:3"), (4, 12, "1:3"), (4, 13, "worse than 1:3"), (97, 57, "1:1"),
]  # fmt: skip


@pytest.mark.rule("R-J15", "R-J17", "G-G22", "G-G27")
@pytest.mark.parametrize(("attack", "defence", "name"), ODDS)
def test_odds_are_rounded_against_the_attacker(attack: int, defence: int, name: str) -> None:
    g = Situation().start
    assert odds_name(g, column_of(g, attack, defence)) == name


@pytest.mark.rule("A-53")
def test_no_attack_factors_are_worse_than_any_odds() -> None:
    g = Situation().start
    assert column_of(g, 0, 1) == WORSE
    assert column_of(g, 0, 0) == WORSE


@pytest.mark.rule("R-J16", "R-J9")
@pytest.mark.parametrize(
    ("attack", "defence", "name"),
    [(1, 3, "1:3"), (1, 4, ""), (4, 1, "4:1"), (9, 1, "4:1"), (3, 0, "1+:0"), (1, 0, "1+:0")],
)
def test_columns_of_an_ambush(attack: int, defence: int, name: str) -> None:
    table = Situation().start.pack.tables.ambush
    column = table.odds.column(attack, defence)
    assert (table.odds.names[column] if column != WORSE else "") == name


@pytest.mark.rule("R-O9")
def test_the_eight_column_table_knows_2_to_3_and_3_to_2() -> None:
    wide, usual = Situation(eight_column_crt="yes").start, Situation().start
    assert odds_name(wide, column_of(wide, 2, 3)) == "2:3"
    assert odds_name(wide, column_of(wide, 3, 2)) == "3:2"
    assert odds_name(wide, column_of(wide, 199, 100)) == "3:2"
    assert odds_name(wide, column_of(wide, 65, 100)) == "1:2"
    assert odds_name(usual, column_of(usual, 3, 2)) == "1:1"
    assert odds_name(usual, column_of(usual, 2, 3)) == "1:2"


@pytest.mark.rule("R-O9")
def test_the_eight_column_table_is_used_in_battle() -> None:
    """6 against 4 is 3:2, where a 5 is 1/2DR and not 1/2."""
    for crt, result in (("yes", "1/2DR"), ("no", "1/2")):
        s = Situation(eight_column_crt=crt)
        s.put("77th Montgomery's Highlanders @ 1310", "T de Mar IR 3 @ 1310")
        s.put("reduced Bearn @ 1310", "reduced 44th Foot @ 1310")
        attack(s, "1310", "1311", roll=(5,))
        assert odds(s) == [(9, 6, "3:2" if crt == "yes" else "1:1")]
        assert results(s) == [result]


# ---------------------------------------------------------------------- the table and its limits


@pytest.mark.rule("R-J18", "G-G23")
def test_the_die_is_kept_within_the_table() -> None:
    g = Situation().start
    table = table_of(g)
    even = column_of(g, 1, 1)

    def read(die: int, *values: int) -> str:
        return table.texts[cell_of(g, even, die, [("x", value, -1) for value in values])]

    assert read(1) == "2/0"
    assert read(4, -3, 2) == "1/0"
    assert read(1, -3) == "3AR/0"
    assert read(1, -9) == "3AR/0"
    assert read(6, 1) == "0/2"
    assert read(6, 2) == "0/3"
    assert read(6, 9) == "0/3"


@pytest.mark.rule("R-J17")
def test_odds_below_1_to_3_cost_two_steps_and_a_retreat_without_a_die() -> None:
    s = Situation().put("Rogers' Rangers, 44th Foot, 1 PA Regiment @ 1310")
    s.put("Bearn, Artois, La Sarre, La Reine, Guyenne, Languedoc, Bourgogne @ 1310")
    attack(s, "1310", "1311")
    s.british("no_ambush")
    assert odds(s) == [(10, 36, "worse than 1:3")]
    assert results(s) == ["2AR/0"]
    s.british("lose 1 PA Regiment").allied("lose 44th Foot")
    assert s.at("1311") == "British: 44th Foot 1/2, Rogers' Rangers 1/1, 1 PA Regiment 1/2"
    assert s.outcome == REPELLED
    assert s.dice() == []


@pytest.mark.rule("R-J17")
def test_1_to_3_itself_is_fought() -> None:
    s = Situation().put("44th Foot @ 1310", "Bearn, Artois, La Reine @ 1310")
    attack(s, "1310", "1311", roll=(6,))
    assert odds(s) == [(5, 15, "1:3")]
    assert results(s) == ["0/1"]


@pytest.mark.rule("R-J17")
def test_defenders_without_cf_are_eliminated_at_no_loss() -> None:
    s = Situation().put("44th Foot @ 1310", "allied Mohawk, allied Delaware, Beaujeu @ 1310")
    attack(s, "1310", "1311")
    s.allied("no_ambush")
    assert s.outcome == CLEARED
    assert s.at("1310") == "British: 44th Foot 2/2"
    assert s.dice() == []
    assert s.where("Mohawk") == s.where("Delaware") == "track"
    assert s.where("Beaujeu") == "captured"


@pytest.mark.rule("A-53")
def test_without_factors_the_attacker_is_beaten_at_once() -> None:
    """Indians who attack and do not ambush."""
    s = Situation().put("british Mohawk @ 1310", "Bearn @ 1310")
    attack(s, "1310", "1311")
    s.british("no_ambush")
    assert odds(s) == [(0, 5, "worse than 1:3")]
    assert results(s) == ["2AR/0"]
    assert s.where("Mohawk") == "track"
    assert s.outcome == REPELLED


@pytest.mark.rule("A-53")
def test_nothing_against_nothing_sends_the_attacker_back() -> None:
    s = Situation().put("british Mohawk @ 1310", "allied Delaware @ 1310")
    attack(s, "1310", "1311")
    s.allied("no_ambush").british("no_ambush")
    assert s.outcome == REPELLED
    assert (s.where("Mohawk"), s.where("Delaware")) == ("1311", "1310")
    assert not odds(s)


@pytest.mark.rule("G-G27")
def test_charleston_1780() -> None:
    """Clinton has 86 and Prevost 11 factors and a half; 97 against 57 are 1:1."""
    g = Situation("arw-south-1780").start
    attackers: list[int] = []
    defenders: list[int] = []
    for stack in g.scenario.stacks:
        for piece in stack.pieces:
            g.steps[piece] = g.pieces.steps[piece]
        name = g.board.ids[stack.space]
        if name in ("S3825-town", "S4025-town"):
            attackers += stack.pieces
        if name == "S4225-town":
            defenders += stack.pieces
    assert attack_strength(g, attackers) == 97
    assert defence_strength(g, defenders) == 57
    assert odds_name(g, column_of(g, 97, 57)) == "1:1"


@pytest.mark.rule("R-J18")
def test_the_log_tells_die_and_modifiers() -> None:
    s = Situation().put("44th Foot, Wolfe @ 1310", "Bearn, Rigaud @ 1310")
    give_in(attack(s, "1310", "1311", roll=(3, 6, 6)))
    assert drm(s) == {"leader_attack": "+2", "leader_defence": "-1"}
    assert s.logged("linear_result") == [(3, "+1", "0/1")]
