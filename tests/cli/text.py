"""The table in text as tests read it."""

from __future__ import annotations

from ticonderoga.cli.panels import panels
from ticonderoga.cli.screen import Panel
from ticonderoga.cli.sheet import WHOLE, Sheet
from ticonderoga.cli.things import describe
from ticonderoga.engine.game import OBSERVER
from ticonderoga.engine.match import Match


def sheet_of(match: Match, seat: int) -> Sheet:
    return Sheet(match.rules, match.rules.board(), match.rules.scene(match.view(seat)))


def shown(match: Match, seat: int) -> list[Panel]:
    return panels(sheet_of(match, seat), seat)


def described(match: Match, seat: int, kind: str, index: int) -> Panel:
    return describe(sheet_of(match, seat), kind, index)


def text(found: list[Panel], kind: str) -> str:
    """The panels of a kind, title and lines."""
    wanted = [panel for panel in found if panel.kind == kind]
    said = "\n".join("\n".join([panel.title, *panel.lines]) for panel in wanted)
    return said.replace(WHOLE, " ")


def board_text(match: Match, seat: int = OBSERVER) -> str:
    return text(shown(match, seat), "board")
