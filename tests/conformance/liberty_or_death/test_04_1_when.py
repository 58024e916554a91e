"""4.1: when a Special Activity may come: before its Command, in the middle of it, after it."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation

INDIANS_FIRST = 45
"""British, Indians, French, Patriots."""


def at_turn(lod: Situation, faction: str) -> Situation:
    """The faction alone is Eligible and chooses what to do."""
    lod.card(INDIANS_FIRST).eligible(faction).begin()
    assert (lod.asked, lod.asked_faction) == ("turn", faction)
    return lod


# ---------------------------------------------------------------------- before the first space


@pytest.mark.rule("R-4.1b")
@pytest.mark.parametrize(
    ("faction", "command", "special", "step"),
    [
        ("british", "muster", "naval pressure", "british_muster"),
        ("british", "garrison", "naval pressure", "garrison"),
        ("british", "march", "naval pressure", "march_destination"),
        ("british", "battle", "naval pressure", "battle"),
        ("patriots", "rally", "persuasion", "rally"),
        ("patriots", "rabble rousing", "persuasion", "rabble_rousing"),
        ("indians", "gather", "trade", "gather"),
        ("indians", "scout", "trade", "scout"),
        ("french", "muster", "preparer la guerre", "french_muster"),
    ],
)
def test_4_1_also_between_the_name_of_the_command_and_its_first_space(
    faction: str, command: str, special: str, step: str
) -> None:
    lod = Situation().treaty().put("4 regulars, war party @ New York", "1 militia @ Boston")
    lod.put("4 regulars, Gage @ Boston", "3 militia @ Virginia", "2 war parties @ Northwest")
    lod.put("village @ Northwest", "2 french @ Georgia").resources(british=0)
    lod.resources(british=4, patriots=4, indians=4, french=4).roll(2)
    at_turn(lod, faction)
    seat = ("british", "patriots", "indians", "french").index(faction)
    lod.choose(seat, f"command {command}", f"special {special}")
    while lod.asked != step:
        who = ("british", "patriots", "indians", "french").index(lod.asked_faction)
        lod.choose(who, lod.choices()[0])
    assert lod.asked_faction == faction
    assert not lod.offered("special")  # once
    assert "done" not in lod.choices()  # a Command has at least one space (4.1a)


@pytest.mark.rule("R-4.1a", "R-4.1b")
def test_4_1_a_command_that_the_special_activity_makes_impossible_gives_way_to_another() -> None:
    lod = Situation().put("2 regulars @ New York", "continental @ New York")
    lod.card(INDIANS_FIRST).eligible("british", "french").begin()
    lod.british("command battle", "special skirmish", "space New York", "option strike one")
    assert lod.asked == "command_after"
    assert lod.why_not("command battle") == "no_space_for_it"
    assert not lod.offers("finish")
    lod.british("command march", "destination New York", "arrive", "done")
    assert lod.at("New York") == "2 regulars"
    assert lod.asked_faction == "french"
    assert lod.offered("event")  # it was a Command with a Special Activity (2.3.4c)


@pytest.mark.rule("R-4.1d", "R-4.2.2a")
def test_4_1_what_was_struck_before_the_first_space_is_barred_to_the_command() -> None:
    lod = Situation().put("2 regulars, Gage @ Boston", "3 continentals @ Boston")
    at_turn(lod, "british")
    lod.british("command muster", "special skirmish", "space Boston", "option strike one")
    lod.british("piece Boston, continental")
    assert lod.why_not("regulars Boston") == "special_was_there"
    lod.british("regulars New York City", "number 1", "done")
    assert lod.at("Boston") == "2 regulars, 2 continentals, Gage"


@pytest.mark.rule("R-4.1a", "R-2.3.5a")
def test_4_1_a_limited_command_has_none_before_its_space_either() -> None:
    lod = Situation().put("3 regulars @ Boston", "3 militia @ Virginia").roll(1)
    lod.card(INDIANS_FIRST).eligible("british", "patriots").begin()
    lod.british("command march", "destination Boston", "arrive", "done", "finish")
    assert lod.why_not("special persuasion") == "no_special_now"
    lod.patriots("command rally")
    assert lod.why_not("special persuasion") == "no_special_now"


# ---------------------------------------------------------------------- Plunder pays for its Raid


def raiders(**purses: int) -> Situation:
    lod = Situation().levels("PO", "New York", "Pennsylvania").resources(**purses)
    return lod.put("2 war parties @ New York", "1 active war party, 1 war party @ Pennsylvania")


@pytest.mark.rule("R-4.1c", "R-4.1b", "R-4.4.3a", "R-4.4.3b")
def test_4_1_plunder_pays_for_the_raid_that_it_goes_with() -> None:
    lod = at_turn(raiders(indians=0, patriots=5), "indians")
    assert not lod.offers("command raid")
    lod.indians("special plunder", "space New York")
    assert (lod.has("indians"), lod.has("patriots")) == (2, 3)
    assert lod.at("New York") == "1 war party"
    assert lod.asked == "command_after"
    assert lod.offered("command") == ["raid"]
    assert lod.why_not("command gather") == "raid_where_plundered"
    lod.indians("command raid")
    assert lod.why_not("raid Pennsylvania") == "raid_where_plundered"
    lod.indians("raid New York", "stay", "raid Pennsylvania", "stay", "done")
    assert lod.has("indians") == 0
    assert (lod.level("New York"), lod.level("Pennsylvania")) == ("N", "N")
    assert lod.asked != "finish_turn"  # its Special Activity was used


@pytest.mark.rule("R-4.1b", "R-4.4.3a")
def test_4_1_plunder_between_two_raids_binds_the_second() -> None:
    lod = at_turn(raiders(indians=1, patriots=1), "indians")
    lod.indians("command raid", "raid New York", "stay", "special plunder", "space Pennsylvania")
    lod.indians("piece Pennsylvania, active war party")
    assert lod.why_not("done") == "raid_where_plundered"
    lod.indians("raid Pennsylvania", "stay", "done")
    assert lod.at("Pennsylvania") == "1 active war party"
    assert (lod.has("indians"), lod.has("patriots")) == (0, 0)


@pytest.mark.rule("R-4.4.3a", "R-3.4.4d")
def test_4_4_3_who_goes_home_leaves_enough_for_the_raid() -> None:
    lod = Situation().levels("PO", "New York").resources(indians=0, patriots=5)
    lod.put("1 war party, 1 active war party @ New York")
    at_turn(lod, "indians")
    lod.indians("special plunder")  # New York alone; the Active one goes
    assert lod.at("New York") == "1 war party"
    lod = Situation().levels("PO", "New York").resources(indians=0, patriots=5)
    lod.put("1 war party @ New York")
    at_turn(lod, "indians")
    assert not lod.offers("special plunder")
    lod = Situation().levels("PO", "New York").resources(indians=0, patriots=5)
    lod.put("1 war party @ New York", "1 war party @ Northwest")
    at_turn(lod, "indians")
    lod.indians("special plunder", "command raid", "raid New York")
    lod.indians("raider Northwest, war party", "done")
    assert lod.at("New York") == "1 active war party"


@pytest.mark.rule("R-4.4.3a", "R-3.1b")
@pytest.mark.parametrize(("patriots", "rebels", "level"), [(0, 0, "PO"), (5, 2, "PO"), (5, 0, "N")])
def test_4_4_3_no_plunder_first_without_booty_or_majority_or_raid(
    patriots: int, rebels: int, level: str
) -> None:
    lod = Situation().levels(level, "New York").resources(indians=0, patriots=patriots)
    lod.put("2 war parties @ New York", "2 militia @ Virginia")
    if rebels:
        lod.put(f"{rebels} continentals @ New York")
    at_turn(lod, "indians")
    assert not lod.offers("special plunder")


# ---------------------------------------------------------------------- in the middle


@pytest.mark.rule("R-4.1b", "R-3.4.3d")
def test_4_1_a_war_path_between_scout_and_skirmish_opens_the_way_to_the_fort() -> None:
    lod = Situation().put("1 regular, 1 war party @ Northwest", "1 war party @ Pennsylvania")
    lod.put("1 continental, patriot fort @ Pennsylvania")
    at_turn(lod, "indians")
    lod.indians("command scout", "scout Northwest, Pennsylvania", "number 1", "number 1")
    assert lod.asked == "scout_skirmish"
    lod.indians("special war path", "space Pennsylvania")
    assert lod.at("Pennsylvania") == "1 regular, 2 active war parties, 1 patriot fort"
    lod.indians("yes")
    assert lod.at("Pennsylvania") == "2 active war parties"
    assert (lod.g.cbc, lod.g.crc) == (1, 2)


@pytest.mark.rule("R-4.1b", "R-3.2.2d")
def test_4_1_a_skirmish_before_the_garrison_clears_its_city() -> None:
    lod = Situation().put("4 regulars @ Boston", "3 regulars @ Norfolk", "2 militia @ Norfolk")
    at_turn(lod, "british")
    lod.british("command garrison", "destination Savannah", "move Boston, regulars, 1", "arrive")
    lod.british("done")
    assert lod.asked == "displace_from"
    assert lod.at("Norfolk") == "3 regulars, 1 militia, 1 active militia"
    lod.british("special skirmish")  # in Norfolk: the only space
    lod.british("space Norfolk", "space Virginia")
    assert lod.at("Norfolk") == "3 regulars"
    assert lod.at("Virginia") == "1 militia"
    assert lod.asked != "finish_turn"


@pytest.mark.rule("R-1.10b", "R-4.1b")
def test_4_1_no_leader_goes_after_those_who_fell_in_a_skirmish_on_arrival() -> None:
    lod = Situation().put("3 continentals, Washington @ Massachusetts", "british fort @ Boston")
    lod.resources(patriots=3)
    at_turn(lod, "patriots")
    lod.patriots("command march", "destination Boston", "move Massachusetts continental 1")
    assert "lead washington" in lod.choices()
    lod.patriots("special skirmish", "space Boston")
    while lod.asked != "march_movers":
        lod.patriots(lod.choices()[0])
    assert lod.count("continental", "Boston") == 0
    assert "lead washington" not in lod.choices()
    assert lod.why_not("lead washington") == "nobody_to_lead"


@pytest.mark.rule("R-4.1b", "R-3.4.2c", "R-4.4.2a")
@pytest.mark.parametrize(("movers", "struck"), [(2, False), (1, True)])
def test_4_1_who_is_seen_on_the_march_does_not_strike_from_hiding(
    movers: int, struck: bool
) -> None:
    lod = Situation().put("2 militia, continental @ New York", "3 war parties, Brant @ Northwest")
    at_turn(lod, "indians")
    lod.indians("command march", "destination New York", f"move Northwest, war parties, {movers}")
    assert lod.why_not("special war path") == "close_destination_first"
    lod.indians("arrive")
    assert lod.count("war party", "New York") == (1 if struck else 0)
    assert lod.offers("special war path") is struck


@pytest.mark.rule("R-4.1b", "R-3.3.2f", "R-4.3.2a")
def test_4_1_nor_do_partisans_on_their_way_into_a_british_city() -> None:
    lod = Situation().put("2 tories @ Norfolk", "2 militia, continental @ Virginia")
    at_turn(lod, "patriots")
    lod.patriots("command march", "destination Norfolk", "move Virginia, continental, 1")
    assert lod.offers("special skirmish")  # a Continental hides from nobody
    lod.patriots("move Virginia, militia, 1")
    assert lod.why_not("special partisans") == "close_destination_first"
    lod.patriots("arrive")  # two of a group and two Tories
    assert lod.why_not("special partisans") == "no_space_for_special"
    assert lod.at("Norfolk") == "2 tories, 1 continental, 1 active militia"
    open_city = Situation().put("2 tories, 3 continentals @ Norfolk", "2 militia @ Virginia")
    at_turn(open_city, "patriots")
    open_city.patriots("command march", "destination Norfolk", "move Virginia, militia, 2")
    assert open_city.offers("special partisans")


@pytest.mark.rule("R-4.1a", "R-4.1b")
def test_4_1_a_special_activity_that_was_used_is_not_promised_for_later() -> None:
    lod = Situation().put("2 militia @ New York", "2 war parties, village @ Northwest")
    at_turn(lod, "indians").indians("special trade")
    lod.british("number 0").indians("command march", "destination New York")
    lod.indians("move Northwest, war party, 1")
    assert lod.why_not("special war path") == "no_special_now"


@pytest.mark.rule("R-4.1b", "R-3.1c", "R-3.4.2e", "R-4.4.2c")
def test_4_1_a_war_path_costs_one_who_has_marched_and_the_others_may_still_march() -> None:
    lod = Situation().put("2 war parties @ Northwest", "1 war party, 2 militia @ Virginia")
    lod.put("3 tories @ Virginia")
    at_turn(lod, "indians").indians("command march", "destination Virginia")
    lod.indians("move Northwest, war parties, 2", "arrive")
    lod.indians("special war path", "option strike two", "destination North Carolina")
    assert lod.offered("move") == ["Virginia, active war party, 1"]  # the one who lived there


@pytest.mark.rule("R-4.1b", "R-3.4.4d", "R-4.4.2c")
def test_4_1_but_who_raided_there_stays_whomever_the_war_path_costs() -> None:
    lod = Situation().levels("PO", "New York", "Pennsylvania").put("1 war party @ Pennsylvania")
    lod.put("3 war parties, 2 militia @ New York")
    at_turn(lod, "indians").indians("command raid", "raid New York", "stay")
    lod.indians("special war path", "option strike two")
    assert lod.at("New York") == "2 active war parties"
    lod.indians("raid Pennsylvania", "raider New York, active war party", "done")
    assert lod.at("New York") == "1 active war party"
