"""7 and 8.8: margins, checks, ranking, the final scoring, and a player alone."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, FRENCH, INDIANS, PATRIOTS
from ticonderoga.games.liberty_or_death.rules.victory import (
    check_victory,
    final_margin,
    margins,
    passes,
    same_player,
    score_final,
)

BIG = ("Massachusetts", "New York", "Pennsylvania", "Virginia", "New York City")
"""Population 2 each; Virginia is the third largest Colony."""


def standing(
    lead: int, forts: int = 0, villages: int = 0, cbc: int = 0, crc: int = 0, **options: str
) -> Situation:
    """Support ahead of Opposition by `lead` (behind, if negative), and the other measures."""
    lod = Situation(**options).tracks(cbc=cbc, crc=crc)
    level, half = ("AS", "PS") if lead > 0 else ("AO", "PO")
    left = abs(lead)
    for space in range(22):
        worth = lod.g.population[space]
        if worth and left >= 2 * worth:
            lod.levels(level, lod.board.names[space])
            left -= 2 * worth
        elif worth and left >= worth:
            lod.levels(half, lod.board.names[space])
            left -= worth
    assert lod.g.support - lod.g.opposition == lead
    for number in range(forts):
        lod.put(f"patriot fort @ {lod.board.names[7 + number]}")
    for number in range(villages):
        lod.put(f"village @ {lod.board.names[18 + number // 2]}")
    return lod


def checked(lod: Situation) -> Situation:
    assert check_victory(lod.g)
    assert lod.g.step == 12
    return lod


# ---------------------------------------------------------------------- 7.2 conditions


@pytest.mark.rule("R-7.2a", "R-7.1a")
def test_7_2_the_british_conditions() -> None:
    lod = standing(12, cbc=3, crc=4)
    assert margins(lod.g, BRITISH) == (2, 1)
    assert passes(lod.g, BRITISH)
    assert not passes(standing(10, cbc=3, crc=4).g, BRITISH)
    assert not passes(standing(12, cbc=4, crc=4).g, BRITISH)


@pytest.mark.rule("R-7.2b", "R-7.1a")
def test_7_2_the_patriot_conditions() -> None:
    lod = standing(-11, forts=2, villages=4)
    assert margins(lod.g, PATRIOTS) == (1, 1)
    assert passes(lod.g, PATRIOTS)
    assert not passes(standing(-10, forts=2, villages=4).g, PATRIOTS)
    assert not passes(standing(-11, forts=2, villages=5).g, PATRIOTS)


@pytest.mark.rule("R-7.2c", "R-7.1a")
def test_7_2_the_french_conditions() -> None:
    lod = standing(-13, cbc=5, crc=4).treaty()
    assert margins(lod.g, FRENCH) == (3, 1)
    assert passes(lod.g, FRENCH)
    assert not passes(standing(-13, cbc=5, crc=4).g, FRENCH)
    assert not passes(standing(-13, cbc=4, crc=4).treaty().g, FRENCH)


@pytest.mark.rule("R-7.2d", "R-7.1a")
def test_7_2_the_indian_conditions() -> None:
    lod = standing(11, forts=1, villages=5)
    assert margins(lod.g, INDIANS) == (1, 1)
    assert passes(lod.g, INDIANS)
    assert not passes(standing(11, forts=2, villages=5).g, INDIANS)


@pytest.mark.rule("R-6.1a")
def test_6_1_a_check_that_nobody_passes_changes_nothing() -> None:
    lod = standing(12, cbc=5, crc=4, villages=5, forts=3)
    assert not check_victory(lod.g)
    assert (lod.g.winners, lod.g.reason) == ((), "")


@pytest.mark.rule("R-6.1a", "R-7.1b")
def test_6_1_the_game_ends_at_once_and_the_better_of_the_side_is_first() -> None:
    lod = checked(standing(14, cbc=2, crc=4, villages=3).treaty())
    assert lod.g.winners == (BRITISH,)
    assert lod.g.reason == "victory_check"
    assert [final_margin(lod.g, f) for f in (BRITISH, PATRIOTS, INDIANS, FRENCH)] == [
        16, -14, 14, -16,
    ]  # fmt: skip
    assert lod.g.ranking == (BRITISH, INDIANS, PATRIOTS, FRENCH)


@pytest.mark.rule("R-7.1b")
def test_7_1_the_partner_of_the_one_who_passes_may_be_first() -> None:
    lod = checked(standing(14, cbc=3, crc=4, villages=8))
    assert passes(lod.g, BRITISH)
    assert passes(lod.g, INDIANS)
    assert lod.g.ranking[:2] == (INDIANS, BRITISH)
    behind = checked(standing(-14, forts=3, cbc=2, crc=9).treaty())
    assert not passes(behind.g, FRENCH)
    assert behind.g.ranking == (PATRIOTS, FRENCH, BRITISH, INDIANS)


@pytest.mark.rule("R-7.1d")
def test_7_1_without_the_treaty_the_french_are_last_even_of_the_winners() -> None:
    lod = checked(standing(-14, forts=1, cbc=20, crc=0))
    assert lod.g.ranking == (PATRIOTS, INDIANS, BRITISH, FRENCH)


@pytest.mark.rule("R-7.1e")
def test_7_1_ties_go_to_non_players_then_patriots_british_french_indians() -> None:
    even = standing(0, villages=3).treaty()
    score_final(even.g)
    assert even.g.ranking == (PATRIOTS, BRITISH, FRENCH, INDIANS)
    bots = standing(0, villages=3).treaty().non_players("indians", "french")
    score_final(bots.g)
    assert bots.g.ranking == (FRENCH, INDIANS, PATRIOTS, BRITISH)


@pytest.mark.rule("R-7.1c")
def test_7_1_if_a_non_player_passes_all_players_lose() -> None:
    lod = standing(14, cbc=3, crc=4, villages=8).non_players("british").player("Ann", "indians")
    lod.player("Bob", "patriots").player("Cleo", "french")
    checked(lod)
    assert (lod.g.winners, lod.g.reason) == ((BRITISH,), "non_player_check")
    assert lod.g.ranking[0] == BRITISH


@pytest.mark.rule("R-7.1c", "R-7.1d")
def test_7_1_non_player_french_without_the_treaty_are_last_behind_the_players() -> None:
    lod = standing(14, cbc=0, crc=1).non_players("british", "french")
    checked(lod.player("Ann", "patriots").player("Bob", "indians"))
    assert (lod.g.winners, lod.g.reason) == ((BRITISH,), "non_player_check")
    assert lod.g.ranking == (BRITISH, INDIANS, PATRIOTS, FRENCH)
    treaty = standing(14, cbc=0, crc=1).treaty().non_players("british", "french")
    checked(treaty.player("Ann", "patriots").player("Bob", "indians"))
    assert treaty.g.ranking == (BRITISH, FRENCH, INDIANS, PATRIOTS)


@pytest.mark.rule("R-7.1c", "R-7.1e", "R-8.8e")
def test_7_1_of_two_non_players_with_equal_margins_the_tie_order_decides() -> None:
    royal = standing(14, cbc=0, crc=1, villages=4).non_players("british", "indians")
    royal.player("Ann", "patriots").player("Bob", "french")
    assert final_margin(royal.g, BRITISH) == final_margin(royal.g, INDIANS)
    assert checked(royal).g.winners == (BRITISH,)
    alone_against = standing(14, cbc=0, crc=1, villages=4).non_players("british", "indians")
    alone_against.player("Ann", "patriots", "french")
    assert checked(alone_against).g.winners == (INDIANS,)


@pytest.mark.rule("R-7.2e", "R-1.5a")
def test_7_2_one_player_of_a_side_needs_all_four_conditions() -> None:
    lod = standing(14, cbc=3, crc=4, villages=3).player("Ann", "british", "indians")
    lod.player("Bob", "patriots", "french")
    assert not check_victory(lod.g)
    both = standing(14, cbc=3, crc=4, villages=8).player("Ann", "british", "indians")
    checked(both.player("Bob", "patriots", "french"))
    assert both.g.winners == (BRITISH, INDIANS)


@pytest.mark.rule("R-7.2e")
def test_7_2_who_is_one_player() -> None:
    lod = Situation().player("Ann", "british", "indians").player("planner", "patriots", "french")
    assert same_player(lod.g, BRITISH, INDIANS)
    assert not same_player(lod.g, PATRIOTS, FRENCH)
    assert not same_player(Situation().g, BRITISH, INDIANS)
    bots = Situation().non_players("british", "indians")
    assert not same_player(bots.g, BRITISH, INDIANS)
    assert same_player(bots.g, BRITISH, BRITISH)


@pytest.mark.rule("R-7.2e", "R-8.8a", "R-7.3e")
def test_7_2_a_name_on_both_sides_stands_for_several_players() -> None:
    lod = standing(0, villages=4, cbc=1, crc=0).treaty()
    lod.player("human", "british", "patriots", "indians", "french")
    score_final(lod.g)
    assert lod.g.winners == (FRENCH,)
    enemies = standing(14, cbc=3, crc=4).player("human", "british", "patriots")
    checked(enemies.non_players("indians", "french"))
    assert (enemies.g.winners, enemies.g.reason) == ((BRITISH,), "victory_check")


# ---------------------------------------------------------------------- 7.3 the final scoring


@pytest.mark.rule("R-7.3a", "R-7.3b", "R-7.3c", "R-7.3d", "R-7.3e")
def test_7_3_the_margins_of_the_rulebook() -> None:
    lod = standing(-3, forts=6, villages=8, cbc=12, crc=16).treaty()
    score_final(lod.g)
    assert [final_margin(lod.g, f) for f in (BRITISH, PATRIOTS, FRENCH, INDIANS)] == [
        1, 4, -1, -4,
    ]  # fmt: skip
    assert lod.g.ranking == (PATRIOTS, BRITISH, FRENCH, INDIANS)
    assert (lod.g.winners, lod.g.reason) == ((PATRIOTS,), "final_margin")


@pytest.mark.rule("R-7.3e")
def test_7_3_the_highest_wins_even_below_zero_and_two_factions_have_the_worse() -> None:
    lod = standing(0, villages=4, cbc=1, crc=0).treaty()
    assert [final_margin(lod.g, f) for f in (BRITISH, PATRIOTS, FRENCH, INDIANS)] == [
        -1, -1, 1, 1,
    ]  # fmt: skip
    lod.player("Ann", "british", "indians").player("Bob", "patriots").player("Cleo", "french")
    score_final(lod.g)
    assert lod.g.winners == (FRENCH,)
    assert lod.g.ranking == (FRENCH, PATRIOTS, BRITISH, INDIANS)
    worse = standing(0, villages=4, cbc=1, crc=0).treaty()
    worse.player("Ann", "british", "indians").player("Bob", "patriots", "french")
    score_final(worse.g)
    assert worse.g.winners == (PATRIOTS, FRENCH)


@pytest.mark.rule("R-7.3f")
def test_7_3_the_french_rank_last_without_the_treaty() -> None:
    lod = standing(-8, cbc=20)
    score_final(lod.g)
    assert final_margin(lod.g, FRENCH) == 28
    assert lod.g.ranking == (PATRIOTS, INDIANS, BRITISH, FRENCH)


@pytest.mark.rule("R-7.3f", "A-82")
def test_a82_one_player_of_the_rebellion_without_the_treaty_ranks_last() -> None:
    lod = standing(-8, cbc=20).player("Ann", "patriots", "french").player("Bob", "british")
    score_final(lod.player("Cleo", "indians").g)
    assert lod.g.winners == (INDIANS,)
    assert lod.g.ranking == (INDIANS, BRITISH, PATRIOTS, FRENCH)
    other = standing(-8, cbc=20, rebel_player="margin").player("Ann", "patriots", "french")
    score_final(other.player("Bob", "british").player("Cleo", "indians").g)
    assert other.g.winners == (PATRIOTS, FRENCH)


@pytest.mark.rule("R-S.4", "R-6.1a")
def test_s_4_the_sprint_has_no_check() -> None:
    lod = Situation("1778-sprint").levels("AS", *BIG).tracks(crc=3)
    assert lod.g.support > 10
    assert not check_victory(lod.g)


# ---------------------------------------------------------------------- 8.8 a player alone


def alone(lod: Situation, *factions: str) -> Situation:
    others = [f for f in ("british", "patriots", "indians", "french") if f not in factions]
    return lod.player("Ann", *factions).non_players(*others)


@pytest.mark.rule("R-8.8b")
def test_8_8_a_lone_player_never_wins_at_a_check_but_may_lose_there() -> None:
    lod = alone(standing(14, cbc=3, crc=4), "british")
    assert passes(lod.g, BRITISH)
    assert not check_victory(lod.g)
    lost = checked(alone(standing(14, cbc=3, crc=4, villages=7), "british"))
    assert (lost.g.winners, lost.g.reason) == ((INDIANS,), "non_player_check")


@pytest.mark.rule("R-8.8a", "R-8.8c")
@pytest.mark.parametrize(
    ("villages", "reason", "winners"),
    [(9, "solitaire_won", (BRITISH, INDIANS)), (7, "solitaire_stalemate", ()),
     (4, "solitaire_lost", (PATRIOTS,))],
)  # fmt: skip
def test_8_8_the_lower_margin_against_the_best_non_player(
    villages: int, reason: str, winners: tuple[int, ...]
) -> None:
    lod = alone(standing(3, forts=5, villages=villages, cbc=10, crc=14).treaty(), "british")
    lod.player("Ann", "indians")
    score_final(lod.g)
    assert (lod.g.reason, lod.g.winners) == (reason, winners)


@pytest.mark.rule("R-8.8c")
def test_8_8_the_example_of_the_rulebook_is_a_stalemate() -> None:
    lod = alone(standing(3, forts=5, villages=7, cbc=10, crc=14).treaty(), "british", "indians")
    assert [final_margin(lod.g, f) for f in (BRITISH, INDIANS, PATRIOTS, FRENCH)] == [7, 2, -2, -7]
    score_final(lod.g)
    assert lod.g.reason == "solitaire_stalemate"


@pytest.mark.rule("R-8.8d")
def test_8_8_the_harder_option_forbids_falling_behind_from_the_second_winter_on() -> None:
    lod = alone(standing(-2, hard_solitaire="yes").treaty(), "british")
    assert not check_victory(lod.g)
    lod.but(winters=1)
    checked(lod)
    assert (lod.g.reason, lod.g.winners) == ("fell_behind", (PATRIOTS,))
    easy = alone(standing(-2).treaty(), "british").but(winters=1)
    assert not check_victory(easy.g)
    even = alone(standing(0, villages=3, hard_solitaire="yes").treaty(), "british")
    assert not check_victory(even.but(winters=1).g)


@pytest.mark.rule("R-8.8e")
def test_8_8_ties_among_non_players_go_to_french_indians_patriots() -> None:
    lod = alone(standing(0, villages=3, cbc=0, crc=0).treaty(), "british")
    score_final(lod.g)
    assert (lod.g.winners, lod.g.reason) == ((FRENCH,), "solitaire_lost")
    no_treaty = alone(standing(0, villages=3), "british")
    score_final(no_treaty.g)
    assert no_treaty.g.winners == (INDIANS,)
    others = alone(standing(0, villages=3).treaty(), "french")
    score_final(others.g)
    assert others.g.winners == (INDIANS,)


@pytest.mark.rule("R-8.8c", "R-8.8d", "R-7.3f")
def test_8_8_non_player_french_without_the_treaty_do_not_count_at_the_end() -> None:
    lod = alone(standing(0, villages=3, cbc=4, crc=0, hard_solitaire="yes"), "indians")
    assert [final_margin(lod.g, f) for f in (INDIANS, PATRIOTS, FRENCH)] == [0, 0, 4]
    ahead = alone(standing(4, villages=3, cbc=9, crc=0), "indians")
    score_final(ahead.g)
    assert final_margin(ahead.g, FRENCH) == 5
    assert (ahead.g.reason, ahead.g.winners) == ("solitaire_won", (INDIANS,))
    checked(lod.but(winters=1))
    assert (lod.g.reason, lod.g.winners) == ("fell_behind", (PATRIOTS,))


@pytest.mark.rule("R-8.8c", "R-7.3f")
def test_8_8_the_french_alone_cannot_win_without_the_treaty() -> None:
    lod = alone(standing(-20, cbc=20), "french")
    score_final(lod.g)
    assert lod.g.reason == "solitaire_lost"


@pytest.mark.rule("R-8.8c")
@pytest.mark.parametrize(
    ("cbc", "reason"),
    [(0, "solitaire_lost"), (1, "solitaire_stalemate"), (5, "solitaire_stalemate"),
     (6, "solitaire_won")],
)  # fmt: skip
def test_8_8_the_limits_between_defeat_stalemate_and_victory(cbc: int, reason: str) -> None:
    lod = alone(standing(0, villages=3, cbc=cbc).treaty(), "french")
    score_final(lod.g)
    assert lod.g.reason == reason
