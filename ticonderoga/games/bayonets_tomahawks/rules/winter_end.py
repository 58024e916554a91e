"""17.2, 17.3 The end of the winter: Commanders redeploy, Reduced units combine, Fleets go to their
pool, units return from the Losses boxes, and cards and pools are made ready for the next Year."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ARTILLERY,
    BRITISH,
    COMMANDER,
    FACTIONS,
    FLEET,
    FRENCH,
    LIGHT,
    METROPOLITAN,
    NOTHING,
    PROVINCIAL,
    SETTLED,
    TYPES,
)
from ticonderoga.games.bayonets_tomahawks.position import (
    ARRIVING,
    AWAY_IDS,
    DISBANDED,
    LOSSES,
    POOL,
    RESERVES,
    WINTER_COMBINE,
    WINTER_LOSSES,
    WINTER_RESET,
    WINTER_RETURN,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.combining import combine_among, combine_stack
from ticonderoga.games.bayonets_tomahawks.rules.control import after_leaving
from ticonderoga.games.bayonets_tomahawks.rules.losses import remove_lone_commanders
from ticonderoga.games.bayonets_tomahawks.rules.setup import fill_pools, prepare_decks
from ticonderoga.games.bayonets_tomahawks.rules.stacks import (
    bring_in,
    count_units,
    lone_commanders,
    send_away,
    shift,
)
from ticonderoga.games.bayonets_tomahawks.rules.winter import pass_on
from ticonderoga.games.bayonets_tomahawks.rules.winter_return import under_way
from ticonderoga.games.bayonets_tomahawks.underway import Winter

STAY: Final[Choice] = ("commanders_stay",)

# ---------------------------------------------------------------------- 17.3 step 3: Commanders


def posts(g: Position, faction: int) -> list[int]:
    """17.3 step 3: friendly Colony Home Spaces with a unit that is no Commander."""
    return [
        place
        for place in sorted(g.stacks[faction])
        if place < g.board.size
        and g.is_colony_home(faction, place)
        and count_units(g, g.at(faction, place))
    ]


def bars_redeploying(g: Position, faction: int, piece: int) -> str:
    """17.3 step 3: why a Commander cannot be redeployed now; empty if he can."""
    winter = under_way(g)
    away = g.where[piece] in AWAY_IDS
    if g.pieces.type[piece] != COMMANDER or g.owner(piece) != faction or away:
        return "no_own_commander"
    if piece not in winter.group:
        return "already_redeployed"
    return "" if _posts_for(g, faction, piece) else "no_other_post"


def _posts_for(g: Position, faction: int, piece: int) -> list[int]:
    return [space for space in posts(g, faction) if space != g.where[piece]]


def _offer_redeploy(g: Position, ask: Ask) -> list[Choice]:
    choices: list[Choice] = [
        ("redeploy", piece)
        for piece in under_way(g).group
        if not bars_redeploying(g, ask.seat, piece)
    ]
    if not lone_commanders(g, ask.seat):
        choices.append(STAY)
    return choices


def _refuse_redeploy(g: Position, ask: Ask, choice: Choice) -> Reason:
    if choice == STAY:
        return Reason("commander_left_alone", (lone_commanders(g, ask.seat)[0],))
    return Reason(bars_redeploying(g, ask.seat, choice[1]), choice[1:])


REDEPLOY: Final = Question(
    "redeploy", _offer_redeploy, _refuse_redeploy, ("redeploy", "commanders_stay")
)


def _offer_post(g: Position, ask: Ask) -> list[Choice]:
    return [("place", space) for space in _posts_for(g, ask.seat, ask.about["piece"])]


def _refuse_post(g: Position, ask: Ask, choice: Choice) -> Reason:
    space: int = choice[1]
    if space == g.where[ask.about["piece"]]:
        return Reason("commander_is_there", choice[1:])
    if not g.is_colony_home(ask.seat, space):
        return Reason("no_colony_home", choice[1:])
    return Reason("no_unit_there", choice[1:])


POST: Final = Question("redeploy_to", _offer_post, _refuse_post, ("place",))


def commanders(g: Position) -> Procedure[None]:
    """17.3 step 3: each Commander may join a stack on a friendly Colony Home Space, and one who is
    alone must. If there is no such stack he is removed (3.7)."""
    faction = g.active
    group = [
        piece
        for place in sorted(g.stacks[faction])
        for piece in g.stacks[faction][place]
        if g.pieces.type[piece] == COMMANDER
    ]
    g.winter = Winter(faction, NOTHING)
    g.winter.group = tuple(group)
    while posts(g, faction) and g.winter.group:
        choice: Choice = yield Ask(faction, REDEPLOY)
        if choice == STAY:
            break
        piece: int = choice[1]
        choice = yield Ask(faction, POST, {"piece": piece})
        _redeploy(g, faction, piece, choice[1])
        g.winter.group = tuple([other for other in g.winter.group if other != piece])
    g.winter = None
    remove_lone_commanders(g, faction)
    g.step = WINTER_COMBINE


def _redeploy(g: Position, faction: int, piece: int, space: int) -> None:
    start = g.where[piece]
    shift(g, faction, (piece,), space)
    record(g, "redeployed", piece, start, space)
    after_leaving(g, start)


# ---------------------------------------------------------------------- 17.3 step 4: Reduced units


def combine(g: Position) -> Procedure[None]:
    """17.3 step 4: Reduced units combine on all spaces and in the Disbanded box, where the odd one
    becomes Full. The French return to their Colonies after the British have done all of it; then
    all Fleets go to their pool (17.2 step 7)."""
    faction = g.active
    for place in sorted(g.stacks[faction]):
        if place < g.board.size:
            yield from combine_stack(g, faction, place)
    if faction == FRENCH:
        _fleets_to_pool(g)
        g.active = BRITISH
        g.step = WINTER_LOSSES
        return
    yield from combine_among(g, BRITISH, g.in_box(DISBANDED, BRITISH))
    for piece in g.in_box(DISBANDED, BRITISH):
        g.reduced &= ~(1 << piece)
    g.active = FRENCH
    g.step = WINTER_RETURN


# ---------------------------------------------------------------------- steps 7 and 8

RETURNING: Final = (LIGHT, METROPOLITAN, PROVINCIAL, ARTILLERY)
"""17.2 step 8: the types of the Losses boxes but for the Indians."""
ONE_OF: Final = 3
MOST_HIGHLANDERS: Final = 1


def _fleets_to_pool(g: Position) -> None:
    """17.2 step 7."""
    for faction in FACTIONS:
        for place in sorted(g.stacks[faction]):
            fleets = g.of_type(faction, place, FLEET)
            for piece in fleets:
                send_away(g, piece, POOL)
                record(g, "fleet_leaves", piece, place)
            if fleets:
                after_leaving(g, place)


def quotas(g: Position, faction: int) -> list[int]:
    """17.2 step 8: by type, how many still return: one of three, those chosen already counted."""
    kind = g.pieces.type
    lost = [0] * TYPES
    chosen = [0] * TYPES
    for piece in g.in_box(LOSSES, faction):
        lost[kind[piece]] += 1
    for piece in g.arriving:
        chosen[kind[piece]] += 1
    return [(lost[t] + chosen[t]) // ONE_OF - chosen[t] for t in range(TYPES)]


def bars_return(g: Position, faction: int, piece: int, left: list[int]) -> str:
    """17.2 step 8: why a unit does not return from the Losses box; empty if it may. `left` are
    the quotas by type."""
    pieces = g.pieces
    if g.where[piece] != LOSSES or g.owner(piece) != faction:
        return "not_in_losses"
    if pieces.type[piece] not in RETURNING:
        return "indians_do_not_return"
    if not left[pieces.type[piece]]:
        return "no_more_of_type"
    if pieces.highland[piece]:
        back = [other for other in g.arriving if pieces.highland[other]]
        if len(back) >= MOST_HIGHLANDERS:
            return "one_highland"
    return ""


def returnable(g: Position, faction: int) -> list[int]:
    """The units that may return, of equal counters the first one."""
    found: list[int] = []
    counters: list[int] = []
    left = quotas(g, faction)
    for piece in g.in_box(LOSSES, faction):
        counter = g.pieces.counter_of[piece]
        if counter not in counters and not bars_return(g, faction, piece, left):
            counters.append(counter)
            found.append(piece)
    return found


def _offer_return(g: Position, ask: Ask) -> list[Choice]:
    return [("return", piece) for piece in returnable(g, ask.seat)]


def _refuse_return(g: Position, ask: Ask, choice: Choice) -> Reason:
    reason = bars_return(g, ask.seat, choice[1], quotas(g, ask.seat))
    return Reason(reason or "equal_is_offered", choice[1:])


RETURNEE: Final = Question("losses_return", _offer_return, _refuse_return, ("return",))


def towns(g: Position, faction: int) -> list[int]:
    """17.2 step 8: friendly Settled Home Spaces."""
    board = g.board
    return [
        space
        for space in range(board.size)
        if board.kind[space] == SETTLED
        and board.home[space] == faction
        and g.control[space] == faction
    ]


def _offer_town(g: Position, ask: Ask) -> list[Choice]:
    return [("place", space) for space in towns(g, ask.seat)]


def _refuse_town(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("no_own_town", choice[1:])


TOWN: Final = Question("returnee_to", _offer_town, _refuse_town, ("place",))


def losses(g: Position) -> Procedure[None]:
    """17.2 step 8: first a side picks who returns, then where they are placed. The picked units
    wait in `g.arriving`; `g.started` says that all are picked."""
    faction = g.active
    if not g.started:
        if towns(g, faction) and returnable(g, faction):
            choice: Choice = yield Ask(faction, RETURNEE)
            g.where[choice[1]] = ARRIVING
            g.arriving = (*g.arriving, choice[1])
            return
        g.started = True
    if g.arriving:
        yield from _place_returnee(g, faction, g.arriving[0])
        return
    pass_on(g, WINTER_RESET)


def _place_returnee(g: Position, faction: int, piece: int) -> Procedure[None]:
    """A Colonial Brigade goes to the Disbanded box, any other unit to a town; both are Full."""
    if g.pieces.colony[piece] != NOTHING:
        g.where[piece] = DISBANDED
        record(g, "returns_disbanded", piece)
    else:
        choice: Choice = yield Ask(faction, TOWN, {"piece": piece})
        bring_in(g, faction, piece, choice[1])
        record(g, "returns", piece, choice[1])
    g.arriving = g.arriving[1:]


# ---------------------------------------------------------------------- steps 9 and 10


def reset(g: Position) -> Procedure[None]:
    """17.4, 17.5, 17.2 step 10: Reserves are discarded, pools get what the scenario adds, the decks
    of the next Year are shuffled, and its first Action Round begins."""
    yield from ()
    pool, bonus, tokens = g.scenario.additions.get(g.year, ((), (), ()))
    fill_pools(g, pool, bonus, tokens)
    g.reserve = [0, 0]
    g.buried = [(), ()]
    g.discards = ()
    g.garrison = 0
    g.year += 1
    g.round = 1
    prepare_decks(g)
    record(g, "new_year", g.year)
    g.step = RESERVES
