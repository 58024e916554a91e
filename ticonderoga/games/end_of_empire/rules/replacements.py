"""7.7 to 7.10 Replacements: recruits of every nation, scheduled steps, drafts.

Everything is given out in the Reinforcement Phase of its turn, pool by pool; what is not used is
forfeited. Units out of supply get nothing (6.1, ruling 62).
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import bits_of, pick_space, space_question
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    ARW,
    BRITISH,
    ENTRY_OF_SPAIN,
    FIW,
    FRANCE,
    FULL_COLLAPSE,
    JENKINS,
    KGW,
    NOTHING,
    PROVINCIAL_REGULARS,
    REGULARS,
    ROLE_ELMORE,
    SPAIN,
    SPRING,
)
from ticonderoga.games.end_of_empire.position import DEAD, DRAFTS, MILITIA, Position
from ticonderoga.games.end_of_empire.rules import at_once
from ticonderoga.games.end_of_empire.rules import drafts as drafting
from ticonderoga.games.end_of_empire.rules.control import controls
from ticonderoga.games.end_of_empire.rules.entries import (
    bars_space,
    entry_hex,
    entry_spaces,
    fleets_open_to,
)
from ticonderoga.games.end_of_empire.rules.forces import bring_in
from ticonderoga.games.end_of_empire.rules.recruits import (
    bars_depleted,
    cut_off,
    in_supply,
    is_out_of_time,
    may_be_rebuilt,
    on_map,
    recruiting_hexes,
    replenished,
)
from ticonderoga.games.end_of_empire.rules.reinforcements import arrive, take_place
from ticonderoga.games.end_of_empire.rules.supply import Survey
from ticonderoga.games.end_of_empire.terms import (
    COMPANIES,
    DRAFT,
    ELMORE,
    GERMAN,
    RAID,
    REBUILD,
    SCHEDULED,
    STRIPED,
    UNSTRIPED,
    verb_of,
)


class Pool:
    """Steps that a side may give out: of which kind, where or to which nation, how many."""

    __slots__ = ("kind", "of", "side", "steps")

    def __init__(self, kind: int, side: int, of: int = NOTHING, steps: int = NOTHING) -> None:
        self.kind: int = kind
        self.side: int = side
        self.of: int = of
        """A hex, a nation, or -1."""
        self.steps: int = steps


def pools(g: Position) -> list[Pool]:
    """7.7 to 7.9 What is given out this turn, in its order."""
    if g.war == ARW:
        return _american_war(g) if g.season == SPRING else []
    found: list[Pool] = []
    tables = g.pack.tables
    if g.war == FIW:
        found.append(Pool(DRAFT, ALLIED))
    if g.war in (KGW, FIW) and g.season == SPRING:
        for hex, _ in tables.french_recruits:
            if controls(g, ALLIED, hex):
                found.append(Pool(COMPANIES, ALLIED, hex, 1))
    steps = tables.french_scheduled.get(g.turn, 0) if g.war == FIW else 0
    if steps:
        found.append(Pool(SCHEDULED, ALLIED, NOTHING, steps))
    return found


def _american_war(g: Position) -> list[Pool]:
    """7.9 Each spring: the British, then the Americans."""
    tables = g.pack.tables
    found: list[Pool] = []
    for hex, striped, unstriped in tables.british_recruits:
        if controls(g, BRITISH, hex):
            found.append(Pool(STRIPED, BRITISH, hex, striped))
            found.append(Pool(UNSTRIPED, BRITISH, hex, unstriped))
    for nation, steps in tables.german_recruits:
        found.append(Pool(GERMAN, BRITISH, nation, steps))
    found.append(Pool(REBUILD, ALLIED))
    if g.turn == tables.elmore_back:
        found.append(Pool(ELMORE, ALLIED))
    if g.marine_raid == g.year - 1:
        found.append(Pool(RAID, ALLIED, NOTHING, 1))
    return found


# ---------------------------------------------------------------------- who may get a step


def _is_for(g: Position, pool: Pool, piece: int) -> bool:
    """7.7 The nationality and sort of unit that a pool is for."""
    p = g.pieces
    if not p.is_unit(piece):
        return False
    if pool.kind == STRIPED:
        return p.striped[piece]
    if pool.kind == UNSTRIPED:
        return p.army[piece] == PROVINCIAL_REGULARS
    if pool.kind == GERMAN:
        return p.nation[piece] == pool.of
    if pool.kind == SCHEDULED:
        return p.nation[piece] == FRANCE and p.army[piece] == REGULARS
    groups = [group for hex, group in g.pack.tables.french_recruits if hex == pool.of]
    return p.group[piece] in groups and p.steps[piece] == 1


def bars_recruit(g: Position, pool: Pool, piece: int, survey: Survey) -> str:
    """7.8, 7.9 Why a unit gets no step from a pool; empty if it may."""
    if pool.kind == RAID:
        bar = bars_depleted(g, piece)
        return bar or ("" if piece in cut_off(g) else "recruits_of_its_own")
    if not _is_for(g, pool, piece):
        return "recruits_for_others"
    if g.where[piece] == DEAD:
        return _bars_rebuild(g, pool, piece)
    if not on_map(g, piece):
        return "not_in_play"
    if pool.kind in (STRIPED, UNSTRIPED) and g.board.hex_of[g.where[piece]] != pool.of:
        return "not_in_that_hex"
    if g.steps[piece] >= g.pieces.steps[piece]:
        return "full_strength"
    if pool.kind in (GERMAN, SCHEDULED):
        if _overseas(survey, piece):
            return ""
        return "no_overseas_supply" if pool.kind == GERMAN else "steps_by_sea_only"
    return "" if in_supply(survey, piece) else "out_of_supply"


def _bars_rebuild(g: Position, pool: Pool, piece: int) -> str:
    """7.8, 7.9 Why a dead unit does not come back with a step from a pool; empty if it may."""
    if is_out_of_time(g, piece):
        return "term_over"
    if pool.kind == SCHEDULED:
        return "steps_by_sea_only"
    if pool.kind in (STRIPED, UNSTRIPED):
        return "" if entry_hex(g, piece) == pool.of else "entered_elsewhere"
    if pool.kind == GERMAN:
        way_in = entry_spaces(g, BRITISH, piece) or fleets_open_to(g, BRITISH, piece)
        return "" if way_in else "no_port_open"
    return ""


def _overseas(survey: Survey, piece: int) -> bool:
    """6.3 A unit on the map, no American, can trace overseas supply."""
    g = survey.g
    hex = g.board.hex_of[g.where[piece]]
    return survey.overseas(g.side_of(piece), hex)


def takers(g: Position, pool: Pool) -> list[int]:
    """The units that may get a step from a pool."""
    if pool.kind == RAID:
        return cut_off(g)
    survey = Survey(g)
    return [
        piece
        for piece in g.pieces.of_war[g.war]
        if g.pieces.side[piece] == pool.side and not bars_recruit(g, pool, piece, survey)
    ]


# ---------------------------------------------------------------------- the questions


def _offer_recruit(g: Position, ask: Ask) -> list[Choice]:
    choices: list[Choice] = [("recruit", piece) for piece in ask.among]
    choices.append(("no_recruit",))
    return choices


def _refuse_recruit(g: Position, ask: Ask, choice: Choice) -> Reason:
    pool = pools(g)[g.seen_to]
    return Reason(bars_recruit(g, pool, choice[1], Survey(g)), choice[1:])


RECRUIT: Final = Question("recruit", _offer_recruit, _refuse_recruit, ("recruit", "no_recruit"))
RECRUIT_NATION: Final = Question(
    "recruit_nation", _offer_recruit, _refuse_recruit, ("recruit", "no_recruit")
)
RAID_STEP: Final = Question("raid_step", _offer_recruit, _refuse_recruit, ("recruit", "no_recruit"))
REBUILT_AT: Final = space_question("rebuilt_at")


def _ask(pool: Pool, left: int, found: list[int]) -> Ask:
    about = {"side": pool.side, "steps": left}
    if pool.kind == RAID:
        return Ask(pool.side, RAID_STEP, about, None, tuple(found))
    if pool.kind in (GERMAN, SCHEDULED):
        return Ask(pool.side, RECRUIT_NATION, about, None, tuple(found))
    about["space"] = pool.of
    return Ask(pool.side, RECRUIT, about, ("space", pool.of), tuple(found))


# ---------------------------------------------------------------------- giving steps


def add_step(g: Position, piece: int) -> None:
    """7.7 A unit on the map gets a step."""
    g.steps[piece] += 1
    record(g, "replenished", piece, g.steps[piece])


def rebuild_at(
    g: Position, side: int, piece: int, hexes: tuple[int, ...], steps: int
) -> Procedure[None]:
    """7.7 A dead unit comes back in one of some hexes that its side controls."""
    spaces: list[int] = []
    for hex in hexes:
        spaces += [space for space in g.board.spaces_of[hex] if not bars_space(g, side, space)]
    about = {"piece": piece, "side": side}
    space: int = yield from pick_space(side, REBUILT_AT, bits_of(spaces), about)
    if space != NOTHING:
        take_place(g, side, piece, space, steps)


def _give(g: Position, pool: Pool, piece: int) -> Procedure[None]:
    if g.where[piece] != DEAD:
        add_step(g, piece)
    elif pool.kind == GERMAN:
        yield from arrive(g, pool.side, piece, 1)
    else:
        yield from rebuild_at(g, pool.side, piece, (pool.of,), 1)


# ---------------------------------------------------------------------- what needs no decision


def _havana_is_open(g: Position) -> bool:
    if g.war == ARW:
        return g.entered_war[ENTRY_OF_SPAIN] != 0
    return g.war == JENKINS and g.scenario.havana_box


def _without_asking(g: Position) -> None:
    """7.9 The dead Spanish are back in Havana; in spring Continental units are at full strength."""
    p = g.pieces
    if _havana_is_open(g):
        for piece in p.of_war[g.war]:
            if g.where[piece] == DEAD and p.nation[piece] == SPAIN and p.is_unit(piece):
                bring_in(g, ALLIED, piece, g.havana)
                record(g, "back_in_havana", piece)
    if g.war == ARW and g.season == SPRING:
        for piece in replenished(g):
            g.steps[piece] = p.steps[piece]
            record(g, "full_again", piece)


# ---------------------------------------------------------------------- the steps


def _next_pool(g: Position) -> None:
    g.seen_to += 1
    g.queue = ()


def _rebuild_army(g: Position, side: int) -> Procedure[None]:
    """7.9 Dead Continental units come back, those of one hex together if so wished."""
    g.queue = tuple([piece for piece in g.pieces.of_war[ARW] if may_be_rebuilt(g, piece)])
    if not g.queue:
        _next_pool(g)
        return
    came: tuple[int, ...] = yield from arrive(g, side, g.queue[0])
    for piece in came:
        g.nec &= ~(1 << piece)


def _elmore_back(g: Position, side: int) -> Procedure[None]:
    """7.5 Elmore's regiment, if it is dead, in an entry hex of Connecticut."""
    piece = g.pieces.role[ROLE_ELMORE]
    held = tuple([hex for hex in recruiting_hexes(g, piece) if controls(g, side, hex)])
    _next_pool(g)
    if g.where[piece] == DEAD and g.economy != FULL_COLLAPSE:
        yield from rebuild_at(g, side, piece, held, NOTHING)


def _give_out(g: Position, pool: Pool) -> Procedure[None]:
    """One step of a pool, or the end of it."""
    left = g.queue[0] if g.queue else pool.steps
    found = takers(g, pool) if left else []
    if not found:
        _next_pool(g)
        return
    choice: Choice = yield _ask(pool, left, found)
    if verb_of(choice) == "no_recruit":
        _next_pool(g)
        return
    g.queue = ()
    yield from _give(g, pool, choice[1])
    g.queue = (left - 1,)


def replacements(g: Position) -> Procedure[None]:
    """7.7 One step, or some units that come back together, to a visit."""
    if not g.started:
        g.started = True
        g.seen_to = 0
        g.queue = ()
        _without_asking(g)
    given = pools(g)
    if g.seen_to >= len(given):
        g.started = False
        g.seen_to = 0
        g.queue = ()
        g.step = DRAFTS
        return
    pool = given[g.seen_to]
    if pool.kind == REBUILD:
        yield from _rebuild_army(g, pool.side)
    elif pool.kind == ELMORE:
        yield from _elmore_back(g, pool.side)
    elif pool.kind == DRAFT:
        more: bool = yield from drafting.draft(g, pool.side)
        if not more:
            _next_pool(g)
    else:
        yield from _give_out(g, pool)
    yield from at_once.settled(g)


def drafts(g: Position) -> Procedure[None]:
    """7.10 British regiments are broken up to fill others, one to a visit."""
    more: bool = yield from drafting.draft(g, BRITISH)
    if not more:
        g.step = MILITIA
