"""Questions of a turn that is built up, players that a game brings along, and who plays whom."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.toy import Toy, choose_by, choose_times, pick, toy_game, toy_match
from ticonderoga.engine.agent import OwnPlayerAgent, Seen, answer
from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.errors import Refused, TiconderogaError
from ticonderoga.engine.game import OwnPlayers, record
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import agent_names, make_agent
from ticonderoga.engine.save import load, save

# ---------------------------------------------------------------------- questions with `allows`

LISTED: list[int] = []


def _offer(g: Toy, ask: Ask) -> list[Choice]:
    LISTED.append(ask.seat)
    return [("pick", number) for number in ask.among]


def _refuse(g: Toy, ask: Ask, choice: Choice) -> Reason:
    return Reason("not_among", (choice[1],))


def _allows(g: Toy, ask: Ask, choice: Choice) -> bool:
    return choice[1] in ask.among


STEP = Question("pick", _offer, _refuse, ("pick",), allows=_allows)


def build(g: Toy) -> Procedure[None]:
    """Seat 0 is asked until it picks 0."""
    while True:
        choice = yield Ask(0, STEP, among=(0, 1, 2))
        g.chose(0, choice)
        if choice[1] == 0:
            return


def only_done(g: Toy) -> Procedure[None]:
    g.chose(0, (yield Ask(0, STEP, among=(0,))))


def test_a_step_is_checked_alone_and_not_listed() -> None:
    LISTED.clear()
    match = toy_match(build)
    match.choose(("pick", 2))
    match.choose(("pick", 1))
    assert LISTED == []
    assert match.choices() == [("pick", 0), ("pick", 1), ("pick", 2)]
    match.choose(("pick", 0))
    assert match.over
    assert match.position.trail == [2, 1, 0]


@pytest.mark.parametrize(
    "nonsense",
    [("pick", 3), ("pick", True), ("pick", 1.0), ("pick",), ("grab", 0), (), 7, ["pick", 1]],
)
def test_a_step_refuses_what_it_does_not_allow(nonsense: Any) -> None:
    match = toy_match(build)
    before = match.hash()
    with pytest.raises(Refused):
        match.choose(nonsense)
    assert match.hash() == before
    match.choose(("pick", 1))


def test_a_step_is_put_even_with_a_single_answer() -> None:
    match = toy_match(only_done)
    assert not match.over
    assert match.choices() == [("pick", 0)]


def test_a_step_can_be_taken_back_and_saved() -> None:
    match = toy_match(build, choose_by(1, 1, 2))
    match.choose(("pick", 2))
    match.choose(("pick", 1))
    match.undo(0)
    assert match.position.trail == [2]
    match.choose(("pick", 0))
    again = load(save(match), lambda name: match.setup.game)
    assert again.hash() == match.hash()


# ---------------------------------------------------------------------- controllers


def asks_who_plays(g: Toy) -> Procedure[None]:
    """The rules ask seat 1 instead of seat 0, if seat 0 is played by the chart."""
    seat = 1 if g.controllers[0] == "chart" else 0
    g.chose(seat, (yield pick(seat, 1, 2)))


def test_a_controller_who_comes_before_any_answer_changes_the_question() -> None:
    match = toy_match(asks_who_plays)
    assert match.awaited() == (0,)
    match.set_controller(0, "chart")
    assert match.awaited() == (1,)
    match.choose(("pick", 2), 1)
    again = load(save(match), lambda name: match.setup.game)
    assert again.hash() == match.hash()
    assert again.log() == match.log()


def test_a_controller_who_comes_later_leaves_the_question() -> None:
    def after_one(g: Toy) -> Procedure[None]:
        g.chose(1, (yield pick(1, 1, 2)))
        yield from asks_who_plays(g)

    match = toy_match(after_one)
    match.choose(("pick", 1), 1)
    match.set_controller(0, "chart")
    assert match.awaited() == (0,)


def test_a_fork_does_not_learn_of_a_controller_set_elsewhere() -> None:
    match = toy_match(asks_who_plays)
    twin = match.fork()
    match.set_controller(0, "chart")
    assert twin.awaited() == (0,)
    assert twin.position.controllers == ["", ""]


# ---------------------------------------------------------------------- insiders


class Chart:
    """Picks what a die says, and says so; it looks for secrets, and finds none."""

    def __init__(self) -> None:
        self.secrets: list[list[int]] = []

    def decide(self, g: Any, ask: Ask) -> Choice:
        self.secrets.append(list(g.secrets))
        roll: int = g.dice.d6()
        record(g, "rolled", roll)
        return ("pick", ask.among[roll % len(ask.among)])

    def forget(self) -> None:
        return None


class ChartGame:
    """A game with a chart that plays, and the charts it has made."""

    def __init__(self) -> None:
        steps = [choose_times(0, 3, 1, 2, 3), choose_by(1, 1, 2)]
        self.charts: list[Chart] = []
        self.game = toy_game(steps, own_players=OwnPlayers(("chart",), self._make))

    def _make(self, name: str, level: str) -> Chart:
        self.charts.append(Chart())
        return self.charts[-1]


def test_an_insider_plays_by_its_own_dice_and_sees_no_secret() -> None:
    game = ChartGame()
    match = Match(game.game, seed=3)
    insider = make_agent("chart", 5, game.game)
    before = match.position.dice.write()
    while not match.over:
        seat = match.awaited()[0]
        match.choose(answer(match, seat, insider), seat)
    assert match.position.dice.write() == before
    assert game.charts[0].secrets == [[], [], [], []]
    assert [entry for entry in match.log() if entry[0] == "rolled"]


def test_an_insider_answers_alike_to_the_same_seed() -> None:
    lines = []
    for _ in range(2):
        game = ChartGame()
        match = Match(game.game, seed=3)
        insider = make_agent("chart", 5, game.game)
        while not match.over:
            seat = match.awaited()[0]
            match.choose(answer(match, seat, insider), seat)
        lines.append(match.deliveries)
    assert lines[0] == lines[1]


def test_what_an_insider_says_is_in_the_journal_and_comes_back_with_it() -> None:
    game = ChartGame()
    match = Match(game.game, seed=3)
    insider = make_agent("chart", 5, game.game)
    match.choose(answer(match, 0, insider), 0)
    again = load(save(match), lambda name: match.setup.game)
    assert again.log() == match.log()
    assert again.journal == match.journal


def test_what_these_rules_cannot_say_any_more_stays_in_the_journal_alone() -> None:
    """Saved by another version of the rules: the game is read all the same."""
    match = Match(ChartGame().game, seed=3)
    strange: list[tuple[Any, ...]] = [("rolled",), ("unheard_of", 1), ("rolled", [])]
    for entry in strange:
        match.say(0, entry)
    match.say(0, ("rolled", 4))
    again = load(save(match), lambda name: match.setup.game)
    assert again.journal == match.journal
    assert again.log() == [("rolled", 4)]
    assert [again.rules.words.say_log(entry) for entry in again.log()]


def test_an_insider_says_nothing_when_nobody_listens() -> None:
    game = ChartGame()
    match = Match(game.game, seed=3, listen=False)
    match.choose(answer(match, 0, make_agent("chart", 5, game.game)), 0)
    assert match.log() == []
    assert len(match.journal) == 1


def test_scripted_rolls_of_an_insider() -> None:
    game = ChartGame()
    match = Match(game.game, seed=3)
    insider = make_agent("chart", 5, game.game)
    assert isinstance(insider, OwnPlayerAgent)
    insider.script = (4, 3)
    assert answer(match, 0, insider) == ("pick", 2)
    assert list(insider.script) == [3]


def test_an_insider_advises_from_what_a_seat_sees() -> None:
    game = ChartGame()
    match = Match(game.game, seed=3)
    insider = make_agent("chart", 5, game.game)
    assert insider.choose(Seen(match, 0)) in match.choices(0)
    with pytest.raises(TiconderogaError, match="without seeing"):
        insider.pick([("pick", 1)], 0, 0)


def test_the_game_s_own_players_are_named_with_the_others() -> None:
    game = ChartGame()
    assert "chart" in agent_names(game.game)
    assert "chart" not in agent_names()
    with pytest.raises(TiconderogaError, match="no agent 'chart'"):
        make_agent("chart", 1)
