"""The notebooks run from the first cell to the last, as they are."""

from __future__ import annotations

import os
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))


def test_there_are_notebooks() -> None:
    assert len(NOTEBOOKS) >= 4


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    book = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    assert not any(cell.get("outputs") for cell in book.cells), "saved without outputs"
    env = {**os.environ, "PYTHONPATH": str(ROOT), "MPLBACKEND": "agg"}
    client = NotebookClient(book, timeout=300, kernel_name="python3")
    client.execute(env=env)
    code = [cell for cell in book.cells if cell.cell_type == "code"]
    printed = [out.text for cell in code for out in cell.outputs if out.output_type == "stream"]
    assert len(printed) >= 3
