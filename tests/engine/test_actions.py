"""Choices by number, and what a seat knows as a key and a text."""

from __future__ import annotations

import json

import pytest

from tests.engine.toy import choose_by, toy_match
from ticonderoga.engine.actions import Actions
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games
from ticonderoga.engine.words import Verb


def test_every_number_is_one_choice_and_every_choice_one_number() -> None:
    match = toy_match(choose_by(0, 1, 2))
    actions = Actions(match.rules)
    assert actions.size == 1001 + 2
    found = [actions.choice(number) for number in range(actions.size)]
    assert len(set(found)) == actions.size
    assert [actions.number(choice) for choice in found] == list(range(actions.size))
    assert found[1] == ("pick", 1)
    assert found[-1] == ("grab", 1)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_numbers_of_a_game_go_both_ways(game: Game) -> None:
    match = Match(game, seed=1)
    actions = Actions(match.rules)
    step = max(1, actions.size // 5000)
    for number in range(0, actions.size, step):
        assert actions.number(actions.choice(number)) == number


def test_what_is_no_choice_has_no_number() -> None:
    actions = Actions(toy_match(choose_by(0, 1, 2)).rules)
    for choice in (("pick", 1001), ("pick", -1), ("grab", 2)):
        with pytest.raises(TiconderogaError, match="no choice"):
            actions.number(choice)
    for number in (-1, actions.size):
        with pytest.raises(TiconderogaError, match="numbers from 0"):
            actions.choice(number)


def test_a_verb_with_a_number_says_how_large_it_may_be() -> None:
    with pytest.raises(TiconderogaError, match="largest number"):
        Verb("pick", ("number",), "Pick {0}")
    with pytest.raises(TiconderogaError, match="largest number"):
        Verb("grab", ("thing",), "Grab {0}", most=3)
    match = toy_match(choose_by(0, 1, 2))
    reason = match.why_not(0, ("pick", 1001))
    assert reason is not None
    assert reason.key == "not_a_choice"


def test_an_information_state_holds_what_the_seat_knows_and_nothing_else() -> None:
    match = toy_match(choose_by(0, 1, 2), seats=3)
    key, text = match.information_state(0)
    known = json.loads(text)
    assert known["view"] == match.view(0)
    assert known["ask"] == {"question": "pick", "about": {}, "among": [1, 2], "optional": False}
    for seed in range(5):
        assert match.imagine(0, seed).information_state(0) == (key, text)
    others = {match.imagine(0, seed).information_state(1)[0] for seed in range(5)}
    assert len(others) == 5
    match.choose(("pick", 2))
    assert match.information_state(0)[0] != key
