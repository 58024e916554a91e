"""8.1.2, 8.1 and the rulings on Force: which pieces a non-player places, gives up and strikes,
and when it thinks a Battle superior."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.conformance.liberty_or_death.spoken import SINGULARS, faction_of, kind_of
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, PATRIOTS
from ticonderoga.games.liberty_or_death.data.spaces import (
    BOSTON,
    GEORGIA,
    NORFOLK,
    SPACES,
    VIRGINIA,
)
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    attackers_shown,
    control_if,
    cubes_to_give,
    defenders_shown,
    is_superior,
    kind_to_give,
    kind_to_place,
    kind_to_strike,
    leader_follows,
)
from ticonderoga.games.liberty_or_death.underway import Battle


def kinds(text: str) -> tuple[int, ...]:
    return tuple(kind_of(name) for name in text.split(", "))


def there(text: str) -> Situation:
    lod = Situation().treaty()
    return lod.put(f"{text} @ Virginia") if text else lod


def given_up(lod: Situation, may: str, number: int) -> list[str]:
    """The kinds a non-player removes one after the other."""
    out, last = [], -1
    for _ in range(number):
        last = kind_to_give(lod.g, VIRGINIA, kinds(may), last)
        lod.g.put(last, VIRGINIA, -1)
        out.append(SINGULARS[last])
    return out


@pytest.mark.rule("R-8.1.2a")
@pytest.mark.parametrize(
    ("present", "may", "first"),
    [
        ("", "british fort, regular, tory", "british fort"),
        ("", "village, war party", "village"),
        ("", "continental, militia", "militia"),
        ("", "regular, tory", "regular"),
        ("2 regulars, 1 tory", "regular, tory", "tory"),
        ("1 regular, 2 tories", "regular, tory", "regular"),
        ("1 french, 1 continental", "french regular, continental", "french regular"),
    ],
)
def test_8_1_2_what_is_placed_first(present: str, may: str, first: str) -> None:
    lod = there(present)
    assert SINGULARS[kind_to_place(lod.g, VIRGINIA, kinds(may))] == first


@pytest.mark.rule("R-8.1.2a")
def test_8_1_2_cubes_are_placed_in_turn() -> None:
    lod = there("3 regulars, 1 tory")
    order, last = [], -1
    for _ in range(4):
        last = kind_to_place(lod.g, VIRGINIA, kinds("regular, tory"), last)
        order.append(SINGULARS[last])
    assert order == ["tory", "regular", "tory", "regular"]


@pytest.mark.rule("R-8.1.2b")
@pytest.mark.parametrize(
    ("present", "may", "order"),
    [
        ("2 regulars, 2 tories", "regular, tory", ["regular", "tory", "regular", "tory"]),
        ("1 regular, 3 tories", "regular, tory", ["tory", "regular", "tory", "tory"]),
        (
            "1 continental, 1 militia, 1 active militia, 1 patriot fort",
            "continental, militia, active militia, patriot fort",
            ["active militia", "militia", "continental", "patriot fort"],
        ),
        (
            "1 war party, 2 active war parties, 1 village",
            "war party, active war party, village",
            ["active war party", "active war party", "war party", "village"],
        ),
    ],
)
def test_8_1_2_what_is_given_up_first(present: str, may: str, order: list[str]) -> None:
    assert given_up(there(present), may, len(order)) == order


@pytest.mark.rule("R-8.1.2b")
@pytest.mark.parametrize(
    ("regulars", "tories", "number", "given"),
    [(3, 3, 2, (1, 1)), (3, 3, 3, (2, 1)), (1, 3, 3, (1, 2)), (4, 1, 3, (3, 0)), (1, 1, 2, (1, 1))],
)
def test_8_1_2_the_last_tory_is_spared_if_possible(
    regulars: int, tories: int, number: int, given: tuple[int, int]
) -> None:
    assert cubes_to_give(regulars, tories, number) == given


@pytest.mark.rule("R-8.1.2d")
@pytest.mark.parametrize(
    ("present", "first"),
    [
        ("1 patriot fort, 1 militia, 1 continental", "patriot fort"),
        ("1 village, 3 war parties", "village"),
        ("1 militia, 2 active militia, 1 continental", "militia"),
        ("2 active militia, 1 continental", "active militia"),
        ("2 french, 1 continental", "continental"),
        ("1 french, 1 continental", "french regular"),
        ("1 regular, 2 tories", "regular"),
    ],
)
def test_8_1_2_what_is_struck_first(present: str, first: str) -> None:
    lod = there(present)
    every = tuple(range(11))
    royalists = tuple(k for k in every if k in (0, 1, 2, 3, 4, 9))
    rebels = tuple(k for k in every if k not in royalists)
    enemy = royalists if lod.g.royalists[VIRGINIA] else rebels
    assert SINGULARS[kind_to_strike(lod.g, VIRGINIA, enemy)] == first


@pytest.mark.rule("A-66")
@pytest.mark.parametrize(
    ("royalists", "rebels", "superior"),
    [
        # Regulars 3 + 1 against 3
        ("3 regulars", "3 continentals", True),
        # 3 + 1 against 2 + Fort 1, and 1 less for the Fort against 1 more for it
        ("3 regulars", "2 continentals, 1 patriot fort", False),
        # 3 + 1 against 3 + 1
        ("3 regulars", "3 french", False),
        # a leader on each side
        ("3 regulars, Gage", "3 continentals", True),
        ("3 regulars", "3 continentals, Washington", False),
        # an Underground Militia in the space adds to what the British lose
        ("3 regulars", "3 continentals, 1 militia", False),
    ],
)
def test_a66_force_with_modifiers_is_compared(royalists: str, rebels: str, superior: bool) -> None:
    lod = there(royalists).put(f"{rebels} @ Virginia")
    assert is_superior(lod.g, BRITISH, VIRGINIA, False) == superior


@pytest.mark.rule("A-66", "A-18")
def test_a66_only_pieces_that_would_take_part_count() -> None:
    lod = there("3 regulars").put("3 continentals, 3 french @ Virginia")
    assert not is_superior(lod.g, PATRIOTS, VIRGINIA, False)
    assert is_superior(lod.g, PATRIOTS, VIRGINIA, True)


@pytest.mark.rule("A-67")
@pytest.mark.parametrize(
    ("force", "shown"),
    [
        ("1 war party", 0),
        ("2 war parties", 0),
        ("3 war parties", 2),
        ("1 active war party, 2 war parties", 1),
        ("2 active war parties, 2 war parties", 0),
        ("1 active war party, 5 war parties", 3),
    ],
)
def test_a67_one_stays_hidden_and_none_is_shown_for_nothing(force: str, shown: int) -> None:
    lod = there(f"3 regulars, {force}").put("3 continentals @ Virginia")
    assert attackers_shown(lod.g, Battle(VIRGINIA, BRITISH, True)) == shown


@pytest.mark.rule("A-68", "R-8.7.9a")
@pytest.mark.parametrize(
    ("attacker", "defenders", "shown"),
    [
        ("british", "3 militia, 1 continental", 0),
        ("patriots", "3 war parties", 0),
        ("patriots", "3 war parties, 1 village", 2),
        ("patriots", "1 war party, 1 village", 0),
    ],
)
def test_a68_what_defending_non_players_show(attacker: str, defenders: str, shown: int) -> None:
    lod = there(defenders)
    assert defenders_shown(lod.g, Battle(VIRGINIA, faction_of(attacker))) == shown


@pytest.mark.rule("R-8.1j")
def test_8_1_a_leader_goes_with_the_largest_group_or_stays_with_it() -> None:
    lod = Situation()
    groups = [0] * SPACES
    groups[BOSTON], groups[NORFOLK], groups[GEORGIA] = 2, 4, 3
    assert leader_follows(lod.g, BRITISH, groups, BOSTON) == NORFOLK
    groups[BOSTON] = 5
    assert leader_follows(lod.g, BRITISH, groups, BOSTON) == BOSTON
    groups[NORFOLK] = 5
    lod.roll(1)
    assert leader_follows(lod.g, BRITISH, groups, BOSTON) == BOSTON
    lod.roll(6)
    assert leader_follows(lod.g, BRITISH, groups, BOSTON) == NORFOLK


@pytest.mark.rule("R-1.7a", "R-1.7b", "R-1.7c")
def test_control_to_be_is_counted_like_control() -> None:
    lod = Situation().put("2 war parties, 1 militia @ Virginia")
    assert control_if(lod.g, VIRGINIA, 0, 0, 0) == -1
    assert control_if(lod.g, VIRGINIA, 1, 0, 0) == 0
    assert control_if(lod.g, VIRGINIA, 0, -2, 0) == 1
    assert control_if(lod.g, VIRGINIA, 0, 0, 2) == 1
    assert control_if(lod.g, VIRGINIA, 1, 0, 2) == -1
