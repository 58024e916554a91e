"""1.5: players, Factions and sides."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import (
    ALLY,
    BRITISH,
    ENEMIES,
    FACTIONS,
    FRENCH,
    INDIANS,
    PATRIOTS,
    SIDE_OF,
)
from ticonderoga.games.liberty_or_death.game import GAME
from ticonderoga.games.liberty_or_death.rules.victory import (
    check_victory,
    combined,
    final_ranking,
    is_solitaire,
    same_player,
)


@pytest.mark.rule("R-1.5a")
def test_1_5_each_of_the_four_factions_has_a_seat_of_its_own() -> None:
    assert GAME.seats == ("british", "patriots", "indians", "french")
    lod = Situation().player("ann", "british").player("ben", "patriots")
    lod.player("cy", "indians").player("dee", "french")
    assert not any(same_player(lod.g, a, b) for a in FACTIONS for b in FACTIONS if a != b)


@pytest.mark.rule("R-1.5a")
def test_1_5_two_players_have_a_side_each() -> None:
    lod = Situation().player("ann", "british", "indians").player("ben", "patriots", "french")
    assert combined(lod.g, 0)
    assert combined(lod.g, 1)
    assert same_player(lod.g, BRITISH, INDIANS)
    assert not same_player(lod.g, BRITISH, PATRIOTS)
    assert not is_solitaire(lod.g)


@pytest.mark.rule("R-1.5a", "R-8.8a")
def test_1_5_a_player_alone_has_a_faction_or_a_side_against_non_players() -> None:
    lod = Situation().non_players("patriots", "indians", "french").player("ann", "british")
    assert is_solitaire(lod.g)
    assert not combined(lod.g, 0)
    lod = Situation().non_players("patriots", "french").player("ann", "british", "indians")
    assert is_solitaire(lod.g)
    assert combined(lod.g, 0)


@pytest.mark.rule("R-1.5a")
def test_1_5_players_and_non_players_may_be_mixed() -> None:
    lod = Situation().non_players("indians").player("ann", "british").player("ben", "patriots")
    assert lod.g.is_non_player(INDIANS)
    assert not lod.g.is_non_player(BRITISH)
    assert not is_solitaire(lod.g)


@pytest.mark.rule("R-1.5a")
def test_1_5_nobody_plays_both_sides() -> None:
    lod = Situation().player("human", "british", "patriots", "indians", "french")
    assert not any(same_player(lod.g, a, b) for a in FACTIONS for b in FACTIONS if a != b)
    assert not combined(lod.g, 0)
    assert not is_solitaire(lod.g)
    lod = Situation().non_players("indians", "french").player("human", "british", "patriots")
    assert not same_player(lod.g, BRITISH, PATRIOTS)
    assert not is_solitaire(lod.g)


@pytest.mark.rule("R-1.5.1a", "R-1.5.2a")
def test_1_5_1_the_sides() -> None:
    assert [ALLY[faction] for faction in FACTIONS] == [INDIANS, FRENCH, BRITISH, PATRIOTS]
    for faction in FACTIONS:
        assert SIDE_OF[ALLY[faction]] == SIDE_OF[faction]
        assert all(SIDE_OF[enemy] != SIDE_OF[faction] for enemy in ENEMIES[faction])


@pytest.mark.rule("R-1.5.1a", "R-7.1b")
def test_1_5_1_of_a_side_only_one_faction_wins() -> None:
    lod = Situation().put("2 regulars @ Boston").tracks(crc=1)
    lod.levels("AS", "New York", "New York City", "Massachusetts")
    assert lod.g.support == 12
    assert check_victory(lod.g)
    assert lod.g.winners == (BRITISH,)
    assert lod.g.ranking[:2] == (BRITISH, INDIANS)


@pytest.mark.rule("R-1.5.1a", "R-7.3e")
def test_1_5_1_at_the_end_friends_may_be_first_and_last() -> None:
    lod = Situation().treaty().levels("AO", "New York").tracks(cbc=0, crc=20)
    assert final_ranking(lod.g) == [BRITISH, PATRIOTS, INDIANS, FRENCH]
