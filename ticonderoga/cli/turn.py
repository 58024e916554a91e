"""A turn as it is played, in text, for every game: points to spend, a contest, ways in use."""

from __future__ import annotations

from typing import Final

from ticonderoga.cli.screen import Panel
from ticonderoga.cli.sheet import Sheet, kept
from ticonderoga.engine.drawing_play import Contest, Contestant, Points, PointState

STATES: Final[dict[PointState, str]] = {
    "ready": "", "used": "used", "held": "held", "lost": "lost",
}  # fmt: skip
"""What is said of a point; nothing of one that may be spent."""
CELL: Final = 3
"""How many letters a step of a contest's track takes."""

Rows = list[tuple[str, str]]

# ---------------------------------------------------------------------- points


def point_rows(sheet: Sheet) -> Rows:
    """The points of every group: those to spend by name, then those that are not."""
    sides = sheet.board["sides"]
    groups = sheet.scene.get("points", [])
    return [(sides[group["side"]]["name"], said_points(sheet, group)) for group in groups]


def said_points(sheet: Sheet, group: Points) -> str:
    """ "No Event (#2): Light AP, Army AP; used: Army AP": one line for a group of points."""
    kinds = sheet.board.get("points", [])
    parts = []
    for state, word in STATES.items():
        names = [kinds[kind]["name"] for kind, each in group["points"] if each == state]
        if names:
            listed = ", ".join(kept(name) for name in names)
            parts.append(f"{word}: {listed}" if word else listed)
    return f"{group['title']}: {'; '.join(parts)}"


# ---------------------------------------------------------------------- a contest


def contest_panels(sheet: Sheet) -> list[Panel]:
    """The battle that is being fought: the track with both markers, the sides, the dice."""
    contest = sheet.scene.get("contest")
    if contest is None:
        return []
    lines = [contest["now"], *_track(sheet, contest)]
    lines += [_side(sheet, side) for side in contest["sides"]]
    if contest["rolls"]:
        lines.append(f"Dice: {'; '.join(_dice(sheet, contest))}.")
    return [Panel(f"{contest['title']} ({contest['rule']})", lines, "contest")]


def _track(sheet: Sheet, contest: Contest) -> list[str]:
    """The steps in a row, and below them each marker under its letter; one that has gone beyond
    the end stands there."""
    low, high = contest["low"], contest["high"]
    names = [sheet.board["sides"][side["side"]]["name"] for side in contest["sides"]]
    widest = max(len(name) for name in names)
    cells = [f"{step:>{CELL}}" for step in range(low, high + 1)]
    lines = [kept(" " * widest + "".join(cells))]
    for name, side in zip(names, contest["sides"]):
        at = max(low, min(high, side["marker"])) - low
        letter = sheet.letters_of(side["side"])
        marks = [f"{letter if step == at else '·':>{CELL}}" for step in range(high - low + 1)]
        lines.append(kept(f"{name:<{widest}}{''.join(marks)}"))
    return lines


def _side(sheet: Sheet, side: Contestant) -> str:
    """Who fights, from where the marker started, and which rolls may be made anew."""
    name = sheet.board["sides"][side["side"]]["name"]
    units = ", ".join(f"{number} {kind}" for kind, number in side["units"]) or "nobody left"
    at = f"{side['marker']:+d}" if side["marker"] else "0"
    said = f"{name}, {side['role'].lower()}, at {at}: {units}."
    for each in side["penalties"]:
        said += f" {each['text']} {each['value']:+d} ({each['rule']})."
    for who, left in side["rerolls"]:
        said += f" {who}: {left} {'reroll' if left == 1 else 'rerolls'} left."
    return said


def _dice(sheet: Sheet, contest: Contest) -> list[str]:
    """Each die on the table: whose it is, and what it shows."""
    faces = sheet.board.get("faces", [])
    found = []
    for roll in contest["rolls"]:
        face = faces[roll["face"] - 1]["name"] if faces else str(roll["face"])
        piece = roll["piece"]
        who = f"{sheet.board['pieces'][piece]['short']} " if piece >= 0 else ""
        found.append(f"{who}{face}{' (anew)' if roll.get('again') else ''}")
    return found


# ---------------------------------------------------------------------- ways


def way_panels(sheet: Sheet) -> list[Panel]:
    """The ways that are not as the board has them, or that somebody has used."""
    lines = [f"{state['title']}." for state in sheet.scene.get("links", [])]
    return [Panel("Ways built and used", lines, "ways")] if lines else []
