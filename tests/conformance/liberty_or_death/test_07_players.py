"""1.5, 8.8: which factions are played by one and the same player, and who plays alone."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import REBELLION, ROYALISTS
from ticonderoga.games.liberty_or_death.rules.victory import combined, is_solitaire

NP = "non-player"


def seats(british: str, patriots: str, indians: str, french: str) -> Situation:
    return Situation().but(controllers=[british, patriots, indians, french])


@pytest.mark.rule("R-1.5a", "R-7.2e")
@pytest.mark.parametrize(
    ("british", "indians", "one_player"),
    [
        ("Ann", "Ann", True),
        ("Ann", "Bob", False),
        ("", "", False),  # players without a name are one to a seat
        ("random", "random", False),  # so are programs
        (NP, NP, False),
    ],
)
def test_1_5_one_player_for_both_factions_of_a_side(
    british: str, indians: str, one_player: bool
) -> None:
    lod = seats(british, NP, indians, NP)
    assert combined(lod.g, ROYALISTS) is one_player
    assert combined(lod.g, REBELLION) is False


@pytest.mark.rule("R-1.5a")
def test_1_5_a_name_on_both_sides_is_that_of_several_players() -> None:
    lod = seats("Ann", "Ann", "Ann", "Ann")
    assert not combined(lod.g, ROYALISTS)
    assert not combined(lod.g, REBELLION)
    assert not is_solitaire(lod.g)


@pytest.mark.rule("R-8.8a")
@pytest.mark.parametrize(
    ("british", "patriots", "indians", "french", "alone"),
    [
        ("Ann", NP, NP, NP, True),
        ("Ann", NP, "Ann", NP, True),
        ("", NP, NP, NP, True),
        ("Ann", NP, "Bob", NP, False),
        ("random", NP, NP, NP, False),  # a program plays by chapter 7
        ("search:2", NP, NP, NP, False),
        ("Ann", NP, "random", NP, False),
        (NP, NP, NP, NP, False),
        ("", "", "", "", False),
    ],
)
def test_8_8_one_person_against_non_players(
    british: str, patriots: str, indians: str, french: str, alone: bool
) -> None:
    assert is_solitaire(seats(british, patriots, indians, french).g) is alone
