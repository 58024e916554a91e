"""The sequence of play as one table: every phase with its name, title, rule and procedure.

The numbers of the phases are constants beside the position, because every rule may set the
cursor; the table stands with the loop that runs it, because it names every procedure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ticonderoga.engine.ask import Procedure


class Phase:
    """A step of the sequence of play. `step` is its number, `name` what written positions and
    views call it, `title` what people do. The last phase is the end of the game. One that seldom
    asks anybody anything may do without a checkpoint of its own (`checkpoint`): then the position
    is kept before the next phase that has one."""

    __slots__ = ("checkpoint", "name", "procedure", "rule", "step", "title")

    def __init__(
        self,
        step: int,
        name: str,
        title: str,
        rule: str,
        procedure: Callable[[Any], Procedure[None]],
        checkpoint: bool = True,
    ) -> None:
        self.step: int = step
        self.name: str = name
        self.title: str = title
        self.rule: str = rule
        self.procedure: Callable[[Any], Procedure[None]] = procedure
        self.checkpoint: bool = checkpoint


def phases(*table: Phase) -> tuple[Phase, ...]:
    """The table, if its rows stand in the order of their numbers."""
    for place, phase in enumerate(table):
        if phase.step != place:
            raise ValueError(f"phase {phase.name} is number {phase.step} but stands at {place}")
    return table


def names_of(table: tuple[Phase, ...]) -> tuple[str, ...]:
    return tuple([phase.name for phase in table])


def titles_of(table: tuple[Phase, ...]) -> dict[str, str]:
    """What people call each phase, with its rule, by its name."""
    return {phase.name: f"{phase.title} ({phase.rule})" for phase in table}


def the_end(g: Any) -> Procedure[None]:
    """Nothing comes after the end of the game."""
    yield from ()
