"""2.3.8: Brilliant Strokes: when, what, and who trumps whom."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.conformance.liberty_or_death.spoken import faction_of
from ticonderoga.games.liberty_or_death.rules.brilliant import may_stroke

WEALTH_OF_NATIONS = 45
"""British, Indians, French, Patriots."""
TURGOT = 56
"""French, Patriots, Indians, British."""
ALL = ("british", "patriots", "indians", "french")


def armed(**options: str) -> Situation:
    """After the Treaty; every leader is with pieces that can do something, and nobody has
    Resources."""
    lod = Situation(**options).treaty().put("4 regulars, 3 tories, Gage @ Boston")
    lod.put("3 militia, 2 continentals, Washington @ Virginia")
    lod.put("3 war parties, village, Brant @ Northwest", "3 french, Rochambeau @ Georgia")
    lod.put("1 militia @ Georgia", "1 militia @ Boston")
    lod.resources(british=0, patriots=0, indians=0, french=0)
    return lod.card(WEALTH_OF_NATIONS, on_deck=TURGOT)


def may(lod: Situation, faction: str) -> bool:
    return may_stroke(lod.g, faction_of(faction))


@pytest.mark.rule("R-2.3.8a", "R-2.3.8b")
def test_2_3_8_every_eligible_holder_is_asked_wherever_it_stands() -> None:
    lod = armed().strokes(*ALL).begin()
    asked = []
    while lod.asked == "play_stroke":
        asked.append(lod.asked_faction)
        lod.choose(faction_of(lod.asked_faction), "hold")
    assert asked == ["patriots", "british", "french", "indians"]
    assert (lod.asked, lod.asked_faction) == ("turn", "british")
    assert lod.g.strokes == 0b1111


@pytest.mark.rule("R-2.3.8b", "R-2.3.8a")
def test_2_3_8_only_eligible_holders_are_asked() -> None:
    lod = armed().strokes("patriots", "indians").eligible("british", "patriots").begin()
    assert lod.asked_faction == "patriots"
    lod.patriots("hold")
    assert (lod.asked, lod.asked_faction) == ("turn", "british")


@pytest.mark.rule("R-2.3.8b")
def test_2_3_8_once_the_first_has_acted_it_is_too_late() -> None:
    lod = armed().strokes("indians").begin().indians("hold")
    lod.british("event unshaded")
    assert (lod.asked, lod.asked_faction) == ("turn", "indians")


@pytest.mark.rule("A-77")
def test_2_3_8_after_a_pass_the_window_opens_again_but_not_for_who_passed() -> None:
    lod = armed().strokes("british", "indians").begin().british("hold").indians("hold")
    lod.british("pass")
    assert (lod.asked, lod.asked_faction) == ("play_stroke", "indians")
    lod.indians("hold")
    assert (lod.asked, lod.asked_faction) == ("turn", "indians")
    lod.indians("pass")
    assert (lod.asked, lod.asked_faction) == ("turn", "french")


@pytest.mark.rule("R-2.3.8b", "A-07", "R-2.3.9a")
def test_2_3_8_no_stroke_while_winter_shows_on_deck() -> None:
    lod = armed(winter_is_coming="yes").card(WEALTH_OF_NATIONS, on_deck=97).strokes(*ALL)
    assert not any(may(lod, faction) for faction in ALL)
    lod.begin()
    assert lod.asked == "turn"


@pytest.mark.rule("R-2.3.8c", "R-2.3.8d", "R-2.3.6d", "R-2.3.8j", "R-5.1.4a", "A-09")
def test_2_3_8_two_limited_commands_and_a_special_activity_free_instead_of_the_card() -> None:
    lod = armed().strokes("british").eligible("british", "french").but(stays_eligible=0).begin()
    lod.british("stroke", "command march", "destination Massachusetts")
    lod.british("move Boston, regulars, 2", "move Boston, tories, 2", "lead Gage", "arrive", "done")
    lod.roll(3).british("special naval pressure")
    lod.british("command muster", "regulars New York City", "number 6", "done")
    assert lod.at("Massachusetts") == "2 regulars, 2 tories, Gage"
    assert lod.at("New York City") == "6 regulars"
    assert lod.has("british") == 3  # Naval Pressure, and nothing was paid
    assert lod.g.played == TURGOT  # nobody else acted
    assert lod.g.played_cards[-2:] == (WEALTH_OF_NATIONS, 106)
    assert lod.g.eligible == 0b1111
    assert lod.g.strokes == 0


@pytest.mark.rule("R-2.3.8d")
def test_2_3_8_the_actions_come_in_any_order_and_each_number_only_so_often() -> None:
    lod = armed().strokes("british").begin().british("stroke")
    lod.roll(2).british("special naval pressure")
    assert lod.why_not("special naval pressure") == "no_special_now"
    lod.british("command march", "destination Boston", "arrive")
    lod.british("command march", "destination Boston", "arrive")
    assert lod.g.played == TURGOT


@pytest.mark.rule("R-2.3.8d", "R-2.3.5a")
def test_2_3_8_its_commands_are_limited() -> None:
    lod = armed().strokes("british").begin()
    lod.british("stroke", "command muster", "regulars Boston", "number 2")
    assert lod.why_not("tories Massachusetts") == "limited_to_one"


@pytest.mark.rule("R-2.3.8e", "R-3.2.1h")
@pytest.mark.parametrize(("purse", "level"), [(0, "N"), (3, "PS")])
def test_2_3_8_reward_loyalty_is_paid_in_a_stroke(purse: int, level: str) -> None:
    lod = armed().put("1 tory, 1 regular @ New York").resources(british=purse)
    lod.strokes("british").begin().british("stroke", "command muster", "tories New York")
    lod.british("number 1")
    if purse:
        lod.british("reward New York", "number 1")
        assert lod.has("british") == purse - 1
    else:
        assert not lod.offers("reward New York")
    assert lod.level("New York") == level


@pytest.mark.rule("R-2.3.8f")
def test_2_3_8_where_a_command_took_place_does_not_bar_the_special_activity() -> None:
    lod = armed().strokes("british").put("1 continental @ Boston").begin()
    lod.british("stroke", "command muster", "regulars Boston", "number 0", "done")
    lod.british("special skirmish", "space Boston")
    assert lod.at("Boston") == "4 regulars, 3 tories, 1 militia, Gage"
    assert lod.g.crc == 1


@pytest.mark.rule("R-2.3.8f")
def test_2_3_8_the_second_command_may_move_the_same_units_or_use_the_same_space() -> None:
    lod = armed().strokes("patriots").begin()
    lod.patriots("stroke", "command march", "destination North Carolina")
    lod.patriots("move Virginia, continental, 2", "lead Washington", "arrive", "done")
    lod.patriots("command march", "destination South Carolina")
    lod.patriots("move North Carolina, continental, 2", "lead Washington", "arrive", "done")
    assert lod.at("South Carolina") == "2 continentals, Washington"
    lod = armed().strokes("patriots").begin()
    lod.patriots("stroke", "command rally", "militia Georgia", "done")
    lod.patriots("command rally")
    assert not lod.offers("militia Georgia")  # Washington's space is still to come
    lod.patriots("militia Virginia", "done", "finish")
    lod = armed().strokes("patriots").begin()
    lod.patriots("stroke", *["command rally", "militia Virginia", "done"] * 2)
    assert lod.count("militia", "Virginia") == 5


@pytest.mark.rule("R-2.3.8f", "R-4.2.1a")
def test_2_3_8_common_cause_serves_a_march_of_the_stroke() -> None:
    lod = armed().strokes("british").put("2 war parties, 2 regulars @ New York").begin()
    lod.british("stroke", "command march", "destination Pennsylvania")
    lod.british("special common cause", "move New York, regulars, 2")
    lod.british("move New York, war parties, 2", "arrive")
    assert lod.at("Pennsylvania") == "2 regulars, 2 active war parties"


@pytest.mark.rule("A-79", "R-2.3.8f")
def test_2_3_8_plunder_needs_a_province_raided_by_the_same_stroke() -> None:
    lod = armed().strokes("indians").levels("PO", "New York", "Pennsylvania")
    lod.put("3 war parties @ New York", "2 war parties @ Pennsylvania").resources(patriots=5)
    lod.begin().indians("stroke")
    assert not lod.offers("special plunder")
    lod.indians("command raid", "raid New York", "stay")
    lod.indians("special plunder")
    assert (lod.has("indians"), lod.has("patriots")) == (2, 3)


@pytest.mark.rule("A-78", "R-2.3.8d")
@pytest.mark.parametrize(("option", "french", "patriots"), [("paid", 2, 3), ("unpaid", 4, 3)])
def test_2_3_8_hortalez_is_paid_for_even_when_free(option: str, french: int, patriots: int) -> None:
    lod = armed(free_hortalez=option).strokes("french").resources(french=4).begin()
    lod.french("stroke", "command hortalez", "number 2")
    assert (lod.has("french"), lod.has("patriots")) == (french, patriots)


@pytest.mark.rule("R-2.3.8g")
def test_2_3_8_the_leader_must_be_somewhere_to_be_involved() -> None:
    lod = armed().strokes(*ALL).leader("Washington")
    assert not may(lod, "patriots")
    assert may(lod, "british")


@pytest.mark.rule("R-2.3.8g")
def test_2_3_8_the_last_command_must_involve_the_leader_if_the_first_did_not() -> None:
    lod = armed().strokes("british").put("2 regulars @ Norfolk").begin()
    lod.british("stroke", "command march", "destination Norfolk", "arrive", "done")
    assert not lod.offers("finish")
    assert lod.why_not("finish") == "leader_not_involved"
    lod.british("command march")
    assert lod.why_not("destination Northwest") == "leader_not_involved"
    lod.british("destination Massachusetts")
    assert lod.why_not("arrive") == "leader_not_involved"
    lod.british("move Boston, regulars, 1", "arrive", "done")  # his space is the origin
    lod.british("finish")
    assert lod.g.played == TURGOT


@pytest.mark.rule("R-2.3.8g", "R-3.4.4b")
def test_2_3_8_a_raid_that_has_to_involve_the_leader_is_made_from_his_space() -> None:
    lod = armed().strokes("indians").levels("PO", "Pennsylvania")
    lod.put("2 war parties @ New York", "1 war party @ Pennsylvania").begin()
    lod.indians("stroke", "command gather", "war_parties Florida", "done")
    lod.indians("command raid", "raid Pennsylvania")
    assert lod.why_not("stay") == "leader_not_involved"
    assert lod.why_not("raider New York, war party") == "leader_not_involved"
    assert lod.offered("raider") == ["Northwest, war party"]
    lod.indians("raider Northwest, war party", "no", "done")  # Brant stays
    assert lod.offers("finish")
    assert lod.level("Pennsylvania") == "N"


@pytest.mark.rule("R-2.3.8g")
def test_2_3_8_the_origin_of_a_gather_does_not_involve_the_leader() -> None:
    lod = armed().strokes("indians").put("village @ Southwest").begin()
    lod.indians("stroke", "command gather", "draw_in Southwest", "move Northwest, war party, 1")
    lod.indians("arrive", "done")
    assert lod.why_not("finish") == "leader_not_involved"


@pytest.mark.rule("R-2.3.8g")
def test_2_3_8_a_leader_who_has_gone_to_available_leaves_the_last_command_undone() -> None:
    lod = Situation().treaty().put("1 french, Rochambeau @ Georgia", "2 militia @ Georgia")
    lod.put("3 tories @ Georgia", "2 militia, 1 continental @ Boston").strokes("french")
    lod.card(WEALTH_OF_NATIONS, on_deck=TURGOT).begin()
    lod.french("stroke", "command muster", "muster_at Boston", "number 0")
    lod.french("special skirmish", "option strike two")  # his last Regular falls
    assert lod.where("Rochambeau") == ""
    assert lod.why_not("command muster") == "leader_not_involved"
    assert lod.choices() == ["finish"]
    lod.french("finish")
    assert lod.g.played == TURGOT


@pytest.mark.rule("R-2.3.8g")
def test_2_3_8_no_special_activity_moves_the_leader_before_his_space_is_selected() -> None:
    lod = armed().strokes("british").put("2 regulars @ Norfolk", "continental @ Norfolk").begin()
    lod.british("stroke", "command march", "destination Norfolk", "arrive", "done")
    lod.british("command muster")
    assert lod.why_not("special skirmish") == "leader_not_involved"
    lod.british("regulars Boston", "number 0", "special skirmish")
    assert lod.at("Norfolk") == "2 regulars"
    lod.british("done")
    assert lod.g.played == TURGOT


@pytest.mark.rule("R-2.3.8d", "R-4.1b")
def test_2_3_8_a_command_that_its_special_activity_undid_is_not_used_up() -> None:
    lod = Situation().treaty().put("2 regulars, Gage @ New York", "continental @ New York")
    lod.strokes("british").card(WEALTH_OF_NATIONS, on_deck=TURGOT).begin()
    lod.british("stroke", "command battle", "special skirmish", "option strike one")
    assert lod.asked == "stroke_action"
    lod.british("command march", "destination New York", "arrive")
    lod.british("command march", "destination New York", "arrive")
    assert lod.g.played == TURGOT


@pytest.mark.rule("R-2.3.8g", "R-5.1.4a")
def test_2_3_8_no_stroke_if_no_command_can_involve_the_leader() -> None:
    lod = Situation().treaty().put("village, Brant @ Pennsylvania").strokes("indians")
    lod.levels("AO", "Pennsylvania")
    assert not may(lod, "indians")
    lod.levels("N", "Pennsylvania")
    assert may(lod, "indians")


@pytest.mark.rule("R-2.3.8h", "R-2.3.8j")
@pytest.mark.parametrize(
    ("players", "executed", "kept"),
    [
        (("patriots", "british"), "british", 0b1110),
        (("patriots", "french"), "french", 0b0111),
        (("patriots", "indians"), "indians", 0b1011),
        (("british", "french"), "french", 0b0111),
        (("british", "indians"), "indians", 0b1011),
        (("french", "indians"), "indians", 0b1011),
        (("patriots", "british", "french", "indians"), "indians", 0b1011),
    ],
)
def test_2_3_8_the_higher_stroke_trumps_and_the_lower_returns(
    players: tuple[str, ...], executed: str, kept: int
) -> None:
    lod = armed().strokes(*ALL).begin()
    while lod.asked == "play_stroke":
        said = "stroke" if lod.asked_faction in players else "hold"
        lod.choose(faction_of(lod.asked_faction), said)
    assert (lod.asked, lod.asked_faction) == ("stroke_action", executed)
    assert lod.g.strokes == kept


@pytest.mark.rule("R-2.3.8i")
def test_2_3_8_who_trumps_must_be_eligible_and_have_his_leader_at_hand() -> None:
    lod = armed().strokes(*ALL).eligible("patriots", "indians").leader("Brant").begin()
    lod.patriots("stroke")
    assert (lod.asked, lod.asked_faction) == ("stroke_action", "patriots")


@pytest.mark.rule("R-2.3.8a", "R-2.3.9e")
def test_2_3_8_the_french_stroke_waits_for_the_treaty() -> None:
    lod = Situation().put("3 militia, Washington @ Virginia").strokes("french", treaty=True)
    assert not may(lod, "french")


@pytest.mark.rule("R-8.1i", "A-86")
def test_8_1_non_players_have_no_stroke_before_the_treaty() -> None:
    lod = Situation().put("3 militia, Washington @ Virginia").strokes("patriots")
    assert may(lod, "patriots")
    lod.non_players("patriots")
    assert not may(lod, "patriots")
    lod.treaty()
    assert may(lod, "patriots")


@pytest.mark.rule("R-2.3.8c")
def test_2_3_8_a_stroke_is_used_up() -> None:
    lod = armed().strokes("indians").begin().indians("stroke")
    while lod.asked == "stroke_action" and not lod.offers("finish"):
        lod.indians("command gather", "war_parties Northwest", "number 1", "done")
    lod.indians("finish")
    assert lod.g.strokes == 0
    assert (lod.asked, lod.asked_faction) == ("turn", "french")


@pytest.mark.rule("R-2.3.8d", "R-3.1.2a", "R-3.4.3a")
def test_2_3_8_a_scout_in_a_stroke_costs_the_british_nothing_either() -> None:
    lod = armed().strokes("indians").put("2 regulars @ Northwest", "1 militia @ New York").begin()
    lod.indians("stroke", "command scout", "scout Northwest, New York", "number 1", "number 1")
    lod.indians("yes", "yes")  # Brant goes along, and the Regular skirmishes
    assert lod.at("New York") == "1 regular, 1 active war party, Brant"
    assert lod.g.resources == [0, 0, 0, 0]


@pytest.mark.rule("R-2.3.8d", "R-3.1.2a", "R-3.3.2d")
def test_2_3_8_french_go_along_in_a_stroke_of_the_patriots_for_nothing() -> None:
    lod = armed().strokes("patriots").put("2 french, Lauzun @ Virginia").begin()
    lod.patriots("stroke", "command march", "destination North Carolina")
    lod.patriots("move Virginia, continentals, 2", "move Virginia, french, 2", "lead Lauzun")
    lod.patriots("arrive", "done")
    assert lod.at("North Carolina") == "2 continentals, 2 french regulars, Lauzun"
    assert lod.g.resources == [0, 0, 0, 0]
    assert lod.offers("finish")  # Washington stayed, but they came from his space
