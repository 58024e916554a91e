"""5 Executing Events: sides, marks on Eligibility, free Commands, and words for all of it."""

from __future__ import annotations

import random

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played
from tests.conformance.liberty_or_death.counting import count_anew
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.engine.game import settle_options
from ticonderoga.engine.words import LogEntry
from ticonderoga.games.liberty_or_death.data.pack import load_pack
from ticonderoga.games.liberty_or_death.data.pieces import FACTIONS, SHADED, UNSHADED
from ticonderoga.games.liberty_or_death.game import GAME
from ticonderoga.games.liberty_or_death.rules.events.table import EVENTS, execute, sides_of

WRITTEN = range(1, 97)


@pytest.mark.rule("R-5.2a")
def test_every_event_has_a_function_for_each_of_its_sides() -> None:
    deck = load_pack().deck
    for number in WRITTEN:
        card = deck.cards[number]
        assert sides_of(number) == ((UNSHADED, SHADED) if card.dual else (UNSHADED,))
        assert bool(card.shaded) == card.dual


@pytest.mark.rule("R-5.2a")
def test_a_faction_may_choose_either_side_of_a_dual_event() -> None:
    lod = Situation().card(45).begin()
    assert lod.asked_faction == "british"
    assert lod.offers("event unshaded")
    lod.british("event shaded")
    assert lod.has("british") == 1


@pytest.mark.rule("R-5.2a")
def test_an_event_with_one_text_has_no_shaded_side() -> None:
    lod = Situation().card(44).begin()
    assert lod.offers("event unshaded")
    assert lod.why_not("event shaded") == "no_such_side"


@pytest.mark.rule("R-2.3.6c", "A-08", "R-5.9a", "R-2.3.6b")
def test_a_faction_made_ineligible_loses_its_slot_and_the_next_card() -> None:
    lod = Situation().card(44, on_deck=45).begin()
    lod.british("event unshaded", "faction indians")
    assert lod.asked_faction == "patriots"
    lod.patriots("pass").french("pass")
    assert lod.g.played == 45
    assert not lod.is_eligible("indians")
    assert not lod.is_eligible("british")
    assert lod.asked_faction == "french"
    lod.french("pass").patriots("pass")
    assert lod.is_eligible("indians")


@pytest.mark.rule("R-2.3.6b")
def test_the_executor_can_stay_eligible_by_its_event() -> None:
    lod = Situation().card(38).begin().british("event unshaded", "none")
    lod.french("pass").patriots("pass").indians("pass")
    assert lod.is_eligible("british")


@pytest.mark.rule("R-5.1.2a")
def test_the_present_event_beats_an_earlier_one() -> None:
    lod = Played().but(made_ineligible=1).unshaded(38, "french").british("none")
    assert lod.marked("british") == "eligible"


@pytest.mark.rule("R-2.3.6e", "R-5.3a", "R-3.1.2a")
def test_a_free_command_of_anothers_event_leaves_the_faction_its_slot() -> None:
    lod = Situation().card(26).put("2 militia @ Virginia").resources(patriots=0).begin()
    lod.british("event shaded")
    lod.patriots("yes", "destination North Carolina", "move Virginia, militia, 2", "arrive")
    assert lod.at("North Carolina") == "2 militia"
    assert lod.has("patriots") == 0
    assert lod.asked_faction == "patriots"
    assert lod.offers("pass")


@pytest.mark.rule("R-5.1a")
def test_refusals_name_the_rule() -> None:
    lod = Situation().card(2, on_deck=3).eligible("patriots").begin().patriots("event unshaded")
    assert (lod.asked_faction, lod.asked) == ("british", "event_space")
    assert lod.why_not("space Virginia") == "outside"


def said_against(lod: Situation, text: str) -> str:
    """The sentence that refuses a choice."""
    ask = lod.ask
    assert ask is not None
    reason = lod.match.why_not(ask.seat, lod.read(text))
    assert reason is not None
    return lod.match.rules.words.say_reason(reason)


@pytest.mark.rule("R-5.1.3a")
def test_what_a_card_orders_is_not_declined() -> None:
    lod = Situation().card(75).put("village, 4 war parties, active war party @ Northwest")
    lod.eligible("british").begin().british("event shaded")
    assert lod.why_not("none") == "outside"
    assert said_against(lod, "none").endswith("(5.1.3)")
    assert said_against(lod, "piece Northwest, village").endswith("(5.1)")


@pytest.mark.rule("R-5.1a", "R-5.1.1b")
def test_a_refusal_does_not_deny_what_the_card_says() -> None:
    lod = Situation().card(80).put("2 militia @ Boston", "2 tories @ Georgia")
    lod.eligible("patriots").begin().patriots("event unshaded")
    assert lod.offered("faction") == ["british", "patriots"]
    assert said_against(lod, "faction french") == (
        "The card has no effect on that Faction now (5.1)"
    )
    lod = Situation().card(62).only_available("0 war parties").eligible("patriots").begin()
    lod.patriots("event unshaded")
    assert said_against(lod, "piece Quebec, war party") == (
        "The card places the pieces it names, as available, where there is room (5.1)"
    )


@pytest.mark.rule("R-1.10c")
def test_a_leader_may_come_along_with_a_piece_that_an_event_places() -> None:
    lod = Played().ask_leaders().unshaded(42, "patriots")
    assert (lod.asked, lod.asked_faction) == ("leader_joins", "british")
    lod.british("yes")
    assert lod.at("Connecticut") == "1 tory, Gage"


@pytest.mark.rule("R-5.1.3a", "R-1.4a")
@pytest.mark.parametrize("scenario", ["1775", "1776", "1778"])
def test_every_event_ends_whatever_is_answered_and_can_be_told(scenario: str) -> None:
    """All sides by all factions, answered at random: pieces and Control stay right, and there
    are words for every question, refusal and log line."""
    chance = random.Random(scenario)
    words = GAME.rules(scenario, settle_options(GAME, {})).words
    for number, side in EVENTS:
        for faction in FACTIONS:
            g = Played.of(scenario).start
            g.played = number
            log: list[LogEntry] = []
            g.log = log
            procedure = execute(g, faction, number, side)
            choice = None
            for _ in range(400):
                try:
                    ask = procedure.send(choice)
                except StopIteration:
                    break
                offer = ask.question.offer(g, ask)
                assert offer, f"{ask.question.key} of card {number} offers nothing"
                assert words.say_ask(ask)
                assert words.say_ask(ask, waiting=True)
                choice = chance.choice(offer)
                assert words.say_choice(choice)
            else:
                raise AssertionError(f"card {number} does not end")
            count_anew(g)
            assert g.order is None
            assert not g.thinned
            assert [words.say_log(entry) for entry in log]
