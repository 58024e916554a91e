"""8.3.3 What an Event would do: it is executed on a copy of the position, with every faction
answering as a non-player would, and what happened is read from the copy and its log.

What happens inside a free Battle is left to the dice, so it is kept apart: it shifts nothing and
inflicts nothing for the questions of the charts (8.4a and the like). That a Battle is fought
where the chart would choose one is noted instead.
"""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.words import LogEntry
from ticonderoga.engine.world import carry_out
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    FACTIONS,
    FRENCH,
    IS_ROYALIST,
    OWNER,
    ROYALISTS,
    SIDE_OF,
)
from ticonderoga.games.liberty_or_death.non_players.event_effects import totals_moved
from ticonderoga.games.liberty_or_death.non_players.player import NonPlayer, Sheets
from ticonderoga.games.liberty_or_death.non_players.priorities import is_superior
from ticonderoga.games.liberty_or_death.non_players.rebels import ally_joins, stronger
from ticonderoga.games.liberty_or_death.order import BATTLE, GATHER, NO_BONUS, Bonus, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.events.table import execute

OTHER_ROLLS: Final = 2048
"""How far the dice of a forecast are from those that the non-player decides by."""

_LASTING: Final = frozenset((
    "placed", "removed", "lost", "moved", "activated", "hidden", "shifted", "marker_placed",
    "marker_removed", "resources", "blockade_lifted", "blockade_laid", "blockades_moved",
    "released", "withheld", "squadrons_withheld", "squadrons_sent", "made_ineligible",
    "kept_eligible", "battle",
))  # fmt: skip
"""Log entries of something that an Event has done."""
_ENDS_BATTLE: Final = frozenset(("command", "special", "marker_placed", "blockade_lifted"))
"""Log entries of what a card does after a Battle."""


class Forecast:
    """What an Event would do if a faction executed it."""

    __slots__ = (
        "after",
        "battles",
        "before",
        "effects",
        "gathers",
        "in_battle",
        "own_losses",
        "placed",
        "removed",
    )

    def __init__(self, before: Position, after: Position) -> None:
        self.before: Position = before
        self.after: Position = after
        self.effects: int = 0
        """How many things happen at all."""
        self.own_losses: int = 0
        """How many of them are removals of pieces of the executing side."""
        self.placed: list[tuple[int, int, int]] = []
        """Kind, space, number."""
        self.removed: list[tuple[int, int, int, bool]] = []
        """Kind, space, number, whether as Casualties."""
        self.battles: int = 0
        """Factions that fight where they are superior, as bits."""
        self.gathers: bool = False
        """The Indians Gather."""
        self.in_battle: int = 0
        """What Battles shift, for the Royalists."""

    def shift(self) -> int:
        """How far Support less Opposition moves, Battles left out."""
        before, after = self.before, self.after
        moved = after.support - after.opposition - before.support + before.opposition
        return moved - self.in_battle

    def shift_for(self, side: int) -> int:
        """The same as the gain of a side."""
        return self.shift() if side == ROYALISTS else -self.shift()

    def gained(self, faction: int) -> int:
        """Resources that a faction has more."""
        return self.after.resources[faction] - self.before.resources[faction]

    def left_unavailable(self, kind: int) -> int:
        """How many of a kind came out of Unavailable."""
        return self.before.unavailable[kind] - self.after.unavailable[kind]

    def fni(self) -> int:
        """By how much FNI rose."""
        return self.after.fni - self.before.fni

    def removes(self, kind: int) -> bool:
        for gone, _, _, _ in self.removed:
            if gone == kind:
                return True
        return False

    def places(self, kind: int) -> bool:
        for put, _, _ in self.placed:
            if put == kind:
                return True
        return False

    def inflicts(self, british: bool) -> bool:
        """Casualties of the British, or of the Rebellion, outside Battles."""
        for gone, _, _, casualty in self.removed:
            if casualty and (OWNER[gone] == BRITISH) == british:
                return True
        return False

    def is_effective(self, side: int) -> bool:
        """8.3.3 Something happens; not only that own pieces go; no shift to the enemy."""
        return self.effects > 0 and self.own_losses < self.effects and self.shift_for(side) >= 0


def imagine(g: Position) -> Position:
    """A copy to try something on, with a log and other dice."""
    dice = Dice(g.dice.seed, counter=g.dice.counter + OTHER_ROLLS)
    trial = Position(g.pack, g.edition, dice, g)
    trial.log = []
    return trial


def forecast(g: Position, faction: int, side: int, sheets: Sheets) -> Forecast:
    """What the side of the card in play would do now."""
    trial = imagine(g)
    seen = Forecast(g, trial)
    run(trial, execute(trial, faction, g.played, side), seen, sheets)
    _read(seen, trial.log or [], SIDE_OF[faction])
    return seen


def run(trial: Position, procedure: Procedure[Any], seen: Forecast | None, sheets: Sheets) -> None:
    """Carry out a procedure on a copy; all seats answer by their charts."""
    players = [NonPlayer(sheets) for _ in FACTIONS]

    def look(trial: Position, ask: Ask, choice: Choice) -> None:
        if seen is not None and ask.question.key == "battle" and choice[0] == "fight":
            _note_battle(seen, trial, ask.seat, choice[1])

    carry_out(trial, procedure, lambda trial, ask: players[ask.seat].decide(trial, ask), look)


def _note_battle(seen: Forecast, trial: Position, faction: int, space: int) -> None:
    """8.4d, 8.6d A free Battle counts where the chart would fight."""
    order = trial.order
    if order is not None and would_fight(trial, faction, space, order.bonus):
        seen.battles |= 1 << faction


def would_fight(g: Position, faction: int, space: int, bonus: Bonus = NO_BONUS) -> bool:
    """8.4.4a, 8.5.1b, 8.6.6a A Battle that the chart selects, with what the card adds: of
    superior Force; for the British against Forts or cubes, for the French against the British.
    The ally takes part as it will in the Battle itself."""
    if faction == BRITISH:
        if not (g.continentals[space] or g.french[space] or g.patriot_forts[space]):
            return False
        return is_superior(g, faction, space, g.all_war_parties(space) > 0, 0, bonus)
    if faction == FRENCH and not g.british[space]:
        return False
    order = Order(faction, BATTLE, free=True)
    order.bonus = bonus
    return stronger(g, order, space, ally_joins(g, order, space))


def _read(seen: Forecast, log: list[LogEntry], side: int) -> None:
    """Sort what happened."""
    fighting = False
    royalists = side == ROYALISTS
    for entry in log:
        kind = entry[0]
        if kind == "battle":
            fighting = True
            seen.effects += 1
            continue
        if kind in _ENDS_BATTLE:
            fighting = False
            if kind == "command" and entry[2] == GATHER:
                seen.gathers = True
        if fighting:
            if kind == "shifted":
                seen.in_battle += _worth(seen.after, entry)
            elif kind == "blockades_moved":
                for city in (entry[2], entry[3]):
                    seen.in_battle += _counts(seen, seen.after, city)
                    seen.in_battle -= _counts(seen, seen.before, city)
            continue
        if kind not in _LASTING:
            continue
        seen.effects += 1
        if kind == "placed":
            seen.placed.append((entry[2], entry[3], entry[1]))
        elif kind == "removed" or kind == "lost":
            seen.removed.append((entry[2], entry[3], entry[1], kind == "lost"))
            if IS_ROYALIST[entry[2]] == royalists:
                seen.own_losses += 1


def _worth(g: Position, entry: LogEntry) -> int:
    """What a shift in the log added to Support less Opposition."""
    _, space, old, new = entry
    support, opposition = totals_moved(g, space, old - 2, new - 2)
    return support - opposition


def _counts(seen: Forecast, g: Position, city: int) -> int:
    """What a City at its level of before counts for Support less Opposition, with the Blockades
    of a position."""
    support, opposition = totals_moved(g, city, 0, seen.before.level[city])
    return support - opposition
