"""Ratings, sequential tests and tournaments: figures that are known beforehand, and one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.ratings import POINTS, Ratings, Row, chance_of
from ticonderoga.lab.results import mean_interval
from ticonderoga.lab.sequential import NOT_STRONGER, STRONGER, Sequential, log_ratio
from ticonderoga.lab.store import Store
from ticonderoga.lab.tournament import Entry, Tournament, make_entry
from ticonderoga.lab.tournament_page import tournament_page
from ticonderoga.lab.workers import Here

SKIRMISH = find_game("skirmish")


# ---------------------------------------------------------------------- ratings


def duels(one: str, other: str, won: int, games: int, first: float = 1.0) -> list[Row]:
    """So many games of the first agent in the first seat, and as many won."""
    key = ("battle", "red")
    return [
        Row(key, one, other, first if at < won else 1 - first, f"deal {at}") for at in range(games)
    ]


def test_a_rating_is_the_log_odds_of_winning() -> None:
    """3000 of 4000 from either side are odds of 3; the prior of two games hardly moves them."""
    rows = duels("a", "b", 3000, 4000) + [
        Row(("battle", "red"), "b", "a", 1.0 if at < 1000 else 0.0, f"deal {at}")
        for at in range(4000)
    ]
    ratings = Ratings(rows, ["a", "b"])
    found = ratings.rating("a")
    assert found.value == pytest.approx(POINTS * log(3) / 2, abs=0.5)
    assert ratings.rating("b").value == pytest.approx(-found.value)
    assert found.low < found.value < found.high
    assert chance_of(2 * found.value) == pytest.approx(0.75, abs=0.001)
    assert ratings.advantage(("battle", "red")).value == pytest.approx(0.0, abs=0.5)
    assert ratings.chance_stronger("a", "b") > 0.999


def test_independent_games_have_the_interval_of_the_binomial() -> None:
    rows = [
        Row(("battle", "red"), "a", "b", float(at % 4 > 0), f"one {at}") for at in range(400)
    ] + [Row(("battle", "red"), "b", "a", float(at % 4 == 0), f"two {at}") for at in range(400)]
    ratings = Ratings(rows, ["a", "b"])
    found = ratings.rating("a")
    error = (1 / (800 * 0.75 * 0.25)) ** 0.5 / 2
    assert (found.high - found.low) / 2 == pytest.approx(1.96 * error * POINTS, rel=0.03)


def test_pairs_that_cancel_out_are_more_certain_than_single_games() -> None:
    """The deal decides which seat wins: every pair is a draw, and little is uncertain."""
    rows = []
    for at in range(60):
        for one, other in (("a", "b"), ("b", "a")):
            rows.append(Row(("battle", "red"), one, other, float(at % 2), f"deal {at}"))
    paired = Ratings(rows, ["a", "b"])
    single = Ratings(
        [Row(r.key, r.agent, r.against, r.share, f"{i}") for i, r in enumerate(rows)], ["a", "b"]
    )
    assert paired.rating("a").value == pytest.approx(0.0, abs=1e-6)
    wide = single.rating("a")
    narrow = paired.rating("a")
    assert narrow.high - narrow.low < 0.3 * (wide.high - wide.low)


def test_a_perfect_score_has_a_rating_with_an_end() -> None:
    ratings = Ratings(duels("a", "b", 30, 30) + duels("b", "a", 0, 30), ["a", "b"])
    found = ratings.rating("a")
    assert 200 < found.value < 800
    assert found.low > 0


def test_seats_of_many_have_chances_of_their_own() -> None:
    key, other = ("brawl", "red"), ("brawl", "blue")
    rows = []
    for at in range(100):
        for seat, ours, theirs in ((key, 50, 25), (other, 20, 10)):
            rows.append(Row(seat, "good", "", float(at < ours), f"deal {at}"))
            rows.append(Row(seat, "usual", "", float(at < theirs), f"deal {at}"))
    ratings = Ratings(rows, ["usual", "good"])
    assert ratings.rating("good").low > 0
    assert chance_of(ratings.advantage(key).value) == pytest.approx(0.37, abs=0.02)
    assert chance_of(ratings.advantage(other).value) == pytest.approx(0.15, abs=0.02)


def test_a_mean_has_an_interval_also_when_all_values_are_alike() -> None:
    assert mean_interval([0.5], 0.0, 1.0) == (0.5, 0.0, 1.0)
    mean, low, high = mean_interval([1.0] * 20, 0.0, 1.0)
    assert (mean, high) == (1.0, 1.0)
    assert 0.8 < low < 0.9
    assert mean_interval([0.0, 1.0, 0.0, 1.0], 0.0, 1.0)[0] == 0.5


# ---------------------------------------------------------------------- the sequential test


def test_the_ratio_of_wins_and_losses_is_that_of_the_classical_test() -> None:
    """With nothing but wins and losses the generalised test is Wald's."""
    seen = Counter({1.0: 60, 0.0: 40})
    wald = 60 * log(0.6 / 0.5) + 40 * log(0.4 / 0.5)
    assert log_ratio(seen, 0.5, 0.6) == pytest.approx(wald, abs=0.01)
    assert log_ratio(seen, 0.6, 0.5) == pytest.approx(-wald, abs=0.01)


def test_a_test_ends_with_the_right_answer_as_often_as_it_says() -> None:
    """Rounds of two games; alpha and beta are 10 %, and 40 tests of either kind are run."""
    random = Random(17)
    wrong = {0.0: 0, 60.0: 0}
    rounds = 0
    for elo, wanted in ((0.0, NOT_STRONGER), (60.0, STRONGER)):
        chance = chance_of(elo)
        for _ in range(40):
            test = Sequential(0.0, 60.0, 0.1, 0.1)
            while not test.verdict:
                test.add(((random.random() < chance) + (random.random() < chance)) / 2)
            wrong[elo] += test.verdict != wanted
            rounds += len(test.ratios)
    assert all(number <= 9 for number in wrong.values()), "9 of 40 happens once in 50 at 10 %"
    assert rounds / 80 < 120, "a fixed test of this power takes about 150 rounds"


def test_bounds_that_make_no_sense_are_refused() -> None:
    assert exp(Sequential(alpha=0.05, beta=0.05).upper) == pytest.approx(19)
    with pytest.raises(TiconderogaError, match="elo0 below elo1"):
        Sequential(10, 5)
    with pytest.raises(TiconderogaError, match="alpha is a chance"):
        Sequential(alpha=0.7)


# ---------------------------------------------------------------------- tournaments


def entry_of(agents: tuple[str, ...] = ("random", "planner:easy"), **more: Any) -> Entry:
    return make_entry(SKIRMISH, list(agents), more.pop("scenarios", []), {}, **more)


def played(entry: Entry, **more: Any) -> Tournament:
    tournament = Tournament(entry, more.pop("make_test", None))
    tournament.play(Here(), **more)
    return tournament


def test_every_two_agents_meet_with_seats_exchanged() -> None:
    entry = entry_of(("random", "planner:easy", "planner"), games=8, seed=4)
    tournament = played(entry)
    plain = tournament.plain()
    met = [(row["one"], row["other"], row["rounds"], row["games"]) for row in plain["encounters"]]
    assert met == [
        ("random", "planner:easy", 4, 8), ("random", "planner", 4, 8),
        ("planner:easy", "planner", 4, 8),
    ]  # fmt: skip
    for row in plain["ratings"]:
        assert row["games"] == 16
        assert row["by_seat"]["red"]["games"] == row["by_seat"]["blue"]["games"] == 8
    assert sum(row["points"] for row in plain["ratings"]) == 24
    plans = tournament.encounters[0].seatings[0]
    assert plans[0].agents == plans[1].agents[::-1]
    assert plans[0].game_seed(3) == plans[1].game_seed(3)


def test_an_agent_goes_round_the_seats_of_many() -> None:
    entry = entry_of(("random", "planner:easy"), scenarios=["brawl"], games=15, others="random")
    tournament = played(entry)
    plain = tournament.plain()
    assert [row["rounds"] for row in plain["encounters"]] == [3]
    tables = [plan.agents for plan in tournament.encounters[0].seatings[0]]
    assert tables[0] == ("random",) * 4
    assert [agents.index("planner:easy") for agents in tables[1:]] == [0, 1, 2, 3]
    games = {row["agent"]: row["games"] for row in plain["ratings"]}
    assert games == {"random": 12, "planner:easy": 12}


def test_an_agent_against_itself_under_another_name_is_even() -> None:
    entry = entry_of(("planner", "planner:normal"), games=12)
    for row in played(entry).plain()["encounters"]:
        assert row["share"] == 0.5


def test_scenarios_take_turns() -> None:
    entry = make_entry(
        find_game("bayonets-tomahawks"), ["random", "planner:easy"],
        ["petite-guerre-1755", "full-war-1755"], {}, games=6,
    )  # fmt: skip
    tournament = Tournament(entry)
    rounds = [tournament._round(tournament.encounters[0], number) for number in range(3)]
    told = [(units[0][0].scenario, units[0][1]) for units in rounds]
    assert told == [("petite-guerre-1755", 0), ("full-war-1755", 0), ("petite-guerre-1755", 1)]


def test_without_pairs_every_game_has_its_own_deal() -> None:
    tournament = Tournament(entry_of(paired=False, games=6))
    rounds = [tournament._round(tournament.encounters[0], number) for number in range(3)]
    assert [index for units in rounds for _, index in units] == list(range(6))


class Backwards(Here):
    """Hands work over in another order, as workers at a distance do."""

    def work(self, task: Any, items: Any) -> Iterator[tuple[int, Any]]:
        several = []
        for number, item in enumerate(items):
            several.append((number, task(item)))
            if len(several) == 7:
                yield from reversed(several)
                several = []
        yield from reversed(several)


def test_the_table_does_not_depend_on_the_order_of_the_work() -> None:
    def make_test() -> Sequential:
        return Sequential(0, 400, 0.2, 0.2)

    entry = entry_of(("random", "planner:easy", "planner"), games=60, seed=1)
    one = Tournament(entry, make_test)
    one.play(Here())
    other = Tournament(entry, make_test)
    other.play(Backwards())
    assert one.plain() == other.plain()
    decided = [each for each in one.encounters if each.is_decided()]
    assert decided, "the test ended something early"
    assert all(len(each.shares) < 30 for each in decided)


def test_a_tournament_goes_on_where_it_ended_and_plays_nothing_twice(tmp_path: Path) -> None:
    entry = entry_of(games=10)
    counted: list[int] = []

    class Stopping(Here):
        def work(self, task: Any, items: Any) -> Iterator[tuple[int, Any]]:
            for number, item in enumerate(items):
                counted.append(number)
                yield number, task(item)

    with Store(tmp_path) as store, pytest.raises(KeyboardInterrupt):
        Tournament(entry).play(Stopping(), store, _stop_after_three)
    assert len(counted) == 6
    with Store(tmp_path, resume=True) as store:
        again = Tournament(entry)
        again.play(Stopping(), store)
    assert len(counted) == 10
    assert again.plain() == played(entry).plain()


def _stop_after_three(tournament: Tournament, spared: int) -> None:
    if len(tournament.encounters[0].shares) == 3:
        raise KeyboardInterrupt


def test_the_page_says_what_the_table_says() -> None:
    tournament = played(entry_of(games=24), make_test=lambda: Sequential(0, 50))
    plain = tournament.plain()
    html = tournament_page(tournament, plain)
    for row in plain["ratings"]:
        assert f"{row['value']:+.0f}" in html
    for heading in ("Rating list", "Who met whom", "What a seat is worth", "The sequential tests"):
        assert f">{heading}</h2>" in html
    assert html.count("<figure>") == html.count('role="img"') == html.count("<svg") == 4
    assert html == tournament_page(tournament, plain), "the same figures, the same page"


@pytest.mark.parametrize(
    ("agents", "more", "said"),
    [
        (("random",), {}, "two agents or more"),
        (("random", "random"), {}, "named twice"),
        (("random", "plannr"), {}, "did you mean 'planner'"),
        (("random", "planner"), {"games": 0}, "--games must be 1 or more"),
        (("random", "planner"), {"others": "random"}, "--others is for more than two seats"),
        (("random", "planner"), {"scenarios": ["duel", "melee"]}, "as many seats: duel 2, melee 3"),
    ],
)
def test_what_cannot_be_played_is_told(
    agents: tuple[str, ...], more: dict[str, Any], said: str
) -> None:
    with pytest.raises(TiconderogaError, match=said):
        entry_of(agents, **more)
