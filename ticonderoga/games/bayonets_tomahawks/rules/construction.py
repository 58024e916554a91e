"""12.0 Construction: Forts and Roads, and the Event Construction Frenzy."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BRITISH,
    FORT,
    FRENCH,
    METROPOLITAN,
    NOTHING,
    PATH,
    PROVINCIAL,
    WILDERNESS,
)
from ticonderoga.games.bayonets_tomahawks.position import (
    POOL,
    REMOVED,
    USED_FRENZY_BRITISH,
    USED_FRENZY_FRENCH,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.activation import bars_piece, places_of
from ticonderoga.games.bayonets_tomahawks.rules.connections import (
    ROAD_LIMIT,
    bars_first_link,
    bars_link,
    bars_number,
    bars_type,
    note_crossing,
)
from ticonderoga.games.bayonets_tomahawks.rules.control import (
    after_leaving,
    enemy_there,
    outnumbers_here,
)
from ticonderoga.games.bayonets_tomahawks.rules.entering import entered
from ticonderoga.games.bayonets_tomahawks.rules.events.in_play import card_of
from ticonderoga.games.bayonets_tomahawks.rules.movement import log_move
from ticonderoga.games.bayonets_tomahawks.rules.stacks import bring_in, make_spent, send_away, shift
from ticonderoga.games.bayonets_tomahawks.underway import Construction

BRIGADES: Final = (METROPOLITAN, PROVINCIAL)
DONE: Final[Choice] = ("done",)
ENOUGH: Final[Choice] = ("enough",)
PLAIN: Final = ("fort_start", "fort_finish", "fort_repair", "fort_remove", "site_remove")
"""The options that concern the space itself."""
ROADS: Final = ("road_start", "road_finish")
FRENZY: Final = "construction_frenzy"


# ---------------------------------------------------------------------- where, and by whom


def bars_building(g: Position, work: Construction) -> str:
    """12.0 Why nothing can be constructed on a space; empty if something can."""
    bar = bars_site(g, work.faction, work.space)
    if bar:
        return bar
    kind = g.pieces.type
    brigades = [p for p in g.stacks[work.faction][work.space] if kind[p] in BRIGADES]
    if not brigades:
        return "no_brigade"
    for piece in brigades:
        if not bars_brigade(g, work, piece):
            return "" if has_option(g, work) else "nothing_to_build"
    return "brigades_spent"


def bars_site(g: Position, faction: int, space: int) -> str:
    """12.0, A-3, A-41 What is against any Construction by a faction on a space."""
    if space not in g.stacks[faction]:
        return "nobody_there"
    if g.routed(faction, space):
        return "routed_only_moves"
    if g.out_of_supply(faction, space):
        return "out_of_supply"
    if g.control[space] != faction and g.board.kind[space] != WILDERNESS:
        return "not_friendly"
    if enemy_there(g, faction, space) and not outnumbers_here(g, faction, space):
        return "build_outnumber"
    return ""


def bars_brigade(g: Position, work: Construction, piece: int) -> str:
    """12.0 Why a piece cannot construct here; the Brigade that has just constructed may again
    (Construction Frenzy)."""
    if g.where[piece] != work.space:
        return "not_on_space"
    bar = "" if piece == work.last else bars_piece(g, work.faction, piece)
    if bar:
        return "not_on_space" if bar == "not_on_map" else bar
    return "" if g.pieces.type[piece] in BRIGADES else "brigade_only"


# ---------------------------------------------------------------------- 12.0 the options


def _is_old(g: Position, work: Construction, placed_now: int) -> bool:
    """12.0 A marker can be replaced if it was placed in an earlier Action Round; under Construction
    Frenzy any, where the Brigade that has just constructed stands."""
    return placed_now == 0 or (work.last != NOTHING and g.where[work.last] == work.space)


def pool_fort(g: Position, faction: int) -> int:
    """12.0 The next Fort of a faction's pool; -1 if it is empty."""
    kind = g.pieces.type
    for piece in range(g.pieces.count):
        if kind[piece] == FORT and g.where[piece] == POOL and g.pieces.faction[piece] == faction:
            return piece
    return NOTHING


def has_fort(g: Position, space: int) -> bool:
    """A Fort of either side stands there."""
    return g.fort_at(BRITISH, space) != NOTHING or g.fort_at(FRENCH, space) != NOTHING


def bars_plain(g: Position, work: Construction, verb: str) -> str:
    """12.0 Why a Fort or its Construction marker cannot be dealt with so; empty if it can."""
    faction, space = work.faction, work.space
    fort = g.fort_at(faction, space)
    site = g.fort_sites.get(space, NOTHING)
    if verb == "fort_start":
        if site != NOTHING:
            return "fort_begun"
        if has_fort(g, space):
            return "fort_there"
        return "fort_on_fortress" if g.is_fortress(space) else ""
    if verb == "fort_finish":
        if site == NOTHING:
            return "no_fort_site"
        if not _is_old(g, work, site):
            return "site_too_new"
        return "" if pool_fort(g, faction) != NOTHING else "no_fort_in_pool"
    if verb == "site_remove":
        return "" if site != NOTHING else "no_fort_site"
    if fort == NOTHING:
        return "no_own_fort"
    return "fort_whole" if verb == "fort_repair" and not g.is_reduced(fort) else ""


def bars_road(g: Position, work: Construction, verb: str, to: int) -> str:
    """12.0 Why a Road to an adjacent space cannot be begun or finished; empty if it can."""
    connection = g.board.between(work.space, to)
    if connection == NOTHING:
        return "no_connection"
    if g.board.conn_kind[connection] != PATH:
        return "road_on_path_only"
    if g.is_road(connection):
        return "road_there"
    site = g.road_sites.get(connection, NOTHING)
    if verb == "road_start":
        return "road_begun" if site != NOTHING else ""
    if site == NOTHING:
        return "no_road_site"
    if not _is_old(g, work, site):
        return "site_too_new"
    return bars_crossing(g, work.faction, work.space, to, connection)


def bars_crossing(g: Position, faction: int, space: int, to: int, connection: int) -> str:
    """10.1, 10.2.1 Why a Brigade could not go over a Road that is being finished."""
    bar = bars_link(g, faction, to, connection) or bars_first_link(g, faction, space, connection)
    if bar:
        return bar
    full = g.crossed.get(2 * connection + faction, 0) >= ROAD_LIMIT
    return "connection_full" if full else ""


def has_option(g: Position, work: Construction) -> bool:
    """12.0 A Brigade can do something on the space; most often it can begin a Fort."""
    return not bars_plain(g, work, PLAIN[0]) or bool(options(g, work))


def options(g: Position, work: Construction) -> list[Choice]:
    """12.0 What a Brigade can do on the space."""
    choices: list[Choice] = [(verb,) for verb in PLAIN if not bars_plain(g, work, verb)]
    for to, _ in g.board.links[work.space]:
        for verb in ROADS:
            if not bars_road(g, work, verb, to):
                choices.append((verb, to))
    return choices


# ---------------------------------------------------------------------- the asks


def _offer_brigade(g: Position, ask: Ask) -> list[Choice]:
    work = g.construction
    assert work is not None
    stack = g.stacks[work.faction][work.space]
    return [("brigade", piece) for piece in stack if not bars_brigade(g, work, piece)]


def _refuse_brigade(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.construction is not None
    return Reason(bars_brigade(g, g.construction, choice[1]), choice[1:])


def _offer_option(g: Position, ask: Ask) -> list[Choice]:
    assert g.construction is not None
    return options(g, g.construction)


def _refuse_option(g: Position, ask: Ask, choice: Choice) -> Reason:
    work = g.construction
    assert work is not None
    if len(choice) == 1:
        return Reason(bars_plain(g, work, choice[0]), (work.space,))
    return Reason(bars_road(g, work, choice[0], choice[1]), choice[1:])


BRIGADE: Final = Question("brigade", _offer_brigade, _refuse_brigade, ("brigade",))
BUILD: Final = Question("construction", _offer_option, _refuse_option, (*PLAIN, *ROADS))


# ---------------------------------------------------------------------- building


def construct(g: Position, faction: int, space: int) -> Procedure[None]:
    """12.0 One Construction for an AP; Construction Frenzy may add another."""
    work = Construction(faction, space)
    yield from _construct(g, work)
    yield from frenzy(g, faction, work.brigade)
    g.construction = None


def _construct(g: Position, work: Construction) -> Procedure[None]:
    """12.0 A Brigade of the space carries out one option."""
    g.construction = work
    about = {"space": work.space}
    choice: Choice = yield Ask(work.faction, BRIGADE, about, ("space", work.space))
    work.brigade = choice[1]
    choice = yield Ask(work.faction, BUILD, about, ("space", work.space))
    verb = choice[0]
    if verb == "road_finish":
        yield from _finish_road(g, work, choice[1])
        return
    make_spent(g, (work.brigade,))
    if verb == "road_start":
        connection = g.board.between(work.space, choice[1])
        g.road_sites[connection] = 1
        record(g, "road_begun", work.brigade, connection)
    else:
        _deal_with_fort(g, work, verb)


def _deal_with_fort(g: Position, work: Construction, verb: str) -> None:
    """12.0 The options that concern a Fort or its Construction marker."""
    faction, space = work.faction, work.space
    if verb == "fort_start":
        g.fort_sites[space] = 1
        record(g, "fort_begun", work.brigade, space)
    elif verb == "site_remove":
        del g.fort_sites[space]
        record(g, "site_removed", work.brigade, space)
    elif verb == "fort_finish":
        del g.fort_sites[space]
        fort = pool_fort(g, faction)
        bring_in(g, faction, fort, space)
        record(g, "fort_built", work.brigade, fort, space)
    else:
        fort = g.fort_at(faction, space)
        if verb == "fort_repair":
            g.reduced &= ~(1 << fort)
            record(g, "fort_repaired", work.brigade, fort)
        else:
            send_away(g, fort, REMOVED)
            record(g, "fort_removed", work.brigade, fort, space)


# ---------------------------------------------------------------------- a finished Road


def bars_join(g: Position, work: Construction, piece: int) -> str:
    """12.0 Why a piece may not go along over the finished Road; empty if it may."""
    if piece == work.brigade or piece in work.joined:
        return "already_along"
    if g.where[piece] != work.space:
        return "not_on_space"
    bar = bars_piece(g, work.faction, piece)
    if bar:
        return "not_on_space" if bar == "not_on_map" else bar
    bar = bars_type(g, g.pieces.type[piece], work.road)
    if bar:
        return bar
    return bars_number(g, work.faction, (work.brigade, *work.joined, piece), work.road)


def _offer_join(g: Position, ask: Ask) -> list[Choice]:
    work = g.construction
    assert work is not None
    stack = g.stacks[work.faction][work.space]
    choices: list[Choice] = [("join", piece) for piece in stack if not bars_join(g, work, piece)]
    return [*choices, DONE]


def _refuse_join(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.construction is not None
    return Reason(bars_join(g, g.construction, choice[1]), choice[1:])


JOIN: Final = Question("road_join", _offer_join, _refuse_join, ("join", "done"))


def _finish_road(g: Position, work: Construction, to: int) -> Procedure[None]:
    """12.0 The Path becomes a Road; the Brigade must cross it at once, and others may join it."""
    work.road = g.board.between(work.space, to)
    work.to = to
    del g.road_sites[work.road]
    g.roads |= 1 << work.road
    record(g, "road_built", work.brigade, work.road)
    while True:
        choice: Choice = yield Ask(work.faction, JOIN, {"space": to}, ("space", to))
        if choice == DONE:
            break
        work.joined = (*work.joined, choice[1])
    group = sorted((work.brigade, *work.joined))
    shift(g, work.faction, group, to)
    make_spent(g, group)
    note_crossing(g, work.faction, group, work.road)
    log_move(g, work.faction, group, work.space, to)
    after_leaving(g, work.space)
    yield from entered(g, work.faction, to, work.road)


# ---------------------------------------------------------------------- Construction Frenzy


def used_frenzy(faction: int) -> int:
    return USED_FRENZY_BRITISH if faction == BRITISH else USED_FRENZY_FRENCH


def bars_extra(g: Position, faction: int, last: int, space: int) -> str:
    """Cards 7, 28 Why the additional Construction is not possible on a space."""
    return bars_building(g, Construction(faction, space, last))


def _offer_extra(g: Position, ask: Ask) -> list[Choice]:
    last: int = ask.about["piece"]
    choices: list[Choice] = [
        ("build", space)
        for space in places_of(g, ask.seat)
        if not bars_extra(g, ask.seat, last, space)
    ]
    return [*choices, ENOUGH]


def _refuse_extra(g: Position, ask: Ask, choice: Choice) -> Reason:
    last: int = ask.about["piece"]
    return Reason(bars_extra(g, ask.seat, last, choice[1]), choice[1:])


EXTRA: Final = Question("frenzy", _offer_extra, _refuse_extra, ("build", "enough"))


def frenzy(g: Position, faction: int, last: int) -> Procedure[None]:
    """Cards 7, 28 Once in the Action Round, a second Construction right after the first, by any
    Brigade that may, or by the same again."""
    card = card_of(g, faction, FRENZY)
    if not card or g.effects & used_frenzy(faction):
        return
    for _ in range(g.pack.deck.cards[card].params["extra_constructions"]):
        choice: Choice = yield Ask(faction, EXTRA, {"piece": last}, ("piece", last))
        if choice == ENOUGH:
            return
        g.effects |= used_frenzy(faction)
        record(g, "construction_frenzy", card)
        work = Construction(faction, choice[1], last)
        yield from _construct(g, work)
        last = work.brigade
