"""3.2.3, 3.3.2, 3.4.2, 3.5.4: which destinations a March has, and when one may be closed."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import bits, involving
from tests.conformance.liberty_or_death.situation import Situation

# ---------------------------------------------------------------------- what a destination costs


@pytest.mark.rule("R-3.2.3a", "R-3.3.2a", "R-3.5.4a", "R-3.4.2b")
@pytest.mark.parametrize(
    ("faction", "force"), [("british", "regular"), ("patriots", "militia"), ("french", "french")]
)
def test_3_nobody_but_the_indians_marches_out_of_a_reserve_for_nothing(
    faction: str, force: str
) -> None:
    lod = Situation().treaty().put(f"2 {force} @ Northwest", "militia @ Pennsylvania")
    lod.resources(british=0, patriots=0, french=0)
    assert not lod.can("march", faction)
    lod.resources(british=1, patriots=1, french=1)
    assert lod.can("march", faction)


@pytest.mark.rule("R-3.4.2b")
def test_3_4_2_a_destination_out_of_reach_of_the_reserves_is_paid_for_at_once() -> None:
    lod = Situation().put("1 war party @ Massachusetts", "1 war party @ Northwest")
    lod.command("indians", "march").indians("destination New Hampshire")
    assert lod.has("indians") == 4


@pytest.mark.rule("R-3.4.2b")
def test_3_4_2_the_first_one_from_reserves_alone_is_free_also_after_others() -> None:
    lod = Situation().put("1 war party @ Massachusetts", "2 war parties @ Northwest")
    lod.command("indians", "march").indians("destination New Hampshire")
    lod.indians("move Massachusetts, war party, 1", "arrive")
    assert lod.has("indians") == 4
    lod.indians("destination Virginia", "move Northwest, war party, 1", "arrive")
    assert lod.has("indians") == 4
    lod.indians("destination Maryland", "move Northwest, war party, 1", "arrive")
    assert lod.has("indians") == 3


@pytest.mark.rule("R-3.1.2a", "R-3.4.2b")
def test_3_4_2_a_free_march_costs_nothing_wherever_they_come_from() -> None:
    lod = Situation().put("1 war party @ New York", "1 war party @ Northwest").resources(indians=0)
    lod.command("indians", "march", free=True).indians("destination Pennsylvania")
    lod.indians("move New York, war party, 1", "move Northwest, war party, 1", "arrive")
    assert (lod.at("Pennsylvania"), lod.has("indians")) == ("2 war parties", 0)


@pytest.mark.rule("R-3.3.2a", "R-3.1b")
def test_3_the_refusal_of_a_destination_names_it() -> None:
    lod = Situation().put("militia @ Boston").eligible("patriots").patriots("command march")
    reason = lod.match.why_not(1, lod.read("destination Georgia"))
    assert reason is not None
    assert (reason.key, reason.args) == ("nobody_can_come", (lod.space("Georgia"),))


@pytest.mark.rule("R-3.3.2f", "R-3.3.2h", "R-3.4.2c", "R-3.4.2e")
@pytest.mark.parametrize(
    ("faction", "there", "origin", "kind", "where", "onward"),
    [
        ("patriots", "3 tories, 1 militia", "Virginia", "militia", "Norfolk", "North Carolina"),
        ("indians", "3 militia, 1 war party", "Northwest", "war party", "Virginia", "Maryland"),
    ],
)
def test_3_whoever_was_there_may_march_on_though_the_newcomers_were_seen(
    faction: str, there: str, origin: str, kind: str, where: str, onward: str
) -> None:
    lod = Situation().put(f"{there} @ {where}", f"2 {kind} @ {origin}")
    seat = ("british", "patriots", "indians").index(faction)
    lod.command(faction, "march").choose(seat, f"destination {where}")
    lod.choose(seat, f"move {origin}, {kind}, 2", "arrive")
    assert lod.count(f"active {kind}", where) == 2
    lod.choose(seat, f"destination {onward}")
    assert lod.offered("move") == [f"{where}, {kind}, 1"]


# ---------------------------------------------------------------------- 2.3.8g with the leader


@pytest.mark.rule("R-2.3.8g", "R-3.2.3f")
def test_2_3_8_a_march_in_place_involves_the_leader_who_is_there() -> None:
    lod = Situation().put("regular, Gage @ Boston", "regular @ Savannah")
    involving(lod, "british", "march", "Boston").british("destination Boston", "arrive")
    assert lod.order.executed


@pytest.mark.rule("R-2.3.8g")
def test_2_3_8_a_destination_that_nobody_with_the_leader_reaches_does_not_involve_him() -> None:
    lod = Situation().put("tory, Gage @ Quebec City", "regular @ Massachusetts")
    involving(lod, "british", "march", "Quebec City")
    assert lod.why_not("destination Boston") == "leader_not_involved"
    assert lod.offers("destination Quebec City")


@pytest.mark.rule("R-2.3.8g", "R-3.5.4b")
def test_2_3_8_where_the_french_leader_stands_continentals_may_come_from_anywhere() -> None:
    lod = Situation().treaty().put("french, Rochambeau @ Boston")
    lod.put("french, continental @ Massachusetts")
    involving(lod, "french", "march", "Boston")
    assert lod.offers("destination Boston")


@pytest.mark.rule("R-2.3.8g", "R-3.5.4b")
def test_2_3_8_elsewhere_those_with_the_french_leader_bring_the_continental() -> None:
    lod = Situation().treaty().put("french, Rochambeau @ Quebec City")
    lod.put("french, continental @ New York", "militia @ New Hampshire")
    involving(lod, "french", "march", "Quebec City")
    assert lod.why_not("destination Quebec") == "no_patriots_there"
    with_him = Situation().treaty().put("french, continental, Rochambeau @ Quebec City")
    involving(with_him, "french", "march", "Quebec City")
    assert with_him.offers("destination Quebec")


# ---------------------------------------------------------------------- nobody comes


@pytest.mark.rule("R-3.3.2e")
@pytest.mark.parametrize(
    ("faction", "continentals", "reason"),
    [
        ("patriots", 2, ""),
        ("patriots", 1, "nobody_can_come"),
        ("indians", 2, "nobody_can_come"),
        ("french", 2, "nobody_can_come"),
    ],
)
def test_3_3_2_two_continentals_may_stay_to_search(
    faction: str, continentals: int, reason: str
) -> None:
    lod = Situation().treaty().put(f"{continentals} continentals, war party @ Virginia")
    lod.put("militia, 2 french @ Boston", "militia @ Massachusetts", "war party @ Quebec")
    lod.command(faction, "march")
    if reason:
        assert lod.why_not("destination Virginia") == reason
    else:
        lod.patriots("destination Virginia", "arrive", "done")
        assert lod.count("active war party", "Virginia") == 1


@pytest.mark.rule("R-5.1.3a", "R-3.3.2e")
@pytest.mark.parametrize(
    ("free", "brilliant", "possible"),
    [(False, False, True), (True, True, True), (True, False, False)],
)
def test_5_1_3_a_card_that_sends_patriots_wants_somebody_to_come(
    free: bool, brilliant: bool, possible: bool
) -> None:
    lod = Situation().put("2 continentals, war party @ Virginia")
    only = bits(lod, "Virginia")
    assert lod.can("march", "patriots", free=free, brilliant=brilliant, only=only) is possible


@pytest.mark.rule("R-5.1.3a", "R-3.2.3f")
@pytest.mark.parametrize(
    ("there", "closed"), [("regular", True), ("tory", True), ("british fort", False)]
)
def test_5_1_3_a_card_sends_the_british_where_they_are_or_where_somebody_comes(
    there: str, closed: bool
) -> None:
    lod = Situation().put(f"{there} @ Virginia", "2 regulars @ Boston")
    lod.command("british", "march", free=True, limited=True, only=bits(lod, "Virginia"))
    lod.british("destination Virginia")
    assert lod.offers("arrive") is closed
    if not closed:
        assert lod.why_not("arrive") == "nobody_came"
        lod.british("move Boston, regulars, 1", "arrive")


# ---------------------------------------------------------------------- 4.2.1 Common Cause


@pytest.mark.rule("R-4.2.1b")
@pytest.mark.parametrize("there", ["war party", "active war party"])
def test_4_2_1_a_war_party_of_either_state_has_to_be_taken_along(there: str) -> None:
    lod = Situation().put(f"2 regulars, {there} @ Virginia")
    lod.command("british", "march", specials_left=1).british("special common cause")
    lod.british("destination Norfolk", "move Virginia, regulars, 1", "arrive")
    assert lod.why_not("done") == "common_cause_unused"


@pytest.mark.rule("R-4.2.1b")
def test_4_2_1_regulars_without_war_parties_are_not_waited_for() -> None:
    lod = Situation().put("1 regular, war party @ Virginia", "2 regulars @ Massachusetts")
    lod.command("british", "march", specials_left=1).british("special common cause")
    lod.british("destination Norfolk", "move Virginia, regulars, 1", "arrive")
    assert lod.offers("done")


@pytest.mark.rule("R-4.2.1b", "R-8.1a")
def test_4_2_1_a_non_player_ends_its_march_as_its_chart_says() -> None:
    lod = Situation().non_players("british").put("2 regulars, war party @ Virginia")
    lod.command("british", "march", specials_left=1).british("special common cause")
    lod.british("destination Norfolk", "move Virginia, regulars, 1", "arrive")
    assert lod.offers("done")


@pytest.mark.rule("R-4.2.1b", "R-3.4.2c")
def test_4_2_1_a_march_in_common_cause_shows_nobody_who_was_there() -> None:
    lod = Situation().put("2 regulars, 2 war parties @ Virginia", "2 war parties @ North Carolina")
    lod.put("4 militia @ North Carolina")
    lod.command("british", "march", specials_left=1).british("special common cause")
    lod.british("destination North Carolina", "move Virginia, regulars, 2")
    lod.british("move Virginia, war parties, 1", "arrive", "done")
    assert lod.count("war party", "North Carolina") == 2
    assert lod.count("active war party", "North Carolina") == 1


# ---------------------------------------------------------------------- 4.1b on the way


@pytest.mark.rule("R-4.1b")
def test_4_1_before_somebody_has_come_no_special_activity_follows() -> None:
    lod = Situation().put("2 militia @ Virginia")
    lod.command("patriots", "march", specials_left=1).patriots("destination Norfolk")
    assert lod.why_not("special persuasion") == "nobody_came"
    lod.patriots("move Virginia, militia, 1")
    assert lod.offers("special persuasion")
