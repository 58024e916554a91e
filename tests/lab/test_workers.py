"""Who does the work: the same results here and in processes, also when workers die. Ray has a
file of its own, test_on_ray.py."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.lab.tasks import dies_once, square
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.registry import find_game
from ticonderoga.lab import workers as crews
from ticonderoga.lab.batch import Plan, make_plan, play_rounds
from ticonderoga.lab.on_ray import OnRay
from ticonderoga.lab.workers import Here, Processes, Workers, needed, workers


def always_dies(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def skirmish(seed: int = 3) -> Plan:
    return make_plan(find_game("skirmish"), "brawl", seed=seed)


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_with_the_numbers_of_their_items(jobs: int) -> None:
    with workers(jobs) as crew:
        assert sorted(crew.work(square, range(20))) == [(n, n * n) for n in range(20)]
        assert sorted(crew.work(square, iter([5]))) == [(0, 25)]


def test_a_dead_process_costs_only_what_it_had_in_its_hands(tmp_path: Path) -> None:
    items = [(str(tmp_path), number) for number in range(12)]
    with Processes(1) as crew:
        found = [done for _, done in crew.work(dies_once, items)]
    assert sorted(number for number, _ in found) == list(range(12))
    assert dict(found)[3] == 1, "the one that died was done again"
    assert [dict(found)[number] for number in range(3)] == [0, 0, 0]
    calls = [path.name for path in tmp_path.iterdir()]
    assert sum(name.startswith(("0-", "1-", "2-")) for name in calls) == 3, "handed over is done"


def test_work_that_kills_every_process_is_given_up() -> None:
    with Processes(1) as crew, pytest.raises(TiconderogaError, match="die again and again"):
        list(crew.work(always_dies, [1]))


def test_a_round_comes_whole_and_in_order_and_no_game_twice() -> None:
    plan, other = skirmish(), skirmish(4)
    played: list[Any] = []

    class Counting(Here):
        def work(self, task: Any, items: Any) -> Iterator[tuple[int, Any]]:
            for number, item in enumerate(items):
                played.append(item)
                yield number, task(item)

    rounds = [[(plan, 0), (other, 0)], [(plan, 0), (plan, 0)], [(other, 1), (plan, 0)]]
    found = list(play_rounds(rounds, Counting()))
    assert [[outcome.index for outcome in games] for games in found] == [[0, 0], [0, 0], [1, 0]]
    assert found[1] == (found[0][0], found[0][0])
    assert len(played) == len(set(played)) == 3


def test_an_extra_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "statsmodels.api", None)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(TiconderogaError, match=r"pip install 'ticonderoga\[lab\]'"):
        needed("statsmodels.api")
    with pytest.raises(TiconderogaError, match=r"pip install 'ticonderoga\[ray\]'"):
        OnRay().__enter__()


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    module = needed("ray")

    def refuse(*_: object, **__: object) -> None:
        raise ConnectionError("no cluster at 127.0.0.1:1\nand a long explanation")

    monkeypatch.setattr(module, "is_initialized", lambda: False)
    monkeypatch.setattr(module, "init", refuse)
    with pytest.raises(TiconderogaError, match=r"'127\.0\.0\.1:1': no cluster at 127\.0\.0\.1:1$"):
        OnRay("127.0.0.1:1").__enter__()


def test_the_workers_that_are_meant() -> None:
    assert isinstance(workers(1), Here)
    assert isinstance(workers(2), Processes)
    on_ray: Workers = workers(2, "head:6379")
    assert isinstance(on_ray, OnRay)
    assert on_ray.address == "head:6379"
    with pytest.raises(TiconderogaError, match="at least one process"):
        workers(0, "")
    assert crews.code_digest() == crews.code_digest()
