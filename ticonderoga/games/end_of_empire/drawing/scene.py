"""The scene of End of Empire, from what a seat may see: everything."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from ticonderoga.engine.drawing import Standing, Status, TrackMark
from ticonderoga.engine.drawing_play import OrderSheet
from ticonderoga.engine.kit import drawing as draw
from ticonderoga.engine.kit.phases import titles_of
from ticonderoga.engine.scene_parts import SceneParts
from ticonderoga.games.end_of_empire.data.kinds import ARW, SIDES
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData
from ticonderoga.games.end_of_empire.drawing.battle import draw_battle
from ticonderoga.games.end_of_empire.drawing.board import when
from ticonderoga.games.end_of_empire.drawing.tokens import draw_tokens, strength_of
from ticonderoga.games.end_of_empire.position import DEAD
from ticonderoga.games.end_of_empire.rules import sequence
from ticonderoga.games.end_of_empire.rules.flags import kept_home
from ticonderoga.games.end_of_empire.text.names import SIDE_NAMES_BY_WAR
from ticonderoga.games.end_of_empire.view import View

PHASES: Final = titles_of(sequence.PHASES)
OF_A_SIDE: Final = (
    "operations", "lakes", "fortifying", "adjustment", "redeployment", "operations-begin",
)  # fmt: skip
"""The steps that belong to one side."""
ECONOMIES: Final = ("normal", "near collapse", "full collapse")


def scene_parts(pack: Pack, scenario: ScenarioData) -> SceneParts:
    """Everything that changes."""
    return {
        "tokens": partial(draw_tokens, pack, scenario),
        "tracks": partial(_tracks, scenario),
        "regions": partial(_regions, pack, scenario),
        "status": partial(_status, pack, scenario),
        "standing": partial(_standings, pack, scenario),
        "hands": _nothing,
        "piles": _nothing,
        "order": partial(_order, pack, scenario),
        "contest": partial(draw_battle, pack, scenario),
    }


def _nothing(view: View) -> list[Any]:
    """There are no cards in this game."""
    return []


# ---------------------------------------------------------------------- tracks


def _tracks(scenario: ScenarioData, view: View) -> dict[str, TrackMark]:
    last = scenario.last_turn - scenario.first_turn
    at = min(max(0, view["turn"] - scenario.first_turn), last)
    tracks: dict[str, TrackMark] = {"turn": {"step": at, "note": ""}}
    if scenario.collapse_rolls:
        tracks["economy"] = {"step": view["economy"], "note": ""}
    return tracks


def _regions(pack: Pack, scenario: ScenarioData, view: View) -> list[int]:
    """12.4, 12.5 Colonies under British rule again, and other areas by whose flag they have; the
    rest are nobody's to a table."""
    areas = range(len(pack.board.area_names))
    if scenario.war != ARW:
        return [-1 for _ in areas]
    flags = view["flags"]
    return [1 - kept_home(pack.pieces, area) if flags >> area & 1 else -1 for area in areas]


def _status(pack: Pack, scenario: ScenarioData, view: View) -> list[Status]:
    """When it is, what is done, and how politics stand."""
    turn = f"{view['turn']} of {scenario.last_turn}, {when(pack, scenario, view['turn'])}"
    status: list[Status] = [("Turn", turn), ("Phase", _phase(scenario, view))]
    if scenario.war != ARW:
        return status
    france, spain = view["entered_war"]
    lost = regular_steps_lost(pack, view)
    if france:
        status.append(("France", f"at war since turn {france}"))
    else:
        need = pack.tables.french_steps
        status.append(("France", f"neutral: {lost} of {need} steps of regulars eliminated (15.2)"))
    status.append(("Spain", f"at war since turn {spain}" if spain else "neutral"))
    if view["wi_due"]:
        status.append(("West Indies Withdrawal", f"due on turn {view['wi_due']}"))
    if view["republic"]:
        status.append(("Vermont", "a republic"))
    if scenario.collapse_rolls:
        status.append(("American economy", ECONOMIES[view["economy"]]))
    return status


def regular_steps_lost(pack: Pack, view: View) -> int:
    """15.2 The steps of eliminated British regulars; what depleted units have lost is not among
    them."""
    pieces = pack.pieces
    regular = pieces.british_regular
    lost = 0
    for piece in pieces.of_war[ARW]:
        if regular[piece] and view["where"][piece] == DEAD:
            lost += pieces.steps[piece]
    return lost


def _phase(scenario: ScenarioData, view: View) -> str:
    said = PHASES[view["step"]]
    if view["step"] in OF_A_SIDE:
        return f"{SIDE_NAMES_BY_WAR[scenario.war][view['active']]} {said}"
    return said


def _standings(pack: Pack, scenario: ScenarioData, view: View) -> list[Standing]:
    return [_standing(pack, scenario, view, side) for side in SIDES]


def _standing(pack: Pack, scenario: ScenarioData, view: View, side: int) -> Standing:
    """How much of its victory a side has; one that only has to prevent the other's is told by its
    strength."""
    steps = strength = 0
    for place, pieces in view["stacks"][side]:
        if place < pack.board.size:
            steps += sum([view["steps"][piece] for piece in pieces])
            strength += strength_of(pack, view, pieces)
    name = SIDE_NAMES_BY_WAR[scenario.war][side]
    have, need = view["progress"][side]
    text = f"{strength} combat factors and {steps} steps on the map."
    if not need:
        return draw.standing(side, strength, 0, f"{name}: {text}")
    return draw.standing(side, have, need, f"{name}: {have} of {need} for victory; {text}")


# ---------------------------------------------------------------------- the operation


def _order(pack: Pack, scenario: ScenarioData, view: View) -> OrderSheet | None:
    """8, 9 The force on the move: who it is, what it has left, what each step would cost."""
    if not view["force"] and view["force_at"] < 0:
        return None
    labels, names = pack.board.labels, pack.pieces.names
    lines = [("Force", ", ".join([names[piece] for piece in view["force"]]) or "nobody yet")]
    if view["ways"] or view["force_left"]:
        lines.append(("Movement points left", str(view["force_left"])))
    order: OrderSheet = {
        "side": view["active"],
        "title": f"Operation from {labels[view['origin']]}",
        "lines": lines,
        "spaces": [view["origin"], view["force_at"]],
        "target": view["force_at"],
    }
    if view["way"]:
        order["way"] = view["way"]
    if view["ways"]:
        order["notes"] = [
            {
                "space": space,
                "text": str(cost),
                "alarm": risk,
                "title": f"{cost} movement points"
                + ("; the enemy may fight or react there" if risk else ""),
            }
            for space, cost, risk in view["ways"]
        ]
    return order
