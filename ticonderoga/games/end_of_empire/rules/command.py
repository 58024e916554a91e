"""8.1 to 8.8, 15.1 Command: who may lead whom, what a check is rated, and the check itself.

A force is rated by a leader counter or, without one, by a default leader. Leaders who may lead
none of its units are as if they were not there (ruling B-6). Which leaders count depends on the
kind of check: at first those of the space, later those of the force.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import one_question, pick_one
from ticonderoga.games.end_of_empire.data.kinds import (
    AMERICA,
    ARW,
    BOXED,
    BRITISH,
    CODE_BOTH,
    CODE_F,
    CODE_IO,
    FLORIDA,
    FRANCE,
    INDIAN,
    LEADER,
    LOUISIANA,
    PLUS,
    ROLE_GALVEZ,
    ROLE_LAFAYETTE,
    ROLE_ROCHAMBEAU,
    ROUGH,
    SPAIN,
)
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.marks import is_fresh
from ticonderoga.games.end_of_empire.terms import (
    ABOVE_ALL,
    AT_HOME,
    BY_DEFAULT,
    FAR,
    FIRST,
    HOPELESS,
    LATER,
    LED,
    NO_LEADER,
    NOT_LED,
    REACTION,
    SURE,
)

FACES: Final = 6


# ---------------------------------------------------------------------- what a force is made of


class Muster:
    """A force, as far as command and passage depend on it."""

    __slots__ = (
        "boxed", "indians", "leaders", "only_indians", "plus", "scouts", "troops", "units",
    )  # fmt: skip

    def __init__(self) -> None:
        self.units: int = 0
        self.leaders: list[int] = []
        self.plus: bool = True
        """8.2 All units have a +."""
        self.boxed: bool = False
        self.indians: bool = False
        self.only_indians: bool = True
        self.scouts: bool = False
        """8.7 Cavalry or legions."""
        self.troops: int = 0
        """The nations of the units that are no Indians, as bits."""


def muster(g: Position, pieces: Sequence[int]) -> Muster:
    """Look a force over."""
    found = Muster()
    p, steps = g.pieces, g.steps
    for piece in pieces:
        kind = p.type[piece]
        if kind == LEADER:
            found.leaders.append(piece)
            continue
        found.units += 1
        mark = p.face_mf_mark[piece][steps[piece]]
        if mark != PLUS:
            found.plus = False
        if mark == BOXED:
            found.boxed = True
        if kind == INDIAN:
            found.indians = True
        else:
            found.only_indians = False
            found.troops |= 1 << p.nation[piece]
        if p.scouts[piece]:
            found.scouts = True
    if not found.units:
        found.plus = found.only_indians = False
    return found


# ---------------------------------------------------------------------- 15.1 who leads whom


def may_lead(g: Position, leader: int, m: Muster, company: Sequence[int]) -> bool:
    """15.1 Whether a leader may lead all units of a force; `company` are those around him."""
    if not m.units:
        return True
    p = g.pieces
    if p.side[leader] == BRITISH:
        return p.code[leader] != CODE_IO or m.only_indians
    nation = p.nation[leader]
    if nation == SPAIN:
        return not m.troops >> AMERICA & 1
    if nation == FRANCE:
        return not m.troops & ~(1 << FRANCE) and not (m.indians and g.war == ARW)
    if m.troops >> SPAIN & 1:
        return False
    if not m.troops >> FRANCE & 1 or p.code[leader] == CODE_BOTH:
        return True
    return _leads_both(g, leader, m, company)


def _leads_both(g: Position, leader: int, m: Muster, company: Sequence[int]) -> bool:
    """15.1 The senior American on the map leads Americans and French together, if Rochambeau or
    Lafayette is with them."""
    if not m.troops >> AMERICA & 1:
        return False
    roles = g.pieces.role
    if roles[ROLE_ROCHAMBEAU] not in company and roles[ROLE_LAFAYETTE] not in company:
        return False
    p = g.pieces
    for other in range(p.units, p.first_fleet):
        if g.in_play(other) and p.nation[other] == AMERICA and p.rank[other] < p.rank[leader]:
            return False
    return True


def _leads_some(g: Position, leader: int, m: Muster) -> bool:
    """Whether a leader may lead at least one of the units; without units, himself."""
    if not m.units:
        return True
    p = g.pieces
    if p.side[leader] == BRITISH:
        return p.code[leader] != CODE_IO or m.indians
    nation = p.nation[leader]
    if nation == FRANCE:
        return m.troops >> FRANCE & 1 == 1 or (m.indians and g.war != ARW)
    if nation == SPAIN:
        return m.indians or m.troops & (1 << SPAIN | 1 << FRANCE) != 0
    if m.indians or m.troops >> AMERICA & 1:
        return True
    return p.code[leader] == CODE_BOTH and m.troops >> FRANCE & 1 == 1


def lead(g: Position, m: Muster, company: Sequence[int], space: int) -> tuple[int, list[int]]:
    """8.2, 15.1 Who commands a force: LED with the senior leaders, several if they are of equal
    rank; or BY_DEFAULT; or NOT_LED. `company` are the pieces among whom he is looked for."""
    counted: list[int] = []
    able: list[int] = []
    kind = g.pieces.type
    for piece in company:
        if kind[piece] == LEADER and _leads_some(g, piece, m):
            counted.append(piece)
            if may_lead(g, piece, m, company):
                able.append(piece)
    if able:
        return LED, seniors(g, able, space)
    for leader in counted:
        if g.pieces.code[leader] != CODE_F:
            return NOT_LED, []
    return BY_DEFAULT, []


def seniority(g: Position, leader: int, space: int) -> int:
    """8.1 The lowest is the ranking leader. All Americans outrank Rochambeau, and Galvez outranks
    everybody in Louisiana and Florida."""
    p = g.pieces
    if leader == p.role[ROLE_GALVEZ] and g.board.has(space):
        if g.board.area[g.board.hex_of[space]] in (FLORIDA, LOUISIANA):
            return ABOVE_ALL
    rank = p.rank[leader]
    return FAR if p.code[leader] == CODE_F else rank


def seniors(g: Position, leaders: Sequence[int], space: int) -> list[int]:
    """8.1, ruling 52: the ranking leader; several if they are of equal rank and none of them has
    been named."""
    best: list[int] = []
    top = 2 * FAR
    for leader in leaders:
        key = seniority(g, leader, space)
        if key < top:
            top = key
            best = [leader]
        elif key == top:
            best.append(leader)
    if len(best) > 1:
        for leader in g.named:
            if leader in best:
                return [leader]
    return best


NAME_LEADER: Final = one_question("name_leader", "name")


def name_senior(g: Position, side: int, tied: list[int], space: int) -> Procedure[int]:
    """Ruling 52: of leaders of equal rank the owner names the ranking one, for the phase."""
    if len(tied) == 1:
        return tied[0]
    named: int = yield from pick_one(side, NAME_LEADER, tied, {"space": space, "side": side})
    g.named = (*g.named, named)
    record(g, "named_leader", named, space)
    return named


def in_command(g: Position, pieces: Sequence[int], space: int) -> list[int]:
    """8.1, 11.8 The ranking leader among some pieces, of those who may lead units of theirs;
    several if they are of equal rank and none has been named; none if a default leader commands,
    who outranks Rochambeau where there are Americans."""
    m = muster(g, pieces)
    counted = [leader for leader in m.leaders if _leads_some(g, leader, m)]
    best = seniors(g, counted, space)
    if best and g.pieces.code[best[0]] == CODE_F and m.troops >> AMERICA & 1:
        return []
    return best


def ranking_leader(g: Position, side: int, pieces: Sequence[int], space: int) -> Procedure[int]:
    """8.1, 11.8 The ranking leader among some pieces who may lead units of theirs; NO_LEADER if
    there is none."""
    best = in_command(g, pieces, space)
    if not best:
        return NO_LEADER
    named: int = yield from name_senior(g, side, best, space)
    return named


# ---------------------------------------------------------------------- ratings


def rate(g: Position, m: Muster, leader: int, space: int, kind: int) -> int:
    """8 The rating of a check under this leader, or under the default leader of the force."""
    tables = g.pack.tables
    if leader == NO_LEADER:
        if m.plus:
            rating = tables.plus_initiative
        else:
            rating = tables.boxed_initiative if m.boxed else tables.default_initiative
    else:
        rating = g.pieces.initiative[leader]
        if kind in (LATER, AT_HOME) and g.momentum >> leader & 1:
            rating += tables.momentum
    if g.winter and g.board.has(space) and g.board.north[g.board.hex_of[space]]:
        rating += tables.winter_initiative
    if kind == REACTION:
        if not (m.scouts or (m.indians and g.edition.indian_scouts)):
            rating += tables.no_scouts
        if _screened(g, leader, g.board.hex_of[space]):
            rating += tables.screening
    return rating


def _screened(g: Position, leader: int, hex: int) -> bool:
    """8.8 A Continental leader in civilized rough terrain."""
    if leader == NO_LEADER:
        return False
    return g.pieces.nation[leader] == AMERICA and g.board.terrain[hex] == ROUGH


def _company(
    g: Position, side: int, force: Sequence[int], m: Muster, space: int, kind: int
) -> Sequence[int]:
    """8.3 Among whom the leader of a check is looked for: the space at the first check and as
    long as the force has not left it, afterwards the force. A force without leaders has those
    beside it, but for O2."""
    if kind != LATER:
        return g.at(side, space)
    if m.leaders or g.edition.stack_activation:
        return force
    return g.at(side, space)


def lead_of(
    g: Position, side: int, force: Sequence[int], m: Muster, space: int, kind: int
) -> tuple[int, list[int]]:
    """Who commands the force at a check; + units by themselves need nobody (8.3)."""
    if m.plus and not m.leaders:
        return BY_DEFAULT, []
    company = _company(g, side, force, m, space, kind)
    status, found = lead(g, m, company, space)
    if kind == FIRST and g.edition.stack_activation:
        own_status, own = lead(g, m, force, space)
        if _best(g, m, own_status, own, space, kind) > _best(g, m, status, found, space, kind):
            return own_status, own
    return status, found


def _best(g: Position, m: Muster, status: int, tied: list[int], space: int, kind: int) -> int:
    """The rating, with the best of leaders of equal rank; 0 for a force that nobody may lead."""
    if status == NOT_LED:
        return 0
    if status == BY_DEFAULT:
        return rate(g, m, NO_LEADER, space, kind)
    return max([rate(g, m, leader, space, kind) for leader in tied])


def rating_of(g: Position, side: int, force: Sequence[int], space: int, kind: int) -> int:
    """8 What a check of this force is rated; with the best of leaders of equal rank among whom
    none has been named. Boxed arrivals pass them all (7.1)."""
    if is_fresh(g, force):
        return FACES + 1
    m = muster(g, force)
    status, tied = lead_of(g, side, force, m, space, kind)
    return _best(g, m, status, tied, space, kind)


def bars_command(g: Position, side: int, force: Sequence[int], space: int, kind: int) -> str:
    """8.1, 15.1 Why a force has no chance at a check; empty if it has one."""
    if is_fresh(g, force):
        return ""
    m = muster(g, force)
    status, tied = lead_of(g, side, force, m, space, kind)
    if status == NOT_LED:
        return "no_common_leader"
    if _best(g, m, status, tied, space, kind) > 0:
        return ""
    return "boxed_needs_leader" if status == BY_DEFAULT and m.boxed else "no_initiative"


# ---------------------------------------------------------------------- the check


def measure(g: Position, side: int, force: Sequence[int], space: int, kind: int) -> Procedure[int]:
    """8.3 A check; by how much the die is above the rating. SURE and HOPELESS need no die, nor do
    boxed arrivals (7.1)."""
    if is_fresh(g, force):
        return SURE
    m = muster(g, force)
    status, tied = lead_of(g, side, force, m, space, kind)
    if status == NOT_LED:
        record(g, "check_nobody", space)
        return HOPELESS
    leader = NO_LEADER
    if status == LED:
        leader = yield from name_senior(g, side, tied, space)
    return roll(g, leader, rate(g, m, leader, space, kind), space, kind)


def roll(g: Position, leader: int, rating: int, space: int, kind: int) -> int:
    """8.3 Throw the die of a check against a rating; by how much it is above."""
    near = kind == FIRST and g.edition.near_misses
    if rating <= 0:
        _tell(g, "check_hopeless", "default_hopeless", leader, space, rating)
        return HOPELESS
    if rating > FACES or (rating == FACES and not near):
        _tell(g, "check_sure", "default_sure", leader, space, rating)
        return SURE
    die = g.dice.d6()
    passed = die <= rating
    if leader == NO_LEADER:
        record(g, "default_passed" if passed else "default_failed", space, rating, die)
    else:
        record(g, "check_passed" if passed else "check_failed", leader, space, rating, die)
    return die - rating


def _tell(g: Position, led: str, default: str, leader: int, space: int, rating: int) -> None:
    """A check that takes no die."""
    if leader == NO_LEADER:
        record(g, default, space, rating)
    else:
        record(g, led, leader, space, rating)


def check(g: Position, side: int, force: Sequence[int], space: int, kind: int) -> Procedure[bool]:
    """8.3 Whether a force passes a check."""
    above: int = yield from measure(g, side, force, space, kind)
    return above <= 0
