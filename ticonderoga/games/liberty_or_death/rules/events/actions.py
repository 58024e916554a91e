"""5.3 The free Commands and Special Activities of cards, and their moving of units.

They cost nobody anything and leave Eligibility alone (3.1.2). The faction that carries them out
decides their details, whoever plays the card (5.1).
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.kit.questions import (
    ask_yes_no,
    bits_of,
    number_question,
    pick_piece,
    pick_space,
    piece_question,
    space_question,
    spaces_in,
    yes_no_question,
)
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    ENEMIES,
    SIDE_OF,
    UNITS_OF_FACTION,
)
from ticonderoga.games.liberty_or_death.order import BATTLE, MARCH, NO_BONUS, Bonus, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import (
    NOWHERE,
    Piece,
    counting_down,
    pieces_in,
    without,
)
from ticonderoga.games.liberty_or_death.rules.commands import (
    can_command,
    execute,
    free_special,
)
from ticonderoga.games.liberty_or_death.rules.events.verbs import (
    MAP_BITS,
    MUST,
    choose_space,
    how_many,
    settle,
)
from ticonderoga.games.liberty_or_death.rules.fighting import bars_battle
from ticonderoga.games.liberty_or_death.rules.forces import bars_presence, lead, move
from ticonderoga.games.liberty_or_death.rules.marching import somebody_comes
from ticonderoga.games.liberty_or_death.rules.specials import bars_special

EVENT_MAY_COMMAND: Final = yes_no_question("event_may_command")
"""Whether a free Command that the card allows is carried out. About: card, Command, where."""
EVENT_MAY_SPECIAL: Final = yes_no_question("event_may_special")
"""The same of a Special Activity. About: card, Special Activity."""
EVENT_MOVE: Final = piece_question("event_move", obliged=MUST)
"""Which unit of a space moves. About: card."""
EVENT_GOAL: Final = space_question("event_goal", obliged=MUST)
"""Where it goes. About: card, kind, origin."""
EVENT_MOVE_NUMBER: Final = number_question("event_move_number", obliged=MUST)
"""How many of that kind go. About: card, kind, origin, goal."""
EVENT_RELOCATE: Final = piece_question("event_relocate", obliged=MUST)
"""Which piece goes to the space that the card names. About: card, how many more, that space."""
EVENT_LEADER: Final = space_question("event_leader", obliged=MUST)
"""Along with which of the units a leader goes. About: leader, how many of them went there."""


# ---------------------------------------------------------------------- free Commands


def free_order(faction: int, command: int, only: int, spaces: int = 1) -> Order:
    """An order for a card's free Command in so many of these spaces; no Limited Command (5.3)."""
    return Order(faction, command, free=True, only=only, max_spaces=spaces)


def do_free(g: Position, order: Order) -> Procedure[int]:
    """Carry out a free Command if that is possible; the spaces it selected."""
    if can_command(g, order):
        yield from execute(g, order)
    return order.spaces


def may_free(g: Position, order: Order) -> Procedure[None]:
    """A free Command that the card only allows."""
    if can_command(g, order):
        wanted = yield from _is_wanted(g, order)
        if wanted:
            yield from execute(g, order)


def _is_wanted(g: Position, order: Order) -> Procedure[bool]:
    """Whether the faction carries out the free Command of this order."""
    about = {"card": g.played, "command": order.command}
    g.granted = order
    wanted = yield from ask_yes_no(order.faction, EVENT_MAY_COMMAND, about)
    g.granted = None
    return wanted


def enemies_in(g: Position, bits: int, faction: int) -> int:
    """The spaces of a mask with a piece of the other side."""
    first, second = ENEMIES[faction]
    return bits_of(
        [
            space
            for space in spaces_in(bits)
            if g.has_pieces(first, space) or g.has_pieces(second, space)
        ]
    )


def reached(g: Position, faction: int, only: int) -> int:
    """The spaces of a mask to which a unit of the faction could March; 3.2.3f British cubes may
    also March in place."""
    order = free_order(faction, MARCH, only)
    return bits_of(
        [
            space
            for space in spaces_in(only)
            if somebody_comes(g, order, space)
            or (faction == BRITISH and g.regulars[space] + g.tories[space])
        ]
    )


def free_march(g: Position, faction: int, only: int) -> Procedure[int]:
    """A free March to one of these spaces; its destination as a mask, 0 if there is none."""
    there = yield from do_free(g, free_order(faction, MARCH, reached(g, faction, only)))
    return there


def battlefields(g: Position, faction: int, only: int) -> int:
    """The spaces of a mask in which the faction could fight as things are."""
    order = free_order(faction, BATTLE, only)
    return bits_of([space for space in spaces_in(only) if not bars_battle(g, order, space)])


def march_and_battle(
    g: Position, faction: int, only: int, bonus: Bonus = NO_BONUS
) -> Procedure[int]:
    """A free March to and then a free Battle in one of these spaces; that space as a mask.

    What can be carried out must be (5.1.3): the March goes to the enemy if it can. If it cannot,
    the faction chooses a space for the one part or the other.
    """
    goals = reached(g, faction, only)
    fields = battlefields(g, faction, only)
    if enemies_in(g, goals, faction):
        goals = enemies_in(g, goals, faction)
    elif goals and fields:
        space = yield from choose_space(g, faction, goals | fields)
        only = 1 << space
        goals &= only
    there = yield from do_free(g, free_order(faction, MARCH, goals))
    fight = free_order(faction, BATTLE, there or only)
    fight.bonus = bonus
    fought = yield from do_free(g, fight)
    return there or fought


def may_march_and_battle(g: Position, faction: int, only: int) -> Procedure[None]:
    """The same where the card says that the faction may."""
    if reached(g, faction, only) or battlefields(g, faction, only):
        wanted = yield from _is_wanted(g, free_order(faction, MARCH, only))
        if wanted:
            yield from march_and_battle(g, faction, only)


# ---------------------------------------------------------------------- free Special Activities


def special_order(faction: int, only: int) -> Order:
    """An order for a card's free Special Activity in one of these spaces."""
    return Order(faction, free=True, only=only)


def do_special(g: Position, order: Order, kind: int) -> Procedure[int]:
    """A free Special Activity if it is possible; its spaces as a mask."""
    if not bars_special(g, order, kind):
        yield from free_special(g, order, kind)
    return order.special_spaces


def may_special(g: Position, order: Order, kind: int) -> Procedure[int]:
    """A free Special Activity that the card only allows; its spaces as a mask."""
    if not bars_special(g, order, kind):
        about = {"card": g.played, "special": kind}
        wanted = yield from ask_yes_no(order.faction, EVENT_MAY_SPECIAL, about)
        if wanted:
            yield from free_special(g, order, kind)
    return order.special_spaces


# ---------------------------------------------------------------------- moving by a card


def goals_of(g: Position, kind: int, origin: int) -> int:
    """The spaces beside an origin in which a piece of a kind may be."""
    return bits_of([goal for goal in g.board.adjacent[origin] if not bars_presence(g, kind, goal)])


def move_units(
    g: Position, seat: int, faction: int, bits: int, most_spaces: int
) -> Procedure[None]:
    """A53, A58 Units of a faction go from so many of these spaces at the most to adjacent ones.

    None moves twice; they stay turned as they are. `seat` decides.
    """
    arrived: Counter[Piece] = Counter()
    gone: Counter[tuple[int, int]] = Counter()
    origins = 0
    while True:
        if origins.bit_count() == most_spaces:
            bits = origins
        unmoved: dict[Piece, int] = {}
        for origin, kind in pieces_in(g, bits, UNITS_OF_FACTION[faction]):
            unmoved[origin, kind] = g.by_kind[kind][origin] - arrived[origin, kind]
        pieces = [piece for piece in unmoved if unmoved[piece]]
        origin, kind = yield from pick_piece(
            seat, EVENT_MOVE, pieces, {"card": g.played}, optional=True
        )
        if origin == NOWHERE:
            break
        goal = yield from pick_space(
            seat, EVENT_GOAL, goals_of(g, kind, origin), {"card": g.played, "origin": origin}
        )
        about = {"card": g.played, "kind": kind, "origin": origin, "goal": goal}
        number = yield from how_many(seat, EVENT_MOVE_NUMBER, 1, unmoved[origin, kind], about)
        move(g, kind, origin, goal, number)
        arrived[goal, kind] += number
        gone[origin, goal] += number
        origins |= 1 << origin
        yield from leader_goes_along(g, seat, faction, origin, 1 << goal, gone[origin, goal])
    yield from settle(g)


def leader_goes_along(
    g: Position, seat: int, faction: int, origin: int, goals: int, gone: int
) -> Procedure[None]:
    """1.10b, A80 A leader in the origin may go along with own units that were moved, so many of
    them."""
    leader = g.leader_of[faction]
    if g.leaders[leader] != origin:
        return
    about = {"leader": leader, "number": gone}
    goal = yield from pick_space(seat, EVENT_LEADER, goals, about, True)
    if goal != NOWHERE:
        lead(g, leader, goal)


def relocate(
    g: Position,
    seat: int,
    faction: int,
    kinds: tuple[int, ...],
    number: int,
    goal: int,
    up_to: bool = False,
) -> Procedure[None]:
    """Cubes of a faction go from wherever they are on the map to one space, the seat choosing
    each one. A55 Nobody goes where he may not be."""
    able = tuple([kind for kind in kinds if not bars_presence(g, kind, goal)])
    gone: Counter[int] = Counter()
    for left in counting_down(number):
        pieces = pieces_in(g, without(MAP_BITS, goal), able)
        about = {"card": g.played, "left": left, "space": goal}
        origin, kind = yield from pick_piece(seat, EVENT_RELOCATE, pieces, about, up_to)
        if origin == NOWHERE:
            break
        move(g, kind, origin, goal, 1)
        gone[origin] += 1
    decider = seat if SIDE_OF[seat] == SIDE_OF[faction] else faction  # A80
    for origin in sorted(gone):
        yield from leader_goes_along(g, decider, faction, origin, 1 << goal, gone[origin])
    yield from settle(g)
