"""The blocks of docs/learn.md run as they stand, one after another, and its sizes are right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ticonderoga.engine.game import settle_options
from ticonderoga.engine.registry import all_games
from ticonderoga.learn.arrays import Arrays

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "learn.md").read_text(encoding="utf-8")


def test_the_blocks_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert len(blocks) == 4
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/learn.md", "exec"), names)
    printed = capsys.readouterr().out.splitlines()
    assert "bid c" in printed[1]
    assert printed[-1] == "True"


def test_the_sizes_are_those_of_the_games() -> None:
    for game in all_games():
        rules = game.rules(game.scenarios[0].name, settle_options(game, {}))
        arrays = Arrays(rules)
        row = rf"^\| {re.escape(game.title.removesuffix(' 1744-1782'))}.* \| {arrays.width:,} \| "
        assert re.search(row + rf"{arrays.size:,} \|", PAGE, re.MULTILINE), game.name
