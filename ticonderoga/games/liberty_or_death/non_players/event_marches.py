"""8.3.1 The movements of cards 48 and 88, whose instructions speak of March.

On both units leave the enemy as the March of the chart would move them: on card 48 the British
Regulars, on card 88 whoever is in the space that is selected.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.world import carry_out
from ticonderoga.games.liberty_or_death.data.pieces import (
    ENEMIES,
    KINDS,
    UNITS_OF_FACTION,
)
from ticonderoga.games.liberty_or_death.data.spaces import MAP, SPACES
from ticonderoga.games.liberty_or_death.non_players.charts import CHARTS, COMMON
from ticonderoga.games.liberty_or_death.non_players.event_forecast import imagine
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    leader_follows,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.sheet import (
    Script,
    Sheet,
    Wants,
    answer_small,
)
from ticonderoga.games.liberty_or_death.order import MARCH, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.commands import can_command, execute

FOG: Final = "fog"
"""Notes for cards 48 and 88: how many moves are planned, and each of them."""
FOG_AT: Final = "fog_at"
"""The planned move that is being carried out."""
FOG_LEADER: Final = "fog_leader"
"""Where the leader goes with these moves; his own space if he stays."""

_FORCED: Final = frozenset(("np_must_march", "np_must_rally", "np_must_fight", "np_i_anywhere"))
"""What charts say when a free Command that has to be carried out suits none of their priorities."""

# ---------------------------------------------------------------------- what a chart would do


def against_its_will(trial: Position) -> bool:
    """A chart has said that it acts only because a card makes it."""
    for entry in trial.log or []:
        if entry[0] in _FORCED:
            return True
    return False


def chart_has(g: Position, order: Order) -> bool:
    """8.3.5e Whether the chart has something to do with a free Command under this order."""
    sheet = CHARTS[order.faction]
    if order.command not in sheet.commands or not can_command(g, order):
        return False
    trial = imagine(g)
    ask = next(execute(trial, order))
    try:
        choice = next(sheet.commands[order.command](trial, ask, {}))
    except StopIteration:
        return False
    return bool(ask.question.allows(trial, ask, choice)) and not against_its_will(trial)


# ---------------------------------------------------------------------- 88 out of the fog


def order_out_of(g: Position, faction: int, origins: int) -> Order:
    """A March of own units out of these spaces only, to adjacent ones: everybody else counts as
    having moved already."""
    order = Order(faction, MARCH, free=True, only=0)
    order.arrived = [0] * (KINDS * SPACES)
    own = UNITS_OF_FACTION[faction]
    for space in MAP:
        leaves = origins >> space & 1
        if leaves:
            order.only |= g.board.neighbour_bits[space]
        for kind in range(KINDS):
            if not leaves or kind not in own:
                order.arrived[kind * SPACES + space] = g.by_kind[kind][space]
    return order


class _Mover:
    """Answers a March as the chart would."""

    __slots__ = ("script", "sheet", "wants")

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Sheet = sheet
        self.wants: Wants = {}
        self.script: Script | None = None

    def answer(self, g: Position, ask: Ask) -> Choice:
        if ask.question.allows is None:
            return answer_small(g, ask, self.wants, CHARTS[ask.seat], COMMON)
        if self.script is None:
            self.script = self.sheet.commands[MARCH](g, ask, {})
            return next(self.script)
        return self.script.send((g, ask))


def chart_moves(g: Position, faction: int, origins: int) -> list[tuple[int, int, int, int]]:
    """What the March of the chart would move from these spaces to adjacent ones, as (origin,
    kind, number, goal)."""
    sheet = CHARTS[faction]
    order = order_out_of(g, faction, origins)
    if MARCH not in sheet.commands or not can_command(g, order):
        return []
    trial = imagine(g)
    mover = _Mover(sheet)
    with suppress(StopIteration):  # the chart has no more to say
        carry_out(trial, execute(trial, order), mover.answer)
    moves: list[tuple[int, int, int, int]] = []
    if against_its_will(trial):
        return moves
    beside = g.board.neighbour_bits
    for entry in trial.log or []:
        if entry[0] == "moved" and beside[entry[3]] >> entry[4] & 1:
            moves.append((entry[3], entry[2], entry[1], entry[4]))
    return moves


def _note_moves(wants: Wants, moves: list[tuple[int, int, int, int]]) -> None:
    wants[FOG] = len(moves)
    for at, (origin, kind, number, goal) in enumerate(moves):
        wants[f"{FOG}{at}"] = ((origin * 16 + kind) * 64 + number) * 32 + goal


def has_units(g: Position, faction: int, space: int) -> bool:
    for kind in UNITS_OF_FACTION[faction]:
        if g.by_kind[kind][space]:
            return True
    return False


def way_out(g: Position, faction: int, space: int) -> list[tuple[int, int, int, int]]:
    """88 The moves of the chart's March out of a space that is shared with an enemy; none if it
    is not, or if the chart would move nobody."""
    first, second = ENEMIES[faction]
    if not g.has_pieces(first, space) and not g.has_pieces(second, space):
        return []
    return chart_moves(g, faction, 1 << space) if has_units(g, faction, space) else []


def plan_fog(g: Position, faction: int, wants: Wants) -> int:
    """8.3.1 88 A space is selected that is shared with an enemy and that the March of the chart
    would leave; the moves out of it are noted. The enemy there, players first; -1 if there is no
    such space."""
    plans = [way_out(g, faction, space) for space in MAP]
    bits = 0
    for space in MAP:
        if plans[space]:
            bits |= 1 << space
    if not bits:
        wants[FOG] = 0
        return -1
    origin = random_space(g, bits)
    _note_moves(wants, plans[origin])
    there = [enemy for enemy in ENEMIES[faction] if g.has_pieces(enemy, origin)]
    there = [enemy for enemy in there if not g.is_non_player(enemy)] or there
    return there[g.dice.below(len(there))] if len(there) > 1 else there[0]


def plan_flight(g: Position, faction: int, wants: Wants) -> None:
    """48 The moves of the chart's March out of spaces with British Regulars are noted."""
    bits = 0
    for space in MAP:
        if g.regulars[space] and has_units(g, faction, space):
            bits |= 1 << space
    _note_moves(wants, chart_moves(g, faction, bits) if bits else [])


def leader_in_fog(g: Position, faction: int, origin: int, wants: Wants) -> int:
    """8.1j Where a leader goes: with the largest of the planned groups out of his space, or of
    those who stay in it."""
    if FOG_LEADER not in wants:
        groups = [0] * SPACES
        leaving = 0
        for at in range(wants[FOG]):
            start, _, number, goal = planned_move(wants, at)
            if start == origin:
                groups[goal] += number
                if at > wants[FOG_AT]:
                    leaving += number
        for kind in UNITS_OF_FACTION[faction]:
            groups[origin] += g.by_kind[kind][origin]
        groups[origin] -= leaving
        wants[FOG_LEADER] = leader_follows(g, faction, groups, origin)
    return wants[FOG_LEADER]


def planned_move(wants: Wants, at: int) -> tuple[int, int, int, int]:
    """The planned move of a place: origin, kind, number, goal."""
    coded = wants[f"{FOG}{at}"]
    coded, goal = divmod(coded, 32)
    coded, number = divmod(coded, 64)
    origin, kind = divmod(coded, 16)
    return origin, kind, number, goal
