"""4.2.1: when Common Cause may be called for, and that whoever calls for it uses it; and on which
section the refusal of a Special Activity or of a Battle rests."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import attack, bars, bits
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.order import COMMON_CAUSE


def rule_against(lod: Situation, text: str) -> str:
    """The section on which the refusal of a choice rests."""
    ask = lod.ask
    assert ask is not None
    reason = lod.match.why_not(ask.seat, lod.read(text))
    assert reason is not None, f"{text} is offered"
    return lod.match.rules.words.rule_of_reason(reason)


@pytest.mark.rule("R-4.2.1a", "A-16")
def test_4_2_1_a_battle_needs_more_regulars_than_tories_beside_war_parties() -> None:
    lod = Situation().put("2 regulars, tory, war party @ Virginia", "continental @ Virginia")
    assert bars(lod, "british", "common_cause", "battle") == ""
    fought = bits(lod, "Virginia")
    assert bars(lod, "british", "common_cause", "battle", spaces=fought) == "no_space_for_special"
    full = Situation().put("2 regulars, 2 tories, war party @ Virginia", "continental @ Virginia")
    assert bars(full, "british", "common_cause", "battle") == "no_space_for_special"
    quiet = Situation().put("2 regulars, war party @ Virginia", "tory, continental @ Georgia")
    assert bars(quiet, "british", "common_cause", "battle") == "no_space_for_special"


@pytest.mark.rule("R-4.2.1a")
def test_4_2_1_a_march_needs_regulars_beside_war_parties() -> None:
    lod = Situation().put("tory, british fort, war party @ Virginia", "regular @ Boston")
    assert bars(lod, "british", "common_cause", "march") == "no_space_for_special"


@pytest.mark.rule("R-4.2.1a", "R-4.1b")
def test_4_2_1_it_is_too_late_when_the_command_is_done() -> None:
    lod = Situation().put("3 regulars, 2 war parties @ Virginia", "continental @ Georgia")
    lod.put("regular @ Georgia").eligible("british").resources(british=9)
    lod.british("command march", "destination North Carolina", "move Virginia, regulars, 1")
    lod.british("arrive", "done")
    assert lod.asked == "finish_turn"
    assert lod.offers("special skirmish")
    assert lod.why_not("special common cause") == "no_space_for_special"


@pytest.mark.rule("R-4.2.1b", "R-1.10k")
def test_4_2_1_who_calls_for_it_uses_it_in_the_first_battle_that_allows_it() -> None:
    lod = Situation().put("3 regulars, 3 war parties @ Virginia", "3 continentals @ Virginia")
    attack(lod, "british", "Virginia", special=COMMON_CAUSE)
    assert lod.offered("number") == ["1", "2", "3"]
    second = Situation().put("3 regulars, 3 war parties @ Virginia", "3 continentals @ Virginia")
    attack(second, "british", "Virginia", special=COMMON_CAUSE, special_spaces=1)
    assert second.offered("number") == ["0", "1", "2", "3"]


@pytest.mark.rule("R-4.2.1b", "R-1.10k")
def test_4_2_1_a_march_in_common_cause_does_not_end_without_a_war_party() -> None:
    lod = Situation().treaty().leader("Howe").blockade("Boston")
    lod.put("2 regulars, war party @ Virginia").eligible("british", "patriots")
    lod.british("command march", "special common cause")
    assert lod.g.fni == 0
    lod.british("destination Norfolk", "move Virginia, regulars, 1", "arrive")
    assert lod.why_not("done") == "common_cause_unused"
    lod.british("destination North Carolina", "move Virginia, regulars, 1")
    lod.british("move Virginia, war parties, 1", "arrive", "done")
    assert lod.at("North Carolina") == "1 regular, 1 active war party"
    assert lod.g.first_action == 2


@pytest.mark.rule("R-4.2.1b")
def test_4_2_1_a_march_ends_when_no_war_party_can_come_along_any_more() -> None:
    lod = Situation().put("regular, war party @ Virginia").eligible("british")
    lod.british("command march", "special common cause", "destination Norfolk")
    lod.british("move Virginia, regulars, 1", "arrive")
    assert lod.offers("done")


@pytest.mark.rule("A-17", "R-8.1.2b")
def test_a17_non_players_lose_tories_first_but_keep_the_last_one() -> None:
    lod = Situation().put("6 regulars, 2 tories, 4 war parties @ Virginia").non_players("british")
    lod.put("12 continentals, Washington @ Virginia").but(step=2).roll(1, 1, 1, 3, 3, 3)
    lod.eligible("british").british("command battle", "special common cause", "fight Virginia")
    lod.british("number 3", "no")
    seen = []
    while lod.asked == "tory_or_war_party":
        before = len(lod.answers)
        lod.by_chart("british")
        seen += [a for a in lod.answers[before:] if a.startswith("piece")]
    assert seen[:2] == ["piece Virginia, tory", "piece Virginia, active war party"]
    assert lod.count("tories", "Virginia") == 1


@pytest.mark.rule("R-4.2.2a", "R-4.3.3a", "R-4.5.2a", "R-4.4.2a")
def test_4_1_a_refusal_names_the_section_of_the_special_activity() -> None:
    lod = Situation().treaty().put("regular @ Boston", "continental @ Georgia", "french @ Georgia")
    lod.eligible("british").begin()
    assert rule_against(lod, "special skirmish") == "4.2.2"
    for faction, section in (("patriots", "4.3.3"), ("french", "4.5.2")):
        other = Situation().treaty().put("continental, french @ Georgia")
        other.eligible(faction).begin()
        assert rule_against(other, "special skirmish") == section
    indians = Situation().put("war party @ Quebec").eligible("indians").begin()
    assert rule_against(indians, "special war path") == "4.4.2"


@pytest.mark.rule("R-3.2.4a", "R-3.3.3a", "R-3.5.5a")
def test_3_6_a_refused_battle_names_the_section_of_its_faction() -> None:
    for faction, section in (("british", "3.2.4"), ("patriots", "3.3.3"), ("french", "3.5.5")):
        lod = Situation().treaty().put("regular, continental, french @ Georgia")
        lod.eligible(faction).choose(
            ("british", "patriots", "", "french").index(faction), "command battle"
        )
        assert lod.why_not("fight Boston") == "no_own_pieces"
        assert rule_against(lod, "fight Boston") == section


@pytest.mark.rule("R-4.2.1a", "R-4.2.1c", "R-3.2.3g")
def test_4_2_1_a_march_that_can_take_no_war_party_along_any_more_has_no_common_cause() -> None:
    lod = Situation().put("2 regulars @ Virginia", "war party @ North Carolina").eligible("british")
    lod.british("command march", "destination North Carolina", "move Virginia, regulars, 2")
    lod.british("arrive")
    assert lod.why_not("special common cause") == "no_space_for_special"  # they have moved
    poor = Situation().put("2 regulars, war party @ Virginia").resources(british=1)
    poor.eligible("british").british("command march", "destination Norfolk")
    poor.british("move Virginia, regulars, 1")
    assert poor.why_not("special common cause") == "no_space_for_special"  # a City, and no more
    late = Situation().put("2 regulars, tory, 2 war parties @ Virginia").resources(british=1)
    late.eligible("british").british("command march", "destination North Carolina")
    late.british("move Virginia, regulars, 2", "special common cause")
    late.british("move Virginia, war parties, 1", "move Virginia, tory, 1")
    assert late.why_not("move Virginia, war party, 1") == "one_for_one"
