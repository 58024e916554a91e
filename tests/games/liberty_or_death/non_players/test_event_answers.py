"""8.3.4 to 8.3.6, 8.3.8 How non-players carry an Event out: pieces, spaces, factions, numbers."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.non_players.event_stands import ALL, Table
from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, FRENCH, INDIANS, PATRIOTS
from ticonderoga.games.liberty_or_death.non_players.event_answers import (
    ANSWERS,
    favoured_by,
    victim_of,
)
from ticonderoga.games.liberty_or_death.non_players.event_forecast import imagine
from ticonderoga.games.liberty_or_death.non_players.player import NonPlayer
from ticonderoga.games.liberty_or_death.non_players.sheets import SHEETS
from ticonderoga.games.liberty_or_death.rules.events.table import execute, sides_of
from ticonderoga.games.liberty_or_death.text.words import PROMPTS

# ---------------------------------------------------------------------- 8.3.4


@pytest.mark.rule("R-8.3.4a", "R-8.1.2c")
def test_pieces_come_from_unavailable_first_and_as_many_as_allowed() -> None:
    table = Table(30).unavailable("5 regulars").put("regular @ Boston", "regular @ Norfolk")
    table.execute("british")
    assert (table.count("regulars", "Boston"), table.count("regulars", "Norfolk")) == (3, 3)
    assert table.in_box("unavailable", "regulars") == 1


@pytest.mark.rule("R-8.3.4a", "R-8.1.2c", "R-8.1.2a")
def test_cubes_of_royal_greens_are_tories_from_unavailable_then_in_turn() -> None:
    table = Table(38).unavailable("1 tory, 1 regular").execute("british")
    assert table.count("regulars", "New York") == 2
    assert table.count("tories", "New York") == 2
    assert table.in_box("unavailable", "tories") == table.in_box("unavailable", "regulars") == 0


@pytest.mark.rule("R-8.1.2a")
def test_cubes_in_any_mix_alternate_from_the_fewer() -> None:
    table = Table(85).put("tory @ Southwest").execute("indians")
    assert (table.count("regulars", "Southwest"), table.count("tories", "Southwest")) == (2, 2)
    table = Table(85).put("regular @ Southwest").execute("indians")
    assert (table.count("regulars", "Southwest"), table.count("tories", "Southwest")) == (2, 2)


@pytest.mark.rule("R-8.3.4a")
def test_an_up_to_is_used_in_full() -> None:
    table = Table(13).put("militia @ Georgia", "militia @ Virginia")
    table.execute("patriots", shaded=True)
    assert table.on_map("active militia") == 2
    table = Table(7).treaty().execute("british")
    assert table.on_map("regulars") == 2


@pytest.mark.rule("R-8.6c")
def test_the_french_of_destaing_come_from_available() -> None:
    table = Table(50).treaty().put("3 french regulars @ West Indies")
    table.execute("french", shaded=True)
    assert table.count("french regulars", "West Indies") == 3
    assert table.on_map("french regulars") == 2


# ---------------------------------------------------------------------- 8.3.5


@pytest.mark.rule("R-8.3.5a")
def test_harm_goes_to_enemies_players_first_and_benefits_stay_at_home() -> None:
    g = Table(18).people("french").start
    for _ in range(8):
        assert victim_of(g, BRITISH, [BRITISH, PATRIOTS, INDIANS, FRENCH]) == FRENCH
    assert victim_of(g, BRITISH, [INDIANS]) == INDIANS
    assert favoured_by(g, BRITISH, [BRITISH, INDIANS]) == BRITISH
    assert favoured_by(g, BRITISH, [INDIANS, FRENCH]) == INDIANS
    for _ in range(8):
        assert favoured_by(g, BRITISH, [PATRIOTS, FRENCH]) == PATRIOTS


@pytest.mark.rule("R-8.3.5a", "A-52")
@pytest.mark.parametrize(("faction", "resources"), [("british", 7), ("indians", 7)])
def test_who_executes_gains(faction: str, resources: int) -> None:
    table = Table(74).put("2 villages @ Quebec", "2 villages @ Florida").execute(faction)
    assert table.has(faction) == resources


@pytest.mark.rule("R-8.3.5b")
def test_a_free_rally_follows_the_chart() -> None:
    table = Table(33).put("4 militia @ New Hampshire").execute("patriots", shaded=True)
    assert table.count("patriot forts", "New Hampshire") == 1


@pytest.mark.rule("R-8.3.5b")
def test_a_battle_that_is_only_allowed_is_fought_with_superior_force() -> None:
    table = Table(55).treaty().put("9 regulars @ West Indies", "3 french regulars @ Virginia")
    table.execute("british")
    assert table.g.crc == 0
    assert table.count("french regulars", "West Indies") == 3


@pytest.mark.rule("R-8.3.5c")
@pytest.mark.parametrize("space", ["Georgia", "Massachusetts", "New Jersey"])
def test_spaces_that_a_question_asks_for_come_first(space: str) -> None:
    table = Table(46).levels("AO", space).execute("british")
    assert table.count("tories", space) == 1
    table = Table(19).levels("AS", space).execute("patriots", shaded=True)
    assert table.count("militia", space) >= 1


@pytest.mark.rule("R-8.3.5c")
def test_as_many_such_spaces_as_possible() -> None:
    table = Table(16).levels("AO", "Georgia", "Virginia").execute("british")
    assert table.count("tories", "Georgia") == table.count("tories", "Virginia") == 1
    table = Table(78).put("village @ Quebec", "war party @ Florida", "tory @ Georgia")
    table.put("tory @ Virginia", "tory @ New York", "village @ Northwest").levels("AS", "New York")
    table.execute("patriots", shaded=True)
    for space in ("Quebec", "Northwest", "New York"):
        assert table.count("militia", space) == 1


@pytest.mark.rule("R-8.3.5c")
@pytest.mark.parametrize("space", ["Quebec", "Northwest", "Southwest", "Florida"])
def test_a_space_that_two_questions_ask_for_comes_before_others(space: str) -> None:
    table = Table(72).put(f"village @ {space}")
    assert table.wanted("patriots") == "unshaded"
    assert table.said == ["np_event_militia"]
    table.execute("patriots")
    assert (table.count("militia", space), table.count("patriot fort", space)) == (3, 1)


@pytest.mark.rule("R-8.3.5d")
def test_spaces_with_most_bases_then_most_pieces() -> None:
    table = Table(6).put("british fort @ Georgia", "2 tories @ Virginia")
    assert table.execute("patriots", shaded=True).on_map("british forts") == 0
    table = Table(79).put("2 war parties @ Georgia", "village @ Virginia")
    assert table.execute("patriots", shaded=True).on_map("villages") == 0
    table = Table(22).put("3 militia @ Georgia", "4 militia @ Virginia").execute("british")
    assert table.count("militia", "Virginia") == 0


@pytest.mark.rule("R-8.3.5d", "R-8.1.2d")
def test_enemies_go_in_their_order() -> None:
    table = Table(87).put("continental, militia, active militia, patriot fort @ Pennsylvania")
    assert table.execute("british").on_map("patriot forts") == 0
    table = Table(87).put("continental, militia, active militia @ Pennsylvania")
    assert table.execute("indians").count("militia", "Pennsylvania") == 0
    table = Table(8).put("2 regulars, tory @ Georgia").execute("patriots", shaded=True)
    assert table.at("Georgia") == ""


@pytest.mark.rule("R-8.3.5d", "R-8.1.2b")
def test_own_losses_fall_on_the_friend() -> None:
    table = Table(87).put("regular, village @ Pennsylvania").execute("british")
    assert table.at("Pennsylvania") == "1 regular"
    table = Table(87).put("regular, village @ Pennsylvania").execute("indians")
    assert table.at("Pennsylvania") == "1 village"


@pytest.mark.rule("R-8.1.2b")
def test_the_last_continental_is_kept() -> None:
    table = Table(20).put("4 continentals @ Georgia", "continental @ Virginia")
    table.put("2 continentals @ New York").execute("british")
    for space in ("Georgia", "Virginia", "New York"):
        assert table.count("continentals", space) == 1


@pytest.mark.rule("R-8.1.2b")
def test_the_victim_of_a_card_gives_bases_last() -> None:
    table = Table(35).put("patriot fort, 2 militia @ New York").execute("british")
    assert table.on_map("patriot forts") == 0
    table = Table(78).put("patriot fort, 4 militia, 4 active militia @ New York").execute("british")
    assert table.count("active militia", "New York") == 2


@pytest.mark.rule("R-8.1.2e")
def test_enemies_are_replaced_without_replacements() -> None:
    table = Table(28).put("4 militia @ Georgia").only_available("1 tory").execute("british")
    assert (table.on_map("militia"), table.on_map("tories")) == (0, 1)


@pytest.mark.rule("R-8.2b")
def test_as_much_as_possible_in_one_space() -> None:
    table = Table(4).put("3 militia @ Georgia", "3 militia @ Virginia", "3 militia @ New York")
    table.execute("british")
    left = sorted(table.count("militia", s) for s in ("Georgia", "Virginia", "New York"))
    assert left == [0, 3, 3]


@pytest.mark.rule("R-8.3.5d")
def test_underground_militia_are_activated() -> None:
    table = Table(8).put("2 militia, 4 active militia @ Georgia", "militia @ Virginia")
    table.execute("british")
    assert table.on_map("militia") == 0


@pytest.mark.rule("R-8.3.5e", "A-52")
def test_overmountain_men_scout_or_march_as_the_chart_selects() -> None:
    table = Table(14).put("3 war parties, 3 regulars @ Southwest", "militia @ North Carolina")
    table.execute("indians")
    assert table.count("regulars", "North Carolina") > 0
    table = Table(14).put("6 war parties @ Southwest", "militia @ North Carolina")
    table.execute("indians")
    assert table.g.all_war_parties(table.space("North Carolina")) > 0


@pytest.mark.rule("R-8.3.5b", "A-52")
def test_overmountain_men_take_the_war_path_where_the_british_would_not_fight() -> None:
    table = Table(14).put("3 war parties @ Southwest", "regular @ North Carolina")
    table.put("4 continentals @ North Carolina").start.log = []
    table.execute("british")
    kinds = [entry[0] for entry in table.g.log or []]
    assert "war_path" in kinds
    assert "battle" not in kinds


@pytest.mark.rule("R-8.3.5b")
def test_a_march_for_which_the_chart_has_no_use_is_left_out() -> None:
    table = Table(26).put("continental @ Virginia", "9 regulars @ North Carolina")
    assert table.wanted("patriots") == ""
    assert table.said == ["np_event_ineffective"]
    table.execute("patriots", shaded=True)
    assert table.count("continentals", "Virginia") == 1


@pytest.mark.rule("R-8.3.5d")
def test_chickasaw_costs_the_rebels_as_few_militia_as_possible() -> None:
    table = Table(74).put("3 war parties, 3 militia @ Georgia").execute("patriots", shaded=True)
    assert table.at("Georgia") == "1 war party, 2 militia"


# ---------------------------------------------------------------------- 8.3.6


@pytest.mark.rule("R-8.3.6a")
def test_the_own_gain_counts_before_the_enemys_loss() -> None:
    table = Table(41).levels("AO", "Virginia", "Georgia").execute("british")
    shifted = [s for s in table.board.names[7:18] if table.level(s) == "PS"]
    assert len(shifted) == 2
    assert all(table.g.population[table.space(s)] == 2 for s in shifted)
    assert table.level("Virginia") == "AO"
    table = Table(41).levels("AS", "Virginia", "New Jersey").execute("patriots", shaded=True)
    assert table.level("Virginia") == "AS"


@pytest.mark.rule("R-8.3.6a")
def test_without_a_gain_the_largest_loss_of_the_enemy() -> None:
    table = Table(39).levels("PO", "New York City", "Boston", "Norfolk", "Savannah")
    table.execute("british")
    assert table.level("New York City") == "N"
    assert table.g.opposition == 2 - 1


@pytest.mark.rule("R-8.3.6a")
def test_an_up_to_stops_before_it_helps_the_enemy() -> None:
    table = Table(93).levels("PO", "Virginia").levels("AS", "New York", "Pennsylvania")
    table.levels("AS", "North Carolina", "South Carolina", "Georgia", "Maryland-Delaware")
    table.levels("AS", "Massachusetts", "New Hampshire", "New Jersey").execute("indians")
    assert table.level("Virginia") == "N"
    assert table.g.support == Table(93).levels(
        "AS", "New York", "Pennsylvania", "North Carolina", "South Carolina", "Georgia",
        "Maryland-Delaware", "Massachusetts", "New Hampshire", "New Jersey",
    ).g.support  # fmt: skip


# ---------------------------------------------------------------------- all cards


@pytest.mark.rule("R-8.3.8a", "R-8.1a")
@pytest.mark.parametrize("card", range(1, 97))
def test_every_answer_to_every_card_is_offered(card: int) -> None:
    for faction in range(4):
        for side in sides_of(card):
            for treaty in (False, True):
                table = Table(card).treaty(treaty)
                table.put("3 regulars, 2 tories @ New York", "2 tories, 2 militia @ Georgia")
                table.put("3 continentals, 2 militia, patriot fort @ Pennsylvania")
                table.put("village, 3 war parties @ Northwest", "british fort @ North Carolina")
                table.put("2 active war parties, militia @ Southwest", "2 regulars @ Boston")
                table.put("4 regulars, continental @ South Carolina", "militia @ Quebec")
                if treaty:
                    table.put("3 french regulars @ Massachusetts", "french regular @ West Indies")
                table.levels("AS", "New York", "Boston").levels("AO", "Georgia", "Virginia")
                _play_checked(table, faction, card, side)


def _play_checked(table: Table, faction: int, card: int, side: int) -> None:
    g = imagine(table.start)
    players = [NonPlayer(SHEETS) for _ in ALL]
    procedure = execute(g, faction, card, side)
    asked = 0
    try:
        item = next(procedure)
        while True:
            if not isinstance(item, Ask):
                item = next(procedure)
                continue
            choice = players[item.seat].decide(g, item)
            assert choice in item.question.offer(g, item), (card, item, choice)
            asked += 1
            assert asked < 500
            item = procedure.send(choice)
    except StopIteration:
        return


@pytest.mark.rule("R-8.3.8a")
def test_every_question_of_the_cards_has_an_answer() -> None:
    asked = {key for key in PROMPTS if key.startswith("event_")}
    assert asked <= set(ANSWERS)
