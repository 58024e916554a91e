"""2.3.8, 2.3.9: what stands in the way of Brilliant Strokes and of the Treaty, case by case."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.conformance.liberty_or_death.spoken import faction_of
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, BRITISH_REGULAR
from ticonderoga.games.liberty_or_death.rules.brilliant import (
    may_sign,
    may_stroke,
    send_to_west_indies,
)

WEALTH_OF_NATIONS = 45
TURGOT = 56
FLOYD_COUNTY = 97
"""A Winter Quarters card."""


def ready(*factions: str, **options: str) -> Situation:
    """After the Treaty; these hold their Strokes. Gage is in Quebec City, the first space of the
    map, with pieces; other British pieces are in Norfolk."""
    lod = Situation(**options).treaty().put("4 regulars, 3 tories, Gage @ Quebec City")
    lod.put("2 regulars @ Norfolk", "3 militia, 2 continentals, Washington @ Virginia")
    lod.put("3 war parties, village, Brant @ Northwest", "3 french, Rochambeau @ Georgia")
    lod.card(WEALTH_OF_NATIONS, on_deck=TURGOT).strokes(*factions)
    return lod


def may(lod: Situation, faction: str) -> bool:
    return may_stroke(lod.g, faction_of(faction))


def signable() -> Situation:
    """The French may sign: sixteen French Preparations, all of them Casualties."""
    lod = Situation().tracks(cbc=16).only_available("0 french").squadrons(unavailable=3)
    lod.put("2 regulars, Howe @ Boston", "3 militia, Washington @ Virginia")
    lod.put("2 war parties, Brant @ Northwest")
    return lod.card(WEALTH_OF_NATIONS, on_deck=TURGOT).strokes(treaty=True)


# ---------------------------------------------------------------------- when


@pytest.mark.rule("R-2.3.8b", "A-07")
def test_2_3_8_no_stroke_on_a_winter_card() -> None:
    assert may(ready("british"), "british")
    assert not may(ready("british").card(FLOYD_COUNTY), "british")


@pytest.mark.rule("R-2.3.9a", "A-07")
def test_2_3_9_no_treaty_on_a_winter_card() -> None:
    assert may_sign(signable().g)
    assert not may_sign(signable().card(FLOYD_COUNTY).g)


@pytest.mark.rule("R-2.3.8a", "R-2.3.9e")
def test_2_3_8_the_french_stroke_waits_for_the_treaty_wherever_their_leader_is() -> None:
    lod = Situation().put("Rochambeau @ Massachusetts").strokes("french")
    assert lod.can("agent_mobilization", "french", only=1 << lod.space("Massachusetts"))
    assert not may(lod, "french")


# ---------------------------------------------------------------------- trumping


@pytest.mark.rule("R-2.3.8h")
def test_2_3_8_the_log_tells_who_trumped_whom() -> None:
    lod = ready("british", "indians").begin().british("stroke").indians("stroke")
    assert lod.logged("trumped") == [(faction_of("british"), faction_of("indians"))]
    lod = ready("british", "indians").begin().british("hold").indians("stroke")
    assert lod.logged("trumped") == []


@pytest.mark.rule("R-2.3.8h", "R-2.3.9c")
def test_2_3_9_the_log_tells_whom_the_treaty_trumped() -> None:
    lod = signable().strokes("british", treaty=True).begin().british("stroke").french("treaty")
    assert lod.logged("trumped") == [(faction_of("british"), faction_of("french"))]
    lod = signable().strokes("british", treaty=True).begin().british("hold").french("treaty")
    assert lod.logged("trumped") == []


# ---------------------------------------------------------------------- the end of the card


@pytest.mark.rule("R-2.3.6d", "A-09")
def test_2_3_8_what_the_cancelled_card_said_of_eligibility_is_gone() -> None:
    lod = ready("british").but(stays_eligible=0b0110, made_ineligible=0b1000).begin()
    lod.british("stroke")
    assert (lod.g.eligible, lod.g.stays_eligible, lod.g.made_ineligible) == (0b1111, 0, 0)


@pytest.mark.rule("R-2.3.9d")
def test_2_3_9_the_treaty_is_signed_once() -> None:
    lod = signable().begin().french("treaty")
    assert lod.g.treaty
    assert not lod.g.treaty_card
    assert not may_sign(lod.g)


# ---------------------------------------------------------------------- 2.3.8g the leader


@pytest.mark.rule("R-2.3.8g")
def test_2_3_8_the_last_command_involves_a_leader_in_the_first_space_of_the_map_too() -> None:
    lod = ready("british").begin()
    lod.british("stroke", "command march", "destination Norfolk", "arrive", "done")
    assert lod.why_not("finish") == "leader_not_involved"
    lod.british("command muster")
    assert lod.offered("regulars") == ["Quebec City"]
    assert lod.why_not("regulars Norfolk") == "leader_not_involved"
    lod.british("regulars Quebec City", "number 0", "done")
    assert lod.offers("finish")


@pytest.mark.rule("R-2.3.8g")
def test_2_3_8_who_was_involved_in_the_first_command_stays_so() -> None:
    lod = ready("british").begin()
    lod.british("stroke", "command muster", "regulars Quebec City", "number 0", "done")
    assert lod.offers("finish")
    lod.british("command march", "destination Norfolk", "arrive", "done")
    assert lod.choices() == ["finish", "special naval_pressure"]
    lod.british("finish")
    assert lod.g.played == TURGOT


@pytest.mark.rule("R-2.3.8d")
def test_2_3_8_two_commands_are_all() -> None:
    lod = ready("british").begin()
    lod.british("stroke", *["command muster", "regulars Quebec City", "number 0", "done"] * 2)
    assert lod.asked == "stroke_action"  # the Special Activity is still open
    assert lod.why_not("command muster") == "no_command_left"


@pytest.mark.rule("R-8.3.7a")
def test_8_3_7_the_leader_of_a_non_player_takes_part_in_the_first_command() -> None:
    lod = ready("british").non_players("british").begin()
    lod.british("stroke", "command muster")
    assert lod.offered("regulars") == ["Quebec City"]
    lod.british("regulars Quebec City", "number 0", "done", "command muster")
    assert "Norfolk" in lod.offered("regulars")


@pytest.mark.rule("R-2.3.8g", "R-1.10c")
def test_2_3_8_a_leader_who_left_the_map_may_return_in_the_first_command() -> None:
    """The Special Activity costs Rochambeau's last Regular; two Commands are still open, and the
    last must involve him."""
    lod = Situation().treaty().put("1 french, Rochambeau @ Georgia", "2 militia @ Georgia")
    lod.put("3 tories @ Georgia", "2 militia, 1 continental @ Boston").strokes("french")
    lod.card(WEALTH_OF_NATIONS, on_deck=TURGOT).begin()
    lod.french("stroke", "special skirmish", "option strike two")
    assert lod.where("Rochambeau") == ""
    assert lod.offers("command muster")
    lod.french("command muster", "muster_at Boston", "number 2", "yes", "no")
    assert lod.where("Rochambeau") == "Boston"
    assert lod.why_not("finish") == "leader_not_involved"  # he came after it was selected
    lod.french("command muster", "muster_at Boston", "number 0", "no")
    assert lod.g.played == TURGOT


# ---------------------------------------------------------------------- refusals


@pytest.mark.rule("R-2.3.8g", "R-3.1b")
def test_2_3_8_a_command_is_refused_for_its_own_reason() -> None:
    lod = ready("british").put("2 militia @ Norfolk").begin().british("stroke")
    assert lod.offers("command battle")
    assert lod.why_not("command rally") == "command_of_others"
    lod.british("command march", "destination Norfolk", "arrive", "done")
    assert lod.why_not("command battle") == "leader_not_involved"


@pytest.mark.rule("R-2.3.8d")
def test_2_3_8_the_refusal_of_a_command_names_its_section() -> None:
    lod = ready("british").begin().british("stroke")
    reason = lod.match.why_not(faction_of("british"), lod.read("command battle"))
    assert reason is not None
    assert (reason.key, reason.rule) == ("no_space_for_it", "3.2.4")
    assert reason.args == lod.read("command battle")[1:]


@pytest.mark.rule("R-2.3.8d")
def test_2_3_8_a_special_activity_without_a_space_is_refused() -> None:
    lod = ready("british").begin().british("stroke")
    assert lod.why_not("special skirmish") == "no_space_for_special"
    assert lod.why_not("special common cause") == "common_cause_command"


# ---------------------------------------------------------------------- 2.3.9d the West Indies


@pytest.mark.rule("R-2.3.9d")
def test_2_3_9_as_many_from_available_as_were_unavailable() -> None:
    lod = Situation().treaty().only_available("2 regulars").unavailable("1 regular")
    lod.perform(lambda g: send_to_west_indies(g, BRITISH_REGULAR, 3))
    assert lod.asked == "leader_joins"  # Gage may sail with the one from Available
    lod.british("no")
    assert lod.at("West Indies") == "2 regulars"
    assert lod.in_box("available", "regular") == lod.in_box("unavailable", "regular") == 0


@pytest.mark.rule("R-2.3.8d", "R-4.2.2a")
def test_2_3_8_a_refused_special_activity_names_its_own_section() -> None:
    lod = ready("british").eligible("british").british("stroke")
    for said, rule in (("special skirmish", "4.2.2"), ("special common cause", "4.2.1")):
        reason = lod.match.why_not(BRITISH, lod.read(said))
        assert reason is not None
        assert lod.match.rules.words.rule_of_reason(reason) == rule
