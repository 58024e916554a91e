"""What a table says of choices so that a panel can be arranged: where names stand in a label, and
which questions are put even with one answer."""

from __future__ import annotations

import random

import pytest

from ticonderoga.engine.ask import Ask
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games, find_game
from ticonderoga.server.rendering import Renderer, focus_of

ENOUGH = 120


@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_the_names_of_things_are_where_they_are_said_to_stand(name: str) -> None:
    match = Match(find_game(name), seed=3)
    renderer = Renderer(match.rules)
    chance = random.Random(3)
    named = 0
    for _ in range(ENOUGH):
        if match.over:
            break
        seat = match.awaited()[0]
        for offer in [renderer.choice(choice) for choice in match.choices(seat)]:
            spans = offer.get("spans", [])
            assert len(spans) in (0, len(offer["targets"]))
            for (kind, index), (start, end) in zip(offer["targets"], spans):
                if end:
                    said = match.rules.words.named(kind, index)
                    assert offer["label"][start:end] == said
                    named += 1
        match.choose(chance.choice(match.choices(seat)), seat)
    assert named


def test_a_question_that_hides_something_says_so() -> None:
    match = Match(find_game("skirmish"), "duel", seed=1)
    renderer = Renderer(match.rules)
    shown = renderer.ask(match, match.asks[0])
    assert match.asks[0].question.secret
    assert shown.get("secret") is True
    for ask in list(match.asks):
        match.choose(match.choices(ask.seat)[0], ask.seat)
    assert "secret" not in renderer.ask(match, match.asks[0])


def test_a_question_about_a_space_looks_at_it() -> None:
    match = Match(find_game("liberty-or-death"), "1778-sprint", seed=1)
    words = match.rules.words
    plain = match.asks[0]
    assert plain.focus is not None
    assert focus_of(words, plain) == plain.focus
    about = Ask(0, plain.question, {"space": 7})
    assert focus_of(words, about) == ("space", 7)
    assert focus_of(words, Ask(0, plain.question, {"card": 7})) is None
    assert focus_of(words, Ask(0, plain.question, {"space": -1})) is None
