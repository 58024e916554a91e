"""Words and notation: every key becomes a sentence, every choice a line, and back again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.toy import PICK, ToyRules, pick, rules_of
from ticonderoga.engine.ask import Ask, Reason
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.words import (
    HIDDEN,
    LAND,
    SEA,
    Notation,
    Prompt,
    Sentence,
    Terms,
    Verb,
    Way,
    Words,
    naming,
)

RULES = rules_of(ToyRules([], 2), "d")
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


def spoken(**log: Sentence) -> Words:
    terms: dict[str, Terms] = {
        "ending": {"peace": Sentence("13.2", "peace is made")},
        "outcome": {1: "wins"},
    }
    return Words([], {}, {}, log, {}, lambda kind, index: f"{kind}-{index}", terms)


def test_a_die_is_an_argument_and_is_said_as_a_number() -> None:
    words = spoken(
        roll=Sentence("7.9", "{0} rolls {1} and {2}.", ("seat", "d6", "outcome", "d3", "d3"))
    )
    entry = ("roll", 0, 5, 1, 2, 3)
    assert words.say_log(entry) == "seat-0 rolls 5 and wins. (7.9)"
    assert words.tell_log(entry) == "seat-0 rolls 5 and wins."
    assert words.dice_of_log(entry) == [(5, 6), (2, 3), (3, 3)]
    assert words.dice_of_log(("roll", 0, 5, 1)) == [(5, 6)]


def test_a_number_below_zero_has_a_true_minus_and_a_range_its_hyphen() -> None:
    words = spoken(paid=Sentence("1.8", "Resources {0:+d} in {1}-79, row -{2}.", ("number",) * 3))
    assert words.tell_log(("paid", -3, 1778, 2)) == "Resources −3 in 1778-79, row −2."
    assert words.tell_log(("paid", 3, 1778, 2)) == "Resources +3 in 1778-79, row −2."


def test_an_entry_rests_on_the_rule_of_a_term_in_it() -> None:
    words = spoken(over=Sentence("13.0", "It ends: {0}.", ("ending",)))
    assert words.rule_of_log(("over", "peace")) == "13.2"
    assert words.say_log(("over", "peace")) == "It ends: peace is made. (13.2)"
    assert words.rule_of_log(("over", "otherwise")) == "13.0"


def test_a_way_is_told_by_arguments_said_or_unsaid() -> None:
    kinds = ("general", "space", "space")
    words = spoken(
        went=Sentence("7.3", "{0} goes to {1}.", kinds, way=Way(2, 1, piece=0)),
        sailed=Sentence("7.5", "They sail to {1}.", kinds, way=Way(2, 1, SEA)),
    )
    way = words.way_of_log(("went", 4, 17, 16))
    assert way is not None
    assert (way.start, way.goal, way.by, way.piece) == (16, 17, LAND, 4)
    way = words.way_of_log(("sailed", 4, 17, 16))
    assert way is not None
    assert (way.by, way.piece) == (SEA, -1)
    assert words.way_of_log(("went", 4, 17, HIDDEN)) is None
    assert words.way_of_log(("went", 4, 17, 17)) is None
    assert words.way_of_log(("went", 4, 17)) is None


def test_what_is_hidden_from_a_seat_is_neither_die_nor_way() -> None:
    words = spoken(
        peek=Sentence("4", "{0} rolls {1}.", ("seat", "d6"), 1, 0),
        sneak=Sentence("4", "{0} goes to {2}.", ("seat", "space", "space"), 2, 0, Way(1, 2)),
    )
    assert words.dice_of_log(words.masked(("peek", 0, 6), 0)) == [(6, 6)]
    assert words.dice_of_log(words.masked(("peek", 0, 6), 1)) == []
    assert words.way_of_log(words.masked(("sneak", 0, 3, 4), 0)) is not None
    assert words.way_of_log(words.masked(("sneak", 0, 3, 4), -1)) is None


def test_prompts_say_their_arguments() -> None:
    words = Words(
        [Verb("go", ("space",), "Go to {0}")],
        {"pick": Prompt("4", "{by} at {space}?", "They look at {space}.", {"by": "general"})},
        {}, {}, {}, lambda kind, index: f"{kind}-{index}",
    )  # fmt: skip
    ask = Ask(0, PICK, {"by": 3, "space": 5})
    assert words.say_ask(ask) == "general-3 at space-5?"
    assert words.say_ask(ask, waiting=True) == "They look at space-5."


def test_a_choice_names_what_its_question_names() -> None:
    words = Words(
        [
            Verb("leave", ("piece",), "Leave {0} here", within="Leave {0} in {space}"),
            Verb("stop", (), "Stop", within="Stop in {space} with {by}"),
        ],
        {"pick": Prompt("4", "Where?", "They look.", {"by": "general"})},
        {}, {}, {}, lambda kind, index: f"{kind} {{{index}}}",
    )  # fmt: skip
    where, both = Ask(0, PICK, {"space": 5}), Ask(0, PICK, {"space": 5, "by": 3})
    assert words.say_choice(("leave", 1)) == "Leave piece {1} here"
    assert words.say_choice(("leave", 1), where) == "Leave piece {1} in space {5}"
    assert words.spans_in(("leave", 1), ("piece",), where) == [(6, 15)]
    assert words.say_choice(("stop",), both) == "Stop in space {5} with general {3}"
    assert words.say_choice(("stop",), where) == "Stop", "it does not name everything"


@given(st.integers(-(10**12), 10**12))
def test_numbers_round_trip(number: int) -> None:
    choice = ("pick", number)
    assert RULES.notation.read(RULES.notation.write(choice)) == choice


def test_things_round_trip_by_their_ids() -> None:
    assert RULES.notation.write(("grab", 1)) == "grab bow"
    assert RULES.notation.read("grab bow") == ("grab", 1)


def test_old_names_are_read_and_never_written() -> None:
    """Verbs and things that had another name when a game was saved."""
    old = {"verb": {"snatch": "grab", "pick": "grab"}, "thing": {"arbalest": "bow", "x": "gone"}}
    notation = Notation(RULES.words.verbs, RULES.ids, old)
    for text in ("snatch arbalest", "snatch bow", "grab arbalest", "grab bow"):
        assert notation.write(notation.read(text)) == "grab bow"
    assert notation.read("pick 3") == ("pick", 3)
    with pytest.raises(TiconderogaError, match="'x' in 'grab x' is no thing"):
        notation.read("grab x")
    with pytest.raises(TiconderogaError, match=r"no verb of this game \(grab, pick\)"):
        notation.read("fly bow")


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


def test_things_are_named_by_tables_and_numbers_by_their_units() -> None:
    name = naming({"hill": ["north hill", "mill hill"]}, {"cus": ("CU", "CUs")})
    assert name("hill", 1) == "mill hill"
    assert [name("cus", number) for number in (0, 1, 2)] == ["0 CUs", "1 CU", "2 CUs"]
    assert name("number", 7) == "7"


@pytest.mark.parametrize(
    ("template", "args", "said"),
    [
        ("{0:CU}", (1,), "1 CU"),
        ("{0:CU}", (5,), "5 CUs"),
        ("{0:Colony/Colonies} left", (1,), "1 Colony left"),
        ("{0:Colony/Colonies} left", (0,), "0 Colonies left"),
        ("Take {0:no CUs/# CU/# CUs}{1:/ and # French/ and # French}", (1, 0), "Take 1 CU"),
        (
            "Take {0:no CUs/# CU/# CUs}{1:/ and # French/ and # French}",
            (2, 1),
            "Take 2 CUs and 1 French",
        ),
        ("{1:{0}} placed", ("War Party", 1), "1 War Party placed"),
        ("{1:{0}} placed", ("War Party", 2), "2 War Parties placed"),
        ("{0:+d} and {1}", (3, 7), "+3 and 7"),
    ],
)
def test_numbers_agree_with_their_nouns(template: str, args: tuple[object, ...], said: str) -> None:
    words = Words([], {}, {}, {}, {}, naming({}), plurals={"War Party": "War Parties"})
    kinds = tuple("number" if isinstance(arg, int) else "text" for arg in args)
    assert words.fill(template, kinds, args) == said
