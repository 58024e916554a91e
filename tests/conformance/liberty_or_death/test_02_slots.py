"""2.3.1 to 2.3.6: Eligibility, the two places on a card, passing, Limited Commands."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation

WEALTH_OF_NATIONS = 45
"""British, Indians, French, Patriots; the British gain 6 Resources, or lose 4."""
TURGOT = 56
"""French, Patriots, Indians, British; the Patriots lose or gain 3."""
NAME_A_FACTION = 44
"""British, Indians, Patriots, French; a Faction becomes Ineligible."""
FALMOUTH = 33
"""British, French, Indians, Patriots; a free Rally in two spaces beside Massachusetts."""
ROYAL_GREENS = 38
"""British, French, Patriots, Indians; the British stay Eligible."""


def armed() -> Situation:
    """Everybody has something to do, and no leader is Available."""
    lod = Situation().put("4 regulars, 2 tories, Gage @ Boston", "regular @ New York City")
    lod.put("3 militia, Washington @ Virginia", "2 war parties, village, Brant @ Northwest")
    return lod.resources(british=9, patriots=9, indians=9, french=9)


def british_command(lod: Situation) -> Situation:
    """A British March in place, and nothing more."""
    return lod.british("command march", "destination Boston", "arrive", "done", "finish")


def british_command_and_special(lod: Situation) -> Situation:
    return lod.british(
        "command march", "destination Boston", "arrive", "done", "special naval pressure"
    )


@pytest.mark.rule("R-2.3.2a", "R-2.3a")
@pytest.mark.parametrize(
    ("order", "eligible", "first"),
    [
        ("BPIF", "british patriots indians french", "british"),
        ("BPIF", "indians french", "indians"),
        ("FIPB", "british patriots", "patriots"),
        ("IFBP", "british patriots indians french", "indians"),
        ("PFIB", "british", "british"),
    ],
)
def test_2_3_2_the_leftmost_eligible_symbol_is_first(order: str, eligible: str, first: str) -> None:
    lod = armed().card(order=order).eligible(*eligible.split()).begin()
    assert lod.asked == "turn"
    assert lod.asked_faction == first


@pytest.mark.rule("R-2.3a", "R-2.3.2a", "R-2.3.3d", "R-2.3.6a", "R-2.3.1a")
def test_2_3_two_factions_act_and_are_ineligible_on_the_next_card() -> None:
    lod = armed().card(WEALTH_OF_NATIONS, on_deck=TURGOT).begin()
    lod.british("event unshaded")
    assert lod.asked_faction == "indians"
    before = (lod.has("french"), lod.has("patriots"))
    lod.indians("command gather", "war_parties Northwest", "number 1", "done", "finish")
    assert lod.g.played == TURGOT
    assert lod.g.eligible == 0b1010
    assert (lod.has("french"), lod.has("patriots")) == before
    assert lod.asked_faction == "french"


@pytest.mark.rule("R-2.3.1a", "R-2.3.6a")
def test_2_3_6_who_did_nothing_is_eligible_again() -> None:
    lod = armed().card(WEALTH_OF_NATIONS, on_deck=TURGOT).eligible("british").begin()
    lod.british("event unshaded")
    assert not lod.is_eligible("british")
    for faction in ("patriots", "indians", "french"):
        assert lod.is_eligible(faction)


@pytest.mark.rule("R-2.3.3a", "R-2.3.3b")
@pytest.mark.parametrize(
    ("order", "faction", "income"),
    [
        ("BPIF", "british", 2),
        ("PBFI", "patriots", 1),
        ("IPBF", "indians", 1),
        ("FPBI", "french", 2),
    ],
)
def test_2_3_3_a_pass_earns_and_the_next_one_takes_the_place(
    order: str, faction: str, income: int
) -> None:
    lod = armed().card(order=order).begin()
    lod.choose(["british", "patriots", "indians", "french"].index(faction), "pass")
    assert lod.has(faction) == 9 + income
    names = {"B": "british", "P": "patriots", "I": "indians", "F": "french"}
    assert lod.asked_faction == names[order[1]]
    assert lod.offers("event unshaded")
    assert lod.g.slot == 0


@pytest.mark.rule("R-2.3.3a", "R-2.3.3c")
def test_2_3_3_when_the_last_one_passes_the_card_is_over() -> None:
    lod = armed().card(WEALTH_OF_NATIONS, on_deck=TURGOT).begin()
    lod.british("pass").indians("pass").french("pass").patriots("pass")
    assert lod.g.played == TURGOT
    assert lod.g.eligible == 0b1111
    assert lod.g.resources == [11, 10, 10, 11]


@pytest.mark.rule("R-2.3.3b", "R-2.3.3c")
def test_2_3_3_passing_as_second_hands_the_second_place_on() -> None:
    lod = british_command(armed().card(WEALTH_OF_NATIONS, on_deck=TURGOT).begin())
    lod.indians("pass")
    assert lod.asked_faction == "french"
    assert lod.why_not("event shaded") == "event_not_open"
    lod.french("pass").patriots("pass")
    assert lod.g.played == TURGOT
    assert lod.g.eligible == 0b1110


@pytest.mark.rule("R-2.3.4a")
def test_2_3_4_the_first_one_may_take_the_event_or_a_command_with_or_without_special() -> None:
    lod = armed().card(WEALTH_OF_NATIONS).begin()
    for choice in (
        "event unshaded", "event shaded", "command muster", "command march", "pass",
        "special naval pressure",
    ):  # fmt: skip
        assert lod.offers(choice), choice


@pytest.mark.rule("R-2.3.4b", "R-2.3.5a")
def test_2_3_4_after_a_command_alone_only_a_limited_command() -> None:
    lod = british_command(armed().card(WEALTH_OF_NATIONS).begin())
    assert lod.asked_faction == "indians"
    assert lod.why_not("event unshaded") == "event_not_open"
    assert lod.why_not("special trade") == "no_special_now"
    lod.indians("command gather", "war_parties Northwest", "number 1")
    assert lod.choices() == ["done"]
    assert lod.why_not("war_parties Southwest") == "limited_to_one"
    assert lod.why_not("special trade") == "no_special_now"
    lod.indians("done")
    assert lod.asked != "finish_turn"


@pytest.mark.rule("R-2.3.4c")
def test_2_3_4_after_a_command_with_special_a_limited_command_or_the_event() -> None:
    lod = british_command_and_special(armed().card(WEALTH_OF_NATIONS).begin())
    assert lod.asked_faction == "indians"
    assert lod.offers("event unshaded")
    assert lod.offers("event shaded")
    assert lod.why_not("special trade") == "no_special_now"
    lod.indians("command gather", "war_parties Northwest", "number 1")
    assert lod.choices() == ["done"]


@pytest.mark.rule("R-2.3.4d")
def test_2_3_4_after_the_event_a_command_with_or_without_special() -> None:
    lod = armed().card(WEALTH_OF_NATIONS).begin().british("event unshaded")
    assert lod.has("british") == 15
    assert lod.why_not("event unshaded") == "event_not_open"
    assert lod.offers("special trade")
    lod.indians("command gather", "war_parties Northwest", "number 1", "war_parties New York")
    assert lod.offers("special trade")


@pytest.mark.rule("R-2.3.4e")
def test_2_3_4_a_command_needs_a_space_but_no_effect() -> None:
    lod = armed().card(WEALTH_OF_NATIONS).begin().british("command march")
    assert lod.why_not("done") == "nothing_selected"
    lod.british("destination Boston", "arrive", "done", "finish")
    assert lod.asked_faction == "indians"
    assert lod.has("british") == 8


@pytest.mark.rule("R-2.3.4f", "R-2.3.5b", "R-3.5.2a")
def test_2_3_4_hortalez_counts_when_something_is_paid_and_may_be_limited() -> None:
    lod = british_command(armed().card(order="BFIP").begin())
    lod.french("command hortalez")
    assert lod.offered("number")[0] == "1"
    lod.french("number 1")
    assert (lod.has("french"), lod.has("patriots")) == (8, 11)
    assert not lod.is_eligible("french")


@pytest.mark.rule("R-2.3.4f")
def test_2_3_4_no_hortalez_without_resources() -> None:
    lod = armed().card(order="FPIB").resources(french=0).begin()
    assert not lod.offers("command hortalez")


@pytest.mark.rule("R-2.3.5a", "R-2.3.5b")
def test_2_3_5_a_limited_march_has_one_destination_from_several_spaces() -> None:
    lod = armed().card(order="FBIP").put("2 regulars @ New Jersey").begin()
    lod.french("command hortalez", "number 1", "finish")
    lod.british("command march", "destination New York")
    lod.british("move New York City, regulars, 1", "move New Jersey, regulars, 2", "arrive")
    assert lod.at("New York") == "3 regulars"
    assert lod.asked_faction != "british"


@pytest.mark.rule("R-2.3.5b", "R-3.2.1e")
def test_2_3_5_all_steps_of_a_limited_muster_are_in_one_space() -> None:
    lod = armed().card(order="FBIP").begin()
    lod.french("command hortalez", "number 1", "finish")
    lod.british("command muster", "regulars Boston", "number 2")
    assert lod.why_not("tories New York City") == "limited_to_one"
    lod.british("tories Boston", "number 2", "fort Boston", "number 3", "done")
    assert lod.at("Boston") == "3 regulars, 4 tories, 1 british fort, Gage"
    assert lod.has("british") == 8


@pytest.mark.rule("R-2.3.5b", "R-3.3.1e", "G-12")
def test_2_3_5_a_limited_rally_places_and_converts_in_its_space() -> None:
    lod = Situation.of("1776").card(TURGOT).begin()
    lod.french("command hortalez", "number 2", "special preparer la guerre")
    lod.french("option prepare regulars")
    assert (lod.has("french"), lod.has("patriots")) == (3, 5)
    assert lod.in_box("available", "french regular") == 9
    assert lod.g.preparations() == 12
    lod.patriots("command rally", "militia Massachusetts", "number 3")
    assert lod.why_not("militia Boston") == "limited_to_one"
    lod.patriots("continentals Massachusetts")
    lod.patriots("number 3", "done")
    assert lod.at("Massachusetts") == "4 continentals, 1 militia, 1 patriot fort"
    assert lod.has("patriots") == 4
    assert (lod.has("british"), lod.has("indians")) == (5, 0)
    assert lod.g.eligible == 0b0101


@pytest.mark.rule("G-11", "R-4.5.1a", "R-2.3.9b")
def test_tutorial_first_card_the_french() -> None:
    lod = Situation.of("1776").card(TURGOT).begin()
    assert lod.g.preparations() == 9
    lod.french("command hortalez", "number 2", "special preparer la guerre")
    lod.french("option prepare regulars")
    assert (lod.has("french"), lod.has("patriots")) == (3, 5)
    assert lod.in_box("available", "french regular") == 9
    assert lod.g.preparations() == 12


@pytest.mark.rule("G-13")
def test_tutorial_second_card_the_indians() -> None:
    lod = Situation.of("1776").card(84).begin()
    lod.indians("command gather", "war_parties Southwest")
    lod.indians("number 2", "done", "finish")
    assert lod.at("Southwest") == "3 war parties, 1 village"
    assert lod.has("indians") == 0
    assert lod.asked_faction == "british"
    assert lod.offers("pass")
    assert not lod.offered("event")
    assert not lod.offered("special")


@pytest.mark.rule("G-21", "R-2.3.3a", "R-2.3.3b")
def test_tutorial_ninth_card_the_british_pass() -> None:
    lod = Situation.of("1776").card(35).resources(british=0).begin().british("pass")
    assert lod.has("british") == 2
    assert lod.asked_faction == "french"
    assert lod.g.slot == 0


@pytest.mark.rule("R-2.3.6b")
def test_2_3_6_an_event_may_leave_its_executor_eligible() -> None:
    lod = armed().card(ROYAL_GREENS, on_deck=TURGOT).eligible("british").begin()
    lod.british("event unshaded")
    while lod.asked_faction == "british" and lod.asked != "turn":
        lod.british(lod.choices()[0])
    assert lod.g.played == TURGOT
    assert lod.is_eligible("british")


@pytest.mark.rule("R-2.3.6b", "R-2.3.6c", "A-08")
def test_2_3_6_made_ineligible_at_once_and_through_the_next_card() -> None:
    lod = armed().card(NAME_A_FACTION, on_deck=TURGOT).begin()
    lod.british("event unshaded", "faction indians")
    assert lod.asked_faction == "patriots"  # the Indians have lost their place
    lod.patriots("pass").french("pass")
    assert lod.g.played == TURGOT
    assert not lod.is_eligible("indians")
    assert not lod.is_eligible("british")
    lod.french("pass").patriots("pass")
    assert lod.is_eligible("indians")
    assert lod.is_eligible("british")


@pytest.mark.rule("R-2.3.6e", "R-5.3a", "R-3.1.2a")
def test_2_3_6_who_acts_under_the_event_of_another_stays_eligible() -> None:
    lod = armed().card(FALMOUTH, on_deck=TURGOT).eligible("british", "patriots")
    lod.resources(patriots=0).begin().british("event shaded")
    while lod.asked_faction == "british":
        said = "space Boston" if lod.offers("space Boston") else "space Connecticut"
        lod.british(said)
    assert lod.asked_faction == "patriots"
    lod.patriots("militia Boston")
    while lod.asked != "turn":
        lod.patriots(next(c for c in lod.choices() if c.split()[0] in ("done", "militia")))
    assert lod.has("patriots") == 3
    assert lod.asked_faction == "patriots"  # the 2nd Eligible on this very card
