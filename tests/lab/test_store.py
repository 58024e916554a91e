"""Results on disk: appended, found again, whole after a crash, and never believed when changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ticonderoga.engine.errors import DamagedFile, TiconderogaError
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.batch import Plan, make_plan, play_units, run_batch
from ticonderoga.lab.store import FILE, Store, plan_key, read_runs
from ticonderoga.lab.workers import Here


class Counting(Here):
    """Counts what is really played."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def work(self, task: Any, items: Any) -> Iterator[tuple[int, Any]]:
        for number, item in enumerate(items):
            self.played.append(item[1])
            yield number, task(item)


def plan_of(**more: Any) -> Plan:
    return replace(make_plan(find_game("skirmish"), seed=8, notes=True), **more)


def recorded(folder: Path, games: int) -> list[Any]:
    plan = plan_of()
    crew = Counting()
    with Store(folder, resume=True) as store:
        list(play_units([(plan, index) for index in range(games)], crew, store))
    return crew.played


def test_a_run_goes_on_where_it_ended(tmp_path: Path) -> None:
    assert recorded(tmp_path, 3) == [0, 1, 2]
    assert recorded(tmp_path, 5) == [3, 4]
    assert recorded(tmp_path, 5) == []
    whole, _ = run_batch(plan_of(), 5)
    assert read_runs(tmp_path) == [(plan_of(), whole)]


def test_a_torn_last_line_is_dropped_with_a_message(tmp_path: Path) -> None:
    recorded(tmp_path, 4)
    file = tmp_path / FILE
    sound = file.read_bytes()
    said: list[str] = []
    for torn in (sound[:-1], sound[:-30]):
        file.write_bytes(torn)
        assert len(read_runs(tmp_path)[0][1]) == 3, "reading leaves it out"
        with Store(tmp_path, resume=True, say=said.append) as store:
            assert store.get(plan_of(), 2) is not None
            assert store.get(plan_of(), 3) is None
        assert "torn off" in said[-1]
        assert recorded(tmp_path, 4) == [3]
        assert len(file.read_bytes().splitlines()) == len(sound.splitlines())
    assert len(said) == 2


def test_damage_elsewhere_is_refused_with_its_line(tmp_path: Path) -> None:
    recorded(tmp_path, 3)
    file = tmp_path / FILE
    lines = file.read_text().splitlines(keepends=True)
    lines[4] = lines[4].replace('"winners":[0]', '"winners":[1]').replace('"year":0', '"year":1')
    file.write_text("".join(lines))
    with pytest.raises(DamagedFile, match="line 5: its check does not fit"):
        Store(tmp_path, resume=True)
    with pytest.raises(DamagedFile, match="line 5"):
        read_runs(tmp_path)


def test_games_are_found_by_plan_and_number() -> None:
    key = plan_key(plan_of())
    assert plan_key(plan_of(notes=False, keep=True)) == key, "the games are the same"
    for other in ({"seed": 9}, {"agents": ("random", "planner:easy")}, {"scenario": "melee"}):
        assert plan_key(plan_of(**other)) != key


def test_what_a_person_does_wrong_is_told(tmp_path: Path) -> None:
    recorded(tmp_path, 1)
    with pytest.raises(TiconderogaError, match="holds a run already; --resume"):
        Store(tmp_path)
    with (
        Store(tmp_path, resume=True),
        pytest.raises(TiconderogaError, match="another run is writing"),
    ):
        Store(tmp_path, resume=True)
    (tmp_path / "file").write_text("")
    with pytest.raises(TiconderogaError, match="cannot be written"):
        Store(tmp_path / "file")
    with pytest.raises(TiconderogaError, match="cannot be read"):
        read_runs(tmp_path / "nothing")


def test_games_of_other_sources_are_marked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded(tmp_path, 1)
    monkeypatch.setattr("ticonderoga.lab.store.code_digest", lambda: "other")
    said: list[str] = []
    with Store(tmp_path, resume=True, say=said.append) as store:
        assert store.get(plan_of(), 0) is not None
        assert store.run.codes[-1] != "other"
    assert "other sources" in said[0]
    with Store(tmp_path, resume=True, say=said.append) as store:
        assert store.run.codes[-1] == "other"
    assert len(said) == 1
