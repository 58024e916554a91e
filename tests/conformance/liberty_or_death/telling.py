"""What the log of Liberty or Death tells: what has happened, never a change by nothing."""

from __future__ import annotations

from collections.abc import Sequence

from ticonderoga.engine.words import LogEntry

COUNTED = (
    "placed", "removed", "lost", "moved", "activated", "hidden", "released", "marker_placed",
    "marker_removed", "withheld", "squadrons_sent", "blockades_moved", "common_cause",
)  # fmt: skip
"""Entries that begin with how many."""


def check_told(entries: Sequence[LogEntry]) -> None:
    for entry in entries:
        kind, *args = entry
        if kind in COUNTED:
            assert args[0] > 0, f"the log tells of nothing: {entry}"
        elif kind == "paid":
            assert args[1] > 0, f"the log tells of nothing: {entry}"
        elif kind == "resources":
            assert args[1] != 0, f"the log tells of nothing: {entry}"
        elif kind == "shifted":
            assert args[1] != args[2], f"the log tells of nothing: {entry}"
