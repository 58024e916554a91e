"""6.3 to 6.6: income, Support, Redeployment and Desertion."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, FRENCH, INDIANS, PATRIOTS
from ticonderoga.games.liberty_or_death.rules.winter import (
    british_release,
    committee_phase,
    income,
    leader_change,
    naval_intervention_wanes,
    patriot_desertion,
    redeploy,
    reward_phase,
    tory_desertion,
)

# ---------------------------------------------------------------------- 6.3 Resources


@pytest.mark.rule("R-6.3.0a")
def test_6_3_income_stops_at_50() -> None:
    lod = Situation().put("regular @ New York City").resources(british=49).step("resources")
    assert lod.begin().has("british") == 50


@pytest.mark.rule("R-6.3.1a", "R-1.9m")
def test_6_3_1_forts_and_controlled_cities_without_blockade() -> None:
    lod = Situation().treaty().put("british fort @ Virginia", "regular @ New York City")
    lod.put("regular @ Boston", "tory, militia @ Norfolk").blockade("Boston")
    assert income(lod.g, BRITISH) == 1 + 2
    lod.put("regular @ West Indies")
    assert income(lod.g, BRITISH) == 1 + 2 + 5


@pytest.mark.rule("R-6.3.2a")
def test_6_3_2_half_the_villages() -> None:
    lod = Situation().put("2 villages @ Quebec", "village @ Florida")
    assert income(lod.g, INDIANS) == 1


@pytest.mark.rule("R-6.3.3a")
def test_6_3_3_forts_and_half_the_spaces_held() -> None:
    lod = (
        Situation().treaty().put("patriot fort @ Virginia", "militia @ Boston", "militia @ Quebec")
    )
    assert income(lod.g, PATRIOTS) == 1 + 1
    lod.put("french @ West Indies")
    assert lod.control("West Indies") == "rebellion"
    assert income(lod.g, PATRIOTS) == 1 + 1


@pytest.mark.rule("R-6.3.4a")
def test_6_3_4_before_the_treaty_twice_the_squadrons() -> None:
    lod = Situation().squadrons(2).put("militia @ Boston")
    assert income(lod.g, FRENCH) == 4


@pytest.mark.rule("R-6.3.4b", "A-04")
def test_6_3_4_after_it_fni_and_cities_that_are_not_british() -> None:
    lod = Situation().treaty().put("regular @ New York City", "militia @ Boston")
    assert income(lod.g, FRENCH) == 6
    lod.blockade("Boston", "New York City")
    assert income(lod.g, FRENCH) == 2 + 5
    lod.put("french @ West Indies")
    assert income(lod.g, FRENCH) == 2 + 5 + 5


# ---------------------------------------------------------------------- 6.4 Support


@pytest.mark.rule("R-6.4.1a")
def test_6_4_1_where_loyalty_can_be_rewarded() -> None:
    lod = Situation().put("regular, tory @ Boston", "2 regulars @ Norfolk", "2 tories @ Savannah")
    lod.put("regular, tory, 2 militia @ Virginia", "regular, tory @ Quebec")
    lod.put("regular, tory @ Georgia").levels("AS", "Georgia").put("regular, tory @ Maryland")
    lod.perform(reward_phase)
    assert lod.offered("space") == ["Boston", "Maryland-Delaware"]


@pytest.mark.rule("R-6.4.1a")
def test_6_4_1_markers_first_then_two_levels_at_most_each_space_once() -> None:
    lod = Situation().put("regular, tory @ Boston").levels("AO", "Boston").resources(british=9)
    lod.propaganda("Boston").raids("Boston").perform(reward_phase).british("space Boston")
    assert lod.offered("number") == ["1", "2", "3", "4"]
    lod.british("number 4")
    assert (lod.level("Boston"), lod.has("british"), lod.asked) == ("N", 5, "")
    assert lod.g.propaganda[lod.space("Boston")] + lod.g.raids[lod.space("Boston")] == 0


@pytest.mark.rule("R-6.4.1a", "A-62")
def test_6_4_1_the_british_may_pay_for_markers_alone() -> None:
    lod = Situation().put("regular, tory @ Boston").propaganda("Boston", 2).resources(british=2)
    lod.perform(reward_phase).british("space Boston", "number 2")
    assert (lod.level("Boston"), lod.has("british")) == ("N", 0)


@pytest.mark.rule("R-1.10j", "A-13")
def test_1_10_gage_gives_the_first_level_in_his_space() -> None:
    lod = Situation().put("regular, tory, Gage @ Boston", "regular, tory @ Norfolk")
    lod.resources(british=1).propaganda("Norfolk").perform(reward_phase)
    lod.british("space Boston", "number 2")
    assert (lod.level("Boston"), lod.has("british"), lod.asked) == ("AS", 0, "")
    marked = Situation().put("regular, tory, Gage @ Boston").propaganda("Boston")
    marked.resources(british=1).perform(reward_phase).british("space Boston", "number 2")
    assert (marked.level("Boston"), marked.has("british")) == ("PS", 0)


@pytest.mark.rule("R-6.4.2a")
def test_6_4_2_where_committees_can_work() -> None:
    lod = Situation().treaty().put("militia @ Boston", "2 french @ Norfolk", "militia @ Quebec")
    lod.put("militia, tory @ Virginia", "patriot fort @ Georgia").levels("AO", "Georgia")
    lod.put("continental @ Savannah").perform(committee_phase)
    assert lod.offered("space") == ["Boston", "Savannah"]


@pytest.mark.rule("R-6.4.2a")
def test_6_4_2_raids_first_then_two_levels_and_propaganda_is_ignored() -> None:
    lod = Situation().put("militia @ Virginia").levels("PS", "Virginia").raids("Virginia")
    lod.propaganda("Virginia", 2).perform(committee_phase).patriots("space Virginia")
    assert lod.offered("number") == ["1", "2", "3"]
    lod.patriots("number 3")
    assert (lod.level("Virginia"), lod.has("patriots"), lod.asked) == ("PO", 2, "")
    assert lod.g.propaganda[lod.space("Virginia")] == 2


@pytest.mark.rule("R-6.4.1a", "R-6.4.2a")
def test_6_4_british_then_patriots_and_both_may_decline() -> None:
    lod = Situation().put("regular, tory @ Boston", "militia @ Virginia", "village @ Quebec")
    lod.step("support").begin()
    assert (lod.asked, lod.asked_faction) == ("winter_reward", "british")
    lod.british("none")
    assert (lod.asked, lod.asked_faction) == ("winter_committee", "patriots")
    lod.patriots("none")
    assert lod.asked != "winter_committee"


# ---------------------------------------------------------------------- 6.5 Redeployment


@pytest.mark.rule("R-6.5.1a", "R-6.5.1b")
def test_6_5_1_the_first_faction_on_deck_changes_its_leader() -> None:
    lod = Situation().put("regular, Gage @ Boston", "war party, Brant @ Quebec")
    events = range(1, 97)
    british = next(n for n in events if lod.pack.deck.orders[n][0] == BRITISH)
    indians = next(n for n in events if lod.pack.deck.orders[n][0] == INDIANS)
    patriots = next(n for n in events if lod.pack.deck.orders[n][0] == PATRIOTS)
    french = next(n for n in events if lod.pack.deck.orders[n][0] == FRENCH)
    for on_deck, leader, where in (
        (british, "Howe", "Boston"),
        (british, "Clinton", "Boston"),
        (british, "Clinton", "Boston"),
        (indians, "Cornplanter", "Quebec"),
        (indians, "Dragging Canoe", "Quebec"),
        (indians, "Dragging Canoe", "Quebec"),
    ):
        lod.but(on_deck=on_deck)
        leader_change(lod.g)
        assert lod.where(leader) == where
    assert lod.where("Gage") == lod.where("Brant") == ""
    before = list(lod.g.leader_of)
    for on_deck in (patriots, french):
        lod.but(on_deck=on_deck)
        leader_change(lod.g)
    assert lod.g.leader_of == before


@pytest.mark.rule("R-6.5.2a", "A-85")
def test_6_5_2_a_leader_goes_where_he_has_pieces_or_to_available() -> None:
    lod = Situation().treaty().put("regular, Gage @ Boston", "tory @ Norfolk")
    lod.put("regular @ West Indies").perform(lambda g: redeploy(g, BRITISH))
    assert lod.offered("space") == ["Boston", "Norfolk", "West Indies"]
    lod.british("space West Indies")
    assert lod.where("Gage") == "West Indies"
    lod.perform(lambda g: redeploy(g, BRITISH)).british("none")
    assert lod.where("Gage") == ""


@pytest.mark.rule("R-6.5.2a")
def test_6_5_2_indians_french_british_patriots_and_french_only_after_the_treaty() -> None:
    forces = ("regular, Gage @ Boston", "war party, Brant @ Quebec", "militia @ Virginia")
    lod = Situation().treaty().put(*forces, "french, Rochambeau @ Georgia").step("redeployment")
    lod.but(on_deck=next(n for n in range(1, 97) if lod.pack.deck.orders[n][0] == PATRIOTS))
    lod.begin()
    asked = []
    while lod.asked == "redeploy":
        asked.append(lod.asked_faction)
        lod.choose(lod.match.asks[0].seat, lod.choices()[0])
    assert asked == ["indians", "french", "british", "patriots"]
    early = Situation().put(*forces).perform(lambda g: redeploy(g, FRENCH))
    assert early.asked == ""


@pytest.mark.rule("R-6.5.3a", "R-S.3")
def test_6_5_3_release_by_the_schedule() -> None:
    lod = Situation("1775").unavailable("10 regulars, 8 tories")
    schedule = lod.pack.scenarios["1775"].release
    assert len(schedule) == 2
    left = [10, 8]
    for winter, (regulars, tories) in enumerate(schedule):
        lod.but(winters=winter)
        british_release(lod.g)
        left = [max(0, left[0] - regulars), max(0, left[1] - tories)]
        assert [lod.in_box("unavailable", "regular"), lod.in_box("unavailable", "tory")] == left
    lod.but(winters=2)
    british_release(lod.g)
    assert [lod.in_box("unavailable", "regular"), lod.in_box("unavailable", "tory")] == left


@pytest.mark.rule("R-6.5.4a", "A-42")
def test_6_5_4_a_blockade_leaves_and_the_french_rearrange_the_others() -> None:
    lod = Situation().treaty().blockade("Boston", "Norfolk").perform(naval_intervention_wanes)
    assert (lod.asked, lod.asked_faction) == ("lift_blockade", "british")
    lod.british("space Norfolk")
    assert (lod.asked, lod.asked_faction, lod.g.fni) == ("move_blockade", "french", 1)
    lod.french("space Boston", "space Savannah")
    assert (lod.g.blockades[lod.space("Savannah")], lod.asked) == (1, "")
    none = Situation().treaty().perform(naval_intervention_wanes)
    assert (none.asked, none.g.squadrons) == ("", 3)


# ---------------------------------------------------------------------- 6.6 Desertion


@pytest.mark.rule("R-6.6.1a", "R-6.6.1b", "A-48")
def test_6_6_1_one_in_five_the_indians_pick_first() -> None:
    lod = Situation().put("7 militia, 5 continentals @ Virginia", "4 active militia @ Georgia")
    lod.put("6 continentals @ Boston").perform(patriot_desertion)
    picks = []
    while lod.asked == "deserter":
        picks.append((lod.asked_faction, lod.ask.about["kind"] if lod.ask else -1))
        lod.choose(lod.ask.seat if lod.ask else -1, lod.choices()[0])
    assert picks == [("indians", 6), ("indians", 5), ("patriots", 6), ("patriots", 5)]
    assert lod.on_map("militia") + lod.on_map("active militia") == 9
    assert lod.on_map("continentals") == 9
    assert (lod.in_box("casualties", "continental"), lod.g.crc) == (0, 0)


@pytest.mark.rule("R-6.6.1a")
def test_6_6_1_fewer_than_five_do_not_desert() -> None:
    lod = Situation().put("4 militia, 4 continentals @ Virginia").perform(patriot_desertion)
    assert (lod.asked, lod.at("Virginia")) == ("", "4 continentals, 4 militia")


@pytest.mark.rule("R-6.6.2a", "A-48")
def test_6_6_2_one_tory_in_five_the_french_pick_first() -> None:
    lod = Situation().put("8 tories @ Virginia", "2 tories @ Boston").perform(tory_desertion)
    assert (lod.asked, lod.asked_faction) == ("deserter", "french")
    lod.french("piece Boston, tory")
    assert lod.asked_faction == "british"
    lod.british("piece Virginia, tory")
    assert (lod.at("Virginia"), lod.at("Boston"), lod.asked) == ("7 tories", "1 tory", "")
    assert lod.g.cbc == 0


@pytest.mark.rule("R-6.6.1a", "R-1.4.1g")
def test_6_6_the_west_indies_are_left_out() -> None:
    lod = Situation().treaty().put("4 tories @ Virginia", "6 regulars @ West Indies")
    assert lod.perform(tory_desertion).asked == ""


def refusal(lod: Situation, seat: int, text: str) -> tuple[str, str]:
    """The rule and the words with which a choice is refused."""
    reason = lod.match.why_not(seat, lod.read(text))
    assert reason is not None
    return reason.rule, lod.match.rules.words.say_reason(reason)


@pytest.mark.rule("R-6.5.4a", "R-6.6.1b", "R-6.2.1e")
def test_6_refusals_name_the_rule_of_the_winter_and_are_true() -> None:
    lod = Situation().treaty().put("village @ Quebec").blockade("Boston", "Norfolk")
    lod.card(101, on_deck=5).step("redeployment").but(cursor=5).begin()
    assert refusal(lod, BRITISH, "space Savannah")[0] == "6.5.4"
    lod.british("space Boston")
    assert refusal(lod, FRENCH, "space Boston")[0] == "6.5.4"
    fled = Situation().put("5 militia @ Virginia", "militia @ Boston", "4 continentals @ Georgia")
    fled.step("desertion").begin()
    rule, said = refusal(fled, INDIANS, "piece Georgia, continental")
    assert (rule, said[:47]) == ("6.6.1", "Somebody of the kind that deserts now has to go")
    tories = Situation().put("5 tories, regular @ Virginia", "4 tories, militia @ Boston")
    tories.perform(tory_desertion)
    assert refusal(tories, FRENCH, "piece Virginia, regular")[0] == "6.6.2"
    hungry = Situation().put("4 militia, continental @ Northwest", "3 militia @ Boston")
    hungry.put("village @ Quebec").step("supply").patriots("option supply remove")
    said = refusal(hungry, PATRIOTS, "piece Boston, militia")[1]
    assert said.startswith("A Patriot unit of the space that is out of supply goes")


@pytest.mark.rule("R-6.5.4a", "R-1.9f", "A-64")
def test_6_5_4_of_two_blockades_on_a_city_one_leaves_and_it_stays_closed() -> None:
    lod = Situation().treaty().put("village @ Quebec").blockade("Boston", "Boston", "Norfolk")
    lod.levels("AS", "Boston", "New York City").card(101, on_deck=5).step("redeployment")
    lod.but(cursor=5).begin().british("space Boston")
    assert (lod.g.support, lod.g.fni, lod.g.squadrons) == (4, 2, 1)
    lod.french("space Boston", "space New York City")
    assert (lod.g.support, lod.offered("space")) == (2, ["Norfolk"])
    lod.french("space Norfolk", "space New York City")
    assert (lod.g.support, lod.g.blockades[lod.space("New York City")]) == (2, 2)
