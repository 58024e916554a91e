"""15.2, 16.2 Reinforcements are drawn blindly from pools, with Vagaries of War tokens among them.

What is drawn waits in `g.arriving` until it is placed. A token without effect is dealt with at
once; one that lets its owner pick units waits until all pieces of its pool are drawn.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ARTILLERY,
    BRITISH,
    COMMANDER,
    FLEET,
    FRENCH,
    LIGHT,
    METROPOLITAN,
    NOTHING,
    PROVINCIAL,
)
from ticonderoga.games.bayonets_tomahawks.data.pieces import (
    BRITISH_POOL,
    COLONIAL_POOL,
    FLEETS_POOL,
    FRENCH_POOL,
    NO_EFFECT,
    PICK_ARTILLERY_OR_LIGHT,
    PICK_COLONIAL_LIGHT,
)
from ticonderoga.games.bayonets_tomahawks.position import (
    ARRIVING,
    BONUS,
    LOSSES,
    POOL,
    REMOVED,
    TOKEN_ASIDE,
    TOKEN_DRAWN,
    TOKEN_IN_POOL,
    TOKEN_REMOVED,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.stacks import send_away

DRAWERS: Final = (BRITISH, BRITISH, FRENCH, BRITISH)
"""Whose hand goes into the bag, by pool; the British player draws all Fleets."""


# ---------------------------------------------------------------------- the bag


def belongs_to_pool(g: Position, pool: int, piece: int) -> bool:
    """5.2 A piece that is drawn from this pool, wherever it is now."""
    pieces = g.pieces
    if pool == FLEETS_POOL:
        return pieces.type[piece] == FLEET
    if pool == COLONIAL_POOL:
        return pieces.type[piece] == PROVINCIAL and pieces.colonial[piece]
    faction = BRITISH if pool == BRITISH_POOL else FRENCH
    return pieces.type[piece] == METROPOLITAN and pieces.faction[piece] == faction


def pieces_in_pool(g: Position, pool: int) -> list[int]:
    return [
        piece
        for piece, where in enumerate(g.where)
        if where == POOL and belongs_to_pool(g, pool, piece)
    ]


def tokens_in_pool(g: Position, pool: int) -> list[int]:
    kept = g.pieces.token_pool
    return [
        token
        for token, where in enumerate(g.tokens)
        if where == TOKEN_IN_POOL and kept[token] == pool
    ]


def draw_from(g: Position, pool: int, number: int) -> None:
    """15.2, 16.2 Draw so many pieces; what an empty pool cannot give is forfeited."""
    pieces = pieces_in_pool(g, pool)
    tokens = tokens_in_pool(g, pool)
    for _ in range(number):
        if not pieces and not tokens:
            record(g, "pool_empty", DRAWERS[pool])
            return
        lot = g.dice.below(len(pieces) + len(tokens))
        if lot < len(pieces):
            arrives(g, pieces.pop(lot))
        else:
            _draw_token(g, pool, tokens.pop(lot - len(pieces)))


def arrives(g: Position, piece: int) -> None:
    """A piece will be placed; a Metropolitan Brigade with a gorget brings a Commander (15.2.2)."""
    g.where[piece] = ARRIVING
    g.arriving = (*g.arriving, piece)
    record(g, "reinforced", g.pieces.faction[piece], piece)
    if g.pieces.gorget[piece]:
        _draw_commander(g, g.pieces.faction[piece])


def _draw_commander(g: Position, faction: int) -> None:
    """15.2.2 One at random from the faction's pool; he follows his Brigade in the list."""
    left = [p for p in g.in_box(POOL, faction) if g.pieces.type[p] == COMMANDER]
    if left:
        arrives(g, left[g.dice.below(len(left))])


# ---------------------------------------------------------------------- tokens


def _draw_token(g: Position, pool: int, token: int) -> None:
    """15.2.1 A token counts as a draw; its effect may have to wait."""
    record(g, "token_drawn", DRAWERS[pool], token)
    if g.pieces.token_kind[token] == NO_EFFECT:
        put_aside(g, token)
    else:
        g.tokens[token] = TOKEN_DRAWN


def put_aside(g: Position, token: int) -> None:
    """15.2.1 A token is removed from play after its effect, unless it goes back to its pool when
    all is drawn."""
    g.tokens[token] = TOKEN_ASIDE if g.pieces.token_back[token] else TOKEN_REMOVED


def token_due(g: Position, pool: int) -> int:
    """A token of the pool whose effect is still to come; -1 if there is none."""
    for token, where in enumerate(g.tokens):
        if where == TOKEN_DRAWN and g.pieces.token_pool[token] == pool:
            return token
    return NOTHING


def return_tokens(g: Position) -> None:
    """15.2.1, 16.2.1 All is drawn: tokens go back to their pools, but the one that picks a Colonial
    Light unit only if a Colonial Brigade or Light unit is left to be drawn or picked."""
    for token, where in enumerate(g.tokens):
        if where != TOKEN_ASIDE:
            continue
        picks_light = g.pieces.token_kind[token] == PICK_COLONIAL_LIGHT
        if picks_light and not pieces_in_pool(g, COLONIAL_POOL) and not colonial_lights(g, POOL):
            g.tokens[token] = TOKEN_REMOVED
        else:
            g.tokens[token] = TOKEN_IN_POOL
            record(g, "token_back", token)


def navy_losses(g: Position, token: int) -> None:
    """15.2.1, A-61 A French Fleet that was not drawn leaves play."""
    put_aside(g, token)
    left = [p for p in pieces_in_pool(g, FLEETS_POOL) if g.pieces.faction[p] == FRENCH]
    if left:
        lost = left[g.dice.below(len(left))]
        send_away(g, lost, REMOVED)
        record(g, "navy_losses", lost)


def bonus_brigades(g: Position, token: int) -> None:
    """16.2.1 The token brings the Brigades named on it from the Bonus pool."""
    put_aside(g, token)
    for counter in g.pieces.token_bonus[token]:
        for piece in g.pieces.of_counter[counter]:
            if g.where[piece] == BONUS:
                arrives(g, piece)
                break


# ---------------------------------------------------------------------- picks


def colonial_lights(g: Position, box: int) -> list[int]:
    """Colonial Light units in their pool or in the Losses box."""
    kind, colonial = g.pieces.type, g.pieces.colonial
    return [
        p for p, where in enumerate(g.where) if where == box and kind[p] == LIGHT and colonial[p]
    ]


def _in_reach(g: Position, token: int, piece: int) -> bool:
    """A piece of a kind that the token lets its owner pick, wherever it is."""
    pieces = g.pieces
    kind = pieces.token_kind[token]
    if kind == PICK_COLONIAL_LIGHT:
        return pieces.type[piece] == LIGHT and pieces.colonial[piece]
    if pieces.faction[piece] != DRAWERS[pieces.token_pool[token]]:
        return False
    if pieces.type[piece] == ARTILLERY:
        return True
    return kind == PICK_ARTILLERY_OR_LIGHT and pieces.red[piece]


def pickable(g: Position, token: int) -> list[int]:
    """15.2.1, 16.2.1 The units that may be picked: from the pools; Colonial Light units from the
    Losses box if their pool is empty. Of equal counters the first one."""
    if g.pieces.token_kind[token] == PICK_COLONIAL_LIGHT:
        found = colonial_lights(g, POOL) or colonial_lights(g, LOSSES)
    else:
        found = [p for p, where in enumerate(g.where) if where == POOL and _in_reach(g, token, p)]
    first: list[int] = []
    counters: list[int] = []
    for piece in found:
        if g.pieces.counter_of[piece] not in counters:
            counters.append(g.pieces.counter_of[piece])
            first.append(piece)
    return first


def _token_of(g: Position, seat: int) -> int:
    """The token that a seat is picking for."""
    for pool in (BRITISH_POOL, FRENCH_POOL, COLONIAL_POOL):
        if DRAWERS[pool] == seat:
            token = token_due(g, pool)
            if token != NOTHING:
                return token
    return NOTHING


def bars_pick(g: Position, seat: int, piece: int) -> str:
    """15.2.1 Why a unit that is not offered cannot be picked."""
    token = _token_of(g, seat)
    if not _in_reach(g, token, piece):
        return "not_on_token"
    if g.where[piece] == POOL:
        return "equal_is_offered"
    if g.where[piece] == LOSSES and g.pieces.token_kind[token] == PICK_COLONIAL_LIGHT:
        return "light_pool_first"
    return "not_in_pool"


def _offer_picks(g: Position, ask: Ask) -> list[Choice]:
    return [("pick", piece) for piece in pickable(g, _token_of(g, ask.seat))]


def _refuse_pick(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_pick(g, ask.seat, choice[1]), choice[1:])


PICK: Final = Question("reinforcement", _offer_picks, _refuse_pick, ("pick",))


def resolve_picks(g: Position, token: int) -> Procedure[None]:
    """15.2.1, 16.2.1 The owner picks as many units as the token says, or all there are; with
    none, one more piece is drawn."""
    pool = g.pieces.token_pool[token]
    seat = DRAWERS[pool]
    picked = 0
    while picked < g.pieces.token_amount[token] and pickable(g, token):
        choice: Choice = yield Ask(seat, PICK, {"token": token})
        arrives(g, choice[1])
        picked += 1
    put_aside(g, token)
    if not picked:
        record(g, "nothing_to_pick", seat, token)
        draw_from(g, pool, 1)
