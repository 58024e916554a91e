"""3.6.8: who wins, what it shifts, and what the Rebellion may do besides."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import attack
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    BRITISH,
    CONTINENTAL,
    KINDS,
    PATRIOT_FORT,
    REBELLION,
    ROYALISTS,
    TORY,
)
from ticonderoga.games.liberty_or_death.data.spaces import VIRGINIA, WEST_INDIES
from ticonderoga.games.liberty_or_death.rules.battle_losses import levels_won, winner_of
from ticonderoga.games.liberty_or_death.underway import Battle


def losing(**numbers: int) -> list[int]:
    lost = [0] * KINDS
    kinds = {"tories": TORY, "militia": ACTIVE_MILITIA, "continentals": CONTINENTAL}
    kinds["forts"] = PATRIOT_FORT
    for name, number in numbers.items():
        lost[kinds[name]] = number
    return lost


# ---------------------------------------------------------------------- who wins


@pytest.mark.rule("R-3.6.8a")
def test_3_6_8_the_loser_must_lose_two_pieces_with_a_cube_or_fort() -> None:
    battle = Battle(VIRGINIA, BRITISH)
    assert levels_won(battle, losing(continentals=1)) == 0
    assert levels_won(battle, losing(militia=4)) == 0
    assert levels_won(battle, losing(militia=1, continentals=1)) == 1
    assert levels_won(battle, losing(militia=1, forts=1)) == 1
    assert levels_won(Battle(WEST_INDIES, BRITISH), losing(continentals=4)) == 0


@pytest.mark.rule("R-3.6.8b")
def test_3_6_8_fewer_losses_win_and_the_defender_wins_ties() -> None:
    battle = Battle(VIRGINIA, BRITISH)
    assert winner_of(battle, 1, 2, 3, 3) == ROYALISTS
    assert winner_of(battle, 2, 1, 3, 3) == REBELLION
    assert winner_of(battle, 2, 2, 3, 3) == REBELLION


@pytest.mark.rule("R-3.6.8c")
def test_3_6_8_who_survives_wins_whatever_it_cost() -> None:
    battle = Battle(VIRGINIA, BRITISH)
    assert winner_of(battle, 5, 1, 1, 0) == ROYALISTS
    assert winner_of(battle, 1, 5, 0, 1) == REBELLION
    assert winner_of(battle, 3, 1, 0, 0) == -1


@pytest.mark.rule("R-3.6.8c")
def test_3_6_8_the_underground_do_not_save_a_side() -> None:
    lod = Situation().put("6 regulars @ Virginia", "continental, active militia @ Virginia")
    lod.put("2 militia @ Virginia")
    attack(lod.roll(1, 1), "british", "Virginia", attacker_loss=5).patriots("number 0")
    assert lod.at("Virginia") == "3 regulars, 2 militia"
    assert lod.level("Virginia") == "PS"


@pytest.mark.rule("R-3.6.8c", "A-22")
def test_a22_the_attackers_own_fort_saves_it_from_being_wiped_out() -> None:
    lod = Situation().put("2 regulars, british fort @ Virginia", "2 continentals @ Virginia")
    attack(lod, "british", "Virginia", attacker_loss=3, defender_loss=3)
    assert lod.at("Virginia") == "1 british fort"
    assert lod.level("Virginia") == "PS"


@pytest.mark.rule("R-3.6.8c", "R-3.6.8d", "R-3.6.7g")
def test_3_6_8_the_survivor_is_paid_for_what_the_loser_lost_not_for_his_own() -> None:
    lod = Situation().put("6 regulars, 6 tories @ Virginia", "tory @ Boston")
    lod.put("continental, patriot fort @ Virginia").roll(2, 2, 2)
    attack(lod, "british", "Virginia", attacker_loss=8)
    # 6 + 1 - 1 takes both Rebellion pieces; 1 for the Fort and 8 of the card take six
    assert lod.at("Virginia") == "3 regulars, 3 tories"
    assert (lod.g.cbc, lod.g.crc, lod.level("Virginia")) == (6, 2, "PS")
    assert lod.in_box("available", "patriot fort") == 6


@pytest.mark.rule("R-3.6.8c")
def test_3_6_8_if_both_are_gone_nobody_wins() -> None:
    lod = Situation().put("2 regulars @ Virginia", "2 continentals @ Virginia")
    attack(lod, "british", "Virginia", attacker_loss=4, defender_loss=4)
    assert lod.at("Virginia") == ""
    assert (lod.level("Virginia"), lod.asked) == ("N", "")


# ---------------------------------------------------------------------- the shift


@pytest.mark.rule("R-3.6.8d")
def test_3_6_8_half_the_losers_pieces_three_levels_at_most() -> None:
    battle = Battle(VIRGINIA, BRITISH)
    assert [levels_won(battle, losing(tories=n)) for n in range(2, 10)] == [
        1, 1, 2, 2, 3, 3, 3, 3,
    ]  # fmt: skip


@pytest.mark.rule("R-3.6.8d")
def test_3_6_8_the_space_shifts_toward_the_winner() -> None:
    royal = Situation().put("6 regulars @ Virginia", "4 continentals @ Virginia").roll(3, 3, 1)
    attack(royal, "british", "Virginia", attacker_loss=-9)
    assert royal.level("Virginia") == "AS"
    rebel = Situation().put("6 continentals @ Virginia", "4 tories @ Virginia").roll(2, 2, 1)
    attack(rebel, "patriots", "Virginia")
    assert rebel.level("Virginia") == "AO"


@pytest.mark.rule("R-3.6.8e", "R-1.10g")
def test_3_6_8_washington_doubles_a_rebel_shift_only() -> None:
    lod = Situation().put("6 continentals, Washington @ Virginia", "6 tories @ Virginia")
    lod.levels("AS", "Virginia").roll(3, 2, 1, 1)
    attack(lod, "patriots", "Virginia")
    assert lod.count("tories", "Virginia") == 0
    assert (lod.level("Virginia"), lod.asked, lod.g.level[VIRGINIA]) == ("AO", "overflow", -2)
    lod.patriots("space North Carolina", "space North Carolina")
    assert (lod.level("North Carolina"), lod.asked) == ("AO", "free_rally")
    royal = Situation().put("6 regulars @ Virginia", "2 continentals, Washington @ Virginia")
    attack(royal.roll(3, 3), "british", "Virginia", attacker_loss=-9)
    assert royal.level("Virginia") == "PS"


@pytest.mark.rule("A-81")
def test_a81_washington_who_only_looks_on_doubles_nothing() -> None:
    lod = Situation().treaty().put("6 french, continental, Washington @ Virginia")
    lod.put("4 tories @ Virginia").roll(3, 1, 1)
    attack(lod, "french", "Virginia").french("no")
    assert (lod.count("tories", "Virginia"), lod.level("Virginia")) == (0, "AO")
    assert lod.asked == "free_rally"
    free = Situation().treaty().put("6 french, continental, Washington @ Virginia")
    free.put("4 tories @ Virginia").roll(2, 1, 1)
    attack(free, "french", "Virginia").french("yes")
    assert (free.level("Virginia"), free.asked) == ("AO", "overflow")


@pytest.mark.rule("R-3.6.8f", "A-25")
def test_3_6_8_levels_left_over_go_next_door_as_the_winner_likes() -> None:
    lod = Situation().treaty().blockade("Norfolk").levels("PS", "Virginia").levels("AS", "Maryland")
    lod.put("6 regulars @ Virginia", "4 continentals, 2 active militia @ Virginia")
    attack(lod.roll(3, 3, 1), "british", "Virginia", attacker_loss=-9, defender_loss=3)
    assert (lod.asked, lod.asked_faction, lod.level("Virginia")) == ("overflow", "british", "AS")
    assert lod.offered("space") == ["Norfolk", "North Carolina"]
    lod.british("space Norfolk", "space North Carolina")
    assert (lod.level("Norfolk"), lod.level("North Carolina"), lod.asked) == ("PS", "PS", "")
    assert lod.g.support == 2 * 2 + 2 * 2 + 2


@pytest.mark.rule("R-3.6.8f")
def test_3_6_8_the_winner_may_forgo_what_is_left_over() -> None:
    lod = Situation().levels("PS", "Virginia").put("6 regulars @ Virginia")
    lod.put("4 continentals, 2 active militia @ Virginia").roll(3, 3, 1)
    attack(lod, "british", "Virginia", attacker_loss=-9, defender_loss=3).british("none")
    assert (lod.asked, lod.g.support) == ("", 4)


@pytest.mark.rule("A-24")
def test_a24_in_a_reserve_all_levels_go_next_door() -> None:
    lod = Situation().put("6 continentals @ Northwest", "4 tories @ Northwest").roll(3, 1, 1)
    attack(lod, "patriots", "Northwest")
    assert (lod.asked, lod.asked_faction, lod.level("Northwest")) == ("overflow", "patriots", "N")
    lod.patriots("space Virginia", "space Virginia")
    assert (lod.level("Virginia"), lod.asked) == ("AO", "free_rally")


@pytest.mark.rule("R-3.6.8f", "R-3.6.1d", "A-24")
def test_3_6_8_the_british_use_the_levels_that_indians_win_alone() -> None:
    lod = Situation().put("3 continentals, 9 war parties, village, Brant @ Northwest")
    attack(lod, "patriots", "Northwest").roll(1, 3).indians("number 8")
    assert lod.at("Northwest") == "1 war party, 8 active war parties, 1 village, Brant"
    assert (lod.asked, lod.asked_faction) == ("overflow", "british")
    lod.british("space New York")
    assert (lod.level("New York"), lod.asked) == ("PS", "")


# ---------------------------------------------------------------------- Rally and Blockades


@pytest.mark.rule("R-3.6.8g", "A-26")
def test_3_6_8_the_patriots_rally_free_in_one_space() -> None:
    lod = Situation().treaty().put("6 french @ Virginia", "4 tories @ Virginia").roll(3, 2, 1)
    lod.resources(patriots=0)
    attack(lod, "french", "Virginia")
    assert (lod.asked, lod.asked_faction) == ("free_rally", "patriots")
    lod.patriots("yes", "militia Georgia")
    assert (lod.count("militia", "Georgia"), lod.has("patriots")) == (1, 0)
    assert not any(choice.startswith("militia") for choice in lod.choices())


@pytest.mark.rule("R-3.6.8g", "A-26")
def test_3_6_8_also_when_the_rebellion_wins_as_defender_but_only_with_the_day() -> None:
    lod = Situation().put("6 regulars @ Virginia", "6 continentals @ Virginia").roll(1, 1, 3, 3)
    attack(lod, "british", "Virginia")
    assert lod.asked == "free_rally"
    lod.patriots("no")
    assert lod.asked == ""
    small = Situation().put("3 regulars @ Virginia", "3 continentals @ Virginia").roll(1, 1)
    attack(small, "british", "Virginia")
    assert small.at("Virginia") == "2 regulars, 2 continentals"
    assert small.asked == ""


@pytest.mark.rule("R-3.6.8g")
def test_3_6_8_no_rally_where_no_space_is_fit_for_it() -> None:
    lod = Situation().treaty().put("6 french @ Northwest", "4 tories @ Northwest").roll(3, 2, 1)
    lod.levels("AS", *lod.board.names[:18])
    attack(lod, "french", "Northwest")
    assert lod.asked == "overflow"
    lod.patriots("none")
    assert lod.asked == ""


@pytest.mark.rule("R-3.6.8h", "A-26")
def test_3_6_8_the_french_move_the_blockades_of_the_city_that_was_won() -> None:
    lod = Situation().treaty().blockade("Boston", "Boston", "Norfolk")
    lod.put("6 continentals @ Boston", "4 tories @ Boston").roll(3, 1, 1)
    attack(lod, "patriots", "Boston").patriots("no")
    assert (lod.asked, lod.asked_faction) == ("blockades_leave", "french")
    assert "Boston" not in lod.offered("space")
    lod.french("space Savannah", "number 1")
    assert [lod.g.blockades[lod.space(c)] for c in ("Boston", "Norfolk", "Savannah")] == [1, 1, 1]
    assert lod.g.fni == 3


@pytest.mark.rule("R-3.6.8h")
def test_3_6_8_the_french_may_leave_them_and_a_royalist_victory_moves_none() -> None:
    lod = Situation().treaty().blockade("Boston").put("6 continentals, 4 tories @ Boston")
    attack(lod.roll(3, 1, 1), "patriots", "Boston").patriots("no").french("none")
    assert lod.g.blockades[lod.space("Boston")] == 1
    royal = Situation().treaty().blockade("Boston").put("9 regulars, 3 continentals @ Boston")
    attack(royal.roll(3, 3, 3, 1), "british", "Boston")
    assert royal.level("Boston") == "PS"
    assert royal.asked == ""


# ---------------------------------------------------------------------- the whole procedure


@pytest.mark.rule("G-05", "R-3.6a")
def test_g_05_the_battle_in_pennsylvania() -> None:
    lod = Situation().treaty().levels("PO", "Pennsylvania").levels("AS", "Maryland-Delaware")
    lod.put("5 regulars, 2 tories, 3 war parties, Gage @ Pennsylvania")
    lod.put("3 continentals, 2 french, active militia, 2 militia @ Pennsylvania")
    lod.put("patriot fort, Washington @ Pennsylvania").resources(british=3)
    lod.command("british", "battle").british("fight Pennsylvania", "yes", "number 2")
    assert lod.has("british") == 2
    lod.roll(2, 3, 1, 2).patriots("number 1")
    assert lod.at("Pennsylvania") == (
        "3 regulars, 1 war party, 2 active war parties, 2 continentals, 1 militia, "
        "1 active militia, 1 patriot fort, Washington, Gage"
    )
    assert (lod.g.crc, lod.g.cbc) == (3, 4)
    assert lod.level("Pennsylvania") == "AO"
    lod.patriots(*["space Maryland-Delaware"] * 3)
    assert lod.level("Maryland-Delaware") == "PO"
    lod.patriots("yes", "militia Maryland-Delaware", "done")
    assert lod.count("militia", "Maryland-Delaware") == 1
    assert (lod.has("patriots"), lod.asked) == (5, "battle")


@pytest.mark.rule("R-3.6.5d", "R-3.6.6d", "R-3.6.8e", "R-3.6.8h")
def test_3_6_the_rebellion_storms_a_blockaded_city() -> None:
    lod = Situation().treaty().blockade("Boston", "Boston").levels("AS", "Boston")
    lod.put("5 continentals, 2 french, 3 militia, Lauzun, Washington @ Boston")
    lod.put("3 regulars, 2 tories, british fort, Gage @ Boston").resources(patriots=2, french=1)
    lod.command("patriots", "battle").patriots("fight Boston", "yes")
    assert (lod.has("patriots"), lod.has("french")) == (1, 0)
    # Force 5 + 2 + 1 and 3 + 2 + 1: two dice each. The defender loses 5 + 1 Underground
    # + 1 leader + 1 Lauzun - 1 Fort = 7, the attacker 3 + 1 Regulars + 1 leader + 1 Fort
    # - 1 Blockade = 5.
    lod.roll(3, 2, 1, 2).patriots("number 2")
    assert lod.at("Boston") == (
        "1 british fort, 4 continentals, 1 militia, 1 active militia, 1 french regular, "
        "Washington, Gage, Lauzun"
    )
    assert (lod.g.cbc, lod.g.crc) == (5, 2)
    assert (lod.level("Boston"), lod.asked) == ("AO", "free_rally")  # five pieces: 2, doubled
    lod.patriots("yes", "fort Boston", "piece Boston, active militia", "piece Boston, continental")
    lod.patriots("done").french("space New York City", "number 2")
    assert lod.at("Boston").startswith("1 british fort, 3 continentals, 1 militia, 1 patriot fort")
    assert [lod.g.blockades[lod.space(c)] for c in ("Boston", "New York City")] == [0, 2]
    assert (lod.has("patriots"), lod.g.fni) == (1, 2)


@pytest.mark.rule("R-3.6a", "R-6.2.2a")
def test_3_6_a_battle_in_the_west_indies_wins_no_day() -> None:
    lod = Situation().treaty().put("6 french, 4 regulars @ West Indies").roll(3, 3, 1)
    attack(lod, "french", "West Indies")
    assert lod.at("West Indies") == "5 french regulars"
    assert (lod.g.cbc, lod.g.crc, lod.asked) == (4, 1, "")
