"""How people play without thinking long: guidance for those who search the game."""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.end_of_empire.data.kinds import LEADER, SIDES
from ticonderoga.games.end_of_empire.evaluate_goals import Goals
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.linear import attack_strength, defence_strength
from ticonderoga.games.end_of_empire.rules.reacting import comes_out

BEGINNINGS: Final = frozenset(
    (
        "operation", "arrange", "next_fleet", "sea_area", "arrive", "militia", "fortify",
        "redeploy", "recruit", "recruit_nation", "draft", "light", "new_france", "exchange",
        "keep", "adjust", "interrupt", "agent", "blommart", "raid_step",
    )
)  # fmt: skip
"""Questions that open something new: the position can be judged there."""
PIECE_VERBS: Final = frozenset(
    (
        "take", "drop", "split", "pick_up", "lose", "call_out", "recruit", "reduce", "fill", "cut",
        "send_off", "keep", "shelter", "exempt",
    )
)  # fmt: skip


def opens_turn(ask: Ask) -> bool:
    """An operation, an arrival, a fleet, a fort: the position can be judged."""
    return ask.question.key in BEGINNINGS


def equivalents(g: Position, ask: Ask, choices: list[Choice]) -> list[Any]:
    """Pieces that are alike, in the same place with as many steps, come to the same."""
    p = g.pieces
    keys: list[Any] = []
    for choice in choices:
        if len(choice) > 1 and choice[0] in PIECE_VERBS:
            piece = choice[1]
            if p.type[piece] < LEADER:
                keys.append(
                    (
                        choice[0], p.type[piece], p.nation[piece], p.army[piece],
                        p.face_cf[piece], p.face_af[piece], p.face_mf[piece], p.home[piece],
                        g.where[piece], g.steps[piece], p.entry_hex[piece], choice[2:],
                    )
                )  # fmt: skip
                continue
        keys.append(choice)
    return keys


# ---------------------------------------------------------------------- at a glance


def quick_choice(g: Position, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Answers that take no thought."""
    key = ask.question.key
    if key in FIRST:
        return choices[0]
    if key in LAST:
        return choices[-1]
    if key == "own_loss":
        return _step(g, ask, choices, False)
    if key == "enemy_loss":
        return _step(g, ask, choices, True)
    if key == "at_risk":
        return _leader(g, choices, False)
    if key == "name_leader":
        return _leader(g, choices, True)
    if key == "round":
        return _press(g, choices)
    if key == "force" or key == "landing_force":
        return _force(choices)
    if key == "move":
        return _move(choices)
    if key == "react":
        return _react(g, choices)
    if key == "reactors":
        return _reactors(g, choices)
    return None


FIRST: Final = frozenset(("ambush", "landing_party", "militia_against", "watauga", "exempt"))
"""Use what helps."""
LAST: Final = frozenset(
    (
        "leave", "shelter", "joint_attack", "redeploy", "fortify", "draft", "adjust", "interrupt",
        "light", "raid_step", "landing_source",
    )
)  # fmt: skip
"""Let well alone; nobody else sails after a force that failed."""


def _step(g: Position, ask: Ask, choices: list[Choice], most: bool) -> Choice:
    """11.10 The step of least worth, or the enemy's of most."""
    p = g.pieces
    best, value = choices[0], 0
    for choice in choices:
        steps = g.steps[choice[1]]
        faces = p.face_cf[choice[1]]
        worth = faces[steps] - (faces[steps - 1] if steps > 1 else 0)
        worth = 2 * worth + (1 if steps == 1 else 0)
        if not most:
            worth = -worth
        if choice is choices[0] or worth > value:
            best, value = choice, worth
    return best


def _leader(g: Position, choices: list[Choice], best: bool) -> Choice:
    p = g.pieces
    found, value = choices[0], 0
    for choice in choices:
        worth = p.initiative[choice[1]] + 2 * p.combat[choice[1]]
        if not best:
            worth = -worth
        if choice is choices[0] or worth > value:
            found, value = choice, worth
    return found


def _press(g: Position, choices: list[Choice]) -> Choice:
    """Another round as long as the odds are not bad."""
    c = g.combat
    assert c is not None
    attack = attack_strength(g, c.attackers)
    defence = defence_strength(g, g.at(c.defender, c.space))
    if g.is_fort(c.space):
        defence += defence // 3
    return choices[0] if attack >= defence else choices[-1]


def _force(choices: list[Choice]) -> Choice:
    for verb in ("take_all", "roll", "go_on"):
        for choice in choices:
            if choice[0] == verb:
                return choice
    return choices[0]


def _move(choices: list[Choice]) -> Choice | None:
    for choice in choices:
        if choice[0] == "stop":
            return choice
    return None


def _react(g: Position, choices: list[Choice]) -> Choice | None:
    """10 A stack that is entered by a stronger force gets away; others come to help; nobody
    runs into a stronger force."""
    r = g.reaction
    assert r is not None
    if r.declared:
        return choices[-1]
    mover = attack_strength(g, g.at(1 - r.side, r.entered))
    for choice in choices:
        if choice[0] == "react" and choice[1] == r.entered:
            ours = defence_strength(g, g.at(r.side, r.entered))
            if 2 * mover > 3 * ours:
                return choice
    return choices[-1]


def _reactors(g: Position, choices: list[Choice]) -> Choice | None:
    """All together, to a place of their own side if there is one."""
    r = g.reaction
    assert r is not None
    for choice in choices:
        if choice[0] == "take_all":
            return choice
    for choice in choices:
        if choice[0] == "to" and choice[1] != r.entered:
            if g.has_units(r.side, choice[1]) or g.board.kind[choice[1]]:
                return choice
    for choice in choices:
        if choice[0] == "to" and not comes_out(g, r, r.space, choice[1]):
            return choice
    return choices[0]


# ---------------------------------------------------------------------- what is worth a look

MOST: Final = 8
"""Of many choices so many are looked at."""
FEW: Final = 4
SPACES: Final = frozenset(
    ("enter", "enter_all", "to", "space", "land", "each_to", "retreat", "leave")
)
"""Verbs that name a space."""


class Scout:
    """Finds the choices that are worth a look, by how near the hexes are that decide the
    scenario."""

    __slots__ = ("_matters",)

    def __init__(self, goals: Goals) -> None:
        self._matters: list[list[float]] = []
        """By side and hex: how much strength there is worth."""
        for side in SIDES:
            far = goals.distance[side]
            worth = [goals.want[0][at] + goals.want[1][at] for at in range(goals.count)]
            hexes = len(far[0]) if far else 0
            self._matters.append(
                [
                    sum([worth[at] * goals.weight[far[at][hex]] for at in range(goals.count)])
                    for hex in range(hexes)
                ]
            )

    def matters(self, g: Position, side: int, space: int) -> float:
        return self._matters[side][g.board.hex_of[space]] if self._matters[side] else 0.0

    def promising(self, g: Position, ask: Ask, choices: list[Choice]) -> list[Choice]:
        """Of many choices those that are worth a look."""
        key = ask.question.key
        if key in ("force", "landing_force"):
            return [_force(choices)]
        if key == "redeploy":
            return _leaders_to_send(g, ask, choices)
        if key == "militia":
            return self._best(g, ask, choices[:-1], 3) + [choices[-1]]
        if key == "arrive":
            together = [choice for choice in choices if choice[0] in ("enter_all", "board_all")]
            return self._best(g, ask, together or choices, FEW)
        if key in ("ride", "muster"):
            return self._best(g, ask, choices, FEW)
        if key == "reactors" and len(choices) > MOST:
            going = [choice for choice in choices if choice[0] in ("to", "take_all")]
            return going[:MOST] or choices[:MOST]
        return self._best(g, ask, choices, MOST) if len(choices) > 2 * MOST else choices

    def _best(self, g: Position, ask: Ask, choices: list[Choice], number: int) -> list[Choice]:
        if len(choices) <= number:
            return choices
        ranked = [(-self._promise(g, ask, choice), at, choice) for at, choice in enumerate(choices)]
        ranked.sort()
        return [choice for _, _, choice in ranked[:number]]

    def _promise(self, g: Position, ask: Ask, choice: Choice) -> float:
        verb = choice[0]
        if verb in SPACES:
            worth = self.matters(g, ask.seat, choice[1])
            return worth * (1.0 + _unled(g, ask.seat, choice[1])) if verb == "to" else worth
        if verb == "call_out":
            hexes = g.board.area_hexes[g.pieces.home[choice[1]]]
            return max([self.matters(g, ask.seat, hex) for hex in hexes])
        return 1000.0


def _leaders_to_send(g: Position, ask: Ask, choices: list[Choice]) -> list[Choice]:
    """8.6 Leaders who have few to command; two at the most."""
    side = ask.seat
    found: list[tuple[float, Choice]] = []
    for choice in choices:
        if choice[0] != "redeploy":
            continue
        here = g.where[choice[1]]
        if here >= g.board.size:
            continue
        cover = defence_strength(g, g.at(side, here))
        if len(g.leaders_at(side, here)) > 1:
            cover //= 2
        found.append((float(cover), choice))
    found.sort()
    return [choice for _, choice in found[:2]] + [choices[-1]]


def _unled(g: Position, side: int, space: int) -> float:
    """How many factors wait for a leader in a space."""
    cover = defence_strength(g, g.at(side, space))
    return cover / (1.0 + 2.0 * len(g.leaders_at(side, space)))
