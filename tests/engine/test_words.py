"""Words and notation: every key becomes a sentence, every choice a line, and back again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.toy import ToyRules, pick
from ticonderoga.engine.ask import Reason
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.words import HIDDEN, Prompt, Sentence, Verb, Words

RULES = ToyRules([], 2, "d")
WORDS = RULES.words


def test_a_choice_an_ask_and_a_log_line_are_said() -> None:
    assert WORDS.say_choice(("pick", 4)) == "Pick 4"
    assert WORDS.say_choice(("grab", 1)) == "Grab thing 1"
    assert WORDS.say_ask(pick(0, 1, 2)) == "Pick a number."
    assert WORDS.say_ask(pick(0, 1, 2), waiting=True) == "Somebody picks."
    assert WORDS.rule_of_ask(pick(0, 1)) == "1"
    assert WORDS.say_log(("chose", 1, 3)) == "seat 1 chose 3. (1)"


def test_a_reason_closes_with_its_rule() -> None:
    assert WORDS.say_reason(Reason("not_among", (9,))) == "9 is not among them. (1)"
    assert WORDS.say_reason(Reason("game_over")) == "The game is over."


def test_a_reason_may_bring_the_rule_of_the_moment() -> None:
    reason = Reason("another_matter", ("Pick a number.",), "7.8")
    assert WORDS.rule_of_reason(reason) == "7.8"
    assert WORDS.say_reason(reason).endswith("Pick a number. (7.8)")
    assert reason != Reason("another_matter", ("Pick a number.",))


def test_a_private_argument_is_hidden_from_the_others() -> None:
    entry = ("whispered", 1, 42)
    assert WORDS.masked(entry, 1) == entry
    for seat in (0, -1):
        assert WORDS.masked(entry, seat) == ("whispered", 1, HIDDEN)
        assert WORDS.masked(WORDS.masked(entry, seat), seat) == ("whispered", 1, HIDDEN)
    assert WORDS.masked(("chose", 1, 3), 0) == ("chose", 1, 3)


def test_what_is_hidden_is_said_to_be_hidden() -> None:
    words = Words(
        [], {}, {}, {"drew": Sentence("6", "{0} draws {1}.", ("seat", "card"), 1, 0)}, {},
        lambda kind, index: f"{kind}-{index}",
    )  # fmt: skip
    assert words.say_log(words.masked(("drew", 0, 7), 1)) == "seat-0 draws a hidden card. (6)"
    assert words.say_log(words.masked(("drew", 0, 7), 0)) == "seat-0 draws card-7. (6)"


def test_prompts_say_their_arguments() -> None:
    words = Words(
        [Verb("go", ("space",), "Go to {0}")],
        {"pick": Prompt("4", "{0} at {1}?", "They look at {1}.", ("general", "space"))},
        {}, {}, {}, lambda kind, index: f"{kind}-{index}",
    )  # fmt: skip
    assert words.say_ask(pick(0, 3, 5)) == "general-3 at space-5?"
    assert words.say_ask(pick(0, 3, 5), waiting=True) == "They look at space-5."


@given(st.integers(-(10**12), 10**12))
def test_numbers_round_trip(number: int) -> None:
    choice = ("pick", number)
    assert RULES.notation.read(RULES.notation.write(choice)) == choice


def test_things_round_trip_by_their_ids() -> None:
    assert RULES.notation.write(("grab", 1)) == "grab bow"
    assert RULES.notation.read("grab bow") == ("grab", 1)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no verb"),
        ("fly north", "no verb of this game (grab, pick)"),
        ("pick", "should read: pick number"),
        ("pick 1 2", "should read: pick number"),
        ("pick one", "'one' in 'pick one' is not a number"),
        ("pick --5", "'--5' in 'pick --5' is not a number"),
        ("pick 1_0", "'1_0' in 'pick 1_0' is not a number"),
        ("pick ²", "'²' in 'pick ²' is not a number"),
        ("grab spear", "'spear' in 'grab spear' is no thing of this game"),
    ],
)
def test_what_cannot_be_read_is_told_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(TiconderogaError) as refusal:
        RULES.notation.read(text)
    assert said in str(refusal.value)
