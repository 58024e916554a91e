"""4.1: what bars a Special Activity in the middle of a Command, and for which reason."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation


def rule_against(lod: Situation, text: str) -> str:
    """The section that the refusal of a choice names; empty where its sentence does."""
    assert lod.ask is not None
    return lod.ask.question.refuse(lod.g, lod.ask, lod.read(text)).rule


@pytest.mark.rule("R-4.1a")
@pytest.mark.parametrize("specials_left", [0, 1])
def test_4_1_the_special_activities_of_others_are_no_matter_of_time(specials_left: int) -> None:
    lod = Situation().put("2 regulars, Gage @ Boston")
    lod.command("british", "march", specials_left=specials_left)
    assert lod.why_not("special trade") == "special_of_others"
    assert lod.why_not("special persuasion") == "special_of_others"


@pytest.mark.rule("R-4.1a", "R-2.3.5b")
def test_4_1_a_limited_command_has_no_special_activity() -> None:
    lod = Situation().put("2 regulars, Gage @ Boston").command("british", "march", limited=True)
    assert lod.offered("special") == []
    assert lod.why_not("special naval pressure") == "no_special_now"


@pytest.mark.rule("R-2.3.8g", "R-4.1b")
def test_2_3_8_before_the_leader_is_involved_common_cause_alone_may_be_called_for() -> None:
    """Of the British Special Activities it alone moves and removes nobody."""
    lod = Situation().treaty().put("4 regulars, 2 war parties, Gage @ New York")
    lod.put("2 regulars, 1 militia @ Boston").strokes("british").begin()
    lod.british("stroke", "command march", "destination Massachusetts")
    lod.british("move Boston, regulars, 1", "arrive", "done", "command march")
    assert lod.offered("special") == ["common_cause"]
    assert lod.why_not("special naval pressure") == "leader_not_involved"
    lod.british("special common cause", "destination Pennsylvania", "move New York, regulars, 1")
    assert lod.offers("move New York, war parties, 1")


@pytest.mark.rule("R-2.3.8g", "R-4.1b")
def test_2_3_8_a_leader_in_the_first_space_of_the_map_keeps_special_activities_waiting() -> None:
    lod = Situation().treaty().put("4 regulars, Gage @ Quebec City", "2 regulars @ Norfolk")
    lod.strokes("british").begin()
    lod.british("stroke", "command march", "destination Norfolk", "arrive", "done")
    lod.british("command muster")
    assert lod.why_not("special naval pressure") == "leader_not_involved"
    lod.british("regulars Quebec City", "number 0")
    assert lod.offers("special naval pressure")


@pytest.mark.rule("R-3.1a")
def test_3_1_a_refusal_names_what_was_chosen() -> None:
    lod = Situation().put("2 regulars, Gage @ Boston").command("british", "march")
    assert lod.ask is not None
    choice = lod.read("destination West Indies")
    reason = lod.ask.question.refuse(lod.g, lod.ask, choice)
    assert (reason.key, reason.args) == ("west_indies_by_muster", choice[1:])


@pytest.mark.rule("R-4.1b", "R-4.2.2a", "R-3.2.3a")
def test_4_1_between_steps_a_refusal_names_the_section_of_the_activity_or_of_the_command() -> None:
    lod = Situation().put("2 regulars, Gage @ Boston")
    lod.command("british", "march", specials_left=1).british("destination Massachusetts")
    assert rule_against(lod, "special skirmish") == "4.2.2"
    assert rule_against(lod, "special trade") == ""  # the sentence has its own
    assert rule_against(lod, "move Norfolk, regulars, 1") == "3.2.3"


@pytest.mark.rule("R-3.1a", "R-3.1b")
def test_3_1_a_question_about_a_space_points_to_it_and_tells_what_is_spent() -> None:
    lod = Situation().put("2 regulars, Gage @ New Hampshire").command("british", "march")
    assert lod.ask is not None
    assert (lod.ask.focus, lod.ask.about) == (None, {"spent": 0})
    lod.british("destination Quebec City")
    space = lod.space("Quebec City")
    assert lod.ask.focus == ("space", space)
    assert lod.ask.about == {"spent": 1, "space": space}


@pytest.mark.rule("R-4.1b", "R-3.2.2d")
def test_4_1_between_the_steps_of_a_garrison_each_choice_has_its_own_refusal() -> None:
    lod = Situation().put("4 regulars, Gage @ Boston", "2 militia @ Boston")
    lod.command("british", "garrison").british("destination New York City", "arrive", "done")
    assert lod.asked == "displace_from"
    assert lod.why_not("special naval pressure") == "no_special_now"
    assert lod.why_not("special trade") == "special_of_others"
    assert lod.why_not("space Norfolk") == "outside"


@pytest.mark.rule("R-4.1b")
@pytest.mark.parametrize(("player", "offered"), [("person", ["war_path"]), ("non-player", [])])
def test_4_1_non_players_take_their_special_activity_where_their_chart_says(
    player: str, offered: list[str]
) -> None:
    lod = Situation().put("2 regulars, 2 war parties, Brant @ Northwest", "2 militia @ New York")
    lod.put("2 war parties, Gage @ New York")
    if player == "non-player":
        lod.non_players("indians")
    lod.command("indians", "scout", specials_left=1)
    lod.indians("scout Northwest, New York", "number 1", "number 2", "no")
    assert lod.asked == "scout_skirmish"
    assert lod.offered("special") == offered
