"""A plain table for the terminal: one left column of names, then columns of numbers."""

from __future__ import annotations

from rich.table import Table


def columns(*names: str) -> Table:
    """An empty table with these headings."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for number, name in enumerate(names):
        table.add_column(name, justify="left" if number == 0 else "right", no_wrap=True)
    return table
