"""Features: names, sizes, and nothing that a seat may not see."""

from __future__ import annotations

import random

import pytest

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.features import Features, spoken_of
from ticonderoga.engine.game import Game, settle_options
from ticonderoga.engine.kit.features import some_of
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games, find_game
from ticonderoga.games.skirmish.position import CARD_IDS
from ticonderoga.testing.cases import Broken
from ticonderoga.testing.laws import check_imagine, features_of

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def wander(match: Match, steps: int, seed: int = 0) -> None:
    chance = random.Random(seed)
    for _ in range(steps):
        if match.over:
            return
        seat = match.awaited()[0]
        match.choose(chance.choice(match.choices(seat)), seat)


@GAMES
def test_every_feature_has_a_name_of_its_own_in_every_scenario(game: Game) -> None:
    by_seats: dict[int, list[str]] = {}
    for scenario in game.scenarios:
        rules = game.rules(scenario.name, settle_options(game, {}))
        features = Features(rules)
        assert len(set(features.names)) == features.size == len(features.most)
        assert all(most > 0 for most in features.most)
        assert by_seats.setdefault(len(rules.seats), features.names) == features.names


@GAMES
def test_features_are_the_same_in_every_imagined_world(game: Game) -> None:
    match = Match(game, seed=5)
    for step in range(12):
        for seat in range(len(match.rules.seats)):
            seen = features_of(match, seat)
            for seed in range(2):
                assert features_of(match.imagine_match(seat, seed), seat) == seen
        wander(match, 9, step)


@GAMES
def test_most_values_are_within_the_stated_maximum(game: Game) -> None:
    features = Features(game.rules(game.scenarios[0].name, settle_options(game, {})))
    beyond = total = 0
    match = Match(game, seed=2)
    for step in range(10):
        wander(match, 11, step)
        row = features.empty()
        features.write(match.position, match.asks, 0, row)
        total += sum(1 for value in row if value)
        beyond += sum(1 for value, most in zip(row, features.most) if abs(value) > most)
    assert total > 50
    assert beyond < 0.05 * total


def test_what_a_captain_of_skirmish_sees() -> None:
    match = Match(find_game("skirmish"), "duel", seed=1)
    seen = features_of(match, 1)
    hand = {name for name in seen if name.startswith("hand c")}
    assert hand == {f"hand c{card + 1:02}" for card in match.position.hands[1]}
    assert seen["hand size own"] == seen["hand size second"] == 5
    assert {"asked red", "asked blue", "question bid"} <= set(seen)
    match.choose(match.choices(0)[0], 0)
    assert features_of(match, 1) == seen  # red has answered, and nobody sees what


def test_the_open_question_and_what_it_speaks_of() -> None:
    match = Match(find_game("skirmish"), "duel", seed=1)
    assert spoken_of(match.rules) == {"by": "seat", "hill": "hill"}
    chance = random.Random(3)
    while not any(ask.question.key == "parry" for ask in match.asks):
        if match.over:
            match = Match(find_game("skirmish"), "duel", seed=chance.randrange(1000))
        seat = match.awaited()[0]
        choices = match.choices(seat)
        match.choose(choices[0] if choices[0][0] == "attack" else chance.choice(choices), seat)
    (ask,) = match.asks
    hill = match.rules.ids["hill"][ask.about["hill"]]
    seen = features_of(match, ask.seat)
    assert seen["question parry"] == 1
    assert seen[f"about hill {hill}"] == 1
    assert not [name for name in features_of(match, 1 - ask.seat) if name.startswith("about")]


def test_a_game_without_features_says_so() -> None:
    rules = Match(find_game("skirmish")).rules
    rules.features = None
    with pytest.raises(TiconderogaError, match="no features for learners"):
        Features(rules)


def test_a_feature_that_shows_a_secret_is_found_by_the_battery() -> None:
    rules = Match(find_game("skirmish"), "duel").rules
    own = rules.features
    assert own is not None
    leak = some_of("leak", CARD_IDS, lambda g, seat: g.hands[1 - seat])
    rules.features = lambda: [*own(), leak]
    match = Match(find_game("skirmish"), "duel", seed=1, rules=rules)
    with pytest.raises(Broken, match="the features differs: number"):
        check_imagine(match, 0, random.Random(1), play_on=0)
