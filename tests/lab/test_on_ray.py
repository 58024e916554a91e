"""Work on Ray: the same games and the same table as on one core, also when workers are killed.

One test with one Ray of two workers, on this machine alone: starting it takes longer than all
that it does.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.lab.tasks import dies_once, square
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.batch import Outcome, make_plan, play_units, run_batch
from ticonderoga.lab.on_ray import OnRay
from ticonderoga.lab.store import Store
from ticonderoga.lab.tournament import Tournament, make_entry
from ticonderoga.lab.workers import Here, Workers


def test_ray_of_two_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with OnRay("", 2) as crew:
        _the_same_games()
        _what_a_dead_worker_had_is_done_again_and_nothing_else(crew, tmp_path)
        _a_record_survives_kill_9(crew, tmp_path / "run")
        _a_tournament_has_the_same_table_under_kill_9(crew)
        monkeypatch.setattr("ticonderoga.lab.on_ray.code_digest", lambda: "other")
        with pytest.raises(TiconderogaError, match="another Ticonderoga"):
            list(crew.work(square, [1]))
    assert capsys.readouterr().out == "", "what Ray has to say is not among the figures"


def _the_same_games() -> None:
    plan = make_plan(find_game("skirmish"), "brawl", seed=3)
    alone, _ = run_batch(plan, 12)
    shared, _ = run_batch(plan, 12, jobs=2, ray="")
    assert alone == shared


def _what_a_dead_worker_had_is_done_again_and_nothing_else(crew: Workers, folder: Path) -> None:
    items = [(str(folder), number) for number in range(12)]
    found = dict(done for _, done in crew.work(dies_once, items))
    assert sorted(found) == list(range(12))
    assert found[3] == 1
    assert sum(calls == 0 for calls in found.values()) == 11


def _a_record_survives_kill_9(crew: Workers, folder: Path) -> None:
    """Half-way a worker process is killed from outside; the games are those of one core."""
    plan = make_plan(find_game("washingtons-war"), seed=5)
    units = [(plan, index) for index in range(10)]
    heard: list[Outcome] = []
    with Store(folder) as store:
        for _, outcome in play_units(units, crew, store):
            heard.append(outcome)
            if len(heard) == 4:
                os.kill(_worker(), signal.SIGKILL)
    alone = [outcome for _, outcome in play_units(units, Here())]
    assert sorted(heard, key=lambda outcome: outcome.index) == alone
    with Store(folder, resume=True) as again:
        assert [again.get(plan, index) for index in range(10)] == alone


def _a_tournament_has_the_same_table_under_kill_9(crew: Workers) -> None:
    agents = ["random", "planner:easy"]
    entry = make_entry(find_game("skirmish"), agents, [], {}, games=24, seed=2)
    tables: list[dict[str, Any]] = []
    kills: list[int] = []

    def kill(tournament: Tournament, spared: int) -> None:
        if len(tournament.rows) == 8:
            os.kill(_worker(), signal.SIGKILL)
            kills.append(len(tournament.rows))

    for where, tell in ((Here(), None), (crew, None), (crew, kill)):
        tournament = Tournament(entry)
        tournament.play(where, tell=tell)
        tables.append(tournament.plain())
    assert kills == [8]
    assert tables[0] == tables[1] == tables[2]


def _worker() -> int:
    """A worker process of our Ray; one that works just now, if there is one."""
    found: dict[int, str] = {}
    while not found:  # a dead one is being replaced
        for folder in Path("/proc").iterdir():
            if folder.name.isdigit():
                try:
                    command = (folder / "cmdline").read_bytes().decode()
                    parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
                except OSError:
                    continue
                if command.startswith(("ray::_do", "ray::IDLE")) and _is_ours(parent):
                    found[int(folder.name)] = command
    return min(found, key=lambda pid: "IDLE" in found[pid])


def _is_ours(raylet: str) -> bool:
    """Whether the parent of a worker was started by this process."""
    try:
        stat = (Path("/proc") / raylet / "stat").read_text()
    except OSError:
        return False
    return int(stat.rpartition(")")[2].split()[1]) == os.getpid()
