"""The lines of a journal: each is written, taken apart and played in one place."""

from __future__ import annotations

import pytest

from tests.engine.test_save import rich_match
from tests.engine.toy import all_at_once, choose_by, toy_match
from ticonderoga.engine import journal_text
from ticonderoga.engine.errors import Refused, TiconderogaError
from ticonderoga.engine.journal_text import (
    SEATS_CHANGED,
    agree_line,
    answer_line,
    ask_undo_line,
    controller_line,
    delivery_line,
    play_entry,
    play_line,
    read_line,
    reason_line,
    refuse_line,
    renumbered,
    resign_line,
    undo_line,
    withdraw_line,
)
from ticonderoga.engine.match import Match
from ticonderoga.engine.save import SavedGame, save


def test_what_a_match_has_in_its_journal_is_written_as_the_saved_game_has_it() -> None:
    match = rich_match()
    lines = [line for _, line in SavedGame(save(match)).journal]
    assert lines == [
        "@ controller a ann of the hills", "@ controller b planner:hard", "3 a pick 1",
        "4 a pick 2", "@ undo a 3", "4 a pick 1", "@ note a it looked better # so", "5 a pick 2",
        "6 b! pick 7", "7 together pick 1 | pick 3", "@ controller b bob", "9 a pick 2",
        "~ c pick 2",
    ]  # fmt: skip


def test_lines_played_one_after_another_lead_to_the_same_match() -> None:
    match = rich_match()
    again = Match(match.setup.game, dice=match.setup.dice)
    for _, line in SavedGame(save(match)).journal:
        play_line(again, line)
    assert save(again) == save(match)


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("3 a pick 1", ("", "chose", "a", "pick 1", "3")),
        ("6 b! pick 7", ("", "forced", "b", "pick 7", "6")),
        ("7 together pick 1 | pick 3", ("", "together", "", "pick 1 | pick 3", "7")),
        ("~ c pick 2", ("~", "held", "c", "pick 2", "")),
        ("@ undo a 3", ("@", "undo", "a", "3", "")),
        ("@ controller a ann of the hills", ("@", "controller", "a", "ann of the hills", "")),
        ("@ resign b", ("@", "resign", "b", "", "")),
        ("% ask-undo 0 3", ("%", "ask-undo", "", "0 3", "")),
        (SEATS_CHANGED, ("%", "seats", "", "", "")),
        ("", ("", "chose", "", "", "")),
    ],
)
def test_a_line_is_taken_apart(line: str, parts: tuple[str, ...]) -> None:
    said = read_line(line)
    assert (said.mark, said.word, said.seat, said.text, said.number) == parts


@pytest.mark.parametrize(
    ("line", "chosen_by", "delivers", "seats_only"),
    [
        ("3 a pick 1", "a", True, False),
        ("~ c pick 2", "c", False, False),
        ("6 b! pick 7", "", True, False),
        ("7 together pick 1 | pick 3", "", True, False),
        ("@ controller a ann", "", True, True),
        ("@ resign b", "", True, False),
        ("@ undo a 3", "", False, False),
        ("@ withdraw a", "", False, False),
        ("@ note a so", "", False, False),
        ('@ say a ["k"]', "", False, False),
        ("% agree 1", "", False, True),
        (SEATS_CHANGED, "", False, True),
    ],
)
def test_what_a_line_is_to_a_table(
    line: str, chosen_by: str, delivers: bool, seats_only: bool
) -> None:
    said = read_line(line)
    assert (said.chosen_by, said.delivers, said.seats_only) == (chosen_by, delivers, seats_only)


def test_an_answer_is_held_where_several_are_asked() -> None:
    one = toy_match(choose_by(1, 1, 2), seats=2)
    assert answer_line(one, 1, ("pick", 2)) == "1 b pick 2"
    several = toy_match(all_at_once(0, 1), seats=2)
    line = answer_line(several, 1, ("pick", 2))
    assert line == "~ b pick 2"
    play_entry(several, line)
    assert several.holds_answer(1)
    play_entry(several, withdraw_line(several.rules, 1))
    assert not several.holds_answer(1)


def test_the_lines_of_a_table_ask_agree_and_refuse_to_take_back() -> None:
    match = toy_match(choose_by(0, 1, 2), choose_by(1, 1, 2), choose_by(0, 1, 2), seats=2)
    play_entry(match, "1 a pick 1")
    play_entry(match, "2 b pick 1")
    play_entry(match, SEATS_CHANGED)
    play_entry(match, ask_undo_line(0, 0))
    play_entry(match, refuse_line(1))
    with pytest.raises(Refused):
        play_entry(match, agree_line(1))
    play_entry(match, ask_undo_line(0, 0))
    play_entry(match, agree_line(1))
    assert match.deliveries == []
    with pytest.raises((TiconderogaError, ValueError)):
        play_line(match, ask_undo_line(0, 0))


def test_who_sits_down_resigns_and_takes_back() -> None:
    match = toy_match(choose_by(0, 1, 2), choose_by(0, 1, 2), seats=2)
    rules = match.rules
    play_line(match, controller_line(rules, 1, "ann"))
    play_line(match, "2 a pick 1")
    play_line(match, undo_line(rules, 0, 1))
    play_line(match, reason_line(rules, 0, ("k", 1)))
    assert match.controllers == {1: "ann"}
    assert match.ply == 1
    assert delivery_line(rules, 9, match.journal[-1]) == '@ say a ["k",1]'
    for line in ("@ resign b now", "@ resign z", "@ dance a"):
        with pytest.raises((TiconderogaError, ValueError)):
            play_line(match, line)
    play_line(match, resign_line(rules, 1))
    assert match.over


def test_a_line_is_given_another_number() -> None:
    assert renumbered("7 a pick 1", 3) == "3 a pick 1"
    assert renumbered("@ undo a 7", 3) == "@ undo a 7"


def test_a_delivery_that_no_saved_game_has_is_refused() -> None:
    match = toy_match(choose_by(0, 1, 2))
    with pytest.raises(TiconderogaError, match="cannot be saved"):
        delivery_line(match.rules, 1, (99, 0, None, 0))
    with pytest.raises(Refused, match="choice 1 is due"):
        journal_text.play_line(match, "5 a pick 1")
