"""8.1, 15.1 Who may lead whom, man by man."""

import pytest

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import ARW, BRITISH
from ticonderoga.games.end_of_empire.rules.command import (
    _leads_some,
    lead,
    may_lead,
    muster,
    seniority,
    seniors,
)
from ticonderoga.games.end_of_empire.terms import BY_DEFAULT, LED, NOT_LED

TROOPS = {
    "": (),
    "A": ("2 Cont",),
    "F": ("Bourbonnois",),
    "S": ("arw-sp-louisiana",),
    "I": ("allied Oneida",),
    "AF": ("2 Cont", "Bourbonnois"),
    "FS": ("Bourbonnois", "arw-sp-louisiana"),
    "AS": ("2 Cont", "arw-sp-louisiana"),
    "AI": ("2 Cont", "allied Oneida"),
    "FI": ("Bourbonnois", "allied Oneida"),
    "SI": ("arw-sp-louisiana", "allied Oneida"),
}


def spanish(s: Situation) -> str:
    """A Spanish regiment."""
    for piece in s.pieces.of_war[3]:
        if s.pieces.nation[piece] == 3 and s.pieces.is_unit(piece):
            return s.pieces.ids[piece]
    raise AssertionError


def answers(leader: str, troops: str, *others: str, war: str = "arw") -> str:
    """Whether a leader may lead all of them, some of them: "yes yes", "no yes"."""
    s = Situation.at_war(war)
    s.put(f"{leader} @ 2220")
    for name in (*TROOPS[troops], *others):
        s.put(f"{spanish(s) if name == 'arw-sp-louisiana' else name} @ 2220")
    g, space = s.start, s.space("2220")
    here = g.at(1, space)
    m = muster(g, here)
    number = s.piece(leader)
    may, some = may_lead(g, number, m, here), _leads_some(g, number, m)
    return f"{'yes' if may else 'no'} {'yes' if some else 'no'}"


@pytest.mark.rule("R-N2", "R-G1")
@pytest.mark.parametrize(
    ("leader", "expected"),
    [
        (
            "Greene",
            {
                "": "yes yes", "A": "yes yes", "F": "no no", "S": "no no", "I": "yes yes",
                "AF": "no yes", "FS": "no no", "AS": "no yes", "AI": "yes yes", "FI": "no yes",
                "SI": "no yes",
            },
        ),
        (
            "Rochambeau",
            {
                "": "yes yes", "A": "no no", "F": "yes yes", "S": "no no", "I": "no no",
                "AF": "no yes", "FS": "no yes", "AS": "no no", "AI": "no no", "FI": "no yes",
                "SI": "no no",
            },
        ),
        (
            "Galvez",
            {
                "": "yes yes", "A": "no no", "F": "yes yes", "S": "yes yes", "I": "yes yes",
                "AF": "no yes", "FS": "yes yes", "AS": "no yes", "AI": "no yes", "FI": "yes yes",
                "SI": "yes yes",
            },
        ),
        (
            "Lafayette",
            {
                "": "yes yes", "A": "yes yes", "F": "yes yes", "S": "no no", "I": "yes yes",
                "AF": "yes yes", "FS": "no yes", "AS": "no yes", "AI": "yes yes", "FI": "yes yes",
                "SI": "no yes",
            },
        ),
    ],
)  # fmt: skip
def test_who_leads_whom(leader: str, expected: dict[str, str]) -> None:
    assert {troops: answers(leader, troops) for troops in TROOPS} == expected


@pytest.mark.rule("R-N2")
def test_the_senior_american_leads_both_if_a_frenchman_of_name_is_there() -> None:
    assert answers("Washington", "AF") == "no yes"
    assert answers("Washington", "AF", "Rochambeau") == "yes yes"
    assert answers("Washington", "AF", "Lafayette") == "yes yes"
    assert answers("Washington", "F", "Rochambeau") == "no no"
    assert answers("Greene", "AF", "Rochambeau") == "yes yes"
    assert answers("Greene", "AF", "Rochambeau", "Washington") == "no yes"
    assert answers("Washington", "AF", "Rochambeau", "Greene") == "yes yes"


@pytest.mark.rule("R-G1")
def test_the_french_lead_their_indians_in_the_wars_before() -> None:
    s = Situation().put("Levis, allied Delaware @ 1112", "Bearn @ 1110", "Braddock @ 1113")
    g = s.start
    for stack, some in (("1112", True), ("1110", True)):
        here = g.at(1, s.space(stack))
        m = muster(g, here)
        assert _leads_some(g, s.piece("Levis"), m) is some
        assert may_lead(g, s.piece("Levis"), m, here)
    mixed = muster(g, (s.piece("Delaware"), s.piece("Bearn")))
    assert may_lead(g, s.piece("Levis"), mixed, ())
    spanish = muster(g, (s.pieces.index("Luisiana", ARW),))
    assert not _leads_some(g, s.piece("Levis"), spanish)


@pytest.mark.rule("R-G2")
def test_ranks() -> None:
    s = Situation.at_war("arw").put("Washington, Greene, Rochambeau, Galvez, Lafayette @ 2220")
    g, new_york = s.start, s.space("2220")
    names = ["Washington", "Greene", "Rochambeau", "Lafayette"]
    ranks = [seniority(g, s.piece(name), new_york) for name in names]
    assert ranks[2] > ranks[1] > ranks[0] >= 0
    assert ranks[2] > ranks[3]
    galvez = s.piece("Galvez")
    assert seniority(g, galvez, new_york) == s.pieces.rank[galvez]
    for hex in (s.board.new_orleans, s.board.pensacola):
        assert seniority(g, galvez, hex) < 0
    assert seniority(g, galvez, g.havana) == s.pieces.rank[galvez]
    assert seniority(g, s.piece("Greene"), s.board.pensacola) == ranks[1]
    assert seniors(g, [s.piece("Rochambeau")], new_york) == [s.piece("Rochambeau")]
    assert seniors(g, [], new_york) == []


@pytest.mark.rule("R-G1", "R-N2")
def test_who_commands() -> None:
    s = Situation.at_war("arw").put("Greene, Rochambeau, Bourbonnois, 2 Cont @ 2220")
    s.put("17th Foot @ 3120")
    g, space = s.start, s.space("2220")

    def led(*names: str) -> tuple[int, list[int]]:
        company = tuple(s.piece(name) for name in names)
        return lead(g, muster(g, company), company, space)

    assert led("Greene", "2 Cont") == (LED, [s.piece("Greene")])
    assert led("Rochambeau", "Bourbonnois") == (LED, [s.piece("Rochambeau")])
    assert led("Greene", "Bourbonnois") == (BY_DEFAULT, [])
    assert led("Rochambeau", "2 Cont", "Bourbonnois") == (BY_DEFAULT, [])
    assert led("2 Cont") == (BY_DEFAULT, [])
    assert led("Greene", "2 Cont", "Bourbonnois") == (NOT_LED, [])
    assert lead(g, muster(g, g.at(BRITISH, s.space("3120"))), (), space) == (BY_DEFAULT, [])
