"""8.1e, 8.3.2, 8.3.3 and the Event-or-Command questions of the four charts (B2, P2, F2, I2)."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.games.liberty_or_death.non_players.event_stands import ALL, Table
from ticonderoga.engine.match import Match
from ticonderoga.games.liberty_or_death.data.pack import load_pack
from ticonderoga.games.liberty_or_death.data.pieces import SWORD
from ticonderoga.games.liberty_or_death.game import GAME
from ticonderoga.games.liberty_or_death.non_players.event_forecast import forecast
from ticonderoga.games.liberty_or_death.non_players.event_instructions import side_of
from ticonderoga.games.liberty_or_death.non_players.events import QUESTIONS, choose_event
from ticonderoga.games.liberty_or_death.non_players.player import SYMBOL
from ticonderoga.games.liberty_or_death.non_players.sheets import SHEETS
from ticonderoga.games.liberty_or_death.text.non_players_events import LOG

CARDS = load_pack().deck.cards
SWORDS = [
    (card, faction)
    for card in range(1, 97)
    for faction in range(4)
    if CARDS[card].icons[faction] == SWORD
]

# ---------------------------------------------------------------------- node 1, 8.3.2


@pytest.mark.rule("R-8.1e")
@pytest.mark.parametrize(("card", "faction"), SWORDS)
def test_a_sword_sends_the_faction_on(card: int, faction: int) -> None:
    table = Table(card)
    assert table.wanted(ALL[faction]) == ""
    assert table.said == ["np_event_sword"]


@pytest.mark.rule("R-8.1e")
def test_whoever_executes_an_event_says_so_and_spends_the_turn_on_it() -> None:
    lod = Situation().non_players(*ALL).card(45).levels("AS", "Boston").put("regular @ Boston")
    lod.put("regular @ Norfolk", "regular @ Savannah", "regular @ Charles Town")
    lod.put("regular @ Philadelphia").eligible("british").begin()
    lod.chart_rolls("british", 5).by_chart("british")
    assert lod.answers == ["event unshaded"]
    assert lod.gave("np_event_roll") == [("B2", 5)]
    assert lod.has("british") == 11


@pytest.mark.rule("R-8.3.2a")
@pytest.mark.parametrize("card", range(1, 97))
def test_royalists_use_the_unshaded_text_and_rebels_the_shaded(card: int) -> None:
    g = Table(card).start
    other = {(4, 2), (32, 2), (38, 2), (71, 1), (90, 1), (83, 2)}
    for faction in range(4):
        usual = 1 if faction in (1, 3) and CARDS[card].dual else 0
        if (card, faction) not in other:
            assert side_of(g, card, faction) == usual


@pytest.mark.rule("R-8.3.2a")
@pytest.mark.parametrize("faction", ALL)
def test_a_single_text_is_everybodys(faction: str) -> None:
    table = Table(39).levels("AS" if faction in ("patriots", "french") else "AO", "Boston")
    assert table.wanted(faction) == "unshaded"


# ---------------------------------------------------------------------- 8.3.3 Ineffective


@pytest.mark.rule("R-8.3.3a")
def test_an_event_without_any_effect_is_ineffective() -> None:
    table = Table(3).put("war party @ Quebec")
    for city in ("Boston", "Norfolk", "Savannah", "Charles Town", "Philadelphia"):
        table.put(f"regular @ {city}")
    assert table.wanted("british") == ""
    assert table.said == ["np_event_ineffective"]


@pytest.mark.rule("R-8.3.3a")
def test_eligibility_is_an_effect() -> None:
    table = Table(5)
    for city in ("Boston", "Norfolk", "Savannah", "Charles Town", "Philadelphia"):
        table.put(f"regular @ {city}")
    assert table.wanted("british", 5) == "unshaded"


@pytest.mark.rule("R-8.3.3a")
def test_only_own_pieces_to_remove_is_ineffective() -> None:
    """The example of the rulebook: card 73 with Villages and British Forts, no Patriot Fort."""
    table = Table(73).put("village @ New York", "village, british fort @ Northwest")
    table.put("village @ Quebec", "village @ Florida")
    assert table.wanted("indians") == ""
    assert table.said == ["np_event_ineffective"]
    table.put("patriot fort @ New York")
    assert table.wanted("indians") == "unshaded"
    assert table.said == ["np_event_fort_removed"]


@pytest.mark.rule("R-8.3.3a", "R-8.3.6a")
def test_a_shift_to_the_enemy_is_ineffective() -> None:
    table = Table(39).levels("PS", "Boston", "Norfolk", "Savannah").treaty()
    assert table.wanted("british") == ""
    assert table.said == ["np_event_ineffective"]
    assert table.wanted("patriots") == "unshaded"
    assert table.said == ["np_event_shift"]


@pytest.mark.rule("R-8.3.3a", "R-8.3.1a")
def test_langlade_is_ineffective_for_the_british_unless_new_york_wants_tories() -> None:
    """The other example: card 62 with New York at Passive Support."""
    table = Table(62).levels("PS", "New York")
    assert table.wanted("british") == ""
    assert table.said == ["np_event_instruction"]
    table.levels("AO", "New York")
    assert table.wanted("british") == "unshaded"
    table.execute("british")
    assert table.count("tories", "New York") == 3


# ---------------------------------------------------------------------- B2


@pytest.mark.rule("R-8.4a")
def test_british_want_a_shift_only_behind_opposition() -> None:
    table = Table(10).levels("AO", "Massachusetts")
    assert table.wanted("british") == "unshaded"
    assert table.said == ["np_event_shift"]
    table.levels("AS", "New York").levels("PO", "Massachusetts")
    assert table.wanted("british") == ""
    assert table.said == ["np_event_no"]


@pytest.mark.rule("R-8.4a")
def test_a_blockade_that_leaves_a_city_at_support_is_a_shift_for_the_british() -> None:
    table = Table(64).treaty().levels("AO", "Massachusetts").levels("PS", "Boston")
    table.blockade("Boston")
    assert table.wanted("british") == "unshaded"
    assert table.said == ["np_event_shift"]
    other = Table(64).treaty().levels("AO", "Massachusetts").blockade("Boston")
    assert other.wanted("british") == ""


@pytest.mark.rule("R-8.4b")
def test_british_want_pieces_from_unavailable() -> None:
    table = Table(46).unavailable("3 tories")
    assert table.wanted("british") == "unshaded"
    assert table.said == ["np_event_unavailable"]


@pytest.mark.rule("R-8.4c", "A-C6")
@pytest.mark.parametrize(
    ("card", "level", "there", "wanted"),
    [
        (16, "AO", "", True),
        (16, "PO", "", False),
        (26, "PO", "", True),
        (26, "PO", "british fort", False),
        (2, "N", "", True),
    ],
)
def test_british_want_tories_forts_and_regulars_in_their_places(
    card: int, level: str, there: str, wanted: bool
) -> None:
    table = Table(card).levels(level, "North Carolina").levels("AS", "New York")
    if there:
        table.put(f"{there}, tory @ North Carolina")
    assert table.wanted("british") == ("unshaded" if wanted else "")


@pytest.mark.rule("R-8.4c", "A-C6")
def test_tories_at_active_support_are_not_what_the_question_means() -> None:
    table = Table(43).levels("AS", "North Carolina").put("regular @ North Carolina")
    assert table.wanted("british") == ""
    other = Table(43).levels("AO", "North Carolina").levels("AS", "New York", "Virginia")
    assert other.put("regular @ North Carolina").wanted("british") == "unshaded"


@pytest.mark.rule("R-8.4c")
def test_regulars_in_a_reserve_do_not_count() -> None:
    assert Table(85).start.pack.deck.icons[85][0] == SWORD
    table = Table(66)
    assert table.wanted("indians") == ""


@pytest.mark.rule("R-8.4d")
def test_british_want_casualties() -> None:
    table = Table(1).put("regular, 2 continentals @ Virginia").levels("AS", "Virginia")
    assert table.wanted("british") == "unshaded"
    assert table.said == ["np_event_casualties"]
    assert Table(1).put("regular @ Virginia").levels("AS", "Virginia").wanted("british") == ""


@pytest.mark.rule("R-8.4d")
def test_a_free_skirmish_inflicts_casualties() -> None:
    table = Table(9).put("3 regulars, 2 continentals @ Virginia")
    assert table.wanted("british") == "unshaded"
    assert table.said == ["np_event_casualties"]


@pytest.mark.rule("R-8.4d", "R-8.3.5b")
def test_a_free_battle_counts_if_the_chart_would_fight_it() -> None:
    table = Table(52).put("6 regulars, Howe, 2 continentals @ Virginia").treaty()
    assert table.wanted("british") == "unshaded"
    assert table.said == ["np_event_casualties"]
    weak = Table(52).put("regular, 6 continentals @ Virginia").treaty()
    assert weak.wanted("british") == ""


@pytest.mark.rule("R-8.4e")
def test_with_five_cities_a_roll_decides_for_the_british() -> None:
    table = Table(45)
    for city in ("Boston", "Norfolk", "Savannah", "Charles Town"):
        table.put(f"regular @ {city}")
    assert table.wanted("british") == ""
    table.put("tory @ Philadelphia")
    assert table.wanted("british", 4) == ""
    assert table.said == ["np_event_no_roll"]
    assert table.wanted("british", 5) == "unshaded"
    assert table.said == ["np_event_roll"]


# ---------------------------------------------------------------------- P2


@pytest.mark.rule("R-8.5a")
def test_patriots_want_a_shift_only_behind_support() -> None:
    table = Table(46).levels("AS", "Boston")
    assert table.wanted("patriots") == "shaded"
    assert table.said == ["np_event_shift"]
    table.levels("AO", "Virginia")
    assert table.wanted("patriots") == ""


@pytest.mark.rule("R-8.5a")
def test_a_higher_fni_counts_for_the_patriots() -> None:
    table = Table(60).treaty().levels("AS", "Virginia")
    assert table.wanted("patriots") == "shaded"
    assert table.said == ["np_event_shift"]
    assert table.levels("N", "Virginia").wanted("patriots") == ""


@pytest.mark.rule("R-8.5a")
def test_a_free_battle_is_no_shift() -> None:
    table = Table(5).levels("PS", "Virginia", "Maryland-Delaware")
    table.put("6 continentals, Washington @ Virginia", "regular @ Maryland-Delaware")
    assert table.wanted("patriots") == ""
    assert table.said == ["np_event_no"]


@pytest.mark.rule("R-8.5b", "A-C7")
@pytest.mark.parametrize(
    ("level", "there", "wanted"),
    [
        ("AS", "", True),
        ("PS", "", False),
        ("N", "village", True),
        ("AS", "militia", False),
        ("AS", "active militia", True),
    ],
)
def test_patriots_want_hidden_militia_at_support_or_villages(
    level: str, there: str, wanted: bool
) -> None:
    table = Table(42).levels(level, "Connecticut-Rhode Island").levels("AO", "Virginia", "Georgia")
    if there:
        table.put(f"{there} @ Connecticut-Rhode Island")
    assert table.wanted("patriots") == ("shaded" if wanted else "")


@pytest.mark.rule("R-8.5c")
def test_patriots_want_a_fort_placed_or_a_village_removed() -> None:
    table = Table(11).put("2 militia @ Virginia")
    assert table.wanted("patriots") == "shaded"
    assert table.said == ["np_event_fort_or_village"]
    table = Table(17).put("village @ Quebec")
    assert table.wanted("patriots") == "shaded"
    assert table.said == ["np_event_fort_or_village"]
    assert Table(17).wanted("patriots") == ""


@pytest.mark.rule("R-8.5d")
def test_patriots_want_three_resources() -> None:
    assert Table(56).wanted("patriots") == "shaded"
    assert Table(53).wanted("patriots") == ""
    assert Table(56).resources(patriots=48).wanted("patriots") == ""


@pytest.mark.rule("R-8.5e")
def test_with_25_pieces_a_roll_decides_for_the_patriots() -> None:
    table = Table(53).put("10 continentals @ Virginia", "14 militia @ Georgia")
    assert table.wanted("patriots") == ""
    table.put("patriot fort @ Georgia")
    assert table.wanted("patriots", 4) == ""
    assert table.wanted("patriots", 6) == "shaded"


# ---------------------------------------------------------------------- F2


@pytest.mark.rule("R-8.6a")
def test_french_want_a_blockade_that_cuts_support() -> None:
    table = Table(60).treaty().levels("AS", "Boston")
    assert table.wanted("french") == "shaded"
    assert table.said == ["np_event_shift"]
    other = Table(60).treaty().levels("AS", "Virginia")
    assert other.wanted("french", 1) == ""


@pytest.mark.rule("R-8.6b")
def test_french_want_regulars_and_squadrons_out_of_unavailable() -> None:
    table = Table(49).unavailable("5 french regulars")
    assert table.wanted("french") == "shaded"
    assert table.said == ["np_event_french_released"]
    assert Table(49).wanted("french") == ""
    assert Table(54).wanted("french") == "shaded"
    assert Table(54).squadrons(3).wanted("french") == ""


@pytest.mark.rule("R-8.6c")
def test_french_want_their_pieces_on_the_map() -> None:
    assert Table(50).treaty().wanted("french") == "shaded"
    table = Table(50)
    assert table.wanted("french") == ""
    assert table.said == ["np_event_no"]


@pytest.mark.rule("R-8.6d")
def test_french_want_british_casualties() -> None:
    table = Table(8).put("3 tories @ Virginia")
    assert table.wanted("french") == "shaded"
    assert table.said == ["np_event_casualties"]


@pytest.mark.rule("R-8.6e")
def test_french_want_resources() -> None:
    table = Table(65)
    assert table.wanted("french") == "shaded"
    assert table.said == ["np_event_money"]
    assert table.resources(french=50).wanted("french") == ""


@pytest.mark.rule("R-8.6f")
def test_after_the_treaty_a_roll_decides_for_the_french() -> None:
    assert Table(45).wanted("french") == ""
    assert Table(45).treaty().wanted("french", 5) == "shaded"
    assert Table(45).treaty().wanted("french", 4) == ""


# ---------------------------------------------------------------------- I2


@pytest.mark.rule("R-8.7a")
def test_indians_want_a_shift_or_a_lower_fni() -> None:
    table = Table(10).levels("AO", "Massachusetts")
    assert table.wanted("indians") == "unshaded"
    assert table.said == ["np_event_shift"]
    table = Table(64).treaty().levels("AO", "Massachusetts").blockade("Boston")
    assert table.wanted("indians") == "unshaded"
    assert table.levels("N", "Massachusetts").wanted("indians") == ""


@pytest.mark.rule("R-8.7b")
def test_indians_want_villages_and_gathers() -> None:
    table = Table(91)
    assert table.wanted("indians") == "unshaded"
    assert table.said == ["np_event_village"]
    assert Table(84).put("2 war parties @ Virginia").wanted("indians") == "unshaded"
    assert Table(91).only_available("0 villages").wanted("indians") == ""


@pytest.mark.rule("R-8.7b")
@pytest.mark.parametrize("reserve", ["Quebec", "Northwest", "Southwest", "Florida"])
def test_a_village_goes_where_war_parties_are(reserve: str) -> None:
    table = Table(91).put(f"war party @ {reserve}").execute("indians")
    assert table.count("villages", reserve) == 1


@pytest.mark.rule("R-8.7c")
def test_indians_want_a_patriot_fort_removed() -> None:
    table = Table(17).put("patriot fort @ Northwest")
    assert table.wanted("indians") == "unshaded"
    assert table.said == ["np_event_fort_removed"]


@pytest.mark.rule("R-8.7d")
def test_with_four_villages_a_roll_decides_for_the_indians() -> None:
    table = Table(45).put("2 villages @ Quebec", "village @ Northwest")
    assert table.wanted("indians") == ""
    table.put("village @ Southwest")
    assert table.wanted("indians", 5) == "unshaded"
    assert table.wanted("indians", 4) == ""


@pytest.mark.rule("A-C9")
@pytest.mark.parametrize("villages", [0, 2, 4, 6])
def test_nothing_is_limited_to_three_in_the_event_test_of_the_indians(villages: int) -> None:
    table = Table(91)
    for reserve in ("Quebec", "Southwest", "Florida")[: villages // 2]:
        table.put(f"2 villages @ {reserve}")
    assert table.wanted("indians") == "unshaded"
    assert table.said == ["np_event_village"]


# ---------------------------------------------------------------------- the forecast


@pytest.mark.rule("R-8.3.3a")
@pytest.mark.parametrize("card", range(1, 97))
def test_a_forecast_leaves_the_position_and_the_dice_alone(card: int) -> None:
    match = Match(GAME, "1778", {}, seed=card)
    g = match.position.copy()
    g.controllers = ["non-player"] * 4
    g.played = card
    before = (g.regulars.copy(), g.resources.copy(), g.level.copy(), g.dice.counter, g.support)
    for faction in range(4):
        seen = forecast(g, faction, side_of(g, card, faction), SHEETS)
        assert seen.effects >= seen.own_losses
    assert before == (g.regulars, g.resources, g.level, g.dice.counter, g.support)


@pytest.mark.rule("R-8.1e")
@pytest.mark.parametrize("faction", range(4))
def test_every_reason_has_its_words_and_its_node(faction: int) -> None:
    nodes = (SYMBOL[faction], QUESTIONS[faction])
    for card in range(1, 97):
        g = Situation.of("1778").non_players(*ALL).card(card).start
        g.log = []
        choose_event(g, faction, SHEETS)
        for entry in g.log:
            assert entry[0] in LOG
            assert entry[1] in nodes
        assert g.log, f"nothing is said of card {card}"
