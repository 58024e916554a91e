"""How people play without thinking long: guidance for those who search the game."""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ARTILLERY,
    COMMANDER,
    FLEET,
    INDIAN,
    LIGHT,
    METROPOLITAN,
    PROVINCIAL,
)
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.sailing import EMBARK_ALL
from ticonderoga.games.bayonets_tomahawks.rules.stacks import count_type, count_units

BEGINNINGS: Final = frozenset(
    (
        "reserve", "play_card", "first_player", "hold", "spend", "spend_indian", "spend_reaction",
        "arrival", "enlisting", "garrison", "redeploy", "losses_return", "land",
    )
)  # fmt: skip
"""Questions that open something new: the position can be judged there."""
PICKED: Final = frozenset(("hit", "rout_loss", "retreat_loss", "combine"))
"""Questions about pieces of which those alike are equivalent."""


def opens_turn(ask: Ask) -> bool:
    """A card, an Action, an arrival or a stack in winter: the position can be judged."""
    return ask.question.key in BEGINNINGS


def equivalents(g: Position, ask: Ask, choices: list[Choice]) -> list[Any]:
    """Pieces of the same type in the same state on the same space come to the same."""
    kinds = g.pieces
    keys: list[Any] = []
    for choice in choices:
        if len(choice) > 1 and choice[0] in PIECE_VERBS:
            piece = choice[1]
            keys.append(
                (
                    choice[0], kinds.type[piece], kinds.highland[piece], kinds.nation[piece],
                    kinds.rating[piece], g.where[piece], g.is_reduced(piece), choice[2:],
                )
            )  # fmt: skip
        else:
            keys.append(choice)
    return keys


PIECE_VERBS: Final = frozenset(
    (
        "raid", "take", "drop", "call", "lead", "brigade", "join", "hit", "lose", "embark",
        "swap_fleet", "reroll", "stay",
    )
)  # fmt: skip


def quick_choice(g: Position, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Answers that take no thought: use what helps, take the best Commander, keep the chit that
    is worth more, let the least valuable unit take a Hit."""
    key = ask.question.key
    if key in QUICK_FIRST:
        return choices[0]
    if key == "commander" or key == "replacement":
        return max(choices, key=lambda choice: _rating(g, choice))
    if key == "fleet_leaves":
        return choices[-1]
    if key == "chit":
        return choices[0]
    if key == "first_player":
        return ("first", ask.seat)
    return None


QUICK_FIRST: Final = frozenset(("reroll", "battle_event"))


def _rating(g: Position, choice: Choice) -> int:
    return g.pieces.rating[choice[1]] if len(choice) > 1 else -1


# ---------------------------------------------------------------------- what is worth a look

MOST_ACTIONS: Final = 9
"""Of all Actions of an AP so many are looked at."""
MOST_CALLED: Final = 4
ACTIONS: Final = ("army_action", "light_action")
ABOARD: Final = (FLEET, METROPOLITAN, PROVINCIAL, LIGHT, INDIAN, ARTILLERY, COMMANDER)
ABOARD_WITH_GUNS: Final = (FLEET, ARTILLERY, METROPOLITAN, PROVINCIAL, LIGHT, INDIAN, COMMANDER)
"""Who goes aboard before others if there is not room for all: an Artillery to two others."""


class Scout:
    """Finds the choices that are worth a look, by what lies around a stack."""

    __slots__ = ("_near",)

    def __init__(self, near: list[list[tuple[int, float]]]) -> None:
        self._near: list[list[tuple[int, float]]] = near
        """By space: spaces worth something within reach, and how much a stack counts there."""

    def promising(self, g: Position, ask: Ask, choices: list[Choice]) -> list[Choice]:
        key = ask.question.key
        if key in ACTIONS and len(choices) > MOST_ACTIONS:
            ranked = [(-self._promise(g, ask.seat, choice), choice) for choice in choices]
            return [choice for _, choice in sorted(ranked)[:MOST_ACTIONS]]
        if key == "move":
            return _of_a_move(g, choices)
        if key == "embark":
            return _of_embarking(g, choices)
        if key == "marshal_call" and len(choices) > MOST_CALLED:
            return [*choices[: MOST_CALLED - 1], choices[-1]]
        return choices

    def _promise(self, g: Position, seat: int, choice: Choice) -> float:
        verb = choice[0]
        space = g.where[choice[1]] if verb == "raid" else choice[1]
        front = self._front(g, seat, space)
        size = len(g.at(seat, space))
        if verb == "raid":
            return 2.0 + 2.0 * self._to_raid(g, seat, space)
        if verb == "build":
            return 1.0 + 1.5 * front
        if verb == "marshal":
            around = sum([len(g.at(seat, end)) for end, _ in g.board.links[space]])
            return front * min(around, 8) * 0.6
        if verb == "sail":
            return 1.5 + 0.5 * size
        return (0.4 + front) * min(size, 8)

    def _front(self, g: Position, seat: int, space: int) -> float:
        """How near the enemy is: his spaces and stacks around."""
        total = 0.0
        for other, weight in self._near[space]:
            if g.control[other] == 1 - seat or other in g.stacks[1 - seat]:
                total += weight
        return min(total, 3.0)

    def _to_raid(self, g: Position, seat: int, space: int) -> float:
        """The best prize for a raider within three connections."""
        best = 0.0
        for other, weight in self._near[space]:
            if weight >= 0.2 and g.board.home[other] == 1 - seat:
                if not g.raided[seat] >> other & 1 and g.board.value[other] > best:
                    best = float(g.board.value[other])
        return best


def _of_embarking(g: Position, choices: list[Choice]) -> list[Choice]:
    """All at once if there is room; else one after the other, Fleets first, and away when they
    are full. Who goes is one plan, not a dozen."""
    sail = g.embarkation
    if EMBARK_ALL in choices:
        return [EMBARK_ALL]
    if sail is None:
        return choices
    kind = g.pieces.type
    guns = count_type(g, sail.aboard, ARTILLERY)
    others = count_units(g, sail.aboard) - guns - count_type(g, sail.aboard, FLEET)
    order = ABOARD_WITH_GUNS if 2 * guns < others else ABOARD
    ranked = [(order.index(kind[choice[1]]), choice) for choice in choices if len(choice) > 1]
    return [min(ranked)[1]] if ranked else choices


def _of_a_move(g: Position, choices: list[Choice]) -> list[Choice]:
    """Where to go and whether to stop; whom to take only if all together are too many, whom to
    drop only where a garrison holds something."""
    going = [choice for choice in choices if choice[0] in ("go", "stop")]
    if not going:
        return choices
    move = g.move
    if move is not None and move.used and len(move.group) > 1 and g.captured(move.at):
        drops = [choice for choice in choices if choice[0] == "drop"]
        return going + drops[:2]
    return going
