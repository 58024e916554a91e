"""8.3.1 Every instruction of a card with a musket, card by card and faction by faction."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.liberty_or_death.non_players.event_stands import ALL, Table
from ticonderoga.games.liberty_or_death.data.pack import load_pack
from ticonderoga.games.liberty_or_death.non_players.event_instructions import GATES, OTHER_TEXT

Make = Callable[[Table], object]
CARDS = load_pack().deck.cards
INSTRUCTED = sorted(
    (card, faction)
    for card in range(1, 97)
    for faction in range(4)
    if CARDS[card].np_instructions[faction]
)


def rich(table: Table) -> Table:
    """So well do all stand that a roll of 6 has any Effective Event executed."""
    table.treaty().put("tory @ Boston", "tory @ New York City", "tory @ Philadelphia")
    table.put("tory @ Norfolk", "tory @ Savannah", "tory @ Quebec City")
    table.put("2 villages @ Southwest", "2 villages @ Florida")
    table.put("10 continentals @ Georgia", "12 active militia @ Maryland-Delaware")
    return table.put("2 patriot forts @ Georgia", "patriot fort @ New Hampshire")


def nothing(table: Table) -> None:
    pass


# Card, faction, what makes it possible, what makes it impossible; `rich` is laid out before.
GATED: list[tuple[int, str, Make, Make]] = [
    (4, "indians", nothing, lambda t: t.put("2 patriot forts @ Massachusetts")),
    (8, "patriots", lambda t: t.put("3 tories @ Virginia"), lambda t: t.people("french")),
    (18, "british", nothing, lambda t: t.eligible("british", "indians")),
    (18, "patriots", nothing, lambda t: t.eligible("patriots", "french")),
    (18, "indians", nothing, lambda t: t.eligible("british", "indians")),
    (29, "patriots", lambda t: t.put("2 war parties @ Quebec"), nothing),
    (38, "indians", nothing, lambda t: t.only_available("0 war parties")),
    (44, "british", nothing, lambda t: t.eligible("british")),
    (44, "patriots", nothing, lambda t: t.eligible("patriots")),
    (44, "indians", nothing, lambda t: t.eligible("indians")),
    (
        51, "british",
        lambda t: t.put("8 regulars, Howe @ Virginia", "continental @ North Carolina"),
        nothing,
    ),
    (52, "patriots", lambda t: t.put("tory @ Georgia"), nothing),
    (
        52, "french",
        lambda t: t.put("5 french regulars, tory @ New York"),
        lambda t: t.put("french regular @ New York", "9 regulars @ New York"),
    ),
    (62, "british", lambda t: t.levels("AO", "New York"), lambda t: t.levels("PO", "New York")),
    (62, "french", nothing, lambda t: t.only_available("0 militia")),
    (70, "british", lambda t: t.put("french regular, tory @ Virginia"), nothing),
    (
        70, "french",
        lambda t: t.put("regular, militia @ Virginia"),
        lambda t: t.put("regular @ Virginia"),
    ),
    (72, "indians", nothing, lambda t: t.only_available("0 villages")),
    (
        73, "french",
        lambda t: t.put("british fort @ Quebec"),
        lambda t: t.put("village @ Quebec", "british fort @ Virginia"),
    ),
    (80, "british", lambda t: t.put("french regular @ Boston"), nothing),
    (
        80, "patriots",
        lambda t: t.put("village, war party @ Quebec"),
        lambda t: t.put("2 war parties @ Southwest", "2 war parties @ Florida"),
    ),
    (
        80, "indians",
        lambda t: t.put("patriot fort @ Virginia"),
        lambda t: t.put("2 militia @ New Hampshire"),
    ),
    (83, "french", nothing, lambda t: t.put("3 regulars @ Quebec City")),
    (90, "indians", nothing, lambda t: t.only_available("0 villages")),
    (
        95, "french",
        lambda t: t.put("british fort @ Northwest"),
        lambda t: t.put("village @ Northwest"),
    ),
]  # fmt: skip


def laid_out(card: int, make: Make) -> Table:
    """`rich`, and then what the case says."""
    table = rich(Table(card))
    make(table)
    return table


@pytest.mark.rule("R-8.3.1a", "R-8.1e")
@pytest.mark.parametrize(("card", "faction", "good", "bad"), GATED)
def test_without_what_the_instruction_wants_there_is_no_event(
    card: int, faction: str, good: Make, bad: Make
) -> None:
    table = laid_out(card, good)
    table.wanted(faction)
    assert "np_event_instruction" not in table.said
    assert "np_event_ineffective" not in table.said
    other = laid_out(card, bad)
    assert other.wanted(faction) == ""
    assert other.said == ["np_event_instruction"]


@pytest.mark.rule("R-8.3.1a", "R-8.1e")
@pytest.mark.parametrize(
    ("faction", "few", "many"),
    [("british", "7 militia", "8 militia"), ("indians", "1 militia", "2 militia")],
)
def test_29_wants_enough_militia(faction: str, few: str, many: str) -> None:
    table = Table(29).put(f"{few} @ Georgia", "4 war parties @ Quebec")
    assert table.wanted(faction) == ""
    assert table.said == ["np_event_instruction"]
    table = Table(29).put(f"{many} @ Georgia", "4 war parties @ Quebec")
    assert table.wanted(faction) == ""
    assert table.said == ["np_event_no"]


@pytest.mark.rule("R-8.3.1a", "R-8.1e")
def test_51_patriots_want_a_battle_that_they_would_fight() -> None:
    table = Table(51).put("6 continentals @ Virginia", "9 regulars, 9 tories @ North Carolina")
    assert table.wanted("patriots") == ""
    assert table.said == ["np_event_instruction"]
    table = Table(51).put("6 continentals @ Virginia", "2 tories @ North Carolina")
    assert table.wanted("patriots") == ""
    assert table.said == ["np_event_no"]


@pytest.mark.rule("R-8.3.1a")
def test_every_gate_is_tested_and_every_instruction_is_known() -> None:
    tested = {(card, ALL.index(faction)) for card, faction, _, _ in GATED}
    others = {(29, 0), (29, 2), (51, 1), (88, 0), (88, 1), (88, 2), (88, 3)}
    assert tested | others == set(GATES)
    preferring = {
        (21, 2), (22, 2), (23, 0), (30, 0), (32, 2), (52, 0), (70, 1), (70, 2), (71, 1), (83, 1),
        (83, 2), (86, 1), (86, 2), (89, 2), (89, 3), (90, 1), (95, 0),
    }  # fmt: skip
    assert set(INSTRUCTED) == set(GATES) | preferring
    assert set(OTHER_TEXT) <= set(INSTRUCTED)


# ---------------------------------------------------------------------- which text


@pytest.mark.rule("R-8.3.1a", "R-8.3.2a")
@pytest.mark.parametrize(
    ("card", "faction", "text"),
    [
        (4, "indians", "shaded"),
        (32, "indians", "shaded"),
        (38, "indians", "shaded"),
        (71, "patriots", "unshaded"),
        (83, "indians", "shaded"),
        (90, "patriots", "unshaded"),
    ],
)
def test_the_instruction_names_the_text(card: int, faction: str, text: str) -> None:
    table = Table(card).put("militia @ Boston", "militia @ New York City", "militia @ Norfolk")
    table.put("2 villages @ Southwest", "2 villages @ Florida", "tory @ Savannah")
    table.put("tory @ Philadelphia").levels("AS", "Virginia")
    rolls = (6,) if (card, faction) in ((32, "indians"), (38, "indians")) else ()
    assert table.wanted(faction, *rolls) == text


@pytest.mark.rule("R-8.3.1a")
def test_83_indians_take_the_unshaded_text_without_a_village() -> None:
    table = Table(83).put("2 villages @ Quebec").levels("AO", "Virginia")
    assert table.wanted("indians") == "unshaded"


# ---------------------------------------------------------------------- how


@pytest.mark.rule("R-8.3.1a")
def test_4_38_72_indians_place_their_own() -> None:
    table = Table(4).execute("indians", shaded=True)
    assert table.count("villages", "Massachusetts") == 1
    assert table.count("war parties", "Massachusetts") == 3
    assert Table(38).execute("indians", shaded=True).count("war parties", "New York") == 3
    table = Table(72).put("war party @ Florida").execute("indians")
    assert table.count("villages", "Florida") == 1
    assert table.count("war parties", "Florida") == 4


@pytest.mark.rule("A-90", "R-8.3.5a")
def test_4_without_war_parties_the_indians_place_the_militia_of_the_enemy() -> None:
    table = Table(4).only_available("5 villages, 0 war parties, 13 militia")
    assert table.wanted("indians") == "shaded"
    table.execute("indians", shaded=True)
    assert table.at("Massachusetts").startswith("1 village, 3 militia")


@pytest.mark.rule("A-92", "R-8.3.5a", "R-8.6c")
@pytest.mark.parametrize(
    ("treaty", "wanted", "placed"), [(True, "unshaded", "french regulars"), (False, "", "militia")]
)
def test_72_the_french_place_their_own_regulars(treaty: bool, wanted: str, placed: str) -> None:
    """Before the Treaty no French piece may be placed, and nothing calls for the Event."""
    table = Table(72).put("patriot fort @ Florida", "patriot fort @ Quebec")
    table.put("2 patriot forts @ Southwest", "2 patriot forts @ Northwest", "militia @ Quebec")
    if treaty:
        table.treaty()
    assert table.wanted("french") == wanted
    table.execute("french")
    assert table.on_map(placed) == 3 + (0 if treaty else 1)


@pytest.mark.rule("R-8.3.1a", "R-8.3.5a")
@pytest.mark.parametrize("card", [18, 44])
@pytest.mark.parametrize(
    ("faction", "enemies"),
    [
        ("british", ("patriots", "french")),
        ("indians", ("patriots", "french")),
        ("patriots", ("british", "indians")),
    ],
)
def test_18_44_are_aimed_at_an_eligible_enemy_players_first(
    card: int, faction: str, enemies: tuple[str, str]
) -> None:
    for enemy in enemies:
        table = Table(card).eligible(faction, enemy).execute(faction)
        assert table.g.made_ineligible == 1 << ALL.index(enemy)
        table = Table(card).people(enemy).execute(faction)
        assert table.g.made_ineligible == 1 << ALL.index(enemy)


@pytest.mark.rule("R-8.3.1a", "R-8.3.6a")
def test_21_indians_shift_a_colony_without_a_village() -> None:
    table = Table(21).put("village @ South Carolina").execute("indians")
    assert (table.level("Georgia"), table.level("South Carolina")) == ("AS", "N")
    table = Table(21).put("village @ Georgia").execute("indians")
    assert (table.level("Georgia"), table.level("South Carolina")) == ("N", "AS")


@pytest.mark.rule("R-8.3.1a")
def test_22_indians_strike_at_a_village() -> None:
    table = Table(22).put("village, militia @ Virginia", "4 continentals @ Georgia")
    table.execute("indians")
    assert table.count("militia", "Virginia") == 0
    assert table.count("continentals", "Georgia") == 4
    table = Table(22).put("militia @ Virginia", "4 continentals @ Georgia").execute("british")
    assert table.count("continentals", "Georgia") == 0


@pytest.mark.rule("R-8.3.1a")
def test_23_british_drive_patriots_out_of_support() -> None:
    table = Table(23).put("militia @ North Carolina", "3 militia @ South Carolina")
    table.levels("PS", "North Carolina", "Virginia").execute("british")
    assert table.count("militia", "North Carolina") == 0
    assert table.count("militia", "Virginia") == 0
    assert table.count("militia", "South Carolina") >= 3


@pytest.mark.rule("R-8.3.1a", "A-49")
@pytest.mark.parametrize(
    ("faction", "kind"), [("british", "militia"), ("indians", "militia"), ("patriots", "war party")]
)
def test_29_is_aimed_at_the_irregulars_of_the_enemy(faction: str, kind: str) -> None:
    table = Table(29).put("8 militia @ Virginia", "8 war parties @ Quebec").execute(faction)
    assert table.on_map(f"active {kind}") == 4
    other = "active war party" if kind == "militia" else "active militia"
    assert table.on_map(other) == 0


@pytest.mark.rule("R-8.3.1a")
def test_30_british_keep_a_regular_in_each_space() -> None:
    table = Table(30).put("regular @ Boston", "4 regulars @ Virginia", "5 regulars @ New York")
    table.execute("patriots", shaded=True)
    assert table.on_map("regulars") == 8
    assert table.count("regulars", "Boston") == 1
    assert table.count("regulars", "Virginia") >= 1


@pytest.mark.rule("R-8.3.1a", "R-8.3.5a")
def test_32_indians_gain_the_resources_themselves() -> None:
    table = Table(32).put("tory @ Boston", "tory @ Norfolk").resources(indians=0)
    assert table.execute("indians", shaded=True).has("indians") == 1


@pytest.mark.rule("R-8.3.1a", "R-8.3.5b")
def test_51_marches_to_a_battle_of_the_chart() -> None:
    table = Table(51).put("8 regulars, Howe @ Virginia", "2 continentals @ North Carolina")
    assert table.wanted("british") == "unshaded"
    assert table.said[-1] == "np_event_casualties"
    table.roll(3, 3, 3, 1).execute("british")
    assert table.count("regulars", "North Carolina") > 0
    table = Table(51).put("8 continentals, Washington @ Virginia", "2 tories @ North Carolina")
    table.execute("patriots", shaded=True)
    assert table.count("continentals", "North Carolina") > 0


@pytest.mark.rule("R-8.3.1a")
def test_52_british_take_french_from_where_they_are_outnumbered() -> None:
    table = Table(52).treaty().put("3 french regulars, 2 tories @ Virginia")
    table.put("3 french regulars, 4 tories @ Georgia").execute("british")
    assert table.count("french regulars", "Virginia") == 0


@pytest.mark.rule("R-8.3.1a")
@pytest.mark.parametrize("faction", ["patriots", "french"])
def test_52_rebels_take_no_french_off(faction: str) -> None:
    table = Table(52).treaty().put("4 french regulars, 4 continentals @ Virginia")
    table.put("tory @ Virginia").execute(faction)
    assert table.on_map("french regulars") + table.in_box("casualties", "french regulars") == 4


@pytest.mark.rule("R-8.3.1a")
def test_62_french_place_militia() -> None:
    table = Table(62).treaty().execute("french", shaded=True)
    assert table.count("militia", "Northwest") == 3
    assert table.on_map("french regulars") == 0


@pytest.mark.rule("R-8.3.1a")
@pytest.mark.parametrize(
    ("faction", "gone"),
    [
        ("british", {"West Indies": 2, "Virginia": 1}),
        ("indians", {"Quebec": 3}),
        ("patriots", {"New York": 3}),
        ("french", {"New York": 3}),
    ],
)
def test_70_takes_regulars_from_where_the_instruction_says(
    faction: str, gone: dict[str, int]
) -> None:
    table = Table(70).treaty().put("2 french regulars @ West Indies", "village @ Quebec")
    table.put("3 french regulars, tory @ Virginia", "3 french regulars @ Quebec")
    table.put("3 regulars, militia @ New York", "3 regulars @ Boston")
    before = {s: table.count("regulars", s) + table.count("french regulars", s) for s in gone}
    table.execute(faction)
    for space, number in gone.items():
        left = table.count("regulars", space) + table.count("french regulars", space)
        assert before[space] - left == number


@pytest.mark.rule("R-8.3.1a")
def test_73_95_french_remove_a_british_fort() -> None:
    table = Table(73).put("british fort, village @ Quebec", "village @ New York")
    assert table.execute("french").on_map("british forts") == 0
    table = Table(95).put("british fort, village @ Northwest").execute("french")
    assert (table.on_map("british forts"), table.on_map("villages")) == (0, 1)


@pytest.mark.rule("R-8.3.1a", "A-57")
def test_80_british_choose_cities_of_the_rebels() -> None:
    table = Table(80).put("2 militia @ Boston", "3 militia @ Norfolk", "6 militia @ Virginia")
    table.execute("british")
    assert table.count("militia", "Boston") == 0
    assert table.count("militia", "Norfolk") == 1
    assert table.count("militia", "Virginia") == 6


@pytest.mark.rule("R-8.3.1a", "A-57")
@pytest.mark.parametrize(
    ("faction", "base", "unit"),
    [("patriots", "village", "war party"), ("indians", "patriot fort", "militia")],
)
def test_80_others_choose_spaces_where_a_base_falls(faction: str, base: str, unit: str) -> None:
    table = Table(80).put(f"{base}, {unit} @ Virginia", f"{base} @ New York")
    table.put(f"{base}, {unit}, {unit} @ Georgia").execute(faction)
    assert table.on_map(base) == 1
    assert table.count(base, "Georgia") == 1


@pytest.mark.rule("R-8.3.1a")
def test_83_rebels_place_in_quebec_city_where_control_changes() -> None:
    table = Table(83).put("2 tories @ Quebec City").execute("patriots", shaded=True)
    assert table.control("Quebec City") == "rebellion"
    table = Table(83).put("4 tories @ Quebec City").execute("patriots", shaded=True)
    assert table.count("patriot forts", "Quebec") == 1
    assert table.count("militia", "Quebec") == 2
    table = Table(83).treaty().put("2 tories @ Quebec City").execute("french", shaded=True)
    assert table.control("Quebec City") == "rebellion"


@pytest.mark.rule("R-8.3.1a")
def test_83_indians_place_a_village_and_war_parties_in_quebec() -> None:
    table = Table(83).execute("indians", shaded=True)
    assert (table.count("villages", "Quebec"), table.count("war parties", "Quebec")) == (1, 2)


@pytest.mark.rule("R-8.3.1a", "A-C11")
def test_86_villages_come_first() -> None:
    table = Table(86).put("village @ Virginia", "war party @ Georgia")
    assert table.execute("patriots", shaded=True).count("militia", "Virginia") == 3
    table = Table(86).put("village, militia @ Virginia", "4 militia @ Massachusetts")
    assert table.execute("indians").count("active militia", "Virginia") == 1


@pytest.mark.rule("R-8.3.1a", "A-58")
@pytest.mark.parametrize(
    ("faction", "own", "enemy"),
    [
        ("british", "6 regulars, 3 tories, Howe @ New York", "militia @ New York"),
        ("patriots", "6 continentals @ New York", "tory @ New York"),
        ("indians", "6 war parties @ New York", "continental @ New York"),
        ("french", "6 french regulars, militia @ New York", "tory @ New York"),
    ],
)
def test_88_units_leave_an_enemy_as_in_a_march(faction: str, own: str, enemy: str) -> None:
    table = Table(88).treaty().put(own, enemy, "militia, tory @ New Jersey")
    table.put("village @ Pennsylvania")
    before = table.at("New York")
    table.wanted(faction)
    assert "np_event_instruction" not in table.said
    table.execute(faction)
    assert table.at("New York") != before


@pytest.mark.rule("R-8.3.1a")
@pytest.mark.parametrize("faction", ALL)
def test_88_nobody_shares_a_space(faction: str) -> None:
    table = Table(88).put("3 regulars @ Boston", "3 continentals @ Georgia", "war party @ Quebec")
    assert table.wanted(faction) == ""
    assert table.said == ["np_event_instruction"]


@pytest.mark.rule("R-8.3.1a")
def test_89_replaces_first_where_the_instruction_says() -> None:
    table = Table(89).put("village, 4 militia @ Virginia", "4 militia @ Georgia")
    table.execute("indians")
    assert (table.count("tories", "Virginia"), table.count("militia", "Georgia")) == (4, 4)
    table = Table(89).put("3 tories @ Virginia", "3 tories @ Georgia").levels("AS", "Georgia")
    table.execute("french", shaded=True)
    assert (table.count("militia", "Georgia"), table.count("tories", "Virginia")) == (3, 3)


@pytest.mark.rule("R-8.3.1a")
def test_90_patriots_and_indians_build() -> None:
    assert Table(90).execute("patriots").on_map("patriot forts") == 1
    table = Table(90).put("war party @ Virginia").execute("indians")
    assert table.count("villages", "Virginia") == 1


@pytest.mark.rule("R-8.3.1a")
def test_95_british_place_war_parties_first() -> None:
    table = Table(95).put("patriot fort @ Northwest").execute("british")
    assert table.on_map("patriot forts") == 0
    assert table.count("war parties", "Northwest") == 3
    table = Table(95).only_available("1 war party").execute("british")
    assert table.count("war parties", "Northwest") == 1
    assert table.count("regulars", "Northwest") + table.count("tories", "Northwest") == 2
