"""8 Whole games of non-players: they end, choose what is offered, and can be taken up anywhere."""

from __future__ import annotations

import pytest

from ticonderoga.engine.agent import OwnPlayerAgent, Seen, answer
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import make_agent
from ticonderoga.games.liberty_or_death.game import GAME
from ticonderoga.games.liberty_or_death.non_players.player import NonPlayer
from ticonderoga.games.liberty_or_death.non_players.sheets import SHEETS
from ticonderoga.games.liberty_or_death.non_players.why import REASONS, UNMET
from ticonderoga.games.liberty_or_death.position import NON_PLAYER
from ticonderoga.games.liberty_or_death.text.non_players import WHY

SCENARIOS = ("1775", "1776", "1778", "1778-sprint")
NODES = (("B", 13), ("P", 13), ("I", 12), ("F", 17))
"""The letter of each chart and how many nodes it has."""


def table(scenario: str, seed: int, listen: bool = False) -> Match:
    match = Match(GAME, scenario, seed=seed, listen=listen)
    for seat in range(4):
        match.set_controller(seat, NON_PLAYER)
    return match


def insiders(seed: int) -> list[OwnPlayerAgent]:
    return [OwnPlayerAgent(NON_PLAYER, NonPlayer(SHEETS), seed * 4 + seat) for seat in range(4)]


@pytest.mark.rule("R-8.1a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_non_players_choose_what_is_offered_until_the_game_is_over(scenario: str) -> None:
    match = table(scenario, 11)
    agents = insiders(11)
    while not match.over:
        seat = match.awaited()[0]
        choice = agents[seat].answer(match, seat)
        assert choice in match.choices(seat)
        match.choose(choice, seat)
    assert match.result is not None


@pytest.mark.parametrize("seed", [3, 171])
def test_players_who_follow_every_advice_are_advised_what_is_offered(seed: int) -> None:
    """More is open to players than to non-players, such as Plunder before its Raid (4.1)."""
    match = Match(GAME, "1775", seed=seed)
    for seat, name in enumerate(("one", NON_PLAYER, "two", NON_PLAYER)):
        match.set_controller(seat, name)
    agents = [make_agent(NON_PLAYER, seed + seat, GAME) for seat in range(4)]
    while not match.over:
        seat = match.awaited()[0]
        choice = answer(match, seat, agents[seat])
        assert choice in match.choices(seat)
        match.choose(choice, seat)
    assert match.result is not None


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_taken_up_anew_is_the_same(scenario: str) -> None:
    """Never, at every decision, at every third one."""
    lines = []
    for every in (100_000, 1, 3):
        match = table(scenario, 5)
        agents = insiders(5)
        while not match.over:
            if match.ply % every == 0:
                agents = insiders(5)
            seat = match.awaited()[0]
            match.choose(agents[seat].answer(match, seat), seat)
        lines.append(match.deliveries)
    assert lines[0] == lines[1] == lines[2]


def test_every_reason_is_a_sentence_that_names_its_node() -> None:
    match = table("1776", 4, listen=True)
    agents = insiders(4)
    while not match.over:
        seat = match.awaited()[0]
        match.choose(agents[seat].answer(match, seat), seat)
    words = match.rules.words
    reasons = [entry for entry in match.log() if str(entry[0]).startswith("np_")]
    assert len(reasons) > 50
    for entry in reasons:
        assert words.say_log(entry).startswith(f"{entry[1]}: ")


def test_every_node_of_the_charts_is_named_with_its_reason() -> None:
    """So that each step can be checked against the sheet."""
    named = set()
    for seed in range(4):
        for scenario in SCENARIOS[:3]:
            match = table(scenario, seed, listen=True)
            agents = insiders(seed)
            while not match.over:
                seat = match.awaited()[0]
                match.choose(agents[seat].answer(match, seat), seat)
            named |= {entry[1] for entry in match.log() if str(entry[0]).startswith("np_")}
    nodes = [f"{letter}{number + 1}" for letter, last in NODES for number in range(last)]
    assert [node for node in nodes if node not in named] == []


def test_every_reason_for_a_space_has_its_words() -> None:
    assert len(WHY) == REASONS == UNMET + len(GAME.seats)


def test_a_hint_is_what_the_chart_would_do() -> None:
    """The same insider gives the same advice from what its seat sees."""
    match = table("1776", 9, listen=True)
    agents = insiders(9)
    for _ in range(60):
        seat = match.awaited()[0]
        adviser = insiders(9)[seat]
        advised = adviser.choose(Seen(match, seat))
        choice = agents[seat].answer(match, seat)
        assert advised == choice
        assert adviser.reasons() == agents[seat].reasons()
        match.choose(choice, seat)
