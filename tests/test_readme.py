"""The README's example is run, so that it stays true."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def example() -> str:
    found = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 1, "the README has one Python example"
    return str(found[0])


def test_the_example_is_short() -> None:
    assert len([line for line in example().splitlines() if line.strip()]) <= 10


def test_the_example_plays_a_game_to_its_end() -> None:
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(example(), "README.md", "exec"), {"__name__": "example"})
    lines = said.getvalue().splitlines()
    assert lines[0].startswith(("The Americans win", "The British win"))
    assert lines[1] == "True"
