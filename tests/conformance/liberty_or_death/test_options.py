"""The options: each ruling that has another reading with friends can be played that way."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import against_attacker, against_defender, clash
from tests.conformance.liberty_or_death.situation import Situation
from tests.games.liberty_or_death.non_players.event_stands import Table
from tests.games.liberty_or_death.non_players.rebel_stands import by_patriots, patriots
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.kit.questions import spaces_in
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    BRITISH_REGULAR,
    FACTION_IDS,
    FRENCH,
    INDIANS,
    PATRIOTS,
    ROYALISTS,
    TORY,
)
from ticonderoga.games.liberty_or_death.data.spaces import MAP
from ticonderoga.games.liberty_or_death.drawing.scene import eligibility
from ticonderoga.games.liberty_or_death.game import GAME
from ticonderoga.games.liberty_or_death.non_players.british import (
    beside_the_best,
    displace_from,
)
from ticonderoga.games.liberty_or_death.non_players.british_muster import regulars_bits
from ticonderoga.games.liberty_or_death.non_players.event_effects import places_well
from ticonderoga.games.liberty_or_death.non_players.french_specials import choose_special
from ticonderoga.games.liberty_or_death.non_players.priorities import random_space
from ticonderoga.games.liberty_or_death.non_players.rebels_winter import lifts_blockade
from ticonderoga.games.liberty_or_death.non_players.strokes import readiness
from ticonderoga.games.liberty_or_death.order import (
    BATTLE,
    MARCH,
    MUSTER,
    NO_SPECIAL,
    PREPARER_LA_GUERRE,
    Order,
)
from ticonderoga.games.liberty_or_death.rules.battle import defending_faction, price_of_ally
from ticonderoga.games.liberty_or_death.rules.movers import ally_pays, reaches
from ticonderoga.games.liberty_or_death.rules.winter import naval_intervention_wanes
from ticonderoga.games.liberty_or_death.view import view


def test_every_option_says_what_it_settles_and_the_ruling_is_the_default() -> None:
    for option in GAME.options:
        assert option.help
        if option.values:
            assert option.default == option.values[0]


@pytest.mark.rule("A-C12", "A-74")
@pytest.mark.parametrize(("option", "taken"), [("d6", "Philadelphia"), ("table", "New York City")])
def test_c12_two_equal_spaces_by_a_d6_or_by_the_table(option: str, taken: str) -> None:
    """A 2 takes the later of the two; column 1, row 2 is Quebec, and the way on from there comes
    to New York City first."""
    lod = Situation(ties=option)
    lod.start.dice = Dice(1)
    lod.roll(*((2,) if option == "d6" else (1, 2)))
    bits = 1 << lod.space("Philadelphia") | 1 << lod.space("New York City")
    assert lod.board.names[random_space(lod.g, bits)] == taken


@pytest.mark.rule("A-C10")
@pytest.mark.parametrize(
    ("option", "command", "special"),
    [
        ("after-treaty", MUSTER, NO_SPECIAL),
        ("rulebook", MUSTER, PREPARER_LA_GUERRE),
        ("rulebook", MARCH, NO_SPECIAL),
    ],
)
def test_c10_preparing_after_a_muster(option: str, command: int, special: int) -> None:
    """One French Regular is Unavailable, and the roll is a 6: after the Treaty that is too high.
    By the letter of 8.6.4 there is no roll after a Muster."""
    lod = Situation(preparer=option).treaty().unavailable("1 french").squadrons(0, 0)
    lod.start.dice = Dice(1)
    lod.roll(6)
    assert choose_special(lod.g, Order(FRENCH, command, specials_left=1), command, 0) == special


@pytest.mark.rule("A-C10")
@pytest.mark.parametrize(
    ("option", "special"), [("after-treaty", PREPARER_LA_GUERRE), ("rulebook", NO_SPECIAL)]
)
def test_c10_by_the_letter_a_muster_never_brings_resources(option: str, special: int) -> None:
    lod = Situation(preparer=option).treaty().squadrons(0, 0).resources(french=0)
    assert choose_special(lod.g, Order(FRENCH, MUSTER, specials_left=1), MUSTER, 0) == special


@pytest.mark.rule("A-C16", "A-42")
@pytest.mark.parametrize(("option", "asked"), [("british", "british"), ("french", "french")])
def test_c16_who_takes_the_blockade_off_in_redeployment(option: str, asked: str) -> None:
    """The French are a non-player; New York City has most Support, so Boston is opened."""
    lod = Situation(**{"blockade-removal": option}).non_players("french").treaty()
    lod.blockade("Boston", "New York City").levels("AS", "New York City")
    lod.perform(naval_intervention_wanes)
    assert (lod.asked, lod.asked_faction) == ("lift_blockade", asked)
    ask = lod.ask
    assert ask is not None
    assert lifts_blockade(lod.g, ask, {}) == ("space", lod.space("Boston"))


@pytest.mark.rule("A-C6")
@pytest.mark.parametrize(("option", "wanted"), [("rules", 0), ("playbook", 1)])
def test_c6_tories_at_active_support_and_regulars_anywhere(option: str, wanted: int) -> None:
    """The example at 8.3.5 has North Carolina at Active Support, and speaks of any Regulars."""
    lod = Situation(examples=option).levels("AS", "North Carolina").levels("AO", "Virginia")
    assert places_well(lod.g, BRITISH, TORY, lod.space("North Carolina")) == wanted
    assert places_well(lod.g, BRITISH, TORY, lod.space("Virginia")) == 1
    assert places_well(lod.g, BRITISH, BRITISH_REGULAR, lod.space("Quebec")) == wanted
    assert places_well(lod.g, BRITISH, BRITISH_REGULAR, lod.space("Boston")) == 1


@pytest.mark.rule("A-28")
@pytest.mark.parametrize(
    ("option", "offer", "indians", "british"),
    [("rules", 1, 1, 4), ("playbook", 1, 1, 5), ("playbook", 2, 2, 3)],
)
def test_a28_a_trade_for_little(option: str, offer: int, indians: int, british: int) -> None:
    """By the tutorial less than 2 is no offer: the Indians earn their own Resource."""
    lod = Situation(examples=option).put("village, 2 war parties @ Quebec")
    lod.resources(indians=0, british=5).special("indians", "trade").british(f"number {offer}")
    assert (lod.has("indians"), lod.has("british")) == (indians, british)


@pytest.mark.rule("A-03", "R-1.6.3a")
@pytest.mark.parametrize(("option", "opposition"), [("counts", 4), ("cancelled", 0)])
def test_a3_the_opposition_of_a_blockaded_city(option: str, opposition: int) -> None:
    lod = Situation(**{"blockaded-opposition": option}).treaty().levels("AO", "New York City")
    assert lod.g.opposition == 4
    lod.blockade("New York City")
    assert lod.g.opposition == opposition
    lod.levels("PO", "New York City")
    assert lod.g.opposition == opposition // 2
    lod.start.put_blockades(lod.space("New York City"), -1)
    assert lod.g.opposition == 2


@pytest.mark.rule("A-05")
@pytest.mark.parametrize(("option", "reached"), [("strict", False), ("other-city", True)])
def test_a5_by_sea_to_a_province_between_two_cities(option: str, reached: bool) -> None:
    """New Jersey lies beside New York City, which is Blockaded, and Philadelphia."""
    lod = Situation(**{"sea-march": option}).treaty().blockade("New York City")
    boston, jersey = lod.space("Boston"), lod.space("New Jersey")
    assert reaches(lod.g, BRITISH, boston, jersey) == reached
    assert not reaches(lod.g, BRITISH, boston, lod.space("New York City"))
    assert not reaches(lod.g, BRITISH, boston, lod.space("New York"))


@pytest.mark.rule("A-10")
@pytest.mark.parametrize(("option", "left"), [("paid", 0), ("free", 1)])
def test_a10_the_fort_of_the_treaty(option: str, left: int) -> None:
    lod = Situation(**{"treaty-fort": option}).squadrons(west_indies=2).tracks(cbc=3)
    lod.put("3 militia @ Virginia").card(45, on_deck=56).strokes(treaty=True)
    lod.resources(patriots=1).begin().french("treaty", "space Virginia", "number 4", "yes")
    assert lod.has("patriots") == left


@pytest.mark.rule("A-11")
@pytest.mark.parametrize(("option", "count"), [("exact", 31), ("down", 30)])
def test_a11_half_of_three_casualties(option: str, count: int) -> None:
    """Fourteen and a half of 3: more than fifteen only if the half is exact (counted twice)."""
    lod = Situation(**{"half-casualties": option}).unavailable("3 french")
    lod.squadrons(west_indies=2).tracks(cbc=3)
    assert readiness(lod.g) == count


@pytest.mark.rule("A-12")
@pytest.mark.parametrize(("option", "elsewhere"), [("everywhere", 0), ("space", 1)])
def test_a12_rochambeau_saves_the_price(option: str, elsewhere: int) -> None:
    lod = Situation(rochambeau=option).treaty()
    lod.put("2 french, 2 continentals, Rochambeau @ Virginia")
    lod.put("2 french, 2 continentals @ Georgia")
    virginia, georgia = lod.space("Virginia"), lod.space("Georgia")
    fight = Order(PATRIOTS, BATTLE)
    assert price_of_ally(lod.g, fight, virginia) == 0
    assert price_of_ally(lod.g, fight, georgia) == elsewhere
    walk = Order(PATRIOTS, MARCH)
    walk.target = lod.space("North Carolina")
    assert ally_pays(lod.g, walk, virginia) == 0
    assert ally_pays(lod.g, walk, georgia) == elsewhere


@pytest.mark.rule("A-21")
@pytest.mark.parametrize(("option", "decides"), [("british", BRITISH), ("indians", INDIANS)])
def test_a21_who_activates_war_parties_beside_the_british(option: str, decides: int) -> None:
    lod = Situation(**{"indian-defence": option}).put("1 regular, 2 war parties @ Virginia")
    lod.put("1 regular @ Georgia", "2 war parties @ Florida")
    assert defending_faction(lod.g, ROYALISTS, lod.space("Virginia")) == decides
    assert defending_faction(lod.g, ROYALISTS, lod.space("Georgia")) == BRITISH
    assert defending_faction(lod.g, ROYALISTS, lod.space("Florida")) == INDIANS


@pytest.mark.rule("A-08", "R-2.3.6c")
@pytest.mark.parametrize(
    ("option", "next_one"), [("at-once", "patriots"), ("next-card", "indians")]
)
def test_a8_the_place_on_this_card(option: str, next_one: str) -> None:
    """On the order of card 44 the Indians follow the British. The next card they miss anyway."""
    lod = Situation(ineligible=option).card(44, on_deck=45).begin()
    lod.british("event unshaded", "faction indians")
    assert lod.asked_faction == next_one
    assert ("2nd Eligible" in eligibility(lod.pack, view(lod.g, 0))[INDIANS]) == (
        next_one == "indians"
    )
    while lod.g.played == 44:
        lod.choose(FACTION_IDS.index(lod.asked_faction), "pass")
    assert not lod.is_eligible("indians")


@pytest.mark.rule("A-32")
@pytest.mark.parametrize(
    ("option", "offered"),
    [("anywhere", ["Boston", "Quebec", "Virginia"]), ("colonies", ["Boston", "Virginia"])],
)
def test_a32_rabble_rousing_in_a_reserve(option: str, offered: list[str]) -> None:
    lod = Situation(**{"rabble-rousing": option})
    lod.put("militia @ Boston", "militia @ Quebec", "militia @ Virginia")
    lod.command("patriots", "rabble_rousing")
    assert lod.offered("rouse") == offered
    if option == "colonies":
        assert lod.why_not("rouse Quebec") == "no_rousing_in_reserves"


@pytest.mark.rule("A-76", "R-1.9g")
@pytest.mark.parametrize(("option", "inflicted", "lost"), [("tables", -1, 0), ("losses", 0, 1)])
def test_a76_squadrons_in_the_west_indies(option: str, inflicted: int, lost: int) -> None:
    """Besides the Regulars of either side, worth 1, only the Squadrons count, and once."""
    lod = Situation(squadrons=option).treaty().put("2 regulars, 2 french @ West Indies")
    attack = clash(lod, "british", "West Indies")
    assert sum(against_defender(lod, attack).values()) == 1 + inflicted
    assert sum(against_attacker(lod, attack).values()) == 1 + lost
    defence = clash(lod, "french", "West Indies")
    assert sum(against_attacker(lod, defence).values()) == 1 + inflicted
    assert sum(against_defender(lod, defence).values()) == 1 + lost
    lod.squadrons(0)
    assert sum(against_attacker(lod, attack).values()) == 1
    assert sum(against_defender(lod, defence).values()) == 1


@pytest.mark.rule("A-C11")
@pytest.mark.parametrize(
    ("option", "place", "number"), [("instruction", "Virginia", 1), ("icon", "Massachusetts", 4)]
)
def test_c11_card_86_for_the_indians(option: str, place: str, number: int) -> None:
    """Without the instruction most pieces count (8.3.5), and not the Village."""
    table = Table(86, stockbridge=option)
    table.put("village, militia @ Virginia", "4 militia @ Massachusetts")
    assert table.execute("indians").count("active militia", place) == number


@pytest.mark.rule("A-C17", "R-8.5.1a")
@pytest.mark.parametrize(
    ("option", "party", "first"),
    [
        ("rulebook", "war party", "command battle"),
        ("chart", "war party", "command rally"),
        ("chart", "active war party", "command battle"),
        ("chart", "village", "command battle"),
    ],
)
def test_c17_a_patriot_battle_against_hidden_war_parties(
    option: str, party: str, first: str
) -> None:
    """Four Continentals and Washington beside one War Party. By the sheet somebody has to be
    Active for a Battle; a Village always is. Otherwise the six units are enough for a Fort."""
    lod = patriots(**{"patriot-battle": option}).put(f"{party} @ Pennsylvania")
    lod.put("4 continentals, 2 militia, Washington @ Pennsylvania").roll(1, 1)
    by_patriots(lod)
    assert lod.answers[0] == first


@pytest.mark.rule("A-91", "R-8.4.1h")
@pytest.mark.parametrize(
    ("option", "rolls", "cleared"),
    [
        ("city", (2,), "Boston"),
        ("city", (5,), "Savannah"),
        ("province", (), "Boston"),
    ],
)
def test_a91_which_of_two_equal_cities_is_cleared(
    option: str, rolls: tuple[int, ...], cleared: str
) -> None:
    """A Militia hides in both; beside Boston lies Massachusetts at Active Opposition."""
    lod = Situation(displacement=option).levels("AO", "Massachusetts")
    lod.put("2 regulars, militia @ Boston", "2 regulars, militia @ Savannah")
    lod.put("5 regulars @ New York City").command("british", "garrison")
    lod.british("destination Norfolk", "move New York City, regular, 2", "arrive", "done")
    ask = lod.ask
    assert ask is not None
    assert ask.question.key == "displace_from"
    lod.start.dice = Dice(1)
    lod.roll(*rolls)
    assert displace_from(lod.g, ask, {}) == ("space", lod.space(cleared))
    assert lod.g.dice.script == ()


@pytest.mark.rule("A-91")
def test_a91_most_opposition_then_least_support_then_lowest_population() -> None:
    lod = Situation(displacement="province").levels("PS", "New York", "South Carolina")
    lod.levels("PS", "North Carolina", "Georgia")

    def beside(*cities: str) -> list[str]:
        bits = sum(1 << lod.space(city) for city in cities)
        return [lod.board.names[city] for city in spaces_in(beside_the_best(lod.g, bits))]

    assert beside("New York City", "Charles Town", "Savannah") == ["New York City"]
    assert beside("Charles Town", "Savannah") == ["Savannah"]
    lod.levels("PO", "South Carolina")
    assert beside("New York City", "Charles Town", "Savannah") == ["Charles Town", "Savannah"]


@pytest.mark.rule("A-93", "R-8.4.2b")
@pytest.mark.parametrize(
    ("option", "places"), [("neutral", ["West Indies"]), ("elsewhere", ["Savannah"])]
)
def test_a93_regulars_for_the_west_indies(option: str, places: list[str]) -> None:
    """Savannah at Passive Support is held already; in the West Indies Control can be gained. All
    other spaces are at Active Support and held."""
    lod = Situation(**{"west-indies-muster": option}).treaty()
    for space in MAP:
        name = lod.board.names[space]
        lod.put(f"1 tory @ {name}")
        if lod.g.population[space]:
            lod.levels("AS", name)
    lod.levels("PS", "Savannah")
    bits = regulars_bits(lod.g, Order(BRITISH, MUSTER))
    assert [lod.board.names[space] for space in spaces_in(bits)] == places
    lod.levels("AS", "Savannah")
    bits = regulars_bits(lod.g, Order(BRITISH, MUSTER))
    assert [lod.board.names[space] for space in spaces_in(bits)] == ["West Indies"]
